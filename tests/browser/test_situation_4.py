"""Situation 4 in the browser: two hands at one location, whole games, teams, fingers, keys, a cut line."""

import json
import os
import re
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, expect

from ludotheque.engine.records import match_of, parse_record, verify
from ludotheque.games import registry
from ludotheque.games.situation_4.components import Board
from ludotheque.games.situation_4.components.cut import SIZE, centre_of, local_outline
from tests.browser.conftest import Arrive
from tests.browser.people import Person, check_ended, tab_to
from tests.browser.screens import barriers
from tests.browser.wire import Wire
from tests.games.situation_4.hand_made import HAMLET, match_after, shown, write_board
from tests.support.recorded import RECORDS
from tests.support.services.house import House

GAME = "situation-4"
ME, OPEN = {"kind": "me"}, {"kind": "open"}
RECORDED = RECORDS / GAME
PLACED = {"flag": "flags", "drop": "paratroopers", "tank": "tanks", "bridge": "bridges"}  # as a view has them
HASTY = 20  # tries at once: the house takes two in a second, and would need nine seconds to take all of them
TENTH = 100  # milliseconds: a step of the slider
SMALL_PHONE = {"width": 390, "height": 844}


@pytest.fixture(autouse=True)
def hamlet() -> None:
    """The small board that the house has, for who reads its records here."""
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
def board_named(name: str) -> Board:
    """One of the boards."""
    board: Board = registry.find(GAME).options({"board": name}).board
    return board


def board_at(person: Person) -> Board:
    """The board of this table."""
    return board_named(person.shown["options"]["board"])


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
    return in_window(person, *centre_of(board_at(person).rows, location))


def in_window(person: Person, x: float, y: float) -> tuple[float, float]:
    """Where a point of the board is in the window."""
    board = board_at(person)
    if side_of(person) == 1:
        x, y = board.columns * SIZE - x, board.rows * SIZE - y
    person.page.locator("[role=application] svg.above").wait_for(state="attached")  # the board is fetched
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
    expect(slot(person, piece)).to_be_visible()
    slot(person, piece).scroll_into_view_if_needed()
    box = slot(person, piece).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x - 12, y - 12)
    expect(slot(person, piece)).to_be_hidden()  # it is in the hand


def carry(person: Person, location: str) -> None:
    """Move what is held over a location."""
    person.page.mouse.move(*place_of(person, location), steps=3)


def drag(person: Person, piece: str, location: str) -> None:
    """Drag a piece out of the tray to a location, and let it fall."""
    take(person, piece)
    carry(person, location)
    person.page.mouse.up()


def on_board(person: Person, location: str, side: int | None = None) -> Locator:
    """A piece that lies on the board, of either side or of this one."""
    of_side = "" if side is None else f'[data-side="{side}"]'
    return person.page.locator(f'[data-piece-at="{location}"]{of_side}')


def lay(person: Person, *locations: str) -> None:
    """Drag the right pieces to these, one after another."""
    for location in locations:
        drag(person, fitting(person, location)[0], location)
        on_board(person, location, side_of(person)).wait_for(state="attached")


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


def was_told(person: Person, text: str, is_bad: bool) -> None:
    """Until this was said over the board, maybe for a moment only; in red if it is bad."""

    def is_said() -> bool:
        prompts = person.page.evaluate("promptsSeen")
        return any(re.match(text, one["text"]) and is_bad == ("bad" in one["kind"]) for one in prompts)

    person.wait(is_said, text)


def said(person: Person) -> Locator:
    """What was said to those who do not see the screen."""
    return person.page.get_by_role("log", name=person.say("web-announcements"))


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
            line.hush()
        for person in people:
            person.page.mouse.up()
        for person in people:
            expect(person.page.locator('[data-sent="A3"]')).to_be_visible()
        with at_one_moment(house, ada, (near, far)):
            for line in (near, far):
                line.let_out()
        for line in (near, far):
            line.let_go()
        for person in people:
            person.wait(lambda who=person: "A3" in who.shown["view"]["pieces"], "the piece")  # type: ignore[misc]
        winner = ada.shown["view"]["pieces"]["A3"]
        loser = people[1 - winner]
        was_told(loser, r"A3 is taken", is_bad=True)
        in_tray(loser, held[1 - winner])
        expect(slot(people[winner], held[winner])).to_have_count(0)
        wanted = {"A1": 0, "A2": 0, "A3": winner, "A4": 1, "A5": 1, "A6": 1}
        for person in people:
            person.wait(lambda who=person: pieces_on(who) == wanted, "the same board")  # type: ignore[misc]
            expect(story(person)).to_contain_text("Photo finish at A3")


