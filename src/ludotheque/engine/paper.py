"""A game on paper: what its part `paper` says is printed, as a PDF of vectors. Knows no game.

`document(options, language)` of that part gives a `Document`: prose, and pieces to cut out. Here it is laid
on pages, so that it can be printed on both sides, turned over the long edge: what has a back begins on a
front, and backs lie mirrored behind their fronts. `paper.typ` sets it. Lengths are in millimetres, letters in
points.
"""

import json
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, is_dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from ludotheque.engine.languages import ABOUT_EACH, FAMILIES
from ludotheque.engine.words import Refused, quote, say

FONTS = Path(__file__).parent / "fonts"
SCRIPTS = {"LATIN", "GREEK", "CYRILLIC", "COMBINING", "MODIFIER"}  # of these fonts, beside those of languages
SETTING = Path(__file__).with_name("paper.typ")

PIECES_UP = 2.0  # how far above the middle pieces lie: the notice stands below them
SIDE_MARGIN, HEAD_MARGIN, FOOT_MARGIN = 8.0, 5.0, 9.0  # around pieces, at least
MARK, MARK_AWAY = 2.2, 0.5  # length of a cut mark, and how far it keeps from the pieces


class Paper(NamedTuple):
    """A size of paper, upright."""

    width: float
    height: float


