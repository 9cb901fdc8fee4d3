"""The plain pages, read and filled in as a browser without scripts does it."""

import json
import re
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from ludotheque.bots import lineup
from ludotheque.bots.titles import title
from ludotheque.engine.contract import SPECTATOR, Outcome, Seat, Setup
from ludotheque.engine.languages import ABOUT_EACH, LANGUAGES
from ludotheque.engine.match import Match
from ludotheque.engine.teller import Line, Scene, Teller
from ludotheque.engine.words import say, say_number
from ludotheque.games import registry
from ludotheque.server.pages.html import Html, html, isolated, tag
from ludotheque.server.pages.table import _clock, _ending, _reasons, _stories
from ludotheque.server.pages.visit import Visit
from ludotheque.server.protocol import BankClock, HintedMove
from tests.bots.test_review import BLUNDER
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.support.pocket import find
from tests.support.services.loopback import NO_TLS

HOME = "/plain/"
PATIENCE = 120.0  # seconds, for what hangs
VOID = {"br", "img", "input", "link", "meta"}
HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onfocus='alert(1)' autofocus='",
    "</title><h1>&amp;",
    "{ $name } %s {0}",
    "שלום <b>",
    "🦊 & Söhne",
]


class Form:
    """A form as it stands on a page: where it leads, what it holds, and what can be chosen."""

    def __init__(self, action: str) -> None:
        self.action = action
        self.fields: dict[str, str] = {}
        self.choices: dict[str, list[str]] = {}
        self.words = ""  # of its buttons


class Page(HTMLParser):
    """A page, checked while it is read: well formed, no script, every field with its label."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__()
        self.status = answer.status_code
        self.raw = answer.text
        self.text = ""
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.forms: list[Form] = []
        self._open: list[str] = []
        self._fields: list[tuple[dict[str, str], bool]] = []  # with whether a label is around it
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
        assert "script-src 'self'; style-src 'self'" in answer.headers["content-security-policy"]
        assert self.raw.startswith("<!doctype html>\n<html ")
        self.feed(self.raw)
        self.close()
        self._check()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        given = {name: value or "" for name, value in attrs}
        assert len(given) == len(attrs), f"an attribute stands twice in {tag}"
        self.tags.append((tag, given))
        if tag not in VOID:
            self._open.append(tag)
        if tag == "form":
            assert given["method"] == "post"
            self.forms.append(Form(given["action"]))
        elif tag in ("input", "select") and given.get("type") != "hidden":
            self._fields.append((given, "label" in self._open))
        if self.forms and "form" in self._open:
            self._note(self.forms[-1], tag, given)

    @staticmethod
    def _note(form: Form, tag: str, given: dict[str, str]) -> None:
        if tag == "select":
            form.choices[given["name"]] = []
        elif tag == "option":
            name = next(reversed(form.choices))
            form.choices[name].append(given["value"])
            if "selected" in given:
                form.fields[name] = given["value"]
        elif tag == "input" and given.get("type") in ("radio", "checkbox"):
            form.choices.setdefault(given["name"], []).append(given["value"])
            if "checked" in given:
                form.fields[given["name"]] = given["value"]
        elif tag in ("input", "button") and "name" in given:
            form.fields[given["name"]] = given.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        """An element ends: the one that began last."""
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Words."""
        self.text += data
        if self._open[-1:] == ["button"] and "form" in self._open:
            self.forms[-1].words += data

    def _check(self) -> None:
        assert self._open == []
        names = [name for name, _ in self.tags]
        assert names.count("h1") == names.count("main") == names.count("title") == 1
        assert not {"script", "style", "iframe", "object", "base"} & set(names)
        levels = [int(name[1]) for name in names if re.fullmatch("h[1-6]", name)]
        assert all(after <= before + 1 for before, after in pairwise(levels)), levels
        for name, given in self.tags:
            assert "style" not in given
            assert not any(key.startswith("on") for key in given), (name, given)
            assert name != "img" or "alt" in given
            for key in ("href", "src", "action"):
                assert given.get(key, "/").startswith("/"), given
        ids = [given["id"] for _, given in self.tags if "id" in given]
        assert len(ids) == len(set(ids))
        labelled = {given.get("for") for name, given in self.tags if name == "label"}
        for field, is_inside in self._fields:
            assert is_inside or field["id"] in labelled, field

    @property
    def language(self) -> str:
        """The language of the page."""
        return next(given["lang"] for name, given in self.tags if name == "html")

    def form(self, end: str) -> Form:
        """The one form that leads there."""
        found = [form for form in self.forms if form.action.partition("?")[0].endswith(end)]
        assert len(found) == 1, [form.action for form in self.forms]
        return found[0]

    def has_form(self, end: str) -> bool:
        """Whether a form leads there."""
        return any(form.action.partition("?")[0].endswith(end) for form in self.forms)

    def links(self) -> list[str]:
        """Where the page leads, and what it loads."""
        return [given[key] for _, given in self.tags for key in ("href", "src") if key in given]


