"""Bots of every game and level are honest: they decide from what their seat may know, and nothing else."""

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ludotheque.bots import lineup
from ludotheque.bots.search import Search, SearchSettings
from ludotheque.engine.contract import Move, Seat, View
from ludotheque.engine.match import Match
from tests.laws.play import GAMES, examples, matches, now_of

PATIENCE = 60.0  # seconds: no level thinks so long, so that simulations alone end a thought


@st.composite
def decisions(draw: st.DrawFn, name: str) -> tuple[Match, View, int]:
    """A game under way, what a seat that is waited for may know, and a seed."""
    match, seed = draw(matches(name)), draw(st.integers(0, 2**32))
    assume(not match.is_over)
    able = match.to_move()
    return match, match.view(able[seed % len(able)]), seed


def another_truth(match: Match, view: View, seed: int) -> View:
    """The view of the same seat in a game that it cannot tell from this one."""
    state, _ = match.game.guess(view, np.random.default_rng(seed))
    return match.game.view(match.box, state, view.seat)


@pytest.mark.parametrize("level", range(1, 9))
@pytest.mark.parametrize("name", GAMES)
def test_the_same_view_gives_the_same_move(name: str, level: int) -> None:
    """Whatever the hidden truth is: other hands, other cards gone, another pile."""

    @examples(4)
    @given(decisions(name))
    def law(decision: tuple[Match, View, int]) -> None:
        match, view, seed = decision
        game, legal = match.game, match.legal(view.seat, now_of(match))
        bot = lineup.names(game)[level - 1]
        moves = [
            lineup.find(bot, game, 7).decide(seen, legal, PATIENCE)
            for seen in (view, another_truth(match, view, seed))
        ]
        assert moves[0] == moves[1]
        assert moves[0] in legal or (game.is_timed and moves[0] is None)

    law()


@pytest.mark.parametrize("name", GAMES)
def test_a_thought_follows_from_view_seed_and_simulations(name: str) -> None:
    """And thinking writes nothing into the view."""

    @examples(10)
    @given(decisions(name))
    def law(decision: tuple[Match, View, int]) -> None:
        match, view, seed = decision
        legal = sensible(match, view.seat)
        before = view.record.tobytes()
        first, second = (
            Search(match.game, SearchSettings(), seed).think(seen, legal, simulations=150)
            for seen in (view, another_truth(match, view, seed))
        )
        assert first == second
        assert view.record.tobytes() == before
        assert first.simulations == sum(first.visits) == 150
        assert set(first.moves) <= set(legal)
        for chances in first.chances:
            assert len(chances) == match.seats
            assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances)

    law()


def sensible(match: Match, seat: Seat) -> list[Move]:
    """The legal moves but for giving up, if there are others."""
    legal = match.legal(seat, now_of(match))
    return [move for move in legal if move != match.game.resign_move] or legal


@pytest.mark.parametrize("name", GAMES)
def test_two_rooms_think_as_much_as_one(name: str) -> None:
    """Simulations are shared out among threads, and what they found is added up."""

    @examples(5)
    @given(decisions(name))
    def law(decision: tuple[Match, View, int]) -> None:
        match, view, seed = decision
        legal = sensible(match, view.seat)
        thoughts = [
            Search(match.game, SearchSettings(), seed).think(view, legal, simulations=200, threads=2)
            for _ in range(2)
        ]
        assert thoughts[0] == thoughts[1]
        assert sum(thoughts[0].visits) == 200

    law()
