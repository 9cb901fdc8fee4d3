"""What a seat may do now, numbered and in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.engine.contract import Move, View
from ludotheque.engine.teller import Choices
from ludotheque.games.seismic.components import KIND_CODES
from ludotheque.games.seismic.layout import (
    CELLS,
    CHOOSING_SIDE,
    CHOOSING_TOWN,
    CREWING,
    NONE,
    PLACING,
    SIDES,
    Box,
    State,
)
from ludotheque.games.seismic.moves import (
    CHOOSE_TOWN,
    CREW,
    NO_CREW,
    PASS_TURN,
    PLACE,
    QUAKE,
    TURN,
    cell_text,
)
from ludotheque.games.seismic.rules import count_line, turned_crew
from ludotheque.games.seismic.text.sections import section_at
from ludotheque.games.seismic.text.speech import Speech

NO_BREAK = "\u00a0"  # a blank at which no line ends


@dataclass(frozen=True)
class Laid:
    """A tile on a cell: what a placing or turning move leaves."""

    cell: int
    shape: int
    rotation: int

    @property
    def code(self) -> str:
        """Shape and rotation as they are typed."""
        return f"{KIND_CODES[self.shape]}/{self.rotation}"


def laid_by(state: State, move: Move) -> Laid | None:
    """The tile that this move lays or turns; None if it does neither."""
    if move < CREW:
        where, rotation = divmod(move - PLACE, SIDES)
        shape, cell = divmod(where, CELLS)
        return Laid(cell, shape, rotation)
    if move >= TURN:
        cell, rotation = divmod(move - TURN, SIDES)
        return Laid(cell, int(state["tile_at"][cell]) // SIDES, rotation)
    return None


def numbered(legal: Sequence[Move]) -> dict[int, Move]:
    """Numbers from 1 in the order of the rules, cell by cell; 0 is the move that does nothing."""
    nothing = [move for move in legal if move in (NO_CREW, PASS_TURN)]
    others = [move for move in legal if move not in (NO_CREW, PASS_TURN)]
    return dict(enumerate([*nothing, *others], start=1 - len(nothing)))


def choices_of(speech: Speech, view: View, legal: Sequence[Move]) -> Choices:
    """The legal moves under numbers, and what is asked."""
    moves = numbered(legal)
    groups: dict[str, tuple[int, ...]] = {}
    for number, move in moves.items():
        laid = laid_by(view.record, move)
        if laid is not None:
            cell = speech.place(view.box, laid.cell) if speech.has_board else cell_text(laid.cell)
            groups[cell] = (*groups.get(cell, ()), number)
    return Choices(question(speech, view.box, view.record), moves, groups)


def question(speech: Speech, box: Box, state: State) -> str:
    """What the seat is asked, by phase."""
    name = speech.names[int(state["actor"])]
    phase = int(state["phase"])
    if phase == PLACING:
        return speech.say("ask-place", name=name)
    if phase == CREWING:
        key = "ask-crew-or-second" if box["dilemma"] else "ask-crew"
        return speech.say(key, name=name, where=speech.where(box, int(state["placed"])))
    if phase == CHOOSING_TOWN:
        return speech.say("ask-town", name=name, magnitude=int(state["magnitude"]))
    if phase == CHOOSING_SIDE:
        town = speech.town(box, int(state["town"]))
        return speech.say("ask-side", name=name, town=town, magnitude=int(state["magnitude"]))
    return speech.say("ask-turn", name=name)


def range_text(numbers: Sequence[int]) -> str:
    """`7`, or `7–12`."""
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def listing(speech: Speech, view: View, choices: Choices) -> list[str]:
    """First what is no tile, one a line; then a line a cell."""
    on_cells = {number for numbers in choices.groups.values() for number in numbers}
    lines = [
        speech.say("choice", number=number, words=words_of(speech, view, move))
        for number, move in choices.moves.items()
        if number not in on_cells
    ]
    return lines + [
        _cell_line(speech, view, choices, cell, numbers) for cell, numbers in choices.groups.items()
    ]


def _cell_line(speech: Speech, view: View, choices: Choices, cell: str, numbers: tuple[int, ...]) -> str:
    if speech.is_plain:
        return _told_cell(speech, view, choices, cell, numbers)
    each = " · ".join(short(speech, view, number, choices.moves[number]) for number in numbers)
    return speech.say("cell", cell=cell, range=range_text(numbers), each=each)


def _told_cell(speech: Speech, view: View, choices: Choices, cell: str, numbers: tuple[int, ...]) -> str:
    """What a cell is like and which numbers belong to it: all its moves are too much to listen to."""
    move = choices.moves[numbers[0]]
    laid = laid_by(view.record, move)
    assert laid is not None
    first, last = numbers[0], numbers[-1]
    many = speech.say("range-long", first=first, last=last) if last > first else str(first)
    if move >= TURN:
        return speech.say("cell-turn", cell=cell, range=many, tile=speech.tile(laid.shape))
    beside = int(view.record["beside"][laid.cell])
    ways = [speech.side(side) for side in range(SIDES) if beside // 3**side % 3 == 2]
    return speech.say("cell-place", cell=cell, range=many, count=len(ways), sides=speech.several(ways))


def short(speech: Speech, view: View, number: int, move: Move) -> str:
    """A placing or turning move without its cell; no line ends inside it."""
    laid = laid_by(view.record, move)
    assert laid is not None
    lying = speech.lying(laid.shape, laid.rotation) + crew_suffix(speech, view, move, laid)
    return f"{number} {laid.code} {lying}".replace(" ", NO_BREAK)


def crew_after(view: View, laid: Laid) -> int:
    """SE-7.3 Where the crew of a tile stands once it is turned so, as `crew_at` has it, or NONE."""
    return int(turned_crew(view.box, view.record, laid.cell, laid.rotation))


def crew_suffix(speech: Speech, view: View, move: Move, laid: Laid) -> str:
    """SE-7.3 Where a crew stands after a turn: turns that look alike may carry it to different fragments."""
    crew = crew_after(view, laid) if move >= TURN else NONE
    if crew == NONE:
        return ""
    canonical = int(view.box["canonical"][laid.shape, laid.rotation])
    high = int(view.box["leads_to"][laid.shape * SIDES + canonical, crew & 7])
    name = speech.names[crew >> 3]
    return speech.say("crew-after-turn", name=name, fragment=speech.fragment(crew & 7, high))


def words_of(speech: Speech, view: View, move: Move) -> str:
    """One move in words, as something to do."""
    box, state = view.box, view.record
    laid = laid_by(state, move)
    if laid is not None:
        tile = speech.tile(laid.shape, laid.rotation)
        so = speech.so(laid.shape, laid.rotation) + crew_suffix(speech, view, move, laid)
        words = {"tile": tile, "where": speech.where(box, laid.cell), "so": so}
        if speech.has_board:
            return speech.say("do-place-so" if move < CREW else "do-turn-so", **words)
        key = "do-place" if move < CREW else "do-turn"
        return speech.say(key, rotation=laid.rotation, **words)
    if move == NO_CREW:
        return speech.say("do-no-crew")
    if move == PASS_TURN:
        return speech.say("do-no-turn")
    if move >= CHOOSE_TOWN:
        return speech.say("do-town", town=speech.town(box, move - CHOOSE_TOWN))
    if move >= QUAKE:
        side = move - QUAKE
        count = int(count_line(box, state, int(state["town"]), side))
        town = speech.about("place", cell_text(int(box["towns"][int(state["town"])])))
        return speech.say("do-side", side=speech.side(side), count=count) + town
    low, high = int(box["crew_low"][move - CREW]), int(box["crew_high"][move - CREW])
    section = section_at(box, state, int(state["placed"]), low)
    telling = speech.section(box, state, section) + speech.about("place", cell_text(int(state["placed"])))
    return speech.say("do-crew", fragment=speech.fragment(low, high), section=telling)
