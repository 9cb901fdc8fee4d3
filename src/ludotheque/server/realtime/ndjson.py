"""A table as ND-JSON: one message a line, for programs that would rather not speak WebSocket."""

import asyncio
from collections.abc import AsyncGenerator

from ludotheque.engine.words import say
from ludotheque.server.house import House
from ludotheque.server.protocol import Bye, Pulse, Watch, encode

_MOST_WAITING = 1 << 20  # bytes; who is so far behind is dropped, and resumes by number


class Stream:
    """One reader of one table."""

    def __init__(self, house: House, person: str, key: str, watch: Watch, language: str) -> None:
        self.language = language
        self.key = key
        self._house = house
        self._person = person
        self._watch = watch
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0  # bytes that were not taken yet
        self._is_over = False

    async def lines(self) -> AsyncGenerator[bytes, None]:
        """The messages as they come, from the first reading on."""
        self._house.connections.add(self, self._person)
        try:
            await self._house.presence.watch(self, self._person, self._watch)
            while (line := await self._lines.get()) is not None:
                self._waiting -= len(line)
                yield line + b"\n"
        finally:
            self._house.connections.remove(self)
            self._house.presence.unwatch(self, self._watch.table)

    def post(self, data: bytes) -> None:
        """Send a message, without waiting. Who cannot keep up is dropped."""
        if self._is_over:
            return
        if self._waiting > _MOST_WAITING:
            self._house.metrics.slow_readers_dropped.inc()
            self._end()
            return
        self._waiting += len(data)
        self._lines.put_nowait(data)

    def _end(self) -> None:
        self._is_over = True
        self._lines.put_nowait(None)

    def beat(self, now: int) -> None:
        """A sign of life, so that nobody between us hangs up. The lag of a stream cannot be measured."""
        self.post(encode(Pulse(now=now, lag=0)))

    def drop(self, key: str, retry_after: float | None = None) -> None:
        """Say why, and when to come back, if at all; then end."""
        self.post(encode(Bye(key=key, text=say(key, self.language), retry_after=retry_after)))
        self._end()
