"""Houses for a load: without limits, one or two of them on one database."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil

from tests.faults.load import PATIENCE
from tests.support.services.house import House
from tests.support.services.loopback import NO_TLS
from tests.support.services.postgres import Postgres
from tests.support.services.redis import Redis

# No limit on how often; bots that decide soon, so that much happens.
FREE: Sequence[str] = ("--limit-requests", "0", "--limit-messages", "0", "--thinking", "0.05")


class StrangeHouse(House):
    """A house with something strange in it: see `strange.py`."""

    def __init__(
        self, data: Path, what: str, how: object, database: str | None = None, redis: str | None = None
    ) -> None:
        super().__init__(data, database, redis, FREE)
        self.command[1:3] = [str(Path(__file__).with_name("strange.py")), what, str(how)]


def hasty(data: Path, what: str, database: str | None = None, redis: str | None = None) -> StrangeHouse:
    """A house that does not wait for long where a test would have to wait as well."""
    return StrangeHouse(data, "wait", what, database, redis)


@contextmanager
def pair(folder: Path, postgres: Postgres, redis: Redis) -> Iterator[tuple[House, House, str]]:
    """Two processes, and the database that they share."""
    database = postgres.fresh_database()
    one, two = (hasty(folder / name, "repair", database, redis.url) for name in ("one", "two"))
    with ThreadPoolExecutor() as threads:
        list(threads.map(lambda house: house.start(), (one, two)))
    with one, two:
        yield one, two, database


@contextmanager
def hanging(pid: int) -> Iterator[None]:
    """A process and its children stand still: they neither answer nor hang up."""
    process = psutil.Process(pid)
    processes = [process, *process.children(recursive=True)]
    try:
        for one in processes:
            one.suspend()
        yield
    finally:
        for one in processes:
            one.resume()


async def is_ready(url: str) -> bool:
    """What /readyz says."""
    async with httpx.AsyncClient(trust_env=False, verify=NO_TLS, timeout=PATIENCE) as http:
        answer = await http.get(f"{url}/readyz")
    assert answer.status_code in (200, 503), answer.text
    return answer.status_code == httpx.codes.OK


async def until_ready(url: str, ready: bool = True) -> None:
    """Ask again and again, as those do who look after a house."""
    async with asyncio.timeout(PATIENCE):
        while await is_ready(url) is not ready:
            await asyncio.sleep(0.05)


async def counted(url: str, name: str) -> int:
    """What /metrics says of a counter."""
    async with httpx.AsyncClient(trust_env=False, verify=NO_TLS, timeout=PATIENCE) as http:
        answer = await http.get(f"{url}/metrics")
    found = re.search(rf"^ludotheque_{name}_total (\S+)$", answer.text, re.MULTILINE)
    assert found is not None, answer.text
    return int(float(found[1]))
