"""A seat knows what it may know, and its guess cannot be told from the truth."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine.contract import CHANCE, SPECTATOR, Seat, Setup
from ludotheque.engine.match import Match
from tests.laws.play import GAMES, choose, examples, matches, now_of
from tests.support.home import stock_of


def seats_of(match: Match) -> list[Seat]:
    """Every seat, and a spectator."""
    return [*map(Seat, range(match.seats)), SPECTATOR]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_of_a_guess_is_the_view(name: str) -> None:
    """`view(guess(view(s))) == view(s)`, for every seat and a spectator."""

    @examples(60)
    @given(matches(name), st.integers(0, 2**32))
    def law(match: Match, seed: int) -> None:
        for seat in seats_of(match):
            view = match.view(seat)
            state, _ = match.game.guess(view, np.random.default_rng(seed))
            again = match.game.view(match.box, state, seat)
            assert again == view
            assert again.record.tobytes() == view.record.tobytes()

    law()


@pytest.mark.parametrize("name", GAMES)
def test_a_guessed_pile_is_possible(name: str) -> None:
    """As many as are left to draw, and with what was drawn never more than the box holds."""

    @examples(60)
    @given(matches(name, dealt=True), st.integers(0, 2**32))
    def law(match: Match, seed: int) -> None:
        stock = stock_of(name)
        for seat in seats_of(match):
            _, pile = match.game.guess(match.view(seat), np.random.default_rng(seed))
            assert len(pile) == int(match.state["pile"])
            guessed = Counter(match.game.outcome_text(match.box, outcome) for outcome in pile)
            assert guessed + stock.drawn(match) <= stock.box(match)

    law()


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_can_be_played_to_the_end(name: str) -> None:
    """Its state and its pile are a game like any other."""

    @examples(25)
    @given(matches(name), st.integers(0, 2**32))
    def law(match: Match, seed: int) -> None:
        rules, rng = match.game.rules, np.random.default_rng(seed)
        guessed, pile = match.game.guess(match.view(SPECTATOR), rng)
        states = np.zeros(1, match.game.state_dtype)
        states[0] = guessed
        state, moves = states[0], np.zeros(match.game.most_moves, np.int32)
        now = int(now_of(match))
        for _ in range(3000):
            waited_for = rules.to_move(state)
            if waited_for == CHANCE:
                rules.settle(match.box, state, pile[len(pile) - int(state["pile"])])
            elif waited_for > 0:
                seat = int(waited_for).bit_length() - 1
                now += 500 if match.game.is_timed else 0
                count = rules.legal(match.box, state, seat, now, moves)
                if not count:
                    break
                rules.play(match.box, state, seat, int(moves[rng.integers(count)]), now)
            else:
                break
        end = match.game.ends_at(state)
        assert rules.to_move(state) == 0 or (end is not None and now >= end)

    law()


@pytest.mark.parametrize("name", GAMES)
def test_guesses_differ(name: str) -> None:
    """A guess is drawn anew: from a fresh deal two seeds give two piles."""

    @examples(20)
    @given(matches(name, most=0, dealt=True))
    def law(match: Match) -> None:
        if not match.state["pile"]:
            return  # nothing is drawn in this game
        piles = {match.game.guess(match.view(SPECTATOR), np.random.default_rng(seed))[1] for seed in range(4)}
        assert len(piles) == 4
        assert match.setup.pile not in piles

    law()


@pytest.mark.parametrize("name", GAMES)
def test_nothing_depends_on_what_is_not_drawn_yet(name: str) -> None:
    """Two piles that begin alike: the same moves give the same state and views, byte by byte."""

    @examples(40)
    @given(matches(name), st.data())
    def law(match: Match, data: st.DataObject) -> None:
        left = int(match.state["pile"])
        pile = list(match.setup.pile)
        unseen = pile[len(pile) - left :]
        other = data.draw(st.permutations(unseen)) if unseen else []
        setup = Setup(match.setup.first, (*pile[: len(pile) - left], *other), match.setup.extras)
        twin = Match(match.game, match.options, match.seats, setup)
        for played in match.played:
            twin.play(played.seat, played.move, played.now)
        assert twin.state.tobytes() == match.state.tobytes()
        for seat in seats_of(match):
            assert twin.view(seat).record.tobytes() == match.view(seat).record.tobytes()

    law()


@pytest.mark.parametrize("name", GAMES)
def test_a_view_does_not_follow_the_game(name: str) -> None:
    """It is of its moment: what is played later does not show in it."""

    @examples(20)
    @given(matches(name), st.integers(0, 2**20))
    def law(match: Match, number: int) -> None:
        if match.is_over:
            return
        view = match.view(SPECTATOR)
        before = view.record.tobytes()
        match.play(*choose(match, number))
        assert view.record.tobytes() == before
        assert view != match.view(SPECTATOR)

    law()
