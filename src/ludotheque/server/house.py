"""The house: its parts, put together, and what it does by itself.

A change of a table goes from `Intake` through `Pipeline` to the store and then to everybody who watches. No
part knows the house: each is handed what it needs, and what comes after it as a function.
"""

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludotheque.engine.contract import Game
from ludotheque.games import registry
from ludotheque.server.api.printing import Press
from ludotheque.server.api.reviews import Reviews
from ludotheque.server.aside import Aside
from ludotheque.server.background import Background, Work
from ludotheque.server.http.limits import Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.people import People
from ludotheque.server.realtime.connections import HEARTBEAT_SECONDS, Connections
from ludotheque.server.realtime.lobby import Lobby
from ludotheque.server.realtime.outage import Outage
from ludotheque.server.realtime.presence import Presence
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import Store, StoreDown
from ludotheque.server.tables.alarms import Alarms
from ludotheque.server.tables.bot_seats import BotSeats
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.intake import Intake
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.new_tables import NewTables
from ludotheque.server.tables.pipeline import Pipeline
from ludotheque.server.tables.thinkers import Thinkers
from ludotheque.server.tables.trays import warm_up
from ludotheque.server.warm_up import WarmUp

if TYPE_CHECKING:
    from ludotheque.server.classroom.classroom import Classroom
    from ludotheque.server.realtime.redis import Waker

_SWEEP_SECONDS = 2.0
_LOBBY_SECONDS = 1.0
_REPAIR_SECONDS = 5.0


