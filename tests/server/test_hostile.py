"""Whatever comes over the wire: no fault, no word of the inside, no growth, and the house goes on.

The messages are random but the same at every run. `HOSTILE=1000000` sends more of them.
"""

import asyncio
import base64
import json
import os
import random
import socket
import struct
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

from ludotheque.server import deadlines
from ludotheque.server import socket as sockets
from ludotheque.server.headers import HEADERS
from ludotheque.server.protocol import LONGEST_BODY, LONGEST_MESSAGE, messages
from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.inside import Inside
from tests.services.house import House

MESSAGES = int(os.environ.get("HOSTILE", "100000"))
WARM_UP = 10_000  # messages until all that is made once has been made
MOST_GROWTH = 30 << 20  # bytes
SOCKETS = 24
BATCH = 40  # messages until a client waits for the house
PATIENCE = 30.0  # seconds

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


# Frames


def frame(data: bytes, opcode: int = TEXT, fin: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A WebSocket frame, right or wrong."""
    length = len(data)
    head = bytes([fin << 7 | reserved << 4 | opcode])
    mask = masked << 7
    if length < 126:
        head += bytes([mask | length])
    elif length < 1 << 16:
        head += bytes([mask | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + length.to_bytes(8, "big")
    return head + (bytes(4) + data if masked else data)  # a mask of zeros leaves the data as it is


def handshake(token: str, *more: str, path: str = "/api/v1/socket") -> bytes:
    """The request that opens a socket."""
    key = base64.b64encode(random.randbytes(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        "Host: house",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Authorization: Bearer {token}",
        *more,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


class Line:
    """A bare connection to the house."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        """Send bytes as they are; whether anybody takes them is another matter."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            pass

    async def answer(self) -> bytes:
        """All that comes until the house hangs up."""
        data = b""
        try:
            async with asyncio.timeout(PATIENCE):
                while part := await self.reader.read(1 << 16):
                    data += part
        except ConnectionError:
            pass
        return data

    async def head(self) -> bytes:
        """The head of an answer."""
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"\r\n\r\n")

    async def frame(self) -> tuple[int, bytes]:
        """The next frame from the house."""
        async with asyncio.timeout(PATIENCE):
            opcode, length = await self.reader.readexactly(2)
            if length >= 126:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            return opcode & 15, await self.reader.readexactly(length)

    async def message(self) -> dict[str, Any]:
        """The next message from the house, which is as the protocol says."""
        opcode, data = await self.frame()
        assert opcode == TEXT, (opcode, data)
        found: dict[str, Any] = json.loads(data)
        messages.validate_python(found)
        return found

    def cut(self) -> None:
        """Be gone at once: the other end gets a reset."""
        raw = self.writer.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()


@asynccontextmanager
async def line_to(url: str) -> AsyncIterator[Line]:
    """Connect, and hang up in the end."""
    port = int(url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=4 << 20)
    line = Line(reader, writer)
    try:
        yield line
    finally:
        writer.transport.abort()


@asynccontextmanager
async def socket_to(url: str, token: str) -> AsyncIterator[Line]:
    """A bare WebSocket, after its welcome."""
    async with line_to(url) as line:
        await line.send(handshake(token))
        assert (await line.head()).startswith(b"HTTP/1.1 101 ")
        assert (await line.message())["type"] == "welcome"
        yield line


# Hostile messages

WORDS = ["", "x", "é" * 50, "\u202e", "\x00", "a\nb", "💣" * 200, "../../etc/passwd", "<script>", "%s%n", "A" * 5000]
NUMBERS = [0, -1, 1, 7, 8, 255, 2**31, 2**53, 2**63, 2**64, 10**400, -(10**30), 0.5, -0.0, 1e308, 1e-308]
ODD_JSON = [
    b"", b" ", b"null", b"true", b"0", b"-", b'"', b"{}", b"[]", b"{", b"}", b"nul", b"NaN", b"Infinity",
    b"[" * 8000, b"[" * 300 + b"]" * 300, b'{"a":' * 2000, b'{"type":"ping","sent":NaN}',
    b'{"type":"ping","sent":1e999}', b'{"type":"ping","sent":-1e999}', b'{"type":"ping","sent":' + b"9" * 9000 + b"}",
    b'{"type":"ping","type":"lobby"}', b'{"type":"ping"}trailing', b"\xef\xbb\xbf{}", b"\xff\xfe", b"\xc3(", b"\x00" * 100,
    b'{"type":"ping","\\ud800":1}', b'{"type":"\\ud800"}', b'{"type":"say","text":"\\udfff"}',
    "\ufeff".encode("utf-16"), b'{"type":"pi\xedng"}', b"\xed\xa0\x80", b'"\\u0000"', b"//", b"{'type':'ping'}",
    b'{"type":' + b'"' + b"x" * 15000 + b'"}',
]  # fmt: skip
FIELDS: dict[str, list[Any]] = {
    "seat": [0, 1, 2, 7, 8, -1, None, "0", 0.0, True],
    "move": ["place 02 0,-1 3", "crew -", "put c00", "", "place", 0, 5, 100_000, 2**31 - 1, -1, None, ["crew -"]],
    "what": ["takeback", "end", "pause", "win", None],
    "agree": [True, False, "yes", 1, None],
    "share": ["abc", "a:b", "é", "", "x" * 128, "x" * 129, None, 7],
    "text": ["hello", "  ", "\u202eevil", "<b>x</b>", "x" * 300, "x" * 301, "\x07\x1b[2J", None],
    "phrase": ["hello", "good-game", "no-such", None],
    "bot": ["uniform", "greedy", "../greedy", "", None],
    "on": [True, False, "off", 0],
    "seen": [0, 1, 5, 10**9, 10**40, -1, "1", None],
    "whole": [True, False, 1],
    "sent": [0, 1.5, -1, 10**300, "x", None],
}  # fmt: skip
TYPES: dict[str, tuple[str, ...]] = {
    "watch": ("seen", "whole"), "unwatch": (), "lobby": ("on",), "ping": ("sent",), "sit": ("seat", "share"),
    "ready": ("share",), "leave": (), "play": ("move", "seat"), "propose": ("what", "seat"),
    "answer": ("agree", "seat"), "resume": (), "resign": ("seat",), "replace": ("seat", "bot"), "return": (),
    "rematch": (), "say": ("text", "phrase"), "switch-chat": ("on",), "close": (),
}  # fmt: skip
RARE = {"close": 0.02, "resign": 0.2, "leave": 0.2}  # else most of it would find closed tables


