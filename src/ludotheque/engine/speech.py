"""What every sentence about a game is said with: a language, and the names of the people."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ludotheque.engine.things import marked
from ludotheque.engine.words import say


# From one move to the next most sentences stay the same: telling a table takes a tenth of the time.
@lru_cache(maxsize=1 << 14)
def _said(key: str, language: str, args: tuple[tuple[str, Any], ...]) -> str:
    return say(key, language, **dict(args))


def several(items: Iterable[str], language: str) -> str:
    """`a`, `a and b`, `a, b and c`."""
    found = list(items)
    if len(found) < 2:
        return "".join(found)
    return _said("list-and", language, (("first", ", ".join(found[:-1])), ("last", found[-1])))


def told_winners(
    names: Sequence[str], winners: Sequence[int], scores: Sequence[int], goal: int | None, language: str
) -> str:
    """Who wins a game, in a sentence; with a goal all or none, and by how many points."""
    if goal is not None and (winners or any(scores)):
        return say("winners-goal" if winners else "winners-short", language, sum=sum(scores), goal=goal)
    if not winners:
        return say("winners-none", language)
    return say(
        "winners", language, count=len(winners), names=several((names[seat] for seat in winners), language)
    )


@dataclass(frozen=True)
class Speaking:
    """One language, spoken to people with these names. A game's own `Speech` adds its things to it."""

    language: str
    names: tuple[str, ...]
    is_plain: bool  # for a screen reader: whole words in place of signs
    has_board: bool = False  # a board is beside the words: no codes, and what they name is marked

    def say(self, key: str, **args: Any) -> str:
        """The message `key`."""
        return _said(key, self.language, tuple(args.items()))

    def thing(self, kind: str, code: str, words: str) -> str:
        """Words that name something of the game, marked beside a board."""
        return marked(kind, code, words) if self.has_board else words

    def about(self, kind: str, code: str) -> str:
        """What a sentence speaks of here without naming it, beside a board."""
        return marked(kind, code) if self.has_board else ""

    def several(self, items: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        return several(items, self.language)
