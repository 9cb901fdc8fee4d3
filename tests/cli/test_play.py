"""`ludotheque play`: whole games by numbers, commands, saving, leaving; nothing typed breaks it."""

import errno
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots import lineup
from ludotheque.bots.titles import title
from ludotheque.cli.commands import play
from ludotheque.cli.terminal import rulesheet
from ludotheque.cli.terminal import screen as terminal
from ludotheque.engine import files
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import Refused, say
from ludotheque.games import registry
from tests.cli.pseudo_terminal import Terminal
from tests.cli.sitting import replayed, typed

USUAL = title(lineup.usual(registry.find("seismic")))
BOXES = re.compile("[\u2500-\u259f\u2800-\u28ff]")
ONES = ["1"] * 400  # the first move, again and again: more than a game has decisions


pytestmark = pytest.mark.usefixtures("folder")


def sit(lines: list[str], *words: str, status: int = 0) -> str:
    """What is said while these lines are typed."""
    return typed(lines, "seismic", *words, status=status)


# Whole games


def test_people_play_a_whole_game_by_numbers(folder: Path) -> None:
    """Hot-seat; at the end the table, the sections, the winner and the seed; then the game can be kept."""
    out = sit([*ONES, "save game.json", ""], "--players", "Ada,Bo", "--seed", "people")
    assert re.search(r"^(Ada|Bo|Ada and Bo) (wins|share the win)!$", out, re.MULTILINE)
    assert "The seed of this game: people" in out
    assert "Saved: game.json" in out
    replay = replayed(folder / "game.json")
    assert not replay.to_move()
    assert replay.record.players == ("Ada", "Bo")
    for name, points in zip(("Ada", "Bo"), replay.scores(), strict=True):
        assert f"{name}: {points} point" in out


@pytest.mark.parametrize(
    ("variant", "name"),
    [
        ("big-one", "The Big One"),
        ("dilemma", "Road Crew’s Dilemma"),
        ("aftershocks", "Aftershocks"),
        ("twin-cities", "Twin Cities"),
    ],
)
def test_every_variant_can_be_played(variant: str, name: str, folder: Path) -> None:
    """By a person against bots, to the end."""
    words = ("--players", "Ada", "--bots", "uniform,uniform", "--variants", variant, "--seed", variant)
    out = sit([*ONES, *ONES, "save game.json", ""], *words)
    assert f"Variants: {name}." in out
    assert not replayed(folder / "game.json").to_move()


def test_the_lens_shows_what_quakes_may_take() -> None:
    """Drawn on the table, with the sections that people have claimed; as a list for a screen reader."""
    words = ("--players", "Ada,Bo", "--seed", "people")
    drawn = sit(["3"] * 14 + ["lens", "quit", "y", "-"], *words).partition("> lens")[2]
    assert BOXES.search(drawn)
    assert re.search(r"\b99%", drawn.partition("How likely")[0])
    assert "99% that one of its tiles falls: Bo, complete, from the +4 at -1,0" in " ".join(drawn.split())
    told = sit(["3"] * 14 + ["lens", "quit", "y", "-"], *words, "--plain").partition("> lens")[2]
    assert not BOXES.search(told)
    assert "How likely a quake is to take each tile before the end" in told
    assert re.search(r"^99%: -1,0, .*\+4:0123", told, re.MULTILINE)
    french = sit(["3"] * 14 + ["loupe", "quitter", "o", "-"], *words, "--plain", "--lang", "fr")
    assert re.search(r"^99\s%\s: -1,0, ", french, re.MULTILINE)


def test_before_anything_is_built_the_lens_shows_nothing() -> None:
    out = sit(["lens", "quit", "y", "-"], "--players", "Ada,Bo", "--seed", "people")
    assert "As the table is now, no quake can take a tile." in out


def test_only_games_with_a_lens_have_the_command() -> None:
    out = typed(["lens", "help", "quit", "y", "-"], "beat-the-quake", "--players", "Ada", "--bots", "uniform")
    assert re.search("lens.? is not a number, a move or a command", out)
    assert "lens:" not in out


