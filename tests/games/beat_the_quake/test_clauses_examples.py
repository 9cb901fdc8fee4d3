"""BQ-7 Worked examples, as the sheet gives them."""

import pytest

from tests.games.beat_the_quake.hand_made import after, refused_by
from tests.support.hand_made import legal, state

# Ada holds VD 4 and shows VP 3, 2 and 1; then she draws a quake.
OWN = (
    "hurts04 other00 a30 b20 x00 c10 yellow-1 y00",
    "show a30; draw; show b20; keep; stop; show c10; draw",
)
# Ada holds VD 5 and shows VP 2; Bo shows VP 4 and 3; then Ada draws a quake.
OTHERS = ("hurts05 other00 a20 b40 c30 yellow-1 y00", "show a20; stop; show b40; draw; show c30")


def test_bq_7_1_three_then_two_or_one() -> None:
    """BQ-7.1 Damage 4, own VP 3, 2, 1: {3,1} and {3,2}."""
    pile, moves = OWN
    assert state(after(pile, moves))["damage"] == 4
    assert legal(after(pile, moves)) == ["use a30"]
    assert legal(after(pile, f"{moves}; use a30")) == ["use b20", "use c10"]


@pytest.mark.parametrize(("last", "left"), [("b20", "c10"), ("c10", "b20")])
def test_bq_7_1_not_all_three(last: str, left: str) -> None:
    """BQ-7.1 {3,2,1} is one too many: the quake is met by two, and it is Bo's turn."""
    pile, moves = OWN
    game = after(pile, f"{moves}; use a30; use {last}")
    assert (game.to_move(), legal(game)) == ([1], ["keep", "show other00", "show x00", "show y00"])
    assert state(game)["face_up"] == [[left], []]
    assert state(game)["neutralised"] == [1, 0]


@pytest.mark.parametrize("card", ["b20", "c10"])
def test_bq_7_1_two_and_one_do_not_reach(card: str) -> None:
    """BQ-7.1 {2,1}: neither may come first."""
    pile, moves = OWN
    refused_by("BQ-4.5", pile, f"{moves}; use {card}")


@pytest.mark.parametrize(("first", "then"), [("b40", ["a20", "c30"]), ("c30", ["a20"])])
def test_bq_7_2_cards_of_anyone(first: str, then: list[str]) -> None:
    """BQ-7.2 Damage 5, own VP 2, others 4 and 3: {4,3}, {4,2}, {3,2}; the quake is nobody's."""
    pile, moves = OTHERS
    assert state(after(pile, moves))["damage"] == 5
    assert legal(after(pile, moves)) == ["use b40", "use c30"]
    assert legal(after(pile, f"{moves}; use {first}")) == [f"use {card}" for card in then]
    for last in then:
        game = after(pile, f"{moves}; use {first}; use {last}")
        assert game.to_move() == [1]
        assert state(game)["neutralised"] == [0, 0]
        assert state(game)["used_by_others"] == [[], [card for card in (first, last) if card != "a20"]]
        assert state(game)["face_up"][0] == ([] if last == "a20" else ["a20"])


def test_bq_7_3_seventeen_points() -> None:
    """BQ-7.3 Hand VP 3 + 1, a VP 4 that another used, two common objects left, one quake alone.

    Ada meets `yellow-1` alone with `e00`: nothing hurts. Bo has no common object and uses her `d40`.
    """
    pile = "a30 x00 e00 yellow-1 y00 b10 d40 yellow-2 f00 g00"
    moves = "show e00; draw; use e00; keep; stop; keep; draw; show d40; use d40; show f00; draw; show g00"
    game = after(pile, moves)
    assert state(game)["hands"][0] == ["a30", "b10"]
    assert state(game)["used_by_others"][0] == ["d40"]
    assert state(game)["face_up"][0] == ["f00", "g00"]
    assert state(game)["neutralised"] == [1, 0]
    assert game.scores() == [4 + 8 + 2 + 3, 0]
