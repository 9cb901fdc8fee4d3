"""The one way to the database.

Moves of all tables that come at the same time are committed together: one transaction, one flush of the
disk. `commit` returns when that transaction has committed, never before.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    and_,
    bindparam,
    case,
    delete,
    event,
    func,
    insert,
    inspect,
    or_,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludotheque.engine.words import Refused
from ludotheque.server.metrics import Metrics
from ludotheque.server.store.schema import (
    class_answers,
    class_people,
    class_tables,
    events,
    game_seats,
    games,
    house,
    keys,
    lessons,
    links,
    people,
    reviews,
    table_people,
    tables,
)
from ludotheque.server.tables.events import Happened

log = logging.getLogger("ludotheque.store")

_BUSY = 5_000  # milliseconds that SQLite waits for another process
_PATIENCE = 10.0  # seconds for one transaction
_PROBE = 5.0  # seconds for one that only tries whether anything can be stored
_MOST_IN_BATCH = 1_000  # changes in one transaction
_MOST_GATHERED = 32  # changes that one transaction waits for
_MIGRATING = 7_465_331  # PostgreSQL's advisory lock: one process migrates, the others wait
_MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = max(path.name[:4] for path in (_MIGRATIONS / "versions").glob("[0-9]*.py"))  # the newest revision
_MOST_SEEN = 100  # people noted in one transaction: moves need not wait long


class StoreDown(Exception):
    """The database cannot be used just now. Whether the last change was stored has to be read from it."""


@dataclass(slots=True)
class Rows:
    """One change as rows: events of one table, and what follows from them in the lists."""

    table: str
    events: list[tuple[Any, ...]]  # columns as in `schema.events`
    row: dict[str, Any] | None = None  # of `tables`
    started: dict[str, Any] | None = None  # a new row of `games`
    seats: list[dict[str, Any]] = field(default_factory=list)  # its rows of `game_seats`
    players: dict[str, Any] | None = None  # who plays in a row of `games` from now on
    practice: dict[str, Any] | None = None  # which row of `games` is one of practice from now on
    ended: dict[str, Any] | None = None  # what changes in the row of `games`
    people: list[str] = field(default_factory=list)  # who has sat down


_planned = select(games, tables.c.plan).join(tables, tables.c.id == games.c.table_id)
_update_game = update(games).where(
    games.c.table_id == bindparam("of_table"), games.c.round == bindparam("of_round")
)
_update_players = _update_game.values(players=bindparam("players"))
_update_practice = _update_game.values(practice=bindparam("practice"))
_update_ended = _update_game.values(
    ended=bindparam("ended"),
    result=bindparam("result"),
    last_event=bindparam("last_event"),
    practice=bindparam("practice"),
)
_update_tables = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(
        changed=bindparam("changed"),
        status=bindparam("status"),
        round=bindparam("round"),
        seats=bindparam("seats"),
        due=bindparam("due"),
    )
)


class Store:
    """An open database."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.is_working = True
        self._metrics = metrics
        self._engine = _engine(url)
        # The statement as the driver takes it: half the time for each row of a batch.
        self._insert_events = str(insert(events).compile(dialect=self._engine.dialect))
        self._writing: AsyncConnection | None = None
        self._waiting: list[tuple[Rows, asyncio.Future[bool]]] = []
        self._has_work = asyncio.Event()
        # SQLite has one writer at a time, and who finds another sleeps up to 100 ms before trying again.
        self._turn: Any = asyncio.Lock() if self.is_sqlite else contextlib.nullcontext()
        self._committer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the schema up to date and begin to commit."""
        await migrate(self._engine)
        self._committer = asyncio.create_task(self._commit_for_ever())

    async def close(self) -> None:
        """Commit what waits, then let go."""
        if self._committer is not None:
            while self._waiting:
                self._has_work.set()
                await asyncio.sleep(0.01)
            self._committer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._committer
        await self._drop_writing()
        await self._engine.dispose()

    # Committing

    def commit(self, rows: Rows) -> "asyncio.Future[bool]":
        """Store a change: True once it is committed, False if another process was first; or StoreDown."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((rows, future))
        self._has_work.set()
        return future

    async def _commit_for_ever(self) -> None:
        while True:
            await self._has_work.wait()
            await self._gather()
            batch, self._waiting = self._waiting[:_MOST_IN_BATCH], self._waiting[_MOST_IN_BATCH:]
            if not self._waiting:
                self._has_work.clear()
            await self._commit_batch(batch)

    async def _gather(self) -> None:
        """Wait as long as every look at the sockets brings more: a larger batch costs less for each move."""
        gathered = 0
        while gathered < len(self._waiting) < _MOST_GATHERED:
            gathered = len(self._waiting)
            await asyncio.sleep(0)

    async def _commit_batch(self, batch: list[tuple[Rows, "asyncio.Future[bool]"]]) -> None:
        batch.sort(key=lambda one: one[0].table)  # two processes lock in the same order
        try:
            with self._metrics.commit_seconds.time():
                await self._write([rows for rows, _ in batch])
        except IntegrityError:
            await self._commit_singly(batch)
        except Exception as error:  # whatever it is: who waits must hear of it, and the next batch be tried
            if len(batch) > 1 and _is_deadlock(error):
                await self._commit_singly(batch)
            else:
                self._fail(batch, error)
        else:
            self._metrics.batches.observe(len(batch))
            self._worked()
            for _, future in batch:
                _settle(future, True)

    async def _commit_singly(self, batch: list[tuple[Rows, "asyncio.Future[bool]"]]) -> None:
        """One of them was too late: find out which."""
        for rows, future in batch:
            try:
                await self._write([rows])
            except IntegrityError:
                _settle(future, False)
            except Exception as error:
                self._fail([(rows, future)], error)
            else:
                self._worked()
                _settle(future, True)

    async def _write(self, changes: Sequence[Rows]) -> None:
        """All of it in one transaction."""
        # SQLite itself gives up waiting; a server that hangs says nothing.
        async with asyncio.timeout(None if self.is_sqlite else _PATIENCE), self._turn:
            await self._write_all(changes)
        self._metrics.commits.inc()

    async def _write_all(self, changes: Sequence[Rows]) -> None:
        if self._writing is None:
            self._writing = await self._engine.connect()
        writing = self._writing
        try:
            await writing.exec_driver_sql(
                self._insert_events, [row for rows in changes for row in rows.events]
            )
            await self._write_lists(writing, changes)
            await writing.commit()
        except BaseException as error:
            if isinstance(error, IntegrityError):
                await writing.rollback()
            else:
                await self._drop_writing()
            raise

    async def _write_lists(self, writing: AsyncConnection, changes: Sequence[Rows]) -> None:
        changed = [{"of_table": rows.table, **rows.row} for rows in changes if rows.row is not None]
        if changed:
            await writing.execute(_update_tables, changed)
        started = [rows.started for rows in changes if rows.started is not None]
        if started:
            await writing.execute(insert(games), started)
        seats = [seat for rows in changes for seat in rows.seats]
        if seats:
            await writing.execute(insert(game_seats), seats)
        players = [rows.players for rows in changes if rows.players is not None]
        if players:
            await writing.execute(_update_players, players)
        practice = [rows.practice for rows in changes if rows.practice is not None]
        if practice:
            await writing.execute(_update_practice, practice)
        ended = [rows.ended for rows in changes if rows.ended is not None]
        if ended:
            await writing.execute(_update_ended, ended)
        sat = [{"person": person, "table_id": rows.table} for rows in changes for person in rows.people]
        if sat:
            await writing.execute(self._insert_new(table_people), sat)

    def _insert_new(self, table: Any) -> Any:
        """Insert what is not there yet."""
        dialect = sqlite if self.is_sqlite else postgresql
        return dialect.insert(table).on_conflict_do_nothing()

    async def _drop_writing(self) -> None:
        writing, self._writing = self._writing, None
        if writing is not None:
            with contextlib.suppress(Exception):  # it may be broken: all that matters is that it goes
                await writing.invalidate()
            with contextlib.suppress(Exception):
                await writing.close()

    def _fail(self, batch: list[tuple[Rows, "asyncio.Future[bool]"]], error: BaseException) -> None:
        if self.is_working:
            fault = None if isinstance(error, SQLAlchemyError | OSError) else error  # of ours
            log.error("store-down", exc_info=fault, extra={"fields": {"why": why_of(error)}})
        self.is_working = False
        self._metrics.store_working.set(0)
        for _, future in batch:
            if not future.done():
                future.set_exception(StoreDown(why_of(error)))

    def _worked(self) -> None:
        if not self.is_working:
            log.info("store-up")
        self.is_working = True
        self._metrics.store_working.set(1)

    async def probe(self, now: int) -> bool:
        """Whether the database can be written to now."""
        # SQLite writes nothing when nothing changes, and would not see that the disk is full.
        later = case((house.c.latest < now, now), else_=house.c.latest)
        try:
            async with asyncio.timeout(_PROBE), self._engine.begin() as connection:
                await connection.execute(update(house).values(latest=later))
        except (SQLAlchemyError, OSError) as error:
            self._fail([], error)
            return False
        self._worked()
        return True

    # Reading

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            self._fail([], error)
            raise StoreDown(why_of(error)) from error

    @contextlib.asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._turn, self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            self._fail([], error)
            raise StoreDown(why_of(error)) from error

    async def _all(self, statement: Any) -> list[Row[Any]]:
        async with self._reading() as connection:
            return list((await connection.execute(statement)).all())

    async def _first(self, statement: Any) -> Row[Any] | None:
        async with self._reading() as connection:
            return (await connection.execute(statement)).first()

    # The house

    async def latest(self, now: int) -> int:
        """The latest time that was noted, or now if that is later; noted in turn."""
        async with self._changing() as connection:
            await connection.execute(self._insert_new(house), {"id": 1, "latest": now})
            await connection.execute(update(house).where(house.c.latest < now).values(latest=now))
            found = (await connection.execute(select(house.c.latest))).scalar_one()
        return int(found)

    async def attention(self) -> int:
        """How often `ludotheque admin` has changed something."""
        found = await self._first(select(house.c.attention))
        return int(found.attention) if found is not None else 0

    async def ask_attention(self) -> None:
        """Tell the processes that serve this database that something was changed."""
        async with self._changing() as connection:
            await connection.execute(update(house).values(attention=house.c.attention + 1))

    # People

    async def add_person(self, person: Mapping[str, Any], secret_hash: str) -> None:
        """Somebody new."""
        async with self._changing() as connection:
            await connection.execute(insert(people), dict(person))
            key = {"secret_hash": secret_hash, "person": person["id"], "created": person["created"]}
            await connection.execute(insert(keys), key)

    async def person_with(self, secret_hash: str) -> Row[Any] | None:
        """Who has this secret."""
        statement = select(people).join(keys, keys.c.person == people.c.id)
        return await self._first(statement.where(keys.c.secret_hash == secret_hash))

    async def drop_keys(self, person: str, except_hash: str | None = None) -> int:
        """Forget the secrets of a person, all or all but one, and the links to more; how many."""
        statement = delete(keys).where(keys.c.person == person)
        if except_hash is not None:
            statement = statement.where(keys.c.secret_hash != except_hash)
        async with self._changing() as connection:
            await connection.execute(delete(links).where(links.c.person == person))
            await connection.execute(update(house).values(attention=house.c.attention + 1))
            return (await connection.execute(statement)).rowcount

    async def good(self, hashes: Sequence[str]) -> set[str]:
        """Which of these hashes are of secrets that somebody has."""
        found: set[str] = set()
        for start in range(0, len(hashes), 400):
            chunk = hashes[start : start + 400]
            rows = await self._all(select(keys.c.secret_hash).where(keys.c.secret_hash.in_(chunk)))
            found.update(row.secret_hash for row in rows)
        return found

    async def person(self, person: str) -> Row[Any] | None:
        """The person with this id."""
        return await self._first(select(people).where(people.c.id == person))

    async def change_person(self, person: str, **values: Any) -> bool:
        """Other values for a person; whether there is one."""
        async with self._changing() as connection:
            done = await connection.execute(update(people).where(people.c.id == person).values(**values))
        return bool(done.rowcount)

    async def note_seen(self, who: Sequence[str], now: int) -> None:
        """These people are connected."""
        for start in range(0, len(who), _MOST_SEEN):
            chunk = who[start : start + _MOST_SEEN]
            async with self._changing() as connection:
                await connection.execute(update(people).where(people.c.id.in_(chunk)).values(seen=now))

    async def seen(self, who: Iterable[str]) -> dict[str, int]:
        """When these people were last connected."""
        found = await self._all(select(people.c.id, people.c.seen).where(people.c.id.in_(list(who))))
        return {row.id: row.seen for row in found}

    async def banned(self, who: Iterable[str]) -> set[str]:
        """Which of these people are banned."""
        statement = select(people.c.id).where(people.c.id.in_(list(who)), people.c.banned.is_not(None))
        return {row.id for row in await self._all(statement)}

    async def add_link(self, token_hash: str, person: str, expires: int, now: int) -> None:
        """A one-time link for a person; older ones that have expired go."""
        async with self._changing() as connection:
            await connection.execute(delete(links).where(links.c.expires < now))
            await connection.execute(
                insert(links), {"token_hash": token_hash, "person": person, "expires": expires}
            )

    async def use_link(self, token_hash: str, secret_hash: str, now: int) -> Row[Any] | None:
        """Who the link is for, known by this secret too from now on; None if the link is gone."""
        async with self._changing() as connection:
            taken = delete(links).where(links.c.token_hash == token_hash, links.c.expires >= now)
            person = (await connection.execute(taken.returning(links.c.person))).scalar()
            if person is None:
                return None
            key = {"secret_hash": secret_hash, "person": person, "created": now}
            await connection.execute(insert(keys), key)
            return (await connection.execute(select(people).where(people.c.id == person))).first()

    # Tables

    async def add_table(self, row: Mapping[str, Any], who: Sequence[str]) -> None:
        """A new table, and the people at it."""
        async with self._changing() as connection:
            await connection.execute(insert(tables), dict(row))
            sat = [{"person": person, "table_id": row["id"]} for person in who]
            if sat:
                await connection.execute(self._insert_new(table_people), sat)

    async def table(self, table: str) -> Row[Any] | None:
        """The row of a table."""
        return await self._first(select(tables).where(tables.c.id == table))

    async def events_of(self, table: str, after: int = 0, until: int | None = None) -> list[Happened]:
        """The events of a table after this number, in order."""
        statement = select(events).where(events.c.table_id == table, events.c.number > after)
        if until is not None:
            statement = statement.where(events.c.number <= until)
        found = await self._all(statement.order_by(events.c.number))
        return [
            Happened(row.number, row.at, row.kind, row.seat, row.person, row.key, json.loads(row.body))
            for row in found
        ]

    async def ahead_of(self, seen: Sequence[tuple[str, int]]) -> list[str]:
        """Tables that have an event after the one that we have."""
        wanted = [(table, number + 1) for table, number in seen]
        found: list[str] = []
        for start in range(0, len(wanted), 400):
            chunk = wanted[start : start + 400]
            statement = select(events.c.table_id).where(tuple_(events.c.table_id, events.c.number).in_(chunk))
            found += [row.table_id for row in await self._all(statement)]
        return found

    async def due(self, until: int, most: int = 200) -> list[str]:
        """Tables that the house has to look after by then."""
        statement = select(tables.c.id).where(tables.c.due <= until).order_by(tables.c.due).limit(most)
        return [row.id for row in await self._all(statement)]

    async def public_tables(self, most: int = 100) -> list[Row[Any]]:
        """Public tables that wait or play, the last changed first."""
        statement = (
            select(tables)
            .where(tables.c.public, tables.c.status.in_(("waiting", "playing", "paused")))
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return await self._all(statement)

    async def tables_of(self, person: str, most: int = 100) -> list[Row[Any]]:
        """Tables at which a person sits or has sat, the last changed first."""
        statement = (
            select(tables)
            .join(table_people, table_people.c.table_id == tables.c.id)
            .where(table_people.c.person == person, tables.c.status != "closed")
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return await self._all(statement)

    async def count_open(self, host: str) -> int:
        """How many tables of this host are not over."""
        statement = (
            select(func.count())
            .select_from(tables)
            .where(tables.c.host == host, tables.c.status.in_(("waiting", "playing", "paused")))
        )
        async with self._reading() as connection:
            return int((await connection.execute(statement)).scalar_one())

    # Games

    async def games_of_table(self, table: str) -> list[Row[Any]]:
        """The games of a table, newest first, with the plan of its seats."""
        statement = _planned.where(games.c.table_id == table).order_by(games.c.round.desc())
        return await self._all(statement)

    async def game(self, table: str, round_: int) -> Row[Any] | None:
        """One game of a table."""
        return await self._first(select(games).where(games.c.table_id == table, games.c.round == round_))

    async def games_of(self, person: str, before: tuple[int, str, int] | None, most: int) -> list[Row[Any]]:
        """The games of a person, newest first, from a place in that order, with the plans of their seats."""
        own = select(game_seats.c.table_id, game_seats.c.round).where(game_seats.c.person == person)
        statement = _planned.where(tuple_(games.c.table_id, games.c.round).in_(own.distinct()))
        if before is not None:
            started, table, round_ = before
            statement = statement.where(
                or_(
                    games.c.started < started,
                    and_(
                        games.c.started == started,
                        tuple_(games.c.table_id, games.c.round) < tuple_(table, round_),
                    ),
                )
            )
        order = (games.c.started.desc(), games.c.table_id.desc(), games.c.round.desc())
        return await self._all(statement.order_by(*order).limit(most))

    async def seats_in(
        self, person: str, keys: Sequence[tuple[str, int]]
    ) -> dict[tuple[str, int], list[int]]:
        """A person's seats in these games."""
        statement = select(game_seats).where(
            game_seats.c.person == person, tuple_(game_seats.c.table_id, game_seats.c.round).in_(keys)
        )
        found: dict[tuple[str, int], list[int]] = {}
        for row in await self._all(statement.order_by(game_seats.c.seat)) if keys else ():
            found.setdefault((row.table_id, row.round), []).append(row.seat)
        return found

    async def review(self, table: str, round_: int, simulations: int) -> str | None:
        """The review of a game, if it was made so."""
        at = (reviews.c.table_id == table, reviews.c.round == round_, reviews.c.simulations == simulations)
        found = await self._first(select(reviews.c.body).where(*at))
        return None if found is None else str(found.body)

    async def keep_review(self, table: str, round_: int, simulations: int, body: str) -> None:
        """Keep the review of a game, unless another process was first, or the table is gone."""
        row = {"table_id": table, "round": round_, "simulations": simulations, "body": body}
        with contextlib.suppress(IntegrityError):
            async with self._changing() as connection:
                await connection.execute(self._insert_new(reviews), row)

    # Lessons of a classroom

    async def last_lesson(self) -> Row[Any] | None:
        """The newest one."""
        return await self._first(select(lessons).order_by(lessons.c.created.desc(), lessons.c.id).limit(1))

    async def add_lesson(self, row: Mapping[str, Any], teachers_of: str | None = None) -> None:
        """A new lesson; the teachers of another one are its teachers too."""
        async with self._changing() as connection:
            await connection.execute(insert(lessons), dict(row))
            if teachers_of is not None:
                found = await connection.execute(
                    select(class_people).where(
                        class_people.c.lesson == teachers_of, class_people.c.role == "teacher"
                    )
                )
                same = [{**one._mapping, "lesson": row["id"], "table_id": None} for one in found.all()]
                if same:
                    await connection.execute(insert(class_people), same)

    async def change_lesson(self, lesson: str, **values: Any) -> None:
        """Other values for a lesson."""
        async with self._changing() as connection:
            await connection.execute(update(lessons).where(lessons.c.id == lesson).values(**values))

    async def class_people(self, lesson: str) -> list[Row[Any]]:
        """Everybody in a lesson, in the order in which they joined."""
        statement = select(class_people).where(class_people.c.lesson == lesson)
        return await self._all(statement.order_by(class_people.c.joined, class_people.c.name))

    async def class_person(self, lesson: str, person: str) -> Row[Any] | None:
        """Somebody in a lesson."""
        at = (class_people.c.lesson == lesson, class_people.c.person == person)
        return await self._first(select(class_people).where(*at))

    async def class_device(self, lesson: str, person: str) -> list[Row[Any]]:
        """Somebody in a lesson, and who has joined on the same device, in the order in which they joined."""
        is_on = or_(class_people.c.person == person, class_people.c.device == person)
        statement = select(class_people).where(class_people.c.lesson == lesson, is_on)
        return await self._all(statement.order_by(class_people.c.joined, class_people.c.name))

    async def put_in_class(self, row: Mapping[str, Any]) -> None:
        """Somebody joins a lesson, or is there in another role; IntegrityError if the name is taken."""
        async with self._changing() as connection:
            at = (class_people.c.lesson == row["lesson"], class_people.c.person == row["person"])
            await connection.execute(delete(class_people).where(*at))
            await connection.execute(insert(class_people), dict(row))

    async def take_from_class(self, person: str) -> None:
        """A pupil is in the lesson no more: its name, its answers and its keys go with it."""
        async with self._changing() as connection:
            await connection.execute(delete(people).where(people.c.id == person))

    async def class_tables(self, lesson: str) -> list[Row[Any]]:
        """The tables of a lesson, by round and number."""
        statement = select(class_tables).where(class_tables.c.lesson == lesson)
        return await self._all(statement.order_by(class_tables.c.round, class_tables.c.number))

    async def add_class_table(self, row: Mapping[str, Any], who: Sequence[str]) -> None:
        """One more table of a lesson: these pupils play there now."""
        async with self._changing() as connection:
            await connection.execute(insert(class_tables), dict(row))
            seated = (class_people.c.lesson == row["lesson"], class_people.c.person.in_(list(who)))
            await connection.execute(update(class_people).where(*seated).values(table_id=row["table_id"]))

    async def send_to_table(self, lesson: str, person: str, table: str | None) -> None:
        """A pupil of a lesson plays at this table now; None: it waits."""
        async with self._changing() as connection:
            at = (class_people.c.lesson == lesson, class_people.c.person == person)
            await connection.execute(update(class_people).where(*at).values(table_id=table))

    async def leave_class_tables(self, lesson: str) -> None:
        """All pupils of a lesson wait again."""
        async with self._changing() as connection:
            at = class_people.c.lesson == lesson
            await connection.execute(update(class_people).where(at).values(table_id=None))

    async def class_games(self, lesson: str) -> list[Row[Any]]:
        """The games of a lesson that are over, with the round and number of their tables."""
        statement = (
            select(games, class_tables.c.round.label("class_round"), class_tables.c.number, tables.c.plan)
            .join(class_tables, class_tables.c.table_id == games.c.table_id)
            .join(tables, tables.c.id == games.c.table_id)
            .where(class_tables.c.lesson == lesson, games.c.last_event.is_not(None))
            .order_by(class_tables.c.round, class_tables.c.number, games.c.round)
        )
        return await self._all(statement)

    async def add_answers(self, row: Mapping[str, Any]) -> None:
        """What a pupil has answered; IntegrityError if it has done so already."""
        async with self._changing() as connection:
            await connection.execute(insert(class_answers), dict(row))

    async def class_answers(self, lesson: str) -> list[Row[Any]]:
        """All answers of a lesson."""
        return await self._all(select(class_answers).where(class_answers.c.lesson == lesson))

    async def forget_lesson(self, lesson: str) -> None:
        """Delete a lesson, its tables with their games, and its pupils."""
        pupils = select(class_people.c.person).where(
            class_people.c.lesson == lesson, class_people.c.role == "pupil"
        )
        at_lesson = select(class_tables.c.table_id).where(class_tables.c.lesson == lesson)
        async with self._changing() as connection:
            await connection.execute(delete(tables).where(tables.c.id.in_(at_lesson)))
            await connection.execute(delete(people).where(people.c.id.in_(pupils)))
            await connection.execute(delete(lessons).where(lessons.c.id == lesson))


def _settle(future: "asyncio.Future[bool]", is_first: bool) -> None:
    if not future.done():
        future.set_result(is_first)


def why_of(error: BaseException) -> str:
    """One line, without the statement and its values."""
    lines = str(getattr(error, "orig", error)).splitlines()
    return lines[0][:200] if lines else type(error).__name__


def _is_deadlock(error: BaseException) -> bool:
    return "deadlock" in str(getattr(error, "orig", "")).lower()


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_timeout=10, hide_parameters=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=4, pool_timeout=10, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",  # a commit is on the disk when it returns
            f"busy_timeout={_BUSY}",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


class SchemaNewer(Exception):
    """The database was last used by a later version than this one."""


async def prepare(url: str) -> None:
    """Make the database ready for a house; Refused, with words, if it cannot be."""
    engine = _engine(url)
    try:
        await migrate(engine)
    except SchemaNewer:
        raise Refused("database-newer") from None
    except Exception as error:  # drivers have errors of their own for what goes wrong at the door
        raise Refused("database-no-answer", why=why_of(error)) from None
    finally:
        await engine.dispose()


async def migrate(engine: AsyncEngine, revision: str = HEAD) -> None:
    """Bring the schema to this revision; SchemaNewer if it is at one that we do not know."""
    is_sqlite = engine.dialect.name == "sqlite"
    async with engine.connect() as connection:
        if await connection.run_sync(_revision_of) == revision:
            return
        if is_sqlite:
            # A table that is made anew is dropped first, and would take along what refers to it.
            await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            # Without it each step would be committed by itself; and another process waits here.
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
        await connection.run_sync(_upgrade, revision)
        await connection.commit()
        if is_sqlite:
            await connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def _revision_of(connection: Connection) -> str | None:
    """What the schema of a database is at; None: it has none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found


def _upgrade(connection: Connection, revision: str) -> None:
    from alembic import command  # slow to load, and needed but once for each version
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise SchemaNewer from error
