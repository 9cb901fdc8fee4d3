"""Bots at the same door as people: the house's own, and other people's."""

import asyncio
import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.contract import Game, Move
from ludotheque.engine.patches import patched
from ludotheque.server.protocol import messages
from ludotheque.server.tables.thinkers import Thinkers
from tests.server.client import PATIENCE, Client, sit_down, visiting
from tests.server.inside import Inside

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "bot.py"
UNIFORM = {"kind": "bot", "bot": "uniform"}


# The example


def test_the_example_is_short() -> None:
    """Under 40 lines, with nothing but what Python brings."""
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 40
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= {"json", "random", "sys", "time", "urllib.request"}


async def test_the_example_plays_a_whole_game(limited: Inside) -> None:
    """Against a bot of the house, with the limits that everybody has."""
    done = subprocess.run(
        [sys.executable, EXAMPLE, limited.url], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "'why': 'rules'" in done.stdout
    async with visiting(limited.url) as visit:
        ada = await visit("Ada", dial=False)
        assert (await ada.get("/tables")).json() == {"tables": []}


async def test_the_example_sits_down_at_a_table_of_people(url: str) -> None:
    """By the table's id, against a person, to the end."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", "open", options={"table": "small"})
        await ada.watch(table)
        await ada.do("ready", table)
        bot = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), url, table, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        shown = await ada.until(table, lambda shown: shown.get("legal"))
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", "My bot"]
        while shown["status"] == "playing":
            await ada.do("play", table, move=shown["legal"][0])
            shown = await ada.until(table, lambda shown: shown["status"] == "finished" or shown.get("legal"))
        out, err = await asyncio.wait_for(bot.communicate(), PATIENCE)
        assert (bot.returncode, err) == (0, b"")
        assert out.decode().strip() == str(shown["result"])
        assert {event["seat"] for event in ada.events(table) if event["kind"] == "moved"} == {0, 1}


# ND-JSON


class Lines:
    """A stream of a table, line by line, each checked against the protocol."""

    def __init__(self, client: Client, table: str, **query: Any) -> None:
        self._asking = client.http.stream(
            "GET", f"/api/v1/tables/{table}/stream", headers=client.headers, params=query
        )

    async def __aenter__(self) -> "Lines":
        self.answer = await self._asking.__aenter__()
        self._lines = self.answer.aiter_lines()
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._asking.__aexit__(*error)

    async def next(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        async with asyncio.timeout(PATIENCE):
            async for line in self._lines:
                message: dict[str, Any] = json.loads(line)
                messages.validate_python(message)
                if message["type"] in types:
                    return message
        raise AssertionError("the stream has ended")


async def test_a_stream_of_events(url: str) -> None:
    """Whole at first, then what changes; with the number of the last one seen it goes on from there."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        async with Lines(ada, table) as lines:
            assert lines.answer.headers["content-type"].startswith("application/x-ndjson")
            whole = await lines.next("whole", "event")
            assert whole["shown"] == ada.shown[table]
            assert whole["shown"]["legal"]
            number = await bo.do("play", table, move=bo.shown[table]["legal"][0])
            event = await lines.next("whole", "event")
            assert (event["type"], event["number"], event["kind"]) == ("event", number, "moved")
            assert "move" not in event  # face down
            await ada.reach(table, number)
            assert patched(whole["shown"], event["changes"]) == ada.shown[table]
        for text in ("one", "two", "three"):
            number = await bo.do("say", table, text=text)
        async with Lines(ada, table, seen=number - 2) as lines:
            heard = [await lines.next("whole", "event") for _ in range(2)]
            assert [event["said"]["text"] for event in heard] == ["two", "three"]


async def test_a_stream_of_wholes(url: str) -> None:
    """For simple bots: the whole table after each event, nothing to patch."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        async with Lines(ada, table, whole=True) as lines:
            before = await lines.next("whole", "event")
            number = await bo.do("play", table, move=bo.shown[table]["legal"][0])
            after = await lines.next("whole", "event")
            assert (after["type"], after["number"]) == ("whole", number)
            await ada.reach(table, number)
            assert after["shown"] == ada.shown[table] != before["shown"]


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_stream_that_cannot_be(url: str, language: str) -> None:
    """Refused before it begins, in words."""
    async with visiting(url) as visit:
        ada = await visit("Ada", dial=False)
        table = await ada.open_table("me", "open", game="pocket")
        for name, seen, status, key in (
            ("0" * 12, 0, 404, "table-unknown"),
            ("x", 0, 422, "message-unfit"),
            (table, -1, 422, "message-unfit"),
        ):
            answer = await ada.get(f"/tables/{name}/stream", lang=language, seen=seen)
            assert (answer.status_code, answer.json()["key"]) == (status, key)
        ada.token = "nobody"
        assert (await ada.get(f"/tables/{table}/stream")).status_code == 401


async def test_who_reads_a_stream_is_here(url: str) -> None:
    """And gone when it hangs up."""
    async with visiting(url) as visit:
        ada, bot = await visit("Ada"), await visit("Bot", dial=False)
        table = await ada.open_table("me", "open", game="pocket")
        await ada.watch(table)
        body = {"type": "sit", "id": "s", "table": table}
        assert (await bot.post("/commands", body)).json() == {
            "type": "done",
            "id": "s",
            "table": table,
            "number": 1,
        }
        async with Lines(bot, table) as lines:
            await lines.next("whole")
            await ada.wait_for(lambda message: message.get("here") == [0, 1])
            since = len(ada.heard)
        await ada.wait_for(lambda message: message.get("here") == [0], since)


# The house's own


@pytest.mark.parametrize("level", [1, 2])
async def test_a_person_plays_against_a_bot_of_the_house(url: str, level: int) -> None:
    """To the end; the bot answers every time."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", {"kind": "bot", "level": level}, options={"table": "small"})
        await ada.watch(table)
        await ada.do("ready", table)
        shown = await ada.until(table, lambda shown: shown.get("legal"))
        while shown["status"] == "playing":
            await ada.do("play", table, move=shown["legal"][-1])
            shown = await ada.until(table, lambda shown: shown["status"] == "finished" or shown.get("legal"))
        assert shown["result"]["why"] == "rules"
        assert {event["seat"] for event in ada.events(table) if event["kind"] == "moved"} == {0, 1}


