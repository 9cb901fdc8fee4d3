"""The sources of the web client, cut into what people read and what programs read."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"

_APART = re.compile(r"<(script|style)\b[^>]*>.*?</\1>|<!--.*?-->", re.DOTALL)
_SCRIPT = re.compile(r"<script\b[^>]*>(.*?)</script>", re.DOTALL)
_COMMENT = re.compile(r"(?<!\w)/\*.*?\*/|(?<![:\"'`/])//[^\n]*", re.DOTALL)
_QUOTES = "\"'`"


@dataclass(frozen=True)
class Piece:
    """A piece of markup: text, an expression in braces, or a tag."""

    kind: str  # "text", "braces" or "tag"
    source: str


def files() -> list[Path]:
    """Every file of the client that a program is written in."""
    return sorted(path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts"))


def components() -> list[Path]:
    """Those with markup."""
    return [path for path in files() if path.suffix == ".svelte"]


def end_of_string(source: str, start: int) -> int:
    """Where the string that begins here ends; holes of a template belong to it."""
    quote = source[start]
    place = start + 1
    while place < len(source):
        if source[place] == "\\":
            place += 2
        elif source[place] == quote:
            return place + 1
        elif quote == "`" and source.startswith("${", place):
            place = end_of_braces(source, place + 1)
        else:
            place += 1
    raise AssertionError(f"a string without an end: {source[start : start + 60]}")


def end_of_braces(source: str, start: int) -> int:
    """Where the braces that open here are closed."""
    depth, place = 0, start
    while place < len(source):
        letter = source[place]
        if letter in _QUOTES:
            place = end_of_string(source, place)
            continue
        depth += (letter == "{") - (letter == "}")
        place += 1
        if depth == 0:
            return place
    raise AssertionError(f"braces without an end: {source[start : start + 60]}")


def _end_of_tag(source: str, start: int) -> int:
    place = start
    while source[place] != ">":
        if source[place] == "{":
            place = end_of_braces(source, place)
        elif source[place] in "\"'":
            place = source.index(source[place], place + 1) + 1
        else:
            place += 1
    return place + 1


def markup(source: str) -> Iterator[Piece]:
    """The markup of a component, piece by piece."""
    source = _APART.sub("", source)
    place = begin = 0
    while place < len(source):
        letter = source[place]
        is_tag = letter == "<" and re.match(r"</?[a-zA-Z]", source[place : place + 3]) is not None
        if letter != "{" and not is_tag:
            place += 1
            continue
        yield Piece("text", source[begin:place])
        end = end_of_braces(source, place) if letter == "{" else _end_of_tag(source, place)
        yield Piece("tag" if is_tag else "braces", source[place:end])
        place = begin = end
    yield Piece("text", source[begin:])


def program(path: Path) -> str:
    """What runs: scripts, and the expressions of the markup; comments left out."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".ts":
        return _COMMENT.sub("", source)
    parts = _SCRIPT.findall(source)
    for piece in markup(source):
        if piece.kind == "braces":
            parts.append(piece.source)
        elif piece.kind == "tag":
            parts += braces_in(piece.source)
    return _COMMENT.sub("", "\n".join(parts))


def braces_in(tag: str) -> Iterator[str]:
    """The expressions among the attributes of a tag."""
    place = 0
    while (place := tag.find("{", place)) >= 0:
        end = end_of_braces(tag, place)
        yield tag[place:end]
        place = end


def strings_in(source: str) -> Iterator[tuple[int, str]]:
    """The strings of a program, each with its place, quotes left out. Holes of templates are looked into."""
    place = 0
    while place < len(source):
        if source[place] not in _QUOTES:
            place += 1
            continue
        end = end_of_string(source, place)
        yield place, source[place + 1 : end - 1]
        if source[place] == "`":
            for hole in re.finditer(r"\$(?=\{)", source[place:end]):
                inner = place + hole.end()
                inside = source[inner : end_of_braces(source, inner)]
                yield from ((inner + at, text) for at, text in strings_in(inside))
        place = end
