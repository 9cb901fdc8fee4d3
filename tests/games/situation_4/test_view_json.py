"""What a client is shown of Situation 4, field by field."""

import json
import random
from typing import Any

import numpy as np
import pytest

from ludotheque.engine.contract import SPECTATOR, Milliseconds, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.records import Replay, read_record
from ludotheque.games import registry
from ludotheque.games.situation_4.layout import STATE, VIEW
from tests.games.situation_4.hand_made import NORTH, SOUTH, lays, match_after, shown
from tests.referee import situation_4 as referee
from tests.support.recorded import document, recorded

GAME = registry.find("situation-4")
ALWAYS = {
    *("board", "sides", "pieces", "flags", "bridges", "paratroopers", "tanks", "points", "zones", "waiting"),
    *("ready", "closed", "left"),
}
COVERED = lays(0, SOUTH) + lays(1, NORTH.removesuffix(" A4")) + "@20000 1 lay A4; "

# Side 0 has both bases, a tank on B3, a bridge, its flag on the barn, a paratrooper on D5; the mill waits.
MIDDLE = (
    lays(0, "A1 B1 A2 B2 C2 D2 D3 B3 B4")
    + lays(1, "D6 D5")
    + "@4000 0 lay C3; 0 flag barn; 0 bridge mid-west; 0 tank B3; 0 drop D5; @5000 1 lay C5; "
)


def test_the_whole_of_it() -> None:
    """Everything, and nothing else."""
    assert shown(match_after(MIDDLE)) == {
        "board": "hamlet",
        "sides": [0, 1],
        "pieces": {
            **dict.fromkeys(("A1", "B1", "A2", "B2", "C2", "D2", "B3", "C3", "D3", "B4"), 0),
            **dict.fromkeys(("C5", "D5", "D6"), 1),
        },
        "flags": {"barn": 0},
        "bridges": {"mid-west": 0},
        "paratroopers": {"D5": 0},
        "tanks": {"B3": 0},
        "points": [50 + 100 + 50, 0],
        "zones": {"zone-1": 0},
        "waiting": {"mill": {"side": 0, "since": 4000, "until": 7000}},
        "ready": {"paratroopers": [2, 0], "tanks": [2, 3], "bridges": [1, 2]},
        "closed": [[], ["A3"]],
        "left": 24 - 13,
    }


def test_everybody_is_shown_the_same() -> None:
    """Nothing is hidden."""
    match = match_after(MIDDLE, sides=[0, 1, 0])
    views = [shown(match, seat) for seat in (0, 1, 2, SPECTATOR)]
    assert views == [views[0]] * 4
    assert GAME.open_json(match.box, match.state) == views[0]
    assert views[0]["sides"] == [0, 1, 0]


def test_before_the_first_piece() -> None:
    """An empty board; bridges are at hand, tanks and paratroopers are not."""
    view = shown(match_after(sides=[1, 0, 0]))
    assert view.keys() == ALWAYS
    assert (view["left"], view["points"], view["sides"]) == (24, [0, 0], [1, 0, 0])
    assert view["ready"] == {"paratroopers": [0, 0], "tanks": [0, 0], "bridges": [2, 2]}
    assert not any(
        view[key] for key in ("pieces", "flags", "bridges", "paratroopers", "tanks", "zones", "waiting")
    )


def test_objectives_that_wait() -> None:
    """S4-4.2 From the time of their last piece, until a flag is planted; not those under both."""
    start = lays(0, "B1 B2") + "@1000 0 lay B3; @5000 0 lay C3; @6000 0 lay D3; "
    assert shown(match_after(start))["waiting"] == {
        "mill": {"side": 0, "since": 5000, "until": 8000},
        "barn": {"side": 0, "since": 6000, "until": 9000},
    }
    assert shown(match_after(start + "@9000 1 flag mill"))["waiting"] == {
        "barn": {"side": 0, "since": 6000, "until": 9000}
    }
    both = lays(0, "B1 B2 B3") + lays(1, "C6 C5 C4 C3")
    assert shown(match_after(both))["waiting"] == {}


def test_closed_locations() -> None:
    """S4-6.3 By side, empty ones, until a tank of one's own stands next to them."""
    start = lays(0, "A1 A2 B2 B3") + lays(1, "D6 D5 C5 B5") + "0 tank B3; "
    assert shown(match_after(start))["closed"] == [[], ["A3", "C3", "B4"]]
    both = shown(match_after(start + "1 tank B5"))["closed"]
    assert both == [["A5", "B6"], ["A3", "C3"]]
    laid = shown(match_after(start + "0 lay A3"))["closed"]
    assert laid == [[], ["C3", "B4"]]


def test_what_is_ready() -> None:
    """S4-5.1, S4-6.1, S4-7.1 It goes down as it is placed; a base under the opponent gives nothing."""
    start = lays(0, "A1 A2 B2 C2 D2") + lays(1, "D6")
    assert shown(match_after(start))["ready"] == {"paratroopers": [3, 0], "tanks": [3, 0], "bridges": [2, 2]}
    used = shown(match_after(start + "0 drop D6; 0 tank A1; 0 tank A2; 0 tank B2"))["ready"]
    assert used == {"paratroopers": [2, 0], "tanks": [0, 0], "bridges": [2, 2]}
    taken = lays(1, "A6 A5 A4 A3 A2") + lays(0, "B1 B2")
    assert shown(match_after(taken))["ready"]["tanks"] == [0, 0]


