"""Runs the house until it is told to stop."""

import asyncio
import contextlib
import gc
import logging
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import uvicorn

from ludotheque.engine.contract import Game
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.server.app import make_app
from ludotheque.server.house import House
from ludotheque.server.http.deadlines import Http
from ludotheque.server.http.headers import HEADERS
from ludotheque.server.http.web_client import FOLDER, Client
from ludotheque.server.realtime.websocket import bound_to
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import prepare

log = logging.getLogger("ludotheque.house")

_STOP_SECONDS = 10  # for requests that are being answered
_BACKLOG = 4096
# Beside a bot that keeps Python busy a move takes 14 ms, not 37; nothing changes beside one that does not.
_SWITCH_SECONDS = 0.0005

Announce = Callable[..., None]  # takes the port, and how to come into a classroom


class Server(uvicorn.Server):
    """Uvicorn, which says when it listens, and goodbye to everybody when it stops."""

    def __init__(self, config: uvicorn.Config, house: House, announce: Announce) -> None:
        super().__init__(config)
        self._house = house
        self._announce = announce

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal stops the house in good order: that is no failure, so it is not raised again."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started and sockets:
            port = sockets[0].getsockname()[1]
            if self._house.classroom is None:
                self._announce(port)
            else:
                self._announce(port, await self._house.classroom.invitation())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new, tell everybody to come back, finish what was begun."""
        self._house.say_goodbye()
        await super().shutdown(sockets)


def run(settings: Settings, announce: Announce) -> int:
    """Serve until a signal; the exit status. Refused if the address cannot be had."""
    if settings.classroom:
        check_classroom(settings.classroom)
    sys.setswitchinterval(_SWITCH_SECONDS)
    with listen(settings.host, settings.port) as listening:
        asyncio.run(prepare(settings.database_url))
        server = server_for(settings, announce)
        calm_collector()
        _run(server, [listening])
    return 0 if server.started else 1


def check_classroom(game: str) -> None:
    """Refused if there is no such game, or no client to play it with: a class has no use for plain pages."""
    registry.find(game)
    if not Client().is_built:
        raise Refused("class-no-client")


def server_for(
    settings: Settings,
    announce: Announce,
    find_game: Callable[[str], Game] = registry.find,
    folder: Path = FOLDER,
) -> Server:
    """A house that is ready to be served, with the web client in `folder`."""
    app = make_app(settings, find_game, folder)
    config = uvicorn.Config(
        app,
        ws=bound_to(app.state.house),
        http=Http,
        log_config=None,
        access_log=False,
        server_header=False,
        headers=list(HEADERS.items()),  # here, so that uvicorn's own answers have them as well
        proxy_headers=False,
        timeout_graceful_shutdown=_STOP_SECONDS,
        backlog=_BACKLOG,
        lifespan="on",
    )
    return Server(config, app.state.house, announce)


def calm_collector() -> None:
    """Have Python look for garbage in few new objects at a time, and seldom among the older ones.

    Its pauses delay moves: 500 new objects of busy tables take up to 2 ms, 50,000 take 80.
    """
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 4_000, 10)


def _run(server: Server, sockets: list[socket.socket]) -> None:
    try:
        import uvloop  # not on Windows
    except ImportError:
        factory: Any = None
    else:
        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(server.serve(sockets))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens here; Refused if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # TCP by name: else asyncio does not see that it is, and holds small answers back for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        raise Refused("address-taken", host=host, port=str(port), why=error.strerror or "") from None
    return listening
