"""The options of a game as a form asks for them, in words."""

from collections.abc import Iterator, Sequence

from ludotheque.engine.contract import Game
from ludotheque.engine.option_words import key_of, word_of
from ludotheque.engine.options import Choice, Edition, Number, Option, Several, Sides, Switch
from ludotheque.engine.words import said
from ludotheque.server.protocol import (
    ChoiceOption,
    GameOption,
    NumberOption,
    OptionValue,
    SeveralOption,
    SidesOption,
    SwitchOption,
)


def choices_of(game: Game, language: str) -> list[GameOption]:
    """What a host is asked, in this language; where there is nothing to choose, nothing is asked."""
    return [choice for option in game.OPTIONS for choice in _asked(game.name, option, language)]


def _asked(game: str, option: Option, language: str) -> Iterator[GameOption]:
    key = key_of(game, option)
    name = said(key, language) or option.about
    match option:
        case Switch():
            yield SwitchOption(option=option.name, name=name, values=_values((False, True), key, language))
        case Several():
            yield SeveralOption(option=option.name, name=name, values=_values(option.values, key, language))
        case Choice() | Edition() if len(option.values) > 1:
            yield ChoiceOption(
                option=option.name,
                name=name,
                values=_values(option.values, key, language),
                default=option.default,
                default_with=dict(option.default_with) if isinstance(option, Choice) else {},
            )
        case Number():
            asked = option.asked or range(option.least, option.most + 1)
            yield NumberOption(
                option=option.name,
                name=name,
                about=said(f"{key}-about", language),
                least=asked[0],
                most=asked[-1],
                step=asked.step,
                default=option.default,
                unit=option.asked_in,
            )
        case Sides():
            yield SidesOption(option=option.name, most=option.most)


def _values(values: Sequence[bool | str], key: str, language: str) -> list[OptionValue]:
    return [_value(value, f"{key}-{word_of(value)}", language) for value in values]


def _value(value: bool | str, key: str, language: str) -> OptionValue:
    return OptionValue(
        value=value, name=said(key, language) or word_of(value), about=said(f"{key}-about", language)
    )
