"""A game under way: who is waited for, what was drawn, what was played."""

import json
from typing import Any

import pytest

from ludotheque.engine.contract import Milliseconds, Seat
from ludotheque.engine.course import turn_back
from ludotheque.engine.match import Match, fresh_states, legal_texts, scores_of
from ludotheque.engine.records import parse_record, play_recorded
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.engine.broken import SMALL
from tests.support.recorded import RECORDS

LONG = ("seismic/big-one+dilemma+aftershocks", "beat-the-quake/advanced-5")  # games of many moves and draws
FEW = 30  # moves, of many more


@pytest.fixture
def match() -> Match:
    """The small game before its first move."""
    record = parse_record(json.dumps(SMALL).encode(), registry.find)
    return Match(record.game, record.options, 2, record.setup)


def play(match: Match, text: str) -> None:
    """Play a move in record notation."""
    match.play(match.to_move()[0], match.game.move_code(match.box, text))


def test_a_match_draws_until_somebody_decides(match: Match) -> None:
    """Both tiles of the small game are turned up at once."""
    assert int(match.state["pile"]) == 0
    assert match.to_move() == [0]
    assert not match.is_over


def test_a_match_remembers_what_was_played(match: Match) -> None:
    """Seat, move and time."""
    move = match.game.move_code(match.box, "place 03 0,-1 0")
    match.play(Seat(0), move, Milliseconds(1234))
    (played,) = match.played
    assert (played.seat, played.move, played.now) == (0, move, 1234)


def test_a_match_to_its_end(match: Match) -> None:
    """Scores and winners are those if it ended now, at every moment."""
    seen = [(match.scores(), match.winners())]
    for text in SMALL["moves"]:
        play(match, text)
        seen.append((match.scores(), match.winners()))
    nothing = ([0, 0], [0, 1])
    assert seen == [nothing, nothing, nothing, ([9, 0], [0]), ([9, 0], [0])]
    assert match.is_over
    assert match.to_move() == []
    assert match.legal(Seat(0)) == []
    with pytest.raises(Refused) as caught:
        match.play(Seat(0), match.game.move_code(match.box, "crew -"))
    assert (caught.value.key, caught.value.clause) == ("over", "SE-6.1")


def test_moves_can_be_taken_back_to_the_last_draw(match: Match) -> None:
    """Nothing is drawn after the set-up: all the way."""
    start = match.legal(Seat(0))
    for text in SMALL["moves"]:
        play(match, text)
    for text in SMALL["moves"][::-1]:
        assert match.game.move_text(match.box, match.undo().move) == text
    assert match.played == []
    assert match.legal(Seat(0)) == start
    assert match.scores() == [0, 0]


def test_what_was_played_so_far_can_be_made_to_stay(match: Match) -> None:
    """What comes after it can be taken back, as ever."""
    play(match, SMALL["moves"][0])
    assert match.may_undo()
    match.forbid_undo()
    assert not match.may_undo()
    with pytest.raises(Refused):
        match.undo()
    play(match, SMALL["moves"][1])
    assert match.may_undo()
    assert not match.may_undo(2)


def test_moves_can_be_taken_back_past_everything(match: Match) -> None:
    """All before them are played once more; what was made to stay stays."""
    states = []
    for text in SMALL["moves"]:
        states.append(match.state.tobytes())
        play(match, text)
    last = len(SMALL["moves"])
    assert match.game.move_text(match.box, match.rewind(2).move) == SMALL["moves"][-2]
    assert match.state.tobytes() == states[-2]
    assert len(match.played) == last - 2
    match.forbid_undo()
    play(match, SMALL["moves"][-2])
    assert match.may_rewind(1)
    assert not match.may_rewind(2)
    with pytest.raises(Refused):
        match.rewind(2)
    match.rewind(1)
    assert not match.may_undo()
    assert match.state.tobytes() == states[-2]


def long(name: str) -> tuple[Match, list[tuple[bytes, list[Seat], int]]]:
    """A recorded game at its end, and each position on the way."""
    record = parse_record((RECORDS / f"{name}.json").read_bytes(), registry.find)
    match = Match(record.game, record.options, len(record.players), record.setup)
    seen = [position(match)]
    for entry in record.moves:
        play_recorded(match, entry)
        seen.append(position(match))
    return match, seen


def position(match: Match) -> tuple[bytes, list[Seat], int]:
    """The state, who is waited for, and how many moves can be undone."""
    undone = sum(match.may_undo(moves) for moves in range(1, len(match.played) + 1))
    return match.state.tobytes(), match.to_move(), undone


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("step", [1, 7, FEW])
def test_however_far_one_goes_back(name: str, step: int) -> None:
    """Each position is the one that it was, and the game goes on from it as it did."""
    match, seen = long(name)
    played = list(match.played)
    for number in [*range(len(played), -1, -step), 0]:
        if number < len(match.played):
            assert match.rewind(len(match.played) - number) == played[number]
        assert position(match) == seen[number]
        assert match.played == played[:number]
    for number, move in enumerate(played, start=1):
        match.play(*move)
        assert position(match) == seen[number]


@pytest.mark.parametrize("name", LONG)
def test_few_moves_are_played_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there were: whoever takes back for hours may not keep a house busy."""
    match, _ = long(name)
    again: list[int] = []
    play = Match.play

    def counted(self: Match, *move: Any) -> None:
        again.append(len(self.played))
        play(self, *move)

    monkeypatch.setattr(Match, "play", counted)
    moves = len(match.played)
    assert moves > 2 * FEW
    while match.played:
        again.clear()
        match.rewind(1)
        assert len(again) < FEW


@pytest.mark.parametrize(
    ("seats", "mine", "count"),
    [
        ([], [0], 0),
        ([1, 1], [0], 0),
        ([0], [0], 1),
        ([0, 0], [0], 1),
        ([0, 1], [0], 2),
        ([0, 0, 1, 1], [0], 4),
        ([1, 0, 0, 1], [0], 3),
        ([0, 1, 0, 0, 1], [0], 3),
        ([0, 1, 1, 2], [0, 1], 3),
        ([0, 1], [0, 1], 1),
    ],
)
def test_how_far_who_practises_goes_back(seats: list[int], mine: list[int], count: int) -> None:
    """One decision, if it was the last; once others have decided, the whole turn, and no more."""
    assert turn_back(seats, mine) == count


def test_a_snapshot_stays_as_it_is(match: Match) -> None:
    """It shows its moment, and cannot be written to."""
    before = match.state.tobytes()
    kept = match.snapshot()
    play(match, SMALL["moves"][0])
    assert kept.tobytes() == before != match.state.tobytes()
    with pytest.raises(ValueError, match="read-only"):
        kept["pile"] = 1


def test_the_state_at_the_start(match: Match) -> None:
    """Before anything was drawn; the match goes on as it was."""
    play(match, SMALL["moves"][0])
    now = match.state.tobytes()
    assert int(match.state_at_start()["pile"]) == len(SMALL["setup"]["pile"])
    assert match.state.tobytes() == now


def test_texts_are_sorted(match: Match) -> None:
    """As text: `-1` before `0` before `1`."""
    texts = legal_texts(match.game, match.box, match.legal(Seat(0)))
    assert texts == sorted(texts)
    assert texts[0] == "place +2:03 -1,0 2"


def test_room_for_states(match: Match) -> None:
    """So many, all zero."""
    states = fresh_states(match.game, 3)
    assert (states.shape, states.dtype) == ((3,), match.game.state_dtype)
    assert not any(states.tobytes())
    assert scores_of(match.game, match.box, match.state, 2) == match.scores()
