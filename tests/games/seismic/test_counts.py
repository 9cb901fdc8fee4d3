"""Counted legal lines: how many ways a game can go to a small depth, each worked out by hand.

A line that ends early, because the game is over, counts as one.
"""

import pytest

from tests.games.seismic.hand_made import after
from tests.support.hand_made import legal


def count_lines(pile: str, depth: int, variants: str, moves: str = "") -> int:
    """How many ways there are to go on for this many moves."""
    game = after(pile, moves, variants=variants)
    if depth == 0 or game.report()["finished"]:
        return 1
    return sum(count_lines(pile, depth - 1, variants, f"{moves}; {move}") for move in legal(game))


ONE_TILE = [
    # Six cells around the town. A straight has its highway towards it in one way: k and k + 3 are equal.
    ("03", 1, 6),
    # Then a crew on it or none: twice as many. Then the game is over.
    ("03", 2, 12),
    ("03", 3, 12),
    # A curve looks at the town with one of its two ends, at each of six cells.
    ("01", 1, 12),
    ("01", 2, 24),
    ("02", 1, 12),
    ("02", 2, 24),
    # Any of four ends: no rotation of `01-23` looks like another.
    ("01-23", 1, 24),
    # Six ends, all equal: one way at each cell; three fragments, or no crew.
    ("03-14-25", 1, 6),
    ("03-14-25", 2, 24),
    # Of the two ways in which `+3:024` lies one has an exit towards the town; three stubs, or no crew.
    ("+3:024", 1, 6),
    ("+3:024", 2, 24),
    # One exit: one way at each cell, one stub, or no crew.
    ("+1:0", 2, 12),
    # Six exits, all equal; six stubs, or no crew.
    ("+6:012345", 2, 42),
    # Three tiles to choose from: 12 + 12 + 6.
    ("01 02 03", 1, 30),
    # Quakes before two tiles are up do nothing.
    ("q1 03 q2", 2, 12),
]

TWO_TILES = [
    # 6 · 2 as before. The second straight: five other sides of the town, or behind the first.
    ("03 03", 3, 6 * 2 * 6),
    # At the five sides it may take a crew: 2. Behind the first it may only if that has none.
    # First with a crew: 5 · 2 + 1; without: 5 · 2 + 2.
    ("03 03", 4, 6 * (11 + 12)),
    ("03 03", 5, 6 * (11 + 12)),
    # A first `01` at (0,-1) leads from the town into its next side, say (-1,0), where the second must meet
    # both: one way. On its other flank, (1,-1), it shows green: one way of two. Three sides are as before: 2.
    ("01 01", 3, 12 * 2 * (1 + 1 + 3 * 2)),
    # Only the one at (-1,0) is on the section of the first, and skips the crew if that has one.
    ("01 01", 4, 12 * ((1 + 7 * 2) + 8 * 2)),
    # A `02` leads past the next side: no flank is hampered. Five sides, and its far end, 2 ways each.
    ("02 02", 3, 12 * 2 * (5 * 2 + 2)),
    # `03` first: then `01` at its two flanks 1 way each, at three sides 2 each, behind it 2: 10.
    # `01` first: then `03` not at the side that it leads into, but at the four others: 4.
    ("03 01", 3, 2 * (6 * 10 + 12 * 4)),
    # Five sides of the town and three outer neighbours of the first, one way each; 7 crew choices.
    ("+6:012345 +6:012345", 3, 6 * 7 * (5 + 3)),
]

QUAKES = [
    # The first tile falls before the second is placed: six cells again.
    ("03 03 03 q1", 3, 6 * 2 * 6),
    # `q1` after two tiles. At different sides (5 of 6, with 2 · 2 crew choices) they tie: 2 choices.
    # One behind the other: the inner one falls, untied, and gives back its crew, if any. The outer one has
    # two open ends, so a third straight has 6 sides + 1 places. If the first had a crew, the second had no
    # crew step, and the third comes a move earlier and may take a crew: 7 · 2. If not: 2 choices, then 7.
    ("03 03 03 03 q1", 5, 6 * 5 * 4 * 2 + 6 * 7 * 2 + 6 * 2 * 7),
]

DILEMMA = [
    # No crew, a crew, or one of six places for the second.
    ("03 03", 2, 6 * (2 + 6)),
    # After a crew decision the other seat places: 6. After a second tile the game is over: 1.
    ("03 03", 3, 6 * (2 * 6 + 6)),
    # The other seat's tile is the last: its crew choices are as without the variant.
    ("03 03", 4, 6 * (11 + 12 + 6)),
]

TWIN_CITIES = [
    # Twelve cells around two towns.
    ("03", 1, 12),
    ("03", 2, 24),
    # A quake asks for a town even on an empty table; then twelve cells.
    ("03 03 q1 03", 1, 2),
    ("03 03 q1 03", 2, 2 * 12),
]


@pytest.mark.parametrize(("pile", "depth", "lines"), ONE_TILE + TWO_TILES + QUAKES)
def test_counted_lines(pile: str, depth: int, lines: int) -> None:
    """SE-4.2, SE-4.4, SE-5.1 The plain game."""
    assert count_lines(pile, depth, "") == lines


@pytest.mark.parametrize(("pile", "depth", "lines"), DILEMMA)
def test_counted_lines_in_dilemma(pile: str, depth: int, lines: int) -> None:
    """SE-7.2 A second tile in place of a crew."""
    assert count_lines(pile, depth, "dilemma") == lines


@pytest.mark.parametrize(("pile", "depth", "lines"), TWIN_CITIES)
def test_counted_lines_in_twin_cities(pile: str, depth: int, lines: int) -> None:
    """SE-7.4 Two towns."""
    assert count_lines(pile, depth, "twin-cities") == lines


def test_counted_turns() -> None:
    """SE-7.3 `01-23-45` beside the town: two orientations. Without a crew the other one is one turn;
    with a crew it is three, K = 1, 3, 5. Or no turn. After a pass the other seat has as many; after a
    turn it has none, is skipped, and a straight is placed: at the town's five other sides, at the three
    outer sides of the tile (the town's flanks, which it shows highway, take no straight: 5 - 2 + 3 = 6).
    """
    pile = "01-23-45 03 03 03 q1 03"
    moves = "place 01-23-45 0,-1 0; crew {}; place 03 1,0 2; crew -; quake 2"
    assert count_lines(pile, 1, "aftershocks", moves.format("-")) == 2
    assert count_lines(pile, 1, "aftershocks", moves.format("01")) == 4
    assert count_lines(pile, 2, "aftershocks", moves.format("-")) == 2 + 6
    assert count_lines(pile, 2, "aftershocks", moves.format("01")) == 4 + 3 * 6
