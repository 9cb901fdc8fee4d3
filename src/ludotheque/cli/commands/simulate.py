"""`ludotheque simulate GAME`"""

import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ludotheque.cli.answer import INTERRUPTED, compact, fail
from ludotheque.cli.options import bot_for_each, command_line, options_of, with_game_flags
from ludotheque.engine.files import PARQUET, check_ending, written_whole

if TYPE_CHECKING:
    from ludotheque.engine.contract import Game
    from ludotheque.engine.simulation import Runner, SimulationPlan, Summary
    from ludotheque.parquet.columns import Column

KIND, VERSION = "simulation", 1  # of the Parquet file
LONGEST_NUMBER = 15  # digits that every reader of JSON keeps


@with_game_flags()
def simulate(
    context: typer.Context,
    game: str = typer.Argument(..., metavar="GAME", help="Which game."),
    games: int = typer.Option(1000, min=1, help="How many games."),
    seats: int = typer.Option(2, "--seats", "--players", help="How many seats."),
    bots: str = typer.Option("uniform", help="A bot for all seats, or one a seat: greedy,uniform."),
    *,
    chosen: dict[str, Any],
    seed: str = typer.Option("1", help="Any text: game i follows from it and from i."),
    threads: int = typer.Option(0, min=0, max=1024, help="CPU threads; 0: one for each core."),
    device: str = typer.Option("cpu", help="cpu or cuda."),
    batch: int = typer.Option(0, min=0, help="Games a launch on cuda; 0: the default."),
    ray: str = typer.Option("", metavar="ADDRESS", help="Over Ray: local, auto, or HOST:PORT of a cluster."),
    out: Path | None = typer.Option(None, help="Write every game's result to this Parquet file."),
    as_json: bool = typer.Option(False, "--json", help="One JSON document."),
) -> None:
    """Let bots play many games and show what came out."""
    from ludotheque.engine.words import Refused

    cores = threads or available_cores()
    try:
        check_ending(out, PARQUET)
        plan = make_plan(game, games, seats, bots, seed, **chosen)
        with (
            chosen_runner(plan, device, cores, batch, ray) as runner,
            opened(out, plan, command_line(context)) as write,
        ):
            summary, seconds, is_whole = play_all(plan, runner, write, show=True)
    except Refused as error:
        fail(error)
    where = "ray" if ray else device
    document = describe(plan, summary, seconds, where, cores if where == "cpu" else 0, is_whole)
    if as_json:
        print(compact(document))
    else:
        show_table(plan, summary, document, out)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def available_cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def make_plan(
    name: str,
    games: int,
    seats: int,
    bots: str,
    seed: str,
    **chosen: Any,
) -> "SimulationPlan":
    """Check what was asked for."""
    from ludotheque.bots import lineup
    from ludotheque.engine.simulation import SimulationPlan
    from ludotheque.engine.words import Refused, quote
    from ludotheque.games import registry

    game = registry.find(name)
    game.check_seats(seats)
    options = options_of(game, seats, **chosen)
    names = bot_for_each(bots, seats)
    plain = lineup.plain(game)
    for bot in names:
        if bot not in plain:
            raise Refused("bot-unknown", bot=quote(bot), known=", ".join(plain))
    playouts = game.part("playouts")
    numbers = tuple(playouts.BOTS.index(bot) for bot in names)
    return SimulationPlan(game, options, seats, numbers, seed, games, playouts)


@contextlib.contextmanager
def chosen_runner(
    plan: "SimulationPlan", device: str, threads: int, batch: int, address: str
) -> Iterator["Runner"]:
    """What the plan is run on: a device of this machine, or a cluster."""
    if not address:
        yield choose_device(plan, device, threads, batch)
        return
    from ludotheque.bots.cluster import connected
    from ludotheque.bots.simulation_ray import RayRunner
    from ludotheque.engine.words import Refused

    if device != "cpu":
        raise Refused("ray-on-cores")
    with connected(address, threads) as ray:
        yield RayRunner(ray)


def choose_device(plan: "SimulationPlan", device: str, threads: int, batch: int) -> "Runner":
    """What the plan is run on."""
    from ludotheque.engine import simulation
    from ludotheque.engine.words import Refused, quote

    if device == "cpu":
        return simulation.CpuRunner(threads)
    if device == "cuda":
        return simulation.CudaRunner(plan, batch or simulation.CUDA_BATCH)
    raise Refused("device-unknown", device=quote(device))


def play_all(
    plan: "SimulationPlan", runner: "Runner", write: Callable[[Any, int], None], show: bool
) -> tuple["Summary", float, bool]:
    """Play every game; what came out, in how many seconds without compiling, and whether it is all."""
    from ludotheque.engine.simulation import Summary

    summary = Summary(plan)
    with progress(plan.games, show) as advance, stopped_by_ctrl_c() as is_stopped:
        runner.warm_up(plan)
        started = time.perf_counter()
        for results in runner.run(plan):
            write(results, summary.games)
            summary.add(results)
            advance(len(results))
            if is_stopped():
                break
        _ = summary.digest  # it may still be worked out
        seconds = time.perf_counter() - started
    return summary, seconds, summary.games == plan.games


