"""What a map is drawn from: the places of a board in units, and the river's two banks."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Protocol

from ludotheque.games.situation_4.components.cut import SIZE, Puzzle, location_at, place_of
from ludotheque.games.situation_4.components.landscape.canvas import Chance
from ludotheque.games.situation_4.components.landscape.paths import Box, Point

RIVER = 18  # units from the middle of the river to its bank


class Target(Protocol):
    """What a map needs to know of an objective."""

    @property
    def kind(self) -> str: ...

    @property
    def locations(self) -> Sequence[str]: ...


class Chart(Puzzle, Protocol):
    """What a map needs to know of a board."""

    @property
    def river(self) -> int: ...

    @property
    def bases(self) -> Mapping[str, Sequence[Sequence[str]]]: ...

    @property
    def bridges(self) -> Mapping[str, Sequence[str]]: ...

    @property
    def objectives(self) -> Sequence[Target]: ...


@dataclass(frozen=True)
class Site:
    """Locations that are drawn as one: a base or an objective."""

    kind: str
    locations: tuple[str, ...]
    boxes: tuple[Box, ...]  # one where the locations make a rectangle, else a few


@dataclass(frozen=True)
class GroundPlan:
    """A board as a map sees it: the southern half is drawn, and turned for the north."""

    columns: int
    rows: int
    river: int
    seed: str
    bases: tuple[tuple[str, tuple[str, ...]], ...]
    objectives: tuple[tuple[str, tuple[str, ...]], ...]
    bridges: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, board: Chart) -> "GroundPlan":
        """The plan of a board."""
        return cls(
            board.columns,
            board.rows,
            board.river,
            board.cut,
            tuple((kind, tuple(base)) for kind, sides in board.bases.items() for base in sides),
            tuple((objective.kind, tuple(objective.locations)) for objective in board.objectives),
            tuple((first, second) for first, second in board.bridges.values()),
        )

    @property
    def width(self) -> int:
        """Units from west to east."""
        return SIZE * self.columns

    @property
    def height(self) -> int:
        """Units from north to south."""
        return SIZE * self.rows

    @property
    def box(self) -> Box:
        """The whole board."""
        return Box(0, 0, self.width, self.height)

    @property
    def seam(self) -> int:
        """The line along which the river runs."""
        return SIZE * (self.rows - self.river)

    @property
    def land(self) -> Box:
        """What is drawn: the southern half."""
        return Box(0, self.seam, self.width, self.height)

    def chance(self, what: str) -> Chance:
        """Chance for one part of the map: what it draws elsewhere changes nothing here."""
        return Chance(f"{self.seed}:map:{what}")

    def box_of(self, location: str) -> Box:
        """The square of a location."""
        column, row = place_of(location)
        left, top = SIZE * column, SIZE * (self.rows - row)
        return Box(left, top, left + SIZE, top + SIZE)

    def is_drawn(self, location: str) -> bool:
        """Whether a location lies in the southern half."""
        return place_of(location)[1] <= self.river

    @cached_property
    def places(self) -> tuple[Site, ...]:
        """Bases and objectives in the part that is drawn; those that lie in both halves as well."""
        found = []
        for kind, locations in (*((f"{kind}-base", base) for kind, base in self.bases), *self.objectives):
            boxes = self._boxes(locations)
            if kind != "dam":  # of what lies in both halves, the turn adds the other
                boxes = tuple(box._replace(top=max(box.top, self.land.top)) for box in boxes)
            boxes = tuple(box for box in boxes if box.bottom > self.land.top)
            if boxes:
                found.append(Site(kind, locations, boxes))
        return tuple(found)

    def _boxes(self, locations: tuple[str, ...]) -> tuple[Box, ...]:
        """As few rectangles as these locations make: neighbours in a row first, then equal rows."""
        boxes: list[Box] = []
        for box in sorted(map(self.box_of, locations), key=lambda box: (box.top, box.left)):
            if boxes and boxes[-1].top == box.top and boxes[-1].right == box.left:
                boxes[-1] = boxes[-1]._replace(right=box.right)
            else:
                boxes.append(box)
        joined: list[Box] = []
        for box in boxes:
            above = [
                one for one in joined if (one.left, one.right, one.bottom) == (box.left, box.right, box.top)
            ]
            if above:
                joined[joined.index(above[0])] = above[0]._replace(bottom=box.bottom)
            else:
                joined.append(box)
        return tuple(joined)

    def dry(self, box: Box, margin: float = 4.0) -> Box:
        """What of a box lies clear of the river, by so much."""
        if box.top > self.seam:
            return box
        xs = [box.left + box.width * share / 8 for share in range(9)]
        return box._replace(top=max(self.south_bank(x) for x in xs) + margin)

    def basin(self, harbour: Box) -> Box:
        """The water of a harbour: between two bridge sites, from the bank inland."""
        bank = max(self.south_bank(harbour.left + harbour.width * share / 8) for share in range(9))
        stops = [
            harbour.left,
            *sorted(x for x, _ in self.sites if harbour.left < x < harbour.right),
            harbour.right,
        ]
        left, right = max(pairwise(stops), key=lambda gap: gap[1] - gap[0])
        middle, reach = (left + right) / 2, min(38.0, (right - left) / 2 - 14)
        return Box(middle - reach, bank, middle + reach, bank + min(36.0, (harbour.bottom - bank - 6) * 0.6))

    def is_open_water(self, x: float) -> bool:
        """Whether the river is free of bridge sites, dams and harbours here, and half a turn away."""
        for at in (x, self.width - x):
            if any(abs(at - site) < 26 for site, _ in self.sites):
                return False
            if any(dam.left - 20 < at < dam.right + 20 for dam in self.dams):
                return False
            for place in self.places:
                if place.kind == "harbour" and any(
                    box.left - 10 < at < box.right + 10 for box in place.boxes
                ):
                    return False
        return True

    @cached_property
    def taken(self) -> frozenset[str]:
        """Locations of bases and objectives."""
        return frozenset(location for place in (*self.bases, *self.objectives) for location in place[1])

    @cached_property
    def free(self) -> tuple[str, ...]:
        """Locations of the part that is drawn with nothing but countryside."""
        return tuple(
            location
            for row in range(1, self.rows + 1)
            for column in range(self.columns)
            if (location := location_at(column, row)) not in self.taken and self.is_drawn(location)
        )

    @cached_property
    def dams(self) -> tuple[Box, ...]:
        """The boxes of the dams that lie across the river."""
        boxes = (
            box for kind, locations in self.objectives if kind == "dam" for box in self._boxes(locations)
        )
        return tuple(box for box in boxes if box.top < self.seam < box.bottom)

    def gate(self, place: Site) -> Point:
        """Where the road to a place ends."""
        box = place.boxes[0]
        if box in self.dams:
            return box.centre[0] - 6, self.south_bank(box.centre[0]) + 32
        dry = self.dry(box)
        return (dry.centre[0], dry.bottom - 12) if place.kind == "harbour" else dry.centre

    # The river. South bank and north bank are each other after half a turn.

    @cached_property
    def _bends(self) -> tuple[tuple[float, float], ...]:
        chance = self.chance("river")
        count = max(2, self.columns // 2)
        return tuple((turns, chance.between(-4.2, 4.2)) for turns in range(1, count + 1))

    @cached_property
    def _swells(self) -> tuple[tuple[float, float, float], ...]:
        chance = self.chance("banks")
        return tuple(
            (turns, chance.between(0, math.tau), chance.between(0.6, 1.6))
            for turns in range(2, self.columns + 2, 2)
        )

    def middle(self, x: float) -> float:
        """The river's middle line."""
        turn = math.tau * (x / self.width - 0.5)
        bend = sum(reach * math.sin(turns * turn) for turns, reach in self._bends)
        return self.seam + max(-10.0, min(10.0, bend))

    def _swell(self, x: float) -> float:
        turn = math.tau * x / self.width
        swell = sum(reach * math.sin(turns * turn + start) for turns, start, reach in self._swells)
        lake = 0.0
        for dam in self.dams:
            if dam.width > SIZE:  # a lake to the east of the dam bulges to the south
                middle = dam.left + dam.width * 0.74
                lake += 34 * math.exp(-(((x - middle) / (dam.width * 0.17)) ** 2))
        return RIVER + max(-3.0, min(4.0, swell)) + lake

    def south_bank(self, x: float) -> float:
        """Where the water ends in the south."""
        return self.middle(x) + self._swell(x)

    def north_bank(self, x: float) -> float:
        """Where the water ends in the north."""
        return self.middle(x) - self._swell(self.width - x)

    @cached_property
    def sites(self) -> tuple[Point, ...]:
        """Where a road meets the river on the southern bank: the white points."""
        xs = [self.box_of(first).centre[0] for first, _ in self.bridges]
        return tuple((x, self.south_bank(x) + 7) for x in xs)
