"""What callers give to an environment, checked before it is used: a wrong thing gets words."""

from contextlib import suppress
from importlib.util import find_spec
from operator import index
from typing import Any

from ludotheque.engine.contract import Game
from ludotheque.engine.words import Refused, quote


def whole(number: Any, name: str) -> int:
    """A whole number, Python's or another library's; Refused if it is none."""
    if not isinstance(number, bool):
        with suppress(TypeError):
            return index(number)
    raise Refused("env-whole", name=name, value=quote(number))


def seats_for(game: Game, seats: Any) -> int:
    """How many seats; Refused if that is no number, or if the game is not for so many."""
    count = whole(seats, "seats")
    game.check_seats(count)
    return count


def need(module: str, library: str, extra: str) -> None:
    """Refused if a library is not there, with the extra that brings it."""
    if find_spec(module) is None:
        raise Refused("env-extra", library=library, extra=extra)
