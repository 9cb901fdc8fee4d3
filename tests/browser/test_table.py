"""What else happens at a table: two tabs, watching, taking back, playing again, pictures."""

from pathlib import Path
from xml.etree import ElementTree

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import (
    Person,
    beside,
    check_ended,
    from_the_list,
    holds,
    moves_in,
    on_the_map,
    play_out,
)
from tests.support.recorded import RECORDS

PLAIN = RECORDS / "seismic" / "plain.json"
SHORT = RECORDS / "seismic" / "there-and-back.json"  # five moves


def sit_together(ada: Person, bob: Person) -> str:
    """Both at a table of two, the game begun."""
    table = ada.open_table("me", "open")
    bob.sit_down(table)
    ada.begin()
    bob.begin()
    return table


def test_two_tabs_of_one_person_show_the_same_game(arrive: Arrive) -> None:
    """A move in one is there in the other at once, and either may go on."""
    ada = arrive("Ada")
    table = ada.open_from(PLAIN, moves_in(PLAIN) - 12, beside(0), beside(1))
    second = ada.another_tab()
    second.go(f"/t/{table}")
    second.begin()
    tabs = [(ada, on_the_map), (second, from_the_list)]
    while ada.status == "playing":
        tabs.reverse()
        tabs[0][0].page.bring_to_front()  # a tab behind another is painted once in a second
        play_out(*tabs, most=1)
        assert ada.shown["view"] == second.shown["view"]
    check_ended(ada, second)


def test_the_host_lets_bots_have_the_open_seats(arrive: Arrive) -> None:
    """Of whatever level; who came by the link cannot, and the game begins when nobody is missing any more."""
    ada, bob = arrive("Ada"), arrive("Bob")
    table = ada.open_table("me", "open", "open")
    bob.go(f"/t/{table}")
    expect(bob.button("web-sit")).to_have_count(2)
    expect(bob.button("web-fill")).to_have_count(0)
    ada.page.get_by_label(ada.say("web-fill-who", number=2)).select_option("level-1")
    ada.button("web-fill").first.click()
    expect(ada.button("web-fill")).to_have_count(1)
    expect(bob.button("web-sit")).to_have_count(1)
    assert ada.shown["seats"][1]["bot"] == "level-1"
    ada.button("web-fill").click()
    ada.begin()
    bob.begin()
    assert [seat["kind"] for seat in bob.shown["seats"]] == ["person", "bot", "bot"]


def test_who_watches_sees_everything_and_may_do_nothing(arrive: Arrive) -> None:
    ada, bob, carl = arrive("Ada"), arrive("Bob"), arrive("Carl")
    table = sit_together(ada, bob)
    carl.go(f"/t/{table}")
    carl.begin()
    for _ in range(3):
        play_out((ada, from_the_list), (bob, from_the_list), most=2)
        carl.reach(ada.number)
        assert carl.legal == []
        expect(carl.page.locator("[data-cell]")).to_have_count(len(ada.shown["view"]["tiles"]))
    assert carl.page.locator('[data-shape][aria-disabled="false"]').count() == 0
    carl.page.get_by_role("tab", name=carl.say("web-panel-choices")).click()
    expect(carl.page.get_by_text(carl.say("web-choices-none"))).to_be_visible()
    ada.resign()
    carl.await_end()
    expect(carl.page.locator("#ending")).to_contain_text("Bob")
    assert carl.button("web-rematch").count() == 0


def test_a_move_is_taken_back_if_the_other_agrees(arrive: Arrive) -> None:
    """Once the pile is empty: where a tile was drawn since, nothing can be taken back."""
    ada, bob = arrive("Ada"), arrive("Bob")
    table = ada.open_from(PLAIN, moves_in(PLAIN) - 6, {"kind": "me"}, {"kind": "open"})
    bob.sit_down(table)
    ada.begin()
    bob.begin()
    assert ada.shown["view"]["pile"] == 0
    mover, other = (ada, bob) if ada.legal else (bob, ada)
    while mover.legal:  # a tile and a crew; then it is the other's turn, and taking back is asked for
        play_out((mover, from_the_list), most=1)
    for agrees in (False, True):
        before = mover.shown["moves"]
        mover.button("web-menu").click()
        mover.button("web-ask-takeback").click()
        other.button("web-agree" if agrees else "web-refuse").click()
        expect(mover.button("web-withdraw")).to_be_hidden()
        assert mover.shown["moves"] == before - agrees
    assert mover.legal
    play_out((ada, from_the_list), (bob, from_the_list))
    check_ended(ada, bob)


def test_a_tile_is_taken_back_before_the_turn_has_passed(arrive: Arrive) -> None:
    """Nobody is asked for that."""
    ada = arrive("Ada")
    ada.open_from(PLAIN, 30, beside(0), beside(1))
    for _ in range(20):
        move = next((move for move in ada.legal if move.startswith("place")), "crew -")
        before = ada.shown["moves"]
        ada.play(move, on_the_map)
        if ada.shown.get("undo"):
            break
    ada.button("web-undo").click()
    ada.wait(lambda: ada.shown["moves"] == before, "the tile is back")
    assert move in ada.legal
    ada.play(move, on_the_map)
    ada.resign()
    assert ada.record().texts[before] == move
    assert holds(ada.record())


