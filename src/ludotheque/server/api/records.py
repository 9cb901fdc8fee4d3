"""Records that somebody brings: played through, told, looked at again. Nothing of them is kept."""

from fastapi import Request, Response

from ludotheque.engine.records import Record
from ludotheque.server.api.dependencies import Asker, HouseNow, Language, Simulations, api_router
from ludotheque.server.api.lens import lens_in
from ludotheque.server.api.pictures import SVG, picture_in
from ludotheque.server.api.posters import poster_in
from ludotheque.server.api.replays import replay_told, replayed
from ludotheque.server.api.reviews import MOST_SIMULATIONS, NO_ROUND
from ludotheque.server.api.uploads import hash_of, record_in
from ludotheque.server.http.gzip import packed
from ludotheque.server.http.terms import terms
from ludotheque.server.protocol import (
    Lens,
    Position,
    Replay,
    ReviewShown,
    Told,
    ToPoster,
    ToReplay,
    ToReview,
    ToTell,
)

router = api_router()


@router.post("/replays", response_model=Replay)
@terms(replays=5, in_class="anybody")
async def replay(request: Request, body: ToReplay, house: HouseNow, language: Language) -> Response:
    """Play a record through: how the game began, and each move with what changed, in words too."""
    return packed(request, await house.aside.replay(replayed, body, house.warm_up.found, language))


@router.post("/replays/told", response_model=Told)
@terms(replays=1, in_class="anybody")
async def told_replay(request: Request, body: ToTell, house: HouseNow, language: Language) -> Response:
    """A position of a record in words."""
    return packed(request, await house.aside.replay(replay_told, body, house.warm_up.found, language))


@router.post("/replays/picture", response_class=Response, responses=SVG)
@terms(replays=1, in_class="anybody")
async def replay_picture(body: ToTell, house: HouseNow, language: Language) -> Response:
    """A position of a record drawn."""
    return await picture_in(house, body, language)


@router.post("/replays/poster", response_class=Response, responses=SVG)
@terms(replays=1, in_class="anybody")
async def replay_poster(body: ToPoster, house: HouseNow, language: Language) -> Response:
    """A game that is over as a poster: its last position, the day, who played, and their points."""
    return await poster_in(house, body, language)


@router.post("/replays/lens", response_model=Lens)
@terms(replays=1, in_class="anybody")
async def replay_lens(request: Request, body: Position, house: HouseNow) -> Response:
    """What the lens of a game shows of a position of a record."""
    return packed(request, await lens_in(house, body))


@router.post("/replays/review", response_model=ReviewShown)
@terms(replays=1, in_class="anybody")
async def replay_review(
    request: Request,
    body: ToReview,
    person: Asker,
    house: HouseNow,
    language: Language,
    simulations: Simulations = MOST_SIMULATIONS,
) -> Response:
    """A record that somebody has, looked at again: ask until it is done. It is not stored."""
    house.intake.check_pace(person)

    async def find() -> Record:
        found: Record = await house.aside.replay(record_in, body.record, house.warm_up.found)
        return found

    key = (hash_of(body.record), NO_ROUND, simulations)
    shown = await house.reviews.ask(key, person.id, find, language)
    return packed(request, shown)
