"""`ludotheque admin`, next to a server that runs: tables, people, backups, what is old."""

import asyncio
import json
import os
import shutil
import sqlite3
import stat
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import InvalidStatus

from ludotheque.server.settings import database_url, sqlite_url
from tests.cli.command import Answer, broken, run
from tests.server.client import Client, play_on, sit_down, visiting
from tests.support.services.house import House
from tests.support.services.postgres import Postgres

DAY = 86_400_000  # milliseconds
FREE = ("--limit-requests", "0", "--limit-messages", "0", "--thinking", "0.2")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever whoever runs the tests speaks."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("LUDOTHEQUE_CONFIG", os.devnull)


@dataclass(frozen=True)
class Served:
    """A house that runs, and how to reach its database."""

    url: str
    where: tuple[str, ...]  # options
    database: str  # as SQLAlchemy takes it

    def admin(self, *words: object) -> Answer:
        """The command; it must work."""
        answer = run("admin", *words, *self.where)
        assert (answer.status, answer.err) == (0, "")
        return answer

    def listed(self, *words: object) -> Any:
        """A list as JSON."""
        return json.loads(self.admin(*words, "--json").out)

    async def do(self, *words: object) -> str:
        """The command, beside what else goes on here; what it says."""
        return (await asyncio.to_thread(self.admin, *words)).out.strip()

    async def change(self, statement: str, **values: object) -> None:
        """Change the database behind everybody's back."""
        engine = create_async_engine(self.database)
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)
        await engine.dispose()

    async def count(self, table: str, **values: object) -> int:
        """How many rows have these values."""
        engine = create_async_engine(self.database)
        condition = " AND ".join(f"{key} = :{key}" for key in values)
        async with engine.connect() as connection:
            found = await connection.execute(text(f"SELECT count(*) FROM {table} WHERE {condition}"), values)
            number = int(found.scalar_one())
        await engine.dispose()
        return number


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on each kind of database."""
    data = tmp_path_factory.mktemp("admin") / "data"
    if request.param == "sqlite":
        with House(data, arguments=FREE) as house:
            yield Served(house.url, ("--data-dir", str(data)), sqlite_url(data / "house.db"))
    else:
        url = request.getfixturevalue("postgres").fresh_database()
        with House(data, url, arguments=FREE) as house:
            yield Served(house.url, ("--database", url), database_url(url))


# Tables


def test_tables_are_listed(served: Served) -> None:
    """Open ones, or all; for people and for programs."""

    async def scenario() -> tuple[str, str]:
        async with visiting(served.url) as visit:
            ada = await visit("Ada [red]Lovelace[/]")
            waiting = await ada.open_table("me", "open", {"kind": "bot", "bot": "greedy"})
            closed = await ada.open_table("me", "open", public=True)
            await ada.do("close", closed)
            return waiting, closed

    waiting, closed = asyncio.run(scenario())
    head, *rows = served.admin("tables").lines
    assert head.split() == ["Table", "Game", "State", "Host", "Seats", "Changed"]
    row = next(row for row in rows if row.startswith(waiting))
    today = time.strftime("%Y-%m-%d")
    for part in ("seismic", "waiting", "Ada [red]Lovelace[/]", "open, Greedy", today[:8]):
        assert part in row
    assert all(closed not in row for row in rows)
    assert any(row.startswith(closed) and "closed" in row for row in served.admin("tables", "--all").lines)
    card = next(card for card in served.listed("tables") if card["table"] == waiting)
    assert card["status"] == "waiting"
    assert [seat["kind"] for seat in card["seats"]] == ["person", "open", "bot"]
    assert closed in {card["table"] for card in served.listed("tables", "--all")}


async def talk(client: Client, table: str) -> str:
    """Say one thing after the other, until it is refused; why."""
    while (answer := await client.ask("say", table, text="and so on"))["type"] == "done":
        await asyncio.sleep(0.05)  # as fast as anybody may
    return str(answer["key"])


def test_a_table_closes_while_people_watch(served: Served) -> None:
    """They are told within seconds; the game has ended with it, and its record stays."""

    async def scenario() -> None:
        async with visiting(served.url) as visit:
            ada, bo = await visit("Ada"), await visit("Bo")
            table = await sit_down(ada, bo)
            await play_on(table, ada, bo, moves=4)
            talking = asyncio.create_task(talk(ada, table))
            assert await served.do("close", table) == f"Table {table} is closed."
            assert await talking == "table-closed"
            for client in (ada, bo):
                shown = await client.until(table, lambda shown: shown["status"] == "closed")
                assert shown["result"]["why"] == "closed"
            record = (await bo.get(f"/tables/{table}/games/1/record")).json()
            assert len(record["moves"]) == 4
            assert await served.do("close", table) == f"Table {table} was already closed."
            assert await served.count("events", table_id=table) == ada.number[table]

    asyncio.run(scenario())


def test_a_table_that_nobody_watches_closes_too(served: Served) -> None:
    """The list of public tables changes, and whoever asks next is told; the ban shows that it was noticed."""

    async def scenario() -> None:
        async with visiting(served.url) as visit:
            ada, bo, cy = await visit("Ada"), await visit("Bo"), await visit("Cy")
            table = await ada.open_table("me", "open", public=True)
            await bo.send({"type": "lobby"})

            def lists_it(message: Any) -> bool:
                return message["type"] == "lobby" and table in [one["table"] for one in message["tables"]]

            await bo.wait_for(lists_it)
            since = len(bo.heard)
            await served.do("close", table)
            await bo.wait_for(lambda message: message["type"] == "lobby" and not lists_it(message), since)
            await served.do("ban", cy.person)
            await cy.wait_for(lambda message: message["type"] == "bye")
            assert (await ada.get(f"/tables/{table}")).json()["shown"]["status"] == "closed"

    asyncio.run(scenario())


# People


def test_people_are_listed(served: Served) -> None:
    """With the number of their tables."""

    async def scenario() -> Client:
        async with visiting(served.url) as visit:
            ada: Client = await visit("Countess", dial=False)
            await ada.open_table("me", "open")
            await ada.open_table("open", "open")
            return ada

    ada = asyncio.run(scenario())
    head, *rows = served.admin("people").lines
    assert head.split() == ["Person", "Nickname", "Kind", "Tables", "Last", "seen", "Banned"]
    assert next(row for row in rows if row.startswith(ada.person)).split()[1:4] == ["Countess", "bot", "2"]
    found = next(one for one in served.listed("people") if one["person"] == ada.person)
    assert (found["nickname"], found["kind"], found["tables"], found["banned"]) == (
        "Countess",
        "bot",
        2,
        None,
    )


async def dialled(client: Client) -> int:
    """The status of the answer to a new socket: 101 if it opens."""
    try:
        await client.dial()
    except InvalidStatus as error:
        return error.response.status_code
    await client.hang_up()
    return 101


def test_a_banned_person_is_out_on_every_device(served: Served) -> None:
    """The socket closes with a word, no new one opens, no new name is given; until they may come back."""

    async def scenario() -> None:
        async with visiting(served.url) as visit:
            ada, bo = await visit("Grim Ada"), await visit("Bo")
            link = (await ada.post("/me/link")).json()["link"]
            moved = await ada.http.post("/api/v1/link", json={"token": link.rpartition("/")[2]})
            second = Client(served.url, ada.http)
            second.token = moved.cookies["ludotheque"]
            ada.http.cookies.clear()
            await second.dial()
            assert await served.do("ban", "Grim Ada") == f"Grim Ada ({ada.person}) is banned."
            for client in (ada, second):
                bye = await client.wait_for(lambda message: message["type"] == "bye")
                assert bye["key"] == "banned"
                assert "retry_after" not in bye
                assert client.socket is not None
                await client.socket.wait_closed()
                assert await dialled(client) == 403
                assert (await client.get("/me")).json()["key"] == "banned"
                entering = await client.post("/enter", {"nickname": "Somebody else"})
                assert (entering.status_code, entering.json()["key"]) == (403, "banned")
            assert await served.do("ban", ada.person) == f"Grim Ada ({ada.person}) was already banned."
            await bo.send({"type": "ping"})
            await bo.wait_for(lambda message: message["type"] == "pong")
            assert await served.do("unban", "Grim Ada") == f"Grim Ada ({ada.person}) may come in again."
            assert await served.do("unban", ada.person) == f"Grim Ada ({ada.person}) was not banned."
            for client in (ada, second):
                assert await dialled(client) == 101

    asyncio.run(scenario())


def test_a_nickname_names_one_person_only(served: Served) -> None:
    """Two of them: by id; nobody: in words."""

    async def scenario() -> list[str]:
        async with visiting(served.url) as visit:
            return sorted([(await visit("Twin", dial=False)).person for _ in range(2)])

    twins = asyncio.run(scenario())
    said = broken("admin", "ban", "Twin", *served.where)
    assert said == f"2 people are called “Twin”; choose one by id: {twins[0]}, {twins[1]}"
    assert served.admin("ban", twins[0]).out == f"Twin ({twins[0]}) is banned.\n"
    assert broken("admin", "unban", "x\x1b[31m", *served.where) == (
        "nobody has the id or nickname “x\\x1b[31m”"
    )


# What is old


async def aged(served: Served, table: str, days: int) -> None:
    """Let nothing have happened at a table for so long."""
    at = int(time.time() * 1000) - days * DAY
    await served.change("UPDATE tables SET changed = :at WHERE id = :id", at=at, id=table)
    await served.change("UPDATE events SET at = :at WHERE table_id = :id", at=at, id=table)


def test_what_is_old_is_deleted(served: Served) -> None:
    """Tables without a game on, with all that hangs on them, and people who are gone; nothing else."""

    async def scenario() -> None:
        async with visiting(served.url) as visit:
            gone, stays, keeper, out = [await visit(f"Old {one}", dial=False) for one in range(4)]
            ada, bo = await visit("Ada"), await visit("Bo")
            finished, playing = await sit_down(ada, bo), await sit_down(ada, bo)
            await ada.do("resign", finished)
            waiting = await gone.open_table("me", "open")
            talked = await stays.open_table("me", "open")
            young = await keeper.open_table("me", "open")
            for table, days in ((finished, 31), (playing, 31), (waiting, 31), (talked, 31), (young, 29)):
                await aged(served, table, days)
            say = {"type": "say", "id": "a", "table": talked, "phrase": "hello"}
            assert (await stays.post("/commands", say)).status_code == 200
            await served.do("ban", out.person)
            seen = int(time.time() * 1000) - 31 * DAY
            for client in (gone, stays, keeper, out):
                await served.change("UPDATE people SET seen = :at WHERE id = :id", at=seen, id=client.person)

            would = await served.do("prune", "--older-than", 30, "--dry-run")
            assert would == "2 tables and 1 person would be deleted."
            assert await served.do("prune", "--older-than", 30) == "2 tables and 1 person deleted."
            assert await served.do("prune", "--older-than", 30) == "0 tables and 0 people deleted."

            for table, count in ((finished, 0), (waiting, 0), (playing, 1), (talked, 1), (young, 1)):
                assert await served.count("tables", id=table) == count
            for part in ("events", "games", "game_seats", "table_people"):
                assert await served.count(part, table_id=finished) == 0
            for client, count in ((gone, 0), (stays, 1), (keeper, 1), (out, 1), (ada, 1)):
                assert await served.count("people", id=client.person) == count
                assert await served.count("keys", person=client.person) == count
            assert (await ada.ask("rematch", finished))["key"] == "table-unknown"
            await play_on(playing, ada, bo, moves=2)

    asyncio.run(scenario())


# Backups


def test_a_backup_is_a_house(tmp_path: Path) -> None:
    """Taken while people play; served again it has every move that was done before, and goes on."""
    data, copy = tmp_path / "data", tmp_path / "copy" / "house.db"
    copy.parent.mkdir()

    async def play(house: House) -> tuple[str, int, str]:
        async with visiting(house.url) as visit:
            ada, bo = await visit("Ada"), await visit("Bo")
            table = await sit_down(ada, bo)
            await play_on(table, ada, bo, moves=5)
            least = ada.number[table]
            talking = asyncio.create_task(talk(ada, table))
            answer = await asyncio.to_thread(run, "admin", "backup", copy, "--data-dir", data)
            assert answer.out.startswith(f"The whole house is in “{copy}”: ")
            assert not talking.done()
            talking.cancel()
            return table, least, ada.token

    async def look(house: House, table: str, token: str) -> int:
        async with visiting(house.url) as visit:
            ada, bo = await visit("Ada", dial=False), await visit("Bo")
            ada.token = token
            await ada.dial()
            await ada.watch(table)
            await bo.watch(table)
            number: int = ada.number[table]
            assert ada.shown[table]["yours"] == [0]
            await ada.do("say", table, text="Here we are again")
            return number

    with House(data, arguments=FREE) as house:
        table, least, token = asyncio.run(play(house))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in copy.parent.iterdir()] == ["house.db"]
    with House(copy.parent, arguments=FREE) as again:
        assert asyncio.run(look(again, table, token)) >= least


@pytest.fixture(scope="module")
def resting(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a house that does not run."""
    data = tmp_path_factory.mktemp("resting") / "data"
    with House(data) as house:
        assert house.stop() == 0
    return data


