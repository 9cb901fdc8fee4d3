"""A view as tensors, for learned bots: planes over the board, and numbers beside it.

Sides are counted from the one who looks: own, then other. The board lies as that side sees it: its base line
is the first row, so for side 1 all is turned by half a turn. `ABOUT_PLANES` and `ABOUT_NUMBERS` say what each
entry is. Planes hold whole numbers below 256. Lanes of a GPU fill them together: each takes every so many-th
place.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludotheque.engine.contract import View as SeatView
from ludotheque.engine.jit import kernel, wide
from ludotheque.games.situation_4.components import BRIDGES, PARATROOPERS, TANKS
from ludotheque.games.situation_4.layout import (
    COLUMNS,
    HANDS,
    NONE,
    PLACES,
    ROWS,
    SEATS,
    SIDES,
    SPOTS,
    Box,
    State,
)
from ludotheque.games.situation_4.rules import (
    closed_row,
    holder_of,
    holds_zone,
    is_at,
    open_row,
    paratroopers_ready,
    side_points,
    tanks_ready,
)

# The planes, in order: where each group starts. Most are by side: own, other.
PIECE = 0
PARATROOPER = PIECE + SIDES
TANK = PARATROOPER + SIDES
LINKED = TANK + SIDES  # connected to the base line
DRIVEN = LINKED + SIDES  # reached from the tank base
OPEN = DRIVEN + SIDES
CLOSED = OPEN + SIDES  # by a tank
FLAG = CLOSED + SIDES  # on the objective here
WAITING = FLAG + SIDES  # the objective here is covered by this side, and no flag stands on it
TANK_BASE = WAITING + SIDES
PARATROOP_BASE = TANK_BASE + SIDES
BASELINE = PARATROOP_BASE + SIDES
BANK = BASELINE + SIDES  # this side's bank of the river
BRIDGE = BANK + SIDES  # this side's bridge ends here
ZONE = BRIDGE + SIDES  # how many of the zones here this side holds
ON_BOARD = ZONE + SIDES
VALUE = ON_BOARD + 1  # of the objective here, in tens
SITE = VALUE + 1  # a bridge site ends here
FORGOTTEN = SITE + 1  # hundredths of the grace that had passed at the last piece, where a flag is waited for

TENS, HUNDREDTHS = 10, 100
MOST = 255  # that an entry of a plane can be

_SIDES, _ALONE = ("own", "other"), ("",)

# A name, what it stands for each of, and what the entry holds; in order.
ABOUT_PLANES: tuple[tuple[str, Sequence[object], str], ...] = (
    ("pieces, {}", _SIDES, "1 under a piece of this side"),
    ("paratroopers, {}", _SIDES, "1 where a paratrooper of this side stands, on a piece of the other"),
    ("tanks, {}", _SIDES, "1 where a tank of this side stands"),
    ("connected, {}", _SIDES, "1 under its pieces that are connected to its base line (S4-6.2)"),
    (
        "reached by tanks, {}",
        _SIDES,
        "1 under its pieces that its tanks reach; 0 until their base is covered",
    ),
    ("open, {}", _SIDES, "1 where this side may lay a piece"),
    ("closed, {}", _SIDES, "1 on an empty location that a tank closes to this side (S4-6.3)"),
    ("flags, {}", _SIDES, "1 on all of an objective with this side’s flag"),
    ("waits for a flag, {}", _SIDES, "1 on all of an objective that this side covers and that has no flag"),
    ("tank base, {}", _SIDES, "1 on its locations"),
    ("paratroop base, {}", _SIDES, "1 on its locations"),
    ("base line, {}", _SIDES, "1 on its locations"),
    ("bank, {}", _SIDES, "1 on this side’s bank of the river"),
    ("bridges, {}", _SIDES, "1 at both ends of a bridge of this side"),
    ("zones held, {}", _SIDES, "how many of the zones here this side holds"),
    ("on the board", _ALONE, "1 on every location of the board"),
    ("value", _ALONE, f"of the objective here, in tens of points, {MOST} at most"),
    ("bridge sites", _ALONE, "1 at both ends of a bridge site"),
    (
        "forgotten",
        _ALONE,
        "where a flag is waited for: how much of the grace (S4-4.2) had passed when the last piece of the "
        f"game was laid, in hundredths, {HUNDREDTHS} at most",
    ),
)
ABOUT_NUMBERS: tuple[tuple[str, Sequence[object], str], ...] = (
    ("points, {}", _SIDES, "/ 1000"),
    ("paratroopers ready, {}", _SIDES, f"that this side can drop, / {PARATROOPERS}"),
    ("tanks ready, {}", _SIDES, f"that this side has not set yet, / {TANKS}; 0 until their base is covered"),
    ("bridges left, {}", _SIDES, f"/ {BRIDGES}"),
    ("pieces laid, {}", _SIDES, "/ locations of the board"),
    ("hands, {}", _SIDES, f"seats of this side, / {HANDS}"),
    ("resigned, {}", _SIDES, "1 if this side has resigned"),
    ("empty", _ALONE, "locations without a piece, / all of the board"),
    ("columns", _ALONE, f"of the board, / {COLUMNS}"),
    ("rows", _ALONE, f"of the board, / {ROWS}"),
    ("grace for flags", _ALONE, "in milliseconds, / 10,000"),
    ("last seconds", _ALONE, "1 once the board is covered (S4-8.1)"),
)

PLANES = tuple(name.format(one) for name, each, _ in ABOUT_PLANES for one in each)
NUMBERS = tuple(name.format(one) for name, each, _ in ABOUT_NUMBERS for one in each)
# Planes that count something; all others are 0 or 1.
COUNTED = frozenset({"value", "zones held, own", "zones held, other", "forgotten"})


@kernel
def as_seen(box: Box, side: int, row: int, column: int) -> int:
    """Where a location lies for who sits at this side: side 1 sees the board turned by half a turn."""
    if side == 0:
        return row * COLUMNS + column
    return (wide(box["rows"]) - 1 - row) * COLUMNS + wide(box["columns"]) - 1 - column


@kernel
def spot_seen(box: Box, side: int, place: int) -> int:
    """Likewise, by its number."""
    return as_seen(box, side, place // COLUMNS, place % COLUMNS)


@kernel
def mark_planes(box: Box, view: State, seat: int, planes: Any, lane: int, lanes: int) -> None:
    """Fill this lane's part of planes[plane, location], which are zero."""
    side, columns = wide(view["side_of"][seat]), wide(box["columns"])
    row, column = wide(0), wide(lane)
    while True:
        while column >= columns:  # no division: a GPU takes long for one
            row, column = row + 1, column - columns
        if row >= box["rows"]:
            break
        seen = as_seen(box, side, row, column)
        mark_location(box, view, side, row, column, seen, planes)
        column += lanes
    mark_objectives(box, view, side, planes, lane, lanes)
    mark_bases(box, side, planes, lane, lanes)
    mark_sites(box, view, side, planes, lane, lanes)


