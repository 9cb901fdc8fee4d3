"""Opponents. A bot sits in a seat: it gets views and legal moves, never a state."""

from ludotheque.engine.contract import DEFAULTS

DEFAULTS |= {"playouts": "ludotheque.bots.defaults.playouts", "mind": "ludotheque.bots.defaults.mind"}
