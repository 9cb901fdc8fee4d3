"""Two processes, one database: whatever comes to both at once, the database decides, and all see the same."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from ludotheque.server import house
from ludotheque.server.settings import database_url
from ludotheque.server.store.schema import events
from tests.faults import LONGER, SEED, times
from tests.faults.houses import hanging, pair
from tests.faults.load import PATIENCE, Guest, Load
from tests.server.inside import Inside
from tests.support import pocket
from tests.support.services.house import House
from tests.support.services.postgres import Postgres
from tests.support.services.redis import Redis

Houses = tuple[House, House, str]
ROUNDS = times(40, 200)
MOST = 20 * ROUNDS  # until what must happen now and then has never happened
POLL = 0.5  # seconds until a process in here looks by itself, if no word comes


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[Houses]:
    """Two processes on one database."""
    with pair(tmp_path_factory.mktemp("pair"), postgres, redis) as found:
        yield found


def at_both(houses: Houses, *names: str) -> tuple[Load, list[tuple[Guest, Guest]]]:
    """People with a line to each of the two processes."""
    load = Load([houses[0].url, houses[1].url], SEED, plans=())
    people = []
    for name in names:
        first = load.guest(name, 0)
        people.append((first, load.guest(f"{name}-too", 1, same_as=first)))
    return load, people


async def sit(host: tuple[Guest, Guest], *others: tuple[Guest, Guest], **more: Any) -> str:
    """A table at which all of them sit, the game started, both lines of each watching."""
    new = {"game": "seismic", "seats": [{"kind": "me"}, *[{"kind": "open"}] * len(others)], **more}
    answer = await host[0].request("POST", "/tables", new)
    table = str(answer.json()["table"])
    await host[0].do("ready", table)
    for other in others:
        await other[0].do("sit", table)
    for guest in (*host, *(guest for other in others for guest in other)):
        await guest.watch(table)
    return table


async def level(table: str, *guests: Guest) -> None:
    """Until all of them have been shown the same number."""
    async with asyncio.timeout(PATIENCE):
        for guest in guests:
            while guest.number[table] < max(one.number[table] for one in guests):
                await guest.news.wait()


def assert_same(table: str, *guests: Guest) -> None:
    """The two lines of a person show the same."""
    assert len({guest.number[table] for guest in guests}) == 1
    for guest in guests:
        if guest.same_as is not None:
            assert guest.shown[table] == guest.same_as.shown[table]


def test_two_moves_of_one_seat(houses: Houses) -> None:
    """One becomes the event; the other is refused in words, or follows if it is legal then."""

    async def scenario() -> None:
        load, (ada, bob) = at_both(houses, "Ada", "Bob")
        rng = random.Random(SEED)
        lost = played = 0
        async with load.playing():
            table = await sit(ada, bob)
            while played < ROUNDS or lost < ROUNDS // 4:
                played += 1
                assert played < MOST, "hardly a move was refused: this was no race"
                if ada[0].shown[table]["status"] == "finished":
                    await ada[0].do("rematch", table)
                    await ada[0].do("ready", table)
                    await bob[0].do("ready", table)
                    await level(table, *ada, *bob)
                person = next(one for one in (ada, bob) if one[0].shown[table].get("legal"))
                legal = person[0].shown[table]["legal"]
                moves = rng.sample(legal, 2) if len(legal) > 1 else legal * 2
                answers = await asyncio.gather(
                    *(guest.do("play", table, move=move) for guest, move in zip(person, moves, strict=True))
                )
                done = [answer["number"] for answer in answers if answer["type"] == "done"]
                refused = [answer for answer in answers if answer["type"] == "refused"]
                assert len(done) + len(refused) == 2
                assert len(set(done)) == len(done) >= 1
                assert all(answer["text"] for answer in refused)
                lost += len(refused)
                await level(table, *ada, *bob)
                assert_same(table, *ada, *bob)
        await load.ledger.check(houses[2])

    asyncio.run(scenario())


def test_two_people_on_one_seat(houses: Houses) -> None:
    """Exactly one sits down; the other is told that the seat is taken."""

    async def scenario() -> None:
        load, (host, ada, bob) = at_both(houses, "Host", "Ada", "Bob")
        sat = {"Ada": 0, "Bob-too": 0}
        async with load.playing():
            while sum(sat.values()) < ROUNDS // 4 or not all(sat.values()):
                assert sum(sat.values()) < MOST, "the same process always wins"
                new = {"game": "seismic", "seats": [{"kind": "me"}, {"kind": "open"}]}
                table = str((await host[0].request("POST", "/tables", new)).json()["table"])
                for guest in (ada[0], bob[1]):
                    await guest.watch(table)
                answers = await asyncio.gather(*(guest.do("sit", table) for guest in (ada[0], bob[1])))
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["done", "refused"], answers
                refused = next(answer for answer in answers if answer["type"] == "refused")
                assert refused["key"] in ("seats-all-taken", "seat-taken"), refused
                await level(table, ada[0], bob[1])
                name = ada[0].shown[table]["seats"][1]["name"]
                sat[name if name == "Ada" else "Bob-too"] += 1
                assert bob[1].shown[table]["seats"] == ada[0].shown[table]["seats"]
                for guest in (ada[0], bob[1]):
                    await guest.unwatch(table)
        await load.ledger.check(houses[2])

    asyncio.run(scenario())


def test_two_answers_at_once(houses: Houses) -> None:
    """Both count when both agree; when one does not, what was proposed is gone, and happens never or once."""

    async def scenario() -> None:
        load, (ada, bob, eve) = at_both(houses, "Ada", "Bob", "Eve")
        rng = random.Random(SEED)
        async with load.playing():
            table = await sit(ada, bob, eve)
            for _ in range(ROUNDS // 4):
                await ada[0].do("propose", table, what="pause")
                await level(table, *ada, *bob, *eve)
                agree = [True, rng.random() < 0.5]
                answers = await asyncio.gather(
                    *(
                        guest.do("answer", table, agree=says)
                        for guest, says in zip((bob[0], eve[1]), agree, strict=True)
                    )
                )
                done = [answer["number"] for answer in answers if answer["type"] == "done"]
                assert len(set(done)) == len(done)
                await level(table, *ada, *bob, *eve)
                assert_same(table, *ada, *bob, *eve)
                shown = ada[0].shown[table]
                if all(agree):
                    assert len(done) == 2
                    assert shown["status"] == "paused"
                    await bob[1].do("resume", table)
                else:
                    assert len(done) == 2 or answers[0]["key"] == "proposal-none"
                    assert shown["status"] == "playing"
                    assert "proposal" not in shown
                await level(table, *ada, *bob, *eve)
        await load.ledger.check(houses[2])

    asyncio.run(scenario())


def test_both_talk_at_once(houses: Houses) -> None:
    """Both are stored, under different numbers, in one order for everybody."""

    async def scenario() -> None:
        load, (ada, bob) = at_both(houses, "Ada", "Bob")
        async with load.playing():
            table = await sit(ada, bob)
            for number in range(ROUNDS):
                answers = await asyncio.gather(
                    *(guest.do("say", table, text=f"{guest.nickname} {number}") for guest in (ada[0], bob[1]))
                )
                assert [answer["type"] for answer in answers] == ["done", "done"], answers
                assert answers[0]["number"] != answers[1]["number"]
            await level(table, *ada, *bob)
            talks = [
                (await guest.request("GET", f"/tables/{table}")).json()["said"] for guest in (*ada, *bob)
            ]
            assert talks[0]
            assert all(talk == talks[0] for talk in talks)
        await load.ledger.check(houses[2])

    asyncio.run(scenario())


SECONDS = 5  # for a move: no clock at a table has less
TABLES = 6 if LONGER == 1 else 12


def test_a_flag_falls_once(houses: Houses) -> None:
    """Both processes see that a time has run out: one of them says so."""

    async def scenario() -> None:
        load, (ada, bob) = at_both(houses, "Ada", "Bob")
        async with load.playing():
            clock = {"kind": "move", "seconds": SECONDS}
            found = [await sit(ada, bob, clock=clock) for _ in range(TABLES)]
            for table in found:
                async with asyncio.timeout(PATIENCE):
                    for guest in (*ada, *bob):
                        while guest.shown[table]["status"] != "finished":
                            await guest.news.wait()
                assert ada[0].shown[table]["result"]["why"] == "time"
                assert_same(table, *ada, *bob)
                stored = await stored_in(houses[2], table)
                kinds = Counter(kind for kind, _ in stored)
                assert kinds["started"] == kinds["resigned"] == kinds["ended"] == 1
                at = dict(stored)
                assert at["resigned"] - at["started"] >= SECONDS * 1000
        await load.ledger.check(houses[2])

    asyncio.run(scenario())


async def stored_in(database: str, table: str) -> list[tuple[str, int]]:
    """The events of a table: what kind, and when by the house's time."""
    engine = create_async_engine(database_url(database), poolclass=NullPool)
    own = select(events.c.kind, events.c.at).where(events.c.table_id == table)
    try:
        async with engine.connect() as connection:
            return [(row.kind, row.at) for row in await connection.execute(own.order_by(events.c.number))]
    finally:
        await engine.dispose()


