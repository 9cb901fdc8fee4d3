"""Logs: their shape, and that no secret gets out, from us or from uvicorn."""

import asyncio
import io
import json
import logging
import secrets
import warnings
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import APIRouter, FastAPI, WebSocket
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludotheque.server.logs import ACCESS, AccessLog, Log, cleaned, configure, route_of

COOKIE = "WKQ6RQscU9ViF68xNUOAzbC8Z2T9kK_MLSUiZfKe9ts"
TOKEN = "qpXkD-vTzBnWcYhJsLmRuEaGiOfQwPlKxMvNbCzHtAg"
LINK = "0gb-tTAsX_B2m1rYhvZQ4uLw9dEoJk3P"
PASSWORD = "correct-horse"
TABLE = "a1b2c3d4e5f6"
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


def test_one_object_a_line() -> None:
    """Time, level, logger, event; then the fields."""
    out = io.StringIO()
    configure("info", out)
    Log("ludotheque.server.tables").info("opened", table="abc", seats=[1, None], at=0.5, text="a\nb")
    (line,) = lines(out)
    assert list(line) == ["time", "level", "logger", "event", "table", "seats", "at", "text"]
    assert line["time"].endswith("+00:00")
    assert (line["level"], line["logger"], line["event"]) == ("info", "ludotheque.server.tables", "opened")
    assert (line["table"], line["seats"], line["at"], line["text"]) == ("abc", [1, None], 0.5, "a\nb")


def test_fields_are_plain_data() -> None:
    """JSON in any case: no NaN, no bytes, no object of ours, no field that hides the level."""
    out = io.StringIO()
    configure("info", out)
    Log("ludotheque").info(
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
        Log("ludotheque").error("failed", table="abc")
    Log("ludotheque").error("failed without one")
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
    log = Log("ludotheque.server")
    for write in (log.debug, log.info, log.warning, log.error):
        write("something")
    assert [line["level"] for line in lines(out)] == seen


def test_configuring_again_replaces() -> None:
    """No line twice."""
    first, second = io.StringIO(), io.StringIO()
    configure("info", first)
    configure("info", second)
    Log("ludotheque").info("once")
    assert (first.getvalue(), len(lines(second))) == ("", 1)


def test_a_terminal_gets_short_lines() -> None:
    """The time, the event, the fields; nothing that moves the cursor; requests only if they fail."""
    out = Terminal()
    configure("info", out)
    Log("ludotheque").info("opened", name="\x1b[2J\nAda")
    Log("ludotheque").warning("slow", seconds=2)
    for status in (200, 500):
        fields = {"route": "/x", "status": status}
        logging.getLogger(ACCESS).log(
            logging.ERROR if status == 500 else logging.INFO, "request", extra={"fields": fields}
        )
    logging.getLogger("uvicorn.error").info("Uvicorn running")
    try:
        raise ValueError("\x1b[2J")
    except ValueError:
        Log("ludotheque").error("failed")
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
    log = Log("ludotheque")
    log.info(words, field=words, deep={"x": [words]})
    try:
        raise RuntimeError(words)
    except RuntimeError:
        log.error("failed")
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
    Log("ludotheque").info("x", **named, inner={"token": "abc", "pin_token": 1234})
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


# Requests


def house() -> FastAPI:
    """An app with routes as ours: secrets in paths, cookies, queries; one that fails."""
    app = FastAPI(openapi_url=None)
    tables = APIRouter(prefix="/tables")

    @tables.get("/{table}")
    def table(table: str) -> str:
        return table

    @app.get("/enter/{token}")
    def enter(token: str) -> str:
        return "in"

    @app.get("/healthz")
    def healthz() -> str:
        return "well"

    @app.get("/broken/{token}")
    def broken(token: str) -> str:
        raise RuntimeError(f"postgresql://ada:{PASSWORD}@host/house refuses {token}")

    @app.websocket("/socket")
    async def socket(socket: WebSocket) -> None:
        await socket.accept()
        await socket.send_text(await socket.receive_text())
        await socket.close()

    @app.websocket("/closed/{token}")
    async def closed(socket: WebSocket) -> None:
        await socket.close()

    app.include_router(tables)
    app.add_middleware(AccessLog)
    return app


async def visit(app: FastAPI) -> None:
    """Serve it with uvicorn and go everywhere, secrets in hand."""
    config = uvicorn.Config(app, "127.0.0.1", 0, log_config=None, ws="websockets-sansio", lifespan="off")
    server = uvicorn.Server(config)
    is_up = asyncio.Event()
    start = server.startup

    async def started(*args: Any, **more: Any) -> None:
        await start(*args, **more)
        is_up.set()

    server.startup = started  # type: ignore[method-assign]
    serving = asyncio.create_task(server.serve())
    await is_up.wait()
    port = server.servers[0].sockets[0].getsockname()[1]
    headers = {"Cookie": f"ludotheque={COOKIE}", "Authorization": f"Bearer {TOKEN}"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=headers) as client:
        for path in (f"enter/{LINK}", f"tables/{TABLE}", f"absent/{LINK}", "healthz", f"broken/{LINK}"):
            await client.get(f"/{path}?token={TOKEN}")
    async with connect(f"ws://127.0.0.1:{port}/socket?table={TABLE}", additional_headers=headers) as socket:
        await socket.send(TOKEN)
        assert await socket.recv() == TOKEN
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{port}/closed/{LINK}", additional_headers=headers)
    server.should_exit = True
    await serving


@pytest.mark.parametrize("level", ["debug", "info"])
def test_requests_are_logged_by_route(level: str) -> None:
    """With the status; no raw URL and no secret in any line, uvicorn's included."""
    out = io.StringIO()
    configure(level, out)
    asyncio.run(visit(house()))
    requests = [
        (line["method"], line["route"], line["status"]) for line in lines(out) if line["logger"] == ACCESS
    ]
    health = [("GET", "/healthz", 200)] if level == "debug" else []
    assert sorted(requests) == sorted(
        [
            ("GET", "/enter/{token}", 200),
            ("GET", "/tables/{table}", 200),
            ("GET", "-", 404),
            *health,
            ("GET", "/broken/{token}", 500),
            ("WebSocket", "/socket", 101),
            ("WebSocket", "/closed/{token}", 403),
        ]
    )
    assert not any(secret in out.getvalue() for secret in SECRETS)
    assert TABLE not in out.getvalue()
    others = [line for line in lines(out) if line["logger"] != ACCESS]
    assert any("Uvicorn running" in line["event"] for line in others)
    (failure,) = [line for line in others if "exception" in line]
    assert (failure["logger"], failure["level"]) == ("uvicorn.error", "error")
    assert "RuntimeError: postgresql://ada:***@host/house refuses ***" in failure["exception"]


def test_no_route() -> None:
    """A dash."""
    assert route_of({"type": "http"}) == "-"
