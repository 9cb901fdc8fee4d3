"""The referee of Situation 4: its reading of each clause on a board of 24 locations, and whole games.

Moves are written as `0 lay A1; 1 lay D6; @3000 0 flag mill`: the seat, the move, and where time goes on
the new time in milliseconds.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from .situation_4 import (
    Board,
    Referee,
    dealt,
    printed,
    random_game,
    replay,
    report,
    report_legal,
    set_up,
    shuffle_setup,
)

HAMLET = Board(
    {
        "columns": 4,
        "rows": 6,
        "river": 3,
        "zones": {"columns": 2, "rows": 3},
        "bases": {
            "tank": [["A2", "B2"], ["D5", "C5"]],
            "paratroop": [["C2", "D2"], ["B5", "A5"]],
        },
        "bridges": {
            "west": ["A3", "A4"],
            "mid-west": ["B3", "B4"],
            "mid-east": ["C3", "C4"],
            "east": ["D3", "D4"],
        },
        "objectives": [
            {"id": "mill", "value": 200, "locations": ["B3", "C3"]},
            {"id": "barn", "value": 50, "locations": ["D3"]},
        ],
    }
)

SOUTH = "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3"
NORTH = "D6 C6 B6 A6 D5 C5 B5 A5 D4 C4 B4 A4"


def lays(side: int, places: str) -> str:
    """The moves that lay pieces on all of these."""
    return "".join(f"{side} lay {place}; " for place in places.split())


def play(referee: Referee, moves: str) -> None:
    """Play moves written as above."""
    now = referee.now
    for time, seat, move in re.findall(r"(?:@(\d+) )?(\d+) ([^;]*)", moves):
        now = int(time or now)
        referee.play(now, int(seat), move.strip())


def after(moves: str, sides: tuple[int, ...] = (0, 1)) -> Referee:
    """The game after these moves."""
    referee = Referee(HAMLET, sides)
    play(referee, moves)
    return referee


def kinds(referee: Referee, seat: int, kind: str, now: int | None = None) -> list[str]:
    """What this seat may `lay`, `flag`…: the places alone."""
    return [move.split()[1] for move in referee.legal(seat, now) if move.startswith(f"{kind} ")]


# The board


def test_the_printed_boards() -> None:
    """S4-1.2, S4-1.3 Locations, zones on four each, objectives worth as much as all zones."""
    classic, skirmish = printed("classic"), printed("skirmish")
    assert (len(classic.locations), len(classic.zones), len(classic.sites)) == (96, 32, 6)
    assert (len(skirmish.locations), len(skirmish.zones), len(skirmish.sites)) == (54, 18, 3)
    assert {len(zone) for zone in classic.zones + skirmish.zones} == {4}
    assert sum(classic.values.values()) == 50 * 32
    assert classic.zones[0] == {"A1", "B1", "A2", "B2"}
    assert classic.zones[1] == {"B1", "C1", "B2", "C2"}
    assert classic.zones[31] == {"K7", "L7", "K8", "L8"}
    assert classic.locations[:2] == ["A1", "B1"]
    assert classic.locations[12] == "A2"
    assert classic.neighbours["A1"] == ["B1", "A2"]
    assert sorted(classic.neighbours["C5"]) == ["B5", "C4", "C6", "D5"]


# Laying


def test_the_first_piece_goes_on_the_base_line() -> None:
    """S4-3.2 Row 1 and the last row; then next to own pieces."""
    referee = after("")
    assert kinds(referee, 0, "lay") == ["A1", "B1", "C1", "D1"]
    assert kinds(referee, 1, "lay") == ["A6", "B6", "C6", "D6"]
    play(referee, "0 lay A1")
    assert kinds(referee, 0, "lay") == ["A2", "B1"]
    assert kinds(referee, 1, "lay") == ["A6", "B6", "C6", "D6"]


def test_a_base_line_may_be_taken() -> None:
    """S4-3.2 Whoever waits finds it under the opponent's pieces."""
    referee = after(lays(0, "A1 A2 A3 A4 A5 A6 B6 C6"))
    assert kinds(referee, 1, "lay") == ["D6"]
    play(referee, "0 lay D6")
    assert referee.legal(1) == ["resign"]


