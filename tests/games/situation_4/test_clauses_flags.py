"""S4-4 Flags."""

import pytest

from tests.games.situation_4.hand_made import (
    after,
    can,
    can_at,
    lays,
    match_after,
    record,
    refused_by,
    unreadable,
)
from tests.support.hand_made import state

# Side 0 covers the mill: B3 at 1 s, C3 at 5 s.
MILL = lays(0, "B1 B2") + "@1000 0 lay B3; @5000 0 lay C3; "
GRACE = 3000


# S4-4.1


def test_s4_4_1_all_its_locations_with_own_pieces_and_a_flag() -> None:
    """S4-4.1 Half of it is not enough; without the flag it scores nothing."""
    half = after(MILL.partition("@5000")[0])
    assert can(half, 0, "flag") == []
    whole = after(MILL)
    assert can(whole, 0, "flag") == ["mill"]
    assert whole.scores() == [0, 0]
    taken = after(MILL + "0 flag mill")
    assert state(taken)["flags"] == {"mill": 0}
    assert taken.scores() == [200, 0]
    assert can(taken, 0, "flag") == []


def test_s4_4_1_not_before_it_is_covered() -> None:
    """S4-4.1 Nobody, however much time has passed."""
    half = MILL.partition("@5000")[0]
    refused_by("S4-4.1", half + "0 flag mill")
    refused_by("S4-4.1", half + "@90000 1 flag mill")
    refused_by("S4-4.1", "0 flag mill")


def test_s4_4_1_any_order_and_either_side() -> None:
    """S4-4.1 Side 1 comes over the river, and covers the mill from the east."""
    game = after(lays(1, "C6 C5 C4 C3 B3"))
    assert can(game, 1, "flag") == ["mill"]
    assert after(lays(1, "C6 C5 C4 C3 B3") + "1 flag mill").scores() == [0, 200]


def test_s4_4_1_one_location_is_an_objective_too() -> None:
    """S4-4.1 The barn on D3."""
    assert can(after(lays(0, "D1 D2 D3")), 0, "flag") == ["barn"]


def test_s4_4_1_any_hand_of_a_team_may_plant_it() -> None:
    """S4-4.1 The flag is the side's."""
    game = after(MILL + "2 flag mill", sides=[0, 1, 0])
    assert game.scores() == [200, 0, 200]


def test_s4_4_1_a_flag_stays() -> None:
    """S4-4.1, S4-10.5, S4-4.2 There is one flag for an objective, and it is not taken away."""
    refused_by("S4-4.1", MILL + "0 flag mill; 0 flag mill")
    refused_by("S4-4.1", MILL + "0 flag mill; @60000 1 flag mill")
    refused_by("S4-4.1", MILL + "@60000 1 flag mill; 0 flag mill")


# S4-4.2


@pytest.mark.parametrize(
    ("later", "may"), [(0, False), (2999, False), (3000, True), (3001, True), (10**9, True)]
)
def test_s4_4_2_the_opponent_may_plant_theirs_when_it_is_forgotten(later: int, may: bool) -> None:
    """S4-4.2 Once 3 s or more have passed since the last piece of it; the owner at any time."""
    match = match_after(MILL)
    assert can_at(match, 1, "flag", 5000 + later) == (["mill"] if may else [])
    assert can_at(match, 0, "flag", 5000 + later) == ["mill"]


def test_s4_4_2_a_stolen_flag_scores_for_who_planted_it() -> None:
    """S4-4.2 The pieces stay the owner's."""
    game = after(MILL + "@8000 1 flag mill")
    assert state(game)["flags"] == {"mill": 1}
    assert game.scores() == [0, 200]
    assert state(game)["pieces"]["B3"] == 0


def test_s4_4_2_too_early_is_refused() -> None:
    """S4-4.2 By one millisecond."""
    refused_by("S4-4.2", MILL + "@7999 1 flag mill")


def test_s4_4_2_pieces_elsewhere_do_not_matter() -> None:
    """S4-4.2 The time runs from the last piece of the objective, not from the last piece."""
    game = after(MILL + "@7900 0 lay D3; @8000 1 lay D6")
    assert can(game, 1, "flag") == ["mill"]


def test_s4_4_2_the_owner_may_be_late() -> None:
    """S4-4.2 If the opponent has not thought of it either."""
    assert after(MILL + "@3600000 0 flag mill").scores() == [200, 0]


@pytest.mark.parametrize("grace", [0, 1, 500, 60_000])
def test_s4_4_2_another_grace(grace: int) -> None:
    """S4-4.2 `flag_grace` of the options, in milliseconds; with 0 whoever is first."""
    match = match_after(MILL, flag_grace=grace)
    assert can_at(match, 1, "flag", 5000 + grace) == ["mill"]
    if grace:
        assert can_at(match, 1, "flag", 5000 + grace - 1) == []
        assert can_at(match, 1, "flag", 5000) == []


@pytest.mark.parametrize("given", [-1, 0.5, "3000", None, True, [3000], 2**53, 10**30])
def test_s4_4_2_a_grace_is_a_whole_number(given: object) -> None:
    """S4-4.2 Of milliseconds, from 0."""
    assert unreadable(record(flag_grace=given)).place == "options.flag_grace"


def test_s4_4_2_a_side_that_has_not_begun_may_plant_one() -> None:
    """S4-4.2 Flags need no pieces of one's own."""
    assert after(MILL + "@8000 1 flag mill").legal()["1"] == [
        "lay A6",
        "lay B6",
        "lay C6",
        "lay D6",
        "resign",
    ]


# S4-4.3


def test_s4_4_3_under_pieces_of_both_it_is_nobodys() -> None:
    """S4-4.3 For ever."""
    start = lays(0, "B1 B2 B3") + lays(1, "C6 C5 C4 C3")
    match = match_after(start)
    for seat in (0, 1):
        assert can_at(match, seat, "flag", 10**9) == []
        refused_by("S4-4.3", start + f"@900000 {seat} flag mill")
