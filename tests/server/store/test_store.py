"""The store: durable, one first for each event, many changes in one commit, and never shown before."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from ludotheque.engine.words import say
from ludotheque.server.store.schema import events, games, tables
from ludotheque.server.store.store import Rows, Store
from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.inside import Inside


async def rows_of(inside: Inside, statement: Any) -> list[Any]:
    """What the database holds, over a connection of its own."""

    async def read() -> list[Any]:
        async with inside.house.store._engine.connect() as connection:
            return list((await connection.execute(statement)).all())

    return await inside.do(read())


async def store_by_hand(inside: Inside, *rows: dict[str, Any]) -> None:
    """Events as another process would store them."""

    async def write() -> None:
        async with inside.house.store._engine.begin() as connection:
            await connection.execute(insert(events), list(rows))

    await inside.do(write())


def event_row(client: Client, table: str, number: int, kind: str, seat: int, **body: Any) -> dict[str, Any]:
    """An event of this client's person."""
    return {
        "table_id": table,
        "number": number,
        "at": client.events(table)[-1]["at"],
        "kind": kind,
        "seat": seat,
        "person": client.person,
        "key": f"elsewhere-{number}",
        "body": json.dumps(body),
    }


# Durable


async def test_sqlite_writes_to_the_disk(inside: Inside) -> None:
    """Write-ahead log, and a full flush with every commit, on every connection that the house opens."""

    async def pragmas() -> list[tuple[str, int, int]]:
        store = inside.house.store
        async with (
            store._engine.connect() as one,
            store._engine.connect() as two,
            store._engine.connect() as three,
        ):
            found = []
            for connection in (one, two, three, store._writing):
                assert connection is not None
                words = ("journal_mode", "synchronous", "foreign_keys")
                values = [(await connection.exec_driver_sql(f"PRAGMA {word}")).scalar() for word in words]
                found.append(tuple(values))
            await store._writing.rollback()  # type: ignore[union-attr]
            return found  # type: ignore[return-value]

    async with visiting(inside.url) as visit:
        await sit_down(await visit("Ada"), await visit("Bo"), game="pocket")
        assert await inside.do(pragmas()) == [("wal", 2, 1)] * 4  # 2: FULL


