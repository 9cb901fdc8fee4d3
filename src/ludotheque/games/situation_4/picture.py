"""A board of Situation 4 in SVG: the map, the pieces of both sides, and all that stands on it."""

import json
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from ludotheque.engine.contract import View
from ludotheque.engine.picture import FACE, HEIGHT, WIDTH, Point, number, points, shortened, start
from ludotheque.engine.words import say
from ludotheque.games.situation_4.components import Board, board_in
from ludotheque.games.situation_4.components.cut import SIZE, centre_of, location_at, outlines, place_of
from ludotheque.games.situation_4.components.landscape import FILLS, STROKES, landscape
from ludotheque.games.situation_4.layout import SIDES
from ludotheque.games.situation_4.view import view_json

MARGIN = 34.0  # units around the board, for letters and numbers
STRIP = 104.0  # height of what stands below the board
BOARD = "board"  # the colouring of what no piece covers

SIDE = ("#0b7a5f", "#c2451b")
DEEP = ("#0a5a48", "#8a2f5f")  # of figures, which stand on pieces
PALE = ("#d3efe4", "#ffe3cf")
HATCH = ("M0 9L9 0", "M0 0L9 9")  # told apart without colour
HATCH_INK = ("rgba(8,50,40,.26)", "rgba(80,20,70,.26)")
CUT = ("rgba(6,44,34,.78)", "rgba(84,22,74,.82)")
BACKS = ("M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z", "M0-1.22L1.22 0L0 1.22L-1.22 0Z")
FLAGS = ("M-.34-.62H.56V-.02H-.34Z", "M-.34-.66L.66-.33L-.34 0Z")
PLANKS = (
    "M-13-34H13M-13-22H13M-13-10H13M-13 2H13M-13 14H13M-13 26H13M-13 38H13",
    "M-13-42L13-14L-13 14L13 42M13-42L-13-14L13 14L-13 42",
)
PARACHUTE = "M-.64-.1A.64.6 0 0 1 .64-.1Q.48-.24.32-.1Q.16-.24 0-.1Q-.16-.24-.32-.1Q-.48-.24-.64-.1Z"

STYLE = """
.mark{font-size:22px;fill:#f6efe1;text-anchor:middle}
.value{font-size:22px;fill:#2b241b;text-anchor:middle}
.who{font-size:24px;fill:#f6efe1}
.points{font-size:44px;fill:#fff;text-anchor:middle}
.about{font-size:19px;fill:#d9cfb8}
.body{fill:#fff}
.line{fill:none;stroke:#fff;stroke-width:.15;stroke-linecap:round}
.thin{stroke-width:.09}
"""


# The map


@cache
def css() -> dict[str, Any]:
    """What the classes of a map look like. The file is written by docs/generate.py."""
    found: dict[str, Any] = json.loads(Path(__file__).with_name("landscape.json").read_text(encoding="utf-8"))
    return found


@cache
def land(board: Board, colouring: str) -> str:
    """The map in the colours of the board, or of a side."""
    return "".join(f'<path {look(kind, colouring)} d="{path}"/>' for kind, path in landscape(board))


def look(kind: str, colouring: str) -> str:
    """How a class of the map is painted."""
    colour = css()[colouring][kind]
    if kind in FILLS:
        return f'fill="{colour}"'
    assert kind in STROKES
    width, dashes, ends = css()["lines"][kind]
    dashed = f' stroke-dasharray="{dots(dashes)}"' if dashes else ""
    return (
        f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" '
        f'stroke-linecap="{ends or "round"}"{dashed}'
    )


def dots(dashes: str) -> str:
    """Dots as very short dashes: not every painter makes a dot of none."""
    dash, gap = dashes.split()
    return f"0.01 {gap}" if dash == "0" else dashes


@cache
def cut(board: Board) -> dict[str, str]:
    """The outline of each piece."""
    return outlines(board)


# Geometry


def square(board: Board, location: str) -> str:
    """A square over a location."""
    column, row = place_of(location)
    return f"M{column * SIZE} {(board.rows - row) * SIZE}h{SIZE}v{SIZE}h{-SIZE}z"


