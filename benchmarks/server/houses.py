"""The servers under measurement: how each is started, and how a table of each is played."""

import asyncio
import http.client
import json
import random
import re
import shutil
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from measure import CommandError, run
from server.load import Load, Seat, Table

HERE = Path(__file__).resolve().parent
WORK = HERE.parent / ".work"
HOST = "127.0.0.1"


class House(ABC):
    """A server program."""

    peer: ClassVar[str]
    task: str
    ready: ClassVar[str]  # a path that answers, with no error of the server, when it is ready
    settings: ClassVar[Mapping[str, str]] = {}
    collect: ClassVar[signal.Signals | None] = None  # has it give back what memory it can

    port = 0
    version: str | None = None

    @abstractmethod
    def install(self) -> None:
        """Make sure that it can be started."""

    @abstractmethod
    def command(self, folder: Path) -> Sequence[str]:
        """What starts it, with its files in this folder."""

    @abstractmethod
    def table(self, load: Load, number: int) -> Table:
        """A table that nobody has joined yet."""


class BoardgameIo(House):
    """boardgame.io's server, in memory."""

    peer = "boardgame.io"
    ready = "/games"
    settings: ClassVar[Mapping[str, str]] = {"NODE_ENV": "production"}
    collect = signal.SIGUSR2
    FILES = ("package.json", "package-lock.json", "boardgame.mjs")

    def __init__(self, delta: bool = False) -> None:
        """With `delta` it sends what changed, otherwise the whole state, as it does by default."""
        self.delta = delta
        self.task = f"tic-tac-toe in memory, {'deltaState' if delta else 'whole states (its default)'}"
        self.folder = WORK / self.peer
        package = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
        self.version = package["dependencies"][self.peer]

    def install(self) -> None:
        """From npm, in the versions of the lock file, unless they are there."""
        if not (shutil.which("node") and shutil.which("npm")):
            raise CommandError("node or npm is not installed")
        lock, installed = HERE / "package-lock.json", self.folder / "package-lock.json"
        is_same = installed.exists() and installed.read_bytes() == lock.read_bytes()
        is_whole = (self.folder / "node_modules" / ".package-lock.json").exists()
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in self.FILES:
            shutil.copyfile(HERE / name, self.folder / name)
        if not (is_same and is_whole):
            run(["npm", "ci", "--prefix", str(self.folder), "--no-audit", "--no-fund", "--loglevel=error"])

    def command(self, folder: Path) -> Sequence[str]:
        program = str(self.folder / "boardgame.mjs")
        return ["node", "--expose-gc", program, str(self.port), *(["delta"] if self.delta else [])]

    def table(self, load: Load, number: int) -> Table:
        return TicTacToe(load, f"ws://{HOST}:{self.port}", number)


class TicTacToe(Table):
    """A match of boardgame.io, in socket.io's framing.

    Engine.io's `2` is a ping, `3` a pong, `4` a message; in a message `0` joins a namespace, which is the
    name of a game, and `2` is an event.
    """

    SPACE = b"/tic-tac-toe,"
    STATE = re.compile(rb'"_stateID":(\d+)|^42/tic-tac-toe,\["patch","[^"]+",\d+,(\d+)')

    def __init__(self, load: Load, address: str, number: int) -> None:
        super().__init__(load)
        self.address = f"{address}/socket.io/?EIO=4&transport=websocket"
        self.match = b"m%d" % number
        self.state = 0  # of the match: the number of its moves

    async def join(self) -> None:
        await self.connect(self.address)
        await self.connect(self.address)
        self.be_free()

    def play(self) -> None:
        action = b'{"type":"MAKE_MOVE","payload":{"type":"clickCell","args":[%d],"playerID":"%d"}}'
        mover, cell = self.state % 2, self.state % 9
        update = b'42%s["update",' + action + b',%d,"%s","%d"]'
        self.seats[mover].say(update % (self.SPACE, cell, mover, self.state, self.match, mover))

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith((b'42/tic-tac-toe,["update"', b'42/tic-tac-toe,["patch"')):
            found = self.STATE.search(message)
            if seat != self.state % 2 and found and int(found[1] or found[2]) == self.state + 1:
                self.state += 1
                self.seen()
                self.be_free()
        elif message == b"2":
            self.seats[seat].say(b"3")
        elif message.startswith(b'42/tic-tac-toe,["sync"'):
            self.joined[seat].set_result(None)
        elif message.startswith(b"40/tic-tac-toe,"):
            self.seats[seat].say(b'42%s["sync","%s","%d",null,2]' % (self.SPACE, self.match, seat))

    def greet(self, seat: Seat) -> None:
        seat.say(b"40" + self.SPACE)


class Ludotheque(House):
    """Ours: every move is committed to SQLite before anybody sees it."""

    peer = "ludotheque"
    ready = "/readyz"

    task = "Seismic, each move committed to SQLite"

    def __init__(self, program: Path, version: str) -> None:
        self.program = program
        self.version = version
        self.lines = threading.local()

    def install(self) -> None:
        if not self.program.exists():
            raise CommandError("ludotheque is not installed")

    def command(self, folder: Path) -> Sequence[str]:
        where = ["--host", HOST, "--port", str(self.port), "--data-dir", str(folder)]
        return [
            str(self.program),
            "serve",
            *where,
            "--no-browser",
            "--limit-messages",
            "0",
            "--limit-requests",
            "0",
        ]

    def table(self, load: Load, number: int) -> Table:
        return Seismic(load, self, number)

    def bot_table(self, load: Load, number: int) -> "BotTable":
        """A table where bots of the house play."""
        return BotTable(load, self, number)

    async def post(self, path: str, body: Mapping[str, Any], token: str = "") -> Any:
        """An answer of the house, asked in a thread that keeps its line."""
        return await asyncio.to_thread(self.ask, path, json.dumps(body), token)

    def ask(self, path: str, body: str, token: str) -> Any:
        """An answer of the house; a line that it has closed meanwhile opens again by itself."""
        line: http.client.HTTPConnection
        if getattr(self.lines, "port", 0) != self.port:
            self.lines.port = self.port
            self.lines.line = http.client.HTTPConnection(HOST, self.port, timeout=60)
        line = self.lines.line
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        try:
            line.request("POST", path, body, headers)
            answer = line.getresponse()
        except ConnectionError:
            line.close()
            line.request("POST", path, body, headers)
            answer = line.getresponse()
        text = answer.read().decode()
        if answer.status >= http.HTTPStatus.BAD_REQUEST:
            raise CommandError(f"{path} answered {answer.status}: {text[:200]}")
        return json.loads(text)


