"""One search for every game: information-set tree search over guesses at what a seat cannot know.

Each simulation fills in a new guess (hidden cards, the pile), walks down one tree by the moves that are legal
in it, adds one node, and judges the position there for every seat. So chance and secrets are averaged over,
and nothing is read that the view does not hold. A node has a child for a move, whatever the guess: it counts
how often the move could have been chosen, and how it went.

A position may have hundreds of moves: they are tried in the order of their promise at first sight (`rank`),
more of them the more often the position is visited. Each seat looks for its own chances (max^n), or all
others against the one that thinks (paranoid).

The search is made for each game, from the kernels of its part `mind` (`bots/mind.py`).
"""

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

from ludotheque.bots.mind import Mind
from ludotheque.engine.contract import START, Game, Move, Seat, View
from ludotheque.engine.jit import borrowing_kernel, compiled_for, kernel, wide
from ludotheque.engine.noise import lanes, noise
from ludotheque.engine.whole_games import Rule

MOST_SEATS = 8
NONE = -1
DEEPEST = 512  # moves from the root to a leaf
CHUNK = 64  # simulations between two looks at the clock
HURRY = 1 << 29  # sight: a rough look will do
EVERYTHING = HURRY - 1  # nothing is overlooked

NODE = np.dtype(
    [
        ("totals", np.float64, MOST_SEATS),  # the sum of what each seat's chances were
        ("visits", np.int32),
        ("available", np.int32),  # how often the move was legal when its parent was visited
        ("move", np.int32),
        ("child", np.int32),  # the last one made, or NONE
        ("sibling", np.int32),  # the one made before it, or NONE
        ("spare", np.int32),
    ],
    align=True,
)

ROOT, USED, SEAT, PARANOID, STEPS, SIGHT = range(6)  # whole numbers of a search
EXPLORE, WIDEN, POWER = range(3)  # and others


@kernel
def add_node(nodes: Any, numbers: Any, parent: int, move: int) -> int:
    """A new child; NONE if there is no room."""
    place = wide(numbers[USED])
    if place >= len(nodes):
        return wide(NONE)
    numbers[USED] += 1
    for seat in range(MOST_SEATS):
        nodes[place]["totals"][seat] = 0.0
    nodes[place]["visits"] = 0
    nodes[place]["available"] = 1
    nodes[place]["move"] = move
    nodes[place]["child"] = NONE
    nodes[place]["sibling"] = NONE
    if parent != NONE:
        nodes[place]["sibling"] = nodes[parent]["child"]
        nodes[parent]["child"] = place
    return place


@kernel
def has_child(nodes: Any, parent: int, move: int) -> bool:
    """Whether this move has been tried here."""
    child = nodes[parent]["child"]
    while child != NONE:
        if nodes[child]["move"] == move:
            return True
        child = nodes[child]["sibling"]
    return False


@kernel
def first_untried(nodes: Any, parent: int, moves: Any, count: int) -> int:
    """The first of these moves that has not been tried here, or NONE."""
    for number in range(count):
        if not has_child(nodes, parent, moves[number]):
            return wide(moves[number])
    return wide(NONE)


@kernel
def best_untried(nodes: Any, parent: int, moves: Any, worths: Any, count: int) -> int:
    """The most promising of these moves that has not been tried here, or NONE."""
    best, most = wide(NONE), wide(0)
    for number in range(count):
        if (best == NONE or worths[number] > most) and not has_child(nodes, parent, moves[number]):
            best, most = wide(moves[number]), wide(worths[number])
    return best


@kernel
def liking(nodes: Any, child: int, seat: int, numbers: Any, explore: float) -> float:
    """How much a seat is drawn to a child: how it went, and more if it was seldom tried."""
    visits = nodes[child]["visits"]
    me = numbers[SEAT]
    if numbers[PARANOID] and seat != me:
        mean = 1.0 - nodes[child]["totals"][me] / visits
    else:
        mean = nodes[child]["totals"][seat] / visits
    return mean + explore * sqrt(log(1.0 + nodes[child]["available"]) / visits)


@kernel
def wideness(visits: int, ratios: Any) -> float:
    """How many moves may be tried, if those that were have this many visits."""
    return float(ratios[WIDEN] * (visits + 1.0) ** ratios[POWER])


