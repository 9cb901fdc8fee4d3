"""What may be drawn next is as likely as the rules make it."""

import numpy as np
import pytest
from hypothesis import given

from ludotheque.engine.contract import CHANCE, NOBODY, Outcome, Setup
from ludotheque.engine.match import Match, fresh_states
from ludotheque.engine.records import Record
from ludotheque.games import registry
from tests.laws.play import GAMES, examples, matches, records

DRAWING = [name for name in GAMES if registry.find(name).outcome_codes]
DEALS = 240


@pytest.mark.parametrize("name", GAMES)
def test_only_a_game_with_a_pile_has_outcomes(name: str) -> None:
    """Whether anything is ever left to draw agrees with how many codes there are for it."""
    is_drawn = any(record.game.deal(record.options, len(record.players), "7")[1] for record in records(name))
    assert registry.find(name).is_timed or is_drawn == (name in DRAWING)


@pytest.mark.parametrize("name", DRAWING)
def test_chances_add_up(name: str) -> None:
    """They add up to 1, each is of a code once, and what comes next is among them."""

    @examples(60)
    @given(matches(name, dealt=True))
    def law(match: Match) -> None:
        left = int(match.state["pile"])
        if not left:
            return
        chances = match.game.chances(match.box, match.state)
        found = dict(chances)
        assert len(found) == len(chances)
        assert all(0 <= code < match.game.outcome_codes and chance > 0 for code, chance in chances)
        assert abs(sum(found.values()) - 1) < 1e-12
        assert match.setup.pile[-left] in found

    law()


def drawn_in(record: Record, seed: str) -> list[tuple[Outcome, dict[Outcome, float]]]:
    """Each outcome of a game with random moves, and what was said of its chances before."""
    game, box, seats = record.game, record.game.box(record.options), len(record.players)
    rng = np.random.default_rng(list(seed.encode()))
    first, pile = game.deal(record.options, seats, seed)
    boxes, states = np.frombuffer(box, box.dtype), fresh_states(game, 1)
    moves = np.zeros(game.most_moves, np.int32)
    game.start(box, states[0], seats, Setup(first, pile))
    found = []
    waited_for = int(game.rules.to_move(states[0]))
    while waited_for != NOBODY:
        if waited_for == CHANCE:
            outcome = pile[len(pile) - int(states[0]["pile"])]
            found.append((outcome, dict(game.chances(box, states[0]))))
            waited_for = game.rules.step(boxes, states, CHANCE, outcome, 0)
        else:
            seat = waited_for.bit_length() - 1
            count = game.rules.list_legal(boxes, states, seat, 0, moves)
            waited_for = game.rules.step(boxes, states, seat, int(moves[rng.integers(count)]), 0)
    return found


@pytest.mark.parametrize("name", DRAWING)
def test_each_outcome_comes_as_often_as_its_chances_say(name: str) -> None:
    """Over many deals, for each code apart."""
    game = registry.find(name)
    excess, variance = np.zeros(game.outcome_codes), np.zeros(game.outcome_codes)
    chosen = records(name)
    for number in range(DEALS):
        for outcome, chances in drawn_in(chosen[number % len(chosen)], f"often:{number}"):
            excess[outcome] += 1
            for code, chance in chances.items():
                excess[code] -= chance
                variance[code] += chance * (1 - chance)
    drawn = variance > 0
    assert drawn.sum() > game.outcome_codes / 2
    assert (np.abs(excess[drawn]) < 4 * np.sqrt(variance[drawn])).all()
