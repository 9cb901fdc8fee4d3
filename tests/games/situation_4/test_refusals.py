"""Every refusal of a move: its key, its clause, and the whole line that people read."""

import re

import pytest

from ludotheque.engine.contract import START, Milliseconds, Move, Seat
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.games.situation_4.hand_made import (
    NORTH,
    SOUTH,
    after,
    lays,
    match_after,
    record,
    refusal,
    unreadable,
)
from tests.support.hand_made import read

# Side 0 covers the mill at 5 s.
MILL = lays(0, "B1 B2 B3") + "@5000 0 lay C3; "
# Side 0 has its tank base and is over the river; side 1 has its own and its paratroop base.
BOTH = lays(0, "A1 A2 B2 B3 B4") + lays(1, "D6 D5 C5 B5 A5")
LANDED = BOTH + "1 drop B3; "
SITES = lays(0, "A1 A2 A3 A4 B4 B3 C3 C4")
COVERED = lays(0, SOUTH) + lays(1, NORTH)
# Side 0 has landed on D4 and laid C4, far from all its other pieces.
ALONE = lays(0, "A1 A2 B2 C2 D2") + lays(1, "D6 D5 D4") + "0 drop D4; 0 lay C4; "

REFUSALS: list[tuple[str, str, str, str]] = [
    # key, moves, clause, the words behind "move n: "
    ("move-unknown", "0 jump", "", "“jump” is not a move"),
    ("move-unknown", "0 lay", "", "“lay” is not a move"),
    ("move-unknown", "0 resign now", "", "“resign now” is not a move"),
    ("move-unknown", "0 Lay A1", "", "“Lay A1” is not a move"),
    ("move-unknown", "0 pass", "", "“pass” is not a move"),
    ("s4-location-unknown", "0 lay E1", "S4-1.2", "there is no location “E1” on this board"),
    ("s4-location-unknown", "0 tank Z26", "S4-1.2", "there is no location “Z26” on this board"),
    (
        "s4-objective-unknown", "0 flag dam", "S4-1.3",
        "there is no objective “dam” on this board; choose from mill, abbey, barn, shed",
    ),
    (
        "s4-site-unknown", "0 bridge north", "S4-1.3",
        "there is no bridge site “north” on this board; choose from west, mid-west, mid-east, east",
    ),
    ("over", "0 resign; 1 lay A6", "S4-8.1", "the game is over"),
    ("over", COVERED + "@10000 0 flag mill", "S4-8.1", "the game is over"),
    ("s4-taken", "0 lay A1; 0 lay A1", "S4-3.1", "A1 is taken"),
    ("s4-first-piece", "0 lay A2", "S4-3.2", "the first piece goes on the base line, row 1"),
    ("s4-first-piece", "1 lay A5", "S4-3.2", "the first piece goes on the base line, row 6"),
    (
        "s4-not-next", "0 lay A1; 0 lay C1", "S4-3.2",
        "C1 is not next to a piece of this side, nor to one with its paratrooper",
    ),
    ("s4-closed", BOTH + "0 tank B3; 1 lay A3", "S4-3.4", "a tank closes A3"),
    ("s4-flag-uncovered", "0 flag mill", "S4-4.1", "no side covers all of mill"),
    ("s4-flag-uncovered", lays(0, "B1 B2 B3") + "0 flag mill", "S4-4.1", "no side covers all of mill"),
    (
        "s4-flag-both", lays(0, "B1 B2 B3") + lays(1, "C6 C5 C4 C3") + "@90000 0 flag mill", "S4-4.3",
        "mill lies under pieces of both sides: it is nobody’s",
    ),
    ("s4-flag-stands", MILL + "0 flag mill; 0 flag mill", "S4-4.1", "a flag already stands on mill"),
    (
        "s4-flag-grace", MILL + "@6500 1 flag mill", "S4-4.2",
        "mill is not forgotten yet: 1.5 s are left for its owner",
    ),
    (
        "s4-paratroop-base", "0 lay A1; 1 lay A6; 0 drop A6", "S4-5.1",
        "the side has no paratroopers: its paratroop base is not covered",
    ),
    (
        "s4-paratroopers-used", BOTH + "1 drop A1; 1 drop A2; 1 drop B2; 1 drop B3", "S4-5.1",
        "all 3 paratroopers are dropped",
    ),
    ("s4-drop-theirs", BOTH + "1 drop D6", "S4-5.2", "no opponent’s piece lies on D6"),
    ("s4-drop-theirs", BOTH + "1 drop C1", "S4-5.2", "no opponent’s piece lies on C1"),
    (
        "s4-piece-carries", LANDED + "1 drop B3", "S4-5.2",
        "the piece on B3 already carries a paratrooper or a tank",
    ),
    (
        "s4-piece-carries", BOTH + "0 tank A1; 1 drop A1", "S4-5.2",
        "the piece on A1 already carries a paratrooper or a tank",
    ),
    (
        "s4-tank-base", "0 lay A1; 0 tank A1", "S4-6.1",
        "the side has no tanks: its tank base is not covered",
    ),
    ("s4-tanks-used", BOTH + "0 tank A1; 0 tank A2; 0 tank B2; 0 tank B3", "S4-6.1", "all 3 tanks are set"),
    ("s4-tank-own", BOTH + "0 tank D5", "S4-6.2", "no piece of this side lies on D5"),
    (
        "s4-piece-carries", LANDED + "0 tank B3", "S4-6.2",
        "the piece on B3 already carries a paratrooper or a tank",
    ),
    ("s4-tank-base-line", ALONE + "0 tank C4", "S4-6.2", "C4 is not connected to the base line"),
    (
        "s4-tank-way", BOTH + "0 tank B4", "S4-6.2",
        "no tank reaches B4 from its base: the side’s own pieces, and its own bridges over the river, "
        "must lead there",
    ),
    (
        "s4-bridge-banks", "0 lay A1; 0 bridge west", "S4-7.1",
        "the side’s own pieces must lie on both banks at west",
    ),
    ("s4-bridge-stands", SITES + "0 bridge west; 0 bridge west", "S4-7.1", "a bridge already stands at west"),
    (
        "s4-bridges-used", SITES + "0 bridge west; 0 bridge mid-west; 0 bridge mid-east", "S4-7.1",
        "all 2 bridges are built",
    ),
]  # fmt: skip
# Those of a record's options and set-up, and of a piece in a hand, which no record holds.
ELSEWHERE = {"s4-orientation", "s4-grace", "s4-sides", "s4-sides-count", "s4-trays", "s4-misfit"}


