"""`ludotheque print GAME`"""

from pathlib import Path
from typing import Any

import typer

from ludotheque.cli.answer import fail
from ludotheque.cli.options import language_option, options_of, with_game_flags
from ludotheque.engine.files import PDF, check_ending, check_writable, written_whole
from ludotheque.engine.options import Edition


@with_game_flags(Edition)
def printing(
    game: str = typer.Argument(..., metavar="GAME", help="Which game."),
    *,
    chosen: dict[str, Any],
    language: str = language_option(),
    paper: str = typer.Option("a4", metavar="a4|letter", help="The paper in your printer."),
    output: Path | None = typer.Option(
        None, "--output", "-o", help="The PDF file. Default: a new one here, named after the game."
    ),
) -> None:
    """Make a PDF of a game, to print, cut out and play at a table."""
    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import Refused, checked_language, quote, say
    from ludotheque.games import registry
    from ludotheque.games.printing import file_name, pdf_of

    try:
        language = checked_language(language or spoken_language())
        check_ending(output, PDF)
        found = registry.find(game)
        options = options_of(found, **chosen)
        path = output or Path(file_name(found, options, paper, language))
        if output is None and path.exists():
            raise Refused("paper-is-there", file=quote(path))
        check_writable(path)
        made = pdf_of(found, options, paper, language)
        with written_whole(path) as part:
            part.write_bytes(made)
    except Refused as error:
        fail(error)
    print(say("paper-made", spoken_language(), file=str(path)))
