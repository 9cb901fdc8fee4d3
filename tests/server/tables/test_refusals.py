"""What may not be, and why: for every refusal of a table a row that runs into it. No socket, no real time."""

import ast
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from ludotheque.engine.words import Refused
from ludotheque.server.tables import commands, opening, rights, table, trays, tries
from ludotheque.server.tables.opening import open_table
from tests.games.situation_4.hand_made import record as war
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
    new_table,
    pocket_record,
)
from tests.support.pocket import find
from tests.support.recorded import RECORDS, document

BOTS = "bot:uniform bot:uniform"
ALONE = "me bot:uniform: ada ready"
PRACTICE: dict[str, Any] = {"practice": True}
SECONDS_30: dict[str, Any] = {"clock": {"kind": "move", "seconds": 30}}
COUNTED: dict[str, Any] = {**SKIRMISH, "are_tries_counted": True}


class No(NamedTuple):
    """After a story somebody asks for something, and is refused with this key and these words."""

    about: str
    after: str
    ask: str
    key: str
    words: Mapping[str, Any] = PLAIN
    opened: Mapping[str, Any] = PLAIN


AT_ALL = [
    No("nothing at a closed table", "me open: ada close", "bo sit", "table-closed"),
    No("not even by its host", "me open: ada close", "ada close", "table-closed"),
    No("not what was said there", f"{TWO}; ada close", "bo say phrase=bye", "table-closed"),
    No(
        "nothing more after so many events",
        "me open: 20000 times ada say phrase=hello",
        "ada leave",
        "table-full-of-events",
        {"most": 20_000},
    ),
    No("no game at a held table", "me open: house hold", "ada ready", "table-held"),
    No("no move at a held table", f"{TWO}; house hold", "ada play put c21", "table-held"),
    No("no going on but by who holds it", f"{TWO}; house hold", "ada resume", "table-held"),
    No("no seat that there is not", "me open", "bo sit 7", "seat-unknown", {"number": 7}),
    No("no bot in a seat that there is not", TWO, "ada replace 5", "seat-unknown", {"number": 5}),
]

