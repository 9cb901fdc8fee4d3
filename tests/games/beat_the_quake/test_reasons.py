"""Why a move rather than another, in words: numbers that can be counted on the table."""

from tests.games.beat_the_quake.hand_made import QUAKES, record
from tests.support.reasons import after, told


def test_damage_is_held_against_the_common_objects() -> None:
    """Ada holds a damage of 5 and nothing lies on the table."""
    match = after(record("a30 b10 c25 d11 yellow-1 e11"))
    assert told(match, "show c25", "keep") == [
        "The damage in Ada’s hand falls from 5 to 0.",
        "The common objects protect 2 instead of 0.",
        "Ada would meet a quake alone (protection 2 against damage 0) and get 3 points.",
        "The move played: "
        "If Ada drew a quake, it would be fatal: damage 5, and the common objects protect 0.",
    ]


def test_how_likely_a_quake_is() -> None:
    """Six quakes of which none is drawn, in a pile of twelve."""
    pile = f"a30 b10 c25 {' '.join(QUAKES)} d11 e11 f11 g11 h11 i11"
    match = after(record(pile, "show c25"))
    assert told(match, "stop", "draw") == [
        "The next card is left to Bo: the chance of a quake is 6 in 12.",
        "The move played: The next card may be a quake: 6 of 12 cards.",
    ]


def test_how_likely_an_object_is() -> None:
    """The other side of the same odds: to draw is worth something too."""
    pile = f"a30 b10 c25 {' '.join(QUAKES)} d11 e11 f11 g11 h11 i11"
    match = after(record(pile, "show c25"))
    assert told(match, "draw", "stop")[0] == "The next card may be an object: 6 of 12 cards."


def test_a_smaller_gain_is_no_reason() -> None:
    """c01 takes one damage out of the hand; d35, which was shown, takes five. It gives up points instead."""
    match = after(record("c01 b10 d35 e11 f11 g11"))
    assert told(match, "show c01", "show d35") == ["The move played: Ada gives up 2 points from the hand."]
    assert told(match, "show d35", "show c01")[:2] == [
        "The damage in Ada’s hand falls from 6 to 1.",
        "The common objects protect 3 instead of 0.",
    ]


def test_points_in_hand_are_kept_by_who_shows_what_has_none() -> None:
    """Ada holds 3 points, and keeps them whether she shows c01 or nothing."""
    match = after(record("c01 b10 d35 e11 f11 g11"))
    assert "Ada keeps 3 points in hand." not in told(match, "keep", "show c01")
    assert "Ada keeps 3 points in hand." in told(match, "keep", "show d35")


def test_a_card_that_cannot_come_is_not_spoken_of() -> None:
    """The last card is a quake, and no object. Where nothing is left, no quake would be fatal."""
    match = after(record("a30 b10 c25 yellow-1", "show c25"))
    reasons = told(match, "draw", "stop")
    assert not any("object: 0" in reason for reason in reasons)
    assert told(match, "stop", "draw")[0] == "The next card is left to Bo: the chance of a quake is 1 in 1."
    match = after(record("a30 b10 c25"))
    assert told(match, "show c25", "keep") == [
        "The damage in Ada’s hand falls from 5 to 0.",
        "The common objects protect 2 instead of 0.",
    ]
