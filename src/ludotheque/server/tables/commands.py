"""What people and bots may do at a table: a command becomes events, or is refused in words.

Nothing happens here yet. Whether a move is legal its game says when the event is applied (`table.py`).
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import singledispatch
from typing import Any, Literal, NamedTuple

import numpy as np

from ludotheque.bots import lineup
from ludotheque.bots.titles import own_title
from ludotheque.engine.contract import Game, Move, Options, Seat
from ludotheque.engine.match import Match
from ludotheque.engine.records import Record, dealt_anew, match_of
from ludotheque.engine.words import Refused, printable, quote
from ludotheque.server.api.uploads import as_recorded, record_in
from ludotheque.server.protocol import (
    LONGEST_NICKNAME,
    Answer,
    AnyTableCommand,
    Beginning,
    BotSeat,
    CloseTable,
    EventKind,
    Leave,
    LivePace,
    MySeat,
    NewTable,
    NoClock,
    Pace,
    Pass,
    Play,
    Propose,
    Ready,
    Rematch,
    Replace,
    Resign,
    Resume,
    Return,
    Say,
    Sit,
    Step,
    SwitchChat,
)
from ludotheque.server.tables.sealed import seal
from ludotheque.server.tables.table import Happened, Header, Place, Table, turns_of
from ludotheque.server.tables.trays import check_piece, fits
from ludotheque.server.tables.tries import Tries

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "your-turn",
    "good-game",
    "bye",
)
_JOINER = re.compile("(?<=[^\\x00-\\x7f])[\u200c\u200d](?=[^\\x00-\\x7f])")  # emoji and some scripts need it
MOST_EVENTS = 20_000  # of one table
PHOTO_FINISH = 500  # milliseconds between two who want the same location


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks."""

    id: str
    nickname: str
    kind: Literal["person", "bot"] = "person"


@dataclass(slots=True)
class Change:
    """Events that are to happen, all or none."""

    table: Table
    at: int
    events: list[Happened] = field(default_factory=list)

    def add(
        self,
        kind: EventKind,
        seat: int | None = None,
        person: str | None = None,
        key: str | None = None,
        **body: Any,
    ) -> None:
        """One more event, after the others."""
        number = self.table.number + len(self.events) + 1
        self.events.append(Happened(number, self.at, kind, seat, person, key, body))


class Request(NamedTuple):
    """A command, who asks, when, and what else the house knows."""

    table: Table
    person: Person
    at: int
    away_since: Callable[[str], int | None] = lambda person: None  # when a person was last connected
    tries: Tries | None = None  # to lay pieces at a live table; None: nobody counts them
    arrived: int | None = None  # when the command reached the house, before it waited for anything


Command = AnyTableCommand

_WHILE_HELD = (Leave, Return, Replace, Say, SwitchChat, CloseTable)


def decide(command: Command, asked: Request) -> Change:
    """The events that a command becomes; Refused, with words, if it may not be."""
    if asked.table.status == "closed":
        raise Refused("table-closed")
    if asked.table.number >= MOST_EVENTS:
        raise Refused("table-full-of-events", most=MOST_EVENTS)
    if asked.table.is_held and not _may_while_held(command, asked.table):
        raise Refused("table-held")
    seat = getattr(command, "seat", None)
    if seat is not None and seat >= len(asked.table.places):
        raise Refused("seat-unknown", number=seat)
    change = Change(asked.table, max(asked.at, asked.table.at))
    _decide(command, asked, change)
    return change


def _may_while_held(command: Command, table: Table) -> bool:
    """Whether it lets nothing go on; a bot in the last free seat would let the game begin."""
    lets_begin = isinstance(command, Replace) and table.status == "waiting"
    return isinstance(command, _WHILE_HELD) and not lets_begin


@singledispatch
def _decide(command: Command, asked: Request, change: Change) -> None:
    raise TypeError(f"no command: {type(command).__name__}")


# Sitting down and standing up


