"""Where chance comes from: the shuffle that anybody can rewrite, and sealed deals."""

import hashlib
from collections import Counter

import pytest

from ludotheque.engine.dealer import SeedStream, commitment_to, sealed_seed

# SHA-256 of "seed:0", "seed:1" …, the first 8 bytes as a number; from `printf seed:0 | sha256sum`.
WORDS = {
    ("seed", 0): 0x58F9082DB66A15D6,
    ("seed", 1): 0x81E4BA3BC2097D85,
    ("", 0): 0x19E89348F2A9D5F3,
    ("☂", 0): 0x029C241D17A513C3,
}


class Words(SeedStream):
    """A stream of words that are given."""

    def __init__(self, words: list[int]) -> None:
        self._words = iter(words)


@pytest.mark.parametrize(("seed", "number"), WORDS)
def test_words_as_literals(seed: str, number: int) -> None:
    """Word i, modulo 2^64 itself: a number below 2^64 is the word."""
    stream = SeedStream(seed)
    found = [stream.below(2**64) for _ in range(number + 1)]
    assert found[number] == WORDS[seed, number]


def test_words_go_on_in_decimal() -> None:
    """Word 10 is of `seed:10`, not of `seed:a`."""
    stream = SeedStream("seed")
    found = [stream.below(2**64) for _ in range(12)]
    for number, word in enumerate(found):
        digest = hashlib.sha256(f"seed:{number}".encode()).digest()
        assert word == int.from_bytes(digest[:8], "big")


@pytest.mark.parametrize(
    ("words", "bound", "number"),
    [
        ([7], 3, 1),
        ([2**64 - 1], 2, 1),
        # 2^64 mod 3 = 1: only the last word is in the uneven rest.
        ([2**64 - 1, 7], 3, 1),
        ([2**64 - 2, 7], 3, 2),
        # 2^64 mod 7 = 2: the last two words are.
        ([2**64 - 1, 2**64 - 2, 2**64 - 3], 7, 6),
        ([5, 9], 1, 0),
    ],
)
def test_a_number_below_a_bound(words: list[int], bound: int, number: int) -> None:
    """The next word less than 2^64 − (2^64 mod n), mod n."""
    assert Words(words).below(bound) == number


def test_numbers_are_even() -> None:
    """Each of six about as often: chi-square with 5 degrees of freedom, 20.5 has probability 0.001."""
    stream = SeedStream("even")
    counts = Counter(stream.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5


SECRET = "00" * 32
# `printf` and `sha256sum` say so.
COMMITMENT = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"
SEALED_SEED = "0db69394f7619277c8a2d28d726b0dc3710102f85a655d37cf5b93a206561947"


def test_a_commitment_as_a_literal() -> None:
    """SHA-256 of the 64 digits as text, not of the bytes they stand for."""
    assert commitment_to(SECRET) == COMMITMENT


@pytest.mark.parametrize("shares", [["a", "b"], ["a", None], ["a", ""], [None, None], ["ü:", "☂"]])
def test_a_sealed_seed_by_hand(shares: list[str | None]) -> None:
    """SHA-256 of `secret:share0:share1…`, null as empty."""
    text = SECRET + "".join(":" + (share or "") for share in shares)
    assert sealed_seed(SECRET, shares) == hashlib.sha256(text.encode()).hexdigest()


def test_a_sealed_seed_as_a_literal() -> None:
    """For ever the same."""
    assert sealed_seed(SECRET, ["tea", None, "7 of spades"]) == SEALED_SEED
