"""Small records made by hand: a pile as `03 02 q1`, moves as `place 03 0,-1 0; crew -`."""

from typing import Any

from ludotheque.engine.records import Replay
from ludotheque.engine.words import Refused
from tests.support.hand_made import legal, played, refusal_of_last, split, state


def record(
    pile: str,
    moves: str = "",
    *,
    variants: str = "",
    seats: int = 2,
    table: str | None = None,
    **setup: Any,
) -> dict[str, Any]:
    """A record of this pile and these moves; `setup` takes `first` and `heights`."""
    options: dict[str, Any] = {"variants": variants.split()}
    if table is not None:
        options["table"] = table
    return {
        "format": "ludotheque/1",
        "game": "seismic",
        "players": ["Ada", "Bo", "Cleo", "Dov"][:seats],
        "options": options,
        "setup": {"pile": pile.split(), **setup},
        "moves": split(moves),
    }


def after(pile: str, moves: str = "", **more: Any) -> Replay:
    """The game after all these moves."""
    return played(record(pile, moves, **more))


def refusal(pile: str, moves: str, **more: Any) -> Refused:
    """Why the last of these moves is refused; all before it are played."""
    return refusal_of_last(record(pile, moves, **more))


def kinds(replay: Replay) -> set[str]:
    """The kinds of the legal moves: place, crew, quake, town, turn."""
    return {move.split()[0] for move in legal(replay)}


def tiles(replay: Replay) -> dict[str, str]:
    """Every placed tile but towns, by cell: shape, rotation, and `AB=seat` for its crew."""
    return {
        cell: " ".join(
            [tile["shape"], str(tile["rotation"])]
            + [f"{fragment}={seat}" for fragment, seat in tile["crews"].items()]
        )
        for cell, tile in state(replay)["tiles"].items()
        if tile["shape"] != "town"
    }
