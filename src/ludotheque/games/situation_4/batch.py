"""Situation 4 as one of many games side by side: what `engine/batch/kernels.py` asks of it.

A game is handed over in arrays of one, and every kernel gives a whole number.
"""

from typing import Any

from ludotheque.engine.batch.kernels import open_look, shown_by, won_by
from ludotheque.engine.jit import kernel, wide
from ludotheque.games.situation_4.features import mark_numbers, mark_planes
from ludotheque.games.situation_4.layout import Box
from ludotheque.games.situation_4.rules import mark_scores, mark_winners, start, to_move


def room_for(box: Box) -> tuple[int, int]:
    """One of each, unused: in what order pieces lie in a tray changes nothing."""
    return 1, 1


@kernel
def deal_anew(boxes: Any, states: Any, seats: int, lane0: int, lane1: int, numbers: Any, pile: Any) -> int:
    """Set the table; who is waited for."""
    start(boxes[0], states[0], seats)
    return wide(to_move(states[0]))


look = open_look
mark_shown, mark_counted = shown_by(mark_planes, mark_numbers)
won = won_by(mark_scores, mark_winners)
