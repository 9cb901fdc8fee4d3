"""Tables: opening, finding, sitting down, standing up, playing again, closing."""

import asyncio
from typing import Any

import pytest

from ludotheque.bots import lineup
from ludotheque.bots.titles import title
from ludotheque.engine.dealer import commitment_to
from ludotheque.engine.words import say
from ludotheque.games import registry
from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.inside import Inside

UNKNOWN = "0" * 12
SEISMIC = registry.find("seismic")
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def names(shown: dict[str, Any]) -> list[str | None]:
    """Who sits where."""
    return [seat.get("name") for seat in shown["seats"]]


def kinds(shown: dict[str, Any]) -> list[str]:
    """What sits where."""
    return [seat["kind"] for seat in shown["seats"]]


# Opening


async def test_a_seat_of_every_kind(url: str) -> None:
    """Mine, a second person's at the same screen, a bot's, an open one; all as they were asked for."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await ada.open_table(
            "me",
            {"kind": "me", "name": "  Grandma  "},
            {"kind": "bot", "level": 1},
            "open",
            options={"variants": ["dilemma"], "table": "small"},
            clock={"kind": "bank", "seconds": 600, "increment": 5},
            chat=False,
            grace=5,
        )
        shown = await ada.watch(table)
        assert names(shown) == ["Ada", "Grandma", "Newcomer", None]
        assert kinds(shown) == ["person", "person", "bot", "open"]
        assert [seat["ready"] for seat in shown["seats"]] == [False, False, True, False]
        assert shown["seats"][2]["bot"] == "level-1"
        assert shown["yours"] == [0, 1]
        assert (shown["host"], shown["is_host"]) == ("Ada", True)
        assert (shown["status"], shown["round"], shown["moves"]) == ("waiting", 1, 0)
        assert shown["options"] == {"variants": ["dilemma"], "table": "small", "edition": "classic"}
        assert shown["clock"] == {"kind": "bank", "seconds": 600, "increment": 5}
        assert (shown["public"], shown["chat"], shown["grace"]) == (False, False, 5)
        assert len(shown["commitment"]) == 64
        assert not {"secret", "shares", "view", "legal", "result", "times"} & shown.keys()
        seen = await bo.watch(table)
        assert (seen["yours"], seen["is_host"]) == ([], False)
        assert {**seen, "yours": [0, 1], "is_host": True, "can": shown["can"]} == shown


WRONG: list[tuple[dict[str, Any], str, str | None]] = [
    ({"game": "chess"}, "game-unknown", None),
    ({"game": ""}, "game-unknown", None),
    ({"seats": [ME]}, "seats-wrong", "SE-1.1"),
    ({"seats": [ME] * 5}, "seats-wrong", "SE-1.1"),
    ({"seats": []}, "message-unfit", None),
    ({"seats": [ME] * 9}, "message-unfit", None),
    ({"seats": [ME, {"kind": "king"}]}, "message-unfit", None),
    ({"seats": [ME, {"kind": "bot", "bot": "deep-blue"}]}, "bot-unknown", None),
    ({"seats": [ME, {"kind": "bot", "bot": "learned:own.safetensors"}]}, "bot-unknown", None),
    ({"seats": [ME, {"kind": "bot", "level": 9}]}, "message-unfit", None),
    ({"seats": [ME, {"kind": "bot", "level": 0}]}, "message-unfit", None),
    ({"seats": [ME, {"kind": "me", "name": "\u202e"}]}, "name-unfit", None),
    ({"seats": [ME, {"kind": "me", "name": " "}]}, "name-unfit", None),
    ({"options": {"table": "huge"}}, "table-size-unknown", "SE-2.1"),
    ({"options": {"table": 3}}, "table-size-unknown", "SE-2.1"),
    ({"options": {"variants": ["tsunami"]}}, "variant-unknown", "SE-7"),
    ({"options": {"variants": ["dilemma", "dilemma"]}}, "variant-twice", None),
    ({"options": {"variants": "dilemma"}}, "variants-not-list", None),
    ({"options": {"edition": "none-such"}}, "edition-unknown", None),
    ({"options": {"edition": "../../classic"}}, "edition-unknown", None),
    ({"options": {"colour": "red"}}, "option-unknown", None),
    ({"options": []}, "message-unfit", None),
    ({"setup": {"heights": [1.8]}}, "record-heights", "SE-6.5"),
    ({"setup": {"heights": "tall"}}, "record-heights", "SE-6.5"),
    ({"setup": {"pile": ["03"]}}, "record-unknown-key", None),
    ({"setup": {"first": 0}}, "record-unknown-key", None),
    ({"clock": {"kind": "move", "seconds": 4}}, "message-unfit", None),
    ({"clock": {"kind": "bank", "seconds": 9}}, "message-unfit", None),
    ({"clock": {"kind": "bank", "seconds": 60, "increment": -1}}, "message-unfit", None),
    ({"clock": {"kind": "days", "days": 0}}, "message-unfit", None),
    ({"clock": {"kind": "sand"}}, "message-unfit", None),
    ({"grace": -1}, "message-unfit", None),
    ({"public": "perhaps"}, "message-unfit", None),
    ({"secret": "0" * 64}, "message-unfit", None),
]


@pytest.mark.parametrize(("part", "key", "clause"), WRONG, ids=str)
async def test_what_cannot_be_is_refused_in_words(
    url: str, part: dict[str, Any], key: str, clause: str | None
) -> None:
    """By the game where it is the game's to say, with the clause, in both languages; nothing is opened."""
    async with visiting(url) as visit:
        ada = await visit("Ada", dial=False)
        body = {"game": "seismic", "seats": [ME, OPEN], **part}
        texts = set()
        for language in ("en", "fr"):
            answer = await ada.http.post(f"/api/v1/tables?lang={language}", headers=ada.headers, json=body)
            assert answer.status_code == 422, answer.text
            told = answer.json()
            assert told["key"] == key
            assert told.get("clause") == clause
            texts.add(told["text"])
        assert len(texts) == 2
        assert (await ada.get("/me/tables")).json() == {"tables": []}


