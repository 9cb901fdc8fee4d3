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
        """Its script; it needs no folder."""
        script = str(self.folder / "boardgame.mjs")
        return ["node", "--expose-gc", script, str(self.port), *(["delta"] if self.delta else [])]

    def table(self, load: Load, number: int) -> Table:
        """A match."""
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
        """The first seat's arrival opens the match."""
        await self.connect(self.address)
        await self.connect(self.address)
        self.be_free()

    def greet(self, seat: Seat) -> None:
        """Join the namespace."""
        seat.say(b"40" + self.SPACE)

    def play(self) -> None:
        """The next cell in order; on a full board the first again."""
        action = b'{"type":"MAKE_MOVE","payload":{"type":"clickCell","args":[%d],"playerID":"%d"}}'
        mover, cell = self.state % 2, self.state % 9
        update = b'42%s["update",' + action + b',%d,"%s","%d"]'
        self.seats[mover].say(update % (self.SPACE, cell, mover, self.state, self.match, mover))

    def hear(self, seat: int, message: bytes) -> None:
        """A state, or a difference, after the other's move; the rest is the way there."""
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


class Ludotheque(House):
    """Ours: every move is committed to SQLite before anybody sees it."""

    peer = "ludotheque"
    task = "Seismic, each move committed to SQLite"
    ready = "/readyz"

    def __init__(self, program: Path, version: str) -> None:
        self.program = program
        self.version = version
        self.lines = threading.local()

    def install(self) -> None:
        """It is installed already."""
        if not self.program.exists():
            raise CommandError("ludotheque is not installed")

    def command(self, folder: Path) -> Sequence[str]:
        """Without its limits on what one person may ask: here few persons ask much."""
        where = ["--host", HOST, "--port", str(self.port), "--data-dir", str(folder), "--no-browser"]
        return [str(self.program), "serve", *where, "--limit-messages", "0", "--limit-requests", "0"]

    def table(self, load: Load, number: int) -> Table:
        """Two people."""
        return Seismic(load, self, number)

    def bot_table(self, load: Load, number: int) -> "BotTable":
        """One person among bots of the house."""
        return BotTable(load, self, number)

    async def enter(self, nickname: str) -> str:
        """The token of a new person."""
        me = await self.post("/api/v1/enter", {"nickname": nickname, "kind": "bot"})
        return str(me["token"])

    async def open_table(self, seats: Sequence[Mapping[str, str]], token: str) -> str:
        """The name of a new table of Seismic."""
        opened = await self.post("/api/v1/tables", {"game": "seismic", "seats": list(seats)}, token)
        return str(opened["table"])

    async def post(self, path: str, body: Mapping[str, Any], token: str = "") -> Any:
        """An answer of the house, asked in a thread that keeps its line."""
        return await asyncio.to_thread(self.ask, path, json.dumps(body), token)

    def ask(self, path: str, body: str, token: str, verb: str = "POST") -> Any:
        """An answer of the house; a line that it has closed meanwhile is opened again."""
        if getattr(self.lines, "port", 0) != self.port:
            self.lines.port = self.port
            self.lines.line = http.client.HTTPConnection(HOST, self.port, timeout=60)
        try:
            answer = self.request(path, body, token, verb)
        except ConnectionError:
            self.lines.line.close()
            answer = self.request(path, body, token, verb)
        text = answer.read().decode()
        if answer.status >= http.HTTPStatus.BAD_REQUEST:
            raise CommandError(f"{path} answered {answer.status}: {text[:200]}")
        return json.loads(text)

    def request(self, path: str, body: str, token: str, verb: str) -> http.client.HTTPResponse:
        """Ask on this thread's line."""
        line: http.client.HTTPConnection = self.lines.line
        headers = {"Content-Type": "application/json"}
        line.request(
            verb, path, body or None, headers | ({"Authorization": f"Bearer {token}"} if token else {})
        )
        return line.getresponse()


