"""What `ludotheque balance --dilemma` shows: tables for people, and one JSON document."""

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ludotheque.cli.answer import compact
from ludotheque.cli.terminal.screen import spoken_language
from ludotheque.engine.words import say, say_number
from ludotheque.games.beat_the_quake.bots.dilemma import AIMS, Kind, Tables, fitted, measured

if TYPE_CHECKING:
    from ludotheque.games.beat_the_quake.components import Edition

FIGURES = ("survived", "early", "harmless", "hard", "shared", "again", "starter")
CARD_FIGURES = ("shown", "kept")
MISSED = "!"  # behind a figure that is not where it should be


def show_dilemma(
    edition: "Edition", games: int, seed: str, threads: int, with_cards: bool, as_json: bool
) -> None:
    """Fit bots to an edition, measure it, and say what came out."""
    with Tables(threads) as tables, Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("dilemma-fitting", spoken_language()), total=1)
        fears = fitted(tables, edition, seed, lambda part: progress.update(task, completed=part))
        kinds = list(measured(tables, edition, fears, games, seed))
    if as_json:
        document = {
            "edition": edition.name,
            "games": games,
            "seed": seed,
            "fears": fears.tolist(),
            "kinds": [kind.document() for kind in kinds],
            "cards": cards_in(kinds, edition),
        }
        print(compact(document))
        return
    console, language = Console(), spoken_language()
    console.print(figure_table(kinds, edition, games, language))
    for advanced in (False, True):
        console.print(rule_table(kinds, advanced, language))
    if with_cards:
        console.print(card_table(kinds, edition, language))
    console.print(say("dilemma-legend", language, mark=MISSED))


def told(name: str, figure: float | None, advanced: bool, language: str) -> str:
    """A figure as a share, with a mark if it is not where it should be."""
    if figure is None:
        return "–"
    mark = "" if AIMS[name].is_met(figure, advanced) else MISSED
    return say_number(figure, language, style="percent") + mark


def span(name: str, figures: list[float], advanced: bool, language: str) -> str:
    """From the least to the largest of several figures."""
    if not figures:
        return "–"
    ends = (min(figures), max(figures))
    mark = "" if all(AIMS[name].is_met(figure, advanced) for figure in ends) else MISSED
    least, most = (say_number(figure, language, style="percent") for figure in ends)
    return f"{least}–{most}{mark}"


def rules_word(advanced: bool, language: str) -> str:
    """Which rules are played."""
    return say("balance-advanced" if advanced else "balance-basic", language)


def figure_table(kinds: list[Kind], edition: "Edition", games: int, language: str) -> Table:
    """A line for each number of seats, basic and advanced."""
    title = say("balance-title", language, edition=edition.name, games=games)
    table = Table(title=title, pad_edge=False, show_edge=False)  # 80 columns have to do
    table.add_column(say("balance-seats", language), no_wrap=True)
    for name in FIGURES:
        heading = say("balance-survived" if name == "survived" else f"dilemma-{name}", language)
        table.add_column("\n".join(heading.split()), justify="right", no_wrap=True)
    for kind in kinds:
        figures = kind.figures
        shown = (told(name, figures[name], kind.advanced, language) for name in FIGURES)
        table.add_row(f"{kind.seats} {rules_word(kind.advanced, language)}", *shown)
    return table


def rule_table(kinds: list[Kind], advanced: bool, language: str) -> Table:
    """A line for each rule of one line: from the worst number of seats to the best."""
    found = [kind for kind in kinds if kind.advanced == advanced]
    title = say("dilemma-rules", language, rules=rules_word(advanced, language))
    table = Table(title=title, pad_edge=False, show_edge=False)
    table.add_column(say("dilemma-rule", language))
    for key in ("dilemma-survives", "dilemma-beaten"):
        table.add_column(say(key, language), justify="right")
    for number, rule in enumerate(found[0].rules):
        survived = [kind.rules[number].survived for kind in found]
        beaten = [share for kind in found if (share := kind.rules[number].beaten) is not None]
        table.add_row(
            say(f"dilemma-rule-{rule.name}", language),
            span("rule_survives", survived, advanced, language),
            span("rule_beaten", beaten, advanced, language),
        )
    return table


def cards_in(kinds: list[Kind], edition: "Edition") -> dict[str, dict[str, float | None]]:
    """What became of each card, of the games in which it was drawn, over all kinds."""
    drawn, shown, kept = sum(kind.fates(len(edition.cards)) for kind in kinds).tolist()
    return {
        card.id: {
            "vp": card.vp,
            "vd": card.vd,
            "shown": shown[place] / drawn[place] if drawn[place] else None,
            "kept": kept[place] / drawn[place] if drawn[place] else None,
        }
        for place, card in enumerate(edition.cards)
    }


def card_table(kinds: list[Kind], edition: "Edition", language: str) -> Table:
    """A line for each card."""
    table = Table(title=say("dilemma-cards", language), pad_edge=False, show_edge=False)
    for key in ("card", "vp", "vd", *CARD_FIGURES):
        table.add_column(say(f"balance-{key}", language), justify="left" if key == "card" else "right")
    found: dict[str, Any] = cards_in(kinds, edition)
    for name, card in found.items():
        shares = (told(key, card[key], False, language) for key in CARD_FIGURES)
        table.add_row(name, str(card["vp"]), str(card["vd"]), *shares)
    return table
