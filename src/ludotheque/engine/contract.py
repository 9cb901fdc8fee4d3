"""What a game is. Read this first.

A game's rules are kernels over two NumPy records: the **box** (components, never changed) and the **state**.
Everything else asks them:

- `to_move(state)` says who is waited for: a bit for each seat (one in a turn-based game, several where
  seats act at the same time), CHANCE when something is drawn, NOBODY when the game is over.
- `legal(box, state, seat, now, moves)` writes a seat's legal moves; `is_legal` asks about one.
- `play(box, state, seat, move, now)` trusts that the move is legal. `now` is the table's time in
  milliseconds; turn-based rules ignore it. In a timed game every seat may move at any time.
- `settle(box, state, outcome)` tells the state what chance chose. The choice comes from a pile outside, so
  a state never holds the future; it counts what is left to draw in its field `pile`.
- `mark_scores(box, state, scores)` says what each seat would have if the game ended now.
- `replay(box, state, pile, moves, seats, times)` plays moves as long as they are legal; a game that goes by
  turns knows whose they are and looks at neither seats nor times.
- `advance(boxes, states, pile, seat, move, now)` does all of a move, for a game in arrays of one: play
  it if it is legal, draw from the pile until somebody decides, say who is waited for. `list_legal` is `legal`
  for such a game. `step(boxes, states, seat, code, now)` does one thing alone: it plays a legal move, or, for
  the seat CHANCE, settles an outcome; it says who is waited for and draws nothing.

`Game` wraps these for Python: options, set-up, text, views and words.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, NewType, TypeAlias, TypeVar

import numpy as np

from ludotheque.engine.editions import Editions
from ludotheque.engine.options import Edition, Option
from ludotheque.engine.patches import difference
from ludotheque.engine.words import Refused, quote

if TYPE_CHECKING:
    from ludotheque.engine.match import Past
    from ludotheque.engine.teller import Teller

Seat = NewType("Seat", int)
Move = NewType("Move", int)  # a code from the game's table of moves
Outcome = NewType("Outcome", int)  # a code for what chance chose
Milliseconds = NewType("Milliseconds", int)

NOBODY = 0
CHANCE = -1
DEAL = -1  # in place of a move: only draw
REFUSED = -2  # in place of who is waited for: the move was not legal
SPECTATOR = Seat(-1)  # sees what no seat hides
START = Milliseconds(0)

Box: TypeAlias = Any  # a record of the game's BOX
State: TypeAlias = Any  # a record of the game's STATE
Options: TypeAlias = Any  # the game's `options_type`
Shown = TypeVar("Shown", bound=Mapping[str, Any])  # a TypedDict of the game's `shown.py`

# What else a game has, each loaded when somebody asks for it: where that lies in the game's package.
PARTS = {
    "layout": "layout",  # the records: STATE, VIEW
    "features": "features",  # a view as tensors, for learned bots
    "batch": "batch",  # the game as one of many side by side: `engine/batch/kernels.py`
    "lessons": "lessons",  # a tutorial for the web client: `engine/lessons.py`
    "pointer": "text.pointer",  # its choices made on the drawn table, in a terminal: `engine/pointer.py`
    "picture": "picture",  # a view drawn as SVG: `engine/picture.py`
    "quiz": "quiz",  # questions for before and after it, with a class: `engine/quiz.py`
    "paper": "paper",  # what is printed to play it at a table: `engine/paper.py`
    "preview": "text.preview",  # what a move would bring: `engine/preview.py`
    "playouts": "bots.playouts",  # plain bots, compiled, and whole games of them: `engine/simulation.py`
    "mind": "bots.mind",  # what the search asks: `bots/mind.py`
    "reasons": "bots.reasons",  # why a move: `bots/reasons.py`
    "lens": "bots.lens",  # what chance may do: `bots/lens.py`
    "net": "bots.net",  # what the learned bot thinks with: `bots/learned.py`
}

# What stands for a part that an open game lacks: a module whose `made_for(game)` makes it from the rules.
# Those of bots are added by `bots/`, which is loaded before anybody asks for them.
DEFAULTS = {
    "features": "ludotheque.engine.defaults.features",
    "batch": "ludotheque.engine.defaults.batch",
}


@dataclass(frozen=True)
class Setup:
    """What chance and the host decided before the first move."""

    first: Seat
    pile: tuple[Outcome, ...]  # in the order of drawing
    extras: Mapping[str, Any] = field(default_factory=dict)  # what only this game has


@dataclass(frozen=True)
class View:
    """What one seat, or a spectator, may know: built up from nothing, field by field."""

    seat: Seat
    box: Box
    record: Any  # of the game's VIEW
    _kept: list[Any] = field(default_factory=list, init=False, repr=False)  # what it shows

    def shown(self, view_json: Callable[["View"], Shown]) -> Shown:
        """What the game's `view_json` makes of it, worked out once: each move asks for it again."""
        if not self._kept:
            self._kept.append(view_json(self))
        kept: Shown = self._kept[0]
        return kept

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self.seat == other.seat
            and bytes(self.record.tobytes()) == bytes(other.record.tobytes())
        )

    def __hash__(self) -> int:
        return hash((self.seat, bytes(self.record.tobytes())))


