"""The map of a board: countryside from above, drawn from the board's data and its seed (S4-1.2).

A drawing is a list of pairs, class and SVG path, painted in order. CSS says what a class looks like: the same
map is printed pale on the board and in the colours of either side on the pieces.
"""

from functools import cache

from ludotheque.games.situation_4.components.cut import SIZE, centre_of, outline_box, turned
from ludotheque.games.situation_4.components.landscape.canvas import Canvas, Shape
from ludotheque.games.situation_4.components.landscape.classes import CLASSES, FILLS, STROKES
from ludotheque.games.situation_4.components.landscape.landmarks import draw_landmarks
from ludotheque.games.situation_4.components.landscape.paths import Box, Spot, box_around, clipped, path
from ludotheque.games.situation_4.components.landscape.places import draw_places
from ludotheque.games.situation_4.components.landscape.plan import Chart, GroundPlan
from ludotheque.games.situation_4.components.landscape.roads import draw_ways, lay_rails, lay_roads
from ludotheque.games.situation_4.components.landscape.settlements import Ways
from ludotheque.games.situation_4.components.landscape.terrain import draw_fields, draw_river

__all__ = ["CLASSES", "FILLS", "STROKES", "fragment", "landscape"]

Drawing = list[tuple[str, str]]


def landscape(board: Chart) -> Drawing:
    """The whole map in board units."""
    return [(shape.kind, path(shape.lines, shape.kind in FILLS)) for shape in _shapes(GroundPlan.of(board))]


def fragment(board: Chart, location: str, quarter_turns: int = 0) -> Drawing:
    """The part of the map under one piece, around its own centre, turned clockwise by so many quarters.

    All is cut at the box around the piece's outline: nothing in it tells where it belongs.
    """
    shapes = _cut_out(GroundPlan.of(board), location, outline_box(board, location))
    return [
        (kind, path(([turned(spot, quarter_turns) for spot in line] for line in lines), kind in FILLS))
        for kind, lines in shapes
    ]


@cache
def _cut_out(plan: GroundPlan, location: str, sides: tuple[int, int, int, int]) -> list[Shape]:
    """What lies in the box around a piece, with the piece's centre at 0,0."""
    box = Box(*sides)
    x, y = centre_of(plan.rows, location)
    reach = SIZE / 2 + 12  # beyond this no outline has both its x and its y
    found = []
    for kind, lines in _boxed(plan):
        runs = []
        for line, around in lines:
            if not around.meets(box):
                continue
            is_beside = around.left > x + reach or around.right < x - reach
            is_above = around.top > y + reach or around.bottom < y - reach
            if not (is_beside and is_above):
                runs += clipped(kind, line, box)
        if runs:
            found.append(Shape(kind, [[(px - x, py - y) for px, py in run] for run in runs]))
    return found


@cache
def _boxed(plan: GroundPlan) -> list[tuple[str, list[tuple[list[Spot], Box]]]]:
    """All shapes, and the box around each of their lines."""
    return [(kind, [(line, box_around(line)) for line in lines]) for kind, lines in _shapes(plan)]


@cache
def _shapes(plan: GroundPlan) -> list[Shape]:
    canvas = Canvas(plan.box)
    roads, rails = lay_roads(plan), lay_rails(plan)
    draw_fields(canvas, plan)
    draw_landmarks(canvas, plan, roads, rails)
    draw_river(canvas, plan)
    draw_ways(canvas, roads, rails)
    draw_places(canvas, plan, Ways(roads.lines("road")))
    canvas.turn()
    return canvas.shapes()
