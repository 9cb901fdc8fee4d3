"""Situation 4 in the browser: hands that reach for the same location, whole games, teams, fingers, keys, a cut line."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.engine.records import match_of, parse_record, verify
from ludotheque.games import registry
from ludotheque.games.situation_4.components import Board
from ludotheque.games.situation_4.components.cut import local_outline
from tests.browser.conftest import FREE, Arrive
from tests.browser.people import Person, check_ended, tab_to
from tests.browser.screens import axe, settle
from tests.browser.wire import Wire
from tests.games.situation_4.hand_made import HAMLET, shown, write_board
from tests.recorded import RECORDS
from tests.services.house import House

GAME = "situation-4"
ME, OPEN = {"kind": "me"}, {"kind": "open"}
RECORDED = RECORDS / GAME
SMALL_PHONE = {"width": 390, "height": 844}
UNIT = 100  # along a location


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that also has the small board `hamlet`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_EDITIONS", str(tmp_path_factory.mktemp("boards")))
        write_board(HAMLET, "hamlet")
        with House(tmp_path_factory.mktemp("house") / "data", arguments=FREE) as running:
            yield running


@pytest.fixture(autouse=True)
def hamlet() -> None:
    """The same board for who reads its records here."""
    write_board(HAMLET, "hamlet")


# People at the table


def bot(name: str) -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


def open_war(person: Person, *seats: dict[str, str], pace: str = "live", **options: Any) -> str:
    """Open a table on the small board."""
    options = {"board": "hamlet", **options}
    return person.open_with(GAME, *seats, options=options, pace={"kind": pace})


def side_of(person: Person) -> int:
    """The side of who looks at this page."""
    side: int = person.shown["view"]["sides"][person.shown["seen_by"]]
    return side


@cache
def _board(name: str) -> Board:
    board: Board = registry.find(GAME).options({"board": name}).board
    return board


def board_at(person: Person) -> Board:
    """The board of this table."""
    return _board(person.shown["options"]["board"])


def fitting(person: Person, location: str) -> tuple[str, int]:
    """The piece of our tray that fits a location, by its outline, and the quarter turns it needs."""
    tray = person.ask("GET", f"/tables/{person.table}/tray")["pieces"]
    for turned in range(4):
        wanted = local_outline(board_at(person), location, turned)
        for piece in tray:
            if piece["outline"] == wanted:
                return piece["piece"], -turned % 4
    raise AssertionError(f"no piece of the tray fits {location}")


def slot(person: Person, piece: str) -> Locator:
    """A piece in the tray."""
    return person.page.locator(f'[data-piece="{piece}"]')


def place_of(person: Person, location: str) -> tuple[float, float]:
    """Where the centre of a location is in the window."""
    board = board_at(person)
    x, y = (ord(location[0]) - ord("A") + 0.5) * UNIT, (board.rows - int(location[1:]) + 0.5) * UNIT
    if side_of(person) == 1:
        x, y = board.columns * UNIT - x, board.rows * UNIT - y
    person.settle()
    found: list[float] = person.page.evaluate(
        """([x, y]) => {
          const picture = document.querySelector("[role=application] svg.above");
          const {x: left, y: top, width, height} = picture.viewBox.baseVal;
          const edge = picture.getBoundingClientRect();
          return [edge.left + (x - left) / width * edge.width, edge.top + (y - top) / height * edge.height];
        }""",
        [x, y],
    )
    return found[0], found[1]


def take(person: Person, piece: str) -> None:
    """Take a piece out of the tray with the mouse, and hold it."""
    slot(person, piece).scroll_into_view_if_needed()
    box = slot(person, piece).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x - 12, y - 12)
    person.page.locator(".carried").wait_for()


def carry(person: Person, location: str) -> None:
    """Move what is held over a location."""
    person.page.mouse.move(*place_of(person, location), steps=3)


def drag(person: Person, piece: str, location: str) -> None:
    """Drag a piece out of the tray to a location, and let it fall."""
    take(person, piece)
    carry(person, location)
    person.page.mouse.up()


def on_board(person: Person, location: str) -> Locator:
    """A piece that lies on the board."""
    return person.page.locator(f'[data-piece-at="{location}"]')


def lay(person: Person, *locations: str) -> None:
    """Drag the right pieces to these, one after another."""
    for location in locations:
        drag(person, fitting(person, location)[0], location)
        expect(on_board(person, location)).to_have_attribute("data-side", str(side_of(person)))


def pieces_on(person: Person) -> dict[str, int]:
    """The pieces as the page shows them: location and side."""
    found: dict[str, str] = person.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-piece-at]")]
            .map(({dataset}) => [dataset.pieceAt, dataset.side]))"""
    )
    return {location: int(side) for location, side in found.items()}


