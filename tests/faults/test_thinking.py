"""A bot that thinks never delays another table's move, and is asked once for each of its own."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots import lineup
from ludotheque.server.store import rows
from tests.faults import SEED, times
from tests.faults.houses import StrangeHouse
from tests.faults.load import PATIENCE, Load
from tests.server.inside import Inside
from tests.support.services.postgres import Postgres
from tests.support.services.redis import Redis


@pytest.mark.parametrize("how", ["sleep", "burn"])
def test_a_slow_bot_delays_nobody_else(tmp_path: Path, how: str) -> None:
    """It thinks, outside Python or in it, until others have played for a while; then it moves as well."""
    bots = tmp_path / "bots"
    bots.mkdir()

    async def scenario(url: str) -> None:
        slow = Load([url], SEED, [("bot", "bot")] * 2 + [("me", "bot")] * 2)
        others = Load([url], SEED, [("me", "open")] * 4)
        async with slow.playing(), others.playing():
            async with asyncio.timeout(PATIENCE):
                while not (bots / "asked").exists() or not all(company.table for company in slow.companies):
                    await asyncio.sleep(0.05)
            for _ in range(times(10, 100)):
                await others.goes_on()
            assert slow.moves() == sum(_moves_of_people(slow)), "a bot has moved that was not let go"
            (bots / "go").touch()
            await slow.goes_on()
            await others.goes_on()

    with StrangeHouse(tmp_path / "data", "bots", f"{how}:{bots}") as house:
        asyncio.run(scenario(house.url))


def _moves_of_people(load: Load) -> Iterator[int]:
    """How many moves people have played at each table."""
    for company in load.companies:
        assert company.table is not None
        seats = company.host.shown[company.table]["yours"]
        shown = load.ledger.shown.get(company.table, {}).values()
        yield sum(event.kind == "moved" and event.seat in seats for event in shown)


class Counting:
    """Counts how often a bot is asked."""

    def __init__(self, bot: Any, asked: Counter[str]) -> None:
        self._bot = bot
        self._asked = asked

    def decide(self, view: Any, legal: Any, seconds: float) -> Any:
        """As the other bot decides."""
        self._asked["bot"] += 1
        return self._bot.decide(view, legal, seconds)

    def pace(self, view: Any, move: Any) -> Any:
        """As the other bot's hands."""
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
            while load.moves() < times(200, 300):
                await load.goes_on()

    with Inside(tmp_path / "data", limit_requests=0, limit_messages=0) as inside:
        asyncio.run(scenario(inside))
        moves = inside.house.metrics.bot_moves
    played = int(moves._value.get())
    print(f"asked {asked['bot']} times for {played} moves")
    assert played > 50
    assert asked["bot"] <= played + len(PLANS) * 2  # those that were thinking when all ended


def test_a_bot_is_asked_by_one_process(
    tmp_path: Path,
    asked: Counter[str],
    postgres: Postgres,
    redis: Redis,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two processes. When one says nothing for long the other asks as well, but here that is very long."""
    monkeypatch.setattr(rows, "_LATE", 3_600_000)
    given: dict[str, Any] = {
        "database": postgres.fresh_database(),
        "redis": redis.url,
        "limit_requests": 0,
        "limit_messages": 0,
    }

    async def scenario(*insides: Inside) -> None:
        load = Load([inside.url for inside in insides], SEED, PLANS)
        async with load.playing():
            while load.moves() < times(200, 300):
                await load.goes_on()

    with ExitStack() as stack:
        insides = [stack.enter_context(Inside(tmp_path / name, **given)) for name in ("one", "two")]
        asyncio.run(scenario(*insides))
        moves = [inside.house.metrics.bot_moves for inside in insides]
    played = int(sum(counter._value.get() for counter in moves))
    print(f"asked {asked['bot']} times for {played} moves")
    assert played > 50
    assert asked["bot"] <= played * 1.1 + len(PLANS) * 2
