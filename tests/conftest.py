"""What every test gets."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from ludotheque.games import registry

pytest_plugins = ["tests.support.services.fixtures"]

# The same examples at every run, unless others or more are asked for: a red run must be red again.
settings.register_profile("suite", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, database=None)
settings.load_profile("fuzz" if {"LUDOTHEQUE_SEED", "LUDOTHEQUE_FUZZ"} & os.environ.keys() else "suite")

SEED = os.environ.get("LUDOTHEQUE_SEED", "1")  # of what tests choose by chance; Hypothesis has the same


def pytest_report_header() -> str:
    """What makes this run the same again."""
    return f"seed {SEED}: make test SEED={SEED}"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that wait for something are `async`; they run on what the house runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def editions_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """New folders, one after another. Pytest's own way looks at all that came before, for each of them."""
    base = tmp_path_factory.mktemp("editions")
    return (base / str(number) for number in count())


@pytest.fixture(autouse=True)
def editions_folder(editions_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one for each game's custom editions, which holds none of whoever runs the tests."""
    folder = next(editions_folders)
    for game in registry.NAMES:
        (folder / game).mkdir(parents=True)
    monkeypatch.setenv("LUDOTHEQUE_EDITIONS", str(folder))
    return folder
