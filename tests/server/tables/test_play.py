"""Playing: moves, refusals, takebacks, proposals, resigning, leaving and coming back."""

import asyncio
import json
import threading
from typing import Any

import pytest

from ludotheque.bots import lineup
from ludotheque.engine.contract import SPECTATOR, Move
from ludotheque.engine.records import Replay, parse_record
from ludotheque.engine.words import say
from ludotheque.games import registry
from ludotheque.server.tables.thinkers import Thinkers
from tests.server.client import PATIENCE, Client, play_on, sit_down, visiting
from tests.server.inside import Inside
from tests.server.privacy.test_hidden import cards_in

SEISMIC = registry.find("seismic")
BOX = SEISMIC.box(SEISMIC.options({}))


def mover(table: str, *clients: Client) -> tuple[Client, Client]:
    """Of two who play in turn, the one who is waited for, and the other."""
    first, second = clients
    return (first, second) if first.shown[table].get("legal") else (second, first)


async def everybody(table: str, number: int, *clients: Client) -> None:
    """Wait until all have heard of this event."""
    for client in clients:
        await client.reach(table, number)


# Moves


async def test_moves_by_notation_and_by_code(url: str) -> None:
    """The same move either way; the event gives it in notation."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo)
        for number in range(8):
            one, _ = mover(table, ada, bo)
            text = one.shown[table]["legal"][-1]
            move = text if number % 2 else int(SEISMIC.move_code(BOX, text))
            stored = await one.do("play", table, move=move)
            await everybody(table, stored, ada, bo)
            for client in (ada, bo):
                event = client.events(table)[-1]
                assert (event["kind"], event["move"], event["number"]) == ("moved", text, stored)
                assert client.shown[table]["moves"] == number + 1


CODES: list[Any] = [-1, -(2**31), 2**31, 2**63, 10**30, True, False, 1.0, 1.5, None, [], {}, {"code": 1}]


@pytest.mark.parametrize("move", CODES, ids=repr)
async def test_codes_that_are_none(url: str, move: Any) -> None:
    """Refused at the door, over the socket and over HTTP; nothing happens."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        number, since = ada.number[table], len(ada.heard)
        command = {"type": "play", "id": "x", "table": table, "move": move}
        await ada.send(command)
        told = await ada.wait_for(lambda message: message["type"] == "refused", since)
        assert told["key"] == "message-unfit"
        assert "move" in told["text"]
        answer = await ada.post("/commands", command)
        assert (answer.status_code, answer.json()["key"]) == (422, "message-unfit")
        assert (await ada.watch(table))["moves"] == 0
        assert ada.number[table] == number


async def test_a_refused_move_says_why_and_by_whose_name(url: str) -> None:
    """The clause, the names of people, in one's own language; by both doors."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada", lang="fr"), await visit("Bo <b>")
        table = await sit_down(ada, bo)
        one, other = mover(table, ada, bo)
        text = one.shown[table]["legal"][0]
        names = {ada: "Ada", bo: "Bo <b>"}
        languages = {ada: "fr", bo: "en"}
        told = await other.ask("play", table, move=text)
        words = say("not-your-turn", languages[other], seat=names[other], actor=names[one])
        assert (told["key"], told["clause"]) == ("not-your-turn", "SE-3.3")
        assert told["text"] == f"{words} (SE-3.3)"
        shape = text.split(" ")[1]
        taken = f"place {shape} 0,0 0"
        told = await one.ask("play", table, move=taken)
        assert (told["key"], told["clause"]) == ("place-taken", "SE-4.2")
        assert told["text"].startswith(names[one] + " ")
        assert told["retry"] is False
        body = {"type": "play", "id": "http", "table": table, "move": taken}
        answer = await one.http.post(
            f"/api/v1/commands?lang={languages[one]}", headers=one.headers, json=body
        )
        assert answer.status_code == 422
        assert answer.json() == {key: told[key] for key in ("key", "text", "clause")}
        await one.do("play", table, move=text)


async def test_a_refused_move_changes_nothing(url: str) -> None:
    """What everybody is shown stays the same, and the next good move follows without a gap."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo)
        await play_on(table, ada, bo, moves=6)
        one, other = mover(table, ada, bo)
        before = {client: json.dumps(client.shown[table], sort_keys=True) for client in (ada, bo)}
        legal = one.shown[table]["legal"]  # after six moves a crew may be asked for, or a side
        wrong = ["place 03 0,0 0", "crew -", "turn -", "quake 0", 5, "nonsense"]
        for move in (move for move in wrong if move not in legal):
            assert (await one.ask("play", table, move=move))["type"] == "refused"
            assert (await other.ask("play", table, move=move))["type"] == "refused"
        for client in (ada, bo):
            shown = await client.watch(table)
            assert json.dumps(shown, sort_keys=True) == before[client]
        assert await play_on(table, ada, bo, moves=4) == 4


