"""Ours and the peers in one run: writes RESULTS.md, and the figures of each part as results*.json.

python benchmarks/run.py
python benchmarks/run.py --only server             the server against boardgame.io's
python benchmarks/run.py --only live               live games at the server
python benchmarks/run.py --only client             the web client in Chromium
python benchmarks/run.py --only field              our search against OpenSpiel's
python benchmarks/run.py --only vector             many games at once
python benchmarks/run.py --only hex                a game of a package of its own; --only speed: the rest
python benchmarks/run.py --peers-python PYTHON     the peers live in another environment
"""

import argparse
import itertools
import json
import math
import shlex
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypedDict

import peers
import results
from measure import (
    REPEATS,
    REPOSITORY,
    SECONDS,
    CommandError,
    Ran,
    Row,
    Subject,
    Tally,
    announce,
    empty_row,
    machine,
    pin,
    playout_row,
    run,
    value_row,
    without_folders,
    write_json,
)

HERE = Path(__file__).resolve().parent
NEAR = (REPOSITORY, REPOSITORY.parent)  # where a .venv may be
RECORDS = REPOSITORY / "tests" / "records" / "seismic"
STARTS = 10  # cached starts of a command
FILES = 1000  # records replayed in one call
FIRST_TRY = 200  # games, before it is known how fast they go
MOST_TRIES = 12  # each with four times as many
VARIANTS = ("dilemma", "aftershocks", "big-one", "twin-cities")


class Case(NamedTuple):
    """One kind of simulated game."""

    task: str
    seats: int = 2
    bot: str = "uniform"
    variants: str = ""
    table: str = ""
    game: str = "seismic"
    advanced: bool = False
    board: str = ""
    size: int = 0

    def words(self, games: int) -> list[str]:
        """The command after the program's name."""
        bots = ",".join([self.bot] * self.seats)
        variants = ["--variants", self.variants] if self.variants else []
        table = ["--table", self.table] if self.table else []
        advanced = ["--advanced"] if self.advanced else []
        board = ["--board", self.board] if self.board else []
        size = ["--size", str(self.size)] if self.size else []
        seats = ["--players", str(self.seats), "--bots", bots, *variants, *table, *advanced, *board, *size]
        where = ["--seed", "1", "--threads", "1", "--device", "cpu", "--json"]
        return ["simulate", self.game, "--games", str(games), *seats, *where]


HEADLINE = Case(results.HEADLINE)
CASES = (
    HEADLINE,
    Case("3 seats", seats=3),
    Case("4 seats", seats=4),
    *(Case(f"2 seats, {variant}", variants=variant) for variant in VARIANTS),
    Case("2 seats, all four variants", variants=",".join(VARIANTS)),
    *(Case(f"2 seats, {table} table", table=table) for table in ("small", "standard", "large")),
    Case("2 seats, greedy bots", bot="greedy"),
    *(
        Case(f"{results.QUAKE}, {seats} seats{rules}", seats, game="beat-the-quake", advanced=bool(rules))
        for rules in ("", ", advanced")
        for seats in (2, 5)
    ),
    Case(f"{results.QUAKE}, 5 seats, greedy bots", 5, "greedy", game="beat-the-quake"),
    *(
        Case(f"{results.SITUATION}, {board}", game="situation-4", board=board)
        for board in ("classic", "skirmish")
    ),
    Case(f"{results.SITUATION}, classic, 8 seats", 8, game="situation-4", board="classic"),
    Case(f"{results.SITUATION}, classic, casual bots", bot="casual", game="situation-4", board="classic"),
)


class Report(TypedDict):
    """What is read of a simulation's JSON document."""

    games: int
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    digest: str
    wall: float  # seconds; measured here, not reported


