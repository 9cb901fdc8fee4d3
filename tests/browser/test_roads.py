"""Whose the roads are: painted on the map with their points, for whoever wants it."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.devices import PHONE
from tests.browser.people import Person, beside
from tests.support.recorded import RECORDS

TWINS = RECORDS / "seismic" / "twin-cities.json"
MOVES = 200  # so many, and roads of three seats lie there, complete ones too


def painted(person: Person) -> set[str]:
    """The tiles on which a road is painted in the colour of a seat."""
    marks = person.page.locator("[data-cell]:has(.mark)")
    found: list[str] = marks.evaluate_all("tiles => tiles.map((tile) => tile.dataset.cell)")
    return set(found)


def owned(sections: list[dict[str, Any]]) -> set[str]:
    """The tiles of sections that are somebody's."""
    return {cell for section in sections if section["owners"] for cell, _ in section["fragments"]}


def sees(person: Person, tiles: set[str]) -> None:
    """Until roads are painted on these tiles."""
    person.wait(lambda: painted(person) == tiles, "the roads of all seats")


def switch(person: Person) -> Locator:
    """What shows it, and hides it."""
    return person.page.locator('[data-do="owners"]')


def test_roads_show_whose_they_are(arrive: Arrive) -> None:
    """From the beginning; a button and a key switch it, which is remembered; on a small screen as well."""
    ada, bob = arrive("Ada"), arrive("Bob", viewport=PHONE)
    table = ada.open_from(TWINS, MOVES, beside(0), beside(1), beside(2))
    bob.go(f"/t/{table}")
    sections = ada.ask("GET", f"/tables/{table}/told")["details"]["sections"]
    for person in (ada, bob):
        sees(person, owned(sections))
    points = {" ".join(one["fragments"][0]): f"{one['points']}" for one in sections if one["owners"]}
    badges: list[list[str]] = ada.page.locator("[data-points]").evaluate_all(
        "badges => badges.map((badge) => [badge.dataset.points, badge.textContent])"
    )
    assert badges
    assert all(points[key] == text for key, text in badges)
    assert ada.page.locator(".kerb").count(), "complete roads are broader"

    expect(switch(ada)).to_have_attribute("aria-pressed", "true")
    switch(ada).click()
    assert painted(ada) == set()
    ada.page.reload()
    expect(switch(ada)).to_have_attribute("aria-pressed", "false")
    ada.map.press("o")
    sees(ada, owned(sections))
    expect(ada.page.locator("[data-points]").first).to_be_attached()
