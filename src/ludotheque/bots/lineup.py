"""The bots there are, by name."""

from typing import Protocol

from ludotheque.bots import learned, levels
from ludotheque.engine.contract import Game, Milliseconds, Move, View
from ludotheque.engine.words import Refused, quote


class Bot(Protocol):
    """Sits in a seat: gets what that seat may know, and its legal moves."""

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move | None:
        """One of the legal moves, within about this time; None, where nobody has to move: nothing now."""

    def pace(self, view: View, move: Move | None) -> Milliseconds:
        """How long a hand takes for this move, or for nothing, in a game that goes by time."""


def names(game: Game) -> tuple[str, ...]:
    """The bots that people choose from, the weakest first: eight levels."""
    return levels.NAMES


def usual(game: Game) -> str:
    """The one that plays if nobody has chosen: it sees all that can be seen at once."""
    return levels.NAMES[3]


def plain(game: Game) -> tuple[str, ...]:
    """The bots that simulations are made of, by number: each decides in one kernel."""
    bots: tuple[str, ...] = game.part("playouts").BOTS
    return bots


def every(game: Game) -> tuple[str, ...]:
    """All of them, by name."""
    return (*names(game), *plain(game), *learned.names(game))


def check(name: str, game: Game, with_files: bool = False) -> None:
    """Refused with words if there is no such bot.

    With files: also `learned:FILE`, where who names a file may read it anyway. At a table of a server that
    is so for nobody.
    """
    if with_files and learned.is_from_file(name):
        learned.check(learned.file_named(name, game), game)
        return
    if name not in every(game):
        raise Refused("bot-unknown", bot=quote(name), known=", ".join(every(game)))


def find(name: str, game: Game, seed: int, with_files: bool = False, by_turns: bool = False) -> Bot:
    """A bot of this name for this game; the seed settles its chances. With files: see `check`.

    By turns: a game that goes by time is played turn by turn here.
    """
    from ludotheque.bots.greedy import Greedy
    from ludotheque.bots.hands import Hands
    from ludotheque.bots.uniform import Uniform

    check(name, game, with_files)
    if name == learned.NAME or learned.is_from_file(name):
        return learned.Learned(game, learned.file_named(name, game))
    if name in levels.NAMES:
        return levels.Player(game, levels.NAMES.index(name) + 1, seed, by_turns)
    if game.is_timed:
        return Hands(name, game, seed)
    return Uniform(seed) if name == "uniform" else Greedy(game, seed)
