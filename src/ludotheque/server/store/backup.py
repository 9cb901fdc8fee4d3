"""A copy of the whole database, while the house goes on."""

import os
import shlex
import shutil
import sqlite3
import subprocess
from pathlib import Path

from sqlalchemy import URL, make_url

from ludotheque.engine.words import Refused, quote
from ludotheque.server.settings import Settings


def back_up(settings: Settings, part: Path, file: Path) -> None:
    """Write all that is stored to `part`, which is there and empty and will become `file`."""
    part.chmod(0o600)  # it holds what proves who people are
    if settings.database_file is not None:
        _copy_sqlite(settings.database_file, part, file)
    else:
        _dump_postgres(make_url(settings.database_url), part, file)


def _copy_sqlite(source: Path, part: Path, file: Path) -> None:
    """In one transaction that only reads, so moves go on being stored meanwhile."""
    connection = sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)
    try:
        connection.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
            raise Refused("save-full", file=quote(file)) from None
        raise Refused("database-no-answer", why=str(error)) from None
    finally:
        connection.close()


def _dump_postgres(url: URL, part: Path, file: Path) -> None:
    words = ["pg_dump", "--format=custom", "--no-password"]
    program = shutil.which(words[0])
    if program is None:
        bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
        command = shlex.join([*words, f"--file={file}", f"--dbname={bare.render_as_string()}"])
        raise Refused("admin-no-pg-dump", command=command)
    done = subprocess.run(
        [program, *words[1:], f"--file={part}"],
        env={**os.environ, **_environ(url)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Refused("admin-pg-dump", why=" ".join(done.stderr.split()) or str(done.returncode))


def _environ(url: URL) -> dict[str, str]:
    """Where the database is, not on the command line: who lists processes must not read the password."""
    asked = {key: value for key, value in url.query.items() if isinstance(value, str)}
    given = {
        "PGHOST": url.host or asked.get("host"),
        "PGPORT": url.port or asked.get("port"),
        "PGUSER": url.username or asked.get("user"),
        "PGPASSWORD": url.password or asked.get("password"),
        "PGDATABASE": url.database,
        "PGSSLMODE": asked.get("ssl"),
    }
    return {key: str(value) for key, value in given.items() if value}
