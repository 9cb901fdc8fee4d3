"""A classroom in the browser: a teacher, children with phones, and a class that fills the room."""

import asyncio
import re
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive, load_rules
from tests.browser.people import NOTICED, PATIENCE, Chooser, Person, from_the_list
from tests.browser.screens import barriers
from tests.server.classroom.test_classroom import Child, play_along
from tests.support.services.house import House

HASTE = 4  # pages look so much more often how the lesson goes
NAMES = ("Ada", "Bo", "Chloé", "Dimitri", "Ève", "Farah", "Gaspard", "Hélène-Sophie", "Ibrahim")


@pytest.fixture
def school(client: None, rules: None, tmp_path: Path) -> Iterator[House]:
    """A classroom, with the limits that everybody has."""
    with House(tmp_path / "data", arguments=("--classroom", "--thinking", "0.05")) as running:
        load_rules(running, "beat-the-quake")
        yield running


def address_in_terminal(house: House) -> str:
    """The teacher's own address, as the last start has told it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = re.findall(r"(/class/\S+)", house.out.read_text(encoding="utf-8"))
        if found:
            return str(found[-1])
        time.sleep(NOTICED)
    raise AssertionError("the terminal shows no address for the teacher")


def teach(teacher: Person, house: House) -> str:
    """Open the teacher's page; the code of the class."""
    teacher.go(address_in_terminal(house))
    teacher.page.wait_for_url(re.compile(r"/class$"))
    return teacher.page.locator(".invite .code").inner_text()


def join(child: Person, name: str, code: str | None = None) -> None:
    """Fill in the page that asks for it; without a code: it is in the address."""
    if code is not None:
        child.page.get_by_label(child.say("web-join-code")).fill(code)
    child.page.get_by_label(child.say("web-join-name")).fill(name)
    child.button("web-join-do").click()


class Crowd:
    """The rest of the class, in a thread of its own: each with a socket, playing whatever is legal."""

    def __init__(self, url: str, code: str, names: Sequence[str]) -> None:
        self._url, self._code, self._names = url, code, names
        self._joined, self._trouble = threading.Event(), list[BaseException]()
        self._stop: Callable[[], object] = lambda: None

    def __enter__(self) -> "Crowd":
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._joined.wait(PATIENCE), self._trouble
        assert not self._trouble, self._trouble
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(RuntimeError):  # it has ended by itself
            self._stop()
        self._thread.join(PATIENCE)
        assert not self._trouble, self._trouble

    def _run(self) -> None:
        try:
            asyncio.run(self._play())
        except BaseException as trouble:  # told by the test's own thread
            self._trouble.append(trouble)
        finally:
            self._joined.set()

    async def _play(self) -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        self._stop = lambda: loop.call_soon_threadsafe(stop.set)
        limits = httpx.Limits(max_connections=10)
        async with httpx.AsyncClient(
            base_url=self._url, timeout=PATIENCE, trust_env=False, limits=limits
        ) as http:
            children = [Child(self._url, http) for _ in self._names]
            for name, child in zip(self._names, children, strict=True):
                answer = await child.join(self._code, name)
                assert answer.status_code == 200, answer.text
            self._joined.set()
            try:
                await asyncio.gather(*(play_along(child, stop) for child in children))
            finally:
                for child in children:
                    await child.hang_up()


