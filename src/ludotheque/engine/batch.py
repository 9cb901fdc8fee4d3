"""Many games side by side, stepped together, with what each seat sees written at every step.

The kernels here run on the cores of this machine and, called by the lanes of a GPU, in CUDA. Each takes the
kernels of a game first: `advance` and `list_legal` of its rules, and from its `batch.py`

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

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np

from ludotheque.engine.contract import REFUSED, Game
from ludotheque.engine.jit import in_rows, kernel, lowest_bit, tied, wide
from ludotheque.engine.noise import below, lanes, noise
from ludotheque.engine.simulation import CUDA_BLOCK, CUDA_REGISTERS, MOST_SEATS, find_cuda
from ludotheque.engine.whole_games import Rule

NONE = -1
ALONE, TOGETHER = 1, 32  # lanes for a game: a core's or a thread's, a warp's
MANY_LANES, LARGE = 128, 4096  # lanes that fill the planes of a game, where these are so many bytes
WORD = 8  # bytes that a lane clears at once
SECTOR = 32  # bytes that a GPU's memory moves at once
CACHE_LINE = 64  # bytes

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
MOST_ACTION = 1 << 30  # more than any game has


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
def list_moves(
    list_legal: Any, boxes: Any, states: Any, lives: Any, facts: Any, moves: Any, counts: Any, place: int
) -> int:
    """List what the seat may do; nothing when the game is over."""
    life = lives[place]
    count = wide(
        list_legal(boxes, states[place : place + 1], wide(life["seat"]), wide(life["now"]), moves[place])
    )
    if count > 0 and facts[WAIT] != NONE:
        if moves[place][count - 1] == facts[RESIGN]:  # the last of a list, if a game knows it
            count -= 1
        moves[place][count] = facts[WAIT]
        count += 1
    counts[place] = count
    return count


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
def begin_game(
    deal_anew: Any,
    list_legal: Any,
    boxes: Any,
    states: Any,
    piles: Any,
    numbers: Any,
    lives: Any,
    facts: Any,
    moves: Any,
    counts: Any,
    place: int,
) -> None:
    """Deal the game of this place's episode, and list what may be done."""
    life = lives[place]
    game0, game1 = game_lanes(facts, life, place)
    game, seats = states[place : place + 1], wide(facts[SEATS])
    waited_for = wide(deal_anew(boxes, game, seats, game0, game1, numbers[place], piles[place]))
    life["now"] = life["acted"] = 0
    if facts[WAIT] != NONE:
        life["seat"] = quickest(facts, life, place)
    else:
        life["seat"] = lowest_bit(waited_for) if waited_for > 0 else 0
    list_moves(list_legal, boxes, states, lives, facts, moves, counts, place)


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
def act(
    advance: Any,
    list_legal: Any,
    won: Any,
    boxes: Any,
    states: Any,
    piles: Any,
    lives: Any,
    facts: Any,
    moves: Any,
    counts: Any,
    scores: Any,
    illegal: Any,
    move: int,
    place: int,
) -> int:
    """Play a seat's move; who has won, a bit a seat, or BROKEN_OFF, or NONE if the game goes on.

    Who does what is not legal loses the game, whatever it is worth to anybody: that is the number of the
    seat, behind all that can have won. Where time goes on, it costs a second and no more (S4-3.3).
    """
    life, game = lives[place], states[place : place + 1]
    seat, everybody = wide(life["seat"]), (wide(1) << wide(facts[SEATS])) - 1
    waited_for = everybody
    if move == NONE or move == facts[RESIGN]:
        waited_for = wide(REFUSED)
    elif move != facts[WAIT]:
        pile = piles[place][: facts[PILE]]
        waited_for = wide(advance(boxes, game, pile, seat, move, wide(life["now"])))
    illegal[place] = waited_for == REFUSED
    if waited_for == REFUSED:
        if facts[WAIT] == NONE:
            won(boxes, game, scores[place])
            return everybody + 1 + seat
        waited_for = everybody
    pass_on(life, facts, waited_for, place)
    if waited_for > 0 and list_moves(list_legal, boxes, states, lives, facts, moves, counts, place) > 0:
        return wide(BROKEN_OFF) if life["now"] >= facts[LONGEST] else wide(NONE)
    return wide(won(boxes, game, scores[place]))


