"""A game that was played, decision by decision: what each was worth, what was luck, which ones mattered.

Whoever decided is put back in place, with its view of then and nothing else, and a search thinks about it
against guessed piles. `docs/concepts/review.md` defines the numbers; they sum up exactly:
start + what the moves changed + luck = end, for each seat. A quick reading of the whole game may come first,
so that there is something to look at while the thorough one is made.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import pairwise, takewhile
from math import ceil, sqrt
from threading import Lock
from typing import NamedTuple, Protocol

import numpy as np

from ludotheque.bots.search import Thought
from ludotheque.engine.contract import Game, Milliseconds, Move, Seat, State, View
from ludotheque.engine.match import Match
from ludotheque.engine.noise import lanes
from ludotheque.engine.records import Entry, Record, match_of, play_recorded, seat_of
from ludotheque.engine.words import Refused

SIMULATIONS = 1000  # guessed piles for each position of a full review
SKETCHED = 40  # and for each of a quick one
MOMENTS = 3  # at most
LEAST_LOSS = 0.02  # of a chance: of two moves that are no further apart, one is about as good as the other
DOUBT = 2.0  # so many standard errors a loss must stand out from chance
MOST_TIMED = 60  # decisions that are judged of a game that goes by time
ONE_MOMENT = 10_000  # milliseconds in which to prefer the same move again is to say the same thing again
CERTAIN = 1 - 1e-9  # a chance; what is missing is rounding

Chances = tuple[float, ...]  # of winning, by seat


class Judge(Protocol):
    """Who thinks about positions."""

    def think(
        self,
        view: View,
        legal: list[Move],
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> Thought:
        """What the seat of this view can hope for with these moves."""


@dataclass(frozen=True)
class Juncture:
    """One decision, as its seat had it before it."""

    number: int  # moves played before it
    seat: Seat
    now: Milliseconds
    view: View
    legal: list[Move]
    played: Move
    drawn_at: int | None  # moves played when something was next drawn before the next decision


@dataclass(frozen=True)
class Judged:
    """One decision, looked at again."""

    number: int  # moves played before it
    seat: Seat
    now: Milliseconds
    played: Move
    best: Move  # what the search preferred
    before: Chances  # with that one
    after: Chances  # with the one played, before anything is drawn
    drawn_at: int | None = None  # as in Juncture
    luck: Chances = ()  # how the chances have changed by then

    @property
    def loss(self) -> float:
        """What the move has cost its seat; below 0, if it came out better than what was preferred."""
        return self.before[self.seat] - self.after[self.seat]


class Draw(NamedTuple):
    """What came up that nobody could be sure of."""

    moves: int  # played by then
    change: float  # of a seat's chance


@dataclass(frozen=True)
class Account:
    """Where a seat's end comes from: start + skill + others + luck."""

    start: float
    skill: float  # what its own moves have changed; 0 is as good as the search
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
        """The decisions that cost most, the worst first; each thing once, and none that may be chance."""
        costly = [one for one in self.judged if one.loss >= self.least_loss]
        found: list[Judged] = []
        for one in sorted(costly, key=lambda one: -one.loss):
            if len(found) < MOMENTS and not any(self._repeats(one, other) for other in found):
                found.append(one)
        return found

    def _repeats(self, one: Judged, other: Judged) -> bool:
        """Whether a seat should have done the same at both: soon after, or still at each decision between."""
        if (one.seat, one.best) != (other.seat, other.best):
            return False
        if self.record.game.is_timed and abs(one.now - other.now) <= ONE_MOMENT:
            return True
        first, last = sorted((one.number, other.number))
        between = (judged for judged in self.judged if first < judged.number < last)
        return all(judged.best == one.best for judged in between if judged.seat == one.seat)

    def draws(self, seat: int) -> tuple[Draw | None, Draw | None]:
        """The best and the worst that came up for a seat, if anything did that was not certain."""
        drawn = [Draw(moves, one.luck[seat]) for one, moves in self._chancy]
        best = max(drawn, key=lambda draw: draw.change, default=None)
        worst = min(drawn, key=lambda draw: draw.change, default=None)
        return (
            best if best is not None and best.change > 0 else None,
            worst if worst is not None and worst.change < 0 else None,
        )

    @cached_property
    def _chancy(self) -> list[tuple[Judged, int]]:
        """The decisions after which something uncertain was drawn, and how many moves were played then."""
        draws = chancy_draws(self.record)
        ends = [*(one.number for one in self.judged[1:]), len(self.record.moves)]
        firsts = (
            (one, next((moves for moves in draws if one.number < moves <= end), None))
            for one, end in zip(self.judged, ends, strict=True)
        )
        return [(one, moves) for one, moves in firsts if moves is not None]


