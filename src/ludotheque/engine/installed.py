"""The games that installed packages bring, by entry points. Nothing of a game is loaded here.

    [project.entry-points."ludotheque.games"]
    hex = "hexagons.game:Hex"

The name is that of the game; its class lies in a package, and beside it all else that the game is made of.
"""

from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "ludotheque.games"

_OURS = "ludotheque"


@cache
def games() -> dict[str, EntryPoint]:
    """Those that were found, by name; ours come first, and keep their names if others have them too."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: (_top_of(entry) != _OURS, entry.name))
    named: dict[str, EntryPoint] = {}
    for entry in found:
        named.setdefault(entry.name, entry)
    return named


def is_ours(name: str) -> bool:
    """Whether a game lies in our own package."""
    return _top_of(games()[name]) == _OURS


def package_of(name: str) -> str:
    """The package that a game lies in: the one that its entry point names, or whose module it names."""
    module = games()[name].module
    folder = _folder_of(module)
    return module if folder is not None and folder.is_dir() else module.rpartition(".")[0]


def folder_of(name: str) -> Path | None:
    """The folder of that package, with its sheets of rules and its words; None if it is not there."""
    return _folder_of(package_of(name)) if name in games() else None


def folders() -> list[Path]:
    """Those of all games whose packages are there."""
    return [folder for name in games() if (folder := folder_of(name)) is not None]


def sources_elsewhere() -> Iterator[tuple[str, Path]]:
    """All code of those packages that bring games and are not ours: its name, and where it lies."""
    for top in sorted({_top_of(entry) for entry in games().values()} - {_OURS}):
        if (place := _place_of(top)) is not None:
            for path in sorted(place.rglob("*.py")):
                yield f"{top}/{path.relative_to(place).as_posix()}", path


def _top_of(entry: EntryPoint) -> str:
    return entry.module.partition(".")[0]


def _folder_of(package: str) -> Path | None:
    top, *inner = package.split(".")
    place = _place_of(top)
    return None if place is None else place.joinpath(*inner)


@cache
def _place_of(top: str) -> Path | None:
    """Where a package lies; it is not imported."""
    spec = find_spec(top) if top else None
    places = spec.submodule_search_locations if spec is not None else None
    return Path(next(iter(places))) if places else None
