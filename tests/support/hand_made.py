"""Small records made by hand, of any game: read, played, refused, looked at."""

import json
from typing import Any

import pytest

from ludotheque.engine.records import Record, Replay, parse_record
from ludotheque.engine.words import Refused
from ludotheque.games import registry

Document = dict[str, Any]


def split(moves: str) -> list[str]:
    """The moves of one text: `draw; keep`."""
    return [move.strip() for move in moves.split(";") if move.strip()]


def parsed(document: Document) -> Record:
    """A record, read."""
    return parse_record(json.dumps(document).encode(), registry.find)


def read(document: Document) -> Replay:
    """A record, read and standing before its first move."""
    return Replay(parsed(document))


def played(document: Document) -> Replay:
    """A record, read and played to its end."""
    replay = read(document)
    replay.finish()
    return replay


def refusal_of_last(document: Document) -> Refused:
    """Why the last move of a record is refused, which changes nothing; all before it are played."""
    replay = read(document)
    count = len(replay.record.moves)
    replay.play(count - 1)
    before = replay.state.tobytes()
    with pytest.raises(Refused) as caught:
        replay.play(1)
    assert caught.value.place == f"move {count}"
    assert replay.state.tobytes() == before
    return caught.value


def legal(replay: Replay) -> list[str]:
    """The legal moves of the one seat that is waited for."""
    (moves,) = replay.legal().values()
    return moves


def state(replay: Replay) -> Document:
    """The state as `ludotheque replay --json` shows it."""
    found: Document = replay.report()["state"]
    return found
