"""What a language says, and what it still lacks: all that is said in English, by file."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from ludotheque.engine import installed
from ludotheque.engine.languages import ENGLISH, FOLDER


def said_in(language: str) -> dict[str, list[str]]:
    """The messages and the names in each file of this language, by where it lies."""
    found: dict[str, list[str]] = {}
    for name, folder in _folders():
        for path in sorted((folder / language).glob("*.ftl")):
            found[f"{name}{path.name}"] = list(_messages(path))
        for path in sorted((folder / language).glob("*.toml")):
            found[f"{name}{path.name}"] = list(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


def missing_in(language: str) -> dict[str, list[str]]:
    """What is said in English and not in this language; files that lack nothing are left out."""
    said = said_in(language)
    lacks = {
        file: [key for key in keys if key not in said.get(file, ())]
        for file, keys in said_in(ENGLISH).items()
    }
    return {file: keys for file, keys in lacks.items() if keys}


def _folders() -> Iterator[tuple[str, Path]]:
    """The folders of words, ours and those of games, and what they are called in a list."""
    yield "", FOLDER
    for folder in installed.folders():
        yield f"{folder.name}/", folder / "words"


def _messages(path: Path) -> Iterator[str]:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Message

    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            yield entry.id.name
