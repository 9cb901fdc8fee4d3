"""The clocks of a table, to the millisecond: the time is what a test says."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from ludotheque.server.protocol import BankClock, Clock, DaysClock, MoveClock, NoClock
from ludotheque.server.tables.clock import TableClock
from ludotheque.server.tables.commands import run_out
from tests.server.at_table import NOON, PAUSED, PLAIN, SLOW, SMALL, THREE, TWO, AtTable, told

MOVE = {"kind": "move", "seconds": 30}
BANK = {"kind": "bank", "seconds": 60, "increment": 5}
DAYS = {"kind": "days", "days": 2}
DAY = 86_400

BO = "2 times bo play"  # a turn of Seismic: a tile, and whether a crew goes on it
ADA = "2 times ada play"
PLAY_AND_TAKE_BACK = "4 s pass; bo play; 4 s pass; bo propose takeback"


class Runs(NamedTuple):
    """After a story so many seconds are left, by seat, and the time of these seats runs."""

    about: str
    clock: dict[str, Any]
    after: str
    left: list[float]
    running: list[int]
    opened: Mapping[str, Any] = SMALL  # in which Bo begins


ROWS = [
    Runs("full at the start", MOVE, TWO, [30, 30], [1]),
    Runs("a move: what is used is gone", MOVE, f"{TWO}; 20 s pass; ada say phrase=hello", [30, 10], [1]),
    Runs("a move: full again after the turn", MOVE, f"{TWO}; 20 s pass; {BO}", [30, 30], [0]),
    Runs(
        "a move: the other's time runs then",
        MOVE,
        f"{TWO}; 20 s pass; {BO}; 7 s pass; ada say hm",
        [23, 30],
        [0],
    ),
    Runs(
        "a move: not before the turn is over",
        MOVE,
        f"{TWO}; 20 s pass; bo play; 5 s pass; bo say hm",
        [30, 5],
        [1],
    ),
    Runs("a bank: each turn adds the increment", BANK, f"{TWO}; 20 s pass; {BO}", [60, 45], [0]),
    Runs(
        "a bank: turn by turn",
        BANK,
        f"{TWO}; 20 s pass; {BO}; 10 s pass; {ADA}; 30 s pass; {BO}; {ADA}",
        [60, 20],  # Ada: 60 - 10 + 5, and 5 for a turn in no time. Bo: 60 - 20 + 5 - 30 + 5
        [1],
    ),
    Runs("a bank: to the millisecond", BANK, f"{TWO}; 1234 ms pass; {BO}", [60, 63.766], [0]),
    Runs("days: half a day is left", DAYS, f"{TWO}; 36 h pass; bo say phrase=hello", [2 * DAY, DAY / 2], [1]),
    Runs("days: full again after the turn", DAYS, f"{TWO}; 36 h pass; {BO}", [2 * DAY, 2 * DAY], [0]),
    Runs("seats that act at once: all run", MOVE, TWO, [30, 30], [0, 1], PLAIN),
    Runs("until they have played", MOVE, f"{TWO}; 10 s pass; ada play", [30, 20], [1], PLAIN),
    Runs(
        "and the last one begins the next round with a full time",
        MOVE,
        f"{TWO}; 10 s pass; ada play; 15 s pass; bo play",
        [30, 30],
        [0, 1],
        PLAIN,
    ),
    Runs(
        "a takeback wins no time",
        MOVE,
        f"{TWO}; {PLAY_AND_TAKE_BACK}; {PLAY_AND_TAKE_BACK}",
        [30, 14],
        [1],
    ),
    Runs(
        "a takeback by consent gives no time back",
        BANK,
        f"{TWO}; 10 s pass; ada play; 10 s pass; ada propose takeback; bo answer yes",
        [55, 40],  # Ada has her increment: her turn was over
        [0, 1],
        PLAIN,
    ),
    Runs(
        "a proposal stops nothing",
        BANK,
        f"{TWO}; 10 s pass; ada propose pause; 5 s pass; ada say hm",
        [60, 45],
        [1],
    ),
    Runs("a pause does", BANK, f"{TWO}; 15 s pass; {PAUSED}; 1 h pass; ada say hm", [60, 45], []),
    Runs(
        "and after it the time goes on",
        BANK,
        f"{TWO}; 15 s pass; {PAUSED}; 1 h pass; ada resume",
        [60, 45],
        [1],
    ),
    Runs(
        "from where it was",
        BANK,
        f"{TWO}; 15 s pass; {PAUSED}; 1 h pass; ada resume; 10 s pass; {BO}",
        [60, 40],
        [0],
    ),
    Runs(
        "the house's stop does the same",
        BANK,
        f"{TWO}; 15 s pass; house hold; 1 h pass; house release",
        [60, 45],
        [1],
    ),
    Runs(
        "who left has no more time than others",
        MOVE,
        f"{TWO}; bo leave; 20 s pass; ada say hm",
        [30, 10],
        [1],
    ),
    Runs("a bot has its own deadline", BANK, "me bot open: bo sit; ada ready", [60, 60, 60], [0, 2], PLAIN),
    Runs(
        "also for who left",
        BANK,
        f"{THREE}; cleo leave; 10 s pass; bo replace 2; 20 s pass; ada say hm",
        [30, 30, 50],
        [0, 1],
        {"grace": 0},
    ),
    Runs(
        "and who is back has the time that was left",
        BANK,
        f"{THREE}; cleo leave; 10 s pass; bo replace 2; 20 s pass; cleo return",
        [30, 30, 50],
        [0, 1, 2],
        {"grace": 0},
    ),
    Runs(
        "after the end nothing runs", BANK, f"{TWO}; 10 s pass; bo resign; 9 s pass; ada say hm", [60, 50], []
    ),
    Runs(
        "a rematch has full time",
        BANK,
        f"{TWO}; 10 s pass; bo resign; bo rematch; ada ready; bo ready",
        [60, 60],
        [0, 1],
        PLAIN,
    ),
    Runs("slow war: a turn is a side's", DAYS, f"{TWO}; 24 h pass; bo say hm", [DAY, 2 * DAY], [0], SLOW),
    Runs(
        "slow war: partners have one turn together",
        DAYS,
        "me open open open: bo sit; cleo sit; dov sit; ada ready; 24 h pass; bo play lay A1",
        [2 * DAY] * 4,
        [2, 3],
        {**SLOW, "options": {"board": "skirmish", "sides": [0, 0, 1, 1]}},
    ),
    Runs(
        "slow war: a bank",
        BANK,
        f"{TWO}; 20 s pass; ada play lay A1; bo play lay A6; 9 s pass; ada say hm",
        [36, 65],
        [0],
        SLOW,
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=[row.about for row in ROWS])
def test_clocks(row: Runs) -> None:
    """As they are told with the last event."""
    at = AtTable(row.after, **{"clock": row.clock, **row.opened})
    times = at.shown("dov")["times"]
    assert [left / 1000 for left in times["left"]] == row.left
    assert (times["running"], times["at"]) == (row.running, at.now)


def test_no_clock() -> None:
    """Nobody is hurried: there are no times at all."""
    at = AtTable(f"{TWO}; ada play; 2 d pass")
    assert "times" not in at.shown("ada")
    assert at.table.flagged(at.now) is None
    with pytest.raises(ValueError, match="without a clock"):
        TableClock(NoClock(), 2)


# Flags


@pytest.mark.parametrize(
    ("clock", "seconds"), [(MOVE, 30), (BANK, 60), (DAYS, 2 * DAY)], ids=["move", "bank", "days"]
)
def test_the_flag_falls_at_its_moment(clock: dict[str, Any], seconds: int) -> None:
    """Not a millisecond before; the house is due then; the other has won."""
    at = AtTable(TWO, clock=clock, **SMALL)
    falls = NOON + 1000 * seconds
    assert at.table.due(0) == falls
    assert [at.table.flagged(now) for now in (falls - 1, falls, falls + 1)] == [None, 1, 1]
    assert run_out(at.table, falls - 1) is None
    at.now = falls
    events = at.tell("house run_out")
    assert told(events) == "resigned 1 why=time bot=level-4; ended why=time scores=[0, 0] winners=[0]"
    assert at.shown("ada")["times"] == {"at": falls, "left": [1000 * seconds, 0], "running": []}
    assert (at.table.flagged(at.now), at.table.due(0)) == (None, None)


def test_a_flag_that_nobody_saw_falls_late() -> None:
    """What is left is none, and not less."""
    at = AtTable(f"{TWO}; 300 s pass", clock=MOVE, **SMALL)
    at.tell("house run_out")
    assert at.shown("ada")["times"]["left"] == [30_000, 0]


def test_no_flag_falls_in_a_pause() -> None:
    """Nor is the house due."""
    at = AtTable(f"{TWO}; {PAUSED}; 1 h pass", clock=MOVE)
    assert (at.table.flagged(at.now), at.table.due(0), run_out(at.table, at.now)) == (None, None, None)
    at.tell("bo resume; 30 s pass")
    assert at.table.flagged(at.now) == 0


def test_of_two_flags_the_first_seats_falls_first() -> None:
    """Both have used all their time at the same moment; then the game is over."""
    at = AtTable(f"{TWO}; 30 s pass", clock=MOVE)
    assert told(at.tell("house run_out")).startswith("resigned 0 why=time")
    assert at.table.result is not None
    assert at.table.result.winners == [1]


def test_the_flag_of_who_left_falls() -> None:
    """Leaving is no way to stop the clock."""
    at = AtTable(f"{TWO}; bo leave; 30 s pass", clock=MOVE, **SMALL)
    assert told(at.tell("house run_out")).endswith("ended why=time scores=[0, 0] winners=[0]")


def test_out_of_time_among_three() -> None:
    """A bot plays the seat on, without a clock; the others' game goes on, and theirs fall in turn."""
    at = AtTable(f"{THREE}; 20 s pass; ada play; cleo play; 10 s pass; house run_out", clock=MOVE)
    assert (at.table.status, at.table.places[1].bot) == ("playing", "level-4")
    assert at.table.bots_to_move() == [1]
    assert at.shown("ada")["times"]["running"] == []
    at.tell("bot 1 play put c08")
    assert at.shown("ada")["times"]["running"] == [0, 2]
    at.tell("30 s pass; house run_out")
    assert (at.table.status, at.table.places[0].is_resigned) == ("finished", True)
    assert at.shown("bo")["result"]["winners"] == [2]


