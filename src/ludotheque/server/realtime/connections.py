"""Who is connected to this process, and what everybody there is told."""

import asyncio
import contextlib
from collections import Counter
from typing import TYPE_CHECKING

from ludotheque.engine.words import Refused, say
from ludotheque.server.background import Background
from ludotheque.server.metrics import Metrics
from ludotheque.server.protocol import Storing, encode
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import Store, StoreDown
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.live_table import Connection

if TYPE_CHECKING:
    from ludotheque.server.realtime.redis import Waker

AWAY = 45_000  # milliseconds without a sign from any process
COME_BACK = 1.0  # seconds after which a client may try again when the house restarts
HEARTBEAT_SECONDS = 20.0
MOST_CONNECTIONS = 50  # of one person

_BEATS = 20  # connections at once


class Connections:
    """The ways to all clients, and whose they are."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        house_time: HouseTime,
        background: Background,
        waker: "Waker | None",
    ) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._time = house_time
        self._background = background
        self._waker = waker
        self._everybody: dict[Connection, str] = {}
        self._connected: Counter[str] = Counter()  # connections by person
        self._gone: list[str] = []  # people whose last connection has just ended

    # Coming and going

    def check(self, person: str) -> None:
        """Refused if this person has too many connections."""
        if self._settings.limit_messages and self._connected[person] >= MOST_CONNECTIONS:
            raise Refused("connections-too-many", most=MOST_CONNECTIONS)

    def is_connected(self, person: str) -> bool:
        """Whether a person has a connection to this process."""
        return self._connected[person] > 0

    def add(self, connection: Connection, person: str) -> None:
        """Somebody has connected."""
        self._everybody[connection] = person
        self._connected[person] += 1
        self._metrics.sockets.set(len(self._everybody))

    def remove(self, connection: Connection) -> None:
        """A connection is gone."""
        person = self._everybody.pop(connection, None)
        self._metrics.sockets.set(len(self._everybody))
        if person is None:
            return
        self._connected[person] -= 1
        if not self._connected[person]:
            del self._connected[person]
            if not self._background.is_stopping:
                if not self._gone:
                    self._background.spawn(self._note_gone())
                self._gone.append(person)

    async def _note_gone(self) -> None:
        """Note who has just gone: all at once, as a classroom goes."""
        gone, self._gone = self._gone, []
        with contextlib.suppress(StoreDown):
            await self._store.note_seen(gone, self._time.now())

    async def note_seen(self, now: int) -> None:
        """Note who is connected."""
        await self._store.note_seen(list(self._connected), now)

    async def away_since(self, person: str) -> int | None:
        """When a person was last connected; None: is so now."""
        if self._connected[person]:
            return None
        seen = (await self._store.seen([person])).get(person)
        is_near = self._waker is not None and seen is not None and self._time.now() - seen < AWAY
        return None if is_near else seen

    # To everybody

    async def beat(self, now: int) -> None:
        """A sign of life to each, spread over the whole time until the next."""
        everybody = list(self._everybody)
        pause = HEARTBEAT_SECONDS * _BEATS / max(len(everybody), 1)
        for start in range(0, len(everybody), _BEATS):
            for connection in everybody[start : start + _BEATS]:
                connection.beat(now)
            await asyncio.sleep(min(pause, 1.0))

    def storing(self, language: str) -> Storing:
        """Whether moves can be stored, in words."""
        key = "store-works" if self._store.is_working else "store-down"
        return Storing(working=self._store.is_working, text=say(key, language))

    def tell_storing(self) -> None:
        """Tell everybody whether moves can be stored."""
        for connection in list(self._everybody):
            connection.post(encode(self.storing(connection.language)))

    def say_goodbye(self) -> None:
        """Everybody is told to come back in a moment."""
        for connection in list(self._everybody):
            connection.drop("restarting", COME_BACK)

    async def drop_strangers(self) -> None:
        """Hang up on who was banned, and on who was signed out."""
        everybody = dict(self._everybody)
        banned = await self._store.banned(set(everybody.values()))
        good = await self._store.good([connection.key for connection in everybody])
        for connection, person in everybody.items():
            if person in banned:
                connection.drop("banned")
            elif connection.key not in good:
                connection.drop("signed-out")
