"""Why a move rather than another, in words: numbers that can be counted on the table."""

import numpy as np
import pytest

from ludotheque.bots.reasons import Fact, beyond, why
from ludotheque.engine.contract import Seat
from ludotheque.engine.match import Match
from ludotheque.engine.records import match_of
from ludotheque.games.seismic.bots.reasons import needed_tiles
from ludotheque.games.seismic.layout import EMPTY, NONE, PLACING, SHAPES
from ludotheque.games.seismic.text.sections import Section, all_sections, section_at
from tests.games.beat_the_quake import hand_made as quake
from tests.games.seismic import hand_made as seismic
from tests.games.situation_4 import hand_made as war
from tests.hand_made import Document, parsed
from tests.recorded import RECORDS, replayed


def after(document: Document) -> Match:
    """The game after all moves of a record."""
    record = parsed(document)
    return match_of(record, len(record.moves))


def told(match: Match, preferred: str, played: str | None, seat: int = 0, language: str = "en") -> list[str]:
    """The reasons for one move rather than another."""
    codes = [None if text is None else match.game.move_code(match.box, text) for text in (preferred, played)]
    best, other = codes
    assert best is not None
    names = ["Ada", "Bo", "Cleo", "Dov"][: match.seats]
    return why(match.game, match.view(Seat(seat)), best, other, names, language)


# Seismic


def test_what_closes_a_section_is_counted() -> None:
    """From the town north over one tile: every one of the 13 intersections would close it there."""
    match = after(seismic.record("03 03 +2:03", "place 03 0,-1 0"))
    assert told(match, "crew 03", "crew -") == [
        "This section of Ada, worth 7 points so far, needs one of 13 tiles; 13 are left."
    ]
    assert told(match, "crew -", "crew 03") == ["The crew of Ada stays free: 20 are left for 1 turn."]
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
    match = after(seismic.record("03 03 +2:03", "place 03 0,-1 0; crew 03"))
    reasons = told(match, "place 03 0,1 0", "place +2:03 0,-2 0", seat=1)
    assert "The move played: It closes a section for Ada: 9 points." in reasons


def test_the_fault_line_is_named() -> None:
    """Two tiles in a row north of the town: that line is hit next, and no quake has been seen."""
    match = after(seismic.record("03 03 +2:03", "place 03 0,-1 0; crew 03"))
    reasons = told(match, "place 03 0,1 0", "place 03 0,-2 0", seat=1)
    assert (
        "The move played: The tile lies where the next quake strikes: the north line has most tiles, 2; "
        "6 quakes are unseen."
    ) in reasons


# Beat the Quake


def test_damage_is_held_against_the_common_objects() -> None:
    """Ada holds VD 5 and nothing lies on the table."""
    match = after(quake.record("a30 b10 c25 d11 yellow-1 e11"))
    assert told(match, "show c25", "keep") == [
        "The damage in the hand of Ada falls from 5 to 0.",
        "The common objects reach 2 VP instead of 0.",
        "Ada would meet a quake alone (2 VP against 0) and get 3 points.",
        "The move played: A quake for Ada would be fatal: damage 5, common objects 0 VP.",
    ]


def test_how_likely_a_quake_is() -> None:
    """Six quakes of which none is drawn, in a pile of twelve."""
    pile = f"a30 b10 c25 {' '.join(quake.QUAKES)} d11 e11 f11 g11 h11 i11"
    match = after(quake.record(pile, "show c25"))
    assert told(match, "stop", "draw") == [
        "The next card is left to Bo: 6 of 12 cards are quakes.",
        "The move played: The next card may be a quake: 6 of 12 cards.",
    ]


def test_how_likely_an_object_is() -> None:
    """The other side of the same odds: to draw is worth something too."""
    pile = f"a30 b10 c25 {' '.join(quake.QUAKES)} d11 e11 f11 g11 h11 i11"
    match = after(quake.record(pile, "show c25"))
    assert told(match, "draw", "stop")[0] == "The next card may be an object: 6 of 12 cards."


