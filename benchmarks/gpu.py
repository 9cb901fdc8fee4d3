"""Our games on one NVIDIA GPU, beside the same games on the CPU: writes results-cuda.json.

python benchmarks/gpu.py         on a machine with a GPU and the extra `cuda`
python benchmarks/results.py     then puts its rows into RESULTS.md
"""

import argparse
import itertools
import json
import os
import statistics
import sys
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.cli.commands.simulate import make_plan, play_all
from ludotheque.engine.simulation import CpuRunner, CudaRunner, SimulationPlan
from measure import REPEATS, card, machine, write_json
from results import QUAKE, SITUATION

HERE = Path(__file__).resolve().parent
VARIANTS = ("dilemma", "aftershocks", "big-one", "twin-cities")
SIZES = (100_000, 1_000_000, 4_000_000)  # games in one run, for speed
COMPARED = 100_000  # games of each kind whose final states must equal the CPU's


class Case(NamedTuple):
    """One kind of game, so many times."""

    task: str
    games: int
    seats: int = 2
    variants: str = ""
    table: str = ""
    bots: str = "uniform"
    repeats: int = 1
    game: str = "seismic"
    advanced: bool = False
    board: str = ""

    def plan(self) -> SimulationPlan:
        """What the command `simulate` would run."""
        return make_plan(
            self.game,
            self.games,
            self.seats,
            self.bots,
            "1",
            variants=self.variants,
            table=self.table,
            advanced=self.advanced,
            board=self.board,
        )

    def command(self) -> str:
        """The command that plays the same games."""
        table = f" --table {self.table}" if self.table else ""
        variants = f" --variants {self.variants}" if self.variants else ""
        advanced = " --advanced" if self.advanced else ""
        board = f" --board {self.board}" if self.board else ""
        return (
            f"ludotheque simulate {self.game} --games {self.games} --players {self.seats}"
            f" --bots {self.bots}{variants}{table}{advanced}{board} --seed 1 --device cuda --json"
        )


def cases(sizes: list[int], compared: int) -> list[Case]:
    """Speed by size; then every combination of variants, every table, every number of seats, greedy."""
    combinations = [
        ",".join(chosen)
        for count in range(len(VARIANTS) + 1)
        for chosen in itertools.combinations(VARIANTS, count)
    ]
    return [
        *(Case("2 seats", games, repeats=REPEATS) for games in sizes),
        *(Case(f"2 seats, {names or 'plain'}", compared, variants=names) for names in combinations),
        *(Case(f"2 seats, {table} table", compared, table=table) for table in ("small", "large")),
        *(Case(f"{seats} seats", compared, seats=seats) for seats in (3, 4)),
        Case("4 seats, all variants, greedy", compared // 10, 4, ",".join(VARIANTS), bots="greedy"),
        *quake_cases(sizes, compared),
        *situation_cases(sizes, compared),
    ]


def quake_cases(sizes: list[int], compared: int) -> list[Case]:
    """Beat the Quake: speed by size; then every number of seats, basic and advanced, uniform and greedy."""
    return [
        *(
            Case(f"{QUAKE}, 2 seats", games, repeats=REPEATS, game="beat-the-quake")
            for games in (*sizes, 8 * max(sizes))
        ),
        *(
            Case(
                f"{QUAKE}, {seats} seats, {'advanced' if advanced else 'basic'}, {bots}",
                compared,
                seats,
                bots=bots,
                game="beat-the-quake",
                advanced=advanced,
            )
            for seats in (2, 3, 4, 5)
            for advanced in (False, True)
            for bots in ("uniform", "greedy")
        ),
    ]


def situation_cases(sizes: list[int], compared: int) -> list[Case]:
    """Situation 4: speed by size; then both boards, teams, and bots of every pace."""
    return [
        *(
            Case(f"{SITUATION}, classic", games, repeats=REPEATS, game="situation-4", board="classic")
            for games in sizes
        ),
        *(
            Case(
                f"{SITUATION}, {board}, {seats} seats, {bots}",
                compared // 10 if bots != "uniform" else compared,
                seats,
                bots=bots,
                game="situation-4",
                board=board,
            )
            for board in ("classic", "skirmish")
            for seats in (2, 5, 8)
            for bots in ("uniform", "child", "casual", "puzzler")
        ),
    ]


def measure(case: Case, runners: dict[tuple[str, bool], CudaRunner]) -> dict[str, Any]:
    """The row of one case."""
    plan = case.plan()
    runner = runners.setdefault((case.game, plan.is_uniform), CudaRunner(plan))
    runs = [play_all(plan, runner, lambda results, first: None, show=False) for _ in range(case.repeats)]
    speeds = [summary.decisions / seconds for summary, seconds, _ in runs]
    cores = os.cpu_count() or 1
    cpu, cpu_seconds, _ = play_all(plan, CpuRunner(cores), lambda results, first: None, show=False)
    return {
        "task": case.task,
        "games": case.games,
        "command": case.command(),
        "repeats": speeds,
        "decisions_per_s": statistics.median(speeds),
        "games_per_s": statistics.median(summary.games / seconds for summary, seconds, _ in runs),
        "cpu_decisions_per_s": cpu.decisions / cpu_seconds,
        "cpu_threads": cores,
        "same_digest": {summary.digest for summary, _, _ in runs} == {cpu.digest},
        "how": "by the command's own clock (compiling left out)",
    }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES), help="games a run")
    parser.add_argument("--compared", type=int, default=COMPARED, help="games against the CPU")
    parser.add_argument("--out", type=Path, default=HERE, help="the folder to write to")
    return parser.parse_args()


def main() -> int:
    """Status 1 when a digest differs from the CPU's."""
    asked = arguments()
    setting = {**machine(), "gpu": card()}
    rows: list[dict[str, Any]] = []
    runners: dict[tuple[str, bool], CudaRunner] = {}
    for case in cases(asked.sizes, asked.compared):
        rows.append(measure(case, runners))
        print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
        write_json(asked.out / "results-cuda.json", {"machine": setting, "rows": rows})
    return 0 if all(row["same_digest"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
