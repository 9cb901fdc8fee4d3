"""Where things are made and moved: refineries, harbours, the dam, the tank works."""

import math

from ludotheque.games.situation_4.components.landscape.canvas import Canvas, Chance
from ludotheque.games.situation_4.components.landscape.geometry import (
    Frame,
    arc,
    beside,
    blob,
    disc,
    shifted,
    slab,
)
from ludotheque.games.situation_4.components.landscape.objects import (
    boat,
    chimney,
    fence,
    hall,
    house,
    tank,
    trees,
    vehicle,
)
from ludotheque.games.situation_4.components.landscape.paths import Box
from ludotheque.games.situation_4.components.landscape.plan import GroundPlan
from ludotheque.games.situation_4.components.landscape.settlements import Ways


def draw_refinery(canvas: Canvas, chance: Chance, box: Box) -> None:
    """Tanks within banks of earth, a works of columns and pipes, a chimney, a flare."""
    canvas.add("compounds", "yard", box.shrunk(5).corners())
    fence(canvas, box.shrunk(6))
    frame = Frame(box)
    half = frame.length / 2
    if half < 60:
        _small_refinery(canvas, frame)
        return
    for bund, radius in (((half * 0.32, 30.0), 17.0), ((half * 0.8, 28.0), 15.0), ((half * 0.4, 71.0), 14.0)):
        canvas.add("details", "pavement", frame.slab(*bund, 2 * radius + 8, 2 * radius + 8))
        tank(canvas, frame.at(*bund), radius)
    for number in range(3):
        tank(canvas, frame.at(half * 0.72 + 14 * (number % 2) + 2, 58 + 14 * number), 6)
    canvas.add("details", "pavement", frame.slab(half * 1.34, 34, half * 0.5, 44))
    for number in range(4):
        at = frame.at(half * 1.14 + 13 * number, 22 + 5 * (number % 2))
        canvas.add("shadows", "shade", shifted(disc(at, 5, 8), 7, 7))
        canvas.add("buildings", "metal", disc(at, 5, 8))
        canvas.add("tops", "dark", disc(at, 2, 6))
    hall(canvas, frame.at(half * 1.36, 46), 42, 13, frame.angle)
    hall(canvas, frame.at(half * 1.4, 76), 54, 17, frame.angle, 6)
    chimney(canvas, frame.at(half * 1.82, 26), 6)
    chimney(canvas, frame.at(half * 1.82, 44), 4)
    tank(canvas, frame.at(half * 1.78, 74), 11)
    for across in (51.0, 54.0):
        pipe = [(14, across), (half * 0.96, across), (half * 0.96, across - 34), (half * 1.1, across - 34)]
        canvas.add(
            "details",
            "pipe",
            frame.line(*pipe),
            frame.line((half * 1.1, across + 8), (half * 1.9, across + 8)),
        )
    canvas.add(
        "details",
        "pipe",
        frame.line((half * 0.32, 30), (half * 0.32, 52)),
        frame.line((half * 0.8, 28), (half * 0.8, 90)),
    )


def _small_refinery(canvas: Canvas, frame: Frame) -> None:
    for along, across, radius in ((29.0, 29.0, 17.0), (28.0, 70.0, 14.0)):
        canvas.add("details", "pavement", frame.slab(along, across, 2 * radius + 6, 2 * radius + 6))
        tank(canvas, frame.at(along, across), radius)
    hall(canvas, frame.at(72, 26), 36, 15, frame.angle, 5)
    for number in range(3):
        at = frame.at(58 + 14 * number, 52)
        canvas.add("buildings", "metal", disc(at, 5, 8))
        canvas.add("tops", "dark", disc(at, 2, 6))
    chimney(canvas, frame.at(frame.length - 18, 76), 6)
    tank(canvas, frame.at(58, 78), 9)
    canvas.add(
        "details", "pipe", frame.line((29, 29), (50, 29), (50, 70), (28, 70)), frame.line((50, 52), (90, 52))
    )