class Pieces(ABC):
    """What hands lay in a game of skill: each side has a piece for each location, and it fits there alone."""

    tray_clause: ClassVar[str]  # the clause that deals the trays
    try_clause: ClassVar[str]  # the clause that says how a hand tries a piece
    taken_key: ClassVar[str]  # of the refusal of a piece where another lies: somebody was first

    @abstractmethod
    def locations(self, options: Options) -> Sequence[str]:
        """Where pieces can lie."""

    @abstractmethod
    def dealt(self, setup: Setup, side: int) -> Sequence[str] | None:
        """A side's pieces in the order of its tray, each by its location; None: the set-up does not say."""

    @abstractmethod
    def are_turned(self, options: Options) -> bool:
        """Whether they lie in the trays at any quarter turn."""

    @abstractmethod
    def location_of(self, move: Move) -> str | None:
        """Where a move lays a piece; None: it lays none."""

    @abstractmethod
    def misfit(self, location: str) -> Refused:
        """Why a piece cannot be laid where another belongs."""

    @abstractmethod
    def drawn(self, options: Options, side: int, location: str, turn: int) -> dict[str, Any]:
        """A piece as a client draws it, so many quarter turns clockwise: nothing in it says where it belongs.

        An SVG path for its `outline`, class and path of each part of its `picture`, and whether it goes on
        the `base` line of its side. Slow for the first piece of a box, remembered then.
        """


