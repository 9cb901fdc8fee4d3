"""Work that nobody waits for: it goes on beside the requests until the house closes."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from ludotheque.engine.words import Refused
from ludotheque.server.store.store import StoreDown

log = logging.getLogger("ludotheque.house")

Work = Coroutine[Any, Any, Any]
Spawn = Callable[[Work], None]


class Background:
    """The tasks of a house."""

    def __init__(self, watch_store: Callable[[], Work]) -> None:
        self.is_stopping = False  # nothing new is begun
        self._watch_store = watch_store
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Work) -> None:
        """Do it; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreDown) and not self.is_stopping:
            self.store_failed()
        elif error is not None and not isinstance(error, StoreDown | Refused):
            log.error("work-failed", exc_info=error)

    def store_failed(self) -> None:
        """Nothing can be stored: have the store watched until it works again."""
        self.spawn(self._watch_store())

    async def for_ever(self, work: Callable[[], Coroutine[Any, Any, float]]) -> None:
        """Do it again and again, whatever goes wrong; each time says how long to wait."""
        while True:
            try:
                seconds = await work()
            except StoreDown:
                self.store_failed()
                seconds = 1.0
            except Exception:
                log.exception("work-failed", extra={"fields": {"work": work.__name__}})
                seconds = 1.0
            await asyncio.sleep(seconds)

    async def stop(self) -> None:
        """Nothing goes on."""
        self.is_stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
