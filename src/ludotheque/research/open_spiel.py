"""Games of the house as OpenSpiel's. Needs the extra `openspiel`.

`import ludotheque.research.open_spiel` registers `ludotheque_seismic` and `ludotheque_beat_the_quake` for
`pyspiel.load_game`. Here its words are used: player for seat, action for move.

Chance decides who begins and then each tile or card, one at a time, as likely as it is for who sees the whole
table. What a player may know is the seat's view. Situation 4 goes by time and has no place here.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import orjson
import pyspiel

from ludotheque.engine.contract import CHANCE, SPECTATOR, START, Game, Move, Outcome, Seat, Setup, View
from ludotheque.engine.match import fresh_states, scores_of
from ludotheque.games import registry

# For each drawn tile or card, at most so many decisions: a tile is placed and crewed; an object is shown,
# drawn after and used; a quake asks for two towns and their sides, and each seat for a turn or a discard.
DECISIONS_FOR_EACH = 9


class Parameter(NamedTuple):
    """An option of a game as OpenSpiel writes it, `name=text` within brackets."""

    default: bool | str  # which is left out
    read: Callable[[Any], Any]


SPLIT = Parameter("", lambda text: text.split("+"))  # commas are OpenSpiel's own
WORD = Parameter("", str)
SWITCH = Parameter(False, bool)

PARAMETERS: Mapping[str, Mapping[str, Parameter]] = {
    "seismic": {"variants": SPLIT, "table": WORD, "edition": WORD},
    "beat-the-quake": {"advanced": SWITCH, "edition": WORD},
}


def short_name(game: Game) -> str:
    """What `pyspiel.load_game` calls it."""
    return f"ludotheque_{game.name.replace('-', '_')}"


def game_type(game: Game) -> Any:
    """What OpenSpiel has to know of a game at any number of seats."""
    kinds = pyspiel.GameType
    options = {name: parameter.default for name, parameter in PARAMETERS[game.name].items()}
    return kinds(
        short_name=short_name(game),
        long_name=f"Ludotheque: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if game.is_open
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if game.is_open else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": min(game.seat_counts), **options},
    )


class HouseGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel says no types
    """A game of the house with its options and seats."""

    def __init__(self, game: Game, given: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = int(given.get("players", min(game.seat_counts)))
        game.check_seats(self.seats)
        self.options = game.options(
            {
                name: parameter.read(given[name])
                for name, parameter in PARAMETERS[game.name].items()
                if given.get(name, parameter.default) != parameter.default
            }
        )
        self.box = game.box(self.options)
        self.boxes = np.frombuffer(self.box, self.box.dtype)
        self.moves = np.empty(game.most_moves, np.int32)  # room for a list of legal moves
        self.features = import_module(f"{type(game).__module__.rpartition('.')[0]}.features").features
        self.pile = len(game.deal(self.options, self.seats, "")[1])  # as many in every deal
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_codes,
            max_chance_outcomes=max(game.outcome_codes, self.seats),
            num_players=self.seats,
            min_utility=-1.0 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0 if game.is_open else None,
            max_game_length=DECISIONS_FOR_EACH * self.pile,
        )
        super().__init__(game_type(game), info, dict(given))

    def new_initial_state(self, text: str | None = None) -> "HouseState":
        """Nobody has begun; OpenSpiel's texts of states are not for us."""
        if text is not None:
            raise ValueError("a state begins without a text: use deserialize_state")
        return HouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player may know: as tensors and as text."""
        if params:
            raise ValueError(f"observers take no parameters, but were given {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """Who begins, then the whole pile."""
        return 1 + self.pile

    def state_of(self, view: View, rng: np.random.Generator) -> "HouseState":
        """A state that this view cannot tell from the truth. Its history begins there."""
        guessed, _ = self.game.guess(view, rng)
        state = self.new_initial_state()
        states = np.frombuffer(bytearray(guessed.tobytes()), self.game.state_dtype)
        state.position = Position(states, int(self.game.rules.to_move(states[0])))
        return state


class Position:
    """A state of the rules, in an array of one, and who is waited for. None: chance says who begins."""

    __slots__ = ("player", "states", "waited_for")

    def __init__(self, states: Any, waited_for: int) -> None:
        self.states = states
        self.wait_for(waited_for)

    def wait_for(self, waited_for: int) -> None:
        """Note who is waited for, as OpenSpiel names it too."""
        self.waited_for = waited_for
        if waited_for > 0:
            self.player = waited_for.bit_length() - 1
        else:
            kinds = pyspiel.PlayerId
            self.player = int(kinds.CHANCE if waited_for == CHANCE else kinds.TERMINAL)

    def __deepcopy__(self, memo: Any) -> "Position":
        states = None if self.states is None else self.states.copy()
        return Position(states, self.waited_for)

    def __reduce__(self) -> Any:
        return Position, (self.states, self.waited_for)


class HouseState(pyspiel.State):  # type: ignore[misc]  # pyspiel says no types
    """A game under way. All that changes is its position: OpenSpiel copies and saves what is found here."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.position = Position(None, CHANCE)

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
        return self.position.waited_for == 0

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        """Who begins; later what is drawn, and how likely."""
        house, position = self.house, self.position
        if position.states is None:
            return [(seat, 1.0 / house.seats) for seat in range(house.seats)]
        return house.game.chances(house.box, position.states[0])

    def _legal_actions(self, player: int) -> list[int]:
        house = self.house
        moves = house.moves
        count = house.game.rules.list_legal(house.boxes, self.position.states, player, START, moves)
        return sorted(moves[:count].tolist())

    # What is done

    def _apply_action(self, action: int) -> None:
        house, position = self.house, self.position
        if position.states is None:
            position.states = fresh_states(house.game, 1)
            state = position.states[0]
            pile = (Outcome(0),) * house.pile  # only its size is known
            house.game.start(house.box, state, house.seats, Setup(Seat(action), pile))
            position.wait_for(int(house.game.rules.to_move(state)))
            return
        seat = CHANCE if position.waited_for == CHANCE else position.player
        position.wait_for(house.game.rules.step(house.boxes, position.states, seat, action, START))

    def returns(self) -> list[float]:
        """1 for a lone win, less for a shared one; the others lose what makes it add up to 0."""
        house, seats = self.house, self.house.seats
        if not self.is_terminal():
            return [0.0] * seats
        state = self.position.states[0]
        scores = scores_of(house.game, house.box, state, seats)
        winners = house.game.winners(state, scores, Setup(Seat(0), ()))
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        return [(seats * share - 1.0) / (seats - 1) for share in shares]

    # What is known

    def view(self, player: int) -> View | None:
        """What a player may know; None before anything is."""
        house, states = self.house, self.position.states
        return None if states is None else house.game.view(house.box, states[0], Seat(player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HouseState":
        """A state that this player cannot tell from this one. Its history begins there."""
        view = self.view(player)
        if view is None:
            return self.house.new_initial_state()
        return self.house.state_of(view, np.random.default_rng(int(sampler() * (1 << 53))))

    # In words

    def _action_to_string(self, player: int, action: int) -> str:
        house = self.house
        if player != pyspiel.PlayerId.CHANCE:
            return house.game.move_text(house.box, Move(action))
        if self.position.states is None:
            return f"first {action}"
        return house.game.outcome_text(house.box, Outcome(action))

    def __str__(self) -> str:
        house, states, player = self.house, self.position.states, self.position.player
        on_table = {} if states is None else house.game.describe(house.box, states[0])
        return _text({"player": player, **on_table})


class Observer:
    """A player's view as OpenSpiel asks for it (`open_spiel.python.observation`).

    What is public is what a spectator sees; what is private is what the player's view shows beyond it, which
    is told as text alone.
    """

    def __init__(self, house: HouseGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no view holds what all players know")
        self._house = house
        self._is_whole = kind.perfect_recall  # the exact view, to compare; else what people are shown of it
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._is_private = not kind.public_info
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self._is_private:
            self._make_tensor()

    def _make_tensor(self) -> None:
        house = self._house
        first = house.new_initial_state()
        first.apply_action(0)
        view = first.view(Seat(0))
        parts = dict(zip(("planes", "numbers"), house.features(view), strict=True))
        self.tensor = np.zeros(sum(part.size for part in parts.values()), np.float32)
        start = 0
        for name, part in parts.items():
            self.dict[name] = self.tensor[start : start + part.size].reshape(part.shape)
            start += part.size

    def _view(self, state: HouseState, player: int) -> View | None:
        return state.view(SPECTATOR if self._is_public else player)

    def set_from(self, state: HouseState, player: int) -> None:
        """Fill the tensors."""
        view = self._view(state, player)
        if view is None or self.tensor is None:
            found = [np.zeros_like(part) for part in self.dict.values()]
        else:
            found = self._house.features(view)
        for part, values in zip(self.dict.values(), found, strict=True):
            part[:] = values

    def string_from(self, state: HouseState, player: int) -> str:
        """The view as text."""
        view, who = self._view(state, player), "" if self._is_public else str(player)
        if view is None:
            return who
        game = self._house.game
        if self._is_private:
            public = game.view(view.box, state.position.states[0], SPECTATOR)
            return f"{who} {_text(game.view_changes(public, view))}".strip()
        if self._is_whole:
            return f"{who} {view.record.tobytes().hex()}".strip()
        return f"{who} {_text(game.view_json(view))}".strip()


def _text(document: Mapping[str, Any]) -> str:
    return orjson.dumps(document, option=orjson.OPT_SORT_KEYS).decode()


# OpenSpiel lets go of what is registered when Python is gone already: only a class outlives that.


class SeismicGame(HouseGame):
    """`ludotheque_seismic`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(registry.find("seismic"), params or {})


class BeatTheQuakeGame(HouseGame):
    """`ludotheque_beat_the_quake`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(registry.find("beat-the-quake"), params or {})


pyspiel.register_game(game_type(registry.find("seismic")), SeismicGame)
pyspiel.register_game(game_type(registry.find("beat-the-quake")), BeatTheQuakeGame)
