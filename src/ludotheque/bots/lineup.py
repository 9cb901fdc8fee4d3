"""The bots there are, by name."""

from importlib import import_module
from types import ModuleType
from typing import Protocol

from ludotheque.engine.contract import Game, Milliseconds, Move, View
from ludotheque.engine.words import Refused, quote


class Bot(Protocol):
    """Sits in a seat: gets what that seat may know, and its legal moves."""

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move | None:
        """One of the legal moves, within about this time; None, where nobody has to move: nothing now."""

    def pace(self, view: View, move: Move | None) -> Milliseconds:
        """How long a hand takes for this move, or for nothing, in a game that goes by time."""


def names(game: Game) -> tuple[str, ...]:
    """The bots that play this game, the weakest first. Where time counts they are graded by their pace."""
    return ("uniform", "child", "casual", "puzzler") if game.is_timed else ("uniform", "greedy")


def check(name: str, game: Game) -> None:
    """Refused with words if there is no such bot."""
    if name not in names(game):
        raise Refused("bot-unknown", bot=quote(name), known=", ".join(names(game)))


def playouts_of(game: Game) -> ModuleType:
    """How bots decide in this game, compiled: `bots/<game>.py`."""
    return import_module(f"ludotheque.bots.{game.name.replace('-', '_')}")


def find(name: str, game: Game, seed: int) -> Bot:
    """A bot of this name for this game; the seed settles its chances."""
    from ludotheque.bots.greedy import Greedy
    from ludotheque.bots.hands import Hands
    from ludotheque.bots.uniform import Uniform

    check(name, game)
    if game.is_timed:
        return Hands(name, game, seed)
    return Uniform(seed) if name == "uniform" else Greedy(game, seed)
