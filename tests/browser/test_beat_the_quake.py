"""Beat the Quake in the browser: whole games, quakes met or not, hands that stay hidden, and the debrief."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.games import registry
from tests.browser.conftest import Arrive
from tests.browser.people import (
    Chooser,
    Person,
    beside,
    check_ended,
    from_the_list,
    moves_in,
    play_out,
    tab_to,
)
from tests.browser.screens import barriers
from tests.support.recorded import RECORDS

RECORDED = RECORDS / "beat-the-quake"
WITHOUT_DAMAGE = 8  # moves of the record `first-seed`: then a quake of 0 asks for a card
HASTE = 10  # cards are turned so much faster than for people
CORNER = {"x": 18, "y": 60}  # of a card that another one may cover


# People at the table


def lift_curtain(person: Person) -> None:
    """Say who looks, if that is asked."""
    curtain = person.page.locator("[data-curtain]")
    if curtain.count():
        person.hit(curtain.get_by_role("button"))
        person.page.locator("[data-board]").wait_for()


def card(person: Person, name: str) -> Locator:
    """A card that can be tapped: in our hand, or face up."""
    return person.page.locator(f'[data-card="{name}"]')


def tap(person: Person, target: Locator) -> None:
    """Touch a card where it is to be seen."""
    if person.has_touch:
        target.tap(position=CORNER)  # type: ignore[arg-type]
    else:
        target.click(position=CORNER)  # type: ignore[arg-type]


def at_the_table(person: Person, move: str) -> None:
    """With the mouse, or with a finger: the pile, the buttons, and cards."""
    lift_curtain(person)
    page = person.page
    verb, _, name = move.partition(" ")
    turn = page.locator('[data-do="turn"]')
    person.wait(lambda: turn.count() or not page.locator("[data-behind]").count(), "the others have played")
    if turn.count():
        person.hit(page.locator("[data-pile]"))
    person.wait(lambda: not page.locator("[data-behind]").count(), "all is acted out")
    if verb == "draw":
        person.hit(page.locator("[data-pile]"))
    elif verb in ("keep", "stop"):
        person.hit(page.locator(f'[data-do="{verb}"]'))
    elif verb == "use":
        tap(person, card(person, name))
        tap(person, card(person, name))
    else:
        tap(person, card(person, name))
        person.hit(page.locator(f'[data-act="{verb}"]'))


def turn_the_last(person: Person) -> None:
    """The card that ended the game may still wait to be turned."""
    turn, ending = person.page.locator('[data-do="turn"]'), person.page.locator("#ending")
    person.wait(lambda: turn.count() or ending.count(), "the game has ended")
    if turn.count():
        person.hit(person.page.locator("[data-pile]"))


def with_keys(person: Person, move: str) -> None:
    """With the keyboard alone."""
    keyboard = person.page.keyboard
    verb, _, name = move.partition(" ")
    if not name:
        tab_to(person, person.page.locator(f'[data-do="{verb}"]'))
        keyboard.press({"draw": "d", "keep": "k", "stop": "s"}[verb])
    else:
        _to_card(person, name)
        expect(card(person, name)).to_have_class(re.compile(r"\blit\b"))  # what came before is acted out
        keyboard.press("Enter")
        if verb != "use":
            expect(person.page.locator(f'[data-act="{verb}"]')).to_be_focused()
        keyboard.press("Enter")


def _to_card(person: Person, name: str) -> None:
    """Tab to the list that the card is in, then arrows."""
    keyboard = person.page.keyboard
    among = person.page.get_by_role("list").filter(has=card(person, name))
    tab_to(person, among.locator('button[tabindex="0"]'))
    keyboard.press("Home")
    for _ in range(60):
        if card(person, name).evaluate("element => element === document.activeElement"):
            return
        keyboard.press("ArrowRight")
    raise AssertionError(f"arrows do not lead to {name}")


def open_quake(person: Person, *seats: str, advanced: bool = False, together: bool = False) -> str:
    """Open a table on the screen for that."""
    person.go("/new/beat-the-quake")
    person.page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
    for letter, seat in zip("ABCDE", seats, strict=False):
        person.page.get_by_label(person.say("web-new-who", letter=letter), exact=True).select_option(seat)
    rules = f"option-beat-the-quake-advanced-{'true' if advanced else 'false'}"
    person.page.get_by_role("radio", name=person.say(rules)).check()
    if together:
        wins = person.say("option-beat-the-quake-together-true")
        person.page.get_by_role("radio", name=wins).check()
    person.button("web-new-do" if "open" in seats else "web-new-do-play").click()
    person.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    if "open" not in seats:
        person.begin()
    return person.table


class Neighbour(Chooser):
    """Shares what helps, stops early, and uses anything: most such tables survive for a while."""

    def pick(self, legal: Sequence[str]) -> str:
        """One of these."""
        shows = [move for move in legal if move.startswith("show")]
        if shows:
            return super().pick(shows)
        return "stop" if "stop" in legal else super().pick(legal)


def recorded(name: str) -> tuple[Path, list[str]]:
    """A recorded game, and its moves."""
    path = RECORDED / f"{name}.json"
    return path, json.loads(path.read_text(encoding="utf-8"))["moves"]


def names_of(language: str = "en") -> dict[str, str]:
    """What each card is called."""
    game = registry.find("beat-the-quake")
    objects = game.components_told(game.options({}), language)["objects"]
    return {one["id"]: one["name"] for one in objects}


def hidden_in(html: str, cards: Sequence[str], language: str = "en") -> list[str]:
    """Which of these cards the page speaks of, by id or by name."""
    called = names_of(language)
    longest = sorted(called.values(), key=len, reverse=True)  # a water heater is no water
    spoken = set(re.findall(rf"\b(?:{'|'.join(map(re.escape, longest))})\b", html))
    return [one for one in cards if f'"{one}"' in html or called[one] in spoken]


# Whole games


def test_a_whole_game_against_a_bot_with_the_mouse(arrive: Arrive) -> None:
    """From the shelf, and everything moves that can: cards wait to be turned, quakes shake the room."""
    ada = arrive(reduced_motion="no-preference", haste=HASTE)
    ada.go("/")
    box = ada.page.get_by_role("article", name=ada.say("web-game-beat-the-quake"))
    box.get_by_role("button", name=ada.say("web-play-now")).click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
    chooser = Neighbour(4)
    moves = play_out((ada, at_the_table), chooser=chooser, most=10)
    ada.page.emulate_media(reduced_motion="reduce")  # the rest in a hurry
    moves += play_out((ada, at_the_table), chooser=chooser)
    turn_the_last(ada)
    record = check_ended(ada)
    assert moves < len(record.moves)


def test_two_at_one_screen_to_the_sixth_quake(arrive: Arrive) -> None:
    """They play the second half of a recorded game to its end, and both hands are shown then."""
    ada = arrive("Ada")
    path, moves = recorded("first-seed")
    ada.open_from(path, len(moves) // 2, beside(0), beside(1))
    for move in moves[len(moves) // 2 :]:
        ada.play(move, at_the_table)
    record = check_ended(ada)
    assert list(record.texts) == moves
    expect(ada.page.locator("#after")).to_have_text(ada.say("web-quake-survived", count=6))
    hands = ada.shown["view"]["hands"]
    for one in (one for hand in hands for one in hand):
        expect(ada.page.locator(f'[data-shown="{one}"]')).to_have_count(1)


def test_a_table_plays_together_with_bots(arrive: Arrive) -> None:
    """BQ-9 Chosen in the form; the goal stands on the board until the end, which is one for all."""
    ada = arrive("Ada")
    open_quake(ada, "me", "bot:level-6", "bot:level-6", together=True)
    goal, bar = ada.shown["view"]["goal"], ada.page.locator("[data-goal]")
    expect(bar).to_contain_text(ada.say("web-quake-goal-now", sum=ada.shown["view"]["together"], goal=goal))
    expect(bar).to_contain_text(ada.say("web-quake-goal-hidden"))
    play_out((ada, at_the_table), chooser=Neighbour(4))
    turn_the_last(ada)
    record = check_ended(ada)
    assert ada.shown["result"]["goal"] == goal
    assert record.result is not None
    assert record.result["winners"] in ([], [0, 1, 2])
    expect(bar).to_have_count(0)
    expect(ada.page.locator(".podium")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "key"), [("together-won", "web-quake-goal-won"), ("together-short", "web-quake-goal-short")]
)
def test_all_win_or_all_fall_short(arrive: Arrive, name: str, key: str) -> None:
    """BQ-9.2 What was reached or missing, what each brought, and no first, second and third."""
    ada = arrive("Ada")
    path, moves = recorded(name)
    seats = len(json.loads(path.read_text(encoding="utf-8"))["players"])
    ada.open_from(path, len(moves) - 1, *map(beside, range(seats)))
    ada.play(moves[-1], at_the_table)
    check_ended(ada)
    result = ada.shown["result"]
    sums = {"sum": sum(result["scores"]), "goal": result["goal"]}
    missing = sums["goal"] - sums["sum"]
    expect(ada.page.locator(".after")).to_contain_text(ada.say(key, **sums, missing=missing))
    expect(ada.page.locator(".podium")).to_have_count(0)
    told = "web-won-together" if result["winners"] else "web-short-together"
    expect(ada.page.locator("#ending")).to_have_text(ada.say(told, **sums))


FIVE = ("Ada", "Bo", "Cleo", "Dov", "Eve")
WAYS = (at_the_table, from_the_list, at_the_table, from_the_list, at_the_table)


def sees_own_hand_alone(people: Sequence[Person]) -> None:
    """On every page there is the hand of who looks at it, and no card of another."""
    hands = [person.shown["view"]["hand"] for person in people]
    for number, person in enumerate(people):
        person.rest()
        hidden = [one for seat, hand in enumerate(hands) if seat != number for one in hand]
        assert hidden_in(person.page.content(), hidden) == []
        for one in hands[number]:
            expect(card(person, one)).to_have_count(1)


def test_five_people_begin_at_five_screens(arrive: Arrive) -> None:
    """Each sees their own hand and nobody else's."""
    people = [arrive(name) for name in FIVE]
    table = open_quake(people[0], "me", "open", "open", "open", "open")
    for person in people[1:]:
        person.sit_down(table)
    for person in people:
        person.begin()
    chooser = Neighbour(7)
    for _ in range(3):
        play_out(*zip(people, WAYS, strict=True), chooser=chooser, most=4)
        sees_own_hand_alone(people)


