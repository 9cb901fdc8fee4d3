"""`ludotheque serve`: options to settings, what is told, how it ends."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from ludotheque.engine import kernel_cache
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.server import logs
from ludotheque.server import settings as module
from ludotheque.server.settings import ABOUT, Settings, option
from ludotheque.server.store.store import prepare
from tests.cli.command import broken, run

SERVING = "ludotheque.server.run"


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those of whoever runs the tests; and logging stays as it is."""
    monkeypatch.setattr(module, "default_config", lambda: tmp_path / "server.toml")
    monkeypatch.setenv("LUDOTHEQUE_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setattr(logs, "configure", lambda level: None)
    monkeypatch.setattr(kernel_cache, "is_compiled_before", lambda: True)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What the server was started with; it says that it listens on port 4321 and ends with status 3."""
    started: list[Settings] = []

    def serve(settings: Settings, announce: Callable[[int], None]) -> int:
        started.append(settings)
        announce(4321)
        return 3

    stand_in(monkeypatch, serve)
    return started


def stand_in(monkeypatch: pytest.MonkeyPatch, serve: Callable[..., int]) -> None:
    """A server in place of ours."""
    serving = ModuleType(SERVING)
    serving.run = serve  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, SERVING, serving)


def test_every_setting_has_an_option() -> None:
    """And its help says what it does."""
    said = run("serve", "--help").out
    for key in ABOUT:
        assert option(key) in said


def test_options_become_settings(seen: list[Settings], tmp_path: Path) -> None:
    """All of them; the status is the server's."""
    words = {
        "--host": "127.0.0.1",
        "--port": "0",
        "--database": f"sqlite:///{tmp_path}/other.db",
        "--redis": "redis://h",
        "--data-dir": tmp_path / "data",
        "--public": "https://games.example.org",
        "--lang": "fr",
        "--limit-requests": "1",
        "--limit-messages": "2",
        "--bot-threads": "3",
        "--thinking": "4",
        "--log-level": "error",
    }
    answer = run("serve", "--no-browser", *(word for pair in words.items() for word in pair))
    assert seen == [
        Settings(
            host="127.0.0.1",
            port=0,
            database=f"sqlite:///{tmp_path}/other.db",
            redis="redis://h",
            data_dir=tmp_path / "data",
            public="https://games.example.org",
            browser=False,
            language="fr",
            limit_requests=1,
            limit_messages=2,
            bot_threads=3,
            thinking=4,
            log_level="error",
        )
    ]
    assert answer.status == 3
    assert "Pour tout le monde  https://games.example.org" in answer.out


@pytest.mark.parametrize(
    ("words", "game"),
    [
        ((), None),
        (("--classroom",), registry.FOR_CLASS),
        (("--classroom", "seismic"), "seismic"),
        (("seismic", "--port", "0", "--classroom"), "seismic"),
    ],
)
def test_a_classroom(seen: list[Settings], words: tuple[str, ...], game: str | None) -> None:
    """With the game that is made for it, or the one that is named."""
    run("serve", "--no-browser", *words)
    assert seen[0].classroom == game


def test_a_game_without_a_classroom() -> None:
    assert broken("serve", "seismic").startswith("a game can be named only with --classroom")


def test_a_classroom_for_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Said before anything is opened."""
    assert broken("serve", "--no-browser", "--port", "0", "--classroom", "chess").startswith(
        "there is no game “chess”"
    )
    monkeypatch.setattr("ludotheque.server.http.web_client.Client.is_built", False)
    said = broken("serve", "--no-browser", "--port", "0", "--classroom", "seismic")
    assert said.startswith("a classroom needs the web client")


def test_a_file_is_read(seen: list[Settings], tmp_path: Path) -> None:
    """`--config`, with what it says of the language too."""
    (tmp_path / "other.toml").write_text('host = "127.0.0.1"\nlanguage = "fr"\nbrowser = false\n')
    answer = run("serve", "--config", tmp_path / "other.toml")
    assert seen[0].host == "127.0.0.1"
    assert "Sur cet ordinateur  http://127.0.0.1:4321" in answer.out


def test_a_setting_that_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line, status 2, in the language of the terminal or the one asked for."""
    assert broken("serve", "--port", "x") == "--port: must be a whole number from 0 to 65535; it is “x”"
    assert run("serve", "--port", "x", "--lang", "fr").err.startswith("--port: doit être un nombre entier")
    assert broken("serve", "--lang", "de") == "--lang: there is no language “de”; choose from en, fr, ne"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run("serve", "--port", "x").err.startswith("--port: doit être un nombre entier")


def test_a_server_that_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say, because the port is taken: one line, status 2."""

    def refuse(settings: Settings, announce: Callable[[int], None]) -> int:
        raise Refused("file-unreadable", file="x", why="y")

    stand_in(monkeypatch, refuse)
    assert broken("serve") == "x cannot be read: y"


def test_ctrl_c_before_it_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """No traceback."""

    def interrupt(settings: Settings, announce: Callable[[int], None]) -> int:
        raise KeyboardInterrupt

    stand_in(monkeypatch, interrupt)
    answer = run("serve")
    assert (answer.status, answer.out, answer.err) == (130, "\n", "")


def test_it_says_that_it_compiles(seen: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    """The first time, before anything else."""
    monkeypatch.setattr(kernel_cache, "is_compiled_before", lambda: False)
    assert run("serve", "--no-browser").lines[0].startswith("The rules are being compiled for this machine")
    monkeypatch.setattr(kernel_cache, "is_compiled_before", lambda: True)
    assert run("serve", "--no-browser").lines[0] == "Ludotheque is open."


def test_logs_are_configured_first(seen: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    """At the level asked for."""
    levels: list[str] = []
    monkeypatch.setattr(logs, "configure", levels.append)
    run("serve", "--no-browser", "--log-level", "warning")
    assert levels == ["warning"]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """One line, and the file stays as it was."""
    (tmp_path / "house.db").write_text("not a database, but somebody's only copy of something\n" * 100)
    before = (tmp_path / "house.db").read_bytes()
    said = broken("serve", "--no-browser", "--host", "127.0.0.1", "--port", "0")
    assert said == "the database cannot be used: file is not a database"
    assert (tmp_path / "house.db").read_bytes() == before


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    """It is not touched."""
    asyncio.run(prepare(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"))
    with closing(sqlite3.connect(tmp_path / "house.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    said = broken("serve", "--no-browser", "--host", "127.0.0.1", "--port", "0")
    assert said == "this database comes from a newer version than this ludotheque"


def test_a_database_that_does_not_answer() -> None:
    """PostgreSQL is not there."""
    url = "postgresql://nobody@127.0.0.1:1/nothing"
    said = broken("serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", "--database", url)
    assert said.startswith("the database cannot be used: ")
