"""The state of a game of Beat the Quake and the box it is played from, field by field.

A set of objects is one integer with a bit for each: its place in the edition. Hands are the secret, with what
was discarded from them; the order of the pile stays with the dealer.
"""

from typing import Any, TypeAlias

import numpy as np

OBJECTS = 60  # the most that an edition holds: a bit each, in a signed word
SEATS = 5
QUAKES = 6
KINDS = OBJECTS + QUAKES  # what can be drawn: objects by their place in the edition, then quakes
MOST_VALUE = 9  # of a VP or a VD
VALUE_BITS = 4  # that it takes to write one
LONGEST_ID = 24  # letters
ROOM = OBJECTS + QUAKES  # cards in the longest pile

NONE = -1

# Phases: what is waited for.
DEALING, DRAWING, SHOWING, CHOOSING, DISCARDING, USING, OVER = range(7)

# The widest fields first, and `spare` at the end: no gap between fields, where a copy could leave anything.
STATE = np.dtype(
    [
        ("hands", np.int64, SEATS),  # own seat only
        ("face_up", np.int64, SEATS),  # common objects
        ("used_by_others", np.int64, SEATS),  # face down before their owner
        ("neutral", np.int64, SEATS),  # used alone: in the piles of neutralised quakes
        ("lost", np.int64, SEATS),  # discarded from a hand: own seat only
        ("gone", np.int64),  # used by their owner with the help of others: out of the game
        ("discarded", np.int64),  # from the table
        ("pile", np.int32),  # how many cards are left to draw
        ("damage", np.int16),  # announced, additions included; NONE: no quake is being met
        ("reached", np.int16),  # the VP used against it so far
        (
            "told",
            np.int16,
            SEATS,
        ),  # the VD announced of a hand that has not grown since; NONE: nothing is known
        ("goal", np.int16),  # BQ-9: the points that all seats have to reach together; 0: each plays alone
        ("told_lost", np.int8, SEATS),  # cards discarded from that hand since
        ("neutralised", np.int8, SEATS),  # quakes met alone
        ("order", np.int8, QUAKES),  # the quakes drawn, in order; NONE past the last
        ("drawn", np.int8),  # how many of them
        ("met", np.int8),  # how many were met
        ("seats", np.int8),
        ("phase", np.int8),
        ("turn", np.int8),  # Seat whose turn it is, or which is dealt a card
        ("actor", np.int8),  # Seat that decides: another one only when discarding
        ("first", np.int8),  # Seat that begins
        ("taken", np.int8),  # objects drawn in this turn
        ("card", np.int8),  # the object just drawn, while its owner may show one, or NONE: own seat only
        ("last_vp", np.int8),  # VP of the card used last in this defence, or MOST_VALUE
        ("is_alone", np.int8),  # 1: only the actor's own common objects may be used
        ("safe", np.int8),  # so many draws are objects for sure
        ("is_fatal", np.int8),
        ("asked", np.int8),  # seats that have been asked to discard
        ("spare", np.int8, 6),  # always 0
    ],
    align=True,
)

# What one seat may know, or a spectator. Public fields have the names and types of STATE.
VIEW = np.dtype(
    [
        ("hand", np.int64),  # of the seat that looks; after the end unused: `hands` has it
        ("hands", np.int64, SEATS),  # after the end, of all; before it 0
        ("face_up", np.int64, SEATS),
        ("used_by_others", np.int64, SEATS),
        ("neutral", np.int64, SEATS),
        ("my_lost", np.int64),  # discarded from the hand of the seat that looks
        ("gone", np.int64),
        ("discarded", np.int64),
        ("pile", np.int32),
        ("damage", np.int16),
        ("reached", np.int16),
        ("told", np.int16, SEATS),
        ("goal", np.int16),
        ("told_lost", np.int8, SEATS),
        ("hand_sizes", np.int8, SEATS),
        ("lost_sizes", np.int8, SEATS),
        ("neutralised", np.int8, SEATS),
        ("order", np.int8, QUAKES),
        ("drawn", np.int8),
        ("met", np.int8),
        ("seats", np.int8),
        ("phase", np.int8),
        ("turn", np.int8),
        ("actor", np.int8),
        ("first", np.int8),
        ("taken", np.int8),
        ("card", np.int8),  # of the seat that looks, or NONE
        ("last_vp", np.int8),
        ("is_alone", np.int8),
        ("safe", np.int8),
        ("is_fatal", np.int8),
        ("asked", np.int8),
        ("seat", np.int8),  # who looks; NONE: a spectator
        ("spare", np.int8, 3),  # always 0
    ],
    align=True,
)

BOX = np.dtype(
    [
        ("all", np.int64),  # a bit for each object of the edition
        ("edition", np.int64),  # a number made of all that its cards say
        ("at_most", np.int64, MOST_VALUE + 1),  # the objects with this VP or less
        ("vp_bits", np.int64, VALUE_BITS),  # the objects whose VP has this binary digit
        ("vd_bits", np.int64, VALUE_BITS),
        ("goals", np.int16, SEATS + 1),  # by how many play; 0: each plays alone
        ("vp", np.int8, OBJECTS),
        ("vd", np.int8, OBJECTS),
        ("objects", np.int8),  # how many
        ("advanced", np.int8),  # 0 or 1
        ("ids", np.int8, (OBJECTS, LONGEST_ID)),  # ASCII, zeros behind
    ],
    align=True,
)

State: TypeAlias = Any  # a record of STATE: a NumPy void, or Numba's record inside kernels
Box: TypeAlias = Any  # a record of BOX
View: TypeAlias = Any  # a record of VIEW
