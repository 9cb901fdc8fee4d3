"""S4-7 Bridges."""

from tests.games.situation_4.hand_made import after, can, lays, refused_by
from tests.support.hand_made import state

# Side 0 holds both ends of three sites.
THREE = lays(0, "A1 A2 A3 A4 B4 B3 C3 C4")


def test_s4_7_1_own_pieces_on_both_locations() -> None:
    """S4-7.1 One bank is not enough."""
    assert can(after(lays(0, "A1 A2 A3")), 0, "bridge") == []
    refused_by("S4-7.1", lays(0, "A1 A2 A3") + "0 bridge west")
    game = after(lays(0, "A1 A2 A3 A4"))
    assert can(game, 0, "bridge") == ["west"]
    assert state(after(lays(0, "A1 A2 A3 A4") + "0 bridge west"))["bridges"] == {"west": 0}


def test_s4_7_1_the_opponents_bank_does_not_count() -> None:
    """S4-7.1 A3 is side 0's, A4 side 1's: the site is nobody's."""
    start = lays(0, "A1 A2 A3") + lays(1, "A6 A5 A4")
    for seat in (0, 1):
        assert can(after(start), seat, "bridge") == []
        refused_by("S4-7.1", start + f"{seat} bridge west")


def test_s4_7_1_two_a_side() -> None:
    """S4-7.1 At most, for all hands of a side together; the other side has its own two."""
    assert can(after(THREE), 0, "bridge") == ["mid-east", "mid-west", "west"]
    two = THREE + "0 bridge west; 0 bridge mid-east; "
    assert can(after(two), 0, "bridge") == []
    refused_by("S4-7.1", two + "0 bridge mid-west")
    team = after(THREE + "0 bridge west; 2 bridge mid-west", sides=[0, 1, 0])
    assert can(team, 0, "bridge") == can(team, 2, "bridge") == []
    other = after(two + lays(1, "D6 D5 D4 D3"))
    assert can(other, 1, "bridge") == ["east"]


def test_s4_7_1_one_a_site() -> None:
    """S4-7.1, S4-10.5 A second one does not fit beside it."""
    refused_by("S4-7.1", THREE + "0 bridge west; 0 bridge west")
    assert "west" not in can(after(THREE + "0 bridge west"), 0, "bridge")


def test_s4_7_1_it_opens_no_location() -> None:
    """S4-7.1 Pieces cross the river without it, and it changes nothing for them."""
    before, built = after(THREE), after(THREE + "0 bridge west")
    for seat in (0, 1):
        assert can(before, seat, "lay") == can(built, seat, "lay")
