"""A view as tensors, for learned bots: planes over the table, and numbers beside it.

Seats are counted from the one who looks: 0 is always oneself. `ABOUT_PLANES` and `ABOUT_NUMBERS` say
what each entry is. Planes hold whole numbers below 256. Lanes of a GPU fill them together: each takes every
so many-th place.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludotheque.engine.contract import View as SeatView
from ludotheque.engine.jit import kernel, wide
from ludotheque.games.seismic.components import CREW_FRAGMENTS, KIND_CODES
from ludotheque.games.seismic.layout import (
    CELLS,
    COLUMNS,
    EMPTY,
    KINDS,
    NONE,
    OFFER,
    OVER,
    ROWS,
    SEATS,
    SHAPES,
    SIDES,
    Box,
    View,
)
from ludotheque.games.seismic.moves import fragment_text
from ludotheque.games.seismic.options import VARIANTS
from ludotheque.games.seismic.rules import is_open

_FRAGMENTS = len(CREW_FRAGMENTS) - 1

# The planes, in order: where each group starts.
FRAGMENT = 0  # this fragment or stub lies here
CREW_SIDE = FRAGMENT + _FRAGMENTS  # the crew here stands on the fragment with this lowest side
CREW_SEAT = CREW_SIDE + SIDES  # the crew here is this seat's
HIGHWAY_BESIDE = CREW_SEAT + SEATS  # the neighbour over this side shows a highway
GREEN_BESIDE = HIGHWAY_BESIDE + SIDES  # the neighbour over this side shows green
VALUE = GREEN_BESIDE + SIDES  # of the intersection or town here, in points
ON_TABLE = VALUE + 1
OPEN = ON_TABLE + 1
PLACED = OPEN + 1  # the tile just placed

PHASES = OVER + 1
_ALONE = ("",)

# A name, what it stands for each of, and what the entry holds; in order.
ABOUT_PLANES: tuple[tuple[str, Sequence[object], str], ...] = (
    (
        "fragment {}",
        [fragment_text(*fragment) for fragment in CREW_FRAGMENTS[1:]],
        "1 where a tile has this fragment or stub, as the tile lies",
    ),
    ("crew on side {}", range(SIDES), "1 where a crew stands on the fragment whose lowest side is this one"),
    ("crew of seat +{}", range(SEATS), "1 where that crew is this seat’s"),
    ("highway beside {}", range(SIDES), "1 where the neighbour over this side shows a highway there"),
    ("green beside {}", range(SIDES), "1 where the neighbour over this side shows green there"),
    ("value", _ALONE, "of the intersection or town here, in points; 0 elsewhere"),
    ("on the table", _ALONE, "1 on every cell of the table"),
    (
        "open",
        _ALONE,
        "1 on an empty cell beside a highway edge (SE-4.2): whether a tile fits is not looked at",
    ),
    ("just placed", _ALONE, "1 where the tile lies whose crew is being decided"),
)
ABOUT_NUMBERS: tuple[tuple[str, Sequence[object], str], ...] = (
    ("face up {}", KIND_CODES[:SHAPES], "how many of this shape lie face up"),
    (
        "unseen {}",
        KIND_CODES,
        "how many of this kind nobody has seen yet, those that left at the set-up included, / 6; "
        "`town` is never drawn: always 0",
    ),
    ("crews left of seat +{}", range(SEATS), "crews this seat still has, / 20"),
    ("seat +{} plays", range(SEATS), "1 if there is such a seat"),
    (
        "phase {}",
        range(PHASES),
        "1 for what is waited for: 0 a tile of the set-up, 1 a tile to be turned up, 2 a tile to be placed, "
        "3 a crew, 4 the town that a quake hits first, 5 the side that it hits, 6 a turn in an aftershock, "
        "7 nothing, the game is over",
    ),
    ("{}", VARIANTS, "1 if this variant is played"),
    ("pile", _ALONE, "tiles left to draw, / 73"),
    ("magnitude", _ALONE, "of the quake that is being resolved, / 6; 0 if there is none"),
    ("my turn", _ALONE, "1 in one’s own turn; in aftershocks others decide too"),
)

PLANES = tuple(name.format(one) for name, each, _ in ABOUT_PLANES for one in each)
NUMBERS = tuple(name.format(one) for name, each, _ in ABOUT_NUMBERS for one in each)
COUNTED = frozenset({"value"})  # planes that count something; all others are 0 or 1


@kernel
def mark_planes(box: Box, view: View, seat: int, planes: Any, lane: int, lanes: int) -> None:
    """Fill this lane's part of planes[plane, cell], which are zero."""
    columns, rows = wide(box["columns"]), wide(box["rows"])
    first = (ROWS - rows) // 2 * COLUMNS + (COLUMNS - columns) // 2  # a smaller table lies in the middle
    row, column = wide(0), wide(lane)
    while True:
        while column >= columns:  # no division: a GPU takes long for one
            row, column = row + 1, column - columns
        if row >= rows:
            break
        cell = first + row * COLUMNS + column
        column += lanes
        planes[ON_TABLE, cell] = 1
        mark_beside(wide(view["beside"][cell]), cell, planes)
        if view["tile_at"][cell] != EMPTY:
            mark_tile(box, view, seat, cell, planes)
        elif is_open(view, cell):
            planes[OPEN, cell] = 1
    if lane == 0 and view["placed"] != NONE:
        planes[PLACED, view["placed"]] = 1


