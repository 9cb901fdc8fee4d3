"""Rules of one line do what they say, and bots with fears play legal moves: `bots/policies.py`."""

from typing import Any

import numpy as np
import pytest

from ludotheque.engine.contract import NOBODY, Move
from ludotheque.engine.match import Match
from ludotheque.games.beat_the_quake.bots import playouts, policies
from ludotheque.games.beat_the_quake.bots.playouts import FEARS, USUAL
from ludotheque.games.beat_the_quake.bots.policies import FITTED, ROW, RULES, decide, play_table
from ludotheque.games.beat_the_quake.components import Options, box_for
from ludotheque.games.beat_the_quake.layout import SEATS, STATE
from ludotheque.games.registry import find
from tests.games.beat_the_quake.hand_made import match_after

GAME = find("beat-the-quake")
FIRST_FEARS = np.array(USUAL[0])
PILE = "a19 b26 c51 d33 e17 f44 yellow-1 red-1"  # the first two are dealt


def chosen(match: Match, rule: str | None, fears: Any = FIRST_FEARS) -> str:
    """The move of whoever is waited for."""
    state, seat = match.state, int(match.state["actor"])
    number = FITTED if rule is None else RULES.index(rule)
    hand = int(state["hands"][seat])
    move = decide(match.box, state, hand, seat, number, fears, 7)
    return match.game.move_text(match.box, Move(move))


@pytest.mark.parametrize(
    ("rule", "shown"),
    [
        ("most-vd", "show a19"),
        ("most-vd-once", "show a19"),
        ("most-vp", "show c51"),
        ("most-vp-once", "show c51"),
        ("least-vp", "show a19"),
        ("most-of-both", "show a19"),
        ("as-drawn", "show c51"),
        ("in-turn", "show a19"),
        ("as-needed", "show c51"),
        ("up-to-eight", "show c51"),
    ],
)
def test_what_a_rule_shows(rule: str, shown: str) -> None:
    """In the hand a19, dealt, and c51, just drawn; nothing is on the table."""
    assert chosen(match_after(PILE, first=0), rule) == shown


@pytest.mark.parametrize(
    ("rule", "shown"),
    [
        ("in-turn", "show d33"),  # one has been shown: VP is next
        ("as-needed", "show d33"),  # five VP on the table, and the hand hurts by twelve
        ("up-to-eight", "show d33"),
        ("most-vd", "show a19"),
    ],
)
def test_what_it_shows_then(rule: str, shown: str) -> None:
    """After c51 the hand is a19 and d33."""
    assert chosen(match_after(PILE, "show c51; draw", first=0), rule) == shown


@pytest.mark.parametrize(("rule", "shown"), [("as-needed", "show b17"), ("up-to-eight", "show b17")])
def test_what_it_shows_once_the_table_holds(rule: str, shown: str) -> None:
    """Nine VP on the table against a hand of d21 and b17: what hurts most goes, and VP are kept."""
    match = match_after("d21 e26 a90 b17 f44 g11 yellow-1 red-1", "show a90; draw", first=0)
    assert chosen(match, rule) == shown


@pytest.mark.parametrize("rule", RULES)
def test_who_draws_once(rule: str) -> None:
    match = match_after(PILE, "show a19", first=0)
    assert chosen(match, rule) == ("stop" if rule.endswith("once") else "draw")


def test_rules_use_as_few_cards_as_they_can() -> None:
    """The smallest that is enough: three VP against a13 in the hand, where c51 lies too."""
    pile = "a13 b26 c51 d30 e31 f44 yellow-1 red-1"
    match = match_after(pile, "show c51; draw; show d30; keep; draw; show f44", first=0)
    assert match.state["damage"] == 3
    assert chosen(match, "most-vd") == "use d30"


def test_fears_decide_whether_to_draw_again() -> None:
    """Who fears a quake that only others can meet stops where it is likely; who does not draws."""
    match = match_after("a13 b26 c51 yellow-1 red-1 d30", "show c51", first=0)
    bold, timid = FIRST_FEARS.copy(), FIRST_FEARS.copy()
    bold[[playouts.FATAL, playouts.SHARED, playouts.OWED, playouts.MET_ALONE]] = 0
    timid[[playouts.FATAL, playouts.SHARED]] = 1 << 20
    timid[playouts.MET_ALONE] = -(1 << 20)
    assert (chosen(match, None, bold), chosen(match, None, timid)) == ("draw", "stop")


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("advanced", [False, True])
def test_a_table_tells_what_happened(seats: int, advanced: bool) -> None:
    """Whatever anybody follows, games end, and what they tell adds up."""
    edition = GAME.edition_from("classic")
    box, state = box_for(Options(advanced, edition)), np.zeros(1, STATE)[0]
    fears = np.tile(FIRST_FEARS, (SEATS, 1))
    assert fears.shape == (SEATS, FEARS)
    ends = set()
    for game in range(60):
        rules, row = np.array([(game + seat) % 11 - 1 for seat in range(SEATS)]), np.zeros(ROW, np.int64)
        play_table(box, state, seats, rules, fears, game, 3, row)
        ends.add(int(row[policies.SURVIVED]))
        assert GAME.rules.to_move(state) == NOBODY
        assert (row[policies.FATAL_AT] == 0) == (row[policies.SURVIVED] == 1) == (row[policies.MET] == 6)
        assert 0 <= row[policies.MET_BY_ONE] <= row[policies.MET] <= row[policies.STRUCK] <= 6
        assert row[policies.HARMLESS] + row[policies.HARD] <= row[policies.STRUCK]
        assert row[policies.AGAIN] <= row[policies.CHOICES]
        shown, kept, drawn = (int(row[place]) for place in (policies.SHOWN, policies.KEPT, policies.DRAWN))
        assert shown & kept == 0
        assert (shown | kept) & ~drawn == 0
        assert advanced or shown | kept == drawn
    assert ends == {0, 1}
