"""Bots against each other: the same deals for all of them, in every seating.

A *deal* is what chance decides before the first move: the pile or the trays, and who begins. Every group of
bots that fits round the table plays every deal, and it plays it in every order (from four seats on: each bot
once in each seat, in an order drawn for the deal). So a good pile or a good seat helps everybody alike. Where
seats belong to sides, a bot has all hands of its side.

Game i follows from the plan and from i alone, wherever it is played. The chances of a seat follow from the
deal and the seat, not from the bot in it: a bot against itself wins exactly half. A bot that stops thinking
by the clock is the one exception: it may decide otherwise on a slower machine.
"""

import hashlib
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import combinations, combinations_with_replacement, permutations
from math import factorial
from typing import Any, NamedTuple

import numpy as np

from ludotheque.bots import learned, lineup
from ludotheque.engine.contract import START, Game, Milliseconds, Move, Options, Seat, Setup
from ludotheque.engine.dealer import SeedStream
from ludotheque.engine.kernel_cache import source_hash
from ludotheque.engine.match import Match
from ludotheque.engine.simulation import fingerprint_of
from ludotheque.engine.turns import Turns
from ludotheque.engine.words import Refused, quote

MOST_ORDERS = 6  # of a group: all there are for two or three; more seats go round the table instead
_SEEDS = 1 << 48  # seeds that a bot may get
_GLANCE = 0.001  # seconds that a bot thinks, to be compiled


class Seating(NamedTuple):
    """Who sits where in a game."""

    deal: int
    number: int  # of the seating, among those of a deal
    bots: tuple[int, ...]  # by seat, places in the plan's bots


class Result(NamedTuple):
    """How a game came out."""

    game: int
    scores: tuple[int, ...]  # by seat
    winners: tuple[int, ...]  # seats
    decisions: tuple[int, ...]  # by seat: how often its bot was asked
    seconds: tuple[float, ...]  # by seat: how long its bot thought, all in all; the one thing that differs
    fingerprint: int  # of the final state


