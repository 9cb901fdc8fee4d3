"""The tutorials, to their ends: every move that they ask for is made, and they wait where one left them."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Arrive
from tests.browser.people import Person, Way, on_the_map
from tests.browser.screens import barriers
from tests.browser.test_beat_the_quake import at_the_table
from tests.browser.test_situation_4 import turn_by_turn


def course(game: str) -> list[dict[str, Any]]:
    """The lessons as they are shipped."""
    path = ROOT / "web" / "src" / "games" / game / "lessons.json"
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["lessons"]
    return found


def on_seismic(person: Person, move: str) -> None:
    """On the map, of which nothing is known but what is asked."""
    person.shown = {"view": {"tiles": {}, "face_up": []}}
    on_the_map(person, move)


def on_situation_4(person: Person, move: str) -> None:
    """On the board of the lessons, as green."""
    person.shown = {"view": {"sides": [0, 1]}, "seen_by": 0, "options": {"board": "skirmish"}}
    turn_by_turn(person, move)


HASTE = 20  # moves are acted out so much faster than for people
WAYS: dict[str, Way] = {
    "seismic": on_seismic,
    "beat-the-quake": at_the_table,
    "situation-4": on_situation_4,
}


def stands_at(
    person: Person, lesson: int, step: int, lessons: list[dict[str, Any]], waits: bool = False
) -> None:
    """Until this step is on the screen, and its moves are acted out, or a card waits to be turned."""
    page = person.page
    page.get_by_text(person.say("web-learn-lesson", lesson=lesson + 1, lessons=len(lessons))).wait_for()
    steps = lessons[lesson]["steps"]
    said = person.say("web-learn-progress", step=step + 1, steps=len(steps))
    page.get_by_role("img", name=said).wait_for()
    page.locator('[data-do="turn"]' if waits else "main:not(:has([data-behind]))").wait_for()
    page.locator(".turning .button").nth(1).and_(page.locator(":not([aria-disabled=true])")).wait_for()


@pytest.mark.parametrize("game", WAYS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_tutorial_to_its_end(arrive: Arrive, game: str, language: str) -> None:
    """In English every asked move is made on the board; in French, where nothing moves, it is shown.

    Then the first game begins.
    """
    moving = language == "en" and game == "beat-the-quake"  # only there something waits for us
    ada = arrive(language=language, reduced_motion="no-preference" if moving else "reduce", haste=HASTE)
    ada.go(f"/learn/{game}")
    lessons = course(game)
    for number, lesson in enumerate(lessons):
        for place, step in enumerate(lesson["steps"]):
            waits = moving and step.get("passes", False)
            stands_at(ada, number, place, lessons, waits)
            if (number, place) == (2, 1):
                ada.page.reload()
                stands_at(ada, number, place, lessons)
            if number == len(lessons) - 1 and place == len(lesson["steps"]) - 1:
                break
            if step.get("moves") and language == "en":
                WAYS[game](ada, next(iter(step["moves"])))
            elif waits:
                ada.page.locator("[data-pile]").click()
            else:
                ada.page.locator(".turning .button").nth(1).click()
    assert ada.page.get_by_role("img", name=ada.say("web-learn-done"), exact=True).count() == len(lessons)
    ada.button("web-learn-play").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()


def test_a_card_of_a_lesson_waits_again_after_going_back(arrive: Arrive) -> None:
    """A step begins as it did the first time, also after a reload; another move than asked brings a hint."""
    ada = arrive(reduced_motion="no-preference", haste=HASTE)
    lessons = course("beat-the-quake")
    ada.go("/learn/beat-the-quake")
    ada.page.locator(".lessons .go").nth(1).click()
    stands_at(ada, 1, 0, lessons, waits=True)
    ada.page.reload()
    stands_at(ada, 1, 0, lessons, waits=True)
    ada.page.locator("[data-pile]").press("d")
    stands_at(ada, 1, 1, lessons)
    at_the_table(ada, "keep")
    expect(ada.page.locator(".hinted")).to_have_text(ada.say("web-learn-draw-share-hint"))
    assert barriers(ada) == []
    ada.button("web-learn-back").click()
    stands_at(ada, 1, 0, lessons, waits=True)
    ada.button("web-learn-next").click()  # who does not draw is shown what came
    stands_at(ada, 1, 1, lessons)
