"""Every screen of the client, and how one gets there: for what is true of all of them, and for pictures."""

import json
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.bots.test_review import BLUNDER
from tests.browser.people import Person, beside, moves_in
from tests.support.recorded import RECORDS

RECORDED = RECORDS / "seismic"
PLAIN = RECORDED / "plain.json"
LONG = RECORDED / "twin-cities.json"
FIRST_THOUGHT = 600_000  # milliseconds: with an empty cache the search is compiled first


def at(path: str) -> Callable[[Person], None]:
    """A screen that has an address of its own."""
    return lambda person: person.go(path)


def home(person: Person) -> None:
    """With a game begun, one finished and a public table of somebody else."""
    waiting(person)
    table(person)
    ended(person)
    person.go("/")


def waiting(person: Person) -> None:
    """A table with a free seat."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    opened = person.ask("POST", "/tables", {"game": "seismic", "seats": seats})["table"]
    person.go(f"/t/{opened}")


def table(person: Person) -> None:
    """In the middle of a game, a tile to be placed."""
    person.open_from(PLAIN, 67, beside(0), beside(1))


def tile(person: Person) -> None:
    """A tile lies on the map, and is not confirmed yet."""
    table(person)
    move = next(move for move in person.legal if move.startswith("place"))
    _, shape, cell, _ = move.split()
    person.hit(person.page.locator(f'[data-shape="{shape}"]').first)
    person.press(*person.find(cell))


def crew(person: Person) -> None:
    """A crew may be put."""
    path = RECORDED / "unfinished-crew.json"
    person.open_from(path, moves_in(path), beside(0), beside(1))


def quake(person: Person) -> None:
    """A side has to be chosen."""
    path = RECORDED / "unfinished-quake.json"
    person.open_from(path, moves_in(path), *map(beside, range(3)))


def town(person: Person) -> None:
    """A town has to be chosen."""
    path = RECORDED / "unfinished-town.json"
    person.open_from(path, moves_in(path), beside(0), beside(1))


def aftershock(person: Person) -> None:
    """A tile may be turned."""
    path = RECORDED / "unfinished-turn.json"
    person.open_from(path, moves_in(path), beside(0), beside(1))


def choices(person: Person) -> None:
    """The choices as a list."""
    table(person)
    person.hit(person.page.get_by_role("tab", name=person.say("web-panel-choices")))
    person.page.locator("[data-move]").first.wait_for()


def talk(person: Person) -> None:
    """Something has been said."""
    table(person)
    person.hit(person.page.get_by_role("tab", name=person.say("web-panel-chat")))
    person.page.get_by_role("textbox", name=person.say("web-chat-say")).fill("La route est à nous !")
    person.hit(person.button("web-chat-send"))
    person.page.locator("time").first.wait_for()


def hint(person: Person) -> None:
    """The best moves with their odds, one of them on the map."""
    person.open_from(PLAIN, 67, {"kind": "me"}, {"kind": "bot", "level": 3})
    person.await_turn()
    ask_for_hint(person)


def ask_for_hint(person: Person) -> None:
    """Ask, and have the first of the moves shown on the board."""
    person.hit(person.page.locator('[data-do="hint"]'))
    best = person.page.locator("[data-hint]").first
    best.wait_for(timeout=FIRST_THOUGHT)
    person.hit(best)


def knows(person: Person) -> None:
    """What a bot at the table knows."""
    person.open_from(PLAIN, 67, {"kind": "me"}, {"kind": "bot", "level": 3})
    person.hit(person.page.locator("[data-bot]"))
    person.page.get_by_role("dialog").wait_for()


def watched(person: Person) -> None:
    """Bots among themselves, and they wait."""
    bots = [{"kind": "bot", "level": level} for level in (2, 5)]
    person.open_with("seismic", *bots, options={"table": "small"}, pause=1000)
    person.hit(person.page.locator('[data-do="pause"]'))
    person.page.locator('[data-do="resume"]').wait_for()


def lens(person: Person) -> None:
    """How likely a quake takes each tile."""
    person.open_from(LONG, 150, *map(beside, range(3)))
    if person.page.locator('[data-do="lens"][aria-pressed="false"]').count():
        person.hit(person.page.locator('[data-do="lens"]'))
    person.page.locator("[data-fault]").first.wait_for()


def menu(person: Person) -> None:
    """What is seldom done."""
    table(person)
    person.hit(person.button("web-menu"))
    person.page.get_by_role("dialog").wait_for()


def ended(person: Person) -> None:
    """The game is over."""
    opened = person.open_from(PLAIN, moves_in(PLAIN) - 1, beside(0), beside(1))
    last = {"type": "play", "id": secrets.token_hex(8), "table": opened, "move": person.legal[-1]}
    person.ask("POST", "/commands", last)
    person.await_end()
    person.go(f"/t/{opened}")
    person.page.locator("#ending").wait_for()


def reviewed(person: Person) -> None:
    """A short game with a blunder, looked at again."""
    moves = len(BLUNDER["moves"]) - 1
    table = person.open_with("seismic", beside(0), beside(1), start={"record": BLUNDER, "moves": moves})
    person.command("play", table, move=BLUNDER["moves"][-1])
    person.await_end()
    review_of(person, table)


def review_of(person: Person, table: str) -> None:
    """Have the game of a table reviewed."""
    person.go(f"/t/{table}/games/1?panel=review")
    begin_review(person)


def begin_review(person: Person) -> None:
    """Ask for the review, and wait for it."""
    person.button("web-review-begin").click()
    person.page.locator("#review-moments").wait_for(timeout=FIRST_THOUGHT)


def replay(person: Person) -> None:
    """A finished game of this house, somewhere in the middle."""
    ended(person)
    person.go(f"/t/{person.table}/games/1?move=90")
    person.page.get_by_role("slider").wait_for()


def big(person: Person) -> None:
    """A Twin Cities game from a file, at its end."""
    person.go("/review")
    person.page.get_by_label(person.say("web-replay-choose-file")).set_input_files(LONG)
    person.page.get_by_role("slider").wait_for()
    person.page.locator("main").press("End")


def settings(person: Person) -> None:
    """With a link for another device."""
    person.go("/settings")
    person.hit(person.button("web-device-make"))
    person.page.get_by_text(person.say("web-device-made")).wait_for()


def link(person: Person) -> None:
    """Opened on another device."""
    person.go(person.ask("POST", "/me/link")["link"])


# Beat the Quake


def quake_from(person: Person, name: str, moves: int | None = None) -> None:
    """A table from a recorded game, with everybody at this screen; whoever is waited for looks."""
    path = RECORDS / "beat-the-quake" / f"{name}.json"
    seats = len(json.loads(path.read_text(encoding="utf-8"))["players"])
    person.open_from(path, moves_in(path) if moves is None else moves, *map(beside, range(seats)))


def look(person: Person) -> None:
    """Lift the curtain."""
    person.hit(person.page.locator("[data-curtain]").get_by_role("button"))
    person.page.locator("[data-board] .room").wait_for()


def curtain(person: Person) -> None:
    """The device goes to somebody else."""
    quake_from(person, "unfinished-show")


def quake_show(person: Person) -> None:
    """A card was drawn: one may be shown."""
    quake_from(person, "unfinished-show")
    look(person)


def quake_hint(person: Person) -> None:
    """The best cards to show, and the first of them in full."""
    quake_show(person)
    ask_for_hint(person)


def quake_draw(person: Person) -> None:
    """A second card may be drawn."""
    quake_from(person, "unfinished-draw")
    look(person)


def quake_use(person: Person) -> None:
    """A quake is being met, and a card is chosen."""
    quake_from(person, "unfinished-use")
    look(person)
    chosen = person.legal[0].removeprefix("use ")
    person.page.locator(f'[data-card="{chosen}"]').press("Enter")


def quake_discard(person: Person) -> None:
    """A card of the hand has to go."""
    quake_from(person, "unfinished-discard-hand")
    look(person)


def quake_read(person: Person) -> None:
    """A card in full."""
    quake_show(person)
    person.page.locator(".hand [data-card]").first.press("Enter")
    person.page.get_by_role("dialog").wait_for()


def quake_ended(person: Person, name: str) -> None:
    """A recorded game, over."""
    path = RECORDS / "beat-the-quake" / f"{name}.json"
    *_, move = json.loads(path.read_text(encoding="utf-8"))["moves"]
    quake_from(person, name, moves_in(path) - 1)
    last = {"type": "play", "id": secrets.token_hex(8), "table": person.table, "move": move}
    person.ask("POST", "/commands", last)
    person.await_end()
    person.page.locator("#after").wait_for()


def quake_fatal(person: Person) -> None:
    """Everybody has lost."""
    quake_ended(person, "fatal")


def quake_won(person: Person) -> None:
    """Five have survived."""
    quake_ended(person, "basic-5")


def quake_together(person: Person) -> None:
    """A table that plays together, near its goal: one may show a card."""
    path = RECORDS / "beat-the-quake" / "together-won.json"
    moves = json.loads(path.read_text(encoding="utf-8"))["moves"]
    last_draw = max(number for number, move in enumerate(moves) if move.startswith(("show", "keep")))
    quake_from(person, "together-won", last_draw)
    look(person)


def quake_together_won(person: Person) -> None:
    """It has reached its goal."""
    quake_ended(person, "together-won")


def quake_together_short(person: Person) -> None:
    """It has survived, and fallen short."""
    quake_ended(person, "together-short")


def quake_together_debrief(person: Person) -> None:
    """One page to talk about it."""
    quake_ended(person, "together-short")
    person.go(f"/t/{person.table}/games/1/debrief")
    person.page.locator(".messages").wait_for()


def quake_table(person: Person) -> None:
    """Four in the middle of their game, with some moves in its story: one has just drawn."""
    name, first, last = "basic-4", 24, 36
    quake_from(person, name, first)
    path = RECORDS / "beat-the-quake" / f"{name}.json"
    for move in json.loads(path.read_text(encoding="utf-8"))["moves"][first:last]:
        play = {"type": "play", "id": secrets.token_hex(8), "table": person.table, "move": move}
        person.ask("POST", "/commands", play)
    person.wait(lambda: person.shown["moves"] == last, "the last of these moves")
    look(person)


def quake_replay(person: Person) -> None:
    """With every hand to be seen."""
    quake_ended(person, "fatal")
    person.go(f"/t/{person.table}/games/1?move=40")
    person.page.get_by_role("slider").wait_for()


def quake_reviewed(person: Person) -> None:
    """A short one, looked at again."""
    quake_ended(person, "sealed")
    review_of(person, person.table)


def quake_debrief(person: Person) -> None:
    """One page to talk about it."""
    quake_ended(person, "fatal")
    person.go(f"/t/{person.table}/games/1/debrief")
    person.page.locator(".messages").wait_for()


# Situation 4

WAR = RECORDS / "situation-4"
SLOW_BOT = {"kind": "bot", "bot": "child"}  # it looks so long for a piece that the picture stands still


SLOW_MOVES = (  # one side after the other: what comes first, and the location of the piece
    "E1; E6; E2; E5; D2; D5; flag headquarters-south + D1; F5; E3; flag headquarters-north + G5; "
    "C2; H5; B2; G6; tank E3 + B3; F4"
)


def war_table(person: Person) -> None:
    """Both sides at the same time, in the middle of their game."""
    path = WAR / "unfinished.json"
    person.open_from(path, moves_in(path), {"kind": "me"}, SLOW_BOT)
    person.page.locator("[data-piece]").first.wait_for()


def war_smaller(person: Person) -> None:
    """A war on the smaller board, which takes half as long to look at."""
    person.open_from(WAR / "skirmish-2.json", 40, {"kind": "me"}, SLOW_BOT)
    person.page.locator("[data-piece]").first.wait_for()


def war_held(person: Person) -> None:
    """A piece is held, and where it could go is lit."""
    war_smaller(person)
    person.hit(person.page.locator("[data-piece]").nth(2))
    person.page.locator('[data-piece][aria-pressed="true"]').wait_for(state="attached")


def war_tray(person: Person) -> None:
    """The first piece has to be found, for the base line."""
    seats = {"kind": "me"}, SLOW_BOT
    person.open_with("situation-4", *seats, options={"board": "skirmish", "orientation": "turned"})
    person.page.locator("[data-piece]").first.wait_for()
    pane = person.page.locator('[data-pane="tray"]')
    if pane.count():
        person.hit(pane)


def war_hint(person: Person) -> None:
    """What to go for."""
    war_smaller(person)
    ask_for_hint(person)


def war_flag(person: Person) -> None:
    """An objective calls for our flag; the bot has to wait long for it."""
    document = json.loads((WAR / "forgotten.json").read_text(encoding="utf-8"))
    document["options"]["flag_grace"] = 60_000
    start = {"record": document, "moves": 13}
    person.open_with("situation-4", {"kind": "me"}, SLOW_BOT, start=start)
    person.page.locator("[data-call]").first.wait_for()


def war_slow(person: Person) -> None:
    """Turn by turn, a location chosen and not yet confirmed."""
    options = {"board": "skirmish"}
    person.open_with("situation-4", beside(0), beside(1), options=options, pace={"kind": "slow"})
    for turn, move in enumerate(SLOW_MOVES.split("; ")):
        *first, lay = move.split(" + ")
        for one in (*first, f"lay {lay}"):
            person.command("play", person.table, move=one, seat=turn % 2)
    person.wait(lambda: len(person.shown["view"]["pieces"]) == 16, "the last of these moves")
    cursor = person.page.locator("[data-cursor]")
    person.map.press("n")
    cursor.wait_for(state="attached")


def war_ended(person: Person) -> None:
    """We give up before the last piece."""
    path = WAR / "unfinished-last-piece.json"
    person.open_from(path, moves_in(path), {"kind": "me"}, SLOW_BOT)
    person.command("resign", person.table)
    person.await_end()


def war_reviewed(person: Person) -> None:
    """Given up early, and looked at again."""
    path = WAR / "unfinished-flag.json"
    person.open_from(path, moves_in(path), {"kind": "me"}, SLOW_BOT)
    person.command("resign", person.table)
    person.await_end()
    review_of(person, person.table)


def war_replay(person: Person) -> None:
    """Who was where when."""
    person.go("/review")
    person.page.get_by_label(person.say("web-replay-choose-file")).set_input_files(WAR / "classic-2.json")
    person.page.get_by_role("slider").fill("150000")
    person.page.get_by_role("checkbox", name=person.say("web-replay-heat")).check()


SCREENS: Mapping[str, Callable[[Person], None]] = {
    "home": home,
    "new": at("/new/seismic"),
    "waiting": waiting,
    "table": table,
    "tile": tile,
    "crew": crew,
    "quake": quake,
    "town": town,
    "aftershock": aftershock,
    "choices": choices,
    "talk": talk,
    "hint": hint,
    "knows": knows,
    "watched": watched,
    "menu": menu,
    "ended": ended,
    "replay": replay,
    "reviewed": reviewed,
    "big": big,
    "review": at("/review"),
    "rules": at("/rules/seismic"),
    "learn": at("/learn/seismic"),
    "settings": settings,
    "link": link,
    "choose": at("/rules"),
    "curtain": curtain,
    "quake-new": at("/new/beat-the-quake"),
    "quake-table": quake_table,
    "quake-show": quake_show,
    "quake-hint": quake_hint,
    "quake-draw": quake_draw,
    "quake-use": quake_use,
    "quake-discard": quake_discard,
    "quake-read": quake_read,
    "quake-fatal": quake_fatal,
    "quake-won": quake_won,
    "quake-together": quake_together,
    "quake-together-won": quake_together_won,
    "quake-together-short": quake_together_short,
    "quake-together-debrief": quake_together_debrief,
    "quake-replay": quake_replay,
    "quake-reviewed": quake_reviewed,
    "quake-debrief": quake_debrief,
    "quake-rules": at("/rules/beat-the-quake"),
    "quake-learn": at("/learn/beat-the-quake"),
    "s4-new": at("/new/situation-4"),
    "s4-table": war_table,
    "s4-held": war_held,
    "s4-tray": war_tray,
    "s4-hint": war_hint,
    "s4-flag": war_flag,
    "s4-slow": war_slow,
    "s4-ended": war_ended,
    "s4-reviewed": war_reviewed,
    "s4-replay": war_replay,
    "s4-rules": at("/rules/situation-4"),
    "s4-learn": at("/learn/situation-4"),
    "missing": at("/nowhere"),
    "no-table": at("/t/aaaaaaaaaaaa"),
    "lens": lens,
}


def axe() -> str:
    """The script of axe-core, which looks for barriers."""
    path = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return path.read_text(encoding="utf-8")


# By day every rule of axe whose breach is serious; by night nothing changes but the colours.
BY_DAY = """() => axe.run(document, {resultTypes: ["violations"], rules: Object.fromEntries(
  axe._audit.rules.filter(({impact}) => impact === "minor" || impact === "moderate")
    .map(({id}) => [id, {enabled: false}])
)})"""
BY_NIGHT = """() => axe.run(document, {resultTypes: ["violations"], runOnly: ["color-contrast"]})"""


# Most of a map are shapes that say nothing: no words, no role, no name, no focus. No rule of axe asks about
# one of them, yet it weighs each, and all are painted anew by night.
WIPE = """() => {
  const place = "d|r|[cr]?[xy][12]?|width|height|points|transform";
  const drawn = new RegExp(`^(${place}|class|style|opacity|(fill|stroke|data)(-.+)?)$`);
  const saysNothing = (one) => [...one.attributes].every(({name}) => drawn.test(name));
  for (const one of document.querySelectorAll("svg *"))
    if (!one.textContent.trim() && [one, ...one.querySelectorAll("*")].every(saysNothing)) one.remove();
}"""


def barriers(person: Person, is_last: bool = False) -> list[str]:
    """What axe finds serious on this screen, by day and by night. It is night afterwards.

    If that is the last thing to be seen there, shapes that say nothing are wiped off the maps first.
    """
    person.paint()
    person.rest()
    if is_last:
        person.page.evaluate(WIPE)
    person.page.evaluate(axe())
    found = _barriers(person, BY_DAY)
    person.page.emulate_media(color_scheme="dark")
    return found + [f"by night: {one}" for one in _barriers(person, BY_NIGHT)]


def _barriers(person: Person, look: str) -> list[str]:
    """What axe finds serious when it looks so, once colours that glide have arrived."""
    person.page.evaluate("new Promise(requestAnimationFrame)")  # by now they have begun to
    person.settle()
    result = person.page.evaluate(look)
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
