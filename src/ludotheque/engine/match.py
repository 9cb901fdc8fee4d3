"""A game under way: box, state, pile, and what was played."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ludotheque.engine.contract import (
    DEAL,
    REFUSED,
    START,
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
from ludotheque.engine.words import Refused, quote

_APART = 16  # moves from one state that is kept for rewinding to the next


class Played(NamedTuple):
    """One decision, as it was made."""

    seat: Seat
    move: Move
    now: Milliseconds


class Past(NamedTuple):
    """A game as it was played: enough to see all of it again."""

    game: Game
    options: Options
    seats: int
    setup: Setup
    played: tuple[Played, ...]

    @property
    def box(self) -> Box:
        """What it was played with."""
        return self.game.box(self.options)

    def states(self) -> Iterator[State]:
        """The state at the start, before anything was drawn, and the one after each move."""
        match = Match(self.game, self.options, self.seats, self.setup)
        yield match.state_at_start()
        for played in self.played:
            yield match.snapshot()
            match.play(*played)
        yield match.snapshot()


class Match:
    """The one writer of a state. People, bots and records all enter here."""

    def __init__(self, game: Game, options: Options, seats: int, setup: Setup) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.setup = setup
        self.box = game.box(options)
        self.played: list[Played] = []
        self._befores: list[bytes] = []  # the states before the moves that can be taken back
        self.fixed = 0  # moves that stay
        # Arrays of one: kernels take them from Python in a quarter of the time of a record.
        self._boxes = np.frombuffer(self.box, self.box.dtype)
        self._pile = np.array(setup.pile, np.int16)
        self._hold(fresh_states(game, 1))
        game.start(self.box, self.state, seats, setup)
        self.drawn = self._advance(Seat(0), DEAL, START)
        # How many moves had been played, and the state then; none of those moves could be undone any more.
        self._kept = [(0, self.state.tobytes())]

    def _hold(self, states: Any) -> None:
        self._states = states
        self.state: Any = states[0]  # the record that holds the game now

    def _go_back_to(self, state: bytes) -> None:
        """A state in which somebody had to decide."""
        self._hold(np.frombuffer(bytearray(state), self.game.state_dtype))
        self.drawn = self._advance(Seat(0), DEAL, START)

    def _advance(self, seat: Seat, move: int, now: Milliseconds) -> tuple[Outcome, ...]:
        """Play a move and draw until somebody decides; what was drawn. Refused if it is not legal."""
        pile = self._pile
        left = self.state["pile"]
        waited_for = self.game.rules.advance(self._boxes, self._states, pile, seat, move, now)
        if waited_for == REFUSED:
            raise self.game.why_not(self.box, self.state, seat, Move(move), now)
        self._waited_for = waited_for
        size = len(pile)
        return self.setup.pile[size - left : size - self.state["pile"]]

    def to_move(self) -> list[Seat]:
        """The seats that are waited for; none when the game is over."""
        return seats_in(self._waited_for)

    @property
    def is_over(self) -> bool:
        """Whether nobody has a move any more."""
        return not self.to_move()

    @property
    def is_finished(self) -> bool:
        """Whether a record that ends here is one of a finished game: it is over, or only time has to pass."""
        return self.is_over or self.game.ends_at(self.state) is not None

    def state_at_start(self) -> Any:
        """The state before anything was drawn."""
        state = fresh_states(self.game, 1)[0]
        self.game.start(self.box, state, self.seats, self.setup)
        return state

    @property
    def past(self) -> Past:
        """The game so far."""
        return Past(self.game, self.options, self.seats, self.setup, tuple(self.played))

    def snapshot(self) -> Any:
        """The state as it is now, to keep and only to be read."""
        # Bytes and back: a seventh of the time of the record's own copy.
        return np.frombuffer(self.state.tobytes(), self.game.state_dtype)[0]

    def legal(self, seat: Seat, now: Milliseconds = START) -> list[Move]:
        """The legal moves of this seat."""
        moves = np.empty(self.game.most_moves, np.int32)
        count = self.game.rules.list_legal(self._boxes, self._states, seat, now, moves)
        legal: list[Move] = moves[:count].tolist()
        return legal

    def as_listed(self, seat: Seat, move: Move, legal: Sequence[Move], now: Milliseconds = START) -> Move:
        """The listed move that does the same: of equal ones the rules list one, and anybody may play any."""
        if move in legal:
            return move
        wanted = self._after(seat, move, now)
        return next((other for other in legal if self._after(seat, other, now) == wanted), move)

    def _after(self, seat: Seat, move: Move, now: Milliseconds) -> bytes:
        state = np.frombuffer(bytearray(self.state.tobytes()), self.game.state_dtype)[0]
        self.game.rules.play(self.box, state, seat, move, now)
        return bytes(state.tobytes())

    def play(self, seat: Seat, move: Move, now: Milliseconds = START) -> None:
        """Play a move; Refused, and nothing changed, if it is not legal."""
        if not 0 <= move < self.game.move_codes:
            raise Refused("move-unknown", move=quote(move))
        before = self.state.tobytes()
        self.drawn = self._advance(seat, move, now)
        if self.drawn or self.game.is_timed or self._reveals(before, seat, move):
            self._befores.clear()
        else:
            self._befores.append(before)
        self.played.append(Played(seat, move, now))
        if not self._befores and len(self.played) >= self._kept[-1][0] + _APART:
            self._keep()

    def _keep(self) -> None:
        """A rewind may begin here."""
        self._kept.append((len(self.played), self.state.tobytes()))

    def _reveals(self, before: bytes, seat: Seat, move: Move) -> bool:
        game = self.game
        if game.is_open:
            return False
        return game.reveals(self.box, np.frombuffer(before, game.state_dtype)[0], seat, move)

    def may_undo(self, moves: int = 1) -> bool:
        """Whether the last move, or so many, can be taken back: nothing was drawn or revealed since."""
        return len(self._befores) >= moves

    def forbid_undo(self) -> None:
        """What was played so far stays."""
        self.fixed = len(self.played)
        self._befores.clear()
        self._keep()

    def undo(self) -> Played:
        """Take the last move back; Refused if something was drawn or revealed since."""
        if not self.played:
            raise Refused("undo-nothing")
        if not self.may_undo():
            raise Refused("undo-past-draw")
        self._go_back_to(self._befores.pop())
        return self.played.pop()

    def may_rewind(self, moves: int) -> bool:
        """Whether so many moves can be taken back if draws do not count: they were played here."""
        return 0 < moves <= len(self.played) - self.fixed

    def rewind(self, moves: int) -> Played:
        """Take so many moves back, past all draws; the first of them. What was drawn will be drawn again.

        The moves before them are played once more, from the last state that was kept.
        """
        if not self.may_rewind(moves):
            raise Refused("undo-nothing")
        stay, gone = self.played[:-moves], self.played[-moves]
        while self._kept[-1][0] > len(stay):
            self._kept.pop()
        number, state = self._kept[-1]
        self._befores.clear()
        self._go_back_to(state)
        self.played = stay[:number]
        for played in stay[number:]:
            self.play(*played)
        self.drawn = ()
        return gone

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
    by_seat: list[int] = scores[:seats].tolist()
    return by_seat


def fresh_states(game: Game, count: int) -> Any:
    """Room for this many states."""
    return np.zeros(count, game.state_dtype)


def legal_texts(game: Game, box: Any, moves: Sequence[Move]) -> list[str]:
    """Moves in record notation, sorted as text."""
    return sorted(game.move_texts(box, moves))
