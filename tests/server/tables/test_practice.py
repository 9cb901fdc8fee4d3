"""Moves that are taken back for practice, past draws, where nobody plays but the host and bots."""

import asyncio
import json
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.contract import Game, Move, View
from ludotheque.engine.records import parse_record
from ludotheque.engine.words import Refused
from ludotheque.server.tables.thinkers import Thinkers
from tests.bots.test_review import BLUNDER
from tests.server.at_table import PLAIN, SKIRMISH, SMALL, AtTable, pocket_record, told
from tests.server.client import Client, visiting
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.support.pocket import find
from tests.support.pocket.test_pocket import cards_in

ALONE = "me bot:uniform: ada ready"
PRACTICE: dict[str, Any] = {"practice": True}
UNIFORM = {"kind": "bot", "bot": "uniform"}
PATIENCE = 60.0  # seconds, for what hangs
ONE_ROUND: dict[str, Any] = {"options": {"rounds": 1}}


# What is taken back


@pytest.mark.parametrize(
    ("story", "times"),
    [
        ("ada play put c21", 1),
        ("ada play put c21; bot 1 play put c44", 1),
        ("ada play put c21; bot 1 play put c44; ada play put c29; bot 1 play put c45", 2),
        ("ada play put c21; bot 1 play put c44; ada play put c29", 2),
    ],
)
def test_again_and_again_to_the_start(story: str, times: int) -> None:
    """Everybody is shown what they were shown then."""
    at = AtTable(ALONE, **PRACTICE)
    first = [_position(at, who) for who in ("ada", "bo")]
    at.tell(story)
    at.tell("; ".join(["ada propose takeback"] * times))
    assert [_position(at, who) for who in ("ada", "bo")] == first
    assert at.refusal("ada propose takeback").key == "undo-nothing"


def _position(at: AtTable, who: str) -> dict[str, Any]:
    shown = at.shown(who)
    return {key: shown.get(key) for key in ("view", "legal", "moves", "to_move", "can", "seen_by")}


def test_step_by_step_within_a_turn_then_turn_by_turn() -> None:
    """First the crew goes, then its tile; once a bot has played, the turn as a whole."""
    at = AtTable("me bot:uniform: ada ready", **SMALL, **PRACTICE)
    _let_bot_play(at)
    start = _position(at, "ada")
    at.tell("ada play")
    placed = _position(at, "ada")
    at.tell("ada play")
    _let_bot_play(at)
    at.tell("ada propose takeback")
    assert _position(at, "ada")["view"] == start["view"]
    at.tell("ada play")
    assert _position(at, "ada")["view"] == placed["view"], "the same tiles"
    at.tell("ada play; ada propose takeback")
    assert _position(at, "ada")["view"] == placed["view"]
    at.tell("ada propose takeback")
    assert _position(at, "ada")["view"] == start["view"]


def _let_bot_play(at: AtTable) -> None:
    while 1 in at.table.to_move:
        at.tell("bot 1 play")


def test_what_was_drawn_is_drawn_again() -> None:
    """Nobody can fish for better cards: the sealed pile stays as it was dealt."""
    at = AtTable(f"{ALONE}; ada play put c21; bot 1 play put c44", **PRACTICE)
    hand = at.shown("ada")["view"]["hand"]
    at.tell("ada propose takeback")
    assert at.shown("ada")["view"]["hand"] != hand
    at.tell("ada play put c47; bot 1 play put c20")
    assert set(at.shown("ada")["view"]["hand"]) - {"c21", "c29"} == set(hand) - {"c29", "c47"}


def test_nothing_hidden_is_told_by_a_takeback() -> None:
    """What the bot held, and what is still to come, stays unknown to who takes back and to who watches."""
    at = AtTable(ALONE, **PRACTICE)
    known = cards_in(at.shown("ada"))
    at.tell("ada play put c21; bot 1 play put c44")
    known |= cards_in(at.shown("ada"))
    assert {"c21", "c44"} < known, "both were revealed, and she has drawn"
    at.tell("ada propose takeback")
    assert cards_in(at.shown("ada")) == {"c21", "c29", "c47"} < known
    assert cards_in(at.shown("bo")) == set()
    assert cards_in([event.body for event in at.happened[-1:]]) == set()


def test_no_further_than_the_position_that_was_given() -> None:
    """A game that goes on from a position goes back to it."""
    at = AtTable(ALONE, start={"record": pocket_record(), "moves": 1}, **PRACTICE)
    assert at.refusal("ada propose takeback").key == "undo-nothing"


# Who may, and until when


def test_it_ends_when_another_sits_down() -> None:
    """And the next game is none of practice."""
    at = AtTable("me bot:uniform: ada leave", **PRACTICE)
    assert at.shown("bo")["practice"] is True
    at.tell("bo sit")
    assert at.table.status == "playing"
    assert "practice" not in at.shown("bo")
    assert "practice:on" not in at.shown("ada")["can"]


