"""Logs: their shape, and that no secret gets out, from us or from uvicorn."""

import io
import json
import logging
import secrets
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludotheque.server.logs import ACCESS, cleaned, configure, note_request
from tests.server.client import Client
from tests.support.services.house import House
from tests.support.services.loopback import NO_TLS

COOKIE = "WKQ6RQscU9ViF68xNUOAzbC8Z2T9kK_MLSUiZfKe9ts"
TOKEN = "qpXkD-vTzBnWcYhJsLmRuEaGiOfQwPlKxMvNbCzHtAg"
LINK = "0gb-tTAsX_B2m1rYhvZQ4uLw9dEoJk3P"
PASSWORD = "correct-horse"
SECRETS = (COOKIE, TOKEN, LINK, PASSWORD)


class Terminal(io.StringIO):
    """Text that a person reads."""

    def isatty(self) -> bool:
        """It is one."""
        return True


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Logging is the whole process's: put it back."""
    root = logging.getLogger()
    names = ["ludotheque", ACCESS, "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"]
    handlers, level, raising = root.handlers[:], root.level, logging.raiseExceptions
    kept = [(one, one.level, one.propagate) for one in map(logging.getLogger, names)]
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.raiseExceptions = raising
    logging.captureWarnings(False)
    for logger, its_level, propagates in kept:
        logger.setLevel(its_level)
        logger.propagate = propagates


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    """What was logged, line by line."""
    return [json.loads(line) for line in out.getvalue().splitlines()]


def write(severity: str, event: str, /, **fields: Any) -> None:
    """As the house does."""
    getattr(logging.getLogger("ludotheque.house"), severity)(event, extra={"fields": fields})


def test_one_object_a_line() -> None:
    """Time, level, logger, event; then the fields."""
    out = io.StringIO()
    configure("info", out)
    write("info", "opened", table="abc", seats=[1, None], at=0.5, text="a\nb")
    (line,) = lines(out)
    assert list(line) == ["time", "level", "logger", "event", "table", "seats", "at", "text"]
    assert line["time"].endswith("+00:00")
    assert (line["level"], line["logger"], line["event"]) == ("info", "ludotheque.house", "opened")
    assert (line["table"], line["seats"], line["at"], line["text"]) == ("abc", [1, None], 0.5, "a\nb")


def test_fields_are_plain_data() -> None:
    """JSON in any case: no NaN, no bytes, no object of ours, no field that hides the level."""
    out = io.StringIO()
    configure("info", out)
    write(
        "info",
        "odd",
        level="mine",
        number=float("nan"),
        raw=b"1234",
        many={1: {2: {3: {4: {5: 6}}}}},
        other=ValueError,
    )
    (line,) = lines(out)
    assert (line["level"], line["number"], line["raw"]) == ("info", "nan", "4 bytes")
    assert line["many"] == {"1": {"2": {"3": {"4": "{5: 6}"}}}}
    assert line["other"] == "<class 'ValueError'>"


def test_an_exception_is_one_field() -> None:
    """On the same line."""
    out = io.StringIO()
    configure("info", out)
    try:
        raise ValueError("no such\nthing")
    except ValueError:
        write("exception", "failed", table="abc")
    write("error", "failed without one")
    first, second = lines(out)
    assert first["table"] == "abc"
    assert first["exception"].startswith("Traceback")
    assert first["exception"].endswith("ValueError: no such\nthing")
    assert "exception" not in second


@pytest.mark.parametrize(
    ("level", "seen"),
    [
        ("debug", ["debug", "info", "warning", "error"]),
        ("info", ["info", "warning", "error"]),
        ("warning", ["warning", "error"]),
        ("error", ["error"]),
        ("critical", []),
    ],
)
def test_levels(level: str, seen: list[str]) -> None:
    """What is less is left out."""
    out = io.StringIO()
    configure(level, out)
    for severity in ("debug", "info", "warning", "error"):
        write(severity, "something")
    assert [line["level"] for line in lines(out)] == seen


