"""BQ-6 Advanced rules."""

import json

import pytest

from ludotheque.engine.contract import SPECTATOR, Outcome, Seat
from tests.games.beat_the_quake.hand_made import QUAKES, after, match_after, refused_by, shown
from tests.support.hand_made import legal, state

# Ada holds VD 1 and shows VP 4 and 3, Bo shows nothing, Cleo VP 2; then Ada draws a quake.
ORANGE = (
    "a01 b00 c00 d40 e30 f00 g20 orange-1 h00",
    "show d40; draw; show e30; keep; stop; show g20; stop",
)
# Ada holds VD 1 and 2 and shows VP 9; Bo holds VP 5 and 6, Cleo VP 7; then Ada draws a quake.
RED = ("a01 b50 c70 d90 e02 f60 g00 red-1 h00", "show d90; draw; keep; keep; stop; show g00; stop")


@pytest.mark.parametrize("quake", QUAKES)
def test_bq_6_1_colours_do_not_matter_in_the_basic_game(quake: str) -> None:
    """BQ-6.1 No addition, no discards, unless the game is advanced."""
    pile, moves = ORANGE
    game = after(pile.replace("orange-1", quake), moves, seats=3)
    assert (state(game)["damage"], legal(game)) == (1, ["use d40", "use e30"])


@pytest.mark.parametrize("quake", ["yellow-1", "yellow-2"])
def test_bq_6_1_yellow_is_as_in_the_basic_game(quake: str) -> None:
    """BQ-6.1 Damage 1, and the defence at once."""
    pile, moves = ORANGE
    game = after(pile.replace("orange-1", quake), moves, seats=3, advanced=True)
    assert (state(game)["damage"], legal(game)) == (1, ["use d40", "use e30"])


@pytest.mark.parametrize("quake", ["orange-1", "orange-2"])
def test_bq_6_1_orange_adds_1_and_takes_common_objects(quake: str) -> None:
    """BQ-6.1 Damage 1 + 1; Ada discards one of her two."""
    pile, moves = ORANGE
    pile = pile.replace("orange-1", quake)
    game = after(pile, moves, seats=3, advanced=True)
    assert (game.to_move(), state(game)["damage"]) == ([0], 2)
    assert legal(game) == ["discard d40", "discard e30"]
    game = after(pile, f"{moves}; discard d40", seats=3, advanced=True)
    assert state(game)["face_up"] == [["e30"], [], ["g20"]]
    assert state(game)["used_by_others"] == [[], [], []]


@pytest.mark.parametrize("quake", ["red-1", "red-2"])
def test_bq_6_1_red_adds_2_and_takes_cards_of_the_hands(quake: str) -> None:
    """BQ-6.1 Damage 3 + 2; Ada discards one of her two."""
    pile, moves = RED
    pile = pile.replace("red-1", quake)
    game = after(pile, moves, seats=3, advanced=True)
    assert (game.to_move(), state(game)["damage"]) == ([0], 5)
    assert legal(game) == ["discard a01", "discard e02"]
    game = after(pile, f"{moves}; discard a01", seats=3, advanced=True)
    assert state(game)["hands"] == [["e02"], ["b50", "f60"], ["c70"]]
    assert state(game)["face_up"] == [["d90"], [], ["g00"]]


def test_bq_6_1_no_damage_but_the_addition() -> None:
    """BQ-6.1 A harmless hand: orange does 1, so a card of VP 0 does not help."""
    pile = "a00 b00 c00 d10 e10 orange-1 f00"
    moves = "show c00; draw; show d10; show e10; stop; discard d10; discard e10"
    game = after(pile, moves, advanced=True)
    assert (state(game)["fatal"], state(game)["damage"]) == (True, 1)


@pytest.mark.parametrize("card", ["a01", "g20", "h00", "z00"])
def test_bq_6_1_orange_takes_one_of_the_own_common_objects(card: str) -> None:
    """BQ-6.1 Not a card of the hand, of another, of the pile."""
    pile, moves = ORANGE
    refused_by("BQ-6.1", pile, f"{moves}; discard {card}", seats=3, advanced=True)


@pytest.mark.parametrize("card", ["d90", "b50", "h00", "z00"])
def test_bq_6_1_red_takes_a_card_of_the_own_hand(card: str) -> None:
    """BQ-6.1 Not a common object, a card of another, of the pile."""
    pile, moves = RED
    refused_by("BQ-6.1", pile, f"{moves}; discard {card}", seats=3, advanced=True)


@pytest.mark.parametrize("move", ["use d40", "keep", "draw", "stop", "show a01"])
def test_bq_6_1_first_the_discards(move: str) -> None:
    """BQ-6.1, BQ-6.2 Nothing else is asked before."""
    pile, moves = ORANGE
    refused_by("BQ-6.1", pile, f"{moves}; {move}", seats=3, advanced=True)


def test_bq_6_2_from_the_active_player_on_in_seat_order() -> None:
    """BQ-6.2 Bo draws the quake: Bo, Cleo, Dov, Ada; then Bo's defence."""
    pile = "a00 b00 c00 d00 e10 f20 g30 h40 i00 red-1 j00"
    moves = "show e10; stop; show f20; stop; show g30; stop; show h40; stop; keep; stop"
    asked = []
    for card in ("b00", "c00", "d00", "a00"):
        game = after(pile, moves, seats=4, advanced=True)
        asked += game.to_move()
        assert (state(game)["damage"], f"discard {card}" in legal(game)) == (2, True)
        moves += f"; discard {card}"
    assert asked == [1, 2, 3, 0]
    game = after(pile, moves, seats=4, advanced=True)
    assert (game.to_move(), legal(game)) == ([1], ["use f20"])
    assert state(game)["hands"] == [["i00"], [], [], []]


