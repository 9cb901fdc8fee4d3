"""What a table is after its events: what is shown of it, what waits for the house, how it is read again."""

from collections.abc import Mapping
from typing import Any, NamedTuple, get_args

import pytest

from ludotheque.engine.dealer import commitment_to
from ludotheque.server.protocol import EventKind
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.table import Chair, Table
from tests.server.at_table import (
    NOON,
    PAUSED,
    PLAIN,
    SCREEN,
    SECRET,
    SKIRMISH,
    SMALL,
    THREE,
    TWO,
    AtTable,
)
from tests.server.tables import test_commands, test_refusals

BOTS = "bot:uniform bot:uniform"
PUT = "ada play put c00"  # face down, among three
WHOLE = f"{TWO}; ada play put c21; bo play put c44"  # a round: two points for Bo


class Shows(NamedTuple):
    """After a story somebody is shown this, among other things; None: this is left out."""

    about: str
    after: str
    who: str
    shown: Mapping[str, Any]
    opened: Mapping[str, Any] = PLAIN


def seats_told(shown: dict[str, Any]) -> str:
    """Who sits where, in words."""
    return ", ".join(
        " ".join([seat.get("name", "open"), *(key for key in ("ready", "left", "resigned") if seat[key])])
        + (f" by {seat['bot']}" if "bot" in seat else "")
        for seat in shown["seats"]
    )


SEATS = [
    Shows("who opens it has a seat", "me open", "ada", {"seats": "Ada, open", "yours": [0], "is_host": True}),
    Shows("who watches has none", "me open", "bo", {"yours": [], "is_host": False}),
    Shows(
        "who sits down is ready",
        "me open open: bo sit 2",
        "bo",
        {"seats": "Ada, open, Bo ready", "yours": [2], "status": "waiting"},
    ),
    Shows(
        "leaving before the game frees all of one's seats",
        "me me:Eve open: bo sit; ada leave",
        "ada",
        {"seats": "open, open, Bo ready", "yours": [], "is_host": True, "status": "waiting"},
    ),
    Shows("and then one can sit down again", "me open: ada leave; ada sit 1", "ada", {"yours": [1]}),
    Shows(
        "leaving in the game keeps the seat",
        f"{TWO}; bo leave",
        "bo",
        {"seats": "Ada ready, Bo ready left", "yours": [1], "status": "playing", "to_move": [0, 1]},
    ),
    Shows(
        "a bot plays for who left",
        f"{TWO}; bo leave; 60 s pass; ada replace 1",
        "ada",
        {"seats": "Ada ready, Bo ready left by level-4"},
    ),
    Shows(
        "until they are back",
        f"{TWO}; bo leave; 60 s pass; ada replace 1; bo return",
        "bo",
        {"seats": "Ada ready, Bo ready"},
    ),
    Shows(
        "a bot has an open seat before the game",
        "me open open: ada replace 1 bot=uniform",
        "ada",
        {"seats": "Ada, Uniform ready by uniform, open"},
    ),
    Shows(
        "a bot plays on for who gave up",
        f"{THREE}; ada resign",
        "ada",
        {"seats": "Ada ready resigned by level-4, Bo ready, Cleo ready", "status": "playing"},
    ),
    Shows(
        "and for good, though the other seat comes back",
        f"{SCREEN}; ada resign 2; ada leave; ada return",
        "ada",
        {"seats": "Ada ready, Bo ready, Eve ready resigned by level-4"},
    ),
    Shows(
        "all of one's seats are ready at once",
        "me me:Eve open: ada ready",
        "bo",
        {"seats": "Ada ready, Eve ready, open"},
    ),
]

