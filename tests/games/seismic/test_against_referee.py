"""The rules against the referee, a second reading of the sheet that shares no line with them.

`LUDOTHEQUE_FUZZ=2000 pytest tests/games/seismic/test_against_referee.py` plays that many games.
"""

import json
import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.engine.records import Replay, parse_record
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.engine.schemas import complaints
from tests.referee.seismic import (
    HIGHWAYS,
    INTERSECTIONS,
    QUAKES,
    TABLES,
    VARIANTS,
    Referee,
    random_game,
    report,
    set_up,
    shuffle_setup,
)

GAME = registry.find("seismic")
BOX = GAME.box(GAME.options({}))
GAMES = max(60, int(os.environ.get("LUDOTHEQUE_FUZZ", "0")))
TILES = (*HIGHWAYS, *INTERSECTIONS)

Making = Callable[[random.Random], list[str] | None]
PILES: dict[str, Making] = {
    "dealt": lambda chance: None,
    "short": lambda chance: chance.choices(TILES + QUAKES, k=chance.randrange(12)),
    "shaken": lambda chance: chance.choices(TILES + QUAKES * 3, k=60),
    "closed": lambda chance: chance.choices(INTERSECTIONS + QUAKES, k=40),
    "curly": lambda chance: chance.choices(("01", "01-23-45", "01-25-34", "02-35", "q1"), k=40),
}


def a_game(seed: int) -> dict[str, Any]:
    """A record of random legal moves: every number gives its own options, seats, table and pile."""
    chance = random.Random(seed)
    variants = frozenset(variant for variant in VARIANTS if chance.random() < 0.5)
    pile = PILES[chance.choice(list(PILES))](chance)
    record = random_game(
        seed,
        seats=chance.choice((2, 3, 4)),
        variants=variants,
        table=chance.choice((None, *TABLES)),
        moves=chance.choice((None, None, 40)),
        pile=pile,
    )
    if chance.random() < 0.3:
        heights = chance.choices((None, 1.5, 1.75, 2), k=len(record["players"]))
        record["setup"]["heights"] = heights
        if "result" in record:
            record["result"]["winners"] = finished(record).winners()
    return record


def finished(record: dict[str, Any]) -> Referee:
    """The referee after all moves of a record."""
    referee = set_up(record)
    for move in record["moves"]:
        referee.play(move)
    return referee


def legal_of(referee: Referee) -> dict[str, list[str]]:
    """The legal moves by seat."""
    return {str(seat): referee.legal() for seat in referee.to_move()}


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_prefix_agrees(seed: int) -> None:
    """The report and the legal moves after every prefix of a random game; then its result."""
    record = a_game(seed)
    assert complaints("seismic", record) == []
    replay = Replay(parse_record(json.dumps(record).encode(), registry.find))
    referee = set_up(record)
    for number in replay.prefixes():
        if number:
            referee.play(record["moves"][number - 1])
        assert replay.report() == report(referee)
        assert replay.legal() == legal_of(referee)
    replay.finish()


def other_ways_to_say(move: str) -> list[str]:
    """A move with each other rotation, for moves that have one."""
    head, _, last = move.rpartition(" ")
    if not move.startswith(("place ", "turn ")) or last == "-":
        return []
    return [f"{head} {rotation}" for rotation in range(6) if str(rotation) != last]


