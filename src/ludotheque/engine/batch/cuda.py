"""Many games side by side on a GPU."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from ludotheque.engine.batch.kernels import ALONE, CHOICES, NONE, Batch, choose, made_for, mark_mask
from ludotheque.engine.batch.plan import BatchPlan, arrays_of, facts_of
from ludotheque.engine.contract import Game
from ludotheque.engine.jit import in_rows, kernel, wide
from ludotheque.engine.simulation import CUDA_BLOCK, CUDA_REGISTERS, find_cuda

TOGETHER = 32  # lanes for a game: a warp's
MANY_LANES, LARGE = 128, 4096  # lanes that fill the planes of a game, where these are so many bytes
WORD = 8  # bytes that a lane clears at once
SECTOR = 32  # bytes that a GPU's memory moves at once
MOST_ACTION = 1 << 30  # more than any game has
SEEN = ("boxes", "views", "seats")  # arrays that planes are made from


@kernel
def copy_bytes(
    words: Any,
    letters: Any,
    near: Any,
    near_words: Any,
    begin: int,
    first: int,
    last: int,
    lane: int,
    lanes: int,
) -> None:
    """Write these bytes from `near`, whose word `begin` holds the first of them; most as whole words."""
    away, head, tail = begin - first // WORD, (first + WORD - 1) // WORD, last // WORD
    for place in range(first + lane, head * WORD, lanes):
        letters[place] = near[place + away * WORD]
    for place in range(head + lane, tail, lanes):
        words[place] = near_words[place + away]
    for place in range(tail * WORD + lane, last, lanes):
        letters[place] = near[place + away * WORD]


@kernel
def clear_sectors(
    words: Any, letters: Any, moves: Any, counts: Any, size: int, place: int, lane: int, lanes: int
) -> None:
    """Zero the mask around each listed move: whole sectors of memory, which need not be read before.

    Next to a neighbour's row it is the move alone.
    """
    each = SECTOR // WORD
    for number in range(lane, each * wide(counts[place]), lanes):
        letter = place * size + wide(moves[place, number // each])
        first = letter // SECTOR * SECTOR
        if first < place * size or first + SECTOR > (place + 1) * size:
            letters[letter] = 0
        else:
            words[first // WORD + number % each] = 0


def _lanes_for(size: int) -> int:
    """How many lanes fill planes of so many bytes."""
    return MANY_LANES if size >= LARGE else TOGETHER


def _room_near(size: int) -> int:
    """Bytes for so many that may begin anywhere in a word."""
    return (size // WORD + 2) * WORD


@cache
def _cuda_kernels(game: Game, rows: int, columns: int) -> dict[str, Any]:
    """The kernels above with those of a game and the shape of its planes: compiled once a process."""
    from numba import int64, uint8

    cuda, mark_shown = find_cuda(), game.part("batch").mark_shown
    begin_game, step_game, count_game = made_for(game)
    size, room = rows * columns, _room_near(rows * columns) // WORD
    lanes = _lanes_for(size)  # a number that the compiler knows: what it divides by is cheap

    def clear(words: Any) -> None:
        for place in range(cuda.grid(1), len(words), cuda.gridsize(1)):
            words[place] = 0

    def begin(batch: Any) -> None:
        place = cuda.grid(1)
        if place < len(batch.states):
            batch.lives[place]["episode"] = 0
            begin_game(batch, place)
            count_game(batch, place)

    def take(given: Any, actions: Any) -> None:
        place = cuda.grid(1)
        if place < len(actions):
            action = given[place]
            actions[place] = action if 0 <= action < MOST_ACTION else NONE  # what is longer would wrap

    def pick(moves: Any, counts: Any, facts: Any, actions: Any, turn: int) -> None:
        place = cuda.grid(1)
        if place < len(actions):
            choose(moves, counts, facts, actions, turn, place)

    def forget(moves: Any, counts: Any, mask: Any, words: Any, letters: Any) -> None:
        place, lane = cuda.grid(1) // TOGETHER, cuda.grid(1) % TOGETHER
        if place < len(counts):
            size = wide(mask.shape[1])
            clear_sectors(words, letters, moves, counts, size, place, lane, wide(TOGETHER))

    def allow(moves: Any, counts: Any, mask: Any, words: Any, letters: Any) -> None:
        place, lane = cuda.grid(1) // TOGETHER, cuda.grid(1) % TOGETHER
        if place < len(counts):
            size = wide(mask.shape[1])
            clear_sectors(words, letters, moves, counts, size, place, lane, wide(TOGETHER))
            cuda.syncwarp()
            mark_mask(moves, counts, mask, wide(1), place, lane, wide(TOGETHER))

    def play(batch: Any) -> None:
        place = cuda.grid(1)
        if place < len(batch.states):
            step_game(batch, place)

    def show(boxes: Any, views: Any, seats: Any, words: Any, letters: Any) -> None:
        lane, number = wide(cuda.threadIdx.x), wide(cuda.threadIdx.y)  # which of the games in this block
        place = wide(cuda.blockIdx.x) * (CUDA_BLOCK // lanes) + number
        near, near_words = cuda.shared.array(0, uint8), cuda.shared.array(0, int64)  # the same memory
        for word in range(number * room + lane, (number + 1) * room, lanes):
            near_words[word] = 0
        cuda.syncthreads()
        start = place * size
        if place < len(seats):
            mine = number * room * WORD + start % WORD
            shown = in_rows(near, mine, wide(rows), wide(columns))
            mark_shown(boxes, views[place : place + 1], wide(seats[place]), shown, lane, wide(lanes))
        cuda.syncthreads()
        if place < len(seats):
            copy_bytes(
                words, letters, near, near_words, number * room, start, start + size, lane, wide(lanes)
            )

    all_of_them = (clear, take, pick, forget, allow, show, begin, play)
    return {one.__name__: cuda.jit(max_registers=CUDA_REGISTERS)(one) for one in all_of_them}


class CudaStepper:
    """Steps games on a GPU: a thread a game for what is decided, many a game for what is seen.

    Planes are filled in a multiprocessor's own memory and written once. All is queued on the default stream,
    and nothing here waits for it.
    """

    def __init__(self, plan: BatchPlan) -> None:
        self._cuda = find_cuda()
        self._count = plan.games
        boxes = np.zeros(1, plan.box.dtype)
        boxes[0] = plan.box
        facts = {"boxes": boxes, "facts": facts_of(plan), "worths": plan.worths}
        self.arrays = {name: self._cuda.to_device(values) for name, values in facts.items()}
        self._words: dict[str, Any] = {}
        for name, (shape, dtype) in arrays_of(plan).items():
            self.arrays[name] = self._make(name, shape, np.dtype(dtype))
        self.arrays.setdefault("views", self.arrays["states"])
        self._batch = Batch(**self.arrays)
        self._size = math.prod(plan.planes)
        self._launches = _cuda_kernels(plan.game, plan.planes[0], self._size // plan.planes[0])
        for words in self._words.values():
            self._launches["clear"][1024, CUDA_BLOCK](words)

    def _make(self, name: str, shape: tuple[int, ...], dtype: Any) -> Any:
        """Room for an array; it begins and ends with a whole word."""
        size = math.prod(shape) * dtype.itemsize
        words = self._words[name] = self._cuda.device_array(-(-size // WORD), np.int64)
        return words.view(np.uint8)[:size].view(dtype).reshape(shape)

    def _launch(self, name: str, lanes_each: int, *given: Any) -> None:
        blocks = -(-self._count * lanes_each // CUDA_BLOCK)
        self._launches[name][blocks, CUDA_BLOCK](*given)

    def _named(self, names: Sequence[str]) -> list[Any]:
        return [self.arrays[name] for name in names]

    def _bytes(self, name: str) -> tuple[Any, Any]:
        """The memory of an array as words and as bytes."""
        return self._words[name], self._words[name].view(np.uint8)

    def _forget(self) -> None:
        given = *self._named(("moves", "counts", "mask")), *self._bytes("mask")
        self._launch("forget", TOGETHER, *given)

    def _show(self) -> None:
        given = *self._named(("moves", "counts", "mask")), *self._bytes("mask")
        self._launch("allow", TOGETHER, *given)
        lanes_each = _lanes_for(self._size)
        games = CUDA_BLOCK // lanes_each  # a block
        blocks, near = -(-self._count // games), games * _room_near(self._size)
        show = self._launches["show"][blocks, (lanes_each, games), 0, near]
        show(*self._named(SEEN), *self._bytes("planes"))

    def take(self, actions: Any) -> None:
        """Copy actions that lie on the GPU."""
        self._launch("take", ALONE, actions, self.arrays["actions"])

    def begin(self) -> None:
        """Deal every game anew, in its first episode."""
        self._forget()
        self._launch("begin", ALONE, self._batch)
        self._show()

    def step(self) -> None:
        """One decision in each game, by `actions`."""
        self._forget()
        self._launch("play", ALONE, self._batch)
        self._show()

    def choose(self, turn: int) -> None:
        """Write a random legal move for each game into `actions`."""
        self._launch("pick", ALONE, *self._named(CHOICES), turn)

    def play(self, turn: int, steps: int) -> None:
        """So many steps, each with random moves."""
        for number in range(steps):
            self.choose(turn + number)
            self.step()
