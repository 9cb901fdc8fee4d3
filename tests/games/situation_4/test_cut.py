"""The cut: seams that never cross, and pieces of which none fits another's place."""

from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from ludotheque.games.situation_4.components import cut
from tests.games.situation_4.drawn import CLASSIC, SKIRMISH, plain_board, read_path

TINY = plain_board(3, 2)
BOARDS = pytest.mark.parametrize("board", [CLASSIC, SKIRMISH, TINY], ids=["classic", "skirmish", "3 × 2"])
MARGIN = 6  # units by which a piece misses every other place, on one side at least


def locations(board: Any) -> list[str]:
    """All locations of a board."""
    places = ((column, row) for row in range(1, board.rows + 1) for column in range(board.columns))
    return [cut.location_at(*place) for place in places]


def evenly(line: cut.Points, count: int = 25) -> cut.Points:
    """So many points along a line, equally far apart."""
    gone = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    at = np.linspace(0, gone[-1], count)
    return np.stack([np.interp(at, gone, line[:, 0]), np.interp(at, gone, line[:, 1])], axis=1)


def sides_to_the_north(board: Any) -> cut.Points:
    """All four sides of all pieces, each turned until it lies to the north."""
    sides = []
    for location in locations(board):
        for side in range(4):
            line = cut.side_points(board, location, side)
            for _ in range(side):
                line = np.stack([line[:, 1], -line[:, 0]], axis=1)
            sides.append(evenly(line))
    return np.array(sides)


@cache
def misses(board: Any) -> cut.Points:
    """By how much each side misses each other one, where it does so most (Hausdorff)."""
    sides = sides_to_the_north(board)
    found = np.zeros((len(sides), len(sides)))
    for number, line in enumerate(sides):
        between = np.hypot(*np.moveaxis(line[None, :, None] - sides[:, None, :], 3, 0))
        found[number] = np.maximum(between.min(axis=2).max(axis=1), between.min(axis=1).max(axis=1))
    return found


@BOARDS
def test_no_piece_fits_another_place(board: Any) -> None:
    """S4-1.5 Of each two pieces, whichever way one is turned, a side misses by far; of one turned, too."""
    count = board.columns * board.rows
    by_piece = misses(board).reshape(count, 4, count, 4)
    for turn in range(4):
        worst = np.max([by_piece[:, side, :, (side - turn) % 4] for side in range(4)], axis=0)
        if turn == 0:
            assert worst.diagonal().max() == 0  # a piece fits its own place
            np.fill_diagonal(worst, np.inf)
        assert worst.min() > MARGIN


@BOARDS
def test_no_two_seams_are_alike(board: Any) -> None:
    """S4-1.5 A knob fits its own hollow alone: all others miss it by 2 units at least."""
    is_inner = np.array([np.ptp(line[:, 1]) > 10 for line in sides_to_the_north(board)])
    assert is_inner.sum() == 2 * len(cut.seams(board))  # all others are the straight border
    found = misses(board)[np.ix_(is_inner, is_inner)]
    np.fill_diagonal(found, np.inf)
    assert found.min() > 2


@BOARDS
def test_neighbours_share_their_seam(board: Any) -> None:
    outlines = cut.outlines(board)
    for first, second in cut.seams(board):
        one, other = read_path(outlines[first])[0], read_path(outlines[second])[0]
        shared = [point for point in one if point in set(other)]
        assert len(set(shared)) == 19  # six Béziers: a start, and three points each
        reached = [other.index(point) for point in dict.fromkeys(shared)]
        steps = {(there - here) % (len(other) - 1) for here, there in pairwise(reached)}
        assert steps <= {len(other) - 2, 18}  # one runs against the other; 18 where a piece starts in between


@BOARDS
def test_seams_do_not_cross(board: Any) -> None:
    """No step of one seam crosses a step of another, or of itself; only ends meet."""
    lines = [cut.seam_points(board, seam) for seam in cut.seams(board)]
    starts = np.concatenate([line[:-1] for line in lines])
    steps = np.concatenate([np.diff(line, axis=0) for line in lines])
    inside = 1e-9  # steps that share an end do not cross
    for number, (start, step) in enumerate(zip(starts, steps, strict=True)):
        between = starts[number + 1 :] - start
        turn = step[0] * steps[number + 1 :, 1] - step[1] * steps[number + 1 :, 0]
        with np.errstate(divide="ignore", invalid="ignore"):
            own = (between[:, 0] * steps[number + 1 :, 1] - between[:, 1] * steps[number + 1 :, 0]) / turn
            other = (between[:, 0] * step[1] - between[:, 1] * step[0]) / turn
        cross = (own > inside) & (own < 1 - inside) & (other > inside) & (other < 1 - inside)
        assert not cross.any()


