"""Hints: the best moves with their odds, those that are about as good, and why."""

import pytest

from ludotheque.bots import advice
from ludotheque.bots.advice import MOST_MOVES, MOST_REASONS, advised
from ludotheque.bots.review import LEAST_LOSS
from ludotheque.bots.search import Thought
from ludotheque.engine.contract import Game, Move, Seat, View
from ludotheque.engine.records import match_of, parse_record, seat_of
from ludotheque.games import registry
from tests.support.recorded import RECORDS

GAMES = ("seismic/big-one+dilemma+aftershocks", "beat-the-quake/advanced-4", "situation-4/classic-2-2")


def thought_of(seat: int, moves: list[Move], *odds: float) -> Thought:
    """A thought about these moves, with the chance of this seat with each."""
    chances = tuple((one,) * 8 for one in odds)
    return Thought(Seat(seat), tuple(moves[: len(odds)]), (1,) * len(odds), chances, 321)


def begun() -> tuple[Game, View, list[Move]]:
    """A position of Seismic with many moves."""
    record = parse_record((RECORDS / "seismic/plain.json").read_bytes(), registry.find)
    match = match_of(record, 20)
    seat = match.to_move()[0]
    return record.game, match.view(seat), match.legal(seat)


def test_what_is_as_good_is_said_to_be() -> None:
    """Within the least loss that counts; the first is as good as nobody."""
    game, view, legal = begun()
    near, far = 0.6 - 0.9 * LEAST_LOSS, 0.6 - 1.1 * LEAST_LOSS
    found = advised(game, view, thought_of(view.seat, legal, 0.6, near, far, 0.1), ("Ada", "Bo"), "en")
    assert [one.odds for one in found] == [0.6, near, far][:MOST_MOVES]
    assert [one.is_equal for one in found] == [False, True, False]
    assert [one.move for one in found] == legal[:MOST_MOVES]


def test_nothing_to_advise() -> None:
    game, view, _ = begun()
    assert advised(game, view, thought_of(view.seat, []), ("Ada", "Bo"), "en") == ()


@pytest.mark.parametrize("second", [0.6, 0.3])
def test_where_nothing_stands_out_what_was_thought_does(
    monkeypatch: pytest.MonkeyPatch, second: float
) -> None:
    """Unless another move is about as good: then it was no better in thought either."""
    monkeypatch.setattr(advice, "why", lambda *_: [])
    game, view, legal = begun()
    first, other = advised(game, view, thought_of(view.seat, legal, 0.6, second), ("Ada", "Bo"), "en")
    assert other.why == ()
    assert [("321" in reason) for reason in first.why] == ([] if second == 0.6 else [True])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_why(name: str) -> None:
    """At some of the decisions of a whole game, in both languages, and in few sentences."""
    record = parse_record((RECORDS / f"{name}.json").read_bytes(), registry.find)
    names = tuple(f"Guest {seat}" for seat in range(len(record.players)))
    said = 0
    for number in range(0, len(record.moves), 7):
        match, entry = match_of(record, number), record.moves[number]
        seat = seat_of(match, entry, record.game.move_code(match.box, entry.text))
        legal = [move for move in match.legal(seat, entry.now) if move != record.game.resign_move]
        if len(legal) < 2:
            continue
        thought = thought_of(seat, [legal[0], legal[-1]], 0.5, 0.5)
        told = [advised(record.game, match.view(seat), thought, names, language) for language in ("en", "fr")]
        counts = [[len(one.why) for one in found] for found in told]
        assert counts[0] == counts[1]
        assert max(counts[0]) <= MOST_REASONS
        said += sum(counts[0])
    assert said