@kernel
def step_game(
    advance: Any,
    list_legal: Any,
    deal_anew: Any,
    look: Any,
    mark_counted: Any,
    won: Any,
    boxes: Any,
    states: Any,
    views: Any,
    piles: Any,
    numbers: Any,
    lives: Any,
    facts: Any,
    worths: Any,
    moves: Any,
    counts: Any,
    actions: Any,
    seats: Any,
    counted: Any,
    scores: Any,
    rewards: Any,
    over: Any,
    cut: Any,
    illegal: Any,
    place: int,
) -> None:
    """One decision of one game; when it ends, the next is dealt. All but planes and mask is written."""
    for seat in range(MOST_SEATS):
        scores[place, seat] = 0
    winners = act(
        advance,
        list_legal,
        won,
        boxes,
        states,
        piles,
        lives,
        facts,
        moves,
        counts,
        scores,
        illegal,
        wide(actions[place]),
        place,
    )
    over[place] = winners != NONE
    cut[place] = winners == BROKEN_OFF
    for seat in range(facts[SEATS]):
        rewards[place, seat] = worths[winners, seat] if winners >= 0 else 0
    if winners != NONE:
        lives[place]["episode"] += 1
        begin_game(deal_anew, list_legal, boxes, states, piles, numbers, lives, facts, moves, counts, place)
    count_game(look, mark_counted, boxes, states, views, lives, seats, counted, place)


@kernel
def count_game(
    look: Any,
    mark_counted: Any,
    boxes: Any,
    states: Any,
    views: Any,
    lives: Any,
    seats: Any,
    counted: Any,
    place: int,
) -> None:
    """Write the seat that decides, its view, and the numbers in it."""
    seat = wide(lives[place]["seat"])
    seats[place] = seat
    for number in range(len(counted[place])):
        counted[place, number] = 0
    look(states[place : place + 1], seat, views[place : place + 1])
    mark_counted(boxes, views[place : place + 1], seat, counted[place])


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


# On cores: every game from one place to another


@kernel
def show_game(
    mark_shown: Any,
    boxes: Any,
    views: Any,
    seats: Any,
    moves: Any,
    counts: Any,
    planes: Any,
    mask: Any,
    place: int,
) -> None:
    """Write planes and mask."""
    planes[place] = 0
    mark_shown(boxes, views[place : place + 1], wide(seats[place]), planes[place], wide(0), wide(ALONE))
    mark_mask(moves, counts, mask, wide(1), place, wide(0), wide(ALONE))


@kernel
def begin_games(
    list_legal: Any,
    deal_anew: Any,
    look: Any,
    mark_shown: Any,
    mark_counted: Any,
    boxes: Any,
    states: Any,
    views: Any,
    piles: Any,
    numbers: Any,
    lives: Any,
    facts: Any,
    moves: Any,
    counts: Any,
    seats: Any,
    planes: Any,
    counted: Any,
    mask: Any,
    first: int,
    last: int,
) -> None:
    """Deal each game anew, in its first episode."""
    for place in range(first, last):
        mark_mask(moves, counts, mask, wide(0), place, wide(0), wide(ALONE))
        lives[place]["episode"] = 0
        begin_game(deal_anew, list_legal, boxes, states, piles, numbers, lives, facts, moves, counts, place)
        count_game(look, mark_counted, boxes, states, views, lives, seats, counted, place)
        show_game(mark_shown, boxes, views, seats, moves, counts, planes, mask, place)


@kernel
def step_games(
    advance: Any,
    list_legal: Any,
    deal_anew: Any,
    look: Any,
    mark_shown: Any,
    mark_counted: Any,
    won: Any,
    boxes: Any,
    states: Any,
    views: Any,
    piles: Any,
    numbers: Any,
    lives: Any,
    facts: Any,
    worths: Any,
    moves: Any,
    counts: Any,
    actions: Any,
    seats: Any,
    planes: Any,
    counted: Any,
    mask: Any,
    scores: Any,
    rewards: Any,
    over: Any,
    cut: Any,
    illegal: Any,
    turn: int,
    steps: int,
    first: int,
    last: int,
) -> None:
    """One decision in each game by `actions`; or so many, at random, where `steps` is not 0."""
    for step in range(max(steps, 1)):
        for place in range(first, last):
            if steps != 0:
                choose(moves, counts, facts, actions, turn + step, place)
            mark_mask(moves, counts, mask, wide(0), place, wide(0), wide(ALONE))
            step_game(
                advance,
                list_legal,
                deal_anew,
                look,
                mark_counted,
                won,
                boxes,
                states,
                views,
                piles,
                numbers,
                lives,
                facts,
                worths,
                moves,
                counts,
                actions,
                seats,
                counted,
                scores,
                rewards,
                over,
                cut,
                illegal,
                place,
            )
            show_game(mark_shown, boxes, views, seats, moves, counts, planes, mask, place)


