"""A game that was played, decision by decision: what each was worth, what was luck, which ones mattered.

Whoever decided is put back in place, with its view of then and nothing else, and a search thinks about it
against guessed piles. `docs/concepts/review.md` defines the numbers; they sum up exactly:
start + what the moves changed + luck = end, for each seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Protocol

import numpy as np

from ludotheque.engine.contract import Game, Milliseconds, Move, Seat, View
from ludotheque.engine.match import Match
from ludotheque.engine.noise import lanes
from ludotheque.engine.records import Entry, Record, match_of, play_recorded, seat_of
from ludotheque.engine.words import Refused

SIMULATIONS = 1000  # guessed piles for each position of a full review
MOMENTS = 3
LEAST_LOSS = 0.02  # of a chance: what costs less is no moment
DOUBT = 2.0  # so many standard errors a loss must stand out from chance
MOST_TIMED = 60  # decisions that are judged of a game that goes by time

Chances = tuple[float, ...]  # of winning, by seat


class Judgement(Protocol):
    """What a search thinks of a position: `bots/search.py` has it as `Thought`."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The best first."""

    @property
    def chances(self) -> tuple[Chances, ...]:
        """Of every seat, with each of these moves."""

    @property
    def simulations(self) -> int:
        """How many games it has thought through."""


class Judge(Protocol):
    """Who thinks about positions."""

    def think(
        self,
        view: View,
        legal: list[Move],
        seconds: float | None = None,
        simulations: int | None = None,
        threads: int = 1,
    ) -> Judgement:
        """What the seat of this view can hope for with these moves."""


@dataclass(frozen=True)
class Judged:
    """One decision, looked at again."""

    number: int  # moves played before it
    seat: Seat
    now: Milliseconds
    played: Move
    best: Move
    before: Chances  # with the best move
    after: Chances  # with the one played, before anything is drawn
    drawn_at: int | None = None  # moves played when something was next drawn before the next decision
    luck: Chances = ()  # how the chances have changed by then

    @property
    def loss(self) -> float:
        """What the move has cost its seat."""
        return self.before[self.seat] - self.after[self.seat]


@dataclass(frozen=True)
class Account:
    """Where a seat's end comes from: start + skill + others + luck."""

    start: float
    skill: float  # what its own moves have cost; 0 is the best there is
    others: float  # what the moves of the others have given or taken
    luck: float
    end: float


@dataclass(frozen=True)
class Review:
    """A whole game, looked at again."""

    record: Record
    simulations: int  # for the position that had the fewest
    judged: tuple[Judged, ...]
    end: Chances  # the result, or the chances where the game was broken off
    is_finished: bool

    def account(self, seat: int) -> Account:
        """Where the end of a seat comes from."""
        own = [one for one in self.judged if one.seat == seat]
        others = [one for one in self.judged if one.seat != seat]
        return Account(
            self.judged[0].before[seat],
            -sum(one.loss for one in own),
            sum(one.after[seat] - one.before[seat] for one in others),
            sum(one.luck[seat] for one in self.judged),
            self.end[seat],
        )

    @property
    def least_loss(self) -> float:
        """What a move must have cost so that it is not put down to too few simulations."""
        return max(LEAST_LOSS, DOUBT * sqrt(0.5 / max(self.simulations, 1)))

    def moments(self) -> list[Judged]:
        """The decisions that cost most, the worst first."""
        costly = [one for one in self.judged if one.loss >= self.least_loss]
        return sorted(costly, key=lambda one: -one.loss)[:MOMENTS]

    def draws(self, seat: int) -> tuple[Judged | None, Judged | None]:
        """After which decisions the best and the worst came up for a seat, if anything did."""
        drawn = [one for one in self.judged if one.drawn_at is not None]
        best = max(drawn, key=lambda one: one.luck[seat], default=None)
        worst = min(drawn, key=lambda one: one.luck[seat], default=None)
        return (
            best if best is not None and best.luck[seat] > 0 else None,
            worst if worst is not None and worst.luck[seat] < 0 else None,
        )


