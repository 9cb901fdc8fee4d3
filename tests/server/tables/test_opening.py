"""Opening a table: what it is set up with, and games that go on from a record. No house, no real time."""

import json
from functools import cache
from typing import Any

import pytest

from ludotheque.engine.contract import SPECTATOR, Seat
from ludotheque.engine.dealer import commitment_to
from ludotheque.engine.match import Match
from ludotheque.engine.records import Record, match_of, parse_record, verify
from ludotheque.engine.words import Refused
from ludotheque.server.protocol import BotSeat, LivePace, MySeat, NoClock, SlowPace
from ludotheque.server.tables.opening import open_table
from ludotheque.server.tables.trays import pieces_left
from tests.games.situation_4.hand_made import record as war
from tests.server.at_table import (
    NOON,
    PEOPLE,
    SKIRMISH,
    SLOW,
    SMALL,
    TABLE,
    TWO,
    AtTable,
    new_table,
    pocket_record,
)
from tests.server.tables.test_table import everything, seats_told
from tests.support.pocket import find
from tests.support.recorded import RECORDS, document

PLAIN = RECORDS / "seismic" / "plain.json"
TALLEST = RECORDS / "seismic" / "tie-tallest-wins.json"


def start(record: dict[str, Any], moves: int, **more: Any) -> dict[str, Any]:
    """How a table goes on from there."""
    return {"game": record["game"], "start": {"record": record, "moves": moves}, **more}


@cache
def kept() -> Record:
    """A game of Seismic, with two seats."""
    return parse_record(PLAIN.read_bytes(), find)


# What it is set up with


def test_a_seat_of_every_kind() -> None:
    """Mine, a second person's at the same screen, a bot's, an open one; all as they were asked for."""
    at = AtTable(
        "me me:Grandma bot:1 open",
        game="seismic",
        options={"variants": ["dilemma"], "table": "small"},
        clock={"kind": "bank", "seconds": 600, "increment": 5},
        chat=False,
        grace=5,
        public=True,
        hints=False,
        lens=False,
        pause=300,
    )
    shown = at.shown("ada")
    assert seats_told(shown) == "Ada, Grandma, Newcomer ready by level-1, open"
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "person", "bot", "open"]
    assert shown["options"] == {"variants": ["dilemma"], "table": "small", "edition": "classic"}
    assert shown["clock"] == {"kind": "bank", "seconds": 600, "increment": 5}
    told = {key: shown[key] for key in ("host", "grace", "chat", "public", "hints", "lens")}
    assert told == {"host": "Ada", "grace": 5, "chat": False, "public": True, "hints": False, "lens": False}
    assert (at.table.header.pause, at.table.header.created, at.table.at) == (300, NOON, NOON)
    assert {**at.shown("bo"), "yours": [0, 1], "is_host": True, "can": shown["can"]} == shown
    assert at.read_again().header == at.table.header


def test_what_is_left_out() -> None:
    """Nobody is hurried, who has the link finds it, and there is talk and help."""
    header = AtTable().table.header
    assert (header.clock, header.grace, header.public, header.chat) == (NoClock(), 60, False, True)
    assert (header.hints, header.lens, header.pause, header.pace, header.start) == (True, True, 0, None, None)


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        ("bot", "Regular ready by level-4"),  # the usual one
        ("bot:uniform", "Uniform ready by uniform"),
        ("bot:greedy", "Greedy ready by greedy"),
        ("bot:1", "Newcomer ready by level-1"),
        ("bot:8", "Ace ready by level-8"),
        ("bot:level-2", "Learner ready by level-2"),
    ],
)
def test_bots_by_name_and_by_level(seat: str, told: str) -> None:
    """Level 1 is the weakest; who names neither gets the usual one."""
    assert seats_told(AtTable(f"me {seat}", **SMALL).shown("ada")) == f"Ada, {told}"


def test_a_name_counts_more_than_a_level() -> None:
    """Who names both gets the bot of that name."""
    plan = [MySeat(), BotSeat(bot="uniform", level=2)]
    new = new_table().model_copy(update={"seats": plan})
    assert open_table(new, PEOPLE["ada"], TABLE, NOON, find("pocket")).plan[1].bot == "uniform"


