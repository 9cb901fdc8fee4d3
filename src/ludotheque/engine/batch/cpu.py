"""Many games side by side on cores of this machine: every game from one place to another."""

import math
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from ludotheque.engine.batch.kernels import ALONE, CHOICES, Batch, choose, made_for, mark_mask
from ludotheque.engine.batch.plan import BatchPlan, arrays_of, facts_of
from ludotheque.engine.contract import Game
from ludotheque.engine.jit import borrowing_kernel, compiled_for, kernel, wide
from ludotheque.engine.whole_games import Rule

CACHE_LINE = 64  # bytes


@cache
def made_for_cores(game: Game) -> tuple[Rule, Rule]:
    """To begin, and to step, the games from one place to another."""
    begin_game, step_game, count_game = made_for(game)
    mark_shown = game.part("batch").mark_shown

    @borrowing_kernel
    def show_game(batch: Batch, place: int) -> None:
        """Write planes and mask."""
        view, seat, planes = batch.views[place : place + 1], wide(batch.seats[place]), batch.planes[place]
        planes[:] = 0
        mark_shown(batch.boxes, view, seat, planes, wide(0), wide(ALONE))
        mark_mask(batch.moves, batch.counts, batch.mask, wide(1), place, wide(0), wide(ALONE))

    @borrowing_kernel
    def begin_games(batch: Batch, first: int, last: int) -> None:
        """Deal each game anew, in its first episode."""
        for place in range(first, last):
            mark_mask(batch.moves, batch.counts, batch.mask, wide(0), place, wide(0), wide(ALONE))
            batch.lives[place]["episode"] = 0
            begin_game(batch, place)
            count_game(batch, place)
            show_game(batch, place)

    @borrowing_kernel
    def step_games(batch: Batch, turn: int, steps: int, first: int, last: int) -> None:
        """One decision in each game by `actions`; or so many, at random, where `steps` is not 0."""
        for step in range(max(steps, 1)):
            for place in range(first, last):
                if steps != 0:
                    choose(batch.moves, batch.counts, batch.facts, batch.actions, turn + step, place)
                mark_mask(batch.moves, batch.counts, batch.mask, wide(0), place, wide(0), wide(ALONE))
                step_game(batch, place)
                show_game(batch, place)

    return begin_games, step_games


@kernel
def choose_moves(moves: Any, counts: Any, facts: Any, actions: Any, turn: int, first: int, last: int) -> None:
    """A random move in each game."""
    for place in range(first, last):
        choose(moves, counts, facts, actions, turn, place)


def _aligned(shape: tuple[int, ...], dtype: Any) -> Any:
    """Zeros that begin with a line of a core's cache: only such memory is shared by JAX."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.zeros(size + CACHE_LINE, np.uint8)
    first = -room.ctypes.data % CACHE_LINE
    return room[first : first + size].view(dtype).reshape(shape)


class CpuStepper:
    """Steps games on cores of this machine."""

    def __init__(self, plan: BatchPlan, threads: int) -> None:
        boxes = np.frombuffer(plan.box, plan.box.dtype)
        self.arrays = {name: _aligned(shape, dtype) for name, (shape, dtype) in arrays_of(plan).items()}
        self.arrays.setdefault("views", self.arrays["states"])
        self.arrays |= {"boxes": boxes, "facts": facts_of(plan), "worths": plan.worths}
        self._batch = Batch(**self.arrays)
        begin, step = made_for_cores(plan.game)
        self._begin = compiled_for(begin, (self._batch, 0, 0))
        self._step = compiled_for(step, (self._batch, 0, 0, 0, 0))
        self._choices = [self.arrays[name] for name in CHOICES]
        share = -(-plan.games // threads)
        self._parts = [(first, min(first + share, plan.games)) for first in range(0, plan.games, share)]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def _in_parts(self, do: Any, *given: Any) -> None:
        """Do it for all games, each thread for a part of them."""
        if self._pool is None:
            do(*given, *self._parts[0])
            return
        for future in [self._pool.submit(do, *given, *part) for part in self._parts]:
            future.result()

    def begin(self) -> None:
        """Deal every game anew, in its first episode."""
        self._in_parts(self._begin, self._batch)

    def step(self) -> None:
        """One decision in each game, by `actions`."""
        self._in_parts(self._step, self._batch, 0, 0)

    def choose(self, turn: int) -> None:
        """Write a random legal move for each game into `actions`."""
        self._in_parts(choose_moves, *self._choices, turn)

    def play(self, turn: int, steps: int) -> None:
        """So many steps, each with random moves."""
        if steps > 0:
            self._in_parts(self._step, self._batch, turn, steps)
