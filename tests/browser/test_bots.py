"""Bots on the screen: levels with a name and a sentence, hints, what a bot knows, bots among themselves."""

import re

import pytest
from playwright.sync_api import expect

from ludotheque.engine.patches import patched
from tests.bots.test_review import BLUNDER
from tests.browser.conftest import Arrive
from tests.browser.people import beside
from tests.browser.screens import PLAIN, quake_ended, review_of
from tests.browser.words import say

LEVEL = 3
BOT = {"kind": "bot", "level": LEVEL}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_level_has_a_name_and_a_sentence(arrive: Arrive, language: str) -> None:
    """On the page of a new table, and at the table, in one's own language; and what a bot knows is said."""
    ada = arrive("Ada", language=language)
    ada.go("/new/seismic")
    main = ada.page.locator("main")
    expect(main).to_contain_text(ada.say("bot-fair"))
    seat = ada.page.get_by_label(ada.say("web-new-who", letter="B"), exact=True)
    seat.select_option(f"bot:level-{LEVEL}")
    name = ada.say(f"bot-level-{LEVEL}")
    expect(seat.locator("option:checked")).to_contain_text(name)
    expect(main).to_contain_text(ada.say(f"bot-level-{LEVEL}-seismic"))
    ada.button("web-new-do-play").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
    expect(ada.page.get_by_role("list", name=ada.say("web-players"))).to_contain_text(name)
    ada.hit(ada.page.locator("[data-bot]"))
    dialog = ada.page.get_by_role("dialog", name=ada.say("web-bot-knows", name=name))
    for key in ("bot-fair", "web-bot-knows-seismic", f"bot-level-{LEVEL}-seismic"):
        expect(dialog).to_contain_text(ada.say(key))


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_is_shown_on_the_map_and_can_be_played(arrive: Arrive, phone: bool) -> None:
    """The best moves, why, and where; one is chosen, and is played when that is confirmed."""
    ada = arrive("Ada", phone=phone)
    ada.open_from(PLAIN, 67, {"kind": "me"}, BOT)
    ada.await_turn()
    if phone:
        ada.hit(ada.page.locator('[data-do="hint"]'))
    else:
        ada.map.press("h")
    best = ada.page.locator("[data-hint]")
    expect(best.first).to_be_visible()
    assert 1 <= best.count() <= 3
    expect(best.first).to_contain_text(re.compile(r"\d+%"))
    expect(best.first).to_be_in_viewport(ratio=1)  # the others scroll
    move = best.first.get_attribute("data-hint") or ""
    expect(ada.page.locator(".hint-box .why li").first).to_be_visible()
    marks = ada.page.locator("[data-marked]")
    expect(marks).to_have_count(best.count())
    if not phone:
        best.first.hover()
        expect(marks.last).to_have_attribute("data-marked", move)  # it lies over the others
    assert move in ada.legal
    ada.hit(best.first)
    expect(ada.page.locator("[data-ghost]")).to_have_attribute("data-ghost", move.removeprefix("place "))
    expect(ada.page.locator(f'[data-marked="{move}"]')).to_have_count(0)
    expect(ada.page.locator("#panel")).to_contain_text("Ada asks for a hint.")
    before = ada.shown["moves"]
    ada.hit(ada.page.locator(".near .button.main"))
    ada.wait(lambda: ada.shown["moves"] > before, "the hinted move")
    expect(best).to_have_count(0)
    expect(marks).to_have_count(0)


def test_no_hint_where_the_host_wants_none(arrive: Arrive) -> None:
    """The box on the page of a new table is not ticked: nothing is offered, and H asks for nothing."""
    ada = arrive("Ada")
    ada.open_with("seismic", {"kind": "me"}, beside(1), hints=False)
    ada.await_turn()
    expect(ada.page.locator('[data-do="hint"]')).to_have_count(0)
    ada.map.press("h")
    assert ada.page.locator("[role=alert]").count() == 0
    ada.go("/new/seismic")
    expect(ada.page.get_by_role("checkbox", name=ada.say("web-new-hints"))).to_be_checked()


