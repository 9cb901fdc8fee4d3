"""Numbers for simulations: literal, in range, and even enough."""

import math
from collections import Counter

import pytest

from ludotheque.engine.noise import below, lanes, noise


def by_hand(lane0: int, lane1: int, counter: int) -> int:
    """The words again, in plain integers without a bound, cut to 32 bits at each step."""
    low = 2**32 - 1
    word = (lane0 + counter * 0x9E3779B9) & low
    word = ((word ^ word >> 16) * 0x7FEB352D) & low
    word = ((word ^ word >> 15 ^ lane1) * 0x2C1B3C6D) & low
    word = ((word ^ word >> 12) * 0x297A2D39) & low
    return word ^ word >> 15


def test_lanes_as_literals() -> None:
    """The first eight bytes of SHA-256 of the seed as text: `printf 1 | sha256sum` says 6b86b273ff34fce1…"""
    assert lanes(1) == lanes("1") == (0x6B86B273, 0xFF34FCE1)
    assert lanes("☂") != lanes("☁")


@pytest.mark.parametrize(
    ("lane0", "lane1", "counter"),
    [(0, 0, 0), (0, 0, 1), (1, 2, 3), (2**32 - 1, 2**32 - 1, 2**31 - 1), (0x6B86B273, 0xFF34FCE1, 7)],
)
def test_words_by_hand(lane0: int, lane1: int, counter: int) -> None:
    """No step overflows, whatever the type: the compiled words are those of unbounded integers."""
    assert noise(lane0, lane1, counter) == by_hand(lane0, lane1, counter)


def test_words_as_literals() -> None:
    """For ever the same: recorded simulations depend on them."""
    found = [int(noise(*lanes(1), counter)) for counter in range(4)]
    assert found == [3579088470, 971994155, 2777274492, 2748268469]


def test_words_are_32_bits_wide() -> None:
    """Over many keys and counters, and near both ends of the range."""
    words = [int(noise(*lanes(seed), counter)) for seed in range(8) for counter in range(500)]
    assert min(words) >= 0
    assert max(words) < 2**32
    assert min(words) < 2**22
    assert max(words) > 2**32 - 2**22
    assert len(set(words)) > len(words) - 10


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 100, 1000])
def test_a_number_below_a_bound(bound: int) -> None:
    """From 0 to the bound − 1, both ends from both ends of the words."""
    assert below(0, bound) == 0
    assert below(2**32 - 1, bound) == bound - 1
    assert all(0 <= below(noise(1, 2, counter), bound) < bound for counter in range(200))


def chi_square(counts: Counter[int], kinds: int) -> float:
    """How far these counts are from even."""
    mean = counts.total() / kinds
    return sum((counts[kind] - mean) ** 2 for kind in range(kinds)) / mean


@pytest.mark.parametrize("bound", [2, 6, 13, 73])
def test_numbers_are_even(bound: int) -> None:
    """Chi-square well within four standard deviations of its mean, for this seed."""
    lane0, lane1 = lanes("even")
    counts = Counter(int(below(noise(lane0, lane1, counter), bound)) for counter in range(20_000))
    freedom = bound - 1
    assert chi_square(counts, bound) < freedom + 4 * math.sqrt(2 * freedom)


def test_neighbouring_numbers_do_not_go_together() -> None:
    """Pairs of one word and the next, pairs of one key and the next: 36 kinds, as even as single ones."""
    keys = [lanes(seed) for seed in range(2)]
    one = [[int(below(noise(*key, counter), 6)) for counter in range(20_001)] for key in keys]
    along = Counter(6 * first + second for first, second in zip(one[0], one[0][1:], strict=False))
    across = Counter(6 * first + second for first, second in zip(*one, strict=True))
    for counts in (along, across):
        assert chi_square(counts, 36) < 35 + 4 * math.sqrt(70)
