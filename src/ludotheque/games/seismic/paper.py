"""Seismic on paper: how to make it, a score sheet, short rules, the tiles, the road crews."""

from collections.abc import Iterable
from math import sqrt

from ludotheque.engine.paper import (
    Block,
    Document,
    Face,
    Heading,
    Listed,
    Picture,
    Pieces,
    Prose,
    Table,
    Text,
    Writer,
    making,
)
from ludotheque.engine.picture import Point, marker, number, points
from ludotheque.engine.words import say
from ludotheque.games.seismic.components import (
    FIRST_QUAKE,
    HIGHWAYS,
    KIND_CODES,
    KIND_OF,
    QUAKES,
    Edition,
    Options,
)
from ludotheque.games.seismic.layout import NONE, SEATS, TOWN
from ludotheque.games.seismic.picture import (
    REACH,
    SIZE,
    Tile,
    definitions,
    draw_face,
    hexagon,
)

SIDE = 21.5  # of a hexagon: 28 tiles on a page of either paper
WIDTH, HEIGHT = 2 * SIDE, SIDE * sqrt(3)
CREW = 14.0
TRACE = "M-46 0H-26L-22-12L-16 16L-10-28L-4 34L2-22L8 30L14-14L19 10L23-4L26 0H46"


# Drawings


def drawn(inside: str, left: float, top: float, width: float, height: float) -> str:
    """A drawing with the parts that tiles are made of."""
    box = f"{number(left)} {number(top)} {number(width)} {number(height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{definitions()}{inside}</svg>'


def on_tile(inside: str) -> str:
    """A drawing as large as a tile."""
    return drawn(inside, -SIZE, -REACH, 2 * SIZE, 2 * REACH)


def tile_front(kind: int, place: int, name: str) -> Face:
    """A tile as it lies at first; trees stand elsewhere on each."""
    return Face(on_tile(draw_face(Tile(place, kind, 0, NONE, 0), {})), name)


def quake_front(magnitude: str, name: str) -> Face:
    """A quake: its magnitude on the trace of a seismograph."""
    return Face(
        on_tile(
            f'<polygon points="{hexagon(SIZE - 0.6)}" fill="#7f2a1c"/>'
            f'<polygon points="{hexagon(SIZE - 6)}" fill="none" stroke="#f6d77c" stroke-width="1.6"/>'
            f'<path d="{TRACE}" fill="none" stroke="#f6d77c" stroke-width="2.4" stroke-linejoin="round" '
            'opacity=".55"/><circle r="21" fill="#7f2a1c"/>'
            f'<text y="9" font-size="27" fill="#fff">{magnitude}</text>'
        ),
        name,
    )


def tile_back(name: str) -> Face:
    """The back of every tile, quakes too."""
    return Face(
        on_tile(
            f'<polygon points="{hexagon(SIZE - 5)}" fill="#2c3942"/>'
            f'<polygon points="{hexagon(SIZE - 11)}" fill="none" stroke="#f3c64b" stroke-width="1.6" '
            'stroke-dasharray="6 5"/><path d="M-6-38L4-14L-8-4L8 10L-4 20L6 38" fill="none" '
            'stroke="#f3c64b" stroke-width="4" stroke-linejoin="round"/>'
        ),
        name,
    )


def crew_front(seat: int, name: str) -> Face:
    """A crew: the sign of its seat, in a square to cut out."""
    edge = f'<path d="M0 0H{CREW:g}V{CREW:g}H0Z" fill="#fff" stroke="#cdbb92" stroke-width=".25"/>'
    return Face(drawn(edge + marker(seat, (CREW / 2, CREW / 2), 5), 0, 0, CREW, CREW), name)


Lying = tuple[str, int, tuple[int, int]]  # a kind or "town", how it is turned, and where: (q, r)


