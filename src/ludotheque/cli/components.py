"""`ludotheque components GAME`"""

import typer

from ludotheque.cli.answer import compact, fail


def components(
    game: str = typer.Argument(..., metavar="GAME", help="Which game."),
    edition: str = typer.Option("classic", "--edition", help="An edition's name, or a TOML file."),
    as_json: bool = typer.Option(False, "--json", help="One JSON document."),
) -> None:
    """Show what is in the box."""
    from ludotheque.engine.words import Refused
    from ludotheque.games import registry

    try:
        found = registry.find(game)
        box = found.components(found.options({"edition": found.edition_from(edition)}))
    except Refused as error:
        fail(error)
    if as_json:
        print(compact({**box, "rules": found.rules_version}))
        return
    table = box.pop("table")
    for group, members in box.items():
        print(f"{group}: " + ", ".join(f"{code} × {count}" for code, count in members.items()))
    print(f"table: {table['columns']} × {table['rows']}")
    print(f"rules: {found.rules_version}")
