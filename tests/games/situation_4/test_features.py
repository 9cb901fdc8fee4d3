"""Tensors say what the view says: checked plane by plane on a small board."""

import re
from typing import Any

import numpy as np

from ludotheque.engine.contract import SPECTATOR, Seat
from ludotheque.games.situation_4.features import NUMBERS, PLANES, features
from ludotheque.games.situation_4.layout import COLUMNS, ROWS
from tests.games.situation_4.hand_made import NORTH, SOUTH, lays, match_after, timed

# Side 0 has both bases, a tank on B3, a bridge, its flag on the barn, a paratrooper on D5; the mill waits.
MIDDLE = (
    lays(0, "A1 B1 A2 B2 C2 D2 D3 B3 B4")
    + lays(1, "D6 D5")
    + "@4000 0 lay C3; 0 flag barn; 0 bridge mid-west; 0 tank B3; 0 drop D5; @5000 1 lay C5; "
)
MIRRORED = {"mill": "abbey", "abbey": "mill", "barn": "shed", "shed": "barn"}
SITES = {"west": "east", "mid-west": "mid-east", "mid-east": "mid-west", "east": "west"}


def looked_at(seat: int, moves: str, **options: Any) -> tuple[dict[str, Any], dict[str, float]]:
    """Planes and numbers by name, as this seat sees the game after these moves."""
    match = match_after(moves, **options)
    planes, numbers = features(match.view(Seat(seat)))
    assert planes.shape == (len(PLANES), ROWS, COLUMNS)
    assert (planes.dtype, numbers.dtype) == (np.uint8, np.float32)
    assert len(set(PLANES)) == len(PLANES)
    assert len(set(NUMBERS)) == len(NUMBERS) == len(numbers)
    assert np.isfinite(numbers).all()
    assert not planes[:, 6:].any()
    assert not planes[:, :, 4:].any()
    return dict(zip(PLANES, planes, strict=True)), dict(zip(NUMBERS, numbers.tolist(), strict=True))


def places(plane: Any) -> set[str]:
    """The locations that a plane marks, as side 0 names them."""
    return {f"{chr(ord('A') + column)}{row + 1}" for row, column in zip(*np.nonzero(plane), strict=True)}


def test_what_lies_where() -> None:
    planes, _ = looked_at(0, MIDDLE)
    own = {"A1", "B1", "A2", "B2", "C2", "D2", "D3", "B3", "B4", "C3"}
    assert places(planes["pieces, own"]) == own
    assert places(planes["pieces, other"]) == {"D6", "D5", "C5"}
    assert places(planes["tanks, own"]) == {"B3"}
    assert places(planes["paratroopers, own"]) == {"D5"}
    assert not planes["tanks, other"].any()
    assert places(planes["flags, own"]) == {"D3"}
    assert places(planes["waits for a flag, own"]) == {"B3", "C3"}
    assert places(planes["bridges, own"]) == {"B3", "B4"}
    assert places(planes["on the board"]) == set(f"{SOUTH} {NORTH}".split())


def test_what_may_be_laid() -> None:
    planes, _ = looked_at(0, MIDDLE)
    # Around the own pieces, and around D5, where the paratrooper stands.
    assert places(planes["open, own"]) == {"C1", "D1", "A3", "A4", "C4", "D4", "B5"}
    # The tank on B3 closes A3; C3 and B4 are covered.
    assert places(planes["closed, other"]) == {"A3"}
    assert not planes["closed, own"].any()
    assert places(planes["open, other"]) == {"B5", "C4", "C6", "D4"}


def test_where_tanks_come() -> None:
    planes, _ = looked_at(0, MIDDLE)
    assert places(planes["connected, own"]) == places(planes["pieces, own"])
    assert places(planes["reached by tanks, own"]) == places(planes["pieces, own"])
    without, _ = looked_at(0, MIDDLE.replace("0 bridge mid-west; ", ""))
    assert places(without["connected, own"]) == places(without["pieces, own"])
    assert places(without["reached by tanks, own"]) == places(without["pieces, own"]) - {"B4"}


