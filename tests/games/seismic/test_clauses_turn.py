"""SE-4 A turn."""

import pytest

from tests.games.seismic.hand_made import after, kinds, refusal, tiles
from tests.support.hand_made import legal, state

# Exit blocks: `+1:0` turned so that its only exit faces San Andreas from each side.
BLOCKS = ("0,-1 3", "1,-1 4", "1,0 5", "0,1 0", "-1,1 1", "-1,0 2")


def blocked(sides: str) -> str:
    """Moves that close these sides of San Andreas with a `+1:0`, no crews."""
    return "; ".join(f"place +1:0 {BLOCKS[int(side)]}; crew -" for side in sides)


# SE-4.1 Flipping


def test_se_4_1_flip_until_three_are_face_up() -> None:
    """SE-4.1 One tile is placed a turn, one is flipped at the start of the next."""
    game = after("03 02 01 03-14 02-35", "place 03 0,-1 0; crew -")
    assert state(game)["face_up"] == ["01", "02", "03-14"]
    assert state(game)["pile"] == 1


def test_se_4_1_or_until_the_pile_is_empty() -> None:
    """SE-4.1 The last tiles: two face up, then one."""
    game = after("03 02 01", "place 03 0,-1 0; crew -")
    assert state(game)["face_up"] == ["01", "02"]
    game = after("03 02 01", "place 03 0,-1 0; crew -; place 02 0,1 0; crew -")
    assert state(game)["face_up"] == ["01"]


def test_se_4_1_a_quake_is_resolved_at_once_and_flipping_goes_on() -> None:
    """SE-4.1 The straight falls to `q1`, then `q2` finds nothing; the third face-up tile follows."""
    game = after("03 02 01 q1 q2 03-14 02-35", "place 03 0,-1 0; crew -")
    assert tiles(game) == {}
    assert state(game)["face_up"] == ["01", "02", "03-14"]
    assert (state(game)["pile"], int(game.state["quakes"])) == (1, 2)


# SE-4.2 Placing


def test_se_4_2_each_different_face_up_tile_once() -> None:
    """SE-4.2 Two straights face up are one choice: six cells, one way each; `03-14-25` fits so too."""
    moves = legal(after("03 03 03-14-25"))
    assert len(moves) == len(set(moves)) == 6 + 6
    assert [move for move in moves if move.startswith("place 03 ")] == legal(after("03"))


def test_se_4_2_every_touching_edge_matches() -> None:
    """SE-4.2 At (1,-1) a tile touches the town (side 4, highway) and the `01` at (0,-1), which shows
    it green over side 5: a straight fits with 1 and 4; `01` in 3-4, but not in 4-5.

    The `01` at (0,-1) joins its sides 3 (the town) and 4.
    """
    game = after("01 03 01", "place 01 0,-1 3; crew -")
    here = [move for move in legal(game) if move.split()[2] == "1,-1"]
    assert here == ["place 01 1,-1 3", "place 03 1,-1 1"]


def test_se_4_2_a_tile_must_meet_a_highway_not_only_green() -> None:
    """SE-4.2 East of the straight at (0,-2) there is only its green edge: (1,-3) and (1,-2) are no
    places, and (0,-3), where its highway leads, is one."""
    moves = legal(after("03 03 03", "place 03 0,-1 0; crew -; place 03 0,-2 0; crew -"))
    cells = {move.split()[2] for move in moves}
    assert cells == {"0,-3", "1,-1", "1,0", "0,1", "-1,1", "-1,0"}


def test_se_4_2_a_tile_that_closes_three_edges_must_match_them_all() -> None:
    """SE-4.2 (1,-1) between the town and two `03-14-25`, which show highway on every side: it touches
    three highway edges, 4 (town), 5 and 3, and so a tile needs all three: no `03` or `01-34` fits,
    and `+3:012` fits in one rotation."""
    start = "place 03-14-25 0,-1 0; crew -; place 03-14-25 1,0 0; crew -"
    game = after("03-14-25 03-14-25 +3:012 01-34 03", start)
    here = [move for move in legal(game) if move.split()[2] == "1,-1"]
    # 01-34 has highways at 0 1 3 4, turned once 1 2 4 5, turned twice 0 2 3 5: never 3, 4 and 5.
    assert here == ["place +3:012 1,-1 3"]


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("place 01 0,-1 3", "place-not-face-up"),
        ("place 03 0,-8 0", "place-off-table"),
        ("place 03 0,-20 0", "cell-off-table"),
        ("place 03 1000000000000,0 0", "cell-off-table"),
        ("place 03 0,0 0", "place-taken"),
        ("place 02 0,-1 0", "place-green-on-highway"),
        ("place 03 0,-3 0", "place-joins-nothing"),
        ("place 03 1,-2 0", "place-joins-nothing"),
    ],
)
def test_se_4_2_refusals(move: str, key: str) -> None:
    """SE-4.2 Each refusal names its reason and the clause. Face up: `02`, `03`, `03`."""
    why = refusal("03 03 02", move)
    assert (why.key, why.clause) == (key, "SE-4.2")
    assert why.tell().startswith("move 1: ")
    assert why.tell().endswith("(SE-4.2)")


