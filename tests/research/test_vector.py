"""Many games at once are the same games as one by one: every view, mask and reward."""

import copy
import gc
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import numpy as np
import pytest

from ludotheque.engine.batch.cuda import CudaStepper
from ludotheque.engine.contract import Milliseconds, Move, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.simulation import find_cuda
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.research import dlpack, rewards
from ludotheque.research.vector import MOST_STEPS, STEP, Batch, Vector

CASES: dict[str, dict[str, Any]] = {
    "seismic": {"game": "seismic"},
    "seismic, variants": {
        "game": "seismic",
        "seats": 3,
        "variants": ["big-one", "dilemma", "aftershocks", "twin-cities"],
    },
    "beat-the-quake": {"game": "beat-the-quake"},
    "beat-the-quake, advanced": {"game": "beat-the-quake", "seats": 4, "advanced": True},
    "beat-the-quake, together": {"game": "beat-the-quake", "seats": 3, "together": True},
    "situation-4": {"game": "situation-4", "board": "skirmish"},
    "situation-4, teams": {"game": "situation-4", "seats": 3, "sides": [0, 1, 1]},
}
GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "vector.md"
FIELDS = tuple(Batch.__dataclass_fields__)


def copied(batch: Batch) -> dict[str, Any]:
    """What a batch shows now; of the listed moves only those that count."""
    shown = {name: getattr(batch, name) for name in FIELDS}
    if isinstance(batch.seat, dlpack.OnGpu):
        shown = {name: array.copy_to_host() for name, array in shown.items()}
    shown = {name: array.copy() for name, array in shown.items()}
    for row, count in zip(shown["moves"], shown["counts"], strict=True):
        row[count:] = -1
    return shown


