"""The public tables, shown to who looks for one."""

from ludotheque.server.protocol import Lobby as LobbyMessage
from ludotheque.server.protocol import TableCard, encode
from ludotheque.server.store.rows import card
from ludotheque.server.store.store import Store
from ludotheque.server.tables.live_table import Connection, LiveTable


class Lobby:
    """Who looks at the list of public tables; other processes may change it at any time."""

    def __init__(self, store: Store, is_open: bool, has_others: bool) -> None:
        self._store = store
        self._is_open = is_open
        self._has_others = has_others
        self._watchers: set[Connection] = set()
        self._has_changed = True
        self._last = b""

    def note(self, live: LiveTable) -> None:
        """Lists show something else of this table."""
        self._has_changed |= live.table.header.public

    def note_all(self) -> None:
        """Lists may show something else of any table."""
        self._has_changed = True

    async def watch(self, connection: Connection, on: bool) -> None:
        """Tell a connection of the public tables, or no more."""
        self._watchers.discard(connection)
        if on:
            self._watchers.add(connection)
            self._last = b""  # what this one is shown now need not be what the others were
            connection.post(encode(LobbyMessage(tables=await self.tables())))

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self._watchers.discard(connection)

    async def tables(self) -> list[TableCard]:
        """The public tables; a classroom has none."""
        return [card(row) for row in await self._store.public_tables()] if self._is_open else []

    async def show(self) -> None:
        """Tell everybody who looks, if anything has changed."""
        if not self._watchers or not (self._has_changed or self._has_others):
            return
        self._has_changed = False
        data = encode(LobbyMessage(tables=await self.tables()))
        if data != self._last:
            self._last = data
            for connection in list(self._watchers):
                connection.post(data)
