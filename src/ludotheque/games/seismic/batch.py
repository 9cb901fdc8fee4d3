"""Seismic as one of many games side by side: what `engine/batch.py` asks of it.

A game is handed over in arrays of one, and every kernel gives a whole number.
"""

from typing import Any

from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.noise import below, noise
from ludotheque.games.seismic.components import deal
from ludotheque.games.seismic.features import mark_numbers, mark_planes
from ludotheque.games.seismic.layout import Box, State
from ludotheque.games.seismic.rules import draw, mark_scores, mark_winners, start, to_move


def room_for(box: Box) -> tuple[int, int]:
    """How many numbers a set-up draws, and how long its pile gets while the bottom is shuffled."""
    return int(box["numbers"]), int(box["count"].sum()) + int(box["bottom"]) + int(box["set_aside"])


@kernel
def set_up(box: Box, state: State, seats: int, lane0: int, lane1: int, numbers: Any, pile: Any) -> int:
    """SE-3 Deal a pile and set the table; the size of the pile."""
    for number in range(box["numbers"]):
        numbers[number] = below(noise(lane0, lane1, number), wide(box["bounds"][number]))
    size = deal(box, numbers, pile)
    first = below(noise(lane0, lane1, wide(box["numbers"])), seats)
    start(box, state, seats, first, size)
    return size


@kernel
def deal_anew(boxes: Any, states: Any, seats: int, lane0: int, lane1: int, numbers: Any, pile: Any) -> int:
    """Set up a game by these lanes of noise, and draw until somebody decides; who is waited for."""
    size = set_up(boxes[0], states[0], seats, lane0, lane1, numbers, pile)
    draw(boxes[0], states[0], pile[:size])
    return wide(to_move(states[0]))


@kernel
def look(states: Any, seat: int, views: Any) -> int:
    """What this seat may know: `views` are the states themselves, for nothing is hidden."""
    return wide(0)


@kernel
def mark_shown(boxes: Any, views: Any, seat: int, planes: Any, lane: int, lanes: int) -> int:
    """Fill this lane's part of the planes, which are zero."""
    mark_planes(boxes[0], views[0], seat, planes, lane, lanes)
    return wide(0)


@kernel
def mark_counted(boxes: Any, views: Any, seat: int, numbers: Any) -> int:
    """Fill the numbers, which are zero."""
    mark_numbers(boxes[0], views[0], seat, numbers)
    return wide(0)


@kernel
def won(boxes: Any, states: Any, scores: Any) -> int:
    """Write the scores; who wins, a bit a seat. Nobody here has a height."""
    mark_scores(boxes[0], states[0], scores)
    return wide(mark_winners(states[0], scores))
