"""What a move would bring: the sections of its tile, their points, and the lines that quakes follow."""

from collections.abc import Iterator, Sequence
from typing import Literal

import numpy as np

from ludotheque.engine.contract import Move, View
from ludotheque.games.seismic.components import FIRST_QUAKE
from ludotheque.games.seismic.layout import EMPTY, NONE, SHAPES, SIDES, STATE, Box, State
from ludotheque.games.seismic.moves import CREW, NO_CREW, QUAKE, cell_text
from ludotheque.games.seismic.rules import hardest_hit, play
from ludotheque.games.seismic.shown import QuakeLine, SectionAhead, SeismicPreview
from ludotheque.games.seismic.text.choices import laid_by
from ludotheque.games.seismic.text.sections import (
    Section,
    Stop,
    section_at,
    section_json,
    sections_through,
)
from ludotheque.games.seismic.text.speech import Speech


def brought(view: View, move: Move, names: Sequence[str], language: str) -> SeismicPreview:
    """The sections that a move is about, as they would be; and the lines that a tile would be placed on."""
    speech = Speech(language, tuple(names), is_plain=True)
    after = after_move(view, move)
    sections = sorted(sections_of(view, after, move), key=weight, reverse=True)
    laid = laid_by(view.record, move)
    cell = NONE if laid is None else laid.cell
    return {
        "sections": [_ahead(speech, view, after, section, cell) for section in sections],
        "lines": list(_lines(speech, view, after, cell)) if move < CREW else [],
    }


def told(brought: SeismicPreview) -> list[str]:
    """The same in words."""
    return [one["words"] for one in (*brought["sections"], *brought["lines"])]


def after_move(view: View, move: Move) -> State:
    """The table after a move: nothing has been drawn."""
    state = np.frombuffer(bytearray(view.record.tobytes()), STATE)[0]
    play(view.box, state, view.seat, move, 0)
    return state


def sections_of(view: View, after: State, move: Move) -> list[Section]:
    """The sections that a move is about."""
    laid = laid_by(view.record, move)
    if laid is not None:
        return sections_through(view.box, after, laid.cell)
    if CREW <= move < QUAKE and move != NO_CREW:
        low = int(view.box["crew_low"][move - CREW])
        return [section_at(view.box, after, int(view.record["placed"]), low)]
    return []


def weight(section: Section) -> tuple[bool, bool, int]:
    """Which sections are spoken of first: what is complete, what is somebody's, what is worth most."""
    return section.is_complete, bool(section.crews), section.points


# Sections


def _ahead(speech: Speech, view: View, after: State, section: Section, laid: int) -> SectionAhead:
    box = view.box
    best = best_points(box, after, section)
    joins = _joins(box, view.record, section, laid)
    is_free = not section.crews and may_claim(view, after, section)
    words = _told(speech, section, best, is_free)
    if joins > 1:
        words = speech.say("preview-joins", count=joins, section=words)
    return {
        **section_json(box, after, section),
        "best": best,
        "joins": joins,
        "free": is_free,
        "words": words,
    }


def _told(speech: Speech, section: Section, best: int, is_free: bool) -> str:
    if section.is_loop:
        return speech.say("preview-loop")
    if section.crews:
        whose = speech.owners(section)
    else:
        whose = speech.say("preview-free" if is_free else "preview-nobody")
    points = section.points
    if section.is_complete:
        return speech.say("preview-complete", whose=whose, points=points)
    if any(end.stop is Stop.EDGE for end in section.ends):
        return speech.say("preview-edge", whose=whose)
    if best == 0:
        return speech.say("preview-far", whose=whose, points=points)
    return speech.say("preview-open", whose=whose, points=points, best=best)


def may_claim(view: View, after: State, section: Section) -> bool:
    """SE-4.4 Whether the seat's next decision may be to put a crew on this section."""
    if after["actor"] != view.seat or after["placed"] == NONE or not after["free"]:
        return False
    placed = int(after["placed"])
    return any(cell == placed and int(after["free"]) >> low & 1 for cell, low in section.fragments)


def _joins(box: Box, before: State, section: Section, laid: int) -> int:
    """How many sections that lie there now become part of this one."""
    found: list[Section] = []
    for cell, low in section.fragments:
        if cell != laid and not any((cell, low) in one.fragments for one in found):
            found.append(section_at(box, before, cell, low))
    return len(found)


def best_points(box: Box, state: State, section: Section) -> int:
    """What a section scores at best with one more tile at each open end, of those face up and not seen yet.

    0: so it cannot be completed.
    """
    if section.is_complete:
        return section.points
    if section.is_loop or any(end.stop is Stop.EDGE for end in section.ends):
        return 0
    return _best(box, state, section, tiles_left(box, state))


def tiles_left(box: Box, state: State) -> list[int]:
    """By shape: how many tiles are face up, and while there is a pile how many nobody has seen."""
    offered = state["face_up"].tolist()
    unseen = (box["count"] - state["seen"]).clip(0).tolist() if state["pile"] else [0] * SHAPES
    return [offered.count(shape) + int(unseen[shape]) for shape in range(SHAPES)]