COURSE = [
    Shows(
        "before the game",
        "me open",
        "ada",
        {"status": "waiting", "round": 1, "moves": 0, "to_move": [], "commitment": commitment_to(SECRET)}
        | dict.fromkeys(["secret", "shares", "view", "legal", "result", "first", "times", "seen_by"]),
    ),
    Shows(
        "when it has begun",
        "me open bot:uniform: ada ready share=x; bo sit share=y",
        "bo",
        {"status": "playing", "shares": ["x", "y", None], "secret": None, "to_move": [0, 1, 2], "seen_by": 1},
    ),
    Shows("to who watches no moves", TWO, "dov", {"seen_by": -1, "legal": None, "to_move": [0, 1]}),
    Shows(
        "to who is waited for all legal moves, and to nobody else",
        f"{TWO}; ada play put c21",
        "bo",
        {"legal": [f"{how} c{card}" for how in ("put", "show") for card in (20, 44, 45)], "moves": 1},
    ),
    Shows("not to who has played", f"{TWO}; ada play put c21", "ada", {"legal": None, "undo": False}),
    Shows(
        "a paused game waits for nobody's move, and nothing is lost",
        f"{TWO}; ada play put c21; {PAUSED}",
        "bo",
        {"status": "paused", "to_move": [1], "legal": None, "proposal": None},
    ),
    Shows("a game that goes on", f"{TWO}; {PAUSED}; bo resume", "bo", {"status": "playing"}),
    Shows("a held game", f"{TWO}; house hold", "ada", {"status": "paused", "held": True}),
    Shows("a held table without a game", "me open: house hold", "ada", {"status": "waiting", "held": True}),
    Shows(
        "one that is let go", f"{TWO}; house hold; house release", "ada", {"status": "playing", "held": None}
    ),
    Shows(
        "and one without a game",
        "me open: house hold; house release",
        "ada",
        {"status": "waiting", "held": None},
    ),
    Shows("a pause goes on as what the house stops", f"{TWO}; {PAUSED}; house hold", "ada", {"held": True}),
    Shows(
        "and the house lets that go on as well",
        f"{TWO}; {PAUSED}; house hold; house release",
        "ada",
        {"status": "playing"},
    ),
    Shows(
        "the end by agreement",
        f"{WHOLE}; ada propose end; bo answer yes",
        "bo",
        {
            "status": "finished",
            "result": {"why": "agreed", "scores": [0, 2], "winners": [1]},
            "to_move": [],
            "secret": SECRET,
        }
        | dict.fromkeys(["legal", "undo", "proposal"]),
    ),
    Shows("a closed table", f"{TWO}; ada close", "bo", {"status": "closed", "to_move": [], "secret": SECRET}),
    Shows("one closed before the game", "me open: ada close", "bo", {"status": "closed", "result": None}),
    Shows("no talk", "me open: ada switch-chat off", "bo", {"chat": False}),
    Shows("talk again", "me open: ada switch-chat off; ada switch-chat on", "bo", {"chat": True}),
    Shows(
        "a rematch: the same people, nobody ready, nothing of the last game",
        f"{THREE}; bo resign; ada resign; bo rematch",
        "ada",
        {"status": "waiting", "round": 2, "moves": 0, "seats": "Ada, Bo, Cleo", "yours": [0]}
        | dict.fromkeys(["secret", "shares", "view", "result", "first", "legal"]),
    ),
    Shows(
        "a rematch with bots, which are ready",
        "me bot:uniform open: bo sit; ada ready; bo resign; ada resign; bo rematch",
        "ada",
        {"seats": "Ada, Uniform ready by uniform, Bo"},
    ),
    Shows(
        "a rematch without who left, in the game or after it",
        f"{THREE}; bo leave; ada propose end; cleo answer yes; cleo leave; ada rematch",
        "bo",
        {"seats": "Ada, open, open", "yours": []},
    ),
    Shows(
        "the second game can be played",
        f"{TWO}; bo resign; bo rematch; bo ready; ada ready; ada play",
        "bo",
        {"status": "playing", "round": 2, "moves": 1, "shares": [None, None]},
    ),
    Shows(
        "a free takeback leaves what was before",
        f"{TWO}; bo play place 02 -1,0 0; bo propose takeback",
        "bo",
        {"moves": 0, "to_move": [1], "undo": None},
        SMALL,
    ),
    Shows(
        "after which another move can be played",
        f"{TWO}; bo play place 02 -1,0 0; bo propose takeback; bo play place 02 -1,0 2",
        "ada",
        {"moves": 1, "to_move": [1]},
        SMALL,
    ),
    Shows(
        "a move that can be taken back freely",
        f"{TWO}; bo play place 02 -1,0 0",
        "bo",
        {"moves": 1, "to_move": [1], "undo": True},
        SMALL,
    ),
    Shows("which is nothing to the other", f"{TWO}; bo play place 02 -1,0 0", "ada", {"undo": None}, SMALL),
    Shows("a move after which something was drawn", f"{TWO}; 2 times bo play", "bo", {"undo": False}, SMALL),
]

