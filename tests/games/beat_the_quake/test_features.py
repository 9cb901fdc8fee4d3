"""Tensors say what the view says: checked plane by plane on a small table."""

from typing import Any

import numpy as np
import pytest

from ludotheque.engine.contract import SPECTATOR, Seat
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.features import NUMBERS, PLANES, features
from ludotheque.games.beat_the_quake.layout import OBJECTS, SEATS
from tests.games.beat_the_quake.hand_made import match_after

GAME = registry.find("beat-the-quake")

# Three seats. Ada shows c30 and holds a10; Bo met a quake alone with e20 and holds b12; Cleo has drawn f41.
PILE = "a10 b12 d13 c30 e20 yellow-2 f41 g00 red-1"
MOVES = "show c30; stop; show e20; draw; use e20"


def looked_at(seat: int, pile: str, moves: str, **more: Any) -> tuple[dict[str, set[str]], dict[str, float]]:
    """The cards marked on each plane, and the numbers by name, as this seat sees it after these moves."""
    match = match_after(pile, moves, **more)
    planes, numbers = features(match.view(Seat(seat)))
    assert planes.shape == (len(PLANES), OBJECTS)
    assert (planes.dtype, numbers.dtype) == (np.uint8, np.float32)
    assert len(set(PLANES)) == len(PLANES)
    assert len(set(NUMBERS)) == len(NUMBERS) == len(numbers)
    assert np.isfinite(numbers).all()
    ids = [card["id"] for card in GAME.components(match.options)["objects"]]
    assert not planes[:, len(ids) :].any()
    marked = {
        name: {card for card, mark in zip(ids, plane, strict=False) if mark}
        for name, plane in zip(PLANES, planes, strict=True)
    }
    return marked, dict(zip(NUMBERS, numbers.tolist(), strict=True))


def test_where_each_card_is() -> None:
    planes, _ = looked_at(2, PILE, MOVES, seats=3)
    assert planes["hand"] == {"d13", "f41"}
    assert planes["just drawn"] == {"f41"}
    assert planes["face up before seat +1"] == {"c30"}  # Ada sits after Cleo
    assert planes["neutral of seat +2"] == {"e20"}  # Bo met it alone
    assert len(planes["in the edition"]) == 16
    assert planes["VP"] == {"a10", "b12", "d13", "c30", "e20", "f41"}
    assert planes["VD"] == {"b12", "d13", "f41"}
    rest = set(PLANES) - {"hand", "just drawn", "face up before seat +1", "neutral of seat +2"}
    assert all(not planes[name] for name in rest - {"in the edition", "VP", "VD"})


def test_values_are_those_of_the_cards() -> None:
    match = match_after(PILE, MOVES, seats=3)
    planes, _ = features(match.view(Seat(0)))
    ids = [card["id"] for card in GAME.components(match.options)["objects"]]
    for plane, key in ((PLANES.index("VP"), "vp"), (PLANES.index("VD"), "vd")):
        wanted = [card[key] for card in GAME.components(match.options)["objects"]]
        assert planes[plane, : len(ids)].tolist() == wanted


def test_seats_are_counted_from_oneself() -> None:
    for seat, ada, bo in ((0, 0, 1), (1, 2, 0), (2, 1, 2)):
        planes, numbers = looked_at(seat, PILE, MOVES, seats=3)
        assert planes[f"face up before seat +{ada}"] == {"c30"}
        assert planes[f"neutral of seat +{bo}"] == {"e20"}
        assert numbers[f"open points of seat +{ada}"] == pytest.approx(1 / 20)  # an unused card
        assert numbers[f"open points of seat +{bo}"] == pytest.approx(3 / 20)  # a quake met alone
        assert numbers[f"quakes neutralised by seat +{bo}"] == pytest.approx(1 / 6)
        assert numbers[f"damage announced by seat +{bo}"] == pytest.approx(2 / 10)
        assert numbers[f"damage announced by seat +{ada}"] == pytest.approx(-0.1)
        assert [number for number in range(SEATS) if numbers[f"turn of seat +{number}"]] == [(2 - seat) % 3]
        assert [number for number in range(SEATS) if numbers[f"seat +{number} plays"]] == [0, 1, 2]
        sizes = [numbers[f"hand size of seat +{(other - seat) % 3}"] for other in range(3)]
        assert sizes == pytest.approx([0.1, 0.1, 0.2])


def test_numbers() -> None:
    _, numbers = looked_at(2, PILE, MOVES, seats=3)
    assert [name for name in NUMBERS if name.startswith("phase") and numbers[name]] == ["phase 2"]
    assert [name for name in NUMBERS if name.endswith("drawn") and numbers[name]] == ["yellow-2 drawn"]
    assert numbers["pile"] == pytest.approx(2 / 52)
    assert (numbers["safe draws"], numbers["alone"], numbers["advanced"], numbers["reached"]) == (0, 0, 0, 0)
    assert numbers["damage"] == pytest.approx(-0.1)
    assert numbers["objects drawn this turn"] == 0.5
    assert numbers["VP of the hand"] == pytest.approx(5 / 20)
    assert numbers["VD of the hand"] == pytest.approx(4 / 20)


def test_a_quake_being_met() -> None:
    """An advanced red one: 2 more, a card of each hand lost, and common objects of others used."""
    pile = "a10 b14 c30 d30 e10 red-1 f20 g10"
    moves = "show c30; draw; show d30; keep; draw; discard e10; discard a10"
    planes, numbers = looked_at(1, pile, moves, advanced=True)
    assert numbers["damage"] == pytest.approx(6 / 10)
    assert (numbers["alone"], numbers["advanced"], numbers["reached"]) == (0, 1, 0)
    assert planes["discarded from the hand"] == {"e10"}
    planes, numbers = looked_at(1, pile, f"{moves}; use d30", advanced=True)
    assert numbers["reached"] == pytest.approx(3 / 10)
    assert planes["used of seat +1"] == {"d30"}
    planes, _ = looked_at(0, pile, moves, advanced=True)
    assert planes["discarded from the hand"] == {"a10"}


def test_what_left_the_table_openly() -> None:
    """An orange quake takes a common object of each; one's own cards, used with those of others, are gone."""
    pile = "a10 b12 c50 d10 e10 orange-1 f20 g10"
    moves = "show c50; draw; show d10; show e10; draw; discard e10; discard d10"
    planes, _ = looked_at(0, pile, moves, advanced=True)
    assert planes["gone"] == {"d10", "e10"}
    planes, _ = looked_at(
        0, "a10 b14 c20 d20 yellow-1 f20", "show c20; stop; show d20; draw; use c20; use d20"
    )
    assert planes["gone"] == {"d20"}
    assert planes["used of seat +0"] == {"c20"}


def test_a_spectator_looks_from_the_first_seat_and_has_no_hand() -> None:
    planes, numbers = looked_at(SPECTATOR, PILE, MOVES, seats=3)
    assert planes["face up before seat +0"] == {"c30"}
    assert planes["hand"] == planes["just drawn"] == planes["discarded from the hand"] == set()
    assert (numbers["VP of the hand"], numbers["VD of the hand"]) == (0, 0)


def test_what_is_hidden_leaves_no_mark() -> None:
    """A guess has other hands and the same view: the same tensors for the seat that looks."""
    match = match_after(PILE, MOVES, seats=3)
    seen = features(match.view(Seat(2)))
    state, _ = GAME.guess(match.view(Seat(2)), np.random.default_rng(3))
    assert state["hands"].tolist() != match.state["hands"].tolist()
    for one, other in zip(seen, features(GAME.view(match.box, state, Seat(2))), strict=True):
        assert (one == other).all()