@_decide.register
def _(command: Sit, asked: Request, change: Change) -> None:
    table = asked.table
    if table.status != "waiting":
        raise Refused("table-started")
    seats = [seat for seat, place in enumerate(table.places) if place.is_open]
    if command.seat is not None:
        if command.seat not in seats:
            raise Refused("seat-taken", seat=command.seat)
        seats = [command.seat]
    if table.seats_of(asked.person.id):
        raise Refused("seated-already")
    if not seats:
        raise Refused("seats-all-taken")
    share = {"share": command.share} if command.share is not None else {}
    name = own_name(asked.person.nickname, [place.name for place in table.places])
    change.add("sat", seats[0], asked.person.id, command.id, name=name, **share)
    others = [place for seat, place in enumerate(table.places) if seat != seats[0]]
    _start_if(all(place.is_ready for place in others), change)


def own_name(nickname: str, taken: list[str | None]) -> str:
    """The nickname, with a number if somebody at the table has it."""
    name, number = nickname, 2
    while name in taken:
        name, number = f"{nickname[: LONGEST_NICKNAME - 4]} {number}", number + 1
    return name


@_decide.register
def _(command: Ready, asked: Request, change: Change) -> None:
    table = asked.table
    if table.status != "waiting":
        raise Refused("table-started")
    mine = table.seats_of(asked.person.id)
    if not mine and not _lets_bots_play(asked):
        raise Refused("not-seated")
    share = {"share": command.share} if command.share is not None else {}
    change.add("ready", None, asked.person.id, command.id, **share)
    others = [place for seat, place in enumerate(table.places) if seat not in mine]
    _start_if(all(place.is_ready for place in others), change)


def _start_if(is_ready: bool, change: Change) -> None:
    if is_ready:
        change.add("started")


@_decide.register
def _(command: Leave, asked: Request, change: Change) -> None:
    _own_seats(asked)
    change.add("left", None, asked.person.id, command.id)


@_decide.register
def _(command: Return, asked: Request, change: Change) -> None:
    places = [asked.table.places[seat] for seat in _own_seats(asked)]
    left = [place for place in places if not place.is_resigned]
    if not left:
        raise Refused("resigned-already")
    if all(place.left_at is None and place.bot is None for place in left):
        raise Refused("not-away")
    change.add("returned", None, asked.person.id, command.id)


@_decide.register
def _(command: Replace, asked: Request, change: Change) -> None:
    table = asked.table
    if table.status == "waiting":
        _fill(command, asked, change)
        return
    _own_seats(asked)
    _match(table)
    place = table.places[command.seat]
    if place.bot is not None or place.person is None:
        raise Refused("seat-has-bot", seat=command.seat)
    since = place.left_at if place.left_at is not None else asked.away_since(place.person)
    if since is None or place.person == asked.person.id:
        raise Refused("seat-not-left", seat=command.seat)
    waited = (asked.at - since) // 1000
    if waited < table.header.grace:
        raise Refused("seat-grace", seat=command.seat, seconds=table.header.grace - waited)
    change.add("replaced", command.seat, asked.person.id, command.id, bot=_named(command.bot, table.game))


def _fill(command: Replace, asked: Request, change: Change) -> None:
    """Before a game, the host lets a bot sit down where nobody does."""
    places = asked.table.places
    if not _is_host(asked):
        raise Refused("host-only")
    if not places[command.seat].is_open:
        raise Refused("seat-taken", seat=command.seat)
    bot = _named(command.bot, asked.table.game)
    name = own_title(bot, [place.name for place in places])
    change.add("replaced", command.seat, asked.person.id, command.id, bot=bot, name=name)
    others = [place for seat, place in enumerate(places) if seat != command.seat]
    _start_if(all(place.is_ready for place in others), change)


# Playing


@_decide.register
def _(command: Play, asked: Request, change: Change) -> None:
    table = asked.table
    mine = _seats_in_play(asked)
    move = _move(table, command.move)
    seat = _seat_at_hand(command.seat, mine, table)
    if table.is_live and _lays(table, move):
        _try(command, asked, seat, move, change.at)
    _play(table, seat, move, change, asked.person.id, command.id, asked.arrived)


