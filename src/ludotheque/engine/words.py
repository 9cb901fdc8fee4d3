"""Words for people, from one Fluent catalogue: `words/<language>/*.ftl`, a folder for each language.

Ours lie in the package, and those of a game in the folder of that game. What a language lacks is said in
English.
"""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.engine import installed
from ludotheque.engine.languages import ABOUT_EACH, ENGLISH, FOLDER, LANGUAGES, in_digits

_SEATS = {"seat", "actor", "other"}  # what a Refused calls the seats that it speaks of
_LONG = 200  # characters of an argument that Fluent need not see


class MissingWords(KeyError):
    """The catalogue lacks a message, or a message lacks an argument: a fault of ours."""


@cache
def _catalogue(language: str) -> Any:
    from fluent.runtime import FluentBundle  # slow to import, not always needed

    bundle = FluentBundle([language], {"NUMBER": _numbers_in(language)}, use_isolating=False)
    _add(bundle, FOLDER / language)
    return bundle


@cache
def _catalogue_with_games(language: str) -> Any:
    """The words of all games as well: nobody waits for them before one of them is said."""
    bundle = _catalogue(language)
    for folder in installed.folders():
        _add(bundle, folder / "words" / language)
    return bundle


@cache
def _numbers_in(language: str) -> Callable[..., Any]:
    """Makes numbers that Fluent writes in the digits of this language: its own writes those of English."""
    from fluent.runtime import types

    class Number(types.FluentNumber):
        def format(self, locale: Any) -> str:
            return in_digits(super().format(locale), language)

    class Whole(Number, types.FluentInt):
        pass

    class Part(Number, types.FluentFloat):
        pass

    def number(value: Any, **options: Any) -> Any:
        return (Whole if isinstance(value, int) else Part)(value, **options)

    return number


def _add(bundle: Any, folder: Path) -> None:
    from fluent.runtime import FluentResource

    for path in sorted(folder.glob("[!w]*.ftl")):  # those of the web client are its own
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))


def checked_language(language: str) -> str:
    """This language; Refused if there are no words in it."""
    if language not in LANGUAGES:
        raise Refused("language-unknown", language=quote(language), known=", ".join(LANGUAGES))
    return language


def say(key: str, language: str = "en", /, **args: Any) -> str:
    """The message `key` in this language."""
    bundle = _catalogue(language)
    if not bundle.has_message(key):
        bundle = _catalogue_with_games(language)
    if not bundle.has_message(key):
        if language == ENGLISH:
            raise MissingWords(key)
        return say(key, ENGLISH, **args)
    short, long = _set_aside({name: _as_written(language, value) for name, value in args.items()})
    text, errors = _formatted(bundle, bundle.get_message(key).value, short)
    if errors:
        raise MissingWords(f"{language}: {key}: {errors}")
    whole = str(text)
    for mark, value in long.items():
        whole = whole.replace(mark, value)
    return whole


def _formatted(bundle: Any, pattern: Any, args: dict[str, Any]) -> tuple[Any, list[Exception]]:
    """As `bundle.format_pattern` does it; but that makes other numbers of ours, in the digits of English."""
    from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

    errors: list[Exception] = []
    return pattern(ResolverEnvironment(bundle, errors, current=CurrentEnvironment(args=args))), errors


def said(key: str, language: str = "en") -> str | None:
    """The message `key`; None where the catalogue has none: not every game or bot has all its words."""
    try:
        return say(key, language)
    except MissingWords:
        return None


def _set_aside(args: dict[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """Arguments with marks in place of long texts, and those texts: Fluent takes 1000 characters at most."""
    marks = {
        name: f"\ue000{name}\ue001"
        for name, value in args.items()
        if isinstance(value, str) and len(value) > _LONG
    }
    return {**args, **marks}, {mark: args[name] for name, mark in marks.items()}


def say_number(
    number: float, language: str = "en", /, places: int = 0, style: str = "decimal", least: int = 1
) -> str:
    """A number with so many decimals, written as in this language; as a `percent`, 0.5 is 50 %.

    There are at `least` so many digits before the decimals.
    """
    digits = {
        "minimumIntegerDigits": least,
        "minimumFractionDigits": places,
        "maximumFractionDigits": places,
    }
    return say("number", language, number=_numbers_in(language)(number, style=style, **digits))


def say_time(milliseconds: int, language: str = "en") -> str:
    """A time of a game to the millisecond: 1:02.345, or 1:02,345 in French."""
    minutes, rest = divmod(milliseconds, 60_000)
    return f"{say_number(minutes, language)}:{say_number(rest / 1000, language, places=3, least=2)}"


class Refused(Exception):
    """Something asked for cannot be done; says what and why, with the clause if a rule says so."""

    def __init__(self, key: str, clause: str = "", /, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.clause = clause
        self.words = args
        self.place = ""  # where in a record, say "move 17"

    def at(self, place: str) -> "Refused":
        """This refusal, with the place named in front."""
        self.place = place
        return self

    def tell(self, language: str = "en", names: Sequence[str] = (), has_board: bool = False) -> str:
        """One line for people; seats go by these names, if there are any, and else by number.

        Beside a board it has no codes of a game.
        """
        words: dict[str, Any] = {
            key: word.in_words(language) if has_board and isinstance(word, Coded) else word
            for key, word in self.words.items()
        }
        for key in _SEATS & words.keys():
            seat = words[key]
            words[key] = names[seat] if names else say("seat", language, seat=seat)
        text = say(self.key, language, **words)
        if self.clause:
            text = f"{text} ({self.clause})"
        return f"{self.place}: {text}" if self.place else text

    def __str__(self) -> str:
        return self.tell()


class Coded(str):
    """A code of a game's notation, in a refusal; beside a board, which shows none, it is put in words."""

    in_words: Callable[[str], str]  # in a language


def coded(code: str, in_words: Callable[[str], str]) -> Coded:
    """A code, and its words."""
    found = Coded(code)
    found.in_words = in_words
    return found


def printable(text: str) -> str:
    """Untrusted text as it may be shown: one line, nothing that moves the cursor or turns the writing."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in text
    )


class Quoted(str):
    """Text between quotation marks; `say` takes those of the language."""

    inside: str


def quote(text: object, longest: int = 60) -> Quoted:
    """Untrusted text as it may stand in a message: printable, not long."""
    shown = str(text)
    inside = printable(shown[:longest]) + ("…" if len(shown) > longest else "")
    quoted = Quoted(f"“{inside}”")
    quoted.inside = inside
    return quoted


def _as_written(language: str, value: Any) -> Any:
    """What a message is given, as this language writes it."""
    if isinstance(value, Quoted):
        first, last = ABOUT_EACH[language].quotes
        return f"{first}{value.inside}{last}"
    if isinstance(value, int | float) and not hasattr(value, "options"):
        return _numbers_in(language)(value)
    return value
