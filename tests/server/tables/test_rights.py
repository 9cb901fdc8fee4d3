"""What may be done is said once: what `Shown.can` tells and what is refused never disagree."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, get_args

import pytest

from ludotheque.engine.words import Refused
from ludotheque.server.protocol import AnyTableCommand, Deed, table_commands
from ludotheque.server.tables import rights
from ludotheque.server.tables.commands import Request, decide, deed_of, seat_to_advise
from ludotheque.server.tables.rights import can, viewer_of
from ludotheque.server.tables.shown import Showing
from tests.server.at_table import PAUSED, PEOPLE, PLAIN, SKIRMISH, SLOW, TABLE, THREE, TWO, AtTable
from tests.server.tables import test_commands, test_refusals

# Why a command is refused though such a one may be: for what it names, for the moment, or by the rules.
PARTICULAR = {
    "bot-unknown",
    "move-unknown",
    "not-waited-for",
    "phrase-unknown",
    "piece-needed",
    "piece-unknown",
    "say-one",
    "seat-grace",
    "seat-has-bot",
    "seat-not-left",
    "seat-not-yours",
    "seat-taken",
    "seat-unknown",
    "time-is-up",
    "tries-too-fast",
}


class Asked(NamedTuple):
    """After a story somebody asks for something; None: nothing stands in the way."""

    after: str
    ask: str
    why: str | None
    opened: Mapping[str, Any]


def asked() -> Iterator[Asked]:
    """What people ask for in the tables of commands and of refusals."""
    for row in test_commands.ROWS:
        yield Asked(row.after, row.ask, None, row.opened)
    for no in test_refusals.ROWS:
        if "20000 times" not in no.after:
            yield Asked(no.after, no.ask, no.key, no.opened)


ASKED = [row for row in asked() if row.ask.split(" ")[0] in PEOPLE and not row.ask.endswith(" tray")]
STORIES = list({(row.after, str(row.opened)): row for row in ASKED}.values())


def deed_in(ask: str) -> Deed:
    """What is asked for, as `can` calls it."""
    _, type, *words = ask.split(" ")
    if type in ("propose", "answer", "practice"):
        type = f"{type}:{words[0]}"
    elif type == "say":
        type = "say:phrase" if words and words[-1].startswith("phrase=") else "say:text"
    elif type == "lay":
        type = "play"
    assert type in get_args(Deed)
    return type  # type: ignore[return-value]


@pytest.mark.parametrize("row", ASKED, ids=[f"{row.after}: {row.ask}" for row in ASKED])
def test_what_can_be_done_is_not_refused(row: Asked) -> None:
    """And what is refused could not be done, unless it is for what it names. Once is enough for some."""
    at = AtTable(row.after, **row.opened)
    who, deed = row.ask.split(" ")[0], deed_in(row.ask)
    may = deed in at.shown(who)["can"]
    if row.why is None:
        assert may or f"{who} leave" in row.after, "who has left leaves once more"
    elif row.why not in PARTICULAR and not row.why.startswith("s4-"):
        assert not may


FORMS: list[dict[str, Any]] = [
    *({"type": type} for type in ("sit", "ready", "leave", "return", "resign", "resume", "step", "rematch")),
    *({"type": "propose", "what": what} for what in ("takeback", "pause", "end")),
    *({"type": "answer", "agree": agree} for agree in (True, False)),
    {"type": "say", "text": "Hello"},
    {"type": "say", "phrase": "hello"},
    {"type": "switch-chat", "on": False},
    *({"type": "practice", "on": on} for on in (True, False)),
    {"type": "close"},
]
ONCE = {
    "ready",
    "leave",
    "answer:yes",
    "practice:on",
    "practice:off",
}  # what is so already is granted again, and not offered


@pytest.mark.parametrize("row", STORIES, ids=[row.after for row in STORIES])
def test_everybody_can_do_what_is_not_refused(row: Asked) -> None:
    """Every command of everybody: it is offered if and only if it is granted."""
    at = AtTable(row.after, **row.opened)
    for who in PEOPLE:
        offered = set(at.shown(who)["can"])
        granted = set(granted_to(at, who))
        assert offered <= granted
        assert granted - offered <= ONCE


def granted_to(at: AtTable, who: str) -> Iterator[Deed]:
    """What is not refused to somebody, whom everybody else has left for a day."""
    table, day = at.table, 86_400_000
    mine = [seat for seat in table.seats_of(who) if seat in table.to_move]
    forms = [*FORMS, *({"type": "replace", "seat": seat} for seat in range(len(table.places)))]
    for form in forms:
        command = table_commands.validate_python({"id": "x", "table": TABLE, **form})
        if is_granted(command, Request(table, PEOPLE[who], at.now + day, lambda _: at.now)):
            yield deed_of(command)
    if mine and table.status == "playing" and table.legal(mine[0], at.now):
        move = table.legal(mine[0], at.now)[-1]  # at a live table this is no piece
        play = table_commands.validate_python({"id": "x", "table": TABLE, "type": "play", "move": move})
        if is_granted(play, Request(table, PEOPLE[who], at.now)):
            yield "play"
    skip = table_commands.validate_python({"id": "x", "table": TABLE, "type": "pass"})
    may_pass = mine and table.turns is not None and table.turns.may_pass()
    if may_pass and is_granted(skip, Request(table, PEOPLE[who], at.now)):
        yield "pass"
    try:
        seat_to_advise(table, PEOPLE[who], None)
    except Refused:
        return
    yield "hint"


def is_granted(command: AnyTableCommand, request: Request) -> bool:
    """Whether a command would become events."""
    try:
        decide(command, request)
    except Refused as why:
        return why.key == "time-is-up"  # the clock stops nobody from trying
    return True


@pytest.mark.parametrize(
    ("after", "who", "again"),
    [
        ("me open: ada ready", "ada", "ready"),
        (f"{TWO}; bo leave", "bo", "leave"),
        (f"{THREE}; ada propose end; bo answer yes", "bo", "answer yes"),
        ("me bot: ada practice on", "ada", "practice on"),
        ("me bot: ada practice off", "ada", "practice off"),
    ],
)
def test_what_is_so_already_is_not_offered(after: str, who: str, again: str) -> None:
    """It is granted all the same, and nothing that is shown changes."""
    at = AtTable(after)
    assert deed_in(f"{who} {again}") not in at.shown(who)["can"]
    before = [at.shown(one) for one in PEOPLE]
    at.tell(f"{who} {again}")
    assert [at.shown(one) for one in PEOPLE] == before


@pytest.mark.parametrize("row", STORIES, ids=[row.after for row in STORIES])
def test_what_is_remembered_is_right(row: Asked) -> None:
    """Whatever happens, what a table shows again is what it would work out anew."""
    seats, _, rest = row.after.partition(": ")
    at = AtTable(seats, **row.opened)
    showing = Showing(at.table)
    for step in filter(None, rest.split("; ")):
        at.tell(step)
        check_remembered(at, showing, PEOPLE)


def check_remembered(at: AtTable, showing: Showing, people: Iterable[str]) -> None:
    """What everybody can do, kept and anew."""
    for who in people:
        viewer = viewer_of(at.table, who)
        assert showing.can(viewer) == can(at.table, viewer)


def test_a_list_stays_the_same_as_long_as_nothing_changes() -> None:
    """Not only equal: what is the same need not be compared with every move."""
    at = AtTable(f"{THREE}; ada play put c00")
    showing, cleo = Showing(at.table), viewer_of(at.table, "cleo")
    before = showing.can(cleo)
    at.tell("bo play put c08")
    assert showing.can(cleo) is before


def test_nothing_can_be_done_at_a_table_that_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint is not counted."""
    at = AtTable(TWO)
    monkeypatch.setattr(rights, "MOST_EVENTS", at.table.number)
    assert at.shown("ada")["can"] == ["hint"]
    assert at.refusal("ada say Hello").key == "table-full-of-events"


