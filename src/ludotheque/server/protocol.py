"""Every message between the house and a client, and every body of a request or answer.

One file on purpose: the JSON Schema, the TypeScript types and the reference page are made from it
(`docs/generate.py`). A client sends *commands*; the house sends *messages*. What a client shows of a table is
one document, `Shown`; it comes whole in `Whole`, and each `Event` brings what changed in it as a JSON merge
patch (RFC 7396).
"""

from typing import Annotated, Any, Literal, TypeAlias

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

VERSION = 1

LONGEST_NICKNAME = 40
LONGEST_SAYING = 300
LONGEST_SHARE = 128
LONGEST_MOVE = 100
MOST_REST = 60  # seconds
MOST_AHEAD = 26  # pieces
FARTHEST = 10_000  # board units, either way
LONGEST_MESSAGE = 16 << 10  # bytes of one command on a socket
LONGEST_BODY = 64 << 10  # bytes of the body of a request
MOST_SEATS = 8
LONGEST_PAUSE = 5_000  # milliseconds
MOST_GROUPS = 40  # of a class

TableId: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9]{12}$")]
ClientId: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$", description="Chosen by the client.")
]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, lt=MOST_SEATS, strict=True)]
Share: TypeAlias = Annotated[
    str,
    Field(
        max_length=LONGEST_SHARE,
        pattern=r"^[\x21-\x39\x3b-\x7e]*$",
        description="Randomness for the sealed deal; no colon.",
    ),
]
Milliseconds: TypeAlias = Annotated[int, Field(description="Since 1970, by the house's clock.")]
GameTime: TypeAlias = Annotated[
    int, Field(description="Milliseconds since the game began, without the pauses; in slow war by turns.")
]
PersonId: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9]{12}$", description="Of somebody in a class.")]
QuizTime: TypeAlias = Literal["before", "after"]
PieceToken: TypeAlias = Annotated[
    str, Field(pattern=r"^[a-z2-7]{8}$", description="Of a tray; it does not say where it belongs.")
]


def _require_tags(schema: dict[str, Any]) -> None:
    """What tells models apart has to be sent, although it has a default here."""
    tags = [name for name, member in schema.get("properties", {}).items() if "const" in member]
    if tags:
        schema["required"] = [*tags, *(name for name in schema.get("required", ()) if name not in tags)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_extra=_require_tags)


# What a table is set up with


class NoClock(_Model):
    """Nobody is hurried."""

    kind: Literal["none"] = "none"


class MoveClock(_Model):
    """So long for each move."""

    kind: Literal["move"] = "move"
    seconds: Annotated[int, Field(ge=5, le=86_400)]
    then: Literal["give-up", "bot"] = Field(
        default="give-up",
        description="When the time is up the seat gives up its game, or a bot plays there until its person "
        "returns.",
    )


class BankClock(_Model):
    """So long for the game, and an increment for each move."""

    kind: Literal["bank"] = "bank"
    seconds: Annotated[int, Field(ge=10, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0


class DaysClock(_Model):
    """Correspondence: so many days for each move."""

    kind: Literal["days"] = "days"
    days: Annotated[int, Field(ge=1, le=30)]


Clock: TypeAlias = Annotated[NoClock | MoveClock | BankClock | DaysClock, Field(discriminator="kind")]


class LivePace(_Model):
    """Both sides play at the same time, by the house's clock."""

    kind: Literal["live"] = "live"
    rest: Annotated[
        list[Annotated[int, Field(ge=0, le=MOST_REST, strict=True)]], Field(min_length=2, max_length=2)
    ] = Field(
        default=[0, 0],
        description="A handicap: seconds between two tries, by side. 0: two tries a second, like everybody.",
    )
    ahead: Annotated[
        list[Annotated[int, Field(ge=0, le=MOST_AHEAD, strict=True)]], Field(min_length=2, max_length=2)
    ] = Field(
        default=[0, 0],
        description="A handicap: pieces on the base line from the start, by side, so many fewer to find.",
    )


class SlowPace(_Model):
    """Slow war: turn by turn, one piece a turn."""

    kind: Literal["slow"] = "slow"


Pace: TypeAlias = Annotated[LivePace | SlowPace, Field(discriminator="kind")]


class OpenSeat(_Model):
    """For whoever comes."""

    kind: Literal["open"] = "open"


class MySeat(_Model):
    """For who opens the table; with a name: for a second person at the same screen."""

    kind: Literal["me"] = "me"
    name: Annotated[str, Field(max_length=LONGEST_NICKNAME)] | None = None


class BotSeat(_Model):
    """For a bot of the house, by name or by level."""

    kind: Literal["bot"] = "bot"
    bot: Annotated[str, Field(max_length=40)] | None = None
    level: Annotated[int, Field(ge=1, le=8)] | None = None


SeatPlan: TypeAlias = Annotated[OpenSeat | MySeat | BotSeat, Field(discriminator="kind")]


class Position(_Model):
    """A place in a game that was played: a record, and how many of its moves."""

    record: dict[str, Any]
    moves: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]


class Beginning(Position):
    """A position from which a table goes on."""

    anew: bool = Field(
        default=False,
        description="What is still to be drawn is dealt anew: who has the record knows the rest of its pile.",
    )


class NewTable(_Model):
    """A table to open."""

    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(
        default_factory=dict,
        description="As in a record. With `start` it has them, and these may be left out.",
    )
    setup: dict[str, Any] = Field(
        default_factory=dict,
        description="What only this game's set-up holds. With `start` the record has it.",
    )
    start: Beginning | None = Field(
        default=None, description="Play on from there. The first game of the table then has no sealed deal."
    )
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MOST_SEATS)]
    clock: Clock = NoClock()
    pace: Pace | None = Field(
        default=None, description="Of a game that goes by time; left out: live. Others have none."
    )
    public: bool = Field(default=False, description="Listed; else only who has the link finds it.")
    chat: bool = True
    hints: bool = Field(default=True, description="Seats may ask for the best moves; the others hear of it.")
    lens: bool = Field(
        default=True, description="Where the game has one: what quakes may take is shown to who asks."
    )
    practice: bool = Field(
        default=False,
        description="The host may take moves back, past draws too, as long as nobody else sits there: in a "
        "game by turns, without a clock or an open seat. Such a game is not rated.",
    )
    pause: Annotated[int, Field(ge=0, le=LONGEST_PAUSE)] = Field(
        default=0,
        description="Milliseconds between two moves where only bots play by turns: people can follow them.",
    )
    grace: Annotated[
        int, Field(ge=0, le=86_400, description="Seconds until a bot may take the seat of who left.")
    ] = 60