def around(board: Board, locations: Collection[str]) -> str:
    """The line around some locations."""
    lines = []
    for location in locations:
        column, row = place_of(location)
        left, top = column * SIZE, (board.rows - row) * SIZE
        right, bottom = left + SIZE, top + SIZE
        edges = (
            ((column, row + 1), f"M{left} {top}H{right}"),
            ((column, row - 1), f"M{left} {bottom}H{right}"),
            ((column - 1, row), f"M{left} {top}V{bottom}"),
            ((column + 1, row), f"M{right} {top}V{bottom}"),
        )
        lines += [line for beside, line in edges if location_at(*beside) not in locations]
    return "".join(lines)


# What stands on the board


def figure(kind: str, side: int, at: Point, size: float) -> str:
    """A flag, a paratrooper, a tank or a bridge: on a disc for one side, on a diamond for the other."""
    inside = {
        "flag": f'<path class="line" d="M-.36-.7V.72"/><path class="body" d="{FLAGS[side]}"/>',
        "paratroop": f'<path class="body" d="{PARACHUTE}"/><circle class="body" cy=".5" r=".16"/>'
        '<path class="line thin" d="M-.62-.08L0 .4L.62-.08M-.3-.08L0 .4L.3-.08"/>',
        "tank": '<path class="body" d="M-.3-.34H.26V-.04H.66L.72.1L.5.4H-.5L-.72.1L-.66-.04H-.3Z"/>'
        '<path class="line" d="M.2-.22H.74"/><path d="M-.42.2H-.41M-.14.2H-.13M.14.2H.15M.42.2H.43" '
        'stroke="#222" stroke-width=".17" stroke-linecap="round"/>',
        "bridge": '<path class="line" d="M-.72.24H.72M-.6.24Q0-.7.6.24"/>'
        '<path class="line thin" d="M-.3.24V-.12M0 .24V-.22M.3.24V-.12M-.6.24V.46M.6.24V.46"/>',
    }[kind]
    return (
        f'<g transform="translate({points([at])}) scale({number(size)})">'
        f'<path d="{BACKS[side]}" fill="{DEEP[side]}" stroke="#fff" stroke-width=".14"/>{inside}</g>'
    )


