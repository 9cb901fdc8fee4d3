"""Games that go by time, without a house: trays, tries, photo finishes, the game's own time, and slow war."""

from typing import Any, NamedTuple

import pytest

from ludotheque.engine.contract import Move
from ludotheque.engine.words import Refused
from ludotheque.server.protocol import Play, Say
from ludotheque.server.tables.commands import (
    PHOTO_FINISH,
    Miss,
    Request,
    decide,
    missed_by,
    note_miss,
    photo_finish,
    rest_of,
)
from ludotheque.server.tables.table import Arrival
from ludotheque.server.tables.trays import piece_of, pieces_left
from ludotheque.server.tables.tries import Tries
from tests.server.at_table import NOON, PAUSED, PEOPLE, SKIRMISH, SLOW, TABLE, TWO, AtTable, told
from tests.server.tables.test_commands import LAID_OUT, NORTH, SOUTH
from tests.server.tables.test_table import everything

# Both sides may lay on A3 next.
RIVER = f"{TWO}; ada lay A1; ada lay A2; bo lay A6; bo lay A5; bo lay A4"
TEAMS: dict[str, Any] = {**SKIRMISH, "options": {"board": "skirmish", "sides": [0, 0, 1, 1]}}
TEAM = "me open open open: bo sit; cleo sit; dov sit; ada ready"
LAID_LIVE = "; ".join(f"ada lay {a}; bo lay {b}" for a, b in zip(SOUTH, NORTH, strict=True))


def live(story: str, **more: Any) -> AtTable:
    """A live table on the small board."""
    return AtTable(story, **{**SKIRMISH, **more})


# The game's own time


@pytest.mark.parametrize(
    ("after", "now"),
    [
        (TWO, 0),
        (f"{TWO}; 1500 ms pass", 1500),
        (f"{TWO}; 2 s pass; {PAUSED}; 1 h pass", 2000),
        (f"{TWO}; 2 s pass; {PAUSED}; 1 h pass; bo resume; 3 s pass", 5000),
        (f"{TWO}; 2 s pass; house hold; 1 h pass; house release; 3 s pass", 5000),
        (f"{TWO}; 2 s pass; bo resign; 1 h pass", 2000),
        (f"{TWO}; 2 s pass; ada close; 1 h pass", 2000),
        (f"{TWO}; 2 s pass; bo resign; 1 h pass; bo rematch; ada ready; bo ready; 1 s pass", 1000),
    ],
)
def test_the_games_time_is_the_houses_without_the_pauses(after: str, now: int) -> None:
    """Since its start, and not after its end."""
    at = live(after)
    assert at.table.game_time(at.now) == now


def test_a_move_has_its_time() -> None:
    """That at which the house decided it; when it reached the house is noted for who comes later."""
    at = live(f"{TWO}; 3 s pass")
    (event,) = at.ask("ada", "play", arrived=at.now - 200, **at.laying("ada", "A1"))
    assert event.body == {"move": "lay A1", "arrived": 2800}
    assert at.table.match is not None
    assert at.table.match.played[-1].now == 3000
    assert at.table.arrivals == {"A1": Arrival(0, 2800)}
    assert at.table.latest is not None
    assert at.table.latest.now == 3000
    assert told(at.tell("ada play resign")).startswith("moved 0 ada move=resign; ended why=resigned")


def test_a_game_ends_ten_seconds_after_its_last_piece() -> None:
    """S4-8.1 Not a millisecond before, not in a pause; the house is due then."""
    at = live(f"{TWO}; 5 s pass; {LAID_LIVE}")
    end = at.now + 10_000
    assert (at.table.status, at.table.ends_at(), at.table.due(0)) == ("playing", end, end)
    assert [at.table.is_over(now) for now in (end - 1, end)] == [False, True]
    at.tell(f"4 s pass; {PAUSED}; 1 h pass")
    assert (at.table.ends_at(), at.table.due(0), at.table.is_over(at.now)) == (None, None, False)
    at.tell("bo resume")
    assert at.table.ends_at() == at.now + 6000
    at.tell("5 s pass; bo play flag refinery-west")  # what can be placed may be, to the end
    events = told(at.tell("1 s pass; house finish"))
    assert events == "ended why=rules scores=[300, 450] winners=[1]"  # three zones a side, and 150
    assert at.record()["result"] == {"scores": [300, 450], "winners": [1]}


