"""Every language in a browser: its letters are there, and nobody else fetches them."""

import re

import pytest

from ludotheque.engine.languages import ABOUT_EACH, LANGUAGES
from tests.browser.conftest import Arrive
from tests.browser.words import say

FONTS = """
() => [...document.fonts]
    .filter((font) => font.status === "loaded")
    .map((font) => font.family.replaceAll('"', ""))
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_a_language_come_with_its_words(arrive: Arrive, language: str) -> None:
    """And with no other: a font is fetched for its own letters."""
    ada = arrive("Ada", language=language)
    ada.go("/")
    ada.page.get_by_role("heading", name=say(language, "web-public")).wait_for()
    font = ABOUT_EACH[language].font
    assert ada.page.evaluate("document.documentElement.lang") == language
    if font:
        name = ABOUT_EACH[language].name
        assert ada.page.evaluate(
            "([font, name]) => document.fonts.check(`16px '${font}'`, name)", [font, name]
        )
    others = {about.font for about in ABOUT_EACH.values() if about.font} - {font}
    assert not others & set(ada.page.evaluate(FONTS))


def test_nepali_is_chosen_in_the_head_of_the_page(arrive: Arrive) -> None:
    """All that is said changes, numbers too; the page says that no native reader has checked it."""
    ada = arrive("Ada")
    ada.go("/")
    ada.page.locator("button[lang=ne]").click()
    ada.page.get_by_role("link", name=say("ne", "web-nav-rules"), exact=True).wait_for()
    for note in ABOUT_EACH["ne"].unchecked:
        assert ada.page.get_by_text(note).is_visible()
    told = ada.page.locator(".shelf").inner_text()
    assert re.search("[०-९]", told)
    assert not re.search("[0-9]", told.replace("Situation 4", ""))