def test_a_lesson_with_thirty_children(school: House, arrive_at: Callable[[str], Arrive]) -> None:
    """From the first name on the list to the debrief; two of them in a browser, the others beside it."""
    arrive = partial(arrive_at(school.url), haste=HASTE)
    teacher = arrive()
    code = teach(teacher, school)
    others = [f"Child {number}" for number in range(28)]
    with Crowd(school.url, code, others):
        ada = arrive(phone=True)  # types what is on the wall
        ada.go("/")
        ada.page.wait_for_url(re.compile(r"/join$"))
        join(ada, "Ada", "QQQQ")
        expect(ada.page.get_by_role("alert")).to_contain_text(ada.say("class-code")[1:])
        join(ada, "Ada", f" {code.lower()}")
        expect(ada.page.get_by_text(ada.say("web-join-hello", name="Ada"), exact=True).last).to_be_visible()
        bo = arrive(language="fr")  # scans it
        bo.go(f"/join/{code}")
        expect(bo.page.get_by_label(bo.say("web-join-name"))).to_be_visible()
        assert bo.page.get_by_label(bo.say("web-join-code")).count() == 0
        join(bo, "Ada")
        expect(bo.page.get_by_role("heading", name=bo.say("web-join-hello", name="Ada 2"))).to_be_visible()

        everybody = teacher.say("web-class-joined", count=30, most=40)
        expect(teacher.page.get_by_role("heading", name=everybody)).to_be_visible()
        bo.page.reload()
        expect(bo.page.get_by_role("heading", name=bo.say("web-join-hello", name="Ada 2"))).to_be_visible()
        teacher.page.get_by_role("radio", name="4", exact=True).check(force=True)
        teacher.button("web-class-begin").click()
        expect(teacher.page.get_by_role("article")).to_have_count(8)
        for child in (ada, bo):
            child.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
            child.wait(lambda child=child: child.status == "playing", "the game begins")  # type: ignore[misc]
            assert child.page.get_by_role("tab", name=child.say("web-panel-chat")).count() == 0

        all_on_the_wall(teacher, 8)
        pause_and_go_on(teacher, ada)
        table = ada.table
        ada.go("/")  # lost somewhere else: the way leads back
        ada.page.wait_for_url(re.compile(rf"/t/{table}$"))
        ada.wait(lambda: ada.status == "playing", "the same table")

        play_to_the_end(ada, bo)
        finished = teacher.page.get_by_role("article").filter(
            has_text=re.compile("|".join(map(re.escape, endings(teacher))))
        )
        expect(finished).to_have_count(8)

    teacher.button("web-class-end").click()
    teacher.page.get_by_role("dialog").get_by_role("button", name=teacher.say("web-class-end-do")).click()
    expect(teacher.page.get_by_role("heading", name=teacher.say("web-class-over"))).to_be_visible()
    for child in (ada, bo):  # it ends with a page, wherever they were
        child.page.wait_for_url(re.compile(r"/join$"))
        expect(child.page.get_by_role("heading", name=child.say("web-join-over"))).to_be_visible()
    teacher.link("web-class-debrief").click()
    expect(teacher.page.locator("tbody tr")).to_have_count(8)
    for number in range(1, 6):
        expect(teacher.page.get_by_text(teacher.say(f"web-quake-question-{number}"))).to_be_visible()
    expect(teacher.page.get_by_role("heading", name=teacher.say("web-class-messages"))).to_be_visible()
    names = teacher.page.locator("tbody").inner_text()
    assert set(others) <= set(re.findall(r"Child \d+", names))
    ada.go("/")
    expect(ada.page.get_by_role("heading", name=ada.say("web-join-over"))).to_be_visible()


def all_on_the_wall(teacher: Person, tables: int) -> None:
    """Nobody scrolls there: every table is in sight."""
    wall = teacher.context.new_page()
    wall.set_viewport_size({"width": 1366, "height": 768})
    wall.goto(f"{teacher.url}/class/wall")
    expect(wall.get_by_role("article")).to_have_count(tables)
    expect(wall.get_by_text(teacher.say("web-wall-joined", count=30))).to_be_visible()
    assert wall.evaluate("document.scrollingElement.scrollHeight") <= 768
    wall.close()


def endings(person: Person) -> list[str]:
    """What a table says that has finished: words that follow or stand alone."""
    one, several = (person.say("web-won", names="", count=count).strip() for count in (1, 2))
    return [one, several, person.say("web-won-nobody")]


def pause_and_go_on(teacher: Person, child: Person) -> None:
    """Nobody can do anything meanwhile."""
    teacher.button("web-class-pause").click()
    expect(child.page.get_by_text(child.say("web-class-held"))).to_be_visible()
    assert child.status == "paused"
    assert child.button("web-resume").count() == 0
    teacher.button("web-class-go-on").click()
    expect(child.page.get_by_text(child.say("web-class-held"))).to_have_count(0)
    child.wait(lambda: child.status == "playing", "the game goes on")


