"""The games there are."""

from functools import cache

from ludotheque.engine.contract import Game
from ludotheque.engine.words import Refused, quote

NAMES = ("seismic",)


@cache
def find(name: str) -> Game:
    """The game of this name. Its rules are loaded at the first call."""
    if name == "seismic":
        from ludotheque.games.seismic.game import Seismic

        return Seismic()
    raise Refused("game-unknown", game=quote(name), known=", ".join(NAMES))
