"""Plain shapes: discs, boxes at an angle, blobs, rows; and what can be done to a line or a surface."""

import math
from collections.abc import Sequence
from itertools import pairwise

from ludotheque.games.situation_4.components.landscape.canvas import Chance
from ludotheque.games.situation_4.components.landscape.paths import Box, Line, Point, area_of


def disc(centre: Point, radius: float, corners: int = 10, squash: float = 1.0) -> Line:
    """A round surface."""
    return [
        (
            centre[0] + radius * math.cos(math.tau * corner / corners),
            centre[1] + radius * squash * math.sin(math.tau * corner / corners),
        )
        for corner in range(corners)
    ]


def slab(centre: Point, width: float, height: float, angle: float = 0.0) -> Line:
    """A rectangle at an angle (radians)."""
    half = (
        (-width / 2, -height / 2),
        (width / 2, -height / 2),
        (width / 2, height / 2),
        (-width / 2, height / 2),
    )
    return [beside(centre, angle, along, across) for along, across in half]


def beside(centre: Point, angle: float, along: float, across: float) -> Point:
    """The point so far along a direction and across it."""
    cos, sin = math.cos(angle), math.sin(angle)
    return centre[0] + along * cos - across * sin, centre[1] + along * sin + across * cos


def blob(chance: Chance, centre: Point, across: float, down: float, corners: int = 12) -> Line:
    """An uneven round surface."""
    points = []
    for corner in range(corners):
        reach = chance.between(0.78, 1.05)
        turn = math.tau * corner / corners
        points.append(
            (
                centre[0] + across * reach * math.cos(turn),
                centre[1] + down * reach * math.sin(turn),
            )
        )
    return smooth([*points, points[0]], 1)[:-1]


def smooth(line: Sequence[Point], times: int = 2) -> Line:
    """Corners cut off, again and again (Chaikin); the ends stay."""
    points = list(line)
    for _ in range(times):
        cut = [points[0]]
        for (x, y), (to_x, to_y) in pairwise(points):
            cut += [
                (x * 0.75 + to_x * 0.25, y * 0.75 + to_y * 0.25),
                (x * 0.25 + to_x * 0.75, y * 0.25 + to_y * 0.75),
            ]
        points = [*cut, points[-1]]
    return points


def plain(line: Sequence[Point], within: float = 0.7) -> Line:
    """A line with fewer points: none that lie so near to the straight way (Douglas–Peucker)."""
    if len(line) < 3:
        return list(line)
    (x, y), (to_x, to_y) = line[0], line[-1]
    length = math.dist(line[0], line[-1])
    if length:
        off = [abs((px - x) * (to_y - y) - (py - y) * (to_x - x)) / length for px, py in line]
    else:
        off = [math.dist(point, line[0]) for point in line]
    far = max(range(len(line)), key=off.__getitem__)
    if off[far] <= within:
        return [line[0], line[-1]]
    return [*plain(line[: far + 1], within)[:-1], *plain(line[far:], within)]


def inset(corners: Sequence[Point], by: float) -> Line:
    """A convex surface, smaller by so much on every side; empty if nothing is left."""
    points = list(corners)
    if area_of(points) < 0:
        points.reverse()
    inside = list(points)
    for (x, y), (to_x, to_y) in zip(points, points[1:] + points[:1], strict=True):
        length = math.dist((x, y), (to_x, to_y))
        if length:
            normal = (-(to_y - y) / length, (to_x - x) / length)
            inside = cut_off(inside, (x + normal[0] * by, y + normal[1] * by), normal)
    return inside


def cut_off(corners: Sequence[Point], at: Point, normal: Point) -> Line:
    """The part of a convex surface that lies ahead of a line through `at`."""
    ahead = [(x - at[0]) * normal[0] + (y - at[1]) * normal[1] for x, y in corners]
    kept: Line = []
    for number, here in enumerate(corners):
        there, reach, reach_there = (
            corners[(number + 1) % len(corners)],
            ahead[number],
            ahead[(number + 1) % len(ahead)],
        )
        if reach >= 0:
            kept.append(here)
        if (reach >= 0) != (reach_there >= 0):
            share = reach / (reach - reach_there)
            kept.append((here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share))
    return kept


