"""A table as its events make it: the same events always give the same table, in every process.

No input or output here. `commands.py` says what may happen, `shown.py` what each person is shown of it.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, cast

from ludotheque.engine.contract import START, Game, Milliseconds, Move, Options, Outcome, Seat, State
from ludotheque.engine.match import Match
from ludotheque.engine.records import Record, match_of
from ludotheque.engine.turns import Turn, Turns
from ludotheque.engine.words import Refused
from ludotheque.server.protocol import (
    Clock,
    DaysClock,
    EventKind,
    LivePace,
    NoClock,
    Pace,
    Proposal,
    Result,
    Said,
    SlowPace,
)
from ludotheque.server.tables.clock import TableClock
from ludotheque.server.tables.events import TOLD, Happened, Latest
from ludotheque.server.tables.sealed import Sealed, dealt

Status = Literal["waiting", "playing", "paused", "finished", "closed"]

_KEYS_KEPT = 256  # client ids of the last events: a command that comes again is known by them
_SAYINGS_KEPT = 50
_STEPS_KEPT = 200  # at a live table, where several come in a second: a state each, 0.3 MB in all
_LONGEST_HAND = 60_000  # milliseconds without an event at a live table with bots: is nobody there?


class Arrival(NamedTuple):
    """Who laid a piece, and when that command reached the house, in the game's time."""

    seat: int
    now: int


@dataclass(frozen=True, slots=True)
class Header:
    """What a table is from the first to the last day."""

    id: str
    game: Game
    options: Options
    extras: dict[str, Any]  # what only this game's set-up holds
    clock: Clock
    grace: int  # seconds
    public: bool
    host: str  # a person
    host_name: str
    created: int
    plan: tuple["Chair", ...]
    sealed: Sealed  # of the first round
    chat: bool
    start: Record | None = None  # the moves from which the first round goes on
    pace: Pace | None = None  # of a game that goes by time
    hints: bool = True  # seats may ask for some
    pause: int = 0  # milliseconds between two moves, where only bots play
    lens: bool = True  # everybody may use it, where the game has one
    practice: bool = False  # moves may be taken back past draws, from the first round on


@dataclass(slots=True)
class Chair:
    """A seat and who has it."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None  # which one plays here: a bot's own seat, or one that it took over
    is_ready: bool = False
    share: str | None = None
    left_at: int | None = None
    is_resigned: bool = False
    since: int | None = None  # when this person's turn began, at a table with a clock of days

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down here."""
        return self.person is None and self.bot is None

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """What is shown of it."""
        if self.is_open:
            return "open"
        return "bot" if self.person is None else "person"

    @property
    def is_asked(self) -> bool:
        """Whether a person is here whose consent counts."""
        return self.person is not None and self.bot is None and self.left_at is None


