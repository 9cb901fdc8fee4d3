"""Simulations over the workers of a cluster. A task is some hundreds of games."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ludotheque.bots.cluster import work_over
from ludotheque.engine.simulation import CPU_CHUNK, SimulationPlan, Workspace

_LONGEST = 8 * CPU_CHUNK  # games a task: handing one over costs time, and so does playing it again
_SHARES = 64  # tasks that there are at least, where games are many: a cluster has many cores


def play_from(plan: SimulationPlan, first: int) -> Any:
    """The results of the games from this one on, as many as a task has."""
    return Workspace(plan).play(first, min(task_of(plan), plan.games - first))


def task_of(plan: SimulationPlan) -> int:
    """How many games a task has."""
    return min(max(plan.games // _SHARES, CPU_CHUNK), _LONGEST)


class RayRunner:
    """Plays on the cores of a cluster. A worker that dies loses nothing: what it had is played elsewhere."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def warm_up(self, plan: SimulationPlan) -> None:
        """Compile, on one worker at least: those of its machine find it in the cache."""
        for _ in self.run(replace(plan, games=1)):
            pass

    def run(self, plan: SimulationPlan) -> Iterator[Any]:
        """Results in the order of the games, a task at a time."""
        parts = range(0, plan.games, task_of(plan))
        yield from work_over(self._ray, play_from, plan, parts, is_ordered=True)
