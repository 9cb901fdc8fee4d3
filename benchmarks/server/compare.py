"""Our server and boardgame.io's in one run: the server on one core, the load client on another.

python benchmarks/run.py --only server
python benchmarks/run.py --only server --tables 50 --seconds 3 --repeats 1     a quick look at these alone
"""

import asyncio
import http.client
import os
import resource
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

import uvloop

from measure import CommandError, machine, without_folders
from server.houses import HOST, WORK, BoardgameIo, House, Ludotheque
from server.load import Load

SIZES = (50, 200, 1000)  # tables
REPEATS = 3
SECONDS = 10.0  # for each figure, after the warm-up
WARM_UP = 3.0
FIRST_TABLES = 10  # come and gone before memory is read
SETTLE = 3.0  # before memory is read
START = 120.0  # the most seconds that a server may take to be ready
IDLE = 10_000  # tables, ours only
SPARE = 100  # descriptors of a server, or of the load, that are no seats' connections
BOT_SIZE = 200  # paced tables of people
BOT_TABLES = 8  # beside them
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")

KB, MB = 1e3, 1e6

Figures = dict[str, float]


class Row(TypedDict):
    """One server at one number of tables."""

    peer: str
    version: str | None
    task: str
    tables: int
    figures: dict[str, list[float]]  # by name, one of each for every repeat
    failure: str | None
    server: str  # what started it


class Asked(NamedTuple):
    """What to measure."""

    program: Path
    version: str
    sizes: Sequence[int] = SIZES
    seconds: float = SECONDS
    repeats: int = REPEATS
    beside: bool = True  # idle tables and tables beside bots as well


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
        if self.house.collect:
            os.kill(self.process, self.house.collect)
        await asyncio.sleep(SETTLE)
        return self.memory()


