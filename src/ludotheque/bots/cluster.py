"""Work over many processes and machines, through Ray (the extra `ray`).

What a task gives follows from what it is given alone, so it does not matter where it runs, and a task whose
worker has died is done again elsewhere. Every machine needs the same version of Ludotheque: a worker with
other code refuses to work.
"""

import os
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from ludotheque.engine.kernel_cache import source_hash
from ludotheque.engine.words import Refused, quote

LOCAL = "local"  # a cluster of its own, on this machine
_NAMES = (LOCAL, "auto")  # addresses that Ray knows by name
_MOST_WAITING = 512  # tasks given to the cluster, which may grow meanwhile
_RETRIES = 20  # of one task: that a worker dies is no fault of the task, that all of them do is
_PATIENCE = 5.0  # seconds to reach a cluster
_LOOK = 0.5  # seconds between two looks at Ctrl-C
_OUT, _ERROR = 1, 2  # where a process writes


def find_ray() -> Any:
    """Ray; Refused with words if it is not there."""
    if find_spec("ray") is None:
        raise Refused("ray-not-installed")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it tells its makers nothing from here
    return import_module("ray")


@contextmanager
def connected(address: str, cores: int) -> Iterator[Any]:
    """Ray, connected to the cluster at this address: `local` (with so many cores), `auto`, or host:port."""
    ray = find_ray()
    if address not in _NAMES:
        _check_reachable(address)
    given: dict[str, Any] = {"num_cpus": cores, "include_dashboard": False} if address == LOCAL else {}
    with _told_aside():
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **given)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise Refused("ray-unreachable", address=quote(address), why=quote(error, 200)) from None
        try:
            yield ray
        finally:
            ray.shutdown()


@contextmanager
def _told_aside() -> Iterator[None]:
    """What Ray says of workers that died goes to standard error: an answer alone is for standard output."""
    sys.stdout.flush()
    kept = os.dup(_OUT)
    os.dup2(_ERROR, _OUT)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, _OUT)
        os.close(kept)


def _check_reachable(address: str) -> None:
    """Refused at once where nobody listens: Ray would try for minutes."""
    try:
        where = urlsplit(address if "://" in address else f"//{address}")
        if not where.hostname or not where.port:
            raise Refused("ray-address", address=quote(address), known=", ".join((*_NAMES, "HOST:PORT")))
        socket.create_connection((where.hostname, where.port), _PATIENCE).close()
    except (OSError, ValueError) as error:
        raise Refused("ray-unreachable", address=quote(address), why=quote(error, 200)) from None


def work_here(work: Callable[[Any, Any], Any], plan: Any, part: Any, code: str) -> Any:
    """Do a part, in a worker; Refused if it has other code than whoever asks."""
    if source_hash() != code:
        raise Refused("ray-other-code", machine=socket.gethostname())
    return work(plan, part)


def work_over(
    ray: Any,
    work: Callable[[Any, Any], Any],
    plan: Any,
    parts: Iterable[Any],
    is_stopped: Callable[[], bool] = lambda: False,
    is_ordered: bool = False,
) -> Iterator[Any]:
    """What `work(plan, part)` gives for each part, done by workers of a cluster: as it comes, or in order.

    Once `is_stopped` what is under way is abandoned.
    """
    task = ray.remote(num_cpus=1, max_retries=_RETRIES)(work_here).options(name=work.__name__)
    shared, code, left = ray.put(plan), source_hash(), iter(parts)
    waiting: list[Any] = []
    try:
        while not is_stopped():
            while len(waiting) < _MOST_WAITING and (part := next(left, None)) is not None:
                waiting.append(task.remote(work, shared, part, code))
            if not waiting:
                return
            done, _ = ray.wait(waiting[:1] if is_ordered else waiting, timeout=_LOOK)
            for reference in done:
                waiting.remove(reference)
                yield ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise Refused("ray-lost", why=quote(error, 200)) from None
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)
