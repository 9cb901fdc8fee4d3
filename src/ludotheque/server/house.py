"""The house: takes commands, stores what they become, then lets it be seen.

A table in memory is a `LiveTable`. Whatever changes it happens under its lock, in this order: decide, apply,
build the messages, commit, send. If the commit fails, or another process was first, it is built again from
what is stored.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Row

from ludotheque.engine.contract import Game, Milliseconds, Options, Seat
from ludotheque.engine.words import Refused, say
from ludotheque.games import registry
from ludotheque.server.api.reviews import Reviews
from ludotheque.server.http.limits import Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.people import People, new_id
from ludotheque.server.protocol import (
    EventKind,
    Hand,
    Lobby,
    NewTable,
    Replace,
    Say,
    Sit,
    Storing,
    SwitchChat,
    TableCard,
    Watch,
    encode,
)
from ludotheque.server.settings import Settings
from ludotheque.server.store.rows import (
    card,
    folded,
    header_from,
    header_row,
    listed_part,
    listed_row,
    people_at,
    rows_of,
)
from ludotheque.server.store.store import Store, StoreDown
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.commands import (
    Change,
    Command,
    Miss,
    Person,
    Request,
    close,
    decide,
    finish,
    missed_by,
    note_miss,
    pass_for_bot,
    photo_finish,
    play_for_bot,
    run_out,
    seat_all,
)
from ludotheque.server.tables.live_table import Connection, Intent, LiveTable, Telling
from ludotheque.server.tables.opening import open_table
from ludotheque.server.tables.table import Happened, Header, Place, Table
from ludotheque.server.tables.thinkers import Thinkers
from ludotheque.server.tables.trays import drawn, spread, warm, warm_up
from ludotheque.server.warm_up import WarmUp

if TYPE_CHECKING:
    from ludotheque.server.classroom.classroom import Classroom
    from ludotheque.server.realtime.redis import Waker

log = logging.getLogger("ludotheque.house")

COME_BACK = 1.0  # seconds after which a client may try again when the house restarts
MOST_CONNECTIONS = 50  # of one person
MOST_OPEN_TABLES = 50  # of one host

_TRIES = 5  # to be first, against other processes
_TRIES_OUTSIDE = 50  # the same from outside, where each takes longer
_IDLE_SECONDS = 60.0  # until a table that nobody watches leaves the memory
_SWEEP_SECONDS = 2.0
_HEARTBEAT_SECONDS = 20.0
_BEATS = 20  # connections at once
_AWAY = 45_000  # milliseconds without a sign from any process
_LOBBY_SECONDS = 1.0
_REPAIR_SECONDS = 5.0

# At a live table the process that lets the game begin or go on moves the hands of its bots.
_LETS_PLAY: frozenset[EventKind] = frozenset({"started", "resumed", "replaced"})
_HANDS_LOST = 60_000  # milliseconds without a move of a bot; then another process takes it over
_GLANCE_SECONDS = 1.0  # at most between two looks of a bot whose hands are full: is the game still on?
_REST_SECONDS = 0.1  # at most between two looks of a bot that waits for who watches: is it asked for a step?
_BREATH = 50  # milliseconds between two thoughts of a bot at a live table


Answer = Callable[[int | Exception], None]


class _Begun(NamedTuple):
    """A change that has happened in memory, and is being stored."""

    change: Change
    tellings: list[Telling]
    row: dict[str, Any]
    has_row_changed: bool
    stored: "asyncio.Future[bool]"


class House:
    """All tables, people and bots of this process."""

    def __init__(
        self,
        settings: Settings,
        find_game: Callable[[str], Game] = registry.find,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.time = HouseTime()
        self.limits = Limits(settings)
        self.store = Store(settings.database_url, self.metrics)
        self.people = People(self.store)
        self.is_stopping = False
        self.find_game = find_game
        self.warm_up = WarmUp(find_game)
        self.classroom = self._classroom(settings.classroom)
        self.advised: set[str] = set()  # people who wait for a hint
        self._rooms: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._connected: Counter[str] = Counter()  # connections by person
        self._gone: list[str] = []  # people whose last connection has just ended
        self._everybody: dict[Connection, str] = {}
        self._lobby: set[Connection] = set()
        self._lobby_changed = True
        self._lobby_last = b""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._attention = 0
        self._thinkers: Thinkers | None = None
        self._waker: Waker | None = None
        self._told_working = True
        self._replaying = asyncio.Lock()
        self._drawing = asyncio.Lock()
        self.reviews = Reviews(self.lend, self._spawn, self.store)

    def _classroom(self, game: str | None) -> "Classroom | None":
        if not game:
            return None
        from ludotheque.server.classroom.classroom import Classroom  # few houses are one

        return Classroom(self, game)

    # Opening and closing

    async def open(self) -> None:
        """Open the doors: the database, the other processes, the bots, and what was left undone."""
        await self.store.open()
        self.time.at_least(await self.store.latest(self.time.now()))
        self._attention = await self.store.attention()
        if self.classroom is not None:
            await self.classroom.open()
        self._thinkers = Thinkers(self.settings.bot_threads, self.settings.thinking, self.metrics)
        if self.settings.redis:
            from ludotheque.server.realtime.redis import Waker  # few houses are more than one process

            self._waker = Waker(self.settings.redis, self._woken, self._heard, self.metrics)
        for work in (self._sweep, self._beat, self._show_lobby, self._repair):
            self._spawn(self._for_ever(work))
        self.warm_up.begin()
        self._spawn(self._draw_boards())

    def say_goodbye(self) -> None:
        """Nothing new is begun, and everybody is told to come back in a moment."""
        self.is_stopping = True
        for connection in list(self._everybody):
            connection.drop("restarting", COME_BACK)

    @property
    def thinkers(self) -> Thinkers:
        """Where bots think, once the house is open."""
        assert self._thinkers is not None
        return self._thinkers

    async def close(self) -> None:
        """Close the doors: what was begun is finished and stored, nothing new begins."""
        self.is_stopping = True
        self.warm_up.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            async with room.lock:
                self._stop_timer(room)
        if self._waker is not None:
            await self._waker.close()
        if self._thinkers is not None:
            self._thinkers.close()
        with contextlib.suppress(StoreDown):
            await self.store.latest(self.time.now())
            await self.store.note_seen(list(self._connected), self.time.now())
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreDown) and not self.is_stopping:
            self._spawn(self._watch_store())
        elif error is not None and not isinstance(error, StoreDown | Refused):
            log.error("work-failed", exc_info=error)

    async def _for_ever(self, work: Callable[[], Coroutine[Any, Any, float]]) -> None:
        """Do it again and again, whatever goes wrong; each time says how long to wait."""
        while True:
            try:
                seconds = await work()
            except StoreDown:
                self._spawn(self._watch_store())
                seconds = 1.0
            except Exception:
                log.exception("work-failed", extra={"fields": {"work": work.__name__}})
                seconds = 1.0
            await asyncio.sleep(seconds)

    # Tables in memory

    async def room(self, table: str) -> LiveTable:
        """A table; Refused if there is none."""
        room = self._rooms.get(table)
        if room is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(loading)
        room.used = time.monotonic()
        return room

    def in_memory(self, table: str | None) -> LiveTable | None:
        """A table, if it is in memory just now."""
        return self._rooms.get(table) if table is not None else None

    async def _load(self, table: str) -> LiveTable:
        row = await self.store.table(table)
        if row is None:
            raise Refused("table-unknown")
        room = LiveTable(await self._fold(row))
        room.is_keeper = self._waker is None
        room.row = listed_part(row._mapping)
        self.time.at_least(room.table.at)  # noted only now and then: a process that was killed knew more
        room.used = time.monotonic()  # else it could be swept away before who asked for it has it
        self._rooms[table] = room
        self.metrics.tables.set(len(self._rooms))
        self._spawn(self._look_after(room))
        return room

    async def _fold(self, row: Row[Any], until: int | None = None) -> Table:
        """A table as its stored events make it."""
        header = await self._header(row)
        happened = await self.store.events_of(row.id, until=until)
        if len(happened) < 30:
            return folded(header, happened)
        return await asyncio.to_thread(folded, header, happened)

    async def history(self, table: str, until: int | None = None) -> tuple[Header, list[Happened]]:
        """A table from its first event on, apart from the one in memory."""
        row = await self.store.table(table)
        if row is None:
            raise Refused("table-unknown")
        return await self._header(row), await self.store.events_of(table, until=until)

    async def _header(self, row: Row[Any]) -> Header:
        """What a table is, once its rules can be used; Refused, with how far they are, if that takes long."""
        await self.warm_up.ready(row.game)
        return header_from(row, self.find_game)

    # Commands

    async def open_table(self, person: Person, new: NewTable) -> LiveTable:
        """A new table; Refused, with words, if it cannot be."""
        if not self.limits.tables.take(person.id, time.monotonic()):
            raise Refused("tables-too-fast")
        if self.settings.limit_messages and await self.store.count_open(person.id) >= MOST_OPEN_TABLES:
            raise Refused("tables-too-many", most=MOST_OPEN_TABLES)
        game = self.find_game(new.game)
        await self.warm_up.ready(game.name)
        given = (new, person, new_id(), self.time.now(), game)
        header = open_table(*given) if new.start is None else await self.replay(open_table, *given)
        return await self._add(header)

    async def lay_table(self, host: Person, new: NewTable, plan: tuple[Place, ...]) -> LiveTable:
        """A table with everybody in their seats: the game begins."""
        game = self.find_game(new.game)
        await self.warm_up.ready(game.name)
        header = open_table(new, host, new_id(), self.time.now(), game)
        room = await self._add(replace(header, plan=plan))
        await self.overrule(room.table.id, seat_all)
        return room

    async def _add(self, header: Header) -> LiveTable:
        table = Table(header)
        room = LiveTable(table)
        room.row = listed_row(room, self.settings)
        await self.store.add_table(header_row(header, room.row), people_at(table))
        room.used = time.monotonic()
        self._rooms[header.id] = room
        self.metrics.tables.set(len(self._rooms))
        self._lobby_changed |= header.public
        if table.is_live:
            self._spawn(self._draw(warm, table))
        return room

    async def _draw_boards(self) -> None:
        """The usual boards of games that go by time, once nothing else is waited for."""
        await self.warm_up.all_ready()
        timed = [game for game in map(self.find_game, registry.NAMES) if game.is_timed]
        await self._draw(warm_up, timed)

    async def _draw(self, work: Callable[..., Any], *args: Any) -> Any:
        """Draw pieces: one tray at a time, so that none is drawn twice."""
        async with self._drawing:
            return await self.aside(work, *args)

    async def tray(self, table: str, person: str) -> bytes:
        """What the side of a person has still to lay (`protocol.Tray`)."""
        room = await self.room(table)
        async with room.lock:
            await self.look_again(room)
            found = spread(room.table, person)
        tray: bytes = await self._draw(drawn, found)
        return tray

    async def components(self, game: Game, options: Options, language: str) -> dict[str, Any]:
        """What is in the box of a game; a board takes long to draw, for the first time."""
        draw = self._draw if game.is_timed else self.aside
        found: dict[str, Any] = await draw(game.components_told, options, language)
        return found

    async def overrule(self, table: str, decide: Callable[[Table, int], Change | None]) -> None:
        """Let something happen at a table that nobody there has asked for; None: nothing has to."""
        room = await self.room(table)
        async with room.lock:
            for _ in range(_TRIES):
                await self.look_again(room)
                change = decide(room.table, self.time.now())
                if change is None or await self._carry_out(room, change):
                    return
        raise Refused("table-busy")

    def drop_rooms(self, tables: Iterable[str]) -> None:
        """Forget tables that are stored no more."""
        for table in tables:
            room = self._rooms.pop(table, None)
            if room is not None:
                self._stop_timer(room)

    async def command(self, person: Person, command: Command, arrived: int | None = None) -> int:
        """Carry a command out; the number of the event that it became. Refused if it cannot be."""
        arrived = self.time.now() if arrived is None else arrived
        room = await self.room(command.table)
        away = await self._last_seen(room, command.seat) if isinstance(command, Replace) else None
        if isinstance(command, Sit):
            person = await self.people.again(person)
        elif isinstance(command, Say):
            self._check_talk(person)
        if self.classroom is not None and isinstance(command, Say | SwitchChat):
            await self.classroom.check_talk(command)
        async with room.lock:
            return await self._command(room, person, command, arrived, away)

    async def _command(
        self, room: LiveTable, person: Person, command: Command, arrived: int, away: int | None = None
    ) -> int:
        """The same, under the lock."""
        for _ in range(_TRIES):
            await self.freshen(room)
            table = room.table
            done = table.done_before(person.id, command.id)
            if done is not None:
                return done
            now = self.time.now()
            if table.flagged(now) is not None:
                await self._carry_out(room, run_out(table, now))
                continue
            asked = Request(table, person, now, lambda _: away, room.tries, arrived)
            try:
                change = decide(command, asked)
                if await self._carry_out(room, change):
                    return change.events[0].number
            except Refused as error:
                if not await self.look_again(room):
                    self._note_miss(room, missed_by(command, asked, error))
                    raise
        raise Refused("table-busy")

    def ask(self, person: Person, command: Command, answer: Answer, arrived: int) -> None:
        """Carry a command out and answer: the number of its event, or why not.

        Where nothing stands in the way that takes no task: decided and begun at once, answered by the commit.
        Who has to wait for others has a place from this moment on: who comes first is served first.
        """
        room = self._rooms.get(command.table)
        if room is None or room.is_stale or isinstance(command, Replace | Sit | Say | SwitchChat):
            self._spawn(self._ask_later(person, command, answer, arrived))
            return
        if not room.lock.try_take():
            place = room.lock.line_up()
            self._spawn(self._ask_in_turn(room, place, person, command, answer, arrived))
            return
        now = self.time.now()
        asked = Request(room.table, person, now, tries=room.tries, arrived=arrived)
        try:
            done = room.table.done_before(person.id, command.id)
            if done is not None or room.table.flagged(now) is not None:
                room.lock.give_back()
                self._spawn(self._ask_later(person, command, answer, arrived))
                return
            begun = self._begin(room, decide(command, asked))
        except Exception as error:
            room.lock.give_back()
            if isinstance(error, Refused) and self._waker is not None:  # another process may know better
                self._spawn(self._ask_later(person, command, answer, arrived))
            else:
                answer(error)
                if isinstance(error, Refused):
                    self._note_miss(room, missed_by(command, asked, error))
            return
        begun.stored.add_done_callback(
            lambda stored: self._stored(room, begun, person, command, answer, arrived)
        )

    def _stored(
        self,
        room: LiveTable,
        begun: "_Begun",
        person: Person,
        command: Command,
        answer: Answer,
        arrived: int,
    ) -> None:
        """What `ask` began is stored, or not."""
        try:
            is_first = begun.stored.result()
            if is_first:
                self._complete(room, begun)
            else:
                room.is_stale = True
        except BaseException as error:
            self._doubt(room, error)
            room.lock.give_back()
            answer(error if isinstance(error, Exception) else Refused("store-down"))
            return
        room.lock.give_back()
        if is_first:
            answer(begun.change.events[0].number)
        else:
            self._spawn(self._ask_later(person, command, answer, arrived))

    async def _ask_later(self, person: Person, command: Command, answer: Answer, arrived: int) -> None:
        try:
            number = await self.command(person, command, arrived)
        except Exception as error:
            answer(error)
        else:
            answer(number)

    async def _ask_in_turn(
        self,
        room: LiveTable,
        place: "asyncio.Future[None]",
        person: Person,
        command: Command,
        answer: Answer,
        arrived: int,
    ) -> None:
        """What waits for others at the same table."""
        await room.lock.wait(place)
        try:
            number = await self._command(room, person, command, arrived)
        except Exception as error:
            room.lock.give_back()
            answer(error)
        except BaseException:
            room.lock.give_back()
            raise
        else:
            room.lock.give_back()
            answer(number)

    def _note_miss(self, room: LiveTable, miss: Miss | None) -> None:
        """A photo finish: who lost it has the answer already."""
        if miss is not None and not self.is_stopping:
            self._spawn(self._store_miss(room, miss))

    async def _store_miss(self, room: LiveTable, miss: Miss) -> None:
        async with room.lock:
            for _ in range(_TRIES):
                await self.freshen(room)
                change = note_miss(room.table, miss, self.time.now())
                if change is None or await self._carry_out(room, change):
                    return

    def show_hand(self, person: Person, hand: Hand) -> None:
        """Show partners where a hand is; what comes too fast, or to no such table, goes nowhere."""
        room = self._rooms.get(hand.table)
        if room is not None:
            room.show_hand(person.id, hand)

    def check_pace(self, person: Person) -> None:
        """Refused if this person asks too often."""
        if not self.limits.commands.take(person.id, time.monotonic()):
            self.metrics.rate_limited.labels("commands").inc()
            raise Refused("too-fast")

    def _check_talk(self, person: Person) -> None:
        """Refused if this person talks too often."""
        if not self.limits.sayings.take(person.id, time.monotonic()):
            self.metrics.rate_limited.labels("sayings").inc()
            raise Refused("too-fast")

    async def aside(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do what takes long beside the event loop."""
        return await asyncio.to_thread(work, *args)

    async def lend(self, work: Callable[[], Any]) -> Any:
        """The same in a thread of the bots, for what thinks as they do: a short piece at a time."""
        assert self._thinkers is not None
        return await self._thinkers.lend(work)

    async def replay(self, work: Callable[..., Any], *args: Any) -> Any:
        """The same for a record that somebody brings: one at a time, so that tables come first."""
        async with self._replaying:
            return await self.aside(work, *args)

    async def _last_seen(self, room: LiveTable, seat: int) -> int | None:
        """When the person of a seat was last connected; None: is so now."""
        person = room.table.places[seat].person if seat < len(room.table.places) else None
        if person is None or self._connected[person]:
            return None
        seen = (await self.store.seen([person])).get(person)
        is_near = self._waker is not None and seen is not None and self.time.now() - seen < _AWAY
        return None if is_near else seen

    async def freshen(self, room: LiveTable) -> None:
        """Make sure that the table is what is stored, as far as we know."""
        if room.is_stale:
            await self._rebuild(room)

    async def look_again(self, room: LiveTable) -> bool:
        """The same, whatever another process has stored: its word may be late. Whether anything was new."""
        if self._waker is not None:
            return await self._take_over(room)
        await self.freshen(room)
        return False

    async def _carry_out(self, room: LiveTable, change: Change | None) -> bool:
        """Let a change happen, store it, then show it. False: another process was first; look again."""
        if change is None:
            return False
        begun = self._begin(room, change)
        try:
            is_first = await begun.stored
        except BaseException as error:
            self._doubt(room, error)
            raise
        if not is_first:
            room.is_stale = True
            await self._rebuild(room)
            return False
        self._complete(room, begun)
        return True

    def _begin(self, room: LiveTable, change: Change) -> "_Begun":
        """Let a change happen, build what tells of it, and have it stored. Nobody sees it yet."""
        now = self.time.now()
        tellings: list[Telling] = []
        try:
            for event in change.events:
                tellings.append(room.happen(event, now))
            end = finish(room.table, now)
            for event in end.events if end else ():
                change.events.append(event)
                tellings.append(room.happen(event, now))
            row = listed_row(room, self.settings)
            rows = rows_of(room, change, row)
        except Refused:  # by the rules of the game, before anything has happened
            room.is_stale = bool(tellings)
            raise
        except BaseException:
            room.is_stale = True  # a fault of ours
            raise
        return _Begun(change, tellings, row, rows.row is not None, self.store.commit(rows))

    def _doubt(self, room: LiveTable, error: BaseException) -> None:
        """Whether a change was stored is not known: that has to be read."""
        room.is_stale = True
        if isinstance(error, StoreDown):
            self._spawn(self._watch_store())

    def _complete(self, room: LiveTable, begun: "_Begun") -> None:
        """A change is stored: show it, and see what follows."""
        self._lobby_changed |= begun.has_row_changed and room.table.header.public
        room.row = begun.row
        room.used = time.monotonic()
        moves = 0
        for telling, event in zip(begun.tellings, begun.change.events, strict=True):
            room.send(telling)
            moves += event.kind == "moved"
            room.is_keeper |= event.kind in _LETS_PLAY
        self.metrics.events.inc(len(begun.tellings))
        self.metrics.moves.inc(moves)
        if self._waker is not None:
            self._waker.wake(room.table.id, room.table.number)
        self._follow_up(room)

    async def _rebuild(self, room: LiveTable) -> None:
        """Go back to what clients know, then on to what is stored."""
        row = await self.store.table(room.table.id)
        if row is None:
            raise Refused("table-unknown")
        header = await self._header(row)
        happened = await self.store.events_of(row.id)
        room.rebuild(folded(header, happened[: room.told]))
        room.row = listed_part(row._mapping)
        self._go_on(room, happened[room.told :])

    async def _catch_up(self, room: LiveTable) -> None:
        async with room.lock:
            await self._take_over(room)

    async def _take_over(self, room: LiveTable) -> bool:
        """Take over what other processes have stored; whether there was anything."""
        told = room.told
        if room.is_stale:
            await self._rebuild(room)
        elif happened := await self.store.events_of(room.table.id, room.table.number):
            row = await self.store.table(room.table.id)
            if row is not None:
                room.row = listed_part(row._mapping)
            self._go_on(room, happened)
        return room.told > told

    def _go_on(self, room: LiveTable, happened: Iterable[Happened]) -> None:
        for event in happened:
            self.time.at_least(event.at)
            room.send(room.happen(event, self.time.now()))
            if self._waker is not None and event.kind in _LETS_PLAY:
                room.is_keeper = False
        self._lobby_changed |= room.table.header.public
        self._set_timer(room)

    # What happens by itself

    def _follow_up(self, room: LiveTable) -> None:
        """Ask the bots that are waited for, and set the clock's alarm."""
        for seat in room.table.bots_to_move():
            if seat in room.thinking or self.is_stopping:
                continue
            if not room.table.is_live:
                room.thinking.add(seat)
                self._spawn(self._think(room, seat))
            elif self._is_ours(room, seat):
                room.thinking.add(seat)
                self._spawn(self._use_hands(room, seat))
        self._set_timer(room)

    def _is_ours(self, room: LiveTable, seat: int) -> bool:
        """Whether this process moves the hands of a bot: it lets the game go on, or nobody else does."""
        idle = room.table.game_time(self.time.now()) - _hand_of(room.table, seat)[1]
        room.is_keeper |= idle > _HANDS_LOST
        return room.is_keeper

    async def _think(self, room: LiveTable, seat: int) -> None:
        """Let a bot decide, and play its move by the same door as everybody."""
        is_late, is_asked, bot = False, True, None
        try:
            while self.thinkers.is_full:
                is_late = True
                await asyncio.sleep(0.1)
            async with room.lock:
                await self.freshen(room)
                table = room.table
                match, bot = table.match, table.places[seat].bot
                if match is None or bot is None or seat not in table.bots_to_move():
                    return
                place = _place_in(table)
                view, legal = match.view(Seat(seat)), table.legal(seat, self.time.now())
                # From the secret: nobody who knows the game can foresee what chance tells a bot.
                seed = f"bot:{table.sealed.secret}:{seat}:{_turn_of(table, seat)}"
            move = await self.thinkers.decide(bot, table.game, seed, view, legal)
            while (rest := self._rest_of(room.table)) > 0:
                await asyncio.sleep(min(rest, _REST_SECONDS))
            async with room.lock:
                await self.freshen(room)
                table = room.table
                if _place_in(table) == place and seat in table.bots_to_move():
                    room.thinking.discard(seat)
                    is_asked = False
                    now = self.time.now()
                    change = (
                        pass_for_bot(table, seat, now)
                        if move is None
                        else play_for_bot(table, seat, move, now)
                    )
                    if await self._carry_out(room, change):
                        self.metrics.bot_moves.inc()
        except StoreDown:
            return  # asked again when it can be stored
        except Exception:
            # Request again when the table is overdue, not at once: a bot that fails would keep us busy.
            log.exception("bot-failed", extra={"fields": {"table": room.table.id, "bot": bot}})
            return
        finally:
            if is_asked:
                room.thinking.discard(seat)
            if is_late:
                log.info("bot-waited", extra={"fields": {"table": room.table.id}})
        if not room.is_stale:
            self._follow_up(room)

    def _rest_of(self, table: Table) -> float:
        """Seconds until the next move may be seen, where people watch bots."""
        is_slow = table.is_watched and not table.is_stepping
        rest = table.at + table.header.pause - self.time.now() if is_slow else 0
        return max(0, rest) / 1000

    async def _use_hands(self, room: LiveTable, seat: int) -> None:
        """Let a bot play where everybody does at the same time: one thing after the other, at its own pace.

        It ends when the game does, or is paused: what the hands were at waits in `room.intents`.
        """
        try:
            while not self.is_stopping:
                intent = await self._intend(room, seat)
                if intent is None:
                    return
                wait = await self._carry_on(room, seat, intent)
                if wait is None:
                    return
                await asyncio.sleep(wait)
        except StoreDown:
            return
        except Exception:
            log.exception("bot-failed", extra={"fields": {"table": room.table.id, "seat": seat}})
        finally:
            room.thinking.discard(seat)

    async def _intend(self, room: LiveTable, seat: int) -> Intent | None:
        """What a bot's hands are at, or what they begin now; None: the game is not on for it."""
        while True:
            while self.thinkers.is_full:
                await asyncio.sleep(0.1)
            async with room.lock:
                await self.freshen(room)
                table = room.table
                match, bot = table.match, table.places[seat].bot
                if match is None or bot is None or not self._is_on(room, seat):
                    return None
                since, intent = _hand_of(table, seat)[0], room.intents.get(seat)
                if intent is not None and intent.since == since:
                    return intent
                now = table.game_time(self.time.now())
                view, legal = match.view(Seat(seat)), match.legal(Seat(seat), now)
                seed = f"bot:{table.sealed.secret}:{seat}:{len(match.played)}"
            move, pace = await self.thinkers.plan(bot, table.game, seed, view, legal)
            room.intents[seat] = Intent(move, now + max(pace, _BREATH), since)

    def _is_on(self, room: LiveTable, seat: int) -> bool:
        """Whether a bot at a live table has to use its hands, and in this process."""
        is_on = seat in room.table.bots_to_move() and room.is_keeper
        if not is_on and room.table.status != "paused":
            room.intents.pop(seat, None)
        return is_on and not self.is_stopping

    async def _carry_on(self, room: LiveTable, seat: int, intent: Intent) -> float | None:
        """Go on with what the hands are at; seconds until the next look, None: the game is not on."""
        async with room.lock:
            await self.freshen(room)
            table, now = room.table, self.time.now()
            match = table.match
            if match is None or not self._is_on(room, seat):
                return None
            if _hand_of(table, seat)[0] != intent.since:
                return 0.0
            left = intent.due - table.game_time(now)
            if left > 0:
                return min(left / 1000, _GLANCE_SECONDS)
            room.intents.pop(seat, None)
            move, is_legal = intent.move, table.game.rules.is_legal
            if move is None:
                return 0.0
            if is_legal(match.box, match.state, seat, move, table.game_time(now)):
                if await self._carry_out(room, play_for_bot(table, seat, move, now)):
                    self.metrics.bot_moves.inc()
                return 0.0
            miss = photo_finish(table, seat, move, now)
        self._note_miss(room, miss)
        return _BREATH / 1000

    def _set_timer(self, room: LiveTable) -> None:
        self._stop_timer(room)
        table = room.table
        flag = table.clock.flag() if table.clock is not None and table.status == "playing" else None
        moments = [moment for moment in (flag[0] if flag else None, table.ends_at()) if moment is not None]
        if moments:
            seconds = max(0.0, (min(moments) - self.time.now()) / 1000)
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(
                min(seconds, 3600.0) + 0.005, lambda: self._spawn(self._look_after(room))
            )

    @staticmethod
    def _stop_timer(room: LiveTable) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None

    async def _look_after(self, room: LiveTable) -> None:
        """Do what is due: a time that has run out, an end that was not noted, a bot that was not asked."""
        try:
            async with room.lock:
                await self.freshen(room)
                now = self.time.now()
                change = finish(room.table, now) or run_out(room.table, now)
                if change is None or not await self._carry_out(room, change):
                    self._follow_up(room)
        except (StoreDown, Refused) as error:
            log.warning("not-looked-after", extra={"fields": {"table": room.table.id, "why": str(error)}})

    async def _sweep(self) -> float:
        """Look after tables that are due, here or in no process; let idle ones leave the memory."""
        for table in await self.store.due(self.time.now()):
            room = self._rooms.get(table)
            if room is None:
                with contextlib.suppress(Refused):
                    await self.room(table)  # which looks after it
            elif not room.thinking:
                await self._look_after(room)
        limit = time.monotonic() - _IDLE_SECONDS
        for room in list(self._rooms.values()):
            if room.used < limit and not room.lock.locked():
                if room.watchers or room.thinking:
                    room.forget()
                else:
                    self._stop_timer(room)
                    del self._rooms[room.table.id]
        self.metrics.tables.set(len(self._rooms))
        return _SWEEP_SECONDS

    async def _repair(self) -> float:
        """Find what no word has reached us of."""
        attention = await self.store.attention()
        is_asked = attention != self._attention
        if is_asked or self._waker is not None:
            rooms = [room for room in self._rooms.values() if room.watchers or is_asked]
            for table in await self.store.ahead_of([(room.table.id, room.told) for room in rooms]):
                if table in self._rooms:
                    self.metrics.repairs.inc()
                    await self._catch_up(self._rooms[table])
        if is_asked:
            await self.drop_strangers()
            self._lobby_changed = True
            self._attention = attention
        if self._waker is None or not self._waker.is_connected:
            return 1.0
        return _REPAIR_SECONDS

    async def drop_strangers(self) -> None:
        """Hang up on who was banned, and on who was signed out."""
        everybody = dict(self._everybody)
        banned = await self.store.banned(set(everybody.values()))
        good = await self.store.good([connection.key for connection in everybody])
        for connection, person in everybody.items():
            if person in banned:
                connection.drop("banned")
            elif connection.key not in good:
                connection.drop("signed-out")

    def _heard(self, process: str, table: str, people: frozenset[str]) -> None:
        """Another process says who is at a table there."""
        room = self._rooms.get(table)
        if room is None:
            return
        is_new = process not in room.elsewhere
        room.elsewhere[process] = (people, time.monotonic())
        room.tell_presence()
        if is_new and room.watchers and self._waker is not None:
            self._waker.tell_presence(table, room.people())

    def _tell_presence(self, room: LiveTable) -> None:
        room.tell_presence()
        if self._waker is not None:
            self._waker.tell_presence(room.table.id, room.people())

    def _renew_presence(self) -> None:
        """Say again who is here, and forget what no process has said for long."""
        limit = time.monotonic() - _AWAY / 1000
        for room in self._rooms.values():
            old = [process for process, (_, since) in room.elsewhere.items() if since < limit]
            for process in old:
                del room.elsewhere[process]
            room.tell_presence()
            if room.watchers and self._waker is not None:
                self._waker.tell_presence(room.table.id, room.people())

    def _woken(self, table: str, number: int) -> None:
        room = self._rooms.get(table)
        if room is not None and room.told < number:
            self._spawn(self._catch_up(room))
        self._lobby_changed = True

    async def _watch_store(self) -> None:
        """Tell everybody that nothing can be stored, and again when it can."""
        if not self._told_working:
            return
        self._told_working = False
        self._tell_working()
        while not (await self._is_mended() and self.store.is_working):
            await asyncio.sleep(0.5)
        self._told_working = True
        self._tell_working()

    async def _is_mended(self) -> bool:
        """Whether moves can be stored again, and every table is what is stored."""
        if not await self.store.probe(self.time.now()):
            return False
        for room in list(self._rooms.values()):
            if room.is_stale:
                try:
                    await self._catch_up(room)
                except StoreDown:
                    return False
                except Refused:  # there is no such table any more
                    continue
                self._follow_up(room)
        return True

    def _tell_working(self) -> None:
        for connection in list(self._everybody):
            connection.post(encode(self.storing(connection.language)))

    def storing(self, language: str) -> Storing:
        """Whether moves can be stored, in words."""
        key = "store-works" if self.store.is_working else "store-down"
        return Storing(working=self.store.is_working, text=say(key, language))

    async def _beat(self) -> float:
        """Note the time, and who is connected."""
        now = self.time.now()
        self.time.at_least(await self.store.latest(now))
        await self.store.note_seen(list(self._connected), now)
        if self._waker is not None:
            self._renew_presence()
        everybody = list(self._everybody)
        pause = _HEARTBEAT_SECONDS * _BEATS / max(len(everybody), 1)  # spread over the whole time
        for start in range(0, len(everybody), _BEATS):
            for connection in everybody[start : start + _BEATS]:
                connection.beat(now)
            await asyncio.sleep(min(pause, 1.0))
        return max(0.0, _HEARTBEAT_SECONDS - (self.time.now() - now) / 1000)

    # People around the tables

    def check_room_for(self, person: str) -> None:
        """Refused if this person has too many connections."""
        if self.settings.limit_messages and self._connected[person] >= MOST_CONNECTIONS:
            raise Refused("connections-too-many", most=MOST_CONNECTIONS)

    def is_connected(self, person: str) -> bool:
        """Whether a person has a connection to this process."""
        return self._connected[person] > 0

    def connect(self, connection: Connection, person: str) -> None:
        """Somebody has connected."""
        self._everybody[connection] = person
        self._connected[person] += 1
        self.metrics.sockets.set(len(self._everybody))

    def disconnect(self, connection: Connection, tables: Iterable[str]) -> None:
        """A connection is gone, and what it watched."""
        person = self._everybody.pop(connection, None)
        self.metrics.sockets.set(len(self._everybody))
        self._lobby.discard(connection)
        for table in list(tables):
            self.unwatch(connection, table)
        if person is None:
            return
        self._connected[person] -= 1
        if not self._connected[person]:
            del self._connected[person]
            if not self.is_stopping:
                if not self._gone:
                    self._spawn(self._note_gone())
                self._gone.append(person)

    async def _note_gone(self) -> None:
        """Note who has just gone: all at once, as a classroom goes."""
        gone, self._gone = self._gone, []
        with contextlib.suppress(StoreDown):
            await self.store.note_seen(gone, self.time.now())

    async def watch(self, connection: Connection, person: str, command: Watch) -> None:
        """Tell a connection of a table from now on."""
        room = await self.room(command.table)
        async with room.lock:
            await self.look_again(room)
            watcher = room.watch(connection, person, command.whole)
            rest = None
            if command.seen is not None and not command.whole:
                rest = room.rest(watcher.viewer, command.seen)
            for data in [room.whole(watcher.viewer, self.time.now())] if rest is None else rest:
                connection.post(data)
            self._tell_presence(room)

    def unwatch(self, connection: Connection, table: str) -> None:
        """Tell a connection no more."""
        room = self._rooms.get(table)
        if room is not None:
            room.unwatch(connection, self.time.now())
            room.used = time.monotonic()
            self._tell_presence(room)

    async def watch_lobby(self, connection: Connection, on: bool) -> None:
        """Tell a connection of the public tables, or no more."""
        self._lobby.discard(connection)
        if on:
            self._lobby.add(connection)
            self._lobby_last = b""  # what this one is shown now need not be what the others were
            connection.post(encode(Lobby(tables=await self.public_tables())))

    async def public_tables(self) -> list[TableCard]:
        """The public tables; a classroom has none."""
        if self.classroom is not None:
            return []
        return [card(row) for row in await self.store.public_tables()]

    async def _show_lobby(self) -> float:
        if self._lobby and (self._lobby_changed or self._waker is not None):
            self._lobby_changed = False
            data = encode(Lobby(tables=await self.public_tables()))
            if data != self._lobby_last:
                self._lobby_last = data
                for connection in list(self._lobby):
                    connection.post(data)
        return _LOBBY_SECONDS


