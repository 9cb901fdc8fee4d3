"""The recorded games, `tests/records/GAME/*.json` for ours, and where each of them ends."""

import json
from pathlib import Path
from typing import Any

from ludotheque.engine.records import Replay, parse_record
from ludotheque.games import registry
from tests.support.home import records_of

RECORDS = Path(__file__).parents[1] / "records"


def recorded(game: str) -> list[Path]:
    """The record files of a game."""
    return sorted(records_of(game).glob("*.json"))


def document(path: Path) -> dict[str, Any]:
    """A record as plain JSON."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def expected(path: Path) -> dict[str, Any]:
    """What `ludotheque replay --json` says of it, worked out by the referee."""
    return document(path.parent / "expected" / path.name)


def replayed(path: Path) -> Replay:
    """A recorded game, read and standing before its first move."""
    return Replay(parse_record(path.read_bytes(), registry.find))


# As files that people like to read


def inline(value: Any) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def report_text(answer: dict[str, Any]) -> str:
    """Where a game ends, as a file."""
    state = ",\n".join(f"    {inline(key)}: {inline(value)}" for key, value in answer["state"].items())
    parts = [f"  {inline(key)}: {inline(value)}" for key, value in answer.items() if key != "state"]
    return "{\n" + ",\n".join([*parts, '  "state": {\n' + state + "\n  }"]) + "\n}\n"
