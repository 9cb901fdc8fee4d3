"""How bots decide in Situation 4, compiled, their pace, and whole games of them for simulations.

S4-9 A bot goes for one thing at a time: it decides, its hands take their time, then the move is tried. If
somebody was faster, the time is lost. All sums are whole numbers: a choice is the same on every machine.
"""

from typing import Any

from ludotheque.engine.contract import NOBODY
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.noise import below, noise
from ludotheque.engine.simulation import fingerprint
from ludotheque.games.situation_4.components import BRIDGE_VALUE, ZONE_VALUE
from ludotheque.games.situation_4.layout import COLUMNS, NONE, SEATS, SPOTS, Box, State
from ludotheque.games.situation_4.moves import BRIDGE, DROP, FLAG, LAY, RESIGN, TANK
from ludotheque.games.situation_4.rules import (
    closed_row,
    is_in,
    is_legal,
    is_over,
    legal,
    mark_scores,
    mark_winners,
    open_row,
    play,
    start,
    to_move,
)

UNIFORM, CHILD, CASUAL, PUZZLER = range(4)
BOTS = ("uniform", "child", "casual", "puzzler")  # by number

# S4-9.1 The pace, in milliseconds. Finding a piece: so much, and so much more for each piece in the tray.
FIND, FIND_EACH = 500, 200
SHARES = (100, 220, 100, 40)  # of that time, in hundredths, by bot
QUICKEST = 250  # no piece is found and laid in less
PLACING = 1000  # a flag, a paratrooper, a tank, a bridge

LOOKS = (1, 2, 4, 8)  # so many open locations a bot thinks of, by bot, before it looks for a piece

# What a location is worth, in points or hundredths of a share.
BASE_WORTH = 60  # a spot of the own base
DENIED_BASE = 30  # of the other side's
BANK_WORTH = 35  # the end of a site where a bridge can still be built
CONTESTED = 150  # hundredths, where the other side may lay as well
TANK_LEAST, DROP_LEAST = 60, 80  # a tank or a paratrooper waits for a place worth so much
SPENT = (0, 30, 90)  # hundredths of that asked less, when so many thirds of the board are covered


# What is worth what


@kernel
def share_worth(value: int, mine: int, theirs: int, size: int) -> int:
    """What one more location brings of something that has to be covered whole: to have it, or to deny it."""
    if theirs == 0:
        return value * (mine + 1) // size
    return value * theirs // size * 7 // 10 if mine == 0 else wide(0)


@kernel
def objective_worth(box: Box, known: Any, side: int, place: int) -> int:
    """What covering this location brings towards its objective."""
    objective = wide(box["objective_at"][place])
    if objective == NONE:
        return wide(0)
    mine, theirs, size = wide(0), wide(0), wide(0)
    for spot in range(SPOTS):
        other = wide(box["spots"][objective][spot])
        if other == NONE:
            break
        size += 1
        if is_in(known["pieces"][side], other):
            mine += 1
        elif is_in(known["pieces"][1 - side], other):
            theirs += 1
    return share_worth(wide(box["value"][objective]), mine, theirs, size)


@kernel
def zone_worth(box: Box, known: Any, side: int, zone: int) -> int:
    """What one more location brings towards a zone."""
    columns = wide(box["zone_columns"][zone])
    mine, theirs, size = wide(0), wide(0), wide(0)
    for row in range(box["zone_top"][zone], box["zone_end"][zone] + 1):
        own = wide(known["pieces"][side][row]) & columns
        other = wide(known["pieces"][1 - side][row]) & columns
        rest = columns
        while rest != 0:
            bit = rest & -rest
            rest &= rest - 1
            size += 1
            if own & bit:
                mine += 1
            elif other & bit:
                theirs += 1
    return share_worth(wide(ZONE_VALUE), mine, theirs, size)


@kernel
def zones_worth(box: Box, known: Any, side: int, place: int) -> int:
    """What covering this location brings towards the zones that lie on it."""
    column, row = place % COLUMNS, place // COLUMNS
    worth = wide(0)
    for high in range(box["zones_up"][row][0], box["zones_up"][row][1]):
        for far in range(box["zones_over"][column][0], box["zones_over"][column][1]):
            worth += zone_worth(box, known, side, wide(high) * wide(box["across"]) + far)
    return worth


