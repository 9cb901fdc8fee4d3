"""Simulations: the same games whatever they are played on; a clear word where there is no GPU."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from ludotheque.cli.commands.simulate import as_given
from ludotheque.engine import simulation
from ludotheque.engine.simulation import RESULT, SimulationPlan, Summary, as_words, fingerprint, mark_winners
from ludotheque.engine.words import Refused
from ludotheque.games.registry import find
from ludotheque.games.seismic.bots import playouts
from tests.cli.command import Answer, broken, run

ALL_VARIANTS = ["big-one", "dilemma", "aftershocks", "twin-cities"]
LITERAL_UNIFORM = "0b438372c2dc1980b4b2638c4aae1dc5881febd422ad916734429797b52f9762"
LITERAL_MIXED = "1990d04e8dc255cd03568bcbb07d10b64bb0828ad4fb1d9959b7e9fd8624320a"


def plan_for(games: int, seats: int = 2, bots: tuple[int, ...] = (), **options: Any) -> SimulationPlan:
    """A plan of Seismic; uniform bots unless others are named."""
    game = find("seismic")
    return SimulationPlan(game, game.options(options), seats, bots or (0,) * seats, "test", games, playouts)


def play(plan: SimulationPlan, threads: int = 1) -> Summary:
    """Run a plan on the CPU."""
    summary = Summary(plan)
    for results in simulation.CpuRunner(threads).run(plan):
        summary.add(results)
    return summary


def simulate(*words: object) -> Answer:
    """The command, in this process."""
    return run("simulate", "seismic", *words)


def simulate_apart(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The command, in a process of its own."""
    command = [sys.executable, "-m", "ludotheque", "simulate", "seismic", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **env})


def test_any_number_of_threads_gives_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_for(700, 3)
    one = play(plan)
    assert play(plan, 3).digest == one.digest
    monkeypatch.setattr(simulation, "CPU_CHUNK", 97)
    assert play(plan, 2).digest == one.digest
    assert play(plan_for(699, 3)).digest != one.digest


def test_a_game_depends_on_seed_and_number_alone() -> None:
    long = np.concatenate(list(simulation.CpuRunner(2).run(plan_for(300))))
    short = np.concatenate(list(simulation.CpuRunner(1).run(plan_for(10))))
    assert np.array_equal(long[:10], short)
    assert len(set(long["fingerprint"].tolist())) == 300


def test_literal_digest() -> None:
    """A digest that was seen once must stay: results are comparable for ever, or rules_version changes."""
    assert play(plan_for(50)).digest == LITERAL_UNIFORM
    assert play(plan_for(20, 4, (1, 0, 1, 0), variants=ALL_VARIANTS)).digest == LITERAL_MIXED


def test_all_uniform_is_the_same_with_and_without_greedy_code() -> None:
    """The kernel without bots and the kernel with uniform bots play the same games."""
    plan = plan_for(60)
    box, room = plan.game.box(plan.options), simulation.Workspace(plan)
    found = []
    for bots in (None, np.zeros(2, np.int8)):
        results = np.zeros(60, RESULT)
        words = as_words(room.states)
        simulation.run_of(playouts.play_out)(
            box, room.states, words, bots, 2, 1, 2, 0, room.numbers, room.pile, results
        )
        found.append(results)
    assert np.array_equal(found[0], found[1])


def test_interpreted_gives_the_same_digest() -> None:
    """Compiled equals interpreted, with both bots and all variants. Recorded games have a law for it."""
    args = ["--games", "2", "--seats", "3", "--bots", "greedy,uniform,uniform", "--json"]
    args += ["--variants", ",".join(ALL_VARIANTS), "--seed", "7", "--threads", "1"]
    compiled, interpreted = simulate(*args), simulate_apart(*args, LUDOTHEQUE_INTERPRET="1")
    assert interpreted.stderr == ""
    assert json.loads(compiled.out)["digest"] == json.loads(interpreted.stdout)["digest"]


def test_fingerprint_depends_on_every_word() -> None:
    words = np.arange(50, dtype=np.int32)
    seen = {int(fingerprint(words))}
    for place in range(50):
        changed = words.copy()
        changed[place] ^= 1 << (place % 31)
        seen.add(int(fingerprint(changed)))
    assert len(seen) == 51
    assert int(fingerprint(np.zeros(0, np.int32))) == (0x811C9DC5 & 0x7FFFFFFF) << 32 | 0x01000193


@pytest.mark.parametrize(
    ("scores", "seats", "winners"), [((3, 5), 2, 0b10), ((5, 5, 1), 3, 0b11), ((0, 0, 0, 9), 3, 0b111)]
)
def test_winners_share_the_best_score(scores: tuple[int, ...], seats: int, winners: int) -> None:
    results = np.zeros(1, RESULT)
    results[0]["scores"][: len(scores)] = scores
    mark_winners(results[0], seats)
    assert results[0]["winners"] == winners


