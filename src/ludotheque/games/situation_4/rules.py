"""The rules of Situation 4. Each kernel wears the clause that it keeps; RULES.md holds the clauses.

All seats may move all the time; `now` is the game's time in milliseconds and never goes back. A set of
locations is a word a row: its neighbours are the word moved by a bit, and the words of the rows beside it.
"""

from typing import Any

from ludotheque.engine.contract import NOBODY
from ludotheque.engine.jit import kernel, lowest_bit, wide
from ludotheque.engine.whole_games import by_time
from ludotheque.games.situation_4.components import (
    BRIDGE_VALUE,
    BRIDGES,
    PARATROOPERS,
    TANKS,
    ZONE_VALUE,
)
from ludotheque.games.situation_4.layout import (
    COLUMNS,
    NONE,
    OBJECTIVES,
    PLACES,
    ROWS,
    SEATS,
    SIDES,
    SITES,
    SPOTS,
    Box,
    State,
)
from ludotheque.games.situation_4.moves import BRIDGE, DROP, FLAG, LAY, MOVES, RESIGN, TANK

RULES_VERSION = 1
LAST_SECONDS = 10_000  # S4-8.1 milliseconds after the last piece

# Locations


@kernel
def is_at(rows: Any, row: int, column: int) -> bool:
    """Whether a set, a word a row, holds what lies in this row and column."""
    return (rows[row] >> column) & 1 != 0


