"""Games of Pocket under way, for laws."""

from typing import Any

from hypothesis import strategies as st

from ludotheque.engine.contract import Setup
from ludotheque.engine.match import Match
from tests.laws.play import choose
from tests.support.pocket.game import Pocket
from tests.support.pocket.layout import MOST_ROUNDS

GAME = Pocket()
BOX = GAME.box(GAME.options({}))


def dealt(seats: int = 2, seed: str = "0", **options: Any) -> Match:
    """A match before its first move."""
    chosen = GAME.options(options)
    return Match(GAME, chosen, seats, Setup(*GAME.deal(chosen, seats, seed)))


@st.composite
def pocket_matches(draw: Any) -> Match:
    """A match after some moves, anywhere in its course."""
    seed = draw(st.integers(0, 2**32).map(str))
    match = dealt(draw(st.sampled_from(GAME.seat_counts)), seed, rounds=draw(st.integers(1, MOST_ROUNDS)))
    for number in draw(st.lists(st.integers(0, 2**20), max_size=50)):
        if match.is_over:
            break
        match.play(*choose(match, number))
    return match
