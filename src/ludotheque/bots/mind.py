"""What the search asks of a game: its part `mind`, with these kernels.

All take a game in thought, `thoughts[0]`: a guess, and what was played on from there. `thoughts[1]` is room
for more, empty at first. All give whole numbers.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from ludotheque.engine.contract import Box, State
from ludotheque.engine.jit import count_bits, kernel, wide
from ludotheque.engine.whole_games import Rule

if TYPE_CHECKING:
    from ludotheque.bots.levels import Level


class Mind(Protocol):
    """What the part `mind` of a game has."""

    THOUGHT: Any  # the type of a record of a game in thought
    PILE: int  # how much room a pile has to have
    MOST_MOVES: int  # and the moves of a seat
    LEVELS: Sequence["Level"]  # what each level of bots does: `bots/levels.py`

    def imagine(
        self, boxes: Any, views: Any, seat: int, lane0: int, lane1: int, thoughts: Any, pile: Any
    ) -> int:
        """Fill in a guess at what the view of this seat hides, and a pile, which ends with the array."""

    def who(self, thoughts: Any) -> int:
        """The seat that decides, or NONE when the game is over."""

    def rank(self, boxes: Any, thoughts: Any, sight: int, moves: Any, worths: Any) -> int:
        """Write its legal moves and what each promises at first sight; how many there are.

        Bits of `sight` say what is seen: see `bots/levels.py`.
        """

    def may(self, boxes: Any, thoughts: Any, move: int) -> int:
        """Whether it may play this move."""

    def go(self, boxes: Any, thoughts: Any, move: int, pile: Any, lane0: int, lane1: int) -> int:
        """Play it, and draw until somebody decides."""

    def judge(
        self, boxes: Any, thoughts: Any, pile: Any, steps: int, lane0: int, lane1: int, chances: Any
    ) -> int:
        """Play on for so many decisions, and write how likely each seat wins."""


class TimedMind(Mind, Protocol):
    """What that of a game that goes by time has besides."""

    TURN_LEVELS: Sequence["Level"]  # its levels where it is played turn by turn

    def time_for(self, box: Any, view: Any, seat: int, move: int, hands: int, word: int) -> int:
        """How long hands take for a move, in milliseconds."""


def wins_by(mark_scores: Rule, mark_winners: Rule, most_seats: int) -> Rule:
    """What a mind says of a game that is over, made from its rules."""

    @kernel
    def mark_wins(box: Box, state: State, chances: Any) -> None:
        """Those who win share the chance; where nobody does, nobody has one."""
        scores = np.zeros(most_seats, np.int64)
        mark_scores(box, state, scores)
        winners = wide(mark_winners(state, scores))
        for seat in range(state["seats"]):
            chances[seat] = 1.0 / count_bits(winners) if (winners >> seat) & 1 else 0.0

    return mark_wins
