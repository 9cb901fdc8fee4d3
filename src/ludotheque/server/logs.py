"""Logs: one JSON object a line on standard error, or short lines on a terminal; without secrets.

    log = Log("ludotheque.server.tables")
    log.info("opened", table=table, game=game)

An event is a few fixed words; what varies are its fields. Other libraries' loggers go the same way. Text is
cleaned on the way out of what looks like a secret, so that one that got into an exception stays inside.
"""

import json
import logging
import math
import re
import sys
import time
from collections.abc import Mapping, MutableMapping
from datetime import UTC, datetime
from typing import Any, TextIO

from ludotheque.engine.words import printable
from ludotheque.server.settings import HIDDEN

ACCESS = "ludotheque.access"
_QUIET_ROUTES = {"/healthz", "/readyz", "/metrics"}  # asked every few seconds
_DEEPEST = 4  # levels of a field that are shown

# Names of fields that hold a secret whatever they look like.
_SECRET_NAMES = re.compile(r"cookie|token|secret|passw|authorization|share|one.?time|\blink\b", re.IGNORECASE)
_SECRETS = (
    # A password in a URL, to the last @ of the word: rather too much than too little.
    (re.compile(r"(://[^\s:@/]*:)\S*@"), rf"\g<1>{HIDDEN}@"),
    (re.compile(r"(\b(?:bearer|basic)\s+)\S+", re.IGNORECASE), rf"\g<1>{HIDDEN}"),
    # A header of cookies, to the end of the line.
    (re.compile(r"(\b(?:set-)?cookie['\"]?\s*[:=,]\s*).+", re.IGNORECASE), rf"\g<1>{HIDDEN}"),
    (
        re.compile(
            r"((?:token|secret|passw\w*|authorization|cookie)['\"]?\s*[:=]\s*['\"]?)[^\s'\"&,;)}\]]+", re.I
        ),
        rf"\g<1>{HIDDEN}",
    ),
    # What SQLAlchemy adds to an error: the values of the statement.
    (re.compile(r"\[parameters: .*", re.DOTALL), f"[parameters: {HIDDEN}]"),
    # Anything long and random: 22 letters are 128 bits. Names of classes and variables are neither.
    (
        re.compile(
            r"(?<![\w-])(?:(?=[A-Za-z_-]*\d)|(?=[\w-]*[A-Z]{2})(?=[\w-]*[a-z]))[A-Za-z0-9_-]{22,}", re.ASCII
        ),
        HIDDEN,
    ),
)


class Log:
    """Writes events with fields."""

    __slots__ = ("_logger",)

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, event: str, /, **fields: Any) -> None:
        """For whoever looks for a fault."""
        self._write(logging.DEBUG, event, fields)

    def info(self, event: str, /, **fields: Any) -> None:
        """All is as it should be."""
        self._write(logging.INFO, event, fields)

    def warning(self, event: str, /, **fields: Any) -> None:
        """Somebody may want to look."""
        self._write(logging.WARNING, event, fields)

    def error(self, event: str, /, **fields: Any) -> None:
        """Something failed; inside `except` with what failed."""
        self._write(logging.ERROR, event, fields, sys.exc_info()[0] is not None)

    def _write(self, level: int, event: str, fields: dict[str, Any], with_exception: bool = False) -> None:
        if self._logger.isEnabledFor(level):
            self._logger.log(level, event, exc_info=with_exception, extra={"fields": fields})


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send all logs to this stream (standard error): JSON, or short lines if it is a terminal."""
    out = sys.stderr if stream is None else stream
    is_terminal = out.isatty()
    handler = logging.StreamHandler(out)
    handler.setFormatter(ShortLines() if is_terminal else JsonLines())
    handler.addFilter(_is_wanted)
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # standard error is gone: nothing left to tell it to

    lowest = logging.getLevelNamesMapping()[level.upper()]
    # Other libraries tell parameters and whole frames at their lower levels.
    root.setLevel(max(lowest, logging.WARNING))
    logging.getLogger("ludotheque").setLevel(lowest)
    # A terminal shows people where to go; that must not scroll away under each request.
    is_quiet = is_terminal and lowest > logging.DEBUG
    logging.getLogger(ACCESS).setLevel(max(lowest, logging.WARNING) if is_quiet else lowest)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(lowest, logging.WARNING if is_quiet else logging.INFO))
    # It would write raw URLs; `AccessLog` writes the routes.
    access = logging.getLogger("uvicorn.access")
    access.handlers.clear()
    access.propagate = False


def _is_wanted(record: logging.LogRecord) -> bool:
    """Not uvicorn's lines on WebSockets that open: they hold the raw URL."""
    return not (record.name == "uvicorn.error" and "WebSocket" in str(record.msg) and record.args)