def test_the_house_is_due_at_the_first_of_its_duties() -> None:
    """A bot that thinks, or a flag."""
    at = AtTable("me bot: ada ready", clock=MOVE)
    assert at.table.due(2000) == NOON + 2000
    assert at.table.due(40_000) == NOON + 30_000
    at.tell("5 s pass; bot 1 play put c44")
    assert at.table.due(2000) == NOON + 30_000


# The clock itself


@pytest.mark.parametrize(
    ("clock", "full", "after"),
    [
        (MoveClock(seconds=30), 30_000, 30_000),
        (BankClock(seconds=60), 60_000, 50_000),
        (BankClock(seconds=60, increment=15), 60_000, 65_000),  # one may have more than at the start
        (DaysClock(days=1), 86_400_000, 86_400_000),
    ],
    ids=str,
)
def test_a_turn_of_ten_seconds(clock: Clock, full: int, after: int) -> None:
    """What each kind of clock makes of it."""
    times = TableClock(clock, 2)
    times.run({0}, 0)
    assert (times.left_at(0), times.flag()) == ([full, full], (full, 0))
    times.run({1}, 10_000, moved=[0])
    assert times.left_at(10_000) == [after, full]
    assert times.flag() == (10_000 + full, 1)


def test_who_is_stopped_without_a_move_gets_nothing() -> None:
    """A pause ends no turn: neither is the time full again, nor is there an increment."""
    for clock in (MoveClock(seconds=30), BankClock(seconds=30, increment=5)):
        times = TableClock(clock, 1)
        times.run({0}, 0)
        times.run(set(), 10_000)
        assert (times.left, times.flag()) == ([20_000], None)


