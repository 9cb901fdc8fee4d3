"""What a game was worth to each seat: the one place that says so, for every environment."""

from collections.abc import Collection
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotheque.engine.contract import Box, Game, Options, Seat, Setup, State
from ludotheque.engine.match import scores_of

Returns: TypeAlias = NDArray[np.float64]  # by seat, each from −1 to 1

ALL_LOSE = -1.0  # what a game that nobody wins is worth to each
ALL_WIN = 1.0  # and one that all win as one


def returns(game: Game, options: Options, box: Box, state: State, seats: int) -> Returns:
    """What the game is worth to each seat if it ends in this state; before the end everything is worth 0."""
    is_together = game.goal(options, seats) is not None
    return for_winners(winners_of(game, box, state, seats), seats, is_together)


def for_winners(winners: Collection[int], seats: int, is_together: bool = False) -> Returns:
    """1 for a lone win, less for a shared one; the others lose what makes it add up to 0.

    Where all win or lose as one, a win is worth 1 to each.
    """
    if not winners:
        return np.full(seats, ALL_LOSE)
    if is_together:
        return np.full(seats, ALL_WIN)
    shares = np.zeros(seats)
    shares[list(winners)] = 1.0 / len(winners)
    worth: Returns = (seats * shares - 1.0) / (seats - 1)
    return worth


def for_offender(offender: int, seats: int) -> Returns:
    """Who does what is not legal has lost as much as anybody can; the others share that."""
    worth = np.full(seats, 1.0 / (seats - 1))
    worth[offender] = ALL_LOSE
    return worth


def winners_of(game: Game, box: Box, state: State, seats: int) -> list[Seat]:
    """Who wins if the game ends in this state. Nobody here has a height: in Seismic the tied share it."""
    scores = scores_of(game, box, state, seats)
    return game.winners(state, scores, Setup(Seat(0), ()))
