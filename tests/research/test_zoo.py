"""The house's games as PettingZoo sees them: its own tests, and what it cannot know of."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from ludotheque.engine.contract import Seat
from ludotheque.engine.words import Refused
from ludotheque.games.beat_the_quake.features import features
from ludotheque.research import beat_the_quake_v0, rewards, seismic_v0, situation_4_v0
from ludotheque.research.vector import MOST_STEPS
from ludotheque.research.zoo import TimedEnv, TurnsEnv

BY_TURNS = (
    partial(seismic_v0.env),
    partial(seismic_v0.env, seats=3, table="small", variants=["dilemma"]),
    partial(seismic_v0.env, seats=4, variants=["big-one", "aftershocks", "twin-cities"]),
    partial(beat_the_quake_v0.env),
    partial(beat_the_quake_v0.env, seats=5, advanced=True),
    partial(beat_the_quake_v0.env, seats=3, together=True),
)
BY_TIME = (
    partial(situation_4_v0.parallel_env, board="skirmish"),
    partial(situation_4_v0.parallel_env, seats=3, sides=[0, 1, 0]),
    partial(situation_4_v0.parallel_env, seats=8),
)
SKIRMISH = partial(situation_4_v0.parallel_env, board="skirmish")

# It expects an array where ours are dictionaries, but for games of its own that it knows by name.
pytestmark = pytest.mark.filterwarnings("ignore:Observation (is not|space for each)")


def play_on(env: TurnsEnv, rng: np.random.Generator) -> None:
    """Play random moves to the end."""
    while not any(env.terminations.values()):
        agent = env.agent_selection
        env.step(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"])))


def wait_all(env: TimedEnv) -> dict[str, int]:
    """Everybody waits."""
    assert env.setting.wait is not None
    return dict.fromkeys(env.agents, env.setting.wait)


@pytest.mark.parametrize("make", BY_TURNS)
def test_its_tests_of_games_by_turns(make: Callable[[], Any]) -> None:
    api_test(make(), num_cycles=150)
    seed_test(make, num_cycles=60)


@pytest.mark.parametrize("make", BY_TIME)
def test_its_tests_of_games_by_time(make: Callable[[], Any]) -> None:
    parallel_api_test(make(), num_cycles=120)
    parallel_seed_test(make, num_cycles=30)


def test_its_conversion_to_agents_one_by_one() -> None:
    make = partial(situation_4_v0.env, board="skirmish")
    api_test(make(), num_cycles=60)
    seed_test(make, num_cycles=60)


@pytest.mark.parametrize("make", BY_TURNS)
def test_it_can_be_seen_what_is_legal(make: Callable[[], Any]) -> None:
    env: TurnsEnv = make().unwrapped
    env.reset(seed=4)
    for _ in range(20):
        match = env.sitting.match
        for seat, agent in enumerate(env.agents):
            mask = env.observe(agent)["action_mask"]
            legal = match.legal(Seat(seat)) if agent == env.agent_selection else []
            assert np.flatnonzero(mask).tolist() == sorted(legal)
        env.step(match.legal(match.to_move()[0])[0])


def test_an_agent_observes_its_own_view() -> None:
    env = beat_the_quake_v0.raw_env(seats=3)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    for seat, observation in enumerate(seen):
        planes, numbers = features(env.sitting.match.view(Seat(seat)))
        assert np.array_equal(observation["planes"], planes)
        assert np.array_equal(observation["numbers"], numbers)
    assert not np.array_equal(seen[0]["planes"], seen[1]["planes"])


@pytest.mark.parametrize("make", BY_TURNS)
def test_rewards_come_at_the_end(make: Callable[[], Any]) -> None:
    env: TurnsEnv = make().unwrapped
    env.reset(seed=2)
    assert set(env.rewards.values()) == {0.0}
    play_on(env, np.random.default_rng(2))
    match = env.sitting.match
    expected = rewards.returns(match.game, match.options, match.box, match.state, match.seats)
    assert list(env.rewards.values()) == expected.tolist()
    assert [env.infos[agent]["score"] for agent in env.agents] == match.scores()


def test_an_illegal_move_loses() -> None:
    env = seismic_v0.env(seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}


def test_without_wrappers_an_illegal_move_is_refused() -> None:
    env = seismic_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(Refused, match=r"has to place a tile now"):
        env.step(env.setting.game.move_code(env.sitting.match.box, "crew -"))


def test_games_follow_from_their_seed() -> None:
    env = beat_the_quake_v0.raw_env()
    piles = []
    for seed in (5, None, 5, None, 6):
        env.reset(seed=seed)
        piles.append(env.sitting.match.setup.pile)
    assert piles[:2] == piles[2:4]
    assert len(set(piles)) == 3


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("make", BY_TURNS)
def test_a_copy_plays_on_by_itself(make: Callable[[], Any], copied: Callable[[Any], Any]) -> None:
    env: TurnsEnv = make().unwrapped
    env.reset(seed=9)
    for _ in range(12):
        env.step(env.sitting.legal(env.sitting.match.to_move()[0])[0])
    other: TurnsEnv = copied(env)
    before = env.sitting.match.state.tobytes()
    play_on(other, np.random.default_rng(9))
    assert env.sitting.match.state.tobytes() == before
    play_on(env, np.random.default_rng(9))
    assert env.sitting.match.state.tobytes() == other.sitting.match.state.tobytes()
    assert env.rewards == other.rewards


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (partial(seismic_v0.env, seats=5), "2 to 4"),
        (partial(seismic_v0.env, variants=["thunder"]), "unknown variant “thunder”"),
        (partial(beat_the_quake_v0.env, bold=True), "unknown option “bold”"),
        (
            partial(beat_the_quake_v0.env, render_mode="film"),
            "no render mode “film”; choose from human, ansi",
        ),
        (partial(situation_4_v0.parallel_env, seats=3, sides=[0, 1]), "S4-1.1"),
    ],
)
def test_wrong_options_are_refused_in_words(make: Callable[[], Any], words: str) -> None:
    with pytest.raises(Refused, match=words):
        make()


@pytest.mark.parametrize("make", [seismic_v0.raw_env, beat_the_quake_v0.env, situation_4_v0.parallel_env])
@pytest.mark.parametrize("seats", ["2", 2.0, None, True])
def test_seats_are_a_whole_number(make: Callable[..., Any], seats: Any) -> None:
    with pytest.raises(Refused, match=f"seats must be a whole number, not “{seats}”"):
        make(seats=seats)


def test_numbers_of_other_libraries_are_numbers() -> None:
    seats: Any = np.int64(3)
    env = beat_the_quake_v0.raw_env(seats=seats)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    env.reset(seed=1)
    env.step(np.array(env.sitting.legal(env.sitting.match.to_move()[0])[0]))
    assert len(env.sitting.match.played) == 1


@pytest.mark.parametrize("action", [None, 1.5, "1", np.array([0]), True])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = beat_the_quake_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(Refused, match="action must be a whole number"):
        env.step(action)
    assert not env.sitting.match.played
    timed = SKIRMISH()
    timed.reset(seed=1)
    with pytest.raises(Refused, match="action must be a whole number"):
        timed.step({**wait_all(timed), "seat_1": action})
    assert timed.sitting.steps == 0


@pytest.mark.parametrize(
    "actions", [{}, {"seat_0": 0}, {"seat_0": 0, "seat_1": 0, "seat_2": 0}, [0, 0], None]
)
def test_everybody_acts_in_a_step(actions: Any) -> None:
    env = SKIRMISH()
    env.reset(seed=1)
    with pytest.raises(Refused, match="for each of seat_0, seat_1 and for nobody else"):
        env.step(actions)
    assert env.sitting.steps == 0


@pytest.mark.parametrize("make", [seismic_v0.raw_env, beat_the_quake_v0.raw_env, situation_4_v0.raw_env])
def test_a_game_begins_with_reset_and_ends_once(make: Callable[[], Any]) -> None:
    env = make()
    for use in (lambda: env.step(0), lambda: env.sitting, env.render):
        with pytest.raises(Refused, match="no game has begun: call reset first"):
            use()
    env.reset(seed=1)
    env.agents = []
    with pytest.raises(Refused, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize("module", ["seismic_v0", "beat_the_quake_v0", "situation_4_v0"])
def test_without_pettingzoo_the_extra_is_named(module: str) -> None:
    words = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "from ludotheque.engine.words import Refused\n"
        f"try: import ludotheque.research.{module}\n"
        "except Refused as why: print(why)"
    )
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("PettingZoo is not installed: install the extra “pettingzoo”")


def test_the_module_of_a_game_is_a_module_like_others() -> None:
    """It is found by its name, so what is in it can be sent to another process; there is none of no game."""
    assert import_module("ludotheque.research.seismic_v0") is seismic_v0
    assert pickle.loads(pickle.dumps(seismic_v0.env)) is seismic_v0.env
    assert (seismic_v0.__all__, situation_4_v0.__all__) == (
        ["env", "raw_env"],
        ["env", "parallel_env", "raw_env"],
    )
    with pytest.raises(ModuleNotFoundError):
        import_module("ludotheque.research.chess_v0")


def test_a_raw_environment_by_time_is_parallel() -> None:
    assert isinstance(situation_4_v0.raw_env(), TimedEnv)
    assert "parallel" in (situation_4_v0.raw_env.__doc__ or "")


def test_a_render_mode_has_to_be_chosen() -> None:
    env = seismic_v0.env()
    env.reset()
    with pytest.raises(Refused, match="no render mode was chosen"):
        env.render()


# By time


def test_what_two_go_for_goes_to_one() -> None:
    env = SKIRMISH(seats=4, sides=[0, 0, 1, 1])
    env.reset(seed=1)
    lay = env.setting.game.move_code(env.sitting.match.box, "lay D1")
    _, _, _, _, infos = env.step({**wait_all(env), "seat_0": lay, "seat_1": lay})
    assert env.sitting.match.state["laid"].tolist() == [1, 0]
    late = [agent for agent, info in infos.items() if "refused" in info]
    assert len(late) == 1
    assert "D1" in infos[late[0]]["refused"]


def test_who_comes_first_is_drawn() -> None:
    env = SKIRMISH(seats=4, sides=[0, 0, 1, 1])
    late = set()
    for seed in range(12):
        env.reset(seed=seed)
        lay = env.setting.game.move_code(env.sitting.match.box, "lay D1")
        infos = env.step({**wait_all(env), "seat_0": lay, "seat_1": lay})[4]
        late |= {agent for agent, info in infos.items() if "refused" in info}
    assert late == {"seat_0", "seat_1"}


def test_waiting_passes_time_alone() -> None:
    env = SKIRMISH()
    env.reset(seed=1)
    before = env.sitting.match.state.tobytes()
    observations, *_ = env.step(wait_all(env))
    assert env.sitting.match.state.tobytes() == before
    assert env.sitting.now == 1000
    assert observations["seat_0"]["action_mask"][env.setting.wait] == 1


def test_a_game_where_all_wait_is_broken_off() -> None:
    env = SKIRMISH()
    env.reset(seed=1)
    steps = 0
    while env.agents:
        _, worth, terminations, truncations, _ = env.step(wait_all(env))
        steps += 1
    assert steps == MOST_STEPS
    assert set(truncations.values()) == {True}
    assert set(terminations.values()) == {False}
    assert set(worth.values()) == {0.0}


def test_nobody_resigns() -> None:
    env = SKIRMISH()
    observations, _ = env.reset(seed=1)
    resign = env.setting.game.resign_move
    assert observations["seat_0"]["action_mask"][resign] == 0
    *_, infos = env.step({**wait_all(env), "seat_0": resign})
    assert "played to their end" in infos["seat_0"]["refused"]
    assert env.agents


def test_a_game_by_time_is_won() -> None:
    env = SKIRMISH()
    observations, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    while env.agents:
        chosen = {
            agent: rng.choice(np.flatnonzero(seen["action_mask"])) for agent, seen in observations.items()
        }
        observations, worth, terminations, _, infos = env.step(chosen)
    assert set(terminations.values()) == {True}
    scores = [info["score"] for info in infos.values()]
    assert worth["seat_0"] == np.sign(scores[0] - scores[1])
    assert sum(worth.values()) == 0
