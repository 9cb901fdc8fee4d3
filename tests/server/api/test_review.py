"""Reviews of games that are over: asked for, made, kept; and tables that go on with another pile."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots.review import Reviewer
from ludotheque.bots.search import strongest
from ludotheque.engine.records import Replay, match_of, parse_record
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.server.api import reviews
from ludotheque.server.api.reviews import (
    MOST_KEPT,
    MOST_OF_ONE,
    MOST_WAITING,
    NO_ROUND,
    Reviews,
    restored,
    stored,
)
from tests.bots.test_review import BLUNDER
from tests.server.client import Client, visiting
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.server.test_protocol import check
from tests.support.recorded import RECORDS, document

PATIENCE = 240.0  # seconds: the first one compiles the search
QUICK = 200  # simulations


async def blundered(client: Client) -> str:
    """A table at which the game with the blunder has been played to its end."""
    start = {"record": BLUNDER, "moves": 3}
    seats = [{"kind": "me", "name": name} for name in BLUNDER["players"]]
    table = await client.open_table(*seats, start=start)
    await client.watch(table)
    await client.do("ready", table)
    await client.until(table, lambda shown: shown["status"] == "playing")
    await client.do("play", table, move="crew -")
    await client.until(table, lambda shown: shown["status"] == "finished")
    return table


async def ask(client: Client, table: str, number: int = 1, **query: Any) -> Any:
    """How far the review is."""
    path = f"/api/v1/tables/{table}/games/{number}/review"
    return await client.http.post(path, headers=client.headers, params={"simulations": QUICK, **query})


async def made(client: Client, table: str, **query: Any) -> dict[str, Any]:
    """The review, once it is made; on the way there it only grows."""
    done = 0
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await ask(client, table, **query)
            assert answer.status_code == 200, answer.text
            shown: dict[str, Any] = answer.json()
            check("ReviewShown", shown)
            assert done <= shown["done"] <= shown["total"]
            done = shown["done"]
            if "review" in shown:
                review: dict[str, Any] = shown["review"]
                return review
            await asyncio.sleep(0.02)


async def test_a_finished_game_is_reviewed_in_words(inside: Inside) -> None:
    """The blunder is named, in the language asked for; who asks again gets the same at once."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        table = await blundered(ada)
        review = await made(ada, table)
        assert (review["game"], review["players"], review["finished"]) == ("seismic", ["Ada", "Bo"], True)
        assert review["simulations"] == QUICK
        (moment,) = review["moments"]
        assert (moment["moves"], moment["seat"]) == (1, 0)
        assert (moment["chance"], moment["best"]) == pytest.approx((0.5, 1.0), abs=0.03)
        assert moment["why"] == ["It closes Ada’s section for 8 points."]
        assert [point["chances"] for point in review["points"]][-1] == [0.5, 0.5]
        assert (await ask(ada, table)).json()["review"] == review
        french = (await ask(ada, table, lang="fr")).json()["review"]
        assert french["points"] == review["points"]
        assert french["moments"][0]["why"][0].startswith("Ce coup ferme une section pour Ada")


async def test_there_is_a_graph_before_the_review() -> None:
    """A quick reading first, as far as it has come; players and words are those of the language asked for."""
    found = parse_record(json.dumps(BLUNDER).encode(), registry.find)
    tasks: set[asyncio.Task[None]] = set()
    steps = asyncio.Semaphore(0)
    shown: list[dict[str, Any]] = []

    async def lend(work: Callable[[], Any]) -> Any:
        await steps.acquire()
        return await asyncio.to_thread(work)

    async def find() -> Any:
        return found

    def spawn(work: Coroutine[Any, Any, None]) -> None:
        tasks.add(asyncio.create_task(work))

    no_store: Any = None
    reviews = Reviews(lend, 1, spawn, no_store)

    async def look() -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(await reviews.ask(("hash", NO_ROUND, QUICK), "ada", find, "en"))
        check("ReviewShown", answer)
        return answer

    async with asyncio.timeout(PATIENCE):
        assert "draft" not in await look()
        while "review" not in (answer := await look()):
            if not shown or answer != shown[-1]:
                shown.append(answer)
                steps.release()
            await asyncio.sleep(0.01)
    drafts = [one["draft"] for one in shown if "draft" in one]
    assert [len(draft["points"]) for draft in drafts[:2]] == [1, 2]
    assert all(draft["players"] == ["Ada", "Bo"] and draft["moves"] == 4 for draft in drafts)
    whole = next(draft for draft in drafts if draft["points"][-1]["moves"] == 4)
    assert whole["points"][-1] == answer["review"]["points"][-1]
    assert "draft" not in answer
    assert [one["done"] for one in shown] == sorted(one["done"] for one in shown)
    await asyncio.gather(*tasks)


