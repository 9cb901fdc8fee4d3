"""The one table of moves: code <-> text. Its order is part of every saved game: append, never insert."""

import re
from functools import cache, lru_cache

from ludotheque.engine.words import Refused, quote
from ludotheque.games.seismic.components import (
    CREW_FRAGMENTS,
    KIND_CODES,
    KIND_OF,
    TWIN_TOWNS,
    axial_cell,
    canonical_rotation,
)
from ludotheque.games.seismic.layout import CELLS, NONE, SHAPES, SIDES, STUB, axial_of

PLACE = 0  # (shape × CELLS + cell) × 6 + rotation
CREW = PLACE + SHAPES * CELLS * SIDES  # which of CREW_FRAGMENTS; the first is no crew
QUAKE = CREW + len(CREW_FRAGMENTS)  # side
CHOOSE_TOWN = QUAKE + SIDES  # which of the two towns
PASS_TURN = CHOOSE_TOWN + len(TWIN_TOWNS)
TURN = PASS_TURN + 1  # cell × 6 + rotation
MOVES = TURN + CELLS * SIDES

NO_CREW = CREW

_WHOLE = r"(?:0|-?[1-9][0-9]*)"
_CELL = re.compile(rf"({_WHOLE}),({_WHOLE})", re.ASCII)
_ROTATIONS = {str(rotation): rotation for rotation in range(SIDES)}


def _crew_text(low: int, high: int) -> str:
    if low == NONE:
        return "-"
    return f"{low}" if high == STUB else f"{low}{high}"


_CREW_OF = {_crew_text(*fragment): number for number, fragment in enumerate(CREW_FRAGMENTS)}


@cache
def cell_text(cell: int) -> str:
    """A cell as people write it: `Q,R`."""
    q, r = axial_of(cell)
    return f"{q},{r}"


@cache
def _cells() -> dict[str, int]:
    return {cell_text(cell): cell for cell in range(CELLS)}


def fragment_text(low: int, high: int) -> str:
    """A fragment as people write it: `AB`, or `A` for a stub."""
    return _crew_text(low, high)


@cache
def texts() -> list[str]:
    """Every move in record notation, by its code. Legal moves are neighbours here, so also in memory."""
    turned = [f"{cell_text(cell)} {rotation}" for cell in range(CELLS) for rotation in range(SIDES)]
    return [
        *(f"place {code} {where}" for code in KIND_CODES[:SHAPES] for where in turned),
        *(f"crew {text}" for text in _CREW_OF),
        *(f"quake {side}" for side in range(SIDES)),
        *(f"town {q},{r}" for q, r in TWIN_TOWNS),
        "turn -",
        *(f"turn {where}" for where in turned),
    ]


def to_text(move: int) -> str:
    """The move with this code, in record notation."""
    return texts()[move]


@lru_cache(maxsize=1 << 16)  # records repeat themselves: replaying is 1.2 times as fast
def to_code(text: str) -> int:
    """The code of a move in record notation; a place with an equal rotation gets the canonical one."""
    words = text.split(" ")
    if words[0] == "place" and len(words) == 4:
        shape = KIND_OF.get(words[1], SHAPES)
        if shape >= SHAPES:
            raise Refused("move-unknown-shape", shape=quote(words[1]))
        cell, rotation = _cell(words[2]), _rotation(words[3])
        return PLACE + (shape * CELLS + cell) * SIDES + canonical_rotation(shape, rotation)
    if words[0] == "turn" and len(words) == 3:
        return TURN + _cell(words[1]) * SIDES + _rotation(words[2])
    if len(words) == 2:
        kind, what = words
        if kind == "crew" and what in _CREW_OF:
            return CREW + _CREW_OF[what]
        if kind == "quake" and what in _ROTATIONS:
            return QUAKE + _ROTATIONS[what]
        if kind == "town":
            return CHOOSE_TOWN + _town(what)
        if kind == "turn" and what == "-":
            return PASS_TURN
    raise Refused("move-unknown", move=quote(text))


def _cell(text: str) -> int:
    cell = _cells().get(text)
    if cell is not None:
        return cell
    if _CELL.fullmatch(text):
        raise Refused("cell-off-table", "SE-4.2", cell=quote(text))
    raise Refused("move-not-cell", cell=quote(text))


def _rotation(text: str) -> int:
    if text not in _ROTATIONS:
        raise Refused("move-not-rotation", rotation=quote(text))
    return _ROTATIONS[text]


def _town(text: str) -> int:
    cell = _cell(text)
    for number, town in enumerate(TWIN_TOWNS):
        if axial_cell(*town) == cell:
            return number
    raise Refused("not-a-town", "SE-7.4", cell=quote(text))
