"""The protocol as it is published: schema, TypeScript types and page say what the house does."""

import asyncio
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from jsonschema import Draft202012Validator
from pydantic import BaseModel
from referencing import Registry, Resource

import ludotheque
from ludotheque.engine.patches import patched
from ludotheque.server import protocol
from ludotheque.server.realtime import connections
from ludotheque.server.realtime import websocket as socket
from ludotheque.server.tables import table
from tests.server.client import PATIENCE, Client, play_on, visiting
from tests.support.services.loopback import NO_TLS

ROOT = Path(__file__).parents[2]
SCHEMA = Path(ludotheque.__file__).parent / "server" / "schemas" / "protocol.schema.json"
PAGE = ROOT / "docs" / "reference" / "protocol.md"
GUIDE = ROOT / "docs" / "guides" / "write-a-bot.md"
TYPES = ROOT / "web" / "src" / "protocol.ts"

MODELS: dict[str, type[BaseModel]] = {
    name: value
    for name, value in vars(protocol).items()
    if isinstance(value, type) and issubclass(value, protocol._Model) and not name.startswith("_")
}


def members(union: Any) -> list[type[BaseModel]]:
    """The models of a union."""
    return list(get_args(get_args(union)[0]))


def tag(model: type[BaseModel]) -> str:
    """The type of a message or command."""
    return str(model.model_fields["type"].default)


@cache
def schema() -> Any:
    """The published schema."""
    return json.loads(SCHEMA.read_text(encoding="utf-8"))


@cache
def validator(name: str) -> Draft202012Validator:
    """What checks a document against a definition of the schema."""
    registry: Registry[Any] = Registry().with_resource(schema()["$id"], Resource.from_contents(schema()))
    return Draft202012Validator({"$ref": f"{schema()['$id']}#/$defs/{name}"}, registry=registry)


def check(name: str, document: Any) -> None:
    """Fail, with the reason, unless the document is as the schema says."""
    errors = [error.message for error in validator(name).iter_errors(document)]
    assert errors == [], f"{name}: {json.dumps(document)[:300]}"


# The schema


def test_the_schema_defines_every_model() -> None:
    """By name; and it is a schema."""
    Draft202012Validator.check_schema(schema())
    assert MODELS.keys() <= schema()["$defs"].keys()
    assert {"Message", "SocketCommand", "TableCommand", "Clock", "SeatPlan"} <= schema()["$defs"].keys()
    assert schema()["$id"].endswith(f":{protocol.VERSION}")


class Recorder(Client):
    """A client that keeps what it sent."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        super().__init__(url, http)
        self.sent: list[dict[str, Any]] = []

    async def send(self, command: dict[str, Any]) -> None:
        """Send a command as it is."""
        self.sent.append(command)
        await super().send(command)


@asynccontextmanager
async def recording(url: str, *names: str) -> Any:
    """Two clients whose words are kept."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False, verify=NO_TLS) as http:
        clients = [await Recorder(url, http).enter(name) for name in names]
        try:
            yield [await client.dial() for client in clients]
        finally:
            for client in clients:
                await client.hang_up()


async def converse(ada: Recorder, bo: Recorder) -> str:
    """A whole game of Seismic with all that can be said around it."""
    await ada.send({"type": "lobby"})
    await ada.send({"type": "ping", "sent": 2.5})
    table = await ada.open_table("me", "open", clock={"kind": "bank", "seconds": 600}, public=True)
    await ada.watch(table)
    await bo.watch(table, whole=True)
    await ada.do("ready", table, share="ada")
    await bo.do("sit", table, seat=1, share="bo")
    await ada.until(table, lambda shown: shown["status"] == "playing")
    await play_on(table, ada, bo, moves=10)
    await ada.do("say", table, text="Hello")
    await bo.do("say", table, phrase="good-luck")
    await ada.ask("play", table, move="fly away")
    await ada.send({"type": "sing"})
    await ada.do("propose", table, what="pause")
    await bo.do("answer", table, agree=True)
    await bo.do("resume", table)
    await ada.do("propose", table, what="end")
    await bo.do("answer", table, agree=False)
    number = ada.number[table]
    await ada.send({"type": "unwatch", "table": table})
    await bo.do("leave", table)
    await bo.do("return", table)
    await ada.watch(table, seen=number)
    await ada.until(table, lambda shown: not shown["seats"][1]["left"])
    await play_on(table, ada, bo)
    await ada.until(table, lambda shown: shown["status"] == "finished")
    await ada.do("switch-chat", table, on=False)
    await ada.do("rematch", table)
    await ada.do("close", table)
    await bo.until(table, lambda shown: shown["status"] == "closed")
    return table