def test_bots_are_watched(arrive: Arrive) -> None:
    """Bots on all seats with one click; the game goes on by itself, waits when told to, and goes on."""
    ada = arrive("Ada")
    ada.go("/new/seismic")
    ada.hit(ada.page.locator('[data-do="watch"]'))
    ada.page.get_by_role("radio", name=ada.say("web-new-pause-of", pause=1500)).check(force=True)
    ada.button("web-new-do-watch").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
    ada.wait(lambda: ada.shown["moves"] >= 1, "a move of a bot")
    ada.hit(ada.page.locator('[data-do="pause"]'))
    ada.wait(lambda: ada.status == "paused", "a pause")
    for said in (".watching", ".prompt"):
        expect(ada.page.locator(said)).to_contain_text(ada.say("web-paused"))
    moves = ada.shown["moves"]
    for step in (1, 2):
        number = ada.number
        ada.hit(ada.page.locator('[data-do="step"]'))
        ada.reach(number + 2)  # that it was asked for, and the move
        assert (ada.status, ada.shown["moves"]) == ("paused", moves + step)
    ada.hit(ada.page.locator('[data-do="resume"]'))
    ada.wait(lambda: ada.shown["moves"] > moves, "another move")

    # The page of a new table remembers it, and there is a way back.
    ada.go("/new/seismic")
    ada.button("web-new-do-watch").wait_for()
    ada.hit(ada.page.locator('[data-do="play-myself"]'))
    seat = ada.page.get_by_label(ada.say("web-new-who", letter="A"), exact=True)
    expect(seat).to_have_value("me")
    expect(ada.button("web-new-do-play")).to_be_visible()


def test_a_pause_of_bots_is_told_on_a_phone(arrive: Arrive) -> None:
    """Above the board, where one looks."""
    ada = arrive("Ada", phone=True)
    bots = [{"kind": "bot", "level": LEVEL}] * 2
    ada.open_with("seismic", *bots, options={"table": "small"}, pause=1000)
    ada.hit(ada.page.locator('[data-do="pause"]'))
    ada.wait(lambda: ada.status == "paused", "a pause")
    told = ada.page.locator(".watching")
    expect(told).to_contain_text(ada.say("web-paused"))
    expect(told).to_be_in_viewport(ratio=1)


def test_a_finished_game_names_its_bots_in_the_language_of_the_page(arrive: Arrive) -> None:
    """In the list, in the replay and in the review; at once when another language is chosen."""
    ada = arrive("Ada", language="fr")
    start = {"record": BLUNDER, "moves": len(BLUNDER["moves"]) - 1}
    table = ada.open_with("seismic", BOT, {"kind": "me"}, start=start)
    ada.command("play", table, move=BLUNDER["moves"][-1])
    ada.await_end()
    ada.go("/")
    french, english = (say(language, f"bot-level-{LEVEL}") for language in ("fr", "en"))
    played = ada.page.locator(f'a.ticket[href="/t/{table}/games/1"]')
    expect(played).to_contain_text(french)
    expect(played).not_to_contain_text(english)
    ada.page.locator("button[lang=en]").click()
    expect(played).to_contain_text(english)
    ada.page.locator("button[lang=fr]").click()
    expect(played).to_contain_text(french)
    review_of(ada, table)
    expect(ada.page.locator(".seat h3").first).to_contain_text(french)


def test_a_game_through_the_eyes_of_a_seat(arrive: Arrive) -> None:
    """Once it is over: the hand of that seat is seen, and no other; the address says whose eyes."""
    ada = arrive("Ada")
    quake_ended(ada, "fatal")
    ada.go(f"/t/{ada.table}/games/1?move=30&seat=1")
    hand = ada.page.locator(".hand [data-card]")
    expect(hand.first).to_be_visible()
    record = ada.ask("GET", f"/tables/{ada.table}/games/1/record")
    replay = ada.ask("POST", "/replays", {"record": record, "seat": 1})
    view = replay["view"]
    for step in replay["steps"][:30]:
        view = patched(view, step["changes"])
    assert "hands" not in view
    assert sorted(card.get_attribute("data-card") or "" for card in hand.all()) == sorted(view["hand"])
    choice = ada.page.get_by_role("combobox", name=ada.say("web-replay-knowledge"))
    expect(choice).to_have_value("1")
    choice.select_option("all")
    ada.wait(lambda: "seat=" not in ada.page.url, "nobody's eyes")
