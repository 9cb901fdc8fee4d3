"""What the house can be told at its start: command line, environment, TOML file, default, in this order."""

import ipaddress
import math
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import SplitResult, parse_qsl, unquote, urlencode, urlsplit
from urllib.parse import quote as quote_url

from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import Refused, checked_language, quote
from ludotheque.games import registry

APP = "ludotheque"
CONFIG_NAME = "server.toml"
LEVELS = ("debug", "info", "warning", "error", "critical")
HIDDEN = "***"
POSTGRES_EXAMPLE = "postgresql://ludotheque:password@localhost/house"
SQLITE_EXAMPLE = "sqlite:////srv/ludotheque/house.db"
REDIS_EXAMPLE = "redis://localhost:6379"
PUBLIC_EXAMPLE = "https://games.example.org"


_MOST_THREADS = 1024
_MOST_THINKING = 60  # seconds
_MOST_RATE = 1_000_000
_LONGEST_CONFIG = 1 << 20  # bytes
_YES, _NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
_GAME_NAME = re.compile(r"[a-z0-9-]{1,40}")
_HOST_NAME = re.compile(r"(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*", re.ASCII)
_DEFAULT_PORTS = {"http": 80, "https": 443}
_POSTGRES = {"postgres", "postgresql", "postgresql+asyncpg"}
_SQLITE = {"sqlite", "sqlite+aiosqlite"}
_PASSWORD = re.compile(r"(://[^:@]*:).*@", re.DOTALL)  # to the last @: rather too much than too little
_ASKED_PASSWORD = re.compile(r"([?&][^=&]*pass[^=&]*=)[^&]*", re.IGNORECASE)
_REDIS = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss", "unix": "unix"}


def default_data_dir() -> Path:
    """The user's data folder."""
    import platformdirs  # slow to import

    return Path(platformdirs.user_data_dir(APP))


def default_config() -> Path:
    """The settings file that is read if it is there."""
    import platformdirs

    return Path(platformdirs.user_config_dir(APP)) / CONFIG_NAME


def default_bot_threads() -> int:
    """All cores that this process may use but one, which serves people."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class About(NamedTuple):
    """What people are told of a setting: by `--help` and on the reference page."""

    takes: str
    does: str
    default: str = ""  # where it is not a plain value


def _told(takes: str, does: str, default: str = "") -> dict[str, About]:
    return {"about": About(takes, does, default)}


@dataclass(frozen=True, repr=False)
class Settings:
    """All of it, checked by `read_settings`."""

    host: str = field(
        default="0.0.0.0",
        metadata=_told("ADDRESS", "Where to listen. 127.0.0.1: this computer alone."),
    )
    port: int = field(default=8642, metadata=_told("PORT", "The port. 0: any free one."))
    database: str | None = field(
        default=None,
        metadata=_told("URL", "PostgreSQL, or another SQLite file.", "SQLite, house.db in the data folder"),
    )
    redis: str | None = field(
        default=None,
        metadata=_told("URL", "Redis or Valkey, to serve with several processes.", "none"),
    )
    data_dir: Path = field(
        default_factory=default_data_dir,
        metadata=_told("FOLDER", "The data folder.", "the user’s data folder"),
    )
    public: str | None = field(
        default=None,
        metadata=_told("URL", "The address under which a proxy serves it to the world.", "none"),
    )
    browser: bool = field(default=True, metadata=_told("", "Open the browser at the start."))
    language: str | None = field(
        default=None,
        metadata=_told("|".join(LANGUAGES), "The language of the terminal.", "the terminal’s"),
    )
    limit_requests: float = field(
        default=50.0, metadata=_told("N", "Requests a second for each address. 0: no limit.")
    )
    limit_messages: float = field(
        default=20.0, metadata=_told("N", "Commands a second for each person. 0: no limit.")
    )
    bot_threads: int = field(
        default_factory=default_bot_threads,
        metadata=_told("N", "Threads in which bots think.", "one less than the cores"),
    )
    thinking: float = field(default=1.5, metadata=_told("SECONDS", "How long a bot may think about a move."))
    classroom: str | None = field(
        default=None,
        metadata=_told(
            "GAME", "Be a classroom for this game: children join with a code. See the guide.", "no classroom"
        ),
    )
    log_level: str = field(
        default="info", metadata=_told("LEVEL", f"{', '.join(LEVELS[:-1])} or {LEVELS[-1]}.")
    )

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if self.database is None:
            return sqlite_url(self.data_dir / "house.db")
        return database_url(self.database)

    @property
    def database_file(self) -> Path | None:
        """The file of an SQLite database; None for PostgreSQL."""
        if self.database is None:
            return self.data_dir / "house.db"
        return sqlite_file(self.database)

    @property
    def is_secure(self) -> bool:
        """Whether people come over HTTPS, so that cookies may be Secure."""
        return self.public is not None and self.public.startswith("https:")

    def shown(self) -> dict[str, Any]:
        """All of it as it may be logged: without passwords."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        values["data_dir"] = str(self.data_dir)
        return {
            key: masked(value) if key in ("database", "redis") else value for key, value in values.items()
        }

    def __repr__(self) -> str:
        return f"Settings({', '.join(f'{key}={value!r}' for key, value in self.shown().items())})"