@kernel
def choose_moves(moves: Any, counts: Any, facts: Any, actions: Any, turn: int, first: int, last: int) -> None:
    """A random move in each game."""
    for place in range(first, last):
        choose(moves, counts, facts, actions, turn, place)


# What is stepped


SHARED = ("boxes", "facts", "worths")  # arrays that are the same for all games, and stay as they are

_STARTING = ("boxes", "states", "views", "piles", "numbers", "lives", "facts", "moves", "counts", "seats")
_BEGIN = (*_STARTING, "planes", "counted", "mask")
_STEP = (
    *(
        "boxes",
        "states",
        "views",
        "piles",
        "numbers",
        "lives",
        "facts",
        "worths",
        "moves",
        "counts",
        "actions",
    ),
    *("seats", "planes", "counted", "mask", "scores", "rewards", "over", "cut", "illegal"),
)
_CHOOSE = ("moves", "counts", "facts", "actions")
_PLAY = tuple(name for name in _STEP if name not in ("planes", "mask"))  # a thread a game
_SHOW = ("boxes", "views", "seats")  # some lanes a game


class BatchPlan(NamedTuple):
    """Which games, and how many."""

    game: Game
    box: Any
    seats: int
    games: int
    planes: tuple[int, ...]  # the shape of a game's planes, and how many numbers there are beside them
    numbers: int
    worths: Any  # what each seat has, by who has won, a bit a seat; then by who did what is not legal
    seed: int | str
    pile: int
    pace: int  # milliseconds
    longest: int


def arrays_of(plan: BatchPlan) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Every array that steps write, by name: shape and type. The rows are games."""
    game, count, seats = plan.game, plan.games, plan.seats
    view_dtype = game.part("layout").VIEW
    drawn, pile = game.part("batch").room_for(plan.box)
    rows: dict[str, tuple[tuple[int, ...], Any]] = {
        "states": ((), game.state_dtype),
        "piles": ((pile,), np.int16),
        "numbers": ((drawn,), np.int16),
        "lives": ((), LIFE),
        "moves": ((game.most_moves + game.is_timed,), np.int32),
        "counts": ((), np.int32),
        "actions": ((), np.int32),
        "seats": ((), np.int8),
        "planes": ((plan.planes[0], math.prod(plan.planes[1:])), np.uint8),
        "counted": ((plan.numbers,), np.float32),
        "mask": ((game.move_codes + game.is_timed,), np.int8),
        "scores": ((MOST_SEATS,), np.int32),
        "rewards": ((seats,), np.float32),
        "over": ((), np.bool_),
        "cut": ((), np.bool_),
        "illegal": ((), np.bool_),
    }
    if view_dtype is not game.state_dtype:
        rows["views"] = ((), view_dtype)
    return {name: ((count, *shape), dtype) for name, (shape, dtype) in rows.items()}


def facts_of(plan: BatchPlan) -> Any:
    """The whole numbers that all games share."""
    game = plan.game
    facts = np.zeros(FACTS, np.int64)
    facts[[SEATS, PILE, PACE, LONGEST]] = plan.seats, plan.pile, plan.pace, plan.longest
    facts[WAIT] = game.move_codes if game.is_timed else NONE
    facts[RESIGN] = NONE if game.resign_move is None else game.resign_move
    facts[LANE0], facts[LANE1] = lanes(plan.seed)
    facts[CHOICE0], facts[CHOICE1] = lanes(f"{plan.seed}:choice")
    return facts


class Stepper(Protocol):
    """Something to step games on. Its arrays stay the same ones."""

    arrays: dict[str, Any]

    def begin(self) -> None:
        """Deal every game anew, in its first episode."""

    def step(self) -> None:
        """One decision in each game, by `actions`."""

    def choose(self, turn: int) -> None:
        """Write a random legal move for each game into `actions`."""

    def play(self, turn: int, steps: int) -> None:
        """So many steps, each with random moves."""


def _aligned(shape: tuple[int, ...], dtype: Any) -> Any:
    """Zeros that begin with a line of a core's cache: only such memory is shared by JAX."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.zeros(size + CACHE_LINE, np.uint8)
    first = -room.ctypes.data % CACHE_LINE
    return room[first : first + size].view(dtype).reshape(shape)


