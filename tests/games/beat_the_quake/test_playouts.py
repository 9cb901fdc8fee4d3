"""Bots of Beat the Quake: legal, honest, and as strong as they say; and simulations that keep the rules."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from ludotheque.bots import lineup
from ludotheque.engine import simulation
from ludotheque.engine.contract import Move, Outcome, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.noise import below, lanes, noise
from ludotheque.engine.simulation import SimulationPlan, Summary, Workspace
from ludotheque.games.beat_the_quake.bots import balance, playouts
from ludotheque.games.beat_the_quake.components import FIRST_QUAKE
from ludotheque.games.beat_the_quake.layout import QUAKES
from ludotheque.games.registry import find

GAME = find("beat-the-quake")
OPTIONS = {advanced: GAME.options({"advanced": advanced}) for advanced in (False, True)}
OBJECTS = 46
CARDS = OBJECTS + QUAKES
GREEDY, UNIFORM = playouts.GREEDY, playouts.UNIFORM
GUESSES = 2  # for each move of a search


def dealt(seats: int, advanced: bool, seed: object) -> Match:
    """A game that begins."""
    first, pile = GAME.deal(OPTIONS[advanced], seats, f"bots {seed}")
    return Match(GAME, OPTIONS[advanced], seats, Setup(first, pile))


def greedy(match: Match, word: int) -> Move:
    """What the greedy seat that is waited for does."""
    view = match.view(match.to_move()[0])
    return Move(int(playouts.decide_greedy(view.box, view.record, view.seat, word)))


def search(match: Match, word: int) -> Move:
    """What a searching seat does, from its view."""
    view, room = match.view(match.to_move()[0]), balance.GuessSpace()
    return Move(
        int(
            playouts.decide_search(
                *(view.box, view.record, view.seat, GUESSES, word, word + 1),
                *(room.states, room.guessed, room.sums),
            )
        )
    )


# At a table


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_legal_moves_to_the_end(seats: int, advanced: bool) -> None:
    """Greedy and search in turns, and now and then anything, so that odd positions come up too."""
    for number in range(6):
        match, chance = dealt(seats, advanced, number), np.random.default_rng(number)
        while not match.is_over:
            seat = match.to_move()[0]
            legal = match.legal(seat)
            word = int(chance.integers(1 << 32))
            chosen = [greedy(match, word)]
            if chance.random() < 0.5:
                chosen.append(search(match, word))
            assert set(chosen) <= set(legal)
            match.play(seat, chosen[-1] if chance.random() < 0.8 else chance.choice(legal))


@pytest.mark.parametrize("name", lineup.names(GAME))
def test_a_bot_of_the_lineup_plays_whole_games(name: str) -> None:
    match = dealt(4, True, name)
    bots = [lineup.find(name, GAME, seat) for seat in range(4)]
    while not match.is_over:
        seat = match.to_move()[0]
        view, legal = match.view(seat), match.legal(seat)
        before = view.record.tobytes()
        move = bots[seat].decide(view, legal, 0.02)
        assert move in legal
        assert view.record.tobytes() == before, "a bot changes nothing in its view"
        match.play(seat, move)


class Chosen(NamedTuple):
    """What each strength does in one state."""

    greedy: int
    search: int


def chosen_in(box: Any, state: Any, word: int) -> Chosen:
    """As the simulations of `balance` ask: with the whole state at hand."""
    moves = []
    for strength in (balance.GREEDY, balance.SEARCH):
        room = balance.GuessSpace()
        room.states[3] = state
        moves.append(
            balance.decide(
                *(box, room.states, room.views, strength, GUESSES, word, word + 1, room.guessed, room.sums)
            )
        )
    return Chosen(*moves)


def test_the_hidden_truth_makes_no_difference() -> None:
    """Two states that a seat cannot tell apart, and the same noise: the same move, in a simulation too."""
    told_apart = 0
    for number, seats in enumerate([2, 3, 4, 5] * 2):
        match, rng = dealt(seats, number >= 4, f"honest {number}"), np.random.default_rng(number)
        while not match.is_over:
            seat = match.to_move()[0]
            word = int(rng.integers(1 << 32))
            view = match.view(seat)
            other, _ = GAME.guess(view, rng)
            assert GAME.view(match.box, other, seat).record.tobytes() == view.record.tobytes()
            told_apart += other["hands"].tolist() != match.state["hands"].tolist()
            assert chosen_in(match.box, match.state, word) == chosen_in(match.box, other, word)
            assert chosen_in(match.box, match.state, word) == (greedy(match, word), search(match, word))
            match.play(seat, greedy(match, word))
    assert told_apart > 100


def test_the_same_seed_decides_the_same() -> None:
    match = dealt(3, False, "same")
    seat = match.to_move()[0]
    legal, view = match.legal(seat), match.view(seat)
    for name in (*lineup.plain(GAME), *lineup.names(GAME)[:-1]):  # the strongest: tests/laws/test_bots.py
        first, second = (lineup.find(name, GAME, 5) for _ in range(2))
        assert [first.decide(view, legal, 1.0) for _ in range(9)] == [
            second.decide(view, legal, 1.0) for _ in range(9)
        ]


# Strength


def summary_of(seats: int, bots: tuple[int, ...], advanced: bool, games: int) -> Summary:
    """How so many games come out."""
    plan = SimulationPlan(GAME, OPTIONS[advanced], seats, bots, "strength", games, playouts)
    summary = Summary(plan)
    for results in simulation.CpuRunner(1).run(plan):
        summary.add(results)
    return summary


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("bots", [(1, 0), (0, 1), (1, 0, 0)], ids=str)
def test_greedy_beats_uniform(bots: tuple[int, ...], advanced: bool) -> None:
    """A table with somebody who does anything is lost most often. Of 4,000 it wins more than 50, and more
    than twice as many as anybody else."""
    wins = summary_of(len(bots), bots, advanced, 4000).wins
    mine = wins.pop(bots.index(GREEDY))
    assert mine > 50
    assert mine > 2 * max(wins)


@pytest.mark.parametrize("seats", [2, 5])
def test_greedy_tables_survive_where_uniform_ones_do_not(seats: int) -> None:
    """Of 500 basic games more than half, and fewer than 1 in 20."""
    survived = {}
    for bot in (UNIFORM, GREEDY):
        plan = SimulationPlan(GAME, OPTIONS[False], seats, (bot,) * seats, "survival", 500, playouts)
        found = np.concatenate(list(simulation.CpuRunner(1).run(plan)))
        survived[bot] = int(found["tallies"][:, 0].sum())
    assert survived[GREEDY] > 250
    assert survived[UNIFORM] < 25


# Whole games of a simulation, and the same games card by card


class Simulated(NamedTuple):
    """One game of a simulation: how it ended."""

    state: Any
    result: Any


def simulated(seats: int, bots: tuple[int, ...], advanced: bool, seed: str, number: int) -> Simulated:
    """Game `number`, played by the compiled loop."""
    plan = SimulationPlan(GAME, OPTIONS[advanced], seats, bots, seed, 1, playouts)
    room = Workspace(plan)
    results = room.play(number, 1)
    return Simulated(room.states[0], results[0])


def keys_of(seed: str, number: int) -> tuple[int, int]:
    """The noise of one game."""
    lane0, lane1 = lanes(seed)
    return int(noise(lane0, lane1, number)), int(noise(lane1, lane0, number))


def pile_of(seats: int, key0: int, key1: int) -> list[Outcome]:
    """BQ-2.1 The pile that a simulation draws from: any card that is left, an object while that is sure."""
    objects, quakes = list(range(OBJECTS)), list(range(FIRST_QUAKE, FIRST_QUAKE + QUAKES))
    pile = []
    for left in range(CARDS, 0, -1):
        is_safe = CARDS - left < 3 * seats
        choice = objects if is_safe else [*objects, *quakes]
        card = choice[below(int(noise(key1, key0, left)), len(choice))]
        (objects if card in objects else quakes).remove(card)
        pile.append(Outcome(card))
    return pile


def replayed(seats: int, bots: tuple[int, ...], advanced: bool, seed: str, number: int) -> Match:
    """The same game as a match: from its pile, and each decision from a view or from the legal moves."""
    key0, key1 = keys_of(seed, number)
    first = Seat(below(int(noise(key0, key1, 0)), seats))
    setup = Setup(first, tuple(pile_of(seats, key0, key1)))
    match = Match(GAME, OPTIONS[advanced], seats, setup)
    while not match.is_over:
        seat = match.to_move()[0]
        word = int(noise(key0, key1, len(match.played) + 1))
        legal = match.legal(seat)
        match.play(seat, greedy(match, word) if bots[seat] else legal[below(word, len(legal))])
    return match


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize(
    "bots",
    [(UNIFORM,) * 2, (UNIFORM,) * 5, (GREEDY, UNIFORM), (GREEDY,) * 3, (UNIFORM, GREEDY, GREEDY, UNIFORM)],
    ids=str,
)
def test_a_simulated_game_is_a_match(bots: tuple[int, ...], advanced: bool) -> None:
    """Every field of the last state, points, winners, and how many decisions it took."""
    seats = len(bots)
    for number in range(12):
        found = simulated(seats, bots, advanced, "same game", number)
        match = replayed(seats, bots, advanced, "same game", number)
        assert found.state.tobytes() == match.state.tobytes()
        assert found.result["decisions"] == len(match.played)
        scores = found.result["scores"][:seats].tolist()
        assert scores == match.scores()
        winners = [seat for seat in range(seats) if int(found.result["winners"]) >> seat & 1]
        assert winners == GAME.winners(match.state, scores, match.setup)


def test_the_dealing_of_a_simulation() -> None:
    """BQ-2.1 Every card once, no quake among the first 3 × seats, and after them any card as likely."""
    for seats in (2, 5):
        quakes_next, quakes_last, games = 0, 0, 1500
        for number in range(games):
            pile = pile_of(seats, *keys_of("dealing", number))
            assert sorted(pile) == [*range(OBJECTS), *range(FIRST_QUAKE, FIRST_QUAKE + QUAKES)]
            assert max(pile[: 3 * seats]) < FIRST_QUAKE
            quakes_next += pile[3 * seats] >= FIRST_QUAKE
            quakes_last += pile[-1] >= FIRST_QUAKE
        share = QUAKES / (CARDS - 3 * seats)
        spread = (games * share * (1 - share)) ** 0.5
        assert abs(quakes_next - games * share) < 4 * spread
        assert abs(quakes_last - games * share) < 4 * spread


def sets(state: Any, seats: int) -> Iterator[int]:
    """Every place where a drawn object can be."""
    for field in ("hands", "face_up", "used_by_others", "neutral", "lost"):
        yield from (int(state[field][seat]) for seat in range(seats))
    yield from (int(state["gone"]), int(state["discarded"]))


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("bots", [(UNIFORM,) * 4, (GREEDY,) * 4, (GREEDY, UNIFORM)], ids=str)
def test_final_states_keep_the_rules(bots: tuple[int, ...], advanced: bool) -> None:
    """No card is lost or doubled; the points are those of BQ-5.2, none after a fatal quake."""
    seats, box = len(bots), GAME.box(OPTIONS[advanced])
    vp = box["vp"].tolist()
    survived = 0
    for number in range(150):
        state, result = simulated(seats, bots, advanced, "final", number)
        places = list(sets(state, seats))
        together = sum(places)
        assert together == int(np.bitwise_or.reduce(places)), "a card in two places"
        assert together & ~int(box["all"]) == 0
        drawn = int(state["drawn"])
        assert together.bit_count() + drawn + int(state["pile"]) == CARDS
        order = state["order"].tolist()
        assert len({*order[:drawn]}) == drawn
        assert set(order[drawn:]) <= {-1}
        assert bool(state["is_fatal"]) != (int(state["met"]) == QUAKES)
        assert int(state["met"]) + bool(state["is_fatal"]) == drawn
        if not advanced:
            assert not state["lost"].any()
            assert state["discarded"] == 0
        points = [
            0
            if state["is_fatal"]
            else points_in(vp, int(state["hands"][seat]))
            + 2 * points_in(vp, int(state["used_by_others"][seat]))
            + int(state["face_up"][seat]).bit_count()
            + 3 * int(state["neutralised"][seat])
            for seat in range(seats)
        ]
        assert result["scores"][:seats].tolist() == points
        assert result["tallies"][:3].tolist() == [
            not state["is_fatal"],
            state["met"],
            state["neutralised"].sum(),
        ]
        assert bool(result["winners"]) == (not state["is_fatal"])
        survived += not state["is_fatal"]
    assert 0 < survived < 150 or UNIFORM in bots


def points_in(vp: list[int], cards: int) -> int:
    """The VP of a set of cards."""
    return sum(value for place, value in enumerate(vp) if cards >> place & 1)