def test_bq_6_2_who_has_nothing_is_skipped() -> None:
    """BQ-6.2 Bo shows nothing: after Ada it is Cleo's turn to discard, then Ada defends."""
    pile, moves = ORANGE
    moves += "; discard d40"
    game = after(pile, moves, seats=3, advanced=True)
    assert (game.to_move(), legal(game)) == ([2], ["discard g20"])
    game = after(pile, f"{moves}; discard g20", seats=3, advanced=True)
    assert (game.to_move(), legal(game), state(game)["damage"]) == ([0], ["use e30"], 2)


def test_bq_6_2_the_active_player_may_be_skipped_too() -> None:
    """BQ-6.2 Ada shows nothing: Bo discards, then Ada uses what he has left."""
    pile, moves = "a01 b00 c00 d40 e20 orange-2 f00", "keep; stop; show d40; draw; show e20"
    game = after(pile, moves, advanced=True)
    assert (game.to_move(), legal(game)) == ([1], ["discard d40", "discard e20"])
    game = after(pile, f"{moves}; discard d40", advanced=True)
    assert (game.to_move(), state(game)["damage"], legal(game)) == ([0], 2, ["use e20"])


def test_bq_6_2_nobody_has_anything_to_discard() -> None:
    """BQ-6.2, BQ-4.6 All are skipped, nothing can be used."""
    game = after("a01 b00 orange-1 c00", advanced=True)
    assert (state(game)["fatal"], state(game)["damage"]) == (True, 2)


def test_bq_6_2_a_red_discard_does_not_change_the_damage() -> None:
    """BQ-6.2 It was counted with the card that goes: 3 + 2 stays 5, also after Ada gave VD 2."""
    pile, moves = RED
    moves += "; discard e02; discard b50; discard c70"
    game = after(pile, moves, seats=3, advanced=True)
    assert (game.to_move(), state(game)["damage"], legal(game)) == ([0], 5, ["use d90"])
    game = after(pile, f"{moves}; use d90", seats=3, advanced=True)
    assert state(game)["hands"] == [["a01"], ["f60", "h00"], []]
    assert (state(game)["neutralised"], state(game)["damage"]) == ([1, 0, 0], None)


def test_bq_6_2_who_can_meet_it_alone_is_seen_after_the_discards() -> None:
    """BQ-6.2, BQ-4.3 Ada's 4 and 3 would do against 2 + 3; after one is gone she needs Cleo's."""
    pile, moves = ORANGE
    pile, moves = pile.replace("a01", "a04"), f"{moves}; discard d40; discard g20"
    game = after(pile, moves, seats=3, advanced=True)
    assert (state(game)["damage"], state(game)["fatal"]) == (5, True)
    pile, moves = "a04 b00 d40 e30 g20 i20 orange-1 h00", "show d40; draw; show e30; show g20; draw; show i20"
    moves += "; discard d40; discard g20"
    game = after(pile, moves, advanced=True)
    assert (state(game)["damage"], legal(game)) == (5, ["use e30"])
    game = after(pile, f"{moves}; use e30; use i20", advanced=True)
    assert (state(game)["neutralised"], state(game)["used_by_others"]) == ([0, 0], [[], ["i20"]])


def test_bq_6_2_discards_count_for_nobody() -> None:
    """BQ-6.2 No points for them, neither now nor later."""
    pile, moves = RED
    before = after(pile, moves, seats=3, advanced=True).scores()
    assert before == [1, 11, 7 + 1]
    moves += "; discard e02; discard b50; discard c70"
    assert after(pile, moves, seats=3, advanced=True).scores() == [1, 6, 1]


@pytest.mark.parametrize(
    ("pile", "moves", "move", "seers"),
    [(*ORANGE, "discard d40", (0, 1, 2, SPECTATOR)), (*RED, "discard e02", (0,))],
    ids=["orange", "red"],
)
def test_bq_6_2_who_sees_a_discard(pile: str, moves: str, move: str, seers: tuple[int, ...]) -> None:
    """BQ-6.2 Of common objects everybody, from a hand its owner alone."""
    match = match_after(pile, moves, seats=3, advanced=True)
    game, before = match.game, match.snapshot()
    code = game.move_code(match.box, move)
    match.play(Seat(0), code)
    drawn: tuple[Outcome, ...] = match.drawn
    for seat in (0, 1, 2, SPECTATOR):
        text, _ = game.seen(match.box, before, Seat(0), code, drawn, Seat(seat))
        assert text == (move if seat in seers else None)


def test_bq_6_2_a_red_discard_stays_secret() -> None:
    """BQ-6.2 Nothing that others are shown names the card, then or later; its owner knows his hand."""
    pile, moves = RED
    for more in ("discard e02", "discard b50", "discard c70", "use d90"):
        moves += f"; {more}"
        match = match_after(pile, moves, seats=3, advanced=True)
        for seat in (1, 2, SPECTATOR):
            assert "e02" not in json.dumps(shown(match, seat))
        assert "e02" not in shown(match, 0)["hand"]