async def test_nothing_is_shown_before_it_is_stored(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the commit waits, neither the one who plays nor anybody else hears of the move."""
    write = Store._write
    gate = asyncio.Event()
    waiting = asyncio.Event()

    async def held(self: Store, changes: Sequence[Rows]) -> None:
        waiting.set()
        await gate.wait()
        await write(self, changes)

    async def let_go() -> None:
        gate.set()

    async def is_held() -> None:
        await waiting.wait()

    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        number = ada.number[table]
        tab = await visit("Somebody", dial=False)
        tab.token = ada.token
        await tab.dial()
        await tab.watch(table)
        monkeypatch.setattr(Store, "_write", held)
        move = ada.shown[table]["legal"][0]
        try:
            await ada.send({"type": "play", "id": "held", "table": table, "move": move})
            await inside.do(is_held())
            asking = asyncio.create_task(bo.get(f"/tables/{table}"))
            for client in (bo, tab):
                await client.send({"type": "ping"})
                await client.wait_for(lambda message: message["type"] == "pong")
                assert client.number[table] == number
            assert "held" not in [message.get("id") for message in ada.heard]
            assert not asking.done()
            assert await rows_of(inside, select(events).where(events.c.key == "held")) == []
        finally:
            await inside.do(let_go())
        for client in (ada, bo, tab):
            assert (await client.reach(table, number + 1))["moves"] == 1
        assert (await asking).json()["number"] == number + 1
        done = await ada.wait_for(lambda message: message.get("id") == "held")
        assert (done["type"], done["number"]) == ("done", number + 1)


async def test_what_is_acknowledged_is_in_the_database(anywhere: Inside) -> None:
    """Whoever looks right after the answer finds the event, and the lists that follow from it."""
    async with visiting(anywhere.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        for client in (ada, bo, ada, bo):
            number = await client.do("play", table, move=client.shown[table]["legal"][0])
            found = await rows_of(anywhere, select(events).where(events.c.number == number))
            assert [(row.table_id, row.kind, row.person) for row in found] == [
                (table, "moved", client.person)
            ]
            await asyncio.gather(ada.reach(table, number), bo.reach(table, number))
        await bo.do("resign", table)
        (row,) = await rows_of(anywhere, select(tables).where(tables.c.id == table))
        assert (row.status, row.round, row.due) == ("finished", 1, None)
        assert [seat["resigned"] for seat in json.loads(row.seats)] == [False, True]
        (row,) = await rows_of(anywhere, select(games).where(games.c.table_id == table))
        assert json.loads(row.result)["why"] == "resigned"
        numbers = await rows_of(anywhere, select(events.c.number).order_by(events.c.number))
        assert [number for (number,) in numbers] == [*range(1, row.last_event + 1)]


# Who is first


async def test_an_event_of_a_table_has_one_number(anywhere: Inside) -> None:
    """UNIQUE (table, number): the database itself refuses a second."""
    async with visiting(anywhere.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        last = ada.number[table]
        with pytest.raises(IntegrityError):
            await store_by_hand(anywhere, event_row(ada, table, last, "said", 0, phrase="hello"))
        await store_by_hand(anywhere, event_row(ada, table, last + 1, "said", 0, phrase="hello"))
        lost = {**event_row(ada, table, 1, "said", 0), "table_id": "0" * 12}
        with pytest.raises(IntegrityError):  # and one of no table
            await store_by_hand(anywhere, lost)


async def test_another_process_was_first(anywhere: Inside) -> None:
    """The move is decided anew on what is stored, and played after it; all are told of both, in order."""
    async with visiting(anywhere.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        last = ada.number[table]
        await store_by_hand(
            anywhere,
            event_row(bo, table, last + 1, "said", 1, text="first"),
            event_row(bo, table, last + 2, "moved", 1, move=bo.shown[table]["legal"][1]),
        )
        assert await ada.do("play", table, move=ada.shown[table]["legal"][0]) == last + 3
        for client in (ada, bo):
            shown = await client.reach(table, last + 3)
            assert [event["kind"] for event in client.events(table)[-3:]] == ["said", "moved", "moved"]
            assert shown["moves"] == 2
            whole = (await client.get(f"/tables/{table}")).json()
            assert (whole["number"], whole["shown"]) == (last + 3, shown)
        assert await play_on(table, ada, bo) == 8


async def test_another_process_was_first_and_the_move_is_none_any_more(anywhere: Inside) -> None:
    """The other is told why, in words; what was stored first stands."""
    async with visiting(anywhere.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        last = ada.number[table]
        first, second = ada.shown[table]["legal"][:2]
        await store_by_hand(anywhere, event_row(ada, table, last + 1, "moved", 0, move=first))
        told = await ada.ask("play", table, move=second)
        assert (told["type"], told["key"], told["clause"]) == ("refused", "not-your-turn", "PO-2.1")
        assert told["text"] == say("not-your-turn", seat="Ada", actor="Bo") + " (PO-2.1)"
        for client in (ada, bo):
            shown = await client.reach(table, last + 1)
            assert (shown["moves"], shown["to_move"]) == (1, [1])
        await bo.do("play", table, move=bo.shown[table]["legal"][0])


async def test_a_command_that_another_process_carried_out(anywhere: Inside) -> None:
    """It comes here again, as after a lost answer: it is known by its id, and not played twice."""
    async with visiting(anywhere.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        last = ada.number[table]
        move = ada.shown[table]["legal"][0]
        await store_by_hand(anywhere, event_row(ada, table, last + 1, "moved", 0, move=move))
        assert await ada.do("play", table, move=move, id=f"elsewhere-{last + 1}") == last + 1
        shown = await bo.reach(table, last + 1)
        assert shown["moves"] == 1


async def test_one_who_is_too_late_delays_nobody(anywhere: Inside) -> None:
    """Of many changes in one commit a single one is refused by the database; all the others are stored."""
    async with visiting(anywhere.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        places = [await sit_down(ada, bo, game="pocket") for _ in range(10)]
        late = places[4]
        await store_by_hand(anywhere, event_row(bo, late, ada.number[late] + 1, "said", 1, phrase="hello"))
        before = {table: ada.number[table] for table in places}
        numbers = await asyncio.gather(
            *(bo.do("play", table, move=bo.shown[table]["legal"][0]) for table in places)
        )
        for table, number in zip(places, numbers, strict=True):
            assert number == before[table] + (2 if table == late else 1)
            assert (await ada.reach(table, number))["moves"] == 1


# Together


async def test_fifty_tables_share_their_commits(anywhere: Inside) -> None:
    """Moves that come at the same time go to the disk together; each is stored all the same."""
    async with visiting(anywhere.url) as visit:
        pairs = [(await visit("Ada"), await visit("Bo")) for _ in range(50)]
        places = [await sit_down(*pair, game="pocket", options={"rounds": 2}) for pair in pairs]
        metrics = anywhere.house.metrics
        commits, stored = metrics.commits._value.get(), metrics.events._value.get()
        await asyncio.gather(*(play_on(table, *pair) for table, pair in zip(places, pairs, strict=True)))
        commits, stored = metrics.commits._value.get() - commits, metrics.events._value.get() - stored
        assert stored == 50 * 5  # four moves and the end
        assert commits < stored / 4
        found = await rows_of(
            anywhere,
            select(events.c.table_id, func.max(events.c.number), func.count()).group_by(events.c.table_id),
        )
        assert sorted(table for table, _, _ in found) == sorted(places)
        assert all(most == count == 8 for _, most, count in found)  # ready, sat, started, and these five
