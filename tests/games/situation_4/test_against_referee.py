"""The rules against the referee, a second reading of the sheet that shares no line with them.

`LUDOTHEQUE_FUZZ=2000 pytest tests/games/situation_4/test_against_referee.py` plays that many games.
"""

import json
import os
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from ludotheque.engine.contract import Milliseconds, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.records import Replay, match_of, parse_record
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.engine.schemas import complaints
from tests.games.situation_4.hand_made import HAMLET, NAMES, write_board
from tests.referee.situation_4 import (
    LAST_CALL,
    Board,
    Referee,
    dealt,
    printed,
    random_game,
    read_board,
    report,
    report_legal,
    set_up,
    shuffle_setup,
)
from tests.support.hand_made import parsed

GAME = registry.find("situation-4")
GAMES = max(80, int(os.environ.get("LUDOTHEQUE_FUZZ", "0")))

# Zones that overlap in both directions, a base of one column, objectives over the river, no way round.
NARROW = """
name = "narrow"
columns = 3
rows = 8
river = 4
zones = { columns = 2, rows = 3 }

[bases]
tank = [["A2", "A3"], ["C7", "C6"]]
paratroop = [["B2", "B3", "C3"], ["B7", "B6", "A6"]]

[bridges]
left = ["A4", "A5"]
right = ["C5", "C4"]

[[objectives]]
id = "isle"
value = 300
locations = ["B4", "B5"]

[[objectives]]
id = "north"
value = 7
locations = ["A8", "A7"]

[[objectives]]
id = "south"
value = 7
locations = ["C1", "C2"]
"""
# The smallest board there is room for bases on; nothing to flag, nothing to bridge.
BARE = """
name = "bare"
columns = 2
rows = 4
river = 2
zones = { columns = 1, rows = 1 }

[bases]
tank = [["A2", "B2"], ["A3", "B3"]]
paratroop = [["A2", "A3"], ["B3", "B2"]]
"""
# The largest: 26 columns and 26 rows.
VAST = """
name = "vast"
columns = 26
rows = 26
river = 13
zones = { columns = 16, rows = 16 }

[bases]
tank = [["A2", "Z2"], ["Z25", "A25"]]
paratroop = [["M3", "N3"], ["N24", "M24"]]

[bridges]
first = ["A13", "A14"]
last = ["Z13", "Z14"]

[[objectives]]
id = "corner"
value = 10000
locations = ["Z26"]

[[objectives]]
id = "other-corner"
value = 10000
locations = ["A1"]
"""
USERS = {"hamlet": HAMLET, "narrow": NARROW, "bare": BARE}
SIDES = ([0, 1], [0, 1], [1, 0], [0, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 1, 1], [1, 0, 0, 0, 0], [0, 1] * 4)
GRACES = (3000, 3000, 0, 1, 9999, 10_000, 12_000)


@cache
def board_named(name: str) -> Board:
    """A board as the referee reads it."""
    return read_board(write_board(USERS[name], name)) if name in USERS else printed(name)


def use(name: str) -> Board:
    """A board as the referee reads it, and where the rules find it, too."""
    if name in USERS:
        write_board(USERS[name], name)
    return board_named(name)


def a_game(seed: int) -> tuple[dict[str, Any], Board]:
    """A record of random legal moves: every number gives its own board, sides and grace."""
    chance = random.Random(seed)
    name = chance.choice(("classic", "skirmish", "hamlet", "hamlet", "narrow", "bare"))
    board = use(name)
    record = random_game(
        seed,
        board,
        name,
        sides=chance.choice(SIDES),
        flag_grace=chance.choice(GRACES),
        moves=chance.choice((None, None, None, 40)),
        resigns=chance.choice((0.0, 0.0, 0.01)),
    )
    return record, board


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_prefix_agrees(seed: int) -> None:
    """The report and the legal moves after every prefix of a random game; then its result."""
    record, board = a_game(seed)
    replay = Replay(parsed(record))
    referee = set_up(record, board)
    for number in replay.prefixes():
        if number:
            referee.play(*record["moves"][number - 1])
        assert replay.report() == report(referee)
        assert replay.report_legal() == report_legal(referee)
    replay.finish()


