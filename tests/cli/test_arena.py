"""`ludotheque arena`: a table, a picture, a file that a run goes on with, a clear line for what cannot be."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow
import pytest
from pyarrow import ipc, parquet

from ludotheque.bots.arena import make_plan, play_game
from ludotheque.cli.arena_plot import Bar, axis, plot
from ludotheque.cli.commands import arena as command
from ludotheque.cli.commands.arena import describe, show
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import Refused, say, say_number
from ludotheque.games import registry
from tests.cli.command import broken, run

BOTS = ("--bots", "uniform,greedy")
SMALL = ("seismic", *BOTS, "--threads", 2)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """An English terminal of the usual width."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")


def found(*words: object) -> dict[str, Any]:
    """The answer as JSON: one line, and nothing on standard error."""
    answer = run("arena", *words, "--json")
    assert (answer.status, answer.err, len(answer.lines)) == (0, "", 1)
    document: dict[str, Any] = json.loads(answer.out)
    return document


def steady(document: dict[str, Any]) -> dict[str, Any]:
    """The answer without what a clock measured."""
    ratings = [{**row, "seconds_a_decision": 0} for row in document["ratings"]]
    return {**document, "seconds": 0, "ratings": ratings}


def begun(path: Path, games: int) -> subprocess.Popen[str]:
    """A long arena in a process of its own, which has played so many games at least."""
    command = [sys.executable, "-m", "ludotheque", "arena", *map(str, SMALL), "--games", "1000000", "--json"]
    process = subprocess.Popen(
        [*command, "--out", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    while sum(map(written_in, path.parent.glob("*.arrows"))) < games:
        assert process.poll() is None
        time.sleep(0.02)
    return process


def written_in(journal: Path) -> int:
    """How many games stand whole in a journal that is still being written."""
    count = 0
    with journal.open("rb") as file, contextlib.suppress(StopIteration, OSError, pyarrow.ArrowInvalid):
        stream = ipc.open_stream(file)
        while True:
            stream.read_next_batch()
            count += 1
    return count


# Answers


def test_as_json() -> None:
    document = found(*SMALL, "--games", 19, "--seed", 7)
    assert (document["games"], document["asked"], document["complete"]) == (20, 20, True)
    assert (document["deals"], document["games_a_deal"], document["seed"]) == (10, 2, 7)
    assert (document["game"], document["seats"], document["bots"]) == ("seismic", 2, ["uniform", "greedy"])
    first, last = document["ratings"]
    assert (first["bot"], last["bot"]) == ("greedy", "uniform")
    assert first["low"] < first["rating"] < first["high"]
    assert first["rating"] == pytest.approx(-last["rating"])
    assert (first["games"], first["win_share"] + last["win_share"]) == (20, 1.0)
    assert first["win_share"] > 0.8
    assert first["mean_score"] > last["mean_score"]
    assert 0 < last["seconds_a_decision"] < first["seconds_a_decision"] < 0.01, "compiling is not thinking"
    (pair,) = document["pairs"]
    assert (pair["bots"], pair["meetings"]) == (["greedy", "uniform"], 20)
    assert pair["share"] == first["win_share"]
    assert pair["ahead"] > 0.99


def test_any_number_of_threads_gives_the_same() -> None:
    words = ("beat-the-quake", *BOTS, "--seats", 3, "--games", 12, "--advanced", "--seed", "tea")
    one = found(*words, "--threads", 1)
    assert steady(found(*words, "--threads", 3)) == steady(one)
    assert found(*words, "--seed", "coffee")["digest"] != one["digest"]
    assert one["options"]["advanced"] is True


def test_an_anchor_is_zero() -> None:
    document = found(*SMALL, "--games", 10, "--anchor", "uniform")
    assert document["anchor"] == "uniform"
    assert [row["rating"] for row in document["ratings"] if row["bot"] == "uniform"] == [0]
    assert document["ratings"][0]["rating"] > 0


def test_sides_of_a_timed_game() -> None:
    """Every two bots on both sides; a bot has all hands of its side."""
    words = ("situation-4", "--bots", "child,casual,puzzler", "--board", "skirmish", "--seats", 4)
    document = found(*words, "--sides", "0,1,1,0", "--games", 60)
    assert (document["games_a_deal"], document["deals"]) == (6, 10)
    assert [row["bot"] for row in document["ratings"]] == ["puzzler", "casual", "child"]
    assert document["options"]["sides"] == [0, 1, 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    monkeypatch.chdir(tmp_path)
    answer = run("arena", *SMALL, "--games", 10, "--out", "games.parquet", "--plot", "ratings.svg")
    assert (answer.status, answer.err) == (0, "")
    assert say("arena-title", language, game="seismic", seats=2, deals=5, games=2) in answer.out
    for key in ("bot", "rating", "interval", "wins", "score", "time"):
        assert say(f"arena-{key}", language) in answer.out
    rows = [line for line in answer.lines if "│" in line]
    assert ["greedy" in row for row in rows] == [True, False]
    for row, told in zip(rows, found(*SMALL, "--games", 10)["ratings"], strict=True):
        assert f" {say_number(round(told['rating']), language)} " in row
    assert say("simulate-written", language, file="games.parquet", games=10) in answer.lines
    assert say("arena-drawn", language, file="ratings.svg") in answer.lines
    assert {path.name for path in tmp_path.iterdir()} == {"games.parquet", "ratings.svg"}


def test_before_the_first_deal_there_is_nothing_to_rate(capsys: pytest.CaptureFixture[str]) -> None:
    """One game of two, then Ctrl-C."""
    game = registry.find("seismic")
    plan = make_plan(game, game.options({}), 2, ("uniform", "greedy"), "1", 4, 60.0)
    document = describe(plan, [play_game(plan, 1)], 0.1, False, None)
    assert (document["games"], document["deals"], document["ratings"], document["pairs"]) == (1, 0, [], [])
    show(plan, document, None)
    told = " ".join(capsys.readouterr().out.split())
    assert told == f"{say('arena-no-deal', games=2)} {say('simulate-stopped', games=1, asked=4)}"


# The file


def test_the_file_holds_every_game(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    document = found("seismic", *BOTS, "--seats", 3, "--games", 12, "--out", path)
    rows = parquet.read_table(path).to_pylist()
    assert [row["game"] for row in rows] == list(range(12))
    assert [(row["deal"], row["seating"]) for row in rows] == [divmod(game, 6) for game in range(12)]
    assert {row["seed"] for row in rows} == {"1:0", "1:1"}
    for row in rows:
        scores = [row[f"score_{seat}"] for seat in range(3)]
        assert row["winners"] == sum(1 << seat for seat in range(3) if scores[seat] == max(scores))
        assert {row[f"bot_{seat}"] for seat in range(3)} == {"uniform", "greedy"}
        assert all(row[f"decisions_{seat}"] > 0 and row[f"seconds_{seat}"] > 0 for seat in range(3))
    assert len({row["fingerprint"] for row in rows}) == 12
    points = sum(row[f"score_{seat}"] for row in rows for seat in range(3))
    assert points == pytest.approx(sum(row["mean_score"] * row["games"] for row in document["ratings"]))
    assert list(tmp_path.iterdir()) == [path]


def test_a_run_goes_on_with_more_games(tmp_path: Path) -> None:
    """Nothing is played twice; and with fewer games only those are counted."""
    path = tmp_path / "games.parquet"
    few = found(*SMALL, "--games", 10, "--out", path)
    before = parquet.read_table(path)
    many = found(*SMALL, "--games", 30, "--out", path)
    after = parquet.read_table(path)
    assert after.slice(0, 10) == before, "the seconds too: these games were not played again"
    assert steady(many) == steady(found(*SMALL, "--games", 30))
    assert steady(found(*SMALL, "--games", 10, "--out", path)) == steady(few)
    assert parquet.read_table(path) == after


def test_a_kill_loses_only_games_under_way(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with begun(path, 20) as process:
        process.kill()
    (journal,) = tmp_path.iterdir()
    assert journal.suffix == ".arrows"
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-100])  # as if it had died in the middle of a row
    document = found(*SMALL, "--games", 40, "--out", path)
    assert steady(document) == steady(found(*SMALL, "--games", 40))
    rows = parquet.read_table(path).to_pylist()
    assert len(rows) >= 40, "those beyond are kept for a longer run"
    assert [row["game"] for row in rows] == sorted({row["game"] for row in rows})
    assert list(tmp_path.iterdir()) == [path]


def test_a_journal_that_was_gathered_before_counts_once(tmp_path: Path) -> None:
    """A kill between the two: the file is whole, and the journal is still there. An empty one is nothing."""
    path = tmp_path / "games.parquet"
    with begun(path, 4) as process:
        process.kill()
    (journal,) = tmp_path.iterdir()
    kept = journal.read_bytes()
    found(*SMALL, "--games", 6, "--out", path)
    rows = parquet.read_table(path).num_rows
    journal.write_bytes(kept)
    path.with_name(f"{path.name}.0.arrows").write_bytes(b"")
    found(*SMALL, "--games", 6, "--out", path)
    assert parquet.read_table(path).num_rows == rows
    assert list(tmp_path.iterdir()) == [path]


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with begun(path, 10) as process:
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    document = json.loads(out)
    assert (process.returncode, errors, document["complete"]) == (130, "", False)
    assert 10 <= document["games"] < document["asked"]
    assert document["deals"] in (document["games"] // 2, document["games"] // 2 - 1)
    assert parquet.read_table(path).num_rows == document["games"]
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seed", 2), "its seed is “1”, not “2”"),
        (("--bots", "greedy,uniform"), "its bots is"),
        (("--thinking", 1), "its thinking is “60.0”, not “1.0”"),
        (("--variants", "dilemma"), "its options is"),
        (("--seats", 3), "its seats is “2”, not “3”"),
    ],
)
def test_a_file_of_another_plan_is_refused(words: tuple[object, ...], told: str, tmp_path: Path) -> None:
    """And stays as it is."""
    path = tmp_path / "games.parquet"
    found(*SMALL, "--games", 2, "--out", path)
    before = path.read_bytes()
    line = broken("arena", *SMALL, "--games", 2, "--out", path, *words)
    assert "holds games from another plan" in line
    assert told in line
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In words, not with the hashes of both."""
    path = tmp_path / "games.parquet"
    found(*SMALL, "--games", 2, "--out", path)
    monkeypatch.setattr("ludotheque.bots.arena.source_hash", lambda: "another")
    line = broken("arena", *SMALL, "--games", 2, "--out", path)
    assert "was made by another version of Ludotheque" in line
    assert "another plan" not in line


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    other, text, folder = tmp_path / "a.parquet", tmp_path / "b.parquet", tmp_path / "c.parquet"
    parquet.write_table(pyarrow.table({"game": [0, 1]}), other)
    text.write_text("no Parquet")
    folder.mkdir()
    words = ("arena", *SMALL, "--games", 2, "--out")
    assert "holds something else" in broken(*words, other)
    assert "cannot be read as Parquet" in broken(*words, text)
    assert "is not a plain file" in broken(*words, folder)
    assert "there is no such folder" in broken(*words, tmp_path / "nowhere" / "d.parquet")
    assert text.read_text() == "no Parquet"


# The picture


def test_the_picture(tmp_path: Path) -> None:
    """Well-formed, the strongest above, with the numbers in it and in words, for bright and dark."""
    path = tmp_path / "ratings.svg"
    document = found(*SMALL, "--games", 10, "--plot", path)
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    texts = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.index("greedy") < texts.index("uniform")
    about = root.find("{http://www.w3.org/2000/svg}desc")
    for row in document["ratings"]:
        rating, low, high = (say_number(round(row[key])) for key in ("rating", "low", "high"))
        assert f"{rating}  [{low} … {high}]" in texts
        assert about is not None
        assert f"{row['bot']} {rating}  [{low} … {high}]" in str(about.text)
    assert "prefers-color-scheme: dark" in text


def test_a_picture_that_cannot_be_written_is_refused_before_a_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nothing is left where it can be written."""

    def play(*_: Any) -> None:
        raise AssertionError("a game was played")

    with monkeypatch.context() as patch:
        patch.setattr(command, "play_all", play)
        folder = tmp_path / "folder.svg"
        folder.mkdir()
        for place in (folder, tmp_path / "missing" / "ratings.svg", tmp_path / "ratings.png"):
            assert "cannot be written" in broken("arena", *SMALL, "--plot", place)
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize("words", [(), ("--json",)], ids=str)
def test_what_was_played_is_told_before_it_is_drawn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...]
) -> None:
    """The disk may be full by then."""

    def refuse(*_: Any) -> None:
        raise Refused("save-full", file="ratings.svg")

    monkeypatch.setattr(command, "save", refuse)
    answer = run("arena", *SMALL, "--games", 2, "--plot", tmp_path / "ratings.svg", *words)
    assert answer.status == 2
    assert "greedy" in answer.out
    assert say("save-full", file="ratings.svg") in answer.err
    assert "drawn" not in answer.out


