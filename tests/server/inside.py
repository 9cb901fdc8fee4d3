"""A house in a thread of the test's own process: for games and settings that no command line gives."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.engine.contract import Game
from ludotheque.games import registry
from ludotheque.server.client import FOLDER
from ludotheque.server.house import House
from ludotheque.server.serving import listen, server_for
from ludotheque.server.settings import Settings, read_settings


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

    def __enter__(self) -> "Inside":
        self._socket = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.server = server_for(self.settings, lambda *_: self._ready.set(), self._find_game, self._folder)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        assert self._ready.wait(60), "the house did not open"
        return self

    def _serve(self) -> None:
        with asyncio.Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve([self._socket]))

    @property
    def house(self) -> House:
        """The house itself; it lives in another thread."""
        house: House = self.server.config.app.state.house  # type: ignore[union-attr]
        return house

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive(), "the house did not close"
        self._socket.close()
