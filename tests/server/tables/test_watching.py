"""Bots among themselves, with people looking on; and bots that go on with what they have thought."""

from itertools import pairwise
from typing import Any

import pytest

from ludotheque.bots import lineup
from ludotheque.bots.titles import named_in, own_title, title
from ludotheque.engine.contract import Milliseconds, Move, Setup, View
from ludotheque.engine.match import Match
from ludotheque.games import registry
from ludotheque.server.metrics import Metrics
from ludotheque.server.tables.thinkers import MOST_KEPT, Thinkers, number_of
from tests.server.client import sit_down, visiting
from tests.server.inside import Inside

GAME = registry.find("seismic")
SMALL = {"table": "small"}
UNIFORM, GREEDY = {"kind": "bot", "bot": "uniform"}, {"kind": "bot", "bot": "greedy"}
PAUSE = 300  # milliseconds


async def test_people_can_follow_bots(inside: Inside) -> None:
    """So long from move to move as the host asked for; the host lets them wait and go on, and nobody else."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await ada.open_table(UNIFORM, GREEDY, options=SMALL, pause=PAUSE)
        for client in (ada, bo):
            await client.watch(table)
        await ada.do("ready", table)
        await bo.until(table, lambda shown: shown["moves"] >= 4)
        moved = [event["at"] for event in bo.events(table) if event["kind"] == "moved"]
        assert all(later - before >= PAUSE for before, later in pairwise(moved))
        assert (await bo.ask("propose", table, what="pause"))["key"] == "not-seated"
        number = await ada.do("propose", table, what="pause")
        shown = await bo.reach(table, number)
        assert shown["status"] == "paused"
        assert (await bo.ask("resume", table))["key"] == "not-seated"
        await inside.rest(table)
        assert bo.number[table] == number
        await ada.do("resume", table)
        await bo.until(table, lambda now: now["moves"] > shown["moves"])
        told = (await bo.get(f"/tables/{table}/told", after=number - 1)).json()["story"]
        lines = [line["text"] for one in told for line in one["lines"]]
        assert lines[:2] == ["The game is paused.", "The game goes on."]


async def test_bots_are_let_play_step_by_step(inside: Inside) -> None:
    """One move for each step, at once, and the game stays paused; for the host, and not at a live table."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await ada.open_table(UNIFORM, GREEDY, options=SMALL, pause=5_000)
        for client in (ada, bo):
            await client.watch(table)
        await ada.do("ready", table)
        assert (await ada.ask("step", table))["key"] == "table-not-paused"
        await ada.do("propose", table, what="pause")
        for moves in (1, 2, 3):
            assert (await bo.ask("step", table))["key"] == "step-not-yours"
            number = await ada.do("step", table)
            shown = await bo.until(table, lambda shown, moves=moves: shown["moves"] == moves)
            assert shown["status"] == "paused"
        await inside.rest(table)
        assert bo.shown[table]["moves"] == 3
        told = (await bo.get(f"/tables/{table}/told", after=number - 1)).json()["story"]
        assert len(told) == 1  # the move, and no word of the step
        mixed = await ada.open_table("me", GREEDY, options=SMALL)
        assert (await ada.ask("step", mixed))["key"] == "step-not-yours"
        small = {"board": "skirmish"}
        bots = [{"kind": "bot", "level": level} for level in (1, 2)]
        live = await ada.open_table(*bots, game="situation-4", options=small)
        assert (await ada.ask("step", live))["key"] == "step-live"
        slow = await ada.open_table(*bots, game="situation-4", options=small, pace={"kind": "slow"})
        await ada.watch(slow)
        await ada.do("ready", slow)
        await ada.do("propose", slow, what="pause")
        before = ada.shown[slow]["moves"]
        await ada.do("step", slow)
        await ada.until(slow, lambda shown: shown["moves"] == before + 1)


