"""A guess at hands and pile is as likely as a seat can tell: checked against plain counting."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
import pytest

from ludotheque.engine.contract import SPECTATOR, Seat
from ludotheque.engine.match import Match
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.layout import NONE, STATE
from ludotheque.games.beat_the_quake.view import mark_guess
from tests.games.beat_the_quake.hand_made import QUAKES, match_after

GAME = registry.find("beat-the-quake")

Hands = tuple[tuple[str, ...], ...]  # of the others, by seat


class Guessed(NamedTuple):
    """What a guess says is hidden."""

    hands: Hands
    lost: Hands
    pile: tuple[str, ...]


def cards(match: Match, found: Any) -> tuple[str, ...]:
    """A set of cards by their ids."""
    return tuple(card["id"] for place, card in enumerate(objects(match)) if int(found) >> place & 1)


def objects(match: Match) -> list[dict[str, Any]]:
    """The objects of the edition."""
    found: list[dict[str, Any]] = GAME.components(match.options)["objects"]
    return found


def guesses(match: Match, seat: int, count: int, seed: int = 1) -> Iterator[Guessed]:
    """Guesses of one seat; each fits what it sees."""
    view, rng = match.view(Seat(seat)), np.random.default_rng(seed)
    for _ in range(count):
        state, pile = GAME.guess(view, rng)
        assert GAME.view(match.box, state, Seat(seat)).record.tobytes() == view.record.tobytes()
        yield Guessed(
            tuple(cards(match, state["hands"][other]) for other in range(match.seats)),
            tuple(cards(match, state["lost"][other]) for other in range(match.seats)),
            tuple(GAME.outcome_text(match.box, card) for card in pile),
        )


def fitting(match: Match, seat: int) -> Counter[tuple[Hands, Hands]]:
    """Every way to deal what this seat has not seen to the others: hands, and what they lost.

    The sizes are those of the truth. Where a hand has not grown since its damage was announced, it had that
    damage together with what it has lost since; what it had lost before may be anything.
    """
    state, seats = match.state, range(match.seats)
    truth = [[cards(match, state[field][other]) for field in ("hands", "lost")] for other in seats]
    fields = ("face_up", "used_by_others", "neutral")
    seen = {card for field in fields for other in seats for card in cards(match, state[field][other])}
    seen |= {*cards(match, state["gone"]), *cards(match, state["discarded"])}
    if seat != SPECTATOR:
        seen |= {card for own in truth[seat] for card in own}
    vd = {card["id"]: card["vd"] for card in objects(match)}

    def deal(other: int, left: list[str]) -> Iterator[tuple[Hands, Hands]]:
        if other == match.seats:
            yield (), ()
            return
        for hand, lost in deals(other, left):
            remaining = [card for card in left if card not in (*hand, *lost)]
            for hands, losts in deal(other + 1, remaining):
                yield (hand, *hands), (tuple(sorted(lost)), *losts)

    def deals(other: int, left: list[str]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        hand, lost = truth[other]
        if other == seat:
            yield hand, lost
            return
        told, since = int(state["told"][other]), int(state["told_lost"][other])
        for had in combinations(left, len(hand) + since):
            if told >= 0 and sum(vd[card] for card in had) != told:
                continue
            rest = [card for card in left if card not in had]
            for gone in combinations(had, since):
                for before in combinations(rest, len(lost) - since):
                    yield tuple(card for card in had if card not in gone), (*gone, *before)

    return Counter(deal(0, [card for card in vd if card not in seen]))


def is_likely(counts: Mapping[Any, int], chances: Mapping[Any, float]) -> bool:
    """Whether these counts come from these chances: chi-square within four standard deviations."""
    assert counts.keys() <= chances.keys()
    number = sum(counts.values())
    square = 0.0
    for kind, chance in chances.items():
        square += (counts.get(kind, 0) - number * chance) ** 2 / (number * chance)
    freedom = len(chances) - 1
    return square < freedom + 4 * math.sqrt(2 * freedom)


# Positions. A card's VP and VD stand in its name; the edition holds what the pile names.

MORE = "g10 h11 i12 j13 k13 l10 m11 n14 o10 p12 q20"
POSITIONS: dict[str, dict[str, Any]] = {
    # Bo holds b12 and e11: 3 was announced. Ada, who looks, has just drawn f20.
    "one announced": {
        "pile": f"a10 b12 c30 e11 yellow-1 f20 {MORE}",
        "moves": "show c30; stop; keep; draw; use c30",
    },
    # The same in an advanced game: then he lost e11, and Ada a10.
    "one announced, a card lost since": {
        "pile": f"a10 b12 c50 e11 red-1 f20 {MORE}",
        "moves": "show c50; stop; keep; draw; discard e11; discard a10; use c50",
        "advanced": True,
    },
    # Bo lost b12 when Ada met the red quake; what he drew after it, e11 and h13, was announced later.
    "one announced, a card lost before": {
        "pile": "a10 b12 c50 d50 red-1 e11 yellow-1 f20 g10 h11 i12 j13 k13 l10 m11 n14 o10 p12",
        "moves": "show c50; draw; show d50; draw; discard a10; discard b12; use c50",
        "advanced": True,
    },
    # Bo's 3 is that of b12 and e11, Cleo's 4 that of z11 and y13.
    "two announced": {
        "pile": "a10 b12 z11 c90 d90 e11 yellow-1 y13 yellow-2 f20 g10 h11 i12 j13 k10 l11 m14 n10",
        "moves": "show c90; draw; show d90; keep; draw; use c90; keep; draw; use d90",
        "seats": 3,
    },
}
