"""Where chance comes from: the rules say when something is drawn, a pile says what.

The shuffle that anybody can rewrite in ten lines: every pile that people play with follows from a seed.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.engine.jit import kernel

_WORDS = 1 << 64


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


@kernel
def shuffle(items: Any, start: int, stop: int, numbers: Any, used: int) -> int:
    """Shuffle items[start:stop] with the next numbers; how many numbers are used then."""
    for last in range(stop - start - 1, 0, -1):
        other = numbers[used]
        used += 1
        kept = items[start + last]
        items[start + last] = items[start + other]
        items[start + other] = kept
    return used


def sealed_seed(secret: str, shares: Sequence[str | None]) -> str:
    """The seed of a sealed deal: SHA-256 of `secret:share0:share1…`."""
    parts = [secret, *(share or "" for share in shares)]
    return hashlib.sha256(":".join(parts).encode()).hexdigest()


def commitment_to(secret: str) -> str:
    """What the server publishes before any share is taken."""
    return hashlib.sha256(secret.encode()).hexdigest()
