"""Tensors say what the view says: checked plane by plane on a small table."""

from typing import Any

import numpy as np

from ludotheque.engine.contract import SPECTATOR, Seat
from ludotheque.games import registry
from ludotheque.games.seismic.components import axial_cell
from ludotheque.games.seismic.features import NUMBERS, PLANES, features
from ludotheque.games.seismic.layout import COLUMNS, ROWS
from tests.games.seismic.hand_made import after

GAME = registry.find("seismic")


def looked_at(seat: int, pile: str, moves: str, **more: Any) -> tuple[dict[str, Any], dict[str, float]]:
    """Planes and numbers by name, as this seat sees the game after these moves."""
    replay = after(pile, moves, **more)
    planes, numbers = features(GAME.view(replay.box, replay.state, Seat(seat)))
    assert planes.shape == (len(PLANES), ROWS, COLUMNS)
    assert (planes.dtype, numbers.dtype) == (np.uint8, np.float32)
    assert len(set(PLANES)) == len(PLANES)
    assert len(set(NUMBERS)) == len(NUMBERS) == len(numbers)
    return dict(zip(PLANES, planes, strict=True)), dict(zip(NUMBERS, numbers.tolist(), strict=True))


def at(plane: Any, q: int, r: int) -> float:
    """A plane's entry at a cell."""
    return float(plane.reshape(-1)[axial_cell(q, r)])


GAME_SO_FAR = ("03 03 02 01 01", "place 03 0,-1 0; crew 03")


def test_a_tile_its_crew_and_what_lies_around() -> None:
    planes, _ = looked_at(1, *GAME_SO_FAR)
    assert planes["fragment 03"].sum() == at(planes["fragment 03"], 0, -1) == 1
    assert all(at(planes[f"fragment {side}"], 0, 0) == 1 for side in range(6))
    assert at(planes["value"], 0, 0) == planes["value"].sum() == 6
    assert planes["crew on side 0"].sum() == at(planes["crew on side 0"], 0, -1) == 1
    assert at(planes["highway beside 3"], 0, -2) == at(planes["highway beside 3"], 0, -1) == 1
    assert at(planes["green beside 5"], 1, -1) == 1
    assert (at(planes["open"], 0, -2), at(planes["open"], 0, -1), at(planes["open"], 5, 0)) == (1, 0, 0)
    assert planes["on the table"].sum() == 19 * 15


def test_seats_are_counted_from_oneself() -> None:
    for seat, whose in ((0, 0), (1, 2), (2, 1)):
        planes, numbers = looked_at(seat, *GAME_SO_FAR, seats=3)
        assert at(planes[f"crew of seat +{whose}"], 0, -1) == 1
        assert sum(planes[f"crew of seat +{other}"].sum() for other in range(4)) == 1
        assert np.isclose(numbers[f"crews left of seat +{whose}"], 19 / 20)
        assert numbers["my turn"] == (seat == 1)


def test_a_spectator_looks_from_the_first_seat() -> None:
    planes, _ = looked_at(SPECTATOR, *GAME_SO_FAR)
    assert at(planes["crew of seat +0"], 0, -1) == 1


def test_numbers() -> None:
    _, numbers = looked_at(0, *GAME_SO_FAR, variants="big-one")
    assert (numbers["face up 03"], numbers["face up 02"], numbers["face up 01"]) == (1, 1, 1)
    assert np.isclose(numbers["unseen 03"], 4 / 6)
    assert np.isclose(numbers["pile"], 1 / 73)
    assert (numbers["big-one"], numbers["dilemma"]) == (1, 0)
    assert [name for name in NUMBERS if name.startswith("phase") and numbers[name]] == ["phase 2"]
    assert sum(numbers[f"seat +{seat} plays"] for seat in range(4)) == 2


def test_the_tile_just_placed() -> None:
    planes, _ = looked_at(0, "03 03", "place 03 0,-1 0")
    assert planes["just placed"].sum() == at(planes["just placed"], 0, -1) == 1
