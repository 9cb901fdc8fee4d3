"""Tables that go on from a position of a record: what is shown of them, played, stored and recorded."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.contract import SPECTATOR, Seat
from ludotheque.engine.match import legal_texts
from ludotheque.engine.records import Replay, match_of, parse_record, verify
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.server.api.test_replays import pocket_record
from tests.server.client import Client, play_on, visiting
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.server.test_protocol import check
from tests.support.pocket import find
from tests.support.recorded import document, recorded

BY_NAME = {path.stem: path for path in recorded("seismic")}
PLAIN = BY_NAME["plain"]
MOVES = 60


def start(path: Path = PLAIN, moves: int = MOVES) -> dict[str, Any]:
    """A position."""
    return {"record": document(path), "moves": moves}


async def begin(first: Client, second: Client, **more: Any) -> str:
    """A table of two that goes on from a position; both watch."""
    table = await first.open_table("me", "open", **more)
    for client in (first, second):
        shown = await client.watch(table)
        check("Shown", shown)
        assert "commitment" not in shown
    await first.do("ready", table, share="one")
    await second.do("sit", table, share="two")
    for client in (first, second):
        await client.until(table, lambda shown: shown["status"] == "playing")
    return table


async def test_a_game_goes_on_from_a_position(inside: Inside) -> None:
    """The table is as the record left it, who was waited for is waited for, and it is played to its end."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await begin(ada, bo, start=start(), public=True)
        kept = parse_record(PLAIN.read_bytes(), registry.find)
        match = match_of(kept, MOVES)
        for client in (ada, bo):
            shown = client.shown[table]
            check("Shown", shown)
            assert shown["view"] == match.game.view_json(match.view(SPECTATOR))
            assert (shown["moves"], shown["given"]) == (MOVES, MOVES)
            assert shown["to_move"] == match.to_move()
            assert shown["first"] == kept.setup.first
            assert shown["options"] == match.game.options_json(kept.options)
            assert not {"commitment", "secret", "shares"} & shown.keys()
        (seat,) = match.to_move()
        mover = (ada, bo)[seat]
        legal = legal_texts(match.game, match.box, match.legal(seat))
        assert sorted(mover.shown[table]["legal"]) == legal
        started = ada.events(table)[-1]
        assert (started["kind"], started["drawn"]) == ("started", [])
        words = (await ada.get(f"/tables/{table}/told")).json()
        assert words["story"] == [
            {
                "number": started["number"],
                "lines": [{"text": f"The game goes on from a position after {MOVES} moves."}],
            }
        ]
        await play_on(table, ada, bo)
        shown = await ada.until(table, lambda shown: shown["status"] == "finished")
        assert "secret" not in shown
        answer = await ada.get(f"/tables/{table}/games/1/record")
        record = parse_record(answer.content, registry.find)
        replay = Replay(record)
        replay.finish()
        assert record.setup == kept.setup
        assert record.moves[:MOVES] == kept.moves[:MOVES]
        assert len(record.moves) == shown["moves"] > MOVES
        assert record.players == ("Ada", "Bo")
        assert (record.seal, record.meta["from"]) == (None, MOVES)
        assert shown["result"]["scores"] == replay.scores()
        with pytest.raises(Refused):
            verify(record)
        log = (await bo.get(f"/tables/{table}/games/1/log")).json()
        assert log[0]["changes"]["given"] == MOVES


async def test_another_game_is_dealt_and_sealed(inside: Inside) -> None:
    """A rematch begins anew, with the options of the record, and its record can be verified."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await begin(ada, bo, start=start(BY_NAME["big-one+dilemma+aftershocks+twin-cities"], 20))
        await bo.do("resign", table)
        await ada.do("rematch", table)
        shown = await bo.until(table, lambda shown: shown["status"] == "waiting")
        check("Shown", shown)
        assert "given" not in shown
        assert len(shown["commitment"]) == 64
        await ada.do("ready", table)
        await bo.do("ready", table)
        shown = await bo.until(table, lambda shown: shown["status"] == "playing")
        assert shown["moves"] == 0
        assert shown["options"]["variants"] == ["big-one", "dilemma", "aftershocks", "twin-cities"]
        await play_on(table, ada, bo, moves=3)
        await ada.do("resign", table)
        await bo.until(table, lambda shown: shown["status"] == "finished")
        record = parse_record((await bo.get(f"/tables/{table}/games/2/record")).content, registry.find)
        verify(record)
        assert "from" not in record.meta
        first = (await bo.get(f"/tables/{table}/games/1/record")).json()
        assert (first["meta"]["from"], len(first["moves"])) == (20, 20)


@pytest.mark.parametrize("bot", ["uniform", "greedy"])
async def test_against_a_bot(inside: Inside, bot: str) -> None:
    """It plays its seat from there; the seats are as one likes."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table({"kind": "bot", "bot": bot}, "me", start=start(moves=100))
        await ada.watch(table)
        await ada.do("ready", table)
        while True:
            shown = await ada.until(table, lambda shown: shown["status"] == "finished" or shown.get("legal"))
            if shown["status"] == "finished":
                break
            number = await ada.do("play", table, move=shown["legal"][0])
            await ada.reach(table, number)
        assert shown["result"]["why"] == "rules"
        assert shown["moves"] > 100


