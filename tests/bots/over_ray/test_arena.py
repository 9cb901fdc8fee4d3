"""The arena over Ray: on a cluster of two nodes on this machine, the same results as here."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from safetensors.numpy import load_file, save_file

from ludotheque.bots import arena, arena_ray, cluster, learned
from ludotheque.bots.arena import ArenaPlan, Result, make_plan
from ludotheque.bots.arena_ray import play_over, play_some
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.bots.over_ray import workers
from tests.cli.command import broken, run

pytestmark = pytest.mark.xdist_group("ray")  # one process of the tests, one cluster

WORDS = ("seismic", "--bots", "uniform,greedy", "--json")


def plan_of(games: int, bots: tuple[str, ...] = ("uniform", "greedy"), seed: str = "ray") -> ArenaPlan:
    """A plan of Seismic for two."""
    game = registry.find("seismic")
    return make_plan(game, game.options({}), 2, bots, seed, games, 60.0)


def same(results: list[Result]) -> list[Result]:
    """Results in order, without what a clock measured."""
    return [result._replace(seconds=()) for result in sorted(results)]


def test_a_cluster_gives_the_same_results(ray: Any) -> None:
    plan = plan_of(30)
    here = list(arena.play_here(plan, range(plan.games), 1))
    there = list(play_over(ray, plan, range(plan.games)))
    assert same(there) == same(here)
    assert arena.digest(there) == arena.digest(here)


@pytest.mark.parametrize(
    ("name", "seats", "bots"),
    [("beat-the-quake", 4, ("uniform", "greedy")), ("situation-4", 2, ("child", "casual"))],
)
def test_options_travel(ray: Any, name: str, seats: int, bots: tuple[str, ...]) -> None:
    """An edition, a board: whatever the plan holds."""
    game = registry.find(name)
    options = game.options({"advanced": True} if name == "beat-the-quake" else {"board": "skirmish"})
    plan = make_plan(game, options, seats, bots, "travel", 4, 60.0)
    there = list(play_over(ray, plan, range(plan.games)))
    assert same(there) == same([arena.play_game(plan, number) for number in range(plan.games)])


def test_a_worker_killed_in_the_middle_loses_nothing(
    ray: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of them, one after the other, while they play; what they had is played again elsewhere."""
    monkeypatch.setattr(arena_ray, "play_some", workers.wait_and_play_some)
    go_on = tmp_path / "go on"
    plan = plan_of(24, seed=str(go_on))
    with workers.Killer(workers.wait_and_play_some.__name__, go_on) as killer:
        there = list(play_over(ray, plan, range(plan.games)))
    assert len(killer.killed) == 2
    assert same(there) == same(list(arena.play_here(plan, range(plan.games), 1)))


def test_once_stopped_the_rest_is_given_up(ray: Any) -> None:
    plan = plan_of(100_000)
    there: list[Result] = []
    for result in play_over(ray, plan, range(plan.games), lambda: len(there) >= 8):
        there.append(result)
    assert 8 <= len(there) < 200
    assert same(there) == same([arena.play_game(plan, result.game) for result in there])


def test_other_code_is_refused(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with another version would give other results."""
    monkeypatch.setattr(cluster, "source_hash", lambda: "another")
    with pytest.raises(Refused, match="another version of Ludotheque"):
        list(play_over(ray, plan_of(2), range(2)))


def test_results_come_as_plain_tuples() -> None:
    """What a worker sends back."""
    plan = plan_of(2)
    assert [type(result) for result in play_some((plan, {}), [0, 1])] == [Result, Result]


def test_other_weights_are_refused(tmp_path: Path) -> None:
    """On a worker whose file is not the one that was meant, or that has none."""
    game = registry.find("seismic")
    mine = tmp_path / "mine.safetensors"
    mine.write_bytes(learned.file_named("learned", game).read_bytes())
    plan = plan_of(2, bots=("uniform", f"learned:{mine}"))
    weights = learned.digests(plan.bots, game)
    assert len(play_some((plan, weights), [0])) == 1
    about = {**learned.purpose(game), "about": "others"}
    save_file({name: values * 0.5 for name, values in load_file(mine).items()}, mine, about)
    with pytest.raises(Refused, match="different weights on"):
        play_some((plan, weights), [0])
    arena._warm.cache_clear()
    mine.unlink()
    with pytest.raises(Refused, match="mine"):
        play_some((plan, weights), [0])


def test_the_command_over_a_cluster(address: str, tmp_path: Path) -> None:
    """A run that was begun here goes on there, and ends like one that was played here."""
    out = tmp_path / "games.parquet"
    assert run("arena", *WORDS, "--games", 6, "--out", out).status == 0
    command = [sys.executable, "-m", "ludotheque", "arena", *WORDS, "--games", "20", "--out", str(out)]
    done = subprocess.run(
        [*command, "--ray", address], capture_output=True, text=True, timeout=300, check=False, env=os.environ
    )
    assert (done.returncode, done.stderr) == (0, "")
    document = json.loads(done.stdout)
    assert document["games"] == 20
    assert document["digest"] == json.loads(run("arena", *WORDS, "--games", 20).out)["digest"]
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("nowhere", "is not the address of a cluster; choose from local, auto, HOST:PORT"),
        ("localhost:99999", "localhost:99999"),
    ],
)
def test_addresses_that_are_none(address: str, told: str) -> None:
    assert told in broken("arena", *WORDS, "--ray", address)


def test_an_address_where_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray, which would try for minutes, is not asked."""
    monkeypatch.setattr(cluster.find_ray(), "init", lambda **given: pytest.fail("Ray was asked"))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        line = broken("arena", *WORDS, "--ray", address)
    assert f"no cluster can be reached at “{address}”" in line


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    line = broken("arena", *WORDS, "--ray", "local")
    assert "Ray is not installed" in line
    assert "pip install '.[ray]' in the folder of Ludotheque" in line
