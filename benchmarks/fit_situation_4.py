"""How well the values of Situation 4 foretell who wins, and which numbers in them would do better.

    python benchmarks/fit_situation_4.py play
    LUDOTHEQUE_INTERPRET=1 python benchmarks/fit_situation_4.py fit FAR=12 TANK=0,40

The first plays games of bots, with stray pieces, and keeps positions and how they ended; the second tries
other numbers, which needs no compiling if kernels are interpreted. The loss is the mean of -log(chance given
to who won), with the spread that suits these numbers best.
"""

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.bots import lineup
from ludotheque.engine.contract import START, Milliseconds, Move, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.games.registry import find
from ludotheque.games.situation_4.bots import value as values

GAME = find("situation-4")
GAMES = {"skirmish": 60, "classic": 40}
BOT, SHARE = "level-7", 40  # and how much of the pace its hands take
STRAY = 0.15  # of the decisions are any piece at all, so that games differ
KEPT = 0.15  # of the positions
FOLDER = Path(tempfile.gettempdir())
SPREADS = tuple(product((10, 20, 40, 80), (50, 100, 200, 300, 350, 400, 600)))


def positions(board: str, number: int) -> tuple[list[Any], int]:
    """Some positions of a game, and how many points more side 0 had in the end."""
    rng = np.random.default_rng(number)
    options = GAME.options({"board": board})
    match = Match(GAME, options, 2, Setup(*GAME.deal(options, 2, str(number))))
    bots = [lineup.find(BOT, GAME, 2 * number + seat) for seat in range(2)]
    plans: list[tuple[int, int, Move | None]] = [(int(START), seat, None) for seat in range(2)]
    kept = []
    while not match.is_over:
        time, number, move = min(plans, key=lambda plan: plan[:2])
        seat, now = Seat(number), Milliseconds(time)
        end = GAME.ends_at(match.state)
        if end is not None and now >= end:
            break
        if move in match.legal(seat, now):
            match.play(seat, move, now)
            if rng.random() < KEPT:
                kept.append(match.snapshot())
        view, legal = match.view(seat), match.legal(seat, now)
        lays = [move for move in legal if GAME.ends_turn(move) and move != GAME.resign_move]
        if lays and rng.random() < STRAY:
            move = lays[int(rng.integers(len(lays)))]
        else:
            move = bots[seat].decide(view, legal, 60.0) if legal else None
        plans[seat] = (time + bots[seat].pace(view, move), number, move)
    scores = match.scores()
    return kept, scores[0] - scores[1]


def play() -> None:
    """Play games, and keep what `fit` needs."""
    for board, games in GAMES.items():
        states, leads = [], []
        for number in range(games):
            found, lead = positions(board, number)
            states += found
            leads += [lead] * len(found)
        np.savez(FOLDER / f"{board}.npz", states=np.array(states), leads=np.array(leads))
        print(f"{board}: {len(states)} positions of {games} games")


def gathered() -> Iterator[tuple[Any, Any, int]]:
    """Box, position, and the points that side 0 had more in the end."""
    for board in GAMES:
        with np.load(FOLDER / f"{board}.npz") as kept:
            states, leads = kept["states"], kept["leads"]
        box = GAME.box(GAME.options({"board": board}))
        for state, lead in zip(states, leads, strict=True):
            yield box, state, int(lead)


def report(name: str) -> None:
    """What the values as they are now foretell."""
    expected, left, won = [], [], []
    for box, state, lead in gathered():
        expected.append(values.expected_lead(box, state, SHARE, SHARE))
        left.append(float(state["left"]) / (int(box["columns"]) * int(box["rows"])))
        won.append(0.5 + 0.5 * np.sign(lead))

    def loss(spread: tuple[int, int]) -> float:
        power = np.array(expected) / (spread[0] + spread[1] * np.array(left))
        chance = np.clip(1.0 / (1.0 + np.exp(-power)), 1e-6, 1.0 - 1e-6)
        return float(-np.mean(np.array(won) * np.log(chance) + (1.0 - np.array(won)) * np.log(1.0 - chance)))

    best = min(SPREADS, key=loss)
    print(f"{name}: loss {loss(best):.4f} with SPREAD {best[0]}, SPREAD_LEFT {best[1]}")


def fit(tries: list[str]) -> None:
    """Report the numbers as they are, then each other one by itself."""
    report("as they are")
    for name, _, numbers in (one.partition("=") for one in tries):
        usual = getattr(values, name)
        for number in numbers.split(","):
            setattr(values, name, float(number))
            report(f"{name} = {number}")
        setattr(values, name, usual)


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        play()
    elif sys.argv[1:2] == ["fit"]:
        fit(sys.argv[2:])
    else:
        sys.exit(__doc__)