@contextmanager
def at_one_moment(house: House, person: Person, lines: Sequence[Wire]) -> Iterator[None]:
    """What passes these lines meanwhile the house finds there when it wakes up, all of it together."""
    before = [line.passed for line in lines]
    os.kill(house.pid, signal.SIGSTOP)
    try:
        yield
        person.wait(
            lambda: all(line.passed > passed for line, passed in zip(lines, before, strict=True)),
            "all has passed",
        )
    finally:
        os.kill(house.pid, signal.SIGCONT)


# Whole games


def go_on(person: Person) -> None:
    """Do one thing: plant a flag that is called for, or lay a piece where it is legal."""
    calls = person.page.locator("[data-call]").evaluate_all("all => all.map((one) => one.dataset.call)")
    if calls:
        name = calls[0]
        with suppress(Error):  # the bot may be faster
            person.page.locator(f'[data-call="{name}"]').click(timeout=2000)
        person.wait(lambda: name not in person.shown["view"]["waiting"], f"a flag on {name}")
        return
    before = person.number
    move = next((move for move in person.legal if move.startswith("lay ")), None)
    if move is None:
        person.wait(lambda: person.number > before, "something happens")
        return
    location = move.removeprefix("lay ")
    try:
        drag(person, fitting(person, location)[0], location)
    except (AssertionError, Error):  # the bot may have ended the game meanwhile
        if person.status == "playing":
            raise
    person.wait(lambda: move not in person.legal, f"{location} is covered, or closed by a tank")


def test_a_whole_game_against_a_bot(arrive: Arrive, tmp_path: Path) -> None:
    """Every piece is dragged, flags are planted where they are called for, and the record holds."""
    ada = arrive("Ada")
    open_war(ada, ME, bot("puzzler"))
    while ada.status == "playing":
        go_on(ada)
    record = check_ended(ada)
    assert record.result is not None
    laid = [entry for entry in record.moves if entry.text.startswith("lay ")]
    assert {entry.text for entry in laid} == {f"lay {location}" for location in board_at(ada).locations}
    assert {entry.seat for entry in laid} == {0, 1}
    assert any(entry.seat == 0 and entry.text.startswith("flag ") for entry in record.moves)
    names = [record.players[seat] for seat in record.result["winners"]]
    expect(ada.page.locator("#ending")).to_contain_text(names[0])
    for side, points in enumerate(ada.shown["view"]["points"]):
        expect(ada.page.locator(f'[data-points="{side}"] b')).to_have_text(str(points))
    kept = ada.keep(ada.link("web-save-record").click, tmp_path)
    verify(parse_record(kept.read_bytes(), registry.find))
    assert json.loads(kept.read_text(encoding="utf-8"))["result"] == record.result

    # Another one: the board is empty, the tray full.
    ada.button("web-rematch").click()
    ada.wait(lambda: ada.shown["round"] == 2 and ada.status == "playing", "another game")
    expect(ada.page.locator("[data-piece]")).to_have_count(len(board_at(ada).locations))
    lay(ada, "C1")


def test_one_click_and_a_first_game(arrive: Arrive) -> None:
    """From the shelf, by somebody who has never been here: it is told what comes first."""
    ada = arrive()
    ada.go("/")
    box = ada.page.get_by_role("article", name=ada.say("web-game-situation-4"))
    box.get_by_role("button", name=ada.say("web-play-now")).click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
    expect(word(ada)).to_have_text(ada.say("web-s4-ask-first"))
    location = next(move.removeprefix("lay ") for move in ada.legal if move.startswith("lay "))
    lay(ada, location)
    expect(word(ada)).to_have_count(0)
    ada.resign()
    record = check_ended(ada)
    assert record.moves[-1].text == "resign"


