"""Whole games at random, of an open game without chance: what `engine/simulation.py` asks of it."""

from functools import cache
from types import ModuleType
from typing import Any

from ludotheque.engine.contract import NOBODY, Box, Game, State
from ludotheque.engine.defaults import part_of
from ludotheque.engine.jit import kernel, lowest_bit, wide
from ludotheque.engine.noise import below, noise
from ludotheque.engine.simulation import fingerprint

BOTS = ("uniform",)
TRIES = 8  # codes that are tried before the legal moves are listed: Hex plays 2.4 times as fast


@cache
def made_for(game: Game) -> ModuleType:
    """The part `playouts` of a game."""
    rules = game.rules
    start, to_move, play = rules.start, rules.to_move, rules.play
    legal, is_legal = rules.legal, rules.is_legal
    mark_scores, mark_winners = rules.mark_scores, rules.mark_winners
    most_moves, move_codes = game.most_moves, game.move_codes

    def room_for(box: Box) -> tuple[int, int]:
        """As many numbers as there can be moves, and no pile."""
        return most_moves, 1

    @kernel
    def any_move(box: Box, state: State, seat: int, moves: Any, lane0: int, lane1: int) -> int:
        """A legal move, each as likely as another: a code that happens to be one, else one of the list."""
        for number in range(TRIES):
            move = below(noise(lane0, lane1, wide(number)), move_codes)
            if is_legal(box, state, seat, move, wide(0)):
                return move
        count = wide(legal(box, state, seat, wide(0), moves))
        return wide(moves[below(noise(lane0, lane1, wide(TRIES)), count)])

    @kernel
    def play_on(box: Box, state: State, moves: Any, lane0: int, lane1: int) -> int:
        """Play at random to the end; how many decisions it took."""
        decisions = wide(0)
        while to_move(state) != NOBODY:
            decisions += 1
            seat = lowest_bit(wide(to_move(state)))
            key = noise(lane0, lane1, decisions)
            play(box, state, seat, any_move(box, state, seat, moves, key, lane1), wide(0))
        return decisions

    @kernel
    def play_out(
        box: Box,
        state: State,
        words: Any,
        bots: Any,
        seats: int,
        lane0: int,
        lane1: int,
        number: int,
        numbers: Any,
        pile: Any,
        result: Any,
    ) -> None:
        """Play game `number` from set-up to end and write its result; `words`: the state as integers."""
        key0, key1 = noise(lane0, lane1, number), noise(lane1, lane0, number)
        start(box, state, seats, below(noise(key0, key1, wide(0)), seats))
        result["decisions"] = play_on(box, state, numbers, key0, key1)
        result["tallies"][0] = mark_scores(box, state, result["scores"])
        result["winners"] = mark_winners(state, result["scores"])
        result["fingerprint"] = fingerprint(words)

    return part_of(
        f"{game.package}.playouts", BOTS=BOTS, room_for=room_for, play_on=play_on, play_out=play_out
    )
