"""Pages: where pieces lie on either paper, backs behind fronts, marks at the ends of cuts, words in boxes."""

import subprocess
import sys
from itertools import pairwise

import pytest

from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.paper import (
    PAPERS,
    Blank,
    Block,
    Document,
    Face,
    Heading,
    Lettering,
    Listed,
    Note,
    Paper,
    Picture,
    Pieces,
    Prose,
    Table,
    Text,
    check_paper,
    cut_marks,
    grid_on,
    pdf,
    places_on,
)
from ludotheque.engine.words import Refused
from tests.support.printed import Box, Printed, squeezed

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><path d="M5 5H55V75H5Z" fill="#123"/></svg>'
)
NOTICE = "Nobody may sell this."


def printed(*parts: Prose | Pieces, paper: str = "a4", language: str = "en") -> Printed:
    """A document of these parts."""
    return Printed(pdf(Document("Test", NOTICE, parts), PAPERS[paper], language))


def pieces(count: int, *letterings: Lettering, has_back: bool = True) -> Pieces:
    """So many pieces of 60 × 80 mm."""
    back = Face(SVG, "back") if has_back else None
    return Pieces("Pieces", 60, 80, (Face(SVG, "front", letterings),) * count, back)


# Where pieces lie


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_as_many_pieces_as_a_page_takes_with_room_around_them(paper: Paper) -> None:
    """One more column or row would leave no margin; on both sides there is as much."""
    grid = grid_on(paper, 63, 88)
    assert (grid.columns, grid.rows) == (3, 3)
    right, bottom = paper.width - grid.left - 3 * 63, paper.height - grid.top - 3 * 88
    assert right == pytest.approx(grid.left)
    assert min(grid.left, right) >= 8
    assert grid.top >= 5
    assert bottom >= 9


def test_a_piece_that_no_page_holds_is_a_fault() -> None:
    """No page is left empty for it."""
    with pytest.raises(AssertionError, match="larger than a page"):
        grid_on(PAPERS["a4"], 250, 20)


@pytest.mark.parametrize("count", [1, 7, 9])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_backs_lie_behind_their_fronts(paper: Paper, count: int) -> None:
    """Turned over the long edge, what was on the left is on the right, and as high as before."""
    grid = grid_on(paper, 63, 88)
    fronts, backs = places_on(grid, count, is_back=False), places_on(grid, count, is_back=True)
    assert len(set(fronts)) == count
    for (x, y), (behind, as_high) in zip(fronts, backs, strict=True):
        assert paper.width - behind - 63 == pytest.approx(x)
        assert as_high == y


def test_marks_stand_at_both_ends_of_every_cut_and_touch_no_piece() -> None:
    """Seven pieces in rows of three: four cuts down, four across."""
    grid = grid_on(PAPERS["a4"], 63, 88)
    marks = cut_marks(grid, 7)
    down = {start[0] for start, end in marks if start[0] == end[0]}
    across = {start[1] for start, end in marks if start[1] == end[1]}
    assert sorted(down) == pytest.approx([grid.left + 63 * column for column in range(4)])
    assert sorted(across) == pytest.approx([grid.top + 88 * row for row in range(4)])
    assert len(marks) == 16
    right, bottom = grid.left + 3 * 63, grid.top + 3 * 88
    for (x, y), (to_x, to_y) in marks:
        is_outside = max(x, to_x) < grid.left or min(x, to_x) > right
        assert is_outside or max(y, to_y) < grid.top or min(y, to_y) > bottom
        assert all(0 < place < 210 for place in (x, to_x))
        assert all(0 < place < 297 for place in (y, to_y))


def test_there_are_marks_for_the_rows_that_are_used_alone() -> None:
    """Two pieces in the first row: nothing is cut below it."""
    grid = grid_on(PAPERS["a4"], 63, 88)
    lowest = max(max(start[1], end[1]) for start, end in cut_marks(grid, 2))
    assert grid.top + 88 < lowest < grid.top + 88 + 5


# Pages


