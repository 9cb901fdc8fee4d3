"""S4-3 Laying pieces."""

import pytest

from tests.games.situation_4.hand_made import after, can, lays, record, refusal, refused_by, unreadable
from tests.support.hand_made import state

# Side 0 has its tank base and a tank on B3; side 1 has come down to C4.
TANK_ON_B3 = lays(0, "A1 A2 B2 B3") + lays(1, "C6 C5 D5 C4") + "0 tank B3; "


# S4-3.1


def test_s4_3_1_both_sides_play_at_the_same_time() -> None:
    """S4-3.1 Everybody is waited for all the time, and nobody has to take turns."""
    game = after(lays(0, "A1 A2 A3"))
    assert game.to_move() == [0, 1]
    assert can(game, 0, "lay") == ["A4", "B1", "B2", "B3"]
    assert can(game, 1, "lay") == ["A6", "B6", "C6", "D6"]


@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 0)])
def test_s4_3_1_whatever_arrives_first_counts(first: int, then: int) -> None:
    """S4-3.1 Both can reach B3 and want it in the same millisecond."""
    start = lays(0, "B1 B2") + lays(1, "B6 B5 B4")
    game = after(f"{start}@700 {first} lay B3")
    assert state(game)["pieces"]["B3"] == first
    why = refusal(f"{start}@700 {first} lay B3; {then} lay B3")
    assert (why.key, why.clause) == ("s4-taken", "S4-3.1")


def test_s4_3_1_taken_by_a_partner() -> None:
    """S4-3.1 It is taken, whoever was first."""
    why = refusal("0 lay A1; 2 lay A1", sides=[0, 1, 0])
    assert (why.key, why.clause) == ("s4-taken", "S4-3.1")


# S4-3.2


@pytest.mark.parametrize("place", ["A2", "C4", "A5", "A6", "D6"])
def test_s4_3_2_the_first_piece_goes_on_the_base_line(place: str) -> None:
    """S4-3.2 Side 0 starts in row 1 and nowhere else, not even on the opponent's."""
    refused_by("S4-3.2", f"0 lay {place}")


def test_s4_3_2_the_first_piece_of_each_side() -> None:
    """S4-3.2 That the other side has begun changes nothing."""
    game = after(lays(0, "A1 A2 A3 A4 A5 B5"))
    assert can(game, 1, "lay") == ["A6", "B6", "C6", "D6"]


def test_s4_3_2_later_pieces_lie_next_to_own_ones() -> None:
    """S4-3.2 Four neighbours, no corners; the base line counts no more."""
    game = after(lays(0, "B1 B2"))
    assert can(game, 0, "lay") == ["A1", "A2", "B3", "C1", "C2"]
    refused_by("S4-3.2", lays(0, "B1 B2") + "0 lay D1")
    refused_by("S4-3.2", lays(0, "B1 B2") + "0 lay A3")


def test_s4_3_2_not_next_to_the_opponents() -> None:
    """S4-3.2 B4 lies next to A4, which is the opponent's, and to no other piece."""
    start = lays(0, "A1 A2 A3") + lays(1, "A6 A5 A4")
    assert can(after(start), 0, "lay") == ["B1", "B2", "B3"]
    refused_by("S4-3.2", start + "0 lay B4")


def test_s4_3_2_next_to_an_opponents_piece_with_an_own_paratrooper() -> None:
    """S4-3.2 Around the piece that carries it, and from there on around what was laid."""
    start = lays(0, "C1 C2 D2") + lays(1, "A6 A5") + "0 drop A5; "
    assert can(after(start), 0, "lay") == ["A4", "B1", "B2", "B5", "C3", "D1", "D3"]
    refused_by("S4-3.2", start + "0 lay B6")
    game = after(start + "0 lay B5")
    assert {"B4", "B6", "C5"} <= set(can(game, 0, "lay"))


def test_s4_3_2_a_side_whose_base_line_is_taken() -> None:
    """S4-3.2, S4-10.7 It never lays a piece: it can only wait, or resign."""
    game = after(lays(0, "A1 A2 A3 A4 A5 A6 B6 C6 D6"))
    assert game.legal()["1"] == ["resign"]
    assert game.to_move() == [0, 1]
    refused_by("S4-3.2", lays(0, "A1 A2 A3 A4 A5 A6 B6 C6 D6") + "1 lay D5")


# S4-3.3


@pytest.mark.parametrize("text", ["lay A1 B1", "lay A1 2", "lay", "lay piece A1"])
def test_s4_3_3_a_try_that_does_not_fit_is_no_move(text: str) -> None:
    """S4-3.3 The rules know no piece in the wrong place: a record holds only what was laid."""
    document = record()
    document["moves"] = [[0, 0, text]]
    assert unreadable(document).place == "move 1"


def test_s4_3_3_a_try_costs_only_its_time() -> None:
    """S4-3.3 Refused, it changes nothing (`refusal` compares every byte); the same seat goes on at once."""
    refusal("0 lay B2")
    assert state(after("0 lay B1; 0 lay B2"))["pieces"] == {"B1": 0, "B2": 0}


def test_s4_3_3_how_fast_is_a_matter_of_the_server() -> None:
    """S4-3.3 A record may hold any number of moves of a seat at one time."""
    game = after("@5 0 lay A1; 0 lay A2; 0 lay A3; 0 lay A4; 0 lay A5")
    assert len(state(game)["pieces"]) == 5


# S4-3.4


def test_s4_3_4_next_to_an_opponents_tank_it_is_closed() -> None:
    """S4-3.4 To the other side, whatever lies there; to the tank's own side it is open."""
    game = after(TANK_ON_B3)
    assert not {"B4", "C3", "A3"} & set(can(game, 1, "lay"))
    assert {"B4", "C3", "A3"} <= set(can(game, 0, "lay"))
    refused_by("S4-3.4", TANK_ON_B3 + "1 lay B4")
    refused_by("S4-3.4", TANK_ON_B3 + "1 lay C3")


def test_s4_3_4_before_there_was_a_tank_it_was_open() -> None:
    """S4-3.4 The same locations."""
    game = after(TANK_ON_B3.removesuffix("0 tank B3; "))
    assert {"B4", "C3"} <= set(can(game, 1, "lay"))


def test_s4_3_4_a_first_piece_too() -> None:
    """S4-3.4, S4-10.6 A tank next to the base line closes a part of it before the opponent has begun."""
    start = lays(0, "A1 A2 B2 B3 B4 B5 ") + "0 bridge mid-west; 0 tank B5; "
    assert can(after(start), 1, "lay") == ["A6", "C6", "D6"]
    refused_by("S4-3.4", start + "1 lay B6")


def test_s4_3_4_a_paratrooper_opens_no_closed_location() -> None:
    """S4-3.4, S4-10.6 Side 1 lands on B4, which opens B3; then a tank on A3 closes B3."""
    start = lays(0, "A1 A2 B2 A3 A4 B4") + lays(1, "D6 D5 C5 B5 A5") + "0 bridge west; 0 tank A4; "
    assert can(after(start), 1, "drop") == ["A1", "A2", "A3", "B2", "B4"]
    start += "1 drop B4; "
    assert {"B3", "C4"} <= set(can(after(start), 1, "lay"))
    start += "0 tank A3; "
    game = after(start)
    assert "B3" not in can(game, 1, "lay")
    assert "C4" in can(game, 1, "lay")
    refused_by("S4-3.4", start + "1 lay B3")
