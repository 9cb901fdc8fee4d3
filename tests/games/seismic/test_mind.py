"""What the search asks of Seismic."""

from typing import Any

import numpy as np
import pytest

from ludotheque.bots.search import EVERYTHING, HURRY, MOST_SEATS, Search, SearchSettings
from ludotheque.engine.contract import Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.games.registry import find
from ludotheque.games.seismic.bots import mind
from ludotheque.games.seismic.bots import value as values
from ludotheque.games.seismic.layout import SEATS, STATE

GAME = find("seismic")
VARIANTS = [[], ["big-one", "dilemma", "aftershocks", "twin-cities"]]


def dealt(seed: str, variants: list[str], seats: int = 2) -> Match:
    """A game before its first move."""
    options = GAME.options({"variants": variants})
    return Match(GAME, options, seats, Setup(*GAME.deal(options, seats, seed)))


def thought_of(match: Match) -> Any:
    """The game as it is, to think about."""
    thoughts = np.zeros(2, STATE)
    thoughts[0] = match.state
    return thoughts


def ranked(match: Match, sight: int) -> dict[int, int]:
    """The moves of whoever decides, with what each promises."""
    moves, worths = np.zeros(mind.MOST_MOVES, np.int32), np.zeros(mind.MOST_MOVES, np.int64)
    boxes = np.frombuffer(match.box, match.box.dtype)
    count = mind.rank(boxes, thought_of(match), sight, moves, worths)
    return dict(zip(moves[:count].tolist(), worths[:count].tolist(), strict=True))


@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("sight", [0, EVERYTHING, EVERYTHING | HURRY])
def test_what_is_thought_of_is_what_is_legal(variants: list[str], sight: int) -> None:
    match = dealt("ranked", variants, 3)
    step = 0
    while not match.is_over:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        found = ranked(match, sight)
        assert sorted(found) == sorted(legal)
        match.play(seat, legal[step * 7 % len(legal)])
        step += 1


def test_the_end_of_a_game_is_judged_as_it_is() -> None:
    match = dealt("judged", [])
    while not match.is_over:
        seat = match.to_move()[0]
        match.play(seat, match.legal(seat)[0])
    boxes, chances = np.frombuffer(match.box, match.box.dtype), np.zeros(MOST_SEATS)
    mind.judge(boxes, thought_of(match), np.zeros(mind.PILE, np.int16), 0, 1, 2, chances)
    winners = match.winners()
    assert chances[: match.seats].tolist() == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)
    ]


def expected(match: Match) -> list[float]:
    """The points that each seat can expect."""
    points = np.zeros(SEATS)
    values.mark_expected(match.box, match.state, points)
    found: list[float] = points[: match.seats].tolist()
    return found


def played(pile: list[str], moves: list[str]) -> Match:
    """A match with this pile, after these moves."""
    options = GAME.options({})
    box = GAME.box(options)
    codes = [GAME.outcome_code(box, code) for code in pile]
    match = Match(GAME, options, 2, Setup(Seat(0), tuple(code for code in codes if code is not None)))
    for move in moves:
        match.play(match.to_move()[0], GAME.move_code(box, move))
    return match


def test_a_crew_on_a_section_that_may_be_closed_is_worth_more_than_one_in_hand() -> None:
    """The town's highway leads to a straight one, which waits for an intersection."""
    pile = ["03", "03", "03", "03", "+3:024", "01", "01", "01", "01", "01"]
    with_crew = played(pile, ["place 03 0,-1 0", "crew 03"])
    without = played(pile, ["place 03 0,-1 0", "crew -"])
    assert expected(with_crew)[0] > expected(without)[0]


def test_fewer_tiles_to_come_close_fewer_ends() -> None:
    """The same table with a short and a long pile behind it."""
    moves = ["place 03 0,-1 0", "crew 03"]
    short, long = (played(["03"] * count, moves) for count in (6, 40))
    assert expected(short)[0] < expected(long)[0]


def test_the_tree_is_kept_for_the_crew_of_a_tile_just_placed() -> None:
    """Nothing is drawn between the two: what was thought of crews under the placement is still there."""
    match = dealt("kept", [])
    seat = match.to_move()[0]
    search = Search(GAME, SearchSettings(explore=0.01, widen=1.0), 1)
    first = search.think(match.view(seat), match.legal(seat), simulations=400)
    match.play(seat, first.best)
    assert match.to_move() == [seat]
    second = search.think(match.view(seat), match.legal(seat), simulations=50)
    assert second.simulations == 50
    assert sum(second.visits) > 50
    fresh = Search(GAME, SearchSettings(), 1).think(match.view(seat), match.legal(seat), simulations=50)
    assert sum(fresh.visits) == 50


def test_a_thought_ends_in_time() -> None:
    match = dealt("deadline", [])
    seat = match.to_move()[0]
    thought = Search(GAME, SearchSettings(), 1).think(match.view(seat), match.legal(seat), seconds=0.0)
    assert 0 < thought.simulations <= 64