def test_five_people_meet_the_last_quake_at_five_screens(arrive: Arrive) -> None:
    """From a recorded game to its end."""
    people = [arrive(name) for name in FIVE]
    path, moves = recorded("basic-5")
    table = people[0].open_from(path, len(moves) - 12, {"kind": "me"}, *[{"kind": "open"}] * 4)
    for person in people[1:]:
        person.sit_down(table)
    for person in people:
        person.begin()
    for number, move in enumerate(moves[-12:]):
        if number % 4 == 0:
            sees_own_hand_alone(people)
        seat = next(seat for seat, person in enumerate(people) if person.legal)
        people[seat].play(move, WAYS[seat])
        for person in people:
            person.reach(people[seat].number)
    assert list(check_ended(*people).texts) == moves


def test_a_game_begins_with_the_keyboard_alone(arrive: Arrive) -> None:
    ada = arrive("Ada")
    open_quake(ada, "me", "bot:level-1", advanced=True)
    moves = play_out((ada, with_keys), chooser=Neighbour(2), most=8)
    assert moves == 8 or ada.status == "finished"  # a quake may come early


def test_a_game_ends_with_the_keyboard_alone(arrive: Arrive) -> None:
    ada = arrive("Ada")
    path, moves = recorded("advanced-2")
    ada.open_from(path, len(moves) - 20, *_beside_bot(ada, path, len(moves) - 20))
    play_out((ada, with_keys), chooser=Neighbour(2))
    check_ended(ada)
    tab_to(ada, ada.page.locator(".ending").get_by_role("link", name=ada.say("web-debrief")))
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(re.compile(r"/games/1/debrief$"))