class Game(ABC):
    """A game as the rest of the house sees it. One instance each: `games/registry.py` finds it."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    OPTIONS: ClassVar[Sequence[Option]] = ()  # what a host chooses; those of the game's `options.py`
    options_type: ClassVar[type[Any]]  # a frozen dataclass with a field for each option
    editions: ClassVar[Editions[Any] | None] = None  # None: there is only one
    seat_counts: ClassVar[range]
    state_dtype: ClassVar[np.dtype[Any]]
    rules: ClassVar[ModuleType]  # the kernels named above
    most_moves: ClassVar[int]  # an upper bound on the legal moves of one seat
    move_codes: ClassVar[int]  # how many codes the table of moves has, from 0
    outcome_codes: ClassVar[int] = 0  # how many codes there are for what can be drawn; 0: nothing is
    is_timed: ClassVar[bool] = False  # seats act at the same time, and records say when and who
    is_open: ClassVar[bool] = False  # nothing is hidden: every seat and spectator has the same view
    takes_defaults: ClassVar[bool] = False  # by turns, open, nothing drawn: `engine/open_game.py`
    tallies: ClassVar[tuple[str, ...]]  # what a simulation counts beside scores
    players_clause: ClassVar[str]  # the clause that says how many may play
    end_clause: ClassVar[str]  # the clause that says when the game is over
    setup_keys: ClassVar[tuple[str, ...]] = ()  # what only this game's `setup` holds
    chance_keys: ClassVar[tuple[str, ...]] = ("first", "pile")  # what its `setup` says of chance
    resign_move: ClassVar[Move | None] = None  # how a seat gives up, if that is a move of the rules
    pieces: ClassVar[Pieces | None] = None  # what hands lay, where that takes skill

    # Parts

    @property
    def package(self) -> str:
        """The package that the game lies in, in our house or in somebody else's."""
        spec = import_module(type(self).__module__).__spec__
        return "" if spec is None or spec.parent is None else spec.parent

    @property
    def folder(self) -> Path:
        """Where that package lies, with all that is no code: weights, say."""
        return Path(import_module(self.package).__path__[0])

    def has_part(self, name: str) -> bool:
        """Whether the game has this one of the PARTS, or another stands for it."""
        return self._has_own(name) or (self.takes_defaults and name in DEFAULTS)

    def part(self, name: str) -> ModuleType:
        """This one of the PARTS, loaded or made at the first call; Refused if the game has none."""
        if self._has_own(name):
            return import_module(f"{self.package}.{PARTS[name]}")
        if self.takes_defaults and name in DEFAULTS:
            made: ModuleType = import_module(DEFAULTS[name]).made_for(self)
            return made
        raise Refused("part-none", game=self.name, part=name, module=f"{self.package}.{PARTS[name]}")

    def check_part(self, name: str) -> None:
        """Refused, with words for who looks on, if there is none: a `lens`, a `picture`, a `preview`."""
        if not self.has_part(name):
            raise Refused(f"{name}-none")

    def _has_own(self, name: str) -> bool:
        return self.package != "" and _is_there(f"{self.package}.{PARTS[name]}")

    # Options and set-up

    def check_seats(self, seats: int) -> None:
        """Refused with words if the game is not for so many."""
        if seats not in self.seat_counts:
            least, most = min(self.seat_counts), max(self.seat_counts)
            raise Refused("seats-wrong", self.players_clause, seats=seats, least=least, most=most)

    def options(self, given: Mapping[str, Any]) -> Options:
        """Check options as a record gives them, and fill in defaults; Refused with words if one is wrong."""
        return self._chosen(given, None)

    def options_for(self, seats: int, given: Mapping[str, Any]) -> Options:
        """Options for so many seats: what is left out takes the default that fits them."""
        options = self._chosen(given, seats)
        self.check_options(options, seats)
        return options

    def _chosen(self, given: Mapping[str, Any], seats: int | None) -> Options:
        check_option_names(given, [option.name for option in self.OPTIONS])
        chosen: dict[str, Any] = {}
        for option in self.OPTIONS:
            name = option.name
            value = given[name] if name in given else option.default_for(chosen, seats)
            chosen[name] = option.check(value, self.editions)
        options = self.options_type(**chosen)
        self.check_together(options)
        return options

    def options_json(self, options: Options) -> dict[str, Any]:
        """The options as a record gives them, defaults too."""
        return {option.name: option.json(getattr(options, option.name)) for option in self.OPTIONS}

    def read_files(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Options as a command line or a program gives them: an edition may be a TOML file, which is read."""
        files = {option.name for option in self.OPTIONS if isinstance(option, Edition)}
        return {
            name: self.edition_from(value)
            if name in files and isinstance(value, str) and value.endswith(".toml")
            else value
            for name, value in given.items()
        }

    def edition_from(self, name_or_file: str) -> Any:
        """An edition by name, or the one in a TOML file; fit for `options`."""
        if self.editions is None:
            raise Refused("edition-unknown", option="edition", edition=quote(name_or_file), known="")
        return self.editions.named(name_or_file)

    @abstractmethod
    def box(self, options: Options) -> Box:
        """The components for these options."""

    @abstractmethod
    def deal(self, options: Options, seats: int, seed: str) -> tuple[Seat, tuple[Outcome, ...]]:
        """The set-up that follows from a seed, by the shuffle that `records.md` describes."""

    @abstractmethod
    def start(self, box: Box, state: State, seats: int, setup: Setup) -> None:
        """Set the table."""

    def setup_extras(self, found: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """Check what `setup_keys` hold in a record."""
        return dict(found)

    def chance_from(self, box: Box, found: Mapping[str, Any]) -> tuple[Outcome, ...] | None:
        """What chance decided, as a record's set-up gives it; None: it does not."""
        if "pile" not in found:
            return None
        pile = outcomes_in(self, box, found["pile"], "setup.pile")
        self.check_pile(box, pile)
        return pile

    def chance_json(self, box: Box, setup: Setup) -> dict[str, Any]:
        """What chance decided, as a record writes it."""
        return {"first": setup.first, "pile": [self.outcome_text(box, outcome) for outcome in setup.pile]}

    def check_pile(self, box: Box, pile: Sequence[Outcome]) -> None:  # noqa: B027  # most games do without
        """Refused with words if a record cannot hold this pile. Any will do, unless a game says more."""

    def check_together(self, options: Options) -> None:  # noqa: B027  # most games do without
        """Refused with words if one of these options does not go with another."""

    def check_options(self, options: Options, seats: int) -> None:  # noqa: B027  # most games do without
        """Refused with words if these options are not for so many seats."""

    # Text: one table of moves, one of outcomes. What a code names may hang on the box: cards have names there

    @abstractmethod
    def move_text(self, box: Box, move: Move) -> str:
        """A move in record notation; empty for a code that names nothing in this box."""

    def move_texts(self, box: Box, moves: Sequence[Move]) -> list[str]:
        """Moves in record notation."""
        return [self.move_text(box, move) for move in moves]

    @abstractmethod
    def move_code(self, box: Box, text: str) -> Move:
        """The code of a move in record notation; Refused if it is none."""

    @abstractmethod
    def outcome_text(self, box: Box, outcome: Outcome) -> str:
        """What chance chose, in record notation."""

    @abstractmethod
    def outcome_code(self, box: Box, text: str) -> Outcome | None:
        """Its code, or None for an unknown one."""

    # Rules, explained

    @abstractmethod
    def why_not(self, box: Box, state: State, seat: Seat, move: Move, now: Milliseconds) -> Refused:
        """Why this seat cannot play this move, in words with the clause. The move is not legal."""

    @abstractmethod
    def winners(self, state: State, scores: Sequence[int], setup: Setup) -> list[Seat]:
        """Who wins, if the game ends in this state with these scores."""

    def goal(self, options: Options, seats: int) -> int | None:
        """The points that all seats have to reach together, where they win or lose as one; else None.

        Where there is a goal nobody beats anybody: all win or none does, and no rating counts it.
        """
        return None

    def chances(self, box: Box, state: State) -> list[tuple[Outcome, float]]:
        """What may be drawn next, each with how likely it is for who knows all that lies on the table and in
        every hand; chance is waited for.
        """
        found = np.zeros(self.outcome_codes)
        self.mark_chances(box, state, found)
        return [(Outcome(code), float(found[code])) for code in np.flatnonzero(found).tolist()]

    def mark_chances(self, box: Box, state: State, chances: Any) -> None:
        """Write how likely each outcome is to come next, by its code, into zeros."""
        raise NotImplementedError(f"{self.name} draws nothing")

    def ends_at(self, state: State) -> Milliseconds | None:
        """When a game ends by itself if nobody moves; None: it does not. A record may end there."""
        return None

    # A timed game turn by turn: `engine/turns.py`

    def sides(self, options: Options) -> Sequence[int]:
        """The side of each seat, 0 or 1."""
        raise NotImplementedError(f"{self.name} has no sides")

    def head_start(self, options: Options, side: int) -> Sequence[Move]:
        """The moves that can be given to a side before the game begins, in order."""
        return ()

    def ends_turn(self, move: Move) -> bool:
        """Whether the turn passes with this move."""
        raise NotImplementedError(f"{self.name} is not played turn by turn in another way")

    def turn_time(self, options: Options) -> Milliseconds:
        """How much the game's time goes on from turn to turn."""
        raise NotImplementedError(f"{self.name} does not go by time")

    # Knowledge

    @abstractmethod
    def view(self, box: Box, state: State, seat: Seat) -> View:
        """What this seat may know."""

    @abstractmethod
    def view_json(self, view: View) -> Mapping[str, Any]:
        """The view as a client is shown it: plain JSON, no null in an object; to be read only.

        A game declares what it answers, here and below, as a TypedDict: the client's types are made from it.
        """

    def open_json(self, box: Box, state: State) -> Mapping[str, Any]:
        """What a client is shown when nothing is hidden any more, because the game has been played."""
        return self.view_json(self.view(box, state, SPECTATOR))

    def view_changes(self, before: View, view: View) -> dict[str, Any]:
        """The merge patch from what one view shows to what another view of the same game does."""
        return difference(before.shown(self.view_json), view.shown(self.view_json))

    @abstractmethod
    def seen(
        self,
        box: Box,
        before: State,
        actor: Seat | None,
        move: Move | None,
        drawn: Sequence[Outcome],
        seat: Seat,
    ) -> tuple[str | None, tuple[str | None, ...]]:
        """What this seat, or a spectator, sees of a move that the actor plays in the state `before`, and of
        what is drawn after it, in record notation; None for what it may not see.

        With no actor and no move: what it sees of what is drawn first, from the state at the start.
        """

    def reveals(self, box: Box, before: State, seat: Seat, move: Move) -> bool:
        """Whether a move, played in this state, shows somebody what was hidden: it is not taken back then.

        An open game has nothing to reveal. Another is taken to reveal with every move, unless it says more.
        """
        return not self.is_open

    @abstractmethod
    def guess(self, view: View, rng: np.random.Generator) -> tuple[State, tuple[Outcome, ...]]:
        """A state and a pile that this seat cannot tell from the truth, as likely as it can tell."""

    @abstractmethod
    def describe(self, box: Box, state: State) -> dict[str, Any]:
        """Everything in the state, as `ludotheque replay --json` shows it."""

    @abstractmethod
    def components(self, options: Options) -> Mapping[str, Any]:
        """What is in the box, as `ludotheque components --json` shows it."""

    def components_told(self, options: Options, language: str) -> Mapping[str, Any]:
        """What is in the box, for people: with words in this language, where a game has some."""
        return self.components(options)

    # Words for a terminal

    def components_lines(self, options: Options, language: str) -> Iterable[str]:
        """What is in the box, line by line."""
        from ludotheque.engine.contents import lines_of

        return lines_of(self.components_told(options, language), language)

    def debrief(self, past: "Past") -> Mapping[str, Any]:
        """What a game that is over leaves to talk about (`engine/teller.py`); empty: nothing."""
        return {}

    @abstractmethod
    def teller(self, names: Sequence[str], language: str, is_plain: bool) -> "Teller":
        """Who tells this game to people with these names, in this language; plain: for a screen reader."""

    def board_teller(self, names: Sequence[str], language: str) -> "Teller":
        """Who tells it beside a board: without codes, and what is named is marked (`engine/things.py`)."""
        return self.teller(names, language, is_plain=True)


@cache
def _is_there(module: str) -> bool:
    """Whether there is such a module, in a package that there may not be."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise  # the package is there, and lacks something else
        return False


def check_option_names(given: Mapping[str, Any], known: Sequence[str]) -> None:
    """Refused if one of these is no option; the words say which there are."""
    for name in given:
        if name not in known:
            raise Refused("option-unknown", option=quote(name), known=", ".join(known)).at("options")


def outcomes_in(game: Game, box: Box, found: Any, place: str) -> tuple[Outcome, ...]:
    """Outcomes as a list in a record names them; Refused, with the place, if one is unknown."""
    if not isinstance(found, list):
        raise Refused("record-not-list").at(place)
    codes = [game.outcome_code(box, text) if isinstance(text, str) else None for text in found]
    for number, code in enumerate(codes):
        if code is None:
            raise Refused("record-pile-code", code=quote(found[number])).at(f"{place}[{number}]")
    return tuple(code for code in codes if code is not None)


def seats_in(bits: int) -> list[Seat]:
    """The seats of a `to_move`; none for CHANCE and NOBODY."""
    return [Seat(seat) for seat in range(bits.bit_length()) if bits >> seat & 1] if bits > 0 else []
