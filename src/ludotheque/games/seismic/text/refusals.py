"""Why a move is refused, in words with the clause."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.words import Coded, Refused, coded, quote, say
from ludotheque.games.seismic.components import KIND_CODES
from ludotheque.games.seismic.layout import (
    CELLS,
    CHOOSING_SIDE,
    CHOOSING_TOWN,
    CREWING,
    EMPTY,
    GREEN,
    NONE,
    OVER,
    PLACING,
    SIDES,
    TOWN,
    TURNING,
    Box,
    State,
)
from ludotheque.games.seismic.moves import (
    CHOOSE_TOWN,
    CREW,
    MOVES,
    PASS_TURN,
    PLACE,
    QUAKE,
    TURN,
    cell_text,
    fragment_text,
)
from ludotheque.games.seismic.rules import count_line, crew_beyond, hardest_hit

if TYPE_CHECKING:
    from ludotheque.games.seismic.text.speech import Speech

# What is spoken of: by its code, and in words


def _spoken(language: str) -> "Speech":
    from ludotheque.games.seismic.text.speech import Speech  # who is refused nothing does without it

    return Speech(language, (), is_plain=True)


def _shape(shape: int) -> Coded:
    return coded(KIND_CODES[shape], lambda language: _spoken(language).shape(shape))


def _cell(box: Box, cell: int, key: str) -> Coded:
    return coded(
        cell_text(cell), lambda language: say(key, language, place=_spoken(language).place(box, cell))
    )


def _side(side: int) -> Coded:
    return _sides([side])


def _sides(sides: Sequence[int]) -> Coded:
    return coded(", ".join(map(str, sides)), lambda language: ", ".join(map(_spoken(language).side, sides)))


def _fragment(low: int, high: int) -> Coded:
    return coded(fragment_text(low, high), lambda language: _spoken(language).fragment(low, high))


# Why not


def why_not(box: Box, state: State, seat: int, move: int) -> Refused:
    """Why this seat cannot play this move, with the clause. The move is not legal."""
    phase = int(state["phase"])
    if phase == OVER:
        return Refused("over", "SE-6.1")
    if seat != state["actor"]:
        return Refused("not-your-turn", "SE-3.3", seat=seat, actor=int(state["actor"]))
    if not 0 <= move < MOVES:
        return Refused("move-unknown", move=quote(move))
    if move < CREW:
        where, rotation = divmod(move - PLACE, SIDES)
        shape, cell = divmod(where, CELLS)
        if phase == PLACING or (phase == CREWING and box["dilemma"]):
            return why_no_place(box, state, shape, cell, rotation)
    elif move < QUAKE:
        if phase == CREWING:
            return why_no_crew(box, state, move - CREW)
    elif move < CHOOSE_TOWN:
        if phase == CHOOSING_SIDE:
            return why_no_side(box, state, move - QUAKE)
    elif move > PASS_TURN and phase == TURNING:
        cell, rotation = divmod(move - TURN, SIDES)
        return why_no_turn(box, state, cell, rotation)
    return not_now(box, phase, seat)


def not_now(box: Box, phase: int, seat: int) -> Refused:
    """Another kind of move is waited for."""
    key, clause = {
        PLACING: ("not-now-place", "SE-4.2"),
        CREWING: ("not-now-second", "SE-7.2") if box["dilemma"] else ("not-now-crew", "SE-4.4"),
        CHOOSING_TOWN: ("not-now-town", "SE-7.4"),
        CHOOSING_SIDE: ("not-now-quake", "SE-5.1"),
        TURNING: ("not-now-turn", "SE-7.3"),
    }[phase]
    return Refused(key, clause, seat=seat)


def is_on_this_table(box: Box, cell: int) -> bool:
    """Whether the table reaches that far: a cell on it has neighbours on it."""
    return bool((box["neighbour"][cell] != NONE).any())


def mismatches(box: Box, state: State, cell: int, tile: int) -> Iterator[tuple[int, bool]]:
    """The sides at which this tile would not match its neighbour, and whether it has a highway there."""
    beside = int(state["beside"][cell])
    for side in range(SIDES):
        shown = beside // 3**side % 3
        has_highway = bool(box["leads_to"][tile, side] != GREEN)
        if shown and (shown == 2) != has_highway:
            yield side, has_highway


def why_no_place(box: Box, state: State, shape: int, cell: int, rotation: int) -> Refused:
    """SE-4.2 Why this tile cannot be placed so."""
    words = {"seat": int(state["actor"]), "shape": _shape(shape), "cell": _cell(box, cell, "place-cell")}
    if shape not in state["face_up"].tolist():
        return Refused("place-not-face-up", "SE-4.2", **words)
    if not is_on_this_table(box, cell):
        return Refused("place-off-table", "SE-4.2", **words)
    if state["tile_at"][cell] != EMPTY:
        return Refused("place-taken", "SE-4.2", **words)
    for side, has_highway in mismatches(box, state, cell, shape * SIDES + rotation):
        key = "place-highway-on-green" if has_highway else "place-green-on-highway"
        return Refused(key, "SE-4.2", side=_side(side), **words)
    return Refused("place-joins-nothing", "SE-4.2", **words)


def why_no_crew(box: Box, state: State, choice: int) -> Refused:
    """SE-4.4 Why no crew can stand there."""
    seat, cell = int(state["actor"]), int(state["placed"])
    low, high = int(box["crew_low"][choice]), int(box["crew_high"][choice])
    words = {"seat": seat, "fragment": _fragment(low, high)}
    if box["leads_to"][state["tile_at"][cell], low] != high:
        return Refused("crew-no-fragment", "SE-4.4", cell=_cell(box, cell, "place-cell"), **words)
    if state["crews_left"][seat] == 0:
        return Refused("crew-none-left", "SE-4.4", **words)
    other = crew_beyond(box, state, cell, low)
    if other == NONE:
        other = crew_beyond(box, state, cell, high)
    return Refused("crew-manned", "SE-4.4", other=other, **words)


def why_no_side(box: Box, state: State, side: int) -> Refused:
    """SE-5.1 Why the quake does not hit this side."""
    town = int(state["town"])
    sides = hardest_hit(box, state, town)
    tied = [other for other in range(SIDES) if sides >> other & 1]
    count = count_line(box, state, town, side)
    return Refused("quake-not-hardest", "SE-5.1", side=_side(side), count=count, tied=_sides(tied))


def why_no_turn(box: Box, state: State, cell: int, rotation: int) -> Refused:
    """SE-7.3 Why this tile cannot be turned so."""
    words = {"seat": int(state["actor"]), "cell": _cell(box, cell, "place-tile")}
    tile = int(state["tile_at"][cell])
    if tile == EMPTY:
        return Refused("turn-empty", "SE-7.3", **words)
    shape, lying = divmod(tile, SIDES)
    if shape == TOWN:
        return Refused("turn-town", "SE-7.3", **words)
    if cell in state["turned"].tolist():
        return Refused("turn-twice", "SE-7.3", **words)
    canonical = int(box["canonical"][shape, rotation])
    if canonical == lying:
        return Refused("turn-same", "SE-7.3", **words)
    for side, has_highway in mismatches(box, state, cell, shape * SIDES + canonical):
        key = "turn-highway-on-green" if has_highway else "turn-green-on-highway"
        return Refused(key, "SE-7.3", side=_side(side), **words)
    return Refused("turn-joins-nothing", "SE-7.3", **words)
