"""Words for people, from one Fluent catalogue: `words/en/*.ftl` and `words/fr/*.ftl`."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")

_SEATS = {"seat", "actor", "other"}  # what a Refused calls the seats that it speaks of
_FOLDER = Path(__file__).resolve().parents[1] / "words"


class MissingWords(KeyError):
    """The catalogue lacks a message, or a message lacks an argument: a fault of ours."""


@cache
def _catalogue(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, not always needed

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(key: str, language: str = "en", /, **args: Any) -> str:
    """The message `key` in this language."""
    bundle = _catalogue(language)
    if not bundle.has_message(key):
        raise MissingWords(f"{language}: {key}")
    pattern = bundle.get_message(key).value
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise MissingWords(f"{language}: {key}: {errors}")
    return str(text)


class Refused(Exception):
    """Something asked for cannot be done; says what and why, with the clause if a rule says so."""

    def __init__(self, key: str, clause: str = "", /, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.clause = clause
        self.words = args
        self.place = ""  # where in a record, say "move 17"

    def at(self, place: str) -> "Refused":
        """The same, with the place named in front."""
        self.place = place
        return self

    def tell(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """One line for people; seats go by these names, if there are any, and else by number."""
        words = dict(self.words)
        for key in _SEATS & words.keys():
            seat = words[key]
            words[key] = names[seat] if names else say("seat", language, seat=seat)
        text = say(self.key, language, **words)
        if self.clause:
            text = f"{text} ({self.clause})"
        return f"{self.place}: {text}" if self.place else text

    def __str__(self) -> str:
        return self.tell()


def quote(text: object, longest: int = 60) -> str:
    """Untrusted text as it may stand in a message: printable, on one line, not long."""
    shown = str(text)
    cut = shown[:longest]
    if not cut.isprintable():
        cut = cut.encode("unicode_escape").decode("ascii")
    return f"“{cut}…”" if len(shown) > longest else f"“{cut}”"