ABOUT: dict[str, About] = {one.name: one.metadata["about"] for one in fields(Settings)}


def variable(key: str) -> str:
    """The environment variable of a setting."""
    return f"LUDOTHEQUE_{key.upper()}"


def option(key: str) -> str:
    """The option of a setting on the command line."""
    return "--lang" if key == "language" else "--" + key.replace("_", "-")


def default_text(key: str) -> str:
    """The default of a setting, in words where it depends on the computer."""
    value = getattr(Settings, key, None)
    return ABOUT[key].default or (f"{value:g}" if isinstance(value, float) else str(value).lower())


# URLs


def masked(url: str | None) -> str | None:
    """A URL without its password, wherever that stands in it."""
    if url is None or _split(url) is None:
        return None if url is None else HIDDEN
    return _ASKED_PASSWORD.sub(rf"\g<1>{HIDDEN}", _PASSWORD.sub(rf"\g<1>{HIDDEN}@", url))


def database_url(url: str) -> str:
    """A database's URL as SQLAlchemy wants it: with the driver, and TLS by asyncpg's name for it."""
    scheme, _, rest = url.partition("://")
    if scheme in _SQLITE:
        return f"sqlite+aiosqlite://{rest}"
    where, mark, asked = rest.partition("?")
    pairs = parse_qsl(asked, keep_blank_values=True)
    asked = urlencode([("ssl" if key == "sslmode" else key, value) for key, value in pairs], safe="/")
    return f"postgresql+asyncpg://{where}{mark}{asked}"


def sqlite_file(url: str) -> Path | None:
    """The file that an SQLite URL names; None for another URL."""
    scheme, _, rest = url.partition("://")
    return Path(unquote(rest.removeprefix("/").partition("?")[0])) if scheme in _SQLITE else None


def sqlite_url(file: Path) -> str:
    """The URL of an SQLite file."""
    return "sqlite+aiosqlite:///" + quote_url(str(file), safe="/\\: +")