def test_names_at_one_table_differ() -> None:
    """Of people at one screen, and of bots."""
    at = AtTable("me me bot:uniform bot:uniform")
    assert [place.name for place in at.table.places] == ["Ada", "Ada 2", "Uniform", "Uniform 2"]


def test_every_deal_is_sealed_on_its_own() -> None:
    """The house commits to a secret of 64 hex digits before anybody gives a share."""
    new = new_table()
    sealed = [open_table(new, PEOPLE["ada"], TABLE, NOON, find("pocket")).sealed for _ in range(2)]
    assert sealed[0].secret != sealed[1].secret
    assert all(commitment_to(one.secret) == one.commitment and len(one.secret) == 64 for one in sealed)


def test_shares_change_the_deal() -> None:
    """The same secret and other shares are other hands."""
    hands = [
        AtTable(story).shown("ada")["view"]["hand"] for story in (TWO, "me open: ada ready share=x; bo sit")
    ]
    assert hands[0] == ["c21", "c29", "c47"] != hands[1]


@pytest.mark.parametrize(
    ("opened", "pace"),
    [
        (SKIRMISH, LivePace(rest=[0, 0], ahead=[0, 0])),
        ({**SKIRMISH, "pace": {"kind": "live", "rest": [0, 5]}}, LivePace(rest=[0, 5], ahead=[0, 0])),
        (SLOW, SlowPace()),
    ],
    ids=["live, unless one says more", "with a handicap", "slow"],
)
def test_the_pace_of_a_game_that_goes_by_time(opened: dict[str, Any], pace: Any) -> None:
    """It is shown, and read again as it was."""
    at = AtTable(**opened)
    assert at.table.header.pace == pace
    assert at.shown("bo")["pace"] == pace.model_dump()
    assert at.read_again().header == at.table.header


def test_one_person_on_one_side_of_a_live_table() -> None:
    """Two seats of one side are two hands; only both sides are too much."""
    at = AtTable("me me:Eve open", game="situation-4", options={"board": "skirmish", "sides": [0, 0, 1]})
    assert at.table.seats_of("ada") == (0, 1)


def test_heights_settle_a_tie() -> None:
    """SE-6.5 They come from the host, decimals and all, into the game and its record."""
    at = AtTable(TWO, setup={"heights": [1.62, 1.8]}, **SMALL)
    at.tell("ada propose end; bo answer yes")
    assert at.table.result is not None
    assert (at.table.result.scores, at.table.result.winners) == ([0, 0], [1])
    assert at.record()["setup"]["heights"] == [1.62, 1.8]
    assert at.read_again().header == at.table.header


# Going on from a record


def goes_on(match: Match, at: AtTable) -> None:
    """The table is where the record left it."""
    shown = at.shown("dov")
    assert shown["view"] == match.game.view_json(match.view(SPECTATOR))
    assert shown["to_move"] == match.to_move()
    assert (shown["moves"], shown["first"]) == (len(match.played), match.setup.first)


def test_a_game_goes_on_from_a_position() -> None:
    """Who was waited for is waited for; nothing is dealt, sealed or drawn, and shares change nothing."""
    at = AtTable("me open: ada ready share=x; bo sit share=y", **start(document(PLAIN), 60))
    goes_on(match_of(kept(), 60), at)
    shown = at.shown("ada")
    assert shown["given"] == 60
    assert not {"commitment", "secret", "shares"} & shown.keys()
    assert shown["options"] == find("seismic").options_json(kept().options)
    assert at.table.drawn == ()
    assert everything(at.read_again()) == everything(at.table)


def test_before_it_goes_on() -> None:
    """How far the record goes is shown, and no seal."""
    shown = AtTable(**start(document(PLAIN), 60)).shown("bo")
    assert (shown["given"], shown["moves"], "commitment" in shown) == (60, 0, False)


def test_hidden_hands_go_on_as_they_were() -> None:
    """Each seat sees its own part of the position; the record's moves after it are not played."""
    at = AtTable(TWO, **start(pocket_record(), 1))
    assert at.shown("ada")["view"]["hand"] == ["c29", "c47"]
    assert at.shown("bo")["view"]["hand"] == ["c20", "c44", "c45"]
    assert (at.shown("dov")["view"]["aside"], at.table.to_move) == ({"0": "?"}, [1])


