"""Many games at once, stepped with random moves: ours beside Pgx and PettingZoo. A step writes view and mask.

python benchmarks/run.py --only vector       on one core, into results-vector.json and RESULTS.md
python benchmarks/vector.py --device cuda    on one NVIDIA GPU, into results-vector-cuda.json; needs Pgx too
python benchmarks/results.py                 then puts its rows into RESULTS.md
"""

import argparse
import importlib.metadata
import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from measure import REPEATS, SECONDS, CommandError, card, machine, pin, run, write_json
from peers import pick_legal

HERE = Path(__file__).resolve().parent
STEPS = 20  # of all games in one call
COMPARED = 300  # steps of a few games that must be the same on a GPU as on a CPU
WARM_UP = 400  # steps before anything is measured: some games begin then while others end

Step = Callable[[], float]  # steps all games for a while; how many steps that were, over all games


class Task(NamedTuple):
    """One game of one library."""

    peer: str  # the name that pip knows
    name: str
    title: str
    prepare: Callable[[str, str, int], Step]  # of the name, the device and how many games
    sizes: dict[str, tuple[int, ...]]  # games side by side, by device; the best of them counts

    @property
    def key(self) -> str:
        return f"{self.peer}:{self.name}"


def ours(name: str, device: str, games: int) -> Step:
    """Our vector environment, which picks its random moves itself."""
    env = import_module("ludotheque.research.vector").Vector(name, games=games, seed="speed", device=device)
    env.reset()
    env.play(WARM_UP)
    wait = import_module("numba.cuda").synchronize if device == "cuda" else lambda: None
    wait()

    def step() -> float:
        env.play(STEPS)
        wait()
        return STEPS * games

    return step


