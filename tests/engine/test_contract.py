"""What every game agrees to."""

import inspect

import pytest

from ludotheque.engine.contract import CHANCE, NOBODY, SPECTATOR, Game, View, seats_in
from ludotheque.games import registry
from tests.engine.broken import SMALL

KERNELS = ("to_move", "legal", "is_legal", "play", "settle", "mark_scores", "replay")


@pytest.mark.parametrize(
    ("bits", "seats"),
    [
        *((CHANCE, []), (NOBODY, []), (0b1, [0]), (0b10, [1]), (0b100, [2]), (0b1000, [3])),
        *((0b11, [0, 1]), (0b1111, [0, 1, 2, 3]), (0b1010, [1, 3])),
    ],
)
def test_seats_in(bits: int, seats: list[int]) -> None:
    """One, several at once, chance, nobody."""
    assert seats_in(bits) == seats


@pytest.mark.parametrize("name", registry.NAMES)
def test_a_game_says_what_it_is(name: str) -> None:
    """Its name, its rules and who can play."""
    game = registry.find(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert game.rules_version >= 1
    assert min(game.seat_counts) >= 1
    assert game.players_clause
    assert registry.find(name) is game


@pytest.mark.parametrize("name", registry.NAMES)
def test_the_kernels_take_what_the_contract_says(name: str) -> None:
    """In this order, by these names."""
    rules = registry.find(name).rules
    for kernel in KERNELS:
        assert callable(getattr(rules, kernel))
    plain = {kernel: getattr(rules, kernel) for kernel in KERNELS}
    taken = {
        kernel: list(inspect.signature(getattr(function, "py_func", function)).parameters)
        for kernel, function in plain.items()
    }
    assert taken["to_move"] == ["state"]
    assert taken["legal"] == ["box", "state", "seat", "now", "moves"]
    assert taken["is_legal"] == ["box", "state", "seat", "move", "now"]
    assert taken["play"] == ["box", "state", "seat", "move", "now"]
    assert taken["mark_scores"] == ["box", "state", "scores"]
    assert taken["settle"][:2] == ["box", "state"]


def test_views_are_equal_by_what_they_show() -> None:
    """The seat and every byte."""
    game = registry.find(SMALL["game"])
    box = game.box(game.options({}))
    import numpy as np

    states = np.zeros(2, game.state_dtype)
    one, same = (game.view(box, states[place], SPECTATOR) for place in range(2))
    assert one == same
    assert hash(one) == hash(same)
    states[1]["pile"] = 7
    assert one != game.view(box, states[1], SPECTATOR)
    assert one != View(seats_in(1)[0], box, one.record)
    assert one != "a view"


def test_an_unknown_game() -> None:
    """Refused, and the known ones are named."""
    from ludotheque.engine.words import Refused

    with pytest.raises(Refused) as caught:
        registry.find("chess")
    assert caught.value.key == "game-unknown"
    assert ", ".join(registry.NAMES) in caught.value.tell()
