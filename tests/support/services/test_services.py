"""The servers that other tests stand on: they answer, restart, keep what they should, and end."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis.asyncio import from_url
from redis.exceptions import ConnectionError as Unreachable
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.support.services import chromium, install
from tests.support.services import postgres as postgres_programs
from tests.support.services import redis as redis_programs
from tests.support.services.house import House, surroundings
from tests.support.services.loopback import HOST, PORTS, Missing, NotReady, await_answer, free_port, own_ports
from tests.support.services.postgres import Mode, Postgres
from tests.support.services.redis import Redis

ROOT = Path(__file__).parents[3]


def ask(url: str, *statements: str) -> object:
    """Run statements in one transaction; the first value of the last."""

    async def run() -> object:
        engine = create_async_engine(url)
        try:
            async with engine.begin() as connection:
                for statement in statements[:-1]:
                    await connection.execute(text(statement))
                return await connection.scalar(text(statements[-1]))
        finally:
            await engine.dispose()

    return asyncio.run(run())


def ping(url: str) -> bool:
    """Whether Redis answers."""

    async def run() -> bool:
        async with from_url(url) as client:
            return bool(await client.ping())

    return asyncio.run(run())


def is_open(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as caller:
        return caller.connect_ex((HOST, port)) == 0


# PostgreSQL


def test_postgres_answers(postgres: Postgres) -> None:
    assert ask(postgres.url, "select 1") == 1


def test_postgres_is_as_durable_as_a_real_one(postgres: Postgres) -> None:
    """Tests of lost moves would prove nothing otherwise; of a machine that crashes there are none."""
    for setting in ("synchronous_commit", "full_page_writes"):
        assert ask(postgres.url, f"show {setting}") == "on"
    assert ask(postgres.url, "show fsync") == ("on" if postgres_programs.IS_SOAK else "off")


def test_each_database_is_its_own(postgres: Postgres) -> None:
    first, second = postgres.fresh_database(), postgres.fresh_database()
    ask(first, "create table seats (seat int)", "select 1")
    assert ask(first, "select count(*) from pg_tables where tablename = 'seats'") == 1
    assert ask(second, "select count(*) from pg_tables where tablename = 'seats'") == 0


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_postgres_keeps_its_data_and_its_port_over_a_restart(postgres: Postgres, mode: Mode) -> None:
    url = postgres.fresh_database()
    ask(url, "create table moves (number int)", "insert into moves values (7) returning number")
    with postgres.away(mode):
        assert not is_open(postgres.port)
        with pytest.raises(OSError, match="Connect"):
            ask(url, "select 1")
    assert ask(url, "select number from moves") == 7


def test_postgres_tells_why_it_does_not_start(postgres: Postgres) -> None:
    """Here another server holds its port."""
    with (
        postgres.away(),
        socket.create_server((HOST, postgres.port)),
        pytest.raises(NotReady, match="could not bind"),
    ):
        postgres.start()


# Redis


def test_redis_answers(redis: Redis) -> None:
    assert ping(redis.url)


def test_redis_restarts_on_its_port(redis: Redis) -> None:
    url = redis.url
    with redis.away():
        assert not is_open(redis.port)
        with pytest.raises(Unreachable):
            ping(url)
    assert redis.url == url
    assert ping(url)


# The house

STAND_IN = """
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer

class Door(BaseHTTPRequestHandler):
    asked = 0

    def do_GET(self):
        Door.asked += 1
        self.send_response(200 if self.path == "/readyz" and Door.asked > 2 else 503)
        self.end_headers()

