"""Reviews of games that are over: asked for by people, thought through beside the bots, kept for a while.

One is made at a time, decision by decision: a bot that has to move waits for one of them, not for all. What
was made is kept in memory; a process that does not have it makes it again, and it comes out the same.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludotheque.bots.retelling import retold
from ludotheque.bots.review import SIMULATIONS, Review, Reviewer, seed_of
from ludotheque.bots.search import strongest
from ludotheque.engine.contract import Game
from ludotheque.engine.records import Record, parse_record, record_json
from ludotheque.engine.words import Refused, printable
from ludotheque.server.markup import isolated
from ludotheque.server.protocol import encode_plain
from ludotheque.server.rows import folded
from ludotheque.server.showing import record
from ludotheque.server.table import Happened, Header

log = logging.getLogger("ludotheque.reviews")

MOST_SIMULATIONS = SIMULATIONS
MOST_KEPT = 64
MOST_WAITING = 16  # to be made

Key = tuple[str, int, int]  # table, round, simulations
Lend = Callable[[Callable[[], Any]], Awaitable[Any]]


@dataclass
class Job:
    """A review that is being made, or that was."""

    done: int = 0
    total: int = 1
    review: Review | None = None
    failure: Refused | None = None
    told: dict[str, bytes] = field(default_factory=dict)  # by language


class Reviews:
    """All reviews of this process."""

    def __init__(self, lend: Lend, spawn: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self._lend = lend
        self._spawn = spawn
        self._jobs: OrderedDict[Key, Job] = OrderedDict()
        self._one = asyncio.Lock()

    async def ask(self, key: Key, find: Callable[[], Awaitable[Record]], language: str) -> bytes:
        """How far a review is, or all of it (`protocol.ReviewShown`); who asks first has it made."""
        job = self._jobs.get(key)
        if job is None:
            job = self._begin(key, find)
        self._jobs.move_to_end(key)
        if job.failure is not None:
            del self._jobs[key]  # who asks again may have more luck
            raise job.failure
        if job.review is None:
            return encode_plain({"done": job.done, "total": job.total})
        if language not in job.told:
            job.told[language] = await asyncio.to_thread(_shown, job, job.review, language)
        return job.told[language]

    def _begin(self, key: Key, find: Callable[[], Awaitable[Record]]) -> Job:
        if sum(job.review is None for job in self._jobs.values()) >= MOST_WAITING:
            raise Refused("review-many")
        job = self._jobs[key] = Job()
        finished = [other for other, kept in self._jobs.items() if kept.review is not None]
        for other in finished[: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[other]
        self._spawn(self._make(key, job, find))
        return job

    async def _make(self, key: Key, job: Job, find: Callable[[], Awaitable[Record]]) -> None:
        try:
            async with self._one:
                found = await find()
                reviewer = await self._lend(lambda: _reviewer(found, key))
                job.total = reviewer.total
                while reviewer.done < reviewer.total:
                    await self._lend(reviewer.step)
                    job.done = reviewer.done
                job.review = reviewer.review()
        except Refused as error:
            job.failure = error
        except Exception:
            job.failure = Refused("review-failed")
            log.exception("review-failed", extra={"fields": {"table": key[0], "round": key[1]}})


def _reviewer(found: Record, key: Key) -> Reviewer:
    table, number, simulations = key
    seed = f"{table}:{number}"
    return Reviewer(found, lambda place: strongest(found.game, seed_of(seed, place)), simulations)


def _shown(job: Job, review: Review, language: str) -> bytes:
    """The review in words."""
    players = [printable(name) for name in review.record.players]
    document = {**retold(review, [isolated(name) for name in players], language), "players": players}
    return encode_plain({"done": job.total, "total": job.total, "review": document})


def record_at(header: Header, happened: Sequence[Happened], find_game: Callable[[str], Game]) -> Record:
    """The record of a game that is over, from the events up to its end."""
    text = record_json(record(folded(header, happened), {}))
    return parse_record(text.encode(), find_game)
