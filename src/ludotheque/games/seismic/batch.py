"""Seismic as one of many games side by side: what `engine/batch/kernels.py` asks of it.

A game is handed over in arrays of one, and every kernel gives a whole number.
"""

from typing import Any

from ludotheque.engine.batch.kernels import open_look, shown_by, won_by
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


look = open_look
mark_shown, mark_counted = shown_by(mark_planes, mark_numbers)
won = won_by(mark_scores, mark_winners)