PAPERS = {"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}


# What is printed


@dataclass(frozen=True)
class Lettering:
    """Words in a box on a face, set as large as they fit: too many of them are a fault."""

    text: str
    left: float
    top: float
    width: float
    height: float
    most: float = 8.0
    least: float = 4.0
    is_bold: bool = False
    colour: str = "#2b241b"


@dataclass(frozen=True)
class Face:
    """One side of a piece: a drawing, words on it, and what it says to who does not see it."""

    drawing: str  # SVG, as large as the piece
    told: str
    letterings: tuple[Lettering, ...] = ()


@dataclass(frozen=True)
class Pieces:
    """Pieces of one size, to cut out; with a back, the same one for all, or without."""

    title: str
    width: float
    height: float
    fronts: tuple[Face, ...]
    back: Face | None = None
    is_wide: bool = False  # on pages that lie
    has_marks: bool = True


# In prose, what stands between asterisks is strong.

Mark: TypeAlias = Literal["number", "point", "box"]


@dataclass(frozen=True)
class Heading:
    """A heading of a section."""

    text: str


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    text: str


@dataclass(frozen=True)
class Listed:
    """Items with a number, a point or a box to tick before each."""

    items: tuple[str, ...]
    mark: Mark


@dataclass(frozen=True)
class Note:
    """What stands in a frame, an example or a tip; with a drawing, if there is one."""

    title: str
    text: str
    drawing: str = ""
    height: float = 0.0  # of the drawing


@dataclass(frozen=True)
class Picture:
    """A drawing among the prose."""

    drawing: str
    told: str
    width: float


@dataclass(frozen=True)
class Table:
    """Columns with heads; cells may be left empty, to write in."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[float, ...]  # of the columns, in parts of what there is
    row_height: float


@dataclass(frozen=True)
class Blank:
    """A line to write on, after what belongs there."""

    label: str


Block: TypeAlias = Heading | Text | Listed | Note | Picture | Table | Blank


@dataclass(frozen=True)
class Prose:
    """Pages of words and pictures."""

    title: str
    blocks: tuple[Block, ...]
    columns: int = 1
    letters: float = 10.5
    lead: str = ""  # what stands below the title
    is_back: bool = False  # it may begin on the back of what comes before it


Part: TypeAlias = Prose | Pieces


@dataclass(frozen=True)
class Document:
    """All that is printed of a game."""

    title: str
    notice: str  # at the foot of every page: whose it is, and what may be done with it
    parts: tuple[Part, ...]


class Writer:
    """Writes prose with the words of one game: `say` finds them by the end of their key."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say

    def lines(self, key: str, **args: Any) -> tuple[str, ...]:
        """The items of a list: the lines of a message."""
        return tuple(self.say(key, **args).splitlines())

    def section(self, key: str, mark: Mark, **args: Any) -> tuple[Block, ...]:
        """A heading and a list."""
        return Heading(self.say(f"{key}-title")), Listed(self.lines(f"{key}-list", **args), mark)

    def note(self, key: str, drawing: str = "", height: float = 0.0) -> Note:
        """An example or a tip."""
        return Note(self.say(f"{key}-title"), self.say(key), drawing, height)


def making(box: tuple[str, ...], more: str, language: str) -> Prose:
    """How a game is made of its sheets, and what is in its box."""
    writer = Writer(lambda key: say(f"paper-{key}", language))
    blocks = (
        *writer.section("print", "number"),
        *writer.section("cut", "number"),
        Heading(writer.say("box-title")),
        Listed(box, "point"),
        Text(more),
    )
    return Prose(writer.say("making"), blocks, letters=13, lead=writer.say("making-lead"))


# Where pieces lie


class Grid(NamedTuple):
    """Pieces side by side on a page, without gaps: one cut parts two of them."""

    columns: int
    rows: int
    left: float
    top: float
    width: float  # of a piece
    height: float

    @property
    def size(self) -> int:
        """How many pieces there are on a page."""
        return self.columns * self.rows


Point: TypeAlias = tuple[float, float]


def grid_on(paper: Paper, width: float, height: float) -> Grid:
    """As many pieces of this size as a page takes, in the middle across: so a back lies behind its front."""
    columns = int((paper.width - 2 * SIDE_MARGIN) // width)
    rows = int((paper.height - HEAD_MARGIN - FOOT_MARGIN) // height)
    assert columns * rows > 0, f"a piece of {width} × {height} mm is larger than a page"
    left = (paper.width - columns * width) / 2
    top = max((paper.height - rows * height) / 2 - PIECES_UP, HEAD_MARGIN)
    return Grid(columns, rows, left, top, width, height)


def places_on(grid: Grid, count: int, is_back: bool) -> list[Point]:
    """The upper left corner of each piece, row by row; on a back each row runs the other way."""
    found = []
    for number in range(count):
        row, column = divmod(number, grid.columns)
        across = grid.columns - 1 - column if is_back else column
        found.append((grid.left + across * grid.width, grid.top + row * grid.height))
    return found


def cut_marks(grid: Grid, count: int) -> list[tuple[Point, Point]]:
    """Short lines outside so many pieces, at both ends of every cut."""
    rows = -(-count // grid.columns)
    right, bottom = grid.left + grid.columns * grid.width, grid.top + rows * grid.height
    marks = []
    for column in range(grid.columns + 1):
        x = grid.left + column * grid.width
        for edge, way in ((grid.top, -1), (bottom, 1)):
            marks.append(((x, edge + way * MARK_AWAY), (x, edge + way * (MARK_AWAY + MARK))))
    for row in range(rows + 1):
        y = grid.top + row * grid.height
        for edge, way in ((grid.left, -1), (right, 1)):
            marks.append(((edge + way * MARK_AWAY, y), (edge + way * (MARK_AWAY + MARK), y)))
    return marks


@dataclass(frozen=True)
class Sheet:
    """A page of pieces, each in its place."""

    title: str
    is_wide: bool
    width: float  # of a piece
    height: float
    faces: tuple[Face, ...]
    places: tuple[Point, ...]
    marks: tuple[tuple[Point, Point], ...]
    is_back: bool


# Made into a PDF


def check_paper(name: str) -> None:
    """Refused if there is no paper of this name."""
    if name not in PAPERS:
        raise Refused("paper-unknown", paper=quote(name), known=", ".join(PAPERS))


def pdf(document: Document, paper: Paper, language: str) -> bytes:
    """The document as a PDF: the same bytes each time."""
    try:
        import typst  # large, and only printing needs it
    except ImportError:
        raise Refused("paper-not-installed") from None
    files = {"main.typ": SETTING.read_bytes()}
    described = _described(document, paper, language, files)
    files["document.json"] = json.dumps(described, ensure_ascii=False).encode()
    _check_letters(file.decode() for file in files.values())
    fonts = [str(FONTS), *(str(about.fonts) for about in ABOUT_EACH.values() if about.font)]
    made: bytes = typst.compile(files, font_paths=fonts, ignore_system_fonts=True)  # type: ignore[call-overload]  # it also takes files by name
    return made


def _check_letters(texts: Iterable[str]) -> None:
    """Refused if there is a letter that no font of ours has: it would be printed as a box."""
    spans = [span for about in ABOUT_EACH.values() for span in about.letters]
    for letter in sorted(set().union(*texts)):
        is_letter = unicodedata.category(letter)[0] in "LM"
        script = unicodedata.name(letter, "").split(" ")[0]
        if is_letter and script not in SCRIPTS and not any(a <= ord(letter) <= b for a, b in spans):
            raise Refused("paper-letter", letter=quote(letter), script=script.capitalize())


def _described(document: Document, paper: Paper, language: str, files: dict[str, bytes]) -> dict[str, Any]:
    """The document as `paper.typ` reads it; each drawing becomes a file, once."""
    return {
        "title": document.title,
        "notice": document.notice,
        "language": language,
        "families": FAMILIES,
        "digits": ABOUT_EACH[language].digits,
        "is_tall": bool(ABOUT_EACH[language].font),
        "empty": say("paper-empty", language),
        "width": paper.width,
        "height": paper.height,
        "pages": [_plain(page, files) for part in document.parts for page in _pages_of(part, paper)],
    }


def _plain(found: Any, files: dict[str, bytes]) -> Any:
    """As JSON takes it: of anything its kind and what it holds, of a drawing the name of its file."""
    if is_dataclass(found):
        held = {one.name: getattr(found, one.name) for one in fields(found)}
        plain = {name: _plain(value, files) for name, value in held.items()}
        if held.get("drawing"):
            plain["drawing"] = _file_of(held["drawing"], files)
        return {"kind": type(found).__name__.lower(), **plain}
    return [_plain(one, files) for one in found] if isinstance(found, list | tuple) else found


def _file_of(drawing: str, files: dict[str, bytes]) -> str:
    name = f"{sha256(drawing.encode()).hexdigest()}.svg"
    files[name] = drawing.encode()
    return name


def _pages_of(part: Part, paper: Paper) -> list[Prose | Sheet]:
    """Of pieces each page of fronts, and behind it that of their backs."""
    if not isinstance(part, Pieces):
        return [part]
    page = Paper(paper.height, paper.width) if part.is_wide else paper
    grid = grid_on(page, part.width, part.height)
    sheets: list[Prose | Sheet] = []
    for first in range(0, len(part.fronts), grid.size):
        fronts = part.fronts[first : first + grid.size]
        sheets.append(_sheet(part, grid, fronts, is_back=False))
        if part.back is not None:
            sheets.append(_sheet(part, grid, (part.back,) * len(fronts), is_back=True))
    return sheets


def _sheet(pieces: Pieces, grid: Grid, faces: tuple[Face, ...], is_back: bool) -> Sheet:
    has_marks = pieces.has_marks and not is_back
    return Sheet(
        pieces.title,
        pieces.is_wide,
        pieces.width,
        pieces.height,
        faces,
        tuple(places_on(grid, len(faces), is_back)),
        tuple(cut_marks(grid, len(faces))) if has_marks else (),
        is_back,
    )
