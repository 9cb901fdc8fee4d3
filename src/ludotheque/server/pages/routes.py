"""Plain pages, under /plain: tables, one table, and who one is. They need no script, and no web client."""

import asyncio
import re
from contextlib import aclosing, suppress
from secrets import token_urlsafe
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as InPath
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import ValidationError

from ludotheque.bots import lineup
from ludotheque.bots.titles import named_in, title
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.server.api.hints import hint_at
from ludotheque.server.http.credentials import set_cookie
from ludotheque.server.http.problems import as_refused, status_of, unreadable
from ludotheque.server.http.terms import terms
from ludotheque.server.pages.html import Html, html, isolated, tag
from ludotheque.server.pages.table import game_name, options_told, section, table_page, title_of
from ludotheque.server.pages.visit import (
    FILES,
    PLAIN,
    Visit,
    Visiting,
    address_of,
    alert,
    enter_form,
    form,
    form_of,
    page,
    problem_page,
)
from ludotheque.server.protocol import (
    BotSeat,
    MySeat,
    NewTable,
    OpenSeat,
    Ready,
    SeatShown,
    SlowPace,
    TableCard,
    Watch,
    table_commands,
)
from ludotheque.server.realtime.ndjson import Stream
from ludotheque.server.store.rows import card
from ludotheque.server.store.store import StoreDown
from ludotheque.server.tables.commands import Person
from ludotheque.server.tables.live_table import LiveTable

__all__ = ["NOT_IN_CLASS", "files", "problem_page", "router"]

router = APIRouter(prefix=PLAIN, include_in_schema=False)
NOT_IN_CLASS = f"{PLAIN}/"  # a classroom has none of these addresses, nor any below them
files = APIRouter(include_in_schema=False)

_TABLE = re.compile(r"[a-z0-9]{12}")
_BOTS_SECONDS = 3.0  # that a page waits for bots to play
_FIELDS = frozenset({"agree", "bot", "id", "move", "on", "seat", "text", "what"})  # of commands, in forms
_OPEN = "open"  # against whoever comes

_YEAR, _DAY = 31_536_000, 86_400  # seconds


# Files


@files.get("/static/{name}")
@terms(is_free=True)
async def static_file(name: str, v: Annotated[str | None, Query()] = None) -> Response:
    """A file of the pages. Under an address with its version it never changes."""
    if name not in FILES:
        raise Refused("not-found")
    return _file(name, f"public, max-age={_YEAR}, immutable" if v else f"public, max-age={_DAY}")


@files.get("/favicon.ico")
async def favicon() -> Response:
    """For browsers that do not read which icon a page has."""
    return _file("favicon.svg", f"public, max-age={_DAY}")


def _file(name: str, caching: str) -> Response:
    data, kind = FILES[name]
    return Response(data, media_type=kind, headers={"Cache-Control": caching})


# All tables


@router.get("")
async def home_by_half(visit: Visiting) -> Response:
    """Without its slash."""
    return RedirectResponse(visit.to("/"), 307)


@router.get("/")
async def home(visit: Visiting) -> HTMLResponse:
    """Who you are, the tables there are, and a new one."""
    return await _home(visit)


async def _home(visit: Visit, error: Refused | None = None, nickname: str = "") -> HTMLResponse:
    house = visit.house
    mine = [card(row) for row in await house.store.tables_of(visit.guest.id)] if visit.guest else []
    own = {one.table for one in mine}
    public = [one for one in await house.lobby.tables() if one.table not in own]
    body = await house.aside(_home_body, visit, public, mine, error, nickname)
    return page(visit, visit.say("page-tables"), body, status=status_of(error) if error else 200)


def _home_body(
    visit: Visit, public: list[TableCard], mine: list[TableCard], error: Refused | None, nickname: str
) -> Html:
    lists = tag(
        "div",
        section(visit.say("page-tables-yours"), _cards(visit, mine)) if mine else None,
        section(
            visit.say("page-tables-public"),
            _cards(visit, public) if public else tag("p", visit.say("page-tables-none")),
        ),
        class_="rest",
    )
    if visit.guest is None:
        about = tag("p", visit.say("page-enter-about"))
        entering = section(visit.say("page-enter"), about, enter_form(visit, nickname), class_="card")
        columns = [tag("div", entering, class_="side"), lists]
    else:
        columns = [lists, tag("div", _opening(visit), _you(visit, visit.guest, nickname), class_="side")]
    return html(
        tag("h1", visit.say("page-tables")), alert(visit, error), tag("div", *columns, class_="columns")
    )


def _you(visit: Visit, guest: Person, nickname: str) -> Html:
    """What one can do about oneself."""
    return section(
        visit.say("page-you"),
        tag("p", tag("b", tag("bdi", guest.nickname))),
        tag(
            "details",
            tag("summary", visit.say("page-rename")),
            tag("p", visit.say("page-rename-about")),
            enter_form(visit, nickname or guest.nickname),
            open=bool(nickname),
        ),
        tag(
            "details",
            tag("summary", visit.say("page-device")),
            tag("p", visit.say("page-device-about")),
            form(visit, "/device", tag("button", visit.say("page-device-do"))),
        ),
        class_="card",
    )


