"""Lenses: what a game can show of chance in a position, worked out from a view and nothing else."""

from importlib import import_module
from typing import Any, Protocol

from ludotheque.engine.contract import Game, View
from ludotheque.engine.teller import Screen
from ludotheque.engine.words import Refused

_LENSES = {"seismic": "faults"}  # by game: the file in this folder


class Lens(Protocol):
    """What such a file has."""

    def shown(self, view: View) -> dict[str, Any]:
        """What it shows of a position, for a client: plain JSON."""

    def told(self, view: View, teller: Any, screen: Screen) -> tuple[list[str], list[str]]:
        """The same for a terminal, by the game's own teller: what is drawn, and words."""


def has_lens(game: Game) -> bool:
    """Whether there is one for this game."""
    return game.name in _LENSES


def lens_of(game: Game) -> Lens:
    """The lens of a game; Refused if it has none."""
    if not has_lens(game):
        raise Refused("lens-none")
    lens: Lens = import_module(f"ludotheque.bots.{_LENSES[game.name]}")
    return lens