def test_a_game_in_french_with_a_finger(arrive: Arrive) -> None:
    """Names of cards and all that is said; nothing in English is left over."""
    ada = arrive("Hélène", language="fr", phone=True)
    open_quake(ada, "me", "bot:level-2")
    play_out((ada, at_the_table), chooser=Neighbour(5), most=6)
    path, moves = recorded("basic-2")
    seats = _beside_bot(ada, path, len(moves) - 20)
    mine = seats.index({"kind": "me"})
    ada.open_from(path, len(moves) - 20, *seats)
    play_out((ada, at_the_table), chooser=Neighbour(5))
    record = check_ended(ada)
    expect(ada.page.locator("#after")).to_be_in_viewport()  # wherever the page stood
    assert record.players[mine] == "Hélène"
    text = ada.page.locator("main").inner_text()
    assert not re.search(r"[ \w][;!?](\s|$)| [:»]|« ", text), "a plain space, or none, before a sign"
    english, french = names_of("en"), names_of("fr")
    known = [one for one in ada.shown["view"]["hands"][mine] if english[one] != french[one]]
    assert hidden_in(text, known, "fr") == known
    assert not [one for one in known if english[one] in text]


def test_a_game_in_nepali_with_the_cards_of_nepal(arrive: Arrive) -> None:
    """Its numbers and the names of its cards in Devanagari: what has other digits is a name or a code."""
    ada = arrive("अस्मिता", language="ne", phone=True)
    ada.open_with("beat-the-quake", {"kind": "me"}, {"kind": "bot", "level": 2}, options={"edition": "nepal"})
    play_out((ada, at_the_table), chooser=Neighbour(5), most=6)
    cards = {
        card.id: card.said("ne").name for card in registry.find("beat-the-quake").edition_from("nepal").cards
    }
    ada.wait(lambda: ada.legal or ada.status != "playing", "nothing moves")
    table = [card for seat in ada.shown["view"]["face_up"] for card in seat]
    assert table

    def text() -> str:
        return " ".join(ada.page.locator("main").inner_text().split())

    ada.wait(lambda: all(cards[card] in text() for card in table), f"all of {table} is on the page")
    codes = re.sub(r"BQ-[0-9.]+|Guest [0-9]+|Beat the Quake", "", text())
    assert not re.search("[0-9]", codes), codes