def test_summary_counts() -> None:
    results = np.zeros(3, RESULT)
    results["scores"][:, :2] = [[1, 3], [5, 5], [6, 4]]
    results["winners"], results["decisions"] = [0b10, 0b11, 0b01], [10, 20, 30]
    summary = Summary(plan_for(3))
    summary.add(results)
    assert (summary.games, summary.decisions, summary.wins, summary.shared_wins) == (3, 60, [2, 2], 1)
    assert summary.means("scores") == [4.0, 4.0]
    assert summary.spreads("decisions") == pytest.approx([np.std([10, 20, 30])])


def test_json_document() -> None:
    found = simulate("--games", "40", "--seats", "2", "--bots", "uniform,greedy", "--seed", "5", "--json")
    assert found.status == 0
    assert found.out.count("\n") == 1
    document = json.loads(found.out)
    keys = "games decisions seconds decisions_per_s games_per_s wins mean_scores device threads seed digest"
    assert set(keys.split()) <= set(document)
    assert (document["games"], document["device"], document["seed"]) == (40, "cpu", 5)
    assert len(document["mean_scores"]) == 2
    assert document["wins"][1] > document["wins"][0]


@pytest.mark.parametrize(
    ("given", "shown"),
    [("5", 5), ("05", "05"), ("", ""), ("sept", "sept"), ("٣", "٣"), ("9" * 5000, "9" * 5000)],
)
def test_a_seed_is_shown_as_it_was_given(given: str, shown: int | str) -> None:
    assert as_given(given) == shown


def test_table_for_people() -> None:
    found = simulate("--games", "30", "--variants", "big-one", "--threads", "2")
    assert found.status == 0
    for word in ("Games a second", "Decisions a second", "Sections completed", "Quakes", "Spread", "Wins"):
        assert word in found.out


def test_parquet_holds_every_game(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    found = simulate("--games", "300", "--seats", "3", "--out", str(path), "--json")
    table = parquet.read_table(path).to_pydict()
    assert table["game"] == list(range(300))
    assert sum(table["decisions"]) == json.loads(found.out)["decisions"]
    assert list(table)[1:4] == ["score_0", "score_1", "score_2"]
    assert list(tmp_path.iterdir()) == [path]


def test_only_a_plain_file_is_replaced(tmp_path: Path) -> None:
    """A pipe stays one, a link leads to what was written, nobody else's file is touched."""
    pipe, link, target = tmp_path / "pipe.parquet", tmp_path / "link.parquet", tmp_path / "target.parquet"
    os.mkfifo(pipe)
    assert "is not a plain file" in broken("simulate", "seismic", "--games", "2", "--out", pipe)
    assert pipe.is_fifo()
    link.symlink_to(target)
    other = tmp_path / "link.parquet.part"
    other.write_text("somebody's")
    assert simulate("--games", "2", "--out", link).status == 0
    assert link.is_symlink()
    assert parquet.read_table(target).num_rows == 2
    assert other.read_text() == "somebody's"


def test_more_threads_than_games() -> None:
    assert play(plan_for(3), 1000).digest == play(plan_for(3)).digest


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--seats", "5"), "5 seats; the game is for 2 to 4 (SE-1.1)"),
        (("--players", "5"), "5 seats; the game is for 2 to 4 (SE-1.1)"),  # the same by its older name
        (("--bots", "uniform,greedy,uniform"), "3 bots for 2 seats"),
        (("--bots", "deep-blue"), "there is no bot “deep-blue”"),
        (("--variants", "tsunami"), "unknown variant “tsunami”"),
        (("--table", "round"), "unknown table size “round”"),
        (("--edition", "missing.toml"), "cannot be read"),
        (("--device", "abacus"), "unknown device “abacus”"),
        (("--out", "/nowhere/at/all.parquet"), "cannot be written"),
    ],
)
def test_bad_input_is_answered_in_one_line(args: tuple[str, ...], words: str) -> None:
    assert words in broken("simulate", "seismic", "--games", "2", *args)


def test_no_gpu_is_said_in_words() -> None:
    found = simulate_apart("--games", "2", "--device", "cuda", CUDA_VISIBLE_DEVICES="")
    assert found.returncode == 2
    assert "NVIDIA GPU" in found.stderr or "extra “cuda”" in found.stderr
    assert found.stderr.count("\n") == 1


def test_interpreted_rules_refuse_cuda(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "INTERPRETED", True)
    with pytest.raises(Refused, match="LUDOTHEQUE_INTERPRET"):
        simulation.find_cuda()


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    command = [sys.executable, "-m", "ludotheque", "simulate", "seismic", "--games", "100000000", "--json"]
    command += ["--threads", "2", "--out", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while not any(part.stat().st_size > 20_000 for part in tmp_path.iterdir()):
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    document = json.loads(out)
    assert (process.returncode, errors, document["complete"]) == (130, "", False)
    assert 0 < document["games"] < 100_000_000
    assert parquet.read_table(path).num_rows == document["games"]
