"""Games of the house as PettingZoo's environments. Needs the extra `pettingzoo`.

    from ludotheque.research import seismic_v0

    env = seismic_v0.env(seats=3, variants=["dilemma"])

Each game has a module with the version in its name, `seismic_v0` say, and `fill` is what is in it. Here
PettingZoo's words are used: agent for seat, action for move. What an agent observes is its seat's view.
"""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, TypeAlias

from ludotheque.engine.contract import SPECTATOR, Seat
from ludotheque.engine.words import Refused, quote, say
from ludotheque.games import registry
from ludotheque.research.arguments import need, whole
from ludotheque.research.render import MODES, Renderer

need("pettingzoo", "PettingZoo", "pettingzoo")
from gymnasium import spaces  # noqa: E402  # once they are known to be there
from gymnasium.utils import seeding  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402
from pettingzoo.utils.wrappers import (  # noqa: E402
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from ludotheque.research.scenario import ILLEGAL, Episode, Scenario, begun  # noqa: E402

OneByOne: TypeAlias = AECEnv[str, Any, Any]


class _House:
    """What both kinds of environments share: seats as agents, spaces, chance, pictures."""

    def __init__(self, game: str, seats: int, render_mode: str | None, options: dict[str, Any]) -> None:
        self.setting = Scenario(registry.find(game), seats, options)
        seats = self.setting.seats
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._renderer = Renderer(self.setting.game, seats, render_mode)
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Dict(self.setting.tensor_spaces()),
                    "action_mask": self.setting.mask_space(),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: self.setting.action_space() for agent in self.possible_agents}
        self._rng: Any = None
        self._sitting: Episode | None = None

    @property
    def sitting(self) -> Episode:
        """The game under way."""
        return begun(self._sitting)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes: the tensors of its view, and which actions it may take."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """The codes of the moves, and waiting where the game goes by time."""
        return self._actions[agent]

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self._renderer.show(self.sitting.match.view(SPECTATOR))

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        self._sitting = self.setting.begin(self._rng)
        self.agents = self.possible_agents[:]

    def _check_agents(self) -> None:
        """Refused if no game has begun, or if it is over for all."""
        begun(self._sitting)
        if not self.agents:
            raise Refused("over", self.setting.game.end_clause)

    def _observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.sitting.tensors(seat), "action_mask": self.sitting.mask(seat)}

    def _returns(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.sitting.returns().tolist(), strict=True))

    def _scores(self) -> dict[str, dict[str, Any]]:
        scores = self.sitting.match.scores()
        return {agent: {"score": scores[seat]} for agent, seat in self._seats.items()}


class TurnsEnv(_House, AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo says no types
    """A game that goes by turns."""

    metadata: dict[str, Any]

    def __init__(self, game: str, seats: int, render_mode: str | None, options: dict[str, Any]) -> None:
        AECEnv.__init__(self)
        _House.__init__(self, game, seats, render_mode, options)
        self.metadata = _metadata(game, is_parallelizable=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed, always the same one."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may know, and what it may do: nothing while others decide."""
        return self._observe(agent)

    def step(self, action: Any) -> None:
        """Play a move for the agent that is selected; Refused if it is not legal."""
        self._check_agents()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.sitting.play(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.sitting.is_over:
            self.rewards = self._returns()
            self.infos = self._scores()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.sitting.match.to_move()[0]]


