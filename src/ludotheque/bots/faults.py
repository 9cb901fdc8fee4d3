"""Seismic's fault-line lens: how likely each tile, and each section, falls to a quake before the end.

Exact, for the table as it lies, from what everybody knows: nothing more is built, all of the pile is drawn,
and whoever has to choose a side or a town chooses any, each as likely as another.

What a quake takes hangs on how many tiles stand on each line from a town. A tile on one line alone falls only
after those before it, so of these tiles a number a line says all; a tile on several lines (between two towns,
or where lines cross) has a bit. Both together are one number: what has *fallen*. Lines of a town with equally
many tiles, none of them on another line, are alike: how much each has lost is kept, and not which.

The quakes to come are the first of a random order of all unseen ones, for some left the game at the set-up.
Layer after layer, a quake each, the chances of all that can have fallen by then are worked out together.
Quakes that would take the longest line whole are alike from then on.
"""

from collections import Counter
from dataclasses import dataclass
from math import comb
from typing import Any, NamedTuple

import numpy as np

from ludotheque.engine.contract import View
from ludotheque.engine.jit import count_bits, kernel, wide
from ludotheque.engine.telling import Screen
from ludotheque.engine.words import Refused
from ludotheque.games.seismic.components import BIG_QUAKE, FIRST_QUAKE
from ludotheque.games.seismic.layout import (
    CHOOSING_SIDE,
    CHOOSING_TOWN,
    COLUMNS,
    EMPTY,
    KINDS,
    NONE,
    OVER,
    SIDES,
    TOWN,
    Box,
    State,
)
from ludotheque.games.seismic.moves import cell_text, fragment_text
from ludotheque.games.seismic.text.sections import all_sections
from ludotheque.games.seismic.text.teller import SeismicTeller
from ludotheque.games.seismic.view import list_gone

MAGNITUDES = KINDS - FIRST_QUAKE
BURIED = MAGNITUDES  # the place of the q6 at the bottom (SE-7.1) in a count of quakes, behind q1 to q6
COUNT_BITS = 9  # of each kind in a count of quakes
COUNT = (1 << COUNT_BITS) - 1
DIGITS = 4  # of what a client is sent
MOST = 1 << 20  # rows of a layer, a tenth of a gigabyte; more are not worked out

PRIVATE, PASSED_OVER = -1, -2  # on a line: a tile that is on no other; a town

LINE = np.dtype(
    [
        ("shared", np.int64),  # tiles that are on other lines too, a bit each
        ("shift", np.int64),  # where in what has fallen the number of this line's private tiles stands
        ("mask", np.int64),  # the width of that number
        ("most", np.int64),  # private tiles and towns on it
        ("length", np.int64),
        ("alike", np.int64),  # the first of the lines that are like this one
        ("before", np.int64),  # the one before it of these, or NONE
        ("tiles", np.int8, COLUMNS + 1),  # from the town outwards: a shared tile's bit, PRIVATE, PASSED_OVER
    ],
    align=True,
)


@dataclass(frozen=True)
class Odds:
    """How likely a quake takes something before the end, from 0 to 1."""

    tiles: dict[int, float]  # by cell; towns stand
    sections: tuple[float, ...]  # that at least one of its tiles falls; in the order of `all_sections`


def odds(view: View) -> Odds:
    """What the lens shows of a position."""
    box, state = view.box, view.record
    table = _Lines(box, state)
    fallen, weights = _futures(box, state, table)
    tiles = {
        cell: table.chance([cell], fallen, weights)
        for cell in np.flatnonzero(state["tile_at"] != EMPTY).tolist()
        if state["tile_at"][cell] < TOWN * SIDES
    }
    touched = [
        sorted({cell for cell, _ in section.fragments if tiles.get(cell)})
        for section in all_sections(box, state)
    ]
    known = {tuple(cells): 0.0 for cells in touched}
    for cells in known:
        known[cells] = table.chance(cells, fallen, weights)
    return Odds(tiles, tuple(known[tuple(cells)] for cells in touched))


def shown(view: View) -> dict[str, Any]:
    """The same as a client gets it: cells and fragments as in a record."""
    found = odds(view)
    firsts = [section.fragments[0] for section in all_sections(view.box, view.record)]
    return {
        "tiles": {cell_text(cell): _rounded(chance) for cell, chance in found.tiles.items()},
        "sections": {
            _named(view, *first): _rounded(chance)
            for first, chance in zip(firsts, found.sections, strict=True)
        },
    }


