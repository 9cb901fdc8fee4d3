"""A plain referee of Situation 4, written from the ruling sheet alone.

It shares no line with the rules engine: where the two disagree, one of them has misread the
sheet. Clarity over speed: sets and dicts, and every question is worked out anew. The board is
read from its data file here, too.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Collection, Iterable, Iterator, Sequence
from fractions import Fraction
from math import ceil, floor
from pathlib import Path
from typing import Any

from .seismic import sealed_seed, shuffle, words

EDITIONS = Path(__file__).parents[2] / "src" / "ludotheque" / "games" / "situation_4" / "editions"

# S4-1.1, S4-1.4, S4-4.2, S4-7.1, S4-8.1, S4-8.2
SIDES = (0, 1)
SEATS_OF_A_SIDE = range(1, 5)
BRIDGES = 2
PARATROOPERS = 3
TANKS = 3
FLAG_GRACE = 3000  # milliseconds
LAST_CALL = 10_000  # milliseconds
FOR_A_BRIDGE = 100
FOR_A_ZONE = 50


class Board:
    """S4-1.2, S4-1.3 A board, as its data file gives it."""

    def __init__(self, found: dict[str, Any]) -> None:
        """Work out the locations, what lies next to what, and what each zone lies on."""
        self.columns: int = found["columns"]
        self.rows: int = found["rows"]
        self.river: int = found["river"]
        self.locations = [
            location(column, row) for row in range(1, self.rows + 1) for column in range(self.columns)
        ]
        """In board order: row by row, A first."""
        self.neighbours = {
            location(column, row): [
                location(column + right, row + up)
                for right, up in ((0, -1), (-1, 0), (1, 0), (0, 1))
                if 0 <= column + right < self.columns and 1 <= row + up <= self.rows
            ]
            for column in range(self.columns)
            for row in range(1, self.rows + 1)
        }
        self.baselines = (
            {place for place in self.locations if row_of(place) == 1},
            {place for place in self.locations if row_of(place) == self.rows},
        )
        self.tank_bases: list[list[str]] = found["bases"]["tank"]
        self.paratroop_bases: list[list[str]] = found["bases"]["paratroop"]
        self.sites: dict[str, list[str]] = found.get("bridges", {})
        self.objectives: dict[str, list[str]] = {
            objective["id"]: objective["locations"] for objective in found.get("objectives", [])
        }
        self.values: dict[str, int] = {
            objective["id"]: objective["value"] for objective in found.get("objectives", [])
        }
        self.zones = list(self._zones(found["zones"]["columns"], found["zones"]["rows"]))

    def _zones(self, columns: int, rows: int) -> Iterator[set[str]]:
        """S4-1.2 Squares of equal size over the whole board; each lies on the locations that it overlaps."""
        for row in range(rows):
            for column in range(columns):
                yield {
                    location(across, up + 1)
                    for across in overlapped(Fraction(self.columns, columns), column)
                    for up in overlapped(Fraction(self.rows, rows), row)
                }

    def is_over_the_river(self, one: str, other: str) -> bool:
        """S4-1.2 The river runs along the seam between two rows."""
        return (row_of(one) <= self.river) != (row_of(other) <= self.river)


def location(column: int, row: int) -> str:
    """The name of a location: columns from 0, rows from 1."""
    return f"{chr(ord('A') + column)}{row}"


def row_of(place: str) -> int:
    """The row of a location, from 1."""
    return int(place[1:])


def overlapped(size: Fraction, number: int) -> range:
    """The whole steps that the `number`-th stretch of this size has a part of."""
    return range(floor(size * number), ceil(size * (number + 1)))


def read_board(path: Path) -> Board:
    """Read a board from its data file."""
    return Board(tomllib.loads(path.read_text(encoding="utf-8")))


def printed(name: str) -> Board:
    """Read a board that comes with the game."""
    return read_board(EDITIONS / f"{name}.toml")


class Referee:
    """One game of Situation 4, from the empty board to the score."""

    def __init__(self, board: Board, sides: Sequence[int] = SIDES, flag_grace: int = FLAG_GRACE) -> None:
        """S4-1.1, S4-2.1 An empty board; everybody starts at once."""
        check_sides(sides)
        self.board = board
        self.sides = list(sides)
        self.flag_grace = flag_grace
        self.pieces: dict[str, int] = {}
        self.laid_at: dict[str, int] = {}
        """The time of each piece."""
        self.flags: dict[str, int] = {}
        self.bridges: dict[str, int] = {}
        self.paratroopers: dict[str, int] = {}
        """Location to the side that dropped one there."""
        self.tanks: dict[str, int] = {}
        self.resigned: int | None = None
        """The side that has."""
        self.now = 0
        """The time of the last move."""

    # What the table may ask

    @property
    def is_covered(self) -> bool:
        """S4-8.1 Whether a piece lies everywhere."""
        return len(self.pieces) == len(self.board.locations)

    @property
    def finished(self) -> bool:
        """S4-8.1 Whether there is a result: a covered board counts as if its last 10 s had passed."""
        return self.is_covered or self.resigned is not None

    def is_over(self, now: int) -> bool:
        """S4-8.1 Whether nothing can be played any more at this time."""
        if self.resigned is not None:
            return True
        if not self.is_covered:
            return False
        if now - max(self.laid_at.values()) >= LAST_CALL:
            return True
        return not any(self._may_flag_ever(objective) for objective in self.board.objectives) and not any(
            self.may_build(side, site) for side in SIDES for site in self.board.sites
        )

    def to_move(self) -> list[int]:
        """S4-3.1 Everybody, until there is a result."""
        return [] if self.finished else list(range(len(self.sides)))

    def legal(self, seat: int, now: int | None = None) -> list[str]:
        """Give every move of a seat at this time, or that of the last move, sorted as text."""
        now = self.now if now is None else now
        if self.is_over(now):
            return []
        side = self.sides[seat]
        places = self.board.locations
        return sorted(
            [
                "resign",
                *(f"lay {place}" for place in places if self.may_lay(side, place)),
                *(f"flag {name}" for name in self.board.objectives if self.may_flag(side, name, now)),
                *(f"drop {place}" for place in places if self.may_drop(side, place)),
                *(f"tank {place}" for place in places if self.may_set_tank(side, place)),
                *(f"bridge {site}" for site in self.board.sites if self.may_build(side, site)),
            ]
        )

    def play(self, now: int, seat: int, move: str) -> None:
        """Play a move that comes at this time."""
        if now < self.now:
            raise ValueError(f"time runs back from {self.now} to {now}")
        if seat not in range(len(self.sides)):
            raise ValueError(f"there is no seat {seat}")
        if self.is_over(now):
            raise ValueError(f"seat {seat} cannot play {move!r}: the game is over (S4-8.1)")
        if move not in self.legal(seat, now):
            raise ValueError(f"seat {seat} cannot play {move!r} at {now}")
        side = self.sides[seat]
        kind, _, place = move.partition(" ")
        if kind == "lay":
            self.pieces[place] = side
            self.laid_at[place] = now
        elif kind == "flag":
            self.flags[place] = side
        elif kind == "drop":
            self.paratroopers[place] = side
        elif kind == "tank":
            self.tanks[place] = side
        elif kind == "bridge":
            self.bridges[place] = side
        else:
            self.resigned = side
        self.now = now

    def state(self) -> dict[str, Any]:
        """Give everything on the board, as records.md writes it."""
        return {
            "pieces": dict(self.pieces),
            "flags": dict(self.flags),
            "bridges": dict(self.bridges),
            "paratroopers": dict(self.paratroopers),
            "tanks": dict(self.tanks),
            "zones": [self.zones_of(side) for side in SIDES],
        }

    # What a side may do

    def covers(self, side: int, places: Iterable[str]) -> bool:
        """Whether the side's own pieces lie on all of these."""
        return all(self.pieces.get(place) == side for place in places)

    def may_lay(self, side: int, place: str) -> bool:
        """S4-3.2, S4-3.4 On an empty location that is open to the side."""
        if place in self.pieces or self.is_closed(side, place):
            return False
        if side not in self.pieces.values():
            return place in self.board.baselines[side]
        return any(
            self.pieces.get(near) == side or self.paratroopers.get(near) == side
            for near in self.board.neighbours[place]
        )

    def is_closed(self, side: int, place: str) -> bool:
        """S4-3.4, S4-6.3 By an opponent's tank next to it, unless an own one stands there as well."""
        near = {self.tanks.get(next_to) for next_to in self.board.neighbours[place]}
        return 1 - side in near and side not in near

    def may_flag(self, side: int, objective: str, now: int) -> bool:
        """S4-4 The owner at any time; the opponent once the owner has forgotten for long enough."""
        if objective in self.flags:
            return False
        places = self.board.objectives[objective]
        if self.covers(side, places):
            return True
        last = max(self.laid_at.get(place, now) for place in places)
        return self.covers(1 - side, places) and now - last >= self.flag_grace

    def _may_flag_ever(self, objective: str) -> bool:
        """S4-8.1 Whether anybody can still plant a flag there, now or later: then its owner can now."""
        return any(self.may_flag(side, objective, self.now) for side in SIDES)

    def may_drop(self, side: int, place: str) -> bool:
        """S4-5.1, S4-5.2 On any piece of the opponent's that carries nothing."""
        return (
            self.covers(side, self.board.paratroop_bases[side])
            and self.count(self.paratroopers, side) < PARATROOPERS
            and self.pieces.get(place) == 1 - side
            and place not in self.paratroopers
            and place not in self.tanks
        )

    def may_set_tank(self, side: int, place: str) -> bool:
        """S4-6.1, S4-6.2 On an own piece that carries nothing and that the tank can come to."""
        return (
            self.covers(side, self.board.tank_bases[side])
            and self.count(self.tanks, side) < TANKS
            and self.pieces.get(place) == side
            and place not in self.paratroopers
            and place not in self.tanks
            and place in self._reached(side, self.board.baselines[side], needs_bridges=False)
            and place in self._reached(side, self.board.tank_bases[side], needs_bridges=True)
        )

    def _reached(self, side: int, start: Collection[str], needs_bridges: bool) -> set[str]:
        """S4-6.2 The own pieces that one comes to from these over own adjacent pieces."""
        found: set[str] = set()
        waiting = [place for place in start if self.pieces.get(place) == side]
        while waiting:
            place = waiting.pop()
            if place in found:
                continue
            found.add(place)
            for near in self.board.neighbours[place]:
                if self.pieces.get(near) != side:
                    continue
                if needs_bridges and not self._has_way(side, place, near):
                    continue
                waiting.append(near)
        return found

    def _has_way(self, side: int, one: str, other: str) -> bool:
        """S4-6.2 Whether a tank comes from one location to the next: the river has to be bridged."""
        if not self.board.is_over_the_river(one, other):
            return True
        return any(
            set(self.board.sites[site]) == {one, other}
            for site, builder in self.bridges.items()
            if builder == side
        )

    def may_build(self, side: int, site: str) -> bool:
        """S4-7.1 Where own pieces lie at both ends; a site holds one bridge."""
        return (
            site not in self.bridges
            and self.count(self.bridges, side) < BRIDGES
            and self.covers(side, self.board.sites[site])
        )

    def count(self, things: dict[str, int], side: int) -> int:
        """How many of these are the side's."""
        return list(things.values()).count(side)

    # The score

    def zones_of(self, side: int) -> int:
        """S4-8.2 The zones whose locations are all under the side's own pieces."""
        return sum(self.covers(side, zone) for zone in self.board.zones)

    def points(self, side: int) -> int:
        """S4-8.2 Flags, bridges, zones."""
        return (
            sum(self.board.values[name] for name, owner in self.flags.items() if owner == side)
            + FOR_A_BRIDGE * self.count(self.bridges, side)
            + FOR_A_ZONE * self.zones_of(side)
        )

    def scores(self) -> list[int]:
        """Each seat has its side's points."""
        return [self.points(side) for side in self.sides]

    def winners(self) -> list[int]:
        """S4-8.1, S4-8.2 The seats of the side with most points, or whose opponent resigned; or all."""
        if self.resigned is not None:
            winning = {1 - self.resigned}
        else:
            most = max(self.points(side) for side in SIDES)
            winning = {side for side in SIDES if self.points(side) == most}
        return [seat for seat, side in enumerate(self.sides) if side in winning]


