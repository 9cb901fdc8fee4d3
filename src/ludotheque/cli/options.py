"""The options of a game as a command line gives them, whichever game it is."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.engine.contract import Game, Options

FILES = ("edition", "board")  # options that name a file as well


def names_in(text: str) -> list[str]:
    """What stands between the commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def sides_in(text: str | None) -> list[Any]:
    """The side of each seat, as `0,0,1` gives them; whatever is no number stays text, to be refused."""
    return [int(side) if side.isdecimal() and side.isascii() else side for side in names_in(text or "")]


def options_of(game: "Game", seats: int | None = None, **given: Any) -> "Options":
    """The options of this game, what was not given left out; Refused with words if it has no such option.

    With a number of seats: what the options say has to fit so many. In a game with sides the first half of
    the seats is one side, unless more is said.
    """
    from ludotheque.engine.words import Refused

    chosen = {key: value for key, value in given.items() if value}
    known = game.options_json(game.options({}))
    for key in chosen:
        if key not in known:
            names = ", ".join(f"--{name}" for name in known if name in given)
            raise Refused("option-not-here", option=f"--{key}", game=game.name, known=names)
    for key in FILES:
        if key in chosen:
            chosen[key] = game.edition_from(chosen[key])
    if seats is not None and "sides" in known and "sides" not in chosen:
        chosen["sides"] = [0 if 2 * seat < seats else 1 for seat in range(seats)]
    options = game.options(chosen)
    if seats is not None:
        game.check_options(options, seats)
    return options