def play_to_the_end(*people: Person) -> None:
    """Each plays from the list of moves until their game is over."""
    chooser = Chooser()

    def is_turn_or_end() -> bool:
        return any(one.legal for one in people) or all(one.status == "finished" for one in people)

    while True:
        people[0].wait(is_turn_or_end, "a turn or the end")
        movers = [one for one in people if one.legal]
        if not movers:
            return
        for person in movers:
            person.play(chooser.pick(person.legal), from_the_list)


def test_a_restart_in_the_middle_of_a_lesson(school: House, arrive_at: Callable[[str], Arrive]) -> None:
    """Pages come back by themselves: the teacher to the class, children to their table or to waiting."""
    arrive = partial(arrive_at(school.url), haste=HASTE)
    teacher = arrive()
    code = teach(teacher, school)
    ada, bo = arrive(phone=True), arrive()
    for child, name in ((ada, "Ada"), (bo, "Bo")):
        child.go(f"/join/{code}")
        join(child, name)
        expect(child.page.get_by_role("heading", name=child.say("web-join-hello", name=name))).to_be_visible()
    teacher.wait(lambda: teacher.button("web-class-begin").is_enabled(), "children are there")
    expect(teacher.page.locator(".names li")).to_have_count(2)
    teacher.button("web-class-begin").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    late = arrive()
    late.go(f"/join/{code}")
    join(late, "Late")
    expect(late.page.get_by_text(late.say("web-join-late"))).to_be_visible()
    expect(late.page.get_by_text(late.say("web-quake-gallery"))).to_be_visible()  # nothing is under way

    school.kill()
    expect(teacher.page.get_by_text(teacher.say("web-class-lost"))).to_be_visible()
    school.start()
    expect(teacher.page.get_by_text(teacher.say("web-class-lost"))).to_have_count(0)
    expect(teacher.page.locator(".invite .code")).to_have_text(code)
    expect(teacher.page.get_by_text(teacher.say("web-class-late", count=1))).to_be_visible()
    teacher.button("web-class-begin-late").click()  # alone: with a bot
    late.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    late.wait(lambda: late.status == "playing", "the game begins")
    assert [seat["kind"] for seat in late.shown["seats"]] == ["person", "bot"]
    mover = ada if ada.legal else bo
    mover.wait(lambda: mover.legal, "a turn")
    mover.play(mover.legal[0], from_the_list)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_barrier_and_nothing_cut_off(
    school: House, arrive_at: Callable[[str], Arrive], language: str
) -> None:
    """Every page of a lesson, on the smallest screen, by day and by night; and keys alone do for joining."""
    arrive = partial(arrive_at(school.url), haste=HASTE)
    small: dict[str, Any] = {"viewport": {"width": 320, "height": 640}}
    teacher, ada = arrive(language=language, **small), arrive(language=language, **small)
    found: list[str] = []

    def look(person: Person, name: str) -> None:
        found.extend(f"{name}: {one}" for one in barriers(person))
        person.page.emulate_media(color_scheme="light")
        wide = person.page.evaluate("document.scrollingElement.scrollWidth")
        if wide > 320:
            found.append(f"{name}: {wide} pixels wide")

    code = teach(teacher, school)
    look(teacher, "nobody has joined")
    with httpx.Client(base_url=f"{school.url}/api/v1", trust_env=False) as http:
        for name in NAMES:
            http.cookies.clear()
            answer = http.post("/class/join", json={"code": code, "nickname": name})
            assert answer.status_code == 200, answer.text
    ada.go("/join")
    look(ada, "joining")
    ada.page.get_by_label(ada.say("web-join-code")).focus()
    for keys in (code, "Tab", "Zoé", "Enter"):
        if keys in ("Tab", "Enter"):
            ada.page.keyboard.press(keys)
        else:
            ada.page.keyboard.type(keys)
    expect(ada.page.get_by_role("heading", name=ada.say("web-join-hello", name="Zoé"))).to_be_visible()
    look(ada, "waiting")
    expect(teacher.page.locator(".names li")).to_have_count(len(NAMES) + 1)
    teacher.page.get_by_text(teacher.say("web-groups"), exact=True).click()
    look(teacher, "all have joined")
    teacher.button("web-quiz-begin", time="after").click()
    take_quiz(ada, lambda: look(ada, "the quiz"))
    expect(ada.page.get_by_role("heading", name=ada.say("web-quiz-solved"))).to_be_visible()
    look(ada, "what is right")
    expect(
        teacher.page.get_by_text(teacher.say("web-quiz-open", time="after", answered=1, joined=10))
    ).to_be_visible()
    teacher.button("web-quiz-close").click()
    teacher.link("web-quiz-results").click()
    expect(teacher.page.get_by_role("heading", name=teacher.say("web-quiz-children"))).to_be_visible()
    look(teacher, "results of the quiz")
    teacher.go("/class")
    teacher.button("web-class-begin").click()
    expect(teacher.page.get_by_role("article")).to_have_count(3)
    look(teacher, "playing")
    teacher.button("web-class-pause").click()
    expect(teacher.page.get_by_text(teacher.say("web-class-paused"))).to_be_visible()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    expect(ada.page.get_by_text(ada.say("web-class-held"))).to_be_visible()
    look(teacher, "paused")
    teacher.go("/class/wall")
    expect(teacher.page.get_by_role("article")).to_have_count(3)
    look(teacher, "the wall")
    teacher.go("/class")
    teacher.page.get_by_role("button", name=teacher.say("web-class-seats-title", number=1)).click()
    look(teacher, "seats")
    teacher.page.keyboard.press("Escape")
    teacher.button("web-class-regroup").click()
    look(teacher, "asked for new groups")
    teacher.button("web-class-not-now").click()
    teacher.button("web-class-end").click()
    teacher.page.get_by_role("dialog").get_by_role("button", name=teacher.say("web-class-end-do")).click()
    expect(teacher.page.get_by_role("heading", name=teacher.say("web-class-over"))).to_be_visible()
    look(teacher, "the lesson is over")
    teacher.link("web-class-debrief").click()
    expect(teacher.page.locator("tbody tr")).to_have_count(3)
    look(teacher, "the debrief")
    teacher.go("/class/plan")
    expect(teacher.page.get_by_role("heading", name=teacher.say("web-plan-minutes"))).to_be_visible()
    look(teacher, "the plan")
    assert not found, "\n".join(found)


