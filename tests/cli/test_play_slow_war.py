"""`ludotheque play situation-4`: slow war at one keyboard, by people and bots, alone and in teams."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots import lineup
from ludotheque.bots.titles import title
from ludotheque.engine.contract import Seat, Setup
from ludotheque.engine.course import Course
from ludotheque.engine.match import Match
from ludotheque.games import registry
from tests.cli.sitting import replayed, typed

GAME = registry.find("situation-4")
# The first move, again and again: more than a game has decisions. Is it to resign, no; the turn passes then.
ONES = ["1", "n", "0"] * 100
BOXES = re.compile("[\u2500-\u259f\u2800-\u28ff×]")


pytestmark = pytest.mark.usefixtures("folder")


def sit(lines: list[str], *words: str, status: int = 0) -> str:
    """What is said while these lines are typed."""
    return typed(lines, "situation-4", "--board", "skirmish", *words, status=status)


LEAVE = ["quit", "y", "-"]


# Whole games


def test_people_play_a_whole_game_by_numbers(folder: Path) -> None:
    """Hot-seat; at the end the points, the winner, and a record of a finished game."""
    out = sit([*ONES, "save game.json", ""], "--players", "Ada,Bo", "--seed", "people")
    assert "Board: Skirmish. Slow war: turn by turn, one piece a turn." in out
    assert "The board is covered" in out
    replay = replayed(folder / "game.json")
    assert replay.report()["finished"]
    for name, points in zip(("Ada", "Bo"), replay.scores(), strict=True):
        assert re.search(rf"\({name}\): {points} points?", out)
    assert re.search(r"^(Ada|Bo|Ada and Bo) (wins|share the win)!$", out, re.MULTILINE)


def test_bots_are_told_that_turns_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their levels have no use for quick hands here."""
    told, find = [], lineup.find

    def noted(*given: Any, **named: Any) -> lineup.Bot:
        told.append(named["by_turns"])
        return find(*given, **named)

    monkeypatch.setattr(lineup, "find", noted)
    sit(["run", ""], "--players", "0", "--bots", "level-1,level-2")
    assert told == [True, True]


def test_turns_pass_with_a_piece_and_time_with_turns(folder: Path) -> None:
    """S4-10.2 Half of the grace a turn; a flag keeps the turn."""
    lays = ["lay D1", "lay E6", "lay D2", "lay D6", "lay E2"]
    sit(
        [*lays, "lay C6", "flag headquarters-south", "lay C1", "save game.json", *LEAVE],
        "--players",
        "Ada,Bo",
    )
    moves = json.loads((folder / "game.json").read_text(encoding="utf-8"))["moves"]
    assert moves == [
        [0, 0, "lay D1"],
        [1500, 1, "lay E6"],
        [3000, 0, "lay D2"],
        [4500, 1, "lay D6"],
        [6000, 0, "lay E2"],
        [7500, 1, "lay C6"],
        [9000, 0, "flag headquarters-south"],
        [9000, 0, "lay C1"],
    ]


def test_a_forgotten_flag_is_planted_by_the_other(folder: Path) -> None:
    """S4-4.2 Once the owner had another turn."""
    lays = ["lay D1", "lay E6", "lay D2", "lay D6", "lay E2", "flag headquarters-south", "lay C6", "lay C1"]
    out = sit([*lays, "flag headquarters-south", *LEAVE], "--players", "Ada,Bo")
    assert "is not forgotten yet" in out
    told = "Green forgot the southern headquarters: Bo plants a flag there, 200 points for orange."
    assert told in " ".join(out.split())


@pytest.mark.parametrize("bot", ["uniform", "child", "casual", "puzzler"])
def test_a_person_plays_against_each_bot(bot: str, folder: Path) -> None:
    """To the end."""
    out = sit([*ONES, "save game.json", ""], "--players", "Ada", "--bots", bot, "--seed", bot)
    assert f"At the table: Ada, {title(bot)} (a bot)." in out
    assert replayed(folder / "game.json").report()["finished"]