def test_bots_play_by_themselves() -> None:
    """Nobody is asked; the same seed plays the same game."""
    words = ("--bots", "greedy,uniform,greedy", "--seed", "bots", "--variants", "dilemma,aftershocks")
    out = sit([], *words)
    assert "At the table: Greedy (a bot), Uniform (a bot), Greedy 2 (a bot)." in out
    assert re.search(r"(wins|share the win)!$", out, re.MULTILINE)
    assert ">" not in out
    assert sit([], *words) == out


def test_what_bots_see_is_said() -> None:
    """As they sit down, and in the help, which tells which ones there are; not where nobody is a bot."""
    for language in LANGUAGES:
        said = sit([], "--players", "Ada", "--bots", "uniform", "--lang", language)
        assert say("bot-fair", language) in said.replace("\n", " ")
    assert say("bot-fair") not in sit([], "--players", "Ada,Bo")
    told = re.sub(r"[│\s]+", " ", sit([], "--help"))
    assert "level-1, the weakest, to level-8" in told
    assert "what a person in their seat would see, and nothing else" in told


def test_one_person_against_the_usual_bot_unless_more_is_said() -> None:
    """A fresh seed each time, shown when leaving."""
    seeds = set()
    for _ in range(2):
        out = sit(["quit", "y", "-"])
        assert f"At the table: Player, {USUAL} (a bot)." in out
        seeds |= set(re.findall(r"^The seed of this game: ([0-9a-f]{16})$", out, re.MULTILINE))
    assert len(seeds) == 2


# What can be typed


def test_a_move_in_record_notation(folder: Path) -> None:
    """As in a record; equal rotations too."""
    replay = _straight_first()
    out = sit(
        ["place 03 0,-1 3", "crew 03", "save game.json", "quit", "y"],
        *("--players", "Ada,Bo", "--seed", replay),
    )
    assert "places a straight (03) at 0,-1: N–S." in out
    assert "puts a crew on the highway N–S at 0,-1." in out
    assert json.loads((folder / "game.json").read_text())["moves"] == ["place 03 0,-1 0", "crew 03"]


def _straight_first() -> str:
    """A seed with a straight among the first three tiles, and no quake."""
    game = registry.find("seismic")
    options = game.options({})
    for number in range(200):
        _, pile = game.deal(options, 2, f"straight {number}")
        codes = [game.outcome_text(game.box(options), tile) for tile in pile[:4]]
        if "03" in codes[:3] and not any(code.startswith("q") for code in codes):
            return f"straight {number}"
    raise AssertionError


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("foo", "“foo” is not a number, a move or a command; “help” lists the commands"),
        ("9999", "there is no move “9999”; moves go from 1 to "),
        ("9" * 5000, "there is no move “999"),
        ("-1", "“-1” is not a number"),
        ("²", "“²” is not a number"),
        ("place 99 0,-1 0", "there is no tile “99”"),
        ("place 03 40,0 0", "cell “40,0” is not on the table (SE-4.2)"),
        ("place 03 0,0 7", "“7” is not a rotation"),
        ("crew -", "Ada has to place a tile now (SE-4.2)"),
        ("quake 0", "Ada has to place a tile now (SE-4.2)"),
        ("list 9999", "“9999” is neither a number nor a cell that can be played"),
        ("table 9", "“9” is not a scale"),
        ("rules 99.9", "the rules have no clause “99.9”"),
        ("save", "say where: “save FILE”"),
        ("undo", "there is nothing to take back"),
        ("\x1b[31mred\x00", r"“\x1b[31mred\x00” is not a number"),
        ("é" * 300, "…” is not a number"),
        ("", "Ada: place a tile."),
    ],
)
def test_what_is_not_understood_changes_nothing(typed: str, said: str, folder: Path) -> None:
    """A clear line, and the same prompt again."""
    out = sit([typed, "quit", "y"], "--players", "Ada,Bo", "--seed", _first_is_ada())
    assert said in " ".join(out.split())
    assert out.count("Ada: place a tile.") >= 2
    assert "\x1b" not in out
    assert list(folder.iterdir()) == []


