"""BQ-4 A quake."""

import json

import pytest

from ludotheque.engine.contract import SPECTATOR
from tests.games.beat_the_quake.hand_made import after, match_after, refused_by, shown
from tests.support.hand_made import legal, state

# Ada shows VP 3 and 2 and holds VD 4; Bo shows VP 9; Ada draws the quake and can meet it alone.
ALONE = ("h04 x00 a30 b20 c90 yellow-1 d00 e00", "show a30; draw; show b20; show c90; stop")
# Ada shows VP 2 and holds VD 5; Bo shows VP 4 and 1, Cleo VP 3; then Ada draws the quake.
TOGETHER = (
    "h05 x00 y00 a20 b40 c10 d30 yellow-1 e00 f00 g00 yellow-2 i00",
    "show a20; stop; show b40; draw; show c10; show d30; stop",
)


@pytest.mark.parametrize(
    ("pile", "moves", "damage"),
    [
        ("a03 b09 c90 yellow-1 d00", "show c90; draw", 3),
        ("a03 b09 c91 yellow-1 d00", "show c91; draw", 3),
        ("a03 b09 c92 yellow-1 d00", "show a03; draw", 2),
        ("a03 b09 c95 d94 e90 yellow-1 f00", "keep; draw; show d94; show e90; stop", 8),
    ],
)
def test_bq_4_1_the_damage_is_the_sum_of_vd_over_the_hand(pile: str, moves: str, damage: int) -> None:
    """BQ-4.1 Of the active seat alone, without what it shows."""
    assert state(after(pile, moves))["damage"] == damage


def test_bq_4_1_no_damage_with_no_card() -> None:
    """BQ-4.1 Bo's hand is empty after a red quake, and he has shown what he drew since."""
    pile = "a03 b09 c90 red-1 d50 yellow-1 e00"
    moves = "show c90; draw; discard a03; discard b09; use c90; show d50; draw"
    game = after(pile, moves, advanced=True)
    assert state(game)["hands"] == [[], []]
    assert (state(game)["damage"], legal(game)) == (0, ["use d50"])


def test_bq_4_1_it_is_announced_and_the_hand_stays_hidden() -> None:
    """BQ-4.1 Bo and a spectator see 4, and not the card that makes it."""
    match = match_after(*ALONE)
    for seat in (1, SPECTATOR):
        assert shown(match, seat)["damage"] == 4
        assert "h04" not in json.dumps(shown(match, seat))
        assert shown(match, seat)["hand_sizes"] == [1, 1]
    assert shown(match, 0)["hand"] == ["h04"]


def test_bq_4_1_it_stands_while_the_quake_is_being_met() -> None:
    """BQ-4.1 `damage` is null before and after."""
    pile, moves = ALONE
    assert state(after(pile, moves.rpartition(";")[0]))["damage"] is None
    assert state(after(pile, f"{moves}; use a30"))["damage"] == 4
    assert state(after(pile, f"{moves}; use a30; use b20"))["damage"] is None


def test_bq_4_2_who_can_meet_it_alone_uses_own_cards() -> None:
    """BQ-4.2 3 + 2 ≥ 4: Bo's 9 is out of question."""
    pile, moves = ALONE
    assert legal(after(pile, moves)) == ["use a30"]
    assert legal(after(pile, f"{moves}; use a30")) == ["use b20"]
    refused_by("BQ-4.2", pile, f"{moves}; use c90")
    refused_by("BQ-4.2", pile, f"{moves}; use a30; use c90")


def test_bq_4_2_the_used_cards_and_the_quake_are_that_players() -> None:
    """BQ-4.2 One quake neutralised; the cards are in no hand and not on the table. 3 points for it."""
    pile, moves = ALONE
    game = after(pile, f"{moves}; use a30; use b20")
    assert state(game)["neutralised"] == [1, 0]
    assert state(game)["face_up"] == [[], ["c90"]]
    assert state(game)["used_by_others"] == [[], []]
    assert state(game)["hands"] == [["h04"], ["d00", "x00"]]
    assert game.scores() == [3, 1]


