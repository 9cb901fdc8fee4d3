"""How games of Beat the Quake come out with bots of several strengths: survival, points, each card's part.

The set-ups are the same for every strength: game i of so many seats follows from the seed and from i.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from ludotheque.engine.contract import NOBODY
from ludotheque.engine.jit import count_bits, kernel, wide
from ludotheque.engine.noise import lanes, noise
from ludotheque.games.beat_the_quake.bots.playouts import (
    decide_search,
    decide_uniform,
    draw_any,
    greedy_move,
    set_up,
    usual_fears,
)
from ludotheque.games.beat_the_quake.components import Edition, Options, box_for
from ludotheque.games.beat_the_quake.layout import OBJECTS, ROOM, SEATS, STATE, VIEW, Box, State
from ludotheque.games.beat_the_quake.rules import mark_scores, mark_winners, play, to_move
from ludotheque.games.beat_the_quake.view import mark_view

STRENGTHS = ("uniform", "greedy", "search")
UNIFORM, GREEDY, SEARCH = range(len(STRENGTHS))
CHUNK = 8  # games a thread plays at once
_SCORES = 4  # where the scores begin in a result
_RESULT = _SCORES + SEATS

# What became of a card, row by row: drawn at all, laid face up, used against a quake, held at the end.
FATES = ("drawn", "shown", "used", "kept")


@dataclass
class GuessSpace:
    """What one thread needs."""

    states: Any = field(
        default_factory=lambda: np.zeros(4, STATE)
    )  # an empty one, two for thinking, the game
    views: Any = field(default_factory=lambda: np.zeros(2, VIEW))  # an empty one, and the actor's
    guessed: Any = field(default_factory=lambda: np.zeros(ROOM, np.int16))  # a pile
    sums: Any = field(default_factory=lambda: np.zeros(ROOM + SEATS, np.int64))


@kernel
def decide(
    box: Box,
    states: Any,
    views: Any,
    strength: int,
    guesses: int,
    word: int,
    other: int,
    pile: Any,
    sums: Any,
) -> int:
    """The move of whoever is waited for in the last of the states."""
    state = states[3]
    seat = wide(state["actor"])
    if strength == UNIFORM:
        return decide_uniform(box, state, word)
    if strength == GREEDY:
        return greedy_move(box, state, wide(state["hands"][seat]), seat, usual_fears(box), word)
    views[1] = views[0]
    mark_view(state, seat, views[1])
    return decide_search(box, views[1], seat, guesses, word, other, states, pile, sums)


@kernel
def mark_fates(state: State, seats: int, fates: Any) -> None:
    """Count what became of each card."""
    kept, used, shown = wide(0), wide(state["gone"]), wide(state["discarded"])
    lost = wide(0)
    for seat in range(seats):
        kept |= state["hands"][seat]
        lost |= state["lost"][seat]
        used |= state["used_by_others"][seat] | state["neutral"][seat]
        shown |= state["face_up"][seat]
    for card in range(OBJECTS):
        fates[0, card] += ((kept | used | shown | lost) >> card) & 1
        fates[1, card] += ((used | shown) >> card) & 1
        fates[2, card] += (used >> card) & 1
        fates[3, card] += (kept >> card) & 1


@kernel
def play_games(
    box: Box,
    seats: int,
    strength: int,
    guesses: int,
    lane0: int,
    lane1: int,
    first: int,
    states: Any,
    views: Any,
    guessed: Any,
    sums: Any,
    results: Any,
    fates: Any,
) -> None:
    """Play the games `first`, `first` + 1, … and write what came out."""
    for place in range(len(results)):
        key0, key1 = noise(lane0, lane1, first + place), noise(lane1, lane0, first + place)
        state, result = states[3], results[place]
        set_up(box, state, seats, key0, key1)
        left = draw_any(box, state, wide(box["all"]), key0, key1)
        counter = wide(0)
        while to_move(state) != NOBODY:
            counter += 1
            word, other = noise(key0, key1, counter), noise(lane0, key0, counter)
            move = decide(box, states, views, strength, guesses, word, other, guessed, sums)
            play(box, state, wide(state["actor"]), move, 0)
            left = draw_any(box, state, left, key0, key1)
        result[0] = mark_scores(box, state, result[_SCORES:])
        result[1] = state["met"]
        result[2] = 0
        for seat in range(seats):
            result[2] += state["neutralised"][seat]
        result[3] = count_bits(wide(mark_winners(state, result[_SCORES:])))
        mark_fates(state, seats, fates)


@dataclass(frozen=True)
class Ending:
    """How the games of one kind came out."""

    seats: int
    advanced: bool
    strength: str
    results: Any  # a row a game
    fates: Any  # by FATES and card

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.results)

    @property
    def survived(self) -> float:
        """The share of tables that met all six quakes."""
        return float(self.results[:, 0].mean())

    @property
    def margin(self) -> float:
        """Half of the interval that holds the true share 95 times in 100 (Agresti and Coull)."""
        games, share = self.games + 4, (self.survived * self.games + 2) / (self.games + 4)
        return 1.96 * sqrt(share * (1 - share) / games)

    @property
    def met(self) -> float:
        """Quakes met in a game."""
        return float(self.results[:, 1].mean())

    @property
    def alone(self) -> float:
        """Of them, alone."""
        return float(self.results[:, 2].mean())

    def scores(self) -> tuple[float, float, float]:
        """Mean and spread of points, and the winner's mean, in games that were survived."""
        scores = self.results[self.results[:, 0] == 1][:, _SCORES : _SCORES + self.seats]
        if not len(scores):
            return 0.0, 0.0, 0.0
        return float(scores.mean()), float(scores.std()), float(scores.max(axis=1).mean())

    def share(self, fate: str, card: int) -> float:
        """How often this became of a card, of the games in which it was drawn."""
        drawn = int(self.fates[0, card])
        return float(self.fates[FATES.index(fate), card]) / drawn if drawn else 0.0

    def document(self, edition: Edition) -> dict[str, Any]:
        """As JSON."""
        mean, spread, best = self.scores()
        return {
            "seats": self.seats,
            "advanced": self.advanced,
            "bots": self.strength,
            "games": self.games,
            "survived": self.survived,
            "margin": self.margin,
            "met": self.met,
            "alone": self.alone,
            "score": mean,
            "spread": spread,
            "winning_score": best,
            "cards": {
                card.id: {fate: round(self.share(fate, place), 4) for fate in FATES[1:]}
                for place, card in enumerate(edition.cards)
            },
        }


