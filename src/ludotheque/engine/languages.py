"""The languages there are: each is a folder of words, and its `language.json` says what is peculiar to it.

name       what its speakers call it
locale     how a browser writes its numbers, if it knows this tag of BCP 47
quotes     its quotation marks, with the blanks inside them
complete   whether all our words are there; of what is missing the English is shown
cells      what spreadsheets put between the cells of a line, where that is no comma
digits     from 0 to 9, where they are not 0123456789
font       where Zilla Slab lacks its letters: the family that lies in its `fonts`, as .ttf for paper and as
           .woff2 for browsers, and the range of letters that a browser fetches it for
unchecked  until a native reader has gone through its words: that none has yet, and where to send corrections,
           in it and in English
"""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "words"
ABOUT = "language.json"
ENGLISH = "en"  # first of all: what another language lacks is said in it


@dataclass(frozen=True)
class Language:
    """What is peculiar to a language."""

    code: str
    name: str
    locale: str
    quotes: tuple[str, str]
    is_complete: bool
    cells: str = ","
    digits: str = "0123456789"
    font: str = ""
    letter_range: str = ""  # those that its font is for, as CSS writes them
    unchecked: tuple[str, ...] = ()

    @property
    def letters(self) -> list[tuple[int, int]]:
        """The same, from one to another."""
        spans = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", self.letter_range)
        return [(int(least, 16), int(most or least, 16)) for least, most in spans]

    @property
    def fonts(self) -> Path:
        """The folder of its fonts: it is there if `font` names one."""
        return FOLDER / self.code / "fonts"


def _languages() -> dict[str, Language]:
    folders = sorted(FOLDER.glob(f"*/{ABOUT}"), key=lambda path: (path.parent.name != ENGLISH, path))
    return {path.parent.name: _read(path) for path in folders}


def _read(path: Path) -> Language:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    first, last = found["quotes"]
    others = {key: found[key] for key in ("cells", "digits") if key in found}
    font = found.get("font", {"family": "", "range": ""})
    return Language(
        path.parent.name,
        found["name"],
        found["locale"],
        (first, last),
        found["complete"],
        font=font["family"],
        letter_range=font["range"],
        unchecked=tuple(found.get("unchecked", ())),
        **others,
    )


ABOUT_EACH = _languages()
LANGUAGES = tuple(ABOUT_EACH)
FAMILIES = tuple(dict.fromkeys(about.font for about in ABOUT_EACH.values() if about.font))


def language_in(tag: str) -> str | None:
    """The language of a tag or a locale that we speak: `fr-CH`, `ne_NP.UTF-8`; None if it is none of ours."""
    first = re.match("[a-z]+", tag.strip().lower())
    return first[0] if first and first[0] in ABOUT_EACH else None


@cache
def _digits(language: str) -> dict[int, int]:
    return str.maketrans("0123456789", ABOUT_EACH[language].digits)


def in_digits(text: str, language: str) -> str:
    """What a number is written as, in the digits of this language."""
    return text.translate(_digits(language))
