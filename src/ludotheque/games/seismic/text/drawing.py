"""The table drawn as flat-topped hexagons on a canvas of characters."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from ludotheque.engine.canvas import ACROSS, DOWN, Canvas, Colour, Depth, Place, Point, Style
from ludotheque.engine.teller import Screen
from ludotheque.games.seismic.components import fragments, value_of
from ludotheque.games.seismic.layout import (
    CELLS,
    EMPTY,
    NONE,
    SIDES,
    STUB,
    TOWN,
    State,
    axial_of,
    cell_of,
    position_of,
)
from ludotheque.games.seismic.rules import is_open

# Three of each ground, so that no two cells side by side have the same.
LAND: tuple[Colour, ...] = ((150, 200, 110), (135, 180, 95), (170, 214, 132))
WAITING: tuple[Colour, ...] = ((62, 66, 74), (52, 55, 62), (72, 77, 86))
FITTING: tuple[Colour, ...] = ((74, 110, 128), (64, 98, 116), (84, 122, 140))  # takes the tile that is chosen
GHOST: Colour = (160, 196, 250)  # a tile that is not placed yet
LATEST: Colour = (232, 226, 110)
STONE: Colour = (226, 218, 200)
ASPHALT: Colour = (38, 38, 44)
RED: Colour = (196, 38, 38)
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
FAINT: Colour = (170, 175, 185)
SEAT_COLOURS: tuple[Colour, ...] = (
    (255, 105, 180),
    (255, 214, 51),
    (90, 190, 255),
    (255, 140, 40),
)

CENTRE = Style(WHITE, RED, is_bold=True)
NAME = Style(BLACK, STONE, is_bold=True)
NUMBER = Style(WHITE, None, is_bold=True)
SECOND_NUMBER = Style(FAINT)
TAG = Style(WHITE, BLACK, is_bold=True)  # a number on a tile
AIMED = Style(BLACK, GHOST, is_bold=True)  # the number that is chosen
DOT = "·"  # on a cell where something can be done


@dataclass(frozen=True)
class Scale:
    """One size of hexagons, in characters."""

    widths: tuple[int, ...]  # of each row, top to bottom
    brush: float  # half the width of a road, in points

    @property
    def rows(self) -> int:
        """The height of a hexagon."""
        return len(self.widths)

    @property
    def step(self) -> int:
        """From one column of hexagons to the next: the rows of neighbours interlock."""
        return (self.widths[0] + self.widths[self.rows // 2]) // 2

    @property
    def is_flat(self) -> bool:
        """Whether a hexagon is but two rows high: some marks have no room."""
        return self.rows == 2

    @property
    def is_fine(self) -> bool:
        """Whether roads are drawn in braille: finer than blocks, which only a large hexagon can show."""
        return self.rows < 6


SCALES = (
    Scale((4, 4), 0.8),
    Scale((6, 6), 0.8),
    Scale((6, 8, 8, 6), 1.2),
    Scale((8, 10, 12, 12, 10, 8), 1.7),
)
TILE_SCALE = SCALES[2]  # of a tile shown by itself


@dataclass(frozen=True)
class Ghost:
    """What is not done yet, shown as if it were."""

    cell: int
    tile: int = NONE  # laid or turned there
    crew: int = NONE  # as `crew_at` has it
    side: int = NONE  # of a town, where a quake is to hit


@dataclass(frozen=True)
class Marks:
    """What is shown on the table beside the tiles."""

    letters: Sequence[str]  # of the seats
    town: Sequence[str]  # the town's name, a word a line
    cells: Mapping[int, str] = field(default_factory=dict)  # a number or range on a cell
    fragments: Mapping[tuple[int, int], str] = field(default_factory=dict)  # on cell and lowest side
    exits: Mapping[tuple[int, int], str] = field(default_factory=dict)  # on cell and side of a town
    latest: frozenset[int] = frozenset()  # cells that changed last
    fits: frozenset[int] = frozenset()  # cells where a tile can be laid or turned
    ghost: Ghost | None = None


# Roads


_PULLS = {1: 0.444, 2: 0.619, 3: 0.5}  # that make an arc, by how many sides apart: tight, loose, straight
_STEPS = 24


def _scaled(point: Point, by: float) -> Point:
    return point[0] * by, point[1] * by


def _curve(start: Point, end: Point, pull: float) -> list[Point]:
    """A road between two sides, square to both."""
    handles = (start, _scaled(start, 1 - pull), _scaled(end, 1 - pull), end)
    return [_bezier(handles, step / _STEPS) for step in range(_STEPS + 1)]


def _bezier(handles: Sequence[Point], at: float) -> Point:
    weights = ((1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at**2 * (1 - at), at**3)
    return (
        sum(weight * x for weight, (x, _) in zip(weights, handles, strict=True)),
        sum(weight * y for weight, (_, y) in zip(weights, handles, strict=True)),
    )


def do_cross(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """SE-1.3 Whether two fragments of a tile pass over each other."""
    return STUB not in (one[1], other[1]) and ((one[0] < other[0] < one[1]) != (one[0] < other[1] < one[1]))


# Where things lie


def place_of(cell: int) -> tuple[int, int]:
    """Column, and row in halves of a hexagon: where a cell's middle lies."""
    column, row = position_of(cell)
    return column, 2 * row + column % 2


