"""What each command becomes: the events, their seats and what is in them. No socket, and no real time."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, NamedTuple, get_args

import pytest

from ludotheque.engine.dealer import commitment_to
from ludotheque.engine.words import Refused
from ludotheque.server.protocol import LONGEST_NICKNAME, AnyTableCommand, Leave
from ludotheque.server.tables.commands import PHRASES, Change, Request, close, decide, fit_name, own_name
from tests.server.at_table import (
    NOON,
    PAUSED,
    PEOPLE,
    PLAIN,
    SCREEN,
    SKIRMISH,
    SLOW,
    SMALL,
    TABLE,
    THREE,
    TWO,
    AtTable,
    told,
)

BOTS = "bot:uniform bot:uniform"
ALONE = "me bot:uniform: ada ready"
PRACTICE: dict[str, Any] = {"practice": True}
ONE_ROUND: dict[str, Any] = {"options": {"rounds": 1}}
SOUTH = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCDEFGHI"]
NORTH = [f"{column}{row}" for row in (6, 5, 4) for column in "ABCDEFGHI"]
# Turn by turn, until no piece is left; then it is Ada's turn.
LAID_OUT = "; ".join(f"ada play lay {a}; bo play lay {b}" for a, b in zip(SOUTH, NORTH, strict=True))


class Becomes(NamedTuple):
    """After a story somebody asks for something, and it becomes these events."""

    about: str
    after: str
    ask: str
    events: str
    opened: Mapping[str, Any] = PLAIN


SITTING = [
    Becomes("sit: at the first open seat", "me open open", "bo sit", "sat 1 bo name=Bo"),
    Becomes("sit: at the one named", "me open open", "bo sit 2", "sat 2 bo name=Bo"),
    Becomes("sit: with a share", "me open open", "bo sit share=x", "sat 1 bo name=Bo share=x"),
    Becomes("sit: under another name than who has it", "me:Bo open open", "bo sit", "sat 1 bo name=Bo 2"),
    Becomes(
        "sit: the last to come starts the game", "me open: ada ready", "bo sit", "sat 1 bo name=Bo; started"
    ),
    Becomes("ready: alone", "me open", "ada ready", "ready ada"),
    Becomes(
        "ready: the last one starts the game",
        "me open bot:uniform: bo sit",
        "ada ready share=x",
        "ready ada share=x; started",
    ),
    Becomes("ready: for both of one's seats", "me me:Eve", "ada ready", "ready ada; started"),
    Becomes("ready: the host lets bots begin", BOTS, "ada ready", "ready ada; started"),
    Becomes("leave: before the game", "me open open: bo sit", "bo leave", "left bo"),
    Becomes("leave: in the game", TWO, "bo leave", "left bo"),
    Becomes("leave: in a held game", f"{TWO}; house hold", "bo leave", "left bo"),
    Becomes("leave: once more", f"{TWO}; bo leave", "bo leave", "left bo"),
    Becomes("return: who has left", f"{TWO}; bo leave", "bo return", "returned bo"),
    Becomes(
        "return: who was replaced while away",
        f"{TWO}; bo goes away; 60 s pass; ada replace 1",
        "bo return",
        "returned bo",
    ),
    Becomes(
        "replace: an open seat before the game, by the usual bot",
        "me open open",
        "ada replace 2",
        "replaced 2 ada bot=level-4 name=Regular",
    ),
    Becomes(
        "replace: the second of one level has a number",
        "me open open open: ada replace 1 bot=level-1",
        "ada replace 2 bot=level-1",
        "replaced 2 ada bot=level-1 name=Newcomer 2",
    ),
    Becomes(
        "replace: the last open seat starts the game",
        "me open: ada ready",
        "ada replace 1 bot=uniform",
        "replaced 1 ada bot=uniform name=Uniform; started",
    ),
    Becomes(
        "replace: who left, after the time of grace",
        f"{TWO}; bo leave; 30 s pass",
        "ada replace 1 bot=uniform",
        "replaced 1 ada bot=uniform",
        {"grace": 30},
    ),
    Becomes(
        "replace: who left once more, after the first time of grace",
        f"{TWO}; bo leave; 25 s pass; bo leave; 5 s pass",
        "ada replace 1",
        "replaced 1 ada bot=level-4",
        {"grace": 30},
    ),
    Becomes(
        "replace: who lost the connection, after the time of grace",
        f"{TWO}; bo goes away; 60 s pass",
        "ada replace 1",
        "replaced 1 ada bot=level-4",
    ),
]

PLAYING = [
    Becomes("play: in notation", TWO, "ada play put c21", "moved 0 ada move=put c21"),
    # Pocket's codes: `put` is the card's number, `show` 48 more.
    Becomes("play: by code", TWO, "ada play #69", "moved 0 ada move=show c21"),
    Becomes(
        "play: an equal rotation is told as the canonical one",  # SE-1.7 half a turn leaves a straight tile
        f"{TWO}; 2 times bo play; 2 times ada play; 2 times bo play",
        "ada play place 03 -1,-3 3",
        "moved 0 ada move=place 03 -1,-3 0",
        SMALL,
    ),
    Becomes(
        "play: of one's seats the first that is waited for",
        f"{SCREEN}; ada play put c00",
        "ada play put c02",
        "moved 2 ada move=put c02",
    ),
    Becomes("play: for the seat named", SCREEN, "ada play put c02 seat=2", "moved 2 ada move=put c02"),
    Becomes(
        "play: the last move of the rules ends the game",
        f"{TWO}; ada play put c21",
        "bo play put c44",  # the higher one: two points, one a card (PO-2.2)
        "moved 1 bo move=put c44; ended why=rules scores=[0, 2] winners=[1]",
        ONE_ROUND,
    ),
    Becomes("play: who is back", f"{TWO}; bo leave; bo return", "bo play put c44", "moved 1 bo move=put c44"),
    Becomes("play: for a bot", "me bot:uniform: ada ready", "bot 1 play show c45", "moved 1 move=show c45"),
    Becomes(
        "play: for the bot of who was replaced",
        f"{TWO}; bo leave; 60 s pass; ada replace 1",
        "bot 1 play put c44",
        "moved 1 move=put c44",
    ),
    Becomes("pass: in slow war, with no piece left", f"{TWO}; {LAID_OUT}", "ada pass", "passed 0 ada", SLOW),
    Becomes(
        "pass: the third in a row ends slow war",
        f"{TWO}; {LAID_OUT}; ada pass; bo pass",
        "ada pass",
        "passed 0 ada; ended why=rules scores=[300, 300] winners=[0, 1]",
        SLOW,
    ),
    Becomes(
        "pass: for a bot",
        f"me bot: ada ready; {LAID_OUT.replace('bo play', 'bot 1 play')}; ada pass",
        "bot 1 pass",
        "passed 1",
        SLOW,
    ),
]

RESIGNING = [
    Becomes(
        "resign: of two ends it, though one is ahead",
        f"{TWO}; ada play put c21; bo play put c44",
        "bo resign",
        "resigned 1 bo why=resigned bot=level-4; ended why=resigned scores=[0, 2] winners=[0]",
    ),
    Becomes(
        "resign: of two ends it, and the one ahead wins",
        f"{TWO}; ada play put c21; bo play put c44",
        "ada resign",
        "resigned 0 ada why=resigned bot=level-4; ended why=resigned scores=[0, 2] winners=[1]",
    ),
    Becomes(
        "resign: of three lets a bot play on",
        THREE,
        "cleo resign",
        "resigned 2 cleo why=resigned bot=level-4",
    ),
    Becomes(
        "resign: when one is left, that one wins",
        f"{THREE}; cleo resign",
        "ada resign",
        "resigned 0 ada why=resigned bot=level-4; ended why=resigned scores=[0, 0, 0] winners=[1]",
    ),
    Becomes("resign: the seat named", SCREEN, "ada resign 2", "resigned 2 ada why=resigned bot=level-4"),
    Becomes(
        "resign: of several seats one after the other",
        f"{SCREEN}; ada resign",
        "ada resign",
        "resigned 2 ada why=resigned bot=level-4; ended why=resigned scores=[0, 0, 0] winners=[1]",
    ),
    Becomes(
        "resign: in a pause",
        f"{TWO}; {PAUSED}",
        "ada resign",
        "resigned 0 ada why=resigned bot=level-4; ended why=resigned scores=[0, 0] winners=[1]",
    ),
    Becomes(
        "resign: where the rules know it, it is a move",  # S4-8.1
        TWO,
        "bo resign",
        "moved 1 bo move=resign why=resigned; ended why=resigned scores=[0, 0] winners=[0]",
        SKIRMISH,
    ),
    Becomes(
        "resign: the same in a pause",
        f"{TWO}; ada lay A1; {PAUSED}",
        "ada resign",
        "moved 0 ada move=resign why=resigned; ended why=resigned scores=[0, 0] winners=[1]",
        SKIRMISH,
    ),
    Becomes(
        "resign: the same when it is the other's turn",
        TWO,
        "bo resign",
        "moved 1 bo move=resign why=resigned; ended why=resigned scores=[0, 0] winners=[0]",
        SLOW,
    ),
    Becomes(
        "resign: a partner does it for the side",  # S4-8.1
        "me open open open: bo sit; cleo sit; dov sit; ada ready",
        "dov resign",
        "moved 3 dov move=resign why=resigned; ended why=resigned scores=[0, 0, 0, 0] winners=[0, 1]",
        {"game": "situation-4", "options": {"board": "skirmish", "sides": [0, 0, 1, 1]}},
    ),
]


@pytest.mark.parametrize(("more", "ask"), [("", "bo resign"), ("; ada propose end", "bo answer yes")])
def test_a_table_that_plays_together_and_breaks_off_wins_nothing(more: str, ask: str) -> None:
    """BQ-9.2 Neither who gave up nor the other; the event says what the goal was, and all are shown it."""
    options = {"together": True}
    table = AtTable(f"{TWO}{more}", game="beat-the-quake", options=options)
    ended = table.tell(ask)[-1]
    goal = table.table.game.goal(table.table.game.options(options), 2)
    assert (ended.kind, ended.body["winners"], ended.body["goal"]) == ("ended", [], goal)
    assert table.shown("ada")["result"]["goal"] == goal
    assert "goal" not in AtTable(f"{TWO}{more}; {ask}", game="beat-the-quake").shown("ada")["result"]


PUT = "ada play put c00"  # face down, among three
ASKING = [
    *(
        Becomes(
            f"propose: {what}, among three",
            f"{THREE}; {PUT}",
            f"ada propose {what}",
            f"proposed 0 ada what={what}",
        )
        for what in ("takeback", "end", "pause")
    ),
    Becomes("propose: for the seat named", SCREEN, "ada propose end seat=2", "proposed 2 ada what=end"),
    Becomes(
        "propose: a takeback is free while the turn has not passed",
        f"{TWO}; bo play place 02 -1,0 0",
        "bo propose takeback",
        "took-back 1 bo count=1",
        SMALL,
    ),
    Becomes(
        "propose: bots are not asked for a takeback",
        "me bot:uniform: ada ready; ada play put c21",
        "ada propose takeback",
        "proposed 0 ada what=takeback; took-back 0 count=1",
    ),
    Becomes(
        "propose: nor for a pause",
        "me bot:uniform: ada ready",
        "ada propose pause",
        "proposed 0 ada what=pause; paused 0",
    ),
    Becomes(
        "propose: nor for the end",
        "me bot:uniform: ada ready",
        "ada propose end",
        "proposed 0 ada what=end; ended why=agreed scores=[0, 0] winners=[0, 1]",
    ),
    Becomes("propose: the end, in a pause", f"{TWO}; {PAUSED}", "bo propose end", "proposed 1 bo what=end"),
    Becomes("propose: the host lets bots pause", f"{BOTS}: ada ready", "ada propose pause", "paused ada"),
    Becomes(
        "answer: yes, and another is still asked",
        f"{THREE}; ada propose end",
        "bo answer yes",
        "answered 1 bo agree=true",
    ),
    Becomes(
        "answer: the last yes takes a move back, over the moves after it",
        f"{THREE}; {PUT}; bo play put c08; ada propose takeback; bo answer yes",
        "cleo answer yes",
        "answered 2 cleo agree=true; took-back 0 count=2",
    ),
    Becomes(
        "answer: the last yes pauses the game",
        f"{TWO}; bo propose pause",
        "ada answer yes",
        "answered 0 ada agree=true; paused 1",
    ),
    Becomes(
        "answer: the last yes ends the game as it stands",
        f"{TWO}; ada play put c21; bo play put c44; bo propose end",
        "ada answer yes",
        "answered 0 ada agree=true; ended why=agreed scores=[0, 2] winners=[1]",
    ),
    Becomes(
        "answer: yes ends a paused game",
        f"{TWO}; {PAUSED}; bo propose end",
        "ada answer yes",
        "answered 0 ada agree=true; ended why=agreed scores=[0, 0] winners=[0, 1]",
    ),
    Becomes(
        "answer: one no is enough",
        f"{THREE}; ada propose end; bo answer yes",
        "cleo answer no",
        "answered 2 cleo agree=false",
    ),
    Becomes("answer: one's own no", f"{TWO}; ada propose end", "ada answer no", "answered 0 ada agree=false"),
    Becomes(
        "answer: who has left is not asked",
        f"{THREE}; cleo leave; ada propose end",
        "bo answer yes",
        "answered 1 bo agree=true; ended why=agreed scores=[0, 0, 0] winners=[0, 1, 2]",
    ),
    Becomes(
        "answer: who leaves while asked is not waited for",
        f"{THREE}; ada propose end; bo answer yes",
        "cleo leave",
        "left cleo; ended why=agreed scores=[0, 0, 0] winners=[0, 1, 2]",
    ),
    Becomes(
        "answer: nor who is replaced while asked",
        f"{THREE}; cleo goes away; ada propose end; bo answer yes; 60 s pass",
        "bo replace 2",
        "replaced 2 bo bot=level-4; ended why=agreed scores=[0, 0, 0] winners=[0, 1, 2]",
    ),
    Becomes(
        "answer: nor who gives up while asked",
        f"{THREE}; ada propose end; bo answer yes",
        "cleo resign",
        "resigned 2 cleo why=resigned bot=level-4; ended why=agreed scores=[0, 0, 0] winners=[0, 1]",
    ),
    Becomes("resume: whoever sits there", f"{TWO}; {PAUSED}", "bo resume", "resumed 1 bo"),
    Becomes(
        "resume: the host, for bots", f"{BOTS}: ada ready; ada propose pause", "ada resume", "resumed ada"
    ),
    Becomes(
        "step: the host, for bots that are paused",
        f"{BOTS}: ada ready; ada propose pause",
        "ada step",
        "stepped ada",
    ),
    Becomes("hint: to who is waited for", TWO, "bo hint", "hinted 1 bo"),
    Becomes("hint: for the seat named", SCREEN, "ada hint 2", "hinted 2 ada"),
]

PRACTISING = [
    Becomes("practice: on, before the game", "me bot", "ada practice on", "practice ada on=true"),
    Becomes("practice: on, in the game", ALONE, "ada practice on", "practice ada on=true"),
    Becomes(
        "practice: on, in a pause", f"{ALONE}; ada propose pause", "ada practice on", "practice ada on=true"
    ),
    Becomes(
        "practice: on, with both seats", "me me:Eve: ada ready", "ada practice on", "practice ada on=true"
    ),
    Becomes(
        "practice: off, before the game", "me bot", "ada practice off", "practice ada on=false", PRACTICE
    ),
    Becomes(
        "practice: off, by a host who has stood up",
        "me bot: ada leave",
        "ada practice off",
        "practice ada on=false",
        PRACTICE,
    ),
    Becomes(
        "takeback: practised, one's own last decision alone",
        f"{ALONE}; bot 1 play show c45; ada play show c21",
        "ada propose takeback",
        "took-back 0 ada count=1",
        PRACTICE,
    ),
    Becomes(
        "takeback: practised, past what a bot has played and what was revealed",
        f"{ALONE}; ada play put c21; bot 1 play put c44",
        "ada propose takeback",
        "took-back 0 ada count=2",
        PRACTICE,
    ),
    Becomes(
        "takeback: practised, past a draw, from the middle of the next turn",
        f"{ALONE}; ada play put c21; bot 1 play put c44; bot 1 play put c45",
        "ada propose takeback",
        "took-back 0 ada count=3",
        PRACTICE,
    ),
    Becomes(
        "takeback: practised, once it is allowed",
        f"{ALONE}; ada play put c21; bot 1 play put c44; ada practice on",
        "ada propose takeback",
        "took-back 0 ada count=2",
    ),
    Becomes(
        "takeback: practised, a whole turn of two decisions",
        f"{ALONE}; 2 times bot 1 play; 2 times ada play; 2 times bot 1 play",
        "ada propose takeback",
        "took-back 0 ada count=4",
        {**SMALL, **PRACTICE},
    ),
    Becomes(
        "takeback: practised, for the seat named",
        "me me:Eve bot:uniform: ada ready; ada play put c00; ada play put c08 seat=1; bot 2 play put c02",
        "ada propose takeback seat=0",
        "took-back 0 ada count=3",
        PRACTICE,
    ),
]

TALKING = [
    Becomes("say: before the game", "me open", "ada say Hello there", "said 0 ada text=Hello there"),
    Becomes("say: after the game", f"{TWO}; bo resign", "bo say oh", "said 1 bo text=oh"),
    Becomes(
        "say: a phrase, with the talk switched off",
        "me open: ada switch-chat off",
        "ada say phrase=hello",
        "said 0 ada phrase=hello",
    ),
    Becomes("say: at a held table", f"{TWO}; house hold", "bo say why?", "said 1 bo text=why?"),
    Becomes("switch-chat: off", "me open", "ada switch-chat off", "chat ada on=false"),
    Becomes(
        "switch-chat: on again", "me open: ada switch-chat off", "ada switch-chat on", "chat ada on=true"
    ),
    Becomes("close: before the game", "me open", "ada close", "closed ada"),
    Becomes(
        "close: in the game, which ends",
        f"{TWO}; ada play put c21; bo play put c44",
        "ada close",
        "ended why=closed scores=[0, 2] winners=[]; closed ada",
    ),
    Becomes(
        "close: in a pause",
        f"{TWO}; {PAUSED}",
        "ada close",
        "ended why=closed scores=[0, 0] winners=[]; closed ada",
    ),
    Becomes("close: after the game", f"{TWO}; bo resign", "ada close", "closed ada"),
]

BY_THE_HOUSE = [
    Becomes("hold: a game", TWO, "house hold", "paused held=true"),
    Becomes("hold: a table", "me open", "house hold", "paused held=true"),
    Becomes("release: it again", f"{TWO}; house hold", "house release", "resumed held=true"),
    Becomes("shut: a table", "me open", "house shut", "closed"),
    Becomes("shut: in a game", TWO, "house shut", "ended why=closed scores=[0, 0] winners=[]; closed"),
    Becomes(
        "seat all: everybody of the plan is ready, once",
        "me me:Eve bot:uniform",
        "house seat_all",
        "ready ada; started",
    ),
    Becomes("stand up: who has to go", TWO, "house stand_up bo", "left bo"),
    Becomes(
        "run out: of two",
        f"{TWO}; bo play; bo play; 30 s pass",
        "house run_out",
        "resigned 0 why=time bot=level-4; ended why=time scores=[0, 0] winners=[1]",
        {**SMALL, "clock": {"kind": "move", "seconds": 30}},
    ),
    Becomes(
        "run out: of three, and a bot plays on",
        f"{THREE}; ada play put c00; cleo play put c02; 30 s pass",
        "house run_out",
        "resigned 1 why=time bot=level-4",
        {"clock": {"kind": "move", "seconds": 30}},
    ),
    Becomes(
        "run out: where a bot takes over, until its person is back",
        f"{TWO}; bo play; bo play; 30 s pass",
        "house run_out",
        "replaced 0 bot=level-4 why=time",
        {**SMALL, "clock": {"kind": "move", "seconds": 30, "then": "bot"}},
    ),
    Becomes("stand in: a bot, at once", TWO, "house stand_in 1", "replaced 1 bot=level-4"),
    Becomes(
        "stand in: also while all is held", f"{TWO}; house hold", "house stand_in 0", "replaced 0 bot=level-4"
    ),
    Becomes(
        "seat late: for a bot",
        "me open bot:uniform: bo sit; ada ready",
        "house seat_late 2 cleo Cleo",
        "sat 2 cleo name=Cleo",
    ),
    Becomes(
        "seat late: for who is gone, once a bot plays there",
        f"{TWO}; house stand_in 1",
        "house seat_late 1 cleo Cleo",
        "sat 1 cleo name=Cleo",
    ),
    Becomes(
        "seat late: for who has left",
        f"{TWO}; bo leave",
        "house seat_late 1 cleo Ada",
        "sat 1 cleo name=Ada 2",
    ),
    Becomes(
        "run out: where giving up is a move",
        f"{TWO}; 1 d pass",
        "house run_out",
        "moved 0 move=resign why=time; ended why=time scores=[0, 0] winners=[1]",
        {**SLOW, "clock": {"kind": "days", "days": 1}},
    ),
]

ROWS = [*SITTING, *PLAYING, *RESIGNING, *ASKING, *PRACTISING, *TALKING, *BY_THE_HOUSE]


@pytest.mark.parametrize("row", ROWS, ids=[row.about for row in ROWS])
def test_a_command_becomes_events(row: Becomes) -> None:
    """All at its moment, numbered on; the first has the id of the command, by which it is known again."""
    at = AtTable(row.after, **row.opened)
    number, before = at.table.number, at.id
    events = at.tell(row.ask)
    assert told(events) == row.events
    assert [event.number for event in events] == [*range(number + 1, number + 1 + len(events))]
    assert {event.at for event in events} == {at.now}
    keys = [event.key for event in events if event.key is not None]
    assert keys == ([at.id] if at.id != before else [])


def test_every_command_is_in_the_table() -> None:
    """Each has a row in which it may be."""
    asked = {row.ask.split(" ")[1] for row in ROWS if not row.ask.startswith(("bot", "house"))}
    types = {command.model_fields["type"].default for command in get_args(AnyTableCommand)}
    assert types - asked == {"rematch"}  # its secret is a new one each time: see below


def test_a_rematch_is_sealed_anew() -> None:
    """By who plays, or by the host who looks on."""
    for after, who in ((f"{TWO}; bo resign", "bo"), (f"{BOTS}: ada ready", "ada")):
        at = AtTable(after, **ONE_ROUND)
        while at.table.bots_to_move():
            seat = at.table.bots_to_move()[0]
            at.tell(f"bot {seat} play #{at.table.legal(seat, at.now)[0]}")
        secret = at.table.sealed.secret
        (event,) = at.tell(f"{who} rematch")
        assert (event.kind, event.seat, event.person) == ("rematch", None, who)
        assert event.body["commitment"] == commitment_to(event.body["secret"])
        assert event.body["secret"] == at.table.sealed.secret != secret


def test_a_clock_that_was_set_back_does_not_turn_events_round() -> None:
    """What is decided before the last event is decided at its time."""
    at = AtTable("me open: 5 s pass; ada ready")
    command = Leave(id="l", table=TABLE)
    (event,) = decide(command, Request(at.table, PEOPLE["ada"], NOON)).events
    assert event.at == NOON + 5000
    change = Change(at.table, NOON)
    close(change)
    assert [event.number for event in change.events] == [2]


# What the house need not do


@pytest.mark.parametrize(
    ("after", "what"),
    [
        ("me open: house hold", "hold"),
        ("me open: ada close", "hold"),
        (TWO, "release"),
        ("me open: house hold; ada close", "release"),
        ("me open: ada close", "shut"),
        ("me open: ada ready", "seat_all"),
        (TWO, "seat_all"),
        (TWO, "run_out"),
        (f"{TWO}; bo leave", "stand_up bo"),
        (f"{TWO}; ada close", "stand_up bo"),
        ("me open", "stand_up bo"),
        (f"{TWO}; house stand_in 1", "stand_in 1"),
        (f"{TWO}; house stand_in 1; house seat_late 1 cleo Cleo", "seat_late 1 cleo Cleo"),
        (TWO, "finish"),
        (f"{TWO}; ada propose end", "finish"),
        ("me open", "finish"),
        (f"{TWO}; bo resign", "finish"),
    ],
)
def test_there_is_nothing_to_do(after: str, what: str) -> None:
    """It is so already, or it is not the time for it."""
    at = AtTable(after)
    with pytest.raises(AssertionError, match="nothing to do"):
        at.tell(f"house {what}")


# What is said


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("  a \t b\n\nc ", "a b c"),
        ("x" * 300, "x" * 300),
        ("a\x00b", "a\\x00b"),
        ("\x1b[31mred\x07", "\\x1b[31mred\\x07"),
        ("evil\N{RIGHT-TO-LEFT OVERRIDE}gnp", "evil\\u202egnp"),
        ("a\N{ZERO WIDTH SPACE}b", "a\\u200bb"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("{ $seat } { phrase-hello }", "{ $seat } { phrase-hello }"),
        ("שלום", "שלום"),
    ],
    ids=ascii,
)
def test_what_is_said_can_be_shown(text: str, heard: str) -> None:
    """Control characters are gone, blanks are tidied; the rest is as it was said: readers escape it."""
    at = AtTable()
    (event,) = at.ask("ada", "say", text=text)
    assert event.body == {"text": heard}
    assert heard.isprintable()
    assert at.table.sayings[-1].text == heard


def test_every_phrase_can_be_said() -> None:
    """By its key, and with no text."""
    at = AtTable()
    for phrase in PHRASES:
        assert told(at.ask("ada", "say", phrase=phrase)) == f"said 0 ada phrase={phrase}"
    assert [(said.text, said.phrase) for said in at.table.sayings] == [(None, phrase) for phrase in PHRASES]


# Names


def test_names_differ() -> None:
    """A number after the name, which stays short enough for it."""
    assert own_name("Ada", [None, "Bo"]) == "Ada"
    assert own_name("Ada", ["Ada", "Ada 2", None]) == "Ada 3"
    long = "x" * LONGEST_NICKNAME
    assert own_name(long, [long]) == "x" * (LONGEST_NICKNAME - 4) + " 2"


def test_names_are_made_fit() -> None:
    """Blanks around and between are tidied; emoji may be joined; 40 letters are not too long."""
    assert fit_name("  Ada \t Lovelace ") == "Ada Lovelace"
    family = "\N{MAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
    assert fit_name(family) == family
    assert fit_name("x" * LONGEST_NICKNAME) == "x" * LONGEST_NICKNAME


@pytest.mark.parametrize(
    "name", ["", " \t\n", "x" * 41, "a\x00b", "\u202eadA", "\N{ZERO WIDTH JOINER}"], ids=ascii
)
def test_names_that_are_none(name: str) -> None:
    """Nothing, too long, or what cannot be shown."""
    with pytest.raises(Refused) as caught:
        fit_name(name)
    assert caught.value.key == "name-unfit"


def test_a_table_of_bots_plays_to_its_end() -> None:
    """Three seats and five rounds are fifteen moves; nobody is asked for anything in between."""
    at = AtTable("bot:uniform bot:uniform bot:uniform: ada ready")
    while bots := at.table.bots_to_move():
        at.tell(f"bot {bots[-1]} play #{at.table.legal(bots[-1], at.now)[0]}")
    kinds = [event.kind for event in at.happened]
    assert kinds == ["ready", "started", *["moved"] * 15, "ended"]
    assert all(one.number + 1 == other.number for one, other in pairwise(at.happened))
