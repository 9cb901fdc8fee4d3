"""The machine's clock is set back: the house's time never is, and the clocks of a table stay right."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.faults import SEED
from tests.faults.houses import StrangeHouse
from tests.faults.load import PATIENCE, Guest, Load
from tests.faults.test_processes import level, sit

HOUR = 3600.0
WAIT = 1.5  # seconds that somebody thinks
SLACK = 10.0  # seconds: a test's machine is busy, and a clock that is off is off by an hour


def set_back(file: Path) -> None:
    """An hour back from now on."""
    file.write_text(str(float(file.read_text()) - HOUR))


@pytest.fixture
def clock(tmp_path: Path) -> Path:
    """By how many seconds the clock of the house is wrong."""
    file = tmp_path / "clock"
    file.write_text("0")
    return file


def waited_for(table: str, *guests: Guest) -> Guest:
    """Whose turn it is."""
    return next(guest for guest in guests if guest.shown[table].get("legal"))


async def think(table: str, *guests: Guest) -> None:
    """One thinks for a while and plays: its time is less by as much, whatever the machine's clock says."""
    guest = waited_for(table, *guests)
    shown = guest.shown[table]
    seat, before = shown["yours"][0], shown["times"]
    began = time.monotonic()
    await asyncio.sleep(WAIT)
    answer = await guest.do("play", table, move=shown["legal"][0])
    took = time.monotonic() - began
    await level(table, *guests)
    after = guest.shown[table]["times"]
    gone = (before["left"][seat] - after["left"][seat]) / 1000
    assert answer["type"] == "done"
    assert WAIT - 0.1 < gone < took + SLACK
    assert WAIT - 0.1 < (after["at"] - before["at"]) / 1000 < took + SLACK


async def play(load: Load, scenario: Callable[[Load, str, Guest, Guest], Any], **clock: Any) -> None:
    """Two people at a table with a clock, everybody else beside them."""
    ada, bob = load.guest("Ada", 0), load.guest("Bob", 0)
    async with load.playing():
        await load.goes_on()  # first: once they sit, a clock runs
        table = await sit((ada, ada), (bob, bob), clock=clock)
        await level(table, ada, bob)
        await scenario(load, table, ada, bob)
        assert await ada.compare(table)
        assert await bob.compare(table)


def test_set_back_while_it_runs(tmp_path: Path, clock: Path) -> None:
    """Nothing is seen of it."""

    async def scenario(load: Load, table: str, ada: Guest, bob: Guest) -> None:
        await think(table, ada, bob)
        set_back(clock)
        await think(table, ada, bob)
        await load.goes_on()

    with StrangeHouse(tmp_path / "data", "clock", clock) as house:
        load = Load([house.url], SEED)
        asyncio.run(play(load, scenario, kind="bank", seconds=600))
        house.kill()
        assert asyncio.run(load.ledger.check_all(f"sqlite:///{tmp_path}/data/house.db"))


@pytest.mark.parametrize("way", ["stop", "kill"])
def test_set_back_over_a_restart(tmp_path: Path, clock: Path, way: str) -> None:
    """The time goes on from what is stored; a seat has the time that it had, no hour more."""

    async def scenario(load: Load, table: str, ada: Guest, bob: Guest) -> None:
        await think(table, ada, bob)
        left = ada.shown[table]["times"]["left"]
        await _restart(house, way, clock, load)
        await load.goes_on()
        guest = waited_for(table, ada, bob)
        seat = guest.shown[table]["yours"][0]
        await guest.do("play", table, move=guest.shown[table]["legal"][0])
        await level(table, ada, bob)
        gone = (left[seat] - guest.shown[table]["times"]["left"][seat]) / 1000
        assert 0 <= gone < PATIENCE
        await think(table, ada, bob)

    with StrangeHouse(tmp_path / "data", "clock", clock) as house:
        load = Load([house.url], SEED)
        asyncio.run(play(load, scenario, kind="bank", seconds=600))
        house.kill()
        assert asyncio.run(load.ledger.check_all(f"sqlite:///{tmp_path}/data/house.db"))


def test_a_flag_falls_in_time(tmp_path: Path, clock: Path) -> None:
    """Five seconds a move are five seconds, not an hour and five seconds, after the clock was set back."""

    async def scenario(load: Load, table: str, ada: Guest, bob: Guest) -> None:
        await asyncio.sleep(WAIT)  # so that the time of the last move is later than any that was noted
        guest = waited_for(table, ada, bob)
        while guest.shown[table].get("legal"):
            await guest.do("play", table, move=guest.shown[table]["legal"][-1])
        await _restart(house, "kill", clock, load)
        began = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            while ada.shown[table]["status"] == "playing":
                await ada.news.wait()
        assert ada.shown[table]["result"]["why"] == "time"
        took = time.monotonic() - began
        print(f"the flag fell after {took:.1f} s")
        assert took < 5.0 + SLACK

    with StrangeHouse(tmp_path / "data", "clock", clock) as house:
        load = Load([house.url], SEED, plans=())
        asyncio.run(play(load, scenario, kind="move", seconds=5))
        house.kill()
        assert asyncio.run(load.ledger.check_all(f"sqlite:///{tmp_path}/data/house.db"))


async def _restart(house: StrangeHouse, way: str, clock: Path, load: Load) -> None:
    """Ended and started again, with the clock set back meanwhile."""
    load.shut(house.url)
    await asyncio.to_thread(getattr(house, way))
    set_back(clock)
    await asyncio.to_thread(house.start)
    load.reopen(house.url)