def _first_is_ada() -> str:
    game = registry.find("seismic")
    return next(
        f"first {number}" for number in range(50) if game.deal(game.options({}), 2, f"first {number}")[0] == 0
    )


def test_help_list_hint_tiles_scores_table_and_rules() -> None:
    """Each answers, and the same is asked again."""
    typed = [
        "help",
        "list",
        "list 1",
        "1-1",
        "hint",
        "tiles",
        "scores",
        "table",
        "draw",
        "table 4",
        "table 0",
    ]
    typed += ["rules", "rules 4.4", "rules SE-5", "rules door-frame", "?", "quit", "y"]
    out = sit(typed, "--players", "Ada,Bo", "--seed", "help", "--thinking", "0.1")
    for said in (
        "undo: take your last move back",
        "The best moves, and how likely ",
        "Not seen yet: ",
        "4.4 Then you may put one of your crews",
        "5.2 Remove as many tiles as the magnitude",
        "3.3 [R]",
    ):
        assert said in out, said
    assert out.count("Andreas") >= 5
    hinted = re.findall(r"^(\d+)%  (\d+): place ", out, re.MULTILINE)
    assert len(hinted) == 3
    assert all(0 <= int(odds) <= 100 for odds, _ in hinted)


def test_a_cell_shows_its_moves() -> None:
    """By its coordinates, or by its numbers as the table shows them."""
    first = sit(["quit", "y"], "--players", "Ada,Bo", "--seed", "cell")
    found = re.search(r"^(\d+)–(\d+) at (-?\d+,-?\d+): ", first, re.MULTILINE)
    assert found is not None
    start, stop, cell = found.groups()
    shown = [
        sit([text, "quit", "y"], "--players", "Ada,Bo", "--seed", "cell")
        for text in (cell, f"{start}-{stop}")
    ]
    tails = [out.split("> ", 1)[1].split("\n", 1)[1] for out in shown]
    assert tails[0] == tails[1]
    assert all(re.search(rf"\b{number}\b", tails[0]) for number in range(int(start), int(stop) + 1))


def test_undo_until_something_is_drawn(folder: Path) -> None:
    """A tile can be taken back while its crew is decided; after that a tile has been drawn."""
    out = sit(
        ["1", "undo", "1", "1", "undo", "save game.json", "quit", "y"],
        *("--players", "Ada,Bo", "--seed", _straight_first()),
    )
    assert "Taken back: " in out
    assert "that cannot be taken back: something has been drawn or shown since" in out
    assert len(json.loads((folder / "game.json").read_text())["moves"]) == 2


