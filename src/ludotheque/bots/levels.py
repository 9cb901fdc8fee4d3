"""Eight levels of play, from a newcomer to the strongest: what a bot sees, and how far it thinks.

The lower ones overlook what people overlook. Few moves come to their mind, they misjudge what a move brings,
and there are things that they do not look at: bits of `sight`, which a game's `rank` knows, such as what
others gain. The higher ones see all of that and search ahead. What each level does in a game stands in
its part `mind`, as LEVELS; where a game that goes by time is played turn by turn (`engine/turns.py`),
as TURN_LEVELS: quick hands are worth nothing there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ludotheque.bots.mind import TimedMind
from ludotheque.bots.search import EVERYTHING, NONE, Search, SearchSettings
from ludotheque.engine.contract import START, Game, Milliseconds, Move, View
from ludotheque.engine.noise import below, lanes, noise

COUNT = 8
AT_ONCE = 1 << 24  # a move that promises so much is played without thinking ahead
NAMES = tuple(f"level-{number}" for number in range(1, COUNT + 1))


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    looks: int = 0  # so many moves come to its mind; 0: all
    slips: int = 0  # how far it misjudges a move at first sight, in the game's own measure
    sight: int = EVERYTHING  # what it looks at
    simulations: int = 0  # it thinks ahead so far; 0: it plays what looks best
    hands: int = 0  # where time counts: how quick they are, by the number of the game's pace
    settings: SearchSettings = field(default_factory=SearchSettings)


class Player:
    """A bot of one level."""

    def __init__(self, game: Game, number: int, seed: int, by_turns: bool = False) -> None:
        self._game = game
        mind = game.part("mind")
        ladder: Sequence[Level] = mind.TURN_LEVELS if game.is_timed and by_turns else mind.LEVELS
        self._level = ladder[number - 1]
        self._search = Search(game, replace(self._level.settings, sight=self._level.sight), seed)
        self._lanes = lanes(f"level-{number}:{seed}")
        self._decisions = 0

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move | None:
        """The best of the moves that come to its mind; None, where nobody has to move: it waits."""
        self._decisions += 1
        seen = self._search.sight(view)
        noticed = self._noticed(seen, legal)
        if not noticed:
            return None
        promise, first = noticed[0]
        if len(noticed) == 1 or not self._level.simulations or promise >= AT_ONCE:
            return first
        moves = [move for _, move in noticed]
        return self._search.think(view, moves, seconds, self._level.simulations, seen=seen).best

    def _noticed(self, seen: Mapping[Move, int], legal: list[Move]) -> list[tuple[int, Move]]:
        """The moves that come to its mind, and what each seems to promise, the most promising first."""
        level, word = self._level, noise(*self._lanes, self._decisions)
        worths = [(seen.get(move, 0), move) for move in legal]
        if self._game.is_timed:  # nobody has to move: what promises less than nothing is left alone
            resign = self._game.resign_move
            worths = [(worth, move) for worth, move in worths if worth >= 0 and move != resign]
        if level.looks and level.looks < len(worths):
            worths.sort(key=lambda pair: (pair[0] < AT_ONCE, noise(word, 1, pair[1])))
            worths = worths[: level.looks]
        judged = [
            (
                worth + below(noise(word, 2, move), 2 * level.slips + 1) - level.slips,
                noise(word, 3, move),
                move,
            )
            for worth, move in worths
        ]
        return [(promise, move) for promise, _, move in sorted(judged, reverse=True)]

    def pace(self, view: View, move: Move | None) -> Milliseconds:
        """How long its hands take; games that go by turns wait for nobody's."""
        if not self._game.is_timed:
            return START
        word = noise(*self._lanes, self._decisions + (1 << 20))
        code = NONE if move is None else move
        mind: TimedMind = self._game.part("mind")
        return Milliseconds(
            int(mind.time_for(view.box, view.record, int(view.seat), code, self._level.hands, word))
        )
