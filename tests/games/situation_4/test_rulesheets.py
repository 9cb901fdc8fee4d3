"""The ruling sheet: no clause of the one that this game was written from is lost."""

import pytest

from ludotheque.games.rulesheet import parse, sheet_of

SIZES = {"1": 5, "2": 1, "3": 4, "4": 3, "5": 2, "6": 3, "7": 1, "8": 2, "9": 1}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sheet_has_its_clauses(language: str) -> None:
    """The 22 of that sheet; rulings of ours have a section of their own."""
    sections = parse(sheet_of("situation-4", language)).sections
    found = {section.id: len(section.clauses) for section in sections}
    for chapter, size in SIZES.items():
        assert found[f"S4-{chapter}"] == size
