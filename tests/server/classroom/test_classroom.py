"""A classroom: joining, groups, the teacher's page, pauses, the end; and what nobody is shown."""

import asyncio
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ludotheque.bots import lineup
from ludotheque.engine.contract import Outcome
from ludotheque.engine.records import parse_record, verify
from ludotheque.games import registry
from ludotheque.server.classroom import classroom as module
from ludotheque.server.classroom.classroom import CODE_LENGTH, CODE_LETTERS, MOST_PUPILS, distinct
from ludotheque.server.classroom.groups import bots_beside, group_sizes
from tests.server.client import PATIENCE, Client, play_on
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.server.privacy.test_hidden import QUAKE, UNSEEN, Pile, Stage, cards_in, even_edition, open_to
from tests.support.pocket import find
from tests.support.services.loopback import NO_TLS

SEATS = range(2, 6)  # that a table of a game can have


# Groups


@pytest.mark.parametrize("aim", SEATS)
@pytest.mark.parametrize("count", range(2, MOST_PUPILS + 1))
def test_groups_are_even_and_nobody_is_alone(count: int, aim: int) -> None:
    sizes = group_sizes(count, aim, SEATS)
    assert sum(sizes) == count
    assert min(sizes) >= 2
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= (aim if aim > 2 else 3)  # pairs of an odd class: one of three
    assert all(bots_beside(size, SEATS) == 0 for size in sizes)


@pytest.mark.parametrize(
    ("count", "aim", "sizes"),
    [
        (40, 4, [4] * 10),
        (40, 3, [3] * 12 + [2] * 2),
        (30, 4, [4] * 6 + [3] * 2),
        (7, 4, [4, 3]),
        (6, 5, [3, 3]),
        (5, 4, [3, 2]),
        (5, 5, [5]),
        (3, 2, [3]),
        (2, 5, [2]),
        (1, 4, [1]),
        (0, 4, []),
    ],
)
def test_some_groups(count: int, aim: int, sizes: list[int]) -> None:
    assert group_sizes(count, aim, SEATS) == sizes


def test_bots_fill_what_a_game_needs() -> None:
    """One alone has a bot; so has the third in a game for two, and a pair in one for four."""
    assert bots_beside(1, SEATS) == 1
    assert group_sizes(3, 2, [2]) == [2, 1]
    assert bots_beside(1, [2]) == 1
    assert bots_beside(2, [4]) == 2


@pytest.mark.parametrize(
    ("nickname", "taken", "name"),
    [
        ("Ada", [], "Ada"),
        ("Ada", ["Ada"], "Ada 2"),
        ("ada", ["Ada", "ADA 2"], "ada 3"),
        ("Ada", ["Adam"], "Ada"),
        ("x" * 40, ["X" * 40], "x" * 36 + " 2"),
    ],
)
def test_two_of_the_same_name_are_told_apart(nickname: str, taken: list[str], name: str) -> None:
    assert distinct(nickname, taken) == name


# A class


