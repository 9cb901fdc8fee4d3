"""A cursor on a table: pieces, places and turns, apart from any screen."""

from ludotheque.cli.terminal.drawn.aiming import Aiming, nearest
from ludotheque.engine.contract import Move
from ludotheque.engine.pointer import Aim

# One piece fits on two places, in two ways on one of them; the other on the second place and on a third.
AIMS = {
    Move(1): Aim("west", "long", 0),
    Move(2): Aim("west", "long", 3),
    Move(3): Aim("east", "long", 3),
    Move(4): Aim("east", "short", 1),
    Move(5): Aim("south", "short", 1),
}
SPOTS = {"west": (10, 10), "east": (30, 11), "south": (20, 20)}


def test_it_begins_at_the_first_place_of_the_first_piece() -> None:
    aiming = Aiming(AIMS)
    assert (aiming.pieces, aiming.piece, aiming.place) == (("long", "short"), "long", "west")
    assert aiming.move == 1
    assert aiming.may_turn


def test_turning_goes_through_the_ways_that_fit() -> None:
    aiming = Aiming(AIMS)
    found = []
    for _ in range(3):
        aiming.turn_by(1)
        found.append(aiming.move)
    assert found == [2, 1, 2]
    aiming.turn_by(-1)
    assert aiming.move == 1


def test_a_turn_is_kept_from_place_to_place_where_it_fits() -> None:
    aiming = Aiming(AIMS)
    aiming.turn_by(1)
    aiming.next(1)
    assert aiming.move == 3
    aiming.next(1)
    assert aiming.move == 2


def test_another_piece_stays_where_it_fits() -> None:
    aiming = Aiming(AIMS)
    aiming.go("east")
    aiming.choose("short")
    assert aiming.move == 4
    assert list(aiming.places) == ["east", "south"]
    aiming.go("south")
    aiming.choose("long")
    assert aiming.place == "west"
    aiming.choose("none such")
    assert aiming.piece == "long"


def test_arrow_keys_go_to_the_nearest_place_in_their_direction() -> None:
    aiming = Aiming({**AIMS, Move(6): Aim("south", "long", 0)})
    for direction, place in (("right", "east"), ("down", "south"), ("up", "east"), ("left", "west")):
        aiming.step(direction, SPOTS)  # type: ignore[arg-type]  # each is one of the four
        assert aiming.place == place, direction


def test_what_needs_no_piece_can_be_done_beside_what_does() -> None:
    """SE-7.2 A crew, or a second tile."""
    aiming = Aiming({**AIMS, Move(7): Aim("flag")})
    assert aiming.piece == ""
    assert list(aiming.places) == ["flag"]
    aiming.choose("short")
    assert list(aiming.places) == ["east", "south", "flag"]
    aiming.go("flag")
    assert aiming.move == 7


def test_a_move_can_be_aimed_at() -> None:
    aiming = Aiming(AIMS)
    assert aiming.aim_at(Move(5))
    assert (aiming.piece, aiming.place, aiming.move) == ("short", "south", 5)
    assert not aiming.aim_at(Move(99))


def test_a_click_means_the_nearest_place_within_reach() -> None:
    assert nearest(SPOTS, 12, 11, reach=6) == "west"
    assert nearest(SPOTS, 20, 13, reach=6) is None
    assert nearest({}, 20, 13, reach=6) is None
