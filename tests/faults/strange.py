"""The house with something strange in it: `python strange.py clock FILE serve …`, `… bots sleep serve …`.

clock: its wall clock is wrong by as many seconds as the file says, at every moment.
bots: each takes a second for a move; they sleep or wait outside Python (sleep), or keep Python busy (burn).
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SLOW = 1.0  # seconds


def set_clock(file: Path) -> None:
    """The machine's clock, wrong by what the file says."""
    right = time.time
    time.time = lambda: right() + float(file.read_text())


def slow_bots(wait: Callable[[], None]) -> None:
    """Bots that wait before they decide."""
    from ludotheque.bots import lineup

    find = lineup.find

    class Slow:
        """Decides as another does, later."""

        def __init__(self, bot: Any) -> None:
            self._bot = bot

        def decide(self, view: Any, legal: Any, seconds: float) -> Any:
            """The same move."""
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
    end = time.monotonic() + SLOW
    while time.monotonic() < end:
        pass


def main() -> None:
    """Make it strange, then run it."""
    what, how = sys.argv[1:3]
    del sys.argv[1:3]
    if what == "clock":
        set_clock(Path(how))
    from ludotheque.cli.main import main as run

    if what == "bots":
        slow_bots(burn if how == "burn" else lambda: time.sleep(SLOW))
    run()


if __name__ == "__main__":
    main()
