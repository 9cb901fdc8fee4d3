"""A game that was played, again: from the house, from a file; and from there on anew."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.bots.test_review import BLUNDER
from tests.browser.conftest import Arrive
from tests.browser.people import Person, beside, check_ended, moves_in, on_the_map, play_out
from tests.browser.screens import FIRST_THOUGHT, begin_review, quake_ended, review_of, reviewed
from tests.support.recorded import RECORDS, expected

PLAIN = RECORDS / "seismic" / "plain.json"
REVIEWS = "**/api/v1/replays/review*"
SHORT = RECORDS / "seismic" / "there-and-back.json"  # five moves


def place(person: Person) -> tuple[int, int]:
    """Which move is shown, of how many."""
    at, count = re.findall(r"\d+", person.page.locator("output").inner_text())
    return int(at), int(count)


def scores(person: Person) -> list[int]:
    """What the page shows for each seat."""
    seats = person.page.get_by_role("list", name=person.say("web-players")).locator(".score")
    return [int(text) for text in seats.all_inner_texts()]


def slider(person: Person) -> Locator:
    """The slider over all moves."""
    return person.page.get_by_role("slider")


def review_of_file(person: Person, file: Path) -> None:
    """The panel of the review, beside a record from a file."""
    person.go("/review")
    person.page.get_by_label(person.say("web-replay-choose-file")).set_input_files(file)
    person.page.get_by_role("radio", name=person.say("web-review"), exact=True).check(force=True)


def test_a_finished_game_is_watched_again_and_played_on(arrive: Arrive) -> None:
    ada = arrive("Ada", haste=10)
    table = ada.open_from(SHORT, moves_in(SHORT) - 1, beside(0), beside(1))
    play_out((ada, on_the_map))
    record = check_ended(ada)
    ada.link("web-review").click()
    ada.button("web-review-begin").wait_for()
    ada.page.go_back()
    ada.link("web-replay").click()
    ada.page.wait_for_url(re.compile(f"/t/{table}/games/1"))
    slider(ada).wait_for()
    assert place(ada) == (0, len(record.moves))

    # Step by step, by buttons and by keys; the address always tells where.
    tiles = ada.page.locator("[data-cell]")
    expect(tiles).to_have_count(1)
    ada.button("web-replay-next").click()
    assert place(ada)[0] == 1
    ada.page.locator("main").press("ArrowRight")
    expect(ada.page).to_have_url(re.compile(r"move=2$"))
    ada.page.locator("main").press("ArrowLeft")
    assert place(ada)[0] == 1
    ada.page.locator("main").press("End")
    assert place(ada)[0] == len(record.moves)
    assert record.result is not None
    assert scores(ada) == record.result["scores"]
    slider(ada).fill("3")
    assert place(ada)[0] == 3
    ada.page.reload()
    slider(ada).wait_for()
    assert place(ada)[0] == 3

    # By itself, to its end.
    ada.page.locator("main").press("Home")
    ada.button("web-replay-play").click()
    ada.wait(lambda: place(ada)[0] == len(record.moves), "the last move, by itself")
    ada.button("web-replay-play").wait_for()

    # What one seat knew.
    ada.page.get_by_role("combobox").select_option("0")
    slider(ada).fill("1")
    expect(tiles).to_have_count(2)

    ada.button("web-replay-play-on").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    assert ada.table != table
    ada.begin()
    play_out((ada, on_the_map))
    assert check_ended(ada).moves[:1] == record.moves[:1]


def test_a_record_from_a_file_is_watched_and_played_on(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.go("/")
    ada.link("web-record-watch").click()
    ada.page.get_by_label(ada.say("web-replay-choose-file")).set_input_files(PLAIN)
    slider(ada).wait_for()
    ada.page.locator("main").press("End")
    assert scores(ada) == expected(PLAIN)["scores"]
    ada.page.locator("main").press("Home")
    ada.button("web-replay-play").click()
    ada.wait(lambda: place(ada)[0] >= 1, "a move, by itself")
    ada.button("web-replay-stop").click()  # more than two minutes before its end
    ada.button("web-replay-play").wait_for()
    moves = moves_in(PLAIN) - 8
    slider(ada).fill(str(moves))
    ada.button("web-replay-play-on").click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
    play_out((ada, on_the_map))
    played: dict[str, Any] = json.loads(PLAIN.read_text(encoding="utf-8"))
    assert list(check_ended(ada).texts[:moves]) == played["moves"][:moves]


def test_a_file_that_is_no_record_is_refused_in_words(arrive: Arrive, tmp_path: Path) -> None:
    ada = arrive("Ada")
    nonsense = tmp_path / "nonsense.json"
    broken = json.loads(PLAIN.read_text(encoding="utf-8"))
    broken["moves"][2] = "place 03 40,40 0"
    for text, said in (("not at all", "nonsense.json"), (json.dumps(broken), "move 3")):
        nonsense.write_text(text, encoding="utf-8")
        ada.go("/review")
        ada.page.get_by_label(ada.say("web-replay-choose-file")).set_input_files(nonsense)
        expect(ada.page.get_by_role("alert")).to_contain_text(said)
        ada.button("web-replay-other-file").click()
        ada.page.get_by_label(ada.say("web-replay-choose-file")).wait_for()


def test_a_finished_game_is_reviewed_and_played_on_from_a_moment(arrive: Arrive) -> None:
    ada = arrive("Ada")
    reviewed(ada)
    table = ada.table
    moment = ada.page.get_by_role("article")
    expect(moment).to_have_count(1)  # all other moves were about as good as the best
    expect(moment).to_contain_text(re.compile(r"(49|50|51)% to win, instead of (99|100)%"))
    expect(moment).to_contain_text("It closes Ada’s section for 8 points.")
    expect(ada.page.locator(".seat").last).not_to_contain_text("-0")

    # The position, from the card and along the chances by keys; all of it is there as a table too.
    marks = ada.page.locator("[data-marked]")
    expect(marks).to_have_count(0)
    moment.get_by_role("button", name=ada.say("web-review-show"), exact=True).click()
    assert place(ada) == (1, 4)
    for manner, move in (("played", "crew -"), ("preferred", "crew 3")):
        expect(ada.page.locator(f'[data-mark="{manner}"]')).to_have_attribute("data-marked", move)
    expect(ada.page.locator("[data-compared]")).to_contain_text(ada.say("web-review-preferred"))
    along = ada.page.get_by_role("slider", name=ada.say("web-review-chances"))
    along.press("End")
    assert place(ada) == (4, 4)
    expect(marks).to_have_count(0)
    assert along.get_attribute("aria-valuetext") == "After 4 moves: Ada 50%, Guest 1 50%"
    ada.page.get_by_text(ada.say("web-review-table"), exact=True).click()
    expect(ada.page.get_by_role("row").last).to_contain_text("50%")

    ada.button("web-review-play-on").first.click()
    ada.page.wait_for_url(re.compile(r"/t/(?!" + table + r")[a-z0-9]{12}$"))
    ada.begin()
    assert (ada.shown["given"], ada.shown["yours"], ada.shown["to_move"]) == (1, [0], [0])
    assert ada.shown["seats"][1]["kind"] == "bot"


def test_both_tiles_of_a_moment_are_drawn(arrive: Arrive, tmp_path: Path) -> None:
    """Where they were and would have been, until one goes on; a screen reader has them in the card."""
    ada = arrive("Ada")
    review_of_file(ada, PLAIN)
    moment: dict[str, Any] = {
        "moves": 20,
        "seat": 0,
        "played": {"move": "place 03 0,3 1", "text": "one"},
        "preferred": {"move": "place 03 0,3 2", "text": "the other"},
        "chance": 0.4,
        "best": 0.6,
        "why": ["It does more."],
    }
    points = [{"moves": number, "seat": 0, "chances": [0.5, 0.5]} for number in (0, 20)]
    account = {"start": 0.5, "skill": 0.0, "others": 0.0, "luck": 0.0, "end": 0.5}
    review = {
        **{"game": "seismic", "players": ["Ada", "Bo"], "timed": False, "finished": True},
        **{"simulations": 1000, "points": points, "moments": [moment], "seats": [account, account]},
    }
    document = {"done": 2, "total": 2, "review": review}
    ada.page.route(REVIEWS, lambda route: route.fulfill(json=document))
    begin_review(ada)
    ada.button("web-review-show").click()
    assert place(ada)[0] == 20
    better, played = (ada.page.locator(f'[data-mark="{manner}"]') for manner in ("preferred", "played"))
    for mark, one in ((better, moment["preferred"]), (played, moment["played"])):
        expect(mark).to_be_visible()
        expect(mark).to_have_attribute("data-marked", one["move"])
    # Both are on the same cell: neither lies on the other.
    boxes = [mark.bounding_box() for mark in (better, played)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    assert max(abs(one - other) for one, other in zip(*middles, strict=True)) > boxes[1]["height"] / 2
    ada.button("web-replay-next").click()
    expect(ada.page.locator("[data-marked]")).to_have_count(0)


def test_the_chances_are_there_before_the_review(arrive: Arrive, tmp_path: Path) -> None:
    """A first look, drawn and said to be one; it can be walked along, and gives way to the review."""
    ada = arrive("Ada")
    file = tmp_path / "blunder.json"
    file.write_text(json.dumps(BLUNDER), encoding="utf-8")
    review_of_file(ada, file)
    points = [
        {"moves": number, "seat": 0, "chances": [chance, 1 - chance]}
        for number, chance in ((0, 0.5), (1, 0.7))
    ]
    draft = {"players": ["Ada", "Bo"], "timed": False, "moves": 4, "points": points}
    ada.page.route(REVIEWS, lambda route: route.fulfill(json={"done": 1, "total": 4, "draft": draft}))
    ada.button("web-review-begin").click()
    drafted = ada.page.locator("[data-draft]")
    expect(drafted).to_contain_text(ada.say("web-review-draft"))
    expect(drafted.locator("polyline").first).to_be_visible()
    expect(ada.page.get_by_role("progressbar")).to_be_visible()
    ada.page.get_by_role("slider", name=ada.say("web-review-chances")).press("ArrowRight")
    assert place(ada) == (1, 4)
    ada.page.unroute(REVIEWS)
    ada.page.locator("#review-moments").wait_for(timeout=FIRST_THOUGHT)
    expect(drafted).to_have_count(0)
    expect(ada.page.get_by_role("article")).to_have_count(1)


def test_a_game_is_played_on_against_the_bots_that_were_there(arrive: Arrive, tmp_path: Path) -> None:
    """Where the record says so; else, and where the house has no such bot, against the usual one."""
    ada = arrive("Ada")
    kinds = {kind["game"]: kind for kind in ada.ask("GET", "/house")["games"]}
    usual = kinds["seismic"]["usual"]
    for bots, wanted in (([None, "level-2"], "level-2"), ([None, "gone"], usual), (None, usual)):
        file = tmp_path / "record.json"
        meta = {} if bots is None else {"bots": bots}
        file.write_text(json.dumps({**BLUNDER, "meta": meta}), encoding="utf-8")
        ada.go("/review")
        ada.page.get_by_label(ada.say("web-replay-choose-file")).set_input_files(file)
        ada.button("web-replay-play-on").click()
        ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
        ada.begin()
        assert [seat.get("bot") for seat in ada.shown["seats"]] == [None, wanted]


def test_a_record_from_a_file_is_reviewed(arrive: Arrive, tmp_path: Path) -> None:
    """Like a game of the house; another file has a review of its own."""
    ada = arrive("Ada")
    for name in ("Bo", "Cleo"):
        file = tmp_path / f"{name}.json"
        file.write_text(json.dumps({**BLUNDER, "players": ["Ada", name]}), encoding="utf-8")
        review_of_file(ada, file)
        begin_review(ada)
        expect(ada.page.get_by_role("article").first).to_contain_text("It closes Ada’s section for 8 points.")
        expect(ada.page.locator(".seat h3").last).to_contain_text(name)
    ada.button("web-review-play-on").first.click()
    ada.page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    ada.begin()
    assert ada.shown["given"] == 1


def test_chances_add_up_where_everybody_can_lose(arrive: Arrive) -> None:
    """What no seat has is nobody's: after a fatal quake all of it."""
    ada = arrive("Ada")
    quake_ended(ada, "fatal")
    ada.hit(ada.page.get_by_role("tab", name=ada.say("web-panel-choices")))
    expect(ada.page.locator("#panel")).to_have_text(ada.say("web-choices-over"))
    review_of(ada, ada.table)
    expect(ada.page.locator(".legend")).to_contain_text(ada.say("web-review-nobody"))
    along = ada.page.get_by_role("slider", name=ada.say("web-review-chances"))
    along.press("Home")
    chances = [int(one) for one in re.findall(r"(\d+)%", along.get_attribute("aria-valuetext") or "")]
    assert abs(sum(chances) - 100) <= len(chances) / 2  # each is rounded
    along.press("End")
    expect(along).to_have_attribute("aria-valuetext", re.compile(r" nobody 100%$"))


def test_a_review_on_a_phone_in_french(arrive: Arrive) -> None:
    ada = arrive("Ada", language="fr", phone=True)
    reviewed(ada)
    expect(ada.page.get_by_role("article").first).to_contain_text("Ce coup ferme une section pour Ada")
    ada.hit(ada.button("web-review-show").first)
    expect(ada.map).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
