"""`ludotheque print`: a PDF in a file, or a line that says why not."""

import os
import sys
from pathlib import Path

import pytest

from ludotheque.games import registry
from tests.cli.command import broken, run
from tests.games.beat_the_quake.hand_made import toml_of
from tests.support.printed import Printed, squeezed

QUAKE = "beat-the-quake"


@pytest.mark.parametrize("game", registry.NAMES)
def test_a_file_named_after_the_game(folder: Path, game: str) -> None:
    """Its language and its paper too; what to do with it is said."""
    answer = run("print", game)
    assert (answer.status, answer.err) == (0, "")
    name = f"{game}-en-a4.pdf"
    assert answer.out.startswith(f"{name} is ready: ")
    assert [path.name for path in folder.iterdir()] == [name]
    assert round(Printed((folder / name).read_bytes()).pages[0].width) == 210


def test_another_language_paper_and_name(folder: Path) -> None:
    """As asked."""
    for flag in ("--language", "--lang"):
        assert run("print", QUAKE, flag, "fr", "--paper", "letter", "--output", "jeu.pdf").status == 0
        made = Printed((folder / "jeu.pdf").read_bytes())
        assert squeezed("Feuille de score") in made.pages[1].text
        assert round(made.pages[0].width) == 216


def test_an_edition_from_a_file(folder: Path) -> None:
    """Its name is in that of the PDF, and its cards are on the pages."""
    cards = [(f"thing{number}", 1, 1) for number in range(16)]
    (folder / "attic.toml").write_text(toml_of("attic", cards), encoding="utf-8")
    assert run("print", QUAKE, "--edition", "attic.toml").status == 0
    made = Printed((folder / f"{QUAKE}-attic-en-a4.pdf").read_bytes())
    assert "thing0" in made.pages[4].text
    assert len(made.pages) == 4 + 2 * 3 + 1


def test_a_board_by_its_name(folder: Path) -> None:
    """Situation 4 has boards."""
    assert run("print", "situation-4", "--board", "skirmish").status == 0
    assert (folder / "situation-4-skirmish-en-a4.pdf").is_file()


def test_a_file_that_is_there_stays_as_it_is(folder: Path) -> None:
    """Unless it is named: then it is replaced, as by other commands."""
    path = folder / f"{QUAKE}-en-a4.pdf"
    path.write_text("mine", encoding="utf-8")
    assert broken("print", QUAKE) == f"“{path.name}” is already there: name another file with --output"
    assert path.read_text(encoding="utf-8") == "mine"
    assert run("print", QUAKE, "--output", path.name).status == 0
    assert path.read_bytes().startswith(b"%PDF-")
    assert list(folder.iterdir()) == [path]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess"], "there is no game “chess”; choose from seismic"),
        ([QUAKE, "--paper", "a7"], "there is no paper “a7”; choose from a4, letter"),
        ([QUAKE, "--language", "de"], "there is no language “de”; choose from en, fr, ne"),
        ([QUAKE, "--edition", "nope"], "options.edition: unknown edition “nope”"),
        ([QUAKE, "--edition", "gone.toml"], "“gone.toml” cannot be read"),
        ([QUAKE, "--board", "classic"], "beat-the-quake has no option --board; it has --edition"),
        ([QUAKE, "--output", "game.txt"], "“game.txt” cannot be written: its name must end in .pdf"),
        (
            [QUAKE, "--output", "nowhere/game.pdf"],
            "“nowhere/game.pdf” cannot be written: there is no such folder",
        ),
        ([QUAKE, "--output", "folder.pdf"], "“folder.pdf” cannot be written"),
    ],
)
def test_what_cannot_be_printed(folder: Path, words: list[str], why: str) -> None:
    """A line, and no file."""
    (folder / "folder.pdf").mkdir()
    assert broken("print", *words).startswith(why)
    assert os.listdir(folder) == ["folder.pdf"]


def test_a_broken_edition(folder: Path) -> None:
    """The line says what is wrong in which file."""
    path = folder / "attic.toml"
    for text, why in (
        ("name = ", "is not a TOML file"),
        ('name = "cellar"', "calls itself “cellar”"),
        (toml_of("attic", [("thing", 1, 1)]), "16"),
    ):
        path.write_text(text, encoding="utf-8")
        line = broken("print", QUAKE, "--edition", "attic.toml")
        assert "attic" in line
        assert why in line
    assert list(folder.iterdir()) == [path]


def test_without_typst(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what to install."""
    monkeypatch.setitem(sys.modules, "typst", None)
    assert broken("print", QUAKE).startswith("Typst is not installed: install the extra “print”")
    assert list(folder.iterdir()) == []