def test_the_board_itself() -> None:
    planes, _ = looked_at(0, "")
    assert places(planes["base line, own"]) == {"A1", "B1", "C1", "D1"}
    assert places(planes["base line, other"]) == {"A6", "B6", "C6", "D6"}
    assert places(planes["bank, own"]) == set(SOUTH.split())
    assert places(planes["tank base, own"]) == {"A2", "B2"}
    assert places(planes["paratroop base, other"]) == {"A5", "B5"}
    assert places(planes["bridge sites"]) == {f"{column}{row}" for column in "ABCD" for row in (3, 4)}
    assert planes["value"][2, 1] == planes["value"][3, 2] == 20
    assert planes["value"][2, 3] == planes["value"][3, 0] == 5
    assert planes["value"].sum() == 4 * 20 + 2 * 5


def test_zones_and_points() -> None:
    planes, numbers = looked_at(0, MIDDLE)
    assert places(planes["zones held, own"]) == {"A1", "B1", "A2", "B2"}
    assert not planes["zones held, other"].any()
    assert np.isclose(numbers["points, own"], 0.2)
    assert numbers["points, other"] == 0
    assert np.isclose(numbers["paratroopers ready, own"], 2 / 3)
    assert np.isclose(numbers["tanks ready, own"], 2 / 3)
    assert (numbers["tanks ready, other"], numbers["paratroopers ready, other"]) == (1, 0)
    assert (numbers["bridges left, own"], numbers["bridges left, other"]) == (0.5, 1)
    assert np.isclose(numbers["pieces laid, own"], 10 / 24)
    assert np.isclose(numbers["empty"], 11 / 24)
    assert (numbers["resigned, own"], numbers["resigned, other"], numbers["last seconds"]) == (0, 0, 0)


def test_zones_held_are_counted_on_each_location() -> None:
    """On `classic` B1 belongs to two zones; one of them is held, then both."""
    match = match_after(lays(0, "A1 A2 B1 B2"), board="classic")
    planes, _ = features(match.view(Seat(0)))
    plane = planes[PLANES.index("zones held, own")]
    assert plane[0, :4].tolist() == [1, 1, 0, 0]
    match = match_after(lays(0, "A1 A2 B1 B2 C1 C2"), board="classic")
    planes, _ = features(match.view(Seat(0)))
    assert planes[PLANES.index("zones held, own")][0, :4].tolist() == [1, 2, 1, 0]


def test_hands_resignation_and_the_end() -> None:
    _, numbers = looked_at(1, "0 resign", sides=[0, 1, 1])
    assert (numbers["hands, own"], numbers["hands, other"]) == (0.5, 0.25)
    assert (numbers["resigned, own"], numbers["resigned, other"]) == (0, 1)
    _, covered = looked_at(0, lays(0, SOUTH) + lays(1, NORTH))
    assert (covered["last seconds"], covered["empty"]) == (1, 0)


def test_how_long_a_flag_is_waited_for() -> None:
    """Hundredths of the grace that had passed when the last piece was laid: 1 s of 3 s; at most all of it."""
    planes, _ = looked_at(0, MIDDLE)
    assert planes["forgotten"][2, 1] == 33
    assert places(planes["forgotten"]) == {"B3", "C3"}
    later, _ = looked_at(0, MIDDLE + "@90000 1 lay C6")
    assert later["forgotten"][2, 1] == 100


def mirrored(moves: str) -> str:
    """The same game turned by half a turn: the sides have changed places."""
    found = []
    for now, seat, move in timed(moves):
        kind, _, place = move.partition(" ")
        if re.fullmatch("[A-D][1-6]", place):
            place = f"{'DCBA'['ABCD'.index(place[0])]}{7 - int(place[1:])}"
        else:
            place = MIRRORED.get(place, SITES.get(place, place))
        found.append(f"@{now} {1 - seat} {kind} {place}".strip())
    return "; ".join(found)


def test_each_side_sees_the_board_from_its_own_base_line() -> None:
    """A game, and the same turned by half a turn: what one side sees here, the other sees there."""
    for moves in (MIDDLE, MIDDLE + "1 tank D6; 0 lay A3; @9000 1 flag mill"):
        turned = mirrored(moves)
        for seat in (0, 1):
            planes, numbers = features(match_after(moves).view(Seat(seat)))
            others, same = features(match_after(turned).view(Seat(1 - seat)))
            assert np.array_equal(planes, others)
            assert np.array_equal(numbers, same)


def test_a_spectator_sits_at_side_0() -> None:
    match = match_after(MIDDLE)
    for own, other in zip(features(match.view(SPECTATOR)), features(match.view(Seat(0))), strict=True):
        assert np.array_equal(own, other)
