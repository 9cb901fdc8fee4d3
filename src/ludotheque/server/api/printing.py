"""Games on paper: each PDF is made once, one at a time, and kept."""

import asyncio
import hashlib
import time
from collections import OrderedDict
from typing import NamedTuple, TypeAlias

from fastapi import Request, Response

from ludotheque.engine.contract import Game, Options
from ludotheque.engine.paper import check_paper
from ludotheque.engine.words import Refused
from ludotheque.games.printing import file_name, options_with, pdf_of
from ludotheque.server.aside import Aside
from ludotheque.server.http.limits import Limit
from ludotheque.server.http.tags import is_known

MOST_KEPT = 48  # documents: 0.2 MB each, with a large board 1.3 MB

Key: TypeAlias = tuple[str, Options, str, str]  # game, options, paper, language


class Printed(NamedTuple):
    """A PDF as it is sent."""

    body: bytes
    name: str
    tag: str  # the ETag


class Press:
    """Makes the documents that are asked for, one at a time and not too many, and keeps them."""

    def __init__(self, aside: Aside, limit: Limit) -> None:
        self._aside = aside
        self._limit = limit
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[Key, Printed] = OrderedDict()

    async def printed(self, game: Game, edition: str | None, paper: str, language: str) -> Printed:
        """A game on this paper, in its usual edition or in one that the house has; Refused with words."""
        check_paper(paper)
        key = (game.name, options_with(game, edition), paper, language)
        if key not in self._kept:
            async with self._turn:
                if key not in self._kept:  # nor has it been made meanwhile
                    await self._keep(game, key)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _keep(self, game: Game, key: Key) -> None:
        if not self._limit.take("", time.monotonic()):
            raise Refused("too-fast")
        self._kept[key] = await self._aside(_made, game, key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _made(game: Game, key: Key) -> Printed:
    _, options, paper, language = key
    body = pdf_of(game, options, paper, language)
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return Printed(body, file_name(game, options, paper, language), tag)


def answer(request: Request, printed: Printed) -> Response:
    """A PDF to download; a browser that has it already is told so."""
    headers = {"Cache-Control": "no-cache", "ETag": printed.tag}
    if is_known(request.headers.get("if-none-match", ""), printed.tag):
        return Response(status_code=304, headers=headers)
    headers["Content-Disposition"] = f'attachment; filename="{printed.name}"'
    return Response(printed.body, media_type="application/pdf", headers=headers)
