"""BQ-8 Further rulings."""

import json

from ludotheque.engine.contract import SPECTATOR
from tests.games.beat_the_quake.hand_made import after, match_after, shown
from tests.support.hand_made import legal, state


def test_bq_8_1_a_quake_discarded_in_the_deal_was_not_met() -> None:
    """BQ-8.1 One of two quakes is met; the other never counts, and the game goes on."""
    pile, moves = "yellow-1 a00 b00 c10 yellow-2 d00 e00", "show c10; draw; use c10"
    game = after(pile, moves)
    assert (game.to_move(), state(game)["neutralised"]) == ([1], [1, 0])
    game = after(pile, f"{moves}; keep; draw; keep")
    assert (game.report()["finished"], game.scores()) == (True, [3, 0])


def test_bq_8_2_nothing_is_asked_of_an_empty_pile() -> None:
    """BQ-8.2 Bo's first object is the last card: he may show, and there is nothing to draw."""
    pile = "a10 b10 c10 d10"
    assert legal(after(pile, "keep; stop")) == ["keep", "show b10", "show d10"]
    assert after(pile, "keep; stop; keep").report()["finished"]


def test_bq_8_3_hands_are_shown_when_the_game_is_over() -> None:
    """BQ-8.3 Scored or fatal, to every seat and to spectators; and not before."""
    scored = ("a10 b20 c30", "keep", [["a10", "c30"], ["b20"]])
    fatal = ("a15 b25 c10 yellow-1 d00", "show c10; draw", [["a15"], ["b25"]])
    for pile, moves, hands in (scored, fatal):
        over = match_after(pile, moves)
        before = match_after(pile, moves.rpartition(";")[0])
        for seat in (0, 1, SPECTATOR):
            assert [sorted(hand) for hand in shown(over, seat)["hands"]] == hands
            assert "hands" not in shown(before, seat)


def test_bq_8_3_what_was_discarded_from_a_hand_stays_unknown() -> None:
    """BQ-8.3 Ada gave `a03`, Bo `b01`: nobody else is ever shown them."""
    pile = "a03 b01 c50 red-1 d00"
    match = match_after(pile, "show c50; draw; discard a03; discard b01; use c50; keep", advanced=True)
    assert match.is_over
    for seat, secrets in ((0, ["b01"]), (1, ["a03"]), (SPECTATOR, ["a03", "b01"])):
        told = json.dumps(shown(match, seat))
        assert not any(card in told for card in secrets)
