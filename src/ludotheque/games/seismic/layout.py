"""The state of a game of Seismic and the box it is played from, field by field.

Nothing in a state is hidden: the order of the pile, the one secret, stays with the dealer.
"""

from typing import Any, TypeAlias

import numpy as np

COLUMNS, ROWS = 27, 19  # of the largest table; smaller ones lie in its middle
CELLS = COLUMNS * ROWS
OPEN_BITS = 54  # cells in a word of `open`: 64 would need the sign
OPEN_WORDS = -(-CELLS // OPEN_BITS)
SIDES = 6
SEATS = 4
OFFER = 3  # face-up tiles

HIGHWAY_SHAPES = 17
SHAPES = 30  # highways, then intersections: what can be placed
TOWN = SHAPES  # San Andreas, as a shape
KINDS = SHAPES + 1 + 6  # shapes, the town, q1 to q6
TILES = (SHAPES + 1) * SIDES  # a tile as it lies: shape × 6 + rotation
NEIGHBOURHOODS = 3**SIDES  # nothing, green or highway over each side
LONGEST_PILE = 1024  # that an edition can make, both copies
MOST_NUMBERS = 4 * LONGEST_PILE  # that the set-up can draw

NONE = -1
EMPTY = -1
GREEN = -1  # in `leads_to`: no highway at this side
STUB = 6  # in `leads_to`: the highway ends in the red hexagon

# Phases: what is waited for.
SETTING_UP, FLIPPING, PLACING, CREWING, CHOOSING_TOWN, CHOOSING_SIDE, TURNING, OVER = range(8)

# The widest fields first, and `spare` at the end: no gap between fields, where a copy could leave anything.
STATE = np.dtype(
    [
        ("open", np.int64, OPEN_WORDS),  # a bit a cell: empty, on the table, bordering a highway edge
        ("pile", np.int32),  # how many tiles are left to draw
        ("quakes", np.int32),  # quakes resolved so far
        ("seen", np.int32, KINDS),  # how many of each kind have been turned up
        ("tile_at", np.int16, CELLS),  # shape × 6 + canonical rotation, or EMPTY
        ("beside", np.int16, CELLS),  # what the neighbours show: base 3, side 0 first; 1 green, 2 highway
        ("placed", np.int16),  # cell of the tile just placed, while its crew is decided, or NONE
        ("turned", np.int16, SEATS),  # cell turned by each seat in this aftershock, or NONE
        (
            "crew_at",
            np.int8,
            CELLS,
        ),  # seat × 8 + lowest side of its fragment, or NONE; one a tile at most
        ("face_up", np.int8, OFFER),  # shapes on offer, sorted; EMPTY past the last
        ("crews_left", np.int8, SEATS),
        ("seats", np.int8),
        ("phase", np.int8),
        ("turn", np.int8),  # Seat whose turn it is
        ("actor", np.int8),  # Seat that decides: another one only in aftershocks
        (
            "free",
            np.int8,
        ),  # fragments just placed that may take a crew, a bit for the lowest side
        ("magnitude", np.int8),  # of the quake being resolved, or 0
        ("town", np.int8),  # index of the town being hit
        ("towns_hit", np.int8),  # how many towns this quake has hit
        ("asked", np.int8),  # how many seats the aftershock has asked
        ("spare", np.int8, 5),  # always 0
    ],
    align=True,
)

BOX = np.dtype(
    [
        ("neighbour", np.int16, (CELLS, SIDES)),  # the cell over each side, or NONE off the table
        ("fits", np.int8, (SHAPES + 1, NEIGHBOURHOODS)),  # a bit a canonical rotation that fits (SE-4.2)
        ("canonical", np.int8, (SHAPES + 1, SIDES)),  # smallest rotation that looks the same
        ("leads_to", np.int8, (TILES, SIDES)),  # the side joined to this one, STUB or GREEN
        ("shows", np.int16, (TILES, SIDES)),  # what it adds to `beside` of the cell over each side
        ("has_highway", np.int8, NEIGHBOURHOODS),  # whether any neighbour shows a highway
        ("value", np.int8, SHAPES + 1),  # of an intersection or the town; 0 for highways
        ("crew_index", np.int8, (SIDES, SIDES + 1)),  # the crew move for fragment (low, high) or (side, STUB)
        ("crew_low", np.int8, 22),  # lowest side of the fragment that a crew move names, or NONE
        ("crew_high", np.int8, 22),  # its other side, or STUB
        ("count", np.int16, KINDS),  # how many of each kind are in the game
        ("towns", np.int16, 2),  # cells; NONE past the last
        ("crews", np.int8),  # a seat's crews at the start
        ("big_one", np.int8),  # variants: 0 or 1
        ("dilemma", np.int8),
        ("aftershocks", np.int8),
        ("twin_cities", np.int8),
        ("columns", np.int8),  # of this table
        ("rows", np.int8),
        ("mixed", np.int16, KINDS),  # how many of each kind are mixed apart in the set-up (SE-3.1)
        ("leaving", np.int16),  # how many of those leave the game unseen
        ("set_aside", np.int16),  # big-one: how many q6
        ("bottom", np.int16),  # big-one: how many tiles they are shuffled into
        ("numbers", np.int16),  # how many random numbers the set-up draws
        ("bounds", np.int16, MOST_NUMBERS),  # what each of them is below, in order
    ],
    align=True,
)

State: TypeAlias = Any  # a record of STATE: a NumPy void, or Numba's record inside kernels
Box: TypeAlias = Any  # a record of BOX
VIEW = STATE  # open information: what a seat may know is the whole state
View: TypeAlias = Any


def cell_of(column: int, row: int) -> int:
    """The cell at this column and row, both counted from the table's middle."""
    return (row + ROWS // 2) * COLUMNS + column + COLUMNS // 2


def position_of(cell: int) -> tuple[int, int]:
    """Column and row of a cell, both counted from the table's middle (SE-2.1)."""
    return cell % COLUMNS - COLUMNS // 2, cell // COLUMNS - ROWS // 2


def axial_of(cell: int) -> tuple[int, int]:
    """SE-1.2, SE-2.1 The axial coordinates (q, r) of a cell."""
    column, row = position_of(cell)
    return column, row - column // 2
