"""The positions of a dataset in a Parquet file that a run can go on with: a row a decision."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ludotheque.parquet.dataset import KIND, DatasetPlan
from ludotheque.parquet.journal import GrowingFile


class PositionsFile(GrowingFile):
    """A Parquet file of positions with its journals, which hold games in order."""

    def __init__(self, path: Path, plan: DatasetPlan) -> None:
        super().__init__(path, plan.schema, KIND, plan.identity())

    def count(self) -> tuple[int, int]:
        """How many games are done, and their positions; Refused if they are of another plan."""
        self.check()
        games = positions = 0
        for batch in self.merged(self.journals()):
            games = _last(batch) + 1
            positions += batch.num_rows
        return games, positions

    def merged(self, journals: Iterable[Path]) -> Iterator[Any]:
        """The rows of the file, then of each journal those of later games."""
        last = -1
        for batch in self.whole():
            yield batch
            last = _last(batch)
        for path in sorted(journals, key=self._first):
            for batch in self.begun(path):
                if batch.num_rows and _last(batch) > last:
                    yield batch
                    last = _last(batch)

    def _first(self, path: Path) -> int:
        """With which game a journal begins."""
        batches = (batch for batch in self.begun(path) if batch.num_rows)
        return next((_last(batch) for batch in batches), 0)


def _last(batch: Any) -> int:
    return int(batch.column("game")[-1].as_py())
