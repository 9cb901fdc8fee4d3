"""Ratings: known strengths are found again, and intervals hold what they promise."""

from typing import Any

import numpy as np
import pytest

from ludotheque.bots.ratings import SCALE, rate


def meetings(ratings: list[float], deals: int, seed: int = 1, luck: float = 0.0) -> Any:
    """Made-up wins of bots of these ratings, each two twice a deal.

    With luck the two games of a deal are likely to go the same way: they are no independent witnesses.
    """
    rng = np.random.default_rng(seed)
    bots = len(ratings)
    wins = np.zeros((deals, bots, bots))
    for one in range(bots):
        for other in range(one):
            chance = 1 / (1 + 10 ** ((ratings[other] - ratings[one]) / 400))
            first = rng.random(deals) < chance
            second = np.where(rng.random(deals) < luck, first, rng.random(deals) < chance)
            wins[:, one, other] = first.astype(float) + second
            wins[:, other, one] = 2 - wins[:, one, other]
    return wins


def test_known_strengths_are_found_again() -> None:
    """Eight bots, 75 points apart, their mean 0."""
    truth = [75 * (bot - 3.5) for bot in range(8)]
    found = rate(meetings(truth, 400))
    assert found.ratings == pytest.approx(truth, abs=15)
    assert abs(found.ratings.mean()) < 1e-9
    assert (found.low < truth).all()
    assert (truth < found.high).all()
    assert (found.high - found.low < 50).all()
    assert (np.diff(found.ratings) > 0).all()
    assert found.ahead[7, 0] == 1
    assert found.ahead[0, 7] == 0


def test_two_bots_are_as_far_apart_as_their_share_says() -> None:
    """76 deals of 100 are 200 points, hardly less with the prior."""
    wins = np.zeros((100, 2, 2))
    wins[:76, 0, 1] = wins[76:, 1, 0] = 2
    found = rate(wins)
    assert found.ratings[0] - found.ratings[1] == pytest.approx(400 * np.log10(76 / 24), rel=0.02)
    assert 195 < found.ratings[0] - found.ratings[1] < 200
    assert found.ratings[0] == -found.ratings[1]


@pytest.mark.parametrize("luck", [0.0, 1.0])
@pytest.mark.parametrize("gap", [0.0, 150.0])
def test_intervals_hold_what_they_promise(gap: float, luck: float) -> None:
    """95 of 100, about: 200 arenas of 40 deals. Three standard deviations of such a count are 9.

    With luck both games of a deal go the same way: with games for witnesses it would be some 83 of 100.
    """
    held = 0
    for seed in range(200):
        found = rate(meetings([gap, 0], 40, seed, luck), replicates=300, seed=seed)
        held += found.low[0] <= gap / 2 <= found.high[0]
    assert 190 - 9 <= held <= 190 + 9


def test_more_deals_narrow_the_interval() -> None:
    """Four times as many halve it."""
    few, many = (rate(meetings([100, 0], deals)) for deals in (100, 400))
    ratio = (few.high - few.low) / (many.high - many.low)
    assert ratio == pytest.approx([2, 2], rel=0.2)


def test_who_wins_all_is_not_infinitely_strong() -> None:
    """20 deals of 20: below, a bound near that of Jeffreys (88.3 %); above, one that is far away."""
    wins = np.zeros((20, 2, 2))
    wins[:, 0, 1] = 2
    found = rate(wins)
    low, high = (2 * bound[0] for bound in (found.low, found.high))
    assert np.isfinite(found.ratings).all()
    assert 1 / (1 + 10 ** (-low / 400)) == pytest.approx(0.883, abs=0.01)
    assert high > 1500
    assert rate(wins[:1]).low[0] < 0 < rate(wins[:1]).ratings[0], "one deal proves little"


def test_a_chain_of_perfect_wins_settles() -> None:
    """Everybody beats everybody below, always."""
    wins = np.zeros((500, 6, 6))
    for bot in range(6):
        wins[:, bot, :bot] = 2
    found = rate(wins)
    assert (np.diff(found.ratings) > 200).all()
    assert np.isfinite(found.high).all()


def test_equals_are_equal() -> None:
    wins = np.ones((30, 3, 3))
    wins[:, range(3), range(3)] = 0
    found = rate(wins)
    assert found.ratings == pytest.approx([0, 0, 0], abs=1e-6)
    assert (found.low < 0).all()
    assert (found.high > 0).all()


def test_an_anchor_is_zero() -> None:
    """Differences stay; the anchor has no interval."""
    wins = meetings([200, 100, 0], 100)
    free, tied = rate(wins), rate(wins, anchor=2)
    assert tied.ratings == pytest.approx(free.ratings - free.ratings[2])
    assert tied.ratings[2] == tied.low[2] == tied.high[2] == 0
    assert (tied.ahead == free.ahead).all()


def test_the_same_wins_give_the_same_intervals() -> None:
    wins = meetings([50, 0], 30)
    one, two, other = rate(wins), rate(wins), rate(wins, seed=2)
    assert (one.low == two.low).all()
    assert (one.high == two.high).all()
    assert (one.low != other.low).any()
    assert (one.ratings == other.ratings).all()


def test_ten_to_one_are_400_points() -> None:
    assert pytest.approx(400) == SCALE * np.log(10)