class Seismic(Table):
    """A table of ours: two people play Seismic, game after game, with moves drawn from the legal ones."""

    def __init__(self, load: Load, house: Ludotheque, number: int) -> None:
        super().__init__(load)
        self.house = house
        self.random = random.Random(number)
        self.id = ""
        self.commands = 0
        self.mover = 0  # who played last
        self.awaited = 0  # the number of the event that shows the move under way; 0: none is
        self.to_move: list[int] = []
        self.number = [0, 0]  # of the last event that each seat has seen
        self.legal: list[list[str]] = [[], []]
        self.started = load.loop.create_future()

    async def join(self) -> None:
        """Each seat is a person of its own."""
        tokens = [await self.house.enter(f"seat {seat}") for seat in range(2)]
        self.id = await self.house.open_table([{"kind": "me"}, {"kind": "open"}], tokens[0])
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
        """Ask to be told of the table."""
        seat.say(json.dumps({"type": "watch", "table": self.id}).encode())

    def command(self, seat: int, kind: str, **more: str) -> None:
        """Ask something of the house."""
        self.commands += 1
        asked = {"type": kind, "id": str(self.commands), "table": self.id, **more}
        self.seats[seat].say(json.dumps(asked).encode())

    def play(self) -> None:
        """Any of the legal moves."""
        self.mover = self.to_move[0]
        self.awaited = max(self.number) + 1
        self.command(self.mover, "play", move=self.random.choice(self.legal[self.mover]))

    def hear(self, seat: int, message: bytes) -> None:
        """Whole once, then event by event."""
        told = json.loads(message)
        match told["type"]:
            case "event":
                self.learn(seat, told)
            case "whole" if not self.joined[seat].done():
                self.joined[seat].set_result(None)
            case "whole" | "refused" | "bye":
                self.load.fail(f"{told['type']}: {told.get('text', 'a table was sent whole again')}")

    def learn(self, seat: int, event: dict[str, Any]) -> None:
        """What an event says to a seat; then, perhaps, the next move."""
        self.note(seat, event)
        self.go_on()

    def note(self, seat: int, event: dict[str, Any]) -> None:
        """What an event says to a seat."""
        changes, number, kind = event["changes"], event["number"], event["kind"]
        self.number[seat] = number
        if number == max(self.number):  # else the other seat has heard later news
            self.to_move = changes.get("to_move", self.to_move)
        if "legal" in changes:
            self.legal[seat] = changes["legal"] or []
        if self.awaited and number >= self.awaited and seat != self.mover:
            self.awaited = 0
            self.seen()
        if changes.get("status") == "finished" and seat == 0:
            self.command(0, "rematch")
        elif kind == "rematch":
            self.command(seat, "ready")
        elif kind == "started" and self.number[0] == self.number[1]:
            self.begin()

    def begin(self) -> None:
        """Both seats know that a game has started."""
        if not self.started.done():
            self.started.set_result(None)

    def go_on(self) -> None:
        """Free when the other seat has seen the last move, and so has the one who plays next."""
        if self.free or self.awaited or not self.to_move:
            return
        player = self.to_move[0]
        if self.number[player] == max(self.number) and self.legal[player]:
            self.be_free()


class BotTable(Seismic):
    """Three bots of the house and one person who never hesitates: the bots have always something to do."""

    def __init__(self, load: Load, house: Ludotheque, number: int) -> None:
        super().__init__(load, house, number)
        self.moves = 0  # by bots

    async def join(self) -> None:
        """One person."""
        token = await self.house.enter("host")
        bots = [{"kind": "bot", "bot": "greedy"} for _ in range(3)]
        self.id = await self.house.open_table([{"kind": "me"}, *bots], token)
        await self.take_part(token)
        self.command(0, "ready")

    def learn(self, seat: int, event: dict[str, Any]) -> None:
        """Play as soon as it is one's turn."""
        changes, kind = event["changes"], event["kind"]
        self.moves += kind == "moved" and event["seat"] != 0
        self.to_move = changes.get("to_move", self.to_move)
        if "legal" in changes:
            self.legal[0] = changes["legal"] or []
        if changes.get("status") == "finished":
            self.command(0, "rematch")
        elif kind == "rematch":
            self.command(0, "ready")
        elif kind in ("started", "moved") and 0 in self.to_move:
            self.command(0, "play", move=self.random.choice(self.legal[0]))
