"""A timed game turn by turn, for people who are not there at the same time.

The rules stay the same: only who may move, and when, follows from turns. The game's time stands still within
one and goes on by a step with the next, so a record of such a game is a record like any other.
"""

from ludotheque.engine.contract import Milliseconds, Move, Seat
from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused

_LAST_PASSES = 3  # in a row, when only time has to pass: each side could answer the other


class Turns:
    """Whose turn it is in a timed match. Every move of the match has to go through `play`."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._sides = match.game.sides(match.options)
        self._step = match.game.turn_time(match.options)
        self._passes = 0  # in a row
        self.number = 0  # of turns before this one
        self.side = 0

    @property
    def now(self) -> Milliseconds:
        """The game's time."""
        return Milliseconds(self.number * self._step)

    @property
    def is_over(self) -> bool:
        """Whether nobody has a turn any more."""
        end = self.match.game.ends_at(self.match.state)
        return self.match.is_over or (end is not None and (self._passes >= _LAST_PASSES or self.now >= end))

    def to_move(self) -> list[Seat]:
        """The seats whose turn it is."""
        if self.is_over:
            return []
        return [Seat(seat) for seat, side in enumerate(self._sides) if side == self.side]

    def legal(self, seat: Seat) -> list[Move]:
        """The legal moves of a seat; none if it is not its side's turn."""
        return self.match.legal(seat, self.now) if seat in self.to_move() else []

    def may_pass(self) -> bool:
        """Whether the side can do nothing that ends its turn."""
        ends = self.match.game.ends_turn
        return not self.is_over and not any(map(ends, self.legal(self.to_move()[0])))

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
        if self.match.game.ends_turn(move):
            self._passes = 0
            self._next()

    def skip(self, seat: Seat) -> None:
        """Let the turn pass without such a move; Refused if there is one."""
        self.check(seat)
        if not self.may_pass():
            raise Refused("turn-not-passed", self.match.game.end_clause)
        self._passes += 1
        self._next()

    def _next(self) -> None:
        self.number += 1
        self.side = 1 - self.side
