"""SE-8 Worked examples, as the sheet gives them."""

import pytest

from tests.games.seismic.hand_made import after, tiles
from tests.support.hand_made import legal


def test_se_8_1_a_stub_facing_the_town_directly() -> None:
    """SE-8.1 0 + 3 + 6 = 9."""
    assert after("+3:024", "place +3:024 0,-1 3; crew 3").scores() == [9, 0]


def test_se_8_2_two_straights_and_an_intersection_in_a_line() -> None:
    """SE-8.2 San Andreas – `03` – `03` – `+2:03`: 2 + 6 + 2 = 10."""
    moves = "place 03 0,-1 0; crew -; place 03 0,-2 0; crew 03; place +2:03 0,-3 0; crew -"
    assert after("03 03 +2:03", moves).scores() == [0, 10]


def test_se_8_3_there_and_back_over_five_fragments() -> None:
    """SE-8.3 5 + 6 + 6 = 17."""
    moves = "place 03 0,-1 0; crew 03; place 02 0,-2 1; place 01 1,-3 3;place 03 1,-2 0; place 02 1,-1 4"
    assert after("03 02 01 03 02", moves).scores() == [17, 0]


def test_se_8_3_a_tile_that_is_crossed_twice_counts_twice() -> None:
    """SE-8.3 It crosses itself on the `03-14`, which gives two of the five.

    Up through 0-3, round over (0,-2) and (1,-2), down through 1-4, and in over (-1,0).
    """
    moves = "place 03-14 0,-1 0; crew 03; place 01 0,-2 2; place 01 1,-2 4; place 01 -1,0 1"
    assert after("03-14 01 01 01", moves).scores() == [17, 0]


@pytest.mark.parametrize("crew", ["crew 34", "crew -"])
def test_se_8_4_three_tight_curves_round_a_corner_are_a_loop(crew: str) -> None:
    """SE-8.4 0 points, whoever's crew is on it.

    The first `01`, at (1,-3), hung on two tiles that `q2` took away; the others close the loop. With
    no crew on it yet, the last one may take one: 0 points all the same.
    """
    pile = "03 02 01 01 01 q2 03"
    start = "place 03 0,-1 0; crew -; place 02 0,-2 1; crew -; place 01 1,-3 3"
    if crew == "crew 34":
        game = after(pile, f"{start}; crew 34; place 01 0,-2 1; place 01 1,-2 5")
    else:
        closing = f"{start}; crew -; place 01 0,-2 1; crew -; place 01 1,-2 5"
        assert legal(after(pile, closing)) == ["crew -", "crew 05"]
        game = after(pile, f"{closing}; crew 05")
    assert sorted(tiles(game)) == ["0,-2", "1,-2", "1,-3"]
    assert game.scores() == [0, 0]


def test_se_8_5_tied_sides_and_a_quake_of_four() -> None:
    """SE-8.5 Counts 3,1,3,0,0,2 and `q4`: sides 0 and 2 are tied; the seat chooses, three go."""
    places = (
        *("0,-1 0", "0,-2 0", "0,-3 0"),
        "1,-1 1",
        *("1,0 2", "2,0 2", "3,0 2"),
        *("-1,0 2", "-2,0 2"),
    )
    pile = "03 " * 11 + "q4 03"
    moves = "; ".join(f"place 03 {place}; crew -" for place in places)
    game = after(pile, moves)
    assert (game.to_move(), legal(game)) == ([1], ["quake 0", "quake 2"])
    left = tiles(after(pile, f"{moves}; quake 2"))
    assert len(left) == 6
    assert not {"1,0", "2,0", "3,0"} & left.keys()