# What a client shows of a table


class SeatShown(_Model):
    """Who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = Field(default=None, description="Which one plays, by itself or for who left.")
    ready: bool = False
    left: bool = False
    resigned: bool = False
    since: Milliseconds | None = Field(
        default=None, description="Since when this person is waited for, at a table with a clock of days."
    )


class Times(_Model):
    """The clocks at the moment `at`; those of `running` go on from there."""

    at: Milliseconds
    left: list[int] = Field(description="Milliseconds left, by seat.")
    running: list[int]


class GameClock(_Model):
    """The time of a game that goes by time: `now` at the moment `at`; if it runs it goes on from there."""

    at: Milliseconds
    now: GameTime
    running: bool


class Missed(_Model):
    """A photo finish: two sides wanted the same location within half a second."""

    location: str
    margin: int = Field(description="Milliseconds by which the seat of this event came later.")
    winner: int = Field(description="The seat that was first.")
    times: list[GameTime] = Field(description="When both arrived: the winner, then the other.")


class Proposal(_Model):
    """What one seat asks of the others."""

    what: Literal["takeback", "end", "pause"]
    by: int
    agreed: list[int]


_GOAL = "Where all win or lose as one: the points that they had to reach together."


class Result(_Model):
    """How the game ended."""

    why: Literal["rules", "resigned", "time", "agreed", "closed"]
    scores: list[int] = Field(description="As the rules count them at that moment.")
    winners: list[int]
    goal: int | None = Field(default=None, description=_GOAL)


Deed: TypeAlias = Literal[
    "sit",
    "ready",
    "leave",
    "return",
    "replace",
    "play",
    "pass",
    "resign",
    "hint",
    "propose:takeback",
    "propose:pause",
    "propose:end",
    "answer:yes",
    "answer:no",
    "resume",
    "step",
    "rematch",
    "say:text",
    "say:phrase",
    "switch-chat",
    "practice:on",
    "practice:off",
    "close",
]


class Shown(_Model):
    """All that one person is shown of a table. What does not apply is left out."""

    game: str
    rules: int
    options: dict[str, Any]
    clock: Clock
    pace: Pace | None = Field(default=None, description="Of a game that goes by time.")
    public: bool
    chat: bool
    hints: bool = Field(description="Seats may ask for hints.")
    lens: bool = Field(description="The game has a lens, and the host has not put it away.")
    grace: int
    hidden: bool = Field(description="Seats have secrets: people at one screen take turns to look at it.")
    host: str
    is_host: bool
    status: Literal["waiting", "playing", "paused", "finished", "closed"]
    round: int = Field(description="Which game of this table: 1, and one more with each rematch.")
    seats: list[SeatShown]
    yours: list[int] = Field(description="Your seats; none: you watch.")
    can: list[Deed] = Field(
        description="What you may do now, as the table stands: types of commands, with `:` and the form "
        "where one has several, and `hint`. What would change nothing is left out."
    )
    commitment: str | None = Field(
        default=None,
        description="SHA-256 of the house's secret for the deal of this round; left out if none was sealed.",
    )
    secret: str | None = Field(default=None, description="Shown when the game is over.")
    shares: list[str | None] | None = Field(default=None, description="By seat, once the game has started.")
    first: int | None = None
    given: int | None = Field(
        default=None,
        description="This round began from a position after so many moves: the host may know what comes.",
    )
    moves: int = Field(description="How many moves have been played, with those that were given.")
    to_move: list[int]
    seen_by: int | None = Field(default=None, description="The seat whose view this is; -1: a spectator's.")
    view: dict[str, Any] | None = Field(default=None, description="What that seat may know.")
    legal: list[str] | None = Field(default=None, description="That seat's legal moves, if it is waited for.")
    may_pass: bool | None = Field(default=None, description="True: in slow war your turn may pass.")
    undo: bool | None = Field(default=None, description="Your last move can be taken back freely.")
    practice: bool | None = Field(
        default=None,
        description="True: in this game the host may take moves back, past draws too, or could for a while. "
        "It is not rated.",
    )
    times: Times | None = None
    game_time: GameClock | None = Field(default=None, description="Of a game that goes by time, if it is on.")
    held: bool | None = Field(
        default=None, description="True: a teacher has stopped all games, and lets them go on."
    )
    proposal: Proposal | None = None
    result: Result | None = None


class Said(_Model):
    """A line of the talk."""

    at: Milliseconds
    seat: int
    name: str
    text: str | None = None
    phrase: str | None = None


# Messages: from the house to a client


class Welcome(_Model):
    """The first message on a socket."""

    type: Literal["welcome"] = "welcome"
    version: int
    person: str
    nickname: str
    now: Milliseconds


class Whole(_Model):
    """A table as you may see it, whole."""

    type: Literal["whole"] = "whole"
    table: TableId
    number: int = Field(description="Of the last event in it.")
    now: Milliseconds
    shown: Shown
    said: list[Said]
    here: list[int] = Field(description="Seats whose people are connected.")


EventKind: TypeAlias = Literal[
    "sat",
    "left",
    "ready",
    "started",
    "moved",
    "passed",
    "missed",
    "took-back",
    "proposed",
    "answered",
    "resigned",
    "ended",
    "paused",
    "resumed",
    "stepped",
    "hinted",
    "said",
    "replaced",
    "returned",
    "rematch",
    "chat",
    "practice",
    "closed",
]


class Event(_Model):
    """Something happened at a table. Numbers follow each other without a gap."""

    type: Literal["event"] = "event"
    table: TableId
    number: int
    at: Milliseconds
    kind: EventKind
    seat: int | None = None
    name: str | None = None
    move: str | None = Field(default=None, description="As far as you may see it.")
    drawn: list[str | None] | None = Field(default=None, description="null: something that you may not see.")
    now: GameTime | None = None
    piece: PieceToken | None = Field(default=None, description="What your side has laid from its tray.")
    missed: Missed | None = None
    said: Said | None = None
    changes: dict[str, Any] = Field(default_factory=dict, description="A merge patch for what is shown.")


class Presence(_Model):
    """Whose people are connected. Not numbered, not stored."""

    type: Literal["presence"] = "presence"
    table: TableId
    here: list[int]


class HandShown(_Model):
    """Where a partner's hand is. Not numbered, not stored."""

    type: Literal["hand"] = "hand"
    table: TableId
    seat: int
    name: str
    piece: PieceToken
    x: float
    y: float
    held: bool


