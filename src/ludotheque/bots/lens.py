"""Lenses: what a game can show of chance in a position, worked out from a view and nothing else."""

from typing import Any, Protocol

from ludotheque.engine.contract import View
from ludotheque.engine.teller import Screen


class Lens(Protocol):
    """What the part `lens` of a game has."""

    def shown(self, view: View) -> dict[str, Any]:
        """What it shows of a position, for a client: plain JSON."""

    def told(self, view: View, teller: Any, screen: Screen) -> tuple[list[str], list[str]]:
        """What a terminal shows of it, by the game's own teller: what is drawn, and words."""
