"""A client of the house for tests: a real WebSocket, and what it is shown of each table."""

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.engine.patches import patched
from ludotheque.server.protocol import messages
from tests.support.services.loopback import NO_TLS

PATIENCE = 60.0  # seconds until a test gives up: a busy machine is no fault


class Client:
    """One person or bot, with one socket and any number of tables."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url = url
        self.http = http
        self.token = ""
        self.person = ""
        self.socket: ClientConnection | None = None
        self.shown: dict[str, dict[str, Any]] = {}  # by table
        self.number: dict[str, int] = {}
        self.heard: list[dict[str, Any]] = []  # every message, in order
        self.frames: list[bytes] = []  # the same as bytes
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self._news = asyncio.Condition()
        self._reading: asyncio.Task[None] | None = None
        self._trouble: Exception | None = None  # a message that should not be

    # HTTP

    async def enter(self, nickname: str, kind: str = "bot") -> "Client":
        """Come in; a bot gets a token, which is easier to carry than a cookie."""
        answer = await self.http.post("/api/v1/enter", json={"nickname": nickname, "kind": kind})
        answer.raise_for_status()
        self.person = answer.json()["person"]
        self.token = answer.json().get("token") or answer.cookies["ludotheque"]
        self.http.cookies.clear()  # several people share this way to the house
        return self

    @property
    def headers(self) -> dict[str, str]:
        """Who we are."""
        return {"Authorization": f"Bearer {self.token}"}

    async def get(self, path: str, **query: Any) -> httpx.Response:
        """Ask for something."""
        return await self.http.get(f"/api/v1{path}", headers=self.headers, params=query)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        """Tell something."""
        return await self.http.post(f"/api/v1{path}", headers=self.headers, json=body)

    async def open_table(self, *seats: Any, game: str = "seismic", **more: Any) -> str:
        """Open a table; seats as words: "me", "open", "bot", or as the protocol has them. Its id."""
        plan = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = await self.post("/tables", {"game": game, "seats": plan, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    # The socket

    async def dial(self, lang: str = "en") -> "Client":
        """Connect."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/v1/socket?lang={lang}"
        since = len(self.heard)
        self.socket = await connect(
            url, additional_headers=self.headers, max_size=None, compression=None, proxy=None
        )
        self._reading = asyncio.create_task(self._read(self.socket))
        await self.wait_for(lambda message: message["type"] == "welcome", since)
        return self

    async def hang_up(self) -> None:
        """Disconnect; what was wrong with any message comes out here at the latest."""
        if self.socket is not None:
            await self.socket.close()
        await self._end_reading()

    async def break_off(self) -> None:
        """Be gone without a word, as when a cable is cut."""
        if self.socket is not None:
            self.socket.transport.abort()
        await self._end_reading()

    async def _end_reading(self) -> None:
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)
        self.socket = self._reading = None
        if self._trouble is not None:
            raise self._trouble

    async def hung_up_on(self) -> None:
        """Wait until the house hangs up."""
        assert self._reading is not None
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait([self._reading])

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                frame = data if isinstance(data, bytes) else data.encode()
                self.frames.append(frame)
                await self._hear(json.loads(frame))
        except (AssertionError, LookupError, ValueError) as trouble:
            async with self._news:
                self._trouble = trouble
                self._news.notify_all()

    async def _hear(self, message: dict[str, Any]) -> None:
        messages.validate_python(message)
        async with self._news:
            if message["type"] == "whole":
                self.shown[message["table"]] = message["shown"]
                self.number[message["table"]] = message["number"]
            elif message["type"] == "event":
                table = message["table"]
                assert message["number"] == self.number[table] + 1, "a gap in the numbers"
                self.shown[table] = patched(self.shown[table], message["changes"])
                self.number[table] = message["number"]
            self.heard.append(message)
            self._news.notify_all()

    async def wait_for(self, is_it: Any, since: int = 0) -> dict[str, Any]:
        """The first message since then that is it."""
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                for message in self.heard[since:]:
                    if is_it(message):
                        return dict(message)
                await self._next_news()

    async def until(self, table: str, is_so: Any) -> dict[str, Any]:
        """What is shown of a table, once it is so."""
        async with asyncio.timeout(PATIENCE), self._news:
            while not (table in self.shown and is_so(self.shown[table])):
                await self._next_news()
        return self.shown[table]

    async def reach(self, table: str, number: int) -> dict[str, Any]:
        """What is shown of a table, once this event has been heard of."""
        async with asyncio.timeout(PATIENCE), self._news:
            while self.number.get(table, -1) < number:
                await self._next_news()
        return self.shown[table]

    async def _next_news(self) -> None:
        if self._trouble is not None:
            raise self._trouble
        await self._news.wait()

    def events(self, table: str) -> list[dict[str, Any]]:
        """The events heard of a table, in order."""
        return [message for message in self.heard if message["type"] == "event" and message["table"] == table]

    async def send(self, command: dict[str, Any]) -> None:
        """Send a command as it is."""
        assert self.socket is not None
        await self.socket.send(json.dumps(command))

    async def watch(self, table: str, seen: int | None = None, whole: bool = False) -> dict[str, Any]:
        """Watch a table; what is shown of it."""
        since = len(self.heard)
        command: dict[str, Any] = {"type": "watch", "table": table, "whole": whole}
        await self.send(command if seen is None else {**command, "seen": seen})
        if seen is None:
            await self.wait_for(
                lambda message: message["type"] == "whole" and message["table"] == table, since
            )
        return self.shown.get(table, {})

    async def ask(self, type: str, table: str, id: str | None = None, **more: Any) -> dict[str, Any]:
        """Send a command and wait for its answer: `done` or `refused`."""
        id = id or next(self._ids)
        since = len(self.heard)
        await self.send({"type": type, "table": table, "id": id, **more})
        return await self.wait_for(
            lambda message: message["type"] in ("done", "refused") and message.get("id") == id, since
        )

    async def do(self, type: str, table: str, **more: Any) -> int:
        """Send a command that must be carried out; the number of its event."""
        answer = await self.ask(type, table, **more)
        assert answer["type"] == "done", answer
        return int(answer["number"])


@asynccontextmanager
async def visiting(url: str) -> AsyncIterator[Any]:
    """Makes clients of a house: `async with visiting(url) as visit: ada = await visit("Ada")`."""
    clients: list[Client] = []
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False, verify=NO_TLS) as http:

        async def visit(nickname: str, dial: bool = True, kind: str = "bot", lang: str = "en") -> Client:
            client = await Client(url, http).enter(nickname, kind)
            clients.append(client)
            return await client.dial(lang) if dial else client

        try:
            yield visit
        finally:
            for client in clients:
                await client.hang_up()


async def sit_down(first: Client, second: Client, **more: Any) -> str:
    """A table of two, both watching, the game started."""
    table = await first.open_table("me", "open", **more)
    await first.watch(table)
    await second.watch(table)
    await first.do("ready", table)
    await second.do("sit", table)
    await first.until(table, lambda shown: shown["status"] == "playing")
    return table


async def play_on(table: str, *clients: Client, moves: int = 10_000) -> int:
    """Play the first legal move again and again, until the game is over or so many are played; how many."""
    for played in range(moves):
        waited_for = None
        for client in clients:
            shown = client.shown[table]
            if shown["status"] != "playing":
                return played
            if shown.get("legal"):
                waited_for = client
        assert waited_for is not None, "nobody has a legal move"
        number = await waited_for.do("play", table, move=waited_for.shown[table]["legal"][0])
        for client in clients:
            await client.reach(table, number)
    return moves
