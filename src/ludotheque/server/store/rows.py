"""Tables as rows of the database, and back."""

import json
from collections.abc import Callable, Iterable
from typing import Any

import orjson
from pydantic import TypeAdapter
from sqlalchemy import Row

from ludotheque.engine.contract import Game
from ludotheque.engine.dealer import commitment_to
from ludotheque.engine.records import Record, match_of, parse_json, parse_record, record_json, record_of
from ludotheque.server.protocol import Clock, Pace, SeatShown, TableCard
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import Rows
from ludotheque.server.tables.commands import Change
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.sealed import Sealed
from ludotheque.server.tables.table import Chair, Header, Table

_LATE = 5_000  # milliseconds beyond its own time until another process asks a bot as well

_clocks: TypeAdapter[Clock] = TypeAdapter(Clock)
_paces: TypeAdapter[Pace] = TypeAdapter(Pace)


def folded(header: Header, happened: Iterable[Happened]) -> Table:
    """A table after these events."""
    table = Table(header)
    for event in happened:
        table.apply(event)
    return table


def listed_row(live: LiveTable, settings: Settings) -> dict[str, Any]:
    """What lists say of a table."""
    table = live.table
    return {
        "status": table.status,
        "round": table.round,
        "seats": live.showing.seats(),
        "due": table.due(int(settings.thinking * 1000) + table.header.pause + _LATE),
    }


def people_at(table: Table) -> list[str]:
    """The host, and everybody who sits there."""
    seated = [place.person for place in table.places if place.person is not None]
    return list(dict.fromkeys([table.header.host, *seated]))


def header_row(header: Header, row: dict[str, Any]) -> dict[str, Any]:
    game = header.game
    return {
        "id": header.id,
        "game": game.name,
        "rules": game.rules_version,
        "options": json.dumps(game.options_json(header.options), ensure_ascii=False),
        "setup": record_json(header.extras),
        "clock": header.clock.model_dump_json(),
        "pace": None if header.pace is None else header.pace.model_dump_json(),
        "grace": header.grace,
        "public": header.public,
        "chat": header.chat,
        "hints": header.hints,
        "lens": header.lens,
        "practice": header.practice,
        "pause": header.pause,
        "host": header.host,
        "host_name": header.host_name,
        "plan": json.dumps([[place.person, place.name, place.bot] for place in header.plan]),
        "secret": header.sealed.secret,
        "created": header.created,
        "start": None if header.start is None else _record_text(header.start),
        "changed": header.created,
        **_stored(row),
    }


def _record_text(record: Record) -> str:
    return record_json(record_of(match_of(record, len(record.moves)), record.players))


def header_from(row: Row[Any], find_game: Callable[[str], Game]) -> Header:
    """The header of a table from its row."""
    game = find_game(row.game)
    plan = tuple(Chair(person, name, bot) for person, name, bot in json.loads(row.plan))
    return Header(
        id=row.id,
        game=game,
        options=game.options(json.loads(row.options)),
        extras=game.setup_extras(parse_json(row.setup.encode()), len(plan)),
        clock=_clocks.validate_json(row.clock),
        grace=row.grace,
        public=row.public,
        host=row.host,
        host_name=row.host_name,
        created=row.created,
        plan=plan,
        sealed=Sealed(row.secret, commitment_to(row.secret)),
        chat=row.chat,
        start=None if row.start is None else parse_record(row.start.encode(), find_game),
        pace=_pace(row),
        hints=row.hints,
        pause=row.pause,
        lens=row.lens,
        practice=row.practice,
    )


def _pace(row: Row[Any]) -> Pace | None:
    return None if row.pace is None else _paces.validate_json(row.pace)


def _stored(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "seats": json.dumps(row["seats"], ensure_ascii=False)}


def listed_part(row: Any) -> dict[str, Any]:
    """The part of a row that lists show."""
    return {
        "status": row["status"],
        "round": row["round"],
        "seats": json.loads(row["seats"]),
        "due": row["due"],
    }


def card(row: Row[Any]) -> TableCard:
    """A table in a list."""
    return TableCard(
        table=row.id,
        game=row.game,
        options=json.loads(row.options),
        clock=_clocks.validate_json(row.clock),
        pace=_pace(row),
        status=row.status,
        public=row.public,
        host=row.host_name,
        seats=[SeatShown(**seat) for seat in json.loads(row.seats)],
        created=row.created,
        changed=row.changed,
    )


def bots_in(row: Row[Any]) -> list[str | None]:
    """Which bots of the house played a game, by seat; None: a person did, perhaps one who came late."""
    seats = zip(json.loads(row.plan), json.loads(row.players), strict=True)
    return [bot if person is None and name == player else None for (person, name, bot), player in seats]


def rows_of(live: LiveTable, change: Change, row: dict[str, Any]) -> Rows:
    """A change that has been applied, as rows to store."""
    table = live.table
    rows = Rows(
        table.id,
        [
            (
                table.id,
                event.number,
                event.at,
                event.kind,
                event.seat,
                event.person,
                event.key,
                orjson.dumps(event.body).decode(),
            )
            for event in change.events
        ],
    )
    if row != live.row:
        rows.row = {"changed": change.at, **_stored(row)}
    for event in change.events:
        if event.kind == "sat" and event.person is not None:
            rows.people.append(event.person)
            if table.match is not None:
                rows.players = {
                    "of_table": table.id,
                    "of_round": table.round,
                    "players": json.dumps(table.players, ensure_ascii=False),
                }
        elif event.kind == "started":
            rows.started = {
                "table_id": table.id,
                "round": table.round,
                "game": table.game.name,
                "options": json.dumps(table.game.options_json(table.header.options), ensure_ascii=False),
                "players": json.dumps(table.players, ensure_ascii=False),
                "started": event.at,
                "practice": table.is_practice,
            }
            rows.seats = [
                {
                    "table_id": table.id,
                    "round": table.round,
                    "seat": seat,
                    "person": place.person,
                    "started": event.at,
                }
                for seat, place in enumerate(table.places)
                if place.person is not None
            ]
        elif event.kind == "practice" and table.match is not None:
            rows.practice = {
                "of_table": table.id,
                "of_round": table.round,
                "practice": table.is_practice,
            }
        elif event.kind == "ended":
            rows.ended = {
                "of_table": table.id,
                "of_round": table.round,
                "ended": event.at,
                "result": json.dumps(dict(event.body)),
                "last_event": event.number,
                "practice": table.is_practice,
            }
    return rows