def test_configuring_again_replaces() -> None:
    """No line twice."""
    first, second = io.StringIO(), io.StringIO()
    configure("info", first)
    configure("info", second)
    write("info", "once")
    assert (first.getvalue(), len(lines(second))) == ("", 1)


def test_a_terminal_gets_short_lines() -> None:
    """The time, the event, the fields; nothing that moves the cursor; requests only if they fail."""
    out = Terminal()
    configure("info", out)
    write("info", "opened", name="\x1b[2J\nAda")
    write("warning", "slow", seconds=2)
    for status in (200, 500):
        fields = {"route": "/x", "status": status}
        logging.getLogger(ACCESS).log(
            logging.ERROR if status == 500 else logging.INFO, "request", extra={"fields": fields}
        )
    logging.getLogger("uvicorn.error").info("Uvicorn running")
    try:
        raise ValueError("\x1b[2J")
    except ValueError:
        write("exception", "failed")
    told = [line[9:] for line in out.getvalue().splitlines()]
    assert told[:3] == [
        r"opened name=\x1b[2J\nAda",
        "warning slow seconds=2",
        "error request route=/x status=500",
    ]
    assert told[3] == "error failed"
    assert out.getvalue().endswith("  ValueError: \\x1b[2J\n")
    assert "\x1b" not in out.getvalue()


# Secrets


@pytest.mark.parametrize(
    "words",
    [
        f"ludotheque={COOKIE}",
        f"Cookie: theme=dark; ludotheque={COOKIE}",
        f"[(b'cookie', b'a={PASSWORD}; b=2'), (b'host', b'x')]",
        f"set-cookie: x={PASSWORD}; HttpOnly",
        f"Authorization: Bearer {TOKEN}",
        f"authorization=Bearer {PASSWORD}",
        f"https://games.example.org/enter#{LINK}",
        f"GET /enter/{LINK}?next=/",
        f"/enter?token={LINK}",
        f"postgresql+asyncpg://ada:{PASSWORD}@localhost/house refused",
        f"redis://:{PASSWORD}@localhost:6379/0",
        f"connect(host='x', password='{PASSWORD}')",
        f"{{'password': '{PASSWORD}', 'user': 'ada'}}",
        f'{{"token": "{TOKEN}"}}',
        f"(sqlite3.Error) x\n[SQL: INSERT]\n[parameters: ('{PASSWORD}', 1)]\n(Background)",
    ],
)
def test_a_secret_is_cleaned_away(words: str) -> None:
    """In an event, in a field, and in an exception."""
    out = io.StringIO()
    configure("debug", out)
    write("info", words, field=words, deep={"x": [words]})
    try:
        raise RuntimeError(words)
    except RuntimeError:
        write("exception", "failed")
    logging.getLogger("uvicorn.error").error("%s", words)
    assert len(lines(out)) == 3
    assert not any(secret in out.getvalue() for secret in SECRETS)
    assert "***" in cleaned(words)


def test_random_tokens_are_cleaned_away() -> None:
    """Whatever letters they happen to have."""
    tokens = [secrets.token_urlsafe(32) for _ in range(2000)] + [secrets.token_hex(16) for _ in range(500)]
    assert [token for token in tokens if token in cleaned(f"/enter/{token} failed")] == []


def test_fields_by_the_name_of_a_secret() -> None:
    """However short and plain the value."""
    out = io.StringIO()
    configure("info", out)
    named = dict.fromkeys(
        ["cookie", "token", "secret", "password", "Authorization", "share", "link", "set_cookie", "shares"],
        "abc",
    )
    write("info", "x", **named, inner={"token": "abc", "pin_token": 1234})
    (line,) = lines(out)
    assert "abc" not in out.getvalue()
    assert line["inner"] == {"token": "***", "pin_token": "***"}


@pytest.mark.parametrize(
    "words",
    [
        "table a1b2c3d4e5f6 opened by seat 2",
        "LUDOTHEQUE_LIMIT_MESSAGES",
        "ConnectionRefusedByTheOtherSide",
        "ludotheque.server.store.migrations",
        "http://localhost:8642 is open",
        "postgresql://localhost/house",
        "the-name-of-something-with-many-words",
        "/srv/ludotheque-in-production-01/house.db",
    ],
)
def test_what_is_no_secret_stays(words: str) -> None:
    """A log that hides everything says nothing."""
    assert cleaned(words) == words


