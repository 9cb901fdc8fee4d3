"""Does a seat win more often if it takes all others for its enemies? Searches of both kinds at one table.

python benchmarks/paranoid.py seismic --deals 20 --simulations 300

Each deal is played six times at three seats: one seat is paranoid and two look for their own chances (max^n),
in each place, then the other way round. A table of Beat the Quake that is lost is nobody's.
"""

import argparse
from dataclasses import replace

import numpy as np

from ludotheque.bots.search import Search
from ludotheque.engine.contract import Game, Setup
from ludotheque.engine.match import Match
from ludotheque.games import registry

SEATS = 3


def play(game: Game, deal: int, are_paranoid: list[bool], simulations: int) -> tuple[float, float]:
    """The wins of seats that are paranoid, and of the others; a shared win is split."""
    options = game.options({})
    match = Match(game, options, SEATS, Setup(*game.deal(options, SEATS, f"paranoid {deal}")))
    strongest = game.part("mind").LEVELS[-1].settings
    searches = [
        Search(game, replace(strongest, is_paranoid=is_paranoid), SEATS * deal + seat)
        for seat, is_paranoid in enumerate(are_paranoid)
    ]
    while not match.is_over:
        seat = match.to_move()[0]
        thought = searches[seat].think(match.view(seat), match.legal(seat), simulations=simulations)
        match.play(seat, thought.best)
    winners = match.winners()
    shares = [sum(are_paranoid[seat] == kind for seat in winners) / max(len(winners), 1) for kind in (1, 0)]
    return shares[0], shares[1]


def main() -> None:
    """Print the share of wins of a paranoid seat: a half means that both kinds are as good."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=[name for name in registry.NAMES if not registry.find(name).is_timed])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=300)
    asked = parser.parse_args()
    game, shares = registry.find(asked.game), []
    for deal in range(asked.deals):
        wins = np.zeros(2)  # of one paranoid seat, and of one that is not, over the same number of games
        for odd in range(SEATS):
            for is_alone in (True, False):
                wins += play(
                    game, deal, [(seat == odd) == is_alone for seat in range(SEATS)], asked.simulations
                )
        if wins.sum():
            shares.append(wins[0] / wins.sum())
        margin = 1.96 * np.std(shares) / np.sqrt(len(shares)) if shares else 0.0
        print(f"{deal + 1} deals: {100 * np.mean(shares):.1f} ± {100 * margin:.1f} %", flush=True)


if __name__ == "__main__":
    main()
