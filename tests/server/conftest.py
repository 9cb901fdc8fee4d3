"""A house for each module of tests, and one with its limits on."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.server.http.limits import Limit
from tests.server.inside import Inside
from tests.support.pocket import find

FREE: dict[str, Any] = {"limit_requests": 0, "limit_messages": 0, "thinking": 0.2}


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A house without limits, with Pocket beside its own games."""
    with Inside(tmp_path_factory.mktemp("house"), find, **FREE) as house:
        yield house


@pytest.fixture(scope="module")
def url(inside: Inside) -> str:
    """The address of that house."""
    return inside.url


@pytest.fixture
def still(inside: Inside) -> Iterator[Inside]:
    """The same house, whose time stands still but for what the test lets pass: it is exact."""
    with inside.time_still():
        yield inside


class Pace:
    """The time by which limits are filled: it stands still until a test lets some pass."""

    now = 0.0

    def let_pass(self, seconds: float) -> None:
        """So much at once."""
        self.now += seconds


@pytest.fixture
def pace(monkeypatch: pytest.MonkeyPatch) -> Pace:
    """Limits that are filled when the test says so, however long the machine takes."""
    found, take = Pace(), Limit.take
    monkeypatch.setattr(Limit, "take", lambda self, key, now, cost=1: take(self, key, found.now, cost))
    return found


@pytest.fixture
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A house of its own for one test, with the limits that everybody has."""
    with Inside(tmp_path_factory.mktemp("limited"), find) as house:
        yield house


@pytest.fixture(params=["sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A house of its own for one test, on each kind of database."""
    more = {}
    if request.param == "postgresql":
        more["database"] = request.getfixturevalue("postgres").fresh_database()
    with Inside(tmp_path_factory.mktemp("anywhere"), find, **FREE, **more) as house:
        yield house