@dataclass(frozen=True)
class ArenaPlan:
    """Which bots play which deals of what. Checked by `make_plan`."""

    game: Game
    options: Options
    seats: int
    bots: tuple[str, ...]
    seed: str
    deals: int
    seconds: float  # that a bot may think about a move
    by_turns: bool = False  # a game that goes by time is played turn by turn

    @cached_property
    def parties(self) -> tuple[int, ...]:
        """Who plays for whom: the side of each seat, or the seat itself."""
        return tuple(self.game.sides(self.options)) if self.game.is_timed else tuple(range(self.seats))

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Which bots meet: as many as there are parties; if there are not so many bots, some come twice."""
        size, bots = len(set(self.parties)), range(len(self.bots))
        if len(self.bots) >= size:
            return tuple(combinations(bots, size))
        return tuple(group for group in combinations_with_replacement(bots, size) if set(group) == set(bots))

    def orders(self, group: tuple[int, ...], deal: int) -> Sequence[tuple[int, ...]]:
        """How this group sits down to this deal, one after the other."""
        if factorial(len(group)) <= MOST_ORDERS:
            return sorted(set(permutations(group)))
        stream, left, drawn = SeedStream(f"{self.seed}:{deal}:order"), list(group), []
        while left:
            drawn.append(left.pop(stream.below(len(left))))
        return [(*drawn[turn:], *drawn[:turn]) for turn in range(len(drawn))]

    @cached_property
    def games_a_deal(self) -> int:
        """How often a deal is played."""
        return len(self.groups) * len(self.orders(self.groups[0], 0))

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.deals * self.games_a_deal

    def deal_seed(self, deal: int) -> str:
        """The seed that a deal follows from."""
        return f"{self.seed}:{deal}"

    def seating(self, game: int) -> Seating:
        """Who sits where in game number so and so."""
        deal, number = divmod(game, self.games_a_deal)
        group, order = divmod(number, self.games_a_deal // len(self.groups))
        by_party = self.orders(self.groups[group], deal)[order]
        return Seating(deal, number, tuple(by_party[party] for party in self.parties))

    def identity(self) -> dict[str, Any]:
        """All that a game follows from beside its number. Of results with another one, none is the same."""
        box = hashlib.sha256(self.game.box(self.options).tobytes()).hexdigest()
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": self.game.options_json(self.options),
            "components": box[:16],
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "thinking": self.seconds,
            "by_turns": self.by_turns,
            "code": source_hash(),
            **learned.digests(self.bots, self.game),
        }


def make_plan(
    game: Game,
    options: Options,
    seats: int,
    bots: Sequence[str],
    seed: str,
    games: int,
    seconds: float,
    by_turns: bool = False,
) -> ArenaPlan:
    """A plan of at least so many games, whole deals; Refused with words if bots cannot meet so."""
    for name in bots:
        lineup.check(name, game, with_files=True)
        if bots.count(name) > 1:
            raise Refused("arena-bot-twice", bot=quote(name))
    if game.goal(options, seats) is not None:
        raise Refused("arena-together")
    if len(bots) < 2:
        raise Refused("arena-bots-few", known=", ".join(lineup.every(game)))
    one = ArenaPlan(game, options, seats, tuple(bots), seed, 1, seconds, by_turns)
    return replace(one, deals=-(-games // one.games_a_deal))


# One game


class Abandoned(Exception):
    """Nobody waits for this game any more."""


@dataclass
class Thinker:
    """A bot in its seat, with what it took."""

    bot: lineup.Bot
    limit: float
    is_abandoned: Callable[[], bool]
    decisions: int = field(default=0, init=False)
    seconds: float = field(default=0.0, init=False)

    def decide(self, match: Match, seat: Seat, now: Milliseconds) -> tuple[Move | None, Milliseconds]:
        """What it goes for, and when its hands are done."""
        if self.is_abandoned():
            raise Abandoned
        view, legal = match.view(seat), match.legal(seat, now)
        began = time.perf_counter()
        move = self.bot.decide(view, legal, self.limit) if legal else None
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        return move, Milliseconds(now + self.bot.pace(view, move))


def play_game(plan: ArenaPlan, number: int, is_abandoned: Callable[[], bool] = lambda: False) -> Result:
    """Play game number so and so of the plan."""
    deal, _, bots = plan.seating(number)
    names = [plan.bots[bot] for bot in bots]
    match, thinkers = play_deal(
        plan.game, plan.options, names, plan.deal_seed(deal), plan.seconds, is_abandoned, plan.by_turns
    )
    return Result(
        number,
        tuple(match.scores()),
        tuple(match.winners()),
        tuple(thinker.decisions for thinker in thinkers),
        tuple(thinker.seconds for thinker in thinkers),
        fingerprint_of(match.state),
    )


def play_deal(
    game: Game,
    options: Options,
    names: Sequence[str],
    seed: str,
    seconds: float,
    is_abandoned: Callable[[], bool] = lambda: False,
    by_turns: bool = False,
) -> tuple[Match, list[Thinker]]:
    """Play the deal that follows from a seed to its end, with a bot of each of these names in a seat."""
    match = Match(game, options, len(names), Setup(*game.deal(options, len(names), seed)))
    thinkers = []
    for seat, name in enumerate(names):
        chances = SeedStream(f"{seed}:{seat}").below(_SEEDS)
        bot = lineup.find(name, game, chances, with_files=True, by_turns=by_turns)
        thinkers.append(Thinker(bot, seconds, is_abandoned))
    if game.is_timed and by_turns:
        _play_slowly(match, thinkers)
    elif game.is_timed:
        _play_by_time(match, thinkers)
    else:
        _play_by_turns(match, thinkers)
    return match, thinkers


def _play_by_turns(match: Match, thinkers: Sequence[Thinker]) -> None:
    while not match.is_over:
        seat = match.to_move()[0]
        move, _ = thinkers[seat].decide(match, seat, START)
        if move is None:
            raise TypeError(f"a bot of {match.game.name} did not decide")
        match.play(seat, move)


def _play_by_time(match: Match, thinkers: Sequence[Thinker]) -> None:
    """S4-9 Each seat goes for one thing at a time; whose hands are done first tries it."""
    aims = [thinker.decide(match, Seat(seat), START) for seat, thinker in enumerate(thinkers)]
    while not match.is_over:
        seat = Seat(min(range(len(aims)), key=lambda other: aims[other][1]))
        move, now = aims[seat]
        end = match.game.ends_at(match.state)
        if end is not None and now >= end:
            break
        if move is not None and move in match.legal(seat, now):
            match.play(seat, move, now)
        aims[seat] = thinkers[seat].decide(match, seat, now)


def _play_slowly(match: Match, thinkers: Sequence[Thinker]) -> None:
    """Turn by turn, as `engine/turns.py` says; the hands of a team take turns."""
    turns = Turns(match)
    while not turns.is_over:
        seats = turns.to_move()
        seat = seats[turns.number // 2 % len(seats)]
        move, _ = thinkers[seat].decide(match, seat, turns.now)
        if move is None:
            turns.skip(seat)
        else:
            turns.play(seat, move)


# Many games


def warm_up(game: Game, bots: Iterable[str]) -> None:
    """Compile: no bot's time shall go by meanwhile."""
    for name in bots:
        _warm(type(game), name)


