"""What Hex has in stock, counted from what everybody sees: cells, and nothing that is drawn."""

from collections import Counter

from ludotheque.engine.match import Match

# Of the notation, what no sentence beside a board may hold: cells stand on the board, so nothing.
CODES = r"(?!)"


def stones(match: Match) -> Counter[str]:
    """How often each letter stands on the board."""
    return Counter("".join(match.game.describe(match.box, match.state)["rows"]))


def drawn(match: Match) -> Counter[str]:
    """Nothing is drawn."""
    return Counter()


def box(match: Match) -> Counter[str]:
    """Nothing can be."""
    return Counter()


def kept(match: Match) -> dict[str, int]:
    """What is the same at every moment: as many cells, and a stone for each move."""
    found = stones(match)
    return {"cells": found.total(), "stones that nobody played": found["A"] + found["B"] - len(match.played)}


def gone(match: Match) -> dict[str, int]:
    """What left a seat's hand for the board, and stays there. Never less than before."""
    return {stone: stones(match)[stone] for stone in "AB"}
