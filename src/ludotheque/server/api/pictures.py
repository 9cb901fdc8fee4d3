"""Tables and positions of records drawn by the picture of their game. A seat sees its own view alone."""

from collections.abc import Sequence
from typing import Any

from fastapi import Response

from ludotheque.engine.contract import Game, Seat, View
from ludotheque.engine.records import check_moves
from ludotheque.engine.words import Refused
from ludotheque.server.api.replays import FindGame, ReplayView
from ludotheque.server.api.uploads import record_in
from ludotheque.server.house import House
from ludotheque.server.http.problems import names_at
from ludotheque.server.protocol import ToTell
from ludotheque.server.tables.rights import viewer_of
from ludotheque.server.tables.shown import seen_by

# Opened by itself a picture runs nothing and asks for nothing: browsers keep to this and to the house's own.
_ALONE = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}

SVG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}, "description": "SVG."}}


async def picture_at(house: House, table_id: str, person: str, language: str) -> Response:
    """A table as this person may see it; Refused, with words, if there is nothing to draw."""
    live = await house.keeper.live(table_id)
    async with live.lock:
        await house.keeper.look_again(live)
        table = live.table
        table.game.check_part("picture")
        if table.match is None:
            raise Refused("picture-early")
        seat = seen_by(viewer_of(table, person), table.to_move, table.game.is_open)
        view, names = table.match.view(Seat(seat)), names_at(table, language)
    return answer(await house.aside(_drawn, table.game, view, names, language))


async def picture_in(house: House, position: ToTell, language: str) -> Response:
    """A position of a record."""
    return answer(await house.aside.replay(_drawn_again, position, house.warm_up.found, language))


def answer(drawn: str) -> Response:
    """A drawing as it is sent."""
    return Response(drawn, media_type="image/svg+xml", headers=_ALONE)


def _drawn_again(position: ToTell, find_game: FindGame, language: str) -> str:
    record = record_in(position.record, find_game)
    record.game.check_part("picture")
    check_moves(record, position.moves)
    at = ReplayView(record, position.moves, position.seat, language)
    return _drawn(record.game, at.match.view(at.seat), at.players, language)


def _drawn(game: Game, view: View, names: Sequence[str], language: str) -> str:
    drawn: str = game.part("picture").draw(view, names, language)
    return drawn