def test_other_libraries_keep_their_parameters() -> None:
    """SQLAlchemy would log each statement with its values, if it were asked at its lower levels."""
    out = io.StringIO()
    configure("debug", out)
    with create_engine("sqlite://").connect() as connection:
        connection.execute(text("SELECT :secret"), {"secret": PASSWORD})
    logging.getLogger("websockets.server").debug("< Cookie: %s", PASSWORD)
    assert out.getvalue() == ""


def test_warnings_are_logged() -> None:
    """They are lines like all others."""
    out = io.StringIO()
    configure("info", out)
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)  # inside, or catch_warnings would have undone it
        warnings.warn("old ways", stacklevel=1)
        logging.captureWarnings(False)
    assert "old ways" in lines(out)[0]["event"]


# A house


async def visit(house: House) -> tuple[str, list[str]]:
    """Go everywhere, well and badly; a table, and all the secrets that were given to us."""
    async with httpx.AsyncClient(base_url=house.url, trust_env=False, verify=NO_TLS) as http:
        ada = await Client(house.url, http).enter("Ada", "person")
        bot = await Client(house.url, http).enter("Robot")
        table = await ada.open_table("me", "open")
        link = (await ada.post("/me/link")).json()["link"].rpartition("/")[2]
        for path in ("/link", "/plain/link", "/link/nowhere"):
            await http.get(f"{path}/{link}")
        await bot.get(f"/tables/{table}", token=bot.token)
        await bot.get(f"/nowhere/{link}", table=table)
        await ada.post("/link", {"token": link})
        await ada.post("/link", {"token": link})  # once is enough
        await ada.post("/enter", {"nickname": 1, "token": ada.token})
        await http.get("/healthz")
        for client in (ada, bot):
            await client.dial()
            await client.hang_up()
        with pytest.raises(InvalidStatus):
            await connect(f"{house.url.replace('http', 'ws')}/api/v1/elsewhere?token={link}", proxy=None)
    return table, [ada.token, bot.token, link]


@pytest.mark.parametrize("level", ["debug", "info"])
async def test_no_secret_in_the_logs_of_a_house(level: str, tmp_path: Path) -> None:
    """Not those that it gave out, nor the password of a Redis that is not there; requests go by routes."""
    redis = f"redis://ada:{PASSWORD}@127.0.0.1:1/0"
    with House(tmp_path / "data", redis=redis, arguments=["--log-level", level]) as house:
        table, given = await visit(house)
        house.stop()
    written = house.log.read_text()
    logged = [json.loads(line) for line in written.splitlines()]
    requests = {
        (line["method"], line["route"], line["status"]) for line in logged if line["logger"] == ACCESS
    }
    assert {"/link/{token}", "/plain/link/{token}"} <= {route for _, route, _ in requests}
    assert {
        ("POST", "/api/v1/enter", 200),
        ("POST", "/api/v1/tables", 201),
        ("GET", "/api/v1/tables/{table}", 200),
        ("GET", "-", 404),
        ("POST", "/api/v1/link", 200),
    } <= requests
    assert (("GET", "/healthz", 200) in requests) == (level == "debug")
    assert any(line["logger"] == "uvicorn.error" for line in logged)
    assert logged[0]["event"] == "settings"
    assert logged[0]["redis"] == "redis://ada:***@127.0.0.1:1/0"
    for secret in (*given, PASSWORD):
        assert len(secret) > 10
        assert secret not in written
        assert secret not in house.out.read_text()
    assert table not in "".join(line for line in written.splitlines() if ACCESS in line)


def test_a_request_that_failed_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it is seen at any level; and one that no route answered has a dash."""
    out = io.StringIO()
    configure("error", out)
    for status in (200, 404, 503):
        note_request({"method": "GET", "path": "/secret"}, status, 0.0123)
    (line,) = lines(out)
    assert (line["level"], line["route"], line["status"], line["ms"]) == ("error", "-", 503, 12.3)
