"""Counted legal lines: how many ways a game can go to a small depth, each worked out by hand.

All moves of all seats count, at one moment. A line that ends early, because the game is over, counts as one.
"""

import pytest

from tests.games.situation_4.hand_made import after, lays, write_board

# 2 columns by 4 rows, nothing on it but bases that are covered late.
BARE = """
name = "bare"
columns = 2
rows = 4
river = 2
zones = { columns = 1, rows = 1 }

[bases]
tank = [["A2", "B2"], ["A3", "B3"]]
paratroop = [["A3", "B3"], ["A2", "B2"]]
"""


def count_lines(board: str, depth: int, moves: str = "") -> int:
    """How many ways there are to go on for this many moves."""
    if board == "bare":
        write_board(BARE, "bare")
    legal = after(moves, board=board).legal()
    if depth == 0 or not legal:
        return 1
    return sum(
        count_lines(board, depth - 1, f"{moves}; {seat} {move}") for seat in legal for move in legal[seat]
    )


STARTS = [
    # A piece on each location of the own base line, or to resign: 12 + 1 for each side.
    ("classic", 1, 2 * 13),
    ("skirmish", 1, 2 * 10),
    ("hamlet", 1, 2 * 5),
    # Two lines end at once. From a corner there are 2 locations to go on, from the other 10 there are 3; the
    # other side has its 12 all the while, and both may resign.
    ("classic", 2, 2 + 2 * (2 * (2 + 12 + 2) + 10 * (3 + 12 + 2))),
    ("skirmish", 2, 2 + 2 * (2 * (2 + 9 + 2) + 7 * (3 + 9 + 2))),
    ("bare", 1, 2 * 3),
    # 2 resign; 4 first pieces, then 2 locations for who began, 2 for the other, 2 resign.
    ("bare", 2, 2 + 4 * 6),
    # After a first piece: 2 resign. The same side again: up the column (A3, B1, B2 are next, the other side
    # has 2, and 2 resign: 7) or along the base line (A2, B2, then 2 and 2: 6). Or the other side, in 2 ways:
    # 2 locations each, and 2 resign: 6.
    ("bare", 3, 2 + 4 * (2 + 7 + 6 + 2 * 6)),
]

POSITIONS = [
    # Side 0 has its tank base: pieces on B1, A3, C2, C3, B4; tanks on 4; resign. Side 1: 4 and resign.
    (lays(0, "A1 A2 B2 B3"), 1, (5 + 4 + 1) + (4 + 1)),
    # Side 0 has its paratroop base: pieces on B1, B2, C3, D1, D3; drops on A6 and B6; resign. Side 1: A5, B5,
    # C6 and resign.
    (lays(0, "C1 C2 D2") + lays(1, "A6 B6"), 1, (5 + 2 + 1) + (3 + 1)),
    # The mill is covered. Side 0: A1, C1, A2, C2, A3, D3, B4, C4; its flag; resign. Side 1: 4 and resign; the
    # flag is open to it 3 s later.
    (lays(0, "B1 B2 B3 C3"), 1, (8 + 1 + 1) + (4 + 1)),
    # A site has both its ends: pieces on B1, B2, B3, B4, A5; a bridge; the flag of the shed; resign.
    (lays(0, "A1 A2 A3 A4"), 1, (5 + 1 + 1 + 1) + (4 + 1)),
    # Then the bridge stands, and leads no tank anywhere.
    (lays(0, "A1 A2 A3 A4") + "0 bridge west; ", 1, (5 + 1 + 1) + (4 + 1)),
]


@pytest.mark.parametrize(("board", "depth", "lines"), STARTS)
def test_counted_lines(board: str, depth: int, lines: int) -> None:
    """S4-3.2, S4-8.1 From the start."""
    assert count_lines(board, depth) == lines


@pytest.mark.parametrize(("moves", "depth", "lines"), POSITIONS)
def test_counted_moves(moves: str, depth: int, lines: int) -> None:
    """S4-4.1, S4-5.1, S4-6.1, S4-7.1 From positions where there is more to do than to lay pieces."""
    assert count_lines("hamlet", depth, moves) == lines
