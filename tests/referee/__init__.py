"""Slow, plain referees: second readings of the ruling sheets, for the tests alone."""