def test_bq_4_2_a_used_card_leaves_at_once_and_the_quake_counts_when_met() -> None:
    """BQ-4.2 After the first of two cards."""
    pile, moves = ALONE
    game = after(pile, f"{moves}; use a30")
    assert state(game)["face_up"] == [["b20"], ["c90"]]
    assert state(game)["neutralised"] == [0, 0]


def test_bq_4_2_reaching_it_exactly_is_enough() -> None:
    """BQ-4.2 VP 3 against a damage of 3."""
    game = after("a03 b00 c30 yellow-1 d00", "show c30; draw; use c30")
    assert state(game)["neutralised"] == [1, 0]


def test_bq_4_3_who_cannot_meet_it_alone_uses_cards_of_anyone() -> None:
    """BQ-4.3 Ada's 2 does not reach 5: Bo's 4 and Cleo's 3 may start; her own may follow."""
    pile, moves = TOGETHER
    game = after(pile, moves, seats=3)
    assert (state(game)["damage"], legal(game)) == (5, ["use b40", "use d30"])
    assert legal(after(pile, f"{moves}; use b40", seats=3)) == ["use a20", "use c10", "use d30"]
    assert legal(after(pile, f"{moves}; use d30", seats=3)) == ["use a20"]


def test_bq_4_3_cards_of_others_stay_with_their_owner() -> None:
    """BQ-4.3 Face down: twice their VP for the owner at the end. The quake is nobody's."""
    pile, moves = TOGETHER
    game = after(pile, f"{moves}; use b40; use d30", seats=3)
    assert state(game)["used_by_others"] == [[], ["b40"], ["d30"]]
    assert state(game)["face_up"] == [["a20"], ["c10"], []]
    assert state(game)["neutralised"] == [0, 0, 0]
    assert game.scores() == [1, 8 + 1, 6]


def test_bq_4_3_own_used_cards_leave_without_a_score() -> None:
    """BQ-4.3 Ada's 2 helps Bo's 4 and Cleo's 3: she has nothing for it."""
    pile, moves = TOGETHER
    game = after(pile, f"{moves}; use d30; use a20", seats=3)
    assert state(game)["used_by_others"] == [[], [], ["d30"]]
    assert state(game)["face_up"] == [[], ["b40", "c10"], []]
    assert state(game)["neutralised"] == [0, 0, 0]
    assert game.scores() == [0, 2, 6]


def test_bq_4_3_used_cards_cannot_be_used_again() -> None:
    """BQ-4.3 Cleo's next quake, damage 0: `b40` and `d30` lie face down, two others are left."""
    pile, moves = TOGETHER
    moves += "; use b40; use d30; keep; draw; keep; keep; draw"
    game = after(pile, moves, seats=3)
    assert (game.to_move(), legal(game)) == ([2], ["use a20", "use c10"])
    refused_by("BQ-4.3", pile, f"{moves}; use b40", seats=3)
    refused_by("BQ-4.3", pile, f"{moves}; use d30", seats=3)


@pytest.mark.parametrize("card", ["h05", "x00", "i00"])
def test_bq_4_3_only_common_objects_are_used(card: str) -> None:
    """BQ-4.3 Not a card of a hand or of the pile."""
    pile, moves = TOGETHER
    refused_by("BQ-4.3", pile, f"{moves}; use {card}", seats=3)


@pytest.mark.parametrize("move", ["keep", "draw", "stop", "show h05", "discard a20"])
def test_bq_4_5_first_the_defence(move: str) -> None:
    """BQ-4.5 Nothing else is asked while a quake is being met."""
    pile, moves = TOGETHER
    refused_by("BQ-4.5", pile, f"{moves}; {move}", seats=3)


