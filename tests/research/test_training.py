"""The file that trains a net: it runs on a CPU, and what it writes is a bot."""

import json
import math
import subprocess
import sys
from pathlib import Path

from ludotheque.bots import lineup
from ludotheque.bots.arena import make_plan, play_game
from ludotheque.games import registry

TRAINER = Path(__file__).parents[2] / "examples" / "train_seismic.py"
SHORT = {
    **{"games": 4, "steps": 4, "minibatch": 16, "epochs": 1, "channels": 8},
    **{"seconds": 1, "checkpoints": 1, "judged": 2},
}


def test_training_ends_in_a_bot(tmp_path: Path) -> None:
    out = tmp_path / "out"
    options = [word for name, value in SHORT.items() for word in (f"--{name}", str(value))]
    done = subprocess.run(
        [sys.executable, str(TRAINER), *options, "--out", str(out)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    curve = [json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines()]
    assert curve
    for update in curve:
        assert all(math.isfinite(value) for value in update.values() if isinstance(value, float)), update
    game, bot = registry.find("seismic"), f"learned:{out / 'seismic.safetensors'}"
    lineup.check(bot, game, with_files=True)
    plan = make_plan(game, game.options({"table": "small"}), 2, (bot, "uniform"), "trained", 1, 60.0)
    assert len(play_game(plan, 0).scores) == 2
