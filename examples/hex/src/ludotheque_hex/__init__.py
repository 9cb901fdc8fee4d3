"""Hex: two seats join the sides of a board."""
