"""How often a hand may try a piece at a live table: a matter of the house, not of the rules."""

from collections import deque

from ludotheque.engine.words import Refused

MOST_TRIES = 2
WITHIN = 1_000  # milliseconds


class Tries:
    """The last tries of each seat at one table; the times are the house's."""

    def __init__(self) -> None:
        self._last: dict[int, deque[tuple[int, str]]] = {}

    def take(self, seat: int, rest: int, at: int, key: str, clause: str) -> None:
        """One more try of a seat, which rests so many seconds after each; Refused if it is too early.

        The key names the command: one that is decided twice is one try. The clause is the game's, on tries.
        """
        last = self._last.setdefault(seat, deque(maxlen=MOST_TRIES))
        if any(other == key for _, other in last):
            return
        wait = self._wait(last, rest, at)
        if wait > 0:
            raise Refused("tries-too-fast", clause, seconds=-(-wait // 100) / 10, wait=wait)
        last.append((at, key))

    @staticmethod
    def _wait(last: deque[tuple[int, str]], rest: int, at: int) -> int:
        """Milliseconds until the next try."""
        wait = last[0][0] + WITHIN - at if len(last) == MOST_TRIES else 0
        return max(wait, last[-1][0] + 1000 * rest - at if last and rest else 0)
