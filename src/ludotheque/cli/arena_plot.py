"""Ratings as a picture: an SVG of points with their intervals, for bright and for dark pages."""

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple
from xml.sax.saxutils import escape

from ludotheque.engine.words import say, say_number

_WIDTH, _ROW, _TOP, _BOTTOM, _EDGE = 720, 34, 64, 52, 24
_LETTER = 8.2  # how wide a letter of a name is at most, about
_FIGURES = 190  # room for the numbers on the right
_STEPS = (10, 20, 50, 100, 200, 500, 1000)  # between two lines of the grid, in points of rating
_MOST_LINES = 9

_STYLE = """
  svg { color-scheme: light dark; }
  text { font: 14px system-ui, sans-serif; fill: #2d2118; }
  .page { fill: #fdf8ec; }
  .title { font-size: 17px; font-weight: 600; }
  .faint { fill: #6b5843; font-size: 12px; }
  .grid { stroke: #c9b391; stroke-width: 1; }
  .zero { stroke: #6b5843; stroke-width: 1; stroke-dasharray: 4 3; }
  .span { stroke: #9a3520; stroke-width: 2.5; stroke-linecap: round; }
  .dot { fill: #9a3520; }
  @media (prefers-color-scheme: dark) {
    text { fill: #efe3cf; }
    .page { fill: #1c1612; }
    .faint { fill: #b9a68b; }
    .grid { stroke: #5b4a39; }
    .zero { stroke: #b9a68b; }
    .span { stroke: #eb9576; }
    .dot { fill: #eb9576; }
  }
"""


class Bar(NamedTuple):
    """A bot with its rating and interval."""

    name: str
    rating: float
    low: float
    high: float


def plot(title: str, bars: Sequence[Bar], language: str) -> str:
    """The picture, the strongest above."""
    left = _EDGE + _LETTER * max(len(bar.name) for bar in bars) + 16
    right = _WIDTH - _EDGE - _FIGURES
    height = _TOP + _ROW * len(bars) + _BOTTOM
    first, last, step = axis(bars)

    def across(rating: float) -> float:
        return round(left + (rating - first) / (last - first) * (right - left), 1)

    foot = _TOP + _ROW * len(bars)
    about = say("arena-plot-about", language)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img"'
        f' aria-labelledby="title about">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="about">{escape(f"{about} {in_words(bars, language)}")}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="page" width="{_WIDTH}" height="{height}" rx="8"/>',
        f'<text class="title" x="{_EDGE}" y="34">{escape(title)}</text>',
    ]
    for rating in range(first, last + 1, step):
        x, kind = across(rating), "grid" if rating else "zero"
        lines.append(f'<line class="{kind}" x1="{x}" y1="{_TOP - 8}" x2="{x}" y2="{foot}"/>')
        number = say_number(rating, language)
        lines.append(f'<text class="faint" x="{x}" y="{foot + 18}" text-anchor="middle">{number}</text>')
    lines.append(f'<text class="faint" x="{_EDGE}" y="{foot + 40}">{escape(about)}</text>')
    for row, bar in enumerate(sorted(bars, key=lambda bar: -bar.rating)):
        y = _TOP + _ROW * row + _ROW // 2
        low, high = across(bar.low), across(bar.high)
        lines += [
            f'<text x="{_EDGE}" y="{y + 5}">{escape(bar.name)}</text>',
            f'<path class="span" d="M{low} {y}H{high}M{low} {y - 6}v12M{high} {y - 6}v12"/>',
            f'<circle class="dot" cx="{across(bar.rating)}" cy="{y}" r="5"/>',
            f'<text x="{_WIDTH - _EDGE}" y="{y + 5}" text-anchor="end">{escape(told(bar, language))}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def axis(bars: Sequence[Bar]) -> tuple[int, int, int]:
    """Where the grid begins and ends, and its step: round numbers, and zero is one of them."""
    low, high = min(0.0, *(bar.low for bar in bars)), max(0.0, *(bar.high for bar in bars))
    fitting = [step for step in _STEPS if (high - low) / step <= _MOST_LINES - 2]
    step = fitting[0] if fitting else ceil((high - low) / (_MOST_LINES - 2) / _STEPS[-1]) * _STEPS[-1]
    first, last = floor(low / step) * step, ceil(high / step) * step
    return first, max(last, first + step), step


def told(bar: Bar, language: str) -> str:
    """A rating with its interval in figures."""
    rating, low, high = (say_number(round(number), language) for number in bar[1:])
    return f"{rating}  [{low} … {high}]"


def in_words(bars: Sequence[Bar], language: str) -> str:
    """What the picture shows, for who cannot see it."""
    ordered = sorted(bars, key=lambda bar: -bar.rating)
    return "; ".join(f"{bar.name} {told(bar, language)}" for bar in ordered) + "."
