"""Bots for games that go by time: they think like each other and differ in the speed of their hands."""

import numpy as np

from ludotheque.engine.contract import Game, Milliseconds, Move, View
from ludotheque.engine.noise import lanes, noise

NOTHING = -1  # in place of a move


class Hands:
    """One pair of hands, with the game's own way of deciding and its pace (its part `playouts`)."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self._playouts = game.part("playouts")
        self._number = self._playouts.BOTS.index(name)
        self._lanes = lanes(f"{name}:{seed}")
        self._decisions = 0

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move | None:
        """What to go for now; it never gives up."""
        self._decisions += 1
        word = noise(*self._lanes, 2 * self._decisions)
        moves = np.array(legal, np.int16)
        found = self._playouts.decide(view.box, view.record, view.seat, self._number, moves, len(legal), word)
        return None if found == NOTHING else Move(int(found))

    def pace(self, view: View, move: Move | None) -> Milliseconds:
        """How long it takes to find that piece, or to place what is not a piece."""
        word = noise(*self._lanes, 2 * self._decisions + 1)
        code = NOTHING if move is None else move
        time_for = self._playouts.time_for
        return Milliseconds(int(time_for(view.box, view.record, view.seat, code, self._number, word)))
