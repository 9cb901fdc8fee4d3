"""Moves taken back for practice, against bots alone: allowed when a table is opened or later, and said so."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import Person

BOT = {"kind": "bot", "bot": "uniform"}
SMALL = {"table": "small"}


def play_turn(ada: Person, which: int = 0) -> None:
    """A tile and its crew, if it may have one, and whatever the bot answers."""
    since = len(ada.heard)

    def is_answered() -> bool:
        return any(news.get("kind") == "moved" and news["seat"] == 1 for news in ada.heard[since:])

    while not is_answered() and ada.shown["to_move"] == [0]:
        number = ada.number
        ada.command("play", ada.table, move=ada.legal[which])
        ada.reach(number + 1)
    ada.wait(lambda: is_answered() and ada.legal, "the bot's answer")


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_a_turn_is_taken_back_past_the_answer_of_a_bot(arrive: Arrive, language: str, phone: bool) -> None:
    """By the button and by key; then another turn is played. The story tells it."""
    ada = arrive("Ada", language=language, phone=phone)
    ada.open_with("seismic", {"kind": "me"}, BOT, options=SMALL, practice=True)
    ada.await_turn()
    first = ada.shown["view"]
    play_turn(ada)
    undo = ada.page.locator('[data-do="undo"]')
    expect(undo).to_have_text(ada.say("web-undo"))
    ada.hit(undo)
    ada.wait(lambda: ada.shown["view"] == first, "the position before the turn")
    expect(ada.page.locator("#panel")).to_contain_text(re.compile("takes back|reprend"))
    play_turn(ada, -1)
    second = ada.shown["view"]
    assert second != first
    ada.page.keyboard.press("u")
    ada.wait(lambda: ada.shown["view"] == first, "the same position again")
    play_turn(ada)
    ada.page.keyboard.press("Control+z")
    ada.wait(lambda: ada.shown["view"] == first, "the same position once more")


def test_it_is_chosen_with_a_new_table(arrive: Arrive) -> None:
    """Where it cannot be, the page says why; where it is, it stands beside the button, and is remembered."""
    ada = arrive("Ada")
    ada.go("/new/seismic")
    box = ada.page.locator("[name=practice]")
    expect(box).to_be_disabled()
    main = ada.page.locator("main")
    expect(main).to_contain_text(ada.say("web-practice-others"))
    seat = ada.page.get_by_label(ada.say("web-new-who", letter="B"), exact=True)
    seat.select_option("bot:level-1")
    expect(main).not_to_contain_text(ada.say("web-practice-others"))
    box.check()
    finish = ada.page.locator(".finish")
    expect(finish).to_contain_text(ada.say("web-new-summary-practice"))
    clock = ada.page.locator("[name=clock][value=days]")
    clock.check()
    expect(box).to_be_disabled()
    expect(main).to_contain_text(ada.say("web-practice-clock"))
    expect(finish).not_to_contain_text(ada.say("web-new-summary-practice"))
    ada.page.locator("[name=clock][value=none]").check()
    ada.button("web-new-do-play").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
    assert ada.shown["practice"] is True
    ada.go("/new/seismic")
    expect(box).to_be_checked()
    ada.go("/new/situation-4")
    expect(box).to_be_disabled()
    expect(main).to_contain_text(ada.say("web-practice-timed"))


def test_it_is_allowed_in_the_middle_and_told_at_the_end(arrive: Arrive) -> None:
    """In the menu, once; the end and the list of games say that it was practice."""
    ada = arrive("Ada")
    table = ada.open_with("seismic", {"kind": "me"}, BOT, options=SMALL)
    ada.await_turn()
    play_turn(ada)
    expect(ada.page.locator('[data-do="undo"]')).to_have_attribute("aria-disabled", "true")
    ada.button("web-menu").click()
    ada.page.locator('[data-do="practice"]').click()
    ada.hit(ada.page.locator('[data-do="undo"]'))
    ada.wait(lambda: not ada.shown.get("undo"), "the beginning")
    ada.button("web-menu").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ada.say("web-practice-on"))
    expect(ada.page.locator('[data-do="practice"]')).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.command("resign", table)
    expect(ada.page.locator("[data-practice]")).to_have_text(ada.say("web-practice-ended"))
    ada.go("/")
    played = ada.page.locator(f'a.ticket[href="/t/{table}/games/1"]')
    expect(played).to_contain_text(ada.say("web-played-practice"))
