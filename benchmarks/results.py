"""RESULTS.md from results.json and, where it is there, results-cuda.json.

python benchmarks/results.py     writes the page again without measuring
"""

import json
import operator
import statistics
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from measure import Row, amount, spread

HERE = Path(__file__).resolve().parent

# Tasks that an aim refers to.
HEADLINE = "2 seats"
WALL = "2 seats, wall clock"
HAVANNAH = "havannah, base 8 (169 cells)"
COLD = "cold compile and one game"
VERSION = "cached start of --version"
REPLAY = "cached start of replay, one record"
RECORDS = "replay"
SIZE = "state size"
GROWTH = "growth of the cost of a decision ÷ growth of the open places"


class Aim(NamedTuple):
    """What a row should reach."""

    words: str
    task: str
    holds: Callable[[float, float], bool]
    bound: float


AIMS = (
    Aim("at least 2 M decisions/s, 2 seats, uniform bots", HEADLINE, operator.ge, 2e6),
    Aim("cold compile within 20 s", COLD, operator.le, 20.0),
    Aim("cached start of `--version` within 0.3 s", VERSION, operator.le, 0.3),
    Aim("cached start of `replay` within 1.5 s", REPLAY, operator.le, 1.5),
    Aim("at least 1,000 records/s replayed, start-up aside", RECORDS, operator.ge, 1000.0),
    Aim("a state of at most 4 KB", SIZE, operator.le, 4096.0),
    Aim("the cost of a decision grows no faster than the open places", GROWTH, operator.le, 1.0),
)


def write(folder: Path) -> None:
    """The page beside its numbers."""
    measured = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    cuda = folder / "results-cuda.json"
    card = json.loads(cuda.read_text(encoding="utf-8")) if cuda.exists() else None
    (folder / "RESULTS.md").write_text(page(measured, card), encoding="utf-8")