def test_an_opponents_piece_opens_nothing() -> None:
    """S4-3.2 Only one that carries a paratrooper."""
    referee = after(lays(0, "A1 A2 A3") + lays(1, "A6"))
    assert kinds(referee, 1, "lay") == ["A5", "B6"]


# Flags


FLAGGED = lays(0, "B1 B2") + "@1000 0 lay B3; @5000 0 lay C3; "


def test_flags() -> None:
    """S4-4.1, S4-4.2 The owner at once, the opponent from the last piece + 3 s on."""
    referee = after(FLAGGED)
    assert kinds(referee, 0, "flag") == ["mill"]
    assert kinds(referee, 1, "flag", 7999) == []
    assert kinds(referee, 1, "flag", 8000) == ["mill"]
    assert kinds(referee, 0, "flag", 99_999) == ["mill"]
    play(referee, "@8000 1 flag mill")
    assert referee.flags == {"mill": 1}
    assert referee.scores() == [0, 200]
    assert kinds(referee, 0, "flag") == []


def test_an_objective_under_both_is_nobodys() -> None:
    """S4-4.3 However long one waits."""
    referee = after(lays(0, "B1 B2 B3") + lays(1, "C6 C5 C4 C3"))
    assert [kinds(referee, seat, "flag", 10**6) for seat in (0, 1)] == [[], []]


# Paratroopers


PARATROOPS = lays(0, "C1 C2 D2") + lays(1, "A6 A5 A4")


def test_paratroopers() -> None:
    """S4-5 Three, once the base is covered; they open what is next to the piece they land on."""
    assert kinds(after(PARATROOPS.removesuffix("1 lay A4; ")), 1, "drop") == []
    referee = after(PARATROOPS)
    assert kinds(referee, 0, "drop") == ["A4", "A5", "A6"]
    assert kinds(referee, 1, "drop") == []
    play(referee, "0 drop A5")
    assert kinds(referee, 0, "drop") == ["A4", "A6"]
    assert "B5" in kinds(referee, 0, "lay")
    play(referee, "0 lay B5; 0 drop A4; 0 drop A6")
    assert kinds(referee, 0, "drop") == []
    assert referee.paratroopers == {"A5": 0, "A4": 0, "A6": 0}


# Tanks


def test_tanks_need_their_base_and_the_base_line() -> None:
    """S4-6.1, S4-6.2 Own pieces that hang together with both."""
    referee = after(lays(0, "A1 A2"))
    assert kinds(referee, 0, "tank") == []
    play(referee, "0 lay B2; 0 lay B3")
    assert kinds(referee, 0, "tank") == ["A1", "A2", "B2", "B3"]
    play(referee, "0 tank B3")
    assert kinds(referee, 0, "tank") == ["A1", "A2", "B2"]
    play(referee, "0 tank A1; 0 tank A2")
    assert kinds(referee, 0, "tank") == []


def test_a_tank_needs_a_bridge_over_the_river() -> None:
    """S4-6.2 Its own bridge, at that site; the connection to the base line does not."""
    referee = after(lays(0, "A1 A2 B2 B3 B4 A4"))
    assert "B4" not in kinds(referee, 0, "tank")
    play(referee, "0 bridge mid-west")
    assert {"A4", "B4"} <= set(kinds(referee, 0, "tank"))


def test_a_landing_is_no_way_for_a_tank() -> None:
    """S4-6.2 Own pieces behind the opponent's are reached from neither base line nor base."""
    referee = after(lays(0, "A1 A2 B2 C2 D2") + lays(1, "D6 D5 D4") + "0 drop D5; 0 lay C5; ")
    assert "C5" not in kinds(referee, 0, "tank")


def test_a_tank_closes_what_is_next_to_it() -> None:
    """S4-3.4, S4-6.3 To the opponent alone; a tank of its own next to the same location opens that one."""
    moves = lays(0, "A1 A2 B2 B3") + lays(1, "C6 C5 D5 C4")
    referee = after(moves)
    assert {"B4", "C3"} <= set(kinds(referee, 1, "lay"))
    play(referee, "0 tank B3")
    assert not {"B4", "C3"} & set(kinds(referee, 1, "lay"))
    assert {"B4", "C3"} <= set(kinds(referee, 0, "lay"))
    play(referee, "1 tank C4")
    assert {"B4", "C3"} <= set(kinds(referee, 1, "lay"))
    assert {"A3"} <= set(kinds(referee, 0, "lay"))


