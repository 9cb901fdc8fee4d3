"""The arena: every seating, the same deals, the same results wherever they are played."""

import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.bots import arena, lineup
from ludotheque.bots.arena import ArenaPlan, Result, make_plan, play_game, play_here
from ludotheque.cli.options import options_of
from ludotheque.engine.contract import Milliseconds, Move, View
from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused
from ludotheque.games import registry

TURNS, TIME = ("uniform", "greedy"), ("uniform", "child", "casual", "puzzler")


def plan_of(
    name: str = "seismic", seats: int = 2, bots: tuple[str, ...] = TURNS, games: int = 8, **given: Any
) -> ArenaPlan:
    """A plan; Situation 4 on its small board."""
    game = registry.find(name)
    if game.is_timed:
        given.setdefault("board", "skirmish")
    return make_plan(game, options_of(game, seats, **given), seats, bots, "arena", games, 60.0)


def named(names: str, seats: int = 2, **given: Any) -> ArenaPlan:
    """A plan of bots by these letters, which need not exist: nobody plays it."""
    game = registry.find("seismic" if seats < 5 else "beat-the-quake")
    return ArenaPlan(game, options_of(game, seats, **given), seats, tuple(names), "arena", 3, 1.0)


def seatings(plan: ArenaPlan, deal: int = 0) -> list[str]:
    """Who sits where in the games of a deal, a letter a seat."""
    first = deal * plan.games_a_deal
    games = range(first, first + plan.games_a_deal)
    return ["".join(plan.bots[bot] for bot in plan.seating(game).bots) for game in games]


def same(results: list[Result]) -> list[Result]:
    """Results without what a clock measured."""
    return [result._replace(seconds=()) for result in results]


# Who sits where


def test_each_two_play_a_deal_both_ways_round() -> None:
    plan = named("abc")
    for deal in range(3):
        assert sorted(seatings(plan, deal)) == sorted("".join(pair) for pair in permutations("abc", 2))
    assert (plan.games_a_deal, plan.games) == (6, 18)
    assert plan.seating(13)[:2] == (2, 1)


def test_three_seats_see_every_order() -> None:
    assert sorted(seatings(named("abc", 3))) == sorted("".join(order) for order in permutations("abc"))
    assert len(seatings(named("abcd", 3))) == 4 * 6


@pytest.mark.parametrize("seats", [4, 5])
def test_at_a_larger_table_each_bot_sits_once_in_each_seat(seats: int) -> None:
    """The order round the table is another one with another deal."""
    plan = named("abcdef"[: seats + 1], seats)
    for deal in range(3):
        by_group: dict[frozenset[str], list[str]] = {}
        for seating in seatings(plan, deal):
            by_group.setdefault(frozenset(seating), []).append(seating)
        assert len(by_group) == seats + 1
        for group, games in by_group.items():
            assert len(games) == seats
            for seat in range(seats):
                assert {game[seat] for game in games} == group
    assert len({tuple(seatings(plan, deal)) for deal in range(3)}) == 3


def test_few_bots_come_twice() -> None:
    """Each at least once, and all groups alike."""
    assert sorted(seatings(named("ab", 3))) == sorted(["aab", "aba", "baa", "abb", "bab", "bba"])
    counts = Counter("".join(sorted(seating)) for seating in seatings(named("ab", 4)))
    assert counts == {"aaab": 4, "aabb": 4, "abbb": 4}


def test_a_bot_has_all_hands_of_its_side() -> None:
    plan = plan_of("situation-4", 4, ("child", "casual"), sides=[0, 1, 1, 0])
    assert [plan.seating(game).bots for game in range(2)] == [(0, 1, 1, 0), (1, 0, 0, 1)]
    assert plan_of("situation-4", 3, TIME).games_a_deal == 12


def test_games_asked_for_fill_whole_deals() -> None:
    assert [plan_of(games=games).games for games in (1, 2, 3, 8)] == [2, 2, 4, 8]


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        (("uniform", "hal"), "there is no bot “hal”"),
        (("uniform", "greedy", "uniform"), "the bot “uniform” appears twice"),
        (("uniform",), "two bots or more; choose from .*level-8, uniform, greedy, learned"),
    ],
)
def test_bots_that_cannot_meet(bots: tuple[str, ...], words: str) -> None:
    with pytest.raises(Refused, match=words):
        plan_of(bots=bots)


