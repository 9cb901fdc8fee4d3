"""`ludotheque admin`: look after a house, with its server running or not."""

import json
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludotheque.cli.answer import INTERRUPTED, compact, fail
from ludotheque.server.settings import ABOUT, Settings, default_text, option

if TYPE_CHECKING:
    from ludotheque.server.store.admin import Care

_DAY = 86_400_000
_PIPED_WIDTH = 1000  # columns: what is not a terminal gets one line for each row

app = typer.Typer(
    help="Look after a house: its tables, its people, its database. The server may run meanwhile.",
    no_args_is_help=True,
)


def _setting(key: str) -> Any:
    about = ABOUT[key]
    told = f"{about.does} Default: {default_text(key)}."
    return typer.Option(option(key), metavar=about.takes, help=told)


DataDir = Annotated[str | None, _setting("data_dir")]
Database = Annotated[str | None, _setting("database")]
Config = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="The TOML file of the server. Default: server.toml."),
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON document.")]
Named = Annotated[str, typer.Argument(metavar="PERSON", help="An id, or a nickname that only one has.")]


@app.command()
def tables(
    every: Annotated[bool, typer.Option("--all", help="Those that are over or closed, too.")] = False,
    as_json: AsJson = False,
    data_dir: DataDir = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """List the tables, the last changed first."""

    async def work(care: "Care", settings: Settings, language: str) -> None:
        from ludotheque.server.store.rows import card

        rows = await care.all_tables(every)
        if as_json:
            print(compact([{**card(row).model_dump(exclude_none=True), "person": row.host} for row in rows]))
            return
        _show(
            ("table", "game", "status", "host", "seats", "changed"),
            (
                (
                    row.id,
                    row.game,
                    _say(f"admin-status-{row.status}", language),
                    row.host_name,
                    ", ".join(
                        seat.get("name") or _say("admin-seat-open", language)
                        for seat in json.loads(row.seats)
                    ),
                    _moment(row.changed),
                )
                for row in rows
            ),
            language,
        )

    _run(work, data_dir=data_dir, database=database, config=config)


@app.command()
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id, as in its address.")],
    data_dir: DataDir = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Close a table for good. A game that is on ends with it; its record stays."""

    async def work(care: "Care", settings: Settings, language: str) -> None:
        from ludotheque.server.tables.closing import close_table

        if await close_table(care, settings, table):
            await care.ask_attention()
            print(_say("admin-closed", language, table=table))
        else:
            print(_say("admin-closed-before", language, table=table))

    _run(work, data_dir=data_dir, database=database, config=config)


@app.command()
def people(
    as_json: AsJson = False,
    data_dir: DataDir = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """List the people and bots, the last seen first."""

    async def work(care: "Care", settings: Settings, language: str) -> None:
        rows = await care.everybody()
        if as_json:
            keys = ("nickname", "kind", "created", "seen", "banned", "tables")
            print(compact([{"person": row.id, **{key: row._mapping[key] for key in keys}} for row in rows]))
            return
        _show(
            ("person", "nickname", "kind", "tables", "seen", "banned"),
            (
                (
                    row.id,
                    row.nickname,
                    _say(f"admin-kind-{row.kind}", language),
                    str(row.tables),
                    _moment(row.seen),
                    _moment(row.banned) if row.banned is not None else "",
                )
                for row in rows
            ),
            language,
        )

    _run(work, data_dir=data_dir, database=database, config=config)


@app.command()
def ban(
    person: Named,
    data_dir: DataDir = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Keep a person out, on every device. A running server hangs up within seconds."""
    _set_banned(person, True, data_dir=data_dir, database=database, config=config)


@app.command()
def unban(
    person: Named,
    data_dir: DataDir = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Let a banned person in again."""
    _set_banned(person, False, data_dir=data_dir, database=database, config=config)


def _set_banned(named: str, is_banned: bool, **given: Any) -> None:
    async def work(care: "Care", settings: Settings, language: str) -> None:
        row = await care.find_person(named)
        if (row.banned is not None) == is_banned:
            key = "admin-banned-before" if is_banned else "admin-unbanned-before"
        else:
            key = "admin-banned" if is_banned else "admin-unbanned"
            await care.change_person(row.id, banned=_now() if is_banned else None)
            await care.ask_attention()
        print(_say(key, language, nickname=_printable(row.nickname), person=row.id))

    _run(work, **given)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to: a file that is not there yet.")],
    data_dir: DataDir = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Copy the whole database while the server runs. PostgreSQL is copied by its own pg_dump."""

    def work(settings: Settings, language: str) -> None:
        from ludotheque.engine.files import written_whole
        from ludotheque.engine.words import Refused, quote
        from ludotheque.server.store.admin import check_file
        from ludotheque.server.store.backup import back_up

        check_file(settings)
        if os.path.lexists(file):
            raise Refused("admin-backup-there", file=quote(file, 200))
        with written_whole(file) as part:
            back_up(settings, part, file)
        size = file.stat().st_size
        print(_say("admin-backed-up", language, file=quote(file, 200), size=-(-size // 1024)))

    _do(work, data_dir=data_dir, database=database, config=config)


@app.command()
def prune(
    older_than: Annotated[
        int,
        typer.Option("--older-than", metavar="DAYS", min=1, max=36_500, help="Not touched for so many days."),
    ],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")] = False,
    data_dir: DataDir = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Delete old tables with their games and records, and people who have not come since.

    Tables with a game on stay, and so do people who sat at a table that stays, or who are banned.
    """

    async def work(care: "Care", settings: Settings, language: str) -> None:
        before = _now() - older_than * _DAY
        old = await (care.count_old(before) if dry_run else care.prune(before))
        if any(old) and not dry_run:
            await care.ask_attention()
        print(
            _say("admin-old" if dry_run else "admin-pruned", language, tables=old.tables, people=old.people)
        )

    _run(work, data_dir=data_dir, database=database, config=config)


# How they work


def _run(work: Callable[["Care", Settings, str], Awaitable[None]], **given: Any) -> None:
    """Open the database and work on it."""
    import asyncio

    async def opened(settings: Settings, language: str) -> None:
        from ludotheque.server.store.admin import Care

        care = Care(settings)
        try:
            await care.open()
            await work(care, settings, language)
        finally:
            await care.close()

    _do(lambda settings, language: asyncio.run(opened(settings, language)), **given)


def _do(work: Callable[[Settings, str], None], **given: Any) -> None:
    """Work with the settings of the house; what cannot be done is told in one line."""
    from ludotheque.cli.terminal.screen import prepare_streams, spoken_language
    from ludotheque.engine.words import Refused
    from ludotheque.server.settings import read_settings
    from ludotheque.server.store.store import StoreDown

    language = spoken_language()
    prepare_streams()
    logging.getLogger("ludotheque").addHandler(logging.NullHandler())  # what goes wrong is told below
    try:
        settings = read_settings(given, os.environ, makes_folder=False)
        language = settings.language or language
        work(settings, language)
    except Refused as error:
        fail(error.tell(language))
    except StoreDown as error:
        fail(_say("database-no-answer", language, why=str(error)))
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _show(columns: Sequence[str], rows: Iterable[Sequence[str]], language: str) -> None:
    """A plain table; names in it are text and nothing else."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    shown = Table(box=None, pad_edge=False)
    for key in columns:
        shown.add_column(_say(f"admin-column-{key}", language), no_wrap=key in ("table", "person"))
    for row in rows:
        shown.add_row(*(Text(_printable(cell)) for cell in row))
    Console(width=None if sys.stdout.isatty() else _PIPED_WIDTH).print(shown)


def _say(key: str, language: str, **args: Any) -> str:
    from ludotheque.engine.words import say

    return say(key, language, **args)


def _printable(text: str) -> str:
    from ludotheque.engine.words import printable

    return printable(text)


def _now() -> int:
    return int(time.time() * 1000)


def _moment(at: int) -> str:
    """By the clock of this computer."""
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")