def check_sides(sides: Sequence[int]) -> None:
    """S4-1.1 Object to sides that cannot play."""
    if strange := sorted(set(sides) - set(SIDES)):
        raise ValueError(f"no such sides: {strange} (S4-1.1)")
    for side in SIDES:
        if list(sides).count(side) not in SEATS_OF_A_SIDE:
            raise ValueError(f"side {side} has {list(sides).count(side)} seats: 1 to 4 can play (S4-1.1)")


# The shuffle


def shuffle_setup(seed: str, board: Board) -> list[list[str]]:
    """S4-2.1 The tray of each side that follows from a seed."""
    stream = words(seed)
    trays = []
    for _ in SIDES:
        tray = list(board.locations)
        shuffle(tray, stream)
        trays.append(tray)
    return trays


# Records


def dealt(record: dict[str, Any], board: Board) -> list[list[str]] | None:
    """Give the trays of a record, written out or from its seed; None if it says nothing of them."""
    setup = record.get("setup", {})
    if "trays" in setup:
        return [list(tray) for tray in setup["trays"]]
    if "seed" in setup:
        return shuffle_setup(setup["seed"], board)
    if "seal" in setup and setup["seal"]["secret"] is not None:
        return shuffle_setup(sealed_seed(setup["seal"]), board)
    return None


