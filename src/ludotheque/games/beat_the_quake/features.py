"""A view as tensors, for learned bots: planes over the objects of the edition, and numbers beside them.

Seats are counted from the one who looks: 0 is always oneself. `ABOUT_PLANES` and `ABOUT_NUMBERS` say
what each entry is. Planes hold whole numbers below 256. Lanes of a GPU fill them together: each takes every
so many-th place.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludotheque.engine.contract import View as SeatView
from ludotheque.engine.jit import kernel, wide
from ludotheque.games.beat_the_quake.components import QUAKE_CODES
from ludotheque.games.beat_the_quake.layout import NONE, OBJECTS, OVER, QUAKES, SEATS, Box, View
from ludotheque.games.beat_the_quake.rules import open_points, vd_of, vp_of

# The planes, in order: where each group starts.
HAND = 0
DRAWN = HAND + 1  # the card just drawn
LOST = DRAWN + 1  # discarded from one's own hand
GONE = LOST + 1
FACE_UP = GONE + 1  # by seat
USED = FACE_UP + SEATS  # by others, by owner
NEUTRAL = USED + SEATS  # in the piles of neutralised quakes
VP = NEUTRAL + SEATS
VD = VP + 1
IN_EDITION = VD + 1

PHASES = OVER + 1
_ALONE = ("",)

# A name, what it stands for each of, and what the entry holds; in order.
ABOUT_PLANES: tuple[tuple[str, Sequence[object], str], ...] = (
    ("hand", _ALONE, "1 for a card in one’s own hand"),
    ("just drawn", _ALONE, "1 for the card that one has just drawn, while one may show a card"),
    ("discarded from the hand", _ALONE, "1 for a card that one lost from the hand to a red quake (BQ-6.1)"),
    (
        "gone",
        _ALONE,
        "1 for a card that all saw leave the game: used by its owner where others helped (BQ-4.3), or "
        "discarded from the table (BQ-6.1)",
    ),
    ("face up before seat +{}", range(SEATS), "1 for a common object of this seat"),
    ("used of seat +{}", range(SEATS), "1 for a common object of this seat that another used (BQ-4.3)"),
    ("neutral of seat +{}", range(SEATS), "1 for a card in this seat’s pile of neutralised quakes (BQ-4.2)"),
    ("VP", _ALONE, "of the card, in points"),
    ("VD", _ALONE, "of the card, in points"),
    ("in the edition", _ALONE, "1 where the edition has a card"),
)
ABOUT_NUMBERS: tuple[tuple[str, Sequence[object], str], ...] = (
    ("seat +{} plays", range(SEATS), "1 if there is such a seat"),
    ("hand size of seat +{}", range(SEATS), "cards in its hand, / 10"),
    ("open points of seat +{}", range(SEATS), "its points but for those of its hand (BQ-5.2), / 20"),
    ("quakes neutralised by seat +{}", range(SEATS), f"quakes that it met alone, / {QUAKES}"),
    (
        "damage announced by seat +{}",
        range(SEATS),
        "the VD last announced of its hand, without additions, / 10; −0.1 if none was since it last grew",
    ),
    ("turn of seat +{}", range(SEATS), "1 if it is its turn; others may have to discard in it"),
    (
        "phase {}",
        range(PHASES),
        "1 for what is waited for: 0 a card that is dealt, 1 a card to be drawn, 2 a card to show, or none, "
        "3 to draw again or to stop, 4 a discard, 5 an object against a quake, 6 nothing, the game is over",
    ),
    ("{} drawn", QUAKE_CODES, "1 if this quake has come up"),
    ("pile", _ALONE, "cards left to draw, / 52"),
    ("safe draws", _ALONE, "so many of them are objects for sure (BQ-2.1), / 15"),
    ("damage", _ALONE, "of the quake that is being met, additions included, / 10; −0.1 if there is none"),
    ("reached", _ALONE, "VP used against it so far, / 10"),
    ("alone", _ALONE, "1 if only common objects of whose turn it is may be used (BQ-4.2)"),
    ("objects drawn this turn", _ALONE, "/ 2"),
    ("VP of the hand", _ALONE, "of one’s own, / 20"),
    ("VD of the hand", _ALONE, "of one’s own, / 20"),
    ("advanced", _ALONE, "1 with the advanced rules"),
    ("goal", _ALONE, "the points that all have to reach together (BQ-9), / 60; 0: each plays alone"),
)

PLANES = tuple(name.format(one) for name, each, _ in ABOUT_PLANES for one in each)
NUMBERS = tuple(name.format(one) for name, each, _ in ABOUT_NUMBERS for one in each)
COUNTED = frozenset({"VP", "VD"})  # planes that count something; all others are 0 or 1


@kernel
def seat_after(view: View, seat: int, other: int) -> int:
    """The seat that comes so many after this one; no division: a GPU takes long for one."""
    owner = seat + other
    return owner if owner < view["seats"] else owner - wide(view["seats"])


@kernel
def mark_set(cards: int, plane: Any, lane: int, lanes: int) -> None:
    """Mark the cards of a set."""
    for place in range(lane, OBJECTS, lanes):
        plane[place] = (cards >> place) & 1


@kernel
def mark_planes(box: Box, view: View, seat: int, planes: Any, lane: int, lanes: int) -> None:
    """Fill this lane's part of planes[plane, card], which are zero."""
    mark_set(wide(view["hand"]), planes[HAND], lane, lanes)
    mark_set(wide(view["my_lost"]), planes[LOST], lane, lanes)
    mark_set(wide(view["gone"]) | wide(view["discarded"]), planes[GONE], lane, lanes)
    mark_set(wide(box["all"]), planes[IN_EDITION], lane, lanes)
    if lane == 0 and view["card"] != NONE:
        planes[DRAWN, view["card"]] = 1
    for other in range(view["seats"]):
        owner = seat_after(view, seat, wide(other))
        mark_set(wide(view["face_up"][owner]), planes[FACE_UP + other], lane, lanes)
        mark_set(wide(view["used_by_others"][owner]), planes[USED + other], lane, lanes)
        mark_set(wide(view["neutral"][owner]), planes[NEUTRAL + other], lane, lanes)
    for place in range(lane, OBJECTS, lanes):
        planes[VP, place] = box["vp"][place]
        planes[VD, place] = box["vd"][place]


@kernel
def mark_numbers(box: Box, view: View, seat: int, numbers: Any) -> None:
    """Fill the numbers, which are zero; counts are divided so that most lie between 0 and 1."""
    for other in range(view["seats"]):
        owner = seat_after(view, seat, wide(other))
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
    numbers[place + 9] = view["goal"] / 60


def features(view: SeatView) -> tuple[Any, Any]:
    """Planes (plane, card) of a view as bytes, and its numbers as 32-bit floats."""
    planes = np.zeros((len(PLANES), OBJECTS), np.uint8)
    numbers = np.zeros(len(NUMBERS), np.float32)
    mark_planes(view.box, view.record, max(view.seat, 0), planes, 0, 1)
    mark_numbers(view.box, view.record, max(view.seat, 0), numbers)
    return planes, numbers
