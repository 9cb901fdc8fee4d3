"""Opponents. A bot sits in a seat: it gets views and legal moves, never a state."""

from importlib import import_module
from types import ModuleType

from ludotheque.engine.contract import Game


def file_of(game: Game, folder: str) -> ModuleType:
    """The file that a game has in this folder, as each game has one."""
    return import_module(f"ludotheque.{folder}.{game.name.replace('-', '_')}")