class Evil:
    """Makes messages: nearly right, wrong, and mad."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.chance = random.Random(seed)
        self.tables = tables

    def command(self) -> dict[str, Any]:
        """A command with fields that may fit."""
        chance = self.chance
        kind = chance.choice(list(TYPES))
        if chance.random() > RARE.get(kind, 1):
            kind = "play"
        table = chance.choice(self.tables) if chance.random() < 0.9 else chance.choice(["x" * 12, "", "É" * 12])
        command: dict[str, Any] = {"type": kind, "table": table, "id": f"{chance.randrange(10**6)}"}
        if kind in ("ping", "lobby"):
            del command["table"], command["id"]
        elif kind in ("watch", "unwatch"):
            del command["id"]
        for field in TYPES[kind]:
            if chance.random() < 0.7:
                command[field] = chance.choice(FIELDS[field])
        return command

    def broken(self) -> bytes:
        """A command with something wrong."""
        chance, command = self.chance, self.command()
        wrong = chance.randrange(7)
        field = chance.choice(list(command))
        if wrong == 0:
            del command[field]
        elif wrong == 1:
            command[field] = chance.choice(WORDS)
        elif wrong == 2:
            command[field] = chance.choice(NUMBERS)
        elif wrong == 3:
            command[chance.choice(WORDS)] = chance.choice(WORDS)
        elif wrong == 4:
            command[field] = chance.choice([[], {}, [[1], [2]], {"a": {"b": [None] * 100}}, True])
        elif wrong == 5:
            return json.dumps(command).encode()[: chance.randrange(60)]
        data = bytearray(json.dumps(command, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass"))
        if wrong == 6 and data:
            for _ in range(3):
                data[chance.randrange(len(data))] = chance.randrange(256)
        return bytes(data[:LONGEST_MESSAGE])

    def harmless(self) -> bytes:
        """Frames after which the connection goes on."""
        chance = self.chance
        kind = chance.random()
        if kind < 0.45:
            return frame(self.broken(), chance.choice([TEXT, TEXT, TEXT, BINARY]))
        if kind < 0.75:
            return frame(json.dumps(self.command()).encode())
        if kind < 0.87:
            return frame(chance.choice(ODD_JSON))
        if kind < 0.90:
            return frame(chance.randbytes(chance.randrange(200)), chance.choice([TEXT, BINARY]))
        if kind < 0.93:
            data, cut = json.dumps(self.command()).encode(), chance.randrange(20)
            between = chance.choice([b"", frame(b"now", PING), frame(b"", CONTINUATION, fin=False) * 50])
            return frame(data[:cut], TEXT, fin=False) + between + frame(data[cut:], CONTINUATION)
        if kind < 0.97:
            return frame(chance.randbytes(chance.randrange(126)), PING)
        if kind < 0.98:
            return frame(b"x" * LONGEST_MESSAGE)
        return frame(str(chance.randrange(10**18)).encode(), PONG)

    def fatal(self) -> bytes:
        """Something after which the house may hang up, or has to."""
        chance = self.chance
        length = chance.choice([LONGEST_MESSAGE + 1, 100_000, 1 << 20])
        return chance.choice(
            [
                lambda: frame(b"x" * length),
                lambda: frame(b"{}", opcode=chance.choice([3, 4, 7, 11, 15])),
                lambda: frame(b"{}", reserved=chance.randrange(1, 8)),
                lambda: frame(b"{}", masked=False),
                lambda: frame(b"x" * 126, PING),
                lambda: frame(b"x", PING, fin=False),
                lambda: frame(b"x", CONTINUATION),
                lambda: frame(b"{", TEXT, fin=False) + frame(b"}", TEXT),
                lambda: frame(b"x" * 9000, TEXT, fin=False) + frame(b"x" * 9000, CONTINUATION),
                lambda: frame(chance.choice([b"", b"\x00", b"\x03\xe8", b"\x03\xed", b"\xff\xff\xff", b"\x03\xe8\xff"]), CLOSE),
                lambda: b"\x81\xff" + b"\xff" * 8 + bytes(4),  # a length of 2^64 - 1
                lambda: b"\x81\xff" + (1 << 62).to_bytes(8, "big") + bytes(4),
                lambda: b"\x81\xfe\x00\x05" + bytes(4) + b"short",  # longer way to write a short length
                lambda: chance.randbytes(500),
                lambda: b"GET / HTTP/1.1\r\nHost: house\r\n\r\n",
            ]
        )()  # fmt: skip

    def half(self) -> bytes:
        """A frame that does not end."""
        whole = self.harmless()
        return whole[: self.chance.randrange(1, len(whole))]


async def attack(url: str, token: str, evil: Evil, count: int) -> int:
    """Send so many messages over sockets that come and go; how many answers came."""
    answers = 0
    while count > 0:
        async with socket_to(url, token) as line:
            for _ in range(evil.chance.randrange(1, 8)):
                size = min(BATCH, count)
                count -= size
                await line.send(b"".join(evil.harmless() for _ in range(size)))
                answers += await heard(line, evil.chance.random())
            if evil.chance.random() < 0.7:
                await line.send(evil.fatal())
                count -= 1
                if evil.chance.random() < 0.5:
                    await line.send(evil.harmless())
            else:
                await line.send(evil.half())
            if evil.chance.random() < 0.5:
                line.cut()
    return answers


async def heard(line: Line, mark: float) -> int:
    """Read until the house has answered all that was sent, by the answer to a ping with this mark."""
    await line.send(frame(json.dumps({"type": "ping", "sent": mark}).encode()))
    for answers in range(100_000):
        opcode, data = await line.frame()
        assert opcode in (TEXT, PING, PONG), (opcode, data)
        if opcode == TEXT:
            message = json.loads(data)
            messages.validate_python(message)
            assert b"Traceback" not in data
            assert b'File "' not in data
            assert message.get("key") != "fault", message
            if message["type"] == "pong" and message["sent"] == mark:
                return answers
    raise AssertionError("no end of answers")


async def set_up(url: str, people: int) -> tuple[list[str], list[str]]:
    """Tokens of people, and tables of all kinds among them."""
    async with visiting(url) as visit:
        clients: list[Client] = [await visit(f"Evil {number}", dial=number < 2) for number in range(people)]
        tables = [await sit_down(clients[0], clients[1])]
        await play_on(tables[0], clients[0], clients[1], moves=7)
        for host in clients:
            tables.append(await host.open_table("me", "open", public=True))
            tables.append(await host.open_table("me", {"kind": "me", "name": "Two"}, clock={"kind": "move", "seconds": 5}))
            tables.append(await host.open_table("me", "bot", "open", grace=0))
        return [client.token for client in clients], tables


def troubles(log: Path) -> list[str]:
    """Lines of a log that tell of a fault."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    assert lines, "the house has not said anything"
    return [
        json.dumps(line)[-3000:]
        for line in lines
        if line["level"] in ("error", "critical") or "exception" in line or "Traceback" in str(line)
    ]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in a process of its own, without limits on how often: the rest has to hold alone."""
    arguments = ["--limit-requests", "0", "--limit-messages", "0", "--bot-seconds", "0.05"]
    with House(tmp_path_factory.mktemp("hostile") / "data", arguments=arguments) as house:
        yield house


async def still_works(url: str) -> None:
    """Two people can play, whatever was before."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo)
        assert await play_on(table, ada, bo, moves=6) == 6
        assert (await ada.get(f"/tables/{table}")).status_code == 200
        metrics = (await ada.http.get("/metrics")).text
        assert "ludotheque_sockets 2.0" in metrics, "connections are left over"


def test_a_hundred_thousand_hostile_messages(house: House) -> None:
    """Nothing breaks, nothing is told of the inside, no memory is kept, and the house goes on."""
    process = psutil.Process(house.pid)

    async def storm(count: int, seed: int) -> int:
        each = count // SOCKETS
        tokens, tables = await set_up(house.url, 6)
        attacks = [
            attack(house.url, tokens[number % len(tokens)], Evil(seed + number, tables), each)
            for number in range(SOCKETS)
        ]
        return sum(await asyncio.gather(*attacks))

    asyncio.run(storm(WARM_UP, 1))
    before = process.memory_info().rss
    answers = asyncio.run(storm(MESSAGES, 1000))
    grown = process.memory_info().rss - before
    assert answers > MESSAGES // 2, "hardly anything was answered"
    asyncio.run(still_works(house.url))
    assert troubles(house.log) == []
    print("GROWN", grown>>10, "KiB", answers)
    assert grown < MOST_GROWTH, f"{grown >> 20} MiB more"