def play_for_bot(table: Table, seat: int, move: Move, at: int) -> Change:
    """The events that a bot's move becomes; Refused if the table does not wait for it any more."""
    if seat not in table.bots_to_move():
        raise Refused("not-waited-for", seat=seat)
    change = Change(table, max(at, table.at))
    _play(table, seat, move, change)
    return change


def pass_for_bot(table: Table, seat: int, at: int) -> Change:
    """The same where it can only let its turn pass."""
    if seat not in table.bots_to_move() or table.turns is None:
        raise Refused("not-waited-for", seat=seat)
    change = Change(table, max(at, table.at))
    change.add("passed", seat)
    return change


def _play(
    table: Table,
    seat: int,
    move: Move,
    change: Change,
    person: str | None = None,
    key: str | None = None,
    arrived: int | None = None,
) -> None:
    _check_time(change)
    text = _text_of(table, move)
    if not text:
        raise Refused("move-unknown", move=quote(move))
    body: dict[str, Any] = {"move": text}
    if table.is_live and _lays(table, move):
        body["arrived"] = table.game_time(change.at if arrived is None else arrived)
    change.add("moved", seat, person, key, **body)


def _text_of(table: Table, move: Move) -> str:
    """A move in record notation; empty if this code names none."""
    return table.game.move_text(_match(table).box, move) if 0 <= move < table.game.move_codes else ""


# Laying pieces where both sides play at the same time


def _lays(table: Table, move: Move) -> bool:
    """Whether a move lays a piece."""
    return bool(_text_of(table, move)) and table.game.ends_turn(move)


def _try(command: Play, asked: Request, seat: int, move: Move, at: int) -> None:
    """S4-3.3 A hand tries a piece: not too often, and it has to fit. The rules come first."""
    table, match = asked.table, _match(asked.table)
    arrived = at if asked.arrived is None else asked.arrived
    if asked.tries is not None:
        asked.tries.take(seat, rest_of(table, seat), arrived, f"{asked.person.id} {command.id}")
    now = table.game_time(at)
    if not table.game.rules.is_legal(match.box, match.state, seat, move, now):
        raise table.game.why_not(match.box, match.state, Seat(seat), move, now)
    check_piece(table, table.sides[seat], table.location_of(move), command.piece, command.turn)


def rest_of(table: Table, seat: int) -> int:
    """The seconds that a seat has to wait between two tries: its side's handicap."""
    pace = table.header.pace
    return pace.rest[table.sides[seat]] if isinstance(pace, LivePace) else 0


class Miss(NamedTuple):
    """Somebody came a moment too late to a location."""

    round: int
    seat: int
    body: dict[str, Any]


def missed_by(command: Command, asked: Request, why: Refused) -> Miss | None:
    """The photo finish that a refused command was, if it was one."""
    table = asked.table
    if not isinstance(command, Play) or why.key != "s4-taken" or not table.is_live:
        return None
    mine = table.seats_of(asked.person.id)
    move = _move(table, command.move)
    seat = _seat_for(command.seat, mine, [seat for seat in table.to_move if seat in mine])
    if not fits(table, table.sides[seat], table.location_of(move), command.piece, command.turn):
        return None
    return photo_finish(table, seat, move, asked.at if asked.arrived is None else asked.arrived)


def photo_finish(table: Table, seat: int, move: Move, arrived: int) -> Miss | None:
    """How much later than the other side a seat came to a location, if it was half a second or less."""
    location, now = table.location_of(move), table.game_time(arrived)
    first = table.arrivals.get(location)
    if first is None or table.sides[first.seat] == table.sides[seat]:
        return None
    margin = max(0, now - first.now)
    if margin > PHOTO_FINISH or (table.sides[seat], location) in table.missed:
        return None
    times = [first.now, max(now, first.now)]
    return Miss(
        table.round, seat, {"location": location, "margin": margin, "winner": first.seat, "times": times}
    )


