"""What a game of Hex is, field by field."""

from typing import Any, TypeAlias

import numpy as np

MOST_SIZE = 13
CELLS = MOST_SIZE * MOST_SIZE
NEAR = 6  # cells beside a cell
EMPTY = NONE = -1

# Edges that a chain of stones touches, a bit each: seat 0 joins the first two, seat 1 the others.
TOP, BOTTOM, LEFT, RIGHT = 1, 2, 4, 8

BOX = np.dtype(
    [
        ("size", np.int16),  # rows, and columns
        ("near", np.int16, (CELLS, NEAR)),  # the cells beside each, or NONE
        ("edges", np.int8, CELLS),  # the edges that each lies at
    ],
    align=True,
)

STATE = VIEW = np.dtype(  # nothing is hidden: what a seat may know is the state
    [
        ("chain", np.int16, CELLS),  # a stone of the same chain nearer to its head; of the head: itself
        ("stone_at", np.int8, CELLS),  # whose stone lies on each cell, or EMPTY
        ("touches", np.int8, CELLS),  # of the head of a chain: the edges that it touches
        ("seats", np.int8),
        ("actor", np.int8),  # who decides, or NONE when the game is over
        ("winner", np.int8),  # or NONE
        ("pile", np.int8),  # nothing is drawn: 0
    ],
    align=True,
)

Box: TypeAlias = Any
State: TypeAlias = Any
