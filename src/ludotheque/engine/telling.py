"""How a game is told in words. Each game has a Teller; terminal and server ask it and know no rule."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from ludotheque.engine.canvas import Depth
from ludotheque.engine.contract import Move, Outcome, Seat, View


@dataclass(frozen=True)
class Screen:
    """What the words and drawings go to."""

    columns: int = 80
    rows: int | None = None  # None: no end, as in a file
    depth: Depth = Depth.NONE
    is_plain: bool = False  # lines of words alone, for a screen reader
    zoom: int | None = None  # the scale of a drawing, 1 the smallest; None: what fits


class Line(NamedTuple):
    """One thing that happened, in words."""

    text: str
    clause: str = ""  # of the ruling sheet, where the rules and nobody else decided it


@dataclass(frozen=True)
class Choices:
    """What a seat may do now: each legal move under a number."""

    question: str  # what is asked, with the seat's name
    moves: dict[int, Move]
    groups: dict[str, tuple[int, ...]] = field(default_factory=dict)  # numbers by cell, as people write it

    def number_of(self, move: Move) -> int | None:
        """The number under which this move stands."""
        return next((number for number, other in self.moves.items() if other == move), None)


class Teller(Protocol):
    """Tells one game to these people in their language, from what a view holds."""

    def story(
        self, before: View, seat: Seat | None, move: Move | None, drawn: Sequence[Outcome]
    ) -> list[Line]:
        """What happened: a move, if one was played, and what was drawn after it."""

    def choices(self, view: View, legal: Sequence[Move]) -> Choices:
        """The legal moves, numbered; those on one cell follow each other."""

    def listing(self, view: View, choices: Choices) -> list[str]:
        """The choices in words: one line a cell, or one each."""

    def closely(self, view: View, choices: Choices, cell: str, screen: Screen) -> list[str]:
        """The choices on one cell, each by itself."""

    def words_of(self, view: View, move: Move) -> str:
        """One move in words."""

    def table(self, view: View, choices: Choices | None, screen: Screen) -> list[str]:
        """The table: drawn, or told cell by cell if the screen is plain."""

    def offer(self, view: View, screen: Screen) -> list[str]:
        """What is on offer, and how each seat stands."""

    def unseen(self, view: View) -> list[str]:
        """What nobody has seen yet."""

    def scores(self, view: View) -> list[str]:
        """What each seat would have if the game ended now, and for what."""

    def details(self, view: View) -> dict[str, Any]:
        """What only the rules can tell of a position, for a client that draws it: plain JSON, by name."""