def note_miss(table: Table, miss: Miss, at: int) -> Change | None:
    """The event that a photo finish becomes; None if it is noted, or the game is over."""
    is_known = (table.sides[miss.seat], miss.body["location"]) in table.missed
    if table.round != miss.round or table.status not in ("playing", "finished") or is_known:
        return None
    change = Change(table, max(at, table.at))
    change.add("missed", miss.seat, None, None, **miss.body)
    return change


@_decide.register
def _(command: Pass, asked: Request, change: Change) -> None:
    table = asked.table
    mine = _seats_in_play(asked)
    if table.turns is None:
        raise Refused("pass-not-here")
    seat = _seat_at_hand(command.seat, mine, table)
    _check_time(change)
    change.add("passed", seat, asked.person.id, command.id)


def finish(table: Table, at: int) -> Change | None:
    """What follows by itself from the last event: what all agree to, or the end, if the rules say so."""
    is_agreed = table.proposal is not None and not table.asked()
    is_over = table.is_over(at)
    if not is_agreed and not is_over:
        return None
    change = Change(table, max(at, table.at))
    if table.proposal is not None and is_agreed:
        _carry_out(change, table.proposal.what, table.proposal.by)
    else:
        _end(change, table.gave_up or "rules")
    return change


def run_out(table: Table, at: int) -> Change | None:
    """The seat whose time has run out gives up its game."""
    seat = table.flagged(at) if table.status == "playing" else None
    if seat is None:
        return None
    change = Change(table, max(at, table.at))
    _give_up(change, seat, "time")
    return change


@_decide.register
def _(command: Resign, asked: Request, change: Change) -> None:
    table = asked.table
    _match(table)
    mine = [seat for seat in _own_seats(asked) if not table.places[seat].is_resigned]
    if not mine:
        raise Refused("resigned-already")
    seat = _seat_for(command.seat, mine, mine)
    _give_up(change, seat, "resigned", asked.person.id, command.id)


def _give_up(change: Change, seat: int, why: str, person: str | None = None, key: str | None = None) -> None:
    """A seat gives up: with two left in the game that ends it, with more a bot plays the seat on.

    Where giving up is a move of the rules it is played, so that the record has it.
    """
    game = change.table.game
    if game.resign_move is not None:
        text = game.move_text(_match(change.table).box, game.resign_move)
        change.add("moved", seat, person, key, move=text, why=why)
        return
    change.add("resigned", seat, person, key, why=why, bot=lineup.usual(game))
    left = [
        other for other, place in enumerate(change.table.places) if other != seat and not place.is_resigned
    ]
    if len(left) == 1:
        _end(change, why, seat)


def _end(change: Change, why: str, gave_up: int | None = None) -> None:
    """The result by the rules of the game; who gave up cannot win."""
    table = change.table
    match = _match(table)
    scores = match.scores()
    out = {seat for seat, place in enumerate(table.places) if place.is_resigned or seat == gave_up}
    lowest = min(scores, default=0) - 1
    counted = [lowest if seat in out else score for seat, score in enumerate(scores)]
    winners = match.game.winners(match.state, counted, match.setup)
    change.add("ended", why=why, scores=scores, winners=[int(seat) for seat in winners if seat not in out])


# Asking the others


@_decide.register
def _(command: Propose, asked: Request, change: Change) -> None:
    table = asked.table
    match = _match(table)
    if command.what == "pause" and table.status == "playing" and _lets_bots_play(asked):
        change.add("paused", None, asked.person.id, command.id)
        return
    mine = _own_seats(asked)
    if command.what == "takeback" and table.game.is_timed:
        raise Refused("undo-timed")
    if table.status == "paused" and command.what != "end":
        raise Refused("table-paused")
    if table.proposal is not None:
        raise Refused("proposal-open")
    if command.what == "takeback":
        seat = _seat_for(
            command.seat, mine, [played.seat for played in match.played[-1:] if played.seat in mine]
        )
        count = moves_since(match, seat)
        if count == 0:
            raise Refused("undo-nothing")
        if not match.may_undo(count):
            raise Refused("undo-past-draw")
        if is_free(match, seat, count):
            change.add("took-back", seat, asked.person.id, command.id, count=count)
            return
    else:
        seat = _seat_for(command.seat, mine, list(mine))
    change.add("proposed", seat, asked.person.id, command.id, what=command.what)


