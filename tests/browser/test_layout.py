"""A calm layout: landmarks have their places, a small screen is the board's, nothing lies over another."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from ludotheque.engine.languages import LANGUAGES
from tests.browser.conftest import Arrive
from tests.browser.people import Person, moves_in, on_the_map
from tests.browser.screens import PLAIN, RECORDED, SCREENS
from tests.support.recorded import document

MOVES = 67  # of a recorded game: then a tile is to be placed
LEAST = 0.6  # of a phone's height: the map of Seismic
PHONES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 320, "height": 568},
)
TABLET: ViewportSize = {"width": 768, "height": 1024}
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
ZOOMED: ViewportSize = {"width": 683, "height": 384}  # the same at 200 %
MAPS = ("table", "tile", "crew", "aftershock", "quake", "ended", "replay")
OTHERS = ("talk", "choices", "quake-show", "quake-use", "s4-slow", "s4-table")
TOUCHED: dict[str, Any] = {"phone": True, "device_scale_factor": 1}

# Where everything is that stays where it is, in whole pixels.
LANDMARKS = """() => Object.fromEntries(
  [
    ".map", ".prompt", ".tray", ".tools", "[data-do=hint]", "[data-do=undo]", "[role=tablist]", ".menu",
  ].map((place) => {
    const {left, top, width, height} = document.querySelector(place).getBoundingClientRect();
    return [place, [left, top, width, height].map(Math.round).join(" ")];
  }))"""

# What is wrong with how a screen lies: what is cut off, what lies over what, what cannot be read. Cards in a
# fan lie over each other, what scrolls passes below what stays, and a sheet covers what it was opened over.
FAULTS = """() => {
  const found = [];
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  const name = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 30);
  const layer = (one) => one.closest(".sheet, .actions, .tabs, .seats, .menu, .asks, .bottom, [data-tray]");
  const isAbove = (one) => one !== null && ["fixed", "sticky"].includes(getComputedStyle(one).position);
  const seen = (one) => {
    let {left, top, right, bottom} = one.getBoundingClientRect();
    for (let frame = one.parentElement; frame; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflow === "visible") continue;
      const edge = frame.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return {left, top, right, bottom};
  };
  const controls = [...document.querySelectorAll("button, a[href], select, input, textarea, summary")]
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .filter((one) => !one.closest(".unseen, dialog, [data-card], [data-down], [data-piece], .skip"))
    .map((one) => ({one, edge: seen(one), layer: layer(one)}))
    .filter(({edge}) => edge.right - edge.left > 2 && edge.bottom - edge.top > 2);
  for (const {one, edge} of controls) {
    const {left, right} = one.getBoundingClientRect();
    if (!one.closest(".map, [data-tray]") && (left < -0.5 || right > innerWidth + 0.5))
      found.push(`${name(one)} is cut off`);
    if (one.matches(".button") && one.scrollWidth > one.clientWidth + 1)
      found.push(`${name(one)} is wider than its button`);
  }
  for (const [place, {one, edge, layer}] of controls.entries())
    for (const other of controls.slice(place + 1)) {
      if (one.contains(other.one) || other.one.contains(one)) continue;
      if (layer !== other.layer && (isAbove(layer) || isAbove(other.layer))) continue;
      const width = Math.min(edge.right, other.edge.right) - Math.max(edge.left, other.edge.left);
      const height = Math.min(edge.bottom, other.edge.bottom) - Math.max(edge.top, other.edge.top);
      if (width > 1 && height > 1) found.push(`${name(one)} and ${name(other.one)} overlap`);
    }
  const words = document.querySelector(".prompt .words");
  if (words && words.scrollHeight > words.clientHeight + 1)
    found.push(`cut short: ${words.textContent.trim()}`);
  return found;
}"""

SHARE = """() => {
  const {top, bottom} = document.querySelector(".map").getBoundingClientRect();
  return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
}"""


def look(person: Person, size: ViewportSize) -> None:
    """At this size, from the top."""
    person.page.set_viewport_size(size)
    person.page.evaluate("scrollTo(0, 0)")
    person.rest()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", [*MAPS, *OTHERS])
def test_nothing_is_cut_off_or_covered(arrive: Arrive, screen: str, language: str) -> None:
    """On phones of both ways, a tablet and a desktop, there at 200 % too; and a phone is the map's."""
    found = []
    for sizes, device in (((*PHONES, TABLET), TOUCHED), ((DESKTOP, ZOOMED), {})):
        ada = arrive("Ada", language=language, viewport=sizes[0], **device)
        SCREENS[screen](ada)
        for size in sizes:
            look(ada, size)
            where = f"{size['width']} × {size['height']}"
            found += [f"{where}: {fault}" for fault in ada.page.evaluate(FAULTS)]
            if screen in MAPS and size in PHONES:
                share = ada.page.evaluate(SHARE)
                if share < LEAST:
                    found.append(f"{where}: the map has {share:.0%} of the height")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [*PHONES, DESKTOP], ids=lambda size: f"{size['width']}x{size['height']}")