async def test_legal_moves_come_with_each_view(url: str) -> None:
    """To whom is waited for, exactly those of the rules; to nobody else. Checked against the record."""
    async with visiting(url) as visit:
        ada, bo, cleo = [await visit(name) for name in ("Ada", "Bo", "Cleo")]
        table = await sit_down(ada, bo, options={"variants": ["dilemma", "aftershocks"]})
        await cleo.watch(table)
        heard: list[tuple[int, list[str]]] = []
        for number in range(25):
            one, other = mover(table, ada, bo)
            shown = one.shown[table]
            assert shown["seen_by"] == shown["yours"][0] == shown["to_move"][0]
            assert "legal" not in other.shown[table]
            heard.append((shown["to_move"][0], shown["legal"]))
            move = shown["legal"][number * 7 % len(shown["legal"])]
            stored = await one.do("play", table, move=move)
            await everybody(table, stored, ada, bo, cleo)
            assert cleo.shown[table]["seen_by"] == -1
            assert "legal" not in cleo.shown[table]
        await ada.do("propose", table, what="end")
        await bo.do("answer", table, agree=True)
        record = (await cleo.get(f"/tables/{table}/games/1/record")).content
        replay = Replay(parse_record(record, registry.find))
        for (seat, legal), _ in zip(heard, replay.prefixes(), strict=False):
            assert replay.legal() == {str(seat): sorted(legal)}


async def test_two_people_at_the_same_screen(url: str) -> None:
    """One client with two seats: its view is that of the seat that is waited for, and switches with it.

    While neither is waited for, it is that of a spectator: both look at one screen.
    """
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await ada.open_table("me", "open", {"kind": "me", "name": "Eve"}, game="pocket")
        await ada.watch(table)
        await bo.watch(table)
        await ada.do("ready", table)
        number = await bo.do("sit", table)
        shown = await ada.reach(table, number + 1)
        assert (shown["yours"], shown["seen_by"], shown["to_move"]) == ([0, 2], 0, [0, 1, 2])
        hand = shown["view"]["hand"]
        assert {move[-3:] for move in shown["legal"]} == set(hand)
        told = await ada.ask("play", table, move=f"put {hand[0]}", seat=1)
        assert (told["key"], told["text"]) == ("seat-not-yours", say("seat-not-yours", seat="Bo"))
        assert (await ada.ask("play", table, move=f"put {hand[0]}", seat=2))["key"] == "move-unknown"
        number = await ada.do("play", table, move=f"put {hand[0]}")
        shown = await ada.reach(table, number)
        assert (shown["seen_by"], shown["to_move"]) == (2, [1, 2])
        other = shown["view"]["hand"]
        assert not set(other) & set(hand)
        assert {move[-3:] for move in shown["legal"]} == set(other)
        number = await ada.do("play", table, move=f"show {other[1]}", seat=2)
        shown = await ada.reach(table, number)
        assert (shown["seen_by"], shown["to_move"]) == (SPECTATOR, [1])
        assert "legal" not in shown
        assert "hand" not in shown["view"], "the screen may be before either of them"
        assert (await ada.ask("play", table, move=f"put {hand[1]}"))["key"] == "not-your-turn"
        number = await bo.do("play", table, move=bo.shown[table]["legal"][0])
        shown = await ada.reach(table, number)
        assert (shown["seen_by"], shown["to_move"]) == (0, [0, 1, 2])


