"""A table with the people around it: who watches, what each was shown last, and the last messages."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from ludotheque.engine.contract import Move, View
from ludotheque.server.protocol import EventKind, Hand, HandShown, Presence, encode, encode_plain
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.rights import Viewer, viewer_of
from ludotheque.server.tables.shown import Picture, Showing
from ludotheque.server.tables.table import Table
from ludotheque.server.tables.trays import side_at
from ludotheque.server.tables.tries import Tries

LINGER = 120_000  # milliseconds that messages are still made for who has just gone
# At a live table the process that lets the game begin or go on moves the hands of its bots.
LETS_PLAY: frozenset[EventKind] = frozenset({"started", "resumed", "replaced"})
_MOST_KEPT = 64  # events that can be sent again
_MOST_BYTES = 256 << 10  # of all messages that are kept for one table


class Connection(Protocol):
    """The way to one client."""

    language: str
    key: str  # the hash of the secret that opened it

    def post(self, data: bytes) -> None:
        """Send a message, without waiting. Who cannot keep up is dropped."""

    def beat(self, now: int) -> None:
        """A sign of life."""

    def drop(self, key: str, retry_after: float | None = None) -> None:
        """Say why, and when to come back, if at all; then hang up."""


class FairLock:
    """A lock: first come, first served. Where nobody waits it is taken and given back without a task."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._is_taken

    def try_take(self) -> bool:
        """Take it, if that needs no waiting."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def give_back(self) -> None:
        """Let the next have it."""
        while self._waiting:
            future = self._waiting.popleft()
            if not future.done():
                future.set_result(None)
                return
        self._is_taken = False

    def line_up(self) -> "asyncio.Future[None]":
        """A place among those who wait, from this moment on: done when it is one's turn."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.try_take():
            future.set_result(None)
            return future
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(future)
        return future

    async def wait(self, place: "asyncio.Future[None]") -> None:
        """Wait for one's turn."""
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was ours already
                self.give_back()
            raise

    async def __aenter__(self) -> None:
        if not self.try_take():
            await self.wait(self.line_up())

    async def __aexit__(self, *_: object) -> None:
        self.give_back()


class Watcher:
    """One connection at one table."""

    __slots__ = ("connection", "is_whole", "person", "viewer")

    def __init__(self, connection: Connection, person: str, viewer: Viewer, is_whole: bool) -> None:
        self.connection = connection
        self.person = person
        self.viewer = viewer
        self.is_whole = is_whole


Messages = dict[tuple[Viewer, Viewer], bytes]  # by where one looked from before, and now


class Telling(NamedTuple):
    """An event that has happened, as it is told."""

    number: int
    messages: Messages
    posts: list[tuple[Connection, bytes]]
    has_seats_changed: bool


class Intent(NamedTuple):
    """What a bot's hands are at, where everybody plays at the same time."""

    move: Move | None  # None: nothing for a while
    due: int  # the game's time at which it is done
    since: tuple[int, int]  # the round, and how many moves this seat had made: after another it is void


