"""A view as tensors, for learned bots: planes over the table, and numbers beside it.

Seats are counted from the one who looks: 0 is always oneself. `PLANES` and `NUMBERS` say what each entry is.
"""

from typing import Any

import numpy as np

from ludotheque.engine.contract import View as SeatView
from ludotheque.engine.jit import kernel, wide
from ludotheque.games.seismic.components import CREW_FRAGMENTS, KIND_CODES, VARIANTS
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
from ludotheque.games.seismic.rules import is_open

_FRAGMENTS = len(CREW_FRAGMENTS) - 1

# The planes, in order: where each group starts.
FRAGMENT = 0  # this fragment or stub lies here
CREW_SIDE = FRAGMENT + _FRAGMENTS  # the crew here stands on the fragment with this lowest side
CREW_SEAT = CREW_SIDE + SIDES  # the crew here is this seat's
HIGHWAY_BESIDE = CREW_SEAT + SEATS  # the neighbour over this side shows a highway
GREEN_BESIDE = HIGHWAY_BESIDE + SIDES  # the neighbour over this side shows green
VALUE = GREEN_BESIDE + SIDES  # of the intersection or town here, in sixths
ON_TABLE = VALUE + 1
OPEN = ON_TABLE + 1
PLACED = OPEN + 1  # the tile just placed

PLANES = (
    *(f"fragment {fragment_text(*fragment)}" for fragment in CREW_FRAGMENTS[1:]),
    *(f"crew on side {side}" for side in range(SIDES)),
    *(f"crew of seat +{seat}" for seat in range(SEATS)),
    *(f"highway beside {side}" for side in range(SIDES)),
    *(f"green beside {side}" for side in range(SIDES)),
    *("value", "on the table", "open", "just placed"),
)

PHASES = OVER + 1
NUMBERS = (
    *(f"face up {code}" for code in KIND_CODES[:SHAPES]),
    *(f"unseen {code}" for code in KIND_CODES),
    *(f"crews left of seat +{seat}" for seat in range(SEATS)),
    *(f"seat +{seat} plays" for seat in range(SEATS)),
    *(f"phase {phase}" for phase in range(PHASES)),
    *VARIANTS,
    *("pile", "magnitude", "my turn"),
)


@kernel
def mark_planes(box: Box, view: View, seat: int, planes: Any) -> None:
    """Fill planes[plane, cell], which are zero."""
    for cell in range(CELLS):
        beside = wide(view["beside"][cell])
        for side in range(SIDES):
            shown = beside % 3
            beside //= 3
            planes[GREEN_BESIDE + side, cell] = shown == 1
            planes[HIGHWAY_BESIDE + side, cell] = shown == 2
            if box["neighbour"][cell, side] != NONE:
                planes[ON_TABLE, cell] = 1
        planes[OPEN, cell] = is_open(view, cell)
        planes[PLACED, cell] = view["placed"] == cell
        tile, crew = wide(view["tile_at"][cell]), wide(view["crew_at"][cell])
        if tile != EMPTY:
            planes[VALUE, cell] = box["value"][tile // SIDES] / 6
            for low in range(SIDES):
                high = wide(box["leads_to"][tile, low])
                if high > low:
                    planes[FRAGMENT + box["crew_index"][low, high] - 1, cell] = 1
        if crew != NONE:
            planes[CREW_SIDE + (crew & 7), cell] = 1
            planes[CREW_SEAT + ((crew >> 3) - seat) % view["seats"], cell] = 1


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
    """Planes (plane, row, column) and numbers of a view, as 32-bit floats."""
    planes = np.zeros((len(PLANES), CELLS), np.float32)
    numbers = np.zeros(len(NUMBERS), np.float32)
    mark_planes(view.box, view.record, max(view.seat, 0), planes)
    mark_numbers(view.box, view.record, max(view.seat, 0), numbers)
    return planes.reshape(len(PLANES), ROWS, COLUMNS), numbers