# Takebacks


async def put_aside(visit: Any, seats: int) -> tuple[str, list[Client]]:
    """A table of Pocket at which the first seat has played a card, face down."""
    clients = [await visit(name) for name in ("Ada", "Bo", "Cleo")[:seats]]
    table = await clients[0].open_table("me", *["open"] * (seats - 1), game="pocket")
    for client in clients:
        await client.watch(table)
    for client in clients[1:]:
        await client.do("sit", table)
    number = await clients[0].do("ready", table)
    await everybody(table, number + 1, *clients)
    number = await clients[0].do("play", table, move=clients[0].shown[table]["legal"][0])
    await everybody(table, number, *clients)
    return table, clients


async def test_a_takeback_by_consent(url: str) -> None:
    """Everybody else has to agree; nothing of the card that comes back is told to them."""
    async with visiting(url) as visit:
        table, (ada, bo, cleo) = await put_aside(visit, 3)
        card = ada.shown[table]["view"]["aside"]["0"]
        number = await ada.do("propose", table, what="takeback")
        await everybody(table, number, ada, bo, cleo)
        for client in (ada, bo, cleo):
            proposal = client.shown[table]["proposal"]
            assert proposal == {"what": "takeback", "by": 0, "agreed": [0]}
        assert (await ada.ask("answer", table, agree=True))["key"] == "proposal-own"
        assert (await bo.ask("propose", table, what="end"))["key"] == "proposal-open"
        number = await bo.do("answer", table, agree=True)
        shown = await ada.reach(table, number)
        assert shown["proposal"]["agreed"] == [0, 1]
        assert shown["moves"] == 1
        number = await cleo.do("answer", table, agree=True)
        await everybody(table, number + 1, ada, bo, cleo)
        for client in (ada, bo, cleo):
            assert [event["kind"] for event in client.events(table)[-2:]] == ["answered", "took-back"]
            assert client.shown[table]["moves"] == 0
            assert client.shown[table]["to_move"] == [0, 1, 2]
            assert "proposal" not in client.shown[table]
        assert card in ada.shown[table]["view"]["hand"]
        assert card not in cards_in(json.dumps(bo.heard).encode())
        assert (await bo.ask("answer", table, agree=True))["key"] == "proposal-none"


# The end by agreement, and pauses


async def test_a_pause_by_consent(url: str) -> None:
    """No moves and no takebacks while it lasts; anybody at the table resumes."""
    async with visiting(url) as visit:
        table, (ada, bo) = await put_aside(visit, 2)
        assert (await ada.ask("resume", table))["key"] == "table-not-paused"
        await ada.do("propose", table, what="pause")
        assert bo.shown[table]["status"] == "playing"
        number = await bo.do("answer", table, agree=True)
        await everybody(table, number + 1, ada, bo)
        shown = bo.shown[table]
        assert (shown["status"], shown["to_move"], "legal" in shown) == ("paused", [1], False)
        told = await bo.ask("play", table, move=f"put {shown['view']['hand'][0]}")
        assert (told["key"], told["text"]) == ("table-paused", say("table-paused"))
        assert (await ada.ask("propose", table, what="takeback"))["key"] == "table-paused"
        assert (await ada.ask("propose", table, what="pause"))["key"] == "table-paused"
        number = await ada.do("resume", table)
        shown = await bo.reach(table, number)
        assert shown["status"] == "playing"
        await bo.do("play", table, move=shown["legal"][0])