async def test_a_real_conversation_keeps_to_the_schema(url: str) -> None:
    """Message by message, command by command, and what can be asked over HTTP."""
    async with recording(url, "Ada", "Bo") as (ada, bo):
        table = await converse(ada, bo)
        for client in (ada, bo):
            for message in client.heard:
                check("Message", message)
            for command in client.sent:
                if command["type"] != "sing":
                    check("SocketCommand", command)
        said = {message["type"] for message in (*ada.heard, *bo.heard)}
        assert said >= {"welcome", "whole", "event", "presence", "done", "refused", "pong", "lobby"}
        asked = {
            "/me": "Me",
            "/house": "HouseShown",
            "/phrases": "Phrases",
            "/tables": "Tables",
            "/me/tables": "Tables",
            "/me/games": "Games",
            f"/tables/{table}": "Whole",
            f"/tables/{table}/games": "Games",
            "/tables/none": "Problem",
        }
        for path, name in asked.items():
            check(name, (await ada.get(path)).json())
        log = (await bo.get(f"/tables/{table}/games/1/log")).json()
        assert len(log) > 100
        for event in log:
            check("Event", event)


@pytest.mark.parametrize(
    ("name", "document"),
    [
        ("Message", {"type": "pulse", "now": 1}),
        ("Message", {"type": "pulse", "now": 1, "lag": None}),
        ("Message", {"type": "pulse", "now": 1, "lag": 2, "more": 3}),
        ("Message", {"now": 1, "lag": 2}),
        ("Message", {"type": "play", "id": "a", "table": "k3v9x0q2m7ab", "move": "x"}),
        ("SocketCommand", {"type": "watch", "table": "K3v9x0q2m7ab"}),
        ("SocketCommand", {"type": "play", "id": "", "table": "k3v9x0q2m7ab", "move": "x"}),
        ("SocketCommand", {"type": "play", "id": "a", "table": "k3v9x0q2m7ab", "move": "x", "seat": 8}),
        ("SocketCommand", {"type": "say", "id": "a", "table": "k3v9x0q2m7ab", "text": "x" * 301}),
        ("TableCommand", {"type": "ping"}),
        ("NewTable", {"game": "seismic", "seats": []}),
        ("NewTable", {"game": "seismic", "seats": [{"kind": "open"}], "clock": {"kind": "move"}}),
    ],
)
def test_the_schema_refuses_what_is_none(name: str, document: Any) -> None:
    """A field that lacks, that is null, that is too many, or out of its bounds."""
    assert list(validator(name).iter_errors(document))


# The page


@cache
def page() -> str:
    """The page on the protocol."""
    return PAGE.read_text(encoding="utf-8")


def blocks(text: str, language: str) -> Iterator[str]:
    """The blocks of a page in this language."""
    return (found[1] for found in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.M | re.S))


def section(name: str) -> str:
    """The part of the page under a heading."""
    return page().split(f"\n## {name}\n", 1)[1].split("\n## ", 1)[0]


def test_every_message_and_command_has_an_example_that_is_one() -> None:
    """By the schema, and by the house itself."""
    found: dict[str, set[str]] = {"Message": set(), "SocketCommand": set()}
    for block in blocks(page(), "json"):
        document = json.loads(block)
        if "type" not in document:
            continue
        is_command = validator("SocketCommand").is_valid(document)
        check("SocketCommand" if is_command else "Message", document)
        (protocol.socket_commands if is_command else protocol.messages).validate_python(document)
        found["SocketCommand" if is_command else "Message"].add(document["type"])
    assert found == {
        "Message": {tag(model) for model in members(protocol.Message)},
        "SocketCommand": {tag(model) for model in members(protocol.SocketCommand)},
    }


