"""Columns of letters with signs beside them: as the C library counts, and so most terminals."""

import subprocess
import sys

import pytest

COUNTED = """
import sys
from rich.cells import cell_len
from ludotheque.cli.terminal.widths import count_as_terminals_do
for _ in range(2):
    count_as_terminals_do()
    print(*map(cell_len, sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("Zoé", 3),
        ("पा", 2),  # the sign stands beside its letter
        ("के", 1),  # above it
        ("नेपाली", 5),
        ("क्षति", 4),  # a terminal without ligatures: क् ष ति
        ("e\u0301", 1),
        ("日本", 4),
        ("\U0001f469\u200d\U0001f680", 2),
    ],
)
def test_columns_of_a_text(text: str, columns: int) -> None:
    """In a process of its own, for it is for good; to say it twice is to say it once."""
    said = subprocess.run(
        [sys.executable, "-c", COUNTED, text], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert said.stdout == f"{columns}\n{columns}\n"
