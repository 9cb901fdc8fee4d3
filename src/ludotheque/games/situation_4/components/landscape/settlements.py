"""Where people live: villages along their roads, towns of blocks and squares, churches."""

import math
from itertools import pairwise

from ludotheque.games.situation_4.components.landscape.canvas import Canvas, Chance
from ludotheque.games.situation_4.components.landscape.geometry import (
    beside,
    blob,
    cut_off,
    disc,
    inset,
    longest_edge,
    middle_of,
    shifted,
    slab,
    split,
)
from ludotheque.games.situation_4.components.landscape.objects import house, trees
from ludotheque.games.situation_4.components.landscape.paths import Box, Line, Point

_NEAR = 50  # units: how far houses look out for a way, at least


class Ways:
    """The ways that houses stand along, as points close together, each with its direction."""

    def __init__(self, lines: list[Line]) -> None:
        self._steps: dict[tuple[int, int], list[tuple[Point, float]]] = {}
        for line in lines:
            for here, there in pairwise(line):
                angle = math.atan2(there[1] - here[1], there[0] - here[0])
                count = max(1, math.ceil(math.dist(here, there) / 4))
                across, down = (there[0] - here[0]) / count, (there[1] - here[1]) / count
                for number in range(count):
                    step = (here[0] + across * number, here[1] + down * number)
                    self._steps.setdefault(self._square(step), []).append((step, angle))

    @staticmethod
    def _square(point: Point) -> tuple[int, int]:
        return math.floor(point[0] / _NEAR), math.floor(point[1] / _NEAR)

    def within(self, box: Box) -> list[tuple[Point, float]]:
        """The points of ways in a box."""
        return [step for steps in self._steps.values() for step in steps if box.holds(step[0])]

    def distance(self, point: Point) -> float:
        """How far it is from a point to the nearest way, or without end where none is near."""
        column, row = self._square(point)
        squares = ((column + across, row + down) for across in (-1, 0, 1) for down in (-1, 0, 1))
        near = (step for square in squares for step, _ in self._steps.get(square, ()))
        return min((math.dist(point, step) for step in near), default=math.inf)


def church(canvas: Canvas, centre: Point, angle: float) -> None:
    """A church: nave, transept and a tower with a pointed roof."""
    house(canvas, centre, 26, 10, angle, "slate")
    house(canvas, beside(centre, angle, 4, 0), 9, 20, angle, "slate")
    tower = beside(centre, angle, -14, 0)
    canvas.add("shadows", "shade", shifted(slab(tower, 10, 10, angle), 5, 5))
    canvas.add("tops", "wall", slab(tower, 10, 10, angle))
    canvas.add("tops", "slate-2", [beside(tower, angle, *corner) for corner in ((0, 0), (4, 4), (-4, 4))])
    canvas.add("tops", "slate-1", [beside(tower, angle, *corner) for corner in ((0, 0), (4, -4), (-4, -4))])


def draw_village(canvas: Canvas, chance: Chance, box: Box, ways: Ways) -> None:
    """Houses along the roads, a church on a green, a pond, gardens."""
    inner = box.shrunk(9)
    canvas.add("plazas", "yard", blob(chance, box.centre, box.width / 2 - 2, box.height / 2 - 2, 14))
    steps = ways.within(inner)
    taken: list[tuple[Point, float]] = []

    def is_free(point: Point, reach: float) -> bool:
        return (
            inner.holds(point)
            and ways.distance(point) > reach * 0.6 + 4
            and all(math.dist(point, other) > reach + size for other, size in taken)
        )

    spots = [
        (inner.left + inner.width * across / 6, inner.top + inner.height * down / 6)
        for across in range(1, 6)
        for down in range(1, 6)
    ]
    green = max(spots, key=lambda spot: (min(ways.distance(spot), 22), -math.dist(spot, box.centre)))
    canvas.add("plazas", "lawn", blob(chance, green, 22, 17))
    church(canvas, green, chance.between(-0.3, 0.3))
    taken.append((green, 17))
    pond = max(
        spots, key=lambda spot: min([ways.distance(spot), *(math.dist(spot, o) - s for o, s in taken)])
    )
    if is_free(pond, 10):
        canvas.add("plazas", "bank", blob(chance, pond, 13, 9))
        canvas.add("plazas", "water", blob(chance, pond, 10, 6))
        taken.append((pond, 11))
    for step, angle in chance.shuffled(steps):
        for side in chance.shuffled((-1, 1)):
            centre = beside(step, angle, 0, side * chance.between(10, 13))
            if is_free(centre, 7):
                house(canvas, centre, chance.between(10, 14), chance.between(8, 9), angle)
                taken.append((centre, 7))
    for _ in range(60):
        centre = (chance.between(inner.left, inner.right), chance.between(inner.top, inner.bottom))
        if is_free(centre, 8):
            angle = chance.between(-0.5, 0.5)
            if chance.happens(0.6):
                house(canvas, centre, chance.between(9, 13), 8, angle)
            else:
                canvas.add("details", "lawn", slab(centre, 15, 12, angle))
                canvas.add(
                    "details",
                    "orchard",
                    *[[beside(centre, angle, -5, n), beside(centre, angle, 6, n)] for n in (-3, 3)],
                )
            taken.append((centre, 8))


def draw_town(canvas: Canvas, chance: Chance, box: Box, ways: Ways) -> None:
    """Blocks of houses between streets, a market square with a church, gardens and avenues."""
    canvas.add("plazas", "pavement", box.shrunk(4).corners())
    blocks = split(chance, box.shrunk(6).corners(), (1500, 2500), 0.12, 0.08)

    def room(corners: Line) -> float:
        middle = middle_of(corners)
        return min(ways.distance(middle), 24) - math.dist(middle, box.centre) / 10

    market = max(blocks, key=room)
    for corners in blocks:
        middle = middle_of(corners)
        block = inset(corners, 3)
        if len(block) < 3:
            continue
        if corners is market:
            church(canvas, middle, chance.between(-0.2, 0.2))
            trees(canvas, [beside(middle, 0, -15, 15), beside(middle, 0, 14, 15)])
            continue
        if chance.happens(0.16):
            canvas.add("plazas", "lawn", block)
            park = inset(block, 5)
            if len(park) > 2:
                trees(canvas, [*park, park[0]])
            continue
        _terrace(canvas, chance, block, box, ways)


def _terrace(canvas: Canvas, chance: Chance, block: Line, box: Box, ways: Ways) -> None:
    """Houses wall to wall in one block; where a road runs, none stand."""
    canvas.add("plazas", "yard", block)
    for plot in split(chance, block, (170, 290), 0.12, 0.08):
        middle = middle_of(plot)
        if ways.distance(middle) < 9:
            continue
        if chance.happens(0.1):
            canvas.add("details", "lawn", inset(plot, 1))
            continue
        roof = "slate" if chance.happens(0.2) else "roof"
        outline = inset(plot, 0.7)
        if len(outline) < 3:
            continue
        angle = longest_edge(outline)
        normal = (-math.sin(angle), math.cos(angle))
        if normal[0] + normal[1] < 0:  # the light comes from the north-west
            normal = (-normal[0], -normal[1])
        canvas.add("shadows", "shade", shifted(outline, 2, 2))
        canvas.add("buildings", f"{roof}-1", cut_off(outline, middle, (-normal[0], -normal[1])))
        canvas.add("buildings", f"{roof}-2", cut_off(outline, middle, normal))


def fountain(canvas: Canvas, centre: Point) -> None:
    """A round basin."""
    canvas.add("plazas", "wall", disc(centre, 6))
    canvas.add("plazas", "water", disc(centre, 4, 8))