def test_bots_among_themselves_do_not_practise() -> None:
    """The host has allowed it, and left the seat to a bot before the game began."""
    at = AtTable("me bot:uniform: ada leave; ada replace 0", **PRACTICE)
    assert at.table.status == "playing"
    for table in (at.table, at.read_again()):
        assert (table.practice, table.is_practice) == (False, False)
    assert "practice" not in at.shown("ada")


def test_a_game_stays_marked() -> None:
    """Also if it was allowed late; the next game is marked anew, and counts anew."""
    at = AtTable(f"{ALONE}; ada play put c21; ada practice on; ada propose takeback", **ONE_ROUND)
    assert (at.shown("ada")["practice"], at.table.takebacks) == (True, 1)
    at.tell("ada play put c21; bot 1 play put c44")
    meta = at.record()["meta"]
    assert (meta["practice"], meta["takebacks"]) == (True, 1)
    at.tell("ada rematch; ada practice off")
    assert "practice" not in at.shown("ada")
    at.tell("ada ready")
    assert ("practice" in at.shown("ada"), at.table.takebacks) == (False, 0)


def test_a_record_says_so_and_holds() -> None:
    """It replays, its sealed deal can be verified, and no rating counts it."""
    at = AtTable(f"{ALONE}; ada play put c21; bot 1 play put c44; ada propose takeback", **PRACTICE)
    at.tell("ada play put c47; bot 1 play put c44; ada resign")
    record = at.record()
    assert record["moves"] == ["put c47", "put c44"]
    assert not parse_record(json.dumps(record).encode(), find).is_rated
    other = AtTable(f"{ALONE}; ada resign").record()
    assert "practice" not in other["meta"]
    assert parse_record(json.dumps(other).encode(), find).is_rated


@pytest.mark.parametrize(
    ("seats", "key", "opened"),
    [
        ("me open", "practice-others", PLAIN),
        ("bot bot", "practice-others", PLAIN),
        ("me bot", "practice-timed", SKIRMISH),
        ("me bot", "practice-clock", {"clock": {"kind": "days", "days": 1}}),
    ],
)
def test_where_it_cannot_be(seats: str, key: str, opened: Mapping[str, Any]) -> None:
    """A table is not opened so."""
    with pytest.raises(Refused) as caught:
        AtTable(seats, **PRACTICE, **opened)
    assert caught.value.key == key


def test_a_table_is_read_again_as_it_was() -> None:
    """From its row and its events, in another process."""
    at = AtTable(f"{ALONE}; ada play put c21; bot 1 play put c44; ada propose takeback", **PRACTICE)
    again = at.read_again()
    assert (again.practice, again.is_practice, again.takebacks) == (True, True, 1)
    assert again.match is not None
    assert at.table.match is not None
    assert again.match.state.tobytes() == at.table.match.state.tobytes()
    assert told(at.happened).endswith("took-back 0 ada count=2")


# Over the wire


async def practising(visit: Any) -> tuple[Client, Client, str]:
    """Ada against a bot that answers at once, and Bo, who watches."""
    ada, bo = await visit("Ada"), await visit("Bo")
    table = await ada.open_table("me", UNIFORM, options={"table": "small"}, practice=True)
    for client in (ada, bo):
        await client.watch(table)
    await ada.do("ready", table)
    await ada.until(table, lambda shown: shown.get("legal"))
    return ada, bo, table


async def take_turn(ada: Client, table: str, which: int) -> dict[str, Any]:
    """A whole turn, a tile and its crew if it may have one, and the bot's answer: what is shown then."""
    since = len(ada.events(table))

    def is_answered() -> bool:
        return any(event["kind"] == "moved" and event["seat"] == 1 for event in ada.events(table)[since:])

    while not is_answered() and ada.shown[table]["to_move"] == [0]:
        number = await ada.do("play", table, move=ada.shown[table]["legal"][which])
        await ada.reach(table, number)
    return await ada.until(table, lambda shown: is_answered() and shown.get("legal"))


def draws(ada: Client, table: str) -> list[str]:
    """What was drawn there, one by one: a quake ends a draw where somebody must choose what it hits."""
    return [drawn for event in ada.events(table) for drawn in event.get("drawn") or ()]


