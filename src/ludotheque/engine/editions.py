"""Editions of a game: TOML files, ours beside its rules, and the user's own."""

import os
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from ludotheque.engine.words import Refused, quote

Edition = TypeVar("Edition")


class Editions(Generic[Edition]):
    """The editions of one game. `check` makes one of what a file holds, or refuses it with words.

    `kind` is what it makes; `option` is what this game calls them among its options.
    """

    def __init__(
        self,
        game: str,
        ours: Path,
        check: Callable[[Mapping[str, Any], str], Edition],
        kind: type[Edition],
        option: str = "edition",
    ) -> None:
        self.kind = kind
        self._game = game
        self._ours = ours
        self._check = check
        self._option = option
        self._loaded: dict[Path, tuple[int, Edition]] = {}  # with the time of the file

    def _folders(self) -> Iterator[Path]:
        """Ours first, then the user's own: a folder of the game in LUDOTHEQUE_EDITIONS, or with all data."""
        yield self._ours
        if chosen := os.environ.get("LUDOTHEQUE_EDITIONS"):
            yield Path(chosen) / self._game
            return
        import platformdirs  # slow to import, not needed for our own editions

        yield Path(platformdirs.user_data_dir("ludotheque")) / "editions" / self._game

    def names(self) -> list[str]:
        """The editions that can be named in a record."""
        return sorted({path.stem for folder in self._folders() for path in folder.glob("*.toml")})

    def find(self, given: Any) -> Edition:
        """The edition that options name, ours or the user's; it is read again when its file has changed."""
        if not isinstance(given, str):
            raise Refused("edition-not-text", option=self._option).at(f"options.{self._option}")
        for folder in self._folders():
            for path in folder.glob("*.toml"):
                if path.stem == given:
                    return self._load(path)
        known = ", ".join(self.names())
        error = Refused("edition-unknown", option=self._option, edition=quote(given), known=known)
        raise error.at(f"options.{self._option}")

    def _load(self, path: Path) -> Edition:
        changed, loaded = path.stat().st_mtime_ns, self._loaded.get(path)
        if loaded is None or loaded[0] != changed:
            loaded = self._loaded[path] = changed, self.read(path)
        return loaded[1]

    def named(self, name_or_file: str) -> Edition:
        """What a command line names: an edition, or a TOML file that holds one."""
        return self.read(Path(name_or_file)) if name_or_file.endswith(".toml") else self.find(name_or_file)

    def read(self, path: Path) -> Edition:
        """Read an edition from a TOML file and check every line of it."""
        try:
            data = tomllib.loads(path.read_bytes().decode("utf-8"))
        except OSError as error:
            raise Refused("file-unreadable", file=quote(path.name), why=error.strerror or "") from None
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise Refused("edition-not-toml", file=quote(path.name), why=quote(error, 200)) from None
        try:
            if data.get("name") != path.stem:
                raise Refused("edition-name", name=quote(data.get("name")), file=quote(path.stem))
            return self._check(data, path.stem)
        except Refused as error:
            raise error.at(path.name) from None


def shipped(folder: Path, first: Sequence[str] = (), kept: Sequence[str] = ()) -> tuple[str, ...]:
    """The editions that come with a game, from its folder: these first, in this order, then any others.

    Those that are `kept` for old games are not among them.
    """
    names = sorted(path.stem for path in folder.glob("*.toml") if path.stem not in kept)
    return (*(name for name in first if name in names), *(name for name in names if name not in first))


def shared_words(game: Path, name: str) -> dict[str, dict[str, Any]]:
    """What the things of all our editions are called, by language: `words/<language>/<name>` of the game.

    An edition says it in its own file where it means another thing, or one of its own.
    """
    paths = sorted(game.glob(f"words/*/{name}"))
    return {path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in paths}


def only_keys(found: Mapping[str, Any], known: tuple[str, ...]) -> None:
    """Refused with words if there is another key."""
    for key in found:
        if key not in known:
            raise Refused("edition-unknown-key", key=quote(key), known=", ".join(known))


def whole(found: Any, key: str, most: int) -> int:
    """A whole number from 0 to so many."""
    if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found <= most:
        raise Refused("edition-number", key=key, value=quote(found), most=most)
    return found
