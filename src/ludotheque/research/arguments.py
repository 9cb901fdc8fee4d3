"""What callers give to an environment, checked before it is used: a wrong thing gets words."""

from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from operator import index
from typing import Any

from ludotheque.engine.contract import Game, Options
from ludotheque.engine.words import Refused, quote


def whole(number: Any, name: str) -> int:
    """A whole number, Python's or another library's; Refused if it is none."""
    if not isinstance(number, bool):
        with suppress(TypeError):
            return index(number)
    raise Refused("env-whole", name=name, value=quote(number))


def seed_of(seed: Any) -> int | str:
    """A seed: any text or whole number; Refused if it is neither."""
    if isinstance(seed, str):
        return seed
    try:
        return whole(seed, "seed")
    except Refused:
        raise Refused("env-seed", value=quote(seed)) from None


def seats_for(game: Game, seats: Any) -> int:
    """How many seats; Refused if that is no number, or if the game is not for so many."""
    count = whole(seats, "seats")
    game.check_seats(count)
    return count


def options_from(game: Game, seats: int, given: Mapping[str, Any]) -> Options:
    """The options for so many seats; an edition or a board may be a TOML file."""
    return game.options_for(seats, game.read_files(given))


def need(module: str, library: str, extra: str) -> None:
    """Refused if a library is not there, with the extra that brings it."""
    if find_spec(module) is None:
        raise Refused("env-extra", library=library, extra=extra)