@cache
def _warm(kind: type[Game], bot: str) -> None:
    """Let a bot decide once."""
    game = kind()
    options, seats = game.options({}), min(game.seat_counts)
    match = Match(game, options, seats, Setup(*game.deal(options, seats, bot)))
    Thinker(lineup.find(bot, game, 0, with_files=True), _GLANCE, lambda: False).decide(
        match, match.to_move()[0], START
    )


def play_here(
    plan: ArenaPlan, numbers: Iterable[int], threads: int, is_stopped: Callable[[], bool] = lambda: False
) -> Iterator[Result]:
    """The results of these games, each as soon as it is over, played by threads of this process.

    Once `is_stopped` no game begins; those under way are played to their end. If nobody asks for more results
    they are abandoned.
    """
    warm_up(plan.game, plan.bots)
    left = iter(numbers)
    under_way: set[Future[Result]] = set()
    abandoned = threading.Event()
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                while len(under_way) < threads and not is_stopped():
                    number = next(left, None)
                    if number is None:
                        break
                    under_way.add(pool.submit(play_game, plan, number, abandoned.is_set))
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            abandoned.set()


# What came out


def whole_deals(plan: ArenaPlan, results: Iterable[Result]) -> list[Result]:
    """The results of those deals that were played in every seating, in order: only there luck cancels."""
    found = sorted(results)
    counts: dict[int, int] = {}
    for result in found:
        deal = result.game // plan.games_a_deal
        counts[deal] = counts.get(deal, 0) + 1
    return [result for result in found if counts[result.game // plan.games_a_deal] == plan.games_a_deal]


def standings(plan: ArenaPlan, result: Result) -> dict[int, tuple[bool, int]]:
    """How well each party came out, the larger the better: the winners first, then by points.

    Where nobody won, all lost alike.
    """
    found: dict[int, tuple[bool, int]] = {}
    for seat, party in enumerate(plan.parties):
        found[party] = (seat in result.winners, result.scores[seat] if result.winners else 0)
    return found


def wins_by_deal(plan: ArenaPlan, results: Sequence[Result]) -> Any:
    """For each deal and each two bots how often the one came out better than the other; equal is half."""
    deals = sorted({result.game // plan.games_a_deal for result in results})
    place_of = {deal: place for place, deal in enumerate(deals)}
    wins = np.zeros((len(deals), len(plan.bots), len(plan.bots)))
    for result in results:
        deal, _, bots = plan.seating(result.game)
        bot_of = dict(zip(plan.parties, bots, strict=True))
        standing = standings(plan, result)
        for one, other in combinations(sorted(standing), 2):
            if bot_of[one] != bot_of[other]:
                share = (1 + (standing[one] > standing[other]) - (standing[one] < standing[other])) / 2
                wins[place_of[deal], bot_of[one], bot_of[other]] += share
                wins[place_of[deal], bot_of[other], bot_of[one]] += 1 - share
    return wins


@dataclass
class Tally:
    """What one bot did, all its games together."""

    games: int = 0  # a bot that plays for several parties counts for each of them
    wins: float = 0.0  # a win that is shared counts as its share
    points: float = 0.0
    decisions: int = 0
    seconds: float = 0.0


def tallies(plan: ArenaPlan, results: Iterable[Result]) -> list[Tally]:
    """What each bot did, in the plan's order."""
    found = [Tally() for _ in plan.bots]
    for result in results:
        bots = plan.seating(result.game).bots
        winners = {plan.parties[seat] for seat in result.winners}
        for seat, bot in enumerate(bots):
            found[bot].decisions += result.decisions[seat]
            found[bot].seconds += result.seconds[seat]
        for party in set(plan.parties):
            seat = plan.parties.index(party)
            tally = found[bots[seat]]
            tally.games += 1
            tally.wins += 1 / len(winners) if party in winners else 0
            tally.points += result.scores[seat]
    return found


def digest(results: Iterable[Result]) -> str:
    """A hash over all final states, in the order of the games."""
    prints = np.array([result.fingerprint for result in sorted(results)], "<i8")
    return hashlib.sha256(prints.data).hexdigest()
