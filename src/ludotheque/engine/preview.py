"""Previews: what a move would bring, before it is played, from what one seat may know. Nothing is drawn."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ludotheque.engine.contract import Move, View


class Preview(Protocol):
    """What the part `preview` of a game has."""

    def brought(self, view: View, move: Move, names: Sequence[str], language: str) -> Mapping[str, Any]:
        """What a legal move of this seat would bring, for a client that draws it: plain JSON."""

    def told(self, brought: Mapping[str, Any]) -> list[str]:
        """The same in words."""
