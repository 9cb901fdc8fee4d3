"""What the search asks of Seismic."""

from typing import Any

import numpy as np

from ludotheque.bots.levels import Level
from ludotheque.bots.mind import wins_by
from ludotheque.bots.search import HURRY, SearchSettings
from ludotheque.engine.contract import NOBODY
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.noise import below, noise
from ludotheque.games.seismic.bots.playouts import (
    UNIT,
    closing_chance,
    crew_price,
    decide_greedy,
    fragment_points,
    place_gain,
    side_cost,
    turn_gain,
)
from ludotheque.games.seismic.bots.value import mark_chances, mark_expected
from ludotheque.games.seismic.layout import (
    CELLS,
    CHOOSING_SIDE,
    EMPTY,
    NONE,
    PLACING,
    SEATS,
    SIDES,
    STATE,
    Box,
    State,
)
from ludotheque.games.seismic.moves import CREW, NO_CREW, QUAKE, TURN
from ludotheque.games.seismic.rules import (
    count_legal,
    draw,
    is_legal,
    legal,
    lying,
    mark_scores,
    mark_winners,
    most_crews,
    nth_legal,
    play,
    to_move,
)
from ludotheque.games.seismic.view import mark_pile

THOUGHT = STATE
PILE = 1024  # tiles in the longest pile
MOST_MOVES = 8192
# Sight: what others gain, whether ends get closed, what a crew is worth; the position that a move leads to.
OTHERS, ODDS, PRICE, VALUE = 1, 2, 4, 8
CLOSER = 12  # moves that are looked at closer in a hurry
AFTER = 1_000 * UNIT  # so far behind come the others
AHEAD = SearchSettings(explore=0.008, widen=0.8, power=0.4)
LOOKS = 4  # placements that come to mind while games are played on in thought


@kernel
def imagine(boxes: Any, views: Any, seat: int, lane0: int, lane1: int, thoughts: Any, pile: Any) -> int:
    """The table as it lies, and a pile as likely as anybody can tell."""
    thoughts[0] = views[0]
    mark_pile(boxes[0], views[0], lane0, lane1, pile[len(pile) - views[0]["pile"] :])
    return wide(0)


@kernel
def who(thoughts: Any) -> int:
    """The seat that decides, or NONE."""
    if to_move(thoughts[0]) == NOBODY:
        return wide(NONE)
    return wide(thoughts[0]["actor"])


@kernel
def may(boxes: Any, thoughts: Any, move: int) -> int:
    """Whether it may play this move."""
    return wide(1) if is_legal(boxes[0], thoughts[0], thoughts[0]["actor"], move, 0) else wide(0)


@kernel
def go(boxes: Any, thoughts: Any, move: int, pile: Any, lane0: int, lane1: int) -> int:
    """Play it, and draw."""
    play(boxes[0], thoughts[0], wide(thoughts[0]["actor"]), move, 0)
    draw(boxes[0], thoughts[0], pile)
    return wide(0)


# SE-6.5 Those with most points share the win.
mark_wins = wins_by(mark_scores, mark_winners, SEATS)


@kernel
def judge(boxes: Any, thoughts: Any, pile: Any, steps: int, lane0: int, lane1: int, chances: Any) -> int:
    """How likely each seat wins: by the points that it can expect, or by those that it has."""
    state = thoughts[0]
    play_on(boxes[0], state, pile, steps, lane0, lane1)
    if to_move(state) == NOBODY:
        mark_wins(boxes[0], state, chances)
    else:
        points = np.zeros(SEATS)
        mark_expected(boxes[0], state, points)
        mark_chances(boxes[0], state, points, chances)
    return wide(0)


# Playing on


@kernel
def quick_place(box: Box, state: State, seat: int, word: int) -> int:
    """The best of a few placements that come to mind."""
    count = count_legal(box, state)
    chance, price = closing_chance(state), crew_price(state, seat)
    best, most = wide(NONE), wide(0)
    for look in range(LOOKS):
        move = wide(nth_legal(box, state, below(noise(word, wide(look), count), count)))
        worth = first_worth(box, state, seat, move, chance, price)
        if best == NONE or worth > most:
            best, most = move, worth
    return best


@kernel
def play_on(box: Box, state: State, pile: Any, steps: int, lane0: int, lane1: int) -> None:
    """Play so many decisions, as somebody would who looks at a few places."""
    for step in range(steps):
        if to_move(state) == NOBODY:
            return
        seat, word = wide(state["actor"]), noise(lane0, lane1, wide(10_000 + step))
        if state["phase"] == PLACING:
            move = quick_place(box, state, seat, word)
        else:
            move = decide_greedy(box, state, seat, word)
        play(box, state, seat, move, 0)
        draw(box, state, pile)