def test_bots_beside_people_at_both(houses: Houses) -> None:
    """Tables with bots, their people at both processes: nothing is played twice."""

    async def scenario() -> None:
        plans = [("me", "open", "bot")] * 3 + [("me", "bot", "open", "bot")] + [("bot", "bot", "bot")]
        load = Load([houses[0].url, houses[1].url], SEED, plans)
        async with load.playing():
            await load.goes_on()
            before = load.moves()
            for _ in range(times(3, 5)):
                await load.goes_on()
                assert await load.compare()
            print(f"{load.moves() - before} moves")
        await load.ledger.check(houses[2])

    asyncio.run(scenario())


def test_a_process_stands_still(houses: Houses) -> None:
    """One stops in the middle of everything, and goes on when the world is another: it finds its way."""

    async def scenario() -> None:
        load = Load([houses[0].url, houses[1].url], SEED)
        ada = load.guest("Ada", 1)
        async with load.playing():
            for _ in range(times(1, 2)):
                await load.goes_on()
                with hanging(houses[0].pid):
                    table = await sit(
                        (ada, ada), clock={"kind": "none"}, seats=[{"kind": "me"}, {"kind": "bot"}]
                    )
                    for _ in range(5):
                        await ada.do("say", table, text="I am not alone.")
                    await asyncio.sleep(1.0)
                await load.goes_on()
                assert await load.compare()
        assert not load.cut
        await load.ledger.check(houses[2])

    asyncio.run(scenario())