async def test_past_a_draw_and_what_a_bot_has_played(url: str) -> None:
    """The view is the one from before; the same tiles come again; who watches sees it, and it is told."""
    async with visiting(url) as visit:
        ada, bo, table = await practising(visit)
        before, begun = ada.shown[table], len(draws(ada, table))  # the bot may have had the first turn
        after = await take_turn(ada, table, 0)
        assert after["undo"]
        number = await ada.do("propose", table, what="takeback")
        back = await ada.reach(table, number)
        assert (back["view"], back["legal"]) == (before["view"], before["legal"])
        assert (await bo.reach(table, number))["view"] == before["view"]
        assert ada.events(table)[-1]["kind"] == "took-back"
        story = (await ada.get(f"/tables/{table}/told", after=number - 1)).json()["story"]
        assert "Ada takes back the last" in story[-1]["lines"][0]["text"]
        gone = draws(ada, table)
        await take_turn(ada, table, -1)
        first, again = gone[begun:], draws(ada, table)[len(gone) :]
        both = min(len(first), len(again))
        assert both
        assert again[:both] == first[:both]


async def test_a_bot_s_answer_to_what_was_taken_back_is_dropped(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was thinking; the crew that it answers is gone, and another one stands there."""
    asked: list[list[str]] = []  # the moves that the bot could choose from, each time
    is_asked, may_answer = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slowly(
        self: Thinkers, bot: str, game: Game, seed: str, view: View, legal: list[Move], seconds: float
    ) -> Move:
        asked.append([game.move_text(view.box, move) for move in legal])
        if len(asked) > 1:
            return legal[-1]
        loop.call_soon_threadsafe(is_asked.set)
        may_answer.wait(PATIENCE)
        return legal[0]

    async def play(which: int) -> None:
        number = await ada.do("play", table, move=ada.shown[table]["legal"][which])
        await ada.reach(table, number)

    monkeypatch.setattr(Thinkers, "_think", slowly)
    async with visiting(url) as visit, asyncio.timeout(PATIENCE):
        ada = await visit("Ada")
        table = await ada.open_table("me", UNIFORM, practice=True, start={"record": BLUNDER, "moves": 0})
        await ada.watch(table)
        await ada.do("ready", table)
        await ada.until(table, lambda shown: shown.get("legal"))
        await play(0)
        assert len(ada.shown[table]["legal"]) > 1
        await play(0)
        await is_asked.wait()
        await ada.reach(table, await ada.do("propose", table, what="takeback"))
        await play(-1)
        assert ada.shown[table]["moves"] == 2
        assert len(asked) == 1
        may_answer.set()
        await ada.until(table, lambda shown: shown["moves"] > 2)
        answer = next(event["move"] for event in ada.events(table) if event.get("seat") == 1)
        assert asked[0][0] in asked[1], "nothing but the takeback says that it is void"
        assert answer == asked[1][-1] != asked[0][0]


async def test_lists_say_so_as_soon_as_it_is_so(url: str) -> None:
    """Also of a game that is on."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", UNIFORM, game="pocket")
        await ada.watch(table)
        await ada.do("ready", table)
        for is_practice in (False, True):
            for path in ("/me/games", f"/tables/{table}/games"):
                assert (await ada.get(path)).json()["games"][0]["practice"] is is_practice
            if not is_practice:
                await ada.do("practice", table, on=True)


async def test_lists_say_so(url: str) -> None:
    """The games of a person, and those of a table."""
    async with visiting(url) as visit:
        ada, _, table = await practising(visit)
        await ada.do("resign", table)
        for path in ("/me/games", f"/tables/{table}/games"):
            assert (await ada.get(path)).json()["games"][0]["practice"] is True
        meta = (await ada.get(f"/tables/{table}/games/1/record")).json()["meta"]
        assert (meta["practice"], meta["takebacks"]) == (True, 0)


async def test_a_restart_keeps_what_was_taken_back(tmp_path: Path) -> None:
    """The events are stored: another house makes the same table of them, and goes further back."""

    async def begin(inside: Inside) -> tuple[str, str, list[dict[str, Any]]]:
        async with visiting(inside.url) as visit:
            ada, _, table = await practising(visit)
            first = ada.shown[table]
            second = await take_turn(ada, table, 0)
            await take_turn(ada, table, 0)
            number = await ada.do("propose", table, what="takeback")
            assert (await ada.reach(table, number))["view"] == second["view"]
            return table, ada.token, [first, second]

    async def go_on(inside: Inside, table: str, token: str, known: list[dict[str, Any]]) -> None:
        async with visiting(inside.url) as visit:
            ada = await visit("Somebody", dial=False)
            ada.token = token
            await ada.dial()
            assert (await ada.watch(table))["view"] == known[1]["view"]
            number = await ada.do("propose", table, what="takeback")
            assert (await ada.reach(table, number))["view"] == known[0]["view"]

    with Inside(tmp_path, find, **FREE) as inside:
        table, token, known = await begin(inside)
    with Inside(tmp_path, find, **FREE) as inside:
        await go_on(inside, table, token, known)
