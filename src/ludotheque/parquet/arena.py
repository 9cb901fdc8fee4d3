"""The results of an arena in a Parquet file that a run can go on with: a row a game."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow

from ludotheque.bots.arena import ArenaPlan, Result
from ludotheque.parquet.columns import (
    FINGERPRINT,
    GAME,
    REAL,
    TEXT,
    WHOLE,
    WINNERS,
    Column,
    bits_of,
    by_seat,
    schema_of,
)
from ludotheque.parquet.journal import GrowingFile

KIND, VERSION = "arena", 1


def columns_of(seats: int) -> list[Column]:
    """The columns, with so many seats."""
    return [
        GAME,
        Column("deal", WHOLE, "the number of the deal"),
        Column("seating", WHOLE, "the number of the seating, among those of the deal"),
        Column("seed", TEXT, "the seed that the deal follows from, as in a record"),
        *by_seat("bot", TEXT, "who sat in each seat", seats),
        *by_seat("score", WHOLE, "the score of each seat", seats),
        WINNERS,
        *by_seat("decisions", WHOLE, "how often the bot in each seat was asked", seats),
        *by_seat(
            "seconds",
            REAL,
            "how long it thought, all in all; the one thing that differs from run to run",
            seats,
        ),
        FINGERPRINT,
    ]


def content_of(plan: ArenaPlan) -> dict[str, Any]:
    """What the metadata of the file say: all that its games follow from."""
    return {"schema": VERSION, **plan.identity()}


def row_of(plan: ArenaPlan, result: Result) -> dict[str, Any]:
    """A result as a row."""
    deal, number, bots = plan.seating(result.game)
    row = {"game": result.game, "deal": deal, "seating": number, "seed": plan.deal_seed(deal)}
    for seat, bot in enumerate(bots):
        row[f"bot_{seat}"] = plan.bots[bot]
        row[f"score_{seat}"] = result.scores[seat]
        row[f"decisions_{seat}"] = result.decisions[seat]
        row[f"seconds_{seat}"] = result.seconds[seat]
    row["winners"] = bits_of(result.winners)
    row["fingerprint"] = result.fingerprint
    return row


def result_in(plan: ArenaPlan, row: dict[str, Any]) -> Result:
    """The result that a row holds."""
    seats = range(plan.seats)
    return Result(
        row["game"],
        tuple(row[f"score_{seat}"] for seat in seats),
        tuple(seat for seat in seats if row["winners"] >> seat & 1),
        tuple(row[f"decisions_{seat}"] for seat in seats),
        tuple(row[f"seconds_{seat}"] for seat in seats),
        row["fingerprint"],
    )


class ResultsFile(GrowingFile):
    """A Parquet file of results with its journals."""

    def __init__(self, path: Path, plan: ArenaPlan, command: str) -> None:
        content = content_of(plan)
        super().__init__(path, schema_of(columns_of(plan.seats), KIND, content, command), KIND, content)
        self._plan = plan

    def read(self) -> dict[int, Result]:
        """The results there are, by game; Refused if they are of another plan, or no results at all."""
        self.check()
        return {
            row["game"]: result_in(self._plan, row)
            for batch in self.merged(self.journals())
            for row in batch.to_pylist()
        }

    def merged(self, journals: Iterable[Path]) -> Iterator[Any]:
        """All results, sorted: they come in any order."""
        batches = [*self.whole(), *(batch for path in journals for batch in self.begun(path))]
        table = pyarrow.Table.from_batches(batches, self.schema)
        first = {number: row for row, number in reversed(list(enumerate(table.column("game").to_pylist())))}
        order = pyarrow.array([first[number] for number in sorted(first)], pyarrow.int64())
        yield from table.take(order).to_batches()

    def batch(self, result: Result) -> Any:
        """A result, to be written down."""
        return pyarrow.RecordBatch.from_pylist([row_of(self._plan, result)], schema=self.schema)
