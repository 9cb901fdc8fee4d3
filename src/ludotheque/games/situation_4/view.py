"""What one seat may know: everything. All lies in the open, and the order of a tray tells nothing."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from ludotheque.engine.contract import Outcome, Seat
from ludotheque.engine.contract import View as SeatView
from ludotheque.engine.jit import kernel, wide
from ludotheque.games.situation_4.components import BRIDGES, board_in, location_text
from ludotheque.games.situation_4.layout import COLUMNS, NONE, ROWS, SIDES, STATE, VIEW, Box, State
from ludotheque.games.situation_4.rules import (
    LAST_SECONDS,
    closed_row,
    paratroopers_ready,
    side_points,
    tanks_ready,
    zone_holder,
)
from ludotheque.games.situation_4.shown import Situation4View


def view(box: Box, state: State, seat: Seat) -> SeatView:
    """What this seat may know: every field of the state is public, each named in `layout.py`."""
    # VIEW is STATE, so a copy of all bytes is a copy field by field.
    return SeatView(seat, box, np.frombuffer(state.tobytes(), VIEW)[0])


def guess(seen: SeatView) -> tuple[State, tuple[Outcome, ...]]:
    """The state itself: nothing is hidden, and nothing is drawn."""
    return np.frombuffer(bytearray(seen.record.tobytes()), STATE)[0], ()


def places_in(rows: Any) -> Iterator[int]:
    """The locations of a set, a word a row, in board order."""
    for row, word in enumerate(rows.tolist()):
        if word:
            yield from (row * COLUMNS + column for column in range(COLUMNS) if word >> column & 1)


@lru_cache(maxsize=1 << 12)
def _named(row: int, word: int) -> tuple[str, ...]:
    """The locations of one row of a set, as people write them."""
    return tuple(location_text(row * COLUMNS + column) for column in range(COLUMNS) if word >> column & 1)


def named(rows: list[int]) -> list[str]:
    """The locations of a set, a word a row, in board order."""
    return [text for row, word in enumerate(rows) if word for text in _named(row, word)]


def by_side(sets: Any) -> dict[str, int]:
    """Which side has which location: row by row, side 0 first."""
    found: dict[str, int] = {}
    for row, words in enumerate(zip(*sets.tolist(), strict=True)):
        for side, word in enumerate(words):
            if word:
                found.update(dict.fromkeys(_named(row, word), side))
    return found


def flags_in(box: Box, known: Any) -> dict[str, int]:
    """Which side's flag stands on which objective."""
    objectives = board_in(box).objectives
    return {
        one.id: side for one, side in zip(objectives, known["flags"].tolist(), strict=False) if side != NONE
    }


def bridges_in(box: Box, known: Any) -> dict[str, int]:
    """Which side's bridge stands at which site."""
    sites = board_in(box).bridges
    return {site: side for site, side in zip(sites, known["bridges"].tolist(), strict=False) if side != NONE}


def zones_in(box: Box, known: Any) -> dict[str, int]:
    """S4-8.2 Which side holds which zone."""
    holders = np.empty(int(box["zones"]), np.int8)
    mark_zones(box, known, holders)
    return {f"zone-{number + 1}": side for number, side in enumerate(holders.tolist()) if side != NONE}


@kernel
def mark_zones(box: Box, known: Any, holders: Any) -> None:
    """Write the holder of each zone, or NONE."""
    for zone in range(len(holders)):
        holders[zone] = zone_holder(box, known, wide(zone))


@kernel
def mark_facts(box: Box, known: Any, facts: Any, closed: Any) -> None:
    """Write the points and what is ready by side, and what is closed to whom."""
    for side in range(SIDES):
        facts[0][side] = side_points(box, known, wide(side))
        facts[1][side] = paratroopers_ready(box, known, wide(side))
        facts[2][side] = tanks_ready(box, known, wide(side))
        facts[3][side] = BRIDGES - known["built"][side]
        for row in range(box["rows"]):
            empty = wide(box["full"]) & ~(wide(known["pieces"][0][row]) | wide(known["pieces"][1][row]))
            closed[side][row] = closed_row(box, known, wide(side), wide(row)) & empty


def describe(box: Box, state: State) -> dict[str, Any]:
    """Everything in the state, as `ludotheque replay --json` shows it."""
    zones = list(zones_in(box, state).values())
    return {
        "pieces": by_side(state["pieces"]),
        "flags": flags_in(box, state),
        "bridges": bridges_in(box, state),
        "paratroopers": by_side(state["paratroopers"]),
        "tanks": by_side(state["tanks"]),
        "zones": [zones.count(side) for side in range(SIDES)],
    }


def view_json(seen: SeatView) -> Situation4View:
    """The view as a client is shown it."""
    box, known = seen.box, seen.record
    board = board_in(box)
    facts, closed = np.zeros((4, SIDES), np.int32), np.zeros((SIDES, ROWS), np.int32)
    mark_facts(box, known, facts, closed)
    points, paratroopers, tanks, bridges = facts.tolist()
    since, grace = known["covered_at"].tolist(), int(box["flag_grace"])
    flags = known["flags"].tolist()
    document: Situation4View = {
        "board": board.name,
        "sides": known["side_of"][: int(known["seats"])].tolist(),
        "pieces": by_side(known["pieces"]),
        "flags": flags_in(box, known),
        "bridges": bridges_in(box, known),
        "paratroopers": by_side(known["paratroopers"]),
        "tanks": by_side(known["tanks"]),
        "points": points,
        "zones": zones_in(box, known),
        "waiting": {
            one.id: {"side": side, "since": since[number], "until": since[number] + grace}
            for number, (one, side) in enumerate(zip(board.objectives, known["held"].tolist(), strict=False))
            if side != NONE and flags[number] == NONE
        },
        "ready": {"paratroopers": paratroopers, "tanks": tanks, "bridges": bridges},
        "closed": [named(rows) for rows in closed.tolist()],
        "left": int(known["left"]),
    }
    if (end := ends_at(known)) is not None:
        document["ends_at"] = end
    if known["resigned"] != NONE:
        document["resigned"] = int(known["resigned"])
    return document


def ends_at(known: Any) -> int | None:
    """S4-8.1 When a game ends on a covered board, if nobody moves; None: not yet, or a side has resigned."""
    if known["left"] or known["resigned"] != NONE:
        return None
    last = int(known["last_piece"])
    return last if known["is_closed"] else last + LAST_SECONDS
