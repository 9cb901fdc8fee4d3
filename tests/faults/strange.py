"""The house with something strange in it: `python strange.py clock FILE serve …`, `… wait store serve …`.

clock: the file says by how many seconds its wall clock is wrong, and how many have passed that nobody waited
for, at every moment.
bots (`sleep:FOLDER` or `burn:FOLDER`): each notes in the folder that it was asked, and decides when a file
`go` is there. Until then it waits outside Python (sleep), or keeps Python busy (burn).
wait: it waits less for a database that hangs (store), looks more often for what no word has come of (repair),
or, when it stops, waits less for who does not read, and very long for all else that has to end (stop).
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from socket import SO_SNDBUF, SOL_SOCKET, socket
from typing import Any

LOOK = 0.01  # seconds
LITTLE = 4096  # bytes


def set_clock(file: Path) -> None:
    """The machine's clocks: what the file says is added."""
    wall, passed = time.time, time.monotonic_ns

    def read() -> list[float]:
        return [float(word) for word in file.read_text().split()]

    time.time = lambda: wall() + sum(read())
    time.monotonic_ns = lambda: passed() + int(read()[1] * 1e9)


def slow_bots(folder: Path, wait: Callable[[], None]) -> None:
    """Bots that wait before they decide."""
    from ludotheque.bots import lineup

    find, go = lineup.find, folder / "go"

    class Slow:
        """Decides as another does, later."""

        def __init__(self, bot: Any) -> None:
            self._bot = bot

        def decide(self, view: Any, legal: Any, seconds: float) -> Any:
            """As the other bot decides."""
            (folder / "asked").touch()
            while not go.exists():
                wait()
            return self._bot.decide(view, legal, seconds)

        def pace(self, view: Any, move: Any) -> Any:
            """With the same hands."""
            return self._bot.pace(view, move)

    def find_slow(*asked: Any, **named: Any) -> lineup.Bot:
        return Slow(find(*asked, **named))

    lineup.find = find_slow


def burn() -> None:
    """Keep Python busy."""
    end = time.monotonic() + LOOK
    while time.monotonic() < end:
        pass


def keeping_little(listen: Callable[..., socket]) -> Callable[..., socket]:
    """The system keeps only a little of what is sent for who does not read; the house has the rest."""

    def listen_so(*where: Any) -> socket:
        listening = listen(*where)
        listening.setsockopt(SOL_SOCKET, SO_SNDBUF, LITTLE)
        return listening

    return listen_so


def set_wait(what: str) -> None:
    """Seconds."""
    from ludotheque.server import house, run
    from ludotheque.server.realtime import websocket as lines
    from ludotheque.server.store import store

    if what == "store":
        store._PATIENCE = store._PROBE = 2.0
    elif what == "repair":
        house._REPAIR_SECONDS = 1.0
    else:
        lines._GOODBYE_SECONDS = 1.0
        lines._MOST_UNSENT = 1 << 30  # bytes: who does not read is still there when it stops
        run._STOP_SECONDS = 600  # who holds it up so long is found out
        run.listen = keeping_little(run.listen)


def main() -> None:
    """Make it strange, then run it."""
    what, how = sys.argv[1:3]
    del sys.argv[1:3]
    if what == "clock":
        set_clock(Path(how))
    from ludotheque.cli.main import main as command

    if what == "bots":
        way, _, folder = how.partition(":")
        slow_bots(Path(folder), burn if way == "burn" else lambda: time.sleep(LOOK))
    elif what == "wait":
        set_wait(how)
    command()


if __name__ == "__main__":
    main()
