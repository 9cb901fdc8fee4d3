"""`ludotheque components GAME`"""

from collections.abc import Iterator
from typing import Any

import typer

from ludotheque.cli.answer import compact, fail, quietly_closed


def components(
    game: str = typer.Argument(..., metavar="GAME", help="Which game."),
    edition: str = typer.Option("classic", "--edition", help="An edition's name, or a TOML file."),
    as_json: bool = typer.Option(False, "--json", help="One JSON document."),
) -> None:
    """Show what is in the box."""
    from ludotheque.cli.terminal import spoken_language
    from ludotheque.engine.words import Refused
    from ludotheque.games import registry

    try:
        found = registry.find(game)
        options = found.options({"edition": found.edition_from(edition)})
    except Refused as error:
        fail(error)
    if as_json:
        print(compact({**found.components(options), "rules": found.rules_version}))
        return
    language = spoken_language()
    told = {**found.components_told(options, language), "rules": found.rules_version}
    quietly_closed(lambda: print("\n".join(lines_of(told, language))))


def lines_of(box: dict[str, Any], language: str) -> Iterator[str]:
    """A line for each group; cards with words have lines of their own."""
    from ludotheque.engine.words import say

    for group, members in box.items():
        name = say(f"components-{group}", language)
        if isinstance(members, list) and isinstance(members[0], dict):
            yield say("components-group", language, group=name, members=len(members))
            for card in members:
                yield from card_lines(card)
        else:
            yield say("components-group", language, group=name, members=members_in(members))


def members_in(members: Any) -> str:
    """Codes and how many of each, or the size of a table, or codes alone, or a number."""
    if isinstance(members, dict):
        if "columns" in members:
            return f"{members['columns']} × {members['rows']}"
        return ", ".join(f"{code} × {count}" for code, count in members.items())
    return ", ".join(members) if isinstance(members, list) else str(members)


def card_lines(card: dict[str, Any]) -> Iterator[str]:
    """A card by name, id and values; what it says on a line of its own."""
    values = ", ".join(f"{key.upper()} {value}" for key, value in card.items() if isinstance(value, int))
    yield f"  {card['name']} ({card['id']}), {values}"
    if card["message"]:
        yield f"      {card['message']}"
