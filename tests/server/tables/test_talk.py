"""Talk at the table: text, quick phrases, the host's switch, and the limit."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.words import say
from ludotheque.server.tables.commands import PHRASES
from tests.server.client import sit_down, visiting
from tests.server.conftest import FREE, Pace
from tests.server.inside import Inside
from tests.support.pocket import find


async def test_everybody_at_the_table_hears_it(url: str) -> None:
    """Who plays and who watches; with name, seat and time; also who comes later."""
    async with visiting(url) as visit:
        ada, bo, cleo = [await visit(name) for name in ("Ada", "Bo", "Cleo")]
        table = await sit_down(ada, bo, game="pocket")
        await cleo.watch(table)
        number = await bo.do("say", table, text="Bonjour <b>à tous</b> & co. \N{FOX FACE}")
        for client in (ada, bo, cleo):
            await client.reach(table, number)
            event = client.events(table)[-1]
            assert (event["kind"], event["seat"], event["name"]) == ("said", 1, "Bo")
            said = event["said"]
            assert said == {
                "at": event["at"],
                "seat": 1,
                "name": "Bo",
                "text": "Bonjour <b>à tous</b> & co. \N{FOX FACE}",
            }
            assert event["changes"] == {}
        dov = await visit("Dov")
        await dov.watch(table)
        whole = await dov.wait_for(lambda message: message["type"] == "whole")
        assert whole["said"] == [said]


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({}, "say-one"),
        ({"text": "Hello", "phrase": "hello"}, "say-one"),
        ({"text": " \t\n"}, "say-one"),
        ({"text": "\N{IDEOGRAPHIC SPACE}"}, "say-one"),
        ({"text": ""}, "message-unfit"),
        ({"text": "x" * 301}, "message-unfit"),
        ({"text": 7}, "message-unfit"),
        ({"text": "half \ud800"}, "message-unfit"),
        ({"phrase": "insult"}, "phrase-unknown"),
        ({"phrase": ""}, "phrase-unknown"),
        ({"phrase": "phrase-hello"}, "phrase-unknown"),
        ({"phrase": "x" * 41}, "message-unfit"),
    ],
    ids=ascii,
)
async def test_what_cannot_be_said(url: str, more: dict[str, Any], key: str) -> None:
    """Refused in words, over the socket and over HTTP; nobody hears anything."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", "open", game="pocket")
        await ada.watch(table)
        command = {"type": "say", "id": "s", "table": table, **more}
        since = len(ada.heard)
        await ada.send(command)
        told = await ada.wait_for(lambda message: message["type"] == "refused", since)
        assert told["key"] == key
        assert told["text"].isprintable()
        if "\ud800" not in str(more.get("text")):  # no HTTP library sends half a letter
            answer = await ada.post("/commands", command)
            assert (answer.status_code, answer.json()["key"]) == (422, key)
        await ada.watch(table)
        assert ada.heard[-1]["said"] == []
        assert ada.number[table] == 0


async def test_phrases_are_said_by_key_and_told_in_both_languages(url: str) -> None:
    """The house sends the key; each reader has the words in their own language."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        english = (await ada.get("/phrases")).json()["phrases"]
        french = (await ada.get("/phrases", lang="fr")).json()["phrases"]
        assert list(english) == list(french) == list(PHRASES)
        assert english == {key: say(f"phrase-{key}", "en") for key in PHRASES}
        assert all(french[key] != english[key] for key in PHRASES)
        table = await ada.open_table("me", "open", game="pocket")
        await ada.watch(table)
        for key in english:
            number = await ada.do("say", table, phrase=key)
            await ada.reach(table, number)
            said = ada.events(table)[-1]["said"]
            assert (said["phrase"], "text" in said) == (key, False)


async def test_the_host_switches_the_talk_off(url: str) -> None:
    """Phrases stay; it can be switched on again; nobody else can; a table can be opened without."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        assert (await bo.ask("switch-chat", table, on=False))["key"] == "host-only"
        await bo.do("say", table, text="heard")
        number = await ada.do("switch-chat", table, on=False)
        shown = await bo.reach(table, number)
        assert (shown["chat"], bo.events(table)[-1]["kind"]) == (False, "chat")
        for client in (ada, bo):
            told = await client.ask("say", table, text="Hello")
            assert (told["key"], told["text"]) == ("chat-off", say("chat-off"))
        await bo.do("say", table, phrase="thanks")
        await ada.do("switch-chat", table, on=True)
        await bo.do("say", table, text="again")
        await ada.watch(table)
        whole = [message for message in ada.heard if message["type"] == "whole"][-1]
        said = [line.get("text", line.get("phrase")) for line in whole["said"]]
        assert said == ["heard", "thanks", "again"]
        silent = await ada.open_table("me", "open", game="pocket", chat=False)
        assert (await ada.watch(silent))["chat"] is False
        assert (await ada.ask("say", silent, text="Hello"))["key"] == "chat-off"


async def test_five_sayings_in_ten_seconds(limited: Inside, pace: Pace) -> None:
    """Then one every two seconds; counted by person, over all tables and by both doors, for phrases too."""
    async with visiting(limited.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        first = await ada.open_table("me", "open", game="pocket")
        second = await ada.open_table("me", "open", game="pocket")
        await bo.do("sit", first)
        for number in range(5):
            table = (first, second)[number % 2]
            if number % 3:
                await ada.do("say", table, text="Hello")
            else:
                body = {"type": "say", "id": f"h{number}", "table": table, "phrase": "hello"}
                assert (await ada.post("/commands", body)).status_code == 200
        for more in ({"text": "more"}, {"phrase": "bye"}):
            told = await ada.ask("say", second, **more)
            assert (told["key"], told["retry"]) == ("too-fast", True)
            body = {"type": "say", "id": "h", "table": first, **more}
            assert (await ada.post("/commands", body)).status_code == 429
        await bo.do("say", first, text="I may")
        await ada.do("ready", first)  # everything else may be done
        pace.let_pass(2)
        await ada.do("say", first, text="again")
        assert (await ada.ask("say", first, text="and again"))["key"] == "too-fast"


async def test_the_last_fifty_lines_are_kept(tmp_path: Path) -> None:
    """For who comes later, in order, also over a restart."""

    async def talk(url: str) -> str:
        async with visiting(url) as visit:
            ada = await visit("Ada")
            table = str(await ada.open_table("me", "open", game="pocket"))
            for number in range(55):
                await ada.do("say", table, text=f"line {number}")
            return table

    async def look(url: str, table: str) -> list[str]:
        async with visiting(url) as visit:
            bo = await visit("Bo", dial=False)
            return [line["text"] for line in (await bo.get(f"/tables/{table}")).json()["said"]]

    expected = [f"line {number}" for number in range(5, 55)]
    with Inside(tmp_path, find, **FREE) as inside:
        table = await talk(inside.url)
        assert await look(inside.url, table) == expected
    with Inside(tmp_path, find, **FREE) as inside:
        assert await look(inside.url, table) == expected
