"""Games of the house as OpenSpiel's. Needs the extra `openspiel`.

`import ludotheque.research.open_spiel` registers `ludotheque_seismic`, `ludotheque_beat_the_quake` and
`ludotheque_situation_4` for `pyspiel.load_game`. Here its words are used: player for seat, action for move.

Chance decides who begins and then each tile or card, one at a time, as likely as it is for who sees the whole
table. What a player may know is the seat's view. Situation 4 is the slow war of S4-10.2, turn by turn and one
player a side: nothing is left to chance there.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import orjson

from ludotheque.engine.contract import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    START,
    Game,
    Milliseconds,
    Move,
    Outcome,
    Seat,
    Setup,
    View,
)
from ludotheque.engine.match import fresh_states
from ludotheque.engine.options import Number, Option, Several, Sides, Switch
from ludotheque.engine.records import match_of, read_record
from ludotheque.engine.turns import Order, Turn
from ludotheque.engine.words import Refused, quote
from ludotheque.games import registry
from ludotheque.research import rewards
from ludotheque.research.arguments import need

need("pyspiel", "OpenSpiel", "openspiel")
import pyspiel  # noqa: E402  # once it is known to be there

# For each drawn tile or card, at most so many decisions: a tile is placed and crewed; an object is shown,
# drawn after and used; a quake asks for two towns and their sides, and each seat for a turn or a discard.
# In a slow war a piece is laid, and what stands on it is placed, and the other side passes.
DECISIONS_FOR_EACH = 9

PASS_TEXT = "pass"
_DIGEST = 16  # bytes: no two histories of all the games ever played will share one


class Parameter(NamedTuple):
    """An option of a game as OpenSpiel writes it, `name=text` within brackets."""

    default: bool | int | str  # which is left out
    read: Callable[[Any], Any]


def parameters(game: Game) -> dict[str, Parameter]:
    """The options of a game that a program chooses; but for sides, which are one player each here."""
    return {
        option.name: parameter_of(option)
        for option in game.OPTIONS
        if not option.is_by_hand and not isinstance(option, Sides)
    }


def parameter_of(option: Option) -> Parameter:
    """How OpenSpiel writes it."""
    match option:
        case Switch():
            return Parameter(False, bool)
        case Number():
            return Parameter(option.default, int)
        case Several():
            return Parameter("", lambda text: text.split("+"))  # commas are OpenSpiel's own
        case _:
            return Parameter("", str)


RECORD = "record"  # a file: every game begins where it ends, and it says players and options


def short_name(game: Game) -> str:
    """What `pyspiel.load_game` calls it."""
    return f"ludotheque_{game.name.replace('-', '_')}"


def seat_counts(game: Game) -> range:
    """For how many players it is; a side that takes turns is one player."""
    return range(2, 3) if game.is_timed else game.seat_counts


def specification(game: Game) -> dict[str, Any]:
    """Its parameters, with what stands for those that are left out."""
    options = {name: parameter.default for name, parameter in parameters(game).items()}
    return {"players": min(seat_counts(game)), **options, **({} if game.is_timed else {RECORD: ""})}


def game_type(game: Game) -> Any:
    """What OpenSpiel has to know of a game at any number of seats."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=f"Ludotheque: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC if game.is_timed else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if game.is_open
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if game.is_open else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seat_counts(game)),
        min_num_players=min(seat_counts(game)),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(game),
    )


class HouseGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel says no types
    """A game of the house with its options and seats."""

    def __init__(self, game: Game, given: Mapping[str, Any]) -> None:
        self.game = game
        self._first = Position(None, CHANCE)
        if given.get(RECORD):
            self._read_record(given)
        else:
            self._read_options(given)
        self.box = game.box(self.options)
        self.boxes = np.frombuffer(self.box, self.box.dtype)
        self.moves = np.empty(game.most_moves, np.int32)  # room for a list of legal moves
        self.features = game.part("features").features
        self.order = Order(game, self.options) if game.is_timed else None
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_codes + (1 if game.is_timed else 0),
            max_chance_outcomes=0 if game.is_timed else max(game.outcome_codes, self.seats),
            num_players=self.seats,
            min_utility=-1.0 / (self.seats - 1) if game.is_open else rewards.ALL_LOSE,
            max_utility=1.0,
            utility_sum=0.0 if game.is_open else None,
            max_game_length=DECISIONS_FOR_EACH * self.pile,
        )
        super().__init__(game_type(game), info, dict(given))
        if game.is_timed:
            self._first = self._first_turn()

    def _read_options(self, given: Mapping[str, Any]) -> None:
        game = self.game
        self.seats = int(given.get("players", min(seat_counts(game))))
        if self.seats not in seat_counts(game) and game.is_timed:
            raise Refused("spiel-one-a-side", "S4-10.2", seats=self.seats)
        game.check_seats(self.seats)
        chosen = {
            name: parameter.read(given[name])
            for name, parameter in parameters(game).items()
            if given.get(name, parameter.default) != parameter.default
        }
        self.options = game.options(game.read_files(chosen))
        game.check_options(self.options, self.seats)
        self.pile = len(game.deal(self.options, self.seats, "")[1])  # as many in every deal

    def _read_record(self, given: Mapping[str, Any]) -> None:
        defaults = specification(self.game)
        if others := ", ".join(key for key in given if key != RECORD and given[key] != defaults[key]):
            raise Refused("spiel-record-says", names=others)
        record = read_record(Path(given[RECORD]), registry.find)
        if record.game is not self.game:
            raise Refused("spiel-record-other", game=record.game.name, wanted=self.game.name)
        match = match_of(record, len(record.moves))
        self.seats, self.options, self.pile = len(record.players), record.options, len(record.setup.pile)
        self._first = self.position_of(match.state.tobytes())

    def new_initial_state(self, text: str | None = None) -> "HouseState":
        """Nobody has moved; OpenSpiel's texts of states are not for us."""
        if text is not None:
            raise ValueError("a state begins without a text: use deserialize_state")
        return SlowWarState(self) if self.game.is_timed else HouseState(self)

    def first_position(self) -> "Position":
        """Where a game begins: nobody has, or a record ends there, or side 0 has its first turn."""
        return deepcopy(self._first)

    def _first_turn(self) -> "Position":
        states = fresh_states(self.game, 1)
        self.game.start(self.box, states[0], self.seats, Setup(Seat(0), ()))
        past = Past(None, None, 0, states.tobytes(), Turn())
        return Position(states, 1, past, Turn())

    def position_of(self, state: bytes) -> "Position":
        """A state of the rules, whose past is not known, as a position."""
        states = np.frombuffer(bytearray(state), self.game.state_dtype)
        return Position(states, int(self.game.rules.to_move(states[0])), Past(None, None, 0, state))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player may know: as tensors and as text."""
        if params:
            raise ValueError(f"observers take no parameters, but were given {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """Who begins, then the whole pile."""
        return 0 if self.game.is_timed else 1 + self.pile

    def state_of(self, view: View, rng: np.random.Generator) -> "HouseState":
        """A state that this view cannot tell from the truth. Its history begins there."""
        guessed, _ = self.game.guess(view, rng)
        state = self.new_initial_state()
        state.position = self.position_of(guessed.tobytes())
        return state

    def players_and_spectator(self) -> range:
        """All who look at a table."""
        return range(SPECTATOR, self.seats)

    def seen(self, past: "Past", player: int) -> bytes:
        """All that a player sees of where an event led to."""
        state = np.frombuffer(past.state, self.game.state_dtype)[0]
        view = self.game.view(self.box, state, Seat(player))
        return bytes(view.record.tobytes()) + repr(past.turn).encode()


# What happened, and what each player has seen of it


class Seen(NamedTuple):
    """What a player saw so far."""

    digest: bytes  # of all its own actions and all that it was shown, in order
    last: bytes  # what it was shown last


class Past:
    """How a position came about: an event after another. Copies of a state share their past.

    What a player has seen of it is worked out when it is asked for.
    """

    __slots__ = ("action", "actor", "before", "known", "state", "turn")

    def __init__(
        self, before: "Past | None", actor: int | None, action: int, state: bytes, turn: Turn | None = None
    ) -> None:
        self.before = before
        self.actor = actor  # None: chance
        self.action = action
        self.state = state  # after it
        self.turn = turn  # after it, in a slow war
        self.known: dict[int, Seen] = {}  # by player, SPECTATOR too

    def seen_by(self, house: HouseGame, player: int) -> Seen:
        """What this player has seen, this event included."""
        new, past = [], self
        while player not in past.known:
            new.append(past)
            if past.before is None:
                break
            past = past.before
        seen = past.known.get(player, Seen(b"", b""))
        for event in reversed(new):
            seen = event.known[player] = event._added_to(seen, house, player)
        return seen

    def _added_to(self, seen: Seen, house: HouseGame, player: int) -> Seen:
        shown, is_own = house.seen(self, player), self.actor == player
        if shown == seen.last and not is_own:
            return seen  # it cannot tell that anything happened
        own = str(self.action).encode() if is_own else b""
        digest = blake2b(b"%b %b %b" % (seen.digest, own, shown), digest_size=_DIGEST).digest()
        return Seen(digest, shown)

    def alone(self, house: HouseGame) -> "Past":
        """A past without the events before: what all have seen is kept."""
        known = {player: self.seen_by(house, player) for player in house.players_and_spectator()}
        return _begun(self.state, self.turn, known)

    def __reduce__(self) -> Any:
        return _begun, (self.state, self.turn, self.known)


def _begun(state: bytes, turn: Turn | None, known: dict[int, Seen]) -> Past:
    """A past that begins here, as it was saved."""
    past = Past(None, None, 0, state, turn)
    past.known = known
    return past


class Position:
    """A state of the rules, in an array of one, who is waited for, and the past. None: nobody has begun."""

    __slots__ = ("_house", "listed", "past", "player", "states", "turn", "waited_for")

    def __init__(
        self, states: Any, waited_for: int, past: Past | None = None, turn: Turn | None = None
    ) -> None:
        self.states = states
        self.past = past
        self.turn = turn
        self._house: HouseGame | None = None  # known once something has happened
        self.wait_for(waited_for)

    def wait_for(self, waited_for: int) -> None:
        """Note who is waited for, as OpenSpiel names it too."""
        self.waited_for = waited_for
        # Who acts has mostly asked what can be done: to look there takes 1 µs, to ask the rules 10 to 30.
        self.listed: Sequence[int] = ()
        if waited_for > 0:
            self.player = waited_for.bit_length() - 1
        else:
            kinds = pyspiel.PlayerId
            self.player = int(kinds.CHANCE if waited_for == CHANCE else kinds.TERMINAL)

    def note(self, house: HouseGame, actor: int | None, action: int) -> None:
        """Something happened."""
        self._house = house
        self.past = Past(self.past, actor, action, self.states.tobytes(), self.turn)

    def __deepcopy__(self, memo: Any) -> "Position":
        states = None if self.states is None else self.states.copy()
        copy = Position(states, self.waited_for, self.past, self.turn)
        copy._house, copy.listed = self._house, self.listed
        return copy

    def __reduce__(self) -> Any:
        past = self.past if self.past is None or self._house is None else self.past.alone(self._house)
        return Position, (self.states, self.waited_for, past, self.turn)


class HouseState(pyspiel.State):  # type: ignore[misc]  # pyspiel says no types
    """A game under way. All that changes is its position: OpenSpiel copies and saves what is found here."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.position = game.first_position()

    @property
    def house(self) -> HouseGame:
        """The game that this is a state of."""
        game: HouseGame = self.get_game()
        return game

    # What is waited for

    def current_player(self) -> int:
        """The player who decides, or chance, or nobody."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.waited_for == NOBODY

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        """Who begins; later what is drawn, and how likely."""
        house, position = self.house, self.position
        if position.states is None:
            return [(seat, 1.0 / house.seats) for seat in range(house.seats)]
        if position.waited_for == NOBODY:
            return []
        chances = house.game.chances(house.box, position.states[0])
        position.listed = [outcome for outcome, _ in chances]
        return chances

    def _legal_actions(self, player: int) -> list[int]:
        house = self.house
        moves = house.moves
        count = house.game.rules.list_legal(house.boxes, self.position.states, player, START, moves)
        return self._listed(player, sorted(moves[:count].tolist()))

    def _listed(self, player: int, actions: list[int]) -> list[int]:
        """The legal actions, noted if they are of who decides."""
        if player == self.position.player and not self.is_terminal():
            self.position.listed = actions
        return actions

    # What is done

    def _apply_action(self, action: int) -> None:
        self._check(action)
        house, position = self.house, self.position
        if position.states is None:
            self._begin(Seat(action))
            position.note(house, None, action)
            return
        actor = None if position.waited_for == CHANCE else position.player
        seat = CHANCE if actor is None else actor
        position.wait_for(house.game.rules.step(house.boxes, position.states, seat, action, START))
        position.note(house, actor, action)

    def _check(self, action: int) -> None:
        """Refused if this cannot be done now, before anything has changed: kernels trust what they get."""
        if action in self.position.listed:
            return
        if self.position.waited_for != CHANCE:
            self._check_move(action, START)
        elif all(action != outcome for outcome, _ in self.chance_outcomes()):
            raise Refused("spiel-outcome", outcome=quote(action))

    def _check_move(self, action: int, now: Milliseconds) -> None:
        game, position = self.house.game, self.position
        if position.waited_for == NOBODY:
            raise Refused("over", game.end_clause)
        box, state, seat = self.house.box, position.states[0], Seat(position.player)
        if not game.rules.is_legal(box, state, seat, action, now):
            if not 0 <= action < game.move_codes:
                raise Refused("move-unknown", move=quote(action))
            raise game.why_not(box, state, seat, Move(action), now)

    def _begin(self, first: Seat) -> None:
        house, position = self.house, self.position
        position.states = fresh_states(house.game, 1)
        state = position.states[0]
        pile = (Outcome(0),) * house.pile  # only its size is known
        house.game.start(house.box, state, house.seats, Setup(first, pile))
        position.wait_for(int(house.game.rules.to_move(state)))

    def returns(self) -> list[float]:
        """What the game was worth to each player; 0 as long as it goes on."""
        house = self.house
        if not self.is_terminal():
            return [0.0] * house.seats
        worth = rewards.returns(house.game, house.options, house.box, self.position.states[0], house.seats)
        by_player: list[float] = worth.tolist()
        return by_player

    # What is known

    def view(self, player: int) -> View | None:
        """What a player may know; None before anything is."""
        house, states = self.house, self.position.states
        return None if states is None else house.game.view(house.box, states[0], Seat(player))

    def digest(self, player: int) -> str:
        """What tells apart all that a player can: its own actions and all that it was shown, in order."""
        past = self.position.past
        return "" if past is None else past.seen_by(self.house, player).digest.hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HouseState":
        """A state that this player cannot tell from this one. Its history begins there."""
        view, past = self.view(player), self.position.past
        if view is None or past is None:
            return self.house.new_initial_state()
        other = self.house.state_of(view, np.random.default_rng(int(sampler() * (1 << 53))))
        assert other.position.past is not None
        other.position.past.known[player] = past.seen_by(self.house, player)
        return other

    # In words

    def _action_to_string(self, player: int, action: int) -> str:
        house = self.house
        if player != pyspiel.PlayerId.CHANCE:
            return house.game.move_text(house.box, Move(action))
        if self.position.states is None:
            return f"first {action}"
        return house.game.outcome_text(house.box, Outcome(action))

    def moment(self) -> dict[str, Any]:
        """What is known of the moment beside the table."""
        return {}

    def __str__(self) -> str:
        house, states, player = self.house, self.position.states, self.position.player
        on_table = {} if states is None else house.game.describe(house.box, states[0])
        return _text({"player": player, **self.moment(), **on_table})


class SlowWarState(HouseState):
    """S4-10.2 A timed game turn by turn: side 0 begins, one player a side.

    An action more than there are moves lets the turn pass, where nothing else ends it. Nobody resigns.
    """

    def _take(self, turn: Turn) -> None:
        """It is this turn now, or the game is over."""
        order, position = self._order(), self.position
        position.turn = turn
        is_over = order.is_over(turn, position.states[0])
        position.wait_for(NOBODY if is_over else 1 << order.seats(turn)[0])

    def _order(self) -> Order:
        order = self.house.order
        assert order is not None
        return order

    def _turn(self) -> Turn:
        assert self.position.turn is not None
        return self.position.turn

    def _legal_actions(self, player: int) -> list[int]:
        house, order = self.house, self._order()
        now = order.now(self._turn())
        count = house.game.rules.list_legal(house.boxes, self.position.states, player, now, house.moves)
        moves = [move for move in house.moves[:count].tolist() if move != house.game.resign_move]
        passes = [house.game.move_codes] if order.may_pass(moves) else []
        return self._listed(player, [*sorted(moves), *passes])

    def _check(self, action: int) -> None:
        game = self.house.game
        if action in self.position.listed:
            return
        if action == game.resign_move:
            raise Refused("env-resign")
        if action != game.move_codes or self.is_terminal():
            self._check_move(action, self._order().now(self._turn()))
        elif action not in self._legal_actions(self.position.player):
            raise Refused("turn-not-passed", game.end_clause)

    def _apply_action(self, action: int) -> None:
        self._check(action)
        house, position, order, turn = self.house, self.position, self._order(), self._turn()
        actor = position.player
        if action != house.game.move_codes:
            house.game.rules.step(house.boxes, position.states, actor, action, order.now(turn))
        self._take(order.after(turn, None if action == house.game.move_codes else Move(action)))
        position.note(house, actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            PASS_TEXT if action == self.house.game.move_codes else super()._action_to_string(player, action)
        )

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HouseState:
        """A copy: nothing is hidden."""
        copy: HouseState = self.clone()
        return copy

    def moment(self) -> dict[str, Any]:
        """How far the war has come."""
        return self._turn()._asdict()


class Observer:
    """A player's view as OpenSpiel asks for it (`open_spiel.python.observation`).

    What is public is what a spectator sees; what is private is what the player's view shows beyond it, which
    is told as text alone. With perfect recall the text stands for all that the player has seen so far; the
    tensors are those of the view either way.
    """

    def __init__(self, house: HouseGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no view holds what all players know")
        self._house = house
        self._has_recall = kind.perfect_recall
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._is_private = not kind.public_info
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self._is_private:
            self._make_tensor()

    def _make_tensor(self) -> None:
        first = self._house.new_initial_state()
        if first.is_chance_node():
            first.apply_action(0)
        parts = dict(self._parts(first, Seat(0)))
        self.tensor = np.zeros(sum(part.size for part in parts.values()), np.float32)
        start = 0
        for name, part in parts.items():
            self.dict[name] = self.tensor[start : start + part.size].reshape(part.shape)
            start += part.size

    def _parts(self, state: HouseState, player: int) -> Iterator[tuple[str, Any]]:
        view = self._view(state, player)
        yield from zip(("planes", "numbers"), self._house.features(view), strict=True)
        if (turn := state.position.turn) is not None:
            yield "turn", np.array([state.position.player == player, turn.passes], np.float32)

    def _view(self, state: HouseState, player: int) -> View | None:
        return state.view(SPECTATOR if self._is_public else player)

    def set_from(self, state: HouseState, player: int) -> None:
        """Fill the tensors."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.position.states is not None:
            for name, values in self._parts(state, player):
                self.dict[name][:] = values

    def string_from(self, state: HouseState, player: int) -> str:
        """The view as text."""
        view, who = self._view(state, player), "" if self._is_public else str(player)
        if view is None:
            return who
        game = self._house.game
        if self._is_private:
            public = game.view(view.box, state.position.states[0], SPECTATOR)
            return f"{who} {_text(game.view_changes(public, view))}".strip()
        if self._has_recall:
            return f"{who} {state.digest(SPECTATOR if self._is_public else player)}".strip()
        return f"{who} {_text({**state.moment(), **game.view_json(view)})}".strip()


def _text(document: Mapping[str, Any]) -> str:
    return orjson.dumps(document, option=orjson.OPT_SORT_KEYS).decode()


# OpenSpiel lets go of what is registered when Python is gone already: only a class outlives that.


def _class_of(name: str) -> type[HouseGame]:
    """The class of a game, as `pyspiel.load_game` makes one."""

    class Registered(HouseGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(registry.find(name), params or {})

    Registered.__name__ = Registered.__qualname__ = f"{name.title().replace('-', '')}Game"
    return Registered


for _game in registry.every():
    _class = _class_of(_game.name)
    globals()[_class.__name__] = _class  # where pickle looks for it
    pyspiel.register_game(game_type(_game), _class)
