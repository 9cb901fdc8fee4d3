"""Games on paper, in each language, on each paper: nothing is cut off, and whose it is stands everywhere."""

from functools import cache

import pytest

from ludotheque.engine.contract import Game
from ludotheque.engine.languages import LANGUAGES, in_digits
from ludotheque.engine.paper import PAPERS, Document, Pieces, grid_on
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.games.printing import document_of, file_name, options_with, pdf_of
from ludotheque.games.rulesheet import AIM, RULING, for_players, parse, sheet_of
from tests.laws.play import GAMES
from tests.support.home import folder_of
from tests.support.pocket import find
from tests.support.printed import Box, Printed, squeezed

ROOM = 2.5  # millimetres along each edge of a page that printers leave empty, or nearly so


def languages_of(name: str) -> list[str]:
    """The languages in which a game can be printed: a ruling sheet may be written in one alone."""
    sheets = {language: "RULES.md" if language == "en" else f"RULES.{language}.md" for language in LANGUAGES}
    has_part = registry.find(name).has_part("paper")
    return [language for language in LANGUAGES if has_part or (folder_of(name) / sheets[language]).is_file()]


EVERY = [(name, paper, language) for name in GAMES for paper in PAPERS for language in languages_of(name)]


@cache
def document(name: str, language: str) -> Document:
    """What is printed of a game."""
    game = registry.find(name)
    return document_of(game, game.options({}), language)


@cache
def printed(name: str, paper: str, language: str) -> Printed:
    """The PDF of a game, read again."""
    game = registry.find(name)
    return Printed(pdf_of(game, game.options({}), paper, language))


@pytest.mark.parametrize(("name", "paper", "language"), EVERY)
def test_pages_have_the_size_of_the_paper(name: str, paper: str, language: str) -> None:
    """Upright or lying."""
    sizes = {tuple(sorted((page.width, page.height))) for page in printed(name, paper, language).pages}
    assert {tuple(map(round, size)) for size in sizes} == {tuple(map(round, PAPERS[paper]))}


@pytest.mark.parametrize(("name", "paper", "language"), EVERY)
def test_whose_it_is_stands_on_every_page(name: str, paper: str, language: str) -> None:
    """With the number of the page."""
    found = printed(name, paper, language)
    notice = squeezed(document(name, language).notice)
    assert notice
    for number, page in enumerate(found.pages, start=1):
        assert notice in page.text, number
        assert in_digits(f"{number}/{len(found.pages)}", language) in page.text


@pytest.mark.parametrize(("name", "paper", "language"), EVERY)
def test_nothing_is_cut_off(name: str, paper: str, language: str) -> None:
    """All letters stand on the page, and away from its edges; none comes from a font that is not there."""
    for page in printed(name, paper, language).pages:
        inside = Box(ROOM, ROOM, page.width - ROOM, page.height - ROOM)
        assert [text for text, box in page.letters if not inside.holds(box)] == []
        assert page.has_own_fonts


@pytest.mark.parametrize(("name", "paper", "language"), EVERY)
def test_all_is_drawn_in_lines(name: str, paper: str, language: str) -> None:
    """No picture is made of pixels: it is sharp on every printer."""
    assert sum(page.images for page in printed(name, paper, language).pages) == 0


@pytest.mark.parametrize(("name", "paper", "language"), EVERY)
def test_the_notice_lies_below_all_pieces(name: str, paper: str, language: str) -> None:
    """It is not cut through."""
    pages = {part.title: part for part in document(name, language).parts if isinstance(part, Pieces)}
    for part in pages.values():
        size = PAPERS[paper]
        grid = grid_on(size._replace(width=size.height, height=size.width) if part.is_wide else size,
                       part.width, part.height)  # fmt: skip
        bottom = grid.top + grid.rows * grid.height
        title = squeezed(part.title)
        found = [page for page in printed(name, paper, language).pages if f"·{title}·" in page.text]
        assert found
        for page in found:
            foot = next(box for text, box in reversed(page.letters) if text.isdigit())
            assert foot.top > bottom


@pytest.mark.parametrize("name", GAMES)
def test_every_language_prints_the_same_pieces(name: str) -> None:
    """As many of each kind, of the same size."""
    found = [
        [
            (part.width, part.height, len(part.fronts))
            for part in document(name, language).parts
            if isinstance(part, Pieces)
        ]
        for language in languages_of(name)
    ]
    assert all(one == found[0] for one in found)


@pytest.mark.parametrize("name", GAMES)
def test_every_edition_that_comes_with_a_game_can_be_printed(name: str) -> None:
    """Its name is in that of the file, unless it is the usual one."""
    game = registry.find(name)
    assert file_name(game, game.options({}), "a4", "en") == f"{name}-en-a4.pdf"
    for edition in game.editions.names() if game.editions else ():
        options = options_with(game, edition)
        assert Printed(pdf_of(game, options, "letter", "en")).pages
        is_usual = options == game.options({})
        wanted = f"{name}-en-letter.pdf" if is_usual else f"{name}-{edition}-en-letter.pdf"
        assert file_name(game, options, "letter", "en") == wanted


def test_a_game_without_this_part_prints_its_ruling_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every clause that players are shown, with its number; and no aim of ours."""
    monkeypatch.setattr(Game, "has_part", lambda self, part: False)
    for language in LANGUAGES:
        game = registry.find("beat-the-quake")
        sheet = parse(sheet_of(game.name, language))
        made = Printed(pdf_of(game, game.options({}), "a4", language))
        found = "".join(page.text for page in made.pages)
        for clause in (clause for section in for_players(sheet).sections for clause in section.clauses):
            assert squeezed(f"{clause.number} {clause.text.replace(RULING, '')}"[:20]) in found, clause.number
        assert AIM.strip("*") not in found


def test_a_game_without_a_ruling_sheet_has_nothing_to_print() -> None:
    """It says so."""
    pocket = find("pocket")
    with pytest.raises(Refused, match="there are no rules here for pocket"):
        pdf_of(pocket, pocket.options({}), "a4", "en")


def test_an_edition_that_a_game_has_not() -> None:
    """Whether it has others or none."""
    with pytest.raises(Refused, match="unknown edition “nope”"):
        options_with(registry.find("seismic"), "nope")
    with pytest.raises(Refused, match="unknown option"):
        options_with(find("pocket"), "nope")
