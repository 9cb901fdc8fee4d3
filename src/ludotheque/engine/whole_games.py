"""Whole games, from the kernels that say what one move does: written once, made for each rulebook.

A rulebook ends with `draw, replay, advance, list_legal, step = by_turns(...)`, or with those of `by_time` if
seats act at the same time and nothing is drawn. What each does is told in `contract.py`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from ludotheque.engine.contract import CHANCE, DEAL, REFUSED, Box, State
from ludotheque.engine.jit import kernel, lowest_bit, wide

Rule = Callable[..., Any]  # a kernel


class ByTurns(NamedTuple):
    """What `by_turns` makes, in the order of a rulebook."""

    draw: Rule
    replay: Rule
    advance: Rule
    list_legal: Rule
    step: Rule


class ByTime(NamedTuple):
    """What `by_time` makes, in the order of a rulebook."""

    replay: Rule
    advance: Rule
    list_legal: Rule
    step: Rule


def by_turns(to_move: Rule, legal: Rule, is_legal: Rule, play: Rule, settle: Rule) -> ByTurns:
    """Whole games in which one seat decides at a time, and chance in between."""

    @kernel
    def draw(box: Box, state: State, pile: Any) -> None:
        """Draw from this pile until somebody decides or the game is over."""
        while to_move(state) == CHANCE:
            settle(box, state, wide(pile[len(pile) - state["pile"]]))

    @kernel
    def replay(box: Box, state: State, pile: Any, moves: Any, seats: Any, times: Any) -> int:
        """Play these moves, drawing from this pile; how many were played before an illegal one."""
        draw(box, state, pile)
        for number in range(len(moves)):
            waited_for, move = to_move(state), wide(moves[number])
            if waited_for <= 0 or not is_legal(box, state, lowest_bit(wide(waited_for)), move, wide(0)):
                return number
            play(box, state, lowest_bit(wide(waited_for)), move, wide(0))
            draw(box, state, pile)
        return len(moves)

    # A game in an array of one, which Python hands over in a quarter of a record's time

    @kernel
    def advance(boxes: Any, states: Any, pile: Any, seat: int, move: int, now: int) -> int:
        """Play a move, if it is legal, and draw until somebody decides; who is waited for, or REFUSED."""
        box, state = boxes[0], states[0]
        if move != DEAL:
            if not is_legal(box, state, seat, move, now):
                return wide(REFUSED)
            play(box, state, seat, move, now)
        draw(box, state, pile)
        return wide(to_move(state))

    @kernel
    def step(boxes: Any, states: Any, seat: int, code: int, now: int) -> int:
        """Play a legal move or, for CHANCE, settle an outcome, and draw nothing; who is waited for."""
        if seat == CHANCE:
            settle(boxes[0], states[0], code)
        else:
            play(boxes[0], states[0], seat, code, now)
        return wide(to_move(states[0]))

    return ByTurns(draw, replay, advance, _list_legal(legal), step)


def by_time(to_move: Rule, legal: Rule, is_legal: Rule, play: Rule) -> ByTime:
    """Whole games in which seats act at the same time, and nothing is drawn."""

    @kernel
    def replay(box: Box, state: State, pile: Any, moves: Any, seats: Any, times: Any) -> int:
        """Play these moves by these seats at these times; how many were played before an illegal one."""
        for number in range(len(moves)):
            seat, move, now = wide(seats[number]), wide(moves[number]), wide(times[number])
            if not is_legal(box, state, seat, move, now):
                return number
            play(box, state, seat, move, now)
        return len(moves)

    @kernel
    def advance(boxes: Any, states: Any, pile: Any, seat: int, move: int, now: int) -> int:
        """Play a move, if it is legal; who is waited for, or REFUSED."""
        box, state = boxes[0], states[0]
        if move != DEAL:
            if not is_legal(box, state, seat, move, now):
                return wide(REFUSED)
            play(box, state, seat, move, now)
        return wide(to_move(state))

    @kernel
    def step(boxes: Any, states: Any, seat: int, code: int, now: int) -> int:
        """Play a legal move; who is waited for."""
        play(boxes[0], states[0], seat, code, now)
        return wide(to_move(states[0]))

    return ByTime(replay, advance, _list_legal(legal), step)


def _list_legal(legal: Rule) -> Rule:
    @kernel
    def list_legal(boxes: Any, states: Any, seat: int, now: int, moves: Any) -> int:
        """Write every legal move of this seat into `moves`; how many there are."""
        return wide(legal(boxes[0], states[0], seat, now, moves))

    return list_legal
