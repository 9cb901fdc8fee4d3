"""The poster of a game that is over: its last position, its title, when it was played, who, and their points.

It frames the picture that the game draws, so a game with a part `picture` has posters. Where seats go by
another sign than their own, as sides do, that part has `sign(view, seat, at, size)`.
"""

import re
from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple
from xml.sax.saxutils import escape

from ludotheque.engine.picture import FACE, HEIGHT, WIDTH, number, shortened

EDGE = 24  # around everything
HEAD = 84  # height of the title
PLATE = 104  # of what is said about a seat
GAP = 16
MOST = 4  # plates side by side
SIGN = 30.0
LETTER = 17.5  # how wide one of a name is, at most
INSIDE = 96  # of a plate, left of the name

GROUND, RAISED, INK, FAINT, GOLD = "#1f2a31", "#33424c", "#fff", "#c3ccd2", "#f3c64b"
STAR = "M0-13L3.8-4.4L13-3.6L6-.2L8 9L0 4.4L-8 9L-6-.2L-13-3.6L-3.8-4.4Z"
OWN_SIZE = re.compile(r'\s(?:x|y|width|height)="[^"]*"')


class Player(NamedTuple):
    """A seat as the poster tells of it."""

    name: str
    points: str  # in words
    told: str  # the same, and whether they have won, for who does not see it
    sign: str  # SVG around 0,0
    has_won: bool


def poster(drawing: str, title: str, day: str, players: Sequence[Player]) -> str:
    """The whole poster, in SVG. It has a size of its own: whoever makes pixels of it need not choose one."""
    columns = ceil(len(players) / ceil(len(players) / MOST))
    wide = WIDTH - 2 * EDGE
    high = wide * HEIGHT / WIDTH
    rows = ceil(len(players) / columns)
    height = number(EDGE + HEAD + high + rows * (PLATE + GAP) + EDGE)
    told = ", ".join(f"{player.name}: {player.told}" for player in players)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
            f'height="{height}" role="img" aria-labelledby="poster-title poster-told">',
            f'<title id="poster-title">{escape(title)}</title>',
            f'<desc id="poster-told">{escape(f"{day}. {told}." if day else f"{told}.")}</desc>',
            f"<style>{FACE}</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="{GROUND}"/>',
            _text(title, EDGE, EDGE + 52, 54, INK),
            _text(day, WIDTH - EDGE, EDGE + 50, 28, FAINT, "end"),
            _framed(drawing, EDGE, EDGE + HEAD, wide, high),
            *_plates(players, columns, EDGE + HEAD + high + GAP, (wide + GAP) / columns - GAP),
            "</svg>",
            "",
        ]
    )


def _text(words: str, x: float, y: float, size: float, ink: str, anchor: str = "start") -> str:
    # In a style: rules of the picture within count for the whole document, and attributes give way to them.
    style = f"font-size:{number(size)}px;font-weight:600;text-anchor:{anchor};fill:{ink}"
    return f'<text x="{number(x)}" y="{number(y)}" style="{style}">{escape(words)}</text>'


def _framed(drawing: str, x: float, y: float, width: float, height: float) -> str:
    """A drawing in its place on the poster, whatever size it gives itself."""
    begins = drawing.index("<svg")
    ends = drawing.index(">", begins)
    place = f' x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    own = OWN_SIZE.sub("", drawing[begins + len("<svg") : ends])
    return f"<svg{place}{own}{drawing[ends:]}"


def _plates(players: Sequence[Player], columns: int, top: float, width: float) -> Iterator[str]:
    for place, player in enumerate(players):
        row, column = divmod(place, columns)
        x, y = EDGE + column * (width + GAP), top + row * (PLATE + GAP)
        edge = f' stroke="{GOLD}" stroke-width="4"' if player.has_won else ""
        yield f'<g transform="translate({number(x)} {number(y)})">'
        yield f'<rect width="{number(width)}" height="{PLATE}" rx="14" fill="{RAISED}"{edge}/>'
        yield f'<g transform="translate(50 {PLATE / 2:g})">{player.sign}</g>'
        yield _text(shortened(player.name, int((width - INSIDE) / LETTER)), INSIDE, 46, 28, INK)
        yield _text(player.points, INSIDE, 80, 22, GOLD if player.has_won else FAINT)
        if player.has_won:
            yield f'<path d="{STAR}" fill="{GOLD}" transform="translate({number(width - 26)} 28)"/>'
        yield "</g>"
