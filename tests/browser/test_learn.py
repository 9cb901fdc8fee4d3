"""The tutorial, to its end: every move that it asks for is made, and it waits where one left it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Arrive
from tests.browser.people import Person, on_the_map

LESSONS = ROOT / "web" / "src" / "games" / "seismic" / "lessons.json"


def course() -> list[dict[str, Any]]:
    """The lessons as they are shipped."""
    found: list[dict[str, Any]] = json.loads(LESSONS.read_text(encoding="utf-8"))["lessons"]
    return found


def stands_at(person: Person, lesson: int, step: int, of: int) -> None:
    """Until this step is on the screen, and its moves have been acted out."""
    words = person.say("web-learn-lesson", lesson=lesson + 1, lessons=len(course()))
    expect(person.page.get_by_text(words)).to_be_visible(timeout=30_000)
    said = person.say("web-learn-progress", step=step + 1, steps=of)
    expect(person.page.get_by_role("img", name=said)).to_be_visible(timeout=30_000)
    expect(person.page.locator(".turning .button").nth(1)).not_to_have_attribute(
        "aria-disabled", "true", timeout=30_000
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_tutorial_to_its_end(arrive: Arrive, language: str) -> None:
    """In English every asked move is made on the map; in French it is shown. Then the first game begins."""
    ada = arrive(language=language)
    ada.go("/learn/seismic")
    lessons = course()
    for number, lesson in enumerate(lessons):
        for place, step in enumerate(lesson["steps"]):
            stands_at(ada, number, place, len(lesson["steps"]))
            if (number, place) == (2, 1):
                ada.page.reload()
                stands_at(ada, number, place, len(lesson["steps"]))
            if number == len(lessons) - 1 and place == len(lesson["steps"]) - 1:
                break
            if step.get("moves") and language == "en":
                ada.shown = {"view": {"tiles": {}, "face_up": []}}
                on_the_map(ada, next(iter(step["moves"])))
            else:
                ada.page.locator(".turning .button").nth(1).click()
    assert ada.page.get_by_role("img", name=ada.say("web-learn-done"), exact=True).count() == len(lessons)
    ada.button("web-learn-play").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
