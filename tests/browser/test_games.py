"""Seismic in the browser, in every way to play it; what the house kept of a game is checked at its end."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.engine.records import Record
from tests.browser.conftest import Arrive
from tests.browser.people import (
    Chooser,
    Person,
    Way,
    beside,
    check_ended,
    from_the_list,
    holds,
    moves_in,
    on_the_map,
    play_out,
    tab_to,
    with_keys,
)
from tests.browser.words import say
from tests.support.recorded import RECORDS

RECORDED = RECORDS / "seismic"
PLAIN = RECORDED / "plain.json"
HASTE = 20  # so much faster is the clock of pages where a whole game is played


def test_two_people_play_a_whole_game(arrive: Arrive) -> None:
    """From the door to the end, one on the map and the other from the list."""
    ada, bob = arrive(haste=HASTE), arrive(haste=HASTE)
    ada.enter("Ada")
    bob.enter("Bob")
    table = ada.open_table("me", "open")
    bob.sit_down(table)
    ada.begin()
    bob.begin()
    moves = play_out((ada, on_the_map), (bob, from_the_list))
    record = check_ended(ada, bob)
    assert (len(record.moves), record.players) == (moves, ("Ada", "Bob"))
    assert record.result is not None
    for person in (ada, bob):
        heading = person.page.locator("#ending").inner_text()
        assert [name for name in record.players if name in heading] == [
            record.players[seat] for seat in record.result["winners"]
        ]


# A whole game in every way would try the same moves again and again: its first moves, every kind of prompt
# and its last moves to the end are tried in each.


def test_one_click_and_a_game_against_a_bot_with_the_mouse(arrive: Arrive) -> None:
    """Nobody has come in before, and everything moves that can; after some moves it is given up."""
    ada = arrive(reduced_motion="no-preference")
    ada.go("/")
    ada.button("web-play-now").first.click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
    moves = play_out((ada, on_the_map), most=6)
    ada.resign()
    record = ada.record()
    assert holds(record)
    assert moves < len(record.moves)
    assert record.players[0].startswith("Guest ")


def test_a_first_game_with_the_keyboard_alone(arrive: Arrive) -> None:
    """From the address line to the first moves: no click, no tap."""
    ada = arrive()
    ada.go("/")
    tab_to(ada, ada.button("web-play-now").first)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
    expect(ada.page.get_by_role("log", name=ada.say("web-announcements"))).not_to_be_empty()
    assert play_out((ada, with_keys), most=6) == 6


def test_a_first_game_with_a_finger_on_a_small_screen(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True)
    ada.open_table("me", "bot:level-1")
    assert play_out((ada, on_the_map), most=6) == 6


def test_a_first_game_in_french(arrive: Arrive) -> None:
    ada = arrive("Hélène", language="fr")
    ada.open_table("me", "bot:level-2")
    assert ada.page.evaluate("document.documentElement.lang") == "fr"
    assert play_out((ada, from_the_list), most=6) == 6


DEVICES: dict[str, dict[str, Any]] = {
    "mouse": {"reduced_motion": "no-preference"},
    "keys": {},
    "finger": {"phone": True},
    "list": {"language": "fr"},
}
WAYS: dict[str, Way] = {
    "mouse": on_the_map,
    "keys": with_keys,
    "finger": on_the_map,
    "list": from_the_list,
}


def near_the_end(arrive: Arrive, way: str) -> tuple[Person, Record]:
    """Play the last moves of a game against a bot in this way."""
    person = arrive("Hélène", **DEVICES[way])
    person.open_from(PLAIN, moves_in(PLAIN) - 16, {"kind": "me"}, {"kind": "bot", "bot": "level-1"})
    assert play_out((person, WAYS[way])) > 0
    record = check_ended(person)
    assert record.players[0] == "Hélène"
    return person, record


@pytest.mark.parametrize("way", ["mouse", "finger"])
def test_the_end_of_a_game_on_the_map(arrive: Arrive, way: str) -> None:
    near_the_end(arrive, way)


def test_the_end_of_a_game_with_the_keyboard_alone(arrive: Arrive) -> None:
    ada, _ = near_the_end(arrive, "keys")
    tab_to(ada, ada.link("web-replay"))
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(re.compile(r"/games/1"))


def test_the_end_of_a_game_in_french(arrive: Arrive) -> None:
    """From the list; and what is said afterwards is French from the first word to the last."""
    ada, _ = near_the_end(arrive, "list")
    text = ada.page.locator("main").inner_text()
    assert not re.search(r"[ \w][;!?](\s|$)| [:»]|« ", text), "a plain space, or none, before a sign"
    english = {say("en", key) for key in ("web-replay", "web-rematch", "web-save-record", "web-panel-moves")}
    assert not [words for words in english if words in text]


@pytest.mark.parametrize("way", WAYS)
def test_every_kind_of_prompt_is_answered(arrive: Arrive, way: str) -> None:
    """Second tiles, aftershocks, towns to be hit first and tied sides, each from a game where it is asked."""
    ada = arrive("Ada", **DEVICES[way])
    asked = {}
    for name, seats in (("quake", 3), ("town", 2), ("turn", 2)):
        path = RECORDED / f"unfinished-{name}.json"
        ada.open_from(path, moves_in(path), *map(beside, range(seats)))
        asked[name] = ada.shown["view"]["asks"]
        play_out((ada, WAYS[way]), most=4)
    assert asked == {"quake": "quake", "town": "town", "turn": "turn"}


def test_a_game_with_every_variant(arrive: Arrive) -> None:
    """The last moves of one, on the map."""
    ada = arrive("Ada")
    path = RECORDED / "big-one+dilemma+aftershocks+twin-cities.json"
    ada.open_from(path, moves_in(path) - 30, beside(0), beside(1))
    play_out((ada, on_the_map), chooser=Chooser(3))
    check_ended(ada)
