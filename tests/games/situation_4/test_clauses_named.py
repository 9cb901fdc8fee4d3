"""Every clause of the ruling sheet is named by a test."""

import re
from pathlib import Path

import pytest

import ludotheque.games.situation_4

SHEET = Path(ludotheque.games.situation_4.__file__).with_name("RULES.md").read_text(encoding="utf-8")


def clauses() -> list[str]:
    """The clauses of RULES.md: a line `- 4.2 …` each."""
    return [f"S4-{number}" for number in re.findall(r"^- (\d+\.\d+) ", SHEET, re.MULTILINE)]


def named() -> set[str]:
    """The clauses that a test names: in its own name, `s4_4_2`, or in its docstring, `S4-4.2`."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for name, docstring in re.findall(r'^def (test_\w+)\(.*?"""(.*?)"""', text, re.M | re.S):
            found |= {f"S4-{a}.{b}" for a, b in re.findall(r"s4_(\d+)_(\d+)", name)}
            found |= set(re.findall(r"S4-\d+\.\d+", docstring))
    return found


def test_the_sheet_has_its_clauses() -> None:
    """The 22 of the ruling sheet at least, in order."""
    found = clauses()
    sizes = {"1": 5, "2": 1, "3": 4, "4": 3, "5": 2, "6": 3, "7": 1, "8": 2, "9": 1}
    for chapter, size in sizes.items():
        expected = [f"S4-{chapter}.{number}" for number in range(1, size + 1)]
        assert [clause for clause in found if clause.startswith(f"S4-{chapter}.")] == expected


@pytest.mark.parametrize("clause", clauses())
def test_each_clause_is_named_by_a_test(clause: str) -> None:
    """A clause without a test is a rule that nobody checks."""
    assert clause in named()


def test_no_test_names_a_clause_that_is_not_there() -> None:
    """A test that names a clause names one of the sheet."""
    assert named() <= set(clauses())
