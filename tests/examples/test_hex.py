"""Hex, a game in a package of its own: every law holds for it, and its guide does what it says.

Hex is not installed: a folder says what an installation would, and lies on the path beside its sources.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ludotheque

ROOT = Path(__file__).resolve().parents[2]
HEX = ROOT / "examples" / "hex"
PROJECT = tomllib.loads((HEX / "pyproject.toml").read_text(encoding="utf-8"))["project"]


class Installed(NamedTuple):
    """Where Hex is known, from sources in some folder."""

    path: str  # of Python

    def run(self, *words: str | Path, cwd: Path = ROOT, given: str = "") -> str:
        """What a Python program prints that can find it; its status is 0."""
        done = subprocess.run(
            [sys.executable, *map(str, words)],
            cwd=cwd,
            env={**os.environ, "PYTHONPATH": self.path, "COLUMNS": "100", "LANG": "en"},
            input=given,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def simulated(self, *words: str) -> Any:
        """The report of a simulation of small games."""
        command = ("simulate", "hex", "--games", "60", "--size", "4", "--seed", "7", "--json", *words)
        return json.loads(self.run("-m", "ludotheque", *command))


def installed(project: Path, about: Path) -> Installed:
    """Make Hex known, as `pip install -e` does."""
    folder = about / "ludotheque_hex-1.0.0.dist-info"
    folder.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {PROJECT['version']}\n"
    (folder / "METADATA").write_text(metadata, encoding="utf-8")
    entries = PROJECT["entry-points"]["ludotheque.games"]
    lines = [f"{name} = {place}" for name, place in entries.items()]
    (folder / "entry_points.txt").write_text("\n".join(["[ludotheque.games]", *lines]), encoding="utf-8")
    ours = Path(ludotheque.__file__).parents[1]
    return Installed(os.pathsep.join(map(str, (project / "src", ours, about))))


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Hex from `examples/hex`."""
    return installed(HEX, tmp_path_factory.mktemp("about"))


def test_every_law_holds(here: Installed) -> None:
    """As for the games of the house: none fails, and none is left out."""
    told = here.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws", "-k", "hex")
    last = told.splitlines()[-1]
    assert re.match(r"\d+ passed, \d+ deselected in ", last), last
    assert int(last.split()[0]) > 100


def test_its_own_tests_pass(here: Installed) -> None:
    """Clause by clause, and lines counted by hand."""
    here.run("-m", "pytest", "-q", "-p", "no:cacheprovider", HEX / "tests")


def test_its_recorded_games_are_as_its_referee_makes_them(here: Installed, tmp_path: Path) -> None:
    """Made anew, they are the same files."""
    shutil.copytree(HEX / "tests", tmp_path / "tests", ignore=shutil.ignore_patterns("records"))
    here.run(tmp_path / "tests" / "recording.py")
    assert files_in(tmp_path / "tests" / "records") == files_in(HEX / "tests" / "records")


def files_in(folder: Path) -> dict[str, str]:
    """The text of each file."""
    paths = (path for path in folder.rglob("*.json"))
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def test_threads_and_compiling_change_nothing(here: Installed, monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread, two threads, and rules that are not compiled: the same games."""
    reports = [here.simulated("--threads", "1"), here.simulated("--threads", "2")]
    monkeypatch.setenv("LUDOTHEQUE_INTERPRET", "1")
    reports.append(here.simulated("--threads", "1"))
    assert len({report["digest"] for report in reports}) == 1
    assert len({report["decisions"] for report in reports}) == 1