class Teacher(Client):
    """Who has opened the address that the terminal shows."""

    async def teach(self, inside: Inside) -> "Teacher":
        """Become the teacher."""
        invitation = await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(room_of(inside).invitation(), inside.loop)
        )
        answer = await self.http.post("/api/v1/class/teacher", json={"token": invitation.token})
        assert answer.json()["role"] == "teacher", answer.text
        self.token = answer.cookies["ludotheque"]
        self.http.cookies.clear()
        return self

    async def board(self) -> dict[str, Any]:
        """The class at a glance."""
        return await self.order("GET", "/board")

    async def order(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Something that is done."""
        answer = await self.http.request(method, f"/api/v1/class{path}", headers=self.headers, json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """The key of a refusal."""
        answer = await self.http.request(method, f"/api/v1/class{path}", headers=self.headers, json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["key"])


class Child(Client):
    """Somebody in the class."""

    name: str

    async def join(self, code: str, name: str) -> httpx.Response:
        """Ask to be let in."""
        headers = self.headers if self.token else {}
        body = {"code": code, "nickname": name}
        answer = await self.http.post("/api/v1/class/join", json=body, headers=headers)
        if "ludotheque" in answer.cookies:
            self.token = answer.cookies["ludotheque"]
        self.http.cookies.clear()  # all share this way to the house
        if answer.status_code == 200:
            self.name = answer.json()["name"]
        return answer

    async def place(self) -> dict[str, Any]:
        """Where this child is."""
        return dict((await self.get("/class")).json())

    async def table(self) -> str:
        """The table that this child plays at."""
        return str((await self.place())["table"])

    async def sit(self) -> str:
        """Go there as a page does."""
        table = await self.table()
        if self.socket is None:
            await self.dial()
        await self.watch(table)
        return table


def room_of(inside: Inside) -> module.Classroom:
    """The classroom of a house."""
    assert inside.house.classroom is not None
    return inside.house.classroom


@asynccontextmanager
async def school(inside: Inside) -> AsyncIterator[tuple[Teacher, Callable[..., Coroutine[Any, Any, Child]]]]:
    """A teacher, and a way for children to come in."""
    children: list[Child] = []
    async with httpx.AsyncClient(
        base_url=inside.url, timeout=PATIENCE, trust_env=False, verify=NO_TLS
    ) as http:
        teacher = await Teacher(inside.url, http).teach(inside)

        async def let_in(name: str | None = None, code: str | None = None) -> Child:
            child = Child(inside.url, http)
            children.append(child)
            if name is not None:
                answer = await child.join(code or (await teacher.board())["code"], name)
                assert answer.status_code == 200, answer.text
            return child

        try:
            yield teacher, let_in
        finally:
            for client in (teacher, *children):
                await client.hang_up()


@pytest.fixture(scope="module")
def classroom(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A house whose class plays Pocket, whose hands are hidden."""
    with Inside(tmp_path_factory.mktemp("classroom"), find, classroom="pocket", **FREE) as house:
        yield house


@pytest.fixture
def inside(classroom: Inside) -> Inside:
    """That house with a new lesson: nobody has joined, and nothing is left of the one before."""
    forgetting = asyncio.run_coroutine_threadsafe(room_of(classroom).forget_lesson(), classroom.loop)
    forgetting.result(PATIENCE)
    return classroom


# Joining


async def test_a_child_joins_and_keeps_its_place(inside: Inside) -> None:
    """With the code in large letters or small; and again from the same browser: the same place."""
    async with school(inside) as (teacher, let_in):
        code = (await teacher.board())["code"]
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(CODE_LETTERS)
        ada = await let_in("Ada", f" {code[:2].lower()} {code[2:]} ")
        assert await ada.place() == {
            "role": "pupil",
            "name": "Ada",
            "mates": [],
            "begun": False,
            "phrases": False,
            "hints": False,
            "to_answer": [],
            "over": False,
        }
        token = ada.token
        again = await ada.join("", "Somebody else")
        assert (again.status_code, ada.name, ada.token) == (200, "Ada", token)
        second = await let_in("ADA")
        assert second.name == "ADA 2"
        board = await teacher.board()
        assert [(one["name"], one["here"]) for one in board["pupils"]] == [("Ada", True), ("ADA 2", True)]


@pytest.mark.parametrize(
    ("code", "name", "status", "key"),
    [
        ("QQQQ", "Ada", 403, "class-code"),
        ("", "Ada", 403, "class-code"),
        ("É", "Ada", 403, "class-code"),
        (None, " ", 422, "name-unfit"),
        (None, "a\u202eb", 422, "name-unfit"),
    ],
)
async def test_who_is_not_let_in(inside: Inside, code: str | None, name: str, status: int, key: str) -> None:
    """In words, and without a place on the list."""
    async with school(inside) as (teacher, let_in):
        child = await let_in()
        right = (await teacher.board())["code"]
        answer = await child.join(right if code is None else code, name)
        assert (answer.status_code, answer.json()["key"]) == (status, key)
        assert "ludotheque" not in answer.cookies
        assert (await teacher.board())["pupils"] == []


async def test_a_full_class(inside: Inside) -> None:
    """Forty come in at once, each with a name of its own; the next is told so."""
    async with school(inside) as (teacher, let_in):
        code = (await teacher.board())["code"]
        names = [f"Child {number % 20}" for number in range(MOST_PUPILS)]
        await asyncio.gather(*(let_in(name, code) for name in names))
        found = [one["name"] for one in (await teacher.board())["pupils"]]
        assert len(set(found)) == MOST_PUPILS
        answer = await (await let_in()).join(code, "Late")
        assert (answer.status_code, answer.json()["key"]) == (409, "class-full")
        assert str(MOST_PUPILS) in answer.json()["text"]


async def test_a_device_goes_from_hand_to_hand(inside: Inside) -> None:
    """Who says "I am not Ada" is nobody, and joins as somebody else."""
    async with school(inside) as (teacher, let_in):
        ada = await let_in("Ada")
        answer = await ada.http.delete("/api/v1/class/me", headers=ada.headers)
        assert answer.status_code == 204
        assert (await ada.place())["role"] == "stranger"
        assert (await teacher.board())["pupils"] == []
        assert (await ada.join((await teacher.board())["code"], "Bo")).json()["name"] == "Bo"


async def test_the_teacher_is_no_child(inside: Inside) -> None:
    async with school(inside) as (teacher, _):
        body = {"code": (await teacher.board())["code"], "nickname": "Ada"}
        assert await teacher.refused("POST", "/join", body) == "class-is-teacher"


# Who may what

TEACHERS_ALONE = [
    ("GET", "/board", None),
    ("GET", "/debrief", None),
    ("PATCH", "", {"phrases": True}),
    ("POST", "/begin", {"size": 4}),
    ("POST", "/pause", {"on": True}),
    ("POST", "/end", None),
    ("POST", "/new", None),
    ("DELETE", "", None),
    ("DELETE", "/pupils/aaaaaaaaaaaa", None),
    ("POST", "/tables/aaaaaaaaaaaa/seats/0", {}),
    ("GET", "/wall", None),
    ("GET", "/quiz/results", None),
    ("GET", "/sheet", None),
]


@pytest.mark.parametrize(("method", "path", "body"), TEACHERS_ALONE)
async def test_the_teachers_powers_need_the_teachers_cookie(
    inside: Inside, method: str, path: str, body: Any
) -> None:
    async with school(inside) as (_, let_in):
        ada = await let_in("Ada")
        for headers, status, key in (
            ({}, 401, "not-entered"),
            (ada.headers, 403, "class-teacher-only"),
        ):
            answer = await ada.http.request(method, f"/api/v1/class{path}", headers=headers, json=body)
            assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_every_power_is_tried(inside: Inside) -> None:
    """The list above is whole: what is not in it is for everybody."""
    document = httpx.get(f"{inside.url}/api/v1/openapi.json", trust_env=False, verify=NO_TLS).json()
    here = {
        (method.upper(), path.removeprefix("/api/v1/class"))
        for path, ways in document["paths"].items()
        if path.startswith("/api/v1/class")
        for method in ways
    }
    named = {
        "/pupils/aaaaaaaaaaaa": "/pupils/{person}",
        "/tables/aaaaaaaaaaaa/seats/0": "/tables/{table}/seats/{seat}",
    }
    tried = {(method, named.get(path, path)) for method, path, _ in TEACHERS_ALONE}
    assert here - tried == {
        ("GET", ""),
        ("POST", "/join"),
        ("POST", "/teacher"),
        ("DELETE", "/me"),
        ("POST", "/mates"),
        ("DELETE", "/mates/{person}"),
        ("GET", "/quiz"),
        ("POST", "/quiz"),
    }


def test_a_wrong_token_makes_no_teacher(inside: Inside) -> None:
    answer = httpx.post(
        f"{inside.url}/api/v1/class/teacher", json={"token": "x"}, trust_env=False, verify=NO_TLS
    )
    assert (answer.status_code, answer.json()["key"]) == (403, "class-token")
    assert not answer.cookies


async def test_strangers_see_nothing(inside: Inside) -> None:
    """No list, no table by its address, no socket, no plain page; and no way in but the code."""
    async with school(inside) as (teacher, let_in):
        for name in ("Ada", "Bo"):
            ada = await let_in(name)
        await teacher.order("POST", "/begin", {"size": 2})
        table = await ada.table()
        stranger = await let_in()
        for path in ("/tables", f"/tables/{table}", f"/tables/{table}/told", f"/tables/{table}/games"):
            answer = await stranger.http.get(f"/api/v1{path}")
            assert (answer.status_code, answer.json()["key"]) == (403, "class-strangers"), path
            assert "Ada" not in answer.text
        for path, body in (
            ("/enter", {"nickname": "Cy"}),
            ("/enter", {"nickname": "Cy", "kind": "bot"}),
            ("/link", {"token": "x"}),
        ):
            answer = await stranger.http.post(f"/api/v1{path}", json=body)
            assert (answer.status_code, answer.json()["key"]) == (403, "class-closed"), path
        for path in ("/plain", "/plain/", f"/plain/t/{table}"):
            assert (await stranger.http.get(path)).status_code == 403
        assert (await stranger.http.get("/plain/enter")).status_code == 403
        with pytest.raises(InvalidStatus):
            await stranger.dial()
        assert (await ada.get(f"/tables/{table}")).status_code == 200  # who is in the class may
        assert (await ada.get("/tables")).json() == {"tables": []}
        answer = await ada.post("/tables", {"game": "pocket", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert answer.json()["key"] == "class-closed"


def test_a_house_that_is_no_classroom_has_none_of_it(tmp_path: Path) -> None:
    """No address, and nothing in its document."""
    with Inside(tmp_path, find, **FREE) as inside:
        with httpx.Client(base_url=f"{inside.url}/api/v1", trust_env=False, verify=NO_TLS) as client:
            for method, path, body in [*TEACHERS_ALONE, ("GET", "", None), ("POST", "/join", {})]:
                answer = client.request(method, f"/class{path}", json=body)
                assert (answer.status_code, answer.json()["key"]) == (404, "not-found"), path
            assert "classroom" not in client.get("/house").json()
            assert not [path for path in client.get("/openapi.json").json()["paths"] if "class" in path]
        assert inside.house.classroom is None


def test_the_addresses_of_a_classroom(inside: Inside) -> None:
    """The bare one leads to joining, and the one of joining has a QR code."""
    with httpx.Client(base_url=inside.url, trust_env=False, verify=NO_TLS) as client:
        if client.get("/join").status_code == 200:  # the client is built
            assert client.get("/").headers["location"] == "/join"
        for path, status in (("/join/BCDF", 200), ("/class/BCDF", 404), ("/join/", 404)):
            assert client.get("/code.svg", params={"path": path}).status_code == status
        assert client.get("/api/v1/house").json()["classroom"] == "pocket"


# Playing


async def test_a_class_is_grouped_and_begins_at_once(inside: Inside) -> None:
    """Everybody has a table, and nobody has to do anything for it."""
    async with school(inside) as (teacher, let_in):
        assert await teacher.refused("POST", "/begin", {"size": 4}) == "class-nobody"
        children = [await let_in(f"Child {number}") for number in range(7)]
        board = await teacher.board()
        assert {one["size"]: one["everybody"] for one in board["groups"]} == {
            2: [3, 2, 2],
            3: [3, 2, 2],
            4: [4, 3],
        }
        board = await teacher.order("POST", "/begin", {"size": 4, "options": {"rounds": 2}})
        assert [len(table["seats"]) for table in board["tables"]] == [4, 3]
        assert {table["status"] for table in board["tables"]} == {"playing"}
        seated = sorted(seat["name"] for table in board["tables"] for seat in table["seats"])
        assert seated == [child.name for child in children]
        for child in children:
            shown = (await child.get(f"/tables/{await child.table()}")).json()["shown"]
            (seat,) = shown["yours"]
            assert shown["seats"][seat]["name"] == child.name
            assert (shown["options"], shown["chat"]) == ({"rounds": 2}, False)


async def test_options_that_cannot_be_end_nothing(inside: Inside) -> None:
    async with school(inside) as (teacher, let_in):
        for name in ("Ada", "Bo"):
            await let_in(name)
        await teacher.order("POST", "/begin", {"size": 2})
        wrong = {"size": 2, "options": {"rounds": "many"}, "everybody": True}
        await teacher.refused("POST", "/begin", wrong)
        assert [table["status"] for table in (await teacher.board())["tables"]] == ["playing"]


async def test_late_comers(tmp_path: Path) -> None:
    """They wait, and get tables of their own; one alone plays with a bot. The others play on."""

    async def scenario(inside: Inside) -> None:
        async with school(inside) as (teacher, let_in):
            for name in ("Ada", "Bo"):
                await let_in(name)
            first = (await teacher.order("POST", "/begin", {"size": 4}))["tables"]
            assert await teacher.refused("POST", "/begin", {"size": 4}) == "class-nobody"
            for name in ("Cy", "Di", "Ed"):
                await let_in(name)
            board = await teacher.board()
            assert [one["waiting"] for one in board["groups"]] == [[3], [3], [3]]
            board = await teacher.order("POST", "/begin", {"size": 2})
            assert [table["number"] for table in board["tables"]] == [1, 2]
            assert board["tables"][0]["table"] == first[0]["table"]
            late = await let_in("Fy")
            board = await teacher.order("POST", "/begin", {"size": 4})
            seats = board["tables"][2]["seats"]
            assert [(seat["kind"], seat.get("bot")) for seat in seats] == [
                ("person", None),
                ("bot", lineup.usual(registry.find(registry.FOR_CLASS))),
            ]
            table = await late.sit()
            await late.until(table, lambda shown: shown.get("legal"))  # the bot plays, if it is first
            assert board["round"] == 1

    with Inside(tmp_path, classroom="seismic", **FREE) as inside:
        await scenario(inside)


async def test_new_groups_for_everybody(inside: Inside) -> None:
    """Games that are on end, and everybody plays again."""
    async with school(inside) as (teacher, let_in):
        children = [await let_in(f"Child {number}") for number in range(4)]
        old = (await teacher.order("POST", "/begin", {"size": 2}))["tables"]
        for child in children:
            await child.sit()
        board = await teacher.order("POST", "/begin", {"size": 4, "everybody": True})
        assert (board["round"], len(board["tables"])) == (2, 1)
        assert {await child.table() for child in children} == {board["tables"][0]["table"]}
        for table in old:
            shown = (await teacher.get(f"/tables/{table['table']}")).json()["shown"]
            assert (shown["status"], shown["result"]["why"]) == ("closed", "closed")
            assert shown["result"]["winners"] == [], "nobody wins what was broken off"


async def test_who_is_away_is_in_no_new_group(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others would wait for nobody. Who comes back waits for a table, as any late-comer."""
    async with school(inside) as (teacher, let_in):
        here = [await let_in(f"Child {number}") for number in range(4)]
        away = await let_in("Away")
        await teacher.order("POST", "/begin", {"size": 5})
        for child in here:
            await child.sit()
        monkeypatch.setattr(module, "_HERE_SECONDS", 0.0)  # whoever does not listen is away
        board = await teacher.board()
        assert {one["size"]: one["everybody"] for one in board["groups"]}[4] == [4]
        board = await teacher.order("POST", "/begin", {"size": 4, "everybody": True})
        (table,) = board["tables"]
        assert sorted(seat["name"] for seat in table["seats"]) == [child.name for child in here]
        assert "table" not in await away.place()
        assert [one["name"] for one in board["pupils"] if "table" not in one] == ["Away"]


async def test_pause_for_all(inside: Inside) -> None:
    """Nobody can play or go on by themselves, until the teacher lets them; at tables that wait, neither."""
    async with school(inside) as (teacher, let_in):
        children = [await let_in(f"Child {number}") for number in range(4)]
        await teacher.order("POST", "/begin", {"size": 2})
        tables = [await child.sit() for child in children]
        pair = [child for child, at in zip(children, tables, strict=True) if at == tables[0]]
        await play_on(tables[0], *pair)
        await pair[0].until(tables[0], lambda shown: shown["status"] == "finished")
        assert (await teacher.order("POST", "/pause", {"on": True}))["paused"]
        answer = await pair[0].ask("rematch", tables[0])
        assert (answer["type"], answer["key"]) == ("refused", "table-held")
        child, table = next(
            (child, at) for child, at in zip(children, tables, strict=True) if at != tables[0]
        )
        shown = await child.until(table, lambda shown: shown.get("held"))
        assert shown["status"] == "paused"
        for command, more in (("play", {"move": 0}), ("resume", {}), ("propose", {"what": "end"})):
            answer = await child.ask(command, table, **more)
            assert (answer["type"], answer["key"]) == ("refused", "table-held"), command
        told = (await child.get(f"/tables/{table}/told")).json()["story"]
        assert told[-1]["lines"] == [{"text": "The teacher has paused all games."}]
        await let_in("Late")
        assert await teacher.refused("POST", "/begin", {"size": 2}) == "class-paused"
        assert not (await teacher.order("POST", "/pause", {"on": False}))["paused"]
        shown = await child.until(table, lambda shown: shown["status"] == "playing")
        assert "held" not in shown
        await child.do("play", table, move=shown["legal"][0])
        await pair[0].do("rematch", tables[0])


async def test_a_pause_of_their_own_becomes_the_teachers(inside: Inside) -> None:
    """And the time of the game does not run on."""
    async with school(inside) as (teacher, let_in):
        ada, bo = await let_in("Ada"), await let_in("Bo")
        await teacher.order("POST", "/begin", {"size": 2})
        table = await ada.sit()
        await bo.sit()
        await ada.do("propose", table, what="pause")
        await bo.do("answer", table, agree=True)
        await teacher.order("POST", "/pause", {"on": True})
        assert (await ada.ask("resume", table))["key"] == "table-held"
        await teacher.order("POST", "/pause", {"on": False})
        await ada.until(table, lambda shown: shown["status"] == "playing")


async def test_nobody_talks(inside: Inside) -> None:
    """No text ever, whoever asks for it; phrases if the teacher allows them."""
    async with school(inside) as (teacher, let_in):
        ada = await let_in("Ada")
        await let_in("Bo")
        await teacher.order("POST", "/begin", {"size": 2})
        table = await ada.sit()
        assert (await ada.ask("say", table, phrase="hello"))["key"] == "class-no-phrases"
        assert (await teacher.order("PATCH", "", {"phrases": True}))["phrases"]
        assert (await ada.place())["phrases"]
        await ada.do("say", table, phrase="hello")
        assert (await ada.ask("say", table, text="You!"))["key"] == "class-no-chat"
        await teacher.dial()
        assert (await teacher.ask("switch-chat", table, on=True))["key"] == "class-no-chat"


async def test_a_child_is_taken_off_the_list(inside: Inside) -> None:
    """Its device is signed out; the others have its seat played by a bot, by the rule for who leaves."""
    async with school(inside) as (teacher, let_in):
        ada, bo = await let_in("Rude"), await let_in("Bo")
        await teacher.order("POST", "/begin", {"size": 2})
        table = await ada.sit()
        await bo.sit()
        rude = next(one for one in (await teacher.board())["pupils"] if one["name"] == "Rude")
        board = await teacher.order("DELETE", f"/pupils/{rude['person']}")
        assert [one["name"] for one in board["pupils"]] == ["Bo"]
        await ada.hung_up_on()
        assert (await ada.place())["role"] == "stranger"
        assert (await ada.get(f"/tables/{table}")).status_code == 403
        shown = await bo.until(table, lambda shown: any(seat["left"] for seat in shown["seats"]))
        seat = next(seat for seat, one in enumerate(shown["seats"]) if one["left"])
        assert (await bo.ask("replace", table, seat=seat))["key"] == "seat-grace"
        assert await teacher.refused("DELETE", f"/pupils/{rude['person']}") == "class-no-pupil"
        ada.token = ""
        assert (await ada.join(board["code"], "Ada")).status_code == 200


# The end, and what is kept


async def test_the_end_of_a_lesson(inside: Inside) -> None:
    """Games that are on end; nobody joins; the debrief says how it went; a new lesson has another code."""
    async with school(inside) as (teacher, let_in):
        children = [await let_in(f"Child {number}") for number in range(4)]
        await teacher.order("POST", "/begin", {"size": 2})
        tables = [await child.sit() for child in children]
        pair = [child for child, at in zip(children, tables, strict=True) if at == tables[0]]
        await play_on(tables[0], *pair)
        assert await teacher.order("GET", "/debrief")
        board = await teacher.order("POST", "/end")
        assert (board["over"], board["games"]) == (True, 1), "what was broken off is no game"
        answer = await (await let_in()).join(board["code"], "Late")
        assert (answer.status_code, answer.json()["key"]) == (409, "class-over")
        assert await teacher.refused("POST", "/begin", {"size": 2}) == "class-over"
        assert (await children[0].place())["over"]
        debrief = await teacher.order("GET", "/debrief")
        whys = {game["table"]: game["result"]["why"] for game in debrief["games"]}
        assert whys.pop(tables[0]) == "rules"
        assert set(whys.values()) == {"closed"}
        broken_off = [game["result"] for game in debrief["games"] if game["result"]["why"] == "closed"]
        assert [result["winners"] for result in broken_off] == [[]]
        assert (debrief["counted"], debrief["saved"], "survived" in debrief) == (0, [], False)
        fresh = await teacher.order("POST", "/new")
        assert (fresh["over"], fresh["pupils"], fresh["tables"]) == (False, [], [])
        assert (await children[0].place())["role"] == "stranger"
        await let_in("Somebody", fresh["code"])


async def test_games_tell_what_saved_and_hurt(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game tells it, the class has the sums of those played to the end; of equals, what did most."""
    told = iter(
        [
            {
                "saved": ["water", "torch"],
                "hurt": ["stove", "lift"],
                "seen": ["water", "torch"],
                "survived": True,
            },
            {"saved": ["torch"], "hurt": ["piano", "stove"], "seen": ["torch", "piano"], "survived": False},
        ]
    )

    def tell(*_: Any) -> dict[str, Any]:
        return next(told)

    async with school(inside) as (teacher, let_in):
        children = [await let_in(f"Child {number}") for number in range(4)]
        await teacher.order("POST", "/begin", {"size": 2, "options": {"rounds": 1}})
        tables = [await child.sit() for child in children]
        for table in set(tables):
            await play_on(table, *(one for one, at in zip(children, tables, strict=True) if at == table))
        monkeypatch.setattr("tests.support.pocket.game.Pocket.debrief", tell)
        debrief = await teacher.order("GET", "/debrief")
        assert (debrief["survived"], debrief["counted"]) == (1, 2)
        assert debrief["saved"] == [{"card": "torch", "games": 2}, {"card": "water", "games": 1}]
        assert [one["card"] for one in debrief["hurt"]] == ["stove", "piano", "lift"]
        assert [one["games"] for one in debrief["hurt"]] == [2, 1, 1]
        assert debrief["seen"][0] == {"card": "torch", "games": 2}
        assert [game["survived"] for game in debrief["games"]] == [True, False]


async def test_a_bot_that_stood_in_for_a_child_is_called_one(tmp_path: Path) -> None:
    """Whoever wins there: it was not the child that gave up."""

    async def scenario(inside: Inside) -> None:
        async with school(inside) as (teacher, let_in):
            ada, *others = [await let_in(name) for name in ("Ada", "Bo", "Cy")]
            await teacher.order("POST", "/begin", {"size": 3})
            table = await ada.sit()
            (seat,) = ada.shown[table]["yours"]
            await ada.do("resign", table)
            stop = asyncio.Event()
            playing = [asyncio.create_task(play_along(child, stop)) for child in others]
            await ada.until(table, lambda shown: shown["status"] == "finished")
            stop.set()
            await asyncio.gather(*playing)
            (game,) = (await teacher.order("GET", "/debrief"))["games"]
            assert game["stood_in"] == [number == seat for number in range(3)]
            assert game["bots"] == [None] * 3

    with Inside(tmp_path, find, classroom=QUAKE, **FREE) as inside:
        await scenario(inside)


async def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    """The code, names, tables, a pause, and who the teacher is; only the terminal's address is new."""

    async def before(inside: Inside) -> list[Any]:
        async with school(inside) as (teacher, let_in):
            ada = await let_in("Ada")
            await let_in("Bo")
            await teacher.order("POST", "/begin", {"size": 2})
            await teacher.order("PATCH", "", {"phrases": True})
            late = await let_in("Late")
            table = await ada.sit()
            await ada.until(table, lambda shown: shown.get("legal"))
            await teacher.order("POST", "/pause", {"on": True})
            board = await teacher.board()
            return [teacher.token, ada.token, late.token, board, room_of(inside)._token]

    async def after(inside: Inside, kept: list[Any]) -> None:
        async with school(inside) as (teacher, let_in):
            old_token = kept.pop()
            body = {"token": old_token}
            assert (await teacher.http.post("/api/v1/class/teacher", json=body)).status_code == 403
            teacher.token = kept[0]
            board = await teacher.board()
            for one in (*board["pupils"], *kept[3]["pupils"]):
                one.pop("here")
            for group in (*board["groups"], *kept[3]["groups"]):
                del group["everybody"], group["waiting"]  # of those who are here
            assert board | {"tables": []} == kept[3] | {"tables": []}
            assert (board["paused"], board["phrases"]) == (True, True)
            ada, late = await let_in(), await let_in()
            ada.token, late.token = kept[1], kept[2]
            table = await ada.sit()
            assert ada.shown[table]["held"]
            assert "table" not in await late.place()
            await teacher.order("POST", "/pause", {"on": False})
            shown = await ada.until(table, lambda shown: shown.get("legal"))
            await ada.do("play", table, move=shown["legal"][0])

    with Inside(tmp_path, find, classroom="pocket", **FREE) as inside:
        kept = await before(inside)
    with Inside(tmp_path, find, classroom="pocket", **FREE) as inside:
        await after(inside, kept)


async def test_yesterdays_lesson_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next day begins with nobody in the class, and the code of yesterday does not do."""

    async def board(inside: Inside, name: str | None = None) -> dict[str, Any]:
        async with school(inside) as (teacher, let_in):
            if name is not None:
                await let_in(name)
            return await teacher.board()

    with Inside(tmp_path, find, classroom="pocket", **FREE) as inside:
        yesterday = await board(inside, "Ada")
    monkeypatch.setattr(module, "_LESSON_LIFE", -1)
    with Inside(tmp_path, find, classroom="pocket", **FREE) as inside:
        today = await board(inside)
    assert len(yesterday["pupils"]) == 1
    assert today["pupils"] == []


async def test_a_lesson_is_deleted_with_every_name(tmp_path: Path) -> None:
    """No row of it is left, and pages that are open are signed out."""

    async def scenario(inside: Inside) -> None:
        async with school(inside) as (teacher, let_in):
            children = [await let_in(name) for name in ("Zwxyada", "Zwxybo", "Zwxycy")]
            await teacher.order("POST", "/begin", {"size": 3})
            table = await children[0].sit()
            await children[0].until(table, lambda shown: shown.get("legal"))
            board = await teacher.order("DELETE", "")
            assert (board["pupils"], board["tables"], board["games"]) == ([], [], 0)
            await children[0].hung_up_on()
            assert (await teacher.get(f"/tables/{table}")).status_code == 404
            assert await children[0].place() == {
                "role": "stranger",
                "mates": [],
                "begun": False,
                "phrases": False,
                "hints": False,
                "to_answer": [],
                "over": False,
            }
            await let_in("Ada", board["code"])

    with Inside(tmp_path, find, classroom="pocket", **FREE) as inside:
        await scenario(inside)
    with sqlite3.connect(tmp_path / "house.db") as database:
        text = "\n".join(database.iterdump())
    assert "Zwxy" not in text
    assert "'Ada'" in text  # else the search would say nothing


# Hands


async def test_no_hand_is_on_the_teachers_page(inside: Inside) -> None:
    """Not on the board, not at a table that the teacher watches, until a card is shown to all."""
    await watch_a_game(inside, {})


async def test_no_hand_of_beat_the_quake_is_on_the_teachers_page(tmp_path: Path) -> None:
    """Nor what was discarded from one: until the end only what lay face up."""
    with Inside(tmp_path, find, classroom=QUAKE, **FREE) as inside:
        await watch_a_game(inside, even_edition())


async def watch_a_game(inside: Inside, options: dict[str, Any]) -> None:
    """Play to the end, while the teacher looks everywhere."""
    async with school(inside) as (teacher, let_in):
        ada, bo = await let_in("Ada"), await let_in("Bo")
        await teacher.order("POST", "/begin", {"size": 2, "options": options})
        table = await ada.sit()
        await bo.sit()
        await teacher.dial()
        await teacher.watch(table)
        may_know: set[str] = set()
        looked = 0  # at so many frames: what may be known then may be known later
        while True:
            board = (await teacher.get("/class/board")).content
            told = (await teacher.get(f"/tables/{table}/told")).content
            log = (await teacher.get(f"/tables/{table}/games/1/log")).content
            wall = (await teacher.get("/class/wall")).content
            frames, looked = teacher.frames[looked:], len(teacher.frames)
            sent = UNSEEN.sub(b"", b"".join(frames) + told + log + wall)
            live = inside.house.keeper.in_memory(table)
            assert live is not None
            may_know |= open_to(live.table, "")
            assert cards_in(board) == set()
            assert cards_in(sent) <= may_know
            if not await play_on(table, ada, bo, moves=1):
                break
            await teacher.reach(table, ada.number[table])
        assert len(may_know) >= 10, "many cards were shown in the end"
        assert (await teacher.board())["tables"][0]["points"] == ada.shown[table]["result"]["scores"]


GAMES = [*registry.NAMES, "pocket"]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_the_same_whatever_is_hidden(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The pile in another order, and so other hands: before the first move a teacher cannot tell."""
    first = board_of(game, monkeypatch, tmp_path / "1", lambda pile: pile)
    again = board_of(game, monkeypatch, tmp_path / "2", lambda pile: pile)
    assert first == again  # nothing else makes a difference
    other = board_of(game, monkeypatch, tmp_path / "3", lambda pile: swapped(game, pile))
    assert first[0] == other[0]
    assert first[1] != other[1] or find(game).is_open, "the hands are others"


def swapped(game: str, pile: Pile) -> Pile:
    """The cards that are drawn first, in another order: nobody has the hand that they had."""
    first = list(pile[:12])
    if find(game).is_open:
        return (*pile[:12], *reversed(pile[12:]))
    rotated: list[Outcome] = first[1:] + first[:1]
    return (*rotated, *pile[12:])


def board_of(
    game: str, monkeypatch: pytest.MonkeyPatch, folder: Path, arrange: Callable[[Pile], Pile]
) -> tuple[bytes, bytes]:
    """What a teacher is sent when a game begins, and what the children are."""

    async def scenario(inside: Inside) -> tuple[bytes, bytes]:
        room_of(inside)._chance = random.Random(1)  # type: ignore[assignment]
        async with school(inside) as (teacher, let_in):
            children = [await let_in(name) for name in ("Ada", "Bo", "Cy")]
            await teacher.order("POST", "/begin", {"size": 3})
            board = (await teacher.get("/class/board")).content
            table = await children[0].table()
            seen = [(await child.get(f"/tables/{table}")).json()["shown"]["view"] for child in children]
            return board, repr(seen).encode()

    with monkeypatch.context() as context:
        stage = Stage(context, folder, arrange)
        stage.inside = Inside(folder, find, classroom=game, **FREE)
        with stage:
            return asyncio.run(scenario(stage.inside))


# A whole class

LOOK_AGAIN = 2.0  # seconds between two questions of a page where to play


async def play_along(child: Child, stop: asyncio.Event) -> None:
    """Be a child's page: go where one is sent, and play whatever is legal."""
    chance, watched, looked = random.Random(child.name), "", 0.0
    await child.dial()
    while not stop.is_set():
        if time.monotonic() - looked > LOOK_AGAIN:
            looked = time.monotonic()
            table = (await child.place()).get("table", "")
            if table not in ("", watched):
                await child.watch(table)
                watched = table
        shown = child.shown.get(watched, {})
        if shown.get("legal"):
            await child.ask("play", watched, move=chance.choice(shown["legal"]))
        else:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("game", [registry.FOR_CLASS, "pocket"])
async def test_thirty_children_play_whole_games(game: str, tmp_path: Path) -> None:
    """Over real sockets, two rounds in new groups, with the limits that everybody has behind one address."""

    async def scenario(inside: Inside) -> None:
        async with school(inside) as (teacher, let_in):
            code = (await teacher.board())["code"]
            children = await asyncio.gather(*(let_in(f"Child {number}", code) for number in range(30)))
            stop = asyncio.Event()
            playing = [asyncio.create_task(play_along(child, stop)) for child in children]
            for round_ in (1, 2):
                await teacher.order("POST", "/begin", {"size": 4, "everybody": round_ == 2})
                async with asyncio.timeout(90):
                    while True:
                        board = await teacher.board()
                        if all(table["status"] == "finished" for table in board["tables"]):
                            break
                        await asyncio.sleep(0.5)
                assert [len(table["seats"]) for table in board["tables"]] == [4] * 6 + [3] * 2
                assert board["round"] == round_
            stop.set()
            await asyncio.gather(*playing)
            await teacher.order("POST", "/end")
            debrief = await teacher.order("GET", "/debrief")
            assert [one["result"]["why"] for one in debrief["games"]] == ["rules"] * 16
            if game == registry.FOR_CLASS:
                assert (debrief["counted"], len(debrief["seen"]) > 10) == (16, True)
                assert debrief["survived"] == sum(one["survived"] for one in debrief["games"])
            for one in debrief["games"][::5]:
                answer = await teacher.get(f"/tables/{one['table']}/games/{one['round']}/record")
                verify(parse_record(answer.content, find))

    with Inside(tmp_path, find, classroom=game, thinking=0.2) as inside:
        await scenario(inside)
