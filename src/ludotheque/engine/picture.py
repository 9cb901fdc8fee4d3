"""What the pictures of all games share: their size, their letters, and how numbers are written.

The part `picture` of a game draws it in SVG: `draw(view, names, language)`. A picture shows what a view
holds and no more. All are of one size, whatever lies on the table, so that they can follow each other in a
film.
"""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from ludotheque.engine.languages import FAMILIES

WIDTH, HEIGHT = 1200, 900

# The letters lie beside this file, for those who make pixels; who opens an SVG takes what is near.
FONT = Path(__file__).parent / "fonts" / "ZillaSlab-SemiBold.ttf"
_FAMILIES = "".join(f'"{family}",' for family in FAMILIES)
FACE = (
    f'text{{font-family:"Zilla Slab","Zilla Slab SemiBold",Rockwell,"Roboto Slab",Georgia,{_FAMILIES}serif}}'
)

TRIANGLE = 2  # the seat that has it

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate, short."""
    return f"{round(value, 1) + 0:g}"


def points(path: Iterable[Point]) -> str:
    """Points as SVG writes them."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in path)


def shortened(text: str, longest: int) -> str:
    """A text that is not longer than there is room for."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


@cache
def _signs() -> list[dict[str, str]]:
    """How a seat is known on every screen: its shape, a path in a square from -1 to 1, and its colours."""
    path = Path(__file__).with_name("seats.json")
    found: list[dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def colour_of(seat: int) -> str:
    """The colour of a seat."""
    return _signs()[seat]["colour"]


def bright_of(seat: int) -> str:
    """The colour of a seat on something dark."""
    return _signs()[seat]["bright"]


def marker(seat: int, at: Point, size: float) -> str:
    """The sign of a seat."""
    sign = _signs()[seat]
    sinks = 0.62 if seat == TRIANGLE else 0.36  # it has its room further down
    return (
        f'<g transform="translate({points([at])}) scale({number(size)})">'
        f'<path d="{sign["shape"]}" fill="{sign["colour"]}" stroke="#fff" stroke-width=".16"/>'
        f'<text y="{sinks}" font-size="1" fill="#fff" text-anchor="middle">{"ABCDEFGH"[seat]}</text></g>'
    )


def start(title: str, told: str) -> str:
    """How a picture begins: its size, and what it says to who does not see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-labelledby="title told"><title id="title">{escape(title)}</title>'
        f'<desc id="told">{escape(told)}</desc>'
    )
