"""The games there are: those that installed packages bring (`engine/installed.py`), ours among them."""

import logging
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludotheque.engine import installed
from ludotheque.engine.contract import Game
from ludotheque.engine.options import Option
from ludotheque.engine.words import Refused, quote

_FIRST = ("seismic", "beat-the-quake", "situation-4")  # in lists; what else there is follows, by its name
FOR_CLASS = "beat-the-quake"  # what a class plays, if it names none: known before any game is loaded

NAMES = tuple(
    sorted(
        installed.games(),
        key=lambda name: (_FIRST.index(name) if name in _FIRST else len(_FIRST), name),
    )
)

OURS = tuple(filter(installed.is_ours, NAMES))  # those that this project brings


@cache
def find(name: str) -> Game:
    """The game of this name. Its rules are loaded at the first call; Refused with words if that fails."""
    if not NAMES:
        raise Refused("games-none")
    if name not in NAMES:
        raise Refused("game-unknown", game=quote(name), known=", ".join(NAMES))
    return _loaded(name)


def every() -> list[Game]:
    """All that can be loaded. What is wrong with another is logged, and told to who asks for it by name."""
    return [game for name in NAMES if (game := _found(name)) is not None]


def options_of(name: str) -> Sequence[Option]:
    """What a host chooses in the game of this name: its `options.py`. Its rules are not loaded."""
    module = f"{installed.package_of(name)}.options"
    found: Sequence[Option] = import_module(module).OPTIONS if find_spec(module) else ()
    return found


@cache
def _found(name: str) -> Game | None:
    try:
        return find(name)
    except Refused as error:
        logging.getLogger(__name__).warning("left out of the games: %s", error)
        return None


def _loaded(name: str) -> Game:
    """A game as its entry point gives it; Refused, with what is wrong, if that cannot be loaded."""
    entry = installed.games()[name]
    try:
        game: Any = entry.load()()
    except Exception as error:
        why = quote(f"{type(error).__name__}: {error}", 300)
        raise Refused("game-broken", game=name, entry=entry.value, why=why) from error
    if isinstance(game, Game) and game.name == name:
        return game
    raise Refused("game-other", game=name, entry=entry.value)
