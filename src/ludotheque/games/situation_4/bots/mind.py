"""What the search asks of Situation 4.

The game goes by time, so a game in thought also knows what everybody's hands are doing: what each seat goes
for, and when that is done. A seat decides when its hands are free. Then the earliest hands finish, one after
another, until somebody's are free again; a move that is not legal any more is lost time.

In the tree a move of another seat than the one that thinks is told apart from its own by its number.
"""

from typing import Any

import numpy as np

from ludotheque.bots.levels import AT_ONCE, Level
from ludotheque.bots.search import SearchSettings
from ludotheque.engine.contract import NOBODY
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.noise import below, noise
from ludotheque.games.situation_4.bots.playouts import (
    CASUAL,
    CHILD,
    DROP_LEAST,
    FIND,
    FIND_EACH,
    PLACING,
    PUZZLER,
    TANK_LEAST,
    around_worth,
    asked_less,
    decide,
    finding_time,
    place_worth,
    time_for,  # noqa: F401  # asked of a game that goes by time
)
from ludotheque.games.situation_4.bots.value import count_hands, expected_lead, mark_chances
from ludotheque.games.situation_4.components import BRIDGE_VALUE
from ludotheque.games.situation_4.layout import NONE, PLACES, SEATS, SIDES, SPOTS, STATE, Box
from ludotheque.games.situation_4.moves import BRIDGE, DROP, FLAG, LAY, MOVES, TANK
from ludotheque.games.situation_4.rules import (
    LAST_SECONDS,
    is_legal,
    is_over,
    legal,
    may_bridge,
    may_flag,
    open_row,
    paratroopers_ready,
    play,
    side_points,
    tanks_ready,
    to_move,
)

THOUGHT = np.dtype(
    [
        ("state", STATE),
        ("dues", np.int64, SEATS),  # when what a seat's hands are at is done
        ("now", np.int64),
        ("words", np.int64),  # of noise that were used
        ("goals", np.int32, SEATS),  # what a seat goes for, NOTHING for a moment, or NONE: its hands are free
        ("shares", np.int32, SIDES),  # of the pace, in hundredths: how slow each side's hands seem to be
        ("me", np.int32),  # the seat that thinks
        ("is_fresh", np.int32),  # 1: nobody has decided yet
    ],
    align=True,
)
PILE = 1  # nothing is drawn
MOST_MOVES = 4 * PLACES
NOTHING = -2  # in place of a move

USUAL_SHARE, USUAL_PIECES = 70, 2  # before a side has laid some pieces its hands are taken for such
QUICKEST_SHARE, SLOWEST_SHARE = 10, 400

# What is seen at first sight
FLAGS = 1  # a flag comes before all else
BRIDGES = 2  # a bridge too
OTHERS = 4  # where the other side can get to, and what it has spoiled
FORCES = 8  # where tanks and paratroopers are worth it

SOON = AT_ONCE // 2  # more than any piece promises


# What the hands are at


