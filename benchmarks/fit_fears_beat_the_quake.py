"""Fit what bots fear in Beat the Quake to the deck `classic`, and print `USUAL` of `bots/playouts.py`.

python benchmarks/fit_fears_beat_the_quake.py    two minutes

They are fitted several times, as `ludotheque balance beat-the-quake --dilemma` does it. Then those of
all fits sit down together, and those that win most are printed. Fit the value afterwards:
`fit_beat_the_quake.py`.
"""

import os

import numpy as np

from ludotheque.games.beat_the_quake.bots.dilemma import SEAT_COUNTS, Tables, fitted, shares
from ludotheque.games.beat_the_quake.bots.policies import FITTED
from ludotheque.games.beat_the_quake.components import Options, box_for
from ludotheque.games.beat_the_quake.layout import SEATS
from ludotheque.games.registry import find

FITS, TABLES = 6, 40_000  # how often, and tables at which all sit, for each number of seats


def main() -> None:
    """Fit, play, print."""
    edition = find("beat-the-quake").edition_from("classic")
    with Tables(os.cpu_count() or 1) as tables:
        found = [fitted(tables, edition, f"fears {number}", lambda _: None) for number in range(FITS)]
        for advanced in (False, True):
            box, fears = box_for(Options(advanced, edition)), np.array([one[int(advanced)] for one in found])
            won, sat = np.zeros(FITS), np.zeros(FITS)
            for seats in SEAT_COUNTS:
                who = np.random.default_rng([seats, advanced]).integers(FITS, size=(TABLES, SEATS))
                rows = tables.play(box, seats, np.full_like(who, FITTED), who, fears, "together")
                for seat in range(seats):
                    np.add.at(won, who[:, seat], seats * shares(rows, np.full(TABLES, seat)))
                    np.add.at(sat, who[:, seat], 1)
            print("advanced" if advanced else "basic", (won / sat).round(3).tolist())
            print(tuple(fears[(won / sat).argmax()].tolist()))


if __name__ == "__main__":
    main()