def test_a_pause_gives_nobody_time_to_forget_an_objective() -> None:
    """S4-4.2 Who covers one has three seconds of the game for the flag; then anybody may plant theirs."""
    at = live(f"{TWO}; ada lay D1; ada lay D2; ada lay E2; 1 s pass; {PAUSED}; 1 h pass; bo resume")
    assert at.refusal("bo play flag headquarters-south").key == "s4-flag-grace"
    at.tell("1999 ms pass")
    assert at.refusal("bo play flag headquarters-south").key == "s4-flag-grace"
    at.tell("1 ms pass; bo play flag headquarters-south")
    assert at.shown("dov")["view"]["flags"] == {"headquarters-south": 1}


def test_a_bot_with_its_hands_full_is_not_overdue_for_a_minute() -> None:
    """At a live table nobody has to move at any time."""
    assert live("me bot: ada ready").table.due(2000) == NOON + 60_000


# Trays


@pytest.mark.parametrize("orientation", ["upright", "turned"])
def test_a_piece_fits_as_it_has_to_be_turned(orientation: str) -> None:
    """S4-2.1 At any other quarter turn of the hand it does not."""
    at = live(TWO, options={"board": "skirmish", "orientation": orientation})
    turns = {piece_of(at.table, 0, place).turn for place in SOUTH}
    assert turns == ({0} if orientation == "upright" else {0, 1, 2, 3})
    right = at.laying("ada", "A1")
    for turn in range(4):
        if turn != right["turn"]:
            with pytest.raises(Refused) as caught:
                at.ask("ada", "play", **{**right, "turn": turn})
            assert (caught.value.key, caught.value.clause) == ("s4-misfit", "S4-3.3")
    assert at.ask("ada", "play", **right)[0].body["move"] == "lay A1"


def test_a_piece_of_the_other_side_is_in_no_tray_of_ours() -> None:
    """It has another name there; and what is laid is in a tray no more."""
    at = live(TWO)
    theirs = at.laying("bo", "A1")["piece"]
    assert at.refusal(f"ada play lay A1 piece={theirs}").key == "piece-unknown"
    before = pieces_left(at.table, 0)
    assert (len(before), len({piece.token for piece in before})) == (54, 54)
    at.tell("ada lay A1; ada lay B1")
    after = pieces_left(at.table, 0)
    assert after == [piece for piece in before if piece.location not in ("A1", "B1")]
    assert len(pieces_left(at.table, 1)) == 54
    assert at.refusal("ada play flag dam").key == "s4-flag-uncovered"


def test_a_rematch_has_other_names() -> None:
    """Another secret, another tray, an empty board."""
    at = live(f"{TWO}; ada lay A1; bo resign")
    names = {piece.token for piece in pieces_left(at.table, 0)}
    old = at.laying("ada", "A1")
    at.tell("ada rematch")
    assert at.refusal("ada tray").key == "tray-early"
    at.tell("ada ready; bo ready")
    assert (at.table.laid, at.table.arrivals, at.table.gave_up) == ({}, {}, None)
    assert not names & {piece.token for piece in pieces_left(at.table, 0)}
    assert at.refusal(f"ada play lay A1 piece={old['piece']}").key == "piece-unknown"


def test_fewer_pieces_to_find() -> None:
    """S4-3.2 A side begins with pieces on the middle of its base line: not in its tray, but in the record."""
    at = live(TWO, pace={"kind": "live", "ahead": [3, 1]})
    assert at.shown("dov")["view"]["pieces"] == {"D1": 0, "E1": 0, "F1": 0, "E6": 1}
    assert at.refusal("ada lay E1").key == "s4-taken"
    at.tell("ada lay G1; bo resign")
    moves = at.record()["moves"]
    assert moves == [
        [0, 0, "lay E1"],
        [0, 0, "lay D1"],
        [0, 0, "lay F1"],
        [0, 1, "lay E6"],
        [0, 0, "lay G1"],
        [0, 1, "resign"],
    ]


# Tries


def test_two_tries_a_second() -> None:
    """S4-3.3 Fitting or not; of each seat; what is not a piece is no try; from the moment of arrival."""
    at = live(TWO, are_tries_counted=True)
    for _ in range(2):
        assert at.refusal("ada lay B1 with A1").key == "s4-misfit"
    why = at.refusal("ada lay A1")
    assert (why.key, why.clause, why.words["wait"]) == ("tries-too-fast", "S4-3.3", 1000)
    assert at.refusal("ada play flag dam").key == "s4-flag-uncovered"
    at.tell("bo lay A6; 999 ms pass")
    assert at.refusal("ada lay A1").words == {"seconds": 0.1, "wait": 1}
    at.tell("1 ms pass; ada lay A1")


def test_a_command_that_is_decided_twice_is_one_try() -> None:
    """Another process was first: the house looks again, and the hand has not tried twice."""
    at = live(TWO, are_tries_counted=True)
    command = Play(id="same", table=TABLE, **at.laying("ada", "A1"))
    for _ in range(3):
        decide(command, Request(at.table, PEOPLE["ada"], at.now, tries=at.tries))
    at.tell("ada lay A1")
    assert at.refusal("ada lay B1").key == "tries-too-fast"


