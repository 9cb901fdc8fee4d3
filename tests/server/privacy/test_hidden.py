"""Only views leave the process: whole games, with every byte that the house sends to anybody taken down.

The same game is played twice with another hidden part: an undrawn pile in another order, other cards in other
people's hands. Chance and time are the same in both, so until something hidden is revealed all bytes have to
be the same, over every door. After it they differ: there was something to tell.
"""

import asyncio
import itertools
import json
import logging
import os
import random
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.bots import lineup
from ludotheque.engine import records
from ludotheque.engine.contract import Outcome, Setup
from ludotheque.engine.languages import LANGUAGES
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.components import FIRST_QUAKE
from ludotheque.games.beat_the_quake.layout import OVER
from ludotheque.server import house as house_module
from ludotheque.server import logs
from ludotheque.server.tables import sealed as fairness
from ludotheque.server.tables import table
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.table import Table
from ludotheque.server.tables.thinkers import Thinkers
from tests.server.client import PATIENCE, Client
from tests.server.inside import Inside
from tests.support.pocket import find, rules
from tests.support.pocket.layout import CARDS, NONE, REVEALED
from tests.support.services.loopback import NO_TLS

GAMES = [*(name for name in registry.NAMES if not registry.find(name).is_timed), "pocket"]
QUAKE = "beat-the-quake"
NOW = 1_750_000_000_000  # the house's time in every game
Pile = tuple[Outcome, ...]


# What the house sends


class Wire:
    """A way to the house for one person: each connection's bytes from the house, in order."""

    def __init__(self) -> None:
        self.taken: list[bytearray] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self, url: str) -> str:
        """Listen, and pass on; the address to use in place of the house's."""
        self._port = int(url.rsplit(":", 1)[1])
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.taken.append(bytearray())
        task = asyncio.create_task(self._serve(reader, writer, self.taken[-1]))
        self._tasks.add(task)

    async def _serve(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, taken: bytearray
    ) -> None:
        from_house, to_house = await asyncio.open_connection("127.0.0.1", self._port)
        asking = asyncio.create_task(_pass_on(reader, to_house))
        try:
            await _pass_on(from_house, writer, taken)
        finally:
            asking.cancel()
            for end in (to_house, writer):
                end.close()

    async def close(self) -> None:
        """Hang up."""
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


_VARYING = re.compile(
    rb"(?:date|sec-websocket-accept): [^\r]*\r\n|name=\"id\" value=\"[^\"]*\"", re.IGNORECASE
)


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, taken: bytearray | None = None
) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            if taken is not None:
                taken += data
            writer.write(data)
            await writer.drain()
        writer.write_eof()


class Talk(logging.Handler):
    """What the house writes into its own log, at the lowest level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logs.JsonLines())
        self.lines = bytearray()

    def emit(self, record: logging.LogRecord) -> None:
        """A line, without the time."""
        if record.name.startswith(("ludotheque", "uvicorn")):
            line = json.loads(self.format(record))
            kept = {key: line[key] for key in line if key not in ("time", "ms")}
            self.lines += json.dumps(kept).encode() + b"\n"


# A house without chance


class Stage:
    """A house whose ids, secrets and time are always the same; its deals can be rearranged."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, folder: Path, arrange: Callable[[Pile], Pile]
    ) -> None:
        chance = random.Random(1)
        monkeypatch.setattr(secrets, "choice", chance.choice)
        monkeypatch.setattr(secrets, "token_urlsafe", lambda length: chance.randbytes(length).hex())
        monkeypatch.setattr(secrets, "token_hex", lambda length: chance.randbytes(length).hex())
        monkeypatch.setattr(HouseTime, "now", lambda _: NOW)
        monkeypatch.setattr(house_module, "_LOBBY_SECONDS", 3600.0)  # only who asks is told
        monkeypatch.setattr(table, "dealt", self._deal)
        self._arrange = arrange
        self.piles: list[Pile] = []  # as they would be
        self.inside = Inside(folder, find, limit_requests=0, limit_messages=0)
        self.talk = Talk()

    def _deal(self, *given: Any) -> Setup:
        setup = fairness.dealt(*given)
        self.piles.append(setup.pile)
        return Setup(setup.first, self._arrange(setup.pile), setup.extras)

    def __enter__(self) -> "Stage":
        self.inside.__enter__()
        logging.getLogger().addHandler(self.talk)
        self._level = logging.getLogger("ludotheque").level
        logging.getLogger("ludotheque").setLevel(logging.DEBUG)
        return self

    def __exit__(self, *about: object) -> None:
        logging.getLogger("ludotheque").setLevel(self._level)
        logging.getLogger().removeHandler(self.talk)
        self.inside.__exit__(*about)

    def truth(self, table: str) -> Table:
        """The table with all its secrets."""
        live = self.inside.house.keeper.in_memory(table)
        assert live is not None
        return live.table