def _opening(visit: Visit) -> Html:
    """A form for a new table for two: a button for each game."""
    return section(
        visit.say("page-open"),
        form(
            visit,
            "/tables",
            tag("label", visit.say("page-against"), for_="against"),
            _against(visit),
            tag("p", visit.say("bot-fair"), id="against-about", class_="small"),
            tag(
                "label",
                tag("input", type="checkbox", name="public", value="yes", aria_describedby="public-about"),
                " ",
                visit.say("page-public"),
            ),
            tag("p", visit.say("page-public-about"), id="public-about", class_="small"),
            *(
                tag("button", visit.say("page-open-do", game=game_name(name)), name="game", value=name)
                for name in registry.NAMES
            ),
        ),
        class_="card",
    )


def _against(visit: Visit) -> Html:
    """Who may sit opposite: a bot of any level, the strongest first, or whoever comes."""
    game = visit.house.find_game(registry.NAMES[0])  # levels are the same in every game
    bots = [
        tag(
            "option",
            visit.say("page-against-bot", bot=title(name, visit.language), level=number),
            value=name,
            selected=name == lineup.usual(game),
        )
        for number, name in enumerate(lineup.names(game), start=1)
    ]
    opened = tag("option", visit.say("page-against-open"), value=_OPEN)
    return tag(
        "select", *reversed(bots), opened, id="against", name="against", aria_describedby="against-about"
    )


def _cards(visit: Visit, cards: list[TableCard]) -> Html:
    return tag("ul", *(_card(visit, one) for one in cards), class_="tables")


def _card(visit: Visit, one: TableCard) -> Html:
    """A table in a list."""
    opened = sum(seat.kind == "open" for seat in one.seats)
    seats = visit.say("page-seats-taken", taken=len(one.seats) - opened, open=opened)
    status = tag("span", visit.say(f"page-status-{one.status}"), class_=f"status {one.status}")
    names = [tag("bdi", _seat_name(visit, seat)) for seat in one.seats if seat.kind != "open"]
    who = html(" (", Html(", ".join(names)), ")") if names else None
    asked = registry.options_of(one.game) if one.game in registry.NAMES else ()  # not of one that is gone
    about = [*options_told(visit, one.game, asked, one.options), _ago(visit, one.created)]
    return tag(
        "li",
        tag("h3", tag("a", title_of(visit, one.game, one.host), href=visit.to(f"/t/{one.table}"))),
        tag("p", status, " ", seats, who),
        tag("p", " · ".join(about), class_="small"),
    )


def _seat_name(visit: Visit, seat: SeatShown) -> str:
    return named_in(seat.name, seat.bot, visit.language) if seat.kind == "bot" else seat.name or ""