class Done(_Model):
    """A command was carried out, and stored."""

    type: Literal["done"] = "done"
    id: str
    table: TableId
    number: int = Field(description="Of the event that it became.")


class RefusedMessage(_Model):
    """A command was not carried out; nothing changed."""

    type: Literal["refused"] = "refused"
    id: str | None = None
    table: str | None = None
    key: str
    text: str = Field(description="In your language.")
    clause: str | None = None
    retry: bool = Field(default=False, description="The same command may work later.")
    wait: int | None = Field(default=None, description="Milliseconds until then, where that is known.")


class Pulse(_Model):
    """Every 20 seconds: the house's time, and your lag as the house measured it."""

    type: Literal["pulse"] = "pulse"
    now: Milliseconds
    lag: int = Field(description="Milliseconds there and back.")


class Pong(_Model):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    sent: float
    now: Milliseconds


class Storing(_Model):
    """Whether the house can store moves. While it cannot, commands are refused and nothing is lost."""

    type: Literal["storing"] = "storing"
    working: bool
    text: str


class Lobby(_Model):
    """The public tables."""

    type: Literal["lobby"] = "lobby"
    tables: list["TableCard"]


class Bye(_Model):
    """The last message before the house closes a socket."""

    type: Literal["bye"] = "bye"
    key: str
    text: str
    retry_after: float | None = Field(default=None, description="Seconds; left out: do not come back.")


Message: TypeAlias = Annotated[
    Welcome
    | Whole
    | Event
    | Presence
    | HandShown
    | Done
    | RefusedMessage
    | Pulse
    | Pong
    | Storing
    | Lobby
    | Bye,
    Field(discriminator="type"),
]


# Commands: from a client to the house


class Watch(_Model):
    """Be told of a table from now on: the rest after event `seen`, or whole."""

    type: Literal["watch"] = "watch"
    table: TableId
    seen: Annotated[int, Field(ge=0)] | None = None
    whole: bool = Field(default=False, description="Send the table whole after each event: for simple bots.")


class Unwatch(_Model):
    """Be told no more."""

    type: Literal["unwatch"] = "unwatch"
    table: TableId


class WatchLobby(_Model):
    """Be told of the public tables, or no more."""

    type: Literal["lobby"] = "lobby"
    on: bool = True


class Ping(_Model):
    """Asks for the time."""

    type: Literal["ping"] = "ping"
    sent: Annotated[float, Field(allow_inf_nan=False)] = 0


class Hand(_Model):
    """Show your partners where your hand is: no answer, and whatever comes too fast is dropped."""

    type: Literal["hand"] = "hand"
    table: TableId
    seat: SeatNumber | None = None
    piece: PieceToken
    x: Annotated[float, Field(ge=-FARTHEST, le=FARTHEST, allow_inf_nan=False, description="In board units.")]
    y: Annotated[float, Field(ge=-FARTHEST, le=FARTHEST, allow_inf_nan=False)]
    held: bool = Field(description="False: put down.")


class _Command(_Model):
    id: ClientId
    table: TableId


