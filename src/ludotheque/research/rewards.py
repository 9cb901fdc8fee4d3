"""What a game was worth to each seat: the one place that says so, for every environment."""

from collections.abc import Collection
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotheque.engine.contract import Box, Game, Seat, Setup, State
from ludotheque.engine.match import scores_of

Returns: TypeAlias = NDArray[np.float64]  # by seat, each from −1 to 1

ALL_LOSE = -1.0  # what a game that nobody wins is worth to each


def returns(game: Game, box: Box, state: State, seats: int) -> Returns:
    """What the game is worth to each seat if it ends in this state; before the end everything is worth 0."""
    return for_winners(winners_of(game, box, state, seats), seats)


def for_winners(winners: Collection[int], seats: int) -> Returns:
    """1 for a lone win, less for a shared one; the others lose what makes it add up to 0."""
    if not winners:
        return np.full(seats, ALL_LOSE)
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