def test_bots_play_by_themselves() -> None:
    """Nobody is asked; the same seed plays the same game."""
    words = ("--bots", "casual,puzzler", "--seed", "bots")
    out = sit([], *words)
    assert re.search(r"(wins|share the win)!$", out, re.MULTILINE)
    assert ">" not in out
    assert sit([], *words) == out


def test_one_person_against_the_usual_bot_unless_more_is_said() -> None:
    """Called by its level."""
    usual = title(lineup.usual(registry.find("situation-4")))
    assert f"At the table: Player, {usual} (a bot)." in sit(LEAVE)


# Teams


def test_the_hands_of_a_team_take_turns(folder: Path) -> None:
    """S4-1.1 Two against one: the first half of the seats is green, unless more is said."""
    lays = ["lay D1", "lay E6", "lay D2", "lay D6", "lay E2", "lay C6"]
    out = sit([*lays, "save game.json", *LEAVE], "--players", "Ada,Bo,Cleo")
    assert "Green (Ada and Bo) begins on its base line, row 1." in out
    record = json.loads((folder / "game.json").read_text(encoding="utf-8"))
    assert record["options"]["sides"] == [0, 0, 1]
    assert [seat for _, seat, _ in record["moves"]] == [0, 2, 1, 2, 0, 2]
    out = sit([*lays, "save other.json", *LEAVE], "--players", "Ada,Bo,Cleo", "--sides", "0,1,1")
    record = json.loads((folder / "other.json").read_text(encoding="utf-8"))
    assert [seat for _, seat, _ in record["moves"]] == [0, 1, 0, 2, 0, 1]


def test_a_team_wins() -> None:
    """All of it, and they do not share anything."""
    out = sit(["resign", "y", ""], "--players", "Ada,Bo,Cleo", "--sides", "0,1,1")
    assert "Ada resigns for green." in out
    assert "Bo and Cleo win!" in out


# Commands


def test_commands() -> None:
    """Places closely, all moves, a hint, what is empty, the rules; a move in small letters is a move."""
    typed = ["?", "lay d1", "lay E6", "list", "C3", "dam", "west", "look west", "hint", "unseen", "scores"]
    out = sit(
        [*typed, "table 1", "table 0", "rules 7.1", "rules tank", *LEAVE],
        "--players",
        "Ada,Bo",
        "--thinking",
        "0.1",
    )
    for said in (
        "pass, or 0: pass when no piece can be laid",
        "Ada lays a piece on D1.",
        "\n1: lay a piece on C1\n",
        "C3: empty.",
        "The dam (200), E3, E4: nobody has a piece there.",
        "Bridge site west (B3–B4): no bridge.",
        "The best moves, and how likely Ada is to win with each",
        "52 locations are still empty",
        "Green (Ada): 0 points",
        "7.1 A side may build a bridge",
        "6.1 When a side has covered its own tank base",
    ):
        assert said in out, said
    assert out.count("Bridge site west") == 2


def test_what_is_refused_is_told_with_its_clause() -> None:
    """And nothing is lost by it."""
    typed = ["pass", "lay D2", "lay Z9", "flag nowhere", "bridge west", "tank A1", "99", "lay D1"]
    out = sit([*typed, *LEAVE], "--players", "Ada,Bo")
    for said in (
        "you cannot pass: a piece can be laid",
        "the first piece goes on the base line, row 1 (S4-3.2)",
        "there is no location “Z9” on this board (S4-1.2)",
        "there is no objective “nowhere” on this board",
        "own pieces must lie on both banks at west (S4-7.1)",
        "the side has no tanks: its tank base is not covered (S4-6.1)",
        "there is no move “99”",
        "Ada lays a piece on D1.",
    ):
        assert said in out, said


def test_nobody_resigns_by_a_slip() -> None:
    """It is asked whether that is meant; by number as well."""
    out = sit(["resign", "n", "10", "n", "lay D1", *LEAVE], "--players", "Ada,Bo")
    assert out.count("Resign, and lose the game? (y/n)") == 2
    assert "Ada lays a piece on D1." in out


