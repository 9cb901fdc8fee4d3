"""A table without a house: people ask in short sentences, a test says what time it is, and nothing waits.

A story is a text such as `me open: ada ready; bo sit; 20 s pass; ada play put c21`. It begins with the seats
of a table that Ada opens, and goes on with who asks, for what, and the rest: the main field of a command (a
seat, a move, what is proposed or said), and others by name, as in `bo sit 2 share=x`. Who names no move plays
the first that is legal. Beside commands there is

- `20 s pass` and `300 ms pass`: time goes on
- `bo lay A6`: at a live table, with the right piece as it has to be turned; `bo lay A6 with B6`: with another
- `bo goes away` and `bo is back`: the connection is cut, and is there again
- `ada hint` and `ada tray`: what is asked for by other doors
- `bot 1 play put c44`, `bot 1 play` and `bot 1 pass`: what the house does for a bot
- `house run_out`, and so on: what the house decides, whoever sits there
- `50 times ada say hello`
"""

import itertools
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType, SimpleNamespace
from typing import Any, cast

import orjson
import pytest

from ludotheque.engine.dealer import commitment_to
from ludotheque.engine.records import Replay, parse_record, record_json, verify
from ludotheque.engine.words import Refused
from ludotheque.server.protocol import NewTable, table_commands
from ludotheque.server.store.rows import folded, header_from, header_row
from ludotheque.server.tables import commands
from ludotheque.server.tables.commands import Change, Person, Request, decide, finish
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.opening import open_table
from ludotheque.server.tables.rights import viewer_of
from ludotheque.server.tables.sealed import Sealed
from ludotheque.server.tables.shown import Showing, record
from ludotheque.server.tables.table import Table
from ludotheque.server.tables.trays import piece_of, spread
from ludotheque.server.tables.tries import Tries
from tests.support.pocket import find

NOON = 43_200_000  # milliseconds: when the table is opened
TABLE = "table0000000"
PEOPLE = {name: Person(name, name.capitalize()) for name in ("ada", "bo", "cleo", "dov")}

# The deal of every first round in which nobody gives a share. In Pocket two seats hold c21 c29 c47 and
# c20 c44 c45, three hold c00 c09 c38, c08 c39 c42 and c02 c32 c40.
SECRET = "0" * 64
SEALED = Sealed(SECRET, commitment_to(SECRET))

PLAIN: Mapping[str, Any] = MappingProxyType({})  # a table of Pocket, with nothing said about it
SKIRMISH: dict[str, Any] = {"game": "situation-4", "options": {"board": "skirmish"}}
SLOW: dict[str, Any] = {**SKIRMISH, "pace": {"kind": "slow"}}
SMALL: dict[str, Any] = {"game": "seismic", "options": {"table": "small"}}

TWO = "me open: ada ready; bo sit"
THREE = "me open open: bo sit; cleo sit; ada ready"
SCREEN = "me open me:Eve: ada ready; bo sit"  # Ada and Eve at one screen
PAUSED = "ada propose pause; bo answer yes"  # among two

_MAIN = {
    "sit": "seat",
    "ready": "share",
    "play": "move",
    "pass": "seat",
    "propose": "what",
    "answer": "agree",
    "resign": "seat",
    "replace": "seat",
    "say": "text",
    "switch-chat": "on",
    "practice": "on",
}
_MILLISECONDS = {"ms": 1, "s": 1000, "h": 3_600_000, "d": 86_400_000}


