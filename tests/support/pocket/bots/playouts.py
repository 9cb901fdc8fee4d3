"""The bots of Pocket: only the one that plays every game."""

BOTS = ("uniform",)
