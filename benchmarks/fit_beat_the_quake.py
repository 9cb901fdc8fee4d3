"""Fit the numbers of `games/beat_the_quake/bots/value.py` to games of bots, and print them.

python benchmarks/fit_beat_the_quake.py            about a minute
python benchmarks/fit_beat_the_quake.py --games 9  fewer games of each kind: 2 to 5 seats, basic and advanced

Bots that look at the value alone play; now and then a seat does anything, so that tables in danger come up.
Every position counts with how its game ended. The numbers are those under which these ends are likeliest:
each in turn is moved up or down for as long as that helps. The formulas are those of the kernels, for many
positions at once.
"""

import argparse
from typing import Any, NamedTuple

import numpy as np

from ludotheque.bots.search import Search, SearchSettings
from ludotheque.engine.contract import Setup
from ludotheque.engine.match import Match
from ludotheque.games.beat_the_quake.layout import DISCARDING, NONE, QUAKES, SEATS, SHOWING
from ludotheque.games.beat_the_quake.rules import POINTS_ALONE, open_points, vd_of, vp_of
from ludotheque.games.registry import find

GAME = find("beat-the-quake")
SIMULATIONS = 60
SLIPS = (0.0, 0.05, 0.2)  # how often a seat does anything: one of these
BEGIN = {
    "MET": 0.5,
    "MET_SPARE": 0.4,
    "MET_TIME": 0.3,
    "MET_ADVANCED": -0.7,
    "LATER": 5.0,
    "LATER_SPARE": 0.05,
    "SOLO": -1.9,
    "SOLO_SPARE": 1.4,
    "SOLO_WORTH": 0.5,
    "HAND": 0.6,
    "TO_SHOW": 0.8,
    "SPREAD": 1.1,
    "SPREAD_QUAKE": 0.2,
}
ROUNDS = 30


class Positions(NamedTuple):
    """What the value looks at: a row a position, and a column a seat where there are two of them."""

    seats: Any
    advanced: Any
    quakes: Any
    pile: Any
    phase: Any
    needed: Any  # by the quake that is being met
    is_turn: Any
    alone: Any  # whether the seat is meeting a quake alone
    points: Any
    hand: Any  # VP
    damage: Any
    shown: Any  # VP
    wins: Any  # how the game ended: a share a seat, none if the table was lost


def position(match: Match) -> list[Any]:
    """One row, without how it ended."""
    state, box, seats = match.state, match.box, range(SEATS)
    needed = 0 if state["damage"] == NONE else int(state["damage"] - state["reached"])
    is_turn = [seat == state["turn"] for seat in seats]
    return [
        int(state["seats"]),
        int(box["advanced"]),
        QUAKES - int(state["drawn"]),
        int(state["pile"]),
        int(state["phase"]),
        needed,
        is_turn,
        [one and bool(state["is_alone"]) for one in is_turn],
        [int(open_points(box, state, seat)) for seat in seats],
        [int(vp_of(box, int(state["hands"][seat]))) for seat in seats],
        [int(vd_of(box, int(state["hands"][seat]))) for seat in seats],
        [int(vp_of(box, int(state["face_up"][seat]))) for seat in seats],
    ]


def played(seats: int, advanced: bool, number: int) -> list[list[Any]]:
    """Every position of one game, with how it ended."""
    options, rng = GAME.options({"advanced": advanced}), np.random.default_rng([number, seats, advanced])
    match = Match(GAME, options, seats, Setup(*GAME.deal(options, seats, f"fit {number}")))
    slips = rng.choice(SLIPS, seats)
    bots = [Search(GAME, SearchSettings(), f"fit {number} {seat}") for seat in range(seats)]
    rows = []
    while not match.is_over:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        rows.append(position(match))
        if len(legal) == 1 or rng.random() < slips[seat]:
            match.play(seat, legal[rng.integers(len(legal))])
        else:
            match.play(seat, bots[seat].think(match.view(seat), legal, simulations=SIMULATIONS).best)
    winners = GAME.winners(match.state, match.scores(), match.setup)
    wins = [(seat in winners) / max(1, len(winners)) for seat in range(SEATS)]
    return [[*row, wins] for row in rows]


def odds(power: Any) -> Any:
    """A power of e as a chance."""
    return 1.0 / (1.0 + np.exp(-power))


def survival(at: Positions, by: dict[str, float]) -> Any:
    """As the kernel of this name."""
    there = np.arange(SEATS) < at.seats[:, None]
    spare = at.shown.sum(1) - at.needed
    harder = by["MET_ADVANCED"] * at.advanced
    power = by["MET"] + harder + by["MET_TIME"] * at.pile / (at.quakes + 1)
    each = odds(power[:, None] + by["MET_SPARE"] * (spare[:, None] - at.damage)) * there
    later = odds(by["LATER"] + harder + by["LATER_SPARE"] * (spare - at.damage.sum(1) / at.seats))
    chance = np.where(at.quakes > 0, each.sum(1) / at.seats * later ** (at.quakes - 1), 1.0)
    return chance * np.where(at.phase == DISCARDING, odds(power + by["MET_SPARE"] * spare), 1.0)


def shares(at: Positions, by: dict[str, float]) -> Any:
    """How likely each seat has most points, if the table survives: as `mark_expected` and `mark_chances`."""
    there = np.arange(SEATS) < at.seats[:, None]
    quakes = at.quakes[:, None]
    spare = at.shown - at.damage - at.alone * at.needed[:, None]
    solo = by["SOLO_WORTH"] * odds(by["SOLO"] + by["SOLO_SPARE"] * spare) / at.seats[:, None]
    points = at.points + by["HAND"] * at.hand + POINTS_ALONE * (quakes * solo + at.alone)
    points = points + by["TO_SHOW"] * at.is_turn * (at.phase == SHOWING)[:, None]
    spread = np.maximum(0.1, by["SPREAD"] + by["SPREAD_QUAKE"] * quakes)
    powers = np.where(there, np.exp((points - points.max(1)[:, None]) / spread), 0.0)
    return powers / powers.sum(1)[:, None]


def surprise(at: Positions, by: dict[str, float]) -> float:
    """How little the ends of these games were expected, in mean: less is better."""
    alive = np.clip(survival(at, by), 1e-4, 1 - 1e-4)
    survived = at.wins.sum(1)
    told = survived * np.log(alive) + (1 - survived) * np.log(1 - alive)
    return -float((told + (at.wins * np.log(np.clip(shares(at, by), 1e-4, 1))).sum(1)).mean())


def fitted(at: Positions) -> tuple[dict[str, float], float]:
    """The numbers, each in turn moved for as long as that helps, and how much is left."""
    by, steps = dict(BEGIN), dict.fromkeys(BEGIN, 0.2)
    least = surprise(at, by)
    for _ in range(ROUNDS):
        for name, value in list(by.items()):
            for step in (steps[name], -steps[name]):
                found = surprise(at, by | {name: value + step})
                if found < least:
                    by[name], least = value + step, found
                    steps[name] *= 1.6
                    break
            else:
                steps[name] /= 2
    return by, least


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=60, help="of each kind")
    games = parser.parse_args().games
    rows = []
    for number in range(games):
        for seats in GAME.seat_counts:
            for advanced in (False, True):
                rows += played(seats, advanced, number)
    at = Positions(*(np.array(column) for column in zip(*rows, strict=True)))
    by, least = fitted(at)
    print(f"{len(rows)} positions, surprise {surprise(at, BEGIN):.4f} -> {least:.4f}")
    for name, value in by.items():
        print(f"{name} = {value:.3g}")


if __name__ == "__main__":
    main()
