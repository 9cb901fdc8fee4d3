"""Compiled equals interpreted: one source of the rules, the same states."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from tests.laws.digest import digests
from tests.laws.play import GAMES

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(ludotheque.__file__).parents[1]


@pytest.mark.parametrize("name", GAMES)
def test_compiled_rules_and_interpreted_rules_agree(name: str) -> None:
    """Every state, list of moves and score of every recorded game, in a process that compiles nothing."""
    path = os.pathsep.join([str(SOURCE), str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.digest", name],
        env={**os.environ, "LUDOTHEQUE_INTERPRET": "1", "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["interpreted"]
    compiled = digests(name)
    assert compiled
    assert answer["digests"] == compiled
