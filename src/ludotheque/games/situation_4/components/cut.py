"""The cut: every seam between two locations is its own curve, so that a piece fits one place alone (S4-1.5).

Curves are kept in tenths of a unit, as whole numbers: neighbours share exactly the same seam, and a quarter
turn loses nothing. A location is 100 × 100 units, x grows to the right and y downwards.
"""

import math
from functools import cache
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from ludotheque.engine.dealer import SeedStream

Point = tuple[int, int]
Points = npt.NDArray[np.float64]

SIZE = 100  # units along one side of a location
JITTER = 4  # units that an inner corner may stray from the grid, either way
CLEARANCE = 9  # units that two seams keep between them, away from a corner that they share
_CHOICES = 20  # curves drawn for a seam: the one least like all before it is taken
_TRIES = 300  # curves drawn at most, where all come too close to a neighbour
_COMPARED = 1000  # views of seams that a new one is compared with: all of them on boards of usual size
_STEPS = 8  # points taken from each Bézier, where a curve is measured


class Puzzle(Protocol):
    """What the cut needs to know of a board."""

    @property
    def columns(self) -> int: ...

    @property
    def rows(self) -> int: ...

    @property
    def cut(self) -> str: ...


class Seam(NamedTuple):
    """The edge that two neighbours share: the first is to the west or south of the second."""

    first: str
    second: str


def location_at(column: int, row: int) -> str:
    """The location in a column (from 0) and a row (from 1): "C5"."""
    return f"{chr(ord('A') + column)}{row}"


def place_of(location: str) -> tuple[int, int]:
    """Column (from 0) and row (from 1) of a location."""
    return ord(location[0]) - ord("A"), int(location[1:])


def centre_of(rows: int, location: str) -> Point:
    """The centre of a location on a board of so many rows, in units."""
    column, row = place_of(location)
    return SIZE * column + SIZE // 2, SIZE * (rows - row) + SIZE // 2


def outlines(board: Puzzle) -> dict[str, str]:
    """The outline of each location as a closed SVG path, in board units."""
    return {
        location_at(column, row): _path(_outline(_key(board), location_at(column, row)))
        for row in range(1, board.rows + 1)
        for column in range(board.columns)
    }


def local_outline(board: Puzzle, location: str, quarter_turns: int = 0) -> str:
    """The outline of one piece around its own centre, turned clockwise by so many quarters."""
    x, y = centre_of(board.rows, location)
    curve = [(px - 10 * x, py - 10 * y) for px, py in _outline(_key(board), location)]
    return _path([turned(point, quarter_turns) for point in curve])


def outline_points(board: Puzzle, location: str) -> Points:
    """The outline of a location as a fine polyline in board units, clockwise; the last point is the first."""
    return _flat(_outline(_key(board), location))


def outline_box(board: Puzzle, location: str) -> tuple[int, int, int, int]:
    """The smallest box of whole units around an outline: left, top, right, bottom."""
    points = outline_points(board, location)
    left, top = np.floor(points.min(axis=0))
    right, bottom = np.ceil(points.max(axis=0))
    return int(left), int(top), int(right), int(bottom)


def seams(board: Puzzle) -> list[Seam]:
    """All seams of a board, those between two rows first."""
    return list(_curves(_key(board)))


def seam_points(board: Puzzle, seam: Seam) -> Points:
    """One seam as a fine polyline in board units, from west to east or from north to south."""
    return _flat(_curves(_key(board))[seam])


def side_points(board: Puzzle, location: str, side: int) -> Points:
    """One side of a location (0 north, 1 east, 2 south, 3 west) around its centre, clockwise."""
    points = _flat(_side(_key(board), location, side))
    shifted: Points = points - np.array(centre_of(board.rows, location))
    return shifted


def turned(point: Point, quarter_turns: int) -> Point:
    """A point after so many quarter turns clockwise around 0,0."""
    x, y = point
    for _ in range(quarter_turns % 4):
        x, y = -y, x
    return x, y


# Curves: a start, then three points for each cubic Bézier, in tenths of a unit.

_Key = tuple[int, int, str]  # columns, rows, seed


def _key(board: Puzzle) -> _Key:
    return board.columns, board.rows, board.cut