class Program(NamedTuple):
    """The installed command under measurement."""

    path: Path
    version: str
    seconds: float  # for each repeat
    settings: Mapping[str, str] = {}  # of its environment

    def subject(self, task: str, unit: str) -> Subject:
        return Subject("ludotheque", self.version, task, unit)

    def run(self, words: Sequence[str], settings: dict[str, str] | None = None) -> Ran:
        return run([str(self.path), *words], {**self.settings, **(settings or {})})

    def simulate(self, case: Case, games: int) -> Report:
        """The command's own report, with the wall clock beside it."""
        ran = self.run(case.words(games))
        report: Report = json.loads(ran.output)
        report["wall"] = ran.seconds
        return report


Job = Callable[[Program], list[Row]]


def find_program(seconds: float) -> Program:
    """The `ludotheque` of this environment, else of the repository's."""
    folders = [Path(sys.executable).parent, *(near / ".venv" / "bin" for near in NEAR)]
    for path in (folder / "ludotheque" for folder in folders):
        if path.exists():
            return Program(path, run([str(path), "--version"]).output.split()[-1], seconds)
    sys.exit("ludotheque is not installed beside this Python nor in .venv: run `make setup`")


def simulation_rows(case: Case, program: Program) -> list[Row]:
    """Playouts by the command's own clock; the headline by the wall clock as well."""
    games = enough_games(program, case)
    reports = [program.simulate(case, games) for _ in range(REPEATS)]
    if len({report["digest"] for report in reports}) != 1:
        raise CommandError("the same seed gave two digests")
    how = f"{games:,} games a repeat, by the command's own clock (compiling left out)"
    rates = [Tally(report["games_per_s"], report["decisions_per_s"]) for report in reports]
    rows = [playout_row(program.subject(case.task, "decisions/s"), rates, how)]
    if case is HEADLINE:
        rows.append(wall_row(program, reports))
    for row in rows:
        row["command"] = shlex.join(["ludotheque", *case.words(games)])
    return rows


def wall_row(program: Program, reports: Sequence[Report]) -> Row:
    """The headline's runs again, by a clock that is not the command's."""
    start = statistics.median(program.simulate(HEADLINE, 1)["wall"] for _ in range(REPEATS))
    rates = [wall_rate(report, start) for report in reports]
    how = f"the same runs by the wall clock, less the {start:.2f} s of a run of one game"
    return playout_row(program.subject(results.WALL, "decisions/s"), rates, how)


def enough_games(program: Program, case: Case) -> int:
    """How many games last the time of a repeat; the first try also fills the compile cache."""
    games = FIRST_TRY
    for _ in range(MOST_TRIES):
        seconds = program.simulate(case, games)["seconds"]
        if seconds >= program.seconds / 4:
            return rounded_up(games * max(1.0, 1.2 * program.seconds / seconds))
        games *= 4
    raise CommandError(f"{games // 4:,} games took {seconds} s: too short to measure")


def rounded_up(number: float) -> int:
    """To two digits, so that the command reads well."""
    unit = int(10 ** max(0, math.floor(math.log10(number)) - 1))
    return math.ceil(number / unit) * unit


def wall_rate(report: Report, start: float) -> Tally:
    """Games and decisions a second of everything past the start-up."""
    seconds = report["wall"] - start
    return Tally(report["games"] / seconds, report["decisions"] / seconds)


def guarded(program: Program, task: str, unit: str, job: Job) -> list[Row]:
    """A failure becomes a row that says so, and the run goes on."""
    try:
        rows = job(program)
    except (CommandError, ArithmeticError, LookupError, ValueError, OSError) as failure:
        rows = [empty_row(program.subject(task, unit), f"FAILED: {failure}")]
    for row in rows:
        announce(row)
    return rows


def cold_compile(program: Program) -> list[Row]:
    """A first run of one game, with nothing compiled before."""
    seconds = []
    for _ in range(REPEATS):
        with tempfile.TemporaryDirectory() as empty:
            ran = program.run(HEADLINE.words(1), {"LUDOTHEQUE_CACHE": empty})
        seconds.append(ran.seconds)
    how = f"wall time with an empty compile cache, {REPEATS} times"
    row = value_row(program.subject(results.COLD, "s"), seconds, how)
    words = shlex.join(["ludotheque", *HEADLINE.words(1)])
    row["command"] = f"LUDOTHEQUE_CACHE=$(mktemp -d) {words}"
    return [row]


