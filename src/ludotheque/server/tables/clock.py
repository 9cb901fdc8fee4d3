"""Time: the house's own, and the clocks of a table. Only the house's time counts."""

import time
from collections.abc import Collection

from ludotheque.server.protocol import BankClock, Clock, DaysClock, MoveClock

_DAY = 86_400_000


class HouseTime:
    """Milliseconds since 1970 that never go back, whatever becomes of the machine's clock."""

    def __init__(self) -> None:
        self._base = int(time.time() * 1000) - self._elapsed()

    @staticmethod
    def _elapsed() -> int:
        return time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        """The house's time."""
        return self._base + self._elapsed()

    def at_least(self, at: int) -> None:
        """Not before this time, which was stored: perhaps the machine's clock was set back since."""
        self._base = max(self._base, at - self._elapsed())


class TableClock:
    """How long each seat has left. A seat's time runs while it is waited for."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._increment = clock.increment * 1000 if isinstance(clock, BankClock) else 0
        self._refills = isinstance(clock, MoveClock | DaysClock)
        self._full = _full(clock)
        self.left = [self._full] * seats
        self.since: dict[int, int] = {}  # when the time of a seat began to run

    def run(self, seats: set[int], at: int, moved: Collection[int] = (), is_final: bool = False) -> None:
        """From now on the time of these seats runs, and no other; `moved` have just played.

        A turn is over when the seat is not waited for any more, or when what it played cannot be taken back:
        else playing and taking back would win time.
        """
        for seat in list(self.since):
            if seat not in seats or (seat in moved and is_final):
                self._stop(seat, at, seat in moved)
        for seat in seats:
            self.since.setdefault(seat, at)

    def _stop(self, seat: int, at: int, is_done: bool) -> None:
        self.left[seat] -= at - self.since.pop(seat)
        if is_done:
            self.left[seat] = self._full if self._refills else self.left[seat] + self._increment

    def refill(self, seat: int) -> None:
        """Somebody sits down here whose time has not begun: that of who was there may have run out."""
        if self._refills and seat not in self.since:
            self.left[seat] = self._full

    def left_at(self, at: int) -> list[int]:
        """Milliseconds left by seat, none below 0."""
        return [max(0, left - (at - self.since.get(seat, at))) for seat, left in enumerate(self.left)]

    def flag(self) -> tuple[int, int] | None:
        """When the next time runs out, and whose."""
        return min(((self.left[seat] + since, seat) for seat, since in self.since.items()), default=None)


def _full(clock: Clock) -> int:
    if isinstance(clock, DaysClock):
        return clock.days * _DAY
    if isinstance(clock, MoveClock | BankClock):
        return clock.seconds * 1000
    raise ValueError("a table without a clock has no time to count")
