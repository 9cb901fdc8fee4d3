"""The arena over the workers of a cluster. A task is a few games."""

import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from ludotheque.bots import learned
from ludotheque.bots.arena import ArenaPlan, Result, play_game, warm_up
from ludotheque.bots.cluster import work_over
from ludotheque.engine.words import Refused

_CHUNK = 4  # games a task: a cluster loses no more of them when somebody stops


def play_some(asked: tuple[ArenaPlan, dict[str, Any]], numbers: Iterable[int]) -> list[Result]:
    """Play these games; Refused if a bot has other weights here than where they were asked for."""
    plan, weights = asked
    warm_up(plan.game, plan.bots)
    if learned.digests(plan.bots, plan.game) != weights:
        raise Refused("ray-other-weights", machine=socket.gethostname())
    return [play_game(plan, number) for number in numbers]


def play_over(
    ray: Any, plan: ArenaPlan, numbers: Iterable[int], is_stopped: Callable[[], bool] = lambda: False
) -> Iterator[Result]:
    """The results of these games, as they come; once `is_stopped` what is under way is abandoned."""
    left = iter(numbers)
    chunks = iter(lambda: list(islice(left, _CHUNK)), [])
    asked = plan, learned.digests(plan.bots, plan.game)
    for results in work_over(ray, play_some, asked, chunks, is_stopped):
        yield from results