def test_a_piece_carries_one_thing() -> None:
    """S4-5.2, S4-6.2 No paratrooper on a tank, no tank under a paratrooper, nothing twice."""
    moves = lays(0, "A1 A2 B2 C2 D2") + lays(1, "D6 D5 C5 B5 A5")
    referee = after(moves + "1 tank D5; 0 drop C5; ")
    assert "D5" not in kinds(referee, 0, "drop")
    assert "C5" not in kinds(referee, 0, "drop")
    assert "C5" not in kinds(referee, 1, "tank")
    assert "D5" not in kinds(referee, 1, "tank")


# Bridges


def test_bridges() -> None:
    """S4-7.1 Own pieces on both sides of the river; two at most, one a site."""
    referee = after(lays(0, "A1 A2 A3"))
    assert kinds(referee, 0, "bridge") == []
    play(referee, "0 lay A4; 0 lay B4; 0 lay B3; 0 lay C4; 0 lay C3")
    assert kinds(referee, 0, "bridge") == ["mid-east", "mid-west", "west"]
    assert kinds(referee, 1, "bridge") == []
    play(referee, "0 bridge west")
    assert kinds(referee, 0, "bridge") == ["mid-east", "mid-west"]
    play(referee, "0 bridge mid-west")
    assert kinds(referee, 0, "bridge") == []
    # Two bridges, and the zone of A3, B3, A4 and B4.
    assert referee.scores() == [200 + 50, 0]


# The end


COVERED = lays(0, SOUTH) + lays(1, NORTH.removesuffix(" A4")) + "@20000 1 lay A4; "


def test_a_covered_board_waits_for_its_flags() -> None:
    """S4-8.1 Ten seconds, or until nothing can be placed; `replay` counts them as passed."""
    referee = after(COVERED)
    assert (referee.finished, referee.to_move()) == (True, [])
    assert report_legal(referee)["to_move"] == []
    assert kinds(referee, 0, "flag") == ["barn", "mill"]
    assert not referee.is_over(29_999)
    assert referee.is_over(30_000)
    assert "resign" in referee.legal(1, 29_999)
    play(referee, "@29999 1 flag mill")
    assert kinds(referee, 1, "flag") == ["barn"]
    with pytest.raises(ValueError, match="the game is over"):
        play(referee, "@30000 1 flag barn")
    play(referee, "@29999 0 flag barn")
    assert referee.is_over(29_999)
    assert report_legal(referee) == {"to_move": [], "moves": {}}


def test_a_covered_board_with_nothing_to_place_is_over_at_once() -> None:
    """S4-8.1 Both flags stand and no side holds both ends of a bridge."""
    referee = after(COVERED.replace("@20000", "0 flag mill; 0 flag barn; @20000"))
    assert referee.is_over(20_000)
    # The mill and the barn; two zones each, for those of rows 3 and 4 lie under both.
    assert referee.scores() == [250 + 100, 100]
    assert (referee.winners(), report_legal(referee)["moves"]) == ([0], {})


def test_a_bridge_keeps_a_covered_board_open() -> None:
    """S4-8.1 As long as its owner has one."""
    moves = lays(0, "A1 B1 C1 D1 A2 B2 C2 D2 A3 A4") + lays(1, "D6 C6 B6 A6 D5 C5 B5 A5 D4 C4 B4 B3 D3")
    referee = after(moves + "1 flag barn; 0 lay C3; ")
    assert not referee.is_over(0)
    assert kinds(referee, 0, "bridge") == ["west"]
    assert kinds(referee, 1, "bridge") == ["east", "mid-west"]
    play(referee, "0 bridge west; 1 bridge east")
    assert not referee.is_over(0)
    play(referee, "1 bridge mid-west")
    assert referee.is_over(0)


def test_resigning() -> None:
    """S4-8.1 One seat for its side; the other side wins, whatever the points."""
    referee = after(FLAGGED + "0 flag mill; 2 resign", sides=(0, 1, 0, 1))
    assert (referee.scores(), referee.winners()) == ([200, 0, 200, 0], [1, 3])
    assert (referee.to_move(), report_legal(referee)) == ([], {"to_move": [], "moves": {}})
    with pytest.raises(ValueError, match="the game is over"):
        play(referee, "1 lay A6")


