"""BQ-2 Setting up."""

from collections import Counter

import pytest

from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.games.beat_the_quake.hand_made import QUAKES, after, record
from tests.support.hand_made import legal, read, state

GAME = registry.find("beat-the-quake")
BOX = GAME.components(GAME.options({}))
SEEDS = [f"seed {number}" for number in range(40)]


def dealt(seed: str, seats: int, advanced: bool = False) -> tuple[int, list[str]]:
    """The first seat and the pile of `classic` that follow from a seed."""
    options = GAME.options({"advanced": advanced})
    first, pile = GAME.deal(options, seats, seed)
    return int(first), [GAME.outcome_text(GAME.box(options), card) for card in pile]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bq_2_1_three_objects_a_player_lie_on_top(seats: int) -> None:
    """BQ-2.1 No quake among the first 3 × players cards; then all the rest, everything once."""
    everything = Counter([*QUAKES, *(found["id"] for found in BOX["objects"])])
    for seed in SEEDS:
        _, pile = dealt(seed, seats)
        assert not set(pile[: 3 * seats]) & set(QUAKES)
        assert Counter(pile) == everything
        assert len(pile) == 52


def test_bq_2_1_the_rest_is_shuffled_with_the_quakes() -> None:
    """BQ-2.1 Over these seeds quakes come right after the safe cards, in between, and last."""
    places = {place for seed in SEEDS for place, card in enumerate(dealt(seed, 2)[1]) if card in QUAKES}
    assert min(places) == 6
    assert max(places) == 51
    assert {place // 10 for place in places} == {0, 1, 2, 3, 4, 5}


def test_bq_2_1_objects_are_taken_at_random() -> None:
    """BQ-2.1 Over these seeds each object was once among the safe ones, and once not."""
    safe = [set(dealt(seed, 5)[1][:15]) for seed in SEEDS]
    for found in BOX["objects"]:
        assert {found["id"] in cards for cards in safe} == {True, False}


def test_bq_2_1_the_basic_and_the_advanced_game_are_dealt_alike() -> None:
    """BQ-2.1 The colours change what a quake does, not where it lies."""
    assert dealt("a seed", 3) == dealt("a seed", 3, advanced=True)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_bq_2_2_each_draws_one_card_from_seat_0_on(first: int) -> None:
    """BQ-2.2 Whoever starts; then the starting seat draws for its turn."""
    game = after("a00 b00 c00 d00 e00", seats=3, first=first)
    hands = [["a00"], ["b00"], ["c00"]]
    hands[first].append("d00")
    assert state(game)["hands"] == hands
    assert state(game)["pile"] == 1


def test_bq_2_2_a_quake_there_is_discarded_without_effect_and_replaced() -> None:
    """BQ-2.2 No damage, no discards, nobody loses; `b00` and `c00` are the cards drawn instead."""
    game = after("red-1 a03 orange-1 orange-2 b00 c00 d00", advanced=True)
    assert state(game) == {
        "hands": [["a03", "c00"], ["b00"]],
        "face_up": [[], []],
        "used_by_others": [[], []],
        "neutralised": [0, 0],
        "pile": 1,
        "damage": None,
        "fatal": False,
    }
    assert legal(game) == ["keep", "show a03", "show c00"]


def test_bq_2_2_a_quake_after_the_first_cards_is_met() -> None:
    """BQ-2.2, BQ-3.3 With nothing on the table it is fatal."""
    assert state(after("a00 b00 yellow-1"))["fatal"]


@pytest.mark.parametrize(
    ("pile", "hands"),
    [
        ("", [[], [], []]),
        ("a10", [["a10"], [], []]),
        ("a10 yellow-1", [["a10"], [], []]),
        ("yellow-1 red-1 a10 b10", [["a10"], ["b10"], []]),
        ("yellow-1 yellow-2 orange-1 orange-2 red-1 red-2", [[], [], []]),
        ("a10 b10 c10", [["a10"], ["b10"], ["c10"]]),
    ],
)
def test_bq_2_2_a_pile_that_is_too_short_to_play(pile: str, hands: list[list[str]]) -> None:
    """BQ-2.2, BQ-5.1 Who finds it empty has no card; no turn begins, and the game is over."""
    game = after(pile, seats=3)
    assert state(game)["hands"] == hands
    assert game.report()["finished"]
    assert game.scores() == [len(hand) for hand in hands]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bq_2_2_play_goes_in_seat_order_from_the_first(seats: int) -> None:
    """BQ-2.2 The one the host names; then one after another, seat 0 after the last."""
    pile = " ".join(f"{letter}00" for letter in "abcdefghijklmnopqrstuvw")
    for first in range(seats):
        moves: list[str] = []
        for turn in range(seats + 2):
            game = after(pile, "; ".join(moves), seats=seats, first=first)
            assert game.to_move() == [(first + turn) % seats]
            moves += ["keep", "stop"]


def test_bq_2_2_a_pile_alone_starts_with_seat_0() -> None:
    """BQ-2.2 Left out with a pile: seat 0."""
    assert after("a00 b00 c00").to_move() == [0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bq_2_2_a_seed_draws_the_first_seat(seats: int) -> None:
    """BQ-2.2 Left to chance any seat may start; the record may still name one."""
    document = {**record("", seats=seats), "options": {}}
    drawn = set()
    for seed in SEEDS:
        document["setup"] = {"seed": seed}
        first = dealt(seed, seats)[0]
        assert read(document).to_move() == [first]
        drawn.add(first)
        document["setup"] = {"seed": seed, "first": seats - 1}
        assert read(document).to_move() == [seats - 1]
    assert drawn == set(range(seats))


@pytest.mark.parametrize("first", [-1, 2, 10**40])
def test_bq_2_2_the_first_seat_is_a_seat(first: int) -> None:
    """BQ-2.2 Two seats: 0 or 1."""
    with pytest.raises(Refused) as caught:
        read(record("a00", first=first))
    assert caught.value.place == "setup.first"
