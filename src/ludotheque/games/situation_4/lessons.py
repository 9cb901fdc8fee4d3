"""The lessons of Situation 4."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.engine.contract import Game, Milliseconds, Seat
from ludotheque.engine.lessons import ADA, LEARNER, Document, Manner, Tutorial, time_of
from ludotheque.engine.match import Match
from ludotheque.engine.teller import Teller

BETWEEN = 1500  # milliseconds from one move to the next

_WRITTEN = re.compile(r"(?:(ada)?(?:\+(\d+))?: )?(.+)")


class Situation4Manner(Manner):
    """The small board, tapped as in slow war, while Ada plays at the same time."""

    options: Mapping[str, Any] = {"board": "skirmish", "sides": [0, 1]}
    base: Mapping[str, Any] = {"pace": {"kind": "slow"}, "game_time": {"at": 0, "now": 0, "running": False}}

    def read(self, match: Match, written: str) -> tuple[Seat, str, Milliseconds]:
        """`lay C1` is the learner's; `ada: lay C6` is Ada's; `ada+4000: flag dam`: so much later."""
        found = _WRITTEN.fullmatch(written)
        assert found is not None
        who, later, move = found.groups()
        return ADA if who else LEARNER, move, Milliseconds(time_of(match) + int(later or BETWEEN))

    def waited_for(self, match: Match) -> list[Seat]:
        """All may move at any time; the learner is the one who is asked."""
        return [] if match.is_over else [LEARNER]

    def position(self, match: Match, tellers: Sequence[Teller]) -> Document:
        """After the end the result."""
        if not match.is_over:
            return {}
        return {"result": {"scores": match.scores(), "winners": [int(seat) for seat in match.winners()]}}


def ours(locations: str) -> list[str]:
    """Pieces of the learner, one after the other."""
    return [f"lay {location}" for location in locations.split()]


def hers(locations: str) -> list[str]:
    """Pieces of Ada."""
    return [f"ada: lay {location}" for location in locations.split()]


def row(number: int, but: str = "") -> str:
    """The locations of a row, but for some columns."""
    return " ".join(f"{column}{number}" for column in "ABCDEFGHI" if column not in but)


def tutorial(game: Game) -> Tutorial:
    """The lessons of Situation 4."""
    told = Tutorial(Situation4Manner(game))

    told.lesson("front", "S4-1.1", "S4-1.2", "S4-3.1", "S4-3.2")
    told.scene("")
    told.read("front-hello")
    told.read("front-map")
    told.ask("front-first", "lay *", "lay E1", "lay *", then=["ada: lay E6"])
    told.read("front-laid")

    told.lesson("race", "S4-3.1", "S4-3.2", "S4-3.3")
    told.scene("", *ours("F1"), *hers("G6 G5"))
    told.ask("race-next", "lay *", "lay F2", then=["ada: lay G4"])
    told.ask("race-river", "lay *", "lay F3", then=["ada+300: lay F4"])
    told.ask("race-first", "lay *", "lay G3")
    told.read("race-taken")

    told.lesson("flag", "S4-1.3", "S4-4.1")
    told.scene("", *ours("C1 D1 D2"), *hers("F6 G6 G5"))
    told.read("flag-look")
    told.ask("flag-cover", "lay *", "lay E2")
    told.ask("flag-plant", "flag *")
    told.read("flag-planted")

    told.lesson("forgotten", "S4-4.2", "S4-4.3")
    told.scene("", *ours("D1 E1 E2"), *hers("B6 A6 A5 C6 D6 D5 D4 E4"))
    told.read("forgotten-covered", "ada: lay A4")
    told.ask("forgotten-flag", "flag *", before=["ada+4000: lay E6"])
    told.read("forgotten-yours")
    told.ask("forgotten-half", "lay *", "lay E3")
    told.read("forgotten-nobody")

    told.lesson("zone", "S4-1.2", "S4-8.2")
    told.scene("", *ours("E1 E2 D2"), "flag headquarters-south", *ours("F1"), *hers("F6 G6 G5 H6"))
    told.read("zone-squares")
    told.ask("zone-first", "lay *", "lay F2")
    told.ask("zone-second", "lay *", "lay D1")
    told.read("zone-sum")

    told.lesson("drop", "S4-5.1", "S4-5.2", "S4-3.2")
    told.scene("", *ours("F1 G1 G2"), *hers("B6 A6 A5"))
    told.ask("drop-base", "lay *", "lay H2", then=["ada: lay C6"])
    told.ask("drop-land", "drop *", "drop A5")
    told.ask("drop-lay", "lay *", "lay A4")
    told.read("drop-rule")

    told.lesson("tank", "S4-6.1", "S4-6.2", "S4-6.3", "S4-3.4")
    told.scene("", *ours("C1 C2 D2 D3"), *hers("G6 G5 H5 G4 F4 E4"))
    told.ask("tank-base", "lay *", "lay B2", then=["ada: lay F6"])
    told.ask("tank-set", "tank *", "tank D3")
    told.read("tank-closed")
    told.read("tank-hers", "ada: tank E4")
    told.ask("tank-lay", "lay *", "lay E3")
    told.read("tank-rule")

    told.lesson("bridge", "S4-7.1", "S4-8.2", "S4-6.2")
    told.scene("", *ours("B1 B2 C2 B3"), *hers("D6 C6 C5 C4"))
    told.ask("bridge-banks", "lay *", "lay B4", then=["ada: lay E6"])
    told.ask("bridge-build", "bridge *")
    told.ask("bridge-cross", "tank *", "tank B4")
    told.read("bridge-rule")

    told.lesson("finish", "S4-8.1", "S4-8.2", "S4-2.1", "S4-3.3")
    told.scene(
        "",
        *ours(row(1)),
        *hers(row(6)),
        *ours(row(2)),
        "flag headquarters-south",
        *hers(row(5)),
        "ada: flag headquarters-north",
        *ours(f"{row(3)} B4"),
        "bridge west",
        *hers(row(4, but="BE")),
        "ada: flag refinery-west",
        "ada: flag refinery-east",
    )
    told.ask("finish-last", "lay *")
    told.ask("finish-seconds", "[fb]*", "flag *")
    told.ask("finish-bridge", "bridge *")
    told.read("finish-count")
    told.read("finish-live")
    return told