# Playing


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Every match that is played, in order."""
    found: list[Match] = []

    def kept(*args: Any) -> Match:
        found.append(Match(*args))
        return found[-1]

    monkeypatch.setattr(arena, "Match", kept)
    return found


def test_all_games_of_a_deal_have_the_same_pile(matches: list[Match]) -> None:
    plan = plan_of(seats=3)
    for number in range(2 * plan.games_a_deal):
        play_game(plan, number)
    first, second = matches[: plan.games_a_deal], matches[plan.games_a_deal :]
    assert len({match.setup.pile for match in first}) == len({match.setup.pile for match in second}) == 1
    assert first[0].setup.pile != second[0].setup.pile
    assert {match.setup.first for match in first} == {first[0].setup.first}


@pytest.mark.parametrize(
    ("game", "seats", "bot"),
    [
        ("seismic", 2, "greedy"),
        ("seismic", 3, "uniform"),
        ("beat-the-quake", 2, "greedy"),
        ("situation-4", 2, "casual"),
    ],
)
def test_a_bot_against_itself_wins_exactly_half(game: str, seats: int, bot: str) -> None:
    """Chances follow from the deal and the seat, so in all seatings together nobody has any luck."""
    plan = replace(plan_of(game, seats, TIME if game == "situation-4" else TURNS), bots=(bot, bot), deals=4)
    results = list(play_here(plan, range(plan.games), 2))
    wins = arena.wins_by_deal(plan, results)
    assert len(wins) == 4
    assert (wins == wins.transpose(0, 2, 1)).all()
    assert wins.sum() > 0
    one, other = arena.tallies(plan, results)
    assert (one.games, one.points) == (other.games, other.points)
    assert one.wins == pytest.approx(other.wins)
    if game != "beat-the-quake":
        assert any(len(result.winners) == 1 for result in results), "or there would be nothing to cancel"


@pytest.mark.parametrize(
    ("game", "seats", "bots"),
    [("seismic", 2, TURNS), ("beat-the-quake", 4, TURNS), ("situation-4", 3, ("child", "puzzler"))],
)
def test_a_game_follows_from_the_plan_and_its_number(game: str, seats: int, bots: tuple[str, ...]) -> None:
    plan = plan_of(game, seats, bots, games=6)
    one, three = (sorted(play_here(plan, range(plan.games), threads)) for threads in (1, 3))
    assert same(one) == same(three)
    assert arena.digest(one) == arena.digest(reversed(three))
    assert same([play_game(replace(plan, deals=99), 5)]) == same(one[5:6])
    assert arena.digest(one) != arena.digest(play_here(replace(plan, seed="other"), range(plan.games), 1))
    for result in one:
        assert len(result.scores) == len(result.decisions) == len(result.seconds) == seats
        assert min(result.decisions) > 0
        assert min(result.seconds) > 0


class Hands:
    """Goes for anything but giving up, always in the same time."""

    def __init__(self, pace: int) -> None:
        self._pace = pace

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move | None:
        """The first that there is."""
        return legal[0] if len(legal) > 1 else None

    def pace(self, view: View, move: Move | None) -> Milliseconds:
        """Nobody's hands are quicker."""
        return Milliseconds(self._pace)


