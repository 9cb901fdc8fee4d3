"""The words for seats, cards and quakes that every sentence about Beat the Quake is made of."""

from ludotheque.engine.speech import Speaking
from ludotheque.games.beat_the_quake.components import Card, edition_in
from ludotheque.games.beat_the_quake.layout import Box


def cards_of(box: Box, cards: int) -> list[Card]:
    """The cards of a set, in edition order."""
    return [card for place, card in enumerate(edition_in(box).cards) if int(cards) >> place & 1]


class Speech(Speaking):
    """The words for seats, cards and quakes."""

    def title(self, card: Card) -> str:
        """What a card is called."""
        return card.said(self.language).name

    def card(self, card: Card) -> str:
        """A card of a hand: both its values matter."""
        return self.named(card, self.say("bq-card", name=self.title(card), vp=card.vp, vd=card.vd))

    def common(self, card: Card) -> str:
        """A common object: its VP matters."""
        return self.named(card, self.say("bq-common", name=self.title(card), vp=card.vp))

    def named(self, card: Card, words: str) -> str:
        """Words that name a card."""
        return self.thing("card", card.id, words)

    def cards(self, box: Box, cards: int) -> str:
        """A set of cards of a hand."""
        return ", ".join(self.card(card) for card in cards_of(box, cards))

    def commons(self, box: Box, cards: int) -> str:
        """A set of common objects."""
        return ", ".join(self.common(card) for card in cards_of(box, cards))

    def quake(self, colour: int) -> str:
        """A quake by its colour."""
        return self.say(f"bq-quake-{colour}")