class House:
    """All tables, people and bots of this process."""

    def __init__(self, settings: Settings, find_game: Callable[[str], Game] = registry.find) -> None:
        self.settings = settings
        self.find_game = find_game
        self.metrics = Metrics()
        self.time = HouseTime()
        self.limits = Limits(settings)
        self.store = Store(settings.database_url, self.metrics)
        self.people = People(self.store)
        self.warm_up = WarmUp(find_game)
        self.aside = Aside()
        self.press = Press(self.aside, self.limits.papers)
        self.thinkers = Thinkers(settings.bot_threads, settings.thinking, self.metrics)
        self.background = Background(self._watch_store)
        self.advised: set[str] = set()  # people who wait for a hint
        self._waker = self._other_processes()
        self._attention = 0
        self._put_tables()
        self._put_people()
        self.reviews = Reviews(self.thinkers.lend, self.thinkers.aside, self.background.spawn, self.store)

    def _other_processes(self) -> "Waker | None":
        if not self.settings.redis:
            return None
        from ludotheque.server.realtime.redis import Waker  # few houses are more than one process

        return Waker(self.settings.redis, self.metrics)

    def _put_tables(self) -> None:
        """What keeps the tables, and lets something happen there."""
        self.lobby = Lobby(
            self.store, is_open=not self.settings.classroom, has_others=self._waker is not None
        )
        self.keeper = Keeper(
            self.store,
            self.settings,
            self.metrics,
            self.time,
            self.find_game,
            self.warm_up,
            self._waker,
            self.background.spawn,
            look_after=self._look_after,
            relisted=self.lobby.note,
            moved=self._set_alarm,
        )
        self.pipeline = Pipeline(
            self.keeper,
            self.store,
            self.settings,
            self.metrics,
            self.time,
            self.background,
            self._waker,
            relisted=self.lobby.note,
            follow_up=self._follow_up,
        )
        self.bot_seats = BotSeats(
            self.keeper, self.pipeline, self.thinkers, self.metrics, self.time, self.background
        )
        self.alarms = Alarms(
            self.keeper, self.pipeline, self.bot_seats, self.store, self.time, self.background.spawn
        )
        self.new_tables = NewTables(
            self.keeper,
            self.pipeline,
            self.store,
            self.settings,
            self.limits,
            self.time,
            self.find_game,
            self.warm_up,
            self.aside,
            self.background.spawn,
            relisted=self.lobby.note,
        )

    def _put_people(self) -> None:
        """Who is there, and what they ask for."""
        self.connections = Connections(
            self.store, self.settings, self.metrics, self.time, self.background, self._waker
        )
        self.presence = Presence(self.keeper, self.time, self._waker)
        self.outage = Outage(self.store, self.keeper, self.alarms, self.connections, self.time)
        self.classroom = self._classroom(self.settings.classroom)
        self.intake = Intake(
            self.keeper,
            self.pipeline,
            self.people,
            self.connections.away_since,
            self.classroom,
            self.limits,
            self.metrics,
            self.time,
            self._waker,
            self.background.spawn,
        )

    def _classroom(self, game: str | None) -> "Classroom | None":
        if not game:
            return None
        from ludotheque.server.classroom.classroom import Classroom  # few houses are one

        return Classroom(
            game,
            self.find_game,
            self.store,
            self.time,
            self.people,
            self.keeper,
            self.pipeline,
            self.new_tables,
            self.connections,
            self.aside,
        )

    # Opening and closing

    async def open(self) -> None:
        """Open the doors: the database, the other processes, the bots, and what was left undone."""
        await self.store.open()
        self.time.at_least(await self.store.latest(self.time.now()))
        self._attention = await self.store.attention()
        if self.classroom is not None:
            await self.classroom.open()
        if self._waker is not None:
            self._waker.open(self._woken, self.presence.hear)
        for work in (self._sweep, self._beat, self._show_lobby, self._repair):
            self.background.spawn(self.background.for_ever(work))
        self.warm_up.begin()
        self.background.spawn(self._draw_boards())

    def say_goodbye(self) -> None:
        """Nothing new is begun, and everybody is told to come back in a moment."""
        self.background.is_stopping = True
        self.connections.say_goodbye()

    async def close(self) -> None:
        """Close the doors: what was begun is finished and stored, nothing new begins."""
        self.warm_up.end()
        await self.background.stop()
        for live in self.keeper:
            async with live.lock:
                live.stop_timer()
        if self._waker is not None:
            await self._waker.close()
        self.thinkers.close()
        with contextlib.suppress(StoreDown):
            await self.store.latest(self.time.now())
            await self.connections.note_seen(self.time.now())
        await self.store.close()

    # Wires, from a part to one that is put in later

    def _look_after(self, live: LiveTable) -> Work:
        return self.alarms.look_after(live)

    def _set_alarm(self, live: LiveTable) -> None:
        self.alarms.set(live)

    def _follow_up(self, live: LiveTable) -> None:
        self.alarms.follow_up(live)

    def _watch_store(self) -> Work:
        return self.outage.watch()

    # What it does by itself

    def _woken(self, table: str, number: int) -> None:
        """Another process says that a table has this event now."""
        self.keeper.wake(table, number)
        self.lobby.note_all()

    async def _draw_boards(self) -> None:
        """The usual boards of games that go by time, once nothing else is waited for."""
        await self.warm_up.all_ready()
        timed = [game for game in registry.every() if game.is_timed]
        await self.aside.draw(warm_up, timed)

    async def _sweep(self) -> float:
        """Look after tables that are due; let idle ones leave the memory."""
        await self.alarms.look_after_due()
        self.keeper.sweep()
        return _SWEEP_SECONDS

    async def _beat(self) -> float:
        """Note the time, and who is connected; a sign of life to everybody."""
        now = self.time.now()
        self.time.at_least(await self.store.latest(now))
        await self.connections.note_seen(now)
        if self._waker is not None:
            self.presence.renew()
        await self.connections.beat(now)
        return max(0.0, HEARTBEAT_SECONDS - (self.time.now() - now) / 1000)

    async def _show_lobby(self) -> float:
        await self.lobby.show()
        return _LOBBY_SECONDS

    async def _repair(self) -> float:
        """Find what no word has reached us of."""
        attention = await self.store.attention()
        is_asked = attention != self._attention
        if is_asked or self._waker is not None:
            await self.keeper.repair(every=is_asked)
        if is_asked:
            await self.connections.drop_strangers()
            self.lobby.note_all()
            self._attention = attention
        if self._waker is None or not self._waker.is_connected:
            return 1.0
        return _REPAIR_SECONDS