# Drawing


def second_turn(person: Person) -> str:
    """Until our second turn begins, and a card waits to be turned; which one."""
    path, _ = recorded("first-seed")  # of two: six cards are safe, and no more are drawn here
    person.open_from(path, 0, *_beside_bot(person, path, 0))
    person.play("keep", at_the_table)
    person.play("stop", at_the_table)
    person.page.locator('[data-do="turn"]').wait_for()
    return str(person.shown["view"]["drawn"])


def test_a_drawn_card_waits_until_it_is_turned(arrive: Arrive) -> None:
    """The first card of a turn is nowhere on the page before one draws it; then it is in the hand."""
    ada = arrive("Ada", reduced_motion="no-preference", haste=HASTE)
    drawn = second_turn(ada)
    turn = ada.page.locator('[data-do="turn"]')
    # What the bot did before is told; what we draw is not.
    told = ada.page.locator("#panel li").last.locator("p")
    expect(told).to_have_count(1)
    expect(told).to_contain_text(ada.shown["seats"][1]["name"])
    assert hidden_in(ada.page.content(), [drawn]) == []
    ada.page.locator("[data-pile]").click()
    card(ada, drawn).wait_for()
    expect(told).to_have_count(2)
    expect(turn).to_have_count(0)


def test_a_card_is_drawn_with_a_key_or_by_pulling_it_off_the_pile(arrive: Arrive) -> None:
    ada = arrive("Ada", reduced_motion="no-preference", haste=HASTE)
    drawn = second_turn(ada)
    tab_to(ada, ada.page.locator("[data-pile]"))
    ada.page.keyboard.press("d")
    card(ada, drawn).wait_for()
    ada.play("keep", at_the_table)
    ada.page.locator('[data-do="draw"]').wait_for()
    before = ada.number
    box = ada.page.locator("[data-pile]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 90, y + 40, steps=4)
    expect(ada.page.locator(".carried")).to_be_visible()
    ada.page.mouse.up()
    ada.reach(before + 1)


def test_a_card_that_waits_keeps_nobody_who_plays_from_the_list(arrive: Arrive) -> None:
    """All choices are there in words, and after one of them nothing waits any more."""
    ada = arrive("Ada", reduced_motion="no-preference", haste=HASTE)
    drawn = second_turn(ada)
    ada.play(f"show {drawn}", from_the_list)
    expect(ada.page.locator('[data-do="turn"]')).to_have_count(0)
    expect(ada.page.locator(f'.place [data-card="{drawn}"]')).to_be_visible()


def _beside_bot(person: Person, path: Path, moves: int | None = None) -> list[dict[str, str]]:
    """Seats for a table from this record after so many moves, or all: ours is the one that is waited for."""
    document = json.loads(path.read_text(encoding="utf-8"))
    replay = person.ask("POST", "/replays", {"record": document})
    (seat,) = replay["to_move"] if moves == 0 else replay["steps"][(moves or 0) - 1]["to_move"]
    bot = {"kind": "bot", "bot": "uniform"}
    return [{"kind": "me"} if number == seat else bot for number in range(replay["seats"])]


def test_the_risk_is_shown_and_can_be_switched_off(arrive: Arrive) -> None:
    """BQ-2.1 None while the safe cards last; then quakes among cards, and the odds of the next draw."""
    ada = arrive("Ada")
    path, _ = recorded("unfinished-draw")
    ada.open_from(path, moves_in(path), *_beside_bot(ada, path))
    view = ada.shown["view"]
    assert view["safe"] == 0
    pile = ada.page.locator(".pile")
    risk = ada.say("web-quake-risk", quakes=view["quakes_left"], cards=view["pile"])
    expect(pile).to_contain_text(risk)
    odds = round(1000 * view["quakes_left"] / view["pile"]) / 10
    expect(pile).to_contain_text(f"{odds:g}%")
    ada.go("/settings")
    ada.page.get_by_label(ada.say("web-settings-odds")).uncheck()
    ada.page.go_back()
    ada.page.locator("[data-board]").wait_for()
    expect(pile).not_to_contain_text(risk)
    expect(pile).not_to_contain_text("%")


# Quakes


def test_a_quake_is_met_with_what_helps(arrive: Arrive) -> None:
    """The damage in large, a running sum, and why a card that does not help now cannot be used."""
    ada = arrive("Ada")
    path, _ = recorded("unfinished-use")
    ada.open_from(path, moves_in(path), *map(beside, range(4)))
    lift_curtain(ada)
    view = ada.shown["view"]
    meter = ada.page.get_by_role("meter", name=ada.say("web-quake-reached-label"))
    quake = ada.say(f"web-quake-{view['quake'].partition('-')[0]}")
    damage = ada.say("web-quake-damage-of", damage=view["damage"], quake=quake)
    expect(ada.page.locator(".defence")).to_contain_text(damage)
    expect(meter).to_have_attribute("aria-valuetext", f"{view['reached']} of {view['damage']}")
    legal = {move.removeprefix("use ") for move in ada.legal}
    open_cards = [one for cards in view["face_up"] for one in cards]
    wrong = next(one for one in open_cards if one not in legal)
    tap(ada, card(ada, wrong))
    expect(ada.page.locator(".why")).to_be_visible()
    assert ada.shown["view"] == view, "nothing was sent"
    right = sorted(legal)[0]
    tap(ada, card(ada, right))
    expect(card(ada, right)).to_have_attribute("aria-pressed", "true")
    before = ada.number
    ada.hit(ada.page.locator('[data-do="use"]'))
    ada.reach(before + 1)


def test_a_fatal_quake_teaches(arrive: Arrive) -> None:
    """BQ-4.6 The end says what was missing, and which cards would have helped, with their messages."""
    ada = arrive("Ada")
    path, moves = recorded("fatal")
    ada.open_from(path, len(moves) - 1, *map(beside, range(3)))
    ada.play(moves[-1], at_the_table)
    check_ended(ada)
    after = ada.page.locator(".after")
    expect(after.get_by_role("heading", level=2)).to_have_text(ada.say("web-quake-fatal"))
    expect(after.get_by_role("heading", level=3).first).to_have_text(ada.say("web-quake-helped"))
    told = ada.ask("GET", f"/tables/{ada.table}/told")["details"]["debrief"]
    assert not told["survived"]
    game = registry.find("beat-the-quake")
    cards = {one["id"]: one for one in game.components_told(game.options({}), "en")["objects"]}
    assert told["helped"]["cards"]
    missing = told["helped"]["missing"]
    view = ada.shown["view"]
    against = {"damage": view["damage"], "vp": view["damage"] - missing, "missing": missing}
    expect(after).to_contain_text(ada.say("web-quake-against", **against))
    for one in told["helped"]["cards"][:6]:
        assert one["protection"] + one["spared"] >= missing, "each alone would have been enough"
        expect(after).to_contain_text(cards[one["card"]]["message"])


# Notes whatever of this has been on the page, in order: nobody has to look in time.
NOTES = """() => {
  window.notes = [];
  const text = (found) => document.querySelector(found)?.innerText ?? "";
  const look = () => {
    const note = {
      stage: document.querySelector("[data-shock]")?.dataset.shock ?? "",
      damage: text(".shock .damage"),
      verdict: text(".shock .verdict"),
      cards: document.querySelectorAll(".shock .part.on .face").length,
      isOver: document.querySelector("#after, #ending, .defence") !== null,
    };
    if (JSON.stringify(note) !== JSON.stringify(notes.at(-1))) notes.push(note);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
  look();
}"""


def strike(people: Sequence[Person], moves: Sequence[str]) -> list[list[dict[str, Any]]]:
    """The last of these moves brings a quake; what each of them saw of it, until it was acted out."""
    for person in people:
        person.page.evaluate(NOTES)
    mover = next(person for person in people if person.legal)
    mover.play(moves[-1], from_the_list)
    for person in people:
        turn_the_last(person)
        person.wait(lambda person=person: seen_of(person)[-1]["isOver"], "it is acted out")  # type: ignore[misc]
    return [seen_of(person) for person in people]


def seen_of(person: Person) -> list[dict[str, Any]]:
    """What has been on the page of this person."""
    found: list[dict[str, Any]] = person.page.evaluate("notes")
    return found


def test_a_fatal_quake_is_told_in_steps(arrive: Arrive) -> None:
    """BQ-4.1 The damage grows, card by card for its owner alone; of the end nothing is there before."""
    people = [arrive(name, reduced_motion="no-preference", haste=HASTE) for name in ("Ada", "Bo", "Cleo")]
    path, moves = recorded("fatal")
    table = people[0].open_from(path, len(moves) - 1, {"kind": "me"}, {"kind": "open"}, {"kind": "open"})
    for person in people[1:]:
        person.sit_down(table)
    for person in people:
        person.begin()
    for person, notes in zip(people, strike(people, moves), strict=True):
        told = [note for note in notes if note["stage"]]
        stages = list(dict.fromkeys(note["stage"] for note in told))
        assert stages == ["comes", "counts", "defends", "ends"]
        assert not any(note["isOver"] for note in told), "the end stands nowhere before"
        assert {note["verdict"] for note in told if note["stage"] != "ends"} == {""}
        sums = [int(note["damage"]) for note in told if note["damage"]]
        assert sums == sorted(sums)
        assert (len(set(sums)) > 1, sums[-1]) == (True, person.shown["view"]["damage"])
        is_hit = person.shown["yours"] == [person.shown["view"]["turn"]]
        assert (max(note["cards"] for note in told) > 0) is is_hit


def test_a_quake_without_damage_says_what_it_costs(arrive: Arrive) -> None:
    """BQ-4.4 One card: that is asked, and not a sum of 0."""
    ada = arrive("Ada")
    path, _ = recorded("first-seed")
    ada.open_from(path, WITHOUT_DAMAGE, *map(beside, range(2)))
    lift_curtain(ada)
    assert (ada.shown["view"]["damage"], ada.shown["view"]["asks"]) == (0, "use")
    expect(ada.page.locator(".defence")).to_contain_text(ada.say("web-quake-cost"))
    assert ada.page.get_by_role("meter").count() == 0
    chosen = ada.legal[0].removeprefix("use ")
    tap(ada, card(ada, chosen))
    expect(ada.page.locator(".prompt")).to_contain_text(
        ada.say("web-quake-ask-pay-it", name=names_of()[chosen])
    )
    expect(ada.page.locator('[data-do="use"]')).to_have_text(ada.say("web-quake-do-pay"))


def test_what_a_card_teaches_lies_on_the_table(arrive: Arrive) -> None:
    """When we draw it, and nothing has to be closed; it can be read in full."""
    ada = arrive("Ada", reduced_motion="no-preference", haste=HASTE)
    drawn = second_turn(ada)
    assert ada.page.locator(f'[data-lesson="{drawn}"]').count() == 0
    ada.page.locator("[data-pile]").click()
    lesson = ada.page.locator(f'[data-lesson="{drawn}"]')
    lesson.wait_for()
    game = registry.find("beat-the-quake")
    cards = {one["id"]: one for one in game.components_told(game.options({}), "en")["objects"]}
    expect(lesson).to_contain_text(cards[drawn]["message"])
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    lesson.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(cards[drawn]["message"])


def test_a_happy_end_has_a_podium_and_teaches(arrive: Arrive) -> None:
    """BQ-5.3 Who came first, how a tie was broken, and what saved the table."""
    ada = arrive("Ada")
    path, moves = recorded("tie-by-quakes")
    ada.open_from(path, len(moves) - 1, *map(beside, range(3)))
    ada.play(moves[-1], at_the_table)
    check_ended(ada)
    result = ada.shown["result"]
    (winner,) = result["winners"]
    name = ada.shown["seats"][winner]["name"]
    podium = ada.page.get_by_role("list", name=ada.say("web-quake-podium"))
    first = ada.say("web-quake-rank", rank=1, name=name, points=max(result["scores"]))
    expect(podium.get_by_role("listitem").filter(has_text=first)).to_have_count(1)
    tie = ada.say("web-quake-tie-alone", points=max(result["scores"]), names=name)
    expect(ada.page.locator(".after")).to_contain_text(tie)
    told = ada.ask("GET", f"/tables/{ada.table}/told")["details"]["debrief"]
    assert told["tie"] == "alone"
    for one in told["saved"][:3]:
        expect(ada.page.locator(".after")).to_contain_text(names_of()[one])


def test_the_hand_is_whole_while_a_quake_is_met(arrive: Arrive) -> None:
    """On the screen of a usual laptop."""
    ada = arrive("Ada", viewport={"width": 1366, "height": 768})
    path, _ = recorded("first-seed")
    ada.open_from(path, WITHOUT_DAMAGE, *map(beside, range(2)))
    lift_curtain(ada)
    assert ada.shown["view"]["hand"]
    for one in ada.shown["view"]["hand"]:
        expect(card(ada, one)).to_be_in_viewport(ratio=0.99)


def test_advanced_discards_are_private_where_the_rules_say_so(arrive: Arrive) -> None:
    """BQ-6.2 Who discards from the hand is told so; the others see that, and not what."""
    ada, bo = arrive("Ada"), arrive("Bo")
    path, _ = recorded("unfinished-discard-hand")
    mine = _beside_bot(ada, path).index({"kind": "me"})
    seats = [{"kind": "bot", "bot": "uniform"} for _ in range(3)]
    seats[mine], seats[(mine + 1) % 3] = {"kind": "me"}, {"kind": "open"}
    table = ada.open_from(path, moves_in(path), *seats)
    bo.sit_down(table)
    ada.begin()
    bo.begin()
    assert ada.shown["view"]["asks"] == "discard-hand"
    expect(ada.page.locator(".prompt")).to_contain_text(ada.say("web-quake-ask-discard-hand"))
    chosen = ada.shown["view"]["hand"][0]
    tap(ada, card(ada, chosen))
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.say("web-quake-private"))
    before = bo.number
    ada.hit(ada.page.locator('[data-act="discard"]'))
    bo.reach(before + 1)
    bo.rest()
    assert hidden_in(bo.page.content(), [chosen]) == []
    assert chosen not in json.dumps(bo.heard[1:])


