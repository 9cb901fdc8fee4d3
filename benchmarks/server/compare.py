"""Our server and boardgame.io's in one run on one machine: the server on one core, the load on another.

python benchmarks/run.py --only server
python benchmarks/run.py --only server --tables 50 --seconds 3 --repeats 1     a quick look
"""

import asyncio
import http.client
import os
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import uvloop
from measure import CommandError, amount, machine, without_folders
from server.houses import HOST, WORK, BoardgameIo, BotTable, House, Ludotheque
from server.load import Latency, Load

SIZES = (50, 200, 1000)  # tables
SECONDS = 10.0  # each figure, after the warm-up
WARM_UP = 3.0
FIRST_TABLES = 10  # come and gone before memory is read
SETTLE = 3.0  # before memory is read
START = 120.0  # the most seconds that a server may take to be ready
IDLE = 10_000  # tables, ours only
SPARE = 200  # descriptors that are no connections of tables
BOT_TABLES = 8
BOT_SIZE = 200  # paced tables beside them
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


class Cores(NamedTuple):
    """Which core runs what; the same one where there is only one."""

    server: int
    load: int


class Running(NamedTuple):
    """A server that runs."""

    house: House
    process: int

    def processes(self) -> list[int]:
        """Its own and all that it has started."""
        found = [self.process]
        for process in found:
            with suppress(OSError):
                for task in Path(f"/proc/{process}/task").iterdir():
                    found += map(int, (task / "children").read_text(encoding="utf-8").split())
        return found

    def memory(self) -> int:
        """Resident bytes."""
        pages = (Path(f"/proc/{process}/statm").read_text(encoding="utf-8") for process in self.processes())
        return sum(int(text.split()[1]) for text in pages) * PAGE

    def worked(self) -> float:
        """Seconds of processor time."""
        stats = (Path(f"/proc/{process}/stat").read_text(encoding="utf-8") for process in self.processes())
        return sum(sum(map(int, text.rpartition(")")[2].split()[11:13])) for text in stats) / TICKS

    async def settled_memory(self) -> int:
        """Resident bytes when it has had time to tidy up."""
        self.house.tidy(self.process)
        await asyncio.sleep(SETTLE)
        return self.memory()


def take_cores() -> Cores:
    """Keep this process, the load client, on one core; servers get another."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    return Cores(cores[0], cores[-1])


def most_descriptors() -> int:
    """As many open files as the system allows this process and those that it starts."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    for asked in (2 * IDLE + 2 * SPARE, most):
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (asked, max(asked, most)))
            return asked
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


@asynccontextmanager
async def running(house: House, core: int) -> AsyncIterator[Running]:
    """A fresh server on its core, with an empty folder of its own on a real disk."""
    folder = WORK / f"server-{house.peer}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    house.port = free_port()
    log = folder / "log.txt"
    with log.open("wb") as output:
        process = subprocess.Popen(
            house.command(folder),
            env={**os.environ, **house.settings},
            stdout=output,
            stderr=output,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
    try:
        await until_ready(house, process)
        yield Running(house, process.pid)
    except CommandError as failure:
        said = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        last = without_folders(said[-1]) if said else "nothing"
        raise CommandError(f"{failure} (the server's last words: {last})") from failure
    finally:
        process.terminate()
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    """One that nobody uses now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


async def until_ready(house: House, process: subprocess.Popen[bytes]) -> None:
    """Ask until it answers: another program's port gives no event to wait for."""
    end = time.perf_counter() + START
    while time.perf_counter() < end:
        if process.poll() is not None:
            raise CommandError(f"{house.peer} ended with status {process.returncode}")
        line = http.client.HTTPConnection(HOST, house.port, timeout=5)
        with suppress(OSError, http.client.HTTPException):
            line.request("GET", house.ready)
            if line.getresponse().status < 500:
                return
        line.close()
        await asyncio.sleep(0.1)
    raise CommandError(f"{house.peer} was not ready within {START:.0f} s")


async def open_tables(server: Running, tables: int) -> tuple[Load, int, int]:
    """Tables with both seats connected, and the server's memory before and after, in bytes.

    A few come and go before, so that what is loaded once is not counted as theirs.
    """
    first, load = Load(), Load()
    await first.open([server.house.table(first, -1 - number) for number in range(FIRST_TABLES)])
    await first.close()
    before = await server.settled_memory()
    await load.open([server.house.table(load, number) for number in range(tables)])
    return load, before, await server.settled_memory()


async def one_size(house: House, core: int, tables: int, seconds: float) -> dict[str, float]:
    """All figures of one server at one number of tables, from one start of it."""
    async with running(house, core) as server:
        load, before, after = await open_tables(server, tables)
        worked, begin = server.worked(), time.perf_counter()
        saturated = await load.saturate(WARM_UP, seconds)
        busy = (server.worked() - worked) / (time.perf_counter() - begin)
        paced = await load.pace(WARM_UP, seconds)
        await load.close()
    return {
        "moves_per_s": saturated.moves_per_s,
        "p50_ms": saturated.p50_ms,
        "p99_ms": saturated.p99_ms,
        "server_cpu": busy,
        "load_cpu": saturated.load_cpu,
        "paced_moves_per_s": paced.moves_per_s,
        "paced_p50_ms": paced.p50_ms,
        "paced_p99_ms": paced.p99_ms,
        "kb_per_table": (after - before) / tables / 1024,
    }


async def idle(house: House, core: int, tables: int) -> dict[str, float]:
    """Memory of as many tables as may be open, both seats connected, nobody playing."""
    async with running(house, core) as server:
        load, before, after = await open_tables(server, tables)
        await load.close()
    return {"mb": after / 2**20, "mb_before": before / 2**20, "kb_per_table": (after - before) / tables / 1024}


async def beside_bots(house: Ludotheque, core: int, seconds: float) -> dict[str, float]:
    """Paced tables of people: alone, then while bots think at others without a pause."""
    async with running(house, core) as server:
        load, _, _ = await open_tables(server, BOT_SIZE)
        await load.saturate(0.0, WARM_UP)
        alone = await load.pace(WARM_UP, seconds)
        bots = Load()
        tables = [house.bot_table(bots, number) for number in range(BOT_TABLES)]
        await bots.open(tables)
        beside = await watched_pace(load, bots, tables, seconds)
        await bots.close()
        await load.close()
    return beside | {"alone_p50_ms": alone.p50_ms, "alone_p99_ms": alone.p99_ms}


async def watched_pace(load: Load, bots: Load, tables: Sequence[BotTable], seconds: float) -> dict[str, float]:
    """The paced tables' figures, and how much the bots played meanwhile."""
    begin, before = time.perf_counter(), sum(table.moves for table in tables)
    beside = await load.pace(WARM_UP, seconds)
    rate = (sum(table.moves for table in tables) - before) / (time.perf_counter() - begin)
    await bots.watched(None, 0)
    return {"bot_moves_per_s": rate, "p50_ms": beside.p50_ms, "p99_ms": beside.p99_ms}
