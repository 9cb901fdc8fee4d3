"""Bots think here: in threads, beside the event loop. Their kernels hold no lock of Python's."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ludotheque.bots import lineup
from ludotheque.engine.contract import Game, Milliseconds, Move, View
from ludotheque.server.metrics import Metrics

log = logging.getLogger("ludotheque.bots")

Decided = TypeVar("Decided")

MOST_WAITING = 1_000  # decisions; more have to come again


class Thinkers:
    """A bounded number of threads, and of decisions that wait for one."""

    def __init__(self, threads: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._waiting = 0
        self._metrics = metrics

    @property
    def is_full(self) -> bool:
        """Whether a decision has to wait outside."""
        return self._waiting >= MOST_WAITING

    async def decide(self, bot: str, game: Game, seed: str, view: View, legal: list[Move]) -> Move | None:
        """The bot's move; None, where nobody has to move: nothing now. It sees the view and nothing else."""
        return await self._aside(self._think, bot, game, seed, view, legal)

    async def plan(
        self, bot: str, game: Game, seed: str, view: View, legal: list[Move]
    ) -> tuple[Move | None, Milliseconds]:
        """The same, and how long its hands take for that."""
        return await self._aside(self._plan, bot, game, seed, view, legal)

    async def lend(self, work: Callable[[], Decided]) -> Decided:
        """A thread for something short that is no decision: it waits for those that came before."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def _aside(
        self,
        work: Callable[[str, Game, str, View, list[Move]], Decided],
        bot: str,
        game: Game,
        seed: str,
        view: View,
        legal: list[Move],
    ) -> Decided:
        """Do it in a thread, and see how long it takes."""
        self._waiting += 1
        self._metrics.bot_queue.set(self._waiting)
        began = time.monotonic()
        try:
            decided = await asyncio.get_running_loop().run_in_executor(
                self._pool, work, bot, game, seed, view, legal
            )
        finally:
            self._waiting -= 1
            self._metrics.bot_queue.set(self._waiting)
        took = time.monotonic() - began
        self._metrics.bot_seconds.observe(took)
        if took > 2 * self.seconds:
            log.warning(
                "bot-late", extra={"fields": {"bot": bot, "game": game.name, "seconds": round(took, 2)}}
            )
        return decided

    def _think(self, bot: str, game: Game, seed: str, view: View, legal: list[Move]) -> Move | None:
        return lineup.find(bot, game, _number(seed)).decide(view, legal, self.seconds)

    def _plan(
        self, bot: str, game: Game, seed: str, view: View, legal: list[Move]
    ) -> tuple[Move | None, Milliseconds]:
        thinker = lineup.find(bot, game, _number(seed))
        move = thinker.decide(view, legal, self.seconds)
        return move, thinker.pace(view, move)

    def close(self) -> None:
        """No more decisions."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _number(seed: str) -> int:
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:6], "big")
