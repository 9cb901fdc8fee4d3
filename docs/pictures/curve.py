"""Draw how a net learned Seismic: its rating while it learned, and the scores in its games against itself.

    python docs/pictures/curve.py LEARNING.json PICTURE.svg

`curve` in the file holds lines that examples/train_seismic.py has written, `ratings` what the arena said of
the weights it has saved on the way. The picture of the documentation is drawn by docs/generate.py.
"""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

WIDTH, LEFT, RIGHT = 720, 74, 96
PANEL, TOP, GAP, FOOT = 210, 76, 64, 58  # heights
MILLION = 1_000_000

STYLE = """
  svg { color-scheme: light dark; }
  text { font: 13px system-ui, sans-serif; fill: #2d2118; }
  .page { fill: #fdf8ec; }
  .title { font-size: 17px; font-weight: 600; }
  .faint { fill: #6b5843; font-size: 12px; }
  .grid { stroke: #c9b391; stroke-width: 1; }
  .level { stroke: #6b5843; stroke-width: 1; stroke-dasharray: 4 3; }
  .line { fill: none; stroke: #9a3520; stroke-width: 2.5; stroke-linejoin: round; }
  .dot { fill: #9a3520; }
  @media (prefers-color-scheme: dark) {
    text { fill: #efe3cf; }
    .page { fill: #1c1612; }
    .faint { fill: #b9a68b; }
    .grid { stroke: #5b4a39; }
    .level { stroke: #b9a68b; }
    .line { stroke: #eb9576; }
    .dot { fill: #eb9576; }
  }
"""


def curve_of(learning: Path) -> str:
    """The picture of what this file holds, as SVG."""
    found = json.loads(learning.read_text(encoding="utf-8"))
    return "\n".join([*drawn(found), ""])


def drawn(found: dict[str, Any]) -> Iterator[str]:
    """Both panels, line by line."""
    most = max(line["decisions"] for line in found["curve"])
    height = TOP + 2 * PANEL + GAP + FOOT
    last = found["ratings"][-1]
    about = (
        f"After {most / MILLION:.1f} million decisions the rating is {last['rating']:.0f} points above "
        f"level 4 ({last['low']:.0f} to {last['high']:.0f}), and a seat scores "
        f"{found['curve'][-1]['score']:.0f} points a game against itself."
    )
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
    yield ' aria-labelledby="title about">'
    yield '<title id="title">How a net learned Seismic</title>'
    yield f'<desc id="about">{about}</desc>'
    yield f"<style>{STYLE}</style>"
    yield f'<rect class="page" width="{WIDTH}" height="{height}" rx="8"/>'
    yield '<text class="title" x="24" y="34">How a net learned Seismic</text>'
    yield from ratings(found["ratings"], found["levels"], most, TOP)
    yield from scores(found["curve"], most, TOP + PANEL + GAP)
    for million in range(0, most // MILLION + 1, 2):
        x = across(million * MILLION, most)
        yield f'<text class="faint" x="{x}" y="{height - 34}" text-anchor="middle">{million}</text>'
    yield f'<text class="faint" x="{LEFT}" y="{height - 12}">millions of decisions it has learned from</text>'
    yield "</svg>"


def across(decisions: float, most: float) -> float:
    """Where so many decisions are, from left to right."""
    return round(LEFT + decisions / most * (WIDTH - LEFT - RIGHT), 1)


def grid(title: str, values: Sequence[int], top: int) -> tuple[Callable[[float], float], list[str]]:
    """A panel with lines at these values; and where any value is, from top to bottom."""
    low, high = values[0], values[-1]

    def down(value: float) -> float:
        return round(top + (high - value) / (high - low) * PANEL, 1)

    lines = [f'<text x="{LEFT}" y="{top - 14}">{title}</text>']
    for value in values:
        y = down(value)
        lines.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
        lines.append(f'<text class="faint" x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{value}</text>')
    return down, lines


def ratings(found: list[dict[str, Any]], levels: dict[str, float], most: int, top: int) -> Iterator[str]:
    """The rating of the weights saved on the way, with intervals, beside levels of bots."""
    low = min(-800, *(one["rating"] for one in found))
    down, lines = grid("rating, level 4 at 0", range(int(low // 200) * 200, 601, 200), top)
    yield from lines
    floor = down(int(low // 200) * 200)
    for name, rating in levels.items():
        y = down(rating)
        yield f'<line class="level" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>'
        yield f'<text class="faint" x="{WIDTH - RIGHT + 8}" y="{y + 4}">{name.replace("-", " ")}</text>'
    points = [(across(one["decisions"], most), down(one["rating"])) for one in found]
    yield f'<path class="line" d="M{"L".join(f"{x} {y}" for x, y in points)}"/>'
    for (x, y), one in zip(points, found, strict=True):
        ends = [min(down(one[end]), floor) for end in ("high", "low")]
        yield f'<path class="line" d="M{x} {ends[0]}V{ends[1]}"/>'
        yield f'<circle class="dot" cx="{x}" cy="{y}" r="5"/>'


def scores(curve: list[dict[str, Any]], most: int, top: int) -> Iterator[str]:
    """What a seat scores in games of the net against itself."""
    down, lines = grid("points of a seat, playing itself", range(0, 81, 20), top)
    yield from lines
    points = (f"{across(line['decisions'], most)} {down(line['score'])}" for line in curve)
    yield f'<path class="line" d="M{"L".join(points)}"/>'


def main() -> None:
    """Draw what the command line names."""
    learning, picture = map(Path, sys.argv[1:])
    picture.write_text(curve_of(learning), encoding="utf-8")


if __name__ == "__main__":
    main()
