"""`ludotheque review`: a game looked at again, drawn, told or as JSON."""

import json
from pathlib import Path

import pytest

from tests.bots.test_review import BLUNDER
from tests.cli.command import broken, run
from tests.support.recorded import RECORDS

QUICK = ("--simulations", "200")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """An English terminal."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def blunder(tmp_path: Path) -> Path:
    """The game with the blunder, as a file."""
    path = tmp_path / "blunder.json"
    path.write_text(json.dumps(BLUNDER), encoding="utf-8")
    return path


def test_a_review_for_people(blunder: Path) -> None:
    """Chances, the moment with its reason, luck and skill; the same twice."""
    answer = run("review", blunder, *QUICK)
    assert (answer.status, answer.err) == (0, "")
    assert answer.lines[0] == (
        "seismic, 4 moves. Each position was played on 200 times from what the seat knew, "
        "each time with a different pile."
    )
    chart = [line for line in answer.lines if line.startswith(("Ada ", "Bo "))]
    assert [line.split()[-1] for line in chart] == ["50%", "50%"]
    assert "The moment that mattered" in answer.lines
    assert any(line.startswith("1. Move 2, Ada: ") for line in answer.lines)
    assert "   Played: no crew" in answer.lines
    assert "   It closes Ada’s section for 8 points." in answer.lines
    assert not any(line.startswith("2. ") for line in answer.lines)
    assert any(line.startswith("Ada: ") and line.endswith("50 at the end.") for line in answer.lines)
    for threads in (1, 3):
        assert run("review", blunder, *QUICK, "--threads", threads).out == answer.out


def test_a_game_without_a_turning_point(blunder: Path) -> None:
    """With so few simulations nothing is sure, and no moment is named."""
    answer = run("review", blunder, "--simulations", 1)
    assert "No move threw much away." in answer.lines
    assert not [line for line in answer.lines if line.startswith("1. ")]
    french = run("review", blunder, "--simulations", 1, "--lang", "fr")
    assert "Aucun coup n’a coûté cher." in french.lines


def test_a_review_for_a_screen_reader(blunder: Path) -> None:
    """Lines of words alone, in French here."""
    answer = run("review", blunder, *QUICK, "--plain", "--lang", "fr")
    assert not set(answer.out) & set("▁▂▃▄▅▆▇█")
    assert "Après 4 coups\u202f: Ada 50\u00a0%, Bo 50\u00a0%." in answer.lines


def test_a_review_for_programs(blunder: Path) -> None:
    """One document on one line, whose numbers sum up."""
    answer = run("review", "--json", blunder, *QUICK)
    assert len(answer.lines) == 1
    document = json.loads(answer.out)
    for seat in document["seats"]:
        parts = seat["start"] + seat["skill"] + seat["others"] + seat["luck"]
        assert parts == pytest.approx(seat["end"], abs=1e-3)
    assert [moment["moves"] for moment in document["moments"]] == [1]


def test_a_review_within_a_time(blunder: Path) -> None:
    """About so long, whatever that is worth."""
    answer = run("review", "--json", blunder, "--seconds", "0.2")
    assert json.loads(answer.out)["simulations"] >= 1


def test_what_cannot_be_reviewed(blunder: Path, tmp_path: Path) -> None:
    """One line on standard error."""
    assert broken("review", RECORDS / "seismic" / "not-begun.json").endswith("there is nothing to review")
    assert "not both" in broken("review", blunder, "--seconds", "1", *QUICK)
    assert "file" in broken("review", tmp_path / "missing.json")
    assert "de" in broken("review", blunder, "--lang", "de")
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({**BLUNDER, "moves": ["place 03 9,9 0"]}), encoding="utf-8")
    assert broken("review", bad).startswith("move 1: ")
    for words in (("--simulations", 0), ("--seconds", "inf"), ("--seconds", "nan"), ("--threads", -1)):
        assert run("review", blunder, *words).status == 2
