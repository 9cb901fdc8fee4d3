"""Whatever comes over the wire: no fault, no word of the inside, no growth, and the house goes on.

The messages are random but the same at every run. `make soak` sends many more of them.
"""

import asyncio
import base64
import json
import random
import socket
import struct
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest

from ludotheque.server.http import deadlines
from ludotheque.server.http.headers import HEADERS
from ludotheque.server.protocol import LONGEST_BODY, LONGEST_MESSAGE, messages
from ludotheque.server.realtime import websocket as sockets
from tests.faults import LONGER
from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.inside import Inside
from tests.support.services.house import House

MESSAGES = 20_000 * LONGER
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
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def answer(self, until: bytes | None = None, seconds: float = PATIENCE) -> bytes:
        """All that comes until the house hangs up, or until something has come."""
        data = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(seconds):
                while not (until and until in data) and (part := await self.reader.read(1 << 16)):
                    data += part
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
        with suppress(OSError):  # the house was faster
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

WORDS = [
    "",
    "x",
    "é" * 50,
    "\u202e",
    "\x00",
    "a\nb",
    "💣" * 200,
    "../../etc/passwd",
    "<script>",
    "%s%n",
    "A" * 5000,
]
NUMBERS = [0, -1, 1, 7, 8, 255, 2**31, 2**53, 2**63, 2**64, 10**400, -(10**30), 0.5, -0.0, 1e308, 1e-308]
ODD_JSON = [
    b"",
    b" ",
    *b"null true 0 - \" {} [] { } nul NaN Infinity // {'type':'ping'}".split(),
    b"[" * 8000,
    b"[" * 300 + b"]" * 300,
    b'{"a":' * 2000,
    b'{"type":"ping","sent":NaN}',
    b'{"type":"ping","sent":1e999}',
    b'{"type":"ping","sent":-1e999}',
    b'{"type":"ping","sent":' + b"9" * 9000 + b"}",
    b'{"type":"ping","type":"lobby"}',
    b'{"type":"ping"}trailing',
    b"\xef\xbb\xbf{}",
    b"\xff\xfe",
    b"\xc3(",
    b"\x00" * 100,
    b'{"type":"ping","\\ud800":1}',
    b'{"type":"\\ud800"}',
    b'{"type":"say","text":"\\udfff"}',
    "\ufeff".encode("utf-16"),
    b'{"type":"pi\xedng"}',
    b"\xed\xa0\x80",
    b'"\\u0000"',
    b'{"type":' + b'"' + b"x" * 15000 + b'"}',
]
FIELDS: dict[str, list[Any]] = {
    "seat": [0, 1, 2, 7, 8, -1, None, "0", 0.0, True],
    "move": [
        "place 02 0,-1 3",
        "crew -",
        "put c00",
        "",
        "place",
        0,
        5,
        100_000,
        2**31 - 1,
        -1,
        None,
        ["crew -"],
    ],
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
}
TYPES: dict[str, tuple[str, ...]] = {
    "watch": ("seen", "whole"),
    "unwatch": (),
    "lobby": ("on",),
    "ping": ("sent",),
    "sit": ("seat", "share"),
    "ready": ("share",),
    "leave": (),
    "play": ("move", "seat"),
    "propose": ("what", "seat"),
    "answer": ("agree", "seat"),
    "resume": (),
    "step": (),
    "resign": ("seat",),
    "replace": ("seat", "bot"),
    "return": (),
    "rematch": (),
    "say": ("text", "phrase"),
    "switch-chat": ("on",),
    "practice": ("on",),
    "close": (),
}
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
        table = (
            chance.choice(self.tables) if chance.random() < 0.9 else chance.choice(["x" * 12, "", "É" * 12])
        )
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
        data = bytearray(
            json.dumps(command, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
        )
        if wrong == 6 and data:
            for _ in range(3):
                data[chance.randrange(len(data))] = chance.randrange(256)
        return bytes(data[:LONGEST_MESSAGE])

    def harmless(self) -> bytes:
        """Frames after which the connection goes on."""
        chance = self.chance
        kind = chance.random()
        if kind < 0.35:
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
        code = chance.choice([b"", b"\x00", b"\x03\xe8", b"\x03\xed", b"\xff\xff\xff", b"\x03\xe8\xff"])
        ways = (
            frame(b"x" * length),
            frame(b"{}", opcode=chance.choice([3, 4, 7, 11, 15])),
            frame(b"{}", reserved=chance.randrange(1, 8)),
            frame(b"{}", masked=False),
            frame(b"x" * 126, PING),
            frame(b"x", PING, fin=False),
            frame(b"x", CONTINUATION),
            frame(b"{", TEXT, fin=False) + frame(b"}", TEXT),
            frame(b"x" * 9000, TEXT, fin=False) + frame(b"x" * 9000, CONTINUATION),
            frame(code, CLOSE),
            b"\x81\xff" + b"\xff" * 8 + bytes(4),  # a length of 2^64 - 1
            b"\x81\xff" + (1 << 62).to_bytes(8, "big") + bytes(4),
            b"\x81\xfe\x00\x05" + bytes(4) + b"short",  # the long way to write a short length
            chance.randbytes(500),
            b"GET / HTTP/1.1\r\nHost: house\r\n\r\n",
        )
        return chance.choice(ways)

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
            tables.append(
                await host.open_table(
                    "me", {"kind": "me", "name": "Two"}, clock={"kind": "move", "seconds": 5}
                )
            )
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
    arguments = ["--limit-requests", "0", "--limit-messages", "0", "--thinking", "0.05"]
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


async def test_thousands_of_hostile_messages(house: House) -> None:
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

    await storm(WARM_UP, 1)
    before = process.memory_info().rss
    answers = await storm(MESSAGES, 1000)
    grown = process.memory_info().rss - before
    assert answers > MESSAGES // 2, "hardly anything was answered"
    await still_works(house.url)
    assert troubles(house.log) == []
    assert grown < MOST_GROWTH, f"{grown >> 20} MiB more"


# Handshakes

SOCKET = "GET /api/v1/socket HTTP/1.1"
KEY = "Sec-WebSocket-Key: " + "A" * 22 + "=="
UPGRADE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", KEY)
HANDSHAKES = {
    "no key": (SOCKET, *UPGRADE[:3]),
    "short key": (SOCKET, *UPGRADE[:3], "Sec-WebSocket-Key: AAAA"),
    "key of mad letters": (SOCKET, *UPGRADE[:3], "Sec-WebSocket-Key: \xff\xfe"),
    "two keys": (SOCKET, *UPGRADE, KEY),
    "no version": (SOCKET, *UPGRADE[:2], KEY),
    "old version": (SOCKET, *UPGRADE[:2], "Sec-WebSocket-Version: 8", KEY),
    "two upgrades": ("GET /api/v1/socket HTTP/1.1", "Upgrade: h2c", *UPGRADE),
    "a method that is none": ("POST /api/v1/socket HTTP/1.1", *UPGRADE),
    "a body": (SOCKET, *UPGRADE, "Content-Length: 5"),
    "chunks": (SOCKET, *UPGRADE, "Transfer-Encoding: chunked"),
    "no such place": ("GET /socket HTTP/1.1", *UPGRADE),
    "half an address": ("GET //[ HTTP/1.1", *UPGRADE),
    "a whole address": ("GET http://[/ HTTP/1.1", *UPGRADE),
    "a long query": ("GET /api/v1/socket?lang=" + "x" * 7000 + " HTTP/1.1", *UPGRADE),
    "a mad query": ("GET /api/v1/socket?lang=%ff%00&lang&=&%u HTTP/1.1", *UPGRADE),
    "half an origin": (SOCKET, *UPGRADE, "Origin: http://["),
    "two origins": (SOCKET, *UPGRADE, "Origin: http://house", "Origin: http://house"),
    "two tokens": (SOCKET, *UPGRADE, "Authorization: Bearer x"),
    "two languages": (SOCKET, *UPGRADE, "Accept-Language: fr", "Accept-Language: ,;=\xff"),
    "two addresses": (SOCKET, *UPGRADE, "X-Forwarded-For: a", "X-Forwarded-For: b"),
    "a broken cookie": (SOCKET, *UPGRADE, 'Cookie: ludotheque="\\\xff; ;=;'),
    "extensions": (SOCKET, *UPGRADE, 'Sec-WebSocket-Extensions: permessage-deflate; ;x="\\'),
    "protocols": (SOCKET, *UPGRADE, "Sec-WebSocket-Protocol: ,,\x01"),
    "an old HTTP": ("GET /api/v1/socket HTTP/1.0", *UPGRADE),
    "many headers": (SOCKET, *UPGRADE, *(f"X-{number}: y" for number in range(500))),
    "a long header": (SOCKET, *UPGRADE, "X: " + "y" * 20_000),
}


def is_fine(answer: bytes) -> bool:
    """An answer that is no fault of the house: none at all, or below 500 and with our headers."""
    if not answer:
        return True
    head, _, body = answer.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n").partition(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    names = {line.split(b":")[0].lower().decode() for line in head.split(b"\r\n")[1:]}
    assert b"Traceback" not in body
    assert status == 101 or {name.lower() for name in HEADERS} <= names, head
    return status < 500


async def test_hostile_handshakes(house: House) -> None:
    """None is a fault, none is left half open; nor are requests that break off."""
    tokens, _ = await set_up(house.url, 2)
    for name, (start, *lines) in HANDSHAKES.items():
        async with line_to(house.url) as line:
            head = [start, "Host: house", f"Authorization: Bearer {tokens[0]}", *lines]
            await line.send(("\r\n".join(head) + "\r\n\r\n").encode("latin-1"))
            answer = await line.answer(b"welcome")
            if answer.startswith(b"HTTP/1.1 101 "):  # nothing was wrong after all
                await line.send(frame(b"", CLOSE))
                answer += await line.answer()
            assert is_fine(answer), name
    whole = post("/enter", b"nickname=Ada", kind="application/x-www-form-urlencoded")
    form = whole.replace(b"/api/v1/enter", b"/plain/enter")
    for request in (whole, form):
        for size in range(len(request) - 20, len(request), 5):
            async with line_to(house.url) as line:
                await line.send(request[:size])
                line.cut()
    for size in range(0, 220, 10):
        async with line_to(house.url) as line:
            await line.send(handshake(tokens[0])[:size])
            line.cut()
    await still_works(house.url)
    assert troubles(house.log) == []


# HTTP

JSON = "Content-Type: application/json"
ENTER = f"POST /api/v1/enter HTTP/1.1\r\n{JSON}"
CHUNKED = "Transfer-Encoding: chunked"
REQUESTS: dict[str, tuple[str, bytes]] = {
    "nothing": ("", b""),
    "garbage": ("\x00\x01\x02", b""),
    "TLS": ("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b""),
    "no version": ("GET /", b""),
    "HTTP/9.9": ("GET / HTTP/9.9", b""),
    "HTTP/2": ("PRI * HTTP/2.0", b"\r\nSM\r\n\r\n"),
    "a method that is none": ("FLY / HTTP/1.1", b""),
    "TRACE": ("TRACE / HTTP/1.1", b""),
    "CONNECT": ("CONNECT other:1 HTTP/1.1", b""),
    "*": ("OPTIONS * HTTP/1.1", b""),
    "a whole address": ("GET http://other/api/v1/tables HTTP/1.1", b""),
    "up": ("GET /../../../../etc/passwd HTTP/1.1", b""),
    "up, in the API": ("GET /api/v1/../../etc/passwd HTTP/1.1", b""),
    "up, in hex": ("GET /static/%2e%2e/%2e%2e/pyproject.toml HTTP/1.1", b""),
    "up, twice in hex": ("GET /static/%252e%252e%252fserver%252fpeople.py HTTP/1.1", b""),
    "up, the other way": ("GET /static/..\\..\\server\\people.py HTTP/1.1", b""),
    "from the root": ("GET /static//etc/passwd HTTP/1.1", b""),
    "up, from the client": ("GET /assets/../index.html HTTP/1.1", b""),
    "up, from the client, in hex": ("GET /assets/%2e%2e%2f%2e%2e%2fpeople.py HTTP/1.1", b""),
    "tags": ("GET / HTTP/1.1\r\nIf-None-Match: " + '",W/' * 5000, b""),
    "codings": ("GET / HTTP/1.1\r\nAccept-Encoding: " + "gzip;q=\xff,;" * 1000, b""),
    "two slashes": ("GET //other/x HTTP/1.1", b""),
    "NUL": ("GET /static/a%00.js HTTP/1.1", b""),
    "no UTF-8": ("GET /api/v1/tables/%ff%fe%c0%80 HTTP/1.1", b""),
    "high bytes": ("GET /api/v1/\xff\xfe?\xff HTTP/1.1", b""),
    "a mad query": ("GET /api/v1/me/games?before=%00&before=&&&=&lang=%ff HTTP/1.1", b""),
    "numbers": ("GET /api/v1/tables/aaaaaaaaaaaa/games/99999999999999999999999/log HTTP/1.1", b""),
    "negative": ("GET /api/v1/tables/aaaaaaaaaaaa/games/-1/record HTTP/1.1", b""),
    "a long path": ("GET /" + "x" * 60_000 + " HTTP/1.1", b""),
    "a long header": ("GET / HTTP/1.1\r\nX: " + "y" * 60_000, b""),
    "an endless header": ("GET / HTTP/1.1\r\nX: " + "y" * 2_000_000, b""),
    "many headers": ("GET / HTTP/1.1" + "\r\nX: y" * 20_000, b""),
    "no Host": ("GET /api/v1/tables HTTP/1.1\r\nHost: [", b""),
    "half an origin": ("POST /api/v1/enter HTTP/1.1\r\nOrigin: http://[", b""),
    "a broken cookie": ('GET /api/v1/me HTTP/1.1\r\nCookie: ludotheque="\\\xff;;=', b""),
    "a long token": ("GET /api/v1/me HTTP/1.1\r\nAuthorization: Bearer " + "x" * 20_000, b""),
    "a mad token": ("GET /api/v1/me HTTP/1.1\r\nAuthorization: Bearer \xff\xfe", b""),
    "languages": ("GET /nowhere HTTP/1.1\r\nAccept-Language: " + "fr-\xff;q=," * 1000, b""),
    "length below 0": (f"{ENTER}\r\nContent-Length: -1", b""),
    "length past counting": (f"{ENTER}\r\nContent-Length: {'9' * 5000}", b""),
    "length of letters": (f"{ENTER}\r\nContent-Length: ²", b""),
    "length twice": (f"{ENTER}\r\nContent-Length: 2\r\nContent-Length: 3", b"{}"),
    "length and chunks": (f"{ENTER}\r\nContent-Length: 2\r\n{CHUNKED}", b"0\r\n\r\n"),
    "a chunk that is none": (f"{ENTER}\r\n{CHUNKED}", b"zz\r\n"),
    "a chunk past counting": (f"{ENTER}\r\n{CHUNKED}", b"f" * 40 + b"\r\n"),
    "a long chunk head": (f"{ENTER}\r\n{CHUNKED}", b"1;" + b"x" * 100_000),
    "gzip": (f"{ENTER}\r\nContent-Encoding: gzip\r\nContent-Length: 2", b"{}"),
    "an upgrade that is none": ("GET /api/v1/house HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c", b""),
    "Expect": (f"{ENTER}\r\nExpect: 100-continue\r\nContent-Length: 2", b"{}"),
    "Range": ("GET /static/house.css HTTP/1.1\r\nRange: bytes=9-1,-,5-,-99999999999999999999", b""),
    "pipelined": ("GET /api/v1/house HTTP/1.1\r\nHost: a\r\n\r\n" * 50 + "GET /x HTTP/1.1", b""),
    "smuggled": ("GET /api/v1/house HTTP/1.1\r\nX: a\r\n b\r\n\tc\rd", b""),
}
# The house hangs up in the middle of these: what it says may be lost with the bytes that it did not read.
ENDLESS = {"a long chunk head", "an endless header"}
BODIES: dict[str, bytes] = {
    "empty": b"",
    "no JSON": b"nickname=Ada",
    "no UTF-8": b'{"nickname":"\xff"}',
    "half a character": b'{"nickname":"\\ud800","kind":"bot"}',
    "half a character as a key": b'{"nickname":"a","\\udfff":1}',
    "NUL": b'{"nickname":"a\\u0000b"}',
    "deep": b"[" * 60_000,
    "deep, in order": b"[" * 985 + b"]" * 985,
    "a number past counting": b'{"nickname":' + b"1" * 6000 + b"}",
    "NaN": b'{"nickname":NaN}',
    "an array": b"[]",
    "null": b"null",
    "a key twice": b'{"nickname":"a","nickname":[]}',
    "a nickname without an end": b'{"nickname":"' + b"x" * 60_000 + b'"}',
    "a nickname of blanks": '{"nickname":"\u2003\u00a0"}'.encode(),
    "a nickname that turns": '{"nickname":"\u202eevil"}'.encode(),
    "more keys": b"{" + b",".join(b'"%d":0' % number for number in range(6000)) + b"}",
}
TABLES = {
    "options": ['{"variants":%s}', '{"table":%s}', '{"edition":%s}', '{"%%00":%s}', "%s"],
    "setup": ['{"heights":%s}', '{"heights":[%s,1]}', '{"x":%s}', "%s"],
    "seats": ["%s", "[%s,%s]", '[{"kind":%s},{"kind":"me"}]', '[{"kind":"me","name":%s},{"kind":"open"}]'],
    "clock": ['{"kind":"bank","seconds":%s}', '{"kind":%s}', "%s"],
    "grace": ["%s"],
    "game": ["%s"],
}
VALUES = [
    "null",
    "1",
    "-1",
    "1.5",
    "1e999",
    "NaN",
    "true",
    '"x"',
    '"\\ud800"',
    '"../../x"',
    "[]",
    "[[]]",
    "{}",
    '{"a":[1,{}]}',
    '"' + "x" * 5000 + '"',
    "[" * 960 + "]" * 960,
    "9" * 4000,
    '["big-one","big-one"]',
]


def post(path: str, body: bytes, *more: str, kind: str = "application/json") -> bytes:
    """A request with a body."""
    lines = [
        f"POST /api/v1{path} HTTP/1.1",
        "Host: house",
        f"Content-Type: {kind}",
        f"Content-Length: {len(body)}",
    ]
    return "\r\n".join([*lines, "Connection: close", *more, "", ""]).encode("latin-1") + body


def request_for(path: str, token: str) -> bytes:
    """A request of a person."""
    return f"GET /api/v1{path} HTTP/1.1\r\nHost: house\r\nAuthorization: Bearer {token}\r\n\r\n".encode()


async def ask(url: str, data: bytes) -> tuple[int, bytes]:
    """Send a request as it is and read until the house hangs up; the status, 0 without one, and all of it."""
    async with line_to(url) as line:
        await line.send(data)
        answer = await line.answer()
    assert is_fine(answer), answer[-500:]
    return int(answer.split(b" ", 2)[1]) if answer else 0, answer


async def test_hostile_requests(house: House) -> None:
    """Bad starts, heads, paths and lengths: an answer below 500, or none, and never a file."""
    for name, (head, body) in REQUESTS.items():
        start, _, rest = head.partition("\r\n")
        lines = [
            start,
            *(["Host: house"] if "Host:" not in rest else []),
            "Connection: close",
            *([rest] if rest else []),
        ]
        if "Upgrade" in rest:
            lines.remove("Connection: close")
            lines.append("Connection: close, Upgrade")
        async with line_to(house.url) as line:
            await line.send("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
            answer = b"" if name in ENDLESS else await line.answer(seconds=3)
        assert answer or name in ENDLESS, name
        assert is_fine(answer), (name, answer[-500:])
        assert b"root:" not in answer, name
        assert b"def hashed" not in answer, name
    await still_works(house.url)
    assert troubles(house.log) == []


async def test_hostile_bodies(house: House) -> None:
    """What cannot be read or does not fit is refused in words, whatever it is."""
    tokens, tables = await set_up(house.url, 2)
    person = f"Authorization: Bearer {tokens[0]}"
    for path in ("/enter", "/link", "/tables", "/commands"):
        for name, body in BODIES.items():
            status, answer = await ask(house.url, post(path, body, person))
            if not (path == "/enter" and status == 200):
                assert 400 <= status < 500, (path, name, status)
                assert {"key", "text"} <= json.loads(answer.partition(b"\r\n\r\n")[2]).keys(), name
        for kind in (
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "\xff",
        ):
            status, _ = await ask(house.url, post(path, b'{"nickname":"a"}', person, kind=kind))
            assert 400 <= status < 500, (path, kind, status)
    for field, shapes in TABLES.items():
        for shape in shapes:
            for value in VALUES:
                given = {
                    "game": '"seismic"',
                    "seats": '[{"kind":"me"},{"kind":"open"}]',
                    field: shape.replace("%s", value),
                }
                table = "{" + ",".join(f'"{key}":{text}' for key, text in given.items()) + "}"
                status, _ = await ask(house.url, post("/tables", table.encode(), person))
                assert status in (201, 400, 413, 422), (table[:200], status)
    evil = Evil(7, tables)
    for _ in range(500):
        await ask(house.url, post("/commands", evil.broken(), person))
    await still_works(house.url)
    assert troubles(house.log) == []


async def test_bodies_have_a_limit(house: House) -> None:
    """A body that is too large is refused by its length, and by what comes if no length is given."""
    large = b'{"nickname":"' + b"x" * LONGEST_BODY + b'"}'
    assert (await ask(house.url, post("/enter", large)))[0] == 413
    head = f"{ENTER}\r\nHost: house\r\nContent-Length: 9999999999\r\n\r\n"
    async with line_to(house.url) as line:
        await line.send(head.encode())
        assert (await line.head()).startswith(b"HTTP/1.1 413 ")  # before a byte of it was sent
    head = f"{ENTER}\r\nHost: house\r\n{CHUNKED}\r\n\r\n"
    async with line_to(house.url) as line:
        await line.send(head.encode() + b"".join(b"1000\r\n" + b"x" * 0x1000 + b"\r\n" for _ in range(17)))
        answer = await line.head()
        assert answer.startswith(b"HTTP/1.1 413 "), answer
    almost = b'{"nickname":"a","kind":"bot"' + b" " * (LONGEST_BODY - 29) + b"}"
    assert (await ask(house.url, post("/enter", almost)))[0] == 200
    assert troubles(house.log) == []


# Slow and half


@pytest.fixture
def hurried(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A house of our own whose deadlines are short."""
    monkeypatch.setattr(deadlines, "REQUEST_SECONDS", 0.5)
    monkeypatch.setattr(deadlines, "READER_SECONDS", 0.5)
    monkeypatch.setattr(sockets, "_HANDSHAKE_SECONDS", 0.5)
    with Inside(tmp_path_factory.mktemp("hurried"), limit_requests=0, limit_messages=0) as house:
        house._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # what it accepts inherits this
        yield house


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that happens in the house's own thread."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


SLOW: dict[str, bytes] = {
    "silent": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nHost: house\r\nX: ",
    "half a body": post("/enter", b"x" * 50)[:-20],
    "a chunk and no end": f"{ENTER}\r\nHost: house\r\n{CHUNKED}\r\n\r\n5\r\n".encode(),
    "half a handshake": handshake("x")[:100],
}


async def test_who_never_ends_a_request_is_cut_off(hurried: Inside) -> None:
    """Half requests, and those that come letter by letter, hold nothing for long."""

    async def drip(line: Line) -> None:
        while not line.writer.transport.is_closing():
            await line.send(b"a")
            await asyncio.sleep(0.05)

    lines = [(name, start) for name, start in SLOW.items() for _ in range(5)]

    async def hang(start: bytes, is_dripping: bool) -> bytes:
        async with line_to(hurried.url) as line:
            await line.send(start)
            dripping = asyncio.create_task(drip(line)) if is_dripping else None
            answer = await line.answer()  # which ends only when the house hangs up
            if dripping is not None:
                dripping.cancel()
            return answer

    hangs = [hang(start, bool(start) and number % 2 == 0) for number, (_, start) in enumerate(lines)]
    answers = await asyncio.gather(*hangs)
    assert all(is_fine(answer) for answer in answers)
    await until(lambda: not hurried.server.server_state.connections)
    await still_works(hurried.url)


async def test_who_never_reads_is_cut_off(hurried: Inside) -> None:
    """Readers of streams and sockets who take nothing are dropped; what waits for them is bounded."""

    async def flood(line: Line) -> None:
        while not line.writer.transport.is_closing():
            await line.send(frame(b"x" * 125, PING) * 1000)  # which the protocol itself answers

    async with visiting(hurried.url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", "open")
        await ada.watch(table)
        everybody = hurried.house.connections._everybody  # connected people
        async with line_to(hurried.url) as stream, socket_to(hurried.url, ada.token) as deaf:
            await stream.send(request_for(f"/tables/{table}/stream?whole=true", ada.token))
            await until(lambda: len(everybody) == 3)
            for line in (stream, deaf):
                line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            flooding = asyncio.create_task(flood(deaf))
            async with asyncio.timeout(PATIENCE):
                while len(everybody) > 1:
                    await ada.do("say", table, text="x" * 300)
            flooding.cancel()
        assert b"slow_readers_dropped_total 0.0" not in hurried.house.metrics.text()
    await still_works(hurried.url)


async def test_a_reader_that_goes_at_once_leaves_nothing(hurried: Inside) -> None:
    """Streams and sockets that are cut off while they open are not kept."""
    async with visiting(hurried.url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", "open")
        request = request_for(f"/tables/{table}/stream", ada.token)
        for number in range(200):
            async with line_to(hurried.url) as line:
                await line.send(request if number % 2 else handshake(ada.token))
                if number % 3:
                    await asyncio.sleep(0.001 * (number % 5))
                line.cut()
        await until(lambda: len(hurried.house.connections._everybody) == 1)
    await still_works(hurried.url)


# With limits


async def test_with_limits_on(tmp_path: Path) -> None:
    """Who floods is told so in words, then hung up on; who does not is served all the while."""
    with House(tmp_path / "data") as house:

        async def flood(token: str) -> list[dict[str, Any]]:
            heard = []
            async with socket_to(house.url, token) as line:
                for _ in range(20):
                    await line.send(frame(b'{"type":"ping"}') * 50)
                with suppress(asyncio.IncompleteReadError, ConnectionError):
                    while True:
                        opcode, data = await line.frame()
                        if opcode == CLOSE:
                            break
                        heard.append(json.loads(data))
            return heard

        async def scenario() -> None:
            async with visiting(house.url) as visit:
                ada, bo, evil = await visit("Ada"), await visit("Bo"), await visit("Evil", dial=False)
                table = await sit_down(ada, bo)
                flooding = asyncio.gather(*(flood(evil.token) for _ in range(5)))
                assert await play_on(table, ada, bo, moves=10) == 10
                for heard in await flooding:
                    kinds = [message["type"] for message in heard]
                    refused = [message for message in heard if message["type"] == "refused"]
                    assert all(message["key"] == "too-fast" and message["retry"] for message in refused)
                    assert len(refused) >= 200, len(refused)
                    assert kinds[-1] == "bye", kinds[-3:]
                    assert heard[-1]["key"] == "too-fast"

        await scenario()
        assert troubles(house.log) == []
