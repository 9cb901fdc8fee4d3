"""The games there are."""

from functools import cache
from importlib import import_module
from types import ModuleType

from ludotheque.engine.contract import Game
from ludotheque.engine.words import Refused, quote

NAMES = ("seismic", "beat-the-quake", "situation-4")
FOR_CLASS = "beat-the-quake"  # what a class plays, if it names none: known before any game is loaded


@cache
def find(name: str) -> Game:
    """The game of this name. Its rules are loaded at the first call."""
    if name == "seismic":
        from ludotheque.games.seismic.game import Seismic

        return Seismic()
    if name == "beat-the-quake":
        from ludotheque.games.beat_the_quake.game import BeatTheQuake

        return BeatTheQuake()
    if name == "situation-4":
        from ludotheque.games.situation_4.game import Situation4

        return Situation4()
    raise Refused("game-unknown", game=quote(name), known=", ".join(NAMES))


def features_of(game: Game) -> ModuleType:
    """How a view of this game becomes tensors: its `features.py`, which is loaded at the first call."""
    return import_module(f"ludotheque.games.{game.name.replace('-', '_')}.features")
