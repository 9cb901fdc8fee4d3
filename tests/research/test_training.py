"""The file that trains a net: it runs on a CPU, and what it writes is a bot."""

import json
import math
import os
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.bots import lineup
from ludotheque.bots.arena import make_plan, play_game
from ludotheque.games import registry

TRAINER = Path(__file__).parents[2] / "examples" / "train_seismic.py"
QUICK = "--xla_backend_optimization_level=0"  # JAX takes longer to compile than to learn so little
SHORT = {
    **{"games": 4, "steps": 4, "minibatch": 16, "epochs": 1, "channels": 8},
    **{"seconds": 1, "checkpoints": 1, "judged": 2},
}


def command(out: Path, **options: object) -> list[str]:
    """A short run, with these options otherwise."""
    given = {**SHORT, **options, "out": out}
    return [str(TRAINER), *(word for name, value in given.items() for word in (f"--{name}", str(value)))]


def train(out: Path, **options: object) -> subprocess.CompletedProcess[str]:
    """Such a run in a process of its own, which sees no GPU."""
    return subprocess.run(
        [sys.executable, *command(out, **options)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "CUDA_VISIBLE_DEVICES": "", "XLA_FLAGS": QUICK},
    )


def test_training_ends_in_a_bot(tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = train(out)
    assert done.returncode == 0, done.stderr[-2000:]
    curve = [json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines()]
    assert curve
    for update in curve:
        assert all(math.isfinite(value) for value in update.values() if isinstance(value, float)), update
    game, bot = registry.find("seismic"), f"learned:{out / 'seismic.safetensors'}"
    lineup.check(bot, game, with_files=True)
    plan = make_plan(game, game.options({"table": "small"}), 2, (bot, "uniform"), "trained", 1, 60.0)
    assert len(play_game(plan, 0).scores) == 2


@pytest.fixture(scope="module")
def main() -> Callable[[], None]:
    """What the file does, in this process: JAX is slow to begin."""
    found: Callable[[], None] = runpy.run_path(str(TRAINER))["main"]
    return found


def refused(main: Callable[[], None], monkeypatch: pytest.MonkeyPatch, out: Path, **options: object) -> None:
    """It ends with status 2."""
    monkeypatch.setattr(sys, "argv", command(out, **options))
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"minibatch": 17}, "--minibatch: 17 is more than games × steps, 16"),
        ({"steps": 0}, "--steps: 0 is not a whole number from 1 on"),
        ({"games": 0}, "--games: 0 is not a whole number from 1 on"),
        ({"channels": 0}, "--channels: 0 is not"),
        ({"checkpoints": 0}, "--checkpoints: 0 is not"),
        ({"epochs": -1}, "--epochs: -1 is not"),
        ({"judged": "few"}, "--judged: few is not"),
        ({"seconds": 0}, "--seconds: 0 is not a number of seconds above 0"),
        ({"seconds": "nan"}, "--seconds: nan is not"),
        ({"seed": -1}, "--seed: -1 is not a whole number from 0"),
    ],
    ids=str,
)
def test_what_cannot_be_learned_so(
    main: Callable[[], None],
    options: dict[str, object],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nothing is written, and the last line says why."""
    refused(main, monkeypatch, tmp_path / "out", **options)
    said = capsys.readouterr()
    assert told in said.err.splitlines()[-1]
    assert (said.out, list(tmp_path.iterdir())) == ("", [])


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"device": "abacus"}, "unknown device “abacus”"),
        ({"threads": 5000}, "threads must be a whole number from 1 to 1,024"),
        ({"position": "position.json"}, "seismic.safetensors” cannot be read"),
    ],
    ids=str,
)
def test_what_is_refused_is_told_in_a_line(
    main: Callable[[], None],
    options: dict[str, object],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """An older learning curve stays as it is."""
    curve = tmp_path / "curve.jsonl"
    curve.write_text("older")
    refused(main, monkeypatch, tmp_path, **options)
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line
    assert curve.read_text() == "older"


@pytest.mark.parametrize("place", ["file", "file/out"])
def test_a_folder_that_cannot_be_made(
    main: Callable[[], None],
    place: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "file").touch()
    refused(main, monkeypatch, tmp_path / place)
    (line,) = capsys.readouterr().err.splitlines()
    assert "cannot be written" in line


def test_no_gpu_is_told_in_a_line(tmp_path: Path) -> None:
    done = train(tmp_path / "out", device="cuda")
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "NVIDIA GPU" in line or "extra “cuda”" in line
