"""Bots of Situation 4: legal, at their pace, sensible, and the same at the table as in a simulation."""

import numpy as np
import pytest

from ludotheque.bots import lineup
from ludotheque.engine import simulation
from ludotheque.engine.contract import START, Milliseconds, Move, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.simulation import SimulationPlan, Summary
from ludotheque.engine.turns import Turns
from ludotheque.games.registry import find
from ludotheque.games.situation_4.bots import playouts

GAME = find("situation-4")
BOTS = lineup.names(GAME)


def dealt(board: str = "skirmish", sides: tuple[int, ...] = (0, 1)) -> Match:
    """A match on this board, nothing laid."""
    options = GAME.options({"board": board, "sides": list(sides)})
    return Match(GAME, options, len(sides), Setup(*GAME.deal(options, len(sides), "bots")))


def laid(moves: str, board: str = "skirmish", step: int = 1000) -> tuple[Match, Milliseconds]:
    """A match after `seat move; seat move; …`, one a step, and the time then."""
    match, now = dealt(board), START
    for entry in moves.split(";"):
        seat, _, text = entry.strip().partition(" ")
        now = Milliseconds(now + step)
        match.play(Seat(int(seat)), GAME.move_code(match.box, text), now)
    return match, now


def chosen(match: Match, seat: int, now: Milliseconds, bot: str = "puzzler", seed: int = 3) -> str | None:
    """What a bot goes for."""
    legal = match.legal(Seat(seat), now)
    move = lineup.find(bot, GAME, seed).decide(match.view(Seat(seat)), legal, 1.0)
    return None if move is None else GAME.move_text(match.box, move)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("sides", [(0, 1), (0, 1, 1, 0), (0, 1, 1, 1, 1)])
def test_bots_play_whole_live_games(name: str, sides: tuple[int, ...]) -> None:
    """S4-9 Each seat goes for one thing at a time; nobody ever gives up, and the board is covered."""
    match = dealt(sides=sides)
    bots = [lineup.find(name, GAME, seat) for seat in range(len(sides))]
    plans: list[tuple[int, int, Move | None]] = [(0, seat, None) for seat in range(len(sides))]
    while not match.is_over:
        now, number, move = min(plans, key=lambda plan: plan[:2])
        seat, moment = Seat(number), Milliseconds(now)
        end = GAME.ends_at(match.state)
        if end is not None and now >= end:
            break
        if move in match.legal(seat, moment):
            match.play(seat, move, moment)
        view, legal = match.view(seat), match.legal(seat, moment)
        before = view.record.tobytes()
        move = bots[seat].decide(view, legal, 1.0) if legal else None
        assert move is None or (move in legal and move != GAME.resign_move)
        assert view.record.tobytes() == before, "a bot changes nothing in its view"
        plans[seat] = (now + bots[seat].pace(view, move), number, move)
    assert match.is_finished
    assert match.state["left"] == 0
    assert match.state["resigned"] == -1


@pytest.mark.parametrize("name", BOTS)
def test_bots_play_slow_war_to_its_end(name: str) -> None:
    """Turn by turn: where a bot can lay nothing and wants nothing, the turn passes."""
    turns = Turns(dealt())
    bots = [lineup.find(name, GAME, seat) for seat in range(2)]
    for _ in range(2000):
        if turns.is_over:
            break
        (seat,) = turns.to_move()
        move = bots[seat].decide(turns.match.view(seat), turns.legal(seat), 1.0)
        if move is None:
            turns.skip(seat)
        else:
            turns.play(seat, move)
    assert turns.is_over
    assert turns.match.is_finished


def test_the_same_seed_decides_the_same() -> None:
    match, now = laid("0 lay C1; 1 lay C6; 0 lay C2; 1 lay C5")
    view, legal = match.view(Seat(0)), match.legal(Seat(0), now)
    for name in BOTS:
        first, second = (lineup.find(name, GAME, 5) for _ in range(2))
        for _ in range(9):
            move = first.decide(view, legal, 60.0)
            assert move == second.decide(view, legal, 60.0)
            assert first.pace(view, move) == second.pace(view, move)


def test_uniform_plays_every_move_but_giving_up_about_as_often() -> None:
    match, now = laid("0 lay C1; 0 lay C2")
    legal, view = match.legal(Seat(0), now), match.view(Seat(0))
    bot = lineup.find("uniform", GAME, 8)
    moves = [bot.decide(view, legal, 1.0) for _ in range(6000)]
    counts = [moves.count(move) for move in legal if move != GAME.resign_move]
    assert sum(counts) == 6000
    assert min(counts) > 0.85 * 6000 / len(counts)


# Pace


