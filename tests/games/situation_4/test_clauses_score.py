"""S4-8 End and score."""

import pytest

from ludotheque.engine.contract import Milliseconds, Seat
from tests.games.situation_4.hand_made import (
    NORTH,
    SOUTH,
    after,
    can,
    can_at,
    lays,
    match_after,
    record,
    refused_by,
)
from tests.support.hand_made import read, state

# Each side on its own bank: no site has one owner; the mill and the barn are side 0's, the abbey and the shed
# side 1's. The last piece is laid at 20 s.
OPEN = lays(0, SOUTH) + lays(1, NORTH.removesuffix(" A4"))
COVERED = OPEN + "@20000 1 lay A4; "
FLAGGED = OPEN + "0 flag mill; 0 flag barn; 1 flag abbey; @20000 1 lay A4; "


# S4-8.1


def test_s4_8_1_not_before_the_board_is_covered() -> None:
    """S4-8.1 One location is left; all flags that can be planted are."""
    game = after(FLAGGED.partition("@20000")[0])
    report = game.report()
    assert (report["finished"], report["winners"], report["to_move"]) == (False, None, [0, 1])
    assert can(game, 1, "lay") == ["A4"]
    # A4 lies next to A3 as well.
    assert can(game, 0, "lay") == ["A4"]


def test_s4_8_1_covered_and_nothing_to_place() -> None:
    """S4-8.1 It is over with the last flag; nobody has a move any more."""
    game = after(FLAGGED + "1 flag shed")
    assert game.report_legal() == {"to_move": [], "moves": {}}
    assert game.report()["finished"]
    for move in ("lay A4", "resign", "drop A1", "flag mill"):
        refused_by("S4-8.1", FLAGGED + f"1 flag shed; 0 {move}")


def test_s4_8_1_over_with_the_last_piece() -> None:
    """S4-8.1 If it can no longer be flagged by anybody: A4, the shed, was flagged before, D1 comes last."""
    places = " ".join(place for place in SOUTH.split() if place != "D1")
    start = (
        lays(0, places)
        + lays(1, NORTH)
        + "".join(
            f"{seat} flag {name}; " for seat, name in ((0, "mill"), (0, "barn"), (1, "abbey"), (1, "shed"))
        )
    )
    assert after(start).to_move() == [0, 1]
    assert after(start + "0 lay D1").report_legal() == {"to_move": [], "moves": {}}


def test_s4_8_1_covered_with_a_flag_to_plant() -> None:
    """S4-8.1 The record is one of a finished game; what was possible is still listed."""
    game = after(COVERED)
    assert game.report()["finished"]
    legal = game.report_legal()
    assert legal["to_move"] == []
    assert {"flag mill", "flag barn", "resign"} <= set(legal["moves"]["0"])
    assert {"flag abbey", "flag shed", "resign"} <= set(legal["moves"]["1"])
    assert not any(move.startswith("lay") for moves in legal["moves"].values() for move in moves)


@pytest.mark.parametrize(
    ("later", "is_on"), [(0, True), (1, True), (9999, True), (10_000, False), (10**9, False)]
)
def test_s4_8_1_ten_seconds_after_the_last_piece(later: int, is_on: bool) -> None:
    """S4-8.1 Then it is over, flags or not; the moment itself is too late."""
    match = match_after(COVERED)
    assert bool(can_at(match, 0, "flag", 20_000 + later)) == is_on
    assert bool(match.legal(Seat(1), Milliseconds(20_000 + later))) == is_on
    if is_on:
        assert after(COVERED + f"@{20_000 + later} 0 flag mill").scores() == [300, 100]
    else:
        refused_by("S4-8.1", COVERED + f"@{20_000 + later} 0 flag mill")


def test_s4_8_1_flags_do_not_make_it_longer() -> None:
    """S4-8.1 The ten seconds run from the last piece."""
    refused_by("S4-8.1", COVERED + "@29999 0 flag mill; @30000 0 flag barn")


def test_s4_8_1_forgotten_flags_are_planted_in_the_last_seconds() -> None:
    """S4-8.1, S4-4.2 By the opponent: the mill was covered at 0 s, the shed only at 20 s."""
    game = after(COVERED)
    assert can(game, 1, "flag") == ["abbey", "barn", "mill", "shed"]
    assert can(game, 0, "flag") == ["abbey", "barn", "mill"]
    later = match_after(COVERED)
    assert can_at(later, 0, "flag", 22_999) == ["abbey", "barn", "mill"]
    assert can_at(later, 0, "flag", 23_000) == ["abbey", "barn", "mill", "shed"]


def test_s4_8_1_a_bridge_to_build_keeps_it_open() -> None:
    """S4-8.1 All flags stand; side 0 holds both ends in the west and has its two bridges."""
    north = " ".join(place for place in NORTH.split() if place != "A4")
    start = (
        lays(0, SOUTH) + lays(1, north) + "0 flag mill; 0 flag barn; 1 flag abbey; 0 lay A4; 0 flag shed; "
    )
    game = after(start)
    assert game.report_legal()["to_move"] == []
    assert can(game, 0, "bridge") == ["west"]
    assert after(start + "0 bridge west").report_legal() == {"to_move": [], "moves": {}}


def test_s4_8_1_tanks_and_paratroopers_do_not_keep_it_open() -> None:
    """S4-8.1 Flags and bridges alone; both sides still have tanks, which score nothing."""
    before = after(FLAGGED)
    assert can(before, 0, "tank")
    assert can(before, 0, "drop")
    assert after(FLAGGED + "1 flag shed").legal() == {}


