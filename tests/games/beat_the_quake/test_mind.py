"""What the search asks of Beat the Quake, its levels, and what a position is worth."""

from dataclasses import replace
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ludotheque.bots import search
from ludotheque.bots.levels import COUNT, Player
from ludotheque.bots.search import MOST_SEATS, NONE, Search
from ludotheque.engine.contract import Move, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.games.beat_the_quake.bots import mind, playouts
from ludotheque.games.beat_the_quake.bots.value import mark_chances, survival
from ludotheque.games.beat_the_quake.components import box_for
from ludotheque.games.beat_the_quake.layout import STATE
from ludotheque.games.beat_the_quake.moves import texts
from ludotheque.games.registry import find
from tests.games.beat_the_quake.hand_made import match_after

GAME = find("beat-the-quake")
AHEAD = mind.AHEAD


def dealt(seats: int, advanced: bool, seed: object) -> Match:
    """A game that begins."""
    options = GAME.options({"advanced": advanced})
    return Match(GAME, options, seats, Setup(*GAME.deal(options, seats, f"minds {seed}")))


def thought_of(state: Any) -> Any:
    """A state as the kernels take it."""
    thoughts = np.zeros(2, STATE)
    thoughts[0] = state
    return thoughts


def ranked(match: Match, state: Any) -> dict[int, int]:
    """The moves of whoever decides, with what each promises."""
    moves, worths = np.zeros(mind.MOST_MOVES, np.int32), np.zeros(mind.MOST_MOVES, np.int64)
    boxes = np.frombuffer(match.box, match.box.dtype)
    count = mind.rank(boxes, thought_of(state), playouts.EVERYTHING, moves, worths)
    return dict(zip(moves[:count].tolist(), worths[:count].tolist(), strict=True))


def greedy_word(match: Match) -> str:
    """What a greedy seat does now, in words of a record."""
    view = match.view(match.to_move()[0])
    move = Move(int(playouts.decide_greedy(view.box, view.record, view.seat, 7)))
    assert move in match.legal(view.seat)
    return GAME.move_text(match.box, move)


# Thinking


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_thought_of_is_what_is_legal(seats: int, advanced: bool) -> None:
    """At every decision; the best is played, or anything, so that odd positions come up."""
    rng = np.random.default_rng(seats)
    for number in range(2):
        match, thinker = dealt(seats, advanced, number), Search(GAME, AHEAD, number)
        while not match.is_over:
            seat = match.to_move()[0]
            legal, view = match.legal(seat), match.view(seat)
            assert set(thinker.sight(view)) == set(legal)
            thought = thinker.think(view, legal, simulations=24)
            assert set(thought.moves) <= set(legal)
            for chances in thought.chances:
                assert len(chances) == seats
                assert min(chances) >= 0
                assert sum(chances) <= 1 + 1e-9
            match.play(seat, thought.best if rng.random() < 0.7 else rng.choice(legal))


def test_the_hidden_truth_makes_no_difference() -> None:
    """Another truth with the same view, and the same seed: the same thought. In thought as well: what a move
    promises a seat hangs on nothing that it cannot see."""
    told_apart = 0
    for number, seats in enumerate([2, 3, 4, 5]):
        match, rng = dealt(seats, number % 2 == 0, f"honest {number}"), np.random.default_rng(number)
        while not match.is_over:
            seat = match.to_move()[0]
            legal, view = match.legal(seat), match.view(seat)
            other, _ = GAME.guess(view, rng)
            told_apart += other["hands"].tolist() != match.state["hands"].tolist()
            assert ranked(match, match.state) == ranked(match, other)
            thoughts = [
                Search(GAME, AHEAD, 5).think(GAME.view(match.box, state, seat), legal, simulations=16)
                for state in (match.state, other)
            ]
            assert thoughts[0] == thoughts[1]
            match.play(seat, thoughts[0].best)
    assert told_apart > 50


def judged(match: Match, steps: int) -> list[float]:
    """How likely each seat wins, by the mind."""
    chances, pile = np.zeros(MOST_SEATS), np.zeros(mind.PILE, np.int16)
    left = int(match.state["pile"])
    pile[len(pile) - left :] = match.setup.pile[len(match.setup.pile) - left :]
    boxes = np.frombuffer(match.box, match.box.dtype)
    mind.judge(boxes, thought_of(match.state), pile, steps, 1, 2, chances)
    return [float(chance) for chance in chances[: match.seats]]


def test_the_end_of_a_game_is_judged_as_it_is() -> None:
    """BQ-5.3 Bo has two cards face up, Ada one. BQ-4.6 Without any the quake is fatal, and nobody wins."""
    pile = "a00 b00 c00 d00 e00"
    won = match_after(pile, "show a00; stop; show d00; draw; show b00")
    assert (won.is_over, judged(won, 0)) == (True, [0.0, 1.0])
    lost = match_after("a00 b00 c00 yellow-1", "keep; draw")
    assert (lost.is_over, judged(lost, 0)) == (True, [0.0, 0.0])
    assert mind.who(thought_of(lost.state)) == NONE


def test_a_position_is_worth_more_with_a_table_that_holds() -> None:
    """The same hands, and one more good card face up: everybody's odds."""
    box, found = box_for(GAME.options({})), []
    state = dealt(3, False, "worth").state
    for shown in (0, 3):
        one = np.frombuffer(bytearray(state.tobytes()), STATE)[0]
        names = ["show kit", "show table", "show straps"][:shown]
        ids = texts(tuple(card.id for card in GAME.options({}).edition.cards))
        one["face_up"][1] = sum(1 << ids.index(name) for name in names)
        found.append((survival(box, one), one))
    assert 0 < found[0][0] < found[1][0] < 1
    chances = np.zeros(MOST_SEATS)
    mark_chances(box, found[1][1], chances)
    assert sum(chances) == pytest.approx(found[1][0])
    assert max(chances) == chances[1], "who has shown them leads"


def test_no_damage_costs_a_card_too() -> None:
    """BQ-4.4 Greedy gives what is worth least, and draws no second card while nothing lies face up."""
    moves = "show c30; stop; show d00; stop; show a00; draw"
    both = match_after("a00 b00 c30 d00 e00 yellow-1 f00", moves)
    assert GAME.move_texts(both.box, both.legal(Seat(0))) == ["use a00", "use c30"]
    assert greedy_word(both) == "use a00"
    bare = match_after("a00 b00 c00 yellow-1 d00", "keep")
    assert greedy_word(bare) == "stop"


# Levels


def test_a_level_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest would think for hours, and has 50 ms: by a clock of which 10 go by at every look.

    So it looks as it begins, and after each of five parts of its thought.
    """
    endless = replace(mind.LEVELS[-1], simulations=1_000_000_000)
    monkeypatch.setattr(mind, "LEVELS", (*mind.LEVELS[:-1], endless))
    match = dealt(5, True, "time")
    seat = match.to_move()[0]
    looks = count()
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: next(looks) * 0.01))
    assert Player(GAME, COUNT, 1).decide(match.view(seat), match.legal(seat), 0.05) in match.legal(seat)
    assert next(looks) == 6
