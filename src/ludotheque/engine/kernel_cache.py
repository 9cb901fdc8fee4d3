"""Where compiled kernels are kept on disk, so that only the first start compiles. Loads no Numba.

Numba's disk cache does not see edits to imported files, so its folder is named by a hash of all our sources
and of those of other packages that bring games.
"""

import hashlib
import os
import shutil
import sys
from functools import cache
from pathlib import Path

from ludotheque.engine import installed

INTERPRETED = os.environ.get("LUDOTHEQUE_INTERPRET", "") not in ("", "0")

_PACKAGE = Path(__file__).resolve().parents[1]
_CACHES_KEPT = 4  # of other versions, and all that are in use
_IN_USE = 3600  # seconds since a process that uses it began
# In a folder: all that a house needs is there. Numba keeps apart what lies in different places.
_WHOLE = f"whole-{hashlib.sha256(f'{_PACKAGE} {sys.version}'.encode()).hexdigest()[:16]}"


def cache_home() -> Path:
    """Where compiled kernels are kept: `LUDOTHEQUE_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("LUDOTHEQUE_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs  # only needed here, and slow to import

    return Path(platformdirs.user_cache_dir("ludotheque"))


@cache
def source_hash() -> str:
    """A hash of all that decides what the kernels are: every source that may end up in one."""
    digest = hashlib.sha256()
    for folder in ("engine", "games", "bots"):
        for path in sorted((_PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(_PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    for name, path in installed.sources_elsewhere():
        digest.update(name.encode())
        digest.update(path.read_bytes())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())  # Numba's cache does not look at it
    return digest.hexdigest()[:16]


def _folder() -> Path:
    """That of this version."""
    return cache_home() / "kernels" / source_hash()


def open_folder() -> Path | None:
    """Make this version's folder and drop the oldest others; None if the disk refuses.

    Several versions may run side by side, as where somebody works on one and plays on another.
    """
    folder = _folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
        used = {path: path.stat().st_mtime for path in folder.parent.iterdir()}
        for old in sorted(used, key=lambda path: used[path], reverse=True)[_CACHES_KEPT:]:
            if used[folder] - used[old] > _IN_USE:
                shutil.rmtree(old, ignore_errors=True)
    except OSError as error:
        print(
            f"ludotheque: compiled rules cannot be kept in {folder} ({error.strerror}); "
            "they are compiled anew at each start. LUDOTHEQUE_CACHE names another folder.",
            file=sys.stderr,
        )
        return None
    return folder


def is_compiled_before() -> bool:
    """Whether any of this version's kernels were compiled and kept at an earlier start."""
    return INTERPRETED or any(_folder().rglob("*.nbc"))


def is_whole() -> bool:
    """Whether all that a house needs was compiled and kept."""
    return INTERPRETED or (_folder() / _WHOLE).exists()


def note_whole() -> None:
    """All that a house needs is compiled; where nothing can be kept there is nothing to note."""
    if _folder().is_dir():
        (_folder() / _WHOLE).touch()


def count_kept(package: str) -> int:
    """How many functions of a package have been compiled and kept so far."""
    return sum(1 for _ in _folder().glob(f"{package.rpartition('.')[2]}_*/*.nbi"))
