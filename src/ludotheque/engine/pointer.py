"""Pointers: how the choices of a game are made on its drawn table, with a cursor or a mouse.

A move that is made on the table has an aim: a piece, if one is chosen first, a place, and how that is turned.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from ludotheque.engine.contract import Move, View
from ludotheque.engine.teller import Choices, Screen

Place: TypeAlias = str  # as the game names it
Spot: TypeAlias = tuple[int, int]  # column and row of a character in a drawing


class Aim(NamedTuple):
    """What a move is about, for who points at it."""

    place: Place
    piece: str = ""  # which of the pieces on offer; empty: none is chosen
    turn: int = 0


class Piece(NamedTuple):
    """Something on offer, to be put on the table."""

    name: str
    lines: list[str]  # as it is drawn
    words: str


class Drawn(NamedTuple):
    """A table, and where its places lie on the drawing."""

    lines: list[str]
    spots: Mapping[Place, Spot]


class Pointer(Protocol):
    """What the part `pointer` of a game has. Its own teller is asked for letters, colours and words."""

    def aims(self, view: View, choices: Choices) -> dict[Move, Aim]:
        """What each move that is made on the table is about; the others are chosen from a list."""

    def pieces(self, view: View, teller: Any, screen: Screen) -> Sequence[Piece]:
        """What is on offer, whoever decides."""

    def drawn(
        self,
        view: View,
        teller: Any,
        choices: Choices | None,
        places: Collection[Place],
        aimed: Move | None,
        screen: Screen,
    ) -> Drawn:
        """The table, these of its places marked; a move that is aimed at is shown as if it were made."""
