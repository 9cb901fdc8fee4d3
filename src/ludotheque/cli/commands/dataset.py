"""`ludotheque dataset GAME`"""

import threading
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ludotheque.cli.answer import INTERRUPTED, compact, fail
from ludotheque.cli.commands.simulate import as_given, available_cores, progress, stopped_by_ctrl_c
from ludotheque.cli.options import (
    bot_for_each,
    command_line,
    finite,
    flag_of,
    given,
    options_of,
    with_game_flags,
)
from ludotheque.engine.files import PARQUET, check_ending

if TYPE_CHECKING:
    from ludotheque.parquet.dataset import DatasetPlan, Source

_OF_BOTS = ("bots", "games", "seats", "thinking")  # what is said of games that bots play, and not of records


@with_game_flags()
def dataset(
    context: typer.Context,
    game: str = typer.Argument(..., metavar="GAME", help="Which game."),
    records: list[Path] | None = typer.Argument(
        None, metavar="[RECORD…]", help="Record files to take the positions from; none: bots play."
    ),
    out: Path = typer.Option(..., help="The Parquet file; what is in it already is gone on with."),
    bots: str = typer.Option("level-4", help="A bot for all seats, or one a seat: level-4,greedy."),
    games: int = typer.Option(100, min=1, help="How many games."),
    seats: int = typer.Option(2, help="How many seats."),
    *,
    chosen: dict[str, Any],
    seed: str = typer.Option("1", help="Any text: game i follows from it and from i."),
    thinking: float = typer.Option(
        60.0, min=0.001, callback=finite, help="Seconds that a bot may think about a move."
    ),
    simulations: int = typer.Option(
        0, min=0, help="Search each position with so many simulations, and keep visits and values; 0: do not."
    ),
    features: bool = typer.Option(True, help="What the seat sees, as planes and numbers."),
    threads: int = typer.Option(0, min=0, max=1024, help="Games at once; 0: one for each core."),
    as_json: bool = typer.Option(False, "--json", help="One JSON document."),
) -> None:
    """Write positions of games, of bots or of records, to learn from: a Parquet file, a row a decision."""
    from ludotheque.engine.words import Refused
    from ludotheque.games import registry
    from ludotheque.parquet.dataset import DatasetPlan, OfBots, OfRecords

    try:
        check_ending(out, PARQUET)
        found = registry.find(game)
        source: Source
        if records:
            for name in given(context):
                if name in _OF_BOTS or name in chosen:
                    raise Refused("dataset-records-and-bots", option=flag_of(name))
            source = OfRecords(found, records)
        else:
            found.check_seats(seats)
            options = options_of(found, seats, **chosen)
            source = OfBots(found, options, bot_for_each(bots, seats), seed, games, thinking)
        plan = DatasetPlan(source, seed, simulations, features, command_line(context))
        document = write_all(plan, out, threads or available_cores())
    except Refused as error:
        fail(error)
    if as_json:
        print(compact(document))
    else:
        show(document, out)
    if not document["complete"]:
        raise typer.Exit(INTERRUPTED)


def write_all(plan: "DatasetPlan", out: Path, threads: int) -> dict[str, Any]:
    """Write what is not yet there; what `--json` prints."""
    from ludotheque.bots.arena import Abandoned
    from ludotheque.engine.simulation import in_order
    from ludotheque.parquet.positions import PositionsFile

    file = PositionsFile(out, plan)
    done, _ = file.count()
    asked, began = plan.source.games, time.perf_counter()
    is_over = threading.Event()
    with (
        file.journal() as write,
        progress(asked, show=True, done=min(done, asked)) as advance,
        stopped_by_ctrl_c() as is_stopped,
    ):

        def rows(number: int) -> Any:
            return plan.rows(number, lambda: is_over.is_set() or is_stopped())

        plan.warm_up()
        with closing(in_order(rows, range(done, asked), threads)) as batches:  # type: ignore[type-var]  # a generator
            try:
                for batch in batches:
                    write(batch)
                    done += 1
                    advance(1)
            except Abandoned:
                pass  # Ctrl-C: what was under way is left
            finally:
                is_over.set()
    _, positions = file.count()
    return {
        **plan.identity(),
        "seed": as_given(plan.seed),
        "games": done,
        "asked": asked,
        "complete": done >= asked,
        "positions": positions,
        "seconds": time.perf_counter() - began,
    }


def show(document: dict[str, Any], out: Path) -> None:
    """What was found, for people to read."""
    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import say

    language = spoken_language()
    words = {"positions": document["positions"], "games": document["games"], "file": str(out)}
    print(say("dataset-written", language, **words))
    if not document["complete"]:
        print(say("dataset-stopped", language, games=document["games"], asked=document["asked"]))