async def test_twenty_tables_of_bots_at_once(url: str) -> None:
    """All of them come to an end; meanwhile people at another table are answered."""
    async with visiting(url) as visit:
        host, ada, bo = await visit("Host"), await visit("Ada"), await visit("Bo")
        tables = [await host.open_table(UNIFORM, UNIFORM, UNIFORM, game="pocket") for _ in range(17)]
        greedy = {"kind": "bot", "bot": "greedy"}
        tables += [await host.open_table(UNIFORM, greedy, options={"table": "small"}) for _ in range(3)]
        for table in tables:
            await host.watch(table)
        for table in tables:
            await host.do("ready", table)
        table = await sit_down(ada, bo, game="pocket")
        slowest = 0.0
        for client in (ada, bo) * 5:
            began = time.monotonic()
            await client.do("play", table, move=client.shown[table]["legal"][0])
            slowest = max(slowest, time.monotonic() - began)
            await asyncio.gather(*(other.reach(table, client.number[table]) for other in (ada, bo)))
        for table in tables:
            shown = await host.until(table, lambda shown: shown["status"] == "finished")
            assert shown["result"]["why"] == "rules"
        assert slowest < 2.0  # seconds, in the thread beside this test's own, on a busy machine


async def test_a_bot_that_thinks_delays_nobody_else(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as it likes: other tables go on, and so does talk at its own."""
    may_answer = threading.Event()
    think = Thinkers._think

    def slowly(self: Thinkers, *asked: Any) -> Move | None:
        may_answer.wait(PATIENCE)
        return think(self, *asked)

    monkeypatch.setattr(Thinkers, "_think", slowly)
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        slow = [await ada.open_table("me", UNIFORM, game="pocket") for _ in range(5)]
        for table in slow:
            await ada.watch(table)
            await ada.do("ready", table)
            await ada.do("say", table, text="take your time")
            await ada.do("play", table, move=ada.shown[table]["legal"][0])
        table = await sit_down(ada, bo, game="pocket")
        for client in (ada, bo):
            await client.do("play", table, move=client.shown[table]["legal"][0])
        assert all(ada.shown[table]["moves"] == 1 for table in slow)
        may_answer.set()
        for table in slow:
            await ada.until(table, lambda shown: shown["moves"] == 3)  # its card, and the next one


async def test_a_bot_that_fails_is_asked_again(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at once, but when the table is overdue; nobody else notices."""
    think = Thinkers._think
    failures: list[str] = []

    def failing(self: Thinkers, bot: str, game: Game, seed: str, *asked: Any) -> Move | None:
        if len(failures) < 2:
            failures.append(seed)
            raise RuntimeError("no idea")
        return think(self, bot, game, seed, *asked)

    monkeypatch.setattr(Thinkers, "_think", failing)
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", UNIFORM, game="pocket", options={"rounds": 1})
        await ada.watch(table)
        await ada.do("ready", table)
        await ada.do("play", table, move=ada.shown[table]["legal"][0])
        inside.house.time.at_least(inside.house.time.now() + 60_000)
        shown = await ada.until(table, lambda shown: shown["status"] == "finished")
        assert shown["result"]["why"] == "rules"
        assert len(failures) == 2