@pytest.mark.parametrize("name", PAPERS)
def test_pages_are_as_large_as_the_paper(name: str) -> None:
    """Empty ones too."""
    made = printed(Prose("A", (Text("a"),)), pieces(1), paper=name)
    assert [(page.width, page.height) for page in made.pages] == [
        (pytest.approx(PAPERS[name].width, abs=0.1), pytest.approx(PAPERS[name].height, abs=0.1))
    ] * 4
    assert made.title == "Test"


def test_what_has_a_back_begins_on_a_front() -> None:
    """A page of words has nothing behind it; the score sheet may stand there."""
    alone = printed(Prose("Words", (Text("some words"),)), pieces(1))
    assert "somewords" in alone.pages[0].text
    assert [bool(page.shapes_of(50, 70)) for page in alone.pages] == [False, False, True, True]
    behind = printed(Prose("Words", (Text("a"),)), Prose("Score", (Text("b"),), is_back=True), pieces(1))
    assert [bool(page.shapes_of(50, 70)) for page in behind.pages] == [False, False, True, True]


def test_the_notice_and_a_number_stand_on_every_page() -> None:
    """Also where nothing else does."""
    made = printed(Prose("Words", (Text("a"),)), pieces(10, has_back=False))
    assert len(made.pages) == 5
    for number, page in enumerate(made.pages, start=1):
        assert squeezed(NOTICE) in page.text
        assert f"{number}/5" in page.text


def test_fronts_have_marks_and_backs_have_none() -> None:
    """Lines as thin as a hair."""
    front, back = printed(pieces(4)).pages
    assert len([box for box in front.shapes if box.width < 0.3 or box.height < 0.3]) == 14
    assert [box for box in back.shapes if box.width < 0.3 or box.height < 0.3] == []


def test_pages_may_lie() -> None:
    """For what is wider than high."""
    (page,) = printed(Pieces("Wide", 240, 150, (Face(SVG, "wide"),), is_wide=True)).pages
    assert (round(page.width), round(page.height)) == (297, 210)


# Words


NARROW = "Bougies\u202f: l’été – où\u202f?"
BOX = Box(10, 20, 40, 35)


def lettering(text: str) -> Lettering:
    """Words in a box."""
    return Lettering(text, BOX.left, BOX.top, BOX.width, BOX.height, most=14)


@pytest.mark.parametrize("text", ["A", NARROW, "word " * 40, "Hippopotomonstrosesquippedaliophobie"])
def test_words_are_set_as_large_as_their_box_allows(text: str) -> None:
    """None stands outside of it, however many there are."""
    page, _ = printed(pieces(1, lettering(text)), language="fr").pages
    grid = grid_on(PAPERS["a4"], 60, 80)
    box = Box(grid.left + BOX.left, grid.top + BOX.top, grid.left + BOX.right, grid.top + BOX.bottom)
    assert page.text_in(box) == squeezed(text)


def test_few_words_are_larger_than_many() -> None:
    """Down to a size that can still be read."""
    few, many = (
        max(box.height for _, box in printed(pieces(1, lettering(text))).pages[0].letters)
        for text in ("Aaa", "Aaa " * 30)
    )
    assert few > 1.5 * many


def test_too_many_words_are_a_fault() -> None:
    """Nothing is printed that nobody could read."""
    with pytest.raises(RuntimeError, match="too long for its box"):
        printed(pieces(1, lettering("word " * 900)))