def test_se_4_2_refusal_of_a_highway_on_green() -> None:
    """SE-4.2 (1,-1) touches the town and, over side 5, green of the straight at (0,-1)."""
    why = refusal("03 03-14-25 03", "place 03 0,-1 0; crew -; place 03-14-25 1,-1 0")
    assert (why.key, why.clause) == ("place-highway-on-green", "SE-4.2")
    assert "(5)" in why.tell()


# SE-4.3 Nothing fits


def test_se_4_3_tiles_that_fit_nowhere_leave_and_flipping_starts_again() -> None:
    """SE-4.3 Five sides of San Andreas are closed; at the sixth, (0,-1), the blocks beside it show
    green, so that only a tile with a lone highway edge at side 3, between green 2 and 4, fits.

    `+6:012345` fits nowhere: all three leave the game. The next three hold a straight.
    """
    pile = "+1:0 +1:0 +1:0 +1:0 +1:0 +6:012345 +6:012345 +6:012345 01 03 02 03-14"
    game = after(pile, blocked("12345"))
    assert state(game)["face_up"] == ["01", "02", "03"]
    assert state(game)["pile"] == 1
    # 03 joins 3 with 0; 02 joins 3 with 1 or with 5; 01 would need 2 or 4, which is green.
    assert legal(game) == ["place 02 0,-1 1", "place 02 0,-1 3", "place 03 0,-1 0"]


def test_se_4_3_if_the_pile_is_empty_too_the_game_is_over() -> None:
    """SE-4.3, SE-9.1 The three misfits leave the game; nothing is left to flip."""
    pile = "+1:0 +1:0 +1:0 +1:0 +1:0 +6:012345 +6:012345 +6:012345"
    game = after(pile, blocked("12345"))
    assert game.report()["finished"]
    assert state(game)["face_up"] == []


def test_se_4_3_the_row_may_leave_more_than_once() -> None:
    """SE-4.3 Nine misfits leave three at a time, then a tile that fits comes."""
    pile = "+1:0 " * 5 + "+6:012345 " * 9 + "03"
    game = after(pile, blocked("12345"))
    assert state(game)["face_up"] == ["03"]
    assert legal(game) == ["place 03 0,-1 0"]


def test_se_4_3_a_quake_as_the_very_last_tile_is_still_resolved() -> None:
    """SE-4.3 The row is empty, the pile too, and Bo still chooses the side; then the game is over."""
    pile = "+1:0 " * 5 + "+6:012345 " * 3 + "q2"
    game = after(pile, blocked("12345"))
    assert (game.to_move(), state(game)["face_up"], state(game)["pile"]) == ([1], [], 0)
    assert legal(game) == ["quake 1", "quake 2", "quake 3", "quake 4", "quake 5"]
    game = after(pile, f"{blocked('12345')}; quake 3")
    assert game.report()["finished"]
    assert "0,1" not in tiles(game)


def test_se_4_3_a_last_quake_with_aftershocks() -> None:
    """SE-4.3, SE-7.3 The aftershocks of the last quake are asked for before the end.

    A bridge from side 1 over `02` and `01` to the `+2:02` at side 2; the other sides but the north
    are blocked. `q1` takes the `+2:02`: the `01` may turn from 4-5 to 5-0.
    """
    pile = "02 01 +2:02 +1:0 +1:0 +1:0 +6:012345 +6:012345 +6:012345 q1"
    bridge = "place 02 1,-1 2; crew -; place 01 2,-1 4; crew -; place +2:02 1,0 5; crew -"
    moves = f"{bridge}; {blocked('345')}; quake 2"
    game = after(pile, moves, variants="aftershocks")
    assert (game.to_move(), legal(game)) == ([0], ["turn -", "turn 2,-1 5"])
    game = after(pile, f"{moves}; turn -", variants="aftershocks")
    assert (game.to_move(), legal(game)) == ([1], ["turn -", "turn 2,-1 5"])
    for ending in ("turn 2,-1 5", "turn -; turn 2,-1 5", "turn -; turn -"):
        game = after(pile, f"{moves}; {ending}", variants="aftershocks")
        assert game.report()["finished"]


# SE-4.4 Crews


