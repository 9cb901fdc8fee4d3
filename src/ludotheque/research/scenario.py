"""A game with its options at a number of seats, as environments ask for it: moves, masks, tensors, spaces.

Here the words of Gymnasium and PettingZoo are used: an action is the code of a move. In a game that goes by
time there is one action more, the last: to wait.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from ludotheque.engine.contract import START, Game, Milliseconds, Move, Seat, Setup, View
from ludotheque.engine.match import Match, Played
from ludotheque.engine.words import Refused, quote
from ludotheque.research import rewards
from ludotheque.research.arguments import options_from, seats_for, whole
from ludotheque.research.vector import MOST_STEPS, STEP

ILLEGAL = -1.0  # what a seat has that ended a game by a move that it may not play

_MOST_NUMBER = 1e12  # more than any number of a view: most lie between 0 and 1


class Scenario:
    """What stays the same from game to game. Refused with words if the options are wrong."""

    def __init__(self, game: Game, seats: int, given: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats_for(game, seats)
        self.options = options_from(game, self.seats, given)
        self._given = dict(given)
        self.wait = Move(game.move_codes) if game.is_timed else None
        self.actions = game.move_codes + game.is_timed
        self.features = game.part("features")

    def __reduce__(self) -> Any:
        return Scenario, (self.game, self.seats, self._given)

    def begin(self, rng: np.random.Generator) -> "Episode":
        """A new game; what is drawn in it follows from the generator."""
        seed = str(rng.integers(1 << 62))
        setup = Setup(*self.game.deal(self.options, self.seats, seed))
        return Episode(self, Match(self.game, self.options, self.seats, setup))

    def tensors(self, view: View) -> dict[str, Any]:
        """A view as planes and numbers."""
        planes, numbers = self.features.features(view)
        return {"planes": planes, "numbers": numbers}

    def tensor_spaces(self) -> dict[str, spaces.Space[Any]]:
        """The spaces of planes and numbers: where planes count nothing their most is 1, so that no library
        takes them for a picture in colours.
        """
        first = self.begin(np.random.default_rng(0))
        planes, numbers = self.tensors(first.match.view(Seat(0))).values()
        most = np.ones_like(planes)
        most[[name in self.features.COUNTED for name in self.features.PLANES]] = np.iinfo(planes.dtype).max
        return {
            "planes": spaces.Box(np.zeros_like(planes), most, dtype=planes.dtype.type),
            "numbers": spaces.Box(-1, _MOST_NUMBER, numbers.shape, numbers.dtype.type),
        }

    def mask_space(self) -> spaces.Box:
        """The space of masks."""
        return spaces.Box(0, 1, (self.actions,), np.int8)

    def action_space(self) -> Any:
        """The space of actions."""
        return spaces.Discrete(self.actions)


class Episode:
    """One game under way."""

    def __init__(self, setting: Scenario, match: Match) -> None:
        self.setting = setting
        self.match = match
        self.steps = 0  # that time has gone, where a game goes by time

    def __reduce__(self) -> Any:
        match = self.match
        return _played_again, (self.setting, match.setup, match.played, self.steps)

    @property
    def now(self) -> Milliseconds:
        """The game's time."""
        return Milliseconds(self.steps * STEP) if self.setting.game.is_timed else START

    @property
    def is_over(self) -> bool:
        """Whether the game is over: by its rules, or because only time had to pass."""
        end = self.setting.game.ends_at(self.match.state)
        return self.match.is_over or (end is not None and self.now >= end)

    @property
    def is_broken_off(self) -> bool:
        """Whether a game in which everybody may wait takes too long."""
        return self.steps >= MOST_STEPS and not self.is_over

    def legal(self, seat: Seat) -> list[Move]:
        """The moves of a seat. None gives up: who learns would do little else."""
        if self.is_over:
            return []
        resign = self.setting.game.resign_move
        return [move for move in self.match.legal(seat, self.now) if move != resign]

    def actions(self, seat: Seat) -> list[int]:
        """What a seat may do: its moves, and to wait where that is an action."""
        wait = self.setting.wait
        return [*self.legal(seat), *([] if wait is None or self.is_over else [wait])]

    def mask(self, seat: Seat) -> Any:
        """1 for each action that the seat may take."""
        mask = np.zeros(self.setting.actions, np.int8)
        mask[self.actions(seat)] = 1
        return mask

    def tensors(self, seat: Seat) -> dict[str, Any]:
        """What a seat may know, as planes and numbers."""
        return self.setting.tensors(self.match.view(seat))

    def returns(self) -> Any:
        """What the game is worth to each seat, now that it is over."""
        match = self.match
        return rewards.returns(match.game, match.options, match.box, match.state, match.seats)

    # What is done

    def play(self, seat: Seat, action: int) -> None:
        """Play an action of the seat that is waited for; Refused, and nothing changed, if it is not legal."""
        self.match.play(seat, self._move(action))

    def pass_step(self, actions: Mapping[Seat, int], rng: np.random.Generator) -> dict[Seat, Refused]:
        """Let a step of time go by: every seat tries one thing, in an order that is drawn.

        What somebody else was quicker with, or what was never legal, costs the time and changes nothing
        (S4-3.1, S4-3.3); why, by seat, is given back.
        """
        refused = {}
        for seat in self._in_turn(actions, rng):
            if actions[seat] == self.setting.wait or self.match.is_over:
                continue
            try:
                self.match.play(seat, self._move(actions[seat]), self.now)
            except Refused as why:
                refused[seat] = why
        self.steps += 1
        return refused

    def _in_turn(self, seats: Collection[Seat], rng: np.random.Generator) -> list[Seat]:
        order: list[Seat] = rng.permutation(sorted(seats)).tolist()
        return order

    def _move(self, action: Any) -> Move:
        code = whole(action, "action")
        if code == self.setting.game.resign_move:
            raise Refused("env-resign")
        if not 0 <= code < self.setting.game.move_codes:
            raise Refused("move-unknown", move=quote(code))
        return Move(code)


def begun(sitting: Episode | None) -> Episode:
    """The game under way; Refused if there is none yet."""
    if sitting is None:
        raise Refused("env-reset")
    return sitting


def _played_again(setting: Scenario, setup: Setup, played: Sequence[Played], steps: int) -> Episode:
    """A copy of a game: the same moves, from the start."""
    match = Match(setting.game, setting.options, setting.seats, setup)
    for seat, move, now in played:
        match.play(seat, move, now)
    sitting = Episode(setting, match)
    sitting.steps = steps
    return sitting
