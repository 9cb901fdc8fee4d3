"""BQ-5 End and score."""

import pytest

from tests.games.beat_the_quake.hand_made import QUAKES, after, refused_by
from tests.support.hand_made import legal, state

LETTERS = "abcdef"


def six_quakes(quakes: int) -> tuple[str, str]:
    """Ada and Bo in turn show VP 1 and meet a quake alone with it, so many times; more cards follow."""
    pile = ["x10", "y20"]
    moves = []
    for letter, quake in zip(LETTERS[:quakes], QUAKES, strict=False):
        pile += [f"{letter}10", quake]
        moves += [f"show {letter}10", "draw", f"use {letter}10"]
    return " ".join([*pile, "p00", "q00", "r00"]), "; ".join(moves)


def test_bq_5_1_the_sixth_quake_ends_the_game() -> None:
    """BQ-5.1 At once, whatever the pile still holds."""
    game = after(*six_quakes(6))
    assert game.report()["finished"]
    assert (game.to_move(), game.legal()) == ([], {})
    assert state(game)["neutralised"] == [3, 3]
    assert state(game)["pile"] == 3
    assert (game.scores(), game.report()["winners"]) == ([1 + 9, 2 + 9], [1])


def test_bq_5_1_the_fifth_does_not() -> None:
    """BQ-5.1 Bo draws on."""
    game = after(*six_quakes(5))
    assert (game.to_move(), legal(game)) == ([1], ["keep", "show p00", "show y20"])


def test_bq_5_1_it_must_have_been_met() -> None:
    """BQ-5.1 While the sixth is being met the game is on."""
    pile, moves = six_quakes(6)
    game = after(pile, moves.rpartition(";")[0])
    assert (game.report()["finished"], legal(game)) == (False, ["use f10"])


@pytest.mark.parametrize("move", ["keep", "draw", "stop", "use a10", "show p00", "discard p00"])
def test_bq_5_1_nothing_is_played_after_the_end(move: str) -> None:
    """BQ-5.1 The game is over."""
    pile, moves = six_quakes(6)
    refused_by("BQ-5.1", pile, f"{moves}; {move}")


def test_bq_5_1_a_quake_among_the_first_cards_was_not_met() -> None:
    """BQ-2.2, BQ-5.1, BQ-8.1 `red-2` was discarded, five are met: the game goes on to the end of the pile."""
    pile, moves = six_quakes(5)
    game = after(f"red-2 {pile}", moves)
    assert game.to_move() == [1]
    game = after(f"red-2 {pile}", f"{moves}; keep; draw; keep; keep")
    assert game.report()["finished"]
    assert game.scores() == [1 + 9, 2 + 6]


@pytest.mark.parametrize("move", ["keep", "show a10", "show c30"])
def test_bq_5_1_nobody_is_asked_to_draw_from_an_empty_pile(move: str) -> None:
    """BQ-5.1, BQ-8.2 Ada drew the last card as her first: she may show, then the game is over, scored."""
    assert legal(after("a10 b20 c30")) == ["keep", "show a10", "show c30"]
    game = after("a10 b20 c30", move)
    assert game.report()["finished"]
    assert game.scores() == [{"keep": 4, "show a10": 3 + 1, "show c30": 1 + 1}[move], 2]


def test_bq_5_1_the_pile_runs_out_with_the_second_card() -> None:
    """BQ-5.1 No turn begins for Bo."""
    game = after("a10 b20 c30 d40", "keep; draw; keep")
    assert (game.report()["finished"], game.scores()) == (True, [8, 2])


def test_bq_5_1_the_pile_runs_out_with_a_quake() -> None:
    """BQ-5.1 It is met first; then the game is over, though it was not the sixth."""
    pile = "a10 b20 c30 yellow-1"
    game = after(pile, "show c30; draw")
    assert (game.report()["finished"], legal(game)) == (False, ["use c30"])
    game = after(pile, "show c30; draw; use c30")
    assert (game.report()["finished"], game.scores()) == (True, [1 + 3, 2])


