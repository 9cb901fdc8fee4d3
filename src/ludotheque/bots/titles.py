"""What bots are called: levels have names in each language."""

from collections.abc import Collection

from ludotheque.engine.words import said


def title(bot: str, language: str = "en") -> str:
    """The name of a bot; one that the catalogue does not know is called as it is. A file is no part of it."""
    kind = bot.partition(":")[0]
    return said(f"bot-{kind}", language) or kind.capitalize()


def own_title(bot: str, taken: Collection[str | None], language: str = "en") -> str:
    """The name of a bot, with a number if somebody at the table is called so, in large letters or small."""
    folded = {other.casefold() for other in taken if other is not None}
    name, number = title(bot, language), 2
    while name.casefold() in folded:
        name, number = f"{title(bot, language)} {number}", number + 1
    return name


def named_in(name: str | None, bot: str | None, language: str) -> str:
    """What a bot at a table is called in a language; who was given another name keeps it."""
    english = title(bot or "")
    called = name or english
    return title(bot or "", language) + called.removeprefix(english) if called.startswith(english) else called
