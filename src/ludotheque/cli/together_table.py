"""What `ludotheque balance --together` shows: a table for people, and one JSON document."""

from typing import TYPE_CHECKING, Any, Literal

from rich.console import Console
from rich.table import Table

from ludotheque.cli.answer import compact
from ludotheque.cli.terminal.screen import spoken_language
from ludotheque.engine.words import say, say_number

if TYPE_CHECKING:
    from ludotheque.engine.contract import Game
    from ludotheque.games.beat_the_quake.bots.together import Reached
    from ludotheque.games.beat_the_quake.components import Edition

COLUMNS = ("rules", "seats", "goal", "middle", "survived", "reached", "won")


def show_together(
    game: "Game", edition: "Edition", bot: str, games: int, seed: str, threads: int, as_json: bool
) -> None:
    """Let tables of a bot play together, and say how far they come."""
    from ludotheque.games.beat_the_quake.bots.together import every

    endings = list(every(game, edition, bot, games, seed, threads))
    if as_json:
        about: dict[str, Any] = {"game": game.name, "edition": edition.name, "bot": bot, "seed": seed}
        print(compact({**about, "kinds": [ending.document() for ending in endings]}))
        return
    Console().print(_table(endings, edition, bot, games))


def _table(endings: "list[Reached]", edition: "Edition", bot: str, games: int) -> Table:
    language = spoken_language()
    title = say("together-title", language, edition=edition.name, bot=bot, games=games)
    table = Table(title=title, pad_edge=False, show_edge=False)
    for key in COLUMNS:
        justify: Literal["left", "right"] = "left" if key == "rules" else "right"
        table.add_column(say(f"together-{key}", language), justify=justify)
    for ending in endings:
        table.add_row(
            say("balance-advanced" if ending.advanced else "balance-basic", language),
            str(ending.seats),
            str(ending.goal),
            say_number(ending.middle, language, places=1),
            *(
                say_number(share, language, style="percent")
                for share in (ending.survived, ending.reached, ending.won)
            ),
        )
    return table
