"""Coming in without an account: nickname, cookie, token, one-time link, and going again."""

import hashlib
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludotheque.engine.words import say
from tests.server.client import visiting
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.support.pocket import find
from tests.support.services.loopback import NO_TLS

API = "/api/v1"


def device(url: str, **headers: str) -> httpx.Client:
    """A browser with its own jar of cookies."""
    return httpx.Client(base_url=url, headers=headers, trust_env=False, verify=NO_TLS, timeout=20)


@pytest.fixture
def ada(url: str) -> Iterator[httpx.Client]:
    """Ada's browser; she has come in."""
    with device(url) as browser:
        browser.post(f"{API}/enter", json={"nickname": "Ada"}).raise_for_status()
        yield browser


@pytest.fixture
def phone(url: str) -> Iterator[httpx.Client]:
    """Another device; nobody has come in with it."""
    with device(url) as browser:
        yield browser


def me(browser: httpx.Client) -> dict[str, Any]:
    """Who somebody is here; nothing but 204 if nobody."""
    answer = browser.get(f"{API}/me")
    return {"status": answer.status_code, **(answer.json() if answer.content else {})}


def cookie_of(answer: httpx.Response) -> "Morsel[str]":
    """The one cookie that an answer sets."""
    lines = answer.headers.get_list("set-cookie")
    assert len(lines) == 1
    return SimpleCookie(lines[0])["ludotheque"]


# The cookie


def test_a_person_gets_a_cookie_that_no_script_reads(phone: httpx.Client) -> None:
    """HttpOnly, SameSite=Lax, for the whole house and no other; and not a word of it in the body."""
    answer = phone.post(f"{API}/enter", json={"nickname": "Ada"})
    cookie = cookie_of(answer)
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert int(cookie["max-age"]) > 300 * 86_400
    assert not cookie["secure"]
    assert cookie.value not in answer.text
    assert "token" not in answer.json()
    assert me(phone)["person"] == answer.json()["person"]


@pytest.mark.parametrize(
    ("public", "is_secure"), [("https://games.example.org", True), ("http://games.example.org", False)]
)
def test_the_cookie_is_secure_where_the_house_is(tmp_path: Path, public: str, is_secure: bool) -> None:
    """Over HTTPS it never travels in the clear; over HTTP it would not travel at all."""
    with Inside(tmp_path, find, **FREE, public=public) as house, device(house.url) as browser:
        entered = browser.post(f"{API}/enter", json={"nickname": "Ada"})
        assert bool(cookie_of(entered)["secure"]) is is_secure
        token = {"Authorization": f"Bearer {cookie_of(entered).value}"}
        link = browser.post(f"{API}/me/link", headers=token).json()["link"].rsplit("/", 1)[1]
        used = browser.post(f"{API}/link", json={"token": link})
        assert bool(cookie_of(used)["secure"]) is is_secure


def test_secrets_are_long_random_and_not_kept(inside: Inside, phone: httpx.Client) -> None:
    """The database holds a hash; who reads it cannot be anybody."""
    secrets = {
        cookie_of(phone.post(f"{API}/enter", json={"nickname": "Ada"})).value for _ in range(20)
    }  # the same nickname each time
    assert len(secrets) == 20
    assert min(map(len, secrets)) >= 43  # 256 bits
    with sqlite3.connect(inside.settings.data_dir / "house.db") as database:
        kept = {hash for (hash,) in database.execute("select secret_hash from keys")}
        dump = "\n".join(database.iterdump())
    assert {hashlib.sha256(secret.encode()).hexdigest() for secret in secrets} <= kept
    assert not [secret for secret in secrets if secret in dump]


def test_a_bot_gets_a_token(phone: httpx.Client) -> None:
    """Shown once, in place of a cookie."""
    answer = phone.post(f"{API}/enter", json={"nickname": "Bot", "kind": "bot"})
    assert "set-cookie" not in answer.headers
    token = answer.json()["token"]
    assert me(phone) == {"status": 204}
    shown = phone.get(f"{API}/me", headers={"Authorization": f"Bearer {token}"}).json()
    assert shown == {"person": answer.json()["person"], "nickname": "Bot", "kind": "bot"}