def pgx(name: str, device: str, games: int) -> Step:
    """Pgx, as its own documentation steps it: vmap of auto_reset, jitted, observation and mask kept."""
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    advance = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def once(_: int, carried: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = carried
        key, choice, fate = jax.random.split(key, 3)
        action = pick_legal(jax, choice, state.legal_action_mask)
        return advance(state, action, jax.random.split(fate, games)), key

    many = jax.jit(lambda state, key: jax.lax.fori_loop(0, STEPS, once, (state, key)))
    carried = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), games)), jax.random.key(2)
    for _ in range(WARM_UP // STEPS):
        carried = jax.block_until_ready(many(*carried))

    def step() -> float:
        nonlocal carried
        carried = jax.block_until_ready(many(*carried))
        return STEPS * games

    return step


def pettingzoo(name: str, device: str, games: int) -> Step:
    """PettingZoo's classic games, one at a time: `last` for view and mask, then `step`."""
    np = import_module("numpy")
    env = import_module(f"pettingzoo.classic.{name}").env()
    chooser = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> float:
        steps = 0
        while steps < STEPS:
            view, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
                continue
            env.step(chooser.choice(np.flatnonzero(view["action_mask"])))
            steps += 1
        return steps

    return step


OURS = {"cpu": (16, 64, 256), "cuda": (1 << 16, 1 << 18)}
TASKS = (
    Task("ludotheque", "seismic", "Seismic, 2 seats", ours, OURS),
    Task(
        "ludotheque", "beat-the-quake", "Beat the Quake, 2 seats", ours, {**OURS, "cuda": (1 << 17, 1 << 20)}
    ),
    Task("ludotheque", "situation-4", "Situation 4, classic", ours, OURS),
    Task("pettingzoo", "connect_four_v3", "connect four", pettingzoo, {"cpu": (1,)}),
    Task("pgx", "connect_four", "connect four", pgx, {"cpu": (16, 128, 1024), "cuda": (1 << 17, 1 << 20)}),
    Task("pgx", "hex", "hex 11×11", pgx, {"cpu": (16, 128, 1024), "cuda": (1 << 17, 1 << 18)}),
    Task("pgx", "go_19x19", "go 19×19", pgx, {"cpu": (16, 128), "cuda": (1 << 13, 1 << 15)}),
)


def rate(step: Step, seconds: float) -> float:
    """Steps a second over at least this many seconds."""
    steps = passed = 0.0
    start = time.perf_counter()
    while passed < seconds:
        steps += step()
        passed = time.perf_counter() - start
    return steps / passed


def measure_here(task: Task, device: str, seconds: float) -> dict[str, Any]:
    """The row of one task, in this process: the best size, and what the others gave."""
    version = import_module(task.peer).__version__
    row: dict[str, Any] = {"peer": task.peer, "version": version, "task": task.title}
    if device == "cpu":
        pin()
    tried: dict[int, list[float]] = {}
    for games in task.sizes[device]:
        step = task.prepare(task.name, device, games)
        step()
        tried[games] = [rate(step, seconds) for _ in range(REPEATS)]
    best = max(tried, key=lambda games: statistics.median(tried[games]))
    speeds = {str(games): statistics.median(found) for games, found in tried.items()}
    same = is_same(task.name) if task.prepare is ours and device == "cuda" else None
    return {**row, "games": best, "repeats": tried[best], "tried": speeds, "same": same, "failure": ""}


def is_same(name: str) -> bool:
    """Whether a GPU shows the same of some games as a CPU, to the last byte, after a few hundred steps."""
    np, module = import_module("numpy"), import_module("ludotheque.research.vector")
    shown = []
    for device in ("cpu", "cuda"):
        env = module.Vector(name, games=203, seed="same", device=device)
        env.reset()
        batch = env.play(COMPARED)
        names = ("seat", "planes", "numbers", "mask", "rewards", "scores", "over")
        arrays = [getattr(batch, name) for name in names]
        shown.append([array if device == "cpu" else array.copy_to_host() for array in arrays])
    return all(np.array_equal(one, other) for one, other in zip(*shown, strict=True))


def measure_apart(task: Task, device: str, seconds: float, python: str) -> dict[str, Any]:
    """Measure in a process of its own, so that nobody inherits another's threads or memory."""
    words = ["--here", task.key, "--device", device, "--seconds", str(seconds)]
    settings = {"XLA_PYTHON_CLIENT_PREALLOCATE": "false"}  # else it takes most of a GPU's memory at once
    if device == "cuda":
        settings["JAX_PLATFORMS"] = "cuda"
    try:
        row: dict[str, Any] = json.loads(run([python, __file__, *words], settings).output.splitlines()[-1])
    except CommandError as failure:
        row = {"peer": task.peer, "version": None, "task": task.title, "repeats": [], "failure": str(failure)}
    print(json.dumps(row), file=sys.stderr, flush=True)
    return row


def measure(device: str, seconds: float, peers_python: str, only: Sequence[str] = ()) -> dict[str, Any]:
    """All tasks that there are on this device."""
    chosen = [task for task in TASKS if device in task.sizes and (not only or task.key in only)]
    pythons = {task.key: sys.executable if task.peer == "ludotheque" else peers_python for task in chosen}
    rows = [measure_apart(task, device, seconds, pythons[task.key]) for task in chosen]
    setting = {**machine(), "seconds": seconds, "repeats": REPEATS}
    if device == "cuda":
        setting |= {"gpu": card(), "jax": importlib.metadata.version("jax")}
    return {"machine": setting, "rows": rows}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    keys = [task.key for task in TASKS]
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--only", choices=keys, action="append", help="this one (repeatable)")
    parser.add_argument("--here", choices=keys, help="measure in this process, one row")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each repeat")
    parser.add_argument("--peers-python", default=sys.executable, help="a Python that has them")
    parser.add_argument("--out", type=Path, default=HERE, help="the folder to write to")
    return parser.parse_args()


def main() -> int:
    """Status 1 when anything failed, or is not the same on the GPU: its row says so."""
    asked = arguments()
    if asked.here:
        (task,) = (task for task in TASKS if task.key == asked.here)
        print(json.dumps(measure_here(task, asked.device, asked.seconds)))
        return 0
    measured = measure(asked.device, asked.seconds, asked.peers_python, asked.only or ())
    name = "results-vector-cuda.json" if asked.device == "cuda" else "results-vector.json"
    measured["command"] = f"python benchmarks/vector.py --device {asked.device} --seconds {asked.seconds:g}"
    write_json(asked.out / name, measured)
    return 0 if all(row["repeats"] and row.get("same") is not False for row in measured["rows"]) else 1


if __name__ == "__main__":
    sys.exit(main())
