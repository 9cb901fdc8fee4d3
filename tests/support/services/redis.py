"""A Redis server for the tests: Redis, or Valkey, which speaks the same."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

from tests.support.services.guard import guard
from tests.support.services.loopback import HOST, Missing, NotReady, await_answer, free_port

PATIENCE = 60.0  # seconds


def find() -> str:
    """The path of the server's program."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    if found is None:
        raise Missing("Redis or Valkey", "redis-server")
    return found


class Redis:
    """One server that keeps nothing on disk."""

    def __init__(self) -> None:
        self.program = find()
        self.port = free_port()
        self.folder = guard().folder("redis")
        self.log = self.folder / "log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address, the same after a restart."""
        return f"redis://{HOST}:{self.port}/0"

    @property
    def pid(self) -> int:
        """The number of the running process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, unless it runs; returns when it answers."""
        if self._process is not None:
            return
        options = ["--bind", HOST, "--port", str(self.port), "--dir", str(self.folder)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [self.program, *options, "--save", "", "--appendonly", "no"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        guard().watch(self._process.pid)
        try:
            await_answer("Redis", self._process, self._answers, PATIENCE, self.log)
        except NotReady:
            self.stop()
            raise

    def _answers(self) -> bool:
        """Whether PING gets its PONG."""
        try:
            with socket.create_connection((HOST, self.port), timeout=1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16) == b"+PONG\r\n"
        except OSError:
            return False

    def stop(self) -> None:
        """Stop, if it runs; the port stays its own."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            guard().forget(self._process.pid)
            self._process = None

    def restart(self) -> None:
        """Stop and start, on the same port."""
        self.stop()
        self.start()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Stopped for a while, and back whatever happens meanwhile."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def close(self) -> None:
        """Stop and remove the folder."""
        self.stop()
        shutil.rmtree(self.folder)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
