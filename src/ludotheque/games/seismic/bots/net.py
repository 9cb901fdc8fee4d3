"""A net for Seismic: what each legal move promises, and who is going to win.

Highways are long, and a net of a few layers sees a few cells far. So the highways are followed first, to both
ends: for each side of each cell, what lies beyond it. What is found, and the planes of the view, goes through
layers in which each cell hears of its six neighbours.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludotheque.games.seismic.components import CREW_FRAGMENTS, fragments
from ludotheque.games.seismic.features import (
    CREW_SEAT,
    CREW_SIDE,
    FRAGMENT,
    NUMBERS,
    ON_TABLE,
    PLACED,
    PLANES,
    VALUE,
)
from ludotheque.games.seismic.layout import CELLS, COLUMNS, ROWS, SEATS, SHAPES, SIDES, STUB, axial_of
from ludotheque.games.seismic.moves import CREW, MOVES, TURN

VERSION = 1  # weights of another one do not fit
BLOCKS = 2  # of two layers each
WIDE = 128  # what is asked of the whole table: so many numbers in between
SIDES_OF = 7  # a cell and its neighbours

_LYING = CREW_FRAGMENTS[1:]
# What is known of the way beyond a side.
BEYOND = ("own crews", "other crews", "fragments", "value at the end", "an end", "leaves the table")
_OFF = len(BEYOND) - 1
_SCALE = (1.0, 1.0, 1 / 8, 1 / 6, 1.0, 1.0)
_BITS = (6, 6, 6, 4, 1, 1)
_SHIFT = tuple(sum(_BITS[:place]) for place in range(len(_BITS)))
_MASK = tuple((1 << bits) - 1 for bits in _BITS)
_LOOKS = 5  # a highway is followed over 2 ** 5 fragments each way
SEEN = len(PLANES) + SIDES * len(BEYOND) + len(BEYOND)
_STILL = 3 + SIDES  # coordinates, and the six lines on which quakes strike
PER_CELL = SHAPES * SIDES + SIDES  # moves: a place of each shape, a turn
REST = TURN - CREW  # moves that belong to no cell

Weights = Mapping[str, Any]


class Ground(NamedTuple):
    """What is the same for every position on a table of one size. Cells are counted on this table alone."""

    rows: slice  # of the largest table
    columns: slice
    is_odd: Any  # [1, 1, column, 1]: the neighbours at the sides lie half a row lower
    entry: Any  # [cell × side]: where one comes in, going out over this side; see `follow`
    still: Any  # [row, column, _STILL]
    place_of: Any  # where in all logits a move's is, by code; past the last one for a move off this table


@cache
def ground(rows: int, columns: int) -> Ground:
    """The ground of a table with so many rows and columns."""
    top, left, count = (ROWS - rows) // 2, (COLUMNS - columns) // 2, rows * columns
    axial = np.array(
        [
            axial_of(row * COLUMNS + column)
            for row in range(top, top + rows)
            for column in range(left, left + columns)
        ]
    )
    number = {(int(q), int(r)): cell for cell, (q, r) in enumerate(axial)}
    steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    off = count * SIDES + 1
    entry = np.full((count, SIDES), off, np.int32)
    for (at_q, at_r), cell in number.items():
        for side, (dq, dr) in enumerate(steps):
            beyond = number.get((at_q + dq, at_r + dr))
            if beyond is not None:
                entry[cell, side] = beyond * SIDES + (side + 3) % SIDES
    q, r = axial[:, 0], axial[:, 1]
    lines = [(q * dr == r * dq) & (q * dq + r * dr > 0) for dq, dr in steps]
    still = np.stack([q / 9, r / 9, (q + r) / 9, *lines], axis=1).astype(np.float32)
    return Ground(
        slice(top, top + rows),
        slice(left, left + columns),
        (axial[:columns, 0] % 2 == 1).reshape(1, 1, columns, 1),
        entry.reshape(-1),
        still.reshape(rows, columns, _STILL),
        _places(top, left, rows, columns),
    )


def _places(top: int, left: int, rows: int, columns: int) -> Any:
    """Where in all logits a move's is: those of each cell, one cell after the other, then the rest."""
    found = np.full(MOVES, rows * columns * PER_CELL + REST, np.int32)
    table = np.arange(CELLS).reshape(ROWS, COLUMNS)
    cells = table[top : top + rows, left : left + columns].reshape(-1)
    here = np.arange(rows * columns) * PER_CELL
    for rotation in range(SIDES):
        for shape in range(SHAPES):
            found[(shape * CELLS + cells) * SIDES + rotation] = here + shape * SIDES + rotation
        found[TURN + cells * SIDES + rotation] = here + SHAPES * SIDES + rotation
    found[CREW:TURN] = rows * columns * PER_CELL + np.arange(REST)
    return found


