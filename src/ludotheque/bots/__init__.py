"""Opponents. A bot sits in a seat: it gets views and legal moves, never a state."""
