"""What is in the box: boards with their bases, objectives, zones and bridge sites.

`cut.py` is the jigsaw's cut, `landscape.py` the map.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.engine.editions import Editions, only_keys, shared_words, whole
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import Refused, quote
from ludotheque.games.situation_4.layout import (
    BOX,
    COLUMNS,
    NONE,
    OBJECTIVES,
    ROWS,
    SIDES,
    SITES,
    SPOTS,
    ZONES,
    Box,
)

TANKS, PARATROOPERS, BRIDGES = 3, 3, 2  # S4-1.4 for each side
BRIDGE_VALUE, ZONE_VALUE = 100, 50  # S4-8.2
KINDS = ("refinery", "town", "village", "airfield", "headquarters", "dam", "harbour")
LONGEST_ID, LONGEST_NAME = 24, 40
MOST_VALUE = 10_000

FOLDER = Path(__file__).parents[1]

_ID = re.compile(rf"[a-z][a-z0-9-]{{0,{LONGEST_ID - 1}}}", re.ASCII)
_LOCATION = re.compile(r"[A-Z][1-9][0-9]?", re.ASCII)


def location_number(text: str) -> int | None:
    """The number of a location, or None if this names none on any board."""
    if not _LOCATION.fullmatch(text) or int(text[1:]) > ROWS:
        return None
    return (int(text[1:]) - 1) * COLUMNS + ord(text[0]) - ord("A")


def location_text(place: int) -> str:
    """A location as people write it: C5."""
    return f"{chr(ord('A') + place % COLUMNS)}{place // COLUMNS + 1}"


@dataclass(frozen=True)
class Objective:
    """S4-1.3 A special objective."""

    id: str
    kind: str  # what is drawn there
    value: int
    locations: tuple[str, ...]
    names: tuple[str | None, ...]  # by LANGUAGES

    def name(self, language: str) -> str:
        """Its name in this language, or in another one, or else its id."""
        wanted = self.names[LANGUAGES.index(language)] if language in LANGUAGES else None
        return wanted or next((name for name in self.names if name), self.id)


@dataclass(frozen=True)
class Zones:
    """S4-1.2 Equal squares over the whole board."""

    columns: int
    rows: int


@dataclass(frozen=True)
class Board:
    """S4-1.2, S4-1.3 One map."""

    name: str
    columns: int
    rows: int
    river: int  # runs between this row and the next
    cut: str  # the seed of the seams
    zones: Zones
    tank_bases: tuple[tuple[str, ...], ...]  # by side
    paratroop_bases: tuple[tuple[str, ...], ...]
    sites: tuple[tuple[str, str, str], ...]  # bridge sites: id, and the locations that they join
    objectives: tuple[Objective, ...]

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The numbers of its locations, row by row, A first."""
        return tuple(row * COLUMNS + column for row in range(self.rows) for column in range(self.columns))

    @cached_property
    def locations(self) -> tuple[str, ...]:
        """Its locations in the same order."""
        return tuple(map(location_text, self.places))

    @property
    def bases(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        """S4-1.3 The bases by kind and side."""
        return {"tank": self.tank_bases, "paratroop": self.paratroop_bases}

    @property
    def bridges(self) -> dict[str, tuple[str, str]]:
        """S4-1.3 The bridge sites."""
        return {site: (a, b) for site, a, b in self.sites}

    def has(self, location: str) -> bool:
        """Whether this is one of its locations."""
        place = location_number(location)
        return place is not None and place % COLUMNS < self.columns and place // COLUMNS < self.rows

    def neighbours(self, location: str) -> list[str]:
        """S4-1.2 The locations that share a seam with this one."""
        place = location_number(location)
        assert place is not None
        column, row = place % COLUMNS, place // COLUMNS
        around = ((column, row + 1), (column - 1, row), (column + 1, row), (column, row - 1))
        found = (x + y * COLUMNS for x, y in around if 0 <= x < self.columns and 0 <= y < self.rows)
        return [location_text(other) for other in sorted(found)]

    def zone_locations(self) -> dict[str, list[str]]:
        """S4-1.2 The locations that each zone lies on, west to east, south to north."""
        found = {}
        for number in range(self.zones.columns * self.zones.rows):
            columns, rows = self.zone_span(number)
            found[f"zone-{number + 1}"] = [
                location_text(row * COLUMNS + column) for row in rows for column in columns
            ]
        return found

    def zone_span(self, number: int) -> tuple[range, range]:
        """The columns and rows that a zone overlaps."""
        row, column = divmod(number, self.zones.columns)
        return _overlap(column, self.zones.columns, self.columns), _overlap(row, self.zones.rows, self.rows)


def _overlap(number: int, parts: int, size: int) -> range:
    """The whole units that part `number` of `parts` equal parts of `size` overlaps."""
    return range(number * size // parts, -(-(number + 1) * size // parts))


@dataclass(frozen=True)
class Options:
    """What the host chooses."""

    board: Board
    orientation: str
    flag_grace: int  # milliseconds
    sides: tuple[int, ...]  # of each seat


# Boards: a file each


def _check_board(data: Mapping[str, Any], name: str) -> Board:
    only_keys(data, ("name", "columns", "rows", "river", "cut", "zones", "bases", "bridges", "objectives"))
    columns, rows = _size(data.get("columns"), "columns", COLUMNS), _size(data.get("rows"), "rows", ROWS)
    river = whole(data.get("river"), "river", rows - 1)
    cut = data.get("cut", name)
    if not isinstance(cut, str) or not cut:
        raise Refused("board-cut", "S4-1.5")
    empty = Board(name, columns, rows, river, cut, _zones(data.get("zones"), columns, rows), (), (), (), ())
    bases = _group(data.get("bases"), "bases")
    only_keys(bases, ("tank", "paratroop"))
    tank, paratroop = (_bases(bases.get(kind), empty, f"bases.{kind}") for kind in ("tank", "paratroop"))
    board = Board(
        name,
        columns,
        rows,
        river,
        cut,
        empty.zones,
        tank,
        paratroop,
        _sites(data.get("bridges", {}), empty),
        _objectives(data.get("objectives", []), empty),
    )
    _check_half_turn(board)
    return board


def _size(found: Any, key: str, most: int) -> int:
    size = whole(found, key, most)
    if size < 2:
        raise Refused("board-small", "S4-1.2", key=key)
    return size


def _zones(found: Any, columns: int, rows: int) -> Zones:
    zones = _group(found, "zones")
    only_keys(zones, ("columns", "rows"))
    across, up = (
        whole(zones.get("columns"), "zones.columns", columns),
        whole(zones.get("rows"), "zones.rows", rows),
    )
    if not across or not up or across * up > ZONES:
        raise Refused("board-zones", "S4-1.2", most=ZONES)
    return Zones(across, up)


def _group(found: Any, key: str) -> Mapping[str, Any]:
    if not isinstance(found, dict):
        raise Refused("edition-group", group=key)
    return found


def _locations(found: Any, board: Board, where: str, least: int = 1) -> tuple[str, ...]:
    if (
        not isinstance(found, list)
        or not least <= len(found) <= SPOTS
        or len(set(map(str, found))) < len(found)
    ):
        raise Refused("board-locations", "S4-1.3", least=least, most=SPOTS).at(where)
    for location in found:
        if not isinstance(location, str) or not board.has(location):
            raise Refused("s4-location-unknown", "S4-1.2", location=quote(location)).at(where)
    return tuple(found)


def _bases(found: Any, board: Board, where: str) -> tuple[tuple[str, ...], ...]:
    if not isinstance(found, list) or len(found) != SIDES:
        raise Refused("board-bases", "S4-1.3").at(where)
    bases = tuple(_locations(base, board, where, least=2) for base in found)
    for side, base in enumerate(bases):
        for location in base:
            row = int(location[1:]) - 1
            depth = row if side == 0 else board.rows - 1 - row
            if not 1 <= depth <= 2:
                raise Refused("board-base-rows", "S4-1.3", location=location, side=side).at(where)
    return bases


def _sites(found: Any, board: Board) -> tuple[tuple[str, str, str], ...]:
    sites = _group(found, "bridges")
    if len(sites) > SITES:
        raise Refused("board-many", "S4-1.3", what="bridges", most=SITES)
    checked = []
    for site, ends in sites.items():
        where = f"bridges.{site}"
        if not _ID.fullmatch(site):
            raise Refused("board-id", "S4-1.3", id=quote(site), longest=LONGEST_ID).at("bridges")
        a, b = pair if len(pair := _locations(ends, board, where, least=2)) == 2 else (pair[0], pair[0])
        if a[0] != b[0] or {int(a[1:]), int(b[1:])} != {board.river, board.river + 1}:
            raise Refused("board-site", "S4-1.3", site=site).at(where)
        checked.append((site, a, b))
    return tuple(checked)


def _objectives(found: Any, board: Board) -> tuple[Objective, ...]:
    if not isinstance(found, list) or len(found) > OBJECTIVES:
        raise Refused("board-many", "S4-1.3", what="objectives", most=OBJECTIVES)
    objectives: list[Objective] = []
    for number, one in enumerate(found):
        objective = _objective(one, board, f"objectives[{number}]")
        for other in objectives:
            if other.id == objective.id or set(other.locations) & set(objective.locations):
                raise Refused("board-objective-twice", "S4-1.3", a=other.id, b=objective.id)
        objectives.append(objective)
    return tuple(objectives)


def _objective(found: Any, board: Board, where: str) -> Objective:
    one = _group(found, where)
    only_keys(one, ("id", "kind", "value", "locations", "names"))
    name, kind = one.get("id"), one.get("kind", "town")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise Refused("board-id", "S4-1.3", id=quote(name), longest=LONGEST_ID).at(where)
    if kind not in KINDS:
        raise Refused("board-kind", kind=quote(kind), known=", ".join(KINDS)).at(where)
    names = _group(one["names"], f"{where}.names") if "names" in one else _shared().get(name, {})
    only_keys(names, LANGUAGES)
    for text in names.values():
        if not isinstance(text, str) or not 1 <= len(text) <= LONGEST_NAME or not text.isprintable():
            raise Refused("edition-card-text", most=LONGEST_NAME).at(f"{where}.names")
    value = whole(one.get("value"), f"{where}.value", MOST_VALUE)
    locations = _locations(one.get("locations"), board, f"{where}.locations")
    return Objective(name, kind, value, locations, tuple(names.get(language) for language in LANGUAGES))


@cache
def _shared() -> dict[str, dict[str, str]]:
    """The names of our objectives by id and language: those of one that has none of its own."""
    found: dict[str, dict[str, str]] = {}
    for language, objectives in shared_words(FOLDER, "objectives.toml").items():
        for name, words in objectives.items():
            found.setdefault(name, {})[language] = words
    return found


def _check_half_turn(board: Board) -> None:
    """S4-1.2 The map looks the same after half a turn, so the sides are equal."""

    def turned(locations: tuple[str, ...]) -> frozenset[str]:
        places = (location_number(location) or 0 for location in locations)
        return frozenset(
            location_text((board.rows - 1 - place // COLUMNS) * COLUMNS + board.columns - 1 - place % COLUMNS)
            for place in places
        )

    def refuse(what: str) -> None:
        raise Refused("board-half-turn", "S4-1.2", what=what)

    if board.river * 2 != board.rows:
        refuse("river")
    for kind, bases in board.bases.items():
        if turned(bases[0]) != frozenset(bases[1]):
            refuse(f"bases.{kind}")
    sites = {frozenset(ends) for ends in board.bridges.values()}
    if len(sites) < len(board.sites) or {turned(ends) for ends in board.bridges.values()} != sites:
        refuse("bridges")
    values = {frozenset(one.locations): one.value for one in board.objectives}
    for one in board.objectives:
        if values.get(turned(one.locations)) != one.value:
            refuse(one.id)


BOARDS = Editions("situation-4", FOLDER / "editions", _check_board, Board, option="board")


# The box

_BOARDS: dict[int, Board] = {}  # of the boxes there are, by the number in them


def board_in(box: Box) -> Board:
    """The board that a box was made from: a box has no room for its words."""
    return _BOARDS[int(box["board"])]


@cache
def box_for(options: Options) -> Box:
    """The components of a game with these options, as one record."""
    board = options.board
    number = int.from_bytes(hashlib.sha256(repr(board).encode()).digest()[:8], "big", signed=True)
    _BOARDS[number] = board
    box = np.zeros((), BOX)
    box["board"], box["flag_grace"] = number, options.flag_grace
    box["columns"], box["rows"], box["river"] = board.columns, board.rows, board.river
    box["full"] = (1 << board.columns) - 1
    box["spots"], box["tank_base"], box["paratroop_base"] = NONE, NONE, NONE
    box["objective_at"], box["side_of"] = NONE, NONE
    box["side_of"][: len(options.sides)] = options.sides
    box["objectives"], box["sites"] = len(board.objectives), len(board.sites)
    for place, objective in enumerate(board.objectives):
        spots = [location_number(location) or 0 for location in objective.locations]
        box["value"][place] = objective.value
        box["spots"][place, : len(spots)] = spots
        box["objective_at"][spots] = place
    for place, (_, a, b) in enumerate(board.sites):
        box["site_a"][place], box["site_b"][place] = location_number(a), location_number(b)
    for kind, bases in board.bases.items():
        for side, base in enumerate(bases):
            box[f"{kind}_base"][side, : len(base)] = [location_number(location) for location in base]
    box["zones"], box["across"] = board.zones.columns * board.zones.rows, board.zones.columns
    for place in range(int(box["zones"])):
        columns, rows = board.zone_span(place)
        box["zone_columns"][place] = sum(1 << column for column in columns)
        box["zone_top"][place], box["zone_end"][place] = rows.start, rows.stop - 1
    for field, zones, size in (
        ("zones_up", board.zones.rows, board.rows),
        ("zones_over", board.zones.columns, board.columns),
    ):
        spans = [_overlap(place, size, zones) for place in range(size)]
        box[field][:size] = [(span.start, span.stop) for span in spans]
    box.setflags(write=False)
    return box[()]
