"""What learned bots see, whoever fills it in."""

import numpy as np
import pytest
from hypothesis import given

from ludotheque.engine.contract import Seat
from ludotheque.engine.match import Match
from ludotheque.games import registry
from tests.laws.play import GAMES, examples, matches

LANES = 32  # of a GPU's warp


@pytest.mark.parametrize("name", GAMES)
def test_lanes_fill_planes_together(name: str) -> None:
    """In any order, each lane marks its part, and no other part is left."""
    kernels = registry.find(name).part("features")

    @examples(20)
    @given(matches(name))
    def law(match: Match) -> None:
        for seat in range(match.seats):
            view = match.view(Seat(seat))
            whole, _ = kernels.features(view)
            planes = np.zeros((len(kernels.PLANES), whole[0].size), np.uint8)
            for lane in reversed(range(LANES)):
                kernels.mark_planes(view.box, view.record, seat, planes, lane, LANES)
            assert np.array_equal(planes.reshape(whole.shape), whole)

    law()
