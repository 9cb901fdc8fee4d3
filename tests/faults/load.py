"""A load: people at tables who play as fast as the house lets them, and remember all that it tells them.

A guest whose line is cut dials again, asks for what it has missed, and sends again, under the same id, what
was not answered. Whatever the house may not do (a gap in the numbers, a step back, two answers to one
command, a document that differs from the whole view) fails at once.
"""

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludotheque.engine.patches import patched
from ludotheque.server.protocol import messages
from tests.faults import LONGER
from tests.faults.ledger import Ledger
from tests.support.services.loopback import NO_TLS

PATIENCE = 120.0  # seconds until a table that does not go on is a fault, on whatever machine
RETRY = 0.1  # seconds
KEPT = 400  # documents of one table that a guest keeps, to compare them with whole views
ENOUGH = 500  # events of a table; then it is closed and another opened

Document = dict[str, Any]

UNSEEN = {"undo-nothing", "undo-past-draw"}  # what a document does not tell beforehand


class News:
    """Waits for what changes."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def tell(self) -> None:
        """Something has changed."""
        last, self._next = self._next, asyncio.Event()
        last.set()

    async def wait(self) -> None:
        """Until something changes."""
        await self._next.wait()


class Guest:
    """One person with one line, which is dialled again whenever it is cut."""

    def __init__(self, load: "Load", nickname: str, home: int, same_as: "Guest | None" = None) -> None:
        self.load = load
        self.nickname = nickname
        self.home = home  # which process it calls first
        self.same_as = same_as  # whose second line this is
        self.token = ""
        self.person = ""
        self.watched: list[str] = []  # tables
        self.shown: dict[str, Document] = {}  # by table
        self.number: dict[str, int] = {}
        self.kept: dict[str, dict[int, Document]] = {}  # by table and number
        self.storing: list[bool] = []  # what it was told about the store
        self.byes: list[dict[str, Any]] = []
        self.codes: list[int | None] = []  # how its lines were closed
        self.refused: Counter[str] = Counter()
        self.is_welcome = False  # on the line that there is now
        self.unheard: set[str] = set()  # tables that this line could not be told of yet
        self.news = News()
        self._ids = itertools.count()
        self._pending: dict[str, tuple[Document, asyncio.Future[Document]]] = {}
        self._socket: ClientConnection | None = None

    # HTTP

    async def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask over HTTP, again until there is an answer that is not «not now»."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        while True:
            url = await self.load.door(self.home)
            try:
                answer = await self.load.http.request(
                    method, f"{url}/api/v1{path}", json=body, headers=headers
                )
            except httpx.TransportError:
                self.home += 1
            else:
                if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    return answer
            await asyncio.sleep(RETRY)

    async def enter(self) -> None:
        """Come in."""
        if self.same_as is not None:
            self.person, self.token = self.same_as.person, self.same_as.token
            return
        answer = await self.request("POST", "/enter", {"nickname": self.nickname, "kind": "bot"})
        answer.raise_for_status()
        self.person, self.token = answer.json()["person"], answer.json()["token"]

    # The line

    async def live(self) -> None:
        """Stay connected."""
        while True:
            url = await self.load.door(self.home)
            try:
                async with connect(
                    f"{url.replace('http', 'ws', 1)}/api/v1/socket",
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                    max_size=None,
                    compression=None,
                    proxy=None,
                    open_timeout=PATIENCE,
                    ping_interval=None,
                    close_timeout=1,
                ) as socket:
                    await self._talk(socket)
            except (OSError, WebSocketException):
                pass
            if self.load.is_open(url):
                self.load.cut[self.codes[-1] if self.codes else None] += 1
            self.home += 1
            await asyncio.sleep(RETRY)

    async def _talk(self, socket: ClientConnection) -> None:
        self.unheard.clear()
        try:
            for table in self.watched:
                seen = {"seen": self.number[table]} if table in self.number else {}
                await socket.send(json.dumps({"type": "watch", "table": table, **seen}))
            self._socket = socket
            for command, _ in list(self._pending.values()):
                await socket.send(json.dumps(command))
            async for data in socket:
                self._hear(json.loads(data))
        finally:
            self._socket, self.is_welcome = None, False
            self.codes.append(socket.close_code)

    async def _send(self, command: Document) -> None:
        """Send, if there is a line; if not, it is sent when there is one again."""
        if self._socket is not None:
            try:
                await self._socket.send(json.dumps(command))
            except (OSError, WebSocketException):
                return

    async def hang_up(self) -> None:
        """Cut the line ourselves; it is dialled again."""
        if self._socket is not None:
            await self._socket.close()

    def _hear(self, message: dict[str, Any]) -> None:
        messages.validate_python(message)
        getattr(self, "_hear_" + message["type"], lambda _: None)(message)
        self.news.tell()
        self.load.news.tell()

    def _hear_whole(self, message: dict[str, Any]) -> None:
        table, number = message["table"], message["number"]
        if table not in self.watched:
            return
        known = self.number.get(table, 0)
        assert number >= known, f"{self.nickname} knew event {known} of {table} and was shown {number}"
        self._show(table, number, message["shown"])

    def _hear_event(self, message: dict[str, Any]) -> None:
        table, number = message["table"], message["number"]
        if table not in self.watched:
            return
        assert number == self.number[table] + 1, f"{table}: event {number} follows {self.number[table]}"
        self.load.ledger.hear(message)
        self._show(table, number, patched(self.shown[table], message["changes"]))

    def _show(self, table: str, number: int, document: Document) -> None:
        kept = self.kept.setdefault(table, {})
        assert kept.setdefault(number, document) == document, f"{table} at {number}: whole and patched differ"
        if len(kept) > KEPT:
            del kept[next(iter(kept))]
        self.shown[table], self.number[table] = document, number
        self.unheard.discard(table)

    def _hear_welcome(self, _: dict[str, Any]) -> None:
        self.is_welcome = True

    def _hear_done(self, message: dict[str, Any]) -> None:
        table, number, id = message["table"], message["number"], message["id"]
        self.load.ledger.acknowledge(table, number, self.person, id)
        if table in self.watched and table not in self.unheard:
            assert self.number.get(table, 0) >= number, (
                f"{self.nickname}: event {number} of {table} is done and was not shown"
            )
        self._answer(id, message)

    def _hear_refused(self, message: dict[str, Any]) -> None:
        id = message.get("id")
        self.refused[message["key"]] += 1
        if id is None:
            self._watch_again(message)
        elif message["retry"]:
            asyncio.get_running_loop().call_later(RETRY, self._again, id)
        else:
            self.load.ledger.refuse(message["table"], self.person, id)
            self._answer(id, message)

    def _watch_again(self, message: dict[str, Any]) -> None:
        """The only thing without an id that may be refused, for now: the rules are not there yet."""
        table = message["table"]
        assert message["retry"], f"refused for good: {message}"
        if table in self.watched:
            self.unheard.add(table)
            asyncio.get_running_loop().call_later(RETRY, self._watch_unheard, table)

    def _watch_unheard(self, table: str) -> None:
        if table in self.unheard:
            self.load.spawn(self._send({"type": "watch", "table": table}))

    async def heard(self, table: str) -> None:
        """Until this line is told of a table."""
        while table in self.unheard:
            await self.news.wait()

    def _again(self, id: str) -> None:
        if id in self._pending:
            self.load.spawn(self._send(self._pending[id][0]))

    def _hear_storing(self, message: dict[str, Any]) -> None:
        self.storing.append(message["working"])

    def _hear_bye(self, message: dict[str, Any]) -> None:
        self.byes.append(message)

    def _answer(self, id: str, message: dict[str, Any]) -> None:
        if id in self._pending:
            _, future = self._pending.pop(id)
            if not future.done():
                future.set_result(message)

    # At a table

    async def watch(self, table: str) -> None:
        """Be told of a table from now on."""
        self.watched.append(table)
        await self._send({"type": "watch", "table": table})
        while table not in self.shown:
            await self.news.wait()

    async def unwatch(self, table: str) -> None:
        """Be told no more, and forget it."""
        self.watched.remove(table)
        for known in (self.shown, self.number, self.kept):
            known.pop(table, None)
        await self._send({"type": "unwatch", "table": table})

    async def do(self, type: str, table: str, **more: Any) -> Document:
        """Send a command, again if need be, until it is done or refused for good."""
        id = f"{self.nickname}-{next(self._ids)}"
        command = {"type": type, "table": table, "id": id, **more}
        future: asyncio.Future[Document] = asyncio.get_running_loop().create_future()
        self._pending[id] = command, future
        await self._send(command)
        return await future

    async def compare(self, table: str) -> bool:
        """Whether what we made of the changes equals the whole view; False: none to compare with."""
        for _ in range(5):
            answer = await self.request("GET", f"/tables/{table}")
            number = answer.json()["number"]
            while table in self.watched and self.number[table] < number:
                await self.news.wait()
            if table not in self.watched:
                return False
            if number in self.kept[table]:
                assert answer.json()["shown"] == self.kept[table][number], f"{table} at {number}"
                return True
        return False


class Company:
    """Some guests at one table; when it has seen enough they close it and open another."""

    def __init__(self, load: "Load", plan: Sequence[Any], guests: list[Guest], rng: random.Random) -> None:
        self.load = load
        self.plan = [{"kind": seat} if isinstance(seat, str) else seat for seat in plan]
        self.guests = guests
        self.table: str | None = None
        self._rng = rng

    @property
    def host(self) -> Guest:
        """Who opens the table."""
        return self.guests[0]

    async def run(self) -> None:
        """Play for ever."""
        while True:
            table = await self._sit_down()
            async with asyncio.TaskGroup() as group:
                for guest in self.guests:
                    group.create_task(self._play(guest, table))
            for guest in self.guests:
                await guest.unwatch(table)

    async def _sit_down(self) -> str:
        clock = self._rng.choice([{"kind": "none"}, {"kind": "bank", "seconds": 3600, "increment": 2}])
        new = {"game": "seismic", "seats": self.plan, "clock": clock, "public": self._rng.random() < 0.5}
        answer = await self.host.request("POST", "/tables", new)
        assert answer.status_code == httpx.codes.CREATED, answer.text
        table = str(answer.json()["table"])
        for guest in self.guests:
            await guest.watch(table)
        self.table = table
        for guest in self.guests[1:]:
            await guest.do("sit", table)
        return table

    async def _play(self, guest: Guest, table: str) -> None:
        refused = 0
        while guest.shown[table]["status"] != "closed":
            command = self._choose(guest, table, guest.shown[table])
            if command is None:
                await guest.news.wait()
                continue
            knew = guest.number[table]
            answer = await guest.do(table=table, **command)
            refused = refused + 1 if answer["type"] == "refused" else 0
            if refused:
                await guest.heard(table)
                is_fair = guest.number[table] > knew or answer["key"] in UNSEEN
                assert is_fair, f"refused though nothing else had happened: {command} {answer}"
                assert refused < 20, f"refused again and again: {command} {answer} {guest.shown[table]}"

    def _choose(self, guest: Guest, table: str, shown: Document) -> Document | None:
        """What this guest does now; None: waits for the others."""
        status, chance, mine = shown["status"], self._rng.random(), shown["yours"]
        if status == "finished":
            if guest is not self.host:
                return None
            return {"type": "close"} if guest.number[table] > ENOUGH else {"type": "rematch"}
        if status == "waiting":
            is_ready = all(shown["seats"][seat]["ready"] for seat in mine)
            return None if is_ready and mine else {"type": "ready", "share": f"s{chance}"}
        if mine and all("bot" in shown["seats"][seat] for seat in mine):
            return None  # resigned: a bot plays on
        proposal = shown.get("proposal")
        if proposal is not None and not set(mine) & set(proposal["agreed"]) and mine:
            return {"type": "answer", "agree": chance < 0.7}
        if status == "paused":
            return {"type": "resume"} if mine else None
        if not shown.get("legal"):
            return None
        if proposal is None:
            for what, until in (("takeback", 0.04), ("pause", 0.05), ("end", 0.053)):
                if chance < until:
                    return {"type": "propose", "what": what}
        if chance < 0.055:
            return {"type": "resign"}
        if chance < 0.1:
            return {"type": "say", "text": f"{guest.nickname} {chance}"}
        return {"type": "play", "move": self._rng.choice(shown["legal"])}


SOME = 1 if LONGER == 1 else 4  # tables of those kinds that there are most of

PLANS: Sequence[Sequence[Any]] = (
    *[("me", "open")] * SOME,
    *[("me", "bot")] * SOME,
    ("bot", "bot"),
    ("me", "open", "open"),
    ("me", {"kind": "bot", "bot": "uniform"}, "open"),
    ("me", {"kind": "me", "name": "Beside"}),
    ("open", "me", "bot"),
)


class Load:
    """All guests at all tables, and the doors of the houses that serve them."""

    def __init__(self, urls: Sequence[str], seed: int, plans: Sequence[Sequence[Any]] = PLANS) -> None:
        self.urls = list(urls)
        self.ledger = Ledger()
        self.news = News()
        # A line that is kept for the next request may be cut just when that is sent.
        limits = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(timeout=PATIENCE, trust_env=False, verify=NO_TLS, limits=limits)
        self.guests: list[Guest] = []
        self.companies: list[Company] = []
        self.cut: Counter[int | None] = (
            Counter()
        )  # lines that were cut though the door was open, by close code
        self._open = set(self.urls)
        self._spawned: set[asyncio.Task[Any]] = set()
        rng = random.Random(seed)
        for number, plan in enumerate(plans):
            count = max(1, plan.count("open") + ("me" in plan))
            names = [f"g{number}-{seat}" for seat in range(count)]
            guests = [Guest(self, name, home) for home, name in enumerate(names)]
            self.guests += guests
            self.companies.append(Company(self, plan, guests, random.Random(rng.random())))

    def guest(self, nickname: str, home: int, same_as: Guest | None = None) -> Guest:
        """One more, who does only what the test says."""
        guest = Guest(self, nickname, home, same_as)
        self.guests.append(guest)
        return guest

    # Doors

    def is_open(self, url: str) -> bool:
        """Whether one should be able to call there."""
        return url in self._open

    def shut(self, url: str) -> None:
        """Nobody need call there for now."""
        self._open.discard(url)

    def reopen(self, url: str) -> None:
        """One can call there again."""
        self._open.add(url)
        self.news.tell()

    async def door(self, home: int) -> str:
        """A house to call: the one of this number, or the next that is open."""
        while not self._open:
            await self.news.wait()
        for turn in range(len(self.urls)):
            url = self.urls[(home + turn) % len(self.urls)]
            if url in self._open:
                return url
        raise AssertionError("no door is open")

    # Playing

    def spawn(self, work: Any) -> None:
        """Do something aside."""
        task = asyncio.get_running_loop().create_task(work)
        self._spawned.add(task)
        task.add_done_callback(self._spawned.discard)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator["Load"]:
        """Everybody plays until the block ends; a fault that anybody sees ends it too."""
        async with self.http:
            for guest in self.guests:
                await guest.enter()
            async with asyncio.TaskGroup() as group:
                work = [group.create_task(guest.live()) for guest in self.guests]
                work += [group.create_task(company.run()) for company in self.companies]
                yield self
                for task in work:
                    task.cancel()

    async def all_welcome(self) -> None:
        """Until everybody has a line."""
        async with asyncio.timeout(PATIENCE):
            while not all(guest.is_welcome for guest in self.guests):
                await self.news.wait()

    async def told_of_storing(self, working: bool) -> None:
        """Until everybody has been told that moves can be stored, or that they cannot."""
        async with asyncio.timeout(PATIENCE):
            for guest in self.guests:
                while guest.storing[-1:] != [working]:
                    await guest.news.wait()

    async def goes_on(self, patience: float = PATIENCE) -> None:
        """Until a move was played at each table from now on."""
        moves = self.ledger.moves
        before = {company: (company.table, moves[company.table or ""]) for company in self.companies}
        try:
            async with asyncio.timeout(patience):
                while still := [one for one in self.companies if not self._has_moved(one, *before[one])]:
                    await self.news.wait()
        except TimeoutError:
            stuck = [
                (
                    company.table,
                    [(guest.nickname, guest.shown.get(company.table or "")) for guest in company.guests],
                )
                for company in still
            ]
            raise AssertionError(f"{len(stuck)} tables do not go on: {stuck}") from None

    def _has_moved(self, company: Company, table: str | None, moves: int) -> bool:
        if company.table is None:
            return False
        return self.ledger.moves[company.table] > (moves if company.table == table else 0)

    async def compare(self) -> int:
        """Compare what each guest made of the changes with the whole view; how many could be compared."""
        pairs = [
            (guest, company.table)
            for company in self.companies
            for guest in company.guests
            if company.table is not None and company.table in guest.watched
        ]
        async with asyncio.timeout(PATIENCE):
            return sum(await asyncio.gather(*(guest.compare(table) for guest, table in pairs)))

    def moves(self) -> int:
        """How many moves have been shown."""
        return self.ledger.moves.total()
