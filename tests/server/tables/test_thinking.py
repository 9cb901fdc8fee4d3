"""Bots think in threads: a move waits for no review, and the time for it runs from when it was asked for."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.bots import lineup
from ludotheque.engine.contract import Setup
from ludotheque.engine.match import Match
from ludotheque.games import registry
from ludotheque.server.metrics import Metrics
from ludotheque.server.tables import thinkers as thinking
from ludotheque.server.tables.thinkers import LEAST, Thinkers
from tests.server.client import PATIENCE

GAME = registry.find("beat-the-quake")
SECONDS = 4.0


class Patient:
    """A bot that thinks until it is let go, and tells how long it might."""

    def __init__(self) -> None:
        self.may_go, self.given = threading.Semaphore(0), list[float]()

    def decide(self, view: Any, legal: list[Any], seconds: float) -> Any:
        """The first move."""
        self.given.append(seconds)
        assert self.may_go.acquire(timeout=PATIENCE)
        return legal[0]


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> Patient:
    """Every bot is this one."""
    found = Patient()
    monkeypatch.setattr(lineup, "find", lambda *given, **named: found)
    return found


def decide(thinkers: Thinkers, seed: str) -> Any:
    """A bot's decision in a game that begins."""
    options = GAME.options({})
    match = Match(GAME, options, 2, Setup(*GAME.deal(options, 2, "thinking")))
    seat = match.to_move()[0]
    return thinkers.decide("level-1", GAME, seed, match.view(seat), match.legal(seat))


async def test_a_move_waits_for_no_review(patient: Patient) -> None:
    """Whatever else the house has been asked for."""
    patient.may_go.release()
    reviewed = threading.Event()
    thinkers = Thinkers(1, SECONDS, Metrics())
    reviews = [asyncio.create_task(thinkers.lend(lambda: reviewed.wait(PATIENCE))) for _ in range(3)]
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        assert await decide(thinkers, "a") is not None
    assert not any(review.done() for review in reviews)
    reviewed.set()
    await asyncio.gather(*reviews)
    thinkers.close()


async def test_the_time_runs_while_a_bot_waits_for_a_thread(
    patient: Patient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that had to wait long has little left, but never nothing."""
    now = [100.0]
    monkeypatch.setattr(thinking, "time", SimpleNamespace(monotonic=lambda: now[0]))
    thinkers = Thinkers(1, SECONDS, Metrics())
    asked = [asyncio.create_task(decide(thinkers, seed)) for seed in "abc"]
    async with asyncio.timeout(PATIENCE):
        while not patient.given:
            await asyncio.sleep(0.01)
        now[0] += SECONDS / 2
        patient.may_go.release()
        while len(patient.given) < 2:
            await asyncio.sleep(0.01)
        now[0] += SECONDS
        patient.may_go.release(2)
        await asyncio.gather(*asked)
    thinkers.close()
    assert patient.given == [SECONDS, SECONDS / 2, LEAST * SECONDS]