def _split(url: str) -> SplitResult | None:
    """The parts of a URL; None if it is none."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # raises if it is not a number
    except ValueError:
        return None
    return parts if parts.scheme and "://" in url else None


# One reader for each kind of value: from text, or from what a TOML file holds


def _read_host(given: Any) -> str:
    text = _text(given).removeprefix("[").removesuffix("]")
    try:
        ipaddress.ip_address(text)
    except ValueError:
        if not _HOST_NAME.fullmatch(text):
            raise Refused("setting-host", value=quote(text)) from None
    return text


def _read_whole(least: int, most: int) -> Callable[[Any], int]:
    def read(given: Any) -> int:
        text = str(given).strip()
        is_number = not isinstance(given, bool) and re.fullmatch(r"\d{1,9}", text, re.ASCII)
        if not is_number or not least <= int(text) <= most:
            raise Refused("setting-whole", value=quote(given), least=least, most=most)
        return int(text)

    return read


def _read_number(least: float, most: float) -> Callable[[Any], float]:
    def read(given: Any) -> float:
        try:
            value = math.nan if isinstance(given, bool) else float(given)
        except (TypeError, ValueError):
            value = math.nan
        if not least <= value <= most:
            raise Refused("setting-number", value=quote(given), least=least, most=most)
        return value

    return read


def _read_switch(given: Any) -> bool:
    if isinstance(given, bool):
        return given
    text = str(given).strip().lower()
    if text not in _YES + _NO:
        raise Refused("setting-switch", value=quote(given))
    return text in _YES


def _read_database(given: Any) -> str:
    text = _text(given)
    parts = _split(text)
    if parts is None or parts.scheme not in _POSTGRES | _SQLITE or parts.netloc.count("@") > 1:
        # Without the value: it may be all password.
        raise Refused("setting-database", postgresql=POSTGRES_EXAMPLE, sqlite=SQLITE_EXAMPLE)
    if parts.scheme in _SQLITE and (parts.netloc or parts.path.strip("/") in ("", ":memory:")):
        raise Refused("setting-database-file", example=SQLITE_EXAMPLE)
    if parts.scheme in _POSTGRES and not parts.path.strip("/"):
        raise Refused("setting-database-name", example=POSTGRES_EXAMPLE)
    return parts.scheme + text[len(parts.scheme) :]


def _read_redis(given: Any) -> str:
    text = _text(given)
    parts = _split(text)
    if parts is None or parts.scheme not in _REDIS or not (parts.netloc or parts.path.strip("/")):
        raise Refused("setting-redis", example=REDIS_EXAMPLE)
    return _REDIS[parts.scheme] + text[len(parts.scheme) :]


def _read_folder(given: Any) -> Path:
    return Path(os.path.expanduser(given if isinstance(given, os.PathLike) else _text(given)))


def _read_public(given: Any) -> str:
    """An origin, as browsers write it: no path, no default port, the name in ASCII."""
    text = _text(given)
    parts = _split(text)
    refusal = Refused("setting-public", value=quote(masked(text)), example=PUBLIC_EXAMPLE)
    if parts is None or parts.scheme not in _DEFAULT_PORTS or "@" in parts.netloc:
        raise refusal
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise refusal
    try:
        host = _read_host((parts.hostname or "").encode("idna").decode("ascii"))
    except (Refused, UnicodeError):
        raise refusal from None
    host = f"[{host}]" if ":" in host else host
    is_default = parts.port in (None, _DEFAULT_PORTS[parts.scheme])
    return f"{parts.scheme}://{host}" + ("" if is_default else f":{parts.port}")


def _read_language(given: Any) -> str:
    return checked_language(str(given))


def _read_classroom(given: Any) -> str | None:
    """The game of a classroom: by name, or the default for yes."""
    text = str(given).strip().lower()
    if text in _NO:
        return None
    if text in _YES:
        return registry.FOR_CLASS if registry.FOR_CLASS in registry.NAMES else registry.NAMES[0]
    if not _GAME_NAME.fullmatch(text):
        raise Refused("setting-text")
    return text


def _read_level(given: Any) -> str:
    level = str(given).lower()
    if level not in LEVELS:
        raise Refused("setting-level", value=quote(given), known=", ".join(LEVELS))
    return level


def _text(given: Any) -> str:
    if not isinstance(given, str) or not given.strip() or not given.isprintable():
        raise Refused("setting-text")
    return given.strip()


_READERS: dict[str, Callable[[Any], Any]] = {
    "host": _read_host,
    "port": _read_whole(0, 65_535),
    "database": _read_database,
    "redis": _read_redis,
    "data_dir": _read_folder,
    "public": _read_public,
    "browser": _read_switch,
    "language": _read_language,
    "limit_requests": _read_number(0, _MOST_RATE),
    "limit_messages": _read_number(0, _MOST_RATE),
    "bot_threads": _read_whole(1, _MOST_THREADS),
    "thinking": _read_number(0.01, _MOST_THINKING),
    "classroom": _read_classroom,
    "log_level": _read_level,
}


# Where they come from


def read_settings(
    given: Mapping[str, Any], environ: Mapping[str, str], makes_folder: bool = True
) -> Settings:
    """The settings: `given` on the command line (None: not given; `config` names a file), then the others.

    Makes the folder of an SQLite file, unless told not to. Refused names the source and the key.
    """
    values: dict[str, Any] = {}
    found = _found(given, environ)
    for key, (value, place, base) in found.items():
        try:
            values[key] = _READERS[key](value)
        except Refused as error:
            raise error.at(place) from None
        if key == "data_dir":
            values[key] = (base / values[key]).absolute()
    settings = Settings(**values)
    if makes_folder and settings.database_file is not None:
        key = "data_dir" if settings.database is None else "database"
        _make_folder(settings.database_file.parent, found[key][1] if key in found else option(key))
    return settings


def _found(given: Mapping[str, Any], environ: Mapping[str, str]) -> dict[str, tuple[Any, str, Path]]:
    """Each setting that somebody gave: its value, the place where, and where relative paths start."""
    found: dict[str, tuple[Any, str, Path]] = {}
    file, document = _read_file(given.get("config") or environ.get(variable("config")))
    for key in _READERS:
        if given.get(key) is not None:
            found[key] = given[key], option(key), Path()
        elif environ.get(variable(key)):
            found[key] = environ[variable(key)], variable(key), Path()
        elif key in document:
            found[key] = document[key], f"{file}, {key}", file.parent
    return found


def _read_file(named: str | Path | None) -> tuple[Path, dict[str, Any]]:
    """The settings file and what it holds: the one named, or the user's if there is one."""
    path = Path(named).expanduser() if named else default_config()
    try:
        with path.open("rb") as file:
            content = file.read(_LONGEST_CONFIG)
        document = tomllib.loads(content.decode("utf-8"))
    except OSError as error:
        if not named and isinstance(error, FileNotFoundError | NotADirectoryError):
            return path, {}
        raise Refused("file-unreadable", file=quote(path, 200), why=error.strerror or str(error)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Refused("edition-not-toml", file=quote(path, 200), why=str(error)) from None
    for key in document:
        if key not in _READERS:
            raise Refused("setting-unknown", key=quote(key), known=", ".join(_READERS)).at(str(path))
    return path, document


def _make_folder(folder: Path, place: str) -> None:
    """Make it if need be, for its owner alone: the database holds what proves who people are."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused("setting-folder", folder=quote(folder, 200), why=why).at(place) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Refused("setting-folder-closed", folder=quote(folder, 200)).at(place)