SITTING = [
    No("sit: not in a game", TWO, "cleo sit", "table-started"),
    No("sit: not after a game", f"{TWO}; bo resign", "cleo sit", "table-started"),
    No("sit: not where somebody sits", "me open open: bo sit 2", "cleo sit 2", "seat-taken", {"seat": 2}),
    No("sit: not where a bot sits", "me bot open", "cleo sit 1", "seat-taken", {"seat": 1}),
    No("sit: not twice", "me open open: bo sit", "bo sit", "seated-already"),
    No("sit: not twice, for the host", "me open open", "ada sit 1", "seated-already"),
    No("sit: not without an open seat", "me open: bo sit", "cleo sit", "seats-all-taken"),
    No("ready: not in a game", TWO, "ada ready", "table-started"),
    No("ready: not who has no seat", "me open", "bo ready", "not-seated"),
    No("ready: bots do not begin for somebody else", BOTS, "bo ready", "not-seated"),
    No("ready: the host has to sit where people do", "open open: bo sit", "ada ready", "not-seated"),
    No("leave: not who has no seat", "me open", "bo leave", "not-seated"),
    No("leave: not again before the game", "me open: ada leave", "ada leave", "not-seated"),
    No("leave: not who watches", TWO, "dov leave", "not-seated"),
    No("return: not who is there", TWO, "bo return", "not-away"),
    No("return: not who is there again", f"{TWO}; bo leave; bo return", "bo return", "not-away"),
    No(
        "return: not for a seat that was given up",
        "me me open: ada ready; bo sit; ada resign 0",
        "ada return",
        "not-away",
    ),
    No("return: not who has given up", f"{THREE}; ada resign", "ada return", "resigned-already"),
    No("return: not who watches", TWO, "dov return", "not-seated"),
    No("replace: an open seat is filled by the host alone", "me open", "bo replace 1", "host-only"),
    No(
        "replace: not at a held table, where it would begin",
        "me open: ada ready; house hold",
        "ada replace 1",
        "table-held",
    ),
    No("replace: not where somebody sits", "me open", "ada replace 0", "seat-taken", {"seat": 0}),
    No("replace: by no unknown bot", "me open", "ada replace 1 bot=deep-blue", "bot-unknown"),
    No("replace: by no bot from a file", "me open", "ada replace 1 bot=learned:own", "bot-unknown"),
    No("replace: not by who watches", f"{TWO}; bo leave; 60 s pass", "dov replace 1", "not-seated"),
    No("replace: not after the game", f"{TWO}; bo resign", "ada replace 1", "table-not-playing"),
    No("replace: no bot by another", "me bot: ada ready", "ada replace 1", "seat-has-bot", {"seat": 1}),
    No(
        "replace: not twice",
        f"{TWO}; bo leave; 60 s pass; ada replace 1",
        "ada replace 1",
        "seat-has-bot",
        {"seat": 1},
    ),
    No("replace: not who is there", TWO, "ada replace 1", "seat-not-left", {"seat": 1}),
    No(
        "replace: not who is back",
        f"{TWO}; bo leave; 60 s pass; bo return",
        "ada replace 1",
        "seat-not-left",
        {"seat": 1},
    ),
    No(
        "replace: not who has the connection again",
        f"{TWO}; bo goes away; 60 s pass; bo is back",
        "ada replace 1",
        "seat-not-left",
        {"seat": 1},
    ),
    No(
        "replace: not oneself",
        f"{TWO}; ada goes away; 60 s pass",
        "ada replace 0",
        "seat-not-left",
        {"seat": 0},
    ),
    No(
        "replace: not a second before the grace is over",
        f"{TWO}; bo leave; 29999 ms pass",
        "ada replace 1",
        "seat-grace",
        {"seat": 1, "seconds": 1},
        {"grace": 30},
    ),
    No(
        "replace: nor who lost the connection just now",
        f"{TWO}; bo goes away",
        "ada replace 1",
        "seat-grace",
        {"seat": 1, "seconds": 60},
    ),
    No(
        "replace: by no unknown bot in the game",
        f"{TWO}; bo leave; 60 s pass",
        "ada replace 1 bot=deep-blue",
        "bot-unknown",
    ),
]

