"""Situation 4 played live: how soon the other side sees a piece, with many games in one process.

The load client finds pieces as a quick program would: by their outlines, which our package can draw.
"""

import asyncio
import json
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import uvloop

from ludotheque.games.registry import find
from ludotheque.games.situation_4.components.cut import local_outline
from measure import REPEATS, machine
from server.compare import WARM_UP, running, take_cores
from server.houses import HOST, Ludotheque, Seismic
from server.load import Load

TABLES = 50
SECONDS = 20.0
BOARD = "classic"


@cache
def places() -> dict[str, str]:
    """The location of each piece, by its outline."""
    board = find("situation-4").options({"board": BOARD}).board
    return {local_outline(board, location, 0): location for location in board.locations}


class Battle(Seismic):
    """Two people lay pieces in turns of the load client's, each as soon as it may be: game after game."""

    def __init__(self, load: Load, house: Ludotheque, number: int) -> None:
        super().__init__(load, house, number)
        self.tokens: list[str] = []
        self.pieces: list[dict[str, str]] = [{}, {}]  # by location
        self.is_sorted = False  # both trays of this game were looked at

    async def join(self) -> None:
        """Each side is a person of its own."""
        self.tokens = [await self.house.enter(f"side {side}") for side in range(2)]
        body = {
            "game": "situation-4",
            "options": {"board": BOARD},
            "seats": [{"kind": "me"}, {"kind": "open"}],
        }
        opened = await self.house.post("/api/v1/tables", body, self.tokens[0])
        self.id = str(opened["table"])
        for token in self.tokens:
            await self.take_part(token)
        self.command(0, "ready")
        self.command(1, "sit")
        await self.started
        await self.sort()

    async def sort(self) -> None:
        """Look at both trays."""
        self.is_sorted = False
        for side, token in enumerate(self.tokens):
            path = f"/api/v1/tables/{self.id}/tray"
            tray = await asyncio.to_thread(self.house.ask, path, "", token, "GET")
            self.pieces[side] = {places()[one["outline"]]: one["piece"] for one in tray["pieces"]}
        self.is_sorted = True
        self.be_free()

    def play(self) -> None:
        """Any open location, now this side, now the other."""
        self.mover = 1 - self.mover
        for side in (self.mover, 1 - self.mover):
            lays = [move for move in self.legal[side] if move.startswith("lay ")]
            if lays:
                self.mover = side
                move = self.random.choice(lays)
                self.awaited = max(self.number) + 1
                self.command(side, "play", move=move, piece=self.pieces[side][move[4:]])
                return
        self.command(0, "resign")

    def begin(self) -> None:
        """A game has started; those after the first have their trays laid out anew."""
        if self.started.done():
            self.load.loop.create_task(self.sort())
        super().begin()

    def go_on(self) -> None:
        """Free when both sides have seen the last piece, and the game is on."""
        is_told = self.number[0] == self.number[1] and not self.awaited
        if self.is_sorted and is_told and not self.free and all(self.legal):
            self.be_free()


class LiveHouse(Ludotheque):
    """Ours, with live tables."""

    task = "Situation 4 live, each piece committed to SQLite"

    def table(self, load: Load, number: int) -> Battle:
        """Two people."""
        return Battle(load, self, number)


async def once(house: LiveHouse, core: int, seconds: float) -> dict[str, float]:
    """One start of the house: all tables, each with a piece a second."""
    async with running(house, core):
        load = Load()
        await load.open([house.table(load, number) for number in range(TABLES)])
        paced = await load.pace(WARM_UP, seconds)
        waits = sorted(load.waits)
        await load.close()
    return {
        "pieces_per_s": paced.moves_per_s,
        "p50_ms": paced.p50_ms,
        "p95_ms": 1000 * waits[int(0.95 * len(waits))],
        "p99_ms": paced.p99_ms,
        "load_cpu": paced.load_cpu,
    }


async def repeated(house: LiveHouse, seconds: float, repeats: int) -> Sequence[dict[str, float]]:
    """As often as asked."""
    cores = take_cores()
    return [await once(house, cores.server, seconds) for _ in range(repeats)]


def measure(program: Path, version: str, seconds: float = SECONDS, repeats: int = REPEATS) -> dict[str, Any]:
    """The figures, as a document."""
    began = time.time()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runs = runner.run(repeated(LiveHouse(program, version), seconds, repeats))
    figures = {name: [round(run[name], 3) for run in runs] for name in runs[0]}
    print(json.dumps(figures), f"{time.time() - began:.0f} s", f"on {HOST}", flush=True)
    return {
        "machine": {**machine(), "seconds": seconds, "repeats": repeats},
        "tables": TABLES,
        "figures": figures,
    }
