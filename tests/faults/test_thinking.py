"""A bot that thinks never delays another table's move, and is asked once for each of its own."""

import asyncio
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots import lineup
from tests.faults import LONGER, SEED
from tests.faults.houses import StrangeHouse
from tests.faults.load import Load
from tests.server.inside import Inside
from tests.services.postgres import Postgres
from tests.services.redis import Redis

SECONDS = 5.0 * LONGER


@pytest.mark.parametrize("how", ["sleep", "burn"])
def test_a_slow_bot_delays_nobody_else(tmp_path: Path, how: str) -> None:
    """Each of its moves takes a second, outside Python or in it; others play beside it."""

    async def scenario(url: str) -> None:
        slow = Load([url], SEED, [("bot", "bot")] * 4 + [("me", "bot")] * 4)
        others = Load([url], SEED, [("me", "open")] * 4)
        async with slow.playing(), others.playing():
            await others.goes_on()
            for guest in others.guests:
                guest.took.clear()
            bots = slow.moves()
            await asyncio.sleep(SECONDS)
            took = sorted(second for guest in others.guests for second in guest.took)
            middle, late = took[len(took) // 2], took[len(took) * 99 // 100]
            print(f"{how}: {len(took)} commands, p50 {middle * 1000:.1f} ms, p99 {late * 1000:.1f} ms")
            assert slow.moves() > bots, "the slow bots do not move"
            assert len(took) > 60 * LONGER  # eight people who wait a second each time do 40 in this time
            assert middle < 0.25  # a bot takes 1 s; the longest wait is also a busy machine

    with StrangeHouse(tmp_path / "data", "bots", how) as house:
        asyncio.run(scenario(house.url))


class Counting:
    """Counts how often a bot is asked."""

    def __init__(self, bot: Any, asked: Counter[str]) -> None:
        self._bot = bot
        self._asked = asked

    def decide(self, view: Any, legal: Any, seconds: float) -> Any:
        """The same move."""
        self._asked["bot"] += 1
        return self._bot.decide(view, legal, seconds)

    def pace(self, view: Any, move: Any) -> Any:
        """The same hands."""
        return self._bot.pace(view, move)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often any bot was asked."""
    count: Counter[str] = Counter()
    find = lineup.find
    monkeypatch.setattr(lineup, "find", lambda *given, **named: Counting(find(*given, **named), count))
    return count


PLANS = [("bot", "bot")] * 3 + [("me", "bot")] * 2 + [("bot", "me", "open", "bot")]


def test_a_bot_is_asked_once_for_a_move(tmp_path: Path, asked: Counter[str]) -> None:
    """One process."""

    async def scenario(inside: Inside) -> None:
        load = Load([inside.url], SEED, PLANS)
        async with load.playing():
            while load.moves() < 300 * LONGER:
                await load.goes_on()

    with Inside(tmp_path / "data", limit_requests=0, limit_messages=0) as inside:
        asyncio.run(scenario(inside))
        moves = inside.house.metrics.bot_moves
    played = int(moves._value.get())
    print(f"asked {asked['bot']} times for {played} moves")
    assert played > 50
    assert asked["bot"] <= played + len(PLANS) * 2  # those that were thinking when all ended


def test_a_bot_is_asked_by_one_process(
    tmp_path: Path, asked: Counter[str], postgres: Postgres, redis: Redis
) -> None:
    """Two processes, which tell each other in time."""
    given: dict[str, Any] = {
        "database": postgres.fresh_database(),
        "redis": redis.url,
        "limit_requests": 0,
        "limit_messages": 0,
    }

    async def scenario(*insides: Inside) -> None:
        load = Load([inside.url for inside in insides], SEED, PLANS)
        async with load.playing():
            while load.moves() < 300 * LONGER:
                await load.goes_on()

    with ExitStack() as stack:
        insides = [stack.enter_context(Inside(tmp_path / name, **given)) for name in ("one", "two")]
        asyncio.run(scenario(*insides))
        moves = [inside.house.metrics.bot_moves for inside in insides]
    played = int(sum(counter._value.get() for counter in moves))
    print(f"asked {asked['bot']} times for {played} moves")
    assert played > 50
    assert asked["bot"] <= played * 1.1 + len(PLANS) * 2
