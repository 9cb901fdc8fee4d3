"""Small records made by hand: a pile as `03 02 q1`, moves as `place 03 0,-1 0; crew -`."""

import json
from typing import Any

import pytest

from ludotheque.engine.records import Replay, parse_record
from ludotheque.engine.words import Refused
from ludotheque.games import registry


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


def split(moves: str) -> list[str]:
    """The moves of one text."""
    return [move.strip() for move in moves.split(";") if move.strip()]


def read(document: dict[str, Any]) -> Replay:
    """A record, read and standing before its first move."""
    return Replay(parse_record(json.dumps(document).encode(), registry.find))


def after(pile: str, moves: str = "", **more: Any) -> Replay:
    """The game after all these moves."""
    replay = read(record(pile, moves, **more))
    replay.finish()
    return replay


def refusal(pile: str, moves: str, **more: Any) -> Refused:
    """Why the last of these moves is refused; all before it are played."""
    replay = read(record(pile, moves, **more))
    count = len(replay.record.moves)
    replay.play(count - 1)
    with pytest.raises(Refused) as caught:
        replay.play(1)
    assert caught.value.place == f"move {count}"
    return caught.value


def legal(replay: Replay) -> list[str]:
    """The legal moves of the one seat that is waited for."""
    (moves,) = replay.legal().values()
    return moves


def kinds(replay: Replay) -> set[str]:
    """The kinds of the legal moves: place, crew, quake, town, turn."""
    return {move.split()[0] for move in legal(replay)}


def state(replay: Replay) -> dict[str, Any]:
    """The state as `ludotheque replay --json` shows it."""
    found: dict[str, Any] = replay.report()["state"]
    return found


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
