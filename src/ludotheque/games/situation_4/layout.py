"""The state of a game of Situation 4 and the board it is played on, field by field.

A set of locations is one word a row, with a bit for each column. Nothing is hidden, so a view is the state.
"""

from typing import Any, TypeAlias

import numpy as np

COLUMNS = 26  # at most: a letter each
ROWS = 26
PLACES = COLUMNS * ROWS  # a location's number is row * COLUMNS + column, on every board
SIDES = 2
SEATS = 8
HANDS = 4  # seats a side
OBJECTIVES = 32
SPOTS = 4  # locations of an objective or of a base, at most
SITES = 16
ZONES = 256

NONE = -1

# The widest fields first, and no gap between fields, where a copy could leave anything.
STATE = np.dtype(
    [
        ("covered_at", np.int64, OBJECTIVES),  # when the last piece of an objective was laid
        ("last_piece", np.int64),  # when a piece was last laid
        ("pieces", np.int32, (SIDES, ROWS)),  # locations under pieces of a side
        ("paratroopers", np.int32, (SIDES, ROWS)),  # of a side, on pieces of the other
        ("tanks", np.int32, (SIDES, ROWS)),
        ("linked", np.int32, (SIDES, ROWS)),  # own pieces that are connected to the base line
        ("driven", np.int32, (SIDES, ROWS)),  # own pieces that tanks reach; none until their base is covered
        ("pile", np.int32),  # nothing is drawn: always 0
        ("left", np.int32),  # locations that are empty
        ("laid", np.int32, SIDES),  # pieces
        ("flags", np.int8, OBJECTIVES),  # the side whose flag stands, or NONE
        ("held", np.int8, OBJECTIVES),  # the side whose pieces cover all of an objective, or NONE
        ("bridges", np.int8, SITES),  # the side whose bridge stands, or NONE
        ("dropped", np.int8, SIDES),  # paratroopers
        ("set", np.int8, SIDES),  # tanks
        ("built", np.int8, SIDES),  # bridges
        ("side_of", np.int8, SEATS),  # of each seat, or NONE
        ("seats", np.int8),
        ("resigned", np.int8),  # the side that has resigned, or NONE
        ("is_closed", np.int8),  # 1: the board is covered, and no flag or bridge can be placed any more
        ("spare", np.int8, 7),  # always 0
    ],
    align=True,
)

VIEW = STATE  # all there is to know

BOX = np.dtype(
    [
        ("board", np.int64),  # a number made of all that the board's file says
        ("flag_grace", np.int64),  # milliseconds
        ("columns", np.int32),
        ("rows", np.int32),
        ("river", np.int32),  # it runs between this many rows and the rest
        ("full", np.int32),  # a row with every location
        ("objectives", np.int32),  # how many
        ("sites", np.int32),
        ("zones", np.int32),
        ("across", np.int32),  # zones side by side
        ("value", np.int32, OBJECTIVES),
        ("zone_columns", np.int32, ZONES),  # the columns that a zone lies on
        ("spots", np.int16, (OBJECTIVES, SPOTS)),  # the locations of an objective; NONE past the last
        ("tank_base", np.int16, (SIDES, SPOTS)),
        ("paratroop_base", np.int16, (SIDES, SPOTS)),
        ("site_a", np.int16, SITES),  # the locations that a bridge joins
        ("site_b", np.int16, SITES),
        ("objective_at", np.int8, PLACES),  # the objective of a location, or NONE
        ("zone_top", np.int8, ZONES),  # the first row that a zone lies on, and the last
        ("zone_end", np.int8, ZONES),
        ("zones_up", np.int16, (ROWS, 2)),  # which rows of zones lie on a row, the end not included
        ("zones_over", np.int16, (COLUMNS, 2)),  # which columns of zones lie on a column, likewise
        ("side_of", np.int8, SEATS),  # of each seat, as the options say; NONE past the last
    ],
    align=True,
)

State: TypeAlias = Any  # a record of STATE: a NumPy void, or Numba's record inside kernels
Box: TypeAlias = Any  # a record of BOX