def test_a_name_typed_while_the_house_is_slow_stays(
    school: House, arrive_at: Callable[[str], Arrive]
) -> None:
    """The device goes to somebody else: the page asks who it is now, and the answer is late."""
    arrive = partial(arrive_at(school.url), haste=HASTE)
    teacher, child = arrive(), arrive()
    code = teach(teacher, school)
    child.go(f"/join/{code}")
    join(child, "Ada")
    expect(child.page.get_by_role("heading", name=child.say("web-join-hello", name="Ada"))).to_be_visible()
    late: list[Route] = []
    has_left = False

    def answer(route: Route) -> None:
        nonlocal has_left
        if has_left and not late:
            late.append(route)  # asked by who leaves; who asks every two seconds is answered
            return
        has_left = has_left or route.request.method == "DELETE"
        route.fallback()

    child.page.route(re.compile(r"/api/v1/class(/me)?\?"), answer)
    child.button("web-join-other", name="Ada").click()
    child.page.get_by_label(child.say("web-join-name")).fill("Bo")
    with child.page.expect_event("requestfinished", lambda request: request == late[0].request):
        late[0].continue_()
    child.page.evaluate("() => new Promise((heard) => setTimeout(heard, 100))")  # by the page too
    child.button("web-join-do").click()
    expect(child.page.get_by_role("heading", name=child.say("web-join-hello", name="Bo"))).to_be_visible()


