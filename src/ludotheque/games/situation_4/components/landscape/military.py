"""What the war is about: headquarters, airfields, the aerodrome."""

import math

from ludotheque.games.situation_4.components.landscape.canvas import Canvas, Chance
from ludotheque.games.situation_4.components.landscape.geometry import (
    Frame,
    arc,
    beside,
    disc,
    inset,
    ring,
    shifted,
    slab,
)
from ludotheque.games.situation_4.components.landscape.objects import fence, hall, house, plane, trees
from ludotheque.games.situation_4.components.landscape.paths import Box, Line


def draw_headquarters(canvas: Canvas, chance: Chance, box: Box) -> None:
    """A fort with a moat and bastions: huts, a main house, a flag square, an aerial."""
    frame = Frame(box)
    for kind, by in (("shallow", 3.0), ("water", 5.0), ("wall", 10.0), ("yard", 15.0)):
        canvas.add("compounds", kind, _fort(frame, by))
    canvas.add("details", "fence", ring(_fort(frame, 12.5)))
    middle, depth = frame.length / 2, frame.depth / 2
    canvas.add("compounds", "pavement", frame.slab(middle, depth, 44, 40))
    canvas.add("details", "lawn", disc(frame.at(middle, depth), 13, 12))
    canvas.add("tops", "pipe", frame.line((middle, depth), (middle, depth - 9)))
    canvas.add(
        "tops", "roof-1", frame.line((middle, depth - 9), (middle + 9, depth - 7), (middle, depth - 5))
    )
    is_small = frame.length < 150
    left, right = (middle - 22, middle - 3) if is_small else (middle - 44, middle + 44)
    house(canvas, frame.at(left, depth), 40, 13, frame.angle + math.pi / 2)
    if not is_small:
        for side in (-1, 1):
            house(canvas, frame.at(left - 9, depth + 15 * side), 22, 11, frame.angle)
        for row in range(3):
            for column in range(2):
                at = frame.at(right - 10 + 22 * column, depth - 18 + 18 * row)
                house(canvas, at, 18, 9, frame.angle, "slate")
    mast = frame.at(right + 28, depth)
    canvas.add(
        "shadows", "shade", [shifted([mast], -1, 1)[0], shifted([mast], 1, -1)[0], shifted([mast], 24, 18)[0]]
    )
    for spoke in range(3):
        canvas.add("tops", "fence", [mast, beside(mast, math.tau * spoke / 3 + 0.5, 13, 0)])
    canvas.add(
        "tops",
        "pipe",
        [beside(mast, 0.8, -6, 0), beside(mast, 0.8, 6, 0)],
        [beside(mast, 2.4, -6, 0), beside(mast, 2.4, 6, 0)],
    )
    canvas.add("tops", "dark", disc(mast, 3, 8))
    trees(
        canvas,
        frame.line((middle - 18, 22), (middle + 22, 22)),
        frame.line((middle - 18, frame.depth - 22), (middle + 22, frame.depth - 22)),
    )


def _fort(frame: Frame, by: float) -> Line:
    """A wall with bastions at the corners and in the middle of the long sides, so far inside the box."""
    length, depth = frame.length, frame.depth
    far, near = 13.0, 16.0  # how far the curtain lies behind the bastions, and their half width
    curtain = by + far * 0.9
    corner_bastion = [(by, by), (by + near * 1.4, by), (by + near * 1.7, curtain)]
    middle_bastion = [(length / 2 - near, curtain), (length / 2 - near * 0.6, by + 2), (length / 2, by - 1)]
    quarter = corner_bastion + middle_bastion
    north = quarter + [(length - x, y) for x, y in reversed(quarter[:-1])]
    side = [(length - by - far * 0.9, depth / 2 - 10), (length - by - far * 0.9, depth / 2 + 10)]
    south = [(x, depth - y) for x, y in reversed(north)]
    corner = by + near * 1.4
    right = [(length - by, corner * 0.92), *side, (length - by, depth - corner * 0.92)]
    left = [(length - x, depth - y) for x, y in right]
    return frame.line(*north, *right, *south, *left)


