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


LEVELS = 8


def names(game: Game) -> tuple[str, ...]:
    """The levels that people choose from, the weakest first."""
    return tuple(f"level-{level}" for level in range(1, LEVELS + 1))


def plain(game: Game) -> tuple[str, ...]:
    """Bots that simulations use, the weakest first. Where time counts they are graded by their pace."""
    return ("uniform", "child", "casual", "puzzler") if game.is_timed else ("uniform", "greedy")


def usual(game: Game) -> str:
    """The opponent of who has not chosen one."""
    return "level-4"


def check(name: str, game: Game) -> None:
    """Refused with words if there is no such bot."""
    known = (*names(game), *plain(game))
    if name not in known:
        raise Refused("bot-unknown", bot=quote(name), known=", ".join(known))


def playouts_of(game: Game) -> ModuleType:
    """How bots decide in this game, compiled: `bots/<game>.py`."""
    return import_module(f"ludotheque.bots.{game.name.replace('-', '_')}")


def find(name: str, game: Game, seed: int) -> Bot:
    """A bot of this name for this game; the seed settles its chances."""
    from ludotheque.bots.greedy import Greedy
    from ludotheque.bots.hands import Hands
    from ludotheque.bots.uniform import Uniform

    check(name, game)
    if name in names(game):
        name = plain(game)[min(int(name[-1]) // 2, len(plain(game)) - 1)]
    if game.is_timed:
        return Hands(name, game, seed)
    return Uniform(seed) if name == "uniform" else Greedy(game, seed)