async def test_lists_say_which_bots_played(url: str) -> None:
    """So that each reads their names in their own language."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", GREEDY, options=SMALL)
        await ada.watch(table)
        await ada.do("ready", table)
        await ada.until(table, lambda shown: shown["status"] == "playing")
        await ada.do("resign", table)
        await ada.until(table, lambda shown: shown["status"] == "finished")
        for path in ("/me/games", f"/tables/{table}/games"):
            (game,) = (await ada.get(path)).json()["games"]
            assert (game["players"], game["bots"]) == (["Ada", "Greedy"], [None, "greedy"])


async def test_bots_rest_only_among_themselves(url: str) -> None:
    """Where somebody plays, nobody waits for the sake of who watches; a table of bots comes to its end."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", GREEDY, options=SMALL, pause=5_000)
        await ada.watch(table)
        await ada.do("ready", table)
        for _ in range(6):
            shown = await ada.until(table, lambda shown: shown.get("legal"))
            await ada.do("play", table, move=shown["legal"][0])
        assert ada.shown[table]["moves"] >= 6
        among = await ada.open_table(UNIFORM, GREEDY, options=SMALL)
        await ada.watch(among)
        await ada.do("ready", among)
        shown = await ada.until(among, lambda shown: shown["status"] == "finished")
        assert shown["result"]["why"] == "rules"
        record = (await ada.get(f"/tables/{among}/games/1/record")).json()
        assert record["meta"]["bots"] == ["uniform", "greedy"]


async def test_the_usual_bot_takes_over(inside: Inside) -> None:
    """From who has left, unless another is named; it is called by its level in every language."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, options=SMALL, grace=0)
        await bo.do("leave", table)
        number = await ada.do("replace", table, seat=1)
        shown = await ada.reach(table, number)
        usual = lineup.usual(GAME)
        assert (shown["seats"][1]["bot"], shown["seats"][1]["name"]) == (usual, "Bo")
        for language in ("en", "fr"):
            told = await ada.get(f"/tables/{table}/told", after=number - 1, lang=language)
            assert title(usual, language) in told.json()["story"][0]["lines"][0]["text"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_bot_of_the_house_has_a_name(language: str) -> None:
    """And several of one level are told apart; who was given a name of their own keeps it."""
    for name in registry.NAMES:
        game = registry.find(name)
        names = [title(bot, language) for bot in lineup.names(game)]
        assert len(set(names)) == len(names)
    second = own_title("level-3", ["playmate", None])
    assert second == "Playmate 2"
    assert named_in(second, "level-3", language) == f"{title('level-3', language)} 2"
    assert named_in("Hal", "level-3", language) == "Hal"
    assert title("deep-blue", language) == "Deep-blue"


class Patient:
    """Counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move | None:
        """As many moves into the list as it has thought before."""
        self.asked += 1
        return legal[self.asked - 1]

    def pace(self, view: View, move: Move | None) -> Milliseconds:
        """No hands."""
        return Milliseconds(0)


async def test_a_bot_goes_on_with_its_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one turn it is the same one; those longest unused are forgotten, and begin anew."""
    ours = {number_of(f"turn {number}") for number in range(1, MOST_KEPT + 2)}
    made: list[int] = []  # a house of another test may still be trying its bots, with seeds of its own

    def find(name: str, game: Any, seed: int, by_turns: bool) -> Patient:
        if seed in ours:
            made.append(seed)
        return Patient()

    monkeypatch.setattr(lineup, "find", find)
    options = GAME.options({})
    match = Match(GAME, options, 2, Setup(*GAME.deal(options, 2, "kept")))
    seat = match.to_move()[0]
    view, legal = match.view(seat), match.legal(seat)
    thinkers = Thinkers(1, 0.1, Metrics())

    async def decide(seed: str) -> Any:
        return await thinkers.decide("level-8", GAME, seed, view, legal)

    assert [await decide("turn 1") for _ in range(3)] == legal[:3]
    assert len(made) == 1
    for number in range(MOST_KEPT):
        assert await decide(f"turn {number + 2}") == legal[0]
    assert len(made) == 1 + MOST_KEPT
    assert await decide(f"turn {MOST_KEPT + 1}") == legal[1]
    assert await decide("turn 1") == legal[0]
    thinkers.close()


async def test_a_bot_is_told_whether_turns_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """In slow war, where it is asked for a move alone: its level has no use for quick hands there."""
    asked: list[dict[str, Any]] = []
    find = lineup.find

    def noted(*given: Any, **named: Any) -> lineup.Bot:
        if given[2] == number_of("turn 1"):  # and no bot that a house tries
            asked.append(named)
        return find(*given, **named)

    monkeypatch.setattr(lineup, "find", noted)
    game = registry.find("situation-4")
    options = game.options({})
    match = Match(game, options, 2, Setup(*game.deal(options, 2, "turns")))
    seat = match.to_move()[0]
    sees = match.view(seat), match.legal(seat)
    thinkers = Thinkers(1, 0.1, Metrics())
    assert await thinkers.decide("level-1", game, "turn 1", *sees) is not None
    assert (await thinkers.plan("level-1", game, "turn 1", *sees))[0] is not None
    thinkers.close()
    assert asked == [{"by_turns": True}, {}]