@pytest.mark.parametrize(
    ("after", "who", "deeds", "opened"),
    [
        ("me open", "ada", "ready leave replace say:text say:phrase switch-chat close", PLAIN),
        ("me open", "bo", "sit", PLAIN),
        ("me open: ada close", "ada", "", PLAIN),
        (TWO, "bo", "leave replace play resign hint propose:pause propose:end say:text say:phrase", PLAIN),
        (TWO, "dov", "", PLAIN),
        (f"{TWO}; house hold", "bo", "leave replace say:text say:phrase", PLAIN),
        (f"{TWO}; {PAUSED}", "bo", "leave replace resign propose:end resume say:text say:phrase", PLAIN),
        (TWO, "bo", "leave replace resign propose:pause propose:end say:text say:phrase", SLOW),
        (f"{TWO}; bo resign", "bo", "leave rematch say:text say:phrase", SKIRMISH),
        ("bot bot: ada ready", "ada", "propose:pause switch-chat close", PLAIN),
        (
            "me bot: ada ready; ada play put c21; bot 1 play put c44",
            "ada",
            "leave play resign hint propose:takeback propose:pause propose:end say:text say:phrase "
            "switch-chat close",
            {"practice": True},
        ),
    ],
)
def test_what_can_be_done(after: str, who: str, deeds: str, opened: Mapping[str, Any]) -> None:
    """Some, written out."""
    assert AtTable(after, **opened).shown(who)["can"] == deeds.split()
