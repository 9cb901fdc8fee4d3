"""The web client in the system's Chromium: bytes of the first load, ready to play, a move painted, panning.

python benchmarks/run.py --only client
"""

import http.client
import itertools
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from ludotheque.engine.languages import ABOUT_EACH
from measure import REPOSITORY, CommandError, machine, run, without_folders
from tests.support.services import chromium

HOST = "127.0.0.1"
START = 120.0  # the most seconds that the house may take to be ready
LOADS = 10  # times that a page is asked for
MOVES = 60  # played, on the map
LOOK = 0.3  # seconds that the pointer rests on the button before it is pressed
PRESS = 0.08  # seconds that it is pressed
DRAGS = 6  # there and back over the map
STEPS = 90  # of one drag
TILES = 146  # of Twin Cities, quakes among them
SLOWER = 4  # times: as on a cheap phone
QUIET = 1.0  # seconds without a request: all is loaded
WINDOW = {"width": 1280, "height": 800}
LOCALES = {language: about.locale for language, about in ABOUT_EACH.items()}
SEATS = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]

KB = 1e3


class Row(TypedDict):
    """One figure."""

    task: str
    unit: str
    figures: list[float]  # each time that it was measured; empty: it could not be, and `how` says why
    how: str


# When a tile can be chosen: asked before anything else on the page, told after it was painted.
READY = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-shape][aria-disabled="false"]')) return;
  observer.disconnect();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.readyAt = performance.now(); };
    port2.postMessage(null);
  });
}).observe(document, { subtree: true, childList: true, attributes: true });
"""

# From the click that confirms a tile to the end of the frame that shows it on the map, and of the one that
# shows what the house answered.
PAINTED = """
() => {
  window.painted = [];
  window.answered = [];
  addEventListener("click", (event) => {
    if (!event.target.closest(".near .button.main")) return;
    const [, cell] = document.querySelector("[data-ghost]").dataset.ghost.split(" ");
    const clicked = event.timeStamp;
    const once = (selector, times) => new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - clicked);
        port2.postMessage(null);
      });
    }).observe(document, { subtree: true, childList: true, attributes: true });
    once(`[data-cell="${cell}"]`, window.painted);
    once(`[data-cell="${cell}"]:not([data-sent])`, window.answered);
  }, { capture: true });
}
"""

# The rest of a turn, which is not measured: no crew, any side. Then a tile can be chosen again.
FINISH = """
(() => {
  const rest = document.querySelector('[data-crew="-"]:enabled, [data-side]:enabled');
  rest?.click();
  return (!rest && document.querySelector('[data-shape][aria-disabled="false"]') !== null) || null;
})()
"""

# What the browser itself says of a load, as Lighthouse reads it.
VITALS = """
window.vitals = { first: 0, largest: 0, shifts: 0, blocked: 0 };
const observe = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
observe("paint", (one) => {
  if (one.name === "first-contentful-paint") window.vitals.first = one.startTime;
});
observe("largest-contentful-paint", (one) => { window.vitals.largest = one.startTime; });
observe("layout-shift", (one) => { if (!one.hadRecentInput) window.vitals.shifts += one.value; });
observe("longtask", (one) => { window.vitals.blocked += Math.max(0, one.duration - 50); });
"""

VITAL = {
    "first": ("first contentful paint", "ms"),
    "largest": ("largest contentful paint", "ms"),
    "blocked": ("blocked by long tasks", "ms"),
    "shifts": ("layout shift, × 1,000", ""),
}

PAINTINGS = {
    "a move painted": "the tile on the map",
    "a move answered": "the house's answer, its commit to the database included",
}

FRAMES = """
() => {
  window.frames = [];
  let last = performance.now();
  const count = (now) => {
    window.frames.push(now - last);
    last = now;
    if (window.frames !== null) window.counting = requestAnimationFrame(count);
  };
  window.counting = requestAnimationFrame(count);
}
"""


# From letting a piece go to the end of the frame that shows it where it fell.
SNAPPED = """
() => {
  window.snapped = [];
  window.placed = [];
  addEventListener("pointerup", (event) => {
    const shown = `[data-sent="${window.aimed}"], [data-piece-at="${window.aimed}"]`;
    const fallen = document.querySelectorAll(shown).length;
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll(shown).length <= fallen) return;
      observer.disconnect();
      window.placed.push(performance.now() - event.timeStamp);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.snapped.push(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, { capture: true });
}
"""

# Where the centre of a location is in the window.
WHERE = """
([x, y]) => {
  const picture = document.querySelector("[role=application] svg.above");
  const { x: left, y: top, width, height } = picture.viewBox.baseVal;
  const edge = picture.getBoundingClientRect();
  return [edge.left + (x - left) / width * edge.width, edge.top + (y - top) / height * edge.height];
}
"""


class Visit(NamedTuple):
    """A browser at a house."""

    browser: Browser
    url: str

    @contextmanager
    def fresh(self, language: str = "en") -> Iterator[BrowserContext]:
        """Somebody with nothing in the cache."""
        context = self.browser.new_context(viewport=WINDOW, locale=LOCALES[language])  # type: ignore[arg-type]
        try:
            yield context
        finally:
            context.close()

    def ask(self, context: BrowserContext, path: str, body: Mapping[str, Any]) -> Any:
        """Ask the house as this person."""
        answer = context.request.post(f"{self.url}/api/v1{path}", data=dict(body))
        if not answer.ok:
            raise CommandError(f"{path} answered {answer.status}: {answer.text()[:200]}")
        return answer.json()

    def open_table(self, context: BrowserContext) -> str:
        """A table at which the game has begun; both seats are this person's."""
        table = self.ask(context, "/tables", {"game": "seismic", "seats": SEATS})["table"]
        self.ask(context, "/commands", {"type": "ready", "id": "begin", "table": table})
        return f"{self.url}/t/{table}"


def measure(program: Path, names: Sequence[str] = ()) -> dict[str, Any]:
    """Everything, or the jobs of these names, as a document."""
    run([sys.executable, str(REPOSITORY / "web" / "build.py")])
    with serving(program) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        visit = Visit(browser, url)
        jobs = (first_load, ready, vitals, painted, panned, snapped, rummaged)
        wanted = [job for job in jobs if not names or job.__name__ in names]
        rows = [row for job in wanted for row in guarded(job, visit)]
        setting = {**machine(), "browser": f"Chromium {browser.version}", "slower": SLOWER}
        browser.close()
    return {"machine": setting, "rows": rows}


def guarded(job: Any, visit: Visit) -> list[Row]:
    """A failure becomes a row that says so, and the run goes on."""
    try:
        rows: list[Row] = job(visit)
    except (CommandError, Error, LookupError) as failure:
        lines = without_folders(str(failure)).splitlines() or [type(failure).__name__]
        rows = [{"task": job.__name__, "unit": "", "figures": [], "how": f"FAILED: {lines[0]}"}]
    for row in rows:
        figures = ", ".join(f"{figure:,.1f}" for figure in row["figures"][:12])
        print(f"{row['task']} · {figures or row['how']} {row['unit']}", file=sys.stderr, flush=True)
    return rows


# The figures


def first_load(visit: Visit) -> list[Row]:
    """Every byte that the home screen needs of an empty cache."""
    totals, counts = [], []
    for language in LOCALES:
        with visit.fresh(language) as context:
            page = context.new_page()
            wire = context.new_cdp_session(page)
            received: list[float] = []
            wire.on(
                "Network.loadingFinished", lambda event, got=received: got.append(event["encodedDataLength"])
            )
            wire.send("Network.enable")
            page.goto(visit.url)
            page.get_by_role("heading", level=2).first.wait_for()
            until_quiet(page, received)
        totals.append(sum(received) / KB)
        counts.append(len(received))
    requests = " and ".join(map(str, counts))
    how = f"all {requests} answers to the home screen in English and in French, headers too, cache empty"
    return [{"task": "first load", "unit": "KB", "figures": totals, "how": how}]


def until_quiet(page: Page, received: Sequence[float]) -> None:
    """Until nothing has come for a while."""
    before = -1
    while len(received) != before:
        before = len(received)
        page.wait_for_timeout(QUIET * 1000)


def ready(visit: Visit) -> list[Row]:
    """From asking for the page of a table until a tile can be chosen."""
    times = []
    for _ in range(LOADS):
        with visit.fresh() as context:
            visit.ask(context, "/enter", {"nickname": "Ada"})
            address = visit.open_table(context)
            page = throttled(context)
            page.add_init_script(READY)
            page.goto(address)
            times.append(float(waited(page, "window.readyAt")))
    how = f"{LOADS} times from navigation until a tile can be chosen and is painted, cache empty"
    return [{"task": "ready to play", "unit": "ms", "figures": times, "how": how}]


def vitals(visit: Visit) -> list[Row]:
    """What the browser's own performance API says of the home screen and of a table."""
    seen: dict[str, list[dict[str, float]]] = {"home": [], "table": []}
    for screen, found in seen.items():
        for _ in range(LOADS):
            with visit.fresh() as context:
                visit.ask(context, "/enter", {"nickname": "Ada"})
                address = visit.open_table(context) if screen == "table" else visit.url
                page = throttled(context)
                page.add_init_script(VITALS)
                page.goto(address, wait_until="networkidle")
                page.wait_for_timeout(QUIET * 1000)
                values: dict[str, float] = page.evaluate("window.vitals")
            found.append(values | {"shifts": values["shifts"] * 1000})
    how = f"{LOADS} loads, cache empty, by PerformanceObserver (long tasks: what each takes beyond 50 ms)"
    return [
        {"task": f"{screen}: {words}", "unit": unit, "figures": [one[name] for one in found], "how": how}
        for screen, found in seen.items()
        for name, (words, unit) in VITAL.items()
    ]


def painted(visit: Visit) -> list[Row]:
    """From the click that confirms a tile to the end of the frame that shows it on the map."""
    with visit.fresh() as context:
        visit.ask(context, "/enter", {"nickname": "Ada"})
        page = throttled(context)
        page.goto(visit.open_table(context))
        page.locator('[data-shape][aria-disabled="false"]').first.wait_for()
        page.evaluate(PAINTED)
        for number in range(MOVES):
            place(page, number)
        page.wait_for_timeout(500)
        seen: list[list[float]] = page.evaluate("[window.painted, window.answered]")
    if any(len(times) != MOVES for times in seen):
        raise CommandError(f"{len(seen[0])} and {len(seen[1])} of {MOVES} moves were seen")
    before = (
        f"{MOVES} tiles of one game, the pointer on the button for {LOOK:g} s; from the click "
        "to the end of the frame that shows"
    )
    return [
        {"task": task, "unit": "ms", "figures": times, "how": f"{before} {what}"}
        for (task, what), times in zip(PAINTINGS.items(), seen, strict=True)
    ]


def place(page: Page, number: int) -> None:
    """Choose a tile, a lit cell, confirm; then no crew."""
    if not page.locator("[data-fits]").count():
        page.locator('[data-shape][aria-disabled="false"]').first.click()
    page.locator('[role="application"]').focus()
    page.keyboard.press("n")
    page.locator("[data-ghost]").wait_for()
    button = page.locator(".near .button.main")
    button.hover()
    page.wait_for_timeout(LOOK * 1000)
    button.click(delay=PRESS * 1000)
    waited(page, f"window.answered.length > {number} || null")
    waited(page, FINISH)


def panned(visit: Visit) -> list[Row]:
    """Frames while a map of 146 tiles is dragged, at full speed of the machine."""
    with visit.fresh() as context, tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.json"
        path.write_text(json.dumps(whole_map()), encoding="utf-8")
        page = context.new_page()
        page.goto(f"{visit.url}/review")
        page.locator("input[type=file]").set_input_files(path)
        page.get_by_role("slider").wait_for()
        page.locator("main").press("End")
        tiles = page.locator("[data-cell]").count()
        page.wait_for_timeout(1000)
        frames = dragged(page)
    how = (
        f"{tiles} tiles and {DRAGS} drags of {STEPS} steps; of the {len(frames):,} frames "
        f"{sum(frame > 25 for frame in frames) / len(frames):.1%} took longer than 25 ms"
    )
    rate = 1000 / statistics.mean(frames)
    return [
        {"task": "frames while panning", "unit": "frames/s", "figures": [rate], "how": how},
        {"task": "a frame while panning", "unit": "ms", "figures": sorted(frames), "how": how},
    ]


def dragged(page: Page, is_held: bool = False) -> list[float]:
    """How long each frame took; `is_held`: the mouse holds something already."""
    box = page.locator('[role="application"]').bounding_box()
    if box is None:
        raise LookupError("there is no map")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(FRAMES)
    for number in range(DRAGS):
        way = 1 if number % 2 else -1
        if not is_held:
            page.mouse.move(x, y)
            page.mouse.down()
        page.mouse.move(x + way * box["width"] * 0.3, y + way * box["height"] * 0.25, steps=STEPS)
        page.mouse.move(x, y, steps=STEPS)
        if not is_held:
            page.mouse.up()
    frames: list[float] = page.evaluate("(cancelAnimationFrame(window.counting), window.frames)")
    return frames[2:]


def whole_map() -> dict[str, Any]:
    """A record of Twin Cities whose pile holds no quake: all its tiles lie there at the end."""
    from ludotheque.engine.contract import Seat, Setup
    from ludotheque.engine.match import Match
    from ludotheque.engine.records import record_of
    from ludotheque.games import registry

    game = registry.find("seismic")
    options = game.options({"variants": ["twin-cities"]})
    chance = random.Random(1)
    piles = [game.deal(options, 2, seed)[1] for seed in ("one", "another")]
    box = game.box(options)
    tiles = [outcome for pile in piles for outcome in pile]
    calm = [outcome for outcome in tiles if not game.outcome_text(box, outcome).startswith("q")]
    match = Match(game, options, 2, Setup(Seat(0), tuple(calm[:TILES])))
    while seats := match.to_move():
        match.play(seats[0], chance.choice(list(match.legal(seats[0]))))
    return record_of(match, ("Ada", "Bo"))


# Situation 4


def at_war(visit: Visit, context: BrowserContext, other: BrowserContext, **more: Any) -> tuple[Page, str]:
    """A page at a live table of two people, on side 0; the other side only sits there."""
    for one, name in ((context, "Ada"), (other, "Bo")):
        visit.ask(one, "/enter", {"nickname": name})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = visit.ask(context, "/tables", {"game": "situation-4", "seats": seats, **more})["table"]
    visit.ask(context, "/commands", {"type": "ready", "id": "begin", "table": table})
    visit.ask(other, "/commands", {"type": "sit", "id": "sit", "table": table})
    page = context.new_page()
    page.goto(f"{visit.url}/t/{table}")
    page.locator("[data-piece]").first.wait_for()
    page.wait_for_timeout(1000)
    return page, table


def take(page: Page, piece: str) -> None:
    """Take a piece out of the tray, and hold it."""
    found = page.locator(f'[data-piece="{piece}"]')
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    if box is None:
        raise LookupError("the piece is not in the tray")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 12, y - 12)


