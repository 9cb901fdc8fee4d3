"""Refusals as clients get them, in words and with a status; and what people are called in an answer."""

from collections.abc import Sequence

from pydantic import ValidationError

from ludotheque.bots.titles import named_in
from ludotheque.engine.languages import ENGLISH, language_in
from ludotheque.engine.records import Record
from ludotheque.engine.words import Refused, printable, quote, say
from ludotheque.server.protocol import Problem, RefusedMessage
from ludotheque.server.store.store import StoreDown
from ludotheque.server.tables.table import Table

_STATUS = {
    "banned": 403,
    "class-closed": 403,
    "class-code": 403,
    "class-device-elsewhere": 409,
    "class-device-full": 409,
    "class-device-plays": 409,
    "class-full": 409,
    "class-has-table": 409,
    "class-is-teacher": 409,
    "class-no-hints": 403,
    "class-no-pupil": 404,
    "class-no-quiz": 404,
    "class-no-table": 404,
    "class-nobody": 409,
    "class-over": 409,
    "class-paused": 409,
    "class-quiz-closed": 409,
    "class-quiz-done": 409,
    "class-strangers": 403,
    "class-teacher-only": 403,
    "class-token": 403,
    "connections-too-many": 429,
    "game-not-over": 409,
    "hint-busy": 503,
    "decide-not-now": 409,
    "hint-one": 429,
    "hints-off": 403,
    "lens-busy": 503,
    "lens-early": 409,
    "lens-none": 404,
    "preview-none": 404,
    "lens-off": 403,
    "host-only": 403,
    "link-gone": 404,
    "not-entered": 401,
    "not-found": 404,
    "not-seated": 403,
    "step-not-yours": 403,
    "origin-foreign": 403,
    "paper-not-installed": 503,
    "picture-early": 409,
    "picture-none": 404,
    "poster-early": 409,
    "review-failed": 409,
    "review-many": 429,
    "review-running": 409,
    "round-unknown": 404,
    "rules-compiling": 503,
    "rules-none": 404,
    "seat-not-yours": 403,
    "store-down": 503,
    "table-busy": 409,
    "table-unknown": 404,
    "tables-too-fast": 429,
    "tray-early": 409,
    "tray-none": 404,
    "tries-too-fast": 429,
    "too-fast": 429,
    "too-large": 413,
}
_RETRY = {
    "hint-busy",
    "hint-one",
    "lens-busy",
    "review-many",
    "rules-compiling",
    "store-down",
    "table-busy",
    "tables-too-fast",
    "too-fast",
    "tries-too-fast",
}


def as_refused(error: Refused | StoreDown) -> Refused:
    """A refusal, whatever was the reason."""
    return error if isinstance(error, Refused) else Refused("store-down")


def status_of(error: Refused) -> int:
    """The HTTP status that goes with a refusal."""
    return _STATUS.get(error.key, 422)


def names_at(table: Table, language: str) -> list[str]:
    """What to call each seat in a sentence."""
    return [
        named_in(place.name, place.bot, language)
        if place.kind == "bot"
        else place.name or say("seat", language, seat=seat)
        for seat, place in enumerate(table.places)
    ]


def players_in(record: Record, language: str) -> list[str]:
    """Who played; bots of the house are called by their level in this language."""
    bots = record.meta.get("bots")
    known = (
        bots if isinstance(bots, list) and len(bots) == len(record.players) else [None] * len(record.players)
    )
    return [
        printable(named_in(name, bot, language) if isinstance(bot, str) else name)
        for name, bot in zip(record.players, known, strict=True)
    ]


def problem(error: Refused, language: str, names: Sequence[str] = ()) -> Problem:
    """A refusal as the body of an answer."""
    return Problem(
        key=error.key, text=error.tell(language, names, has_board=True), clause=error.clause or None
    )


def refusal(
    error: Refused,
    language: str,
    names: Sequence[str] = (),
    id: str | None = None,
    table: str | None = None,
) -> RefusedMessage:
    """A refusal as a message."""
    return RefusedMessage(
        id=id,
        table=table,
        key=error.key,
        text=error.tell(language, names, has_board=True),
        clause=error.clause or None,
        retry=error.key in _RETRY,
        wait=error.words.get("wait"),
    )


def unreadable(error: ValidationError) -> Refused:
    """What is wrong with a command or a body, and where."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"]) or "."
    return Refused("message-unfit", place=quote(place), why=first["msg"])


def spoken(asked: str | None, accepted: str | None) -> str:
    """The language to answer in: the one asked for, else the first of those accepted that we speak."""
    for tag in [asked or "", *(accepted or "").split(",")][:20]:
        if language := language_in(tag.split(";")[0]):
            return language
    return ENGLISH
