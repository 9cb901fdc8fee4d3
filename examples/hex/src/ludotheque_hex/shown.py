"""What a client is shown of Hex."""

from typing import NotRequired

from typing_extensions import TypedDict


class HexView(TypedDict):
    """What everybody may know: all of it."""

    rows: list[str]
    """A letter for each cell: `A` and `B` are stones of seats 0 and 1, `.` is none."""
    actor: NotRequired[int]
    winner: NotRequired[int]


class Components(TypedDict):
    """The board."""

    size: int
