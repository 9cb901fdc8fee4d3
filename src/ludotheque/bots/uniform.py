"""The bot that plays any legal move, each as likely as another."""

from ludotheque.engine.contract import START, Milliseconds, Move, View
from ludotheque.engine.noise import below, lanes, noise


class Uniform:
    """Chooses without looking."""

    def __init__(self, seed: int) -> None:
        self._lanes = lanes(f"uniform:{seed}")
        self._decisions = 0

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move:
        """Any of the legal moves."""
        self._decisions += 1
        return legal[below(noise(*self._lanes, self._decisions), len(legal))]

    def pace(self, view: View, move: Move | None) -> Milliseconds:
        """Games that go by turns wait for nobody's hands."""
        return START