def test_another_game_at_the_same_table(arrive: Arrive) -> None:
    ada, bob = arrive("Ada"), arrive("Bob")
    sit_together(ada, bob)
    play_out((ada, from_the_list), (bob, from_the_list), most=4)
    ada.resign()
    bob.await_end()
    ada.button("web-rematch").click()
    bob.button("web-start-ready").click()
    for person in (ada, bob):
        person.begin()
        person.wait(lambda person=person: person.shown["round"] == 2, "the second game")  # type: ignore[misc]
    play_out((ada, on_the_map), (bob, on_the_map), most=4)
    bob.resign()
    ada.await_end()
    first, second = ada.record(1), ada.record(2)
    assert holds(first)
    assert holds(second)
    assert first.setup != second.setup


def test_who_has_gone_and_who_comes_back_are_asked_about_in_sight(arrive: Arrive) -> None:
    """On a phone above the board; a bot is offered once the house would let it play."""
    ada, bob = arrive("Ada", phone=True), arrive("Bob")
    table = sit_together(ada, bob)
    bob.command("leave", table)
    ada.wait(lambda: ada.shown["seats"][1]["left"], "Bob is gone")
    gone = ada.page.locator(".asks.over")
    expect(gone).to_contain_text(ada.say("web-gone", name="Bob"))
    expect(gone.get_by_role("timer")).to_be_in_viewport(ratio=1)
    expect(ada.button("web-replace")).to_have_count(0)
    ada.command("leave", table)
    back = ada.button("web-return")
    expect(back).to_be_in_viewport(ratio=1)
    ada.hit(back)
    ada.wait(lambda: not ada.shown["seats"][0]["left"], "Ada is back")
    expect(back).to_have_count(0)


def test_talk_that_was_not_read_is_marked(arrive: Arrive) -> None:
    """From the first word on, until one looks; on a phone in the row below the board."""
    ada, bo = arrive("Ada"), arrive("Bo", phone=True)
    table = sit_together(ada, bo)
    ada.command("say", table, text="Hello")
    mark = bo.page.locator(".count")
    expect(mark).to_contain_text("1")
    expect(mark).to_be_in_viewport(ratio=1)
    bo.hit(bo.page.locator("#tab-chat"))
    expect(bo.page.get_by_role("tabpanel")).to_contain_text("Hello")
    expect(mark).to_have_count(0)
    expect(ada.page.locator(".count")).to_have_count(0)


LOOKS_AWAY = """(away) => {
  Object.defineProperty(document, "hidden", {value: away, configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_tab_says_that_it_is_ones_turn(arrive: Arrive) -> None:
    """Only while one looks elsewhere: in its title and in its sign."""
    ada = arrive("Ada")
    ada.open_from(PLAIN, moves_in(PLAIN) - 20, {"kind": "me"}, {"kind": "bot", "bot": "uniform"})
    ada.await_turn()
    title = ada.page.title()
    sign = ada.page.locator("link[rel=icon]").get_attribute("href")
    ada.page.evaluate(LOOKS_AWAY, True)
    expect(ada.page).to_have_title(ada.say("web-title-turn", title=title))
    assert ada.page.locator("link[rel=icon]").get_attribute("href") != sign
    ada.page.evaluate(LOOKS_AWAY, False)
    expect(ada.page).to_have_title(title)


NOTICES = """() => {
  window.told = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { told.push([title, body]); }
  };
}"""


def test_a_notice_comes_to_whoever_looks_elsewhere(arrive: Arrive) -> None:
    """Once it is switched on, with each turn; and none to who looks at the table."""
    ada = arrive("Ada")
    ada.open_from(PLAIN, moves_in(PLAIN) - 20, {"kind": "me"}, {"kind": "bot", "bot": "uniform"})
    ada.await_turn()
    ada.page.evaluate(NOTICES)
    title = ada.page.title()
    ada.button("web-notices").click()
    ada.page.evaluate(LOOKS_AWAY, True)
    while not ada.page.evaluate("told.length"):
        assert ada.await_turn()
        ada.play(ada.legal[0], from_the_list)
    assert ada.page.evaluate("told") == [[ada.say("web-your-turn"), title]]
    ada.page.evaluate(LOOKS_AWAY, False)
    turn = ada.shown["moves"]
    while ada.shown["moves"] < turn + 4 and ada.await_turn():
        ada.play(ada.legal[0], from_the_list)
    assert ada.page.evaluate("told.length") == 1


def test_a_game_is_kept_as_a_poster_and_as_a_record(arrive: Arrive, tmp_path: Path) -> None:
    ada = arrive("Ada")
    ada.open_from(SHORT, moves_in(SHORT) - 1, beside(0), beside(1))
    play_out((ada, on_the_map))
    record = check_ended(ada)

    png = ada.keep(lambda: ada.button("web-poster-png").click(), tmp_path)
    assert png.name == f"seismic-{ada.table}-1.png"
    drawn = png.read_bytes()
    assert drawn.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = int.from_bytes(drawn[16:20]), int.from_bytes(drawn[20:24])

    svg = ada.keep(lambda: ada.button("web-poster-svg").click(), tmp_path).read_text(encoding="utf-8")
    drawing = ElementTree.fromstring(svg)
    assert (width, height) == (2 * float(drawing.get("width", 0)), 2 * float(drawing.get("height", 0)))
    assert "Ada" in "".join(drawing.itertext())

    kept = ada.keep(lambda: ada.link("web-save-record").click(), tmp_path)
    assert kept.name == f"seismic-{ada.table}-1.json"
    assert moves_in(kept) == len(record.moves)
