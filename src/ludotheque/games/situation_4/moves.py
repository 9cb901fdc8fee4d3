"""The one table of moves: code <-> text. Its order is part of every saved game: append, never insert.

A location is named by its column's letter and its row; objectives and bridge sites have their ids in the box.
"""

from functools import cache

from ludotheque.engine.words import Refused, quote
from ludotheque.games.situation_4.components import Board, location_number, location_text
from ludotheque.games.situation_4.layout import OBJECTIVES, PLACES, SITES

LAY = 0  # location
DROP = LAY + PLACES  # location
TANK = DROP + PLACES  # location
FLAG = TANK + PLACES  # objective
BRIDGE = FLAG + OBJECTIVES  # site
RESIGN = BRIDGE + SITES
MOVES = RESIGN + 1

_ON_LOCATION = {"lay": LAY, "drop": DROP, "tank": TANK}


@cache
def texts(board: Board) -> dict[int, str]:
    """Every move on this board in record notation, by its code."""
    found = {
        first + place: f"{verb} {location_text(place)}"
        for verb, first in _ON_LOCATION.items()
        for place in board.places
    }
    found |= {FLAG + number: f"flag {objective.id}" for number, objective in enumerate(board.objectives)}
    found |= {BRIDGE + number: f"bridge {site}" for number, site in enumerate(board.bridges)}
    return {**found, RESIGN: "resign"}


@cache
def _codes(board: Board) -> dict[str, int]:
    return {text: code for code, text in texts(board).items()}


def to_code(board: Board, text: str) -> int:
    """The code of a move in record notation."""
    found = _codes(board).get(text)
    if found is not None:
        return found
    verb, blank, name = text.partition(" ")
    if blank and verb in _ON_LOCATION and location_number(name) is not None:
        raise Refused("s4-location-unknown", "S4-1.2", location=quote(name))
    if blank and verb == "flag":
        known = ", ".join(objective.id for objective in board.objectives)
        raise Refused("s4-objective-unknown", "S4-1.3", objective=quote(name), known=known)
    if blank and verb == "bridge":
        raise Refused("s4-site-unknown", "S4-1.3", site=quote(name), known=", ".join(board.bridges))
    raise Refused("move-unknown", move=quote(text))


def place_of(move: int) -> int:
    """The location that a move names; the move names one."""
    return move % PLACES
