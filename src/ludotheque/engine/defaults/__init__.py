"""Parts that a game need not write: each is made from its rules and its records."""

from types import ModuleType
from typing import Any


def part_of(name: str, **inside: Any) -> ModuleType:
    """A part of a game that no file holds."""
    part = ModuleType(name)
    vars(part).update(inside)
    return part
