"""The load client: tables with one connection for each seat, over raw WebSockets.

It knows no server. A server's table (`houses.py`) says how to join, how to play and what a message means.
When to play is decided here, and it is measured how long the other seat waits to see it.
"""

import asyncio
import gc
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from measure import CommandError

AT_ONCE = 32  # tables that join at the same time
LONGEST = 60.0  # seconds that a table may take to join, or a move to be seen, before the run fails
PACE = 1.0  # seconds from move to move of a table, when paced


class Latency(NamedTuple):
    """From sending a move to the other seat seeing it."""

    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    load_cpu: float  # share of its core that the load client used


class Seat(WSListener):
    """One connection: one seat of one table."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Kept for what is sent."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Handed to the table."""
        if frame.msg_type == WSMsgType.TEXT:
            self.table.hear(self.number, frame.get_payload_as_bytes())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Only the load ends a connection."""
        self.table.load.fail("the server ended a connection")

    def say(self, message: bytes) -> None:
        """Send a message."""
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, message)


class Table(ABC):
    """Two seats of one match. A subclass speaks one server's language."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.seats: list[Seat] = []
        self.sent = 0.0  # when the move under way was sent, or should have been
        self.due = 0.0  # when a move should have been sent that still waits for the last; 0: none
        self.free = False  # a move can be sent
        self.joined = [load.loop.create_future() for _ in range(2)]

    @abstractmethod
    async def join(self) -> None:
        """Take both seats; afterwards the table is free."""

    @abstractmethod
    def greet(self, seat: Seat) -> None:
        """Say the first word on a connection."""

    @abstractmethod
    def play(self) -> None:
        """Send a legal move."""

    @abstractmethod
    def hear(self, seat: int, message: bytes) -> None:
        """Understand what a seat is told: calls `seen` and `be_free`."""

    async def connect(self, address: str, headers: Mapping[str, str] | None = None) -> None:
        """Open the connection of the next seat and wait until it takes part."""
        seat = Seat(self, len(self.seats))
        await ws_connect(lambda: seat, address, extra_headers=headers, websocket_handshake_timeout=LONGEST)
        self.seats.append(seat)
        self.greet(seat)
        await self.joined[seat.number]

    def send(self, asked: float = 0.0) -> None:
        """Play now; the time counts from when it was asked for."""
        self.free = False
        self.due = 0.0
        self.sent = asked or time.perf_counter()
        self.play()

    def seen(self) -> None:
        """The other seat has just seen the move."""
        if self.load.counting:
            self.load.waits.append(time.perf_counter() - self.sent)

    def be_free(self) -> None:
        """The next move can be sent."""
        if self.due or self.load.saturating:
            self.send(self.due)
        else:
            self.free = True


class Load:
    """Many tables at once."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.tables: list[Table] = []
        self.waits: list[float] = []  # seconds
        self.counting = self.saturating = self.pacing = self.closing = False
        self.failed: asyncio.Future[str] = self.loop.create_future()

    def fail(self, why: str) -> None:
        """The figures would be worth nothing: the run ends."""
        if not self.closing and not self.failed.done():
            self.failed.set_result(why)

    async def watched(self, seconds: float, *work: asyncio.Future[Any]) -> None:
        """Wait so long, or until the work is done; raises as soon as anything has failed."""
        await asyncio.wait({self.failed, *work}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if self.failed.done():
            raise CommandError(self.failed.result())

    async def open(self, tables: Sequence[Table]) -> None:
        """All of them, a few at a time."""
        turns = asyncio.Semaphore(AT_ONCE)

        async def join(table: Table) -> None:
            async with turns:
                await asyncio.wait_for(table.join(), LONGEST)
            self.tables.append(table)

        joins = asyncio.gather(*(join(table) for table in tables))
        try:
            while not joins.done():
                await self.watched(LONGEST, joins)
            await joins
        finally:
            joins.cancel()

    async def close(self) -> None:
        """End every connection."""
        self.closing = True
        transports = [seat.transport for table in self.tables for seat in table.seats if seat.transport]
        for transport in transports:
            transport.disconnect(graceful=False)
        await asyncio.gather(*(transport.wait_disconnected() for transport in transports))
        self.tables.clear()

    async def saturate(self, warm_up: float, seconds: float) -> Latency:
        """Every table plays as fast as it can: the next move when the other seat has seen the last."""
        with quiet():
            self.saturating = True
            for table in self.tables:
                table.be_free()
            measured = await self.count(warm_up, seconds)
            self.saturating = False
            await self.come_to_rest()
        return measured

    async def pace(self, warm_up: float, seconds: float) -> Latency:
        """Every table plays a move a second, each at its own moment: the same moments for every server."""
        moments = random.Random(len(self.tables))
        with quiet():
            begin = time.perf_counter()
            self.pacing = True
            for table in self.tables:
                self.pace_table(table, begin + moments.random() * PACE)
            measured = await self.count(warm_up, seconds)
            self.pacing = False
            await self.come_to_rest()
        return measured

    def pace_table(self, table: Table, due: float) -> None:
        """Have it play when it is due, and so on; a move that must wait for the last follows it at once."""

        def play() -> None:
            if not self.pacing:
                return
            if table.free:
                table.send()
            elif not table.due:
                table.due = due
            self.pace_table(table, due + PACE)

        self.loop.call_later(due - time.perf_counter(), play)

    async def count(self, warm_up: float, seconds: float) -> Latency:
        """Measure for so long, after a warm-up."""
        await self.watched(warm_up)
        self.waits.clear()
        self.counting, begin, worked = True, time.perf_counter(), time.process_time()
        await self.watched(seconds)
        self.counting, passed = False, time.perf_counter() - begin
        worked = time.process_time() - worked
        waits = sorted(self.waits)
        if not waits:
            raise CommandError("not one move was seen")
        p50, p99 = (1000 * waits[int(share * len(waits))] for share in (0.50, 0.99))
        return Latency(len(waits), len(waits) / passed, p50, p99, worked / passed)

    async def come_to_rest(self) -> None:
        """Wait for the moves under way; a table that stands still fails the run."""
        end = time.perf_counter() + LONGEST
        while not all(table.free and not table.due for table in self.tables):
            await self.watched(PACE / 10)
            if time.perf_counter() > end:
                still = sum(not table.free for table in self.tables)
                raise CommandError(f"{still} of {len(self.tables)} tables stand still")


@contextmanager
def quiet() -> Iterator[None]:
    """Without Python's collector, whose pauses would be counted as the server's."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
