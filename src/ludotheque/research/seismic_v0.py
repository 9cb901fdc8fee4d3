"""Seismic for PettingZoo, version 0."""

from typing import Any

from ludotheque.research.zoo import OneByOne, TurnsEnv, ended_by_illegal_moves

__all__ = ["env", "raw_env"]


def raw_env(*, seats: int = 2, render_mode: str | None = None, **options: Any) -> TurnsEnv:
    """The environment as it is: a move that is not legal is Refused."""
    return TurnsEnv("seismic", seats, render_mode, options)


def env(*, seats: int = 2, render_mode: str | None = None, **options: Any) -> OneByOne:
    """The environment in PettingZoo's usual wrappers."""
    return ended_by_illegal_moves(raw_env(seats=seats, render_mode=render_mode, **options))
