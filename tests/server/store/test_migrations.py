"""Migrations: from nothing, and from files of every revision that was ever in use."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import create_async_engine

from ludotheque.engine.records import parse_record, verify
from ludotheque.games import registry
from ludotheque.server.classroom import classroom
from ludotheque.server.settings import sqlite_url
from ludotheque.server.store import store
from ludotheque.server.store.schema import metadata
from ludotheque.server.store.store import migrate
from tests.server.classroom.test_classroom import school
from tests.server.client import Client, play_on, visiting
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.support.services.postgres import Postgres

OLD = Path(__file__).parents[1] / "old"
REVISIONS = sorted(
    file.stem.partition("_")[0]
    for file in (Path(store.__file__).parent / "migrations" / "versions").glob("[0-9]*.py")
)


def differences(connection: Connection) -> list[Any]:
    """What the models say otherwise than the database."""
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, metadata))


def revision(connection: Connection) -> str | None:
    """Where a database stands."""
    return MigrationContext.configure(connection).get_current_revision()


async def look(url: str, *questions: Callable[[Connection], Any], migrations: int = 1) -> list[Any]:
    """Migrate a database, perhaps from several processes at once, and ask it something."""
    engines = [create_async_engine(url) for _ in range(migrations)]
    try:
        await asyncio.gather(*(migrate(engine) for engine in engines))
        async with engines[0].connect() as connection:
            return [await connection.run_sync(question) for question in questions]
    finally:
        for engine in engines:
            await engine.dispose()


def old_file(number: str, folder: Path) -> tuple[Path, dict[str, str]]:
    """A database of an old revision, and what is to be known of it."""
    text = (OLD / f"{number}.sql").read_text(encoding="utf-8")
    file = folder / "house.db"
    with sqlite3.connect(file) as database:
        database.executescript(text)
    known = dict(line[3:].split(" ", 1) for line in text.splitlines() if line.startswith("-- "))
    return file, known


async def test_an_empty_sqlite_file_becomes_a_house(tmp_path: Path) -> None:
    """All the steps make what the models say, once, also when several start at the same moment."""
    url = sqlite_url(tmp_path / "house.db")
    for migrations in (3, 1):
        assert await look(url, differences, revision, migrations=migrations) == [[], REVISIONS[-1]]


async def test_an_empty_postgresql_database_becomes_a_house(postgres: Postgres) -> None:
    """Also when several processes start at once: one does it, the others wait."""
    url = postgres.fresh_database()
    assert await look(url, differences, revision, migrations=4) == [[], REVISIONS[-1]]
    assert await look(url, differences, revision) == [[], REVISIONS[-1]]


@pytest.mark.parametrize("statements", [0, 1, 5, 12])
async def test_a_migration_that_is_broken_off_can_be_done_again(tmp_path: Path, statements: int) -> None:
    """All of it or nothing, wherever it breaks: the next start finds no half of a house."""
    url = sqlite_url(tmp_path / "house.db")
    engine = create_async_engine(url)
    left = iter(range(statements))

    @event.listens_for(engine.sync_engine, "before_cursor_execute")
    def _(connection: Connection, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.lstrip().startswith(("CREATE", "INSERT")) and next(left, None) is None:
            raise OSError("the power is gone")

    with pytest.raises(OSError, match="power"):
        await migrate(engine)
    await engine.dispose()
    assert await look(url, differences, revision) == [[], REVISIONS[-1]]


async def test_the_comparison_sees_something(tmp_path: Path) -> None:
    """A column too many, an index too few: else the tests above would say nothing."""

    def spoiled(connection: Connection) -> list[str]:
        connection.exec_driver_sql("alter table people add column colour text")
        connection.exec_driver_sql("drop index keys_of")
        return sorted(difference[0] for difference in differences(connection))

    url = sqlite_url(tmp_path / "house.db")
    assert await look(url, spoiled) == [["add_index", "remove_column"]]


def test_every_revision_has_an_old_file() -> None:
    """Made by `old/make.py` when the revision was the newest."""
    assert [file.stem for file in sorted(OLD.glob("*.sql"))] == REVISIONS


@pytest.mark.parametrize("number", REVISIONS)
async def test_an_old_file_is_brought_up_to_date(tmp_path: Path, number: str) -> None:
    """It stands where it says, then where a new one stands, with all that was in it."""
    file, _ = old_file(number, tmp_path)
    with sqlite3.connect(file) as database:
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        counting = [f"select count(*) from {name}" for name in names]
        assert database.execute("select version_num from alembic_version").fetchall() == [(number,)]
        before = [database.execute(question).fetchone() for question in counting]
    assert await look(sqlite_url(file), differences, revision) == [[], REVISIONS[-1]]
    with sqlite3.connect(file) as database:
        assert [database.execute(question).fetchone() for question in counting] == before
        assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
        assert database.execute("pragma foreign_key_check").fetchall() == []


async def test_games_of_the_first_values_keep_them(tmp_path: Path) -> None:
    """Beat the Quake: `classic` has other values since 0010; other decks and games are as they were."""
    file, _ = old_file("0009", tmp_path)
    decks = [{"advanced": True, "edition": "classic"}, {}, {"edition": "mine"}]
    start = {"game": "beat-the-quake", "options": {"edition": "classic"}, "moves": []}
    with sqlite3.connect(file) as database:
        for number, deck in enumerate(decks):
            row = database.execute("select id from tables limit 1 offset ?", (number,)).fetchone()
            database.execute(
                "update tables set game = 'beat-the-quake', options = ?, start = ? where id = ?",
                (json.dumps(deck), json.dumps(start), *row),
            )
            database.execute(
                "update games set game = 'beat-the-quake', options = ? where table_id = ?",
                (json.dumps(deck), *row),
            )
        others = database.execute("select options from tables where game != 'beat-the-quake'").fetchall()
    await look(sqlite_url(file), revision)
    with sqlite3.connect(file) as database:
        asked = "select distinct options from {} where game = 'beat-the-quake'"
        for table in ("tables", "games"):
            found = {
                json.loads(options).get("edition") for (options,) in database.execute(asked.format(table))
            }
            assert found == {"first", "mine"}
        for (begun,) in database.execute("select start from tables where game = 'beat-the-quake'"):
            assert json.loads(begun)["options"]["edition"] == "first"
        asked = "select options from tables where game != 'beat-the-quake'"
        assert database.execute(asked).fetchall() == others != []


@pytest.mark.parametrize("number", REVISIONS)
async def test_the_lesson_of_an_old_file_goes_on(
    tmp_path: Path, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its code, its children, its table and its teacher; before 0003 there was none."""
    _, known = old_file(number, tmp_path)
    monkeypatch.setattr(classroom, "_LESSON_LIFE", 1 << 60)

    async def scenario(inside: Inside) -> None:
        async with school(inside) as (teacher, let_in):
            board = await teacher.board()
            if number < "0003":
                assert board["pupils"] == []
                return
            teacher.token = known["teacher"]
            board = await teacher.board()
            assert (board["code"], board["paused"]) == (known["code"], True)
            assert [one["name"] for one in board["pupils"]] == ["Cy", "Di", "Ed"]
            await teacher.order("POST", "/pause", {"on": False})
            cy = await let_in()
            cy.token = known["cy"]
            table = await cy.sit()
            assert cy.shown[table]["status"] == "playing"

    with Inside(tmp_path, classroom="seismic", **FREE) as inside:
        await scenario(inside)


