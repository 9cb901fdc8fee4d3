"""Settings: where they come from, what is refused, and that no password is shown."""

import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from ludotheque.engine.words import Refused
from ludotheque.server import settings as module
from ludotheque.server.settings import (
    ABOUT,
    Settings,
    database_url,
    masked,
    read_settings,
    sqlite_file,
    sqlite_url,
    variable,
)


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those of whoever runs the tests."""
    monkeypatch.setattr(module, "default_config", lambda: tmp_path / "config" / "server.toml")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.chdir(tmp_path)


def written(path: Path, text: str) -> Path:
    """A settings file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def refusal(given: dict[str, Any], environ: dict[str, str] | None = None, language: str = "en") -> str:
    """The words with which settings are refused."""
    with pytest.raises(Refused) as caught:
        read_settings(given, environ or {})
    return caught.value.tell(language)


# Sources


def test_nothing_given_is_enough() -> None:
    """An embedded default: SQLite in the data folder, which is made."""
    settings = read_settings({}, {})
    assert (settings.host, settings.port, settings.redis, settings.public) == ("0.0.0.0", 8642, None, None)
    assert (settings.limit_requests, settings.limit_messages, settings.thinking) == (50, 20, 1.5)
    assert (settings.browser, settings.language, settings.log_level) == (True, None, "info")
    assert settings.bot_threads >= 1
    assert settings.database_file == settings.data_dir / "house.db"
    assert settings.data_dir.is_dir()
    assert settings.data_dir.stat().st_mode & 0o077 == 0  # nobody else looks into it


SOURCES: dict[str, tuple[str, str, str, Any]] = {
    # what stands in the file, in the environment, on the command line; what the last becomes
    "host": ('"10.0.0.1"', "10.0.0.2", "::1", "::1"),
    "port": ("1001", "1002", "1003", 1003),
    "database": ('"sqlite:///a.db"', "sqlite:///b.db", "sqlite:///c.db", "sqlite:///c.db"),
    "redis": ('"redis://a"', "redis://b", "valkey://c:1/2", "redis://c:1/2"),
    "data_dir": ('"a"', "b", "/tmp", Path("/tmp")),
    "public": ('"http://a"', "http://b", "https://Bücher.example:443/", "https://xn--bcher-kva.example"),
    "browser": ("true", "yes", "off", False),
    "language": ('"en"', "en", "fr", "fr"),
    "limit_requests": ("1", "2", "0.5", 0.5),
    "limit_messages": ("1.5", "2", "0", 0),
    "bot_threads": ("101", "102", "103", 103),
    "thinking": ("1", "3", "0.25", 0.25),
    "classroom": ("true", "no", "Seismic", "seismic"),
    "log_level": ('"debug"', "error", "Warning", "warning"),
}


def test_every_setting_is_tried() -> None:
    """The table above is whole."""
    assert list(SOURCES) == list(ABOUT)


@pytest.mark.parametrize("key", SOURCES)
def test_command_line_before_environment_before_file_before_default(key: str, tmp_path: Path) -> None:
    """Each source counts where no earlier one says anything; an empty variable says nothing."""
    in_file, in_environment, on_line, becomes = SOURCES[key]
    default = getattr(read_settings({}, {}), key)
    file = written(tmp_path / "other.toml", f"{key} = {in_file}\n")
    by_file = getattr(read_settings({"config": file}, {variable(key): ""}), key)
    environ = {variable(key): in_environment, "LUDOTHEQUE_CONFIG": str(file)}
    by_environment = getattr(read_settings({}, environ), key)
    by_line = getattr(read_settings({key: on_line, "config": file}, environ), key)
    assert by_line == becomes
    has_few = key in ("browser", "language", "classroom")  # values
    assert by_line not in (by_environment, by_file, default) or has_few
    if not has_few:
        assert len({default, by_file, by_environment}) == 3


def test_the_users_file_is_read_if_it_is_there(tmp_path: Path) -> None:
    """And its relative folder starts where it lies."""
    written(tmp_path / "config" / "server.toml", 'port = 9000\ndata_dir = "games"\n')
    settings = read_settings({}, {})
    assert settings.port == 9000
    assert settings.data_dir == tmp_path / "config" / "games"
    assert settings.data_dir.is_dir()


