"""The bot that takes the best immediate expected points, crews considered."""

from ludotheque.engine.contract import START, Game, Milliseconds, Move, View
from ludotheque.engine.noise import lanes, noise


class Greedy:
    """Looks one move ahead, with the game's own way of counting (its part `playouts`)."""

    def __init__(self, game: Game, seed: int) -> None:
        self._decide = game.part("playouts").decide_greedy
        self._lanes = lanes(f"greedy:{seed}")
        self._decisions = 0

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move:
        """The move that promises most."""
        self._decisions += 1
        word = noise(*self._lanes, self._decisions)
        return Move(int(self._decide(view.box, view.record, view.seat, word)))

    def pace(self, view: View, move: Move | None) -> Milliseconds:
        """Games that go by turns wait for nobody's hands."""
        return START