def moves_since(match: Match, seat: int) -> int:
    """How many moves have to go so that this seat's last is taken back; 0: it has made none."""
    for count, played in enumerate(reversed(match.played), start=1):
        if played.seat == seat:
            return count
    return 0


def is_free(match: Match, seat: int, count: int) -> bool:
    """Whether a seat may take its last move back without asking: its turn has not passed."""
    return count == 1 and match.may_undo() and seat in match.to_move()


@_decide.register
def _(command: Answer, asked: Request, change: Change) -> None:
    table = asked.table
    _match(table)
    mine = _own_seats(asked)
    proposal = table.proposal
    if proposal is None:
        raise Refused("proposal-none")
    if command.agree and asked.person.id == table.places[proposal.by].person:
        raise Refused("proposal-own")
    seat = _seat_for(command.seat, mine, list(mine))
    change.add("answered", seat, asked.person.id, command.id, agree=command.agree)


def _carry_out(change: Change, what: str, seat: int) -> None:
    match = _match(change.table)
    if what == "pause":
        change.add("paused", seat)
    elif what == "end":
        _end(change, "agreed")
    else:
        change.add("took-back", seat, count=moves_since(match, seat))


@_decide.register
def _(command: Resume, asked: Request, change: Change) -> None:
    seat = None if _lets_bots_play(asked) else _own_seats(asked)[0]
    if asked.table.status != "paused":
        raise Refused("table-not-paused")
    change.add("resumed", seat, asked.person.id, command.id)


@_decide.register
def _(command: Step, asked: Request, change: Change) -> None:
    if not _lets_bots_play(asked):
        raise Refused("step-not-yours")
    if asked.table.is_live:
        raise Refused("step-live")
    if asked.table.status != "paused":
        raise Refused("table-not-paused")
    change.add("stepped", None, asked.person.id, command.id)


@_decide.register
def _(command: Rematch, asked: Request, change: Change) -> None:
    if asked.table.status != "finished":
        raise Refused("table-not-finished")
    if not _is_host(asked):
        _own_seats(asked)
    sealed = seal()
    change.add(
        "rematch", None, asked.person.id, command.id, secret=sealed.secret, commitment=sealed.commitment
    )


# Talking


@_decide.register
def _(command: Say, asked: Request, change: Change) -> None:
    mine = _own_seats(asked)
    if (command.text is None) == (command.phrase is None):
        raise Refused("say-one")
    if command.phrase is not None:
        if command.phrase not in PHRASES:
            raise Refused("phrase-unknown", phrase=quote(command.phrase), known=", ".join(PHRASES))
        change.add("said", mine[0], asked.person.id, command.id, phrase=command.phrase)
        return
    if not asked.table.chat:
        raise Refused("chat-off")
    text = printable(" ".join((command.text or "").split()))
    if not text:
        raise Refused("say-one")
    change.add("said", mine[0], asked.person.id, command.id, text=text)


@_decide.register
def _(command: SwitchChat, asked: Request, change: Change) -> None:
    if not _is_host(asked):
        raise Refused("host-only")
    change.add("chat", None, asked.person.id, command.id, on=command.on)


@_decide.register
def _(command: CloseTable, asked: Request, change: Change) -> None:
    if not _is_host(asked):
        raise Refused("host-only")
    close(change, asked.person.id, command.id)


def close(change: Change, person: str | None = None, key: str | None = None) -> None:
    """The end of a table; a game that is on ends with it."""
    if change.table.status in ("playing", "paused"):
        _end(change, "closed")
    change.add("closed", None, person, key)


# Hints