def assert_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Every array is equal."""
    for name in FIELDS:
        assert np.array_equal(one[name], other[name]), name


class Alone:
    """One game of a batch, played through `Match` beside it."""

    def __init__(self, env: Vector, place: int, first: int) -> None:
        pile = tuple(env.pile(place))
        self.match = Match(env.game, env.options, env.seats, Setup(Seat(int(first)), pile))
        self.decisions = 0
        self._first = Seat(first)  # to act since time went on

    @property
    def now(self) -> Milliseconds:
        """Each seat in its turn, then a second passes."""
        is_timed = self.match.game.is_timed
        return Milliseconds(self.decisions // self.match.seats * STEP if is_timed else 0)

    @property
    def seat(self) -> Seat:
        """Who decides."""
        if self.match.game.is_timed:
            return Seat((self._first + self.decisions) % self.match.seats)
        return self.match.to_move()[0]

    @property
    def is_over(self) -> bool:
        """Whether nobody has a move any more."""
        return self.match.is_over or not self.match.legal(self.seat, self.now)

    def actions(self) -> list[int]:
        """What the seat may do, in the order of the rules; nobody gives up, and one may wait for time."""
        game = self.match.game
        moves = [move for move in self.match.legal(self.seat, self.now) if move != game.resign_move]
        return [*moves, *([game.move_codes] if game.is_timed else [])]

    def play(self, action: int) -> None:
        """Play it."""
        if action != self.match.game.move_codes:
            self.match.play(self.seat, Move(action), self.now)
        self.decisions += 1

    def check(self, batch: Batch, place: int) -> None:
        """The batch shows this game."""
        match = self.match
        if match.game.is_timed and self.decisions % match.seats == 0:
            self._first = Seat((int(batch.seat[place]) - self.decisions) % match.seats)
        features = match.game.part("features").features
        planes, numbers = features(match.view(self.seat))
        actions = self.actions()
        assert batch.seat[place] == self.seat
        assert np.array_equal(batch.planes[place], planes)
        assert np.array_equal(batch.numbers[place], numbers)
        assert batch.moves[place, : batch.counts[place]].tolist() == actions
        assert np.flatnonzero(batch.mask[place]).tolist() == sorted(actions)
        assert set(batch.mask[place].tolist()) == {0, 1}


@pytest.mark.parametrize("case", CASES)
def test_same_games_as_one_by_one(case: str) -> None:
    """Over several episodes of a few games."""
    env = Vector(games=3, seed=case, **CASES[case])
    batch = env.reset()
    alone = [Alone(env, place, batch.seat[place]) for place in range(env.games)]
    ends = 0
    for _ in range(500 if env.game.is_timed else 300):
        for place, one in enumerate(alone):
            one.check(batch, place)
        actions = env.sample().copy()
        batch = env.step(actions)
        assert not batch.illegal.any()
        for place, one in enumerate(alone):
            one.play(int(actions[place]))
            assert batch.over[place] == one.is_over
            match = one.match
            if not one.is_over:
                assert not batch.rewards[place].any()
                continue
            worth = rewards.returns(match.game, match.options, match.box, match.state, match.seats)
            assert np.allclose(batch.rewards[place], worth)
            assert batch.scores[place, : match.seats].tolist() == match.scores()
            alone[place] = Alone(env, place, batch.seat[place])
            ends += 1
    assert ends > 0


@pytest.mark.parametrize("case", CASES)
def test_threads_change_nothing(case: str) -> None:
    """Nor does who chooses the moves, or how often one comes back to Python."""
    envs = [Vector(games=7, seed="threads", threads=threads, **CASES[case]) for threads in (1, 3)]
    found = []
    for env in envs:
        env.reset()
        found.append(copied(env.play(40)))
    assert_same(*found)
    batch = envs[0].reset()
    for _ in range(40):
        batch = envs[0].step(envs[0].sample())
    assert_same(found[0], copied(batch))


def test_a_game_depends_on_its_seed_its_place_and_its_episode_alone() -> None:
    few, many = (Vector("seismic", games=games, seed="train") for games in (2, 5))
    other = Vector("seismic", games=5, seed="test")
    for env in (few, many, other):
        env.reset()
    piles = [many.pile(place) for place in range(5)]
    assert [few.pile(place) for place in range(2)] == piles[:2]
    assert len({tuple(pile) for pile in piles}) == 5
    assert other.pile(0) != piles[0]
    few.step([-1, -1])  # an end, and the next game
    assert few.pile(0) not in piles
    second = few.pile(0)
    few.reset()
    assert few.pile(0) == piles[0]
    many.play(200)
    many.reset()
    many.step([-1] * 5)
    assert many.pile(0) == second


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("kind", ["negative", "too large", "not now", "giving up"])
def test_an_illegal_action_loses(case: str, kind: str) -> None:
    """The game; in one that goes by time a second, as in every other environment."""
    env = Vector(games=2, seed=7, **CASES[case])
    batch = env.reset()
    env.play(3)
    before, seat, count = batch.mask[0].copy(), int(batch.seat[0]), int(batch.counts[0])
    waits = Vector(games=2, seed=7, **CASES[case])
    waits.reset()
    waits.play(3)
    assert count == before.sum()
    actions = env.sample().copy()
    actions[0] = {
        "negative": -5,
        "too large": env.actions + 7,
        "not now": int(np.flatnonzero(before == 0)[-1]),
        "giving up": -1 if env.game.resign_move is None else env.game.resign_move,
    }[kind]
    batch = env.step(actions)
    assert batch.illegal.tolist() == [True, False]
    if env.game.is_timed:
        same = waits.step([env.game.move_codes, actions[1]])
        same.illegal[0] = True
        assert_same(copied(batch), copied(same))
        return
    assert batch.over[0]
    others = [other for other in range(env.seats) if other != seat]
    assert batch.rewards[0, seat] == -1  # nothing is worth less, not even a quake that defeats the table
    assert np.allclose(batch.rewards[0, others], 1 / len(others))
    Alone(env, 0, batch.seat[0]).check(batch, 0)  # the next game has begun


def test_nobody_is_always_the_quickest() -> None:
    """In a game that goes by time each seat acts once a second, and who is first is drawn."""
    seats, seconds = 3, 40
    env = Vector("situation-4", games=50, seats=seats, seed="order", sides=[0, 1, 1])
    batch = env.reset()
    wait = [env.game.move_codes] * env.games
    firsts = np.zeros(seats)
    for _ in range(seconds):
        acted = []
        for _ in range(seats):
            acted.append(batch.seat.copy())
            batch = env.step(wait)
        assert (np.sort(acted, axis=0) == np.arange(seats)[:, None]).all()
        firsts += np.bincount(acted[0], minlength=seats)
    drawn = env.games * seconds
    assert np.abs(firsts - drawn / seats).max() < 4 * np.sqrt(drawn * 2 / 9)  # chance: once in 5,000 seeds


def test_sides_of_chance_win_alike() -> None:
    """Random games of Situation 4: who sits where does not matter. Equals fail it once in 300 seeds."""
    env = Vector("situation-4", games=500, seed="sides", board="skirmish")
    batch = env.reset()
    wins, games = np.zeros(2), 0
    while games < 3000:
        batch = env.step(env.sample())
        games += int(batch.over.sum())
        wins += (batch.rewards > 0).sum(axis=0)
    assert abs(wins[0] - wins[1]) < 3 * np.sqrt(wins.sum())


def test_who_only_waits_is_broken_off() -> None:
    env = Vector("situation-4", games=2, board="skirmish")
    batch = env.reset()
    wait = env.game.move_codes
    for _ in range(MOST_STEPS * env.seats - 1):
        batch = env.step([wait, wait])
        assert not batch.over.any()
    batch = env.step([wait, wait])
    assert batch.over.all()
    assert batch.cut.all()
    assert not batch.rewards.any()
    assert not env.step([wait, wait]).over.any()


def test_arrays_stay_where_they_are_and_are_shared() -> None:
    env = Vector("beat-the-quake", games=4)
    first = env.reset()
    shared = {name: np.from_dlpack(getattr(first, name)) for name in FIELDS}
    again = env.play(20)
    for name in FIELDS:
        assert getattr(first, name) is getattr(again, name)
        assert np.shares_memory(shared[name], getattr(again, name))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "vector-number"),
        ({"games": 2.5}, "env-whole"),
        ({"games": True}, "env-whole"),
        ({"seats": 2.0}, "env-whole"),
        ({"seats": "2"}, "env-whole"),
        ({"threads": 0}, "vector-number"),
        ({"seats": 9}, "seats-wrong"),
        ({"device": "tpu"}, "device-unknown"),
        ({"tabel": "small"}, "option-unknown"),
        ({"seed": None}, "env-seed"),
        ({"seed": 3.5}, "env-seed"),
        ({"game": "chess"}, "game-unknown"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused) as refused:
        Vector(**{"game": "seismic", **wrong})
    assert refused.value.key == message


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0], "vector-actions"),
        ([[0, 0]], "vector-actions"),
        ([0.5, 0.5], "vector-actions-kind"),
        (["a", "b"], "vector-actions-kind"),
        ([True, False], "vector-actions-kind"),
    ],
)
def test_actions_are_one_whole_number_a_game(actions: Any, message: str) -> None:
    env = Vector("beat-the-quake", games=2)
    env.reset()
    with pytest.raises(Refused) as refused:
        env.step(actions)
    assert refused.value.key == message


def test_a_pile_belongs_to_a_game() -> None:
    env = Vector("beat-the-quake", games=2)
    env.reset()
    for place in (-1, 2):
        with pytest.raises(Refused, match=f"no game at place {place}: places go from 0 to 1"):
            env.pile(place)


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int32, np.int64, np.uint64])
def test_actions_are_whole_numbers_of_any_size(dtype: Any) -> None:
    env = Vector("beat-the-quake", games=np.int64(2), seats=np.int8(2), threads=np.int64(1))
    env.reset()
    legal = env.sample().astype(dtype)
    assert not env.step(legal).illegal.any()
    env.play(np.int64(3))
    assert env.step(np.array([np.iinfo(dtype).max, env.sample()[1]], dtype)).illegal.tolist() == [True, False]


@pytest.mark.parametrize("name", registry.NAMES)
def test_games_begin_with_reset(name: str) -> None:
    env = Vector(name, games=2)
    for use in (lambda: env.step([0, 0]), env.sample, lambda: env.play(1), lambda: env.pile(0)):
        with pytest.raises(Refused, match="no game has begun: call reset first"):
            use()


def test_actions_on_a_stream_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are taken as Numba takes them, which waits for the stream that they name; here without a GPU."""
    waited = object()
    taken: list[Any] = []
    monkeypatch.setattr("numba.cuda.as_cuda_array", lambda array: waited)
    env = Vector("beat-the-quake", games=2)
    env.reset()
    stepper = CudaStepper.__new__(CudaStepper)
    stepper.arrays = env._stepper.arrays
    monkeypatch.setattr(stepper, "take", taken.append)
    monkeypatch.setattr(env, "_stepper", stepper)
    env._take(SimpleNamespace(shape=(2,), __cuda_array_interface__={"typestr": "<i4", "stream": 7}))
    assert taken == [waited]