def test_practice_goes_back_past_draws_and_bots(folder: Path) -> None:
    """The whole turn, to the first; the same tiles come again, and the record says that it was practice."""
    words = ("--players", "Ada", "--bots", "uniform", "--seed", "practice", "--thinking", "0.1")
    turns = [*["1"] * 4, *["undo"] * 8, "save start.json", *["1"] * 4, "undo", "save game.json", "quit", "y"]
    out = sit(turns, "--practice", *words)
    assert say("opening-practice") in out.replace("\n", " ")
    assert out.count("Taken back: ") >= 3
    assert say("undo-nothing") in out
    start, game = (json.loads((folder / name).read_text()) for name in ("start.json", "game.json"))
    assert {0, 1} >= {len(start["moves"]) // 2}, "at most what a bot that began has played"
    assert game["meta"]["practice"] is True
    assert game["meta"]["takebacks"] == out.count("Taken back: ")
    assert not replayed(folder / "game.json").record.is_rated
    assert "practice" not in json.loads(_saved(folder, words))["meta"]


def _saved(folder: Path, words: tuple[str, ...]) -> str:
    sit(["1", "save rated.json", "quit", "y"], *words)
    return (folder / "rated.json").read_text()


def test_undo_reaches_over_the_moves_of_bots(folder: Path) -> None:
    """SE-7.3 In an aftershock nothing is drawn between a person's turn and a bot's."""
    from ludotheque.cli.terminal.sitting import Seated, Sitting
    from ludotheque.engine.contract import Outcome, Seat, Setup
    from ludotheque.engine.match import Match

    game = registry.find("seismic")
    codes = ["02", "02", "03", "03", "03", "03", "q1", "03"]
    options = game.options({"variants": ["aftershocks"]})
    box = game.box(options)
    pile = tuple(Outcome(game.outcome_code(box, code) or 0) for code in codes)
    match = Match(game, options, 3, Setup(Seat(0), pile))
    moves = (
        "place 02 0,-1 1; crew -; place 02 0,1 0; crew -; place 03 1,0 2; crew -;"
        "place 03 -1,0 2; crew -; quake 2"
    )
    for text in moves.split(";"):
        match.play(match.to_move()[0], game.move_code(box, text.strip()))
    assert match.to_move() == [1]
    bot: Any = object()
    seated = [Seated("Ada"), Seated("Bo"), Seated("Bot", bot, "uniform")]
    sitting = Sitting(match, seated, "", "en", 0.1, is_plain=True)
    played = len(match.played)
    match.play(Seat(1), game.move_code(box, "turn 0,-1 3"))
    match.play(Seat(2), game.move_code(box, "turn -"))
    sitting.undo()
    assert len(match.played) == played
    assert match.to_move() == [1]


# Saving and leaving


def test_the_end_of_input_saves_the_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a new file in this folder, and says which."""
    out = sit(["1", "1"], "--players", "Ada,Bo", "--seed", "eof")
    (path,) = folder.iterdir()
    assert f"Saved: {path.name}" in out
    replay = replayed(path)
    assert len(replay.record.moves) == 2
    assert replay.to_move()


def test_the_end_of_input_before_a_move_saves_nothing(folder: Path) -> None:
    """There is no game to lose."""
    out = sit([], "--players", "Ada,Bo", "--seed", "eof")
    assert "Saved" not in out
    assert list(folder.iterdir()) == []


def test_quit_asks_and_offers_to_save(folder: Path) -> None:
    """No: play goes on. Yes: where to save; a bad place is asked again; - saves nothing."""
    typed = ["1", "quit", "maybe", "n", "quit", "y", "no/such/folder/x.json", "-"]
    out = sit(typed, "--players", "Ada,Bo", "--seed", "quit")
    assert "Please answer y or n." in out
    assert "cannot be written: there is no such folder" in out
    assert list(folder.iterdir()) == []
    sit(["1", "quit", "y", ""], "--players", "Ada,Bo", "--seed", "quit")
    (path,) = folder.iterdir()
    assert len(replayed(path).record.moves) == 1


def test_a_file_is_not_replaced_without_a_word(folder: Path) -> None:
    """Asked first; no leaves it as it is."""
    (folder / "mine.json").write_text("mine")
    typed = ["1", "save mine.json", "n", "quit", "y", "-"]
    out = sit(typed, "--players", "Ada,Bo", "--seed", "mine")
    assert "“mine.json” exists. Replace it? (y/n)" in out
    assert (folder / "mine.json").read_text() == "mine"
    sit(["1", "save mine.json", "y", "quit", "y"], "--players", "Ada,Bo", "--seed", "mine")
    assert len(replayed(folder / "mine.json").record.moves) == 1
    assert [path.name for path in folder.iterdir()] == ["mine.json"]


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "that is not allowed"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_a_disk_that_refuses_leaves_nothing_behind(
    number: int, said: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No half a file, the old one as it was, and words that say why."""
    path = folder / "game.json"
    path.write_text("old")

    def refuse(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(Refused) as caught:
        files.save(path, "new")
    assert said in caught.value.tell()
    assert caught.value.tell("fr")
    assert path.read_text() == "old"
    assert list(folder.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "said"),
    [("", "it is a folder"), ("none/x.json", "no such folder"), ("x" * 300, "the name is too long")],
)
def test_places_where_nothing_can_be_saved(name: str, said: str, folder: Path) -> None:
    """Each in words."""
    with pytest.raises(Refused) as caught:
        files.save(folder / name, "text")
    assert said in caught.value.tell()


def test_a_game_that_no_folder_takes_is_printed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of input, a full disk everywhere: the record itself is the last word."""

    def refuse(path: Path, text: str) -> None:
        raise Refused("save-full", file=path.name)

    monkeypatch.setattr("ludotheque.cli.terminal.sitting.save", refuse)
    out = sit(["1"], "--players", "Ada,Bo", "--seed", "full")
    assert "the disk is full" in out
    assert '"format": "ludotheque/1"' in out


# Languages and screens


def test_french(folder: Path) -> None:
    """Commands in French; the English ones are understood as well."""
    typed = ["aide", "1", "annuler", "1", "1", "indice", "tuiles", "règles 4.4", "enregistrer partie.json"]
    words = ("--players", "Zoé,Max", "--lang", "fr", "--seed", _straight_first(), "--thinking", "0.1")
    out = sit([*typed, "foo", "quitter", "o"], *words)
    for said in (
        "À la table\u202f: Zoé, Max.",
        "Repris\u202f: ",
        "Les meilleurs coups pour ",
        "Partie enregistrée\u202f: partie.json",
        "n’est ni un numéro",
        "Quitter la partie\u202f? (o/n)",
        "La graine de cette partie\u202f: ",
    ):
        assert said in out.replace("\n", " "), said
    assert replayed(folder / "partie.json").record.players == ("Zoé", "Max")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_plain_is_lines_of_words(language: str) -> None:
    """No escape codes, no boxes; the table is told cell by cell; no line is drawn."""
    out = sit([*ONES, ""], "--plain", "--players", "Ada,Bo", "--seed", "plain", "--lang", language)
    assert "\x1b" not in out
    assert not BOXES.search(out)
    assert "0,0: San Andreas" in out or "0,0\u202f: San Andreas" in out


def test_output_to_a_file_has_no_escape_codes() -> None:
    """Drawn, but without colours."""
    out = sit(["1"], "--players", "Ada,Bo", "--seed", "file")
    assert "\x1b" not in out
    assert BOXES.search(out)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "ne_NP.UTF-8"}, "ne"),
        ({"LANG": "new_NP.UTF-8"}, "en"),  # Newari is no Nepali
        ({"LC_ALL": "", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_terminal(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LC_ALL, then LC_MESSAGES, then LANG; English if it is none of ours."""
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert terminal.spoken_language() == language


# Who sits where


@pytest.mark.parametrize(
    ("players", "bots", "people", "opponents"),
    [
        (None, None, ["Player"], ["greedy"]),
        (None, "uniform", ["Player"], ["uniform"]),
        (None, "greedy,uniform", [], ["greedy", "uniform"]),
        ("Ada", None, ["Ada"], ["greedy"]),
        ("Ada,Bo", None, ["Ada", "Bo"], []),
        ("Ada, Bo", "greedy", ["Ada", "Bo"], ["greedy"]),
        ("3", None, ["Player 1", "Player 2", "Player 3"], []),
        ("0", "greedy,greedy", [], ["greedy", "greedy"]),
    ],
)
def test_who_plays(players: str | None, bots: str | None, people: list[str], opponents: list[str]) -> None:
    """People first, then bots."""
    assert play.who_plays(players, bots, "en", "greedy") == (people, opponents)


def test_bots_have_names_of_their_own() -> None:
    """Unlike each other's and people's."""
    assert play.titled(["greedy", "greedy", "level-8"], ["greedy"], "en") == [
        ("Greedy 2", "greedy"),
        ("Greedy 3", "greedy"),
        ("Ace", "level-8"),
    ]
    assert play.titled(["level-8"], ["As"], "fr") == [("As 2", "level-8")]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "Ada"], ""),
        (["--bots", "nobody"], "there is no bot “nobody”"),
        (["--bots", "level-9"], "there is no bot “level-9”"),
        (["--players", "A,B,C,D,E"], "5 seats; the game is for 2 to 4 (SE-1.1)"),
        (["--players", "0", "--bots", "greedy"], "1 seat; the game is for 2 to 4"),
        (["--players", "A\x1b[31m,B"], "cannot be the name of a person"),
        (["--players", "A" * 50 + ",B"], "cannot be the name of a person"),
        (["--variants", "none-such"], "unknown variant “none-such”"),
        (["--variants", "dilemma,dilemma"], "appears twice"),
        (["--table", "huge"], "unknown table size “huge”"),
        (["--edition", "none-such"], "unknown edition “none-such”"),
        (["--edition", "none-such.toml"], "cannot be read"),
        (["--seed", "\x07"], "cannot be a seed"),
        (["--lang", "de"], "there is no language “de”; choose from en, fr, ne"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], said: str) -> None:
    """One clear line, status 2."""
    if said:
        out = sit([], *words, status=2)
        assert said in out
        assert len(out.splitlines()) == 1


