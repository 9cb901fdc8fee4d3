"""Why a move rather than another, in words: numbers that can be counted on the table."""

from tests.games.situation_4.hand_made import lays, record
from tests.support.reasons import after, told


def test_both_ways_into_a_race_are_no_reason() -> None:
    """The other side could lay a piece on either location."""
    match = after(record(lays(0, "A1 A2 A3 B1 B2 B3") + lays(1, "A6 A5 B6 B5")))
    assert not any("The other side could" in reason for reason in told(match, "lay A4", "lay B4"))


def test_what_a_piece_brings_is_named() -> None:
    """The second location of the mill, and the barn beside it left alone."""
    moves = lays(0, "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3")
    match = after(record(moves))
    reasons = told(match, "lay C3", "lay D3")
    assert reasons[0] == "It covers all of the mill (200): a flag can be planted."


def test_a_way_to_an_objective_and_a_race_are_named() -> None:
    """B2 lies next to the mill; A4, on the other bank, is open to both sides when Bo has come down to A5."""
    match = after(record(lays(0, "A1 B1") + lays(1, "A6")))
    assert "It lies next to the mill (200), where nobody has a piece yet." in told(match, "lay B2", "lay C1")
    moves = lays(0, "A1 A2 A3") + lays(1, "A6 A5")
    match = after(record(moves))
    assert "The other side could lay a piece on A4 too." in told(match, "lay A4", "lay B1")
    assert "The other side could lay a piece on A4 too." not in told(match, "lay B1", "lay A4")


def test_a_flag_left_open_speaks_against_a_move() -> None:
    """The mill is covered; whoever lays another piece first may lose it."""
    match = after(record(lays(0, "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3")))
    assert told(match, "flag mill", "lay D3")[:2] == [
        "The flag on the mill (200) is worth 200 points.",
        "The move played: the mill (200) is covered and has no flag: the other side may plant one.",
    ]
