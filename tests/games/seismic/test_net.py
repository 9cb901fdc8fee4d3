"""What Seismic's net thinks: in NumPy what it thought in JAX, of highways as they lie on the table."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import load_file

from ludotheque.bots import learned, lineup
from ludotheque.engine.contract import Setup
from ludotheque.engine.match import Match
from ludotheque.games.registry import find
from ludotheque.games.seismic.bots import net
from ludotheque.games.seismic.components import CREW_FRAGMENTS
from ludotheque.games.seismic.features import CREW_SEAT, CREW_SIDE, FRAGMENT, VALUE, features
from ludotheque.games.seismic.layout import COLUMNS, SIDES, STUB, axial_of

GAME = find("seismic")
THOUGHT = json.loads((Path(__file__).parent / "thought.json").read_text())  # by examples/train_seismic.py
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def match_of(seed: str, seats: int = 2, **options: object) -> Match:
    """A game that begins."""
    chosen = GAME.options_for(seats, options)
    return Match(GAME, chosen, seats, Setup(*GAME.deal(chosen, seats, seed)))


def test_numpy_thinks_what_jax_thought() -> None:
    bot = lineup.find("learned", GAME, 0)
    assert isinstance(bot, learned.Learned)
    match = match_of("a position")
    for text in THOUGHT["moves"]:
        match.play(match.to_move()[0], GAME.move_code(match.box, text))
    seat = match.to_move()[0]
    legal = match.legal(seat)
    assert GAME.move_texts(match.box, legal) == THOUGHT["legal"]
    assert bot.logits(match.view(seat), legal) == pytest.approx(THOUGHT["logits"], abs=2e-3)
    planes, numbers = features(match.view(seat))
    where = net.ground_of(planes)
    weights = {
        name: values.astype(np.float32)
        for name, values in load_file(learned.file_named("learned", GAME)).items()
    }
    seen = net.see(np, planes[None], where)
    _, value = net.apply(np, weights, seen, numbers[None], where, np.float32)
    assert value == pytest.approx([THOUGHT["value"]], abs=1e-3)
    assert max(THOUGHT["logits"]) - min(THOUGHT["logits"]) > 1


def walked(planes: Any, where: net.Ground) -> dict[tuple[int, int, int], list[int]]:
    """What lies beyond each side of each cell, found by walking along the highway, tile by tile."""
    rows, columns = (range(part.start, part.stop) for part in (where.rows, where.columns))
    cells = {axial_of(row * COLUMNS + column): (row, column) for row in rows for column in columns}
    fragments = list(enumerate(CREW_FRAGMENTS[1:], start=FRAGMENT))

    def beyond(q: int, r: int, side: int) -> list[int]:
        own = others = length = value = end = 0
        while True:
            q, r, side = q + STEPS[side][0], r + STEPS[side][1], (side + 3) % SIDES
            if (q, r) not in cells:
                return [own, others, length, value, end, 1]
            here = planes[:, *cells[q, r]]
            lying = [ends for plane, ends in fragments if here[plane] and side in ends]
            if not lying:
                return [own, others, length, value, end, 0]
            low, high = lying[0]
            if here[CREW_SIDE + low]:
                own, others = own + here[CREW_SEAT], others + here[CREW_SEAT + 1 : CREW_SEAT + 4].sum()
            if high == STUB:
                return [own, others, length, value + here[VALUE], end + 1, 0]
            length, side = length + 1, low + high - side

    return {
        (row, column, side): beyond(q, r, side)
        for (q, r), (row, column) in cells.items()
        for side in range(SIDES)
    }


@pytest.mark.parametrize("table", ["small", "standard", "large"])
def test_highways_are_followed_to_their_ends(table: str) -> None:
    match = match_of("highways", seats=3, table=table)
    rng = np.random.default_rng(5)
    while len(match.played) < 80:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.integers(len(legal))])
    planes, _ = features(match.view(match.to_move()[0]))
    where = net.ground_of(planes)
    seen = net.see(np, planes[None], where)[0]
    first = seen.shape[2] - (SIDES + 1) * len(net.BEYOND)
    found = walked(planes.astype(int), where)
    assert max(length for _, _, length, *_ in found.values()) > 3
    for (row, column, side), wanted in found.items():
        place = first + side * len(net.BEYOND)
        here = seen[row - where.rows.start, column - where.columns.start, place : place + len(net.BEYOND)]
        assert here.tolist() == wanted, (row, column, side)


def test_neighbours_are_those_of_the_table() -> None:
    """A mark on one cell is heard by its six neighbours, each over the side that leads back."""
    where = net.ground(11, 13)
    box = GAME.box(GAME.options({"table": "small"}))
    for row, column in ((5, 6), (5, 7), (0, 0), (10, 12), (0, 5)):
        hidden = np.zeros((1, 11, 13, 1), np.float32)
        hidden[0, row, column] = 1
        heard = net.around(np, hidden, where.is_odd)[0].reshape(-1, 7)
        cell = (row + where.rows.start) * COLUMNS + column + where.columns.start
        over = {
            (
                (beyond // COLUMNS - where.rows.start) * 13 + beyond % COLUMNS - where.columns.start,
                1 + (side + 3) % 6,
            )
            for side, beyond in enumerate(box["neighbour"][cell].tolist())
            if beyond >= 0
        }
        assert set(zip(*(part.tolist() for part in np.nonzero(heard)), strict=True)) == over | {
            (row * 13 + column, 0)
        }