def ground_of(planes: Any) -> Ground:
    """The ground of the table that these planes [plane, row, column] show."""
    on_table = planes[ON_TABLE] != 0
    return ground(int(on_table.any(axis=1).sum()), int(on_table.any(axis=0).sum()))


# Following highways


def _matrix(entry: Any) -> Any:
    """A number for each fragment and side."""
    return np.array([[entry(low, high, side) for side in range(SIDES)] for low, high in _LYING], np.float32)


_TOUCHES = _matrix(lambda low, high, side: side in (low, high))
_ENDS = _matrix(lambda low, high, side: side == low and high == STUB)
_ACROSS = _matrix(  # the side at the other end, and one more: 0 is none
    lambda low, high, side: 0 if high == STUB or side not in (low, high) else low + high - side + 1
)
_LOW = np.array([low for low, _ in _LYING])
_TILES = np.array(  # which fragments a tile has as it lies; none for a move that places no tile
    [
        *(
            [fragment in fragments(shape, rotation) for fragment in _LYING]
            for shape in range(SHAPES)
            for rotation in range(SIDES)
        ),
        *([False] * len(_LYING) for _ in range(SIDES)),
    ],
    np.float32,
)


def see(xp: Any, planes: Any, where: Ground) -> Any:
    """Planes [game, plane, row, column] of views on this ground, and what lies beyond each side of each cell.

    As bytes [game, row, column, SEEN].
    """
    planes = planes[:, :, where.rows, where.columns]
    games, _, rows, columns = planes.shape
    cells = xp.moveaxis(planes, 1, 3).reshape(games, rows * columns, len(PLANES))
    near, beyond = follow(xp, cells, where)
    crews = cells[..., CREW_SIDE : CREW_SIDE + SIDES, None] * (near + beyond)
    found = [cells, beyond.reshape(games, rows * columns, -1), crews.sum(axis=2)]
    return xp.concatenate([part.astype(xp.uint8) for part in found], axis=2).reshape(
        games, rows, columns, SEEN
    )


def follow(xp: Any, cells: Any, where: Ground) -> tuple[Any, Any]:
    """What one meets on the highway: coming in over each side of each cell, and going out over it.

    Both [game, cell, side, BEYOND]. Each way in knows the next one; looking twice as far each time, all of a
    highway is seen after a few looks. What is met is added up in one number, a few bits for each of BEYOND.
    """
    games, table, _ = cells.shape
    lying = cells[..., FRAGMENT : FRAGMENT + len(_LYING)].astype(xp.float32)
    crewed = (lying * cells[..., CREW_SIDE + _LOW]) @ _TOUCHES
    touches, ends, across = lying @ _TOUCHES, lying @ _ENDS, (lying @ _ACROSS).astype(xp.int32)
    own, value = cells[..., CREW_SEAT : CREW_SEAT + 1], cells[..., VALUE : VALUE + 1]
    others = cells[..., CREW_SEAT + 1 : CREW_SEAT + SEATS].sum(axis=2)[..., None]
    counts = (crewed * own, crewed * others, touches - ends, ends * value, ends)
    met = sum(count.astype(xp.int32) << bits for count, bits in zip(counts, _SHIFT[:_OFF], strict=True))
    nowhere = table * SIDES  # a way that leads no further; the one after it leads off the table
    last = xp.broadcast_to(xp.asarray([0, 1 << _SHIFT[_OFF]], xp.int32), (games, 2))
    met = xp.concatenate([met.reshape(games, nowhere), last], axis=1)
    out = xp.broadcast_to(xp.asarray(where.entry).reshape(1, table, SIDES), (games, table, SIDES))
    onward = xp.take_along_axis(out, xp.maximum(across - 1, 0), axis=2)
    onward = xp.where(across == 0, nowhere, onward).reshape(games, nowhere)
    onward = xp.concatenate([onward, xp.full((games, 2), nowhere, xp.int32)], axis=1)
    for _ in range(_LOOKS):
        met = met + xp.take_along_axis(met, onward, axis=1)
        onward = xp.take_along_axis(onward, onward, axis=1)
    shift, mask = xp.asarray(_SHIFT, xp.int32), xp.asarray(_MASK, xp.int32)
    near, beyond = met[:, :nowhere], met[:, where.entry]
    shape = (games, table, SIDES, 1)
    return near.reshape(shape) >> shift & mask, beyond.reshape(shape) >> shift & mask


# The net


