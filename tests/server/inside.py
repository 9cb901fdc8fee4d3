"""A house in a thread of the test's own process: for games and settings that no command line gives."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from unittest.mock import patch

from ludotheque.engine.contract import Game
from ludotheque.games import registry
from ludotheque.server.house import House
from ludotheque.server.http.web_client import FOLDER
from ludotheque.server.run import listen, server_for
from ludotheque.server.settings import Settings, read_settings
from ludotheque.server.store.store import prepare
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.live_table import LiveTable
from tests.server.client import PATIENCE

Done = TypeVar("Done")


@cache
def new_database() -> bytes:
    """A database that nobody has used: its schema is made once, not anew for each of hundreds of houses.

    That a house makes it from nothing is seen wherever one is started as people do (`House`).
    """
    with TemporaryDirectory() as folder:
        file = Path(folder) / "house.db"
        asyncio.run(prepare(f"sqlite+aiosqlite:///{file}"))
        return file.read_bytes()


class Inside:
    """A house that listens on a free port of loopback."""

    def __init__(
        self,
        data: Path,
        find_game: Callable[[str], Game] = registry.find,
        folder: Path = FOLDER,
        **given: Any,
    ) -> None:
        defaults = {"host": "127.0.0.1", "port": 0, "data_dir": str(data), "browser": False}
        self.settings: Settings = read_settings({**defaults, **given}, {})
        self._find_game, self._folder = find_game, folder
        self._database = None if "database" in given else self.settings.data_dir / "house.db"

    def __enter__(self) -> "Inside":
        self._socket = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.server = server_for(self.settings, lambda *_: self._ready.set(), self._find_game, self._folder)
        self.server.main_loop = self._until_told  # type: ignore[method-assign]
        self._ready = threading.Event()
        self._leaving = asyncio.Event()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the house did not open"
        return self

    def _serve(self) -> None:
        if self._database is not None and not self._database.exists():
            self._database.write_bytes(new_database())
        with asyncio.Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve([self._socket]))

    async def _until_told(self) -> None:
        """Until it is told to close: Uvicorn looks ten times a second whether it should."""
        while not self._leaving.is_set():
            await self.server.on_tick(0)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._leaving.wait(), 1.0)

    @property
    def house(self) -> House:
        """The house itself; it lives in another thread."""
        house: House = self.server.config.app.state.house  # type: ignore[union-attr]
        return house

    @contextmanager
    def time_still(self) -> Iterator[None]:
        """Time stands still meanwhile, but for what a test lets pass."""
        elapsed = HouseTime._elapsed()
        with patch.object(self.house.time, "_elapsed", lambda: elapsed):
            yield

    def let_pass(self, seconds: float) -> None:
        """So much time passes at once."""
        self.house.time.at_least(self.house.time.now() + round(seconds * 1000))

    def live(self, table: str) -> LiveTable:
        """A table that is in memory."""
        live = self.house.keeper.in_memory(table)
        assert live is not None
        return live

    async def do(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Something of the house's, in its own thread."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    async def look_after(self, table: str) -> None:
        """Have the house look after a table, as it does every few seconds."""
        await self.do(self.house.alarms.look_after(self.live(table)))

    async def rest(self, table: str) -> None:
        """Until no bot thinks or uses its hands at a table."""
        async with asyncio.timeout(PATIENCE):
            while self.live(table).thinking:
                await asyncio.sleep(0.01)

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self._leaving.set)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the house did not close"
        self._socket.close()
