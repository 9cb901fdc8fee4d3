"""`ludotheque replay FILE…`"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from ludotheque.cli.answer import answer, fail, quietly_closed
from ludotheque.cli.options import command_line
from ludotheque.engine.files import PARQUET, check_ending

if TYPE_CHECKING:
    from ludotheque.cli.answer import Keeping
    from ludotheque.engine.records import Replay


def replay(
    context: typer.Context,
    files: list[Path] = typer.Argument(..., metavar="FILE…", help="Record files."),
    as_json: bool = typer.Option(False, "--json", help="One JSON document a line."),
    every: bool = typer.Option(False, "--every", help="Answer for every prefix of the moves."),
    out: Path | None = typer.Option(None, help="Write where every record ends to this Parquet file."),
) -> None:
    """Play records through and show where they end."""
    from ludotheque.engine.words import Refused

    try:
        check_ending(out, PARQUET)
        with kept_in(out, context) as keep:
            quietly_closed(lambda: answer(files, as_json, every, lambda game: game.report(), tell, keep))
    except Refused as error:
        fail(error)


@contextmanager
def kept_in(path: Path | None, context: typer.Context) -> Iterator["Keeping"]:
    """What writes records to a file, if one is wanted: all of them, or nothing if one is broken."""
    if path is None:
        yield lambda number, file, replay: None
        return
    from ludotheque.parquet.records import opened

    with opened(path, command_line(context)) as write:
        yield write


def tell(replay: "Replay") -> str:
    """Where a record stands, in one line for people."""
    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import printable, say, say_time

    language = spoken_language()
    names = [printable(name) for name in replay.record.players]
    if replay.game.is_timed and replay.played:
        last = replay.record.moves[replay.played - 1]
        words = {"time": say_time(last.now, language), "name": names[last.seat or 0], "move": last.text}
        return say("replay-last", language, rest=standing(replay, names, language), **words)
    return standing(replay, names, language)


def standing(replay: "Replay", names: list[str], language: str) -> str:
    """Who is waited for, or who has won; and the scores."""
    from ludotheque.engine.words import say

    scores = ", ".join(f"{name} {score}" for name, score in zip(names, replay.scores(), strict=True))
    to_move = replay.to_move()
    winners = ", ".join(names[seat] for seat in replay.winners())
    goal = replay.game.goal(replay.record.options, len(names))
    if to_move:
        whose = ", ".join(names[seat] for seat in to_move)
        told = say("replay-going-on", language, moves=replay.played, whose=whose, scores=scores)
    elif goal is not None and (winners or any(replay.scores())):
        words = {"sum": sum(replay.scores()), "goal": goal, "scores": scores}
        key = "replay-goal" if winners else "replay-short"
        told = say(key, language, moves=replay.played, **words)
    elif not winners:
        told = say("replay-lost", language, moves=replay.played, scores=scores)
    else:
        told = say("replay-over", language, moves=replay.played, winners=winners, scores=scores)
    is_practice = replay.record.meta.get("practice") is True
    return f"{told} {say('replay-practice', language)}" if is_practice else told
