"""SE-7 Variants, and SE-9 Further rulings."""

from collections import Counter

import pytest

from ludotheque.engine.words import Refused
from tests.games.seismic.hand_made import after, kinds, record, refusal, tiles
from tests.games.seismic.test_clauses_setting_up import SEEDS, dealt, left_out
from tests.support.hand_made import legal, read, state

OTHER_QUAKES = ("q1", "q2", "q3", "q4", "q5")


def places(game_moves: list[str], cell: str) -> list[str]:
    """The placements on this cell."""
    return [move for move in game_moves if move.startswith("place") and move.split()[2] == cell]


@pytest.mark.parametrize("given", ["big-one big-one", "bigone", "dilemma twin-city", "Dilemma"])
def test_se_7_variants_are_known_and_named_once(given: str) -> None:
    """SE-7 Any combination, each once."""
    with pytest.raises(Refused) as caught:
        read(record("03", variants=given))
    assert caught.value.place == "options.variants"


# SE-7.1 big-one


@pytest.mark.parametrize("seed", SEEDS)
def test_se_7_1_the_big_one_lies_among_the_last_six(seed: str) -> None:
    """SE-7.1 5 quakes, 2 `03`, 2 `02`, 1 `01` mixed, 5 leave; 60 + 13 + 6 - 5 = 74 in the pile."""
    _, pile = dealt(seed, "big-one")
    gone = left_out(pile)
    assert len(pile) == 74
    assert gone.total() == 5
    assert gone <= Counter({"03": 2, "02": 2, "01": 1, **dict.fromkeys(OTHER_QUAKES, 1)})
    assert pile.count("q6") == pile[-6:].count("q6") == 1


def test_se_7_1_any_of_the_last_six_places() -> None:
    """SE-7.1 `q6` is shuffled into five tiles from the top."""
    assert {dealt(seed, "big-one")[1][-6:].index("q6") for seed in SEEDS} == set(range(6))


def test_se_7_1_the_big_one_among_the_two_first_tiles() -> None:
    """SE-7.1, SE-3.2 It is discarded without effect and replaced."""
    game = after("q6 03 02 01 03", variants="big-one twin-cities")
    assert kinds(game) == {"place"}
    assert (state(game)["face_up"], state(game)["pile"]) == (["01", "02", "03"], 1)


# SE-7.2 dilemma


def test_se_7_2_a_second_tile_instead_of_a_crew() -> None:
    """SE-7.2 After a `03` north: no crew, a crew on it, or one of the two `02`; (0,-2) is new."""
    game = after("03 02 02 03", "place 03 0,-1 0", variants="dilemma")
    crews = [move for move in legal(game) if move.startswith("crew")]
    assert crews == ["crew -", "crew 03"]
    # 02 fits at (0,-2), its highway at side 3: as 1-3 or as 3-5.
    assert places(legal(game), "0,-2") == ["place 02 0,-2 1", "place 02 0,-2 3"]


def test_se_7_2_no_crew_after_it_and_the_next_seat_flips_two() -> None:
    """SE-7.2 Six tiles: three face up, two placed, two flipped."""
    game = after("03 02 02 03 01 +1:0", "place 03 0,-1 0; place 02 0,-2 1", variants="dilemma")
    assert (game.to_move(), kinds(game)) == ([1], {"place"})
    assert state(game)["face_up"] == ["01", "02", "03"]
    assert state(game)["pile"] == 1


def test_se_7_2_a_crew_and_no_second_tile() -> None:
    """SE-7.2 Instead of, not beside: after the crew the next seat is to move."""
    game = after("03 02 02 03", "place 03 0,-1 0; crew 03", variants="dilemma")
    assert (game.to_move(), kinds(game)) == ([1], {"place"})
    game = after("03 02 02 03", "place 03 0,-1 0; crew -", variants="dilemma")
    assert (game.to_move(), kinds(game)) == ([1], {"place"})


def test_se_7_2_the_second_tile_is_from_the_row() -> None:
    """SE-7.2 The pile is not touched between the two tiles; the last tile alone has no second."""
    why = refusal("03 02 02 01", "place 03 0,-1 0; place 01 0,-2 2", variants="dilemma")
    assert (why.key, why.clause) == ("place-not-face-up", "SE-4.2")
    game = after("03", "place 03 0,-1 0", variants="dilemma")
    assert legal(game) == ["crew -", "crew 03"]


