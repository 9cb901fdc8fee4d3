"""Reviews of games that are over: asked for, made, kept; and tables that go on from there with another pile."""

import asyncio
import json
from typing import Any

import pytest

from ludotheque.engine.records import Replay, parse_record
from ludotheque.games import registry
from tests.bots.test_review import BLUNDER
from tests.recorded import RECORDS, document
from tests.server.client import Client, visiting
from tests.server.inside import Inside
from tests.server.test_protocol import check

PATIENCE = 120.0  # seconds: the first one compiles the search
QUICK = 32  # simulations


async def blundered(client: Client) -> str:
    """A table at which the game with the blunder has been played to its end."""
    start = {"record": BLUNDER, "moves": 4}
    seats = [{"kind": "me", "name": name} for name in BLUNDER["players"]]
    table = await client.open_table(*seats, start=start)
    await client.watch(table)
    await client.do("ready", table)
    await client.until(table, lambda shown: shown["status"] == "playing")
    await client.do("play", table, move="crew -")
    await client.until(table, lambda shown: shown["status"] == "finished")
    return table


async def ask(client: Client, table: str, number: int = 1, **query: Any) -> Any:
    """How far the review is."""
    path = f"/api/v1/tables/{table}/games/{number}/review"
    return await client.http.post(path, headers=client.headers, params={"simulations": QUICK, **query})


async def made(client: Client, table: str, **query: Any) -> dict[str, Any]:
    """The review, once it is made; on the way there it only grows."""
    done = 0
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await ask(client, table, **query)
            assert answer.status_code == 200, answer.text
            shown: dict[str, Any] = answer.json()
            check("ReviewShown", shown)
            assert done <= shown["done"] <= shown["total"]
            done = shown["done"]
            if "review" in shown:
                review: dict[str, Any] = shown["review"]
                return review
            await asyncio.sleep(0.02)


def test_a_finished_game_is_reviewed_in_words(inside: Inside) -> None:
    """The blunder is named, in the language asked for; who asks again gets the same at once."""

    async def scenario() -> None:
        async with visiting(inside.url) as visit:
            ada = await visit("Ada")
            table = await blundered(ada)
            review = await made(ada, table)
            assert (review["game"], review["players"], review["finished"]) == ("seismic", ["Ada", "Bo"], True)
            assert review["simulations"] == QUICK
            (moment,) = review["moments"]
            assert (moment["moves"], moment["seat"], moment["chance"], moment["best"]) == (4, 0, 0.5, 1.0)
            assert moment["why"] == ["It closes a section of Ada for 8 points."]
            assert [point["chances"] for point in review["points"]][-1] == [0.5, 0.5]
            assert (await ask(ada, table)).json()["review"] == review
            french = (await ask(ada, table, lang="fr")).json()["review"]
            assert french["points"] == review["points"]
            assert french["moments"][0]["why"][0].startswith("Il ferme une section de Ada")

    asyncio.run(scenario())
