"""Pings of pages: they are of no account, and no way round the limit."""

from pathlib import Path

import pytest

from ludotheque.server.http.limits import PING_BURST, Limit
from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.inside import Inside
from tests.support.pocket import find

TABS = 12  # of one person, in windows side by side
SLOWLY = 1e-6  # a second: nothing comes back while a test runs
FEW = 8  # commands that a person may send here
MORE = 100  # pings: a socket gains two a second, and a busy machine may take a while to send them


async def pongs(tab: Client, count: int) -> None:
    """Wait for so many answers."""
    await tab.wait_for(lambda _: sum(message["type"] == "pong" for message in tab.heard) >= count)


async def test_tabs_of_one_person_ping_and_the_moves_go_on(tmp_path: Path) -> None:
    """All behind one address: each asks as a page does, and the allowance of the person is for moves."""
    with Inside(tmp_path, find) as house:
        async with visiting(house.url) as visit:
            ada, bo = await visit("Ada"), await visit("Bo")
            table = await sit_down(ada, bo, game="pocket")
            tabs = [await visit("Tab", dial=False) for _ in range(TABS)]
            for tab in tabs:
                tab.token = ada.token
                await tab.dial()
            house.house.limits.commands = Limit(SLOWLY, FEW)
            for _ in range(PING_BURST):
                for tab in tabs:
                    await tab.send({"type": "ping"})
            for tab in tabs:
                await pongs(tab, PING_BURST)
                assert all(message["type"] != "refused" for message in tab.heard)
            assert await play_on(table, ada, bo, moves=FEW) == FEW


@pytest.mark.parametrize(
    "frame",
    [
        b'{"type":"ping"}',
        b'{"type":"ping","type":"lobby","on":false}',
        b'{"type":"hand","type":"lobby","on":false}',
    ],
)
async def test_pings_are_no_way_round_the_limit(tmp_path: Path, frame: bytes) -> None:
    """What is more than a page needs counts, and so does what only says that it is one."""
    with Inside(tmp_path, find) as house:
        async with visiting(house.url) as visit:
            ada = await visit("Ada")
            house.house.limits.commands = Limit(SLOWLY, FEW)
            assert ada.socket is not None
            for _ in range(PING_BURST + FEW + MORE):
                await ada.socket.send(frame)
            refused = await ada.wait_for(lambda message: message["type"] == "refused")
            assert (refused["key"], refused["retry"]) == ("too-fast", True)
