"""How a game is told in words. Each game has a Teller; terminal and server ask it and know no rule."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import numpy as np
from typing_extensions import TypedDict

from ludotheque.engine.canvas import Depth
from ludotheque.engine.contract import START, Box, Game, Milliseconds, Move, Outcome, Seat, State, View


@dataclass(frozen=True)
class Screen:
    """What the words and drawings go to."""

    columns: int = 80
    rows: int | None = None  # None: no end, as in a file
    depth: Depth = Depth.NONE
    is_plain: bool = False  # lines of words alone, for a screen reader
    is_pane: bool = False  # a part of the screen for the drawing alone, which scrolls if it is too small
    zoom: int | None = None  # the scale of a drawing, 1 the smallest; None: what fits


class Scene(NamedTuple):
    """One move and what was drawn after it, as one seat or a spectator sees it."""

    before: View
    after: View
    seat: Seat | None  # who moved; None: nobody, the game begins
    move: Move | None  # None: nobody moved, or this view may not see it
    drawn: tuple[Outcome | None, ...]  # None: what this view may not see


def scene_of(
    game: Game,
    box: Box,
    before: State,
    actor: Seat | None,
    move: Move | None,
    drawn: Sequence[Outcome],
    seat: Seat,
    now: Milliseconds = START,
) -> Scene:
    """What this seat sees of a move, if one was played, and of what was drawn after it."""
    text, seen = game.seen(box, before, actor, move, drawn, seat)
    state = np.frombuffer(bytearray(before.tobytes()), game.state_dtype)[0]
    if actor is not None and move is not None:
        game.rules.play(box, state, actor, move, now)
    for outcome in drawn:
        game.rules.settle(box, state, outcome)
    return Scene(
        game.view(box, before, seat),
        game.view(box, state, seat),
        actor,
        None if text is None else move,
        tuple(None if one is None else outcome for one, outcome in zip(seen, drawn, strict=True)),
    )


class Debrief(TypedDict, total=False):
    """What a game that teaches leaves to talk about at its end: a client finds it in `details` as `debrief`.

    A class sums it up over its tables. A game's own may hold more. Cards by what they did, most first.
    """

    survived: bool  # in a game that a whole table can lose
    tie: str  # what broke a tie of points, or "shared"
    saved: list[str]  # cards that helped, by code
    hurt: list[str]  # that did harm
    seen: list[str]  # that were there


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

    def story(self, scene: Scene) -> list[Line]:
        """What happened, as far as it is seen."""

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

    def details(self, view: View) -> Mapping[str, Any]:
        """What only the rules can tell of a position, for a client that draws it: plain JSON, by name."""
