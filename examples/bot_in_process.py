"""A bot of your own against one of ours, in one process.

python examples/bot_in_process.py
"""

import numpy as np

from ludotheque.bots import lineup
from ludotheque.engine.contract import Move, Setup, View
from ludotheque.engine.match import Match
from ludotheque.games import registry
from ludotheque.games.seismic.layout import EMPTY
from ludotheque.games.seismic.moves import cell_text

SEISMIC = registry.find("seismic")
BOX = SEISMIC.box(SEISMIC.options({}))


class Mason:
    """Fills gaps: places tiles where most neighbours lie, and puts a crew wherever it may."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move:
        """The move with the best mark; among equals any."""
        tiles = np.flatnonzero(view.record["tile_at"] != EMPTY)
        lying = {cell_text(int(cell)) for cell in tiles}
        marks = [self._mark(SEISMIC.move_text(BOX, move), lying) for move in legal]
        best = [move for move, mark in zip(legal, marks, strict=True) if mark == max(marks)]
        return best[self._rng.integers(len(best))]

    @staticmethod
    def _mark(move: str, lying: set[str]) -> int:
        """How good a move looks, from its text alone."""
        kind, *words = move.split(" ")
        if kind == "place":
            q, r = map(int, words[1].split(","))
            steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
            return sum(f"{q + dq},{r + dr}" in lying for dq, dr in steps)
        return int(words[0] != "-")


def main() -> None:
    """Play one game and show how it ends."""
    options = SEISMIC.options({})
    first, pile = SEISMIC.deal(options, seats=2, seed="an example")
    match = Match(SEISMIC, options, 2, Setup(first, pile))
    bots = [Mason(seed=1), lineup.find("uniform", SEISMIC, seed=2)]
    while not match.is_over:
        seat = match.to_move()[0]
        move = bots[seat].decide(match.view(seat), match.legal(seat), seconds=1.0)
        match.play(seat, move)
    print(f"{len(match.played)} moves, scores {match.scores()}, won by {match.winners()}")


if __name__ == "__main__":
    main()