def above(page: Page, location: str) -> tuple[float, float]:
    """Where a location of the classic board is."""
    column, row = ord(location[0]) - ord("A"), int(location[1:])
    x, y = page.evaluate(WHERE, [100 * column + 50, 100 * (8 - row) + 50])
    return x, y


def snapped(visit: Visit) -> list[Row]:
    """From letting a piece go to the end of the frame that shows it laid, before the house has answered."""
    from server.live import places

    with visit.fresh() as context, visit.fresh() as other:
        page, table = at_war(visit, context, other)
        tray = context.request.get(f"{visit.url}/api/v1/tables/{table}/tray").json()["pieces"]
        pieces = {places()[one["outline"]]: one["piece"] for one in tray}
        page.evaluate(SNAPPED)
        laid = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCDEFGHIJKL"]
        for number, location in enumerate(laid):
            take(page, pieces[location])
            page.mouse.move(*above(page, location), steps=8)
            page.evaluate("location => { window.aimed = location; }", location)
            page.mouse.up()
            waited(page, f"window.snapped.length > {number} || null")
            page.wait_for_timeout(550)  # two tries a second
        placed, painted = page.evaluate("[window.placed, window.snapped]")
    how = (
        f"{len(laid)} pieces of one live game of Situation 4, dragged by the mouse; from letting go "
        "until the page has it on the board, and to the end of the frame that shows it"
    )
    return [
        {"task": "a piece snapped", "unit": "ms", "figures": placed, "how": how},
        {"task": "a snapped piece painted", "unit": "ms", "figures": painted, "how": how},
    ]


