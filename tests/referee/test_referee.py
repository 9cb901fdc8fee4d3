"""The referee against the worked examples of the sheet, and whole games of every variant."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from tests.faults import LONGER

from .seismic import (
    HIGHWAYS,
    INTERSECTIONS,
    QUAKES,
    VARIANTS,
    Referee,
    cells_of,
    drawn,
    fragment_text,
    highway_sides,
    number_below,
    oriented,
    random_game,
    replay,
    report,
    set_up,
    shuffle_setup,
)

PLAIN: frozenset[str] = frozenset()
EVERY_VARIANT = [frozenset(some) for n in range(5) for some in combinations(VARIANTS, n)]


def named(variants: frozenset[str]) -> str:
    """Name a test after its variants."""
    return "+".join(sorted(variants)) or "plain"


def played(pile: list[str], moves: list[str], variants: frozenset[str] = PLAIN) -> Referee:
    """Play moves over a pile, two seats, seat 0 first."""
    referee = Referee(2, variants, None, pile)
    for move in moves:
        referee.play(move)
    return referee


# SE-1, SE-2 Components and table


@pytest.mark.parametrize("shape", HIGHWAYS)
def test_highway_code_is_the_smallest_of_its_rotations(shape: str) -> None:
    """SE-1.3 The code is the smallest, as text, of the six rotations."""
    codes = ["-".join(sorted(map(fragment_text, oriented(shape, k)))) for k in range(6)]
    assert shape == min(codes)


def test_intersections_are_the_thirteen_patterns_of_exits() -> None:
    """SE-1.5 One of each, worth as much as they have exits."""
    patterns = {frozenset(highway_sides(oriented(s, k))) for s in INTERSECTIONS for k in range(6)}
    assert len(INTERSECTIONS) == 13
    assert len(patterns) == 2**6 - 1
    assert all(int(shape[1]) == len(drawn(shape)) for shape in INTERSECTIONS)


def test_table_is_a_rectangle() -> None:
    """SE-2.1 Columns x rows, the middle at (0,0)."""
    assert [len(cells_of(table)) for table in ("small", "standard", "large")] == [143, 285, 513]
    assert {(9, -11), (9, 3), (-9, -2), (-9, 12)} <= cells_of("standard")
    assert not {(9, -12), (9, 4), (-9, -3), (-9, 13), (10, 0)} & cells_of("standard")


# SE-8 Worked examples


def test_stub_facing_the_town_directly() -> None:
    """SE-8.1 0 + 3 + 6 = 9; the last tile's crew step comes before the end."""
    referee = played(["+3:024"], ["place +3:024 0,-1 3"])
    assert not referee.finished
    assert referee.legal() == ["crew -", "crew 1", "crew 3", "crew 5"]
    referee.play("crew 3")
    assert referee.finished
    assert (referee.scores(), referee.winners()) == ([9, 0], [0])


def test_two_straights_and_an_intersection() -> None:
    """SE-8.2 2 + 6 + 2 = 10."""
    moves = ["place 03 0,-1 0", "crew -", "place 03 0,-2 3", "crew 03", "place +2:03 0,-3 0"]
    referee = played(["03", "03", "+2:03"], moves)
    assert referee.legal() == ["crew -", "crew 0"]
    referee.play("crew -")
    assert referee.scores() == [0, 10]


def test_there_and_back_over_five_fragments() -> None:
    """SE-8.3 5 + 6 + 6 = 17."""
    moves = [
        "place 03 0,-1 0", "crew 03", "place 02 0,-2 1", "place 01 1,-3 3",
        "place 03 1,-2 0", "place 02 1,-1 4",
    ]  # fmt: skip
    referee = played(["03", "02", "01", "03", "02"], moves)
    assert referee.finished
    assert referee.scores() == [17, 0]


def test_there_and_back_across_itself() -> None:
    """SE-8.3 The tile on which it crosses itself gives two of the five."""
    moves = [
        "place 03-14 0,-1 0", "crew 03", "place 01 0,-2 2", "place 01 1,-2 4", "place 01 -1,0 1",
    ]  # fmt: skip
    referee = played(["03-14", "01", "01", "01"], moves)
    assert referee.finished
    assert referee.scores() == [17, 0]


