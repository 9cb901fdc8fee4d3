"""Ruling sheets: the same in English and in French, every clause numbered in order, and named by a test."""

import re
from collections import Counter
from functools import cache

import pytest

from ludotheque.games.rulesheet import AIM, RULING, Sheet, for_players, parse, sheet_of
from tests.laws.play import GAMES
from tests.support.home import home_of

NARROW = "\N{NARROW NO-BREAK SPACE}"
WORDS_IN_CODES = {"sorties": "exits"}  # a code of both sheets may have a word of its language in it


@cache
def sheet(name: str, language: str = "en") -> Sheet:
    """A game's sheet, taken apart."""
    return parse(sheet_of(name, language))


@cache
def parts(name: str, language: str = "en") -> dict[str, str]:
    """What the sheet says: by clause, `4.2`, by the id of a section, `SE-4`, and before them all, `about`."""
    found = {"about": " ".join((sheet(name, language).title, *sheet(name, language).about))}
    for section in sheet(name, language).sections:
        assert section.id not in found
        found[section.id] = section.title
        for clause in section.clauses:
            assert clause.number not in found
            found[clause.number] = clause.text
    return found


def prefix_of(name: str) -> str:
    """What stands before the number of every clause: `SE`."""
    (prefix,) = {section.id.rpartition("-")[0] for section in sheet(name).sections}
    return prefix


@cache
def clauses(name: str) -> tuple[str, ...]:
    """The clauses as they are cited: `SE-4.2`."""
    found = (clause.number for section in sheet(name).sections for clause in section.clauses)
    return tuple(f"{prefix_of(name)}-{number}" for number in found)


@cache
def named(name: str) -> set[str]:
    """The clauses that a test of the game names: in its own name, `se_4_2`, or in its docstring, `SE-4.2`."""
    prefix = prefix_of(name)
    found: set[str] = set()
    for path in home_of(name).glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for test, docstring in re.findall(r'^def (test_\w+)\(.*?"""(.*?)"""', text, re.M | re.S):
            found |= {f"{prefix}-{a}.{b}" for a, b in re.findall(rf"{prefix.lower()}_(\d+)_(\d+)", test)}
            found |= set(re.findall(rf"{prefix}-\d+\.\d+", docstring))
    return found


def codes_in(text: str) -> Counter[str]:
    """What stands between backticks, word by word."""
    spans = re.findall(r"`([^`]+)`", text)
    for here, there in WORDS_IN_CODES.items():
        spans = [span.replace(here, there) for span in spans]
    return Counter(code for span in spans for code in span.split())


def numbers_in(text: str) -> Counter[str]:
    """The figures outside codes: counts, values, other clauses; French has a comma in its decimals."""
    plain = re.sub(r"(?<=\d),(?=\d)", ".", re.sub(r"`[^`]+`", "", text))
    return Counter(re.findall(r"[-+]?\d+(?:\.\d+)?", plain))


@pytest.mark.parametrize("name", GAMES)
def test_sections_and_clauses_are_numbered_in_order(name: str) -> None:
    """From 1, without a gap: SE-1, SE-1.1, SE-1.2, …, SE-2."""
    for place, section in enumerate(sheet(name).sections, start=1):
        assert section.id == f"{prefix_of(name)}-{place}"
        numbers = [clause.number for clause in section.clauses]
        assert numbers == [f"{place}.{number}" for number in range(1, len(numbers) + 1)]
        assert numbers
    assert len(clauses(name)) == len(re.findall(r"^- \d", sheet_of(name), re.M))


@pytest.mark.parametrize("name", GAMES)
def test_same_headings_and_clauses_in_the_same_order(name: str) -> None:
    """Every number of one sheet is in the other, and before them stands as much."""
    assert list(parts(name, "fr")) == list(parts(name))
    assert len(sheet(name, "fr").about) == len(sheet(name).about)


@pytest.mark.parametrize(("name", "part"), [(name, part) for name in GAMES for part in parts(name)])
def test_same_marks_codes_and_numbers(name: str, part: str) -> None:
    """Every [R], code and figure of a clause is in both; the words are not."""
    english, french = parts(name)[part], parts(name, "fr")[part]
    assert french.count(RULING) == english.count(RULING)
    assert french.count(AIM) == english.count(AIM)
    assert french.count("[R]") == english.count("[R]")
    assert codes_in(french) == codes_in(english)
    assert numbers_in(french) == numbers_in(english)
    assert french != english


@pytest.mark.parametrize("name", GAMES)
def test_players_are_shown_all_but_our_aims(name: str) -> None:
    """What is left out is marked; nothing else is."""
    shown = {clause.number for section in for_players(sheet(name)).sections for clause in section.clauses}
    for section in sheet(name).sections:
        for clause in section.clauses:
            assert (clause.number in shown) != (AIM in section.title + clause.text)


@pytest.mark.parametrize("name", GAMES)
def test_the_french_sheet_has_french_typography(name: str) -> None:
    """Narrow no-break spaces before : ; ! ? and inside « »; no straight quotes."""
    text = re.sub(r"`[^`]+`", "", sheet_of(name, "fr"))
    assert not re.search(rf"(?<!{NARROW})[:;!?»]", text)
    assert not re.search(rf"«(?!{NARROW})", text)
    assert not re.search("['\"“”]", text)


@pytest.mark.parametrize(("name", "clause"), [(name, clause) for name in GAMES for clause in clauses(name)])
def test_each_clause_is_named_by_a_test(name: str, clause: str) -> None:
    """A clause without a test is a rule that nobody checks."""
    assert clause in named(name)


@pytest.mark.parametrize("name", GAMES)
def test_no_test_names_a_clause_that_is_not_there(name: str) -> None:
    """A test that names a clause names one of the sheet."""
    assert named(name) <= set(clauses(name))
