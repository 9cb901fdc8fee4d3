"""A plain referee of Seismic, written from the ruling sheet alone.

It shares no line with the rules engine: where the two disagree, one of them has misread the
sheet. Clarity over speed. The course of a game is one generator, read from top to bottom like
the sheet: it yields a question (who is asked, and the legal moves) and is sent the answer.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections import Counter
from collections.abc import Generator, Iterator
from functools import cache
from typing import Any

Cell = tuple[int, int]
"""Axial coordinates (q, r)."""
Fragment = tuple[int, ...]
"""The two sides it joins, the smaller first, or the one side of a stub."""
Stretch = tuple[Cell, Fragment]
"""A fragment where it lies."""
Fragments = frozenset[Fragment]
Question = tuple[int, list[str]]
"""The seat that is asked, and its legal moves sorted as text."""
Course = Generator[Question, str, None]

# SE-1.2 The neighbour over side 0 to 5.
STEPS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SIDES = range(6)

# SE-1.3 and SE-1.4 The 17 shapes, in box order.
ONE_FRAGMENT = ("01", "02", "03")
TWO_FRAGMENTS = (
    "01-23", "01-24", "01-25", "01-34", "01-35", "02-13", "02-14", "02-35", "03-14",
)  # fmt: skip
THREE_FRAGMENTS = ("01-23-45", "01-24-35", "01-25-34", "02-14-35", "03-14-25")
HIGHWAYS = ONE_FRAGMENT + TWO_FRAGMENTS + THREE_FRAGMENTS

# SE-1.5 The 13 intersections, in box order.
INTERSECTIONS = (
    "+1:0", "+2:01", "+2:02", "+2:03", "+3:012", "+3:013", "+3:014", "+3:024",
    "+4:0123", "+4:0124", "+4:0134", "+5:01234", "+6:012345",
)  # fmt: skip

# SE-1.6
QUAKES = ("q1", "q2", "q3", "q4", "q5", "q6")

TILES = HIGHWAYS + INTERSECTIONS
TOWN = "town"
TOWN_VALUE = 6
BETWEEN_TOWNS = 10

BIG_ONE, DILEMMA, AFTERSHOCKS, TWIN_CITIES = "big-one", "dilemma", "aftershocks", "twin-cities"
VARIANTS = (BIG_ONE, DILEMMA, AFTERSHOCKS, TWIN_CITIES)

# SE-2.1 Columns and rows.
TABLES = {"small": (13, 11), "standard": (19, 15), "large": (27, 19)}

FACE_UP = 3
NUMBER = r"(?:0|-?[1-9][0-9]*)"
PLACE = re.compile(rf"place (\S+) ({NUMBER},{NUMBER}) ([0-5])")
TURN = re.compile(rf"turn ({NUMBER}),({NUMBER}) ([0-5])")


# Tiles


@cache
def drawn(shape: str) -> Fragments:
    """SE-1.3, SE-1.5 The fragments of a tile as its code draws it."""
    if shape == TOWN:
        return frozenset((side,) for side in SIDES)
    if shape.startswith("+"):
        return frozenset((int(side),) for side in shape.partition(":")[2])
    return frozenset((int(pair[0]), int(pair[1])) for pair in shape.split("-"))


def rotate(fragment: Fragment, turns: int) -> Fragment:
    """SE-1.7 Side s becomes (s + turns) mod 6."""
    return tuple(sorted((side + turns) % 6 for side in fragment))


@cache
def oriented(shape: str, rotation: int) -> Fragments:
    """SE-1.7 The fragments of a tile turned clockwise by rotation x 60 degrees."""
    return frozenset(rotate(fragment, rotation) for fragment in drawn(shape))


@cache
def canonical_rotation(shape: str, rotation: int) -> int:
    """SE-1.7 The smallest rotation that gives the same oriented tile."""
    lying = oriented(shape, rotation)
    return min(k for k in SIDES if oriented(shape, k) == lying)


@cache
def canonical_rotations(shape: str) -> tuple[int, ...]:
    """SE-1.7 One rotation for each different way in which the tile can lie."""
    return tuple(k for k in SIDES if canonical_rotation(shape, k) == k)


@cache
def highway_sides(fragments: Fragments) -> frozenset[int]:
    """SE-4.2 The sides that are highway edges; the others are green."""
    return frozenset(side for fragment in fragments for side in fragment)


def fits(fragments: Fragments, touching: dict[int, bool]) -> bool:
    """SE-4.2 All touching edges match, and at least one highway meets a highway."""
    mine = highway_sides(fragments)
    matches = all((side in mine) == highway for side, highway in touching.items())
    return matches and any(touching.values())


def value(shape: str) -> int:
    """SE-1.5 What an intersection adds to a section that ends in it."""
    return TOWN_VALUE if shape == TOWN else int(shape[1 : shape.index(":")])


# Cells


def beside(cell: Cell, side: int) -> Cell:
    """SE-1.2 The neighbour over a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def cells_of(table: str) -> frozenset[Cell]:
    """SE-2.1 Every cell on the table."""
    columns, rows = TABLES[table]
    wide, high = (columns - 1) // 2, (rows - 1) // 2
    return frozenset(
        (col, row - col // 2) for col in range(-wide, wide + 1) for row in range(-high, high + 1)
    )


# Text


def cell_text(cell: Cell) -> str:
    """Write a cell as moves and states do."""
    return f"{cell[0]},{cell[1]}"


def fragment_text(fragment: Fragment) -> str:
    """Write a fragment ("02") or a stub ("0") as moves and states do."""
    return "".join(str(side) for side in fragment)


def read_cell(text: str) -> Cell:
    """Read a cell as moves write it."""
    q, r = text.split(",")
    return int(q), int(r)


class Referee:
    """One game of Seismic, from the set-up to the score."""

    def __init__(
        self,
        seats: int,
        variants: frozenset[str],
        table: str | None,
        pile: list[str],
        first: int = 0,
        heights: list[float | None] | None = None,
    ) -> None:
        """SE-2.2, SE-3 Lay out the table and go on to the first decision."""
        check_options(seats, variants, table, pile, first, heights)
        self.seats = seats
        self.variants = variants
        self.twin = TWIN_CITIES in variants
        self.cells = cells_of(table or default_table(variants))
        self.crews_each = 40 if self.twin else 20
        self.towns: list[Cell] = [(-4, 0), (4, 0)] if self.twin else [(0, 0)]
        self.tiles: dict[Cell, tuple[str, int]] = dict.fromkeys(self.towns, (TOWN, 0))
        self.crews: dict[Stretch, int] = {}
        self.pile = list(pile)
        self.face_up: list[str] = []
        self.seat = first
        self.heights = heights
        self._course = self._whole_game()
        self._question: Question | None = next(self._course, None)

    # What the table may ask

    @property
    def finished(self) -> bool:
        """SE-6.1 Say whether the game is over."""
        return self._question is None

    def to_move(self) -> list[int]:
        """Give the seat that is asked for a move; none when the game is over."""
        return [] if self._question is None else [self._question[0]]

    def legal(self) -> list[str]:
        """Give every legal move, sorted as text."""
        return [] if self._question is None else list(self._question[1])

    def play(self, move: str) -> None:
        """Play a move, written with any equal rotation, and go on to the next decision."""
        if self._question is None:
            raise ValueError(f"cannot play {move!r}: the game is over (SE-6.1)")
        seat, moves = self._question
        listed = self._as_listed(move)
        if listed not in moves:
            kinds = " or ".join(sorted({legal.split()[0] for legal in moves}))
            raise ValueError(f"seat {seat} cannot play {move!r}: not a legal {kinds} here")
        try:
            self._question = self._course.send(listed)
        except StopIteration:
            self._question = None

    def state(self) -> dict[str, Any]:
        """Give everything on the table and in the pile, as records.md writes it."""
        return {
            "tiles": {cell_text(cell): self._tile_state(cell) for cell in sorted(self.tiles)},
            "face_up": sorted(self.face_up),
            "pile": len(self.pile),
            "crews_left": [self.crews_left(seat) for seat in range(self.seats)],
        }

    def _tile_state(self, cell: Cell) -> dict[str, Any]:
        """One placed tile, as records.md writes it."""
        shape, rotation = self.tiles[cell]
        crews = {fragment_text(fragment): seat for fragment, seat in self._crews_on(cell)}
        return {"shape": shape, "rotation": rotation, "crews": dict(sorted(crews.items()))}

    def _as_listed(self, move: str) -> str:
        """SE-1.7, SE-7.3 The same move with the rotation under which it is listed."""
        if place := PLACE.fullmatch(move):
            shape, cell, rotation = place.groups()
            if shape in TILES:
                return f"place {shape} {cell} {canonical_rotation(shape, int(rotation))}"
        if turn := TURN.fullmatch(move):
            cell_turned = int(turn[1]), int(turn[2])
            if cell_turned in self.tiles:
                result = self._turned(cell_turned, int(turn[3]))
                smallest = min(k for k in SIDES if self._turned(cell_turned, k) == result)
                return f"turn {cell_text(cell_turned)} {smallest}"
        return move

    # The course of a game

    def _whole_game(self) -> Course:
        """SE-3.2, SE-4, SE-6.1 Turn after turn until the game ends."""
        self._turn_up_first_two()
        while self.pile or self.face_up:
            yield from self._flip_until_one_fits()
            if not self.face_up:
                return
            placed = yield from self._place_step()
            yield from self._crew_step(placed)
            if not self._open_cells():
                return
            self.seat = (self.seat + 1) % self.seats

    def _turn_up_first_two(self) -> None:
        """SE-3.2 A quake among the two first tiles is discarded without effect and replaced."""
        while len(self.face_up) < FACE_UP - 1 and self.pile:
            tile = self.pile.pop(0)
            if tile not in QUAKES:
                self.face_up.append(tile)

    def _flip_until_one_fits(self) -> Course:
        """SE-4.3 Tiles that fit nowhere leave the game; no face-up tile after it: game over."""
        yield from self._flip()
        while self.face_up and not self._placements():
            self.face_up.clear()
            yield from self._flip()

    def _flip(self) -> Course:
        """SE-4.1 Flip until three are face up or the pile is empty, resolving quakes at once."""
        while len(self.face_up) < FACE_UP and self.pile:
            tile = self.pile.pop(0)
            if tile in QUAKES:
                yield from self._quake(int(tile[1:]))
            else:
                self.face_up.append(tile)

    def _place_step(self) -> Generator[Question, str, Cell]:
        """SE-4.2 Choose a face-up tile, a cell and a rotation."""
        move = yield self.seat, self._placements()
        return self._lay(move)

    def _crew_step(self, cell: Cell) -> Course:
        """SE-4.4, SE-7.2 Perhaps a crew on the tile just placed; in dilemma, or a second tile."""
        moves = self._crew_moves(cell)
        if DILEMMA in self.variants:
            moves += self._placements()
        if not moves:
            return
        move = yield self.seat, sorted([*moves, "crew -"])
        if move.startswith("place"):
            self._lay(move)
        elif move != "crew -":
            sides = move.removeprefix("crew ")
            self.crews[cell, tuple(int(side) for side in sides)] = self.seat

    def _lay(self, move: str) -> Cell:
        """SE-4.2 Carry out a place move; give the cell."""
        _, shape, where, rotation = move.split()
        cell = read_cell(where)
        self.face_up.remove(shape)
        self.tiles[cell] = shape, int(rotation)
        return cell

    # Placing

    def _placements(self) -> list[str]:
        """SE-4.2 Every place move for the face-up tiles, with the canonical rotation (SE-1.7)."""
        touching = {cell: self._touching(cell) for cell in self._open_cells()}
        return sorted(
            f"place {shape} {cell_text(cell)} {rotation}"
            for shape in set(self.face_up)
            for rotation in canonical_rotations(shape)
            for cell, edges in touching.items()
            if fits(oriented(shape, rotation), edges)
        )

    def _open_cells(self) -> set[Cell]:
        """SE-6.1 The empty cells on the table that border a highway edge."""
        bordering = {
            beside(cell, side) for cell in self.tiles for side in highway_sides(self._fragments(cell))
        }
        return {cell for cell in bordering if cell in self.cells and cell not in self.tiles}

    def _touching(self, cell: Cell) -> dict[int, bool]:
        """SE-4.2 For each side with a tile beyond it: whether it meets a highway edge."""
        return {
            side: (side + 3) % 6 in highway_sides(self._fragments(beside(cell, side)))
            for side in SIDES
            if beside(cell, side) in self.tiles
        }

    def _fragments(self, cell: Cell) -> Fragments:
        """Give the fragments of a placed tile, as they lie."""
        shape, rotation = self.tiles[cell]
        return oriented(shape, rotation)

    # Crews and sections

    def crews_left(self, seat: int) -> int:
        """SE-1.1, SE-7.4 The crews that a seat has not on the table."""
        return self.crews_each - sum(owner == seat for owner in self.crews.values())

    def _crews_on(self, cell: Cell) -> list[tuple[Fragment, int]]:
        """Give the crews on a placed tile: fragment and seat."""
        return [(stretch[1], seat) for stretch, seat in self.crews.items() if stretch[0] == cell]

    def _crew_moves(self, cell: Cell) -> list[str]:
        """SE-4.4 A crew on each fragment of the tile whose section holds no crew of any colour."""
        if self.crews_left(self.seat) <= 0:
            return []
        return [
            f"crew {fragment_text(fragment)}"
            for fragment in self._fragments(cell)
            if not any(stretch in self.crews for stretch in self.section((cell, fragment)))
        ]

    def section(self, start: Stretch) -> set[Stretch]:
        """SE-4.5 The whole chain of connected fragments that a stretch belongs to."""
        chain = {start}
        to_visit = [start]
        while to_visit:
            for stretch in self._joined(to_visit.pop()):
                if stretch not in chain:
                    chain.add(stretch)
                    to_visit.append(stretch)
        return chain

    def _joined(self, stretch: Stretch) -> Iterator[Stretch]:
        """SE-4.5 The stretches that a stretch meets over its sides; none over an open edge."""
        cell, fragment = stretch
        for side in fragment:
            neighbour = beside(cell, side)
            if neighbour in self.tiles:
                for other in self._fragments(neighbour):
                    if (side + 3) % 6 in other:
                        yield neighbour, other

    def _sections(self) -> list[set[Stretch]]:
        """SE-4.5 Every section on the table, once."""
        sections: list[set[Stretch]] = []
        seen: set[Stretch] = set()
        for cell in self.tiles:
            for fragment in self._fragments(cell):
                if (cell, fragment) not in seen:
                    sections.append(self.section((cell, fragment)))
                    seen |= sections[-1]
        return sections

    # Quakes

    def _quake(self, magnitude: int) -> Course:
        """SE-5, SE-7.3, SE-7.4 Hit the town, or both in the order chosen; then aftershocks."""
        towns = list(self.towns)
        if self.twin:
            move = yield self.seat, sorted(f"town {cell_text(town)}" for town in towns)
            chosen = read_cell(move.removeprefix("town "))
            towns.sort(key=lambda town: town != chosen)
        for town in towns:
            yield from self._hit(town, magnitude)
        if AFTERSHOCKS in self.variants:
            yield from self._aftershocks()

    def _hit(self, town: Cell, magnitude: int) -> Course:
        """SE-5.1 The side with most tiles is hit; the seat whose turn it is chooses if tied."""
        lines = {side: self._line(town, side) for side in SIDES}
        most = max(len(line) for line in lines.values())
        if most == 0:
            return
        tied = [side for side in SIDES if len(lines[side]) == most]
        side = tied[0]
        if len(tied) > 1:
            move = yield self.seat, [f"quake {side}" for side in tied]
            side = int(move.removeprefix("quake "))
        self._remove(lines[side], magnitude)

    def _line(self, town: Cell, side: int) -> list[Cell]:
        """SE-5.1, SE-7.4 The tiles straight out from a side, nearest first, other town included."""
        line = []
        cell = beside(town, side)
        while cell in self.cells:
            if cell in self.tiles:
                line.append(cell)
            cell = beside(cell, side)
        return line

    def _remove(self, line: list[Cell], magnitude: int) -> None:
        """SE-5.2, SE-5.3, SE-7.4 The nearest tiles leave the game, towns are skipped."""
        falling = [cell for cell in line if cell not in self.towns][:magnitude]
        for cell in falling:
            del self.tiles[cell]
            for fragment, _ in self._crews_on(cell):
                del self.crews[cell, fragment]

    # Aftershocks

    def _aftershocks(self) -> Course:
        """SE-7.3 Each seat in turn may turn one tile; no tile turns twice for one quake."""
        done: set[Cell] = set()
        for seat in [(self.seat + n) % self.seats for n in range(self.seats)]:
            moves = self._turns(done)
            if not moves:
                continue
            move = yield seat, sorted([*moves, "turn -"])
            if move != "turn -":
                done.add(self._turn(move))

    def _turns(self, done: set[Cell]) -> list[str]:
        """SE-7.3 Every turn move, alike ones once, with the smallest K."""
        moves = []
        for cell in self.tiles.keys() - done - set(self.towns):
            results = set()
            for rotation in SIDES:
                fragments, crews = self._turned(cell, rotation)
                if fragments == self._fragments(cell) or (fragments, crews) in results:
                    continue
                results.add((fragments, crews))
                if fits(fragments, self._touching(cell)):
                    moves.append(f"turn {cell_text(cell)} {rotation}")
        return moves

    def _turned(self, cell: Cell, rotation: int) -> tuple[Fragments, frozenset[tuple[Fragment, int]]]:
        """SE-7.3 How fragments and crews would lie with this new rotation."""
        shape, before = self.tiles[cell]
        by = (rotation - before) % 6
        crews = frozenset((rotate(fragment, by), seat) for fragment, seat in self._crews_on(cell))
        return oriented(shape, rotation), crews

    def _turn(self, move: str) -> Cell:
        """SE-7.3 Carry out a turn move, crews turning with their fragments; give the cell."""
        _, where, text = move.split()
        cell, rotation = read_cell(where), int(text)
        _, crews = self._turned(cell, rotation)
        for fragment, _ in self._crews_on(cell):
            del self.crews[cell, fragment]
        shape, _ = self.tiles[cell]
        self.tiles[cell] = shape, canonical_rotation(shape, rotation)
        for fragment, seat in crews:
            self.crews[cell, fragment] = seat
        return cell

    # The score

    def worth(self, section: set[Stretch]) -> int:
        """SE-6.2, SE-6.3, SE-7.4 What a section scores: nothing unless both ends are stubs."""
        stubs = [cell for cell, fragment in section if len(fragment) == 1]
        if len(stubs) < 2:
            return 0
        joins_towns = set(stubs) == set(self.towns) and len(self.towns) == 2
        ends = sum(value(self.tiles[cell][0]) for cell in stubs)
        return len(section) - len(stubs) + ends + (BETWEEN_TOWNS if joins_towns else 0)

    def scores(self) -> list[int]:
        """SE-6.4 Each complete section to the seat with most crews on it, or to all those tied."""
        scores = [0] * self.seats
        for section in self._sections():
            crews = Counter(self.crews[stretch] for stretch in section if stretch in self.crews)
            for seat, count in crews.items():
                if count == max(crews.values()):
                    scores[seat] += self.worth(section)
        return scores

    def winners(self) -> list[int]:
        """SE-6.5 Most points; the tallest of those tied, if each of them gave a height."""
        scores = self.scores()
        tied = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        known = {
            seat: height
            for seat in tied
            if self.heights is not None and (height := self.heights[seat]) is not None
        }
        if len(known) < len(tied):
            return tied
        return [seat for seat in tied if known[seat] == max(known.values())]


def default_table(variants: frozenset[str]) -> str:
    """SE-2.1 The table when none is named."""
    return "large" if TWIN_CITIES in variants else "standard"


def check_options(
    seats: int,
    variants: frozenset[str],
    table: str | None,
    pile: list[str],
    first: int,
    heights: list[float | None] | None,
) -> None:
    """Object to a game that cannot be set up."""
    if seats not in (2, 3, 4):
        raise ValueError(f"{seats} seats: 2 to 4 can play (SE-1.1)")
    if unknown := sorted(variants - set(VARIANTS)):
        raise ValueError(f"unknown variants: {unknown} (SE-7)")
    if table is not None and table not in TABLES:
        raise ValueError(f"unknown table {table!r} (SE-2.1)")
    if strange := sorted(set(pile) - set(TILES + QUAKES)):
        raise ValueError(f"unknown tiles in the pile: {strange} (SE-1)")
    if first not in range(seats):
        raise ValueError(f"no seat {first} to go first (SE-3.3)")
    if heights is not None and len(heights) != seats:
        raise ValueError(f"{len(heights)} heights for {seats} seats (SE-6.5)")


# The shuffle


def words(seed: str) -> Iterator[int]:
    """Word i is the first 8 bytes, big-endian, of SHA-256 of "seed:i"."""
    i = 0
    while True:
        yield int.from_bytes(hashlib.sha256(f"{seed}:{i}".encode()).digest()[:8], "big")
        i += 1


def number_below(n: int, stream: Iterator[int]) -> int:
    """Take the next word that is less than 2^64 - (2^64 mod n), mod n."""
    limit = 2**64 - 2**64 % n
    return next(word for word in stream if word < limit) % n


def shuffle(items: list[str], stream: Iterator[int]) -> None:
    """For j from the last down to 1 swap items j and (a number below j + 1)."""
    for j in range(len(items) - 1, 0, -1):
        k = number_below(j + 1, stream)
        items[j], items[k] = items[k], items[j]


def box(copies: int) -> list[str]:
    """SE-1.4, SE-1.5, SE-1.6, SE-7.4 Every tile but the town, in box order."""
    tiles = []
    for shape in HIGHWAYS:
        tiles += [shape] * (6 if shape in ONE_FRAGMENT else 3) * copies
    for shape in INTERSECTIONS + QUAKES:
        tiles += [shape] * copies
    return tiles


def shuffle_setup(seed: str, seats: int, variants: frozenset[str]) -> tuple[list[str], int]:
    """SE-3.1, SE-7.1, SE-7.4, SE-7.5 The draw pile and the first seat that follow from a seed."""
    copies = 2 if TWIN_CITIES in variants else 1
    big_one = BIG_ONE in variants
    aside = ["q6"] * copies if big_one else []
    mix = ["03"] * 2 * copies + ["02"] * 2 * copies + ["01"] * (1 if big_one else 2) * copies
    mix += [quake for quake in QUAKES if quake not in aside for _ in range(copies)]
    pile = box(copies)
    for tile in mix + aside:
        pile.remove(tile)
    stream = words(seed)
    shuffle(mix, stream)
    pile += mix[len(mix) // 2 :]
    shuffle(pile, stream)
    if big_one:
        bottom = pile[: 5 * copies] + aside
        shuffle(bottom, stream)
        pile = pile[5 * copies :] + bottom
    return pile, number_below(seats, stream)


# Records


def dealt(record: dict[str, Any]) -> tuple[list[str], int]:
    """Give the pile and the first seat of a record, given or from its seed."""
    setup = record["setup"]
    if "pile" in setup:
        return list(setup["pile"]), setup.get("first", 0)
    seed = setup["seed"] if "seed" in setup else sealed_seed(setup["seal"])
    variants = frozenset(record.get("options", {}).get("variants", []))
    pile, first = shuffle_setup(seed, len(record["players"]), variants)
    return pile, setup.get("first", first)


def sealed_seed(seal: dict[str, Any]) -> str:
    """Give the seed of a sealed deal: SHA-256 of the secret and the shares."""
    text = ":".join([seal["secret"], *(share or "" for share in seal["shares"])])
    return hashlib.sha256(text.encode()).hexdigest()


def set_up(record: dict[str, Any]) -> Referee:
    """Set up the game of a record, before its first move."""
    options = record.get("options", {})
    pile, first = dealt(record)
    return Referee(
        len(record["players"]),
        frozenset(options.get("variants", [])),
        options.get("table"),
        pile,
        first,
        record["setup"].get("heights"),
    )


def report(referee: Referee) -> dict[str, Any]:
    """Say where a game stands, as `ludotheque replay --json` does."""
    return {
        "game": "seismic",
        "finished": referee.finished,
        "to_move": referee.to_move(),
        "scores": referee.scores(),
        "winners": referee.winners() if referee.finished else None,
        "state": referee.state(),
    }


def replay(record: dict[str, Any]) -> dict[str, Any]:
    """Play a record through, check its result, and say where it stands."""
    referee = set_up(record)
    for number, move in enumerate(record.get("moves", []), 1):
        try:
            referee.play(move)
        except ValueError as error:
            raise ValueError(f"move {number}: {error}") from error
    answer = report(referee)
    if "result" in record:
        if not referee.finished:
            raise ValueError("result: the game is still on")
        if record["result"] != {key: answer[key] for key in ("scores", "winners")}:
            raise ValueError("result: not what the moves lead to")
    return answer


def random_game(
    seed: int,
    seats: int,
    variants: frozenset[str],
    table: str | None,
    moves: int | None = None,
    pile: list[str] | None = None,
) -> dict[str, Any]:
    """Make a record of uniformly random legal moves, at most so many where `moves` is given."""
    shuffled, first = shuffle_setup(str(seed), seats, variants)
    record: dict[str, Any] = {
        "format": "ludotheque/1",
        "game": "seismic",
        "players": ["Ada", "Bo", "Cleo", "Dov"][:seats],
        "options": {
            "variants": [variant for variant in VARIANTS if variant in variants],
            "table": table or default_table(variants),
            "edition": "classic",
        },
        "setup": {"first": first, "pile": shuffled if pile is None else list(pile)},
        "moves": [],
    }
    referee = set_up(record)
    chance = random.Random(seed)
    while not referee.finished and (moves is None or len(record["moves"]) < moves):
        record["moves"].append(chance.choice(referee.legal()))
        referee.play(record["moves"][-1])
    if referee.finished:
        record["result"] = {"scores": referee.scores(), "winners": referee.winners()}
    return record