def test_random_games_keep_to_the_schema() -> None:
    """Whatever the moves, the sides and the board."""
    for seed in range(40):
        assert complaints("situation-4", a_game(seed)[0]) == []


def test_random_games_come_to_everything() -> None:
    """Every kind of move on every board, stolen flags, opened locations, resignations, all ways to end."""
    found: Counter[str] = Counter()
    for seed in range(80):
        record, board = a_game(seed)
        referee = set_up(record, board)
        for now, seat, move in record["moves"]:
            kind, _, place = move.partition(" ")
            side = referee.sides[seat]
            found[f"{record['options']['board']}: {kind}"] += 1
            if kind == "flag" and not referee.covers(side, board.objectives[place]):
                found["stolen flag"] += 1
                last = max(referee.laid_at[near] for near in board.objectives[place])
                found["stolen at the first moment"] += now - last == referee.flag_grace
            if kind == "lay" and side in referee.pieces.values():
                near = {referee.pieces.get(next_to) for next_to in board.neighbours[place]}
                found["landing"] += side not in near
            found["in the last seconds"] += referee.is_covered
            referee.play(now, seat, move)
            found["closed locations"] += any(
                referee.is_closed(0, near) and near not in referee.pieces for near in board.locations
            )
        found["over at once"] += referee.is_covered and referee.is_over(referee.now)
        found["covered, and time is left"] += referee.is_covered and not referee.is_over(referee.now)
        found["not covered"] += not referee.is_covered
    boards = ("classic", "skirmish", "hamlet", "narrow")
    kinds = ("lay", "drop", "tank", "flag", "bridge")
    assert {name for name, count in found.items() if count} >= {
        *(f"{name}: {kind}" for name in boards for kind in kinds),
        "bare: lay",
        *("stolen flag", "stolen at the first moment", "landing", "in the last seconds", "closed locations"),
        *("over at once", "covered, and time is left", "not covered"),
    }
    assert any(name.endswith("resign") for name in found)


def moments(referee: Referee) -> list[int]:
    """Times from the last move on: now, and right before, at and after all that hangs on time."""
    turning = [
        max(referee.laid_at[place] for place in places) + referee.flag_grace
        for places in referee.board.objectives.values()
        if all(place in referee.pieces for place in places)
    ]
    if referee.is_covered:
        turning.append(max(referee.laid_at.values()) + LAST_CALL)
    near = {moment + by for moment in turning for by in (-1, 0, 1)}
    return sorted({referee.now, *(moment for moment in near if moment >= referee.now), referee.now + 10**6})


