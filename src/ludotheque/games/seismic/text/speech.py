"""The words for seats, sides, tiles and sections that every sentence about Seismic is made of."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache

from ludotheque.engine.speech import Speaking
from ludotheque.engine.words import say_number
from ludotheque.games.seismic.components import FIRST_QUAKE, KIND_CODES, STEPS, fragments, value_of
from ludotheque.games.seismic.layout import NONE, SHAPES, SIDES, STUB, TOWN, Box, State, axial_of
from ludotheque.games.seismic.moves import cell_text
from ludotheque.games.seismic.text.sections import End, Section, Stop, section_code


def letters_for(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each seat: initials if they differ, else A, B, C, D."""
    initials = tuple(name[:1].upper() for name in names)
    are_letters = all(
        len(initial) == 1 and initial.isalpha() and unicodedata.east_asian_width(initial) not in "WF"
        for initial in initials
    )
    if are_letters and len(set(initials)) == len(names):
        return initials
    return tuple("ABCD"[: len(names)])


Way = Sequence[tuple[int, int]]  # sides, and so many steps over each


def way_to(town: int, cell: int) -> Way:
    """The way with one bend or none: the longer part first, of two as long the one clockwise first."""
    (from_q, from_r), (q, r) = axial_of(town), axial_of(cell)
    q, r = q - from_q, r - from_r
    for side in range(SIDES):
        (one_q, one_r), (two_q, two_r) = STEPS[side], STEPS[(side + 1) % SIDES]
        steps, more = (
            q * two_r - r * two_q,
            one_q * r - one_r * q,
        )  # of two sides that span a sixth of the table
        if steps > 0 and more >= 0:
            parts = [(side, steps), ((side + 1) % SIDES, more)]
            return sorted((part for part in parts if part[1]), key=lambda part: -part[1])
    return []


