"""What happens at a table by itself: a time runs out, an end is noted, a bot is asked."""

import contextlib
import logging

from ludotheque.engine.words import Refused
from ludotheque.server.background import Spawn
from ludotheque.server.store.store import Store, StoreDown
from ludotheque.server.tables.bot_seats import BotSeats
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.commands import finish, run_out
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.pipeline import Pipeline

log = logging.getLogger("ludotheque.house")

_LONGEST = 3600.0  # seconds until a table is looked at again
_LATE = 0.005  # seconds after the moment, so that it is past


class Alarms:
    """One for each table in memory, and a look for those that no process has."""

    def __init__(
        self,
        keeper: Keeper,
        pipeline: Pipeline,
        bot_seats: BotSeats,
        store: Store,
        house_time: HouseTime,
        spawn: Spawn,
    ) -> None:
        self._keeper = keeper
        self._pipeline = pipeline
        self._bot_seats = bot_seats
        self._store = store
        self._time = house_time
        self._spawn = spawn

    def set(self, live: LiveTable) -> None:
        """For the moment at which something is due next."""
        live.stop_timer()
        table = live.table
        flag = table.clock.flag() if table.clock is not None and table.status == "playing" else None
        moments = [moment for moment in (flag[0] if flag else None, table.ends_at()) if moment is not None]
        if moments:
            seconds = max(0.0, (min(moments) - self._time.now()) / 1000)
            live.set_timer(min(seconds, _LONGEST) + _LATE, lambda: self._spawn(self.look_after(live)))

    def follow_up(self, live: LiveTable) -> None:
        """A table has changed: ask the bots that are waited for, and set its alarm."""
        self._bot_seats.ask(live)
        self.set(live)

    async def look_after(self, live: LiveTable) -> None:
        """Do what is due: a time that has run out, an end that was not noted, a bot that was not asked."""
        try:
            async with live.lock:
                await self._keeper.freshen(live)
                now = self._time.now()
                change = finish(live.table, now) or run_out(live.table, now)
                if change is None or not await self._pipeline.carry_out(live, change):
                    self.follow_up(live)
        except (StoreDown, Refused) as error:
            log.warning("not-looked-after", extra={"fields": {"table": live.table.id, "why": str(error)}})

    async def look_after_due(self) -> None:
        """Look after tables that are overdue, here or in no process."""
        for table in await self._store.due(self._time.now()):
            live = self._keeper.in_memory(table)
            if live is None:
                with contextlib.suppress(Refused):
                    await self._keeper.live(table)  # which looks after it
            elif not live.thinking:
                await self.look_after(live)
