"""What is in the box of a game, in lines for a terminal."""

from collections.abc import Iterator, Mapping
from typing import Any

from ludotheque.engine.words import say


def lines_of(box: Mapping[str, Any], language: str) -> Iterator[str]:
    """A line for each group; cards with words have lines of their own."""
    for group, members in box.items():
        name = say(f"components-{group}", language)
        if isinstance(members, list) and isinstance(members[0], dict):
            yield say("components-group", language, group=name, members=len(members))
            for card in members:
                yield from card_lines(card, language)
        else:
            yield say("components-group", language, group=name, members=members_in(members))


def members_in(members: Any) -> str:
    """Codes and how many of each, or the size of a table, or codes alone, or a number."""
    if isinstance(members, dict):
        if "columns" in members:
            return f"{members['columns']} × {members['rows']}"
        return ", ".join(f"{code} × {count}" for code, count in members.items())
    return ", ".join(members) if isinstance(members, list) else str(members)


def card_lines(card: dict[str, Any], language: str) -> Iterator[str]:
    """A card by name, id and values; what it says on a line of its own."""
    numbers = ((key, value) for key, value in card.items() if isinstance(value, int))
    values = ", ".join(f"{say(f'components-{key}', language)} {value}" for key, value in numbers)
    yield f"  {card['name']} ({card['id']}), {values}"
    if card["message"]:
        yield f"      {card['message']}"