HTTPServer(("127.0.0.1", int(sys.argv[1])), Door).serve_forever()
"""


@pytest.fixture
def stand_in(tmp_path: Path) -> Iterator[House]:
    """A house whose server says twice that it is not ready, then that it is."""
    house = House(tmp_path / "data")
    house.command = [sys.executable, "-c", STAND_IN, str(house.port)]
    with house:
        yield house


def test_a_house_is_ready_when_it_says_so(stand_in: House) -> None:
    assert stand_in.log.read_text().count("/readyz") == 3
    assert is_open(stand_in.port)


def test_a_house_that_was_killed_comes_back_on_its_port(stand_in: House) -> None:
    first = stand_in.pid
    stand_in.kill()
    assert not is_open(stand_in.port)
    stand_in.start()
    assert stand_in.pid != first
    assert is_open(stand_in.port)


def test_a_house_that_is_asked_to_stop_stops(stand_in: House) -> None:
    assert stand_in.stop() == -signal.SIGTERM
    assert not is_open(stand_in.port)


def test_a_house_that_does_not_start_shows_what_it_said(tmp_path: Path) -> None:
    house = House(tmp_path / "data", arguments=["--castle"])
    with pytest.raises(
        NotReady, match=r"(?s)ended with status 2 while it started\.\n.*data\.err\n.*--castle"
    ):
        house.start()


def test_the_settings_of_whoever_runs_the_tests_stay_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PORT", "1")
    monkeypatch.setenv("LUDOTHEQUE_CONFIG", "mine.toml")
    monkeypatch.setenv("LUDOTHEQUE_CACHE", "kept")
    passed = surroundings()
    assert "LUDOTHEQUE_PORT" not in passed
    assert passed["LUDOTHEQUE_CONFIG"] == os.devnull
    assert passed["LUDOTHEQUE_CACHE"] == "kept"


# What they have in common


def test_ports_are_free_and_out_of_the_way() -> None:
    ports = {free_port() for _ in range(50)}
    assert len(ports) == 50
    assert all(port in own_ports() and not is_open(port) for port in ports)


def test_no_two_test_processes_have_a_port_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_XDIST_WORKER_COUNT", "3")
    found: list[int] = []
    for name in ("gw0", "gw1", "gw2"):
        monkeypatch.setenv("PYTEST_XDIST_WORKER", name)
        found += own_ports()
    assert sorted(found) == list(PORTS)


def test_a_server_that_ends_at_once_is_told_with_its_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as err:
        process = subprocess.Popen([sys.executable, "-c", "raise SystemExit('no dice')"], stderr=err)
    with pytest.raises(NotReady, match=r"ended with status 1 while it started\.\n--- .*log\nno dice"):
        await_answer("It", process, lambda: False, 120, log)


def test_a_server_that_never_answers_is_told() -> None:
    with (
        subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process,
        pytest.raises(NotReady, match=r"did not answer within 0\.1 s"),
    ):
        await_answer("It", process, lambda: False, 0.1)


KILLED = """
import os, signal
from tests.support.services.postgres import Postgres
from tests.support.services.redis import Redis
postgres, redis = Postgres(), Redis()
postgres.start()
redis.start()
print(postgres.port, redis.port, postgres.folder, redis.folder, sep="\\n", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_servers_end_when_the_tests_are_killed() -> None:
    """The guard inherits the pipe to here, so this waits until the guard has done its work."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys{KILLED}"],
        cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=240, check=False,
    )  # fmt: skip
    first, second, *folders = done.stdout.split("\n")[:4]
    assert not is_open(int(first))
    assert not is_open(int(second))
    assert [folder for folder in folders if Path(folder).exists()] == []


# Nothing installed


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgres_programs, "PLACES", ())
    with pytest.raises(Missing, match=r"need PostgreSQL.* `apt-get install postgresql`"):
        postgres_programs.find()
    with pytest.raises(Missing, match=r"need Redis or Valkey.* `apt-get install redis-server`"):
        redis_programs.find()
    with pytest.raises(Missing, match=r"need Chromium.* `apt-get install chromium-headless-shell`"):
        chromium.find()
    assert list(install.missing()) == ["postgresql", "redis-server", "chromium-headless-shell"]


def test_valkey_will_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    valkey = tmp_path / "valkey-server"
    valkey.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert redis_programs.find() == str(valkey)


def test_packages_start_no_service(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """101 forbids it to Debian's packages; the policy goes afterwards, and one that was there stays."""
    policy = tmp_path / "policy-rc.d"
    monkeypatch.setattr(install, "POLICY", policy)
    with install.no_services():
        assert subprocess.run([policy, "redis-server", "start"], check=False).returncode == 101
    assert not policy.exists()
    policy.write_text("mine")
    with install.no_services():
        assert policy.read_text() == "mine"
    assert policy.read_text() == "mine"
