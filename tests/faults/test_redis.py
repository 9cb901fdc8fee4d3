"""Redis goes for a while under load: two processes look in the database instead, and nothing stops."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.faults import LONGER, SEED
from tests.faults.houses import counted, hanging, pair, until_ready
from tests.faults.load import PATIENCE, Guest, Load
from tests.faults.test_processes import level, sit
from tests.support.services.house import House
from tests.support.services.postgres import Postgres
from tests.support.services.redis import Redis

Houses = tuple[House, House, str]
AWAY = 0.0 if LONGER == 1 else 10.0  # seconds more than it takes to see that it is gone


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[Houses]:
    """Two processes on one database."""
    with pair(tmp_path_factory.mktemp("pair"), postgres, redis) as found:
        yield found


def test_redis_is_gone_for_a_while(houses: Houses, redis: Redis) -> None:
    """People of one table at two processes play on, slower; then as before. In a soak for ten seconds."""
    one, two, database = houses

    async def scenario() -> None:
        load = Load([one.url, two.url], SEED)
        ada, bob = load.guest("Ada", 0), load.guest("Bob", 1)
        async with load.playing():
            table = await sit((ada, ada), (bob, bob))
            await _until_told(houses, ada, bob, table)
            before = [_told(house) for house in (one, two)]
            for number in range(1, LONGER + 1):
                await load.goes_on()
                await asyncio.to_thread(redis.stop)
                try:
                    for house, (down, up) in zip((one, two), before, strict=True):
                        await _until_says(house, down + number, up + number - 1)
                    words = await counted(two.url, "wakes_received")
                    await _repaired(houses, ada, bob, table)
                    await load.goes_on()
                    assert await counted(two.url, "wakes_received") == words
                    await until_ready(one.url)
                    await until_ready(two.url)
                    await asyncio.sleep(AWAY)
                finally:
                    await asyncio.to_thread(redis.start)
                for house, (down, up) in zip((one, two), before, strict=True):
                    await _until_says(house, down + number, up + number)
                await _until_told(houses, ada, bob, table)
                await load.goes_on()
                await load.ledger.check(database)
                assert await load.compare()
        assert not load.cut

    asyncio.run(scenario())
    for house in (one, two):
        assert "Traceback" not in house.log.read_text()


def test_redis_hangs(houses: Houses, redis: Redis) -> None:
    """It neither answers nor hangs up: the processes look by themselves as well."""
    one, two, database = houses

    async def scenario() -> None:
        load = Load([one.url, two.url], SEED, plans=())
        ada, bob = load.guest("Ada", 0), load.guest("Bob", 1)
        async with load.playing():
            table = await sit((ada, ada), (bob, bob))
            await _until_told(houses, ada, bob, table)
            with hanging(redis.pid):
                for _ in range(LONGER):
                    await _repaired(houses, ada, bob, table)
            await _until_told(houses, ada, bob, table)
            await load.ledger.check(database)
        assert not load.cut

    asyncio.run(scenario())


def _told(house: House) -> tuple[int, int]:
    """How often a house has said that Redis is gone, and that it is there."""
    log = house.log.read_text()
    return log.count('"redis-down"'), log.count('"redis-up"')


async def _until_says(house: House, down: int, up: int) -> None:
    """Until a house has said so often that Redis is gone, and that it is there; never more often."""
    async with asyncio.timeout(PATIENCE):
        while _told(house) != (down, up):
            assert _told(house) <= (down, up)
            await asyncio.sleep(0.05)


async def _hop(ada: Guest, bob: Guest, table: str) -> None:
    """Until what one says is shown at the other process."""
    await ada.do("say", table, text="Do you hear me?")
    await level(table, ada, bob)


async def _repaired(houses: Houses, ada: Guest, bob: Guest, table: str) -> None:
    """What one says is shown at the other process, which has found it by itself."""
    _, two, _ = houses
    repairs = await counted(two.url, "repairs")
    async with asyncio.timeout(PATIENCE):
        while await counted(two.url, "repairs") == repairs:  # a look that had begun may see the first
            await _hop(ada, bob, table)


async def _until_told(houses: Houses, ada: Guest, bob: Guest, table: str) -> None:
    """Words reach both processes."""
    one, two, _ = houses
    async with asyncio.timeout(PATIENCE):
        for url, speaker, hearer in ((two.url, ada, bob), (one.url, bob, ada)):
            words = await counted(url, "wakes_received")
            while await counted(url, "wakes_received") == words:
                await _hop(speaker, hearer, table)