@BOARDS
def test_seams_keep_their_distance(board: Any) -> None:
    """Away from the corner that they share, two seams of one piece leave room for card between them."""
    for location in locations(board):
        sides = [cut.side_points(board, location, side) for side in range(4)]
        for one in range(4):
            for other in range(one):
                lines = [sides[one], sides[other]]
                ends = {tuple(point) for point in lines[0][[0, -1]]} & {
                    tuple(point) for point in lines[1][[0, -1]]
                }
                for point in ends:
                    lines = [line[np.hypot(*(line - point).T) >= 2 * cut.CLEARANCE] for line in lines]
                between = np.hypot(*np.moveaxis(lines[0][:, None] - lines[1][None], 2, 0))
                assert between.min() > cut.CLEARANCE - 1


@BOARDS
def test_the_border_is_straight(board: Any) -> None:
    points = np.concatenate([cut.outline_points(board, location) for location in locations(board)])
    assert points.min(axis=0).tolist() == [0, 0]
    assert points.max(axis=0).tolist() == [100 * board.columns, 100 * board.rows]
    for location in locations(board):
        column, row = cut.place_of(location)
        if row == board.rows:
            assert not cut.side_points(board, location, 0)[:, 1].std()
        if column == 0:
            assert not cut.side_points(board, location, 3)[:, 0].std()


@BOARDS
def test_outlines_cover_the_board(board: Any) -> None:
    """Together the pieces are as large as the board, and each is about as large as a location."""
    sizes = []
    for location in locations(board):
        x, y = cut.outline_points(board, location)[:-1].T
        sizes.append((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2)  # positive: clockwise on the screen
    assert sum(sizes) == pytest.approx(10000 * board.columns * board.rows)
    assert min(sizes) > 6000


def test_a_knob_looks_like_one() -> None:
    """A narrow neck and a wide head."""
    for seam in cut.seams(CLASSIC):
        line = cut.seam_points(CLASSIC, seam)
        neck = np.hypot(*(line[8] - line[-9]))  # ends of the first and the last Bézier
        head = np.hypot(*(line[16] - line[-17]))
        assert neck < 17 < head < 32


def test_a_piece_by_itself() -> None:
    """S4-2.1 Around its own centre, and turned clockwise by quarters."""
    board_units = np.array(read_path(cut.outlines(CLASSIC)["C5"])[0])
    lying = np.array(read_path(cut.local_outline(CLASSIC, "C5"))[0])
    centre = np.array([250, 350])  # C is the third column, row 5 the fourth from the top
    assert np.abs(lying + centre - board_units).max() < 0.06
    for quarter_turns in range(-1, 6):
        turned = np.array(read_path(cut.local_outline(CLASSIC, "C5", quarter_turns))[0])
        for _ in range(quarter_turns % 4):
            turned = np.stack([turned[:, 1], -turned[:, 0]], axis=1)  # back again
        assert np.abs(turned - lying).max() < 0.06
    assert cut.local_outline(CLASSIC, "C5", 4) == cut.local_outline(CLASSIC, "C5")
    left, top, right, bottom = cut.outline_box(CLASSIC, "C5")
    x, y = read_path(cut.outlines(CLASSIC)["C5"])[0][0]
    assert 150 < left <= x < right < 350
    assert 250 < top <= y < bottom < 450


LITERAL = (
    "M0 200c21 0.6 52.4 0.1 49.5 -7c-1.7 -3 -5 -2.4 -5.4 -7.1c-0.5 -4.6 2.7 -8.7 9 -9.2"
    "c6.2 -0.6 13.1 2.5 13.5 7.2"
    "c0.4 4.6 -3 4.6 -4.1 7.9c-1.5 7.5 21.8 6.1 37.1 5.9c-2.6 11.9 0 30.6 7.3 28.4c3.9 -1.3 4.4 -3.1 9.4 -3.1"
    "c5 0 9 4.9 9 10.8c-0.1 5.9 -4.1 10.5 -9.1 10.4c-4.9 0 -5.4 -1.8 -9.4 -3.2c-7.2 -2.2 -11.5 34.2 -6.8 59"
    "l-100 0l0 -100z"
)


def test_the_same_seed_gives_the_same_cut() -> None:
    """A literal too: the cut is the same on every machine."""
    before = cut.outlines(plain_board(4, 3, "seed"))
    cut._curves.cache_clear()
    cut._corner.cache_clear()
    assert cut.outlines(plain_board(4, 3, "seed")) == before
    assert before["A1"] == LITERAL
    other = cut.outlines(plain_board(4, 3, "another seed"))
    assert all(other[location] != before[location] for location in before)