ASKED = [
    Shows(
        "a proposal, which its proposer agrees to",
        f"{THREE}; {PUT}; ada propose takeback",
        "bo",
        {"proposal": {"what": "takeback", "by": 0, "agreed": [0]}, "moves": 1},
    ),
    Shows(
        "with all of one's seats",
        f"{SCREEN}; ada propose end",
        "bo",
        {"proposal": {"what": "end", "by": 0, "agreed": [0, 2]}},
    ),
    Shows(
        "and then others",
        f"{THREE}; cleo propose end; ada answer yes",
        "bo",
        {"proposal": {"what": "end", "by": 2, "agreed": [0, 2]}, "status": "playing"},
    ),
    *(
        Shows(
            f"{what}, which {who}",
            f"{THREE}; {PUT}; ada propose {what}; bo answer yes; {no}",
            "bo",
            {"proposal": None, "status": "playing", "moves": 1},
        )
        for what in ("takeback", "end", "pause")
        for who, no in (("one refuses", "cleo answer no"), ("is withdrawn", "ada answer no"))
    ),
    Shows(
        "it can be proposed again",
        f"{THREE}; ada propose end; bo answer no; ada propose end",
        "bo",
        {"proposal": {"what": "end", "by": 0, "agreed": [0]}},
    ),
    Shows(
        "a takeback lapses with the next move",
        f"{THREE}; {PUT}; ada propose takeback; bo play",
        "ada",
        {"proposal": None},
    ),
    Shows(
        "the end that is proposed does not",
        f"{THREE}; {PUT}; ada propose end; bo play",
        "ada",
        {"proposal": {"what": "end", "by": 0, "agreed": [0]}},
    ),
    Shows(
        "who proposes and leaves proposes no more",
        f"{THREE}; ada propose end; ada leave",
        "bo",
        {"proposal": None},
    ),
    Shows("nor who gives up", f"{THREE}; ada propose end; ada resign", "bo", {"proposal": None}),
    Shows(
        "nor who is replaced",
        f"{THREE}; ada propose end; ada goes away; 60 s pass; bo replace 0",
        "bo",
        {"proposal": None, "status": "playing"},
    ),
    Shows(
        "a proposal does not outlive the house's stop",
        f"{TWO}; ada propose end; house hold",
        "bo",
        {"proposal": None},
    ),
    Shows(
        "a takeback by consent",
        f"{THREE}; {PUT}; ada propose takeback; bo answer yes; cleo answer yes",
        "bo",
        {"moves": 0, "to_move": [0, 1, 2]},
    ),
]

SCREENS = [
    Shows(
        "one screen: the first seat that is waited for looks", SCREEN, "ada", {"yours": [0, 2], "seen_by": 0}
    ),
    Shows("then the other", f"{SCREEN}; ada play put c00", "ada", {"seen_by": 2, "to_move": [1, 2]}),
    Shows(
        "and when neither is, nobody: hands are secret",
        f"{SCREEN}; ada play put c00; ada play put c02",
        "ada",
        {"seen_by": -1, "legal": None, "to_move": [1]},
    ),
    Shows("again the first", f"{SCREEN}; ada play put c00; ada play put c02; bo play", "ada", {"seen_by": 0}),
    Shows("where nothing is hidden one seat looks on", SCREEN, "ada", {"seen_by": 0, "to_move": [1]}, SMALL),
]

ROWS = [*SEATS, *COURSE, *ASKED, *SCREENS]


@pytest.mark.parametrize("row", ROWS, ids=[row.about for row in ROWS])
def test_what_is_shown(row: Shows) -> None:
    """As the last event left it."""
    shown = AtTable(row.after, **row.opened).shown(row.who)
    found = {**shown, "seats": seats_told(shown)}
    assert {key: found.get(key) for key in row.shown} == row.shown


@pytest.mark.parametrize(
    ("before", "played", "opened"),
    [
        (TWO, "bo play place 02 -1,0 0; bo propose takeback", SMALL),
        (TWO, "ada play put c21; ada propose takeback; bo answer yes", PLAIN),
        (WHOLE, "ada play put c29; ada propose takeback; bo answer yes", PLAIN),
    ],
    ids=["free", "by consent", "after a round"],
)
def test_a_takeback_is_as_if_nothing_had_been(before: str, played: str, opened: Mapping[str, Any]) -> None:
    """Everybody is shown what they were shown before, to the last card."""
    at = AtTable(before, **opened)
    pictures = [at.shown(who) for who in ("ada", "bo", "dov")]
    at.tell(played)
    assert [at.shown(who) for who in ("ada", "bo", "dov")] == pictures