@dataclass(frozen=True)
class Draft:
    """What is known of a game while it is being looked at."""

    record: Record
    judged: tuple[Judged, ...]  # from the first decision on, as far as they were thought about
    end: Chances | None  # None: not all of them were


@dataclass
class Reading:
    """The whole game thought through once, and what came of it so far."""

    simulations: int | None
    seconds: float | None = None  # for a thought
    judged: dict[int, Judged] = field(default_factory=dict)  # by number
    simulated: list[int] = field(default_factory=list)  # the fewest, for each position
    end: Chances | None = None


class Reviewer:
    """Looks at a game again, one decision at a time: others may want the core in between."""

    def __init__(
        self,
        record: Record,
        judges: Callable[[int], Judge],
        simulations: int | None = SIMULATIONS,
        seconds: float | None = None,
        threads: int = 1,
        is_sketched: bool = False,
    ) -> None:
        """Think so many simulations, or about so many seconds in all, if they are given.

        `judges` gives a judge for a number: a new one each time, with the same guesses for the same number.
        `threads` is how many decisions `steps` judges at once. `is_sketched`: a quick reading comes first,
        for the draft; the review is the same.
        """
        self.record = record
        self._judges = judges
        self._threads = threads
        self._numbers = places_of(record)
        if not self._numbers:
            raise Refused("review-nothing")
        # A decision takes up to three thoughts (see `_look`), the end up to two.
        thoughts = 3 * ceil(len(self._numbers) / threads) + 2
        self._thorough = Reading(simulations) if seconds is None else Reading(None, seconds / thoughts)
        self._readings = [self._thorough]
        if is_sketched and (simulations is None or simulations > SKETCHED):
            self._readings.insert(0, Reading(SKETCHED))
        self._match = match_of(record, 0)
        self._work = self._all_work()
        self._lock = Lock()

    @property
    def total(self) -> int:
        """How many steps the thorough reading takes."""
        return len(self._numbers) + 1

    @property
    def done(self) -> int:
        """How many of them were taken."""
        return len(self._thorough.judged) + (self._thorough.end is not None)

    def step(self) -> bool:
        """Judge a decision, or how it ended, if there is one left. Several threads may do so at once."""
        with self._lock:
            work = next(self._work, None)
        if work is None:
            return False
        work()
        return True

    def steps(self) -> Iterator[None]:
        """All steps, several at once: how many threads take them changes nothing but the time."""
        with ThreadPoolExecutor(self._threads) as pool:
            for _ in pool.map(lambda _: self.step(), range(self.total * len(self._readings))):
                yield

    def draft(self) -> Draft:
        """The best that is known so far."""
        known = {number: one for reading in self._readings for number, one in {**reading.judged}.items()}
        ends = [reading.end for reading in self._readings if reading.end is not None]
        numbers = list(takewhile(known.__contains__, self._numbers))
        if not numbers:
            return Draft(self.record, (), None)
        end = ends[-1] if ends and len(numbers) == len(self._numbers) else None
        found = [known[number] for number in numbers]
        last = found[-1].after if end is None else end
        return Draft(self.record, chained(found, last, self.record.game), end)

    def review(self) -> Review:
        """All of it, whatever is left to do first."""
        while self.step():
            pass
        found = self._thorough
        assert found.end is not None
        judged = chained([found.judged[number] for number in self._numbers], found.end, self.record.game)
        return Review(self.record, min(found.simulated), judged, found.end, self._match.is_finished)

    def _all_work(self) -> Iterator[Callable[[], None]]:
        """What there is to think about: the game is walked through once, however many readings there are."""
        first, *others = self._readings
        junctures: list[Juncture] = []
        for juncture in self._walk():
            junctures.append(juncture)
            yield partial(self._look, first, juncture)
        yield partial(self._look_at_end, first)
        for reading in others:
            yield from (partial(self._look, reading, juncture) for juncture in junctures)
            yield partial(self._look_at_end, reading)

    def _walk(self) -> Iterator[Juncture]:
        """The decisions in order; in the end the game is played through."""
        match, moves = self._match, self.record.moves
        self._play_to(self._numbers[0])
        for number, then in pairwise([*self._numbers, len(moves)]):
            entry = moves[number]
            seat, legal, played = decision(match, entry)
            view = match.view(seat)
            yield Juncture(number, seat, entry.now, view, legal, played, self._play_to(then))

    def _play_to(self, number: int) -> int | None:
        """Play on until so many moves are played; after how many something was first drawn."""
        drawn_at = None
        while len(self._match.played) < number:
            play_recorded(self._match, self.record.moves[len(self._match.played)])
            if self._match.drawn and drawn_at is None:
                drawn_at = len(self._match.played)
        return drawn_at

    def _look(self, reading: Reading, juncture: Juncture) -> None:
        """Judge a decision."""
        view, played = juncture.view, juncture.played
        found = self._find(reading, juncture.number, view, juncture.legal)
        alone = {move: self._weigh(reading, juncture.number, view, move) for move in {found.best, played}}
        before, after = (alone[move].chances[0] for move in (found.best, played))
        reading.judged[juncture.number] = Judged(
            juncture.number, juncture.seat, juncture.now, played, found.best, before, after, juncture.drawn_at
        )
        reading.simulated.append(min(thought.simulations for thought in (found, *alone.values())))

    def _look_at_end(self, reading: Reading) -> None:
        """The result; where the game was broken off, what whoever is waited for could still hope for."""
        match, number = self._match, len(self.record.moves)
        if match.is_finished:
            reading.end = result_of(match)
            return
        seat = match.to_move()[0]
        view = match.view(seat)
        found = self._find(reading, number, view, choices_of(match, seat, self.record.moves[-1].now))
        worth = self._weigh(reading, number, view, found.best)
        reading.simulated += [found.simulations, worth.simulations]
        reading.end = worth.chances[0]

    def _find(self, reading: Reading, number: int, view: View, legal: list[Move]) -> Thought:
        """Which of these moves is best."""
        return self._judges(2 * number).think(view, legal, reading.seconds, reading.simulations)

    def _weigh(self, reading: Reading, number: int, view: View, move: Move) -> Thought:
        """What a move is worth by itself, with as many guesses as any other, and the same.

        They are not those it was found with: what looks best among many has been lucky with those.
        """
        return self._judges(2 * number + 1).think(view, [move], reading.seconds, reading.simulations)


