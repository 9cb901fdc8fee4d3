"""The bots there are, by name."""

from importlib import import_module
from types import ModuleType
from typing import Protocol

from ludotheque.engine.contract import Game, Move, View
from ludotheque.engine.words import Refused, quote

NAMES = ("uniform", "greedy")


class Bot(Protocol):
    """Sits in a seat: gets what that seat may know, and its legal moves."""

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move:
        """One of the legal moves, within about this time."""


def check(name: str) -> None:
    """Refused with words if there is no such bot."""
    if name not in NAMES:
        raise Refused("bot-unknown", bot=quote(name), known=", ".join(NAMES))


def playouts_of(game: Game) -> ModuleType:
    """How bots decide in this game, compiled: `bots/<game>.py`."""
    return import_module(f"ludotheque.bots.{game.name.replace('-', '_')}")


def find(name: str, game: Game, seed: int) -> Bot:
    """A bot of this name for this game; the seed settles its chances."""
    from ludotheque.bots.greedy import Greedy
    from ludotheque.bots.uniform import Uniform

    check(name)
    return Uniform(seed) if name == "uniform" else Greedy(game, seed)
