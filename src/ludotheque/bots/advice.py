"""A hint: the best moves of a seat, each with its odds and what it does, for the browser and the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.bots.reasons import why
from ludotheque.bots.review import LEAST_LOSS
from ludotheque.bots.search import Thought
from ludotheque.engine.contract import Game, Move, View
from ludotheque.engine.words import say

MOST_MOVES = 3
MOST_REASONS = 2  # for each: more are not read while one plays


@dataclass(frozen=True)
class Advised:
    """One of the best moves."""

    move: Move
    odds: float
    is_equal: bool  # about as good as the first
    why: tuple[str, ...]


def advised(
    game: Game, view: View, thought: Thought, names: Sequence[str], language: str
) -> tuple[Advised, ...]:
    """The best moves, the very best first.

    Where nothing on the table speaks for that one, what was thought does, unless another is about as good.
    """
    best = list(zip(thought.moves, thought.odds, strict=True))[:MOST_MOVES]
    equal = [place > 0 and best[0][1] - odds < LEAST_LOSS for place, (_, odds) in enumerate(best)]
    reasons = [why(game, view, move, None, names, language)[:MOST_REASONS] for move, _ in best]
    if best and not reasons[0] and not any(equal):
        reasons[0] = [say("why-tries", language, simulations=thought.simulations)]
    return tuple(
        Advised(move, odds, is_equal, tuple(texts))
        for (move, odds), is_equal, texts in zip(best, equal, reasons, strict=True)
    )