def set_up(record: dict[str, Any], board: Board) -> Referee:
    """Set up the game of a record, before its first move."""
    options = record.get("options", {})
    sides = options.get("sides", SIDES)
    if len(sides) != len(record["players"]):
        raise ValueError(f"{len(sides)} sides for {len(record['players'])} players (S4-1.1)")
    return Referee(board, sides, options.get("flag_grace", FLAG_GRACE))


def report(referee: Referee) -> dict[str, Any]:
    """Say where a game stands, as `ludotheque replay --json` does."""
    return {
        "game": "situation-4",
        "finished": referee.finished,
        "to_move": referee.to_move(),
        "scores": referee.scores(),
        "winners": referee.winners() if referee.finished else None,
        "state": referee.state(),
    }


def report_legal(referee: Referee) -> dict[str, Any]:
    """Say what may be played at the last move's time, as `ludotheque legal --json` does.

    Ruling: nothing where the game is over for good; while the last 10 s of a covered board run, what
    was possible, though nobody is waited for.
    """
    seats = [] if referee.is_over(referee.now) else range(len(referee.sides))
    return {"to_move": referee.to_move(), "moves": {str(seat): referee.legal(seat) for seat in seats}}


def replay(record: dict[str, Any], board: Board) -> dict[str, Any]:
    """Play a record through, check its result, and say where it stands."""
    referee = set_up(record, board)
    for number, (now, seat, move) in enumerate(record.get("moves", []), 1):
        try:
            referee.play(now, seat, move)
        except ValueError as error:
            raise ValueError(f"move {number}: {error}") from error
    answer = report(referee)
    if "result" in record:
        if not referee.finished:
            raise ValueError("result: the game is still on")
        if record["result"] != {key: answer[key] for key in ("scores", "winners")}:
            raise ValueError("result: not what the moves lead to")
    return answer


