"""What one seat may know, and a guess at the rest.

Seismic is played in the open: every seat and every spectator knows the whole state. The one secret is the
order of the pile, which no state holds; `guess` makes up a pile as likely as anybody can tell.
"""

from functools import cache
from typing import Any

import numpy as np

from ludotheque.engine.contract import Outcome, Seat
from ludotheque.engine.contract import View as SeatView
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.noise import below, noise
from ludotheque.engine.patches import difference
from ludotheque.games.seismic.components import (
    BIG_QUAKE,
    FIRST_QUAKE,
    KIND_CODES,
    KIND_OF,
    fragments,
)
from ludotheque.games.seismic.layout import (
    BOX,
    CELLS,
    CHOOSING_SIDE,
    CHOOSING_TOWN,
    CREWING,
    EMPTY,
    KINDS,
    LONGEST_PILE,
    NONE,
    OFFER,
    PLACING,
    SEATS,
    SIDES,
    TOWN,
    TURNING,
    VIEW,
    Box,
    State,
)
from ludotheque.games.seismic.moves import cell_text, fragment_text
from ludotheque.games.seismic.rules import mark_scores
from ludotheque.games.seismic.shown import Asks, Facts, Lasting, SeismicView, TileShown

_MIXED = (KIND_OF["03"], KIND_OF["02"], KIND_OF["01"])


def view(box: Box, state: State, seat: Seat) -> SeatView:
    """What this seat may know: every field of the state is public, each named in `layout.py`."""
    # VIEW is STATE, so a copy of all bytes is a copy field by field, in a fifth of the time.
    return SeatView(seat, box, np.frombuffer(state.tobytes(), VIEW)[0])


def unseen(box: Box, state: State) -> dict[str, int]:
    """How many tiles of each kind nobody has seen yet: in the pile, or out of the game since the set-up."""
    left = box["count"] - state["seen"]
    return {KIND_CODES[kind]: int(left[kind]) for kind in range(KINDS) if left[kind] > 0}


def describe(box: Box, state: State) -> dict[str, Any]:
    """Everything in the state, as `ludotheque replay --json` shows it."""
    cells = np.flatnonzero(state["tile_at"] != EMPTY).tolist()
    tile_at, crew_at = state["tile_at"][cells].tolist(), state["crew_at"][cells].tolist()
    return {
        "tiles": {
            cell_text(cell): describe_tile(tile, crew)
            for cell, tile, crew in zip(cells, tile_at, crew_at, strict=True)
        },
        "face_up": sorted(KIND_CODES[shape] for shape in state["face_up"].tolist() if shape != EMPTY),
        "pile": int(state["pile"]),
        "crews_left": state["crews_left"][: int(state["seats"])].tolist(),
    }


# As a client is shown it

_ASKS: dict[int, Asks] = {
    PLACING: "place",
    CREWING: "crew",
    CHOOSING_TOWN: "town",
    CHOOSING_SIDE: "quake",
    TURNING: "turn",
}
_CELL_TEXTS = [cell_text(cell) for cell in range(CELLS)]


_BLANK = np.zeros(1, VIEW)  # an empty table, from which everything is a change
_BLANK["tile_at"] = EMPTY
_BLANK["crew_at"] = NONE

# A view's numbers in a row: one step from NumPy to Python, not one for each.
_SINGLE = 8  # seats, phase, pile, turn, quakes, placed, magnitude, town
_FACE_UP = slice(_SINGLE, _SINGLE + OFFER)
_CREWS_LEFT = slice(_FACE_UP.stop, _FACE_UP.stop + SEATS)
_SCORES = slice(_CREWS_LEFT.stop, _CREWS_LEFT.stop + SEATS)
_TURNED = slice(_SCORES.stop, _SCORES.stop + SEATS)
_LEFT = slice(_TURNED.stop, _TURNED.stop + KINDS)


@kernel
def mark_numbers(box: Box, state: State, numbers: Any) -> None:
    """Write what the slices above name."""
    numbers[0], numbers[1], numbers[2] = state["seats"], state["phase"], state["pile"]
    numbers[3], numbers[4], numbers[5] = state["turn"], state["quakes"], state["placed"]
    numbers[6], numbers[7] = state["magnitude"], state["town"]
    place = _SINGLE
    for slot in range(OFFER):
        numbers[place + slot] = state["face_up"][slot]
    place += OFFER
    for seat in range(SEATS):
        numbers[place + seat] = state["crews_left"][seat]
        numbers[place + 2 * SEATS + seat] = state["turned"][seat]
    mark_scores(box, state, numbers[place + SEATS : place + 2 * SEATS])
    place += 3 * SEATS
    for kind in range(KINDS):
        numbers[place + kind] = max(0, box["count"][kind] - state["seen"][kind])