def test_an_edition_of_ones_own(folder: Path) -> None:
    """From a file; saving says that the record needs it."""
    classic = Path(registry.__file__).parent / "seismic" / "editions" / "classic.toml"
    text = classic.read_text(encoding="utf-8").replace('name = "classic"', 'name = "mine"')
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    typed = ["1", "save game.json", "quit", "y"]
    out = sit(typed, "--edition", "mine.toml", "--players", "Ada,Bo", "--seed", "edition")
    assert "Edition: mine." in out
    assert "Replaying this record needs its edition" in out


def test_the_ruling_sheet() -> None:
    """Headings, a section, a clause, a word, nothing."""
    clauses = rulesheet.clauses_in(rulesheet.sheet_of("seismic"))
    assert [clause.number for clause in rulesheet.look_up(clauses, "")][:8] == list("12345678")
    assert [clause.number for clause in rulesheet.look_up(clauses, "SE-5")] == ["5", "5.1", "5.2", "5.3"]
    (clause,) = rulesheet.look_up(clauses, "4.4")
    assert "no fragment qualifies" in clause.text
    assert "4.4" in [found.number for found in rulesheet.look_up(clauses, "CREWS LEFT".lower()[:4])]
    assert rulesheet.look_up(clauses, "kangaroo") == []


