"""Redis goes for ten seconds under load: two processes look in the database instead, and nothing stops."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from tests.faults import LONGER, SEED
from tests.faults.houses import hanging, is_ready, pair
from tests.faults.load import Guest, Load
from tests.faults.test_processes import level, sit
from tests.services.house import House
from tests.services.postgres import Postgres
from tests.services.redis import Redis

Houses = tuple[House, House, str]
AWAY = 10.0  # seconds
POLL = 5.0  # seconds at most until a process looks by itself
SOON = 1.0  # seconds: with Redis an event is at the other process long before; a busy machine is no fault


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[Houses]:
    """Two processes on one database."""
    with pair(tmp_path_factory.mktemp("pair"), postgres, redis) as found:
        yield found


def test_redis_is_gone_for_ten_seconds(houses: Houses, redis: Redis) -> None:
    """People of one table at two processes play on, slower; then as before."""
    one, two, database = houses

    async def scenario() -> None:
        load = Load([one.url, two.url], SEED)
        ada, bob = load.guest("Ada", 0), load.guest("Bob", 1)
        async with load.playing():
            table = await sit((ada, ada), (bob, bob))
            for _ in range(LONGER):
                await load.goes_on()
                await _until_quick(ada, bob, table)
                await asyncio.to_thread(redis.stop)
                try:
                    gone = time.monotonic()
                    assert await _hop(ada, bob, table) < POLL * 2
                    await load.goes_on()
                    assert await is_ready(one.url)
                    assert await is_ready(two.url)
                    await asyncio.sleep(AWAY - (time.monotonic() - gone))
                finally:
                    await asyncio.to_thread(redis.start)
                await _until_quick(ada, bob, table)
                await load.goes_on()
                await load.ledger.check(database)
                assert await load.compare()
        assert not load.cut

    asyncio.run(scenario())
    for house in (one, two):
        log = house.log.read_text()
        assert "Traceback" not in log
        assert log.count('"redis-down"') == log.count('"redis-up"') - 1 == LONGER


def test_redis_hangs(houses: Houses, redis: Redis) -> None:
    """It neither answers nor hangs up: the processes look by themselves as well."""
    one, two, database = houses

    async def scenario() -> None:
        load = Load([one.url, two.url], SEED, plans=())
        ada, bob = load.guest("Ada", 0), load.guest("Bob", 1)
        async with load.playing():
            table = await sit((ada, ada), (bob, bob))
            await _until_quick(ada, bob, table)
            with hanging(redis.pid):
                for _ in range(LONGER):
                    assert await _hop(ada, bob, table) < POLL * 2
            await _until_quick(ada, bob, table)
            await load.ledger.check(database)
        assert not load.cut

    asyncio.run(scenario())


async def _hop(ada: Guest, bob: Guest, table: str) -> float:
    """Seconds until what one says is shown at the other process."""
    began = time.monotonic()
    await ada.do("say", table, text="Do you hear me?")
    await level(table, ada, bob)
    return time.monotonic() - began


async def _until_quick(ada: Guest, bob: Guest, table: str) -> None:
    """Words reach the other process at once: five in a row, and no process looks that often by itself."""
    async with asyncio.timeout(POLL * 12):
        quick = 0
        while quick < 5:
            quick = quick + 1 if await _hop(bob, ada, table) < SOON else 0