def page(measured: dict[str, Any], card: dict[str, Any] | None) -> str:
    """The whole page."""
    rows: list[Row] = measured["rows"]
    beside = [row for row in rows if row["peer"] != "ludotheque" or row["task"] in (HEADLINE, WALL)]
    others = [row for row in rows if row not in beside]
    shapes = [row for row in others if row["unit"] == "decisions/s"]
    rest = [row for row in others if row["unit"] != "decisions/s"]
    parts = [
        ["# Speed", "", *setting(measured["machine"])],
        ["## Random playouts, side by side", "", *playouts(beside, figure(rows, HEADLINE))],
        ["## Seismic in other shapes", "", *playouts(shapes, None)],
        ["## Start, compile, replay, size", "", *values(rest)],
        ["## Aims", "", *aims(rows, card)],
        *([["## On a GPU", "", *gpu(card)]] if card else []),
        ["## How each row was measured", "", *methods(rows)],
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def setting(machine: dict[str, Any]) -> list[str]:
    """Where and how, in general words."""
    return [
        f"One run on one core ({machine['pinned']}, one thread) of: {machine['cpu']}, "
        f"{machine['cores']} cores, {machine['system']}, Python {machine['python']}.",
        f"Each row: a warm-up, then {machine['repeats']} repeats of at least "
        f"{machine['seconds']:g} s unless it says otherwise; the median, and as spread the largest "
        "less the smallest as a share of it. Other work on the machine widens the spread.",
        "",
        "A decision is whatever the game asks of a seat: a move in one game is not the work of a "
        "move in another, so read the ratios as orders of magnitude.",
        "",
        "To measure again: `python benchmarks/run.py`.",
    ]


def playouts(rows: Sequence[Row], ours: float | None) -> list[str]:
    """A table of decisions and games; with `ours` a ratio beside each."""
    ratio = ours is not None
    titles = ["who", "what", "decisions/s", "games/s", *["ours ÷ this"] * ratio, "spread"]
    return table(titles, [playout(row, ours) for row in rows])


def playout(row: Row, ours: float | None) -> list[str]:
    """The cells of one row."""
    decisions, games = row["decisions_per_s"], row["games_per_s"]
    ratio = [] if ours is None else [f"{ours / decisions:,.2f}" if decisions else "–"]
    if decisions is None or games is None:
        return [who(row), row["task"], f"**{row['how']}**", "–", *ratio, "–"]
    speed = [amount(decisions), amount(games)]
    return [who(row), row["task"], *speed, *ratio, f"{spread(row['repeats']):.0%}"]


def values(rows: Sequence[Row]) -> list[str]:
    """A table of whatever is no playout."""
    return table(["what", "measured", "spread"], [value(row) for row in rows])


def value(row: Row) -> list[str]:
    """The cells of one row."""
    if not row["repeats"]:
        return [row["task"], f"**{row['how']}**", "–"]
    share = f"{spread(row['repeats']):.0%}" if len(row["repeats"]) > 1 else "–"
    return [row["task"], amount(statistics.median(row["repeats"]), row["unit"]), share]


def aims(rows: Sequence[Row], card: dict[str, Any] | None) -> list[str]:
    """Each aim with what was measured."""
    lines = [aim_cells(aim, figure(rows, aim.task), unit_of(rows, aim.task)) for aim in AIMS]
    ours, theirs = figure(rows, HEADLINE), figure(rows, HAVANNAH)
    ratio = ours / theirs if ours and theirs else None
    ahead = Aim("ahead of OpenSpiel's havannah rollouts in this run", HAVANNAH, operator.gt, 1.0)
    lines.insert(1, aim_cells(ahead, ratio, "× as fast"))
    return table(["aim", "measured", "reached"], lines + (gpu_aims(card) if card else []))


def gpu_aims(card: dict[str, Any]) -> list[list[str]]:
    """Speed at any size, and equality everywhere it was compared."""
    rows = card["rows"]
    fastest = max((row["decisions_per_s"] for row in rows if row["repeats"]), default=None)
    speed = Aim("at least 500 M decisions/s on one H200", "", operator.ge, 500e6)
    equal = sum(row["same_digest"] is True for row in rows)
    same = "yes" if equal == len(rows) else "**no**"
    words = "final states on the GPU equal to the CPU's, every variant"
    return [aim_cells(speed, fastest, "decisions/s"), [words, f"{equal} of {len(rows)} runs", same]]


def aim_cells(aim: Aim, measured: float | None, unit: str) -> list[str]:
    """An aim that could not be measured is not reached."""
    if measured is None:
        return [aim.words, "not measured", "**no**"]
    reached = "yes" if aim.holds(measured, aim.bound) else "**no**"
    return [aim.words, amount(measured, unit), reached]


def gpu(card: dict[str, Any]) -> list[str]:
    """What gpu.py measured, elsewhere and at another time."""
    machine = card["machine"]
    titles = ["what", "games", "decisions/s", "games/s", "spread", "digest beside the CPU's"]
    return [
        f"{machine['gpu']} in a machine with {machine['cores']} cores ({machine['cpu']}), Python "
        f"{machine['python']}; measured apart, by `python benchmarks/gpu.py`. The first row is "
        f"`{card['rows'][0]['command']}`; the others change its options.",
        "",
        *table(titles, [gpu_cells(row) for row in card["rows"]]),
    ]


def gpu_cells(row: dict[str, Any]) -> list[str]:
    """The cells of one row."""
    if not row["repeats"]:
        return [row["task"], f"{row['games']:,}", f"**{row['how']}**", "–", "–", "–"]
    same = {True: "equal", False: "**different**", None: "not compared"}[row["same_digest"]]
    share = f"{spread(row['repeats']):.0%}" if len(row["repeats"]) > 1 else "–"
    speed = [amount(row["decisions_per_s"]), amount(row["games_per_s"])]
    return [row["task"], f"{row['games']:,}", *speed, share, same]


def methods(rows: Sequence[Row]) -> list[str]:
    """How, and the command that gives it."""
    return [f"- **{who(row)}, {row['task']}**: {row['how']}. `{row.get('command', '–')}`" for row in rows]


def table(titles: Sequence[str], lines: Sequence[Sequence[str]]) -> list[str]:
    """A Markdown table, numbers to the right."""
    left = ("who", "what", "aim")
    rule = ["---" if title in left else "---:" for title in titles]
    return [f"| {' | '.join(cells)} |" for cells in (titles, rule, *lines)]


def who(row: Row) -> str:
    return f"{row['peer']} {row['version'] or ''}".strip()


def figure(rows: Sequence[Row], task: str) -> float | None:
    """The median of the row with this task; None when it was not measured."""
    found = (row["repeats"] for row in rows if row["task"] == task and row["repeats"])
    return next((statistics.median(repeats) for repeats in found), None)


def unit_of(rows: Sequence[Row], task: str) -> str:
    return next((row["unit"] for row in rows if row["task"] == task), "")


if __name__ == "__main__":
    write(HERE)
    sys.exit(0)