RULES_SAID = {
    "en": ["3 Setting up", "“rules quake”", "4.4 Then you may put one of your crews", "1.3 A highway tile"],
    "fr": ["3 Préparation", "règles séisme", "4.4 Ensuite, vous pouvez poser", "1.3 Une tuile d’autoroute"],
}


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ["rules", "rules 4.4", "rules highway tile", "quit", "y", "-"]),
        ("fr", ["règles", "règles 4.4", "règles TUILE d'autoroute", "quitter", "o", "-"]),
    ],
)
def test_the_rules_are_in_the_language_of_the_session(language: str, typed: list[str]) -> None:
    """Headings, a clause, the clauses with a word; nothing in the other language."""
    out = sit(typed, "--players", "Ada,Bo", "--seed", "rules", "--lang", language)
    out = re.sub(r"[ \n]+", " ", out)  # as if no line had been cut
    for spoken, texts in RULES_SAID.items():
        for text in texts:
            assert (text in out) == (spoken == language), text


@pytest.mark.parametrize("asked", ["équipe", "EQUIPE", "d'autoroute", "intersection)", "d’être placée"])
def test_words_of_the_french_sheet_are_found_as_they_are_typed(asked: str) -> None:
    """With or without accents; with either apostrophe."""
    clauses = rulesheet.clauses_in(rulesheet.sheet_of("seismic", "fr"))
    assert {"4.4", "4.5"} & {found.number for found in rulesheet.look_up(clauses, asked)}


# A real terminal


@pytest.fixture
def at_terminal(folder: Path) -> Callable[..., Terminal]:
    """Starts a game at a terminal."""
    pytest.importorskip("pty")
    return lambda *words, **variables: Terminal(folder, "seismic", *words, **variables)


MODES = pytest.mark.parametrize("mode", [(), ("--plain",)], ids=["drawn", "plain"])