@kernel
def choose_first(nodes: Any, numbers: Any, ratios: Any, firsts: Any) -> int:
    """The child of the root to look at next, or a new one; all moves there are legal in every guess."""
    root, seat = wide(numbers[ROOT]), wide(numbers[SEAT])
    chosen, most, tried = wide(NONE), 0.0, 0
    child = nodes[root]["child"]
    while child != NONE:
        tried += 1
        nodes[child]["available"] += 1
        if nodes[child]["visits"] == 0:
            return wide(child)
        drawn_to = liking(nodes, child, seat, numbers, ratios[EXPLORE])
        if chosen == NONE or drawn_to > most:
            chosen, most = wide(child), drawn_to
        child = nodes[child]["sibling"]
    if chosen == NONE or tried < wideness(wide(nodes[root]["visits"]), ratios):
        move = first_untried(nodes, root, firsts, len(firsts))
        made = add_node(nodes, numbers, root, move) if move != NONE else wide(NONE)
        if made != NONE:
            return made
    return chosen


@dataclass(frozen=True)
class SearchSettings:
    """How a search goes about it."""

    explore: float = 0.5  # how much it looks at what it has seldom tried
    widen: float = 2.0  # so many moves at a first visit
    power: float = 0.5  # and more of them, by this power of the visits
    steps: int = 0  # decisions that are played on before a position is judged
    is_paranoid: bool = False
    sight: int = EVERYTHING


@dataclass(frozen=True)
class Thought:
    """What a search came to: moves, the best first, and how likely each seat wins with each."""

    seat: Seat
    moves: tuple[Move, ...]
    visits: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    simulations: int

    @property
    def best(self) -> Move:
        """The move to play."""
        return self.moves[0]

    @property
    def odds(self) -> tuple[float, ...]:
        """How likely the seat wins with each move."""
        return tuple(one[self.seat] for one in self.chances)


class TreeArrays(NamedTuple):
    """What one thread searches in."""

    boxes: Any  # the box, and the view to think about: arrays of one
    views: Any
    thoughts: Any  # games in thought, and the pile of the first
    pile: Any
    nodes: Any
    numbers: Any  # whole numbers of the search, and others
    ratios: Any
    moves: Any  # room for legal moves, and for what each promises
    worths: Any
    path: Any  # nodes from the root to a leaf
    chances: Any  # of each seat there


@cache
def made_for(mind: Mind) -> tuple[Rule, Rule]:
    """`explore` and `first_sight` of a game."""
    imagine, who, rank, may, go, judge = mind.imagine, mind.who, mind.rank, mind.may, mind.go, mind.judge

    @borrowing_kernel
    def explore(tree: TreeArrays, firsts: Any, lane0: int, lane1: int, count: int) -> int:
        """So many simulations of a search: see the top of this file.

        The first visits of all moves from the root get the same guesses, in order, and so on: what chance
        brings then makes no difference between them.
        """
        boxes, thoughts, pile, nodes = tree.boxes, tree.thoughts, tree.pile, tree.nodes
        numbers, ratios, moves, worths, path = tree.numbers, tree.ratios, tree.moves, tree.worths, tree.path
        root = wide(numbers[ROOT])
        for _ in range(count):
            node = choose_first(nodes, numbers, ratios, firsts)
            number = wide(nodes[node]["visits"])
            key0, key1 = noise(lane0, lane1, number), noise(lane1, lane0, number)
            imagine(boxes, tree.views, wide(numbers[SEAT]), key0, key1, thoughts, pile)
            go(boxes, thoughts, wide(nodes[node]["move"]), pile, key0, key1)
            path[0], path[1], depth = root, node, 1
            is_new = number == 0
            while not is_new and depth < DEEPEST - 1:
                seat = who(thoughts)
                if seat == NONE:
                    break
                chosen, most, able, visits = wide(NONE), 0.0, 0, 0
                child = nodes[node]["child"]
                while child != NONE:
                    if may(boxes, thoughts, wide(nodes[child]["move"])):
                        able += 1
                        visits += nodes[child]["visits"]
                        nodes[child]["available"] += 1
                        drawn_to = liking(nodes, child, seat, numbers, ratios[EXPLORE])
                        if chosen == NONE or drawn_to > most:
                            chosen, most = wide(child), drawn_to
                    child = nodes[child]["sibling"]
                if able == 0 or able < wideness(visits, ratios):
                    found = rank(boxes, thoughts, wide(numbers[SIGHT]), moves, worths)
                    move = best_untried(nodes, node, moves, worths, found)
                    made = add_node(nodes, numbers, node, move) if move != NONE else wide(NONE)
                    if made != NONE:
                        chosen, is_new = made, True
                if chosen == NONE:
                    break  # no room for a first child
                go(boxes, thoughts, wide(nodes[chosen]["move"]), pile, key0, key1)
                node = chosen
                depth += 1
                path[depth] = node
            judge(boxes, thoughts, pile, wide(numbers[STEPS]), key0, key1, tree.chances)
            for step in range(depth + 1):
                nodes[path[step]]["visits"] += 1
                for seat in range(MOST_SEATS):
                    nodes[path[step]]["totals"][seat] += tree.chances[seat]
        return wide(0)

    @borrowing_kernel
    def first_sight(tree: TreeArrays, seat: int, sight: int, lane0: int, lane1: int) -> int:
        """The moves from here, and what each promises at first sight; how many there are."""
        imagine(tree.boxes, tree.views, seat, lane0, lane1, tree.thoughts, tree.pile)
        return wide(rank(tree.boxes, tree.thoughts, sight, tree.moves, tree.worths))

    return explore, first_sight


