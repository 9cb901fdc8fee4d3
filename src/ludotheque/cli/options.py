"""The options of a game as a command line gives them, whichever game it is."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.engine.contract import Game, Options


def names_in(text: str) -> list[str]:
    """What stands between the commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def options_of(game: "Game", **given: Any) -> "Options":
    """The options of this game, what was not given left out; Refused with words if it has no such option."""
    from ludotheque.engine.words import Refused

    chosen = {key: value for key, value in given.items() if value}
    known = game.options_json(game.options({}))
    for key in chosen:
        if key not in known:
            names = ", ".join(f"--{name}" for name in known)
            raise Refused("option-not-here", option=f"--{key}", game=game.name, known=names)
    if "edition" in chosen:
        chosen["edition"] = game.edition_from(chosen["edition"])
    return game.options(chosen)
