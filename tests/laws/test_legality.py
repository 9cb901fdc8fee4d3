"""Every listed move can be played, and no other."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine.contract import Move, Seat
from ludotheque.engine.match import Match
from ludotheque.engine.records import play_recorded
from ludotheque.engine.words import Refused
from tests.faults import LONGER
from tests.laws.play import GAMES, begin, examples, matches, now_of, records

PARTS = 48 if LONGER == 1 else 16  # of the codes that name nothing, where they are many


def is_legal(match: Match, seat: Seat, move: int) -> bool:
    """What the kernel says of one code."""
    return bool(match.game.rules.is_legal(match.box, match.state, seat, move, now_of(match)))


def result_of(match: Match, seat: Seat, move: int) -> bytes:
    """The state after a move, before anything is drawn; the match stays as it is."""
    states = np.zeros(1, match.game.state_dtype)
    states[0] = match.state
    match.game.rules.play(match.box, states[0], seat, move, now_of(match))
    return bytes(states[0].tobytes())


def check_listed(match: Match) -> None:
    """What is listed is legal, changes something, is listed once, and says its own name."""
    waited_for = match.to_move()
    for seat in map(Seat, range(match.seats)):
        moves = match.legal(seat, now_of(match))
        assert bool(moves) == (seat in waited_for)
        assert len(moves) <= match.game.most_moves
        assert all(is_legal(match, seat, move) for move in moves)
        before = bytes(match.state.tobytes())
        assert len(set(moves)) == len(moves)
        assert before not in {result_of(match, seat, move) for move in moves}
        assert bytes(match.state.tobytes()) == before
        texts = [match.game.move_text(match.box, move) for move in moves]
        assert [match.game.move_code(match.box, text) for text in texts] == moves


def check_unlisted(match: Match, codes: list[int]) -> None:
    """What is not listed is refused with words and a clause, or comes to the same as what is."""
    for seat in map(Seat, range(match.seats)):
        moves = match.legal(seat, now_of(match))
        listed = set(moves)
        results: set[bytes] = set()
        for code in codes:
            if code in listed:
                continue
            if is_legal(match, seat, code):
                results = results or {result_of(match, seat, move) for move in moves}
                assert result_of(match, seat, code) in results
            else:
                why = match.game.why_not(match.box, match.state, seat, Move(code), now_of(match))
                assert why.clause
                assert why.tell().endswith(f"({why.clause})")


@pytest.mark.parametrize("name", GAMES)
def test_listed_moves_can_be_played_and_no_others(name: str) -> None:
    """Listed moves anywhere; a sample of the others."""

    @examples(60)
    @given(matches(name), st.data())
    def law(match: Match, data: st.DataObject) -> None:
        check_listed(match)
        codes = st.integers(0, match.game.move_codes - 1)
        check_unlisted(match, data.draw(st.lists(codes, max_size=30)))

    law()


@pytest.mark.parametrize("name", GAMES)
def test_no_other_code_of_all_is_legal(name: str) -> None:
    """Every code there is, where each unfinished recorded game stands."""
    unfinished = [record for record in records(name) if record.result is None]
    assert len(unfinished) >= 5
    for record in unfinished:
        match = begin(record)
        for entry in record.moves:
            play_recorded(match, entry)
        for seat in match.to_move():
            moves = match.legal(seat, now_of(match))
            codes = range(match.game.move_codes)
            legal = {code for code in codes if is_legal(match, seat, code)}
            assert set(moves) <= legal
            results = {result_of(match, seat, move) for move in moves}
            assert {result_of(match, seat, code) for code in legal} == results


@pytest.mark.parametrize("name", GAMES)
def test_counted_and_numbered_moves_agree_with_the_list(name: str) -> None:
    """`count_legal` and `nth_legal`, where the rules have them: the same moves in the same order."""

    @examples(60)
    @given(matches(name))
    def law(match: Match) -> None:
        rules = match.game.rules
        if match.is_over or not hasattr(rules, "nth_legal"):
            return
        (seat,) = match.to_move()
        moves = match.legal(seat, now_of(match))
        assert rules.count_legal(match.box, match.state) == len(moves)
        numbered = [rules.nth_legal(match.box, match.state, place) for place in range(len(moves))]
        assert numbered == moves

    law()


def named_codes(match: Match) -> list[int]:
    """The codes that name something in this box."""
    codes = range(match.game.move_codes)
    return [code for code in codes if match.game.move_text(match.box, Move(code))]


@pytest.mark.parametrize("name", GAMES)
def test_every_code_has_a_text_of_its_own(name: str) -> None:
    """Text and back; where a text stands for equal codes, for the one that is listed."""
    for match in {record.options: begin(record) for record in records(name)}.values():
        game, box = match.game, match.box
        named = named_codes(match)
        texts = [game.move_text(box, Move(code)) for code in named]
        assert named
        assert len(set(texts)) == len(texts)
        for code, text in zip(named, texts, strict=True):
            back = game.move_code(box, text)
            assert back == code or game.move_text(box, back).rsplit(" ", 1)[0] == text.rsplit(" ", 1)[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_code_that_names_nothing_is_never_legal(name: str) -> None:
    """Nobody may play it, at any moment of a recorded game, and no text leads to it."""
    for record in records(name):
        match = begin(record)
        nameless = sorted(set(range(match.game.move_codes)).difference(named_codes(match)))
        parts = PARTS if len(nameless) > 999 else 1  # a large board has many: all of them in so many moves
        with pytest.raises(Refused):
            match.game.move_code(match.box, "")
        for number, entry in enumerate(record.moves if nameless else ()):
            for seat in map(Seat, range(match.seats)):
                assert not any(is_legal(match, seat, code) for code in nameless[number % parts :: parts])
            play_recorded(match, entry)