class Table:
    """A table after its last event."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.number = 0
        self.at = header.created
        self.status: Status = "waiting"
        self.round = 1
        self.chat = header.chat
        self.practice = header.practice  # whether the host may take moves back past draws
        self.is_practice = False  # this round is, or was for a while, one of practice: it is not rated
        self.takebacks = 0  # of this round
        self.places = [
            Chair(place.person, place.name, place.bot, is_ready=place.bot is not None)
            for place in header.plan
        ]
        self.sealed = header.sealed
        self.shares: list[str | None] | None = None
        self.match: Match | None = None
        self.sides: Sequence[int] = header.game.sides(header.options) if header.game.is_timed else ()
        self.pieces = header.game.pieces if self.is_live else None  # what hands lay here
        self.turns: Turns | None = None  # in slow war
        self.laid: dict[str, int] = {}  # the side whose piece lies on a location, at a live table
        self.arrivals: dict[str, Arrival] = {}  # by location, since the game began here
        self.missed: set[tuple[int, str]] = set()  # photo finishes: the side that came later, and where
        self.gave_up: str | None = None  # why, if the game has ended by a seat's giving up
        self.clock: TableClock | None = None
        self.proposal: Proposal | None = None
        self.result: Result | None = None
        self.players: list[str] = []
        self.started_at = 0
        self.ended_at = 0
        self.zero_at = 0  # when the game's time was 0, as if there had been no pause
        self.paused_at = 0
        self.is_stepping = False  # in a pause, and one bot may play one move
        self.is_held = False  # the house has stopped it: nobody at the table can go on
        self.before: State | None = None  # the state before the last move, or before the first draw
        self.drawn: tuple[Outcome, ...] = ()  # what the last event drew
        self.recent: deque[Latest] = deque(maxlen=_STEPS_KEPT if self.is_live else 1)  # of this round
        self.sayings: deque[Said] = deque(maxlen=_SAYINGS_KEPT)
        self.seats_changed = 0  # how often anything about the seats has changed
        self.waits_changed = 0  # how often it has changed since when somebody is waited for
        self.to_move: list[int] = []  # the seats that are waited for; none unless a game is on
        self._keys: dict[tuple[str, str], int] = {}

    @property
    def id(self) -> str:
        """Its address."""
        return self.header.id

    @property
    def game(self) -> Game:
        """What is played."""
        return self.header.game

    @property
    def latest(self) -> Latest | None:
        """The last event of this round that there is something to tell of."""
        return self.recent[-1] if self.recent else None

    @property
    def given(self) -> Record | None:
        """The moves from which this round goes on; None: it is dealt, and the deal is sealed."""
        return self.header.start if self.round == 1 else None

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person has."""
        return tuple(seat for seat, place in enumerate(self.places) if place.person == person)

    def done_before(self, person: str, key: str) -> int | None:
        """The number of the event that this command became when it came before."""
        return self._keys.get((person, key))

    @property
    def is_live(self) -> bool:
        """Whether everybody may move at any time."""
        return isinstance(self.header.pace, LivePace)

    @property
    def is_slow(self) -> bool:
        """Whether a game that goes by time is played turn by turn."""
        return isinstance(self.header.pace, SlowPace)

    def game_time(self, at: int) -> Milliseconds:
        """The time of the game: since its start, without the pauses; in slow war it goes by turns."""
        if self.turns is not None:
            return self.turns.now
        if self.status == "paused":
            at = self.paused_at
        elif self.status in ("finished", "closed"):
            at = min(at, self.ended_at)
        return Milliseconds(max(0, at - self.zero_at))

    def ends_at(self) -> int | None:
        """When the game ends by itself, by the house's time, if nobody moves; None: it does not."""
        if self.match is None or self.status != "playing" or not self.is_live:
            return None
        end = self.game.ends_at(self.match.state)
        return None if end is None else self.zero_at + end

    def is_over(self, at: int) -> bool:
        """Whether the game that is on has ended by its rules; in a pause somebody may give up."""
        if self.status not in ("playing", "paused"):
            return False
        end = self.ends_at()
        return not self.to_move or (end is not None and end <= at)

    def legal(self, seat: int, at: int) -> list[Move]:
        """The legal moves of a seat at a time."""
        if self.turns is not None:
            return self.turns.legal(Seat(seat))
        return cast(Match, self.match).legal(Seat(seat), self.game_time(at))

    @property
    def is_alone(self) -> bool:
        """Whether nobody but the host and bots can have a hand in it."""
        host = self.header.host
        return any(place.person == host for place in self.places) and all(
            place.kind == "bot" or place.person == host for place in self.places
        )

    @property
    def is_watched(self) -> bool:
        """Whether only bots play, and people look on."""
        return all(place.kind == "bot" for place in self.places)

    def asked(self) -> list[int]:
        """Seats whose people have still to answer what is proposed."""
        agreed = self.proposal.agreed if self.proposal is not None else []
        return [seat for seat, place in enumerate(self.places) if place.is_asked and seat not in agreed]

    # What has to be done without anybody asking

    def bots_to_move(self) -> list[int]:
        """Seats of bots that are waited for."""
        if self.status != "playing" and not self.is_stepping:
            return []
        return [seat for seat in self.to_move if self.places[seat].bot is not None]

    def flagged(self, now: int) -> int | None:
        """A seat whose time has run out."""
        flag = self.clock.flag() if self.clock else None
        return flag[1] if flag is not None and flag[0] <= now else None

    def due(self, thinking: int) -> int | None:
        """When the house has to look after this table, if a bot takes so many milliseconds to think."""
        if self.status != "playing" and not self.is_stepping:
            return None
        flag, end = self.clock.flag() if self.clock else None, self.ends_at()
        moments = [flag[0]] if flag else []
        if end is not None:
            moments.append(end)
        if self.bots_to_move():
            moments.append(self.at + (max(thinking, _LONGEST_HAND) if self.is_live else thinking))
        return min(moments, default=None)

    # Events

    def apply(self, event: Happened) -> None:
        """Let it have happened."""
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} of table {self.id} cannot follow {self.number}")
        self.drawn = ()
        is_on = self.status in ("playing", "paused") or event.kind == "started"
        _APPLY[event.kind](self, event)
        self.number = event.number
        self.at = event.at
        if is_on and event.kind in TOLD:
            previous = self.latest.event.number if self.latest is not None else 0
            now = self.match.played[-1].now if event.kind == "moved" and self.match else START
            moves = len(self.match.played) if self.match else 0
            self.recent.append(Latest(event, previous, self.before, self.drawn, now, moves))
        self._wait()
        if isinstance(self.header.clock, DaysClock):
            self._note_waiting(event)
        if self.clock is not None:
            self._run_clock(event)
        if event.key is not None and event.person is not None:
            self._keys[event.person, event.key] = event.number
            if len(self._keys) > _KEYS_KEPT:
                del self._keys[next(iter(self._keys))]
        if event.kind not in _NO_SEATS:
            self.seats_changed += 1

    def _sat(self, event: Happened) -> None:
        seat = _seat(event)
        place = self.places[seat]
        place.person, place.name = event.person, event.body["name"]
        self.practice = self.practice and event.person == self.header.host
        if self.status == "waiting":
            place.is_ready, place.share = True, event.body.get("share")
            return
        place.bot = place.left_at = None
        self.players[seat] = event.body["name"]
        self._drop_proposal()
        self._begin_time(seat)

    def _ready(self, event: Happened) -> None:
        for seat in self.seats_of(event.person or ""):
            self.places[seat].is_ready = True
            self.places[seat].share = event.body.get("share")

    def _left(self, event: Happened) -> None:
        for seat in self.seats_of(event.person or ""):
            place = self.places[seat]
            if self.status not in ("playing", "paused"):
                self.places[seat] = Chair()
            elif place.left_at is None:
                place.left_at = event.at
        self._drop_proposal()

    def _started(self, event: Happened) -> None:
        self.shares = [place.share for place in self.places]
        self.players = [place.name or "" for place in self.places]
        if self.given is not None:
            self.match = match_of(self.given, len(self.given.moves))
            self.match.forbid_undo()
            self.before = self.match.snapshot()
        else:
            setup = dealt(self.game, self.header.options, self.header.extras, self.sealed, self.shares)
            self.match = Match(self.game, self.header.options, len(self.places), setup)
            self.before = self.match.state_at_start()
            self.drawn = self.match.drawn
            self._lay_ahead(self.match)
        played = self.match.played
        self.started_at = event.at
        self.zero_at = event.at - (played[-1].now if played else START)
        self.laid, self.arrivals, self.missed, self.gave_up = {}, {}, set(), None
        for one in played:
            self._note_piece(one.seat, one.move)
        self.turns = turns_of(self.match) if self.is_slow else None
        self.practice = self.practice and self.is_alone  # a bot may have the host's seat by now
        self.is_practice, self.takebacks = self.practice, 0
        self.status = "playing"
        if not isinstance(self.header.clock, NoClock):
            self.clock = TableClock(self.header.clock, len(self.places))

    def _lay_ahead(self, match: Match) -> None:
        """The pieces that a handicap gives a side before anybody moves."""
        if not isinstance(self.header.pace, LivePace):
            return
        for side, count in enumerate(self.header.pace.ahead):
            seat = Seat(self.sides.index(side))
            for move in self.game.head_start(self.header.options, side)[:count]:
                match.play(seat, move, START)

    def _moved(self, event: Happened) -> None:
        match, seat, move = cast(Match, self.match), _seat(event), self.move_of(event)
        before = match.snapshot()
        self.is_stepping = False
        if self.turns is not None and move != self.game.resign_move:
            self.turns.play(Seat(seat), move)
        else:
            match.play(Seat(seat), move, self.game_time(event.at))
        self.before, self.drawn = before, match.drawn
        location = self._note_piece(seat, move)
        if location is not None:
            self.arrivals[location] = Arrival(seat, event.body["arrived"])
        if move == self.game.resign_move:
            self.gave_up = event.body.get("why", "resigned")
            self.places[seat].is_resigned = True
            self.seats_changed += 1
        if self.proposal is not None and self.proposal.what == "takeback":
            self.proposal = None

    def _note_piece(self, seat: int, move: Move) -> str | None:
        """Note where a move has laid a piece, if hands do so here."""
        location = self.location_of(move)
        if location is not None:
            self.laid[location] = self.sides[seat]
        return location

    def location_of(self, move: Move) -> str | None:
        """Where a move lays a piece; None: it lays none, or hands lay none here."""
        return None if self.pieces is None else self.pieces.location_of(move)

    def move_of(self, event: Happened) -> Move:
        """The code of the move that an event holds."""
        return self.game.move_code(cast(Match, self.match).box, event.body["move"])

    def _passed(self, event: Happened) -> None:
        cast(Turns, self.turns).skip(Seat(_seat(event)))
        self.is_stepping = False

    def _missed(self, event: Happened) -> None:
        self.missed.add((self.sides[_seat(event)], event.body["location"]))

    def _took_back(self, event: Happened) -> None:
        match, count = cast(Match, self.match), event.body["count"]
        if match.may_undo(count):
            for _ in range(count):
                match.undo()
        else:
            match.rewind(count)
        self.takebacks += 1
        self.proposal = None

    def _proposed(self, event: Happened) -> None:
        agreed = list(self.seats_of(event.person or ""))
        self.proposal = Proposal(what=event.body["what"], by=_seat(event), agreed=agreed)

    def _answered(self, event: Happened) -> None:
        proposal = cast(Proposal, self.proposal)
        if not event.body["agree"]:
            self.proposal = None
            return
        agreed = sorted({*proposal.agreed, *self.seats_of(event.person or "")})
        self.proposal = Proposal(what=proposal.what, by=proposal.by, agreed=agreed)

    def _drop_proposal(self) -> None:
        """Who proposes something and goes does not propose it any more."""
        if self.proposal is not None and not self.places[self.proposal.by].is_asked:
            self.proposal = None

    def _resigned(self, event: Happened) -> None:
        place = self.places[_seat(event)]
        place.is_resigned = True
        place.bot = event.body["bot"]
        self._drop_proposal()

    def _ended(self, event: Happened) -> None:
        body = event.body
        self.result = Result(**body)
        self.status = "finished"
        self.is_stepping = False
        self.ended_at = event.at
        self.proposal = None

    def _paused(self, event: Happened) -> None:
        self.is_held = event.body.get("held", False)
        self.is_stepping = False
        self.proposal = None
        if self.status == "playing":
            self.status = "paused"
            self.paused_at = event.at

    def _resumed(self, event: Happened) -> None:
        self.is_held = self.is_stepping = False
        if self.status == "paused":
            self.status = "playing"
            self.zero_at += event.at - self.paused_at

    def _stepped(self, event: Happened) -> None:
        self.is_stepping = True

    def _hinted(self, event: Happened) -> None:
        """Nothing changes; but everybody knows of it."""

    def _said(self, event: Happened) -> None:
        seat, body = _seat(event), event.body
        self.sayings.append(
            Said(
                at=event.at,
                seat=seat,
                name=self.places[seat].name or "",
                text=body.get("text"),
                phrase=body.get("phrase"),
            )
        )

    def _replaced(self, event: Happened) -> None:
        place = self.places[_seat(event)]
        place.bot = event.body["bot"]
        if place.person is None:  # nobody sat there
            place.name, place.is_ready = event.body["name"], True
        self._drop_proposal()

    def _returned(self, event: Happened) -> None:
        for seat in self.seats_of(event.person or ""):
            place = self.places[seat]
            place.left_at = None
            if not place.is_resigned:
                place.bot = None
                self._begin_time(seat)

    def _begin_time(self, seat: int) -> None:
        if self.clock is not None:
            self.clock.refill(seat)

    def _rematch(self, event: Happened) -> None:
        self.round += 1
        self.sealed = Sealed(event.body["secret"], event.body["commitment"])
        self.status = "waiting"
        self.match = self.turns = self.clock = self.result = self.shares = None
        self.is_practice = False
        self.recent.clear()
        for seat, place in enumerate(self.places):
            if place.person is None:
                place.share = None
            elif place.left_at is not None:
                self.places[seat] = Chair()
            else:
                self.places[seat] = Chair(place.person, place.name)

    def _chat(self, event: Happened) -> None:
        self.chat = event.body["on"]

    def _practice(self, event: Happened) -> None:
        self.practice = event.body["on"]
        self.is_practice |= self.practice and self.match is not None

    def _closed(self, event: Happened) -> None:
        self.status = "closed"
        self.proposal = None

    def _wait(self) -> None:
        """Note who is waited for; the list stays the same one if nothing changes."""
        to_move: list[int] = []
        if self.match is not None and self.status in ("playing", "paused"):
            to_move = list(map(int, (self.turns or self.match).to_move()))
        if to_move != self.to_move:
            self.to_move = to_move

    def _note_waiting(self, event: Happened) -> None:
        """Since when who is waited for; a move of theirs begins it anew."""
        for seat, place in enumerate(self.places):
            is_new = place.since is None or (event.kind == "moved" and event.seat == seat)
            since = None
            if seat in self.to_move and place.bot is None:
                since = event.at if is_new else place.since
            if since != place.since:
                place.since = since
                self.waits_changed += 1

    def _run_clock(self, event: Happened) -> None:
        """The time of people who are waited for runs; a bot has its own deadline."""
        assert self.clock is not None
        people = {seat for seat in self.to_move if self.places[seat].bot is None}
        moved = [_seat(event)] if event.kind in ("moved", "passed") else []
        if self.turns is not None and moved:  # partners have one turn together, and it is over when it passes
            moved = [seat for seat, side in enumerate(self.sides) if side == self.sides[moved[0]]]
        is_final = self.match is not None and self.turns is None and not self.match.may_undo()
        self.clock.run(people if self.status == "playing" else set(), event.at, moved, is_final)