def test_a_token_goes_before_a_cookie(ada: httpx.Client) -> None:
    """A program that says who it is means it, whatever its jar holds; a wrong token is not helped by it."""
    bot = ada.post(f"{API}/enter", json={"nickname": "Bot", "kind": "bot"}).json()
    as_bot = ada.get(f"{API}/me", headers={"Authorization": f"Bearer {bot['token']}"})
    assert as_bot.json()["person"] == bot["person"]
    assert ada.get(f"{API}/me", headers={"Authorization": "Bearer wrong"}).status_code == 204
    assert me(ada)["nickname"] == "Ada"


# Strangers

NOBODYS = [
    {},
    {"Cookie": "ludotheque="},
    {"Cookie": "ludotheque=" + "x" * 43},
    {"Cookie": "ludotheque=" + "x" * 5000},
    {"Cookie": "ludotheque=\u00e9\u00e9"},
    {"Cookie": "other=1; ludotheque"},
    {"Cookie": ';;=;"ludotheque"="'},
    {"Authorization": "Bearer"},
    {"Authorization": "Bearer " + "y" * 43},
    {"Authorization": "Bearer " + "y" * 5000},
    {"Authorization": "Basic QWRhOkFkYQ=="},
    {"Authorization": "Bearer \u00e9"},
]


@pytest.mark.parametrize("headers", NOBODYS, ids=repr)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_stranger_is_told_in_words(phone: httpx.Client, headers: dict[str, str], language: str) -> None:
    """401 in the language of the browser, wherever a person is needed; asking who one is needs none."""
    sent = [("Accept-Language", f"xx, {language}-BE;q=0.8, en;q=0.1")]
    sent += [(name, value.encode("latin-1")) for name, value in headers.items()]  # type: ignore[misc]
    for method, path in (("GET", "/me/games"), ("POST", "/me/link"), ("DELETE", "/me")):
        answer = phone.request(method, API + path, headers=sent)
        assert answer.status_code == 401, (method, path, answer.text)
        assert answer.json() == {"key": "not-entered", "text": say("not-entered", language)}
    assert phone.get(f"{API}/me", headers=sent).status_code == 204
    asked = phone.get(f"{API}/me/games?lang={language}", headers={"Accept-Language": "de"})
    assert asked.json()["text"] == say("not-entered", language)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_stranger_gets_no_socket(url: str, language: str) -> None:
    """Words, in place of an upgrade."""
    address = url.replace("http", "ws", 1) + f"{API}/socket?lang={language}"
    for headers in NOBODYS[:3]:
        with pytest.raises(InvalidStatus) as caught:
            await connect(address, additional_headers=headers, proxy=None)
        assert caught.value.response.status_code == 401
        body = caught.value.response.body or b""
        assert body.decode().strip() == say("not-entered", language)


# Nicknames


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}"),
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("x" * 40, "x" * 40),
        ("\N{FOX FACE}" * 40, "\N{FOX FACE}" * 40),
        ("\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}", "\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("'; drop table people; --", "'; drop table people; --"),
        ("Éléonore 日本 שלום", "Éléonore 日本 שלום"),
        ("{ $seat }", "{ $seat }"),
    ],
)
def test_nicknames_that_are_taken_as_they_are(phone: httpx.Client, given: str, kept: str) -> None:
    """Untrusted text, kept letter for letter; only blanks are tidied."""
    assert phone.post(f"{API}/enter", json={"nickname": given}).json()["nickname"] == kept
    assert me(phone)["nickname"] == kept
    assert phone.patch(f"{API}/me", json={"nickname": given + " "}).json()["nickname"] == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        " ",
        "\t\n",
        "\N{NO-BREAK SPACE}\N{IDEOGRAPHIC SPACE}",
        "x" * 41,
        "\N{FOX FACE}" * 41,
        "x" * 10_000,
        "a\x00b",
        "a\x07b",
        "\x1b[31mred",
        "a\x7fb",
        "evil\N{RIGHT-TO-LEFT OVERRIDE}gnp",
        "a\N{ZERO WIDTH SPACE}b",
        "A\N{ZERO WIDTH JOINER}da",  # looks like Ada
        "\N{ZERO WIDTH JOINER}",
        "\ufeffAda",
        "half \ud800",
        "\ue000private",
    ],
    ids=ascii,
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nicknames_that_cannot_be_shown(ada: httpx.Client, given: str, language: str) -> None:
    """Refused in words that can be shown themselves, for coming in and for a new name alike."""
    body = b'{"nickname": "' + given.encode("unicode_escape").replace(b"\\x", b"\\u00") + b'"}'
    before = me(ada)
    for method, path in (("POST", "/enter"), ("PATCH", "/me")):
        answer = ada.request(
            method,
            f"{API}{path}?lang={language}",
            content=body,
            headers={"Content-Type": "application/json"},
        )
        assert answer.status_code == 422, answer.text
        assert answer.json()["key"] in ("name-unfit", "message-unfit", "message-unreadable")
        assert answer.json()["text"].isprintable() or language == "fr"  # with its narrow blanks
        assert answer.json()["text"].replace("\N{NARROW NO-BREAK SPACE}", "").isprintable()
        assert "set-cookie" not in answer.headers
    assert me(ada) == before


