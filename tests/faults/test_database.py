"""PostgreSQL goes and comes back under load: nothing is lost, clients are told, and all goes on by itself."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.faults import LONGER, SEED, times
from tests.faults.houses import FREE, hanging, hasty, is_ready, until_ready
from tests.faults.load import Load
from tests.support.services.house import House
from tests.support.services.postgres import Mode, Postgres

# In good order or as in a crash, and whether it comes back at once.
RESTARTS: list[tuple[Mode, bool]] = [("fast", False), ("immediate", True)]
MORE: list[tuple[Mode, bool]] = [("fast", True), ("immediate", False)]
AWAY = 1.5  # seconds, in a soak


def test_postgresql_is_restarted(tmp_path: Path, postgres: Postgres) -> None:
    """In good order, and as in a crash."""
    database = postgres.fresh_database()
    restarts = RESTARTS if LONGER == 1 else [*RESTARTS, *MORE] * LONGER
    with House(tmp_path / "data", database, arguments=FREE) as house:
        asyncio.run(_restarted(house, database, postgres, restarts))
        assert "Traceback" not in house.log.read_text()


async def _restarted(
    house: House, database: str, postgres: Postgres, restarts: list[tuple[Mode, bool]]
) -> None:
    load = Load([house.url], SEED)
    async with load.playing():
        for mode, is_away in restarts:
            await load.goes_on()
            await load.all_welcome()
            for guest in load.guests:
                guest.storing.clear()
            await asyncio.to_thread(postgres.stop, mode)
            try:
                if is_away:
                    await _is_away(house, load)
                    await asyncio.sleep(0.0 if LONGER == 1 else AWAY)
            finally:
                await asyncio.to_thread(postgres.start)
            await until_ready(house.url)
            await load.told_of_storing(True)
            assert all(False in guest.storing for guest in load.guests)
            await load.goes_on()
            await load.ledger.check(database)
            assert await load.compare()
    refused = {key for guest in load.guests for key in guest.refused}
    assert "store-down" in refused
    assert not load.cut, "lines were cut, though the house was up"
    house.kill()
    await load.ledger.check_all(database)


async def _is_away(house: House, load: Load) -> None:
    """While it is away the house says so, whoever asks."""
    assert not await is_ready(house.url)
    for path in ("me", "tables", "me/tables"):
        headers = {"Authorization": f"Bearer {load.guests[0].token}"}
        answer = await load.http.get(f"{house.url}/api/v1/{path}", headers=headers)
        assert answer.status_code == httpx.codes.SERVICE_UNAVAILABLE, answer.text
        assert answer.json()["key"] == "store-down"
    await load.told_of_storing(False)


def test_postgresql_ends_our_connections(tmp_path: Path, postgres: Postgres) -> None:
    """All at once, again and again; it takes new ones at once."""
    database = postgres.fresh_database()

    async def scenario(house: House) -> None:
        load = Load([house.url], SEED)
        async with load.playing(), _ruling(postgres) as rule:
            for _ in range(times(3, 10)):
                await load.goes_on()
                await rule(END, name=_name(database))
            await load.goes_on()
            assert await load.compare()
        assert not load.cut
        house.kill()
        await load.ledger.check_all(database)

    with House(tmp_path / "data", database, arguments=FREE) as house:
        asyncio.run(scenario(house))
        assert "Traceback" not in house.log.read_text()


def test_postgresql_takes_no_connection(tmp_path: Path, postgres: Postgres) -> None:
    """It answers, but lets nobody in: the driver tells of that in another way."""
    database = postgres.fresh_database()

    async def scenario(house: House) -> None:
        load = Load([house.url], SEED)
        async with load.playing(), _ruling(postgres) as rule:
            for _ in range(times(1, 2)):
                await load.goes_on()
                await load.all_welcome()
                for guest in load.guests:
                    guest.storing.clear()
                await rule(f"ALTER DATABASE {_name(database)} WITH ALLOW_CONNECTIONS false")
                await rule(END, name=_name(database))
                await _is_away(house, load)
                await rule(f"ALTER DATABASE {_name(database)} WITH ALLOW_CONNECTIONS true")
                await until_ready(house.url)
                await load.goes_on()
            assert await load.compare()
        assert not load.cut
        house.kill()
        await load.ledger.check_all(database)

    with House(tmp_path / "data", database, arguments=FREE) as house:
        asyncio.run(scenario(house))
        assert "Traceback" not in house.log.read_text()


def test_postgresql_hangs(tmp_path: Path, postgres: Postgres) -> None:
    """It neither answers nor hangs up: after a while that is the same as if it were gone."""
    database = postgres.fresh_database()

    async def scenario(house: House) -> None:
        load = Load([house.url], SEED)
        async with load.playing():
            await load.goes_on()
            await load.all_welcome()
            assert postgres.pid is not None
            with hanging(postgres.pid):
                await load.told_of_storing(False)
                assert not await is_ready(house.url)
            await until_ready(house.url)
            await load.goes_on()
            await load.told_of_storing(True)
            assert await load.compare()
        assert not load.cut
        house.kill()
        await load.ledger.check_all(database)

    with hasty(tmp_path / "data", "store", database) as house:
        asyncio.run(scenario(house))
        assert "Traceback" not in house.log.read_text()


END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"


def _name(database: str) -> str:
    """What a database is called in its server."""
    return database.rpartition("/")[2]


@asynccontextmanager
async def _ruling(postgres: Postgres) -> AsyncIterator[Callable[..., Awaitable[None]]]:
    """Says to PostgreSQL what its ruler says."""
    engine = create_async_engine(postgres.url, isolation_level="AUTOCOMMIT")

    async def rule(statement: str, **values: str) -> None:
        async with engine.connect() as connection:
            await connection.execute(text(statement), values)

    try:
        yield rule
    finally:
        await engine.dispose()
