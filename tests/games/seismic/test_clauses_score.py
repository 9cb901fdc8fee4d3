"""SE-6 End and score."""

from typing import Any

import pytest

from tests.games.seismic.hand_made import after, kinds, refusal
from tests.support.hand_made import legal, state

BLOCKS = ("0,-1 3", "1,-1 4", "1,0 5", "0,1 0", "-1,1 1", "-1,0 2")


def blocked(crews: str = "------") -> str:
    """Moves that close every side of San Andreas with a `+1:0`; `x` where a crew goes on it."""
    return "; ".join(
        f"place +1:0 {place}; crew {place[-1] if crew == 'x' else '-'}"
        for place, crew in zip(BLOCKS, crews, strict=True)
    )


def test_se_6_1_the_end_when_pile_and_row_are_empty() -> None:
    """SE-6.1 The last tile's crew step is still asked."""
    game = after("03", "place 03 0,-1 0")
    assert (game.report()["finished"], kinds(game)) == (False, {"crew"})
    assert (state(game)["face_up"], state(game)["pile"]) == ([], 0)
    game = after("03", "place 03 0,-1 0; crew -")
    assert (game.report()["finished"], game.to_move(), game.legal()) == (True, [], {})


def test_se_6_1_the_end_when_no_empty_cell_borders_a_highway() -> None:
    """SE-6.1 Six blocks, and the crew step of the last; tiles are left in row and pile."""
    pile = "+1:0 " * 6 + "03 03 03 03"
    game = after(pile, blocked().removesuffix("; crew -"))
    assert legal(game) == ["crew -", "crew 2"]
    game = after(pile, blocked())
    assert game.report()["finished"]
    assert (state(game)["face_up"], state(game)["pile"]) == (["03", "03"], 2)


def test_se_6_1_a_highway_off_the_table_borders_no_cell() -> None:
    """SE-6.1 Five sides blocked; straights run north off the small table: nothing is left open."""
    moves = "; ".join(f"place +1:0 {place}; crew -" for place in BLOCKS[1:])
    north = "; ".join(f"place 03 0,{-row} 0; crew -" for row in range(1, 6))
    game = after("+1:0 " * 5 + "03 " * 9, f"{moves}; {north}", table="small")
    assert game.report()["finished"]
    assert state(game)["face_up"] == ["03", "03"]


def test_se_6_1_looked_at_when_a_turn_ends_and_not_before() -> None:
    """SE-6.1, SE-7.2 In `dilemma` the sixth block may be a second tile; the game ends after it."""
    pile = "+1:0 " * 6 + "03 03 03"
    moves = blocked().rsplit("; crew -", 2)[0] + "; place +1:0 -1,0 2"
    game = after(pile, moves, variants="dilemma")
    assert game.report()["finished"]


def test_se_6_1_no_move_after_the_end() -> None:
    """SE-6.1 The game is over."""
    why = refusal("03", "place 03 0,-1 0; crew -; crew -")
    assert (why.key, why.clause) == ("over", "SE-6.1")


def test_se_6_2_an_open_section_scores_nothing() -> None:
    """SE-6.2 One end in the town, the other open: 0. Closed by an intersection: 1 + 6 + 2."""
    moves = "place 03 0,-1 0; crew 03"
    assert after("03 +2:03", moves).scores() == [0, 0]
    assert after("03 +2:03", f"{moves}; place +2:03 0,-2 0; crew -").scores() == [9, 0]


def test_se_6_2_a_section_off_the_table_is_open() -> None:
    """SE-6.2 The edge of the table is no stub."""
    north = "; ".join(f"place 03 0,{-row} 0" for row in range(2, 6))
    game = after("03 " * 6, f"place 03 0,-1 0; crew 03; {north}", table="small")
    assert game.scores() == [0, 0]


def test_se_6_2_without_a_crew_nobody_scores() -> None:
    """SE-6.2, SE-6.4 A complete section with no crew on it."""
    assert after("+1:0", "place +1:0 0,-1 3; crew -").scores() == [0, 0]


def test_se_6_3_one_for_each_fragment_and_the_value_at_each_end() -> None:
    """SE-6.3 Two straights between a `+3:024` and a `+2:03`: 2 + 3 + 2; stubs are not counted."""
    moves = (
        "place +3:024 0,-1 3; crew -; place 03 1,-2 1; crew 14;place 03 2,-3 1; place +2:03 3,-4 1; crew -"
    )
    assert after("+3:024 03 03 +2:03", moves).scores() == [0, 7]


def test_se_6_3_both_ends_in_one_intersection_count_twice() -> None:
    """SE-6.3 Two tight curves from stub 0 of `+3:013` round to its stub 1: 2 + 3 + 3 = 8."""
    moves = "place 03 0,-1 0; crew -; place +3:013 0,-2 0; crew -;place 01 0,-3 2; crew 23; place 01 1,-3 4"
    assert after("03 +3:013 01 01", moves).scores() == [8, 0]


