"""What a position of Seismic is worth: the points that each seat can expect, and how likely that wins.

Only sections with crews count. One that is complete has its points, if no quake takes a tile of it. One with
open ends has them as likely as those ends are closed, which hangs on the tiles to come and on what of them
fits the empty cell. The numbers below were found by games of bots that look one move ahead: of neighbouring
sets the better one was followed. What they bring: `ludotheque arena seismic --bots level-5,level-7`.
"""

from math import exp, log
from typing import Any

import numpy as np

from ludotheque.engine.jit import kernel, wide
from ludotheque.games.seismic.components import FIRST_QUAKE
from ludotheque.games.seismic.layout import (
    CELLS,
    CREWING,
    EMPTY,
    HIGHWAY_SHAPES,
    KINDS,
    NONE,
    OFFER,
    PLACING,
    SEATS,
    SHAPES,
    SIDES,
    STUB,
    TOWN,
    Box,
    View,
)
from ludotheque.games.seismic.rules import (
    DEAD_END,
    LOOP,
    OPEN_END,
    count_face_up,
    count_line,
    most_crews,
    tally_crew,
)

HOPED = 3.3  # points: what comes to a section until an open end of it is closed
CREW = 0.4  # points: a crew in hand, while there are turns to use it
FEW_TURNS = 6.0  # with so few turns to come, half of that
TEMPO = 1.2  # points: having the move
# How an open end is closed, as a power of e: at all, by the tiles to come, by the share of them that fits.
END, END_TILES, END_CLOSERS, END_STUCK = -3.9, 0.9, 0.2, -1.2  # and if no highway fits there
BOTH = 0.62  # of the odds that two open ends are closed, each by itself: that both are
SHARED = 0.86  # of a section that is still open, if several have most crews on it
TAKEN = 0.12  # of the hits that the quakes to come give a tile as it lies now: much is built in between
LEAN = 1.06  # how much likelier a line is hit for each tile that it has more than another, as a power of e
SPREAD, HALF_SPREAD = 17.0, 8.0  # points: how far it can still go, and half of it with so many tiles to come


@kernel
def count_fitting(box: Box, view: View, cell: int, first: int, last: int) -> int:
    """How many tiles of these shapes that fit an empty cell are face up or unseen."""
    beside = view["beside"][cell]
    count = wide(0)
    for shape in range(first, last):
        if box["fits"][shape, beside] != 0:
            count += max(0, box["count"][shape] - view["seen"][shape])
            for offer in range(OFFER):
                if view["face_up"][offer] == shape:
                    count += 1
    return count


@kernel
def tiles_to_come(view: View) -> float:
    """The tiles that are face up or in the pile."""
    return float(view["pile"] + count_face_up(view))


@kernel
def closing_odds(box: Box, view: View, cell: int) -> float:
    """How likely the highway that ends at this empty cell gets an intersection there, or beyond."""
    left = 1.0 + tiles_to_come(view)
    closers = float(count_fitting(box, view, cell, wide(HIGHWAY_SHAPES), wide(SHAPES)))
    power = END + END_TILES * log(left) + END_CLOSERS * closers / left
    if count_fitting(box, view, cell, wide(0), wide(HIGHWAY_SHAPES)) == 0:
        power += END_STUCK
    return 1.0 / (1.0 + exp(-power))


@kernel
def mark_risks(box: Box, view: View, risks: Any) -> None:
    """How likely the quakes to come take each tile: those on the lines from a town, by line and place."""
    unseen, total = np.zeros(8), wide(0)
    for kind in range(FIRST_QUAKE, KINDS):
        left = max(0, box["count"][kind] - view["seen"][kind])
        total += left
        for place in range(1, kind - FIRST_QUAKE + 2):
            unseen[place] += left  # quakes that reach the tile at this place of a line
    hidden = wide(0)
    for kind in range(KINDS):
        hidden += max(0, box["count"][kind] - view["seen"][kind])
    if total == 0 or hidden == 0:
        return
    share = min(1.0, view["pile"] / hidden)  # some of them left the game at the set-up
    for town in range(2):
        if box["towns"][town] == NONE:
            continue
        leans, sum_of = np.zeros(SIDES), 0.0
        for side in range(SIDES):
            count = count_line(box, view, town, side)
            if count > 0:
                leans[side] = exp(min(LEAN * count, 60.0))
                sum_of += leans[side]
        for side in range(SIDES):
            here = wide(box["neighbour"][box["towns"][town], side])
            place = 0
            while here != NONE and place < 6:
                tile = view["tile_at"][here]
                if tile != EMPTY and tile < TOWN * SIDES:
                    place += 1
                    hits = unseen[place] * share * leans[side] / sum_of
                    risks[here] = 1.0 - (1.0 - risks[here]) * exp(-TAKEN * hits)
                here = wide(box["neighbour"][here, side])