MOVING = [
    No("play: not before the game", "me open", "ada play put c21", "table-not-playing"),
    No("play: not after the game", f"{TWO}; bo resign", "ada play put c21", "table-not-playing"),
    No("play: not in a pause", f"{TWO}; {PAUSED}", "ada play put c21", "table-paused"),
    No("play: not who watches", TWO, "dov play put c21", "not-seated"),
    No("play: not what is no move", TWO, "ada play put c99", "move-unknown", {"move": "“put c99”"}),
    No("play: not a code that is none", TWO, "ada play #96", "move-unknown", {"move": "“96”"}),
    No("play: no card of another's", TWO, "ada play put c44", "move-unknown", {"move": "“put c44”"}),
    No(
        "play: not when it is another's turn",
        f"{TWO}; ada play put c21",
        "ada play put c29",
        "not-your-turn",
        {"seat": 0, "actor": 1},
    ),
    No("play: not for another's seat", SCREEN, "ada play put c08 seat=1", "seat-not-yours", {"seat": 1}),
    No(
        "play: not with the other's card at one screen",
        SCREEN,
        "ada play put c00 seat=2",
        "move-unknown",
        {"move": "“put c00”"},
    ),
    No("play: not who has left", f"{TWO}; bo leave", "bo play put c20", "return-first", {"seat": 1}),
    No(
        "play: not who was replaced",
        f"{TWO}; bo goes away; 60 s pass; ada replace 1",
        "bo play put c20",
        "return-first",
        {"seat": 1},
    ),
    No("play: not who has given up", f"{THREE}; ada resign", "ada play put c00", "return-first", {"seat": 0}),
    No(
        "play: not when one's time is up",
        f"{TWO}; 30 s pass",
        "ada play put c21",
        "time-is-up",
        {"seat": 0},
        SECONDS_30,
    ),
    No(
        "play: not when another's time is up",
        f"{TWO}; 20 s pass; ada play put c21; 10 s pass",
        "ada play put c29",
        "time-is-up",
        {"seat": 1},
        SECONDS_30,
    ),
    No(
        "play: no bot that is not waited for",
        "me bot:uniform: ada ready; bot 1 play put c44",
        "bot 1 play put c20",
        "not-waited-for",
        {"seat": 1},
    ),
    No("play: no person's seat by a bot", TWO, "bot 1 play put c44", "not-waited-for", {"seat": 1}),
    No(
        "play: no bot in a pause",
        f"{BOTS}: ada ready; ada propose pause",
        "bot 1 play put c44",
        "not-waited-for",
        {"seat": 1},
    ),
    No("pass: not where there are no turns", TWO, "ada pass", "pass-not-here"),
    No("pass: not at a live table", TWO, "ada pass", "pass-not-here", PLAIN, SKIRMISH),
    No("pass: not while a piece can be laid", TWO, "ada pass", "turn-not-passed", PLAIN, SLOW),
    No(
        "pass: not when it is another's turn",
        TWO,
        "bo pass",
        "not-your-turn",
        {"seat": 1, "actor": 0},
        SLOW,
    ),
    No(
        "pass: not when the time is up",
        f"{TWO}; 1 d pass",
        "ada pass",
        "time-is-up",
        {"seat": 0},
        {**SLOW, "clock": {"kind": "days", "days": 1}},
    ),
    No(
        "pass: no bot where there are no turns",
        "me bot: ada ready",
        "bot 1 pass",
        "not-waited-for",
        {"seat": 1},
    ),
    No("resign: not before the game", "me open", "ada resign", "table-not-playing"),
    No("resign: not twice", f"{THREE}; ada resign", "ada resign", "resigned-already"),
    No("resign: not another's seat", SCREEN, "ada resign 1", "seat-not-yours", {"seat": 1}),
    No("resign: not who watches", TWO, "dov resign", "not-seated"),
]