@contextlib.contextmanager
def stopped_by_ctrl_c() -> Iterator[Callable[[], bool]]:
    """Whether somebody pressed Ctrl-C: the batch under way is still counted. A second one breaks off."""
    pressed: list[int] = []

    def note(number: int, frame: object) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def progress(games: int, show: bool, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, where somebody can see it; so many games are done already."""
    import sys

    if not show or not sys.stderr.isatty():
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console) as bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda count: bar.advance(task, count)


@contextlib.contextmanager
def opened(path: Path | None, plan: "SimulationPlan", command: str) -> Iterator[Callable[[Any, int], None]]:
    """A writer of results to a Parquet file; the file appears, whole, when all is written."""
    if path is None:
        yield lambda results, first: None
        return
    import pyarrow
    from pyarrow import parquet

    from ludotheque.parquet.columns import schema_of

    schema = schema_of(columns_of(plan.game, plan.seats), KIND, content_of(plan), command)
    with written_whole(path) as part, parquet.ParquetWriter(part, schema) as writer:

        def write(results: Any, first: int) -> None:
            values = [
                range(first, first + len(results)),
                *(results["scores"][:, seat] for seat in range(plan.seats)),
                results["winners"],
                results["decisions"],
                *(results["tallies"][:, place] for place in range(len(plan.game.tallies))),
                results["fingerprint"],
            ]
            arrays = [pyarrow.array(value, pyarrow.int64()) for value in values]
            writer.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))

        yield write


def columns_of(game: "Game", seats: int) -> list["Column"]:
    """The columns of a Parquet file of results, with so many seats: a row a game."""
    from ludotheque.engine.words import say
    from ludotheque.parquet.columns import FINGERPRINT, GAME, WHOLE, WINNERS, Column, by_seat

    return [
        GAME,
        *by_seat("score", WHOLE, "the score of each seat", seats),
        WINNERS,
        Column("decisions", WHOLE, "decisions made"),
        *(Column(name, WHOLE, say(f"simulate-{name}").casefold()) for name in game.tallies),
        FINGERPRINT,
    ]


def content_of(plan: "SimulationPlan") -> dict[str, Any]:
    """What the metadata of such a file say: all that its games follow from."""
    return {
        "schema": VERSION,
        "game": plan.game.name,
        "rules": plan.game.rules_version,
        "options": plan.game.options_json(plan.options),
        "seats": plan.seats,
        "bots": [plan.playouts.BOTS[bot] for bot in plan.bots],
        "seed": plan.seed,
    }


def describe(
    plan: "SimulationPlan", summary: "Summary", seconds: float, device: str, threads: int, is_whole: bool
) -> dict[str, Any]:
    """What `--json` prints."""
    return {
        "game": plan.game.name,
        "options": plan.game.options_json(plan.options),
        "players": plan.seats,
        "bots": [plan.playouts.BOTS[bot] for bot in plan.bots],
        "games": summary.games,
        "asked": plan.games,
        "complete": is_whole,
        "decisions": summary.decisions,
        "seconds": seconds,
        "decisions_per_s": summary.decisions / seconds if seconds else 0.0,
        "games_per_s": summary.games / seconds if seconds else 0.0,
        "wins": summary.wins,
        "shared_wins": summary.shared_wins,
        "mean_scores": summary.means("scores"),
        "spread_scores": summary.spreads("scores"),
        **{
            f"mean_{name}": mean
            for name, mean in zip(plan.game.tallies, summary.means("tallies"), strict=True)
        },
        "device": device,
        "threads": threads,
        "seed": as_given(str(plan.seed)),
        "digest": summary.digest,
    }


def as_given(seed: str) -> int | str:
    """A seed that is a plain number as one."""
    is_short = len(seed) <= LONGEST_NUMBER and seed.isascii() and seed.isdecimal()
    return int(seed) if is_short and str(int(seed)) == seed else seed


def show_table(
    plan: "SimulationPlan", summary: "Summary", document: dict[str, Any], out: Path | None
) -> None:
    """What was found, for people to read."""
    from rich.console import Console
    from rich.table import Table

    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import say, say_number

    language = spoken_language()
    seats = Table(title=say("simulate-title", language, game=plan.game.name, games=summary.games))
    for key in ("seat", "bot", "wins", "share", "score", "spread"):
        seats.add_column(say(f"simulate-{key}", language), justify="left" if key == "bot" else "right")
    spreads = summary.spreads("scores")
    for seat, mean in enumerate(summary.means("scores")):
        wins = summary.wins[seat]
        seats.add_row(
            str(seat),
            document["bots"][seat],
            str(wins),
            say_number(wins / max(summary.games, 1), language, places=1, style="percent"),
            say_number(mean, language, places=2),
            say_number(spreads[seat], language, places=2),
        )
    totals = Table(show_header=False)
    totals.add_column(justify="left")
    totals.add_column(justify="right")
    rows: dict[str, str] = {
        "simulate-games-per-s": say_number(document["games_per_s"], language),
        "simulate-decisions-per-s": say_number(document["decisions_per_s"], language),
        "simulate-took": say_number(document["seconds"], language, places=3),
        "simulate-length": mean_and_spread(summary, "decisions", 0, language),
        **{
            f"simulate-{name}": mean_and_spread(summary, "tallies", place, language)
            for place, name in enumerate(plan.game.tallies)
        },
        "simulate-shared": str(summary.shared_wins),
        "simulate-digest": summary.digest[:16],
    }
    for key, value in rows.items():
        totals.add_row(say(key, language), value)
    console = Console()
    console.print(seats)
    console.print(totals)
    if out is not None:
        console.print(say("simulate-written", language, file=str(out), games=summary.games))
    if not document["complete"]:
        console.print(say("simulate-stopped", language, games=summary.games, asked=plan.games))


def mean_and_spread(summary: "Summary", column: str, place: int, language: str) -> str:
    """A mean with its standard deviation."""
    from ludotheque.engine.words import say_number

    both = summary.means(column)[place], summary.spreads(column)[place]
    return " ± ".join(say_number(number, language, places=2) for number in both)