@kernel
def mark_changes(boxes: Any, befores: Any, views: Any, cells: Any, numbers: Any) -> int:
    """Write the cells that changed with tile × 64 + crew before and now, and the numbers of both."""
    box, before, state = boxes[0], befores[0], views[0]
    count = 0
    for cell in range(CELLS):
        tile, crew = state["tile_at"][cell], state["crew_at"][cell]
        old_tile, old_crew = before["tile_at"][cell], before["crew_at"][cell]
        if tile != old_tile or crew != old_crew:
            cells[0, count] = cell
            cells[1, count] = old_tile * 64 + old_crew
            cells[2, count] = tile * 64 + crew
            count += 1
    mark_numbers(box, before, numbers[0])
    mark_numbers(box, state, numbers[1])
    return count


def view_json(view: SeatView) -> SeismicView:
    """The view as a client is shown it."""
    box = view.box
    tiles, _, numbers = _compared(box, _BLANK, view)
    return {
        **_facts(box, numbers),
        **_of_table(int(box["columns"]), int(box["rows"]), tuple(box["towns"].tolist())),
        "tiles": tiles,
        "unseen": {code: left for code, left in zip(KIND_CODES, numbers[_LEFT], strict=True) if left},
    }


def view_changes(before: SeatView, view: SeatView) -> dict[str, Any]:
    """The merge patch from what one view shows to what the other does."""
    tiles, old, new = _compared(view.box, _one(before.record), view)
    changes = difference(_facts(view.box, old), _facts(view.box, new))
    if tiles:
        changes["tiles"] = tiles
    if old[_LEFT] != new[_LEFT]:
        both = zip(KIND_CODES, old[_LEFT], new[_LEFT], strict=True)
        changes["unseen"] = {code: left or None for code, was, left in both if left != was}
    return changes


def _compared(box: Box, befores: Any, view: SeatView) -> tuple[dict[str, Any], list[int], list[int]]:
    """The patch of the tiles; the numbers before, and now."""
    cells = np.empty((3, CELLS), np.int32)
    numbers = np.empty((2, _LEFT.stop), np.int32)
    count = mark_changes(np.frombuffer(box, BOX), befores, _one(view.record), cells, numbers)
    before, now = numbers.tolist()
    tiles = {
        _CELL_TEXTS[cell]: _tile_change(old, new)
        for cell, old, new in zip(*cells[:, :count].tolist(), strict=True)
    }
    return tiles, before, now


@cache
def _tile_change(old: int, new: int) -> TileShown | dict[str, Any] | None:
    """The merge patch from one tile × 64 + crew to another, either of which may be no tile."""
    if new < NONE:  # EMPTY × 64 and less
        return None
    return _tile(new) if old < NONE else difference(_tile(old), _tile(new))


def _tile(code: int) -> TileShown:
    tile, above = divmod(code - NONE, 64)
    return describe_tile(tile, above + NONE)


def _facts(box: Box, numbers: list[int]) -> Facts:
    """What a view shows beside the tiles on the table and those unseen."""
    seats, phase, pile, turn, quakes, placed, magnitude, town = numbers[:_SINGLE]
    facts: Facts = {
        "face_up": sorted(KIND_CODES[shape] for shape in numbers[_FACE_UP] if shape != EMPTY),
        "pile": pile,
        "crews_left": numbers[_CREWS_LEFT][:seats],
        "turn": turn,
        "quakes": quakes,
        "scores": numbers[_SCORES][:seats],
    }
    if phase in _ASKS:
        facts["asks"] = _ASKS[phase]
    if phase == CREWING:
        facts["placed"] = _CELL_TEXTS[placed]
    elif phase in (CHOOSING_TOWN, CHOOSING_SIDE):
        facts["magnitude"] = magnitude
        if phase == CHOOSING_SIDE:
            facts["town"] = _CELL_TEXTS[box["towns"][town]]
    elif phase == TURNING:
        turned = enumerate(numbers[_TURNED])
        facts["turned"] = {str(seat): _CELL_TEXTS[cell] for seat, cell in turned if cell != NONE}
    return facts


