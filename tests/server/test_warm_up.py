"""The door is open before the rules are there: who asks for a table waits, or is told how far they are."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.engine import kernel_cache
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.server import warm_up
from ludotheque.server.warm_up import WarmUp
from tests.server.client import PATIENCE, visiting
from tests.server.conftest import FREE
from tests.server.inside import Inside

SEATS = [{"kind": "me"}, {"kind": "open"}]


class Slow:
    """Rules that are loaded when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may_end = {name: threading.Event() for name in registry.NAMES}
        self.error: Exception | None = None

    def load(self, name: str) -> str:
        """In place of playing a game through."""
        self.begun.append(name)
        assert self.may_end[name].wait(PATIENCE)
        if self.error is not None:
            raise self.error
        return name

    def let_all_go(self) -> None:
        """Nothing is waited for any more."""
        for event in self.may_end.values():
            event.set()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """Rules that take their time, people who have little, and no bots."""
    rules = Slow()
    monkeypatch.setattr(warm_up, "_play_and_tell", rules.load)
    monkeypatch.setattr(warm_up, "_LOADING", 0.01)
    monkeypatch.setattr(warm_up, "_READING", 0.0)
    monkeypatch.setattr(warm_up, "warm_up_bots", lambda is_first: None)
    monkeypatch.setattr(kernel_cache, "is_whole", lambda: True)
    yield rules
    rules.let_all_go()


async def test_a_table_opens_when_its_rules_are_there(slow: Slow, tmp_path: Path) -> None:
    """Until then the house says in words how far they are; pages that need no rules are there at once."""
    with Inside(tmp_path, **FREE) as inside:
        async with visiting(inside.url) as visit:
            ada = await visit("Ada")
            assert (await ada.get("/house")).status_code == httpx.codes.OK
            assert (await ada.get("/rules/seismic")).status_code == httpx.codes.OK
            body = {"game": "seismic", "seats": SEATS}
            answer = await ada.post("/tables", body)
            assert answer.status_code == httpx.codes.SERVICE_UNAVAILABLE
            assert answer.json()["key"] == "rules-compiling"
            assert answer.json()["text"].startswith("the rules of this game are being compiled")
            assert answer.headers["retry-after"] == "1"
            slow.may_end["seismic"].set()
            while (answer := await ada.post("/tables", body)).status_code != httpx.codes.CREATED:
                assert answer.json()["key"] == "rules-compiling"
            assert (await ada.post("/tables", {"game": "situation-4", "seats": SEATS})).status_code == 503


async def test_who_waits_for_rules_is_not_too_fast(slow: Slow, tmp_path: Path) -> None:
    """Asking again and again for one table is no more than asking for one."""
    with Inside(tmp_path) as inside:
        async with visiting(inside.url) as visit:
            ada = await visit("Ada")
            body = {"game": "seismic", "seats": SEATS}
            for _ in range(12):  # ten tables may be opened at once
                assert (await ada.post("/tables", body)).json()["key"] == "rules-compiling"
            slow.let_all_go()
            await inside.house.warm_up.all_ready()
            assert (await ada.post("/tables", body)).status_code == httpx.codes.CREATED


async def test_a_table_of_before_is_watched_when_its_rules_are_there(slow: Slow, tmp_path: Path) -> None:
    """The socket tells that it is worth asking again; plain pages ask again by themselves."""
    slow.let_all_go()
    with Inside(tmp_path, **FREE) as inside:
        async with visiting(inside.url) as visit:
            ada = await visit("Ada")
            await inside.house.warm_up.all_ready()
            table = await ada.open_table(*SEATS)
    slow.may_end["seismic"].clear()
    with Inside(tmp_path, **FREE) as inside:
        async with visiting(inside.url) as visit:
            ada = await visit("Ada")
            await ada.send({"type": "watch", "table": table})
            refused = await ada.wait_for(lambda message: message["type"] == "refused")
            assert (refused["key"], refused["retry"]) == ("rules-compiling", True)
            page = await ada.http.get(f"/plain/t/{table}")
            assert page.status_code == httpx.codes.SERVICE_UNAVAILABLE
            assert page.headers["refresh"] == "1"
            slow.let_all_go()
            await inside.house.warm_up.all_ready()
            assert (await ada.watch(table))["game"] == "seismic"


def test_what_is_asked_for_comes_first(slow: Slow) -> None:
    """The others follow in their order."""
    rules = WarmUp()
    with pytest.raises(Refused, match="rules of this game are being compiled"):
        rules.found("situation-4")
    slow.let_all_go()
    rules._run()
    assert slow.begun == ["situation-4", "seismic", "beat-the-quake"]
    assert rules.found("situation-4") is registry.find("situation-4")


def test_what_fails_is_told_to_who_asks(slow: Slow) -> None:
    """And stays with that game alone."""
    slow.error = ArithmeticError("a fault of ours")
    slow.let_all_go()
    rules = WarmUp()
    rules._asked.append("seismic")
    rules._news.set()
    rules._run()
    with pytest.raises(ArithmeticError, match="a fault of ours"):
        rules.found("seismic")


def die(name: str) -> str:
    """As a process that the system ends for want of memory."""
    os._exit(9)


def be_stopped(name: str) -> str:
    """As a house that is stopped ends its processes."""
    os.kill(os.getpid(), signal.SIGTERM)
    threading.Event().wait()
    return name


@pytest.mark.skipif(sys.platform == "win32", reason="there a process that is ended has another status")
def test_compiling_that_is_stopped_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    """A house may be stopped while it compiles: that is told, and nobody is warned."""
    caplog.set_level("INFO", "ludotheque.warm_up")
    assert sorted(warm_up.compiled(be_stopped, 0)) == sorted(registry.NAMES)
    found = {(record.message, record.levelname) for record in caplog.records}
    assert found == {("compiling-stopped", "INFO")}


def test_what_a_process_that_died_left_is_loaded_all_the_same(
    slow: Slow, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """On the very first start each game is compiled in a process of its own."""
    slow.let_all_go()
    processes = warm_up.compiled
    monkeypatch.setattr(warm_up, "compiled", lambda work, nice: processes(die, nice))
    rules = WarmUp()
    rules._compile_all()
    assert sorted(slow.begun) == sorted(registry.NAMES)
    assert rules.found("seismic") is registry.find("seismic")
    assert [record.message for record in caplog.records] == ["compiling-died"] * len(registry.NAMES)


def test_a_disk_that_refuses_is_told_and_ends_nothing(
    slow: Slow, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The next start compiles again."""

    def refuse() -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(kernel_cache, "note_whole", refuse)
    slow.let_all_go()
    WarmUp()._run()
    assert [record.message for record in caplog.records] == ["kernels-not-noted"]
    assert len(slow.begun) == len(registry.NAMES)


def test_a_house_that_closes_leaves_the_rest(slow: Slow) -> None:
    """Nothing more is begun."""
    rules = WarmUp()
    rules.end()
    rules._run()
    assert slow.begun == []
