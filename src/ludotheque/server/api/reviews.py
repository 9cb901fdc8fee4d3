"""Reviews of games that are over: asked for by people, thought through beside the bots, and kept.

One is made at a time, a few decisions at once: a hint waits for one of them, not for all. What is known so
far can be looked at meanwhile. That of a table's game is stored, so that it is made once; that of a record
somebody brings stays in memory for a while, and comes out the same if it has to be made again.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, field
from typing import Any

from ludotheque.bots.retelling import drafted, retold
from ludotheque.bots.review import SIMULATIONS, Judged, Review, Reviewer, seed_of
from ludotheque.bots.search import Search, strongest
from ludotheque.engine.contract import Game, Milliseconds, Move, Seat
from ludotheque.engine.records import Record, parse_record, record_json
from ludotheque.engine.words import Refused
from ludotheque.server.http.problems import players_in
from ludotheque.server.pages.html import isolated
from ludotheque.server.protocol import encode_plain
from ludotheque.server.store.rows import folded
from ludotheque.server.store.store import Store, StoreDown
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.shown import record
from ludotheque.server.tables.table import Header

log = logging.getLogger("ludotheque.reviews")

MOST_SIMULATIONS = SIMULATIONS
MOST_KEPT = 64
MOST_WAITING = 16  # to be made
MOST_OF_ONE = 2  # of those, begun by one person

NO_ROUND = 0  # of a record that somebody brings

Key = tuple[str, int, int]  # a table, or the hash of a record; round; simulations
Lend = Callable[[Callable[[], Any]], Awaitable[Any]]


@dataclass
class Job:
    """A review that is being made, or that was."""

    person: str  # who asked first
    done: int = 0
    total: int = 1
    reviewer: Reviewer | None = None  # while it thinks
    review: Review | None = None
    failure: Refused | None = None
    told: dict[str, bytes] = field(default_factory=dict)  # by language

    @property
    def is_waiting(self) -> bool:
        """Whether it is still to be made, or is being made."""
        return self.review is None and self.failure is None


class Reviews:
    """All reviews of this process."""

    def __init__(
        self, lend: Lend, threads: int, spawn: Callable[[Coroutine[Any, Any, Any]], None], store: Store
    ) -> None:
        """`lend` gives a thread, and `threads` says how many there are."""
        self._lend = lend
        self._threads = threads
        self._spawn = spawn
        self._store = store
        self._jobs: OrderedDict[Key, Job] = OrderedDict()
        self._one = asyncio.Lock()

    async def ask(self, key: Key, person: str, find: Callable[[], Awaitable[Record]], language: str) -> bytes:
        """How far a review is, or all of it (`protocol.ReviewShown`); who asks first has it made."""
        job = self._jobs.get(key)
        if job is None:
            job = self._begin(key, person, find)
        self._jobs.move_to_end(key)
        if job.failure is not None:
            del self._jobs[key]  # who asks again may have more luck
            raise job.failure
        if job.review is None:
            return await asyncio.to_thread(_under_way, job, language)
        if language not in job.told:
            job.told[language] = await asyncio.to_thread(_shown, job, job.review, language)
        return job.told[language]

    def _begin(self, key: Key, person: str, find: Callable[[], Awaitable[Record]]) -> Job:
        waiting = [job.person for job in self._jobs.values() if job.is_waiting]
        if len(waiting) >= MOST_WAITING or waiting.count(person) >= MOST_OF_ONE:
            raise Refused("review-many")
        job = self._jobs[key] = Job(person)
        finished = [other for other, kept in self._jobs.items() if not kept.is_waiting]
        for other in finished[: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[other]
        self._spawn(self._make(key, job, find))
        return job

    async def _make(self, key: Key, job: Job, find: Callable[[], Awaitable[Record]]) -> None:
        try:
            job.review = await self._kept(key, find) or await self._made(key, job, find)
        except Refused as error:
            job.failure = error
        except Exception:
            job.failure = Refused("review-failed")
            log.exception("review-failed", extra={"fields": {"table": key[0], "round": key[1]}})
        finally:
            job.reviewer = None

    async def _kept(self, key: Key, find: Callable[[], Awaitable[Record]]) -> Review | None:
        """The one that is stored."""
        text = None if key[1] == NO_ROUND else await self._store.review(*key)
        return None if text is None else restored(await find(), text)

    async def _made(self, key: Key, job: Job, find: Callable[[], Awaitable[Record]]) -> Review:
        """A new one, stored if it is of a table."""
        async with self._one:
            found = await find()
            if not found.game.has_part("mind"):
                raise Refused("review-failed")  # nobody can think about it
            reviewer = await self._lend(lambda: _reviewer(found, key))
            job.total, job.reviewer = reviewer.total, reviewer
            async with asyncio.TaskGroup() as group:
                for _ in range(self._threads):
                    group.create_task(self._read(job, reviewer))
        review: Review = reviewer.review()
        if key[1] != NO_ROUND:
            with suppress(StoreDown):  # the house tells of it; the review is there all the same
                await self._store.keep_review(*key, stored(review))
        return review

    async def _read(self, job: Job, reviewer: Reviewer) -> None:
        """Step by step, as long as there are any."""
        while await self._lend(reviewer.step):
            job.done = reviewer.done


def stored(review: Review) -> str:
    """The numbers of a review as it is stored: its record is at the table."""
    judged = [astuple(one) for one in review.judged]
    return json.dumps([review.simulations, judged, review.end, review.is_finished])


def restored(found: Record, text: str) -> Review:
    """A review made of its record and its stored numbers."""
    simulations, judged, end, is_finished = json.loads(text)
    return Review(found, simulations, tuple(_judged(*one) for one in judged), tuple(end), is_finished)


def _judged(
    number: int,
    seat: int,
    now: int,
    played: int,
    best: int,
    before: list[float],
    after: list[float],
    drawn_at: int | None,
    luck: list[float],
) -> Judged:
    return Judged(
        number,
        Seat(seat),
        Milliseconds(now),
        Move(played),
        Move(best),
        tuple(before),
        tuple(after),
        drawn_at,
        tuple(luck),
    )


def _reviewer(found: Record, key: Key) -> Reviewer:
    table, number, simulations = key
    seed = f"{table}:{number}"

    def judge(place: int) -> Search:
        return strongest(found.game, seed_of(seed, place))

    return Reviewer(found, judge, simulations, is_sketched=True)


def _under_way(job: Job, language: str) -> bytes:
    """How far a review is, and the chances as far as they are known."""
    document: dict[str, Any] = {"done": job.done, "total": job.total}
    reviewer = job.reviewer  # it goes as soon as the review is there
    if reviewer is not None and (draft := reviewer.draft()).judged:
        document["draft"] = {**drafted(draft), "players": players_in(draft.record, language)}
    return encode_plain(document)


def _shown(job: Job, review: Review, language: str) -> bytes:
    """The review in words."""
    players = players_in(review.record, language)
    document = {
        **retold(review, [isolated(name) for name in players], language, has_board=True),
        "players": players,
    }
    return encode_plain({"done": job.total, "total": job.total, "review": document})


def record_at(header: Header, happened: Sequence[Happened], find_game: Callable[[str], Game]) -> Record:
    """The record of a game that is over, from the events up to its end."""
    text = record_json(record(folded(header, happened), {}))
    return parse_record(text.encode(), find_game)
