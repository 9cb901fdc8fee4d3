"""Records of games that are over, logs of those that are on, and lists of both."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.dealer import commitment_to
from ludotheque.engine.patches import patched
from ludotheque.engine.records import Replay, parse_record, verify
from ludotheque.engine.words import Refused, say
from tests.cli.command import run
from tests.engine.schemas import complaints
from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.inside import Inside
from tests.support.pocket import find
from tests.support.pocket.layout import CARDS
from tests.support.pocket.moves import card_text


async def record_of(client: Client, table: str, round_: int = 1) -> dict[str, Any]:
    """The record of a game that is over, checked: it replays, and its deal was kept."""
    answer = await client.get(f"/tables/{table}/games/{round_}/record")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/json"
    record = parse_record(answer.content, find)
    replay = Replay(record)
    replay.finish()
    verify(record)
    found: dict[str, Any] = answer.json()
    assert ("result" in found) == (not replay.to_move())
    name = f"{found['game']}-{table}-{round_}.json"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    return found


# Records


async def test_the_record_of_a_whole_game(url: str, tmp_path: Path) -> None:
    """Not before the end; then it replays, verifies, fits the schema, and holds what was promised."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await ada.open_table("me", "open", options={"table": "small"})
        promised = (await ada.watch(table))["commitment"]
        await bo.watch(table)
        for language in ("en", "fr"):
            answer = await ada.get(f"/tables/{table}/games/1/record", lang=language)
            assert (answer.status_code, answer.json()["key"]) == (404, "round-unknown")
        await ada.do("ready", table, share="lava")
        await bo.do("sit", table, share="lamp")
        await ada.until(table, lambda shown: shown["status"] == "playing")
        for client in (ada, bo):
            for language in ("en", "fr"):
                answer = await client.get(f"/tables/{table}/games/1/record", lang=language)
                assert answer.status_code == 409
                assert answer.json() == {"key": "game-not-over", "text": say("game-not-over", language)}
        await bo.until(table, lambda shown: shown["status"] == "playing")
        played = await play_on(table, ada, bo)
        shown = await ada.until(table, lambda shown: shown["status"] == "finished")
        record = await record_of(ada, table)
        assert not complaints("seismic", record)
        assert record["players"] == ["Ada", "Bo"]
        assert len(record["moves"]) == played
        assert record["moves"] == [event["move"] for event in ada.events(table) if event["kind"] == "moved"]
        seal = record["setup"]["seal"]
        assert seal["commitment"] == promised == commitment_to(seal["secret"])
        assert (seal["secret"], seal["shares"]) == (shown["secret"], ["lava", "lamp"])
        assert record["result"] == {key: shown["result"][key] for key in ("scores", "winners")}
        meta = record["meta"]
        assert (meta["table"], meta["round"], meta["ended"]) == (table, 1, "rules")
        times = [event["at"] for event in ada.events(table) if event["kind"] in ("started", "ended")]
        assert [meta["started"], meta["finished"]] == times
        file = tmp_path / "record.json"
        file.write_bytes((await bo.get(f"/tables/{table}/games/1/record")).content)
        assert run("verify", file).status == 0
        assert json.loads(run("replay", "--json", file).out)["scores"] == shown["result"]["scores"]
        record["setup"]["seal"]["shares"][1] = "lump"
        forged = parse_record(json.dumps(record).encode(), find)
        with pytest.raises(Refused) as caught:
            verify(forged)
        assert caught.value.key == "record-verify-pile"


