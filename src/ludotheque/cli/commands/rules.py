"""`ludotheque rules GAME`"""

import shutil
import sys
import textwrap

import typer

from ludotheque.cli.answer import fail, quietly_closed
from ludotheque.cli.options import language_option


def rules(
    game: str = typer.Argument(..., metavar="GAME", help="Which game."),
    asked: str = typer.Argument(
        "", metavar="[CLAUSE]", help="A section (4), a clause (4.2) or a word in it."
    ),
    lang: str = language_option(),
) -> None:
    """Read the ruling sheet of a game."""
    from ludotheque.cli.terminal import rulesheet
    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import Refused, checked_language, quote
    from ludotheque.games import registry

    try:
        language = checked_language(lang or spoken_language())
        name = registry.find(game).name
        sheet = rulesheet.sheet_of(name, language)
        clauses = rulesheet.clauses_in(sheet)
        found = rulesheet.look_up(clauses, asked) if asked else clauses
        if not found:
            raise Refused("rules-unknown", text=quote(asked))
    except Refused as error:
        fail(error)
    head = [] if asked else rulesheet.head_of(sheet)
    quietly_closed(lambda: show([*head, *(f"{clause.number} {clause.text}" for clause in found)]))


def show(lines: list[str]) -> None:
    """Wrapped where somebody looks at a screen; whole for anything that reads them."""
    columns = max(shutil.get_terminal_size().columns - 1, 20)
    for line in lines:
        is_screen = sys.stdout.isatty()
        wrapped = textwrap.wrap(line, columns, subsequent_indent="    ") if is_screen else [line]
        print("\n".join(wrapped))
