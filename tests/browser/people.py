"""Somebody in front of a browser: what they see there, what they do, and what the house told their page."""

import json
import random
import re
import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from ludotheque.engine.patches import patched
from ludotheque.engine.records import Record, Replay, parse_record, verify
from ludotheque.games import registry
from tests.browser.words import say

PATIENCE = 180.0  # seconds until a test gives up: a busy machine is no fault
NOTICED = 0.01  # seconds between two looks
SELDOM = 0.1  # the same after a while

# A page counts what it will do by itself before long: `settle` waits for it. What it shows for a moment only
# is noted, so that nobody has to look in time. In haste its clock runs faster; how long it waits for a house
# that says nothing stays as it is.
WATCHED = """
((haste) => {
  const SOON = 400, LATE = 30_000;  // milliseconds
  const [start, stop, repeat] = [window.setTimeout, window.clearTimeout, window.setInterval];
  const hurried = (wait) => wait > LATE ? wait : wait / haste;
  const soon = new Set();
  window.setTimeout = (act, wait = 0, ...more) => {
    const timer = start((...given) => { soon.delete(timer); act(...given); }, hurried(wait), ...more);
    if (wait <= SOON) soon.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => { soon.delete(timer); stop(timer); };
  window.setInterval = (act, wait, ...more) => repeat(act, hurried(wait), ...more);
  window.isDue = () => soon.size > 0;

  window.promptsSeen = [];
  const look = () => {
    const prompt = document.querySelector(".prompt p");
    const [text, kind] = [prompt?.textContent.trim() ?? "", prompt?.className ?? ""];
    const last = promptsSeen.at(-1);
    if (text && (last?.text !== text || last?.kind !== kind)) promptsSeen.push({text, kind});
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
})(HASTE)
"""

# Where nobody looks at colours, nothing is painted: a quarter of what a browser has to do. All lies where
# it would lie, can be hit, and counts as visible.
UNPAINTED = """
(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body { opacity: 0 !important }");
  document.adoptedStyleSheets = [sheet];
})()
"""

expect.set_options(timeout=PATIENCE * 1000)

Shown = dict[str, Any]
Way = Callable[["Person", str], None]  # of playing a move


