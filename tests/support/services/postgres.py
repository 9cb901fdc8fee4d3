"""A PostgreSQL server for the tests. Its crash loses nothing; that of the machine may, but for a soak.

With fsync off what it has committed is still handed to the system before it says so. Only the system's own
end could lose that, and no test ends the system.
"""

import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Literal, Self

from tests.support.services.guard import guard
from tests.support.services.loopback import HOST, Missing, NotReady, can_enter, free_port, is_root

Mode = Literal["fast", "immediate"]  # orderly, or as in a crash: the next start recovers from the log

PROGRAMS = ("initdb", "pg_ctl", "postgres", "createdb")
PLACES = (
    "usr/lib/postgresql/*/bin",
    "usr/pgsql-*/bin",
    "opt/homebrew/opt/postgresql*/bin",
    "usr/local/opt/postgresql*/bin",
)
PERSON = "ludotheque"
PATIENCE = "120"  # seconds that pg_ctl waits

IS_SOAK = "LUDOTHEQUE_SOAK" in os.environ

SETTINGS = f"""
fsync = {"on" if IS_SOAK else "off"}
listen_addresses = '{HOST}'
unix_socket_directories = ''
max_connections = 200
shared_buffers = 32MB
"""


def find() -> Path:
    """The folder of PostgreSQL's programs."""
    for folder in folders():
        if all(os.access(folder / program, os.X_OK) for program in PROGRAMS):
            return folder
    raise Missing("PostgreSQL", "postgresql")


def folders() -> Iterator[Path]:
    """Where its programs may lie: the one on the path, then others, newest first."""
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent
    if found := shutil.which("pg_config"):
        with suppress(subprocess.CalledProcessError):
            told = subprocess.run([found, "--bindir"], check=True, capture_output=True, text=True)
            yield Path(told.stdout.strip())
    for place in PLACES:
        yield from sorted(Path("/").glob(place), key=version, reverse=True)


def version(folder: Path) -> int:
    """The number in a folder's path: 15 in /usr/lib/postgresql/15/bin."""
    return int((re.findall(r"\d+", str(folder)) or ["0"])[-1])


def owner() -> pwd.struct_passwd | None:
    """Who runs the server: it refuses root. Nobody else is needed when the tests do not run as root."""
    if not is_root():
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


class Postgres:
    """One server with its own data; several databases live in it."""

    def __init__(self) -> None:
        self.programs = find()
        self.owner = owner()
        self.port = free_port()
        self.pid: int | None = None
        self._numbers = count(1)
        # A folder for temporary files that only root may enter is of no use to another user.
        place = Path(tempfile.gettempdir())
        self.folder = guard().folder("postgres", place if can_enter(place) else Path("/var/tmp"))
        if self.owner:
            os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self._run(
            "initdb", "--no-sync", "--auth=trust", f"--username={PERSON}", "--encoding=UTF8", "--locale=C",
            f"--pgdata={self.data}",
        )  # fmt: skip
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"{SETTINGS}port = {self.port}\n")

    def _run(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs as the server's owner, untouched by PG… variables."""
        done = subprocess.run(
            [self.programs / program, *words],
            user=self.owner and self.owner.pw_uid,
            group=self.owner and self.owner.pw_gid,
            extra_groups=self.owner and [],
            cwd=self.folder,
            env={"PATH": os.defpath, "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NotReady(program, f"ended with status {done.returncode}: {done.stdout.strip()}", self.log)

    @property
    def url(self) -> str:
        """The address of the database that is always there."""
        return self.address("postgres")

    def address(self, database: str) -> str:
        """The address of a database, as SQLAlchemy takes it."""
        return f"postgresql+asyncpg://{PERSON}@{HOST}:{self.port}/{database}"

    def fresh_database(self) -> str:
        """The address of a new, empty database."""
        name = f"fresh_{next(self._numbers)}"
        self._run("createdb", f"--host={HOST}", f"--port={self.port}", f"--username={PERSON}", name)
        return self.address(name)

    def start(self) -> None:
        """Start, unless it runs; returns when it takes connections."""
        if self.pid is None:
            self._run(
                "pg_ctl",
                "start",
                "--wait",
                f"--timeout={PATIENCE}",
                f"--pgdata={self.data}",
                f"--log={self.log}",
            )
            self.pid = int((self.data / "postmaster.pid").read_text().split("\n", 1)[0])
            guard().watch(self.pid, signal.SIGQUIT)  # what "immediate" sends; it ends its own processes

    def stop(self, mode: Mode = "fast") -> None:
        """Stop, if it runs; the data stay."""
        if self.pid is not None:
            self._run(
                "pg_ctl", "stop", "--wait", f"--timeout={PATIENCE}", f"--pgdata={self.data}", f"--mode={mode}"
            )
            guard().forget(self.pid)
            self.pid = None

    def restart(self, mode: Mode = "fast") -> None:
        """Stop and start, on the same port with the same data."""
        self.stop(mode)
        self.start()

    @contextmanager
    def away(self, mode: Mode = "fast") -> Iterator[None]:
        """Stopped for a while, and back whatever happens meanwhile."""
        self.stop(mode)
        try:
            yield
        finally:
            self.start()

    def close(self) -> None:
        """Stop and remove the data."""
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
