"""Bots for games that go by time: they think like each other and differ in the speed of their hands."""

from ludotheque.bots.lineup import playouts_of
from ludotheque.engine.contract import Game, Milliseconds, Move, View
from ludotheque.engine.noise import lanes, noise


class Hands:
    """One pair of hands, with the game's own way of deciding and its pace (`bots/<game>.py`)."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self._playouts = playouts_of(game)
        self._number = self._playouts.BOTS.index(name)
        self._lanes = lanes(f"{name}:{seed}")
        self._decisions = 0

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move:
        """What to go for now."""
        self._decisions += 1
        word = noise(*self._lanes, 2 * self._decisions)
        return Move(int(self._playouts.choose(self._number, view, legal, word)))

    def pace(self, view: View, move: Move) -> Milliseconds:
        """How long it takes to find that piece, or to place what is not a piece."""
        word = noise(*self._lanes, 2 * self._decisions + 1)
        return Milliseconds(
            int(self._playouts.time_for(view.box, view.record, view.seat, move, self._number, word))
        )