def test_undo_takes_back_to_the_last_decision_of_a_person(folder: Path) -> None:
    """With what a bot did after it; at the end of the game too."""
    out = sit(["lay D1", "undo", "lay A1", "save game.json", *LEAVE], "--players", "Ada", "--bots", "casual")
    assert "Taken back: Ada, lay D1." in out
    moves = json.loads((folder / "game.json").read_text(encoding="utf-8"))["moves"]
    assert [move for _, seat, move in moves if seat == 0] == ["lay A1"]
    assert len(moves) == 2
    assert "there is nothing to take back" in sit(["undo", *LEAVE], "--players", "Ada,Bo")
    out = sit(["resign", "y", "undo", "lay A1", *LEAVE], "--players", "Ada,Bo")
    assert "Taken back: Ada, resign." in out
    assert "Ada lays a piece on A1." in out


def test_in_plain_mode_everything_is_words() -> None:
    """No drawing, no colours; each number with its location."""
    out = sit(["lay D1", "lay E6", "table", *LEAVE], "--players", "Ada,Bo", "--plain")
    assert not BOXES.search(out)
    assert "Lay a piece, 1 to 3: 1 C1, 2 E1, 3 D2." in out
    assert "Row 1: A1 to C1 empty; D1 green; E1 to I1 empty." in out


def test_in_french() -> None:
    """Questions, story, commands."""
    typed = ["lay D1", "lay E6", "passer", "conseil", "quitter", "o", "-"]
    out = sit(typed, "--players", "Ada,Bo", "--lang", "fr", "--thinking", "0.1")
    for said in (
        "Plateau\u202f: Escarmouche. Guerre lente\u202f: chacun son tour, une pièce par tour.",
        "Ada pose une pièce en D1.",
        "Ada, camp vert\u202f: posez une pièce.",
        "Les meilleurs coups pour Ada, et les chances de gagner avec chacun",
    ):
        assert said in out, said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "greedy"], "there is no bot “greedy”; choose from level-1, level-2, "),
        (["--players", "A", "--bots", ""], "1 seat; the game is for 2 to 8 (S4-1.1)"),
        (["--sides", "0,0"], "must be a list of sides"),
        (["--sides", "0,1,1"], "has 3 sides for 2 seats (S4-1.1)"),
        (["--players", "A,B,C", "--sides", "0,green,1"], "must be a list of sides"),
        (["--board", "atlantis"], "unknown board “atlantis”"),
        (["--advanced"], "situation-4 has no option --advanced; it has --board, --sides"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], said: str) -> None:
    """One line, status 2."""
    assert said in sit([], *words, status=2)


# The course of a game


def course(**options: object) -> Course:
    """A game on the small board, at its beginning."""
    chosen = GAME.options({"board": "skirmish", **options})
    return Course(Match(GAME, chosen, len(chosen.sides), Setup(Seat(0), ())))


def test_what_is_taken_back_is_played_again_otherwise() -> None:
    """Turn by turn, passes included: whose turn it is, the time, the board."""
    one = course()
    for text in ("lay D1", "lay E6", "lay D2"):
        one.play(one.seat, GAME.move_code(one.match.box, text))
    before = one.match.snapshot().tobytes()
    assert (one.seat, one.seats, one.now) == (1, [0, 1, 0], 3000)
    one.play(one.seat, GAME.move_code(one.match.box, "lay D6"))
    assert one.undo(1) == (1, GAME.move_code(one.match.box, "lay D6"))
    assert one.match.snapshot().tobytes() == before
    assert (one.seat, one.seats, one.now) == (1, [0, 1, 0], 3000)


def test_passes_are_taken_back_too() -> None:
    """On a covered board they are all there is to do."""
    one = course()
    while one.match.state["left"]:
        if one.may_pass():
            one.skip(one.seat)
        else:
            one.play(one.seat, one.legal()[0])
    passes = len(one.seats)
    seat = one.seat
    one.skip(seat)
    one.skip(one.seat)
    assert one.undo(2) == (seat, None)
    assert (one.seat, len(one.seats)) == (seat, passes)
    assert not one.is_over
    for _ in range(3):
        one.skip(one.seat)
    assert one.is_over
