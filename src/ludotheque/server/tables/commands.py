"""What is done at a table: a command becomes events, or is refused in words.

Nothing happens here yet. Who may ask for what is said in `rights.py`; whether a move is legal its game says
when the event is applied (`table.py`).
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from ludotheque.bots import lineup
from ludotheque.bots.titles import own_title
from ludotheque.engine.contract import Game, Move, Seat
from ludotheque.engine.words import Refused, printable, quote
from ludotheque.server.protocol import (
    LONGEST_NICKNAME,
    Answer,
    AnyTableCommand,
    CloseTable,
    Deed,
    EventKind,
    Leave,
    LivePace,
    MoveClock,
    Pass,
    Play,
    Practice,
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
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.rights import (
    Viewer,
    host_only,
    is_free,
    match_on,
    may_agree,
    may_begin,
    may_disagree,
    may_end,
    may_hint,
    may_pass,
    may_pause,
    may_play,
    may_practise,
    may_ready,
    may_rematch,
    may_replace,
    may_resign,
    may_resume,
    may_return,
    may_say,
    may_sit,
    may_step,
    may_stop_practice,
    may_take_back,
    moves_since,
    own_seats,
    seat_for,
    seats_in_play,
    viewer_of,
)
from ludotheque.server.tables.sealed import seal
from ludotheque.server.tables.table import Chair, Table
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

    @property
    def viewer(self) -> Viewer:
        """Who asks, as far as it matters."""
        return viewer_of(self.table, self.person.id)


Command = AnyTableCommand


def decide(command: Command, asked: Request) -> Change:
    """The events that a command becomes; Refused, with words, if it may not be."""
    table = asked.table
    may_begin(table, deed_of(command))
    seat = getattr(command, "seat", None)
    if seat is not None and seat >= len(table.places):
        raise Refused("seat-unknown", number=seat)
    change = Change(table, max(asked.at, table.at))
    _HANDLERS[type(command)](command, asked, change)
    return change


def deed_of(command: Command) -> Deed:
    """What a command is called in `Shown.can`."""
    if isinstance(command, Propose):
        return _PROPOSALS[command.what]
    if isinstance(command, Answer):
        return "answer:yes" if command.agree else "answer:no"
    if isinstance(command, Say):
        return "say:text" if command.phrase is None else "say:phrase"
    if isinstance(command, Practice):
        return "practice:on" if command.on else "practice:off"
    return command.type


_PROPOSALS: dict[str, Deed] = {
    "takeback": "propose:takeback",
    "pause": "propose:pause",
    "end": "propose:end",
}


# Sitting down and standing up


def _sit(command: Sit, asked: Request, change: Change) -> None:
    table = asked.table
    seat = may_sit(table, asked.viewer, command.seat)
    share = {"share": command.share} if command.share is not None else {}
    name = own_name(asked.person.nickname, [place.name for place in table.places])
    change.add("sat", seat, asked.person.id, command.id, name=name, **share)
    _start_if_ready(change, (seat,))


def own_name(nickname: str, taken: list[str | None]) -> str:
    """The nickname, with a number if somebody at the table has it."""
    name, number = nickname, 2
    while name in taken:
        name, number = f"{nickname[: LONGEST_NICKNAME - 4]} {number}", number + 1
    return name


def _ready(command: Ready, asked: Request, change: Change) -> None:
    may_ready(asked.table, asked.viewer)
    share = {"share": command.share} if command.share is not None else {}
    change.add("ready", None, asked.person.id, command.id, **share)
    _start_if_ready(change, asked.viewer.seats)


def _start_if_ready(change: Change, seats: tuple[int, ...]) -> None:
    """The game begins with these seats, if all others are ready."""
    if all(place.is_ready for seat, place in enumerate(change.table.places) if seat not in seats):
        change.add("started")


def _leave(command: Leave, asked: Request, change: Change) -> None:
    own_seats(asked.table, asked.viewer)
    change.add("left", None, asked.person.id, command.id)


def _return(command: Return, asked: Request, change: Change) -> None:
    may_return(asked.table, asked.viewer)
    change.add("returned", None, asked.person.id, command.id)


def _replace(command: Replace, asked: Request, change: Change) -> None:
    table = asked.table
    fitting = may_replace(table, asked.viewer)
    if table.status == "waiting":
        _fill(command, asked, change, fitting)
        return
    place = table.places[command.seat]
    if place.bot is not None or place.person is None:
        raise Refused("seat-has-bot", seat=command.seat)
    since = place.left_at if place.left_at is not None else asked.away_since(place.person)
    if since is None or command.seat not in fitting:
        raise Refused("seat-not-left", seat=command.seat)
    waited = (asked.at - since) // 1000
    if waited < table.header.grace:
        raise Refused("seat-grace", seat=command.seat, seconds=table.header.grace - waited)
    change.add("replaced", command.seat, asked.person.id, command.id, bot=named_bot(command.bot, table.game))


def _fill(command: Replace, asked: Request, change: Change, fitting: list[int]) -> None:
    """Before a game, the host lets a bot sit down where nobody does."""
    if command.seat not in fitting:
        raise Refused("seat-taken", seat=command.seat)
    bot = named_bot(command.bot, asked.table.game)
    name = own_title(bot, [place.name for place in asked.table.places])
    change.add("replaced", command.seat, asked.person.id, command.id, bot=bot, name=name)
    _start_if_ready(change, (command.seat,))


# Playing


def _play_move(command: Play, asked: Request, change: Change) -> None:
    table, who = asked.table, asked.viewer
    seats_in_play(table, who)
    move = _move(table, command.move)
    seat = may_play(table, who, command.seat)
    if _lays(table, move):
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
    """The events when a bot can only let its turn pass."""
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
    if _lays(table, move):
        body["arrived"] = table.game_time(change.at if arrived is None else arrived)
    change.add("moved", seat, person, key, **body)


def _text_of(table: Table, move: Move) -> str:
    """A move in record notation; empty if this code names none."""
    return table.game.move_text(match_on(table).box, move) if 0 <= move < table.game.move_codes else ""


# Laying pieces where both sides play at the same time


def _lays(table: Table, move: Move) -> bool:
    """Whether a hand lays a piece with this move."""
    return table.location_of(move) is not None and bool(_text_of(table, move))


def _try(command: Play, asked: Request, seat: int, move: Move, at: int) -> None:
    """A hand tries a piece: not too often, and it has to fit. The rules come first."""
    table, match = asked.table, match_on(asked.table)
    location = table.location_of(move)
    assert table.pieces is not None
    assert location is not None
    arrived = at if asked.arrived is None else asked.arrived
    if asked.tries is not None:
        key = f"{asked.person.id} {command.id}"
        asked.tries.take(seat, rest_of(table, seat), arrived, key, table.pieces.try_clause)
    now = table.game_time(at)
    if not table.game.rules.is_legal(match.box, match.state, seat, move, now):
        raise table.game.why_not(match.box, match.state, Seat(seat), move, now)
    check_piece(table, table.sides[seat], location, command.piece, command.turn)


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
    if not isinstance(command, Play) or table.pieces is None or why.key != table.pieces.taken_key:
        return None
    mine = table.seats_of(asked.person.id)
    move = _move(table, command.move)
    seat = seat_for(command.seat, mine, [seat for seat in table.to_move if seat in mine])
    location = table.location_of(move)
    if location is None or not fits(table, table.sides[seat], location, command.piece, command.turn):
        return None
    return photo_finish(table, seat, move, asked.at if asked.arrived is None else asked.arrived)


def photo_finish(table: Table, seat: int, move: Move, arrived: int) -> Miss | None:
    """How much later than the other side a seat came to a location, if it was half a second or less."""
    location, now = table.location_of(move), table.game_time(arrived)
    first = table.arrivals.get(location) if location is not None else None
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


def _pass(command: Pass, asked: Request, change: Change) -> None:
    seat = may_pass(asked.table, asked.viewer, command.seat)
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
    """The seat whose time has run out gives up its game, or a bot plays there until its person returns."""
    seat = table.flagged(at) if table.status == "playing" else None
    if seat is None:
        return None
    change = Change(table, max(at, table.at))
    clock = table.header.clock
    if isinstance(clock, MoveClock) and clock.then == "bot":
        change.add("replaced", seat, bot=lineup.usual(table.game), why="time")
    else:
        _give_up(change, seat, "time")
    return change


def _resign(command: Resign, asked: Request, change: Change) -> None:
    seat = may_resign(asked.table, asked.viewer, command.seat)
    _give_up(change, seat, "resigned", asked.person.id, command.id)


def _give_up(change: Change, seat: int, why: str, person: str | None = None, key: str | None = None) -> None:
    """A seat gives up: with two left in the game that ends it, with more a bot plays the seat on.

    Where giving up is a move of the rules it is played, so that the record has it.
    """
    game = change.table.game
    if game.resign_move is not None:
        text = game.move_text(match_on(change.table).box, game.resign_move)
        change.add("moved", seat, person, key, move=text, why=why)
        return
    change.add("resigned", seat, person, key, why=why, bot=lineup.usual(game))
    left = [
        other for other, place in enumerate(change.table.places) if other != seat and not place.is_resigned
    ]
    if len(left) == 1:
        _end(change, why, seat)


def _end(change: Change, why: str, gave_up: int | None = None) -> None:
    """The result by the rules of the game; who gave up cannot win, and nobody wins what was broken off."""
    table = change.table
    match = match_on(table)
    scores = match.scores()
    out = {seat for seat, place in enumerate(table.places) if place.is_resigned or seat == gave_up}
    lowest = min(scores, default=0) - 1
    goal = match.game.goal(match.options, match.seats)
    counted = [lowest if seat in out else score for seat, score in enumerate(scores)]
    if goal is not None:  # what everybody has counts, whoever gave up
        counted = scores
    winners = match.game.winners(match.state, counted, match.setup)
    if why == "closed":
        winners = []
    won = [int(seat) for seat in winners if seat not in out]
    body: dict[str, Any] = {"why": why, "scores": scores, "winners": won}
    change.add("ended", **body if goal is None else {**body, "goal": goal})


# Asking the others


def _propose(command: Propose, asked: Request, change: Change) -> None:
    table, who = asked.table, asked.viewer
    if command.what == "takeback":
        seat, count = may_take_back(table, who, command.seat)
        if is_free(table, seat, count):
            change.add("took-back", seat, asked.person.id, command.id, count=count)
            return
    elif command.what == "end":
        seat = may_end(table, who, command.seat)
    else:
        asking = may_pause(table, who, command.seat)
        if asking is None:
            change.add("paused", None, asked.person.id, command.id)
            return
        seat = asking
    change.add("proposed", seat, asked.person.id, command.id, what=command.what)


def _answer(command: Answer, asked: Request, change: Change) -> None:
    may_answer = may_agree if command.agree else may_disagree
    seat = may_answer(asked.table, asked.viewer, command.seat)
    change.add("answered", seat, asked.person.id, command.id, agree=command.agree)


def _carry_out(change: Change, what: str, seat: int) -> None:
    match = match_on(change.table)
    if what == "pause":
        change.add("paused", seat)
    elif what == "end":
        _end(change, "agreed")
    else:
        change.add("took-back", seat, count=moves_since(match, seat))


def _resume(command: Resume, asked: Request, change: Change) -> None:
    seat = may_resume(asked.table, asked.viewer)
    change.add("resumed", seat, asked.person.id, command.id)


def _step(command: Step, asked: Request, change: Change) -> None:
    may_step(asked.table, asked.viewer)
    change.add("stepped", None, asked.person.id, command.id)


def _rematch(command: Rematch, asked: Request, change: Change) -> None:
    may_rematch(asked.table, asked.viewer)
    sealed = seal()
    change.add(
        "rematch", None, asked.person.id, command.id, secret=sealed.secret, commitment=sealed.commitment
    )


# Talking


def _say(command: Say, asked: Request, change: Change) -> None:
    mine = own_seats(asked.table, asked.viewer)
    if (command.text is None) == (command.phrase is None):
        raise Refused("say-one")
    if command.phrase is not None:
        if command.phrase not in PHRASES:
            raise Refused("phrase-unknown", phrase=quote(command.phrase), known=", ".join(PHRASES))
        change.add("said", mine[0], asked.person.id, command.id, phrase=command.phrase)
        return
    seat = may_say(asked.table, asked.viewer)
    text = printable(" ".join((command.text or "").split()))
    if not text:
        raise Refused("say-one")
    change.add("said", seat, asked.person.id, command.id, text=text)


def _switch_chat(command: SwitchChat, asked: Request, change: Change) -> None:
    host_only(asked.table, asked.viewer)
    change.add("chat", None, asked.person.id, command.id, on=command.on)


def _practise(command: Practice, asked: Request, change: Change) -> None:
    may = may_practise if command.on else may_stop_practice
    may(asked.table, asked.viewer)
    change.add("practice", None, asked.person.id, command.id, on=command.on)


def _close(command: CloseTable, asked: Request, change: Change) -> None:
    host_only(asked.table, asked.viewer)
    close(change, asked.person.id, command.id)


def close(change: Change, person: str | None = None, key: str | None = None) -> None:
    """The end of a table; a game that is on ends with it."""
    if change.table.status in ("playing", "paused"):
        _end(change, "closed")
    change.add("closed", None, person, key)


# Hints


def seat_to_advise(table: Table, person: Person, seat: int | None) -> int:
    """The seat that a person may have a hint for now; Refused if there is none."""
    return may_hint(table, viewer_of(table, person.id), seat)


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


def stand_in(table: Table, seat: int, at: int) -> Change | None:
    """Let a bot play on for who is gone, until that person returns; None if one does already."""
    place = _place_in_game(table, seat)
    if place.bot is not None:
        return None
    change = Change(table, max(at, table.at))
    change.add("replaced", seat, bot=lineup.usual(table.game))
    return change


def seat_late(table: Table, seat: int, person: str, name: str, at: int) -> Change | None:
    """Let somebody who comes late have the seat of a bot, or of who is gone; None if they sit there."""
    place = _place_in_game(table, seat)
    if place.person == person and place.name == name:
        return None
    if place.is_resigned:
        raise Refused("seat-given-up", seat=seat)
    if place.is_asked:
        raise Refused("seat-taken", seat=seat)
    change = Change(table, max(at, table.at))
    others = [other.name for number, other in enumerate(table.places) if number != seat]
    change.add("sat", seat, person, name=own_name(name, others))
    return change


def _place_in_game(table: Table, seat: int) -> Chair:
    """A seat of a game that is on, also of one that is held."""
    if seat >= len(table.places):
        raise Refused("seat-unknown", number=seat)
    match_on(table)
    return table.places[seat]


# Names


def named_bot(bot: str | None, game: Game) -> str:
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


def _check_time(change: Change) -> None:
    """Refused if somebody's time has run out."""
    flagged = change.table.flagged(change.at)
    if flagged is not None:
        raise Refused("time-is-up", seat=flagged)


def _move(table: Table, move: str | int) -> Move:
    return table.game.move_code(match_on(table).box, move) if isinstance(move, str) else Move(move)


_HANDLERS: dict[type[Command], Callable[[Any, Request, Change], None]] = {
    Sit: _sit,
    Ready: _ready,
    Leave: _leave,
    Return: _return,
    Replace: _replace,
    Play: _play_move,
    Pass: _pass,
    Resign: _resign,
    Propose: _propose,
    Answer: _answer,
    Resume: _resume,
    Step: _step,
    Rematch: _rematch,
    Say: _say,
    SwitchChat: _switch_chat,
    Practice: _practise,
    CloseTable: _close,
}
