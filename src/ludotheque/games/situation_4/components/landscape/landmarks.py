"""One thing to go by in every location that is nothing but countryside."""

from collections.abc import Callable

from ludotheque.games.situation_4.components.landscape import farming, sights
from ludotheque.games.situation_4.components.landscape.canvas import Canvas, Chance
from ludotheque.games.situation_4.components.landscape.geometry import plain
from ludotheque.games.situation_4.components.landscape.paths import Box, Point
from ludotheque.games.situation_4.components.landscape.plan import GroundPlan
from ludotheque.games.situation_4.components.landscape.roads import Network
from ludotheque.games.situation_4.components.landscape.settlements import Ways

Draw = Callable[[Canvas, Chance, Point, float], None]
SMALL: tuple[Draw, ...] = (farming.inn, farming.pool, sights.shrine)  # where roads leave little room
LANDMARKS: tuple[Draw, ...] = (
    *(farming.farm, farming.pond, farming.windmill, farming.forest, farming.hamlet, farming.glasshouses),
    *(farming.sawmill, farming.vineyard, farming.marsh, sights.chapel, sights.quarry, sights.ruin),
    *(sights.sports_ground, sights.manor, sights.tents, sights.mast, sights.racecourse, sights.stones),
    *(sights.brickworks, sights.battery),
)


def draw_landmarks(canvas: Canvas, plan: GroundPlan, roads: Network, rails: Network) -> None:
    """A landmark in each free location, with a track to the nearest road; brooks run to the river."""
    chance = plan.chance("landmarks")
    ways = Ways([*roads.lines("road"), *rails.lines("rail")])
    brooks = Network(plan, "brooks", 9.0)
    brooks.met.update(brooks.water())
    order: list[Draw] = []
    sites: list[tuple[Draw, Point]] = []
    for location in plan.free:
        order = order or chance.shuffled(LANDMARKS)
        box = plan.box_of(location)
        site, room = _room(chance, plan.dry(box, 10.0).shrunk(27), ways)
        sites.append((order.pop() if room > 21 else chance.one_of(SMALL), site))
    for draw, site in sites:
        roads.connect(roads.node_at(site), "track")
        draw(canvas, plan.chance(f"landmark {site}"), site, chance.between(-0.6, 0.6))
        if draw in (farming.pond, farming.marsh):
            brooks.connect(brooks.node_at(site), "stream")
    canvas.add("water", "stream", *(plain(line) for line in brooks.lines("stream")))


def _room(chance: Chance, box: Box, ways: Ways) -> tuple[Point, float]:
    """The point in a box that is farthest from all ways, and how far that is."""
    points = [(chance.between(box.left, box.right), chance.between(box.top, box.bottom)) for _ in range(40)]
    rooms = [(ways.distance(point), point) for point in points]
    room, point = max(rooms)
    return point, room
