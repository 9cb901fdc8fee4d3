"""What the house has acknowledged and shown, and whether the database holds exactly that."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from ludotheque.engine.contract import Game
from ludotheque.games import registry
from ludotheque.server.settings import database_url
from ludotheque.server.store.rows import folded, header_from
from ludotheque.server.store.schema import events, games, tables
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.table import Table


class Shown(NamedTuple):
    """An event as a client was shown it."""

    at: int
    kind: str
    seat: int | None
    move: str | None  # None: not to be seen by this one

    def agrees(self, other: "Shown") -> bool:
        """Whether both may have been shown of one event."""
        return self[:3] == other[:3] and (self.move == other.move or None in (self.move, other.move))


class Ledger:
    """Remembers every number that the house has given out."""

    def __init__(self) -> None:
        self.done: dict[
            str, dict[int, tuple[str, str]]
        ] = {}  # by table and number: person, id of the command
        self.shown: dict[str, dict[int, Shown]] = {}
        self.refused: set[tuple[str, str, str]] = set()  # table, person, id
        self.moves: Counter[str] = Counter()  # shown, by table
        self._checked: dict[str, int] = {}  # the last event of each table that was compared
        self._times: dict[str, int] = {}
        self._keys: dict[str, set[tuple[str, str]]] = {}
        self._closed: set[str] = set()  # tables that were compared to their end

    def acknowledge(self, table: str, number: int, person: str, id: str) -> None:
        """The house says that this command became this event."""
        known = self.done.setdefault(table, {}).setdefault(number, (person, id))
        assert known == (person, id), (
            f"event {number} of {table} was promised to {known} and to {(person, id)}"
        )

    def hear(self, message: dict[str, Any]) -> None:
        """The house shows this event to somebody."""
        table, number = message["table"], message["number"]
        told = Shown(message["at"], message["kind"], message.get("seat"), message.get("move"))
        known = self.shown.setdefault(table, {})
        if number not in known and told.kind == "moved":
            self.moves[table] += 1
        before = known.get(number, told)
        assert told.agrees(before), f"event {number} of {table}: {before}, then {told}"
        known[number] = told if told.move is not None else before

    def refuse(self, table: str, person: str, id: str) -> None:
        """The house says that this command was not carried out."""
        self.refused.add((table, person, id))

    async def check(self, database: str) -> int:
        """Everything that is new in the database; how many events were promised or shown, and are there."""
        engine = create_async_engine(database_url(database), poolclass=NullPool)
        count = 0
        try:
            async with engine.connect() as connection:
                for table in {*self.done, *self.shown} - self._closed:
                    statement = select(events).where(
                        events.c.table_id == table, events.c.number > self._checked.get(table, 0)
                    )
                    last = max([0, *self.done.get(table, ()), *self.shown.get(table, ())])
                    rows = (await connection.execute(statement.order_by(events.c.number))).all()
                    count += self._compare(table, rows, last)
        finally:
            await engine.dispose()
        return count

    def _compare(self, table: str, rows: Sequence[Row[Any]], last: int) -> int:
        """Numbers without a gap, times that never go back, each command once, and all that was promised."""
        number, time = self._checked.get(table, 0), self._times.get(table, 0)
        done, shown = self.done.get(table, {}), self.shown.get(table, {})
        keys = self._keys.setdefault(table, set())
        for row in rows:
            assert row.number == number + 1, f"table {table}: event {row.number} follows {number}"
            assert row.at >= time, f"table {table}: event {row.number} is before the one before it"
            number, time = row.number, row.at
            if row.key is not None:
                assert (row.person, row.key) not in keys, f"table {table}: {row.key} was carried out twice"
                keys.add((row.person, row.key))
                assert (table, row.person, row.key) not in self.refused, (
                    f"{row.key} was refused, and carried out"
                )
            if number in done:
                assert (row.person, row.key) == done[number], f"table {table}: event {number} is another's"
            if number in shown:
                stored = Shown(row.at, row.kind, row.seat, json.loads(row.body).get("move"))
                assert stored.agrees(shown[number]), (
                    f"table {table}: {number} was {shown[number]}, is {stored}"
                )
        assert last <= number, f"table {table}: event {last} was shown or promised, and {number} is the last"
        count = sum(self._checked.get(table, 0) < one <= number for one in {*done, *shown})
        self._checked[table], self._times[table] = number, time
        if rows and rows[-1].kind == "closed":
            self._closed.add(table)
        return count

    async def check_all(self, database: str, find_game: Callable[[str], Game] = registry.find) -> int:
        """Once no house runs: the same from the beginning, and what the lists say of it; how many events."""
        self._checked.clear()
        self._times.clear()
        self._keys.clear()
        self._closed.clear()
        count = await self.check(database)
        engine = create_async_engine(database_url(database), poolclass=NullPool)
        try:
            async with engine.connect() as connection:
                for row in (await connection.execute(select(tables))).all():
                    own = select(events).where(events.c.table_id == row.id).order_by(events.c.number)
                    happened = [
                        Happened(
                            one.number, one.at, one.kind, one.seat, one.person, one.key, json.loads(one.body)
                        )
                        for one in (await connection.execute(own)).all()
                    ]
                    played = (await connection.execute(select(games).where(games.c.table_id == row.id))).all()
                    _check_lists(folded(header_from(row, find_game), happened), row, happened, played)
        finally:
            await engine.dispose()
        return count


def _check_lists(table: Table, row: Row[Any], happened: list[Happened], played: Sequence[Row[Any]]) -> None:
    """No half state: the row of a table and those of its games say what its events say."""
    assert (row.status, row.round) == (table.status, table.round), row.id
    started = [event.at for event in happened if event.kind == "started"]
    ended = [(event.at, event.number) for event in happened if event.kind == "ended"]
    order = sorted(played, key=lambda game: int(game.round))
    assert [game.started for game in order] == started, row.id
    assert [(game.ended, game.last_event) for game in order if game.ended is not None] == ended, row.id
