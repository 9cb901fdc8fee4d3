"""The machine's clock is set back: the house's time never is, and the clocks of a table stay right."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.faults import SEED
from tests.faults.houses import StrangeHouse
from tests.faults.load import PATIENCE, Guest, Load
from tests.faults.test_processes import level, sit

HOUR = 3600.0
THOUGHT = 90.0  # seconds that somebody thinks, by the clock that the test turns
SLACK = HOUR / 2  # a test's machine is slow; a clock that is off is off by an hour


def turn(file: Path, wrong: float = 0.0, passed: float = 0.0) -> None:
    """From now on the clock is wrong by so many seconds more, and so many have passed."""
    was_wrong, had_passed = (float(word) for word in file.read_text().split())
    new = file.with_suffix(".new")
    new.write_text(f"{was_wrong + wrong} {had_passed + passed}")
    new.replace(file)  # the house reads it all the time, and never half of it


@pytest.fixture
def clock(tmp_path: Path) -> Path:
    """By how many seconds the clock of the house is wrong, and how many have passed in no time."""
    file = tmp_path / "clock"
    file.write_text("0 0")
    return file


def waited_for(table: str, *guests: Guest) -> Guest:
    """Whose turn it is."""
    return next(guest for guest in guests if guest.shown[table].get("legal"))


async def think(clock: Path, table: str, *guests: Guest) -> None:
    """One thinks for a while and plays: its time is less by as much, whatever the machine's clock says."""
    guest = waited_for(table, *guests)
    shown = guest.shown[table]
    seat, before = shown["yours"][0], shown["times"]
    turn(clock, passed=THOUGHT)
    answer = await guest.do("play", table, move=shown["legal"][0])
    await level(table, *guests)
    after = guest.shown[table]["times"]
    gone = (before["left"][seat] - after["left"][seat]) / 1000
    assert answer["type"] == "done"
    assert THOUGHT <= gone < THOUGHT + SLACK
    assert THOUGHT <= (after["at"] - before["at"]) / 1000 < THOUGHT + SLACK


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
        await think(clock, table, ada, bob)
        turn(clock, wrong=-HOUR)
        await think(clock, table, ada, bob)
        await load.goes_on()

    with StrangeHouse(tmp_path / "data", "clock", clock) as house:
        load = Load([house.url], SEED)
        asyncio.run(play(load, scenario, kind="bank", seconds=int(3 * HOUR)))
        house.kill()
        assert asyncio.run(load.ledger.check_all(f"sqlite:///{tmp_path}/data/house.db"))


@pytest.mark.parametrize("way", ["stop", "kill"])
def test_set_back_over_a_restart(tmp_path: Path, clock: Path, way: str) -> None:
    """The time goes on from what is stored; a seat has the time that it had, no hour more."""

    async def scenario(load: Load, table: str, ada: Guest, bob: Guest) -> None:
        await think(clock, table, ada, bob)
        left = ada.shown[table]["times"]["left"]
        await _restart(house, way, clock, load)
        await load.goes_on()
        guest = waited_for(table, ada, bob)
        seat = guest.shown[table]["yours"][0]
        await guest.do("play", table, move=guest.shown[table]["legal"][0])
        await level(table, ada, bob)
        gone = (left[seat] - guest.shown[table]["times"]["left"][seat]) / 1000
        assert 0 <= gone < SLACK
        await think(clock, table, ada, bob)

    with StrangeHouse(tmp_path / "data", "clock", clock) as house:
        load = Load([house.url], SEED)
        asyncio.run(play(load, scenario, kind="bank", seconds=int(3 * HOUR)))
        house.kill()
        assert asyncio.run(load.ledger.check_all(f"sqlite:///{tmp_path}/data/house.db"))


def test_a_flag_falls_in_time(tmp_path: Path, clock: Path) -> None:
    """Ten minutes a move are ten minutes, not an hour and ten minutes, after the clock was set back."""

    async def scenario(load: Load, table: str, ada: Guest, bob: Guest) -> None:
        turn(clock, passed=300)  # so that the time of the last move is later than any that was noted
        guest = waited_for(table, ada, bob)
        while guest.shown[table].get("legal"):
            await guest.do("play", table, move=guest.shown[table]["legal"][-1])
        await _restart(house, "kill", clock, load)
        assert await ada.compare(table)
        assert ada.shown[table]["status"] == "playing"
        turn(clock, passed=600)
        async with asyncio.timeout(PATIENCE):
            while ada.shown[table]["status"] == "playing":
                await ada.news.wait()
        assert ada.shown[table]["result"]["why"] == "time"

    with StrangeHouse(tmp_path / "data", "clock", clock) as house:
        load = Load([house.url], SEED, plans=())
        asyncio.run(play(load, scenario, kind="move", seconds=600))
        house.kill()
        assert asyncio.run(load.ledger.check_all(f"sqlite:///{tmp_path}/data/house.db"))


async def _restart(house: StrangeHouse, way: str, clock: Path, load: Load) -> None:
    """Ended and started again, with the clock set back meanwhile."""
    load.shut(house.url)
    await asyncio.to_thread(getattr(house, way))
    turn(clock, wrong=-HOUR)
    await asyncio.to_thread(house.start)
    load.reopen(house.url)
