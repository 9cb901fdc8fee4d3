"""WebSockets: one for each client, many tables on it.

Built on the sans-I/O protocol of `websockets`, straight on the transport: no task and no queue for each
connection, so that ten thousand idle ones cost little. Uvicorn hands a connection over when it asks for an
upgrade.
"""

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Coroutine
from http import HTTPStatus
from typing import Any, ClassVar, cast
from urllib.parse import parse_qs

from pydantic import ValidationError
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from ludotheque.engine.words import Refused, say
from ludotheque.server.house import House
from ludotheque.server.http.credentials import PATH, cookie_in, is_same_origin, token_in
from ludotheque.server.http.headers import HEADERS
from ludotheque.server.http.limits import PING_BURST, PING_RATE, Bucket, address_key, address_of
from ludotheque.server.http.problems import as_refused, names_at, refusal, spoken, status_of, unreadable
from ludotheque.server.people import hashed
from ludotheque.server.protocol import (
    LONGEST_MESSAGE,
    VERSION,
    Bye,
    Hand,
    Ping,
    Pong,
    Pulse,
    Unwatch,
    Watch,
    WatchLobby,
    Welcome,
    encode,
    encode_plain,
    socket_commands,
)
from ludotheque.server.realtime.connections import COME_BACK
from ludotheque.server.store.store import StoreDown
from ludotheque.server.tables.commands import Person

log = logging.getLogger("ludotheque.socket")

_HIGH_WATER = 256 << 10  # bytes not yet taken by the reader
_MOST_UNSENT = 1 << 20  # bytes; who is so far behind is dropped, and resumes by number
_MOST_WAITING = 32  # commands; then we read no more until some are done
_MOST_WATCHED = 100  # tables on one socket
_MOST_TOO_FAST = 200  # refusals in a row; then we hang up
_HANDSHAKE_SECONDS = 10.0
_GOODBYE_SECONDS = 5.0  # for the last bytes to be taken
_SILENT = 70.0  # seconds without an answer to a ping
_OFTEN = re.compile(rb'"type"\s*:\s*"(hand|ping)"')  # what has a measure of its own


