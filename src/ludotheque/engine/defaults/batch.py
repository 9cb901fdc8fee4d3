"""An open game without chance as one of many side by side: what `engine/batch/kernels.py` asks of it.

Its rules have `start(box, state, seats, first)`.
"""

from functools import cache
from types import ModuleType
from typing import Any

from ludotheque.engine.batch.kernels import open_look, shown_by, won_by
from ludotheque.engine.contract import Box, Game
from ludotheque.engine.defaults import part_of
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.noise import below, noise


@cache
def made_for(game: Game) -> ModuleType:
    """The part `batch` of a game."""
    rules, features = game.rules, game.part("features")
    start, to_move = rules.start, rules.to_move

    def room_for(box: Box) -> tuple[int, int]:
        """One of each, unused."""
        return 1, 1

    @kernel
    def deal_anew(
        boxes: Any, states: Any, seats: int, lane0: int, lane1: int, numbers: Any, pile: Any
    ) -> int:
        """Set the table; the first seat comes from the noise of counter 0. Who is waited for."""
        start(boxes[0], states[0], seats, below(noise(lane0, lane1, wide(0)), seats))
        return wide(to_move(states[0]))

    mark_shown, mark_counted = shown_by(features.mark_planes, features.mark_numbers)
    return part_of(
        f"{game.package}.batch",
        room_for=room_for,
        deal_anew=deal_anew,
        look=open_look,
        mark_shown=mark_shown,
        mark_counted=mark_counted,
        won=won_by(rules.mark_scores, rules.mark_winners),
    )