class LiveTable:
    """A table in memory. All that changes it happens under its lock."""

    def __init__(self, table: Table) -> None:
        self.lock = FairLock()
        self.watchers: dict[Connection, Watcher] = {}
        self.thinking: set[int] = set()  # seats whose bot is thinking, or has its hands full
        self.intents: dict[int, Intent] = {}  # of bots at a live table
        self.looked: tuple[View, asyncio.Task[dict[str, Any]]] | None = None  # through the lens, and at what
        self.moves_hands = True  # whether this process moves those of its bots
        self.tries = Tries()
        self.timer: asyncio.TimerHandle | None = None
        self.is_stale = False  # whether the table may not be what is stored
        self.used = 0.0  # when it was last needed, by the loop's clock
        self.row: dict[str, Any] = {}  # what the lists say of it
        self.elsewhere: dict[
            str, tuple[frozenset[str], float]
        ] = {}  # people in other processes, and since when
        self.words: dict[tuple[int, int, int, int, str], asyncio.Task[bytes]] = {}  # of `words.py`
        self._here: list[int] = []  # whom clients know to be here
        self._set(table)

    def _set(self, table: Table) -> None:
        self.table = table
        self.showing = Showing(table)
        self.told = table.number  # the last event that clients know of
        self._last: dict[Viewer, Picture] = {}  # what each was shown last
        self._leaving: dict[Viewer, int] = {}  # when a viewer went
        self._recent: deque[tuple[int, Messages]] = deque()
        self._recent_bytes = 0

    def rebuild(self, table: Table) -> None:
        """Take this table, which stands where clients were told last, in place of a stale one."""
        self._set(table)
        for watcher in self.watchers.values():
            watcher.viewer = viewer_of(table, watcher.person)
            self._begin(watcher.viewer)
        self.is_stale = False

    def _begin(self, viewer: Viewer) -> None:
        if viewer not in self._last:
            self._last[viewer] = self.showing.picture(viewer)

    # Its alarm

    def set_timer(self, seconds: float, ring: Callable[[], None]) -> None:
        """Ring after this time, once."""
        self.stop_timer()
        self.timer = asyncio.get_running_loop().call_later(seconds, ring)

    def stop_timer(self) -> None:
        """Ring no more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # Watching

    def watch(self, connection: Connection, person: str, is_whole: bool) -> Watcher:
        """One more who is told of this table."""
        watcher = Watcher(connection, person, viewer_of(self.table, person), is_whole)
        self.watchers[connection] = watcher
        self._begin(watcher.viewer)
        self._leaving.pop(watcher.viewer, None)
        return watcher

    def unwatch(self, connection: Connection, now: int) -> None:
        """One less. Messages are still made for it for a while: it may come back."""
        watcher = self.watchers.pop(connection, None)
        if watcher is not None and all(other.viewer != watcher.viewer for other in self.watchers.values()):
            self._leaving[watcher.viewer] = now

    def rest(self, viewer: Viewer, seen: int) -> list[bytes] | None:
        """Exactly the messages after the one seen; None if they are not all kept."""
        if seen == self.told:
            return []
        if not self._recent or not self._recent[0][0] <= seen + 1 <= self.told:
            return None
        found = [messages.get((viewer, viewer)) for number, messages in self._recent if number > seen]
        return [message for message in found if message is not None] if None not in found else None

    def whole(self, viewer: Viewer, now: int) -> bytes:
        """The table as this viewer may see it."""
        table = self.table
        message = {
            "type": "whole",
            "table": table.id,
            "number": table.number,
            "now": now,
            "shown": self.showing.shown(viewer),
            "said": [said.model_dump(exclude_none=True) for said in table.sayings],
            "here": self.here(),
        }
        return encode_plain(message)

    def people(self) -> set[str]:
        """Who watches in this process."""
        return {watcher.person for watcher in self.watchers.values()}

    def here(self) -> list[int]:
        """Seats whose people watch."""
        people = self.people().union(*(people for people, _ in self.elsewhere.values()))
        return [seat for seat, place in enumerate(self.table.places) if place.person in people]

    def tell_presence(self) -> None:
        """Tell everybody who is here, if that has changed."""
        here = self.here()
        if here == self._here:
            return
        self._here = here
        data = encode(Presence(table=self.table.id, here=here))
        for watcher in list(self.watchers.values()):
            watcher.connection.post(data)

    def show_hand(self, person: str, hand: Hand) -> None:
        """Show where a hand is to the others of its side. Nobody else is told, and nothing is kept."""
        table = self.table
        mine = table.seats_of(person)
        if not table.is_live or table.status != "playing" or not mine:
            return
        seat = hand.seat if hand.seat in mine else mine[0]
        side = table.sides[seat]
        data: bytes | None = None
        for watcher in list(self.watchers.values()):
            if watcher.person != person and side_at(table, watcher.viewer.seats) == side:
                if data is None:
                    shown = hand.model_dump(exclude={"seat"})
                    data = encode(HandShown(seat=seat, name=table.places[seat].name or "", **shown))
                watcher.connection.post(data)

    # Happening

    def happen(self, event: Happened, now: int) -> "Telling":
        """Let an event happen; what tells of it, to be sent once it is stored."""
        seats_changed = self.table.seats_changed
        self.table.apply(event)
        has_changed = self.table.seats_changed != seats_changed
        pairs = self._look_again() if has_changed else {}
        wanted = set(pairs.values()) or {(one.viewer, one.viewer) for one in self.watchers.values()}
        for viewer, gone in list(self._leaving.items()):
            if event.at - gone > LINGER:
                del self._leaving[viewer]
                self._last.pop(viewer, None)
            else:
                wanted.add((viewer, viewer))
        messages = self._messages(event, wanted)
        return Telling(event.number, messages, self._posts(messages, pairs, now), has_changed)

    def _look_again(self) -> dict[Connection, tuple[Viewer, Viewer]]:
        """Seats have changed hands: who looked from where, and now."""
        self._leaving.clear()
        pairs = {}
        for connection, watcher in self.watchers.items():
            before, watcher.viewer = watcher.viewer, viewer_of(self.table, watcher.person)
            pairs[connection] = (before, watcher.viewer)
        return pairs

    def _messages(self, event: Happened, pairs: set[tuple[Viewer, Viewer]]) -> Messages:
        after = {viewer: self.showing.picture(viewer) for _, viewer in pairs}
        messages = {
            (old, new): encode_plain(self.showing.event(event, self._last[old], after[new]))
            for old, new in pairs
        }
        self._last = after
        return messages

    def _posts(
        self, messages: Messages, pairs: dict[Connection, tuple[Viewer, Viewer]], now: int
    ) -> list[tuple[Connection, bytes]]:
        wholes: dict[Viewer, bytes] = {}
        posts = []
        for connection, watcher in self.watchers.items():
            viewer = watcher.viewer
            if watcher.is_whole:
                if viewer not in wholes:
                    wholes[viewer] = self.whole(viewer, now)
                posts.append((connection, wholes[viewer]))
            else:
                posts.append((connection, messages[pairs.get(connection, (viewer, viewer))]))
        return posts

    def send(self, telling: "Telling") -> None:
        """The event is stored: tell everybody."""
        self.told = telling.number
        for connection, data in telling.posts:
            connection.post(data)
        if telling.has_seats_changed:
            self.tell_presence()
            self.forget()  # who is away may look from another place now
        else:
            self._keep(telling.number, telling.messages)

    def _keep(self, number: int, messages: Messages) -> None:
        self._recent.append((number, messages))
        self._recent_bytes += sum(map(len, messages.values()))
        while len(self._recent) > _MOST_KEPT or (self._recent_bytes > _MOST_BYTES and len(self._recent) > 1):
            self._recent_bytes -= sum(map(len, self._recent.popleft()[1].values()))

    def forget(self) -> None:
        """The kept messages go."""
        self._recent.clear()
        self._recent_bytes = 0
