"""What a position of Situation 4 is worth: the points that each side can expect, and how likely that wins.

It is a race. Each side needs so many pieces to get to an open location (reach), each piece takes its time at
the pace of that side (race), and who is sooner there is likelier to have it. An objective, a zone or a bridge
is as likely a side's as all of its locations are; what is covered is settled, and so is a flag. Bases are
worth what the tanks and paratroopers that they bring can still do. The numbers below were fitted to games of
bots: `benchmarks/fit_situation_4.py`.
"""

from math import exp
from typing import Any

import numpy as np

from ludotheque.engine.jit import kernel, lowest_bit, wide
from ludotheque.games.situation_4.bots.playouts import FIND, FIND_EACH
from ludotheque.games.situation_4.components import (
    BRIDGE_VALUE,
    BRIDGES,
    PARATROOPERS,
    TANKS,
    ZONE_VALUE,
)
from ludotheque.games.situation_4.layout import COLUMNS, NONE, PLACES, ROWS, SEATS, SIDES, SPOTS, Box
from ludotheque.games.situation_4.rules import beside, closed_row, is_in, open_row

FAR = 25.0  # steps: where a side cannot get to, unless it drops a paratrooper
UNPLANTED = 0.8  # of an objective: it is covered, but its flag does not stand
TANK, PARATROOPER = 20.0, 50.0  # points: one in hand, while the board is empty
SPREAD, SPREAD_LEFT = 10.0, 350.0  # points: how far it can still go, at the end and on an empty board


# Race


@kernel
def count_hands(known: Any, side: int) -> int:
    """The seats of a side."""
    count = wide(0)
    for seat in range(SEATS):
        if known["side_of"][seat] == side:
            count += 1
    return count


@kernel
def piece_time(box: Box, known: Any, side: int, share: int) -> float:
    """How long it usually takes a side to lay one more piece, with hands of this share of the pace."""
    tray = wide(box["columns"]) * wide(box["rows"]) - wide(known["laid"][side])
    return (FIND + FIND_EACH * tray) * share / (100.0 * count_hands(known, side))


# Reach


@kernel
def mark_steps(box: Box, known: Any, side: int, steps: Any) -> None:
    """Write how many pieces a side has to lay to cover each empty location; FAR: it cannot get there."""
    rows = wide(box["rows"])
    free, layer, after = np.zeros(ROWS, np.int64), np.zeros(ROWS, np.int64), np.zeros(ROWS, np.int64)
    for row in range(rows):
        taken = wide(known["pieces"][0][row]) | wide(known["pieces"][1][row])
        free[row] = wide(box["full"]) & ~(taken | closed_row(box, known, side, wide(row)))
        layer[row] = open_row(box, known, side, wide(row))
    step, is_growing = 1.0, True
    while is_growing:
        is_growing = False
        for row in range(rows):
            word = wide(layer[row])
            free[row] &= ~word
            while word != 0:
                steps[row * COLUMNS + lowest_bit(word)] = step
                word &= word - 1
        for row in range(rows):
            after[row] = beside(layer, wide(row), rows - 1) & free[row]
            is_growing = is_growing or after[row] != 0
        for row in range(rows):
            layer[row] = after[row]
        step += 1.0


@kernel
def mark_odds(box: Box, known: Any, share0: int, share1: int, odds: Any) -> None:
    """Write how likely each location is covered by side 0 in the end: the sooner it can be there."""
    steps = np.full((SIDES, PLACES), FAR)
    first, second = piece_time(box, known, 0, share0), piece_time(box, known, 1, share1)
    for side in range(SIDES):
        mark_steps(box, known, side, steps[side])
    for row in range(box["rows"]):
        for column in range(box["columns"]):
            place = row * COLUMNS + column
            if is_in(known["pieces"][0], place):
                odds[place] = 1.0
            elif is_in(known["pieces"][1], place):
                odds[place] = 0.0
            else:
                mine, theirs = steps[0][place] * first, steps[1][place] * second
                odds[place] = theirs / (mine + theirs)


# Objectives, zones, bridges, bases


@kernel
def spots_odds(odds: Any, spots: Any, side: int) -> float:
    """How likely a side covers all of these locations."""
    chance = 1.0
    for spot in range(SPOTS):
        place = wide(spots[spot])
        if place == NONE:
            break
        chance *= odds[place] if side == 0 else 1.0 - odds[place]
    return chance


@kernel
def objectives_worth(box: Box, known: Any, odds: Any, side: int) -> float:
    """What a side can expect of objectives."""
    points = 0.0
    for objective in range(box["objectives"]):
        value = float(box["value"][objective])
        if known["flags"][objective] != NONE:
            points += value if known["flags"][objective] == side else 0.0
        elif known["held"][objective] != NONE:
            points += value * (UNPLANTED if known["held"][objective] == side else 1.0 - UNPLANTED)
        else:
            points += value * spots_odds(odds, box["spots"][objective], side)
    return points


@kernel
def zones_worth(box: Box, odds: Any, side: int) -> float:
    """What a side can expect of zones."""
    points = 0.0
    for zone in range(box["zones"]):
        chance = float(ZONE_VALUE)
        for row in range(box["zone_top"][zone], box["zone_end"][zone] + 1):
            columns = wide(box["zone_columns"][zone])
            while columns != 0 and chance > 0.0:
                place = row * COLUMNS + lowest_bit(columns)
                chance *= odds[place] if side == 0 else 1.0 - odds[place]
                columns &= columns - 1
        points += chance
    return points


@kernel
def bridges_worth(box: Box, known: Any, odds: Any, side: int) -> float:
    """What a side can expect of bridges: those that stand, and as many as it still has."""
    hoped = 0.0
    for site in range(box["sites"]):
        if known["bridges"][site] == NONE:
            first, second = odds[box["site_a"][site]], odds[box["site_b"][site]]
            hoped += first * second if side == 0 else (1.0 - first) * (1.0 - second)
    built = float(known["built"][side])
    return BRIDGE_VALUE * (built + min(hoped, BRIDGES - built))


@kernel
def bases_worth(box: Box, known: Any, odds: Any, side: int) -> float:
    """What a side's tanks and paratroopers can still bring, as far as it gets them."""
    left = float(known["left"]) / (wide(box["columns"]) * wide(box["rows"]))
    tanks = TANK * (TANKS - known["set"][side]) * spots_odds(odds, box["tank_base"][side], side)
    drops = PARATROOPER * (PARATROOPERS - known["dropped"][side])
    return left * (tanks + drops * spots_odds(odds, box["paratroop_base"][side], side))


@kernel
def expected_lead(box: Box, known: Any, share0: int, share1: int) -> float:
    """The points that side 0 can expect to have more than side 1, with hands of these shares of the pace."""
    odds = np.zeros(PLACES)
    mark_odds(box, known, share0, share1, odds)
    lead = 0.0
    for side in range(SIDES):
        points = objectives_worth(box, known, odds, side) + zones_worth(box, odds, side)
        points += bridges_worth(box, known, odds, side) + bases_worth(box, known, odds, side)
        lead += points if side == 0 else -points
    return lead


@kernel
def mark_chances(box: Box, known: Any, lead: float, chances: Any) -> None:
    """Write how likely each seat wins when side 0 expects to lead by so much."""
    left = float(known["left"]) / (wide(box["columns"]) * wide(box["rows"]))
    chance = 1.0 / (1.0 + exp(-lead / (SPREAD + SPREAD_LEFT * left)))
    for seat in range(SEATS):
        side = known["side_of"][seat]
        chances[seat] = 0.0 if side == NONE else chance if side == 0 else 1.0 - chance