# Random games


def some_time(referee: Referee, chance: random.Random) -> int:
    """A time for the next move: soon, or right before, at or after a moment that matters."""
    if chance.random() < 0.7:
        return referee.now + chance.choice((0, 0, 1, 200, 999, 1000, 2500))
    moments = [
        max(referee.laid_at[place] for place in places) + referee.flag_grace
        for name, places in referee.board.objectives.items()
        if name not in referee.flags and any(referee.covers(side, places) for side in SIDES)
    ]
    if referee.is_covered:
        moments.append(max(referee.laid_at.values()) + LAST_CALL)
    later = [moment + by for moment in moments for by in (-1, 0, 1) if moment + by >= referee.now]
    return chance.choice(later) if later else referee.now + chance.randrange(20_000)


def random_game(
    seed: int,
    board: Board,
    name: str,
    sides: Sequence[int] = SIDES,
    flag_grace: int = FLAG_GRACE,
    moves: int | None = None,
    resigns: float = 0.0,
) -> dict[str, Any]:
    """Make a record of random legal moves at random times, at most so many where `moves` is given.

    A kind of move is drawn first, so that tanks and paratroopers do not wait for the end. In some games
    flags and bridges are hardly ever thought of.
    """
    record: dict[str, Any] = {
        "format": "ludotheque/1",
        "game": "situation-4",
        "players": ["Ada", "Bo", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hope"][: len(sides)],
        "options": {"board": name, "flag_grace": flag_grace, "sides": list(sides)},
        "setup": {"seed": str(seed)},
        "moves": [],
    }
    referee = set_up(record, board)
    chance = random.Random(seed)
    forgets = chance.choice((0.0, 0.5, 0.95))
    stops = chance.random() < 0.3  # as soon as the board is covered
    while moves is None or len(record["moves"]) < moves:
        now = some_time(referee, chance)
        if referee.is_over(now) or (stops and referee.is_covered):
            break
        seat = chance.randrange(len(sides))
        legal = referee.legal(seat, now)
        if chance.random() >= resigns:
            legal.remove("resign")
        if legal and chance.random() < forgets:
            legal = [move for move in legal if move.startswith("lay")] or legal
        if legal:
            kind = chance.choice(sorted({move.split()[0] for move in legal}))
            move = chance.choice([move for move in legal if move.startswith(kind)])
            referee.play(now, seat, move)
            record["moves"].append([now, seat, move])
        elif referee.is_covered and chance.random() < 0.1:
            break
    if referee.finished:
        record["result"] = {"scores": referee.scores(), "winners": referee.winners()}
    return record
