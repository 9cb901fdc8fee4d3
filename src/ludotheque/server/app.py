"""The application: routes, and what stands before all of them."""

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque import __version__
from ludotheque.engine.contract import Game
from ludotheque.engine.words import Refused, quote
from ludotheque.games import registry
from ludotheque.server.api import catalogue, games, health, people, records, tables
from ludotheque.server.house import House
from ludotheque.server.http.credentials import PATH, is_same_origin
from ludotheque.server.http.limits import address_key, address_of
from ludotheque.server.http.problems import as_refused, names_at, problem, spoken, status_of
from ludotheque.server.http.terms import TermsByPath
from ludotheque.server.http.web_client import FOLDER, Client
from ludotheque.server.logs import note_request, route_of
from ludotheque.server.pages import qr as codes
from ludotheque.server.pages import routes as pages
from ludotheque.server.pages.visit import plain
from ludotheque.server.protocol import LONGEST_BODY
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import StoreDown

log = logging.getLogger("ludotheque.app")

_SAFE = ("GET", "HEAD", "OPTIONS")


def make_app(
    settings: Settings, find_game: Callable[[str], Game] = registry.find, folder: Path = FOLDER
) -> FastAPI:
    """The application of one house. `app.state.house` opens and closes with it; the client is in `folder`."""
    house, client = House(settings, find_game), Client(folder)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        if not client.is_built:
            fields = {"folder": str(folder), "served": "plain pages only", "to-build": "make client"}
            log.warning("client-not-built", extra={"fields": fields})
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Ludotheque",
        version=__version__,
        summary="Tables, people, bots and records of published board games.",
        lifespan=life,
        openapi_url=f"{PATH}/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house, app.state.client = house, client
    app.state.routers = (
        *_class_routers(settings),
        people.router,
        catalogue.router,
        records.router,
        tables.router,
        games.router,
        health.router,
        pages.files,
        pages.router,
        codes.router,
        client.router(),
    )
    for router in app.state.routers:
        app.include_router(router)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(StoreDown, _refused)
    app.add_exception_handler(RequestValidationError, _unfit)
    app.add_exception_handler(HTTPException, _http)
    every = [route for router in app.state.routers for route in router.routes]
    app.add_middleware(Guard, house=house, terms=TermsByPath(every))
    return app


def _class_routers(settings: Settings) -> list[APIRouter]:
    if not settings.classroom:
        return []
    from ludotheque.server.classroom import routes as class_routes

    return [class_routes.router]


def _language(request: Request) -> str:
    return spoken(request.query_params.get("lang"), request.headers.get("accept-language"))


def _answer(request: Request, error: Refused, status: int) -> Response:
    language = _language(request)
    path = request.scope["path"]
    if not path.startswith(PATH):
        is_plain = path.startswith(plain("/")) or not request.app.state.client.is_built
        answer = pages.problem_page(error, language, status, is_plain)
        if error.key == "rules-compiling" and request.method in _SAFE:
            answer.headers["Refresh"] = "1"  # seconds: it is there by itself
        return answer
    house: House = request.app.state.house
    live = house.keeper.in_memory(getattr(request.state, "table", None))
    names = names_at(live.table, language) if live else ()
    body = problem(error, language, names).model_dump(exclude_none=True)
    return JSONResponse(body, status, headers={"Retry-After": "1"} if status in (429, 503) else None)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused | StoreDown)
    refused = as_refused(error)
    return _answer(request, refused, status_of(refused))


async def _unfit(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return _answer(request, Refused("message-unfit", place=quote(place), why=quote(first["msg"], 200)), 422)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return _answer(request, _too_large(), error.status_code)
    key = {404: "not-found", 405: "method-unknown"}.get(error.status_code, "message-unreadable")
    answer = _answer(request, Refused(key), error.status_code)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        answer.headers["Allow"] = ", ".join(sorted(_methods(request)))
    return answer


def _methods(request: Request) -> set[str]:
    """The ways in which an address can be asked."""
    every = [route for router in request.app.state.routers for route in router.routes]
    found = [route for route in every if route.matches(request.scope)[0] is not Match.NONE]
    return {method for route in found for method in getattr(route, "methods", ())}


def _too_large() -> Refused:
    return Refused("too-large", most=LONGEST_BODY >> 10)


class Guard:
    """Before every request: how often, how large, from where. After it: a line in the log.

    A fault of ours is logged, and told without a word about the inside.
    """

    def __init__(self, app: ASGIApp, house: House, terms: TermsByPath) -> None:
        self._app = app
        self._house = house
        self._terms = terms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.monotonic()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _uncached(list(message.get("headers", ())))
            await send(message)

        request = Request(scope)
        try:
            error = self._check(request, began)
            if error is not None:
                await _answer(request, error, status_of(error))(scope, receive, sending)
            else:
                await self._app(scope, self._bounded(receive, scope), sending)
        except ClientDisconnect:
            pass  # in the middle of a request: nobody is left to be told
        except Exception:
            if status:  # the answer has begun
                raise
            log.exception("request-failed", extra={"fields": {"route": route_of(scope)}})
            await _answer(request, Refused("fault"), 500)(scope, receive, sending)
        finally:
            note_request(scope, status, time.monotonic() - began)

    def _check(self, request: Request, now: float) -> Refused | None:
        settings, limits = self._house.settings, self._house.limits
        path = request.scope["path"]
        terms = self._terms.of(path)
        if terms.is_free:
            return None
        peer = request.client.host if request.client else ""
        forwarded = ",".join(request.headers.getlist("x-forwarded-for"))
        address = address_key(address_of(peer, forwarded, settings.public is not None))
        if not limits.requests.take(address, now):
            self._house.metrics.rate_limited.labels("requests").inc()
            return Refused("too-fast")
        if request.method not in _SAFE:
            if not is_same_origin(
                request.headers.get("origin"), request.headers.get("host"), settings.public
            ):
                return Refused("origin-foreign")
            if terms.entering and not limits.entering.take(address, now, terms.entering):
                self._house.metrics.rate_limited.labels("entering").inc()
                return Refused("too-fast")
            if terms.replays and not limits.replays.take(address, now, terms.replays):
                self._house.metrics.rate_limited.labels("replays").inc()
                return Refused("too-fast")
        if settings.classroom and f"{path}/".startswith(pages.NOT_IN_CLASS):
            return Refused("class-closed")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LONGEST_BODY:
            return _too_large()
        return None

    @staticmethod
    def _bounded(receive: Receive, scope: Scope) -> Receive:
        """A body that is sent in pieces has the same limit."""
        taken = 0

        async def receiving() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > LONGEST_BODY:
                raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return message

        return receiving


def _uncached(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What one person is shown is not kept for another, unless the answer says that it may be."""
    if any(name == b"cache-control" for name, _ in headers):
        return headers
    return [*headers, (b"cache-control", b"no-store")]