async def test_a_game_under_way_is_not_reviewed(inside: Inside) -> None:
    """Refused in words; so is a round that there was not, and a stranger."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", {"kind": "me", "name": "Bo"})
        await ada.watch(table)
        assert (await ask(ada, table)).status_code == 404
        await ada.do("ready", table)
        await ada.until(table, lambda shown: shown["status"] == "playing")
        texts = set()
        for lang in ("en", "fr"):
            answer = await ask(ada, table, lang=lang)
            assert (answer.status_code, answer.json()["key"]) == (409, "review-running")
            texts.add(answer.json()["text"])
        assert len(texts) == 2
        assert (await ask(ada, table, number=2)).json()["key"] == "round-unknown"
        assert (await ask(ada, table, simulations=0)).status_code == 422
        ada.token = "nobody"
        assert (await ask(ada, table)).status_code == 401


async def test_a_game_that_was_given_up_is_reviewed(inside: Inside) -> None:
    """It has no result by the rules: its chances at the end stand for one."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        start = {"record": BLUNDER, "moves": 2}
        table = await ada.open_table("me", "open", start=start)
        await ada.watch(table)
        await bo.watch(table)
        await ada.do("ready", table)
        await bo.do("sit", table)
        await bo.do("resign", table)
        await ada.until(table, lambda shown: shown["status"] == "finished")
        review = await made(ada, table)
        assert review["finished"] is False
        assert review["points"][-1]["moves"] == 2
        assert review["points"][-1]["chances"] == pytest.approx([0.5, 0.5], abs=0.03)


async def test_what_cannot_be_reviewed_is_said(inside: Inside) -> None:
    """Nobody can think about Pocket: who asked is told, and may ask again."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", {"kind": "me", "name": "Bo"}, game="pocket")
        await ada.watch(table)
        await ada.do("ready", table)
        await ada.until(table, lambda shown: shown["status"] == "playing")
        while ada.shown[table]["status"] == "playing":
            number = await ada.do("play", table, move=ada.shown[table]["legal"][0])
            await ada.reach(table, number)
        for _ in range(2):
            async with asyncio.timeout(PATIENCE):
                while (answer := await ask(ada, table)).status_code == 200:
                    await asyncio.sleep(0.02)
            assert (answer.status_code, answer.json()["key"]) == (409, "review-failed")


async def made_of(client: Client, record: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """The review of a record that somebody brings."""
    path = f"/api/v1/replays/review?simulations={QUICK}&lang={lang}"
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await client.http.post(path, headers=client.headers, json={"record": record})
            assert answer.status_code == 200, answer.text
            shown: dict[str, Any] = answer.json()
            check("ReviewShown", shown)
            if "review" in shown:
                review: dict[str, Any] = shown["review"]
                return review
            await asyncio.sleep(0.02)


async def test_a_record_from_a_file_is_reviewed(inside: Inside) -> None:
    """The same numbers as its game would have; bots are called as in the language asked for."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        record = {**BLUNDER, "players": ["Ada", "Playmate"], "meta": {"bots": [None, "level-3"]}}
        review = await made_of(ada, record)
        (moment,) = review["moments"]
        assert (moment["moves"], moment["seat"], review["players"]) == (1, 0, ["Ada", "Playmate"])
        assert (await made_of(ada, record, "fr"))["players"] == ["Ada", "Camarade"]
        broken = {**BLUNDER, "moves": ["place 03 40,40 0"]}
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await ada.post("/replays/review", {"record": broken})
                if answer.status_code != 200:
                    break
                await asyncio.sleep(0.02)
        assert "move 1" in answer.json()["text"]
        ada.token = "nobody"
        assert (await ada.post("/replays/review", {"record": BLUNDER})).status_code == 401