@pytest.mark.parametrize("why", ["resigned", "time", "agreed", "closed"])
async def test_the_record_of_a_game_that_was_broken_off(inside: Inside, why: str) -> None:
    """It has no result, because the rules give none; `meta` says why it ended."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        clock = {"kind": "bank", "seconds": 60, "increment": 2}
        table = await sit_down(ada, bo, clock=clock)
        await play_on(table, ada, bo, moves=5)
        if why == "resigned":
            await bo.do("resign", table)
        elif why == "time":
            inside.house.time.at_least(inside.house.time.now() + 60_000)
        elif why == "agreed":
            await bo.do("propose", table, what="end")
            await ada.do("answer", table, agree=True)
        else:
            await ada.do("close", table)
        shown = await ada.until(table, lambda shown: shown["status"] in ("finished", "closed"))
        assert shown["result"]["why"] == why
        record = await record_of(bo, table)
        assert "result" not in record
        assert len(record["moves"]) == 5
        assert record["meta"]["ended"] == why
        assert record["meta"]["clock"] == clock
        gone = [seat for seat in (0, 1) if shown["seats"][seat]["resigned"]]
        assert len(gone) == (1 if why in ("resigned", "time") else 0)
        assert record["meta"].get("resigned", []) == gone
        assert not complaints("seismic", record)


async def test_each_game_of_a_table_has_its_record(url: str) -> None:
    """An older one can be fetched while the next is on; the next has its own deal."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        await play_on(table, ada, bo)
        await bo.until(table, lambda shown: shown["status"] == "finished")
        first = await record_of(ada, table)
        await ada.do("rematch", table)
        await ada.do("ready", table)
        number = await bo.do("ready", table, share="again")
        await ada.reach(table, number + 1)
        await bo.reach(table, number + 1)
        assert await record_of(bo, table, 1) == first
        assert (await ada.get(f"/tables/{table}/games/2/record")).status_code == 409
        assert (await ada.get(f"/tables/{table}/games/3/record")).status_code == 404
        assert (await ada.get(f"/tables/{table}/games/0/record")).status_code == 422
        await play_on(table, ada, bo)
        await bo.until(table, lambda shown: shown["status"] == "finished")
        second = await record_of(ada, table, 2)
        assert second["meta"]["round"] == 2
        assert second["setup"]["seal"]["shares"] == [None, "again"]
        assert second["setup"]["seal"]["secret"] != first["setup"]["seal"]["secret"]
        assert await record_of(bo, table, 1) == first


async def test_strangers_fetch_records_by_the_link(url: str) -> None:
    """Who knows the table knows its games, once they are over."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        await ada.do("resign", table)
        answer = await ada.http.get(f"/api/v1/tables/{table}/games/1/record")
        assert answer.status_code == 200
        games = (await ada.http.get(f"/api/v1/tables/{table}/games")).json()["games"]
        assert [game["yours"] for game in games] == [[]]


# Logs


def cards_in(document: Any) -> set[str]:
    """Every card of Pocket that is named anywhere."""
    words = set(re.findall(r"\w+", json.dumps(document)))  # whole words: a commitment may hold their letters
    return {card_text(card) for card in range(CARDS)} & words


async def test_a_log_is_what_ones_own_seat_has_seen(url: str) -> None:
    """Event by event what came over the socket, while the game is on; each seat its own."""
    async with visiting(url) as visit:
        ada, bo, cleo = [await visit(name) for name in ("Ada", "Bo", "Cleo")]
        table = await sit_down(ada, bo, game="pocket")
        await cleo.watch(table)
        number = 0
        for _ in range(3):
            for client in (ada, bo):
                number = await client.do("play", table, move=client.shown[table]["legal"][0])
                for other in (ada, bo, cleo):
                    await other.reach(table, number)
        number = await ada.do("play", table, move=ada.shown[table]["legal"][0])
        for client in (ada, bo, cleo):
            await client.reach(table, number)
            log = (await client.get(f"/tables/{table}/games/1/log")).json()
            assert [event["kind"] for event in log] == ["started"] + ["moved"] * 7
            shown: dict[str, Any] = {}
            for event in log:
                shown = patched(shown, event["changes"])
            assert shown == client.shown[table]
            assert log[1:] == client.events(table)[-7:]
        logs = [(await client.get(f"/tables/{table}/games/1/log")).json() for client in (ada, bo, cleo)]
        hands = [set(client.shown[table]["view"]["hand"]) for client in (ada, bo)]
        assert hands[0] <= cards_in(logs[0])
        assert not hands[0] & cards_in(logs[1])
        assert not (hands[0] | hands[1]) & cards_in(logs[2])
        nobody = await ada.http.get(f"/api/v1/tables/{table}/games/1/log")
        assert nobody.json() == logs[2]
        assert (await ada.get(f"/tables/{table}/games/2/log")).status_code == 404


async def test_a_log_ends_with_its_game(url: str) -> None:
    """What comes after the end, and the next round, is not in it; and it holds the secret then."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        await ada.do("say", table, text="good luck")
        await bo.do("resign", table)
        await ada.do("say", table, text="bye")
        await ada.do("rematch", table)
        await ada.do("ready", table)
        await bo.do("ready", table)
        log = (await ada.get(f"/tables/{table}/games/1/log")).json()
        assert [event["kind"] for event in log] == ["started", "said", "resigned", "ended"]
        assert commitment_to(log[-1]["changes"]["secret"]) == log[0]["changes"]["commitment"]
        log = (await ada.get(f"/tables/{table}/games/2/log")).json()
        assert [event["kind"] for event in log] == ["started"]
        assert log[0]["changes"]["round"] == 2


