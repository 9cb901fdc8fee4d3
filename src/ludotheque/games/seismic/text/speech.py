"""The words for seats, sides, tiles and sections that every sentence about Seismic is made of."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache

from ludotheque.engine.speech import Speaking
from ludotheque.games.seismic.components import FIRST_QUAKE, KIND_CODES, fragments, value_of
from ludotheque.games.seismic.layout import NONE, SHAPES, SIDES, STUB, TOWN, Box, State
from ludotheque.games.seismic.moves import cell_text
from ludotheque.games.seismic.text.sections import End, Section, Stop


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
        return _lying(Speech(self.language, (), self.is_plain), shape, rotation)

    def shape(self, kind: int) -> str:
        """What a tile looks like."""
        if kind >= FIRST_QUAKE:
            return self.say("quake-tile", magnitude=kind - FIRST_QUAKE + 1)
        if value_of(kind):
            return self.say("intersection", value=value_of(kind))
        return self.say(f"shape-{KIND_CODES[kind]}")

    def tile(self, kind: int) -> str:
        """What a tile looks like, with its code."""
        return _tile(Speech(self.language, (), self.is_plain), kind)

    def tiles(self, kinds: Iterable[int]) -> str:
        """Several tiles."""
        return self.several(self.tile(kind) for kind in kinds)

    def town(self, box: Box, town: int) -> str:
        """San Andreas; if there are two, which."""
        if box["towns"][1] == NONE:
            return self.say("town")
        return self.say("town-at", cell=cell_text(int(box["towns"][town])))

    def end(self, box: Box, state: State, end: End) -> str:
        """Where a section ends."""
        if end.stop is Stop.EDGE:
            return self.say("end-edge", cell=cell_text(end.cell))
        if end.stop is Stop.OPEN:
            return self.say("end-open", cell=cell_text(end.cell))
        shape = int(state["tile_at"][end.cell]) // SIDES
        if shape < SHAPES:
            return self.say("end-intersection", value=end.value, cell=cell_text(end.cell))
        assert shape == TOWN
        return self.town(box, box["towns"].tolist().index(end.cell))

    def section(self, box: Box, state: State, section: Section) -> str:
        """How long a section is, where it ends, what it is worth."""
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
        return " + ".join(str(part) for part in parts)

    def owners(self, section: Section) -> str:
        """SE-6.4 For whom a section scores."""
        return self.several(self.names[seat] for seat in section.owners)


# Words about tiles name nobody, and there are few of them.


@cache
def _lying(speech: Speech, shape: int, rotation: int) -> str:
    separator = ", " if speech.is_plain else " "
    return separator.join(speech.fragment(*fragment) for fragment in fragments(shape, rotation))


@cache
def _tile(speech: Speech, kind: int) -> str:
    return speech.say("tile", words=speech.shape(kind), code=KIND_CODES[kind])