@pytest.mark.parametrize("seed", range(GAMES // 4))
def test_what_is_legal_at_any_time(seed: int) -> None:
    """Not at the last move's time alone: what every seat may do at every moment that matters."""
    record, board = a_game(seed)
    referee = set_up(record, board)
    match = match_of(parsed(record), 0)
    chance = random.Random(f"times {seed}")
    for now, seat, move in record["moves"]:
        match.play(Seat(seat), GAME.move_code(match.box, move), Milliseconds(now))
        referee.play(now, seat, move)
        if referee.is_covered or chance.random() < 0.2:
            check_times(match, referee)
    check_times(match, referee)


def check_times(match: Match, referee: Referee) -> None:
    """Every seat at every such moment."""
    for now in moments(referee):
        for seat in range(match.seats):
            codes = match.legal(Seat(seat), Milliseconds(now))
            assert sorted(GAME.move_texts(match.box, codes)) == referee.legal(seat, now)


@pytest.mark.parametrize("seed", range(GAMES // 4))
def test_other_moves_are_refused_by_both(seed: int) -> None:
    """After each prefix some other moves by any seat at any time: legal for both or for none."""
    record, board = a_game(seed)
    chance = random.Random(f"others {seed}")
    match = match_of(parsed(record), 0)
    referee = set_up(record, board)
    moves = [
        "resign",
        *(f"{kind} {place}" for kind in ("lay", "drop", "tank") for place in board.locations),
        *(f"flag {name}" for name in board.objectives),
        *(f"bridge {site}" for site in board.sites),
    ]
    for now, seat, move in [*record["moves"], (None, None, None)]:
        for other in chance.sample(moves, k=min(8, len(moves))):
            whose, when = chance.randrange(match.seats), chance.choice(moments(referee))
            before = match.state.tobytes()
            if other not in referee.legal(whose, when):
                with pytest.raises(Refused) as caught:
                    match.play(Seat(whose), GAME.move_code(match.box, other), Milliseconds(when))
                assert caught.value.clause.startswith("S4-")
                assert match.state.tobytes() == before
        if move is not None:
            match.play(Seat(seat), GAME.move_code(match.box, move), Milliseconds(now))
            referee.play(now, seat, move)


def test_the_largest_board_agrees() -> None:
    """S4-1.3 Of any size: 26 × 26 locations, the last column and the last row among them."""
    board = read_board(write_board(VAST, "vast"))
    record = random_game(5, board, "vast", moves=200)
    replay = Replay(parsed(record))
    referee = set_up(record, board)
    for number in replay.prefixes():
        if number:
            referee.play(*record["moves"][number - 1])
        if number % 50 == 0:
            assert replay.report() == report(referee)
            assert replay.report_legal() == report_legal(referee)
    assert len(board.zones) == 256


def test_a_covered_board_of_the_largest_size_agrees() -> None:
    """S4-8.2 One side over all of it, by rows to and fro; the bits of the last column count as well."""
    board = read_board(write_board(VAST, "vast"))
    rows = [board.locations[start : start + 26] for start in range(0, 676, 26)]
    order = [place for number, row in enumerate(rows) for place in (row if number % 2 == 0 else row[::-1])]
    record: dict[str, Any] = {
        "format": "ludotheque/1",
        "game": "situation-4",
        "players": ["Ada", "Bo"],
        "options": {"board": "vast"},
        "setup": {},
        "moves": [[number, 0, f"lay {place}"] for number, place in enumerate(order)],
    }
    replay = Replay(parsed(record))
    replay.finish()
    referee = set_up(record, board)
    for entry in record["moves"]:
        referee.pieces[entry[2][4:]], referee.laid_at[entry[2][4:]], referee.now = 0, entry[0], entry[0]
    assert replay.report() == report(referee)
    assert replay.report_legal() == report_legal(referee)
    assert replay.scores() == [256 * 50, 0]


# The shuffle


@pytest.mark.parametrize("name", ["classic", "skirmish", "hamlet"])
def test_the_shuffle_agrees(name: str) -> None:
    """S4-2.1 Trays from a seed, any text of it, any board."""
    board = use(name)
    for seed in ("", "0", "a seed", "ünï☂", "x" * 500, "with:colon", "\n"):
        document = {
            "format": "ludotheque/1",
            "game": "situation-4",
            "players": list(NAMES[:2]),
            "options": {"board": name},
            "setup": {"seed": seed},
        }
        setup = parse_record(json.dumps(document).encode(), registry.find).setup
        trays = shuffle_setup(seed, board)
        assert GAME.chance_json(GAME.box(GAME.options({"board": name})), setup) == {"trays": trays}
        assert dealt(document, board) == trays
        document["setup"] = {"trays": trays}
        assert parse_record(json.dumps(document).encode(), registry.find).setup == setup


# Worked out once by the referee; anybody's ten lines must give the same for ever.
LITERALS: list[tuple[str, str, str, str]] = [
    (
        "situation-4",
        "skirmish",
        """
        D4 A3 D5 B1 H5 G4 C1 C6 C3 F3 B2 F2 A6 I5 H1 I3 E6 H3 B3 H4 D1 H6 F1 A2 F4 G6 B5 A1 B6 C2 D3
        D6 B4 I1 E4 E1 I2 C5 H2 I4 G5 F6 E5 E3 A5 A4 E2 D2 G1 G2 G3 I6 C4 F5
        """,
        """
        B6 A1 G5 I3 A6 C1 I5 F5 G3 D2 E4 B1 H1 B5 F6 D1 D6 H5 B2 E1 B4 B3 C2 G2 I1 A4 A3 E3 A2 G6 D3
        H6 F1 E6 D5 I2 C4 G4 H4 C5 G1 A5 E5 I4 F3 H3 C6 C3 I6 F4 H2 D4 F2 E2
        """,
    ),
    (
        "☂",
        "skirmish",
        """
        D4 C5 A3 A2 F2 H5 H2 C6 D6 H1 C2 A1 G4 B5 H4 F4 H3 B1 E3 F1 F3 E4 A5 H6 B6 G3 C1 G1 I5 I1 D3
        E5 I3 E1 D2 C3 F6 E2 I6 G2 D1 B2 A6 A4 B4 I4 I2 G6 F5 D5 G5 E6 C4 B3
        """,
        """
        I1 G6 C4 I5 I2 F5 E4 H3 E5 B1 I3 D4 B3 H6 A1 H5 F2 F3 B2 C2 G2 B5 D1 H1 H2 C1 E1 A4 D3 D6 A3
        C6 H4 B6 E2 A6 E3 G4 F6 D2 G3 I6 E6 G1 B4 G5 C3 F1 D5 C5 A2 F4 A5 I4
        """,
    ),
    (
        "",
        "classic",
        """
        L3 C8 I1 C1 J3 D8 E2 E1 A2 C7 C5 G2 I7 E4 L8 L1 F2 A1 H4 G8 H8 D6 E6 E7 L4 D2 G5 B6 D4 K8 I2
        A8 L5 J5 I4 D5 F7 C6 E5 A5 I6 C4 A4 J6 D1 E8 L6 J7 A3 H7 I3 F5 J8 F1 H5 A7 C2 G1 K6 K2 D7 H6
        F8 G7 B4 G4 F4 C3 K1 G6 B2 G3 L2 B8 H2 J2 J4 A6 B3 D3 F3 K3 I5 E3 F6 H1 B1 B7 K5 B5 J1 I8 K4
        K7 H3 L7
        """,
        """
        L1 A3 B1 H8 E5 K6 I6 D7 C6 L4 H7 B4 G2 L5 L7 H6 J2 C7 K4 K8 H1 F5 E1 C1 J7 K2 L6 G6 I7 J5 K5
        J4 J6 D6 B3 E3 C3 I3 F7 B8 A2 I2 D8 H3 C8 G8 L2 E2 K7 E4 E6 A5 A8 J3 H2 G1 A6 E8 G5 L3 C2 H4
        B2 C4 B7 D4 F1 I8 K3 B5 F6 D3 E7 A4 A7 I5 A1 G7 B6 J1 F4 I4 F8 G4 I1 C5 J8 G3 H5 D1 L8 F3 F2
        D2 D5 K1
        """,
    ),
]


@pytest.mark.parametrize(("seed", "board", "south", "north"), LITERALS)
def test_the_shuffle_as_a_literal(seed: str, board: str, south: str, north: str) -> None:
    """S4-2.1 A few trays, written out: paired mistakes survive a comparison."""
    options = GAME.options({"board": board})
    first, pile = GAME.deal(options, 2, seed)
    trays = GAME.chance_json(GAME.box(options), Setup(first, pile))["trays"]
    assert trays == [south.split(), north.split()]
