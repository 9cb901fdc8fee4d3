"""S4-1 Components."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.contract import Seat
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.games.situation_4.hand_made import (
    HAMLET,
    NORTH,
    SOUTH,
    after,
    can,
    lays,
    match_after,
    record,
    refused_by,
    unreadable,
)
from tests.referee.situation_4 import read_board
from tests.support.hand_made import read, state

GAME = registry.find("situation-4")
CLASSIC = GAME.components(GAME.options({}))
SKIRMISH = GAME.components(GAME.options({"board": "skirmish"}))
BOARDS = {"classic": CLASSIC, "skirmish": SKIRMISH}


def cells(board: Mapping[str, Any]) -> list[tuple[int, int]]:
    """The locations as column and row, from 0."""
    return [(ord(place[0]) - ord("A"), int(place[1:]) - 1) for place in board["locations"]]


def turned(board: Mapping[str, Any], places: list[str]) -> set[str]:
    """Where these come to lie after half a turn."""
    last_column, last_row = board["columns"] - 1, board["rows"] + 1
    return {
        f"{chr(ord('A') + last_column - (ord(place[0]) - ord('A')))}{last_row - int(place[1:])}"
        for place in places
    }


# S4-1.1


@pytest.mark.parametrize(
    "sides", [[0, 1], [1, 0], [0, 0, 1], [0, 1, 1, 1, 1], [1, 0, 0, 1, 0], [0, 1, 0, 1, 0, 1, 0, 1]], ids=str
)
def test_s4_1_1_one_to_four_seats_a_side(sides: list[int]) -> None:
    """S4-1.1 Everybody is waited for, and lays on the base line of the own side."""
    game = after(sides=sides)
    assert game.to_move() == list(range(len(sides)))
    for seat, side in enumerate(sides):
        assert can(game, seat, "lay") == [f"{column}{(1, 6)[side]}" for column in "ABCD"]


@pytest.mark.parametrize(
    "sides", [[0, 0], [1, 1], [1, 1, 1], [0, 1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 1]], ids=str
)
def test_s4_1_1_not_none_and_not_five(sides: list[int]) -> None:
    """S4-1.1 A side without a seat, and one with five."""
    why = unreadable(record(sides=sides))
    assert (why.place, why.clause) == ("options.sides", "S4-1.1")


@pytest.mark.parametrize("players", [1, 3, 8])
def test_s4_1_1_a_side_for_every_player(players: int) -> None:
    """S4-1.1 `[0, 1]` is for two; who are not two have to say how they sit."""
    document = record()
    document["players"] = list("abcdefgh"[:players])
    assert unreadable(document).clause == "S4-1.1"


def test_s4_1_1_nine_are_too_many() -> None:
    """S4-1.1 Four a side make eight."""
    document = record(sides=[0, 1] * 4)
    document["players"] = list("abcdefghi")
    assert unreadable(document).place in ("players", "options.sides")


def test_s4_1_1_teams_share_a_puzzle() -> None:
    """S4-1.1 What one of a team lays belongs to the side, and opens the way for the others."""
    game = after("0 lay A1; 2 lay A2; 3 lay D6", sides=[0, 1, 0, 1])
    assert state(game)["pieces"] == {"A1": 0, "A2": 0, "D6": 1}
    assert can(game, 0, "lay") == can(game, 2, "lay") == ["A3", "B1", "B2"]
    assert can(game, 1, "lay") == can(game, 3, "lay") == ["C6", "D5"]


@pytest.mark.parametrize("side", [0, 1])
def test_s4_1_1_either_puzzle_covers_the_whole_board(side: int) -> None:
    """S4-1.1 Every location has one piece of either colour: a side alone can cover it all."""
    own, other = (SOUTH, NORTH) if side == 0 else (NORTH, SOUTH)
    places = f"{own} {' '.join(reversed(other.split()))}"
    game = after(lays(side, places))
    assert state(game)["pieces"] == dict.fromkeys(places.split(), side)
    assert state(game)["zones"] == [6 * (side == 0), 6 * (side == 1)]


# S4-1.2


@pytest.mark.parametrize(("name", "columns", "rows"), [("classic", 12, 8), ("skirmish", 9, 6)])
def test_s4_1_2_locations(name: str, columns: int, rows: int) -> None:
    """S4-1.2 Row by row, A first; the neighbours are those that share a seam."""
    board = BOARDS[name]
    assert (board["columns"], board["rows"]) == (columns, rows)
    assert cells(board) == [(column, row) for row in range(rows) for column in range(columns)]
    for (column, row), found in zip(cells(board), board["locations"].values(), strict=True):
        near = {(column + right, row + up) for right, up in ((0, 1), (0, -1), (1, 0), (-1, 0))}
        names = {f"{chr(ord('A') + x)}{y + 1}" for x, y in near & set(cells(board))}
        assert set(found["neighbours"]) == names
        assert len(found["neighbours"]) == len(names)
        assert found["bank"] == (row >= rows // 2)
        assert found["baseline"] == {0: 0, rows - 1: 1}.get(row)


@pytest.mark.parametrize(("name", "count"), [("classic", 8 * 4), ("skirmish", 6 * 3)])
def test_s4_1_2_zones_lie_on_four_locations(name: str, count: int) -> None:
    """S4-1.2 1.5 columns wide and 2 rows high: the middle column of three belongs to two zones."""
    board = BOARDS[name]
    zones = list(board["zones"].values())
    assert len(zones) == count
    assert {len(set(zone)) for zone in zones} == {4}
    assert set(zones[0]) == {"A1", "B1", "A2", "B2"}
    assert set(zones[1]) == {"B1", "C1", "B2", "C2"}
    assert set(zones[2]) == {"D1", "E1", "D2", "E2"}
    times = Counter(place for zone in zones for place in zone)
    assert times == {place: 2 if place[0] in "BEHK" else 1 for place in board["locations"]}


@pytest.mark.parametrize("name", BOARDS)
def test_s4_1_2_the_map_looks_the_same_after_half_a_turn(name: str) -> None:
    """S4-1.2 Bases, sites and objectives with their values; so the sides are equal."""
    board = BOARDS[name]
    for own, other in board["bases"].values():
        assert turned(board, own) == set(other)
    sites = [set(ends) for ends in board["bridges"].values()]
    assert all(turned(board, list(ends)) in sites for ends in sites)
    worth = {frozenset(found["locations"]): found["value"] for found in board["objectives"].values()}
    assert {frozenset(turned(board, list(places))): value for places, value in worth.items()} == worth
    zones = {frozenset(zone) for zone in board["zones"].values()}
    assert {frozenset(turned(board, list(zone))) for zone in zones} == zones


def test_s4_1_2_sides_sit_at_the_first_and_the_last_row() -> None:
    """S4-1.2 On `classic` rows 1 and 8."""
    game = after(board="classic")
    assert can(game, 0, "lay") == [f"{column}1" for column in "ABCDEFGHIJKL"]
    assert can(game, 1, "lay") == [f"{column}8" for column in "ABCDEFGHIJKL"]


@pytest.mark.parametrize("place", ["M1", "A9", "A0", "L08", "a1", "AA1", "1A", "A", "8", "A10"])
def test_s4_1_2_no_other_locations(place: str) -> None:
    """S4-1.2 `classic` has A1 to L8."""
    document = record(board="classic")
    document["moves"] = [[0, 0, f"lay {place}"]]
    assert unreadable(document).place == "move 1"


# S4-1.3


@pytest.mark.parametrize("name", BOARDS)
def test_s4_1_3_bases(name: str) -> None:
    """S4-1.3 2 to 4 locations each, in the first three rows of the own side, off the base line."""
    board = BOARDS[name]
    assert board["bases"].keys() == {"tank", "paratroop"}
    for bases in board["bases"].values():
        assert len(bases) == 2
        for side, base in enumerate(bases):
            assert 2 <= len(set(base)) == len(base) <= 4
            depths = {int(place[1:]) if side == 0 else board["rows"] + 1 - int(place[1:]) for place in base}
            assert depths <= {2, 3}
    taken = [place for bases in board["bases"].values() for base in bases for place in base]
    assert len(set(taken)) == len(taken)


@pytest.mark.parametrize(
    ("name", "least", "most", "total"), [("classic", 10, 16, 1600), ("skirmish", 4, 6, 900)]
)
def test_s4_1_3_objectives(name: str, least: int, most: int, total: int) -> None:
    """S4-1.3 On 1 to 4 locations each, worth 50 to 300, together as much as all zones; none overlap."""
    objectives = BOARDS[name]["objectives"]
    assert least <= len(objectives) <= most
    for found in objectives.values():
        assert found.keys() == {"value", "locations"}
        assert 1 <= len(set(found["locations"])) == len(found["locations"]) <= 4
        assert 50 <= found["value"] <= 300
    assert sum(found["value"] for found in objectives.values()) == total
    assert total == 50 * len(BOARDS[name]["zones"])
    places = [place for found in objectives.values() for place in found["locations"]]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize(("name", "count", "river"), [("classic", 6, 4), ("skirmish", 3, 3)])
def test_s4_1_3_bridge_sites(name: str, count: int, river: int) -> None:
    """S4-1.3 Each joins two locations across the river."""
    board = BOARDS[name]
    assert len(board["bridges"]) == count
    for south, north in (
        sorted(ends, key=lambda place: int(place[1:])) for ends in board["bridges"].values()
    ):
        assert (int(south[1:]), int(north[1:])) == (river, river + 1)
        assert north in board["locations"][south]["neighbours"]
        assert [board["locations"][place]["bank"] for place in (south, north)] == [0, 1]


def test_s4_1_3_a_user_can_add_a_board(tmp_path: Path) -> None:
    """S4-1.3 From a file, of any size."""
    path = tmp_path / "hamlet.toml"
    path.write_text(HAMLET, encoding="utf-8")
    board = GAME.components(GAME.options({"board": GAME.edition_from(str(path))}))
    assert (board["columns"], board["rows"], len(board["zones"])) == (4, 6, 6)
    assert board["objectives"]["mill"] == {"value": 200, "locations": ["B3", "C3"]}
    assert board["bridges"]["mid-west"] == ["B3", "B4"]
    assert board["bases"]["tank"] == [["A2", "B2"], ["D5", "C5"]]
    assert board["zones"] == {
        name: sorted(zone, key=lambda place: (int(place[1:]), place))
        for name, zone in zip(board["zones"], read_board(path).zones, strict=True)
    }


@pytest.mark.parametrize("move", ["flag dam", "flag Mill", "bridge far-west", "bridge mill", "flag west"])
def test_s4_1_3_a_board_has_its_own_objectives_and_sites(move: str) -> None:
    """S4-1.3 Those of another board are unknown."""
    refused_by("S4-1.3", f"0 {move}")


# S4-1.4

# Side 1 has four pieces in the last two rows, side 0 all the rest but A6: the board is not covered.
START = lays(1, "D6 C6 B6 B5") + lays(0, "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4 D4 A5 C5 D5")
FLAGS = "".join(f"0 flag {name}; " for name in ("mill", "abbey", "barn", "shed"))


def test_s4_1_4_what_a_side_has() -> None:
    """S4-1.4 Two bridges, three paratroopers, three tanks, a flag for every objective."""
    bridges, tanks = "0 bridge west; 0 bridge east; ", "0 tank A1; 0 tank A2; 0 tank A3; "
    game = after(f"{START}{FLAGS}{bridges}{tanks}0 drop B5; 0 drop B6; 0 drop C6")
    assert state(game)["flags"] == dict.fromkeys(("mill", "abbey", "barn", "shed"), 0)
    assert state(game)["bridges"] == {"west": 0, "east": 0}
    assert state(game)["tanks"] == {"A1": 0, "A2": 0, "A3": 0}
    assert state(game)["paratroopers"] == {"B5": 0, "B6": 0, "C6": 0}
    assert can(game, 0, "bridge") == can(game, 0, "tank") == can(game, 0, "drop") == []


@pytest.mark.parametrize(
    ("clause", "moves"),
    [
        ("S4-7.1", "0 bridge west; 0 bridge east; 0 bridge mid-west"),
        ("S4-5.1", "0 drop B5; 0 drop B6; 0 drop C6; 0 drop D6"),
        ("S4-6.1", "0 tank A1; 0 tank A2; 0 tank A3; 0 tank B1"),
    ],
)
def test_s4_1_4_and_no_more(clause: str, moves: str) -> None:
    """S4-1.4 The third bridge, the fourth paratrooper, the fourth tank."""
    refused_by(clause, START + moves)


# S4-1.5


def test_s4_1_5_a_move_names_the_one_location_of_a_piece() -> None:
    """S4-1.5 A piece fits its location alone, so a location is all there is to say; each is laid once."""
    match = match_after(lays(0, "A1 A2"))
    texts = match.game.move_texts(match.box, match.legal(Seat(0)))
    assert sorted(texts) == ["lay A3", "lay B1", "lay B2", "resign"]


@pytest.mark.parametrize("board", ["classic", "skirmish"])
def test_s4_1_5_every_board_can_be_cut(board: str) -> None:
    """S4-1.5 As many outlines as locations, no two alike."""
    told = GAME.components_told(GAME.options({"board": board}), "en")
    assert told["outlines"].keys() == BOARDS[board]["locations"].keys()
    assert len(set(told["outlines"].values())) == len(told["outlines"])


def test_a_board_is_named_by_a_record() -> None:
    """S4-1.3 An unknown one is an error that names those there are."""
    with pytest.raises(Refused) as caught:
        read(record(board="atlantis"))
    assert caught.value.place == "options.board"
    assert "classic" in caught.value.tell()
