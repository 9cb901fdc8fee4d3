"""What the search asks of an open game without chance that says nothing more: it plays on at random."""

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ludotheque.bots.defaults import playouts
from ludotheque.bots.levels import Level
from ludotheque.bots.mind import wins_by
from ludotheque.bots.search import SearchSettings
from ludotheque.engine.contract import NOBODY, Game
from ludotheque.engine.defaults import part_of
from ludotheque.engine.jit import kernel, lowest_bit, wide
from ludotheque.engine.noise import noise

NONE = -1
WHOLE = 1 << 10  # how far first sight can be wrong, which sees nothing: all moves are alike

_ALL = SearchSettings(explore=0.7, widen=1e6, power=0.0)  # every move is tried before one is tried twice
# On Hex of 11 by 11 each of the first six wins 95 of 100 games or more against the one below, on 7 by 7 at
# least 80: `ludotheque arena hex --size 7 --bots level-5,level-4 --games 60`.
LEVELS = (
    Level(slips=WHOLE),
    Level(slips=WHOLE, looks=8, simulations=32, settings=_ALL),
    Level(slips=WHOLE, looks=24, simulations=128, settings=_ALL),
    Level(slips=WHOLE, simulations=500, settings=_ALL),
    Level(slips=WHOLE, simulations=1_500, settings=_ALL),
    Level(slips=WHOLE, simulations=4_000, settings=_ALL),
    Level(slips=WHOLE, simulations=12_000, settings=_ALL),
    Level(slips=WHOLE, simulations=40_000, settings=_ALL),
)


@cache
def made_for(game: Game) -> ModuleType:
    """The part `mind` of a game."""
    rules = game.rules
    to_move, legal, is_legal, play = rules.to_move, rules.legal, rules.is_legal, rules.play
    play_on = playouts.made_for(game).play_on
    mark_wins = wins_by(rules.mark_scores, rules.mark_winners, max(game.seat_counts))
    most_moves = game.most_moves

    @kernel
    def imagine(boxes: Any, views: Any, seat: int, lane0: int, lane1: int, thoughts: Any, pile: Any) -> int:
        """Nothing is hidden: the game as it is."""
        thoughts[0] = views[0]
        return wide(0)

    @kernel
    def who(thoughts: Any) -> int:
        """The seat that decides, or NONE."""
        waited_for = wide(to_move(thoughts[0]))
        return wide(NONE) if waited_for == NOBODY else lowest_bit(waited_for)

    @kernel
    def may(boxes: Any, thoughts: Any, move: int) -> int:
        """Whether it may play this move."""
        return wide(1) if is_legal(boxes[0], thoughts[0], who(thoughts), move, wide(0)) else wide(0)

    @kernel
    def go(boxes: Any, thoughts: Any, move: int, pile: Any, lane0: int, lane1: int) -> int:
        """Play it."""
        play(boxes[0], thoughts[0], who(thoughts), move, wide(0))
        return wide(0)

    @kernel
    def rank(boxes: Any, thoughts: Any, sight: int, moves: Any, worths: Any) -> int:
        """The legal moves, none better than another at first sight."""
        count = wide(legal(boxes[0], thoughts[0], who(thoughts), wide(0), moves))
        for number in range(count):
            worths[number] = 0
        return count

    @kernel
    def judge(boxes: Any, thoughts: Any, pile: Any, steps: int, lane0: int, lane1: int, chances: Any) -> int:
        """Who wins when all play on at random; those who share a win share the chance."""
        box, state = boxes[0], thoughts[0]
        play_on(box, state, np.empty(most_moves, np.int32), noise(lane1, lane0, wide(0)), lane1)
        mark_wins(box, state, chances)
        return wide(0)

    return part_of(
        f"{game.package}.mind",
        THOUGHT=game.state_dtype,
        PILE=1,
        MOST_MOVES=most_moves,
        LEVELS=LEVELS,
        imagine=imagine,
        who=who,
        may=may,
        go=go,
        rank=rank,
        judge=judge,
    )
