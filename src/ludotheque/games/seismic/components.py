"""What is in the box: shapes, editions, tables, and the lookup tables that the rules read."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.engine.dealer import shuffle
from ludotheque.engine.editions import Editions, only_keys, whole
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.words import Refused, quote
from ludotheque.games.seismic.layout import (
    BOX,
    CELLS,
    GREEN,
    HIGHWAY_SHAPES,
    KINDS,
    LONGEST_PILE,
    NEIGHBOURHOODS,
    NONE,
    SHAPES,
    SIDES,
    STUB,
    TILES,
    TOWN,
    Box,
    axial_of,
    cell_of,
    position_of,
)
from ludotheque.games.seismic.options import TABLES, VARIANTS

# SE-1.3, SE-1.5, SE-1.6: a kind's number is its place here. The order is part of every saved game.
HIGHWAYS = (
    *("01", "02", "03"),
    *("01-23", "01-24", "01-25", "01-34", "01-35", "02-13", "02-14", "02-35", "03-14"),
    *("01-23-45", "01-24-35", "01-25-34", "02-14-35", "03-14-25"),
)
INTERSECTIONS = (
    *("+1:0", "+2:01", "+2:02", "+2:03", "+3:012", "+3:013", "+3:014", "+3:024"),
    *("+4:0123", "+4:0124", "+4:0134", "+5:01234", "+6:012345"),
)
QUAKES = ("q1", "q2", "q3", "q4", "q5", "q6")
KIND_CODES = (*HIGHWAYS, *INTERSECTIONS, "town", *QUAKES)
KIND_OF = {code: kind for kind, code in enumerate(KIND_CODES) if code != "town"}
FIRST_QUAKE = KIND_OF["q1"]
BIG_QUAKE = KIND_OF["q6"]

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # SE-1.2, by side
TWIN_TOWNS = ((-4, 0), (4, 0))  # SE-7.4
MOST_CREWS = 60  # a seat, one copy: two copies still fit the state's signed byte


@dataclass(frozen=True)
class Edition:
    """How many of each tile one copy of the game holds."""

    name: str
    crews: int
    counts: tuple[int, ...]  # by kind


@dataclass(frozen=True)
class Options:
    """What the host chooses."""

    variants: frozenset[str]
    table: str
    edition: Edition

    @property
    def is_twin(self) -> bool:
        """Whether two towns stand on the table."""
        return "twin-cities" in self.variants


# Editions


def _check_edition(data: Mapping[str, Any], name: str) -> Edition:
    only_keys(data, ("name", "crews", "highways", "intersections", "quakes"))
    crews = whole(data.get("crews", 20), "crews", MOST_CREWS)
    counts: dict[str, int] = {}
    for group, codes in (
        ("highways", HIGHWAYS),
        ("intersections", INTERSECTIONS),
        ("quakes", QUAKES),
    ):
        counts |= _counts(data.get(group, {}), group, codes)
    total = sum(counts.values())
    if total > LONGEST_PILE // 2:
        raise Refused("edition-too-many", total=total, most=LONGEST_PILE // 2)
    for code in ("03", "02", "01"):
        if counts[code] < 2:
            raise Refused("edition-mix", "SE-3.1", code=code, count=counts[code])
    return Edition(name, crews, tuple(counts.get(code, 0) for code in KIND_CODES))


def _counts(found: Any, group: str, codes: Iterable[str]) -> dict[str, int]:
    if not isinstance(found, dict):
        raise Refused("edition-group", group=group)
    for code in found:
        if code not in codes:
            raise Refused("edition-unknown-tile", group=group, code=quote(code))
    return {code: whole(found.get(code, 0), f"{group}.{code}", 200) for code in codes}


EDITIONS = Editions("seismic", Path(__file__).parent / "editions", _check_edition, Edition)


# Shapes


@cache
def fragments(shape: int, rotation: int = 0) -> tuple[tuple[int, int], ...]:
    """The fragments of a tile as it lies: (low side, high side), or (side, STUB)."""
    code = KIND_CODES[shape] if shape != TOWN else "+6:012345"
    if code[0] == "+":
        return tuple(sorted(((int(exit_) + rotation) % SIDES, STUB) for exit_ in code[3:]))
    turned = (sorted((int(side) + rotation) % SIDES for side in pair) for pair in code.split("-"))
    return tuple(sorted((low, high) for low, high in turned))


@cache
def canonical_rotation(shape: int, rotation: int) -> int:
    """SE-1.7 The smallest rotation that lays the same fragments on the same sides."""
    lying = fragments(shape, rotation)
    return next(other for other in range(SIDES) if fragments(shape, other) == lying)


def value_of(shape: int) -> int:
    """SE-1.5 The value of an intersection, 6 for San Andreas, 0 for a highway tile."""
    if shape == TOWN:
        return 6
    return 0 if shape < HIGHWAY_SHAPES else int(KIND_CODES[shape][1])


def _leads_to(tile: int) -> list[int]:
    leads = [GREEN] * SIDES
    for low, high in fragments(*divmod(tile, SIDES)):
        leads[low] = high
        if high != STUB:
            leads[high] = low
    return leads


@cache
def _shape_tables() -> dict[str, np.ndarray]:
    """All that depends on the shapes alone."""
    leads_to = np.array([_leads_to(tile) for tile in range(TILES)], np.int8)
    is_highway = leads_to != GREEN
    shows = np.zeros((TILES, SIDES), np.int16)
    for side in range(SIDES):
        shows[:, side] = np.where(is_highway[:, side], 2, 1) * 3 ** ((side + 3) % SIDES)
    canonical = np.array(
        [[canonical_rotation(shape, k) for k in range(SIDES)] for shape in range(SHAPES + 1)],
        np.int8,
    )
    digits = (np.arange(NEIGHBOURHOODS)[:, None] // 3 ** np.arange(SIDES)) % 3
    meets = (digits == 2).any(axis=1)
    fits = np.zeros((SHAPES + 1, NEIGHBOURHOODS), np.int8)
    for shape in range(SHAPES):  # San Andreas fits nowhere: it is neither placed nor turned
        for rotation in sorted(set(canonical[shape].tolist())):
            edges = np.where(is_highway[shape * SIDES + rotation], 2, 1)
            matches = ((digits == 0) | (digits == edges)).all(axis=1)
            fits[shape] |= np.where(matches & meets, 1 << rotation, 0).astype(np.int8)
    return {
        "leads_to": leads_to,
        "shows": shows,
        "canonical": canonical,
        "fits": fits,
        "has_highway": meets.astype(np.int8),
        "value": np.array([value_of(shape) for shape in range(SHAPES + 1)], np.int8),
    }


# Crew moves: none, a stub at a side, a fragment between two sides. Their order is part of every saved game.
CREW_FRAGMENTS: tuple[tuple[int, int], ...] = (
    (NONE, NONE),
    *((side, STUB) for side in range(SIDES)),
    *((low, high) for low in range(SIDES) for high in range(low + 1, SIDES)),
)


def _crew_tables() -> dict[str, np.ndarray]:
    index = np.full((SIDES, SIDES + 1), NONE, np.int8)
    for number, (low, high) in enumerate(CREW_FRAGMENTS[1:], start=1):
        index[low, high] = number
    return {
        "crew_index": index,
        "crew_low": np.array([low for low, _ in CREW_FRAGMENTS], np.int8),
        "crew_high": np.array([high for _, high in CREW_FRAGMENTS], np.int8),
    }


# Tables


def is_on_table(column: int, row: int, columns: int, rows: int) -> bool:
    """SE-2.1 Whether a cell lies on a table of this size."""
    return abs(column) <= (columns - 1) // 2 and abs(row) <= (rows - 1) // 2


def axial_cell(q: int, r: int) -> int:
    """SE-2.1 The cell at (q, r), or NONE if no table is large enough."""
    column, row = q, r + q // 2
    return cell_of(column, row) if is_on_table(column, row, *TABLES["large"]) else NONE


@cache
def _neighbours(table: str) -> np.ndarray:
    columns, rows = TABLES[table]
    neighbour = np.full((CELLS, SIDES), NONE, np.int16)
    for cell in range(CELLS):
        if not is_on_table(*position_of(cell), columns, rows):
            continue
        q, r = axial_of(cell)
        for side, (dq, dr) in enumerate(STEPS):
            beyond = axial_cell(q + dq, r + dr)
            if beyond != NONE and is_on_table(*position_of(beyond), columns, rows):
                neighbour[cell, side] = beyond
    return neighbour


# The box


@cache
def box_for(options: Options) -> Box:
    """The components of a game with these options, as one record."""
    box = np.zeros((), BOX)
    for field, table in {**_shape_tables(), **_crew_tables()}.items():
        box[field] = table
    box["neighbour"] = _neighbours(options.table)
    box["columns"], box["rows"] = TABLES[options.table]
    copies = 2 if options.is_twin else 1
    box["count"] = np.multiply(options.edition.counts, copies)
    box["crews"] = options.edition.crews * copies
    for variant in VARIANTS:
        box[variant.replace("-", "_")] = variant in options.variants
    towns = TWIN_TOWNS if options.is_twin else ((0, 0),)
    box["towns"] = NONE
    box["towns"][: len(towns)] = [axial_cell(*town) for town in towns]
    _plan_setting_up(box, copies)
    box.setflags(write=False)
    return box[()]


def _plan_setting_up(box: Any, copies: int) -> None:
    """SE-3.1, SE-7.1, SE-7.5 What is mixed, what leaves, what goes to the bottom."""
    straight, loose, tight = KIND_OF["03"], KIND_OF["02"], KIND_OF["01"]
    is_big = bool(box["big_one"])
    box["mixed"][FIRST_QUAKE:] = box["count"][FIRST_QUAKE:]
    box["mixed"][[straight, loose, tight]] = 2 * copies
    box["leaving"] = 6 * copies
    if is_big:
        box["mixed"][BIG_QUAKE] = 0
        box["mixed"][tight] = copies
        box["leaving"] = 5 * copies
        box["set_aside"] = box["count"][BIG_QUAKE]
    mixed = int(box["mixed"].sum())
    size = int(box["count"].sum()) - int(box["leaving"]) - int(box["set_aside"])
    bounds = [*range(mixed, 1, -1), *range(size, 1, -1)]
    if is_big:
        box["bottom"] = min(5 * copies, size)
        bounds += range(int(box["bottom"]) + int(box["set_aside"]), 1, -1)
    box["numbers"] = len(bounds)
    box["bounds"][: len(bounds)] = bounds


@kernel
def add_mixed(box: Box, kind: int, pile: Any, size: int) -> int:
    """Put the tiles of this kind that are mixed apart at the end of the pile."""
    for _ in range(box["mixed"][kind]):
        pile[size] = kind
        size += 1
    return size


@kernel
def deal(box: Box, numbers: Any, pile: Any) -> int:
    """SE-3.1 Set up the draw pile, first tile first, with numbers below `bounds`; its size."""
    size = wide(0)
    for kind in range(KINDS):
        aside = box["set_aside"] if kind == BIG_QUAKE else 0
        for _ in range(box["count"][kind] - box["mixed"][kind] - aside):
            pile[size] = kind
            size += 1
    rest = size
    for kind in range(2, -1, -1):
        size = add_mixed(box, kind, pile, size)
    for kind in range(FIRST_QUAKE, KINDS):
        size = add_mixed(box, kind, pile, size)
    used = shuffle(pile, rest, size, numbers, wide(0))
    size -= box["leaving"]
    for place in range(rest, size):
        pile[place] = pile[place + box["leaving"]]
    used = shuffle(pile, wide(0), size, numbers, used)
    if box["big_one"]:
        size = bury_big_one(box, numbers, used, pile, size)
    return size


@kernel
def bury_big_one(box: Box, numbers: Any, used: int, pile: Any, size: int) -> int:
    """SE-7.1, SE-7.5 The top tiles and the q6 are shuffled and put at the bottom."""
    bottom, aside = box["bottom"], box["set_aside"]
    for place in range(bottom):
        pile[size + place] = pile[place]
    for place in range(aside):
        pile[size + bottom + place] = BIG_QUAKE
    shuffle(pile, size, size + bottom + aside, numbers, used)
    for place in range(size + aside):
        pile[place] = pile[place + bottom]
    return size + aside
