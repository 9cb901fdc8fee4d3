"""Hex in a package of its own beside Hex in other libraries: what is asked, and how long the sources are."""

import json
from collections.abc import Sequence
from pathlib import Path

from measure import REPOSITORY, CommandError, run

PROJECT = REPOSITORY / "examples" / "hex"
SIZE = 11  # as Pgx has it

_FIND = """
import importlib.util, json, pathlib
spec = importlib.util.find_spec("pgx")
folder = pathlib.Path(spec.submodule_search_locations[0]) if spec else None
print(json.dumps(sorted(map(str, folder.rglob("hex.py"))) if folder else []))
"""


def lines(peers_python: str) -> list[tuple[str, str, int | None]]:
    """Whose, of what, and how many lines; None where there are no sources to count."""
    ours = sorted((PROJECT / "src").rglob("*.py"))
    theirs = sources_of_pgx(peers_python)
    return [
        (
            "ludotheque",
            "rules and moves",
            count([path for path in ours if path.stem in ("rules", "moves", "layout")]),
        ),
        ("ludotheque", "all of it: options, views, terminal, picture, …", count(ours)),
        ("pgx", "hex.py", count(theirs) if theirs else None),
        ("open_spiel", "hex.cc, hex.h", None),
    ]


def sources_of_pgx(python: str) -> list[Path]:
    """Where its Hex is written."""
    try:
        return [Path(path) for path in json.loads(run([python, "-c", _FIND]).output)]
    except CommandError:
        return []


def count(paths: Sequence[Path]) -> int:
    """Lines that are neither empty nor only a comment."""
    every = (line.strip() for path in paths for line in path.read_text(encoding="utf-8").splitlines())
    return sum(bool(line) and not line.startswith("#") for line in every)
