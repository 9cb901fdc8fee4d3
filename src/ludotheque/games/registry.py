"""The games there are."""

from functools import cache

from ludotheque.engine.contract import Game
from ludotheque.engine.words import Refused, quote

NAMES = ("seismic", "beat-the-quake")


@cache
def find(name: str) -> Game:
    """The game of this name. Its rules are loaded at the first call."""
    if name == "seismic":
        from ludotheque.games.seismic.game import Seismic

        return Seismic()
    if name == "beat-the-quake":
        from ludotheque.games.beat_the_quake.game import BeatTheQuake

        return BeatTheQuake()
    raise Refused("game-unknown", game=quote(name), known=", ".join(NAMES))