def _one(record: Any) -> Any:
    """A record as an array of one."""
    return np.frombuffer(record, VIEW)


@cache
def _of_table(columns: int, rows: int, towns: tuple[int, ...]) -> Lasting:
    """What never changes in a game."""
    return {
        "table": {"columns": columns, "rows": rows},
        "towns": [_CELL_TEXTS[cell] for cell in towns if cell != NONE],
    }


def describe_tile(tile: int, crew: int) -> TileShown:
    """One placed tile: shape, rotation, and its crew by fragment."""
    shape, rotation = divmod(tile, SIDES)
    crews = {} if crew == NONE else {_fragment_on(shape, rotation, crew & 7): crew >> 3}
    return {"shape": KIND_CODES[shape], "rotation": rotation, "crews": crews}


@cache
def _fragment_on(shape: int, rotation: int, low: int) -> str:
    """The fragment with this lowest side, as people write it."""
    return next(fragment_text(*fragment) for fragment in fragments(shape, rotation) if fragment[0] == low)


# Guessing

_REST, _WEIGHT = 3, 4  # columns of `list_gone`, past the mixed kinds
_GONE, _QUAKES_GONE, _MADE_UP = 5_000, 6_000, 7_000  # counters of noise, past the places of a pile


@kernel
def ways(count: int, taken: int) -> float:
    """In how many ways so many can be taken of a count."""
    found = 1.0
    for number in range(taken):
        found = found * (count - number) / (number + 1)
    return found


@kernel
def orders(count: int, drawn: int) -> float:
    """In how many orders so many can have been drawn of a count; none, if there are not as many."""
    found = 1.0
    for number in range(drawn):
        found *= max(0, count - number)
    return found


@kernel
def likely_gone(box: Box, state: State, kind: int, taken: int) -> float:
    """How likely what was seen is, if so many of a mixed highway kind left the game."""
    stayed = wide(box["count"][kind]) - taken
    return ways(wide(box["mixed"][kind]), taken) * orders(stayed, wide(state["seen"][kind]))


@kernel
def list_gone(box: Box, state: State, quakes: int) -> Any:
    """SE-3.1 What may have left at the set-up, a row each: so many of each mixed highway kind, the rest from
    the unseen quakes, and its weight. No row: the pile is hand-made, and nothing is known to have left.

    The weight: the ways to take them from the mix, times the ways to have drawn what was seen from the copies
    that stayed.
    """
    straight, loose, tight = _MIXED
    firsts, seconds = wide(box["mixed"][straight]) + 1, wide(box["mixed"][loose]) + 1
    thirds = wide(box["mixed"][tight]) + 1
    rows = np.empty((firsts * seconds * thirds, _WEIGHT + 1))
    count = 0
    for first in range(firsts):
        first_weight = likely_gone(box, state, straight, wide(first))
        for second in range(seconds):
            both_weight = first_weight * likely_gone(box, state, loose, wide(second))
            for third in range(thirds):
                rest = wide(box["leaving"]) - first - second - third
                if rest < 0 or rest > quakes or both_weight == 0.0:
                    continue
                weight = both_weight * likely_gone(box, state, tight, wide(third)) * ways(quakes, rest)
                if weight > 0.0:
                    row = rows[count]
                    row[0], row[1], row[2], row[_REST], row[_WEIGHT] = first, second, third, rest, weight
                    count += 1
    return rows[:count]


@kernel
def count_quakes(left: Any) -> int:
    """How many of these tiles are quakes."""
    quakes = wide(0)
    for kind in range(FIRST_QUAKE, KINDS):
        quakes += int(left[kind])
    return quakes


@kernel
def guess_gone(box: Box, state: State, lane0: int, lane1: int, left: Any) -> None:
    """SE-3.1 Take from the unseen tiles those that left at the set-up, by how likely each answer is."""
    quakes = count_quakes(left)
    rows = list_gone(box, state, quakes)
    total = 0.0
    for number in range(len(rows)):
        total += rows[number, _WEIGHT]
    aim = total * ((noise(lane0, lane1, wide(_GONE)) + 0.5) / 4294967296.0)
    total = 0.0
    for number in range(len(rows)):
        total += rows[number, _WEIGHT]
        if total >= aim:
            for place in range(len(_MIXED)):
                left[_MIXED[place]] -= int(rows[number, place])
            take_quakes(left, quakes, int(rows[number, _REST]), lane0, lane1)
            return


