"""What can be asked over HTTP. Each route says what it wants and gives; the house does it."""

import json
from collections.abc import Iterator
from typing import Annotated, Any, TypeAlias, cast

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response, Security
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse, StreamingResponse
from fastapi.security import APIKeyCookie, HTTPBearer

from ludotheque.bots import lineup
from ludotheque.bots.lens import has_lens
from ludotheque.engine.contract import Game
from ludotheque.engine.records import Record, record_json
from ludotheque.engine.words import LANGUAGES, Refused, say
from ludotheque.games import registry
from ludotheque.server.announce import base_of
from ludotheque.server.api.choices import choices_of
from ludotheque.server.api.hints import hint_at
from ludotheque.server.api.lens import lens_at, lens_in
from ludotheque.server.api.replays import replay_told, replayed
from ludotheque.server.api.reviews import MOST_SIMULATIONS, NO_ROUND, record_at
from ludotheque.server.api.rulesheets import rule_sheet
from ludotheque.server.api.uploads import as_recorded, hash_of, record_in
from ludotheque.server.house import House
from ludotheque.server.http.credentials import COOKIE, COOKIE_SECONDS, PATH, cookie_in, token_in
from ludotheque.server.http.gzip import packed
from ludotheque.server.http.problems import spoken
from ludotheque.server.people import hashed
from ludotheque.server.protocol import (
    MOST_SEATS,
    VERSION,
    Done,
    Enter,
    Event,
    GameCard,
    GameKind,
    Games,
    Hint,
    HouseShown,
    Lens,
    Me,
    NewTable,
    OneTimeLink,
    Phrases,
    Position,
    Problem,
    Rename,
    Replay,
    Result,
    ReviewShown,
    RuleSheet,
    TableCommand,
    Tables,
    Told,
    ToReplay,
    ToReview,
    ToTell,
    ToUnpack,
    Tray,
    UseLink,
    Watch,
    Whole,
)
from ludotheque.server.realtime.ndjson import Stream
from ludotheque.server.store.rows import bots_in, card, folded
from ludotheque.server.tables.commands import PHRASES, Person
from ludotheque.server.tables.shown import NOTHING, Showing, record, viewer_of
from ludotheque.server.tables.table import Happened, Header, Table
from ludotheque.server.tables.words import told_at

_PAGE = 50  # games in one answer

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": text}
    for status, text in {
        400: "Not to be read.",
        401: "Not entered: no cookie and no token, or one that nobody has.",
        403: "Not yours.",
        404: "Not there.",
        409: "Not now.",
        413: "Too large.",
        422: "Refused, with the reason in words.",
        429: "Too fast.",
        503: "Nothing can be stored just now.",
    }.items()
}


# Who asks


def the_house(request: Request) -> House:
    """The house that this request came to."""
    return cast(House, request.app.state.house)


def the_language(request: Request, lang: Annotated[str | None, Query(max_length=35)] = None) -> str:
    """The language to answer in."""
    return spoken(lang, request.headers.get("accept-language"))


def the_secret(request: Request) -> str | None:
    """The secret that this request brings."""
    return token_in(request.headers.get("authorization")) or cookie_in(request.headers.get("cookie"))


HouseNow: TypeAlias = Annotated[House, Depends(the_house)]
Language: TypeAlias = Annotated[str, Depends(the_language)]
Secret: TypeAlias = Annotated[str | None, Depends(the_secret)]


async def the_guest(house: HouseNow, secret: Secret) -> Person | None:
    """Who asks, if that is known."""
    return await house.people.known(secret) if secret else None


_token = HTTPBearer(
    auto_error=False, scheme_name="token", description="What a bot was given when it came in."
)
_cookie = APIKeyCookie(name=COOKIE, auto_error=False, scheme_name="cookie", description="A person's.")


async def the_person(
    guest: Annotated[Person | None, Depends(the_guest)],
    _token: Annotated[Any, Security(_token)],  # these two are for the document; `the_secret` reads them
    _cookie: Annotated[Any, Security(_cookie)],
) -> Person:
    """Who asks; Refused if that is not known."""
    if guest is None:
        raise Refused("not-entered")
    return guest


async def the_door(request: Request, house: HouseNow, secret: Secret) -> None:
    """A classroom is open to who has joined; and there is no other way to come in, or to open a table."""
    if house.classroom is None:
        return
    path = request.scope["path"].removeprefix(PATH)
    if (request.method, path) in _NOT_IN_CLASS:
        raise Refused("class-closed")
    if not path.startswith(_TO_ANYBODY):
        await house.classroom.check_member(await the_guest(house, secret))


