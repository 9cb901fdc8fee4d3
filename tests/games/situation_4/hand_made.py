"""Small records made by hand: moves as `0 lay A1; 1 lay D6; @3000 0 flag mill`.

A move is its seat and its text; `@3000` before it moves the clock on to that many milliseconds. The board is
`hamlet` unless a test says more: 4 columns by 6 rows, the river between rows 3 and 4, so each side has 12
locations on its own bank. Side 0 has its tank base on A2 and B2, its paratroop base on C2 and D2.
"""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.contract import SPECTATOR, Milliseconds, Seat
from ludotheque.engine.match import Match
from ludotheque.engine.records import Replay, match_of
from ludotheque.engine.words import Refused
from tests.support.hand_made import parsed, played, read, refusal_of_last

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hope")

HAMLET = """
name = "hamlet"
columns = 4
rows = 6
river = 3
zones = { columns = 2, rows = 3 }

[bases]
tank = [["A2", "B2"], ["D5", "C5"]]
paratroop = [["C2", "D2"], ["B5", "A5"]]

[bridges]
west = ["A3", "A4"]
mid-west = ["B3", "B4"]
mid-east = ["C3", "C4"]
east = ["D3", "D4"]

[[objectives]]
id = "mill"
kind = "village"
value = 200
locations = ["B3", "C3"]
names = { en = "the mill", fr = "le moulin" }

[[objectives]]
id = "abbey"
value = 200
locations = ["C4", "B4"]

[[objectives]]
id = "barn"
value = 50
locations = ["D3"]

[[objectives]]
id = "shed"
value = 50
locations = ["A4"]
"""
# The 12 locations of each bank, in an order in which they can be laid.
SOUTH = "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3"
NORTH = "D6 C6 B6 A6 D5 C5 B5 A5 D4 C4 B4 A4"


def write_board(text: str, name: str) -> Path:
    """A board where the user's own lie; its path."""
    path = Path(os.environ["LUDOTHEQUE_EDITIONS"]) / "situation-4" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def lays(seat: int, places: str) -> str:
    """The moves with which a seat lays pieces on these, one after another."""
    return "".join(f"{seat} lay {place}; " for place in places.split())


def timed(moves: str) -> list[list[Any]]:
    """The moves of one text, as a record has them."""
    found, now = [], 0
    for time, seat, move in re.findall(r"(?:@(\d+) )?(\d+) ([^;]*)", moves):
        now = int(time or now)
        found.append([now, int(seat), move.strip()])
    return found


def record(
    moves: str = "", *, seats: int = 2, setup: dict[str, Any] | None = None, **options: Any
) -> dict[str, Any]:
    """A record of these moves; `options` are those of the game."""
    if options.setdefault("board", "hamlet") == "hamlet":
        write_board(HAMLET, "hamlet")
    return {
        "format": "ludotheque/1",
        "game": "situation-4",
        "players": list(NAMES[: len(options.get("sides", NAMES[:seats]))]),
        "options": options,
        "setup": setup or {},
        "moves": timed(moves),
    }


def unreadable(document: dict[str, Any]) -> Refused:
    """Why this record is refused."""
    with pytest.raises(Refused) as caught:
        read(document).finish()
    assert "\n" not in caught.value.tell()
    return caught.value


def after(moves: str = "", **options: Any) -> Replay:
    """The game after all these moves."""
    return played(record(moves, **options))


def match_after(moves: str = "", **options: Any) -> Match:
    """A match after these moves: for views, and for what is possible at any other time."""
    document = record(moves, **options)
    return match_of(parsed(document), len(document["moves"]))


def refusal(moves: str, **options: Any) -> Refused:
    """Why the last of these moves is refused; all before it are played."""
    return refusal_of_last(record(moves, **options))


def refused_by(clause: str, moves: str, **options: Any) -> None:
    """The last of these moves is refused in one line of words that ends with this clause."""
    why = refusal(moves, **options)
    assert why.clause == clause
    for language in ("en", "fr"):
        assert why.tell(language, NAMES).endswith(f"({clause})")
        assert "\n" not in why.tell(language, NAMES)


def can(replay: Replay, seat: int, kind: str) -> list[str]:
    """What this seat may `lay`, `flag`, `drop`…: the places alone, sorted, at the time of the last move."""
    moves = replay.legal().get(str(seat), [])
    return [move.split()[1] for move in moves if move.startswith(f"{kind} ")]


def can_at(match: Match, seat: int, kind: str, now: int) -> list[str]:
    """The moves of a kind that a seat can make at a time."""
    codes = match.legal(Seat(seat), Milliseconds(now))
    moves = match.game.move_texts(match.box, codes)
    return sorted(move.split()[1] for move in moves if move.startswith(f"{kind} "))


def shown(match: Match, seat: int = SPECTATOR) -> Mapping[str, Any]:
    """What a client of this seat is shown."""
    return match.game.view_json(match.view(Seat(seat)))