def seed_of(seed: str, number: int) -> int:
    """The seed of the judge with this number, in the review with this seed."""
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


def chancy_draws(record: Record) -> list[int]:
    """After how many moves something was drawn that had not to come, whatever anybody held."""
    match, found = match_of(record, 0), list[int]()
    for entry in record.moves:
        before = match.snapshot()
        play_recorded(match, entry)
        if match.drawn and not _is_certain(match, before):
            found.append(len(match.played))
    return found


def _is_certain(match: Match, before: State) -> bool:
    """Whether nothing else could be drawn after the move played last, for who knows every hand."""
    game, (seat, move, now) = match.game, match.played[-1]
    state = np.frombuffer(bytearray(before.tobytes()), game.state_dtype)[0]
    game.rules.play(match.box, state, seat, move, now)
    for outcome in match.drawn:
        if dict(game.chances(match.box, state)).get(outcome, 0.0) < CERTAIN:
            return False
        game.rules.settle(match.box, state, outcome)
    return True


def result_of(match: Match) -> Chances:
    """A finished game as chances: those who win share the win, those of one side do not share it."""
    winners = match.winners()
    if match.game.goal(match.options, match.seats) is not None:  # all are of one side
        return tuple(1.0 if seat in winners else 0.0 for seat in range(match.seats))
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
    return seat, legal, match.as_listed(seat, move, legal, entry.now)


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
