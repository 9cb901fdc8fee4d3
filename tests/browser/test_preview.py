"""What a placement brings, beside the question and before it is confirmed; and the tile under the mouse."""

from collections import Counter

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import Person, beside
from tests.support.recorded import RECORDS

PLAIN = RECORDS / "seismic" / "plain.json"
MOVES = 67  # so many, and a tile is to be placed


def brings(person: Person, move: str) -> list[str]:
    """What the page says that a move brings, once it says so."""
    told = person.page.locator(f'[data-brings="{move}"]')
    told.wait_for()
    return [text.strip() for text in told.locator("li").all_inner_texts()]


def truth(person: Person, move: str) -> list[str]:
    """What the house says; what it says of several sections stands there once."""
    found = person.ask("GET", f"/tables/{person.table}/preview?move={move}&lang={person.language}")
    details = found["details"]
    sections = Counter(str(one["words"]) for one in details["sections"])
    told = [f"{count} × {words}" if count > 1 else words for words, count in sections.items()]
    return [*told, *(str(one["words"]) for one in details["lines"])]


def test_what_a_tile_would_bring_is_told_before_it_is_placed(arrive: Arrive) -> None:
    """In one's language; of each way in which it may lie; and nothing of it is played."""
    ada = arrive("Ada", language="fr")
    ada.open_from(PLAIN, MOVES, beside(0), beside(1))
    legal = [move.split() for move in ada.legal if move.startswith("place")]
    ways = {(shape, cell): [m[3] for m in legal if m[1:3] == [shape, cell]] for _, shape, cell, _ in legal}
    (shape, cell), rotations = max(ways.items(), key=lambda way: len(way[1]))
    assert len(rotations) > 1
    before = ada.number
    ada.hit(ada.page.locator(f'[data-shape="{shape}"][aria-disabled="false"]').first)
    ada.press(*ada.find(cell))
    for rotation in rotations:
        move = f"place {shape} {cell} {rotation}"
        told = brings(ada, move)
        assert told == truth(ada, move)
        assert told
        ada.map.press("r")
    ada.map.press("Escape")
    expect(ada.page.locator("[data-brings]")).to_have_count(0)
    assert ada.number == before


def test_the_chosen_tile_shows_under_the_mouse_where_it_fits(arrive: Arrive) -> None:
    """In its first way, before any click; a finger never leaves one behind."""
    ada, bob = arrive("Ada"), arrive("Bob", phone=True)
    for person in (ada, bob):
        person.open_from(PLAIN, MOVES, beside(0), beside(1))
        first = next(move for move in person.legal if move.startswith("place"))
        _, shape, cell, _ = first.split()
        rotations = [move.split()[3] for move in person.legal if move.startswith(f"place {shape} {cell} ")]
        faint = person.page.locator("[data-faint]")
        person.hit(person.page.locator(f'[data-shape="{shape}"][aria-disabled="false"]').first)
        if person is bob:
            person.press(*person.find(cell))
            person.page.locator("[data-ghost]").wait_for()
        else:
            person.page.mouse.move(*person.find(cell))
            expect(faint).to_have_attribute("data-faint", f"{shape} {cell} {rotations[0]}")
            person.page.mouse.click(*person.find(cell))
            person.page.locator("[data-ghost]").wait_for()
        expect(faint).to_have_count(0)