def test_se_7_2_the_step_is_there_when_only_a_second_tile_can_be_placed() -> None:
    """SE-7.2, SE-4.4, SE-9.3 Bo prolongs Ada's section: no crew, but a second tile or none."""
    moves = "place 03 0,-1 0; crew 03; place 03 0,-2 0"
    game = after("03 03 03 03", moves, variants="dilemma")
    assert game.to_move() == [1]
    assert [move for move in legal(game) if move.startswith("crew")] == ["crew -"]
    assert places(legal(game), "0,-3") == ["place 03 0,-3 0"]
    game = after("03 03 03 03", f"{moves}; crew -", variants="dilemma")
    assert game.to_move() == [0]


def test_se_7_2_skipped_when_there_is_neither() -> None:
    """SE-7.2, SE-4.4 No crew can be put, and no second tile fits: no decision.

    San Andreas is blocked but for (0,-1), where Ada's straight has her crew, and Bo closes it with
    `+1:0`: its one stub is on her section, and no highway is open: the game is over.
    """
    blocks = "place +1:0 1,-1 4; crew -; place +1:0 1,0 5; crew -; place +1:0 0,1 0; crew -;"
    rest = "place +1:0 -1,1 1; crew -; place +1:0 -1,0 2; crew -;"
    moves = f"{blocks} {rest} place 03 0,-1 0; crew 03; place +1:0 0,-2 3"
    game = after("+1:0 " * 5 + "03 +1:0 +1:0", moves, variants="dilemma")
    assert game.report()["finished"]
    assert game.scores() == [0, 1 + 6 + 1]


@pytest.mark.parametrize("move", ["quake 0", "town 4,0", "turn -"])
def test_se_7_2_another_move_is_refused(move: str) -> None:
    """SE-7.2 A crew, none, or a second tile."""
    why = refusal("03 02 02 03", f"place 03 0,-1 0; {move}", variants="dilemma")
    assert (why.key, why.clause) == ("not-now-second", "SE-7.2")


# SE-7.3 aftershocks

# `q1` takes the `03` at (1,0), chosen among two sides; the `02` at (0,-1), which joined 1-3, may turn
# to join 3-5: no other orientation has a highway at side 3, towards the town.
SHAKEN = "02 03 03 03 q1 03"
SHAKEN_MOVES = "place 02 0,-1 1; crew 13; place 03 1,0 2; crew -; quake 2"


def test_se_7_3_each_seat_may_turn_one_tile() -> None:
    """SE-7.3 Ada, whose turn it is, first; if she passes, Bo may turn the same tile."""
    game = after(SHAKEN, SHAKEN_MOVES, variants="aftershocks")
    assert (game.to_move(), legal(game)) == ([0], ["turn -", "turn 0,-1 3"])
    game = after(SHAKEN, f"{SHAKEN_MOVES}; turn -", variants="aftershocks")
    assert (game.to_move(), legal(game)) == ([1], ["turn -", "turn 0,-1 3"])
    game = after(SHAKEN, f"{SHAKEN_MOVES}; turn -; turn -", variants="aftershocks")
    assert (game.to_move(), kinds(game)) == ([0], {"place"})


def test_se_7_3_without_the_variant_nothing_turns() -> None:
    """SE-7.3 After the quake flipping goes on."""
    assert kinds(after(SHAKEN, SHAKEN_MOVES)) == {"place"}


def test_se_7_3_the_crew_turns_with_its_fragment() -> None:
    """SE-7.3 From 1-3 to 3-5, clockwise by 2: the crew follows."""
    game = after(SHAKEN, f"{SHAKEN_MOVES}; turn 0,-1 3", variants="aftershocks")
    assert tiles(game) == {"0,-1": "02 3 35=0"}


def test_se_7_3_no_tile_turns_twice_for_one_quake() -> None:
    """SE-7.3 Ada turned the only tile: Bo has no legal turn and is skipped. A new quake, a new turn."""
    game = after(SHAKEN, f"{SHAKEN_MOVES}; turn 0,-1 3", variants="aftershocks")
    assert (game.to_move(), kinds(game)) == ([0], {"place"})


