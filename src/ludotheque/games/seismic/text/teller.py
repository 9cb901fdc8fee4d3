"""Seismic told: drawn in colours for a terminal, or in lines of words, for a screen reader and a page."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from ludotheque.engine.canvas import Depth, Style, beside, paint, width_of
from ludotheque.engine.contract import Move, View
from ludotheque.engine.teller import Choices, Line, Scene, Screen
from ludotheque.engine.things import sentence, told
from ludotheque.engine.words import say_number
from ludotheque.games.seismic.components import (
    HIGHWAYS,
    INTERSECTIONS,
    KIND_CODES,
    KIND_OF,
    QUAKES,
)
from ludotheque.games.seismic.layout import NONE, OVER, SEATS, SIDES, TOWN, Box, State
from ludotheque.games.seismic.moves import CHOOSE_TOWN, CREW, PASS_TURN, QUAKE, TURN, cell_text
from ludotheque.games.seismic.rules import mark_scores
from ludotheque.games.seismic.shown import SectionShown, SeismicDetails
from ludotheque.games.seismic.text import choices as choosing
from ludotheque.games.seismic.text.drawing import (
    BLACK,
    SEAT_COLOURS,
    Drawing,
    Marks,
    draw,
    draw_tile,
    frame_for,
    open_cells,
    tiles_on,
)
from ludotheque.games.seismic.text.sections import Section, all_sections, section_json
from ludotheque.games.seismic.text.speech import Speech, letters_for
from ludotheque.games.seismic.text.story import face_up, story_of
from ludotheque.games.seismic.view import unseen

SPARE_ROWS = 7  # kept on the screen for what is asked


class SeismicTeller:
    """Tells one game to these people."""

    def __init__(self, names: Sequence[str], language: str, is_plain: bool, has_board: bool = False) -> None:
        self.speech = Speech(language, tuple(names), is_plain, has_board)
        self.letters = letters_for(names)
        self._latest: set[int] = set()  # cells that changed since somebody was last asked
        self._has_asked = False
        self._walked: tuple[View, list[Section]] | None = None  # the sections of the view asked about last

    # What happened

    def story(self, scene: Scene) -> list[Line]:
        """A move, if one was played, and what was drawn after it."""
        story = story_of(self.speech, scene)
        if story.changed and self._has_asked:
            self._latest, self._has_asked = set(), False
        self._latest |= story.changed
        return story.lines

    # What can be done

    def choices(self, view: View, legal: Sequence[Move]) -> Choices:
        """The legal moves, numbered cell by cell."""
        self._has_asked = True
        return choosing.choices_of(self.speech, view, legal)

    def listing(self, view: View, choices: Choices) -> list[str]:
        """One line a cell, or one each."""
        return choosing.listing(self.speech, view, choices)

    def words_of(self, view: View, move: Move) -> str:
        """One move in words."""
        return choosing.words_of(self.speech, view, move)

    def closely(self, view: View, choices: Choices, cell: str, screen: Screen) -> list[str]:
        """The choices on one cell: drawn, or one a line."""
        moves = {number: choices.moves[number] for number in choices.groups[cell]}
        if screen.is_plain:
            return [
                self.speech.say("choice", number=number, words=self.words_of(view, move))
                for number, move in moves.items()
            ]
        tiles = [self._drawn(view, number, move, screen) for number, move in moves.items()]
        return in_rows(tiles, screen.columns)

    def _drawn(self, view: View, number: int, move: Move, screen: Screen) -> list[str]:
        """The tile that a move lays or turns, as it will lie, over its number and code."""
        laid = choosing.laid_by(view.record, move)
        assert laid is not None
        crew = choosing.crew_after(view, laid) if move >= TURN else NONE
        letter = self.letters[crew >> 3] if crew != NONE else ""
        tile = laid.shape * SIDES + int(view.box["canonical"][laid.shape, laid.rotation])
        return draw_tile(tile, [f"{number}", laid.code], screen.depth, crew, letter)

    # The table

    def table(self, view: View, choices: Choices | None, screen: Screen) -> list[str]:
        """The table: drawn, or told cell by cell."""
        if screen.is_plain:
            return self._told_table(view)
        return self._drawn_table(view, self.marks(view, choices), screen)

    def pane(self, view: View, marks: Marks, screen: Screen) -> Drawing:
        """The table alone, for a pane that scrolls where it is too small."""
        cells = [*tiles_on(view.record), *open_cells(view.record)]
        return draw(frame_for(cells, screen, 0, int(view.box["towns"][0])), view.record, marks)

    def _drawn_table(self, view: View, marks: Marks, screen: Screen) -> list[str]:
        state = view.record
        cells = [*tiles_on(state), *open_cells(state)]
        around = max(self._latest & set(cells), default=int(view.box["towns"][0]))
        panel = self._offer_panel(state, screen)
        room = screen.columns - width_of(panel) - 2
        frame = frame_for(cells, replace(screen, columns=room), SPARE_ROWS, around)
        has_panel = not frame.is_cropped and len(panel) <= (screen.rows or sys.maxsize) - SPARE_ROWS
        if not has_panel:
            frame = frame_for(cells, screen, SPARE_ROWS, around)
        lines = draw(frame, state, marks).canvas.lines(screen.depth)
        if has_panel:
            lines = beside(lines, panel)
        if frame.is_cropped:
            lines.append(self.speech.say("table-cropped", columns=len(frame.columns)))
        return lines

    def _offer_panel(self, state: State, screen: Screen) -> list[str]:
        """The face-up tiles, one below the other."""
        tiles = (draw_tile(shape * SIDES, [KIND_CODES[shape]], screen.depth) for shape in face_up(state))
        return [line for tile in tiles for line in tile]

    def marks(self, view: View, choices: Choices | None) -> Marks:
        """What is shown on the table beside the tiles: crews, what changed last, the numbers of choices."""
        cells: dict[int, str] = {}
        on_fragments: dict[tuple[int, int], str] = {}
        exits: dict[tuple[int, int], str] = {}
        box, state = view.box, view.record
        choices = choices or Choices("", {})
        for number, move in choices.moves.items():
            if CREW < move < QUAKE:
                on_fragments[int(state["placed"]), int(box["crew_low"][move - CREW])] = f"{number}"
            elif QUAKE <= move < CHOOSE_TOWN:
                exits[int(box["towns"][int(state["town"])]), move - QUAKE] = f"{number}"
            elif CHOOSE_TOWN <= move < PASS_TURN:
                cells[int(box["towns"][move - CHOOSE_TOWN])] = f"{number}"
        for numbers in choices.groups.values():
            laid = choosing.laid_by(state, choices.moves[numbers[0]])
            assert laid is not None
            cells[laid.cell] = choosing.range_text(numbers)
        name = self.speech.say("town").split()
        return Marks(self.letters, name, cells, on_fragments, exits, frozenset(self._latest))

    def _told_table(self, view: View) -> list[str]:
        cells = tiles_on(view.record)
        return [
            self.speech.say("table-told", count=len(cells)),
            *(sentence(self._told_cell(view.box, view.record, cell)) for cell in cells),
        ]

    def _told_cell(self, box: Box, state: State, cell: int) -> str:
        shape, rotation = divmod(int(state["tile_at"][cell]), SIDES)
        place = self.speech.cell(box, cell)
        if shape == TOWN:
            return place if self.speech.has_board else self.speech.say("table-town", cell=place)
        words = {
            "cell": place,
            "tile": self.speech.tile(shape, rotation),
            "lying": self.speech.lying(shape, rotation),
        }
        crew = int(state["crew_at"][cell])
        if crew == NONE:
            return self.speech.say("table-tile", **words)
        high = int(box["leads_to"][int(state["tile_at"][cell]), crew & 7])
        fragment = self.speech.fragment(crew & 7, high)
        return self.speech.say("table-tile-crew", name=self._name(crew >> 3), fragment=fragment, **words)

    # How it stands

    def _name(self, seat: int) -> str:
        return self.speech.names[seat]

    def offer(self, view: View, screen: Screen) -> list[str]:
        """The face-up tiles, the pile, and how each seat stands."""
        state = view.record
        pile = int(state["pile"])
        kinds = face_up(state)
        codes = ", ".join(KIND_CODES[kind] for kind in kinds)  # the tiles are drawn beside the table
        tiles = self.speech.tiles(kinds) if kinds and screen.is_plain else codes
        first = self.speech.say("offer" if kinds else "offer-nothing", tiles=tiles, pile=pile)
        seats = [self._badge(seat, screen) + standing for seat, standing in enumerate(self._standings(view))]
        together = "  ".join(seats)
        if screen.is_plain or width_of([together]) >= screen.columns:
            return [first, *seats]
        return [first, together]

    def _badge(self, seat: int, screen: Screen) -> str:
        """The letter that stands for a seat on the table, in its colour."""
        if screen.is_plain:
            return ""
        letter = self.letters[seat]
        if screen.depth is Depth.NONE:
            return f"({letter}) "
        return paint(f" {letter} ", screen.depth, Style(BLACK, SEAT_COLOURS[seat], is_bold=True)) + " "

    def _standings(self, view: View) -> list[str]:
        """What each seat would have if the game ended now, and its crews."""
        points = np.zeros(SEATS, np.int32)
        mark_scores(view.box, view.record, points)
        return [
            self.speech.say(
                "standing",
                name=self._name(seat),
                points=int(points[seat]),
                crews=int(view.record["crews_left"][seat]),
            )
            for seat in range(int(view.record["seats"]))
        ]

    def unseen(self, view: View) -> list[str]:
        """The tiles that nobody has seen yet, by group."""
        left = unseen(view.box, view.record)
        total, pile = sum(left.values()), int(view.record["pile"])
        lines = [self.speech.say("unseen", total=total, pile=pile, gone=max(total - pile, 0))]
        for key, codes in (
            ("unseen-highways", HIGHWAYS),
            ("unseen-intersections", INTERSECTIONS),
            ("unseen-quakes", QUAKES),
        ):
            tiles = [self._counted(code, left[code]) for code in codes if code in left]
            if tiles:
                lines.append(self.speech.say(key, tiles=", ".join(tiles)))
        return lines

    def _counted(self, code: str, count: int) -> str:
        words = self.speech.tile(KIND_OF[code]) if self.speech.is_plain else code
        return self.speech.say("unseen-tile", count=count, tile=words)

    def scores(self, view: View) -> list[str]:
        """What each seat would have if the game ended now, and every section with crews on it."""
        sections = [section for section in self._sections(view) if section.crews]
        sections.sort(key=lambda section: (not section.is_complete, -section.points))
        lines = [self._told_section(view, section) for section in sections if section.is_complete]
        others = [section for section in sections if not section.is_complete]
        if view.record["phase"] != OVER:
            lines += [self._told_section(view, section) for section in others]
        elif others:
            lines.append(self.speech.say("score-others", count=len(others)))
        return lines + self._standings(view)

    def _told_section(self, view: View, section: Section) -> str:
        words = self.speech.section(view.box, view.record, section)
        key = "score-complete" if section.is_complete else "score-open"
        return self.speech.say(key, names=self.speech.owners(section), section=words)

    def odds(
        self, view: View, tiles: Mapping[int, float], sections: Sequence[float], screen: Screen
    ) -> tuple[list[str], list[str]]:
        """How likely each tile falls, drawn on the table or told; and in words each section with crews."""
        fall = {cell: chance for cell, chance in tiles.items() if chance > 0}
        if not fall:
            return [], [self.speech.say("odds-none")]
        drawing, lines = list[str](), [self.speech.say("odds-assumed")]
        if screen.is_plain:
            likely = sorted(fall.items(), key=lambda item: -item[1])
            lines += [self._told_odds(view, cell, chance) for cell, chance in likely]
        else:
            # As wide as the “[+4]” that it covers.
            labels = {cell: f"{self._percent(chance):^4}" for cell, chance in fall.items()}
            marks = replace(self.marks(view, None), cells=labels, latest=frozenset())
            drawing = self._drawn_table(view, marks, screen)
        claimed = zip(self._sections(view), sections, strict=True)
        threatened = [(section, chance) for section, chance in claimed if section.crews and chance > 0]
        for section, chance in sorted(threatened, key=lambda pair: -pair[1]):
            words = self.speech.section(view.box, view.record, section)
            names = self.speech.owners(section)
            lines.append(
                self.speech.say("odds-section", odds=self._percent(chance), names=names, section=words)
            )
        return drawing, lines

    def _told_odds(self, view: View, cell: int, chance: float) -> str:
        tile = self.speech.tile(int(view.record["tile_at"][cell]) // SIDES)
        return self.speech.say("odds-tile", odds=self._percent(chance), cell=cell_text(cell), tile=tile)

    def _percent(self, chance: float) -> str:
        """In whole per cent; 0 and 100 are kept for what is certain."""
        whole = round(chance, 2) if chance in (0.0, 1.0) else min(max(round(chance, 2), 0.01), 0.99)
        return say_number(whole, self.speech.language, style="percent")

    def details(self, view: View) -> SeismicDetails:
        """The sections: where each runs and ends, whose crews are on it, its worth. Places in words."""
        box, state = view.box, view.record
        return {
            "sections": [self._section_json(box, state, section) for section in self._sections(view)],
            "places": {
                cell_text(cell): self.speech.place(box, cell)
                for cell in (*tiles_on(state), *open_cells(state))
            },
        }

    def _section_json(self, box: Box, state: State, section: Section) -> SectionShown:
        words, things = told(self.speech.section(box, state, section))
        return {**section_json(box, state, section), "words": words, "things": things}

    def _sections(self, view: View) -> list[Section]:
        if self._walked is None or self._walked[0] is not view:
            self._walked = view, all_sections(view.box, view.record)
        return self._walked[1]


def in_rows(blocks: Sequence[list[str]], columns: int) -> list[str]:
    """Blocks of lines side by side, as many in a row as fit."""
    lines: list[str] = []
    row: list[str] = []
    for block in blocks:
        if row and width_of(row) + 2 + width_of(block) > columns:
            lines, row = lines + row, []
        row = beside(row, block) if row else block
    return lines + row
