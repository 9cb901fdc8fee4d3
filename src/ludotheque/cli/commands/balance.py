"""`ludotheque balance GAME`"""

from typing import TYPE_CHECKING, Any, Literal

import typer

from ludotheque.cli.answer import compact, fail
from ludotheque.cli.commands.simulate import available_cores

if TYPE_CHECKING:
    from ludotheque.games.beat_the_quake.bots.balance import Ending
    from ludotheque.games.beat_the_quake.components import Edition

BALANCED = "beat-the-quake"  # the one game whose values are ours to set


def balance(
    game: str = typer.Argument(
        BALANCED, metavar="GAME", help="Which game; only Beat the Quake has values to set."
    ),
    games: int = typer.Option(400, min=1, help="Games of each kind."),
    bots: str = typer.Option("uniform,greedy,search", help="Strengths, with commas between them."),
    guesses: int = typer.Option(
        24, min=1, max=10_000, help="Guesses that `search` plays to the end for each move."
    ),
    edition: str = typer.Option("classic", help="An edition's name, or a TOML file."),
    seed: str = typer.Option("1", help="Any text: game i follows from it and from i."),
    threads: int = typer.Option(0, min=0, max=1024, help="CPU threads; 0: one for each core."),
    cards: bool = typer.Option(False, help="Also what became of each card."),
    dilemma: bool = typer.Option(
        False, help="Fit bots to the edition, and see whether one simple rule plays it as well as they do."
    ),
    together: str = typer.Option(
        "", metavar="BOT", help="Tables of this bot play together: how often they reach their goal."
    ),
    as_json: bool = typer.Option(False, "--json", help="One JSON document."),
) -> None:
    """How often a table survives, how points spread, what becomes of each card."""
    from ludotheque.engine.words import Refused

    try:
        chosen, strengths = asked(game, edition, bots)
        if together:
            show_table_of(together, game, chosen, games, seed, threads or available_cores(), as_json)
            return
    except Refused as error:
        fail(error)
    if dilemma:
        from ludotheque.cli.dilemma_tables import show_dilemma

        show_dilemma(chosen, games, seed, threads or available_cores(), cards, as_json)
        return
    from ludotheque.games.beat_the_quake.bots.balance import every

    endings: list[Ending] = []
    for ending in every(chosen, strengths, games, guesses, seed, threads or available_cores()):
        endings.append(ending)
        if not as_json:
            show_progress(ending)
    if as_json:
        kinds = [ending.document(chosen) for ending in endings]
        print(
            compact({"game": game, "edition": chosen.name, "guesses": guesses, "seed": seed, "kinds": kinds})
        )
        return
    show(endings, chosen, cards)


def show_table_of(
    bot: str, game: str, edition: "Edition", games: int, seed: str, threads: int, as_json: bool
) -> None:
    """Tables of one bot that play together; Refused with words if there is no such bot."""
    from ludotheque.bots import lineup
    from ludotheque.cli.together_table import show_together
    from ludotheque.games import registry

    found = registry.find(game)
    lineup.check(bot, found)
    show_together(found, edition, bot, games, seed, threads, as_json)


def asked(game: str, edition: str, bots: str) -> tuple["Edition", tuple[str, ...]]:
    """The edition and the strengths; Refused with words if there is no such thing."""
    from ludotheque.engine.words import Refused, quote
    from ludotheque.games import registry
    from ludotheque.games.beat_the_quake.bots.balance import STRENGTHS

    found: Any = registry.find(game)
    if found.name != BALANCED:
        raise Refused("balance-not-this", game=quote(game), known=BALANCED)
    strengths = tuple(bots.split(","))
    for strength in strengths:
        if strength not in STRENGTHS:
            raise Refused("bot-unknown", bot=quote(strength), known=", ".join(STRENGTHS))
    chosen: Edition = found.edition_from(edition)
    return chosen, strengths


def show_progress(ending: "Ending") -> None:
    """One kind is done."""
    from rich.console import Console

    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import say, say_number

    language = spoken_language()
    rules = say("balance-advanced" if ending.advanced else "balance-basic", language)
    share = say_number(ending.survived, language, style="percent")
    console = Console(stderr=True)
    done = say("balance-done", language, bots=ending.strength, rules=rules, seats=ending.seats, share=share)
    console.print(done)


def show(endings: "list[Ending]", edition: "Edition", cards: bool) -> None:
    """Tables for people."""
    from rich.console import Console
    from rich.table import Table

    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import say, say_number

    console, language = Console(), spoken_language()

    def share(number: float) -> str:
        return say_number(number, language, style="percent")

    def tenths(number: float) -> str:
        return say_number(number, language, places=1)

    title = say("balance-title", language, edition=edition.name, games=endings[0].games)
    table = Table(title=title, pad_edge=False, show_edge=False)  # 80 columns have to do
    for key in ("bots", "rules", "seats", "survived", "met", "alone", "score", "winner"):
        justify: Literal["left", "right"] = "left" if key in ("bots", "rules") else "right"
        name = say(f"balance-{key}", language)
        table.add_column(name, justify=justify, no_wrap=key in ("rules", "survived", "score"))
    for ending in endings:
        mean, spread, best = ending.scores()
        table.add_row(
            ending.strength,
            say("balance-advanced" if ending.advanced else "balance-basic", language),
            str(ending.seats),
            f"{share(ending.survived)} ±{share(ending.margin)}",
            tenths(ending.met),
            tenths(ending.alone),
            f"{tenths(mean)} ±{tenths(spread)}",
            tenths(best),
        )
    console.print(table)
    if cards:
        console.print(card_table(endings, edition))


def card_table(endings: "list[Ending]", edition: "Edition") -> Any:
    """What became of each card with the last strength, over all its kinds."""
    from rich.table import Table

    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.words import say, say_number
    from ludotheque.games.beat_the_quake.bots.balance import FATES

    language = spoken_language()
    strongest = endings[-1].strength
    fates = sum(ending.fates for ending in endings if ending.strength == strongest)
    table = Table(title=say("balance-cards", language, bots=strongest))
    for key in ("card", "vp", "vd", *FATES[1:]):
        table.add_column(say(f"balance-{key}", language), justify="left" if key == "card" else "right")
    for place, card in enumerate(edition.cards):
        drawn = max(1, int(fates[0, place]))
        shares = (int(fates[row, place]) / drawn for row in range(1, len(FATES)))
        told = (say_number(share, language, style="percent") for share in shares)
        table.add_row(card.id, str(card.vp), str(card.vd), *told)
    return table
