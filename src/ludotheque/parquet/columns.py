"""The columns of the Parquet files that are written here, each with a word about it.

A file carries these words in its schema, and `docs/reference/data.md` is made of them.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import pyarrow

from ludotheque import __version__

WHOLE, TEXT, REAL = pyarrow.int64(), pyarrow.string(), pyarrow.float64()
SCORES, RETURNS = pyarrow.list_(pyarrow.int32()), pyarrow.list_(pyarrow.float32())
_ABOUT = "about"


class Column(NamedTuple):
    """A column and what it holds."""

    name: str
    type: Any
    about: str
    notes: Mapping[str, str] = {}  # what else the file says of it, for programs


# What several files have

GAME = Column("game", WHOLE, "the number of the game, from 0")
OPTIONS = Column("options", TEXT, "the options of the game, as JSON")
SEATS = Column("seats", pyarrow.int8(), "how many seats there are")
WINNERS = Column("winners", WHOLE, "a bit for each winner: 1 is seat 0, 2 is seat 1, 3 is both, 0 nobody")
FINGERPRINT = Column("fingerprint", WHOLE, "63 bits that depend on every byte of the final state")


def by_seat(name: str, kind: Any, about: str, seats: int) -> list[Column]:
    """A column for each seat."""
    return [Column(f"{name}_{seat}", kind, about) for seat in range(seats)]


def key_of(kind: str) -> bytes:
    """Where the metadata of a file of this kind say what is in it."""
    return f"ludotheque.{kind}".encode()


def schema_of(
    columns: Iterable[Column], kind: str, content: Mapping[str, Any], command: str | None = None
) -> Any:
    """The schema of a file of this kind, with what is in it and the command that makes it."""
    fields = [
        pyarrow.field(name, form, metadata={_ABOUT: about, **notes}) for name, form, about, notes in columns
    ]
    said = {b"ludotheque.version": __version__, key_of(kind): json.dumps(content, ensure_ascii=False)}
    if command is not None:
        said[b"ludotheque.command"] = command
    return pyarrow.schema(fields, metadata=said)


def about_of(field: Any) -> str:
    """What a column of a file holds."""
    about: bytes = field.metadata[_ABOUT.encode()]
    return about.decode()


def bits_of(seats: Iterable[int]) -> int:
    """A bit for each of these seats."""
    return sum(1 << seat for seat in seats)
