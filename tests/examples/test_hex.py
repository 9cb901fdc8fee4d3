"""Hex, a game in a package of its own: every law holds for it, and its guide does what it says.

Hex is not installed: a folder says what an installation would, and lies on the path beside its sources.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.support.services.known import make_known

ROOT = Path(__file__).resolve().parents[2]
HEX = ROOT / "examples" / "hex"
GUIDE = (ROOT / "docs" / "guides" / "write-a-game.md").read_text(encoding="utf-8")
LEFT_OUT = ("tests/", "src/ludotheque_hex/words/fr/", "src/ludotheque_hex/RULES.fr.md")  # as the guide says


class Installed(NamedTuple):
    """Where Hex is known, from sources in some folder."""

    path: str  # of Python

    def run(self, *words: str | Path, cwd: Path = ROOT) -> str:
        """What a Python program prints that can find it; its status is 0."""
        done = subprocess.run(
            [sys.executable, *map(str, words)],
            cwd=cwd,
            env={**os.environ, "PYTHONPATH": self.path, "COLUMNS": "100", "LANG": "en"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def typed(self, *commands: tuple[list[str], str], cwd: Path = ROOT) -> list[str]:
        """What `ludotheque` answers to each of these words, and what is typed to them."""
        said: list[str] = json.loads(self.run("-m", "tests.examples.typed", json.dumps(commands), cwd=cwd))
        return said

    def simulated(self, *threads: int) -> list[Any]:
        """The reports of simulations of small games, each with so many threads."""
        command = ["simulate", "hex", "--games", "60", "--size", "4", "--seed", "7", "--json", "--threads"]
        return [json.loads(told) for told in self.typed(*(([*command, str(one)], "") for one in threads))]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Hex from `examples/hex`."""
    return Installed(os.pathsep.join([make_known(HEX, tmp_path_factory.mktemp("about")), str(ROOT)]))


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
    reports = here.simulated(1, 2)
    monkeypatch.setenv("LUDOTHEQUE_INTERPRET", "1")
    reports += here.simulated(1)
    assert len(reports) == 3
    assert len({report["digest"] for report in reports}) == 1
    assert len({report["decisions"] for report in reports}) == 1


# The guide


def test_the_guide_writes_every_file() -> None:
    """Each is shown whole, in one piece or in several, and nothing else is."""
    pieces: dict[str, list[str]] = {}
    for path, text in re.findall(r"^\*\*`(\S+)`\*\*\n\n```\w+\n(.*?)\n```$", GUIDE, re.M | re.S):
        pieces.setdefault(path, []).append(text)
    assert {path: "\n\n\n".join(texts) + "\n" for path, texts in pieces.items()} == written()


def written() -> dict[str, str]:
    """What there is to write: every file of Hex that has a text, but for those that the guide leaves out."""
    listed = subprocess.run(["git", "ls-files", "."], cwd=HEX, capture_output=True, text=True, check=True)
    paths = [path for path in listed.stdout.split() if not path.startswith(LEFT_OUT)]
    texts = {path: (HEX / path).read_text(encoding="utf-8") for path in paths}
    return {path: text for path, text in texts.items() if text}


def test_the_guide_names_what_it_leaves_out() -> None:
    """French words, tests, and a file that is empty."""
    assert all(name in GUIDE for name in ("RULES.fr.md", "words/fr/", "tests/", "py.typed"))


def test_commands_of_the_guide_answer_as_it_says(here: Installed, tmp_path: Path) -> None:
    """What people type is typed; `…` stands for anything."""
    blocks = re.findall(r"^```console\n(.*?)^```$", GUIDE, re.M | re.S)
    commands = [told for block in blocks for told in block.split("$ ludotheque ")[1:]]
    assert len(commands) == 5
    lines, answers = zip(*(told.split("\n", 1) for told in commands), strict=True)
    given = ["\n".join(re.findall(r"^[^>\n]+> (.+)$", answer, re.M)) for answer in answers]
    typed = here.typed(*zip(map(shlex.split, lines), given, strict=True), cwd=tmp_path)
    for answer, said in zip(answers, typed, strict=True):
        assert re.fullmatch(re.escape(answer).replace("…", ".*"), said, re.S), said


def test_python_of_the_guide_runs(here: Installed, tmp_path: Path) -> None:
    """What belongs to no file of Hex."""
    snippets = re.findall(r"(?<!`\*\*\n\n)^```python\n(.*?)^```$", GUIDE, re.M | re.S)
    assert len(snippets) == 2
    printed = here.run("-c", "print('---')\n".join(snippets), cwd=tmp_path).split("---\n")
    assert len(printed) == 2
    assert all(printed)
