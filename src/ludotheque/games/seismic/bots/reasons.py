"""What speaks for and against moves in Seismic: sections and what closes them, quakes, crews."""

from typing import Any

import numpy as np

from ludotheque.bots.reasons import Fact
from ludotheque.engine.contract import Move, View
from ludotheque.games.seismic.layout import EMPTY, NONE, SEATS, SHAPES, SIDES, Box, State
from ludotheque.games.seismic.moves import NO_CREW, QUAKE
from ludotheque.games.seismic.rules import count_line, hardest_hit, mark_scores
from ludotheque.games.seismic.text.choices import laid_by
from ludotheque.games.seismic.text.preview import (
    after_move,
    line_from,
    may_claim,
    quakes_left,
    sections_of,
    weight,
)
from ludotheque.games.seismic.text.sections import Section, Stop, section_at
from ludotheque.games.seismic.text.speech import Speech

ALL_TILES = 10_000  # left, as it were, for a section that needs none
OPEN_TWICE, NEVER, DEAD = 1, 2, 3  # how bad it is


def speech(language: str, names: tuple[str, ...]) -> Speech:
    """Who says it."""
    return Speech(language, names, is_plain=True)


def gains(speech: Speech, view: View, move: Move) -> list[Fact]:
    """What speaks for a move."""
    after = after_move(view, move)
    found: list[Fact] = []
    for section in sorted(sections_of(view, after, move), key=weight, reverse=True):
        found += _gain(speech, view, after, section)
    if move == NO_CREW:
        found += _crews_kept(speech, view)
    if move >= QUAKE:
        found += [
            _loses(speech, seat, -change)
            for seat, change in enumerate(_changes(view, after))
            if change < 0 and seat != view.seat
        ]
    return found


def risks(speech: Speech, view: View, move: Move) -> list[Fact]:
    """What speaks against a move."""
    after = after_move(view, move)
    found: list[Fact] = []
    for section in sections_of(view, after, move):
        found += _risk(speech, view, after, section)
    if move >= QUAKE:
        change = _changes(view, after)[view.seat]
        if change < 0:
            found.append(_loses(speech, view.seat, -change))
    laid = laid_by(view.record, move)
    if laid is not None:
        found += _on_fault(speech, view, after, laid.cell)
    return found


def _loses(speech: Speech, seat: int, points: int) -> Fact:
    """SE-5.1 What a quake takes from a seat."""
    text = speech.say("why-se-loses", name=speech.names[seat], points=points)
    return Fact(f"loses {seat}", (points,), text)


def _changes(view: View, after: State) -> list[int]:
    """How the points of each seat change."""
    scores = np.zeros((2, SEATS), np.int32)
    mark_scores(view.box, view.record, scores[0])
    mark_scores(view.box, after, scores[1])
    return (scores[1] - scores[0]).tolist()[: int(view.record["seats"])]


# Sections


def _gain(speech: Speech, view: View, after: State, section: Section) -> list[Fact]:
    """What a section brings the seat: its own one, or one that it may still claim."""
    seat = view.seat
    if section.is_loop or (section.crews and seat not in section.owners):
        return []
    if not section.crews and not may_claim(view, after, section):
        return []
    whose = "own" if section.crews else "free"
    words: dict[str, Any] = {"name": speech.names[seat], "points": section.points}
    if section.is_complete:
        return [_section(section, ALL_TILES, speech.say(f"why-se-closes-{whose}", **words))]
    needed = needed_tiles(view.box, after, section)
    if needed is None:
        # No single tile can close it; perhaps several still can.
        if any(end.stop is Stop.EDGE for end in section.ends):
            return []
        return [_section(section, 0, speech.say(f"why-se-far-{whose}", **words))]
    tiles, left = needed
    if not left:
        return []
    return [_section(section, left, speech.say(f"why-se-needs-{whose}", tiles=tiles, left=left, **words))]


def _section(section: Section, left: int, text: str) -> Fact:
    """A section counts by its points, by how many tiles close it, and more if its crew is there already."""
    return Fact("section", (section.points, left, bool(section.crews)), text)


def _risk(speech: Speech, view: View, after: State, section: Section) -> list[Fact]:
    """What a section costs: it is another's, or nobody's for ever."""
    seat, points = view.seat, section.points
    name = speech.names[seat]
    theirs = [other for other in section.owners if other != seat]
    if section.is_complete and theirs:
        text = speech.say("why-se-closes-theirs", names=speech.owners(section), points=points)
        return [Fact("theirs", (points,), text)]
    if seat not in section.crews:
        return []
    if section.is_loop or any(end.stop is Stop.EDGE for end in section.ends):
        return [Fact("open", (DEAD, points), speech.say("why-se-dead", name=name))]
    needed = needed_tiles(view.box, after, section)
    if needed is not None and needed[1] == 0:
        return [Fact("open", (NEVER, points), speech.say("why-se-never", name=name, points=points))]
    if needed is None:
        return [Fact("open", (OPEN_TWICE, points), speech.say("why-se-open-twice", name=name, points=points))]
    return []


def needed_tiles(box: Box, state: State, section: Section) -> tuple[int, int] | None:
    """How many tiles of the game would close a section, and how many of them are unseen or face up.

    None: it takes more than one tile, or nothing can close it.
    """
    cells = {end.cell for end in section.ends if end.stop is Stop.OPEN}
    if len(cells) != 1 or any(end.stop is Stop.EDGE for end in section.ends):
        return None
    (cell,) = cells
    kinds = [shape for shape in range(SHAPES) if _closes(box, state, section, cell, shape)]
    offered = state["face_up"].tolist()
    count, seen = box["count"], state["seen"]
    tiles = sum(int(count[kind]) for kind in kinds)
    left = sum(max(int(count[kind] - seen[kind]), 0) + offered.count(kind) for kind in kinds)
    return tiles, min(left, tiles)


def _closes(box: Box, state: State, section: Section, cell: int, shape: int) -> bool:
    """Whether a tile of this shape on this cell, in a rotation that fits, makes the section complete."""
    fitting = int(box["fits"][shape, int(state["beside"][cell])])
    tried = state.copy()
    for rotation in range(SIDES):
        if fitting >> rotation & 1:
            tried["tile_at"][cell] = shape * SIDES + rotation
            if section_at(box, tried, *section.fragments[0]).is_complete:
                return True
    return False


# Crews and quakes


def _crews_kept(speech: Speech, view: View) -> list[Fact]:
    """SE-4.4 What a crew that is not put down is kept for."""
    state = view.record
    tiles = int(state["pile"]) + sum(shape != EMPTY for shape in state["face_up"].tolist())
    turns = -(-tiles // int(state["seats"]))
    crews = int(state["crews_left"][view.seat])
    words = {"name": speech.names[view.seat], "crews": crews, "turns": turns}
    return [Fact("crew", (1,), speech.say("why-se-crew-kept", **words))] if turns else []


def _on_fault(speech: Speech, view: View, after: State, cell: int) -> list[Fact]:
    """SE-5.1 Whether a tile lies where the next quake would strike."""
    box = view.box
    quakes = quakes_left(view)
    if not quakes:
        return []
    for town in range(2):
        if box["towns"][town] == NONE:
            continue
        sides = int(hardest_hit(box, after, town))
        for side in range(SIDES):
            if sides >> side & 1 and cell in line_from(box, town, side):
                count = int(count_line(box, after, town, side))
                words: dict[str, Any] = {"side": speech.side(side), "count": count, "quakes": quakes}
                return [Fact("fault", (count,), speech.say("why-se-fault", **words))]
    return []