# One screen for several


def test_a_curtain_hides_one_hand_from_the_other(arrive: Arrive) -> None:
    """While it is down, nothing of either hand is on the page: no card, no move, no line, no sum."""
    ada = arrive("Ada")
    path, moves = recorded("first-seed")
    ada.open_from(path, 0, beside(0), beside(1))
    curtains = 0
    last: dict[int, Any] = {}
    for move in moves[:24]:
        curtain = ada.page.locator("[data-curtain]")
        if curtain.count():
            curtains += 1
            seat = ada.shown["seen_by"]
            name = ada.shown["seats"][seat]["name"]
            expect(curtain).to_contain_text(ada.say("web-pass", name=name))
            ada.page.get_by_role("tab", name=ada.say("web-panel-choices")).click()
            ada.rest()
            view = ada.shown["view"]
            hidden = {*view["hand"], *last.get(1 - seat, ())}
            seen = {one for cards in view["face_up"] + view["used_by_others"] for one in cards}
            html = ada.page.content()
            told_openly = ada.page.locator(".panel").inner_text() + "".join(_lines(ada))
            assert hidden_in(html, sorted(hidden - seen - {*view["gone"]})) == []
            assert ada.page.locator("[data-card], [data-move]").count() == 0
            assert hidden_in(told_openly, sorted(hidden - seen)) == []
            curtain.get_by_role("button", name=ada.say("web-pass-open", name=name)).click()
            for one in view["hand"]:
                expect(card(ada, one)).to_have_count(1)
            ada.page.get_by_role("tab", name=ada.say("web-panel-moves")).click()
        last[ada.shown["seen_by"]] = list(ada.shown["view"]["hand"])
        ada.play(move, at_the_table)
    assert curtains >= 4


