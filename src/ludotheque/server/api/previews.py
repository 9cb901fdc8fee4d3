"""Previews: what a legal move of a seat would bring, told to who may play it, and to nobody else."""

from dataclasses import dataclass

from ludotheque.engine import preview
from ludotheque.engine.contract import Move, Seat
from ludotheque.server.api.seat_views import SeatView
from ludotheque.server.house import House
from ludotheque.server.protocol import Preview
from ludotheque.server.tables.rights import may_look_ahead, viewer_of
from ludotheque.server.tables.table import Table


@dataclass(frozen=True)
class Wanted(SeatView):
    """A move that a seat thinks of."""

    move: Move


async def preview_at(
    house: House, table_id: str, person: str, seat: int | None, move: str, language: str
) -> Preview:
    """What a move would bring; Refused, with words, if it is not legal now."""
    live = await house.keeper.live(table_id)
    async with live.lock:
        await house.keeper.look_again(live)
        wanted = _wanted(live.table, person, seat, move, house.time.now(), language)
    found: Preview = await house.aside(_told, wanted, language)
    return found


def _wanted(table: Table, person: str, named: int | None, text: str, at: int, language: str) -> Wanted:
    table.game.check_part("preview")
    seat = Seat(may_look_ahead(table, viewer_of(table, person), named))
    match = table.match
    assert match is not None
    move, now = table.game.move_code(match.box, text), table.game_time(at)
    if not table.game.rules.is_legal(match.box, match.state, seat, move, now):
        raise table.game.why_not(match.box, match.state, seat, move, now)
    return Wanted.at(table, seat, language, move=move)


def _told(wanted: Wanted, language: str) -> Preview:
    part: preview.Preview = wanted.game.part("preview")
    return Preview(
        seat=wanted.seat,
        number=wanted.number,
        move=wanted.game.move_text(wanted.view.box, wanted.move),
        details=dict(part.brought(wanted.view, wanted.move, wanted.names, language)),
    )