# People


class Guest(Client):
    """Somebody whose every byte is taken down: a socket, a second tab, a stream, and requests."""

    name: str
    wire: Wire
    tab: Client
    lines: list[dict[str, Any]]
    _stream: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str, name: str) -> AsyncIterator["Guest"]:
        """Come in, and be gone in the end."""
        wire = Wire()
        address = await wire.open(url)
        headers = {"Host": "house"}  # which pages say again
        limits = httpx.Limits(max_keepalive_connections=0)  # one a request, however long a test takes
        async with httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, trust_env=False, verify=NO_TLS, headers=headers, limits=limits
        ) as http:
            guest = cls(address, http)
            guest.name, guest.wire, guest.lines = name, wire, []
            await (await guest.enter(name)).dial()
            guest.tab = Client(address, http)
            guest.tab.token = guest.token
            await guest.tab.dial()
            try:
                yield guest
            finally:
                await guest.end_stream()
                await guest.tab.hang_up()
                await guest.hang_up()
        await wire.close()

    async def look(self, table: str) -> None:
        """Watch by every way."""
        await self.watch(table)
        await self.tab.watch(table, whole=True)
        self._begun = asyncio.Event()
        self._stream = asyncio.create_task(self._read_stream(table))
        async with asyncio.timeout(PATIENCE):
            await self._begun.wait()

    async def _read_stream(self, table: str) -> None:
        path = f"/api/v1/tables/{table}/stream"
        async with self.http.stream("GET", path, headers=self.headers, timeout=None) as stream:
            async for line in stream.aiter_lines():
                async with self._news:
                    self.lines.append(json.loads(line))
                    self._news.notify_all()
                self._begun.set()

    async def end_stream(self) -> None:
        """Read no more lines."""
        if self._stream is not None:
            self._stream.cancel()
            await asyncio.gather(self._stream, return_exceptions=True)
            self._stream = None

    async def settle(self, table: str, number: int) -> None:
        """Wait until this event has come by every way, and all that was sent before it."""
        await self.reach(table, number)
        await self.tab.reach(table, number)
        async with asyncio.timeout(PATIENCE), self._news:
            while (
                self._stream is not None
                and max((line.get("number", 0) for line in self.lines), default=0) < number
            ):
                await self._news.wait()
        for client in (self, self.tab):
            since = len(client.heard)
            await client.send({"type": "ping", "sent": number})
            await client.wait_for(lambda message: message["type"] == "pong", since)

    async def poke(self, table: str) -> None:
        """Ask for all that there is, allowed or not."""
        for path in ("", "/picture", "/games", "/games/1/log", "/games/1/record", "/games/2/log"):
            await self.get(f"/tables/{table}{path}")
        await self.ask_for_words(table)
        for path in ("/tables", "/me/tables", "/me/games"):
            await self.get(path)
        await self.http.get(f"/plain/t/{table}", headers=self.headers)
        await self.http.get("/plain/", headers=self.headers)
        await self.send({"type": "lobby", "on": True})
        await self.wait_for(lambda message: message["type"] == "lobby", len(self.heard))
        await self.send({"type": "lobby", "on": False})
        for type_, more in REFUSED:
            answer = await self.ask(type_, table, **more)
            assert answer["type"] == "refused", (type_, more, answer)

    async def ask_for_words(self, table: str) -> None:
        """The whole story, and the last event alone, in both languages."""
        for after, lang in itertools.product((0, self.number[table] - 1), LANGUAGES):
            answer = await self.get(f"/tables/{table}/told", after=after, lang=lang)
            assert answer.status_code == 200, answer.text

    async def come_back(self, table: str) -> None:
        """Lose the connection and resume by number; the tab anew."""
        number = self.number[table]
        await self.hang_up()
        await self.dial()
        await self.watch(table, seen=number)
        await self.tab.hang_up()
        await self.tab.dial()
        await self.tab.watch(table, whole=True)


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("play", {"move": "nonsense"}),
    ("play", {"move": 0, "seat": 7}),
    ("play", {"move": 2**31 - 1}),
    ("answer", {"agree": True}),
    ("replace", {"seat": 0}),
    ("return", {}),
    ("resume", {}),
    ("step", {}),
    ("rematch", {}),
    ("sit", {}),
]


