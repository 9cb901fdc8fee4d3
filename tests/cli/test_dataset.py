"""`ludotheque dataset`, and what `simulate` and `replay` write: whole, the same again, documented."""

import errno
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow
import pytest
from pyarrow import parquet

from ludotheque import __version__
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import quote, say
from ludotheque.parquet.columns import about_of
from tests.cli.command import broken, run
from tests.support.recorded import RECORDS, expected, recorded

ROOT = Path(__file__).parents[2]
SMALL = ("beat-the-quake", "--bots", "greedy", "--threads", 2, "--simulations", 8)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """An English terminal."""
    monkeypatch.setenv("LC_ALL", "C")


def made(path: Path, *words: object) -> dict[str, Any]:
    """The answer as JSON: one line, and nothing on standard error."""
    answer = run("dataset", *words, "--out", path, "--json")
    assert (answer.status, answer.err, len(answer.lines)) == (0, "", 1)
    document: dict[str, Any] = json.loads(answer.out)
    return document


def begun(path: Path, bytes_written: int) -> subprocess.Popen[str]:
    """A long dataset in a process of its own, which has written so much at least."""
    command = [sys.executable, "-m", "ludotheque", "dataset", *map(str, SMALL), "--games", "1000000"]
    process = subprocess.Popen(
        [*command, "--out", str(path), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    while sum(part.stat().st_size for part in path.parent.glob("*.arrows")) < bytes_written:
        assert process.poll() is None
        time.sleep(0.02)
    return process


# Answers


def test_as_json(tmp_path: Path) -> None:
    path = tmp_path / "positions.parquet"
    document = made(path, *SMALL, "--games", 4, "--seats", 3, "--seed", "tea")
    assert (document["games"], document["asked"], document["complete"]) == (4, 4, True)
    assert (document["game"], document["seats"], document["bots"]) == ("beat-the-quake", 3, ["greedy"] * 3)
    assert (document["seed"], document["simulations"], document["features"]) == ("tea", 8, True)
    table = parquet.read_table(path)
    assert table.num_rows == document["positions"] > 100
    assert table.column("game").unique().to_pylist() == [0, 1, 2, 3]
    assert list(tmp_path.iterdir()) == [path]


def test_any_number_of_threads_gives_the_same(tmp_path: Path) -> None:
    one, many, other = (tmp_path / f"{name}.parquet" for name in ("one", "many", "other"))
    made(one, *SMALL, "--games", 6, "--threads", 1)
    made(many, *SMALL, "--games", 6, "--threads", 3)
    made(other, *SMALL, "--games", 6, "--seed", 2)
    assert parquet.read_table(many) == parquet.read_table(one) != parquet.read_table(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    path = tmp_path / "positions.parquet"
    answer = run("dataset", *SMALL, "--games", 2, "--out", path)
    assert (answer.status, answer.err) == (0, "")
    positions = parquet.read_metadata(path).num_rows
    told = say("dataset-written", language, positions=positions, games=2, file=str(path))
    assert answer.lines == [told]


def test_the_file_says_how_it_is_made_again(tmp_path: Path) -> None:
    path, again = tmp_path / "positions.parquet", tmp_path / "again.parquet"
    made(path, *SMALL, "--games", 2, "--advanced", "--no-features", "--seed", "a b")
    table = parquet.read_table(path)
    said = table.schema.metadata
    assert said[b"ludotheque.version"].decode() == __version__
    content = json.loads(said[b"ludotheque.dataset"])
    assert (content["schema"], content["options"]["advanced"]) == (1, True)
    words = shlex.split(said[b"ludotheque.command"].decode())
    assert (words[0], words.count(str(path))) == ("ludotheque", 1)
    assert run(*[str(again) if word == str(path) else word for word in words[1:]]).status == 0
    assert parquet.read_table(again) == table


# A run that goes on


def test_a_run_goes_on_with_more_games(tmp_path: Path) -> None:
    path, whole = tmp_path / "positions.parquet", tmp_path / "whole.parquet"
    made(path, *SMALL, "--games", 2)
    before = parquet.read_table(path)
    assert made(path, *SMALL, "--games", 5)["games"] == 5
    after = parquet.read_table(path)
    assert after.slice(0, before.num_rows) == before
    made(whole, *SMALL, "--games", 5)
    assert after == parquet.read_table(whole)
    assert made(path, *SMALL, "--games", 1)["games"] == 5, "what is there stays there"
    assert parquet.read_table(path) == after


def test_a_kill_loses_only_games_under_way(tmp_path: Path) -> None:
    path, whole = tmp_path / "positions.parquet", tmp_path / "whole.parquet"
    with begun(path, 60_000) as process:
        process.kill()
    (journal,) = tmp_path.iterdir()
    assert journal.suffix == ".arrows"
    kept = journal.read_bytes()[:-100]  # as if it had died in the middle of a game
    journal.write_bytes(kept)
    games = made(path, *SMALL, "--games", 1)["games"]
    assert games > 1, "those that the journal held"
    assert list(tmp_path.iterdir()) == [path]
    journal.write_bytes(kept)  # a kill before the journal was taken away: it counts once
    path.with_name(f"{path.name}.0.arrows").write_bytes(b"")
    assert made(path, *SMALL, "--games", games + 1)["games"] == games + 1
    made(whole, *SMALL, "--games", games + 1)
    assert parquet.read_table(path) == parquet.read_table(whole)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    path, whole = tmp_path / "positions.parquet", tmp_path / "whole.parquet"
    with begun(path, 30_000) as process:
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    document = json.loads(out)
    assert (process.returncode, errors, document["complete"]) == (130, "", False)
    games = document["games"]
    assert 1 <= games < document["asked"]
    assert list(tmp_path.iterdir()) == [path]
    made(whole, *SMALL, "--games", games)
    assert parquet.read_table(path) == parquet.read_table(whole)


def test_a_full_disk_breaks_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in the file stays, what is in the journal comes in with the next run."""
    path, whole = tmp_path / "positions.parquet", tmp_path / "whole.parquet"
    made(path, *SMALL, "--games", 2)
    before = path.read_bytes()
    with monkeypatch.context() as full:

        def refuse(*words: object, **more: object) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        full.setattr("ludotheque.parquet.journal.parquet.ParquetWriter", refuse)
        assert "the disk is full" in broken("dataset", *SMALL, "--games", 4, "--out", path)
    assert path.read_bytes() == before
    assert len(list(tmp_path.glob("*.arrows"))) == 1
    assert made(path, *SMALL, "--games", 1)["games"] == 4, "nothing has to be played again"
    made(whole, *SMALL, "--games", 4)
    assert parquet.read_table(path) == parquet.read_table(whole)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seed", 2), "its seed is “1”, not “2”"),
        (("--bots", "uniform"), "its bots is"),
        (("--simulations", 9), "its simulations is “8”, not “9”"),
        (("--no-features",), "its features is “true”, not “false”"),
        (("--advanced",), "its options is"),
    ],
)
def test_a_file_of_another_plan_is_refused(words: tuple[object, ...], told: str, tmp_path: Path) -> None:
    """And stays as it is."""
    path = tmp_path / "positions.parquet"
    made(path, *SMALL, "--games", 1)
    before = path.read_bytes()
    line = broken("dataset", *SMALL, "--games", 1, "--out", path, *words)
    assert "holds games from another plan" in line
    assert told in line
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    other, text = tmp_path / "a.parquet", tmp_path / "b.parquet"
    parquet.write_table(pyarrow.table({"game": [0, 1]}), other)
    text.write_text("no Parquet")
    assert "holds something else" in broken("dataset", *SMALL, "--out", other)
    assert "cannot be read as Parquet" in broken("dataset", *SMALL, "--out", text)
    folder = tmp_path / "c.parquet"
    folder.mkdir()
    assert "is not a plain file" in broken("dataset", *SMALL, "--out", folder)
    assert "there is no such folder" in broken("dataset", *SMALL, "--out", tmp_path / "nowhere" / "d.parquet")
    assert text.read_text() == "no Parquet"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("chess",), "there is no game “chess”"),
        (("seismic", "--bots", "hal"), "there is no bot “hal”"),
        (("seismic", "--bots", "greedy,greedy,greedy"), "3 bots for 2 seats"),
        (("seismic", "--seats", 5), "5 seats; the game is for 2 to 4 (SE-1.1)"),
        (("seismic", "--advanced"), "seismic has no option --advanced"),
        (("seismic", "nowhere.json"), "cannot be read"),
        (("seismic", recorded("seismic")[0], "--games", 3), "leave out --games"),
        (("seismic", recorded("beat-the-quake")[0]), "is a record of beat-the-quake, not of seismic"),
    ],
    ids=str,
)
def test_what_cannot_be(words: tuple[object, ...], told: str, tmp_path: Path) -> None:
    assert told in broken("dataset", *words, "--out", tmp_path / "positions.parquet")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "name", "ending"),
    [
        (("arena", "seismic", "--bots", "uniform,greedy", "--plot"), "ratings.png", ".svg"),
        (("arena", "seismic", "--bots", "uniform,greedy", "--out"), "games.svg", ".parquet"),
        (("simulate", "seismic", "--out"), "games.csv", ".parquet"),
        (("dataset", "seismic", "--out"), "positions.txt", ".parquet"),
        (("replay", recorded("seismic")[0], "--out"), "games", ".parquet"),
        (("replay", "nowhere.json", "--out"), ".parquet", ".parquet"),  # all name, no ending
    ],
    ids=str,
)
def test_a_name_says_what_the_file_holds(
    language: str,
    words: tuple[object, ...],
    name: str,
    ending: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another ending is refused before anything is done."""
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    monkeypatch.chdir(tmp_path)
    assert broken(*words, name) == say("save-ending", language, file=quote(name), ending=ending)
    assert list(tmp_path.iterdir()) == []


def test_endings_may_be_in_capitals(tmp_path: Path) -> None:
    path = tmp_path / "games.PARQUET"
    assert run("simulate", "seismic", "--games", 2, "--out", path).status == 0
    assert parquet.read_metadata(path).num_rows == 2


# Records


def test_positions_of_records(tmp_path: Path) -> None:
    """Of any number of seats and with any options; a record without a move has no row."""
    path, files = tmp_path / "positions.parquet", recorded("seismic")
    document = made(path, "seismic", *files, "--no-features")
    assert (document["games"], document["records"]) == (len(files), len(files))
    table = parquet.read_table(path)
    assert table.num_rows == document["positions"]
    empty = [file.name for file in files if not json.loads(file.read_text())["moves"]]
    assert {file.name for file in files} - set(table.column("record").unique().to_pylist()) == set(empty)
    assert set(table.column("seats").unique().to_pylist()) == {2, 3, 4}
    assert made(path, "seismic", *files, "--no-features")["positions"] == table.num_rows


def test_where_records_end(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    files = [*recorded("seismic"), *recorded("beat-the-quake"), *recorded("situation-4")]
    answer = run("replay", *files, "--out", path)
    assert (answer.status, answer.err, len(answer.lines)) == (0, "", len(files))
    table = parquet.read_table(path)
    assert all(about_of(field) for field in table.schema)
    for number, (row, file) in enumerate(zip(table.to_pylist(), files, strict=True)):
        end = expected(file)
        assert (row["game"], row["record"], row["game_name"]) == (number, file.name, end["game"])
        assert (row["scores"], row["finished"]) == (end["scores"], end["finished"])
        bits = None if end["winners"] is None else sum(1 << seat for seat in end["winners"])
        assert row["winners"] == bits
        assert (row["returns"] is None) == (bits is None)
    assert list(tmp_path.iterdir()) == [path]


def test_where_a_record_is_broken_no_file_is_written(tmp_path: Path) -> None:
    path, text = tmp_path / "games.parquet", tmp_path / "broken.json"
    text.write_text("no record")
    answer = run("replay", recorded("seismic")[0], text, "--out", path)
    assert answer.status == 2
    assert len(answer.lines) == 1
    assert not path.exists()
    assert "there is no such folder" in broken(
        "replay", RECORDS / "seismic" / "not-begun.json", "--out", tmp_path / "nowhere" / "games.parquet"
    )


# Simulations


def test_a_simulation_says_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ("simulate", "seismic", "--games", 20, "--seats", 3, "--bots", "greedy", "--seed", "x")
    assert run(*words, "--out", path).status == 0
    schema = parquet.read_schema(path)
    content = json.loads(schema.metadata[b"ludotheque.simulation"])
    assert (content["game"], content["seats"], content["bots"]) == ("seismic", 3, ["greedy"] * 3)
    assert content["seed"] == "x"
    command = schema.metadata[b"ludotheque.command"].decode()
    assert "--seats 3" in command
    assert "--seed x" in command
    assert all(about_of(field) for field in schema)


# The guide


def test_the_guide_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its commands make the file, and its first pieces of Python read it."""
    guide = (ROOT / "docs" / "guides" / "dataset.md").read_text(encoding="utf-8")
    commands = re.findall(r"```sh\nludotheque (.*)\n```", guide)
    pieces = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    assert (len(commands), len(pieces)) == (2, 4)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    for command in commands:
        assert run(*shlex.split(command.replace("--games 20", "--games 2"))).status == 0
    found: dict[str, Any] = {}
    for piece in pieces[:2]:  # the others need what does not come with Ludotheque
        exec(piece, found)
    assert len(found["planes"]) == len(found["numbers"]) == len(found["returns"]) == len(found["policy"])
    assert found["planes"].shape[1:] == (47, 19, 27)
    assert set(found["returns"]) <= {-1.0, 0.0, 1.0}
