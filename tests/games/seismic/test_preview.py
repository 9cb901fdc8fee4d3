"""What a move would bring, before it is played: sections, points now and at best, and the lines of quakes."""

from typing import Any

import numpy as np
import pytest

from ludotheque.engine.match import Match
from ludotheque.engine.records import match_of
from ludotheque.games.seismic.layout import EMPTY, NONE, PLACING, SHAPES, SIDES
from ludotheque.games.seismic.text import preview
from ludotheque.games.seismic.text.sections import Stop, all_sections, section_at
from tests.games.seismic.hand_made import record
from tests.support.reasons import after
from tests.support.recorded import RECORDS, replayed

NAMES = ("Ada", "Bo", "Cleo", "Dov")


def brought(match: Match, move: str, language: str = "en") -> Any:
    """What the seat that is waited for is shown of a move."""
    view = match.view(match.to_move()[0])
    return preview.brought(view, match.game.move_code(match.box, move), NAMES, language)


def told(match: Match, move: str, language: str = "en") -> list[str]:
    """The same in words."""
    return preview.told(brought(match, move, language))


def test_a_section_from_the_town_is_worth_more_with_a_stub_at_its_other_end() -> None:
    """1 fragment and the town are 7 points; of the tiles left, all face up, +2:03 would close it for 9."""
    match = after(record("03 03 +2:03"))
    assert told(match, "place 03 0,-1 0") == ["Free for a crew: 7 points so far, 9 at best."]
    (section,) = brought(match, "place 03 0,-1 0")["sections"]
    assert (section["free"], section["joins"], section["best"]) == (True, 1, 9)
    assert section["fragments"] == [("0,-1", "03"), ("0,0", "0")]


def test_while_a_quake_may_come_it_says_on_which_line_a_tile_lies() -> None:
    """A second tile in the north makes that line the longest; one in the south, another as long."""
    match = after(record("03 03 +2:03 03 q1", "place 03 0,-1 0; crew -"))
    north, south = brought(match, "place 03 0,-2 0"), brought(match, "place 03 0,1 0")
    assert [(line["side"], line["place"], line["strikes"]) for line in north["lines"]] == [(0, 2, "next")]
    assert [(line["side"], line["place"], line["strikes"]) for line in south["lines"]] == [(3, 1, "perhaps")]
    assert north["lines"][0]["tiles"] == ["0,-1", "0,-2"]
    assert told(match, "place 03 0,-2 0")[-1] == (
        "San Andreas, north side: the next quake hits here. Tile 2 of 2."
    )
    assert told(match, "place 03 0,1 0", "fr")[-1] == (
        "San Andreas, ligne sud, peut-être frappée au prochain séisme\u202f: tuile 1 sur 1."
    )


def test_a_crew_on_it_makes_a_section_somebodys() -> None:
    """Also before it is put there; what another has is no longer free."""
    match = after(record("03 03 +2:03", "place 03 0,-1 0"))
    assert told(match, "crew 03") == ["Ada: 7 points so far, 9 at best."]
    assert told(match, "crew -") == []
    match = after(record("03 03 +2:03", "place 03 0,-1 0; crew 03"))
    (section,) = brought(match, "place +2:03 0,-2 0")["sections"][:1]
    assert (section["owners"], section["complete"], section["points"], section["best"]) == ([0], True, 9, 9)
    assert told(match, "place +2:03 0,-2 0")[0] == "Ada: complete, 9 points."


@pytest.mark.parametrize("moves", [20, 45, 67, 90])
def test_every_legal_move_is_told_in_both_languages_without_codes(moves: int) -> None:
    match = match_of(replayed(RECORDS / "seismic" / "plain.json").record, moves)
    view = match.view(match.to_move()[0])
    before = view.record.tobytes()
    for move in match.legal(match.to_move()[0]):
        found = [preview.told(preview.brought(view, move, NAMES, language)) for language in ("en", "fr")]
        assert len(found[0]) == len(found[1])
        assert not any(
            "," in word and "-" in word for line in found[0] for word in line.split() if word[-1].isdigit()
        )
    assert view.record.tobytes() == before


