"""No codes in sentences: tiles are pictures, places are words, and sentences and map light each other."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.people import Person, beside
from tests.support.recorded import RECORDS

PLAIN = RECORDS / "seismic" / "plain.json"
MOVES = 66  # so many, and the game is on
CODE = re.compile(r"-?\d+,-?\d+|\+\d:\d|\b[0-5]{2}(?:-[0-5]{2})+\b")


def replays(person: Person) -> None:
    """Look at the recorded game, somewhere in the middle."""
    person.go("/review")
    person.page.get_by_label(person.say("web-replay-choose-file")).set_input_files(PLAIN)
    person.map.wait_for()
    person.page.get_by_role("slider").fill(str(MOVES))


def lines(person: Person) -> Locator:
    """Of the story, those that name a place."""
    return person.page.locator('[data-line]:has([data-thing*=","])')


def ringed(person: Person) -> list[str]:
    """The places that are lit on the map."""
    found: list[str] = person.page.locator("[data-ringed]").evaluate_all(
        "rings => rings.map((ring) => ring.dataset.ringed)"
    )
    return found


def test_a_line_of_the_story_lights_its_places_and_a_tile_its_lines(arrive: Arrive) -> None:
    """By mouse and by keyboard; tiles are drawn, and all of it is there in words."""
    ada = arrive("Ada")
    replays(ada)
    line = lines(ada).last
    place = line.locator('[data-thing*=","]').first
    cell = place.get_attribute("data-thing") or ""
    assert re.fullmatch(r"-?\d+,-?\d+", cell)
    expect(line.locator("svg").first).to_be_visible()
    text = line.text_content() or ""
    assert "San Andreas" in text
    assert not CODE.search(text)

    assert ringed(ada) == []
    line.hover()
    ada.wait(lambda: cell in ringed(ada), "the place of the line is lit")
    ada.page.mouse.move(0, 0)
    ada.wait(lambda: ringed(ada) == [], "no place is lit")

    # One stop for Tab: from there arrows lead from line to line.
    stops = ada.page.locator('[data-line][tabindex="0"]')
    expect(stops).to_have_count(1)
    stops.focus()
    ada.page.keyboard.press("Home")
    expect(ada.page.locator("[data-line]").first).to_be_focused()
    ada.page.keyboard.press("End")
    expect(ada.page.locator("[data-line]").last).to_be_focused()
    line.focus()
    ada.wait(lambda: cell in ringed(ada), "the place of the line that has the focus is lit")
    expect(stops).to_have_count(1)
    ada.map.focus()
    ada.wait(lambda: ringed(ada) == [], "no place is lit")

    ada.page.mouse.move(*ada.find(cell))
    expect(line).to_have_class(re.compile(r"\bspoken\b"))


def test_choices_are_pictures_and_places(arrive: Arrive) -> None:
    """In one's language; each lights where it would be played."""
    ada = arrive("Ada", language="fr")
    ada.open_from(PLAIN, MOVES + 1, beside(0), beside(1))
    ada.page.locator("#tab-choices").click()
    move = next(move for move in ada.legal if move.startswith("place"))
    choice = ada.page.locator(f'[data-move="{move}"]')
    expect(choice.locator("svg")).to_be_visible()
    text = choice.text_content() or ""
    assert text.startswith("placer ")
    assert "San Andreas" in text
    assert not CODE.search(text)
    choice.focus()
    ada.wait(lambda: ringed(ada) == [move.split()[2]], "the place of the choice is lit")
