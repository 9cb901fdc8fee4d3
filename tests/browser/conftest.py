"""A built client, a house that serves it, a browser, and people who come in."""

import asyncio
import fcntl
import http.client
import json
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from ludotheque.games import registry
from tests.browser.devices import Devices
from tests.browser.people import NOTICED, Person
from tests.games.situation_4.hand_made import HAMLET, write_board
from tests.support.recorded import RECORDS, document
from tests.support.services import chromium
from tests.support.services.house import House
from tests.support.services.loopback import HOST, Missing

HERE = Path(__file__).parent
ROOT = Path(__file__).parents[2]
FREE = ("--limit-requests", "0", "--limit-messages", "0", "--thinking", "0.05")
COMPILED = 600.0  # seconds: with an empty cache rules are compiled first, maybe on a busy machine


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The web client, built from what lies in web/."""
    with (tmp_path_factory.getbasetemp().parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # test processes beside this one want it too
        built = subprocess.run(
            [sys.executable, str(ROOT / "web" / "build.py")],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        )  # fmt: skip
    if built.returncode:
        pytest.fail(f"The web client cannot be built:\n{built.stdout}", pytrace=False)


def await_rules(house: House, *games: str) -> None:
    """Until the rules of these games can be used: on a busy machine that takes longer than people wait."""
    for game in games:
        body = json.dumps({"record": document(RECORDS / game / "not-begun.json")})
        for _ in range(int(COMPILED / NOTICED)):
            line = http.client.HTTPConnection(HOST, house.port, timeout=COMPILED)
            try:
                line.request("POST", "/api/v1/replays", body, {"Content-Type": "application/json"})
                answer = line.getresponse()
                said = answer.read()
            finally:
                line.close()
            if answer.status != http.HTTPStatus.SERVICE_UNAVAILABLE:
                assert answer.status == http.HTTPStatus.OK, said
                break
            time.sleep(NOTICED)
        else:
            raise AssertionError(f"the rules of {game} are not there within {COMPILED:g} s")


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that all of these tests share: they leave it running. It also has the small board `hamlet`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_EDITIONS", str(tmp_path_factory.mktemp("boards")))
        write_board(HAMLET, "hamlet")
        with House(tmp_path_factory.mktemp("house") / "data", arguments=FREE) as running:
            await_rules(running, *registry.NAMES)
            yield running


@pytest.fixture
def own_house(client: None, tmp_path: Path) -> Iterator[House]:
    """A house that a test may kill."""
    with House(tmp_path / "data", arguments=FREE) as running:
        await_rules(running, "seismic")
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