# Refusals


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("port", "65536", "--port: must be a whole number from 0 to 65535; it is “65536”"),
        ("port", "-1", "--port: must be a whole number from 0 to 65535; it is “-1”"),
        ("port", "eighty", "--port: must be a whole number from 0 to 65535; it is “eighty”"),
        ("host", "two words", "--host: “two words” is neither an address nor the name of a computer"),
        ("host", "http://x", "--host: “http://x” is neither an address nor the name of a computer"),
        ("redis", "localhost:6379", "--redis: must be a URL such as redis://localhost:6379"),
        ("redis", "http://localhost", "--redis: must be a URL such as redis://localhost:6379"),
        ("language", "de", "--lang: there is no language “de”; choose from en, fr, ne"),
        ("browser", "maybe", "--browser: must be true or false; it is “maybe”"),
        ("limit_requests", "-1", "--limit-requests: must be a number from 0 to 1000000; it is “-1”"),
        ("limit_messages", "nan", "--limit-messages: must be a number from 0 to 1000000; it is “nan”"),
        ("bot_threads", "0", "--bot-threads: must be a whole number from 1 to 1024; it is “0”"),
        ("thinking", "inf", "--thinking: must be a number from 0.01 to 60; it is “inf”"),
        ("data_dir", "", "--data-dir: must be text, and not empty"),
        ("data_dir", "a\0b", "--data-dir: must be text, and not empty"),
        (
            "log_level",
            "loud",
            "--log-level: there is no level “loud”; choose from debug, info, warning, error, critical",
        ),
    ],
)
def test_a_value_that_does_not_fit(key: str, value: str, words: str) -> None:
    """The words name the source and the key."""
    assert refusal({key: value}) == words
    if value:
        assert refusal({}, {variable(key): value}).startswith(f"LUDOTHEQUE_{key.upper()}: ")


