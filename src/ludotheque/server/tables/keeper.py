"""The tables in memory, kept as they are stored: by this process, and by others."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row

from ludotheque.engine.contract import Game
from ludotheque.engine.words import Refused
from ludotheque.server.background import Spawn, Work
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.store.rows import folded, header_from, header_row, listed_part, listed_row, people_at
from ludotheque.server.store.store import Store
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.live_table import LETS_PLAY, LiveTable
from ludotheque.server.tables.table import Header, Table
from ludotheque.server.warm_up import WarmUp

if TYPE_CHECKING:
    from ludotheque.server.realtime.redis import Waker

_IDLE_SECONDS = 60.0  # until a table that nobody watches leaves the memory
_SHORT = 30  # events that are folded at once; more of them beside the event loop


class Keeper:
    """The tables of this process.

    `look_after` is called with a table that has come into memory, `relisted` and `moved` with one that has
    taken over what is stored.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        house_time: HouseTime,
        find_game: Callable[[str], Game],
        warm_up: WarmUp,
        waker: "Waker | None",
        spawn: Spawn,
        look_after: Callable[[LiveTable], Work],
        relisted: Callable[[LiveTable], None],
        moved: Callable[[LiveTable], None],
    ) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._time = house_time
        self._find_game = find_game
        self._warm_up = warm_up
        self._waker = waker
        self._spawn = spawn
        self._look_after = look_after
        self._relisted = relisted
        self._moved = moved
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # In memory

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def in_memory(self, table: str | None) -> LiveTable | None:
        """A table, if it is in memory just now."""
        return self._tables.get(table) if table is not None else None

    async def live(self, table: str) -> LiveTable:
        """A table; Refused if there is none."""
        live = self._tables.get(table)
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    async def add(self, header: Header) -> LiveTable:
        """A new table, stored."""
        table = Table(header)
        live = LiveTable(table)
        live.row = listed_row(live, self._settings)
        await self._store.add_table(header_row(header, live.row), people_at(table))
        self._put(live)
        return live

    def _put(self, live: LiveTable) -> None:
        live.used = time.monotonic()  # else it could be swept away before who asked for it has it
        self._tables[live.table.id] = live
        self._metrics.tables.set(len(self._tables))

    def drop(self, tables: Iterable[str]) -> None:
        """Forget tables that are stored no more."""
        for table in tables:
            live = self._tables.pop(table, None)
            if live is not None:
                live.stop_timer()

    def sweep(self) -> None:
        """Let idle tables leave the memory."""
        limit = time.monotonic() - _IDLE_SECONDS
        for live in self:
            if live.used < limit and not live.lock.locked():
                if live.watchers or live.thinking:
                    live.forget()
                else:
                    live.stop_timer()
                    del self._tables[live.table.id]
        self._metrics.tables.set(len(self._tables))

    # From the store

    async def _load(self, table: str) -> LiveTable:
        row = await self._row(table)
        live = LiveTable(await self._fold(row))
        live.moves_hands = self._waker is None
        live.row = listed_part(row._mapping)
        self._time.at_least(live.table.at)  # noted only now and then: a process that was killed knew more
        self._put(live)
        self._spawn(self._look_after(live))
        return live

    async def _row(self, table: str) -> Row[Any]:
        row = await self._store.table(table)
        if row is None:
            raise Refused("table-unknown")
        return row

    async def _fold(self, row: Row[Any]) -> Table:
        """A table as its stored events make it."""
        header = await self._header(row)
        happened = await self._store.events_of(row.id)
        if len(happened) < _SHORT:
            return folded(header, happened)
        return await asyncio.to_thread(folded, header, happened)

    async def _header(self, row: Row[Any]) -> Header:
        """What a table is, once its rules can be used; Refused, with how far they are, if that takes long."""
        await self._warm_up.ready(row.game)
        return header_from(row, self._find_game)

    async def history(self, table: str, until: int | None = None) -> tuple[Header, list[Happened]]:
        """A table from its first event on, apart from the one in memory."""
        row = await self._row(table)
        return await self._header(row), await self._store.events_of(table, until=until)

    # As it is stored; all of this under the lock of the table

    async def freshen(self, live: LiveTable) -> None:
        """Make sure that the table is what is stored, as far as we know."""
        if live.is_stale:
            await self.rebuild(live)

    async def look_again(self, live: LiveTable) -> bool:
        """Make sure that the table is what any process has stored, whose word may be late; is it new?"""
        if self._waker is not None:
            return await self._take_over(live)
        await self.freshen(live)
        return False

    async def rebuild(self, live: LiveTable) -> None:
        """Go back to what clients know, then on to what is stored."""
        row = await self._row(live.table.id)
        header = await self._header(row)
        happened = await self._store.events_of(row.id)
        live.rebuild(folded(header, happened[: live.told]))
        live.row = listed_part(row._mapping)
        self._go_on(live, happened[live.told :])

    async def _take_over(self, live: LiveTable) -> bool:
        """Take over what other processes have stored; whether there was anything."""
        told = live.told
        if live.is_stale:
            await self.rebuild(live)
        elif happened := await self._store.events_of(live.table.id, live.table.number):
            row = await self._store.table(live.table.id)
            if row is not None:
                live.row = listed_part(row._mapping)
            self._go_on(live, happened)
        return live.told > told

    def _go_on(self, live: LiveTable, happened: Iterable[Happened]) -> None:
        for event in happened:
            self._time.at_least(event.at)
            live.send(live.happen(event, self._time.now()))
            if self._waker is not None and event.kind in LETS_PLAY:
                live.moves_hands = False
        self._relisted(live)
        self._moved(live)

    # When others have stored something

    async def catch_up(self, live: LiveTable) -> None:
        """Take over what is stored, whatever goes on at the table."""
        async with live.lock:
            await self._take_over(live)

    def wake(self, table: str, number: int) -> None:
        """Another process says that a table has this event now."""
        live = self._tables.get(table)
        if live is not None and live.told < number:
            self._spawn(self.catch_up(live))

    async def repair(self, every: bool) -> None:
        """Find what no word has reached us of, at every table or at those that somebody watches."""
        known = [(live.table.id, live.told) for live in self._tables.values() if live.watchers or every]
        for table in await self._store.ahead_of(known):
            if table in self._tables:
                self._metrics.repairs.inc()
                await self.catch_up(self._tables[table])