def test_loop_scores_nothing() -> None:
    """SE-8.4 Three `01` tiles round the corner that they share."""
    referee = Referee(2, PLAIN, None, [])
    referee.tiles |= {(3, 0): ("01", 1), (4, -1): ("01", 3), (4, 0): ("01", 5)}
    referee.crews[(3, 0), (1, 2)] = 0
    section = referee.section(((3, 0), (1, 2)))
    assert len(section) == 3
    assert all(len(set(referee._joined(stretch))) == 2 for stretch in section)
    assert referee.scores() == [0, 0]


def test_tied_sides() -> None:
    """SE-8.5 Counts 3,1,3,0,0,2 and `q4`: sides 0 and 2 are tied, three tiles go."""
    lines = [
        "0,-1 0", "0,-2 0", "0,-3 0", "1,-1 1", "1,0 2", "2,0 2", "3,0 2", "-1,0 2", "-2,0 2",
    ]  # fmt: skip
    moves = [move for line in lines for move in (f"place 03 {line}", "crew -")]
    referee = played(["03"] * 11 + ["q4"], moves)
    assert referee.to_move() == [1]
    assert referee.legal() == ["quake 0", "quake 2"]
    referee.play("quake 2")
    assert referee.state()["pile"] == 0
    assert {(1, 0), (2, 0), (3, 0)}.isdisjoint(referee.tiles)
    assert len(referee.tiles) == 7


# Turns


def test_first_two_tiles_and_an_empty_pile() -> None:
    """SE-3.2, SE-6.1 Quakes are replaced without effect; nothing to place ends the game."""
    assert Referee(2, PLAIN, None, []).finished
    assert Referee(2, PLAIN, None, ["q1", "q6"]).finished
    referee = Referee(2, PLAIN, None, ["q1", "01", "q2", "02", "03", "q3"])
    assert referee.state()["face_up"] == ["01", "02", "03"]
    assert referee.state()["pile"] == 1


def test_equal_rotations_are_listed_once_and_all_accepted() -> None:
    """SE-1.7 The canonical rotation alone is listed; any equal one is accepted."""
    referee = Referee(2, PLAIN, None, ["03"])
    assert len(referee.legal()) == 6
    referee.play("place 03 0,-1 3")
    assert referee.state()["tiles"]["0,-1"] == {"shape": "03", "rotation": 0, "crews": {}}


@pytest.mark.parametrize(
    "move",
    [
        "place 03 0,-1 1", "place 03 0,-1 6", "place 03 00,-1 0", "place 03 -0,-1 0",
        "place 03  0,-1 0", "place 03 0,-1 0\n", "place 30 0,-1 0", "place 02 0,-1 1",
        "crew -", "turn -", "quake 0", "",
    ],
)  # fmt: skip
def test_illegal_moves(move: str) -> None:
    """A move that is not legal, or not written as records.md says, is refused in words."""
    referee = Referee(2, PLAIN, None, ["03"])
    with pytest.raises(ValueError, match="seat 0 cannot play"):
        referee.play(move)


def test_skipped_crew_step() -> None:
    """SE-4.4 No decision where every fragment's section has a crew."""
    referee = played(["03", "03", "03"], ["place 03 0,-1 0", "crew 03", "place 03 0,-2 0"])
    assert referee.to_move() == [0]
    assert referee.legal()[0].startswith("place")


def test_tiles_that_fit_nowhere_leave_the_game() -> None:
    """SE-4.3 Over and over, the last quake resolved; then the game is over."""
    sides = ["1,-1 4", "1,0 5", "0,1 0", "-1,1 1", "-1,0 2"]
    moves = [move for side in sides for move in (f"place +1:0 {side}", "crew -")]
    referee = played(["+1:0"] * 5 + ["+6:012345"] * 6 + ["q1"], moves)
    assert referee.to_move() == [1]
    assert referee.legal() == ["quake 1", "quake 2", "quake 3", "quake 4", "quake 5"]
    assert (referee.face_up, referee.pile) == ([], [])
    referee.play("quake 3")
    assert referee.finished
    assert len(referee.tiles) == 5


def test_game_ends_when_no_highway_is_open() -> None:
    """SE-6.1 Looked at when a turn ends, whatever the pile still holds."""
    sides = ["0,-1 3", "1,-1 4", "1,0 5", "0,1 0", "-1,1 1", "-1,0 2"]
    moves = [move for side in sides for move in (f"place +1:0 {side}", "crew -")]
    referee = played(["+1:0"] * 8 + ["01", "q1"], moves)
    assert referee.finished
    assert referee.to_move() == []
    assert referee.state()["pile"] == 2
    assert referee.state()["face_up"] == ["+1:0", "+1:0"]
    with pytest.raises(ValueError, match="the game is over"):
        referee.play("crew -")