def draw_harbour(canvas: Canvas, chance: Chance, box: Box, plan: GroundPlan, ways: Ways) -> None:
    """A basin that opens to the river, quays with cranes and boats, sheds and a rail."""
    basin = plan.basin(box)
    bank, middle = basin.top, basin.centre[0]
    ground = Box(box.left + 4, bank - 1, box.right - 4, box.bottom - 5)
    shore = [
        (x, plan.south_bank(x) - 1) for x in (box.left + 4 + (box.width - 8) * n / 12 for n in range(13))
    ]
    canvas.add("plazas", "pavement", [*shore, (ground.right, ground.bottom), (ground.left, ground.bottom)])
    mouth = plan.middle(middle) + 6
    for kind, by in (("wall", 3), ("water", 0)):
        left, right, end = basin.left - by, basin.right + by, basin.bottom + by
        top = mouth if kind == "water" else bank - 4
        sides = [
            (right, top),
            (right, end - 6),
            (right - 8, end),
            (left + 8, end),
            (left, end - 6),
            (left, top),
        ]
        canvas.add("compounds", kind, sides)
    shadow = Box(basin.left, bank, basin.left + 4, basin.bottom - 6)
    canvas.add("details", "shade", shadow.corners())
    boat(canvas, (basin.left + 9, basin.bottom - 14), math.pi / 2 + 0.05, 22)
    boat(canvas, (middle + 4, basin.bottom - 7), 0.04, 20)
    boat(canvas, (basin.right - 8, bank + 8), -math.pi / 2, 16)
    boat(canvas, (middle - 2, plan.middle(middle) + 4), chance.between(-0.2, 0.2), 18)
    for side, x in ((-1, basin.left - 6), (1, basin.right + 6)):
        foot = (x, bank + 18)
        canvas.add("shadows", "shade", shifted(slab(foot, 7, 7), 4, 4))
        canvas.add("tops", "roof-1", slab(foot, 7, 7))
        canvas.add("tops", "pipe", [beside(foot, 0, side * 6, 3), beside(foot, 0, -side * 19, -4)])
    for number in range(int(box.width // 31)):
        at = (box.left + 18 + 31 * number, ground.bottom - 8)
        if min(ways.distance(beside(at, 0, along, 0)) for along in (-12, -4, 4, 12)) < 9:
            continue
        if number % 3 == 2:
            house(canvas, at, 27, 12, 0)
        else:
            hall(canvas, at, 27, 13, 0, 0 if number % 2 else 5)
    for x in (box.left + 16, box.right - 16):
        for row in range(3):
            for end, kind in (
                (-4, ("roof-1", "slate-1", "sand")[row]),
                (4, ("roof-2", "slate-2", "yard")[row]),
            ):
                at = (x + end, bank + 12 + 7 * row)
                if ways.distance(at) > 8:
                    canvas.add("details", kind, slab(at, 7, 5))
    rail = [(box.left + 4, ground.bottom - 20), (box.right - 4, ground.bottom - 20)]
    canvas.add("details", "sleepers", rail)
    canvas.add("details", "rail", rail)


def draw_dam(canvas: Canvas, chance: Chance, box: Box, plan: GroundPlan) -> None:
    """The southern half of the dam: a wall from bank to bank, gates, a power house, pylons, a shore."""
    x, seam = box.centre[0], box.centre[1]
    foot = plan.south_bank(x) + 16
    wide = box.width > 120
    for kind, half, shift in (("shade", 9, 4), ("wall", 9, 0)):
        top = seam - 12 if kind == "wall" else seam
        layer = "details" if kind == "shade" else "buildings"
        canvas.add(
            layer,
            kind,
            shifted([(x - half, top), (x + half, top), (x + half + 3, foot), (x - half - 3, foot)], shift, 0),
        )
    canvas.add("tops", "road", [(x, seam), (x, foot), (x - 6, foot + 17)])
    count = int((foot - 14 - seam) / 9)
    for gate in range(count):
        y = seam + 6 + 9 * gate
        canvas.add("tops", "dark", slab((x - 7, y), 4, 5))
        canvas.add("islands", "foam", blob(chance, (x - 20, y), 11, 3, 7))
    canvas.add("buildings", "slate-1", slab((x + 5, seam + 20), 6, 10))
    house_x = box.left + box.width * (0.27 if wide else 0.2)
    canvas.add("compounds", "yard", blob(chance, (house_x, foot + 18), box.width * 0.22, 34, 14))
    hall(canvas, (house_x + 8, foot + 3), box.width * 0.24, 17, 0, 7)
    chimney(canvas, (house_x - box.width * 0.1, foot + 2), 4)
    canvas.add("details", "pavement", slab((house_x, foot + 28), box.width * 0.3, 20))
    for number in range(4):
        at = (house_x - box.width * 0.1 + number * box.width * 0.066, foot + 27)
        canvas.add("buildings", "slate-2", slab(at, 7, 9))
        canvas.add("tops", "metal", disc(at, 2, 6))
    pylons = [(house_x + 2, foot + 40), (house_x + box.width * 0.16, foot + 56), (x + 12, box.bottom - 8)]
    for shift in (-3, 0, 3):
        canvas.add("tops", "fence", shifted(pylons, shift, shift / 2))
    for pylon in pylons:
        canvas.add("tops", "pipe", [beside(pylon, 0.4, -6, 0), beside(pylon, 0.4, 6, 0)])
        canvas.add("tops", "dark", slab(pylon, 4, 4, 0.4))
    shore_x = box.left + box.width * 0.76
    shore = plan.south_bank(shore_x)
    if wide:
        canvas.add("islands", "sand", blob(chance, (shore_x + 8, shore + 2), 26, 7, 12))
        canvas.add("details", "wall", slab((shore_x - 16, shore - 6), 5, 22))
        for at, angle in (
            ((shore_x + 6, shore - 22), 0.4),
            ((shore_x - 24, shore - 12), -1.4),
            ((shore_x + 26, shore - 14), 2.2),
        ):
            boat(canvas, at, angle, 12)
        canvas.add("details", "lawn", blob(chance, (shore_x, shore + 24), 40, 12, 14))
        trees(canvas, [(shore_x - 34, shore + 32), (shore_x + 38, shore + 28)])
        house(canvas, (shore_x - 8, shore + 21), 18, 9, 0)
        house(canvas, (shore_x + 14, shore + 20), 12, 8, 0.3)
    else:
        hall(canvas, (box.right - 20, foot + 8), 22, 14, 0)
        trees(canvas, [(box.right - 38, foot + 28), (box.right - 6, foot + 24)])


def draw_tank_works(canvas: Canvas, chance: Chance, boxes: list[Box]) -> None:
    """The tank base: halls with saw-tooth roofs, a rail, a yard of new tanks, an oval to try them on."""
    for draw, box in zip((_halls, _oval, _tank_yard, _foundry), boxes, strict=False):
        draw(canvas, chance, box)


def _halls(canvas: Canvas, chance: Chance, box: Box) -> None:
    x, y = box.left, box.top
    canvas.add("compounds", "pavement", box.shrunk(8).corners())
    for number, length in enumerate((80, 72, 80)):
        hall(canvas, (x + 12 + length / 2, y + 22 + 28 * number), length, 22, 0, 9 - number % 2)
    for across in (36.0, 64.0):
        rail = [(x + 8, y + across), (x + 94, y + across)]
        canvas.add("details", "sleepers", rail)
        canvas.add("details", "rail", rail)


def _oval(canvas: Canvas, chance: Chance, box: Box) -> None:
    x, y = box.centre
    canvas.add("compounds", "lawn", box.shrunk(7).corners())
    bend = [
        *arc((x + 16, y), 26, -math.pi / 2, math.pi / 2),
        *arc((x - 16, y), 26, math.pi / 2, 3 * math.pi / 2),
    ]
    canvas.add("details", "road-edge", [*bend, bend[0]])
    canvas.add("details", "road", [*bend, bend[0]])
    canvas.add("details", "sand", blob(chance, (x - 13, y), 11, 9), blob(chance, (x + 18, y + 3), 7, 10))
    for number in range(4):
        canvas.add("details", "dark", slab((x - 6 + 5 * number, y - 12), 2, 12, 0.3))
    vehicle(canvas, (x - 4, y - 26), 0)
    vehicle(canvas, (x + 20, y + 26), math.pi)
    vehicle(canvas, (x + 10, y + 8), 2.4)
    trees(canvas, [(x - 38, y - 38), (x + 34, y - 38)])


def _tank_yard(canvas: Canvas, chance: Chance, box: Box) -> None:
    x, y = box.left, box.top
    canvas.add("compounds", "pavement", box.shrunk(8).corners())
    for row in range(3):
        for column in range(4):
            if chance.happens(0.85):
                vehicle(canvas, (x + 22 + 19 * column, y + 20 + 16 * row), 0)
    hall(canvas, (x + 34, y + 78), 46, 22, 0)
    house(canvas, (x + 75, y + 80), 24, 12, math.pi / 2)
    canvas.add(
        "details", "marking", *[[(x + 12, y + 28 + 16 * n), (x + 88, y + 28 + 16 * n)] for n in range(3)]
    )


def _foundry(canvas: Canvas, chance: Chance, box: Box) -> None:
    x, y = box.left, box.top
    canvas.add("compounds", "pavement", box.shrunk(8).corners())
    hall(canvas, (x + 30, y + 50), 76, 34, math.pi / 2, 8)
    for across in (20.0, 38.0):
        chimney(canvas, (x + 64, y + across), 6)
    canvas.add("details", "dark", blob(chance, (x + 72, y + 70), 17, 13))
    tank(canvas, (x + 83, y + 30), 8)
    rail = [(x + 53, y + 6), (x + 53, y + 94)]
    canvas.add("details", "sleepers", rail)
    canvas.add("details", "rail", rail)