# Whole games


class Played:
    """A game as it went: each move, and what everybody had been sent after it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.moves: list[tuple[int, str]] = []
        self.left: list[int] = []  # in the pile, after each move
        self.known: list[dict[str, set[str]]] = []  # cards that each may know, after each move
        self.pile: Pile = ()
        self.secret = ""
        self.record = b""
        self._taken: dict[str, list[bytearray]] = {}  # by person, by connection
        self._marks: list[dict[str, list[int]]] = []

    def mark(self, taken: dict[str, list[bytearray]]) -> None:
        """Remember how much has been sent by now."""
        self._taken = taken
        self._marks.append({name: [len(one) for one in ways] for name, ways in taken.items()})

    def sent(self, step: int, name: str) -> list[bytes]:
        """What somebody had been sent after so many moves, but for what differs in any two connections."""
        return [_VARYING.sub(b"", way) for way in self.all_sent(step, name)]

    def all_sent(self, step: int, name: str) -> list[bytes]:
        """The same with what differs: to look for something that nobody is sent by chance."""
        ways = zip(self._taken[name], self._marks[step][name], strict=False)
        return [bytes(way[:length]) for way, length in ways]

    def newly_sent(self, step: int, name: str) -> bytes:
        """What came with the last of so many moves, or before the first: whole messages, waited for."""
        before = self._marks[step - 1][name] if step else []
        ways = itertools.zip_longest(self._marks[step][name], before, fillvalue=0)
        parts = [bytes(way[start:end]) for way, (end, start) in zip(self._taken[name], ways, strict=False)]
        return _VARYING.sub(b"", b"".join(parts))

    def drawn(self, step: int) -> int:
        """How many had been drawn after so many moves."""
        return len(self.pile) - self.left[step]

    def undrawn(self, step: int) -> Pile:
        """What lay in the pile after so many moves."""
        return self.pile[self.drawn(step) :]

    @property
    def people(self) -> list[str]:
        """Whose bytes there are; the log of the house is one of them."""
        return list(self._taken)


async def play(
    stage: Stage,
    game: str,
    script: list[tuple[int, str]] | None = None,
    until: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
) -> Played:
    """A whole game of three seats, two of them Ada's at one screen; by a script, or by chance."""
    played, chance = Played(game), random.Random(seed)
    async with AsyncExitStack() as stack:
        ada, bo, sy = [
            await stack.enter_async_context(Guest.at(stage.inside.url, name)) for name in ("Ada", "Bo", "Sy")
        ]
        guests = (ada, bo, sy)
        table = await ada.open_table(
            "me", "open", {"kind": "me", "name": "Eve"}, game=game, public=True, options=options or {}
        )
        for guest in guests:
            await guest.look(table)
        await ada.do("ready", table, share="from-Ada")
        number = await bo.do("sit", table, share="from-Bo") + 1
        truth = stage.truth(table)
        played.secret = truth.sealed.secret

        async def take_down() -> None:
            for guest in guests:
                await guest.settle(table, number)
            taken = {guest.name: guest.wire.taken for guest in guests}
            played.mark({**taken, "the log": [stage.talk.lines]})
            assert truth.match is not None
            played.left.append(int(truth.match.state["pile"]))
            if game == "pocket" or options:
                before = played.known[-1] if played.known else {guest.name: set() for guest in guests}
                played.known.append(
                    {guest.name: before[guest.name] | open_to(truth, guest.person) for guest in guests}
                )

        await take_down()
        assert truth.match is not None
        played.pile = truth.match.setup.pile
        for step in itertools.count():
            if truth.result is not None or step == until:
                break
            if step % 25 == 4:
                for guest in guests:
                    await guest.poke(table)
                await bo.come_back(table)
                number = await ada.do("say", table, text=f"move {step}")
            if script is not None:
                seat, move = script[step]
            else:
                mover = chance.choice([guest for guest in (ada, bo) if guest.shown[table].get("legal")])
                seat, move = mover.shown[table]["seen_by"], chance.choice(mover.shown[table]["legal"])
            mover = bo if seat == 1 else ada
            if options and step % 5 == 3:
                await ask_in_vain(table, mover, seat, played.known[-1][mover.name])
            if step % 9 == 7:
                await mover.ask("play", table, move=move, seat=1 - seat % 2)  # by the wrong seat
            number = await mover.do("play", table, move=move, seat=seat)
            played.moves.append((seat, move))
            if step % 9 == 2 and mover.shown[table].get("status") == "playing":
                number = await take_back(table, mover, ada if mover is bo else bo, seat, move, number)
            if truth.result is not None:
                number = truth.number  # the end came with the move
            await take_down()
        if truth.result is not None:
            played.record = (await sy.get(f"/tables/{table}/games/1/record")).content
    return played


