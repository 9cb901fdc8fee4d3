"""Many games at once, stepped by one call, on the cores of this machine or on an NVIDIA GPU.

    env = Vector("seismic", games=4096, seed="train")
    batch = env.reset()
    batch = env.step(actions)  # one a game

An action is the code of a move; in a game that goes by time there is one more, the last: to wait. A game that
ends is dealt anew at once, so there is always a seat that decides. What game i is dealt in its episode e
depends on the seed, on i and on e alone: the same on any device, with any number of threads.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, SupportsIndex

import numpy as np

from ludotheque.engine.batch.cpu import CpuStepper
from ludotheque.engine.batch.cuda import CudaStepper
from ludotheque.engine.batch.kernels import SHARED
from ludotheque.engine.batch.plan import BatchPlan, Stepper
from ludotheque.engine.contract import Outcome, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused, quote
from ludotheque.games import registry
from ludotheque.research.arguments import options_from, seats_for, seed_of, whole
from ludotheque.research.dlpack import OnGpu
from ludotheque.research.rewards import for_offender, for_winners

STEP = 1000  # milliseconds between two moves of a seat, in a game that goes by time
MOST_STEPS = 900  # of such a game: where everybody may wait, it is broken off then
MOST_GAMES = 1 << 24


@dataclass(frozen=True)
class Batch:
    """What every game shows, a row each. The arrays are the same ones at every step, written in place.

    They are to be read only: copy what has to outlast the next step. On a GPU each has `__dlpack__` and
    `__cuda_array_interface__`, and is written in the order of CUDA's default stream.
    """

    seat: Any  # int8: who decides, and whose view this is
    planes: Any  # uint8: that view, as the game's `features.py` says
    numbers: Any  # float32
    mask: Any  # int8: 1 for each action that is legal
    moves: Any  # int32: the same as a list, the first `counts` of each row
    counts: Any  # int32
    rewards: Any  # float32, by seat: what the game that has just ended was worth; else 0
    scores: Any  # int32, by seat: its scores
    over: Any  # bool: a game has just ended, and the rest of the row is about the next one
    cut: Any  # bool: it was broken off, because it took too long
    illegal: Any  # bool: the last action was not legal


class Vector:
    """So many games of one kind. Refused with words if anything asked for is wrong.

    Who takes an action that is not legal loses that game, which ends. In a game that goes by time all seats
    act one after the other, who first is drawn, and when all have, a second passes; what is not legal costs
    that second, and nobody gives up.

    A copy (`copy.deepcopy`, `pickle`) goes on by itself from where this one stands.
    """

    def __init__(
        self,
        game: str,
        games: SupportsIndex = 1,
        seats: SupportsIndex = 2,
        seed: int | str = 0,
        device: str = "cpu",
        threads: SupportsIndex = 1,
        **options: Any,
    ) -> None:
        self._given = {"game": game, "games": games, "seats": seats, "seed": seed, "device": device}
        self._given |= {"threads": threads, **options}
        self.game = registry.find(game)
        self.games = _whole(games, "games", MOST_GAMES)
        self.seats = seats_for(self.game, seats)
        self.device = device
        self.options = options_from(self.game, self.seats, options)
        self.actions = self.game.move_codes + self.game.is_timed
        self._turn = 0  # random moves so far
        self._has_begun = False
        plan = self._plan(seed_of(seed))
        self._planes, self._pile = plan.planes, plan.pile
        self._stepper = _stepper(plan, device, _whole(threads, "threads", 1 << 10))
        self._batch = self._shown()

    def _plan(self, seed: int | str) -> BatchPlan:
        game = self.game
        first, pile = game.deal(self.options, self.seats, "")
        match = Match(game, self.options, self.seats, Setup(first, pile))
        planes, numbers = game.part("features").features(match.view(Seat(0)))
        is_together = game.goal(self.options, self.seats) is not None
        worths = np.array(
            [
                *(for_winners(_bits(winners), self.seats, is_together) for winners in range(1 << self.seats)),
                *(for_offender(seat, self.seats) for seat in range(self.seats)),
            ]
        )
        return BatchPlan(
            game,
            match.box,
            self.seats,
            self.games,
            planes.shape,
            len(numbers),
            worths.astype(np.float32),
            seed,
            len(pile) if game.outcome_codes else 0,
            STEP,
            STEP * MOST_STEPS,
        )

    def _shown(self) -> Batch:
        arrays: Mapping[str, Any] = self._stepper.arrays
        planes = arrays["planes"].reshape((self.games, *self._planes))
        # The rows of scores are as long for every number of seats: a copy of some columns would not stay.
        found = {
            "seat": arrays["seats"],
            "planes": planes,
            "numbers": arrays["counted"],
            **{
                name: arrays[name]
                for name in (
                    *("mask", "moves", "counts", "rewards", "scores"),
                    *("over", "cut", "illegal"),
                )
            },
        }
        if self.device == "cuda":
            found = {name: OnGpu(array) for name, array in found.items()}
        return Batch(**found)

    def reset(self) -> Batch:
        """Deal every game anew, in its first episode."""
        self._turn = 0
        self._has_begun = True
        self._stepper.begin()
        return self._batch

    def step(self, actions: Any) -> Batch:
        """One action in each game: an array of whole numbers, where the games are or on this machine.

        One on a GPU is read in the order of CUDA's default stream. If it names another stream, in
        `__cuda_array_interface__`, that stream is waited for.
        """
        self._check_begun()
        self._take(actions)
        self._stepper.step()
        return self._batch

    def sample(self) -> Any:
        """A legal action for each game, any as likely as another, where the games are."""
        self._check_begun()
        self._stepper.choose(self._turn)
        self._turn += 1
        found = self._stepper.arrays["actions"]
        return OnGpu(found) if self.device == "cuda" else found

    def play(self, steps: SupportsIndex) -> Batch:
        """So many steps with such actions, all without coming back to Python on a CPU.

        Each of them writes everything that `step` writes.
        """
        self._check_begun()
        count = _whole(steps, "steps", 1 << 40)
        self._stepper.play(self._turn, count)
        self._turn += count
        return self._batch

    def pile(self, place: int) -> list[Outcome]:
        """What the game at this place is dealt, in the order of drawing: with it a record can be written."""
        self._check_begun()
        if not 0 <= whole(place, "place") < self.games:
            raise Refused("vector-place", place=place, last=self.games - 1)
        piles = self._stepper.arrays["piles"]
        row = piles[place].copy_to_host() if self.device == "cuda" else piles[place]
        return [Outcome(outcome) for outcome in row[: self._pile].tolist()]

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is copied and pickled: what was asked for, and what every array holds."""
        held = {name: array for name, array in self._stepper.arrays.items() if name not in SHARED}
        if self.device == "cuda":
            held = {name: array.copy_to_host() for name, array in held.items()}
        return _restored, (self._given, held, self._turn, self._has_begun)

    def _check_begun(self) -> None:
        if not self._has_begun:
            raise Refused("env-reset")

    def _take(self, actions: Any) -> None:
        mine = self._stepper.arrays["actions"]
        if isinstance(self._stepper, CudaStepper):
            if hasattr(actions, "__cuda_array_interface__"):
                from numba import cuda

                self._check(actions.shape, actions.__cuda_array_interface__["typestr"][1])
                self._stepper.take(cuda.as_cuda_array(actions))  # waits for the stream that it names
                return
            given = np.asarray(actions)
            self._check(given.shape, given.dtype.kind)
            mine.copy_to_device(self._bounded(given).astype(np.int32))
            return
        given = np.asarray(actions)
        self._check(given.shape, given.dtype.kind)
        mine[:] = self._bounded(given)

    def _bounded(self, given: Any) -> Any:
        """Actions as 32 bits hold them: anything outside is as illegal as the ends."""
        return np.clip(given.astype(np.int64), -1, self.actions)

    def _check(self, shape: tuple[int, ...], kind: str) -> None:
        if kind not in "iu":
            raise Refused("vector-actions-kind", games=self.games)
        if tuple(shape) != (self.games,):
            raise Refused("vector-actions", games=self.games, shape=str(tuple(shape)))


def _stepper(plan: BatchPlan, device: str, threads: int) -> Stepper:
    if device == "cpu":
        return CpuStepper(plan, threads)
    if device == "cuda":
        return CudaStepper(plan)
    raise Refused("device-unknown", device=quote(device))


def _restored(given: dict[str, Any], held: dict[str, Any], turn: int, has_begun: bool) -> Vector:
    found = Vector(**given)
    arrays = found._stepper.arrays
    for name, values in held.items():
        if found.device == "cuda":
            arrays[name].copy_to_device(values)
        else:
            arrays[name][...] = values
    found._turn, found._has_begun = turn, has_begun
    return found


def _bits(winners: int) -> list[int]:
    return [seat for seat in range(winners.bit_length()) if winners >> seat & 1]


def _whole(number: Any, name: str, most: int) -> int:
    found = whole(number, name)
    if not 1 <= found <= most:
        raise Refused("vector-number", name=name, most=most, value=quote(number))
    return found