def _outline(key: _Key, location: str) -> list[Point]:
    curve = _side(key, location, 0)
    for side in (1, 2, 3):
        curve += _side(key, location, side)[1:]
    return curve


def _side(key: _Key, location: str, side: int) -> list[Point]:
    """One side as seen clockwise; on the border it is a straight line, written as a Bézier like the rest."""
    columns, rows, _ = key
    column, row = place_of(location)
    across = ((column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row))[side]
    if 0 <= across[0] < columns and 1 <= across[1] <= rows:
        other = location_at(*across)
        if side in (0, 1):
            curve = _curves(key)[Seam(location, other)]
            return curve[:]
        return _curves(key)[Seam(other, location)][::-1]
    grid = ((column, row), (column + 1, row), (column + 1, row - 1), (column, row - 1))
    start, end = _corner(key, *grid[side]), _corner(key, *grid[(side + 1) % 4])
    return [start, start, end, end]


@cache
def _corner(key: _Key, across: int, up: int) -> Point:
    """A corner of the grid, counted from the south-west; inner corners stray a little."""
    columns, rows, seed = key
    x, y = 10 * SIZE * across, 10 * SIZE * (rows - up)
    if across in (0, columns) or up in (0, rows):
        return x, y
    chance = SeedStream(f"{seed}:corner {across} {up}")
    spread = 20 * JITTER + 1
    return x + chance.below(spread) - 10 * JITTER, y + chance.below(spread) - 10 * JITTER


@cache
def _curves(key: _Key) -> dict[Seam, list[Point]]:
    """Every seam's curve: of several chances each, the one least like all seams before it."""
    seed = key[2]
    chosen: dict[Seam, list[Point]] = {}
    beside: dict[str, list[Points]] = {}  # seams already cut around each location
    grid = _grid(key)
    shapes = np.zeros((2 * len(grid), 7, 2))  # each seam so far as either of its pieces meets it
    for number, (seam, start, end) in enumerate(grid):
        chance = SeedStream(f"{seed}:{seam.first}-{seam.second}")
        near = beside.setdefault(seam.first, []) + beside.setdefault(seam.second, [])
        best, best_score = _knobbed(start, end, chance), -1.0
        for tried in range(_TRIES):
            if tried >= _CHOICES and best_score >= 0:
                break
            curve = _knobbed(start, end, chance)
            score = _unlikeness(_laid_flat(curve), shapes[max(0, 2 * number - _COMPARED) : 2 * number])
            if score > best_score and _is_clear(_flat(curve), near):
                best, best_score = curve, score
        chosen[seam] = best
        flat = _flat(best)
        beside[seam.first].append(flat)
        beside[seam.second].append(flat)
        shapes[2 * number] = _laid_flat(best)
        shapes[2 * number + 1] = _other_view(shapes[2 * number])
    return chosen


def _grid(key: _Key) -> list[tuple[Seam, Point, Point]]:
    """Seams with their two ends: between rows from west to east, between columns from north to south."""
    columns, rows, _ = key
    between_rows = [
        (Seam(location_at(c, r), location_at(c, r + 1)), _corner(key, c, r), _corner(key, c + 1, r))
        for r in range(1, rows)
        for c in range(columns)
    ]
    between_columns = [
        (Seam(location_at(c, r), location_at(c + 1, r)), _corner(key, c + 1, r), _corner(key, c + 1, r - 1))
        for r in range(1, rows + 1)
        for c in range(columns - 1)
    ]
    return between_rows + between_columns


