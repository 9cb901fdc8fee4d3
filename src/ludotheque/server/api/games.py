"""Games that were played at the tables: lists, records, reviews, and what a seat has seen."""

import json
from collections.abc import Iterator
from typing import Annotated, Any

import orjson
from fastapi import Query, Request, Response

from ludotheque.engine.records import Record, record_json
from ludotheque.engine.words import Refused
from ludotheque.server.api.dependencies import (
    Asker,
    Guest,
    HouseNow,
    Language,
    RoundInPath,
    Simulations,
    TableInPath,
    api_router,
)
from ludotheque.server.api.pictures import SVG
from ludotheque.server.api.posters import poster_at
from ludotheque.server.api.reviews import MOST_SIMULATIONS, record_at
from ludotheque.server.house import House
from ludotheque.server.http.gzip import packed
from ludotheque.server.http.terms import terms
from ludotheque.server.protocol import Ahead, Event, GameCard, Games, Result, ReviewShown
from ludotheque.server.store.rows import bots_in, folded
from ludotheque.server.tables.commands import Person
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.rights import viewer_of
from ludotheque.server.tables.shown import NOTHING, Showing, record
from ludotheque.server.tables.table import Header, Table

_PAGE = 50  # games in one answer

router = api_router()


@router.get("/me/games")
@terms(in_class="anybody")
async def my_games(
    person: Asker,
    house: HouseNow,
    before: Annotated[str | None, Query(pattern=r"^\d{1,16}-[a-z0-9]{12}-\d{1,6}$")] = None,
) -> Games:
    """Your games, newest first."""
    cursor = None
    if before is not None:
        started, table, round_ = before.split("-")
        cursor = (int(started), table, int(round_))
    rows = await house.store.games_of(person.id, cursor, _PAGE + 1)
    last = rows[_PAGE - 1] if len(rows) > _PAGE else None
    older = f"{last.started}-{last.table_id}-{last.round}" if last is not None else None
    return Games(games=await _cards(house, person, rows[:_PAGE]), older=older)


@router.get("/tables/{table}/games")
async def table_games(table: TableInPath, guest: Guest, house: HouseNow) -> Games:
    """The games of a table, newest first."""
    await house.keeper.live(table)
    return Games(games=await _cards(house, guest, await house.store.games_of_table(table)))


async def _cards(house: House, person: Person | None, rows: list[Any]) -> list[GameCard]:
    keys = [(row.table_id, row.round) for row in rows]
    mine = await house.store.seats_in(person.id, keys) if person else {}
    return [
        GameCard(
            table=row.table_id,
            round=row.round,
            game=row.game,
            options=json.loads(row.options),
            players=json.loads(row.players),
            bots=bots_in(row),
            started=row.started,
            ended=row.ended,
            result=Result(**json.loads(row.result)) if row.result else None,
            practice=row.practice,
            yours=mine.get((row.table_id, row.round), []),
        )
        for row in rows
    ]


@router.get(
    "/tables/{table}/games/{number}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}, "description": "A record, as `records.md` says."}},
)
async def game_record(table: TableInPath, number: RoundInPath, house: HouseNow) -> Response:
    """The record of a game that is over, secret and all: `ludotheque verify` checks it."""
    game = await _game(house, table, number)
    if game.last_event is None:
        raise Refused("game-not-over")
    header, happened = await house.keeper.history(table, until=game.last_event)

    text = await house.aside(_record_text, header, happened)
    name = f"{game.game}-{table}-{number}.json"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=disposition)


def _record_text(header: Header, happened: list[Happened]) -> str:
    table = folded(header, happened)
    return record_json(record(table, {"started": table.started_at, "finished": table.ended_at}), indent=1)


@router.get("/tables/{table}/games/{number}/poster", response_class=Response, responses=SVG)
async def game_poster(
    table: TableInPath, number: RoundInPath, house: HouseNow, language: Language, ahead: Ahead = 0
) -> Response:
    """A game that is over as a poster: its last position, the day, who played, and their points."""
    game = await _game(house, table, number)
    if game.last_event is None:
        raise Refused("poster-early")
    header, happened = await house.keeper.history(table, until=game.last_event)
    return await poster_at(header, happened, house, language, ahead)


@router.post("/tables/{table}/games/{number}/review", response_model=ReviewShown)
async def game_review(
    request: Request,
    table: TableInPath,
    number: RoundInPath,
    person: Asker,
    house: HouseNow,
    language: Language,
    simulations: Simulations = MOST_SIMULATIONS,
) -> Response:
    """A game that is over, looked at again: ask until it is done. Whoever asks first has it made."""
    house.intake.check_pace(person)
    game = await _game(house, table, number)
    if game.last_event is None:
        raise Refused("review-running")

    async def find() -> Record:
        header, happened = await house.keeper.history(table, until=game.last_event)
        found: Record = await house.aside(record_at, header, happened, house.find_game)
        return found

    shown = await house.reviews.ask((table, number, simulations), person.id, find, language)
    return packed(request, shown)


async def _game(house: House, table: str, number: int) -> Any:
    await house.keeper.live(table)
    game = await house.store.game(table, number)
    if game is None:
        raise Refused("round-unknown", round=number)
    return game


@router.get("/tables/{table}/games/{number}/log", response_model=list[Event])
async def game_log(table: TableInPath, number: RoundInPath, guest: Guest, house: HouseNow) -> Response:
    """What your seat has seen of a game so far, event by event; a spectator's if you have none."""
    game = await _game(house, table, number)
    header, happened = await house.keeper.history(table, until=game.last_event)
    log = await house.aside(_log, header, happened, number, guest.id if guest else "")
    return Response(log, media_type="application/json")


def _log(header: Header, happened: list[Happened], number: int, person: str) -> bytes:
    return orjson.dumps(list(_seen(Table(header), happened, number, person)))


def _seen(table: Table, happened: list[Happened], number: int, person: str) -> Iterator[dict[str, Any]]:
    showing = Showing(table)
    before = NOTHING
    for event in happened:
        table.apply(event)
        is_on = table.match is not None and table.round == number
        if is_on:
            after = showing.picture(viewer_of(table, person))
            yield showing.event(event, before, after)
            before = after
