"""How the sides stand: points and for what, what is ready, who wins."""

from typing import Any

import numpy as np

from ludotheque.engine.contract import View, seats_in
from ludotheque.games.situation_4.components import BRIDGE_VALUE, ZONE_VALUE, location_number
from ludotheque.games.situation_4.layout import NONE, SEATS, SIDES
from ludotheque.games.situation_4.rules import count_zones, mark_scores, mark_winners, side_points
from ludotheque.games.situation_4.text.speech import Speech


def numbers_of(locations: Any) -> list[int]:
    """The numbers of locations that a board names."""
    return [place for location in locations if (place := location_number(location)) is not None]


def points_by_kind(view: View) -> dict[str, list[int]]:
    """S4-8.2 What each side has for flags, for bridges and for zones."""
    box, known = view.box, view.record
    bridges = [BRIDGE_VALUE * int(known["built"][side]) for side in range(SIDES)]
    zones = [ZONE_VALUE * int(count_zones(box, known, side)) for side in range(SIDES)]
    all_points = [int(side_points(box, known, side)) for side in range(SIDES)]
    flags = [all_points[side] - bridges[side] - zones[side] for side in range(SIDES)]
    return {"flags": flags, "bridges": bridges, "zones": zones}


def told_points(speech: Speech, view: View, side: int) -> str:
    """S4-8.2 The points of a side, and for what."""
    kinds = {kind: points[side] for kind, points in points_by_kind(view).items()}
    parts = ", ".join(speech.say(f"s4-for-{kind}", points=points) for kind, points in kinds.items() if points)
    words = {"camp": speech.camp(view.record, side), "points": sum(kinds.values())}
    return speech.say("s4-points-for", parts=parts, **words) if parts else speech.say("s4-points", **words)


def told_winners(speech: Speech, view: View) -> tuple[str, dict[str, Any]]:
    """S4-8.1, S4-8.2 Who wins a game that is over: the message and what it is given."""
    known = view.record
    scores = np.zeros(SEATS, np.int32)
    mark_scores(view.box, known, scores)
    winners = sorted({int(known["side_of"][seat]) for seat in seats_in(int(mark_winners(known, scores)))})
    points = [int(side_points(view.box, known, side)) for side in range(SIDES)]
    if len(winners) > 1:
        return "s4-told-draw", {"points": points[0]}
    (side,) = winners
    words: dict[str, Any] = {"side": side, "camp": speech.camp(known, side)}
    if known["resigned"] != NONE:
        return "s4-told-winner-resigned", words
    return "s4-told-winner", {**words, "points": points[side], "other": points[1 - side]}
