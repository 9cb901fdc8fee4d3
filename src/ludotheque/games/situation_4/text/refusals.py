"""Why a move is refused, in words with the clause."""

from typing import Any

from ludotheque.engine.words import Refused, coded, quote
from ludotheque.games.situation_4.components import (
    BRIDGES,
    PARATROOPERS,
    TANKS,
    board_in,
    location_number,
    location_text,
)
from ludotheque.games.situation_4.layout import COLUMNS, NONE, Box, State
from ludotheque.games.situation_4.moves import BRIDGE, DROP, FLAG, MOVES, RESIGN, TANK, place_of
from ludotheque.games.situation_4.rules import (
    baseline,
    closed_row,
    is_covered,
    is_in,
    is_over,
)


def why_not(box: Box, state: State, seat: int, move: int, now: int) -> Refused:
    """Why this seat cannot play this move now, with the clause. The move is not legal."""
    if is_over(state, now):
        return Refused("over", "S4-8.1")
    side = int(state["side_of"][seat])
    if not 0 <= move < MOVES:
        return Refused("move-unknown", move=quote(move))
    if move >= RESIGN:
        return Refused("over", "S4-8.1")
    if move >= BRIDGE:
        return why_no_bridge(box, state, side, move - BRIDGE)
    if move >= FLAG:
        return why_no_flag(box, state, side, move - FLAG, now)
    place = place_of(move)
    if place not in board_in(box).places:
        return Refused("s4-location-unknown", "S4-1.2", location=location_text(place))
    if move < DROP:
        return why_no_piece(box, state, side, place)
    return why_no_drop(box, state, side, place) if move < TANK else why_no_tank(box, state, side, place)


def _piece_at(state: State, place: int) -> int:
    """The side whose piece lies here, or NONE."""
    for side in (0, 1):
        if is_in(state["pieces"][side], place):
            return side
    return NONE


def why_no_piece(box: Box, state: State, side: int, place: int) -> Refused:
    """S4-3 Taken, closed by a tank, or not next to anything."""
    words: dict[str, Any] = {"location": location_text(place)}
    if _piece_at(state, place) != NONE:
        return Refused("s4-taken", "S4-3.1", **words)
    if closed_row(box, state, side, place // COLUMNS) >> (place % COLUMNS) & 1:
        return Refused("s4-closed", "S4-3.4", **words)
    if state["laid"][side] == 0:
        return Refused("s4-first-piece", "S4-3.2", row=int(baseline(box, side)) + 1, **words)
    return Refused("s4-not-next", "S4-3.2", **words)


def why_no_flag(box: Box, state: State, side: int, number: int, now: int) -> Refused:
    """S4-4 A flag stands there, nobody has covered it, or its owner still has time."""
    objectives = board_in(box).objectives
    if number >= len(objectives):
        return Refused("move-unknown", "S4-1.3", move=quote(FLAG + number))
    name = coded(objectives[number].id, objectives[number].name)
    if state["flags"][number] != NONE:
        return Refused("s4-flag-stands", "S4-4.1", objective=name)
    if state["held"][number] == NONE:
        places = [location_number(location) or 0 for location in objectives[number].locations]
        is_shared = all(any(is_in(state["pieces"][one], place) for place in places) for one in (0, 1))
        key, clause = ("s4-flag-both", "S4-4.3") if is_shared else ("s4-flag-uncovered", "S4-4.1")
        return Refused(key, clause, objective=name)
    wait = int(box["flag_grace"]) - (now - int(state["covered_at"][number]))
    return Refused("s4-flag-grace", "S4-4.2", objective=name, seconds=-(-wait // 100) / 10)


def why_no_drop(box: Box, state: State, side: int, place: int) -> Refused:
    """S4-5 No paratroopers, or not on such a piece."""
    if not is_covered(state, box["paratroop_base"][side], side):
        return Refused("s4-paratroop-base", "S4-5.1")
    if state["dropped"][side] >= PARATROOPERS:
        return Refused("s4-paratroopers-used", "S4-5.1", count=PARATROOPERS)
    words: dict[str, Any] = {"location": location_text(place)}
    if _piece_at(state, place) != 1 - side:
        return Refused("s4-drop-theirs", "S4-5.2", **words)
    return Refused("s4-piece-carries", "S4-5.2", **words)


def why_no_tank(box: Box, state: State, side: int, place: int) -> Refused:
    """S4-6 No tanks, not on such a piece, or no way there."""
    if not is_covered(state, box["tank_base"][side], side):
        return Refused("s4-tank-base", "S4-6.1")
    if state["set"][side] >= TANKS:
        return Refused("s4-tanks-used", "S4-6.1", count=TANKS)
    words: dict[str, Any] = {"location": location_text(place)}
    if _piece_at(state, place) != side:
        return Refused("s4-tank-own", "S4-6.2", **words)
    if is_in(state["tanks"][side], place) or is_in(state["paratroopers"][1 - side], place):
        return Refused("s4-piece-carries", "S4-6.2", **words)
    if not is_in(state["linked"][side], place):
        return Refused("s4-tank-base-line", "S4-6.2", **words)
    return Refused("s4-tank-way", "S4-6.2", **words)


def why_no_bridge(box: Box, state: State, side: int, number: int) -> Refused:
    """S4-7 A bridge stands there, none is left, or a bank is not covered."""
    sites = list(board_in(box).bridges)
    if number >= len(sites):
        return Refused("move-unknown", "S4-1.3", move=quote(BRIDGE + number))
    if state["bridges"][number] != NONE:
        return Refused("s4-bridge-stands", "S4-7.1", site=sites[number])
    if state["built"][side] >= BRIDGES:
        return Refused("s4-bridges-used", "S4-7.1", count=BRIDGES)
    return Refused("s4-bridge-banks", "S4-7.1", site=sites[number])
