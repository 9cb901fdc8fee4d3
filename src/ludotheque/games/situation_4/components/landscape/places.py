"""Bases and objectives: each fills its own locations."""

from ludotheque.games.situation_4.components.landscape.canvas import Canvas, Chance
from ludotheque.games.situation_4.components.landscape.geometry import disc
from ludotheque.games.situation_4.components.landscape.industry import (
    draw_dam,
    draw_harbour,
    draw_refinery,
    draw_tank_works,
)
from ludotheque.games.situation_4.components.landscape.military import (
    draw_aerodrome,
    draw_airfield,
    draw_headquarters,
)
from ludotheque.games.situation_4.components.landscape.paths import Box
from ludotheque.games.situation_4.components.landscape.plan import GroundPlan, Site
from ludotheque.games.situation_4.components.landscape.settlements import Ways, draw_town, draw_village


def draw_places(canvas: Canvas, plan: GroundPlan, ways: Ways) -> None:
    """All bases and objectives, and the white points of the bridge sites."""
    for number, place in enumerate(plan.places):
        chance = plan.chance(f"place {number}")
        if place.kind.endswith("-base"):
            _draw_base(canvas, chance, place, plan)
            continue
        for box in place.boxes:
            _draw_objective(canvas, chance, place.kind, box, plan, ways)
    for site in plan.sites:
        canvas.add("points", "dark", disc(site, 6, 12))
        canvas.add("points", "point", disc(site, 5, 12))


def _draw_base(canvas: Canvas, chance: Chance, place: Site, plan: GroundPlan) -> None:
    boxes = sorted(
        (plan.box_of(location) for location in place.locations), key=lambda box: (-box.top, box.left)
    )
    is_works = place.kind == "tank-base"
    for around in place.boxes:
        canvas.add("compounds", "yard" if is_works else "lawn", around.shrunk(3).corners())
        edge = around.shrunk(4).corners()
        canvas.add("borders", "border", [*edge, edge[0], edge[1]])
    (draw_tank_works if is_works else draw_aerodrome)(canvas, chance, boxes)


def _draw_objective(
    canvas: Canvas, chance: Chance, kind: str, box: Box, plan: GroundPlan, ways: Ways
) -> None:
    dry = plan.dry(box)
    if box in plan.dams:
        draw_dam(canvas, chance, box, plan)
    elif kind == "harbour" and box.top == plan.seam:
        draw_harbour(canvas, chance, box, plan, ways)
    elif kind == "refinery":
        draw_refinery(canvas, chance, dry)
    elif kind == "headquarters":
        draw_headquarters(canvas, chance, dry)
    elif kind == "airfield":
        draw_airfield(canvas, chance, dry)
    elif kind == "town":
        draw_town(canvas, chance, dry, ways)
    else:
        draw_village(canvas, chance, dry, ways)