def _knobbed(start: Point, end: Point, chance: SeedStream) -> list[Point]:
    """A seam with one knob: a narrow neck, a round head that leans, shoulders that are slightly bowed."""

    def between(low: float, high: float) -> float:
        return low + (high - low) * chance.below(1001) / 1000

    length = math.dist(start, end)
    heading = -1 if chance.below(2) else 1
    middle = length * between(0.35, 0.65)
    neck = between(48, 78)  # half the width of the neck
    wide = max(neck + 28, between(94, 150))  # half the width of the head
    tall = between(84, 136)  # from the middle of the head to its top
    waist = between(48, 76)  # how far out the neck is narrowest
    out = waist + between(64, 96)  # how far out the head is widest
    lean = math.radians(between(-16, 16))
    skew = between(-0.22, 0.22)  # the head's top is not above its middle
    west, east = between(-60, 60), between(-60, 60)  # bows of the shoulders
    dip = between(-6, 26)  # shoulders sink before the neck rises

    def knob(along: float, outwards: float) -> tuple[float, float]:
        return (
            middle + along * math.cos(lean) - outwards * math.sin(lean),
            along * math.sin(lean) + outwards * math.cos(lean),
        )

    round_ = 0.5523  # a quarter circle as a Bézier
    top = skew * wide
    local = [
        (0.0, 0.0),
        ((middle - neck) * 0.42, west),
        knob(-neck + 22, -dip),
        knob(-neck, waist),
        knob(-neck - 14, waist + (out - waist) * 0.42),
        knob(-wide, out - tall * round_),
        knob(-wide, out),
        knob(-wide, out + tall * round_),
        knob(top - wide * round_, out + tall),
        knob(top, out + tall),
        knob(top + wide * round_, out + tall),
        knob(wide, out + tall * round_),
        knob(wide, out),
        knob(wide, out - tall * round_),
        knob(neck + 14, waist + (out - waist) * 0.42),
        knob(neck, waist),
        knob(neck - 22, -dip),
        (length - (length - middle - neck) * 0.42, east),
        (length, 0.0),
    ]
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    curve = [
        (
            round(start[0] + ux * along - uy * heading * outwards),
            round(start[1] + uy * along + ux * heading * outwards),
        )
        for along, outwards in local
    ]
    curve[-1] = end
    return curve


def _flat(curve: list[Point]) -> Points:
    """A curve as a polyline in units."""
    points = np.array(curve, float) / 10
    a, b, c, d = points[0:-1:3, None], points[1::3, None], points[2::3, None], points[3::3, None]
    t = (np.arange(_STEPS) / _STEPS)[None, :, None]
    lines = a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t**2 * (1 - t) + d * t**3
    flat: Points = np.concatenate([lines.reshape(-1, 2), points[-1:]])
    return flat


def _is_clear(curve: Points, near: list[Points]) -> bool:
    """Whether a curve keeps its distance from those around the same two locations."""
    for other in near:
        apart = np.hypot(*(curve[:, None] - other[None]).transpose(2, 0, 1))
        for end in (0, -1):
            for other_end in (0, -1):
                if apart[end, other_end] == 0:  # near the corner that both share they may be near
                    corner = curve[end]
                    apart[np.hypot(*(curve - corner).T) < 2 * CLEARANCE] = np.inf
                    apart[:, np.hypot(*(other - corner).T) < 2 * CLEARANCE] = np.inf
        if apart.min() < CLEARANCE:
            return False
    return True


def _laid_flat(curve: list[Point]) -> Points:
    """The ends of a curve's Béziers in units, its start at 0,0 and its end on the x axis."""
    points = np.array(curve[::3], float) / 10
    points -= points[0]
    along = points[-1] / np.hypot(*points[-1])
    return np.stack([points @ along, points @ np.array([-along[1], along[0]])], axis=1)


def _other_view(shape: Points) -> Points:
    """A seam as the piece on its other side meets it."""
    return shape[-1] - shape[::-1]


def _unlikeness(shape: Points, others: Points) -> float:
    """How far a seam is from the one most like it, where the two are farthest apart."""
    if not len(others):
        return math.inf
    return float(np.abs(others - shape).max(axis=(1, 2)).min())


def _path(curve: list[Point]) -> str:
    """A closed curve as an SVG path: its start, then steps relative to the point before."""
    parts = ["M", _number(curve[0][0]), " ", _number(curve[0][1])]
    here = curve[0]
    for at in range(1, len(curve), 3):
        numbers = [_number(value) for x, y in curve[at : at + 3] for value in (x - here[0], y - here[1])]
        is_straight = curve[at] == here and curve[at + 1] == curve[at + 2]
        parts.append(("l" + " ".join(numbers[4:])) if is_straight else ("c" + " ".join(numbers)))
        here = curve[at + 2]
    return "".join(parts) + "z"


def _number(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}"