@pytest.mark.parametrize(
    "body", [{}, {"nickname": 7}, {"nickname": None}, {"nickname": ["Ada"]}, {"nickname": "A", "x": 1}, [], 3]
)
def test_what_is_no_nickname_at_all(phone: httpx.Client, body: Any) -> None:
    """Refused with the place that is wrong."""
    answer = phone.post(f"{API}/enter", json=body)
    assert answer.status_code == 422
    assert answer.json()["key"] == "message-unfit"
    assert "body" in answer.json()["text"]


def test_a_nickname_is_no_html(ada: httpx.Client) -> None:
    """On the page that lists tables it is text."""
    ada.patch(f"{API}/me", json={"nickname": "<script>alert(1)</script>"}).raise_for_status()
    new = {"game": "pocket", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    ada.post(f"{API}/tables", json=new).raise_for_status()
    page = ada.get("/plain/").text
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page


async def test_a_new_nickname_is_used_from_the_next_seat_on(url: str) -> None:
    """Also over a socket that was open before; where one sits the old one stays."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        first = await ada.open_table("me", "open", game="pocket")
        second = await bo.open_table("me", "open", game="pocket")
        answer = await ada.http.patch(f"{API}/me", headers=ada.headers, json={"nickname": "Countess"})
        assert answer.json()["nickname"] == "Countess"
        await ada.do("sit", second)
        await ada.watch(first)
        await ada.watch(second)
        assert [seat.get("name") for seat in ada.shown[first]["seats"]] == ["Ada", None]
        assert [seat.get("name") for seat in ada.shown[second]["seats"]] == ["Bo", "Countess"]


async def test_two_of_one_name_at_a_table_get_numbers(url: str) -> None:
    """So that it is clear who is who; also when the name is as long as it may be."""
    async with visiting(url) as visit:
        for name, numbered in (("Ada", "Ada 2"), ("x" * 40, "x" * 36 + " 2")):
            first, second = await visit(name), await visit(name)
            table = await first.open_table("me", "open", game="pocket")
            await second.do("sit", table)
            shown = await second.watch(table)
            assert [seat["name"] for seat in shown["seats"]] == [name, numbered]


# The one-time link


def link_of(browser: httpx.Client) -> tuple[str, int]:
    """A new link's token, and when it expires."""
    answer = browser.post(f"{API}/me/link").json()
    assert answer["link"].startswith("/link/")
    return answer["link"].removeprefix("/link/"), answer["expires"]


def test_a_link_makes_another_device_yours(ada: httpx.Client, phone: httpx.Client) -> None:
    """Both are the same person from then on, each with its own secret."""
    token, _ = link_of(ada)
    used = phone.post(f"{API}/link", json={"token": token})
    assert used.status_code == 200
    assert me(phone) == me(ada)
    assert phone.cookies["ludotheque"] != ada.cookies["ludotheque"]
    assert cookie_of(used)["httponly"]
    phone.patch(f"{API}/me", json={"nickname": "Countess"}).raise_for_status()
    assert me(ada)["nickname"] == "Countess"


def test_a_link_works_once(url: str, ada: httpx.Client) -> None:
    """Of many who use it at the same moment one gets in; the others are told."""
    token, _ = link_of(ada)

    def use(_: int) -> tuple[int, str]:
        with device(url, **{"Accept-Language": "fr"}) as browser:
            answer = browser.post(f"{API}/link", json={"token": token})
            return answer.status_code, answer.json().get("text", "")

    with ThreadPoolExecutor(8) as pool:
        answers = sorted(pool.map(use, range(8)))
    assert answers == [(200, "")] + [(404, say("link-gone", "fr"))] * 7
    assert use(0)[0] == 404


def test_a_link_expires(inside: Inside, ada: httpx.Client, phone: httpx.Client) -> None:
    """After a quarter of an hour it is gone, and not before."""
    time = inside.house.time
    (early, expires), (late, _) = link_of(ada), link_of(ada)
    assert expires - time.now() == pytest.approx(15 * 60_000, abs=5_000)
    time.at_least(expires - 10_000)
    assert phone.post(f"{API}/link", json={"token": early}).status_code == 200
    time.at_least(expires + 1_000)
    assert phone.post(f"{API}/link", json={"token": late}).status_code == 404
    with sqlite3.connect(inside.settings.data_dir / "house.db") as database:
        link_of(ada)
        assert database.execute("select count(*) from links").fetchone() == (1,)  # old ones do not pile up


@pytest.mark.parametrize("token", ["", "x", "x" * 100, "../../me", "\x00", "é"])
def test_a_link_that_nobody_made(phone: httpx.Client, token: str) -> None:
    """Gone, like one that was used."""
    answer = phone.post(f"{API}/link", json={"token": token})
    assert (answer.status_code, answer.json()["key"]) == (404, "link-gone")
    assert "set-cookie" not in answer.headers
    assert phone.post(f"{API}/link", json={"token": "x" * 101}).status_code == 422


# Going


def test_signing_out_everywhere_else(url: str, ada: httpx.Client, phone: httpx.Client) -> None:
    """The other device is a stranger's again, links that lie about are void, this one stays."""
    token, _ = link_of(ada)
    phone.post(f"{API}/link", json={"token": token}).raise_for_status()
    unused, _ = link_of(phone)
    assert ada.delete(f"{API}/me/others").status_code == 204
    assert me(ada)["nickname"] == "Ada"
    assert me(phone) == {"status": 204}
    assert phone.post(f"{API}/link", json={"token": unused}).status_code == 404


def test_being_forgotten(ada: httpx.Client, phone: httpx.Client) -> None:
    """No device is yours any more, and no link brings you back."""
    token, _ = link_of(ada)
    phone.post(f"{API}/link", json={"token": token}).raise_for_status()
    unused, _ = link_of(phone)
    was = ada.cookies["ludotheque"]
    gone = ada.delete(f"{API}/me")
    assert gone.status_code == 204
    assert cookie_of(gone)["max-age"] == "0"
    assert "ludotheque" not in ada.cookies
    assert ada.get(f"{API}/me", headers={"Authorization": f"Bearer {was}"}).status_code == 204
    assert me(phone) == {"status": 204}
    assert phone.post(f"{API}/link", json={"token": unused}).status_code == 404


@pytest.mark.parametrize("path", ["/me", "/me/others"])
async def test_who_is_signed_out_is_hung_up_on(url: str, path: str) -> None:
    """A socket that was opened with a secret does not outlive it."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        token = (await ada.post("/me/link")).json()["link"].removeprefix("/link/")
        phone = await visit("Phone", dial=False)
        used = await phone.post("/link", {"token": token})
        phone.token = used.cookies["ludotheque"]
        phone.http.cookies.clear()
        await phone.dial()
        answer = await ada.http.delete(API + path, headers=ada.headers)
        assert answer.status_code == 204
        bye = await phone.wait_for(lambda message: message["type"] == "bye")
        assert bye["key"] == "signed-out"
        await phone.hung_up_on()
        with pytest.raises(InvalidStatus):
            await phone.dial()
        for client in (bo, ada) if path == "/me/others" else (bo,):
            await client.send({"type": "ping"})
            await client.wait_for(lambda message: message["type"] == "pong")


async def test_games_of_who_is_forgotten_stay(url: str) -> None:
    """The other one's lists and the record still tell of them, under the name that was played."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await ada.open_table("me", "open", game="pocket")
        await ada.do("ready", table)
        await bo.do("sit", table)
        await ada.do("resign", table)
        await ada.http.delete(f"{API}/me", headers=ada.headers)
        games = (await bo.get("/me/games")).json()["games"]
        assert [game["players"] for game in games] == [["Ada", "Bo"]]
        record = (await bo.get(f"/tables/{table}/games/1/record")).json()
        assert record["players"] == ["Ada", "Bo"]
