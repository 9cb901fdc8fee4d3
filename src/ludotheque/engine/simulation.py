"""Many games of bots at once, on the cores of this machine or on a GPU.

Game i depends on the seed and on i alone, so results are the same with any number of threads, any batch,
CPU or CUDA. A game brings one compiled function, `play_out`, and `room_for` to say how many random numbers
and how long a pile one game needs: its part `playouts`.
"""

import hashlib
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from ludotheque.engine.contract import Box, Game, Options, State
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.kernel_cache import INTERPRETED
from ludotheque.engine.match import fresh_states
from ludotheque.engine.noise import lanes
from ludotheque.engine.words import Refused, quote

MOST_SEATS = 8
CPU_CHUNK = 256  # games a thread plays between two looks at Ctrl-C
CUDA_BATCH = 1 << 16  # games a launch: enough to fill a large GPU, few enough for its caches
CUDA_STREAMS = 3  # launches under way
CUDA_BLOCK = 128  # threads a block
CUDA_REGISTERS = 64  # a thread: fewer would spill, more would leave room for fewer threads

RESULT = np.dtype(
    [
        ("fingerprint", np.int64),  # of the final state
        ("scores", np.int32, MOST_SEATS),
        ("tallies", np.int32, 4),  # what the game counts beside scores
        ("decisions", np.int32),
        ("winners", np.int32),  # a bit a seat
    ],
    align=True,
)

_LOW = 0xFFFFFFFF


@dataclass(frozen=True)
class SimulationPlan:
    """What is to be simulated."""

    game: Game
    options: Options
    seats: int
    bots: tuple[int, ...]  # a number from the playouts' BOTS for each seat; 0 is uniform
    seed: int | str
    games: int
    playouts: ModuleType  # `bots/<game>.py`

    @property
    def is_uniform(self) -> bool:
        """Whether every seat plays at random: then simpler kernels serve."""
        return not any(self.bots)


@kernel
def fingerprint(words: Any) -> int:
    """63 bits that depend on every word of a state: two FNV-1a hashes side by side."""
    high, low = 0x811C9DC5, 0x01000193
    for place in range(len(words)):
        word = wide(words[place]) & _LOW
        high = ((high ^ word) * 0x01000193) & _LOW
        low = ((low ^ word) * 0x5BD1E995) & _LOW
    return ((high & 0x7FFFFFFF) << 32) | low


def fingerprint_of(state: State) -> int:
    """The fingerprint of one state."""
    return int(fingerprint(np.frombuffer(bytearray(state.tobytes()), np.int32)))


@kernel
def mark_winners(result: Any, seats: int) -> None:
    """The seats with the best score, a bit each."""
    best, winners = result["scores"][0], 0
    for seat in range(seats):
        score = result["scores"][seat]
        if score > best:
            best, winners = score, 0
        if score == best:
            winners |= 1 << seat
    result["winners"] = winners


@cache
def run_of(play_out: Any) -> Any:
    """The loop over games, made for the `play_out` of one."""

    @kernel
    def run(
        box: Box,
        states: Any,
        words: Any,
        bots: Any,
        seats: int,
        lane0: int,
        lane1: int,
        first: int,
        numbers: Any,
        pile: Any,
        results: Any,
    ) -> None:
        """Play the games `first`, `first` + 1, … one after another, in the room of one."""
        for place in range(len(results)):
            number, result = first + place, results[place]
            play_out(box, states[0], words[0], bots, seats, lane0, lane1, number, numbers, pile, result)

    return run


def as_words(states: Any) -> Any:
    """States as plain integers, a row each, in the memory that they have."""
    return states.view(np.int32).reshape(len(states), -1)


class Workspace:
    """What one thread needs to play games in: a state, random numbers and a pile."""

    def __init__(self, plan: SimulationPlan) -> None:
        self._plan = plan
        self._box = plan.game.box(plan.options)
        self._bots = None if plan.is_uniform else np.array(plan.bots, np.int8)
        self._lanes = lanes(plan.seed)
        self.states = fresh_states(plan.game, 1)
        numbers, pile = plan.playouts.room_for(self._box)
        self.numbers = np.zeros(numbers, np.int16)
        self.pile = np.zeros(pile, np.int8)

    def play(self, first: int, count: int) -> Any:
        """The results of so many games, from this one on."""
        results = np.zeros(count, RESULT)
        run_of(self._plan.playouts.play_out)(
            self._box,
            self.states,
            as_words(self.states),
            self._bots,
            self._plan.seats,
            *self._lanes,
            first,
            self.numbers,
            self.pile,
            results,
        )
        return results


class Runner(Protocol):
    """Something to play on."""

    def warm_up(self, plan: SimulationPlan) -> None:
        """Compile and make room, so that `run` only plays."""

    def run(self, plan: SimulationPlan) -> Iterator[Any]:
        """Results in the order of the games, some at a time."""