@kernel
def hands_share(box: Box, known: Any, side: int) -> int:
    """How slow a side's hands seem to be: by the pieces that it laid in the time so far."""
    laid, size = wide(known["laid"][side]), wide(box["columns"]) * wide(box["rows"])
    usual = laid * FIND + FIND_EACH * (laid * size - laid * (laid - 1) // 2)
    placed = wide(known["dropped"][side]) + wide(known["set"][side]) + wide(known["built"][side])
    for objective in range(box["objectives"]):
        if known["flags"][objective] == side:
            placed += 1
    spent = max(wide(0), count_hands(known, side) * wide(known["last_piece"]) - placed * PLACING)
    before = USUAL_PIECES * (FIND + FIND_EACH * size)
    share = (before * USUAL_SHARE + 100 * spent) // (before + usual)
    return min(max(share, wide(QUICKEST_SHARE)), wide(SLOWEST_SHARE))


@kernel
def next_word(thought: Any, lane0: int, lane1: int) -> int:
    """Another word of noise."""
    thought["words"] += 1
    return noise(lane0, lane1, wide(thought["words"]))


@kernel
def begin(box: Box, thought: Any, seat: int, goal: int, word: int) -> None:
    """A seat goes for something now."""
    time = wide(PLACING)
    if 0 <= goal < DROP:
        side = wide(thought["state"]["side_of"][seat])
        time = finding_time(box, thought["state"], side, wide(thought["shares"][side]), word)
    thought["goals"][seat] = goal
    thought["dues"][seat] = thought["now"] + time


@kernel
def has_anything(box: Box, state: Any, seat: int, now: int) -> bool:
    """Whether a seat has something to do."""
    side = wide(state["side_of"][seat])
    for objective in range(box["objectives"]):
        if may_flag(box, state, side, wide(objective), now):
            return True
    for site in range(box["sites"]):
        if may_bridge(box, state, side, wide(site)):
            return True
    if state["left"] == 0:
        return False
    for row in range(box["rows"]):
        if open_row(box, state, side, wide(row)) != 0:
            return True
    return paratroopers_ready(box, state, side) > 0 or tanks_ready(box, state, side) > 0


@kernel
def pass_time(box: Box, thought: Any) -> None:
    """Let the earliest hands finish, until somebody's are free or the game is over."""
    state = thought["state"]
    seats = wide(state["seats"])
    while to_move(state) != NOBODY:
        first = wide(0)
        for seat in range(seats):
            if thought["goals"][seat] == NONE:
                return
            if thought["dues"][seat] < thought["dues"][first]:
                first = wide(seat)
        now = max(wide(thought["now"]), wide(thought["dues"][first]))
        thought["now"] = now
        if is_over(state, now):
            return
        goal = wide(thought["goals"][first])
        if goal != NOTHING and is_legal(box, state, first, goal, now):
            play(box, state, first, goal, now)
        if has_anything(box, state, first, now):
            thought["goals"][first] = NONE
        else:
            begin(box, thought, first, wide(NOTHING), wide(0))


# What the search asks


@kernel
def imagine(boxes: Any, views: Any, seat: int, lane0: int, lane1: int, thoughts: Any, pile: Any) -> int:
    """The table as it lies; what the others go for, and since when, is a guess, and so is the time."""
    box, thought = boxes[0], thoughts[0]
    thoughts["state"][0] = views[0]
    state = thought["state"]
    thought["words"] = 0
    thought["me"] = seat
    thought["is_fresh"] = 1
    idle = below(next_word(thought, lane0, lane1), 2 * wide(box["flag_grace"]) + 1)
    if state["left"] == 0:
        idle = min(idle, wide(LAST_SECONDS - 1))
    now = wide(state["last_piece"]) + idle
    thought["now"] = now
    for side in range(SIDES):
        thought["shares"][side] = hands_share(box, state, wide(side))
    moves = np.empty(MOST_MOVES, np.int32)
    for other in range(state["seats"]):
        thought["goals"][other] = NONE
        thought["dues"][other] = now
        if other != seat:
            count = legal(box, state, wide(other), now, moves)
            goal = decide(
                box, state, wide(other), wide(PUZZLER), moves, count, next_word(thought, lane0, lane1)
            )
            goal = wide(NOTHING) if goal == NONE else goal
            begin(box, thought, wide(other), goal, next_word(thought, lane0, lane1))
            time = wide(thought["dues"][other]) - now
            thought["dues"][other] -= below(next_word(thought, lane0, lane1), time)
    return wide(0)


@kernel
def who(thoughts: Any) -> int:
    """The seat that decides, or NONE."""
    thought = thoughts[0]
    if to_move(thought["state"]) == NOBODY or is_over(thought["state"], wide(thought["now"])):
        return wide(NONE)
    for seat in range(thought["state"]["seats"]):
        if thought["goals"][seat] == NONE:
            return wide(seat)
    return wide(NONE)


@kernel
def offset_of(thought: Any, seat: int) -> int:
    """What a seat's moves are numbered from, in the tree: 0 for the one that thinks."""
    return ((seat - wide(thought["me"])) % SEATS) * MOVES


@kernel
def may(boxes: Any, thoughts: Any, move: int) -> int:
    """Whether the seat that decides may go for this."""
    thought = thoughts[0]
    seat = who(thoughts)
    code = move - offset_of(thought, seat)
    if code < 0 or code >= MOVES:
        return wide(0)
    return wide(1) if is_legal(boxes[0], thought["state"], seat, code, wide(thought["now"])) else wide(0)


@kernel
def go(boxes: Any, thoughts: Any, move: int, pile: Any, lane0: int, lane1: int) -> int:
    """Go for it, and let time pass until somebody's hands are free."""
    begin(boxes[0], thoughts[0], who(thoughts), move % MOVES, next_word(thoughts[0], lane0, lane1))
    thoughts[0]["is_fresh"] = 0
    pass_time(boxes[0], thoughts[0])
    return wide(0)


@kernel
def judge(boxes: Any, thoughts: Any, pile: Any, steps: int, lane0: int, lane1: int, chances: Any) -> int:
    """How likely each seat wins: after so many sensible decisions, by the points that sides can expect."""
    box, thought = boxes[0], thoughts[0]
    state = thought["state"]
    moves = np.empty(MOST_MOVES, np.int32)
    seat = who(thoughts)
    while steps > 0 and seat != NONE:
        now = wide(thought["now"])
        count = legal(box, state, seat, now, moves)
        goal = decide(box, state, seat, wide(PUZZLER), moves, count, next_word(thought, lane0, lane1))
        begin(box, thought, seat, wide(NOTHING) if goal == NONE else goal, next_word(thought, lane0, lane1))
        pass_time(box, thought)
        seat = who(thoughts)
        steps -= 1
    if seat == NONE:
        mark_result(box, state, chances)
    else:
        shares = thought["shares"]
        mark_chances(box, state, expected_lead(box, state, wide(shares[0]), wide(shares[1])), chances)
    return wide(0)


@kernel
def mark_result(box: Box, state: Any, chances: Any) -> None:
    """S4-8.1, S4-8.2 The side with most points has won, unless it has resigned."""
    first, second = side_points(box, state, wide(0)), side_points(box, state, wide(1))
    if state["resigned"] != NONE:
        first, second = wide(state["resigned"]), wide(1 - state["resigned"])
    chance = 0.5 if first == second else 1.0 if first > second else 0.0
    for seat in range(SEATS):
        side = state["side_of"][seat]
        chances[seat] = 0.0 if side == NONE else chance if side == 0 else 1.0 - chance


# At first sight


@kernel
def rank(boxes: Any, thoughts: Any, sight: int, moves: Any, worths: Any) -> int:
    """What the seat that decides can go for, and what each promises, in points. It never gives up."""
    box, thought = boxes[0], thoughts[0]
    state = thought["state"]
    seat = who(thoughts)
    side, offset = wide(state["side_of"][seat]), offset_of(thought, seat)
    now = wide(thought["now"])
    count = legal(box, state, seat, now, moves) - 1
    if thought["is_fresh"]:
        count = add_forgotten(box, state, side, now, moves, count)
    less = asked_less(box, state)
    for number in range(count):
        move = wide(moves[number])
        worths[number] = first_worth(box, state, side, move, less, sight)
        moves[number] = offset + move
    return wide(count)


@kernel
def add_forgotten(box: Box, state: Any, side: int, now: int, moves: Any, count: int) -> int:
    """Add the flags that the other side may have forgotten: a view does not say how late it is."""
    for objective in range(box["objectives"]):
        is_theirs = state["held"][objective] == 1 - side and state["flags"][objective] == NONE
        if is_theirs and not may_flag(box, state, side, wide(objective), now):
            moves[count] = FLAG + objective
            count += 1
    return count


@kernel
def first_worth(box: Box, state: Any, side: int, move: int, less: int, sight: int) -> int:
    """What going for this promises, in points; less than 0: rather nothing."""
    if move < DROP:
        if sight & OTHERS:
            return place_worth(box, state, side, move - LAY)
        return printed_worth(box, side, move - LAY)
    if move < FLAG:
        is_tank = move >= TANK
        if sight & FORCES == 0:
            return wide(20)
        worth = around_worth(box, state, side, move - (TANK if is_tank else DROP), is_tank)
        least = wide(TANK_LEAST if is_tank else DROP_LEAST) * (100 - less) // 100
        return SOON + worth if worth >= least and worth > 0 else wide(-1)
    if move < BRIDGE:
        return (2 * AT_ONCE if sight & FLAGS else 0) + wide(box["value"][move - FLAG])
    return wide((AT_ONCE if sight & BRIDGES else 0) + BRIDGE_VALUE)


@kernel
def printed_worth(box: Box, side: int, place: int) -> int:
    """What is printed on a location: its objective, whoever has spoiled it, and the own bases."""
    for spot in range(SPOTS):
        if place in (wide(box["tank_base"][side][spot]), wide(box["paratroop_base"][side][spot])):
            return wide(50)
    objective = wide(box["objective_at"][place])
    return wide(10) if objective == NONE else wide(box["value"][objective]) // 2


# Children forget flags, and so do casual players at first. A newcomer with a puzzler's hands is quicker than
# one who thinks ahead with slower ones.
LEVELS = (
    Level(looks=3, slips=60, sight=0, hands=CHILD),
    Level(looks=8, slips=40, sight=BRIDGES, hands=CHILD),
    Level(looks=6, slips=60, sight=BRIDGES, hands=CASUAL),
    Level(looks=8, slips=20, hands=CASUAL),
    Level(hands=CASUAL, simulations=40, settings=SearchSettings(explore=0.2)),
    Level(looks=2, slips=60, sight=FLAGS | BRIDGES, hands=PUZZLER),
    Level(hands=PUZZLER, simulations=20, settings=SearchSettings(explore=0.2)),
    Level(hands=PUZZLER, simulations=400, settings=SearchSettings(explore=0.2, widen=1.0, steps=10)),
)

# Turn by turn hands count for nothing: from level 5 on all moves are seen, and each level thinks farther.
TURN_LEVELS = (
    Level(looks=3, slips=60, sight=0),
    Level(looks=8, slips=40, sight=BRIDGES),
    Level(looks=8, slips=60, sight=FLAGS | BRIDGES | FORCES),
    Level(looks=8, slips=20),
    Level(simulations=20, settings=SearchSettings(explore=0.2)),
    Level(simulations=50, settings=SearchSettings(explore=0.2)),
    Level(simulations=120, settings=SearchSettings(explore=0.2)),
    Level(simulations=1600, settings=SearchSettings(explore=0.2, widen=1.0, steps=10)),
)