ASKING = [
    No("propose: not before the game", "me open", "ada propose end", "table-not-playing"),
    No("propose: not who watches", TWO, "dov propose end", "not-seated"),
    No("propose: no pause of bots by others", f"{BOTS}: ada ready", "bo propose pause", "not-seated"),
    No(
        "propose: no takeback of what took its time",
        TWO,
        "ada propose takeback",
        "undo-timed",
        PLAIN,
        SKIRMISH,
    ),
    No("propose: no takeback in slow war", TWO, "ada propose takeback", "undo-timed", PLAIN, SLOW),
    No("propose: no pause in a pause", f"{TWO}; {PAUSED}", "ada propose pause", "table-paused"),
    No(
        "propose: no takeback in a pause",
        f"{TWO}; ada play put c21; {PAUSED}",
        "ada propose takeback",
        "table-paused",
    ),
    No("propose: not two things at once", f"{TWO}; ada propose end", "bo propose pause", "proposal-open"),
    No("propose: no takeback without a move", TWO, "ada propose takeback", "undo-nothing"),
    No(
        "propose: no takeback of the other's move alone",
        f"{TWO}; ada play put c21",
        "bo propose takeback",
        "undo-nothing",
    ),
    No(
        "propose: no takeback of what was shown",
        f"{TWO}; ada play show c21",
        "ada propose takeback",
        "undo-past-draw",
    ),
    No(
        "propose: no takeback after cards are revealed",
        f"{TWO}; ada play put c21; bo play put c44",
        "ada propose takeback",
        "undo-past-draw",
    ),
    No(
        "propose: no takeback past a draw",
        f"{TWO}; 2 times bo play",
        "bo propose takeback",
        "undo-past-draw",
        PLAIN,
        SMALL,
    ),
    No("propose: not for another's seat", SCREEN, "ada propose end seat=1", "seat-not-yours", {"seat": 1}),
    No("answer: not what nobody has asked", TWO, "bo answer yes", "proposal-none"),
    No("answer: not yes to oneself", f"{TWO}; ada propose end", "ada answer yes", "proposal-own"),
    No(
        "answer: not what was refused",
        f"{THREE}; ada propose end; bo answer no",
        "cleo answer yes",
        "proposal-none",
    ),
    No(
        "answer: not a takeback after the next move",
        f"{TWO}; ada play put c21; ada propose takeback; bo play put c44",
        "bo answer yes",
        "proposal-none",
    ),
    No(
        "answer: not to who has left",
        f"{THREE}; ada propose end; ada leave",
        "bo answer yes",
        "proposal-none",
    ),
    No(
        "answer: not to who has given up",
        f"{THREE}; ada propose end; ada resign",
        "bo answer yes",
        "proposal-none",
    ),
    No("answer: not who watches", f"{TWO}; ada propose end", "dov answer yes", "not-seated"),
    No("answer: not after the game", f"{TWO}; bo resign", "ada answer yes", "table-not-playing"),
    No("resume: not without a pause", TWO, "ada resume", "table-not-paused"),
    No("resume: not who watches", f"{TWO}; {PAUSED}", "dov resume", "not-seated"),
    No(
        "resume: no game of bots but by the host",
        f"{BOTS}: ada ready; ada propose pause",
        "bo resume",
        "not-seated",
    ),
    No("step: not without a pause", f"{BOTS}: ada ready", "ada step", "table-not-paused"),
    No("step: not but by the host", f"{BOTS}: ada ready; ada propose pause", "bo step", "step-not-yours"),
    No("step: not who watches", TWO, "dov step", "step-not-yours"),
    No("step: not where people play", f"{TWO}; {PAUSED}", "ada step", "step-not-yours"),
    No("step: not at a live table", "bot bot: ada ready", "ada step", "step-live", PLAIN, SKIRMISH),
    No("rematch: not before the end", TWO, "ada rematch", "table-not-finished"),
    No("rematch: not who watches, before the end", TWO, "dov rematch", "table-not-finished"),
    No("rematch: not twice", f"{TWO}; bo resign; ada rematch", "bo rematch", "table-not-finished"),
    No("rematch: not who watches", f"{TWO}; bo resign", "dov rematch", "not-seated"),
    No("hint: not where they are off", TWO, "ada hint", "hints-off", PLAIN, {"hints": False}),
    No("hint: not in a pause", f"{TWO}; {PAUSED}", "ada hint", "table-paused"),
    No("hint: not before the game", "me open", "ada hint", "table-not-playing"),
    No("hint: not who watches", TWO, "dov hint", "not-seated"),
    No("hint: not for another's seat", TWO, "ada hint 1", "seat-not-yours", {"seat": 1}),
    No("hint: not who has played", f"{TWO}; ada play put c21", "ada hint", "decide-not-now"),
    No("hint: not who has left", f"{TWO}; ada leave", "ada hint", "return-first", {"seat": 0}),
]

