"""What a position of Beat the Quake is worth: will the table survive, and who has most points then.

A quake is met if the face-up cards reach the damage in the hand of the seat that draws it. So the odds of
survival hang on the VP that lie face up, on what each hand would do, and on the quakes to come. Points are
those that there are, in hands too, and those of quakes that a seat can expect to meet alone. The numbers
below were fitted to games of bots: `benchmarks/fit_beat_the_quake.py`.
"""

from math import exp
from typing import Any

import numpy as np

from ludotheque.engine.jit import kernel, wide
from ludotheque.games.beat_the_quake.layout import DISCARDING, NONE, OVER, QUAKES, SEATS, SHOWING, Box, State
from ludotheque.games.beat_the_quake.rules import (
    POINTS_ALONE,
    common_objects,
    open_points,
    vd_of,
    vp_of,
)

# How the next quake is met, as a power of e: at all, by each VP that lies there beyond the damage, by each
# card that comes before it on average (there is time to share), and with the advanced rules.
MET, MET_SPARE, MET_TIME, MET_ADVANCED = 0.8, 0.312, 0.134, 0.185
LATER, LATER_SPARE = 3.85, 0.105  # and each one after it
# How a seat meets a quake alone: at all, and by each VP of its own beyond its damage. Of the points that this
# brings, what counts: the others catch up.
SOLO, SOLO_SPARE, SOLO_WORTH = -0.466, 0.61, 1.28
HAND = 0.59  # of the VP in a hand: what counts, since they are not on the table
TO_SHOW = 1.46  # points: having a card to show
TOGETHER_SPREAD = 1.5  # points: how far the sum of all can still go, for each quake to come and at the end
SPREAD, SPREAD_QUAKE = 1.37, 0.485  # points: how far it can still go, and so much for each quake to come


@kernel
def odds(power: float) -> float:
    """A power of e as a chance."""
    return 1.0 / (1.0 + exp(-power))


@kernel
def quakes_to_come(state: State) -> int:
    """Those in the pile."""
    return wide(QUAKES) - wide(state["drawn"])


@kernel
def still_needed(state: State) -> int:
    """What the quake that is being met still takes."""
    return wide(state["damage"]) - wide(state["reached"]) if state["damage"] != NONE else wide(0)


@kernel
def survival(box: Box, state: State) -> float:
    """How likely the table meets every quake to come."""
    quakes, seats = quakes_to_come(state), wide(state["seats"])
    spare = vp_of(box, common_objects(state)) - still_needed(state)
    harder = MET_ADVANCED if box["advanced"] else 0.0
    power = MET + harder + MET_TIME * state["pile"] / (quakes + 1.0)
    met, damages = 0.0, wide(0)
    for seat in range(seats):
        damage = vd_of(box, wide(state["hands"][seat]))
        met += odds(power + MET_SPARE * (spare - damage)) / seats
        damages += damage
    chance = 1.0
    if quakes > 0:
        chance = met * odds(LATER + harder + LATER_SPARE * (spare - damages / seats)) ** (quakes - 1)
    if state["phase"] == DISCARDING:  # it is not yet sure that this one can be met
        chance *= odds(power + MET_SPARE * spare)
    return chance


@kernel
def mark_expected(box: Box, state: State, points: Any) -> None:
    """Write the points that each seat can expect, if the table survives."""
    quakes = quakes_to_come(state)
    for seat in range(state["seats"]):
        hand = wide(state["hands"][seat])
        spare = vp_of(box, wide(state["face_up"][seat])) - vd_of(box, hand)
        if state["is_alone"] and state["turn"] == seat:
            spare -= still_needed(state)
        alone = SOLO_WORTH * POINTS_ALONE * quakes * odds(SOLO + SOLO_SPARE * spare) / state["seats"]
        points[seat] = open_points(box, state, wide(seat)) + HAND * vp_of(box, hand) + alone
    if state["is_alone"]:
        points[state["turn"]] += POINTS_ALONE
    elif state["phase"] == SHOWING:
        points[state["turn"]] += TO_SHOW


@kernel
def goal_chance(box: Box, state: State) -> float:
    """BQ-9.2 How likely the table reaches its goal, if it survives: by what all have, and what is to come."""
    sum_of_all = wide(0)
    for seat in range(state["seats"]):
        sum_of_all += open_points(box, state, wide(seat)) + vp_of(box, wide(state["hands"][seat]))
    if state["phase"] == OVER:
        return 1.0 if sum_of_all >= state["goal"] else 0.0
    quakes = quakes_to_come(state) + (1 if state["damage"] != NONE else 0)
    to_come = wide(state["goal"]) * quakes / QUAKES
    return odds((sum_of_all + to_come - state["goal"]) / (TOGETHER_SPREAD * (1.0 + quakes)))


@kernel
def mark_chances(box: Box, state: State, chances: Any) -> None:
    """Write how likely each seat wins: the table survives, and it has most points, or all reach the goal."""
    if state["goal"] > 0:
        together = 0.0 if state["is_fatal"] else survival(box, state) * goal_chance(box, state)
        for seat in range(state["seats"]):
            chances[seat] = together
        return
    points = np.zeros(SEATS)
    if state["phase"] == OVER:
        for seat in range(state["seats"]):
            points[seat] = open_points(box, state, wide(seat)) + vp_of(box, wide(state["hands"][seat]))
    else:
        mark_expected(box, state, points)
    spread = SPREAD + SPREAD_QUAKE * quakes_to_come(state)
    total, most = 0.0, points[0]
    for seat in range(state["seats"]):
        most = max(most, points[seat])
    for seat in range(state["seats"]):
        chances[seat] = exp((points[seat] - most) / spread)
        total += chances[seat]
    survives = 0.0 if state["is_fatal"] else survival(box, state)
    for seat in range(state["seats"]):
        chances[seat] *= survives / total
