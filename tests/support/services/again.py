"""The whole suite again and again, each time with another seed: `make test-again N=10 BUSY=3`.

The last runs share the machine with `stress-ng --cpu 2`. It stops at the first run that fails, with the
command that makes it fail again. `FROM=6` goes on with the sixth run where the first five have passed.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext

from tests.support.services.install import apt

LOAD = ("stress-ng", "--cpu", "2", "--quiet")


@contextmanager
def busy() -> Iterator[None]:
    """The machine has other things to do."""
    load = subprocess.Popen(LOAD)
    try:
        yield
    finally:
        load.terminate()
        load.wait()


def run(seed: int, is_busy: bool, words: Sequence[str]) -> bool:
    """The suite once, with this seed; whether it passed."""
    began = time.monotonic()
    with busy() if is_busy else nullcontext():
        status = subprocess.run(
            [sys.executable, "-m", "pytest", f"--hypothesis-seed={seed}", *words],
            env=os.environ | {"LUDOTHEQUE_SEED": str(seed)},
            check=False,
        ).returncode
    took = (time.monotonic() - began) / 60
    beside = " beside stress-ng" if is_busy else ""
    said = "passed" if status == 0 else f"FAILED: make test SEED={seed}"
    print(f"\nSeed {seed}{beside}: {said}, after {took:.1f} minutes\n", flush=True)
    return status == 0


def main(first: int, runs: int, busy_runs: int, words: Sequence[str]) -> int:
    """So many runs, from the first one on; the exit status."""
    if busy_runs and not shutil.which(LOAD[0]):
        apt("install", "--no-install-recommends", LOAD[0])
    for number in range(first, runs + 1):
        if not run(number, number > runs - busy_runs, words):
            return 1
    told = runs - first + 1
    print(f"{told} runs passed, {min(told, busy_runs)} of them beside {' '.join(LOAD[:3])}")
    return 0


if __name__ == "__main__":
    first, runs, busy_runs = map(int, sys.argv[1:4])
    sys.exit(main(first, runs, busy_runs, sys.argv[4:]))