@pytest.mark.parametrize(
    "value",
    [
        "games.example.org",
        "ftp://x",
        "https://",
        "https://x/path",
        "https://x?a=b",
        "https://u@x",
        "https://a b",
    ],
)
def test_an_unusable_public_address(value: str) -> None:
    """Nothing but scheme, name and port: a browser sends no more as its origin."""
    assert refusal({"public": value}).endswith(
        "not an address such as https://games.example.org, without a path"
    )


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("mysql://a:hush@b/c", "must be a URL such as postgresql://"),
        ("hush", "must be a URL such as postgresql://"),
        ("postgresql://a:hu@sh@b/c", "must be a URL such as postgresql://"),
        ("postgresql://a:hu/sh@b/c", "must be a URL such as postgresql://"),
        ("postgresql://a:hush@b:port/c", "must be a URL such as postgresql://"),
        ("postgresql://a:hush@b", "names no database"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite://hush/house.db", "names no file"),
    ],
)
def test_an_unusable_database(value: str, words: str) -> None:
    """The words do not show the password."""
    said = refusal({"database": value})
    assert said.startswith(f"--database: {words}")
    assert "hush" not in said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", "unknown key “prot”; choose from host, port, database, redis, data_dir"),
        ("[server]\nport = 1", "unknown key “server”"),
        ("port = true", "must be a whole number"),
        ("port = 8642.0", "must be a whole number"),
        ("port = [1]", "must be a whole number"),
        ("limit_requests = false", "must be a number"),
        ("host = 1", "must be text"),
        ("browser = 2", "must be true or false"),
        ("database = 1", "must be text"),
        ("language = {}", "there is no language"),
        ("port = ", "is not a TOML file"),
        ("\x00", "is not a TOML file"),
    ],
)
def test_a_file_that_does_not_fit(text: str, words: str, tmp_path: Path) -> None:
    """The words name the file."""
    file = written(tmp_path / "house.toml", text)
    said = refusal({"config": file})
    assert str(file) in said
    assert words in said
    assert "house.toml" in refusal({}, {"LUDOTHEQUE_CONFIG": str(file)}, "fr")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """One that was named has to be."""
    assert "absent.toml” cannot be read" in refusal({"config": tmp_path / "absent.toml"})


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    """UTF-8, as TOML is."""
    (tmp_path / "house.toml").write_bytes(b"\xff\xfe")
    assert "is not a TOML file" in refusal({"config": tmp_path / "house.toml"})


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """A file is in the way; the words say who asked for it."""
    written(tmp_path / "file", "")
    assert refusal({}, {"LUDOTHEQUE_DATA_DIR": str(tmp_path / "file" / "games")}).startswith(
        f"LUDOTHEQUE_DATA_DIR: the folder “{tmp_path}/file/games” cannot be made: "
    )
    assert refusal({"database": f"sqlite:///{tmp_path}/file/house.db"}).startswith("--database: the folder ")


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told at the start, not at the first move. (Root may write anywhere, so the system's answer is ours.)"""
    monkeypatch.setattr(os, "access", lambda folder, mode: False)
    assert refusal({"data_dir": tmp_path}) == (
        f"--data-dir: nothing can be written to the folder “{tmp_path}”"
    )


def test_postgresql_needs_no_folder(tmp_path: Path) -> None:
    """A read-only container will do."""
    settings = read_settings({"database": "postgres://u@h/d", "data_dir": tmp_path / "absent"}, {})
    assert settings.database_file is None
    assert not settings.data_dir.exists()


# URLs


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("PostgreSQL://u:p%40@h:5433/d", "postgresql+asyncpg://u:p%40@h:5433/d"),
        ("postgresql+asyncpg://h/d", "postgresql+asyncpg://h/d"),
        ("postgres://h/d?sslmode=require", "postgresql+asyncpg://h/d?ssl=require"),
        ("postgresql:///d?host=/run/postgresql", "postgresql+asyncpg:///d?host=/run/postgresql"),
        ("sqlite:////srv/house.db", "sqlite+aiosqlite:////srv/house.db"),
        ("sqlite+aiosqlite:///house.db?timeout=5", "sqlite+aiosqlite:///house.db?timeout=5"),
    ],
)
def test_database_url(given: str, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As SQLAlchemy wants it; twice changes nothing."""
    monkeypatch.setattr(module, "_make_folder", lambda folder, place: None)
    assert read_settings({"database": given}, {}).database_url == url
    assert database_url(url) == url
    assert make_url(url).drivername == url.partition(":")[0]


@pytest.mark.parametrize("name", ["house.db", "a b/ü%20#/house.db", "what?/a%b#.db"])
def test_sqlite_opens_the_file_that_was_meant(name: str, tmp_path: Path) -> None:
    """Whatever is in its name."""
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    url = sqlite_url(file)
    assert sqlite_file(url) == file
    dialect = make_url(url).get_dialect()()
    places, _ = dialect.create_connect_args(make_url(url))
    sqlite3.connect(places[0]).execute("CREATE TABLE t (x)").close()
    assert file.is_file()


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ada:hush@h/d", "postgresql://ada:***@h/d"),
        ("redis://:hush@h:6379/1", "redis://:***@h:6379/1"),
        ("postgresql://ada:hu@sh@h/d", "postgresql://ada:***@h/d"),
        (
            "postgresql:///d?user=ada&password=hush&host=/run",
            "postgresql:///d?user=ada&password=***&host=/run",
        ),
        ("sqlite:////srv/house.db", "sqlite:////srv/house.db"),
        ("postgresql://ada@h/d", "postgresql://ada@h/d"),
        ("ada:hush@h", "***"),
        ("postgresql://ada:hu[sh@h/d", "***"),
    ],
)
def test_masked(url: str, shown: str) -> None:
    """No password, wherever it stands."""
    assert masked(url) == shown


def test_no_password_is_shown(tmp_path: Path) -> None:
    """Neither in what is logged nor in what a traceback may print."""
    settings = Settings(database="postgres://u:hush@h/d", redis="redis://:hush@h", data_dir=tmp_path)
    assert list(settings.shown()) == list(ABOUT)
    assert settings.shown()["database"] == "postgres://u:***@h/d"
    assert settings.shown()["data_dir"] == str(tmp_path)
    assert "hush" not in f"{settings} {settings!r} {settings.shown()}"


@pytest.mark.parametrize(("public", "is_secure"), [(None, False), ("http://x", False), ("https://x", True)])
def test_is_secure(public: str | None, is_secure: bool) -> None:
    """Cookies are Secure where people come over HTTPS."""
    assert Settings(public=public).is_secure is is_secure
