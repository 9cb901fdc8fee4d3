"""SE-5 Quakes."""

import pytest

from tests.games.seismic.hand_made import after, refusal, tiles
from tests.support.hand_made import legal, state


def laid(*places: str) -> str:
    """Moves that lay a straight on each of these places, no crews."""
    return "; ".join(f"place 03 {place}; crew -" for place in places)


# Three straights north, two to the south-east: lines of 3 and 2.
NORTH = ("0,-1 0", "0,-2 0", "0,-3 0")
SOUTH_EAST = ("1,0 2", "2,0 2")


def test_se_5_1_the_side_with_the_most_is_hit() -> None:
    """SE-5.1 3 to the north, 2 to the south-east: the north, with nothing to choose."""
    game = after("03 03 03 03 03 03 03 q1 03", laid(*NORTH, *SOUTH_EAST))
    assert sorted(tiles(game)) == ["0,-2", "0,-3", "1,0", "2,0"]
    assert legal(game)[0].startswith("place")


def test_se_5_1_gaps_are_allowed_and_the_seat_whose_turn_it_is_chooses() -> None:
    """SE-5.1 After a first `q1` the north has a gap and 2 tiles, tied with the south-east.

    Five tiles are laid: it is seat 1's turn.
    """
    pile = "03 03 03 03 03 03 03 q1 q1 03"
    game = after(pile, laid(*NORTH, *SOUTH_EAST))
    assert (game.to_move(), legal(game)) == ([1], ["quake 0", "quake 2"])
    game = after(pile, laid(*NORTH, *SOUTH_EAST) + "; quake 0")
    assert sorted(tiles(game)) == ["0,-3", "1,0", "2,0"]


@pytest.mark.parametrize("side", [1, 3, 4, 5])
def test_se_5_1_another_side_is_refused(side: int) -> None:
    """SE-5.1 Sides 0 and 2 are tied; the others have fewer."""
    pile = "03 03 03 03 03 03 03 q1 q1 03"
    why = refusal(pile, laid(*NORTH, *SOUTH_EAST) + f"; quake {side}")
    assert (why.key, why.clause) == ("quake-not-hardest", "SE-5.1")
    assert "0, 2" in why.tell()


@pytest.mark.parametrize("move", ["place 03 0,-4 0", "crew -", "turn -", "town 4,0"])
def test_se_5_1_another_move_is_refused_while_the_side_is_chosen(move: str) -> None:
    """SE-5.1 First the quake."""
    pile = "03 03 03 03 03 03 03 q1 q1 03"
    why = refusal(pile, laid(*NORTH, *SOUTH_EAST) + f"; {move}")
    assert (why.key, why.clause) == ("not-now-quake", "SE-5.1")


def test_se_5_1_only_straight_lines_count() -> None:
    """SE-5.1 Two tiles lie off the lines, at (1,-2) and (2,-3); one on a line, at (0,-1): that is hit."""
    moves = "place 02 0,-1 1; crew -; place 03 1,-2 1; crew -; place 03 2,-3 1; crew -"
    game = after("02 03 03 03 03 q6 03", moves)
    assert sorted(tiles(game)) == ["1,-2", "2,-3"]


def test_se_5_1_every_side_of_the_town_starts_a_line() -> None:
    """SE-5.1 One tile at each side: six sides tied."""
    places = ("0,-1 0", "1,-1 1", "1,0 2", "0,1 0", "-1,1 1", "-1,0 2")
    game = after("03 " * 8 + "q1 03", laid(*places))
    assert legal(game) == [f"quake {side}" for side in range(6)]
    for side, place in enumerate(places):
        game = after("03 " * 8 + "q1 03", laid(*places) + f"; quake {side}")
        assert place.split()[0] not in tiles(game)
        assert len(tiles(game)) == 5


def test_se_5_1_if_every_count_is_zero_nobody_chooses() -> None:
    """SE-5.1 An empty table: nothing falls, and Ada places."""
    game = after("03 03 q6 03")
    assert (tiles(game), game.to_move()) == ({}, [0])
    assert legal(game)[0].startswith("place")


@pytest.mark.parametrize(
    ("magnitude", "left"),
    [(1, ["0,-2", "0,-3"]), (2, ["0,-3"]), (3, []), (4, []), (5, []), (6, [])],
)
def test_se_5_2_as_many_as_the_magnitude_from_the_town_outwards(magnitude: int, left: list[str]) -> None:
    """SE-5.2 The nearest first; fewer if there are fewer."""
    game = after(f"03 03 03 03 03 q{magnitude} 03", laid(*NORTH))
    assert sorted(tiles(game)) == left


def test_se_5_2_gaps_are_not_counted() -> None:
    """SE-5.2 After `q1` took (0,-1), `q2` takes the two that are left, not the gap and one."""
    game = after("03 03 03 03 03 q1 q2 03", laid(*NORTH))
    assert tiles(game) == {}


def test_se_5_2_crews_go_back_to_their_owners() -> None:
    """SE-5.2 Ada's crew on (0,-1) and Bo's on the stub at (0,-2) come back; Ada's on (1,0) stays."""
    pile = "03 +2:03 03 03 03 q2 03"
    moves = "place 03 0,-1 0; crew 03; place +2:03 0,-2 0; crew 0; place 03 1,0 2; crew 25"
    game = after(pile.replace("q2", "03"), moves)
    assert state(game)["crews_left"] == [18, 19]
    game = after(pile, moves)
    assert tiles(game) == {"1,0": "03 2 25=0"}
    assert state(game)["crews_left"] == [19, 20]


def test_se_5_2_fallen_tiles_leave_the_game() -> None:
    """SE-5.2 They do not come back to the row or the pile, and their cells are free again."""
    game = after("03 03 03 03 03 q3 03", laid(*NORTH))
    assert (state(game)["face_up"], state(game)["pile"]) == (["03", "03", "03"], 0)
    assert "place 03 0,-1 0" in legal(game)


def test_se_5_3_san_andreas_is_never_removed() -> None:
    """SE-5.3 Six quakes of six later it stands."""
    game = after("03 03 03 q6 q6 q6 q6 q6 q6 03 03", laid("0,-1 0"))
    assert state(game)["tiles"] == {"0,0": {"shape": "town", "rotation": 0, "crews": {}}}


def test_se_5_3_what_is_left_stays_connected_or_not() -> None:
    """SE-5.3 `q1` cuts a section between two intersections off the town: it still scores 1 + 2 + 2,
    and tiles may still be laid at its far end."""
    moves = (
        "place 03 0,-1 0; crew -; place +2:03 0,-2 0; crew -;"
        "place 03 0,-3 0; crew 03; place +2:03 0,-4 0; crew -"
    )
    game = after("03 +2:03 03 +2:03 03 03 q1 03", moves)
    assert sorted(tiles(game)) == ["0,-2", "0,-3", "0,-4"]
    assert game.scores() == [5, 0]
    assert {"place 03 0,-1 0", "place 03 0,-5 0"} <= set(legal(game))