def test_bq_4_4_damage_0_costs_one_common_object() -> None:
    """BQ-4.4 Any of Ada's own, of any VP, even 0, and not Bo's; the quake is hers."""
    pile = "a10 x00 b00 c30 d20 yellow-1 e00"
    moves = "show b00; draw; show c30; show d20; stop"
    game = after(pile, moves)
    assert (state(game)["damage"], legal(game)) == (0, ["use b00", "use c30"])
    refused_by("BQ-4.2", pile, f"{moves}; use d20")
    for card, left in (("b00", "c30"), ("c30", "b00")):
        game = after(pile, f"{moves}; use {card}")
        assert game.to_move() == [1]
        assert state(game)["face_up"] == [[left], ["d20"]]
        assert state(game)["neutralised"] == [1, 0]


def test_bq_4_4_anothers_if_one_has_none() -> None:
    """BQ-4.4 Cleo has none: one of Ada's or Bo's, and the quake is nobody's."""
    pile = "x10 y10 z10 a00 b20 c40 yellow-1 d00"
    moves = "show a00; stop; show b20; draw; show c40"
    game = after(pile, moves, seats=3)
    assert (game.to_move(), state(game)["damage"]) == ([2], 0)
    assert legal(game) == ["use a00", "use b20", "use c40"]
    game = after(pile, f"{moves}; use a00", seats=3)
    assert game.to_move() == [0]
    assert state(game)["used_by_others"] == [["a00"], [], []]
    assert state(game)["neutralised"] == [0, 0, 0]


@pytest.mark.parametrize("card", ["a20", "b20"])
def test_bq_4_5_equals_in_either_order(card: str) -> None:
    """BQ-4.5 Non-increasing: of two cards of VP 2 either may come first."""
    pile, moves = "h04 x00 a20 b20 c00 yellow-1 d00", "show a20; draw; show b20; keep; stop"
    other = {"a20": "b20", "b20": "a20"}[card]
    assert legal(after(pile, moves)) == ["use a20", "use b20"]
    assert legal(after(pile, f"{moves}; use {card}")) == [f"use {other}"]


def test_bq_4_5_the_greater_first() -> None:
    """BQ-4.5 Damage 3, VP 1, 1, 1 and 2: after a 1 the 2 is refused."""
    pile = "h03 x00 a10 b10 c00 c10 d20 e00 yellow-1 f00"
    moves = "show a10; draw; show b10; keep; stop; show c10; draw; show d20; keep; stop"
    assert legal(after(pile, moves)) == ["use a10", "use b10", "use c10", "use d20"]
    assert legal(after(pile, f"{moves}; use a10")) == ["use b10", "use c10"]
    refused_by("BQ-4.5", pile, f"{moves}; use a10; use d20")
    assert legal(after(pile, f"{moves}; use d20")) == ["use a10", "use b10", "use c10"]


def test_bq_4_5_a_card_of_vp_0_is_no_help() -> None:
    """BQ-4.5 Against any damage it would be one too many."""
    pile, moves = "h01 x00 a00 b20 c00 yellow-1 d00", "show a00; draw; show b20; keep; stop"
    assert legal(after(pile, moves)) == ["use b20"]
    refused_by("BQ-4.5", pile, f"{moves}; use a00")


def test_bq_4_5_what_is_usable_after_a_card_must_reach_the_rest() -> None:
    """BQ-4.5 Damage 6, VP 4, 3, 2, 1: from 3 on 3 + 2 + 1 is just enough; from 2 on it is not.

    After 4 any of 3 and 2 will do, and 1 not: nothing may come after it.
    """
    pile = "h06 x00 a40 b30 y00 c20 d10 z00 yellow-1 w00"
    moves = "show a40; draw; show b30; keep; stop; show c20; draw; show d10; keep; stop"
    assert legal(after(pile, moves)) == ["use a40", "use b30"]
    assert legal(after(pile, f"{moves}; use a40")) == ["use b30", "use c20"]
    assert legal(after(pile, f"{moves}; use b30")) == ["use c20"]
    assert legal(after(pile, f"{moves}; use b30; use c20")) == ["use d10"]
    refused_by("BQ-4.5", pile, f"{moves}; use c20")
    refused_by("BQ-4.5", pile, f"{moves}; use a40; use d10")


