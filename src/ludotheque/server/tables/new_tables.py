"""New tables: opened by somebody, or laid for a class."""

import time
from collections.abc import Callable
from dataclasses import replace

from ludotheque.engine.contract import Game
from ludotheque.engine.words import Refused
from ludotheque.server.aside import Aside
from ludotheque.server.background import Spawn
from ludotheque.server.http.limits import Limits
from ludotheque.server.people import new_id
from ludotheque.server.protocol import NewTable
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import Store
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.commands import Person, seat_all
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.opening import open_table
from ludotheque.server.tables.pipeline import Pipeline
from ludotheque.server.tables.table import Chair, Header
from ludotheque.server.tables.trays import warm
from ludotheque.server.warm_up import WarmUp

MOST_OPEN_TABLES = 50  # of one host


class NewTables:
    """How a table comes to be. `relisted` is called with each."""

    def __init__(
        self,
        keeper: Keeper,
        pipeline: Pipeline,
        store: Store,
        settings: Settings,
        limits: Limits,
        house_time: HouseTime,
        find_game: Callable[[str], Game],
        warm_up: WarmUp,
        aside: Aside,
        spawn: Spawn,
        relisted: Callable[[LiveTable], None],
    ) -> None:
        self._keeper = keeper
        self._pipeline = pipeline
        self._store = store
        self._settings = settings
        self._limits = limits
        self._time = house_time
        self._find_game = find_game
        self._warm_up = warm_up
        self._aside = aside
        self._spawn = spawn
        self._relisted = relisted

    async def open(self, person: Person, new: NewTable) -> LiveTable:
        """A new table; Refused, with words, if it cannot be."""
        game = self._find_game(new.game)
        await self._warm_up.ready(game.name)  # who waits for rules asks again and again, for one table
        if not self._limits.tables.take(person.id, time.monotonic()):
            raise Refused("tables-too-fast")
        if self._settings.limit_messages and await self._store.count_open(person.id) >= MOST_OPEN_TABLES:
            raise Refused("tables-too-many", most=MOST_OPEN_TABLES)
        given = (new, person, new_id(), self._time.now(), game)
        header = open_table(*given) if new.start is None else await self._aside.replay(open_table, *given)
        return await self._add(header)

    async def lay(self, host: Person, new: NewTable, plan: tuple[Chair, ...]) -> LiveTable:
        """A table with everybody in their seats: the game begins."""
        game = self._find_game(new.game)
        await self._warm_up.ready(game.name)
        header = open_table(new, host, new_id(), self._time.now(), game)
        live = await self._add(replace(header, plan=plan))
        await self._pipeline.overrule(live.table.id, seat_all)
        return live

    async def _add(self, header: Header) -> LiveTable:
        live = await self._keeper.add(header)
        self._relisted(live)
        if live.table.is_live:
            self._spawn(self._aside.draw(warm, live.table))
        return live
