"""Adapters for other people's libraries. They hold no rules, and each needs an extra of its own.

Every game has a module here for PettingZoo, with a version in its name: `seismic_v0`. No file holds it: it is
made by `zoo.py` when somebody imports it.
"""

import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any

_VERSION = "_v0"


class _ZooModules(MetaPathFinder, Loader):
    """Finds the modules for PettingZoo: one for each game there is."""

    def find_spec(
        self, fullname: str, path: Any = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """That of a game of the house; None for any other module."""
        package, _, name = fullname.rpartition(".")
        if package != __name__ or not name.endswith(_VERSION) or _game_of(name) is None:
            return None
        return ModuleSpec(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        """Put the game's environments into its module."""
        from ludotheque.research import zoo

        game = _game_of(module.__name__.rpartition(".")[2])
        assert game is not None
        zoo.fill(module, game)


def _game_of(module: str) -> str | None:
    """The game that a module is named after."""
    from ludotheque.games import registry

    wanted = module.removesuffix(_VERSION)
    return next((name for name in registry.NAMES if name.replace("-", "_") == wanted), None)


sys.meta_path.append(_ZooModules())

if TYPE_CHECKING:

    def __getattr__(name: str) -> Any: ...