def test_a_smaller_gain_is_no_reason() -> None:
    """c01 takes one damage out of the hand; d35, which was shown, takes five. It gives up points instead."""
    match = after(quake.record("c01 b10 d35 e11 f11 g11"))
    assert told(match, "show c01", "show d35") == ["The move played: Ada gives up 2 points of the hand."]
    assert told(match, "show d35", "show c01")[:2] == [
        "The damage in the hand of Ada falls from 6 to 1.",
        "The common objects reach 3 VP instead of 0.",
    ]


def test_points_in_hand_are_kept_by_who_shows_what_has_none() -> None:
    """Ada holds 3 points, and keeps them whether she shows c01 or nothing."""
    match = after(quake.record("c01 b10 d35 e11 f11 g11"))
    assert "Ada keeps 3 points in hand." not in told(match, "keep", "show c01")
    assert "Ada keeps 3 points in hand." in told(match, "keep", "show d35")


def test_a_card_that_cannot_come_is_not_spoken_of() -> None:
    """The last card is a quake, and no object. Where nothing is left, no quake would be fatal."""
    match = after(quake.record("a30 b10 c25 yellow-1", "show c25"))
    reasons = told(match, "draw", "stop")
    assert not any("object: 0" in reason for reason in reasons)
    assert told(match, "stop", "draw")[0] == "The next card is left to Bo: 1 of 1 card is a quake."
    match = after(quake.record("a30 b10 c25"))
    assert told(match, "show c25", "keep") == [
        "The damage in the hand of Ada falls from 5 to 0.",
        "The common objects reach 2 VP instead of 0.",
    ]


def test_facts_are_compared_by_kind_and_amount() -> None:
    """Equals cancel, what is smaller in all is no reason, and what is less together is none either."""
    small, large, other = Fact("points", (6,), "6"), Fact("points", (8,), "8"), Fact("race", (1,), "race")
    assert beyond([large, other], [small]) == [large, other]
    assert beyond([small, other], [large]) == [other]
    assert beyond([large, small], [large]) == [small]
    assert beyond([small, large], [large]) == [small]
    assert beyond([large], [small, small]) == []
    near, far = Fact("section", (7, 13), "7 points, 13 tiles"), Fact("section", (9, 3), "9 points, 3 tiles")
    assert beyond([near], [far]) == [near]
    assert beyond([near], [Fact("section", (9, 13), "better")]) == []


# Situation 4


def test_both_ways_into_a_race_are_no_reason() -> None:
    """The other side could lay a piece on either location."""
    match = after(war.record(war.lays(0, "A1 A2 A3 B1 B2 B3") + war.lays(1, "A6 A5 B6 B5")))
    assert not any("The other side could" in reason for reason in told(match, "lay A4", "lay B4"))


def test_what_a_piece_brings_is_named() -> None:
    """The second location of the mill, and the barn beside it left alone."""
    moves = war.lays(0, "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3")
    match = after(war.record(moves))
    reasons = told(match, "lay C3", "lay D3")
    assert reasons[0] == "It covers all of the mill (200): a flag can be planted."


def test_a_way_to_an_objective_and_a_race_are_named() -> None:
    """B2 lies next to the mill; A4, on the other bank, is open to both sides when Bo has come down to A5."""
    match = after(war.record(war.lays(0, "A1 B1") + war.lays(1, "A6")))
    assert "It lies next to the mill (200), on which nobody has a piece yet." in told(
        match, "lay B2", "lay C1"
    )
    moves = war.lays(0, "A1 A2 A3") + war.lays(1, "A6 A5")
    match = after(war.record(moves))
    assert "The other side could lay a piece on A4 too." in told(match, "lay A4", "lay B1")
    assert "The other side could lay a piece on A4 too." not in told(match, "lay B1", "lay A4")


def test_a_flag_left_open_speaks_against_a_move() -> None:
    """The mill is covered; whoever lays another piece first may lose it."""
    match = after(war.record(war.lays(0, "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3")))
    assert told(match, "flag mill", "lay D3")[:2] == [
        "The flag on the mill (200) is worth 200 points.",
        "The move played: the mill (200) is covered and has no flag: the other side may plant one.",
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_stand_for_themselves_without_another_move(language: str) -> None:
    """What speaks for a move and against it, where there is nothing to compare with."""
    match = after(seismic.record("03 03 +2:03", "place 03 0,-1 0; crew 03"))
    assert len(told(match, "place 03 0,-2 0", None, seat=1, language=language)) >= 1
