"""A move can be taken back until something is drawn or shown; then everything is as before. Time stays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused
from tests.laws.play import GAMES, choose, examples, matches, now_of


@pytest.mark.parametrize("name", GAMES)
def test_undo_restores_every_byte(name: str) -> None:
    """Or is refused, with words, and changes nothing."""

    @examples(50)
    @given(matches(name), st.lists(st.integers(0, 2**20), min_size=1, max_size=10))
    def law(match: Match, numbers: list[int]) -> None:
        for number in numbers:
            if match.is_over:
                return
            before, left, played = match.state.tobytes(), match.state["pile"], list(match.played)
            legal = [match.legal(seat, now_of(match)) for seat in match.to_move()]
            seat, move, now = choose(match, number)
            reveals = match.game.reveals(match.box, match.snapshot(), seat, move)
            match.play(seat, move, now)
            after = match.state.tobytes()
            assert match.may_undo() == (
                match.state["pile"] == left and not reveals and not match.game.is_timed
            )
            if match.may_undo():
                undone = match.undo()
                assert (undone.seat, undone.move) == (seat, move)
                assert match.state.tobytes() == before
                assert match.played == played
                assert [match.legal(seat, now_of(match)) for seat in match.to_move()] == legal
                match.play(seat, move, now)
            else:
                with pytest.raises(Refused) as caught:
                    match.undo()
                assert caught.value.key == "undo-past-draw"
            assert match.state.tobytes() == after

    law()


@pytest.mark.parametrize("name", GAMES)
def test_there_is_nothing_to_take_back_before_the_first_move(name: str) -> None:
    """Refused, with words."""

    @examples(5)
    @given(matches(name, most=0, dealt=True))
    def law(match: Match) -> None:
        assert not match.may_undo()
        with pytest.raises(Refused) as caught:
            match.undo()
        assert caught.value.key == "undo-nothing"
        assert match.played == []

    law()
