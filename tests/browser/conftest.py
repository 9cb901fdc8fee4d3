"""A built client, a house that serves it, a browser, and people who come in."""

import fcntl
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from tests.browser.people import Person
from tests.services import chromium
from tests.services.house import House
from tests.services.loopback import Missing

ROOT = Path(__file__).parents[2]
FREE = ("--limit-requests", "0", "--limit-messages", "0", "--thinking", "0.05")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


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


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that all of these tests share: they leave it running."""
    with House(tmp_path_factory.mktemp("house") / "data", arguments=FREE) as running:
        yield running


@pytest.fixture
def own_house(client: None, tmp_path: Path) -> Iterator[House]:
    """A house that a test may kill."""
    with House(tmp_path / "data", arguments=FREE) as running:
        yield running


# For a module, not for the whole session: while Playwright runs, no other test of this process could use
# asyncio.run.


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """The driver."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The system's Chromium."""
    try:
        program = chromium.find()
    except Missing as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None
    running = playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))
    yield running
    running.close()


class Arrive(Protocol):
    """Lets somebody in with a browser of their own."""

    def __call__(
        self, name: str | None = None, *, language: str = "en", phone: bool = False, **settings: Any
    ) -> Person: ...


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures know that a test has failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def arrive_at(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[[str], Arrive]]:
    """Lets people into the house at an address; at the end no page of theirs may have met a fault.

    What they saw when a test failed is kept as pictures in build/browser/.
    """
    people: list[Person] = []

    def at(url: str) -> Arrive:
        def arrive(
            name: str | None = None, *, language: str = "en", phone: bool = False, **settings: Any
        ) -> Person:
            context = browser.new_context(
                **{
                    "locale": {"en": "en-GB", "fr": "fr-FR"}[language],
                    "viewport": PHONE if phone else DESKTOP,
                    "has_touch": phone,
                    "is_mobile": phone,
                    "device_scale_factor": 2 if phone else 1,
                    "reduced_motion": "reduce",
                    **settings,
                }
            )
            person = Person(context, url, language)
            person.has_touch = phone
            people.append(person)
            if name is not None:
                person.enter(name)
            return person

        return arrive

    yield at
    if request.node.stash.get(FAILED, False):
        for number, person in enumerate(people, start=1):
            with suppress(Error):  # a page may be gone or hang
                name = f"{request.node.name}-{number}.png"
                person.page.screenshot(path=ROOT / "build" / "browser" / name, timeout=5000)
    faults = [fault for person in people for fault in person.faults]
    for context in {id(person.context): person.context for person in people}.values():
        context.close()
    assert faults == []


@pytest.fixture
def arrive(house: House, arrive_at: Callable[[str], Arrive]) -> Arrive:
    """Lets people into the shared house."""
    return arrive_at(house.url)