def test_se_6_3_stub_to_stub_counts_no_fragment() -> None:
    """SE-6.3 `+2:03` on `+2:03`: 0 + 2 + 2; and Ada's first faces the town: 0 + 6 + 2."""
    moves = "place +2:03 0,-1 0; crew 3; place +2:03 0,-2 0; crew 3"
    assert after("+2:03 +2:03", moves).scores() == [8, 4]


# A section of five fragments from the town's side 0 to its side 1, worth 5 + 6 + 6 = 17.
FIVE = "03 03-14 03-14 01 01 03"


def test_se_6_4_to_the_seat_with_most_crews() -> None:
    """SE-6.4 Ada has two crews on it, Bo one: all 17 to Ada, once."""
    moves = (
        "place 03 0,-1 0; crew 03; place 03-14 1,-1 0; crew 14;"
        "place 03-14 1,-2 2; crew 25; place 01 0,-2 2; place 01 2,-2 4"
    )
    assert after(FIVE, moves).scores() == [17, 0]


def test_se_6_4_tied_seats_each_get_all_of_it() -> None:
    """SE-6.4 One crew each: 17 and 17."""
    moves = (
        "place 03 0,-1 0; crew 03; place 03-14 1,-1 0; crew 14;"
        "place 03-14 1,-2 2; crew -; place 01 0,-2 2; place 01 2,-2 4"
    )
    assert after(FIVE, moves).scores() == [17, 17]


def test_se_6_4_the_others_of_the_tied_get_nothing() -> None:
    """SE-6.4 Three seats: Ada and Cleo have a crew each on it, Bo none."""
    moves = (
        "place 03 0,-1 0; crew 03; place 03-14 1,-1 0; crew -;"
        "place 03-14 1,-2 2; crew 25; place 01 0,-2 2; place 01 2,-2 4"
    )
    assert after(FIVE, moves, seats=3).scores() == [17, 0, 17]


def test_se_6_4_several_sections_add_up() -> None:
    """SE-6.4 Three blocks of 1 + 6 for Ada, one for Bo."""
    assert after("+1:0 " * 6, blocked("xxx-x-")).scores() == [21, 7]


def test_se_6_5_most_points_wins() -> None:
    """SE-6.5 21 to 7; winners are named when the game is over, and not before."""
    game = after("+1:0 " * 6, blocked("xxx-x-"), heights=[1.5, 1.9])
    assert game.report()["winners"] == [0]
    game = after("+1:0 " * 6, blocked("xxx-x-").removesuffix("; crew -"))
    assert game.report()["winners"] is None


@pytest.mark.parametrize(
    ("heights", "winners"),
    [
        (None, [0, 1]),
        ([None, None], [0, 1]),
        ([1.7, None], [0, 1]),
        ([None, 1.7], [0, 1]),
        ([1.7, 1.8], [1]),
        ([1.8, 1.7], [0]),
        ([1.75, 1.75], [0, 1]),
        ([170, 170.0], [0, 1]),
        ([0, 1e-9], [1]),
        ([-1, 0], [1]),
    ],
)
def test_se_6_5_the_tallest_wins_ties(heights: Any, winners: list[int]) -> None:
    """SE-6.5 If each of the tied gave a height; otherwise they share the win."""
    more = {} if heights is None else {"heights": heights}
    game = after("+1:0 " * 6, blocked("xxxxxx"), **more)
    assert (game.scores(), game.winners()) == ([21, 21], winners)


@pytest.mark.parametrize(
    ("heights", "winners"),
    [
        ([1.7, 1.8, None], [1]),
        ([1.8, 1.8, 1.9], [0, 1]),
        ([1.7, None, 1.9], [0, 1]),
        ([None, 1.8, 1.9], [0, 1]),
    ],
)
def test_se_6_5_only_the_heights_of_the_tied_matter(heights: list[float | None], winners: list[int]) -> None:
    """SE-6.5, SE-9.6 Ada and Bo tie with 14; Cleo, the tallest or not, has nothing."""
    game = after("+1:0 " * 6, blocked("xx-xx-"), seats=3, heights=heights)
    assert (game.scores(), game.winners()) == ([14, 14, 0], winners)


def test_se_6_5_the_tallest_of_several_may_share() -> None:
    """SE-6.5 Three tied, two of them equally tall."""
    game = after("+1:0 " * 6, blocked("xxxxxx"), seats=3, heights=[1.6, 1.9, 1.9])
    assert (game.scores(), game.winners()) == ([14, 14, 14], [1, 2])
