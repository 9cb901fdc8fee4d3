"""A stranger's cookie, token or table link gets nothing that is not theirs."""

import base64
import http.client
import itertools
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludotheque.server.http.headers import HEADERS
from ludotheque.server.http.limits import Limit
from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.inside import Inside
from tests.support.pocket import find
from tests.support.services.loopback import NO_TLS

PUBLIC = "https://games.example.org"
WEB = httpx.Client(
    trust_env=False, verify=NO_TLS, timeout=20
)  # connections are kept: a limit is reached before it recovers


@asynccontextmanager
async def at_a_table(url: str, **more: Any) -> AsyncIterator[tuple[str, Client, Client, Client]]:
    """A game of Pocket by link only, with Ada and Bo in it, and Eve, who has the link."""
    async with visiting(url) as visit:
        ada, bo, eve = await visit("Ada"), await visit("Bo"), await visit("Eve")
        table = await sit_down(ada, bo, game="pocket", **more)
        await eve.watch(table)
        yield table, ada, bo, eve


# Other people's seats

ALL_CARDS = [f"c{card:02}" for card in range(48)]

OTHERS_ALONE: list[dict[str, Any]] = [
    {"type": "play", "move": "put c00"},
    {"type": "play", "move": 0, "seat": 0},
    {"type": "play", "move": 0, "seat": 1},
    {"type": "propose", "what": "end"},
    {"type": "propose", "what": "pause", "seat": 0},
    {"type": "propose", "what": "takeback", "seat": 1},
    {"type": "answer", "agree": True, "seat": 1},
    {"type": "answer", "agree": False},
    {"type": "resign", "seat": 0},
    {"type": "resign"},
    {"type": "leave"},
    {"type": "return"},
    {"type": "resume"},
    {"type": "replace", "seat": 0},
    {"type": "say", "text": "hello"},
    {"type": "say", "phrase": "hello"},
    {"type": "ready"},
    {"type": "ready", "share": "mine"},
    {"type": "sit"},
    {"type": "sit", "seat": 0},
    {"type": "rematch"},
    {"type": "switch-chat", "on": False},
    {"type": "practice", "on": True},
    {"type": "close"},
]


async def test_a_stranger_can_do_nothing_at_a_table(url: str) -> None:
    """Over the socket and over HTTP, whatever seat is named; and nothing happens."""
    async with at_a_table(url) as (table, ada, _, eve):
        number = await ada.do("propose", table, what="end")
        for command in OTHERS_ALONE:
            answer = await eve.ask(**command, table=table)
            assert answer["type"] == "refused", command
            body = {**command, "table": table, "id": "x"}
            assert (await eve.post("/commands", body)).status_code in (403, 409, 422), command
        shown = await ada.reach(table, number)
        assert shown["proposal"] == {"what": "end", "by": 0, "agreed": [0]}
        assert ada.number[table] == number


async def test_a_player_can_do_nothing_for_another_seat(url: str) -> None:
    """Their own seat is theirs, and no other."""
    async with at_a_table(url) as (table, ada, bo, _):
        number = ada.number[table]
        named = [command for command in OTHERS_ALONE if command.get("seat") == 0 and command["type"] != "sit"]
        for command in named:
            answer = await bo.ask(**command, table=table)
            assert answer["type"] == "refused", command
            assert answer["key"] in ("seat-not-yours", "seat-not-left"), answer
        hands = [client.shown[table]["view"]["hand"] for client in (ada, bo)]
        nobodys = next(card for card in ALL_CARDS if card not in hands[0] + hands[1])
        told = [(await bo.ask("play", table, move=f"put {card}"))["text"] for card in (hands[0][0], nobodys)]
        assert told[0].replace(hands[0][0], nobodys) == told[1], "says where a card is"
        assert ada.number[table] == number


async def test_an_id_is_one_persons(url: str) -> None:
    """A command under the id of another's is not taken for it: what was done stays untold."""
    async with at_a_table(url) as (table, ada, bo, eve):
        await ada.do("play", table, id="same", move=ada.shown[table]["legal"][0])
        assert (await eve.ask("play", table, id="same", move="put c00"))["key"] == "not-seated"
        assert (await bo.ask("play", table, id="same", move="put c99"))["type"] == "refused"


# What a stranger sees


def hands(text: str) -> set[str]:
    """The cards that are named in a text."""
    return set(re.findall(r"(?<!\w)c\d\d(?!\w)", text))


