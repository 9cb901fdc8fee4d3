"""The web client: its files, read once at the start, and the addresses that lead to it.

All its addresses get the same page, whose script shows the screen. If it was not built, they lead to the
plain pages.
"""

import gzip
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from ludotheque.engine.words import Refused
from ludotheque.server.http.gzip import takes_gzip
from ludotheque.server.http.tags import is_known
from ludotheque.server.http.terms import terms
from ludotheque.server.pages.visit import plain

FOLDER = Path(__file__).parents[1] / "web"
ASSETS = "/assets/"

# Each address of the client, and the plain page that comes nearest.
ADDRESSES = {
    "/": "/",
    "/new/{game}": "/",
    "/t/{table}": "/t/{table}",
    "/t/{table}/games/{round}": "/t/{table}",
    "/t/{table}/games/{round}/debrief": "/t/{table}",
    "/review": "/",
    "/rules": "/",
    "/rules/{game}": "/",
    "/learn": "/",
    "/learn/{game}": "/",
    "/settings": "/",
    "/link/{token}": "/link/{token}",
    "/join": "/",
    "/join/{code}": "/",
    "/class": "/",
    "/class/debrief": "/",
    "/class/quiz": "/",
    "/class/wall": "/",
    "/class/plan": "/",
    "/quiz": "/",
    "/class/{token}": "/",
}

_PAGE = "index.html"
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
_FOREVER = "public, max-age=31536000, immutable"  # a year; a file that changes gets another name
_METHODS = ["GET", "HEAD"]


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    kind: str
    tag: str  # the ETag; a weak one, because zipped or not it is the same

    @cached_property
    def zipped(self) -> bytes | None:
        """Made when somebody first takes it: all of them take 0.2 s. None: no smaller."""
        zipped = gzip.compress(self.body, mtime=0)
        return zipped if len(zipped) < len(self.body) else None


class Client:
    """The web client as it was built into a folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = [folder / _PAGE, *sorted((folder / ASSETS.strip("/")).glob("*"))]
        self._files = {path.name: _read(path) for path in paths if path.is_file()}

    @property
    def is_built(self) -> bool:
        """Whether there is something to serve."""
        return _PAGE in self._files

    def router(self) -> APIRouter:
        """The addresses of the client."""
        router = APIRouter(include_in_schema=False)
        for address, nearest in ADDRESSES.items():
            answer = self._show if self.is_built else _leading_to(nearest)
            router.add_api_route(address, answer, methods=_METHODS)
        router.add_api_route(ASSETS + "{name}", self._asset, methods=_METHODS)
        return router

    async def _show(self, request: Request) -> Response:
        """The page, which a browser keeps but asks for every time. A classroom begins with joining."""
        if request.url.path == "/" and request.app.state.house.classroom is not None:
            return RedirectResponse("/join", 307)
        return _answer(request, self._files[_PAGE], "no-cache")

    @terms(is_free=True)
    async def _asset(self, request: Request, name: str) -> Response:
        """What the page loads."""
        if name not in self._files or name == _PAGE:
            raise Refused("not-found")
        return _answer(request, self._files[name], _FOREVER)


def _read(path: Path) -> File:
    body = path.read_bytes()
    return File(
        body,
        _TYPES.get(path.suffix, "application/octet-stream"),
        f'W/"{hashlib.sha256(body).hexdigest()[:16]}"',
    )


def _leading_to(page: str) -> Callable[[Request], Awaitable[Response]]:
    """Leads to a plain page."""

    async def lead(request: Request) -> Response:
        named = {name: quote(value, safe="") for name, value in request.path_params.items()}
        asked = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(plain(page.format_map(named)) + asked, 307)

    return lead


def _answer(request: Request, file: File, caching: str) -> Response:
    headers = {"Cache-Control": caching, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if is_known(request.headers.get("if-none-match", ""), file.tag):
        return Response(status_code=304, headers=headers)
    if takes_gzip(request.headers.get("accept-encoding", "")) and file.zipped is not None:
        return Response(file.zipped, media_type=file.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)