def take_quiz(child: Person, meanwhile: Callable[[], None] = lambda: None) -> None:
    """Answer each question of the quiz that has opened by itself, and send that."""
    child.page.wait_for_url(re.compile(r"/quiz$"))
    questions = child.page.get_by_role("group")
    expect(questions).to_have_count(6)
    expect(child.button("web-quiz-send")).to_be_disabled()
    for number in range(6):
        questions.nth(number).get_by_role("radio").nth(number % 5).check()
    meanwhile()
    child.button("web-quiz-send").click()


def test_a_lesson_from_the_quiz_to_the_file(school: House, arrive_at: Callable[[str], Arrive]) -> None:
    """Groups by hand, a device for two, a bot for who is gone, its seat for who is late; and the wall."""
    arrive = partial(arrive_at(school.url), haste=HASTE)
    teacher = arrive()
    code = teach(teacher, school)
    ada, bo, cy = arrive(phone=True), arrive(), arrive()
    for child, name in ((ada, "Ada"), (bo, "Bo"), (cy, "Cy")):
        child.go(f"/join/{code}")
        join(child, name)
        expect(child.page.get_by_role("heading", name=child.say("web-join-hello", name=name))).to_be_visible()
    cy.page.get_by_text(cy.say("web-join-mate"), exact=True).click()
    cy.page.get_by_label(cy.say("web-join-mate-name")).fill("Di")
    cy.button("web-join-mate-add").click()
    expect(cy.button("web-join-mate-drop", name="Di")).to_be_visible()

    # The quiz opens on each device by itself; who shares one answers in turn.
    teacher.button("web-quiz-begin", time="before").click()
    for child in (ada, bo, cy):
        take_quiz(child)
    expect(cy.page.get_by_role("heading", name=cy.say("web-quiz-for", name="Di"))).to_be_visible()
    take_quiz(cy)
    expect(cy.page.get_by_role("heading", name=cy.say("web-quiz-thanks"))).to_be_visible()
    expect(
        teacher.page.get_by_text(teacher.say("web-quiz-open", time="before", answered=4, joined=4))
    ).to_be_visible()
    teacher.button("web-quiz-close").click()

    # Groups by hand: with selects alone.
    teacher.page.get_by_text(teacher.say("web-groups"), exact=True).click()
    for name, group in (("Ada", "1"), ("Bo", "1"), ("Cy", "2")):
        teacher.page.get_by_label(teacher.say("web-groups-of", name=name)).select_option(group)
    second = teacher.page.get_by_role("group", name=teacher.say("web-groups-one", number=2))
    expect(second.get_by_role("listitem")).to_have_count(2)  # Di has come along
    first = teacher.page.get_by_role("group", name=teacher.say("web-groups-one", number=1))
    first.get_by_text("Ada", exact=True).drag_to(second)  # or by dragging: there and back
    expect(second.get_by_role("listitem")).to_have_count(3)
    second.get_by_text("Ada", exact=True).drag_to(first)
    expect(second.get_by_role("listitem")).to_have_count(2)
    teacher.page.get_by_label(teacher.say("web-class-time")).select_option("120")
    teacher.button("web-groups-begin").click()
    expect(teacher.page.get_by_role("article")).to_have_count(2)
    for child in (ada, bo, cy):
        child.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
        child.wait(lambda child=child: child.status == "playing", "the game begins")  # type: ignore[misc]
    assert [seat["name"] for seat in ada.shown["seats"]] == ["Ada", "Bo"]
    assert ada.shown["clock"] == {"kind": "move", "seconds": 120, "then": "bot"}
    assert [seat["name"] for seat in cy.shown["seats"]] == ["Cy", "Di"]
    expect(cy.page.locator("[data-curtain]")).to_be_visible()  # the device goes from hand to hand

    # Bo has to go: a bot plays on, then who comes late.
    late = arrive(phone=True)
    late.go(f"/join/{code}")
    join(late, "Late")
    expect(late.page.get_by_text(late.say("web-join-late"))).to_be_visible()
    teacher.page.get_by_role("button", name=teacher.say("web-class-seats-title", number=1)).click()
    teacher.button("web-class-seats-bot", name="Bo").click()
    expect(teacher.page.get_by_text(teacher.say("web-class-seats-until", name="Bo"))).to_be_visible()
    expect(bo.button("web-return")).to_be_visible()
    teacher.button("web-class-seats-give").click()
    late.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    late.wait(lambda: late.shown.get("yours") == [1], "the seat of Bo")
    expect(bo.page.get_by_text(bo.say("web-join-late"))).to_be_visible()  # and waits with the cards
    teacher.page.keyboard.press("Escape")

    # The wall has no button, and no hand.
    wall = teacher.context.new_page()
    wall.goto(f"{school.url}/class/wall")
    expect(wall.get_by_role("article")).to_have_count(2)
    expect(wall.get_by_text("Ada · Late")).to_be_visible()
    expect(wall.get_by_text(teacher.say("web-wall-met", met=0, all=6)).first).to_be_visible()
    expect(wall.get_by_text(teacher.say("web-wall-waiting", names="Bo"))).to_be_visible()
    assert wall.locator("main button, main a, main input, main select").count() == 0
    wall.close()

    # After the games: what is right, the results, the file.
    teacher.button("web-quiz-begin", time="after").click()
    take_quiz(ada)
    expect(ada.page.get_by_role("heading", name=ada.say("web-quiz-solved"))).to_be_visible()
    ada.link("web-quiz-back").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    with teacher.page.expect_download() as download:
        teacher.link("web-quiz-sheet").click()
    text = Path(download.value.path()).read_text(encoding="utf-8-sig")
    assert [line.split(",")[0] for line in text.splitlines()] == ["Child", "Ada", "Bo", "Cy", "Di", "Late"]
    expect(teacher.link("web-quiz-results")).to_be_visible()


