"""Games that go by time: live tables, where the first to arrive wins, and slow war."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots.hands import Hands
from ludotheque.engine.records import Replay, parse_record, verify
from ludotheque.games import registry
from ludotheque.server.store.store import Rows, Store
from ludotheque.server.tables import tries
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.table import Table
from ludotheque.server.tables.trays import piece_of
from tests.games.situation_4.hand_made import HAMLET, NORTH, SOUTH, record, write_board
from tests.server.classroom.test_classroom import school
from tests.server.client import PATIENCE, Client, visiting
from tests.server.conftest import FREE, Pace
from tests.server.inside import Inside
from tests.support.services.postgres import Postgres
from tests.support.services.redis import Redis

GAME = "situation-4"
SLOW = {"kind": "slow"}
PUZZLER = {"kind": "bot", "bot": "puzzler"}


@pytest.fixture(autouse=True)
def hamlet() -> None:
    """A board of 24 locations."""
    write_board(HAMLET, "hamlet")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands may try as often as they like."""
    monkeypatch.setattr(tries, "WITHIN", 0)


@asynccontextmanager
async def war(
    inside: Inside, *names: str, options: dict[str, Any] | None = None, **more: Any
) -> AsyncIterator[tuple[str, list[Client]]]:
    """A table with these people, the game begun, everybody watching."""
    async with visiting(inside.url) as visit:
        people = [await visit(name) for name in names]
        first, *others = people
        seats = more.pop("seats", ["me", *("open" for _ in others)])
        table = await first.open_table(
            *seats, game=GAME, options={"board": "hamlet", **(options or {})}, **more
        )
        for client in people:
            await client.watch(table)
        await first.do("ready", table)
        for client in others:
            await client.do("sit", table)
        for client in people:
            await client.until(table, lambda shown: shown["status"] == "playing")
        yield table, people


def truth(inside: Inside, table: str) -> Table:
    """The table with all its secrets."""
    live = inside.house.keeper.in_memory(table)
    assert live is not None
    return live.table


def lay(inside: Inside, table: str, side: int, location: str) -> dict[str, Any]:
    """How the right piece is laid here by this side."""
    piece = piece_of(truth(inside, table), side, location)
    return {"move": f"lay {location}", "piece": piece.token, "turn": -piece.turn % 4}


async def lay_all(inside: Inside, table: str, client: Client, side: int, places: str) -> int:
    """Lay pieces on these, one after another; the number of the last event."""
    number = 0
    for place in places.split():
        number = await client.do("play", table, **lay(inside, table, side, place))
    return number


# What a table is set up with


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"game": "seismic", "pace": {"kind": "live"}}, "pace-not-timed"),
        ({"clock": {"kind": "days", "days": 1}}, "live-no-clock"),
        ({"clock": {"kind": "move", "seconds": 30}, "pace": {"kind": "live"}}, "live-no-clock"),
        ({"seats": ["me", "me"]}, "live-one-side"),
        ({"seats": ["me", "open", "open"]}, "s4-sides-count"),
        ({"pace": {"kind": "live", "rest": [0]}}, "message-unfit"),
        ({"pace": {"kind": "live", "rest": [0, 61]}}, "message-unfit"),
        ({"pace": {"kind": "live", "rest": [0, -1]}}, "message-unfit"),
        ({"pace": {"kind": "fast"}}, "message-unfit"),
        ({"seats": ["me", {"kind": "bot", "bot": "greedy"}]}, "bot-unknown"),
        ({"seats": ["me", {"kind": "bot", "level": 9}]}, "message-unfit"),
    ],
)
async def test_tables_that_cannot_be(url: str, more: dict[str, Any], key: str) -> None:
    """Refused in words."""
    async with visiting(url) as visit:
        ada = await visit("Ada", dial=False)
        seats = [{"kind": one} if isinstance(one, str) else one for one in more.get("seats", ["me", "open"])]
        answer = await ada.post("/tables", {"game": GAME, **more, "seats": seats})
        assert (answer.status_code, answer.json()["key"]) == (422, key), answer.text


async def test_a_table_shows_its_pace_and_the_games_time(inside: Inside) -> None:
    """Live unless one says more; the time of the game can be worked out from the house's at any moment."""
    async with war(inside, "Ada", "Bo") as (table, (ada, bo)):
        shown = ada.shown[table]
        assert shown["pace"] == {"kind": "live", "rest": [0, 0], "ahead": [0, 0]}
        assert shown["to_move"] == [0, 1]
        clock = shown["game_time"]
        assert clock["running"]
        assert 0 <= inside.house.time.now() - clock["at"] + clock["now"] < 5000
        assert "lay A1" in shown["legal"]
        assert "lay A6" in bo.shown[table]["legal"]
        assert "undo" not in shown
        cards = (await ada.get("/me/tables")).json()["tables"]
        assert cards[0]["pace"] == shown["pace"]
        kinds = {kind["game"]: kind for kind in (await ada.get("/house")).json()["games"]}
        assert kinds[GAME]["timed"]
        levels = [f"level-{number}" for number in range(1, 9)]
        assert all((kind["bots"], kind["usual"] in levels) == (levels, True) for kind in kinds.values())
        answer = await ada.ask("propose", table, what="takeback")
        assert answer["key"] == "undo-timed"
        assert (await ada.ask("pass", table))["key"] == "pass-not-here"


# Trays


