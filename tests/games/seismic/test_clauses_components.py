"""SE-1 Components and SE-2 The table."""

from itertools import combinations

import pytest

from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.games.seismic.hand_made import after, record, refusal, tiles
from tests.support.hand_made import legal, read, state

GAME = registry.find("seismic")
BOX = GAME.components(GAME.options({}))

# The cells around San Andreas, by side, and the rotation in which `+1:0` faces it there.
AROUND = ("0,-1 3", "1,-1 4", "1,0 5", "0,1 0", "-1,1 1", "-1,0 2")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_se_1_1_two_to_four_seats(seats: int) -> None:
    """SE-1.1 Each has 20 crews; one San Andreas stands on the table."""
    start = state(after("03", seats=seats))
    assert start["crews_left"] == [20] * seats
    assert start["tiles"] == {"0,0": {"shape": "town", "rotation": 0, "crews": {}}}


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_se_1_1_no_fewer_and_no_more(seats: int) -> None:
    """SE-1.1 2 to 4 players."""
    broken = {**record("03"), "players": ["Ada", "Bo", "Cleo", "Dov", "Eve"][:seats]}
    with pytest.raises(Refused) as caught:
        read(broken)
    assert (caught.value.place, caught.value.clause) == ("players", "SE-1.1")


def test_se_1_1_the_box() -> None:
    """SE-1.1 60 highway tiles, 13 intersections, 6 quakes."""
    assert sum(BOX["highways"].values()) == 60
    assert sum(BOX["intersections"].values()) == 13
    assert sum(BOX["quakes"].values()) == 6


def test_se_1_2_sides_run_clockwise_from_the_north() -> None:
    """SE-1.2 `+1:0` has one exit, at its north: it faces San Andreas from each side in its own way.

    North of the town (0,-1) the exit looks south, rotation 3; and so on clockwise.
    """
    assert legal(after("+1:0")) == sorted(f"place +1:0 {place}" for place in AROUND)


def rotations_of(pairs: tuple[tuple[int, int], ...]) -> set[str]:
    """The codes of a tile in its six rotations."""
    return {
        "-".join(sorted("".join(sorted(str((side + k) % 6) for side in pair)) for pair in pairs))
        for k in range(6)
    }


def test_se_1_3_the_seventeen_shapes() -> None:
    """SE-1.3 Every way to join one, two or three pairs of sides, once, named by its smallest code."""
    found = set()
    for count in (1, 2, 3):
        for pairs in combinations(combinations(range(6), 2), count):
            if len({side for pair in pairs for side in pair}) == 2 * count:
                found.add(min(rotations_of(pairs)))
    assert len(found) == 17
    assert set(BOX["highways"]) == found


def test_se_1_3_crossing_fragments_never_join() -> None:
    """SE-1.3 A crew on one fragment of a crossing leaves the other free.

    Ada's crew holds 03 of `03-14`; Bo's straight joins its 14 and may take a crew.
    """
    game = after("03-14 03 03", "place 03-14 0,-1 0; crew 03; place 03 1,-2 1")
    assert legal(game) == ["crew -", "crew 14"]


def test_se_1_4_the_classic_edition() -> None:
    """SE-1.4 Six of each one-fragment shape, three of each other: 18 + 27 + 15 = 60."""
    by_fragments = dict.fromkeys((1, 2, 3), 0)
    for shape, copies in BOX["highways"].items():
        fragments = shape.count("-") + 1
        assert copies == (6 if fragments == 1 else 3)
        by_fragments[fragments] += copies
    assert by_fragments == {1: 18, 2: 27, 3: 15}


def test_se_1_5_the_thirteen_intersections() -> None:
    """SE-1.5 Every pattern of exits, once, worth as much as it has exits; exactly one +1."""
    patterns = set()
    for count in range(1, 7):
        for exits in combinations(range(6), count):
            turned = ("".join(sorted(str((exit_ + k) % 6) for exit_ in exits)) for k in range(6))
            patterns.add(f"+{count}:{min(turned)}")
    assert len(patterns) == 13
    assert BOX["intersections"] == dict.fromkeys(patterns, 1)


@pytest.mark.parametrize("shape", sorted(BOX["intersections"]))
def test_se_1_5_each_exit_is_a_stub(shape: str) -> None:
    """SE-1.5, SE-1.7 Turned half round, every stub may take a crew; the one that faces the town
    is worth the intersection's value and San Andreas's 6."""
    exits = shape.partition(":")[2]
    game = after(shape, f"place {shape} 0,-1 3")
    turned = sorted(str((int(exit_) + 3) % 6) for exit_ in exits)
    assert legal(game) == ["crew -", *(f"crew {side}" for side in turned)]
    assert "3" in turned  # every code starts with exit 0, which now faces the town
    scored = after(shape, f"place {shape} 0,-1 3; crew 3")
    assert scored.scores() == [int(shape[1]) + 6, 0]


def test_se_1_5_san_andreas_has_six_stubs_and_counts_as_a_six() -> None:
    """SE-1.5 A crewed `+1:0` at each of the six sides: three sections of 1 + 6 for each seat."""
    moves = "; ".join(f"place +1:0 {place}; crew {place[-1]}" for place in AROUND)
    game = after(" ".join(["+1:0"] * 6), moves)
    assert game.scores() == [21, 21]


def test_se_1_6_quakes_are_q1_to_q6() -> None:
    """SE-1.6 The codes, and no others."""
    assert BOX["quakes"] == {"q1": 1, "q2": 1, "q3": 1, "q4": 1, "q5": 1, "q6": 1}
    for code in ("q0", "q7", "q", "Q1", "q01", "q1.0"):
        with pytest.raises(Refused) as caught:
            read(record(f"03 {code}"))
        assert (caught.value.key, caught.value.place) == ("record-pile-code", "setup.pile[1]")