def test_the_worked_example_of_a_patch_works() -> None:
    """Before, changes, after; and the ten lines of Python do it."""
    before, changes, after = (json.loads(block) for block in blocks(section("What changed"), "json"))
    assert patched(before, changes) == after
    written: dict[str, Any] = {}
    exec(next(blocks(section("What changed"), "python")), written)
    cases = [
        (before, changes),
        ({"a": {"b": 1}}, {"a": [1]}),
        ({}, {"a": {"b": None, "c": {}}}),
        (1, {"a": 2}),
    ]
    for document, patch in cases:
        assert written["patched"](document, patch) == patched(document, patch)


def test_the_page_tells_of_every_kind_of_event() -> None:
    """Each in the table, and no other."""
    rows = [line.split("|")[1] for line in section("Events").splitlines() if line.startswith("| `")]
    assert set(re.findall(r"`([\w-]+)`", " ".join(rows))) == set(get_args(protocol.EventKind))


def test_the_page_has_the_numbers_of_the_code() -> None:
    """Those in its sentences; the ones in its tables are generated."""
    for number, words in (
        (connections.HEARTBEAT_SECONDS, "About every {} seconds the house sends a WebSocket ping"),
        (socket._SILENT, "Who does not answer for {} seconds is cut off"),
        (table._KEYS_KEPT, "knows the ids of its last {} commands"),
        (protocol.VERSION, "This is version {}."),
    ):
        assert words.format(f"{number:g}") in page()


def test_every_link_of_the_page_leads_somewhere() -> None:
    """To a heading of it, once there, or to a file."""
    headings = [heading.lower().replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", page(), re.M)]
    assert len(headings) == len(set(headings))
    for target in re.findall(r"\]\(([^)]+)\)", page()):
        path, _, anchor = target.partition("#")
        if path:
            assert (PAGE.parent / path).exists(), target
        else:
            assert anchor in headings, target


async def test_the_bot_of_the_guide_plays_a_game(url: str) -> None:
    """The one that speaks WebSocket, as it stands there."""
    code = next(block for block in blocks(GUIDE.read_text(encoding="utf-8"), "python") if "connect(" in block)
    written: dict[str, Any] = {}
    exec(code, written)
    async with visiting(url) as visit:
        ada, bot = await visit("Ada", dial=False), await visit("Robot", dial=False)
        table = await ada.open_table({"kind": "bot", "bot": "uniform"}, "open")
        async with asyncio.timeout(PATIENCE * 3):
            result = await written["play"](url, table, bot.token)
        check("Result", result)
        assert result["why"] == "rules"


# TypeScript


def interfaces() -> Mapping[str, dict[str, bool]]:
    """The interfaces of the TypeScript file: for each member whether it may be left out."""
    text = TYPES.read_text(encoding="utf-8")
    return {
        name: {member: mark == "?" for member, mark in re.findall(r"^  (\w+)(\??): .+;$", body, re.M)}
        for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}$", text, re.M | re.S)
    }


def test_typescript_has_every_model_and_every_field() -> None:
    """And the version, and the unions."""
    assert {name: set(fields) for name, fields in interfaces().items()} == {
        name: set(model.model_fields) for name, model in MODELS.items()
    }
    text = TYPES.read_text(encoding="utf-8")
    assert f"export const VERSION = {protocol.VERSION};" in text
    for name in ("Message", "SocketCommand", "TableCommand"):
        union = re.search(rf"^export type {name} =\n?([^;]+);$", text, re.M)
        assert union is not None
        assert re.findall(r"\w+", union[1]) == [model.__name__ for model in members(getattr(protocol, name))]


def test_typescript_says_what_may_be_left_out() -> None:
    """The house leaves out what does not apply; a client what has a default."""
    found = interfaces()
    assert found["SeatShown"] == {
        "kind": False, "name": True, "bot": True, "ready": False, "left": False, "resigned": False,
        "since": True,
    }  # fmt: skip
    assert found["Watch"] == {"type": False, "table": False, "seen": True, "whole": True}
    assert found["Event"]["changes"] is False
    assert found["NewTable"]["clock"] is True
