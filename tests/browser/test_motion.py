"""What others do is acted out and can be seen again; points are counted before anybody has won."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import Person, beside, moves_in, on_the_map
from tests.support.recorded import RECORDS

PLAIN = RECORDS / "seismic" / "plain.json"
HASTE = 4  # so much faster is the clock of these pages
FASTER = 20  # where a whole count is waited for
FOUR = RECORDS / "seismic" / "not-begun.json"
OURS = 1  # the seat that goes first there
BOTS = 3

# Notes whatever of this has been on the page, in order: nobody has to look in time.
NOTES = """() => {
  window.notes = [];
  const look = () => {
    const board = document.querySelector(".board .board");
    const flight = document.querySelector("[data-flight]")?.dataset.flight ?? "";
    const totals = [...document.querySelectorAll("[data-total]")].map((one) => Number(one.dataset.total));
    const note = {
      flight,
      isBehind: "behind" in board.dataset,
      cells: [...document.querySelectorAll("[data-cell]")].map((one) => one.dataset.cell),
      deeds: document.querySelectorAll("[data-deed]").length,
      ending: board.dataset.ending ?? "",
      totals,
      isTold: document.querySelector("#ending") !== null,
    };
    if (JSON.stringify(note) !== JSON.stringify(notes.at(-1))) notes.push(note);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
  look();
}"""


def take_notes(person: Person) -> None:
    """From now on."""
    person.page.evaluate(NOTES)


def notes(person: Person) -> list[dict[str, Any]]:
    """What has been on the page since then."""
    found: list[dict[str, Any]] = person.page.evaluate("notes")
    return found


def flights(person: Person) -> list[str]:
    """The cells to which tiles have flown."""
    flown = [note["flight"] for note in notes(person)]
    return [cell for place, cell in enumerate(flown) if cell and (place == 0 or flown[place - 1] != cell)]


def through(person: Person) -> None:
    """Until all is acted out."""
    person.wait(lambda: not person.page.locator("[data-behind]").count(), "all is acted out")


def a_turn_and_the_answers(person: Person) -> list[dict[str, Any]]:
    """Play one turn on the map, and let the others play theirs; what they did."""
    person.await_turn()
    through(person)
    take_notes(person)
    person.play(next(move for move in person.legal if move.startswith("place")), on_the_map)
    while person.await_turn() and person.shown["view"]["asks"] != "place":
        person.play(person.legal[0], on_the_map)
    through(person)
    moves = [one for one in person.heard if one["type"] == "event" and one["kind"] == "moved"]
    own = max(place for place, one in enumerate(moves) if one["seat"] == OURS)
    return moves[own:]


def placed(moves: list[dict[str, Any]]) -> list[str]:
    """The cells on which others have placed a tile."""
    return [
        one["move"].split()[2] for one in moves if one["move"].startswith("place") and one["seat"] != OURS
    ]


def deeds(moves: list[dict[str, Any]]) -> int:
    """How many thumbnails there are to be."""
    quakes = sum(any((kind or "").startswith("q") for kind in one["drawn"]) for one in moves)
    return len(placed(moves)) + quakes


def against_bots(person: Person) -> None:
    """Beside three bots, first to move; no quake is near in this pile."""
    bot = {"kind": "bot", "bot": "greedy"}
    person.open_from(FOUR, 0, bot, {"kind": "me"}, bot, bot)


def test_tiles_of_others_fly_one_after_the_other(arrive: Arrive) -> None:
    """After one's own; each lies there before the next is lifted, and the map tells nothing before."""
    ada = arrive("Ada", reduced_motion="no-preference", haste=HASTE)
    against_bots(ada)
    cells = placed(a_turn_and_the_answers(ada))
    assert len(cells) == BOTS
    assert flights(ada) == cells
    for note in notes(ada):
        if note["flight"]:
            place = cells.index(note["flight"])
            assert note["isBehind"]
            assert set(cells) & set(note["cells"]) == set(cells[:place])
            assert note["deeds"] == place
    assert ada.legal, "it is our turn again"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_happened_since_ones_turn_is_seen_again(arrive: Arrive, motion: str) -> None:
    """A thumbnail for each thing; pressing one shows it, and changes nothing."""
    ada = arrive("Ada", reduced_motion=motion, haste=HASTE)
    against_bots(ada)
    moves = a_turn_and_the_answers(ada)
    if motion == "reduce":
        assert flights(ada) == []
    strip = ada.page.get_by_role("list", name=ada.say("web-seismic-since"), exact=True)
    thumbnails = strip.get_by_role("button")
    expect(thumbnails).to_have_count(deeds(moves))
    expect(thumbnails.first).to_have_accessible_name(re.compile("^Show again: Greedy 2 placed "))
    before, legal = ada.number, ada.legal
    first = placed(moves)[0]
    take_notes(ada)
    thumbnails.first.click()
    if motion == "reduce":
        expect(ada.page.locator(".landed")).to_have_count(1)
        assert flights(ada) == []
    else:
        ada.wait(lambda: flights(ada) == [first], "it flies again")
    assert not any(note["isBehind"] for note in notes(ada))
    assert (ada.number, ada.legal) == (before, legal)
    ada.play(next(move for move in legal if move.startswith("place")), on_the_map)
    expect(thumbnails).to_have_count(0)


def test_who_cannot_wait_skips(arrive: Arrive) -> None:
    """With a key on the map; and at the table one chooses how fast others play, for every game."""
    ada = arrive("Ada", reduced_motion="no-preference")
    against_bots(ada)
    ada.await_turn()
    through(ada)
    ada.button("web-menu").click()
    ada.page.get_by_role("radio", name=ada.say("web-settings-pace-slow")).check(force=True)
    ada.page.keyboard.press("Escape")
    ada.play(next(move for move in ada.legal if move.startswith("place")), on_the_map)
    while ada.await_turn() and ada.shown["view"]["asks"] != "place":
        ada.play(ada.legal[0], on_the_map)
    behind = ada.page.locator("[data-behind]")
    expect(behind).to_have_count(1)
    expect(ada.page.locator('[data-shape][aria-disabled="false"]')).to_have_count(0)
    ada.map.press("Escape")
    expect(behind).to_have_count(0)
    expect(ada.page.locator("[data-cell]")).to_have_count(len(ada.shown["view"]["tiles"]))
    expect(ada.page.locator('[data-shape][aria-disabled="false"]').first).to_be_visible()
    ada.go("/settings")
    expect(ada.page.get_by_role("radio", name=ada.say("web-settings-pace-slow"))).to_be_checked()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_points_are_counted_before_anybody_has_won(arrive: Arrive, motion: str) -> None:
    """Section by section, with what each seat has so far; after a reload it is simply over."""
    ada = arrive("Ada", reduced_motion=motion, haste=FASTER)
    table = ada.open_from(PLAIN, moves_in(PLAIN) - 1, beside(0), beside(1))
    take_notes(ada)
    ada.command("play", table, move=ada.legal[-1])
    ada.page.locator("#ending").wait_for()
    result = ada.shown["result"]
    ends = [note for note in notes(ada) if note["ending"]]
    assert [state for state in ("due", "counts", "won") if state in {note["ending"] for note in ends}] == [
        "due",
        "counts",
        "won",
    ]
    assert not any(note["isTold"] for note in ends)
    totals = [note["totals"] for note in ends if note["totals"]]
    sums = [sum(points) for points in totals]
    assert sums == sorted(sums)
    assert len(set(sums)) > 2
    counted = [note["totals"] for note in ends if note["ending"] == "counts"]
    assert counted[-1] == totals[-1] == result["scores"]
    names = [ada.shown["seats"][seat]["name"] for seat in result["winners"]]
    expect(ada.page.locator("#ending")).to_contain_text(names[0])
    expect(ada.page.locator(".points li").first).to_be_visible()
    log = ada.page.get_by_role("log", name=ada.say("web-announcements"))
    expect(log).to_contain_text(re.compile(rf"points?\..*{re.escape(names[0])}.* wins?!", re.DOTALL))

    ada.button("web-seismic-count").click()
    expect(ada.page.locator('[data-ending="counts"]')).to_have_count(1)
    expect(ada.page.locator("#ending")).to_be_visible()
    ada.button("web-seismic-skip").click()
    expect(ada.page.locator("[data-ending]")).to_have_count(0)

    ada.page.reload()
    ada.page.locator("#ending").wait_for()
    expect(ada.page.locator("[data-ending]")).to_have_count(0)


def test_a_replay_acts_out_a_step_and_never_lags(arrive: Arrive) -> None:
    """One step forward is acted out; many at once are there at once, and so is a jump."""
    ada = arrive("Ada", reduced_motion="no-preference", haste=HASTE)
    ada.go("/review")
    ada.page.get_by_label(ada.say("web-replay-choose-file")).set_input_files(PLAIN)
    ada.page.get_by_role("slider").wait_for()
    ada.map.wait_for()
    take_notes(ada)
    ada.button("web-replay-next").click()
    ada.wait(lambda: len(flights(ada)) == 1, "a tile flies")
    through(ada)
    for _ in range(6):
        ada.page.locator("main").press("ArrowRight")
    expect(ada.page.locator("output")).to_have_text(re.compile(r"^7 /"))
    through(ada)
    before = len(flights(ada))
    ada.page.get_by_role("slider").fill("40")
    expect(ada.page.locator("output")).to_have_text(re.compile(r"^40 /"))
    ada.settle()
    assert len(flights(ada)) == before
    assert not ada.page.locator("[data-behind]").count()
