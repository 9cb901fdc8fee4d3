"""Makes a database of today's revision as SQL: python -m tests.server.old.make > tests/server/old/0007.sql

Run it once for each revision, when that is the newest, and never again: a file made later would not be old.
"""

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.api.test_review import made
from tests.server.classroom.test_classroom import school
from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.inside import Inside
from tests.support.recorded import document, recorded


async def fill(url: str) -> list[Client]:
    """Two people; games on, over with a review, broken off, given, timed; a public table."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo <b>")
        on = await sit_down(
            ada, bo, options={"table": "small", "variants": ["dilemma"]}, setup={"heights": [1.62, 2]}
        )
        await play_on(on, ada, bo, moves=21)
        await ada.do("say", on, text="Tomorrow?")
        await bo.do("say", on, phrase="thanks")
        over = await sit_down(bo, ada, options={"table": "small"}, clock={"kind": "days", "days": 3})
        await play_on(over, ada, bo)
        await ada.until(over, lambda shown: shown["status"] == "finished")
        await made(ada, over, simulations=1)
        await ada.do("rematch", over)
        broken = await sit_down(ada, bo)
        await bo.do("resign", broken)
        (path,) = (path for path in recorded("seismic") if path.stem == "plain")
        given = await sit_down(ada, bo, start={"record": document(path), "moves": 40})
        await play_on(given, ada, bo, moves=4)
        small = {"board": "skirmish"}
        live = await sit_down(
            ada, bo, game="situation-4", options=small, pace={"kind": "live", "rest": [0, 7]}
        )
        slow = await sit_down(ada, bo, game="situation-4", options=small, pace={"kind": "slow"})
        await play_on(slow, ada, bo, moves=4)
        tray = (await bo.get(f"/tables/{live}/tray")).json()
        print(f"-- piece {tray['pieces'][0]['piece']}")
        bot = {"kind": "bot", "bot": "uniform"}
        clock = {"kind": "bank", "seconds": 600, "increment": 5}
        await ada.open_table("me", "open", bot, public=True, clock=clock)
        await ada.post("/me/link")
        tables = {"on": on, "over": over, "broken": broken, "given": given, "live": live, "slow": slow}
        for name, table in tables.items():
            print(f"-- {name} {table}")
        return [ada, bo]


async def teach(inside: Inside) -> None:
    """A lesson: two children play, one waits, and all is paused."""
    async with school(inside) as (teacher, let_in):
        children = [await let_in(name) for name in ("Cy", "Di")]
        await teacher.order("POST", "/begin", {"size": 2})
        await teacher.order("POST", "/pause", {"on": True})
        children.append(await let_in("Ed"))
        print(f"-- teacher {teacher.token}")
        print(f"-- code {(await teacher.board())['code']}")
        for child in children:
            print(f"-- {child.name.lower()} {child.token}")


def main() -> None:
    """Print the SQL, and before it what a test has to know: tokens and tables."""
    folder = Path(tempfile.mkdtemp())
    with Inside(folder, limit_requests=0, limit_messages=0) as inside:
        for name, client in zip(("ada", "bo"), asyncio.run(fill(inside.url)), strict=True):
            print(f"-- {name} {client.token}")
    with Inside(folder, limit_requests=0, limit_messages=0, classroom="seismic") as inside:
        asyncio.run(teach(inside))
    with sqlite3.connect(folder / "house.db") as database:
        sys.stdout.write("\n".join(database.iterdump()) + "\n")


if __name__ == "__main__":
    main()
