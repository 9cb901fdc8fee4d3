"""What a deck asks of those who play it: how often they survive, and whether one rule is enough.

Bots are fitted to the deck first: in each generation many try other fears than the rest of the table has,
and those who win most are followed. Then tables of them are measured, and the ten rules of `policies.py`,
each among its like and against them. `AIMS` says what should come out.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.noise import lanes, noise
from ludotheque.games.beat_the_quake.bots.playouts import FEARS, USUAL
from ludotheque.games.beat_the_quake.bots.policies import (
    AGAIN,
    CHOICES,
    DRAWN,
    FATAL_AT,
    FITTED,
    HARD,
    HARMLESS,
    KEPT,
    MET,
    MET_BY_ONE,
    REACH,
    ROW,
    RULES,
    SHOWN,
    SIGNED,
    STARTER,
    STRUCK,
    SURVIVED,
    WINNERS,
    play_table,
)
from ludotheque.games.beat_the_quake.components import Edition, Options, box_for
from ludotheque.games.beat_the_quake.layout import SEATS, STATE, Box

GENERATIONS, TRIES, TABLES = 16, 24, 320  # of a fit: how often, how many at once, games of each at each table
FOLLOWED = 5  # of the tries the best, a part of them: one in so many
STEP, LAST_STEP, BOLDNESS = (
    0.5,
    0.15,
    0.7,
)  # how far tries go, at first and last, and how far they are followed
_IS_SIGNED = np.isin(np.arange(FEARS), SIGNED)
CHUNK = 64  # games that a thread plays at once
SEAT_COUNTS = tuple(range(2, SEATS + 1))


@dataclass(frozen=True)
class Aim:
    """Between what a figure should lie, with the basic and the advanced rules."""

    basic: tuple[float, float]
    advanced: tuple[float, float]

    def is_met(self, figure: float, advanced: bool) -> bool:
        """Whether it does."""
        least, most = self.advanced if advanced else self.basic
        return least <= figure <= most


def both(least: float, most: float) -> Aim:
    """The same with either."""
    return Aim((least, most), (least, most))


# What a deck is made for, figure by figure. `benchmarks/design_beat_the_quake.py` looks for decks by it.
AIMS = {
    "survived": Aim((0.55, 0.75), (0.35, 0.60)),  # tables of fitted bots that meet all six quakes
    "early": both(0, 1 / 3),  # of lost tables: those that fall at the first or second quake
    "harmless": both(0, 0.15),  # of quakes: a damage of 0
    "hard": both(0.5, 1),  # of quakes: a damage of 3 or more
    "shared": both(0.3, 0.6),  # of quakes that are met: somebody else's cards were needed
    "again": both(0.3, 0.7),  # of decisions whether to draw again: yes
    "starter": both(-0.05, 0.05),  # how much more often the first seat wins than its share
    "rule_survives": both(0, 0.75),  # tables that follow a rule
    "rule_beaten": both(0.65, 1),  # of games between fitted bots and a rule, where one side wins alone
    "shown": both(0.2, 0.8),  # of the games in which a card is drawn
    "kept": both(0.2, 0.8),
}


# Playing


@kernel
def play_tables(
    box: Box,
    seats: int,
    rules: Any,
    who: Any,
    fears: Any,
    lane0: int,
    lane1: int,
    first: int,
    state: Any,
    felt: Any,
    rows: Any,
) -> None:
    """Play a game a row: `rules` and `who` name the rule and the row of `fears` of each seat.

    A game is dealt by its number, from `first` on. `felt`: room for the fears of each seat.
    """
    for place in range(len(rows)):
        for seat in range(seats):
            for number in range(FEARS):
                felt[seat, number] = fears[who[place, seat], number]
        game = wide(first + place)
        key0, key1 = noise(lane0, lane1, game), noise(lane1, lane0, game)
        play_table(box, state, seats, rules[place], felt, key0, key1, rows[place])


class Tables:
    """Plays tables on several threads."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads)

    def __enter__(self) -> "Tables":
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown()

    def play(self, box: Box, seats: int, rules: Any, who: Any, fears: Any, seed: str) -> Any:
        """A row of what a game tells for each row of `rules` and `who`."""
        rows = np.zeros((len(rules), ROW), np.int64)
        lane0, lane1 = lanes(f"{seed}:{seats}")

        def some(first: int) -> None:
            part = slice(first, first + CHUNK)
            state, felt = np.zeros(1, STATE)[0], np.zeros((SEATS, FEARS), np.int64)
            play_tables(
                box, seats, rules[part], who[part], fears, lane0, lane1, first, state, felt, rows[part]
            )

        for _ in self._pool.map(some, range(0, len(rules), CHUNK)):
            pass
        return rows

    def play_again(self, box: Box, seats: int, rules: Any, whos: Sequence[Any], fears: Any, seed: str) -> Any:
        """The same deals for each of `whos`; their rows, one after the other."""
        return np.stack([self.play(box, seats, rules, who, fears, seed) for who in whos])


# Fitting


def shares(rows: Any, seats: Any) -> Any:
    """What each row's seat has won: 1, or its part of a win that was shared."""
    winners = rows[..., WINNERS]
    count = sum(winners >> seat & 1 for seat in range(SEATS))
    return (winners >> seats & 1) / np.maximum(count, 1)


