"""Ports on this machine, and waiting until somebody answers there."""

import os
import random
import socket
import ssl
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

HOST = "127.0.0.1"
# For HTTP clients, none of which speaks TLS here: without it each loads the certificates of all authorities,
# which takes 26 ms of the processor, more than most tests.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

# Under the ports that systems give to outgoing connections (from 32768 on Linux): a client that keeps
# calling a stopped server there will now and then be given that very port, and keep the server from it.
PORTS = range(15_000, 32_000)


class Missing(Exception):
    """A server is not installed; says how to install it."""

    def __init__(self, name: str, package: str) -> None:
        super().__init__(
            f"These tests need {name}, and it was not found. Install it: `make test` does so as root on "
            f"Debian, or `apt-get install {package}`, or what your system calls that."
        )


class NotReady(Exception):
    """A server does not answer; says why, with the end of its log."""

    def __init__(self, name: str, why: str, *logs: Path) -> None:
        super().__init__("\n".join([f"{name} {why}.", *(ending(log) for log in logs if log.exists())]))


def ending(log: Path, lines: int = 40) -> str:
    """The last lines of a log, under its name."""
    return "\n".join([f"--- {log}", *log.read_text(errors="replace").splitlines()[-lines:]])


_given: set[int] = set()


def own_ports() -> range:
    """Those of this test process: a server that is down for a moment finds its port free again."""
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    return PORTS[number :: int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))]


def free_port() -> int:
    """A port that nobody listens on, and that was not given before."""
    for port in random.SystemRandom().sample(own_ports(), k=200):
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
        if port not in _given:
            _given.add(port)
            return port
    raise OSError(f"no free port was found from {PORTS.start} to {PORTS.stop - 1}")


def await_answer(
    name: str, process: subprocess.Popen[bytes], answers: Callable[[], bool], seconds: float, *logs: Path
) -> None:
    """Ask until there is an answer; NotReady when the process ends or the time is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if answers():
            return
        try:
            status = process.wait(timeout=0.02)  # seconds between two questions
        except subprocess.TimeoutExpired:
            continue
        raise NotReady(name, f"ended with status {status} while it started", *logs)
    raise NotReady(name, f"did not answer within {seconds:g} s", *logs)


def can_enter(folder: Path) -> bool:
    """Whether every user may reach what lies in this folder."""
    return all(place.stat().st_mode & 0o001 for place in (folder, *folder.resolve().parents))


def is_root() -> bool:
    """Whether the tests run as root."""
    return os.geteuid() == 0
