"""Every refusal of a move: its key, its clause, and the whole line that people read."""

import re

import pytest

from ludotheque.engine.contract import START, Move, Outcome, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.games.seismic.moves import MOVES
from tests.games.seismic.hand_made import after, refusal
from tests.games.seismic.test_clauses_turn import crews_for_everybody
from tests.support.catalogue import PACKAGE
from tests.support.hand_made import legal

GAME = registry.find("seismic")
BOX = GAME.box(GAME.options({}))
PLAIN, DILEMMA, AFTERSHOCKS, TWIN = "", "dilemma", "aftershocks", "twin-cities"

# Two straights on the table, `q1` on its way: sides 0 and 2 are tied.
TIED = ("03 03 03 03 q1 03", "place 03 0,-1 0; crew -; place 03 1,0 2; crew -; ")
# After a quake a `02` at (0,-1), lying 1-3, may turn.
SHAKEN = ("02 03 03 03 q1 03", "place 02 0,-1 1; crew -; place 03 1,0 2; crew -; quake 2; ")
# Two `02` may turn.
SHAKEN_TWICE = (
    "02 02 03 03 03 03 q1 03",
    "place 02 0,-1 1; crew -; place 02 0,1 0; crew -; place 03 1,0 2; crew -;"
    "place 03 -1,0 2; crew -; quake 2; turn 0,-1 3; ",
)
# The `02` at (-1,-1) keeps the one at (0,-1) from turning to 3-5.
FLANKED = (
    "02 02 02 03 03 03 q1 03",
    "place 02 0,-1 1; crew -; place 02 -1,0 0; crew -; place 02 -1,-1 3; crew -;"
    "place 03 1,0 2; crew -; quake 2; ",
)
# The `03` at (1,-2) stands alone; the `02` at (0,1) may turn.
ALONE = (
    "02 03 02 03 03 q1 03",
    "place 02 0,-1 1; crew -; place 03 1,-2 1; crew -; place 02 0,1 0; crew -; quake 0; ",
)

