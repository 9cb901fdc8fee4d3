"""The words for seats, cards and quakes that every sentence about Beat the Quake is made of."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ludotheque.engine.words import say
from ludotheque.games.beat_the_quake.components import Card, edition_in
from ludotheque.games.beat_the_quake.layout import Box


# From one move to the next most sentences stay the same.
@lru_cache(maxsize=1 << 14)
def _said(key: str, language: str, args: tuple[tuple[str, Any], ...]) -> str:
    return say(key, language, **dict(args))


def cards_of(box: Box, cards: int) -> list[Card]:
    """The cards of a set, in edition order."""
    return [card for place, card in enumerate(edition_in(box).cards) if int(cards) >> place & 1]


@dataclass(frozen=True)
class Speech:
    """One language, spoken to people with these names."""

    language: str
    names: tuple[str, ...]
    is_plain: bool  # for a screen reader: whole words in place of signs

    def say(self, key: str, **args: Any) -> str:
        """The message `key`."""
        return _said(key, self.language, tuple(args.items()))

    def several(self, items: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        *before, last = items
        if not before:
            return last
        return self.say("list-and", first=", ".join(before), last=last)

    def title(self, card: Card) -> str:
        """What a card is called."""
        return card.said(self.language).name

    def card(self, card: Card) -> str:
        """A card of a hand: both its values matter."""
        return self.say("bq-card", name=self.title(card), vp=card.vp, vd=card.vd)

    def common(self, card: Card) -> str:
        """A common object: its VP matters."""
        return self.say("bq-common", name=self.title(card), vp=card.vp)

    def cards(self, box: Box, cards: int) -> str:
        """A set of cards of a hand."""
        return ", ".join(self.card(card) for card in cards_of(box, cards))

    def commons(self, box: Box, cards: int) -> str:
        """A set of common objects."""
        return ", ".join(self.common(card) for card in cards_of(box, cards))

    def quake(self, colour: int) -> str:
        """A quake by its colour."""
        return self.say(f"bq-quake-{colour}")