def _lines(person: Person) -> list[str]:
    """What was said to those who do not see the screen."""
    return person.page.get_by_role("log", name=person.say("web-announcements")).all_inner_texts()


# Afterwards


def test_a_replay_lifts_the_fog(arrive: Arrive) -> None:
    """Every hand, or that of one seat alone."""
    ada = arrive("Ada")
    path, moves = recorded("fatal")
    ada.open_from(path, len(moves) - 1, *map(beside, range(3)))
    ada.play(moves[-1], at_the_table)
    check_ended(ada)
    ada.go(f"/t/{ada.table}/games/1?move={len(moves) - 5}")
    knowing = ada.page.get_by_label(ada.say("web-replay-knowledge"))
    knowing.wait_for()
    document = json.loads(path.read_text(encoding="utf-8"))
    views = [ada.ask("POST", "/replays", {"record": document, "seat": seat}) for seat in range(3)]
    hands = [_view_at(replay, len(moves) - 5)["hand"] for replay in views]
    for one in (one for hand in hands for one in hand):
        expect(ada.page.locator(f'[data-shown="{one}"]')).to_have_count(1)
    knowing.select_option("1")
    for one in hands[1]:
        expect(card(ada, one)).to_have_count(1)
    expect(ada.page.locator("[data-shown]")).to_have_count(0)
    others = [one for seat in (0, 2) for one in hands[seat]]
    expect(ada.page.locator(", ".join(f'[data-card="{one}"]' for one in others))).to_have_count(0)