# At first sight


@kernel
def rank(boxes: Any, thoughts: Any, sight: int, moves: Any, worths: Any) -> int:
    """The legal moves, and what each brings at once, in 1024ths of a point."""
    box, state = boxes[0], thoughts[0]
    seat = wide(state["actor"])
    count = legal(box, state, seat, 0, moves)
    chance = closing_chance(state) if sight & ODDS else wide(UNIT)
    price = crew_price(state, seat) if sight & PRICE else wide(0)
    for number in range(count):
        move = wide(moves[number])
        if move < CREW and sight & OTHERS == 0:
            worths[number] = own_worth(box, state, seat, move, chance, price)
        else:
            worths[number] = first_worth(box, state, seat, move, chance, price)
    if sight & VALUE:
        look_closer(box, thoughts, seat, moves, worths, count, wide(CLOSER) if sight & HURRY else wide(count))
    return wide(count)


@kernel
def look_closer(box: Box, thoughts: Any, seat: int, moves: Any, worths: Any, count: int, closer: int) -> None:
    """Judge the most promising moves by the position that they lead to; the others come after them."""
    points = np.zeros(SEATS)
    mark_expected(box, thoughts[0], points)
    now = lead(points, seat, wide(thoughts[0]["seats"]))
    for place in range(min(closer, count)):
        best = place
        for number in range(place + 1, count):
            if worths[number] > worths[best]:
                best = number
        move = wide(moves[best])
        moves[best], worths[best] = moves[place], worths[place]
        thoughts[1] = thoughts[0]
        play(box, thoughts[1], seat, move, 0)
        mark_expected(box, thoughts[1], points)
        gain = lead(points, seat, wide(thoughts[0]["seats"])) - now
        moves[place], worths[place] = move, wide(int(UNIT * gain))
    for place in range(closer, count):
        worths[place] -= AFTER


@kernel
def lead(points: Any, seat: int, seats: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += points[other]
    return float(points[seat] - others / (seats - 1))


@kernel
def first_worth(box: Box, state: State, seat: int, move: int, chance: int, price: int) -> int:
    """What a move brings at once."""
    if move < CREW:
        cell, tile = placing(move)
        return wide(place_gain(box, state, seat, cell, tile, chance, price))
    if move < QUAKE:
        if move == NO_CREW:
            return wide(0)
        low = wide(box["crew_low"][move - CREW])
        points, _ = fragment_points(box, state, wide(state["placed"]), low, chance, lying(NONE, EMPTY, NONE))
        return wide(points - price)
    if state["phase"] == CHOOSING_SIDE:
        return -side_cost(box, state, seat, move - QUAKE, chance)
    if move < TURN:
        return wide(0)
    cell = (move - TURN) // SIDES
    return wide(turn_gain(box, state, seat, cell, (move - TURN) - cell * SIDES, chance))


@kernel
def placing(move: int) -> tuple[int, int]:
    """The cell of a placement, and the tile as it would lie."""
    where = move // SIDES
    shape = where // CELLS
    return where - shape * CELLS, shape * SIDES + move - where * SIDES


@kernel
def own_worth(box: Box, state: State, seat: int, move: int, chance: int, price: int) -> int:
    """What a placement looks like to somebody with eyes for the own sections only, and for free ones."""
    cell, tile = placing(move)
    worth, best_crew = wide(0), wide(0)
    for low in range(SIDES):
        if box["leads_to"][tile, low] <= low:
            continue
        points, crews = fragment_points(box, state, cell, wide(low), chance, lying(cell, tile, NONE))
        if crews == 0 and state["crews_left"][seat] > 0:
            best_crew = max(best_crew, wide(points - price))
        elif (most_crews(crews) >> seat) & 1:
            worth += points
    return worth + best_crew


_POINT = UNIT
_AT_ONCE = OTHERS | ODDS | PRICE
LEVELS = (
    Level(looks=4, slips=6 * _POINT, sight=0),
    Level(looks=12, slips=6 * _POINT, sight=ODDS),
    Level(looks=30, slips=4 * _POINT, sight=ODDS | PRICE),
    Level(looks=60, slips=5 * _POINT, sight=_AT_ONCE),
    Level(slips=3 * _POINT, sight=_AT_ONCE),
    Level(slips=3 * _POINT),
    Level(),
    Level(simulations=6_000, settings=AHEAD),
)
