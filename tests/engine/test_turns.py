"""A timed game turn by turn: whose turn it is, what time it is, and when it is over."""

import pytest

from ludotheque.engine.contract import Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.records import Replay, parse_record, record_json, record_of
from ludotheque.engine.turns import Turns
from ludotheque.engine.words import Refused
from ludotheque.games import registry

GAME = registry.find("situation-4")
ALL = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEFGHI"]


def begin(sides: tuple[int, ...] = (0, 1), grace: int = 3000) -> Turns:
    """A game on the small board."""
    options = GAME.options({"board": "skirmish", "sides": list(sides), "flag_grace": grace})
    return Turns(Match(GAME, options, len(sides), Setup(*GAME.deal(options, len(sides), "turns"))))


def play(turns: Turns, seat: int, text: str) -> None:
    """Play a move in record notation."""
    turns.play(Seat(seat), GAME.move_code(turns.match.box, text))


def texts(turns: Turns, seat: int) -> list[str]:
    """What a seat may play."""
    return GAME.move_texts(turns.match.box, turns.legal(Seat(seat)))


def test_one_piece_a_turn() -> None:
    turns = begin()
    assert (turns.to_move(), turns.now) == ([0], 0)
    play(turns, 0, "lay C1")
    assert (turns.to_move(), turns.now) == ([1], 1500)
    play(turns, 1, "lay C6")
    assert (turns.to_move(), turns.now) == ([0], 3000)


def test_partners_share_a_turn() -> None:
    turns = begin((0, 1, 1, 0))
    assert turns.to_move() == [0, 3]
    play(turns, 3, "lay C1")
    assert turns.to_move() == [1, 2]


def test_nobody_plays_in_another_s_turn() -> None:
    turns = begin()
    with pytest.raises(Refused) as caught:
        play(turns, 1, "lay C6")
    assert caught.value.key == "not-your-turn"
    assert turns.legal(Seat(1)) == []
    assert turns.match.played == []


def test_a_turn_passes_only_where_no_piece_can_be_laid() -> None:
    turns = begin()
    assert not turns.may_pass()
    with pytest.raises(Refused) as caught:
        turns.skip(Seat(0))
    assert caught.value.key == "turn-not-passed"


def test_other_moves_do_not_end_a_turn() -> None:
    turns = begin()
    for mine, hers in zip(["D1", "D2", "E2"], ["A6", "B6", "C6"], strict=True):
        play(turns, 0, f"lay {mine}")
        play(turns, 1, f"lay {hers}")
    play(turns, 0, "flag headquarters-south")
    assert turns.to_move() == [0]


def test_an_objective_is_forgotten_when_its_owner_has_had_another_turn() -> None:
    turns = begin()
    for mine, hers in zip(["D1", "D2", "E2"], ["A6", "B6", "C6"], strict=True):
        play(turns, 0, f"lay {mine}")
        assert "flag headquarters-south" not in texts(turns, 1)
        play(turns, 1, f"lay {hers}")
    play(turns, 0, "lay F2")
    assert "flag headquarters-south" in texts(turns, 1)


def covered(grace: int) -> Turns:
    """A board that side 0 has just covered, no flag planted; side 1 never got a piece down."""
    turns = begin(grace=grace)
    match = turns.match
    for place in ALL[:-1]:
        match.play(Seat(0), GAME.move_code(match.box, f"lay {place}"), turns.now)
    play(turns, 0, f"lay {ALL[-1]}")
    return turns


@pytest.mark.parametrize("grace", [3000, 9000, 60_000])
def test_a_covered_board_leaves_each_side_time_to_answer(grace: int) -> None:
    """The other side, its owner, the other side once more: then it is over."""
    turns = covered(grace)
    assert turns.to_move() == [1]
    turns.skip(Seat(1))
    assert "flag dam" in texts(turns, 0)
    turns.skip(Seat(0))
    assert turns.to_move() == [1]
    assert ("flag dam" in texts(turns, 1)) == (grace <= 9000)
    turns.skip(Seat(1))
    assert turns.is_over
    assert turns.to_move() == []
    with pytest.raises(Refused):
        turns.skip(Seat(0))


def test_it_is_over_when_nothing_can_be_placed_any_more() -> None:
    turns = covered(3000)
    turns.skip(Seat(1))
    for text in [text for text in texts(turns, 0) if text.startswith(("flag", "bridge"))]:
        if text in texts(turns, 0):
            play(turns, 0, text)
    assert turns.is_over


def test_its_record_is_a_record_like_any_other() -> None:
    turns = covered(3000)
    turns.skip(Seat(1))
    play(turns, 0, "flag dam")
    document = record_of(turns.match, ["Ada", "Bo"])
    replay = Replay(parse_record(record_json(document).encode(), registry.find))
    replay.finish()
    assert replay.state.tobytes() == turns.match.state.tobytes()