def shade(cell: int) -> int:
    """Which of three shades a cell has."""
    q, r = axial_of(cell)
    return (q - r) % 3


def open_cells(state: State) -> list[int]:
    """SE-4.2 The empty cells that border a highway edge."""
    return [cell for cell in range(CELLS) if is_open(state, cell)]


def tiles_on(state: State) -> list[int]:
    """The cells that hold a tile."""
    found: list[int] = np.flatnonzero(state["tile_at"] != EMPTY).tolist()
    return found


@dataclass(frozen=True)
class Frame:
    """The part of the table that is drawn, and at which scale."""

    columns: range
    halves: range  # of a hexagon, downwards
    scale: Scale
    border: int  # 1 where hexagons are outlined, for want of colours
    is_cropped: bool = False

    @property
    def step(self) -> int:
        """Characters from one column of hexagons to the next."""
        return self.scale.step + self.border

    @property
    def width(self) -> int:
        """In characters."""
        return (len(self.columns) - 1) * self.step + max(self.scale.widths) + 2 * self.border

    @property
    def height(self) -> int:
        """In characters."""
        return (len(self.halves) + 1) * self.scale.rows // 2 + self.border

    def middle(self, cell: int) -> tuple[int, int]:
        """The corner of characters in the middle of a cell."""
        column, half = place_of(cell)
        return (
            (column - self.columns.start) * self.step + max(self.scale.widths) // 2 + self.border,
            (half - self.halves.start + 1) * self.scale.rows // 2 + self.border,
        )

    def cropped(self, width: int, around: int) -> "Frame":
        """As many columns as this width holds, around a cell."""
        count = max((width - max(self.scale.widths) - 2 * self.border) // self.step + 1, 1)
        if count >= len(self.columns):
            return self
        first = place_of(around)[0] - count // 2
        first = min(max(first, self.columns.start), self.columns.stop - count)
        return replace(self, columns=range(first, first + count), is_cropped=True)


def frame_for(cells: Iterable[int], screen: Screen, spare_rows: int, around: int) -> Frame:
    """The largest scale at which these cells fit the screen; cropped if none does."""
    places = [place_of(cell) for cell in cells]
    columns, halves = (range(min(numbers), max(numbers) + 1) for numbers in zip(*places, strict=True))
    border = 1 if screen.depth is Depth.NONE else 0
    scales: tuple[Scale, ...] = SCALES[::-1] if screen.rows is not None else SCALES[2::-1]
    if screen.zoom is not None:
        scales = (SCALES[screen.zoom - 1],)
    frames = [Frame(columns, halves, scale, border) for scale in scales]
    fitting = [frame for frame in frames if frame.width <= screen.columns]
    if screen.is_pane:
        low = [frame for frame in fitting if frame.height <= (screen.rows or 0)]
        return (low or frames[-1:])[0]
    if screen.rows is not None:
        low = [frame for frame in fitting if frame.height <= screen.rows - spare_rows]
        least = [frame for frame in fitting if frame.height == fitting[-1].height]
        fitting = low or least  # too high in any case: the terminal scrolls
    return fitting[0] if fitting else frames[-1].cropped(screen.columns, around)


class Drawing:
    """Hexagons on a canvas."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.scale = frame.scale
        self.canvas = Canvas(frame.width, frame.height, frame.scale.is_fine)

    def _side_point(self, side: int) -> Point:
        """The middle of a side, in points from the middle of the cell."""
        across, rows = self.frame.step, self.scale.rows
        return (
            (0.0, -2.0 * rows),
            (across, -rows),
            (across, rows),
            (0.0, 2.0 * rows),
            (-across, rows),
            (-across, -rows),
        )[side]

    def _road(self, low: int, high: int) -> list[Point]:
        """The way of a fragment, in points from the middle of the cell."""
        start = self._side_point(low)
        if high == STUB:
            return [_scaled(start, 1 - step / _STEPS) for step in range(_STEPS + 1)]
        return _curve(start, self._side_point(high), _PULLS[min(high - low, low - high + SIDES)])

    def _around(self, cell: int, path: Iterable[Point]) -> list[Point]:
        """A path around the middle of a cell, moved to where the cell lies."""
        across, down = self.frame.middle(cell)
        return [(x + across * ACROSS, y + down * DOWN) for x, y in path]

    # Ground

    def hexagon(self, cell: int, ground: Colour) -> None:
        """The ground of a cell, and its outline where there are no colours: that of a ghost is of stars."""
        across, down = self.frame.middle(cell)
        top = down - self.scale.rows // 2
        for row, width in enumerate(self.scale.widths, start=top):
            self.canvas.lay(across - width // 2, row, width, ground)
        if self.frame.border:
            self._outline(across, top, ("*", "*", "*") if ground == GHOST else ("/", "\\", "_"))

    def _outline(self, across: int, top: int, strokes: tuple[str, str, str]) -> None:
        widths = self.scale.widths
        rising, falling, level = strokes
        for row, width in enumerate(widths):
            left, right = (rising, falling) if row < len(widths) // 2 else (falling, rising)
            self.canvas.outline(across - width // 2 - 1, top + row, left)
            self.canvas.outline(across + width // 2, top + row, right)
        for row in (top - 1, top + len(widths) - 1):
            self.canvas.outline(across - widths[0] // 2, row, level * widths[0])

    # Tiles

    def tile(self, cell: int, tile: int, ground: Colour) -> None:
        """A tile as it lies: roads, overpasses, red centre."""
        shape, rotation = divmod(tile, SIDES)
        self.hexagon(cell, ground)
        lying = fragments(shape, rotation)
        for number, fragment in enumerate(lying):
            road = self._road(*fragment)
            path = self._around(cell, road if shape != TOWN else road[: _STEPS // 2])
            if any(do_cross(fragment, under) for under in lying[:number]):
                self.canvas.rub_out(path, self.scale.brush + 1)
            self.canvas.stroke(path, self.scale.brush, ASPHALT)
        if shape != TOWN and value_of(shape):
            self._red_centre(cell, value_of(shape))

    def _red_centre(self, cell: int, value: int) -> None:
        """SE-1.5 The middle of an intersection; a flat one has no room for its value, but shows its exits."""
        if self.scale.is_flat:
            self.canvas.stroke(self._around(cell, [(0, 0)]), 2.3, RED)
            return
        across, down = self.frame.middle(cell)
        half = self.scale.rows // 2
        words = f"[+{value}]" if self.frame.border else f"+{value}"
        self.canvas.write(across - half, down - 1, words.center(2 * half), CENTRE)
        self.canvas.write(across - half, down, " " * 2 * half, CENTRE)

    def town(self, cell: int, name: Sequence[str]) -> None:
        """SE-2.2 San Andreas: its name on stone, a road out of each side."""
        self.tile(cell, TOWN * SIDES, STONE)
        across, down = self.frame.middle(cell)
        longest = 3 if self.scale.is_flat else max(self.scale.widths) - 1
        for row, word in enumerate(name[:2], start=down - 1):
            shown = word[:longest]
            self.canvas.write(across - (len(shown) + 1) // 2, row, shown, NAME)

    # Marks

    def _spot(self, tile: int, low: int, high: int) -> Point:
        """Where a mark stands on a fragment: as far from the others as may be."""
        others = [
            point
            for fragment in fragments(*divmod(tile, SIDES))
            if fragment[0] != low
            for point in self._road(*fragment)
        ]
        road = self._road(low, high)
        steps = (6, 4) if high == STUB else (12, 8, 16, 6, 18)
        return max(
            (road[step] for step in steps),
            key=lambda spot: min(((spot[0] - x) ** 2 + (spot[1] - y) ** 2 for x, y in others), default=0.0),
        )

    def mark_fragment(self, cell: int, tile: int, low: int, text: str, style: Style) -> None:
        """A letter or a number on a fragment."""
        self._mark(self.fragment_place(cell, tile, low), text, style)

    def mark_exit(self, cell: int, side: int, text: str, style: Style) -> None:
        """A number where a road leaves a town."""
        self._mark(self.exit_place(cell, side), text, style)

    def fragment_place(self, cell: int, tile: int, low: int) -> Place:
        """Where a mark on a fragment stands."""
        high = next(high for start, high in fragments(*divmod(tile, SIDES)) if start == low)
        return self._place(cell, self._spot(tile, low, high))

    def exit_place(self, cell: int, side: int) -> Place:
        """Where a mark on a road out of a town stands."""
        return self._place(cell, _scaled(self._side_point(side), 0.8))

    def _place(self, cell: int, spot: Point) -> Place:
        ((x, y),) = self._around(cell, [spot])
        return int(x) // ACROSS, int(y) // DOWN

    def _mark(self, place: Place, text: str, style: Style) -> None:
        across, down = place
        self.canvas.write(across - (len(text) - 1) // 2, down, text, style)

    def label(self, cell: int, text: str, style: Style) -> None:
        """A number or a range on a cell; the range goes on below where a hexagon is flat."""
        across, down = self.frame.middle(cell)
        first, dash, last = text.partition("–")
        if not self.scale.is_flat or not dash:
            self.canvas.write(across - (len(text) + 1) // 2, down - 1, text, style)
            return
        below = dash + last if len(last) + 1 < self.scale.widths[1] else last
        style_below = style if style.ground else SECOND_NUMBER
        self.canvas.write(across - (len(first) + 1) // 2, down - 1, first, style)
        self.canvas.write(across - (len(below) + 1) // 2, down, below, style_below)


def draw(frame: Frame, state: State, marks: Marks) -> Drawing:
    """Everything on the table."""
    drawing = Drawing(frame)
    tiles = [cell for cell in tiles_on(state) if place_of(cell)[0] in frame.columns]
    for cell in open_cells(state):
        if place_of(cell)[0] not in frame.columns:
            continue
        fits = cell in marks.fits
        drawing.hexagon(cell, (FITTING if fits else WAITING)[shade(cell)])
        if cell in marks.cells or fits:
            drawing.label(cell, marks.cells.get(cell, DOT), NUMBER)
    for cell in tiles:
        tile = int(state["tile_at"][cell])
        if tile // SIDES == TOWN:
            drawing.town(cell, marks.town)
        else:
            drawing.tile(cell, tile, LATEST if cell in marks.latest else LAND[shade(cell)])
    if marks.ghost is not None and marks.ghost.tile != NONE:
        drawing.tile(marks.ghost.cell, marks.ghost.tile, GHOST)
    for cell in tiles:
        _mark_tile(drawing, state, marks, cell)
    if marks.ghost is not None:
        _mark_ghost(drawing, state, marks, marks.ghost)
    return drawing


def _mark_tile(drawing: Drawing, state: State, marks: Marks, cell: int) -> None:
    tile, crew = int(state["tile_at"][cell]), int(state["crew_at"][cell])
    if cell in marks.cells:
        drawing.label(cell, marks.cells[cell], TAG)
    for side in range(SIDES):
        if (cell, side) in marks.fragments:
            drawing.mark_fragment(cell, tile, side, marks.fragments[cell, side], TAG)
        if (cell, side) in marks.exits:
            drawing.mark_exit(cell, side, marks.exits[cell, side], TAG)
    is_turning = marks.ghost is not None and marks.ghost.cell == cell and marks.ghost.tile != NONE
    if crew != NONE and not is_turning:
        _mark_crew(drawing, marks, cell, tile, crew)
    if cell in marks.fits and not is_turning:
        drawing.label(cell, DOT, TAG)


def _mark_crew(drawing: Drawing, marks: Marks, cell: int, tile: int, crew: int) -> None:
    style = Style(BLACK, SEAT_COLOURS[crew >> 3], is_bold=True)
    drawing.mark_fragment(cell, tile, crew & 7, marks.letters[crew >> 3], style)


def _mark_ghost(drawing: Drawing, state: State, marks: Marks, ghost: Ghost) -> None:
    if ghost.crew != NONE:
        tile = ghost.tile if ghost.tile != NONE else int(state["tile_at"][ghost.cell])
        _mark_crew(drawing, marks, ghost.cell, tile, ghost.crew)
    elif ghost.side != NONE:
        drawing.mark_exit(ghost.cell, ghost.side, marks.exits[ghost.cell, ghost.side], AIMED)
    elif ghost.tile == NONE:
        drawing.label(ghost.cell, marks.cells[ghost.cell], AIMED)


def draw_tile(
    tile: int, captions: Sequence[str], depth: Depth, crew: int = NONE, letter: str = ""
) -> list[str]:
    """A tile by itself, its crew if it has one, and words below."""
    middle = cell_of(0, 0)
    frame = Frame(range(0, 1), range(0, 1), TILE_SCALE, 1 if depth is Depth.NONE else 0)
    drawing = Drawing(frame)
    drawing.tile(middle, tile, LAND[0])
    if crew != NONE:
        style = Style(BLACK, SEAT_COLOURS[crew >> 3], is_bold=True)
        drawing.mark_fragment(middle, tile, crew & 7, letter, style)
    width = max(frame.width, *(len(caption) for caption in captions))
    left = (width - frame.width) // 2
    lines = [" " * left + line for line in drawing.canvas.lines(depth)]
    return lines + [caption.center(width) for caption in captions]
