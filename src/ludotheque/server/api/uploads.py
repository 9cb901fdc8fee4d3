"""Documents that clients send: read as a record's file is read, not more kindly."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

from ludotheque.engine.contract import Game
from ludotheque.engine.records import Record, Replay, parse_json, parse_record
from ludotheque.engine.words import Refused

_DEEPEST = 20  # levels: far from where Python gives up


def as_recorded(document: dict[str, Any]) -> dict[str, Any]:
    """A document as a record would give it: numbers exact, nothing that JSON does not know."""
    found: dict[str, Any] = parse_json(_bytes(document))
    return found


def record_in(document: dict[str, Any], find_game: Callable[[str], Game]) -> Record:
    """A record, checked to its last move; Refused, with the place, at what is wrong in it."""
    record = parse_record(_bytes(document), find_game)
    Replay(record).finish()
    return record


def hash_of(document: dict[str, Any]) -> str:
    """What a document is known by, as long as nothing in it changes."""
    return hashlib.sha256(_bytes(document)).hexdigest()


def _bytes(document: dict[str, Any]) -> bytes:
    if _is_deep(document):
        raise Refused("json-deep")
    return json.dumps(document).encode()


def _is_deep(value: Any, left: int = _DEEPEST) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return left == 0 or any(_is_deep(one, left - 1) for one in inner)
