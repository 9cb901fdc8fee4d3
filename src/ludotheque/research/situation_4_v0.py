"""Situation 4 for PettingZoo, version 0. It goes by time: all agents act at once."""

from typing import Any

from ludotheque.research.zoo import OneByOne, TimedEnv, one_by_one

__all__ = ["env", "parallel_env", "raw_env"]


def parallel_env(*, seats: int = 2, render_mode: str | None = None, **options: Any) -> TimedEnv:
    """The environment. A move that is not legal costs the step and changes nothing (S4-3.3)."""
    return TimedEnv("situation-4", seats, render_mode, options)


def raw_env(*, seats: int = 2, render_mode: str | None = None, **options: Any) -> TimedEnv:
    """The environment as it is, so a parallel one, unlike those of the other games: `parallel_env`."""
    return parallel_env(seats=seats, render_mode=render_mode, **options)


def env(*, seats: int = 2, render_mode: str | None = None, **options: Any) -> OneByOne:
    """The same one agent after the other, by PettingZoo's own conversion."""
    return one_by_one(parallel_env(seats=seats, render_mode=render_mode, **options))
