"""Bots think here: in threads, beside the event loop. Their kernels hold no lock of Python's."""

import asyncio
import hashlib
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ludotheque.bots import lineup
from ludotheque.bots.lens import Lens
from ludotheque.bots.search import Thought, strongest
from ludotheque.engine.contract import Game, Milliseconds, Move, View
from ludotheque.server.metrics import Metrics

log = logging.getLogger("ludotheque.bots")

Decided = TypeVar("Decided")

MOST_WAITING = 1_000  # decisions; more have to come again
LEAST = 0.1  # of the time for a move: what is left of it to a bot that has waited longer for a thread
MOST_KEPT = 8  # bots that may go on with a thought; one that searches holds 6 MB


class Kept:
    """The bots that decided last. In the same turn one goes on with what it has thought."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, str], lineup.Bot] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, name: str, game: Game, seed: str) -> lineup.Bot:
        """The bot that began with this seed, or a new one. Nobody else has it until it is put back."""
        with self._lock:
            found = self._bots.pop((name, game.name, seed), None)
        return found if found is not None else lineup.find(name, game, number_of(seed), by_turns=True)

    def put(self, name: str, game: Game, seed: str, bot: lineup.Bot) -> None:
        """It may be needed again; the one longest unused goes."""
        with self._lock:
            self._bots[name, game.name, seed] = bot
            if len(self._bots) > MOST_KEPT:
                self._bots.popitem(last=False)


class Thinkers:
    """A bounded number of threads, and of decisions that wait for one.

    Who waits for a bot's move waits for no hint, lens or review of somebody else: those have threads of their
    own. They are one more, as the core that serves people has little to do.
    """

    def __init__(self, threads: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self.aside = threads + 1
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._aside = ThreadPoolExecutor(self.aside, thread_name_prefix="aside")
        self._waiting = 0
        self._kept = Kept()
        self._metrics = metrics

    @property
    def is_full(self) -> bool:
        """Whether a decision has to wait outside."""
        return self._waiting >= MOST_WAITING

    async def decide(self, bot: str, game: Game, seed: str, view: View, legal: list[Move]) -> Move | None:
        """The bot's move, where turns are taken; None: it passes. It sees the view and nothing else."""
        return await self._timed(self._pool, self._think, bot, game, seed, view, legal)

    async def plan(
        self, bot: str, game: Game, seed: str, view: View, legal: list[Move]
    ) -> tuple[Move | None, Milliseconds]:
        """The bot's move where all play at once, and how long its hands take for it; None: nothing now."""
        return await self._timed(self._pool, self._plan, bot, game, seed, view, legal)

    async def advise(self, game: Game, seed: str, view: View, legal: list[Move]) -> Thought:
        """What the strongest bot thinks of a seat's moves. It sees the view and nothing else."""
        return await self._timed(self._aside, self._advise, "hint", game, seed, view, legal)

    async def look(self, game: Game, view: View) -> dict[str, Any]:
        """What a game's lens shows of a position."""
        return await self._timed(self._aside, self._look, "lens", game, "", view, [])

    async def lend(self, work: Callable[[], Decided]) -> Decided:
        """A thread for something short that is no decision: it waits for those that came before."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, work)

    async def _timed(
        self,
        pool: ThreadPoolExecutor,
        work: Callable[[str, Game, str, View, list[Move], float], Decided],
        bot: str,
        game: Game,
        seed: str,
        view: View,
        legal: list[Move],
    ) -> Decided:
        """Do it in a thread, and see how long it takes. The time for it runs while it waits for one."""
        self._waiting += 1
        self._metrics.bot_queue.set(self._waiting)
        began = time.monotonic()
        try:
            decided = await asyncio.get_running_loop().run_in_executor(
                pool, lambda: work(bot, game, seed, view, legal, self._left(began))
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

    def _left(self, began: float) -> float:
        """How long a bot may still think that was asked then."""
        return max(self.seconds - (time.monotonic() - began), LEAST * self.seconds)

    def _think(
        self, bot: str, game: Game, seed: str, view: View, legal: list[Move], seconds: float
    ) -> Move | None:
        thinker = self._kept.take(bot, game, seed)
        move = thinker.decide(view, legal, seconds)
        self._kept.put(bot, game, seed, thinker)
        return move

    def _plan(
        self, bot: str, game: Game, seed: str, view: View, legal: list[Move], seconds: float
    ) -> tuple[Move | None, Milliseconds]:
        thinker = lineup.find(bot, game, number_of(seed))
        move = thinker.decide(view, legal, seconds)
        return move, thinker.pace(view, move)

    def _advise(
        self, name: str, game: Game, seed: str, view: View, legal: list[Move], seconds: float
    ) -> Thought:
        return strongest(game, number_of(seed)).think(view, legal, seconds=seconds)

    def _look(
        self, name: str, game: Game, seed: str, view: View, legal: list[Move], seconds: float
    ) -> dict[str, Any]:
        lens: Lens = game.part("lens")
        return lens.shown(view)

    def close(self) -> None:
        """No more decisions."""
        for pool in (self._pool, self._aside):
            pool.shutdown(wait=False, cancel_futures=True)


def number_of(seed: str) -> int:
    """What a bot begins with, whose chance follows from this text."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:6], "big")