def test_a_backup_replaces_nothing(resting: Path, tmp_path: Path) -> None:
    """And leaves nothing behind where it cannot be."""
    there = tmp_path / "there"
    there.write_text("mine")
    where = ("--data-dir", resting)
    assert (
        broken("admin", "backup", there, *where)
        == f"“{there}” already exists; a backup never replaces a file"
    )
    assert there.read_text() == "mine"
    said = broken("admin", "backup", tmp_path / "none" / "copy.db", *where)
    assert said.endswith(" cannot be written: there is no such folder")
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_postgresql_is_copied_by_its_own_program(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it wrote makes the same house; without it, words say what to run, and no password."""
    url, restored = postgres.fresh_database(), postgres.fresh_database()
    copy = tmp_path / "house.dump"

    async def open_one(house: House) -> None:
        async with visiting(house.url) as visit:
            ada = await visit("Ada", dial=False)
            await ada.open_table("me", "open")

    with House(tmp_path / "data", url, arguments=FREE) as house:
        asyncio.run(open_one(house))
        monkeypatch.setenv("PATH", f"{postgres.programs}{os.pathsep}{os.environ['PATH']}")
        assert run("admin", "backup", copy, "--database", url).status == 0
        before = run("admin", "tables", "--json", "--database", url).out
    plain = restored.replace("+asyncpg", "")
    subprocess.run([postgres.programs / "pg_restore", "--dbname", plain, copy], check=True)
    assert json.loads(before)
    assert run("admin", "tables", "--json", "--database", restored).out == before

    secret = url.replace("ludotheque@", "ludotheque:gallimaufry@")
    assert run("admin", "backup", tmp_path / "other.dump", "--database", secret).status == 0
    monkeypatch.setenv("PATH", str(tmp_path))
    assert shutil.which("pg_dump") is None
    said = broken("admin", "backup", tmp_path / "third.dump", "--database", secret)
    assert "pg_dump --format=custom" in said
    assert str(tmp_path / "third.dump") in said
    assert "gallimaufry" not in said


# Where there is no house

COMMANDS = (
    ("tables",),
    ("people",),
    ("close", "abcdefghijkl"),
    ("ban", "Ada"),
    ("unban", "Ada"),
    ("backup", "copy.db"),
    ("prune", "--older-than", "5"),
)


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: str(words[0]))
def test_no_database_is_made(words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said that there is none."""
    monkeypatch.chdir(tmp_path)
    said = broken("admin", *words, "--data-dir", tmp_path / "none")
    assert said == f"there is no database “{tmp_path}/none/house.db”; “ludotheque serve” makes one"
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_no_house(tmp_path: Path, postgres: Postgres) -> None:
    """Another program's, a text, one that does not answer."""
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE people (name TEXT)")
    said = "there is no house in this database; “ludotheque serve” makes one"
    assert broken("admin", "tables", "--database", f"sqlite:///{other}") == said
    assert broken("admin", "tables", "--database", postgres.fresh_database()) == said
    words = tmp_path / "words.db"
    words.write_text("no database at all, but long enough to be one " * 20)
    assert "file is not a database" in broken("admin", "tables", "--database", f"sqlite:///{words}")
    for place in (postgres.address("nowhere"), "postgresql://ada:gallimaufry@127.0.0.1:9/house"):
        said = broken("admin", "people", "--database", place)
        assert said.startswith("the database cannot be used: ")
        assert "gallimaufry" not in said


def test_a_database_of_another_version(resting: Path, tmp_path: Path) -> None:
    """Nothing is done to it, and it is said what helps; it can be backed up all the same."""
    data = tmp_path / "data"
    shutil.copytree(resting, data)
    with sqlite3.connect(data / "house.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert broken("admin", "tables", "--data-dir", data) == (
        "this database comes from a newer version than this ludotheque"
    )
    assert run("admin", "backup", tmp_path / "copy.db", "--data-dir", data).status == 0


def test_it_speaks_french(resting: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the terminal, or by the settings."""
    monkeypatch.setenv("LUDOTHEQUE_LANGUAGE", "fr")
    assert run("admin", "tables", "--data-dir", resting).lines[0].split()[:2] == ["Table", "Jeu"]
    said = run("admin", "prune", "--older-than", 1, "--data-dir", resting).out
    assert said == "Supprimé\u202f: 0 table et 0 personne.\n"


def test_an_unknown_table(resting: Path) -> None:
    """One line."""
    assert broken("admin", "close", "abcdefghijkl", "--data-dir", resting) == "there is no such table"
