"""The one way of a change: applied, put into messages, committed, then sent. Nobody sees it before.

All of it happens under the lock of the table. If the commit fails, or another process was first, the table is
built again from what is stored.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.engine.words import Refused
from ludotheque.server.background import Background
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.store.rows import listed_row, rows_of
from ludotheque.server.store.store import Store, StoreDown
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.commands import Change, Miss, finish, note_miss
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.live_table import LETS_PLAY, LiveTable, Telling
from ludotheque.server.tables.table import Table

if TYPE_CHECKING:
    from ludotheque.server.realtime.redis import Waker

TRIES = 5  # to be first, against other processes


class Begun(NamedTuple):
    """A change that has happened in memory, and is being stored."""

    change: Change
    tellings: list[Telling]
    row: dict[str, Any]
    has_row_changed: bool
    stored: "asyncio.Future[bool]"

    @property
    def number(self) -> int:
        """Of its first event."""
        return self.change.events[0].number


class Pipeline:
    """Whatever changes a table comes through here.

    `relisted` is called when lists show something else of a table, `follow_up` when it has changed.
    """

    def __init__(
        self,
        keeper: Keeper,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        house_time: HouseTime,
        background: Background,
        waker: "Waker | None",
        relisted: Callable[[LiveTable], None],
        follow_up: Callable[[LiveTable], None],
    ) -> None:
        self._keeper = keeper
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._time = house_time
        self._background = background
        self._waker = waker
        self._relisted = relisted
        self._follow_up = follow_up

    async def overrule(self, table: str, decide: Callable[[Table, int], Change | None]) -> None:
        """Let something happen at a table that nobody there has asked for; None: nothing has to."""
        live = await self._keeper.live(table)
        async with live.lock:
            for _ in range(TRIES):
                await self._keeper.look_again(live)
                change = decide(live.table, self._time.now())
                if change is None or await self.carry_out(live, change):
                    return
        raise Refused("table-busy")

    async def carry_out(self, live: LiveTable, change: Change | None) -> bool:
        """Let a change happen, store it, then show it. False: another process was first; look again."""
        return change is not None and await self.finish(live, self.begin(live, change))

    def begin(self, live: LiveTable, change: Change) -> Begun:
        """Let a change happen, build what tells of it, and have it stored. Nobody sees it yet."""
        now = self._time.now()
        tellings: list[Telling] = []
        try:
            for event in change.events:
                tellings.append(live.happen(event, now))
            end = finish(live.table, now)
            for event in end.events if end else ():
                change.events.append(event)
                tellings.append(live.happen(event, now))
            row = listed_row(live, self._settings)
            rows = rows_of(live, change, row)
        except Refused:  # by the rules of the game, before anything has happened
            live.is_stale = bool(tellings)
            raise
        except BaseException:
            live.is_stale = True  # a fault of ours
            raise
        return Begun(change, tellings, row, rows.row is not None, self._store.commit(rows))

    async def finish(self, live: LiveTable, begun: Begun) -> bool:
        """Wait until a change is stored, and show it. False: another process was first; look again."""
        try:
            is_first = await begun.stored
        except BaseException as error:
            self.doubt(live, error)
            raise
        self.settle(live, begun, is_first)
        if not is_first:
            await self._keeper.rebuild(live)
        return is_first

    def settle(self, live: LiveTable, begun: Begun, is_first: bool) -> None:
        """A change is stored: show it. If another process was first the table is not what is stored."""
        if is_first:
            self._complete(live, begun)
        else:
            live.is_stale = True

    def doubt(self, live: LiveTable, error: BaseException) -> None:
        """Whether a change was stored is not known: that has to be read."""
        live.is_stale = True
        if isinstance(error, StoreDown):
            self._background.store_failed()

    def _complete(self, live: LiveTable, begun: Begun) -> None:
        """A change is stored: show it, and see what follows."""
        if begun.has_row_changed:
            self._relisted(live)
        live.row = begun.row
        live.used = time.monotonic()
        moves = 0
        for telling, event in zip(begun.tellings, begun.change.events, strict=True):
            live.send(telling)
            moves += event.kind == "moved"
            live.moves_hands |= event.kind in LETS_PLAY
        self._metrics.events.inc(len(begun.tellings))
        self._metrics.moves.inc(moves)
        if self._waker is not None:
            self._waker.wake(live.table.id, live.table.number)
        self._follow_up(live)

    def note_miss(self, live: LiveTable, miss: Miss | None) -> None:
        """A photo finish: who lost it has the answer already."""
        if miss is not None and not self._background.is_stopping:
            self._background.spawn(self._store_miss(live, miss))

    async def _store_miss(self, live: LiveTable, miss: Miss) -> None:
        async with live.lock:
            for _ in range(TRIES):
                await self._keeper.freshen(live)
                change = note_miss(live.table, miss, self._time.now())
                if change is None or await self.carry_out(live, change):
                    return