def test_a_move_that_stands_ends_the_turn_of_who_is_still_waited_for() -> None:
    """One that can be taken back does not: playing and taking back would win time."""
    times = TableClock(MoveClock(seconds=30), 1)
    times.run({0}, 0)
    times.run({0}, 10_000, moved=[0])
    assert times.left_at(10_000) == [20_000]
    times.run({0}, 12_000, moved=[0], is_final=True)
    assert times.left_at(12_000) == [30_000]


@pytest.mark.parametrize(
    ("after", "since"),
    [
        (TWO, [None, NOON]),
        (f"{TWO}; 5 h pass; ada say phrase=hello", [None, NOON]),
        (f"{TWO}; 5 h pass; bo play", [None, NOON + 18_000_000]),  # a crew is asked for, but Bo is not asleep
        (f"{TWO}; 5 h pass; {BO}", [NOON + 18_000_000, None]),
        (f"{TWO}; 5 h pass; ada resign", [None, None]),
    ],
)
def test_since_when_somebody_is_waited_for(after: str, since: list[int | None]) -> None:
    """With a clock of days everybody is told, lists too."""
    at = AtTable(after, clock=DAYS, **SMALL)
    assert [seat.get("since") for seat in at.shown("bo")["seats"]] == since


def test_with_a_shorter_clock_nobody_is_told() -> None:
    """It runs before their eyes."""
    assert not any("since" in seat for seat in AtTable(TWO, clock=BANK, **SMALL).shown("bo")["seats"])
