"""Roads, tracks, rails and brooks: the shortest ways over a grid that strays, along those already there."""

import heapq
import math
from collections.abc import Iterable

from ludotheque.games.situation_4.components.landscape.canvas import Canvas
from ludotheque.games.situation_4.components.landscape.geometry import plain, smooth
from ludotheque.games.situation_4.components.landscape.paths import Line, Point
from ludotheque.games.situation_4.components.landscape.plan import GroundPlan

STEP = 25  # units between two crossings of the grid

Node = tuple[int, int]
Link = tuple[Node, Node]  # the lesser first


class Network:
    """The ways of a map."""

    def __init__(self, plan: GroundPlan, name: str, stray: float = 7.0, through: Iterable[str] = ()) -> None:
        self._plan = plan
        self._through = frozenset(through)  # kinds of places that these ways run through
        chance = plan.chance(name)
        land = plan.land
        self._columns = round(land.width / STEP)
        self._first, self._last = round(land.top / STEP), round(land.bottom / STEP)
        self._points: dict[Node, Point] = {}
        self._cost: dict[Node, float] = {}
        for column in range(self._columns + 1):
            for row in range(self._first, self._last + 1):
                node = (column, row)
                self._points[node] = (
                    column * STEP + chance.between(-stray, stray) * (0 < column < self._columns),
                    row * STEP + chance.between(-stray, stray),
                )
                self._cost[node] = 1 + chance.between(0, 1.6) + self._hindrance(self._points[node])
        self._links: dict[str, list[Link]] = {}
        self._known: set[Link] = set()
        self.met: set[Node] = set()

    def _hindrance(self, point: Point) -> float:
        x, y = point
        plan = self._plan
        if plan.north_bank(x) - 12 < y < plan.south_bank(x) + 12:
            return 1000
        for place in plan.places:
            for box in place.boxes:
                if box.shrunk(4).holds(point):
                    if place.kind == "harbour" and plan.basin(box).shrunk(-6).holds(point):
                        return 100
                    return 0.4 if place.kind in self._through else 60
        edge = min(x, plan.width - x, plan.height - y)
        return 2 if edge < STEP else 0

    def node_at(self, point: Point) -> Node:
        """The crossing of the grid nearest to a point."""
        near = (
            (max(0, min(self._columns, column)), max(self._first, min(self._last, row)))
            for column in (math.floor(point[0] / STEP), math.ceil(point[0] / STEP))
            for row in (math.floor(point[1] / STEP), math.ceil(point[1] / STEP))
        )
        return min(near, key=lambda node: math.dist(self._points[node], point))

    def pin(self, point: Point) -> Node:
        """Move the nearest crossing to this very point, so that a way ends there."""
        node = self.node_at(point)
        self._points[node] = point
        self._cost[node] = min(self._cost[node], 2.0)
        return node

    def connect(self, start: Node, kind: str) -> None:
        """A way of this kind from here to the nearest way there is."""
        if start in self.met:
            return
        best = {start: 0.0}
        before: dict[Node, Node] = {}
        queue = [(0.0, start)]
        while queue:
            cost, node = heapq.heappop(queue)
            if node in self.met:
                self._keep(node, before, kind)
                return
            if cost > best[node]:
                continue
            for other, length in self._around(node):
                step = length * (0.45 if node in self.met and other in self.met else self._cost[other])
                if cost + step < best.get(other, math.inf):
                    best[other] = cost + step
                    before[other] = node
                    heapq.heappush(queue, (cost + step, other))

    def _around(self, node: Node) -> Iterable[tuple[Node, float]]:
        for across in (-1, 0, 1):
            for down in (-1, 0, 1):
                other = (node[0] + across, node[1] + down)
                if (across or down) and other in self._points:
                    yield other, math.hypot(across, down)

    def _keep(self, node: Node, before: dict[Node, Node], kind: str) -> None:
        self.met.add(node)
        while node in before:
            link = _link(node, before[node])
            if link not in self._known:
                self._known.add(link)
                self._links.setdefault(kind, []).append(link)
            node = before[node]
            self.met.add(node)

    def lines(self, kind: str) -> list[Line]:
        """The ways of one kind as smooth lines from fork to fork."""
        links = self._links.get(kind, [])
        meeting: dict[Node, list[Node]] = {}
        for one, other in links:
            meeting.setdefault(one, []).append(other)
            meeting.setdefault(other, []).append(one)
        left = set(links)
        forks = [node for node, others in meeting.items() if len(others) != 2]
        lines = []
        for start in [*forks, *meeting]:
            for first in meeting[start]:
                if _link(start, first) not in left:
                    continue
                chain = [start]
                onward: Node | None = first
                while onward is not None:
                    left.discard(_link(chain[-1], onward))
                    chain.append(onward)
                    ends = meeting[onward] if len(meeting[onward]) == 2 else []
                    onward = next((node for node in ends if _link(chain[-1], node) in left), None)
                lines.append(smooth([self._points[node] for node in chain]))
        return lines

    def water(self) -> list[Node]:
        """The crossings that lie in the river."""
        near = (node for node, (x, y) in self._points.items() if abs(y - self._plan.middle(x)) < STEP)
        return [node for node in near if self._plan.box.holds(self._points[node])]


def _link(one: Node, other: Node) -> Link:
    return (one, other) if one < other else (other, one)


def lay_roads(plan: GroundPlan) -> Network:
    """Roads between all bases, objectives, bridge sites and the border of the map."""
    network = Network(plan, "ways", through=("village", "town", "harbour"))
    ends = [network.pin(site) for site in plan.sites]
    for place in plan.places:
        gate = plan.gate(place)
        ends.append(network.pin(gate) if place.boxes[0] in plan.dams else network.node_at(gate))
    land = plan.land
    chance = plan.chance("exits")
    ends += [
        network.node_at((0, land.top + land.height * chance.between(0.3, 0.5))),
        network.node_at((plan.width, land.top + land.height * chance.between(0.75, 0.9))),
        network.node_at((plan.width * chance.between(0.2, 0.3), plan.height)),
        network.node_at((plan.width * chance.between(0.55, 0.7), plan.height)),
    ]
    heart = network.node_at((land.centre[0], land.top + land.height * 0.6))
    network.met.add(heart)
    for end in sorted(dict.fromkeys(ends), key=lambda node: math.dist(node, heart)):
        network.connect(end, "road")
    return network


def lay_rails(plan: GroundPlan) -> Network:
    """A railway that joins works, refineries and harbours to the border of the map."""
    network = Network(plan, "rails", 3.0, ("harbour",))
    stops = [place for place in plan.places if place.kind in ("tank-base", "refinery", "harbour")]
    chance = plan.chance("stations")
    network.met.add(network.node_at((plan.width * chance.between(0.34, 0.42), plan.height)))
    for place in stops:
        box = place.boxes[0]
        is_works = place.kind == "tank-base"
        network.connect(
            network.node_at((box.right, box.bottom - 25) if is_works else plan.gate(place)), "rail"
        )
    return network


def draw_ways(canvas: Canvas, roads: Network, rails: Network) -> None:
    """Tracks below, then all edges of roads, then the roads, then rails."""
    canvas.add("tracks", "track", *(plain(line) for line in roads.lines("track")))
    lines = [plain(line) for line in roads.lines("road")]
    canvas.add("road-edges", "road-edge", *lines)
    canvas.add("roads", "road", *lines)
    lines = [plain(line) for line in rails.lines("rail")]
    canvas.add("rails", "sleepers", *lines)
    canvas.add("rails", "rail", *lines)
