"""What happens at a table, as it is stored: a table is nothing but its events."""

from typing import Any, NamedTuple

from ludotheque.engine.contract import Milliseconds, Outcome, State
from ludotheque.server.protocol import EventKind

# The events of a game that its story tells of.
TOLD: frozenset[EventKind] = frozenset(
    {
        "sat",
        "started",
        "moved",
        "passed",
        "missed",
        "took-back",
        "answered",
        "resigned",
        "left",
        "replaced",
        "returned",
        "paused",
        "resumed",
        "hinted",
        "practice",
        "ended",
    }
)


class Happened(NamedTuple):
    """One event of a table as it is stored."""

    number: int
    at: int
    kind: EventKind
    seat: int | None
    person: str | None
    key: str | None  # the client id of the command
    body: dict[str, Any]


class Latest(NamedTuple):
    """The last event that there is something to tell of, and what telling it needs."""

    event: Happened
    previous: int  # the number of the one before it in this round, or 0
    before: State | None  # the state before it
    drawn: tuple[Outcome, ...]
    now: Milliseconds  # the game's time of a move
    moves: int  # that had been played with it