# Lists


async def test_my_games_page_by_page(url: str) -> None:
    """Fifty at a time, newest first, each once, also when they began in the same millisecond."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        bot = {"kind": "bot", "bot": "uniform"}
        tables = [
            await ada.open_table("me", bot, game="pocket"),
            await ada.open_table(bot, "me", {"kind": "me", "name": "Eve"}, game="pocket"),
        ]
        played = []
        for number in range(53):
            table = tables[number % 2]
            if number > 1:
                await ada.do("rematch", table)
            await ada.do("ready", table)
            await ada.do("resign", table)
            if number % 2:
                await ada.do("resign", table)
            played.append((table, number // 2 + 1))
        first = (await ada.get("/me/games")).json()
        assert len(first["games"]) == 50
        rest = (await ada.get("/me/games", before=first["older"])).json()
        assert "older" not in rest
        listed = [(game["table"], game["round"]) for game in first["games"] + rest["games"]]
        assert sorted(listed) == sorted(played)
        started = [game["started"] for game in first["games"] + rest["games"]]
        assert started == sorted(started, reverse=True)
        for game in first["games"]:
            assert game["result"]["why"] == "resigned"
            assert game["yours"] == ([0] if game["table"] == tables[0] else [1, 2])
            assert game["ended"] >= game["started"]
        assert first["games"][0]["players"] in (["Ada", "Uniform"], ["Uniform", "Ada", "Eve"])
        assert (await bo.get("/me/games")).json() == {"games": []}
        assert (await bo.get("/me/games", before=first["older"])).json() == {"games": []}
        for wrong in (
            "x",
            "1-2-3",
            "-1-aaaaaaaaaaaa-1",
            "1" * 17 + "-aaaaaaaaaaaa-1",
            "1-aaaaaaaaaaaa-1 ",
        ):
            assert (await ada.get("/me/games", before=wrong)).status_code == 422


async def test_the_games_of_a_table(url: str) -> None:
    """Newest first; one that is on has no end yet; each asker's own seats."""
    async with visiting(url) as visit:
        ada, bo, cleo = [await visit(name) for name in ("Ada", "Bo", "Cleo")]
        table = await ada.open_table("me", "open", game="pocket", options={"rounds": 2})
        assert (await ada.get(f"/tables/{table}/games")).json() == {"games": []}
        await ada.do("ready", table)
        await bo.do("sit", table)
        await bo.do("resign", table)
        await bo.do("leave", table)
        await ada.do("rematch", table)
        await cleo.do("sit", table)
        await ada.do("ready", table)
        games = (await bo.get(f"/tables/{table}/games")).json()["games"]
        assert [game["players"] for game in games] == [["Ada", "Cleo"], ["Ada", "Bo"]]
        assert [game["yours"] for game in games] == [[], [1]]
        assert [game["options"] for game in games] == [{"rounds": 2}] * 2
        assert not {"ended", "result"} & games[0].keys()
        assert games[1]["result"] == {"why": "resigned", "scores": [0, 0], "winners": [0]}
        assert [game["yours"] for game in (await ada.get("/me/games")).json()["games"]] == [[0], [0]]
        assert [game["round"] for game in (await cleo.get("/me/games")).json()["games"]] == [2]
