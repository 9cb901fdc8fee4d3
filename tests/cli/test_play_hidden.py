"""`ludotheque play` of a game with hidden hands: a curtain between people, and nobody sees another's hand."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.bots import lineup
from ludotheque.bots.titles import title
from ludotheque.engine.contract import Move, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.games import registry
from tests.cli.pseudo_terminal import Terminal
from tests.cli.sitting import replayed, typed

NAME = "beat-the-quake"
GAME = registry.find(NAME)
PEOPLE = ("Ada", "Bo")
CLEAR = "\x1b[2J\x1b[3J"  # the screen, and what was scrolled away
ESCAPE = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[=>])")
CURTAIN = {
    "en": "Pass the keyboard to {}, then press Enter> ",
    "fr": "Passez le clavier à {}, qui appuie sur Entrée> ",
}


pytestmark = pytest.mark.usefixtures("folder")


def sit(lines: list[str], *words: str, status: int = 0) -> str:
    """What is said while these lines are typed."""
    return typed(lines, NAME, *words, status=status)


def match_for(seats: int, seed: str, advanced: bool = False) -> Match:
    """The match that `--seed` deals."""
    options = GAME.options({"advanced": advanced})
    return Match(GAME, options, seats, Setup(*GAME.deal(options, seats, seed)))


def decided(match: Match, chance_seed: int) -> Iterator[tuple[Seat, Move]]:
    """Decisions by chance to the end of the game, cards laid face up more often than not; each is played."""
    chance = random.Random(chance_seed)
    while not match.is_over:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        move = chance.choice(legal[: max(len(legal) - 1, 1)] if chance.random() < 0.7 else legal)
        yield seat, move
        match.play(seat, move)


def titles(match: Match, seats: range | list[int], language: str) -> set[str]:
    """The names of the cards in these hands."""
    cards = match.options.edition.cards
    held = [int(match.state["hands"][seat]) for seat in seats]
    return {card.said(language).name for place, card in enumerate(cards) if any(h >> place & 1 for h in held)}


def named(text: str, names: set[str]) -> set[str]:
    """Which of these cards a screen names, with a value behind; `Water heater` does not name `Water`."""
    line = " ".join(ESCAPE.sub("", text).split())
    return {name for name in names if re.search(rf"{re.escape(name)} \(?(protection )?\d", line)}


# Around one keyboard


@pytest.mark.parametrize(("language", "advanced"), [("en", True), ("fr", False)])
def test_a_hand_is_shown_behind_the_curtain_alone(folder: Path, language: str, advanced: bool) -> None:
    """When the keyboard passes on, screen and scroll-back are cleared and no card of a hand is named."""
    pytest.importorskip("pty")
    words = ["--plain", "--players", ",".join(PEOPLE), "--seed", "curtain", "--lang", language]
    terminal = Terminal(folder, NAME, *words, *(["--advanced"] if advanced else []))
    match = match_for(2, "curtain", advanced)
    looking: Seat | None = None
    curtains = hands = 0
    for count, (seat, move) in enumerate(decided(match, 3)):
        if seat != looking:
            shown = terminal.until(CURTAIN[language].format(PEOPLE[seat]))
            if looking is not None:
                assert CLEAR in shown
                shown = shown.rpartition(CLEAR)[2]
            assert not named(shown, titles(match, [0, 1], language)), shown
            curtains += 1
            terminal.type("\n")
            looking = seat
        shown = terminal.until(f"{PEOPLE[seat]}> ").rpartition(CLEAR)[2]
        mine, others = (titles(match, [one], language) for one in (seat, 1 - seat))
        assert named(shown, mine) == mine
        assert not named(shown, others), shown
        hands += 1
        if count == 25:
            break
        terminal.type(GAME.move_text(match.box, move) + "\n")
    assert curtains > 5
    assert hands > curtains
    terminal.process.kill()
    terminal.end()


def lines_for(match: Match, chance_seed: int) -> list[str]:
    """What people type to play this match: an empty line at each curtain, then moves written out."""
    lines: list[str] = []
    looking = None
    for seat, move in decided(match, chance_seed):
        if seat != looking:
            lines.append("")
            looking = seat
        lines.append(GAME.move_text(match.box, move))
    return lines


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("plain", [False, True])
def test_people_play_a_whole_game(folder: Path, seats: int, advanced: bool, plain: bool) -> None:
    """To the end, with the story told to all; the saved game is the one that was played."""
    match = match_for(seats, "whole", advanced)
    lines = lines_for(match, seats)
    people = ("Ada", "Bo", "Cleo", "Dov", "Eve")[:seats]
    words = ["--players", ",".join(people), "--seed", "whole"]
    words += ["--advanced"] * advanced + ["--plain"] * plain
    out = sit([*lines, "save game.json", ""], *words)
    assert "\x1b" not in out
    replay = replayed(folder / "game.json")
    assert replay.scores() == match.scores()
    assert replay.record.players == people
    won = r"Nobody wins\." if match.state["is_fatal"] else r"[A-Za-z, ]+ (wins|share the win)!"
    assert re.search(f"^{won}$", out, re.MULTILINE)


def test_what_can_be_typed_at_the_curtain(folder: Path) -> None:
    """Commands, from what all may know; no move, and nothing of a hand."""
    match = match_for(2, "curtain")
    seat = match.to_move()[0]
    out = sit(
        ["1", "scores", "hint", "unseen", "table", "quit", "y"], "--players", "Ada,Bo", "--seed", "curtain"
    )
    assert "“1” is not a command" in out
    assert "nobody has anything to decide now" in out
    assert "Not seen: 46 objects and 6 quakes." in out
    assert f"{PEOPLE[seat]}: 0 points, and 2 cards in hand" in out
    assert "’s hand" not in out
    assert "(protection" not in out
    assert list(folder.iterdir()) == []


def test_nobody_takes_back_what_another_decided() -> None:
    """BQ-6.2 A discard from a hand stays secret: the next person is not told it by taking it back."""
    for number in range(200):
        seed = f"red {number}"
        match = match_for(2, seed, advanced=True)
        lines: list[str] = []
        looking, secret = None, ""
        for seat, move in decided(match, 1):
            text = GAME.move_text(match.box, move)
            if seat != looking:
                lines.append("")
                looking = seat
                if secret:
                    break
            lines.append(text)
            if text.startswith("discard") and int(match.state["hands"][seat]) >> (move - 63) & 1:
                secret = text
        if secret and GAME.view_json(match.view(seat)).get("asks") == "discard-hand":
            break
    else:
        pytest.fail("no red quake in these games")
    out = sit([*lines, "undo", "quit", "y", "-"], "--players", "Ada,Bo", "--advanced", "--seed", seed)
    assert "there is nothing to take back" in out
    assert "Taken back" not in out


# One person and bots


@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_person_sees_their_own_cards_alone(language: str, folder: Path) -> None:
    """Told from that seat: one's own draws by name, those of bots never; there is no curtain."""
    words = ("--players", "Ada", "--bots", "greedy,uniform", "--seed", "alone", "--lang", language)
    out = sit([*["1"] * 200, "save game.json", ""], *words)
    draws = re.findall(r"^(\w+) (?:draws|pioche) (.+)$", out, re.MULTILINE)
    own = [what for who, what in draws if who == "Ada"]
    assert own
    assert all("(protection" in what or "séisme" in what or "quake" in what for what in own)
    hidden = {"a card.", "a second card.", "une carte.", "une seconde carte."}
    assert all(what in hidden or "quake" in what or "séisme" in what for who, what in draws if who != "Ada")
    assert "keyboard" not in out
    assert "clavier" not in out
    assert not replayed(folder / "game.json").to_move()


