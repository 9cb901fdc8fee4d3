"""HTML, built up from parts. Text is escaped, unless it is HTML already."""

import unicodedata
from html import escape
from typing import TypeAlias

_VOID = frozenset({"br", "img", "input", "link", "meta"})  # elements without an end
_TURNING = frozenset({"R", "AL", "AN"})  # letters and digits that are written from right to left
_ISOLATE, _ISOLATED = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Part: TypeAlias = str | None  # None: nothing


def html(*parts: Part) -> Html:
    """Parts after each other."""
    return Html(
        "".join(part if isinstance(part, Html) else escape(part) for part in parts if part is not None)
    )


def tag(name: str, /, *parts: Part, **attributes: str | int | bool | None) -> Html:
    """An element. `class_` is class, `aria_label` is aria-label; what is False or None is left out."""
    given = ""
    for key, value in attributes.items():
        if value is not None and value is not False:
            told = key.rstrip("_").replace("_", "-")
            given += f" {told}" if value is True else f' {told}="{escape(str(value))}"'
    start = f"<{name}{given}>"
    return Html(start) if name in _VOID else Html(f"{start}{html(*parts)}</{name}>")


def isolated(name: str) -> str:
    """A name as it stands in a sentence: writing from right to left does not turn what is around it."""
    if any(unicodedata.bidirectional(letter) in _TURNING for letter in name):
        return f"{_ISOLATE}{name}{_ISOLATED}"
    return name