def cleaned(text: str) -> str:
    """The text without what looks like a secret."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


def fit(name: str, value: Any, depth: int = 0) -> Any:
    """A field as it may be written: plain data, clean."""
    if _SECRET_NAMES.search(name):
        return HIDDEN
    if value is None or isinstance(value, bool | int) or (isinstance(value, float) and math.isfinite(value)):
        return value
    if isinstance(value, bytes | bytearray | memoryview):
        return f"{len(value)} bytes"
    if depth < _DEEPEST and isinstance(value, Mapping):
        return {cleaned(str(key)): fit(str(key), inner, depth + 1) for key, inner in value.items()}
    if depth < _DEEPEST and isinstance(value, list | tuple | set | frozenset):
        return [fit(name, inner, depth + 1) for inner in value]
    return cleaned(str(value))


def _parts(record: logging.LogRecord, formatter: logging.Formatter) -> tuple[str, dict[str, Any]]:
    """The event and its fields; an exception is one of them."""
    fields = {name: fit(name, value) for name, value in getattr(record, "fields", {}).items()}
    if record.exc_info and record.exc_info[0] is not None:
        fields["exception"] = cleaned(formatter.formatException(record.exc_info))
    return cleaned(record.getMessage().strip()), fields


class JsonLines(logging.Formatter):
    """One object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger and event first; then the fields."""
        event, fields = _parts(record, self)
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": event,
        }
        return json.dumps({**line, **fields, **line})  # a field of the same name does not hide them


class ShortLines(logging.Formatter):
    """One short line, for people; an exception goes below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level if it matters, the event, the fields."""
        event, fields = _parts(record, self)
        exception = fields.pop("exception", "")
        level = "" if record.levelno == logging.INFO else record.levelname.lower() + " "
        told = "".join(f" {name}={printable(str(value))}" for name, value in fields.items())
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        below = "".join("\n  " + printable(line) for line in exception.splitlines())
        return f"{clock} {level}{printable(event)}{told}{below}"


class AccessLog:
    """ASGI middleware: a line for each request with its route and status, never with the raw URL."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._log = logging.getLogger(ACCESS)

    async def __call__(self, scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        """Let the request through and note how it ended."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        status = [0]
        started = time.perf_counter()

        async def noted(message: MutableMapping[str, Any]) -> None:
            kind = message["type"]
            if kind in ("http.response.start", "websocket.http.response.start"):
                status[0] = message["status"]
            elif kind == "websocket.accept":
                status[0] = 101
            elif kind == "websocket.close" and not status[0]:
                status[0] = 403
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except Exception:
            status[0] = 500
            raise
        finally:
            self._note(scope, status[0], time.perf_counter() - started)

    def _note(self, scope: MutableMapping[str, Any], status: int, seconds: float) -> None:
        route = route_of(scope)
        level = logging.ERROR if status >= 500 else logging.DEBUG if route in _QUIET_ROUTES else logging.INFO
        if self._log.isEnabledFor(level):
            fields = {
                "method": "WebSocket" if scope["type"] == "websocket" else scope["method"],
                "route": route,
                "status": status,
                "ms": round(1000 * seconds, 1),
            }
            self._log.log(level, "request", extra={"fields": fields})


def route_of(scope: Mapping[str, Any]) -> str:
    """The template of the route that answered, such as `/tables/{table}`; a dash if none did."""
    route = scope.get("route")
    return str(getattr(route, "path_format", None) or getattr(route, "path", None) or "-")