def test_bq_5_1_who_stops_before_an_empty_pile_is_not_asked() -> None:
    """BQ-5.1 One card is left: Ada may leave it to Bo, who then is asked nothing but to show."""
    assert legal(after("a10 b20 c30 d40", "keep")) == ["draw", "stop"]
    game = after("a10 b20 c30 d40", "keep; stop; show b20")
    assert (game.report()["finished"], game.scores()) == (True, [4, 4 + 1])


def test_bq_5_2_the_vp_of_the_hand() -> None:
    """BQ-5.2 1 + 3 for Ada, 2 for Bo; VD does not matter."""
    assert after("a19 b29 c39", "keep").scores() == [4, 2]


def test_bq_5_2_twice_the_vp_of_own_objects_that_others_used() -> None:
    """BQ-5.2 Bo uses Ada's 4: 8 for her, nothing for him."""
    assert after("a00 b00 c40 yellow-1", "show c40; stop; use c40").scores() == [8, 0]


def test_bq_5_2_one_for_each_common_object_left() -> None:
    """BQ-5.2 Whatever its VP."""
    assert after("a00 b00 c90 d00", "show c90; draw; show d00").scores() == [2, 0]


def test_bq_5_2_three_for_each_quake_neutralised_alone() -> None:
    """BQ-5.2 Ada met two of them; the cards that she used count no more."""
    pile = "a00 b00 c90 yellow-1 d00 e90 red-1"
    assert after(pile, "show c90; draw; use c90; keep; stop; show e90; draw; use e90").scores() == [6, 0]


def test_bq_5_2_scores_now_are_those_the_game_would_end_with() -> None:
    """BQ-5.2 At any moment, also in the middle of a defence: Bo's 4 is used already."""
    pile = "h05 x00 a20 b40 c30 yellow-1 y00"
    moves = "show a20; stop; show b40; draw; show c30"
    assert after(pile, moves).scores() == [1, 2]
    assert after(pile, f"{moves}; use b40").scores() == [1, 8 + 1]
    assert after(pile, f"{moves}; use b40").report()["winners"] is None


def test_bq_5_3_most_points_win() -> None:
    """BQ-5.3 Cleo has 3."""
    game = after("a10 b20 c30 d00", "keep", seats=3)
    assert (game.scores(), game.winners()) == ([1, 2, 3], [2])


def test_bq_5_3_then_most_quakes_neutralised_alone() -> None:
    """BQ-5.3 3 each: Ada met a quake, Bo holds VP 2 and shows one common object."""
    pile = "a00 b20 c10 yellow-1 d00"
    game = after(pile, "show c10; draw; use c10; show d00")
    assert (game.scores(), state(game)["neutralised"]) == ([3, 3], [1, 0])
    assert state(game)["face_up"] == [[], ["d00"]]
    assert game.report()["winners"] == [0]


def test_bq_5_3_then_most_common_objects_left() -> None:
    """BQ-5.3 2 each, no quakes: Bo shows one common object."""
    game = after("a20 b10 c00 d00", "keep; stop; show d00")
    assert (game.scores(), game.report()["winners"]) == ([2, 2], [1])


def test_bq_5_3_then_the_tied_share_the_win() -> None:
    """BQ-5.3 Ada and Cleo have 2 in hand, Bo 1."""
    game = after("a20 b10 c20 d00", "keep", seats=3)
    assert (game.scores(), game.report()["winners"]) == ([2, 1, 2], [0, 2])


def test_bq_5_3_all_may_share() -> None:
    """BQ-5.3 Nobody has anything."""
    game = after("a00 b00 c00 d00 e00 f00", "keep", seats=5)
    assert (game.scores(), game.report()["winners"]) == ([0] * 5, [0, 1, 2, 3, 4])


def test_bq_5_3_other_things_do_not_break_a_tie() -> None:
    """BQ-5.3 Ada's 4 come from a used card, Bo's from his hand: they share."""
    game = after("a00 b40 c20 yellow-1", "show c20; stop; use c20")
    assert (game.scores(), game.report()["winners"]) == ([4, 4], [0, 1])
