"""What the search asks of Seismic."""

from typing import Any

import numpy as np

from ludotheque.bots.seismic import (
    closing_chance,
    crew_price,
    decide_greedy,
    fragment_points,
    place_gain,
    tile_share,
)
from ludotheque.bots.values.seismic import mark_chances, mark_expected
from ludotheque.engine.contract import NOBODY
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.noise import below, noise
from ludotheque.games.seismic.layout import (
    CELLS,
    CHOOSING_SIDE,
    EMPTY,
    NONE,
    PLACING,
    SEATS,
    SIDES,
    STATE,
    TOWN,
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
    nth_legal,
    play,
    to_move,
    turned_crew,
)
from ludotheque.games.seismic.view import mark_pile

THOUGHT = STATE
PILE = 1024  # tiles in the longest pile
MOST_MOVES = 8192
LOOKS = 4  # placements that come to mind while games are played on in thought


@kernel
def imagine(boxes: Any, views: Any, lane0: int, lane1: int, thoughts: Any, pile: Any) -> int:
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


@kernel
def judge(boxes: Any, thoughts: Any, pile: Any, steps: int, lane0: int, lane1: int, chances: Any) -> int:
    """How likely each seat wins: by the points that it can expect, or by those that it has."""
    state = thoughts[0]
    play_on(boxes[0], state, pile, steps, lane0, lane1)
    if to_move(state) == NOBODY:
        scores = np.zeros(SEATS, np.int64)
        mark_scores(boxes[0], state, scores)
        mark_wins(scores, wide(state["seats"]), chances)
    else:
        points = np.zeros(SEATS)
        mark_expected(boxes[0], state, points)
        mark_chances(boxes[0], state, points, chances)
    return wide(0)


@kernel
def mark_wins(scores: Any, seats: int, chances: Any) -> None:
    """SE-6.5 Those with most points share the win."""
    most, count = scores[0], 0
    for seat in range(seats):
        if scores[seat] > most:
            most, count = scores[seat], 0
        if scores[seat] == most:
            count += 1
    for seat in range(seats):
        chances[seat] = 1.0 / count if scores[seat] == most else 0.0


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
    chance, price = closing_chance(state), crew_price(state, seat)
    for number in range(count):
        worths[number] = first_worth(box, state, seat, wide(moves[number]), chance, price)
    return wide(count)


@kernel
def first_worth(box: Box, state: State, seat: int, move: int, chance: int, price: int) -> int:
    """What a move brings at once."""
    if move < CREW:
        where = move // SIDES
        shape = where // CELLS
        return place_gain(
            box, state, seat, where - shape * CELLS, shape * SIDES + move - where * SIDES, chance, price
        )
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
    tile, crew = wide(state["tile_at"][cell]), wide(state["crew_at"][cell])
    rotation = (move - TURN) - cell * SIDES
    shape = tile // SIDES
    turned = shape * SIDES + wide(box["canonical"][shape, rotation])
    carried = wide(turned_crew(box, state, cell, rotation))
    return tile_share(box, state, seat, cell, turned, carried, chance) - tile_share(
        box, state, seat, cell, tile, crew, chance
    )


@kernel
def side_cost(box: Box, state: State, seat: int, side: int, chance: int) -> int:
    """What a seat loses if this side of the town falls."""
    cost, left = wide(0), state["magnitude"] + 0
    here = wide(box["neighbour"][box["towns"][state["town"]], side])
    while here != NONE and left > 0:
        tile, crew = wide(state["tile_at"][here]), wide(state["crew_at"][here])
        if tile != EMPTY and tile < TOWN * SIDES:
            cost += tile_share(box, state, seat, here, tile, crew, chance)
            left -= 1
        here = wide(box["neighbour"][here, side])
    return cost