def test_a_point_stands_within_its_interval() -> None:
    """And names are written as they are, whatever they hold."""
    bars = [Bar("<a&b>", 120.0, 80.0, 190.0), Bar("c", -120.0, -1500.0, -80.0)]
    root = ElementTree.fromstring(plot("A & B", bars, "en"))
    spans = [one.get("d", "") for one in root.iter("{http://www.w3.org/2000/svg}path")]
    dots = [float(one.get("cx", "")) for one in root.iter("{http://www.w3.org/2000/svg}circle")]
    for span, dot in zip(spans, dots, strict=True):
        low, high = float(span.split()[0][1:]), float(span.split("H")[1].split("M")[0])
        assert 0 < low < dot < high < 720
    assert dots[0] > dots[1]
    assert "<a&b>" in [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize(
    ("low", "high", "grid"),
    [(-30, 55, (-40, 60, 20)), (0, 0, (0, 10, 10)), (-900, 12000, (-2000, 12000, 2000)), (5, 6, (0, 10, 10))],
)
def test_the_grid_has_round_numbers(low: float, high: float, grid: tuple[int, int, int]) -> None:
    assert axis([Bar("a", low, low, high)]) == grid


# Refused


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("chess", *BOTS), "there is no game “chess”"),
        (("seismic", "--bots", "uniform,hal"), "there is no bot “hal”"),
        (("seismic", "--bots", "uniform,"), "there is no bot “”"),
        (("seismic", "--bots", "uniform"), "two bots or more; choose from level-1"),
        (("seismic", "--bots", "uniform"), "level-8, uniform, greedy, learned"),
        (("seismic", "--bots", "uniform,greedy,uniform"), "appears twice"),
        (("seismic", *BOTS, "--seats", 5), "5 seats; the game is for 2 to 4 (SE-1.1)"),
        (("seismic", *BOTS, "--advanced"), "seismic has no option --advanced"),
        (("seismic", *BOTS, "--variants", "tsunami"), "unknown variant “tsunami”"),
        (("beat-the-quake", *BOTS, "--together"), "nobody beats anybody at a table that plays together"),
        (("seismic", *BOTS, "--anchor", "hal"), "“hal” does not take part; these do: uniform, greedy"),
        (("situation-4", "--bots", "child,casual", "--sides", "0,1,1"), "S4-1.1"),
        (("seismic", *BOTS, "--plot", "/nowhere/at/all.svg", "--games", 2), "cannot be written"),
    ],
    ids=str,
)
def test_what_cannot_be(words: tuple[object, ...], told: str) -> None:
    assert told in broken("arena", *words)


@pytest.mark.parametrize(
    "words", [("--games", 0), ("--thinking", 0), ("--thinking", "nan"), ("--threads", -1)], ids=str
)
def test_numbers_out_of_range(words: tuple[object, ...]) -> None:
    answer = run("arena", *SMALL, *words)
    assert answer.status == 2
    assert str(words[0]) in answer.err
