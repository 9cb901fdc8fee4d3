"""The page on the Parquet files that are written here, from the columns that the code has."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from writing import table

from ludotheque.cli.commands import simulate
from ludotheque.games import registry
from ludotheque.parquet import arena as arena_file
from ludotheque.parquet import dataset
from ludotheque.parquet import records as records_file
from ludotheque.parquet.columns import Column

BEFORE = """\
# Parquet files

This page is written by `docs/generate.py` from the columns that the code has.

Every file says what is in it. Each column carries the words of this page, under `about` in the metadata of
its field. The metadata of the schema hold, under `ludotheque.version`, the version that wrote the file; under
`ludotheque.command` the command, as one could type it again; and under the key that stands with each kind
below what its games follow from, as JSON. There `schema` counts up if a column comes to mean something else.

Types are those of Arrow. `winners` is a bit for each winner in every file. Seats count from 0. Columns that
end in `_0`, `_1` and so on are there for each seat.
"""

PLANES_BEFORE = """\
A view as two arrays, from the game's `features.py`. `planes` are the bytes of an array, row by row; its type
and shape are in the metadata of the field, as `dtype` and `shape`. The first axis are the planes below.
`numbers` are as many as are named below. Seats and sides count from the one who looks: +0, or own, is always
oneself.
"""

RECORDS = "../guides/replay-and-check-records.md#many-at-once"


def page() -> Iterator[str]:
    """Every kind of file, column by column."""
    seismic = registry.find("seismic")
    yield from BEFORE.splitlines()
    yield ""
    yield from _kind(
        "Simulations",
        "[`ludotheque simulate GAME --out FILE`](../guides/simulate.md#parquet): a row a game.",
        simulate.KIND,
        simulate.columns_of(seismic, 2),
    )
    yield "What stands between `decisions` and `fingerprint` hangs on the game:"
    yield ""
    yield from table(("game", "columns"), list(_tallies()))
    yield ""
    yield from _kind(
        "Arenas",
        "[`ludotheque arena GAME --out FILE`](../guides/arena.md#the-file): a row a game.",
        arena_file.KIND,
        arena_file.columns_of(2),
    )
    yield from _kind(
        "Records",
        f"[`ludotheque replay FILE… --out FILE`]({RECORDS}): a row a record.",
        records_file.KIND,
        records_file.COLUMNS,
    )
    yield from _kind(
        "Datasets",
        "[`ludotheque dataset GAME --out FILE`](../guides/dataset.md): a row a decision. `planes` and "
        "`numbers` are left out with `--no-features`; `visits`, `values` and `chances` are there with "
        "`--simulations`.",
        dataset.KIND,
        dataset.columns_of(seismic, has_features=True, has_search=True),
    )
    yield from _planes()


def _kind(title: str, about: str, kind: str, columns: Iterable[Column]) -> Iterator[str]:
    yield f"## {title}"
    yield ""
    yield f"{about} Its content is under `ludotheque.{kind}`."
    yield ""
    yield from table(("column", "type", "holds"), list(_rows(columns)))
    yield ""


def _rows(columns: Iterable[Column]) -> Iterator[tuple[str, str, str]]:
    """A row for each column; those of the seats together."""
    for (about, form), group in groupby(columns, key=lambda column: (column.about, column.type)):
        names = [f"`{column.name}`" for column in group]
        more = ", …" if len(names) > 1 else ""
        yield ", ".join(names) + more, f"`{_type_text(form)}`", about


def _type_text(form: object) -> str:
    """A type as Arrow writes it, but for what hangs on the game."""
    return str(form).replace("item: ", "").replace("element: ", "").split("[")[0]


def _tallies() -> Iterator[tuple[str, str]]:
    for name in registry.OURS:
        columns = {column.name: column.about for column in simulate.columns_of(registry.find(name), 2)}
        told = (f"`{tally}` ({columns[tally]})" for tally in registry.find(name).tallies)
        yield name, ", ".join(told)


def _planes() -> Iterator[str]:
    yield "## Planes and numbers"
    yield ""
    yield from PLANES_BEFORE.splitlines()
    for name in registry.OURS:
        game = registry.find(name)
        features = game.part("features")
        planes = next(column for column in dataset.columns_of(game, True, False) if column.name == "planes")
        yield ""
        yield f"### {name}"
        yield ""
        yield (
            f"`planes`: `{planes.notes['dtype']}`, shape `{planes.notes['shape']}`. "
            f"`numbers`: {len(features.NUMBERS)}."
        )
        yield ""
        rows = max(len(features.PLANES), len(features.NUMBERS))
        both = (features.PLANES, features.NUMBERS)
        named = ([f"{place}: {what}" for place, what in enumerate(names)] for names in both)
        padded = [names + [""] * (rows - len(names)) for names in named]
        yield from table(("planes", "numbers"), list(zip(*padded, strict=True)))