class Browser:
    """Somebody's browser, without scripts."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.http = httpx.Client(
            base_url=url, headers={"Accept-Language": language}, trust_env=False, verify=NO_TLS, timeout=20
        )
        self.url = url
        self.page = self.see(HOME)

    def see(self, path: str) -> Page:
        """Go to a page."""
        self.page = Page(self.http.get(path))
        return self.page

    def send(self, form: Form, **fields: Any) -> Page:
        """Fill in a form and send it; a browser names its origin, and follows where it is led."""
        data = {**form.fields, **fields}
        answer = self.http.post(form.action, data=data, headers={"Origin": self.url})
        if answer.status_code == 303:
            return self.see(answer.headers["location"])
        self.page = Page(answer)
        return self.page

    def enter(self, nickname: str) -> "Browser":
        """Come in."""
        self.send(self.page.form("/enter"), nickname=nickname)
        return self

    def open_table(self, game: str = "seismic", **more: Any) -> str:
        """Open a table by its form, with the button of a game; its path."""
        self.see(HOME)
        self.send(self.page.form("/tables"), game=game, **more)
        return self.path

    @property
    def path(self) -> str:
        """The table that the page shows."""
        found = re.search(r"/t/[a-z0-9]{12}", self.raw_address)
        assert found is not None
        return f"/plain{found.group()}"

    @property
    def raw_address(self) -> str:
        """The address of the page to share."""
        return self.page.text[self.page.text.index("http://") :]


@pytest.fixture
def browser(url: str) -> Iterator[Browser]:
    """The browser of somebody who has not come in."""
    found = Browser(url)
    yield found
    found.http.close()


@pytest.fixture
def ada(url: str) -> Iterator[Browser]:
    """Ada's browser."""
    found = Browser(url).enter("Ada")
    yield found
    found.http.close()


@pytest.fixture
def bo(url: str) -> Iterator[Browser]:
    """Bo's browser, in French."""
    found = Browser(url, "fr-CH, en;q=0.5").enter("Bo")
    yield found
    found.http.close()


def api_table(browser: Browser, *seats: str, game: str = "seismic", **more: Any) -> str:
    """A table as only the API can open one; its path."""
    plan = [{"kind": seat} for seat in seats]
    answer = browser.http.post("/api/v1/tables", json={"game": game, "seats": plan, **more})
    assert answer.status_code == 201, answer.text
    return f"/plain/t/{answer.json()['table']}"


def api_path(path: str) -> str:
    """What the API calls the table of a page."""
    return path.replace("/plain/t/", "/api/v1/tables/")


def alert_on(page: Page) -> bool:
    """Whether the page says that something was refused."""
    return any(given.get("role") == "alert" for _, given in page.tags)


# Coming in


def test_enter_by_form(browser: Browser) -> None:
    """A stranger is asked for a name and nothing else; then there is a table to open."""
    assert browser.page.language == "en"
    assert not browser.page.has_form("/tables")
    answer = browser.http.post("/plain/enter", data={"nickname": " Ada  Lovelace "})
    assert answer.status_code == 303
    assert answer.headers["location"] == HOME
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=lax" in answer.headers["set-cookie"]
    page = browser.see(HOME)
    assert "You are Ada Lovelace" in page.text
    assert page.has_form("/tables")


@pytest.mark.parametrize("nickname", ["", "   ", "x" * 41, "a\u202eb", "a\nb\u0007", "\u200b"])
def test_unfit_nickname(browser: Browser, nickname: str) -> None:
    """Said on the same page, what was typed still in its field; nobody came in."""
    page = browser.send(browser.page.form("/enter"), nickname=nickname)
    assert page.status == 422
    assert alert_on(page)
    assert "\u202e" not in page.text
    assert "ludotheque" not in browser.http.cookies
    if nickname.strip():
        fields = [given for name, given in page.tags if given.get("id") == "nickname"]
        assert fields[0]["value"] == nickname


def test_another_name(ada: Browser) -> None:
    """The same form gives another name to who is here; it is the same person."""
    before = ada.http.get("/api/v1/me").json()
    page = ada.send(ada.page.form("/enter"), nickname="Countess")
    after = ada.http.get("/api/v1/me").json()
    assert "You are Countess" in page.text
    assert (after["person"], after["nickname"]) == (before["person"], "Countess")


def plain_link(page: Page) -> str:
    """The plain page of the one-time link that a page shows."""
    found = re.search(r"/link/[\w-]{32}", page.text)
    assert found is not None
    return f"/plain{found.group()}"


