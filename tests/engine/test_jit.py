"""Compiled rules are kept in a folder named by the sources they come from."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import ludotheque

SOURCE = Path(ludotheque.__file__).parents[1]
# Imports a kernel of its own, small to compile, and says where its cache is.
PROGRAM = """
from ludotheque.engine.jit import kernel
from ludotheque.engine.kernel_cache import INTERPRETED, is_compiled_before
from ludotheque.engine.noise import below, noise
print(INTERPRETED, is_compiled_before(), noise(1, 2, 3), below(2**31, 6))
"""


# Two kernels, each made twice over another kernel, the second over the first.
MADE = """
from ludotheque.engine.jit import kernel
ONE, TWO, THREE = 1, 2, 3
@kernel
def more(number, by):
    return number + by
@kernel
def one_more(number):
    return more(more(more(number, THREE), -TWO) - ONE, ONE)
@kernel
def threefold(number):
    return number * 3
def made(once):
    @kernel
    def twice(number):
        return once(once(number))
    @kernel
    def four_times(number):
        return twice(twice(number))
    return four_times
print(made(one_more)(1), made(threefold)(1))
"""

# Arrays in a NamedTuple, borrowed by a kernel which calls one that makes an array of its own.
BORROWED = """
from typing import Any, NamedTuple
import numpy as np
from ludotheque.engine.jit import borrowing_kernel, compiled_for, kernel
class Pair(NamedTuple):
    first: Any
    second: Any
@kernel
def doubled(values):
    room = np.zeros(len(values), np.int64)
    for place in range(len(values)):
        room[place] = 2 * values[place]
        values[place] = room[place]
    return room[0]
@borrowing_kernel
def move(pair, place):
    pair.second[place] = pair.first[place]
    return doubled(pair.second)
pair = Pair(np.arange(3, 6), np.ones(3, np.int64))
print(compiled_for(move, (pair, 0))(pair, 1), pair.second.tolist())
"""


def run(
    source: Path = SOURCE, words: Sequence[str] = ("-c", PROGRAM), **env: str
) -> subprocess.CompletedProcess[str]:
    """The program, in a process of its own."""
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(source), "LUDOTHEQUE_INTERPRET": "", **env},
        capture_output=True,
        text=True,
        check=False,
    )


def folders(home: Path) -> list[Path]:
    """The folders of compiled kernels, one a version of the sources."""
    return sorted((home / "kernels").iterdir())


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A cache after a first run, and what that run said."""
    home = tmp_path_factory.mktemp("cache")
    done = run(LUDOTHEQUE_CACHE=str(home))
    assert (done.returncode, done.stderr) == (0, "")
    return home, done.stdout


def test_kernels_are_kept_on_disk(first: tuple[Path, str]) -> None:
    """One folder, with compiled code in it, and a second run finds it."""
    home, said = first
    (folder,) = folders(home)
    kept = {path: path.stat().st_mtime_ns for path in folder.rglob("*.nbc")}
    assert kept
    assert said.startswith("False False ")
    again = run(LUDOTHEQUE_CACHE=str(home))
    assert again.stdout == said.replace("False False", "False True")
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*.nbc")} == kept


def test_kernels_that_close_over_kernels_are_kept_on_disk(tmp_path: Path) -> None:
    """Each with what it closes over, and a second process compiles nothing."""
    program = tmp_path / "made.py"
    program.write_text(MADE, encoding="utf-8")
    kept: dict[Path, int] = {}
    for seed in ("1", "2"):  # sets have another order in each process
        cache = str(tmp_path / "cache")
        done = run(words=[str(program)], LUDOTHEQUE_CACHE=cache, PYTHONHASHSEED=seed)
        assert (done.stdout, done.stderr) == ("5 81\n", "")
        found = {path: path.stat().st_mtime_ns for path in (tmp_path / "cache").rglob("*.nb*")}
        assert found
        assert not kept or found == kept
        kept = found


@pytest.mark.parametrize("interpret", ["", "1"])
def test_a_kernel_borrows_arrays_in_a_named_tuple(tmp_path: Path, interpret: str) -> None:
    """The 4 goes to place 1, then all is doubled."""
    program = tmp_path / "borrowed.py"
    program.write_text(BORROWED, encoding="utf-8")
    done = run(words=[str(program)], LUDOTHEQUE_INTERPRET=interpret, LUDOTHEQUE_CACHE=str(tmp_path / "cache"))
    assert (done.stdout, done.stderr) == ("2 [2, 8, 2]\n", "")


def test_interpreted_kernels_say_the_same(first: tuple[Path, str], tmp_path: Path) -> None:
    """And leave nothing on disk."""
    done = run(LUDOTHEQUE_CACHE=str(tmp_path), LUDOTHEQUE_INTERPRET="1")
    assert done.stdout == first[1].replace("False False", "True True")
    assert list(tmp_path.iterdir()) == []


def test_another_source_is_another_folder(first: tuple[Path, str], tmp_path: Path) -> None:
    """Also if the edit is in a file that only imports see: Numba's own cache would not notice.

    The copy differs by one number in `noise`, and its answer is another.
    """
    home, said = first
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    path = tmp_path / "src" / "ludotheque" / "engine" / "noise.py"
    text = path.read_text(encoding="utf-8")
    assert "0x297A2D39" in text
    path.write_text(text.replace("0x297A2D39", "0x297A2D3B"), encoding="utf-8")
    before = folders(home)
    done = run(tmp_path / "src", LUDOTHEQUE_CACHE=str(home))
    assert done.returncode == 0, done.stderr
    assert done.stdout != said
    assert len(folders(home)) == len(before) + 1


def test_old_folders_are_dropped(tmp_path: Path) -> None:
    """The newest few stay, ours among them."""
    for age in range(10):
        old = tmp_path / "kernels" / f"version-{age}"
        old.mkdir(parents=True)
        os.utime(old, (1000 + age, 1000 + age))
    done = run(LUDOTHEQUE_CACHE=str(tmp_path))
    assert done.returncode == 0, done.stderr
    left = folders(tmp_path)
    assert 1 < len(left) < 10
    assert (tmp_path / "kernels" / "version-0") not in left
    assert (tmp_path / "kernels" / "version-9") in left
    assert any(path.name[:8] != "version-" for path in left)


def test_a_folder_that_cannot_be_written(first: tuple[Path, str], tmp_path: Path) -> None:
    """One line of warning, and it works all the same."""
    taken = tmp_path / "taken"
    taken.write_text("a file where a folder should be", encoding="utf-8")
    done = run(LUDOTHEQUE_CACHE=str(taken))
    assert done.returncode == 0
    assert done.stdout == first[1]
    assert len(done.stderr.splitlines()) == 1
    assert str(taken) in done.stderr
    assert "LUDOTHEQUE_CACHE" in done.stderr
