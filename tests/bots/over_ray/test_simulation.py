"""Simulations over Ray: on a cluster of two nodes on this machine, the same results as here."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from ludotheque.bots import cluster, simulation_ray
from ludotheque.bots.simulation_ray import RayRunner
from ludotheque.engine.simulation import CPU_CHUNK, CpuRunner, SimulationPlan, Summary
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.bots.over_ray import workers
from tests.cli.command import broken, run

pytestmark = pytest.mark.xdist_group("ray")

WORDS = ("seismic", "--bots", "uniform,greedy", "--games", "700", "--seed", "over ray", "--json")


def plan_of(
    name: str, games: int, seats: int = 2, bots: tuple[int, ...] = (0, 1), seed: str = "ray", **options: Any
) -> SimulationPlan:
    """A plan for bots by their numbers."""
    game = registry.find(name)
    return SimulationPlan(game, game.options(options), seats, bots, seed, games, game.part("playouts"))


def digest_of(plan: SimulationPlan, batches: Any) -> str:
    """The digest of all results, in the order in which they came."""
    summary = Summary(plan)
    for results in batches:
        summary.add(results)
    assert summary.games == plan.games
    return summary.digest


@pytest.mark.parametrize(
    "plan",
    [
        plan_of("seismic", 2 * CPU_CHUNK + 9, variants=["aftershocks"]),
        plan_of("beat-the-quake", 3 * CPU_CHUNK, 3, (1, 0, 1), advanced=True),
        plan_of("situation-4", CPU_CHUNK + 1, 3, (1, 2, 2), board="skirmish", sides=[0, 1, 1]),
    ],
    ids=lambda plan: plan.game.name,
)
def test_a_cluster_gives_the_same_results(ray: Any, plan: SimulationPlan) -> None:
    """Game by game, in order, and whatever the options are."""
    there, here = list(RayRunner(ray).run(plan)), list(CpuRunner(1).run(plan))
    assert np.array_equal(np.concatenate(there), np.concatenate(here))
    assert digest_of(plan, there) == digest_of(plan, here)


def test_a_worker_killed_in_the_middle_loses_nothing(
    ray: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of them, one after the other, while they play; what they had is played again elsewhere."""
    monkeypatch.setattr(simulation_ray, "play_from", workers.wait_and_play_from)
    go_on = tmp_path / "go on"
    plan = plan_of("seismic", 5 * CPU_CHUNK, bots=(0, 0), seed=str(go_on))
    with workers.Killer(workers.wait_and_play_from.__name__, go_on) as killer:
        there = list(RayRunner(ray).run(plan))
    assert len(killer.killed) == 2
    assert len(there) == 5
    assert digest_of(plan, there) == digest_of(plan, CpuRunner(1).run(plan))


def test_other_code_is_refused(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with another version would give other results."""
    monkeypatch.setattr(cluster, "source_hash", lambda: "another")
    with pytest.raises(Refused, match="another version of Ludotheque"):
        RayRunner(ray).warm_up(plan_of("seismic", 2))


def test_the_command_over_a_cluster(address: str, tmp_path: Path) -> None:
    """The same document and the same file as here, but for what a clock measured."""
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    command = [sys.executable, "-m", "ludotheque", "simulate", *WORDS, "--out", str(there), "--ray", address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=os.environ)
    assert (done.returncode, done.stderr) == (0, "")
    documents = [json.loads(done.stdout), json.loads(run("simulate", *WORDS, "--out", here).out)]
    assert [document["device"] for document in documents] == ["ray", "cpu"]
    measured = ("seconds", "decisions_per_s", "games_per_s", "device", "threads")
    assert len({json.dumps({key: one[key] for key in one if key not in measured}) for one in documents}) == 1
    assert parquet.read_table(there).equals(parquet.read_table(here))


def test_a_worker_that_dies_leaves_the_answer_alone() -> None:
    """What Ray says about it goes to standard error; standard output is one JSON document."""
    games = 16 * CPU_CHUNK  # tasks long enough to be seen, and enough of them for two workers twice
    words = ["seismic", "--bots", "greedy", "--games", str(games), "--ray", "local", "--threads", "2"]
    command = [sys.executable, "-m", "ludotheque", "simulate", *words, "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        killed = workers.kill("play_from", 2)
        out, told = process.communicate(timeout=300)
    assert (process.returncode, len(killed)) == (0, 2)
    assert json.loads(out)["games"] == games
    assert "died" in told


def test_a_cluster_has_cores() -> None:
    """Who wants a GPU has to say so without a cluster."""
    assert "leave out --device" in broken("simulate", *WORDS, "--ray", "local", "--device", "cuda")


def test_addresses_that_are_none() -> None:
    """As in the arena."""
    assert "is not the address of a cluster" in broken("simulate", *WORDS, "--ray", "nowhere")