def test_a_link_is_used_by_its_button_only(ada: Browser, browser: Browser) -> None:
    """Whatever looks ahead at the link does not use it up; the button does, once."""
    page = ada.send(ada.page.form("/device"))
    link = plain_link(page)
    assert "<svg" in page.raw
    for _ in range(2):
        shown = browser.see(link)
        assert "You are" not in shown.text
    page = browser.send(shown.form(link))
    assert "You are Ada" in page.text
    again = Page(browser.http.post(link))
    assert again.status == 404
    assert say("link-gone")[1:] in again.text


def test_a_link_says_whom_it_replaces(ada: Browser, bo: Browser) -> None:
    """Who comes in as somebody else is not themselves any more: they are told before."""
    page = ada.send(ada.page.form("/device"))
    assert say("page-link-instead", "fr", name="Bo") in bo.see(plain_link(page)).text


# Languages


def test_languages(browser: Browser, bo: Browser) -> None:
    """By what the browser accepts, or by what is asked; what is asked stays asked."""
    assert bo.page.language == "fr"
    assert say("page-tables-public", "fr") in bo.page.text
    assert bo.see(f"{HOME}?lang=en").language == "en"
    page = browser.see(f"{HOME}?lang=fr")
    assert page.language == "fr"
    assert page.form("/enter").action == "/plain/enter?lang=fr"
    page = browser.send(page.form("/enter"), nickname="Zoé")
    assert page.language == "fr"
    page = browser.send(page.form("/tables"), against="open")
    assert page.language == "fr"
    assert browser.see("/nowhere?lang=fr").language == "fr"


def test_a_language_that_no_native_reader_has_checked_says_so(url: str) -> None:
    """In it and in English, each marked as what it is; its letters come with the page."""
    for language in LANGUAGES:
        browser = Browser(url, f"{language}-XX, tlh;q=0.5")
        page = browser.see(HOME)
        assert page.language == language
        notes = ABOUT_EACH[language].unchecked
        assert all(note in page.text for note in notes)
        assert (language == "ne") == bool(notes)
    sheet = browser.http.get("/static/letters.css")
    fonts = re.findall(r'url\("([^"]+)"\)', sheet.text)
    assert len(fonts) == 2
    for font in fonts:
        answer = browser.http.get(font)
        assert (answer.headers["content-type"], answer.content[:4]) == ("font/woff2", b"wOF2")


def test_every_language_leads_to_every_other(browser: Browser) -> None:
    """At the foot of each page, each language under its own name."""
    for language in LANGUAGES:
        page = browser.see(f"{HOME}?lang={language}")
        for other in LANGUAGES:
            assert f"{HOME}?lang={other}" in page.links()
            assert ABOUT_EACH[other].name in page.text


# Tables


def test_the_list_of_tables(ada: Browser, bo: Browser) -> None:
    """A public table is listed in words, for everybody in their language; another only for its own."""
    options = {"variants": ["big-one", "aftershocks"]}
    public = api_table(ada, "me", "open", "bot", public=True, options=options)
    secret = api_table(ada, "me", "open")
    page = bo.see(HOME)
    assert public in page.links()
    assert secret not in page.links()
    start = page.text.index("Seismic chez Ada")
    usual = title(lineup.usual(registry.find("seismic")), "fr")
    assert page.text[start : start + 160].startswith(
        f"Seismic chez Adaon attend du monde 2 places prises, 1 libre (Ada, {usual})"
        "Variantes\u202f: Le Big One, Contrecoups · ouverte à l’instant"
    )
    own = ada.see(HOME)
    assert {public, secret} <= set(own.links())
    assert own.links().count(public) == 1


def test_words_for_options_and_clock(ada: Browser) -> None:
    """What is played, and by which clock, as people say it."""
    bank = {"kind": "bank", "seconds": 3723, "increment": 5}
    path = api_table(ada, "me", "open", options={"variants": ["twin-cities"]}, clock=bank)
    assert ("Variants: Twin Cities. Clock: 1:02:03 for the game, and 0:05 more for each move.") in ada.see(
        path
    ).text
    path = api_table(ada, "me", "open", clock={"kind": "days", "days": 1})
    assert "Règles habituelles." in ada.see(f"{path}?lang=fr").text
    assert "Pendule\u202f: 1 jour par coup." in ada.page.text
    path = api_table(ada, "me", "open", clock={"kind": "move", "seconds": 90})
    assert "Clock: 1:30 for each move." in ada.see(path).text