class Field:
    """A board as a side looks at it, its own base line below, and what the view says of it."""

    def __init__(self, view: View) -> None:
        self.board = board_in(view.box)
        self.seen = view_json(view)
        self.sides = self.seen["sides"]
        self.is_turned = view.seat >= 0 and self.sides[view.seat] == 1
        self.width, self.height = self.board.columns * SIZE, self.board.rows * SIZE

    def middle(self, locations: Sequence[str]) -> Point:
        """The middle of some locations, as it is seen."""
        centres = [centre_of(self.board.rows, location) for location in locations]
        x, y = (sum(values) / len(centres) for values in zip(*centres, strict=True))
        return (self.width - x, self.height - y) if self.is_turned else (x, y)

    def draw(self) -> Iterator[str]:
        """All of it, in board units."""
        turn = f' transform="rotate(180 {self.width / 2} {self.height / 2})"' if self.is_turned else ""
        yield from self._draw_frame()
        yield f"<g{turn}>"
        yield from self._draw_ground()
        yield from self._draw_pieces()
        yield from self._draw_marks()
        yield "</g>"
        yield from self._draw_figures()

    def _draw_frame(self) -> Iterator[str]:
        yield (
            f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{self.width + 2 * MARGIN}" '
            f'height="{self.height + 2 * MARGIN}" rx="10" fill="#4a4334"/>'
        )
        for mark, (x, y) in self._marks():
            yield f'<text class="mark" x="{number(x)}" y="{number(y)}">{mark}</text>'

    def _marks(self) -> Iterator[tuple[str, Point]]:
        """The letters and numbers around the board, and where they stand."""
        for column in range(self.board.columns):
            x, _ = self.middle([location_at(column, 1)])
            for below in (-10, self.height + 26):
                yield location_at(column, 1)[0], (x, below)
        for row in range(1, self.board.rows + 1):
            _, y = self.middle([location_at(0, row)])
            for beside in (-17, self.width + 17):
                yield f"{row}", (beside, y + 8)

    def _draw_ground(self) -> Iterator[str]:
        """The board as it is printed: its map, its squares, its base lines and its bases."""
        yield f'<clipPath id="field"><rect width="{self.width}" height="{self.height}"/></clipPath>'
        yield f'<g clip-path="url(#field)">{land(self.board, BOARD)}</g>'
        squares = "".join(f"M{x} {y}h{w}v{h}h{-w}z" for x, y, w, h in self._zones().values())
        yield f'<path d="{squares}" fill="none" stroke="#2b241b" stroke-width="1.6" stroke-opacity=".38"/>'
        for side in range(SIDES):
            y = self.height - 6 if side == 0 else 6
            dashes = "" if side == 0 else ' stroke-dasharray="26 10"'
            yield f'<path d="M6 {y}H{self.width - 6}" stroke="{SIDE[side]}" stroke-width="9"{dashes}/>'
            for bases in self.board.bases.values():
                yield (
                    f'<path d="{around(self.board, bases[side])}" fill="none" stroke="{SIDE[side]}" '
                    'stroke-width="4" stroke-dasharray="3 7" stroke-linecap="round"/>'
                )

    def _zones(self) -> dict[str, tuple[float, float, float, float]]:
        """The zones as squares: left, top, width, height."""
        zones = self.board.zones
        width, height = self.width / zones.columns, self.height / zones.rows
        found = {}
        for number_of in range(zones.columns * zones.rows):
            row, column = divmod(number_of, zones.columns)
            found[f"zone-{number_of + 1}"] = (column * width, self.height - (row + 1) * height, width, height)
        return found

    def _draw_pieces(self) -> Iterator[str]:
        """Each in the colours of its side: the same map, seen through the outlines of what is laid."""
        for side in range(SIDES):
            laid = [cut(self.board)[place] for place, owner in self.seen["pieces"].items() if owner == side]
            if not laid:
                continue
            path = "".join(laid)
            dashes = "" if side == 0 else ' stroke-dasharray="5 3"'
            yield (
                f'<clipPath id="laid{side}"><path d="{path}"/></clipPath><pattern id="hatch{side}" width="9" '
                f'height="9" patternUnits="userSpaceOnUse"><path d="{HATCH[side]}" '
                f'stroke="{HATCH_INK[side]}" stroke-width="1.2"/></pattern>'
            )
            yield f'<g clip-path="url(#laid{side})">{land(self.board, str(side))}</g>'
            yield f'<path d="{path}" fill="url(#hatch{side})"/>'
            yield f'<path d="{path}" fill="none" stroke="{CUT[side]}" stroke-width="2"{dashes}/>'

    def _draw_marks(self) -> Iterator[str]:
        """Zones by their holder, what tanks close, objectives."""
        zones = self._zones()
        for name, side in self.seen["zones"].items():
            x, y, width, height = zones[name]
            dashes = "" if side == 0 else ' stroke-dasharray="18 8"'
            yield (
                f'<rect x="{x + 5}" y="{y + 5}" width="{width - 10}" height="{height - 10}" rx="8" '
                f'fill="{SIDE[side]}" fill-opacity=".12" stroke="{SIDE[side]}" stroke-width="6"{dashes}/>'
            )
        for side, locations in enumerate(self.seen["closed"]):
            closed = "".join(square(self.board, location) for location in locations)
            if closed:
                yield (
                    f'<path d="{closed}" fill="#b3261e" fill-opacity=".1" stroke="{SIDE[1 - side]}" '
                    'stroke-width="3" stroke-dasharray="3 7" stroke-linecap="round"/>'
                )
        for one in self.board.objectives:
            yield (
                f'<path d="{around(self.board, one.locations)}" fill="none" stroke="#2b241b" '
                'stroke-width="3.4" stroke-dasharray="12 7"/>'
            )

    def _draw_figures(self) -> Iterator[str]:
        """Bridges, bases, values, flags, paratroopers and tanks: upright, whoever looks."""
        for site, side in self.seen["bridges"].items():
            at = points([self.middle(self.board.bridges[site])])
            yield (
                f'<g transform="translate({at})"><path d="M-15-44H15V44H-15Z" fill="#f4ead2" stroke="#fff" '
                f'stroke-width="5"/><path d="{PLANKS[side]}" fill="none" stroke="{DEEP[side]}" '
                f'stroke-width="3"/>'
                f'<path d="M-15-44V44M15-44V44" stroke="{DEEP[side]}" stroke-width="6"/></g>'
            )
        for kind, bases in self.board.bases.items():
            for side, base in enumerate(bases):
                if any(self.seen["pieces"].get(location) != side for location in base):
                    yield figure(kind, side, self.middle(base), 17)
        for one in self.board.objectives:
            yield self._plate(one.id, one.value, self.middle(one.locations))
        for kind, units in (("paratroop", self.seen["paratroopers"]), ("tank", self.seen["tanks"])):
            for location, side in units.items():
                x, y = self.middle([location])
                is_shared = any(location in one.locations for one in self.board.objectives)
                yield figure(kind, side, (x - 24 if is_shared else x, y), 25)  # a flag needs its room

    def _plate(self, objective: str, value: int, at: Point) -> str:
        """What an objective is worth, and whose flag stands there."""
        side = self.seen["flags"].get(objective)
        fill, edge, width = ("#fffaf0", "#2b241b", 1.8) if side is None else (PALE[side], DEEP[side], 3)
        flag = "" if side is None else figure("flag", side, (0, -32), 19)
        return (
            f'<g transform="translate({points([at])})"><rect x="-25" y="-14" width="50" height="28" rx="6" '
            f'fill="{fill}" stroke="{edge}" stroke-width="{width}"/>'
            f'<text class="value" y="8">{value}</text>{flag}</g>'
        )


