"""kill -9 at random moments under load: nothing that was acknowledged is lost, nothing is done twice."""

import asyncio
import os
import random
import signal
import time
from pathlib import Path

from tests.faults import SEED, times
from tests.faults.houses import FREE, pair
from tests.faults.load import Load
from tests.support.services.house import House
from tests.support.services.loopback import NotReady
from tests.support.services.postgres import Postgres
from tests.support.services.redis import Redis

EARLY = 4  # every so many kills it is killed again while it gets up


def test_one_process_is_killed_again_and_again(tmp_path: Path) -> None:
    """SQLite; now and then it is killed again while it gets up. In a soak it is killed a thousand times.

    In the suite a few times: every kind of kill, and all that is checked after each.
    """
    with House(tmp_path / "data", arguments=FREE) as house:
        asyncio.run(_kill_one(house, f"sqlite:///{tmp_path}/data/house.db", times(6, 50)))


async def _kill_one(house: House, database: str, kills: int) -> None:
    print(f"seed {SEED}")
    rng = random.Random(SEED)
    load = Load([house.url], SEED)
    killed = early = compared = rounds = 0
    took = 1.0
    async with load.playing():
        while killed < kills or not early:
            await load.goes_on()
            compared += await load.compare()
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            load.shut(house.url)
            house.kill()
            killed, rounds = killed + 1, rounds + 1
            if rounds % EARLY == 0:
                early += await _die_getting_up(house, rng.uniform(0.1, 0.9) * took)
                killed += 1
            began = time.monotonic()
            await asyncio.to_thread(house.start)
            took = time.monotonic() - began
            await load.ledger.check(database)
            load.reopen(house.url)
        await load.goes_on()
        compared += await load.compare()
    house.kill()
    checked = await load.ledger.check_all(database)
    print(f"{killed} kills, {early} of them while it got up, {load.moves()} moves")
    print(f"{checked} events checked, {compared} documents compared")
    assert not load.cut, "lines were cut while the house was up"
    assert load.moves() >= rounds * len(load.companies)


async def _die_getting_up(house: House, seconds: float) -> bool:
    """One more kill, so many seconds after it was started; whether it was not yet ready."""
    starting = asyncio.create_task(asyncio.to_thread(house.start))
    while not house.is_started:
        await asyncio.sleep(0.01)
    await asyncio.sleep(seconds)
    os.killpg(house.pid, signal.SIGKILL)
    try:
        await starting
    except NotReady:
        return True
    house.kill()
    return False


def test_one_of_two_processes_is_killed(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    """PostgreSQL; the guests of the one that is killed go on at the other."""
    with pair(tmp_path, postgres, redis) as (one, two, database):
        asyncio.run(_kill_either([one, two], database, times(4, 10)))


async def _kill_either(houses: list[House], database: str, kills: int) -> None:
    print(f"seed {SEED}")
    rng = random.Random(SEED)
    load = Load([house.url for house in houses], SEED)
    both = rng.sample(houses, 2)
    compared = 0
    async with load.playing():
        for number in range(kills):
            if number % 3 == 0:
                await load.goes_on()
                compared += await load.compare()
            await asyncio.sleep(rng.uniform(0.1, 0.5))
            house = both[number] if number < 2 else rng.choice(houses)
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