def cached_start(program: Program, task: str, words: Sequence[str], shown: str) -> list[Row]:
    """How long a command takes that has little to do."""
    program.run(words)
    seconds = [program.run(words).seconds for _ in range(STARTS)]
    how = f"wall time, {STARTS} times after one that does not count"
    row = value_row(program.subject(task, "s"), seconds, how)
    row["command"] = shown
    return [row]


def version_start(program: Program) -> list[Row]:
    """Saying its version."""
    return cached_start(program, results.VERSION, ["--version"], "ludotheque --version")


def replay_start(program: Program) -> list[Row]:
    """Replaying one record."""
    record = records()[0]
    shown = f"ludotheque replay --json {record.relative_to(REPOSITORY)}"
    return cached_start(program, results.REPLAY, ["replay", "--json", str(record)], shown)


def replay_rate(program: Program) -> list[Row]:
    """Records a second, start-up left out."""
    with tempfile.TemporaryDirectory() as folder:
        files = copies(Path(folder))
        starts = [program.run(["replay", "--json", files[0]]).seconds for _ in range(STARTS)]
        start = statistics.median(starts)
        seconds = [replay_all(program, files) - start for _ in range(REPEATS)]
    rates = [(FILES - 1) / passed for passed in seconds]
    how = (
        f"{FILES:,} files (copies of {len(records())} recorded games) in one call, less the "
        f"{start:.2f} s of a call with one"
    )
    row = value_row(program.subject(results.RECORDS, "records/s"), rates, how)
    row["command"] = f"ludotheque replay --json FILE … ({FILES:,} files)"
    return [row]


def replay_all(program: Program, files: Sequence[str]) -> float:
    """Seconds to replay them; each must be answered."""
    ran = program.run(["replay", "--json", *files])
    answers = len(ran.output.splitlines())
    if answers != len(files):
        raise CommandError(f"{answers} answers for {len(files)} records")
    return ran.seconds


def records() -> list[Path]:
    """The recorded games of the test suite."""
    found = sorted(RECORDS.glob("*.json"))
    if not found:
        raise LookupError(f"no records in {RECORDS.relative_to(REPOSITORY)}")
    return found


def copies(folder: Path) -> list[str]:
    """As many record files as one call replays."""
    files = []
    for number, record in zip(range(FILES), itertools.cycle(records()), strict=False):
        files.append(str(shutil.copyfile(record, folder / f"{number:04}.json")))
    return files


def state_size(program: Program) -> list[Row]:
    """Bytes of one game."""
    question = "from ludotheque.games.seismic.layout import STATE; print(STATE.itemsize)"
    python = program.path.with_name("python")
    answer = run([str(python if python.exists() else sys.executable), "-c", question]).output
    how = "the item size of the state record"
    row = value_row(program.subject(results.SIZE, "bytes"), [float(answer)], how)
    row["command"] = f"python -c {shlex.quote(question)}"
    return [row]


def growth(program: Program) -> list[Row]:
    """How the cost of a decision grows with the open places."""
    python = program.path.with_name("python")
    groups = json.loads(run([str(python), str(HERE / "growth.py")]).output)
    how = "the fastest of 5 passes over the positions of a group; see growth.py"
    rows = [
        value_row(
            program.subject(f"a decision with {group['open_places']:.0f} open places", "ns"),
            [group["ns_per_decision"]],
            how,
        )
        for group in groups
    ]
    least, most = groups[0], groups[-1]
    cost = most["ns_per_decision"] / least["ns_per_decision"]
    places = most["open_places"] / least["open_places"]
    how = f"{cost:.2f} times the cost with {places:.2f} times the places: first group and last"
    rows.append(value_row(program.subject(results.GROWTH, "×"), [cost / places], how))
    for row in rows:
        row["command"] = "python benchmarks/growth.py"
    return rows