async def ask_in_vain(table: str, mover: Client, seat: int, known: set[str]) -> None:
    """Try to play a card that lies one cannot tell where: the answer does not say where."""
    card = next(card for card in ALL_CARDS if card not in known)
    known.add(card)  # the answer names it
    for verb in ("show", "discard", "use"):
        answer = await mover.ask("play", table, move=f"{verb} {card}", seat=seat)
        assert answer["type"] == "refused", (verb, card, answer)


async def take_back(table: str, mover: Client, other: Client, seat: int, move: str, number: int) -> int:
    """Take the last move back if that may be, and play it again; the number of the last event."""
    await mover.reach(table, number)
    answer = await mover.ask("propose", table, what="takeback", seat=seat)
    if answer["type"] == "refused":
        return number
    await mover.reach(table, answer["number"])
    if mover.shown[table].get("proposal"):
        await other.do("answer", table, agree=True)
    return await mover.do("play", table, move=move, seat=seat)


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Stage]:
    """Makes houses without chance, one after the other."""
    numbers = itertools.count()

    def make(arrange: Callable[[Pile], Pile] = lambda pile: pile) -> Stage:
        return Stage(monkeypatch, tmp_path / f"{next(numbers)}", arrange)

    return make


def run(stage: Stage, *given: Any, **more: Any) -> Played:
    """Play in a house of its own."""
    with stage:
        return asyncio.run(play(stage, *given, **more))


def assert_same(one: Played, other: Played, step: int, *people: str) -> None:
    """The same bytes for these people until after this move; the first difference, if not."""
    for name in people:
        ways = one.sent(step, name), other.sent(step, name)
        assert len(ways[0]) == len(ways[1]), f"{name} has another number of connections"
        for here, there in zip(*ways, strict=True):
            if here == there:
                continue
            place = next(
                (at for at, pair in enumerate(zip(here, there, strict=False)) if pair[0] != pair[1]), None
            )
            place = min(len(here), len(there)) if place is None and len(here) != len(there) else place
            if place is not None:
                around = slice(max(0, place - 300), place + 100)
                raise AssertionError(f"{name} can tell {here[around]!r} from {there[around]!r}")


def assert_kept(played: Played) -> None:
    """The secret and the order of what was not drawn are nowhere until the game is over; then they are."""
    over, game = len(played.moves), find(played.game)
    box = game.box(game.options({}))
    for name in played.people:
        before = b"".join(played.all_sent(over - 1, name))
        assert played.secret.encode() not in before, name
        for step in range(0, over, 10):
            coming = [json.dumps(game.outcome_text(box, one)) for one in played.undrawn(step)[:4]]
            sent = b"".join(played.all_sent(step, name))
            for between in (",", ", "):
                assert len(coming) < 4 or between.join(coming).encode() not in sent, (name, step)
    for name in ("Ada", "Bo", "Sy"):
        assert played.secret.encode() in b"".join(played.all_sent(over, name))
    assert played.secret.encode() not in b"".join(played.all_sent(over, "the log"))
    record = records.parse_record(played.record, find)
    records.verify(record)
    assert record.setup.pile == played.pile


