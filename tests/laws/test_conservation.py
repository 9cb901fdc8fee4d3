"""Nothing is made and nothing is lost: tiles, crews, cards, whatever a game has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine.match import Match
from ludotheque.engine.records import play_recorded
from tests.laws.play import GAMES, begin, choose, examples, matches, records
from tests.support.home import stock_of


class Ledger:
    """Checks a match against what it had at the start, move after move."""

    def __init__(self, name: str, match: Match) -> None:
        self.stock = stock_of(name)
        self.match = match
        self.kept = self.stock.kept(match)
        self.gone = self.stock.gone(match)

    def check(self) -> None:
        """What is kept is as at the start; what is gone stays gone."""
        assert self.stock.kept(self.match) == self.kept
        now = self.stock.gone(self.match)
        assert all(count >= self.gone.get(what, 0) >= 0 for what, count in now.items())
        assert self.gone.keys() <= now.keys()
        self.gone = now


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_lost_in_recorded_games(name: str) -> None:
    """From the first move to the last of every recorded game."""
    for record in records(name):
        match = begin(record)
        ledger = Ledger(name, match)
        ledger.check()
        for entry in record.moves:
            play_recorded(match, entry)
            ledger.check()


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_lost_in_any_game(name: str) -> None:
    """With any moves from any position."""

    @examples(40)
    @given(matches(name), st.lists(st.integers(0, 2**20), max_size=15))
    def law(match: Match, numbers: list[int]) -> None:
        ledger = Ledger(name, match)
        ledger.check()
        for number in numbers:
            if match.is_over:
                return
            match.play(*choose(match, number))
            ledger.check()

    law()