def sign(view: View, seat: int, at: Point, size: float) -> str:
    """What a seat is known by on a poster: the flag of its side."""
    return figure("flag", int(view_json(view)["sides"][seat]), at, size)


# The strip


def draw_side(field: Field, side: int, names: Sequence[str], language: str) -> Iterator[str]:
    """Who plays for a side, its points, and what it can still place."""
    y, half = HEIGHT - STRIP / 2, WIDTH / 2
    x = side * half
    people = ", ".join(name for name, other in zip(names, field.sides, strict=True) if other == side)
    yield f'<rect x="{x}" y="{HEIGHT - STRIP}" width="{half}" height="{STRIP}" fill="{DEEP[side]}"/>'
    yield f'<text class="points" x="{x + 78}" y="{number(y + 16)}">{field.seen["points"][side]}</text>'
    yield f'<text class="who" x="{x + 156}" y="{number(y - 8)}">{escape(shortened(people, 34))}</text>'
    place = x + 170.0
    ready = field.seen["ready"]
    for kind, counts in (
        ("tank", ready["tanks"]),
        ("paratroop", ready["paratroopers"]),
        ("bridge", ready["bridges"]),
    ):
        yield figure(kind, side, (place, y + 22), 15)
        yield f'<text class="about" x="{number(place + 24)}" y="{number(y + 29)}">'
        yield f"{counts[side]}</text>"
        place += 78
    pieces = say("s4-picture-pieces", language, count=list(field.seen["pieces"].values()).count(side))
    yield f'<text class="about" x="{number(place)}" y="{number(y + 29)}">{pieces}</text>'


def draw(view: View, names: Sequence[str], language: str) -> str:
    """The whole picture: the board, and both sides."""
    field = Field(view)
    room = HEIGHT - STRIP
    wide, high = field.width + 2 * MARGIN, field.height + 2 * MARGIN
    scale = min((WIDTH - 16) / wide, (room - 16) / high)
    at = ((WIDTH - scale * wide) / 2 + scale * MARGIN, (room - scale * high) / 2 + scale * MARGIN)
    green, orange = field.seen["points"]
    told = say("s4-picture-told", language, count=len(field.seen["pieces"]), green=green, orange=orange)
    return "\n".join(
        [
            start(say("s4-picture", language), told),
            f"<style>{FACE}{STYLE}</style>",
            f'<clipPath id="frame"><rect width="{WIDTH}" height="{HEIGHT}" rx="22"/></clipPath>',
            '<g clip-path="url(#frame)">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ebe1cd"/>',
            f'<g transform="translate({points([at])}) scale({scale:.4g})">',
            *field.draw(),
            "</g>",
            *draw_side(field, 0, names, language),
            *draw_side(field, 1, names, language),
            "</g></svg>",
            "",
        ]
    )