def test_a_draw_is_won_by_all() -> None:
    """S4-8.2 Every seat."""
    referee = after(COVERED.replace("@20000", "0 flag mill; @20000"), sides=(0, 1))
    assert referee.winners() == [0]
    even = after(COVERED, sides=(0, 1, 0))
    assert (even.scores(), even.winners()) == ([100, 100, 100], [0, 1, 2])


# What is refused


@pytest.mark.parametrize(
    "move",
    ["lay E1", "lay a1", "lay  A1", "lay A01", "Lay A1", "flag mill", "drop A1", "tank A1", "pass", ""],
)
def test_illegal_moves(move: str) -> None:
    """A move that is not legal, or not written as records.md says, is refused in words."""
    with pytest.raises(ValueError, match="seat 0 cannot play"):
        Referee(HAMLET).play(0, 0, move)


def test_impossible_games() -> None:
    """S4-1.1 Sides without a seat, or with five; a seat that is none; time that runs back."""
    for sides in ([0], [0, 0], [0, 1, 1, 1, 1, 1], [0, 1, 2], []):
        with pytest.raises(ValueError, match=r"S4-1\.1"):
            Referee(HAMLET, sides)
    with pytest.raises(ValueError, match="no seat 2"):
        Referee(HAMLET).play(0, 2, "lay A1")
    referee = after("@5 0 lay A1")
    with pytest.raises(ValueError, match="time runs back"):
        referee.play(4, 0, "lay B1")


# Trays


def test_trays() -> None:
    """S4-2.1 Every piece once in each; both from one stream."""
    board = printed("classic")
    south, north = shuffle_setup("a seed", board)
    assert sorted(south) == sorted(north) == sorted(board.locations)
    assert len({tuple(south), tuple(north), tuple(board.locations)}) == 3
    assert dealt({"setup": {"seed": "a seed"}}, board) == [south, north]
    assert dealt({"setup": {}}, board) is None


# Whole games


@pytest.mark.parametrize("sides", [(0, 1), (1, 0, 0, 1), (0, 1, 1, 1, 1)], ids=str)
@pytest.mark.parametrize("name", ["hamlet", "skirmish"])
def test_random_games(name: str, sides: tuple[int, ...]) -> None:
    """Every listed move can be played, nothing is lost, and the record replays to its result."""
    board = HAMLET if name == "hamlet" else printed(name)
    for seed in range(10):
        record = random_game(seed, board, name, sides, resigns=0.005)
        referee = set_up(record, board)
        for now, seat, move in record["moves"]:
            assert seat in referee.to_move() or referee.is_covered
            assert move in referee.legal(seat, now)
            referee.play(now, seat, move)
            check(referee)
        assert replay(record, board) == report(referee)
        assert record["result"] == {"scores": referee.scores(), "winners": referee.winners()}


def check(referee: Referee) -> None:
    """Nobody has more than the box holds, and until the end somebody can lay the next piece."""
    for things, most in ((referee.bridges, 2), (referee.paratroopers, 3), (referee.tanks, 3)):
        assert max(Counter(things.values()).values(), default=0) <= most
    assert not set(referee.tanks) & set(referee.paratroopers)
    assert all(referee.pieces[place] == side for place, side in referee.tanks.items())
    assert all(referee.pieces[place] == 1 - side for place, side in referee.paratroopers.items())
    assert referee.finished or kinds(referee, referee.sides.index(0), "lay") + kinds(
        referee, referee.sides.index(1), "lay"
    )


def test_truncated_game() -> None:
    """A record cut short has no result."""
    board = printed("skirmish")
    record = random_game(1, board, "skirmish", moves=9)
    assert "result" not in record
    answer = replay(record, board)
    assert (answer["finished"], answer["winners"], answer["to_move"]) == (False, None, [0, 1])
    with pytest.raises(ValueError, match="still on"):
        replay({**record, "result": {"scores": [0, 0], "winners": [0]}}, board)
    with pytest.raises(ValueError, match="move 10: seat 1"):
        replay({**record, "moves": [*record["moves"], [10**6, 1, "jump"]]}, board)


def test_wrong_result() -> None:
    """A result that the moves do not lead to is an error."""
    record = random_game(3, HAMLET, "hamlet")
    assert replay(record, HAMLET)["finished"]
    with pytest.raises(ValueError, match="not what the moves lead to"):
        replay({**record, "result": {"scores": [9999, 0], "winners": [0]}}, HAMLET)
