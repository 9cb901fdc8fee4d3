"""The state of Pocket, its box, and what one seat may know."""

import numpy as np

CARDS = 48
SEATS = 4
HAND = 3
MOST_ROUNDS = 10  # four seats then hold and draw all 48 cards

NONE = -1
HIDDEN = -2  # in a view: a card that this seat may not see
REVEALED = -2  # in `holder`: played, and seen by all

STATE = np.dtype(
    [
        ("pile", np.int32),  # how many cards are left to draw
        ("holder", np.int8, CARDS),  # seat that drew the card; NONE: nobody yet; or REVEALED. Own seat only
        ("aside", np.int8, SEATS),  # card played in this round, or NONE. Own seat only, unless shown
        ("is_shown", np.int8, SEATS),  # whether that card lies face up
        ("last", np.int8, SEATS),  # cards of the round before, or NONE
        ("points", np.int8, SEATS),
        ("rounds_left", np.int8),
        ("seats", np.int8),
        ("first", np.int8),  # Seat that draws first
    ],
    align=True,
)

VIEW = np.dtype(
    [
        ("pile", np.int32),
        ("hand", np.int8, CARDS),  # 1: in this seat's hand
        ("hand_sizes", np.int8, SEATS),
        ("revealed", np.int8, CARDS),  # 1: played and seen by all
        ("aside", np.int8, SEATS),  # a card, NONE or HIDDEN
        ("is_shown", np.int8, SEATS),
        ("last", np.int8, SEATS),
        ("points", np.int8, SEATS),
        ("rounds_left", np.int8),
        ("seats", np.int8),
        ("first", np.int8),
    ],
    align=True,
)

BOX = np.dtype([("rounds", np.int8)], align=True)
