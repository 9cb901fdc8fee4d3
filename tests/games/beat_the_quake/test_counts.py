"""Counted legal lines: how many ways a game can go to a small depth, each worked out by hand.

A line that ends early, because the game is over, counts as one.
"""

import pytest

from tests.games.beat_the_quake.hand_made import after
from tests.support.hand_made import legal


def count_lines(pile: str, depth: int, advanced: bool, moves: str = "") -> int:
    """How many ways there are to go on for this many moves."""
    game = after(pile, moves, advanced=advanced)
    if depth == 0 or game.report()["finished"]:
        return 1
    return sum(count_lines(pile, depth - 1, advanced, f"{moves}; {move}") for move in legal(game))


OBJECTS = [
    # Both have drawn; no turn begins.
    ("a10 b10", 1, 1),
    # Ada shows one of two cards, or none; then the pile is empty.
    ("a10 b10 c10", 1, 3),
    ("a10 b10 c10", 2, 3),
    # Draw or stop.
    ("a10 b10 c10 d10", 2, 3 * 2),
    # Ada draws: after `keep` she has 3 cards, after a `show` 2: 4 + 3 + 3. She stops: Bo has 2 cards: 3 · 3.
    ("a10 b10 c10 d10", 3, 10 + 9),
    ("a10 b10 c10 d10", 4, 10 + 9),
    # A third card in the pile. Ada drew two: Bo has 2 cards, 10 · 3. She stopped: he draws or stops, 9 · 2.
    ("a10 b10 c10 d10 e10", 4, 10 * 3 + 9 * 2),
]

QUAKES = [
    # Ada keeps both cards. She draws the quake, or stops and Bo does: nothing on the table, fatal.
    # She shows one of two cards: whoever draws the quake, damage 0, uses it.
    ("a10 b10 c10 yellow-1", 2, 3 * 2),
    ("a10 b10 c10 yellow-1", 3, 3 * 2),
    # Then Bo draws `d10`, or after his quake Ada: 2 cards each, but Ada's other one is on the table:
    # Bo's turn 3 ways, Ada's 3 (she holds one and draws one). Fatal lines: 2.
    ("a10 b10 c10 yellow-1 d10", 4, 2 + 2 * (3 + 3)),
    # Every card hurts for 2. Ada keeps: fatal, 2 lines. She shows one: whoever draws the quake has VP 1
    # against 2: fatal, 2 lines each.
    ("a12 b12 c12 yellow-1", 3, 2 + 2 + 2),
]

ADVANCED = [
    # Red: Ada draws it or Bo does, and discards first. She has kept 2 cards: 2 ways if it is she, 1 if it is
    # Bo. She has shown one, in 2 ways, and holds 1: 1 way each.
    ("a90 b10 c90 red-1", 3, 2 + 1 + 2 * 2),
    # Then the other discards: kept, 2 · 1 or 1 · 2, and it is fatal.
    ("a90 b10 c90 red-1", 4, 2 + 2 + 2 * 2),
    # Shown: VP 9 against 2, one use.
    ("a90 b10 c90 red-1", 5, 2 + 2 + 2 * 2),
    # Orange: kept, it is fatal at once: 2 lines. Shown, the one common object goes, by 1 discard: fatal.
    ("a90 b10 c90 orange-1", 5, 2 + 2 * 2),
    # Yellow as in the basic game.
    ("a10 b10 c10 yellow-1", 3, 3 * 2),
]


@pytest.mark.parametrize(("pile", "depth", "lines"), OBJECTS + QUAKES)
def test_counted_lines(pile: str, depth: int, lines: int) -> None:
    """BQ-3.1, BQ-3.2, BQ-4.4, BQ-4.6 The basic game."""
    assert count_lines(pile, depth, False) == lines


@pytest.mark.parametrize(("pile", "depth", "lines"), ADVANCED)
def test_counted_lines_in_the_advanced_game(pile: str, depth: int, lines: int) -> None:
    """BQ-6.1, BQ-6.2 Discards."""
    assert count_lines(pile, depth, True) == lines


def test_counted_defences() -> None:
    """BQ-4.5, BQ-7.1, BQ-7.2 The ways through the worked examples: 3 then 2 or 1; 4 then 3 or 2, 3 then 2."""
    own = "show a30; draw; show b20; keep; stop; show c10; draw"
    assert count_lines("h04 x00 a30 b20 y00 c10 yellow-1", 3, False, own) == 2
    others = "show a20; stop; show b40; draw; show c30"
    assert count_lines("h05 x00 a20 b40 c30 yellow-1", 3, False, others) == 3
    # Damage 4 and five cards of VP 1: four in any order, 5 · 4 · 3 · 2.
    equal = "show a10; draw; show b10; keep; stop; show c10; draw; show d10; keep; stop; show e10; draw"
    assert count_lines("h04 x00 a10 b10 y00 c10 d10 z00 e10 yellow-1", 4, False, equal) == 120
