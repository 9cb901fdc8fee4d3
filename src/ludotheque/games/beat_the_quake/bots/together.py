"""How far tables come that play together (BQ-9): what their goals are measured by."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import median
from typing import Any

from ludotheque.bots.arena import play_deal
from ludotheque.engine.contract import Game
from ludotheque.games.beat_the_quake.components import Edition

THINKING = 60.0  # seconds that a bot may think about a move


@dataclass(frozen=True)
class Reached:
    """How the games of one kind came out."""

    seats: int
    advanced: bool
    goal: int
    games: int
    sums: tuple[int, ...]  # the points of all together, in each game that was survived

    @property
    def survived(self) -> float:
        """The share of tables that met all six quakes."""
        return len(self.sums) / self.games

    @property
    def middle(self) -> float:
        """The points that half of those tables have."""
        return float(median(self.sums)) if self.sums else 0.0

    @property
    def reached(self) -> float:
        """The share of those tables that reached the goal."""
        return sum(one >= self.goal for one in self.sums) / len(self.sums) if self.sums else 0.0

    @property
    def won(self) -> float:
        """The share of all tables that won."""
        return self.survived * self.reached

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "seats": self.seats,
            "advanced": self.advanced,
            "goal": self.goal,
            "games": self.games,
            "survived": self.survived,
            "middle": self.middle,
            "reached": self.reached,
            "won": self.won,
        }


def every(game: Game, edition: Edition, bot: str, games: int, seed: str, threads: int) -> Iterator[Reached]:
    """Tables of this bot, for every number of seats, basic and advanced; game i follows from the seed."""
    with ThreadPoolExecutor(threads) as pool:
        for advanced in (False, True):
            options = game.options({"advanced": advanced, "together": True, "edition": edition})
            for seats in game.seat_counts:

                def score(number: int, options: Any = options, seats: int = seats) -> tuple[bool, int]:
                    match, _ = play_deal(game, options, [bot] * seats, f"{seed}:{seats}:{number}", THINKING)
                    return bool(match.state["is_fatal"]), sum(match.scores())

                found = list(pool.map(score, range(games)))
                sums = tuple(points for is_fatal, points in found if not is_fatal)
                goal = game.goal(options, seats)
                assert goal is not None, "this table plays together"
                yield Reached(seats, advanced, goal, games, sums)