# What an event does to a table.
_APPLY: dict[EventKind, Callable[[Table, Happened], None]] = {
    "sat": Table._sat,
    "left": Table._left,
    "ready": Table._ready,
    "started": Table._started,
    "moved": Table._moved,
    "passed": Table._passed,
    "missed": Table._missed,
    "took-back": Table._took_back,
    "proposed": Table._proposed,
    "answered": Table._answered,
    "resigned": Table._resigned,
    "ended": Table._ended,
    "paused": Table._paused,
    "resumed": Table._resumed,
    "stepped": Table._stepped,
    "hinted": Table._hinted,
    "said": Table._said,
    "replaced": Table._replaced,
    "returned": Table._returned,
    "rematch": Table._rematch,
    "chat": Table._chat,
    "practice": Table._practice,
    "closed": Table._closed,
}

_NO_SEATS: frozenset[EventKind] = frozenset(
    {
        "moved",
        "passed",
        "missed",
        "said",
        "took-back",
        "proposed",
        "answered",
        "paused",
        "resumed",
        "stepped",
        "hinted",
        "chat",
        "practice",
    }
)


def turns_of(match: Match) -> Turns:
    """The turns of a slow war; one that goes on from a position goes on after its last move."""
    number = side = 0
    laid = [played for played in match.played if match.game.ends_turn(played.move)]
    if match.played:
        last, step = match.played[-1].now, match.game.turn_time(match.options)
        if last and not step:
            raise Refused("start-slow")
        number = last // step + 1 if step else 0
    if laid:
        side = 1 - match.game.sides(match.options)[laid[-1].seat]
    return Turns(match, Turn(number, side))


def _seat(event: Happened) -> int:
    assert event.seat is not None
    return event.seat
