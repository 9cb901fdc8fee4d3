"""Writing a record to a file: whole or not at all, never over another without a word."""

import errno
import os
import secrets
from datetime import datetime
from pathlib import Path

from ludotheque.engine.words import Refused, quote

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
    """Write beside the file, then put it in place; Refused with words if the disk refuses."""
    part = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}.part")
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with part.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        key = _REASONS.get(error.errno or 0)
        if key is None:
            why = error.strerror or str(error)
            raise Refused("file-unwritable", file=quote(path), why=why) from None
        raise Refused(key, file=quote(path)) from None
    finally:
        part.unlink(missing_ok=True)


def fresh_path(folder: Path, stem: str) -> Path:
    """A name in this folder that no file has: the stem, the time, and a number if need be."""
    base = f"{stem}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    while (path := folder / (f"{base}.json" if number == 1 else f"{base}-{number}.json")).exists():
        number += 1
    return path
