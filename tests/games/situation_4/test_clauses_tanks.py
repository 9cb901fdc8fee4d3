"""S4-6 Tanks."""

import pytest

from tests.games.situation_4.hand_made import after, can, lays, refused_by
from tests.support.hand_made import state

# Side 0 has covered its tank base A2, B2 and is at B3.
BASE = lays(0, "A1 A2 B2 B3")
# The same, and over the river at B4.
OVER = BASE + "0 lay B4; "


# S4-6.1


def test_s4_6_1_when_the_own_base_is_covered() -> None:
    """S4-6.1 All of it."""
    assert can(after(lays(0, "A1 A2")), 0, "tank") == []
    refused_by("S4-6.1", lays(0, "A1 A2") + "0 tank A1")
    assert can(after(lays(0, "A1 A2 B2")), 0, "tank") == ["A1", "A2", "B2"]


def test_s4_6_1_a_base_that_the_opponent_sits_on_gives_none() -> None:
    """S4-6.1 Side 1 has A2."""
    start = lays(1, "A6 A5 A4 A3 A2") + lays(0, "B1 B2")
    assert can(after(start), 0, "tank") == []
    refused_by("S4-6.1", start + "0 tank B1")


def test_s4_6_1_the_opponents_base_gives_none() -> None:
    """S4-6.1 Side 1 covers side 0's tank base."""
    assert can(after(lays(1, "A6 A5 A4 A3 A2 B2")), 1, "tank") == []


def test_s4_6_1_three_of_them() -> None:
    """S4-6.1 Then no more, for all hands together."""
    game = after(BASE + "0 tank A1; 2 tank A2; 0 tank B2", sides=[0, 1, 0])
    assert state(game)["tanks"] == {"A1": 0, "A2": 0, "B2": 0}
    assert can(game, 0, "tank") == can(game, 2, "tank") == []
    refused_by("S4-6.1", BASE + "0 tank A1; 0 tank A2; 0 tank B2; 0 tank B3")


# S4-6.2


def test_s4_6_2_on_an_own_piece() -> None:
    """S4-6.2 Not on an empty location, not on the opponent's."""
    start = BASE + lays(1, "D6")
    refused_by("S4-6.2", start + "0 tank C3")
    refused_by("S4-6.2", start + "0 tank D6")
    assert state(after(start + "0 tank B3"))["tanks"] == {"B3": 0}


def test_s4_6_2_on_a_piece_without_a_tank() -> None:
    """S4-6.2 One each."""
    assert can(after(BASE + "0 tank B3"), 0, "tank") == ["A1", "A2", "B2"]
    refused_by("S4-6.2", BASE + "0 tank B3; 0 tank B3")


def test_s4_6_2_on_a_piece_without_a_paratrooper() -> None:
    """S4-6.2 Side 1 has landed on B3."""
    start = BASE + lays(1, "A6 A5 B5") + "1 drop B3; "
    assert can(after(start), 0, "tank") == ["A1", "A2", "B2"]
    refused_by("S4-6.2", start + "0 tank B3")


def test_s4_6_2_tanks_drive_under_paratroopers() -> None:
    """S4-6.2, S4-10.6 Side 1 has landed on B2, in the base itself: a tank still comes to B3 over it."""
    start = BASE + lays(1, "A6 A5 B5") + "1 drop B2; "
    assert can(after(start), 0, "tank") == ["A1", "A2", "B3"]


def test_s4_6_2_not_over_the_river_without_a_bridge() -> None:
    """S4-6.2 B4 is connected to the base line, but no bridge stands."""
    assert can(after(OVER), 0, "tank") == ["A1", "A2", "B2", "B3"]
    refused_by("S4-6.2", OVER + "0 tank B4")


def test_s4_6_2_over_an_own_bridge() -> None:
    """S4-6.2 And from there to all that hangs together on that bank."""
    game = after(OVER + "0 bridge mid-west; 0 lay A4; 0 lay B5")
    assert can(game, 0, "tank") == ["A1", "A2", "A4", "B2", "B3", "B4", "B5"]


def test_s4_6_2_any_own_bridge_will_do() -> None:
    """S4-6.2 B4 is reached by the bridge at A3 and A4, though the seam under it has none."""
    game = after(OVER + "0 lay A4; 0 lay A3; 0 bridge west")
    assert "B4" in can(game, 0, "tank")


def test_s4_6_2_a_bridge_elsewhere_leads_elsewhere() -> None:
    """S4-6.2 The bridge is far in the east: D4 does not hang together with B4 on the northern bank."""
    start = OVER + lays(0, "B1 C1 D1 D2 D3 D4") + "0 bridge east; "
    game = after(start)
    assert "D4" in can(game, 0, "tank")
    assert "B4" not in can(game, 0, "tank")
    joined = after(start + "0 lay C4")
    assert {"B4", "C4"} <= set(can(joined, 0, "tank"))


def test_s4_6_2_the_opponents_bridge_does_not_carry() -> None:
    """S4-6.2 Both sides have pieces across the river; the only bridge is side 1's, in the east."""
    start = OVER + lays(1, "D6 D5 D4 D3") + "1 bridge east; "
    assert "B4" not in can(after(start), 0, "tank")
    refused_by("S4-6.2", start + "0 tank B4")


# On `classic` side 1 has come down column E. Side 0 has begun in the east and covered its paratroop base; it
# lands on E3 and covers its tank base C2, D2, C3, D3 from there.
CUT_OFF = lays(0, "I1 I2 J2 K2") + lays(1, "E8 E7 E6 E5 E4 E3 E2") + "0 drop E3; " + lays(0, "D3 D2 C2 C3")


