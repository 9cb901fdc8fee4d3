"""What stands in many places: houses, halls, trees, tanks, planes, boats."""

import math

from ludotheque.games.situation_4.components.landscape.canvas import Canvas, Chance
from ludotheque.games.situation_4.components.landscape.geometry import beside, disc, ring, rows, shifted, slab
from ludotheque.games.situation_4.components.landscape.paths import Box, Line, Point


def house(
    canvas: Canvas, centre: Point, length: float, depth: float, angle: float, roof: str = "roof"
) -> None:
    """A roof with a ridge: one slope in the light, one in the shade."""
    canvas.add("shadows", "shade", shifted(slab(centre, length, depth, angle), 2, 2))
    lit, dim = beside(centre, angle, 0, -depth / 4), beside(centre, angle, 0, depth / 4)
    canvas.add("buildings", f"{roof}-2", slab(dim, length, depth / 2, angle))
    canvas.add("buildings", f"{roof}-1", slab(lit, length, depth / 2, angle))


def trees(canvas: Canvas, *lines: Line) -> None:
    """Tree crowns along lines, one every 9 units: dark below, light where the sun is."""
    for line in lines:
        canvas.add("trees", "crown-shade", shifted(line, 1, 1))
        canvas.add("trees", "crown", line)
    for line in lines:
        canvas.add("trees", "crown-light", shifted(line, -1, -1))


def grove(canvas: Canvas, chance: Chance, outline: Line) -> None:
    """A wood: its floor, crowns along its edge and in rows within."""
    if len(outline) < 3:
        return
    canvas.add("woods", "wood", outline)
    angle = chance.between(-0.5, 0.5)
    inner = [line for line in rows(outline, angle, 9) if math.dist(*line) > 6]
    edge = ring(outline)
    canvas.add("woods", "crown-shade", shifted(edge, 1, 1))
    for kind, by in (("crown", 0), ("crown-light", -1)):
        canvas.add("woods", kind, shifted(edge, by, by), *(shifted(line, by, by) for line in inner))


def hall(canvas: Canvas, centre: Point, length: float, depth: float, angle: float, teeth: int = 0) -> None:
    """A large shed: a round roof in three tones, or a saw-tooth roof."""
    canvas.add("shadows", "shade", shifted(slab(centre, length, depth, angle), 3, 3))
    canvas.add("buildings", "slate-2", slab(centre, length, depth, angle))
    if not teeth:
        canvas.add(
            "buildings", "slate-1", slab(beside(centre, angle, 0, -depth / 6), length, depth * 0.6, angle)
        )
        canvas.add(
            "buildings", "metal", slab(beside(centre, angle, 0, -depth / 6), length, depth * 0.16, angle)
        )
    for tooth in range(teeth):
        along = (tooth + 0.5) * length / teeth - length / 2
        canvas.add(
            "buildings", "slate-1", slab(beside(centre, angle, along, 0), length / teeth * 0.5, depth, angle)
        )


def plane(canvas: Canvas, centre: Point, angle: float, size: float = 8.0) -> None:
    """An aeroplane from above."""
    half = (
        (1, 0),
        (0.6, 0.16),
        (0.3, 0.18),
        (0, 1),
        (-0.25, 1),
        (-0.15, 0.16),
        (-0.7, 0.12),
        (-0.85, 0.42),
        (-1, 0.4),
    )
    outline = [*half, *((along, -across) for along, across in reversed(half[1:]))]
    body = [beside(centre, angle, size * along, size * across) for along, across in outline]
    canvas.add("shadows", "shade", shifted(body, 2, 2))
    canvas.add("buildings", "metal", body)


def vehicle(canvas: Canvas, centre: Point, angle: float) -> None:
    """A tank from above: tracks, hull, turret and gun."""
    canvas.add("buildings", "dark", slab(centre, 11, 8, angle))
    canvas.add("tops", "roof-2", slab(centre, 11, 4, angle))
    canvas.add("tops", "dark", slab(beside(centre, angle, 1, 0), 4, 4, angle))
    canvas.add("tops", "pipe", [beside(centre, angle, 2, 0), beside(centre, angle, 9, 0)])


def chimney(canvas: Canvas, centre: Point, radius: float = 4.0) -> None:
    """A chimney and the long shadow that it throws."""
    x, y = centre
    canvas.add("shadows", "shade", [(x - 2, y + 2), (x + 2, y - 2), (x + 22, y + 17), (x + 19, y + 20)])
    canvas.add("tops", "roof-1", disc(centre, radius, 8))
    canvas.add("tops", "dark", disc(centre, radius / 2, 6))


def boat(canvas: Canvas, centre: Point, angle: float, length: float = 14.0) -> None:
    """A boat: hull, deck and cabin."""
    for kind, reach in (("dark", 1.0), ("metal", 0.72)):
        half, beam = length / 2 * reach, length / 5 * reach
        hull = ((half, 0), (half * 0.5, beam), (-half, beam * 0.8), (-half, -beam * 0.8), (half * 0.5, -beam))
        canvas.add("buildings", kind, [beside(centre, angle, along, across) for along, across in hull])
    canvas.add("tops", "roof-1", slab(beside(centre, angle, -length / 6, 0), length / 4, length / 5, angle))


def fence(canvas: Canvas, box: Box) -> None:
    """A fence around a box."""
    canvas.add("details", "fence", ring(box.corners()))


def tank(canvas: Canvas, centre: Point, radius: float) -> None:
    """A round tank: a wall in the shade, a top in the light, a catwalk."""
    canvas.add("shadows", "shade", disc((centre[0] + 3, centre[1] + 3), radius + 1))
    canvas.add("buildings", "slate-2", disc(centre, radius, 12))
    canvas.add("buildings", "metal", disc((centre[0] - 1, centre[1] - 1), radius - 2, 12))
