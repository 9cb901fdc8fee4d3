"""The arena over many processes and machines, through Ray (the extra `ray`).

A task is a few games. Its results follow from the plan and the numbers of the games alone, so it does not
matter where it runs, and a task whose worker has died is done again elsewhere. Every machine needs the same
version of Ludotheque: a worker with other code refuses to play.
"""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from ludotheque.bots.arena import Plan, Result, play_game, warm_up
from ludotheque.engine.jit import source_hash
from ludotheque.engine.words import Refused, quote

LOCAL = "local"  # a cluster of its own, on this machine
_NAMES = (LOCAL, "auto")  # addresses that Ray knows by name
_CHUNK = 4  # games a task: a cluster loses no more of them when somebody stops
_MOST_WAITING = 512  # tasks given to the cluster, which may grow meanwhile
_RETRIES = 20  # of one task: that a worker dies is no fault of the game, that all of them do is
_PATIENCE = 5.0  # seconds to reach a cluster
_LOOK = 0.5  # seconds between two looks at Ctrl-C


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
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **given)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise Refused("ray-unreachable", address=quote(address), why=quote(error, 200)) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Refused at once where nobody listens: Ray would try for minutes."""
    try:
        where = urlsplit(address if "://" in address else f"//{address}")
        if not where.hostname or not where.port:
            raise Refused("ray-address", address=quote(address), known=", ".join((*_NAMES, "HOST:PORT")))
        socket.create_connection((where.hostname, where.port), _PATIENCE).close()
    except (OSError, ValueError) as error:
        raise Refused("ray-unreachable", address=quote(address), why=quote(error, 200)) from None


def play_some(plan: Plan, numbers: list[int], code: str) -> list[Result]:
    """Play these games, in a worker; Refused if it has other code than whoever asks."""
    if source_hash() != code:
        raise Refused("ray-other-code", machine=socket.gethostname())
    warm_up(plan)
    return [play_game(plan, number) for number in numbers]


def play_over(
    ray: Any, plan: Plan, numbers: Iterable[int], is_stopped: Callable[[], bool] = lambda: False
) -> Iterator[Result]:
    """The results of these games, as they come, played by the workers of a cluster.

    Once `is_stopped` what is under way is abandoned.
    """
    task = ray.remote(num_cpus=1, max_retries=_RETRIES)(play_some)
    shared, code, left = ray.put(plan), source_hash(), iter(numbers)
    waiting: list[Any] = []
    try:
        while not is_stopped():
            while len(waiting) < _MOST_WAITING and (chunk := list(islice(left, _CHUNK))):
                waiting.append(task.remote(shared, chunk, code))
            if not waiting:
                return
            done, waiting = ray.wait(waiting, timeout=_LOOK)
            for reference in done:
                yield from ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise Refused("ray-lost", why=quote(error, 200)) from None
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)
