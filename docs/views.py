"""What follows from the `shown.py` of each game: the client's types of what it is shown of that game."""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any, get_type_hints

from protocol import PLACE, Schema, comment, members, tidy, told
from pydantic import ConfigDict, TypeAdapter

from ludotheque.engine.contract import Game


def typescript(game: Game) -> Iterator[str]:
    """The types of a game's views, of what its teller adds, of its box and its previews.

    They are no interfaces: what is shown of any game, a record of unknown values, takes them in.
    """
    package = type(game).__module__.removesuffix(".game").replace(".", "/")
    yield f"// Written by docs/generate.py from src/{package}/shown.py."
    for name, schema in definitions(game).items():
        yield ""
        yield from comment(told(schema))
        yield f"export type {name} = {{"
        yield from members(schema)
        yield "};"


def definitions(game: Game) -> dict[str, Schema]:
    """The schema of each and of its parts, by name."""
    teller = game.teller([""] * max(game.seat_counts), "en", is_plain=True)
    previews = (game.part("preview").brought,) if game.has_part("preview") else ()
    answers = (game.view_json, teller.details, game.components_told, *previews)
    every: Any = reduce(or_, (get_type_hints(answer)["return"] for answer in answers))
    adapter: TypeAdapter[Any] = TypeAdapter(list[every], config=ConfigDict(use_attribute_docstrings=True))
    found = adapter.json_schema(ref_template=PLACE + "{model}")["$defs"]
    return {name: {"required": [], **tidy(schema)} for name, schema in sorted(found.items())}