def seat_to_advise(table: Table, person: Person, seat: int | None) -> int:
    """The seat that a person may have a hint for now; Refused if there is none."""
    asked = Request(table, person, table.at)
    mine = _seats_in_play(asked)
    if not table.header.hints:
        raise Refused("hints-off")
    found = _seat_at_hand(seat, mine, table)
    if found not in table.to_move:
        raise Refused("hint-not-now")
    return found


def note_hint(table: Table, seat: int, person: Person, at: int) -> Change:
    """The event that a hint becomes: fair players say so."""
    change = Change(table, max(at, table.at))
    change.add("hinted", seat, person.id)
    return change


# What the house decides, whoever sits there


def hold(table: Table, at: int) -> Change | None:
    """Stop a table until the house lets it go on; None if it is stopped already."""
    if table.is_held or table.status == "closed":
        return None
    change = Change(table, max(at, table.at))
    change.add("paused", held=True)
    return change


def release(table: Table, at: int) -> Change | None:
    """Let a table go on that the house has stopped."""
    if not table.is_held or table.status == "closed":
        return None
    change = Change(table, max(at, table.at))
    change.add("resumed", held=True)
    return change


def shut(table: Table, at: int) -> Change | None:
    """Close a table; None if it is closed."""
    if table.status == "closed":
        return None
    change = Change(table, max(at, table.at))
    close(change)
    return change


def seat_all(table: Table, at: int) -> Change | None:
    """Everybody of the plan is ready: the game begins; None if it has begun."""
    if table.status != "waiting" or table.number:
        return None
    change = Change(table, max(at, table.at))
    for person in dict.fromkeys(place.person for place in table.places if place.person is not None):
        change.add("ready", None, person)
    change.add("started")
    return change


def stand_up(table: Table, person: str, at: int) -> Change | None:
    """Somebody has to go; None if that is so already."""
    places = [table.places[seat] for seat in table.seats_of(person)]
    if table.status == "closed" or all(place.left_at is not None for place in places):
        return None
    change = Change(table, max(at, table.at))
    change.add("left", None, person)
    return change


# Opening a table


def open_table(new: NewTable, host: Person, table_id: str, at: int, game: Game) -> Header:
    """The header of a new table; Refused, with words, if the game or its seats cannot be so."""
    options = game.options(as_recorded(new.options))
    game.check_seats(len(new.seats))
    setup = as_recorded(new.setup)
    for key in setup:
        if key not in game.setup_keys:
            raise Refused("record-unknown-key", key=quote(key)).at("setup")
    extras = game.setup_extras(setup, len(new.seats))
    start = None
    if new.start is not None:
        start = _start(new.start, game)
        if len(start.players) != len(new.seats):
            raise Refused("start-seats", seats=len(new.seats), recorded=len(start.players)).at("seats")
        if new.options and options != start.options:
            raise Refused("start-options").at("options")
        if new.setup and extras != start.setup.extras:
            raise Refused("start-setup").at("setup")
        options, extras = start.options, dict(start.setup.extras)
    game.check_options(options, len(new.seats))
    pace = _pace(new, game, options, start)
    return Header(
        id=table_id,
        game=game,
        options=options,
        extras=extras,
        clock=new.clock,
        grace=new.grace,
        public=new.public,
        host=host.id,
        host_name=host.nickname,
        created=at,
        plan=tuple(_plan(new, host, game)),
        sealed=seal(),
        chat=new.chat,
        start=start,
        pace=pace,
        hints=new.hints,
        pause=new.pause,
        lens=new.lens,
    )


def _pace(new: NewTable, game: Game, options: Options, start: Record | None) -> Pace | None:
    """How a game that goes by time is played; Refused if that does not fit the rest."""
    if not game.is_timed:
        if new.pace is not None:
            raise Refused("pace-not-timed", game=game.name).at("pace")
        return None
    pace = new.pace or LivePace()
    if isinstance(pace, LivePace):
        if not isinstance(new.clock, NoClock):
            raise Refused("live-no-clock").at("clock")
        sides = game.sides(options)
        if len({sides[seat] for seat, plan in enumerate(new.seats) if isinstance(plan, MySeat)}) > 1:
            raise Refused("live-one-side").at("seats")
    elif start is not None:
        turns_of(match_of(start, len(start.moves)))
    return pace


