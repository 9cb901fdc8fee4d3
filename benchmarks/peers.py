"""Uniform-random full playouts in other people's libraries, on one core.

python benchmarks/peers.py                            all of them, JSON on standard output
python benchmarks/peers.py --only open_spiel:havannah
"""

import argparse
import importlib.metadata
import json
import random
import statistics
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from measure import (
    SECONDS,
    CommandError,
    Row,
    Subject,
    Tally,
    announce,
    empty_row,
    measure,
    pin,
    playout_row,
    rate,
    run,
)

ROLLOUTS = 500  # in one call into OpenSpiel: 20 to 80 ms
SAMPLE = 10_000  # games stepped through to learn their mean length
BATCHES = (16, 128, 1024)  # games that Pgx plays side by side
STEPS = 100  # of the whole batch in one call into Pgx


class Playouts(NamedTuple):
    """A prepared peer: each call of `play` plays a fixed number of games or decisions."""

    play: Callable[[], Tally]
    how: str


class Task(NamedTuple):
    """One measurement of one peer."""

    peer: str  # the name that pip knows
    name: str
    title: str
    unit: str
    prepare: Callable[[], Playouts]

    @property
    def key(self) -> str:
        return f"{self.peer}:{self.name}"

    def subject(self, version: str | None) -> Subject:
        return Subject(self.peer, version, self.title, self.unit)