async def test_a_stranger_sees_what_a_spectator_sees(url: str) -> None:
    """Over every door: socket, stream, table and log. None has a card in it that was not shown."""
    async with at_a_table(url) as (table, ada, bo, eve):
        held = {*ada.shown[table]["view"]["hand"], *bo.shown[table]["view"]["hand"]}
        await ada.do("play", table, move=f"put {ada.shown[table]['view']['hand'][0]}")
        doors = [
            (await eve.get(f"/tables/{table}")).text,
            (await eve.get(f"/tables/{table}/games/1/log")).text,
            (await eve.get(f"/tables/{table}/games")).text,
            (await eve.http.get(f"/api/v1/tables/{table}")).text,
            (await eve.http.get(f"/api/v1/tables/{table}/games/1/log")).text,
            (await eve.http.get(f"/plain/t/{table}")).text,
            json.dumps(await eve.watch(table)),
            json.dumps(eve.heard),
            await first_line(eve, table),
        ]
        for door in doors:
            assert not hands(door) & held, door
        record = await eve.get(f"/tables/{table}/games/1/record")
        assert record.status_code == 409
        assert not hands(record.text)
        own = (await ada.get(f"/tables/{table}/games/1/log")).text
        assert hands(own) == set(ada.shown[table]["view"]["hand"]) | {ada.shown[table]["view"]["aside"]["0"]}
        assert not hands(own) & set(bo.shown[table]["view"]["hand"])


async def first_line(client: Client, table: str) -> str:
    """The first line of the stream of a table."""
    path = f"/api/v1/tables/{table}/stream"
    async with client.http.stream("GET", path, headers=client.headers) as stream:
        async for line in stream.aiter_lines():
            return line
    raise AssertionError("the stream was empty")


async def test_without_a_secret_there_is_no_stream_and_no_socket(url: str) -> None:
    """Who has not come in may look at a table, and no more; a wrong token is nobody's."""
    async with at_a_table(url) as (table, ada, _, _):
        for headers in (
            {},
            {"Authorization": "Bearer " + "x" * 43},
            {"Cookie": "ludotheque=" + "y" * 43},
        ):
            assert (await ada.http.get("/api/v1/me", headers=headers)).status_code == 204
            for path in ("/me/tables", "/me/games", f"/tables/{table}/stream"):
                answer = await ada.http.get(f"/api/v1{path}", headers=headers)
                assert answer.status_code == 401, path
            for method, path in (
                ("POST", "/me/link"),
                ("PATCH", "/me"),
                ("DELETE", "/me"),
                ("DELETE", "/me/others"),
            ):
                answer = await ada.http.request(
                    method, f"/api/v1{path}", headers=headers, json={"nickname": "x"}
                )
                assert answer.status_code == 401, path
            body = {"type": "resign", "table": table, "id": "1"}
            assert (await ada.http.post("/api/v1/commands", headers=headers, json=body)).status_code == 401
            assert (await ada.http.get(f"/api/v1/tables/{table}", headers=headers)).json()["shown"][
                "yours"
            ] == []
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    ada.url.replace("http", "ws") + "/api/v1/socket",
                    additional_headers=headers,
                    proxy=None,
                )
            assert refused.value.response.status_code == 401


async def test_lists_are_ones_own(url: str) -> None:
    """My tables, my games: nobody else's; a table by link only is in no public list."""
    async with at_a_table(url) as (table, ada, _, eve):
        for path in ("/me/tables", "/me/games", "/tables"):
            assert table not in (await eve.get(path)).text, path
        await eve.send({"type": "lobby", "on": True})
        lobby = await eve.wait_for(lambda message: message["type"] == "lobby")
        assert table not in json.dumps(lobby)
        assert table not in (await eve.http.get("/plain/")).text
        assert table in (await ada.get("/me/tables")).text
        assert [game["yours"] for game in (await eve.get(f"/tables/{table}/games")).json()["games"]] == [[]]


async def test_secrets_are_told_to_nobody_else(url: str) -> None:
    """Ids of people are theirs alone: no message about a table, no list and no record names one."""
    async with at_a_table(url) as (table, ada, bo, eve):
        await play_on(table, ada, bo)
        heard = json.dumps(eve.heard) + json.dumps([m for m in bo.heard if m["type"] != "welcome"])
        for path in ("", "/games", "/games/1/log", "/games/1/record"):
            heard += (await eve.get(f"/tables/{table}{path}")).text
        assert ada.person not in heard
        assert bo.person not in heard
        assert ada.token not in heard


# Identity