def _ago(visit: Visit, created: int) -> str:
    """How long a table has been there: a page does not know the time where it is read."""
    minutes = max(0, visit.house.time.now() - created) // 60_000
    if minutes == 0:
        return visit.say("page-ago-now")
    if minutes < 60:
        return visit.say("page-ago-minutes", count=minutes)
    if minutes < 48 * 60:
        return visit.say("page-ago-hours", count=minutes // 60)
    return visit.say("page-ago-days", count=minutes // 1440)


@router.post("/tables")
async def open_table(visit: Visiting, request: Request) -> Response:
    """A table for oneself and a bot, or whoever comes; one is ready at once."""
    given = await form_of(request)
    try:
        person = _person(visit)
        against = given.get("against", _OPEN)
        name, public = given.get("game", registry.NAMES[0])[:40], "public" in given
        game = visit.house.find_game(name)
        other = OpenSeat() if against == _OPEN else BotSeat(bot=against[:40])
        pace = SlowPace() if game.is_timed else None  # a page is no match for hands
        new = NewTable(game=name, seats=[MySeat(), other], public=public, pace=pace)
        live = await visit.house.new_tables.open(person, new)
        table = live.table.id
        await visit.house.intake.command(person, Ready(id=token_urlsafe(12), table=table))
    except (Refused, StoreDown) as error:
        return await _home(visit, as_refused(error))
    await _let_bots_play(visit, person, live)
    return _see(visit, f"/t/{table}")


# One table


@router.get("/t/{table}")
async def one_table(table: str, visit: Visiting) -> HTMLResponse:
    """A table."""
    return await table_page(visit, await _live(visit, table))


@router.post("/t/{table}/hint")
async def hint(table: str, visit: Visiting, request: Request) -> Response:
    """The best moves of a seat, on the page of its table."""
    live = await _live(visit, table)
    given = await form_of(request)
    try:
        person = _person(visit)
        visit.house.intake.check_pace(person)
        found = await hint_at(visit.house, table, person, _seat(given), visit.language)
    except (Refused, StoreDown) as error:
        return await table_page(visit, live, as_refused(error))
    return await table_page(visit, live, hint=found)


@router.post("/t/{table}/{command}")
async def act(table: str, command: str, visit: Visiting, request: Request) -> Response:
    """Do something at a table; what is refused is said on its page."""
    live = await _live(visit, table)
    given = await form_of(request)
    try:
        person = _person(visit)
        visit.house.intake.check_pace(person)
        await visit.house.intake.command(person, _command(table, command, given))
    except (Refused, StoreDown) as error:
        return await table_page(visit, live, as_refused(error))
    await _let_bots_play(visit, person, live)
    return _see(visit, f"/t/{table}")


async def _live(visit: Visit, table: str) -> LiveTable:
    """The table at this address."""
    if not _TABLE.fullmatch(table):
        raise Refused("table-unknown")
    return await visit.house.keeper.live(table)


def _command(table: str, command: str, given: dict[str, str]) -> Any:
    """A command from a form."""
    fields: dict[str, Any] = {key: value for key, value in given.items() if key in _FIELDS}
    seat = _seat(given)
    if seat is not None:
        fields["seat"] = seat
    try:
        return table_commands.validate_python(
            {"id": token_urlsafe(12), **fields, "type": command, "table": table}
        )
    except ValidationError as error:
        raise unreadable(error) from None


def _seat(given: dict[str, str]) -> int | None:
    """The seat that a form names."""
    named = given.get("seat", "")
    return int(named) if re.fullmatch("[0-9]", named) else None


async def _let_bots_play(visit: Visit, person: Person, live: LiveTable) -> None:
    """Wait while bots play, so that the next page shows their moves; not for long."""
    if live.table.is_live or not live.table.bots_to_move():
        return
    reader = Stream(visit.house, person.id, visit.key, Watch(table=live.table.id), visit.language)
    with suppress(TimeoutError, Refused, StoreDown):  # whatever comes, the next page tells
        async with asyncio.timeout(_BOTS_SECONDS), aclosing(reader.lines()) as lines:
            async for _ in lines:
                if not live.table.bots_to_move():
                    return


# Who one is


@router.post("/enter")
@terms(entering=1)
async def enter(visit: Visiting, request: Request) -> Response:
    """Come in under a nickname; or take another one."""
    given = await form_of(request)
    nickname, table, house = given.get("nickname", ""), given.get("table", ""), visit.house
    is_at_table = _TABLE.fullmatch(table) is not None
    response = _see(visit, f"/t/{table}" if is_at_table else "/")
    try:
        if visit.guest is not None:
            await house.people.rename(visit.guest, nickname)
        else:
            entered = await house.people.enter(nickname, "person", house.time.now())
            set_cookie(response, entered.secret, house.settings.is_secure)
    except Refused as error:
        if is_at_table:
            return await table_page(visit, await house.keeper.live(table), error, nickname)
        return await _home(visit, error, nickname)
    return response


@router.post("/device")
async def make_link(visit: Visiting) -> HTMLResponse:
    """A one-time link for another device, shown once."""
    house = visit.house
    token, _ = await house.people.make_link(_person(visit), house.time.now())
    title = visit.say("page-device")
    about = tag("p", visit.say("page-device-made"))
    back = tag("p", tag("a", visit.say("page-back"), href=visit.to("/")))
    return page(visit, title, tag("h1", title), about, address_of(visit, f"/link/{token}"), back)


@router.get("/link/{token}")
async def show_link(token: Annotated[str, InPath(max_length=100)], visit: Visiting) -> HTMLResponse:
    """Asks before the link is used: whatever looks ahead at links must not use them up."""
    title, path = visit.say("page-link"), f"/link/{quote(token, safe='')}"
    instead = visit.say("page-link-instead", name=isolated(visit.guest.nickname)) if visit.guest else None
    return page(
        visit,
        title,
        tag("h1", title),
        tag("p", visit.say("page-link-about")),
        tag("p", instead) if instead else None,
        form(visit, path, tag("button", visit.say("page-link-do"))),
        here=path,
    )


@router.post("/link/{token}")
async def use_link(token: Annotated[str, InPath(max_length=100)], visit: Visiting) -> Response:
    """Use a one-time link: this device is that person's too from now on."""
    house = visit.house
    entered = await house.people.use_link(token, house.time.now())
    response = _see(visit, "/")
    set_cookie(response, entered.secret, house.settings.is_secure)
    return response


def _person(visit: Visit) -> Person:
    if visit.guest is None:
        raise Refused("not-entered")
    return visit.guest


def _see(visit: Visit, path: str) -> RedirectResponse:
    """Go and look at another page."""
    return RedirectResponse(visit.to(path), 303)