def _best(box: Box, state: State, section: Section, left: list[int]) -> int:
    """The most points that a tile at each open end gives it, over all pairs of tiles."""
    here, *there = dict.fromkeys(end.cell for end in section.ends if end.stop is Stop.OPEN)
    best = 0
    for tile, shapes in _kinds(box, state, here, there, left):
        tried = _with_tile(box, state, here, tile)
        grown = section_at(box, tried, *section.fragments[0])
        if grown.is_complete:
            best = max(best, grown.points)
        elif there and _open_at(grown) == set(there):
            best = max(best, _best_at_last(box, tried, section, there[0], shapes, left))
    return best


def _best_at_last(
    box: Box, state: State, section: Section, cell: int, used: set[int], left: list[int]
) -> int:
    """The most points that a tile at its other open end gives it; of those used one is on the table."""
    best = 0
    tried = state.copy()
    for tile, shapes in _kinds(box, state, cell, [], left):
        is_same = len(used) == 1 and shapes == used
        if is_same and left[tile // SIDES] == 1:
            continue
        tried["tile_at"][cell] = tile
        grown = section_at(box, tried, *section.fragments[0])
        if grown.is_complete:
            best = max(best, grown.points)
    return best


def _open_at(section: Section) -> set[int]:
    """The empty cells in which a section ends; none where it leads off the table."""
    ends = section.ends
    return (
        set()
        if any(end.stop is Stop.EDGE for end in ends)
        else {end.cell for end in ends if end.stop is Stop.OPEN}
    )


def _kinds(
    box: Box, state: State, cell: int, also: Sequence[int], left: list[int]
) -> Iterator[tuple[int, set[int]]]:
    """SE-4.2 The tiles that are left and fit on this cell, one for all that are alike to sections.

    Alike is what has the same value and leads alike from the sides that something lies at, or may soon
    (`also`). With each come the shapes of all that are like it.
    """
    beside = int(state["beside"][cell])
    around = box["neighbour"][cell].tolist()
    sides = [
        side
        for side, beyond in enumerate(around)
        if beyond in also or (beyond != NONE and state["tile_at"][beyond] != EMPTY)
    ]
    found: dict[tuple[int, ...], tuple[int, set[int]]] = {}
    for shape in range(SHAPES):
        fits = int(box["fits"][shape, beside]) if left[shape] else 0
        for rotation in range(SIDES):
            if fits >> rotation & 1:
                tile = shape * SIDES + rotation
                leads = box["leads_to"][tile]
                kind = (int(box["value"][shape]), *(int(leads[side]) for side in sides))
                found.setdefault(kind, (tile, set()))[1].add(shape)
    yield from found.values()


def _with_tile(box: Box, state: State, cell: int, tile: int) -> State:
    """The table with one tile more, and what its neighbours see of it."""
    found = state.copy()
    found["tile_at"][cell] = tile
    for side in range(SIDES):
        around = int(box["neighbour"][cell, side])
        if around != NONE:
            found["beside"][around] += box["shows"][tile, side]
    return found


# Quakes


def quakes_left(view: View) -> int:
    """How many quakes nobody has seen yet."""
    return int((view.box["count"][FIRST_QUAKE:] - view.record["seen"][FIRST_QUAKE:]).clip(0).sum())


def line_from(box: Box, town: int, side: int) -> list[int]:
    """SE-5.1 The cells of the straight line that starts at this side of a town."""
    cells: list[int] = []
    here = int(box["neighbour"][int(box["towns"][town]), side])
    while here != NONE:
        cells.append(here)
        here = int(box["neighbour"][here, side])
    return cells


def _lines(speech: Speech, view: View, after: State, cell: int) -> Iterator[QuakeLine]:
    """SE-5.1 The lines of towns on which a cell lies, as long as a quake may come."""
    box = view.box
    may_quake = view.record["pile"] and quakes_left(view)
    for town in range(2 if may_quake else 0):
        if box["towns"][town] == NONE:
            continue
        hit = int(hardest_hit(box, after, town))
        for side in range(SIDES):
            line = line_from(box, town, side)
            if cell not in line:
                continue
            tiles = [here for here in line if after["tile_at"][here] // SIDES in range(SHAPES)]
            strikes = _strikes(hit, side)
            place, count = tiles.index(cell) + 1, len(tiles)
            yield {
                "town": cell_text(int(box["towns"][town])),
                "side": side,
                "tiles": [cell_text(here) for here in tiles],
                "place": place,
                "strikes": strikes,
                "words": speech.say(
                    f"preview-line-{strikes}",
                    town=speech.town_name(box, town),
                    side=speech.side(side),
                    place=place,
                    count=count,
                ),
            }


def _strikes(hit: int, side: int) -> Literal["next", "perhaps", "other"]:
    """Whether a quake strikes this side, of those that have the most tiles."""
    if not hit >> side & 1:
        return "other"
    return "next" if hit == 1 << side else "perhaps"
