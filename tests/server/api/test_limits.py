"""Limits: buckets, keys that do not pile up, and whose address counts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.routing import Route

from ludotheque.server.http.limits import Bucket, Limit, Limits, address_key, address_of
from ludotheque.server.http.terms import USUAL, Terms, TermsByPath, terms
from ludotheque.server.settings import Settings


def test_a_bucket_empties_and_fills() -> None:
    """Three at once, then two a second."""
    bucket = Bucket(2, 3)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(10.0) == pytest.approx(0.5, abs=1e-4)
    assert not bucket.take(10.49)
    assert bucket.take(10.5)
    assert not bucket.take(10.5)
    assert not bucket.is_full(11.9)
    assert bucket.is_full(12.0)
    assert bucket.wait(12.0) == 0


def test_a_bucket_holds_no_more_than_its_burst() -> None:
    """However long it waits."""
    bucket = Bucket(2, 3)
    assert [bucket.take(1e6) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(2e6) for _ in range(4)] == [True, True, True, False]


def test_what_costs_more() -> None:
    """All of the cost or nothing."""
    bucket = Bucket(1, 10)
    assert not bucket.take(0, 11)
    assert bucket.take(0, 8)
    assert not bucket.take(0, 3)
    assert bucket.take(0, 2)
    assert not bucket.take(0)


def test_a_rate_of_0_is_no_limit() -> None:
    """For a bucket, and for keys, which are not even kept."""
    bucket, limit = Bucket(0, 0), Limit(0, 0)
    assert all(bucket.take(0) for _ in range(1000))
    assert all(limit.take("a", 0) for _ in range(1000))
    assert len(limit) == 0
    assert limit.wait("a", 0) == 0


@given(
    rate=st.floats(0.01, 1000),
    burst=st.integers(1, 100),
    steps=st.lists(st.floats(0, 10), min_size=1, max_size=200),
)
def test_never_more_than_the_burst_and_the_rate(rate: float, burst: int, steps: list[float]) -> None:
    """In any span that starts with a full bucket; and whoever waits as long as told gets in."""
    bucket, now, taken = Bucket(rate, burst), 1000.0, 0
    for step in steps:
        now += step / rate
        if bucket.take(now):
            taken += 1
        else:
            now += bucket.wait(now) + 2e-6
            assert bucket.take(now)
            taken += 1
        assert taken <= burst + (now - 1000.0) * rate + 0.01
    assert taken == len(steps)


def test_keys_do_not_share() -> None:
    """One that may no more does not hinder another."""
    limit = Limit(1, 2)
    assert [limit.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert limit.take("b", 0.0)
    assert limit.wait("a", 0.0) == pytest.approx(1, abs=1e-4)
    assert limit.wait("c", 0.0) == 0


def test_a_flood_of_keys_does_not_pile_up() -> None:
    """The longest unused go; who is busy stays limited."""
    limit = Limit(1, 2, most_keys=100)
    for number in range(10_000):
        limit.take(f"stranger {number}", 0.0)
        is_allowed = limit.take("busy", 0.0)
        assert is_allowed == (number < 2)
    assert len(limit) == 100


def test_keys_that_are_full_again_are_forgotten() -> None:
    """After a flood the memory comes back, two old keys for each new one."""
    limit = Limit(1, 2)
    for number in range(1000):
        limit.take(f"early {number}", 0.0)
    for number in range(400):
        limit.take(f"late {number}", 60.0)
    assert len(limit) == 1000 - 2 * 400 + 400


def test_all_limits() -> None:
    """What the settings and the page on settings say."""
    limits = Limits(Settings(limit_requests=20, limit_messages=10))
    assert (limits.requests.rate, limits.requests.burst) == (20, 100)
    assert (limits.commands.rate, limits.commands.burst) == (10, 30)
    classroom = [limits.entering.take("one address", 0.0) for _ in range(61)]
    assert classroom == [True] * 60 + [False]
    assert [limits.sayings.take("ada", 0.0) for _ in range(6)] == [True] * 5 + [False]
    assert limits.sayings.wait("ada", 0.0) == pytest.approx(2, abs=1e-4)
    assert [limits.tables.take("ada", 0.0) for _ in range(11)] == [True] * 10 + [False]
    assert limits.tables.wait("ada", 0.0) == pytest.approx(60, abs=1e-4)


def test_a_small_rate_lets_one_through() -> None:
    """One request in ten seconds is still one."""
    limits = Limits(Settings(limit_requests=0.1, limit_messages=0.1))
    for limit in (limits.requests, limits.commands):
        assert [limit.take("a", 0.0), limit.take("a", 9.9), limit.take("a", 10.0)] == [True, False, True]


def test_limits_can_be_lifted() -> None:
    """0 lifts all that goes by address, or by person."""
    limits = Limits(Settings(limit_requests=0, limit_messages=0))
    for limit in vars(limits).values():
        assert all(limit.take("a", 0.0) for _ in range(1000))


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.168.1.20", "192.168.1.20"),
        ("::ffff:192.168.1.20", "192.168.1.20"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_address_key(address: str, key: str) -> None:
    """A household has 2**64 IPv6 addresses, and one bucket."""
    assert address_key(address) == key


@pytest.mark.parametrize(
    ("peer", "forwarded", "is_behind_proxy", "address"),
    [
        ("203.0.113.9", None, False, "203.0.113.9"),
        ("127.0.0.1", "8.8.8.8", False, "127.0.0.1"),  # no proxy was spoken of: anybody may write that
        ("127.0.0.1", "8.8.8.8", True, "8.8.8.8"),
        ("10.0.0.2", "1.1.1.1, 8.8.8.8", True, "8.8.8.8"),  # the first is what the client wrote itself
        ("127.0.0.1", "8.8.8.8:5000", True, "8.8.8.8"),
        ("127.0.0.1", "[2001:db8::1]:5000", True, "2001:db8::1"),
        ("127.0.0.1", "2001:db8::1", True, "2001:db8::1"),
        ("127.0.0.1", "", True, "127.0.0.1"),
        ("127.0.0.1", "8.8.8.8, ", True, "127.0.0.1"),
        ("8.8.4.4", "1.1.1.1", True, "8.8.4.4"),  # past the proxy, straight from the internet
        ("::ffff:8.8.4.4", "1.1.1.1", True, "::ffff:8.8.4.4"),
        ("", "8.8.8.8", True, "8.8.8.8"),  # a local socket
    ],
)
def test_address_of(peer: str, forwarded: str | None, is_behind_proxy: bool, address: str) -> None:
    """Only a proxy near us is believed, and only what it says itself."""
    assert address_of(peer, forwarded, is_behind_proxy) == address


# What a route takes


@terms(entering=2, replays=3)
def dear() -> None:
    """A route that takes much."""


@terms(is_free=True)
def free() -> None:
    """A route that takes nothing."""


def plain() -> None:
    """A route like others."""


def test_terms_are_found_by_the_path() -> None:
    """Those of a route with one path by all of it, those of files by their beginning."""
    found = TermsByPath(
        [Route("/dear", dear), Route("/alive", free), Route("/f/{name}", free), Route("/", plain)]
    )
    assert found.of("/dear") == Terms(entering=2, replays=3)
    assert [found.of(path).is_free for path in ("/alive", "/f/a", "/f/a/b")] == [True] * 3
    assert [found.of(path) for path in ("/", "/f", "/dear/", "/alive/", "/else")] == [USUAL] * 5


def test_a_limit_that_no_path_would_find() -> None:
    """It is noticed when the house is made, and not by nobody."""
    with pytest.raises(ValueError, match="stands for many paths"):
        TermsByPath([Route("/dear/{name}", dear)])