@pytest.mark.parametrize("game", GAMES)
def test_nothing_tells_the_order_of_the_pile(game: str, stage: Callable[..., Stage]) -> None:
    """Whatever lies in the undrawn pile, all that anybody is sent is the same until it is drawn."""
    first = run(stage(), game)
    again = run(stage(), game, until=3)
    assert_same(first, again, 3, *first.people)  # nothing else makes a difference

    assert_kept(first)
    steps = [step for step in range(1, len(first.moves)) if len(set(first.undrawn(step))) > 1]
    for cut in (steps[len(steps) // 10], steps[len(steps) * 2 // 3]):
        drawn, rest = first.drawn(cut), list(first.undrawn(cut))
        while rest[0] == first.undrawn(cut)[0]:
            rest = [*rest[1:], rest[0]]
        pile = (*first.pile[:drawn], *rest)
        until = next(step for step in range(cut, len(first.left)) if first.left[step] < first.left[cut])
        other = run(stage(lambda _, pile=pile: pile), game, script=first.moves, until=until)
        assert_same(first, other, until - 1, *first.people)
        assert any(first.sent(until, name) != other.sent(until, name) for name in ("Ada", "Bo", "Sy"))


# Cards in other people's hands

ALL_CARDS = [f"c{card:02}" for card in range(CARDS)]
EVEN_CARDS = ALL_CARDS[:46]  # of an edition of Beat the Quake


def cards_in(sent: bytes) -> set[str]:
    """The cards of Pocket that are named somewhere in it; the ids of commands look like them."""
    return {card.decode() for card in re.findall(rb"(?<![\w])(?<!\"id\":\")c\d\d(?!\w)", sent)}


def open_to(truth: Table, person: str) -> set[str]:
    """The cards that this person may know now: those of their seats, and those that lie open."""
    if truth.match is None:
        return set()
    state = truth.match.state
    if truth.header.game.name == QUAKE:
        return open_in_quake(state, truth.seats_of(person))
    cards = {card for card in range(CARDS) if state["holder"][card] == REVEALED}
    for seat in range(len(truth.places)):
        if state["is_shown"][seat]:
            cards.add(int(state["aside"][seat]))
    for seat in truth.seats_of(person):
        cards |= {*rules.hand(state, seat), int(state["aside"][seat])} - {NONE}
    return {ALL_CARDS[card] for card in cards}


def open_in_quake(state: Any, seats: tuple[int, ...]) -> set[str]:
    """What is open in Beat the Quake: hands and what was discarded from them are their seats' own."""
    cards = int(state["gone"] | state["discarded"])
    for seat in range(int(state["seats"])):
        cards |= int(state["face_up"][seat] | state["used_by_others"][seat] | state["neutral"][seat])
        if seat in seats:
            cards |= int(state["hands"][seat] | state["lost"][seat])
        elif state["phase"] == OVER:
            cards |= int(state["hands"][seat])
    return {card for place, card in enumerate(ALL_CARDS) if cards >> place & 1}


def test_nothing_tells_what_others_hold(stage: Callable[..., Stage]) -> None:
    """Whatever the others hold and have put aside, and whatever comes, nobody can tell until it is shown.

    All cards that somebody has not seen are exchanged for others, in hands, in the pile and in secret moves.
    """
    first = run(stage(), "pocket", seed=3)
    for name, step in itertools.product(("Ada", "Bo", "Sy"), (1, 5, 10)):
        unseen = [card for card in ALL_CARDS if card not in first.known[step][name]]
        other_card = dict(zip(unseen, unseen[7:] + unseen[:7], strict=True))

        def exchanged(text: str, other_card: dict[str, str] = other_card) -> str:
            return re.sub(r"c\d\d", lambda found: other_card.get(found[0], found[0]), text)

        pile = tuple(Outcome(int(exchanged(f"c{card:02}")[1:])) for card in first.pile)
        script = [(seat, exchanged(move)) for seat, move in first.moves]
        other = run(stage(lambda _, pile=pile: pile), "pocket", script=script, until=step, seed=3)
        assert_same(first, other, step, name, "the log")
        different = {one for one in ("Ada", "Bo", "Sy") if first.sent(step, one) != other.sent(step, one)}
        assert different == {"Ada", "Bo"} - {name}, "who holds other cards is told so"


# Beat the Quake: hands, cards that others draw, discards from a hand, the pile


def even_edition() -> dict[str, Any]:
    """Advanced, with an edition whose cards differ by their names alone: any may lie where another lies."""
    objects = [f'[[objects]]\nid = "{card}"\nvp = 5\nvd = 1\n' for card in EVEN_CARDS]
    path = Path(os.environ["LUDOTHEQUE_EDITIONS"]) / QUAKE / "even.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(['name = "even"\n', *objects]), encoding="utf-8")
    return {"advanced": True, "edition": "even", "together": True}


UNSEEN = re.compile(
    rb"\bc\d\d \((?:damage|d\xc3\xa9g\xc3\xa2ts) 1\)"
)  # in words, of all that one has not seen, wherever it lies


def shaken(pile: Pile) -> Pile:
    """The same cards with a quake after every third, the red ones first: the first draws are safe."""
    objects = [card for card in pile if card < FIRST_QUAKE]
    for place, quake in enumerate((4, 0, 5, 2, 3, 1)):
        objects.insert(10 + 4 * place, Outcome(FIRST_QUAKE + quake))
    return tuple(objects)


def test_nothing_tells_the_hands_of_beat_the_quake(stage: Callable[..., Stage]) -> None:
    """Whatever the others hold, draw and discard from their hands, and whatever comes, nobody can tell.

    All cards that somebody has not seen are exchanged for others: in hands, in the pile, among what left the
    game unseen, and in secret moves. People, one who looks on, and the log of the house.
    """
    even = even_edition()
    first = run(stage(shaken), QUAKE, seed=5, options=even)
    secret = [step for step, (_, move) in enumerate(first.moves) if move.startswith("discard")]
    assert len(secret) >= 3, "a red quake came"
    assert any(move.startswith("use") for _, move in first.moves)
    for step in range(len(first.moves)):
        for name in ("Ada", "Bo", "Sy"):
            told = cards_in(UNSEEN.sub(b"", first.newly_sent(step, name)))
            assert told <= first.known[step][name], (name, step, told - first.known[step][name])
        assert cards_in(first.newly_sent(step, "the log")) <= first.known[step]["Sy"]
    over = len(first.moves)
    for name, step in itertools.product(("Ada", "Bo", "Sy"), (1, secret[0] + 3, over - 1)):
        unseen = [card for card in EVEN_CARDS if card not in first.known[step][name]]
        other_card = dict(zip(unseen, unseen[7:] + unseen[:7], strict=True))

        def exchanged(text: str, other_card: dict[str, str] = other_card) -> str:
            return re.sub(r"c\d\d", lambda found: other_card.get(found[0], found[0]), text)

        pile = tuple(
            card if card >= FIRST_QUAKE else Outcome(int(exchanged(f"c{card:02}")[1:])) for card in first.pile
        )
        assert sum(one != other for one, other in zip(pile, first.pile, strict=True)) == len(unseen)
        script = [(seat, exchanged(move)) for seat, move in first.moves]
        other = run(stage(lambda _, pile=pile: pile), QUAKE, script=script, until=step, seed=5, options=even)
        assert_same(first, other, step, name, "the log")
        different = {one for one in ("Ada", "Bo", "Sy") if first.sent(step, one) != other.sent(step, one)}
        assert different == {"Ada", "Bo"} - {name}, "who holds other cards is told so"
    assert_kept_until_the_end(first)


def assert_kept_until_the_end(played: Played) -> None:
    """Nobody is given the record of a game, and its secret, before it is over; then all are."""
    over = len(played.moves)
    for name in ("Ada", "Bo", "Sy"):
        before = b"".join(played.sent(over - 1, name))
        assert played.secret.encode() not in before
        assert b'"pile":[' not in before.replace(b" ", b"")
        assert played.secret.encode() in b"".join(played.sent(over, name))
    assert records.parse_record(played.record, find).setup.pile == played.pile


class Knowledge:
    """What each person at a table may have seen in a round: their own cards, and what was shown."""

    def __init__(self, stage: Stage, table: str, guests: tuple[Guest, ...]) -> None:
        self._stage, self._table, self._guests = stage, table, guests
        self._may_know: dict[str, set[str]] = {guest.person: set() for guest in guests}
        self._from = {guest.person: [len(way) for way in guest.wire.taken] for guest in guests}

    def check(self) -> None:
        """No byte since the beginning names another card."""
        sent = {guest.person: self._sent(guest) for guest in self._guests}
        truth = self._stage.truth(self._table)  # after the bytes: bots may be playing
        for guest in self._guests:
            self._may_know[guest.person] |= open_to(truth, guest.person)
            told = cards_in(sent[guest.person]) - self._may_know[guest.person]
            around = [
                re.findall(rb".{0,200}" + card.encode() + rb".{0,60}", sent[guest.person]) for card in told
            ]
            assert not told, f"{guest.name} was told of {told}: {around}"

    def _sent(self, guest: Guest) -> bytes:
        starts = itertools.chain(self._from[guest.person], itertools.repeat(0))
        sent = b"".join(bytes(way[start:]) for way, start in zip(guest.wire.taken, starts, strict=False))
        return UNSEEN.sub(b"", sent)


async def test_a_whole_evening(stage: Callable[..., Stage], monkeypatch: pytest.MonkeyPatch) -> None:
    """Takeback, a bot in the seat of who left, giving up, a rematch in which somebody else has the seat.

    After each of them nobody has been told of a card that was neither theirs nor shown.
    """
    monkeypatch.setattr(lineup, "usual", lambda game: "uniform")  # the one that plays every game
    seeds = []
    decide = Thinkers.decide

    async def noted(self: Thinkers, bot: str, game: Any, seed: str, view: Any, legal: Any) -> Any:
        seeds.append(seed)
        return await decide(self, bot, game, seed, view, legal)

    monkeypatch.setattr(Thinkers, "decide", noted)

    async def scenario(stage: Stage) -> None:
        async with AsyncExitStack() as stack:
            guests = tuple(
                [
                    await stack.enter_async_context(Guest.at(stage.inside.url, name))
                    for name in ("Ada", "Bo", "Cy", "Sy")
                ]
            )
            ada, bo, cy, sy = guests
            table = await ada.open_table("me", "open", "open", game="pocket", grace=0, options={"rounds": 8})
            for guest in guests:
                await guest.look(table)
            knowledge = Knowledge(stage, table, guests)

            async def settle() -> None:
                truth = stage.truth(table)
                async with asyncio.timeout(PATIENCE):
                    while truth.bots_to_move():
                        await asyncio.sleep(0.01)  # another thread plays
                number = truth.number
                for guest in guests:
                    await guest.settle(table, number)
                knowledge.check()

            async def poke(number: int) -> None:
                for guest in guests:
                    for path in ("", f"/games/{number}/log", f"/games/{number}/record", "/games"):
                        await guest.get(f"/tables/{table}{path}")
                    await guest.ask_for_words(table)
                    await guest.http.get(f"/plain/t/{table}", headers=guest.headers)
                    for card in ("c00", "c24", "c47"):
                        await guest.ask("play", table, move=f"put {card}", seat=0 if guest is not ada else 1)
                    await guest.come_back(table)
                await settle()

            await ada.do("ready", table)
            await bo.do("sit", table)
            await cy.do("sit", table)
            await settle()
            await ada.do("play", table, move=ada.shown[table]["legal"][0])
            await settle()
            await ada.do("propose", table, what="takeback")
            await bo.do("answer", table, agree=True)
            await cy.do("answer", table, agree=True)
            await settle()
            assert ada.shown[table]["moves"] == 0
            await poke(1)
            await ada.do("play", table, move=ada.shown[table]["legal"][1])
            await bo.do("play", table, move=bo.shown[table]["legal"][-1])
            assert bo.events(table)[-1]["move"].startswith("show")
            await settle()
            await cy.do("leave", table)
            await ada.do("replace", table, seat=2, bot="uniform")
            await settle()
            assert ada.shown[table]["moves"] >= 3, "the bot has played"
            await poke(1)
            await cy.do("return", table)
            await settle()
            await bo.do("resign", table)
            await settle()
            await ada.do("play", table, move=ada.shown[table]["legal"][0])
            await cy.do("play", table, move=cy.shown[table]["legal"][0])
            await settle()
            await poke(1)
            await ada.do("propose", table, what="end")
            await cy.do("answer", table, agree=True)
            await settle()
            assert ada.shown[table]["status"] == "finished"
            logs_before = [(await guest.get(f"/tables/{table}/games/1/log")).content for guest in guests]
            last = ada.number[table]

            await cy.do("leave", table)
            await ada.do("rematch", table)
            await settle()
            knowledge = Knowledge(stage, table, guests)
            await sy.do("sit", table)
            for seen in range(last - 20, last + 3):
                await sy.hang_up()
                await sy.dial()
                await sy.send({"type": "watch", "table": table, "seen": seen})
                await sy.wait_for(lambda message: message["type"] == "whole", len(sy.heard) - 1)
            await ada.do("ready", table)
            await bo.do("ready", table)
            await settle()
            assert sy.shown[table]["yours"] == [2]
            assert cy.shown[table]["seen_by"] == -1
            await poke(2)
            await sy.do("play", table, move=sy.shown[table]["legal"][0])
            await settle()
            logs_after = [(await guest.get(f"/tables/{table}/games/1/log")).content for guest in guests]
            assert logs_after == logs_before, "a seat's old log is that of who sat there then"

    with stage() as house:
        await scenario(house)
        assert house.piles
    assert len(seeds) >= 3
    assert all(re.search("[0-9a-f]{64}", seed) for seed in seeds)


async def test_a_whole_evening_of_beat_the_quake(stage: Callable[..., Stage]) -> None:
    """A takeback, bots in the seat of who left, an end by agreement, a rematch in which seats change.

    A bot draws, shows, and discards in secret; nobody is told of a card that was neither theirs nor shown.
    """

    async def scenario(stage: Stage) -> None:
        async with AsyncExitStack() as stack:
            guests = tuple(
                [
                    await stack.enter_async_context(Guest.at(stage.inside.url, name))
                    for name in ("Ada", "Bo", "Cy", "Sy")
                ]
            )
            ada, bo, cy, sy = guests
            table = await ada.open_table("me", "open", "open", game=QUAKE, grace=0, options=even_edition())
            for guest in guests:
                await guest.look(table)
            knowledge = Knowledge(stage, table, guests)

            async def settle() -> None:
                truth = stage.truth(table)
                async with asyncio.timeout(PATIENCE):
                    while truth.bots_to_move():
                        await asyncio.sleep(0.01)  # another thread plays
                for guest in guests:
                    await guest.settle(table, truth.number)
                knowledge.check()

            async def poke(number: int) -> None:
                for guest in guests:
                    for path in ("", f"/games/{number}/log", f"/games/{number}/record", "/games"):
                        await guest.get(f"/tables/{table}{path}")
                    await guest.ask_for_words(table)
                    await guest.http.get(f"/plain/t/{table}", headers=guest.headers)
                    await guest.come_back(table)
                await settle()

            def mover() -> Guest:
                return next(guest for guest in guests if guest.shown[table].get("legal"))

            async def play(*wanted: str) -> Guest:
                one = mover()
                legal = one.shown[table]["legal"]
                await one.do("play", table, move=next((move for move in wanted if move in legal), legal[0]))
                await settle()
                return one

            await ada.do("ready", table)
            await bo.do("sit", table)
            await cy.do("sit", table)
            await settle()
            one = await play("keep")
            await one.do("propose", table, what="takeback")
            await settle()
            assert ada.shown[table]["moves"] == 0
            for _ in range(5):
                await play("keep", "draw")
            await poke(1)
            await cy.do("leave", table)
            await ada.do("replace", table, seat=2, bot="greedy")
            await settle()
            quiet = ada.shown[table]["moves"]
            while ada.shown[table]["moves"] < quiet + 14 and ada.shown[table]["status"] == "playing":
                await play("draw")
            assert ada.shown[table]["status"] == "playing"
            assert ada.shown[table]["view"]["lost"] >= 3, "a red quake came"
            await poke(1)
            await cy.do("return", table)
            await settle()
            await ada.do("propose", table, what="end")
            await bo.do("answer", table, agree=True)
            await cy.do("answer", table, agree=True)
            await settle()
            assert ada.shown[table]["status"] == "finished"
            logs_before = [(await guest.get(f"/tables/{table}/games/1/log")).content for guest in guests]

            await cy.do("leave", table)
            await ada.do("rematch", table)
            for guest in guests:
                await guest.settle(table, stage.truth(table).number)
            knowledge = Knowledge(stage, table, guests)
            await sy.do("sit", table)
            await ada.do("ready", table)
            await bo.do("ready", table)
            await settle()
            assert (sy.shown[table]["yours"], cy.shown[table]["seen_by"]) == ([2], -1)
            for _ in range(4):
                await play("keep")
            await poke(2)
            logs_after = [(await guest.get(f"/tables/{table}/games/1/log")).content for guest in guests]
            assert logs_after == logs_before, "a seat's old log is that of who sat there then"

    with stage(shaken) as house:
        await scenario(house)
        assert len(set(house.piles)) == 2