def test_everything_stays_in_its_place(arrive: Arrive, size: ViewportSize) -> None:
    """While one waits, chooses a tile, looks how it lies, puts a crew, and while another is to move."""
    device = TOUCHED if size in PHONES else {}
    ada, bob = (arrive(name, viewport=size, **device) for name in ("Ada", "Bob"))
    path = RECORDED / "unfinished-crew.json"
    last = moves_in(path) - 1
    move = document(path)["moves"][last]
    table = ada.open_from(path, last, {"kind": "me"}, {"kind": "open"})
    bob.sit_down(table)
    for person in (ada, bob):
        person.begin()
    mover = ada if ada.legal else bob
    seen = {}

    def note(state: str) -> None:
        mover.rest()
        seen[state] = mover.page.evaluate(LANDMARKS)

    note("a tile is asked for")
    _, shape, cell, _ = move.split()
    mover.hit(mover.page.locator(f'[data-shape="{shape}"][aria-disabled="false"]').first)
    note("a tile is chosen")
    mover.press(*mover.find(cell))
    mover.page.locator("[data-brings]").wait_for()
    note("a tile lies there")
    mover.map.press("Escape")
    expect(mover.page.locator("[data-ghost]")).to_have_count(0)
    mover.play(move, on_the_map)
    mover.wait(lambda: "crew -" in mover.legal, "a crew")
    note("a crew is asked for")
    mover.play("crew -", on_the_map)
    while mover.legal:  # another tile, maybe
        mover.play(mover.legal[0], on_the_map)
    note("another is to move")
    first = seen["a tile is asked for"]
    moved = {state: places for state, places in seen.items() if places != first}
    assert not moved, f"first {first}, then {moved}"


def test_a_button_that_cannot_be_used_says_why(arrive: Arrive) -> None:
    """It stays where it is; who presses it reads why, and hears it."""
    ada, bob = arrive("Ada", **TOUCHED), arrive("Bob")
    table = ada.open_from(PLAIN, MOVES, {"kind": "me"}, {"kind": "open"})
    bob.sit_down(table)
    for person in (ada, bob):
        person.begin()
    waiting = bob if ada.legal else ada
    for key, why in (("hint", "web-choices-none"), ("undo", "web-undo-none")):
        button = waiting.page.locator(f'[data-do="{key}"]')
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_have_accessible_description(waiting.say(why))
        button.press("Enter")
        expect(waiting.page.locator(".actions .why")).to_have_text(waiting.say(why))


def test_what_is_opened_on_a_phone_goes_again(arrive: Arrive) -> None:
    """Its tab opens it and closes it, and so do Escape and its button; the board never moves."""
    ada = arrive("Ada", **TOUCHED)
    SCREENS["table"](ada)
    before = ada.page.evaluate(LANDMARKS)
    panel = ada.page.get_by_role("tabpanel")
    tab = ada.page.get_by_role("tab", name=ada.say("web-panel-moves"))
    closings: tuple[Callable[[], None], ...] = (
        lambda: ada.hit(tab),
        lambda: tab.press("Escape"),
        lambda: ada.hit(ada.page.locator(".sheet .down")),
    )
    for close in closings:
        expect(panel).to_have_count(0)
        ada.hit(tab)
        expect(panel).to_be_visible()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert ada.page.evaluate(LANDMARKS) == before
        close()
    expect(panel).to_have_count(0)


def test_the_result_is_in_sight_on_a_phone(arrive: Arrive) -> None:
    """At once, and again after the map has been looked at."""
    ada = arrive("Ada", **TOUCHED)
    SCREENS["ended"](ada)
    title = ada.page.locator("#ending")
    expect(title).to_be_in_viewport(ratio=1)
    ada.hit(ada.page.locator(".sheet .down"))
    expect(title).to_have_count(0)
    ada.hit(ada.page.locator('[data-do="result"]'))
    expect(title).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("tables", [0, 3])
def test_all_games_are_near_on_a_phone(arrive: Arrive, tables: int) -> None:
    """One's own tables come first, and the last game's name is there within two screens."""
    ada = arrive("Ada", phone=True)
    for _ in range(tables):
        ada.ask("POST", "/tables", {"game": "seismic", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ada.go("/")
    expect(ada.page.locator(".tickets a")).to_have_count(tables)
    title = ada.page.get_by_role("article").last.get_by_role("heading")
    box = title.bounding_box()
    window = ada.page.viewport_size
    assert box is not None
    assert window is not None
    assert box["y"] + box["height"] < 2 * window["height"]
