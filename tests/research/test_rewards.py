"""What a game is worth to each seat."""

import numpy as np
import pytest

from ludotheque.research.rewards import for_winners


@pytest.mark.parametrize(
    ("winners", "seats", "worth"),
    [
        ([0], 2, [1, -1]),
        ([2], 4, [-1 / 3, -1 / 3, 1, -1 / 3]),
        ([1, 2], 3, [-1 / 2, 1 / 4, 1 / 4]),
        ([0, 2], 4, [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ([0, 1], 2, [0, 0]),
        ([], 5, [-1] * 5),
    ],
)
def test_worth(winners: list[int], seats: int, worth: list[float]) -> None:
    """A lone win is 1; a shared one is split; the losers pay; a lost table is lost by all."""
    assert np.allclose(for_winners(winners, seats), worth)


@pytest.mark.parametrize(("winners", "worth"), [([0, 1, 2], 1), ([], -1)])
def test_worth_where_all_win_as_one(winners: list[int], worth: int) -> None:
    """A win is nobody's less for being everybody's."""
    assert for_winners(winners, 3, is_together=True).tolist() == [worth] * 3
