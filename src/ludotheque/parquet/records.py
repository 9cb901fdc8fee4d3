"""Where records end, in a Parquet file: a row a record."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import orjson
import pyarrow
from pyarrow import parquet

from ludotheque.engine.files import written_whole
from ludotheque.engine.records import Replay
from ludotheque.engine.simulation import fingerprint_of
from ludotheque.parquet.columns import (
    FINGERPRINT,
    GAME,
    OPTIONS,
    RETURNS,
    SCORES,
    SEATS,
    TEXT,
    WHOLE,
    WINNERS,
    Column,
    bits_of,
    schema_of,
)
from ludotheque.research.rewards import for_winners

KIND, VERSION = "records", 1
_GROUP = 1024  # rows that are written together

COLUMNS = (
    GAME._replace(about="the place of the record among the files, from 0"),
    Column("record", TEXT, "the name of its file"),
    Column("game_name", TEXT, "which game it is of"),
    OPTIONS,
    SEATS,
    Column("players", pyarrow.list_(TEXT), "the names, by seat"),
    Column("seed", TEXT, "the seed that the deal follows from; null if the record does not say"),
    Column("decisions", WHOLE, "decisions made"),
    Column("finished", pyarrow.bool_(), "whether the game was played to its end"),
    Column("scores", SCORES, "the scores where it ends, by seat"),
    WINNERS._replace(about=f"{WINNERS.about}; null if the game is not finished"),
    Column(
        "returns",
        RETURNS,
        "what the game was worth to each seat, from −1 to 1; null if it is not finished",
    ),
    FINGERPRINT,
)


def row_of(number: int, path: Path, replay: Replay) -> dict[str, Any]:
    """A record that was played through, as a row."""
    record, seats = replay.record, len(replay.record.players)
    winners = None if replay.to_move() else replay.winners()
    is_together = record.game.goal(record.options, seats) is not None
    return {
        "game": number,
        "record": path.name,
        "game_name": record.game.name,
        "options": orjson.dumps(record.game.options_json(record.options)).decode(),
        "seats": seats,
        "players": record.players,
        "seed": record.seed,
        "decisions": replay.played,
        "finished": winners is not None,
        "scores": replay.scores(),
        "winners": None if winners is None else bits_of(winners),
        "returns": None if winners is None else for_winners(winners, seats, is_together).tolist(),
        "fingerprint": fingerprint_of(replay.state),
    }


@contextmanager
def opened(path: Path, command: str) -> Iterator[Callable[[int, Path, Replay], None]]:
    """A writer of records; the file appears, whole, when all is written."""
    schema = schema_of(COLUMNS, KIND, {"schema": VERSION}, command)
    rows: list[dict[str, Any]] = []
    with written_whole(path) as part, parquet.ParquetWriter(part, schema, compression="zstd") as writer:

        def flush() -> None:
            writer.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
            rows.clear()

        def write(number: int, file: Path, replay: Replay) -> None:
            rows.append(row_of(number, file, replay))
            if len(rows) == _GROUP:
                flush()

        yield write
        flush()
