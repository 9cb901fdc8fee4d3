"""The ruling sheet: no clause of the one that this game was written from is lost."""

import pytest

from ludotheque.games.rulesheet import parse, sheet_of

SIZES = {"1": 7, "2": 2, "3": 3, "4": 5, "5": 3, "6": 5, "7": 5, "8": 5}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sheet_has_its_clauses(language: str) -> None:
    """The 35 of that sheet; rulings of ours have a section of their own."""
    sections = parse(sheet_of("seismic", language)).sections
    found = {section.id: len(section.clauses) for section in sections}
    for chapter, size in SIZES.items():
        assert found[f"SE-{chapter}"] == size
