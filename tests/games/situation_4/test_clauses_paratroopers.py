"""S4-5 Paratroopers."""

import pytest

from tests.games.situation_4.hand_made import after, can, lays, refused_by
from tests.support.hand_made import state

# Side 0 has covered its paratroop base C2, D2; side 1 has A6, A5 and B5, its own base.
BASE = lays(0, "C1 C2 D2") + lays(1, "A6 A5 B5")


def test_s4_5_1_when_the_own_base_is_covered() -> None:
    """S4-5.1 All of it, with own pieces."""
    half = lays(0, "C1 C2") + lays(1, "A6 A5 B5")
    assert can(after(half), 0, "drop") == []
    refused_by("S4-5.1", half + "0 drop A5")
    assert can(after(BASE), 0, "drop") == ["A5", "A6", "B5"]


def test_s4_5_1_a_base_that_the_opponent_sits_on_gives_none() -> None:
    """S4-5.1 Side 1 has D2: side 0 never covers its own base."""
    start = lays(1, "D6 D5 D4 D3 D2") + lays(0, "C1 C2")
    assert can(after(start), 0, "drop") == []
    refused_by("S4-5.1", start + "0 drop D2")


def test_s4_5_1_the_opponents_base_gives_none() -> None:
    """S4-5.1 Side 1 covers side 0's base, not its own."""
    start = lays(1, "C6 C5 C4 C3 C2 D2") + lays(0, "A1")
    assert can(after(start), 1, "drop") == []
    refused_by("S4-5.1", start + "1 drop A1")


def test_s4_5_1_the_base_may_be_covered_by_any_way() -> None:
    """S4-5.1 In any order, and by any hands of the side."""
    game = after("0 lay D1; 2 lay D2; 0 lay C2; 1 lay A6", sides=[0, 1, 0])
    assert can(game, 0, "drop") == can(game, 2, "drop") == ["A6"]


def test_s4_5_1_three_of_them() -> None:
    """S4-5.1 Then no more."""
    start = lays(0, "C1 C2 D2") + lays(1, "A6 A5 B5 B6") + "0 drop A6; 0 drop A5; "
    assert can(after(start), 0, "drop") == ["B5", "B6"]
    start += "0 drop B5; "
    assert can(after(start), 0, "drop") == []
    refused_by("S4-5.1", start + "0 drop B6")


def test_s4_5_1_a_team_has_three_together() -> None:
    """S4-5.1 The side has three, not each seat."""
    game = after(BASE + "0 drop A6; 2 drop A5; 0 drop B5; 1 lay B6", sides=[0, 1, 0])
    assert can(game, 0, "drop") == can(game, 2, "drop") == []


def test_s4_5_2_on_any_piece_of_the_opponent() -> None:
    """S4-5.2 Anywhere on the board; not on an own piece, nor on an empty location."""
    assert state(after(BASE + "0 drop B5"))["paratroopers"] == {"B5": 0}
    refused_by("S4-5.2", BASE + "0 drop C1")
    refused_by("S4-5.2", BASE + "0 drop D6")


def test_s4_5_2_at_any_time() -> None:
    """S4-5.2 In the same millisecond as the last piece of the base, or an hour later."""
    assert can(after(BASE), 0, "drop") == ["A5", "A6", "B5"]
    assert state(after(BASE + "@3600000 0 drop A6"))["paratroopers"] == {"A6": 0}


def test_s4_5_2_not_where_one_stands() -> None:
    """S4-5.2 A piece carries one."""
    assert can(after(BASE + "0 drop A5"), 0, "drop") == ["A6", "B5"]
    refused_by("S4-5.2", BASE + "0 drop A5; 0 drop A5")


def test_s4_5_2_not_on_a_tank() -> None:
    """S4-5.2 Side 1 has a tank on D5."""
    start = lays(0, "C1 C2 D2") + lays(1, "D6 D5 C5") + "1 tank D5; "
    assert can(after(start), 0, "drop") == ["C5", "D6"]
    refused_by("S4-5.2", start + "0 drop D5")


def test_s4_5_2_a_flag_is_no_hindrance() -> None:
    """S4-5.2 Side 1 has the shed on A4 and its flag there."""
    start = lays(0, "C1 C2 D2") + lays(1, "A6 A5 A4") + "1 flag shed; "
    assert "A4" in can(after(start), 0, "drop")


def test_s4_5_2_locations_next_to_it_are_open() -> None:
    """S4-5.2 At once; each piece laid there opens its own neighbours: a bridgehead."""
    before, landed = after(BASE), after(BASE + "0 drop B5")
    assert set(can(landed, 0, "lay")) - set(can(before, 0, "lay")) == {"B4", "B6", "C5"}
    grown = after(BASE + "0 drop B5; 0 lay C5")
    assert {"C4", "C6", "D5"} <= set(can(grown, 0, "lay"))


def test_s4_5_2_it_opens_nothing_to_its_bearer() -> None:
    """S4-5.2 Side 1 lays as before."""
    before, landed = after(BASE), after(BASE + "0 drop B5")
    assert can(landed, 1, "lay") == can(before, 1, "lay")


def test_s4_5_2_both_sides_may_land() -> None:
    """S4-5.2 Each on the other's pieces."""
    game = after(BASE + "0 drop A5; 1 drop C1; 1 lay B1")
    assert state(game)["paratroopers"] == {"A5": 0, "C1": 1}
    assert state(game)["pieces"]["B1"] == 1


@pytest.mark.parametrize("move", ["0 drop B5", "0 lay A5", "1 lay A5", "1 drop A5"])
def test_s4_5_2_it_never_moves(move: str) -> None:
    """S4-5.2 Nothing that follows takes it away from A5."""
    start = BASE + "0 drop A5; "
    legal = {f"{seat} {text}" for seat, texts in after(start).legal().items() for text in texts}
    game = after(start + move) if move in legal else after(start)
    assert state(game)["paratroopers"]["A5"] == 0
