"""The disk is full: nothing is stored, and everybody is told. Nothing is lost; with room again it goes on."""

import asyncio
import os
import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

import httpx
import pytest

from tests.faults import SEED, times
from tests.faults.houses import FREE, is_ready, until_ready
from tests.faults.load import PATIENCE, Load
from tests.support.services.house import House

SIZE = 24 << 20  # bytes of the small disk
LIMIT = 64 << 10  # bytes: no file of the house may grow beyond
AGAIN = 20  # commands that are refused while it is full

Way = Callable[[House, Path], AbstractContextManager[None]]


def may_mount() -> bool:
    """Whether we may mount a small disk: not everybody who runs tests may."""
    if os.geteuid() != 0 or shutil.which("unshare") is None:
        return False
    mount = ["unshare", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]
    return subprocess.run(mount, capture_output=True, check=False).returncode == 0


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A disk of a few megabytes, mounted on this folder."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", folder], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@contextmanager
def full_disk(house: House, folder: Path) -> Iterator[None]:
    """A disk that is full to the last byte."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            print(f"{file.tell()} bytes fill the disk")
    yield
    filler.unlink()


@contextmanager
def small_files(house: House, folder: Path) -> Iterator[None]:
    """No file may be written beyond the first bytes; the system says another word than of a full disk."""
    before = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (LIMIT, before[1]))
    yield
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("way", [small_files, *([full_disk] if may_mount() else [])])
def test_the_disk_is_full(tmp_path: Path, way: Way) -> None:
    """Under load, again and again."""
    folder = tmp_path / "data"
    with small_disk(folder) if way is full_disk else nullcontext():
        with House(folder, arguments=FREE) as house:
            asyncio.run(_full(house, folder, way))
        assert "Traceback" not in house.log.read_text()


async def _full(house: House, folder: Path, way: Way) -> None:
    database = f"sqlite:///{folder}/house.db"
    load = Load([house.url], SEED)
    async with load.playing():
        for _ in range(times(1, 2)):
            await load.goes_on()
            await load.all_welcome()
            with way(house, folder):
                # A transaction that failed leaves a little room, which smaller ones use up first.
                await until_ready(house.url, False)
                await load.told_of_storing(False)
                for guest in load.guests:
                    guest.storing.clear()
                answer = await load.http.post(f"{house.url}/api/v1/enter", json={"nickname": "Late"})
                assert answer.status_code == httpx.codes.SERVICE_UNAVAILABLE, answer.text
                assert answer.json()["key"] == "store-down"
                moves = load.moves()
                await _refused(load, AGAIN)
                assert load.moves() == moves
                assert not any(guest.storing for guest in load.guests), "told that it works, and it did not"
                assert not await is_ready(house.url)
            await until_ready(house.url)
            await load.told_of_storing(True)
            await load.goes_on()
            await load.ledger.check(database)
            assert await load.compare()
    assert not load.cut
    house.kill()
    await load.ledger.check_all(database)


async def _refused(load: Load, times: int) -> None:
    """Until so many more commands were refused because nothing can be stored."""
    before = sum(guest.refused["store-down"] for guest in load.guests)
    async with asyncio.timeout(PATIENCE):
        while sum(guest.refused["store-down"] for guest in load.guests) < before + times:
            await load.news.wait()