def test_se_4_4_a_crew_on_a_fragment_of_the_tile_just_placed() -> None:
    """SE-4.4 On one of its fragments, or on none; it is one crew less to put."""
    pile = "01-24-35 03 03"
    game = after(pile, "place 01-24-35 0,-1 0")
    assert legal(game) == ["crew -", "crew 01", "crew 24", "crew 35"]
    game = after(pile, "place 01-24-35 0,-1 0; crew 35")
    assert tiles(game) == {"0,-1": "01-24-35 0 35=0"}
    assert state(game)["crews_left"] == [19, 20]


def test_se_4_4_a_crew_on_a_stub() -> None:
    """SE-4.4 Of an intersection: one stub."""
    game = after("+2:03 03 03", "place +2:03 0,-1 0; crew 0")
    assert tiles(game) == {"0,-1": "+2:03 0 0=0"}


def test_se_4_4_no_crew_is_a_choice() -> None:
    """SE-4.4 You may, you need not."""
    game = after("03 03 03", "place 03 0,-1 0; crew -")
    assert tiles(game) == {"0,-1": "03 0"}
    assert state(game)["crews_left"] == [20, 20]
    assert game.to_move() == [1]


def test_se_4_4_no_crew_on_a_manned_section() -> None:
    """SE-4.4 Of any colour: Ada's crew keeps Bo, and Ada herself, off the section.

    Bo's `02-14` at (0,-2) joins Ada's straight with 3-5, and has a second fragment, 0-4.
    """
    moves = "place 03 0,-1 0; crew 03; place 02-14 0,-2 3"
    game = after("03 02-14 03-14 03", moves)
    assert legal(game) == ["crew -", "crew 14"]
    why = refusal("03 02-14 03-14 03", f"{moves}; crew 35")
    assert (why.key, why.clause) == ("crew-manned", "SE-4.4")
    assert "seat 0" in why.tell()
    own = "place 03 0,-1 0; crew 03; place 03 0,1 0; crew -; place 03-14 0,-2 0"
    assert legal(after("03 03 03-14 03", own)) == ["crew -", "crew 14"]


def test_se_4_4_far_along_the_section() -> None:
    """SE-4.4, SE-4.5 The crew stands three tiles away, round a curve, and on the far side of a gap
    that the new tile closes."""
    start = "place 03 0,-1 0; crew 03; place 02 0,-2 3; place 03 -1,-2 2; "
    game = after("03 02 03 03-14 03", start + "place 03-14 -2,-2 1")
    assert legal(game) == ["crew -", "crew 14"]


def test_se_4_4_joining_two_manned_sections_is_allowed() -> None:
    """SE-4.4 The rule is about where a crew is put: a tile may join Ada's section to Bo's.

    Ada's highway leaves the town at side 0, Bo's at side 1; two tight curves turn them towards each
    other, and a straight at (1,-2) joins them. No crew for it: the section has two.
    """
    moves = (
        "place 03 0,-1 0; crew 03; place 03 1,-1 1; crew 14;place 01 0,-2 2; place 01 2,-2 4; place 03 1,-2 2"
    )
    game = after("03 03 01 01 03 03", moves)
    assert (game.to_move(), kinds(game)) == ([1], {"place"})
    assert game.scores() == [17, 17]


def test_se_4_4_skipped_where_no_fragment_qualifies() -> None:
    """SE-4.4 Bo's straight prolongs Ada's manned one: no decision, and Ada is to move."""
    game = after("03 03 03", "place 03 0,-1 0; crew 03; place 03 0,-2 0")
    assert (game.to_move(), kinds(game)) == ([0], {"place"})
    why = refusal("03 03 03", "place 03 0,-1 0; crew 03; place 03 0,-2 0; crew -")
    assert (why.key, why.clause) == ("not-now-place", "SE-4.2")


def test_se_4_4_you_need_a_crew_left() -> None:
    """SE-4.4 Twenty crews on twenty stubs: the twenty-first tile has no crew step for Ada.

    The `03` that Ada lays then takes no crew, and Bo is to move.
    """
    pile, moves = crews_for_everybody(20)
    game = after(pile, moves)
    assert state(game)["crews_left"] == [0, 0]
    assert kinds(game) == {"place"}
    spare = next(move for move in legal(game) if move.startswith("place 03 "))
    assert after(pile, f"{moves}; {spare}").to_move() == [1]