@kernel
def take_quakes(left: Any, quakes: int, count: int, lane0: int, lane1: int) -> None:
    """Take so many of the unseen quakes, any as likely as others."""
    for number in range(count):
        chosen = below(noise(lane0, lane1, wide(_QUAKES_GONE + number)), quakes - number)
        for kind in range(FIRST_QUAKE, KINDS):
            if chosen < left[kind]:
                left[kind] -= 1
                break
            chosen -= left[kind]


@kernel
def mark_pile(box: Box, state: State, lane0: int, lane1: int, pile: Any) -> None:
    """Fill a pile that fits what was seen: which tiles left at the set-up, then the order of the rest.

    A hand-made pile may hold more tiles than the box; the guess then repeats what the box has.
    """
    size = wide(state["pile"])
    left = np.zeros(KINDS, np.int64)
    for kind in range(KINDS):
        left[kind] = max(0, box["count"][kind] - state["seen"][kind])
    buried = wide(left[BIG_QUAKE]) if box["big_one"] else wide(0)
    left[BIG_QUAKE] -= buried
    guess_gone(box, state, lane0, lane1, left)
    buried = min(buried, size)
    tiles = np.zeros(LONGEST_PILE, np.int16)
    count = wide(0)
    for kind in range(KINDS):
        for _ in range(left[kind]):
            tiles[count] = kind
            count += 1
    while count < size - buried:
        kind = below(noise(lane1, lane0, wide(_MADE_UP + count)), wide(KINDS - 1))
        tiles[count] = kind if kind < TOWN else kind + 1
        count += 1
    bottom = min(wide(box["bottom"]) + buried, size)
    taken = wide(0)
    for place in range(size):
        word = noise(lane1, lane0, wide(place))
        deep = size - place  # so many places from here to the last
        if deep <= bottom and below(word, wide(deep)) < buried:
            pile[place] = BIG_QUAKE
            buried -= 1
            continue
        other = taken + below(noise(lane0, lane1, wide(place)), count - taken)
        pile[place] = tiles[other]
        tiles[other] = tiles[taken]
        taken += 1


def guess(seen: SeatView, rng: np.random.Generator) -> tuple[State, tuple[Outcome, ...]]:
    """The state as it is, and a pile drawn from all that are possible, each as likely as it should be."""
    return seen.record.copy(), guess_pile(seen.box, seen.record, rng)


def guess_pile(box: Box, state: State, rng: np.random.Generator) -> tuple[Outcome, ...]:
    """A pile that fits what was seen."""
    pile = np.zeros(int(state["pile"]), np.int16)
    lane0, lane1 = rng.integers(0, 1 << 32, 2).tolist()
    mark_pile(box, state, lane0, lane1, pile)
    return tuple(Outcome(tile) for tile in pile.tolist())


# Chances


@kernel
def take_likely_gone(box: Box, state: State, left: Any) -> None:
    """SE-3.1 Take from the unseen tiles those that left at the set-up, as many of each kind as expected."""
    quakes = count_quakes(left)
    rows = list_gone(box, state, quakes)
    total, rest_gone = 0.0, 0.0
    for number in range(len(rows)):
        total += rows[number, _WEIGHT]
    for number in range(len(rows)):
        share = rows[number, _WEIGHT] / total
        rest_gone += share * rows[number, _REST]
        for place in range(len(_MIXED)):
            left[_MIXED[place]] -= share * rows[number, place]
    for kind in range(FIRST_QUAKE, KINDS):
        if quakes > 0:
            left[kind] *= 1.0 - rest_gone / quakes


@kernel
def mark_chances(box: Box, state: State, chances: Any) -> None:
    """SE-3.1, SE-7.1 How likely each kind is to be drawn next, written into zeros; a tile can be drawn."""
    size = wide(state["pile"])
    for kind in range(KINDS):
        chances[kind] = max(0, box["count"][kind] - state["seen"][kind])
    buried = chances[BIG_QUAKE] if box["big_one"] else 0.0
    chances[BIG_QUAKE] -= buried
    take_likely_gone(box, state, chances)
    total = 0.0
    for kind in range(KINDS):
        total += chances[kind]
    big = buried / size if size <= box["bottom"] + buried else 0.0
    for kind in range(KINDS):
        chances[kind] = chances[kind] / total * (1.0 - big) if total > 0.0 else 0.0
    chances[BIG_QUAKE] += big
