"""What a client is shown of Situation 4: plain JSON, no null in an object. Its types follow from this."""

from typing import NotRequired

from typing_extensions import TypedDict


class Waiting(TypedDict):
    """An objective under one side without a flag."""

    side: int
    since: int
    """The game time of its last piece."""
    until: int
    """So long only its side may plant a flag there; from then on anybody."""


class Ready(TypedDict):
    """What can still be placed, by side."""

    paratroopers: list[int]
    tanks: list[int]
    bridges: list[int]


class Situation4View(TypedDict):
    """What everybody may know: all of it. Lists of two are by side."""

    board: str
    sides: list[int]
    """The side of each seat."""
    pieces: dict[str, int]
    """Sides by location."""
    flags: dict[str, int]
    """Sides by objective."""
    bridges: dict[str, int]
    """Sides by site."""
    paratroopers: dict[str, int]
    tanks: dict[str, int]
    points: list[int]
    zones: dict[str, int]
    """Those that a side holds."""
    waiting: dict[str, Waiting]
    """By objective."""
    ready: Ready
    closed: list[list[str]]
    """Locations closed by a tank."""
    left: int
    """Locations still empty."""
    ends_at: NotRequired[int]
    """The game time at which it ends by itself: the board is covered."""
    resigned: NotRequired[int]


class Situation4Details(TypedDict):
    """What only the rules can tell of a position."""

    points: dict[str, list[int]]
    """By side, for flags, bridges and zones."""


class Location(TypedDict):
    """Where a location lies."""

    neighbours: list[str]
    bank: int
    baseline: int | None


class Objective(TypedDict):
    """Something to be held."""

    value: int
    locations: list[str]
    kind: str
    name: str


class Bases(TypedDict):
    """The locations of each side's bases."""

    tank: list[list[str]]
    paratroop: list[list[str]]


class Components(TypedDict):
    """What is in the box."""

    columns: int
    rows: int
    locations: dict[str, Location]
    zones: dict[str, list[str]]
    objectives: dict[str, Objective]
    bases: Bases
    bridges: dict[str, list[str]]
    river: int
    map: list[tuple[str, str]]
    """Classes of the client's style sheet, and what is drawn with them."""
    outlines: dict[str, str]
