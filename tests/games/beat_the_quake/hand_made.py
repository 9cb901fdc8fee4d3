"""Small records made by hand: a pile as `a32 b10 red-1`, moves as `show a32; draw; use a32`.

A card is named after its values: `a32` has VP 3 and VD 2, `mask09` VP 0 and VD 9. The edition of a
record holds the cards that it names, and others up to the fewest that an edition may have.
"""

import hashlib
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ludotheque.engine.contract import Seat
from ludotheque.engine.match import Match
from ludotheque.engine.records import Replay, match_of
from ludotheque.engine.words import Refused
from tests.support.hand_made import parsed, played, refusal_of_last, split

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve")
QUAKES = ("yellow-1", "yellow-2", "orange-1", "orange-2", "red-1", "red-2")
FEWEST = 16  # objects in an edition: three for each of five seats, and one

Values = list[tuple[str, int, int]]  # the objects of an edition: id, VP, VD


def values_of(*texts: str) -> Values:
    """The objects that these texts name, with the values in their names, and others up to the fewest."""
    cards = dict.fromkeys(re.findall(r"\b[a-z]+\d\d\b", " ".join(texts)))
    found = [(card, int(card[-2]), int(card[-1])) for card in cards]
    return found + [(f"filler-{number}", 0, 0) for number in range(len(found), FEWEST)]


def toml_of(name: str, values: Iterable[tuple[str, int, int]]) -> str:
    """An edition file with nothing but what it must have."""
    objects = (f'[[objects]]\nid = "{card}"\nvp = {vp}\nvd = {vd}\n' for card, vp, vd in values)
    return "\n".join([f'name = "{name}"\n', *objects])


def edition_named(values: Values) -> str:
    """The name of an edition with these objects; its file lies where the user's own editions do."""
    name = "made-" + hashlib.sha256(repr(values).encode()).hexdigest()[:12]
    path = Path(os.environ["LUDOTHEQUE_EDITIONS"]) / "beat-the-quake" / f"{name}.toml"
    path.write_text(toml_of(name, values), encoding="utf-8")
    return name


def record(
    pile: str,
    moves: str = "",
    *,
    seats: int = 2,
    advanced: bool = False,
    together: bool = False,
    **setup: Any,
) -> dict[str, Any]:
    """A record of this pile and these moves; `setup` takes `first`."""
    options = {"advanced": advanced, "edition": edition_named(values_of(pile, moves))}
    return {
        "format": "ludotheque/1",
        "game": "beat-the-quake",
        "players": list(NAMES[:seats]),
        "options": {**options, "together": True} if together else options,
        "setup": {"pile": pile.split(), **setup},
        "moves": split(moves),
    }


def after(pile: str, moves: str = "", **more: Any) -> Replay:
    """The game after all these moves."""
    return played(record(pile, moves, **more))


def match_after(pile: str, moves: str = "", **more: Any) -> Match:
    """A match after these moves: for views, and for seats that are not waited for."""
    document = record(pile, moves, **more)
    return match_of(parsed(document), len(document["moves"]))


def refusal(pile: str, moves: str, **more: Any) -> Refused:
    """Why the last of these moves is refused; all before it are played."""
    return refusal_of_last(record(pile, moves, **more))


def refused_by(clause: str, pile: str, moves: str, **more: Any) -> None:
    """The last of these moves is refused in one line of words that ends with this clause."""
    why = refusal(pile, moves, **more)
    assert why.clause == clause
    for language in ("en", "fr"):
        assert why.tell(language, NAMES).endswith(f"({clause})")
        assert "\n" not in why.tell(language, NAMES)


def shown(match: Match, seat: int) -> Mapping[str, Any]:
    """What a client of this seat is shown."""
    return match.game.view_json(match.view(Seat(seat)))