def test_every_kind_of_block_is_set() -> None:
    """Each with its words; asterisks make them strong and are not seen."""
    blocks: tuple[Block, ...] = (
        Heading("Oneheading"),
        Text("A *strong* word"),
        Listed(("first item", "second item"), "number"),
        Listed(("point item",), "point"),
        Listed(("boxed item",), "box"),
        Note("Notetitle", "note text", SVG, 10),
        Picture(SVG, "a picture", 30),
        Table(("Head", ""), (("Row", ""),), (2, 1), 10),
        Blank("Write here:"),
    )
    (page,) = printed(Prose("Title", blocks, columns=2, lead="The lead")).pages
    said = "Title/The lead/Oneheading/A strong word/1first item/2second item/point item/boxed item/Notetitle"
    for words in f"{said}/note text/Head/Row/Write here:".split("/"):
        assert squeezed(words) in page.text, words
    assert "*" not in page.text
    assert len(page.shapes_of(30, 40, 8)) == 1  # the picture
    assert page.has_own_fonts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_document_is_the_same_each_time(language: str) -> None:
    """To the byte: no date is in it."""
    document = Document("Test", NOTICE, (pieces(3),))
    one, other = (pdf(document, PAPERS["letter"], language) for _ in range(2))
    assert one == other
    assert one.startswith(b"%PDF-")


def test_a_picture_is_in_the_file_as_lines() -> None:
    """Sharp at any size."""
    for page in printed(pieces(2)).pages:
        assert page.images == 0
        assert len(page.shapes_of(50, 70)) == 2


# Letters of other scripts


def width_of(text: str) -> float:
    """How wide a line of prose is."""
    (page,) = printed(Prose("A", (Text(text),)), language="ne").pages
    letters = [box for letter, box in page.letters if letter in text]
    return max(box.right for box in letters) - min(box.left for box in letters)


@pytest.mark.parametrize("language", ["en", "ne"])
def test_the_letters_of_a_language_have_their_font(language: str) -> None:
    """In a document of any language: cards of an own edition may say what they like."""
    (page,) = printed(Prose("A", (Text("नेपाली *नेपाली*"),)), language=language).pages
    assert {"NotoSansDevanagari-Regular", "NotoSansDevanagari-SemiBold"} <= page.fonts
    assert page.has_own_fonts


def test_letters_that_belong_together_are_set_together() -> None:
    """क् and ष are one sign, much narrower than the two."""
    together, one, other = (width_of(text * 12) for text in ("क्ष", "क", "ष"))
    assert together < 0.75 * (one + other)


def test_lists_are_numbered_in_the_digits_of_the_language() -> None:
    """And pages."""
    blocks = (Listed(("क", "ख", "ग"), "number"),)
    (page,) = printed(Prose("A", blocks), language="ne").pages
    assert {"१", "२", "३"} <= {letter for letter, _ in page.letters}
    assert not {"1", "2", "3"} & {letter for letter, _ in page.letters}


@pytest.mark.parametrize(("text", "script"), [("日本", "Cjk"), ("שלום", "Hebrew"), ("ไทย", "Thai")])
def test_a_letter_that_no_font_has_is_refused(text: str, script: str) -> None:
    """Rather than printed as a box: in prose, on a card and in the notice."""
    for parts in ((Prose("A", (Text(text),)),), (pieces(1, lettering(text)),)):
        with pytest.raises(Refused) as refused:
            printed(*parts)
        assert refused.value.key == "paper-letter"
        assert script in refused.value.tell()


# What is refused


def test_a_paper_that_there_is_not() -> None:
    """By name."""
    with pytest.raises(Refused) as refused:
        check_paper("a7")
    assert refused.value.tell() == "there is no paper “a7”; choose from a4, letter"
    assert refused.value.tell("fr") == "il n’y a pas de papier «\u202fa7\u202f»\u202f; il y a a4, letter"


def test_without_typst(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what to install."""
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(Refused, match=r"Typst is not installed: install the extra “print”"):
        printed(pieces(1))


def test_typst_is_loaded_by_who_prints_alone() -> None:
    """It is large: no other command waits for it."""
    script = (
        "import sys, ludotheque.cli.main, ludotheque.games.printing, ludotheque.engine.paper\n"
        "assert 'typst' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_sizes_of_paper() -> None:
    """ISO 216, and the letter of the United States: 8.5 × 11 inches."""
    assert PAPERS["a4"] == (210, 297)
    assert PAPERS["letter"] == pytest.approx((8.5 * 25.4, 11 * 25.4))
    assert all(a.width < b.width for a, b in pairwise(PAPERS.values()))