async def tray_of(client: Client, table: str) -> dict[str, Any]:
    """What lies in the tray of this one's side."""
    answer = await client.get(f"/tables/{table}/tray")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_the_tray(inside: Inside, quick: None) -> None:
    """S4-2.1 Every piece of the side in the order of its tray, under a name that says nothing."""
    async with war(inside, "Ada", "Bo") as (table, (ada, bo)):
        mine, theirs = await tray_of(ada, table), await tray_of(bo, table)
        assert (mine["side"], theirs["side"]) == (0, 1)
        real = truth(inside, table)
        assert real.match is not None
        middle = len(real.match.setup.pile) // 2
        order = [real.game.outcome_text(real.match.box, one) for one in real.match.setup.pile[:middle]]
        assert [one["piece"] for one in mine["pieces"]] == [piece_of(real, 0, place).token for place in order]
        tokens = {one["piece"] for one in mine["pieces"]} | {one["piece"] for one in theirs["pieces"]}
        assert len(tokens) == 48
        assert sum(one["base"] for one in mine["pieces"]) == 4
        assert {len(one["outline"]) > 20 for one in mine["pieces"]} == {True}
        assert all(kind and path for one in mine["pieces"] for kind, path in one["picture"])
        await lay_all(inside, table, ada, 0, "B1 B2")
        left = await tray_of(ada, table)
        gone = {piece_of(real, 0, place).token for place in ("B1", "B2")}
        assert [one for one in mine["pieces"] if one["piece"] not in gone] == left["pieces"]
        assert await tray_of(bo, table) == theirs


async def test_who_sees_no_tray(inside: Inside) -> None:
    """Not before the game starts, not who only watches, not in slow war, not in a game without trays."""
    async with visiting(inside.url) as visit:
        ada, cy = await visit("Ada"), await visit("Cy")
        table = await ada.open_table("me", "open", game=GAME)
        slow = await ada.open_table("me", "open", game=GAME, pace=SLOW)
        other = await ada.open_table("me", "open")
        for client, one, status, key in (
            (ada, table, 409, "tray-early"),
            (cy, table, 403, "not-seated"),
            (ada, slow, 404, "tray-none"),
            (ada, other, 404, "tray-none"),
            (ada, "a" * 12, 404, "table-unknown"),
        ):
            answer = await client.get(f"/tables/{one}/tray")
            assert (answer.status_code, answer.json()["key"]) == (status, key)
        answer = await ada.http.get(f"/api/v1/tables/{table}/tray")
        assert answer.status_code == 401


async def test_pieces_are_laid_by_hand(inside: Inside, quick: None) -> None:
    """S4-3.3 The one that fits, and the rules come first; nothing else changes anything."""
    async with war(inside, "Ada", "Bo") as (table, (ada, bo)):
        right = lay(inside, table, 0, "A1")
        wrong = lay(inside, table, 0, "B1")["piece"]
        for more, key in (
            ({"move": "lay A1"}, "piece-needed"),
            ({**right, "piece": "aaaaaaaa"}, "piece-unknown"),
            ({**right, "piece": lay(inside, table, 1, "A1")["piece"]}, "piece-unknown"),
            ({**right, "piece": wrong}, "s4-misfit"),
            ({**right, "turn": 1}, "s4-misfit"),
            ({**right, "move": "lay A2"}, "s4-first-piece"),
            ({**right, "piece": "A1"}, None),
            ({**right, "turn": 4}, None),
        ):
            number = ada.number[table]
            since = len(ada.heard)
            id = f"try-{key}-{more['move'][-2:]}"
            await ada.send({"type": "play", "table": table, "id": id, **more})
            answer = await ada.wait_for(lambda message: message["type"] == "refused", since)
            assert answer["key"] == (key or "message-unfit"), more
            assert ada.number[table] == number
        assert (await ada.ask("play", table, **{**right, "piece": wrong}))["clause"] == "S4-3.3"
        number = await ada.do("play", table, **right)
        await bo.reach(table, number)
        for client in (ada, bo):
            assert client.shown[table]["view"]["pieces"] == {"A1": 0}
        answer = await ada.ask("play", table, move="lay A2", piece=right["piece"])
        assert answer["key"] == "piece-unknown"
        assert (await bo.ask("play", table, move="lay A1", piece=wrong))["key"] == "s4-taken"
        assert (await ada.ask("play", table, move="flag mill"))["key"] == "s4-flag-uncovered"


async def test_two_tries_a_second(still: Inside) -> None:
    """S4-3.3 From a seat, fitting or not; what is not a piece is no try. The answer says how long to wait."""
    async with war(still, "Ada", "Bo") as (table, (ada, bo)):
        right = lay(still, table, 0, "A1")
        wrong = {**right, "move": "lay B1"}
        for _ in range(2):
            assert (await ada.ask("play", table, **wrong))["key"] == "s4-misfit"
        answer = await ada.ask("play", table, **right)
        assert (answer["key"], answer["retry"], answer["clause"]) == ("tries-too-fast", True, "S4-3.3")
        assert 0 < answer["wait"] <= 1000
        assert (await ada.ask("play", table, move="flag mill"))["key"] == "s4-flag-uncovered"
        await bo.do("play", table, **lay(still, table, 1, "A6"))
        still.let_pass(answer["wait"] / 1000)
        await ada.do("play", table, **right)


# Who is first


async def to_the_river(inside: Inside, table: str, ada: Client, bo: Client) -> None:
    """Both may lay on A3 next."""
    await lay_all(inside, table, ada, 0, "A1 A2")
    await lay_all(inside, table, bo, 1, "A6 A5 A4")


