"""Things in sentences: which part of a text names a tile, a card, a place, for a client that shows it.

Beside a board a game's `Speech` marks what it names; `told` takes the marks out and says where they were.
The marks are letters for private use, which nobody's name has in it: `printable` lets none through.
"""

import re
from typing import Any, NamedTuple

from typing_extensions import TypedDict

_BEGINS, _NAMES, _ENDS = "\ue010", "\ue011", "\ue012"
_PARTS = re.compile(f"{_BEGINS}([^{_BEGINS}-{_ENDS}]*){_NAMES}([^{_BEGINS}-{_ENDS}]*){_NAMES}|{_ENDS}")
_MARKS = re.compile(f"{_BEGINS}[^{_ENDS}]*{_NAMES}|[{_BEGINS}-{_ENDS}]")
_AHEAD = re.compile(f"(?:{_PARTS.pattern})*")


class Thing(TypedDict):
    """A part of a text, and what it names. If it is empty, the text speaks of it there without its name."""

    at: int
    """In characters as Unicode counts them, from 0."""
    end: int
    kind: str
    """In the game's own terms: tile, place, section, card."""
    code: str


class Told(NamedTuple):
    """A text for people, and what it names, in order."""

    text: str
    things: list[Thing]


def marked(kind: str, code: str, words: str = "") -> str:
    """These words, as the name of something; no words: it is spoken of here."""
    return f"{_BEGINS}{kind}{_NAMES}{code}{_NAMES}{unmarked(words)}{_ENDS}"


def unmarked(text: str) -> str:
    """A text without marks."""
    return _MARKS.sub("", text) if _BEGINS in text else text


def sentence(text: str) -> str:
    """A text with a capital letter first, also where marks stand before it."""
    first = _AHEAD.match(text)
    assert first is not None
    at = first.end()
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def told(text: str) -> Told:
    """A text that was marked, and what its marks say."""
    if _BEGINS not in text:
        return Told(text, [])
    things: list[Thing] = []
    found, length, last = list[str](), 0, 0
    for part in _PARTS.finditer(text):
        between = text[last : part.start()]
        found.append(between)
        length += len(between)
        last = part.end()
        kind, code = part.groups()
        if kind is None:
            things[-1]["end"] = length
        else:
            things.append({"at": length, "end": length, "kind": kind, "code": code})
    found.append(text[last:])
    return Told("".join(found), things)


def told_json(text: str, key: str = "text") -> dict[str, Any]:
    """A text by this key and its `things`, if it names any, for a client."""
    words, things = told(text)
    return {key: words, "things": things} if things else {key: words}
