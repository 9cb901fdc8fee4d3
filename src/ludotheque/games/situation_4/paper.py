"""Situation 4 on paper: how it is made, a score sheet, short rules, the board, two puzzles, and tokens."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from ludotheque.engine.paper import (
    Block,
    Document,
    Face,
    Heading,
    Listed,
    Part,
    Pieces,
    Prose,
    Table,
    Text,
    Writer,
    making,
)
from ludotheque.engine.picture import FACE, Point, number
from ludotheque.engine.words import say
from ludotheque.games.situation_4.components import BRIDGES, PARATROOPERS, TANKS, Board, Options
from ludotheque.games.situation_4.components.cut import SIZE, location_at
from ludotheque.games.situation_4.layout import SIDES
from ludotheque.games.situation_4.picture import MARGIN, STYLE, Field, cut, figure

LOCATION = 39.0  # side of a location, in millimetres
MOST_COLUMNS, MOST_ROWS = 6, 4  # of locations on a page that lies
TOKEN = 16.0
PLATE = 25  # units from the middle of a plate to its sides


# Parts of the board, each on a page


class Span(NamedTuple):
    """Some columns and rows of the board, from its upper left corner on."""

    left: int
    top: int
    right: int  # the first that is not in it
    bottom: int

    def locations(self, board: Board) -> list[str]:
        """What lies in it."""
        rows = range(board.rows - self.bottom + 1, board.rows - self.top + 1)
        return [location_at(column, row) for row in rows for column in range(self.left, self.right)]


def spans(board: Board) -> list[Span]:
    """The board in as few parts as pages hold, all of about the same size."""
    across, down = ceil(board.columns / MOST_COLUMNS), ceil(board.rows / MOST_ROWS)
    lefts = [board.columns * part // across for part in range(across + 1)]
    tops = [board.rows * part // down for part in range(down + 1)]
    return [
        Span(left, top, right, bottom) for top, bottom in pairwise(tops) for left, right in pairwise(lefts)
    ]


class Reach(NamedTuple):
    """How far a drawing reaches over the locations of its part, in units."""

    edge: float  # where the board ends
    seam: float  # where the next part goes on


class Printed(Field):
    """A part of a board as it is printed, with these pieces on it: by location, whose."""

    def __init__(self, board: Board, span: Span, pieces: Mapping[str, int]) -> None:
        self.board = board
        self.span = span
        self.sides = list(range(SIDES))
        self.seen = {
            "board": board.name,
            "sides": self.sides,
            "pieces": dict(pieces),
            "flags": {},
            "bridges": {},
            "paratroopers": {},
            "tanks": {},
            "points": [0] * SIDES,
            "zones": {},
            "waiting": {},
            "ready": {"paratroopers": [0] * SIDES, "tanks": [0] * SIDES, "bridges": [0] * SIDES},
            "closed": [],
            "left": len(board.locations),
        }
        self.is_turned = False
        self.width, self.height = board.columns * SIZE, board.rows * SIZE

    def draw_pieces(self) -> Iterator[str]:
        """The pieces alone, with what is worth having on them."""
        yield from self._draw_pieces()
        paths = "".join(cut(self.board)[location] for location in self.seen["pieces"])
        yield f'<clipPath id="pieces"><path d="{paths}"/></clipPath><g clip-path="url(#pieces)">'
        yield from self._draw_marks()
        for one in self.board.objectives:
            yield self._plate(one.id, one.value, self.middle(one.locations))
        yield "</g>"

    def _marks(self) -> Iterator[tuple[str, Point]]:
        """Those of this part alone."""
        return ((mark, at) for mark, at in super()._marks() if self._shows(at, MARGIN))

    def _plate(self, objective: str, value: int, at: Point) -> str:
        """Nothing, if it lies on another part."""
        return super()._plate(objective, value, at) if self._shows(at, PLATE) else ""

    def _shows(self, at: Point, reach: float) -> bool:
        """Whether some of what stands here, so far around, is on this part."""
        x, y = (value / SIZE for value in at)
        far = reach / SIZE
        left, top, right, bottom = self.span
        return left - far < x < right + far and top - far < y < bottom + far


def part_of(board: Board, inside: Iterable[str], span: Span, reach: Reach, title: str, told: str) -> Pieces:
    """A part of a drawing of the board, on a page; straight cuts have marks."""
    left = span.left * SIZE - (reach.seam if span.left else reach.edge)
    top = span.top * SIZE - (reach.seam if span.top else reach.edge)
    right = span.right * SIZE + (reach.seam if span.right < board.columns else reach.edge)
    bottom = span.bottom * SIZE + (reach.seam if span.bottom < board.rows else reach.edge)
    box = f"{number(left)} {number(top)} {number(right - left)} {number(bottom - top)}"
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        f"<style>{FACE}text{{font-weight:600}}{STYLE}</style>{''.join(inside)}</svg>"
    )
    width, height = (length * LOCATION / SIZE for length in (right - left, bottom - top))
    fronts = (Face(drawing, told),)
    return Pieces(title, width, height, fronts, is_wide=True, has_marks=reach.seam == 0)


FRAME = Reach(edge=MARGIN, seam=0)
KNOBS = Reach(edge=2, seam=35)


def board_parts(board: Board, writer: Writer) -> Iterator[Pieces]:
    """The board as it is before the first piece, with its letters and numbers around it."""
    title = writer.say("board")
    for span in spans(board):
        drawing = Printed(board, span, {}).draw()
        told = writer.say("board-told", of=f"{span.locations(board)[0]}–{span.locations(board)[-1]}")
        yield part_of(board, drawing, span, FRAME, title, told)


def puzzle_parts(board: Board, side: int, writer: Writer) -> Iterator[Pieces]:
    """The puzzle of a side; a piece that reaches over the edge of a part is on its page as a whole."""
    title = writer.say("puzzle", side=side)
    for span in spans(board):
        locations = span.locations(board)
        told = writer.say("puzzle-told", side=side, of=f"{locations[0]}–{locations[-1]}")
        drawing = Printed(board, span, dict.fromkeys(locations, side)).draw_pieces()
        yield part_of(board, drawing, span, KNOBS, title, told)


# What stands on the pieces


def token(kind: str, side: int, told: str) -> Face:
    """A flag, a paratrooper, a tank or a bridge, to cut out."""
    return Face(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TOKEN:g} {TOKEN:g}">'
        f"<style>{FACE}{STYLE}</style>"
        f'<path d="M0 0H{TOKEN:g}V{TOKEN:g}H0Z" fill="#fff" stroke="#cdbb92" stroke-width=".25"/>'
        f"{figure(kind, side, (TOKEN / 2, TOKEN / 2), 5.4)}</svg>",
        told,
    )


def tokens(board: Board, writer: Writer) -> Pieces:
    """S4-1.4 What each side has beside its puzzle."""
    counts = {"flag": len(board.objectives), "paratroop": PARATROOPERS, "tank": TANKS, "bridge": BRIDGES}
    fronts = tuple(
        token(kind, side, writer.say(f"token-{kind}", side=side))
        for side in range(SIDES)
        for kind, count in counts.items()
        for _ in range(count)
    )
    return Pieces(writer.say("tokens"), TOKEN, TOKEN, fronts)


# Prose


def score_sheet(board: Board, writer: Writer, language: str) -> Prose:
    """A line for each objective, then zones and bridges."""
    rows = [(f"{one.name(language)}: {one.value}", "", "") for one in board.objectives]
    rows += [(line, "", "") for line in writer.lines("score-rows")]
    heads = (writer.say("objective"), writer.say("side", side=0), writer.say("side", side=1))
    table = Table(heads, tuple(rows), (2.2, 1, 1), min(11.5, 200 / len(rows)))
    return Prose(writer.say("score"), (table,), lead=writer.say("score-lead"), is_back=True)


def rules(board: Board, writer: Writer) -> Prose:
    """The rules in short."""
    blocks: tuple[Block, ...] = (
        *writer.section("ready", "number"),
        *writer.section("lay", "point"),
        *writer.section("flag", "point"),
        *writer.section("paratroop", "point", count=PARATROOPERS),
        *writer.section("tank", "point", count=TANKS),
        *writer.section("bridge", "point", count=BRIDGES),
        Heading(writer.say("end-title")),
        Text(writer.say("end")),
        Listed(writer.lines("end-list"), "point"),
        Text(writer.say("tie")),
        writer.note("fair"),
    )
    return Prose(writer.say("rules"), blocks, columns=2, letters=13, lead=writer.say("rules-lead"))


def document(options: Options, language: str) -> Document:
    """All that is printed."""
    board = options.board
    writer = Writer(lambda key, **args: say(f"s4-paper-{key}", language, **args))
    pages = len(spans(board))
    box = writer.lines("box", pages=pages, pieces=len(board.locations), flags=len(board.objectives))
    parts: tuple[Part, ...] = (
        making(box, writer.say("box-more"), language),
        score_sheet(board, writer, language),
        rules(board, writer),
        *board_parts(board, writer),
        *(part for side in range(SIDES) for part in puzzle_parts(board, side, writer)),
        tokens(board, writer),
    )
    return Document(say("title-situation-4", language), writer.say("notice"), parts)