@pytest.mark.parametrize("variants", [PLAIN, frozenset({"aftershocks"})], ids=named)
def test_quake_with_nothing_on_the_table(variants: frozenset[str]) -> None:
    """SE-5.1, SE-7.3 No tile falls, nobody chooses, and nobody has a tile to turn."""
    referee = Referee(2, variants, None, ["03", "03", "q1", "03"])
    assert referee.legal()[0].startswith("place")
    assert referee.face_up == ["03", "03", "03"]


# Heights


@pytest.mark.parametrize(
    ("heights", "winners"),
    [(None, [0, 1]), ([1.7, None], [0, 1]), ([1.7, 1.8], [1]), ([1.7, 1.7], [0, 1])],
)
def test_tallest_wins_ties(heights: list[float | None] | None, winners: list[int]) -> None:
    """SE-6.5 The tallest of those tied, if each of them gave a height."""
    assert Referee(2, PLAIN, None, [], heights=heights).winners() == winners


# Variants


def test_dilemma_second_tile() -> None:
    """SE-7.2 A second tile instead of a crew, no crew after it, and the next seat flips two."""
    dilemma = frozenset({"dilemma"})
    referee = played(["03"] * 6, ["place 03 0,-1 0"], dilemma)
    assert {"crew -", "crew 03", "place 03 0,-2 0"} <= set(referee.legal())
    referee.play("place 03 0,-2 0")
    assert referee.to_move() == [1]
    assert len(referee.face_up) == 3
    assert referee.state()["pile"] == 1


def test_dilemma_without_a_fragment_for_a_crew() -> None:
    """SE-4.4 The step is there all the same when a second tile can be placed."""
    moves = ["place 03 0,-1 0", "crew 03", "place 03 0,-2 0"]
    referee = played(["03"] * 3, moves, frozenset({"dilemma"}))
    assert referee.to_move() == [1]
    assert "crew 03" not in referee.legal()
    assert {"crew -", "place 03 0,-3 0"} <= set(referee.legal())


def test_aftershock_on_a_symmetric_tile_with_a_crew() -> None:
    """SE-7.3 Two turns that look alike may carry the crew to different fragments."""
    pile = ["02-35", "03", "03", "03", "q1", "03"]
    moves = ["place 02-35 0,-1 0", "crew 35", "place 03 1,0 2", "crew -", "quake 2"]
    crews = {}
    for rotation in (1, 4):
        referee = played(pile, moves, frozenset({"aftershocks"}))
        assert referee.to_move() == [0]
        assert referee.legal() == ["turn -", "turn 0,-1 1", "turn 0,-1 4"]
        with pytest.raises(ValueError, match="cannot play"):
            referee.play("turn 0,-1 3")
        referee.play(f"turn 0,-1 {rotation}")
        assert referee.legal()[0].startswith("place"), "seat 1 has no legal turn and is skipped"
        assert referee.state()["tiles"]["0,-1"]["rotation"] == 1
        crews[rotation] = referee.state()["tiles"]["0,-1"]["crews"]
    assert crews == {1: {"04": 0}, 4: {"13": 0}}


def test_aftershock_without_a_crew_is_one_move() -> None:
    """SE-7.3 Alike turns are one move, listed with the smallest K; any of them is accepted."""
    pile = ["02-35", "03", "03", "03", "q1", "03"]
    moves = ["place 02-35 0,-1 3", "crew -", "place 03 1,0 2", "crew -", "quake 2"]
    referee = played(pile, moves, frozenset({"aftershocks"}))
    assert referee.legal() == ["turn -", "turn 0,-1 1"]
    referee.play("turn 0,-1 4")
    assert referee.state()["tiles"]["0,-1"]["rotation"] == 1


def test_twin_cities_quake() -> None:
    """SE-7.4 The order is asked every time; the other town counts and does not fall."""
    referee = played(
        ["03", "03", "03", "q2", "03"],
        ["place 03 -3,0 2", "crew -"],
        frozenset({"twin-cities"}),
    )
    assert referee.legal() == ["town -4,0", "town 4,0"]
    referee.play("town -4,0")
    assert (-3, 0) not in referee.tiles
    assert referee.legal()[0].startswith("place"), "only the other town in line of (4,0)"
    assert {(-4, 0), (4, 0)} <= referee.tiles.keys()


