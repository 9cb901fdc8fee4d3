"""Hints: the best moves for the seat that asks, from its own view; the others hear that it asked."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots.search import Thought
from ludotheque.engine.contract import Game, Move, View
from ludotheque.games import registry
from ludotheque.server.tables import thinkers as thinking
from tests.server.classroom.test_classroom import school
from tests.server.client import PATIENCE, Client, sit_down, visiting
from tests.server.inside import Inside

SMALL = {"table": "small"}
QUAKE = "beat-the-quake"


class Oracle:
    """In place of the strongest bot: the first moves, the one after the other a little worse."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.may_answer = threading.Event()
        self.may_answer.set()

    def __call__(self, game: Game, seed: int) -> "Oracle":
        return self

    def think(self, view: View, legal: list[Move], seconds: float) -> Thought:
        """What it says."""
        self.may_answer.wait(PATIENCE)
        self.views.append(view)
        seats = range(int(view.record["seats"]) if "seats" in view.record.dtype.names else 2)
        chances = tuple(tuple(0.6543 - place / 10 for _ in seats) for place, _ in enumerate(legal[:5]))
        return Thought(view.seat, tuple(legal[:5]), (1,) * len(chances), chances, 321)


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Iterator[Oracle]:
    """What bots think for people."""
    one = Oracle()
    monkeypatch.setattr(thinking, "strongest", one)
    yield one
    one.may_answer.set()


async def hint(client: Client, table: str, **query: Any) -> tuple[int, dict[str, Any]]:
    """The status and the answer."""
    asked = "&".join(f"{key}={value}" for key, value in query.items())
    answer = await client.post(f"/tables/{table}/hint?{asked}")
    return answer.status_code, answer.json()


async def sort_out(table: str, one: Client, other: Client) -> tuple[Client, Client]:
    """Who is waited for, and who waits."""
    return (one, other) if one.shown[table].get("legal") else (other, one)


async def test_a_hint_is_for_the_eyes_of_who_asks(url: str, oracle: Oracle) -> None:
    """The best moves in words with their odds; the others hear of it and no more."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, options=SMALL)
        asking, other = await sort_out(table, ada, bo)
        number = other.number[table]
        status, found = await hint(asking, table, lang="fr")
        legal, seat = asking.shown[table]["legal"], asking.shown[table]["yours"][0]
        assert (status, found["seat"], found["tries"]) == (200, seat, 321)
        assert [one["move"] for one in found["moves"]] == legal[:3]
        assert [one["odds"] for one in found["moves"]] == [0.654, 0.554, 0.454]
        assert all(one["words"].startswith("placer ") for one in found["moves"])
        assert not any(one["equal"] for one in found["moves"])
        first = found["moves"][0]["why"]
        assert first
        assert all(reason.endswith(".") for one in found["moves"] for reason in one["why"])
        assert [int(view.seat) for view in oracle.views] == [seat]
        await other.reach(table, number + 1)
        event = other.events(table)[-1]
        assert {key: event[key] for key in ("kind", "seat", "changes")} == {
            "kind": "hinted",
            "seat": seat,
            "changes": {},
        }
        assert not any(b"0.654" in frame or b'"odds"' in frame for frame in other.frames)
        told = (await other.get(f"/tables/{table}/told", after=number)).json()
        (line,) = (line["text"] for one in told["story"] for line in one["lines"])
        assert line.endswith(" asks for a hint.")
        # In the same position it is the same hint, and nobody is told twice.
        assert (await hint(asking, table))[0] == 200
        await asking.do("play", table, move=legal[0])
        kinds = [event["kind"] for event in asking.events(table)[-2:]]
        assert kinds == ["hinted", "moved"]


async def test_a_hint_knows_what_its_seat_knows(url: str, oracle: Oracle) -> None:
    """It is thought from that seat's view, and speaks of that hand alone."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game=QUAKE)
        asking, _ = await sort_out(table, ada, bo)
        shown = asking.shown[table]
        _, found = await hint(asking, table)
        (view,) = oracle.views
        assert registry.find(QUAKE).view_json(view) == shown["view"]
        cards = {one["move"].partition(" ")[2] for one in found["moves"]} - {""}
        assert cards <= set(shown["view"]["hand"])


async def test_hints_that_may_not_be(url: str, oracle: Oracle) -> None:
    """Not for who watches or waits, not where the host does not want it, not in a pause or without a game."""
    async with visiting(url) as visit:
        ada, bo, cy = await visit("Ada"), await visit("Bo"), await visit("Cy")
        table = await sit_down(ada, bo, options=SMALL)
        asking, other = await sort_out(table, ada, bo)
        for client, status, key in ((cy, 403, "not-seated"), (other, 409, "decide-not-now")):
            answer = await hint(client, table)
            assert (answer[0], answer[1]["key"]) == (status, key)
        others = other.shown[table]["yours"][0]
        assert (await hint(asking, table, seat=others))[1]["key"] == "seat-not-yours"
        await asking.do("propose", table, what="pause")
        await other.do("answer", table, agree=True)
        assert (await hint(asking, table))[1]["key"] == "table-paused"
        strict = await sit_down(ada, bo, options=SMALL, hints=False)
        assert ada.shown[strict]["hints"] is False
        asking, _ = await sort_out(strict, ada, bo)
        assert await hint(asking, strict, lang="fr") == (
            403,
            {"key": "hints-off", "text": "l’hôte de cette table ne permet pas les conseils"},
        )
        waiting = await ada.open_table("me", "open")
        assert (await hint(ada, waiting))[1]["key"] == "table-not-playing"
        assert (await hint(ada, "a" * 12))[0] == 404
        assert oracle.views == []


async def test_one_hint_at_a_time(url: str, oracle: Oracle) -> None:
    """Who asks again while the bots think has to wait; afterwards it is answered."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", {"kind": "me", "name": "Bo"}, options=SMALL)
        await ada.watch(table)
        await ada.do("ready", table)
        await ada.until(table, lambda shown: shown.get("legal"))
        oracle.may_answer.clear()
        first = asyncio.create_task(hint(ada, table))
        await ada.wait_for(lambda message: message.get("kind") == "hinted")
        assert (await hint(ada, table))[1]["key"] == "hint-one"
        oracle.may_answer.set()
        status, found = await first
        assert (status, found["seat"]) == (200, ada.shown[table]["to_move"][0])
        assert (await hint(ada, table))[0] == 200


async def test_a_teacher_allows_hints(tmp_path: Path, oracle: Oracle) -> None:
    """In a class nobody has any before; the phrases stay as they are."""

    async def scenario(inside: Inside) -> None:
        async with school(inside) as (teacher, let_in):
            children = [await let_in(name) for name in ("Cy", "Di")]
            await teacher.order("POST", "/begin", {"size": 2})
            for child in children:
                table = await child.sit()
            asking, _ = await sort_out(table, *children)
            assert (await hint(asking, table))[1]["key"] == "class-no-hints"
            board = await teacher.order("PATCH", "", {"hints": True})
            assert (board["hints"], board["phrases"]) == (True, False)
            assert (await hint(asking, table))[0] == 200
            assert (await asking.get("/class")).json()["hints"] is True

    with Inside(tmp_path, classroom=QUAKE) as inside:
        await scenario(inside)