def test_a_side_rests() -> None:
    """A handicap: so many seconds after each try, fitting or not; the other side does not."""
    at = live(TWO, are_tries_counted=True, pace={"kind": "live", "rest": [0, 5]})
    assert [rest_of(at.table, seat) for seat in (0, 1)] == [0, 5]
    at.tell("bo lay A6; ada lay A1; ada lay B1; 4 s pass")
    assert at.refusal("bo lay B6").words == {"seconds": 1.0, "wait": 1000}
    at.tell("1 s pass; bo lay B6")
    assert rest_of(AtTable(TWO, **SLOW).table, 1) == 0


def test_a_seat_rests_for_itself() -> None:
    """S4-3.3 Partners have four hands."""
    at = AtTable(TEAM, are_tries_counted=True, **TEAMS)
    at.tell("ada lay A1; ada lay B1; bo lay C1; bo lay D1")
    assert at.refusal("ada lay E1").key == "tries-too-fast"
    assert at.refusal("bo lay E1").key == "tries-too-fast"


# Photo finishes


class Late(NamedTuple):
    """Ada has laid A3; so many milliseconds later Bo's hand arrives there."""

    about: str
    margin: int  # by which Bo arrived later
    held: str = "A3"
    missed: int | None = None


LATE = [
    Late("at the same moment", 0, missed=0),
    Late("a moment later", 130, missed=130),
    Late("half a second later", PHOTO_FINISH, missed=PHOTO_FINISH),
    Late("more than half a second later", PHOTO_FINISH + 1),
    Late("earlier, but served later", -50, missed=0),
    Late("with a piece that would not have fitted", 10, "B5"),
]


@pytest.mark.parametrize("row", LATE, ids=[row.about for row in LATE])
def test_a_photo_finish(row: Late) -> None:
    """S4-3.1 Refused because it is taken, and noted if it was close: with both times, by the game's clock."""
    at = live(f"{RIVER}; 2 s pass; ada lay A3; 1 s pass")
    arrived = at.now - 1000 + row.margin
    command = Play(id="late", table=TABLE, **at.laying("bo", "A3", row.held))
    asked = Request(at.table, PEOPLE["bo"], at.now, arrived=arrived)
    with pytest.raises(Refused) as caught:
        decide(command, asked)
    assert caught.value.key == "s4-taken"
    miss = missed_by(command, asked, caught.value)
    if row.missed is None:
        assert miss is None
        return
    assert miss is not None
    events = at.carry_out(note_miss(at.table, miss, at.now))
    times = [2000, 2000 + row.missed]
    assert [event[2:] for event in events] == [
        ("missed", 1, None, None, {"location": "A3", "margin": row.missed, "winner": 0, "times": times})
    ]
    assert at.table.missed == {(1, "A3")}
    assert missed_by(command, asked, caught.value) is None, "one photo finish is noted once"
    assert note_miss(at.table, miss, at.now) is None, "also if two processes saw it"
    assert everything(at.read_again()) == everything(at.table)


def test_what_is_no_photo_finish() -> None:
    """Another refusal, another command, another's piece before, or no live table."""
    at = live(f"{RIVER}; ada lay A3")
    late = Play(id="late", table=TABLE, **at.laying("bo", "A3"))
    bo = Request(at.table, PEOPLE["bo"], at.now)
    taken = Refused("s4-taken")
    assert missed_by(late, bo, taken) is not None
    assert missed_by(late, bo, Refused("tries-too-fast")) is None
    assert missed_by(Say(id="s", table=TABLE, phrase="sorry"), bo, taken) is None
    own = Play(id="own", table=TABLE, **at.laying("ada", "A3"))
    assert missed_by(own, Request(at.table, PEOPLE["ada"], at.now), taken) is None
    tired = live(f"{RIVER}; ada lay A3; 1 s pass")
    tired.tries = Tries()
    tired.tell("bo lay B6; bo lay C6")
    assert tired.refusal("bo lay A3").key == "tries-too-fast", "it did not even come to the location"
    slow = AtTable(f"{TWO}; ada play lay A1", **SLOW)
    assert missed_by(late, Request(slow.table, PEOPLE["bo"], slow.now), taken) is None