@pytest.mark.parametrize(
    ("rotation", "fragment"),
    [(0, "02"), (1, "13"), (2, "24"), (3, "35"), (4, "04"), (5, "15")],
)
def test_se_1_7_rotation_turns_clockwise(rotation: int, fragment: str) -> None:
    """SE-1.7 Side s becomes (s + k) mod 6: where a `02` lies, by rotation.

    It is laid beside the town where its first highway edge, side k, looks back at San Andreas.
    """
    cell = ("0,1", "-1,1", "-1,0", "0,-1", "1,-1", "1,0")[rotation]
    game = after("02", f"place 02 {cell} {rotation}")
    assert legal(game) == ["crew -", f"crew {fragment}"]


def test_se_1_7_the_canonical_rotation_is_listed_and_any_equal_one_accepted() -> None:
    """SE-1.7 A straight lies in three ways, 0, 1 and 2; 3, 4 and 5 look the same."""
    assert legal(after("03")) == [
        "place 03 -1,0 2",
        "place 03 -1,1 1",
        "place 03 0,-1 0",
        "place 03 0,1 0",
        "place 03 1,-1 1",
        "place 03 1,0 2",
    ]
    for rotation in (0, 3):
        assert tiles(after("03", f"place 03 0,-1 {rotation}")) == {"0,-1": "03 0"}


@pytest.mark.parametrize(
    ("shape", "different"),
    [
        *(("01", 6), ("02", 6), ("03", 3), ("01-34", 3), ("02-35", 3), ("03-14", 3)),
        *(("01-23-45", 2), ("03-14-25", 1), ("01-25-34", 3), ("02-14-35", 3), ("01-24-35", 6)),
        *(("+3:024", 2), ("+6:012345", 1), ("+2:03", 3), ("+4:0134", 3), ("+1:0", 6)),
    ],
)
def test_se_1_7_how_many_ways_a_tile_lies(shape: str, different: int) -> None:
    """SE-1.7 Six rotations, fewer for a tile that looks the same after a part of a full turn."""
    found = set()
    for cell in ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"):
        found |= {move[-1] for move in legal(after(shape)) if move.split()[2] == cell}
    assert found == {str(rotation) for rotation in range(different)}


# SE-2 The table


def line_of_straights(cells: list[str], rotation: int) -> str:
    """Moves that lay a straight on each of these cells, no crews."""
    return "; ".join(f"place 03 {cell} {rotation}; crew -" for cell in cells)


@pytest.mark.parametrize(
    ("table", "columns", "rows"), [("small", 13, 11), ("standard", 19, 15), ("large", 27, 19)]
)
def test_se_2_1_a_rectangle_with_its_middle_at_zero(table: str, columns: int, rows: int) -> None:
    """SE-2.1 A line of straights north ends at row -(rows-1)/2; the next cell is off the table.

    At the last cell the highway points off the table, which is allowed; nothing can follow it.
    """
    reach = (rows - 1) // 2
    cells = [f"0,{-row}" for row in range(1, reach + 1)]
    pile = " ".join(["03"] * (reach + 3))
    game = after(pile, line_of_straights(cells, 0), table=table)
    assert f"0,{-reach}" in tiles(game)
    assert not any(move.startswith(f"place 03 0,{-reach - 1} ") for move in legal(game))
    moves = line_of_straights([*cells, f"0,{-reach - 1}"], 0).removesuffix("; crew -")
    assert refusal(pile, moves, table=table).clause == "SE-4.2"
    assert columns % 2 == rows % 2 == 1


@pytest.mark.parametrize(("table", "columns"), [("small", 13), ("standard", 19), ("large", 27)])
def test_se_2_1_columns_follow_q(table: str, columns: int) -> None:
    """SE-2.1 row = r + floor(q / 2): straights to the south-east sink half a row a column."""
    inside = [f"{q},0" for q in range(1, (columns - 1) // 2 + 1)]
    game = after(" ".join(["03"] * (len(inside) + 3)), line_of_straights(inside, 2), table=table)
    assert list(tiles(game)) == inside
    assert not any(move.startswith(f"place 03 {len(inside) + 1},0 ") for move in legal(game))


def test_se_2_1_the_standard_table_is_the_default() -> None:
    """SE-2.1 19×15, and what `components` shows; 27×19 for Twin Cities; the names are checked."""
    assert BOX["table"] == {"columns": 19, "rows": 15}
    assert GAME.options({}).table == "standard"
    assert GAME.options({"variants": ["twin-cities"]}).table == "large"
    assert GAME.options({"variants": ["twin-cities"], "table": "small"}).table == "small"
    with pytest.raises(Refused) as caught:
        GAME.options({"table": "huge"})
    assert (caught.value.key, caught.value.clause) == ("table-size-unknown", "SE-2.1")


@pytest.mark.parametrize(("table", "cells"), [("small", 143), ("standard", 285), ("large", 513)])
def test_se_2_1_columns_times_rows_cells(table: str, cells: int) -> None:
    """SE-2.1 13·11, 19·15, 27·19: the cells that have a neighbour on the table."""
    box = GAME.box(GAME.options({"table": table}))
    assert int((box["neighbour"] != -1).any(axis=1).sum()) == cells
    assert (int(box["columns"]) * int(box["rows"])) == cells


def test_se_2_2_san_andreas_starts_in_the_middle() -> None:
    """SE-2.2 At (0,0); a tile cannot be laid on it."""
    assert list(state(after("03"))["tiles"]) == ["0,0"]
    why = refusal("03", "place 03 0,0 0")
    assert (why.key, why.clause) == ("place-taken", "SE-4.2")