class AtTable:
    """A table, the people around it, and the time of day."""

    def __init__(self, story: str = "me open", *, are_tries_counted: bool = False, **opened: Any) -> None:
        self.now = NOON
        self.happened: list[Happened] = []
        self.id = ""  # of the last command
        self.tries = Tries() if are_tries_counted else None
        self._away: dict[str, int] = {}
        self._ids = (f"c{number}" for number in itertools.count(1))
        seats, _, rest = story.partition(": ")
        new = new_table(seats, **opened)
        header = open_table(new, PEOPLE["ada"], TABLE, NOON, find(new.game))
        self.table = Table(replace(header, sealed=SEALED))
        self.tell(rest)

    def tell(self, story: str) -> list[Happened]:
        """Let this happen; the events of its last step."""
        events: list[Happened] = []
        for step in filter(None, story.split("; ")):
            events = self._step(step.split(" "))
        return events

    def _step(self, words: list[str]) -> list[Happened]:
        match words:
            case [count, "times", *rest]:
                return [event for _ in range(int(count)) for event in self._step(rest)]
            case [count, unit, "pass"] if unit in _MILLISECONDS:
                self.now += int(count) * _MILLISECONDS[unit]
            case [who, "goes", "away"]:
                self._away[who] = self.now
            case [who, "is", "back"]:
                del self._away[who]
            case ["house", what, *who]:
                decided: Callable[..., Change | None] = getattr(commands, what)
                given = [int(one) if one.isdigit() else one for one in who]
                return self.carry_out(decided(self.table, *given, self.now))
            case ["bot", seat, "pass"]:
                return self.carry_out(commands.pass_for_bot(self.table, int(seat), self.now))
            case ["bot", seat, "play", *move]:
                code = self._code(move) if move else self.table.legal(int(seat), self.now)[0]
                return self.carry_out(commands.play_for_bot(self.table, int(seat), code, self.now))
            case [who, "hint", *seat]:
                found = commands.seat_to_advise(self.table, PEOPLE[who], int(seat[0]) if seat else None)
                return self.carry_out(commands.note_hint(self.table, found, PEOPLE[who], self.now))
            case [who, "tray"]:
                spread(self.table, who)
            case [who, "lay", location, *others]:
                return self.ask(who, "play", **self.laying(who, location, *others[1:]))
            case [who, type, *rest]:
                return self.ask(who, type, **self._fields(who, type, rest))
            case _:
                raise ValueError(f"no step: {' '.join(words)}")
        return []

    def _fields(self, who: str, type: str, words: list[str]) -> dict[str, Any]:
        named = dict(word.split("=", 1) for word in words if "=" in word)
        main = " ".join(word for word in words if "=" not in word)
        if main:
            named[_MAIN[type]] = main
        elif type == "play" and "move" not in named:
            named["move"] = self.legal(who)[0]
        return {name: _value(name, text) for name, text in named.items()}

    def _code(self, words: list[str]) -> Any:
        text = " ".join(words)
        return _value("move", text) if text[0] == "#" else self.table.game.move_code(self._box(), text)

    def _box(self) -> Any:
        assert self.table.match is not None
        return self.table.match.box

    def laying(self, who: str, location: str, held: str = "") -> dict[str, Any]:
        """How somebody lays the piece that belongs there, or another one that is held."""
        side = self.table.sides[self.table.seats_of(who)[0]]
        piece = piece_of(self.table, side, held or location)
        return {"move": f"lay {location}", "piece": piece.token, "turn": -piece.turn % 4}

    def legal(self, who: str) -> list[str]:
        """The legal moves of the first of one's seats that is waited for."""
        seat = next(seat for seat in self.table.seats_of(who) if seat in self.table.to_move)
        return self.table.game.move_texts(self._box(), self.table.legal(seat, self.now))

    def ask(self, who: str, type: str, arrived: int | None = None, **fields: Any) -> list[Happened]:
        """Ask for something with these fields; the events that it becomes, which have happened."""
        document = {"type": type, "table": TABLE, "id": next(self._ids), **fields}
        self.id = document["id"]
        command = table_commands.validate_python(document)
        asked = Request(self.table, PEOPLE[who], self.now, self._away.get, self.tries, arrived)
        return self.carry_out(decide(command, asked))

    def carry_out(self, change: Change | None) -> list[Happened]:
        """Let a change happen, and what follows from it by itself, as the house does."""
        assert change is not None, "there is nothing to do"
        for event in change.events:
            self.table.apply(event)
        end = finish(self.table, self.now)
        follow = end.events if end is not None else []
        for event in follow:
            self.table.apply(event)
        self.happened += [*change.events, *follow]
        return [*change.events, *follow]

    def refusal(self, step: str) -> Refused:
        """Why this cannot be; nothing has changed by it, whoever looks."""
        before = self.pictures()
        with pytest.raises(Refused) as caught:
            self.tell(step)
        assert self.pictures() == before
        return caught.value

    def shown(self, who: str) -> dict[str, Any]:
        """What somebody is shown."""
        return Showing(self.table).shown(viewer_of(self.table, who))

    def pictures(self) -> bytes:
        """What everybody is shown, and what the house knows that it has to do."""
        table = self.table
        due = [table.due(0), table.flagged(self.now), table.bots_to_move()]
        return orjson.dumps([table.number, [self.shown(who) for who in PEOPLE], due])

    def read_again(self) -> Table:
        """The table as another process makes it from what is stored: its row, and its events."""
        row = SimpleNamespace(**header_row(self.table.header, {"seats": []}))
        events = [event._replace(body=orjson.loads(orjson.dumps(event.body))) for event in self.happened]
        return folded(header_from(cast(Any, row), find), events)

    def record(self) -> dict[str, Any]:
        """The record of the game that has ended, as its file has it: played through, and verified."""
        text = record_json(record(self.table, {}))
        read = parse_record(text.encode(), find)
        Replay(read).finish()
        if self.table.given is None:
            verify(read)
        found: dict[str, Any] = json.loads(text)
        return found


def _value(name: str, text: str) -> Any:
    """What a word means in a field."""
    if name in ("agree", "on"):
        return {"yes": True, "no": False, "on": True, "off": False}[text]
    if name == "move" and text.startswith("#"):
        return int(text[1:])
    return int(text) if name in ("seat", "turn") else text


def new_table(seats: str = "me open", *, game: str = "pocket", **more: Any) -> NewTable:
    """A table to open; seats as words: `me open bot`, with more: `me:Eve bot:greedy bot:3`."""
    return NewTable.model_validate({"game": game, "seats": list(map(_plan, seats.split())), **more})


def _plan(word: str) -> dict[str, Any]:
    kind, _, more = word.partition(":")
    if not more:
        return {"kind": kind}
    if kind == "me":
        return {"kind": kind, "name": more}
    return {"kind": kind, "level": int(more)} if more.isdigit() else {"kind": kind, "bot": more}


def told(events: Iterable[Happened]) -> str:
    """Events as a row of a test has them: `sat 1 bo name=Bo; started`."""
    return "; ".join(map(_told, events))


def _told(event: Happened) -> str:
    body = [
        f"{name}={value if isinstance(value, str) else json.dumps(value)}"
        for name, value in event.body.items()
    ]
    who = [str(one) for one in (event.seat, event.person) if one is not None]
    return " ".join([event.kind, *who, *body])


@cache
def pocket_record() -> dict[str, Any]:
    """A game of Pocket that was played to its end, in one round: c21 against c44."""
    at = AtTable(f"{TWO}; ada play put c21; bo play put c44", options={"rounds": 1})
    return at.record()
