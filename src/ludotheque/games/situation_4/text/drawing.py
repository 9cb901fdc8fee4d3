"""The board drawn on a canvas of characters: a cell for each location, the river as a row of its own."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ludotheque.engine.canvas import Canvas, Colour, Depth, Style
from ludotheque.engine.teller import Screen
from ludotheque.games.situation_4.components import Board, location_number
from ludotheque.games.situation_4.layout import COLUMNS, NONE, SIDES

# Two of each ground, square zone by square zone, as on a chessboard.
EMPTY: tuple[Colour, Colour] = ((222, 218, 200), (208, 203, 182))
PIECES: tuple[tuple[Colour, Colour], ...] = (
    ((148, 200, 128), (128, 184, 110)),
    ((244, 176, 96), (232, 160, 78)),
)
HELD: tuple[Colour, ...] = ((70, 150, 70), (214, 112, 28))  # all of a zone under pieces of a side
SIDE_COLOURS: tuple[Colour, ...] = ((20, 84, 30), (128, 50, 0))  # of flags, tanks and paratroopers
LATEST: Colour = (252, 240, 120)
WATER: Colour = (96, 156, 210)
PALE_WATER: Colour = (196, 222, 242)
BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)
FAINT: Colour = (112, 108, 92)
SEAM = "▏"  # at the left of each cell
LABEL = 3  # characters at the left, for the numbers of the rows
HEAD = 1  # rows at the top, for the letters of the columns


@dataclass(frozen=True)
class Scale:
    """One size of cells, in characters, the seam included."""

    width: int
    height: int


SCALES = (Scale(5, 1), Scale(6, 2), Scale(8, 3), Scale(10, 4))


@dataclass(frozen=True)
class Marks:
    """What is shown on the board beside the pieces."""

    sides: tuple[str, ...]  # a letter for each side
    objectives: Mapping[int, str]  # letter and value, by location
    flags: Mapping[int, int]  # the side whose flag stands on the objective of a location
    waiting: frozenset[int]  # locations of objectives that wait for a flag
    bases: Mapping[int, str]  # by location
    units: Mapping[int, tuple[str, int]]  # a tank or a paratrooper on a location: its letter and its side
    holders: Mapping[int, int]  # the side that holds a zone, by its number
    bridges: Mapping[int, int]  # the side of the bridge at a site, by its number
    closed: frozenset[int]  # locations closed to who looks
    numbers: Mapping[int, int] = field(default_factory=dict)  # of a move, by location
    crossings: Mapping[int, int] = field(default_factory=dict)  # of a move, by bridge site
    latest: frozenset[int] = frozenset()  # what each seat changed last


@dataclass(frozen=True)
class Frame:
    """The part of the board that is drawn, and at which scale."""

    columns: range
    rows: range
    scale: Scale
    river: int

    @property
    def width(self) -> int:
        """In characters."""
        return LABEL + len(self.columns) * self.scale.width + 1

    @property
    def height(self) -> int:
        """In characters: a head, the rows, and the river."""
        return HEAD + len(self.rows) * self.scale.height + 1

    def corner(self, place: int) -> tuple[int, int]:
        """The upper left character of a location: the first row lies at the bottom."""
        column, row = place % COLUMNS, place // COLUMNS
        above = self.rows.stop - 1 - row
        return (
            LABEL + (column - self.columns.start) * self.scale.width,
            HEAD + above * self.scale.height + (1 if row < self.river else 0),
        )

    @property
    def water(self) -> int:
        """The row of characters of the river."""
        return HEAD + (self.rows.stop - self.river) * self.scale.height


def frame_for(board: Board, screen: Screen, spare_rows: int, around: int) -> Frame:
    """The largest scale at which the board fits the screen; if none does, columns around a location."""
    scales: tuple[Scale, ...] = SCALES[::-1] if screen.rows is not None else SCALES[1::-1]
    if screen.zoom is not None:
        scales = (SCALES[screen.zoom - 1],)
    columns, rows = range(board.columns), range(board.rows)
    frames = [Frame(columns, rows, scale, board.river) for scale in scales]
    fitting = [frame for frame in frames if frame.width <= screen.columns]
    if screen.is_pane:
        low = [frame for frame in fitting if frame.height <= (screen.rows or 0)]
        return (low or fitting[-1:] or frames[-1:])[0]
    if screen.rows is not None:
        low = [frame for frame in fitting if frame.height <= screen.rows - spare_rows]
        least = [frame for frame in fitting if frame.scale.height == 2] or fitting[-1:]
        fitting = low or least  # too high in any case: the terminal scrolls
    if fitting:
        return fitting[0]
    smallest = frames[-1]
    count = max((screen.columns - LABEL - 1) // smallest.scale.width, 1)
    first = min(max(around % COLUMNS - count // 2, 0), max(board.columns - count, 0))
    return replace(smallest, columns=range(first, min(first + count, board.columns)))


class Drawing:
    """The board on a canvas."""

    def __init__(self, board: Board, frame: Frame, known: Any, marks: Marks, depth: Depth) -> None:
        self.board = board
        self.frame = frame
        self.scale = frame.scale
        self.marks = marks
        self.has_colours = depth is not Depth.NONE
        self.canvas = Canvas(frame.width, frame.height)
        self.owner = {
            place: side
            for side in range(SIDES)
            for place in board.places
            if int(known["pieces"][side][place // COLUMNS]) >> place % COLUMNS & 1
        }

    def draw(self) -> Canvas:
        """All of it."""
        self._labels()
        for place in self.board.places:
            if place % COLUMNS in self.frame.columns:
                self._cell(place)
        self._river()
        return self.canvas

    def _labels(self) -> None:
        for column in self.frame.columns:
            across, _ = self.frame.corner(column)
            self.canvas.write(across + self.scale.width // 2, 0, chr(ord("A") + column), Style(is_bold=True))
        for row in self.frame.rows:
            _, down = self.frame.corner(row * COLUMNS)
            self.canvas.write(0, down, f"{row + 1:>2}", Style(is_bold=True))

    # Locations

    def _cell(self, place: int) -> None:
        across, down = self.frame.corner(place)
        side = self.owner.get(place, NONE)
        for y in range(self.scale.height):
            for x in range(self.scale.width):
                self.canvas.lay(across + x, down + y, 1, self._ground(place, side, x, y))
            seam = SEAM if self.has_colours else "|"
            self.canvas.write(across, down + y, seam, Style(FAINT))
            if not self.has_colours:
                self.canvas.write(across + self.scale.width, down + y, seam, Style())
        self._write(place, side, across + 1, down)

    def _ground(self, place: int, side: int, x: int, y: int) -> Colour:
        """The colour of one character: the zone that its middle lies in shows as on a chessboard."""
        zones, board = self.board.zones, self.board
        east = place % COLUMNS + (x + 0.5) / self.scale.width
        north = place // COLUMNS + 1 - (y + 0.5) / self.scale.height
        column = math.floor(east * zones.columns / board.columns)
        row = math.floor(north * zones.rows / board.rows)
        if side == NONE:
            return EMPTY[(column + row) % 2]
        if self.marks.holders.get(row * zones.columns + column) == side:
            return HELD[side]
        return PIECES[side][(column + row) % 2]

    def _write(self, place: int, side: int, across: int, down: int) -> None:
        """What is printed there; below it who is there and which move it is. Or what matters most of that."""
        marks, room = self.marks, self.scale.width - 1
        if self.scale.height == 1:
            if place in marks.numbers:
                self._number(place, across, down, room)
            elif side != NONE:
                self._owner(place, side, across, down)
            else:
                self._printed(place, across, down, room)
            return
        below = down + self.scale.height - 1
        self._printed(place, across, down, room)
        if side != NONE:
            self._owner(place, side, across, below)
        if place in marks.numbers:
            self._number(place, across, below, room)
        elif place in marks.closed:
            self.canvas.write(across + room // 2, below, "×", Style(BLACK, is_bold=True))

    def _printed(self, place: int, across: int, down: int, room: int) -> None:
        """An objective with its flag, or a base."""
        marks = self.marks
        if place in marks.objectives:
            has_flag = place in marks.flags or place in marks.waiting
            text = marks.objectives[place]
            if len(text) + has_flag > room:
                text = text[0]  # no room for its value
            self.canvas.write(across, down, text, Style(BLACK))
            if place in marks.flags:
                owner = marks.flags[place]
                style = Style(WHITE, SIDE_COLOURS[owner], is_bold=True)
                self.canvas.write(across + len(text), down, marks.sides[owner], style)
            elif place in marks.waiting:
                self.canvas.write(across + len(text), down, "?", Style(BLACK, LATEST, is_bold=True))
        elif place in marks.bases:
            self.canvas.write(across, down, marks.bases[place], Style(BLACK))

    def _owner(self, place: int, side: int, across: int, down: int) -> None:
        """Whose piece it is, and what it carries."""
        ground = LATEST if place in self.marks.latest else None
        self.canvas.write(across, down, self.marks.sides[side], Style(BLACK, ground, is_bold=True))
        if place in self.marks.units:
            letter, owner = self.marks.units[place]
            style = Style(WHITE, SIDE_COLOURS[owner], is_bold=True)
            self.canvas.write(across + 1, down, f"+{letter}", style)

    def _number(self, place: int, across: int, down: int, room: int) -> None:
        text = str(self.marks.numbers[place])
        is_bold = place not in self.owner
        style = Style(BLACK if is_bold else SIDE_COLOURS[self.owner[place]], is_bold=is_bold)
        self.canvas.write(across + room - len(text), down, text, style)

    # The river

    def _river(self) -> None:
        """S4-1.2 Water from side to side; a bridge site is a gap in it."""
        row, width = self.frame.water, len(self.frame.columns) * self.scale.width
        style = Style(WHITE, WATER) if self.has_colours else Style()
        self.canvas.write(LABEL, row, "~" * width, style)
        for number, (_, a, _) in enumerate(self.board.sites):
            place = location_number(a)
            assert place is not None
            if place % COLUMNS in self.frame.columns:
                self._site(number, self.frame.corner(place)[0] + self.scale.width // 2 - 1, row)

    def _site(self, number: int, across: int, row: int) -> None:
        owner = self.marks.bridges.get(number)
        if owner is not None:
            style = Style(WHITE, SIDE_COLOURS[owner], is_bold=True)
            self.canvas.write(across, row, f"[{self.marks.sides[owner]}]", style)
        else:
            words = str(self.marks.crossings.get(number, " "))
            style = Style(BLACK, PALE_WATER, is_bold=True)
            self.canvas.write(across, row, f"[{words}]", style)


def draw(board: Board, frame: Frame, known: Any, marks: Marks, depth: Depth) -> Canvas:
    """The board, and everything on it."""
    return Drawing(board, frame, known, marks, depth).draw()