def test_a_table_is_set_up_on_its_screen(arrive: Arrive) -> None:
    """Two against one, on the smaller board; the two rest between tries, the one has a head start."""
    ada, bo = arrive("Ada"), arrive("Bo")
    ada.go("/new/situation-4")
    sides = [ada.say("web-new-side", side=side) for side in (0, 1)]
    green = ada.page.get_by_role("group", name=ada.say("web-new-hands", side=sides[0]))
    green.get_by_role("radio", name="2", exact=True).check(force=True)
    for letter, who in (("A", "me"), ("B", "bot:level-1"), ("C", "open")):
        ada.page.get_by_label(ada.say("web-new-who", letter=letter), exact=True).select_option(who)
    ada.page.get_by_role("radio", name=ada.say("option-situation-4-board-skirmish")).check()
    ada.page.get_by_label(ada.say("web-new-rest", side=sides[0])).fill("2")
    ada.page.get_by_label(ada.say("web-new-ahead", side=sides[1])).fill("3")
    ada.button("web-new-do").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    bo.sit_down(ada.table)
    for person in (ada, bo):
        person.begin()
    assert ada.shown["options"]["sides"] == [0, 0, 1]
    assert ada.shown["pace"] == {"kind": "live", "rest": [2, 0], "ahead": [0, 3]}
    assert (side_of(ada), side_of(bo)) == (0, 1)
    expect(bo.page.locator('[data-piece-at$="6"][data-side="1"]')).to_have_count(3)
    expect(bo.page.locator("[data-piece]")).to_have_count(len(board_at(bo).locations) - 3)
    lay(bo, next(move.removeprefix("lay ") for move in bo.legal if move.startswith("lay ")))
    # Everybody's own base line is the lower one.
    assert place_of(bo, "E6")[1] > place_of(bo, "E1")[1]
    assert place_of(ada, "E6")[1] < place_of(ada, "E1")[1]


def test_who_watches(arrive: Arrive) -> None:
    """The board, and no tray; pieces come as they are laid."""
    ada, eve = arrive("Ada"), arrive("Eve")
    table = open_war(ada, ME, bot("child"))
    eve.go(f"/t/{table}")
    eve.begin()
    lay(ada, "B1", "B2")
    for location in ("B1", "B2"):
        expect(on_board(eve, location)).to_have_attribute("data-side", "0")
    expect(eve.page.locator("[data-tray], [data-rack]")).to_have_count(0)
    assert eve.context.request.get(f"{eve.url}/api/v1/tables/{table}/tray").status == 403
    assert not [one for one in eve.heard if "piece" in one]


def test_what_one_holds_stays_in_the_hand(arrive: Arrive) -> None:
    """The others lay, and a piece that was picked up stays picked up."""
    ada, bo = arrive("Ada"), arrive("Bo")
    bo.sit_down(open_war(ada, ME, OPEN))
    for person in (ada, bo):
        person.begin()
    lay(ada, "B1")
    piece, _ = fitting(ada, "B2")
    slot(ada, piece).click()
    lay(bo, "C6", "C5")
    expect(on_board(ada, "C5")).to_have_attribute("data-side", "1")
    expect(slot(ada, piece)).to_have_attribute("aria-pressed", "true")
    ada.press(*place_of(ada, "B2"))
    expect(on_board(ada, "B2")).to_have_attribute("data-side", "0")


def test_a_tray_stays_as_it_was_sorted(arrive: Arrive) -> None:
    """What is put aside or to the front lies there after a reload too."""
    ada = arrive("Ada")
    open_war(ada, ME, bot("child"))
    aside, front = fitting(ada, "C4")[0], fitting(ada, "D4")[0]
    slot(ada, aside).click()
    ada.page.locator('[data-do="aside"]').click()
    ada.page.locator('[data-do="put"]').click()
    slot(ada, front).click()
    ada.page.locator('[data-do="front"]').click()
    lay(ada, "B1")

    def is_sorted() -> None:
        expect(ada.page.locator("[data-piece]").first).to_have_attribute("data-piece", front)
        expect(ada.page.locator('[data-heap="aside"]')).to_contain_text("1")
        ada.page.locator('[data-heap="aside"]').click()
        expect(ada.page.locator("[data-piece]")).to_have_count(1)
        expect(slot(ada, aside)).to_be_visible()
        ada.page.locator('[data-heap="all"]').click()
        expect(ada.page.locator("[data-piece]")).to_have_count(23)

    is_sorted()
    ada.page.reload()
    is_sorted()


