"""Situation 4 on paper: the board in parts, both puzzles whole, what each side has, and whose the game is."""

from collections import Counter
from functools import cache

import pytest

from ludotheque.engine.languages import LANGUAGES, in_digits
from ludotheque.engine.paper import PAPERS, Pieces
from ludotheque.engine.words import say
from ludotheque.games import registry
from ludotheque.games.printing import document_of, options_with, pdf_of
from ludotheque.games.rulesheet import language_of_sheet, parse, sheet_of
from ludotheque.games.situation_4.components import Board
from ludotheque.games.situation_4.components.cut import outlines
from ludotheque.games.situation_4.paper import LOCATION, spans
from tests.games.situation_4.drawn import read_path
from tests.support.printed import Printed, squeezed

GAME = registry.find("situation-4")
BOARDS = ("classic", "skirmish")


@cache
def printed(board: str, paper: str, language: str) -> Printed:
    """A board on paper."""
    return Printed(pdf_of(GAME, options_with(GAME, board), paper, language))


def board_of(name: str) -> Board:
    """A board by its name."""
    board: Board = options_with(GAME, name).board
    return board


def parts(board: str, title: str) -> list[Pieces]:
    """The parts with this title."""
    document = document_of(GAME, options_with(GAME, board), "en")
    return [part for part in document.parts if isinstance(part, Pieces) and part.title == title]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_the_game_is_stands_on_every_page(language: str) -> None:
    """As in the ruling sheet, word for word, if there is one in this language: on empty pages too."""
    about = say("s4-paper-notice", language)
    assert in_digits("1969", language) in about
    if language_of_sheet("situation-4", language) == language:
        assert parse(sheet_of("situation-4", language)).about[-1] == about
    for board in BOARDS:
        for paper in PAPERS:
            for page in printed(board, paper, language).pages:
                assert squeezed(about) in page.text


@pytest.mark.parametrize("name", BOARDS)
def test_the_parts_of_a_board_hold_each_location_once(name: str) -> None:
    """S4-1.2 All parts of about the same size."""
    board = board_of(name)
    found = [location for span in spans(board) for location in span.locations(board)]
    assert Counter(found) == Counter(board.locations)
    sizes = [len(span.locations(board)) for span in spans(board)]
    assert max(sizes) <= 24
    assert max(sizes) <= 2 * min(sizes)


@pytest.mark.parametrize("name", BOARDS)
def test_a_part_of_the_board_is_as_large_as_the_pieces_on_it(name: str) -> None:
    """A frame at the edge of the board, none at a seam: the parts are taped together there."""
    board = board_of(name)
    for span, part in zip(spans(board), parts(name, "Board"), strict=True):
        edges = [span.left == 0, span.right == board.columns]
        frame = part.width - (span.right - span.left) * LOCATION
        assert frame == pytest.approx(sum(edges) * 34 * LOCATION / 100)
        assert part.has_marks


@pytest.mark.parametrize("title", ["Green puzzle", "Orange puzzle"])
@pytest.mark.parametrize("name", BOARDS)
def test_every_piece_is_whole_on_one_page(name: str, title: str) -> None:
    """S4-1.5 The outline of each stands on the page of its location, and reaches over no edge of it."""
    board = board_of(name)
    cut = outlines(board)
    for span, part in zip(spans(board), parts(name, title), strict=True):
        (face,) = part.fronts
        box = face.drawing.partition('viewBox="')[2].partition('"')[0]
        left, top, width, height = map(float, box.split())
        for location in board.locations:
            assert (cut[location] in face.drawing) == (location in span.locations(board))
        for location in span.locations(board):
            for x, y in (point for line in read_path(cut[location]) for point in line):
                assert left <= x <= left + width
                assert top <= y <= top + height


def test_what_each_side_has_beside_its_puzzle() -> None:
    """S4-1.4 Three paratroopers, three tanks, two bridges, a flag for every objective."""
    (tokens,) = parts("classic", "Flags, paratroopers, tanks, bridges")
    found = Counter(face.told for face in tokens.fronts)
    for side in ("A green", "An orange"):
        flags = len(board_of("classic").objectives)
        assert [found[f"{side} {kind}"] for kind in ("flag", "paratrooper", "tank", "bridge")] == [
            flags,
            3,
            3,
            2,
        ]


@pytest.mark.parametrize("name", BOARDS)
def test_the_letters_and_numbers_around_the_board(name: str) -> None:
    """Each on both sides of the board, and its plates: the values of all objectives."""
    board = board_of(name)
    title = squeezed(say("s4-paper-board", "en"))
    pages = [page for page in printed(name, "a4", "en").pages if f"·{title}·" in page.text]
    assert len(pages) == len(spans(board))
    large = [
        (text, box) for page in pages for text, box in page.letters if box.height > 2.5 and text.isalpha()
    ]
    assert Counter(text for text, _ in large) == Counter(
        {chr(ord("A") + column): 2 for column in range(board.columns)}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_names_every_objective(language: str) -> None:
    """With its value."""
    page = printed("classic", "letter", language).pages[1]
    for one in board_of("classic").objectives:
        assert squeezed(f"{one.name(language)}") in page.text
        assert f"{one.value}" in page.text