async def test_two_race_for_one_location(still: Inside, quick: None) -> None:
    """S4-3.1 Exactly one wins; the other is told that it is taken, and a photo finish is noted for all."""
    async with war(still, "Ada", "Bo", options={"board": "hamlet"}) as (table, (ada, bo)):
        await to_the_river(still, table, ada, bo)
        tries_ = [(ada, lay(still, table, 0, "A3")), (bo, lay(still, table, 1, "A3"))]
        answers = await asyncio.gather(*(one.ask("play", table, **how) for one, how in tries_))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        winner = [answer["type"] for answer in answers].index("done")
        assert answers[1 - winner]["key"] == "s4-taken"
        for client in (ada, bo):
            event = await client.wait_for(
                lambda message: message["type"] == "event" and message["kind"] == "missed"
            )
            missed = event["missed"]
            assert (event["seat"], event["name"]) == (1 - winner, ["Ada", "Bo"][1 - winner])
            assert (missed["location"], missed["winner"]) == ("A3", winner)
            first, second = missed["times"]
            assert missed["margin"] == second - first
            assert missed["margin"] == 0  # no time has passed
            assert client.shown[table]["view"]["pieces"]["A3"] == winner
        loser = tries_[1 - winner]
        number = ada.number[table]
        assert (await loser[0].ask("play", table, **loser[1]))["key"] == "s4-taken"
        await ada.do("say", table, phrase="well-played")
        assert ada.number[table] == number + 1, "one photo finish is noted once"
        told = (await ada.get(f"/tables/{table}/told", after=0)).json()["story"]
        lines = [line["text"] for event in told for line in event["lines"]]
        assert [line for line in lines if line.startswith("Photo finish at A3: ")]
        french = (await ada.get(f"/tables/{table}/told", after=0, lang="fr")).text
        assert "Photo-finish en A3" in french


async def in_line(live: LiveTable, people: int) -> None:
    """Until so many wait for a table."""
    async with asyncio.timeout(PATIENCE):
        while len(live.lock._waiting or ()) < people:
            await asyncio.sleep(0.01)


async def test_who_waits_is_served_in_order(still: Inside, quick: None) -> None:
    """While the table is busy, who came first is first when it is free."""
    async with war(still, "Ada", "Bo") as (table, (ada, bo)):
        await to_the_river(still, table, ada, bo)
        live = still.house.keeper.in_memory(table)
        assert live is not None
        await still.do(live.lock.__aenter__())
        second = asyncio.create_task(bo.ask("play", table, **lay(still, table, 1, "A3")))
        await in_line(live, 1)
        still.let_pass(0.2)
        first = asyncio.create_task(ada.ask("play", table, **lay(still, table, 0, "A3")))
        await in_line(live, 2)
        still.loop.call_soon_threadsafe(live.lock.give_back)
        assert (await second)["type"] == "done"
        assert (await first)["key"] == "s4-taken"
        event = await ada.wait_for(lambda message: message.get("kind") == "missed")
        assert event["missed"]["margin"] == 200


# What is hidden


