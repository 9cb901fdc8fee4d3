"""BQ-3 A turn."""

import pytest

from ludotheque.engine.contract import Seat
from ludotheque.engine.words import Refused
from tests.games.beat_the_quake.hand_made import after, match_after, refused_by
from tests.support.hand_made import legal, state

# Ada holds a00 and has drawn c00; Bo holds b00; two cards are left.
PILE = "a00 b00 c00 d00 e00"


def test_bq_3_1_the_first_card_is_drawn_without_a_move() -> None:
    """BQ-3.1 An object goes to the hand; then Ada may show any card of it, or keep all."""
    game = after(PILE)
    assert game.to_move() == [0]
    assert state(game)["hands"] == [["a00", "c00"], ["b00"]]
    assert state(game)["pile"] == 2
    assert legal(game) == ["keep", "show a00", "show c00"]


@pytest.mark.parametrize(("card", "left"), [("a00", "c00"), ("c00", "a00")])
def test_bq_3_1_a_card_of_the_hand_is_laid_face_up(card: str, left: str) -> None:
    """BQ-3.1 The one just drawn or an older one."""
    game = after(PILE, f"show {card}")
    assert state(game)["face_up"] == [[card], []]
    assert state(game)["hands"] == [[left], ["b00"]]


def test_bq_3_1_nothing_has_to_be_shown() -> None:
    """BQ-3.1 `keep`: the hand stays as it is."""
    game = after(PILE, "keep")
    assert state(game)["face_up"] == [[], []]
    assert state(game)["hands"] == [["a00", "c00"], ["b00"]]


def test_bq_3_1_any_one_card_and_no_more() -> None:
    """BQ-3.1, BQ-3.2 After one card the question is whether to draw."""
    refused_by("BQ-3.2", PILE, "show a00; show c00")
    refused_by("BQ-3.2", PILE, "show a00; keep")
    refused_by("BQ-3.2", PILE, "keep; keep")


@pytest.mark.parametrize("card", ["b00", "d00", "z00"])
def test_bq_3_1_a_card_that_is_not_in_the_hand(card: str) -> None:
    """BQ-3.1 Bo's, the next in the pile, one that never was in it."""
    refused_by("BQ-3.1", PILE, f"show {card}")


def test_bq_3_1_a_common_object_is_not_shown_again() -> None:
    """BQ-3.1 It is in the hand no more."""
    refused_by("BQ-3.1", PILE, "show a00; draw; show a00")


@pytest.mark.parametrize("move", ["draw", "stop", "use a00", "discard a00"])
def test_bq_3_1_first_show_or_keep(move: str) -> None:
    """BQ-3.1 Nothing else is asked after an object."""
    refused_by("BQ-3.1", PILE, move)


def test_bq_3_1_another_seat_waits() -> None:
    """BQ-3.1 It is for Ada to decide; nothing has changed."""
    match = match_after(PILE)
    before = match.state.tobytes()
    assert match.legal(Seat(1)) == []
    for move in ("keep", "show b00"):
        with pytest.raises(Refused) as caught:
            match.play(Seat(1), match.game.move_code(match.box, move))
        assert caught.value.clause.startswith("BQ-")
        assert match.state.tobytes() == before


@pytest.mark.parametrize("move", ["keep", "show a00"])
def test_bq_3_2_a_second_card_is_a_choice(move: str) -> None:
    """BQ-3.2 `draw` or `stop`, shown or not."""
    assert legal(after(PILE, move)) == ["draw", "stop"]


def test_bq_3_2_the_second_object_is_as_the_first() -> None:
    """BQ-3.2 Any card of the hand may be shown again, or none."""
    game = after(PILE, "show a00; draw")
    assert game.to_move() == [0]
    assert state(game)["hands"] == [["c00", "d00"], ["b00"]]
    assert legal(game) == ["keep", "show c00", "show d00"]
    game = after(PILE, "show a00; draw; show d00")
    assert state(game)["face_up"] == [["a00", "d00"], []]


@pytest.mark.parametrize("move", ["keep", "show a00", "show c00", "show d00"])
def test_bq_3_2_after_two_objects_the_turn_is_over(move: str) -> None:
    """BQ-3.2 Bo has drawn `e00`."""
    game = after(PILE, f"keep; draw; {move}")
    assert game.to_move() == [1]
    assert state(game)["hands"][1] == ["b00", "e00"]


def test_bq_3_2_who_stops_ends_the_turn() -> None:
    """BQ-3.2 Bo has drawn `d00`, which Ada left."""
    game = after(PILE, "keep; stop")
    assert (game.to_move(), legal(game)) == ([1], ["keep", "show b00", "show d00"])


@pytest.mark.parametrize("move", ["show a00", "keep", "use a00", "discard a00"])
def test_bq_3_2_first_draw_or_stop(move: str) -> None:
    """BQ-3.2 Nothing else is asked then."""
    refused_by("BQ-3.2", PILE, f"keep; {move}")


def test_bq_3_3_a_quake_on_the_first_draw_ends_the_turn() -> None:
    """BQ-3.3 Bo draws it, uses Ada's card, shows nothing and draws no second; then it is Ada's turn."""
    pile = "a00 b00 c10 yellow-1 d00 e00"
    game = after(pile, "show c10; stop")
    assert (game.to_move(), legal(game)) == ([1], ["use c10"])
    game = after(pile, "show c10; stop; use c10")
    assert (game.to_move(), legal(game)) == ([0], ["keep", "show a00", "show d00"])
    assert state(game)["hands"] == [["a00", "d00"], ["b00"]]


def test_bq_3_3_a_quake_on_the_second_draw_ends_the_turn() -> None:
    """BQ-3.3 Ada meets it; then Bo draws."""
    pile = "a00 b00 c10 yellow-1 d00 e00"
    game = after(pile, "show c10; draw")
    assert (game.to_move(), legal(game)) == ([0], ["use c10"])
    game = after(pile, "show c10; draw; use c10")
    assert (game.to_move(), legal(game)) == ([1], ["keep", "show b00", "show d00"])


def test_bq_3_3_a_quake_does_not_enter_the_hand() -> None:
    """BQ-3.3 It is resolved, not held."""
    game = after("a00 b00 c10 yellow-1 d00 e00", "show c10; draw; use c10")
    assert "yellow-1" not in [card for hand in state(game)["hands"] for card in hand]
