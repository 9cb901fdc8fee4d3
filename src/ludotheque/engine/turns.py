"""A timed game turn by turn, for people who are not there at the same time.

The rules stay the same: only who may move, and when, follows from turns. The game's time stands still within
one and goes on by a step with the next, so a record of such a game is a record like any other.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.engine.contract import NOBODY, Game, Milliseconds, Move, Options, Seat, State
from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused

_LAST_PASSES = 3  # in a row, when only time has to pass: each side could answer the other


class Turn(NamedTuple):
    """How far a game has come by turns."""

    number: int = 0  # of turns before this one
    side: int = 0
    passes: int = 0  # in a row


class Order:
    """What follows from a turn in a timed game with these options; the state is kept elsewhere."""

    def __init__(self, game: Game, options: Options) -> None:
        self._game = game
        self._sides = game.sides(options)
        self._step = game.turn_time(options)

    def now(self, turn: Turn) -> Milliseconds:
        """The game's time."""
        return Milliseconds(turn.number * self._step)

    def is_over(self, turn: Turn, state: State) -> bool:
        """Whether nobody has a turn any more."""
        if self._game.rules.to_move(state) == NOBODY:
            return True
        end = self._game.ends_at(state)
        return end is not None and (turn.passes >= _LAST_PASSES or self.now(turn) >= end)

    def seats(self, turn: Turn) -> list[Seat]:
        """The seats of the side whose turn it is."""
        return [Seat(seat) for seat, side in enumerate(self._sides) if side == turn.side]

    def may_pass(self, legal: Sequence[Move]) -> bool:
        """Whether none of these moves ends a turn."""
        return not any(map(self._game.ends_turn, legal))

    def after(self, turn: Turn, move: Move | None) -> Turn:
        """The turn after a move; None: the side passes."""
        if move is None:
            return Turn(turn.number + 1, 1 - turn.side, turn.passes + 1)
        return Turn(turn.number + 1, 1 - turn.side) if self._game.ends_turn(move) else turn


class Turns:
    """Whose turn it is in a timed match. Every move of the match has to go through `play`."""

    def __init__(self, match: Match, turn: Turn | None = None) -> None:
        self.match = match
        self._order = Order(match.game, match.options)
        self._turn = turn or Turn()

    @property
    def number(self) -> int:
        """How many turns there were before this one."""
        return self._turn.number

    @property
    def now(self) -> Milliseconds:
        """The game's time."""
        return self._order.now(self._turn)

    @property
    def is_over(self) -> bool:
        """Whether nobody has a turn any more."""
        return self._order.is_over(self._turn, self.match.state)

    def to_move(self) -> list[Seat]:
        """The seats whose turn it is."""
        return [] if self.is_over else self._order.seats(self._turn)

    def legal(self, seat: Seat) -> list[Move]:
        """The legal moves of a seat; none if it is not its side's turn."""
        return self.match.legal(seat, self.now) if seat in self.to_move() else []

    def may_pass(self) -> bool:
        """Whether the side can do nothing that ends its turn."""
        return not self.is_over and self._order.may_pass(self.legal(self.to_move()[0]))

    def check(self, seat: Seat) -> None:
        """Refused if it is not this seat's turn."""
        waited_for = self.to_move()
        if seat not in waited_for:
            if not waited_for:
                raise Refused("over", self.match.game.end_clause)
            raise Refused("not-your-turn", seat=seat, actor=waited_for[0])

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move; the turn passes if the move ends it."""
        self.check(seat)
        self.match.play(seat, move, self.now)
        self._turn = self._order.after(self._turn, move)

    def skip(self, seat: Seat) -> None:
        """Let the turn pass without such a move; Refused if there is one."""
        self.check(seat)
        if not self.may_pass():
            raise Refused("turn-not-passed", self.match.game.end_clause)
        self._turn = self._order.after(self._turn, None)
