"""Bots sit in a seat: they see views, play legal moves, and are as strong as they say."""

import pytest

from ludotheque.bots import lineup
from ludotheque.engine import simulation
from ludotheque.engine.contract import Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.simulation import SimulationPlan, Summary
from ludotheque.engine.words import Refused
from ludotheque.games.registry import find
from ludotheque.games.seismic.bots import playouts

GAME = find("seismic")
BOX = GAME.box(GAME.options({}))
VARIANTS = ["big-one", "dilemma", "aftershocks", "twin-cities"]


def table_of(pile: list[str], moves: list[str], seats: int = 2, **options: object) -> Match:
    """A match with this pile, after these moves."""
    outcomes = [GAME.outcome_code(BOX, code) for code in pile]
    setup = Setup(Seat(0), tuple(outcome for outcome in outcomes if outcome is not None))
    match = Match(GAME, GAME.options(options), seats, setup)
    for move in moves:
        match.play(match.to_move()[0], GAME.move_code(BOX, move))
    return match


def decision(match: Match, bot: str = "greedy") -> str:
    """What a bot does now."""
    seat = match.to_move()[0]
    move = lineup.find(bot, GAME, 3).decide(match.view(seat), match.legal(seat), 1.0)
    assert move is not None
    return GAME.move_text(BOX, move)


@pytest.mark.parametrize("names", [lineup.names(GAME)[:4], lineup.names(GAME)[4:]])
@pytest.mark.parametrize("variants", [[], VARIANTS, ["dilemma"], ["aftershocks", "twin-cities"]])
def test_bots_play_legal_moves_to_the_end(names: tuple[str, ...], variants: list[str]) -> None:
    """Four at a table, so that each meets what others leave."""
    options = GAME.options({"variants": variants})
    first, pile = GAME.deal(options, len(names), f"bots {names} {variants}")
    match = Match(GAME, options, len(names), Setup(first, pile))
    bots = [lineup.find(name, GAME, seat) for seat, name in enumerate(names)]
    while not match.is_over:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        move = bots[seat].decide(match.view(seat), legal, 0.01)
        assert move in legal
        match.play(seat, move)


def test_a_bot_changes_nothing_in_its_view() -> None:
    match = table_of(["03", "02", "+3:024", "01", "01"], [])
    view = match.view(Seat(0))
    before = view.record.tobytes()
    lineup.find("greedy", GAME, 1).decide(view, match.legal(Seat(0)), 1.0)
    assert view.record.tobytes() == before


def test_the_same_seed_decides_the_same() -> None:
    match = table_of(["03", "02", "+3:024", "01", "01"], [])
    legal, view = match.legal(Seat(0)), match.view(Seat(0))
    for name in (*lineup.plain(GAME), *lineup.names(GAME)[:-1]):  # the strongest: tests/laws/test_bots.py
        first, second = (lineup.find(name, GAME, 5) for _ in range(2))
        assert [first.decide(view, legal, 1.0) for _ in range(9)] == [
            second.decide(view, legal, 1.0) for _ in range(9)
        ]


def test_uniform_plays_every_move_about_as_often() -> None:
    match = table_of(["03", "03", "03", "01"], [])
    legal, view = match.legal(Seat(0)), match.view(Seat(0))
    bot = lineup.find("uniform", GAME, 8)
    moves = [bot.decide(view, legal, 1.0) for _ in range(6000)]
    counts = [moves.count(move) for move in legal]
    assert (sum(counts), len(counts)) == (6000, 6)
    assert min(counts) > 850


def test_greedy_closes_a_section_and_takes_it() -> None:
    """`03` leads north; only the six-exit tile beyond it makes a whole section, worth 1 + 6 + 6."""
    match = table_of(["03", "03-14-25", "03-14-25", "+6:012345", "01"], ["place 03 0,-1 0", "crew -"])
    assert decision(match) == "place +6:012345 0,-2 0"
    match.play(Seat(1), GAME.move_code(BOX, decision(match)))
    assert decision(match) == "crew 3"


def test_greedy_keeps_its_own_tiles_from_a_tied_quake() -> None:
    """Sides 0 and 3 have one tile each; seat 0's crew stands at side 0, so side 3 falls."""
    moves = ["place 03 0,-1 0", "crew 03", "place 03 0,1 0", "crew -"]
    match = table_of(["03", "03", "02", "01", "q1", "01"], moves)
    assert decision(match) == "quake 3"


def test_unknown_bot() -> None:
    with pytest.raises(Refused, match=r"there is no bot “hal”; choose from level-1, .*, uniform, greedy"):
        lineup.find("hal", GAME, 1)


@pytest.mark.parametrize(("variants", "games"), [([], 200), (VARIANTS, 60)])
def test_greedy_beats_uniform(variants: list[str], games: int) -> None:
    options = GAME.options({"variants": variants})
    summary = Summary(plan := SimulationPlan(GAME, options, 2, (1, 0), "strength", games, playouts))
    for results in simulation.CpuRunner(2).run(plan):
        summary.add(results)
    assert summary.wins[0] > 0.95 * games


def test_simulated_greedy_is_the_greedy_of_the_table() -> None:
    """The compiled loop and the bot in its seat choose alike, word for word of noise."""
    match = table_of(["03", "02", "+3:024", "01", "01"], [])
    view = match.view(Seat(0))
    assert playouts.decide(view.box, view.record, 0, playouts.GREEDY, 99) == playouts.decide_greedy(
        view.box, view.record, 0, 99
    )
