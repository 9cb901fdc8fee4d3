"""The jigsaw in hands: trays, which piece a move lays, and what a piece looks like."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ludotheque.engine.contract import Move, Outcome, Pieces, Setup
from ludotheque.engine.words import Refused
from ludotheque.games.situation_4.components import Board, Options, location_text
from ludotheque.games.situation_4.moves import DROP, LAY

BETWEEN = Outcome(-1)  # the tray of side 0 ends here


class JigsawPieces(Pieces):
    """S4-1.5 A piece fits one location, and is named by it."""

    tray_clause = "S4-2.1"
    try_clause = "S4-3.3"
    taken_key = "s4-taken"

    def locations(self, options: Options) -> Sequence[str]:
        """All locations of the board."""
        return options.board.locations

    def dealt(self, setup: Setup, side: int) -> Sequence[str] | None:
        """S4-2.1 The tray of a side."""
        return [location_text(place) for place in trays_in(setup.pile)[side]] if setup.pile else None

    def are_turned(self, options: Options) -> bool:
        """S4-2.1 Whether the orientation is `turned`."""
        return options.orientation == "turned"

    def location_of(self, move: Move) -> str | None:
        """S4-3.1 The location of `lay`."""
        return location_text(move - LAY) if move < DROP else None

    def misfit(self, location: str) -> Refused:
        """S4-3.3 The piece does not fit, or is not turned right."""
        return Refused("s4-misfit", "S4-3.3", location=location)

    def drawn(self, options: Options, side: int, location: str, turn: int) -> dict[str, Any]:
        """S4-1.5 Outline and picture around its own centre, and whether it has a red edge."""
        base = 1 if side == 0 else options.board.rows
        return {
            "outline": _outline(options.board, location, turn),
            "picture": _picture(options.board, location, turn),
            "base": int(location[1:]) == base,
        }


def joined(trays: Sequence[Sequence[Outcome]]) -> tuple[Outcome, ...]:
    """The trays of both sides as one row of outcomes."""
    return (*trays[0], BETWEEN, *trays[1])


def trays_in(pile: Sequence[Outcome]) -> tuple[tuple[Outcome, ...], tuple[Outcome, ...]]:
    """S4-2.1 The pieces of each side in the order of its tray; the pile is not empty."""
    middle = pile.index(BETWEEN)
    return tuple(pile[:middle]), tuple(pile[middle + 1 :])


@lru_cache(maxsize=2_000)
def _outline(board: Board, location: str, turn: int) -> str:
    from ludotheque.games.situation_4.components.cut import local_outline  # slow to draw, few need it

    return local_outline(board, location, turn)


@lru_cache(maxsize=2_000)
def _picture(board: Board, location: str, turn: int) -> list[tuple[str, str]]:
    from ludotheque.games.situation_4.components.landscape import fragment

    return fragment(board, location, turn)
