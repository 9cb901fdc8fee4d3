"""S4-10 Further rulings: a covered board, slow war, boards of users, what is no matter of the rules."""

import pytest

from ludotheque.engine.contract import Seat
from ludotheque.engine.turns import Turns
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.games.situation_4.components import BOARDS
from tests.games.situation_4.hand_made import (
    HAMLET,
    NORTH,
    SOUTH,
    after,
    can,
    can_at,
    lays,
    match_after,
    write_board,
)

GAME = registry.find("situation-4")
ALL = f"{lays(0, SOUTH)}{lays(1, NORTH)}"


def slow(**options: int) -> Turns:
    """Slow war on the small board, before its first move."""
    return Turns(match_after("", **options))


def play(turns: Turns, moves: str) -> None:
    """Moves of whoever has the turn; `pass` lets it pass."""
    for text in moves.split("; "):
        seat = turns.to_move()[0]
        if text == "pass":
            turns.skip(seat)
        else:
            turns.play(seat, GAME.move_code(turns.match.box, text))


def texts(turns: Turns, seat: Seat) -> list[str]:
    """The legal moves of a seat."""
    return GAME.move_texts(turns.match.box, turns.legal(seat))


def in_turn() -> str:
    """The board covered turn by turn: each side its own bank."""
    pairs = zip(SOUTH.split(), NORTH.split(), strict=True)
    return "; ".join(f"lay {place}" for pair in pairs for place in pair)


def test_s4_10_1_a_covered_board_still_takes_tanks_and_paratroopers() -> None:
    """S4-10.1 They bring nothing, as long as the game is on."""
    replay = after(ALL)
    assert len(can(replay, 0, "tank")) == len(can(replay, 0, "drop")) == 12
    points = replay.scores()
    assert after(f"{ALL}0 tank A1; 0 drop D6; ").scores() == points
    match = match_after(ALL)
    assert can_at(match, 0, "tank", 9_999)
    assert not can_at(match, 0, "tank", 10_000)


def test_s4_10_1_a_seat_may_resign_in_the_last_seconds() -> None:
    """S4-10.1 The other side wins, whatever the points are; not once the game is over."""
    replay = after(f"{ALL}0 flag mill; 0 flag barn; @9000 0 resign; ")
    assert replay.scores()[0] > replay.scores()[1]
    assert replay.winners() == [1]
    with pytest.raises(Refused):
        after(f"{ALL}@10000 0 resign; ")


def test_s4_10_1_a_record_that_ends_on_a_covered_board_is_finished() -> None:
    """S4-10.1 Nobody is waited for, though flags could still be planted."""
    replay = after(ALL)
    assert replay.report()["finished"] is True
    assert replay.to_move() == []
    assert can(replay, 0, "flag") == ["barn", "mill"]


def test_s4_10_2_the_turn_passes_with_a_piece() -> None:
    """S4-10.2 Side 0 begins; what else is placed keeps the turn."""
    turns = slow()
    assert turns.to_move() == [0]
    play(turns, "lay B1; lay C6; lay B2; lay C5; lay B3; lay C4; lay C3; lay D6")
    assert turns.to_move() == [0]
    play(turns, "flag mill")
    assert turns.to_move() == [0]
    play(turns, "lay A1")
    assert turns.to_move() == [1]
    with pytest.raises(Refused):
        turns.play(Seat(0), GAME.move_code(turns.match.box, "lay D1"))


def test_s4_10_2_the_opponent_plants_once_the_owner_had_another_turn() -> None:
    """S4-10.2, S4-4.2 Half of the grace a turn: at the next turn of the opponent it is too early."""
    turns = slow(flag_grace=3001)  # half of it, rounded up: 1501
    play(turns, "lay B1; lay C6; lay B2; lay D6; lay B3; lay B6; lay C3")
    with pytest.raises(Refused, match=r"S4-4\.2"):
        play(turns, "flag mill")
    play(turns, "lay A6; lay A1")  # the owner does not plant it
    play(turns, "flag mill")
    assert turns.match.view(Seat(0)).record["flags"][0] == 1
    assert [entry.now for entry in turns.match.played] == [1501 * turn for turn in [*range(9), 9]]


def test_s4_10_2_a_turn_passes_only_where_no_piece_can_be_laid() -> None:
    """S4-10.2 Refused with words otherwise."""
    turns = slow()
    assert not turns.may_pass()
    with pytest.raises(Refused, match="a piece can be laid"):
        play(turns, "pass")


def test_s4_10_2_three_passes_in_a_row_end_a_covered_board() -> None:
    """S4-10.2 Both sides can still plant what they have; the third pass ends it."""
    turns = slow()
    play(turns, in_turn())
    assert turns.match.state["left"] == 0
    play(turns, "flag mill; pass; flag abbey; pass")
    assert not turns.is_over
    play(turns, "pass")
    assert turns.is_over
    assert turns.to_move() == []
    with pytest.raises(Refused):
        turns.skip(Seat(1))


def test_s4_10_2_three_turns_fit_into_the_last_seconds() -> None:
    """S4-10.2, S4-8.1 However long the grace is: each of them can still plant a flag."""
    for grace in (0, 3000, 3_600_000):
        turns = slow(flag_grace=grace)
        play(turns, in_turn())
        for _ in range(3):
            seat = turns.to_move()[0]
            assert any(text.startswith("flag ") for text in texts(turns, seat)), grace
            turns.skip(seat)
        assert turns.is_over


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("columns = 1", "columns = 4"),
        ("columns = 27", "columns = 4"),
        ("rows = 27", "rows = 6"),
        ("river = 2", "river = 3"),
        ('tank = [["A2", "B2"], ["D5", "B5"]]', 'tank = [["A2", "B2"], ["D5", "C5"]]'),
        ('west = ["A3", "B4"]', 'west = ["A3", "A4"]'),
        ('locations = ["D3", "C3"]', 'locations = ["D3"]'),
    ],
)
def test_s4_10_3_what_a_board_must_be(wrong: str, right: str) -> None:
    """S4-10.3 Its size, the half turn, the river in the middle, sites in a column, objectives apart."""
    assert right in HAMLET
    write_board(HAMLET.replace(right, wrong).replace("hamlet", "wrong"), "wrong")
    with pytest.raises(Refused):
        BOARDS.find("wrong")


def test_s4_10_4_tries_and_handicaps_are_no_matter_of_the_rules() -> None:
    """S4-10.4 Any number of pieces in a millisecond is a record; no option limits them."""
    assert after(f"{lays(0, SOUTH)}{lays(1, NORTH)}").record.moves[-1].now == 0
    assert set(GAME.options_json(GAME.options({}))) == {"board", "orientation", "flag_grace", "sides"}