def crews_for_everybody(each: int) -> tuple[str, str]:
    """A pile and moves after which both seats have put this many crews, each on a stub of a `+6`.

    The `+6` tiles fill the table column by column. Each crew stands on the stub that faces a tile laid
    before: a section of two stubs, both without a crew until now.
    """
    cells = [(0, -row) for row in range(1, 6)] + [(0, row) for row in range(1, 6)]
    for q in range(1, 6):
        cells += [(q, row - q // 2) for row in range(-5, 6)]
    moves = []
    laid = {(0, 0)}
    for q, r in cells[: 2 * each]:
        steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
        side = next(side for side, (dq, dr) in enumerate(steps) if (q + dq, r + dr) in laid)
        laid.add((q, r))
        moves += [f"place +6:012345 {q},{r} 0", f"crew {side}"]
    return "+6:012345 " * 2 * each + "03 03 03 03", "; ".join(moves)


def test_se_4_4_refusal_without_a_crew_left() -> None:
    """SE-4.4 In `dilemma` the step is there for the second tile, but no crew can be put."""
    pile, moves = crews_for_everybody(20)
    game = after(pile, moves, variants="dilemma")
    spare = next(move for move in legal(game) if move.startswith("place 03 "))
    game = after(pile, f"{moves}; {spare}", variants="dilemma")
    assert kinds(game) == {"crew", "place"}
    assert [move for move in legal(game) if move.startswith("crew")] == ["crew -"]
    fragment = {"0": "03", "1": "14", "2": "25"}[spare[-1]]
    why = refusal(pile, f"{moves}; {spare}; crew {fragment}", variants="dilemma")
    assert (why.key, why.clause) == ("crew-none-left", "SE-4.4")


@pytest.mark.parametrize("fragment", ["01", "0", "12", "5", "14"])
def test_se_4_4_refusal_of_a_fragment_the_tile_does_not_have(fragment: str) -> None:
    """SE-4.4 A straight in rotation 0 has the fragment 03 and no other."""
    why = refusal("03 03 03", f"place 03 0,-1 0; crew {fragment}")
    assert (why.key, why.clause) == ("crew-no-fragment", "SE-4.4")
    assert f"fragment {fragment}" in why.tell()


def test_se_4_4_another_move_is_refused_while_the_crew_is_decided() -> None:
    """SE-4.4 First the crew."""
    for move in ("place 03 0,-2 0", "quake 0", "town 4,0", "turn -", "turn 0,-1 1"):
        why = refusal("03 03 03", f"place 03 0,-1 0; {move}")
        assert (why.key, why.clause) == ("not-now-crew", "SE-4.4")


# SE-4.5 Sections


def test_se_4_5_a_section_is_a_longest_chain() -> None:
    """SE-4.5 A stub of an intersection ends it: a crew on one side leaves the other side free.

    Town – 03 (Ada) – stub 3 of `+2:03` | stub 0 – Bo's 03: another section, free for a crew.
    """
    moves = "place 03 0,-1 0; crew 03; place +2:03 0,-2 0; crew -; place 03 0,-3 0"
    assert legal(after("03 +2:03 03 03", moves)) == ["crew -", "crew 03"]


def test_se_4_5_the_stub_itself_belongs_to_the_section() -> None:
    """SE-4.5 Ada's crew on the stub that faces the town: Bo's straight beyond it is free, but a crew
    on stub 0 of an intersection keeps the highway from stub 0 taken."""
    game = after("+2:03 03 03", "place +2:03 0,-1 0; crew 3; place 03 0,-2 0")
    assert legal(game) == ["crew -", "crew 03"]
    game = after("+2:03 03 03", "place +2:03 0,-1 0; crew 0; place 03 0,-2 0")
    assert (game.to_move(), kinds(game)) == ([0], {"place"})


def test_se_4_5_a_chain_that_closes_on_itself_is_a_loop() -> None:
    """SE-4.5, SE-4.4 Three curves round one corner, closed by Bo; no crew on it: he may put one.

    The loop hangs on `01-34`: its 3-4 leads to the town, its 0-1 is part of the loop, with 2-3 of
    `01` at (0,-2) and 4-5 of `01` at (1,-2).
    """
    moves = "place 01-34 0,-1 0; crew -; place 01 0,-2 2; crew -; place 01 1,-2 4"
    game = after("01-34 01 01 03", moves)
    assert legal(game) == ["crew -", "crew 45"]
    game = after("01-34 01 01 03", f"{moves}; crew 45")
    assert game.scores() == [0, 0]


def test_se_4_5_a_manned_loop_takes_no_second_crew() -> None:
    """SE-4.5, SE-4.4 The same loop with Ada's crew on 0-1: Bo's last curve has no crew step."""
    moves = "place 01-34 0,-1 0; crew 01; place 01 0,-2 2; place 01 1,-2 4"
    game = after("01-34 01 01 03", moves)
    assert (game.to_move(), kinds(game)) == ([1], {"place"})
    assert game.scores() == [0, 0]
