"""BQ-9 Together: the table wins or loses as one, against a goal."""

import json

import numpy as np
import pytest

from ludotheque.bots.mind import Mind
from ludotheque.bots.review import result_of
from ludotheque.bots.search import MOST_SEATS, Search
from ludotheque.engine.contract import SPECTATOR, Move, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.records import parse_record
from ludotheque.engine.teller import Screen
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.bots import mind, playouts, reasons
from ludotheque.games.beat_the_quake.layout import STATE
from ludotheque.games.beat_the_quake.text.teller import BeatTheQuakeTeller
from ludotheque.research import rewards
from tests.games.beat_the_quake.hand_made import NAMES, after, match_after, record, shown
from tests.games.beat_the_quake.test_clauses_score import six_quakes
from tests.games.beat_the_quake.test_text import told

GAME = registry.find("beat-the-quake")
FATAL = ("a15 b25 c10 yellow-1 d00", "show c10; draw")
# All six quakes are met with 10 + 11 points. The edition has 16 objects, and their VP are 9 and those of
# the cards below, which nobody draws: the goal is (19 · 16 + 5 · VP + 2 · VP) / 20.
ENOUGH = "z70"  # VP 16: 20.8, so 20
JUST = "z90"  # VP 18: 21.5, so 21
ONE_MORE = "z90 w20"  # VP 20: 22.2, so 22
SHORT = "z90 w90"  # VP 27: 24.65, so 24


def played(more: str) -> Match:
    """The game of six quakes, with such cards below the pile."""
    pile, moves = six_quakes(6)
    return match_after(f"{pile} {more}", moves, together=True)


def seen_by(match: Match, seat: int, language: str = "en") -> list[str]:
    """How the end stands for a seat, told."""
    return BeatTheQuakeTeller(NAMES, language, True).scores(match.view(Seat(seat)))


def test_bq_9_1_it_holds_only_where_it_is_chosen() -> None:
    """BQ-9.1 The same game: Bo wins with one point more; or both do; the points are the same."""
    pile, moves = six_quakes(6)
    alone, together = after(pile, moves), after(pile, moves, together=True)
    assert (alone.scores(), alone.winners()) == ([10, 11], [1])
    assert (together.scores(), together.winners()) == ([10, 11], [0, 1])
    assert GAME.goal(GAME.options({}), 2) is None


@pytest.mark.parametrize(
    ("more", "goal", "winners"),
    [(ENOUGH, 20, [0, 1]), (JUST, 21, [0, 1]), (ONE_MORE, 22, []), (SHORT, 24, [])],
)
def test_bq_9_2_everybody_wins_or_nobody_does(more: str, goal: int, winners: list[int]) -> None:
    """BQ-9.2 By the sum of all, 21; to have the goal is to reach it."""
    match = played(more)
    assert (match.scores(), match.is_over) == ([10, 11], True)
    assert (GAME.goal(match.options, 2), match.winners()) == (goal, winners)
    worth = rewards.returns(GAME, match.options, match.box, match.state, 2)
    assert worth.tolist() == ([1, 1] if winners else [-1, -1])
    assert result_of(match) == ((1, 1) if winners else (0, 0))


def test_bq_9_2_nobody_wins_before_the_end() -> None:
    """BQ-9.2, BQ-5.1 Five quakes are met, and there are points enough: it is not over."""
    pile, moves = six_quakes(5)
    match = match_after(pile, moves, together=True)
    assert sum(match.scores()) >= (GAME.goal(match.options, 2) or 0) > 0
    assert match.winners() == []


def test_bq_9_2_a_fatal_quake_is_lost_by_all() -> None:
    """BQ-9.2, BQ-4.6 Without a point."""
    match = match_after(*FATAL, together=True)
    assert (match.is_over, match.scores(), match.winners()) == (True, [0, 0], [])
    assert "goal" in shown(match, 0)
    assert shown(match, 0)["together"] == 0


@pytest.mark.parametrize(("advanced", "goals"), [(False, [24, 26, 27, 28]), (True, [13, 13, 13, 13])])
def test_bq_9_3_the_goal_follows_from_the_deck(advanced: bool, goals: list[int]) -> None:
    """BQ-9.3 16 objects with VP 27: (304 + 135 + 27 · players) / 20, or − 30 · players; of any deck alike."""
    edition = record(f"{six_quakes(6)[0]} {SHORT}")["options"]["edition"]
    options = GAME.options({"edition": edition, "advanced": advanced, "together": True})
    assert [GAME.goal(options, seats) for seats in GAME.seat_counts] == goals


def test_bq_9_3_of_the_usual_deck() -> None:
    """BQ-9.3 As the sheet counts it."""
    options = GAME.options({"together": True})
    vp, objects = sum(card.vp for card in options.edition.cards), len(options.edition.cards)
    for seats in GAME.seat_counts:
        assert GAME.goal(options, seats) == (19 * objects + 5 * vp + vp * seats) // 20


# What is shown and told