async def test_a_stranger_opens_no_table(url: str) -> None:
    """Only who has come in does."""
    async with visiting(url) as visit:
        ada = await visit("Ada", dial=False)
        ada.token = "nobody"
        answer = await ada.post("/tables", {"game": "pocket", "seats": [ME, OPEN]})
        assert (answer.status_code, answer.json()["key"]) == (401, "not-entered")


# Finding


async def test_public_tables_are_listed_and_others_found_by_link(url: str) -> None:
    """One by link alone is in no list but that of its own people, and is there for who has the link."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        public = await ada.open_table("me", "open", game="pocket", public=True, options={"rounds": 3})
        secret = await ada.open_table("me", "open", game="pocket")
        cards = {card["table"]: card for card in (await bo.get("/tables")).json()["tables"]}
        assert public in cards
        assert secret not in cards
        card = cards[public]
        assert (card["game"], card["options"], card["host"]) == ("pocket", {"rounds": 3}, "Ada")
        assert (card["status"], card["public"], kinds(card)) == ("waiting", True, ["person", "open"])
        assert secret not in (await bo.http.get("/plain/")).text
        mine = [card["table"] for card in (await ada.get("/me/tables")).json()["tables"]]
        assert mine == [secret, public]
        assert (await bo.get("/me/tables")).json() == {"tables": []}
        for answer in (await bo.get(f"/tables/{secret}"), await bo.http.get(f"/api/v1/tables/{secret}")):
            assert answer.json()["shown"]["host"] == "Ada"
        await bo.do("sit", secret)
        assert [card["table"] for card in (await bo.get("/me/tables")).json()["tables"]] == [secret]


@pytest.mark.parametrize("table", [UNKNOWN, "A" * 12, "x", "..", "x" * 500])
async def test_a_table_that_is_not_there(url: str, table: str) -> None:
    """Not there by any door, in words."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        for path in ("", "/games", "/games/1/record", "/games/1/log", "/stream"):
            answer = await ada.get(f"/tables/{table}{path}")
            assert answer.status_code == 404 if table in (UNKNOWN, "..") else 422
            assert answer.json()["text"]
        for type in ("watch", "sit", "close"):
            since = len(ada.heard)
            command = {"type": type, "table": table}
            await ada.send(command if type == "watch" else {**command, "id": "a"})
            told = await ada.wait_for(lambda message: message["type"] == "refused", since)
            assert told["key"] == ("table-unknown" if table == UNKNOWN else "message-unfit")
            assert told["text"] != told["key"]


# Sitting down


