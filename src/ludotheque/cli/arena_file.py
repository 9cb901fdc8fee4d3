"""The results of an arena in a Parquet file that a run can go on with.

While games are played, each goes to a journal beside the file (`FILE.*.arrows`, an Arrow stream) as soon as
it is over: whatever stops the run, only games under way are lost. At the end, or at the end of the next run,
the journals are put into the file, which is replaced whole.
"""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from typing import Any

import pyarrow
from pyarrow import ipc, parquet

from ludotheque.bots.arena import Plan, Result
from ludotheque.cli.saving import refused_by_disk, written_whole
from ludotheque.engine.words import Refused, quote

_PLAN = b"ludotheque.arena"  # the key of the schema's metadata that holds the plan


def schema_of(plan: Plan) -> Any:
    """The columns: one row a game."""
    whole, seats = pyarrow.int64(), range(plan.seats)
    columns = [("game", whole), ("deal", whole), ("seating", whole), ("seed", pyarrow.string())]
    columns += [(f"bot_{seat}", pyarrow.string()) for seat in seats]
    columns += [(f"score_{seat}", whole) for seat in seats]
    columns += [("winners", whole)]
    columns += [(f"decisions_{seat}", whole) for seat in seats]
    columns += [(f"seconds_{seat}", pyarrow.float64()) for seat in seats]
    columns += [("fingerprint", whole)]
    return pyarrow.schema(columns, metadata={_PLAN: json.dumps(plan.identity())})


def row_of(plan: Plan, result: Result) -> dict[str, Any]:
    """A result as a row."""
    deal, number, bots = plan.seating(result.game)
    row = {"game": result.game, "deal": deal, "seating": number, "seed": plan.deal_seed(deal)}
    for seat, bot in enumerate(bots):
        row[f"bot_{seat}"] = plan.bots[bot]
        row[f"score_{seat}"] = result.scores[seat]
        row[f"decisions_{seat}"] = result.decisions[seat]
        row[f"seconds_{seat}"] = result.seconds[seat]
    row["winners"] = sum(1 << seat for seat in result.winners)
    row["fingerprint"] = result.fingerprint
    return row


def result_in(plan: Plan, row: dict[str, Any]) -> Result:
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


class ResultsFile:
    """A Parquet file of results with its journals."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path, self._plan = path, plan
        self._schema = schema_of(plan)

    def _journals(self) -> list[Path]:
        return sorted(self._path.parent.glob(f"{escape(self._path.name)}.*.arrows"))

    def read(self) -> dict[int, Result]:
        """The results there are, by game; Refused if they are of another plan, or no results at all."""
        if self._path.exists() and not self._path.is_file():
            raise Refused("save-not-plain", file=quote(self._path))
        table = self._table(self._journals())
        return {row["game"]: result_in(self._plan, row) for row in table.to_pylist()}

    def _table(self, journals: list[Path]) -> Any:
        """The rows of the file and of these journals, in order; a game stands there once."""
        tables = [self._schema.empty_table()]
        if self._path.exists():
            tables.append(self._whole(self._path))
        tables += [self._begun(path) for path in journals]
        table = pyarrow.concat_tables(tables)
        first = {number: row for row, number in reversed(list(enumerate(table.column("game").to_pylist())))}
        return table.take(pyarrow.array([first[number] for number in sorted(first)], pyarrow.int64()))

    def _whole(self, path: Path) -> Any:
        try:
            table = parquet.read_table(path)
        except (OSError, pyarrow.ArrowInvalid) as error:
            raise Refused("arena-file-unreadable", file=quote(path), why=quote(error, 200)) from None
        self._check(path, table.schema)
        return table

    def _begun(self, path: Path) -> Any:
        """The rows of a journal up to where its writer was stopped."""
        batches = []
        with path.open("rb") as file:
            try:
                stream = ipc.open_stream(file)
            except (OSError, pyarrow.ArrowInvalid):
                return self._schema.empty_table()  # stopped before the first game
            self._check(path, stream.schema)
            with suppress(OSError, pyarrow.ArrowInvalid):  # stopped in the middle of a row
                batches.extend(stream)
        return pyarrow.Table.from_batches(batches, self._schema)

    def _check(self, path: Path, schema: Any) -> None:
        """Refused if these are not results of this plan: what differs is named."""
        try:
            found = json.loads((schema.metadata or {})[_PLAN])
        except (KeyError, ValueError):
            raise Refused("arena-file-other", file=quote(path)) from None
        for key, value in self._plan.identity().items():
            if found.get(key) != value:
                there, here = (json.dumps(one, ensure_ascii=False) for one in (found.get(key), value))
                raise Refused(
                    "arena-file-plan", file=quote(path), key=key, there=quote(there), here=quote(here)
                )

    @contextmanager
    def journal(self) -> Iterator["Journal"]:
        """Where results go as they come; afterwards they are in the file."""
        path = self._path.with_name(f"{self._path.name}.{secrets.token_hex(4)}.arrows")
        try:
            with (
                refused_by_disk(self._path),
                path.open("xb") as file,
                ipc.new_stream(file, self._schema) as stream,
            ):
                yield Journal(self._plan, self._schema, file, stream)
        finally:
            self.gather()

    def gather(self) -> None:
        """Put what the journals hold into the file."""
        journals = self._journals()
        table = self._table(journals)
        with written_whole(self._path) as part:
            parquet.write_table(table, part)
        for path in journals:
            path.unlink(missing_ok=True)


class Journal:
    """A growing stream of results, complete after each."""

    def __init__(self, plan: Plan, schema: Any, file: Any, stream: Any) -> None:
        self._plan, self._schema, self._file, self._stream = plan, schema, file, stream

    def add(self, result: Result) -> None:
        """Write a result down."""
        rows = [row_of(self._plan, result)]
        self._stream.write_batch(pyarrow.RecordBatch.from_pylist(rows, schema=self._schema))
        self._file.flush()
