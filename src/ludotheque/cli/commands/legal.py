"""`ludotheque legal FILE…`"""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from ludotheque.cli.answer import answer, quietly_closed

if TYPE_CHECKING:
    from ludotheque.engine.records import Replay


def legal(
    files: list[Path] = typer.Argument(..., metavar="FILE…", help="Record files."),
    as_json: bool = typer.Option(False, "--json", help="One JSON document a line."),
    every: bool = typer.Option(False, "--every", help="Answer for every prefix of the moves."),
) -> None:
    """List every legal move after the last one of a record."""
    quietly_closed(lambda: answer(files, as_json, every, lambda game: game.report_legal(), tell))


def tell(replay: "Replay") -> str:
    """The legal moves in one line for people."""
    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import printable, say, say_time

    language = spoken_language()
    names = [printable(name) for name in replay.record.players]
    moves = replay.legal()
    if not moves:
        return say("legal-over", language)
    each = "; ".join(
        say("legal-moves", language, name=names[int(seat)], count=len(texts), moves=", ".join(texts))
        for seat, texts in moves.items()
    )
    if not replay.game.is_timed:
        return each
    now = replay.record.moves[replay.played - 1].now if replay.played else 0
    return say("legal-at", language, time=say_time(now, language), each=each)