@pytest.mark.parametrize(("key", "moves", "clause", "words"), REFUSALS)
def test_refusals(key: str, moves: str, clause: str, words: str) -> None:
    """The key, the clause and the line; nothing has changed."""
    why = refusal(moves)
    assert (why.key, why.clause) == (key, clause)
    number = len(re.findall(r"\d+ [a-zA-Z]", moves))
    behind = f" ({clause})" if clause else ""
    assert why.tell() == f"move {number}: {words}{behind}"
    assert "\n" not in why.tell("fr")


def test_every_refusal_is_shown_here() -> None:
    """All messages under “Why not” in the catalogue."""
    catalogue = registry.find("situation-4").folder / "words" / "en" / "errors.ftl"
    section = catalogue.read_text(encoding="utf-8").partition("## Why not")[2].partition("\n## ")[0]
    keys = set(re.findall(r"^(s4-[a-z-]+) = ", section, re.MULTILINE))
    assert keys
    assert keys <= {case[0] for case in REFUSALS} | ELSEWHERE


@pytest.mark.parametrize(
    "move",
    ["lay A1 ", " lay A1", "lay  A1", "lay A1\n", "lay A01", "lay A1.0", "lay a1", "resign ", "", "lay\tA1"],
)
def test_moves_are_written_exactly(move: str) -> None:
    """One blank, no leading zero, and nothing around it."""
    document = record()
    document["moves"] = [[0, 0, move]]
    assert unreadable(document).place == "move 1"


def test_the_first_fault_is_named() -> None:
    """The place of the move that breaks a rule, though a later one cannot be read at all."""
    document = record("0 lay A1; 0 lay C1; 0 lay D1")
    document["moves"][2][2] = "nonsense"
    assert unreadable(document).place == "move 2"


def test_a_refused_move_changes_nothing() -> None:
    """The match stands as before, and goes on."""
    match = match_after("0 lay A1")
    before = match.state.tobytes()
    for text in ("lay A1", "lay C1", "flag mill", "drop A1", "tank A1", "bridge west"):
        with pytest.raises(Refused):
            match.play(Seat(0), match.game.move_code(match.box, text), Milliseconds(5))
    assert (match.state.tobytes(), len(match.played)) == (before, 1)
    match.play(Seat(0), match.game.move_code(match.box, "lay A2"), Milliseconds(5))
    assert len(match.played) == 2


@pytest.mark.parametrize("moves", ["", BOTH, COVERED], ids=["start", "middle", "covered"])
def test_a_code_outside_the_table_of_moves_is_no_move(moves: str) -> None:
    """Neither below it nor above it, nor one that names nothing on this board."""
    match = match_after(moves)
    before = match.state.tobytes()
    for code in (-1, match.game.move_codes, 10**6):
        with pytest.raises(Refused) as caught:
            match.play(Seat(0), Move(code), START)
        assert caught.value.key == "move-unknown"
    named = {code for code in range(match.game.move_codes) if match.game.move_text(match.box, Move(code))}
    assert len(named) == 3 * 24 + 4 + 4 + 1
    for code in set(range(match.game.move_codes)) - named:
        assert not match.game.rules.is_legal(match.box, match.state, 0, code, 0)
        with pytest.raises(Refused) as caught:
            match.play(Seat(0), Move(code), START)
        assert caught.value.clause
    assert match.state.tobytes() == before


def test_a_result_that_is_not_so() -> None:
    """Scores, winners, and one that stands there too early."""
    for result, key in (
        ({"scores": [99, 0], "winners": [1]}, "record-result-scores"),
        ({"scores": [0, 0], "winners": [0]}, "record-result-winners"),
    ):
        document = record("0 resign")
        document["result"] = result
        assert (unreadable(document).key, unreadable(document).place) == (key, "result")
    document = record("0 lay A1")
    document["result"] = {"scores": [0, 0], "winners": [0, 1]}
    assert unreadable(document).key == "record-result-early"
    document = record("0 resign")
    document["result"] = {"scores": [0, 0], "winners": [1]}
    read(document).finish()


def test_a_taken_location_is_told_before_anything_else() -> None:
    """S4-3.1 Whoever wants it, from wherever: it is taken."""
    start = lays(0, "A1 A2 B2 B3") + "0 tank B3; 1 lay D6; "
    assert refusal(start + "1 lay B2").key == "s4-taken"
    assert refusal(start + "1 lay A3").key == "s4-closed"
    assert after(start).to_move() == [0, 1]