# Houses inside: a game with secret moves, and words that get lost


@pytest.fixture(scope="module")
def insides(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis
) -> Iterator[tuple[Inside, Inside, str]]:
    """Two houses in this process that know Pocket as well, and look by themselves more often."""
    folder = tmp_path_factory.mktemp("insides")
    database = postgres.fresh_database()
    free = {"limit_requests": 0, "limit_messages": 0}
    given: dict[str, Any] = {"database": database, "redis": redis.url, **free}
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "_REPAIR_SECONDS", POLL)
        one, two = (
            stack.enter_context(Inside(folder / name, pocket.find, **given)) for name in ("one", "two")
        )
        yield one, two, database


def test_secret_moves_at_once(insides: tuple[Inside, Inside, str]) -> None:
    """Seats that act at once, at two processes: both moves count, under different numbers."""
    one, two, database = insides

    async def scenario() -> None:
        load = Load([one.url, two.url], SEED, plans=())
        ada, bob = load.guest("Ada", 0), load.guest("Bob", 1)
        rng = random.Random(SEED)
        async with load.playing():
            table = await sit((ada, ada), (bob, bob), game="pocket")
            await level(table, ada, bob)
            for _ in range(ROUNDS // 2):
                if ada.shown[table]["status"] == "finished":
                    await ada.do("rematch", table)
                    await asyncio.gather(ada.do("ready", table), bob.do("ready", table))
                    await level(table, ada, bob)
                moves = [rng.choice(guest.shown[table]["legal"]) for guest in (ada, bob)]
                answers = await asyncio.gather(
                    *(
                        guest.do("play", table, move=move)
                        for guest, move in zip((ada, bob), moves, strict=True)
                    )
                )
                assert [answer["type"] for answer in answers] == ["done", "done"], answers
                assert answers[0]["number"] != answers[1]["number"]
                await level(table, ada, bob)
            assert await ada.compare(table)
            assert await bob.compare(table)
        await load.ledger.check(database)

    asyncio.run(scenario())


@contextmanager
def no_words(inside: Inside) -> Iterator[None]:
    """Meanwhile this house tells the other nothing."""
    waker = inside.house._waker
    assert waker is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waker, "wake", lambda table, number: None)
        yield


