"""Where compiled kernels are kept: the folders of other versions go once nobody uses them."""

import os
from pathlib import Path

import pytest

from ludotheque.engine import kernel_cache

HOUR = 3600


@pytest.fixture
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    return tmp_path / "kernels"


def opened() -> Path:
    """This version's folder."""
    folder = kernel_cache.open_folder()
    assert folder is not None
    return folder


def version(kernels: Path, name: str, hours: float) -> None:
    """A folder of another version, used so long ago."""
    folder = kernels / name
    folder.mkdir(parents=True)
    (folder / "kernel.nbc").touch()
    then = (kernels / kernel_cache.source_hash()).stat().st_mtime - hours * HOUR
    os.utime(folder, (then, then))


def test_old_versions_go_but_for_the_last(kernels: Path) -> None:
    opened()
    for hours in range(2, 9):
        version(kernels, f"old-{hours}", hours)
    folder = opened()
    left = {path.name for path in kernels.iterdir()}
    assert left == {folder.name, "old-2", "old-3", "old-4"}


def test_what_is_in_use_stays(kernels: Path) -> None:
    """However many there are: a house that runs would have to compile all anew for its next request."""
    opened()
    names = [f"in-use-{number}" for number in range(9)]
    for name in names:
        version(kernels, name, 0.5)
    folder = opened()
    assert {path.name for path in kernels.iterdir()} == {folder.name, *names}


def test_a_disk_that_refuses_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path / "file"))
    assert kernel_cache.open_folder() is None
    assert "LUDOTHEQUE_CACHE names another folder" in capsys.readouterr().err
