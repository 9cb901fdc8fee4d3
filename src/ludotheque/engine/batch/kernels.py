"""What is done with one of many games side by side: written once, made for each game.

These kernels run on the cores of this machine (`cpu.py`) and, called by the lanes of a GPU, in CUDA
(`cuda.py`). They are made from `advance` and `list_legal` of a game's rules, and from its part `batch`:

- `deal_anew(boxes, states, seats, lane0, lane1, numbers, pile)` sets up a game and draws until somebody
  decides; who is waited for.
- `look(states, seat, views)` writes what the seat may know. Where nothing is hidden, views are the states.
- `mark_shown(boxes, views, seat, planes, lane, lanes)` and `mark_counted(boxes, views, seat, numbers)` fill
  what learned bots see of a view, which is zero.
- `won(boxes, states, scores)` writes the scores of a game that is over; who has won, a bit a seat.
- `room_for(box)`: how many numbers and how long a pile `deal_anew` needs.

A game is handed to them as an array of one. What game `place` is dealt in its episode e depends on the seed,
on `place` and on e alone, so it is the same with any number of threads, on a CPU and in CUDA.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludotheque.engine.contract import REFUSED, Game
from ludotheque.engine.jit import borrowing_kernel, kernel, lowest_bit, wide
from ludotheque.engine.noise import below, noise
from ludotheque.engine.simulation import MOST_SEATS
from ludotheque.engine.whole_games import Rule

NONE = -1
ALONE = 1  # lanes for a game where a core or a thread has one for itself

LIFE = np.dtype(
    [
        ("now", np.int64),  # the game's time, milliseconds
        ("episode", np.int32),  # games that ended at this place
        ("seat", np.int32),  # who decides
        ("acted", np.int32),  # seats that have done something since time went on, where a game goes by it
    ],
    align=True,
)

# Whole numbers that all games share.
SEATS, PILE, WAIT, RESIGN, PACE, LONGEST, LANE0, LANE1, CHOICE0, CHOICE1, FACTS = range(11)
# PILE: cards in a pile. WAIT: the action that does nothing, in a timed game, or NONE. RESIGN: the move that
# gives up, or NONE: nobody does here. PACE: milliseconds that pass when all seats have acted. LONGEST: a game
# that lasts so long is broken off.

BROKEN_OFF = -2  # in place of who has won


class Batch(NamedTuple):
    """The arrays of many games. The rows are games, but for what all of them share and nothing writes."""

    boxes: Any  # shared: the box, an array of one
    facts: Any  # shared: whole numbers, see above
    worths: Any  # shared: what each seat has, by who has won
    states: Any
    views: Any  # what the seat that decides may know; the states themselves where nothing is hidden
    piles: Any
    numbers: Any  # room for what a set-up draws
    lives: Any
    moves: Any  # what may be done, and how much of it there is
    counts: Any
    actions: Any  # what is done
    seats: Any  # who decides
    planes: Any  # what learned bots see
    counted: Any
    mask: Any
    scores: Any  # how it ended, if it did
    rewards: Any
    over: Any
    cut: Any
    illegal: Any


SHARED = ("boxes", "facts", "worths")
CHOICES = ("moves", "counts", "facts", "actions")  # arrays that a choice at random needs


@kernel
def open_look(states: Any, seat: int, views: Any) -> int:
    """What a seat may know where nothing is hidden: `views` are the states themselves."""
    return wide(0)


def shown_by(mark_planes: Rule, mark_numbers: Rule) -> tuple[Rule, Rule]:
    """A game's `mark_shown` and `mark_counted`, made from the kernels of its features."""

    @kernel
    def mark_shown(boxes: Any, views: Any, seat: int, planes: Any, lane: int, lanes: int) -> int:
        """Fill this lane's part of the planes, which are zero."""
        mark_planes(boxes[0], views[0], seat, planes, lane, lanes)
        return wide(0)

    @kernel
    def mark_counted(boxes: Any, views: Any, seat: int, numbers: Any) -> int:
        """Fill the numbers, which are zero."""
        mark_numbers(boxes[0], views[0], seat, numbers)
        return wide(0)

    return mark_shown, mark_counted


def won_by(mark_scores: Rule, mark_winners: Rule) -> Rule:
    """A game's `won`, made from its rules."""

    @kernel
    def won(boxes: Any, states: Any, scores: Any) -> int:
        """Write the scores; the seats that win, a bit each."""
        mark_scores(boxes[0], states[0], scores)
        return wide(mark_winners(states[0], scores))

    return won


@kernel
def game_lanes(facts: Any, life: Any, place: int) -> tuple[int, int]:
    """The lanes of noise of this place's episode."""
    lane0, lane1, episode = wide(facts[LANE0]), wide(facts[LANE1]), wide(life["episode"])
    key0, key1 = noise(lane0, lane1, place), noise(lane1, lane0, place)
    return noise(key0, key1, episode), noise(key1, key0, episode)


@kernel
def quickest(facts: Any, life: Any, place: int) -> int:
    """Who acts first now, in a timed game: drawn each time, since who comes later sees more and gets less."""
    game0, game1 = game_lanes(facts, life, place)
    return below(noise(game1, game0, wide(life["now"])), wide(facts[SEATS]))


