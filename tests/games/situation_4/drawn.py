"""SVG paths read back as points, and boards to draw."""

import re
from pathlib import Path
from typing import Any

from ludotheque.games.situation_4.components import BOARDS, Board

Point = tuple[float, float]

CLASSIC, SKIRMISH = BOARDS.named("classic"), BOARDS.named("skirmish")

# A board with a place of each kind: alone, in a row, around a corner, and twice across the river.
CROWDED = """
name = "crowded"
columns = 6
rows = 10
river = 5
zones = { columns = 3, rows = 5 }

[bases]
tank = [["A2", "B2", "B3"], ["F9", "E9", "E8"]]
paratroop = [["E2", "F2", "E3", "F3"], ["B9", "A9", "B8", "A8"]]

[bridges]
west = ["B5", "B6"]
east = ["E5", "E6"]
"""
KINDS_AND_PLACES = {
    "harbour": (["A5"], ["F6"]),
    "dam": (["C5", "C6"], ["D6", "D5"]),
    "refinery": (["C1", "D1", "C2"], ["D10", "C10", "D9"]),
    "airfield": (["D3"], ["C8"]),
    "headquarters": (["A3"], ["F8"]),
    "town": (["C4", "D4", "E4", "D2"], ["D7", "C7", "B7", "C9"]),
    "village": (["F5"], ["A6"]),
}


def crowded() -> str:
    """The text of a board with a pair of places of each kind."""
    text = CROWDED
    for kind, places in KINDS_AND_PLACES.items():
        for end, locations in zip(("south", "north"), places, strict=True):
            text += (
                f"[[objectives]]\nid = '{kind}-{end}'\nkind = '{kind}'\nvalue = 50\nlocations = {locations}\n"
            )
    return text


def board_from(folder: Path, text: str) -> Board:
    """The board that a file describes."""
    name = re.search(r'name = "(\w+)"', text)
    assert name
    path = folder / f"{name[1]}.toml"
    path.write_text(text, encoding="utf-8")
    return BOARDS.read(path)


def read_path(path: str) -> list[list[Point]]:
    """The points of each line of a path; of a curve its handles too."""
    lines: list[list[Point]] = []
    at = start = (0.0, 0.0)
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?[0-9.]+", rest)]
        assert letter in "MmlLcz", letter
        if letter == "z":
            at = start
            continue
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        if letter == "c":
            for third in range(0, len(pairs), 3):
                curve = [(round(at[0] + x, 1), round(at[1] + y, 1)) for x, y in pairs[third : third + 3]]
                lines[-1] += curve
                at = curve[-1]
            continue
        for number, (x, y) in enumerate(pairs):
            at = (x, y) if letter == "M" else (round(at[0] + x, 1), round(at[1] + y, 1))
            if letter in "Mm" and number == 0:
                lines.append([])
                start = at
            lines[-1].append(at)
    return lines


def read_drawing(drawing: list[tuple[str, str]]) -> list[tuple[str, list[Point]]]:
    """Each line of a drawing, with its class."""
    return [(kind, line) for kind, path in drawing for line in read_path(path)]


def plain_board(columns: int, rows: int, cut: str = "test") -> Any:
    """A board with nothing on it, of any size."""
    size = {"columns": columns, "rows": rows, "river": rows // 2, "cut": cut}
    return type("Plain", (), {**size, "bases": {}, "bridges": {}, "objectives": ()})()