PRACTISING = [
    No("practice: the host alone", TWO, "bo practice on", "host-only"),
    No("practice: not where another sits", TWO, "ada practice on", "practice-others"),
    No("practice: not where another may sit down", "me open", "ada practice on", "practice-others"),
    No("practice: not where only bots sit", f"{BOTS}: ada ready", "ada practice on", "practice-others"),
    No("practice: not by a clock", "me bot", "ada practice on", "practice-clock", PLAIN, SECONDS_30),
    No("practice: not against time", "me bot", "ada practice on", "practice-timed", PLAIN, SKIRMISH),
    No("practice: not in slow war", "me bot", "ada practice on", "practice-timed", PLAIN, SLOW),
    No("practice: not after the game", f"{ALONE}; ada resign", "ada practice on", "table-not-playing"),
    No("practice: a game of it stays one", ALONE, "ada practice off", "table-started", PLAIN, PRACTICE),
    No("takeback: practised, not of nothing", ALONE, "ada propose takeback", "undo-nothing", PLAIN, PRACTICE),
    No(
        "takeback: practised, not of a bot's move alone",
        f"{ALONE}; bot 1 play put c44",
        "ada propose takeback",
        "undo-nothing",
        PLAIN,
        PRACTICE,
    ),
    No(
        "takeback: practised, not by who watches",
        f"{ALONE}; ada play put c21",
        "bo propose takeback",
        "not-seated",
        PLAIN,
        PRACTICE,
    ),
    No(
        "takeback: practised, not in a pause",
        f"{ALONE}; ada play put c21; ada propose pause",
        "ada propose takeback",
        "table-paused",
        PLAIN,
        PRACTICE,
    ),
    No(
        "takeback: practised, not by who has left",
        f"{ALONE}; ada play put c21; ada leave",
        "ada propose takeback",
        "return-first",
        {"seat": 0},
        PRACTICE,
    ),
    No(
        "takeback: practised, not after the game",
        f"{ALONE}; ada play put c21; ada resign",
        "ada propose takeback",
        "table-not-playing",
        PLAIN,
        PRACTICE,
    ),
    No(
        "takeback: practised, no more once another has sat down",
        "me bot:uniform: ada leave; bo sit; bo play put c21; bot 1 play put c44",
        "bo propose takeback",
        "undo-past-draw",
        PLAIN,
        PRACTICE,
    ),
]

TALKING = [
    No("say: not nothing", "me open", "ada say", "say-one"),
    No("say: not a text and a phrase", "me open", "ada say Hello phrase=hello", "say-one"),
    No("say: not blanks", "me open", "ada say text=\N{IDEOGRAPHIC SPACE}", "say-one"),
    No("say: no phrase that there is not", "me open", "ada say phrase=insult", "phrase-unknown"),
    No("say: no text while the talk is off", "me open: ada switch-chat off", "ada say Hello", "chat-off"),
    No("say: no text where there is no talk", "me open", "ada say Hello", "chat-off", PLAIN, {"chat": False}),
    No("say: not who watches", TWO, "dov say Hello", "not-seated"),
    No("say: no phrase of who watches", TWO, "dov say phrase=hello", "not-seated"),
    No("say: not who has stood up", "me open: bo sit; bo leave", "bo say Hello", "not-seated"),
    No("switch-chat: the host alone", TWO, "bo switch-chat off", "host-only"),
    No("close: the host alone", TWO, "bo close", "host-only"),
]

LAYING = [
    No("lay: not without a piece", TWO, "ada play lay A1", "piece-needed", PLAIN, SKIRMISH),
    No(
        "lay: no piece that there is not",
        TWO,
        "ada play lay A1 piece=aaaaaaaa",
        "piece-unknown",
        PLAIN,
        SKIRMISH,
    ),
    No("lay: no piece twice", f"{TWO}; ada lay A1", "ada lay A2 with A1", "piece-unknown", PLAIN, SKIRMISH),
    No(
        "lay: no piece that does not fit",
        TWO,
        "ada lay A1 with B1",
        "s4-misfit",
        {"location": "A1"},
        SKIRMISH,
    ),
    # S4-3.2 The rules come first: whether it fits is not even looked at.
    No("lay: not away from the base line", TWO, "ada lay A2 with B1", "s4-first-piece", PLAIN, SKIRMISH),
    No(
        "lay: not a third within a second",
        f"{TWO}; ada lay A1; 400 ms pass; ada lay B1",
        "ada lay C1",
        "tries-too-fast",
        {"seconds": 0.6, "wait": 600},
        COUNTED,
    ),
    No(
        "lay: not while the side rests",
        f"{TWO}; bo lay A6; 4900 ms pass",
        "bo lay B6",
        "tries-too-fast",
        {"seconds": 0.1, "wait": 100},
        {**COUNTED, "pace": {"kind": "live", "rest": [0, 5]}},
    ),
    No("tray: not where there is none", TWO, "ada tray", "tray-none"),
    No("tray: not in slow war", TWO, "ada tray", "tray-none", PLAIN, SLOW),
    No("tray: not who watches", TWO, "dov tray", "not-seated", PLAIN, SKIRMISH),
    No("tray: not before the game", "me open", "ada tray", "tray-early", PLAIN, SKIRMISH),
]