def test_s4_8_1_drops_and_tanks_in_the_last_seconds() -> None:
    """S4-8.1, S4-5.2, S4-6.2 At any time is at any time: as long as the game is on."""
    game = after(COVERED + "@25000 0 drop A6; @26000 1 tank D6")
    assert state(game)["paratroopers"] == {"A6": 0}
    assert state(game)["tanks"] == {"D6": 1}


@pytest.mark.parametrize(("seat", "winners"), [(0, [1, 3]), (1, [0, 2]), (2, [1, 3]), (3, [0, 2])])
def test_s4_8_1_a_seat_resigns_for_its_side(seat: int, winners: list[int]) -> None:
    """S4-8.1, S4-10.8 The other side wins, whatever the points."""
    game = after(lays(0, "D1 D2 D3") + f"0 flag barn; @500 {seat} resign", sides=[0, 1, 0, 1])
    report = game.report()
    assert (report["finished"], report["winners"], report["to_move"]) == (True, winners, [])
    assert report["scores"] == [50, 0, 50, 0]
    assert game.report_legal() == {"to_move": [], "moves": {}}


def test_s4_8_1_nothing_after_a_resignation() -> None:
    """S4-8.1 Neither side plays on."""
    for move in ("0 lay A2", "1 lay A6", "0 resign", "1 resign"):
        refused_by("S4-8.1", f"0 lay A1; 0 resign; {move}")


def test_s4_8_1_everybody_may_resign_at_any_time() -> None:
    """S4-8.1 Before the first piece, and in the last ten seconds."""
    assert [moves[-1] for moves in after().legal().values()] == ["resign", "resign"]
    assert after("1 resign").winners() == [0]
    assert after(COVERED + "@29999 0 resign").winners() == [1]
    refused_by("S4-8.1", COVERED + "@30000 0 resign")


def test_s4_8_1_a_result_stands_where_the_board_is_covered() -> None:
    """S4-8.1 Scored as if the last ten seconds had passed; where pieces are missing it is an error."""
    document = record(COVERED)
    document["result"] = {"scores": [100, 100], "winners": [0, 1]}
    read(document).finish()
    early = record(COVERED.partition("@20000")[0])
    early["result"] = {"scores": [100, 100], "winners": [0, 1]}
    with pytest.raises(Exception, match="not over"):
        read(early).finish()


# S4-8.2


def test_s4_8_2_flags() -> None:
    """S4-8.2 The value, to the flag's owner."""
    assert after(lays(0, "D1 D2 D3") + "0 flag barn").scores() == [50, 0]
    assert after(lays(0, "D1 D2 D3") + "@3000 1 flag barn").scores() == [0, 50]


def test_s4_8_2_bridges() -> None:
    """S4-8.2 100 each."""
    start = lays(0, "A1 A2 A3 A4 B4 B5 C5 C4 C3")
    assert after(start + "0 bridge west").scores() == [100, 0]
    assert after(start + "0 bridge west; 0 bridge mid-east").scores() == [200, 0]


def test_s4_8_2_zones() -> None:
    """S4-8.2 50 for each whose locations are all under own pieces; shared ones count for nobody."""
    assert after(lays(0, "A1 B1 A2")).scores() == [0, 0]
    game = after(lays(0, "A1 B1 A2 B2"))
    assert (game.scores(), state(game)["zones"]) == ([50, 0], [1, 0])
    shared = after(lays(0, "A1 B1 A2") + lays(1, "B6 B5 B4 B3 B2"))
    assert (shared.scores(), state(shared)["zones"]) == ([0, 0], [0, 0])


def test_s4_8_2_zones_of_one_column_and_a_half() -> None:
    """S4-8.2 On `classic` B1 and B2 belong to two zones: six locations are two zones."""
    game = after(lays(0, "A1 A2 B1 B2 C1 C2"), board="classic")
    assert (game.scores(), state(game)["zones"]) == ([100, 0], [2, 0])
    assert after(lays(0, "B1 B2 C1 C2 D1 D2"), board="classic").scores() == [50, 0]


def test_s4_8_2_all_of_it() -> None:
    """S4-8.2 200 + 50 for flags, 100 for zones; 200 + 50 for flags, 100 for zones: a draw, won by both."""
    game = after(FLAGGED + "1 flag shed")
    assert state(game)["zones"] == [2, 2]
    assert (game.scores(), game.winners()) == ([350, 350], [0, 1])


def test_s4_8_2_most_points_win() -> None:
    """S4-8.2 The shed is forgotten."""
    report = after(FLAGGED).report()
    assert (report["scores"], report["winners"]) == ([350, 300], [0])


def test_s4_8_2_a_draw_lists_every_seat() -> None:
    """S4-8.2 In teams, too; scores go by seat."""
    report = after(COVERED, sides=[0, 1, 1, 0, 1]).report()
    assert (report["scores"], report["winners"]) == ([100] * 5, [0, 1, 2, 3, 4])


def test_s4_8_2_scores_of_a_game_under_way() -> None:
    """S4-8.2 Those it would end with now."""
    report = after(lays(0, "A1 B1 A2 B2"), sides=[0, 1, 0]).report()
    assert (report["scores"], report["winners"], report["finished"]) == ([50, 0, 50], None, False)


@pytest.mark.parametrize("moves", ["0 tank A1", "0 drop A6"])
def test_s4_8_2_tanks_and_paratroopers_score_nothing(moves: str) -> None:
    """S4-8.2 Neither is named there."""
    start = lays(0, "A1 A2 B2 C2 D2") + lays(1, "A6")
    assert after(start + moves).scores() == after(start).scores() == [0, 0]
