"""What Situation 4 has in stock, counted from what everybody sees."""

from collections import Counter
from typing import Any

from ludotheque.engine.match import Match

# Of the notation, what no sentence beside a board may hold: moves and ids. Locations stand on the board.
CODES = r"\b(?:lay|drop|tank) [A-Z]\d|\b(?:headquarters|refinery|airfield|town|village|harbour)-[a-z]+"

COUNTED = {"paratroopers": "dropped", "tanks": "set", "bridges": "built"}  # what the state counts of each


def shown(match: Match) -> dict[str, Any]:
    """The state as `ludotheque replay --json` shows it."""
    return match.game.describe(match.box, match.state)


def drawn(match: Match) -> Counter[str]:
    """Nothing is drawn: every piece lies in its tray, and any may be found first."""
    return Counter()


def kept(match: Match) -> dict[str, int]:
    """What is the same at every moment of a game: locations in all, and no piece that was not counted."""
    state = shown(match)
    found = {"locations": len(state["pieces"]) + int(match.state["left"])}
    for side in (0, 1):
        laid = sum(owner == side for owner in state["pieces"].values())
        found[f"pieces of {side} that nobody counted"] = laid - int(match.state["laid"][side])
        for things, count in COUNTED.items():
            here = sum(owner == side for owner in state[things].values())
            found[f"{things} of {side} that nobody counted"] = here - int(match.state[count][side])
    return found


def gone(match: Match) -> dict[str, int]:
    """What left the stock of a side for the board, and stays there. Never less than before."""
    state = shown(match)
    return {
        f"{things} of {side} on {place}": 1
        for things in ("pieces", "flags", *COUNTED)
        for place, side in state[things].items()
    }


def box(match: Match) -> Counter[str]:
    """What the box holds: a piece of either colour for each location."""
    return Counter(dict.fromkeys(match.game.components(match.options)["locations"], 2))