def test_in_a_timed_game_hands_are_done_in_their_own_time(
    matches: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    """S4-9 Every move is made a whole number of paces after the start, and the times go forward."""
    plan = plan_of("situation-4", 2, ("child", "puzzler"))
    paces = {"child": 700, "puzzler": 300}
    monkeypatch.setattr(lineup, "find", lambda name, *given, **named: Hands(paces[name]))
    result = play_game(plan, 0)
    (match,) = matches
    times = [played.now for played in match.played]
    assert times == sorted(times)
    for seat, pace in enumerate((700, 300)):
        mine = [played.now for played in match.played if played.seat == seat]
        assert mine[0] == pace
        assert {now % pace for now in mine} == {0}
    assert match.is_finished
    assert result.decisions[1] / result.decisions[0] == pytest.approx(700 / 300, rel=0.1)
    assert result.winners == tuple(match.winners())


def test_once_stopped_no_game_begins() -> None:
    """Those under way are played to their end."""
    plan = plan_of(games=100)
    seen: list[Result] = []
    for result in play_here(plan, range(plan.games), 2, lambda: len(seen) >= 3):
        seen.append(result)
    assert 3 <= len(seen) <= 4


class Slow:
    """Decides at once, until it is held up: then each thought lasts until the game is abandoned."""

    def __init__(self, is_held: threading.Event, abandoned: threading.Event, asked: list[int]) -> None:
        self._is_held, self._abandoned, self._asked = is_held, abandoned, asked

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move:
        """Any."""
        if self._is_held.is_set():
            self._asked.append(1)
            self._abandoned.wait(60)
        return legal[0]

    def pace(self, view: View, move: Move | None) -> Milliseconds:
        """No hands."""
        return Milliseconds(0)


def test_games_that_nobody_waits_for_are_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second Ctrl-C need not wait for slow bots: who thinks then is asked nothing more."""
    plan, find = plan_of(games=100), lineup.find
    is_held, abandoned = threading.Event(), threading.Event()
    asked: list[int] = []
    monkeypatch.setattr(arena, "threading", SimpleNamespace(Event=lambda: abandoned))
    monkeypatch.setattr(
        lineup,
        "find",
        lambda name, *given, **named: (
            Slow(is_held, abandoned, asked) if name == "uniform" else find(name, *given, **named)
        ),
    )
    playing = play_here(plan, range(plan.games), 2)
    next(playing)
    is_held.set()
    assert isinstance(playing, Iterator)
    playing.close()  # type: ignore[attr-defined]  # a generator
    assert abandoned.is_set()
    assert len(asked) <= 1  # one game is under way


# What came out


def result_of(game: int, scores: tuple[int, ...], *winners: int) -> Result:
    """A made-up result."""
    return Result(game, scores, winners, (10,) * len(scores), (0.5,) * len(scores), game)


def test_winners_come_before_points() -> None:
    """With equal points the rules may say who wins; behind the winner points count."""
    plan = replace(named("abc", 3), deals=1)
    assert plan.seating(0).bots == (0, 1, 2)
    wins = arena.wins_by_deal(plan, [result_of(0, (7, 7, 3), 1)])
    assert wins.tolist() == [[[0, 0, 1], [1, 0, 1], [0, 0, 0]]]
    wins = arena.wins_by_deal(plan, [result_of(0, (7, 7, 3), 0, 1)])
    assert wins.tolist() == [[[0, 0.5, 1], [0.5, 0, 1], [0, 0, 0]]]


def test_where_nobody_wins_all_lose_alike() -> None:
    plan = replace(named("ab"), deals=1)
    assert arena.wins_by_deal(plan, [result_of(0, (7, 3))]).tolist() == [[[0, 0.5], [0.5, 0]]]


def test_only_whole_deals_count() -> None:
    """Games in any order; a deal with a seating missing would favour a seat."""
    plan = named("ab")
    results = [result_of(game, (1, 0), 0) for game in (5, 2, 0, 3)]
    assert [result.game for result in arena.whole_deals(plan, results)] == [2, 3]


def test_tallies_share_shared_wins() -> None:
    plan = named("ab")
    one, other = arena.tallies(plan, [result_of(0, (9, 3), 0), result_of(1, (4, 4), 0, 1)])
    assert (one.games, one.wins, one.points, one.decisions, one.seconds) == (2, 1.5, 13.0, 20, 1.0)
    assert (other.games, other.wins, other.points) == (2, 0.5, 7.0)


def test_a_side_wins_once_whatever_its_hands() -> None:
    plan = plan_of("situation-4", 3, ("child", "casual"), sides=[0, 1, 1])
    one, other = arena.tallies(plan, [result_of(0, (300, 500, 500), 1, 2)])
    assert (one.games, one.wins, one.points) == (1, 0.0, 300.0)
    assert (other.games, other.wins, other.points, other.decisions) == (1, 1.0, 500.0, 20)
    assert arena.wins_by_deal(plan, [result_of(0, (300, 500, 500), 1, 2)]).tolist() == [[[0, 0], [1, 0]]]


def test_whatever_a_game_follows_from_is_part_of_the_plan() -> None:
    """Number of games aside: a run can go on with more of them."""
    plan = plan_of()
    others = [
        plan_of("beat-the-quake"),
        plan_of(seats=3),
        plan_of(bots=("greedy", "uniform")),
        plan_of(variants=["big-one"]),
        replace(plan, seed="other"),
        replace(plan, seconds=2.0),
        replace(plan, by_turns=True),
    ]
    assert all(other.identity() != plan.identity() for other in others)
    assert replace(plan, deals=50).identity() == plan.identity()