async def test_a_bot_does_not_play_during_a_pause(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even when it was thinking already; it plays after the pause."""
    may_answer = threading.Event()
    think = Thinkers._think

    def slowly(self: Thinkers, *asked: Any) -> Move | None:
        may_answer.wait(20)
        return think(self, *asked)

    monkeypatch.setattr(Thinkers, "_think", slowly)
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", {"kind": "bot", "bot": "uniform"}, game="pocket")
        await ada.watch(table)
        await ada.do("ready", table)
        await ada.until(table, lambda shown: shown["status"] == "playing")
        number = await ada.do("propose", table, what="pause")
        shown = await ada.reach(table, number + 1)
        assert (shown["status"], shown["to_move"]) == ("paused", [0, 1])
        may_answer.set()
        for _ in range(20):  # the answer comes now, if ever
            await ada.send({"type": "ping"})
            await asyncio.sleep(0.01)
        assert (await ada.watch(table))["moves"] == 0
        await ada.do("resume", table)
        shown = await ada.until(table, lambda shown: shown["moves"] == 1)
        assert shown["to_move"] == [0]


# Resigning


async def test_resigning_from_a_game_of_three(url: str) -> None:
    """A bot plays the seat on; it cannot win, come back or give up again; when two have, it is over."""
    async with visiting(url) as visit:
        ada, bo, cleo = [await visit(name) for name in ("Ada", "Bo", "Cleo")]
        table = await ada.open_table("me", "open", "open", options={"table": "small"})
        for client in (ada, bo, cleo):
            await client.watch(table)
        await bo.do("sit", table)
        await cleo.do("sit", table)
        number = await ada.do("ready", table)
        await everybody(table, number + 1, ada, bo, cleo)
        await ada.do("resign", table)
        shown = await bo.until(table, lambda shown: shown["seats"][0]["resigned"])
        assert (shown["status"], shown["seats"][0]["bot"]) == (
            "playing",
            lineup.usual(registry.find("seismic")),
        )
        assert (await ada.ask("resign", table))["key"] == "resigned-already"
        assert (await ada.ask("return", table))["key"] == "resigned-already"
        assert (await ada.ask("play", table, move="crew -"))["key"] == "return-first"
        by_bot = 0
        while by_bot < 3:  # turns of the bot
            move = await asyncio.gather(
                *(client.until(table, lambda shown: shown["to_move"] != [0]) for client in (bo, cleo))
            )
            one, _ = mover(table, bo, cleo)
            number = await one.do("play", table, move=move[0].get("legal", move[1].get("legal"))[0])
            await everybody(table, number, bo, cleo)
            by_bot = sum(event.get("seat") == 0 and event["kind"] == "moved" for event in bo.events(table))
        await bo.until(table, lambda shown: shown["to_move"] != [0])
        await bo.do("propose", table, what="end")
        number = await cleo.do("answer", table, agree=True)
        shown = await bo.until(table, lambda shown: shown["status"] == "finished")
        scores = shown["result"]["scores"]
        best = max(scores[1:])
        assert shown["result"]["winners"] == [seat for seat in (1, 2) if scores[seat] == best]


# Leaving and coming back


async def test_who_leaves_is_replaced_after_the_grace_time(inside: Inside) -> None:
    """Not a second before; then a bot plays; then one comes back and plays on."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket", grace=30)
        told = await ada.ask("replace", table, seat=1)
        assert (told["key"], told["text"]) == ("seat-not-left", say("seat-not-left", seat="Bo"))
        assert (await ada.ask("replace", table, seat=0))["key"] == "seat-not-left"
        assert (await ada.ask("replace", table, seat=5))["key"] == "seat-unknown"
        await bo.do("leave", table)
        left = inside.house.time.now()
        told = await ada.ask("replace", table, seat=1, bot="uniform")
        assert told["key"] == "seat-grace"
        assert told["text"] == say("seat-grace", seat="Bo", seconds=30)
        inside.house.time.at_least(left + 25_000)
        await bo.do("leave", table)  # once more: the time of grace goes on
        assert (await ada.ask("replace", table, seat=1, bot="uniform"))["key"] == "seat-grace"
        inside.house.time.at_least(left + 30_000)
        assert (await ada.ask("replace", table, seat=1, bot="deep-blue"))["key"] == "bot-unknown"
        await ada.do("replace", table, seat=1, bot="uniform")
        shown = await ada.until(table, lambda shown: shown["moves"] == 1)
        assert shown["to_move"] == [0]  # the bot has played
        assert (shown["seats"][1]["bot"], shown["seats"][1]["kind"]) == ("uniform", "person")
        assert (await ada.ask("replace", table, seat=1))["key"] == "seat-has-bot"
        await ada.do("play", table, move=shown["legal"][0])
        await ada.until(table, lambda shown: shown["moves"] == 3)
        assert (await bo.ask("play", table, move=0))["key"] in ("return-first", "not-your-turn")
        number = await bo.do("return", table)
        shown = await bo.reach(table, number)
        assert (shown["seats"][1]["left"], "bot" in shown["seats"][1]) == (False, False)
        assert (await bo.ask("return", table))["key"] == "not-away"
        await ada.reach(table, number)
        await play_on(table, ada, bo)
        shown = await bo.until(table, lambda shown: shown["status"] == "finished")
        assert (shown["result"]["why"], shown["moves"]) == ("rules", 10)