def test_its_record_has_what_was_given() -> None:
    """And says from where it was played; nobody can verify a seal, since there is none."""
    at = AtTable(f"{TWO}; bo play put c20", **start(pocket_record(), 1))
    record = at.record()
    assert (record["moves"], record["meta"]["from"]) == (["put c21", "put c20"], 1)
    assert record["result"] == {"scores": [2, 0], "winners": [0]}
    assert "seal" not in record["setup"]
    with pytest.raises(Refused):
        verify(parse_record(json.dumps(record).encode(), find))


def test_what_was_given_is_not_taken_back() -> None:
    """Though nothing was drawn after it: only what was played at this table."""
    assert match_of(kept(), 3).may_undo()  # a tile lies, and its crew is asked for
    at = AtTable(TWO, **start(document(PLAIN), 3))
    assert at.table.to_move == [0]
    assert at.refusal("ada propose takeback").key == "undo-past-draw"
    assert at.refusal("bo propose takeback").key == "undo-past-draw"
    at.tell("ada play crew 45; bo play place 02-14-35 0,1 1")  # as in the record
    assert at.shown("bo")["undo"] is True
    at.tell("bo propose takeback")
    assert at.shown("bo")["moves"] == 4


def test_a_rematch_is_dealt_and_sealed() -> None:
    """With the options and the set-up of the record, from the first move."""
    record = document(TALLEST)
    at = AtTable(f"{TWO}; bo resign; bo rematch", **start(record, 5))
    shown = at.shown("ada")
    assert ("given" in shown, len(shown["commitment"])) == (False, 64)
    at.tell("ada ready; bo ready")
    assert (at.shown("ada")["moves"], at.table.given) == (0, None)
    at.tell("ada resign")
    assert at.record()["setup"]["heights"] == record["setup"]["heights"]


def test_what_is_still_to_be_drawn_is_dealt_anew() -> None:
    """Who has the record does not know the rest of the pile; what was drawn before stays."""
    record = document(PLAIN)
    at = AtTable("me open", **{**start(record, 20), "start": {"record": record, "moves": 20, "anew": True}})
    assert at.table.header.start is not None
    match = match_of(kept(), 20)
    before, after = kept().setup.pile, at.table.header.start.setup.pile
    drawn = len(before) - int(match.state["pile"])
    assert (after[:drawn], len(after)) == (before[:drawn], len(before))
    assert after[drawn:] != before[drawn:]
    at.tell("ada ready; bo sit")
    goes_on(match, at)


def test_the_same_options_may_be_given_again() -> None:
    """What the record says anyway does no harm; equal is enough."""
    record = document(TALLEST)
    seats = " ".join(["me"] * len(record["players"]))
    given = {"options": {"table": "standard", **record.get("options", {})}}
    setup = {"setup": {"heights": record["setup"]["heights"]}}
    headers = [AtTable(seats, **start(record, 4, **more)).table.header for more in ({}, {**given, **setup})]
    assert (headers[0].options, headers[0].extras) == (headers[1].options, headers[1].extras)


MOVES = "@500 0 lay A1; @700 1 lay A6; @9000 0 lay A2"


def test_the_time_of_a_live_game_goes_on() -> None:
    """From the last move; pieces that lie there are in no tray, and its trays are not those of the record."""
    at = AtTable(f"{TWO}; 2 s pass", **start(war(MOVES, board="skirmish"), 3))
    assert at.table.game_time(at.now) == 11_000
    assert [len(pieces_left(at.table, side)) for side in (0, 1)] == [52, 53]
    assert at.table.laid == {"A1": 0, "A6": 1, "A2": 0}
    assert at.table.arrivals == {}, "who laid them was not here"
    at.tell("ada lay A3")
    assert at.table.match is not None
    assert at.table.match.played[-1].now == 11_000
    assert everything(at.read_again()) == everything(at.table)


def test_slow_war_goes_on_with_the_other_sides_turn() -> None:
    """After the last piece, at the first turn that is later than it: turns are 1.5 seconds long."""
    at = AtTable(TWO, pace={"kind": "slow"}, **start(war(MOVES, board="skirmish"), 3))
    assert (at.table.to_move, at.table.game_time(at.now)) == ([1], 10_500)
    at.tell("bo play lay A5; ada play lay A3")
    assert at.table.game_time(at.now) == 13_500
    assert at.table.legal(Seat(0), at.now) == []