def test_watching_bots_shows_no_hand() -> None:
    """Two bots or more by themselves: what anybody at the table sees, until hands are shown at the end."""
    out = sit([], "--bots", "greedy,greedy,uniform", "--seed", "watch")
    story, _, end = out.partition("game is over") if "game is over" in out else out.partition("is fatal")
    assert end
    assert not re.search(r"draws [A-Z]", story)
    assert "hand:" not in story


def test_watching_bots_at_a_terminal(folder: Path) -> None:
    """The table, the scores and what is unseen, as a spectator knows them."""
    pytest.importorskip("pty")
    terminal = Terminal(folder, NAME, "--plain", "--bots", "uniform,uniform", "--seed", "tty")
    terminal.until("to the end> ")
    for text, said in (("table", "in hand"), ("scores", "in hand"), ("unseen", "Not seen: 46 objects")):
        terminal.type(f"{text}\n")
        shown = terminal.until("to the end> ")
        assert said in shown
        assert "’s hand" not in shown
    terminal.type("run\n")
    terminal.until("saves the game> ")
    terminal.type("\n")
    terminal.until("The seed of this game: tty")
    assert terminal.end() == 0


# What can be typed and chosen


def test_cards_moves_and_commands() -> None:
    """A card by its name or id; `draw` is a move here, and `look table` a card."""
    match = match_for(2, "typed")
    me = match.to_move()[0]
    seats = ["--players", "Ada"] if me == 0 else ["--players", "Ada,Bo"]
    typed = ["torch", "FIRST-AID KIT", "look table", "look anvil", "keep", "help", "draw", "quit", "y", "-"]
    out = sit([*([] if me == 0 else [""]), *typed], *seats, "--seed", "typed")
    for said in (
        "Torch (protection 2, damage 3), written “torch”",
        "First-aid kit (protection ",
        "written “table”",
        "there is nothing called “anvil” to look at",
        "lays nothing face up.",
        "A move can also be written out: “show torch”",
        "draws a second card",
    ):
        assert said in " ".join(out.split()), said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["--variants", "big-one"],
            "beat-the-quake has no option --variants; it has --advanced, --edition, --together",
        ),
        (["--table", "small"], "beat-the-quake has no option --table"),
        (["--players", "6"], "6 seats; the game is for 2 to 5 (BQ-1.1)"),
        (["--edition", "none-such"], "unknown edition “none-such”"),
        (["--edition", "none-such.toml"], "cannot be read"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], said: str) -> None:
    """One clear line, status 2."""
    out = sit([], *words, status=2)
    assert said in out
    assert len(out.splitlines()) == 1


def test_options_are_named_when_a_game_opens() -> None:
    """In both languages."""
    usual = title(lineup.usual(registry.find(NAME)))
    out = sit([], "--advanced", "--seed", "open")
    assert (
        f"Beat the Quake. At the table: Player, {usual} (a bot).\n"
        "Bots see exactly what a person in their seat would see, and nothing else.\n"
        "Rules: Advanced.\n"
    ) in out
    assert "Règles\u202f: Avancées." in sit([], "--advanced", "--lang", "fr", "--seed", "open")
    assert "dvanced" not in sit([], "--seed", "open")
