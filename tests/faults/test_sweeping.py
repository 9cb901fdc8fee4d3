"""Tables that nobody needs leave the memory, and come back as they were to whoever asks, at any moment."""

import asyncio
from pathlib import Path

import pytest

from ludotheque.server import house
from ludotheque.server.tables import keeper
from tests.faults import LONGER, SEED
from tests.faults.load import PATIENCE, Load
from tests.server.inside import Inside

IDLE = 0.2 if LONGER == 1 else 1.0  # seconds


def test_a_table_is_swept_away_and_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The broom is always under way: nobody is left at a table that is not the one that others see."""
    monkeypatch.setattr(keeper, "_IDLE_SECONDS", IDLE)
    monkeypatch.setattr(house, "_SWEEP_SECONDS", 0.0)
    seats = [{"kind": "me"}, {"kind": "open"}]

    async def scenario(inside: Inside) -> None:
        load = Load([inside.url], SEED, plans=())
        ada, bob = load.guest("Ada", 0), load.guest("Bob", 0)
        async with load.playing():
            for _ in range(LONGER):
                found = []
                for _ in range(15 if LONGER == 1 else 40):
                    answer = await ada.request("POST", "/tables", {"game": "seismic", "seats": seats})
                    found.append(str(answer.json()["table"]))
                async with asyncio.timeout(PATIENCE):
                    while list(inside.house.keeper):
                        await asyncio.sleep(IDLE / 10)
                for table in found:
                    await asyncio.gather(ada.watch(table), bob.watch(table))
                    await bob.do("sit", table)  # fails by itself if it is done and not shown
                    await ada.do("ready", table)
                    assert await bob.compare(table)
                    await asyncio.gather(ada.unwatch(table), bob.unwatch(table))

    with Inside(tmp_path / "data", limit_requests=0, limit_messages=0) as inside:
        asyncio.run(scenario(inside))
