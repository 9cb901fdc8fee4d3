"""Options in words: `option-GAME-NAME` and `option-GAME-NAME-VALUE` of a game's catalogue.

Where a game has no words, its options go by their own names.
"""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any

from ludotheque.engine.options import Number, Option, Sides, whole
from ludotheque.engine.words import said, say, say_number


def key_of(game: str, option: Option) -> str:
    """What the catalogue calls it."""
    return f"option-{game}-{option.name}"


def word_of(value: Any) -> str:
    """What stands for a value in a key."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def unusual(game: str, options: Sequence[Option], given: Mapping[str, Any], language: str) -> list[str]:
    """What was chosen otherwise than usual, from options as a record gives them.

    Who is on which side is seen at the table. What is no value of its option, since the game has changed, is
    told as it stands there.
    """
    return [
        say("option-chosen", language, option=said(key_of(game, one), language) or one.name, values=values)
        for one, values in _chosen(game, options, given, language)
    ]


def _chosen(
    game: str, options: Sequence[Option], given: Mapping[str, Any], language: str
) -> Iterator[tuple[Option, str]]:
    """Options that are not what they would be if they were left out, and their values in words."""
    before: dict[str, Any] = {}
    for option in options:
        usual = option.default_for(before, None)
        value = given.get(option.name, usual)
        if value != usual and not isinstance(option, Sides):
            yield option, _valued(game, option, value, language)
        before[option.name] = frozenset(map(word_of, value)) if isinstance(value, list) else value


def _valued(game: str, option: Option, value: Any, language: str) -> str:
    if isinstance(option, Number) and whole(value) is not None:
        number = Decimal(value) / option.asked_in
        return say_number(float(number), language, places=_decimals(number))
    words = map(word_of, value if isinstance(value, list) else [value])
    return ", ".join(said(f"{key_of(game, option)}-{word}", language) or word for word in words)


def _decimals(number: Decimal) -> int:
    """How many of them it takes to write a number in full."""
    exponent = number.normalize().as_tuple().exponent
    return max(0, -int(exponent))