JOBS: tuple[tuple[str, str, Job], ...] = (
    *((case.task, "decisions/s", partial(simulation_rows, case)) for case in CASES[1:]),
    (results.COLD, "s", cold_compile),
    (results.VERSION, "s", version_start),
    (results.REPLAY, "s", replay_start),
    (results.RECORDS, "records/s", replay_rate),
    (results.SIZE, "bytes", state_size),
    (results.GROWTH, "×", growth),
)


def all_rows(program: Program, peers_python: str) -> list[Row]:
    """The headline next to the peers, then the rest of ours."""
    rows = guarded(program, HEADLINE.task, "decisions/s", partial(simulation_rows, HEADLINE))
    for task in peers.TASKS:
        rows.append(peers.measure_apart(task, program.seconds, peers_python))
    for name, unit, job in JOBS:
        rows += guarded(program, name, unit, job)
    return rows


def some_rows(program: Program, begins: str, folder: Path) -> list[Row]:
    """Rows of ours whose task begins so, measured again among those that were measured before."""
    rows: list[Row] = json.loads((folder / "results.json").read_text(encoding="utf-8"))["rows"]
    jobs = [job for job in JOBS if job[0].startswith(begins)]
    new = [row for name, unit, job in jobs for row in guarded(program, name, unit, job)]
    tasks = {row["task"] for row in new}
    place = next((number for number, row in enumerate(rows) if row["task"] in tasks), None)
    others = [row for row in rows if row["task"] not in tasks]
    if place is None:  # behind the other games
        place = 1 + max(number for number, row in enumerate(others) if row["unit"] == "decisions/s")
    return [*others[:place], *new, *others[place:]]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--peers-python", default=sys.executable, help="a Python that has them")
    parser.add_argument(
        "--only",
        choices=("server", "live", "client", "field", "vector", "hex", "speed"),
        help="one part of it",
    )
    parser.add_argument(
        "--rows",
        default="",
        help="only these: of the speed by how our rows begin, of the client by jobs, of the field by pairing",
    )
    parser.add_argument("--seconds", type=float, help="for each repeat; the server's 10, the others' 2")
    parser.add_argument("--repeats", type=int, default=REPEATS, help="of the server's figures")
    parser.add_argument("--tables", type=int, nargs="+", help="of the server's figures, and no others")
    parser.add_argument("--deals", type=int, help="of each pairing in the field, each played twice")
    parser.add_argument("--out", type=Path, default=HERE, help="the folder to write to")
    return parser.parse_args()


def measure_server(asked: argparse.Namespace) -> bool:
    """The server against its peer, on two cores; whether all of it was measured."""
    from server import compare  # needs the load client's libraries

    program = find_program(SECONDS)
    sizes, seconds = asked.tables or compare.SIZES, asked.seconds or compare.SECONDS
    wanted = compare.Asked(
        program.path, program.version, sizes, seconds, asked.repeats, beside=not asked.tables
    )
    measured = compare.measure(wanted)
    measured["command"] = without_folders(shlex.join(["python", "benchmarks/run.py", *sys.argv[1:]]))
    write_json(asked.out / "results-server.json", measured)
    print("\n".join(results.server(measured)))
    return not any(row["failure"] for row in (*measured["rows"], measured["idle"], measured["bots"]))


def measure_live(asked: argparse.Namespace) -> bool:
    """Live games at the server, on two cores; whether all of it was measured."""
    from server import live  # needs the load client's libraries

    program = find_program(SECONDS)
    measured = live.measure(program.path, program.version, asked.seconds or live.SECONDS, asked.repeats)
    measured["command"] = "python benchmarks/run.py --only live"
    write_json(asked.out / "results-live.json", measured)
    print("\n".join(results.live(measured)))
    return True