def _rounded(chance: float) -> float:
    """To so many digits; 0 and 1 are kept for what is certain."""
    least = 10.0**-DIGITS
    return chance if chance in (0.0, 1.0) else min(max(round(chance, DIGITS), least), 1.0 - least)


def _named(view: View, cell: int, low: int) -> str:
    """A fragment and its cell, as people write them."""
    high = int(view.box["leads_to"][int(view.record["tile_at"][cell]), low])
    return f"{cell_text(cell)} {fragment_text(low, high)}"


def told(view: View, teller: SeismicTeller, screen: Screen) -> tuple[list[str], list[str]]:
    """The same for a terminal: what is drawn, and words."""
    found = odds(view)
    return teller.odds(view, found.tiles, found.sections, screen)


# The lines


class _Lines:
    """The lines from each side of each town, six a town, and where each tile is on them."""

    def __init__(self, box: Box, state: State) -> None:
        towns = [int(town) for town in box["towns"] if town != NONE]
        cells = [_line(box, state, town, side) for town in towns for side in range(SIDES)]
        on = Counter(cell for line in cells for cell in line)
        self.bit: dict[int, int] = {}  # of a shared tile
        self.place: dict[int, tuple[int, int]] = {}  # line and number of a private tile
        self.lines = np.zeros(len(cells), LINE)
        for number, line in enumerate(cells):
            self._note(number, line, towns, on)
        self._pack()

    def _note(self, number: int, cells: list[int], towns: list[int], on: Counter[int]) -> None:
        line, private = self.lines[number], 0
        for place, cell in enumerate(cells):
            if cell in towns:
                line["tiles"][place] = PASSED_OVER
            elif on[cell] > 1:
                line["tiles"][place] = self.bit.setdefault(cell, len(self.bit))
                line["shared"] |= 1 << self.bit[cell]
            else:
                line["tiles"][place] = PRIVATE
                self.place[cell] = number, private
                private += 1
        line["length"] = len(cells)
        line["most"] = private + sum(cell in towns for cell in cells)
        line["mask"] = (1 << private.bit_length()) - 1

    def _pack(self) -> None:
        """Say where each line's number stands, and which lines are alike."""
        shift = len(self.bit)
        firsts: dict[tuple[int, int], int] = {}
        latest: dict[int, int] = {}
        for number, line in enumerate(self.lines):
            line["shift"] = shift
            shift += int(line["mask"]).bit_length()
            is_plain = (line["tiles"][: line["length"]] == PRIVATE).all()
            key = (number // SIDES, int(line["length"]) if is_plain else -1 - number)
            first = firsts.setdefault(key, number)
            line["alike"], line["before"] = first, latest.get(first, NONE)
            latest[first] = number
        assert shift < 63  # of 27 × 19 cells no more can be on lines

    def chance(self, cells: Any, fallen: Any, weights: Any) -> float:
        """How likely one of these tiles, or several, have fallen."""
        bits, firsts = 0, dict[int, int]()  # by line: the nearest private tile
        for cell in cells:
            if cell in self.bit:
                bits |= 1 << self.bit[cell]
            elif cell in self.place:
                line, number = self.place[cell]
                firsts[line] = min(firsts.get(line, number), number)
        if not bits and not firsts:
            return 0.0
        spared = np.where(fallen & bits, 0.0, 1.0)
        for alike in {int(self.lines[line]["alike"]) for line in firsts}:
            spared *= self._spared(alike, firsts, fallen)
        lost, kept = float((weights * (1.0 - spared)).sum()), float((weights * spared).sum())
        return lost / (lost + kept)  # so that 0 and 1 are met exactly by what is certain

    def _spared(self, alike: int, firsts: dict[int, int], fallen: Any) -> Any:
        """How likely each of these lines, which are alike, has lost no more than what is before its tile.

        Any of them can be any: the tile nearest to the town picks first, among the lines that have lost so
        little; the next has one less to pick from.
        """
        members = [line for line in range(len(self.lines)) if self.lines[line]["alike"] == alike]
        lost = [fallen >> self.lines[line]["shift"] & self.lines[line]["mask"] for line in members]
        chance = np.ones(len(fallen))
        nearest = sorted(first for line, first in firsts.items() if line in members)
        for picked, first in enumerate(nearest):
            fit = sum((one <= first).astype(float) for one in lost)
            chance *= np.maximum(fit - picked, 0.0) / (len(members) - picked)
        return chance


def _line(box: Box, state: State, town: int, side: int) -> list[int]:
    """SE-5.1 The cells with tiles on the line that starts at this side, from the town outwards."""
    found = []
    here = int(box["neighbour"][town, side])
    while here != NONE:
        if state["tile_at"][here] != EMPTY:
            found.append(here)
        here = int(box["neighbour"][here, side])
    return found


# The quakes to come


@dataclass(frozen=True)
class _Quakes:
    """What is known of the quakes to come. Where q6 are buried, a column for each number of other quakes."""

    unseen: tuple[int, ...]  # of each magnitude, then those buried
    start: Any  # the chance of each column
    stop: Any  # by column, other quakes so far, buried ones so far: the chance that no more come
    dig: Any  # the same: if more come, the chance that the next is a buried one


def _quakes(box: Box, state: State) -> _Quakes:
    """SE-3.1, SE-7.1 How many quakes are to come, and where the big ones may be."""
    size = int(state["pile"])
    left = np.maximum(box["count"] - state["seen"], 0)
    buried = min(int(left[BIG_QUAKE]), size) if box["big_one"] else 0
    left[BIG_QUAKE] -= left[BIG_QUAKE] if box["big_one"] else 0
    unseen = (*left[FIRST_QUAKE:].tolist(), buried)
    lengths = _lengths(box, state, left, size - buried)
    most = len(lengths) - 1
    if buried == 0:
        # One column: after each quake either another one comes, or none.
        at_least = np.cumsum(lengths[::-1])[::-1]
        stop = (lengths / at_least).reshape(1, -1, 1)
        return _Quakes(unseen, np.ones(1), stop, np.zeros_like(stop))
    stop, dig = np.zeros((2, most + 1, most + 1, buried + 1))
    zone = min(int(box["bottom"]) + buried, size)
    for total in range(most + 1):
        stop[total, total, buried] = 1.0
        first = _first_dug(total, buried, size - buried, zone - buried)
        for drawn in range(total + 1):
            to_come = sum(first[drawn:])
            dig[total, drawn, 0] = first[drawn] / to_come if to_come else 0.0
            for dug in range(1, buried):
                dig[total, drawn, dug] = (buried - dug) / (buried - dug + total - drawn)
    return _Quakes(unseen, lengths, stop, dig)


def _lengths(box: Box, state: State, left: Any, size: int) -> Any:
    """How likely each number of quakes, beside the buried ones, is in a pile with so many other tiles."""
    quakes, tiles = int(left[FIRST_QUAKE:].sum()), int(left.sum())
    ways_gone = list_gone(box, state, quakes)[:, -2:].tolist()  # quakes, and the weight
    if ways_gone:
        tiles -= int(box["leaving"])
    if tiles < size:
        raise Refused("lens-pile")  # a hand-made pile: the box does not say what is in it
    chances = np.zeros(min(quakes, size) + 1)
    for gone, weight in ways_gone or [(0, 1.0)]:
        stayed = quakes - int(gone)
        for number in range(min(stayed, size) + 1):
            chances[number] += weight * _drawn(tiles, stayed, size, number)
    chances = np.trim_zeros(chances, "b")
    return chances / chances.sum()


def _drawn(tiles: int, quakes: int, size: int, number: int) -> float:
    """How likely so many quakes are among the first tiles of a shuffled pile."""
    return comb(quakes, number) * comb(tiles - quakes, size - number) / comb(tiles, size)


def _first_dug(total: int, buried: int, size: int, zone: int) -> list[float]:
    """How likely the first buried quake comes after 0, 1, … of the others, of which there are so many."""
    chances = [0.0] * (total + 1)
    for below in range(total + 1):  # others that lie in the zone of the buried
        likely = _drawn(size, total, zone, below)
        for drawn in range(below + 1):
            ways = comb(below - drawn + buried - 1, buried - 1) / comb(below + buried, buried)
            chances[total - below + drawn] += likely * ways
    return chances


# What falls


@kernel
def lost_on(lines: Any, line: int, fallen: int) -> int:
    """How many private tiles of a line have fallen."""
    return (fallen >> lines[line]["shift"]) & lines[line]["mask"]


@kernel
def count_standing(lines: Any, line: int, fallen: int) -> int:
    """SE-5.1 How many tiles stand on a line."""
    return (
        lines[line]["most"] - lost_on(lines, line, fallen) + count_bits(wide(lines[line]["shared"] & ~fallen))
    )


@kernel
def find_hardest_hit(lines: Any, town: int, fallen: int) -> int:
    """SE-5.1 The sides of a town with most tiles, a bit each; none if nothing stands."""
    most, sides = 0, 0
    for side in range(SIDES):
        count = count_standing(lines, town * SIDES + side, fallen)
        if count > most:
            most, sides = count, 0
        if count == most and most > 0:
            sides |= 1 << side
    return sides


@kernel
def strike(lines: Any, line: int, fallen: int, magnitude: int) -> int:
    """SE-5.2, SE-5.3 What has fallen after a quake has taken so many tiles of this line."""
    lost, passed, left = lost_on(lines, line, fallen), 0, magnitude
    for place in range(lines[line]["length"]):
        tile = lines[line]["tiles"][place]
        if left == 0:
            break
        if tile == PRIVATE:
            passed += 1
            if passed > lost:
                fallen += 1 << lines[line]["shift"]
                left -= 1
        elif tile != PASSED_OVER and (fallen >> tile) & 1 == 0:
            fallen |= 1 << tile
            left -= 1
    return sort_alike(lines, line, fallen)


@kernel
def sort_alike(lines: Any, line: int, fallen: int) -> int:
    """Of lines that are alike, those that have lost more come first."""
    before = lines[line]["before"]
    while before != NONE:
        more = lost_on(lines, line, fallen) - lost_on(lines, before, fallen)
        if more <= 0:
            break
        fallen += (more << lines[before]["shift"]) - (more << lines[line]["shift"])
        line, before = before, lines[before]["before"]
    return fallen


@kernel
def count_like(lines: Any, town: int, side: int, sides: int, fallen: int) -> int:
    """How many of these sides are like this one, and have lost as much; 0 if an earlier one is."""
    line, count = town * SIDES + side, 0
    for other in range(SIDES):
        like = town * SIDES + other
        if (
            (sides >> other) & 1
            and lines[like]["alike"] == lines[line]["alike"]
            and lost_on(lines, like, fallen) == lost_on(lines, line, fallen)
        ):
            if other < side:
                return 0
            count += 1
    return count


@kernel
def mark_struck(lines: Any, town: int, fallen: int, magnitude: int, after: Any, parts: Any) -> int:
    """SE-5.1, SE-5.2 Write what can have fallen once a town is hit, each with its share; how many."""
    sides = find_hardest_hit(lines, town, fallen)
    if sides == 0:
        after[0], parts[0] = fallen, 1.0
        return 1
    count, tied = 0, count_bits(wide(sides))
    for side in range(SIDES):
        like = count_like(lines, town, side, sides, fallen) if (sides >> side) & 1 else 0
        if like > 0:
            after[count] = strike(lines, town * SIDES + side, fallen, magnitude)
            parts[count] = like / tied
            count += 1
    return count


# Layers: after so many quakes, what can have fallen with the quakes that may be left, and how likely


class Layer(NamedTuple):
    """Rows, written one after another; `slots` finds one again."""

    rows: Any  # what has fallen, and the quakes left
    chances: Any  # by row and column
    slots: Any


class Struck(NamedTuple):
    """Room for what can have fallen once a town was hit: first one, then the other."""

    fallen: Any
    parts: Any  # how likely each is


def _layer(size: int, columns: int) -> Layer:
    return Layer(np.empty((size, 2), np.int64), np.empty((size, columns)), np.full(2 * size, NONE, np.int32))


def _struck() -> Struck:
    return Struck(np.empty((2, SIDES), np.int64), np.empty((2, SIDES)))


@kernel
def add(layer: Layer, size: int, fallen: int, quakes: int, more: Any, share: float) -> int:
    """Add this share of the chances `more` to a row; how many rows there are then, or NONE: no room."""
    last = len(layer.slots) - 1
    mixed = (fallen * 0x1E3779B97F4A7C15) ^ (quakes * 0x2545F4914F6CDD1D)
    slot = (mixed >> 24) & last
    while layer.slots[slot] != NONE:
        row = layer.slots[slot]
        if layer.rows[row, 0] == fallen and layer.rows[row, 1] == quakes:
            for column in range(len(more)):
                layer.chances[row, column] += share * more[column]
            return size
        slot = (slot + 1) & last
    if size == len(layer.rows):
        return NONE
    layer.slots[slot] = size
    layer.rows[size, 0], layer.rows[size, 1] = fallen, quakes
    for column in range(len(more)):
        layer.chances[size, column] = share * more[column]
    return size + 1


@kernel
def merge_quakes(lines: Any, fallen: int, quakes: int) -> int:
    """Quakes that would take any line whole are all alike: they are counted with the smallest of them."""
    most = 1
    for line in range(len(lines)):
        most = max(most, count_standing(lines, line, fallen))
    for kind in range(most, MAGNITUDES):
        count = (quakes >> (COUNT_BITS * kind)) & COUNT
        quakes += (count << (COUNT_BITS * (most - 1))) - (count << (COUNT_BITS * kind))
    return quakes


@kernel
def add_quake(
    lines: Any,
    town: int,
    other: int,
    fallen: int,
    magnitude: int,
    layer: Layer,
    size: int,
    quakes: int,
    more: Any,
    share: float,
    struck: Struck,
) -> int:
    """SE-7.4 Let a quake hit a town, then another unless NONE; how many rows the layer has then, or NONE."""
    count = mark_struck(lines, town, fallen, magnitude, struck.fallen[0], struck.parts[0])
    for first in range(count):
        after = wide(struck.fallen[0, first])
        struck.fallen[1, 0], struck.parts[1, 0] = after, 1.0
        others = 1
        if other != NONE:
            others = mark_struck(lines, other, after, magnitude, struck.fallen[1], struck.parts[1])
        for second in range(others):
            after = wide(struck.fallen[1, second])
            part = share * struck.parts[0, first] * struck.parts[1, second]
            size = add(layer, size, after, merge_quakes(lines, after, quakes), more, part)
            if size == NONE:
                return NONE
    return size


@kernel
def may_touch_shared(lines: Any, town: int, fallen: int) -> bool:
    """Whether a quake at this town can take a tile that is on a line of another town."""
    sides = find_hardest_hit(lines, town, fallen)
    for side in range(SIDES):
        if (sides >> side) & 1 and lines[town * SIDES + side]["shared"] & ~fallen:
            return True
    return False


@kernel
def add_kind(
    lines: Any,
    fallen: int,
    kind: int,
    layer: Layer,
    size: int,
    quakes: int,
    more: Any,
    share: float,
    struck: Struck,
) -> int:
    """The next quake is of this kind; either town is hit first as often as the other."""
    magnitude = min(kind + 1, wide(MAGNITUDES))
    left = quakes - (1 << (COUNT_BITS * kind))
    zero, one = wide(0), wide(1)
    if len(lines) == SIDES:
        return add_quake(lines, zero, wide(NONE), fallen, magnitude, layer, size, left, more, share, struck)
    if not may_touch_shared(lines, zero, fallen) and not may_touch_shared(lines, one, fallen):
        return add_quake(lines, zero, one, fallen, magnitude, layer, size, left, more, share, struck)
    half = share / 2
    size = add_quake(lines, zero, one, fallen, magnitude, layer, size, left, more, half, struck)
    if size == NONE:
        return NONE
    return add_quake(lines, one, zero, fallen, magnitude, layer, size, left, more, half, struck)


@kernel
def is_any(chances: Any) -> bool:
    """Whether there is any chance at all."""
    for column in range(len(chances)):
        if chances[column] > 0.0:
            return True
    return False


@kernel
def add_next(
    lines: Any,
    fallen: int,
    quakes: int,
    going: Any,
    digging: Any,
    layer: Layer,
    size: int,
    struck: Struck,
) -> int:
    """Let the next quake follow: any that is left with the chances `going`, or a buried one."""
    if is_any(going):
        left = count_quakes(quakes)
        for kind in range(MAGNITUDES):
            count = (quakes >> (COUNT_BITS * kind)) & COUNT
            if count > 0 and size != NONE:
                share = count / left
                size = add_kind(lines, fallen, wide(kind), layer, size, quakes, going, share, struck)
    if size != NONE and is_any(digging):
        size = add_kind(lines, fallen, wide(BURIED), layer, size, quakes, digging, 1.0, struck)
    return size


@kernel
def count_quakes(quakes: int) -> int:
    """How many are left, beside the buried ones."""
    count = 0
    for kind in range(MAGNITUDES):
        count += (quakes >> (COUNT_BITS * kind)) & COUNT
    return count


@kernel
def spread(
    lines: Any, rows: Any, chances: Any, start: int, stop: Any, dig: Any, ended: Any, layer: Layer
) -> int:
    """Write how likely each row is the last, and the next layer; how many rows it has, or NONE: no room."""
    columns = len(stop)
    going, digging = np.empty(columns), np.empty(columns)
    struck = Struck(np.empty((2, SIDES), np.int64), np.empty((2, SIDES)))
    size = wide(0)
    for row in range(len(rows)):
        fallen, quakes = wide(rows[row, 0]), wide(rows[row, 1])
        drawn = count_quakes(start) - count_quakes(quakes)
        dug = (start >> (COUNT_BITS * BURIED)) - (quakes >> (COUNT_BITS * BURIED))
        ended[row] = 0.0
        for column in range(columns):
            here = chances[row, column]
            last = here * stop[column, drawn, dug]
            digging[column] = (here - last) * dig[column, drawn, dug]
            going[column] = here - last - digging[column]
            ended[row] += last
        size = add_next(lines, fallen, quakes, going, digging, layer, size, struck)
        if size == NONE:
            return NONE
    return size


def _futures(box: Box, state: State, table: _Lines) -> tuple[Any, Any]:
    """All that can have fallen at the end, and how likely each is."""
    if state["phase"] == OVER:
        return np.zeros(1, np.int64), np.ones(1)
    quakes = _quakes(box, state)
    if sum(quakes.unseen) > COUNT:
        raise Refused("lens-too-many")
    start = sum(count << (COUNT_BITS * kind) for kind, count in enumerate(quakes.unseen))
    rows, chances = _present(box, state, table, start, quakes.start)
    fallen, weights = [], []
    while len(rows):
        before = rows
        rows, chances, ended = _next_layer(table.lines, rows, chances, quakes, start)
        fallen.append(before[:, 0])
        weights.append(ended)
    different, places = np.unique(np.concatenate(fallen), return_inverse=True)
    return different, np.bincount(places, np.concatenate(weights))


def _present(box: Box, state: State, table: _Lines, start: int, chances: Any) -> tuple[Any, Any]:
    """The first layer: nothing has fallen yet, or what the quake that is being resolved may take."""
    phase, magnitude, town = (int(state[field]) for field in ("phase", "magnitude", "town"))
    if phase == CHOOSING_TOWN:
        orders = [(0, 1), (1, 0)]
    elif phase == CHOOSING_SIDE:
        orders = [(town, 1 - town if box["twin_cities"] and state["towns_hit"] == 0 else NONE)]
    else:
        return np.array([[0, merge_quakes(table.lines, 0, start)]]), chances.reshape(1, -1)
    layer, size = _layer(256, len(chances)), 0
    for first, second in orders:
        share = 1 / len(orders)
        size = add_quake(
            table.lines, first, second, 0, magnitude, layer, size, start, chances, share, _struck()
        )
    return layer.rows[:size], layer.chances[:size]


def _next_layer(lines: Any, rows: Any, chances: Any, quakes: _Quakes, start: int) -> tuple[Any, Any, Any]:
    """The rows after one quake more, their chances, and how likely each row was the last.

    A layer that has no room for them is made again, larger.
    """
    ended = np.empty(len(rows))
    size = 1 << max(10, (4 * len(rows)).bit_length())
    while size <= MOST:
        layer = _layer(size, chances.shape[1])
        used = spread(lines, rows, chances, start, quakes.stop, quakes.dig, ended, layer)
        if used != NONE:
            return layer.rows[:used], layer.chances[:used], ended
        size *= 4
    raise Refused("lens-too-many")
