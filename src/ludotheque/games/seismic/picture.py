"""A table of Seismic as a map, in SVG."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import atan2, ceil, cos, degrees, hypot, radians, sin, sqrt
from typing import Any
from xml.sax.saxutils import escape

import numpy as np

from ludotheque.engine.contract import View
from ludotheque.engine.picture import (
    FACE,
    HEIGHT,
    WIDTH,
    Point,
    bright_of,
    marker,
    number,
    points,
    shortened,
    start,
)
from ludotheque.engine.speech import Speaking
from ludotheque.games.seismic.components import fragments, is_on_table, value_of
from ludotheque.games.seismic.layout import (
    CELLS,
    EMPTY,
    NONE,
    OVER,
    SEATS,
    SIDES,
    STUB,
    TOWN,
    axial_of,
    position_of,
)
from ludotheque.games.seismic.rules import mark_scores
from ludotheque.games.seismic.text.sections import Section, all_sections

SIZE = 60.0  # of a hexagon, middle to corner
REACH = SIZE * sqrt(3) / 2  # middle to side
ROAD = 19.0  # width of a highway
RED = 22.0  # size of the red hexagon
STEPS = 40  # points along a fragment
MARGIN = 40.0  # around the tiles on the map
STRIP = 112.0  # height of what stands below the map
OFFERED = 0.62  # how large a tile on offer is drawn
CREW = 12.5  # size of a crew
DASHES, DOTS, TWO_LINES = 1, 2, 3  # the seats with these stripes on their roads; seat 0 has a plain one
PATTERN = 25.0  # how long the pattern of a seat is on its roads, about
BADGE = 20.0  # size of the points of a section, as they are seen
GAP = 3.0  # between two of them

STYLE = """
.road{fill:none;stroke-linecap:butt}
.verge{stroke:#46562f;stroke-width:23;opacity:.4}
.asphalt{stroke:#454a52;stroke-width:19}
.edge{stroke:#e9e6da;stroke-width:15.6}
.lanes{stroke:#4c5159;stroke-width:13.4}
.dash{stroke:#f3c64b;stroke-width:1.7}
.shade{stroke:#1d2416;stroke-width:29;opacity:.3;stroke-linecap:butt;fill:none}
.wall{stroke:#d9d5c9;stroke-width:23.5;stroke-linecap:butt;fill:none}
.kerb{stroke-width:31;fill:none}
.bed{stroke:#3f444b;stroke-width:6;fill:none}
.mark{stroke-width:11;fill:none}
.of2{stroke-width:13;stroke-linecap:round}
.of3{stroke-width:14}
.badge{fill:#fffaf0;stroke:#84744f;stroke-width:3}
.badge+text{fill:#2b241b}
.sum{fill:#2b241b;stroke-width:3}
.sum+text{fill:#fffaf0}
.cell{fill:#fff;fill-opacity:.022;stroke:#fff;stroke-opacity:.075}
text{font-weight:600;text-anchor:middle}
.value{fill:#fff;font-size:18px}
.name{fill:#e8edf0;font-size:19px;text-anchor:start}
.score{fill:#fff;font-size:30px;text-anchor:start}
.pile{fill:#fff;font-size:30px}
.small{fill:#aebac2;font-size:15px}
.few{text-anchor:start}
"""

GREENS = ("#83a955", "#8aaf5b", "#7da350", "#86ab5c")

Fragment = tuple[int, int]


@dataclass(frozen=True)
class Tile:
    """A tile on the table, and the crew on it."""

    cell: int
    shape: int
    rotation: int
    seat: int  # whose crew stands here, or NONE
    manned: int  # lowest side of the crew's fragment

    @property
    def fragments(self) -> tuple[Fragment, ...]:
        """Its fragments as they lie."""
        return fragments(self.shape, self.rotation)


# Geometry


def middle_of(cell: int) -> Point:
    """SE-1.2 The middle of a cell on the map; hexagons lie flat side up."""
    q, r = axial_of(cell)
    return 1.5 * SIZE * q, 2 * REACH * (r + q / 2)


def toward(side: float, distance: float) -> Point:
    """The point this far from a tile's middle towards a side; a half is a corner."""
    angle = radians(side * 60 - 90)
    return distance * cos(angle), distance * sin(angle)


def trace(fragment: Fragment) -> list[Point]:
    """Points along a fragment: a stub, a straight, or an arc that meets both sides squarely."""
    low, high = fragment
    along = [step / STEPS for step in range(STEPS + 1)]
    if high == STUB:
        return [toward(low, REACH - (REACH - RED / 2) * part) for part in along]
    span = high - low
    if span == 3:
        return [toward(low, REACH - 2 * REACH * part) for part in along]
    if span > 3:
        low, span = high, SIDES - span
    radius, away = (SIZE / 2, SIZE) if span == 1 else (SIZE * 1.5, SIZE * sqrt(3))
    x, y = toward(low + span / 2, away)
    from_x, from_y = toward(low, REACH)
    start, turn = degrees(atan2(from_y - y, from_x - x)), 180 - 60 * span
    angles = [radians(start - turn * part) for part in along]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def distance_between(point: Point, path: Iterable[Point]) -> float:
    """How far a point is from a traced path."""
    return min(hypot(point[0] - x, point[1] - y) for x, y in path)


def do_cross(one: Fragment, other: Fragment) -> bool:
    """Whether one fragment runs over or under the other."""
    if STUB in (one[1], other[1]):
        return False
    return one[0] < other[0] < one[1] < other[1] or other[0] < one[0] < other[1] < one[1]


# Text of an SVG


def hexagon(size: float) -> str:
    """The corners of a hexagon."""
    return points(toward(corner + 0.5, size) for corner in range(SIDES))


def use(name: str, at: Point = (0, 0), turn: int = 0) -> str:
    """A copy of a defined part."""
    place = f' x="{number(at[0])}" y="{number(at[1])}"' if at != (0, 0) else ""
    turned = f' transform="rotate({turn})"' if turn else ""
    return f'<use href="#{name}"{place}{turned}/>'


# Parts


def road_path(span: int) -> str:
    """The middle line of a highway from side 0; its dashes start and end with half a dash."""
    x, y = toward(0, REACH)
    dashes = {0: 5, 1: 6, 2: 8, 3: 10}[span]
    if span == 0:
        line = f"M0,{number(y)}V{number(-RED / 2)}"
    elif span == 3:
        line = f"M0,{number(y)}V{number(-y)}"
    else:
        radius = number(SIZE / 2 if span == 1 else SIZE * 1.5)
        line = f"M{points([(x, y)])}A{radius},{radius} 0 0 0 {points([toward(span, REACH)])}"
    return f'<path id="p{span}" d="{line}" pathLength="{dashes * 2}" class="road"/>'


def road(span: int) -> str:
    """A highway from side 0: verge, asphalt, edge lines, lanes, dashes."""
    layers = "".join(f'<use href="#p{span}" class="{layer}"/>' for layer in ("asphalt", "edge", "lanes"))
    dashes = f'<use href="#p{span}" class="dash" stroke-dasharray="1 1" stroke-dashoffset=".5"/>'
    return f'<g id="r{span}">{layers}{dashes}</g><use id="v{span}" href="#p{span}" class="verge"/>'


def grass() -> str:
    """A quiet texture for green: short blades and a few lighter specks."""
    rng = random.Random(4)
    blades = []
    for _ in range(70):
        x, y = rng.uniform(4, 116), rng.uniform(4, 116)
        blades.append(f"M{number(x)},{number(y)}l{number(rng.uniform(-1.5, 1.5))},-4")
    specks = "".join(
        f'<circle cx="{number(rng.uniform(4, 116))}" cy="{number(rng.uniform(4, 116))}" '
        f'r="{number(rng.uniform(0.7, 1.4))}"/>'
        for _ in range(36)
    )
    return (
        '<pattern id="grass" width="120" height="120" patternUnits="userSpaceOnUse">'
        f'<path d="{"".join(blades)}" fill="none" stroke="#4f7429" stroke-width="1.1" '
        'opacity=".3"/>'
        f'<g fill="#dbe8a8" opacity=".35">{specks}</g></pattern>'
    )


def trees() -> str:
    """Three kinds of trees."""

    def tree(name: str, size: float, dark: str, light: str) -> str:
        return (
            f'<g id="{name}"><circle cx="1.6" cy="2" r="{size}" fill="#223312" opacity=".3"/>'
            f'<circle r="{size}" fill="{dark}"/>'
            f'<circle cx="{number(-size / 4)}" cy="{number(-size / 3.4)}" '
            f'r="{number(size * 0.58)}" fill="{light}"/></g>'
        )

    return (
        tree("oak", 5.6, "#4b7630", "#659440")
        + tree("pine", 4.3, "#3d6a3c", "#54854c")
        + tree("bush", 2.9, "#5a8436", "#79a54b")
    )


def green_tile(name: str, fill: str) -> str:
    """The ground of a tile."""
    return (
        f'<g id="{name}"><polygon points="{hexagon(SIZE - 0.6)}" fill="{fill}"/>'
        f'<polygon points="{hexagon(SIZE - 0.6)}" fill="url(#grass)"/>'
        f'<polygon points="{hexagon(SIZE - 1.4)}" fill="none" stroke="#dfeab6" '
        'stroke-opacity=".35" stroke-width="1.6"/>'
        f'<polygon points="{hexagon(SIZE - 0.3)}" fill="none" stroke="#40571f" '
        'stroke-opacity=".55"/></g>'
    )


def red_hexagon() -> str:
    """The middle of an intersection."""
    return (
        f'<g id="red"><polygon points="{hexagon(RED + 4)}" fill="#1d2416" opacity=".25"/>'
        f'<polygon points="{hexagon(RED + 2)}" fill="#8e1f1a"/>'
        f'<polygon points="{hexagon(RED)}" fill="#c9342b"/>'
        f'<polygon points="{hexagon(RED - 3.5)}" fill="none" stroke="#fff" stroke-opacity=".55" '
        f'stroke-width="1.3"/></g>'
    )


def house(at: Point, turn: float, length: float, depth: float, roof: tuple[str, str]) -> str:
    """A house from above: a gable roof in two tones, and its shadow."""
    x, y = number(-length / 2), number(-depth / 2)
    size = f'width="{number(length)}" height="{number(depth / 2)}"'
    return (
        f'<g transform="translate({points([at])}) rotate({number(turn)})">'
        f'<rect x="{x}" y="{y}" width="{number(length)}" height="{number(depth)}" fill="#3a2f1d" '
        'opacity=".35" transform="translate(1.3 1.6)"/>'
        f'<rect x="{x}" y="{y}" {size} fill="{roof[0]}"/>'
        f'<rect x="{x}" y="0" {size} fill="{roof[1]}"/></g>'
    )


ROOFS = (
    ("#c9694a", "#a94f36"),
    ("#d98a5b", "#b96d42"),
    ("#8f979e", "#727a81"),
    ("#e0b36a", "#c39549"),
)


def town() -> str:
    """San Andreas: six highways, and streets of houses between them."""
    rng = random.Random(7)
    parts = [
        f'<polygon points="{hexagon(SIZE - 0.6)}" fill="#d9c79a"/>',
        f'<polygon points="{hexagon(SIZE - 0.3)}" fill="none" stroke="#6d5c34" opacity=".6"/>',
        *(use("v0", turn=60 * side) for side in range(SIDES)),
        *(use("r0", turn=60 * side) for side in range(SIDES)),
    ]
    for corner in range(SIDES):
        for away, aside, length, depth in (
            (33.0, 0.0, 8.5, 7.0),
            (43.5, -6.0, 9.0, 6.5),
            (43.5, 6.0, 8.5, 7.0),
            (52.5, 0.0, 7.0, 6.0),
        ):
            x, y = toward(corner + 0.5, away)
            dx, dy = toward(corner + 2, aside)
            roof = rng.choice(ROOFS)
            parts.append(house((x + dx, y + dy), 60 * corner + 30, length, depth, roof))
    return f'<g id="town">{"".join(parts)}</g>'


def hall() -> str:
    """The middle of San Andreas, on a red square, and its name."""
    parts = [
        use("red"),
        f'<polygon points="{hexagon(RED - 5)}" fill="#f3e6c4"/>',
        house((0, 0), 0, 19, 11, ("#b5533c", "#95402d")),
        '<rect x="-4.5" y="-8.5" width="9" height="17" fill="#c9694a"/>',
        '<rect x="0" y="-8.5" width="4.5" height="17" fill="#a94f36"/>',
        '<circle r="2.6" fill="#fff6dd" stroke="#6d2c1d" stroke-width="1"/>',
        '<rect x="-37" y="21.5" width="74" height="15" rx="4" fill="#fffaf0" stroke="#8e1f1a"/>',
        '<text y="32.8" font-size="11.5" fill="#5d1a14">San Andreas</text>',
    ]
    return f'<g id="hall">{"".join(parts)}</g>'


def crew_marker(seat: int) -> str:
    """A crew: the sign of its seat, as on every screen, and its shadow."""
    return (
        f'<g id="crew{seat}"><circle r="13" cx="1.6" cy="2.4" fill="#10150c" opacity=".4"/>'
        f"{marker(seat, (0, 0), CREW)}</g>"
    )


def definitions() -> str:
    """All parts that are drawn more than once."""
    greens = (green_tile(f"g{kind}", fill) for kind, fill in enumerate(GREENS))
    spans = range(4)
    return "\n".join(
        [
            f"<style>{FACE}{STYLE}</style>",
            "<defs>",
            grass(),
            *(road_path(span) + road(span) for span in spans),
            trees(),
            *greens,
            red_hexagon(),
            town(),
            hall(),
            *(crew_marker(seat) for seat in range(SEATS)),
            f'<polygon id="c" class="cell" points="{hexagon(SIZE - 2)}"/>',
            f'<polygon id="s" points="{hexagon(SIZE)}"/>',
            "</defs>",
        ]
    )


# Whose the roads are

Paint = tuple[
    list[int], bool
]  # the seats that a fragment is painted for, and whether its section is complete


def paint_of(sections: Iterable[Section]) -> dict[tuple[int, int], Paint]:
    """How fragments are painted, by their cell and lowest side."""
    return {
        place: (section.owners, section.is_complete)
        for section in sections
        if section.owners
        for place in section.fragments
    }


def stretch(fragment: Fragment, part: int, parts: int) -> tuple[str, float]:
    """One of so many equal parts of a fragment, as a path, and how long it is."""
    line = trace(fragment)
    (x, y), end = line[part * STEPS // parts], line[(part + 1) * STEPS // parts]
    span, _ = road_name(fragment)
    if span in (0, 3):
        return f"M{points([(x, y)])}L{points([end])}", hypot(end[0] - x, end[1] - y)
    radius = SIZE / 2 if span == 1 else SIZE * 1.5
    length = radius * radians(180 - 60 * span) / parts
    return f"M{points([(x, y)])}A{number(radius)},{number(radius)} 0 0 0 {points([end])}", length


def kerbs(fragment: Fragment, paint: Paint) -> Iterator[str]:
    """SE-6.2 Roads of a complete section are broader."""
    owners, is_complete = paint
    for part, seat in enumerate(owners if is_complete else []):
        path, _ = stretch(fragment, part, len(owners))
        yield f'<path class="kerb" d="{path}" stroke="{bright_of(seat)}"/>'


def marks(fragment: Fragment, paint: Paint) -> Iterator[str]:
    """A stripe for each seat, one after another: told apart without colour."""
    owners, _ = paint
    for part, seat in enumerate(owners):
        path, length = stretch(fragment, part, len(owners))
        turn = length / max(1, round(length / PATTERN))  # it goes on over the edge of the tile
        dashes = {
            DASHES: f' stroke-dasharray="0 {turn * 0.2:.3g} {turn * 0.6:.3g} {turn * 0.2:.3g}"',
            DOTS: f' stroke-dasharray="0 {turn:.4g}" stroke-dashoffset="{-turn / 2:.4g}"',
        }.get(seat, "")
        yield f'<path class="bed" d="{path}"/>'
        yield f'<path class="mark of{seat}" d="{path}" stroke="{bright_of(seat)}"{dashes}/>'
        if seat == TWO_LINES:
            yield f'<path class="bed" d="{path}"/>'


# Tiles


def road_name(fragment: Fragment) -> tuple[int, int]:
    """Which road part draws a fragment, and by how many degrees it is turned."""
    low, high = fragment
    if high == STUB:
        return 0, 60 * low
    span = high - low
    return (span, 60 * low) if span <= 3 else (SIDES - span, 60 * high)


def overpass(upper: Fragment, lower: Fragment) -> str:
    """The walls of the bridge on which one fragment crosses another, and its shadow."""
    line, beneath = trace(upper), trace(lower)
    place = min(range(len(line)), key=lambda step: distance_between(line[step], beneath))
    pace = hypot(line[1][0] - line[0][0], line[1][1] - line[0][1])
    reach = ceil((ROAD / 2 + 6) / pace)
    bridge = points(line[max(place - reach, 0) : place + reach + 1 : 2])
    return f'<polyline class="shade" points="{bridge}"/><polyline class="wall" points="{bridge}"/>'


def draw_roads(tile: Tile, paints: Mapping[Fragment, Paint]) -> Iterator[str]:
    """The highways of a tile; of two that cross, the later passes over."""
    roads = [(*road_name(fragment), fragment) for fragment in tile.fragments]
    for span, turn, _ in roads:
        yield use(f"v{span}", turn=turn)
    for fragment, paint in paints.items():
        yield from kerbs(fragment, paint)
    for level, (span, turn, fragment) in enumerate(roads):
        for lower in tile.fragments[:level]:
            if do_cross(lower, fragment):
                yield overpass(fragment, lower)
        yield use(f"r{span}", turn=turn)
        if fragment in paints:
            yield from marks(fragment, paints[fragment])


def draw_trees(tile: Tile) -> Iterator[str]:
    """A few trees where no highway runs."""
    rng = random.Random(tile.cell * 37 + tile.shape)
    lines = [trace(fragment) for fragment in tile.fragments]
    standing: list[Point] = []
    for _ in range(60):
        x, y = toward(rng.uniform(0, SIDES), REACH * sqrt(rng.random()) * 0.98)
        is_clear = all(distance_between((x, y), line) > ROAD / 2 + 8 for line in lines)
        is_red = value_of(tile.shape) > 0 and hypot(x, y) < RED + 9
        is_apart = all(hypot(x - u, y - v) > rng.choice((8, 8, 17)) for u, v in standing)
        if is_clear and not is_red and is_apart and hypot(x, y) < REACH - 7:
            standing.append((x, y))
            yield use(rng.choice(("oak", "pine", "pine", "bush", "bush")), (round(x), round(y)))
        if len(standing) == 7:
            return


def draw_tile(tile: Tile, paint: Mapping[tuple[int, int], Paint]) -> str:
    """A tile without its crew, where it lies, and whose its roads are."""
    paints = {
        fragment: paint[tile.cell, fragment[0]]
        for fragment in tile.fragments
        if (tile.cell, fragment[0]) in paint
    }
    return f'<g transform="translate({points([middle_of(tile.cell)])})">{draw_face(tile, paints)}</g>'


def draw_face(tile: Tile, paints: Mapping[Fragment, Paint]) -> str:
    """What is printed on a tile, and whose its roads are."""
    if tile.shape == TOWN:
        painted = [part for one in paints.items() for part in (*kerbs(*one), *marks(*one))]
        inside = "".join([use("town"), *painted, use("hall")])
    else:
        ground = use(f"g{(tile.cell * 7 + tile.shape) % len(GREENS)}")
        inside = ground + "".join(draw_trees(tile)) + "".join(draw_roads(tile, paints))
        if value_of(tile.shape):
            inside += f'{use("red")}<text y="6.5" class="value">+{value_of(tile.shape)}</text>'
    return inside


def crew_place(tile: Tile) -> Point:
    """Where on its fragment a crew stands: clear of other fragments, near the middle."""
    manned = next(fragment for fragment in tile.fragments if fragment[0] == tile.manned)
    line = trace(manned)
    others = [trace(fragment) for fragment in tile.fragments if fragment != manned]
    if manned[1] == STUB:
        x, y = toward(manned[0], 38)
    else:
        x, y = max(
            (point for point in line if hypot(*point) < REACH - 12),
            key=lambda point: (
                min([ROAD + 3, *(distance_between(point, other) for other in others)]),
                -distance_between(point, [line[STEPS // 2]]),
            ),
        )
    at_x, at_y = middle_of(tile.cell)
    return at_x + x, at_y + y


# The points of sections


@dataclass(frozen=True)
class Badge:
    """The points of a section, where they stand on the map."""

    section: Section
    at: Point
    width: float
    height: float

    def draw(self, size: float) -> str:
        """The points in letters of this size; light on dark where they count."""
        section, (x, y) = self.section, self.at
        owners = section.owners
        edge = bright_of(owners[0]) if len(owners) == 1 else "#84744f"
        return (
            f'<rect class="{"sum" if section.is_complete else "badge"}" x="{number(x - self.width / 2)}" '
            f'y="{number(y - self.height / 2)}" width="{number(self.width)}" height="{number(self.height)}" '
            f'rx="{number(self.height / 2)}" style="stroke:{edge}"/>'
            f'<text x="{number(x)}" y="{number(y + size * 0.36)}" font-size="{number(size)}">'
            f"{section.points}</text>"
        )

    def is_clear_of(self, point: Point, distance: float) -> bool:
        """Whether it keeps so far from a point."""
        dx = max(0.0, abs(point[0] - self.at[0]) - self.width / 2)
        dy = max(0.0, abs(point[1] - self.at[1]) - self.height / 2)
        return hypot(dx, dy) >= distance

    def is_beside(self, other: "Badge") -> bool:
        """Whether both can be read."""
        return (
            abs(other.at[0] - self.at[0]) >= (other.width + self.width) / 2 + GAP
            or abs(other.at[1] - self.at[1]) >= (other.height + self.height) / 2 + GAP
        )


def badges_of(
    tiles: Sequence[Tile], sections: Iterable[Section], crews: Sequence[Point], size: float
) -> list[Badge]:
    """What is complete and what is worth most comes first; what finds no room is left out."""
    found: list[Badge] = []
    lying = {(tile.cell, fragment[0]): fragment for tile in tiles for fragment in tile.fragments}
    wanted = [section for section in sections if section.owners and section.points]
    for section in sorted(wanted, key=lambda one: (one.is_complete, one.points), reverse=True):
        width = size * (0.55 + 0.55 * len(str(section.points)))
        for at in places_on([(cell, lying[cell, low]) for cell, low in section.fragments]):
            badge = Badge(section, at, width, size * 1.2)
            if all(badge.is_clear_of(crew, CREW + 4) for crew in crews) and all(map(badge.is_beside, found)):
                found.append(badge)
                break
    return found


def places_on(fragments_of: Sequence[tuple[int, Fragment]]) -> list[Point]:
    """Where the points of a section can stand: where its tiles meet, then on them; the middle first."""
    ends: list[Point] = []
    middles: list[Point] = []
    for cell, fragment in fragments_of:
        x, y = middle_of(cell)
        line = [(x + dx, y + dy) for dx, dy in trace(fragment)]
        is_stub = fragment[1] == STUB
        ends += [line[0]] if is_stub else [line[0], line[-1]]
        middles.append(line[STEPS // 6 if is_stub else STEPS // 2])
    joins = [
        end
        for place, end in enumerate(ends)
        if any(hypot(end[0] - x, end[1] - y) < 1 for x, y in ends[:place])
    ]
    centre = sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)

    def far(point: Point) -> float:
        return hypot(point[0] - centre[0], point[1] - centre[1])

    return sorted(joins, key=far) + sorted(middles, key=far)


# The map


def tiles_on(table: Any) -> list[Tile]:
    """The tiles on the table."""
    found = []
    for cell in range(CELLS):
        lying, crew = int(table["tile_at"][cell]), int(table["crew_at"][cell])
        if lying != EMPTY:
            shape, rotation = divmod(lying, SIDES)
            seat = NONE if crew == NONE else crew >> 3
            found.append(Tile(cell, shape, rotation, seat, crew & 7))
    return found


def draw_map(view: View) -> Iterator[str]:
    """The tiles that lie, and the table around them, in the middle of the space above the strip."""
    tiles = tiles_on(view.record)
    middles = [middle_of(tile.cell) for tile in tiles]
    left, right = min(x for x, _ in middles) - SIZE, max(x for x, _ in middles) + SIZE
    top, bottom = min(y for _, y in middles) - REACH, max(y for _, y in middles) + REACH
    room = HEIGHT - STRIP
    width, height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    scale = min(WIDTH / width, room / height, 1.0)
    x, y = WIDTH / 2 - scale * (left + right) / 2, room / 2 - scale * (top + bottom) / 2
    lying = {tile.cell for tile in tiles}
    columns, rows = int(view.box["columns"]), int(view.box["rows"])
    yield f'<g transform="translate({points([(x, y)])}) scale({scale:.4g})">'
    for cell in sorted(set(range(CELLS)) - lying):
        at = middle_of(cell)
        is_seen = (
            -SIZE < at[0] + x / scale < WIDTH / scale + SIZE
            and -SIZE < at[1] + y / scale < room / scale + SIZE
        )
        if is_seen and is_on_table(*position_of(cell), columns, rows):
            yield use("c", at)
    yield '<g fill="#0c1215" opacity=".45">'
    yield from (use("s", (at[0] + 2, at[1] + 7)) for at in middles)
    yield "</g>"
    sections = all_sections(view.box, view.record)
    paint = paint_of(sections)
    yield from (draw_tile(tile, paint) for tile in tiles)
    crews = [(tile.seat, crew_place(tile)) for tile in tiles if tile.seat != NONE]
    yield from (use(f"crew{seat}", at) for seat, at in crews)
    size = min(BADGE / scale, 36.0)
    yield from (badge.draw(size) for badge in badges_of(tiles, sections, [at for _, at in crews], size))
    yield "</g>"


# The strip


def draw_seats(view: View, names: Sequence[str], scores: Sequence[int], speaking: Speaking) -> Iterator[str]:
    """Who plays, with which marker, what they have, and whose turn it is."""
    table, width = view.record, WIDTH - 376
    step, y = min(width / len(names), 250), HEIGHT - STRIP / 2
    for seat, (name, score) in enumerate(zip(names, scores, strict=True)):
        x = 28 + step * seat
        if table["turn"] == seat and table["phase"] != OVER:
            yield (
                f'<rect x="{number(x - 14)}" y="{number(y - 40)}" width="{number(step - 12)}" height="80" '
                'rx="12" fill="#3c4b56"/>'
            )
        yield f'<g transform="translate({points([(x + 16, y)])}) scale(1.25)">{use(f"crew{seat}")}</g>'
        yield f'<text x="{number(x + 46)}" y="{number(y - 5)}" class="name">'
        yield f"{escape(shortened(name, 12))}</text>"
        yield f'<text x="{number(x + 46)}" y="{number(y + 26)}" class="score">{score}</text>'
        crews = speaking.say("seismic-picture-crews", count=int(table["crews_left"][seat]))
        beside = x + 56 + 19 * len(str(score))
        yield f'<text x="{number(beside)}" y="{number(y + 25)}" class="small few">{crews}</text>'


def draw_offer(view: View, speaking: Speaking) -> Iterator[str]:
    """The tiles that are face up, and how many are left in the pile."""
    y = HEIGHT - STRIP / 2
    face_up = [int(shape) for shape in view.record["face_up"] if shape != EMPTY]
    for slot, shape in enumerate(face_up):
        x = WIDTH - 118 - (len(face_up) - slot - 0.5) * 84
        tile = Tile(slot, shape, 0, NONE, 0)
        yield f'<g transform="translate({points([(x, y)])}) scale({OFFERED})">{draw_face(tile, {})}</g>'
    yield f'<text x="{number(WIDTH - 66)}" y="{number(y + 4)}" class="pile">{int(view.record["pile"])}</text>'
    yield f'<text x="{number(WIDTH - 66)}" y="{number(y + 25)}" class="small">'
    yield f"{speaking.say('seismic-picture-pile')}</text>"


def draw(view: View, names: Sequence[str], language: str) -> str:
    """The whole picture: the map, who plays, what is on offer."""
    marked = np.zeros(SEATS, np.int32)
    mark_scores(view.box, view.record, marked)
    scores = marked[: len(names)].tolist()
    speaking = Speaking(language, tuple(names), is_plain=False)
    told = speaking.say(
        "seismic-picture-told",
        tiles=len(tiles_on(view.record)),
        scores=", ".join(
            speaking.say("seismic-picture-score", name=name, points=score)
            for name, score in zip(names, scores, strict=True)
        ),
    )
    strip = HEIGHT - STRIP
    return "\n".join(
        [
            start(speaking.say("seismic-picture"), told),
            definitions(),
            f'<clipPath id="frame"><rect width="{WIDTH}" height="{HEIGHT}" rx="22"/></clipPath>',
            '<g clip-path="url(#frame)">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#2c3942"/>',
            *draw_map(view),
            f'<rect y="{number(strip)}" width="{WIDTH}" height="{number(STRIP)}" fill="#222d35"/>',
            *draw_seats(view, names, scores, speaking),
            *draw_offer(view, speaking),
            "</g></svg>",
            "",
        ]
    )