def open_spiel(game_name: str) -> Playouts:
    """Whole rollouts in C++: a one-simulation search evaluates its root and does nothing else."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(game_name)
    start = game.new_initial_state()
    searcher = pyspiel.MCTSBot(
        game=game,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1),
        uct_c=2.0,
        max_simulations=1,
        max_memory_mb=64,
        solve=False,
        seed=1,
        verbose=False,
    )
    lengths = random_lengths(start)
    mean = statistics.mean(lengths)
    error = statistics.stdev(lengths) / len(lengths) ** 0.5

    def play() -> Tally:
        searcher.mcts_search(start)
        return Tally(ROLLOUTS, ROLLOUTS * mean)

    how = (
        f"C++ RandomRolloutEvaluator({ROLLOUTS} rollouts), called through "
        "MCTSBot(max_simulations=1).mcts_search(initial state), which evaluates the root once "
        "and nothing more; decisions = rollouts × mean length of a random game, "
        f"{mean:.1f} ± {error:.1f} moves over {SAMPLE:,} games stepped through"
    )
    return Playouts(play, how)


def random_lengths(start: Any) -> list[int]:
    """The lengths of uniform-random games from this OpenSpiel state."""
    chooser = random.Random(1)
    return [random_length(start, chooser) for _ in range(SAMPLE)]


def random_length(start: Any, chooser: random.Random) -> int:
    """The length of one such game."""
    state = start.clone()
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
    return int(state.move_number())


def pgx(game_name: str) -> Playouts:
    """The fastest of a few batch sizes."""
    trials = {size: pgx_batch(game_name, size) for size in BATCHES}
    for play in trials.values():
        play()  # compiles
    rates = {size: rate(play, SECONDS / 2).decisions for size, play in trials.items()}
    best = max(rates, key=lambda size: rates[size])
    tried = ", ".join(f"{size}: {speed:,.0f}/s" for size, speed in rates.items())
    how = (
        f"jit of a {STEPS}-step lax.fori_loop over vmap(auto_reset(env.step, env.init)), state "
        "carried on, observations dropped so that none is built, one random number a decision "
        "to pick a legal action (twice as fast on hex as pgx.experimental.act_randomly); jax "
        f"{importlib.metadata.version('jax')} on CPU, one thread; batch of {best}, the best of "
        f"({tried})"
    )
    return Playouts(trials[best], how)


def pgx_batch(game_name: str, size: int) -> Callable[[], Tally]:
    """Plays on, `STEPS` steps a call, with finished games replaced by new ones."""
    jax = import_module("jax")
    env = import_module("pgx").make(game_name)
    advance = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def step(_: int, carried: tuple[Any, Any, Any]) -> tuple[Any, Any, Any]:
        state, key, games = carried
        key, choice, fate = jax.random.split(key, 3)
        action = pick_legal(jax, choice, state.legal_action_mask)
        after = advance(state, action, jax.random.split(fate, size))
        after = after.replace(observation=state.observation)
        return after, key, games + after.terminated.sum()

    many = jax.jit(lambda state, key: jax.lax.fori_loop(0, STEPS, step, (state, key, 0)))
    key = jax.random.key(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, size))

    def play() -> Tally:
        nonlocal state, key
        state, key, games = many(state, key)
        return Tally(int(games), STEPS * size)  # int() waits until it is computed

    return play


def pick_legal(jax: Any, key: Any, mask: Any) -> Any:
    """For each game one legal action, all equally likely."""
    count = mask.cumsum(axis=1)
    chance = jax.random.uniform(key, (mask.shape[0], 1))
    wanted = (chance * count[:, -1:]).astype("int32")
    return (count > wanted).argmax(axis=1)


def catanatron(seats: int) -> Playouts:
    """Games of the base map between random bots."""
    game_class = import_module("catanatron.game").Game
    player = import_module("catanatron.models.player")
    colours = list(player.Color)[:seats]
    seeds = iter(range(1, sys.maxsize))

    def play() -> Tally:
        game = game_class([player.RandomPlayer(colour) for colour in colours], seed=next(seeds))
        game.play()
        return Tally(1, len(game.state.actions))

    return Playouts(play, f"Game([RandomPlayer] * {seats}).play(), its log of actions counted")


TASKS = (
    Task(
        "open_spiel",
        "havannah",
        "havannah, base 8 (169 cells)",
        "moves/s",
        lambda: open_spiel("havannah(board_size=8)"),
    ),
    Task("open_spiel", "hex", "hex 11×11", "moves/s", lambda: open_spiel("hex(board_size=11)")),
    Task(
        "open_spiel",
        "quoridor",
        "quoridor 9×9, 2 players",
        "moves/s",
        lambda: open_spiel("quoridor(board_size=9,players=2)"),
    ),
    Task("pgx", "hex", "hex 11×11, on CPU", "steps/s", lambda: pgx("hex")),
    Task("pgx", "go_9x9", "go 9×9, on CPU", "steps/s", lambda: pgx("go_9x9")),
    Task("catanatron", "2", "base map, 2 random bots", "decisions/s", lambda: catanatron(2)),
    Task("catanatron", "4", "base map, 4 random bots", "decisions/s", lambda: catanatron(4)),
)


def version_of(package: str) -> str | None:
    """The installed version; None when it is missing."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def measure_here(task: Task, seconds: float) -> Row:
    """Measure in this process."""
    subject = task.subject(version_of(task.peer))
    if subject.version is None:
        return empty_row(subject, f"MISSING: not installed (pip install {task.peer})")
    pin()
    prepared = task.prepare()
    rates = measure(prepared.play, seconds)
    return playout_row(subject, rates, prepared.how)


def measure_apart(task: Task, seconds: float, python: str = sys.executable) -> Row:
    """Measure in a process of its own, so that no peer inherits another's threads or memory."""
    command = [python, __file__, "--here", task.key, "--seconds", str(seconds)]
    try:
        row: Row = json.loads(run(command).output.splitlines()[-1])
    except CommandError as failure:
        row = empty_row(task.subject(None), f"FAILED: {failure}")
    row["command"] = f"python benchmarks/peers.py --only {task.key}"
    announce(row)
    return row


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    keys = [task.key for task in TASKS]
    parser.add_argument("--only", choices=keys, action="append", help="this one (repeatable)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each repeat")
    parser.add_argument("--here", choices=keys, help="measure in this process, one row")
    return parser.parse_args()


def main() -> int:
    """Status 1 when a peer is missing or failed: its row says so."""
    asked = arguments()
    if asked.here:
        (task,) = (task for task in TASKS if task.key == asked.here)
        print(json.dumps(measure_here(task, asked.seconds)))
        return 0
    chosen: Sequence[Task] = [task for task in TASKS if not asked.only or task.key in asked.only]
    rows = [measure_apart(task, asked.seconds) for task in chosen]
    print(json.dumps(rows, indent=2, ensure_ascii=False))
    return 0 if all(row["repeats"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