def test_a_partner_misses_nothing() -> None:
    """What one's own side has laid is no loss; and the other side loses it once."""
    at = AtTable(f"{TEAM}; ada lay A1; bo lay A2; cleo lay A6; cleo lay A5; cleo lay A4; ada lay A3", **TEAMS)
    move = code(at, "lay A3")
    assert photo_finish(at.table, 1, move, at.now) is None
    first, second = (photo_finish(at.table, seat, move, at.now) for seat in (2, 3))
    assert first is not None
    assert second is not None
    at.carry_out(note_miss(at.table, first, at.now))
    assert note_miss(at.table, second, at.now) is None
    assert photo_finish(at.table, 3, move, at.now) is None


def code(at: AtTable, text: str) -> Move:
    """The code of a move."""
    assert at.table.match is not None
    return at.table.game.move_code(at.table.match.box, text)


@pytest.mark.parametrize(
    ("then", "is_noted"),
    [
        ("", True),
        ("bo resign", True),
        (PAUSED, False),
        ("ada close", False),
        ("bo resign; bo rematch", False),
    ],
)
def test_a_photo_finish_belongs_to_its_round(then: str, is_noted: bool) -> None:
    """It may come in after the end, but not when the table has gone on to something else."""
    at = live(f"{RIVER}; ada lay A3; {then}")
    miss = Miss(1, 1, {"location": "A3", "margin": 0, "winner": 0, "times": [0, 0]})
    assert (note_miss(at.table, miss, at.now) is not None) == is_noted


def test_a_move_of_a_bot_may_miss_too() -> None:
    """Its hands arrive when the house says."""
    at = live(
        "me bot: ada ready; ada lay A1; ada lay A2; bot 1 play lay A6; bot 1 play lay A5; bot 1 play lay A4"
    )
    assert photo_finish(at.table, 1, code(at, "lay A3"), at.now) is None, "nobody was there before"
    at.tell("ada lay A3; 40 ms pass")
    miss = photo_finish(at.table, 1, code(at, "lay A3"), at.now)
    assert miss == Miss(1, 1, {"location": "A3", "margin": 40, "winner": 0, "times": [0, 40]})


# Slow war


def test_slow_war_goes_by_turns() -> None:
    """One piece a turn and a step of time with each, whatever the clock on the wall says."""
    at = AtTable(TWO, **SLOW)
    times = []
    for step in ("ada play lay A1", "1 h pass", "bo play lay A6", "ada play lay B1"):
        at.tell(step)
        times.append((at.table.game_time(at.now), at.table.to_move))
    assert times == [(1500, [1]), (1500, [1]), (3000, [0]), (4500, [1])]
    assert at.shown("ada")["game_time"] == {"at": at.now, "now": 4500, "running": False}
    assert at.refusal("ada play lay C1").key == "not-your-turn"
    assert (at.table.ends_at(), at.table.is_live, at.table.is_slow) == (None, False, True)


def test_slow_war_has_no_hurry_and_no_trays() -> None:
    """A piece has no name there, and nobody counts tries; what needs no piece leaves the turn."""
    at = AtTable(f"{TWO}; ada play lay A1; bo play lay A6", are_tries_counted=True, **SLOW)
    for column in "BCDE":
        at.tell(f"ada play lay {column}1; bo play lay {column}6")
    assert (at.table.laid, at.table.arrivals) == ({}, {})
    assert not any("arrived" in event.body for event in at.happened)


def test_whose_turn_may_pass() -> None:
    """Only where no piece can be laid any more."""
    at = AtTable(TWO, **SLOW)
    assert "may_pass" not in at.shown("ada")
    at.tell(LAID_OUT)
    assert (at.shown("ada")["may_pass"], "may_pass" in at.shown("bo")) == (True, False)
    at.tell("ada play flag headquarters-south")
    assert at.table.to_move == [0], "a flag ends no turn"


def test_one_person_has_both_sides_of_slow_war() -> None:
    """Each move is for the side whose turn it is."""
    at = AtTable("me me:Eve: ada ready; ada play lay A1; ada play lay A6; ada play lay B1", **SLOW)
    assert [event.seat for event in at.happened if event.kind == "moved"] == [0, 1, 0]
    assert told(at.tell("ada resign 1")).endswith("ended why=resigned scores=[0, 0] winners=[0]")


def test_a_record_of_giving_up() -> None:
    """S4-8.1 It is a move, with its time; in slow war also of who is out of time."""
    at = live(f"{TWO}; 2 s pass; ada lay A1; 3 s pass; bo resign")
    record = at.record()
    assert record["moves"] == [[2000, 0, "lay A1"], [5000, 1, "resign"]]
    assert record["result"] == {"scores": [0, 0], "winners": [0]}
    slow = AtTable(
        f"{TWO}; ada play lay A1; 1 d pass; house run_out", **SLOW, clock={"kind": "days", "days": 1}
    )
    assert slow.record()["moves"] == [[0, 0, "lay A1"], [1500, 1, "resign"]]
    assert slow.table.gave_up == "time"
