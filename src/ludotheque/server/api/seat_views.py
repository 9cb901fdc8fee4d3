"""What one seat may know of its table, and what is needed to tell it of that, away from the table."""

from dataclasses import dataclass
from typing import Any, Self

from ludotheque.engine.contract import Game, Seat, View
from ludotheque.server.http.problems import names_at
from ludotheque.server.pages.html import isolated
from ludotheque.server.tables.table import Table


@dataclass(frozen=True)
class SeatView:
    """A position as far as a seat may know it."""

    game: Game
    names: list[str]
    seat: int
    number: int
    view: View

    @classmethod
    def at(cls, table: Table, seat: int, language: str, **more: Any) -> Self:
        """Of a game that is on, as it stands now, and what else somebody wants to know there."""
        match = table.match
        assert match is not None
        names = [isolated(name) for name in names_at(table, language)]
        return cls(table.game, names, seat, table.number, match.view(Seat(seat)), **more)