class Person:
    """One page, and who looks at it."""

    def __init__(
        self,
        context: BrowserContext,
        url: str,
        language: str = "en",
        haste: int = 1,
        is_painted: bool = False,
    ) -> None:
        self.context, self.url, self.language = context, url, language
        self.shown: Shown = {}  # the table as the house has told it
        self.number = 0  # of the last event there
        self.heard: list[dict[str, Any]] = []  # every message of the house, in order
        self.faults: list[str] = []  # what the page did wrong
        self.asked: set[Request] = set()  # what the page waits for
        self.has_touch = False
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("websocket", self._follow)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._listen)
        self.page.on("request", self._ask)
        self.page.on("requestfinished", self._answer)
        self.page.on("requestfailed", self._answer)
        self.page.add_init_script(WATCHED.replace("HASTE", str(haste)))
        if not is_painted:
            self.page.add_init_script(UNPAINTED)
        if haste > 1:
            context.new_cdp_session(self.page).send("Animation.setPlaybackRate", {"playbackRate": haste})

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message.get("table") != self.table:
            return
        if message["type"] == "whole":
            self.shown, self.number = message["shown"], message["number"]
        elif message["type"] == "event" and message["number"] == self.number + 1:
            self.shown, self.number = patched(self.shown, message["changes"]), message["number"]

    def _ask(self, request: Request) -> None:
        self.asked.add(request)

    def _answer(self, request: Request) -> None:
        self.asked.discard(request)

    def _listen(self, message: ConsoleMessage) -> None:
        # What the house refuses, and a house that is away, are no faults of the page: Chromium notes both.
        if message.type == "error" and not re.search(
            r"Failed to load resource|WebSocket connection", message.text
        ):
            self.faults.append(message.text)

    # Looking

    def say(self, key: str, **args: Any) -> str:
        """Words of the client, in the language of this person."""
        return say(self.language, key, **args)

    @property
    def table(self) -> str:
        """The table whose page this is; empty: none."""
        found = re.search(r"/t/([a-z0-9]{12})", self.page.url)
        return found[1] if found else ""

    @property
    def status(self) -> str:
        """Of the table."""
        return str(self.shown.get("status", ""))

    @property
    def legal(self) -> list[str]:
        """What this person may play now."""
        return list(self.shown.get("legal") or ())

    def wait(self, is_so: Callable[[], object], what: str) -> None:
        """Until it is so; fails with these words after a while."""
        end, pause = time.monotonic() + PATIENCE, NOTICED
        while time.monotonic() < end:
            if is_so():
                return
            self.page.wait_for_timeout(pause * 1000)
            pause = min(1.1 * pause, SELDOM)
        alerts = self.page.get_by_role("alert").all_inner_texts()
        raise AssertionError(f"{what}: not within {PATIENCE:g} s at {self.page.url}; alerts {alerts}")

    def reach(self, number: int) -> None:
        """Until the page has been told of this event."""
        self.wait(lambda: self.number >= number, f"event {number}")

    @property
    def map(self) -> Locator:
        """The map; it takes keys."""
        return self.page.get_by_role("application")

    def button(self, key: str, **args: Any) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str, **args: Any) -> Locator:
        """A link by its words."""
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    # The house

    def another_tab(self) -> "Person":
        """The same person at a second page of the same browser."""
        second = Person(self.context, self.url, self.language)
        second.has_touch, second.faults = self.has_touch, self.faults
        return second

    def go(self, path: str) -> None:
        """Open an address of the house, as if it were typed in."""
        self.shown, self.number = {}, 0
        self.asked.clear()
        self.page.goto(self.url + path)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the house over HTTP as this person, beside the page."""
        answer = self.context.request.fetch(
            f"{self.url}/api/v1{path}", method=method, data=None if body is None else json.dumps(body),
            headers={} if body is None else {"Content-Type": "application/json"},
        )  # fmt: skip
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def leave(self) -> None:
        """Nothing of this person stays at the device."""
        for page in self.context.pages:
            if page != self.page:
                page.close()
        self.page.unroute_all(behavior="ignoreErrors")  # what a test answered in place of the house
        # An empty page of the same house: at about:blank the process of this page would end.
        self.page.goto(f"{self.url}/readyz")
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.context.clear_cookies()
        self.shown, self.number = {}, 0
        self.heard.clear()
        self.asked.clear()

    def is_let_in(self, name: str) -> None:
        """Come in under this name, beside the page."""
        self.ask("POST", "/enter", {"nickname": name})

    def enter(self, name: str) -> None:
        """Come in under this name, at the door."""
        self.go("/")
        self.page.get_by_label(self.say("web-name"), exact=True).fill(name)
        self.button("web-name-take").click()
        self.page.get_by_text(self.say("web-you-are", name=name), exact=True).wait_for()

    def open_table(self, *seats: str, variants: Sequence[str] = (), size: str = "small") -> str:
        """Open a table on the screen for that; seats as its lists have them: me, open, bot:level-1."""
        self.go("/new/seismic")
        self.page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
        for letter, seat in zip("ABCD", seats, strict=False):
            self.page.get_by_label(self.say("web-new-who", letter=letter), exact=True).select_option(seat)
        for variant in variants:
            self.page.get_by_role("checkbox", name=self.say(f"option-seismic-variants-{variant}")).check()
        self.page.get_by_role("combobox", name=self.say("option-seismic-table"), exact=True).select_option(
            size
        )
        self.button("web-new-do" if "open" in seats else "web-new-do-play").click()
        self.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
        if "open" not in seats:
            self.begin()
        return self.table

    def open_from(self, record: Path, moves: int, *seats: dict[str, Any], **more: Any) -> str:
        """Open a table that begins in the middle of a recorded game; its id."""
        document = json.loads(record.read_text(encoding="utf-8"))
        start = {"record": document, "moves": moves}
        return self.open_with(document["game"], *seats, start=start, **more)

    def open_with(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        """Open a table as the house is asked for it, be ready there and look at it; its id."""
        new = {"game": game, "seats": list(seats), **more}
        table = str(self.ask("POST", "/tables", new)["table"])
        self.command("ready", table)
        self.go(f"/t/{table}")
        if all(seat["kind"] != "open" for seat in seats):
            self.begin()
        return table

    def command(self, kind: str, table: str, **more: Any) -> Any:
        """Tell the house something beside the page."""
        return self.ask(
            "POST", "/commands", {"type": kind, "id": secrets.token_hex(8), "table": table, **more}
        )

    def sit_down(self, table: str) -> None:
        """Follow the link to a table, and take the first free seat."""
        self.go(f"/t/{table}")
        self.button("web-sit").first.click()
        self.wait(lambda: self.shown.get("yours"), "a seat")

    def begin(self) -> None:
        """Until the game has begun and is on the screen."""
        self.wait(lambda: self.status == "playing", "the game begins")
        self.map.or_(self.page.locator("[data-board], [data-curtain]")).first.wait_for()
        self.rest()  # until then the map may change its size under the mouse

    # Playing

    def await_turn(self) -> bool:
        """Until this person has a move; False if the game is over instead."""
        self.wait(lambda: self.legal or self.status not in ("playing", "paused"), "a turn or the end")
        return bool(self.legal)

    def play(self, move: str, way: Way) -> None:
        """Play a move in this way, and see that the house took it."""
        before = self.shown["moves"]
        way(self, move)
        self.wait(lambda: self.shown["moves"] > before, f"the move {move}")
        assert not self.page.locator(".refusal").is_visible()

    def find(self, cell: str) -> tuple[float, float]:
        """Where a cell is in the window; a map that hides it is moved first."""
        for _ in range(12):
            self.settle()
            found = self.page.evaluate(
                """cell => {
                  const path = document.querySelector(`[data-fits="${cell}"]`)
                    ?? document.querySelector(`[data-cell="${cell}"]`);
                  const map = document.querySelector("[role=application]");
                  if (!path) return null;
                  map.scrollIntoView({block: "nearest"});
                  const {left, top, width, height} = path.getBoundingClientRect();
                  const edge = map.getBoundingClientRect();
                  const [x, y] = [left + width / 2, top + height / 2];
                  const middle = [(edge.left + edge.right) / 2, (edge.top + edge.bottom) / 2];
                  const hit = document.elementFromPoint(x, y);
                  return {x, y, middle, isFree: hit !== null && map.contains(hit)};
                }""",
                cell,
            )
            assert found is not None, f"{cell} is not lit"
            if found["isFree"]:
                return found["x"], found["y"]
            x, y = found["middle"]
            self._pan(x, y, x - found["x"], y - found["y"])
        raise AssertionError(f"{cell} cannot be brought into sight")

    def _pan(self, x: float, y: float, dx: float, dy: float) -> None:
        """Drag the map by its middle."""
        mouse = self.page.mouse
        reach = 120.0  # of one drag: the mouse shall stay over the map
        far = max(abs(dx), abs(dy))
        dx, dy = dx * min(1, reach / far), dy * min(1, reach / far)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + dx / 2, y + dy / 2)
        mouse.move(x + dx, y + dy)
        mouse.up()

    def paint(self) -> None:
        """Somebody looks at this page."""
        self.page.evaluate("document.adoptedStyleSheets = []")

    def settle(self) -> None:
        """Until nothing glides or falls any more; what calls without end is not waited for."""
        self.page.evaluate(
            """async () => {
              for (;;) {
                const moving = document.getAnimations().filter((one) =>
                  one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity);
                if (moving.length === 0 && !isDue()) return;
                await Promise.allSettled(moving.map((one) => one.finished));
                if (isDue()) await new Promise(requestAnimationFrame);
              }
            }"""
        )

    def rest(self) -> None:
        """Until everything is there, and nothing moves or is about to be asked for."""
        loading = self.say("web-loading")

        def is_quiet() -> bool:
            if self.asked:
                return False
            is_still = self.page.evaluate(
                """async (loading) => {
                  await document.fonts.ready;
                  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
                  const words = [...document.querySelectorAll("main [role=status]")];
                  return !isDue() && !words.some((one) => one.textContent.trim() === loading);
                }""",
                loading,
            )
            return is_still and not self.asked  # what was asked for meanwhile is told before the answer

        self.wait(is_quiet, "all is loaded")
        self.settle()

    def press(self, x: float, y: float) -> None:
        """Click or tap there."""
        if self.has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def hit(self, target: Locator) -> None:
        """Click or tap on something."""
        if self.has_touch:
            target.tap()
        else:
            target.click()

    # At the end

    def await_end(self) -> None:
        """Until the game is over on the screen; what is acted out or counted before that is skipped."""
        self.wait(lambda: self.status == "finished", "the end")
        ending = self.page.locator("#ending")

        def is_there() -> bool:
            self.page.evaluate("document.querySelector('[data-do=skip]')?.click()")
            return ending.is_visible()

        self.wait(is_there, "the end on the screen")

    def resign(self) -> None:
        """Give up, and be sure of it."""
        self.button("web-menu").click()
        self.button("web-resign").click()
        self.button("web-resign-sure").click()
        self.await_end()

    def record(self, round: int = 1) -> Record:
        """The record of a game, from the house."""
        answer = self.context.request.get(f"{self.url}/api/v1/tables/{self.table}/games/{round}/record")
        assert answer.ok, answer.text()
        return parse_record(answer.body(), registry.find)

    def keep(self, act: Callable[[], None], folder: Path) -> Path:
        """What is downloaded when one does this."""
        with self.page.expect_download() as caught:
            act()
        path = folder / caught.value.suggested_filename
        caught.value.save_as(path)
        return path


def on_the_map(person: Person, move: str) -> None:
    """With the mouse, or with a finger: a tile of the tray, a lit cell, its way to lie, and yes."""
    page = person.page
    verb, *words = move.split()
    if verb == "place":
        shape, cell, _ = words
        chosen = page.locator(f'[data-shape="{shape}"][aria-disabled="false"]').first
        if chosen.get_attribute("aria-pressed") != "true":
            person.hit(chosen)
        _lay(person, cell, " ".join(words))
    elif verb == "turn" and words != ["-"]:
        cell, rotation = words
        shape = person.shown["view"]["tiles"][cell]["shape"]
        _lay(person, cell, f"{shape} {cell} {rotation}")
    else:
        person.hit(_spot(person, move))


def _lay(person: Person, cell: str, wanted: str) -> None:
    """Put the chosen tile there, turn it until it lies as wanted, and confirm."""
    person.press(*person.find(cell))
    person.page.locator("[data-ghost]").wait_for()
    assert _ghost(person).split()[1] == cell, f"{cell} was pressed, and {_ghost(person)} is there"
    for _ in range(6):
        if _ghost(person) == wanted:
            break
        person.hit(person.page.locator(".near .button").first)  # turn
    assert _ghost(person) == wanted
    person.hit(person.page.locator(".near .button.main"))


def _spot(person: Person, move: str) -> Locator:
    """What plays a move at once."""
    verb, word = move.split()
    if verb == "town":
        return person.page.locator(f'[data-town="{word}"]')
    if verb == "turn":
        return person.button("web-seismic-no-turn")
    return person.page.locator({"crew": f'[data-crew="{word}"]', "quake": f'[data-side="{word}"]'}[verb])


def with_keys(person: Person, move: str) -> None:
    """With the keyboard alone."""
    keyboard = person.page.keyboard
    verb, *words = move.split()
    if verb == "place":
        shape, cell, _ = words
        tab_to(person, person.map)
        if person.page.locator(f'[data-shape="{shape}"][aria-pressed="true"]').count() == 0:
            keyboard.press(str(person.shown["view"]["face_up"].index(shape) + 1))
        _wander(person, cell, " ".join(words))
    elif verb == "turn" and words != ["-"]:
        cell, rotation = words
        tab_to(person, person.map)
        _wander(person, cell, f"{person.shown['view']['tiles'][cell]['shape']} {cell} {rotation}")
    else:
        tab_to(person, _spot(person, move))
        keyboard.press("Enter")


def _wander(person: Person, cell: str, wanted: str) -> None:
    """From place to place to this one, then turn, then confirm."""
    keyboard = person.page.keyboard
    for _ in range(80):
        if _ghost(person).split()[1:2] == [cell]:
            break
        keyboard.press("n")
    for _ in range(6):
        if _ghost(person) == wanted:
            break
        keyboard.press("r")
    assert _ghost(person) == wanted
    keyboard.press("Enter")


def _ghost(person: Person) -> str:
    """The tile that is not yet confirmed: shape, cell and rotation; empty: none."""
    found: str = person.page.evaluate("document.querySelector('[data-ghost]')?.dataset.ghost ?? ''")
    return found


def tab_to(person: Person, target: Locator, most: int = 60) -> None:
    """Press Tab until this has the focus."""
    target.wait_for()
    for _ in range(most):
        if target.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {target}")


def from_the_list(person: Person, move: str) -> None:
    """From the list of choices in words."""
    tab = person.page.get_by_role("tab", name=person.say("web-panel-choices"))
    if tab.get_attribute("aria-selected") != "true":
        person.hit(tab)
    person.hit(person.page.locator(f'[data-move="{move}"]'))


def moves_in(path: Path) -> int:
    """How many moves a record has."""
    return len(json.loads(path.read_text(encoding="utf-8"))["moves"])


def beside(seat: int) -> dict[str, str]:
    """The seat of who opens the table, or of somebody at the same screen."""
    return {"kind": "me"} if seat == 0 else {"kind": "me", "name": f"Guest {seat}"}


class Chooser:
    """Picks moves: any that is allowed, but rather with a crew than without."""

    def __init__(self, seed: int = 1) -> None:
        self._chance = random.Random(seed)

    def pick(self, legal: Sequence[str]) -> str:
        """One of these."""
        crews = [move for move in legal if move.startswith("crew") and move != "crew -"]
        return self._chance.choice(crews if crews and self._chance.random() < 0.6 else list(legal))


def play_out(*players: tuple[Person, Way], chooser: Chooser | None = None, most: int = 400) -> int:
    """Play until the game is over or so many moves are made by these people; how many."""
    chooser = chooser or Chooser()
    first = players[0][0]
    for played in range(most):
        first.wait(lambda: any(one.legal for one, _ in players) or first.status != "playing", "a turn")
        if first.status != "playing":
            return played
        mover, way = next(player for player in players if player[0].legal)
        mover.play(chooser.pick(mover.legal), way)
        for one, _ in players:
            one.reach(mover.number)
    return most


def holds(record: Record) -> bool:
    """Whether every move and the result are as the rules say, and the deal is as it was sealed."""
    if record.seal is not None:
        verify(record)
    else:  # it began in the middle of another game
        Replay(record).finish()
    return True


def check_ended(*people: Person, round: int = 1) -> Record:
    """The game is over for all of them, and what the house kept of it holds."""
    for person in people:
        person.await_end()
    record = people[0].record(round)
    assert holds(record)
    assert record.result is not None, "the record has no result"
    for person in people:
        shown = person.shown["result"]
        assert (shown["scores"], shown["winners"]) == (record.result["scores"], record.result["winners"])
    return record
