"""The line is cut, the house is killed: nothing is lost, and nothing happens twice."""

import os
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import (
    Chooser,
    Person,
    beside,
    check_ended,
    from_the_list,
    moves_in,
    on_the_map,
    play_out,
)
from tests.browser.wire import Wire
from tests.support.recorded import RECORDS
from tests.support.services.house import House

PLAIN = RECORDS / "seismic" / "plain.json"
BOT = {"kind": "bot", "bot": "uniform"}


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    """A line to the shared house that may be cut."""
    with Wire(house.port) as mended:
        yield mended


def begin_a_tile(person: Person) -> str:
    """Put a tile somewhere, without confirming it; the move that it would be."""
    move = next(move for move in person.legal if move.startswith("place"))
    _, shape, cell, _ = move.split()
    person.page.locator(f'[data-shape="{shape}"]').first.click()
    person.press(*person.find(cell))
    ghost = person.page.locator("[data-ghost]")
    return f"place {ghost.get_attribute('data-ghost')}"


def trouble(person: Person) -> None:
    """Until the page says that the line is down."""
    expect(person.page.get_by_text(person.say("web-reconnecting"))).to_be_visible()


def is_well(person: Person) -> None:
    """Until the page says so no more."""
    expect(person.page.get_by_text(person.say("web-reconnecting"))).to_be_hidden()


def near_the_end(person: Person, left: int) -> None:
    """A game of two at one screen with so many moves to go."""
    person.open_from(PLAIN, moves_in(PLAIN) - left, beside(0), beside(1))
    while not person.legal[0].startswith("place"):
        person.play("crew -", on_the_map)


def test_a_line_cut_in_the_middle_of_a_move(wire: Wire, arrive_at: Callable[[str], Arrive]) -> None:
    """The move is confirmed while nothing goes through; it arrives when the line is back, once."""
    ada = arrive_at(wire.url)("Ada")
    near_the_end(ada, 12)
    move = begin_a_tile(ada)
    before = ada.shown["moves"]
    wire.cut()
    ada.page.locator(".near .button.main").click()
    trouble(ada)
    wire.mend()
    ada.wait(lambda: ada.shown["moves"] > before, "the move")
    is_well(ada)
    assert ada.shown["moves"] == before + 1
    played = before + 1 + play_out((ada, on_the_map))
    record = check_ended(ada)
    assert (record.texts[before], len(record.moves)) == (move, played)


def test_a_line_cut_before_the_answer_comes(wire: Wire, arrive_at: Callable[[str], Arrive]) -> None:
    """The house has played the move and the page does not know: it asks again under the same name."""
    ada = arrive_at(wire.url)("Ada")
    near_the_end(ada, 12)
    move = begin_a_tile(ada)
    table, before = ada.table, ada.shown["moves"]
    wire.deafen()
    ada.page.locator(".near .button.main").click()
    beyond = arrive_at(f"http://127.0.0.1:{wire.to}")()
    beyond.go(f"/t/{table}")
    beyond.wait(lambda: beyond.shown.get("moves", 0) > before, "the move, seen by somebody else")
    assert ada.shown["moves"] == before
    wire.cut()
    wire.mend()
    ada.wait(lambda: ada.shown["moves"] > before, "the move")
    assert ada.shown["moves"] == before + 1
    played = before + 1 + play_out((ada, on_the_map))
    record = check_ended(ada, beyond)
    assert (record.texts[before], len(record.moves)) == (move, played)


def test_a_house_that_stops_answering(own_house: House, arrive_at: Callable[[str], Arrive]) -> None:
    """The line stands, nothing comes over it: the page says so, and that a move waits; it is played once."""
    ada = arrive_at(own_house.url)("Ada")
    near_the_end(ada, 12)
    move, before = begin_a_tile(ada), ada.shown["moves"]
    os.kill(own_house.pid, signal.SIGSTOP)
    try:
        ada.page.locator(".near .button.main").click()
        trouble(ada)
        expect(ada.page.get_by_text(ada.say("web-waiting-to-go"))).to_be_visible()
        assert ada.shown["moves"] == before
    finally:
        os.kill(own_house.pid, signal.SIGCONT)
    ada.wait(lambda: ada.shown["moves"] > before, "the move")
    is_well(ada)
    play_out((ada, on_the_map))
    record = check_ended(ada)
    assert (record.texts[before], record.texts.count(move)) == (move, 1)


def test_a_device_without_a_network(arrive: Arrive) -> None:
    """The browser says so; what is done then waits, and is done once when the network is back."""
    ada = arrive("Ada")
    near_the_end(ada, 12)
    move, before = begin_a_tile(ada), ada.shown["moves"]
    ada.context.set_offline(True)
    trouble(ada)
    ada.page.locator(".near .button.main").click()
    expect(ada.page.get_by_text(ada.say("web-waiting-to-go"))).to_be_visible()
    ada.context.set_offline(False)
    ada.wait(lambda: ada.shown["moves"] > before, "the move")
    is_well(ada)
    play_out((ada, on_the_map))
    record = check_ended(ada)
    assert (record.texts[before], record.texts.count(move)) == (move, 1)


def test_what_one_has_begun_stays_when_the_line_comes_back(
    wire: Wire, arrive_at: Callable[[str], Arrive]
) -> None:
    ada = arrive_at(wire.url)("Ada")
    near_the_end(ada, 12)
    move = begin_a_tile(ada)
    wire.cut()
    trouble(ada)
    wire.mend()
    is_well(ada)
    assert f"place {ada.page.locator('[data-ghost]').get_attribute('data-ghost')}" == move


def test_the_house_is_killed_and_comes_back(own_house: House, arrive_at: Callable[[str], Arrive]) -> None:
    """Twice in one game against a bot: once while a move is on its way, once while nobody does anything."""
    ada = arrive_at(own_house.url)("Ada")
    ada.open_from(PLAIN, moves_in(PLAIN) - 24, {"kind": "me"}, BOT)
    ada.await_turn()
    play_out((ada, on_the_map), most=2)
    while ada.await_turn() and not ada.legal[0].startswith("place"):
        ada.play("crew -", on_the_map)
    move, before = begin_a_tile(ada), ada.shown["moves"]
    own_house.kill()
    ada.page.locator(".near .button.main").click()
    trouble(ada)
    own_house.start()
    ada.wait(lambda: ada.shown["moves"] > before, "the move")
    play_out((ada, on_the_map), most=2)
    own_house.kill()
    trouble(ada)
    own_house.start()
    play_out((ada, from_the_list), chooser=Chooser(2))
    record = check_ended(ada)
    assert (record.texts[before], record.texts.count(move)) == (move, 1)


def test_a_page_that_is_asked_for_while_the_house_is_away(
    wire: Wire, arrive_at: Callable[[str], Arrive]
) -> None:
    """A screen that cannot be fetched says so, and comes with another try."""
    ada = arrive_at(wire.url)("Ada")
    ada.go("/")
    ada.rest()
    wire.cut()
    ada.link("web-read-rules").first.click()
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.say("web-offline"))
    wire.mend()
    ada.button("web-again").click()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Seismic")