class Sit(_Command):
    """Take an open seat; the first if none is named. With it one is ready."""

    type: Literal["sit"] = "sit"
    seat: SeatNumber | None = None
    share: Share | None = None


class Ready(_Command):
    """Ready to start, with one's share of the deal. The game starts when all seats are taken and ready."""

    type: Literal["ready"] = "ready"
    share: Share | None = None


class Leave(_Command):
    """Stand up: before the game the seats are free again, in the game a bot may take them."""

    type: Literal["leave"] = "leave"


class Play(_Command):
    """Play a move: record notation or code. The seat is needed only by who has several."""

    type: Literal["play"] = "play"
    move: Annotated[str, Field(max_length=LONGEST_MOVE)] | Annotated[int, Field(ge=0, lt=2**31, strict=True)]
    seat: SeatNumber | None = None
    piece: PieceToken | None = Field(default=None, description="At a live table: which one is laid.")
    turn: Annotated[int, Field(ge=0, le=3, strict=True)] = Field(
        default=0, description="Quarter turns clockwise that the hand gave that piece."
    )


class Pass(_Command):
    """Let the turn pass, in slow war where no piece can be laid."""

    type: Literal["pass"] = "pass"
    seat: SeatNumber | None = None


class Propose(_Command):
    """Ask the others: take my last move back, end the game here, pause.

    Where moves can be taken back for practice nobody is asked: it goes back past draws, to the own last
    decision or, once others have decided, to where the own last turn began. What was drawn is drawn again.
    """

    type: Literal["propose"] = "propose"
    what: Literal["takeback", "end", "pause"]
    seat: SeatNumber | None = None


class Answer(_Command):
    """Agree to what is proposed, or not."""

    type: Literal["answer"] = "answer"
    agree: bool
    seat: SeatNumber | None = None


class Resume(_Command):
    """Go on after a pause."""

    type: Literal["resume"] = "resume"


class Step(_Command):
    """Bots are among themselves, and paused: one of them plays one move. For the host alone."""

    type: Literal["step"] = "step"


class Resign(_Command):
    """Give up one's seat's game."""

    type: Literal["resign"] = "resign"
    seat: SeatNumber | None = None


class Replace(_Command):
    """Put a bot in the seat of who left, after the time of grace; as host, before a game, in an open one."""

    type: Literal["replace"] = "replace"
    seat: SeatNumber
    bot: Annotated[str, Field(max_length=40)] | None = None


class Return(_Command):
    """Come back to one's seats after leaving."""

    type: Literal["return"] = "return"


class Rematch(_Command):
    """Another game with the same seats, after the last has ended."""

    type: Literal["rematch"] = "rematch"


class Say(_Command):
    """A line for the table: text of one's own, or a quick phrase by its key."""

    type: Literal["say"] = "say"
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_SAYING)] | None = None
    phrase: Annotated[str, Field(max_length=40)] | None = None


class SwitchChat(_Command):
    """The host switches the talk on or off; quick phrases stay."""

    type: Literal["switch-chat"] = "switch-chat"
    on: bool


class Practice(_Command):
    """The host, alone among bots, may take moves back past draws; before a game also: may not."""

    type: Literal["practice"] = "practice"
    on: bool


class CloseTable(_Command):
    """The host closes the table for good."""

    type: Literal["close"] = "close"


AnyTableCommand: TypeAlias = (
    Sit
    | Ready
    | Leave
    | Play
    | Pass
    | Propose
    | Answer
    | Resume
    | Step
    | Resign
    | Replace
    | Return
    | Rematch
    | Say
    | SwitchChat
    | Practice
    | CloseTable
)
TableCommand: TypeAlias = Annotated[AnyTableCommand, Field(discriminator="type")]
SocketCommand: TypeAlias = Annotated[
    Watch | Unwatch | WatchLobby | Ping | Hand | AnyTableCommand, Field(discriminator="type")
]


# Bodies of requests and answers


class Enter(_Model):
    """Come in under a nickname. A program says that it is a bot and gets a token in place of a cookie."""

    nickname: Annotated[str, Field(max_length=4 * LONGEST_NICKNAME)]
    kind: Literal["person", "bot"] = "person"


class Rename(_Model):
    """Another nickname."""

    nickname: Annotated[str, Field(max_length=4 * LONGEST_NICKNAME)]


class Me(_Model):
    """Who you are here."""

    person: str
    nickname: str
    kind: Literal["person", "bot"]
    token: str | None = Field(default=None, description="A bot's, shown once, for `Authorization: Bearer`.")


class OneTimeLink(_Model):
    """Opens on another device, once, until it expires."""

    link: str
    expires: Milliseconds


class UseLink(_Model):
    """The token of a one-time link."""

    token: Annotated[str, Field(max_length=100)]


class TableCard(_Model):
    """A table in a list."""

    table: TableId
    game: str
    options: dict[str, Any]
    clock: Clock
    pace: Pace | None = None
    status: Literal["waiting", "playing", "paused", "finished", "closed"]
    public: bool
    host: str
    seats: list[SeatShown]
    created: Milliseconds
    changed: Milliseconds


class Tables(_Model):
    """A list of tables, newest first."""

    tables: list[TableCard]