def draw_airfield(canvas: Canvas, chance: Chance, box: Box) -> None:
    """A long runway with thresholds, a taxiway, an apron with planes and hangars, a tower, a windsock."""
    canvas.add("compounds", "lawn", box.shrunk(4).corners())
    fence(canvas, box.shrunk(6))
    frame = Frame(box)
    length = frame.length
    canvas.add(
        "details", "furrow", *[frame.line((10, 11 + 6 * n), (length - 10, 11 + 6 * n)) for n in (0, 14)]
    )
    _runway(canvas, frame, 34, 20)
    for along in (24, length / 2, length - 24):
        canvas.add("details", "runway", frame.slab(along, 51, 8, 22))
    canvas.add("details", "runway", frame.slab(length / 2, 59, length - 40, 7))
    canvas.add("details", "marking", frame.line((26, 59), (length - 26, 59)))
    canvas.add("details", "pavement", frame.slab(length / 2, 76, min(length - 36, 170), 28))
    count = int((min(length - 36, 170) - 20) // 34)
    start = length / 2 - (count - 1) * 17
    for number in range(count):
        hall(canvas, frame.at(start + 34 * number, 84), 28, 15, frame.angle)
        plane(canvas, frame.at(start + 34 * number + chance.between(-5, 5), 69), frame.angle - math.pi / 2, 8)
    for number in range(int(length // 100)):
        plane(canvas, frame.at(40 + 90 * number + chance.between(0, 40), 34), frame.angle, 9)
    tower = frame.at(length - 22, 80)
    canvas.add("shadows", "shade", shifted(slab(tower, 12, 12, 0.4), 6, 6))
    canvas.add("buildings", "wall", slab(tower, 14, 14, 0.4))
    canvas.add("tops", "dark", disc(tower, 5, 8))
    canvas.add("tops", "metal", disc(tower, 2.5, 6))
    sock = frame.at(18, 78)
    canvas.add("details", "marking", ring(disc(sock, 9, 12)))
    canvas.add("tops", "pipe", [sock, beside(sock, 0.6, 4, 0)])
    canvas.add(
        "tops",
        "roof-1",
        [
            beside(sock, 0.6, 4, -3),
            beside(sock, 0.6, 15, -1),
            beside(sock, 0.6, 15, 1),
            beside(sock, 0.6, 4, 3),
        ],
    )
    trees(
        canvas,
        frame.line((32, 92), (length / 2 - 80, 92)) if length > 240 else frame.line((30, 92), (50, 92)),
    )


def _runway(canvas: Canvas, frame: Frame, across: float, wide: float) -> None:
    length = frame.length
    canvas.add("details", "runway", frame.slab(length / 2, across, length - 20, wide))
    for end in (14, length - 14):
        for bar in range(-3, 4):
            canvas.add(
                "details", "marking", frame.line((end - 4, across + bar * 2.6), (end + 4, across + bar * 2.6))
            )
    for dash in range(int((length - 70) // 16) + 1):
        along = 35 + 16 * dash
        canvas.add("details", "marking", frame.line((along, across), (along + 8, across)))


def draw_aerodrome(canvas: Canvas, chance: Chance, boxes: list[Box]) -> None:
    """The paratroop base: a round field with runways across, hangars with transports, a camp to train in."""
    order = (_hangars, _round_field, _camp, _hangars) if len(boxes) > 2 else (_round_field, _hangars)
    for draw, box in zip(order, boxes, strict=False):
        draw(canvas, chance, box)
        for other in boxes:
            if other.left == box.right and other.top == box.top:
                canvas.add("details", "runway", slab((box.right, box.top + 54), 28, 10))
                canvas.add(
                    "details", "marking", [(box.right - 14, box.top + 54), (box.right + 14, box.top + 54)]
                )


def _round_field(canvas: Canvas, chance: Chance, box: Box) -> None:
    x, y = box.centre
    canvas.add("compounds", "runway", disc((x, y), 43, 24))
    canvas.add("compounds", "lawn", disc((x, y), 36, 24))
    canvas.add("details", "marking", ring(disc((x, y), 39.5, 24)))
    for number in range(3):
        angle = math.pi * number / 3 + 0.25
        canvas.add("details", "runway", slab((x, y), 78, 11, angle))
    for number in range(3):
        angle = math.pi * number / 3 + 0.25
        canvas.add("details", "marking", [beside((x, y), angle, -34, 0), beside((x, y), angle, 34, 0)])
    canvas.add("details", "marking", ring(disc((x, y), 9, 12)))
    plane(canvas, beside((x, y), 0.25, -22, 0), 0.25, 10)
    plane(canvas, beside((x, y), 0.25 + 2 * math.pi / 3, 24, 0), 0.25 - math.pi / 3, 10)
    for corner in range(4):
        at = beside((x, y), math.pi / 4 + math.pi / 2 * corner, 57, 0)
        trees(canvas, [beside(at, 0, -4, 0), beside(at, 0, 5, 0)])


def _hangars(canvas: Canvas, chance: Chance, box: Box) -> None:
    x, y = box.left, box.top
    canvas.add("compounds", "pavement", inset(box.corners(), 8))
    canvas.add("details", "runway", slab((x + 50, y + 54), 84, 10))
    canvas.add("details", "marking", [(x + 10, y + 54), (x + 90, y + 54)])
    for number in range(2):
        hall(canvas, (x + 29 + 42 * number, y + 28), 36, 28, 0)
        canvas.add("tops", "dark", slab((x + 29 + 42 * number, y + 42), 26, 3))
    for number in range(3):
        plane(canvas, (x + 22 + 28 * number, y + 78), -math.pi / 2 + chance.between(-0.2, 0.2), 12)


def _camp(canvas: Canvas, chance: Chance, box: Box) -> None:
    x, y = box.left, box.top
    canvas.add("details", "runway", slab((x + 26, y + 54), 36, 10))
    for row in range(4):
        house(canvas, (x + 68, y + 18 + 21 * row), 38, 11, 0, "roof" if row % 2 else "slate")
    tower = (x + 24, y + 22)
    canvas.add("shadows", "shade", shifted(slab(tower, 12, 12), 8, 8))
    canvas.add("buildings", "wall", slab(tower, 13, 13))
    canvas.add("tops", "roof-2", [tower, (x + 31, y + 29), (x + 17, y + 29)])
    canvas.add("tops", "roof-1", [tower, (x + 31, y + 15), (x + 17, y + 15)])
    goal = (x + 24, y + 77)
    canvas.add("details", "sand", disc(goal, 15, 14))
    canvas.add(
        "details", "marking", ring(disc(goal, 10, 12)), [beside(goal, 0.8, -6, 0), beside(goal, 0.8, 6, 0)]
    )
    canvas.add("details", "marking", [beside(goal, 2.4, -6, 0), beside(goal, 2.4, 6, 0)])
    canvas.add("tops", "metal", [*arc((x + 38, y + 88), 6, 0, math.tau, 8)][:-1])