def test_every_bot_can_be_chosen(ada: Browser, bo: Browser) -> None:
    """Eight levels by name, the usual one at first, and what a bot sees: no more than a person."""
    game = registry.find("seismic")
    for browser, language in ((ada, "en"), (bo, "fr")):
        page = browser.see(HOME)
        form = page.form("/tables")
        assert form.choices["against"] == [*reversed(lineup.names(game)), "open"]
        assert form.fields["against"] == lineup.usual(game)
        assert say("bot-fair", language) in page.text
        for level, name in enumerate(lineup.names(game), start=1):
            assert say("page-against-bot", language, bot=title(name, language), level=level) in page.text
    path = ada.open_table(against="level-7")
    assert ada.http.get(api_path(path)).json()["shown"]["seats"][1]["bot"] == "level-7"


def test_open_for_somebody_who_comes(ada: Browser, browser: Browser, bo: Browser) -> None:
    """Invite by address, come in there, sit down, and the game is on; who has no seat watches."""
    path = ada.open_table(against="open")
    assert say("page-waits-open", count=1) in ada.page.text
    page = browser.see(path)
    assert not page.has_form("/sit")
    page = browser.send(page.form("/enter"), nickname="Cleo")
    assert "You are Cleo" in page.text
    page = browser.send(page.form("/sit"))
    assert say("page-seats") in page.text
    players = [ada.see(path), browser.see(path)]
    assert sorted(say("page-your-turn") in player.text for player in players) == [False, True]
    assert sum(player.has_form("/play") for player in players) == 1
    watching = bo.see(path)
    assert say("page-happened", "fr") in watching.text
    assert {form.action for form in watching.forms} == set()