class Reviewer:
    """Looks at a game again, one decision at a time: others may want the core in between."""

    def __init__(
        self,
        record: Record,
        judges: Callable[[int], Judge],
        simulations: int | None = SIMULATIONS,
        seconds: float | None = None,
        threads: int = 1,
    ) -> None:
        """Think so many simulations, or about so many seconds in all, if they are given.

        `judges` gives a judge for a number: a new one each time, with the same guesses for the same number.
        So moves of one decision meet the same piles, and what chance brings makes no difference between them.
        """
        self.record = record
        self._judges = judges
        self._threads = threads
        self._places = places_of(record)
        if not self._places:
            raise Refused("review-nothing")
        self._simulations = simulations if seconds is None else None
        # A decision takes up to three thoughts (see `_look`); and then there is the end.
        self._seconds = None if seconds is None else seconds / (3 * len(self._places) + 1)
        self._match = match_of(record, 0)
        self._judged: list[Judged] = []
        self._fewest: int | None = None
        self._end: Chances | None = None

    @property
    def total(self) -> int:
        """How many steps it takes."""
        return len(self._places) + 1

    @property
    def done(self) -> int:
        """How many were taken."""
        return len(self._judged) + (self._end is not None)

    def step(self) -> None:
        """Judge the next decision; with the last step, how it ended."""
        if len(self._judged) < len(self._places):
            self._play_to(self._places[len(self._judged)])
            self._judged.append(self._look())
        else:
            self._play_to(len(self.record.moves))
            self._end = self._at_end()

    def review(self) -> Review:
        """All of it, whatever is left to do first."""
        while self.done < self.total:
            self.step()
        assert self._end is not None
        assert self._fewest is not None
        judged = chained(self._judged, self._end, self.record.game)
        return Review(self.record, self._fewest, judged, self._end, self._match.is_finished)

    def _play_to(self, number: int) -> None:
        """Play on until so many moves are played, and note after how many something was first drawn."""
        while len(self._match.played) < number:
            play_recorded(self._match, self.record.moves[len(self._match.played)])
            if self._match.drawn and self._judged and self._judged[-1].drawn_at is None:
                self._judged[-1] = replace(self._judged[-1], drawn_at=len(self._match.played))

    def _look(self) -> Judged:
        """Judge the decision that comes next."""
        match = self._match
        number = len(match.played)
        entry = self.record.moves[number]
        seat, legal, played = decision(match, entry)
        view = match.view(seat)
        thought = self._think(view, legal)
        best, before = thought.moves[0], thought.chances[0]
        after = before
        if best != played:
            # Each by itself, and as long as the other: what looks best among many is partly lucky.
            before, after = (self._think(view, [move]).chances[0] for move in (best, played))
            if after[seat] >= before[seat]:
                best, before = played, after
        return Judged(number, seat, entry.now, played, best, before, after)

    def _think(self, view: View, legal: list[Move]) -> Judgement:
        judge = self._judges(len(self._match.played))
        thought = judge.think(view, legal, self._seconds, self._simulations, self._threads)
        fewest = thought.simulations if self._fewest is None else self._fewest
        self._fewest = min(fewest, thought.simulations)
        return thought

    def _at_end(self) -> Chances:
        """The result; where the game was broken off, what whoever is waited for could still hope for."""
        match = self._match
        if match.is_finished:
            return result_of(match)
        seat = match.to_move()[0]
        now = self.record.moves[-1].now
        return self._think(match.view(seat), choices_of(match, seat, now)).chances[0]


def seed_of(seed: str, number: int) -> int:
    """The seed of whoever judges the decision with this number, in the review with this seed."""
    return lanes(f"review:{seed}:{number}")[0]


def chained(judged: Sequence[Judged], end: Chances, game: Game) -> tuple[Judged, ...]:
    """The decisions with the luck between each and the next, from the last one back.

    Where nothing was drawn and nobody else looks on with other eyes, nothing has happened by chance: what was
    thought later is the better judgement of what was there before, and takes its place. What the move itself
    has changed stays as it was judged.
    """
    found: list[Judged] = []
    later, eyes = end, None
    for one in reversed(judged):
        before, after = one.before, one.after
        if one.drawn_at is None and not game.is_timed and (game.is_open or eyes == one.seat):
            before = tuple(then + b - a for then, b, a in zip(later, before, after, strict=True))
            after = later
        luck = tuple(then - a for then, a in zip(later, after, strict=True))
        found.append(replace(one, before=before, after=after, luck=luck))
        later, eyes = before, one.seat
    return tuple(reversed(found))


def result_of(match: Match) -> Chances:
    """A finished game as chances: those who win share the win, those of one side do not share it."""
    winners = match.winners()
    camps = match.game.sides(match.options) if match.game.is_timed else range(match.seats)
    share = 1.0 / max(len({camps[seat] for seat in winners}), 1)
    return tuple(share if seat in winners else 0.0 for seat in range(match.seats))


def choices_of(match: Match, seat: Seat, now: Milliseconds) -> list[Move]:
    """The legal moves of a seat; giving up is no choice to think about."""
    return [move for move in match.legal(seat, now) if move != match.game.resign_move]


def decision(match: Match, entry: Entry) -> tuple[Seat, list[Move], Move]:
    """Who decided, among which moves, and the one it was, as the list has it."""
    move = match.game.move_code(match.box, entry.text)
    seat = seat_of(match, entry, move)
    legal = choices_of(match, seat, entry.now)
    return seat, legal, move if move in legal else _as_listed(match, seat, move, legal, entry.now)


def _as_listed(match: Match, seat: Seat, move: Move, legal: list[Move], now: Milliseconds) -> Move:
    """The listed move that does the same: of equal ones the rules list one, and a record may have any."""
    wanted = _after(match, seat, move, now)
    return next((other for other in legal if _after(match, seat, other, now) == wanted), move)


def _after(match: Match, seat: Seat, move: Move, now: Milliseconds) -> bytes:
    state = np.frombuffer(bytearray(match.state.tobytes()), match.game.state_dtype)[0]
    match.game.rules.play(match.box, state, seat, move, now)
    return bytes(state.tobytes())


# Which decisions are judged


def places_of(record: Record) -> list[int]:
    """The decisions worth a thought, by the number of moves before each: those with a choice to make.

    A game that goes by time has too many: those that changed the points, and some between them.
    """
    match = match_of(record, 0)
    found: list[int] = []
    scoring: list[int] = []
    for number, entry in enumerate(record.moves):
        scores = match.scores() if record.game.is_timed else None
        if _is_choice(match, record.game, entry):
            found.append(number)
        play_recorded(match, entry)
        if scores is not None and found and found[-1] == number and match.scores() != scores:
            scoring.append(number)
    if not record.game.is_timed or len(found) <= MOST_TIMED:
        return found
    kept = set(spread(scoring, MOST_TIMED))
    others = [number for number in found if number not in kept]
    return sorted(kept.union(spread(others, MOST_TIMED - len(kept))))


def _is_choice(match: Match, game: Game, entry: Entry) -> bool:
    move = game.move_code(match.box, entry.text)
    if move == game.resign_move:
        return False
    return len(choices_of(match, seat_of(match, entry, move), entry.now)) > 1


def spread(numbers: Sequence[int], most: int) -> list[int]:
    """So many of them at most, evenly from the first to the last."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[place * (len(numbers) - 1) // max(most - 1, 1)] for place in range(most)]
