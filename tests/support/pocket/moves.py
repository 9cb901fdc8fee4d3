"""The one table of moves of Pocket: code <-> text. Each card is there once, so that a move tells its seat."""

import re

from ludotheque.engine.words import Refused, quote
from tests.support.pocket.layout import CARDS

PUT = 0  # card, face down
SHOW = PUT + CARDS  # card
MOVES = SHOW + CARDS

_MOVE = re.compile(r"(put|show) (c[0-9]{2})", re.ASCII)


def card_text(card: int) -> str:
    """A card as people write it: `c07`."""
    return f"c{card:02}"


_CARD_OF = {card_text(card): card for card in range(CARDS)}


def card_code(text: str) -> int | None:
    """The card, or None for an unknown one."""
    return _CARD_OF.get(text)


def to_text(move: int) -> str:
    """The move with this code, in record notation."""
    return f"show {card_text(move - SHOW)}" if move >= SHOW else f"put {card_text(move - PUT)}"


def to_code(text: str) -> int:
    """The code of a move in record notation."""
    found = _MOVE.fullmatch(text)
    card = card_code(found[2]) if found else None
    if found is None or card is None:
        raise Refused("move-unknown", move=quote(text))
    return card + (PUT if found[1] == "put" else SHOW)
