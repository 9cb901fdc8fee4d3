"""The workers of a cluster on this machine, found and killed while they work.

Who is to be killed must be at work for certain: so all parts but the first wait until a file says go on,
which is there once all are dead that shall be. The seed of a plan names the file: workers know only the plan.
"""

import time
from collections.abc import Iterable
from pathlib import Path
from threading import Thread
from typing import Any

import psutil

from ludotheque.bots import arena, arena_ray, simulation_ray
from ludotheque.engine import simulation

PATIENCE = 300.0  # seconds until a worker gives up, or who looks for one


def working(task: str) -> list[psutil.Process]:
    """The processes that do tasks of this name now."""
    found = []
    for process in psutil.Process().children(recursive=True):
        try:
            if task in "".join(process.cmdline()):
                found.append(process)
        except psutil.Error:
            pass
    return found


def kill(task: str, count: int) -> list[int]:
    """Kill so many workers, one after the other, each while it does a task of this name."""
    killed: list[int] = []
    end = time.monotonic() + PATIENCE
    while len(killed) < count and time.monotonic() < end:
        for process in working(task):
            if process.pid not in killed:
                process.kill()
                killed.append(process.pid)
                break
        time.sleep(0.02)
    return killed


class Killer:
    """Kills two workers as soon as they work, then says go on."""

    def __init__(self, task: str, go_on: Path) -> None:
        self._task, self._go_on = task, go_on
        self.killed: list[int] = []
        self._thread = Thread(target=self._run)

    def _run(self) -> None:
        self.killed = kill(self._task, 2)
        self._go_on.touch()

    def __enter__(self) -> "Killer":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._thread.join()


def _wait_for(go_on: str | int) -> None:
    """Until this file is there."""
    end = time.monotonic() + PATIENCE
    while not Path(str(go_on)).exists() and time.monotonic() < end:
        time.sleep(0.02)


# What a worker does instead of `play_some` and `play_from`


def wait_and_play_some(
    asked: tuple[arena.ArenaPlan, dict[str, Any]], numbers: Iterable[int]
) -> list[arena.Result]:
    """The games of an arena."""
    given = list(numbers)
    if given[0]:
        _wait_for(asked[0].seed)
    return arena_ray.play_some(asked, given)


def wait_and_play_from(plan: simulation.SimulationPlan, first: int) -> Any:
    """The games of a simulation."""
    if first:
        _wait_for(plan.seed)
    return simulation_ray.play_from(plan, first)
