"""Pieces as they are drawn: the tray of a side, and what is in the box of a game."""

from typing import Any

from ludotheque.engine.contract import Game, Options
from ludotheque.server.house import House
from ludotheque.server.tables.trays import drawn, spread


async def tray_at(house: House, table: str, person: str) -> bytes:
    """What the side of a person has still to lay (`protocol.Tray`)."""
    live = await house.keeper.live(table)
    async with live.lock:
        await house.keeper.look_again(live)
        found = spread(live.table, person)
    tray: bytes = await house.aside.draw(drawn, found)
    return tray


async def components_in(house: House, game: Game, options: Options, language: str) -> dict[str, Any]:
    """What is in the box of a game; a board takes long to draw, for the first time."""
    draw = house.aside.draw if game.is_timed else house.aside
    found: dict[str, Any] = await draw(game.components_told, options, language)
    return found