def _view_at(replay: dict[str, Any], moves: int) -> dict[str, Any]:
    from ludotheque.engine.patches import patched

    view: dict[str, Any] = replay["view"]
    for step in replay["steps"][:moves]:
        view = patched(view, step["changes"])
    return view


@pytest.mark.parametrize(("name", "seats"), [("fatal", 3), ("first-seed", 2)])
def test_a_page_for_talking_about_it(arrive: Arrive, name: str, seats: int) -> None:
    """What saved the table, what hurt, the messages of the cards seen; it prints without buttons."""
    ada = arrive("Ada")
    path, moves = recorded(name)
    ada.open_from(path, len(moves) - 1, *map(beside, range(seats)))
    ada.play(moves[-1], at_the_table)
    check_ended(ada)
    ada.page.locator(".ending").get_by_role("link", name=ada.say("web-debrief")).click()
    ada.page.wait_for_url(re.compile(r"/games/1/debrief$"))
    banner = "web-quake-debrief-fatal" if name == "fatal" else "web-quake-debrief-survived"
    expect(ada.page.locator(".banner")).to_have_text(ada.say(banner))
    told = ada.ask("GET", f"/tables/{ada.table}/told")["details"]["debrief"]
    game = registry.find("beat-the-quake")
    cards = {one["id"]: one for one in game.components_told(game.options({}), "en")["objects"]}
    for one in told["seen"]:
        expect(ada.page.locator(".messages")).to_contain_text(cards[one]["message"])
    ada.page.emulate_media(media="print")
    expect(ada.button("web-rules-print")).not_to_be_visible()
    expect(ada.page.locator(".messages")).to_be_visible()


def test_axe_finds_nothing_serious_while_a_card_is_read(arrive: Arrive) -> None:
    ada = arrive("Ada")
    path, _ = recorded("unfinished-show")
    ada.open_from(path, moves_in(path), *_beside_bot(ada, path))
    tap(ada, ada.page.locator(".hand [data-card]").first)
    ada.page.get_by_role("dialog").wait_for()
    assert barriers(ada, is_last=True) == []


def test_the_rules_of_this_game_are_found(arrive: Arrive) -> None:
    """From everywhere a choice of games; from a table of this game, its own rules, with the credits."""
    ada = arrive("Ada")
    ada.go("/")
    ada.link("web-nav-rules").click()
    ada.page.locator('main a[href="/rules/beat-the-quake"]').click()
    expect(ada.page.locator("main")).to_contain_text("Gergely Szakács")
    expect(ada.page.locator("main")).to_contain_text("no commercial purpose")
    open_quake(ada, "me", "bot:level-1")
    expect(ada.link("web-nav-rules")).to_have_attribute("href", "/rules/beat-the-quake")
