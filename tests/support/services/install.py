"""PostgreSQL, Redis and Chromium from Debian's packages, where they are missing: `make test` runs it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.services import chromium, postgres, redis
from tests.support.services.loopback import Missing, is_root

WANTED = {"postgresql": postgres.find, "redis-server": redis.find, chromium.PACKAGE: chromium.find}
POLICY = Path("/usr/sbin/policy-rc.d")  # asked by Debian's packages whether a service may start


def missing() -> dict[str, Missing]:
    """Packages of what is not here, and what to say of each."""
    found: dict[str, Missing] = {}
    for package, find in WANTED.items():
        try:
            find()
        except Missing as reason:
            found[package] = reason
    return found


@contextmanager
def no_services() -> Iterator[None]:
    """Packages put in place meanwhile start no service. A policy that is there already stays."""
    try:
        # It says no for as long as this process lives: left behind after a kill, it does no harm.
        with POLICY.open("x") as policy:
            policy.write(f"#!/bin/sh\nkill -0 {os.getpid()} 2>/dev/null && exit 101\nexit 0\n")
    except FileExistsError:
        yield
        return
    try:
        POLICY.chmod(0o755)
        yield
    finally:
        POLICY.unlink()


def apt(*words: str) -> subprocess.CompletedProcess[str]:
    """Run apt-get without questions."""
    return subprocess.run(
        ["apt-get", "-y", "-q", "-o", "DPkg::Lock::Timeout=120", *words],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def main() -> None:
    """Install what is missing if that is possible here; the tests that need the rest say so themselves."""
    packages = missing()
    if packages and is_root() and shutil.which("apt-get"):
        print(f"Installing {' and '.join(packages)} for the tests", flush=True)
        with no_services():
            for package in packages:  # one that this system does not have keeps none of the others away
                _install(package)
    for reason in missing().values():
        print(reason, file=sys.stderr)


def _install(package: str) -> None:
    """Install one package; if that fails, what apt-get says."""
    words = ("install", "--no-install-recommends", package)
    done = apt(*words)
    if done.returncode:  # the lists of packages are empty or too old
        apt("update")
        done = apt(*words)
    if done.returncode:
        print("\n".join(done.stdout.splitlines()[-20:]), file=sys.stderr)


if __name__ == "__main__":
    main()