@kernel
def mark_location(box: Box, view: State, side: int, row: int, column: int, seen: int, planes: Any) -> None:
    """What lies on a location, and what may come there."""
    planes[ON_BOARD, seen] = 1
    for whose in range(SIDES):
        other = wide(whose != side)
        planes[BASELINE + other, seen] = row == (0 if whose == 0 else box["rows"] - 1)
        planes[BANK + other, seen] = (row < box["river"]) == (whose == 0)
    owner = wide(0) if is_at(view["pieces"][0], row, column) else wide(1)
    if is_at(view["pieces"][owner], row, column):
        mark_piece(box, view, side, owner, row, column, seen, planes)
    else:
        for whose in range(SIDES):
            other = wide(whose != side)
            planes[OPEN + other, seen] = (open_row(box, view, wide(whose), row) >> column) & 1
            if view["set"][1 - whose] != 0:
                planes[CLOSED + other, seen] = (closed_row(box, view, wide(whose), row) >> column) & 1


@kernel
def mark_piece(
    box: Box, view: State, side: int, owner: int, row: int, column: int, seen: int, planes: Any
) -> None:
    """A side's piece, and what it carries: own tanks, or paratroopers of the other side."""
    other = wide(owner != side)
    planes[PIECE + other, seen] = 1
    planes[PARATROOPER + 1 - other, seen] = is_at(view["paratroopers"][1 - owner], row, column)
    planes[TANK + other, seen] = is_at(view["tanks"][owner], row, column)
    planes[LINKED + other, seen] = is_at(view["linked"][owner], row, column)
    planes[DRIVEN + other, seen] = is_at(view["driven"][owner], row, column)
    planes[ZONE + other, seen] = count_zones_on(box, view, owner, row, column)  # it may cover all of one