Case = tuple[str, str, str, str, str]
REFUSALS: dict[str, Case] = {
    # key: variants, pile, moves, clause, the words behind "move n: "
    "move-unknown": (PLAIN, "03", "build 03 0,-1 0", "", "“build 03 0,-1 0” is not a move"),
    "move-unknown-shape": (PLAIN, "03", "place 30 0,-1 0", "", "there is no tile “30”"),
    "move-not-cell": (
        PLAIN, "03", "place 03 0,-01 0", "", "“0,-01” is not a cell; a cell is written Q,R",
    ),
    "move-not-rotation": (
        PLAIN, "03", "place 03 0,-1 6", "", "“6” is not a rotation; rotations are 0 to 5",
    ),
    "cell-off-table": (PLAIN, "03", "place 03 0,99 0", "SE-4.2", "cell “0,99” is not on the table"),
    "not-a-town": (TWIN, "03 03 q1", "town 0,0", "SE-7.4", "“0,0” is not a town"),
    "over": (PLAIN, "03", "place 03 0,-1 0; crew -; crew -", "SE-6.1", "the game is over"),
    "not-now-place": (PLAIN, "03", "crew -", "SE-4.2", "seat 0 has to place a tile now"),
    "not-now-crew": (
        PLAIN, "03 03", "place 03 0,-1 0; place 03 0,-2 0", "SE-4.4",
        "seat 0 has to say now whether a crew goes on the tile just placed",
    ),
    "not-now-second": (
        DILEMMA, "03 03", "place 03 0,-1 0; turn -", "SE-7.2",
        "seat 0 has to put a crew now, or none, or place a second tile",
    ),
    "not-now-town": (
        TWIN, "03 03 q1", "quake 0", "SE-7.4",
        "seat 0 has to choose now which town the quake hits first",
    ),
    "not-now-quake": (
        PLAIN, TIED[0], TIED[1] + "crew -", "SE-5.1",
        "seat 0 has to choose now which side the quake hits",
    ),
    "not-now-turn": (
        AFTERSHOCKS, SHAKEN[0], SHAKEN[1] + "crew -", "SE-7.3",
        "seat 0 has to turn a tile now, or none",
    ),
    "place-not-face-up": (
        PLAIN, "03", "place 01 0,-1 3", "SE-4.2",
        "seat 0 cannot place 01: no such tile is face up",
    ),
    "place-off-table": (
        PLAIN, "03", "place 03 0,8 0", "SE-4.2",
        "seat 0 cannot place 03 at 0,8: the cell is not on the table",
    ),
    "place-taken": (
        PLAIN, "03 03", "place 03 0,-1 0; crew -; place 03 0,-1 0", "SE-4.2",
        "seat 1 cannot place 03 at 0,-1: a tile lies there",
    ),
    "place-highway-on-green": (
        PLAIN, "03 01", "place 03 0,-1 0; crew -; place 01 1,-1 4", "SE-4.2",
        "seat 1 cannot place 01 at 1,-1: its highway meets green on one side (5)",
    ),
    "place-green-on-highway": (
        PLAIN, "03", "place 03 0,-1 1", "SE-4.2",
        "seat 0 cannot place 03 at 0,-1: its green edge meets a highway on one side (3)",
    ),
    "place-joins-nothing": (
        PLAIN, "03", "place 03 0,-2 0", "SE-4.2",
        "seat 0 cannot place 03 at 0,-2: no highway joins it there",
    ),
    "crew-no-fragment": (
        PLAIN, "03", "place 03 0,-1 0; crew 14", "SE-4.4",
        "seat 0 cannot put a crew on fragment 14: the tile at 0,-1 has no such fragment",
    ),
    "crew-manned": (
        PLAIN, "03 03-14", "place 03 0,-1 0; crew 03; place 03-14 0,-2 0; crew 03", "SE-4.4",
        "seat 1 cannot put a crew on fragment 03: seat 0’s crew stands on that section",
    ),
    "quake-not-hardest": (
        PLAIN, TIED[0], TIED[1] + "quake 3", "SE-5.1",
        "the quake cannot hit that side (3), with 0 tiles: these have the most: 0, 2",
    ),
    "turn-empty": (
        AFTERSHOCKS, SHAKEN[0], SHAKEN[1] + "turn 1,0 0", "SE-7.3",
        "seat 0 cannot turn 1,0: no tile lies there",
    ),
    "turn-town": (
        AFTERSHOCKS, SHAKEN[0], SHAKEN[1] + "turn 0,0 1", "SE-7.3",
        "seat 0 cannot turn 0,0: San Andreas does not turn",
    ),
    "turn-twice": (
        AFTERSHOCKS, SHAKEN_TWICE[0], SHAKEN_TWICE[1] + "turn 0,-1 1", "SE-7.3",
        "seat 1 cannot turn 0,-1: it has already been turned for this quake",
    ),
    "turn-same": (
        AFTERSHOCKS, SHAKEN[0], SHAKEN[1] + "turn 0,-1 1", "SE-7.3",
        "seat 0 cannot turn 0,-1 that way: its highways would lie as before",
    ),
    "turn-highway-on-green": (
        AFTERSHOCKS, FLANKED[0], FLANKED[1] + "turn 0,-1 3", "SE-7.3",
        "seat 0 cannot turn 0,-1 that way: a highway would meet green on one side (5)",
    ),
    "turn-green-on-highway": (
        AFTERSHOCKS, SHAKEN[0], SHAKEN[1] + "turn 0,-1 0", "SE-7.3",
        "seat 0 cannot turn 0,-1 that way: green would meet a highway on one side (3)",
    ),
    "turn-joins-nothing": (
        AFTERSHOCKS, ALONE[0], ALONE[1] + "turn 1,-2 0", "SE-7.3",
        "seat 1 cannot turn 1,-2 that way: no highway would join it",
    ),
}  # fmt: skip
ELSEWHERE = {"not-your-turn", "crew-none-left", "undo-nothing", "undo-past-draw"}


