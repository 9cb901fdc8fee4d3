"""`ludotheque components GAME`"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import typer

from ludotheque.cli.answer import compact, fail, quietly_closed
from ludotheque.cli.options import options_of, with_game_flags
from ludotheque.engine.options import Edition

if TYPE_CHECKING:
    from ludotheque.games.situation_4.components import Board


@with_game_flags(Edition)
def components(
    game: str = typer.Argument(..., metavar="GAME", help="Which game."),
    *,
    chosen: dict[str, Any],
    as_json: bool = typer.Option(False, "--json", help="One JSON document."),
) -> None:
    """Show what is in the box."""
    from ludotheque.cli.terminal.screen import spoken_language
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
    if "board" in found.options_json(options):
        lines = board_lines(options.board, language)  # what a client draws takes seconds to make
    else:
        lines = lines_of(found.components_told(options, language), language)
    version = lines_of({"rules": found.rules_version}, language)
    quietly_closed(lambda: print("\n".join([*lines, *version])))


def lines_of(box: Mapping[str, Any], language: str) -> Iterator[str]:
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


def board_lines(board: "Board", language: str) -> Iterator[str]:
    """A board: its size, then what lies on which locations."""
    from ludotheque.engine.words import say

    def group(name: str, members: object) -> str:
        return say(
            "components-group", language, group=say(f"components-{name}", language), members=str(members)
        )

    yield group("columns", board.columns)
    yield group("rows", board.rows)
    yield group("river", say("components-river-after", language, row=board.river))
    yield group("zones", f"{board.zones.columns} × {board.zones.rows}")
    yield group("objectives", len(board.objectives))
    for one in board.objectives:
        words = {"name": one.name(language), "id": one.id, "value": one.value}
        yield "  " + say("components-objective", language, places=", ".join(one.locations), **words)
    yield group("bases", sum(map(len, board.bases.values())))
    for kind, bases in board.bases.items():
        for side, base in enumerate(bases):
            yield "  " + say("components-base", language, kind=kind, side=side, places=", ".join(base))
    yield group("bridges", len(board.bridges))
    for site, ends in board.bridges.items():
        yield "  " + say("components-bridge", language, site=site, places="–".join(ends))


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