def test_when_it_ends() -> None:
    """S4-8.1 Ten seconds after the last piece, once the board is covered."""
    assert "ends_at" not in shown(match_after(COVERED.partition("@20000")[0]))
    view = shown(match_after(COVERED))
    assert (view["ends_at"], view["left"]) == (30_000, 0)
    assert view.keys() == {*ALWAYS, "ends_at"}


def test_who_resigned() -> None:
    """S4-8.1 The side, not the seat."""
    view = shown(match_after("0 lay A1; 2 resign", sides=[0, 0, 1]))
    assert view["resigned"] == 1
    assert view.keys() == {*ALWAYS, "resigned"}


def test_what_each_sees_of_a_move() -> None:
    """The move itself, whoever looks."""
    match = match_after("0 lay A1")
    code = GAME.move_code(match.box, "lay A2")
    for seat in (Seat(0), Seat(1), SPECTATOR):
        assert GAME.seen(match.box, match.state, Seat(0), code, (), seat) == ("lay A2", ())
        assert GAME.seen(match.box, match.state_at_start(), None, None, (), seat) == (None, ())


@pytest.mark.parametrize("path", recorded("situation-4"), ids=lambda path: path.stem)
def test_it_agrees_with_the_referee(path: Any) -> None:
    """Along every recorded game, everything that can be worked out from the board."""
    record = document(path)
    board = referee.printed(record["options"]["board"])
    other = referee.set_up(record, board)
    replay = Replay(read_record(path, registry.find))
    zones = GAME.components(replay.record.options)["zones"]
    for number in replay.prefixes():
        if number:
            other.play(*record["moves"][number - 1])
        view = GAME.view_json(GAME.view(replay.box, replay.state, SPECTATOR))
        assert {key: view[key] for key in other.state() if key != "zones"} == {
            key: value for key, value in other.state().items() if key != "zones"
        }
        assert view["points"] == [other.points(0), other.points(1)]
        assert view["zones"] == {
            name: side for name, places in zones.items() for side in (0, 1) if other.covers(side, places)
        }
        assert view["waiting"] == waiting(other)
        assert view["ready"] == ready(other)
        assert [set(places) for places in view["closed"]] == [
            {place for place in board.locations if place not in other.pieces and other.is_closed(side, place)}
            for side in (0, 1)
        ]
        assert view["left"] == len(board.locations) - len(other.pieces)
        assert ("ends_at" in view) == (other.is_covered and other.resigned is None)
        assert view.get("resigned") == other.resigned


def waiting(other: referee.Referee) -> dict[str, Any]:
    """Objectives under one side without a flag, the time of their last piece, and when they are forgotten."""
    return {
        name: {"side": side, "since": since, "until": since + other.flag_grace}
        for name, places in other.board.objectives.items()
        for side in (0, 1)
        if name not in other.flags and other.covers(side, places)
        for since in (max(other.laid_at[place] for place in places),)
    }


def ready(other: referee.Referee) -> dict[str, list[int]]:
    """What each side can still place."""
    board = other.board
    return {
        "paratroopers": [
            other.covers(side, board.paratroop_bases[side]) * (3 - other.count(other.paratroopers, side))
            for side in (0, 1)
        ],
        "tanks": [
            other.covers(side, board.tank_bases[side]) * (3 - other.count(other.tanks, side))
            for side in (0, 1)
        ],
        "bridges": [2 - other.count(other.bridges, side) for side in (0, 1)],
    }


@pytest.mark.parametrize("board", ["classic", "skirmish"])
def test_every_view_of_whole_games(board: str) -> None:
    """The documented keys and no other, no null anywhere, and a guess is the truth."""
    options = GAME.options({"board": board, "sides": [0, 1, 0, 1]})
    for number in range(3):
        first, pile = GAME.deal(options, 4, f"views {number}")
        match, chance, now = Match(GAME, options, 4, Setup(first, pile)), random.Random(number), 0
        while not match.is_finished:
            view = shown(match)
            assert view.keys() == ALWAYS
            assert "null" not in json.dumps(view)
            now += chance.randrange(2000)
            seat = Seat(chance.randrange(4))
            moves = [move for move in match.legal(seat, Milliseconds(now)) if move != GAME.resign_move]
            if moves:
                match.play(seat, chance.choice(moves), Milliseconds(now))
            guessed, drawn = GAME.guess(match.view(seat), np.random.default_rng(number))
            assert (guessed.tobytes(), drawn) == (match.state.tobytes(), ())
        assert shown(match).keys() == {*ALWAYS, "ends_at"}
        assert shown(match)["points"] == match.scores()[:2]


def test_a_view_is_the_state() -> None:
    """Every field is public, and a view does not follow the game."""
    assert VIEW == STATE
    match = match_after(MIDDLE)
    view = match.view(Seat(1))
    assert view.record.tobytes() == match.state.tobytes()
    match.play(Seat(1), GAME.move_code(match.box, "lay C6"), Milliseconds(9000))
    assert view.record.tobytes() != match.state.tobytes()