class GameCard(_Model):
    """One game of a table in a list."""

    table: TableId
    round: int
    game: str
    options: dict[str, Any]
    players: list[str]
    bots: list[str | None] = Field(description="Which bots of the house played, by seat.")
    started: Milliseconds | None = None
    ended: Milliseconds | None = None
    result: Result | None = None
    practice: bool = Field(
        default=False, description="Moves could be taken back, past draws too: it is not rated."
    )
    yours: list[int]


class Games(_Model):
    """A list of games, newest first."""

    games: list[GameCard]
    older: str | None = Field(default=None, description="Asks for the rest: `?before=`.")


class OptionValue(_Model):
    """What an option may be."""

    value: bool | str
    name: str = Field(description="In your language.")
    about: str | None = Field(default=None, description="What it does, where that has to be explained.")


class SwitchOption(_Model):
    """Yes or no."""

    kind: Literal["switch"] = "switch"
    option: str
    name: str = Field(description="In your language.")
    values: list[OptionValue] = Field(description="No, then yes.")


class ChoiceOption(_Model):
    """One of several."""

    kind: Literal["choice"] = "choice"
    option: str
    name: str = Field(description="In your language.")
    values: list[OptionValue]
    default: str
    default_with: dict[str, str] = Field(
        description="Another default, by the value of an option of the kind `several` that brings it."
    )


class SeveralOption(_Model):
    """Any of several."""

    kind: Literal["several"] = "several"
    option: str
    name: str = Field(description="In your language.")
    values: list[OptionValue]


class NumberOption(_Model):
    """A whole number."""

    kind: Literal["number"] = "number"
    option: str
    name: str = Field(description="In your language.")
    about: str | None = Field(default=None, description="What it does, where that has to be explained.")
    least: int
    most: int
    step: int
    default: int
    unit: int = Field(description="So many of what is sent are one of what is asked for.")


class SidesOption(_Model):
    """The side of each seat, 0 or 1."""

    kind: Literal["sides"] = "sides"
    option: str
    most: int = Field(description="Seats on a side.")


GameOption: TypeAlias = Annotated[
    SwitchOption | ChoiceOption | SeveralOption | NumberOption | SidesOption, Field(discriminator="kind")
]


class GameKind(_Model):
    """A game of the house."""

    game: str
    title: str = Field(description="What it is called in your language.")
    rules: int
    seats: list[int]
    options: dict[str, Any] = Field(description="The defaults.")
    choices: list[GameOption] = Field(description="The options that a form asks for, in this order.")
    bots: list[str] = Field(description="From the weakest to the strongest: level 1 and up.")
    usual: str = Field(description="The bot for who has not chosen one.")
    lens: bool = Field(description="It has a lens: the odds of what chance may do.")
    timed: bool = Field(description="Seats move at the same time: tables have a pace.")


class TrayPiece(_Model):
    """A piece in the tray, around its own centre: nothing in it says where it belongs."""

    piece: PieceToken
    outline: str = Field(description="An SVG path, in board units.")
    picture: list[list[str]] = Field(description="What is printed on it: class and SVG path, in order.")
    base: bool = Field(description="It goes on the base line of its side, and has a red edge.")


class Tray(_Model):
    """The pieces that a side has still to lay, in the order of its tray."""

    side: int
    pieces: list[TrayPiece]


class HouseShown(_Model):
    """What there is to play."""

    version: int
    games: list[GameKind]
    languages: list[str]
    address: str = Field(description="Where others reach this house, as far as it knows.")
    classroom: str | None = Field(
        default=None, description="The house is a classroom, which plays this game."
    )


class Phrases(_Model):
    """Quick phrases by key, in one language."""

    phrases: dict[str, str]


# A game in words


class Thing(_Model):
    """A part of a text that names something. If it is empty, the text speaks of it there without its name."""

    at: int = Field(description="Where it begins, in characters as Unicode counts them.")
    end: int
    kind: str = Field(description="In the game's own terms: `tile`, `place`, `section`, `card`.")
    code: str


_Things: TypeAlias = Annotated[
    list[Thing] | None,
    Field(description="What the words name, in order and apart from each other; left out: nothing."),
]


class ToldLine(_Model):
    """Something told in a sentence. It has no codes: what it names is said in words, with the code beside."""

    text: str
    things: _Things = None
    clause: str | None = Field(default=None, description="Of the ruling sheet, where the rules decided it.")


class ToldEvent(_Model):
    """An event in words; of a move, also who played what, as far as you may see it."""

    number: int
    moves: int | None = Field(default=None, description="Moves played with it, if it is one.")
    lines: list[ToldLine]
    seat: int | None = Field(default=None, description="Whose move it was; left out: it was no move.")
    move: str | None = None
    drawn: list[str | None] | None = Field(default=None, description="null: something that you may not see.")


class Choice(_Model):
    """A legal move in words."""

    move: str
    words: str
    things: _Things = None


class Told(_Model):
    """A table in words, as far as you may know it; lists are empty where there is nothing to tell."""

    number: int = Field(description="Of the last event in it; in a replay: how many moves were played.")
    story: list[ToldEvent] = Field(
        description="What happened in this round after the event that you named, as far as you may see it."
    )
    question: ToldLine | None = Field(default=None, description="What is asked now, and of whom.")
    choices: list[Choice] = Field(description="All legal moves of your seat, if it is waited for.")
    table: list[ToldLine] = Field(description="What lies on the table.")
    standing: list[ToldLine] = Field(description="What is on offer, and how each seat stands.")
    unseen: list[ToldLine] = Field(description="What nobody has seen yet.")
    scores: list[ToldLine] = Field(
        description="What each seat would have if the game ended now, and for what."
    )
    details: dict[str, Any] = Field(description="What only the rules can tell, by the game: see its page.")