def measure_client(asked: argparse.Namespace) -> bool:
    """The web client in the system's Chromium; whether all of it was measured."""
    sys.path.insert(0, str(REPOSITORY))  # the tests know how to find a browser
    import client  # needs Playwright

    names = [name for name in asked.rows.split(",") if name]
    measured = client.measure(find_program(SECONDS).path, names)
    if names:
        before = json.loads((asked.out / "results-client.json").read_text(encoding="utf-8"))
        tasks = {row["task"] for row in measured["rows"]}
        measured["rows"] = [row for row in before["rows"] if row["task"] not in tasks] + measured["rows"]
    measured["command"] = "python benchmarks/run.py --only client"
    write_json(asked.out / "results-client.json", measured)
    print("\n".join(results.client(measured)))
    return all(row["figures"] for row in measured["rows"])


def measure_field(asked: argparse.Namespace) -> bool:
    """Our search against OpenSpiel's, a game a core; whether all of it was measured."""
    import field

    names = [name for name in asked.rows.split(",") if name]
    measured = field.measure(asked.peers_python, field.chosen(names, asked.deals))
    if names:
        before = json.loads((asked.out / "results-field.json").read_text(encoding="utf-8"))
        measured["rows"] = field.together(before["rows"], measured["rows"])
    measured["command"] = "python benchmarks/run.py --only field"
    write_json(asked.out / "results-field.json", measured)
    print("\n".join(results.field(measured)))
    return not any(row["failure"] for row in measured["rows"])


def measure_vector(asked: argparse.Namespace) -> bool:
    """Many games at once beside Pgx and PettingZoo, on one core; whether all of it was measured."""
    import vector

    seconds = asked.seconds or SECONDS
    measured = vector.measure("cpu", seconds, asked.peers_python)
    measured["command"] = f"python benchmarks/run.py --only vector --seconds {seconds:g}"
    write_json(asked.out / "results-vector.json", measured)
    print("\n".join(results.vector(measured, None)))
    return all(row["repeats"] for row in measured["rows"])


def measure_hex(asked: argparse.Namespace) -> bool:
    """Hex beside Hex elsewhere, on one core; whether all of it was measured."""
    sys.path.insert(0, str(REPOSITORY))  # the tests know how to make a package known
    import hexes
    from tests.support.services.known import make_known

    pinned, seconds = pin(), asked.seconds or SECONDS
    with tempfile.TemporaryDirectory() as about:
        found = {"PYTHONPATH": make_known(hexes.PROJECT, Path(about))}
        program = find_program(seconds)._replace(settings=found)
        case = Case(results.HEX, game="hex", size=hexes.SIZE)
        rows = guarded(program, case.task, "decisions/s", partial(simulation_rows, case))
    tasks = [task for task in peers.TASKS if task.name == "hex"]
    rows += [peers.measure_apart(task, seconds, asked.peers_python) for task in tasks]
    setting = {**machine(), "pinned": pinned, "seconds": seconds, "repeats": REPEATS}
    measured = {"machine": setting, "rows": rows, "lines": hexes.lines(asked.peers_python)}
    measured["command"] = "python benchmarks/run.py --only hex"
    write_json(asked.out / "results-hex.json", measured)
    print("\n".join(results.hexes(measured)))
    return all(row["repeats"] for row in rows)


def measure_speed(asked: argparse.Namespace) -> bool:
    """Ours and the peers on one core; whether all of it was measured."""
    pinned, seconds = pin(), asked.seconds or SECONDS
    program = find_program(seconds)
    rows = some_rows(program, asked.rows, asked.out) if asked.rows else all_rows(program, asked.peers_python)
    setting = {**machine(), "pinned": pinned, "seconds": seconds, "repeats": REPEATS}
    write_json(asked.out / "results.json", {"machine": setting, "rows": rows})
    return all(row["repeats"] for row in rows)


def main() -> int:
    """Status 1 when anything is missing or failed: its row says so."""
    asked = arguments()
    # In this order: the last two keep to one core.
    parts = {
        "server": measure_server,
        "live": measure_live,
        "client": measure_client,
        "field": measure_field,
        "vector": measure_vector,
        "hex": measure_hex,
        "speed": measure_speed,
    }
    measured = [measure(asked) for name, measure in parts.items() if asked.only in (None, name)]
    results.write(asked.out)
    return 0 if all(measured) else 1


if __name__ == "__main__":
    sys.exit(main())
