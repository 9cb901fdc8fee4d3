"""The options of games: the part of a record's schema, and what pages tell of them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from writing import table

from ludotheque.cli.options import flag_of
from ludotheque.engine.options import Choice, Edition, Number, Option, Several, Sides, Switch
from ludotheque.games import registry

HEAD = """\
# Options of the games

This page is written by `docs/generate.py` from the `options.py` of each game.

A host chooses them, and a [record](records.md) keeps them under `options`. What is left out takes its
default. On a command line most of them are flags of every command that begins games; environments take them
as arguments, [OpenSpiel](../guides/open-spiel.md) as parameters, and in the browser a form asks for them.
What is wrong is refused in words.
"""


def page() -> Iterator[str]:
    """The page on the options of all games."""
    yield from HEAD.splitlines()
    for game in registry.OURS:
        yield ""
        yield f"## {title_of(game)}"
        yield ""
        rows = [
            (f"`{option.name}`", flag_told(option), told(option), option.clause)
            for option in registry.options_of(game)
        ]
        yield from table(("option", "flag", "is", "clause"), rows)


def title_of(game: str) -> str:
    """A game's name as people write it: `beat-the-quake` is Beat the Quake."""
    words = game.split("-")
    return " ".join(word if word == "the" else word.capitalize() for word in words)


def flag_told(option: Option) -> str:
    """How a command line gives it."""
    if option.is_by_hand:
        return "none: it is for playing by hand"
    match option:
        case Switch():
            takes = ""
        case Several():
            takes = f" {','.join(option.values[:2])}"
        case Choice():
            takes = f" {option.values[0]}"
        case Number():
            takes = f" {option.default}"
        case Sides():
            takes = " 0,0,1"
        case _:
            takes = f" {option.name[0].upper()}"
    return f"`{flag_of(option.name)}{takes}`"


def told(option: Option) -> str:
    """What it is, and what it may be."""
    match option:
        case Switch():
            return f"{option.about}: `True` or `False` (default)"
        case Several():
            return f"{option.about}: a list of {', '.join(map(quoted, option.values))}; none by default"
        case Choice():
            return f"{option.about}: {', '.join(value_told(option, value) for value in option.values)}"
        case Edition():
            values = (quoted(one) + " (default)" * (one == option.default) for one in option.values)
            return f"{option.about}: {', '.join(values)}, or one of your own, or a TOML file of one"
        case Number():
            unit = f" {option.unit}" if option.unit else ""
            return f"{option.about}: {option.least} to {option.most}{unit}; {option.default} by default"
        case Sides():
            most = f"one to {option.most} seats a side"
            return f"{option.about}, as `[0, 0, 1]`, {most}; by default the first half of the seats is side 0"
    raise TypeError(option)


def quoted(value: str) -> str:
    """A value as JSON and Python write it."""
    return f'`"{value}"`'


def value_told(option: Choice, value: str) -> str:
    """A value, and where it is the default."""
    if value == option.default:
        return f"{quoted(value)} (default)"
    brought = [f"`{one}`" for one, default in option.default_with.items() if default == value]
    return f"{quoted(value)} (default with {', '.join(brought)})" if brought else quoted(value)


def record_schema(path: Path) -> Iterator[str]:
    """The schema of a game's records: written by hand, but for its options."""
    schema = json.loads(path.read_text(encoding="utf-8"))
    properties = schema["properties"]
    options = registry.options_of(properties["game"]["const"])
    properties["options"] = {
        "properties": {option.name: option_schema(option) for option in options},
        "additionalProperties": False,
    }
    yield json.dumps(schema, indent=2, ensure_ascii=False)


def option_schema(option: Option) -> dict[str, Any]:
    """What an option may be in a record."""
    match option:
        case Switch():
            return {"description": option.clause, "type": "boolean"}
        case Choice():
            return {"description": option.clause, "enum": list(option.values)}
        case Several():
            items = {"enum": list(option.values)}
            return {"description": option.clause, "type": "array", "items": items, "uniqueItems": True}
        case Edition():
            return {"description": option.clause, "type": "string", "minLength": 1}
        case Number():
            unit = f", in {option.unit}" if option.unit else ""
            bounds = {"minimum": option.least, "maximum": option.most}
            return {"description": f"{option.clause}{unit}", "type": "integer", **bounds}
        case Sides():
            about = f"the side of each seat, one to {option.most} seats a side"
            left_out = "two seats, one a side, if left out"
            count = {"minContains": 1, "maxContains": option.most}
            each = [{"contains": {"const": side}, **count} for side in (0, 1)]
            return {
                "description": f"{option.clause}: {about}; {left_out}",
                "type": "array",
                "items": {"enum": [0, 1]},
                "allOf": each,
            }
    raise TypeError(option)