def test_se_7_3_the_next_quake_may_turn_it_again() -> None:
    """SE-7.3 Two tiles that may turn, so that Bo is asked too; then `q1` again, of the next line.

    (0,-1) is a `02` as 1-3, (0,1) a `02` as 0-2; `03` tiles at (1,0) and (-1,0) fall to the quakes.
    """
    pile = "02 02 03 03 03 03 q1 q1 03"
    moves = "place 02 0,-1 1; crew -; place 02 0,1 0; crew -; place 03 1,0 2; crew -; place 03 -1,0 2; crew -"
    turns = f"{moves}; quake 2; turn 0,-1 3"
    game = after(pile, turns, variants="aftershocks")
    assert game.to_move() == [1]
    assert not any(move.startswith("turn 0,-1") for move in legal(game))
    why = refusal(pile, f"{turns}; turn 0,-1 1", variants="aftershocks")
    assert (why.key, why.clause) == ("turn-twice", "SE-7.3")
    game = after(pile, f"{turns}; turn -; quake 5", variants="aftershocks")
    assert (game.to_move(), "turn 0,-1 1" in legal(game)) == ([0], True)


def test_se_7_3_seats_are_asked_from_the_one_whose_turn_it_is() -> None:
    """SE-7.3 Three seats, Cleo's turn: Cleo, Ada, Bo; then Cleo places."""
    asked = []
    for passed in range(4):
        game = after(
            "02 03 03 03 q1 03",
            "place 02 0,-1 1; crew -; place 03 1,0 2; crew -; quake 2" + "; turn -" * passed,
            variants="aftershocks",
            seats=3,
        )
        asked.append((game.to_move(), kinds(game)))
    assert asked == [([2], {"turn"}), ([0], {"turn"}), ([1], {"turn"}), ([2], {"place"})]


def test_se_7_3_a_seat_without_a_legal_turn_is_skipped() -> None:
    """SE-7.3, SE-9.5 Whether a seat is skipped is judged when its place in the order comes.

    Town – `02` at (0,-1), 1-3 – `02` at (1,-2), 4-0. Only the outer one can turn: the inner one is
    held by the town and by the outer one. Once Bo, whose turn it is, has turned the outer one to 2-4, it
    may not turn again, and the inner one is still held: Ada is skipped.
    """
    pile = "02 02 03 03 03 q1 03"
    moves = "place 02 0,-1 1; crew -; place 02 1,-2 4; crew -; place 03 1,0 2; crew -; quake 2"
    game = after(pile, moves, variants="aftershocks")
    assert (game.to_move(), legal(game)) == ([1], ["turn -", "turn 1,-2 2"])
    game = after(pile, f"{moves}; turn 1,-2 2", variants="aftershocks")
    assert (game.to_move(), kinds(game)) == ([1], {"place"})
    game = after(pile, f"{moves}; turn -", variants="aftershocks")
    assert (game.to_move(), legal(game)) == ([0], ["turn -", "turn 1,-2 2"])


def test_se_7_3_sections_may_then_hold_several_crews() -> None:
    """SE-7.3, SE-6.4 A turn joins Ada's section to Bo's, and both score 2 + 6 + 6.

    `01-23-45` at (0,-1): Ada's crew on 23, from the town to an open edge. Its 45 meets Bo's `01` at
    (-1,0), which comes from the town too. Turned by one it joins 3 with 4: town to town. By 60° Ada's
    crew goes along to 34; by 180° it ends up on 05, and the section is Bo's alone.
    """
    pile = "01-23-45 01 03 03 03 q1 03"
    moves = "place 01-23-45 0,-1 0; crew 23; place 01 -1,0 1; crew 12; place 03 1,0 2; crew -; quake 2"
    game = after(pile, moves, variants="aftershocks")
    assert game.scores() == [0, 0]
    assert legal(game) == ["turn -", "turn 0,-1 1", "turn 0,-1 3", "turn 0,-1 5"]
    assert after(pile, f"{moves}; turn 0,-1 1", variants="aftershocks").scores() == [14, 14]
    assert after(pile, f"{moves}; turn 0,-1 3", variants="aftershocks").scores() == [0, 14]


def test_se_7_3_two_turns_that_look_alike_may_carry_the_crew_elsewhere() -> None:
    """SE-7.3 `02-35` looks the same after half a turn. With Ada's crew on 35, K = 1 carries it by
    60° to 04, K = 4 by 240° to 13: two moves."""
    pile = "02-35 03 03 03 q1 03"
    moves = "place 02-35 0,-1 0; crew 35; place 03 1,0 2; crew -; quake 2"
    game = after(pile, moves, variants="aftershocks")
    assert legal(game) == ["turn -", "turn 0,-1 1", "turn 0,-1 4"]
    for rotation, crew in ((1, "04"), (4, "13")):
        game = after(pile, f"{moves}; turn 0,-1 {rotation}", variants="aftershocks")
        assert tiles(game) == {"0,-1": f"02-35 1 {crew}=0"}


