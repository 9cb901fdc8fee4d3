"""While nothing can be stored: everybody is told, and again when it can."""

import asyncio

from ludotheque.engine.words import Refused
from ludotheque.server.realtime.connections import Connections
from ludotheque.server.store.store import Store, StoreDown
from ludotheque.server.tables.alarms import Alarms
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.keeper import Keeper

_PROBE_SECONDS = 0.5


class Outage:
    """The watch over the store."""

    def __init__(
        self,
        store: Store,
        keeper: Keeper,
        alarms: Alarms,
        connections: Connections,
        house_time: HouseTime,
    ) -> None:
        self._store = store
        self._keeper = keeper
        self._alarms = alarms
        self._connections = connections
        self._time = house_time
        self._is_on = False

    async def watch(self) -> None:
        """Tell everybody that nothing can be stored, and again when it can."""
        if self._is_on:
            return
        self._is_on = True
        self._connections.tell_storing()
        while not (await self._is_mended() and self._store.is_working):
            await asyncio.sleep(_PROBE_SECONDS)
        self._is_on = False
        self._connections.tell_storing()

    async def _is_mended(self) -> bool:
        """Whether moves can be stored again, and every table is what is stored."""
        if not await self._store.probe(self._time.now()):
            return False
        for live in self._keeper:
            if live.is_stale:
                try:
                    await self._keeper.catch_up(live)
                except StoreDown:
                    return False
                except Refused:  # there is no such table any more
                    continue
                self._alarms.follow_up(live)
        return True