def test_bq_4_5_the_quake_is_met_the_moment_the_sum_is_reached() -> None:
    """BQ-4.5 No card too many: after 4 + 3 against 6 it is the next seat's turn."""
    pile = "h06 x00 a40 b30 y00 c20 d10 z00 yellow-1 w00 v00"
    moves = "show a40; draw; show b30; keep; stop; show c20; draw; show d10; keep; stop; use a40; use b30"
    assert after(pile, moves).to_move() == [1]
    refused_by("BQ-3.1", pile, f"{moves}; use c20")


def test_bq_4_6_all_together_cannot_reach_it() -> None:
    """BQ-4.6 Damage 6, Ada shows 3 and Bo 2: everybody loses at once, with no points."""
    game = after("h06 x90 a30 b20 yellow-1 c00", "show a30; stop; show b20; stop")
    report = game.report()
    assert (report["finished"], report["to_move"], game.legal()) == (True, [], {})
    assert (report["scores"], report["winners"]) == ([0, 0], [])
    assert (state(game)["fatal"], state(game)["damage"], state(game)["pile"]) == (True, 6, 1)
    assert state(game)["hands"] == [["h06"], ["x90"]]
    assert state(game)["face_up"] == [["a30"], ["b20"]]


def test_bq_4_6_one_less_would_do() -> None:
    """BQ-4.6 Damage 5, VP 3 and 2: together they reach it."""
    game = after("h05 x90 a30 b20 yellow-1 c00", "show a30; stop; show b20; stop")
    assert legal(game) == ["use a30"]


def test_bq_4_6_no_damage_and_nothing_to_use() -> None:
    """BQ-4.6 Damage 0 and no common object at all is fatal too."""
    game = after("a10 b10 c10 yellow-1 d00", "keep; stop")
    assert (state(game)["fatal"], state(game)["damage"]) == (True, 0)
    assert (game.scores(), game.report()["winners"]) == ([0, 0], [])


def test_bq_4_6_nothing_is_played_after_it() -> None:
    """BQ-4.6 The game is over."""
    for move in ("keep", "draw", "use c10", "show a10"):
        refused_by("BQ-4.6", "a10 b10 c10 yellow-1 d00", f"keep; stop; {move}")


def test_bq_4_6_is_looked_at_after_the_discards() -> None:
    """BQ-4.6, BQ-6.2 Orange, damage 1: before the discards VP 1 would do, after them nothing is left."""
    pile, moves = "a00 x90 b10 orange-1 c00", "show b10; draw"
    game = after(pile, moves, advanced=True)
    assert (state(game)["fatal"], legal(game)) == (False, ["discard b10"])
    game = after(pile, f"{moves}; discard b10", advanced=True)
    assert (state(game)["fatal"], state(game)["damage"]) == (True, 1)


def test_bq_4_6_a_hopeless_quake_still_takes_its_discards() -> None:
    """BQ-4.6, BQ-6.2 Red, damage 9 + 2 and nothing on the table: first everybody discards."""
    pile, moves = "a09 x90 red-1 c00", ""
    game = after(pile, moves, advanced=True)
    assert (state(game)["fatal"], legal(game)) == (False, ["discard a09"])
    game = after(pile, "discard a09", advanced=True)
    assert (game.to_move(), state(game)["fatal"]) == ([1], False)
    game = after(pile, "discard a09; discard x90", advanced=True)
    assert (state(game)["fatal"], state(game)["damage"], state(game)["hands"]) == (True, 11, [[], []])
