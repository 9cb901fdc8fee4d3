"""`ludotheque play GAME`"""

import hashlib
import secrets
from functools import partial
from typing import TYPE_CHECKING, Any

import typer

from ludotheque.cli.answer import INTERRUPTED, fail, quietly_closed
from ludotheque.cli.options import language_option, options_of, with_game_flags
from ludotheque.engine.options import names_in

if TYPE_CHECKING:
    from ludotheque.cli.terminal.sitting import Sitting
    from ludotheque.engine.contract import Game

LONGEST_NAME = 40  # what a screen has room for; a record holds 200
THINKING = 1.5  # seconds: a move comes within two


@with_game_flags()
def play(
    game: str = typer.Argument("seismic", metavar="GAME", help="Which game."),
    players: str = typer.Option(
        None, "--players", metavar="NAMES", help="People, by name: Ada,Bo. Or how many: 2."
    ),
    bots: str = typer.Option(
        None,
        "--bots",
        metavar="BOTS",
        help="Bots for the seats after them, with commas between: level-1, the weakest, to level-8; or the "
        "plain ones, such as uniform. They see what a person in their seat would see, and nothing else.",
    ),
    *,
    chosen: dict[str, Any],
    seed: str = typer.Option(None, "--seed", help="Any text: the same tiles come again."),
    lang: str = language_option(),
    thinking: float = typer.Option(
        THINKING,
        "--thinking",
        metavar="SECONDS",
        min=0.01,
        max=60,
        help="How long a bot may think about a move, or a hint.",
    ),
    practice: bool = typer.Option(
        False, "--practice", help="Moves can be taken back, past draws too; the record says so."
    ),
    plain: bool = typer.Option(
        False, "--plain", help="Lines of words alone, typed and read: for a screen reader."
    ),
) -> None:
    """Play in the terminal: people around one keyboard, and bots."""
    from ludotheque.cli.terminal.screen import is_drawn_on, prepare_streams, spoken_language
    from ludotheque.engine.words import Refused, checked_language

    try:
        language = checked_language(lang or spoken_language())
    except Refused as error:
        fail(error)
    is_drawn = not plain and is_drawn_on()
    if not is_drawn:
        prepare_streams()
    try:
        sitting = _set_up(game, chosen, players, bots, seed, language, thinking, plain, practice)
    except Refused as error:
        fail(error.tell(language))
    except KeyboardInterrupt:
        print()
        raise typer.Exit(INTERRUPTED) from None
    quietly_closed(partial(_show_drawn if is_drawn else _show_lines, sitting))


def _show_drawn(sitting: "Sitting") -> None:
    from ludotheque.cli.terminal.drawn.app import show  # slow to import: nobody else waits for it

    show(sitting)


def _show_lines(sitting: "Sitting") -> None:
    from ludotheque.cli.terminal.screen import screen_now
    from ludotheque.cli.terminal.session import Session

    Session(sitting, screen_now(sitting.is_plain)).run()


def _set_up(
    name: str,
    chosen: dict[str, Any],
    players: str | None,
    opponents: str | None,
    seed: str | None,
    language: str,
    thinking: float,
    plain: bool,
    practice: bool,
) -> "Sitting":
    """Everything on the table; Refused if something asked for is not there."""
    from ludotheque.bots import lineup
    from ludotheque.cli.terminal.screen import can_draw
    from ludotheque.cli.terminal.sitting import Seated, Sitting
    from ludotheque.engine import kernel_cache
    from ludotheque.engine.contract import Setup
    from ludotheque.engine.match import Match
    from ludotheque.engine.words import say
    from ludotheque.games import registry

    if name in registry.NAMES and not kernel_cache.is_compiled_before():
        print(say("compiling", language), flush=True)
    game = registry.find(name)
    people, bots = who_plays(players, opponents, language, lineup.usual(game))
    _check_seats(game, people, bots)
    seed = _check_seed(seed if seed is not None else secrets.token_hex(8))
    seats = len(people) + len(bots)
    options = options_of(game, seats, **chosen)
    match = Match(game, options, seats, Setup(*game.deal(options, seats, seed)))
    seated = [Seated(person) for person in people]
    for seat, (title, bot) in enumerate(titled(bots, people, language), start=len(people)):
        found = lineup.find(bot, game, bot_seed(seed, seat), with_files=True, by_turns=True)
        seated.append(Seated(title, found, bot))
    return Sitting(match, seated, seed, language, thinking, plain or not can_draw(), practice)


def _check_seed(seed: str) -> str:
    from ludotheque.engine.words import Refused, quote

    if not seed or not seed.isprintable():
        raise Refused("seed-unprintable", seed=quote(seed))
    return seed


def _check_seats(game: "Game", people: list[str], bots: list[str]) -> None:
    from ludotheque.bots import lineup
    from ludotheque.engine.words import Refused, quote

    for bot in bots:
        lineup.check(bot, game, with_files=True)
    for person in people:
        if not 1 <= len(person) <= LONGEST_NAME or not person.isprintable():
            raise Refused("name-unfit", name=quote(person), most=LONGEST_NAME)
    game.check_seats(len(people) + len(bots))


def who_plays(
    players: str | None, bots: str | None, language: str, usual: str
) -> tuple[list[str], list[str]]:
    """People and bots. Nothing said: one person against the usual bot; two bots play by themselves."""
    from ludotheque.engine.words import Refused, quote

    opponents = names_in(bots) if bots is not None else []
    if players is None:
        people = people_numbered(1 if len(opponents) < 2 else 0, language)
    elif players.strip().isdecimal() and len(players.strip()) < 4:
        people = people_numbered(int(players), language)
    else:
        people = names_in(players)
        for place, name in enumerate(people):
            if name in people[:place]:
                raise Refused("names-twice", name=quote(name))
    if bots is None and len(people) == 1:
        opponents = [usual]
    return people, opponents


def people_numbered(count: int, language: str) -> list[str]:
    """Names for people who gave none."""
    from ludotheque.engine.words import say

    if count == 1:
        return [say("person", language)]
    return [say("person-numbered", language, number=number + 1) for number in range(count)]


def titled(bots: list[str], people: list[str], language: str) -> list[tuple[str, str]]:
    """A name of its own for each bot, and which bot it is."""
    from ludotheque.bots.titles import own_title

    taken, named = list(people), []
    for bot in bots:
        name = own_title(bot, taken, language)
        taken.append(name)
        named.append((name, bot))
    return named


def bot_seed(seed: str, seat: int) -> int:
    """A bot's chances follow from the game's seed and its seat."""
    return int.from_bytes(hashlib.sha256(f"{seed}:bot:{seat}".encode()).digest()[:6], "big")