@kernel
def count_zones_on(box: Box, view: State, side: int, row: int, column: int) -> int:
    """How many of the zones on a location a side holds."""
    count = wide(0)
    for high in range(box["zones_up"][row][0], box["zones_up"][row][1]):
        for far in range(box["zones_over"][column][0], box["zones_over"][column][1]):
            if holds_zone(box, view, side, wide(high) * wide(box["across"]) + far):
                count += 1
    return count


@kernel
def mark_objectives(box: Box, view: State, side: int, planes: Any, lane: int, lanes: int) -> None:
    """Values, flags, and what waits for one."""
    for objective in range(lane, box["objectives"], lanes):
        flag = wide(view["flags"][objective])
        holder = holder_of(box, view, wide(objective)) if flag == NONE else wide(NONE)
        forgotten = wide(0)
        if holder != NONE:
            passed = wide(view["last_piece"]) - wide(view["covered_at"][objective])
            grace = max(wide(box["flag_grace"]), 1)
            forgotten = HUNDREDTHS if passed >= grace else HUNDREDTHS * passed // grace
        for spot in range(SPOTS):
            place = wide(box["spots"][objective][spot])
            if place == NONE:
                break
            seen = spot_seen(box, side, place)
            planes[VALUE, seen] = min(wide(box["value"][objective]) // TENS, MOST)
            if flag != NONE:
                planes[FLAG + (flag != side), seen] = 1
            elif holder != NONE:
                planes[WAITING + (holder != side), seen] = 1
                planes[FORGOTTEN, seen] = forgotten


@kernel
def mark_bases(box: Box, side: int, planes: Any, lane: int, lanes: int) -> None:
    """Where the bases lie."""
    for spot in range(lane, SPOTS, lanes):
        for owner in range(SIDES):
            other = wide(owner != side)
            tank, paratroop = wide(box["tank_base"][owner][spot]), wide(box["paratroop_base"][owner][spot])
            if tank != NONE:
                planes[TANK_BASE + other, spot_seen(box, side, tank)] = 1
            if paratroop != NONE:
                planes[PARATROOP_BASE + other, spot_seen(box, side, paratroop)] = 1


@kernel
def mark_sites(box: Box, view: State, side: int, planes: Any, lane: int, lanes: int) -> None:
    """Bridge sites, and whose bridge stands there."""
    for site in range(lane, box["sites"], lanes):
        owner = wide(view["bridges"][site])
        for end in range(2):
            place = wide(box["site_a"][site]) if end == 0 else wide(box["site_b"][site])
            seen = spot_seen(box, side, place)
            planes[SITE, seen] = 1
            if owner != NONE:
                planes[BRIDGE + (owner != side), seen] = 1


@kernel
def mark_numbers(box: Box, view: State, seat: int, numbers: Any) -> None:
    """Fill the numbers, which are zero; counts are divided so that most lie between 0 and 1."""
    side = wide(view["side_of"][seat])
    size = wide(box["columns"]) * wide(box["rows"])
    for other in range(SIDES):
        owner = (side + other) % SIDES
        hands = wide(0)
        for one in range(SEATS):
            hands += view["side_of"][one] == owner
        numbers[other] = side_points(box, view, owner) / 1000
        numbers[SIDES + other] = paratroopers_ready(box, view, owner) / PARATROOPERS
        numbers[2 * SIDES + other] = tanks_ready(box, view, owner) / TANKS
        numbers[3 * SIDES + other] = (BRIDGES - view["built"][owner]) / BRIDGES
        numbers[4 * SIDES + other] = view["laid"][owner] / size
        numbers[5 * SIDES + other] = hands / HANDS
        numbers[6 * SIDES + other] = view["resigned"] == owner
    place = 7 * SIDES
    numbers[place] = view["left"] / size
    numbers[place + 1] = box["columns"] / COLUMNS
    numbers[place + 2] = box["rows"] / ROWS
    numbers[place + 3] = box["flag_grace"] / 10_000
    numbers[place + 4] = view["left"] == 0


def features(view: SeatView) -> tuple[Any, Any]:
    """Planes (plane, row, column) of a view as bytes, and its numbers as 32-bit floats.

    A spectator sits with the first seat of side 0.
    """
    planes = np.zeros((len(PLANES), PLACES), np.uint8)
    numbers = np.zeros(len(NUMBERS), np.float32)
    seat = view.seat if view.seat >= 0 else view.record["side_of"].tolist().index(0)
    mark_planes(view.box, view.record, seat, planes, 0, 1)
    mark_numbers(view.box, view.record, seat, numbers)
    return planes.reshape(len(PLANES), ROWS, COLUMNS), numbers
