"""Through a game's lens: what chance may do, worked out beside the event loop, once for a position."""

import asyncio
from typing import Any

from ludotheque.bots.lens import Lens
from ludotheque.engine.contract import SPECTATOR, View
from ludotheque.engine.records import check_moves, match_of
from ludotheque.engine.words import Refused
from ludotheque.server.api.replays import FindGame
from ludotheque.server.api.uploads import record_in
from ludotheque.server.house import House
from ludotheque.server.protocol import Position, encode_plain
from ludotheque.server.tables.live_table import LiveTable


async def lens_at(house: House, table_id: str) -> bytes:
    """What the lens shows of a table (`protocol.Lens`); Refused, with words, if there may be none."""
    live = await house.keeper.live(table_id)
    async with live.lock:
        await house.keeper.look_again(live)
        table = live.table
        table.game.check_part("lens")
        if not table.header.lens:
            raise Refused("lens-off")
        if table.match is None:
            raise Refused("lens-early")
        number, looking = table.number, _looking(house, live, table.match.view(SPECTATOR))
    return encode_plain({"number": number, **await asyncio.shield(looking)})


def _looking(house: House, live: LiveTable, view: View) -> "asyncio.Task[dict[str, Any]]":
    """A position is worked out once, for all who ask."""
    if live.looked is None or live.looked[0] != view:
        if house.thinkers.is_full:
            raise Refused("lens-busy")
        live.looked = view, asyncio.create_task(house.thinkers.look(live.table.game, view))
    return live.looked[1]


async def lens_in(house: House, position: Position) -> bytes:
    """What the lens shows of a position of a record (`protocol.Lens`); nobody's bot waits for that."""
    found: bytes = await house.aside.replay(_looked, position, house.warm_up.found)
    return found


def _looked(position: Position, find_game: FindGame) -> bytes:
    record = record_in(position.record, find_game)
    record.game.check_part("lens")
    lens: Lens = record.game.part("lens")
    check_moves(record, position.moves)
    view = match_of(record, position.moves).view(SPECTATOR)
    return encode_plain({"number": position.moves, **lens.shown(view)})
