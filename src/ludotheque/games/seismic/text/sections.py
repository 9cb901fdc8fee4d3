"""Sections as people speak of them: how long, where they end, whose crews, worth what."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

import numpy as np

from ludotheque.games.seismic.components import fragments, value_of
from ludotheque.games.seismic.layout import EMPTY, NONE, SIDES, STUB, Box, State
from ludotheque.games.seismic.moves import cell_text, fragment_text
from ludotheque.games.seismic.rules import worth
from ludotheque.games.seismic.shown import SectionFacts


class Stop(Enum):
    """SE-4.5 What a section can end in."""

    STUB = "stub"
    OPEN = "open"  # an empty cell
    EDGE = "edge"  # the edge of the table


@dataclass(frozen=True)
class End:
    """One end of a section."""

    stop: Stop
    cell: int  # of the intersection or town; of the empty cell; of the last tile
    value: int = 0


@dataclass(frozen=True)
class Section:
    """SE-4.5 A longest chain of connected fragments."""

    fragments: tuple[tuple[int, int], ...]  # cell and lowest side of each, stubs too
    length: int  # fragments that count: no stubs
    ends: tuple[End, ...]  # none for a loop
    crews: dict[int, int]  # by seat
    points: int  # SE-6.3 if it is complete; otherwise what its fragments and its one stub would give

    @property
    def is_complete(self) -> bool:
        """SE-6.2 Whether both ends are stubs."""
        return len(self.ends) == 2 and all(end.stop is Stop.STUB for end in self.ends)

    @property
    def is_loop(self) -> bool:
        """SE-4.5 Whether it closes on itself."""
        return not self.ends

    @property
    def bonus(self) -> int:
        """SE-7.4 What a section from town to town scores more."""
        return self.points - self.length - sum(end.value for end in self.ends)

    @property
    def owners(self) -> list[int]:
        """SE-6.4 The seats with most crews on it."""
        most = max(self.crews.values(), default=0)
        return sorted(seat for seat, count in self.crews.items() if count == most)


def _walk(box: Box, state: State, cell: int, way: int) -> Iterator[tuple[int, int, int] | End]:
    """From a tile over its side: each fragment as (cell, entry, way out), then the end; a loop never ends."""
    here = cell
    while True:
        beyond = int(box["neighbour"][here, way])
        if beyond == NONE or state["tile_at"][beyond] == EMPTY:
            yield End(Stop.EDGE, here) if beyond == NONE else End(Stop.OPEN, beyond)
            return
        here, entry = beyond, (way + 3) % SIDES
        tile = int(state["tile_at"][here])
        way = int(box["leads_to"][tile, entry])
        yield here, entry, way
        if way == STUB:
            yield End(Stop.STUB, here, value_of(tile // SIDES))
            return


def section_at(box: Box, state: State, cell: int, low: int) -> Section:
    """The section of the fragment with this lowest side on this tile."""
    tile = int(state["tile_at"][cell])
    high = int(box["leads_to"][tile, low])
    passed = [(cell, low, high)]
    ends = [End(Stop.STUB, cell, value_of(tile // SIDES))] if high == STUB else []
    for way in (low,) if high == STUB else (low, high):
        for step in _walk(box, state, cell, way):
            if isinstance(step, End):
                ends.append(step)
            elif step[0] == cell and low in step[1:]:
                return _section(box, state, passed, [])  # back where it began: a loop
            else:
                passed.append(step)
    return _section(box, state, passed, ends)


def _section(box: Box, state: State, passed: list[tuple[int, int, int]], ends: list[End]) -> Section:
    crews: Counter[int] = Counter()
    for cell, *sides in passed:
        crew = int(state["crew_at"][cell])
        if crew != NONE and crew & 7 in sides:
            crews[crew >> 3] += 1
    length = sum(1 for _, _, way in passed if way != STUB)
    points = length + sum(end.value for end in ends)
    if len(ends) == 2 and all(end.stop is Stop.STUB for end in ends):
        points = int(worth(box, state, ends[0].cell, ends[1].cell, length))
    places = tuple((cell, min(sides)) for cell, *sides in passed)
    return Section(places, length, tuple(ends), dict(crews), points)


def sections_through(box: Box, state: State, cell: int) -> list[Section]:
    """The sections that run through a tile, each once."""
    found: list[Section] = []
    for low, _ in fragments(*divmod(int(state["tile_at"][cell]), SIDES)):
        if not any((cell, low) in section.fragments for section in found):
            found.append(section_at(box, state, cell, low))
    return found


def all_sections(box: Box, state: State) -> list[Section]:
    """Every section on the table, each once."""
    found: list[Section] = []
    seen: set[tuple[int, int]] = set()
    for cell in np.flatnonzero(state["tile_at"] != EMPTY).tolist():
        for low, _ in fragments(*divmod(int(state["tile_at"][cell]), SIDES)):
            if (cell, low) not in seen:
                section = section_at(box, state, cell, low)
                seen.update(section.fragments)
                found.append(section)
    return found


def section_code(box: Box, state: State, section: Section) -> str:
    """A section by the cell and the text of its first fragment."""
    cell, low = section.fragments[0]
    high = int(box["leads_to"][int(state["tile_at"][cell]), low])
    return f"{cell_text(cell)} {fragment_text(low, high)}"


def section_json(box: Box, state: State, section: Section) -> SectionFacts:
    """A section as a client is told of it: cells and fragments as in a record."""
    return {
        "fragments": [
            (cell_text(cell), fragment_text(low, int(box["leads_to"][int(state["tile_at"][cell]), low])))
            for cell, low in section.fragments
        ],
        "length": section.length,
        "ends": [
            {"stop": end.stop.value, "cell": cell_text(end.cell), "value": end.value} for end in section.ends
        ],
        "crews": {str(seat): count for seat, count in sorted(section.crews.items())},
        "owners": section.owners,
        "points": section.points,
        "complete": section.is_complete,
        "loop": section.is_loop,
    }
