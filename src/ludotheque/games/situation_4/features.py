"""A view as tensors, for learned bots: planes over the board, and numbers beside it.

Sides are counted from the one who looks: own, then other. The board lies as that side sees it: its base line
is the first row, so for side 1 all is turned by half a turn. `PLANES` and `NUMBERS` say what each entry is.
"""

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
    is_in,
    open_row,
    paratroopers_ready,
    side_points,
    tanks_ready,
    zone_holder,
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
ZONE = BRIDGE + SIDES  # share of the zones here that this side holds
ON_BOARD = ZONE + SIDES
VALUE = ON_BOARD + 1  # of the objective here, in hundreds
SITE = VALUE + 1  # a bridge site ends here
FORGOTTEN = SITE + 1  # how much of the grace had passed at the last piece, where a flag is waited for

_BY_SIDE = (
    *("pieces", "paratroopers", "tanks", "connected", "reached by tanks", "open", "closed", "flags"),
    *("waits for a flag", "tank base", "paratroop base", "base line", "bank", "bridges", "zones held"),
)
PLANES = (
    *(f"{name}, {side}" for name in _BY_SIDE for side in ("own", "other")),
    *("on the board", "value", "bridge sites", "forgotten"),
)

_NUMBERS_BY_SIDE = (
    *("points", "paratroopers ready", "tanks ready", "bridges left", "pieces laid", "hands", "resigned"),
)
NUMBERS = (
    *(f"{name}, {side}" for name in _NUMBERS_BY_SIDE for side in ("own", "other")),
    *("empty", "columns", "rows", "grace for flags", "last seconds"),
)


@kernel
def as_seen(box: Box, side: int, place: int) -> int:
    """Where a location lies for who sits at this side: side 1 sees the board turned by half a turn."""
    if side == 0:
        return place
    row, column = place // COLUMNS, place % COLUMNS
    return (wide(box["rows"]) - 1 - row) * COLUMNS + wide(box["columns"]) - 1 - column


@kernel
def mark_planes(box: Box, view: State, side: int, planes: Any) -> None:
    """Fill planes[plane, location], which are zero."""
    for row in range(box["rows"]):
        for column in range(box["columns"]):
            place = wide(row) * COLUMNS + column
            seen = as_seen(box, side, place)
            planes[ON_BOARD, seen] = 1
            for other in range(SIDES):
                owner = (side + other) % SIDES
                planes[PIECE + other, seen] = is_in(view["pieces"][owner], place)
                planes[PARATROOPER + other, seen] = is_in(view["paratroopers"][owner], place)
                planes[TANK + other, seen] = is_in(view["tanks"][owner], place)
                planes[LINKED + other, seen] = is_in(view["linked"][owner], place)
                planes[DRIVEN + other, seen] = is_in(view["driven"][owner], place)
                planes[OPEN + other, seen] = (open_row(box, view, owner, wide(row)) >> column) & 1
                is_empty = not (is_in(view["pieces"][0], place) or is_in(view["pieces"][1], place))
                if is_empty:
                    planes[CLOSED + other, seen] = (closed_row(box, view, owner, wide(row)) >> column) & 1
                planes[BASELINE + other, seen] = row == (0 if owner == 0 else box["rows"] - 1)
                planes[BANK + other, seen] = (row < box["river"]) == (owner == 0)
    mark_objectives(box, view, side, planes)
    mark_bases(box, side, planes)
    mark_sites(box, view, side, planes)
    mark_zones(box, view, side, planes)


@kernel
def mark_objectives(box: Box, view: State, side: int, planes: Any) -> None:
    """Values, flags, and what waits for one."""
    for objective in range(box["objectives"]):
        flag = wide(view["flags"][objective])
        holder = holder_of(box, view, wide(objective))
        for spot in range(SPOTS):
            place = wide(box["spots"][objective][spot])
            if place == NONE:
                break
            seen = as_seen(box, side, place)
            planes[VALUE, seen] = box["value"][objective] / 100
            if flag != NONE:
                planes[FLAG + (flag != side), seen] = 1
            elif holder != NONE:
                planes[WAITING + (holder != side), seen] = 1
                passed = wide(view["last_piece"]) - wide(view["covered_at"][objective])
                planes[FORGOTTEN, seen] = min(passed / max(wide(box["flag_grace"]), 1), 1.0)


@kernel
def mark_bases(box: Box, side: int, planes: Any) -> None:
    """Where the bases lie."""
    for other in range(SIDES):
        owner = (side + other) % SIDES
        for spot in range(SPOTS):
            if box["tank_base"][owner][spot] != NONE:
                planes[TANK_BASE + other, as_seen(box, side, wide(box["tank_base"][owner][spot]))] = 1
            if box["paratroop_base"][owner][spot] != NONE:
                planes[
                    PARATROOP_BASE + other, as_seen(box, side, wide(box["paratroop_base"][owner][spot]))
                ] = 1


@kernel
def mark_sites(box: Box, view: State, side: int, planes: Any) -> None:
    """Bridge sites, and whose bridge stands there."""
    for site in range(box["sites"]):
        owner = wide(view["bridges"][site])
        for end in range(2):
            place = wide(box["site_a"][site]) if end == 0 else wide(box["site_b"][site])
            seen = as_seen(box, side, place)
            planes[SITE, seen] = 1
            if owner != NONE:
                planes[BRIDGE + (owner != side), seen] = 1


@kernel
def mark_zones(box: Box, view: State, side: int, planes: Any) -> None:
    """The share of the zones on a location that each side holds."""
    for row in range(box["rows"]):
        for column in range(box["columns"]):
            seen = as_seen(box, side, wide(row) * COLUMNS + column)
            count = wide(0)
            for zone in range(box["zones"]):
                is_there = box["zone_top"][zone] <= row <= box["zone_end"][zone]
                if not is_there or (wide(box["zone_columns"][zone]) >> column) & 1 == 0:
                    continue
                count += 1
                holder = zone_holder(box, view, wide(zone))
                if holder != NONE:
                    planes[ZONE + (holder != side), seen] += 1
            for other in range(SIDES):
                planes[ZONE + other, seen] /= max(count, 1)


@kernel
def mark_numbers(box: Box, view: State, side: int, numbers: Any) -> None:
    """Fill the numbers, which are zero; counts are divided so that most lie between 0 and 1."""
    size = wide(box["columns"]) * wide(box["rows"])
    for other in range(SIDES):
        owner = (side + other) % SIDES
        hands = wide(0)
        for seat in range(SEATS):
            hands += view["side_of"][seat] == owner
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
    """Planes (plane, row, column) and numbers of a view, as 32-bit floats; a spectator sits at side 0."""
    planes = np.zeros((len(PLANES), PLACES), np.float32)
    numbers = np.zeros(len(NUMBERS), np.float32)
    side = max(int(view.record["side_of"][view.seat]), 0) if view.seat >= 0 else 0
    mark_planes(view.box, view.record, side, planes)
    mark_numbers(view.box, view.record, side, numbers)
    return planes.reshape(len(PLANES), ROWS, COLUMNS), numbers
