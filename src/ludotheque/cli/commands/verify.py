"""`ludotheque verify FILE`"""

from pathlib import Path

import typer

from ludotheque.cli.answer import fail, one_line


def verify(
    file: Path = typer.Argument(..., metavar="FILE", help="A record of a sealed deal."),
) -> None:
    """Check that a sealed deal was kept: commitment, seed, pile and every move."""
    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine import records
    from ludotheque.engine.words import Refused, say
    from ludotheque.games import registry

    language = spoken_language()
    try:
        record = records.read_record(file, registry.find)
    except Refused as error:
        fail(error)
    try:
        records.verify(record)
    except Refused as error:
        print(one_line(say("verify-broken", language, why=error.tell(language))))
        raise typer.Exit(1) from None
    print(say("verify-kept", language, moves=len(record.moves)))
