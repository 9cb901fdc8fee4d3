"""Tells any open game in the words of its records, where it has no teller of its own."""

from collections.abc import Sequence
from typing import Any

from typing_extensions import TypedDict

from ludotheque.engine.contract import Move, View, seats_in
from ludotheque.engine.match import scores_of
from ludotheque.engine.open_game import OpenGame
from ludotheque.engine.teller import Choices, Line, Scene, Screen
from ludotheque.engine.words import say


class NoDetails(TypedDict):
    """Nothing but what a view shows."""


class PlainTeller:
    """Who played what, what can be played, and how it stands."""

    def __init__(self, game: OpenGame, names: Sequence[str], language: str) -> None:
        self._game = game
        self._names = names
        self._language = language

    def story(self, scene: Scene) -> list[Line]:
        """Who has played what."""
        if scene.seat is None or scene.move is None:
            return []
        return [
            Line(
                self._say(
                    "plain-played", name=self._names[scene.seat], move=self.words_of(scene.before, scene.move)
                )
            )
        ]

    def choices(self, view: View, legal: Sequence[Move]) -> Choices:
        """The legal moves, numbered."""
        waited_for = seats_in(int(self._game.rules.to_move(view.record)))
        question = self._say("plain-question", name=self._names[waited_for[0]]) if waited_for else ""
        return Choices(question, dict(enumerate(legal, start=1)))

    def listing(self, view: View, choices: Choices) -> list[str]:
        """All in one line: who types a move as it is called needs no number."""
        return [", ".join(self.words_of(view, move) for move in choices.moves.values())]

    def closely(self, view: View, choices: Choices, cell: str, screen: Screen) -> list[str]:
        """Nothing is closer than the table."""
        return []

    def words_of(self, view: View, move: Move) -> str:
        """A move as a record has it."""
        return self._game.move_text(view.box, move)

    def table(self, view: View, choices: Choices | None, screen: Screen) -> list[str]:
        """As the game draws it."""
        return self._game.drawn(view, screen)

    def offer(self, view: View, screen: Screen) -> list[str]:
        """Nothing is on offer."""
        return []

    def unseen(self, view: View) -> list[str]:
        """Nothing is hidden."""
        return []

    def scores(self, view: View) -> list[str]:
        """The points of each seat."""
        scores = scores_of(self._game, view.box, view.record, len(self._names))
        return [
            self._say("plain-score", name=name, points=points)
            for name, points in zip(self._names, scores, strict=True)
        ]

    def details(self, view: View) -> NoDetails:
        """Nothing more."""
        return {}

    def _say(self, key: str, **words: Any) -> str:
        return say(key, self._language, **words)