async def test_renaming_and_forgetting_touch_oneself_only(url: str) -> None:
    """Nothing in a request can name another person."""
    async with at_a_table(url) as (_, ada, _, eve):
        for body in (
            {"nickname": "Mallory", "person": ada.person},
            {"nickname": "Mallory", "id": ada.person},
        ):
            answer = await eve.http.patch("/api/v1/me", headers=eve.headers, json=body)
            assert answer.status_code == 422
        await eve.http.patch(
            f"/api/v1/me?person={ada.person}", headers=eve.headers, json={"nickname": "Mallory"}
        )
        await eve.http.delete(f"/api/v1/me?person={ada.person}", headers=eve.headers)
        assert (await ada.get("/me")).json() == {"person": ada.person, "nickname": "Ada", "kind": "bot"}
        assert (await eve.get("/me")).status_code == 204


async def test_a_link_is_good_once_and_for_its_person(url: str) -> None:
    """Who uses it first is that person; the second is told that it is gone, and is nobody."""
    async with visiting(url) as visit:
        ada, eve = await visit("Ada", dial=False), await visit("Eve", dial=False)
        token = (await ada.post("/me/link")).json()["link"].removeprefix("/link/")
        assert (await eve.http.post("/api/v1/link", json={"token": ada.token})).status_code == 404
        assert (await eve.http.post("/api/v1/link", json={"token": token[:-1]})).status_code == 404
        first = await ada.http.post("/api/v1/link", json={"token": token})
        assert first.json()["person"] == ada.person
        ada.http.cookies.clear()
        second = await eve.http.post("/api/v1/link", json={"token": token})
        assert second.status_code == 404
        assert "set-cookie" not in second.headers
        assert (
            await eve.http.get("/api/v1/me", headers={"Authorization": f"Bearer {token}"})
        ).status_code == 204


async def test_signing_out_reaches_every_process(tmp_path: Path) -> None:
    """Two processes, one database: a socket at one of them ends when its secret is forgotten at the other."""
    with Inside(tmp_path, find, limit_requests=0) as here, Inside(tmp_path, find, limit_requests=0) as there:

        async def scenario() -> None:
            async with visiting(here.url) as visit_here, visiting(there.url) as visit_there:
                ada, bo = await visit_here("Ada", dial=False), await visit_there("Bo")
                away = Client(there.url, bo.http)
                away.token = ada.token
                await away.dial()
                assert (await ada.http.delete("/api/v1/me", headers=ada.headers)).status_code == 204
                await away.hung_up_on()
                await away.hang_up()
                assert away.heard[-1]["key"] == "signed-out"
                assert (await bo.get("/me")).status_code == 200

        await scenario()


# Other sites

ORIGINS = [
    "http://evil.example",
    "https://evil.example",
    "null",
    "",
    "http://",
    "http://[",
    "file://",
    "{url}.evil.example",
    "http://evil.example/{host}",
    "http://evil.example@{host}",
    "{url}/",
    "ftp://{host}",
    "http://127.0.0.1:1",
]


def status_of_socket(url: str, token: str, origin: str | None, host: str | None = None) -> int:
    """The status that a handshake gets."""
    place = url.removeprefix("http://")
    line = http.client.HTTPConnection(place, timeout=20)
    key = base64.b64encode(b"0123456789abcdef").decode()
    headers = {
        "Host": host or place,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": key,
        "Authorization": f"Bearer {token}",
    }
    if origin is not None:
        headers["Origin"] = origin
    try:
        line.request("GET", "/api/v1/socket", headers=headers)
        return line.getresponse().status
    finally:
        line.close()


def entered(url: str, **headers: str) -> str:
    """A token for somebody new."""
    answer = WEB.post(f"{url}/api/v1/enter", json={"nickname": "Ada", "kind": "bot"}, headers=headers)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_sites_page_gets_no_socket_and_changes_nothing(url: str, origin: str) -> None:
    """A browser says where a page is from; one that is not ours is refused, even with a good token."""
    foreign = origin.format(url=url, host=url.removeprefix("http://"))
    token = entered(url)
    if foreign:  # an empty header is none
        assert status_of_socket(url, token, foreign) == 403
    headers = {"Authorization": f"Bearer {token}", "Origin": foreign}
    for method, path in (
        ("POST", "/plain/enter"),
        ("POST", "/api/v1/enter"),
        ("PATCH", "/api/v1/me"),
        ("DELETE", "/api/v1/me"),
        ("POST", "/api/v1/tables"),
        ("POST", "/plain/tables"),
    ):
        answer = WEB.request(method, url + path, headers=headers)
        assert answer.status_code == 403, (method, path)
        assert "set-cookie" not in answer.headers
    mine = WEB.get(f"{url}/api/v1/me", headers={"Authorization": f"Bearer {token}"})
    assert mine.json()["nickname"] == "Ada"