def test_at_best_is_what_the_rules_give_with_one_tile_more() -> None:
    """Sections with one open end: each tile that is left is put on offer and played in every legal way."""
    match = match_of(replayed(RECORDS / "seismic" / "plain.json").record, 60)
    box, counted = match.box, 0
    left = preview.tiles_left(box, match.state)
    for section in all_sections(box, match.state):
        stops = sorted(end.stop.value for end in section.ends)
        if stops != [Stop.OPEN.value, Stop.STUB.value]:
            continue
        counted += 1
        closed = [
            points for shape in range(SHAPES) if left[shape] for points in closings(match, section, shape)
        ]
        assert preview.best_points(box, match.state, section) == max(closed, default=0)
    assert counted > 3


def closings(match: Match, section: Any, shape: int) -> list[int]:
    """What this section is worth wherever a tile of this shape completes it, by the rules."""
    state = match.snapshot().copy()
    state["phase"], state["face_up"], state["placed"] = PLACING, [shape, EMPTY, EMPTY], NONE
    moves, found = np.zeros(match.game.most_moves, np.int32), list[int]()
    for move in moves[: match.game.rules.legal(match.box, state, int(state["actor"]), 0, moves)].tolist():
        tried = state.copy()
        match.game.rules.play(match.box, tried, int(state["actor"]), move, 0)
        grown = section_at(match.box, tried, *section.fragments[0])
        if grown.is_complete:
            found.append(grown.points)
    return found


def test_what_runs_off_the_table_is_never_complete() -> None:
    """On a small table the column of the town has five cells above it."""
    moves = "; ".join(f"place 03 0,-{row} 0; crew -" for row in range(1, 5))
    match = after(record("03 03 03 03 03 03 03 03", moves, table="small"))
    (section,) = brought(match, "place 03 0,-5 0")["sections"]
    assert section["best"] == 0
    assert (
        told(match, "place 03 0,-5 0")[0]
        == "Free for a crew: it leads off the table, so it can never be complete."
    )


def test_at_best_is_that_of_both_ends_together() -> None:
    """A +3 and a +2 are left. Either fits at the north end, the +3 alone between there and the town."""
    match = after(record("01-25 +3:012 +2:03"))
    sections = brought(match, "place 01-25 0,-1 1")["sections"]
    (curve,) = [section for section in sections if section["fragments"] == [("0,-1", "12")]]
    assert [end["cell"] for end in curve["ends"]] == ["1,-2", "1,-1"]
    assert (curve["points"], curve["best"]) == (1, 1 + 3 + 2)


def both_ends(match: Match, section: Any) -> int:
    """What the best pair of tiles gives, each tile that is left tried at each end in every way that fits."""
    box, left = match.box, preview.tiles_left(match.box, match.state)
    first, second = (end.cell for end in section.ends)

    def fitting(state: Any, cell: int) -> list[int]:
        fits = box["fits"][:, int(state["beside"][cell])]
        return [
            shape * SIDES + turn
            for shape in range(SHAPES)
            for turn in range(SIDES)
            if left[shape] and int(fits[shape]) >> turn & 1
        ]

    best = 0
    for one in fitting(match.state, first):
        state = with_tile(box, match.state, first, one)
        for other in fitting(state, second):
            if one // SIDES == other // SIDES and left[one // SIDES] == 1:
                continue
            grown = section_at(box, with_tile(box, state, second, other), *section.fragments[0])
            best = max(best, grown.points if grown.is_complete else 0)
    return best


def with_tile(box: Any, state: Any, cell: int, tile: int) -> Any:
    """The table with this tile more."""
    found = state.copy()
    found["tile_at"][cell] = tile
    for side in range(SIDES):
        around = int(box["neighbour"][cell, side])
        if around != NONE:
            found["beside"][around] += box["shows"][tile, side]
    return found


@pytest.mark.parametrize("moves", [30, 80])
def test_at_best_is_that_of_every_pair_of_tiles(moves: int) -> None:
    """Sections that are open at two cells, a few of a game: tried one by one."""
    match = match_of(replayed(RECORDS / "seismic" / "plain.json").record, moves)
    sections = [
        section
        for section in all_sections(match.box, match.state)
        if [end.stop for end in section.ends] == [Stop.OPEN] * 2
        and section.ends[0].cell != section.ends[1].cell
    ]
    assert len(sections) >= 3
    for section in sections[:3]:
        assert preview.best_points(match.box, match.state, section) == both_ends(match, section)
