"""How the seats stand: points and for what, who wins and why, and what a game leaves to talk about."""

from typing import Any

import numpy as np

from ludotheque.engine.contract import View, seats_in
from ludotheque.games.beat_the_quake.layout import NONE, OVER, SEATS
from ludotheque.games.beat_the_quake.rules import (
    POINTS_ALONE,
    POINTS_UNUSED,
    POINTS_USED,
    common_objects,
    mark_scores,
    mark_winners,
    vp_of,
)
from ludotheque.games.beat_the_quake.shown import Debrief, Helped
from ludotheque.games.beat_the_quake.text.speech import Speech, cards_of
from ludotheque.games.beat_the_quake.view import cards_in, seen_cards

MOST_HURTFUL = 5  # cards that a debrief names of those that hurt


def scores_in(view: View) -> list[int]:
    """BQ-5.2 The points that this view can count: before the end, of hands only one's own."""
    points = np.zeros(SEATS, np.int32)
    mark_scores(view.box, view.record, points)
    if view.record["phase"] != OVER and view.record["seat"] != NONE:
        points[view.seat] += vp_of(view.box, view.record["hand"])
    return [int(one) for one in points[: int(view.record["seats"])]]


def hand_in(view: View, seat: int) -> int | None:
    """The hand of a seat, if this view knows it."""
    if view.record["hand_sizes"][seat] == 0:
        return 0
    if view.record["phase"] == OVER:
        return int(view.record["hands"][seat])
    return int(view.record["hand"]) if seat == view.record["seat"] else None


def told_points(speech: Speech, view: View, seat: int) -> str:
    """BQ-5.2 The points of a seat, and for what."""
    known, hand = view.record, hand_in(view, seat)
    used = POINTS_USED * int(vp_of(view.box, known["used_by_others"][seat]))
    unused = POINTS_UNUSED * int(known["face_up"][seat]).bit_count()
    alone = POINTS_ALONE * int(known["neutralised"][seat])
    parts = [
        speech.say(f"bq-for-{what}", points=points)
        for what, points in (
            ("hand", int(vp_of(view.box, hand)) if hand is not None else 0),
            ("used", used),
            ("unused", unused),
            ("alone", alone),
        )
        if points
    ]
    words = {"name": speech.names[seat], "points": scores_in(view)[seat], "parts": ", ".join(parts)}
    if hand is not None:
        return speech.say("bq-points-for" if parts else "bq-points", **words)
    key = "bq-points-for-hidden" if parts else "bq-points-hidden"
    return speech.say(key, cards=int(known["hand_sizes"][seat]), **words)


def told_winners(speech: Speech, view: View) -> tuple[str, dict[str, Any]]:
    """BQ-5.3 Who wins a game that nobody lost, by what: the message and what it is given."""
    known, scores = view.record, scores_in(view)
    winners = seats_in(int(mark_winners(known, np.array(scores, np.int32))))
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    words = {"names": speech.several(speech.names[seat] for seat in winners), "points": max(scores)}
    if len(winners) > 1:
        return "bq-told-shared", words
    if len(best) == 1:
        return "bq-told-winner", words
    words["tied"] = speech.several(speech.names[seat] for seat in best)
    alone = [int(known["neutralised"][seat]) for seat in best]
    return "bq-told-winner-alone" if alone.count(max(alone)) == 1 else "bq-told-winner-unused", words


# For talking about it afterwards


def debrief(view: View) -> Debrief:
    """What saved the table, what hurt it, what was seen; after a fatal quake also what would have helped."""
    box, known = view.box, view.record
    found: Debrief = {
        "saved": cards_in(box, saved(view)),
        "hurt": [card.id for card in hurtful(view)],
        "seen": cards_in(box, int(seen_cards(known)) & ~int(known["my_lost"])),
        "survived": not known["is_fatal"],
    }
    if known["is_fatal"]:
        found["helped"] = would_have_helped(view)
    return found


def saved(view: View) -> int:
    """The cards used against quakes."""
    known = view.record
    cards = int(known["gone"])
    for seat in range(SEATS):
        cards |= int(known["used_by_others"][seat]) | int(known["neutral"][seat])
    return cards


def hurtful(view: View) -> list[Any]:
    """The cards with the largest VD in the hand that a fatal quake hit, or in all hands at the end."""
    known = view.record
    hit = [int(known["turn"])] if known["is_fatal"] else range(int(known["seats"]))
    cards = [card for seat in hit for card in cards_of(view.box, known["hands"][seat]) if card.vd]
    return sorted(cards, key=lambda card: -card.vd)[:MOST_HURTFUL]


def would_have_helped(view: View) -> Helped:
    """BQ-4.6 The VP that were missing, and cards still in hands with which the quake would have been met.

    Each alone would have been enough; where none is, the fewest that are enough together. A card of the
    hand that was hit helps twice: laid face up, it does not hurt.
    """
    known = view.record
    everybodys = int(common_objects(known))
    missing = int(known["damage"]) - int(vp_of(view.box, everybodys))
    gains = {
        card.id: card.vp + (card.vd if seat == known["turn"] else 0)
        for seat in range(int(known["seats"]))
        for card in cards_of(view.box, known["hands"][seat])
    }
    enough = [name for name, gain in gains.items() if gain >= missing]
    if enough:
        return {"missing": missing, "cards": enough, "together": False}
    chosen: list[str] = []
    left = missing
    for name in sorted(gains, key=lambda name: -gains[name]):
        if left > 0:
            chosen.append(name)
            left -= gains[name]
    return {"missing": missing, "cards": [] if left > 0 else chosen, "together": True}
