"""Pictures of every screen: `make screenshots` writes them into build/screenshots/.

python -m tests.browser.screenshots            all of them
python -m tests.browser.screenshots table new  these screens only
python -m tests.browser.screenshots class      those of a lesson only
python -m tests.browser.screenshots docs       the few of docs/pictures/ and no other: `make pictures`
"""

import itertools
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ludotheque.engine.languages import LANGUAGES
from tests.browser.conftest import FREE, ROOT
from tests.browser.devices import DESKTOP, PHONE, locale_of
from tests.browser.people import Person
from tests.browser.screens import SCREENS
from tests.browser.test_classroom import Crowd, teach
from tests.support.services import chromium
from tests.support.services.house import House

FOLDER = ROOT / "build" / "screenshots"
DOCS = ROOT / "docs" / "pictures"
# Pages, shown from top to bottom.
WHOLE = ("home", "new", "waiting", "settings", "link", "review", "quake-new", "quake-debrief", "s4-new")

DEVICES = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
}
WAYS = list(itertools.product(DEVICES, ("light", "dark"), LANGUAGES))

# What the pages of the project show: screen, device, colours, language.
CHOSEN = {
    "table": ("tile", "desktop", "light", "en"),
    "table-dark": ("big", "desktop", "dark", "en"),
    "phone": ("crew", "phone", "light", "fr"),
    "learn": ("learn", "desktop", "light", "en"),
    "home": ("home", "desktop", "light", "en"),
    "quake": ("quake-table", "desktop", "light", "en"),
    "quake-fatal": ("quake-fatal", "desktop", "light", "en"),
    "situation-4": ("s4-table", "desktop", "light", "en"),
    "situation-4-replay": ("s4-replay", "desktop", "dark", "en"),
}
CLASS = "class"  # the name for all screens of a lesson
CHOSEN_OF_CLASS = {"class": ("class-paused", "desktop", "light", "en")}
DOCUMENTS = "docs"  # the name for what the pages show
CHILDREN = (
    *("Aisha", "Ben", "Chloé", "Dawa", "Emil", "Farah", "Gaspard", "Hana", "Ibrahim", "Jun", "Kiran", "Lea"),
    *("Maya", "Noé", "Olga", "Pemba", "Rosa", "Sami", "Tara"),
)
QUALITY = 82  # of a JPEG
SOME_MOVES = 1000.0  # milliseconds: by then the children have made some
LOOK_AGAIN = 2500.0  # milliseconds: the teacher's page asks every two seconds


def picture(person: Person, name: str, path: Path) -> None:
    """One screen."""
    SCREENS[name](person)
    person.rest()
    window = person.page.viewport_size
    if name in WHOLE and window:  # a taller window: what sticks to its lower edge stays below
        height = person.page.evaluate("document.documentElement.scrollHeight")
        person.page.set_viewport_size({"width": window["width"], "height": height})
    person.page.screenshot(path=path)
    if window:
        person.page.set_viewport_size(window)


def stranger(browser: Browser, url: str, device: str, colours: str, language: str) -> Person:
    """Somebody in front of this device."""
    context = browser.new_context(
        **DEVICES[device],  # type: ignore[arg-type]
        color_scheme=colours,  # type: ignore[arg-type]
        locale=locale_of(language),
        reduced_motion="reduce",
    )
    person = Person(context, url, language, is_painted=True)
    person.has_touch = device == "phone"
    return person


def someone(browser: Browser, url: str, device: str, colours: str, language: str) -> Person:
    """Ada, in front of this device."""
    person = stranger(browser, url, device, colours, language)
    person.enter("Ada")
    return person


def take(browser: Browser, url: str, names: Sequence[str]) -> None:
    """These screens in every way."""
    for device, colours, language in WAYS:
        person = someone(browser, url, device, colours, language)
        for name in names:
            path = FOLDER / f"{name}-{device}-{colours}-{language}.png"
            picture(person, name, path)
            print(path.relative_to(ROOT), flush=True)
        person.context.close()


def choose(browser: Browser, url: str) -> None:
    """The few that the project's pages show, small enough for them."""
    for name, (screen, device, colours, language) in CHOSEN.items():
        person = someone(browser, url, device, colours, language)
        SCREENS[screen](person)
        person.rest()
        keep(person, name)
        person.context.close()


def keep(person: Person, name: str) -> None:
    """What this person sees, for the project's pages."""
    path = DOCS / f"{name}.jpg"
    person.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(f"{path.relative_to(ROOT)}, {path.stat().st_size / 1000:.0f} KB", flush=True)


def take_class(browser: Browser, house: House, are_chosen: bool) -> None:
    """A lesson from the first name to its debrief, on eight devices of the teacher and of a child.

    If only the chosen are wanted: on those that the project's pages show.
    """
    ways = [(way[0], way[1], way[2]) for _, *way in CHOSEN_OF_CLASS.values()] if are_chosen else WAYS
    teachers = {way: stranger(browser, house.url, *way) for way in ways}
    children = {way: stranger(browser, house.url, *way) for way in ways}
    code = ""
    for teacher in teachers.values():
        code = teach(teacher, house)

    def show(name: str, people: dict[tuple[str, str, str], Person]) -> None:
        for way, person in people.items():
            person.rest()
            if are_chosen:
                person.page.evaluate("scrollTo(0, 0)")
                for chosen, (screen, *wanted) in CHOSEN_OF_CLASS.items():
                    if (screen, tuple(wanted)) == (name, way):
                        keep(person, chosen)
                continue
            path = FOLDER / f"{name}-{'-'.join(way)}.png"
            person.page.screenshot(path=path, full_page=True)
            print(path.relative_to(ROOT), flush=True)

    first = next(iter(teachers.values()))
    for child in children.values():
        child.go(f"/join/{code}")
    show("class-join", children)
    with Crowd(house.url, code, CHILDREN):
        first.wait(lambda: first.page.locator(".names li").count() == len(CHILDREN), "all have joined")
        first.page.wait_for_timeout(LOOK_AGAIN)
        show("class-joined", teachers)
        first.button("web-class-begin").click()
        first.button("web-class-pause").wait_for()
        first.page.wait_for_timeout(SOME_MOVES)
        first.button("web-class-pause").click()
        first.button("web-class-go-on").wait_for()
        first.page.wait_for_timeout(LOOK_AGAIN)
        show("class-paused", teachers)
        first.button("web-class-go-on").click()
        first.wait(first.button("web-class-pause").is_disabled, "all games are over")
    for teacher in teachers.values():
        teacher.go("/class/debrief")
        teacher.page.locator("tbody tr").first.wait_for()
    show("class-debrief", teachers)
    for person in (*teachers.values(), *children.values()):
        person.context.close()


def main(names: Sequence[str]) -> None:
    """Take them."""
    are_chosen = list(names) == [DOCUMENTS]
    known = [*SCREENS, CLASS]
    unknown = [] if are_chosen else [name for name in names if name not in known]
    if unknown:
        raise SystemExit(
            f"There is no screen {', '.join(unknown)}. There are: {', '.join(known)}; or {DOCUMENTS} alone."
        )
    alone = [name for name in names or known if name not in (CLASS, DOCUMENTS)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        if alone or are_chosen:
            with House(Path(folder) / "data", arguments=FREE) as house:
                if are_chosen:
                    choose(browser, house.url)
                else:
                    take(browser, house.url, alone)
        if are_chosen or CLASS in (names or known):
            with House(Path(folder) / "class", arguments=(*FREE, "--classroom")) as house:
                take_class(browser, house, are_chosen)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