def play_all(
    edition: Edition,
    advanced: bool,
    seats: int,
    strength: str,
    games: int,
    guesses: int,
    seed: str,
    threads: int,
) -> Ending:
    """So many games of this kind."""
    box = box_for(Options(advanced, edition))
    lane0, lane1 = lanes(f"{seed}:{seats}")
    results = np.zeros((games, _RESULT), np.int32)
    fates = np.zeros((len(FATES), OBJECTS), np.int64)

    def some(first: int) -> Any:
        space, found = GuessSpace(), np.zeros_like(fates)
        play_games(
            box,
            seats,
            STRENGTHS.index(strength),
            guesses,
            lane0,
            lane1,
            first,
            space.states,
            space.views,
            space.guessed,
            space.sums,
            results[first : first + CHUNK],
            found,
        )
        return found

    with ThreadPoolExecutor(threads) as pool:
        for found in pool.map(some, range(0, games, CHUNK)):
            fates += found
    return Ending(seats, advanced, strength, results, fates)


def every(
    edition: Edition, strengths: tuple[str, ...], games: int, guesses: int, seed: str, threads: int
) -> Iterator[Ending]:
    """Every number of seats, basic and advanced, with each strength."""
    for strength in strengths:
        for advanced in (False, True):
            for seats in range(2, SEATS + 1):
                yield play_all(edition, advanced, seats, strength, games, guesses, seed, threads)