def test_our_own_pages_and_programs_get_a_socket(url: str) -> None:
    """The same origin, or none at all: a program sends none."""
    token = entered(url)
    assert status_of_socket(url, token, url) == 101
    assert status_of_socket(url, token, url.upper().replace("HTTP", "http")) == 101
    assert status_of_socket(url, token, None) == 101
    assert status_of_socket(url, token, "http://table.local:8642", "table.local:8642") == 101


def test_behind_a_proxy_the_public_origin_is_ours(tmp_path: Path) -> None:
    """Whatever Host the proxy passes on."""
    with Inside(tmp_path, public=PUBLIC, limit_requests=0) as house:
        token = entered(house.url, Origin=PUBLIC)
        assert status_of_socket(house.url, token, PUBLIC, "127.0.0.1:8642") == 101
        assert status_of_socket(house.url, token, PUBLIC, "games.example.org") == 101
        for foreign in (PUBLIC + ".evil.example", PUBLIC.replace("https", "http"), "https://evil.example"):
            assert status_of_socket(house.url, token, foreign, "127.0.0.1:8642") == 403, foreign


# Headers


def test_every_answer_has_the_headers(url: str, inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages, files, the API, refusals, problems, faults: each kind of answer."""

    async def fail() -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(inside.house.store, "public_tables", fail)
    kinds = [
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/v1/house", 200),
        ("GET", "/api/v1/openapi.json", 200),
        ("GET", "/static/house.css", 200),
        ("GET", "/plain/link/x", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/static/nowhere.js", 404),
        ("GET", "/api/v1/nowhere", 404),
        ("GET", "/api/v1/me", 204),
        ("GET", "/api/v1/me/games", 401),
        ("PUT", "/api/v1/me", 405),
        ("POST", "/", 405),
        ("POST", "/plain/", 405),
        ("POST", "/api/v1/enter", 422),
        ("GET", "/api/v1/tables/x", 422),
        ("GET", "/api/v1/tables", 500),
        ("GET", "/plain/", 500),
    ]
    for method, path, status in kinds:
        answer = WEB.request(method, url + path)
        assert answer.status_code == status, (path, answer.text)
        assert_guarded(answer.headers, path)
        if not path.startswith("/static/"):
            assert answer.headers.get("cache-control") == "no-store", path
        assert "server" not in answer.headers
        assert "fault of ours" not in answer.text


def assert_guarded(headers: Any, what: str) -> None:
    """All of our headers are there, once."""
    for name, value in HEADERS.items():
        assert (
            headers.get_list(name) == [value] if hasattr(headers, "get_list") else headers[name] == value
        ), (what, name)


async def test_refused_sockets_have_the_headers(url: str) -> None:
    """Without a token, from another site, at a wrong place, without a key."""
    place = url.replace("http", "ws")
    token = {"Authorization": f"Bearer {entered(url)}"}
    ways = [
        ("/api/v1/socket", {}, 401),
        ("/api/v1/socket", {**token, "Origin": "http://evil.example"}, 403),
        ("/api/v1/nowhere", token, 404),
        ("/", token, 404),
    ]
    for path, headers, status in ways:
        with pytest.raises(InvalidStatus) as refused:
            await connect(place + path, additional_headers=headers, proxy=None)
        assert refused.value.response.status_code == status
        assert_guarded(refused.value.response.headers, path)


def test_the_policy_lets_no_stranger_in() -> None:
    """No inline script or style, no other site, no frame, no base, no form to elsewhere."""
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["form-action"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert "*" not in HEADERS["Content-Security-Policy"]


# Limits

SLOWLY = 0.001  # a second: until the end of a test what is used up is used up


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Inside]:
    """A house behind a proxy that takes ten requests, and then none for long."""
    with Inside(tmp_path, find, public=PUBLIC) as house:
        house.house.limits.requests = Limit(SLOWLY, 10)
        yield house


def asked(url: str, address: str | None = None, path: str = "/api/v1/house", **more: str) -> httpx.Response:
    """A request that a proxy says is from this address."""
    headers = {"X-Forwarded-For": address, **more} if address else more
    return WEB.get(url + path, headers=headers)


def test_too_many_requests_of_an_address(strict: Inside) -> None:
    """Refused in words, with a time to wait; another address is not touched, whatever the first claims."""
    answers = [asked(strict.url, "203.0.113.1") for _ in range(30)]
    assert [answer.status_code for answer in answers[:10]] == [200] * 10
    refused = answers[-1]
    assert refused.status_code == 429
    assert refused.json()["key"] == "too-fast"
    assert refused.json()["text"] == "too fast; wait a moment"
    assert int(refused.headers["retry-after"]) >= 1
    assert (
        asked(strict.url, "203.0.113.1", **{"Accept-Language": "fr"}).json()["text"].startswith("trop vite")
    )
    assert asked(strict.url, "203.0.113.1", "/").status_code == 429, "pages too"
    assert asked(strict.url, "203.0.113.1", "/healthz").status_code == 200, "the doctor is not limited"
    assert asked(strict.url, "203.0.113.2").status_code == 200
    assert asked(strict.url, "198.51.100.9, 203.0.113.1").status_code == 429, (
        "what it says itself is not believed"
    )
    both = [("X-Forwarded-For", "198.51.100.7"), ("X-Forwarded-For", "203.0.113.1")]
    assert WEB.get(strict.url + "/api/v1/house", headers=both).status_code == 429


def test_sockets_count_as_requests(strict: Inside) -> None:
    """Somebody who dials again and again is limited like somebody who asks."""
    token = entered(strict.url, **{"X-Forwarded-For": "203.0.113.5"})
    found = [status_of_socket(strict.url, token, None) for _ in range(20)]
    assert found[:10] == [101] * 10
    assert found[-1] == 429


def test_without_a_public_address_nobody_is_believed(tmp_path: Path) -> None:
    """Who is not behind a proxy cannot make up another address for each request."""
    with Inside(tmp_path) as house:
        house.house.limits.requests = Limit(SLOWLY, 10)
        found = [asked(house.url, f"203.0.113.{number}").status_code for number in range(40)]
        assert found[-1] == 429


def test_too_many_new_people_of_an_address(strict: Inside) -> None:
    """Coming in costs a row in the database: it has a limit of its own."""
    limits = strict.house.limits
    limits.requests = Limit(0, 1)  # only the other limit counts
    limits.entering = Limit(SLOWLY, limits.entering.burst)
    names = itertools.count()

    def enter(address: str) -> int:
        body = {"nickname": f"Nr {next(names)}", "kind": "bot"}
        headers = {"X-Forwarded-For": address}
        return WEB.post(f"{strict.url}/api/v1/enter", json=body, headers=headers).status_code

    found = [enter("203.0.113.1") for _ in range(80)]
    assert found[:60] == [200] * 60, "a classroom behind one address"
    assert found[-1] == 429
    assert enter("203.0.113.2") == 200
    form = WEB.post(
        f"{strict.url}/plain/enter",
        data={"nickname": "x"},
        headers={"X-Forwarded-For": "203.0.113.1"},
    )
    assert form.status_code == 429, "by the page as well"


async def test_too_many_commands_of_a_person(tmp_path: Path) -> None:
    """Refused in words over every door, and the other person plays on."""
    with Inside(tmp_path, find, limit_requests=0) as house:

        async def scenario() -> None:
            async with at_a_table(house.url) as (table, ada, bo, _):
                house.house.limits.commands = Limit(SLOWLY, 10)
                for number in range(60):
                    await ada.send({"type": "ping", "sent": number})
                refused = await ada.wait_for(lambda message: message["type"] == "refused")
                assert (refused["key"], refused["retry"]) == ("too-fast", True)
                body = {"type": "play", "table": table, "id": "1", "move": ada.shown[table]["legal"][0]}
                over_http = await ada.post("/commands", body)
                assert (over_http.status_code, over_http.json()["key"]) == (429, "too-fast")
                await bo.do("play", table, move=bo.shown[table]["legal"][0])

        await scenario()


async def test_talking_has_a_limit_of_its_own(limited: Inside) -> None:
    """Five lines at once, then one in two seconds; moves are not held up by it."""
    async with at_a_table(limited.url) as (table, ada, bo, _):
        limits = limited.house.limits
        limits.sayings = Limit(SLOWLY, limits.sayings.burst)
        answers = [await ada.ask("say", table, text=f"{number}") for number in range(8)]
        assert [answer["type"] for answer in answers[:5]] == ["done"] * 5
        assert {answer.get("key") for answer in answers[5:]} == {"too-fast"}
        body = {"type": "say", "table": table, "id": "1", "text": "by another door"}
        assert (await ada.post("/commands", body)).status_code == 429
        await ada.do("play", table, move=ada.shown[table]["legal"][0])
        await bo.do("say", table, text="hello")
