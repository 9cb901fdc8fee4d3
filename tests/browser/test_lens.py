"""The fault-line lens on the board: numbers on the tiles, of every position, for whoever wants them."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.devices import PHONE
from tests.browser.people import Person, beside, on_the_map
from tests.support.recorded import RECORDS, document

PLAIN = RECORDS / "seismic" / "plain.json"
MOVES = 67  # so many, and a tile is to be placed


def switch(person: Person) -> Locator:
    """What takes the lens, and puts it away."""
    return person.page.locator('[data-do="lens"]')


def numbers(person: Person) -> dict[str, int]:
    """What is written on the tiles, in per cent."""
    found: list[tuple[str, str]] = person.page.locator("[data-fault]").evaluate_all(
        "tiles => tiles.map((tile) => [tile.dataset.fault, tile.textContent])"
    )
    return {cell: int(re.sub(r"\D", "", text)) for cell, text in found}


def percents(lens: dict[str, Any]) -> dict[str, int]:
    """What should be, from what the house says; 0 and 100 are kept for what is certain."""
    odds = {cell: chance for cell, chance in lens["tiles"].items() if chance > 0}
    return {
        cell: 100 if chance == 1 else min(max(int(100 * chance + 0.5), 1), 99)
        for cell, chance in odds.items()
    }


def sees(person: Person, lens: dict[str, Any]) -> None:
    """Until the numbers on the map are these."""
    person.wait(lambda: numbers(person) == percents(lens), "the odds of this position")


def test_the_lens_is_taken_and_put_away(arrive: Arrive) -> None:
    """By a button or a key; each position has its own odds; the choice is remembered."""
    ada = arrive("Ada")
    table = ada.open_from(PLAIN, MOVES, beside(0), beside(1))
    expect(switch(ada)).to_have_attribute("aria-pressed", "false")
    assert numbers(ada) == {}
    switch(ada).click()
    before = ada.ask("GET", f"/tables/{table}/lens")
    assert percents(before)
    sees(ada, before)
    expect(ada.page.get_by_text(ada.say("web-seismic-lens-about"))).to_be_visible()

    ada.play(next(move for move in ada.legal if move.startswith("place")), on_the_map)
    after = ada.ask("GET", f"/tables/{table}/lens")
    assert after["tiles"] != before["tiles"]
    sees(ada, after)

    ada.page.reload()
    sees(ada, after)
    ada.map.press("l")
    expect(switch(ada)).to_have_attribute("aria-pressed", "false")
    assert numbers(ada) == {}
    ada.map.press("l")
    sees(ada, after)


def test_everybody_switches_it_for_themselves(arrive: Arrive) -> None:
    """Wherever the focus is, in the menu and in the settings; what one does the other does not see."""
    ada, bob = arrive("Ada"), arrive("Bob")
    table = ada.open_from(PLAIN, MOVES, beside(0), {"kind": "open"})
    bob.sit_down(table)
    for person in (ada, bob):
        person.begin()
    bob.page.locator("body").press("l")
    expect(switch(bob)).to_have_attribute("aria-pressed", "true")
    sees(bob, bob.ask("GET", f"/tables/{table}/lens"))
    expect(switch(ada)).to_have_attribute("aria-pressed", "false")
    bob.page.get_by_role("tab", name=bob.say("web-panel-chat")).click()
    bob.page.get_by_role("textbox", name=bob.say("web-chat-say")).press_sequentially("all hail")
    expect(switch(bob)).to_have_attribute("aria-pressed", "true")
    bob.button("web-menu").click()
    bob.page.get_by_role("dialog").get_by_role("checkbox", name=bob.say("web-settings-lens")).uncheck()
    assert numbers(bob) == {}
    ada.go("/settings")
    ada.page.locator('input[name="lens"]').check()
    ada.go(f"/t/{table}")
    expect(switch(ada)).to_have_attribute("aria-pressed", "true")


def test_a_section_says_how_likely_it_is_cut(arrive: Arrive) -> None:
    ada = arrive("Ada", language="fr")
    table = ada.open_from(PLAIN, MOVES, beside(0), beside(1))
    switch(ada).click()
    ada.page.locator("[data-fault]").first.wait_for()
    lens, told = (ada.ask("GET", f"/tables/{table}/{what}") for what in ("lens", "told"))
    view = ada.shown["view"]
    section, cell = next(
        (section, cell)
        for section in told["details"]["sections"]
        for cell, _ in section["fragments"]
        if view["tiles"][cell]["shape"] == "03" and lens["tiles"][cell] > 0  # it runs through the middle
    )
    ada.page.mouse.move(*ada.find(cell))
    odds = lens["sections"][" ".join(section["fragments"][0])]
    assert odds >= lens["tiles"][cell]
    expect(ada.page.locator("[data-risk]")).to_contain_text(f"{min(int(100 * odds + 0.5), 99)}")


def test_purists_play_without_it(arrive: Arrive) -> None:
    """The host says so when opening the table: nobody is offered the lens there."""
    ada, bob = arrive("Ada"), arrive("Bob")
    ada.go("/new/beat-the-quake")
    ada.page.get_by_role("checkbox", name=ada.say("web-new-hints")).wait_for()
    assert not ada.page.locator('input[name="lens"]').count()
    ada.go("/new/seismic")
    ada.page.locator('input[name="lens"]').uncheck()
    ada.page.get_by_label(ada.say("web-new-who", letter="B"), exact=True).select_option("beside")
    ada.button("web-new-do-play").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
    bob.go(f"/t/{ada.table}")
    for person in (ada, bob):
        expect(person.button("web-seismic-fit")).to_be_visible()
        expect(switch(person)).to_have_count(0)
        person.page.locator("body").press("l")
        assert numbers(person) == {}
        person.button("web-menu").click()
        dialog = person.page.get_by_role("dialog")
        expect(dialog).to_contain_text(person.say("web-nav-settings"))
        expect(dialog.get_by_role("checkbox")).to_have_count(0)


def test_spectators_and_replays_have_it_too(arrive: Arrive) -> None:
    """On a small screen as well."""
    ada, carl = arrive("Ada"), arrive("Carl", viewport=PHONE)
    table = ada.open_from(PLAIN, MOVES, beside(0), beside(1))
    carl.go(f"/t/{table}")
    switch(carl).click()
    sees(carl, ada.ask("GET", f"/tables/{table}/lens"))
    ada.go("/review")
    ada.page.get_by_label(ada.say("web-replay-choose-file")).set_input_files(PLAIN)
    ada.page.get_by_role("slider").fill("40")
    switch(ada).click()
    for moves in (40, 90):
        ada.page.get_by_role("slider").fill(f"{moves}")
        sees(ada, ada.ask("POST", "/replays/lens", {"record": document(PLAIN), "moves": moves}))
