"""One seat against bots, as Gymnasium sees it: its own checks, and what it cannot know of."""

import subprocess
import sys
import warnings
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludotheque.bots.uniform import Uniform
from ludotheque.engine.contract import Game, Move, View
from ludotheque.engine.words import Refused
from ludotheque.research.gym import IDS, SeatEnv

SEISMIC, QUAKE, SITUATION = IDS


def make(name: str, **options: Any) -> SeatEnv:
    """An environment without wrappers."""
    env = gymnasium.make(name, **options).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play(env: SeatEnv, seed: int | None) -> list[tuple[int, float, dict[str, Any]]]:
    """A game of random moves: each action, its reward and its info."""
    rng = np.random.default_rng(0)
    observation, _ = env.reset(seed=seed)
    played = []
    is_done = False
    while not is_done:
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        assert observation in env.observation_space
        played.append((action, reward, info))
        is_done = terminated or truncated
    return played


@pytest.mark.parametrize("name", IDS)
def test_its_checks_find_nothing(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(name, opponents="level-1"))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        (SEISMIC, {"seats": 4, "variants": ["dilemma"], "opponents": ["level-1", "level-2", "level-3"]}),
        (QUAKE, {"seats": 5, "seat": 3, "advanced": True, "opponents": "level-2"}),
        (QUAKE, {"seats": 2, "together": True, "opponents": "level-3"}),
        (SITUATION, {"seats": 3, "sides": [0, 0, 1], "board": "skirmish", "opponents": "level-1"}),
    ],
)
def test_games_follow_from_their_seed(name: str, options: dict[str, Any]) -> None:
    env = make(name, **options)
    first, second, again = play(env, 7), play(env, None), play(env, 7)
    assert [step[:2] for step in first] == [step[:2] for step in again]
    assert [step[0] for step in first] != [step[0] for step in second]
    assert len(first[-1][2]["scores"]) == options["seats"]
    assert [reward for _, reward, _ in first[:-1]] == [0.0] * (len(first) - 1)


@pytest.mark.parametrize("name", IDS)
def test_a_copy_plays_on_by_itself(name: str) -> None:
    """Opponents are copied with the game: they go on as they would have."""
    env = make(name, opponents="level-2")
    _, info = env.reset(seed=6)
    other = deepcopy(env)
    for _ in range(6):
        action = int(np.argmax(info["action_mask"]))
        observation, *_, info = env.step(action)
        again, *_, _ = other.step(action)
        assert np.array_equal(observation["planes"], again["planes"])
        assert np.array_equal(observation["action_mask"], again["action_mask"])


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_at_once(name: str, mode: str) -> None:
    options: dict[str, Any] = {"board": "skirmish"} if name == SITUATION else {}
    envs = gymnasium.make_vec(name, 2, vectorization_mode=mode, opponents="level-1", **options)
    observations, _ = envs.reset(seed=3)
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(90):
        actions = [
            int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in observations["action_mask"]
        ]
        observations, _, terminated, _, _ = envs.step(np.array(actions))
        ended += int(terminated.sum())
    envs.close()
    assert ended > 0


class Witness(Uniform):
    """A bot that remembers what it was given."""

    given: list[Any]

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(seed)
        self.given = []
        WITNESSES.append(self)

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move:
        """Any move."""
        self.given.append(view)
        return super().decide(view, legal, seconds)


WITNESSES: list[Witness] = []


def test_opponents_get_the_views_of_their_seats() -> None:
    WITNESSES.clear()
    env = make(QUAKE, seats=3, seat=1, opponents=Witness)
    play(env, 4)
    assert [{view.seat for view in witness.given} for witness in WITNESSES] == [{0}, {2}]
    assert all(isinstance(view, View) for witness in WITNESSES for view in witness.given)


@pytest.mark.parametrize("name", IDS)
def test_planes_are_no_picture(name: str) -> None:
    """Stable-Baselines3 takes bytes from 0 to 255 in three dimensions for one, and cannot do with ours."""
    space = make(name).observation_space
    assert isinstance(space, gymnasium.spaces.Dict)
    planes = space["planes"]
    assert isinstance(planes, gymnasium.spaces.Box)
    assert planes.dtype == np.uint8
    assert set(np.unique(planes.high).tolist()) == {1, 255}


def test_a_seat_can_be_drawn() -> None:
    env = make(QUAKE, seats=4, seat=None, opponents="level-1")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(seats) == {0, 1, 2, 3}
    assert env.reset(seed=5)[1]["seat"] == seats[5]


