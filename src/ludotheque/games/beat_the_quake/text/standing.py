"""How the seats stand: points and for what, who wins and why."""

from typing import Any

import numpy as np

from ludotheque.engine.contract import Seat, View, seats_in
from ludotheque.games.beat_the_quake.layout import NONE, OVER, SEATS
from ludotheque.games.beat_the_quake.rules import (
    POINTS_ALONE,
    POINTS_UNUSED,
    POINTS_USED,
    mark_scores,
    mark_winners,
    vp_of,
)
from ludotheque.games.beat_the_quake.shown import Tie
from ludotheque.games.beat_the_quake.text.speech import Speech


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


def winners_in(view: View) -> list[Seat]:
    """BQ-5.3 Who wins a game that is over."""
    return seats_in(int(mark_winners(view.record, np.array(scores_in(view), np.int32))))


def missing_in(view: View) -> int:
    """BQ-9.2 The points that a table which has survived lacks of its goal; none, if it has reached it."""
    return max(0, int(view.record["goal"]) - sum(scores_in(view)))


def _best(view: View) -> list[int]:
    """The seats with most points."""
    scores = scores_in(view)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def tie_in(view: View) -> Tie | None:
    """BQ-5.3 What broke a tie of points, or that the win is shared; None: there was none, or no contest."""
    best = _best(view)
    if len(best) == 1 or view.record["goal"]:
        return None
    if len(winners_in(view)) > 1:
        return "shared"
    alone = [int(view.record["neutralised"][seat]) for seat in best]
    return "alone" if alone.count(max(alone)) == 1 else "unused"


def told_winners(speech: Speech, view: View) -> tuple[str, dict[str, Any]]:
    """BQ-5.3, BQ-9.2 Who wins a game that was survived, by what: the message and what it is given."""
    if view.record["goal"]:
        missing = missing_in(view)
        together = {"sum": sum(scores_in(view)), "goal": int(view.record["goal"]), "missing": missing}
        return "bq-told-short" if missing else "bq-told-goal", together
    words = {
        "names": speech.several(speech.names[seat] for seat in winners_in(view)),
        "tied": speech.several(speech.names[seat] for seat in _best(view)),
        "points": max(scores_in(view)),
    }
    keys: dict[Tie | None, str] = {None: "bq-told-winner", "shared": "bq-told-shared"}
    tie = tie_in(view)
    return keys.get(tie, f"bq-told-winner-{tie}"), words
