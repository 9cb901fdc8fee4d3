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


# In these a real browser, network or clock takes part, and a busy machine may keep one of them waiting. What
# fails is tried once more, and the summary lists it as a RERUN: a thing to look at. Not in a soak, which
# looks for such things.
REAL_TIME = tuple(Path(__file__).parent / folder for folder in ("browser", "faults", "server"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that have a second try."""
    for item in items:
        if "LUDOTHEQUE_SOAK" not in os.environ and any(
            item.path.is_relative_to(folder) for folder in REAL_TIME
        ):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(autouse=True)
def editions_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one for each game's custom editions, which holds none of whoever runs the tests."""
    folder = tmp_path_factory.mktemp("editions")
    for game in registry.NAMES:
        (folder / game).mkdir()
    monkeypatch.setenv("LUDOTHEQUE_EDITIONS", str(folder))
    return folder