def test_a_lost_word_is_repaired(insides: tuple[Inside, Inside, str]) -> None:
    """No word comes that a table has a new event: the other process looks by itself."""
    one, two, _ = insides

    async def scenario() -> None:
        load = Load([one.url, two.url], SEED, plans=())
        ada, bob = load.guest("Ada", 0), load.guest("Bob", 1)
        async with load.playing():
            table = await sit((ada, ada), (bob, bob), game="pocket")
            await level(table, ada, bob)
            repairs = two.house.metrics.repairs._value.get()
            with no_words(one):
                for text in ("Who hears me?", "And now?"):  # a look that had begun may still see the first
                    await ada.do("say", table, text=text)
                    await level(table, ada, bob)
            assert two.house.metrics.repairs._value.get() > repairs

    asyncio.run(scenario())


def test_nobody_is_shown_the_past(insides: tuple[Inside, Inside, str]) -> None:
    """Who comes from another process, where more has happened, is not taken back."""
    one, two, _ = insides

    async def scenario() -> None:
        load = Load([one.url, two.url], SEED, plans=())
        ada, bob = load.guest("Ada", 0), load.guest("Bob", 1)
        async with load.playing():
            table = await sit((ada, ada), (bob, bob), game="pocket")
            await level(table, ada, bob)
            with no_words(one):
                number = (await ada.do("say", table, text="I go next door."))["number"]
                answer = await bob.request("GET", f"/tables/{table}")
                assert answer.json()["number"] == number
                number = (await ada.do("say", table, text="Once more."))["number"]
                await ada.hang_up()  # and calls the other house, which has heard of nothing
                assert (await ada.do("say", table, text="Here I am."))["number"] == number + 1

    asyncio.run(scenario())


def test_a_command_after_what_another_process_has_done(insides: tuple[Inside, Inside, str]) -> None:
    """A program reads at one process and writes to the other, which has not heard yet: it is not refused."""
    one, two, _ = insides

    async def scenario() -> None:
        load = Load([one.url, two.url], SEED, plans=())
        ada, bob = load.guest("Ada", 0), load.guest("Bob", 0)
        async with load.playing():
            table = await sit((ada, ada), (bob, bob))
            await load.http.get(f"{two.url}/api/v1/tables/{table}")
            first = next(
                guest for guest in (ada, bob) if guest.shown[table]["to_move"] == guest.shown[table]["yours"]
            )
            second = bob if first is ada else ada
            with no_words(one):
                while not second.shown[table].get("legal"):
                    await first.do("play", table, move=first.shown[table]["legal"][-1])
                    await level(table, ada, bob)
                answer = await load.http.post(
                    f"{two.url}/api/v1/commands",
                    json={
                        "type": "play",
                        "table": table,
                        "id": "next-door",
                        "move": second.shown[table]["legal"][0],
                    },
                    headers={"Authorization": f"Bearer {second.token}"},
                )
            assert answer.status_code == httpx.codes.OK, answer.text

    asyncio.run(scenario())
