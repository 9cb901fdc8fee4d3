"""How often somebody may do something: buckets that fill with time.

The time comes from the caller, by a clock that never goes back.
"""

import ipaddress
from collections import OrderedDict
from functools import lru_cache

from ludotheque.server.settings import Settings

MOST_KEYS = 50_000  # buckets kept for one purpose: about 17 MB
PING_RATE, PING_BURST = 2.0, 5  # on one socket, of no account: a page that is looked at asks once a second
_LONGEST_ADDRESS = 64
_SLACK = 1e-6  # seconds: sums of fractions are not exact


class Bucket:
    """Holds `burst` at most and gains `rate` a second; it starts full. Rate 0: never empty."""

    __slots__ = ("_depth", "_full_at", "_seconds")

    def __init__(self, rate: float, burst: float) -> None:
        self._seconds = 1 / rate if rate else 0.0  # until one more is there
        self._depth = burst * self._seconds + _SLACK
        self._full_at = -1e300

    def take(self, now: float, cost: float = 1) -> bool:
        """Take so much out, if it is there."""
        full_at = max(self._full_at, now) + cost * self._seconds
        if full_at - now > self._depth:
            return False
        self._full_at = full_at
        return True

    def wait(self, now: float, cost: float = 1) -> float:
        """Seconds until so much can be taken; 0: now."""
        return max(0.0, max(self._full_at, now) + cost * self._seconds - self._depth - now)

    def is_full(self, now: float) -> bool:
        """Whether nothing is missing, so that nothing is lost if it is forgotten."""
        return self._full_at <= now


class Limit:
    """One purpose: a bucket for each key. If there are too many, the one longest unused goes first."""

    def __init__(self, rate: float, burst: float, most_keys: int = MOST_KEYS) -> None:
        self.rate = rate
        self.burst = burst
        self._most_keys = most_keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, cost: float = 1) -> bool:
        """Whether this key may, once more; 0.4 µs."""
        if not self.rate:
            return True
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._make(key, now)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now, cost)

    def wait(self, key: str, now: float, cost: float = 1) -> float:
        """Seconds until this key may again; 0: now."""
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait(now, cost)

    def _make(self, key: str, now: float) -> Bucket:
        """A new bucket; two old ones make room for it, if they are full again or if there are too many."""
        buckets = self._buckets
        for _ in range(2):
            oldest = next(iter(buckets), None)
            if oldest is None or not (len(buckets) >= self._most_keys or buckets[oldest].is_full(now)):
                break
            del buckets[oldest]
        bucket = buckets[key] = Bucket(self.rate, self.burst)
        return bucket


class Limits:
    """All that the house limits. A setting of 0 lifts what depends on it."""

    def __init__(self, settings: Settings) -> None:
        requests, messages = settings.limit_requests, settings.limit_messages
        # By address
        self.requests = Limit(requests, max(1, 5 * requests))
        self.entering = Limit(1.0 if requests else 0, 60)  # new people: a classroom is behind one address
        self.replays = Limit(5.0 if requests else 0, 150)  # positions of records; a whole game counts as 5
        # By nobody: what all ask for together
        self.papers = Limit(0.1 if requests else 0, 24)  # PDFs made of games: they are kept
        # By person
        self.commands = Limit(messages, max(1, 3 * messages))
        self.sayings = Limit(0.5 if messages else 0, 5)  # 5 in 10 s
        self.hands = Limit(15.0 if messages else 0, 15)  # where they are, shown to partners
        self.tables = Limit(1 / 60 if messages else 0, 10)  # opened: 10 at once, then one a minute


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """What limits go by: an IPv4 address, the first half of an IPv6 address (a household's), or any text."""
    found = _parsed(address)
    if found is None:
        return address[:_LONGEST_ADDRESS]
    if found.version == 4:
        return str(found)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def address_of(peer: str, forwarded: str | None, is_behind_proxy: bool) -> str:
    """Where somebody is: the other end, or whom a proxy near us says it speaks for (X-Forwarded-For).

    Only the last address is the proxy's own word; the others anybody can write. Who comes straight from the
    internet is no proxy of ours and is not believed.
    """
    if not is_behind_proxy or not forwarded or not _is_near(peer):
        return peer
    return _bare(forwarded.rpartition(",")[2].strip())[:_LONGEST_ADDRESS] or peer


def _bare(address: str) -> str:
    """An address without its port: some proxies add one."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


@lru_cache(maxsize=64)
def _is_near(peer: str) -> bool:
    """Whether this is no address of the internet: this computer, its network, or a local socket."""
    found = _parsed(peer)
    return found is None or not found.is_global


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address without its zone; an IPv4 address in IPv6 clothes comes out plain. None if it is none."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
