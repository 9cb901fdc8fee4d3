"""`ludotheque review RECORD`"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ludotheque.cli.answer import compact, fail, quietly_closed
from ludotheque.cli.commands.simulate import available_cores, progress
from ludotheque.cli.options import finite, language_option

if TYPE_CHECKING:
    from ludotheque.bots.review import Review

BARS = " ▁▂▃▄▅▆▇█"
TOLD = 12  # points in time that are told where nothing is drawn
QUICKEST = 0.1  # seconds


def review(
    file: Path = typer.Argument(..., metavar="RECORD", help="A record file."),
    simulations: int | None = typer.Option(
        None, "--simulations", min=1, help="Other piles for each position. Default: 1000."
    ),
    seconds: float | None = typer.Option(
        None, "--seconds", min=QUICKEST, callback=finite, help="Or about so long, in all."
    ),
    threads: int = typer.Option(
        0, "--threads", min=0, max=1024, help="Decisions at once; 0: one for each core."
    ),
    seed: str = typer.Option("0", "--seed", help="Any text: the same review comes again."),
    as_json: bool = typer.Option(False, "--json", help="One JSON document."),
    lang: str = language_option(),
    plain: bool = typer.Option(False, "--plain", help="Lines of words alone, for a screen reader."),
) -> None:
    """Look at a game again: chances over time, what mattered and why, luck and skill."""
    from ludotheque.cli.terminal.screen import screen_now, spoken_language
    from ludotheque.engine.words import Refused, checked_language, printable

    try:
        language = checked_language(lang or spoken_language())
    except Refused as error:
        fail(error)
    try:
        if simulations is not None and seconds is not None:
            raise Refused("review-both")
        found = reviewed(file, simulations, seconds, seed, threads or available_cores())
    except Refused as error:
        fail(error.tell(language))
    from ludotheque.bots.retelling import retold

    document = retold(found, [printable(name) for name in found.record.players], language)
    if as_json:
        lines = [compact(document)]
    else:
        screen = screen_now(plain)
        lines = list(told(document, len(found.record.moves), language, screen.columns, screen.is_plain))
    quietly_closed(lambda: print("\n".join(lines)))


def reviewed(file: Path, simulations: int | None, seconds: float | None, seed: str, threads: int) -> "Review":
    """Think a record through."""
    from ludotheque.bots.review import SIMULATIONS, Reviewer, seed_of
    from ludotheque.bots.search import strongest
    from ludotheque.engine.records import Replay, read_record
    from ludotheque.games import registry

    record = read_record(file, registry.find)
    Replay(record).finish()
    reviewer = Reviewer(
        record,
        lambda number: strongest(record.game, seed_of(seed, number)),
        simulations or SIMULATIONS,
        seconds,
        threads,
    )
    with progress(reviewer.total, show=True) as advance:
        for _ in reviewer.steps():
            advance(1)
    return reviewer.review()


# For people


def told(document: dict[str, Any], moves: int, language: str, columns: int, is_plain: bool) -> Iterator[str]:
    """A review in lines."""
    from ludotheque.engine.words import say

    words = {"game": document["game"], "moves": moves, "simulations": document["simulations"]}
    yield say("review-title", language, timed="yes" if document["timed"] else "no", **words)
    yield ""
    yield say("review-chances", language)
    yield from _told_chances(document, language) if is_plain else _drawn_chances(document, language, columns)
    yield ""
    yield say("review-moments", language, count=len(document["moments"]))
    for number, moment in enumerate(document["moments"], start=1):
        yield from _told_moment(document, number, moment, language)
    yield ""
    yield say("review-accounts", language)
    for name, account in zip(document["players"], document["seats"], strict=True):
        yield from _told_account(document, name, account, language)


def percent(chance: float, language: str) -> str:
    """A chance as people say it."""
    from ludotheque.engine.words import say_number

    return say_number(chance, language, style="percent")


def _drawn_chances(document: dict[str, Any], language: str, columns: int) -> Iterator[str]:
    """A row of bars for each seat: how high one stands is how likely that seat wins."""
    names, points = document["players"], document["points"]
    width = max(map(len, names))
    room = max(10, min(len(points), columns - width - 14))
    places = [place * (len(points) - 1) // max(room - 1, 1) for place in range(room)]
    for seat, name in enumerate(names):
        chances = [points[place]["chances"][seat] for place in places]
        bars = "".join(BARS[round(chance * (len(BARS) - 1))] for chance in chances)
        first, last = percent(chances[0], language), percent(chances[-1], language)
        yield f"{name:<{width}} {first:>5} {bars} {last}"


def _told_chances(document: dict[str, Any], language: str) -> Iterator[str]:
    """Winning chances in words, at some points in time."""
    from ludotheque.bots.review import spread
    from ludotheque.engine.words import say

    points = document["points"]
    for place in spread(range(len(points)), TOLD):
        each = ", ".join(
            say("review-chance-of", language, name=name, chance=percent(chance, language))
            for name, chance in zip(document["players"], points[place]["chances"], strict=True)
        )
        yield say("review-chances-at", language, moves=points[place]["moves"], each=each)


def _told_moment(
    document: dict[str, Any], number: int, moment: dict[str, Any], language: str
) -> Iterator[str]:
    from ludotheque.engine.words import say

    yield say(
        "review-moment",
        language,
        number=number,
        move=moment["moves"] + 1,
        name=document["players"][moment["seat"]],
        best=percent(moment["best"], language),
        chance=percent(moment["chance"], language),
    )
    yield "   " + say("review-played", language, words=moment["played"]["text"])
    yield "   " + say("review-preferred", language, words=moment["preferred"]["text"])
    yield from ("   " + reason for reason in moment["why"])


def _told_account(
    document: dict[str, Any], name: str, account: dict[str, Any], language: str
) -> Iterator[str]:
    from ludotheque.engine.words import say

    numbers = {key: hundredths(account[key], key not in ("start", "end")) for key in _PARTS}
    timed = "yes" if document["timed"] else "no"
    yield say("review-account", language, name=name, timed=timed, **numbers)
    for key, words in (("best_draw", "review-best-draw"), ("worst_draw", "review-worst-draw")):
        if key in account:
            draw = account[key]
            story = " ".join(line["text"] for line in draw["lines"])
            change = hundredths(draw["change"], has_sign=True)
            yield "   " + say(words, language, move=draw["moves"], change=change, story=story)


_PARTS = ("start", "skill", "others", "luck", "end")


def hundredths(part: float, has_sign: bool) -> str:
    """A part of a win in hundredths, with a sign if it is a change."""
    number = round(100 * part)
    return f"{number:+}".replace("-", "−") if has_sign and number else f"{number}"
