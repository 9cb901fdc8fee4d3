"""A game by turns in which nothing is hidden and nothing is drawn: what the smallest game begins with.

Its rules have, beside the kernels of the contract, `start(box, state, seats, first)` and
`mark_winners(state, scores)`. Its state has `seats`, and `pile`, which stays 0. A view is the state.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ludotheque.engine.contract import (
    SPECTATOR,
    Box,
    Game,
    Milliseconds,
    Move,
    Options,
    Outcome,
    Seat,
    Setup,
    State,
    View,
    seats_in,
)
from ludotheque.engine.dealer import SeedStream
from ludotheque.engine.words import Refused, quote

if TYPE_CHECKING:
    from ludotheque.engine.teller import Screen, Teller


class OpenGame(Game):
    """What such games share. A game says what its moves are called, and what its box is."""

    is_open = takes_defaults = True
    chance_keys: ClassVar[tuple[str, ...]] = ("first",)
    turn_clause: ClassVar[str]  # the clause that says whose turn it is

    # Chance decides who begins, and nothing else

    def deal(self, options: Options, seats: int, seed: str) -> tuple[Seat, tuple[Outcome, ...]]:
        """The first seat that follows from a seed."""
        return Seat(SeedStream(seed).below(seats)), ()

    def chance_json(self, box: Box, setup: Setup) -> dict[str, Any]:
        """The first seat."""
        return {"first": setup.first}

    def start(self, box: Box, state: State, seats: int, setup: Setup) -> None:
        """Set the table."""
        self.rules.start(box, state, seats, setup.first)

    def outcome_text(self, box: Box, outcome: Outcome) -> str:
        """Nothing is drawn."""
        raise Refused("record-pile-code", code=quote(outcome))

    def outcome_code(self, box: Box, text: str) -> Outcome | None:
        """Nothing is drawn."""
        return None

    # Rules

    def why_not(self, box: Box, state: State, seat: Seat, move: Move, now: Milliseconds) -> Refused:
        """Why this seat cannot play this move: it is not its turn, or the game says why."""
        waited_for = seats_in(int(self.rules.to_move(state)))
        if not waited_for:
            return Refused("over", self.end_clause)
        if seat not in waited_for:
            return Refused("not-your-turn", self.turn_clause, seat=seat, actor=waited_for[0])
        return self.why_illegal(box, state, seat, move)

    @abstractmethod
    def why_illegal(self, box: Box, state: State, seat: Seat, move: Move) -> Refused:
        """Why the seat whose turn it is cannot play this move."""

    def winners(self, state: State, scores: Sequence[int], setup: Setup) -> list[Seat]:
        """As the rules say."""
        return seats_in(int(self.rules.mark_winners(state, np.array(scores, np.int32))))

    # Knowledge: all know everything

    def view(self, box: Box, state: State, seat: Seat) -> View:
        """What this seat may know: everything."""
        return View(seat, box, np.frombuffer(state.tobytes(), self.state_dtype)[0])

    def seen(
        self,
        box: Box,
        before: State,
        actor: Seat | None,
        move: Move | None,
        drawn: Sequence[Outcome],
        seat: Seat,
    ) -> tuple[str | None, tuple[str | None, ...]]:
        """All of it."""
        return (None if move is None else self.move_text(box, move)), ()

    def guess(self, view: View, rng: np.random.Generator) -> tuple[State, tuple[Outcome, ...]]:
        """The state."""
        return np.frombuffer(bytearray(view.record.tobytes()), self.state_dtype)[0], ()

    def describe(self, box: Box, state: State) -> dict[str, Any]:
        """Everything in the state: what everybody is shown."""
        return dict(self.view_json(self.view(box, state, SPECTATOR)))

    # Words

    @abstractmethod
    def drawn(self, view: View, screen: "Screen") -> list[str]:
        """The table in a terminal; in words, if the screen is plain."""

    def teller(self, names: Sequence[str], language: str, is_plain: bool) -> "Teller":
        """Who tells it, in few words."""
        from ludotheque.engine.defaults.teller import PlainTeller  # only who plays needs it

        return PlainTeller(self, names, language)
