"""The ruling sheets over HTTP: every clause once, nothing lost, references that lead somewhere."""

import re
from typing import Any

import httpx
import pytest

from ludotheque.engine.languages import LANGUAGES
from ludotheque.games import registry
from ludotheque.games.rulesheet import sheet_of
from tests.server.inside import Inside
from tests.server.test_protocol import check
from tests.support.services.loopback import NO_TLS

Sheet = dict[str, Any]
EVERY = [(game, language) for game in registry.NAMES for language in LANGUAGES]


def told(game: str, language: str) -> str:
    """The sheet as it is written, but for aims of ours: sections and clauses with an [A]."""
    text = sheet_of(game, language)
    for head in (r"^## [^\n]*", r"^- \d+\.\d+ "):
        rest = r"(?=^## |\Z)" if "#" in head else r"(?=^- |^## |\Z)"
        text = re.sub(rf"{head}\*\*\[A\]\*\*.*?{rest}", "", text, flags=re.M | re.S)
    return text


def get(inside: Inside, game: str, language: str = "en") -> httpx.Response:
    """Ask without having come in."""
    return httpx.get(
        f"{inside.url}/api/v1/rules/{game}", params={"lang": language}, trust_env=False, verify=NO_TLS
    )


def sheet(inside: Inside, game: str, language: str) -> Sheet:
    """A sheet, checked against the schema."""
    answer = get(inside, game, language)
    assert answer.status_code == 200, answer.text
    found: Sheet = answer.json()
    check("RuleSheet", found)
    return found


def clauses(found: Sheet) -> dict[str, Any]:
    """The clauses by id."""
    every = [clause for section in found["sections"] for clause in section["clauses"]]
    assert len({clause["id"] for clause in every}) == len(every)
    return {clause["id"]: clause for clause in every}


def letters(text: str) -> str:
    """A text without marks and blanks."""
    return re.sub(r"[\s*`]+", "", text)


def words(parts: list[dict[str, str]]) -> str:
    """What stands in the parts, references by number alone."""
    return letters("".join(re.sub(r"^[A-Z]+-", "", one["text"]) if one["kind"] == "clause" else one["text"]
                           for one in parts))  # fmt: skip


def test_a_sheet_says_in_which_language_it_is(inside: Inside) -> None:
    """There is none of Seismic in Nepali: the English one is shown, and is marked as English."""
    found = {language: sheet(inside, "seismic", language)["language"] for language in LANGUAGES}
    assert found == {"en": "en", "fr": "fr", "ne": "en"}


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_clause_comes_out_once_and_whole(inside: Inside, game: str, language: str) -> None:
    """In the order of the sheet; all of its letters, in the title and before the first section too."""
    text = told(game, language)
    found = sheet(inside, game, language)
    numbers = re.findall(r"^- (\d+\.\d+) ", text, re.M)
    assert [clause_id.partition("-")[2] for clause_id in clauses(found)] == numbers
    assert [section["id"] for section in found["sections"]] == re.findall(r"^## (\S+) ", text, re.M)
    head, *bodies = re.split(r"^(?:## \S+ |- \d+\.\d+ )", text, flags=re.M)
    given = [letters(found["title"]) + "".join(map(words, found["about"]))]
    for section in found["sections"]:
        given.append(letters(section["title"]))
        given += [words(clause["parts"]) for clause in section["clauses"]]
    wanted = [letters(head).removeprefix("#"), *(letters(body) for body in bodies)]
    prefix = found["sections"][0]["id"].partition("-")[0]
    for one, other in zip(given, wanted, strict=True):
        assert re.sub(rf"{prefix}-(?=\d)", "", one) == re.sub(rf"{prefix}-(?=\d)|\[R\]$", "", other)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_what_is_marked_in_the_sheet_is_marked(inside: Inside, game: str, language: str) -> None:
    """As many code, emphasis and rulings as there are marks."""
    found = sheet(inside, game, language)
    parts = [part for text in found["about"] for part in text]
    parts += [part for clause in clauses(found).values() for part in clause["parts"]]
    text = re.sub(r"^#.*$", "", told(game, language), flags=re.M)
    code = re.findall(r"`([^`]+)`", text)
    assert [part["text"].split() for part in parts if part["kind"] == "code"] == [one.split() for one in code]
    bare = re.sub(r"`[^`]+`", "", text)
    strong = re.findall(r"\*\*(.+?)\*\*", bare)
    assert [part["text"] for part in parts if part["kind"] == "strong"] == strong
    emphasis = re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", bare)
    assert [part["text"] for part in parts if part["kind"] == "em"] == emphasis
    assert not any(set(part["text"]) & set("*`") for part in parts)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_references_lead_to_a_clause(inside: Inside, game: str, language: str) -> None:
    """To one of the sheet, by its whole id."""
    found = sheet(inside, game, language)
    known = {*clauses(found), *(section["id"] for section in found["sections"])}
    every = [
        part["text"]
        for clause in clauses(found).values()
        for part in clause["parts"]
        if part["kind"] == "clause"
    ]
    assert set(every) <= known
    assert len(every) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_and_rulings_of_seismic(inside: Inside, language: str) -> None:
    """Some of them, by hand."""
    found = sheet(inside, "seismic", language)

    def references(clause: str) -> list[str]:
        return [part["text"] for part in clauses(found)[clause]["parts"] if part["kind"] == "clause"]

    assert references("SE-1.1") == []  # quakes (1.0 to 6.0) are none
    assert references("SE-2.2") == ["SE-7.4"]
    assert references("SE-4.1") == ["SE-5"]
    assert references("SE-4.3") == ["SE-4.1"]
    assert references("SE-9.3") == ["SE-4.4", "SE-7.2"]
    rulings = {name for name, clause in clauses(found).items() if clause["ruling"]}
    assert {"SE-1.4", "SE-4.3", "SE-7.3", "SE-9.1", "SE-9.6"} <= rulings
    assert not {"SE-1.1", "SE-4.1", "SE-4.2", "SE-5.2", "SE-7.2", "SE-8.1"} & rulings
    assert clauses(found)["SE-1.6"]["parts"][1] == {"kind": "code", "text": "q1"}
    titles = {section["id"]: section["title"] for section in found["sections"]}
    assert not any("[R]" in title or "*" in title for title in titles.values())
    if language == "en":
        assert found["title"] == "Seismic: the ruling sheet"
        assert titles["SE-4"] == "A turn"
        assert len(found["about"]) == 2


def test_what_has_no_sheet(inside: Inside) -> None:
    """A game that there is not, and one without a sheet: refused in words."""
    for language in LANGUAGES:
        answer = get(inside, "chess", language)
        assert (answer.status_code, answer.json()["key"]) == (422, "game-unknown")
        answer = get(inside, "pocket", language)
        assert (answer.status_code, answer.json()["key"]) == (404, "rules-none")
    assert get(inside, "..%2Fseismic").status_code in (404, 422)
    assert get(inside, "x" * 41).status_code == 422