def test_a_wrong_piece(arrive: Arrive) -> None:
    """S4-3.3 It does not fit, and goes back to the tray. Haste costs time alone: nothing is lost or said."""
    ada = arrive("Ada", reduced_motion="no-preference")
    open_war(ada, ME, bot("child"))
    wrong, right = fitting(ada, "D1")[0], fitting(ada, "B1")[0]
    drag(ada, wrong, "B1")
    was_told(ada, re.escape(ada.say("web-s4-misfit", location="B1")), is_bad=True)
    in_tray(ada, wrong)
    assert "B1" not in pieces_on(ada)

    # Tries by the house's count that this page knows nothing of: its own comes too fast, and comes again.
    hasty = {"type": "play", "table": ada.table, "move": "lay B1", "piece": wrong}
    at_once = [{**hasty, "id": f"haste-{number}"} for number in range(HASTY)]
    spent = ada.page.evaluate(
        """(tries) => Promise.all(tries.map(async (one) => {
          const headers = {"content-type": "application/json"};
          const asked = {method: "POST", headers, body: JSON.stringify(one)};
          return (await (await fetch("/api/v1/commands", asked)).json()).key;
        }))""",
        at_once,
    )
    assert "tries-too-fast" in spent
    drag(ada, right, "B1")
    expect(on_board(ada, "B1")).to_have_attribute("data-side", "0")
    refused = {one["key"] for one in ada.heard if one["type"] == "refused"}
    assert refused <= {"s4-misfit", "tries-too-fast"}
    expect(ada.page.locator(".refusal")).to_have_count(0)

    # Three in a row: each is tried in its turn, and the last one fits.
    other = fitting(ada, "D6")[0]
    for piece, location in ((wrong, "A1"), (other, "B2"), (fitting(ada, "C1")[0], "C1")):
        drag(ada, piece, location)
    expect(on_board(ada, "C1")).to_have_attribute("data-side", "0")
    for piece in (wrong, other):
        in_tray(ada, piece)
    assert {location: side for location, side in pieces_on(ada).items() if side == 0} == {"B1": 0, "C1": 0}


def test_pieces_that_have_to_be_turned(arrive: Arrive) -> None:
    """S4-2.1 A piece fits as it is turned: with R while it is held, or with the button."""
    ada = arrive("Ada")
    pairs: list[tuple[str, str]] = []
    while not pairs:  # by chance all pieces of the base line may lie upright
        open_war(ada, ME, bot("child"), orientation="turned")
        lies = {location: fitting(ada, location) for location in board_at(ada).locations}
        turned = {location for location, (_, turns) in lies.items() if turns}
        pairs = [
            (first, second)
            for first in ("A1", "B1", "C1", "D1")
            for second in board_at(ada).neighbours(first)
            if {first, second} <= turned
        ]
    first, second = pairs[0]
    piece, turns = lies[first]
    drag(ada, piece, first)
    was_told(ada, re.escape(ada.say("web-s4-misfit", location=first)), is_bad=True)
    in_tray(ada, piece)
    take(ada, piece)
    for _ in range(turns):
        ada.page.keyboard.press("r")
    carry(ada, first)
    ada.page.mouse.up()
    expect(on_board(ada, first)).to_have_attribute("data-side", "0")

    piece, turns = lies[second]
    slot(ada, piece).click()
    for _ in range(turns):
        ada.page.locator('[data-do="turn"]').click()
    ada.press(*place_of(ada, second))
    expect(on_board(ada, second)).to_have_attribute("data-side", "0")


# Teams


def test_partners_share_a_tray(arrive: Arrive) -> None:
    """What one lays leaves the tray of the other, who sees the hand that carries it; the opponents do not."""
    people = ada, cleo, bo = arrive("Ada"), arrive("Cleo"), arrive("Bo")
    table = open_war(ada, ME, OPEN, OPEN, sides=[0, 0, 1])
    for person in (cleo, bo):
        person.sit_down(table)
    for person in people:
        person.begin()
    piece, _ = fitting(ada, "B1")
    assert fitting(cleo, "B1") == (piece, 0)
    expect(slot(cleo, piece)).to_have_count(1)
    take(ada, piece)
    hand = cleo.page.locator('[data-hand="0"]')
    for location in ("D4", "C3", "B1"):
        carry(ada, location)
        cleo.wait(lambda there=location: _is_near(cleo, hand, there), f"the hand over {location}")  # type: ignore[misc]
    told = len(hands_heard(cleo))
    cleo.wait(lambda: len(hands_heard(cleo)) > told + 1, "a hand that rests is still there")
    expect(hand).to_contain_text("Ada")
    ada.page.mouse.up()
    for person in people:
        expect(on_board(person, "B1")).to_have_attribute("data-side", "0")
    expect(slot(cleo, piece)).to_have_count(0)
    expect(hand).to_have_count(0)
    assert hands_heard(bo) == []
    assert piece not in json.dumps(bo.heard)

    # A piece that a partner holds is laid by the other: it is gone from the hand.
    piece, _ = fitting(cleo, "B2")
    slot(cleo, piece).click()
    expect(slot(cleo, piece)).to_have_attribute("aria-pressed", "true")
    expect(word(cleo)).to_have_text(cleo.say("web-s4-ask-where"))
    lay(ada, "B2")
    expect(slot(cleo, piece)).to_have_count(0)
    expect(word(cleo)).to_have_count(0)
    lay(cleo, "C1")
    for person in people:
        person.wait(lambda who=person: pieces_on(who) == {"B1": 0, "B2": 0, "C1": 0}, "the same board")  # type: ignore[misc]