@pytest.mark.parametrize("seed", range(GAMES // 6))
def test_every_rotation_is_accepted_or_refused_alike(seed: int) -> None:
    """SE-1.7, SE-7.3 Equal rotations are accepted and come to the same; others are refused by both."""
    record = a_game(seed)
    chance = random.Random(f"rotations {seed}")
    moves: list[str] = []
    for move in record["moves"]:
        for other in chance.sample(other_ways_to_say(move), k=min(2, len(other_ways_to_say(move)))):
            assert outcome_by_rules(record, [*moves, other]) == outcome_by_referee(record, [*moves, other])
        moves.append(move)
        if len(moves) > 40:
            break


def cut(record: dict[str, Any], moves: list[str]) -> dict[str, Any]:
    """The record with other moves and no result."""
    kept = {key: value for key, value in record.items() if key != "result"}
    return {**kept, "moves": moves}


def outcome_by_rules(record: dict[str, Any], moves: list[str]) -> dict[str, Any] | None:
    """Where these moves lead, or None if they are refused."""
    replay = Replay(parse_record(json.dumps(cut(record, moves)).encode(), registry.find))
    try:
        replay.finish()
    except Refused:
        return None
    return replay.report()


def outcome_by_referee(record: dict[str, Any], moves: list[str]) -> dict[str, Any] | None:
    """The outcome by the referee."""
    try:
        return report(finished(cut(record, moves)))
    except ValueError:
        return None


# The shuffle


@pytest.mark.parametrize("variants", [0b0000, 0b0001, 0b1000, 0b1001, 0b1111])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shuffle_agrees(variants: int, seats: int) -> None:
    """SE-3.1, SE-7.1, SE-7.4, SE-7.5 Pile and first seat from a seed, any text of it."""
    chosen = [variant for bit, variant in enumerate(VARIANTS) if variants >> bit & 1]
    options = GAME.options({"variants": chosen})
    for seed in ("", "0", "a seed", "ünï☂", "x" * 500, "with:colon", "\n"):
        first, pile = GAME.deal(options, seats, seed)
        expected_pile, expected_first = shuffle_setup(seed, seats, frozenset(chosen))
        assert [GAME.outcome_text(BOX, tile) for tile in pile] == expected_pile
        assert first == expected_first


# Worked out once by the referee; anybody's ten lines must give the same for ever.
LITERALS = [
    (
        "seismic",
        [],
        1,
        """
        02-14 01-34 01-34 +3:024 01-24 +4:0123 03-14 01 01-25 01 02-13 02 +3:013 03-14-25 03
        02-14 02-35 01-24 +2:03 01-35 +5:01234 +4:0134 +2:02 01 +2:01 01-23 01-23-45 03 01-25-34
        03 03-14 02-35 +3:012 01-24 02-14-35 01-23-45 01-35 01 02 02 01-23-45 02-35 01-24-35
        01-25-34 01-25 03-14-25 +4:0124 02-14 02-14-35 02-13 q5 01-35 +1:0 +3:014 03 01-25-34 q6
        03-14 02-13 02-14-35 01 01-24-35 01-24-35 02 03-14-25 03 01-23 01-23 01-25 02 01-34
        +6:012345 01
        """,
    ),
    (
        "☂",
        ["big-one"],
        0,
        """
        +3:012 01-25-34 +2:01 02-13 02 01-34 02 +1:0 01-25 01-23-45 01-35 03-14 +2:02 03
        01-23-45 02-14 01-24 02-14-35 03-14-25 01-23 02 01-24 01-35 02 01-25 01-34 02-13
        02-14-35 03 +4:0124 01 01-25-34 q2 03-14-25 +5:01234 03-14-25 q1 01-25-34 01-23 02-35
        02-14-35 01 01 01-23 +4:0134 01-24-35 02-13 01-24-35 +2:03 02 +3:014 01-24 03 02-14
        +6:012345 03 02-35 01-23-45 03 +4:0123 03-14 01 02-35 01-24-35 q5 03-14 01-34 01-35 q6
        +3:013 +3:024 01-25 01 02-14
        """,
    ),
    (
        "0",
        ["twin-cities"],
        1,
        """
        +6:012345 01-35 01-23-45 +3:013 01-23-45 01-34 03-14-25 q6 01-25-34 02-14 02 01-24-35
        01-24 03-14-25 02 02-35 02-14-35 02-13 +2:01 q4 02-13 02 03-14 01-24 02-35 02-13 q4
        01-24 01-35 02 03-14-25 01-25 02-14 01-25-34 +1:0 03 01-35 01-23-45 q2 01-23 q1 01 03-14
        +4:0123 01-34 01-24 02-14-35 01-25 01-24-35 01-34 03-14 01 01-35 +2:03 03 01-35 02-14-35
        01-23 03 01 03-14-25 03-14 +3:014 01-23 01-34 01-25-34 01-24-35 +4:0134 01-25-34 02
        02-14-35 +2:01 +2:03 03-14-25 +3:024 03-14-25 01-23 +3:012 +2:02 +4:0134 01-34 q1 03
        01-25-34 +6:012345 01-23-45 01 03 03 02-14 02-35 +1:0 +3:012 02 02-13 02-13 02 02 03 03
        01-25 03-14 02-14-35 01-35 +5:01234 01 01 02-14-35 01-24-35 02-35 01-24 01 01-25-34
        01-24-35 01-24 02 03 02-35 02-35 01-25 01 02-14 02-14 01-23-45 01-24-35 01 +3:013 01-23
        +3:014 +4:0124 01 01-23 02-13 +4:0123 01-23-45 +2:02 +5:01234 +4:0124 02-14 01-25 02 03
        03-14 01-25 +3:024 01-34
        """,
    ),
    (
        "",
        ["big-one", "dilemma", "aftershocks", "twin-cities"],
        0,
        """
        01 q5 01-35 03-14-25 03 +4:0124 02-13 01-23 01-25-34 02-14 02 01-24-35 +1:0 03 01 03 02
        01-35 01 02 02-35 02-14 01-24-35 01-23-45 01-24 01 02-14 02-14-35 02 01-24-35 02 02-35
        +2:02 03 02 01-24-35 02-13 +3:013 01-23 01-25-34 01-35 01-24 01-34 01 01-35 +3:014
        03-14-25 +4:0134 03-14 01-24 01-25-34 01-23 +2:01 02-14-35 02-35 03 01 03-14-25 +3:024
        03-14-25 01-34 01-25 01-23-45 03 01-34 02-14 02-35 02-35 01-34 01-25 03-14 02-14 q2
        +3:013 01-23 01-25 +4:0134 03-14-25 01 01-23 01 01-24 01-34 01 +2:03 01-25 01 +3:014
        +4:0123 01-25-34 03-14-25 01-25 01-25 q2 01-24-35 02-14-35 02-14 01-23-45 +3:012 01-23
        01-24 +2:03 +2:01 02-14-35 +4:0124 +4:0123 03-14 01-35 01-34 02-13 01-23-45 02-13 03-14
        01-25-34 02 +3:012 03 +5:01234 03 03-14 +6:012345 02-14-35 01 01-24 03 02 02-13 03-14
        01-23-45 01-25-34 +2:02 02 01-24-35 02 +5:01234 03 +3:024 q6 03 02-14-35 q6 02-13 02-35
        01-35 +6:012345 03 01-23-45 +1:0
        """,
    ),
]


@pytest.mark.parametrize(("seed", "variants", "first", "pile"), LITERALS)
def test_the_shuffle_as_a_literal(seed: str, variants: list[str], first: int, pile: str) -> None:
    """SE-3.1 A few piles, written out: paired mistakes survive a comparison."""
    found_first, found = GAME.deal(GAME.options({"variants": variants}), 4, seed)
    assert " ".join(GAME.outcome_text(BOX, tile) for tile in found) == " ".join(pile.split())
    assert found_first == first
