"""Situation 4 as one of many games side by side: what `engine/batch.py` asks of it.

A game is handed over in arrays of one, and every kernel gives a whole number.
"""

from typing import Any

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
    """S4-8.2 Write the scores; the seats that win, a bit each."""
    mark_scores(boxes[0], states[0], scores)
    return wide(mark_winners(states[0], scores))
