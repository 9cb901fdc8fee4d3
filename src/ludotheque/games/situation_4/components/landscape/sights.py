"""Landmarks that people built: chapels, castles, quarries, grounds to play on."""

import math
from itertools import pairwise

from ludotheque.games.situation_4.components.landscape.canvas import Canvas, Chance
from ludotheque.games.situation_4.components.landscape.geometry import (
    arc,
    beside,
    blob,
    disc,
    ring,
    rows,
    scaled,
    shifted,
    slab,
)
from ludotheque.games.situation_4.components.landscape.objects import chimney, hall, house, trees
from ludotheque.games.situation_4.components.landscape.paths import Point
from ludotheque.games.situation_4.components.landscape.settlements import church, fountain


def chapel(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A chapel and its graveyard."""
    canvas.add("plazas", "lawn", slab(at, 52, 44, angle))
    church(canvas, beside(at, angle, 2, -8), angle)
    canvas.add(
        "details", "marking", *rows(slab(beside(at, angle, 0, 12), 44, 12, angle), angle + math.pi / 2, 4)
    )
    canvas.add("details", "fence", ring(slab(at, 50, 42, angle)))
    trees(canvas, [beside(at, angle, -21, -17), beside(at, angle, -21, 2)])


def quarry(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A quarry in steps."""
    edge = blob(chance, at, 30, 24, 10)
    for kind, share in (("yard", 1.0), ("sand", 0.84), ("field-4", 0.6), ("sand", 0.42)):
        canvas.add("plazas", kind, scaled(edge, at, share))
    for share in (0.84, 0.6):
        bench = scaled(edge, at, share)
        canvas.add("details", "fence", bench[3:])
    canvas.add("details", "shallow", blob(chance, beside(at, angle, -4, 3), 7, 4, 7))
    canvas.add("tops", "roof-1", slab(beside(at, angle, 6, -4), 7, 5, angle))
    canvas.add(
        "tops", "pipe", [beside(at, angle, 8, -4), beside(at, angle, 15, -9), beside(at, angle, 19, -4)]
    )
    hall(canvas, beside(at, angle, -27, -20), 16, 10, angle)


def ruin(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """An old castle: six towers around a yard."""
    canvas.add("plazas", "wood", blob(chance, at, 31, 28))
    canvas.add("plazas", "lawn", blob(chance, at, 26, 23))
    corners = [beside(at, angle + math.tau * n / 6, 19, 0) for n in range(6)]
    canvas.add("details", "yard", corners)
    for here, there in pairwise(corners):
        middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        turn = math.atan2(there[1] - here[1], there[0] - here[0])
        canvas.add("shadows", "shade", shifted(slab(middle, 19, 4, turn), 2, 3))
        canvas.add("buildings", "wall", slab(middle, 19, 4, turn))
    for corner in corners:
        canvas.add("tops", "wall", disc(corner, 5, 8))
        canvas.add("tops", "slate-2", disc(corner, 2.6, 6))
    house(canvas, beside(at, angle, -3, 0), 15, 12, angle, "slate")


def sports_ground(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A pitch within a running track."""
    oval = [*arc(beside(at, angle, 13, 0), 18, angle - math.pi / 2, angle + math.pi / 2, 6)]
    oval += arc(beside(at, angle, -13, 0), 18, angle + math.pi / 2, angle + 3 * math.pi / 2, 6)
    canvas.add("plazas", "roof-1", scaled(oval, at, 1.25))
    canvas.add("plazas", "lawn", oval)
    canvas.add(
        "details",
        "marking",
        ring(slab(at, 34, 22, angle)),
        [beside(at, angle, 0, -11), beside(at, angle, 0, 11)],
    )
    canvas.add("details", "marking", ring(disc(at, 5, 8)))
    hall(canvas, beside(at, angle, 0, -28), 36, 8, angle, 6)


def manor(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A manor and its formal garden."""
    canvas.add("plazas", "lawn", slab(at, 62, 54, angle))
    house(canvas, beside(at, angle, 0, -17), 40, 11, angle, "slate")
    for side in (-1, 1):
        house(canvas, beside(at, angle, 16 * side, -7), 11, 9, angle, "slate")
        for row in (8, 19):
            bed = beside(at, angle, 12 * side, row)
            canvas.add("plazas", "field-3", slab(bed, 15, 8, angle))
            canvas.add("details", "furrow", ring(slab(bed, 11, 4, angle)))
        trees(canvas, [beside(at, angle, 27 * side, -20), beside(at, angle, 27 * side, 24)])
    fountain(canvas, beside(at, angle, 0, 13))


def tents(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """Tents around a fire."""
    canvas.add("plazas", "lawn", blob(chance, at, 28, 24))
    canvas.add("details", "sand", disc(at, 5, 8))
    canvas.add("details", "dark", disc(at, 2, 6))
    for tent in range(7):
        centre = beside(at, angle + math.tau * tent / 7, 18, 0)
        turn = angle + math.tau * tent / 7
        house(canvas, centre, 9, 8, turn, "roof" if tent % 3 == 0 else "slate")
    trees(canvas, [beside(at, angle, -26, 22), beside(at, angle, 14, 28)])


def mast(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A mast on a hill."""
    canvas.add("plazas", "lawn", blob(chance, at, 31, 26))
    for share in (27, 20, 13):
        canvas.add("details", "furrow", ring(blob(chance, at, share, share * 0.85, 7)))
    canvas.add(
        "shadows", "shade", [shifted([at], -2, 2)[0], shifted([at], 2, -2)[0], shifted([at], 30, 22)[0]]
    )
    for spoke in range(3):
        canvas.add("tops", "fence", [at, beside(at, angle + math.tau * spoke / 3, 16, 0)])
    canvas.add("tops", "roof-1", slab(at, 8, 8, angle))
    canvas.add("tops", "metal", disc(at, 2.4, 6))
    house(canvas, beside(at, angle, -15, -14), 12, 8, angle, "slate")


def racecourse(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A racecourse."""
    oval = [*arc(beside(at, angle, 16, 0), 19, angle - math.pi / 2, angle + math.pi / 2, 6)]
    oval += arc(beside(at, angle, -16, 0), 19, angle + math.pi / 2, angle + 3 * math.pi / 2, 6)
    canvas.add("plazas", "lawn", scaled(oval, at, 1.2))
    canvas.add("details", "road", ring(oval))
    canvas.add("details", "water", blob(chance, beside(at, angle, -8, 0), 9, 6, 8))
    canvas.add("details", "hedge", [beside(at, angle, 4, -8), beside(at, angle, 18, 8)])
    house(canvas, beside(at, angle, -4, 28), 34, 8, angle)


def stones(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A circle of standing stones."""
    canvas.add("plazas", "lawn", disc(at, 27, 16))
    canvas.add("details", "furrow", ring(disc(at, 23, 14)))
    for stone in range(9):
        turn = angle + math.tau * stone / 9
        centre = beside(at, turn, 16, 0)
        canvas.add("shadows", "shade", shifted(slab(centre, 4, 7, turn), 3, 3))
        canvas.add("buildings", "wall", slab(centre, 4, 7, turn))
    canvas.add("buildings", "wall", slab(at, 9, 5, angle))
    trees(canvas, [beside(at, angle, 30, -10), beside(at, angle, 30, 14)])


def brickworks(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A kiln and its clay pit."""
    canvas.add("plazas", "yard", blob(chance, at, 31, 24))
    canvas.add("plazas", "field-4", blob(chance, beside(at, angle, 17, 8), 14, 11, 9))
    canvas.add("details", "shallow", blob(chance, beside(at, angle, 18, 9), 8, 5, 7))
    house(canvas, beside(at, angle, -11, -3), 30, 17, angle)
    chimney(canvas, beside(at, angle, -11, -3), 4)
    for row in range(3):
        canvas.add("details", "roof-1", slab(beside(at, angle, -20 + 10 * row, 15), 7, 5, angle))


def battery(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """Three guns behind a trench."""
    canvas.add("plazas", "lawn", blob(chance, at, 33, 24))
    for gun in range(3):
        pit = beside(at, angle, -20 + 20 * gun, 6 - 5 * (gun % 2))
        canvas.add("plazas", "sand", disc(pit, 8, 10))
        canvas.add("details", "dark", disc(pit, 4, 8))
        canvas.add("tops", "pipe", [pit, beside(pit, angle - math.pi / 2, 10, 0)])
    trench = [beside(at, angle, -30 + 8 * n, -14 + 5 * (n % 2)) for n in range(9)]
    canvas.add("details", "fence", trench)
    house(canvas, beside(at, angle, 4, 21), 20, 8, angle, "slate")


def shrine(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A shrine among trees."""
    canvas.add("plazas", "lawn", disc(at, 13, 12))
    trees(canvas, arc(at, 12, angle, angle + 4.6, 6))
    house(canvas, at, 10, 8, angle, "slate")
