"""The open country: a patchwork of fields, hedges, copses, and the river with its banks."""

import math

from ludotheque.games.situation_4.components.landscape.canvas import Canvas, Chance
from ludotheque.games.situation_4.components.landscape.geometry import (
    blob,
    inset,
    longest_edge,
    middle_of,
    plain,
    rows,
    shifted,
    split,
)
from ludotheque.games.situation_4.components.landscape.objects import grove
from ludotheque.games.situation_4.components.landscape.paths import Line, Point, area_of
from ludotheque.games.situation_4.components.landscape.plan import GroundPlan

_FIELD = (2000.0, 6000.0)  # square units of a field, at most: drawn between these two


def draw_fields(canvas: Canvas, plan: GroundPlan) -> None:
    """The land, split again and again by slanted cuts; a few neighbours together are a forest."""
    chance = plan.chance("fields")
    canvas.add("ground", "ground", plan.land.corners())
    hearts = [plan.box_of(location).centre for location in chance.shuffled(plan.free)[: plan.columns // 2]]
    for corners in split(chance, plan.land.corners(), _FIELD, 0.2, 0.16):
        middle = middle_of(corners)
        if any(math.dist(middle, heart) < 42 for heart in hearts):
            grove(canvas, chance, inset(corners, 3))
        else:
            _field(canvas, chance, corners)


def _field(canvas: Canvas, chance: Chance, corners: Line) -> None:
    inside = inset(corners, 1.2)
    if len(inside) < 3:
        return
    kind = 1 + chance.below(5)
    canvas.add("fields", f"field-{kind}", inside)
    angle = longest_edge(corners)
    style = chance.below(10)
    if style < 4:
        turn = math.pi / 2 if chance.happens(0.3) else 0
        canvas.add("furrows", "furrow", *rows(inset(corners, 4), angle + turn, chance.one_of([6, 7, 8, 10])))
    elif style == 4:
        canvas.add("furrows", "orchard", *rows(inset(corners, 6), angle, 8))
    elif style == 5 and abs(area_of(inside)) < 3000:
        grove(canvas, chance, inset(corners, 7))
    if chance.happens(0.45):
        start = chance.below(len(corners))
        canvas.add("hedges", "hedge", [corners[start], corners[(start + 1) % len(corners)]])


def draw_river(canvas: Canvas, plan: GroundPlan) -> None:
    """The river: banks, shallows, deep water; the western half, and the turn adds the rest."""
    chance = plan.chance("waves")
    stop = plan.width / 2
    xs = [min(stop, 10.0 * step - 20) for step in range(math.ceil((stop + 20) / 10) + 1)]
    for kind, by in (("bank", 6), ("shallow", 0), ("water", -5)):
        south = plain([(x, plan.south_bank(x) + by) for x in xs])
        north = plain([(x, plan.north_bank(x) - by) for x in xs])
        canvas.add("water" if kind == "bank" else "river", kind, [*north, *reversed(south)])
    x = 12.0
    while x < stop - 12:
        y = plan.middle(x) + chance.between(-9, 9)
        long = chance.between(3, 6)
        canvas.add(
            "islands", "wave", [(x - long, y), (x - long / 3, y - 2), (x + long / 3, y), (x + long, y - 1)]
        )
        x += chance.between(11, 22)
    _islands(canvas, plan, chance, stop)


def _islands(canvas: Canvas, plan: GroundPlan, chance: Chance, stop: float) -> None:
    x = chance.between(15, 60)
    while x < stop - 40:
        if plan.is_open_water(x):
            centre: Point = (x, plan.middle(x) + chance.between(-5, 5))
            long = chance.between(8, 16)
            island = blob(chance, centre, long, 4, 8)
            canvas.add("islands", "sand", island)
            if chance.happens(0.6):
                twig = [(x - long / 3, centre[1]), (x + long / 3, centre[1])]
                for kind, by in (("crown-shade", 1), ("crown", 0), ("crown-light", -1)):
                    canvas.add("islands", kind, shifted(twig, by, by))
        x += chance.between(45, 95)