def hands_heard(person: Person) -> list[dict[str, Any]]:
    """What was told of partners' hands."""
    return [one for one in person.heard if one["type"] == "hand"]


def _is_near(person: Person, hand: Locator, location: str) -> bool:
    """Whether a partner's hand is seen over this location."""
    at: str = hand.evaluate_all("hands => hands[0]?.getAttribute('transform') ?? ''")
    found = re.fullmatch(r"translate\((\S+) (\S+)\)", at)
    if found is None:
        return False
    x, y = centre_of(board_at(person).rows, location)
    return abs(float(found[1]) - x) < SIZE / 2 and abs(float(found[2]) - y) < SIZE / 2


# Turn by turn


def turn_by_turn(person: Person, move: str) -> None:
    """With the mouse, or with a finger, where nothing has to be searched for."""
    verb, place = move.split()
    board = board_at(person)
    call = person.page.locator(f'[data-call="{place}"]')
    if verb == "flag" and call.count():
        person.hit(call)
        return
    if verb in PLACED:
        person.hit(person.page.locator(f'[data-rack="{verb}"]'))
    ends = board.bridges[place] if verb == "bridge" else (place,)
    points = [centre_of(board.rows, location) for location in ends]
    spot = in_window(person, sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    person.press(*spot)
    person.page.locator(f'[data-cursor="{place}"]').wait_for()
    if verb in PLACED:
        person.press(*spot)  # the second word
    else:
        person.hit(person.page.locator('[data-do="lay"]'))


def with_keys(person: Person, move: str) -> None:
    """With the keyboard alone: what is chosen, then from place to place, then yes."""
    verb, place = move.split()
    keyboard = person.page.keyboard
    tab_to(person, person.map)
    if verb in PLACED and not person.page.locator(f'[data-rack="{verb}"][aria-pressed="true"]').count():
        keyboard.press(str(list(PLACED).index(verb) + 1))
        expect(person.page.locator(f'[data-rack="{verb}"]')).to_have_attribute("aria-pressed", "true")
    for _ in range(60):
        if person.page.locator(f'[data-cursor="{place}"]').count():
            break
        keyboard.press("n")
    expect(person.page.locator(f'[data-cursor="{place}"]')).to_have_count(1)
    keyboard.press("Enter")


def test_a_live_table_with_the_keyboard_alone(arrive: Arrive) -> None:
    """From the tray to the board and back: every step is said."""
    ada = arrive("Ada")
    open_war(ada, ME, bot("child"))
    keyboard = ada.page.keyboard
    for location, way in (("C1", []), ("C2", ["ArrowUp"])):
        piece, _ = fitting(ada, location)
        tab_to(ada, ada.page.locator('[data-piece][tabindex="0"]'))
        wander_to(ada, slot(ada, piece))
        keyboard.press("Enter")
        expect(ada.map).to_be_focused()
        expect(said(ada)).to_contain_text(ada.say("web-s4-picked"))
        for key in ("ArrowUp", *way):  # the first arrow shows the middle of the base line: C1
            keyboard.press(key)
        expect(ada.page.locator(f'[data-cursor="{location}"]')).to_have_count(1)
        keyboard.press("Enter")
        expect(on_board(ada, location)).to_have_attribute("data-side", "0")
        keyboard.press("Escape")
        keyboard.press("t")
    assert barriers(ada, is_last=True) == []


def wander_to(person: Person, target: Locator) -> None:
    """With arrows from the piece that has the focus to this one."""
    for _ in range(60):
        step: str = target.evaluate(
            """target => {
              const [from, to] = [document.activeElement, target].map((one) => one.getBoundingClientRect());
              if (document.activeElement === target) return "";
              if (Math.abs(to.top - from.top) > 8) return to.top > from.top ? "ArrowDown" : "ArrowUp";
              return to.left > from.left ? "ArrowRight" : "ArrowLeft";
            }"""
        )
        if not step:
            return
        before = person.page.evaluate_handle("document.activeElement")
        person.page.keyboard.press(step)
        person.page.wait_for_function("before => document.activeElement !== before", arg=before)
    raise AssertionError("arrows do not lead to the piece")


def test_slow_war_with_the_keyboard_alone(arrive: Arrive) -> None:
    """S4-9 Turn by turn, in French: pieces, a flag and a bridge, and no barrier for anybody."""
    people = arrive("Hélène", language="fr"), arrive("Aimé", language="fr")
    people[1].sit_down(open_war(people[0], ME, OPEN, pace="slow"))
    for person in people:
        person.begin()
        expect(person.page.locator("[data-tray]")).to_have_count(0)
    moves = (
        *("0 lay B1", "1 lay D6", "0 lay B2", "1 lay C6", "0 lay B3", "1 lay B6", "0 lay C3", "1 lay A6"),
        *("0 flag mill", "0 lay B4", "1 lay A5", "0 bridge mid-west", "0 lay A2", "1 lay A4", "0 tank B4"),
    )
    for line in moves:
        seat, _, move = line.partition(" ")
        mover, other = people[int(seat)], people[1 - int(seat)]
        mover.await_turn()
        assert not [one for one in other.legal if one.startswith("lay ")]
        mover.play(move, with_keys)
        other.reach(mover.number)
    view = shown_after(moves)
    for person in people:
        assert person.shown["view"] == view
        person.wait(lambda who=person: pieces_on(who) == view["pieces"], "the same board")  # type: ignore[misc]
        expect(person.page.locator('[data-flag="mill"]')).to_have_count(1)
        expect(person.page.locator('[data-bridge="mid-west"]')).to_have_count(1)
        expect(person.page.locator('[data-tank="B4"]')).to_have_count(1)
        assert barriers(person) == []
        text = person.page.locator("main").inner_text()
        assert not re.search(r"[ \w][;!?](\s|$)| [:»]|« ", text), "a plain space, or none, before a sign"


def shown_after(moves: tuple[str, ...]) -> Mapping[str, Any]:
    """What the rules make of these, in the time of slow war: half of the grace of a flag for each turn."""
    text, turns = "", 0
    for move in moves:
        text += f"@{1500 * turns} {move}; "
        turns += " lay " in move
    return shown(match_after(text))


# Afterwards


def test_a_game_that_is_watched_again_counts_down_by_its_own_time(arrive: Arrive) -> None:
    """S4-4.2, S4-8.1 Flags that are waited for, and the last seconds, as they were at that moment."""
    ada = arrive("Ada")
    ada.go("/review")
    path = RECORDED / "last-seconds.json"
    ada.page.get_by_label(ada.say("web-replay-choose-file")).set_input_files(path)
    slider = ada.page.get_by_role("slider", name=ada.say("web-replay-time"))
    slider.fill("15000")  # covered at 13717, and three seconds are given for the flag
    expect(ada.page.locator(".call .seconds")).to_have_text("2")
    slider.fill("20000")
    expect(ada.page.locator(".call")).to_have_count(2)
    expect(ada.page.locator(".call .seconds")).to_have_count(0)
    slider.fill("91000")  # the last piece at 89319, and then ten seconds
    expect(ada.page.locator(".last b")).to_have_text("9")
    heard = ada.page.get_by_role("log").inner_text()
    assert ada.say("web-s4-covered", seconds=9) in heard


def test_a_game_is_watched_again(arrive: Arrive) -> None:
    """By its own time, slowly or fast; who was where when; every moment is as the rules say."""
    ada = arrive("Ada")
    path = RECORDED / "skirmish-2.json"
    record = parse_record(path.read_bytes(), registry.find)
    ada.go("/review")
    ada.page.get_by_label(ada.say("web-replay-choose-file")).set_input_files(path)
    slider = ada.page.get_by_role("slider", name=ada.say("web-replay-time"))
    slider.wait_for()

    def is_at(moment: int) -> None:
        """The board is as it was then."""
        view = shown(match_of(record, sum(entry.now <= moment for entry in record.moves)))
        ada.wait(lambda: pieces_on(ada) == view["pieces"], f"the pieces at {moment} ms")
        for side, points in enumerate(view["points"]):
            expect(ada.page.locator(f'[data-points="{side}"] b')).to_have_text(str(points))
        for name, kind in PLACED.items():
            there = ada.page.locator(f"[data-{name}]").all()
            assert sorted(str(one.get_attribute(f"data-{name}")) for one in there) == sorted(view[kind])

    end = record.moves[-1].now
    for moment in (0, end // 4, end // 2, end + 1000):
        slider.fill(str(moment // TENTH * TENTH))
        is_at(moment // TENTH * TENTH)

    # Who was where when.
    heat = ada.page.locator(".heat rect")
    expect(heat).to_have_count(0)
    ada.page.get_by_role("checkbox", name=ada.say("web-replay-heat")).check()
    expect(heat).to_have_count(len(board_named("skirmish").locations))
    slider.fill("20000")
    laid = [entry for entry in record.moves if entry.text.startswith("lay ") and entry.now <= 20000]
    expect(heat).to_have_count(len(laid))
    assert barriers(ada) == []

    # By itself: the time goes on, and with it the board. Its end is far away, however late somebody stops it.
    ada.page.get_by_label(ada.say("web-replay-speed")).select_option("2")
    ada.button("web-replay-play").click()
    ada.wait(lambda: int(slider.input_value()) > 22_000, "two seconds of the game")
    ada.button("web-replay-stop").click()
    # The slider stands at tenths of a second: the nearest, which a move may not have reached yet.
    stopped, moves = int(slider.input_value()), int(re.search(r"move=(\d+)", ada.page.url)[1])  # type: ignore[index]
    last, following = record.moves[moves - 1].now, record.moves[moves].now
    assert last - TENTH / 2 <= stopped <= following + TENTH / 2
    is_at(last)

    # Move by move, with keys.
    ada.page.locator("main").press("Home")
    is_at(-1)
    ada.page.locator("main").press("ArrowRight")
    is_at(record.moves[0].now)
    ada.page.locator("main").press("End")
    is_at(end)


# Fingers


def test_a_phone(arrive: Arrive) -> None:
    """Tap a piece, tap its location; the board or the tray alone, or both."""
    ada = arrive("Ada", phone=True, viewport=SMALL_PHONE)
    open_war(ada, ME, bot("child"))
    board, tray = ada.map, ada.page.locator("[data-tray]")

    def panes(name: str, shows_board: bool, shows_tray: bool) -> None:
        ada.page.locator(f'[data-pane="{name}"]').tap()
        expect(board).to_be_visible(visible=shows_board)
        expect(tray).to_be_visible(visible=shows_tray)

    panes("map", True, False)
    panes("both", True, True)
    piece, _ = fitting(ada, "B1")
    slot(ada, piece).tap()
    expect(slot(ada, piece)).to_have_attribute("aria-pressed", "true")
    ada.press(*place_of(ada, "B1"))
    expect(on_board(ada, "B1")).to_have_attribute("data-side", "0")

    # From the tray alone: the board comes by itself when a piece is picked.
    panes("tray", False, True)
    piece, _ = fitting(ada, "B2")
    slot(ada, piece).tap()
    expect(board).to_be_visible()
    ada.press(*place_of(ada, "B2"))
    expect(on_board(ada, "B2")).to_have_attribute("data-side", "0")

    # With a finger that drags: the piece is seen above it.
    panes("both", True, True)
    piece, _ = fitting(ada, "C1")
    slot(ada, piece).scroll_into_view_if_needed()
    box = slot(ada, piece).bounding_box()
    assert box is not None
    start = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    x, y = place_of(ada, "C1")
    swipe(ada, start, (x, y + ABOVE))
    expect(on_board(ada, "C1")).to_have_attribute("data-side", "0")

    ada.page.set_viewport_size({"width": 320, "height": 640})
    for name in ("both", "map", "tray"):
        ada.page.locator(f'[data-pane="{name}"]').tap()
        ada.rest()
        assert ada.page.evaluate("document.scrollingElement.scrollWidth") <= 320
        assert too_wide(ada) == [], name


ABOVE = 54  # pixels: a piece is seen so far above the finger


def swipe(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag with one finger: up first, as one takes something out of a tray that scrolls sideways."""
    touches = person.context.new_cdp_session(person.page)
    steps = 6
    (x, y), (to_x, to_y) = start, end

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x, y)
    touch("touchMove", x, y - 20)
    for step in range(1, steps + 1):
        part = step / steps
        touch("touchMove", x + (to_x - x) * part, y + (to_y - y) * part)
    touch("touchEnd")


def too_wide(person: Person) -> list[str]:
    """What reaches over the edge of the window, but for what lies on the map or in a tray that scrolls."""
    found: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll("main *, header *")]
            .filter((one) => one.checkVisibility())
            .filter((one) => !one.closest("[role=application], [data-tray] ul, .unseen, svg"))
            .filter((one) => {
              const {left, right, width} = one.getBoundingClientRect();
              return width > 0 && (right > innerWidth + 0.5 || left < -0.5);
            })
            .map((one) => `${one.tagName} .${one.className} ${one.textContent.slice(0, 30)}`)"""
    )
    return found


# A line that is cut


def lost(person: Person) -> None:
    """Until the page says that the line is down."""
    expect(person.page.get_by_text(person.say("web-reconnecting"))).to_be_visible()


def back(person: Person) -> None:
    """Until it says so no more."""
    expect(person.page.get_by_text(person.say("web-reconnecting"))).to_be_hidden()


def test_a_line_cut_in_the_middle_of_a_drag(house: House, arrive_at: Callable[[str], Arrive]) -> None:
    """The piece stays in the hand; let go while nothing goes through, it is laid once the line is back."""
    with Wire(house.port) as line:
        ada, bo = arrive_at(line.url)("Ada"), arrive_at(house.url)("Bo")
        bo.sit_down(open_war(ada, ME, OPEN))
        for person in (ada, bo):
            person.begin()
        lay(ada, "B1")

        take(ada, held := fitting(ada, "B2")[0])
        line.cut()
        lost(ada)
        lay(bo, "B6")
        line.mend()
        back(ada)
        expect(on_board(ada, "B6")).to_have_attribute("data-side", "1")
        expect(ada.page.locator(".carried")).to_be_visible()
        carry(ada, "B2")
        ada.page.mouse.up()
        expect(on_board(ada, "B2")).to_have_attribute("data-side", "0")
        expect(slot(ada, held)).to_have_count(0)

        take(ada, held := fitting(ada, "B3")[0])
        carry(ada, "B3")
        line.cut()
        lost(ada)
        lay(bo, "B5", "B4")
        ada.page.mouse.up()
        line.mend()
        back(ada)
        wanted = {"B1": 0, "B2": 0, "B3": 0, "B4": 1, "B5": 1, "B6": 1}
        for person in (ada, bo):
            person.wait(lambda who=person: pieces_on(who) == wanted, "the same board")  # type: ignore[misc]
        expect(slot(ada, held)).to_have_count(0)
        left = {piece["piece"] for piece in ada.ask("GET", f"/tables/{ada.table}/tray")["pieces"]}
        tray = ada.page.locator("[data-piece]")
        assert {one.get_attribute("data-piece") for one in tray.all()} == left


def test_a_location_that_was_taken_while_the_line_was_cut(
    house: House, arrive_at: Callable[[str], Arrive]
) -> None:
    """What was let go meanwhile comes back to the tray, and can be laid elsewhere afterwards."""
    with Wire(house.port) as line:
        ada, bo = arrive_at(line.url)("Ada"), arrive_at(house.url)("Bo")
        bo.sit_down(open_war(ada, ME, OPEN))
        for person in (ada, bo):
            person.begin()
        lay(ada, "A1", "A2")
        lay(bo, "A6", "A5", "A4")
        take(ada, held := fitting(ada, "A3")[0])
        carry(ada, "A3")
        line.cut()
        lost(ada)
        ada.page.mouse.up()
        lay(bo, "A3")
        line.mend()
        back(ada)
        expect(on_board(ada, "A3")).to_have_attribute("data-side", "1")
        expect(ada.page.locator("[data-sent]")).to_have_count(0)
        in_tray(ada, held)
        expect(said(ada)).to_contain_text(ada.say("web-s4-taken", location="A3"))
        lay(ada, "B2")
        assert pieces_on(ada)["B2"] == 0
