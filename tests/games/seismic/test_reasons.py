"""Why a move rather than another, in words: numbers that can be counted on the table."""

import numpy as np
import pytest

from ludotheque.engine.match import Match
from ludotheque.engine.records import match_of
from ludotheque.games.seismic.bots.reasons import needed_tiles
from ludotheque.games.seismic.layout import EMPTY, NONE, PLACING, SHAPES
from ludotheque.games.seismic.text.sections import Section, all_sections, section_at
from tests.games.seismic.hand_made import record
from tests.support.reasons import after, told
from tests.support.recorded import RECORDS, replayed


def test_what_closes_a_section_is_counted() -> None:
    """From the town north over one tile: every one of the 13 intersections would close it there."""
    match = after(record("03 03 +2:03", "place 03 0,-1 0"))
    assert told(match, "crew 03", "crew -") == [
        "Ada’s section, worth 7 points so far, needs one of 13 tiles; 13 are left."
    ]
    assert told(match, "crew -", "crew 03") == ["Ada keeps the crew for later: 20 are left for 1 turn."]
    (french,) = told(match, "crew 03", "crew -", language="fr")
    assert french.startswith("Cette section (Ada) vaut 7 points jusqu’ici. Il lui faut une tuile parmi 13")


def test_what_closes_a_section_is_what_the_rules_let_close_it() -> None:
    """Every open section in the middle of a game: each tile is put on offer and tried in every legal way."""
    match = match_of(replayed(RECORDS / "seismic" / "plain.json").record, 60)
    box = match.box
    counted = 0
    for section in all_sections(box, match.state):
        needed = needed_tiles(box, match.state, section)
        if section.is_complete or needed is None:
            continue
        counted += 1
        kinds = [shape for shape in range(SHAPES) if closes(match, section, shape)]
        left = box["count"] - match.state["seen"]
        offer = match.state["face_up"].tolist()
        assert needed == (
            sum(int(box["count"][kind]) for kind in kinds),
            sum(int(left[kind]) + offer.count(kind) for kind in kinds),
        )
    assert counted > 5


def closes(match: Match, section: Section, shape: int) -> bool:
    """Whether this section can be made complete at once with a tile of this shape, by the rules."""
    state = match.snapshot().copy()
    state["phase"], state["face_up"], state["placed"] = PLACING, [shape, EMPTY, EMPTY], NONE
    moves = np.zeros(match.game.most_moves, np.int32)
    for move in moves[: match.game.rules.legal(match.box, state, int(state["actor"]), 0, moves)].tolist():
        tried = state.copy()
        match.game.rules.play(match.box, tried, int(state["actor"]), move, 0)
        if section_at(match.box, tried, *section.fragments[0]).is_complete:
            return True
    return False


def test_a_section_that_no_single_tile_closes_is_worth_something() -> None:
    """It may be claimed all the same: it can grow."""
    match = match_of(replayed(RECORDS / "seismic" / "plain.json").record, 21)
    seat = int(match.to_move()[0])
    (reason,) = told(match, "crew 34", "crew -", seat=seat)
    assert reason.endswith(" so far, and more tiles can still lengthen it.")


def test_a_section_closed_for_somebody_else_speaks_against_a_move() -> None:
    """Bo would close the section on which Ada's crew stands."""
    match = after(record("03 03 +2:03", "place 03 0,-1 0; crew 03"))
    reasons = told(match, "place 03 0,1 0", "place +2:03 0,-2 0", seat=1)
    assert "The move played: It closes a section for Ada: 9 points." in reasons


def test_the_fault_line_is_named() -> None:
    """Two tiles in a row north of the town: that line is hit next, and no quake has been seen."""
    match = after(record("03 03 +2:03", "place 03 0,-1 0; crew 03"))
    reasons = told(match, "place 03 0,1 0", "place 03 0,-2 0", seat=1)
    assert (
        "The move played: The tile lies where the next quake would hit: the north side has the most "
        "tiles (2); 6 quakes are still unseen."
    ) in reasons


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_stand_for_themselves_without_another_move(language: str) -> None:
    """What speaks for a move and against it, where there is nothing to compare with."""
    match = after(record("03 03 +2:03", "place 03 0,-1 0; crew 03"))
    assert len(told(match, "place 03 0,-2 0", None, seat=1, language=language)) >= 1