@MODES
def test_ctrl_c_asks_and_pressed_again_saves(
    at_terminal: Callable[..., Terminal], folder: Path, mode: tuple[str, ...]
) -> None:
    """It asks like quit; pressed again it saves, says where, and leaves without a traceback."""
    game = at_terminal(*mode, "--players", "Ada,Bo", "--seed", "tty")
    game.until("place a tile")
    game.press("1\r", "a crew on the")
    game.press("\x03", "Leave the game? (y/n)")
    game.await_prompt()
    game.type("n\r" if mode else "n")
    game.press("\x03", "Leave the game? (y/n)")
    game.press("\x03", "Saved: ")
    assert game.end() == 0
    assert "Traceback" not in game.shown
    (path,) = folder.iterdir()
    assert len(replayed(path).record.moves) == 1


def test_a_terminal_shows_colours(at_terminal: Callable[..., Terminal]) -> None:
    """The table is drawn in them, on a screen of its own."""
    game = at_terminal("--players", "Ada,Bo", "--seed", "tty")
    first = game.until("Andreas")
    assert "\x1b[?1049h" in first
    assert "48;5;" in first
    game.process.kill()
    game.end()


@MODES
@pytest.mark.parametrize("is_closed", [False, True], ids=["killed", "closed"])
def test_a_terminal_that_closes_saves_the_game(
    at_terminal: Callable[..., Terminal], folder: Path, mode: tuple[str, ...], is_closed: bool
) -> None:
    """So does a polite kill."""
    game = at_terminal(*mode, "--players", "Ada,Bo", "--seed", "tty")
    game.until("place a tile")
    game.press("1\r", "a crew on the")
    game.await_prompt()
    if is_closed:
        game.hang_up()
    else:
        game.process.terminate()
        assert game.end() == 0
    (path,) = folder.iterdir()
    assert len(replayed(path).record.moves) == 1


def test_watching_bots_at_a_terminal(at_terminal: Callable[..., Terminal]) -> None:
    """Enter goes on to the next move; `run` to the end; nobody has a move to take back."""
    game = at_terminal("--plain", "--bots", "uniform,uniform", "--seed", "tty")
    game.until("to the end> ")
    for text, said in (
        ("", "places"),
        ("undo", "nothing to take back"),
        ("hint", "nobody has anything to decide"),
    ):
        game.type(f"{text}\n")
        assert said in game.until("to the end> ")
    game.type("run\n")
    game.until("saves the game> ")
    game.type("\n")
    game.until("The seed of this game: tty")
    assert game.end() == 0


@MODES
def test_no_color_and_ctrl_d(
    at_terminal: Callable[..., Terminal], folder: Path, mode: tuple[str, ...]
) -> None:
    """NO_COLOR: no colours, but greys where a screen is drawn; Ctrl-D saves and says where."""
    game = at_terminal(*mode, "--players", "Ada,Bo", "--seed", "tty", NO_COLOR="1")
    game.until("place a tile")
    assert not any(is_coloured(int(code)) for code in re.findall(r"[34]8;5;(\d+)", game.shown))
    assert not mode or not re.search(r"\x1b\[[134]", game.shown)
    game.press("1\r", "a crew on the")
    game.press("\x04", "Saved: ")
    assert game.end() == 0
    assert len(list(folder.iterdir())) == 1


def is_coloured(code: int) -> bool:
    """Whether this one of 256 colours is none of the greys: 24 at the end, and 6 on the cube's diagonal."""
    return code < 232 and (code < 16 or (code - 16) % 43 != 0) and code not in (0, 7, 8, 15)


def test_a_dumb_terminal_is_played_in_lines(at_terminal: Callable[..., Terminal]) -> None:
    """Where no cursor can be set, numbers are typed as ever."""
    game = at_terminal("--players", "Ada,Bo", "--seed", "tty", TERM="dumb")
    assert "\x1b" not in game.until("> ")
    game.type("1\n")
    game.until("a crew on the")
    game.process.kill()
    game.end()
