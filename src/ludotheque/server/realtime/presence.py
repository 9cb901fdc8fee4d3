"""Who watches which table, in this process and in others."""

import time
from typing import TYPE_CHECKING

from ludotheque.server.protocol import Hand, Watch
from ludotheque.server.realtime.connections import AWAY
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.live_table import Connection, LiveTable

if TYPE_CHECKING:
    from ludotheque.server.realtime.redis import Waker


class Presence:
    """The people around the tables."""

    def __init__(self, keeper: Keeper, house_time: HouseTime, waker: "Waker | None") -> None:
        self._keeper = keeper
        self._time = house_time
        self._waker = waker

    async def watch(self, connection: Connection, person: str, command: Watch) -> None:
        """Tell a connection of a table from now on."""
        live = await self._keeper.live(command.table)
        async with live.lock:
            await self._keeper.look_again(live)
            watcher = live.watch(connection, person, command.whole)
            rest = None
            if command.seen is not None and not command.whole:
                rest = live.rest(watcher.viewer, command.seen)
            for data in [live.whole(watcher.viewer, self._time.now())] if rest is None else rest:
                connection.post(data)
            self._tell(live)

    def unwatch(self, connection: Connection, *tables: str) -> None:
        """Tell a connection no more of these."""
        for table in tables:
            live = self._keeper.in_memory(table)
            if live is not None:
                live.unwatch(connection, self._time.now())
                live.used = time.monotonic()
                self._tell(live)

    def show_hand(self, person: str, hand: Hand) -> None:
        """Show partners where a hand is; what comes too fast, or to no such table, goes nowhere."""
        live = self._keeper.in_memory(hand.table)
        if live is not None:
            live.show_hand(person, hand)

    def _tell(self, live: LiveTable) -> None:
        live.tell_presence()
        self._tell_others(live)

    def _tell_others(self, live: LiveTable) -> None:
        if self._waker is not None:
            self._waker.tell_presence(live.table.id, live.people())

    # Other processes

    def hear(self, process: str, table: str, people: frozenset[str]) -> None:
        """Another process says who is at a table there."""
        live = self._keeper.in_memory(table)
        if live is None:
            return
        is_new = process not in live.elsewhere
        live.elsewhere[process] = (people, time.monotonic())
        live.tell_presence()
        if is_new and live.watchers:
            self._tell_others(live)

    def renew(self) -> None:
        """Say again who is here, and forget what no process has said for long."""
        limit = time.monotonic() - AWAY / 1000
        for live in self._keeper:
            old = [process for process, (_, since) in live.elsewhere.items() if since < limit]
            for process in old:
                del live.elsewhere[process]
            live.tell_presence()
            if live.watchers:
                self._tell_others(live)
