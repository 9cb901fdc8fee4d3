"""Compiles and keeps the kernels that the suite needs, before its processes begin: `make test` runs it.

Each would compile them for itself otherwise, while the others wait for nothing. What there is to compile is
found by doing it: every game is played, recorded, told, simulated, stepped and thought about, a little.
"""

import hashlib
import multiprocessing
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import ludotheque
from ludotheque.engine import kernel_cache
from ludotheque.games import registry

PROCESSES = 2
POCKET = "pocket"  # the tests' own game

_PACKAGE = Path(ludotheque.__file__).parent
_SOURCES = (
    _PACKAGE / "research",
    Path(__file__).parents[1] / POCKET,
)  # with kernels, beside those in the hash


def marker() -> Path:
    """Where it is noted that all is compiled: by this Python, for sources in this place, by this file."""
    digest = hashlib.sha256(f"{_PACKAGE} {sys.version} {version('numba')}".encode())
    for path in (Path(__file__), *(path for folder in _SOURCES for path in sorted(folder.glob("*.py")))):
        digest.update(path.read_bytes())
    return (
        kernel_cache.cache_home()
        / "kernels"
        / kernel_cache.source_hash()
        / f"suite-{digest.hexdigest()[:16]}"
    )


def main() -> None:
    """Compile, unless that is done or nothing is kernel_cache."""
    done = marker()
    if kernel_cache.INTERPRETED or done.exists():
        return
    print("Compiling the rules and bots for the tests: about a minute, once for these sources", flush=True)
    began = time.monotonic()
    spawn = multiprocessing.get_context("spawn")
    with spawn.Pool(PROCESSES) as pool:
        for _ in pool.imap_unordered(compile_game, (*registry.NAMES, POCKET), chunksize=1):
            pass
    if done.parent.is_dir():  # else the disk keeps nothing, and the program has said so
        kernel_cache.note_whole()
        done.touch()
    print(f"Compiled in {time.monotonic() - began:.0f} s", flush=True)


def compile_game(name: str) -> None:
    """All that the suite asks of one game."""
    if name == POCKET:
        play_pocket()
        return
    for step in STEPS:
        step(name)


def play_pocket() -> None:
    """The tests' own game, from its first move to its last, and its record."""
    from ludotheque.engine.records import Replay, parse_record, record_json, record_of
    from tests.support.pocket import find
    from tests.support.pocket.play import dealt

    match = dealt()
    while not match.is_over:
        seat = match.to_move()[0]
        match.view(seat)
        match.play(seat, match.legal(seat)[0])
    text = record_json(record_of(match, ["Ada", "Bo"]))
    Replay(parse_record(text.encode(), find)).finish()


def open_a_house(name: str) -> None:
    """What a house does with a game when it opens."""
    from ludotheque.server import warm_up

    warm_up._play_and_tell(name)
    warm_up._think(name)


def go_through_records(name: str) -> None:
    """Every recorded game, move by move: together they have every option."""
    from ludotheque.engine.contract import SPECTATOR, Seat
    from ludotheque.engine.records import Replay, play_recorded
    from tests.laws.play import begin, records

    game = registry.find(name)
    features = game.part("features")
    for record in records(name):
        replay = Replay(record)
        for _ in replay.prefixes():
            replay.legal()
        replay.report()
        match = begin(record)
        for entry in record.moves:
            play_recorded(match, entry)
        match.view(SPECTATOR)
        for seat in map(Seat, range(match.seats)):
            features.features(match.view(seat))
            if game.has_part("lens"):
                game.part("lens").shown(match.view(seat))


def let_all_bots_decide(name: str) -> None:
    """Those of the arena."""
    from ludotheque.bots import arena, lineup

    game = registry.find(name)
    arena.warm_up(game, lineup.every(game))


def simulate(name: str) -> None:
    """Whole games of every bot that plays in compiled loops."""
    from ludotheque.engine.simulation import CpuRunner, SimulationPlan, Summary

    game = registry.find(name)
    playouts: Any = game.part("playouts")
    seats = min(game.seat_counts)
    for bot in range(len(playouts.BOTS)):
        plan = SimulationPlan(game, game.options({}), seats, (bot,) * seats, "compile", 1, playouts)
        summary = Summary(plan)
        for results in CpuRunner(1).run(plan):
            summary.add(results)


def step_side_by_side(name: str) -> None:
    """As vector environments do."""
    from ludotheque.research.vector import Vector

    env = Vector(name, games=2)
    env.reset()
    env.step(env.sample())
    env.play(1)


def give_commands(name: str) -> None:
    """Every command that computes, for as little as it does."""
    from ludotheque.bots import lineup
    from tests.cli.command import run
    from tests.support.recorded import recorded

    bot = lineup.every(registry.find(name))[0]
    few = ("--games", 1, "--json")
    with TemporaryDirectory() as folder:
        thinking = ("--features", "--simulations", 8)
        run("dataset", name, "--bots", bot, *thinking, *few, "--out", f"{folder}/positions.parquet")
    run("play", name, "--bots", f"{bot},{bot}")
    run("balance", name, "--games", 1, "--guesses", 2)
    run("review", recorded(name)[0], "--simulations", 8)


def play_environments(name: str) -> None:
    """A game as Gymnasium and as OpenSpiel have it, to its end, and a picture of it."""
    import gymnasium

    from ludotheque.research import gym, render

    (known_as,) = (one for one, game in gym.IDS.items() if game == name)
    env: Any = gymnasium.make(known_as).unwrapped
    observation, _ = env.reset(seed=1)
    is_over = False
    while not is_over:
        observation, _, terminated, truncated, _ = env.step(int(observation["action_mask"].argmax()))
        is_over = terminated or truncated
    render.pixels('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>')
    if find_spec("pyspiel") is not None:  # it has no wheels for some machines
        import pyspiel

        from ludotheque.research import open_spiel

        pyspiel.random_sim_test(
            pyspiel.load_game(open_spiel.short_name(registry.find(name))),
            num_sims=1,
            serialize=False,
            verbose=False,
        )


STEPS: tuple[Callable[[str], None], ...] = (
    open_a_house,
    go_through_records,
    let_all_bots_decide,
    simulate,
    step_side_by_side,
    give_commands,
    play_environments,
)

if __name__ == "__main__":
    main()
