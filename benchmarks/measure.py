"""What every benchmark shares: one core, one row, one way to repeat."""

import json
import os
import platform
import re
import shlex
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, NotRequired, TypedDict

REPOSITORY = Path(__file__).resolve().parent.parent
REPEATS = 3
MANY = 100  # from here on decimals say nothing
SECONDS = 2.0  # at least, for each repeat

ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}


class Row(TypedDict):
    """One line of the table. The median of `repeats`, in `unit`, is what it says."""

    peer: str
    version: str | None  # None: not installed
    task: str
    unit: str
    decisions_per_s: float | None
    games_per_s: float | None
    repeats: list[float]  # empty: nothing was measured, and `how` says why
    how: str
    command: NotRequired[str]


class Subject(NamedTuple):
    """What a row is about."""

    peer: str
    version: str | None
    task: str
    unit: str


class Tally(NamedTuple):
    """What one call of a playout function played."""

    games: float
    decisions: float


class Ran(NamedTuple):
    """A finished command."""

    seconds: float  # by the wall clock
    output: str


class CommandError(Exception):
    """A measured command did not end well; the text says which and why."""


def pin() -> str:
    """Keep this process, and all that it starts, on one core; says what was done."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned (this system cannot)"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return "pinned to one core"


def measure(play: Callable[[], Tally], seconds: float = SECONDS) -> list[Tally]:
    """Games and decisions a second, for each repeat, after a warm-up."""
    rate(play, seconds / 2)
    return [rate(play, seconds) for _ in range(REPEATS)]


def rate(play: Callable[[], Tally], seconds: float) -> Tally:
    """Games and decisions a second over at least this many seconds."""
    games = decisions = passed = 0.0
    start = time.perf_counter()
    while passed < seconds:
        tally = play()
        games += tally.games
        decisions += tally.decisions
        passed = time.perf_counter() - start
    return Tally(games / passed, decisions / passed)


def playout_row(subject: Subject, rates: Sequence[Tally], how: str) -> Row:
    """The row for measured playouts; `rates` are a second."""
    decisions = [rate.decisions for rate in rates]
    row = value_row(subject, decisions, how)
    row["decisions_per_s"] = statistics.median(decisions)
    row["games_per_s"] = statistics.median(rate.games for rate in rates)
    return row


def value_row(subject: Subject, repeats: list[float], how: str) -> Row:
    """The row for anything else: times, sizes, records a second."""
    return {
        "peer": subject.peer,
        "version": subject.version,
        "task": subject.task,
        "unit": subject.unit,
        "decisions_per_s": None,
        "games_per_s": None,
        "repeats": repeats,
        "how": how,
    }


def empty_row(subject: Subject, why: str) -> Row:
    """The row for what could not be measured."""
    return value_row(subject, [], why)


def announce(row: Row) -> None:
    """Say a row aloud, above all one that is missing or failed."""
    said = row["how"]
    if row["repeats"]:
        said = amount(statistics.median(row["repeats"]), row["unit"])
    print(f"{row['peer']} · {row['task']} · {said}", file=sys.stderr, flush=True)


def amount(number: float, unit: str = "") -> str:
    """A figure for people."""
    digits = 0 if number == int(number) or number >= MANY else 2
    return f"{number:,.{digits}f} {unit}".rstrip()


def spread(repeats: Sequence[float]) -> float:
    """Largest less smallest, as a share of the median."""
    return (max(repeats) - min(repeats)) / statistics.median(repeats)


def run(command: Sequence[str], settings: Mapping[str, str] | None = None) -> Ran:
    """Run to the end with one thread, however many a library would like."""
    environment = {**os.environ, **ONE_THREAD, **(settings or {})}
    start = time.perf_counter()
    ended = subprocess.run(
        command, env=environment, cwd=REPOSITORY, capture_output=True, text=True, check=False
    )
    seconds = time.perf_counter() - start
    if ended.returncode != 0:
        last = (ended.stderr.strip() or "it said nothing").splitlines()[-1]
        words = shlex.join(command[:6])
        raise CommandError(without_folders(f"status {ended.returncode} from {words} …: {last}"))
    return Ran(seconds, ended.stdout)


def without_folders(text: str) -> str:
    """Names of files without the folders of this machine."""
    return re.sub(r"(?<![\w.])(?:/[^\s/:'\"]+)+/", "", text)


def machine() -> dict[str, Any]:
    """The machine in general words."""
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def card() -> str:
    """The name of the first GPU."""
    command = ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        sys.exit("no NVIDIA GPU answers here (nvidia-smi): nothing was measured")
    return f"One {said.splitlines()[0].strip()}"


def cpu_model() -> str:
    """The processor's own name for itself."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or "unknown")


def write_json(path: Path, document: object) -> None:
    """A document that reads well in a diff."""
    text = json.dumps(document, indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")
