"""What a client is shown of Beat the Quake: plain JSON, no null in an object. Its types follow from this."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Asks = Literal["show", "draw", "discard-hand", "discard-common", "use"]
Tie = Literal["alone", "unused", "shared"]
Kind = Literal["helper", "neutral", "hazard"]


class QuakeView(TypedDict):
    """What a seat may know. Lists of seats are by seat."""

    seats: int
    turn: int
    advanced: bool
    hand_sizes: list[int]
    face_up: list[list[str]]
    used_by_others: list[list[str]]
    neutral_cards: list[list[str]]
    neutralised: list[int]
    """Quakes met alone."""
    met: int
    quakes: list[str]
    """Those drawn so far, in order."""
    quakes_left: int
    pile: int
    safe: int
    """So many draws to come are objects for sure."""
    points: list[int]
    """Without the hands that are not shown; after the end the scores."""
    goal: NotRequired[int]
    """Where all play together: the points that they have to reach."""
    together: NotRequired[int]
    """Likewise: the points of all as far as one sees them, so without the hands that are not shown."""
    gone: list[str]
    lost: int
    """Cards that were discarded from hands."""
    asks: NotRequired[Asks]
    hand: NotRequired[list[str]]
    """One's own; left out for who watches."""
    my_points: NotRequired[int]
    my_damage: NotRequired[int]
    drawn: NotRequired[str]
    quake: NotRequired[str]
    damage: NotRequired[int]
    reached: NotRequired[int]
    alone: NotRequired[bool]
    fatal: NotRequired[bool]
    hands: NotRequired[list[list[str]]]
    """Of all, where nothing is hidden any more."""


class Help(TypedDict):
    """What a card would have done, had it been laid on the table in time."""

    card: str
    protection: int
    spared: int
    """The damage that it would not have done in the hand that was hit."""


class Helped(TypedDict):
    """What would have been enough: each of these cards, or all of them together."""

    missing: int
    cards: list[Help]
    together: bool


class Debrief(TypedDict):
    """What the game was like, for talking about it. Cards by what they did, most first."""

    saved: list[str]
    """They met damage."""
    hurt: list[str]
    """They did damage, and are no helpers."""
    kept: list[str]
    """Helpers that did damage in a hand, and could not help there."""
    seen: list[str]
    """All that were seen; those that mattered come first."""
    survived: bool
    tie: NotRequired[Tie]
    """What broke a tie of points, or that the win is shared."""
    goal: NotRequired[int]
    """Where all played together: the points that they had to reach."""
    helped: NotRequired[Helped]
    """After a fatal quake."""


class QuakeDetails(TypedDict):
    """What only the rules can tell of a position."""

    debrief: NotRequired[Debrief]
    """After the end."""


class Card(TypedDict):
    """What stands on a card."""

    id: str
    vp: int
    vd: int
    kind: Kind
    """What it is to people in a quake: its frame says so."""
    name: str
    message: str
    picture: str
    """Of the drawings."""


class Components(TypedDict):
    """What is in the box."""

    objects: list[Card]
    quakes: list[str]