@pytest.mark.parametrize("rotation", [1, 4])
def test_se_7_3_turns_that_leave_all_alike_are_one_move(rotation: int) -> None:
    """SE-7.3 The same tile without a crew: listed with the smallest K, any of them accepted."""
    pile = "02-35 03 03 03 q1 03"
    moves = "place 02-35 0,-1 0; crew -; place 03 1,0 2; crew -; quake 2"
    assert legal(after(pile, moves, variants="aftershocks")) == ["turn -", "turn 0,-1 1"]
    game = after(pile, f"{moves}; turn 0,-1 {rotation}", variants="aftershocks")
    assert tiles(game) == {"0,-1": "02-35 1"}


@pytest.mark.parametrize("rotation", [0, 3])
def test_se_7_3_the_same_fragments_on_the_same_sides_are_no_turn(rotation: int) -> None:
    """SE-7.3 Not even to move the crew: K = 3 would only carry it from 35 to 02."""
    pile = "02-35 03 03 03 q1 03"
    moves = f"place 02-35 0,-1 0; crew 35; place 03 1,0 2; crew -; quake 2; turn 0,-1 {rotation}"
    why = refusal(pile, moves, variants="aftershocks")
    assert (why.key, why.clause) == ("turn-same", "SE-7.3")


def test_se_7_3_a_whole_ring_of_highway_turns_only_its_fragments() -> None:
    """SE-7.3 `01-23-45` has highway on every side and two orientations; crew 01 goes to 12 by K = 1,
    to 34 by K = 3, to 05 by K = 5."""
    pile = "01-23-45 03 03 03 q1 03"
    moves = "place 01-23-45 0,-1 0; crew 01; place 03 1,0 2; crew -; quake 2"
    game = after(pile, moves, variants="aftershocks")
    assert legal(game) == ["turn -", "turn 0,-1 1", "turn 0,-1 3", "turn 0,-1 5"]
    found = [
        tiles(after(pile, f"{moves}; turn 0,-1 {rotation}", variants="aftershocks"))["0,-1"]
        for rotation in (1, 3, 5)
    ]
    assert found == ["01-23-45 1 12=0", "01-23-45 1 34=0", "01-23-45 1 05=0"]


def test_se_7_3_aftershocks_even_if_no_tile_was_removed() -> None:
    """SE-7.3 The first `q1` takes (0,-1), the only tile on a line; the second finds none: the `02` at
    (2,-3) may be turned both times."""
    pile = "02 03 02 03 03 q1 q1 03"
    moves = "place 02 0,-1 1; crew -; place 03 1,-2 1; crew -; place 02 2,-3 4; crew -"
    game = after(pile, moves, variants="aftershocks")
    assert sorted(tiles(game)) == ["1,-2", "2,-3"]
    assert (game.to_move(), legal(game)) == ([1], ["turn -", "turn 2,-3 2"])
    game = after(pile, f"{moves}; turn -; turn -", variants="aftershocks")
    assert int(game.state["quakes"]) == 2
    assert (game.to_move(), legal(game)) == ([1], ["turn -", "turn 2,-3 2"])


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("turn 3,3 1", "turn-empty"),
        ("turn 0,0 1", "turn-town"),
        ("turn 0,-1 1", "turn-same"),
        ("turn 0,-1 0", "turn-green-on-highway"),
        ("turn 0,-1 5", "turn-green-on-highway"),
        ("place 03 0,1 0", "not-now-turn"),
        ("crew -", "not-now-turn"),
        ("quake 2", "not-now-turn"),
    ],
)
def test_se_7_3_refusals(move: str, key: str) -> None:
    """SE-7.3 Each with its reason and the clause."""
    why = refusal(SHAKEN, f"{SHAKEN_MOVES}; {move}", variants="aftershocks")
    assert (why.key, why.clause) == (key, "SE-7.3")


def test_se_7_3_refusal_of_a_highway_on_green() -> None:
    """SE-7.3 As 3-5 the `02` at (0,-1) would meet, over side 5, the green of the `02` at (-1,-1)."""
    pile = "02 02 02 03 03 03 q1 03"
    moves = (
        "place 02 0,-1 1; crew -; place 02 -1,0 0; crew -; place 02 -1,-1 3; crew -;"
        "place 03 1,0 2; crew -; quake 2; turn 0,-1 3"
    )
    why = refusal(pile, moves, variants="aftershocks")
    assert (why.key, why.clause) == ("turn-highway-on-green", "SE-7.3")
    assert "(5)" in why.tell()