def test_who_gave_up_cannot_win() -> None:
    """Bo has all the points, a bot plays on for him, and of the two others both have won."""
    at = AtTable(f"{THREE}; ada play put c00; bo play put c42; cleo play put c02; bo resign; ada propose end")
    assert at.tell("cleo answer yes")[-1].body == {"why": "agreed", "scores": [0, 3, 0], "winners": [0, 2]}


def test_the_record_of_a_game() -> None:
    """What was taken back is not in it; who gave up, the bots and the clock are told in its notes."""
    at = AtTable(
        "me open bot:uniform: bo sit; ada ready; ada play put c00; ada propose takeback; bo answer yes; "
        "ada play put c09; bot 2 play show c02; ada resign; bo resign",
        clock={"kind": "days", "days": 2},
    )
    record = at.record()
    assert (record["moves"], record["players"]) == (["put c09", "show c02"], ["Ada", "Bo", "Uniform"])
    assert record["setup"]["seal"] == {
        "commitment": commitment_to(SECRET),
        "secret": SECRET,
        "shares": [None] * 3,
    }
    assert record["meta"] == {
        "table": at.table.id,
        "round": 1,
        "ended": "resigned",
        "bots": [None, None, "uniform"],
        "resigned": [0, 1],
        "clock": {"kind": "days", "days": 2},
    }


# What the house has to do


@pytest.mark.parametrize(
    ("after", "bots", "asked", "is_watched", "due"),
    [
        # When the house has to look, where a bot takes 2 seconds to think.
        ("me bot", [], [0], False, None),
        ("me bot: ada ready", [1], [0], False, NOON + 2000),
        ("me bot: ada ready; 5 s pass; bot 1 play put c44", [], [0], False, None),
        ("me bot: ada ready; ada propose pause", [], [0], False, None),
        (TWO, [], [0, 1], False, None),
        (f"{TWO}; ada propose end", [], [1], False, None),
        (f"{TWO}; bo leave", [], [0], False, None),
        (f"{TWO}; bo leave; 60 s pass; ada replace 1", [1], [0], False, NOON + 62_000),
        (f"{TWO}; bo resign", [], [0], False, None),
        (f"{BOTS}: ada ready", [0, 1], [], True, NOON + 2000),
        (f"{BOTS}: ada ready; ada propose pause", [], [], True, None),
        (f"{BOTS}: ada ready; ada propose pause; ada step", [0, 1], [], True, NOON + 2000),
        (f"{BOTS}: ada ready; ada propose pause; ada step; bot 0 play put c21", [], [], True, None),
        (f"{BOTS}: ada ready; ada propose pause; ada step; ada resume", [0, 1], [], True, NOON + 2000),
        (f"{BOTS}: ada ready; house hold", [], [], True, None),
    ],
)
def test_what_waits_for_the_house(
    after: str, bots: list[int], asked: list[int], is_watched: bool, due: int | None
) -> None:
    """Bots that have to be asked, people who have to answer, and when somebody has to look."""
    table = AtTable(after).table
    assert (table.bots_to_move(), table.asked(), table.is_watched) == (bots, asked, is_watched)
    assert table.due(2000) == due


def test_a_game_ends_by_a_step() -> None:
    """The last move ends it, pause or not, and no bot is asked any more."""
    story = (
        f"{BOTS}: ada ready; ada propose pause; ada step; bot 0 play put c21; ada step; bot 1 play put c44"
    )
    at = AtTable(story, options={"rounds": 1})
    assert [event.kind for event in at.happened[-2:]] == ["moved", "ended"]
    assert (at.table.status, at.table.bots_to_move(), at.table.is_stepping) == ("finished", [], False)


@pytest.mark.parametrize(
    ("place", "kind", "is_open", "is_asked"),
    [
        (Chair(), "open", True, False),
        (Chair(person="ada"), "person", False, True),
        (Chair(person="ada", left_at=NOON), "person", False, False),
        (Chair(person="ada", bot="uniform"), "person", False, False),
        (Chair(bot="uniform"), "bot", False, False),
    ],
)
def test_places(place: Chair, kind: str, is_open: bool, is_asked: bool) -> None:
    """Who has a seat, and whether somebody there can answer."""
    assert (place.kind, place.is_open, place.is_asked) == (kind, is_open, is_asked)