@kernel
def mark_beside(beside: int, cell: int, planes: Any) -> None:
    """What the neighbours of a cell show."""
    side = wide(0)
    while beside != 0:
        third = beside * 43691 >> 17  # beside // 3, for a number below 3 ** SIDES, in a third of the time
        shown = beside - 3 * third
        beside = third
        if shown != 0:
            planes[(GREEN_BESIDE if shown == 1 else HIGHWAY_BESIDE) + side, cell] = 1
        side += 1


@kernel
def mark_tile(box: Box, view: View, seat: int, cell: int, planes: Any) -> None:
    """The tile on a cell, and its crew."""
    tile, crew = wide(view["tile_at"][cell]), wide(view["crew_at"][cell])
    planes[VALUE, cell] = box["value"][tile // SIDES]
    for low in range(SIDES):
        high = wide(box["leads_to"][tile, low])
        if high > low:
            planes[FRAGMENT + box["crew_index"][low, high] - 1, cell] = 1
    if crew != NONE:
        other = (crew >> 3) - seat
        planes[CREW_SIDE + (crew & 7), cell] = 1
        planes[CREW_SEAT + (other if other >= 0 else other + wide(view["seats"])), cell] = 1


@kernel
def mark_numbers(box: Box, view: View, seat: int, numbers: Any) -> None:
    """Fill the numbers, which are zero; counts are divided so that most lie between 0 and 1."""
    for offer in range(OFFER):
        if view["face_up"][offer] != EMPTY:
            numbers[view["face_up"][offer]] += 1
    place = SHAPES
    for kind in range(KINDS):
        numbers[place + kind] = (box["count"][kind] - view["seen"][kind]) / 6
    place += KINDS
    for other in range(view["seats"]):
        numbers[place + other] = view["crews_left"][(seat + other) % view["seats"]] / 20
        numbers[place + SEATS + other] = 1
    place += 2 * SEATS
    numbers[place + view["phase"]] = 1
    place += PHASES
    numbers[place] = box["big_one"]
    numbers[place + 1] = box["dilemma"]
    numbers[place + 2] = box["aftershocks"]
    numbers[place + 3] = box["twin_cities"]
    numbers[place + 4] = view["pile"] / 73
    numbers[place + 5] = view["magnitude"] / 6
    numbers[place + 6] = view["turn"] == seat


def features(view: SeatView) -> tuple[Any, Any]:
    """Planes (plane, row, column) of a view as bytes, and its numbers as 32-bit floats."""
    planes = np.zeros((len(PLANES), CELLS), np.uint8)
    numbers = np.zeros(len(NUMBERS), np.float32)
    mark_planes(view.box, view.record, max(view.seat, 0), planes, 0, 1)
    mark_numbers(view.box, view.record, max(view.seat, 0), numbers)
    return planes.reshape(len(PLANES), ROWS, COLUMNS), numbers