_NOT_IN_CLASS = {
    ("POST", "/enter"),
    ("POST", "/link"),
    ("POST", "/me/link"),
    ("POST", "/tables"),
    ("PATCH", "/me"),
    ("DELETE", "/me"),
}
_TO_ANYBODY = ("/house", "/phrases", "/rules/", "/components", "/me", "/replays")

router = APIRouter(prefix=PATH, responses=REFUSALS, dependencies=[Depends(the_door)])


Guest: TypeAlias = Annotated[Person | None, Depends(the_guest)]
Asker: TypeAlias = Annotated[Person, Depends(the_person)]
TableInPath: TypeAlias = Annotated[str, InPath(pattern=r"^[a-z0-9]{12}$")]
Simulations: TypeAlias = Annotated[
    int, Query(ge=1, le=MOST_SIMULATIONS, description="Other piles for each position.")
]
RoundInPath: TypeAlias = Annotated[int, InPath(ge=1, le=100_000)]


# People


@router.post("/enter", response_model_exclude_none=True, dependencies=[Depends(the_guest)])
async def enter(body: Enter, house: HouseNow, response: Response) -> Me:
    """Come in under a nickname: a person gets a cookie, a bot a token."""
    entered = await house.people.enter(body.nickname, body.kind, house.time.now())
    if body.kind == "person":
        set_cookie(house, response, entered.secret)
    return _me(entered.person, entered.secret if body.kind == "bot" else None)


@router.get(
    "/me",
    response_model=Me,
    response_model_exclude_none=True,
    responses={204: {"description": "Nobody: not entered, or forgotten."}},
)
async def me(guest: Guest) -> Me | Response:
    """Who you are here; 204 if nobody: a page asks this first, and has no cookie yet."""
    return Response(status_code=204) if guest is None else _me(guest)


@router.patch("/me", response_model_exclude_none=True)
async def rename(body: Rename, person: Asker, house: HouseNow) -> Me:
    """Another nickname; at tables where you sit the old one stays."""
    return _me(await house.people.rename(person, body.nickname))


@router.delete("/me", status_code=204)
async def forget_me(person: Asker, house: HouseNow, response: Response) -> None:
    """Be forgotten: no cookie or token of yours is good any more. Games that you played stay."""
    await house.people.forget(person)
    await _hang_up_on_strangers(house)
    response.delete_cookie(COOKIE, path="/")


@router.post("/me/link")
async def make_link(person: Asker, house: HouseNow) -> OneTimeLink:
    """A link that makes another device yours, once, for a quarter of an hour."""
    token, expires = await house.people.make_link(person, house.time.now())
    return OneTimeLink(link=f"/link/{token}", expires=expires)


@router.post("/link", response_model_exclude_none=True)
async def use_link(body: UseLink, house: HouseNow, response: Response) -> Me:
    """Use a one-time link: this device is yours too from now on."""
    entered = await house.people.use_link(body.token, house.time.now())
    set_cookie(house, response, entered.secret)
    return _me(entered.person)


@router.delete("/me/others", status_code=204)
async def forget_others(person: Asker, house: HouseNow, secret: Secret) -> None:
    """Sign out on every other device."""
    await house.people.forget_others(person, secret or "")
    await _hang_up_on_strangers(house)


async def _hang_up_on_strangers(house: House) -> None:
    """Connections do not outlive their secret; those of other processes end when they look next."""
    await house.store.ask_attention()
    await house.drop_strangers()


def _me(person: Person, token: str | None = None) -> Me:
    return Me(person=person.id, nickname=person.nickname, kind=person.kind, token=token)