def test_twin_cities_tie_with_the_other_town() -> None:
    """SE-7.4 The side of the other town may be chosen: nothing falls there."""
    moves = ["place 03 4,-1 0", "crew 03", "town 4,0"]
    referee = played(["03", "03", "03", "q2", "03"], moves, frozenset({"twin-cities"}))
    assert referee.legal() == ["quake 0", "quake 5"]
    referee.play("quake 5")
    assert referee.tiles.keys() == {(-4, 0), (4, 0), (4, -1)}
    assert referee.state()["crews_left"] == [39, 40]


def test_section_between_the_towns() -> None:
    """SE-7.4 7 + 6 + 6 + 10 = 29."""
    moves = ["place 03 -3,0 2", "crew 25"] + [f"place 03 {q},0 2" for q in range(-2, 4)]
    referee = played(["03"] * 7, moves, frozenset({"twin-cities"}))
    assert referee.finished
    assert referee.scores() == [29, 0]


# The shuffle


@pytest.mark.parametrize("variants", EVERY_VARIANT, ids=named)
def test_shuffled_pile(variants: frozenset[str]) -> None:
    """SE-3.1, SE-7.1, SE-7.4, SE-7.5 The pile has 73, 74, 146 or 148 tiles."""
    copies = 2 if "twin-cities" in variants else 1
    big_one = "big-one" in variants
    pile, first = shuffle_setup("a seed", 3, variants)
    assert len(pile) == (74 if big_one else 73) * copies
    assert first in range(3)
    count = Counter(pile)
    assert all(count[shape] == copies for shape in INTERSECTIONS)
    assert all(count[shape] == 3 * copies for shape in HIGHWAYS[3:])
    if big_one:
        assert count["q6"] == pile[-6 * copies :].count("q6") == copies


def test_number_below_skips_the_uneven_rest() -> None:
    """A word that would favour small numbers is passed over."""
    assert number_below(3, iter([2**64 - 1, 7])) == 1


# Whole games


@pytest.mark.parametrize("variants", EVERY_VARIANT, ids=named)
def test_random_games(variants: frozenset[str]) -> None:
    """Every listed move can be played, nothing is lost, and the record replays to its result.

    On both tables in a soak; else one has the standard table and the next the small one.
    """
    number = EVERY_VARIANT.index(variants)
    for seed, table in enumerate((None, "small")):
        if LONGER == 1 and seed != number % 2:
            continue
        record = random_game(seed, 2 + seed, variants, table)
        referee = set_up(record)
        for move in record["moves"]:
            assert move in referee.legal()
            referee.play(move)
            check_conservation(referee)
        assert replay(record) == report(referee)
        assert record["result"] == {"scores": referee.scores(), "winners": referee.winners()}


def check_conservation(referee: Referee) -> None:
    """Crews stand on fragments that are there; no more than three tiles are face up."""
    state = referee.state()
    on_table = Counter(referee.crews.values())
    for seat, left in enumerate(state["crews_left"]):
        assert left + on_table[seat] == referee.crews_each
    assert all(fragment in referee._fragments(cell) for cell, fragment in referee.crews)
    assert len(state["face_up"]) <= 3
    assert not set(state["face_up"]) & set(QUAKES)
    assert referee.tiles.keys() <= referee.cells


def test_games_full_of_quakes() -> None:
    """Odd piles, every variant at once: quakes, choices and aftershocks to the last tile."""
    for seed in range(4):
        chance = random.Random(seed)
        pile = chance.choices([*HIGHWAYS, *INTERSECTIONS, *QUAKES * 2], k=40)
        record = random_game(seed, 4, frozenset(VARIANTS), "small", pile=pile)
        assert replay(record)["finished"]


def test_truncated_game() -> None:
    """A record cut short has no result, and the scores are those it would end with now."""
    record = random_game(1, 2, PLAIN, None, moves=9)
    assert "result" not in record
    answer = replay(record)
    assert (answer["finished"], answer["winners"]) == (False, None)
    with pytest.raises(ValueError, match="still on"):
        replay({**record, "result": {"scores": [0, 0], "winners": [0]}})