BY_THE_HOUSE = [
    No("stand in: not in a seat that there is not", TWO, "house stand_in 7", "seat-unknown", {"number": 7}),
    No("stand in: not before a game", "me open", "house stand_in 0", "table-not-playing"),
    No("seat late: not for who is there", TWO, "house seat_late 1 cleo Cleo", "seat-taken", {"seat": 1}),
    No(
        "seat late: not for who gave up",
        f"{THREE}; bo resign",
        "house seat_late 1 dov Dov",
        "seat-given-up",
        {"seat": 1},
    ),
]

ROWS = [*AT_ALL, *SITTING, *MOVING, *ASKING, *PRACTISING, *TALKING, *LAYING, *BY_THE_HOUSE]


@pytest.mark.parametrize("row", ROWS, ids=[row.about for row in ROWS])
def test_what_may_not_be(row: No) -> None:
    """Refused in words, in both languages; everything stays as it was."""
    at = AtTable(row.after, **row.opened)
    why = at.refusal(row.ask)
    assert why.key == row.key
    if row.words:
        assert why.words == row.words
    check_words(why, [place.name or "" for place in at.table.places])


def check_words(why: Refused, names: list[str]) -> None:
    """It can be told to people, on one line, in each language."""
    told = {why.tell(language, names) for language in ("en", "fr")}
    assert len(told) == 2
    assert not any("\n" in text for text in told)


TEXTS = [
    "",
    "put",
    " put c01",
    "put c99",
    "put c01\n",
    "1",
    "\u202egnp",
    "\x00",
    "{ $seat }",
    "x" * 100,
    "crew",
    "crew -\n",
    2**31 - 1,
]


@pytest.mark.parametrize(
    ("game", "move"),
    [
        *(("pocket", move) for move in [*TEXTS, find("pocket").move_codes, "place 03 1,0 0"]),
        *(("seismic", move) for move in [*TEXTS, find("seismic").move_codes, "put c01"]),
    ],
    ids=ascii,
)
def test_what_is_no_move_of_the_game(game: str, move: Any) -> None:
    """Refused in words that can be shown, whatever it is."""
    at = AtTable(TWO, game=game)
    before = at.pictures()
    with pytest.raises(Refused) as caught:
        at.ask("bo", "play", move=move)
    assert (caught.value.key, at.pictures()) == ("move-unknown", before)
    assert caught.value.tell("en", ["Ada", "Bo"]).isprintable()


# Tables that cannot be opened


class Cannot(NamedTuple):
    """A table that cannot be: the key of the refusal, and the place that it names."""

    about: str
    seats: str
    key: str
    place: str
    opened: Mapping[str, Any] = PLAIN


FINISHED = pocket_record()  # after two moves
SEISMIC = document(RECORDS / "seismic" / "plain.json")  # of 137 moves
NO_GRACE: dict[str, Any] = {"board": "skirmish", "flag_grace": 0}


def start(record: dict[str, Any], moves: int) -> dict[str, Any]:
    """A table that goes on from there; its game is that of the record, unless a row says more."""
    return {"game": record["game"], "start": {"record": record, "moves": moves}}