def word(person: Person) -> Locator:
    """What is said over the board."""
    return person.page.locator(".prompt p")


def in_tray(person: Person, piece: str) -> None:
    """Until the piece lies in the tray, and can be taken."""
    expect(slot(person, piece)).to_be_visible()
    expect(person.page.locator(".carried")).to_have_count(0)


def story(person: Person) -> Locator:
    """What has happened, in words."""
    return person.page.get_by_role("tabpanel")


# Two hands at one location


def test_two_reach_for_the_same_location(house: House, arrive_at: Callable[[str], Arrive]) -> None:
    """S4-3.1 One has it; the other sees that it is taken, has the piece back, and both see the same board."""
    with Wire(house.port) as near, Wire(house.port) as far:
        people = ada, bo = arrive_at(near.url)("Ada"), arrive_at(far.url)("Bo")
        bo.sit_down(open_war(ada, ME, OPEN))
        for person in people:
            person.begin()
        lay(ada, "A1", "A2")
        lay(bo, "A6", "A5", "A4")
        held = [fitting(person, "A3")[0] for person in people]
        for person, piece in zip(people, held, strict=True):
            take(person, piece)
            carry(person, "A3")
        for line in (near, far):
            line.hold()  # neither hears of the other before both have let go
        for person in people:
            person.page.mouse.up()
            expect(person.page.locator('[data-sent="A3"]')).to_be_visible()
        for line in (near, far):
            line.let_go()
        for person in people:
            person.wait(lambda who=person: "A3" in who.shown["view"]["pieces"], "the piece")  # type: ignore[misc]
        winner = ada.shown["view"]["pieces"]["A3"]
        loser = people[1 - winner]
        expect(word(loser)).to_have_class(re.compile("bad"))
        expect(word(loser)).to_contain_text(re.compile(r"^A3 is taken"))
        in_tray(loser, held[1 - winner])
        expect(slot(people[winner], held[winner])).to_have_count(0)
        wanted = {"A1": 0, "A2": 0, "A3": winner, "A4": 1, "A5": 1, "A6": 1}
        for person in people:
            person.wait(lambda who=person: pieces_on(who) == wanted, "the same board")  # type: ignore[misc]
            expect(story(person)).to_contain_text("Photo finish at A3")


# Whole games


class General:
    """Lays where it is legal, plants every flag that calls, and builds what can be built."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def step(self) -> None:
        """Do one thing."""
        person = self.person
        call = person.page.locator("[data-call]").first
        if call.count():
            name = call.get_attribute("data-call")
            call.click(timeout=2000, force=True)
            person.wait(lambda: name not in person.shown["view"]["waiting"], f"the flag on {name}")
            return
        before = person.number
        open_to_us = [move.removeprefix("lay ") for move in person.legal if move.startswith("lay ")]
        if open_to_us:
            location = open_to_us[0]
            piece, _ = fitting(person, location)
            drag(person, piece, location)
            person.wait(lambda: location in person.shown["view"]["pieces"], f"a piece on {location}")
        else:
            person.wait(lambda: person.number > before or person.status != "playing", "something happens")


def test_a_whole_game_against_a_bot(arrive: Arrive, tmp_path: Path) -> None:
    """Every piece is dragged, flags are planted where they are called for, and the record holds."""
    ada = arrive("Ada")
    open_war(ada, ME, bot("puzzler"))
    general = General(ada)
    while ada.status == "playing":
        general.step()
    record = check_ended(ada)
    assert record.result is not None
    laid = [entry for entry in record.moves if entry.move.startswith("lay ")]
    assert {entry.move for entry in laid} == {f"lay {location}" for location in board_at(ada).locations}
    assert {entry.seat for entry in laid} == {0, 1}
    assert any(entry.seat == 0 and entry.move.startswith("flag ") for entry in record.moves)
    names = [record.players[seat] for seat in record.result["winners"]]
    expect(ada.page.locator("#ending")).to_contain_text(names[0])
    for side, points in enumerate(ada.shown["view"]["points"]):
        expect(ada.page.locator(f'[data-points="{side}"] b')).to_have_text(str(points))
    kept = ada.keep(ada.link("web-save-record").click, tmp_path)
    verify(parse_record(kept.read_bytes(), registry.find))
    assert json.loads(kept.read_text(encoding="utf-8"))["result"] == record.result
