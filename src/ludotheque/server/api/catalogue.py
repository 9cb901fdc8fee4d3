"""What there is: the games, their rules and boxes, and the phrases."""

from typing import Annotated

import orjson
from fastapi import Path as InPath
from fastapi import Query, Request, Response

from ludotheque.bots import lineup
from ludotheque.engine.contract import Game
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.paper import PAPERS
from ludotheque.engine.words import said, say
from ludotheque.games import registry
from ludotheque.server.announce import base_of
from ludotheque.server.api.choices import choices_of
from ludotheque.server.api.dependencies import HouseNow, Language, api_router
from ludotheque.server.api.printing import answer
from ludotheque.server.api.rulesheets import rule_sheet
from ludotheque.server.api.trays import components_in
from ludotheque.server.api.uploads import as_recorded
from ludotheque.server.http.gzip import packed
from ludotheque.server.http.terms import terms
from ludotheque.server.protocol import VERSION, GameKind, HouseShown, Phrases, RuleSheet, ToUnpack
from ludotheque.server.tables.commands import PHRASES

router = api_router()


@router.get("/house")
@terms(in_class="anybody")
async def the_games(request: Request, house: HouseNow, language: Language) -> HouseShown:
    """The games of the house, their options in your language, and their bots."""
    return HouseShown(
        version=VERSION,
        games=[_kind(game, language) for game in registry.every()],
        languages=list(LANGUAGES),
        address=base_of(house.settings, request.headers.get("host", "")),
        classroom=house.settings.classroom,
    )


def _kind(game: Game, language: str) -> GameKind:
    return GameKind(
        game=game.name,
        title=said(f"title-{game.name}", language) or game.name,
        rules=game.rules_version,
        seats=list(game.seat_counts),
        options=game.options_json(game.options({})),
        choices=choices_of(game, language),
        bots=list(lineup.names(game)),
        usual=lineup.usual(game),
        lens=game.has_part("lens"),
        timed=game.is_timed,
    )


@router.get("/phrases")
@terms(in_class="anybody")
async def phrases(language: Language) -> Phrases:
    """Quick phrases for the table, in your language."""
    return Phrases(phrases={key: say(f"phrase-{key}", language) for key in PHRASES})


@router.get("/rules/{game}")
@terms(in_class="anybody")
async def rules(
    game: Annotated[str, InPath(max_length=40)], house: HouseNow, language: Language
) -> RuleSheet:
    """The ruling sheet of a game, clause by clause."""
    return rule_sheet(house.find_game(game).name, language)


@router.get(
    "/print/{game}",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}, "description": "A PDF, to download."}},
)
@terms(in_class="anybody")
async def printed(
    request: Request,
    game: Annotated[str, InPath(max_length=40)],
    house: HouseNow,
    language: Language,
    paper: Annotated[str, Query(max_length=20, json_schema_extra={"enum": list(PAPERS)})] = "a4",
    edition: Annotated[str | None, Query(max_length=80, description="Or a board, by its name.")] = None,
) -> Response:
    """A game to print and cut out: rules, pieces, score sheet. As `ludotheque print` makes it."""
    found = await house.press.printed(house.find_game(game), edition, paper, language)
    return answer(request, found)


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
@terms(in_class="anybody")
async def components(request: Request, body: ToUnpack, house: HouseNow, language: Language) -> Response:
    """What is in the box of a game with these options."""
    game = house.find_game(body.game)
    options = game.options(as_recorded(body.options))
    found = {"game": game.name, **await components_in(house, game, options, language)}
    told: Response = await house.aside(lambda: packed(request, orjson.dumps(found)))
    return told
