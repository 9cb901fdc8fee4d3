"""A view as tensors, for learned bots: planes over the objects of the edition, and numbers beside them.

Seats are counted from the one who looks: 0 is always oneself. `PLANES` and `NUMBERS` say what each entry is.
"""

from typing import Any

import numpy as np

from ludotheque.engine.contract import View as SeatView
from ludotheque.engine.jit import kernel, wide
from ludotheque.games.beat_the_quake.components import QUAKE_CODES
from ludotheque.games.beat_the_quake.layout import MOST_VALUE, NONE, OBJECTS, OVER, QUAKES, SEATS, Box, View
from ludotheque.games.beat_the_quake.rules import open_points, vd_of, vp_of

# The planes, in order: where each group starts.
HAND = 0
DRAWN = HAND + 1  # the card just drawn
LOST = DRAWN + 1  # discarded from one's own hand
GONE = LOST + 1
FACE_UP = GONE + 1  # by seat
USED = FACE_UP + SEATS  # by others, by owner
NEUTRAL = USED + SEATS  # in the piles of neutralised quakes
VP = NEUTRAL + SEATS  # in ninths
VD = VP + 1
IN_EDITION = VD + 1

PLANES = (
    *("hand", "just drawn", "discarded from the hand", "gone"),
    *(f"face up before seat +{seat}" for seat in range(SEATS)),
    *(f"used of seat +{seat}" for seat in range(SEATS)),
    *(f"neutral of seat +{seat}" for seat in range(SEATS)),
    *("VP", "VD", "in the edition"),
)

PHASES = OVER + 1
NUMBERS = (
    *(f"seat +{seat} plays" for seat in range(SEATS)),
    *(f"hand size of seat +{seat}" for seat in range(SEATS)),
    *(f"open points of seat +{seat}" for seat in range(SEATS)),
    *(f"quakes neutralised by seat +{seat}" for seat in range(SEATS)),
    *(f"damage announced by seat +{seat}" for seat in range(SEATS)),
    *(f"turn of seat +{seat}" for seat in range(SEATS)),
    *(f"phase {phase}" for phase in range(PHASES)),
    *(f"{quake} drawn" for quake in QUAKE_CODES),
    *("pile", "safe draws", "damage", "reached", "alone", "objects drawn this turn"),
    *("VP of the hand", "VD of the hand", "advanced"),
)


@kernel
def mark_set(cards: int, plane: Any) -> None:
    """Mark the cards of a set."""
    for place in range(OBJECTS):
        plane[place] = (cards >> place) & 1


@kernel
def mark_planes(box: Box, view: View, seat: int, planes: Any) -> None:
    """Fill planes[plane, card], which are zero."""
    mark_set(wide(view["hand"]), planes[HAND])
    mark_set(wide(view["my_lost"]), planes[LOST])
    mark_set(wide(view["gone"]) | wide(view["discarded"]), planes[GONE])
    mark_set(wide(box["all"]), planes[IN_EDITION])
    if view["card"] != NONE:
        planes[DRAWN, view["card"]] = 1
    for other in range(view["seats"]):
        owner = (seat + other) % view["seats"]
        mark_set(wide(view["face_up"][owner]), planes[FACE_UP + other])
        mark_set(wide(view["used_by_others"][owner]), planes[USED + other])
        mark_set(wide(view["neutral"][owner]), planes[NEUTRAL + other])
    for place in range(OBJECTS):
        planes[VP, place] = box["vp"][place] / MOST_VALUE
        planes[VD, place] = box["vd"][place] / MOST_VALUE


@kernel
def mark_numbers(box: Box, view: View, seat: int, numbers: Any) -> None:
    """Fill the numbers, which are zero; counts are divided so that most lie between 0 and 1."""
    for other in range(view["seats"]):
        owner = (seat + other) % view["seats"]
        numbers[other] = 1
        numbers[SEATS + other] = view["hand_sizes"][owner] / 10
        numbers[2 * SEATS + other] = open_points(box, view, wide(owner)) / 20
        numbers[3 * SEATS + other] = view["neutralised"][owner] / QUAKES
        numbers[4 * SEATS + other] = view["told"][owner] / 10 if view["told"][owner] != NONE else -0.1
        numbers[5 * SEATS + other] = view["turn"] == owner
    place = 6 * SEATS
    numbers[place + view["phase"]] = 1
    place += PHASES
    for number in range(view["drawn"]):
        numbers[place + view["order"][number]] = 1
    place += QUAKES
    numbers[place] = view["pile"] / 52
    numbers[place + 1] = view["safe"] / 15
    numbers[place + 2] = view["damage"] / 10 if view["damage"] != NONE else -0.1
    numbers[place + 3] = view["reached"] / 10
    numbers[place + 4] = view["is_alone"]
    numbers[place + 5] = view["taken"] / 2
    numbers[place + 6] = vp_of(box, wide(view["hand"])) / 20
    numbers[place + 7] = vd_of(box, wide(view["hand"])) / 20
    numbers[place + 8] = box["advanced"]


def features(view: SeatView) -> tuple[Any, Any]:
    """Planes (plane, card) and numbers of a view, as 32-bit floats."""
    planes = np.zeros((len(PLANES), OBJECTS), np.float32)
    numbers = np.zeros(len(NUMBERS), np.float32)
    mark_planes(view.box, view.record, max(view.seat, 0), planes)
    mark_numbers(view.box, view.record, max(view.seat, 0), numbers)
    return planes, numbers