@kernel
def pass_on(life: Any, facts: Any, waited_for: int, place: int) -> None:
    """Whose decision is next; in a timed game each seat's in turn, then time passes."""
    if facts[WAIT] == NONE:
        if waited_for > 0:
            life["seat"] = lowest_bit(waited_for)
        return
    life["acted"] += 1
    if life["acted"] == facts[SEATS]:
        life["acted"] = 0
        life["now"] += facts[PACE]
        life["seat"] = quickest(facts, life, place)
        return
    seat = wide(life["seat"]) + 1
    life["seat"] = seat if seat < facts[SEATS] else 0


@kernel
def mark_mask(moves: Any, counts: Any, mask: Any, value: int, place: int, lane: int, lanes: int) -> None:
    """Write a value for each listed move: 1, or 0 to take the list back."""
    for number in range(lane, counts[place], lanes):
        mask[place, moves[place, number]] = value


@kernel
def choose(moves: Any, counts: Any, facts: Any, actions: Any, turn: int, place: int) -> None:
    """Any listed move, each as likely as another, by noise of this turn."""
    lane0, lane1 = wide(facts[CHOICE0]), wide(facts[CHOICE1])
    word = noise(noise(lane0, lane1, turn), noise(lane1, lane0, turn), place)
    actions[place] = moves[place, below(word, wide(counts[place]))]


class GameKernels(NamedTuple):
    """What `made_for` makes; each takes a batch and the place of a game in it."""

    begin_game: Rule
    step_game: Rule
    count_game: Rule


@cache
def made_for(game: Game) -> GameKernels:
    """The kernels of one game among many: all that is written but planes and mask."""
    kernels = game.part("batch")
    advance, list_legal = game.rules.advance, game.rules.list_legal
    deal_anew, look, mark_counted, won = kernels.deal_anew, kernels.look, kernels.mark_counted, kernels.won

    @borrowing_kernel
    def list_moves(batch: Batch, place: int) -> int:
        """List what the seat may do; nothing when the game is over."""
        life, facts, moves = batch.lives[place], batch.facts, batch.moves[place]
        game = batch.states[place : place + 1]
        count = wide(list_legal(batch.boxes, game, wide(life["seat"]), wide(life["now"]), moves))
        if count > 0 and facts[WAIT] != NONE:
            if moves[count - 1] == facts[RESIGN]:  # the last of a list, if a game knows it
                count -= 1
            moves[count] = facts[WAIT]
            count += 1
        batch.counts[place] = count
        return count

    @borrowing_kernel
    def begin_game(batch: Batch, place: int) -> None:
        """Deal the game of this place's episode, and list what may be done."""
        life, facts = batch.lives[place], batch.facts
        game0, game1 = game_lanes(facts, life, place)
        game, numbers, pile = batch.states[place : place + 1], batch.numbers[place], batch.piles[place]
        waited_for = wide(deal_anew(batch.boxes, game, wide(facts[SEATS]), game0, game1, numbers, pile))
        life["now"] = life["acted"] = 0
        if facts[WAIT] != NONE:
            life["seat"] = quickest(facts, life, place)
        else:
            life["seat"] = lowest_bit(waited_for) if waited_for > 0 else 0
        list_moves(batch, place)

    @borrowing_kernel
    def act(batch: Batch, move: int, place: int) -> int:
        """Play a seat's move; who has won, a bit a seat, or BROKEN_OFF, or NONE if the game goes on.

        Who does what is not legal loses the game, whatever it is worth to anybody: that is the number of the
        seat, behind all that can have won. Where time goes on, it costs a second and no more (S4-3.3).
        """
        life, facts, game = batch.lives[place], batch.facts, batch.states[place : place + 1]
        seat, everybody = wide(life["seat"]), (wide(1) << wide(facts[SEATS])) - 1
        waited_for = everybody
        if move == NONE or move == facts[RESIGN]:
            waited_for = wide(REFUSED)
        elif move != facts[WAIT]:
            pile = batch.piles[place][: facts[PILE]]
            waited_for = wide(advance(batch.boxes, game, pile, seat, move, wide(life["now"])))
        batch.illegal[place] = waited_for == REFUSED
        if waited_for == REFUSED:
            if facts[WAIT] == NONE:
                won(batch.boxes, game, batch.scores[place])
                return everybody + 1 + seat
            waited_for = everybody
        pass_on(life, facts, waited_for, place)
        if waited_for > 0 and list_moves(batch, place) > 0:
            return wide(BROKEN_OFF) if life["now"] >= facts[LONGEST] else wide(NONE)
        return wide(won(batch.boxes, game, batch.scores[place]))

    @borrowing_kernel
    def count_game(batch: Batch, place: int) -> None:
        """Write the seat that decides, its view, and the numbers in it."""
        seat, counted = wide(batch.lives[place]["seat"]), batch.counted[place]
        batch.seats[place] = seat
        for number in range(len(counted)):
            counted[number] = 0
        view = batch.views[place : place + 1]
        look(batch.states[place : place + 1], seat, view)
        mark_counted(batch.boxes, view, seat, counted)

    @borrowing_kernel
    def step_game(batch: Batch, place: int) -> None:
        """One decision of one game; when it ends, the next is dealt."""
        for seat in range(MOST_SEATS):
            batch.scores[place, seat] = 0
        winners = act(batch, wide(batch.actions[place]), place)
        batch.over[place] = winners != NONE
        batch.cut[place] = winners == BROKEN_OFF
        for seat in range(batch.facts[SEATS]):
            batch.rewards[place, seat] = batch.worths[winners, seat] if winners >= 0 else 0
        if winners != NONE:
            batch.lives[place]["episode"] += 1
            begin_game(batch, place)
        count_game(batch, place)

    return GameKernels(begin_game, step_game, count_game)
