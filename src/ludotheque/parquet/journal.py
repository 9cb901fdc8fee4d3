"""A Parquet file of games that grows, and that a run can go on with.

While games are played, each goes to a journal beside the file (`FILE.*.arrows`, an Arrow stream) as soon as
it is over: whatever stops the run, only games under way are lost. At the end, or at the end of the next run,
the journals are put into the file, which is replaced whole.
"""

import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from glob import escape
from pathlib import Path
from typing import Any

import pyarrow
from pyarrow import ipc, parquet

from ludotheque.engine.files import refused_by_disk, written_whole
from ludotheque.engine.words import Refused, quote
from ludotheque.parquet.columns import key_of

_GROUP = 1024  # rows that are read and written together, at least
_OF_VERSION = ("schema", "rules", "code")  # what another version of Ludotheque has otherwise


class GrowingFile(ABC):
    """A Parquet file with its journals. A batch of a journal is a whole game."""

    def __init__(self, path: Path, schema: Any, kind: str, identity: Mapping[str, Any]) -> None:
        self.path, self.schema = path, schema
        self._kind, self._identity = kind, identity

    @abstractmethod
    def merged(self, journals: Iterable[Path]) -> Iterator[Any]:
        """What the file and these journals hold, in the order of the games; a game stands there once."""

    def journals(self) -> list[Path]:
        """What was begun and is not in the file yet, or was not taken away."""
        return sorted(self.path.parent.glob(f"{escape(self.path.name)}.*.arrows"))

    def check(self) -> None:
        """Refused if there is something else in the place of the file."""
        if self.path.exists() and not self.path.is_file():
            raise Refused("save-not-plain", file=quote(self.path))

    def whole(self) -> Iterator[Any]:
        """What the file holds; Refused if that is not of this plan, or no games at all."""
        if not self.path.exists():
            return
        try:
            with parquet.ParquetFile(self.path) as file:
                self._check_plan(self.path, file.schema_arrow)
                yield from file.iter_batches(_GROUP)
        except (OSError, pyarrow.ArrowInvalid) as error:
            raise Refused("parquet-unreadable", file=quote(self.path), why=quote(error, 200)) from None

    def begun(self, path: Path) -> Iterator[Any]:
        """The games of a journal up to where its writer was stopped."""
        with path.open("rb") as file:
            try:
                stream = ipc.open_stream(file)
            except (OSError, pyarrow.ArrowInvalid):
                return  # stopped before the first game
            self._check_plan(path, stream.schema)
            while True:
                try:
                    batch = stream.read_next_batch()
                except (StopIteration, OSError, pyarrow.ArrowInvalid):
                    return  # or stopped in the middle of a game
                yield batch

    def _check_plan(self, path: Path, schema: Any) -> None:
        """Refused if this is not of the same plan: what differs is named."""
        try:
            found = json.loads((schema.metadata or {})[key_of(self._kind)])
        except (KeyError, ValueError):
            raise Refused("parquet-other", file=quote(path)) from None
        for key, value in self._identity.items():
            if found.get(key) == value:
                continue
            if key in _OF_VERSION:
                raise Refused("parquet-version", file=quote(path))
            there, here = (_told(one) for one in (found.get(key), value))
            raise Refused("parquet-plan", file=quote(path), key=key, there=there, here=here)

    @contextmanager
    def journal(self) -> Iterator[Callable[[Any], None]]:
        """What writes a game down, as a batch; afterwards they are in the file."""
        path = self.path.with_name(f"{self.path.name}.{secrets.token_hex(4)}.arrows")
        compressed = ipc.IpcWriteOptions(compression="zstd")
        try:
            with (
                refused_by_disk(self.path),
                path.open("xb") as file,
                ipc.new_stream(file, self.schema, options=compressed) as stream,
            ):

                def write(batch: Any) -> None:
                    stream.write_batch(batch)
                    file.flush()

                yield write
        finally:
            self.gather()

    def gather(self) -> None:
        """Put what the journals hold into the file."""
        journals = self.journals()
        with (
            written_whole(self.path) as part,
            parquet.ParquetWriter(part, self.schema, compression="zstd") as writer,
        ):
            for table in _grouped(self.merged(journals), self.schema):
                writer.write_table(table)
        for path in journals:
            path.unlink(missing_ok=True)


def _told(value: Any) -> str:
    """A text as it is, all else as JSON."""
    return quote(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))


def _grouped(batches: Iterable[Any], schema: Any) -> Iterator[Any]:
    """Batches put together, so that each table has some rows."""
    waiting: list[Any] = []
    for batch in batches:
        waiting.append(batch)
        if sum(one.num_rows for one in waiting) >= _GROUP:
            yield pyarrow.Table.from_batches(waiting, schema)
            waiting = []
    if waiting:
        yield pyarrow.Table.from_batches(waiting, schema)