class _Lent:
    """Memory of this machine, lent as that of a GPU is."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0

    def __dlpack__(self, **_: Any) -> Any:
        return dlpack.capsule_of(self.array, self.array.ctypes.data, self.__dlpack_device__())


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.int32, np.float32, np.bool_])
def test_a_capsule_describes_memory_and_keeps_it(dtype: Any) -> None:
    array = (np.arange(24) % 2).astype(dtype).reshape(2, 3, 4)
    found = np.from_dlpack(_Lent(array))
    assert found.dtype == array.dtype
    assert np.shares_memory(found, array)
    assert np.array_equal(found, array)
    assert len(dlpack._LENT) == 1
    del found
    gc.collect(0)  # what is as young as this: all others take long
    assert not dlpack._LENT
    _Lent(array).__dlpack__()  # nobody takes it
    gc.collect(0)
    assert not dlpack._LENT


def pickled(env: Vector) -> Vector:
    """Written and read again."""
    found: Vector = pickle.loads(pickle.dumps(env))
    return found


def check_copy(way: Callable[[Vector], Vector], case: str, device: str) -> None:
    """A copy goes on from where the first one stands, and neither changes what the other shows."""
    env = Vector(games=5, seed=7, device=device, **CASES[case])
    env.reset()
    before = copied(env.play(20))
    there = copied(way(env).play(30))
    assert_same(copied(env._batch), before)
    assert_same(copied(env.play(30)), there)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
def test_a_copy_goes_on_by_itself(case: str, way: Callable[[Vector], Vector]) -> None:
    check_copy(way, case, "cpu")


def test_an_edition_may_be_a_file() -> None:
    """One's own, from where it lies."""
    file = Path(__file__).parents[2] / "examples" / "editions" / "beat-the-quake" / "kitchen.toml"
    env = Vector("beat-the-quake", edition=str(file))
    assert env.game.options_json(env.options)["edition"] == "kitchen"