def test_se_7_3_refusal_of_a_tile_that_nothing_joins() -> None:
    """SE-7.3 The `03` at (1,-2) hung on the tile that fell: no highway meets it, however it lies."""
    pile = "02 03 02 03 03 q1 03"
    moves = "place 02 0,-1 1; crew -; place 03 1,-2 1; crew -; place 02 0,1 0; crew -; quake 0"
    assert legal(after(pile, moves, variants="aftershocks")) == ["turn -", "turn 0,1 4"]
    why = refusal(pile, f"{moves}; turn 1,-2 0", variants="aftershocks")
    assert (why.key, why.clause) == ("turn-joins-nothing", "SE-7.3")


# SE-7.4 twin-cities


def test_se_7_4_two_towns_and_twice_the_crews() -> None:
    """SE-7.4 At (-4,0) and (4,0), 8 apart; 40 crews a colour."""
    start = state(after("03", variants="twin-cities"))
    town = {"shape": "town", "rotation": 0, "crews": {}}
    assert start["tiles"] == {"-4,0": town, "4,0": town}
    assert start["crews_left"] == [40, 40]


@pytest.mark.parametrize("seed", SEEDS)
def test_se_7_4_the_pile(seed: str) -> None:
    """SE-7.4 4 `03`, 4 `02`, 4 `01`, 12 quakes mixed, 12 leave: 120 + 26 + 12 - 12 = 146."""
    _, pile = dealt(seed, "twin-cities")
    gone = left_out(pile, copies=2)
    assert len(pile) == 146
    assert gone.total() == 12
    assert gone <= Counter({"03": 4, "02": 4, "01": 4, "q6": 2, **dict.fromkeys(OTHER_QUAKES, 2)})


def test_se_7_4_the_order_of_the_towns_is_asked_every_time() -> None:
    """SE-7.4 Also when it makes no difference: nothing lies on the table."""
    game = after("03 03 q1 q1 03", variants="twin-cities")
    assert (game.to_move(), legal(game)) == ([0], ["town -4,0", "town 4,0"])
    game = after("03 03 q1 q1 03", "town 4,0", variants="twin-cities")
    assert (game.to_move(), legal(game)) == ([0], ["town -4,0", "town 4,0"])


def test_se_7_4_each_town_is_hit_and_the_second_sees_what_the_first_left() -> None:
    """SE-7.4 `03` at (-3,0) and (3,0), on the line between the towns; `q2`.

    West first: its line to the east holds both tiles and a town; both tiles fall. Then the east's
    line holds only the other town, and nothing is left to fall.
    With `q1` each town takes the tile next to it.
    """
    moves = "place 03 -3,0 2; crew -; place 03 3,0 2; crew -; town -4,0"
    assert tiles(after("03 03 03 03 q2 03", moves, variants="twin-cities")) == {}
    assert tiles(after("03 03 03 03 q1 03", moves, variants="twin-cities")) == {}
    moves = "place 03 -3,0 2; crew -; place 03 -2,0 2; crew -; town 4,0"
    assert tiles(after("03 03 03 03 q1 03", moves, variants="twin-cities")) == {}


def test_se_7_4_the_other_town_counts_as_a_tile_and_is_skipped() -> None:
    """SE-7.4 Behind the eastern town, seen from the west, lies (5,0): the line counts 2 and `q1`
    takes that tile, not the town."""
    moves = "place 03 5,0 2; crew 25; town -4,0"
    game = after("03 03 03 q1 03", moves, variants="twin-cities")
    assert tiles(game) == {}
    assert {"-4,0", "4,0"} <= state(game)["tiles"].keys()
    assert state(game)["crews_left"] == [40, 40]


def test_se_7_4_town_then_quake_then_quake() -> None:
    """SE-7.4, SE-9.2 West: (-4,-1) and (-4,1) tie with the side of the other town; east: (4,-1) ties with
    it. If the side of the other town is hit, nothing falls there."""
    moves = "place 03 -4,-1 0; crew -; place 03 -4,1 0; crew -; place 03 4,-1 0; crew -"
    pile = "03 03 03 03 03 q1 03"
    game = after(pile, f"{moves}; town -4,0", variants="twin-cities")
    assert (game.to_move(), legal(game)) == ([1], ["quake 0", "quake 2", "quake 3"])
    game = after(pile, f"{moves}; town -4,0; quake 3", variants="twin-cities")
    assert (game.to_move(), legal(game)) == ([1], ["quake 0", "quake 5"])
    game = after(pile, f"{moves}; town -4,0; quake 3; quake 0", variants="twin-cities")
    assert sorted(tiles(game)) == ["-4,-1"]
    game = after(pile, f"{moves}; town 4,0; quake 5; quake 2", variants="twin-cities")
    assert sorted(tiles(game)) == ["-4,-1", "-4,1", "4,-1"]


