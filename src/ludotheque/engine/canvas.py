"""A canvas of characters: coloured ground, text, and roads or other lines finer than a character.

Lines are measured in points, 2 across and 4 down a character: a terminal's characters are about twice as tall
as wide, so that a point is about square.
"""

import re
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache
from typing import NamedTuple, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]  # from the upper left
Place: TypeAlias = tuple[int, int]  # column and row of a character

ACROSS, DOWN = 2, 4  # points to a character
_BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"  # by bits: row by row, 2 × 2
_BRAILLE = 0x2800
_BRAILLE_BITS = (0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80)  # row by row, 2 × 4
_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Depth(Enum):
    """How many colours a terminal shows."""

    NONE = 0
    INDEXED = 256
    TRUE = 1 << 24


class Style(NamedTuple):
    """How a character looks."""

    colour: Colour | None = None
    ground: Colour | None = None
    is_bold: bool = False


def _code(colour: Colour, depth: Depth) -> str:
    if depth is Depth.TRUE:
        return "2;{};{};{}".format(*colour)
    return f"5;{_index(colour)}"


@cache
def _index(colour: Colour) -> int:
    """The nearest of the 256 colours that every terminal agrees on: a cube of 6 × 6 × 6 and 24 greys."""
    levels = (0, 95, 135, 175, 215, 255)
    cube = [(red, green, blue) for red in levels for green in levels for blue in levels]
    greys = [(8 + 10 * step,) * 3 for step in range(24)]
    distances = [
        sum((one - other) ** 2 for one, other in zip(colour, found, strict=True)) for found in cube + greys
    ]
    return 16 + distances.index(min(distances))


def paint(text: str, depth: Depth, style: Style) -> str:
    """Text in this style, as a terminal of this depth understands it."""
    codes = ["1"] if style.is_bold else []
    if style.colour is not None:
        codes.append(f"38;{_code(style.colour, depth)}")
    if style.ground is not None:
        codes.append(f"48;{_code(style.ground, depth)}")
    if depth is Depth.NONE or not codes or not text:
        return text
    return f"\x1b[{';'.join(codes)}m{text}\x1b[0m"


def width_of(lines: Iterable[str]) -> int:
    """How many columns these lines take, colours aside."""
    return max((len(_ESCAPE.sub("", line)) for line in lines), default=0)


def beside(left: Sequence[str], right: Sequence[str], gap: int = 2) -> list[str]:
    """Two blocks of lines side by side."""
    width = width_of(left) + gap
    rows = max(len(left), len(right))
    lefts = [*left, *[""] * (rows - len(left))]
    rights = [*right, *[""] * (rows - len(right))]
    return [
        one + " " * (width - width_of([one])) + other if other else one
        for one, other in zip(lefts, rights, strict=True)
    ]


class Canvas:
    """So many characters across and down; what is drawn outside is lost."""

    def __init__(self, columns: int, rows: int, is_fine: bool = False) -> None:
        self.columns = columns
        self.rows = rows
        self._dot_height = 1 if is_fine else 2  # in points: braille dots, or solid quarter blocks
        self._text: dict[Place, str] = {}
        self._outlines: dict[Place, str] = {}
        self._dots: dict[Place, int] = {}
        self._colours: dict[Place, Colour | None] = {}
        self._grounds: dict[Place, Colour | None] = {}
        self._bold: set[Place] = set()

    def lay(self, column: int, row: int, width: int, ground: Colour | None) -> None:
        """Colour the ground of this many characters."""
        for across in range(column, column + width):
            self._grounds[across, row] = ground

    def write(self, column: int, row: int, text: str, style: Style) -> None:
        """Write text over whatever is there; no ground: the one that lies there stays."""
        for across, letter in enumerate(text, start=column):
            self._text[across, row] = letter
            self._colours[across, row] = style.colour
            if style.ground is not None:
                self._grounds[across, row] = style.ground
            if style.is_bold:
                self._bold.add((across, row))

    def outline(self, column: int, row: int, text: str) -> None:
        """Write text that gives way to lines and to other text."""
        for across, letter in enumerate(text, start=column):
            self._outlines[across, row] = letter

    def stroke(self, path: Iterable[Point], radius: float, colour: Colour | None) -> None:
        """Draw along a path with a round brush of this radius."""
        for place, bit in self._brush(path, radius):
            self._dots[place] = self._dots.get(place, 0) | bit
            if place not in self._text:
                self._colours[place] = colour

    def rub_out(self, path: Iterable[Point], radius: float) -> None:
        """Take away what was drawn along a path."""
        for place, bit in self._brush(path, radius):
            self._dots[place] = self._dots.get(place, 0) & ~bit

    def _brush(self, path: Iterable[Point], radius: float) -> set[tuple[Place, int]]:
        height = self._dot_height
        rows = DOWN // height
        reach = range(-int(radius + 1), int(radius + 1) + 1)
        touched = set()
        for x, y in path:
            for across in (int(x) + step for step in reach):
                for down in (int(y / height) + step for step in reach):
                    far = (across + 0.5 - x) ** 2 + ((down + 0.5) * height - y) ** 2
                    if far <= radius * radius:
                        place = (across // ACROSS, down // rows)
                        touched.add((place, 1 << (down % rows * ACROSS + across % ACROSS)))
        return touched

    def _letter(self, place: Place) -> str:
        if place in self._text:
            return self._text[place]
        dots = self._dots.get(place, 0)
        if not dots:
            return self._outlines.get(place, " ")
        if self._dot_height == 2:
            return _BLOCKS[dots]
        return chr(_BRAILLE + sum(bit for at, bit in enumerate(_BRAILLE_BITS) if dots >> at & 1))

    def _style(self, place: Place, letter: str) -> Style:
        if letter == " ":
            return Style(ground=self._grounds.get(place))
        return Style(self._colours.get(place), self._grounds.get(place), place in self._bold)

    def lines(self, depth: Depth) -> list[str]:
        """The canvas for a terminal of this depth."""
        return [self._line(row, depth) for row in range(self.rows)]

    def _line(self, row: int, depth: Depth) -> str:
        line, run, style = "", "", Style()
        for column in range(self.columns):
            letter = self._letter((column, row))
            found = self._style((column, row), letter)
            if found != style:
                line, run, style = line + paint(run, depth, style), "", found
            run += letter
        return line + paint(run, depth, style) if style.ground else line + paint(run.rstrip(), depth, style)