def fitted(tables: Tables, edition: Edition, seed: str, told: Callable[[float], None]) -> Any:
    """Fears that suit the deck, a row for the basic rules and one for the advanced; `told`: how far it is."""
    found = []
    for advanced in (False, True):
        box, rng = box_for(Options(advanced, edition)), np.random.default_rng(lanes(f"{seed}:{advanced}"))
        fears = np.array(USUAL[int(advanced)], float)
        for generation in range(GENERATIONS):
            part = generation / (GENERATIONS - 1)
            step = STEP + (LAST_STEP - STEP) * part
            fears = followed(tables, box, fears, step, f"{seed}:{generation}", rng)
            told((advanced + (generation + 1) / GENERATIONS) / 2)
        found.append(fears.round().astype(np.int64))
    return np.stack(found)


def followed(tables: Tables, box: Box, fears: Any, step: float, seed: str, rng: np.random.Generator) -> Any:
    """Fears a step nearer to those of the tries that won most, in a table of seats with these fears."""
    reach = step * np.maximum(REACH, abs(fears)) / 2
    tries = fears + rng.normal(size=(TRIES, FEARS)) * reach
    tries = np.where(_IS_SIGNED, tries, tries.clip(min=0))
    everybody = np.vstack([tries, fears]).round().astype(np.int64)
    won = np.zeros(TRIES)
    rules = np.full((TABLES, SEATS), FITTED)
    for seats in SEAT_COUNTS:
        apart = np.arange(TABLES) % seats  # the seat that tries
        whos = []
        for number in range(TRIES):
            who = np.full((TABLES, SEATS), TRIES)
            who[np.arange(TABLES), apart] = number
            whos.append(who)
        rows = tables.play_again(box, seats, rules, whos, everybody, seed)
        won += seats * shares(rows, apart).sum(axis=1)
    best = np.argsort(-won, kind="stable")[: -(-TRIES // FOLLOWED)]
    return (1 - BOLDNESS) * fears + BOLDNESS * everybody[best].mean(axis=0)


# Measuring


@dataclass(frozen=True)
class Rule:
    """How a rule of one line does."""

    name: str
    survived: float  # of tables that follow it
    beaten: (
        float | None
    )  # of games against fitted bots that one side won alone: the bots; None: there were none


@dataclass(frozen=True)
class Kind:
    """What came out at so many seats, basic or advanced."""

    seats: int
    advanced: bool
    rows: Any
    rules: tuple[Rule, ...]

    @property
    def figures(self) -> dict[str, float | None]:
        """By the names of `AIMS`; None where nothing happened that could be counted."""
        sums = self.rows.sum(axis=0)
        survived = self.rows[:, SURVIVED] == 1
        early = (self.rows[:, FATAL_AT] > 0) & (self.rows[:, FATAL_AT] <= 2)
        wins = shares(self.rows, self.rows[:, STARTER])[survived]
        return {
            "survived": float(survived.mean()),
            "early": _part(early.sum(), (~survived).sum()),
            "harmless": _part(sums[HARMLESS], sums[STRUCK]),
            "hard": _part(sums[HARD], sums[STRUCK]),
            "shared": _part(sums[MET] - sums[MET_BY_ONE], sums[MET]),
            "again": _part(sums[AGAIN], sums[CHOICES]),
            "starter": float(wins.mean()) - 1 / self.seats if len(wins) else None,
        }

    def fates(self, cards: int) -> Any:
        """In how many games each card was drawn, shown and kept to the end."""
        bits = np.arange(cards)
        return np.array([(self.rows[:, [fate]] >> bits & 1).sum(axis=0) for fate in (DRAWN, SHOWN, KEPT)])

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "seats": self.seats,
            "advanced": self.advanced,
            **self.figures,
            "rules": [
                {"rule": rule.name, "survived": rule.survived, "beaten": rule.beaten} for rule in self.rules
            ],
        }


def _part(some: int, of_all: int) -> float | None:
    """A share, where there is something to share."""
    return float(some) / float(of_all) if of_all else None


def measured(tables: Tables, edition: Edition, fears: Any, games: int, seed: str) -> Iterator[Kind]:
    """Every number of seats, basic and advanced."""
    for advanced in (False, True):
        box, felt = box_for(Options(advanced, edition)), fears[[int(advanced)]]
        for seats in SEAT_COUNTS:
            who = np.zeros((games, SEATS), np.int64)
            rows = tables.play(box, seats, np.full_like(who, FITTED), who, felt, seed)
            found = tuple(
                rule_against(tables, box, seats, rule, felt, games, seed) for rule in range(len(RULES))
            )
            yield Kind(seats, advanced, rows, found)


def rule_against(tables: Tables, box: Box, seats: int, rule: int, fears: Any, games: int, seed: str) -> Rule:
    """Tables of a rule alone, and games in which every other seat follows it, turn about."""
    who = np.zeros((games, SEATS), np.int64)
    alone = tables.play(box, seats, np.full_like(who, rule), who, fears, seed)
    follows = (np.arange(games)[:, None] + np.arange(SEATS)) % 2 == 1
    rows = tables.play(box, seats, np.where(follows, rule, FITTED), who, fears, seed)
    winners = rows[:, [WINNERS]] >> np.arange(SEATS) & 1 == 1
    bots, others = (winners & ~follows).any(axis=1), (winners & follows).any(axis=1)
    beaten = _part((bots & ~others).sum(), (bots != others).sum())
    return Rule(RULES[rule], float((alone[:, SURVIVED] == 1).mean()), beaten)
