"""Pictures of every screen: `make screenshots` writes them into build/screenshots/.

python -m tests.browser.screenshots            all of them, and those of docs/pictures/ anew
python -m tests.browser.screenshots table new  these screens only
"""

import itertools
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import DESKTOP, FREE, PHONE, ROOT
from tests.browser.people import Person
from tests.browser.screens import SCREENS, settle
from tests.services import chromium
from tests.services.house import House

FOLDER = ROOT / "build" / "screenshots"
DOCS = ROOT / "docs" / "pictures"
# Pages, shown from top to bottom.
WHOLE = ("home", "new", "waiting", "settings", "link", "review", "quake-new", "quake-debrief")

DEVICES = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}

# What the pages of the project show: screen, device, colours, language.
CHOSEN = {
    "table": ("tile", "desktop", "light", "en"),
    "table-dark": ("big", "desktop", "dark", "en"),
    "phone": ("crew", "phone", "light", "fr"),
    "learn": ("learn", "desktop", "light", "en"),
    "home": ("home", "desktop", "light", "en"),
}
QUALITY = 82  # of a JPEG


def picture(person: Person, name: str, path: Path) -> None:
    """One screen."""
    SCREENS[name](person)
    settle(person)
    window = person.page.viewport_size
    if name in WHOLE and window:  # a taller window: what sticks to its lower edge stays below
        height = person.page.evaluate("document.documentElement.scrollHeight")
        person.page.set_viewport_size({"width": window["width"], "height": height})
    person.page.screenshot(path=path)
    if window:
        person.page.set_viewport_size(window)


def someone(browser: Browser, url: str, device: str, colours: str, language: str) -> Person:
    """Ada, in front of this device."""
    context = browser.new_context(
        **DEVICES[device],  # type: ignore[arg-type]
        color_scheme=colours,  # type: ignore[arg-type]
        locale=LOCALES[language],
        reduced_motion="reduce",
    )
    person = Person(context, url, language)
    person.has_touch = device == "phone"
    person.enter("Ada")
    return person


def take(browser: Browser, url: str, names: Sequence[str]) -> None:
    """These screens in every way."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for device, colours, language in itertools.product(DEVICES, ("light", "dark"), LOCALES):
        person = someone(browser, url, device, colours, language)
        for name in names:
            path = FOLDER / f"{name}-{device}-{colours}-{language}.png"
            picture(person, name, path)
            print(path.relative_to(ROOT), flush=True)
        person.context.close()


def choose(browser: Browser, url: str) -> None:
    """The few that the project's pages show, small enough for them."""
    DOCS.mkdir(parents=True, exist_ok=True)
    for name, (screen, device, colours, language) in CHOSEN.items():
        person = someone(browser, url, device, colours, language)
        SCREENS[screen](person)
        settle(person)
        path = DOCS / f"{name}.jpg"
        person.page.screenshot(path=path, type="jpeg", quality=QUALITY)
        print(f"{path.relative_to(ROOT)}, {path.stat().st_size / 1000:.0f} KB", flush=True)
        person.context.close()


def main(names: Sequence[str]) -> None:
    """Take them."""
    unknown = [name for name in names if name not in SCREENS]
    if unknown:
        raise SystemExit(f"There is no screen {', '.join(unknown)}. There are: {', '.join(SCREENS)}.")
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder) / "data", arguments=FREE) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        take(browser, house.url, names or list(SCREENS))
        if not names:
            choose(browser, house.url)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