class Seismic(Table):
    """A table of ours: two people play Seismic, game after game, with moves drawn from the legal ones."""

    PLAN: ClassVar[Sequence[Mapping[str, str]]] = ({"kind": "me"}, {"kind": "open"})

    def __init__(self, load: Load, house: Ludotheque, number: int) -> None:
        super().__init__(load)
        self.house = house
        self.random = random.Random(number)
        self.id = ""
        self.commands = 0
        self.mover = 0  # who plays next, or has played last while a move is under way
        self.to_move: list[int] = []
        self.number = [0, 0]  # of the last event that each seat has seen
        self.legal: list[list[str]] = [[], []]
        self.awaited = 0  # the number of the event that shows the move under way; 0: none is
        self.started = load.loop.create_future()

    async def join(self) -> None:
        people = [
            await self.house.post("/api/v1/enter", {"nickname": f"seat {i}", "kind": "bot"}) for i in (0, 1)
        ]
        tokens = [person["token"] for person in people]
        opened = await self.house.post(
            "/api/v1/tables", {"game": "seismic", "seats": list(self.PLAN)}, tokens[0]
        )
        self.id = opened["table"]
        for token in tokens:
            await self.take_part(token)
        self.command(0, "ready")
        self.command(1, "sit")
        await self.started

    async def take_part(self, token: str) -> None:
        """One more connection."""
        address = f"ws://{HOST}:{self.house.port}/api/v1/socket"
        await self.connect(address, {"Authorization": f"Bearer {token}"})

    def greet(self, seat: Seat) -> None:
        seat.say(json.dumps({"type": "watch", "table": self.id}).encode())

    def command(self, seat: int, kind: str, **more: str) -> None:
        """Ask something of the house."""
        self.commands += 1
        asked = {"type": kind, "id": str(self.commands), "table": self.id, **more}
        self.seats[seat].say(json.dumps(asked).encode())

    def play(self) -> None:
        self.mover = self.to_move[0]
        self.awaited = max(self.number) + 1
        self.command(self.mover, "play", move=self.random.choice(self.legal[self.mover]))

    def hear(self, seat: int, message: bytes) -> None:
        told = json.loads(message)
        match told["type"]:
            case "event":
                self.learn(seat, told)
            case "whole":
                self.joined[seat].set_result(None)
            case "refused" | "bye":
                self.load.fail(f"{told['type']}: {told['text']}")

    def learn(self, seat: int, event: dict[str, Any]) -> None:
        """What an event says to a seat."""
        changes = event["changes"]
        self.number[seat] = event["number"]
        if self.number[seat] == max(self.number):  # the other seat may have heard later news
            self.to_move = changes.get("to_move", self.to_move)
        if "legal" in changes:
            self.legal[seat] = changes["legal"] or []
        if self.awaited and self.number[seat] >= self.awaited and seat != self.mover:
            self.awaited = 0
            self.seen()
        if changes.get("status") == "finished" and seat == 0:
            self.command(0, "rematch")
        if event["kind"] == "rematch":
            self.command(seat, "ready")
        if event["kind"] == "started" and not self.started.done() and self.number[0] == self.number[1]:
            self.started.set_result(None)
        self.go_on()

    def go_on(self) -> None:
        """Free when the other seat has seen the last move and the next to play has as well."""
        if self.free or self.awaited or not self.to_move:
            return
        next_seat = self.to_move[0]
        if self.number[next_seat] == max(self.number) and self.legal[next_seat]:
            self.be_free()


class BotTable(Seismic):
    """Three bots of the house and one person who never hesitates: bots think all the time."""

    PLAN = ({"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3)))

    def __init__(self, load: Load, house: Ludotheque, number: int) -> None:
        super().__init__(load, house, number)
        self.moves = 0  # by bots
        self.is_playing = True

    async def join(self) -> None:
        person = await self.house.post("/api/v1/enter", {"nickname": "host", "kind": "bot"})
        token = person["token"]
        opened = await self.house.post("/api/v1/tables", {"game": "seismic", "seats": list(self.PLAN)}, token)
        self.id = opened["table"]
        await self.take_part(token)
        self.command(0, "ready")

    def learn(self, seat: int, event: dict[str, Any]) -> None:
        changes = event["changes"]
        self.moves += event["kind"] == "moved" and event["seat"] != 0
        self.to_move = changes.get("to_move", self.to_move)
        if "legal" in changes:
            self.legal[0] = changes["legal"] or []
        if changes.get("status") == "finished":
            self.command(0, "rematch")
        elif event["kind"] == "rematch":
            self.command(0, "ready")
        elif event["kind"] in ("started", "moved") and 0 in self.to_move and self.is_playing:
            self.command(0, "play", move=self.random.choice(self.legal[0]))