async def test_a_review_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stored: after a restart the house has it without a thought."""

    async def first(url: str) -> tuple[str, str, dict[str, Any]]:
        async with visiting(url) as visit:
            ada = await visit("Ada")
            table = await blundered(ada)
            return ada.token, table, await made(ada, table)

    async def again(url: str, token: str, table: str) -> dict[str, Any]:
        async with visiting(url) as visit:
            ada = await visit("Somebody", dial=False)
            ada.token = token
            return await made(ada, table)

    with Inside(tmp_path, **FREE) as inside:
        token, table, review = await first(inside.url)

    def think(*_: Any) -> None:
        raise AssertionError("it was thought through before")

    monkeypatch.setattr(reviews, "strongest", think)
    with Inside(tmp_path, **FREE) as inside:
        assert await again(inside.url, token, table) == review


def test_a_stored_review_is_the_same_review() -> None:
    """Every number of it, of a game with time and one with luck."""
    for name in ("seismic/there-and-back", "situation-4/draw"):
        record = parse_record((RECORDS / f"{name}.json").read_bytes(), registry.find)
        review = Reviewer(record, partial(strongest, record.game), 2).review()
        assert restored(record, stored(review)) == review


async def test_a_review_is_kept_anywhere(anywhere: Inside) -> None:
    """In both kinds of database; who is second changes nothing, and a table that is gone takes it along."""

    async def scenario() -> str:
        async with visiting(anywhere.url) as visit:
            ada = await visit("Ada")
            return await blundered(ada)

    table = await scenario()
    store = anywhere.house.store

    def wait_for(work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, anywhere.loop).result(PATIENCE)

    assert wait_for(store.review(table, 1, 7)) is None
    for text in ("first", "second"):
        wait_for(store.keep_review(table, 1, 7, text))
    assert wait_for(store.review(table, 1, 7)) == "first"
    assert wait_for(store.review(table, 1, 8)) is None
    wait_for(store.keep_review("aaaaaaaaaaaa", 1, 7, "of nothing"))
    assert wait_for(store.review("aaaaaaaaaaaa", 1, 7)) is None


async def test_so_many_reviews_and_no_more() -> None:
    """Those that wait are bounded, and of those that are made the oldest go."""
    going: list[Any] = []
    store: Any = None  # nothing is made, and nothing looked for
    all_of_them = Reviews(lambda work: asyncio.sleep(3600), 1, going.append, store)

    async def find() -> Any:
        raise AssertionError("nothing is made here")

    for number in range(MOST_WAITING):
        shown = json.loads(await all_of_them.ask(("table", number, 1), f"person {number}", find, "en"))
        assert shown == {"done": 0, "total": 1}
    await all_of_them.ask(("table", 0, 1), "somebody", find, "en")
    with pytest.raises(Refused, match="too many reviews"):
        await all_of_them.ask(("another", 1, 1), "somebody", find, "en")
    assert len(going) == MOST_WAITING
    for work in going:
        work.close()


async def test_reviews_that_fail_keep_nobody_waiting() -> None:
    """However many there are; who asks again for one is told why, and then it is tried anew."""
    going: list[Any] = []
    store: Any = None
    all_of_them = Reviews(lambda work: asyncio.sleep(3600), 1, going.append, store)

    async def find() -> Any:
        raise Refused("record-not-object")

    async def ask(number: int) -> bytes:
        return await all_of_them.ask((f"{number}", NO_ROUND, 1), "ada", find, "en")

    for number in range(MOST_KEPT + MOST_WAITING):
        await ask(number)
        await going.pop()
    assert len(all_of_them._jobs) <= MOST_KEPT + 1
    with pytest.raises(Refused) as caught:
        await ask(number)
    assert caught.value.key == "record-not-object"
    assert not going
    await ask(number)
    going.pop().close()


async def test_one_person_has_so_many_reviews_made_and_no_more() -> None:
    """Others have theirs; and anybody may look at one that is asked for already."""
    going: list[Any] = []
    store: Any = None
    all_of_them = Reviews(lambda work: asyncio.sleep(3600), 1, going.append, store)

    async def find() -> Any:
        raise Refused("record-not-object")

    async def ask(person: str, simulations: int) -> bytes:
        return await all_of_them.ask(("table", 1, simulations), person, find, "en")

    for simulations in range(MOST_OF_ONE):
        await ask("ada", simulations)
    with pytest.raises(Refused, match="too many reviews"):
        await ask("ada", MOST_OF_ONE)
    await ask("bo", MOST_OF_ONE)
    for simulations in range(MOST_OF_ONE + 1):
        await ask("ada", simulations)
    assert len(going) == MOST_OF_ONE + 1
    await going.pop(0)
    await ask("ada", MOST_OF_ONE + 1)
    for work in going:
        work.close()


# Playing on


@pytest.mark.parametrize(
    ("game", "name", "moves"), [("seismic", "plain", 60), ("beat-the-quake", "basic-3", 20)]
)
async def test_a_table_goes_on_with_another_pile(inside: Inside, game: str, name: str, moves: int) -> None:
    """What was drawn stays, what comes is dealt anew; what is stored is what is played, to the end."""
    kept = document(RECORDS / game / f"{name}.json")
    old = parse_record(json.dumps(kept).encode(), registry.find)
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        seats = [
            {"kind": "me"},
            *({"kind": "me", "name": f"Guest {n}"} for n in range(1, len(old.players))),
        ]
        piles = set()
        for _ in range(2):
            start = {"record": kept, "moves": moves, "anew": True}
            table = await ada.open_table(*seats, game=game, start=start)
            shown = await ada.watch(table)
            assert shown["given"] == moves
            await ada.do("ready", table)
            await ada.until(table, lambda shown: shown["status"] == "playing")
            while ada.shown[table]["status"] == "playing":
                move = ada.shown[table]["legal"][0]
                await ada.reach(table, await ada.do("play", table, move=move))
            answer = await ada.get(f"/tables/{table}/games/1/record")
            record = parse_record(answer.content, registry.find)
            Replay(record).finish()
            assert record.result is not None
            assert record.moves[:moves] == old.moves[:moves]
            assert record.seal is None
            drawn = len(old.setup.pile) - int(match_of(old, moves).state["pile"])
            assert record.setup.pile[:drawn] == old.setup.pile[:drawn]
            assert len(record.setup.pile) == len(old.setup.pile)
            piles.add(record.setup.pile)
        assert len(piles | {old.setup.pile}) == 3
