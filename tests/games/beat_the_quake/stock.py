"""What Beat the Quake has in stock, counted from what a replay shows."""

from collections import Counter
from typing import Any

from ludotheque.engine.match import Match

# Of the notation, what no sentence beside a board may hold: quakes by their number.
CODES = r"\b(?:yellow|orange|red)-\d\b|\b(?:show|use|discard) [a-z]+-[a-z]"


def shown(match: Match) -> dict[str, Any]:
    """The state as `ludotheque replay --json` shows it."""
    return match.game.describe(match.box, match.state)


def taken(match: Match) -> Counter[str]:
    """What has been drawn from the pile so far."""
    pile = match.setup.pile
    known = len(pile) - shown(match)["pile"]
    return Counter(match.game.outcome_text(match.box, card) for card in pile[:known])


def drawn(match: Match) -> Counter[str]:
    """What has been drawn and seen by everybody: no guess has it in the pile."""
    state = shown(match)
    seen = {card for cards in (*state["face_up"], *state["used_by_others"]) for card in cards}
    quakes = match.game.components(match.options)["quakes"]
    return Counter(card for card in taken(match) if card in seen or card in quakes)


def here(match: Match) -> Counter[str]:
    """What lies in a hand, face up, or face down before its owner."""
    state = shown(match)
    places = (*state["hands"], *state["face_up"], *state["used_by_others"])
    return Counter(card for cards in places for card in cards)


def kept(match: Match) -> dict[str, int]:
    """What is the same at every moment of a game: cards in all, and none of them in two places."""
    return {
        "cards": taken(match).total() + shown(match)["pile"],
        "in two places": sum(count - 1 for count in here(match).values()),
        "from nowhere": (here(match) - taken(match)).total(),
    }


def gone(match: Match) -> dict[str, int]:
    """What left the game: drawn, and in no place any more. Never less than before."""
    found = taken(match)
    found.subtract(here(match))
    return {card: count for card, count in found.items() if count}


def box(match: Match) -> Counter[str]:
    """What the box holds of what can be drawn."""
    found = match.game.components(match.options)
    return Counter([*(card["id"] for card in found["objects"]), *found["quakes"]])