def _place_in(table: Table) -> tuple[int, int, int]:
    """Where a game that goes by turns stands: after this, a decision from before is void."""
    moves = len(table.match.played) if table.match is not None else 0
    return table.round, moves, table.turns.number if table.turns is not None else 0


def _turn_of(table: Table, seat: int) -> int:
    """How many moves had been played when this seat's turn began."""
    played = table.match.played if table.match is not None else []
    others = [number for number, one in enumerate(played, start=1) if one.seat != seat]
    return others[-1] if others else 0


def _hand_of(table: Table, seat: int) -> tuple[tuple[int, int], Milliseconds]:
    """The round and how many moves a seat has made in it; and when the last of them was."""
    times = [played.now for played in table.match.played if played.seat == seat] if table.match else []
    return (table.round, len(times)), times[-1] if times else Milliseconds(0)


async def close_table(store: Store, settings: Settings, table: str) -> bool:
    """Close a table beside the processes that serve it, whoever its host is. False: it was closed before."""
    clock = HouseTime()
    clock.at_least(await store.latest(clock.now()))
    for _ in range(_TRIES_OUTSIDE):
        stored = await store.table(table)
        if stored is None:
            raise Refused("table-unknown")
        room = LiveTable(folded(header_from(stored, registry.find), await store.events_of(table)))
        room.row = listed_part(stored._mapping)
        if room.table.status == "closed":
            return False
        change = Change(room.table, max(clock.now(), room.table.at))
        close(change)
        for event in change.events:
            room.table.apply(event)
        if await store.commit(rows_of(room, change, listed_row(room, settings))):
            return True
    raise Refused("table-busy")
