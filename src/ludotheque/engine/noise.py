"""Numbers that look random and depend on nothing but a key and a counter.

Simulations use them, so that game i is the same on any core, in any batch and on a GPU. All arithmetic stays
below 2^63 in signed 64-bit integers, so it is the same compiled, interpreted and in CUDA. Not for secrets:
piles that people play with come from `dealer.py`.
"""

import hashlib

from ludotheque.engine.jit import kernel

_LOW = 0xFFFFFFFF


def lanes(seed: int | str) -> tuple[int, int]:
    """Two 32-bit words from any seed: the key of a whole simulation."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")


@kernel
def noise(lane0: int, lane1: int, counter: int) -> int:
    """A 32-bit word for this key and counter (two multiply-xorshift rounds, a lane before each)."""
    word = (lane0 + counter * 0x9E3779B9) & _LOW
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & _LOW
    word = ((word ^ (word >> 15) ^ lane1) * 0x2C1B3C6D) & _LOW
    word = ((word ^ (word >> 12)) * 0x297A2D39) & _LOW
    return word ^ (word >> 15)


@kernel
def below(word: int, bound: int) -> int:
    """A number from 0 to bound - 1 from a 32-bit word; off from even by less than bound / 2^32."""
    return (word * bound) >> 32