def measure(asked: Asked) -> dict[str, Any]:
    """The whole comparison, as a document."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(compare(asked))


async def compare(asked: Asked) -> dict[str, Any]:
    """Each size with each server in turn, as often as asked; then what only ours is asked."""
    cores, files = take_cores(), most_descriptors()
    ours = Ludotheque(asked.program, asked.version)
    houses: Sequence[House] = (ours, BoardgameIo(), BoardgameIo(delta=True))
    pairs = [(house, new_row(house, tables)) for tables in asked.sizes for house in houses]
    idle_row, bots_row = new_row(ours, min(IDLE, (files - SPARE) // 2)), new_row(ours, BOT_SIZE)
    for _ in range(asked.repeats):
        for house, row in pairs:
            await add(row, one_size(house, cores.server, row["tables"], asked.seconds))
        if asked.beside:
            await add(bots_row, beside_bots(ours, cores.server, asked.seconds))
    if asked.beside:
        await add(idle_row, idle(ours, cores.server, idle_row["tables"]))
    setting = {
        **machine(),
        "pinned": "the server on one, the load client on another" if len(set(cores)) > 1 else "both on one",
        "open_files": files,
        "seconds": asked.seconds,
        "warm_up": WARM_UP,
        "repeats": asked.repeats,
    }
    return {"machine": setting, "rows": [row for _, row in pairs], "idle": idle_row, "bots": bots_row}


def new_row(house: House, tables: int) -> Row:
    """Nothing measured yet."""
    return {
        "peer": house.peer,
        "version": house.version,
        "task": house.task,
        "tables": tables,
        "figures": {},
        "failure": None,
        "server": without_folders(shlex.join(house.command(Path("FOLDER")))),
    }


async def add(row: Row, measuring: Awaitable[Figures]) -> None:
    """One more repeat; a failure is said in the row, and the run goes on."""
    try:
        figures = await measuring
    except (CommandError, OSError, TimeoutError) as failure:
        row["failure"] = without_folders(f"FAILED: {str(failure) or type(failure).__name__}")
        print(f"{row['peer']} · {row['tables']:,} tables · {row['failure']}", file=sys.stderr, flush=True)
        return
    for name, figure in figures.items():
        row["figures"].setdefault(name, []).append(round(figure, 3))
    said = ", ".join(f"{name} {figure:,.1f}" for name, figure in figures.items())
    print(f"{row['peer']}, {row['task']} · {row['tables']:,} tables · {said}", file=sys.stderr, flush=True)


async def one_size(house: House, core: int, tables: int, seconds: float) -> Figures:
    """All figures of one server at one number of tables, from one start of it."""
    async with running(house, core) as server:
        load, before, after = await open_tables(server, tables)
        worked, busy, begin = server.worked(), core_worked(core), time.perf_counter()
        saturated = await load.saturate(WARM_UP, seconds)
        worked, busy, passed = server.worked() - worked, core_worked(core) - busy, time.perf_counter() - begin
        paced = await load.pace(WARM_UP, seconds)
        await load.close()
    return {
        "moves_per_s": saturated.moves_per_s,
        "p50_ms": saturated.p50_ms,
        "p99_ms": saturated.p99_ms,
        "server_cpu": worked / passed,
        "others_cpu": max(0.0, busy - worked) / passed,
        "load_cpu": saturated.load_cpu,
        "paced_moves_per_s": paced.moves_per_s,
        "paced_p50_ms": paced.p50_ms,
        "paced_p99_ms": paced.p99_ms,
        "kb_per_table": (after - before) / tables / KB,
    }


async def idle(house: House, core: int, tables: int) -> Figures:
    """Memory of many tables, both seats connected, nobody playing."""
    async with running(house, core) as server:
        load, before, after = await open_tables(server, tables)
        await load.close()
    per_table = (after - before) / tables
    return {
        "mb_before": before / MB,
        "mb": after / MB,
        "kb_per_table": per_table / KB,
        "mb_of_10000": (before + IDLE * per_table) / MB,
    }


async def beside_bots(house: Ludotheque, core: int, seconds: float) -> Figures:
    """Paced tables of people: alone, then while bots think at others without a pause."""
    async with running(house, core) as server:
        load, _, _ = await open_tables(server, BOT_SIZE)
        await load.saturate(0.0, WARM_UP)
        alone = await load.pace(WARM_UP, seconds)
        bots = Load()
        tables = [house.bot_table(bots, number) for number in range(BOT_TABLES)]
        await bots.open(tables)
        before, begin = sum(table.moves for table in tables), time.perf_counter()
        beside = await load.pace(WARM_UP, seconds)
        moves = sum(table.moves for table in tables) - before
        passed = time.perf_counter() - begin
        await bots.watched(0)  # fails if anything failed there
        await bots.close()
        await load.close()
    return {
        "bot_moves_per_s": moves / passed,
        "alone_p50_ms": alone.p50_ms,
        "alone_p99_ms": alone.p99_ms,
        "beside_p50_ms": beside.p50_ms,
        "beside_p99_ms": beside.p99_ms,
    }


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


@asynccontextmanager
async def running(house: House, core: int) -> AsyncIterator[Running]:
    """A fresh server on its core, with an empty folder of its own on the disk of the repository."""
    house.install()
    WORK.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="server-", dir=WORK))
    house.port = free_port()
    log = folder / "log.txt"
    with log.open("wb") as output, on_core(core):
        process = subprocess.Popen(
            house.command(folder), env={**os.environ, **house.settings}, stdout=output, stderr=output
        )
    try:
        await until_ready(house, process)
        yield Running(house, process.pid)
    except (CommandError, OSError, TimeoutError) as failure:
        said = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        last = said[-1][-200:] if said else "none"
        why = str(failure) or type(failure).__name__
        raise CommandError(f"{why}; the server's last words: {last}") from failure
    finally:
        process.terminate()
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)


async def until_ready(house: House, process: subprocess.Popen[bytes]) -> None:
    """Ask until it answers: another program's port gives no event to wait for."""
    end = time.perf_counter() + START
    while time.perf_counter() < end:
        if process.poll() is not None:
            raise CommandError(f"{house.peer} ended with status {process.returncode}")
        line = http.client.HTTPConnection(HOST, house.port, timeout=5)
        with suppress(OSError, http.client.HTTPException):
            line.request("GET", house.ready)
            if line.getresponse().status < http.HTTPStatus.INTERNAL_SERVER_ERROR:
                return
        line.close()
        await asyncio.sleep(0.1)
    raise CommandError(f"{house.peer} was not ready within {START:.0f} s")


def free_port() -> int:
    """One that nobody uses now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def core_worked(core: int) -> float:
    """Seconds that a core has worked for any program."""
    lines = Path("/proc/stat").read_text(encoding="utf-8").splitlines()
    user, nice, system = next(line.split()[1:4] for line in lines if line.startswith(f"cpu{core} "))
    return (int(user) + int(nice) + int(system)) / TICKS


def take_cores() -> Cores:
    """Keep this process, the load client, on one core; servers get another."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    return Cores(cores[0], cores[-1])


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """On this core for as long; what is started meanwhile stays there."""
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, usual)


def most_descriptors() -> int:
    """How many files this process, and each that it starts, may open: as many as needed, if allowed."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = 2 * IDLE + SPARE
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(wanted, most)))
        return wanted
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
