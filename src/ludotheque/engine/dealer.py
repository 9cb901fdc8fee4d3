"""Where chance comes from. The rules say when something is drawn; a dealer says what.

Also the shuffle that anybody can rewrite in ten lines: every pile that people play with follows from a seed.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Protocol

from ludotheque.engine.contract import Outcome

_WORDS = 1 << 64


class Dealer(Protocol):
    """Gives what is drawn."""

    def draw(self, left: int) -> Outcome:
        """The next outcome, when this many are left to draw."""


class PileDealer:
    """A pile whose order is settled: a record's, a sealed deal's, a guess's."""

    def __init__(self, pile: Sequence[Outcome]) -> None:
        self._pile = pile

    def draw(self, left: int) -> Outcome:
        """The next of the pile."""
        return self._pile[len(self._pile) - left]


class SeedStream:
    """Numbers from a seed: word i is the first 8 bytes of SHA-256 of `seed:i`."""

    def __init__(self, seed: str) -> None:
        self._words = self._stream(seed)

    @staticmethod
    def _stream(seed: str) -> Iterator[int]:
        base = hashlib.sha256(f"{seed}:".encode())
        number = 0
        while True:
            hashing = base.copy()
            hashing.update(str(number).encode())
            yield int.from_bytes(hashing.digest()[:8], "big")
            number += 1

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1: the next word that is not in the uneven rest, modulo bound."""
        even = _WORDS - _WORDS % bound
        return next(word for word in self._words if word < even) % bound


def sealed_seed(secret: str, shares: Sequence[str | None]) -> str:
    """The seed of a sealed deal: SHA-256 of `secret:share0:share1…`."""
    parts = [secret, *(share or "" for share in shares)]
    return hashlib.sha256(":".join(parts).encode()).hexdigest()


def commitment_to(secret: str) -> str:
    """What the server publishes before any share is taken."""
    return hashlib.sha256(secret.encode()).hexdigest()
