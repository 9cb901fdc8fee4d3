"""Posters of games that are over, of a table or from a record."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from fastapi import Response

from ludotheque.engine.contract import SPECTATOR, Game, View
from ludotheque.engine.picture import marker
from ludotheque.engine.poster import SIGN, Player, poster
from ludotheque.engine.words import Refused, said, say
from ludotheque.server.api.pictures import answer
from ludotheque.server.api.replays import FindGame, ReplayView
from ludotheque.server.api.uploads import record_in
from ludotheque.server.house import House
from ludotheque.server.http.problems import names_at
from ludotheque.server.protocol import ToPoster
from ludotheque.server.store.rows import folded
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.table import Header

_LATEST = 253_402_246_799_000  # milliseconds: the last day that a calendar here knows, by any clock (`Ahead`)


async def poster_at(
    header: Header, happened: list[Happened], house: House, language: str, ahead: int
) -> Response:
    """Of a table's game, from the events up to its end."""
    return answer(await house.aside(_at, header, happened, language, ahead))


async def poster_in(house: House, body: ToPoster, language: str) -> Response:
    """Of a record that somebody brings."""
    return answer(await house.aside.replay(_in, body, house.warm_up.found, language))


def _at(header: Header, happened: list[Happened], language: str, ahead: int) -> str:
    table = folded(header, happened)
    match, result = table.match, table.result
    assert match is not None
    assert result is not None
    day = _day(table.ended_at, ahead, language)
    view, names = match.view(SPECTATOR), names_at(table, language)
    return _drawn(table.game, view, names, result.scores, result.winners, day, language)


def _in(body: ToPoster, find_game: FindGame, language: str) -> str:
    record = record_in(body.record, find_game)
    at = ReplayView(record, len(record.moves), None, language)
    match = at.match
    if not match.is_finished and "ended" not in record.meta:
        raise Refused("poster-early")
    winners = match.winners() if match.is_finished else []
    day = _day(record.meta.get("finished"), body.ahead, language)
    names = [name or say("seat", language, seat=seat) for seat, name in enumerate(at.players)]
    return _drawn(record.game, match.view(SPECTATOR), names, match.scores(), winners, day, language)


def _drawn(
    game: Game,
    view: View,
    names: Sequence[str],
    scores: Sequence[int],
    winners: Sequence[int],
    day: str,
    language: str,
) -> str:
    game.check_part("picture")
    picture = game.part("picture")
    title = said(f"title-{game.name}", language) or game.name

    def sign_of(seat: int) -> str:
        if hasattr(picture, "sign"):
            return str(picture.sign(view, seat, (0, 0), SIGN))
        return marker(seat, (0, 0), SIGN)

    return poster(picture.draw(view, names, language), title, day, [
        Player(
            name,
            say("poster-points", language, points=score),
            say("poster-points-won" if seat in winners else "poster-points", language, points=score),
            sign_of(seat),
            seat in winners,
        )
        for seat, (name, score) in enumerate(zip(names, scores, strict=True))
    ])  # fmt: skip


def _day(finished: Any, ahead: int, language: str) -> str:
    """The day on which a game ended, by a clock so many minutes ahead of UTC; empty: nobody knows."""
    if type(finished) is not int or not 0 < finished <= _LATEST:
        return ""
    day = (datetime.fromtimestamp(finished / 1000, UTC) + timedelta(minutes=ahead)).date()
    return say("day", language, day=day.day, month=day.month, year=day.year)