class HintedMove(_Model):
    """One of the best moves."""

    move: str
    words: str
    things: _Things = None
    odds: Annotated[
        float, Field(ge=0, le=1, description="How likely your seat wins with it, as bots see it.")
    ]
    equal: bool = Field(description="It is about as good as the best of them.")
    why: list[str] = Field(description="What it does, in sentences; none: nothing on the table stands out.")


class Hint(_Model):
    """The best moves of your seat, from what it may know and nothing else. Nobody else is sent this."""

    seat: int
    number: int = Field(description="Of the last event that was known.")
    moves: list[HintedMove] = Field(description="The best first; none: there is nothing to do now.")
    tries: int = Field(description="How often the game was played on in thought.")


class Preview(_Model):
    """What a legal move of your seat would bring, from what it may know. Nobody else hears of it."""

    seat: int
    number: int = Field(description="Of the last event that was known.")
    move: str
    details: dict[str, Any] = Field(description="By the game, with `words` for each thing that it tells of.")


class Lens(_Model):
    """What a game's lens shows: from what everybody knows, and as if nothing more were built."""

    number: int = Field(description="Of the last event in it; in a replay: how many moves were played.")
    tiles: dict[str, float] = Field(
        description="By cell: how likely, from 0 to 1, a quake takes the tile there before the end."
    )
    sections: dict[str, float] = Field(
        description="How likely a section loses a tile, by the first of its fragments in `Told.details`: "
        "its cell and text, with a blank between."
    )


class ToUnpack(_Model):
    """A box to look into."""

    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict, description="As in a record.")


class ToReplay(_Model):
    """A record to play through."""

    record: dict[str, Any]
    seat: SeatNumber | None = Field(
        default=None,
        description="Whose knowledge; left out: every move and draw, and nothing on the table is hidden.",
    )


class ToReview(_Model):
    """A record to look at again."""

    record: dict[str, Any]


Ahead = Annotated[
    int,
    Field(ge=-900, le=900, description="Minutes that your clock is ahead of UTC: the day is told by it."),
]


class ToPoster(_Model):
    """A record of a game that is over, to be drawn as a poster."""

    record: dict[str, Any]
    ahead: Ahead = 0


class ToTell(Position):
    """A place in a record to be told of."""

    seat: SeatNumber | None = Field(default=None, description="Whose knowledge; left out: a spectator's.")


class ReplayStep(_Model):
    """One move of a replay."""

    seat: int
    now: GameTime | None = Field(default=None, description="Of a game that goes by time.")
    move: str | None = Field(default=None, description="Left out: this seat may not see it.")
    drawn: list[str | None] = Field(description="null: something that this seat may not see.")
    changes: dict[str, Any] = Field(description="A merge patch for the view.")
    to_move: list[int]
    lines: list[ToldLine]


class ReplayResult(_Model):
    """What the rules say at the end."""

    scores: list[int]
    winners: list[int]
    goal: int | None = Field(default=None, description=_GOAL)


class Replay(_Model):
    """A whole game: how it began, and each move with what changed."""

    game: str
    rules: int
    options: dict[str, Any]
    players: list[str]
    seats: int
    view: dict[str, Any] = Field(description="When the first move is waited for.")
    to_move: list[int]
    drawn: list[str | None] = Field(description="Before the first move.")
    lines: list[ToldLine] = Field(description="What happened before the first move.")
    steps: list[ReplayStep]
    result: ReplayResult | None = Field(default=None, description="If the game came to its end.")
    meta: dict[str, Any] | None = Field(default=None, description="The record's own.")


# Reviews


class ReviewPoint(_Model):
    """How likely each seat was to win, before a decision or at the end."""

    moves: int = Field(description="Moves played before.")
    now: GameTime | None = Field(default=None, description="Of a game that goes by time.")
    seat: int | None = Field(default=None, description="Who decided; left out: the end.")
    chances: list[float] = Field(description="By seat, 0 to 1.")


class ReviewMove(_Model):
    """A move as a record has it, and in words."""

    move: str
    text: str
    things: _Things = None


class ReviewMoment(_Model):
    """A decision that mattered."""

    moves: int = Field(description="Moves played before it: from there one can play on.")
    seat: int
    played: ReviewMove
    preferred: ReviewMove
    chance: float = Field(description="Of this seat, with the move played.")
    best: float = Field(description="With the one preferred.")
    why: list[str] = Field(description="In words, from what this seat knew.")


class ReviewDraw(_Model):
    """Something drawn that changed much."""

    moves: int = Field(description="Moves played when it was drawn.")
    change: float = Field(description="Of this seat's chance.")
    lines: list[ToldLine]


class ReviewSeat(_Model):
    """Where a seat's end comes from: start + skill + others + luck = end, but for rounding."""

    start: float
    skill: float = Field(
        description="What its own moves have changed, against those preferred: 0 is as good."
    )
    others: float = Field(description="What the moves of the others have given or taken.")
    luck: float = Field(description="What was drawn; in a game that goes by time, the pace of hands.")
    end: float
    best_draw: ReviewDraw | None = None
    worst_draw: ReviewDraw | None = None


