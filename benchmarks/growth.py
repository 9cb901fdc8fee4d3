"""How the cost of a decision grows with the number of open places: prints a JSON list of rows.

Positions of random games on the large table with both boxes, sorted by their open places into equal groups;
in each group every position gets one uniform decision, timed together.
"""

import json
import sys
import time
from typing import Any

import numpy as np

from ludotheque.engine.jit import kernel
from ludotheque.engine.noise import below, lanes, noise
from ludotheque.games.registry import find
from ludotheque.games.seismic.bots.playouts import decide_uniform
from ludotheque.games.seismic.layout import OPEN_WORDS, PLACING, STATE
from ludotheque.games.seismic.rules import count_legal, draw, nth_legal, play, start, to_move

GAMES = 400
GROUPS = 6
REPEATS = 5


@kernel
def collect(box: Any, state: Any, pile: Any, lane0: int, lane1: int, kept: Any, count: int) -> int:
    """Play a random game on and keep every position in which a tile is placed; how many are kept then."""
    draw(box, state, pile)
    counter = 0
    while to_move(state) > 0:
        if state["phase"] == PLACING and count < len(kept):
            kept[count] = state
            count += 1
        number = below(noise(lane0, lane1, counter), count_legal(box, state))
        play(box, state, state["actor"], nth_legal(box, state, number), 0)
        draw(box, state, pile)
        counter += 1
    return count


@kernel
def decide_all(box: Any, states: Any) -> None:
    """One uniform decision in each position."""
    for place in range(len(states)):
        state = states[place]
        play(box, state, state["actor"], decide_uniform(box, state, noise(1, 2, place)), 0)


def positions() -> tuple[Any, Any]:
    """The box, and positions of many random games."""
    game = find("seismic")
    options = game.options({"variants": ["twin-cities"], "table": "large"})
    box = game.box(options)
    kept, state = np.zeros(GAMES * 150, STATE), np.zeros(1, STATE)
    count = 0
    for number in range(GAMES):
        first, pile = game.deal(options, 2, f"growth {number}")
        start(box, state[0], 2, first, len(pile))
        count = collect(box, state[0], np.array(pile, np.int16), *lanes(number), kept, count)
    return box, kept[:count]


def open_places(states: Any) -> Any:
    """How many open places each position has."""
    bits = states["open"].reshape(len(states), OPEN_WORDS).astype(np.int64)
    return np.array([sum(int(word).bit_count() for word in row) for row in bits])


def main() -> None:
    """A row a group: mean open places, nanoseconds a decision."""
    box, states = positions()
    places = open_places(states)
    rows = []
    for group in np.array_split(np.argsort(places, kind="stable"), GROUPS):
        times = []
        for _ in range(REPEATS):
            copies = states[group].copy()
            started = time.perf_counter()
            decide_all(box, copies)
            times.append((time.perf_counter() - started) / len(group) * 1e9)
        rows.append({"open_places": float(places[group].mean()), "ns_per_decision": min(times)})
    json.dump(rows, sys.stdout)
    print()


if __name__ == "__main__":
    main()
