"""Where commands come in: from sockets, requests and pages, all the same way."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.engine.words import Refused
from ludotheque.server.background import Spawn
from ludotheque.server.http.limits import Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.people import People
from ludotheque.server.protocol import Replace, Say, Sit, SwitchChat
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.commands import Command, Person, Request, decide, missed_by, run_out
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.pipeline import TRIES, Begun, Pipeline

if TYPE_CHECKING:
    from ludotheque.server.classroom.classroom import Classroom
    from ludotheque.server.realtime.redis import Waker

Answer = Callable[[int | Exception], None]

_LOOKED_UP = (Replace, Sit, Say, SwitchChat)  # something has to be known that is not at the table


class Order(NamedTuple):
    """A command, whose it is, when it reached the house, and what was looked up for it."""

    person: Person
    command: Command
    arrived: int
    away: int | None = None  # when the person of a seat was last connected


class Intake:
    """Commands, and what each becomes."""

    def __init__(
        self,
        keeper: Keeper,
        pipeline: Pipeline,
        people: People,
        away_since: Callable[[str], Awaitable[int | None]],
        classroom: "Classroom | None",
        limits: Limits,
        metrics: Metrics,
        house_time: HouseTime,
        waker: "Waker | None",
        spawn: Spawn,
    ) -> None:
        self._keeper = keeper
        self._pipeline = pipeline
        self._people = people
        self._away_since = away_since
        self._classroom = classroom
        self._limits = limits
        self._metrics = metrics
        self._time = house_time
        self._waker = waker
        self._spawn = spawn

    # Asking

    def ask(self, person: Person, command: Command, answer: Answer, arrived: int) -> None:
        """Carry a command out and answer: the number of its event, or why not.

        Where nothing stands in the way that takes no task: decided and begun at once, answered by the commit.
        Who has to wait for others has a place from this moment on: who comes first is served first.
        """
        order = Order(person, command, arrived)
        live = self._keeper.in_memory(command.table)
        if live is None or live.is_stale or isinstance(command, _LOOKED_UP):
            self._ask_later(order, answer)
        elif live.lock.try_take():
            self._begin(live, order, answer)
        else:
            self._spawn(_answered(answer, self._in_turn, live, live.lock.line_up(), order))

    async def command(self, person: Person, command: Command, arrived: int | None = None) -> int:
        """Carry a command out; the number of the event that it became. Refused if it cannot be."""
        order = Order(person, command, self._time.now() if arrived is None else arrived)
        live = await self._keeper.live(command.table)
        order = await self._looked_up(live, order)
        async with live.lock:
            return await self._carry_out(live, order)

    def _ask_later(self, order: Order, answer: Answer) -> None:
        self._spawn(_answered(answer, self.command, order.person, order.command, order.arrived))

    async def _in_turn(self, live: LiveTable, place: "asyncio.Future[None]", order: Order) -> int:
        """Carry out what waits for others at the same table."""
        await live.lock.wait(place)
        try:
            return await self._carry_out(live, order)
        finally:
            live.lock.give_back()

    # What has to be known besides the table

    async def _looked_up(self, live: LiveTable, order: Order) -> Order:
        """The order with what its command needs; Refused if it may not even be asked for."""
        person, command, away = order.person, order.command, None
        if isinstance(command, Replace):
            places = live.table.places
            replaced = places[command.seat].person if command.seat < len(places) else None
            away = await self._away_since(replaced) if replaced is not None else None
        if isinstance(command, Sit):
            person = await self._people.again(person)
        elif isinstance(command, Say):
            self._check_talk(person)
        if self._classroom is not None and isinstance(command, Say | SwitchChat):
            await self._classroom.check_talk(command)
        return order._replace(person=person, away=away)

    def check_pace(self, person: Person) -> None:
        """Refused if this person asks too often."""
        if not self._limits.commands.take(person.id, time.monotonic()):
            self._metrics.rate_limited.labels("commands").inc()
            raise Refused("too-fast")

    def _check_talk(self, person: Person) -> None:
        """Refused if this person talks too often."""
        if not self._limits.sayings.take(person.id, time.monotonic()):
            self._metrics.rate_limited.labels("sayings").inc()
            raise Refused("too-fast")

    # Under the lock of the table

    def _request(self, live: LiveTable, order: Order) -> Request:
        now = self._time.now()
        return Request(live.table, order.person, now, lambda _: order.away, live.tries, order.arrived)

    def _try(self, live: LiveTable, command: Command, asked: Request) -> Begun | int | None:
        """What a command begins, or the event that it became before; None: a time has run out first."""
        done = live.table.done_before(asked.person.id, command.id)
        if done is not None:
            return done
        if live.table.flagged(asked.at) is not None:
            return None
        return self._pipeline.begin(live, decide(command, asked))

    async def _carry_out(self, live: LiveTable, order: Order) -> int:
        """Try until it is stored, or refused for good."""
        for _ in range(TRIES):
            await self._keeper.freshen(live)
            asked = self._request(live, order)
            try:
                tried = self._try(live, order.command, asked)
                if isinstance(tried, int):
                    return tried
                if tried is None:
                    await self._pipeline.carry_out(live, run_out(live.table, asked.at))
                elif await self._pipeline.finish(live, tried):
                    return tried.number
            except Refused as error:
                if not await self._keeper.look_again(live):
                    self._pipeline.note_miss(live, missed_by(order.command, asked, error))
                    raise
        raise Refused("table-busy")

    def _begin(self, live: LiveTable, order: Order, answer: Answer) -> None:
        """The first try, without waiting; if it is not the last one the order waits like others."""
        asked = self._request(live, order)
        try:
            tried = self._try(live, order.command, asked)
        except Exception as error:
            live.lock.give_back()
            if not isinstance(error, Refused):
                answer(error)
            elif self._waker is not None:  # another process may know better
                self._ask_later(order, answer)
            else:
                answer(error)
                self._pipeline.note_miss(live, missed_by(order.command, asked, error))
            return
        if isinstance(tried, Begun):
            tried.stored.add_done_callback(lambda _: self._stored(live, tried, order, answer))
        else:
            live.lock.give_back()
            self._ask_later(order, answer)

    def _stored(self, live: LiveTable, begun: Begun, order: Order, answer: Answer) -> None:
        """What the first try began is stored, or not."""
        try:
            is_first = begun.stored.result()
            self._pipeline.settle(live, begun, is_first)
        except BaseException as error:
            self._pipeline.doubt(live, error)
            live.lock.give_back()
            answer(error if isinstance(error, Exception) else Refused("store-down"))
            return
        live.lock.give_back()
        if is_first:
            answer(begun.number)
        else:
            self._ask_later(order, answer)


async def _answered(answer: Answer, work: Callable[..., Awaitable[int]], *given: Any) -> None:
    try:
        number = await work(*given)
    except Exception as error:
        answer(error)
    else:
        answer(number)
