"""The options of a game as a command line gives them, whichever game it is."""

import shlex
from math import isfinite
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from ludotheque.engine.contract import Game, Options

FILES = ("edition", "board")  # options that name a file as well


def names_in(text: str) -> list[str]:
    """What stands between the commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def sides_in(text: str | None) -> list[Any]:
    """The side of each seat, as `0,0,1` gives them; whatever is no number stays text, to be refused."""
    return [int(side) if side.isdecimal() and side.isascii() else side for side in names_in(text or "")]


def bot_for_each(text: str, seats: int) -> tuple[str, ...]:
    """The bot of each seat: one for all, or one a seat with commas between them; Refused if it is neither."""
    from ludotheque.engine.words import Refused

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


def options_of(game: "Game", seats: int | None = None, **given: Any) -> "Options":
    """The options of this game, what was not given left out; Refused with words if it has no such option.

    With a number of seats: what the options say has to fit so many.
    """
    from ludotheque.engine.words import Refused

    chosen = {key: value for key, value in given.items() if value}
    known = game.options_json(game.options({}))
    for key in chosen:
        if key not in known:
            names = ", ".join(f"--{name}" for name in known if name in given)
            raise Refused("option-not-here", option=f"--{key}", game=game.name, known=names)
    for key in FILES:
        if key in chosen:
            chosen[key] = game.edition_from(chosen[key])
    return game.options(chosen) if seats is None else game.options_for(seats, chosen)