def scene(lying: Iterable[Lying], crews: Iterable[tuple[int, tuple[int, int]]] = ()) -> str:
    """Tiles and crews on a table."""
    tiles = [(KIND_OF.get(code, TOWN), turn, at_cell(cell)) for code, turn, cell in lying]
    left, right = min(x for *_, (x, _) in tiles) - SIZE, max(x for *_, (x, _) in tiles) + SIZE
    top, bottom = min(y for *_, (_, y) in tiles) - REACH, max(y for *_, (_, y) in tiles) + REACH
    inside = "".join(
        f'<g transform="translate({points([at])})">{draw_face(Tile(place, kind, turn, NONE, 0), {})}</g>'
        for place, (kind, turn, at) in enumerate(tiles)
    )
    inside += "".join(marker(seat, at_cell(cell), 15) for seat, cell in crews)
    return drawn(inside, left, top, right - left, bottom - top)


def at_cell(cell: tuple[int, int]) -> Point:
    """SE-1.2 The middle of the cell at (q, r)."""
    q, r = cell
    return 1.5 * SIZE * q, 2 * REACH * (r + q / 2)


# What is printed


def tiles(edition: Edition, writer: Writer) -> Pieces:
    """San Andreas, and each tile of the box."""
    fronts = [tile_front(TOWN, 0, writer.say("town"))]
    for kind, count in enumerate(edition.counts):
        if kind < FIRST_QUAKE:
            name = writer.say("tile", code=KIND_CODES[kind])
            fronts += [tile_front(kind, len(fronts) + copy, name) for copy in range(count)]
        else:
            magnitude = f"{kind - FIRST_QUAKE + 1}.0"
            fronts += [quake_front(magnitude, writer.say("quake-tile", magnitude=magnitude))] * count
    return Pieces(writer.say("tiles"), WIDTH, HEIGHT, tuple(fronts), tile_back(writer.say("back")))


def crews(edition: Edition, writer: Writer) -> Pieces:
    """The road crews of every seat."""
    fronts = [
        crew_front(seat, writer.say("crew", letter="ABCD"[seat]))
        for seat in range(SEATS)
        for _ in range(edition.crews)
    ]
    return Pieces(writer.say("crews"), CREW, CREW, tuple(fronts))


def score_sheet(writer: Writer) -> Prose:
    """A line for each complete section."""
    rows = (*[("", *[""] * SEATS)] * 18, (writer.say("together"), *[""] * SEATS))
    heads = (writer.say("section"), *[""] * SEATS)
    return Prose(
        writer.say("score"),
        (Table(heads, rows, (2.4, *[1] * SEATS), 10.5),),
        lead=writer.say("score-lead"),
        is_back=True,
    )


def rules(writer: Writer) -> Prose:
    """The rules in short."""
    kinds = scene([("02-14", 0, (0, 0)), ("+3:024", 0, (2, -1)), ("town", 0, (4, -2))])
    line = scene(
        [("town", 0, (0, 0)), ("03", 1, (1, -1)), ("03", 1, (2, -2)), ("+2:03", 1, (3, -3))],
        [(0, (2, -2))],
    )
    blocks: tuple[Block, ...] = (
        Heading(writer.say("kinds-title")),
        Picture(kinds, writer.say("kinds-picture"), 78),
        Listed(writer.lines("kinds-list"), "point"),
        *writer.section("ready", "number"),
        *writer.section("turn", "number"),
        Text(writer.say("nothing-fits")),
        *writer.section("shakes", "number"),
        writer.note("shakes-example"),
        *writer.section("end", "point"),
        Text(writer.say("tie")),
        writer.note("end-example", line, 44),
        writer.note("variants"),
    )
    return Prose(writer.say("rules"), blocks, columns=2, letters=13, lead=writer.say("rules-lead"))


def document(options: Options, language: str) -> Document:
    """All that is printed."""
    edition = options.edition
    writer = Writer(lambda key, **args: say(f"seismic-paper-{key}", language, **args))
    counts = dict(zip(KIND_CODES, edition.counts, strict=True))
    quakes = sum(counts[code] for code in QUAKES)
    highways = sum(counts[code] for code in HIGHWAYS)
    box = writer.lines(
        "box",
        highways=highways,
        intersections=sum(edition.counts) - highways - quakes,
        quakes=quakes,
        crews=edition.crews,
    )
    parts = (
        making(box, writer.say("box-more"), language),
        score_sheet(writer),
        rules(writer),
        tiles(edition, writer),
        crews(edition, writer),
    )
    return Document(say("title-seismic", language), writer.say("notice"), parts)
