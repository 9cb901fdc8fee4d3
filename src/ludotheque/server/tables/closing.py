"""Closing a table from outside, for who looks after the house."""

from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.server.settings import Settings
from ludotheque.server.store.rows import folded, header_from, listed_part, listed_row, rows_of
from ludotheque.server.store.store import Store
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.commands import Change, close
from ludotheque.server.tables.live_table import LiveTable

_TRIES = 50  # to be first, against the processes that serve it: each takes longer than theirs


async def close_table(store: Store, settings: Settings, table: str) -> bool:
    """Close a table beside the processes that serve it, whoever its host is. False: it was closed before."""
    clock = HouseTime()
    clock.at_least(await store.latest(clock.now()))
    for _ in range(_TRIES):
        stored = await store.table(table)
        if stored is None:
            raise Refused("table-unknown")
        live = LiveTable(folded(header_from(stored, registry.find), await store.events_of(table)))
        live.row = listed_part(stored._mapping)
        if live.table.status == "closed":
            return False
        change = Change(live.table, max(clock.now(), live.table.at))
        close(change)
        for event in change.events:
            live.table.apply(event)
        if await store.commit(rows_of(live, change, listed_row(live, settings))):
            return True
    raise Refused("table-busy")
