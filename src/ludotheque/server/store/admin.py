"""What those who look after a house ask of its database, beside the processes that serve it."""

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import ColumnElement, Connection, Row, and_, delete, exists, func, not_, select

from ludotheque.engine.words import Refused, quote
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.store.schema import class_tables, events, lessons, people, table_people, tables
from ludotheque.server.store.store import Store, why_of

_OPEN = ("waiting", "playing", "paused")
_QUIET = ("waiting", "finished", "closed")  # no game is on
_MIGRATIONS = Path(__file__).parent / "migrations"
_AT_ONCE = 100  # tables deleted in one transaction, so that nobody's move waits for long


class Old(NamedTuple):
    """How much has not been touched for long."""

    tables: int
    people: int


class Care(Store):
    """The database of a house. It is neither made nor brought up to date here."""

    def __init__(self, settings: Settings) -> None:
        check_file(settings)
        super().__init__(settings.database_url, Metrics())

    async def open(self) -> None:
        """Begin to commit; Refused if there is no house of this version."""
        try:
            async with self._engine.connect() as connection:
                revision = await connection.run_sync(_revision)
        except Exception as error:  # drivers have errors of their own for what goes wrong at the door
            raise Refused("database-no-answer", why=why_of(error)) from None
        scripts = ScriptDirectory(str(_MIGRATIONS))
        if revision is None:
            raise Refused("admin-no-house")
        if revision != scripts.get_current_head():
            known = {script.revision for script in scripts.walk_revisions()}
            raise Refused("admin-older" if revision in known else "database-newer")
        self._committer = asyncio.create_task(self._commit_for_ever())

    # Lists

    async def all_tables(self, every: bool) -> list[Row[Any]]:
        """Tables that wait or play, or every one; the last changed first."""
        statement = select(tables).order_by(tables.c.changed.desc())
        return await self._all(statement if every else statement.where(tables.c.status.in_(_OPEN)))

    async def everybody(self) -> list[Row[Any]]:
        """All people, the last seen first, each with the number of tables."""
        count = select(func.count()).where(table_people.c.person == people.c.id).scalar_subquery()
        return await self._all(select(people, count.label("tables")).order_by(people.c.seen.desc()))

    async def find_person(self, named: str) -> Row[Any]:
        """The person with this id, or else the one with this nickname; Refused if there is not just one."""
        found = await self.person(named)
        if found is not None:
            return found
        called = await self._all(select(people).where(people.c.nickname == named).order_by(people.c.id))
        if not called:
            raise Refused("admin-person-unknown", person=quote(named))
        if len(called) > 1:
            ids = ", ".join(row.id for row in called[:10]) + (", …" if len(called) > 10 else "")
            raise Refused("admin-person-several", person=quote(named), count=len(called), ids=ids)
        return called[0]

    # What is old

    async def count_old(self, before: int) -> Old:
        """How much `prune` would delete."""
        counted = []
        for table, condition in ((tables, _old_table(before)), (people, _old_person(before))):
            row = await self._first(select(func.count().label("number")).select_from(table).where(condition))
            counted.append(row.number if row is not None else 0)
        return Old(*counted)

    async def prune(self, before: int) -> Old:
        """Delete tables without a game on that nothing has happened at since then, and people long gone."""
        some = select(tables.c.id).where(_old_table(before)).limit(_AT_ONCE)
        deleted = 0
        while count := await self._delete(tables, tables.c.id.in_(some), _old_table(before)):
            deleted += count
        is_used = exists().where(class_tables.c.lesson == lessons.c.id)
        await self._delete(lessons, lessons.c.created < before, not_(is_used))
        return Old(deleted, await self._delete(people, _old_person(before)))

    async def _delete(self, table: Any, *conditions: ColumnElement[bool]) -> int:
        """Delete rows, and what hangs on them; how many."""
        async with self._changing() as connection:
            return (await connection.execute(delete(table).where(*conditions))).rowcount


def check_file(settings: Settings) -> None:
    """Refused if the settings name a file that is not there."""
    file = settings.database_file
    if file is not None and not file.is_file():
        raise Refused("admin-no-database", file=quote(file, 200))


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _old_table(before: int) -> ColumnElement[bool]:
    is_touched = exists().where(events.c.table_id == tables.c.id, events.c.at >= before)
    return and_(tables.c.status.in_(_QUIET), tables.c.changed < before, not_(is_touched))


def _old_person(before: int) -> ColumnElement[bool]:
    """Not seen since then, not banned, and at no table that stays."""
    old = select(tables.c.id).where(_old_table(before))
    has_table = exists().where(table_people.c.person == people.c.id, table_people.c.table_id.not_in(old))
    return and_(people.c.seen < before, people.c.banned.is_(None), not_(has_table))
