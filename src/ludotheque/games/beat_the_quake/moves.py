"""The one table of moves: code <-> text. Its order is part of every saved game: append, never insert.

A card is named by its place in the edition; its id stands in the box.
"""

from functools import cache, lru_cache

from ludotheque.engine.words import Refused, quote
from ludotheque.games.beat_the_quake.components import places
from ludotheque.games.beat_the_quake.layout import OBJECTS

SHOW = 0  # card
KEEP = SHOW + OBJECTS
DRAW = KEEP + 1
STOP = DRAW + 1
DISCARD = STOP + 1  # card
USE = DISCARD + OBJECTS  # card
MOVES = USE + OBJECTS

_WITH_CARD = {"show": SHOW, "discard": DISCARD, "use": USE}
_ALONE = {"keep": KEEP, "draw": DRAW, "stop": STOP}


@cache
def texts(ids: tuple[str, ...]) -> list[str]:
    """Every move in record notation, by its code; empty where the edition has no card."""
    blank = [""] * (OBJECTS - len(ids))
    return [
        *(f"show {card}" for card in ids),
        *blank,
        *_ALONE,
        *(f"discard {card}" for card in ids),
        *blank,
        *(f"use {card}" for card in ids),
        *blank,
    ]


@lru_cache(maxsize=1 << 12)
def to_code(ids: tuple[str, ...], text: str) -> int:
    """The code of a move in record notation."""
    verb, blank, card = text.partition(" ")
    if not blank and verb in _ALONE:
        return _ALONE[verb]
    if verb not in _WITH_CARD or not blank:
        raise Refused("move-unknown", move=quote(text))
    place = places(ids).get(card)
    if place is None:
        raise Refused("move-unknown-card", "BQ-1.3", card=quote(card))
    return _WITH_CARD[verb] + place


def card_of(move: int) -> int:
    """The place of the card that a move names; the move names one."""
    if move >= USE:
        return move - USE
    return move - DISCARD if move >= DISCARD else move - SHOW
