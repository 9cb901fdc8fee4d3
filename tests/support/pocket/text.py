"""Pocket told in few words."""

from collections.abc import Sequence
from typing import Any

from ludotheque.engine.contract import Move, View
from ludotheque.engine.teller import Choices, Line, Scene, Screen
from tests.support.pocket.moves import card_text, to_text
from tests.support.pocket.view import view_json


class PocketTeller:
    """Tells what the view holds, in the words of the records."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def story(self, scene: Scene) -> list[Line]:
        """Who has played and how many cards were drawn, and which, as far as they are seen."""
        lines = []
        if scene.seat is not None:
            played = "a card" if scene.move is None else to_text(scene.move)
            lines.append(Line(f"{self._names[scene.seat]} has played: {played}."))
        if scene.drawn:
            cards = ["?" if card is None else card_text(card) for card in scene.drawn]
            lines.append(Line(f"{len(cards)} cards are drawn: {' '.join(cards)}.", "PO-2.3"))
        return lines

    def choices(self, view: View, legal: Sequence[Move]) -> Choices:
        """The legal moves, numbered."""
        return Choices(f"{self._names[view.seat]}?", dict(enumerate(legal, start=1)))

    def listing(self, view: View, choices: Choices) -> list[str]:
        """One line each."""
        return [f"{number} {to_text(move)}" for number, move in choices.moves.items()]

    def closely(self, view: View, choices: Choices, cell: str, screen: Screen) -> list[str]:
        """There are no cells."""
        return []

    def words_of(self, view: View, move: Move) -> str:
        """One move in words."""
        return to_text(move)

    def table(self, view: View, choices: Choices | None, screen: Screen) -> list[str]:
        """What lies aside."""
        return [f"{seat}: {card}" for seat, card in view_json(view)["aside"].items()]

    def offer(self, view: View, screen: Screen) -> list[str]:
        """The own hand."""
        return [" ".join(view_json(view).get("hand", []))]

    def unseen(self, view: View) -> list[str]:
        """How many cards are left to draw."""
        return [str(int(view.record["pile"]))]

    def scores(self, view: View) -> list[str]:
        """The points of each seat."""
        points = view_json(view)["scores"]
        return [f"{name}: {score}" for name, score in zip(self._names, points, strict=True)]

    def details(self, view: View) -> dict[str, Any]:
        """All that the view holds."""
        return {"view": view_json(view)}
