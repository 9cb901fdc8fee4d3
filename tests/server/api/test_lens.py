"""The lens at a table: for everybody who looks on, once a position, unless the host has put it away."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.contract import SPECTATOR, View
from ludotheque.engine.records import match_of, parse_record
from ludotheque.games import registry
from ludotheque.games.seismic.bots import lens
from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.inside import Inside
from tests.server.test_protocol import check
from tests.support.recorded import document, recorded

SMALL = {"table": "small"}
(PLAIN,) = (path for path in recorded("seismic") if path.stem == "plain")


async def looked(client: Client, table: str, **query: Any) -> tuple[int, dict[str, Any]]:
    """The status and the answer."""
    answer = await client.get(f"/tables/{table}/lens", **query)
    return answer.status_code, answer.json()


def truth(path: Path, moves: int) -> dict[str, Any]:
    """What the lens shows of a position of a record."""
    record = parse_record(path.read_bytes(), registry.find)
    return lens.shown(match_of(record, moves).view(SPECTATOR))


async def test_seats_and_spectators_look_through_the_same_lens(url: str) -> None:
    """It shows what it makes of the position, and another one after the next move."""
    async with visiting(url) as visit:
        ada, bo, cy = await visit("Ada"), await visit("Bo"), await visit("Cy")
        table = await sit_down(ada, bo, start={"record": document(PLAIN), "moves": 67})
        assert ada.shown[table]["lens"]
        status, found = await looked(ada, table)
        assert status == 200, found
        check("Lens", found)
        assert found == {"number": ada.number[table], **truth(PLAIN, 67)}
        assert set(found["tiles"]) == set(ada.shown[table]["view"]["tiles"]) - {"0,0"}
        assert await looked(cy, table) == (200, found)
        await play_on(table, ada, bo, moves=1)
        status, after = await looked(bo, table)
        assert (status, after["number"] > found["number"]) == (200, True)
        assert after["tiles"] != found["tiles"]


async def test_a_position_is_worked_out_once(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks, and however often; what is said at the table changes no position."""
    seen: list[View] = []
    shown = lens.shown

    def counted(view: View) -> dict[str, Any]:
        if view.seat == SPECTATOR:  # a bot that is warmed up looks from a seat
            seen.append(view)
        return shown(view)

    monkeypatch.setattr(lens, "shown", counted)
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, options=SMALL)
        await asyncio.gather(*(looked(who, table) for who in (ada, bo, ada)))
        await ada.do("say", table, text="Look!")
        await looked(bo, table)
        assert len(seen) == 1
        await play_on(table, ada, bo, moves=1)
        await looked(bo, table)
        assert len(seen) == 2


async def test_where_it_is_put_away_nobody_looks(url: str) -> None:
    """Each refusal says why, in the language of who asks."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        pure = await sit_down(ada, bo, options=SMALL, lens=False)
        assert not ada.shown[pure]["lens"]
        status, why = await looked(ada, pure)
        assert (status, why["key"]) == (403, "lens-off")
        assert why["text"] == "the host of this table has put the lens away"
        status, why = await looked(bo, pure, lang="fr")
        assert why["text"] == "l’hôte de cette table a rangé la loupe"
        early = await ada.open_table("me", "open", options=SMALL)
        status, why = await looked(ada, early)
        assert (status, why["key"]) == (409, "lens-early")
        other = await ada.open_table("me", "open", game="beat-the-quake", options={})
        status, why = await looked(ada, other)
        assert (status, why["key"]) == (404, "lens-none")


async def test_the_house_says_which_games_have_one(url: str) -> None:
    async with visiting(url) as visit:
        house = (await (await visit("Ada")).get("/house")).json()
        assert {game["game"]: game["lens"] for game in house["games"]} == {
            "seismic": True,
            "beat-the-quake": False,
            "situation-4": False,
        }


async def test_in_a_replay_every_position_has_its_lens(url: str) -> None:
    """Of a finished game too; a position that the record does not have is refused."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        record = document(PLAIN)
        for moves in (0, 30, len(record["moves"])):
            answer = await ada.post("/replays/lens", {"record": record, "moves": moves})
            assert answer.status_code == 200, answer.text
            assert answer.json() == {"number": moves, **truth(PLAIN, moves)}
        assert set(answer.json()["tiles"].values()) == {0.0}  # it is over
        answer = await ada.post("/replays/lens", {"record": record, "moves": 10_000})
        assert (answer.status_code, answer.json()["key"]) == (422, "record-moves-few")
        cards = recorded("beat-the-quake")[0]
        answer = await ada.post("/replays/lens", {"record": document(cards), "moves": 0})
        assert (answer.status_code, answer.json()["key"]) == (404, "lens-none")