def test_s4_6_2_connected_to_the_own_base_line() -> None:
    """S4-6.2 The base is covered, but hangs together with no own piece in row 1: no tank can be set."""
    assert can(after(CUT_OFF, board="classic"), 0, "tank") == []
    for place in ("D3", "C2", "I1", "K2"):
        refused_by("S4-6.2", CUT_OFF + f"0 tank {place}", board="classic")


def test_s4_6_2_and_reached_from_the_tank_base() -> None:
    """S4-6.2 D1 joins the base to the base line; the pieces in the east are still out of reach."""
    game = after(CUT_OFF + "0 lay D1", board="classic")
    assert can(game, 0, "tank") == ["C2", "C3", "D1", "D2", "D3"]
    refused_by("S4-6.2", CUT_OFF + "0 lay D1; 0 tank I1", board="classic")


def test_s4_6_2_the_connection_may_cross_the_river_without_a_bridge() -> None:
    """S4-6.2 Being connected to the base line needs no bridge, the way from the tank base does.

    On `classic` side 0 goes from A1 up to A5, along row 5 to C5 and down to C4: that joins the base C3 to
    the base line by a way that crosses the river twice.
    """
    start = lays(0, "A1 A2 A3 A4 A5 B5 C5 C4 C3 D3 D2 C2")
    game = after(start, board="classic")
    assert can(game, 0, "tank") == ["C2", "C3", "C4", "D2", "D3"]
    bridged = after(start + lays(0, "B4") + "0 bridge far-west", board="classic")
    assert {"B5", "A5", "C5", "A1"} <= set(can(bridged, 0, "tank"))


def test_s4_6_2_a_landing_is_out_of_reach() -> None:
    """S4-6.2 Side 0 has landed on D5 and laid C5: it hangs together with nothing of its own."""
    start = lays(0, "A1 A2 B2 C2 D2") + lays(1, "D6 D5 D4") + "0 drop D5; 0 lay C5; "
    assert can(after(start), 0, "tank") == ["A1", "A2", "B2", "C2", "D2"]
    refused_by("S4-6.2", start + "0 tank C5")


def test_s4_6_2_a_tank_never_moves() -> None:
    """S4-6.2 It stands where it was set, whatever is laid around it."""
    game = after(BASE + "0 tank B3; 0 lay C3; 0 tank C3; 0 lay B4")
    assert state(game)["tanks"] == {"B3": 0, "C3": 0}


# S4-6.3


@pytest.mark.parametrize("place", ["A3", "B4", "C3"])
def test_s4_6_3_empty_locations_next_to_it_are_closed(place: str) -> None:
    """S4-6.3 All around B3, to side 1 alone."""
    start = BASE + lays(1, "D6 D5 D4 C4 C5 B5 A5 A4") + "0 tank B3; "
    assert place not in can(after(start), 1, "lay")
    assert place in can(after(start), 0, "lay")
    refused_by("S4-3.4", start + f"1 lay {place}")


def test_s4_6_3_other_locations_stay_open() -> None:
    """S4-6.3 Next to the tank, and no farther: not around the corner."""
    start = BASE + lays(1, "D6 D5 C5 C4") + "0 tank B3; "
    game = after(start)
    assert {"D4", "B5"} <= set(can(game, 1, "lay"))
    assert "B4" not in can(game, 1, "lay")
    assert "D3" not in can(game, 1, "lay")


def test_s4_6_3_a_tank_of_ones_own_next_to_it_opens_it_to_both() -> None:
    """S4-6.3 As in the picture of the printed rules: A's tank keeps the locations that B's is not next to."""
    start = BASE + lays(1, "D6 D5 C5 B5 C4") + "0 tank B3; "
    assert can(after(start), 1, "lay") == ["A5", "B6", "C6", "D4"]
    start += "1 tank B5; "
    # B4 lies between the two tanks; C3 and A3 are still side 0's.
    game = after(start)
    assert can(game, 1, "lay") == ["A5", "B4", "B6", "C6", "D4"]
    assert {"B4", "C3", "A3"} <= set(can(game, 0, "lay"))


def test_s4_6_3_the_neutral_location_goes_to_whoever_is_first() -> None:
    """S4-6.3 Either side may lay B4."""
    start = BASE + lays(1, "D6 D5 C5 B5") + "0 tank B3; 1 tank B5; "
    for seat in (0, 1):
        assert state(after(start + f"{seat} lay B4"))["pieces"]["B4"] == seat


def test_s4_6_3_both_may_close() -> None:
    """S4-6.3 Side 1's tank on C5 closes what is around it to side 0, which has come to B5."""
    start = lays(0, "A1 A2 B2 B3 B4 B5") + lays(1, "D6 D5 C5") + "1 tank C5; "
    game = after(start)
    assert not {"C4", "C6"} & set(can(game, 0, "lay"))
    assert {"C4", "C6"} <= set(can(game, 1, "lay"))
    refused_by("S4-3.4", start + "0 lay C4")


def test_s4_6_3_a_tank_does_not_hold_off_flags_drops_or_bridges() -> None:
    """S4-6.3 Only the laying of pieces: a forgotten flag next to a tank is still planted."""
    start = BASE + "0 lay C3; 0 tank B3; "
    assert can(after(start + "@3000 1 lay D6"), 1, "flag") == ["mill"]
