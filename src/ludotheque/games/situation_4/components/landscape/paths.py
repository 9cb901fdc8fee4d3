"""Points, boxes and lines in board units: rounded, cut at a box, written as SVG paths.

A filled class closes its lines, a stroked one does not.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from ludotheque.games.situation_4.components.landscape.classes import FILLS, PERIODS

Point = tuple[float, float]
Line = list[Point]
Spot = tuple[int, int]  # a point rounded to whole units


class Box(NamedTuple):
    """A rectangle along the axes."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """How far it reaches from west to east."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How far it reaches from north to south."""
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def shrunk(self, by: float) -> "Box":
        """A box inside this one, smaller by so much on every side."""
        return Box(self.left + by, self.top + by, self.right - by, self.bottom - by)

    def holds(self, point: Point) -> bool:
        """Whether a point lies in it, or on its edge."""
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom

    def meets(self, other: "Box") -> bool:
        """Whether two boxes overlap, or touch."""
        return (
            self.left <= other.right
            and self.right >= other.left
            and self.top <= other.bottom
            and self.bottom >= other.top
        )

    def corners(self) -> Line:
        """Its corners, clockwise from the north-west."""
        return [
            (self.left, self.top),
            (self.right, self.top),
            (self.right, self.bottom),
            (self.left, self.bottom),
        ]


def rounded(kind: str, line: Sequence[Point]) -> list[Spot]:
    """Whole units, no point twice in a row; filled shapes run clockwise, so that two never make a hole."""
    spots: list[Spot] = []
    for x, y in line:
        spot = (round(x), round(y))
        if not spots or spots[-1] != spot:
            spots.append(spot)
    if kind in FILLS:
        if len(spots) > 1 and spots[0] == spots[-1]:
            spots.pop()
        if area_of(spots) < 0:
            spots.reverse()
    return spots


def box_around(points: Iterable[Point]) -> Box:
    """The smallest box that holds these points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def area_of(spots: Sequence[Point]) -> float:
    """The size of a surface: positive where its corners run clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(spots, [*spots[1:], *spots[:1]], strict=True)) / 2


def path(lines: Iterable[Sequence[Spot]], is_closed: bool) -> str:
    """Lines as an SVG path: the first starts at its own point, all else goes on by steps."""
    text = ""
    at = (0, 0)
    for line in lines:
        text += f"M{line[0][0]} {line[0][1]}l" if not text else f"m{_steps(at, line[0])}"
        for here, there in pairwise(line):
            step = _steps(here, there)
            text += step if step[0] == "-" or text[-1] == "l" else f" {step}"
        text += "z" * is_closed
        at = line[0] if is_closed else line[-1]
    return text


def _steps(here: Spot, there: Spot) -> str:
    across, down = there[0] - here[0], there[1] - here[1]
    return f"{across}{down}" if down < 0 else f"{across} {down}"


def clipped(kind: str, line: list[Spot], box: Box) -> list[list[Spot]]:
    """What of a line, or of the surface within it, lies in a box."""
    if kind in FILLS:
        surface = _clipped_surface(line, box)
        return [surface] if len(surface) > 2 and abs(area_of(surface)) >= 1 else []
    return [run for run in _clipped_line(line, box, PERIODS.get(kind, 0)) if len(run) > 1]


def _clipped_surface(line: list[Spot], box: Box) -> list[Spot]:
    """Sutherland–Hodgman: cut at one side of the box after the other."""
    if all(box.holds(spot) for spot in line):
        return line
    points: Line = list(line)
    for axis, bound, sign in ((0, box.left, 1), (1, box.top, 1), (0, box.right, -1), (1, box.bottom, -1)):
        kept: Line = []
        for here, there in zip(points, points[1:] + points[:1], strict=True):
            is_in, goes_in = sign * (here[axis] - bound) >= 0, sign * (there[axis] - bound) >= 0
            if is_in:
                kept.append(here)
            if is_in != goes_in:
                share = (bound - here[axis]) / (there[axis] - here[axis])
                kept.append(_between(here, there, share))
        points = kept
    return rounded("ground", points) if points else []


def _clipped_line(line: list[Spot], box: Box, period: int) -> list[list[Spot]]:
    """The runs of a line inside a box. Dots and dashes go on as on the whole line: a run starts with one."""
    if all(box.holds(spot) for spot in line):
        return [line]
    runs: list[Line] = []
    gone = 0.0
    end: Point | None = None
    for here, there in pairwise(line):
        length = math.dist(here, there)
        start, stop = _inside(here, there, box)
        if period and (end is None or start > 0):
            start = (math.ceil((gone + start * length) / period - 1e-9) * period - gone) / length
        if start < stop:
            if end is None or end != here or start > 0:
                runs.append([_between(here, there, start)])
            end = _between(here, there, stop)
            runs[-1].append(end)
        else:
            end = None
        gone += length
    return [rounded("road", run) for run in runs]


def _inside(here: Point, there: Point, box: Box) -> tuple[float, float]:
    """Liang–Barsky: between which shares of the way a step is inside a box; the first is greater if none."""
    start, stop = 0.0, 1.0
    for axis, low, high in ((0, box.left, box.right), (1, box.top, box.bottom)):
        way = there[axis] - here[axis]
        if way == 0:
            if not low <= here[axis] <= high:
                return 1.0, 0.0
            continue
        enters, leaves = sorted(((low - here[axis]) / way, (high - here[axis]) / way))
        start, stop = max(start, enters), min(stop, leaves)
    return start, stop


def _between(here: Point, there: Point, share: float) -> Point:
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share
