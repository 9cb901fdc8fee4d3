"""Tables: the public ones, one of them in pictures and words, and what is done there."""

from typing import Annotated

from fastapi import Query, Request, Response
from fastapi.responses import StreamingResponse

from ludotheque.server.api.dependencies import (
    Asker,
    Guest,
    HouseNow,
    Language,
    Secret,
    TableInPath,
    api_router,
)
from ludotheque.server.api.hints import hint_at
from ludotheque.server.api.lens import lens_at
from ludotheque.server.api.pictures import SVG, picture_at
from ludotheque.server.api.previews import preview_at
from ludotheque.server.api.trays import tray_at
from ludotheque.server.http.gzip import packed
from ludotheque.server.http.terms import terms
from ludotheque.server.people import hashed
from ludotheque.server.protocol import (
    MOST_SEATS,
    Done,
    Hint,
    Lens,
    NewTable,
    Preview,
    TableCommand,
    Tables,
    Told,
    Tray,
    Watch,
    Whole,
)
from ludotheque.server.realtime.ndjson import Stream
from ludotheque.server.store.rows import card
from ludotheque.server.tables.rights import viewer_of
from ludotheque.server.tables.words import told_at

router = api_router()


@router.get("/tables")
async def public_tables(house: HouseNow) -> Tables:
    """The public tables."""
    return Tables(tables=await house.lobby.tables())


@router.post("/tables", status_code=201, response_model=Whole)
@terms(in_class="nobody")
async def open_table(body: NewTable, person: Asker, house: HouseNow) -> Response:
    """Open a table. Its commitment is in the answer; say `ready` with your share to start."""
    live = await house.new_tables.open(person, body)
    whole = live.whole(viewer_of(live.table, person.id), house.time.now())
    return Response(whole, 201, media_type="application/json")


@router.get("/tables/{table}", response_model=Whole)
async def one_table(table: TableInPath, guest: Guest, house: HouseNow) -> Response:
    """A table as you may see it."""
    live = await house.keeper.live(table)
    async with live.lock:
        await house.keeper.look_again(live)
        viewer = viewer_of(live.table, guest.id if guest else "")
        return Response(live.whole(viewer, house.time.now()), media_type="application/json")


@router.get("/tables/{table}/told", response_model=Told)
async def table_told(
    request: Request,
    table: TableInPath,
    guest: Guest,
    house: HouseNow,
    language: Language,
    after: Annotated[int, Query(ge=0, description="The last event of whose story you know.")] = 0,
) -> Response:
    """A table in words, as you may know it: the story after an event, and what can be done now."""
    return packed(
        request, await told_at(house.keeper, house.aside, table, guest.id if guest else "", after, language)
    )


@router.get("/tables/{table}/picture", response_class=Response, responses=SVG)
async def table_picture(table: TableInPath, guest: Guest, house: HouseNow, language: Language) -> Response:
    """A table drawn, as you may see it. What carries `data-move` stands for that move."""
    return await picture_at(house, table, guest.id if guest else "", language)


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
    house.intake.check_pace(person)
    return await hint_at(house, table, person, seat, language)


@router.get("/tables/{table}/preview")
async def preview(
    table: TableInPath,
    person: Asker,
    house: HouseNow,
    language: Language,
    move: Annotated[str, Query(min_length=1, max_length=100, description="As in a record.")],
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS, description="For who has several.")] = None,
) -> Preview:
    """What a legal move of your seat would bring, before you play it: whoever may `play` may ask."""
    return await preview_at(house, table, person.id, seat, move, language)


@router.get("/tables/{table}/lens", response_model=Lens)
async def lens(request: Request, table: TableInPath, house: HouseNow) -> Response:
    """What the lens of the game shows, to whoever looks, if the host has not put it away."""
    return packed(request, await lens_at(house, table))


@router.get("/tables/{table}/tray", response_model=Tray)
async def tray(request: Request, table: TableInPath, person: Asker, house: HouseNow) -> Response:
    """The tray of your side at a live table, once the game has begun: what it has still to lay."""
    answer: Response = await house.aside(packed, request, await tray_at(house, table, person.id))
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
    house.connections.check(person.id)
    await house.keeper.live(table)  # Refused, while that can still be said
    return StreamingResponse(reader.lines(), media_type="application/x-ndjson")


@router.post("/commands")
async def command(body: TableCommand, person: Asker, house: HouseNow, request: Request) -> Done:
    """Carry out one command: the same as over a socket. Sent again under the same id it is done once."""
    request.state.table = body.table
    house.intake.check_pace(person)
    number = await house.intake.command(person, body)
    return Done(id=body.id, table=body.table, number=number)


@router.get("/me/tables")
@terms(in_class="anybody")
async def my_tables(person: Asker, house: HouseNow) -> Tables:
    """Tables that you opened or sat at, the last changed first."""
    return Tables(tables=[card(row) for row in await house.store.tables_of(person.id)])