def times(name: str, view_of: Match, text: str) -> list[int]:
    """How long this takes, often."""
    bot = lineup.find(name, GAME, 4)
    view, move = view_of.view(Seat(0)), GAME.move_code(view_of.box, text)
    found = []
    for _ in range(800):
        bot.decide(view, view_of.legal(Seat(0)), 1.0)
        found.append(int(bot.pace(view, move)))
    return found


def test_s4_9_1_finding_a_piece_takes_a_random_time_that_grows_with_the_tray() -> None:
    """S4-9.1 A child looks longer than a casual player, and that one longer than a puzzler."""
    full = dealt("classic")
    few, _ = laid(
        "; ".join(f"0 lay {column}{row}" for row in range(1, 9) for column in "ABCDEFGHIJKL"), "classic"
    )
    means = [np.mean(times(name, full, "lay C1")) for name in ("child", "casual", "puzzler")]
    assert means[0] > 1.8 * means[1] > 1.8 * 2 * means[2] > 8000
    assert len(set(times("casual", full, "lay C1"))) > 300
    assert np.mean(times("casual", few, "lay C1")) < means[1] / 10


def test_s4_9_1_flags_drops_tanks_and_bridges_take_one_second() -> None:
    """S4-9.1 Whoever places them; nothing at all is looked at again after a second, too."""
    for text in ("flag dam", "drop C5", "tank C5", "bridge west"):
        assert set(times("child", dealt(), text)) == {1000}
    bot = lineup.find("casual", GAME, 1)
    assert bot.pace(dealt().view(Seat(0)), None) == 1000


# Sense

WEST = "0 lay B1; 0 lay B2; 0 lay B3; 0 lay B4"
HEADQUARTERS = "0 lay D1; 0 lay D2; 0 lay E2"


def test_a_flag_comes_first() -> None:
    match, now = laid(HEADQUARTERS)
    assert chosen(match, 0, now) == "flag headquarters-south"


def test_a_forgotten_flag_is_taken_and_not_before() -> None:
    match, now = laid(f"1 lay D6; {HEADQUARTERS}")
    assert chosen(match, 1, now) != "flag headquarters-south"
    assert chosen(match, 1, Milliseconds(now + 3000)) == "flag headquarters-south"


def test_a_bridge_is_built() -> None:
    match, now = laid(WEST)
    assert chosen(match, 0, now) == "bridge west"


def test_the_last_location_of_an_objective_before_an_empty_field() -> None:
    """Whatever comes to mind first: a puzzler thinks of eight."""
    match, now = laid("0 lay D1; 0 lay D2")
    found = [chosen(match, 0, now, seed=seed) for seed in range(40)]
    assert found.count("lay E2") > 20


def test_nothing_to_do_is_no_giving_up() -> None:
    """A covered board where only the other side has something left to plant, in its grace."""
    row = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEFGHI"]
    match, now = laid("; ".join(f"0 lay {place}" for place in row), step=10)
    assert match.legal(Seat(1), now) == [GAME.resign_move]
    assert chosen(match, 1, now) is None


# Strength, and the simulation


def summary_of(bots: tuple[str, ...], games: int, board: str = "classic") -> Summary:
    """So many games of these bots, two seats."""
    numbers = tuple(playouts.BOTS.index(bot) for bot in bots)
    sides = [seat % 2 for seat in range(len(bots))]
    plan = SimulationPlan(
        GAME, GAME.options({"board": board, "sides": sides}), len(bots), numbers, 7, games, playouts
    )
    summary = Summary(plan)
    for results in simulation.CpuRunner(2).run(plan):
        summary.add(results)
    return summary


def test_each_pace_beats_the_slower_one() -> None:
    for slow, fast in (("child", "casual"), ("casual", "puzzler")):
        assert summary_of((slow, fast), 60).wins[1] > 55


def test_sense_beats_chance_at_the_same_pace() -> None:
    assert summary_of(("uniform", "casual"), 100).wins[1] > 90


def test_two_pairs_of_hands_beat_one() -> None:
    assert summary_of(("casual", "casual", "casual"), 60).wins[0] > 55


def test_equal_sides_win_equally_often() -> None:
    first, second = summary_of(("casual", "casual"), 1500).wins
    assert abs(first - second) < 200


@pytest.mark.parametrize("bots", [("uniform",) * 2, ("child", "puzzler")])
def test_a_simulated_game_ends_with_a_covered_board(bots: tuple[str, ...]) -> None:
    """Decisions are moves that were played; so many seconds go by as people would need."""
    summary = summary_of(bots, 40)
    assert summary.means("decisions")[0] >= 96
    assert 60 < summary.means("tallies")[0] < 3600
