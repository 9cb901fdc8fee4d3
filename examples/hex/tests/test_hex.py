"""The rules of Hex, clause by clause, and lines counted by hand."""

import random
from math import perm

import pytest
from ludotheque_hex.game import Hex
from referee import Referee

from ludotheque.engine.contract import Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused

GAME = Hex()


def begun(size: int, *moves: str, first: int = 0) -> Match:
    """A match after these moves."""
    match = Match(GAME, GAME.options({"size": size}), 2, Setup(Seat(first), ()))
    for move in moves:
        match.play(match.to_move()[0], GAME.move_code(match.box, move))
    return match


def count_lines(match: Match, depth: int) -> int:
    """How many sequences of so many legal moves there are."""
    if depth == 0 or match.is_over:
        return int(depth == 0)
    lines = 0
    (seat,) = match.to_move()
    for move in match.legal(seat):
        match.play(seat, move)
        lines += count_lines(match, depth - 1)
        match.undo()
    return lines


def test_he_1_1_the_board() -> None:
    """Empty, 11 by 11 unless another size is chosen."""
    match = Match(GAME, GAME.options({}), 2, Setup(Seat(0), ()))
    assert GAME.describe(match.box, match.state)["rows"] == ["." * 11] * 11
    for size in (3, 13):
        assert GAME.describe(begun(size).box, begun(size).state)["rows"] == ["." * size] * size
    for size in (2, 14):
        with pytest.raises(Refused) as caught:
            GAME.options({"size": size})
        assert caught.value.place == "options.size"


def test_he_1_2_whose_sides() -> None:
    """The same column wins for seat 0, and not for seat 1."""
    assert begun(3, "b1", "a1", "b2", "c1", "b3").winners() == [0]
    assert not begun(3, "b1", "a1", "b2", "c1", "b3", first=1).is_over
    assert begun(3, "a2", "a1", "b2", "c1", "c2", first=1).winners() == [1]
    assert not begun(3, "a2", "a1", "b2", "c1", "c2").is_over


def test_he_2_1_one_stone_on_an_empty_cell() -> None:
    """By turns; a cell that is taken or not there is refused in words."""
    match = begun(3, "b2")
    assert match.to_move() == [1]
    with pytest.raises(Refused) as caught:
        match.play(Seat(1), GAME.move_code(match.box, "b2"))
    assert (caught.value.key, caught.value.clause) == ("hex-taken", "HE-2.1")
    with pytest.raises(Refused) as caught:
        match.play(Seat(0), GAME.move_code(match.box, "a1"))
    assert (caught.value.key, caught.value.clause) == ("not-your-turn", "HE-2.1")
    with pytest.raises(Refused) as caught:
        GAME.move_code(match.box, "d1")
    assert caught.value.key == "move-unknown"


def test_who_begins_is_drawn() -> None:
    """HE-2.1 Either seat, as the seed says."""
    firsts = [GAME.deal(GAME.options({}), 2, str(seed))[0] for seed in range(64)]
    assert 16 < sum(firsts) < 48  # 32 on average; so far off once in 30,000 times


@pytest.mark.parametrize(("chain", "joined"), [("c1 b2 a3", True), ("a1 b2 c3", False), ("b1 b2 a3", True)])
def test_he_3_1_which_cells_touch(chain: str, joined: bool) -> None:
    """A cell touches those to its left, right, above, below, upper right and lower left: not upper left."""
    first, second, third = chain.split()
    others = [cell for cell in ("a2", "c2", "b3") if cell not in chain]
    assert begun(3, first, others[0], second, others[1], third).is_over == joined


@pytest.mark.parametrize(
    ("size", "depth", "lines"),
    [
        (3, 1, 9),  # every cell
        (3, 2, 9 * 8),  # and every other
        (3, 4, 9 * 8 * 7 * 6),  # nobody has the three stones yet that a chain takes
        # The third stone of seat 0 ends a game: no sixth move follows those fifth moves that join top and
        # bottom. Chains of three stones, one a row, go straight down or to the lower left at each step:
        # from the left cell of the upper row 1 way (down, down); from the middle one 3 (down down, down left,
        # left down); from the right one 4. 8 in all, each in 3! orders, with 6 * 5 stones of seat 1 between.
        (3, 6, (perm(9, 5) - 8 * 6 * 30) * 4),
        (11, 2, 121 * 120),
    ],
)
def test_legal_lines_counted_by_hand(size: int, depth: int, lines: int) -> None:
    """HE-2.1, HE-3.1 As many as there must be."""
    assert count_lines(begun(size), depth) == lines


@pytest.mark.parametrize("size", [3, 4, 7, 13])
def test_a_full_board_has_one_winner(size: int) -> None:
    """HE-3.1 No game ends without one, and the referee agrees, move by move."""
    for number in range(20):
        chance, match, referee = random.Random(number), begun(size), Referee(size, 0)
        while not match.is_over:
            (seat,) = match.to_move()
            texts = [GAME.move_text(match.box, move) for move in match.legal(seat)]
            assert texts == referee.legal()
            move = chance.choice(texts)
            match.play(seat, GAME.move_code(match.box, move))
            referee.play(move)
            assert GAME.describe(match.box, match.state) == referee.report()["state"]
        assert match.winners() == referee.result()["winners"]
