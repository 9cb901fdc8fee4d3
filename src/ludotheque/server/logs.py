"""Logs: one JSON object a line on standard error, or short lines on a terminal; without secrets.

    log.info("store-up", extra={"fields": {"seconds": 2}})

An event is one fixed word; what varies are its fields. Other libraries' loggers go the same way. Text is
cleaned on the way out of what looks like a secret, so that one that got into an exception stays inside.
"""

import json
import logging
import math
import re
import sys
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, TextIO

from ludotheque.engine.words import printable
from ludotheque.server.settings import HIDDEN, Settings

ACCESS = "ludotheque.access"
START = "ludotheque.start"

_access = logging.getLogger(ACCESS)
_start = logging.getLogger(START)
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
    # Anything long and random, in letters of both cases (22 are 128 bits) or in hex. Names are neither.
    (
        re.compile(
            r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*(?:\d|[A-Z]{2}))[\w-]{22,}"
            r"|(?<![\w-])[0-9A-Fa-f]{32,}",
            re.ASCII,
        ),
        HIDDEN,
    ),
)


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send all logs to this stream (standard error): JSON, or short lines if it is a terminal."""
    out = sys.stderr if stream is None else stream
    is_terminal = out.isatty()
    handler = logging.StreamHandler(out)
    handler.setFormatter(ShortLines() if is_terminal else JsonLines())
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
    for routine in (_access, _start):
        routine.setLevel(max(lowest, logging.WARNING) if is_quiet else lowest)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(lowest, logging.WARNING if is_quiet else logging.INFO))
    # It would write raw URLs; `note_request` writes the routes.
    access = logging.getLogger("uvicorn.access")
    access.handlers.clear()
    access.propagate = False


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


def note_settings(settings: Settings) -> None:
    """A line with what the house was started with."""
    _start.info("settings", extra={"fields": settings.shown()})


def note_request(scope: Mapping[str, Any], status: int, seconds: float) -> None:
    """A line for a request (ASGI's scope) with its route and status, never with the raw URL."""
    route = route_of(scope)
    level = logging.ERROR if status >= 500 else logging.DEBUG if route in _QUIET_ROUTES else logging.INFO
    fields = {"method": scope["method"], "route": route, "status": status, "ms": round(1000 * seconds, 1)}
    _access.log(level, "request", extra={"fields": fields})


def route_of(scope: Mapping[str, Any]) -> str:
    """The template of the route that answered, such as `/tables/{table}`; a dash if none did."""
    route = scope.get("route")
    return str(getattr(route, "path_format", None) or getattr(route, "path", None) or "-")