def test_a_game_against_a_bot_is_played_by_forms(ada: Browser) -> None:
    """From the first move until it is given up; then its record is there, and another game."""
    path = ada.open_table(against="uniform")
    for turn in range(6):
        form = ada.page.form("/play")
        moves = form.choices["move"]
        assert len(moves) == len(set(moves))
        page = ada.send(form, move=moves[turn % len(moves)])
        assert page.status == 200
        assert not alert_on(page)
    played = ada.http.get(api_path(path)).json()["shown"]["moves"]
    assert played > 6
    assert any(given.get("role") == "img" and name == "pre" for name, given in page.tags)
    assert say("page-position-told") in page.text
    assert re.search(r"Ada places|Uniform places", page.text)
    page = ada.send(page.form("/resign"))
    assert f"{say('page-ended-resigned')} {say('winners', count=1, names='Uniform')}" in page.text
    record = next(link for link in page.links() if link.endswith("/record"))
    assert ada.http.get(record).json()["players"] == ["Ada", "Uniform"]
    page = ada.send(page.form("/rematch"))
    assert say("page-waits-ready") in page.text
    page = ada.send(page.form("/ready"))
    assert page.has_form("/play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_by_a_form(url: str, language: str) -> None:
    """The best moves, how good and why, each with its button; where the host wants none, none is offered."""
    ada = Browser(url, language).enter("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
    for hints in (True, False):
        new = {"game": "seismic", "seats": seats, "hints": hints, "start": {"record": BLUNDER, "moves": 1}}
        table = ada.http.post("/api/v1/tables", json=new).json()["table"]
        page = ada.see(f"/plain/t/{table}")
        assert not page.has_form("/hint")
        page = ada.send(page.form("/ready"))
        assert page.has_form("/hint") == hints
        if not hints:
            continue
        page = ada.send(page.form("/hint"))
        assert say("page-hint-best", language) in page.text
        best, *others = [form for form in page.forms if form.action.partition("?")[0].endswith("/play")][1:]
        assert best.fields["move"] == "crew 3"
        assert others
        assert say("why-se-closes-own", language, name="Ada", points=8) in page.text
        assert any(say_number(chance, language, style="percent") in page.text for chance in (0.99, 1))
        page = ada.send(best)
        assert not alert_on(page)
        assert ada.http.get(api_path(f"/plain/t/{table}")).json()["shown"]["moves"] >= 2
    ada.http.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_hint_says_of_a_move(language: str) -> None:
    """That it is about as good as the best, and why; nothing where there is nothing to say."""
    visit = visit_in(language)
    move = HintedMove(move="crew -", words="no crew", odds=0.5, equal=True, why=["It is free."])
    equal = html(say("hint-equal", language))
    assert _reasons(visit, move) == f"<ul><li>{equal}</li><li>It is free.</li></ul>"
    assert _reasons(visit, move.model_copy(update={"equal": False, "why": []})) is None


def visit_in(language: str) -> Visit:
    """A look at a page, of nobody and at no house."""
    house: Any = None
    return Visit(house, None, "", language, {}, "", has_client=False)


@pytest.mark.parametrize(
    ("language", "winners", "told"),
    [
        ("en", [], "Nobody wins."),
        ("en", [1], "Bo wins!"),
        ("en", [0, 2], "Ada and Cleo share the win!"),
        ("en", [0, 1, 2], "Ada, Bo and Cleo share the win!"),
        ("fr", [0, 2], "Ada et Cleo se partagent la victoire\u202f!"),
    ],
)
def test_who_won(language: str, winners: list[int], told: str) -> None:
    """One after the other, as people say it."""
    result = {"why": "rules", "scores": [1, 2, 3], "winners": winners}
    assert _ending(visit_in(language), result, ["Ada", "Bo", "Cleo"])[-1] == told


@pytest.mark.parametrize(
    ("language", "scores", "winners", "told"),
    [
        ("en", [20, 30], [0, 1], "Everybody wins: together 50 points, and 45 were needed."),
        ("en", [20, 22], [], "Nobody wins: together 42 of 45 points."),
        ("en", [0, 0], [], "Nobody wins."),  # a fatal quake
        ("fr", [20, 22], [], "Personne ne gagne\u202f: ensemble 42 points sur 45."),
    ],
)
def test_who_won_together(language: str, scores: list[int], winners: list[int], told: str) -> None:
    """Nobody is named where all win or lose as one."""
    result = {"why": "rules", "scores": scores, "winners": winners, "goal": 45}
    assert _ending(visit_in(language), result, ["Ada", "Bo"])[-1] == told


@pytest.mark.parametrize(
    ("language", "increment", "told"),
    [
        ("en", 5, "Clock: 10:00 for the game, and 0:05 more for each move."),
        ("en", 0, "Clock: 10:00 for the whole game."),
        ("fr", 0, "Pendule\u202f: 10:00 pour toute la partie."),
    ],
)
def test_a_clock_for_the_game(language: str, increment: int, told: str) -> None:
    """What a move adds is told if it adds something."""
    clock = BankClock(kind="bank", seconds=600, increment=increment)
    assert _clock(visit_in(language), clock) == told


def test_bots_among_themselves_by_forms(ada: Browser) -> None:
    """They are paused, play one step, and go on; a game that is over has their names in one's language."""
    bots = [{"kind": "bot", "bot": bot} for bot in ("uniform", "greedy")]
    new = {"game": "seismic", "seats": bots, "options": {"table": "small"}, "pause": 5_000}
    path = f"/plain/t/{ada.http.post('/api/v1/tables', json=new).json()['table']}"
    page = ada.send(ada.see(path).form("/ready"))
    page = ada.send(next(form for form in page.forms if form.fields.get("what") == "pause"))
    assert say("page-is-paused") in page.text
    ada.send(page.form("/step"))
    assert ada.http.get(api_path(path)).json()["shown"]["moves"] == 1
    page = ada.send(page.form("/resume"))
    assert say("page-is-paused") not in page.text
    ada.send(page.form("/close"))
    french = ada.see(f"{path}?lang=fr").text
    assert say("bot-greedy", "fr") in french
    assert "Greedy" not in french


def test_a_hidden_game_is_played_by_forms(ada: Browser, bo: Browser) -> None:
    """Beat the Quake for some turns: who plays is told the card just drawn, who watches is not."""
    path = ada.open_table("beat-the-quake", against="uniform")
    assert "Beat the Quake" in ada.page.text
    for _ in range(5):
        if not ada.page.has_form("/play"):
            break  # a quake was fatal
        hand = ada.http.get(api_path(path)).json()["shown"]["view"]["hand"]
        form = ada.page.form("/play")
        assert {move.removeprefix("show ") for move in form.choices["move"] if "show" in move} <= set(hand)
        watched = bo.http.get(api_path(path)).json()["shown"]["view"]
        assert not set(hand) & set(re.findall(r"[a-z][a-z0-9-]*", json.dumps(watched)))
        assert not bo.see(path).has_form("/play")
        quiet = [move for move in form.choices["move"] if move in ("keep", "stop")]
        page = ada.send(form, move=(quiet or form.choices["move"])[0])
        assert page.status == 200
        assert not alert_on(page)
    assert ada.http.get(api_path(path)).json()["shown"]["moves"] >= 2


def test_a_whole_game_of_two_people(ada: Browser, bo: Browser, browser: Browser) -> None:
    """Pocket to its end: a game of which the pages know nothing but what its teller tells each seat."""
    path = api_table(ada, "me", "open", game="pocket", options={"rounds": 2})
    ada.send(ada.see(path).form("/ready"))
    bo.send(bo.see(path).form("/sit"))
    for _ in range(2):
        form = bo.see(path).form("/play")
        card = form.choices["move"][0].split()[-1]
        assert card in words_of_game(bo.page, "fr")
        bo.send(form, move=form.choices["move"][0])  # face down
        for other in (ada.see(path), browser.see(path)):
            assert card not in words_of_game(other, "en")
        form = ada.see(path).form("/play")
        hand = {move.split()[-1] for move in form.choices["move"]}
        for other, language in ((bo.see(path), "fr"), (browser.page, "en")):
            assert not [card for card in hand if card in words_of_game(other, language)]
        ada.send(form, move=form.choices["move"][0])
    page = ada.see(path)
    assert say("page-ended-rules") in page.text
    assert "Rounds: 2." in page.text
    assert not page.has_form("/play")


def words_of_game(page: Page, language: str) -> str:
    """The page without the address to share, whose random letters may be anything."""
    return page.text[: page.text.index(say("page-share", language))]


def test_a_form_sent_twice_is_done_once(ada: Browser) -> None:
    """A reload, or an impatient second click."""
    path = ada.open_table(against="open")
    form = ada.page.form("/say")
    for _ in range(3):
        ada.send(form, text="only once")
    assert ada.see(path).text.count("only once") == 1


def test_moves_are_taken_back_for_practice(ada: Browser) -> None:
    """The host allows it; from then on a turn is taken back past the bot's answer, and the page says so."""

    def look() -> dict[str, Any]:
        """The table as soon as the bot has nothing to decide."""
        limit = time.monotonic() + PATIENCE
        while True:
            shown: dict[str, Any] = ada.http.get(api_path(path)).json()["shown"]
            if shown["to_move"] == [0]:
                return shown
            assert time.monotonic() < limit
            time.sleep(0.02)

    def has_answered() -> bool:
        log = ada.http.get(f"{api_path(path)}/games/1/log").json()
        return [event["seat"] for event in log if event["kind"] == "moved"][first["moves"] :].count(1) > 0

    path = ada.open_table(against="uniform")
    (allow,) = [form for form in ada.see(path).forms if form.action.endswith("/practice")]
    assert allow.fields["on"] == "yes"
    page = ada.send(allow)
    assert say("page-practice") in page.text
    assert not [form for form in page.forms if form.action.endswith("/practice")]
    first = look()
    while not has_answered():
        form = ada.see(path).form("/play")
        ada.send(form, move=form.choices["move"][0])
        assert look()["moves"] > first["moves"]
    (back,) = [form for form in ada.see(path).forms if form.fields.get("what") == "takeback"]
    assert not alert_on(ada.send(back))
    again = look()
    assert (again["moves"], again["view"]) == (first["moves"], first["view"])


def test_a_refused_move_is_explained(ada: Browser) -> None:
    """On the page of the table, with the clause; nothing has changed."""
    path = ada.open_table(against="greedy")
    form = ada.page.form("/play")
    page = ada.send(form, move="crew -")
    assert page.status == 422
    assert alert_on(page)
    assert re.search(r"Ada has to .*\(SE-\d", page.text)
    assert page.has_form("/play")
    page = ada.send(form, move="<b>fly</b>")
    assert page.status == 422
    assert "“<b>fly</b>” is not a move." in page.text
    assert "“" not in ada.see(path).text


def test_proposals(ada: Browser, bo: Browser) -> None:
    """One asks, the other is asked, and both go on."""
    path = ada.open_table(against="open")
    bo.send(bo.see(path).form("/sit"))
    forms = [form for form in ada.see(path).forms if form.fields.get("what") == "pause"]
    page = ada.send(forms[0])
    assert say("page-proposed-pause", name="Ada") in page.text
    page = bo.see(path)
    agree, disagree = [form for form in page.forms if form.action.endswith("/answer")]
    assert (agree.fields["agree"], disagree.fields["agree"]) == ("yes", "no")
    page = bo.send(agree)
    assert say("page-is-paused", "fr") in page.text
    page = bo.send(page.form("/resume"))
    assert say("page-is-paused", "fr") not in page.text


def test_a_bot_takes_an_open_seat(ada: Browser, bo: Browser) -> None:
    """If the host says so; then the game begins."""
    path = ada.open_table(against="open")
    assert not bo.see(path).has_form("/replace")
    page = ada.send(ada.see(path).form("/replace"))
    assert say("page-is-bot") in page.text
    assert not page.has_form("/replace")
    assert page.has_form("/resign")


def test_leaving_and_coming_back(ada: Browser, bo: Browser) -> None:
    """Who leaves a game can come back; before it, the seat is open again."""
    path = ada.open_table(against="open")
    bo.send(bo.see(path).form("/sit"))
    page = bo.send(bo.see(path).form("/leave"))
    assert say("page-is-left", "fr") in page.text
    assert say("page-do-replace", name="Bo") in ada.see(path).text
    page = bo.send(page.form("/return"))
    assert say("page-is-left", "fr") not in page.text
    other = bo.open_table(against="open")
    page = bo.send(bo.page.form("/leave"))
    assert page.has_form("/sit")
    page = bo.send(page.form("/close"))
    assert say("page-is-closed", "fr") in page.text
    assert other not in bo.see(HOME).links()


def test_a_page_looks_by_itself_only_if_asked(ada: Browser) -> None:
    """And never while one has to decide: that would take the form away."""

    def is_live(page: Page) -> bool:
        return any(given.get("http-equiv") == "refresh" for _, given in page.tags)

    path = ada.open_table(against="open")
    assert not is_live(ada.see(path))
    page = ada.see(f"{path}?live=1")
    assert is_live(page)
    assert f"{path}?live=1" in page.links()
    assert path in page.links()
    path = ada.open_table(against="greedy")
    assert not is_live(ada.see(f"{path}?live=1"))


class Noting:
    """A teller that keeps all it is given."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []

    def story(self, scene: Scene) -> list[Line]:
        """Keep it, and say nothing."""
        self.scenes.append(scene)
        return []


def test_a_teller_is_given_no_secret() -> None:
    """Whichever card is hidden, the other seat and a spectator are given the same; its own seat is not."""
    game = find("pocket")
    options = game.options({"rounds": 3})
    setup = Setup(*game.deal(options, 2, "seed"))
    given: dict[Seat, list[list[Scene]]] = {SPECTATOR: [], Seat(0): [], Seat(1): []}
    hidden = Match(game, options, 2, setup).legal(Seat(1))[:2]
    for move in hidden:
        match = Match(game, options, 2, setup)
        match.play(Seat(1), move)
        card = game.move_text(match.box, move).removeprefix("put ")
        for seat, scenes in given.items():
            noting = Noting()
            assert list(_stories(match, list(match.played), seat, cast(Teller, noting))) == [[], []]
            scenes.append(noting.scenes)
            is_own = seat == 1
            for scene in noting.scenes:
                assert (card in json.dumps(game.view_json(scene.after))) == is_own
            start, played = noting.scenes
            assert start.move is None
            assert (Outcome(int(card[1:])) in start.drawn) == is_own
            assert (played.seat, played.move, played.drawn) == (1, move if is_own else None, ())
    for seat in (SPECTATOR, Seat(0)):
        assert given[seat][0] == given[seat][1]
    assert [scenes[1].move for scenes in given[Seat(1)]] == hidden
    assert given[Seat(1)][0][1].after != given[Seat(1)][1][1].after


# Untrusted text


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_but_words(url: str, browser: Browser, name: str) -> None:
    """In lists, titles, seats, stories and talk; `Page` finds what should not be there."""
    villain = Browser(url).enter(name)
    assert f"You are {isolated(name)}" in villain.page.text
    path = villain.open_table(against="open", public="yes")
    browser.enter("Ada")
    listed = browser.see(HOME)
    assert path in listed.links()
    assert f"Seismic at {isolated(name)}’s table" in listed.text
    browser.send(browser.see(path).form("/sit"))
    villain.see(path)
    page = villain.send(villain.page.form("/say"), text=f"{name} & \u202e</li>")
    for one in (page, browser.see(path), browser.see(f"{path}?lang=fr")):
        assert f"{name} & \\u202e</li>" in one.text
        assert one.text.count(name) >= 5
        assert one.status == 200
    moving = villain if villain.page.has_form("/play") else browser
    form = moving.page.form("/play")
    page = moving.send(form, move=form.choices["move"][0])
    assert not alert_on(page)
    villain.http.close()


def test_names_from_right_to_left_turn_nothing() -> None:
    """A name in Hebrew or Arabic stands for itself in a sentence; others stay as they are."""
    assert isolated("Ada") == "Ada"
    assert isolated("שלום") == "\u2068שלום\u2069"


def test_markup_escapes_what_is_not_markup() -> None:
    """Text, attributes, and nothing twice."""
    assert tag("p", "<&>", tag("b", '"'), class_='"x"') == (
        '<p class="&quot;x&quot;">&lt;&amp;&gt;<b>&quot;</b></p>'
    )
    assert html("a", None, Html("<br>")) == "a<br>"
    assert tag("input", name="x", required=True, checked=False, value=None) == '<input name="x" required>'


def test_a_made_up_host_is_escaped(ada: Browser) -> None:
    """The address to share says what the browser said; whatever that was."""
    path = ada.open_table(against="open")
    for host in ('"><script>alert(1)</script>', "[::", "x" * 5000):
        page = Page(ada.http.get(path, headers={"Host": host}))
        assert page.status == 200
    page = Page(ada.http.get(path, headers={"Host": "<b>.example:81"}))
    assert f"http://<b>.example:81{path.removeprefix('/plain')}" in page.text


def test_the_address_to_share(tmp_path: Path) -> None:
    """The public one, if the house has one."""
    house = Inside(tmp_path, find, **FREE, public="https://games.example.org/")
    with house, httpx.Client(base_url=house.url, trust_env=False, verify=NO_TLS) as http:
        bot = http.post("/api/v1/enter", json={"nickname": "Ada", "kind": "bot"}).json()
        key = {"Authorization": f"Bearer {bot['token']}"}
        new = {"game": "pocket", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = http.post("/api/v1/tables", json=new, headers=key).json()["table"]
        assert f"https://games.example.org/t/{table}" in Page(http.get(f"/plain/t/{table}")).text


# Doors


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_form_of_another_site_is_refused(ada: Browser, origin: str) -> None:
    """Whatever it asks for; and nothing has happened."""
    path = ada.open_table(against="open")
    table = ada.page
    number = ada.http.get(api_path(path)).json()["number"]
    home = ada.see(HOME)
    for form in [*table.forms, *home.forms]:
        answer = ada.http.post(form.action, data=form.fields, headers={"Origin": origin})
        assert answer.status_code == 403
        assert say("origin-foreign")[1:] in Page(answer).text
        assert "set-cookie" not in answer.headers
    assert ada.http.get(api_path(path)).json()["number"] == number
    assert ada.http.post("/plain/link/x", headers={"Origin": origin}).status_code == 403


def test_who_has_not_come_in_does_nothing(ada: Browser, browser: Browser) -> None:
    """A form without a cookie is refused, in words, on the page."""
    path = ada.open_table(against="open")
    for command in ("sit", "ready", "leave", "close"):
        page = Page(browser.http.post(f"{path}/{command}"))
        assert page.status == 401
        assert alert_on(page)
        assert page.has_form("/enter")
    assert Page(browser.http.post("/plain/tables", data={"against": "open"})).status == 401
    assert Page(browser.http.post("/plain/device")).status == 401


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/nowhere", 404, "not-found"),
        ("/static/../pages.py", 404, "not-found"),
        ("/static/none.css", 404, "not-found"),
        ("/plain/nowhere", 404, "not-found"),
        ("/plain/t/aaaaaaaaaaaa", 404, "table-unknown"),
        ("/plain/t/A%00%20\u00e9", 404, "table-unknown"),
        ("/plain/enter", 405, "method-unknown"),
    ],
)
def test_problems_are_pages(browser: Browser, path: str, status: int, key: str) -> None:
    """In words, in both languages, with a way back."""
    for language in LANGUAGES:
        page = Page(browser.http.get(path, headers={"Accept-Language": language}))
        assert (page.status, page.language) == (status, language)
        assert say(key, language)[1:] in page.text
        assert f"{HOME}?lang={language}" in page.links()


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b'{"nickname": "Ada"}', "application/json", 422),
        (b"nickname=\xff", "application/x-www-form-urlencoded", 422),
        (b"&".join(b"a=1" for _ in range(100)), "application/x-www-form-urlencoded", 422),
        (b"nickname=" + b"x" * 70_000, "application/x-www-form-urlencoded", 413),
        (b"nickname=%FF%00", "application/x-www-form-urlencoded", 422),
    ],
)
def test_bodies_that_no_form_sends(browser: Browser, body: bytes, kind: str, status: int) -> None:
    """Refused as a page, never a fault."""
    answer = browser.http.post("/plain/enter", content=body, headers={"Content-Type": kind})
    assert Page(answer).status == status


def test_commands_that_no_form_sends(ada: Browser) -> None:
    """Refused on the page of the table."""
    path = ada.open_table(against="open")
    for command, fields in [
        ("fly", {}),
        ("play", {"seat": "9" * 5000, "move": "x"}),
        ("play", {"seat": "-1", "move": "x"}),
        ("play", {"move": "x" * 101}),
        ("ready", {"id": "a b"}),
        ("ready", {"id": "x" * 65}),
        ("propose", {"what": "<b>"}),
        ("say", {}),
    ]:
        page = Page(ada.http.post(f"{path}/{command}", data=fields))
        assert page.status == 422, (command, fields)
        assert alert_on(page)


# Files


def test_files_are_kept_by_browsers(browser: Browser) -> None:
    """Each under an address of its version, with its type; whatever a page loads is there."""
    loaded = [link for link in browser.page.links() if link.startswith("/static/")]
    assert {link.partition("?")[0] for link in loaded} == {
        "/static/house.css",
        "/static/letters.css",
        "/static/favicon.svg",
    }
    kinds = {"css": "text/css; charset=utf-8", "svg": "image/svg+xml"}
    for link in loaded:
        answer = browser.http.get(link)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == kinds[link.partition("?")[0].rpartition(".")[2]]
        assert answer.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]
        assert "//" not in re.sub(r"http://www\.w3\.org/2000/svg", "", answer.text)
    answer = browser.http.get("/static/house.css")
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert browser.http.get("/favicon.ico").headers["content-type"] == "image/svg+xml"