class Socket(asyncio.Protocol):
    """One client's connection."""

    house: ClassVar[House]

    __slots__ = (
        "_answered",
        "_fragments",
        "_inbox",
        "_is_busy",
        "_pings",
        "_server_state",
        "_timer",
        "_too_fast",
        "_transport",
        "_watched",
        "_ws",
        "key",
        "language",
        "person",
    )

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self._ws = _Protocol(max_size=LONGEST_MESSAGE, logger=_quiet)
        self._server_state = server_state
        self._inbox: deque[tuple[bytes, int]] = deque()  # and when they arrived
        self._is_busy = False  # a command is being carried out
        self._fragments: bytearray | None = None
        self._watched: set[str] = set()
        self._too_fast = 0
        self._answered = time.monotonic()
        self._pings = Bucket(PING_RATE, PING_BURST)
        self.person: Person | None = None
        self.key = ""
        self.language = "en"

    # Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Uvicorn hands over."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=_HIGH_WATER)
        self._server_state.connections.add(self)
        self._timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            _HANDSHAKE_SECONDS, self._transport.abort
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._server_state.connections.discard(self)
        self._stop_timer()
        self._inbox.clear()
        self.house.connections.remove(self)
        self.house.lobby.leave(self)
        self.house.presence.unwatch(self, *self._watched)
        self._watched.clear()

    def data_received(self, data: bytes) -> None:
        """Bytes from the client."""
        try:
            self._ws.receive_data(data)
            self._take(self._ws.events_received())
            self._flush()
        except Exception:
            log.exception("socket-failed")
            self._transport.abort()

    def eof_received(self) -> None:
        """The client will send no more."""
        self._ws.receive_eof()
        self._flush()

    def shutdown(self) -> None:
        """The house stops: uvicorn asks every connection to end."""
        self.drop("restarting", COME_BACK)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _flush(self) -> None:
        parts = self._ws.data_to_send()
        if not parts or self._transport.is_closing():
            return
        self._transport.write(b"".join(parts))
        if b"" in parts:  # the protocol is done
            self._hang_up()
        elif self._transport.get_write_buffer_size() > _MOST_UNSENT:
            self.house.metrics.slow_readers_dropped.inc()
            self._transport.abort()

    def _hang_up(self) -> None:
        """Close; who does not even take the last bytes is cut off."""
        self._transport.close()
        asyncio.get_running_loop().call_later(_GOODBYE_SECONDS, self._transport.abort)

    # Frames

    def _take(self, events: list[Any]) -> None:
        for event in events:
            if isinstance(event, Request):
                self._start(self._shake_hands(event))
            elif isinstance(event, Frame):
                self._take_frame(event)

    def _take_frame(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.fin and self._fragments is None:
                self._receive(bytes(frame.data))
                return
            if self._fragments is None:
                self._fragments = bytearray()
            self._fragments += frame.data  # the protocol bounds the sum; empty ones cost nothing
            if frame.fin:
                whole, self._fragments = bytes(self._fragments), None
                self._receive(whole)
        elif frame.opcode is Opcode.PONG:
            self._heard(bytes(frame.data))

    def _receive(self, data: bytes) -> None:
        self._inbox.append((data, self.house.time.now()))
        if len(self._inbox) >= _MOST_WAITING:
            self._transport.pause_reading()
        self._work()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """A task of this connection."""
        task = asyncio.get_running_loop().create_task(work)
        self._server_state.tasks.add(task)  # uvicorn waits for them when it stops
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._server_state.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("socket-failed", exc_info=task.exception())
            self._transport.abort()

    # The handshake

    async def _shake_hands(self, request: Request) -> None:
        house, headers = self.house, request.headers
        path, _, query = request.path.partition("?")
        asked = parse_qs(query).get("lang", [None])[0]
        self.language = spoken(asked, _all(headers, "Accept-Language"))
        try:
            if path != PATH + "/socket":
                raise Refused("not-found")
            self._check_door(headers)
            secret = token_in(_all(headers, "Authorization")) or cookie_in(_all(headers, "Cookie", "; "))
            person = await house.people.known(secret) if secret else None
            if person is None:
                raise Refused("not-entered")
            if house.classroom is not None:
                await house.classroom.check_member(person)
            house.connections.check(person.id)
        except (Refused, StoreDown) as error:
            self._reject(as_refused(error))
            return
        self._stop_timer()
        if self._transport.is_closing():
            return
        self._answer(self._ws.accept(request))
        if self._ws.state is State.OPEN:
            self.person, self.key = person, hashed(secret or "")
            house.connections.add(self, person.id)
            self._post_welcome(person)
            self._work()  # what came before it was known who it is from

    def _post_welcome(self, person: Person) -> None:
        now = self.house.time.now()
        self.post(encode(Welcome(version=VERSION, person=person.id, nickname=person.nickname, now=now)))
        if not self.house.store.is_working:
            self.post(encode(self.house.connections.storing(self.language)))

    def _check_door(self, headers: Headers) -> None:
        peer = self._transport.get_extra_info("peername")
        settings = self.house.settings
        near = peer[0] if isinstance(peer, tuple) else ""
        address = address_of(near, _all(headers, "X-Forwarded-For"), settings.public is not None)
        if not self.house.limits.requests.take(address_key(address), time.monotonic()):
            self.house.metrics.rate_limited.labels("requests").inc()
            raise Refused("too-fast")
        if not is_same_origin(_all(headers, "Origin"), _all(headers, "Host"), settings.public):
            raise Refused("origin-foreign")
        if self.house.background.is_stopping:
            raise Refused("store-down")

    def _reject(self, error: Refused) -> None:
        self._answer(self._ws.reject(HTTPStatus(status_of(error)), error.tell(self.language) + "\n"))

    def _answer(self, response: Response) -> None:
        self._ws.send_response(response)
        self._flush()

    # Commands

    def _work(self) -> None:
        """Carry out the commands that have come, in order, one at a time."""
        while (
            self._inbox and not self._is_busy and self.person is not None and not self._transport.is_closing()
        ):
            self._is_busy = True
            self._handle(self.person, *self._inbox.popleft())
            if len(self._inbox) < _MOST_WAITING // 2 and not self._transport.is_reading():
                self._transport.resume_reading()

    def _handle(self, person: Person, data: bytes, arrived: int) -> None:
        began = time.monotonic()
        command: Any = None
        try:
            often = _OFTEN.search(data)
            kind = often[1].decode() if often else ""
            if kind == "hand":
                if not self.house.limits.hands.take(person.id, began):
                    self._is_busy = False
                    return
            elif kind != "ping" or not self._pings.take(began):  # more than a page needs counts
                self.house.intake.check_pace(person)
            command = socket_commands.validate_json(data)
            if kind not in ("", command.type):  # it only says so somewhere
                self.house.intake.check_pace(person)
            if isinstance(command, Watch | WatchLobby):
                self._start(self._look(person, command, began))
            elif isinstance(command, Unwatch):
                self._watched.discard(command.table)
                self.house.presence.unwatch(self, command.table)
                self._finish(command, began)
            elif isinstance(command, Ping):
                self.post(encode(Pong(sent=command.sent, now=self.house.time.now())))
                self._finish(command, began)
            elif isinstance(command, Hand):
                self.house.presence.show_hand(person.id, command)
                self._finish(command, began)
            else:
                self.house.intake.ask(
                    person, command, lambda answer: self._answer_command(command, began, answer), arrived
                )
        except (Refused, ValidationError) as error:
            self._finish(command, began, error)

    async def _look(self, person: Person, command: Watch | WatchLobby, began: float) -> None:
        """Commands that may have to wait for something to be read."""
        try:
            if isinstance(command, WatchLobby):
                await self.house.lobby.watch(self, command.on)
            else:
                await self._watch(person, command)
        except (Refused, StoreDown) as error:
            self._finish(command, began, error)
        else:
            self._finish(command, began)
        self._work()

    async def _watch(self, person: Person, command: Watch) -> None:
        if command.table not in self._watched and len(self._watched) >= _MOST_WATCHED:
            raise Refused("watched-too-many", most=_MOST_WATCHED)
        await self.house.presence.watch(self, person.id, command)
        if self._transport.is_closing():
            self.house.presence.unwatch(self, command.table)
        else:
            self._watched.add(command.table)

    def _answer_command(self, command: Any, began: float, answer: int | Exception) -> None:
        if isinstance(answer, int):
            done = {"type": "done", "id": command.id, "table": command.table, "number": answer}
            self.post(encode_plain(done))
            self._finish(command, began)
        else:
            self._finish(command, began, answer)
        self._work()

    def _finish(self, command: Any, began: float, error: Exception | None = None) -> None:
        """A command is done, or refused."""
        self._is_busy = False
        result = "done"
        if error is None:
            self._too_fast = 0
        elif isinstance(error, Refused | StoreDown):
            result = "refused"
            self._refuse(as_refused(error), command)
        elif isinstance(error, ValidationError):
            result = "broken"
            self.post(encode(refusal(unreadable(error), self.language)))
        else:
            result = "broken"
            log.error("command-failed", exc_info=error)
            self._refuse(Refused("fault"), command)
        metrics = self.house.metrics
        metrics.commands.labels(getattr(command, "type", "unknown"), result).inc()
        metrics.command_seconds.observe(time.monotonic() - began)

    def _refuse(self, error: Refused, command: Any) -> None:
        self._too_fast = self._too_fast + 1 if error.key == "too-fast" else 0
        if self._too_fast > _MOST_TOO_FAST:
            self.drop("too-fast")
            return
        id, table = getattr(command, "id", None), getattr(command, "table", None)
        live = self.house.keeper.in_memory(table)
        names = names_at(live.table, self.language) if live else ()
        self.post(encode(refusal(error, self.language, names, id, table)))

    # To the client

    def post(self, data: bytes) -> None:
        """Send a message, without waiting. Who cannot keep up is dropped."""
        if self._ws.state is not State.OPEN or self._transport.is_closing():
            return
        self._ws.send_text(data)
        self._flush()

    def beat(self, now: int) -> None:
        """A ping; who has not answered for long is gone."""
        if time.monotonic() - self._answered > _SILENT:
            self._transport.abort()
        elif self._ws.state is State.OPEN and not self._transport.is_closing():
            self._ws.send_ping(str(time.monotonic_ns()).encode())
            self._flush()

    def _heard(self, data: bytes) -> None:
        """The answer to our ping: how long it took."""
        self._answered = time.monotonic()
        if data.isdigit() and len(data) < 20:
            lag = (time.monotonic_ns() - int(data)) // 1_000_000
            if 0 <= lag <= _SILENT * 1000:
                self.post(encode(Pulse(now=self.house.time.now(), lag=lag)))

    def drop(self, key: str, retry_after: float | None = None) -> None:
        """Say why, and when to come back, if at all; then hang up."""
        self.post(encode(Bye(key=key, text=say(key, self.language), retry_after=retry_after)))
        if self._ws.state is State.OPEN:
            code = CloseCode.POLICY_VIOLATION if retry_after is None else CloseCode.SERVICE_RESTART
            self._ws.send_close(code, key)
            self._flush()
        asyncio.get_running_loop().call_later(1.0, self._hang_up)


class _Protocol(ServerProtocol):
    """The protocol, with the headers of all our answers."""

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        """The answer to a handshake that fails."""
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response


def bound_to(house: House) -> type[Socket]:
    """Sockets of this house."""
    return type("HouseSocket", (Socket,), {"house": house, "__slots__": ()})


def _all(headers: Headers, name: str, between: str = ", ") -> str | None:
    """A header, also one that was sent more than once."""
    return between.join(headers.get_all(name)) or None


_quiet = logging.getLogger("ludotheque.websockets")
_quiet.setLevel(logging.CRITICAL)
