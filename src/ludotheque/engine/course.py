"""A game as people at one keyboard play it: whose turn it is, what can be done, what can be taken back."""

from collections.abc import Collection, Sequence

from ludotheque.engine.contract import Milliseconds, Move, Seat
from ludotheque.engine.match import Match
from ludotheque.engine.turns import Turns


class Course:
    """A match that goes by turns; a game in which all move at the same time is played turn by turn here."""

    def __init__(self, match: Match) -> None:
        self._begin(match)

    def _begin(self, match: Match) -> None:
        self.match = match
        self._turns = Turns(match) if match.game.is_timed else None
        self._steps: list[tuple[Seat, Move | None]] = []  # turn by turn; None: the turn passed

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return self.match.is_over if self._turns is None else self._turns.is_over

    @property
    def seat(self) -> Seat:
        """The seat that decides; the hands of a team take turns."""
        if self._turns is None:
            return self.match.to_move()[0]
        seats = self._turns.to_move()
        return seats[self._turns.number // 2 % len(seats)]

    @property
    def seats(self) -> list[Seat]:
        """Who decided so far, in order."""
        if self._turns is None:
            return [played.seat for played in self.match.played]
        return [seat for seat, _ in self._steps]

    @property
    def now(self) -> Milliseconds:
        """The time of the last move."""
        return self.match.played[-1].now if self.match.played else Milliseconds(0)

    def legal(self) -> list[Move]:
        """The legal moves of the seat that decides."""
        return self.match.legal(self.seat) if self._turns is None else self._turns.legal(self.seat)

    def may_pass(self) -> bool:
        """Whether the turn may pass without a move that ends it."""
        return self._turns is not None and self._turns.may_pass()

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move; Refused, and nothing changed, if it is not legal."""
        if self._turns is None:
            self.match.play(seat, move)
        else:
            self._turns.play(seat, move)
            self._steps.append((seat, move))

    def skip(self, seat: Seat) -> None:
        """Let the turn pass; Refused if it may not."""
        assert self._turns is not None
        self._turns.skip(seat)
        self._steps.append((seat, None))

    def may_undo(self, count: int) -> bool:
        """Whether so many decisions can be taken back: nothing was drawn or revealed since."""
        return self._turns is not None or self.match.may_undo(count)

    def undo(self, count: int) -> tuple[Seat, Move | None]:
        """Take so many decisions back; the first of them. Turn by turn, all before them are made again."""
        match = self.match
        if not self.may_undo(count):
            seat, move, _now = match.rewind(count)
            return seat, move
        if self._turns is None:
            for _ in range(count):
                seat, move, _now = match.undo()
            return seat, move
        kept, undone = self._steps[:-count], self._steps[-count]
        self._begin(Match(match.game, match.options, match.seats, match.setup))
        for seat, again in kept:
            if again is None:
                self.skip(seat)
            else:
                self.play(seat, again)
        return undone


def turn_back(seats: Sequence[int], mine: Collection[int]) -> int:
    """How many of the decisions of these seats go when one who practises takes back; 0: none was one's own.

    One's own last decision, if it was the last; if others have decided since, the whole turn that it ended.
    """
    others = next((number for number, seat in enumerate(reversed(seats)) if seat in mine), None)
    if others is None:
        return 0
    if others == 0:
        return 1
    before = seats[: len(seats) - others]
    own = next((number for number, seat in enumerate(reversed(before)) if seat != before[-1]), len(before))
    return others + own