def rows(corners: Sequence[Point], angle: float, step: float, shift: float = 0.0) -> list[Line]:
    """Parallel lines across a convex surface, so far apart."""
    if len(corners) < 3:
        return []
    cos, sin = math.cos(angle), math.sin(angle)
    heights = [y * cos - x * sin for x, y in corners]
    lines = []
    height = math.ceil((min(heights) - shift) / step) * step + shift
    while height < max(heights):
        met = []
        for number, (x, y) in enumerate(corners):
            to_x, to_y = corners[(number + 1) % len(corners)]
            low, high = heights[number], heights[(number + 1) % len(corners)]
            if (low < height) != (high < height):
                share = (height - low) / (high - low)
                met.append((x + (to_x - x) * share, y + (to_y - y) * share))
        if len(met) == 2:
            lines.append(sorted(met, key=lambda point: point[0] * cos + point[1] * sin))
        height += step
    return lines


def arc(centre: Point, radius: float, start: float, stop: float, steps: int = 8) -> Line:
    """A part of a circle, from one angle to another."""
    return [beside(centre, start + (stop - start) * step / steps, radius, 0) for step in range(steps + 1)]


def ring(line: Sequence[Point]) -> Line:
    """The edge of a surface as a line that comes back to its start."""
    return [*line, line[0]]


def shifted(line: Sequence[Point], x: float, y: float) -> Line:
    """A line moved by so much."""
    return [(px + x, py + y) for px, py in line]


def middle_of(corners: Sequence[Point]) -> Point:
    """The middle of a surface's corners."""
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def longest_edge(corners: Sequence[Point]) -> float:
    """The direction of a surface's longest edge (radians)."""
    edges = zip(corners, [*corners[1:], corners[0]], strict=True)
    (x, y), (to_x, to_y) = max(edges, key=lambda edge: math.dist(*edge))
    return math.atan2(to_y - y, to_x - x)


def scaled(line: Sequence[Point], centre: Point, share: float) -> Line:
    """A line, larger or smaller around a point."""
    return [(centre[0] + (x - centre[0]) * share, centre[1] + (y - centre[1]) * share) for x, y in line]


def split(
    chance: Chance, corners: Line, at_most: tuple[float, float], slant: float, stray: float
) -> list[Line]:
    """A convex surface cut across its longest edge, again and again, until all parts are small enough."""
    size = abs(area_of(corners))
    if size < chance.between(*at_most):
        return [corners]
    angle = longest_edge(corners) + chance.between(-slant, slant)
    at = beside(middle_of(corners), angle, chance.between(-stray, stray) * math.sqrt(size), 0)
    normal = (math.cos(angle), math.sin(angle))
    parts = (cut_off(corners, at, normal), cut_off(corners, at, (-normal[0], -normal[1])))
    return [small for part in parts for small in split(chance, part, at_most, slant, stray)]


class Frame:
    """A box seen along its longer side: `along` from 0 to `length`, `across` from 0 to `depth`."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._is_upright = box.height > box.width
        self.length, self.depth = max(box.width, box.height), min(box.width, box.height)
        self.angle = math.pi / 2 if self._is_upright else 0.0

    def at(self, along: float, across: float) -> Point:
        """A point of the board, from one of the box."""
        if self._is_upright:
            return self._box.right - across, self._box.top + along
        return self._box.left + along, self._box.top + across

    def line(self, *points: Point) -> Line:
        """A line of the board, from points of the box."""
        return [self.at(along, across) for along, across in points]

    def slab(self, along: float, across: float, length: float, depth: float, angle: float = 0.0) -> Line:
        """A rectangle around a point of the box, turned with it."""
        return slab(self.at(along, across), length, depth, self.angle + angle)
