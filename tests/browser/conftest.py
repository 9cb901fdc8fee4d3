"""A built client, a house that serves it, a browser, and people who come in."""

import asyncio
import fcntl
import http.client
import json
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from ludotheque.games import registry
from tests.browser.devices import Devices
from tests.browser.people import PATIENCE, Person
from tests.games.situation_4.hand_made import HAMLET, write_board
from tests.support.recorded import RECORDS, document
from tests.support.services import chromium
from tests.support.services.house import House
from tests.support.services.loopback import HOST, Missing

HERE = Path(__file__).parent
ROOT = Path(__file__).parents[2]
FREE = ("--limit-requests", "0", "--limit-messages", "0", "--thinking", "0.05")


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The web client, built from what lies in web/."""
    prepare(tmp_path_factory, "The web client cannot be built", str(ROOT / "web" / "build.py"))


@pytest.fixture(scope="session")
def rules(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The rules of all games, compiled: a house has only to load them, which nobody waits for long."""
    prepare(tmp_path_factory, "The rules cannot be compiled", "-m", "tests.support.services.compile")


def prepare(tmp_path_factory: pytest.TempPathFactory, fault: str, *program: str) -> None:
    """Let a program of ours do what it does unless it is done, and wait for its end."""
    with (tmp_path_factory.getbasetemp().parent / "prepare.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # test processes beside this one want it too
        done = subprocess.run(
            [sys.executable, *program],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        )  # fmt: skip
    if done.returncode:
        pytest.fail(f"{fault}:\n{done.stdout}", pytrace=False)


def load_rules(house: House, *games: str) -> None:
    """Let a house load the rules of these games before people come, who have less patience than a test."""
    for game in games:
        body = json.dumps({"record": document(RECORDS / game / "not-begun.json")})
        line = http.client.HTTPConnection(HOST, house.port, timeout=PATIENCE)
        try:
            line.request("POST", "/api/v1/replays", body, {"Content-Type": "application/json"})
            answer = line.getresponse()
            assert answer.status == http.HTTPStatus.OK, answer.read()
        finally:
            line.close()


@pytest.fixture(scope="session")
def house(client: None, rules: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that all of these tests share: they leave it running. It also has the small board `hamlet`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_EDITIONS", str(tmp_path_factory.mktemp("boards")))
        write_board(HAMLET, "hamlet")
        with House(tmp_path_factory.mktemp("house") / "data", arguments=FREE) as running:
            load_rules(running, *registry.NAMES)
            yield running


@pytest.fixture
def own_house(client: None, rules: None, tmp_path: Path) -> Iterator[House]:
    """A house that a test may kill."""
    with House(tmp_path / "data", arguments=FREE) as running:
        load_rules(running, "seismic")
        yield running


# One browser for all tests of a process. Between two calls of Playwright its event loop counts as running,
# and no other test could use asyncio.run: so it counts during the tests of this folder alone.

LOOP = pytest.StashKey[asyncio.AbstractEventLoop | None]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let Playwright have its event loop, and take it back afterwards."""
    if not item.path.is_relative_to(HERE):
        return (yield)
    stash = item.config.stash
    asyncio._set_running_loop(stash.get(LOOP, None))
    try:
        return (yield)
    finally:
        stash[LOOP] = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def playwright(pytestconfig: pytest.Config) -> Iterator[Playwright]:
    """The driver."""
    running = sync_playwright().start()
    loop = asyncio.get_running_loop()
    yield running
    asyncio._set_running_loop(loop)
    running.stop()
    asyncio._set_running_loop(None)
    pytestconfig.stash[LOOP] = None


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Browser:
    """The system's Chromium. It ends with its driver."""
    try:
        program = chromium.find()
    except Missing as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None
    return playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))


class Arrive(Protocol):
    """Lets somebody in with a browser of their own."""

    def __call__(
        self,
        name: str | None = None,
        *,
        language: str = "en",
        phone: bool = False,
        haste: int = 1,
        **settings: Any,
    ) -> Person: ...


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures know that a test has failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def keep_pictures(request: pytest.FixtureRequest, people: Sequence[Person]) -> None:
    """What these people see, if their test has failed."""
    if request.node.stash.get(FAILED, False):
        for number, person in enumerate(people, start=1):
            with suppress(Error):  # a page may be gone or hang
                name = f"{request.node.name}-{number}.png"
                person.paint()
                person.page.screenshot(path=ROOT / "build" / "browser" / name, timeout=5000)


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    """Browsers of people, which the tests of a process use one after another."""
    return Devices(browser)


@pytest.fixture
def arrive_at(devices: Devices, request: pytest.FixtureRequest) -> Iterator[Callable[[str], Arrive]]:
    """Lets people into the house at an address; at the end no page of theirs may have met a fault.

    Who has a name is let in beside the page; `enter` leads through the door.

    What they saw when a test failed is kept as pictures in build/browser/.
    """
    people: list[Person] = []

    def at(url: str) -> Arrive:
        def arrive(
            name: str | None = None,
            *,
            language: str = "en",
            phone: bool = False,
            haste: int = 1,
            **settings: Any,
        ) -> Person:
            person = devices.take(url, language, phone, haste, **settings)
            people.append(person)
            if name is not None:
                person.is_let_in(name)
            return person

        return arrive

    yield at
    keep_pictures(request, people)
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        if faults or request.node.stash.get(FAILED, False):
            devices.throw_away(person)
        else:
            devices.give_back(person)
    assert faults == []


@pytest.fixture
def arrive(house: House, arrive_at: Callable[[str], Arrive]) -> Arrive:
    """Lets people into the shared house."""
    return arrive_at(house.url)
