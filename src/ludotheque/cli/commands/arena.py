"""`ludotheque arena GAME`"""

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ludotheque.cli.answer import INTERRUPTED, compact, fail
from ludotheque.cli.commands.simulate import as_given, available_cores, progress, stopped_by_ctrl_c
from ludotheque.cli.options import command_line, finite, options_of, with_game_flags
from ludotheque.engine.files import PARQUET, SVG, check_ending, check_writable, save

if TYPE_CHECKING:
    from ludotheque.bots.arena import ArenaPlan, Result

    Player = Callable[[Iterable[int], Callable[[], bool]], Iterator[Result]]


@with_game_flags()
def arena(
    context: typer.Context,
    game: str = typer.Argument(..., metavar="GAME", help="Which game."),
    bots: str = typer.Option(..., help="The bots that meet, with commas between them: level-1,level-2."),
    games: int = typer.Option(
        100, min=1, help="How many games in all; so many more as fill the last deal: all play every deal."
    ),
    seats: int = typer.Option(2, help="How many seats."),
    *,
    chosen: dict[str, Any],
    seed: str = typer.Option("1", help="Any text: deal i follows from it and from i."),
    thinking: float = typer.Option(
        60.0, min=0.001, callback=finite, help="Seconds that a bot may think about a move."
    ),
    threads: int = typer.Option(0, min=0, max=1024, help="Games at once; 0: one for each core."),
    ray: str = typer.Option("", metavar="ADDRESS", help="Over Ray: local, auto, or HOST:PORT of a cluster."),
    anchor: str = typer.Option("", help="The bot whose rating is 0. Default: the mean of all is 0."),
    out: Path | None = typer.Option(
        None, help="Write every game to this Parquet file, and go on with what is in it."
    ),
    plot: Path | None = typer.Option(None, help="Draw the ratings to this SVG file."),
    as_json: bool = typer.Option(False, "--json", help="One JSON document."),
) -> None:
    """Let bots meet in every seating with the same deals, and rate them."""
    from ludotheque.bots.arena import make_plan
    from ludotheque.engine.words import Refused
    from ludotheque.games import registry

    try:
        check_ending(out, PARQUET)
        check_ending(plot, SVG)
        found = registry.find(game)
        found.check_seats(seats)
        options = options_of(found, seats, **chosen)
        plan = make_plan(found, options, seats, bots_in(bots), seed, games, thinking)
        zero = place_of(anchor, plan)
        if plot is not None:
            check_writable(plot)
        with player(plan, ray, threads or available_cores()) as play:
            results, seconds, is_whole = play_all(plan, play, out, command_line(context))
        document = describe(plan, results, seconds, is_whole, zero)
        if as_json:
            print(compact(document))
        else:
            show(plan, document, out)
        if plot is not None and document["ratings"]:
            draw(plan, document, plot, is_told=not as_json)
    except Refused as error:
        fail(error)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def bots_in(text: str) -> list[str]:
    """The bots named, an empty name too: it is refused like any other that there is not."""
    return [name.strip() for name in text.split(",")]


def place_of(anchor: str, plan: "ArenaPlan") -> int | None:
    """Where the anchor stands among the bots; None: there is none."""
    from ludotheque.engine.words import Refused, quote

    if not anchor:
        return None
    if anchor not in plan.bots:
        raise Refused("arena-anchor", bot=quote(anchor), known=", ".join(plan.bots))
    return plan.bots.index(anchor)


@contextlib.contextmanager
def player(plan: "ArenaPlan", address: str, threads: int) -> Iterator["Player"]:
    """What plays games: threads of this process, or a cluster."""
    if not address:
        from ludotheque.bots.arena import play_here

        yield lambda numbers, is_stopped: play_here(plan, numbers, threads, is_stopped)
        return
    from ludotheque.bots.arena_ray import play_over
    from ludotheque.bots.cluster import connected

    with connected(address, threads) as ray:
        yield lambda numbers, is_stopped: play_over(ray, plan, numbers, is_stopped)


def play_all(
    plan: "ArenaPlan", play: "Player", out: Path | None, command: str
) -> tuple[list["Result"], float, bool]:
    """Play what is not yet played; the results, how long it took, and whether they are all."""
    with kept_in(out, plan, command) as (done, keep):
        results = {number: result for number, result in done.items() if number < plan.games}
        left = [number for number in range(plan.games) if number not in results]
        began = time.perf_counter()
        with (
            progress(plan.games, show=True, done=len(results)) as advance,
            stopped_by_ctrl_c() as is_stopped,
            contextlib.closing(play(left, is_stopped)) as playing,  # type: ignore[type-var]  # a generator
        ):
            for result in playing:
                keep(result)
                results[result.game] = result
                advance(1)
        seconds = time.perf_counter() - began
    return sorted(results.values()), seconds, len(results) == plan.games


