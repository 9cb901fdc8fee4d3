"""One PostgreSQL and one Redis for each test process, started by the first test that asks."""

from collections.abc import Iterator

import pytest

from tests.support.services.loopback import Missing
from tests.support.services.postgres import Postgres
from tests.support.services.redis import Redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL; a test takes a `fresh_database()`, and leaves the server running."""
    try:
        server = Postgres()
    except Missing as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None
    with server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A running Redis; a test leaves it running."""
    try:
        server = Redis()
    except Missing as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None
    with server:
        yield server