def rummaged(visit: Visit) -> list[Row]:
    """Frames while a piece is dragged over a full board and a full tray, at full speed of the machine."""
    with visit.fresh() as context, visit.fresh() as other:
        record = full_board()
        page, _ = at_war(visit, context, other, start={"record": record, "moves": len(record["moves"])})
        drawn = [page.locator(found).count() for found in ("[data-piece-at]", "[data-piece]")]
        take(page, page.locator("[data-piece]").first.get_attribute("data-piece") or "")
        frames = dragged(page, is_held=True)
        page.mouse.up()
    how = (
        f"{drawn[0]} pieces on the board and {drawn[1]} in the tray, {DRAGS} drags of a piece in {STEPS} "
        f"steps; of the {len(frames):,} frames {sum(frame > 25 for frame in frames) / len(frames):.1%} took "
        "longer than 25 ms"
    )
    rate = 1000 / statistics.mean(frames)
    return [{"task": "frames while dragging a piece", "unit": "frames/s", "figures": [rate], "how": how}]


def full_board() -> dict[str, Any]:
    """A record in which side 1 has covered all of the classic board but one corner."""
    places = [f"{column}{row}" for row in range(8, 0, -1) for column in "ABCDEFGHIJKL"]
    moves = [[100 * number, 1, f"lay {place}"] for number, place in enumerate(places[:-1])]
    return {
        "format": "ludotheque/1",
        "game": "situation-4",
        "players": ["Ada", "Bo"],
        "setup": {"seed": "full"},
        "moves": moves,
    }