def new_tree(mind: Mind, box: Any, record: Any, nodes: int) -> TreeArrays:
    """Room for so many nodes."""
    return TreeArrays(
        boxes=np.frombuffer(bytearray(box.tobytes()), box.dtype),
        views=np.frombuffer(bytearray(record.tobytes()), record.dtype),
        thoughts=np.zeros(2, mind.THOUGHT),
        pile=np.zeros(mind.PILE, np.int16),
        nodes=np.zeros(nodes, NODE),
        numbers=np.zeros(6, np.int64),
        ratios=np.zeros(3),
        moves=np.zeros(mind.MOST_MOVES, np.int32),
        worths=np.zeros(mind.MOST_MOVES, np.int64),
        path=np.zeros(DEEPEST, np.int64),
        chances=np.zeros(MOST_SEATS),
    )


def clear(tree: TreeArrays) -> None:
    """An empty tree."""
    tree.numbers[USED] = 0
    tree.numbers[ROOT] = add_node(tree.nodes, tree.numbers, NONE, NONE)


@cache
def _compiled(mind: Any, box_dtype: Any, view_dtype: Any) -> tuple[Any, Any]:
    """`explore` and `first_sight` of a game, for such boxes and views."""
    tree = new_tree(mind, np.zeros(1, box_dtype)[0], np.zeros(1, view_dtype)[0], 1)
    explore, first_sight = made_for(mind)
    return compiled_for(explore, (tree, tree.moves, 0, 0, 0)), compiled_for(first_sight, (tree, 0, 0, 0, 0))