def test_se_9_2_only_the_other_town_on_any_line() -> None:
    """SE-9.2 Its side is hit alone, nothing falls, nobody chooses a side."""
    game = after("03 03 q6 03", "town -4,0", variants="twin-cities")
    assert kinds(game) == {"place"}


def test_se_7_4_from_town_to_town_scores_ten_more() -> None:
    """SE-7.4 Seven straights between them: 7 + 6 + 6 + 10 = 29."""
    moves = "place 03 -3,0 2; crew 25; " + "; ".join(f"place 03 {q},0 2" for q in range(-2, 4))
    assert after("03 " * 7, moves, variants="twin-cities").scores() == [29, 0]


def test_se_7_4_from_a_town_back_to_itself_does_not() -> None:
    """SE-7.4 Two tight curves from side 0 of the western town to its side 1: 2 + 6 + 6 = 14."""
    moves = "place 01 -4,-1 2; crew 23; place 01 -3,-1 4"
    assert after("01 01", moves, variants="twin-cities").scores() == [14, 0]


def test_se_7_4_aftershocks_come_after_both_towns() -> None:
    """SE-7.4, SE-7.3 `town`, `quake`, `quake`, then `turn`; no town turns."""
    moves = "place 02 -4,-1 1; crew -; place 03 4,-1 0; crew -; town -4,0"
    pile = "02 03 03 03 q1 03"
    variants = "aftershocks twin-cities"
    game = after(pile, moves, variants=variants)
    assert legal(game) == ["quake 0", "quake 2"]
    game = after(pile, f"{moves}; quake 2", variants=variants)
    assert legal(game) == ["quake 0", "quake 5"]
    game = after(pile, f"{moves}; quake 2; quake 0", variants=variants)
    assert legal(game) == ["turn -", "turn -4,-1 3"]
    for town in ("-4,0", "4,0"):
        why = refusal(pile, f"{moves}; quake 2; quake 0; turn {town} 1", variants=variants)
        assert (why.key, why.clause) == ("turn-town", "SE-7.3")


@pytest.mark.parametrize("move", ["quake 0", "place 03 4,-1 0", "crew -", "turn -"])
def test_se_7_4_another_move_is_refused_while_the_town_is_chosen(move: str) -> None:
    """SE-7.4 First the town."""
    why = refusal("03 03 q1 03", move, variants="twin-cities")
    assert (why.key, why.clause) == ("not-now-town", "SE-7.4")


@pytest.mark.parametrize("cell", ["0,0", "1,0", "-4,1"])
def test_se_7_4_a_town_is_a_town(cell: str) -> None:
    """SE-7.4 The towns are at (-4,0) and (4,0)."""
    why = refusal("03 03 q1 03", f"town {cell}", variants="twin-cities")
    assert (why.key, why.clause) == ("not-a-town", "SE-7.4")


def test_se_7_4_one_town_is_never_asked_for() -> None:
    """SE-7.4 Without the variant there is no such move."""
    why = refusal("03 03 03", "town -4,0")
    assert (why.key, why.clause) == ("not-now-place", "SE-4.2")


# SE-7.5 big-one with twin-cities


@pytest.mark.parametrize("seed", SEEDS)
def test_se_7_5_both_big_ones_lie_among_the_last_twelve(seed: str) -> None:
    """SE-7.5 10 quakes, 4 `03`, 4 `02`, 2 `01` mixed, 10 leave: 120 + 26 + 12 - 10 = 148."""
    _, pile = dealt(seed, "big-one twin-cities")
    gone = left_out(pile, copies=2)
    assert len(pile) == 148
    assert gone.total() == 10
    assert gone <= Counter({"03": 4, "02": 4, "01": 2, **dict.fromkeys(OTHER_QUAKES, 2)})
    assert pile.count("q6") == pile[-12:].count("q6") == 2


def test_se_7_5_any_of_the_last_twelve_places() -> None:
    """SE-7.5 The two `q6` are shuffled into ten tiles from the top."""
    found = set()
    for number in range(200):
        bottom = dealt(f"bottom {number}", "big-one twin-cities")[1][-12:]
        found |= {place for place, tile in enumerate(bottom) if tile == "q6"}
    assert found == set(range(12))