async def test_sitting_down(url: str) -> None:
    """At the first free seat, or the one that is named; a taken one says by whom."""
    async with visiting(url) as visit:
        ada, bo, cleo, dov = [await visit(name) for name in ("Ada", "Bo", "Cleo", "Dov")]
        table = await ada.open_table("me", "open", "open", game="pocket")
        await ada.watch(table)
        await bo.do("sit", table, seat=2)
        told = await cleo.ask("sit", table, seat=2)
        assert (told["key"], told["text"]) == ("seat-taken", say("seat-taken", seat="Bo"))
        assert (await cleo.ask("sit", table, seat=7))["key"] == "seat-unknown"
        assert (await bo.ask("sit", table))["key"] == "seated-already"
        assert (await ada.ask("sit", table, seat=1))["key"] == "seated-already"
        await cleo.do("sit", table)
        assert (await dov.ask("sit", table))["key"] == "seats-all-taken"
        shown = await ada.until(table, lambda shown: "open" not in kinds(shown))
        assert names(shown) == ["Ada", "Cleo", "Bo"]
        assert [seat["ready"] for seat in shown["seats"]] == [False, True, True]
        assert shown["status"] == "waiting"
        assert [event["kind"] for event in ada.events(table)] == ["sat", "sat"]
        assert [(event["seat"], event["name"]) for event in ada.events(table)] == [(2, "Bo"), (1, "Cleo")]
        await ada.do("ready", table)
        shown = await ada.until(table, lambda shown: shown["status"] == "playing")
        assert (await dov.ask("sit", table))["key"] == "table-started"
        assert (await ada.ask("ready", table))["key"] == "table-started"


async def test_two_who_want_the_last_seat(url: str) -> None:
    """At the same moment, over twenty sockets: one sits, the others are told."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", "open", game="pocket")
        crowd = [await visit(f"Guest {number}") for number in range(20)]
        answers = await asyncio.gather(*(guest.ask("sit", table) for guest in crowd))
        assert sorted(answer["type"] for answer in answers) == ["done"] + ["refused"] * 19
        assert {answer.get("key", "done") for answer in answers} == {"done", "seats-all-taken"}


async def test_the_host_lets_a_bot_have_an_open_seat(url: str) -> None:
    """Any bot of the game, or the usual one; nobody else does, and only where nobody sits, before a game."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await ada.open_table("me", "open", "open", "open")
        await ada.watch(table)
        assert (await bo.ask("replace", table, seat=1))["key"] == "host-only"
        assert (await ada.ask("replace", table, seat=0))["key"] == "seat-taken"
        assert (await ada.ask("replace", table, seat=1, bot="deep-blue"))["key"] == "bot-unknown"
        await ada.do("replace", table, seat=1, bot="level-1")
        await ada.do("replace", table, seat=2, bot="level-1")
        shown = await ada.until(table, lambda shown: kinds(shown)[2] == "bot")
        first = title("level-1")
        assert names(shown) == ["Ada", first, f"{first} 2", None]
        assert kinds(shown) == ["person", "bot", "bot", "open"]
        assert (await bo.ask("sit", table, seat=1))["key"] == "seat-taken"
        await ada.do("ready", table, share="ada")
        assert ada.shown[table]["status"] == "waiting"
        await ada.do("replace", table, seat=3)
        shown = await ada.until(table, lambda shown: shown["status"] == "playing")
        assert shown["seats"][3]["bot"] == lineup.usual(SEISMIC)
        assert shown["shares"] == ["ada", None, None, None]
        assert (await ada.ask("replace", table, seat=3))["key"] == "seat-has-bot"


@pytest.mark.parametrize("share", ["a:b", "a b", "é", "x" * 129, "\x00", 7])
async def test_shares_that_are_none(url: str, share: Any) -> None:
    """A share is up to 128 letters without a colon."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", "open", game="pocket")
        since = len(ada.heard)
        await ada.send({"type": "ready", "id": "r", "table": table, "share": share})
        told = await ada.wait_for(lambda message: message["type"] == "refused", since)
        assert told["key"] == "message-unfit"
        assert (await ada.watch(table))["seats"][0]["ready"] is False


async def test_a_table_of_bots_is_started_by_its_host(url: str) -> None:
    """Nobody else can; then it plays to the end by itself."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        seat = {"kind": "bot", "bot": "uniform"}
        table = await ada.open_table(seat, seat, seat, game="pocket")
        await bo.watch(table)
        assert names(bo.shown[table]) == ["Uniform", "Uniform 2", "Uniform 3"]
        assert (await bo.ask("ready", table))["key"] == "not-seated"
        await ada.do("ready", table)
        shown = await bo.until(table, lambda shown: shown["status"] == "finished")
        assert shown["moves"] == 15  # three seats, five rounds
        assert shown["result"]["why"] == "rules"
        kinds = [event["kind"] for event in bo.events(table)]
        assert kinds == ["ready", "started", *["moved"] * 15, "ended"]


# Playing again


