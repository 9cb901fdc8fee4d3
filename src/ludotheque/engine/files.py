"""Writing to a file: whole or not at all."""

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from ludotheque.engine.words import Refused, quote

PARQUET, PDF, SVG = ".parquet", ".pdf", ".svg"  # how names of files end

_REASONS = {
    errno.ENOSPC: "save-full",
    errno.EDQUOT: "save-full",
    errno.ENOENT: "save-no-folder",
    errno.ENOTDIR: "save-no-folder",
    errno.EACCES: "save-not-allowed",
    errno.EPERM: "save-not-allowed",
    errno.EROFS: "save-not-allowed",
    errno.EISDIR: "save-is-folder",
    errno.ENAMETOOLONG: "save-long-name",
}


def save(path: Path, text: str) -> None:
    """Write a text file, whole or not at all."""
    with written_whole(path) as part:
        part.write_text(text, encoding="utf-8")


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A file beside this one to write to, put in its place at the end; Refused if the disk refuses.

    A link is followed. Only a plain file is replaced: never a folder, a device or a pipe.
    """
    with _begun(path) as (target, part):
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(target)


def check_ending(path: Path | None, ending: str) -> None:
    """Refused, if a file is named otherwise than what goes into it."""
    if path is not None and path.suffix.lower() != ending:
        raise Refused("save-ending", file=quote(path), ending=ending)


def check_writable(path: Path) -> None:
    """Refused, if `save` would be; nothing is left there."""
    with _begun(path):
        pass


@contextmanager
def _begun(path: Path) -> Iterator[tuple[Path, Path]]:
    """Where the file goes, and an empty one beside it, which is gone at the end."""
    target = Path(os.path.realpath(path))
    part = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.part")
    try:
        with refused_by_disk(path):
            if target.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            if target.exists() and not target.is_file():
                raise Refused("save-not-plain", file=quote(path))
            part.touch(exist_ok=False)
            yield target, part
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


@contextmanager
def refused_by_disk(path: Path) -> Iterator[None]:
    """Whatever the disk refuses about this file is Refused with words."""
    try:
        yield
    except OSError as error:
        key = _REASONS.get(error.errno or 0)
        if key is None:
            why = error.strerror or str(error)
            raise Refused("file-unwritable", file=quote(path), why=why) from None
        raise Refused(key, file=quote(path)) from None


def fresh_path(folder: Path, stem: str) -> Path:
    """A name in this folder that no file has: the stem, the time, and a number if need be."""
    base = f"{stem}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    while (path := folder / (f"{base}.json" if number == 1 else f"{base}-{number}.json")).exists():
        number += 1
    return path
