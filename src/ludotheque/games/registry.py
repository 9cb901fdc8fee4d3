"""The games there are."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ludotheque.engine.contract import Game
from ludotheque.engine.options import Option
from ludotheque.engine.words import Refused, quote

NAMES = ("seismic", "beat-the-quake", "situation-4")


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


def options_of(name: str) -> Sequence[Option]:
    """What a host chooses in the game of this name: its `options.py`. Its rules are not loaded."""
    module = f"ludotheque.games.{name.replace('-', '_')}.options"
    found: Sequence[Option] = import_module(module).OPTIONS if find_spec(module) else ()
    return found


def features_of(game: Game) -> ModuleType:
    """How a view of this game becomes tensors: its `features.py`, which is loaded at the first call."""
    return import_module(f"ludotheque.games.{game.name.replace('-', '_')}.features")