async def test_a_rematch_has_the_same_seats_and_a_new_deal(url: str) -> None:
    """Round 2: another commitment, nobody ready but the bots, the old secret gone; it can be played."""
    async with visiting(url) as visit:
        ada, bo, cleo = [await visit(name) for name in ("Ada", "Bo", "Cleo")]
        table = await ada.open_table("me", {"kind": "bot", "bot": "uniform"}, "open", game="pocket")
        for client in (ada, bo, cleo):
            await client.watch(table)
        await ada.do("ready", table, share="one")
        await bo.do("sit", table, seat=2, share="two")
        assert (await ada.ask("rematch", table))["key"] == "table-not-finished"
        first = dict(ada.shown[table])
        await bo.do("resign", table)
        await ada.do("resign", table)
        over = await ada.until(table, lambda shown: shown["status"] == "finished")
        assert commitment_to(over["secret"]) == first["commitment"]
        assert (await cleo.ask("rematch", table))["key"] == "not-seated"
        number = await bo.do("rematch", table)
        shown = await ada.reach(table, number)
        assert (shown["status"], shown["round"], shown["moves"]) == ("waiting", 2, 0)
        assert names(shown) == ["Ada", "Uniform", "Bo"]
        assert [seat["ready"] for seat in shown["seats"]] == [False, True, False]
        assert not any(seat["resigned"] for seat in shown["seats"])
        assert [seat.get("bot") for seat in shown["seats"]] == [None, "uniform", None]
        assert shown["commitment"] != first["commitment"]
        assert not {"secret", "shares", "view", "result", "first"} & shown.keys()
        assert (await bo.ask("rematch", table))["key"] == "table-not-finished"
        await bo.do("ready", table)
        await ada.do("ready", table)
        shown = await ada.until(table, lambda shown: shown["status"] == "playing")
        assert shown["shares"] == [None, None, None]
        while shown["status"] == "playing":
            for client in (ada, bo):
                if client.shown[table].get("legal"):
                    await client.do("play", table, move=client.shown[table]["legal"][0])
            shown = await ada.until(table, lambda shown: shown["status"] == "finished" or shown.get("legal"))
        assert shown["result"]["why"] == "rules"
        games = (await ada.get(f"/tables/{table}/games")).json()["games"]
        assert [game["round"] for game in games] == [2, 1]
        assert [game["result"]["why"] for game in games] == ["rules", "resigned"]


async def test_a_rematch_of_the_host_who_watches(url: str) -> None:
    """A table of bots plays again when its host says so."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        seat = {"kind": "bot", "bot": "uniform"}
        table = await ada.open_table(seat, seat, game="pocket", options={"rounds": 1})
        await ada.watch(table)
        for round_ in (1, 2, 3):
            await ada.do("ready", table)
            shown = await ada.until(table, lambda shown: shown["status"] == "finished")
            assert (shown["round"], shown["moves"]) == (round_, 2)
            await ada.do("rematch", table)
            await ada.until(table, lambda shown: shown["status"] == "waiting")


# Closing


async def test_closing(url: str) -> None:
    """The host alone, at any time; a game that is on ends with it, and nothing can be done there any more."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket", public=True)
        told = await bo.ask("close", table)
        assert (told["key"], told["text"]) == ("host-only", say("host-only"))
        await ada.do("close", table)
        shown = await bo.until(table, lambda shown: shown["status"] == "closed")
        assert shown["result"]["why"] == "closed"
        assert commitment_to(shown["secret"]) == shown["commitment"]
        assert [event["kind"] for event in bo.events(table)][-2:] == ["ended", "closed"]
        for command, more in (
            ("sit", {}),
            ("leave", {}),
            ("play", {"move": 0}),
            ("rematch", {}),
            ("say", {"phrase": "bye"}),
            ("close", {}),
        ):
            assert (await ada.ask(command, table, **more))["key"] == "table-closed"
        assert table not in [card["table"] for card in (await bo.get("/tables")).json()["tables"]]
        assert (await bo.get(f"/tables/{table}")).json()["shown"]["status"] == "closed"
        waiting = await ada.open_table("me", "open", game="pocket")
        await ada.do("close", waiting)
        shown = await bo.watch(waiting)
        assert (shown["status"], "result" in shown) == ("closed", False)


# The lobby


def cards_of(client: Client) -> dict[str, dict[str, Any]]:
    """The public tables as a client was told last."""
    told = [message for message in client.heard if message["type"] == "lobby"]
    return {card["table"]: card for card in told[-1]["tables"]}


