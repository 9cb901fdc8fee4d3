"""The options of a game as a command line gives them, whichever game it is."""

import inspect
import shlex
from collections.abc import Callable
from functools import cache, wraps
from math import isfinite
from typing import Any

import typer

from ludotheque.engine.contract import Game, Options
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.options import Choice, Edition, Number, Option, Several, Sides, Switch
from ludotheque.engine.words import Refused
from ludotheque.games import registry

CHOSEN = "chosen"  # the parameter of a command in whose place the flags of all games stand


@cache
def game_flags() -> dict[str, Option]:
    """The options of all games that a command line gives, by name; the first game that has it explains it."""
    found: dict[str, Option] = {}
    for game in registry.NAMES:
        for option in registry.options_of(game):
            if not option.is_by_hand:
                found.setdefault(option.name, option)
    return found


def with_game_flags(*kinds: type[Option]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let a command have the flags of all games, of these kinds alone if some are named.

    What they were given comes in its parameter `chosen`, by name, as `options_of` reads it.
    """
    flags = [option for option in game_flags().values() if isinstance(option, kinds or Option)]

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        parameters: list[inspect.Parameter] = []
        for parameter in inspect.signature(command).parameters.values():
            parameters += map(_parameter, flags) if parameter.name == CHOSEN else [parameter]

        @wraps(command)
        def run(**given: Any) -> None:
            chosen = {option.name: given.pop(option.name) for option in flags}
            command(**given, **{CHOSEN: chosen})

        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # what Typer looks at
        run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
        return run

    return decorate


def _parameter(option: Option) -> inspect.Parameter:
    """A flag as Typer makes one of a parameter."""
    takes, default = (bool, False) if isinstance(option, Switch) else (str, None)
    flag = typer.Option(
        default, flag_of(option.name), help=help_for(option), autocompletion=completed(option)
    )
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=flag, annotation=takes)


def flag_of(name: str) -> str:
    """How an option is written on a command line."""
    return f"--{name.replace('_', '-')}"


def help_for(option: Option) -> str:
    """What an option is, and how it is typed."""
    match option:
        case Several():
            return f"{option.about}, with commas between them: {','.join(option.values[:2])}."
        case Edition():
            return f"{option.about}, or a TOML file."
        case Number():
            return f"{option.about}: {option.least} to {option.most}. Default: {option.default}."
        case Sides():
            return f"{option.about}: 0,0,1,1. Default: half and half."
        case _:
            return f"{option.about}."


def completed(option: Option) -> Callable[[str], list[str]] | None:
    """What a shell may offer for what is half typed."""
    if not isinstance(option, Choice | Several | Edition):
        return None
    values = option.values

    def offer(typed: str) -> list[str]:
        before, comma, last = typed.rpartition(",") if isinstance(option, Several) else ("", "", typed)
        named = before.split(",")
        return [before + comma + one for one in values if one.startswith(last) and one not in named]

    return offer


def language_option() -> Any:
    """The flag that names a language; without it, that of the terminal."""
    return typer.Option(
        None, "--language", "--lang", metavar="|".join(LANGUAGES), help="Default: the terminal's."
    )


def bot_for_each(text: str, seats: int) -> tuple[str, ...]:
    """The bot of each seat: one for all, or one a seat with commas between them; Refused if it is neither."""
    names = [name.strip() for name in text.split(",")] * (seats if "," not in text else 1)
    if len(names) != seats:
        raise Refused("bots-count", count=len(names), seats=seats)
    return tuple(names)


def finite(seconds: float | None) -> float | None:
    """So many seconds, if any are given; neither `nan` nor `inf`, which JSON does not know."""
    if seconds is not None and not isfinite(seconds):
        raise typer.BadParameter(f"{seconds} is not a number of seconds.")
    return seconds


def given(context: typer.Context) -> list[str]:
    """The options and arguments that somebody gave, by name, in the order of the command."""
    return [
        parameter.name
        for parameter in context.command.params
        if (source := context.get_parameter_source(parameter.name)) is not None
        and source.name == "COMMANDLINE"
    ]


def command_line(context: typer.Context) -> str:
    """The command as one could type it again."""
    words, named = ["ludotheque", str(context.info_name)], given(context)
    for parameter in context.command.params:
        value = context.params.get(parameter.name)
        if parameter.name not in named:
            continue
        if parameter.param_type_name == "argument":
            words += map(str, value if isinstance(value, list) else [value])
        elif isinstance(value, bool):
            words.append(parameter.opts[0] if value else [*parameter.secondary_opts, *parameter.opts][0])
        else:
            words += [parameter.opts[0], str(value)]
    return shlex.join(words)


def options_of(game: Game, seats: int | None = None, **chosen: Any) -> Options:
    """The options of this game, what was not given left out; Refused with words if it has no such option.

    With a number of seats: what the options say has to fit so many.
    """
    known = {option.name: option for option in game.OPTIONS}
    given = {}
    for name, value in chosen.items():
        if not value:
            continue
        if name not in known:
            flags = ", ".join(flag_of(other) for other in known if other in chosen)
            raise Refused("option-not-here", option=flag_of(name), game=game.name, known=flags)
        given[name] = known[name].read(value) if isinstance(value, str) else value
    read = game.read_files({name: value for name, value in given.items() if value != []})
    return game.options(read) if seats is None else game.options_for(seats, read)