class Review(_Model):
    """A game that is over, looked at again."""

    game: str
    players: list[str]
    timed: bool
    finished: bool = Field(description="It came to its end by the rules; else `end` is a chance too.")
    simulations: int = Field(description="Other piles for each position, at least.")
    points: list[ReviewPoint]
    moments: list[ReviewMoment] = Field(
        description="At most three, the costliest first; none in which both moves were about as good."
    )
    seats: list[ReviewSeat]


class ReviewDraft(_Model):
    """What is known while a review is made: a quick look at first, better bit by bit."""

    players: list[str]
    timed: bool
    moves: int = Field(description="Of the whole game.")
    now: GameTime | None = Field(default=None, description="Of the last move, in a game that goes by time.")
    points: list[ReviewPoint] = Field(description="From the first decision on, as far as it was thought.")


class ReviewShown(_Model):
    """How far a review is, and the review once it is done."""

    done: int = Field(description="Steps of so many as `total` says.")
    total: int
    draft: ReviewDraft | None = Field(default=None, description="Until the review is there.")
    review: Review | None = None


# A classroom


class JoinClass(_Model):
    """A child joins: the code on the wall, and a name."""

    code: Annotated[str, Field(max_length=40)]
    nickname: Annotated[str, Field(max_length=4 * LONGEST_NICKNAME)]


class BeTeacher(_Model):
    """The secret in the address that the terminal shows: whoever has it is a teacher here."""

    token: Annotated[str, Field(max_length=100)]


class ClassChild(_Model):
    """A child's name."""

    person: PersonId
    name: str


class AddChild(_Model):
    """One more child joins on the same device."""

    nickname: Annotated[str, Field(max_length=4 * LONGEST_NICKNAME)]


class ClassPlace(_Model):
    """Who you are in the class, and where you play."""

    role: Literal["stranger", "pupil", "teacher"]
    name: str | None = Field(default=None, description="A pupil's: no other in the class has it.")
    mates: list[ClassChild] = Field(
        default_factory=list, description="Who else has joined on this device, and plays on it."
    )
    table: TableId | None = Field(default=None, description="Where a pupil plays; left out: wait.")
    begun: bool = Field(description="Games of this lesson have begun.")
    phrases: bool = Field(description="Quick phrases may be said at the tables.")
    hints: bool = Field(description="Hints may be asked for.")
    quiz: QuizTime | None = Field(default=None, description="The quiz that is open.")
    to_answer: list[ClassChild] = Field(
        default_factory=list, description="Who on this device has not answered the open quiz."
    )
    over: bool = Field(description="The lesson has ended.")


class ClassGroup(_Model):
    """Children who play at one table."""

    pupils: Annotated[list[PersonId], Field(min_length=1, max_length=MOST_SEATS)]
    device: PersonId | None = Field(
        default=None, description="The child on whose device all of them play; left out: each on their own."
    )


class ClassBegin(_Model):
    """Make groups, and begin the games."""

    size: Annotated[
        int, Field(ge=2, le=MOST_SEATS, description="How many at a table, if that comes out even.")
    ]
    groups: Annotated[list[ClassGroup], Field(min_length=1, max_length=MOST_GROUPS)] | None = Field(
        default=None,
        description="Groups made by hand; who is in none waits. Left out: by chance, `size` at a table.",
    )
    options: dict[str, Any] = Field(default_factory=dict, description="As in a record.")
    everybody: bool = Field(
        default=False, description="New groups of all: games that are on end. Else who waits is grouped."
    )
    seconds: Annotated[int, Field(ge=10, le=600)] | None = Field(
        default=None,
        description="For each decision; then a bot plays there until the child returns. Left out: no limit.",
    )


class ClassSeat(_Model):
    """Who plays on in a seat: a child who waits, or a bot until its child returns."""

    person: PersonId | None = Field(default=None, description="The child who waits; left out: a bot.")


class ClassPause(_Model):
    """Stop all games, or let them go on."""

    on: bool


class ClassRules(_Model):
    """What the children may do; what is left out stays as it is."""

    phrases: bool | None = None
    hints: bool | None = None
    quiz: QuizTime | Literal["off"] | None = Field(
        default=None, description="Open the quiz before or after the games, or close it."
    )


class ClassPupil(_Model):
    """A child, as the teacher sees it."""

    person: PersonId
    name: str
    device: PersonId | None = Field(
        default=None, description="The child on whose device it plays; left out: on its own."
    )
    here: bool = Field(description="Its device has asked within the last seconds.")
    table: TableId | None = None


class ClassGroups(_Model):
    """The tables that there would be for an aim."""

    size: int
    waiting: list[int] = Field(description="Children at each table, if those who wait are grouped.")
    everybody: list[int] = Field(description="The same for all.")


class ClassTable(_Model):
    """A table, as the teacher sees it: what all at the table can see, and no hand."""

    table: TableId
    number: int
    status: Literal["waiting", "playing", "paused", "finished", "closed"]
    round: int = Field(description="Which game of this table.")
    moves: int
    seats: list[SeatShown]
    here: list[int] = Field(description="Seats whose people are connected.")
    to_move: list[int]
    points: list[int] = Field(description="That all can see, by seat; none before the game.")
    result: Result | None = None


class QuizCount(_Model):
    """How many, before the games and after them."""

    before: int
    after: int


