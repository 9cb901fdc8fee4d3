"""What routes ask of a request: whose it is, in which language, and whether a classroom lets it in."""

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias, cast

from fastapi import APIRouter, Depends, Query, Request, Security
from fastapi import Path as InPath
from fastapi.security import APIKeyCookie, HTTPBearer

from ludotheque.engine.words import Refused
from ludotheque.server.api.reviews import MOST_SIMULATIONS
from ludotheque.server.house import House
from ludotheque.server.http.credentials import COOKIE, PATH, cookie_in, token_in
from ludotheque.server.http.problems import spoken
from ludotheque.server.http.terms import terms_of
from ludotheque.server.protocol import Problem
from ludotheque.server.tables.commands import Person

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
    """A classroom is open to who has joined, but for routes whose terms say otherwise."""
    if house.classroom is None:
        return
    in_class = terms_of(request.scope["endpoint"]).in_class
    if in_class == "nobody":
        raise Refused("class-closed")
    if in_class == "members":
        await house.classroom.check_member(await the_guest(house, secret))


class ApiRouter(APIRouter):
    """Routes whose answers leave out what is not there, as messages over a socket do: never null for it."""

    def __init__(self, prefix: str = PATH, **more: Any) -> None:
        super().__init__(prefix=prefix, responses=REFUSALS, **more)

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        super().add_api_route(path, endpoint, **{**more, "response_model_exclude_none": True})


def api_router() -> ApiRouter:
    """Routes of the interface for programs and for the web client."""
    return ApiRouter(dependencies=[Depends(the_door)])


# What routes take


Guest: TypeAlias = Annotated[Person | None, Depends(the_guest)]
Asker: TypeAlias = Annotated[Person, Depends(the_person)]
TableInPath: TypeAlias = Annotated[str, InPath(pattern=r"^[a-z0-9]{12}$")]
Simulations: TypeAlias = Annotated[
    int, Query(ge=1, le=MOST_SIMULATIONS, description="Other piles for each position.")
]
RoundInPath: TypeAlias = Annotated[int, InPath(ge=1, le=100_000)]
