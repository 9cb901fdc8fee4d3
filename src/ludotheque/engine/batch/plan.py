"""Which games are stepped side by side, the arrays that this takes, and what can be done with them."""

import math
from typing import Any, NamedTuple, Protocol

import numpy as np

from ludotheque.engine.batch.kernels import (
    CHOICE0,
    CHOICE1,
    FACTS,
    LANE0,
    LANE1,
    LIFE,
    LONGEST,
    NONE,
    PACE,
    PILE,
    RESIGN,
    SEATS,
    WAIT,
)
from ludotheque.engine.contract import Game
from ludotheque.engine.noise import lanes
from ludotheque.engine.simulation import MOST_SEATS


class BatchPlan(NamedTuple):
    """Which games, and how many."""

    game: Game
    box: Any
    seats: int
    games: int
    planes: tuple[int, ...]  # the shape of a game's planes, and how many numbers there are beside them
    numbers: int
    worths: Any  # what each seat has, by who has won, a bit a seat; then by who did what is not legal
    seed: int | str
    pile: int
    pace: int  # milliseconds
    longest: int


def arrays_of(plan: BatchPlan) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Every array that steps write, by name: shape and type. The rows are games."""
    game, count, seats = plan.game, plan.games, plan.seats
    view_dtype = game.part("layout").VIEW
    drawn, pile = game.part("batch").room_for(plan.box)
    rows: dict[str, tuple[tuple[int, ...], Any]] = {
        "states": ((), game.state_dtype),
        "piles": ((pile,), np.int16),
        "numbers": ((drawn,), np.int16),
        "lives": ((), LIFE),
        "moves": ((game.most_moves + game.is_timed,), np.int32),
        "counts": ((), np.int32),
        "actions": ((), np.int32),
        "seats": ((), np.int8),
        "planes": ((plan.planes[0], math.prod(plan.planes[1:])), np.uint8),
        "counted": ((plan.numbers,), np.float32),
        "mask": ((game.move_codes + game.is_timed,), np.int8),
        "scores": ((MOST_SEATS,), np.int32),
        "rewards": ((seats,), np.float32),
        "over": ((), np.bool_),
        "cut": ((), np.bool_),
        "illegal": ((), np.bool_),
    }
    if view_dtype is not game.state_dtype:
        rows["views"] = ((), view_dtype)
    return {name: ((count, *shape), dtype) for name, (shape, dtype) in rows.items()}


def facts_of(plan: BatchPlan) -> Any:
    """The whole numbers that all games share."""
    game = plan.game
    facts = np.zeros(FACTS, np.int64)
    facts[[SEATS, PILE, PACE, LONGEST]] = plan.seats, plan.pile, plan.pace, plan.longest
    facts[WAIT] = game.move_codes if game.is_timed else NONE
    facts[RESIGN] = NONE if game.resign_move is None else game.resign_move
    facts[LANE0], facts[LANE1] = lanes(plan.seed)
    facts[CHOICE0], facts[CHOICE1] = lanes(f"{plan.seed}:choice")
    return facts


class Stepper(Protocol):
    """Something to step games on. Its arrays stay the same ones."""

    arrays: dict[str, Any]

    def begin(self) -> None:
        """Deal every game anew, in its first episode."""

    def step(self) -> None:
        """One decision in each game, by `actions`."""

    def choose(self, turn: int) -> None:
        """Write a random legal move for each game into `actions`."""

    def play(self, turn: int, steps: int) -> None:
        """So many steps, each with random moves."""