class CpuStepper:
    """Steps games on cores of this machine."""

    def __init__(self, plan: BatchPlan, threads: int) -> None:
        boxes = np.frombuffer(plan.box, plan.box.dtype)
        self.arrays = {name: _aligned(shape, dtype) for name, (shape, dtype) in arrays_of(plan).items()}
        self.arrays.setdefault("views", self.arrays["states"])
        self.arrays |= {"boxes": boxes, "facts": facts_of(plan), "worths": plan.worths}
        self._begin, self._step = self._compile(plan.game)
        share = -(-plan.games // threads)
        self._parts = [(first, min(first + share, plan.games)) for first in range(0, plan.games, share)]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def _compile(self, game: Game) -> tuple[Any, Any]:
        a, kernels = self.arrays, game.part("batch")
        here, view = a["states"][:1], a["views"][:1]
        inner = {
            "advance": (game.rules.advance, (a["boxes"], here, a["piles"][0], 0, 0, 0)),
            "list_legal": (game.rules.list_legal, (a["boxes"], here, 0, 0, a["moves"][0])),
            "deal_anew": (kernels.deal_anew, (a["boxes"], here, 0, 0, 0, a["numbers"][0], a["piles"][0])),
            "look": (kernels.look, (here, 0, view)),
            "mark_shown": (kernels.mark_shown, (a["boxes"], view, 0, a["planes"][0], 0, 0)),
            "mark_counted": (kernels.mark_counted, (a["boxes"], view, 0, a["counted"][0])),
            "won": (kernels.won, (a["boxes"], here, a["scores"][0])),
        }
        begin = [one for name, one in inner.items() if name not in ("advance", "won")]
        return (
            tied(begin_games, begin, (*self._named(_BEGIN), 0, 0)),
            tied(step_games, list(inner.values()), (*self._named(_STEP), 0, 0, 0, 0)),
        )

    def _named(self, names: Sequence[str]) -> list[Any]:
        return [self.arrays[name] for name in names]

    def _in_parts(self, do: Any, *given: Any) -> None:
        """Do it for all games, each thread for a part of them."""
        if self._pool is None:
            do(*given, *self._parts[0])
            return
        for future in [self._pool.submit(do, *given, *part) for part in self._parts]:
            future.result()

    def begin(self) -> None:
        """Deal every game anew, in its first episode."""
        self._in_parts(self._begin, *self._named(_BEGIN))

    def step(self) -> None:
        """One decision in each game, by `actions`."""
        self._in_parts(self._step, *self._named(_STEP), 0, 0)

    def choose(self, turn: int) -> None:
        """Write a random legal move for each game into `actions`."""
        self._in_parts(choose_moves, *self._named(_CHOOSE), turn)

    def play(self, turn: int, steps: int) -> None:
        """So many steps, each with random moves."""
        if steps > 0:
            self._in_parts(self._step, *self._named(_STEP), turn, steps)


# CUDA


@kernel
def copy_bytes(
    words: Any,
    letters: Any,
    near: Any,
    near_words: Any,
    begin: int,
    first: int,
    last: int,
    lane: int,
    lanes: int,
) -> None:
    """Write these bytes from `near`, whose word `begin` holds the first of them; most as whole words."""
    away, head, tail = begin - first // WORD, (first + WORD - 1) // WORD, last // WORD
    for place in range(first + lane, head * WORD, lanes):
        letters[place] = near[place + away * WORD]
    for place in range(head + lane, tail, lanes):
        words[place] = near_words[place + away]
    for place in range(tail * WORD + lane, last, lanes):
        letters[place] = near[place + away * WORD]


@kernel
def clear_sectors(
    words: Any, letters: Any, moves: Any, counts: Any, size: int, place: int, lane: int, lanes: int
) -> None:
    """Zero the mask around each listed move: whole sectors of memory, which need not be read before.

    Next to a neighbour's row it is the move alone.
    """
    each = SECTOR // WORD
    for number in range(lane, each * wide(counts[place]), lanes):
        letter = place * size + wide(moves[place, number // each])
        first = letter // SECTOR * SECTOR
        if first < place * size or first + SECTOR > (place + 1) * size:
            letters[letter] = 0
        else:
            words[first // WORD + number % each] = 0


def _lanes_for(size: int) -> int:
    """How many lanes fill planes of so many bytes."""
    return MANY_LANES if size >= LARGE else TOGETHER


def _room_near(size: int) -> int:
    """Bytes for so many that may begin anywhere in a word."""
    return (size // WORD + 2) * WORD


@cache
def _cuda_kernels(game: Game, rows: int, columns: int) -> dict[str, Any]:
    """The kernels above with those of a game and the shape of its planes: compiled once a process."""
    from numba import int64, uint8

    cuda, kernels = find_cuda(), game.part("batch")
    advance, list_legal = game.rules.advance, game.rules.list_legal
    deal_anew, look, won = kernels.deal_anew, kernels.look, kernels.won
    mark_shown, mark_counted = kernels.mark_shown, kernels.mark_counted
    size, room = rows * columns, _room_near(rows * columns) // WORD
    lanes = _lanes_for(size)  # a number that the compiler knows: what it divides by is cheap

    def clear(words: Any) -> None:
        for place in range(cuda.grid(1), len(words), cuda.gridsize(1)):
            words[place] = 0

    def begin(
        boxes: Any,
        states: Any,
        views: Any,
        piles: Any,
        numbers: Any,
        lives: Any,
        facts: Any,
        moves: Any,
        counts: Any,
        seats: Any,
        counted: Any,
    ) -> None:
        place = cuda.grid(1)
        if place < len(states):
            lives[place]["episode"] = 0
            begin_game(
                deal_anew, list_legal, boxes, states, piles, numbers, lives, facts, moves, counts, place
            )
            count_game(look, mark_counted, boxes, states, views, lives, seats, counted, place)

    def take(given: Any, actions: Any) -> None:
        place = cuda.grid(1)
        if place < len(actions):
            action = given[place]
            actions[place] = action if 0 <= action < MOST_ACTION else NONE  # what is longer would wrap

    def pick(moves: Any, counts: Any, facts: Any, actions: Any, turn: int) -> None:
        place = cuda.grid(1)
        if place < len(actions):
            choose(moves, counts, facts, actions, turn, place)

    def forget(moves: Any, counts: Any, mask: Any, words: Any, letters: Any) -> None:
        place, lane = cuda.grid(1) // TOGETHER, cuda.grid(1) % TOGETHER
        if place < len(counts):
            size = wide(mask.shape[1])
            clear_sectors(words, letters, moves, counts, size, place, lane, wide(TOGETHER))

    def allow(moves: Any, counts: Any, mask: Any, words: Any, letters: Any) -> None:
        place, lane = cuda.grid(1) // TOGETHER, cuda.grid(1) % TOGETHER
        if place < len(counts):
            size = wide(mask.shape[1])
            clear_sectors(words, letters, moves, counts, size, place, lane, wide(TOGETHER))
            cuda.syncwarp()
            mark_mask(moves, counts, mask, wide(1), place, lane, wide(TOGETHER))

    def play(
        boxes: Any,
        states: Any,
        views: Any,
        piles: Any,
        numbers: Any,
        lives: Any,
        facts: Any,
        worths: Any,
        moves: Any,
        counts: Any,
        actions: Any,
        seats: Any,
        counted: Any,
        scores: Any,
        rewards: Any,
        over: Any,
        cut: Any,
        illegal: Any,
    ) -> None:
        place = cuda.grid(1)
        if place < len(states):
            step_game(
                advance,
                list_legal,
                deal_anew,
                look,
                mark_counted,
                won,
                boxes,
                states,
                views,
                piles,
                numbers,
                lives,
                facts,
                worths,
                moves,
                counts,
                actions,
                seats,
                counted,
                scores,
                rewards,
                over,
                cut,
                illegal,
                place,
            )

    def show(boxes: Any, views: Any, seats: Any, words: Any, letters: Any) -> None:
        lane, number = wide(cuda.threadIdx.x), wide(cuda.threadIdx.y)  # which of the games in this block
        place = wide(cuda.blockIdx.x) * (CUDA_BLOCK // lanes) + number
        near, near_words = cuda.shared.array(0, uint8), cuda.shared.array(0, int64)  # the same memory
        for word in range(number * room + lane, (number + 1) * room, lanes):
            near_words[word] = 0
        cuda.syncthreads()
        start = place * size
        if place < len(seats):
            mine = number * room * WORD + start % WORD
            shown = in_rows(near, mine, wide(rows), wide(columns))
            mark_shown(boxes, views[place : place + 1], wide(seats[place]), shown, lane, wide(lanes))
        cuda.syncthreads()
        if place < len(seats):
            copy_bytes(
                words, letters, near, near_words, number * room, start, start + size, lane, wide(lanes)
            )

    all_of_them = (clear, take, pick, forget, allow, show, begin, play)
    return {one.__name__: cuda.jit(max_registers=CUDA_REGISTERS)(one) for one in all_of_them}


class CudaStepper:
    """Steps games on a GPU: a thread a game for what is decided, many a game for what is seen.

    Planes are filled in a multiprocessor's own memory and written once. All is queued on the default stream,
    and nothing here waits for it.
    """

    def __init__(self, plan: BatchPlan) -> None:
        self._cuda = find_cuda()
        self._count = plan.games
        boxes = np.zeros(1, plan.box.dtype)
        boxes[0] = plan.box
        facts = {"boxes": boxes, "facts": facts_of(plan), "worths": plan.worths}
        self.arrays = {name: self._cuda.to_device(values) for name, values in facts.items()}
        self._words: dict[str, Any] = {}
        for name, (shape, dtype) in arrays_of(plan).items():
            self.arrays[name] = self._make(name, shape, np.dtype(dtype))
        self.arrays.setdefault("views", self.arrays["states"])
        self._size = math.prod(plan.planes)
        self._launches = _cuda_kernels(plan.game, plan.planes[0], self._size // plan.planes[0])
        for words in self._words.values():
            self._launches["clear"][1024, CUDA_BLOCK](words)

    def _make(self, name: str, shape: tuple[int, ...], dtype: Any) -> Any:
        """Room for an array; it begins and ends with a whole word."""
        size = math.prod(shape) * dtype.itemsize
        words = self._words[name] = self._cuda.device_array(-(-size // WORD), np.int64)
        return words.view(np.uint8)[:size].view(dtype).reshape(shape)

    def _launch(self, name: str, lanes_each: int, *given: Any) -> None:
        blocks = -(-self._count * lanes_each // CUDA_BLOCK)
        self._launches[name][blocks, CUDA_BLOCK](*given)

    def _named(self, names: Sequence[str]) -> list[Any]:
        return [self.arrays[name] for name in names]

    def _bytes(self, name: str) -> tuple[Any, Any]:
        """The memory of an array as words and as bytes."""
        return self._words[name], self._words[name].view(np.uint8)

    def _forget(self) -> None:
        given = *self._named(("moves", "counts", "mask")), *self._bytes("mask")
        self._launch("forget", TOGETHER, *given)

    def _show(self) -> None:
        given = *self._named(("moves", "counts", "mask")), *self._bytes("mask")
        self._launch("allow", TOGETHER, *given)
        lanes_each = _lanes_for(self._size)
        games = CUDA_BLOCK // lanes_each  # a block
        blocks, near = -(-self._count // games), games * _room_near(self._size)
        show = self._launches["show"][blocks, (lanes_each, games), 0, near]
        show(*self._named(_SHOW), *self._bytes("planes"))

    def take(self, actions: Any) -> None:
        """Copy actions that lie on the GPU."""
        self._launch("take", ALONE, actions, self.arrays["actions"])

    def begin(self) -> None:
        """Deal every game anew, in its first episode."""
        self._forget()
        self._launch("begin", ALONE, *self._named((*_STARTING, "counted")))
        self._show()

    def step(self) -> None:
        """One decision in each game, by `actions`."""
        self._forget()
        self._launch("play", ALONE, *self._named(_PLAY))
        self._show()

    def choose(self, turn: int) -> None:
        """Write a random legal move for each game into `actions`."""
        self._launch("pick", ALONE, *self._named(_CHOOSE), turn)

    def play(self, turn: int, steps: int) -> None:
        """So many steps, each with random moves."""
        for number in range(steps):
            self.choose(turn + number)
            self.step()