# What happened last


def test_the_last_event_is_kept_for_telling() -> None:
    """With the one before it, and what was drawn; talk is none of it, and a rematch begins anew."""
    at = AtTable(f"{TWO}; ada play put c21; bo say hm; bo play put c44")
    latest = at.table.latest
    assert latest is not None
    assert (latest.event.kind, latest.event.number, latest.previous) == ("moved", 6, 4)
    assert [at.table.game.outcome_text(None, card) for card in latest.drawn] == ["c26", "c04"]  # PO-2.3
    assert len(at.table.recent) == 1
    at.tell("bo resign; bo rematch")
    assert at.table.latest is None
    assert len(AtTable(f"{TWO}; ada lay A1; ada lay B1", **SKIRMISH).table.recent) == 3  # all, with the start


def test_the_last_fifty_lines_are_kept() -> None:
    """In order."""
    at = AtTable("me open")
    for number in range(55):
        at.tell(f"ada say line {number}")
    assert [said.text for said in at.table.sayings] == [f"line {number}" for number in range(5, 55)]


# Commands that come again


def test_a_command_that_comes_again_is_known() -> None:
    """By its person and id, to the number of its first event; another's same id is another command."""
    at = AtTable(f"{TWO}; ada play put c21 id=m; bo play put c44 id=m; bo resign id=r")
    assert [at.table.done_before(who, key) for who, key in (("ada", "m"), ("bo", "m"), ("bo", "r"))] == [
        4,
        5,
        6,
    ]
    assert at.table.done_before("ada", "r") is None
    assert at.table.done_before("cleo", "m") is None


def test_a_refused_command_is_not_known() -> None:
    """It was not carried out, so it can be."""
    at = AtTable(TWO)
    assert at.refusal("ada play put c44 id=m").key == "move-unknown"
    assert at.table.done_before("ada", "m") is None
    at.tell("ada play put c21 id=m")
    assert at.table.done_before("ada", "m") == 4


def test_the_last_256_commands_are_known() -> None:
    """A client that asks again does so soon."""
    at = AtTable("me open: ada say hello id=first; 255 times ada say hello")
    assert at.table.done_before("ada", "first") == 1
    at.tell("ada say hello")
    assert at.table.done_before("ada", "first") is None
    assert at.table.done_before("ada", at.id) == 257


# Events make the table


def test_events_follow_each_other() -> None:
    """Without a gap, and none twice."""
    at = AtTable("me open: ada ready")
    for number in (0, 1, 3):
        with pytest.raises(ValueError, match="cannot follow 1"):
            at.table.apply(Happened(number, NOON, "closed", None, None, None, {}))
    at.table.apply(Happened(2, NOON, "closed", None, None, None, {}))
    assert at.table.status == "closed"


def everything(table: Table) -> dict[str, Any]:
    """All that is in a table, in a form that can be compared."""
    parts = {name: value for name, value in vars(table).items() if name not in ("header", "before", "recent")}
    if table.clock is not None:
        parts["clock"] = vars(table.clock)
    if table.match is not None:
        match = table.match
        parts["match"] = (match.played, match.state.tobytes(), match._befores, match.setup, match.drawn)
    if table.turns is not None:
        parts["turns"] = table.turns._turn
    parts["recent"] = [(one.event, one.previous, str(one.before), one.drawn, one.now) for one in table.recent]
    return parts


STORIES: list[tuple[str, str, Mapping[str, Any]]] = [
    *((row.after, row.ask, row.opened) for row in test_commands.ROWS),
    *((row.after, "", row.opened) for row in test_refusals.ROWS),
    *((row.after, "", row.opened) for row in ROWS),
]


def test_a_table_read_from_its_events_is_the_same() -> None:
    """After every story of these files: another process, or the next day, shows and does the same."""
    kinds = set()
    for after, ask, opened in STORIES:
        at = AtTable(after, **opened)
        at.tell(ask)
        again = at.read_again()
        assert again.header == at.table.header, after
        assert everything(again) == everything(at.table), after
        before = at.pictures()
        at.table = again
        assert at.pictures() == before, after
        kinds |= {event.kind for event in at.happened}
    assert kinds == {*get_args(EventKind)} - {"missed"}  # of which `test_live_table.py` tells
