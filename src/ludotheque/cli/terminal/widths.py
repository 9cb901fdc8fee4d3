"""How many columns a text takes on the drawn table: Textual counts as most terminals do.

It takes every sign that combines for one without a width. The C library, and with it most terminals and tmux,
gives those that stand beside their letter (Mc, as in पा) a column of their own: without this, lines in
Nepali are longer than Textual believes, and lose their ends at the edge of a pane.
"""

import unicodedata
from collections.abc import Callable, Iterator
from functools import cache

from rich import cells

_LOADER = "load_cell_table"  # what Rich reads its widths with


def count_as_terminals_do() -> None:
    """From now on; twice is once."""
    if vars(cells)[_LOADER] is not _table:
        vars(cells)[_LOADER] = _table
        cells.get_character_cell_size.cache_clear()
        cells.cached_cell_len.cache_clear()


_rich_table: Callable[[str], cells.CellTable] = vars(cells)[_LOADER]


@cache
def _table(unicode_version: str = "auto") -> cells.CellTable:
    """Rich's own, without the signs that have a column."""
    table = _rich_table(unicode_version)
    return table._replace(widths=tuple(span for entry in table.widths for span in _without_beside(*entry)))


def _without_beside(start: int, end: int, width: int) -> Iterator[tuple[int, int, int]]:
    """The parts of a span of characters between those signs."""
    first = start
    for code in range(start, end + 1) if width == 0 else ():
        if unicodedata.category(chr(code)) == "Mc":
            if first < code:
                yield first, code - 1, width
            first = code + 1
    if first <= end:
        yield first, end, width
