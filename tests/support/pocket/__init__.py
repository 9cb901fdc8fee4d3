"""A tiny game for tests of what Seismic lacks: hidden hands, secret moves, reveals, seats that act at once.

PO-1.1  2 to 4 seats play. There are 48 cards, c00 to c47, each once.
PO-1.2  The cards are shuffled, and the first seat is drawn. From it on, each in turn draws until all hold 3.
PO-2.1  In a round each seat plays one card from its hand, at any time and in any order: it puts it aside
        face down, or shows it.
PO-2.2  When all have played, the cards are revealed. The highest takes a point for each; a shown card counts
        10 more, and beats a hidden one that is as high.
PO-2.3  Then each draws a card, the first seat first. The pile holds just enough for all rounds.
PO-3.1  After 5 rounds, or as many as the option `rounds` says, the game is over. Most points win.
"""

from ludotheque.engine.contract import Game
from ludotheque.games import registry
from tests.support.pocket.game import Pocket

_POCKET = Pocket()


def find(name: str) -> Game:
    """Pocket, or a game of the house."""
    return _POCKET if name == Pocket.name else registry.find(name)
