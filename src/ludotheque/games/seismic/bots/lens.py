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
from ludotheque.engine.teller import Screen
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
LINE_BITS = 5  # of each line in a count of what stands
ON_LINE = (1 << LINE_BITS) - 1
DIGITS = 4  # of what a client is sent
MOST = 1 << 20  # rows of a layer, a tenth of a gigabyte; more are not worked out

PRIVATE, PASSED_OVER = -1, -2  # on a line: a tile that is on no other; a town

LINE = np.dtype(
    [
        ("shift", np.int64),  # where in what has fallen the number of this line's private tiles stands
        ("mask", np.int64),  # the width of that number
        ("length", np.int64),
        ("alike", np.int64),  # the first of the lines that are like this one
        ("before", np.int64),  # the one before it of these, or NONE
        ("is_plain", np.int64),  # whether all tiles on it are private, and no town is
        ("tiles", np.int8, COLUMNS + 1),  # from the town outwards: a shared tile's bit, PRIVATE, PASSED_OVER
        ("counts", np.int64, COLUMNS + 1),  # one on each line that the tile is on, as in what stands
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
    """The odds as a client gets them: cells and fragments as in a record."""
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
    """The odds for a terminal: what is drawn, and words."""
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
            for place, cell in enumerate(line):
                here = (other for other, tiles in enumerate(cells) if cell in tiles)
                self.lines[number]["counts"][place] = sum(1 << (LINE_BITS * other) for other in here)
        self.standing = sum(len(line) << (LINE_BITS * number) for number, line in enumerate(cells))
        self._pack()

    def _note(self, number: int, cells: list[int], towns: list[int], on: Counter[int]) -> None:
        line, private = self.lines[number], 0
        for place, cell in enumerate(cells):
            if cell in towns:
                line["tiles"][place] = PASSED_OVER
            elif on[cell] > 1:
                line["tiles"][place] = self.bit.setdefault(cell, len(self.bit))
            else:
                line["tiles"][place] = PRIVATE
                self.place[cell] = number, private
                private += 1
        line["length"] = len(cells)
        line["mask"] = (1 << private.bit_length()) - 1

    def _pack(self) -> None:
        """Say where each line's number stands, and which lines are alike."""
        shift = len(self.bit)
        firsts: dict[tuple[int, int], int] = {}
        latest: dict[int, int] = {}
        for number, line in enumerate(self.lines):
            line["shift"] = shift
            shift += int(line["mask"]).bit_length()
            line["is_plain"] = (line["tiles"][: line["length"]] == PRIVATE).all()
            key = (number // SIDES, int(line["length"]) if line["is_plain"] else -1 - number)
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


class Struck(NamedTuple):
    """Room for what can have fallen once a town was hit: the one, the other, and one after the other."""

    fallen: Any
    standing: Any
    parts: Any  # how likely each is


@kernel
def lost_on(lines: Any, line: int, fallen: int) -> int:
    """How many private tiles of a line have fallen."""
    return (fallen >> lines[line]["shift"]) & lines[line]["mask"]


@kernel
def count_on(standing: int, line: int) -> int:
    """SE-5.1 How many tiles stand on a line; a town that it passes is one of them."""
    return (standing >> (LINE_BITS * line)) & ON_LINE


@kernel
def find_standing(lines: Any, standing: int, fallen: int) -> int:
    """What stands of all that stood at first, by line, once this has fallen."""
    seen = 0  # of the shared tiles
    for line in range(len(lines)):
        standing -= lost_on(lines, line, fallen) << (LINE_BITS * line)
        for place in range(lines[line]["length"]):
            tile = lines[line]["tiles"][place]
            if tile >= 0 and (fallen & ~seen) >> tile & 1:
                seen |= 1 << tile
                standing -= lines[line]["counts"][place]
    return standing


@kernel
def find_hardest_hit(standing: int, town: int) -> int:
    """SE-5.1 The sides of a town with most tiles, a bit each; none if nothing stands."""
    most, sides = 0, 0
    for side in range(SIDES):
        count = count_on(standing, town * SIDES + side)
        if count > most:
            most, sides = count, 0
        if count == most and most > 0:
            sides |= 1 << side
    return sides


@kernel
def strike(lines: Any, line: int, fallen: int, standing: int, magnitude: int) -> tuple[int, int]:
    """SE-5.2, SE-5.3 What has fallen after a quake has taken so many tiles of this line, and what stands."""
    lost = lost_on(lines, line, fallen)
    if lines[line]["is_plain"]:
        taken = min(magnitude, count_on(standing, line))
        fallen += taken << lines[line]["shift"]
        return sort_alike(lines, line, fallen, standing - (taken << (LINE_BITS * line)))
    passed, left = 0, magnitude
    for place in range(lines[line]["length"]):
        tile = lines[line]["tiles"][place]
        if left == 0:
            break
        if tile == PRIVATE:
            passed += 1
            if passed > lost:
                fallen += 1 << lines[line]["shift"]
                standing -= lines[line]["counts"][place]
                left -= 1
        elif tile != PASSED_OVER and (fallen >> tile) & 1 == 0:
            fallen |= 1 << tile
            standing -= lines[line]["counts"][place]
            left -= 1
    return fallen, standing


@kernel
def sort_alike(lines: Any, line: int, fallen: int, standing: int) -> tuple[int, int]:
    """Of lines that are alike, those that have lost more come first."""
    before = lines[line]["before"]
    while before != NONE:
        more = lost_on(lines, line, fallen) - lost_on(lines, before, fallen)
        if more <= 0:
            break
        fallen += (more << lines[before]["shift"]) - (more << lines[line]["shift"])
        standing += (more << (LINE_BITS * line)) - (more << (LINE_BITS * before))
        line, before = before, lines[before]["before"]
    return fallen, standing


@kernel
def count_like(lines: Any, town: int, side: int, sides: int) -> int:
    """How many of these sides, which have equally many tiles, are like this one; 0 if an earlier one is."""
    alike, count = lines[town * SIDES + side]["alike"], 0
    for other in range(SIDES):
        if (sides >> other) & 1 and lines[town * SIDES + other]["alike"] == alike:
            if other < side:
                return 0
            count += 1
    return count


@kernel
def mark_struck(
    lines: Any, town: int, fallen: int, standing: int, magnitude: int, struck: Struck, place: int
) -> int:
    """SE-5.1, SE-5.2 Write what can have fallen once a town is hit, each with its share; how many."""
    sides = find_hardest_hit(standing, town)
    if sides == 0:
        struck.fallen[place, 0], struck.standing[place, 0], struck.parts[place, 0] = fallen, standing, 1.0
        return 1
    count, tied = 0, count_bits(wide(sides))
    for side in range(SIDES):
        like = count_like(lines, town, side, sides) if (sides >> side) & 1 else 0
        if like > 0:
            after, stand = strike(lines, town * SIDES + side, fallen, standing, magnitude)
            struck.fallen[place, count], struck.standing[place, count] = after, stand
            struck.parts[place, count] = like / tied
            count += 1
    return count


# Layers: after so many quakes, what can have fallen with the quakes that may be left, and how likely


class Layer(NamedTuple):
    """Rows, written one after another; `slots` finds one again."""

    rows: Any  # what has fallen, and the quakes left
    chances: Any  # by row and column
    slots: Any


def _layer(size: int, columns: int) -> Layer:
    return Layer(np.empty((size, 2), np.int64), np.empty((size, columns)), np.full(2 * size, NONE, np.int32))


def _struck() -> Struck:
    return Struck(
        np.empty((3, SIDES), np.int64), np.empty((3, SIDES), np.int64), np.empty((3, SIDES), np.float64)
    )


@kernel
def add(layer: Layer, size: int, fallen: int, quakes: int, more: Any, share: float) -> int:
    """Add this share of the chances `more` to a row; how many rows there are then, or NONE: no room."""
    last = len(layer.slots) - 1
    mixed = (fallen * 0x1E3779B97F4A7C15) ^ (quakes * 0x2545F4914F6CDD1D)
    mixed = (mixed ^ (mixed >> 29)) * 0x1F58476D1CE4E5B9  # the highest bits count as much as the lowest
    slot = (mixed >> 32) & last
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
def merge_quakes(lines: Any, standing: int, quakes: int) -> int:
    """Quakes that would take any line whole are all alike: they are counted with the smallest of them."""
    most = 1
    for line in range(len(lines)):
        most = max(most, count_on(standing, line))
    for kind in range(most, MAGNITUDES):
        count = (quakes >> (COUNT_BITS * kind)) & COUNT
        quakes += (count << (COUNT_BITS * (most - 1))) - (count << (COUNT_BITS * kind))
    return quakes


@kernel
def add_after(
    lines: Any,
    town: int,
    fallen: int,
    standing: int,
    magnitude: int,
    layer: Layer,
    size: int,
    quakes: int,
    more: Any,
    share: float,
    struck: Struck,
) -> int:
    """SE-7.4 The quake, which has done so much, hits another town; how many rows there are then, or NONE."""
    count = mark_struck(lines, town, fallen, standing, magnitude, struck, 2)
    for place in range(count):
        left = merge_quakes(lines, struck.standing[2, place], quakes)
        part = share * struck.parts[2, place]
        size = add(layer, size, wide(struck.fallen[2, place]), left, more, part)
        if size == NONE:
            break
    return size


@kernel
def add_quake(
    lines: Any,
    fallen: int,
    standing: int,
    magnitude: int,
    layer: Layer,
    size: int,
    quakes: int,
    more: Any,
    share: float,
    struck: Struck,
) -> int:
    """SE-5.2, SE-7.4 Let a quake hit the town, or both, each as often first; how many rows there are then.

    As long as a hit takes only tiles that no line of the other town has, it makes no difference to the other.
    """
    shared = (1 << lines[0]["shift"]) - 1
    towns = len(lines) // SIDES
    firsts = mark_struck(lines, 0, fallen, standing, magnitude, struck, 0)
    seconds = mark_struck(lines, 1, fallen, standing, magnitude, struck, 1) if towns > 1 else 0
    for first in range(firsts):
        after, stands = wide(struck.fallen[0, first]), wide(struck.standing[0, first])
        part = share * struck.parts[0, first]
        if towns == 1:
            size = add(layer, size, after, merge_quakes(lines, stands, quakes), more, part)
        elif (after ^ fallen) & shared:
            size = add_after(lines, 1, after, stands, magnitude, layer, size, quakes, more, part / 2, struck)
        else:
            for second in range(seconds):
                others = wide(struck.fallen[1, second])
                half = 0.5 if (others ^ fallen) & shared else 1.0
                left = merge_quakes(lines, stands + struck.standing[1, second] - standing, quakes)
                both = half * part * struck.parts[1, second]
                if size != NONE:
                    size = add(layer, size, after + others - fallen, left, more, both)
        if size == NONE:
            return NONE
    for second in range(seconds):
        after, stands = wide(struck.fallen[1, second]), wide(struck.standing[1, second])
        part = share * struck.parts[1, second] / 2
        if (after ^ fallen) & shared:
            size = add_after(lines, 0, after, stands, magnitude, layer, size, quakes, more, part, struck)
        else:
            for first in range(firsts):
                others = wide(struck.fallen[0, first])
                if (others ^ fallen) & shared and size != NONE:
                    left = merge_quakes(lines, stands + struck.standing[0, first] - standing, quakes)
                    both = part * struck.parts[0, first]
                    size = add(layer, size, after + others - fallen, left, more, both)
        if size == NONE:
            return NONE
    return size


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
    standing: int,
    quakes: int,
    going: Any,
    digging: Any,
    layer: Layer,
    size: int,
    struck: Struck,
) -> int:
    """Let the next quake follow: any that is left with the chances `going`, or a buried one."""
    for kind in range(MAGNITUDES + 1):
        count = (quakes >> (COUNT_BITS * kind)) & COUNT
        more = digging if kind == BURIED else going
        if count == 0 or size == NONE or not is_any(more):
            continue
        magnitude = min(kind + 1, wide(MAGNITUDES))
        share = 1.0 if kind == BURIED else count / count_quakes(quakes)
        left = quakes - (1 << (COUNT_BITS * kind))
        size = add_quake(lines, fallen, standing, magnitude, layer, size, left, more, share, struck)
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
    lines: Any,
    standing: int,
    rows: Any,
    chances: Any,
    start: int,
    stop: Any,
    dig: Any,
    ended: Any,
    layer: Layer,
    struck: Struck,
) -> int:
    """Write how likely each row is the last, and the next layer; how many rows it has, or NONE: no room."""
    columns = len(stop)
    going, digging = np.empty(columns), np.empty(columns)
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
        stands = find_standing(lines, standing, fallen)
        size = add_next(lines, fallen, stands, quakes, going, digging, layer, size, struck)
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
        rows, chances, ended = _next_layer(table, rows, chances, quakes, start)
        fallen.append(before[:, 0])
        weights.append(ended)
    different, places = np.unique(np.concatenate(fallen), return_inverse=True)
    return different, np.bincount(places, np.concatenate(weights))


def _present(box: Box, state: State, table: _Lines, start: int, chances: Any) -> tuple[Any, Any]:
    """The first layer: nothing has fallen yet, or what the quake that is being resolved may take."""
    phase, magnitude, town = (int(state[field]) for field in ("phase", "magnitude", "town"))
    lines, standing, struck = table.lines, table.standing, _struck()
    if phase not in (CHOOSING_TOWN, CHOOSING_SIDE):
        return np.array([[0, merge_quakes(lines, standing, start)]]), chances.reshape(1, -1)
    layer, size = _layer(256, len(chances)), 0
    if phase == CHOOSING_TOWN:
        size = add_quake(lines, 0, standing, magnitude, layer, 0, start, chances, 1.0, struck)
    elif box["twin_cities"] and state["towns_hit"] == 0:
        for place in range(mark_struck(lines, town, 0, standing, magnitude, struck, 0)):
            after, stands = int(struck.fallen[0, place]), int(struck.standing[0, place])
            part = float(struck.parts[0, place])
            size = add_after(
                lines, 1 - town, after, stands, magnitude, layer, size, start, chances, part, struck
            )
    else:
        size = add_after(lines, town, 0, standing, magnitude, layer, 0, start, chances, 1.0, struck)
    return layer.rows[:size], layer.chances[:size]


def _next_layer(table: _Lines, rows: Any, chances: Any, quakes: _Quakes, start: int) -> tuple[Any, Any, Any]:
    """The rows after one quake more, their chances, and how likely each row was the last.

    A layer that has no room for them is made again, larger.
    """
    ended = np.empty(len(rows))
    size = min(1 << max(10, (4 * len(rows)).bit_length()), MOST)
    while True:
        layer = _layer(size, chances.shape[1])
        used = spread(
            table.lines,
            table.standing,
            rows,
            chances,
            start,
            quakes.stop,
            quakes.dig,
            ended,
            layer,
            _struck(),
        )
        if used != NONE:
            return layer.rows[:used], layer.chances[:used], ended
        if size == MOST:
            raise Refused("lens-too-many")
        size = min(4 * size, MOST)
