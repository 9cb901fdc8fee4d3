"""The map: what it shows, that it is the same from either side, and what a piece tells of it."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.games.situation_4.components import Board, cut
from ludotheque.games.situation_4.components import landscape as maps
from ludotheque.games.situation_4.components.landscape.classes import PERIODS
from ludotheque.games.situation_4.components.landscape.paths import Box, clipped
from ludotheque.games.situation_4.components.landscape.plan import GroundPlan
from tests.games.situation_4.drawn import (
    CLASSIC,
    KINDS_AND_PLACES,
    SKIRMISH,
    Point,
    board_from,
    crowded,
    plain_board,
    read_drawing,
)

BOARDS = pytest.mark.parametrize("board", [CLASSIC, SKIRMISH], ids=lambda board: board.name)
CSS = Path(__file__).parents[3] / "web/src/games/situation-4/landscape.css"


@pytest.fixture(scope="module")
def one_of_each(tmp_path_factory: pytest.TempPathFactory) -> Board:
    """A board with a pair of places of each kind, some of them bent."""
    return board_from(tmp_path_factory.mktemp("boards"), crowded())


def size(line: list[Point]) -> float:
    """The area within a line."""
    x, y = np.array(line).T
    return float(abs((x * np.roll(y, -1) - y * np.roll(x, -1)).sum()) / 2)


def touches(line: list[Point], box: tuple[int, int, int, int]) -> bool:
    """Whether a line may lie in a box."""
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return min(xs) < box[2] and max(xs) > box[0] and min(ys) < box[3] and max(ys) > box[1]


@BOARDS
def test_a_map_looks_the_same_after_half_a_turn(board: Board) -> None:
    """S4-1.2 Point by point."""
    width, height = 100 * board.columns, 100 * board.rows
    drawn = read_drawing(maps.landscape(board))
    there = Counter((kind, tuple(line)) for kind, line in drawn)
    turned = Counter((kind, tuple((width - x, height - y) for x, y in line)) for kind, line in drawn)
    assert there == turned


def test_a_board_of_every_kind_is_drawn(one_of_each: Board) -> None:
    """S4-1.3 Each kind alone, bent or twice across the river; and half a turn later the same."""
    drawn = read_drawing(maps.landscape(one_of_each))
    there = Counter((kind, tuple(line)) for kind, line in drawn)
    assert there == Counter((kind, tuple((600 - x, 1000 - y) for x, y in line)) for kind, line in drawn)
    assert len(KINDS_AND_PLACES) == 7
    for location in one_of_each.locations:
        assert len(read_drawing(maps.fragment(one_of_each, location))) > 12


@pytest.mark.parametrize(("columns", "rows"), [(2, 2), (3, 2), (5, 4)])
def test_a_board_with_nothing_on_it_is_countryside(columns: int, rows: int) -> None:
    board = plain_board(columns, rows)
    drawn = read_drawing(maps.landscape(board))
    assert {"ground", "water", "bank", "road"} <= {kind for kind, _ in drawn}
    for location in cut.outlines(board):
        assert len(read_drawing(maps.fragment(board, location))) > 12


@BOARDS
def test_all_lies_on_the_board_in_whole_units(board: Board) -> None:
    points = [point for _, line in read_drawing(maps.landscape(board)) for point in line]
    assert min(x for x, _ in points) == min(y for _, y in points) == 0
    assert max(x for x, _ in points) == 100 * board.columns
    assert max(y for _, y in points) == 100 * board.rows
    assert not any("." in path for _, path in maps.landscape(board))


def test_a_map_is_small_enough_to_send() -> None:
    """120 kB for the largest board of the box; and few paths, so that a screen draws it fast."""
    drawing = maps.landscape(CLASSIC)
    assert len(json.dumps(drawing, separators=(",", ":"))) < 120_000
    assert len(drawing) < 300
    sizes = sorted(len(json.dumps(maps.fragment(CLASSIC, location))) for location in CLASSIC.locations)
    assert sizes[len(sizes) // 2] < 3_000
    assert sizes[-1] < 5_000


@BOARDS
def test_the_river_runs_along_its_seam(board: Board) -> None:
    """S4-1.2 Wherever one looks across, the seam lies in the water."""
    plan = GroundPlan.of(board)
    seam = 100 * (board.rows - board.river)
    for x in range(100 * board.columns + 1):
        assert plan.north_bank(x) + 4 < seam < plan.south_bank(x) - 4
    deep = [line for kind, line in read_drawing(maps.landscape(board)) if kind == "water"]
    river = [line for line in deep if touches(line, (0, seam - 1, 100 * board.columns, seam + 1))]
    reach = sum(np.ptp([x for x, _ in line]) for line in river if size(line) > 5_000)  # harbours are smaller
    assert reach == 100 * board.columns


@BOARDS
def test_roads_end_at_both_points_of_a_bridge_site(board: Board) -> None:
    """S4-1.3 Two white points each, one on either bank, with a road that ends there."""
    drawn = read_drawing(maps.landscape(board))
    seam = 100 * (board.rows - board.river)
    points = [np.mean(line, axis=0) for kind, line in drawn if kind == "point"]
    roads = [end for kind, line in drawn if kind == "road" for end in (line[0], line[-1])]
    assert len(points) == 2 * len(board.bridges)
    for ends in board.bridges.values():
        for location in ends:
            x, y = cut.centre_of(board.rows, location)
            near = [point for point in points if abs(point[0] - x) < 2 and (point[1] > seam) == (y > seam)]
            assert len(near) == 1
            assert 12 < abs(near[0][1] - seam) < 50
            assert min(np.hypot(*(near[0] - road)) for road in roads) < 2


@BOARDS
def test_a_border_runs_around_each_base(board: Board) -> None:
    """S4-1.3 All of a base lies within it, and nothing else does."""
    borders = [line for kind, line in read_drawing(maps.landscape(board)) if kind == "border"]
    framed = set()
    for line in borders:
        (left, top), (right, bottom) = np.min(line, axis=0), np.max(line, axis=0)
        centres = {location: cut.centre_of(board.rows, location) for location in board.locations}
        framed.add(frozenset(at for at, (x, y) in centres.items() if left < x < right and top < y < bottom))
    assert framed == {frozenset(base) for sides in board.bases.values() for base in sides}


@BOARDS
def test_every_location_shows_something_to_go_by(board: Board) -> None:
    """S4-1.5 Shapes of ten classes at least, five of them more than fields: something stands there."""
    drawn = read_drawing(maps.landscape(board))
    open_country = {"ground", "furrow", "hedge", *(f"field-{number}" for number in range(1, 6))}
    for location in board.locations:
        x, y = cut.centre_of(board.rows, location)
        here = [kind for kind, line in drawn if touches(line, (x - 40, y - 40, x + 40, y + 40))]
        assert len(here) >= 20, location
        assert len(set(here)) >= 10, location
        assert len(set(here) - open_country) >= 5, location


@BOARDS
def test_no_two_pieces_show_the_same(board: Board) -> None:
    """S4-1.5 Nor does one when it is turned: by a quarter it looks like no other either."""
    seen = [
        json.dumps(maps.fragment(board, location, turn)) for location in board.locations for turn in range(4)
    ]
    assert len(set(seen)) == len(seen)


@BOARDS
def test_a_piece_tells_nothing_of_its_place(board: Board) -> None:
    """S4-2.1 Nothing reaches beyond the box around its outline, and that box is all covered."""
    for location in board.locations:
        x, y = cut.centre_of(board.rows, location)
        left, top, right, bottom = cut.outline_box(board, location)
        drawn = read_drawing(maps.fragment(board, location))
        points = np.array([point for _, line in drawn for point in line])
        assert (points.min(axis=0) >= (left - x, top - y)).all()
        assert (points.max(axis=0) <= (right - x, bottom - y)).all()
        assert sum(size(line) for kind, line in drawn if kind == "ground") == (right - left) * (bottom - top)


@BOARDS
def test_a_piece_shows_the_map_under_it(board: Board) -> None:
    """What is not cut at its box is there point by point, but in the corners, where no knob reaches."""
    drawn = read_drawing(maps.landscape(board))
    for location in board.locations[::7]:
        x, y = cut.centre_of(board.rows, location)
        left, top, right, bottom = cut.outline_box(board, location)
        there = {(kind, tuple(line)) for kind, line in read_drawing(maps.fragment(board, location))}
        inside = {
            (kind, tuple((px - x, py - y) for px, py in line))
            for kind, line in drawn
            if all(left <= px <= right and top <= py <= bottom for px, py in line)
        }
        for kind, line in inside - there:
            (near_x, near_y) = np.abs(line).min(axis=0)
            assert min(near_x, near_y) > 50, (location, kind)
        assert len(inside & there) > 10


def test_a_piece_is_turned_clockwise() -> None:
    lying = read_drawing(maps.fragment(CLASSIC, "D7"))
    turned = read_drawing(maps.fragment(CLASSIC, "D7", 1))
    assert [(kind, [(-y, x) for x, y in line]) for kind, line in lying] == turned
    assert maps.fragment(CLASSIC, "D7", 5) == maps.fragment(CLASSIC, "D7", 1)


def test_the_same_seed_gives_the_same_map(tmp_path: Path) -> None:
    before = maps.landscape(CLASSIC)
    maps._shapes.cache_clear()
    assert maps.landscape(CLASSIC) == before
    text = crowded()
    other = maps.landscape(board_from(tmp_path, text.replace("columns = 6", 'cut = "other"\ncolumns = 6')))
    assert other != maps.landscape(board_from(tmp_path, text))


def test_surfaces_are_cut_at_a_box() -> None:
    """A square over a corner leaves a quarter, a U over an edge its part, and what lies outside nothing."""
    box = Box(0, 0, 10, 10)
    assert set(clipped("wood", [(5, 5), (15, 5), (15, 15), (5, 15)], box)[0]) == {
        (5, 5),
        (10, 5),
        (10, 10),
        (5, 10),
    }
    bent = clipped("wood", [(2, -5), (4, -5), (4, 5), (6, 5), (6, -5), (8, -5), (8, 8), (2, 8)], box)[0]
    assert size(list(bent)) == 6 * 8 - 2 * 5
    assert clipped("wood", [(20, 20), (30, 20), (30, 30)], box) == []


def test_lines_are_cut_at_a_box() -> None:
    """A line that leaves and comes back is two; dots go on where they would be on the whole line."""
    box = Box(0, 0, 10, 10)
    assert clipped("road", [(-5, 2), (15, 2), (15, 8), (-5, 8)], box) == [
        [(0, 2), (10, 2)],
        [(10, 8), (0, 8)],
    ]
    assert clipped("road", [(2, 2), (5, 5), (9, 2)], box) == [[(2, 2), (5, 5), (9, 2)]]
    assert clipped("road", [(20, 2), (30, 2)], box) == []
    assert PERIODS["hedge"] == 4
    assert clipped("hedge", [(-6, 5), (20, 5)], box) == [[(2, 5), (10, 5)]]  # dots at −6, −2, 2 and 6


def styles() -> dict[str, dict[str, str]]:
    """The rules of the map's style sheet."""
    text = re.sub(r"/\*.*?\*/", "", CSS.read_text(encoding="utf-8"), flags=re.DOTALL)
    rules: dict[str, dict[str, str]] = {}
    for names, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        pairs = (line.split(":", 1) for line in body.split(";") if ":" in line)
        for name in names.split(","):
            rules.setdefault(name.strip(), {}).update({key.strip(): value.strip() for key, value in pairs})
    return rules


def test_every_class_has_a_style() -> None:
    """Filled or stroked, never both, with a colour in each colouring; dots and dashes as they are cut."""
    rules = styles()
    used = {kind for board in (CLASSIC, SKIRMISH) for kind, _ in maps.landscape(board)}
    assert used == set(maps.CLASSES)
    unfilled = re.search(r"\.land :is\(([^)]*)\) \{ fill: none;", CSS.read_text(encoding="utf-8"))
    assert unfilled
    assert re.split(r",\s+", unfilled[1]) == [f".{kind}" for kind in maps.STROKES]
    for kind in maps.CLASSES:
        rule: dict[str, Any] = rules[f".land .{kind}"]
        assert ("fill" in rule) == (kind in maps.FILLS)
        assert ("stroke" in rule) == (kind in maps.STROKES)
        assert f"--s4-{kind}" in rule.get("fill", rule.get("stroke", ""))
        dashes = [float(part) for part in rule.get("stroke-dasharray", "0").split()]
        assert sum(dashes) == pytest.approx(PERIODS.get(kind, 0))
        for colouring in (".colour-board", ".colour-0", ".colour-1"):
            assert f"--s4-{kind}" in rules[colouring]