def test_only_what_one_sees_is_counted() -> None:
    """BQ-9.1 Ada has 1 point face up and VP 3 in hand, Bo 1 and VP 2; a spectator sees neither hand."""
    match = match_after("a30 b20 c10 d10 e00", "show c10; stop; show d10; stop", together=True)
    found = [shown(match, seat)["together"] for seat in (0, 1, SPECTATOR)]
    assert found == [1 + 1 + 3, 1 + 1 + 2, 1 + 1]
    assert GAME.open_json(match.box, match.state)["together"] == 1 + 1 + 3 + 2
    plain = match_after("a30 b20 c10 d10 e00", "show c10; stop; show d10; stop")
    assert not {"goal", "together"} & shown(plain, 0).keys()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_falling_short_is_told_otherwise_than_a_fatal_quake(language: str) -> None:
    """BQ-9.2 How much was missing; and nobody is told to have won."""
    pile, moves = six_quakes(6)
    lines = told(f"{pile} {SHORT}", moves, 0, language, together=True)
    wanted = {
        "en": "You all survived, and 3 points were missing",
        "fr": "Vous avez tous survécu, et il a manqué 3",
    }
    assert lines[-1].text.startswith(wanted[language])
    assert lines[-1].clause == "BQ-9.2"
    assert lines[-1].text in seen_by(played(SHORT), 0, language)
    fatal = told(*FATAL, 0, language, together=True)
    assert fatal[-1].clause == "BQ-4.6"


def test_a_win_of_all_is_told_as_one() -> None:
    """BQ-9.2 Nobody is named."""
    pile, moves = six_quakes(6)
    last = told(f"{pile} {JUST}", moves, 1, together=True)[-1]
    assert (last.text, last.clause) == ("Together 21 points, and the goal was 21: everybody wins!", "BQ-9.2")
    assert "tie" not in GAME.debrief(played(JUST).past)
    assert GAME.debrief(played(JUST).past)["goal"] == 21


def test_the_table_is_told_how_far_it_is() -> None:
    """In a terminal: what one sees of all, and that hands are missing in it."""
    match = match_after("a30 b20 c10 d10 e00", "show c10; stop", together=True)
    lines = BeatTheQuakeTeller(NAMES, "en", True).table(match.view(Seat(1)), None, Screen(is_plain=True))
    goal = GAME.goal(match.options, 2)
    assert (
        f"Together, as far as you see: 4 of {goal} points. Hands that you do not see are not counted."
        in lines
    )


# Records and bots


def test_no_rating_counts_it() -> None:
    """A record of such a game, and one of the usual kind."""
    pile, moves = six_quakes(6)
    for together in (False, True):
        found = parse_record(json.dumps(record(pile, moves, together=together)).encode(), registry.find)
        assert found.is_rated is not together


def chances_of(match: Match, steps: int) -> list[float]:
    """What the search expects of a position, seat by seat."""
    thoughts, chances, pile = np.zeros(2, STATE), np.zeros(MOST_SEATS), np.zeros(mind.PILE, np.int16)
    thoughts[0] = match.state
    left = int(match.state["pile"])
    pile[len(pile) - left :] = match.setup.pile[len(match.setup.pile) - left :]
    mind.judge(np.frombuffer(match.box, match.box.dtype), thoughts, pile, steps, 1, 2, chances)
    return [float(chance) for chance in chances[: match.seats]]


def test_a_chance_is_that_of_the_table() -> None:
    """BQ-9.2 The same for each seat: 1 when all have won, 0 when all have lost, and between them before."""
    assert chances_of(played(JUST), 0) == [1, 1]
    assert chances_of(played(SHORT), 0) == [0, 0]
    assert chances_of(match_after(*FATAL, together=True), 0) == [0, 0]
    options = GAME.options({"together": True})
    match = Match(GAME, options, 4, Setup(*GAME.deal(options, 4, "a chance")))
    found = chances_of(match, 0)
    assert len(set(found)) == 1
    assert 0 < found[0] < 1
    assert set(chances_of(match, 1 << 20)) in ({0.0}, {1.0}), "played to the end"


def test_success_is_the_win_of_the_table() -> None:
    """BQ-9.2 Whole for everybody; of a shared win of the usual kind each has a part."""
    scores = np.zeros(8, np.int64)
    won = played(JUST)
    assert [playouts.success(won.box, won.state, seat, scores) for seat in (0, 1)] == [playouts.UNIT] * 2
    lost = played(SHORT)
    assert [playouts.success(lost.box, lost.state, seat, scores) for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize(("together", "used"), [(False, "use c20"), (True, "use d30")])
def test_bots_use_what_brings_the_table_points(together: bool, used: str) -> None:
    """BQ-4.3, BQ-5.2 Bo's VP 3 brings him 6 points: for the table, or against Ada."""
    pile, moves = "a03 x00 c20 d30 f10 yellow-1 g00", "show c20; stop; show d30; draw; show f10"
    match = match_after(pile, moves, together=together)
    view = match.view(Seat(0))
    assert match.to_move() == [0]
    move = Move(int(playouts.decide_greedy(view.box, view.record, view.seat, 7)))
    assert GAME.move_text(match.box, move) == used
    facts = [
        fact.kind
        for fact in reasons.gains(reasons.speech("en", NAMES), view, GAME.move_code(match.box, "use d30"))
    ]
    assert ("theirs" in facts) == together


MINDS: Mind = mind  # type: ignore[assignment]  # a module


@pytest.mark.parametrize("level", [4, 6, 8])
def test_bots_of_a_table_that_plays_together_finish(level: int) -> None:
    """Whole games; what a level thinks ahead is cut short here."""
    options = GAME.options({"together": True, "advanced": level == 6})
    match = Match(GAME, options, 3, Setup(*GAME.deal(options, 3, f"level {level}")))
    bots = [Search(GAME, MINDS.LEVELS[level - 1].settings, seat) for seat in range(3)]
    while not match.is_over:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        thought = bots[seat].think(match.view(seat), legal, simulations=12)
        assert all(len(set(chances)) == 1 for chances in thought.chances)
        match.play(seat, thought.best)
    goal = GAME.goal(options, 3)
    assert goal is not None
    is_won = not match.state["is_fatal"] and sum(match.scores()) >= goal
    assert match.winners() == ([0, 1, 2] if is_won else [])