def test_what_is_shown_to_whom(school: House, arrive_at: Callable[[str], Arrive]) -> None:
    """A stranger at the teacher's page, a wrong address, the teacher at the children's page; and deleting."""
    arrive = partial(arrive_at(school.url), haste=HASTE)
    stranger, teacher = arrive(), arrive()
    stranger.go("/class")
    expect(stranger.page.get_by_role("heading", name=stranger.say("web-class-for-teacher"))).to_be_visible()
    stranger.go("/class/AAAAAAAAAAAAAAAAAAAAAA")
    expect(stranger.page.get_by_role("alert")).to_contain_text(stranger.say("class-token")[1:])
    for path in ("/new/seismic", "/t/aaaaaaaaaaaa"):
        stranger.go(path)
        expect(stranger.page.get_by_label(stranger.say("web-join-name"))).to_be_visible()
    code = teach(teacher, school)
    teacher.go(f"/join/{code}")
    expect(teacher.page.get_by_role("heading", name=teacher.say("web-join-teacher"))).to_be_visible()
    stranger.go(f"/join/{code}")
    join(stranger, "Ada")
    stranger.button("web-join-other", name="Ada").click()  # the device goes to somebody else
    join(stranger, "Bo")
    expect(
        stranger.page.get_by_role("heading", name=stranger.say("web-join-hello", name="Bo"))
    ).to_be_visible()
    teacher.go("/")
    teacher.page.wait_for_url(re.compile(r"/class$"))
    expect(teacher.page.locator(".names li")).to_have_count(1)
    teacher.button("web-class-dismiss", name="Bo").click()
    expect(stranger.page.get_by_label(stranger.say("web-join-name"))).to_be_visible()
    join(stranger, "Cy")
    expect(teacher.page.locator(".names li")).to_have_count(1)
    teacher.button("web-class-begin").click()
    stranger.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    teacher.button("web-class-end").click()
    teacher.page.get_by_role("dialog").get_by_role("button", name=teacher.say("web-class-end-do")).click()
    teacher.button("web-class-forget").click()
    teacher.button("web-class-forget-do").click()
    expect(teacher.page.get_by_text(teacher.say("web-class-empty"))).to_be_visible()
    assert teacher.page.locator(".invite .code").inner_text() != ""
    stranger.go("/")
    expect(stranger.page.get_by_label(stranger.say("web-join-name"))).to_be_visible()