class ClassBoard(_Model):
    """The class at a glance."""

    code: str
    game: str
    groups: list[ClassGroups] = Field(description="For each number that can sit at a table.")
    most: int = Field(description="Children in a class.")
    phrases: bool
    hints: bool
    quiz: QuizTime | None = Field(default=None, description="The quiz that is open.")
    questions: int = Field(description="Of the quiz; 0: this game has none.")
    answered: QuizCount = Field(description="Children who have answered it.")
    paused: bool
    over: bool
    round: int = Field(description="How often all have been grouped; 0: not yet.")
    games: int = Field(description="That are over, in this lesson.")
    pupils: list[ClassPupil]
    tables: list[ClassTable] = Field(description="Of this round.")


class WallTable(_Model):
    """A table for all to see, from the last row: what any spectator may know, and no hand."""

    number: int
    status: Literal["waiting", "playing", "paused", "finished", "closed"]
    seats: list[SeatShown]
    options: dict[str, Any] = Field(description="They say which cards there are.")
    view: dict[str, Any] | None = Field(default=None, description="A spectator's.")
    result: Result | None = None


class ClassWall(_Model):
    """The class on a wall: for a projector, with nothing to press."""

    code: str
    game: str
    paused: bool
    over: bool
    quiz: QuizTime | None = Field(default=None, description="The quiz that is open.")
    answered: int = Field(description="Children who have answered the open quiz.")
    joined: int = Field(description="Children in the class.")
    waiting: list[str] = Field(description="The names of those without a table.")
    tables: list[WallTable] = Field(description="Of this round.")


class QuizQuestion(_Model):
    """A question with its answers. Which is right is shown after the second time."""

    id: str
    text: str
    answers: list[str]
    right: int | None = None
    why: str | None = None


class QuizSheet(_Model):
    """What a child has answered: question and the number of the answer; what it did not know is left out."""

    person: PersonId
    name: str
    before: dict[str, int] | None = Field(default=None, description="Left out: not answered yet.")
    after: dict[str, int] | None = None


class ClassQuiz(_Model):
    """The quiz as the children of one device see it."""

    open: QuizTime | None = None
    questions: list[QuizQuestion]
    children: list[QuizSheet] = Field(description="Those of this device.")


class QuizAnswers(_Model):
    """The answers of a child."""

    person: PersonId
    time: QuizTime
    answers: Annotated[dict[str, Annotated[int, Field(ge=0, strict=True)]], Field(max_length=20)] = Field(
        description="Question and the number of the answer, from 0; a question left out: not known."
    )


class QuizResults(_Model):
    """The whole class, before the games and after them."""

    questions: list[QuizQuestion]
    counts: list[QuizCount] = Field(description="Children who were right, by question.")
    answered: QuizCount = Field(description="Children who have answered.")
    children: list[QuizSheet]


class ClassGame(_Model):
    """A game of the class that is over."""

    table: TableId
    number: int = Field(description="Of the table in its round.")
    class_round: int
    round: int
    players: list[str]
    bots: list[str | None] = Field(description="Which bots of the house played, by seat.")
    stood_in: list[bool] = Field(description="In which seats a bot played on for a child, by seat.")
    result: Result
    survived: bool | None = Field(default=None, description="In games that a whole table can lose.")
    tie: str | None = Field(
        default=None, description="What broke a tie of points, or `shared`: as the game says."
    )


class CardCount(_Model):
    """How many games something is said of a card in."""

    card: str
    games: int


class ClassDebrief(_Model):
    """The whole class after its games."""

    game: str
    games: list[ClassGame]
    options: dict[str, Any] = Field(description="Of the last game: they say which cards there are.")
    survived: int | None = Field(default=None, description="How many tables survived.")
    counted: int = Field(description="Of so many that played to the end.")
    saved: list[CardCount] = Field(description="Cards that helped, the most often first.")
    hurt: list[CardCount]
    seen: list[CardCount]


# The rules


class RulePart(_Model):
    """Some words of the rules."""

    kind: Literal["text", "code", "em", "strong", "clause"]
    text: str = Field(description="Of a clause or section its id.")


class RuleClause(_Model):
    """A clause of a ruling sheet."""

    id: str
    ruling: bool = Field(description="A ruling of ours is in it: the published rules are silent there.")
    parts: list[RulePart]


class RuleSection(_Model):
    """A section of a ruling sheet."""

    id: str
    title: str
    clauses: list[RuleClause]


class RuleSheet(_Model):
    """The ruling sheet of a game, in one language."""

    game: str
    language: str = Field(description="That of the sheet: English, if there is none in yours.")
    title: str
    about: list[list[RulePart]] = Field(description="Paragraphs before the first section.")
    sections: list[RuleSection]


class Problem(_Model):
    """What was wrong with a request, in words."""

    key: str
    text: str
    clause: str | None = None


Lobby.model_rebuild()

socket_commands: TypeAdapter[SocketCommand] = TypeAdapter(SocketCommand)
table_commands: TypeAdapter[TableCommand] = TypeAdapter(TableCommand)
messages: TypeAdapter[Message] = TypeAdapter(Message)


def encode_plain(message: dict[str, Any]) -> bytes:
    """A message that is a plain document, in the shape of its model: what is sent often is built so."""
    return orjson.dumps(message)


def encode(message: BaseModel) -> bytes:
    """A message as it goes over the wire."""
    return bytes(message.__pydantic_serializer__.to_json(message, exclude_none=True, warnings=False))
