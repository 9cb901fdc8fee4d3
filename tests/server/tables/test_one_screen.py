"""Several people at one screen, where seats have secrets: each is shown their own; the story is for all."""

import json
import re
from typing import Any

from ludotheque.engine.patches import patched
from ludotheque.games import registry
from tests.server.client import Client, visiting
from tests.server.inside import Inside
from tests.support.recorded import RECORDS

QUAKE = "beat-the-quake"
RECORDED = RECORDS / QUAKE / "fatal.json"
BO, BOT = {"kind": "me", "name": "Bo"}, {"kind": "bot", "bot": "uniform"}


def quiet(legal: list[str]) -> str:
    """A move that shows nothing, where there is one."""
    return next((move for move in legal if move in ("keep", "stop")), legal[0])


async def play_quietly(client: Client, table: str, most: int = 24) -> None:
    """Play so many moves of the client's seats, or until the game is over."""
    for _ in range(most):
        shown = await client.until(table, lambda shown: bool(shown.get("legal")) or "result" in shown)
        if "result" in shown:
            return
        await client.do("play", table, move=quiet(shown["legal"]))


def states_of(client: Client, table: str) -> list[dict[str, Any]]:
    """Everything that was shown, event by event."""
    found = [message["shown"] for message in client.heard if message["type"] == "whole"][:1]
    for event in client.events(table):
        found.append(patched(found[-1], event["changes"]))
    return found


async def test_who_is_waited_for_is_shown_and_nobody_between(inside: Inside) -> None:
    """Of two seats the one that is to move; while a bot moves, neither: the device may be in either hand."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada", kind="person")
        table = await ada.open_table("me", BO, BOT, game=QUAKE)
        await ada.watch(table)
        await ada.do("ready", table)
        await play_quietly(ada, table)
        states = [one for one in states_of(ada, table) if one["status"] == "playing"]
        assert all(one["hidden"] for one in states)
        assert {one["seen_by"] for one in states} == {-1, 0, 1}
        for one in states:
            if one["seen_by"] == -1:
                assert one["to_move"] in ([2], [])  # none: the game has come to its end
                assert not {"hand", "my_points", "my_damage", "drawn"} & set(one["view"])
            else:
                assert one["to_move"] == [one["seen_by"]]
                assert len(one["view"]["hand"]) == one["view"]["hand_sizes"][one["seen_by"]]


async def test_the_story_is_what_all_may_know(inside: Inside) -> None:
    """People at one screen read it together: no drawn card is named. Alone at a screen, one's own is."""
    async with visiting(inside.url) as visit:
        for others, is_named in (((BO, BOT), False), ((BOT, BOT), True)):
            ada = await visit("Ada", kind="person")
            table = await ada.open_table("me", *others, game=QUAKE)
            await ada.watch(table)
            await ada.do("ready", table)
            await play_quietly(ada, table, most=4)
            told = (await ada.get(f"/tables/{table}/told")).json()
            story = "\n".join(line["text"] for event in told["story"] for line in event["lines"])
            assert bool(re.search(r"draws \w[\w -]* \(protection", story)) is is_named, story


async def test_an_open_game_is_shown_as_ever(inside: Inside) -> None:
    """Nothing is hidden in Seismic: one of the seats looks, and nobody has to pass anything."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada", kind="person")
        table = await ada.open_table("me", BO, BOT)
        await ada.watch(table)
        await ada.do("ready", table)
        shown = await ada.until(table, lambda shown: shown["status"] == "playing")
        assert shown["hidden"] is False
        assert shown["seen_by"] in (0, 1)


async def test_a_replay_hides_nothing_unless_a_seat_looks(inside: Inside) -> None:
    """Every hand at every move, as the seats themselves were shown it; from one seat, its own alone."""
    record = json.loads(RECORDED.read_text(encoding="utf-8"))
    assert record["game"] == registry.find(QUAKE).name
    async with visiting(inside.url) as visit:
        ada = await visit("Ada", kind="person")
        whole = await views_of(ada, {"record": record})
        own = [await views_of(ada, {"record": record, "seat": seat}) for seat in range(3)]
        for place, view in enumerate(whole):
            assert view["hands"] == [views[place]["hand"] for views in own]
            assert "hand" not in view
        assert all("hands" not in view for views in own for view in views[:-1])


async def views_of(client: Client, body: Any) -> list[dict[str, Any]]:
    """The view before the first move and after each."""
    replay = (await client.post("/replays", body)).json()
    found = [replay["view"]]
    for step in replay["steps"]:
        found.append(patched(found[-1], step["changes"]))
    return found