class Speech(Speaking):
    """The words for seats, sides, tiles and sections."""

    def side(self, side: int) -> str:
        """The name of a side: N, or north."""
        return self.say(f"side-long-{side}" if self.is_plain else f"side-{side}")

    def fragment(self, low: int, high: int) -> str:
        """A fragment by the sides that it joins: N–SE; a stub by its one."""
        if high == STUB:
            return self.side(low)
        key = "fragment-long" if self.is_plain else "fragment"
        return self.say(key, low=self.side(low), high=self.side(high))

    def lying(self, shape: int, rotation: int) -> str:
        """All that a tile joins as it lies."""
        return _lying(self._to_nobody(), shape, rotation)

    def so(self, shape: int, rotation: int) -> str:
        """How a tile lies, for who does not see its picture beside a board."""
        words = self.say("lying-so", lying=self.lying(shape, rotation))
        return self.thing("lying", f"{KIND_CODES[shape]}/{rotation}", words)

    def _to_nobody(self) -> "Speech":
        return Speech(self.language, (), self.is_plain, self.has_board)

    def shape(self, kind: int) -> str:
        """What a tile looks like."""
        if kind >= FIRST_QUAKE:
            return self.say("quake-tile", magnitude=kind - FIRST_QUAKE + 1)
        if value_of(kind):
            return self.say("intersection", value=value_of(kind))
        return self.say(f"shape-{KIND_CODES[kind]}")

    def tile(self, kind: int, rotation: int = 0) -> str:
        """What a tile looks like, with its code; beside a board its picture shows how it lies."""
        return _tile(self._to_nobody(), kind, rotation)

    def tiles(self, kinds: Iterable[int]) -> str:
        """Several tiles."""
        return self.several(self.tile(kind) for kind in kinds)

    # Places: by their codes; beside a board, which shows none, by the way to them from the nearest town.

    def town(self, box: Box, town: int) -> str:
        """San Andreas; if there are two, which."""
        cell = int(box["towns"][town])
        if self.has_board:
            return self.thing("place", cell_text(cell), self.town_name(box, town))
        if box["towns"][1] == NONE:
            return self.say("town")
        return self.say("town-at", cell=cell_text(cell))

    def town_name(self, box: Box, town: int) -> str:
        """San Andreas; if there are two, which: as one sees them on the table."""
        if box["towns"][1] == NONE:
            return self.say("town")
        return self.say("town-west" if town == 0 else "town-east")

    def place(self, box: Box, cell: int) -> str:
        """The way to a cell from the nearest town: two north-east of San Andreas."""
        ways = [way_to(int(town), cell) for town in box["towns"] if town != NONE]
        town = min(range(len(ways)), key=lambda one: sum(steps for _, steps in ways[one]))
        return self._way(ways[town], self.town_name(box, town))

    def _way(self, way: Way, town: str) -> str:
        if not way:
            return town
        (side, steps), *bend = way
        words = {
            "way": self.say(f"place-way-{side}"),
            "steps": self.say("place-steps", count=steps),
            "town": town,
        }
        if not bend:
            return self.say("place-straight", **words)
        ((turn, more),) = bend
        turned = {"turn": self.say(f"place-way-{turn}"), "more": self.say("place-steps", count=more)}
        return self.say("place-bent", **words, **turned)

    def cell(self, box: Box, cell: int) -> str:
        """A cell by name."""
        if self.has_board:
            return self.thing("place", cell_text(cell), self.place(box, cell))
        return cell_text(cell)

    def where(self, box: Box, cell: int) -> str:
        """On a cell, after what lies there."""
        return self.cell(box, cell) if self.has_board else self.say("place-at", cell=cell_text(cell))

    def fallen(self, box: Box, town: int, cells: Sequence[int], tiles: Sequence[int]) -> str:
        """SE-5.2 What has fallen on a line: cells, or beside a board tiles, each so far from the town."""
        if not self.has_board:
            return ", ".join(cell_text(cell) for cell in cells)
        each = zip(cells, tiles, strict=True)
        far = sorted((way_to(int(box["towns"][town]), cell)[0][1], cell, tile) for cell, tile in each)
        return self.several(
            self.say("told-quake-tile", tile=self.tile(*divmod(tile, SIDES)), place=self._away(steps, cell))
            for steps, cell, tile in far
        )

    def _away(self, steps: int, cell: int) -> str:
        return self.thing(
            "place",
            cell_text(cell),
            self.say("place-away", count=steps),
        )

    # Sections

    def end(self, box: Box, state: State, end: End) -> str:
        """Where a section ends."""
        if end.stop is Stop.EDGE:
            key = "end-edge-there" if self.has_board else "end-edge"
            return self.say(key, cell=self.cell(box, end.cell))
        if end.stop is Stop.OPEN:
            return self.say("end-open", cell=self.cell(box, end.cell))
        shape, rotation = divmod(int(state["tile_at"][end.cell]), SIDES)
        if shape < SHAPES:
            value = self._marked_tile(shape, rotation, f"+{say_number(end.value, self.language)}")
            return self.say("end-intersection", value=value, where=self.where(box, end.cell))
        assert shape == TOWN
        return self.town(box, box["towns"].tolist().index(end.cell))

    def _marked_tile(self, shape: int, rotation: int, words: str) -> str:
        return self.thing("tile", f"{KIND_CODES[shape]}/{rotation}", words)

    def section(self, box: Box, state: State, section: Section) -> str:
        """How long a section is, where it ends, what it is worth."""
        return self.about("section", section_code(box, state, section)) + self._section(box, state, section)

    def _section(self, box: Box, state: State, section: Section) -> str:
        if section.is_loop:
            return self.say("section-loop", length=section.length)
        one, other = (self.end(box, state, end) for end in section.ends)
        words = {"length": section.length, "one": one, "other": other, "points": section.points}
        if not section.is_complete:
            return self.say("section-open", **words)
        if section.bonus:
            return self.say("section-complete-bonus", sum=self.sum(section), **words)
        return self.say("section-complete", sum=self.sum(section), **words)

    def sum(self, section: Section) -> str:
        """SE-6.3 How the points of a section add up."""
        parts = [section.length, *(end.value for end in section.ends)]
        if section.bonus:
            parts.append(section.bonus)
        return " + ".join(say_number(part, self.language) for part in parts)

    def owners(self, section: Section) -> str:
        """SE-6.4 For whom a section scores."""
        return self.several(self.names[seat] for seat in section.owners)


# Words about tiles name nobody, and there are few of them.


@cache
def _lying(speech: Speech, shape: int, rotation: int) -> str:
    separator = ", " if speech.is_plain else " "
    return separator.join(speech.fragment(*fragment) for fragment in fragments(shape, rotation))


@cache
def _tile(speech: Speech, kind: int, rotation: int) -> str:
    if not speech.has_board:
        return speech.say("tile", words=speech.shape(kind), code=KIND_CODES[kind])
    if kind >= FIRST_QUAKE:
        return speech.shape(kind)
    return speech.thing("tile", f"{KIND_CODES[kind]}/{rotation}", speech.shape(kind))
