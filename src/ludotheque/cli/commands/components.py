"""`ludotheque components GAME`"""

from typing import Any

import typer

from ludotheque.cli.answer import compact, fail, quietly_closed
from ludotheque.cli.options import options_of, with_game_flags
from ludotheque.engine.options import Edition


@with_game_flags(Edition)
def components(
    game: str = typer.Argument(..., metavar="GAME", help="Which game."),
    *,
    chosen: dict[str, Any],
    as_json: bool = typer.Option(False, "--json", help="One JSON document."),
) -> None:
    """Show what is in the box."""
    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.contents import lines_of
    from ludotheque.engine.words import Refused
    from ludotheque.games import registry

    try:
        found = registry.find(game)
        options = options_of(found, **chosen)
    except Refused as error:
        fail(error)
    if as_json:
        print(compact({**found.components(options), "rules": found.rules_version}))
        return
    language = spoken_language()
    lines = found.components_lines(options, language)
    version = lines_of({"rules": found.rules_version}, language)
    quietly_closed(lambda: print("\n".join([*lines, *version])))