@kernel
def is_in(rows: Any, place: int) -> bool:
    """Whether it holds this location."""
    return is_at(rows, place // COLUMNS, place % COLUMNS)


@kernel
def beside(rows: Any, row: int, last: int) -> int:
    """The locations of this row that are next to one of a set, and perhaps columns past the board."""
    word = wide(rows[row])
    found = (word << 1) | (word >> 1)
    if row > 0:
        found |= rows[row - 1]
    if row < last:
        found |= rows[row + 1]
    return found


@kernel
def baseline(box: Box, side: int) -> int:
    """S4-1.2 The row of a side's base line."""
    return wide(0) if side == 0 else wide(box["rows"]) - 1


# Laying pieces


@kernel
def closed_row(box: Box, state: State, side: int, row: int) -> int:
    """S4-3.4, S4-6.3 The locations of this row that a tank closes to a side."""
    last = wide(box["rows"]) - 1
    theirs = beside(state["tanks"][1 - side], row, last)
    return theirs & ~beside(state["tanks"][side], row, last)


@kernel
def open_row(box: Box, state: State, side: int, row: int) -> int:
    """S4-3.2, S4-3.4 The locations of this row where a side may lay a piece."""
    last = wide(box["rows"]) - 1
    empty = wide(box["full"]) & ~(wide(state["pieces"][0][row]) | wide(state["pieces"][1][row]))
    if empty == 0:
        return wide(0)
    if state["laid"][side] == 0:
        reached = wide(box["full"]) if row == baseline(box, side) else wide(0)
    else:
        reached = beside(state["pieces"][side], row, last)
        if state["dropped"][side] != 0:
            reached |= beside(state["paratroopers"][side], row, last)
    found = empty & reached
    if found != 0 and state["set"][1 - side] != 0:
        found &= ~closed_row(box, state, side, row)
    return found


# Flags


@kernel
def holder_of(box: Box, state: State, objective: int) -> int:
    """S4-4.1, S4-4.3 The side whose pieces cover all of an objective, or NONE."""
    first = wide(box["spots"][objective][0])
    side = wide(0) if is_in(state["pieces"][0], first) else wide(1)
    for spot in range(SPOTS):
        place = wide(box["spots"][objective][spot])
        if place == NONE:
            break
        if not is_in(state["pieces"][side], place):
            return wide(NONE)
    return side


@kernel
def may_flag(box: Box, state: State, side: int, objective: int, now: int) -> bool:
    """S4-4.1, S4-4.2 Whether a side may plant its flag: its own objective, or one that was forgotten."""
    if state["flags"][objective] != NONE:
        return False
    holder = state["held"][objective]
    if holder == NONE:
        return False
    return holder == side or now - state["covered_at"][objective] >= box["flag_grace"]


# Paratroopers, tanks, bridges


@kernel
def is_covered(state: State, base: Any, side: int) -> bool:
    """Whether a side's pieces lie on all of its base."""
    for spot in range(SPOTS):
        place = wide(base[spot])
        if place == NONE:
            break
        if not is_in(state["pieces"][side], place):
            return False
    return True


@kernel
def paratroopers_ready(box: Box, state: State, side: int) -> int:
    """S4-5.1 How many paratroopers a side can drop."""
    return (
        PARATROOPERS - wide(state["dropped"][side])
        if is_covered(state, box["paratroop_base"][side], side)
        else wide(0)
    )


@kernel
def tanks_ready(box: Box, state: State, side: int) -> int:
    """S4-6.1 How many tanks a side can set."""
    return TANKS - wide(state["set"][side]) if is_covered(state, box["tank_base"][side], side) else wide(0)


@kernel
def drop_row(state: State, side: int, row: int) -> int:
    """S4-5.2 The opponent's pieces in this row that carry nothing."""
    theirs = wide(state["pieces"][1 - side][row])
    return theirs & ~(wide(state["paratroopers"][side][row]) | wide(state["tanks"][1 - side][row]))


@kernel
def spread(box: Box, state: State, side: int, reached: Any, on_wheels: bool) -> None:
    """Let a set of own pieces, a word a row, grow over adjacent own pieces as far as it goes.

    S4-6.2 On wheels the river is crossed only where an own bridge stands.
    """
    rows, river = wide(box["rows"]), wide(box["river"])
    is_growing = True
    while is_growing:
        is_growing = False
        for step in range(2 * rows):  # up, then down
            row = step if step < rows else 2 * rows - 1 - step
            own, word = wide(state["pieces"][side][row]), wide(reached[row])
            if own == word:
                continue
            found = word
            if row > 0 and not (on_wheels and row == river):
                found |= wide(reached[row - 1])
            if row < rows - 1 and not (on_wheels and row == river - 1):
                found |= wide(reached[row + 1])
            if on_wheels and (row == river or row == river - 1):
                found |= over_bridges(box, state, side, reached, row)
            found &= own
            before = wide(0)
            while found != before:
                before = found
                found |= ((found << 1) | (found >> 1)) & own
            if found != word:
                reached[row] = found
                is_growing = True


@kernel
def over_bridges(box: Box, state: State, side: int, reached: Any, row: int) -> int:
    """S4-6.2 The locations of a row at the river that own bridges reach from the other bank."""
    found = wide(0)
    for site in range(box["sites"]):
        if state["bridges"][site] == side:
            a, b = wide(box["site_a"][site]), wide(box["site_b"][site])
            here = a if a // COLUMNS == row else b
            there = b if a // COLUMNS == row else a
            if is_in(reached, there):
                found |= wide(1) << (here % COLUMNS)
    return found


@kernel
def grow(box: Box, state: State, side: int, reached: Any, place: int, on_wheels: bool) -> None:
    """Let a set grow by a piece that was just laid, if it is reached, and by all that it leads to."""
    row, bit = place // COLUMNS, wide(1) << (place % COLUMNS)
    last, river = wide(box["rows"]) - 1, wide(box["river"])
    word = wide(reached[row])
    below_it = wide(reached[row - 1]) if row > 0 else wide(0)
    above_it = wide(reached[row + 1]) if row < last else wide(0)
    found = (word << 1) | (word >> 1)
    if on_wheels and row == river:
        found |= above_it | over_bridges(box, state, side, reached, row)
    elif on_wheels and row == river - 1:
        found |= below_it | over_bridges(box, state, side, reached, row)
    else:
        found |= above_it | below_it
    if found & bit == 0:
        return
    reached[row] = word | bit
    rest = ((bit << 1) | (bit >> 1)) & wide(state["pieces"][side][row]) & ~word
    if row > 0:
        rest |= bit & wide(state["pieces"][side][row - 1]) & ~below_it
    if row < last:
        rest |= bit & wide(state["pieces"][side][row + 1]) & ~above_it
    if rest != 0:
        spread(box, state, side, reached, on_wheels)


@kernel
def connect(box: Box, state: State, side: int, place: int) -> None:
    """S4-6.2 Note what a piece that was just laid connects with the base line, and lets tanks reach."""
    linked, driven = state["linked"][side], state["driven"][side]
    row = place // COLUMNS
    if row == baseline(box, side):
        linked[row] |= wide(1) << (place % COLUMNS)
        spread(box, state, side, linked, False)
    else:
        grow(box, state, side, linked, place, False)
    base = box["tank_base"][side]
    if is_in(driven, wide(base[0])):
        grow(box, state, side, driven, place, True)
    elif is_covered(state, base, side):
        for spot in range(SPOTS):
            other = wide(base[spot])
            if other != NONE:
                driven[other // COLUMNS] |= wide(1) << (other % COLUMNS)
        spread(box, state, side, driven, True)


@kernel
def tank_row(state: State, side: int, row: int) -> int:
    """S4-6.2 The own pieces of this row that a tank can be set on."""
    carried = wide(state["tanks"][side][row]) | wide(state["paratroopers"][1 - side][row])
    return wide(state["driven"][side][row]) & wide(state["linked"][side][row]) & ~carried


@kernel
def may_bridge(box: Box, state: State, side: int, site: int) -> bool:
    """S4-7.1 Whether a side may build a bridge here."""
    if state["bridges"][site] != NONE or state["built"][side] >= BRIDGES:
        return False
    pieces = state["pieces"][side]
    return is_in(pieces, wide(box["site_a"][site])) and is_in(pieces, wide(box["site_b"][site]))


# The end


@kernel
def has_more(box: Box, state: State) -> bool:
    """S4-8.1 Whether, on a covered board, a flag or a bridge can still be placed by anybody."""
    for objective in range(box["objectives"]):
        if state["flags"][objective] == NONE and state["held"][objective] != NONE:
            return True
    for site in range(box["sites"]):
        for side in range(SIDES):
            if may_bridge(box, state, wide(side), wide(site)):
                return True
    return False


@kernel
def is_over(state: State, now: int) -> bool:
    """S4-8.1 Whether the game is over at this time."""
    if state["resigned"] != NONE:
        return True
    if state["left"] > 0:
        return False
    return state["is_closed"] != 0 or now - state["last_piece"] >= LAST_SECONDS


# Setting up


@kernel
def start(box: Box, state: State, seats: int) -> None:
    """S4-2 Set the table: nothing is laid."""
    for side in range(SIDES):
        for row in range(ROWS):
            state["pieces"][side][row] = 0
            state["paratroopers"][side][row] = 0
            state["tanks"][side][row] = 0
            state["linked"][side][row] = 0
            state["driven"][side][row] = 0
        state["laid"][side] = 0
        state["dropped"][side] = 0
        state["set"][side] = 0
        state["built"][side] = 0
    for objective in range(OBJECTIVES):
        state["covered_at"][objective] = 0
        state["flags"][objective] = NONE
        state["held"][objective] = NONE
    for site in range(SITES):
        state["bridges"][site] = NONE
    for seat in range(SEATS):
        state["side_of"][seat] = box["side_of"][seat] if seat < seats else NONE
    state["last_piece"] = 0
    state["pile"] = 0
    state["left"] = box["columns"] * box["rows"]
    state["seats"] = seats
    state["resigned"] = NONE
    state["is_closed"] = 0
    for place in range(7):
        state["spare"][place] = 0


@kernel
def to_move(state: State) -> int:
    """All seats, or NOBODY when nothing can be done any more whatever the time is."""
    if state["resigned"] != NONE or state["is_closed"] != 0:
        return NOBODY
    return (wide(1) << wide(state["seats"])) - 1


@kernel
def settle(box: Box, state: State, outcome: int) -> None:
    """Nothing is drawn."""


# Playing


@kernel
def play(box: Box, state: State, seat: int, move: int, now: int) -> None:
    """Play a legal move."""
    side = wide(state["side_of"][seat])
    place = wide(move) % PLACES
    row, bit = place // COLUMNS, wide(1) << (place % COLUMNS)
    if move < DROP:
        state["pieces"][side][row] |= bit
        state["laid"][side] += 1
        state["left"] -= 1
        state["last_piece"] = now
        objective = box["objective_at"][place]
        if objective != NONE:
            state["covered_at"][objective] = now
            state["held"][objective] = holder_of(box, state, wide(objective))
        connect(box, state, side, place)
    elif move < TANK:
        state["paratroopers"][side][row] |= bit
        state["dropped"][side] += 1
    elif move < FLAG:
        state["tanks"][side][row] |= bit
        state["set"][side] += 1
    elif move < BRIDGE:
        state["flags"][move - FLAG] = side
    elif move < RESIGN:
        state["bridges"][move - BRIDGE] = side
        state["built"][side] += 1
        spread(box, state, side, state["driven"][side], True)
    else:
        state["resigned"] = side
    if state["left"] == 0 and not has_more(box, state):
        state["is_closed"] = 1


# Legal moves


@kernel
def add_row(moves: Any, count: int, first: int, row: int, word: int) -> int:
    """Add a move for each location of a row's word; how many moves there are then."""
    while word != 0:
        moves[count] = first + row * COLUMNS + lowest_bit(word)
        word &= word - 1
        count += 1
    return count


@kernel
def legal(box: Box, state: State, seat: int, now: int, moves: Any) -> int:
    """Write every legal move of this seat into `moves`; how many there are."""
    if seat < 0 or seat >= state["seats"] or is_over(state, now):
        return 0
    side = wide(state["side_of"][seat])
    rows = wide(box["rows"])
    count = wide(0)
    if state["left"] > 0:
        for row in range(rows):
            count = add_row(moves, count, wide(LAY), wide(row), open_row(box, state, side, wide(row)))
    if paratroopers_ready(box, state, side) > 0:
        for row in range(rows):
            count = add_row(moves, count, wide(DROP), wide(row), drop_row(state, side, wide(row)))
    if tanks_ready(box, state, side) > 0:
        for row in range(rows):
            count = add_row(moves, count, wide(TANK), wide(row), tank_row(state, side, wide(row)))
    for objective in range(box["objectives"]):
        if may_flag(box, state, side, wide(objective), now):
            moves[count] = FLAG + objective
            count += 1
    for site in range(box["sites"]):
        if may_bridge(box, state, side, wide(site)):
            moves[count] = BRIDGE + site
            count += 1
    moves[count] = RESIGN
    return count + 1


@kernel
def is_legal(box: Box, state: State, seat: int, move: int, now: int) -> bool:
    """Whether this seat may play this move."""
    if move < 0 or move >= MOVES or seat < 0 or seat >= state["seats"] or is_over(state, now):
        return False
    side = wide(state["side_of"][seat])
    if move == RESIGN:
        return True
    if move >= BRIDGE:
        return move - BRIDGE < box["sites"] and may_bridge(box, state, side, wide(move - BRIDGE))
    if move >= FLAG:
        return move - FLAG < box["objectives"] and may_flag(box, state, side, wide(move - FLAG), now)
    place = wide(move) % PLACES
    row, column = place // COLUMNS, place % COLUMNS
    if row >= box["rows"] or column >= box["columns"]:
        return False
    if move < DROP:
        return (open_row(box, state, side, row) >> column) & 1 != 0
    if move < TANK:
        return paratroopers_ready(box, state, side) > 0 and (drop_row(state, side, row) >> column) & 1 != 0
    return tanks_ready(box, state, side) > 0 and (tank_row(state, side, row) >> column) & 1 != 0


# Scores


@kernel
def holds_zone(box: Box, state: State, side: int, zone: int) -> bool:
    """S4-8.2 Whether a side's pieces lie on all of a zone's locations."""
    columns = wide(box["zone_columns"][zone])
    for row in range(box["zone_top"][zone], box["zone_end"][zone] + 1):
        if wide(state["pieces"][side][row]) & columns != columns:
            return False
    return True


@kernel
def zone_holder(box: Box, state: State, zone: int) -> int:
    """S4-8.2 The side that holds a zone, or NONE."""
    for side in range(SIDES):
        if holds_zone(box, state, wide(side), zone):
            return wide(side)
    return wide(NONE)


@kernel
def count_zones(box: Box, state: State, side: int) -> int:
    """How many zones a side holds."""
    count = wide(0)
    for zone in range(box["zones"]):
        if holds_zone(box, state, side, wide(zone)):
            count += 1
    return count


@kernel
def side_points(box: Box, state: State, side: int) -> int:
    """S4-8.2 The points of a side: flags, bridges, zones."""
    points = BRIDGE_VALUE * wide(state["built"][side]) + ZONE_VALUE * count_zones(box, state, side)
    for objective in range(box["objectives"]):
        if state["flags"][objective] == side:
            points += box["value"][objective]
    return points


@kernel
def mark_scores(box: Box, state: State, scores: Any) -> int:
    """S4-8.2 What each seat would have if the game ended now: its side's points. How many pieces lie."""
    first, second = side_points(box, state, wide(0)), side_points(box, state, wide(1))
    for seat in range(SEATS):
        side = state["side_of"][seat]
        scores[seat] = 0 if side == NONE else (first if side == 0 else second)
    return wide(state["laid"][0]) + wide(state["laid"][1])


@kernel
def mark_winners(state: State, scores: Any) -> int:
    """S4-8.1, S4-8.2 The seats that win, a bit each: those of the side with most points, or of both."""
    best, winners = wide(-1), wide(0)
    for seat in range(state["seats"]):
        if state["side_of"][seat] == state["resigned"]:
            continue
        score = wide(scores[seat])
        if score > best:
            best, winners = score, wide(0)
        if score == best:
            winners |= wide(1) << seat
    return winners


# Whole games

replay, advance, list_legal, step = by_time(to_move, legal, is_legal, play)
