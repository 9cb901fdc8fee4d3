"""Landmarks of the land: farms, ponds, mills, woods."""

import math

from ludotheque.games.situation_4.components.landscape.canvas import Canvas, Chance
from ludotheque.games.situation_4.components.landscape.geometry import (
    arc,
    beside,
    blob,
    disc,
    ring,
    scaled,
    shifted,
    slab,
    smooth,
)
from ludotheque.games.situation_4.components.landscape.objects import boat, grove, hall, house, tank, trees
from ludotheque.games.situation_4.components.landscape.paths import Point


def farm(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A farm: buildings around a yard, a silo, bales."""
    canvas.add("plazas", "yard", blob(chance, at, 25, 21))
    house(canvas, beside(at, angle, 0, -13), 26, 11, angle)
    house(canvas, beside(at, angle, -15, 3), 20, 10, angle + math.pi / 2, "slate")
    house(canvas, beside(at, angle, 13, 9), 14, 9, angle)
    tank(canvas, beside(at, angle, 17, -6), 5)
    canvas.add("details", "sand", *[disc(beside(at, angle, -3 + 6 * n, 17), 2.4, 6) for n in range(3)])
    trees(canvas, [beside(at, angle, -26, -18), beside(at, angle, -26, 16)])


def pond(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A pond with a jetty and a boat."""
    shore = blob(chance, at, 31, 23, 11)
    canvas.add("plazas", "bank", shore)
    for kind, share in (("shallow", 0.87), ("water", 0.68)):
        canvas.add("plazas", kind, scaled(shore, at, share))
    canvas.add(
        "details",
        "wave",
        *[[beside(at, 0, x, y), beside(at, 0, x + 6, y)] for x, y in ((-9, -6), (2, 1), (-6, 7))],
    )
    canvas.add("details", "wall", slab(beside(at, angle, 19, 0), 16, 3, angle))
    boat(canvas, beside(at, angle, 8, 6), angle + 1, 9)
    trees(
        canvas,
        [beside(at, angle, -26, -14), beside(at, angle, -6, -23)],
        [beside(at, angle, -8, 24), beside(at, angle, 12, 21)],
    )
    house(canvas, beside(at, angle, 33, -5), 11, 8, angle)


def windmill(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A windmill on a mound."""
    canvas.add("plazas", "lawn", blob(chance, at, 24, 20))
    canvas.add("details", "furrow", ring(disc(at, 15, 12)))
    canvas.add("shadows", "shade", shifted(disc(at, 8), 7, 7))
    canvas.add("buildings", "wall", disc(at, 9, 10))
    canvas.add("tops", "roof-2", disc(at, 5, 8))
    for sail in range(4):
        turn = angle + math.pi / 2 * sail
        canvas.add("tops", "metal", [beside(at, turn, *p) for p in ((5, 0), (21, 0), (21, 5), (5, 5))])
        canvas.add("tops", "pipe", [at, beside(at, turn, 22, 0)])
    house(canvas, beside(at, angle, 4, 27), 16, 9, angle)


def forest(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A wood with a hut in a glade."""
    grove(canvas, chance, blob(chance, at, 38, 31, 10))
    glade = beside(at, angle, chance.between(-12, 12), chance.between(-8, 8))
    canvas.add("plazas", "lawn", blob(chance, glade, 12, 9, 8))
    house(canvas, glade, 10, 8, angle)


def hamlet(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A few houses along a lane."""
    lane = [
        beside(at, angle, -32, 4),
        beside(at, angle, -8, -2),
        beside(at, angle, 12, 2),
        beside(at, angle, 34, -4),
    ]
    canvas.add("plazas", "yard", blob(chance, at, 34, 19))
    canvas.add("details", "track", smooth(lane, 1))
    for along, across in ((-24, -9), (-6, -13), (14, -11), (-16, 13), (4, 12), (23, 10)):
        if chance.happens(0.9):
            house(
                canvas,
                beside(at, angle, along, across),
                chance.between(10, 15),
                9,
                angle + chance.between(-0.2, 0.2),
            )
    canvas.add("details", "orchard", [beside(at, angle, -30, 23), beside(at, angle, 2, 23)])


def glasshouses(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """Glasshouses in a row."""
    canvas.add("plazas", "yard", slab(at, 60, 46, angle))
    for row in range(4):
        centre = beside(at, angle, -7, -16.5 + 11 * row)
        canvas.add("shadows", "shade", shifted(slab(centre, 38, 8, angle), 1, 2))
        canvas.add("buildings", "slate-1", slab(centre, 38, 8, angle))
        canvas.add("tops", "metal", slab(beside(centre, angle, 0, -2), 38, 2, angle))
    house(canvas, beside(at, angle, 21, -10), 16, 10, angle + math.pi / 2)
    canvas.add(
        "details",
        "orchard",
        *[[beside(at, angle, 16 + 6 * n, 4), beside(at, angle, 16 + 6 * n, 20)] for n in range(3)],
    )


def sawmill(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A sawmill with stacks of logs."""
    canvas.add("plazas", "yard", blob(chance, at, 29, 22))
    hall(canvas, beside(at, angle, -6, -8), 34, 14, angle)
    for pile in range(3):
        centre = beside(at, angle, -17 + 16 * pile, 11)
        canvas.add("buildings", "roof-2", slab(centre, 12, 9, angle))
        canvas.add(
            "tops", "track", *[[beside(centre, angle, -6, n), beside(centre, angle, 6, n)] for n in (-2, 2)]
        )
    canvas.add("details", "sand", blob(chance, beside(at, angle, 20, -7), 7, 6, 7))
    trees(
        canvas,
        [beside(at, angle, -30, -19), beside(at, angle, 24, -22)],
        [beside(at, angle, -32, 20), beside(at, angle, -32, -8)],
    )


def vineyard(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A vineyard in arcs above a house."""
    canvas.add("plazas", "field-1", blob(chance, at, 33, 29))
    for turn in range(4):
        canvas.add(
            "details", "orchard", arc(beside(at, angle, 0, 22), 18 + 8 * turn, angle - 2.3, angle - 0.8, 4)
        )
    canvas.add("details", "furrow", arc(beside(at, angle, 0, 22), 12, angle - 2.6, angle - 0.5, 5))
    house(canvas, beside(at, angle, 0, 18), 17, 10, angle)


def marsh(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """Pools and reeds."""
    canvas.add("plazas", "field-5", blob(chance, at, 33, 27))
    for along, across, size in ((-12, -6, 12), (11, 2, 11), (-4, 13, 8), (14, -14, 7)):
        pool = beside(at, angle, along, across)
        canvas.add("plazas", "bank", blob(chance, pool, size + 3, size * 0.6 + 3, 8))
        canvas.add("plazas", "shallow", blob(chance, pool, size, size * 0.6, 8))
        canvas.add("details", "wave", [beside(pool, 0, -4, 0), beside(pool, 0, 3, 0)])
    canvas.add("details", "hedge", arc(at, 29, angle, angle + 2, 5), arc(at, 25, angle + 3, angle + 4.6, 4))
    trees(canvas, [beside(at, angle, -28, 12), beside(at, angle, -14, 24)])


def inn(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """An inn by the road."""
    canvas.add("plazas", "yard", blob(chance, at, 14, 12, 9))
    house(canvas, at, 16, 9, angle)
    house(canvas, beside(at, angle, 9, 6), 8, 7, angle, "slate")
    trees(canvas, [beside(at, angle, -13, -8), beside(at, angle, -13, 11)])


def pool(canvas: Canvas, chance: Chance, at: Point, angle: float) -> None:
    """A small pool."""
    canvas.add("plazas", "bank", blob(chance, at, 15, 11, 9))
    canvas.add("plazas", "shallow", blob(chance, at, 11, 7, 8))
    trees(canvas, [beside(at, angle, -13, 8), beside(at, angle, 6, 12)])