@pytest.mark.parametrize("number", REVISIONS)
async def test_games_of_an_old_file_go_on(tmp_path: Path, number: str) -> None:
    """People are known, the game under way is finished, the rematch played, old records verified."""
    _, known = old_file(number, tmp_path)

    async def scenario(url: str) -> None:
        async with visiting(url) as visit:
            people = []
            for name in ("ada", "bo"):
                client: Client = await visit("Somebody", dial=False)
                client.token = known[name]
                await client.dial()
                people.append(client)
            ada, bo = people
            assert [(await client.get("/me")).json()["nickname"] for client in people] == ["Ada", "Bo <b>"]
            listed = (await ada.get("/tables")).json()["tables"]
            assert [[seat.get("bot") for seat in card["seats"]] for card in listed] == [
                [None, None, "uniform"]
            ]
            given, live, slow = known.get("given"), known.get("live"), known.get("slow")
            count = 4 + bool(given) + bool(live) + bool(slow)  # since 0002, and 0004
            assert len((await ada.get("/me/tables")).json()["tables"]) == count
            games = (await bo.get("/me/games")).json()["games"]
            assert [game.get("result", {}).get("why") for game in games] == [
                *([None] * (count - 4)),
                *("resigned", "rules", None),
            ]
            for name, moves in (("over", 50), ("broken", 0)):
                record = parse_record(
                    (await ada.get(f"/tables/{known[name]}/games/1/record")).content, registry.find
                )
                verify(record)
                assert len(record.moves) >= moves
            on = known["on"]
            for client in people:
                shown = await client.watch(on)
                assert (shown["status"], shown["moves"]) == ("playing", 21)
            said = [message for message in ada.heard if message["type"] == "whole"][-1]["said"]
            assert [line.get("text", line.get("phrase")) for line in said] == ["Tomorrow?", "thanks"]
            assert await play_on(on, ada, bo) > 10
            shown = await ada.until(on, lambda shown: shown["status"] == "finished")
            assert shown["result"]["why"] == "rules"
            record = parse_record((await bo.get(f"/tables/{on}/games/1/record")).content, registry.find)
            verify(record)
            assert [str(height) for height in record.setup.extras["heights"]] == ["1.62", "2"]
            if given:
                for client in people:
                    shown = await client.watch(given)
                    assert (shown["moves"], shown["given"]) == (44, 40)
                await play_on(given, ada, bo)
                answer = await ada.get(f"/tables/{given}/games/1/record")
                assert parse_record(answer.content, registry.find).meta["from"] == 40
            if live and slow:
                for client in people:
                    shown = await client.watch(live)
                    assert shown["pace"] == {"kind": "live", "rest": [0, 7], "ahead": [0, 0]}
                    shown = await client.watch(slow)
                    assert (shown["pace"], shown["moves"]) == ({"kind": "slow"}, 4)
                tray = (await bo.get(f"/tables/{live}/tray")).json()
                assert (tray["side"], tray["pieces"][0]["piece"]) == (1, known["piece"])
                assert await play_on(slow, ada, bo, moves=6) == 6
            over = known["over"]
            for client in people:
                shown = await client.watch(over)
                assert (shown["status"], shown["round"]) == ("waiting", 2)
                await client.do("ready", over)
            for client in people:
                await client.until(over, lambda shown: shown["status"] == "playing")
            assert await play_on(over, ada, bo, moves=5) == 5

    with Inside(tmp_path, **FREE) as inside:
        await scenario(inside.url)
