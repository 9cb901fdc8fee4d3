"""The client for everybody: barriers, small screens, large type, fingers, greyscale, no motion."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Arrive
from tests.browser.people import Person, beside
from tests.browser.screens import RECORDED, SCREENS, barriers, quake, table

LEAST = 44  # pixels that a finger hits
NARROW: ViewportSize = {"width": 320, "height": 640}
ZOOMED: ViewportSize = {"width": 320, "height": 256}  # 1280 by 1024 pixels at 400 %

# How finely a screen is painted changes nothing that is looked at here.
SMALL_PHONE: dict[str, Any] = {"phone": True, "viewport": NARROW, "device_scale_factor": 1}


def cut_off(person: Person) -> list[str]:
    """What leaves a narrow screen at its side. What lies on a map or in a tray may."""
    found = []
    for size in (ZOOMED, NARROW):
        person.page.set_viewport_size(size)
        person.settle()
        wide = person.page.evaluate(
            """() => ({
              page: document.scrollingElement.scrollWidth,
              out: [...document.querySelectorAll("main *, header *")]
                .filter((one) => !one.closest(".map, [data-tray] ul, .unseen, svg") && one.checkVisibility())
                .filter((one) => {
                  const {left, right, width} = one.getBoundingClientRect();
                  return width > 0 && (right > innerWidth + 0.5 || left < -0.5);
                })
                .map((one) => `${one.tagName} .${one.className} ${one.textContent.slice(0, 30)}`),
            })"""
        )
        if wide["page"] > size["width"] or wide["out"]:
            found.append(f"{size}: {wide['page']} pixels wide, {wide['out']}")
    return found


def too_small(person: Person) -> list[str]:
    """What a finger does not hit. Links inside a sentence excepted."""
    found: list[str] = person.page.evaluate(
        """least => [...document.querySelectorAll("a, button, select, input, textarea, summary")]
          .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest(".unseen"))
          .filter((one) => !(one.tagName === "A" && getComputedStyle(one).display === "inline"))
          .map((one) => ["checkbox", "radio"].includes(one.type) ? one.closest("label") ?? one : one)
          .map((one) => [one, one.getBoundingClientRect()])
          .filter(([, {width, height, bottom}]) =>
            bottom > 0 && width > 1 && (width < least - 0.5 || height < least - 0.5))
          .map(([one, {width, height}]) =>
            `${one.tagName} .${one.className} ${one.textContent.trim().slice(0, 30)}:`
            + ` ${width}×${height}`)""",
        LEAST,
    )
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_no_screen_has_barriers(arrive: Arrive, screen: str) -> None:
    ada = arrive("Ada")
    SCREENS[screen](ada)
    found = barriers(ada, is_last=True)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits_a_phone(arrive: Arrive, screen: str) -> None:
    """In French, whose words are longer: nothing is cut off, fingers hit everything, no barriers."""
    ada = arrive("Ada", language="fr", **SMALL_PHONE)
    SCREENS[screen](ada)
    ada.rest()
    found = [*too_small(ada), *cut_off(ada), *barriers(ada, is_last=True)]
    assert not found, "\n".join(found)


def test_crews_differ_without_colour(arrive: Arrive) -> None:
    """By their outline and by a letter, on the map and beside the names."""
    ada = arrive("Ada")
    ada.open_from(RECORDED / "dilemma.json", 100, *map(beside, range(4)))
    marks = ada.page.evaluate(
        """() => [...document.querySelectorAll("main svg path + text")].map((text) =>
            [text.textContent, text.previousElementSibling.getAttribute("d")])"""
    )
    crews = [(letter, outline) for letter, outline in marks if letter in "ABCD"]
    on_the_map = ada.page.evaluate(
        """() => [...document.querySelectorAll("[role=application] path + text")]
            .map((text) => text.textContent).filter((letter) => "ABCD".includes(letter))"""
    )
    assert set(on_the_map) == set("ABCD")
    assert (
        len(set(crews)) == len({letter for letter, _ in crews}) == len({outline for _, outline in crews}) == 4
    )


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_quake_without_motion(arrive: Arrive, motion: str) -> None:
    """What falls is struck out step by step, and nothing moves; with motion it does."""
    ada = arrive("Ada", reduced_motion=motion, haste=4)
    quake(ada)
    ada.settle()
    tiles = len(ada.shown["view"]["tiles"])
    ada.page.evaluate(MOVES)
    ada.page.locator("[data-side]").first.click()
    over = "hasStruck && !document.querySelector('.struck')"
    ada.wait(lambda: ada.page.evaluate(over), "all has fallen")
    ada.settle()
    moved = ada.page.evaluate("[...moved].join()")
    assert len(ada.shown["view"]["tiles"]) < tiles, "nothing fell"
    if motion == "reduce":
        assert moved == ""
    else:
        assert "shake" in moved
        assert "fall" in moved


# Notes what moves from now on, by what the browser tells and frame by frame; and that tiles were struck out.
MOVES = """
() => {
  window.moved = new Set();
  window.hasStruck = false;
  for (const kind of ["animationend", "transitionend"])
    document.addEventListener(kind, ({animationName, propertyName, elapsedTime}) => {
      if (elapsedTime > 0.001) moved.add(animationName ?? propertyName);  // seconds
    }, true);
  const look = () => {
    hasStruck ||= document.querySelector(".struck") !== null;
    for (const one of document.getAnimations())
      if (one.playState === "running" && one.effect.getComputedTiming().duration > 1)
        moved.add(one.animationName ?? one.transitionProperty);
    requestAnimationFrame(look);
  };
  new MutationObserver(() => hasStruck ||= document.querySelector(".struck") !== null)
    .observe(document.body, {subtree: true, childList: true});
  look();
}
"""


def test_a_first_visit_prints_nothing_in_the_console(arrive: Arrive) -> None:
    """Nobody has come in on this device yet, and whoever looks into the console sees no error."""
    bo = arrive("Bo")
    table(bo)
    stranger = arrive()
    printed: list[str] = []
    stranger.page.on("console", lambda message: printed.append(f"{stranger.page.url}: {message.text}"))
    for path in (
        "/",
        "/new/beat-the-quake",
        "/rules/seismic",
        "/learn/seismic",
        "/settings",
        f"/t/{bo.table}",
    ):
        stranger.go(path)
        stranger.rest()
    assert printed == []


def test_a_table_where_nothing_happens_asks_for_nothing(arrive: Arrive) -> None:
    """Twenty seconds long, by the clock of the page."""
    ada = arrive("Ada", haste=40)
    table(ada)
    ada.rest()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.evaluate("new Promise((done) => setTimeout(done, 20_000))")
    assert asked == []
