"""kill -9 at random moments under load: nothing that was acknowledged is lost, nothing is done twice."""

import asyncio
import os
import random
import signal
from pathlib import Path

from tests.faults import LONGER, SEED
from tests.faults.houses import FREE, pair
from tests.faults.load import Load
from tests.services.house import House
from tests.services.loopback import NotReady
from tests.services.postgres import Postgres
from tests.services.redis import Redis


def test_one_process_is_killed_fifty_times(tmp_path: Path) -> None:
    """SQLite; now and then it is killed again while it gets up."""
    with House(tmp_path / "data", arguments=FREE) as house:
        asyncio.run(_kill_one(house, f"sqlite:///{tmp_path}/data/house.db", 50 * LONGER))


async def _kill_one(house: House, database: str, kills: int) -> None:
    print(f"seed {SEED}")
    rng = random.Random(SEED)
    load = Load([house.url], SEED)
    killed = compared = 0
    async with load.playing():
        while killed < kills:
            await load.goes_on()
            compared += await load.compare()
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            load.shut(house.url)
            house.kill()
            killed += 1
            if rng.random() < 0.2:
                await _die_getting_up(house, rng.uniform(0.1, 1.5))
                killed += 1
            await asyncio.to_thread(house.start)
            await load.ledger.check(database)
            load.reopen(house.url)
        await load.goes_on()
        compared += await load.compare()
    house.kill()
    checked = await load.ledger.check_all(database)
    print(f"{killed} kills, {load.moves()} moves, {checked} events checked, {compared} documents compared")
    assert not load.cut, "lines were cut while the house was up"
    assert load.moves() > 20 * kills


async def _die_getting_up(house: House, seconds: float) -> None:
    """One more kill, while it starts."""
    starting = asyncio.create_task(asyncio.to_thread(house.start))
    await asyncio.sleep(seconds)
    os.killpg(house.pid, signal.SIGKILL)
    try:
        await starting
    except NotReady:
        return
    house.kill()


def test_one_of_two_processes_is_killed(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    """PostgreSQL; the guests of the one that is killed go on at the other."""
    with pair(tmp_path, postgres, redis) as (one, two, database):
        asyncio.run(_kill_either([one, two], database, 10 * LONGER))


async def _kill_either(houses: list[House], database: str, kills: int) -> None:
    print(f"seed {SEED}")
    rng = random.Random(SEED)
    load = Load([house.url for house in houses], SEED)
    compared = 0
    async with load.playing():
        for number in range(kills):
            if number % 3 == 0:
                await load.goes_on()
                compared += await load.compare()
            await asyncio.sleep(rng.uniform(0.1, 0.5))
            house = rng.choice(houses)
            load.shut(house.url)
            house.kill()
            await asyncio.to_thread(house.start)
            await load.ledger.check(database)
            load.reopen(house.url)
            for guest in rng.sample(load.guests, len(load.guests) // 2):
                await guest.hang_up()  # and calls the other process
        await load.goes_on()
        compared += await load.compare()
    for house in houses:
        house.kill()
    checked = await load.ledger.check_all(database)
    print(f"{kills} kills, {load.moves()} moves, {checked} events checked, {compared} documents compared")
