"""What every test gets."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from ludotheque.games import registry

pytest_plugins = ["tests.services.fixtures"]

# The same examples at every run, unless more are asked for: a red run must be red again.
settings.register_profile("suite", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None)
settings.load_profile("fuzz" if os.environ.get("LUDOTHEQUE_FUZZ") else "suite")


@pytest.fixture(autouse=True)
def editions_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one for each game's custom editions, which holds none of whoever runs the tests."""
    folder = tmp_path_factory.mktemp("editions")
    for game in registry.NAMES:
        (folder / game).mkdir()
    monkeypatch.setenv("LUDOTHEQUE_EDITIONS", str(folder))
    return folder
