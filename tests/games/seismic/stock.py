"""What Seismic has in stock, counted from what everybody sees."""

from collections import Counter
from typing import Any

from ludotheque.engine.match import Match

# Of the notation, what no sentence beside a board may hold: cells, tiles and how they lie.
CODES = r"-?\d+,-?\d+|\+\d:\d|\b0[1-5]\b|\b[0-5]{2}(?:-[0-5]{2})+\b|\bq[1-6]\b|\brotation\b"


def shown(match: Match) -> dict[str, Any]:
    """The state as `ludotheque replay --json` shows it."""
    return match.game.describe(match.box, match.state)


def drawn(match: Match) -> Counter[str]:
    """What has been drawn from the pile so far."""
    pile = match.setup.pile
    known = len(pile) - shown(match)["pile"]
    return Counter(match.game.outcome_text(match.box, tile) for tile in pile[:known])


def kept(match: Match) -> dict[str, int]:
    """What is the same at every moment of a game: crews a seat, tiles in all, towns."""
    state = shown(match)
    crews = Counter(seat for tile in state["tiles"].values() for seat in tile["crews"].values())
    totals = {f"crews of {seat}": left + crews[seat] for seat, left in enumerate(state["crews_left"])}
    return {
        **totals,
        "tiles": drawn(match).total() + state["pile"],
        "towns": sum(tile["shape"] == "town" for tile in state["tiles"].values()),
    }


def gone(match: Match) -> dict[str, int]:
    """What left the game: drawn, and neither on the table nor face up. Never less than before."""
    state = shown(match)
    here = Counter(tile["shape"] for tile in state["tiles"].values() if tile["shape"] != "town")
    here.update(state["face_up"])
    found = drawn(match)
    found.subtract(here)
    return dict(found)


def box(match: Match) -> Counter[str]:
    """What the box holds of what can be drawn."""
    groups = match.game.components(match.options)
    copies = 2 if "twin-cities" in match.options.variants else 1
    return Counter(
        {
            code: count * copies
            for group in ("highways", "intersections", "quakes")
            for code, count in groups[group].items()
        }
    )
