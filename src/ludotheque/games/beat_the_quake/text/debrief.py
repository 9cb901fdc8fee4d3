"""What a game leaves to talk about: what met the quakes, what hurt, what would have helped."""

from collections import Counter
from itertools import pairwise

from ludotheque.engine.contract import SPECTATOR, Box, State, View
from ludotheque.engine.match import Past
from ludotheque.games.beat_the_quake.components import Card, edition_in
from ludotheque.games.beat_the_quake.layout import NONE
from ludotheque.games.beat_the_quake.moves import USE, card_of
from ludotheque.games.beat_the_quake.rules import common_objects, vp_of
from ludotheque.games.beat_the_quake.shown import Debrief, Help, Helped
from ludotheque.games.beat_the_quake.text.speech import cards_of
from ludotheque.games.beat_the_quake.text.standing import tie_in
from ludotheque.games.beat_the_quake.view import cards_in, seen_cards, view

MOST_NAMED = 8  # cards of a list: the first of them did most


def debrief(past: Past) -> Debrief:
    """What happened in this game. Cards are named for what they did, most first."""
    states = list(past.states())
    last = view(past.box, states[-1], SPECTATOR)
    known = {card.id for card in cards_of(past.box, seen_cards(last.record))}
    saved = _saved(past, states)
    struck = [card for card in _struck(past.box, states) if card.id in known]  # BQ-6.2 discards stay hidden
    hurt = [card for card in struck if card.kind != "helper"]
    kept = [card for card in struck if card.kind == "helper"]
    mattered = [card.id for card in (*hurt, *saved, *kept)]
    found: Debrief = {
        "saved": _ids(saved),
        "hurt": _ids(hurt),
        "kept": _ids(kept),
        "seen": [*dict.fromkeys([*mattered, *cards_in(past.box, seen_cards(last.record))])],
        "survived": not last.record["is_fatal"],
    }
    if last.record["goal"]:
        found["goal"] = int(last.record["goal"])
    if last.record["is_fatal"]:
        found["helped"] = would_have_helped(last)
    elif tie := tie_in(last):
        found["tie"] = tie
    return found


def _ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards[:MOST_NAMED]]


def _saved(past: Past, states: list[State]) -> list[Card]:
    """BQ-4.2, BQ-4.3 The cards that met damage. What a quake of 0 cost did not, and a hazard saves nobody."""
    cards = edition_in(past.box).cards
    met: Counter[Card] = Counter()
    for before, played in zip(states[1:-1], past.played, strict=True):
        if played.move >= USE:
            card = cards[card_of(played.move)]
            met[card] += min(card.vp, int(before["damage"]) - int(before["reached"]))
    return [card for card, damage in met.most_common() if damage and card.kind != "hazard"]


def _struck(box: Box, states: list[State]) -> list[Card]:
    """BQ-4.1 The cards that did damage, in the hands that quakes have hit."""
    done: Counter[Card] = Counter()
    for before, after in pairwise(states):
        if after["drawn"] > before["drawn"] and after["damage"] != NONE:
            for card in cards_of(box, after["hands"][after["turn"]]):
                done[card] += card.vd
    return [card for card, damage in done.most_common() if damage]


def would_have_helped(view: View) -> Helped:
    """BQ-4.6 What was missing, and cards still in hands with which the quake would have been met.

    Each alone would have been enough; where none is, the fewest that are enough together. A card of the
    hand that was hit helps twice: laid face up, it protects, and does no damage.
    """
    known = view.record
    missing = int(known["damage"]) - int(vp_of(view.box, int(common_objects(known))))
    helps = sorted(_helps(view), key=_worth, reverse=True)
    if enough := [one for one in helps if _worth(one) >= missing]:
        return {"missing": missing, "cards": enough, "together": False}
    chosen: list[Help] = []
    for one in helps:
        if sum(map(_worth, chosen)) < missing:
            chosen.append(one)
    is_enough = sum(map(_worth, chosen)) >= missing
    return {"missing": missing, "cards": chosen if is_enough else [], "together": True}


def _helps(view: View) -> list[Help]:
    """What each card in a hand would have done on the table."""
    hit, hands = view.record["turn"], view.record["hands"]
    return [
        {"card": card.id, "protection": card.vp, "spared": card.vd if seat == hit else 0}
        for seat in range(int(view.record["seats"]))
        for card in cards_of(view.box, hands[seat])
    ]


def _worth(one: Help) -> int:
    return one["protection"] + one["spared"]
