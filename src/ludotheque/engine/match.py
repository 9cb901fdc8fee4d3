"""A game under way: box, state, dealer, and what was played."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.engine.contract import (
    CHANCE,
    START,
    Game,
    Milliseconds,
    Move,
    Options,
    Outcome,
    Seat,
    Setup,
    View,
    seats_in,
)
from ludotheque.engine.dealer import Dealer, PileDealer
from ludotheque.engine.words import Refused


@dataclass(frozen=True)
class Played:
    """One decision, as it was made."""

    seat: Seat
    move: Move
    now: Milliseconds


class Match:
    """The one writer of a state. People, bots and records all enter here."""

    def __init__(self, game: Game, options: Options, seats: int, setup: Setup) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.setup = setup
        self.box = game.box(options)
        self.played: list[Played] = []
        self._dealer: Dealer = PileDealer(setup.pile)
        self._states = fresh_states(game, 1)
        self._moves = np.zeros(game.most_moves, np.int32)
        self._befores: list[bytes] = []  # the states before the moves that can be taken back
        game.start(self.box, self.state, seats, setup)
        self.drawn = self._deal()

    @property
    def state(self) -> Any:
        """The record that holds the game now."""
        return self._states[0]

    def _deal(self) -> tuple[Outcome, ...]:
        """Draw until somebody decides; what was drawn."""
        drawn = []
        while self.game.rules.to_move(self.state) == CHANCE:
            outcome = self._dealer.draw(int(self.state["pile"]))
            self.game.rules.settle(self.box, self.state, outcome)
            drawn.append(outcome)
        return tuple(drawn)

    def to_move(self) -> list[Seat]:
        """The seats that are waited for; none when the game is over."""
        return seats_in(self.game.rules.to_move(self.state))

    @property
    def is_over(self) -> bool:
        """Whether nobody has a move any more."""
        return not self.to_move()

    def legal(self, seat: Seat, now: Milliseconds = START) -> list[Move]:
        """The legal moves of this seat."""
        count = self.game.rules.legal(self.box, self.state, seat, now, self._moves)
        return [Move(move) for move in self._moves[:count].tolist()]

    def play(self, seat: Seat, move: Move, now: Milliseconds = START) -> None:
        """Play a move; Refused, and nothing changed, if it is not legal."""
        if not self.game.rules.is_legal(self.box, self.state, seat, move, now):
            raise self.game.why_not(self.box, self.state, seat, move, now)
        before = self.state.tobytes()
        self.game.rules.play(self.box, self.state, seat, move, now)
        self.drawn = self._deal()
        self._befores = [] if self.drawn else [*self._befores, before]
        self.played.append(Played(seat, move, now))

    def may_undo(self, moves: int = 1) -> bool:
        """Whether the last move, or so many, can be taken back: nothing was drawn since."""
        return len(self._befores) >= moves

    def undo(self) -> Played:
        """Take the last move back; Refused if something was drawn since."""
        if not self.played:
            raise Refused("undo-nothing")
        if not self.may_undo():
            raise Refused("undo-past-draw")
        self._states = np.frombuffer(bytearray(self._befores.pop()), self.game.state_dtype)
        self.drawn = ()
        return self.played.pop()

    def view(self, seat: Seat) -> View:
        """What this seat may know."""
        return self.game.view(self.box, self.state, seat)

    def scores(self) -> list[int]:
        """What each seat would have if the game ended now."""
        return scores_of(self.game, self.box, self.state, self.seats)

    def winners(self) -> list[Seat]:
        """Who would win if the game ended now."""
        return self.game.winners(self.state, self.scores(), self.setup)


def scores_of(game: Game, box: Any, state: Any, seats: int) -> list[int]:
    """The scores of a state, by seat."""
    scores = np.zeros(max(game.seat_counts), np.int32)
    game.rules.mark_scores(box, state, scores)
    return [int(score) for score in scores[:seats]]


def fresh_states(game: Game, count: int) -> Any:
    """Room for this many states."""
    return np.zeros(count, game.state_dtype)


def legal_texts(game: Game, moves: Sequence[Move]) -> list[str]:
    """Moves in record notation, sorted as text."""
    return sorted(game.move_text(move) for move in moves)