def needs_cuda() -> None:
    """Skip without a GPU."""
    try:
        find_cuda()
    except Refused as refused:
        pytest.skip(str(refused))


@pytest.mark.cuda
@pytest.mark.parametrize("case", CASES)
def test_a_gpu_steps_the_same_games(case: str) -> None:
    needs_cuda()
    envs = [Vector(games=67, seed="gpu", device=device, **CASES[case]) for device in ("cpu", "cuda")]
    assert_same(*(copied(env.reset()) for env in envs))
    for steps in (1, 30, 200):
        assert_same(*(copied(env.play(steps)) for env in envs))
    actions = envs[0].sample().copy()
    actions[::3] = -1
    assert_same(*(copied(env.step(actions)) for env in envs))


@pytest.mark.cuda
def test_a_copy_of_games_on_a_gpu() -> None:
    needs_cuda()
    check_copy(copy.deepcopy, "beat-the-quake", "cuda")


@pytest.mark.cuda
@pytest.mark.parametrize("library", ["torch", "jax.dlpack", "cupy"])
def test_others_share_the_memory_of_a_gpu(library: str) -> None:
    needs_cuda()
    other = pytest.importorskip(library)
    env = Vector("beat-the-quake", games=5, device="cuda")
    batch = env.reset()
    for name in FIELDS:
        array = getattr(batch, name)
        taken = other.from_dlpack(array)
        assert tuple(taken.shape) == array.shape
        pointer = array.__cuda_array_interface__["data"][0]
        theirs = taken.data_ptr() if library == "torch" else taken.__cuda_array_interface__["data"][0]
        assert theirs == pointer, name


def test_jax_shares_the_memory_of_this_machine() -> None:
    """It takes only what begins with a whole line of the cache, and copies the rest in silence."""
    env = Vector("beat-the-quake", games=5)
    batch = env.reset()
    for name in FIELDS:
        array = getattr(batch, name)
        assert jax.dlpack.from_dlpack(array).unsafe_buffer_pointer() == array.ctypes.data, name


DIGEST = """
import hashlib, sys
from ludotheque.research.vector import Vector
env = Vector(sys.argv[1], games=2, seed="plain")
env.reset()
batch = env.play(4)
for array in (batch.seat, batch.planes, batch.numbers, batch.mask, batch.rewards, batch.over):
    print(hashlib.sha256(array.tobytes()).hexdigest())
"""


@pytest.mark.parametrize("name", ["beat-the-quake", "situation-4"])
def test_interpreted_it_shows_the_same(name: str) -> None:
    found = []
    for interpret in ("0", "1"):
        surroundings = {**os.environ, "LUDOTHEQUE_INTERPRET": interpret}
        command = [sys.executable, "-c", DIGEST, name]
        ran = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings)
        found.append(ran.stdout)
    assert found[0] == found[1] != ""


def test_the_guide() -> None:
    """Its code runs, block after block; the one for a GPU is left out."""
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 2
    known: dict[str, Any] = {}
    for block in blocks:
        exec(block, known)  # our own guide
    assert known["batch"].planes.shape[0] == known["env"].games


def test_names() -> None:
    """Every game of the house can be stepped so."""
    assert {case["game"] for case in CASES.values()} == set(registry.OURS)
