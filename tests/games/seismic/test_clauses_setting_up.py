"""SE-3 Setting up."""

from collections import Counter

import pytest

from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.games.seismic.hand_made import after, kinds, record
from tests.support.hand_made import read, state

GAME = registry.find("seismic")
BOX = GAME.box(GAME.options({}))
QUAKES = ("q1", "q2", "q3", "q4", "q5", "q6")
SEEDS = [f"seed {number}" for number in range(40)]


def dealt(seed: str, variants: str = "", seats: int = 2) -> tuple[int, list[str]]:
    """The first seat and the pile that follow from a seed."""
    first, pile = GAME.deal(GAME.options({"variants": variants.split()}), seats, seed)
    return int(first), [GAME.outcome_text(BOX, tile) for tile in pile]


def left_out(pile: list[str], copies: int = 1) -> Counter[str]:
    """What the box holds and the pile does not."""
    box = GAME.components(GAME.options({}))
    tiles: Counter[str] = Counter()
    for group in ("highways", "intersections", "quakes"):
        tiles.update({code: count * copies for code, count in box[group].items()})
    assert Counter(pile) <= tiles
    return tiles - Counter(pile)


@pytest.mark.parametrize("seed", SEEDS)
def test_se_3_1_six_of_the_twelve_mixed_tiles_leave_unseen(seed: str) -> None:
    """SE-3.1 2 `03`, 2 `02`, 2 `01` and the 6 quakes are mixed; the pile has 60 + 13 + 6 - 6 = 73."""
    _, pile = dealt(seed)
    gone = left_out(pile)
    assert len(pile) == 73
    assert gone.total() == 6
    assert gone <= Counter({"03": 2, "02": 2, "01": 2, **dict.fromkeys(QUAKES, 1)})


def test_se_3_1_any_of_the_twelve_may_leave() -> None:
    """SE-3.1 Over these seeds each kind of the mix left at least once, and stayed at least once."""
    mixed = ["01", "02", "03", "q1", "q2", "q3", "q4", "q5", "q6"]
    gone = [left_out(dealt(seed)[1]) for seed in SEEDS]
    for code in mixed:
        assert {bool(left[code]) for left in gone} == {True, False}


def test_se_3_1_the_mixed_tiles_are_shuffled_into_the_rest() -> None:
    """SE-3.1 Quakes come early and late: in the first, the second and the last third of the pile."""
    thirds = {
        3 * place // 73 for seed in SEEDS for place, tile in enumerate(dealt(seed)[1]) if tile.startswith("q")
    }
    assert thirds == {0, 1, 2}


def test_se_3_2_two_tiles_are_turned_face_up() -> None:
    """SE-3.2, SE-4.1 Two at the set-up, the third by the first seat's flip."""
    game = after("03 02 01 03")
    assert state(game)["face_up"] == ["01", "02", "03"]
    assert state(game)["pile"] == 1


def test_se_3_2_a_quake_among_them_has_no_effect() -> None:
    """SE-3.2 `q1` and `q2` are replaced; in Twin Cities a quake with effect would ask for a town."""
    game = after("q1 03 q2 02 01 03", variants="twin-cities")
    assert kinds(game) == {"place"}
    assert state(game)["face_up"] == ["01", "02", "03"]
    assert state(game)["pile"] == 1
    assert int(game.state["quakes"]) == 0


def test_se_3_2_a_quake_as_the_third_tile_is_resolved() -> None:
    """SE-3.2, SE-4.1 Once two tiles are face up the first turn has begun."""
    game = after("03 02 q2 01", variants="twin-cities")
    assert kinds(game) == {"town"}
    assert int(game.state["quakes"]) == 1


def test_se_3_2_nothing_but_quakes() -> None:
    """SE-3.2, SE-6.1 All are discarded, nothing is face up, and the game is over."""
    game = after("q1 q2 q3")
    assert game.report()["finished"]
    assert state(game)["pile"] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_se_3_3_play_passes_in_seat_order_from_the_first(seats: int) -> None:
    """SE-3.3 The host picks the first seat; then one after another, the last before seat 0."""
    for first in range(seats):
        moves: list[str] = []
        for turn, row in enumerate(range(1, 6)):
            game = after("03 " * 9, "; ".join(moves), seats=seats, first=first)
            assert game.to_move() == [(first + turn) % seats]
            moves += [f"place 03 0,{-row} 0", "crew -"]


def test_se_3_3_a_pile_alone_starts_with_seat_0() -> None:
    """SE-3.3 Left out with a pile: seat 0."""
    assert after("03").to_move() == [0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_se_3_3_a_seed_draws_the_first_seat(seats: int) -> None:
    """SE-3.3 Left to chance any seat may start; the record may still name one."""
    document = record("", seats=seats)
    drawn = set()
    for seed in SEEDS:
        document["setup"] = {"seed": seed}
        first = dealt(seed, seats=seats)[0]
        assert read(document).to_move() == [first]
        drawn.add(first)
        document["setup"] = {"seed": seed, "first": seats - 1}
        assert read(document).to_move() == [seats - 1]
    assert drawn == set(range(seats))


@pytest.mark.parametrize("first", [-1, 2, 10**40])
def test_se_3_3_the_first_seat_is_a_seat(first: int) -> None:
    """SE-3.3 Two seats: 0 or 1."""
    with pytest.raises(Refused) as caught:
        read(record("03", first=first))
    assert caught.value.place == "setup.first"
