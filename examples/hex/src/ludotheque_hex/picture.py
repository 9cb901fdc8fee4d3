"""The board drawn. An element that carries `data-move` can be clicked where that move is legal."""

from collections.abc import Iterator, Sequence
from math import sqrt

from ludotheque.engine.contract import View
from ludotheque.engine.picture import FACE, HEIGHT, WIDTH, colour_of, marker, points, start
from ludotheque.engine.words import say
from ludotheque_hex.layout import EMPTY
from ludotheque_hex.moves import to_text

STYLE = f"<style>{FACE} .cell{{fill:#f4ead2;stroke:#8a7a5c;stroke-width:2}}</style>"


def draw(view: View, names: Sequence[str], language: str) -> str:
    """What lies on the board, as SVG."""
    size = int(view.box["size"])
    title = say("hex-told", language, size=size)
    return "".join([start(title, ", ".join(names)), STYLE, *_edges(size), *_cells(view, size), "</svg>"])


def _centre(size: int, row: float, column: float) -> tuple[float, float, float]:
    """The middle of a cell, and its radius."""
    radius = min(WIDTH / (sqrt(3) * (1.5 * size + 1)), HEIGHT / (1.5 * size + 2))
    return radius * sqrt(3) * (column + row / 2 + 1.2), radius * (1.5 * row + 1.7), radius


def _edges(size: int) -> Iterator[str]:
    """HE-1.2 A line along each side, in the colour of whose it is."""
    last, out = size - 0.5, -0.5
    corners = [(out, out), (out, last), (last, last), (last, out)]  # rows and columns, round the board
    for side, (begin, end) in enumerate(zip(corners, [*corners[1:], corners[0]], strict=True)):
        line = [_centre(size, *corner)[:2] for corner in (begin, end)]
        colour = colour_of(side % 2)
        yield f'<polyline points="{points(line)}" stroke="{colour}" stroke-width="14" fill="none"/>'


def _cells(view: View, size: int) -> Iterator[str]:
    for cell in range(size * size):
        x, y, radius = _centre(size, cell // size, cell % size)
        wide, high = radius * sqrt(3) / 2, radius / 2
        corners = [(0, -radius), (wide, -high), (wide, high), (0, radius), (-wide, high), (-wide, -high)]
        path = points([(x + right, y + down) for right, down in corners])
        stone = int(view.record["stone_at"][cell])
        name = to_text(size, cell)
        if stone == EMPTY:
            yield f'<polygon class="cell" data-move="{name}" points="{path}"><title>{name}</title></polygon>'
        else:
            yield f'<polygon class="cell" points="{path}"/>{marker(stone, (x, y), radius * 0.62)}'
