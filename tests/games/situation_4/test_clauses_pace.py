"""S4-9 Pace: the rules know nothing of it, and take (time, seat, move) in order."""

from typing import Any

import pytest

from tests.games.situation_4.hand_made import NAMES, SOUTH, after, lays, record, unreadable
from tests.support.hand_made import state

LATEST = 2**53 - 1


def test_s4_9_1_any_number_of_moves_at_any_time() -> None:
    """S4-9.1 A whole bank in one millisecond, or a piece a day: the same board."""
    fast = after(lays(0, SOUTH))
    slow = after("".join(f"@{86_400_000 * day} 0 lay {place}; " for day, place in enumerate(SOUTH.split())))
    assert state(fast) == state(slow)


def test_s4_9_1_the_latest_time_there_is() -> None:
    """S4-9.1 Up to 2^53 − 1 milliseconds."""
    game = after(f"0 lay D1; 0 lay D2; 0 lay D3; @{LATEST} 1 flag barn")
    assert game.scores() == [0, 50]


@pytest.mark.parametrize("now", [-1, LATEST + 1, 10**40, 0.5, "0", None, True])
def test_s4_9_1_times_are_whole_numbers_in_range(now: Any) -> None:
    """S4-9.1 From 0."""
    document = record()
    document["moves"] = [[now, 0, "lay A1"]]
    assert unreadable(document).place == "move 1"


def test_s4_9_1_time_never_runs_back() -> None:
    """S4-9.1 In order: equal times are fine."""
    document = record()
    document["moves"] = [[5, 0, "lay A1"], [5, 1, "lay A6"], [4, 0, "lay A2"]]
    why = unreadable(document)
    assert (why.key, why.place) == ("record-time-back", "move 3")


@pytest.mark.parametrize("seat", [2, -1, 0.5, "0", None, True, 10**40])
def test_s4_9_1_a_move_has_its_seat(seat: Any) -> None:
    """S4-9.1 One of those who play."""
    document = record()
    document["moves"] = [[0, seat, "lay A1"]]
    assert unreadable(document).place == "move 1"


def test_s4_9_1_a_seat_that_is_none_is_told_in_words() -> None:
    """S4-9.1 With and without names, in both languages: it has no name."""
    document = record()
    document["moves"] = [[0, 7, "lay A1"]]
    why = unreadable(document)
    for told in (why.tell(), why.tell("en", NAMES[:2])):
        assert "7" in told
        assert "seat seat" not in told
    assert "siège siège" not in why.tell("fr").replace("le ", "")


@pytest.mark.parametrize(
    "entry",
    ["lay A1", [0, "lay A1"], [0, 0], [0, 0, "lay A1", 7], {"time": 0}, [], None, [0, 0, None]],
    ids=str,
)
def test_s4_9_1_a_move_is_time_seat_and_text(entry: Any) -> None:
    """S4-9.1 And nothing else."""
    document = record()
    document["moves"] = [entry]
    assert unreadable(document).place == "move 1"


def test_s4_9_1_the_order_decides_between_equal_times() -> None:
    """S4-9.1, S4-3.1 The next event is the next entry."""
    start = lays(0, "B1 B2") + lays(1, "B6 B5 B4")
    assert state(after(start + "@9 0 lay B3; 1 lay C4"))["pieces"]["B3"] == 0
    assert state(after(start + "@9 1 lay B3; 0 lay C2"))["pieces"]["B3"] == 1