# Around them


def throttled(context: BrowserContext) -> Page:
    """A page on a processor that is so many times slower."""
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def waited(page: Page, expression: str, seconds: float = 20.0) -> Any:
    """The value of an expression as soon as it has one. (The page's own rules forbid it to poll for us.)"""
    for _ in itertools.repeat(None, int(seconds * 100)):
        if (found := page.evaluate(expression)) is not None:
            return found
        page.wait_for_timeout(10)
    raise CommandError(f"{expression}: not within {seconds:g} s")


@contextmanager
def serving(program: Path) -> Iterator[str]:
    """Our house, with an empty folder of its own; its address."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
        probe.close()
        where = ["--host", HOST, "--port", str(port), "--data-dir", folder, "--no-browser"]
        limits = ["--limit-messages", "0", "--limit-requests", "0"]
        with (Path(folder) / "log.txt").open("wb") as log:
            house = subprocess.Popen(
                [str(program), "serve", *where, *limits], env=dict(os.environ), stdout=log, stderr=log
            )
        try:
            until_ready(port, house)
            yield f"http://{HOST}:{port}"
        finally:
            house.kill()
            house.wait()


def until_ready(port: int, house: subprocess.Popen[bytes]) -> None:
    """Ask until it answers."""
    deadline = time.monotonic() + START
    while time.monotonic() < deadline and house.poll() is None:
        line = http.client.HTTPConnection(HOST, port, timeout=5)
        try:
            line.request("GET", "/readyz")
            if line.getresponse().status == http.HTTPStatus.OK:
                return
        except OSError:
            time.sleep(0.1)
        finally:
            line.close()
    raise CommandError("the house does not answer")
