"""How far apart the levels are where Situation 4 is played turn by turn: each against the one below it.

python benchmarks/ladder_slow.py --board skirmish
python benchmarks/ladder_slow.py --board classic --levels 8 --deals 12

Every deal in both seatings. Simulations end each thought and no clock, so a run is the same on every machine.
"""

import argparse
import os

import numpy as np

from ludotheque.bots import arena, levels
from ludotheque.cli.options import options_of
from ludotheque.games import registry

NO_LIMIT = 3600.0  # seconds a decision


def share(board: str, lower: int, deals: int, seed: str, threads: int) -> tuple[float, float]:
    """How often the level above this one comes out better, and 1.96 standard errors over deals."""
    game = registry.find("situation-4")
    bots, options = levels.NAMES[lower - 1 : lower + 1], options_of(game, 2, board=board)
    plan = arena.make_plan(game, options, 2, bots, seed, 2 * deals, NO_LIMIT, by_turns=True)
    wins = arena.wins_by_deal(plan, list(arena.play_here(plan, range(plan.games), threads)))
    shares = wins[:, 1, 0] / 2
    return float(shares.mean()), float(1.96 * shares.std(ddof=1) / np.sqrt(len(shares)))


def main() -> None:
    """Print a line for each two levels."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--board", default="skirmish")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--levels", type=int, nargs="+", default=range(2, levels.COUNT + 1))
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    for higher in asked.levels:
        mean, error = share(asked.board, higher - 1, asked.deals, asked.seed, asked.threads)
        print(f"{higher} over {higher - 1}: {100 * mean:.0f} % ± {100 * error:.0f}", flush=True)


if __name__ == "__main__":
    main()