async def test_who_lost_the_connection_is_replaced_and_comes_back(inside: Inside) -> None:
    """A cable is cut: after the time of grace, counted from then."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket", grace=60)
        inside.house.time.at_least(inside.house.time.now() + 120_000)  # here all the time
        assert (await ada.ask("replace", table, seat=1))["key"] == "seat-not-left"
        since, parting = len(ada.heard), inside.house.time.now()
        await bo.break_off()
        await ada.wait_for(lambda message: message["type"] == "presence" and message["here"] == [0], since)
        async with asyncio.timeout(PATIENCE):
            while (await inside.do(inside.house.store.seen([bo.person])))[bo.person] < parting:
                await asyncio.sleep(0.01)
        assert (await ada.ask("replace", table, seat=1, bot="uniform"))["key"] == "seat-grace"
        inside.house.time.at_least(inside.house.time.now() + 61_000)
        await ada.do("replace", table, seat=1, bot="uniform")
        await ada.until(table, lambda shown: shown["moves"] == 1)
        assert not ada.shown[table]["seats"][1]["left"]
        await bo.dial()
        await bo.watch(table)
        await ada.wait_for(lambda message: message["type"] == "presence" and message["here"] == [0, 1], since)
        number = await bo.do("return", table)
        await everybody(table, number, ada, bo)
        assert await play_on(table, ada, bo) == 9


# Whole games


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_whole_game_of_seismic(url: str, seats: int) -> None:
    """People on sockets, to the end by the rules; everybody is shown the same end."""
    async with visiting(url) as visit:
        clients = [await visit(name) for name in ("Ada", "Bo", "Cleo", "Dov")[:seats]]
        table = await clients[0].open_table("me", *["open"] * (seats - 1), options={"table": "small"})
        for client in clients:
            await client.watch(table)
        for client in clients[1:]:
            await client.do("sit", table)
        number = await clients[0].do("ready", table)
        await everybody(table, number + 1, *clients)
        played = await play_on(table, *clients)
        for client in clients:
            shown = await client.until(table, lambda shown: shown["status"] == "finished")
            assert shown["result"]["why"] == "rules"
            assert shown["result"] == clients[0].shown[table]["result"]
            assert shown["moves"] == played
            assert shown["view"] == clients[0].shown[table]["view"]


async def test_a_takeback_on_each_kind_of_database(anywhere: Inside) -> None:
    """Free, and by consent; the record knows nothing of what was taken back."""
    async with visiting(anywhere.url) as visit:
        table, (ada, bo) = await put_aside(visit, 2)
        gone = ada.events(table)[-1]["move"]
        await ada.do("propose", table, what="takeback")
        await bo.do("answer", table, agree=True)
        await ada.until(table, lambda shown: shown["moves"] == 0)
        number = await ada.do("play", table, move=ada.shown[table]["legal"][-1])
        await everybody(table, number, ada, bo)
        assert await play_on(table, ada, bo) == 9
        record = (await ada.get(f"/tables/{table}/games/1/record")).json()
        assert len(record["moves"]) == 10
        assert record["moves"][0] != gone
        table = await sit_down(ada, bo)
        one, _ = mover(table, ada, bo)
        await one.do("play", table, move=one.shown[table]["legal"][0])
        await one.do("propose", table, what="takeback")
        assert (await one.until(table, lambda shown: shown["moves"] == 0))["legal"]