class CpuRunner:
    """Plays on cores of this machine."""

    def __init__(self, threads: int) -> None:
        self._threads = threads

    def warm_up(self, plan: SimulationPlan) -> None:
        """Compile."""
        for _ in self.run(replace(plan, games=1)):
            pass

    def run(self, plan: SimulationPlan) -> Iterator[Any]:
        """Results in the order of the games, a few hundred at a time."""
        chunks = range(0, plan.games, CPU_CHUNK)
        threads = min(self._threads, len(chunks))
        workspaces = deque(Workspace(plan) for _ in range(threads))

        def play(first: int) -> Any:
            workspace = workspaces.popleft()
            results = workspace.play(first, min(CPU_CHUNK, plan.games - first))
            workspaces.append(workspace)
            return results

        yield from in_order(play, chunks, threads)


def in_order(play: Any, firsts: Sequence[int], threads: int) -> Iterator[Any]:
    """What `play` gives for each, in order, worked out by several threads a little ahead."""
    waiting: deque[Future[Any]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for first in firsts:
                waiting.append(pool.submit(play, first))
                if len(waiting) > 2 * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


# CUDA


def find_cuda() -> Any:
    """Numba's CUDA; Refused with words if it, or a GPU, is not there."""
    if INTERPRETED:
        raise Refused("cuda-interpreted")
    if find_spec("numba_cuda") is None:
        raise Refused("cuda-not-installed")
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 asks for this name at its import; NumPy 2.5 dropped it
    from numba import config, cuda

    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # who asks for few games gets few

    try:
        is_available = cuda.is_available()
    except Exception as error:  # whatever a broken driver raises
        raise Refused("cuda-broken", why=quote(error, 200)) from None
    if not is_available:
        raise Refused("cuda-no-gpu")
    return cuda


class CudaRunner:
    """Plays batches of games on a GPU: one thread a game, the same kernels as on the CPU."""

    def __init__(self, plan: SimulationPlan, batch: int = CUDA_BATCH) -> None:
        self._cuda = find_cuda()
        self._launch = self._compile(plan)
        self._batch = batch
        self._most = 0  # games that a slot holds
        self._slots: list[CudaSlot] = []
        self._made_for: Any = None

    def _compile(self, plan: SimulationPlan) -> Any:
        cuda, play_out, is_uniform = self._cuda, plan.playouts.play_out, plan.is_uniform

        @cuda.jit(max_registers=CUDA_REGISTERS)  # type: ignore[untyped-decorator]  # nor does CUDA
        def launch(
            box: Any,
            states: Any,
            words: Any,
            bots: Any,
            seats: int,
            lane0: int,
            lane1: int,
            first: int,
            numbers: Any,
            piles: Any,
            results: Any,
            count: int,
        ) -> None:
            place = cuda.grid(1)
            if place < count:
                play_out(
                    box[0],
                    states[place],
                    words[place],
                    None if is_uniform else bots,
                    seats,
                    lane0,
                    lane1,
                    first + place,
                    numbers[:, place],
                    piles[place],
                    results[place],
                )

        return launch

    def warm_up(self, plan: SimulationPlan) -> None:
        """Compile, and take the memory that the plan needs."""
        self._make_room(plan)
        for _ in self.run(replace(plan, games=1)):
            pass

    def _make_room(self, plan: SimulationPlan) -> None:
        """Slots for batches of this plan; those there are serve, if they were made for such games."""
        count = min(CUDA_STREAMS, -(-plan.games // self._batch))
        most = min(self._batch, plan.games)
        if (plan.options, plan.bots) == self._made_for and count <= len(self._slots) and most <= self._most:
            return
        box = plan.game.box(plan.options)
        boxes = np.zeros(1, box.dtype)
        boxes[0] = box
        self._box = self._cuda.to_device(boxes)
        self._bots = self._cuda.to_device(np.array(plan.bots, np.int8))
        self._slots = []  # gives the old ones back first
        self._slots = [CudaSlot(self._cuda, plan, box, most) for _ in range(count)]
        self._made_for, self._most = (plan.options, plan.bots), most

    def run(self, plan: SimulationPlan) -> Iterator[Any]:
        """Results in the order of the games, a batch at a time, each gone when the next is asked for.

        Batches take turns in a few streams: while the last games of one end, the next one fills the GPU.
        """
        self._make_room(plan)
        free, waiting = deque(self._slots), deque[CudaSlot]()
        for first in range(0, plan.games, self._most):
            if not free:
                slot = waiting.popleft()
                yield slot.fetch()
                free.append(slot)
            slot = free.popleft()
            slot.play(self._launch, plan, first, self._box, self._bots)
            waiting.append(slot)
        while waiting:
            yield waiting.popleft().fetch()


class CudaSlot:
    """Workspace on the GPU for one batch, with a stream of its own."""

    def __init__(self, cuda: Any, plan: SimulationPlan, box: Any, most: int) -> None:
        self._stream = cuda.stream()
        self._words = cuda.device_array((most, plan.game.state_dtype.itemsize // 4), np.int32)
        self._states = self._words.view(plan.game.state_dtype).reshape(most)
        # Random numbers of all threads side by side: they are written in step.
        numbers, pile = plan.playouts.room_for(box)
        self._numbers = cuda.device_array((numbers, most), np.int16)
        self._piles = cuda.device_array((most, pile), np.int8)
        self._results = cuda.device_array(most, RESULT)
        self._host = cuda.pinned_array(most, RESULT)
        self._count = 0

    def play(self, launch: Any, plan: SimulationPlan, first: int, box: Any, bots: Any) -> None:
        """Start a batch."""
        self._count = min(len(self._host), plan.games - first)
        blocks = -(-self._count // CUDA_BLOCK)
        launch[blocks, CUDA_BLOCK, self._stream](
            box,
            self._states,
            self._words,
            bots,
            plan.seats,
            *lanes(plan.seed),
            first,
            self._numbers,
            self._piles,
            self._results,
            self._count,
        )
        self._results.copy_to_host(self._host, stream=self._stream)

    def fetch(self) -> Any:
        """Wait for the batch; its results, which stay until the slot is played in again."""
        self._stream.synchronize()
        return self._host[: self._count]


# What came out

_TALLIES, _DECISIONS, _COLUMNS = MOST_SEATS, MOST_SEATS + 4, MOST_SEATS + 5  # where the columns of sums begin


@kernel
def add_up(results: Any, seats: int, wins: Any, sums: Any, squares: Any) -> int:
    """Add results to wins, sums and squares (scores, tallies, decisions); how many wins were shared."""
    shared = 0
    for place in range(len(results)):
        result = results[place]
        winners = wide(result["winners"])
        if winners & (winners - 1):
            shared += 1
        for seat in range(seats):
            score = wide(result["scores"][seat])
            wins[seat] += (winners >> seat) & 1
            sums[seat] += score
            squares[seat] += score * score
        for number in range(4):
            tally = wide(result["tallies"][number])
            sums[_TALLIES + number] += tally
            squares[_TALLIES + number] += tally * tally
        decisions = wide(result["decisions"])
        sums[_DECISIONS] += decisions
        squares[_DECISIONS] += decisions * decisions
    return shared


class Summary:
    """Sums over results as they come; the digest depends on every final state, in order."""

    def __init__(self, plan: SimulationPlan) -> None:
        self.plan = plan
        self.games = 0
        self._wins = np.zeros(plan.seats, np.int64)
        self._shared = 0
        self._sums = np.zeros(_COLUMNS, np.int64)
        self._squares = np.zeros(_COLUMNS, np.int64)
        self._digest = hashlib.sha256()
        self._hasher = ThreadPoolExecutor(1)  # a GPU ends short games faster than one core adds up and hashes
        self._hashing: Future[None] | None = None

    def _column(self, name: str) -> slice:
        first, width = {
            "scores": (0, self.plan.seats),
            "tallies": (_TALLIES, len(self.plan.game.tallies)),
            "decisions": (_DECISIONS, 1),
        }[name]
        return slice(first, first + width)

    def add(self, results: Any) -> None:
        """Count these results in."""
        self.games += len(results)
        self._shared += int(add_up(results, self.plan.seats, self._wins, self._sums, self._squares))
        fingerprints = np.array(results["fingerprint"], "<i8")
        self._wait()
        self._hashing = self._hasher.submit(self._digest.update, fingerprints.data)

    def _wait(self) -> None:
        if self._hashing is not None:
            self._hashing.result()

    @property
    def decisions(self) -> int:
        """Decisions in all games."""
        return int(self._sums[_DECISIONS])

    @property
    def wins(self) -> list[int]:
        """Games won by each seat; a shared win counts for each who shares it."""
        return [int(count) for count in self._wins]

    @property
    def shared_wins(self) -> int:
        """Games that several seats won together."""
        return self._shared

    @property
    def digest(self) -> str:
        """A hash over all final states."""
        self._wait()
        return self._digest.hexdigest()

    def means(self, name: str) -> list[float]:
        """The mean of a column, part by part."""
        return [float(total) / max(self.games, 1) for total in self._sums[self._column(name)]]

    def spreads(self, name: str) -> list[float]:
        """Its standard deviation."""
        pairs = zip(self._squares[self._column(name)], self.means(name), strict=True)
        return [float(np.sqrt(max(square / max(self.games, 1) - mean**2, 0.0))) for square, mean in pairs]