def first_weights(channels: int, seed: int) -> dict[str, Any]:
    """Weights to begin with, by chance."""
    rng = np.random.default_rng(seed)

    def drawn(inputs: int, outputs: int, scale: float = 1.0) -> Any:
        return (rng.standard_normal((inputs, outputs)) * scale * np.sqrt(2 / inputs)).astype(np.float32)

    asked = 3 * channels + len(NUMBERS)
    found = {
        "first": drawn((SEEN + _STILL) * SIDES_OF, channels),
        "first.numbers": drawn(len(NUMBERS), channels, 0.5),
        "cells": drawn(channels, PER_CELL, 0.01),
        "fragments": drawn(channels, len(_LYING), 0.01),
        "rest.wide": drawn(asked, WIDE),
        "rest": drawn(WIDE, REST, 0.01),
        "value.wide": drawn(asked, WIDE),
        "value": drawn(WIDE, 1, 0.1),
    }
    for block in range(BLOCKS):
        found[f"block.{block}.0"] = drawn(channels * SIDES_OF, channels)
        found[f"block.{block}.1"] = drawn(channels * SIDES_OF, channels, 0.5)
    biased = (
        "first",
        "cells",
        "rest.wide",
        "rest",
        "value.wide",
        "value",
        *(n for n in found if "block" in n),
    )
    return found | {f"{name}.bias": np.zeros(found[name].shape[1], np.float32) for name in biased}


def fits(weights: Weights) -> bool:
    """Whether these are weights of this net, with any number of channels."""
    if "cells" not in weights or weights["cells"].ndim != 2:
        return False
    wanted = first_weights(len(weights["cells"]), 0)
    shapes = {name: values.shape for name, values in weights.items()}
    return shapes == {name: values.shape for name, values in wanted.items()}


_SCALES = np.ones(SEEN, np.float32)
_SCALES[VALUE] = 1 / 6
_SCALES[len(PLANES) :] = np.tile(_SCALE, SIDES + 1)


def apply(xp: Any, weights: Weights, seen: Any, numbers: Any, where: Ground, kind: Any) -> tuple[Any, Any]:
    """The logits of all moves, in the order of `Ground.place_of`, and how well it stands, from -1 to 1.

    For each game: what `see` gave, and the numbers of the view. Worked out in numbers of this kind; what is
    added up over the table, in 32-bit floats.
    """
    weights = {name: xp.asarray(values).astype(kind) for name, values in weights.items()}
    games, rows, columns, _ = seen.shape
    is_odd = xp.asarray(where.is_odd)
    still = xp.broadcast_to(xp.asarray(where.still).astype(kind), (games, *where.still.shape))
    scaled = seen.astype(kind) * xp.asarray(_SCALES).astype(kind)
    counted = numbers.astype(kind)
    hidden = around(xp, xp.concatenate([scaled, still], axis=3), is_odd) @ weights["first"]
    told = counted @ weights["first.numbers"] + weights["first.bias"]
    hidden = xp.maximum(hidden + told[:, None, None, :], 0)
    for block in range(BLOCKS):
        inner = hidden
        for layer in (f"block.{block}.0", f"block.{block}.1"):
            before = around(xp, inner, is_odd) @ weights[layer] + weights[f"{layer}.bias"]
            inner = xp.maximum(before if layer.endswith("0") else before + hidden, 0)
        hidden = inner
    by_cell = hidden @ (weights["cells"] + weights["fragments"] @ xp.asarray(_TILES.T).astype(kind))
    by_cell = by_cell.astype(xp.float32) + weights["cells.bias"].astype(xp.float32)
    placed = (hidden * seen[..., PLACED, None].astype(kind)).sum(axis=(1, 2))
    mean = hidden.astype(xp.float32).mean(axis=(1, 2)).astype(kind)
    table = xp.concatenate([mean, hidden.max(axis=(1, 2)), placed, counted], axis=1)
    rest, value = (
        (
            xp.maximum(table @ weights[f"{name}.wide"] + weights[f"{name}.wide.bias"], 0) @ weights[name]
            + weights[f"{name}.bias"]
        ).astype(xp.float32)
        for name in ("rest", "value")
    )
    logits = xp.concatenate([by_cell.reshape(games, rows * columns * PER_CELL), rest], axis=1)
    return logits, xp.tanh(value[:, 0])


def around(xp: Any, hidden: Any, is_odd: Any) -> Any:
    """Beside what each cell holds what its six neighbours hold, or zero beyond the table."""
    _, rows, columns, _ = hidden.shape
    wide = xp.pad(hidden, ((0, 0), (1, 1), (1, 1), (0, 0)))

    def over(down: int, right: int) -> Any:
        return wide[:, 1 + down : 1 + down + rows, 1 + right : 1 + right + columns]

    def aside(down: int, right: int) -> Any:
        return xp.where(is_odd, over(down + 1, right), over(down, right))

    neighbours = (over(-1, 0), aside(-1, 1), aside(0, 1), over(1, 0), aside(0, -1), aside(-1, -1))
    return xp.concatenate([hidden, *neighbours], axis=3)
