"""The house as people run it: `ludotheque serve` in a process of its own."""

import http.client
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from ludotheque.server.settings import ABOUT, variable
from tests.support.services.guard import guard
from tests.support.services.loopback import HOST, NotReady, await_answer, free_port

START = 240.0  # seconds: with an empty cache the rules are compiled first, maybe on a busy machine
STOP = 120.0  # seconds until a house that does not end is a fault, on whatever machine


def surroundings() -> dict[str, str]:
    """The environment without the settings of whoever runs the tests, whose own file is not read either."""
    settings = {variable(key) for key in ABOUT}
    kept = {name: value for name, value in os.environ.items() if name not in settings}
    return kept | {variable("config"): os.devnull}


class House:
    """One server process; its port, data and logs stay over a restart."""

    def __init__(
        self,
        data: Path,
        database: str | None = None,
        redis: str | None = None,
        arguments: Sequence[str] = (),
    ) -> None:
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.log = data.with_name(f"{data.name}.err")  # what it wrote to stderr, of all its starts
        self.out = data.with_name(f"{data.name}.out")
        self.command = [
            sys.executable, "-m", "ludotheque", "serve", "--no-browser",
            "--host", HOST, "--port", str(self.port), "--data-dir", str(data),
        ]  # fmt: skip
        if database is not None:
            self.command += ["--database", database]
        if redis is not None:
            self.command += ["--redis", redis]
        self.command += arguments
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def is_started(self) -> bool:
        """Whether it has a process."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """The number of the running process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, unless it runs; returns when it is ready for people."""
        if self._process is not None:
            return
        with self.log.open("ab") as log, self.out.open("ab") as out:
            self._process = subprocess.Popen(
                self.command,
                env=surroundings(),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=log,
                start_new_session=True,
            )
        guard().watch(self._process.pid)
        try:
            await_answer("The house", self._process, self._is_ready, START, self.out, self.log)
        except NotReady:
            self.kill()
            raise

    def _is_ready(self) -> bool:
        """Whether /readyz says yes."""
        line = http.client.HTTPConnection(HOST, self.port, timeout=5)
        try:
            line.request("GET", "/readyz")
            return line.getresponse().status == http.HTTPStatus.OK
        except (OSError, http.client.HTTPException):
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """kill -9, its own processes with it."""
        if self._process is not None:
            if self._process.returncode is None:  # else it ended by itself, and its number may be another's
                os.killpg(self._process.pid, signal.SIGKILL)
            self._ended()

    def stop(self) -> int:
        """Ask it to end, as a system does that shuts down; its exit status."""
        assert self._process is not None
        self._process.terminate()
        try:
            return self._ended()
        except subprocess.TimeoutExpired:
            self.kill()
            raise NotReady("The house", f"did not end within {STOP:g} s", self.out, self.log) from None

    def _ended(self) -> int:
        """Wait for the end."""
        assert self._process is not None
        status = self._process.wait(STOP)
        guard().forget(self._process.pid)
        self._process = None
        return status

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
