"""The ruling sheet of Situation 4 in English and in French: the same clauses, marks, codes and numbers."""

import re
from collections import Counter

import pytest

from ludotheque.cli.rulesheet import sheet_of

NARROW = "\N{NARROW NO-BREAK SPACE}"
ENGLISH, FRENCH = sheet_of("situation-4"), sheet_of("situation-4", "fr")


def parts_of(sheet: str) -> dict[str, str]:
    """Headings and clauses by number, each with all of its lines; what stands before them is `0`."""
    found = re.split(r"^(?:## S4-(?=\d+ )|- (?=\d+\.\d+ ))", sheet, flags=re.MULTILINE)
    texts = [re.sub(r"\s*\n\s*", " ", text).strip() for text in found]
    numbers = ["0", *(text.split(" ", 1)[0] for text in texts[1:])]
    assert len(set(numbers)) == len(numbers)
    return dict(zip(numbers, texts, strict=True))


def codes_in(text: str) -> Counter[str]:
    """What stands between backticks."""
    return Counter(re.findall(r"`([^`]+)`", text))


def numbers_in(text: str) -> Counter[str]:
    """The figures outside codes: counts, values, other clauses; French has a comma in its decimals."""
    plain = re.sub(r"(?<=\d),(?=\d)", ".", re.sub(r"`[^`]+`", "", text))
    return Counter(re.findall(r"[-+]?\d+(?:\.\d+)?", plain))


CLAUSES = list(parts_of(ENGLISH))


def test_same_headings_and_clauses_in_the_same_order() -> None:
    """Every number of one sheet is in the other."""
    assert len(CLAUSES) > 30
    assert list(parts_of(FRENCH)) == CLAUSES


@pytest.mark.parametrize("clause", CLAUSES)
def test_same_marks_codes_and_numbers(clause: str) -> None:
    """Every [R], code and figure of a clause is in both; the words are not."""
    english, french = parts_of(ENGLISH)[clause], parts_of(FRENCH)[clause]
    assert french.count("**[R]**") == english.count("**[R]**")
    assert french.count("[R]") == english.count("[R]")
    assert codes_in(french) == codes_in(english)
    assert numbers_in(french) == numbers_in(english)
    assert french != english


def test_the_french_sheet_has_french_typography() -> None:
    """Narrow no-break spaces before : ; ! ? and inside « »; no straight quotes."""
    text = re.sub(r"`[^`]+`", "", FRENCH)
    assert not re.search(rf"(?<!{NARROW})[:;!?»]", text)
    assert not re.search(rf"«(?!{NARROW})", text)
    assert not re.search("['\"“”]", text)
