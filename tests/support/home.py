"""Where the tests of a game lie: ours in `tests/`, those of another package in that of its project."""

from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from ludotheque.engine import installed
from ludotheque.engine.installed import is_ours

TESTS = Path(__file__).parents[1]


def folder_of(name: str) -> Path:
    """The folder of a game's package."""
    folder = installed.folder_of(name)
    assert folder is not None, f"no package of {name}"
    return folder


def home_of(name: str) -> Path:
    """The folder of a game's tests."""
    return TESTS / "games" / folder_of(name).name if is_ours(name) else _tests_beside(folder_of(name))


def records_of(name: str) -> Path:
    """The folder of its recorded games."""
    return TESTS / "records" / name if is_ours(name) else home_of(name) / "records"


@cache
def stock_of(name: str) -> ModuleType:
    """Its `stock.py`: what the game has in stock, and where it is counted."""
    path = home_of(name) / "stock.py"
    if is_ours(name):
        return import_module(f"tests.games.{path.parent.name}.stock")
    spec = spec_from_file_location(f"stock_of_{name.replace('-', '_')}", path)
    assert spec is not None
    assert spec.loader is not None
    stock = module_from_spec(spec)
    spec.loader.exec_module(stock)
    return stock


def _tests_beside(package: Path) -> Path:
    """`tests` in the project that a package is installed from."""
    for folder in package.parents:
        if (folder / "pyproject.toml").is_file() and folder / "tests" != TESTS:
            return folder / "tests"
    raise FileNotFoundError(f"no tests of {package}: install it with `pip install -e`")