async def test_no_name_says_where_a_piece_belongs(
    inside: Inside, quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    """Until it is laid, a name stands in the tray of its side and nowhere else; then its side alone is told.

    Not in a message, an answer, a page, a refusal or a line of the log; and nothing in a tray names a place.
    """
    caplog.set_level("DEBUG", "ludotheque")
    async with (
        war(inside, "Ada", "Bo") as (table, (ada, bo)),
        visiting(inside.url) as visit,
    ):
        cy = await visit("Cy")
        await cy.watch(table)
        real = truth(inside, table)
        tokens = [
            {piece_of(real, side, place).token: place for place in (SOUTH + " " + NORTH).split()}
            for side in (0, 1)
        ]
        trays = [await ada.get(f"/tables/{table}/tray"), await bo.get(f"/tables/{table}/tray")]
        for side, tray in enumerate(trays):
            assert all(token in tray.text for token in tokens[side])
            assert not any(token in tray.text for token in tokens[1 - side])
            names = [value for one in tray.json()["pieces"] for value in (one["piece"], str(one["base"]))]
            assert not set(names) & set(tokens[0].values())
            assert {tuple(one) for one in tray.json()["pieces"]} == {("piece", "outline", "picture", "base")}
        await lay_all(inside, table, ada, 0, "A1 B1 A2")
        await lay_all(inside, table, bo, 1, "A6 B6")
        wrong = {**lay(inside, table, 0, "C1"), "move": "lay B2"}
        assert (await ada.ask("play", table, **wrong))["key"] == "s4-misfit"
        await ada.do("say", table, phrase="hello")
        for client in (ada, bo, cy):
            await client.reach(table, ada.number[table])
            for path in ("", "/told", "/games", "/games/1/log"):
                client.frames.append((await client.get(f"/tables/{table}{path}")).content)
            page = await client.http.get(f"/plain/t/{table}", headers=client.headers)
            client.frames.append(page.content)
        laid = {"Ada": (0, "A1 B1 A2"), "Bo": (1, "A6 B6"), "Cy": (0, "")}
        for client, (side, places) in zip((ada, bo, cy), laid.values(), strict=True):
            sent = b"".join(client.frames).decode()
            told = {token for both in tokens for token in both if token in sent}
            assert told == {piece_of(real, side, place).token for place in places.split()}
        house = [one for one in caplog.records if one.name.startswith(("ludotheque", "uvicorn"))]
        log = "".join(str(one.__dict__) for one in house)
        assert "ludotheque.access" in log
        assert not any(token in log for both in tokens for token in both)
        assert real.sealed.secret not in "".join(frame.decode() for frame in ada.frames)


# Teams


async def test_a_team_of_two_and_two(inside: Inside, quick: None) -> None:
    """Partners share a tray and see each other's hands; what one has laid the other is told by name."""
    options = {"sides": [0, 0, 1, 1]}
    async with war(inside, "Ada", "Al", "Bo", "Bea", options=options) as (table, (ada, al, bo, bea)):
        assert await tray_of(ada, table) == await tray_of(al, table)
        assert await tray_of(bo, table) == await tray_of(bea, table)
        how = lay(inside, table, 0, "A1")
        number = await ada.do("play", table, **how)
        for client in (al, bo, bea):
            await client.reach(table, number)
        pieces = [client.events(table)[-1].get("piece") for client in (ada, al, bo, bea)]
        assert pieces == [how["piece"], how["piece"], None, None]
        assert ada.events(table)[-1]["now"] >= 0
        answer = await al.ask("play", table, **how)
        assert answer["key"] == "s4-taken"
        await al.do("play", table, **lay(inside, table, 0, "A2"))
        hand = {"type": "hand", "table": table, "piece": lay(inside, table, 1, "C6")["piece"]}
        await bo.send({**hand, "x": 12.5, "y": -3, "held": True})
        shown = await bea.wait_for(lambda message: message["type"] == "hand")
        assert shown == {**hand, "seat": 2, "name": "Bo", "x": 12.5, "y": -3.0, "held": True}
        await ada.send({**hand, "x": 1e9, "y": 0, "held": True})
        await ada.wait_for(lambda message: message.get("key") == "message-unfit")
        await bo.do("say", table, phrase="hello")
        for client in (ada, al, bo):
            await client.reach(table, bo.number[table])
            assert not [message for message in client.heard if message["type"] == "hand"]
        # A partner who gives up gives up for the side.
        await bea.do("resign", table)
        shown = await ada.until(table, lambda shown: shown["status"] == "finished")
        assert shown["result"] == {"why": "resigned", "scores": [0, 0, 0, 0], "winners": [0, 1]}


async def test_hands_that_move_too_fast_are_dropped(limited: Inside, pace: Pace) -> None:
    """Silently, and they take nothing from the measure of commands."""
    async with visiting(limited.url) as visit:
        ada, al = await visit("Ada"), await visit("Al")
        seats = ["me", "open", PUZZLER]
        options = {"board": "hamlet", "sides": [0, 0, 1]}
        table = await ada.open_table(*seats, game=GAME, options=options)
        for client in (ada, al):
            await client.watch(table)
        await ada.do("ready", table)
        await al.do("sit", table)
        await ada.until(table, lambda shown: shown["status"] == "playing")
        hand = {"type": "hand", "table": table, "piece": "a" * 8, "y": 0, "held": True}
        for x in range(200):
            await ada.send({**hand, "x": x})
        await ada.do("say", table, phrase="hello")
        await al.reach(table, ada.number[table])
        heard = [message["x"] for message in al.heard if message["type"] == "hand"]
        assert 15 <= len(heard) < 60
        assert heard == sorted(heard)
        assert not [message for message in ada.heard if message["type"] == "refused"]


# Giving up, pausing, the end


async def record_at(client: Client, table: str) -> Replay:
    """The record of the first game of a table, checked."""
    found = parse_record((await client.get(f"/tables/{table}/games/1/record")).content, registry.find)
    verify(found)
    replay = Replay(found)
    replay.finish()
    return replay


async def test_giving_up_is_a_move(inside: Inside, quick: None) -> None:
    """S4-8.1 It stands in the record, whose result is that of the table."""
    async with war(inside, "Ada", "Bo") as (table, (ada, bo)):
        await lay_all(inside, table, ada, 0, "A1 B1")
        await bo.do("resign", table)
        shown = await ada.until(table, lambda shown: shown["status"] == "finished")
        assert shown["result"] == {"why": "resigned", "scores": [0, 0], "winners": [0]}
        assert shown["seats"][1]["resigned"]
        assert not shown["game_time"]["running"]
        replay = await record_at(ada, table)
        assert [(entry.seat, entry.text) for entry in replay.record.moves] == [
            (0, "lay A1"),
            (0, "lay B1"),
            (1, "resign"),
        ]
        assert replay.record.result == {"scores": [0, 0], "winners": [0]}
        answer = await ada.get(f"/tables/{table}/told", after=0)
        assert "Bo" in answer.json()["story"][-2]["lines"][0]["text"]
        assert (await ada.ask("play", table, move="resign"))["key"] == "table-not-playing"


async def test_the_alarm_rings_by_itself(inside: Inside, quick: None) -> None:
    """The end comes at its time and not before."""
    async with war(inside, "Ada", "Bo") as (table, (ada, bo)):
        await lay_all(inside, table, ada, 0, SOUTH)
        await lay_all(inside, table, bo, 1, NORTH)
        inside.let_pass(8)
        await ada.do("say", table, phrase="good-game")  # which sets the alarm again
        due = truth(inside, table).ends_at()
        assert due is not None
        await ada.until(table, lambda shown: shown["status"] == "finished")
        assert ada.events(table)[-1]["at"] >= due


# Restarts


async def test_a_restart_in_the_middle(tmp_path: Path, quick: None) -> None:
    """Everything is as it was: pieces, times, names in the tray, the handicap; and the end still comes."""
    known: dict[str, Any] = {}

    async def before(inside: Inside) -> None:
        pace = {"kind": "live", "rest": [0, 1]}
        async with war(inside, "Ada", "Bo", pace=pace) as (table, (ada, bo)):
            await lay_all(inside, table, ada, 0, SOUTH + " A4")
            known.update(table=table, tray=await tray_of(ada, table), shown=ada.shown[table])
            known.update(ada=ada.token, bo=bo.token, rest=await tray_of(bo, table))

    async def after(inside: Inside) -> None:
        async with visiting(inside.url) as visit:
            table = known["table"]
            ada, bo = await visit("x"), await visit("y")
            for client, name in ((ada, "ada"), (bo, "bo")):
                await client.hang_up()
                client.token = known[name]
                await client.dial()
                await client.watch(table)
            assert ada.shown[table] == known["shown"]
            assert (await tray_of(ada, table), await tray_of(bo, table)) == (known["tray"], known["rest"])
            assert bo.shown[table]["pace"] == {"kind": "live", "rest": [0, 1], "ahead": [0, 0]}
            for place in NORTH.split()[:-1]:
                await bo.do("play", table, **lay(inside, table, 1, place))
                inside.let_pass(1)
            await bo.until(table, lambda shown: shown["view"]["left"] == 0)

    async def end(inside: Inside) -> None:
        async with visiting(inside.url) as visit:
            ada = await visit("x", dial=False)
            ada.token = known["ada"]
            await ada.dial()
            inside.let_pass(10)
            async with asyncio.timeout(PATIENCE):
                while True:
                    games = (await ada.get(f"/tables/{known['table']}/games")).json()["games"]
                    if "result" in games[0]:
                        break
                    await asyncio.sleep(0.1)
            assert games[0]["result"]["why"] == "rules"
            await record_at(ada, known["table"])

    for scenario in (before, after, end):
        with Inside(tmp_path, **FREE) as inside:
            await scenario(inside)


# Bots


async def test_bots_play_to_the_end_at_their_own_pace(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of them, a hundred times as fast as people; the record holds, and nobody's hands are left over."""
    pace = Hands.pace
    monkeypatch.setattr(Hands, "pace", lambda self, view, move: pace(self, view, move) // 100)
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        seats = [PUZZLER, {"kind": "bot", "bot": "child"}, PUZZLER]
        options = {"board": "hamlet", "sides": [0, 1, 1]}
        tables = [await ada.open_table(*seats, game=GAME, options=options) for _ in range(3)]
        for table in tables:
            await ada.watch(table)
            await ada.do("ready", table)
        for table in tables:
            await ada.until(table, lambda shown: shown["view"]["left"] == 0 or "result" in shown)
        inside.let_pass(11)
        for table in tables:
            await inside.look_after(table)
            shown = await ada.until(table, lambda shown: shown["status"] == "finished")
            assert shown["result"]["why"] == "rules"
            replay = await record_at(ada, table)
            by_seat: dict[Any, list[int]] = {}
            for entry in replay.record.moves:
                by_seat.setdefault(entry.seat, []).append(entry.now)
            assert len(by_seat) > 1
            for times in by_seat.values():
                gaps = [later - sooner for sooner, later in itertools.pairwise(times)]
                assert min(gaps, default=50) >= 50, "one thing at a time"
            await inside.rest(table)


async def test_hands_of_bots_rest_in_a_pause(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played, nobody works; afterwards they go on with what they were at."""
    paces = chain([100], repeat(2000))
    monkeypatch.setattr(Hands, "pace", lambda self, view, move: next(paces))
    async with war(inside, "Ada", seats=["me", PUZZLER]) as (table, (ada,)):
        await ada.wait_for(lambda message: message.get("kind") == "moved")
        async with asyncio.timeout(PATIENCE):
            while 1 not in inside.live(table).intents:  # until its hands are at something
                await asyncio.sleep(0.01)
        await ada.do("propose", table, what="pause")
        await ada.until(table, lambda shown: shown["status"] == "paused")
        number, live = ada.number[table], inside.live(table)
        await inside.rest(table)
        inside.let_pass(10)  # many times as long as its hands take
        await inside.look_after(table)
        assert (ada.number[table], live.thinking) == (number, set())
        intent = live.intents[1]
        await ada.do("resume", table)
        moved = await ada.wait_for(
            lambda message: message.get("kind") == "moved" and message["number"] > number
        )
        assert moved["now"] >= intent.due
        real = truth(inside, table)
        assert real.match is not None
        assert real.game.move_code(real.match.box, moved["move"]) == intent.move


async def test_a_bot_takes_the_seat_of_who_left(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays on with its own hands, until the person is back."""
    monkeypatch.setattr(Hands, "pace", lambda self, view, move: 100)
    async with war(inside, "Ada", "Bo", grace=0) as (table, (ada, bo)):
        await bo.do("leave", table)
        await ada.do("replace", table, seat=1, bot="casual")
        event = await ada.wait_for(lambda message: message.get("kind") == "moved")
        assert event["seat"] == 1
        number = await bo.do("return", table)
        await ada.reach(table, number)
        await inside.rest(table)
        assert ada.number[table] == number


async def test_hands_go_on_when_the_store_works_again(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be stored is not played, not by a bot either; afterwards both lay on."""
    monkeypatch.setattr(Hands, "pace", lambda self, view, move: 300)
    write, is_broken = Store._write, [False]

    async def failing(self: Store, changes: Sequence[Rows]) -> None:
        if is_broken[0]:
            raise OSError("the disk is full")
        await write(self, changes)

    monkeypatch.setattr(Store, "_write", failing)
    async with war(inside, "Ada", seats=["me", PUZZLER]) as (table, (ada,)):
        await ada.wait_for(lambda message: message.get("kind") == "moved")
        is_broken[0] = True
        answer = await ada.ask("play", table, **lay(inside, table, 0, "A1"))
        assert (answer["key"], answer["retry"]) == ("store-down", True)
        number = ada.number[table]
        await inside.rest(table)  # its hands are at something, and cannot do it
        assert ada.number[table] == number
        is_broken[0] = False
        await ada.wait_for(lambda message: message.get("kind") == "moved" and message["number"] > number)
        async with asyncio.timeout(PATIENCE):
            while (answer := await ada.ask("play", table, **lay(inside, table, 0, "A1")))["type"] != "done":
                assert answer["key"] in ("store-down", "tries-too-fast")
                await asyncio.sleep(0.3)
        assert ada.shown[table]["view"]["pieces"]["A1"] == 0


# Slow war


async def slow_turn(table: str, clients: list[Client], move: str | None = None) -> dict[str, Any]:
    """Who is waited for lays a piece, or this move; what is shown then."""
    one = next(client for client in clients if client.shown[table].get("legal"))
    shown = one.shown[table]
    lays = [text for text in shown["legal"] if text.startswith("lay ")]
    if move is None and not lays:
        assert shown["may_pass"]
        number = await one.do("pass", table)
    else:
        number = await one.do("play", table, move=move or lays[0])
    for client in clients:
        await client.reach(table, number)
    return clients[0].shown[table]


async def test_slow_war(inside: Inside) -> None:
    """One piece a turn, flags as one likes; time goes by turns, and the record is one like any other."""
    async with war(inside, "Ada", "Bo", pace=SLOW) as (table, (ada, bo)):
        clients = [ada, bo]
        assert ada.shown[table]["to_move"] == [0]
        assert "legal" not in bo.shown[table]
        assert (await bo.ask("play", table, move="lay A6"))["key"] == "not-your-turn"
        assert (await ada.ask("pass", table))["key"] == "turn-not-passed"
        shown = await slow_turn(table, clients)
        assert shown["to_move"] == [1]
        assert shown["game_time"]["now"] == 1500
        assert not shown["game_time"]["running"]
        while shown["status"] == "playing":
            asked = next(client for client in clients if client.shown[table].get("legal"))
            flags = [text for text in asked.shown[table]["legal"] if text.startswith("flag ")]
            shown = await slow_turn(table, clients, flags[0] if flags else None)
        assert shown["result"]["why"] == "rules"
        assert shown["view"]["left"] == 0
        replay = await record_at(ada, table)
        times = [entry.now for entry in replay.record.moves]
        assert times == sorted(times)
        assert set(times) <= {1500 * turn for turn in range(200)}
        assert {
            "scores": shown["result"]["scores"],
            "winners": shown["result"]["winners"],
        } == replay.record.result


async def test_slow_war_with_a_clock(inside: Inside) -> None:
    """Partners have one turn together: it is full for both when it passes. Time that is up is a move too."""
    options = {"sides": [0, 0, 1, 1]}
    clock = {"kind": "days", "days": 2}
    async with war(inside, "Ada", "Al", "Bo", "Bea", options=options, pace=SLOW, clock=clock) as (
        table,
        clients,
    ):
        ada, al, bo, _ = clients
        day = 86_400
        full = 2 * day * 1000
        assert ada.shown[table]["to_move"] == [0, 1]
        inside.let_pass(day)
        number = await al.do("play", table, move="lay A1")
        shown = await ada.reach(table, number)
        assert shown["times"]["left"] == [full] * 4
        assert shown["times"]["running"] == [2, 3]
        await bo.reach(table, number)
        await bo.do("play", table, move="lay A6")
        inside.let_pass(2 * day)
        assert (await ada.ask("play", table, move="lay A2"))["key"] == "table-not-playing"
        shown = await bo.until(table, lambda shown: shown["status"] == "finished")
        assert (shown["result"]["why"], shown["result"]["winners"]) == ("time", [2, 3])
        replay = await record_at(ada, table)
        assert replay.record.moves[-1].text == "resign"
        told = (await ada.get(f"/tables/{table}/told", after=0)).json()["story"]
        assert any("no time left" in line["text"] for event in told for line in event["lines"])


async def test_slow_war_at_one_screen_and_against_bots(inside: Inside) -> None:
    """One person has both sides; a bot answers each turn, and lets its turn pass where it can do nothing."""
    async with war(inside, "Ada", seats=["me", "me"], pace=SLOW) as (table, (ada,)):
        for place in ("A1", "A6", "B1", "B6"):
            await ada.do("play", table, move=f"lay {place}")
        assert ada.shown[table]["moves"] == 4
        await ada.do("resign", table, seat=1)
        assert (await ada.until(table, lambda shown: "result" in shown))["result"]["winners"] == [0]
    async with war(inside, "Ada", seats=["me", PUZZLER], pace=SLOW) as (table, (ada,)):
        while ada.shown[table]["status"] == "playing":
            shown = await ada.until(
                table, lambda shown: shown["to_move"] == [0] or shown["status"] != "playing"
            )
            if shown["status"] == "playing":
                await slow_turn(table, [ada])
        assert ada.shown[table]["result"]["why"] == "rules"
        await record_at(ada, table)


# Twenty moves a second


async def test_eight_hands_at_once(inside: Inside, quick: None) -> None:
    """S4-1.1 Eight hands lay as fast as they can; each sees every piece, and all of it is stored."""
    sides = [0, 0, 0, 0, 1, 1, 1, 1]
    names = [f"H{seat}" for seat in range(8)]
    options = {"board": "skirmish", "sides": sides}
    south = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCDEFGHI"]
    north = [f"{column}{row}" for row in (6, 5, 4) for column in "ABCDEFGHI"]
    async with war(inside, *names, options=options) as (table, clients):

        async def hands(seat: int) -> None:
            places = (south if sides[seat] == 0 else north)[seat % 4 :: 4]
            for place in places:
                while True:
                    answer = await clients[seat].ask("play", table, **lay(inside, table, sides[seat], place))
                    if answer["type"] == "done":
                        break
                    assert answer["key"] in ("s4-not-next", "s4-first-piece"), answer

        await asyncio.gather(*map(hands, range(8)))
        number = max(client.number[table] for client in clients)
        for client in clients:
            shown = await client.reach(table, number)
            assert shown["view"]["left"] == 0
        happened = await inside.do(inside.house.store.events_of(table))
        assert sum(event.kind == "moved" for event in happened) == 54


# Replays, playing on, plain pages


async def test_a_replay_has_times(inside: Inside) -> None:
    """Every step says when; positions are told at that time; a game that ended by time has its result."""
    moves = "; ".join(
        [f"@{500 * number} 0 lay {place}" for number, place in enumerate(SOUTH.split(), start=1)]
        + [f"@{8000 + 500 * number} 1 lay {place}" for number, place in enumerate(NORTH.split(), start=1)]
        + ["@20000 1 flag mill"]
    )
    document = record(moves)
    async with visiting(inside.url) as visit:
        ada = await visit("Ada", dial=False)
        found = (await ada.post("/replays", {"record": document})).json()
        assert [step["now"] for step in found["steps"]][:2] == [500, 1000]
        assert found["steps"][-1]["to_move"] == []
        assert found["result"]["winners"] == [1]
        told = (await ada.post("/replays/told", {"record": document, "moves": 24, "seat": 1})).json()
        assert told["choices"] == []  # only time has to pass
        told = (await ada.post("/replays/told", {"record": document, "moves": 23, "seat": 1})).json()
        assert "flag mill" in [choice["move"] for choice in told["choices"]]  # forgotten for long


async def test_playing_on_from_a_position(inside: Inside, quick: None) -> None:
    """The time of the game goes on from the last move; trays do not lie as in the record."""
    document = record("@500 0 lay A1; @700 1 lay A6; @9000 0 lay A2")
    start = {"start": {"record": document, "moves": 3}}
    async with war(inside, "Ada", "Bo", **start) as (table, (ada, bo)):
        now = (
            inside.house.time.now()
            - ada.shown[table]["game_time"]["at"]
            + ada.shown[table]["game_time"]["now"]
        )
        assert 9000 <= now < 12_000
        assert len((await tray_of(ada, table))["pieces"]) == 22
        await ada.do("play", table, **lay(inside, table, 0, "A3"))
        assert ada.events(table)[-1]["now"] >= 9000
        await bo.do("resign", table)
        found = parse_record((await ada.get(f"/tables/{table}/games/1/record")).content, registry.find)
        Replay(found).finish()
        assert found.meta["from"] == 3
    async with war(inside, "Ada", "Bo", pace=SLOW, **start) as (table, (ada, bo)):
        assert ada.shown[table]["to_move"] == [1]
        number = await bo.do("play", table, move="lay A5")
        assert bo.events(table)[-1]["now"] > 9000
        await ada.reach(table, number)
        await ada.do("play", table, move="lay A3")


async def test_plain_pages(inside: Inside, quick: None) -> None:
    """A live table is to be watched there; slow war is played by choices."""
    async with war(inside, "Ada", "Bo") as (table, (ada, _)):
        await lay_all(inside, table, ada, 0, "A1")
        page = (await ada.http.get(f"/plain/t/{table}", headers=ada.headers)).text
        assert "Both sides play at the same time" in page
        assert "/play" not in page
    async with war(inside, "Ada", "Bo", pace=SLOW) as (table, (ada, _)):
        page = (await ada.http.get(f"/plain/t/{table}", headers=ada.headers)).text
        assert "/play" in page
        answer = await ada.http.post(
            f"/plain/t/{table}/play", headers=ada.headers, data={"move": "lay A1", "seat": "0"}
        )
        assert answer.status_code == 303
        await ada.until(table, lambda shown: shown["to_move"] == [1])


async def test_the_story_of_a_whole_game_can_be_told(inside: Inside, quick: None) -> None:
    """In both languages, while it goes on and afterwards, to seats and to spectators."""
    async with (
        war(inside, "Ada", "Bo") as (table, (ada, bo)),
        visiting(inside.url) as visit,
    ):
        cy = await visit("Cy", dial=False)
        for client in (ada, cy):
            for lang in ("en", "fr"):
                assert (await client.get(f"/tables/{table}/told", lang=lang)).status_code == 200
        await lay_all(inside, table, ada, 0, SOUTH)
        await lay_all(inside, table, bo, 1, NORTH)
        for client in (ada, cy):
            for lang in ("en", "fr"):
                answer = await client.get(f"/tables/{table}/told", lang=lang)
                assert len(answer.json()["story"]) >= 24, json.dumps(answer.json())[:300]


# A class


async def test_a_class_plays_in_pairs_or_in_teams(tmp_path: Path) -> None:
    """Two at a table, or as many as the sides say; who is left over plays with bots. Points are by seat."""

    async def scenario(inside: Inside) -> None:
        async with school(inside) as (teacher, let_in):
            for name in ("Ada", "Bo", "Cy"):
                await let_in(name)
            groups = (await teacher.board())["groups"]
            assert groups == [{"size": 2, "waiting": [2, 1], "everybody": [2, 1]}]
            await teacher.order("POST", "/begin", {"size": 2, "options": {"board": "hamlet"}})
            tables = (await teacher.board())["tables"]
            assert [[seat["kind"] for seat in one["seats"]] for one in tables] == [
                ["person", "person"],
                ["person", "bot"],
            ]
            assert [one["points"] for one in tables] == [[0, 0], [0, 0]]
            options = {"board": "hamlet", "sides": [0, 1, 0, 1]}
            await teacher.order("POST", "/begin", {"size": 2, "options": options, "everybody": True})
            (one,) = (await teacher.board())["tables"]
            assert [seat["kind"] for seat in one["seats"]] == ["person"] * 3 + ["bot"]
            assert one["points"] == [0, 0, 0, 0]
            await teacher.order("POST", "/pause", {"on": True})
            assert (await teacher.board())["tables"][0]["status"] == "paused"

    with Inside(tmp_path, classroom=GAME, **FREE) as inside:
        await scenario(inside)


async def test_many_events_are_told_without_playing_them_again(
    inside: Inside, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a live table several come between two questions; the answer is that of who reads it all."""
    async with war(inside, "Ada", "Bo") as (table, (ada, _)):
        await lay_all(inside, table, ada, 0, SOUTH)
        whole = (await ada.get(f"/tables/{table}/told", after=0)).json()["story"]

        async def no_history(*_: Any, **__: Any) -> Any:
            raise AssertionError("the events were read again")

        monkeypatch.setattr(inside.house.keeper, "history", no_history)
        for missed in (0, 1, 5, 12):
            after = ada.number[table] - missed
            told = (await ada.get(f"/tables/{table}/told", after=after)).json()["story"]
            assert told == [event for event in whole if event["number"] > after]


# Two processes


@pytest.fixture
def houses(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[list[Inside]]:
    """Two houses with one database, which tell each other what happens."""
    given: dict[str, Any] = {**FREE, "database": postgres.fresh_database(), "redis": redis.url}
    with ExitStack() as stack:
        yield [stack.enter_context(Inside(tmp_path / name, **given)) for name in ("one", "two")]


@asynccontextmanager
async def war_between(houses: list[Inside], *seats: Any) -> AsyncIterator[tuple[str, Client, Client]]:
    """A table of Ada, who is in one house, and Bo in the other; Bo has the first open seat."""
    async with visiting(houses[0].url) as here, visiting(houses[1].url) as there:
        ada, bo = await here("Ada"), await there("Bo")
        options = {"board": "hamlet", "sides": [0, 1, 1][: len(seats)]}
        table = await ada.open_table(*seats, game=GAME, options=options)
        for client in (ada, bo):
            await client.watch(table)
        await bo.do("sit", table)
        await ada.do("ready", table)
        for client in (ada, bo):
            await client.until(table, lambda shown: shown["status"] == "playing")
        yield table, ada, bo


async def test_a_race_between_two_processes(houses: list[Inside], quick: None) -> None:
    """The database decides; names in the trays are the same in both, and so is the story."""
    async with war_between(houses, "me", "open") as (table, ada, bo):
        await to_the_river(houses[0], table, ada, bo)
        for client in (ada, bo):
            await client.until(table, lambda shown: shown["moves"] == 5)
        hands = [(ada, lay(houses[0], table, 0, "A3")), (bo, lay(houses[1], table, 1, "A3"))]
        answers = await asyncio.gather(*(one.ask("play", table, **how) for one, how in hands))
        assert sorted(answer.get("key", "done") for answer in answers) == ["done", "s4-taken"]
        events = [await one.wait_for(lambda message: message.get("kind") == "missed") for one in (ada, bo)]
        assert events[0]["missed"] == events[1]["missed"]
        await bo.do("play", table, **lay(houses[1], table, 1, "B5"))
        shown = await ada.until(table, lambda shown: shown["moves"] == 7)
        await bo.until(table, lambda shown: shown["moves"] == 7)
        assert shown["view"] == bo.shown[table]["view"]


async def test_one_process_moves_the_hands_of_a_bot(
    houses: list[Inside], quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that let the game begin; after a pause the one that let it go on."""
    monkeypatch.setattr(Hands, "pace", lambda self, view, move: 400)
    async with war_between(houses, "me", "open", PUZZLER) as (table, ada, bo):
        live_tables = [house.house.keeper.in_memory(table) for house in houses]
        assert all(live_tables)

        async def until_working(*which: bool) -> None:
            async with asyncio.timeout(PATIENCE):
                while tuple(bool(live and live.thinking) for live in live_tables) != which:
                    await asyncio.sleep(0.01)

        async def until_moved(times: int) -> list[int]:
            moved: list[int] = []
            async with asyncio.timeout(PATIENCE):
                while len(moved) < times:
                    await asyncio.sleep(0.01)
                    events = [one for one in ada.events(table) if one["kind"] == "moved"]
                    moved = [one["now"] for one in events if one["seat"] == 2]
            return moved

        await bo.do("play", table, **lay(houses[1], table, 1, "A6"))
        await until_working(True, False)
        await until_moved(2)
        await ada.do("propose", table, what="pause")
        await bo.reach(table, ada.number[table])
        await bo.do("answer", table, agree=True)
        await until_working(False, False)
        before = len(await until_moved(2))
        await bo.do("resume", table)
        await ada.do("play", table, **lay(houses[0], table, 0, "A1"))
        await until_working(False, True)
        times = await until_moved(before + 2)
        assert min(later - sooner for sooner, later in itertools.pairwise(times)) >= 400