async def test_hidden_hands_go_on_as_they_were(inside: Inside) -> None:
    """Pocket: each seat sees its own part of the position, and a spectator none."""
    async with visiting(inside.url) as visit:
        ada, bo, sy = await visit("Ada"), await visit("Bo"), await visit("Sy")
        given = {"record": pocket_record(), "moves": 1}
        table = await begin(ada, bo, game="pocket", start=given)
        await sy.watch(table)
        match = match_of(parse_record(json.dumps(given["record"]).encode(), find), 1)
        for client, seat in ((ada, 0), (bo, 1), (sy, SPECTATOR)):
            assert client.shown[table]["view"] == match.game.view_json(match.view(Seat(seat)))
        assert ada.shown[table]["to_move"] == [0]


async def test_such_a_table_outlives_the_house(tmp_path: Path) -> None:
    """Before the game and in the middle of it: read from the database it is the same."""

    async def before(url: str) -> tuple[str, str, Any, list[str]]:
        async with visiting(url) as visit:
            ada, bo = await visit("Ada"), await visit("Bo")
            waiting = await ada.open_table("me", "open", start=start())
            on = await begin(ada, bo, start=start(BY_NAME["tie-tallest-wins"], 5))
            await play_on(on, ada, bo, moves=3)
            return waiting, on, ada.shown[on]["view"], [ada.token, bo.token]

    async def after(url: str, waiting: str, on: str, view: Any, tokens: list[str]) -> None:
        async with visiting(url) as visit:
            people = []
            for token in tokens:
                client = await visit("Somebody", dial=False)
                client.token = token
                people.append(await client.dial())
            ada, bo = people
            shown = await ada.watch(on)
            await bo.watch(on)
            assert shown["view"] == view
            assert (shown["moves"], shown["given"]) == (8, 5)
            await play_on(on, ada, bo)
            await ada.until(on, lambda shown: shown["status"] == "finished")
            record = parse_record((await ada.get(f"/tables/{on}/games/1/record")).content, registry.find)
            Replay(record).finish()
            heights = document(BY_NAME["tie-tallest-wins"])["setup"]["heights"]
            assert [float(height) for height in record.setup.extras["heights"]] == heights
            shown = await ada.watch(waiting)
            assert shown["given"] == MOVES
            await ada.do("ready", waiting)
            await bo.do("sit", waiting)
            shown = await ada.until(waiting, lambda shown: shown["status"] == "playing")
            assert shown["moves"] == MOVES

    with Inside(tmp_path, **FREE) as inside:
        found = await before(inside.url)
    with Inside(tmp_path, **FREE) as inside:
        await after(inside.url, *found)


def open_body(**more: Any) -> dict[str, Any]:
    """A request for a table."""
    return {"game": "seismic", "seats": [{"kind": "me"}, {"kind": "open"}], "start": start(), **more}


@pytest.mark.parametrize(
    ("body", "key", "place"),
    [
        (open_body(seats=[{"kind": "me"}] * 3), "start-seats", "seats"),
        (open_body(options={"variants": ["dilemma"]}), "start-options", "options"),
        (open_body(setup={"heights": [1, 2]}), "start-setup", "setup"),
        (open_body(start=start(moves=137)), "start-over", "start.moves"),
        (open_body(start=start(moves=138)), "record-moves-few", "moves"),
        (open_body(start={"record": {**document(PLAIN), "moves": ["crew -"]}, "moves": 0}), None, "move 1"),
        (open_body(start={"record": {**document(PLAIN), "game": "pocket"}, "moves": 0}), "start-game", None),
        (open_body(start={"record": {}, "moves": 0}), "record-missing", "format"),
        (open_body(game="pocket"), "start-game", "start.record.game"),
        (open_body(start={"record": {}}), "message-unfit", None),
        (open_body(start={"moves": 3}), "message-unfit", None),
        (open_body(start=3), "message-unfit", None),
    ],
)
async def test_a_position_that_does_not_fit_is_refused_in_words(
    inside: Inside, body: dict[str, Any], key: str | None, place: str | None
) -> None:
    """In both languages, with the place; no table is opened."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada", dial=False)
        texts = []
        for lang in ("en", "fr"):
            answer = await ada.http.post(
                "/api/v1/tables", json=body, headers=ada.headers, params={"lang": lang}
            )
            assert answer.status_code == 422
            assert key is None or answer.json()["key"] == key
            texts.append(answer.json()["text"])
            assert place is None or texts[-1].startswith(f"{place}: ")
        assert texts[0] != texts[1]
        assert (await ada.get("/me/tables")).json()["tables"] == []