class TimedEnv(_House, ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo says no types
    """A game that goes by time: in each step, a second, every agent does one thing or waits."""

    metadata: dict[str, Any]

    def __init__(self, game: str, seats: int, render_mode: str | None, options: dict[str, Any]) -> None:
        _House.__init__(self, game, seats, render_mode, options)
        self.metadata = _metadata(game, is_parallelizable=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; with a seed, always the same one."""
        self._begin(seed)
        return self._all_observe(self.agents), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Let all try what they go for; who was too late or may not is told why in its info."""
        agents = self.agents
        refused = self.sitting.pass_step(self._chosen(actions), self._rng)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        if self.sitting.is_over:
            infos, rewards = self._scores(), self._returns()
        for seat, why in refused.items():
            infos[self.possible_agents[seat]]["refused"] = str(why)
        terminations = dict.fromkeys(agents, self.sitting.is_over)
        truncations = dict.fromkeys(agents, self.sitting.is_broken_off)
        if self.sitting.is_over or self.sitting.is_broken_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return self._all_observe(agents), rewards, terminations, truncations, infos

    def _chosen(self, actions: Any) -> dict[Seat, int]:
        """What each seat goes for; Refused if a seat says nothing, or nothing that could be an action."""
        self._check_agents()
        given = actions if isinstance(actions, Mapping) else {}
        if set(given) != set(self.agents):
            who = ", ".join(map(str, given)) if given else actions
            raise Refused("env-agents", agents=", ".join(self.agents), given=quote(who))
        return {self._seats[agent]: whole(given[agent], "action") for agent in self.agents}

    def _all_observe(self, agents: list[str]) -> dict[str, Any]:
        return {agent: self._observe(agent) for agent in agents}


def _metadata(game: str, is_parallelizable: bool) -> dict[str, Any]:
    return {
        "name": f"{game.replace('-', '_')}_v0",
        "render_modes": list(MODES),
        "render_fps": 1,
        "is_parallelizable": is_parallelizable,
    }


def ended_by_illegal_moves(env: TurnsEnv) -> OneByOne:
    """The environment in PettingZoo's usual wrappers: who plays what is not legal loses and ends the game."""
    legal: OneByOne = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(legal))


def one_by_one(env: TimedEnv) -> OneByOne:
    """The environment with one agent after the other, by PettingZoo's own conversion."""
    return parallel_to_aec(env)


def fill(module: ModuleType, name: str) -> None:
    """Make the module of a game: `env` and `raw_env`, and `parallel_env` where it goes by time."""
    title = say(f"title-{name}")
    if registry.find(name).is_timed:
        module.__doc__ = f"{title} for PettingZoo, version 0. It goes by time: all agents act at once."
        made = _at_once(name)
    else:
        module.__doc__ = f"{title} for PettingZoo, version 0."
        made = _by_turns(name)
    for one in made:
        one.__module__ = module.__name__  # who sends it to another process names it so
        one.__qualname__ = one.__name__
        setattr(module, one.__name__, one)
    module.__dict__["__all__"] = sorted(one.__name__ for one in made)


def _by_turns(name: str) -> list[Callable[..., Any]]:
    def raw_env(*, seats: int = 2, render_mode: str | None = None, **options: Any) -> TurnsEnv:
        """The environment as it is: a move that is not legal is Refused."""
        return TurnsEnv(name, seats, render_mode, options)

    def env(*, seats: int = 2, render_mode: str | None = None, **options: Any) -> OneByOne:
        """The environment in PettingZoo's usual wrappers."""
        return ended_by_illegal_moves(raw_env(seats=seats, render_mode=render_mode, **options))

    return [env, raw_env]


def _at_once(name: str) -> list[Callable[..., Any]]:
    def parallel_env(*, seats: int = 2, render_mode: str | None = None, **options: Any) -> TimedEnv:
        """The environment. A move that is not legal costs the step and changes nothing."""
        return TimedEnv(name, seats, render_mode, options)

    def raw_env(*, seats: int = 2, render_mode: str | None = None, **options: Any) -> TimedEnv:
        """The environment as it is, so a parallel one, unlike those of games by turns: `parallel_env`."""
        return parallel_env(seats=seats, render_mode=render_mode, **options)

    def env(*, seats: int = 2, render_mode: str | None = None, **options: Any) -> OneByOne:
        """One agent after the other, by PettingZoo's own conversion."""
        return one_by_one(parallel_env(seats=seats, render_mode=render_mode, **options))

    return [env, parallel_env, raw_env]