def set_cookie(house: House, response: Response, secret: str) -> None:
    """The one cookie: who you are. No script can read it, no other site can send it along."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=house.settings.is_secure,
        httponly=True,
        samesite="lax",
    )


# What there is


@router.get("/house", response_model_exclude_none=True)
async def the_games(request: Request, house: HouseNow, language: Language) -> HouseShown:
    """The games of the house, their options in your language, and their bots."""
    games = [registry.find(name) for name in registry.NAMES]
    return HouseShown(
        version=VERSION,
        games=[_kind(game, language) for game in games],
        languages=list(LANGUAGES),
        address=base_of(house.settings, request.headers.get("host", "")),
        classroom=house.settings.classroom,
    )


def _kind(game: Game, language: str) -> GameKind:
    return GameKind(
        game=game.name,
        rules=game.rules_version,
        seats=list(game.seat_counts),
        options=game.options_json(game.options({})),
        choices=choices_of(game, language),
        bots=list(lineup.names(game)),
        usual=lineup.usual(game),
        lens=has_lens(game),
        timed=game.is_timed,
    )


@router.get("/phrases")
async def phrases(language: Language) -> Phrases:
    """Quick phrases for the table, in your language."""
    return Phrases(phrases={key: say(f"phrase-{key}", language) for key in PHRASES})


@router.get("/rules/{game}")
async def rules(
    game: Annotated[str, InPath(max_length=40)], house: HouseNow, language: Language
) -> RuleSheet:
    """The ruling sheet of a game, clause by clause."""
    return rule_sheet(house.find_game(game).name, language)


@router.post(
    "/components",
    response_class=Response,
    responses={
        200: {
            "content": {"application/json": {}},
            "description": "The `game`, and what is in its box: as `ludotheque components --json` says, "
            "with names, messages and pictures in your language where things have some.",
        }
    },
)
async def components(request: Request, body: ToUnpack, house: HouseNow, language: Language) -> Response:
    """What is in the box of a game with these options."""
    game = house.find_game(body.game)
    options = game.options(as_recorded(body.options))
    found = {"game": game.name, **await house.components(game, options, language)}
    answer: Response = await house.aside(lambda: packed(request, orjson.dumps(found)))
    return answer


# Records


@router.post("/replays", response_model=Replay, response_model_exclude_none=True)
async def replay(request: Request, body: ToReplay, house: HouseNow, language: Language) -> Response:
    """Play a record through: how the game began, and each move with what changed, in words too."""
    return packed(request, await house.replay(replayed, body, house.warm_up.found, language))


@router.post("/replays/told", response_model=Told, response_model_exclude_none=True)
async def told_replay(request: Request, body: ToTell, house: HouseNow, language: Language) -> Response:
    """A position of a record in words."""
    return packed(request, await house.replay(replay_told, body, house.warm_up.found, language))


@router.post("/replays/lens", response_model=Lens)
async def replay_lens(request: Request, body: Position, house: HouseNow) -> Response:
    """What the lens of a game shows of a position of a record."""
    return packed(request, await lens_in(house, body))


@router.post("/replays/review", response_model=ReviewShown, response_model_exclude_none=True)
async def replay_review(
    request: Request,
    body: ToReview,
    person: Asker,
    house: HouseNow,
    language: Language,
    simulations: Simulations = MOST_SIMULATIONS,
) -> Response:
    """A record that somebody has, looked at again: ask until it is done. It is not stored."""
    house.check_pace(person)

    async def find() -> Record:
        found: Record = await house.replay(record_in, body.record, house.warm_up.found)
        return found

    shown = await house.reviews.ask((hash_of(body.record), NO_ROUND, simulations), find, language)
    return packed(request, shown)


# Tables


@router.get("/tables", response_model_exclude_none=True)
async def public_tables(house: HouseNow) -> Tables:
    """The public tables."""
    return Tables(tables=await house.public_tables())


@router.post("/tables", status_code=201, response_model=Whole, response_model_exclude_none=True)
async def open_table(body: NewTable, person: Asker, house: HouseNow) -> Response:
    """Open a table. Its commitment is in the answer; say `ready` with your share to start."""
    room = await house.open_table(person, body)
    whole = room.whole(viewer_of(room.table, person.id), house.time.now())
    return Response(whole, 201, media_type="application/json")


@router.get("/tables/{table}", response_model=Whole, response_model_exclude_none=True)
async def one_table(table: TableInPath, guest: Guest, house: HouseNow) -> Response:
    """A table as you may see it."""
    room = await house.room(table)
    async with room.lock:
        await house.look_again(room)
        viewer = viewer_of(room.table, guest.id if guest else "")
        return Response(room.whole(viewer, house.time.now()), media_type="application/json")


@router.get("/tables/{table}/told", response_model=Told, response_model_exclude_none=True)
async def table_told(
    request: Request,
    table: TableInPath,
    guest: Guest,
    house: HouseNow,
    language: Language,
    after: Annotated[int, Query(ge=0, description="The last event of whose story you know.")] = 0,
) -> Response:
    """A table in words, as you may know it: the story after an event, and what can be done now."""
    return packed(request, await told_at(house, table, guest.id if guest else "", after, language))


@router.post("/tables/{table}/hint")
async def hint(
    table: TableInPath,
    person: Asker,
    house: HouseNow,
    language: Language,
    request: Request,
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS, description="For who has several.")] = None,
) -> Hint:
    """The best moves of your seat with their odds, if the host allows it: the others hear that you asked."""
    request.state.table = table
    house.check_pace(person)
    return await hint_at(house, table, person, seat, language)


@router.get("/tables/{table}/lens", response_model=Lens)
async def lens(request: Request, table: TableInPath, house: HouseNow) -> Response:
    """What the lens of the game shows, to whoever looks, if the host has not put it away."""
    return packed(request, await lens_at(house, table))


@router.get("/tables/{table}/tray", response_model=Tray)
async def tray(request: Request, table: TableInPath, person: Asker, house: HouseNow) -> Response:
    """The tray of your side at a live table, once the game has begun: what it has still to lay."""
    answer: Response = await house.aside(packed, request, await house.tray(table, person.id))
    return answer


@router.get(
    "/tables/{table}/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {}}, "description": "One message a line."}},
)
async def stream(
    table: TableInPath,
    person: Asker,
    house: HouseNow,
    language: Language,
    secret: Secret,
    seen: Annotated[int | None, Query(ge=0, description="The last event that you saw.")] = None,
    whole: Annotated[bool, Query(description="Send the table whole after each event.")] = False,
) -> StreamingResponse:
    """What happens at a table, as ND-JSON, until you hang up."""
    watch = Watch(table=table, seen=seen, whole=whole)
    reader = Stream(house, person.id, hashed(secret or ""), watch, language)
    house.check_room_for(person.id)
    await house.room(table)  # Refused, while that can still be said
    return StreamingResponse(reader.lines(), media_type="application/x-ndjson")


@router.post("/commands")
async def command(body: TableCommand, person: Asker, house: HouseNow, request: Request) -> Done:
    """Carry out one command: the same as over a socket. Sent again under the same id it is done once."""
    request.state.table = body.table
    house.check_pace(person)
    number = await house.command(person, body)
    return Done(id=body.id, table=body.table, number=number)


@router.get("/me/tables", response_model_exclude_none=True)
async def my_tables(person: Asker, house: HouseNow) -> Tables:
    """Tables that you opened or sat at, the last changed first."""
    return Tables(tables=[card(row) for row in await house.store.tables_of(person.id)])


# Games


@router.get("/me/games", response_model_exclude_none=True)
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


@router.get("/tables/{table}/games", response_model_exclude_none=True)
async def table_games(table: TableInPath, guest: Guest, house: HouseNow) -> Games:
    """The games of a table, newest first."""
    await house.room(table)
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
    header, happened = await house.history(table, until=game.last_event)

    text = await house.aside(_record_text, header, happened)
    name = f"{game.game}-{table}-{number}.json"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=disposition)


def _record_text(header: Header, happened: list[Happened]) -> str:
    table = folded(header, happened)
    return record_json(record(table, {"started": table.started_at, "finished": table.ended_at}), indent=1)


@router.post(
    "/tables/{table}/games/{number}/review", response_model=ReviewShown, response_model_exclude_none=True
)
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
    house.check_pace(person)
    game = await _game(house, table, number)
    if game.last_event is None:
        raise Refused("review-running")

    async def find() -> Record:
        header, happened = await house.history(table, until=game.last_event)
        found: Record = await house.aside(record_at, header, happened, house.find_game)
        return found

    shown = await house.reviews.ask((table, number, simulations), find, language)
    return packed(request, shown)


async def _game(house: House, table: str, number: int) -> Any:
    await house.room(table)
    game = await house.store.game(table, number)
    if game is None:
        raise Refused("round-unknown", round=number)
    return game


@router.get("/tables/{table}/games/{number}/log", response_model=list[Event])
async def game_log(table: TableInPath, number: RoundInPath, guest: Guest, house: HouseNow) -> Response:
    """What your seat has seen of a game so far, event by event; a spectator's if you have none."""
    game = await _game(house, table, number)
    header, happened = await house.history(table, until=game.last_event)
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


# For those who look after the house

about = APIRouter(include_in_schema=False)


@about.get("/healthz")
async def healthz() -> PlainTextResponse:
    """The process is alive."""
    return PlainTextResponse("ok\n")


@about.get("/readyz")
async def readyz(house: HouseNow) -> PlainTextResponse:
    """Moves can be stored, and new ones are taken."""
    if house.is_stopping:
        return PlainTextResponse("stopping\n", 503)
    if not await house.store.probe(house.time.now()):
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ready\n")


@about.get("/metrics")
async def metrics(house: HouseNow) -> Response:
    """For Prometheus."""
    from ludotheque.server.metrics import CONTENT_TYPE

    return Response(house.metrics.text(), headers={"Content-Type": CONTENT_TYPE})
