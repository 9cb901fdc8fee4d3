"""A view as tensors, for a game that does not say how: what its record holds, field by field.

An array of whole numbers is a plane, each number one more than it is, so that −1, for nothing, is 0; what is
shorter than the longest is filled with 0. A single number is a number. Seats are as they sit.
"""

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ludotheque.engine.contract import Game, View
from ludotheque.engine.defaults import part_of
from ludotheque.engine.jit import kernel

_MOST = 255  # what a byte holds


@cache
def made_for(game: Game) -> ModuleType:
    """The part `features` of a game."""
    dtype = game.state_dtype  # of an open game, whose views are states
    assert dtype.names is not None
    assert dtype.fields is not None
    fields = {name: dtype.fields[name][0] for name in dtype.names}
    planes = tuple(name for name, kind in fields.items() if kind.shape)
    numbers = tuple(name for name, kind in fields.items() if not kind.shape)
    width = max((int(np.prod(fields[name].shape)) for name in planes), default=1)
    mark_planes, mark_numbers = _no_planes, _no_numbers
    for place, name in enumerate(planes):
        mark_planes = _with_plane(mark_planes, name, place)
    for place, name in enumerate(numbers):
        mark_numbers = _with_number(mark_numbers, name, place)

    def features(view: View) -> tuple[Any, Any]:
        """Planes of a view as bytes, and its numbers as 32-bit floats."""
        shown = np.zeros((len(planes), width), np.uint8)
        counted = np.zeros(len(numbers), np.float32)
        mark_planes(view.box, view.record, max(view.seat, 0), shown, 0, 1)
        mark_numbers(view.box, view.record, max(view.seat, 0), counted)
        return shown, counted

    return part_of(
        f"{game.package}.features",
        PLANES=planes,
        NUMBERS=numbers,
        COUNTED=frozenset(planes),
        ABOUT_PLANES=tuple((name, ("",), f"`{name}`, each number + 1") for name in planes),
        ABOUT_NUMBERS=tuple((name, ("",), f"`{name}`") for name in numbers),
        mark_planes=mark_planes,
        mark_numbers=mark_numbers,
        features=features,
    )


@kernel
def _no_planes(box: Any, view: Any, seat: int, planes: Any, lane: int, lanes: int) -> None:
    """Where planes begin."""


@kernel
def _no_numbers(box: Any, view: Any, seat: int, numbers: Any) -> None:
    """Where numbers begin."""


def _with_plane(before: Any, name: str, plane: int) -> Any:
    @kernel
    def mark_planes(box: Any, view: Any, seat: int, planes: Any, lane: int, lanes: int) -> None:
        """Fill this lane's part of a field's plane, and of those before it."""
        before(box, view, seat, planes, lane, lanes)
        values = view[name].reshape(-1)
        for place in range(lane, len(values), lanes):
            planes[plane, place] = min(max(values[place] + 1, 0), _MOST)

    return mark_planes


def _with_number(before: Any, name: str, place: int) -> Any:
    @kernel
    def mark_numbers(box: Any, view: Any, seat: int, numbers: Any) -> None:
        """Write a field's number, and those before it."""
        before(box, view, seat, numbers)
        numbers[place] = view[name]

    return mark_numbers