def _start(position: Beginning, game: Game) -> Record:
    """The record of a game up to a position from which it can go on: what replaying it needs."""
    named = position.record.get("game", game.name)
    if named != game.name:
        raise Refused("start-game", game=quote(named), wanted=game.name).at("start.record.game")
    record = record_in(position.record, lambda _: game)
    if match_of(record, position.moves).is_finished:
        raise Refused("start-over", game.end_clause).at("start.moves")
    if position.anew:
        return dealt_anew(record, position.moves, np.random.default_rng())
    return replace(record, moves=record.moves[: position.moves], result=None, seed=None, seal=None, meta={})


def _plan(new: NewTable, host: Person, game: Game) -> list[Place]:
    places: list[Place] = []
    for plan in new.seats:
        taken = [place.name for place in places]
        if isinstance(plan, BotSeat):
            bot = _bot(plan, game)
            places.append(Place(name=own_title(bot, taken), bot=bot))
        elif isinstance(plan, MySeat):
            name = host.nickname if plan.name is None else fit_name(plan.name)
            places.append(Place(person=host.id, name=own_name(name, taken)))
        else:
            places.append(Place())
    return places


def _bot(plan: BotSeat, game: Game) -> str:
    if plan.level is not None and plan.bot is None:
        return lineup.names(game)[plan.level - 1]
    return _named(plan.bot, game)


def _named(bot: str | None, game: Game) -> str:
    """The bot of this name, or the usual one."""
    found = bot if bot is not None else lineup.usual(game)
    lineup.check(found, game)
    return found


def fit_name(name: str) -> str:
    """A nickname as it may be shown: printable, one line, not too long, not empty."""
    fit = " ".join(name.split())
    if not fit or len(fit) > LONGEST_NICKNAME or not _JOINER.sub("", fit).isprintable():
        raise Refused("name-unfit", name=quote(name), most=LONGEST_NICKNAME)
    return fit


# Parts of a command


def _match(table: Table) -> Match:
    """The game that is on."""
    if table.match is None or table.status not in ("playing", "paused"):
        raise Refused("table-not-playing")
    return table.match


def _is_host(asked: Request) -> bool:
    return asked.person.id == asked.table.header.host


def _lets_bots_play(asked: Request) -> bool:
    """Whether the host asks, and only bots sit there: nobody else could."""
    return _is_host(asked) and asked.table.is_watched


def _own_seats(asked: Request) -> tuple[int, ...]:
    mine = asked.table.seats_of(asked.person.id)
    if not mine:
        raise Refused("not-seated")
    return mine


def _seat_for(named: int | None, mine: tuple[int, ...] | list[int], fitting: list[int]) -> int:
    """The seat that is meant: the one named, or the first of one's own that fits."""
    if named is None:
        return fitting[0] if fitting else mine[0]
    if named not in mine:
        raise Refused("seat-not-yours", seat=named)
    return named


def _seats_in_play(asked: Request) -> tuple[int, ...]:
    """One's own seats, in a game that is on and not paused."""
    _match(asked.table)
    if asked.table.status == "paused":
        raise Refused("table-paused")
    return _own_seats(asked)


def _seat_at_hand(named: int | None, mine: tuple[int, ...], table: Table) -> int:
    """The own seat that a decision is for: no bot has it, and its person has not left."""
    seat = _seat_for(named, mine, [seat for seat in table.to_move if seat in mine])
    place = table.places[seat]
    if place.left_at is not None or place.bot is not None:
        raise Refused("return-first", seat=seat)
    return seat


def _check_time(change: Change) -> None:
    """Refused if somebody's time has run out."""
    flagged = change.table.flagged(change.at)
    if flagged is not None:
        raise Refused("time-is-up", seat=flagged)


def _move(table: Table, move: str | int) -> Move:
    return table.game.move_code(_match(table).box, move) if isinstance(move, str) else Move(move)