def test_masks_agree() -> None:
    env = make(SEISMIC, opponents="level-1")
    observation, info = env.reset(seed=2)
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
    assert np.flatnonzero(env.action_masks()).tolist() == sorted(env.sitting.match.legal(env.seat))


def test_an_illegal_move_loses() -> None:
    env = make(SEISMIC, opponents="level-1")
    _, info = env.reset(seed=2)
    _, reward, terminated, truncated, info = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "cannot place" in info["refused"]
    with pytest.raises(Refused, match="the game is over"):
        env.step(0)


def test_by_time_an_illegal_move_costs_a_step() -> None:
    env = make(SITUATION, board="skirmish", opponents="level-1")
    _, info = env.reset(seed=2)
    _, reward, terminated, truncated, info = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert info["refused"]
    assert env.sitting.now == 1000


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"seats": 2, "seat": 2}, "no seat “2” at this table; its seats are 0 to 1"),
        ({"seats": 4, "opponents": ["level-1", "level-2"]}, "2 opponents were named for 3 other seats"),
        ({"opponents": "level-9"}, "there is no bot “level-9”; choose from level-1"),
        ({"opponents": [3]}, "there is no bot “3”"),
        ({"opponents": None}, "there is no bot “None”"),
        ({"opponents": 3}, "there is no bot “3”"),
        ({"seat": 1.0}, "seat must be a whole number, not “1.0”"),
        ({"seat": "1"}, "seat must be a whole number, not “1”"),
        ({"seats": "2"}, "seats must be a whole number, not “2”"),
        ({"seats": 2.0}, "seats must be a whole number, not “2.0”"),
        ({"table": "round"}, "unknown table size “round”"),
    ],
)
def test_wrong_options_are_refused_in_words(options: dict[str, Any], words: str) -> None:
    with pytest.raises(Refused, match=words):
        make(SEISMIC, **options)


class Silent:
    """A bot that gives no move."""

    def decide(self, view: Any, legal: Any, seconds: float) -> None:
        """Nothing, whatever there is."""


@pytest.mark.parametrize(
    ("opponent", "words"),
    [
        (lambda game, seed: None, "the function that makes an opponent returned “None”, which is not a bot"),
        (lambda game, seed: Silent(), "the bot in seat 1 has to move, but gave no move"),
    ],
)
def test_an_opponent_that_is_none_is_told_in_words(opponent: Any, words: str) -> None:
    env = make(QUAKE, opponents=opponent)
    begun = 0

    def reset() -> None:
        nonlocal begun
        while begun < 20:  # in some of these games it begins
            env.reset(seed=begun)
            begun += 1

    with pytest.raises(Refused, match=words):
        reset()


def test_seats_of_other_libraries_are_seats() -> None:
    env = make(QUAKE, seats=np.int64(3), seat=np.int8(2), opponents="level-1")
    assert env.reset(seed=1)[1]["seat"] == 2


@pytest.mark.parametrize("action", [None, 1.5, "1"])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = make(QUAKE, opponents="level-1")
    env.reset(seed=1)
    played = len(env.sitting.match.played)
    with pytest.raises(Refused, match="action must be a whole number"):
        env.step(action)
    assert len(env.sitting.match.played) == played


@pytest.mark.parametrize("name", IDS)
def test_a_game_begins_with_reset(name: str) -> None:
    env = make(name, render_mode="ansi")
    for use in (lambda: env.step(0), env.action_masks, env.render):
        with pytest.raises(Refused, match="no game has begun: call reset first"):
            use()


def test_without_gymnasium_the_extra_is_named() -> None:
    words = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "from ludotheque.engine.words import Refused\n"
        "try: import ludotheque.research.gym\n"
        "except Refused as why: print(why)"
    )
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("Gymnasium is not installed: install the extra “gymnasium”")


def test_without_what_draws_pixels_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """When they are asked for, and not at the first picture."""
    monkeypatch.setattr("ludotheque.research.arguments.find_spec", lambda module: None)
    make(QUAKE, render_mode="svg")
    with pytest.raises(Refused, match="resvg-py is not installed: install the extra “gymnasium”"):
        make(QUAKE, render_mode="rgb_array")


def test_a_human_is_shown_each_position(capsys: pytest.CaptureFixture[str]) -> None:
    env = make(QUAKE, opponents="level-1", render_mode="human")
    _, info = env.reset(seed=1)
    env.step(int(np.argmax(info["action_mask"])))
    assert capsys.readouterr().out.count("The pile:") == 2
