"""kill -9 at random moments under load: nothing that was acknowledged is lost, nothing is done twice."""

import asyncio
import os
import random
import signal
from pathlib import Path

from tests.faults import LONGER, SEED
from tests.faults.load import Load
from tests.services.house import House
from tests.services.loopback import NotReady

FREE = ("--limit-requests", "0", "--limit-messages", "0")


def test_killed_fifty_times(tmp_path: Path) -> None:
    """SQLite, one process."""
    with House(tmp_path / "data", arguments=FREE) as house:
        asyncio.run(_killed(house, f"sqlite:///{tmp_path}/data/house.db", int(__import__("os").environ.get("K","50"))))


async def _killed(house: House, database: str, kills: int) -> None:
    rng = random.Random(SEED)
    print(f"seed {SEED}")
    load = Load([house.url], SEED)
    checked = compared = 0
    import time
    async with load.playing():
        t0=time.time()
        def lap(what):
            nonlocal t0
            print(what, round(time.time()-t0,2), end=" "); t0=time.time()
        for number in range(kills):
            if rng.random() < 0.85:
                await load.goes_on()
                lap("on")
                compared += await load.compare()
                lap("cmp")
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            load.shut(house.url)
            house.kill()
            if rng.random() < 0.15:
                await _die_getting_up(house, rng.uniform(0.1, 1.5))
            await asyncio.to_thread(house.start)
            lap("start")
            checked += await load.ledger.check(database)
            lap("check")
            load.reopen(house.url)
            print(f"kill {number + 1}: {load.moves()} moves, {checked} events checked, {compared} compared")
        await load.goes_on()
        compared += await load.compare()
    house.kill()
    checked = await load.ledger.check_all(database)
    print(f"{kills} kills, {load.moves()} moves, {checked} events checked, {compared} documents compared")
    assert load.moves() > 20 * kills
    assert compared > kills


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
