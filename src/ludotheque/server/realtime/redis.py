"""Several processes: a word over Redis that a table has a new event, or who is there.

It only wakes: what happened is in the database, and a word that is lost is repaired by the sequence numbers.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from ludotheque.server.metrics import Metrics

log = logging.getLogger("ludotheque.wake")

_CHANNEL = "ludotheque:wake"
_RETRY_SECONDS = 1.0
_MOST_WAITING = 10_000  # words; when nobody takes them the oldest go, and the sequence numbers repair it

Woken = Callable[[str, int], None]  # a table, and the number of its last event
Heard = Callable[[str, str, frozenset[str]], None]  # a process, a table, and who is there


class Waker:
    """The word to the other processes, and theirs to us."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.is_connected: bool | None = None  # None: not tried yet
        self._url = url
        self._metrics = metrics
        self._me = secrets.token_hex(4)
        self._words: asyncio.Queue[str] = asyncio.Queue(_MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def open(self, woken: Woken, heard: Heard) -> None:
        """Begin to listen and to speak."""
        self._redis = Redis.from_url(self._url, socket_connect_timeout=2, health_check_interval=10)
        self._woken = woken
        self._heard = heard
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    def wake(self, table: str, number: int) -> None:
        """Tell the others that a table has this event now."""
        with contextlib.suppress(asyncio.QueueFull):
            self._words.put_nowait(f"{self._me} {table} {number}")

    def tell_presence(self, table: str, people: Iterable[str]) -> None:
        """Tell the others who is at a table in this process."""
        with contextlib.suppress(asyncio.QueueFull):
            self._words.put_nowait(f"{self._me} {table} @{','.join(sorted(people))}")

    async def _speak(self) -> None:
        while True:
            words = [await self._words.get()]
            while not self._words.empty():
                words.append(self._words.get_nowait())
            try:
                await self._redis.publish(_CHANNEL, "\n".join(words))
                self._metrics.wakes_sent.inc(len(words))
            except (RedisError, OSError):
                await asyncio.sleep(_RETRY_SECONDS)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as listening:
                    await listening.subscribe(_CHANNEL)
                    self._set_connected(True)
                    async for message in listening.listen():
                        if message["type"] == "message":
                            self._hear(message["data"])
            except (RedisError, OSError) as error:
                self._set_connected(False, str(error))
            await asyncio.sleep(_RETRY_SECONDS)

    def _hear(self, data: bytes) -> None:
        for line in data.decode("utf-8", "replace").splitlines():
            parts = line.split(" ")
            if len(parts) != 3 or parts[0] == self._me:
                continue
            self._metrics.wakes_received.inc()
            process, table, word = parts
            if word.isdecimal():
                self._woken(table, int(word))
            elif word.startswith("@"):
                self._heard(process, table, frozenset(filter(None, word[1:].split(","))))

    def _set_connected(self, is_connected: bool, why: str = "") -> None:
        if is_connected != self.is_connected:
            log.log(
                logging.INFO if is_connected else logging.WARNING,
                "redis-up" if is_connected else "redis-down",
                extra={"fields": {"why": why} if why else {}},
            )
        self.is_connected = is_connected

    async def close(self) -> None:
        """Say what waits, then no more."""
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(1):
                while not self._words.empty():
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()
