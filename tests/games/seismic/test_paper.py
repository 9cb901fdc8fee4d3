"""Seismic on paper: every tile of the box with a back behind it, the crews, the rules on one sheet."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.paper import PAPERS, Pieces, grid_on, places_on
from ludotheque.engine.words import say, say_number
from ludotheque.games import registry
from ludotheque.games.printing import document_of, pdf_of
from ludotheque.games.seismic.components import INTERSECTIONS, KIND_CODES, Edition
from ludotheque.games.seismic.paper import CREW, HEIGHT, WIDTH
from tests.support.printed import Box, Page, Printed, squeezed

GAME = registry.find("seismic")
EVERY = [(paper, language) for paper in PAPERS for language in LANGUAGES]
BEFORE, TILES = 4, slice(4, 10)  # pages before the tiles, and theirs


@cache
def printed(paper: str, language: str) -> Printed:
    """The usual edition on paper."""
    return Printed(pdf_of(GAME, GAME.options({}), paper, language))


def parts(language: str = "en") -> tuple[Pieces, Pieces]:
    """The tiles and the crews."""
    tiles, crews = (
        part for part in document_of(GAME, GAME.options({}), language).parts if isinstance(part, Pieces)
    )
    return tiles, crews


def test_all_tiles_of_the_box_and_san_andreas() -> None:
    """SE-1.1, SE-1.4, SE-1.5 As many of each kind as the edition says."""
    tiles, _ = parts()
    edition: Edition = GAME.options({}).edition
    wanted = Counter({"San Andreas": 1})
    for code, count in zip(KIND_CODES, edition.counts, strict=True):
        wanted[f"Quake {code[1]}.0" if code.startswith("q") else f"Tile {code}"] += count
    assert Counter(face.told for face in tiles.fronts) == +wanted
    assert len(tiles.fronts) == 80


def test_twenty_crews_a_colour() -> None:
    """SE-1.1 By their letters, which are on them."""
    _, crews = parts()
    assert Counter(face.told for face in crews.fronts) == {f"Road crew {letter}": 20 for letter in "ABCD"}
    page = printed("a4", "en").pages[-1]
    found = Counter(text for text, box in page.letters if text in "ABCD" and box.top < 120)
    assert found == dict.fromkeys("ABCD", 20)


def numbers_on(page: Page, paper: str) -> list[str]:
    """What stands on each tile of a page of fronts."""
    grid = grid_on(PAPERS[paper], WIDTH, HEIGHT)
    cells = [Box(x, y, x + WIDTH, y + HEIGHT) for x, y in places_on(grid, grid.size, is_back=False)]
    return [page.text_in(cell) for cell in cells]


@pytest.mark.parametrize(("paper", "language"), EVERY)
def test_the_numbers_stand_on_their_tiles(paper: str, language: str) -> None:
    """SE-1.5, SE-1.6 Thirteen values from +1 to +6, six magnitudes; highways have none."""
    pages = printed(paper, language).pages[TILES][::2]
    found = [text for page in pages for text in numbers_on(page, paper) if text]
    values = [code[:2] for code in INTERSECTIONS]
    assert found == ["SanAndreas", *values, *(f"{magnitude}.0" for magnitude in range(1, 7))]


@pytest.mark.parametrize("paper", PAPERS)
def test_behind_every_tile_lies_a_back(paper: str) -> None:
    """Turned over the long edge; each page has 28 or the rest."""
    pages, size = printed(paper, "en").pages[TILES], PAPERS[paper]
    grid = grid_on(size, WIDTH, HEIGHT)
    counts = []
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert squeezed(parts()[0].title) in front.text
        middles = {box.middle for box in back.shapes_of(WIDTH * 55 / 60, HEIGHT * 55 / 60)}
        wanted = places_on(grid, len(middles), is_back=True)
        for x, y in middles:
            assert min(abs(x - WIDTH / 2 - left) + abs(y - HEIGHT / 2 - top) for left, top in wanted) < 0.1
        counts.append(len(middles))
    assert counts == [28, 28, 24]


@pytest.mark.parametrize(("paper", "language"), EVERY)
def test_the_rules_take_one_sheet(paper: str, language: str) -> None:
    """SE-8 With its examples, on pages three and four."""
    first, second = printed(paper, language).pages[2:4]
    assert first.text.startswith(squeezed(say("seismic-paper-rules", language)))
    assert squeezed(say("seismic-paper-variants-title", language)) in second.text
    assert any(
        squeezed(f"{say_number(10, language)} {points}") in second.text for points in ("points", "अङ्क")
    )


def test_an_edition_with_fewer_tiles_and_crews(tmp_path: Path) -> None:
    """What it says, and no more."""
    path = tmp_path / "few.toml"
    path.write_text('name = "few"\ncrews = 3\n[highways]\n"01" = 2\n"02" = 2\n"03" = 4\n', encoding="utf-8")
    options = GAME.options({"edition": GAME.edition_from(str(path))})
    tiles, crews = (part for part in document_of(GAME, options, "fr").parts if isinstance(part, Pieces))
    assert Counter(face.told for face in tiles.fronts) == {
        "San Andreas": 1, "Tuile 01": 2, "Tuile 02": 2, "Tuile 03": 4,
    }  # fmt: skip
    assert len(crews.fronts) == 12
    assert (crews.width, crews.height) == (CREW, CREW)
    assert squeezed("8 tuiles d’autoroute, 0 intersections") in Printed(
        pdf_of(GAME, options, "letter", "fr")
    ).pages[0].text  # fmt: skip
