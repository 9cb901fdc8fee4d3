"""What the tests start ends with them, even when they are killed.

A small process in a session of its own holds one end of a pipe. The pipe closes when the tests are gone,
whatever the reason; then it ends the processes that are left and removes their folders.
"""

import atexit
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

import psutil

PATIENCE = 10.0  # seconds for a process to end as it was asked to


class Guard:
    """The end of the pipe that the tests hold."""

    def __init__(self) -> None:
        # -I: the folder of this file must not come before the libraries that share a name with its files.
        self._process = subprocess.Popen(
            [sys.executable, "-I", __file__], stdin=subprocess.PIPE, text=True, start_new_session=True
        )
        atexit.register(self.close)

    def _say(self, word: str, about: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word} {about}\n")
        self._process.stdin.flush()

    def watch(self, pid: int, ending: signal.Signals = signal.SIGKILL) -> None:
        """End this process with the tests, by this signal."""
        self._say("watch", f"{pid} {int(ending)}")

    def forget(self, pid: int) -> None:
        """This process has ended."""
        self._say("forget", pid)

    def folder(self, name: str, place: Path | None = None) -> Path:
        """A new folder that goes with the tests."""
        made = Path(tempfile.mkdtemp(prefix=f"ludotheque-{name}-", dir=place))
        self._say("folder", made)
        return made

    def close(self) -> None:
        """End what is left, now."""
        self._process.communicate()


@cache
def guard() -> Guard:
    """The guard of this process."""
    return Guard()


def keep() -> None:
    """Read what to watch until the pipe closes; then end it."""
    watched: dict[int, tuple[psutil.Process, int]] = {}
    folders: list[str] = []
    for line in sys.stdin:
        word, about = line.rstrip("\n").split(" ", 1)
        if word == "folder":
            folders.append(about)
        elif word == "forget":
            watched.pop(int(about), None)
        else:
            pid, ending = (int(number) for number in about.split())
            with suppress(psutil.NoSuchProcess):
                watched[pid] = psutil.Process(pid), ending
    left: list[psutil.Process] = []
    for process, ending in watched.values():
        # psutil knows a process by its time of birth too, so a number that was given away again is safe.
        with suppress(psutil.NoSuchProcess):
            left += [process, *process.children(recursive=True)]
            process.send_signal(ending)
    for process in psutil.wait_procs(left, timeout=PATIENCE)[1]:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    keep()