class Search:
    """Thinks about one game, decision by decision, from the views of one seat."""

    def __init__(self, game: Game, settings: SearchSettings, seed: int | str) -> None:
        self._game = game
        self._settings = settings
        self._seed = seed
        self._decisions = 0
        self._trees: list[TreeArrays] = []
        self._expected: View | None = None  # the next view, if nothing is drawn before
        self._played: Move | None = None

    def sight(self, view: View) -> dict[Move, int]:
        """The legal moves and what each promises at first sight, the most promising first."""
        tree = self._make_trees(view, 1, 1)[0]
        _, sighting = _compiled(self._game.part("mind"), view.box.dtype, view.record.dtype)
        lane0, lane1 = lanes(f"sight:{self._seed}:{self._decisions}")
        count = sighting(tree, int(view.seat), self._settings.sight, lane0, lane1)
        order = np.argsort(-tree.worths[:count], kind="stable")
        moves, worths = tree.moves[:count][order].tolist(), tree.worths[:count][order].tolist()
        return dict(zip(moves, worths, strict=True))

    def think(
        self,
        view: View,
        legal: Sequence[Move],
        seconds: float | None = None,
        simulations: int | None = None,
        threads: int = 1,
        seen: Mapping[Move, int] | None = None,
    ) -> Thought:
        """Think about these moves, for so long or so many simulations, whichever is reached first.

        `seen` is what `sight` gave for this view, for who has asked already.
        """
        began = time.monotonic()
        until = None if seconds is None else began + seconds
        if seconds is None and simulations is None:
            raise ValueError("a search needs an end")
        self._decisions += 1
        share = -(-simulations // threads) if simulations is not None else None
        trees = self._make_trees(view, threads, share)
        firsts = self._firsts(legal, self.sight(view) if seen is None else seen)
        self._plant(trees, view)
        if threads == 1:
            done = self._run(0, trees[0], firsts, share, until)
        else:
            with ThreadPoolExecutor(threads) as pool:
                runs = [
                    pool.submit(self._run, number, tree, firsts, share, until)
                    for number, tree in enumerate(trees)
                ]
                done = sum(run.result() for run in runs)
        thought = self._gather(trees, view, firsts, done)
        self._look_ahead(view, thought.best)
        return thought

    def _firsts(self, legal: Sequence[Move], seen: Mapping[Move, int]) -> Any:
        """The moves to think about, the most promising first."""
        allowed = set(legal)
        found = [move for move in seen if move in allowed]
        missing = [move for move in legal if move not in seen]  # equal to others, or never sensible
        if found and self._game.resign_move in missing:
            missing.remove(self._game.resign_move)
        return np.array([*found, *missing], np.int32)

    def _make_trees(self, view: View, threads: int, share: int | None) -> list[TreeArrays]:
        needed = 1 << 16 if share is None else min(1 << 16, 4 * share + 64)
        if len(self._trees) < threads or len(self._trees[0].nodes) < needed:
            mind = self._game.part("mind")
            self._trees = [new_tree(mind, view.box, view.record, needed) for _ in range(threads)]
            self._expected = None
        for tree in self._trees:
            tree.boxes[0], tree.views[0] = view.box, view.record
        return self._trees[:threads]

    def _plant(self, trees: Sequence[TreeArrays], view: View) -> None:
        """Go on in the tree of the last thought, where it has room; else begin a new one."""
        settings = self._settings
        for tree in trees:
            kept = NONE
            if self._expected is not None and view == self._expected:
                kept = _child(tree, self._played)
            if kept == NONE or 2 * tree.numbers[USED] > len(tree.nodes):
                clear(tree)
            else:
                tree.numbers[ROOT] = kept
            tree.numbers[SEAT] = view.seat
            tree.numbers[PARANOID] = settings.is_paranoid
            tree.numbers[STEPS] = settings.steps
            tree.numbers[SIGHT] = settings.sight | HURRY
            tree.ratios[:] = settings.explore, settings.widen, settings.power

    def _run(self, number: int, tree: TreeArrays, firsts: Any, share: int | None, until: float | None) -> int:
        """Simulate in one tree; how many simulations it were."""
        exploring, _ = _compiled(self._game.part("mind"), tree.boxes.dtype, tree.views.dtype)
        lane0, lane1 = lanes(f"search:{self._seed}:{self._decisions}:{number}")
        done = 0
        while share is None or done < share:
            count = CHUNK if share is None else min(CHUNK, share - done)
            exploring(tree, firsts, lane0, lane1, count)
            done += count
            if until is not None and time.monotonic() >= until:
                break
        return done

    def _gather(self, trees: Sequence[TreeArrays], view: View, firsts: Any, simulations: int) -> Thought:
        """Add up what the trees say of each move, the most visited first."""
        order = {move: place for place, move in enumerate(firsts.tolist())}
        visits = dict.fromkeys(order, 0)
        totals = {move: np.zeros(MOST_SEATS) for move in order}
        for tree in trees:
            child = tree.nodes[tree.numbers[ROOT]]["child"]
            while child != NONE:
                node = tree.nodes[child]
                if (move := int(node["move"])) in order:
                    visits[move] += int(node["visits"])
                    totals[move] += node["totals"]
                child = node["sibling"]
        tried = [move for move in order if visits[move]]
        tried.sort(key=lambda move: (-visits[move], order[move]))
        seats = int(view.record["seats"])
        return Thought(
            view.seat,
            tuple(Move(move) for move in tried),
            tuple(visits[move] for move in tried),
            tuple(tuple((totals[move] / visits[move])[:seats].tolist()) for move in tried),
            simulations,
        )

    def _look_ahead(self, view: View, move: Move) -> None:
        """Remember what this seat will see next if the move is played and nothing is drawn."""
        game = self._game
        self._expected, self._played = None, move
        if game.is_timed:
            return
        state, _ = game.guess(view, np.random.default_rng(0))
        left = int(state["pile"])
        game.rules.play(view.box, state, int(view.seat), int(move), START)
        if game.rules.to_move(state) == 1 << view.seat and int(state["pile"]) == left:
            self._expected = game.view(view.box, state, view.seat)


def _child(tree: TreeArrays, move: Move | None) -> int:
    child = int(tree.nodes[tree.numbers[ROOT]]["child"])
    while child != NONE and tree.nodes[child]["move"] != move:
        child = int(tree.nodes[child]["sibling"])
    return child


def strongest(game: Game, seed: int) -> Search:
    """A search with the settings of the strongest level."""
    return Search(game, game.part("mind").LEVELS[-1].settings, seed)
