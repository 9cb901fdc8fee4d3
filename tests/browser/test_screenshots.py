"""The pictures of the project's pages: one command takes all of them."""

import re

from tests.browser.conftest import ROOT
from tests.browser.screens import SCREENS
from tests.browser.screenshots import CHOSEN, CHOSEN_OF_CLASS, DOCS


def test_every_picture_of_the_pages_is_taken_by_one_command() -> None:
    """`make pictures` writes what lies there and what pages show, and nothing besides."""
    taken = {*CHOSEN, *CHOSEN_OF_CLASS}
    assert {path.stem for path in DOCS.glob("*.jpg")} == taken
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {
        name for page in pages for name in re.findall(r"pictures/([\w-]+)\.jpg", page.read_text("utf-8"))
    }
    assert shown == taken
    assert {screen for screen, *_ in CHOSEN.values()} <= SCREENS.keys()