@pytest.mark.parametrize("key", REFUSALS)
def test_refusals(key: str) -> None:
    """The key, the clause and the line."""
    variants, pile, moves, clause, words = REFUSALS[key]
    why = refusal(pile, moves, variants=variants)
    assert (why.key, why.clause) == (key, clause)
    behind = f" ({clause})" if clause else ""
    assert why.tell() == f"move {moves.count(';') + 1}: {words}{behind}"


def test_every_refusal_is_shown_here() -> None:
    """All messages under “Moves” in the catalogue, those of the game and the shared ones, and no others."""
    keys: set[str] = set()
    for folder in (PACKAGE, GAME.folder):
        catalogue = (folder / "words" / "en" / "errors.ftl").read_text(encoding="utf-8")
        section = catalogue.partition("## Moves")[2].partition("\n## ")[0]
        keys |= set(re.findall(r"^([a-z-]+) =", section, re.MULTILINE))
    assert keys == REFUSALS.keys() | ELSEWHERE


def test_refusal_without_a_crew_left() -> None:
    """SE-4.4 Twenty crews are on the table; `dilemma` asks all the same, for a second tile."""
    pile, moves = crews_for_everybody(20)
    straight = next(
        move for move in legal(after(pile, moves, variants=DILEMMA)) if move.startswith("place 03 ")
    )
    fragment = {"0": "03", "1": "14", "2": "25"}[straight[-1]]
    why = refusal(pile, f"{moves}; {straight}; crew {fragment}", variants=DILEMMA)
    line = f"seat 0 cannot put a crew on fragment {fragment}: no crew is left (SE-4.4)"
    assert why.tell().partition(": ")[2] == line


def a_match(pile: str, variants: str = "") -> Match:
    """A match of two seats with this pile."""
    options = GAME.options({"variants": variants.split()})
    outcomes = tuple(Outcome(GAME.outcome_code(BOX, tile) or 0) for tile in pile.split())
    return Match(GAME, options, 2, Setup(Seat(0), outcomes))


def test_refusal_of_a_seat_that_is_not_waited_for() -> None:
    """SE-3.3 It is for another seat to decide, and nothing has changed."""
    match = a_match("03 03 03")
    before = match.state.tobytes()
    with pytest.raises(Refused) as caught:
        match.play(Seat(1), GAME.move_code(BOX, "place 03 0,-1 0"))
    assert (caught.value.key, caught.value.clause) == ("not-your-turn", "SE-3.3")
    assert caught.value.tell() == "seat 1 cannot move: seat 0 is to move (SE-3.3)"
    assert match.state.tobytes() == before
    assert match.legal(Seat(1)) == []


def test_a_refused_move_changes_nothing() -> None:
    """The match stands as before, and goes on."""
    match = a_match("03 03 03")
    before = match.state.tobytes()
    for text in ("place 03 0,-2 0", "crew -", "quake 0", "town 4,0", "turn -", "turn 0,0 0"):
        with pytest.raises(Refused):
            match.play(Seat(0), GAME.move_code(BOX, text))
    assert (match.state.tobytes(), match.played) == (before, [])
    match.play(Seat(0), GAME.move_code(BOX, "place 03 0,-1 0"))
    assert len(match.played) == 1


@pytest.mark.parametrize("move", [-1, -(2**31), MOVES, MOVES + 6, 2**31 - 1])
def test_a_code_outside_the_table_of_moves_is_no_move(move: int) -> None:
    """Also while a tile is turned, where the code of a turn names a cell."""
    pile, moves = SHAKEN
    replay = after(pile, moves, variants=AFTERSHOCKS)
    seat = replay.to_move()[0]
    assert not GAME.rules.is_legal(replay.box, replay.state, seat, move, 0)
    assert GAME.why_not(replay.box, replay.state, seat, Move(move), START).key == "move-unknown"
