"""What a client is shown of Seismic: plain JSON, no null in an object. Its types follow from this."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ludotheque.engine.things import Thing


class TileShown(TypedDict):
    """A placed tile."""

    shape: str
    rotation: int
    crews: dict[str, int]
    """Seat by fragment."""


class TableSize(TypedDict):
    """How large the table is."""

    columns: int
    rows: int


Asks = Literal["place", "crew", "town", "quake", "turn"]


class Facts(TypedDict):
    """What a view shows beside the tiles."""

    face_up: list[str]
    pile: int
    crews_left: list[int]
    """By seat."""
    turn: int
    quakes: int
    scores: list[int]
    """By seat, if the game ended now."""
    asks: NotRequired[Asks]
    placed: NotRequired[str]
    """The cell of the tile that a crew may go on."""
    magnitude: NotRequired[int]
    town: NotRequired[str]
    turned: NotRequired[dict[str, str]]
    """The cell that a seat has turned in this round of turns, by seat."""


class Lasting(TypedDict):
    """What never changes in a game."""

    table: TableSize
    towns: list[str]


class SeismicView(Facts, Lasting):
    """What everybody may know: all of it."""

    tiles: dict[str, TileShown]
    """By cell."""
    unseen: dict[str, int]
    """How many tiles nobody has seen yet, by shape."""


class EndShown(TypedDict):
    """One end of a section."""

    stop: Literal["stub", "open", "edge"]
    cell: str
    value: int


class SectionFacts(TypedDict):
    """A longest chain of connected fragments, without words."""

    fragments: list[tuple[str, str]]
    """Cell and fragment."""
    length: int
    ends: list[EndShown]
    crews: dict[str, int]
    """By seat."""
    owners: list[int]
    points: int
    complete: bool
    loop: bool


class SectionShown(SectionFacts):
    """A longest chain of connected fragments, as the rules see it."""

    words: str
    things: list[Thing]
    """What its words name."""


class SeismicDetails(TypedDict):
    """What only the rules can tell of a position."""

    sections: list[SectionShown]
    places: dict[str, str]
    """By cell, of those with a tile and those that a highway leads to: where it is, in words."""


class SectionAhead(SectionFacts):
    """A section as a move would leave it."""

    best: int
    """Its points with one more tile at each open end; 0: so it cannot be completed."""
    joins: int
    """How many sections that lie there now become part of it."""
    free: bool
    """The seat may put a crew on it next."""
    words: str


class QuakeLine(TypedDict):
    """A line from a town on which a tile would lie: a quake takes its tiles from the town outwards."""

    town: str
    side: int
    tiles: list[str]
    """The cells of those that can fall, from the town outwards."""
    place: int
    """Of this tile among them: 1 is the first to fall."""
    strikes: Literal["next", "perhaps", "other"]
    """The line that a quake would strike: this one, one of several with as many tiles, another."""
    words: str


class SeismicPreview(TypedDict):
    """What a move would bring."""

    sections: list[SectionAhead]
    """Complete ones first, then what is somebody's, then by points."""
    lines: list[QuakeLine]


class Components(TypedDict):
    """What is in one box, by code, and the default table."""

    highways: dict[str, int]
    intersections: dict[str, int]
    quakes: dict[str, int]
    table: TableSize
