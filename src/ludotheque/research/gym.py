"""One seat of a game against bots, as Gymnasium's environments. Needs the extra `gymnasium`.

    import gymnasium
    import ludotheque.research.gym  # makes our games known to Gymnasium

    env = gymnasium.make("ludotheque/Seismic-v0", seats=2, seat=0, opponents="level-3")

Every game has such an id, its name without dashes: `ludotheque/BeatTheQuake-v0`. Here Gymnasium's words are
used: action for move, observation for view.
"""

from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.bots import lineup
from ludotheque.engine.contract import Game, Seat
from ludotheque.engine.words import Refused, quote
from ludotheque.games import registry
from ludotheque.research.arguments import need, whole
from ludotheque.research.render import MODES, Renderer

need("gymnasium", "Gymnasium", "gymnasium")
import gymnasium  # noqa: E402  # once it is known to be there
from gymnasium import spaces  # noqa: E402

from ludotheque.research.scenario import ILLEGAL, Episode, Scenario, begun  # noqa: E402

IDS = {f"ludotheque/{name.title().replace('-', '')}-v0": name for name in registry.NAMES}
THINKING = 60.0  # seconds: more than any level takes, so that no bot's moves hang on the machine

Opponent = str | Callable[[Game, int], lineup.Bot]  # a bot's name, or what makes a bot of a game and a seed


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A seat at a table where bots have all the others. They only ever get their views."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium has it so
        "render_modes": list(MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "level-3",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat` is ours, or None: another one each game, as it is drawn. `opponents` sit down in the order
        of the other seats; one alone sits in all of them. One is named as `ludotheque play --bots` names it:
        a level, a plain bot such as `uniform` or `greedy`, `learned` or `learned:FILE`.
        """
        self.setting = Scenario(registry.find(game), seats, options)
        seats = self.setting.seats
        self._wanted = None if seat is None else whole(seat, "seat")
        if self._wanted is not None and self._wanted not in range(seats):
            raise Refused("env-seat", wanted=quote(seat), last=seats - 1)
        self._opponents = _opponents(self.setting.game, opponents, seats - 1)
        self.render_mode = render_mode
        self._renderer = Renderer(self.setting.game, seats, render_mode)
        self.observation_space = spaces.Dict(
            {**self.setting.tensor_spaces(), "action_mask": self.setting.mask_space()}
        )
        self.action_space = self.setting.action_space()
        self._bots: dict[Seat, lineup.Bot] = {}
        self._is_done = True
        self._sitting: Episode | None = None
        self.seat: Seat  # ours in this game

    @property
    def sitting(self) -> Episode:
        """The game under way."""
        return begun(self._sitting)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game, and let the others play until it is for us to decide."""
        super().reset(seed=seed)
        rng, seats = self.np_random, range(self.setting.seats)
        self._sitting = self.setting.begin(rng)
        self.seat = Seat(int(rng.integers(len(seats))) if self._wanted is None else self._wanted)
        others = [Seat(seat) for seat in seats if seat != self.seat]
        self._bots = {
            seat: _sit_down(opponent, self.setting.game, int(rng.integers(1 << 48)))
            for seat, opponent in zip(others, self._opponents, strict=True)
        }
        self._is_done = False
        self._let_others_play()
        self._show()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play a move, then let the others play until it is for us to decide again.

        A move that is not legal loses and ends the game, with the reason in the info; where a game goes by
        time it only costs the step.
        """
        sitting, code = self.sitting, whole(action, "action")
        if self._is_done:
            raise Refused("over", self.setting.game.end_clause)
        refused = self._pass_step(code) if self.setting.game.is_timed else self._play(code)
        is_lost = refused is not None and not self.setting.game.is_timed
        is_over, is_broken_off = sitting.is_over, sitting.is_broken_off
        self._is_done = is_lost or is_over or is_broken_off
        reward = ILLEGAL if is_lost else float(sitting.returns()[self.seat]) if is_over else 0.0
        info = self._info()
        if refused is not None:
            info["refused"] = str(refused)
        if is_over:
            info["scores"] = sitting.match.scores()
        self._show()
        return self._observation(), reward, is_lost or is_over, is_broken_off, info

    def action_masks(self) -> Any:
        """Which actions we may take, as MaskablePPO of sb3-contrib asks for it."""
        return self.sitting.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The table as we see it."""
        return self._renderer.show(self.sitting.match.view(self.seat))

    # Moves

    def _play(self, action: int) -> Refused | None:
        try:
            self.sitting.play(self.seat, action)
        except Refused as why:
            return why
        self._let_others_play()
        return None

    def _let_others_play(self) -> None:
        """In a game that goes by turns. By time, all act in the same step."""
        match = self.sitting.match
        while not self.setting.game.is_timed and not match.is_over and match.to_move()[0] != self.seat:
            seat = match.to_move()[0]
            self.sitting.play(seat, self._decision(seat))

    def _pass_step(self, action: int) -> Refused | None:
        actions = {seat: self._decision(seat) for seat in self._bots}
        return self.sitting.pass_step({**actions, self.seat: action}, self.np_random).get(self.seat)

    def _decision(self, seat: Seat) -> int:
        legal = self.sitting.legal(seat)
        move = self._bots[seat].decide(self.sitting.match.view(seat), legal, THINKING) if legal else None
        if move is None:
            if self.setting.wait is None:  # in a game that goes by turns
                raise Refused("env-opponent-silent", seat=seat)
            return self.setting.wait
        return move

    # What is known

    def _observation(self) -> dict[str, Any]:
        return {**self.sitting.tensors(self.seat), "action_mask": self.sitting.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.sitting.mask(self.seat), "seat": int(self.seat)}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _opponents(game: Game, given: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    """Who sits in the other seats; Refused with words if they are not so many, or if one is unknown."""
    found = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else [given] * others
    if len(found) != others:
        raise Refused("env-opponents", count=len(found), others=others)
    for one in found:
        if isinstance(one, str):
            lineup.check(one, game, with_files=True)
        elif not callable(one):
            raise Refused("bot-unknown", bot=quote(one), known=", ".join(lineup.names(game)))
    return found


def _sit_down(opponent: Opponent, game: Game, seed: int) -> lineup.Bot:
    if isinstance(opponent, str):
        return lineup.find(opponent, game, seed, with_files=True)
    found = opponent(game, seed)
    if not hasattr(found, "decide"):
        raise Refused("env-opponent-none", found=quote(found))
    return found


for _id, _game in IDS.items():
    gymnasium.register(_id, entry_point="ludotheque.research.gym:SeatEnv", kwargs={"game": _game})