@contextlib.contextmanager
def kept_in(
    path: Path | None, plan: "ArenaPlan", command: str
) -> Iterator[tuple[dict[int, "Result"], Callable[["Result"], None]]]:
    """The results that a file holds already, and what writes more to it; without a file nothing is kept."""
    if path is None:
        yield {}, lambda result: None
        return
    from ludotheque.parquet.arena import ResultsFile

    file = ResultsFile(path, plan, command)
    done = file.read()
    with file.journal() as write:
        yield done, lambda result: write(file.batch(result))


def describe(
    plan: "ArenaPlan", results: list["Result"], seconds: float, is_whole: bool, anchor: int | None
) -> dict[str, Any]:
    """What `--json` prints."""
    from ludotheque.bots.arena import digest, whole_deals

    counted = whole_deals(plan, results)
    return {
        "game": plan.game.name,
        "options": plan.game.options_json(plan.options),
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": as_given(plan.seed),
        "thinking": plan.seconds,
        "games": len(results),
        "asked": plan.games,
        "complete": is_whole,
        "games_a_deal": plan.games_a_deal,
        "deals": len(counted) // plan.games_a_deal,
        "seconds": seconds,
        "anchor": None if anchor is None else plan.bots[anchor],
        **rated(plan, counted, anchor),
        "digest": digest(results),
    }


def rated(plan: "ArenaPlan", counted: list["Result"], anchor: int | None) -> dict[str, Any]:
    """The ratings, the strongest first, and how each two did against each other."""
    from ludotheque.bots.arena import tallies, wins_by_deal
    from ludotheque.bots.ratings import rate

    if not counted:
        return {"ratings": [], "pairs": []}
    wins = wins_by_deal(plan, counted)
    found, sums = rate(wins, anchor), wins.sum(axis=0)
    by_bot = [
        {
            "bot": name,
            "rating": float(found.ratings[bot]),
            "low": float(found.low[bot]),
            "high": float(found.high[bot]),
            "games": tally.games,
            "win_share": tally.wins / tally.games,
            "mean_score": tally.points / tally.games,
            "seconds_a_decision": tally.seconds / max(tally.decisions, 1),
        }
        for bot, (name, tally) in enumerate(zip(plan.bots, tallies(plan, counted), strict=True))
    ]
    order = sorted(range(len(by_bot)), key=lambda bot: -found.ratings[bot])
    pairs = [
        {
            "bots": [plan.bots[one], plan.bots[other]],
            "meetings": int(sums[one, other] + sums[other, one]),
            "share": float(sums[one, other] / (sums[one, other] + sums[other, one])),
            "ahead": float(found.ahead[one, other]),
        }
        for place, one in enumerate(order)
        for other in order[place + 1 :]
    ]
    return {"ratings": [by_bot[bot] for bot in order], "pairs": pairs}


def title_of(plan: "ArenaPlan", document: dict[str, Any], language: str) -> str:
    """What was played, in a line."""
    from ludotheque.engine.words import say

    return say(
        "arena-title",
        language,
        game=plan.game.name,
        seats=plan.seats,
        deals=document["deals"],
        games=document["games_a_deal"],
    )


def draw(plan: "ArenaPlan", document: dict[str, Any], path: Path, is_told: bool) -> None:
    """Write the picture, and tell where."""
    from rich.console import Console

    from ludotheque.cli.arena_plot import Bar, plot
    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import say

    language = spoken_language()
    bars = [Bar(row["bot"], row["rating"], row["low"], row["high"]) for row in document["ratings"]]
    save(path, plot(title_of(plan, document, language), bars, language))
    if is_told:
        Console().print(say("arena-drawn", language, file=str(path)))


def show(plan: "ArenaPlan", document: dict[str, Any], out: Path | None) -> None:
    """What was found, for people to read."""
    from rich.console import Console
    from rich.table import Table

    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import say, say_number

    console, language = Console(), spoken_language()
    table = Table(title=title_of(plan, document, language))
    for key in ("bot", "rating", "interval", "wins", "score", "time"):
        table.add_column(say(f"arena-{key}", language), justify="left" if key == "bot" else "right")
    for row in document["ratings"]:
        rating, low, high = (say_number(round(row[key]), language) for key in ("rating", "low", "high"))
        table.add_row(
            row["bot"],
            rating,
            f"{low} … {high}",
            say_number(row["win_share"], language, places=1, style="percent"),
            say_number(row["mean_score"], language, places=1),
            say_number(1000 * row["seconds_a_decision"], language, places=2),
        )
    if document["ratings"]:
        console.print(table)
    else:
        console.print(say("arena-no-deal", language, games=plan.games_a_deal))
    if out is not None:
        console.print(say("simulate-written", language, file=str(out), games=document["games"]))
    if not document["complete"]:
        console.print(say("simulate-stopped", language, games=document["games"], asked=plan.games))