OPENINGS = [
    Cannot("too few seats", "me", "seats-wrong", ""),
    Cannot("too many seats", "me open open open open", "seats-wrong", ""),
    Cannot("an option that there is not", "me open", "option-unknown", "options", {"options": {"a": 1}}),
    Cannot("a bot that there is not", "me bot:deep-blue", "bot-unknown", ""),
    Cannot("a bot from a file", "me bot:learned:own", "bot-unknown", ""),
    Cannot("a plain bot of another game", "me bot:greedy", "bot-unknown", "", SKIRMISH),
    Cannot("a name of nothing", "me me:\u202e", "name-unfit", ""),
    Cannot("a name with nothing but a joiner", "me me:\u200d", "name-unfit", ""),
    Cannot("a pile", "me open", "record-unknown-key", "setup", {"setup": {"pile": ["c01"]}}),
    Cannot(
        "too few heights",
        "me open",
        "record-heights",
        "setup.heights",
        {**SMALL, "setup": {"heights": [1.8]}},
    ),
    Cannot("a pace of turns", "me open", "pace-not-timed", "pace", {"pace": {"kind": "live"}}),
    Cannot(
        "a clock at a live table",
        "me open",
        "live-no-clock",
        "clock",
        {**SKIRMISH, "clock": {"kind": "days", "days": 1}},
    ),
    Cannot("one person on both sides of a live table", "me me", "live-one-side", "seats", SKIRMISH),
    Cannot("sides for other seats", "me open open", "s4-sides-count", "options.sides", SKIRMISH),
    Cannot("a record of fewer seats", "me open open", "start-seats", "seats", start(FINISHED, 1)),
    Cannot(
        "other options than the record's",
        "me open",
        "start-options",
        "options",
        {**start(FINISHED, 1), "options": {"rounds": 2}},
    ),
    Cannot(
        "another set-up than the record's",
        "me open",
        "start-setup",
        "setup",
        {**start(SEISMIC, 60), "setup": {"heights": [1, 2]}},
    ),
    Cannot(
        "a record of another game",
        "me open",
        "start-game",
        "start.record.game",
        {**start(FINISHED, 1), "game": "seismic"},
    ),
    Cannot("a game that is over", "me open", "start-over", "start.moves", start(FINISHED, 2)),
    Cannot("more moves than there are", "me open", "record-moves-few", "moves", start(FINISHED, 3)),
    Cannot(
        "a record with a wrong move",
        "me open",
        "move-unknown",
        "move 1",
        start({**FINISHED, "moves": ["put c01"]}, 0),
    ),
    Cannot(
        "slow war from a time that turns do not reach",
        "me open",
        "start-slow",
        "",
        {**start(war("@500 0 lay A1", **NO_GRACE), 1), "pace": {"kind": "slow"}},
    ),
]


@pytest.mark.parametrize("row", OPENINGS, ids=[row.about for row in OPENINGS])
def test_a_table_that_cannot_be(row: Cannot) -> None:
    """Refused in words, in both languages, with the place of what is wrong."""
    why = no_opening(row)
    assert (why.key, why.place) == (row.key, row.place)
    check_words(why, [])


def no_opening(row: Cannot) -> Refused:
    """Why this table cannot be opened."""
    new = new_table(row.seats, **row.opened)
    with pytest.raises(Refused) as caught:
        open_table(new, PEOPLE["ada"], TABLE, NOON, find(new.game))
    return caught.value


# All of them

MODULES = (commands, opening, rights, table, trays, tries)


def refusals_in(module: ModuleType) -> Iterator[tuple[str, range]]:
    """Where a module refuses something: the key, and the lines."""
    for node in ast.walk(ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
            key = node.args[0]
            assert isinstance(key, ast.Constant), "a key that is worked out: no test can know all of them"
            yield str(key.value), range(node.lineno, (node.end_lineno or node.lineno) + 1)


def places_of(why: Refused) -> set[tuple[str, int]]:
    """The lines that a refusal came through, by file."""
    return {(frame.filename, frame.lineno or 0) for frame in traceback.extract_tb(why.__traceback__)}


def test_every_refusal_has_a_row() -> None:
    """Each place in the source that refuses something, not only each key: a new one needs a row here."""
    reached: set[tuple[str, int]] = set()
    for row in ROWS:
        at = AtTable(row.after, **row.opened)
        reached |= places_of(at.refusal(row.ask))
    for cannot in OPENINGS:
        reached |= places_of(no_opening(cannot))
    missing = [
        f"{module.__name__}:{lines[0]} {key}"
        for module in MODULES
        for key, lines in refusals_in(module)
        if not any((module.__file__, line) in reached for line in lines)
    ]
    assert missing == []