@kernel
def base_worth(box: Box, known: Any, side: int, place: int) -> int:
    """What a spot of a base is worth: one's own to have it, the other's to deny it."""
    worth = wide(0)
    for owner in range(2):
        for spot in range(SPOTS):
            if place in (wide(box["tank_base"][owner][spot]), wide(box["paratroop_base"][owner][spot])):
                worth += BASE_WORTH if owner == side else DENIED_BASE
    return worth


@kernel
def bank_worth(box: Box, known: Any, side: int, place: int) -> int:
    """What an end of a bridge site is worth: the whole bridge if the other end is one's own."""
    if known["built"][side] >= 2:
        return wide(0)
    for site in range(box["sites"]):
        a, b = wide(box["site_a"][site]), wide(box["site_b"][site])
        if known["bridges"][site] == NONE and place in (a, b):
            other = b if place == a else a
            if is_in(known["pieces"][side], other):
                return wide(BRIDGE_VALUE)
            return wide(0) if is_in(known["pieces"][1 - side], other) else wide(BANK_WORTH)
    return wide(0)


@kernel
def place_worth(box: Box, known: Any, side: int, place: int) -> int:
    """What laying a piece here brings."""
    worth = objective_worth(box, known, side, place) + zones_worth(box, known, side, place)
    worth += base_worth(box, known, side, place) + bank_worth(box, known, side, place)
    if (open_row(box, known, 1 - side, place // COLUMNS) >> (place % COLUMNS)) & 1:
        worth = worth * CONTESTED // 100
    return worth


@kernel
def around_worth(box: Box, known: Any, side: int, place: int, for_tank: bool) -> int:
    """What the empty locations around a piece are worth: closed to the other side, or opened to this one."""
    column, row = place % COLUMNS, place // COLUMNS
    worth = wide(0)
    for step in range(4):
        x = column + (1 if step == 0 else -1 if step == 1 else 0)
        y = row + (1 if step == 2 else -1 if step == 3 else 0)
        if x < 0 or y < 0 or x >= box["columns"] or y >= box["rows"]:
            continue
        bit = wide(1) << x
        if (wide(known["pieces"][0][y]) | wide(known["pieces"][1][y])) & bit:
            continue
        mine, theirs = open_row(box, known, side, y) & bit, open_row(box, known, 1 - side, y) & bit
        if for_tank and theirs and not closed_row(box, known, 1 - side, y) & bit:
            worth += place_worth(box, known, side, y * COLUMNS + x)
        elif not for_tank and mine == 0 and closed_row(box, known, side, y) & bit == 0:
            worth += place_worth(box, known, side, y * COLUMNS + x) * 2 // 3
    return worth


# Deciding


@kernel
def asked_less(box: Box, known: Any) -> int:
    """How much less a tank or a paratrooper has to bring as the board fills up, in hundredths."""
    size = wide(box["columns"]) * wide(box["rows"])
    return wide(SPENT[min(2, 3 * (size - wide(known["left"])) // size)])


@kernel
def sensible(box: Box, known: Any, side: int, moves: Any, count: int, looks: int, word: int) -> int:
    """The move to go for, of these legal ones: flags, bridges, a well-placed tank or drop, or the best piece
    of a few that come to mind; NONE if there is only giving up."""
    best, most = wide(NONE), wide(0)
    lays = wide(0)
    less = wide(-1)
    for number in range(count):
        move = wide(moves[number])
        worth = wide(0)
        if move < DROP:
            lays += 1
            continue
        if move == RESIGN:
            continue
        if move >= BRIDGE:
            worth = wide(100_000 + BRIDGE_VALUE)
        elif move >= FLAG:
            worth = 200_000 + wide(box["value"][move - FLAG])
        else:
            if less < 0:
                less = asked_less(box, known)
            is_tank = move >= TANK
            worth = around_worth(box, known, side, (move - (TANK if is_tank else DROP)), is_tank)
            least = wide(TANK_LEAST if is_tank else DROP_LEAST) * (100 - less) // 100
            if worth < least:
                continue
        if worth > most:
            best, most = move, worth
    if best != NONE or lays == 0:
        return best
    for look in range(looks):
        move = wide(moves[below(noise(word, wide(look), lays), lays)])
        worth = 64 * place_worth(box, known, side, move - LAY) + (noise(word, wide(look), wide(77)) & 63)
        if best == NONE or worth > most:
            best, most = move, worth
    return best


@kernel
def decide(box: Box, known: Any, seat: int, bot: int, moves: Any, count: int, word: int) -> int:
    """What a seat goes for, of its legal moves, which end with giving up; NONE: there is nothing to do."""
    if bot == UNIFORM:
        return wide(moves[below(word, count - 1)]) if count > 1 else wide(NONE)
    return sensible(box, known, wide(known["side_of"][seat]), moves, count, wide(LOOKS[bot]), word)


@kernel
def time_for(box: Box, known: Any, seat: int, move: int, bot: int, word: int) -> int:
    """S4-9.1 How long the hands take: a second, or a random time that grows with the tray."""
    if move == NONE or move >= DROP:
        return wide(PLACING)
    return finding_time(box, known, wide(known["side_of"][seat]), wide(SHARES[bot]), word)


@kernel
def finding_time(box: Box, known: Any, side: int, share: int, word: int) -> int:
    """S4-9.1 How long it takes to find and lay a piece, with hands of this share."""
    tray = wide(box["columns"]) * wide(box["rows"]) - wide(known["laid"][side])
    usual = (FIND + FIND_EACH * tray) * share // 100
    chance = (word & 0xFFFF) + ((word >> 16) & 0xFFFF)  # twice its mean at most, the mean most likely
    return max(wide(QUICKEST), usual * chance // 0xFFFF)


# Whole games


def room_for(box: Box) -> tuple[int, int]:
    """Room for the legal moves of a seat, and for what each seat goes for; no pile."""
    return 2 * int(box["columns"]) * int(box["rows"]) + int(box["objectives"]) + int(
        box["sites"]
    ) + 1 + SEATS, 1


@kernel
def plan(
    box: Box,
    state: State,
    bots: Any,
    seat: int,
    now: int,
    numbers: Any,
    dues: Any,
    lane0: int,
    lane1: int,
    counter: int,
) -> None:
    """Let a seat decide what it goes for, and when that is done: noted in `numbers` and `dues`."""
    bot = wide(UNIFORM) if bots is None else wide(bots[seat])
    count = legal(box, state, seat, now, numbers)
    word = noise(lane0, lane1, counter)
    if bots is None:
        move = wide(numbers[below(word, count - 1)]) if count > 1 else wide(NONE)
    else:
        move = decide(box, state, seat, bot, numbers, count, word)
    numbers[len(numbers) - 1 - seat] = move
    dues[seat] = now + time_for(box, state, seat, move, bot, noise(lane1, lane0, counter))


@kernel
def play_out(
    box: Box,
    state: State,
    words: Any,
    bots: Any,
    seats: int,
    lane0: int,
    lane1: int,
    number: int,
    numbers: Any,
    pile: Any,
    result: Any,
) -> None:
    """Play game `number` to its end and write its result. `words` is the state as plain integers."""
    key0, key1 = noise(lane0, lane1, number), noise(lane1, lane0, number)
    start(box, state, seats)
    dues = result["scores"]  # until there are scores: when each seat's hands are done
    counter, decisions, now = wide(0), wide(0), wide(0)
    for seat in range(seats):
        counter += 1
        plan(box, state, bots, wide(seat), now, numbers, dues, key0, key1, counter)
    while to_move(state) != NOBODY:
        seat = wide(0)
        for other in range(1, seats):
            if dues[other] < dues[seat]:
                seat = wide(other)
        now = wide(dues[seat])
        if is_over(state, now):
            break
        move = wide(numbers[len(numbers) - 1 - seat])
        if is_legal(box, state, seat, move, now):
            play(box, state, seat, move, now)
            decisions += 1
        counter += 1
        plan(box, state, bots, seat, now, numbers, dues, key0, key1, counter)
    result["decisions"] = decisions
    result["tallies"][0] = now // 1000
    flags = wide(0)
    for objective in range(box["objectives"]):
        if state["flags"][objective] != NONE:
            flags += 1
    result["tallies"][1] = flags
    result["tallies"][2] = state["built"][0] + state["built"][1]
    result["tallies"][3] = state["set"][0] + state["set"][1]
    mark_scores(box, state, result["scores"])
    result["winners"] = mark_winners(state, result["scores"])
    result["fingerprint"] = fingerprint(words)
