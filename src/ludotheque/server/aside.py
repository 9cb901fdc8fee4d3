"""What takes long is done in threads, beside the event loop."""

import asyncio
from collections.abc import Callable
from typing import Any


class Aside:
    """The way there. Some work comes one at a time, so that tables come first."""

    def __init__(self) -> None:
        self._replaying = asyncio.Lock()
        self._drawing = asyncio.Lock()

    async def __call__(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do it at once."""
        return await asyncio.to_thread(work, *args)

    async def replay(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do something with a record that somebody brings: one at a time."""
        async with self._replaying:
            return await self(work, *args)

    async def draw(self, work: Callable[..., Any], *args: Any) -> Any:
        """Draw pieces: one tray at a time, so that none is drawn twice."""
        async with self._drawing:
            return await self(work, *args)
