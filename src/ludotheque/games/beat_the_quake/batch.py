"""Beat the Quake as one of many games side by side: what `engine/batch/kernels.py` asks of it.

A game is handed over in arrays of one, and every kernel gives a whole number.
"""

from typing import Any

from ludotheque.engine.batch.kernels import shown_by, won_by
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.noise import below, noise
from ludotheque.games.beat_the_quake.components import SAFE_FOR_EACH, deal
from ludotheque.games.beat_the_quake.features import mark_numbers, mark_planes
from ludotheque.games.beat_the_quake.layout import QUAKES, ROOM, Box, State
from ludotheque.games.beat_the_quake.rules import draw, mark_scores, mark_winners, start, to_move
from ludotheque.games.beat_the_quake.view import mark_view


def room_for(box: Box) -> tuple[int, int]:
    """How many numbers a set-up draws, and how long its pile is, both at most."""
    return 2 * ROOM, ROOM


@kernel
def set_up(box: Box, state: State, seats: int, lane0: int, lane1: int, numbers: Any, pile: Any) -> int:
    """BQ-2.1 Deal a pile and set the table; the size of the pile."""
    objects, count = wide(box["objects"]), wide(0)
    for most in (objects, objects - SAFE_FOR_EACH * seats + QUAKES):  # as `bounds` says
        for bound in range(most, 1, -1):
            numbers[count] = below(noise(lane0, lane1, count), wide(bound))
            count += 1
    size = deal(box, seats, numbers, pile)
    start(box, state, seats, below(noise(lane0, lane1, count), seats), size)
    return size


@kernel
def deal_anew(boxes: Any, states: Any, seats: int, lane0: int, lane1: int, numbers: Any, pile: Any) -> int:
    """Set up a game by these lanes of noise, and draw until somebody decides; who is waited for."""
    size = set_up(boxes[0], states[0], seats, lane0, lane1, numbers, pile)
    draw(boxes[0], states[0], pile[:size])
    return wide(to_move(states[0]))


@kernel
def look(states: Any, seat: int, views: Any) -> int:
    """What this seat may know, in place of what another seat of the same game knew: it is not over."""
    mark_view(states[0], seat, views[0])
    return wide(0)


mark_shown, mark_counted = shown_by(mark_planes, mark_numbers)
won = won_by(mark_scores, mark_winners)