@kernel
def walk(box: Box, view: View, risks: Any, cell: int, side: int) -> tuple[int, int, int, int, float]:
    """Follow a highway as `follow` does: end, its cell, length, crews, and how likely all of it stays."""
    here, way = cell, side
    length, crews, stays = 0, wide(0), 1.0
    while True:
        here = wide(box["neighbour"][here, way])
        if here == NONE:
            return DEAD_END, NONE, length, crews, stays
        tile = wide(view["tile_at"][here])
        if tile == EMPTY:
            return OPEN_END, here, length, crews, stays
        entry = (way + 3) % SIDES
        way = wide(box["leads_to"][tile, entry])
        crews = tally_crew(wide(view["crew_at"][here]), entry, way, crews)
        stays *= 1.0 - risks[here]
        if way == STUB:
            return here, here, length, crews, stays
        length += 1
        if here == cell and way == side:
            return LOOP, NONE, length, crews, stays


@kernel
def end_worth(box: Box, view: View, end: int, cell: int) -> tuple[float, float]:
    """What an end adds to a section, and how likely it will be one."""
    if end == OPEN_END:
        return HOPED, closing_odds(box, view, cell)
    return float(box["value"][view["tile_at"][cell] // SIDES]), 1.0


@kernel
def section_worth(box: Box, view: View, risks: Any, cell: int, low: int) -> tuple[float, int, bool]:
    """What the section of a fragment can be expected to score, its crews, and whether it is open."""
    tile = wide(view["tile_at"][cell])
    high = wide(box["leads_to"][tile, low])
    end, end_cell, length, crews, stays = walk(box, view, risks, cell, low)
    crews = tally_crew(wide(view["crew_at"][cell]), low, high, crews)
    stays *= 1.0 - risks[cell]
    other, other_cell = cell, cell
    if high != STUB:
        other, other_cell, more, others, stay = walk(box, view, risks, cell, high)
        length += more + 1
        crews += others
        stays *= stay
    if end < OPEN_END or other < OPEN_END:
        return 0.0, crews, False
    value, odds = end_worth(box, view, end, end_cell)
    other_value, other_odds = end_worth(box, view, other, other_cell)
    points = length + value + other_value
    is_open = end == OPEN_END or other == OPEN_END
    if end == OPEN_END and other == OPEN_END:
        odds *= BOTH
    elif not is_open and end_cell != other_cell and are_towns(view, end_cell, other_cell):
        points += 10.0
    return points * odds * other_odds * stays, crews, is_open


@kernel
def are_towns(view: View, cell: int, other: int) -> bool:
    """Whether towns stand at both cells."""
    return view["tile_at"][cell] == TOWN * SIDES and view["tile_at"][other] == TOWN * SIDES


@kernel
def count_all(crews: int) -> int:
    """How many crews a count of eight bits a seat holds."""
    total = wide(0)
    for seat in range(SEATS):
        total += (crews >> (seat * 8)) & 255
    return total


@kernel
def crew_worth(view: View) -> float:
    """What a crew in hand is worth."""
    turns = tiles_to_come(view) / view["seats"]
    return CREW * turns / (turns + FEW_TURNS)


@kernel
def mark_sections(box: Box, view: View, risks: Any, points: Any) -> None:
    """Add to each seat the points that it can expect from sections with crews."""
    for cell in range(CELLS):
        crew = wide(view["crew_at"][cell])
        if crew == NONE:
            continue
        worth, crews, is_open = section_worth(box, view, risks, cell, crew & 7)
        winners = most_crews(crews)
        if is_open and winners & (winners - 1) != 0:
            worth *= SHARED
        for seat in range(view["seats"]):
            if (winners >> seat) & 1:
                points[seat] += worth / count_all(crews)  # each of its crews comes by here


@kernel
def mark_expected(box: Box, view: View, points: Any) -> None:
    """Write the points that each seat can expect."""
    risks = np.zeros(CELLS)
    mark_risks(box, view, risks)
    for seat in range(SEATS):
        points[seat] = 0.0
    mark_sections(box, view, risks, points)
    in_hand = crew_worth(view)
    turns = tiles_to_come(view) / view["seats"]
    for seat in range(view["seats"]):
        points[seat] += in_hand * min(float(view["crews_left"][seat]), turns)
    actor = wide(view["actor"])
    if view["phase"] == PLACING:
        points[actor] += TEMPO
    elif view["phase"] == CREWING:
        best = 0.0
        for low in range(SIDES):
            if (view["free"] >> low) & 1:
                worth, _, _ = section_worth(box, view, risks, wide(view["placed"]), wide(low))
                best = max(best, worth - in_hand)
        points[actor] += best


@kernel
def mark_chances(box: Box, view: View, points: Any, chances: Any) -> None:
    """Write how likely each seat wins with the points that they can expect."""
    left = tiles_to_come(view)
    spread = 1.0 + SPREAD * left / (left + HALF_SPREAD)
    most = points[0]
    for seat in range(view["seats"]):
        most = max(most, points[seat])
    total = 0.0
    for seat in range(view["seats"]):
        chances[seat] = exp((points[seat] - most) / spread)
        total += chances[seat]
    for seat in range(view["seats"]):
        chances[seat] /= total