async def until_lobby(client: Client, is_so: Any) -> dict[str, dict[str, Any]]:
    """The public tables, once it is so."""
    await client.wait_for(
        lambda message: (
            message["type"] == "lobby" and is_so({card["table"]: card for card in message["tables"]})
        )
    )
    return cards_of(client)


async def test_the_lobby_over_the_socket(url: str) -> None:
    """At once, and again with every change of a public table; no more after `off`."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        await bo.send({"type": "lobby"})
        await bo.wait_for(lambda message: message["type"] == "lobby")
        secret = await ada.open_table("me", "open", game="pocket")
        table = await ada.open_table("me", "open", game="pocket", public=True)
        cards = await until_lobby(bo, lambda cards: table in cards)
        assert secret not in cards
        assert kinds(cards[table]) == ["person", "open"]
        await ada.do("ready", table)
        await bo.do("sit", table)
        cards = await until_lobby(bo, lambda cards: cards.get(table, {}).get("status") == "playing")
        assert names(cards[table]) == ["Ada", "Bo"]
        await bo.do("resign", table)
        await until_lobby(bo, lambda cards: table not in cards)
        await bo.send({"type": "lobby", "on": False})
        await bo.send({"type": "ping"})
        await bo.wait_for(lambda message: message["type"] == "pong")
        told = len(bo.heard)
        other = await visit("Cleo")
        await other.send({"type": "lobby"})
        another = await ada.open_table("me", "open", game="pocket", public=True)
        await until_lobby(other, lambda cards: another in cards)
        await bo.send({"type": "ping", "sent": 2})
        await bo.wait_for(lambda message: message["type"] == "pong" and message["sent"] == 2)
        assert "lobby" not in [message["type"] for message in bo.heard[told:]]


async def test_a_table_that_comes_and_goes_does_not_stay_in_the_lobby(url: str) -> None:
    """Who looked while it was there is told that it is gone, although the list is as it was before."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        await bo.send({"type": "lobby"})
        await bo.wait_for(lambda message: message["type"] == "lobby")
        marker = await ada.open_table("me", "open", game="pocket", public=True)
        await until_lobby(bo, lambda cards: marker in cards)
        table = await ada.open_table("me", "open", game="pocket", public=True)
        cleo = await visit("Cleo")
        await cleo.send({"type": "lobby"})
        await until_lobby(cleo, lambda cards: table in cards)
        await ada.do("close", table)
        await cleo.wait_for(
            lambda message: (
                message["type"] == "lobby" and table not in [card["table"] for card in message["tables"]]
            )
        )


# Limits


async def test_a_host_opens_only_so_many_tables(limited: Inside) -> None:
    """Ten at once, then one a minute; told in words that it may work later."""
    async with visiting(limited.url) as visit:
        ada, bo = await visit("Ada", dial=False), await visit("Bo", dial=False)
        body = {"game": "pocket", "seats": [ME, OPEN]}
        answers = [await ada.post("/tables", body) for _ in range(11)]
        assert [answer.status_code for answer in answers] == [201] * 10 + [429]
        assert answers[-1].json() == {"key": "tables-too-fast", "text": say("tables-too-fast")}
        assert answers[-1].headers["retry-after"]
        assert (await bo.post("/tables", body)).status_code == 201


# On each kind of database


async def test_a_whole_evening(anywhere: Inside) -> None:
    """A game, a rematch, another game; lists and records tell of both."""
    async with visiting(anywhere.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket", public=True)
        for round_ in (1, 2):
            assert await play_on(table, ada, bo) == 10
            shown = await ada.until(table, lambda shown: shown["status"] == "finished")
            assert shown["result"]["why"] == "rules"
            assert (await bo.get(f"/tables/{table}/games/{round_}/record")).status_code == 200
            if round_ == 1:
                await bo.until(table, lambda shown: shown["status"] == "finished")
                number = await ada.do("rematch", table)
                await bo.reach(table, number)
                await bo.do("ready", table)
                number = await ada.do("ready", table)
                for client in (ada, bo):
                    await client.reach(table, number + 1)
        games = (await bo.get("/me/games")).json()["games"]
        assert [(game["round"], game["yours"]) for game in games] == [(2, [1]), (1, [1])]
        assert (await ada.get("/me/tables")).json()["tables"][0]["status"] == "finished"
        assert (await ada.get("/tables")).json() == {"tables": []}
        link = (await ada.post("/me/link")).json()["link"].removeprefix("/link/")
        used = await bo.http.post("/api/v1/link", json={"token": link})
        assert used.json()["person"] == ada.person
        assert (await bo.http.post("/api/v1/link", json={"token": link})).status_code == 404
