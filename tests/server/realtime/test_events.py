"""Events of a table: coming back, two tabs, commands that come again, lost messages and slow readers."""

import asyncio
import random
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from ludotheque.server.tables.live_table import LINGER
from tests.server.client import PATIENCE, Client, play_on, sit_down, visiting
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.support.pocket import find

LONG = "\N{FOX FACE}" * 300  # 1,200 bytes


async def tab_of(visit: Any, client: Client) -> Client:
    """The same person once more, on a socket of its own."""
    tab: Client = await visit("Somebody", dial=False)
    tab.token, tab.person = client.token, client.person
    return await tab.dial()


async def back(tab: Client, table: str, seen: int) -> list[dict[str, Any]]:
    """Watch from an event on; what came at once: events, or the whole table."""
    since = len(tab.heard)
    await tab.send({"type": "watch", "table": table, "seen": seen})
    await tab.send({"type": "ping", "sent": since})
    await tab.wait_for(lambda message: message["type"] == "pong", since)
    return [message for message in tab.heard[since:] if message["type"] in ("whole", "event")]


def frames_of(client: Client, table: str, after: int) -> list[bytes]:
    """The bytes of the events of a table after this number."""
    return [
        frame
        for message, frame in zip(client.heard, client.frames, strict=True)
        if message["type"] == "event" and message["table"] == table and message["number"] > after
    ]


async def is_right(client: Client, table: str) -> None:
    """What a client has put together is what the house would show it now."""
    whole = (await client.get(f"/tables/{table}")).json()
    assert client.number[table] == whole["number"]
    assert client.shown[table] == whole["shown"]


# Coming back


@pytest.mark.parametrize("game", ["pocket", "seismic"])
async def test_who_comes_back_gets_exactly_the_rest(url: str, game: str) -> None:
    """From any event on, byte for byte what somebody got who stayed: who plays, and who watches."""
    async with visiting(url) as visit:
        ada, bo, cleo = [await visit(name) for name in ("Ada", "Bo", "Cleo")]
        table = await sit_down(ada, bo, game=game)
        await cleo.watch(table)
        first = last = ada.number[table]
        pictures = {(client, last): client.shown[table] for client in (ada, cleo)}
        for turn in range(12):
            one = ada if ada.shown[table].get("legal") else bo
            if turn % 4 == 3:
                last = await one.do("say", table, text=f"turn {turn}")
            else:
                last = await one.do("play", table, move=one.shown[table]["legal"][0])
            for client in (ada, bo, cleo):
                await client.reach(table, last)
            for client in (ada, cleo):
                pictures[client, last] = client.shown[table]
        assert last == first + 12
        for client in (ada, cleo):
            for seen in range(first, last + 1):
                tab = await tab_of(visit, client)
                tab.shown[table], tab.number[table] = pictures[client, seen], seen
                assert [event["number"] for event in await back(tab, table, seen)] == [
                    *range(seen + 1, last + 1)
                ]
                assert frames_of(tab, table, seen) == frames_of(client, table, seen)
                assert tab.shown[table] == client.shown[table]
                await tab.hang_up()


async def test_what_happens_while_one_is_away_is_kept_for_a_while(inside: Inside) -> None:
    """The only connection of a seat breaks: the rest waits for it. Much later it gets the table whole."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        for minutes, expected in ((0, ["event", "event"]), (LINGER / 60_000 + 1, ["whole"])):
            seen = bo.number[table]
            since = len(ada.heard)
            await bo.break_off()
            await ada.wait_for(lambda message: message.get("here") == [0], since)
            inside.house.time.at_least(inside.house.time.now() + int(minutes * 60_000))
            await ada.do("say", table, text="where are you?")
            await ada.do("play", table, move=ada.shown[table]["legal"][0])
            await bo.dial()
            heard = await back(bo, table, seen)
            assert [message["type"] for message in heard] == expected
            await is_right(bo, table)
            assert bo.shown[table]["view"]["hand"]
            number = await bo.do("play", table, move=bo.shown[table]["legal"][0])
            await ada.reach(table, number)
            await bo.reach(table, number)


@pytest.mark.parametrize("seen", ["too old", "never", "the future", "nothing"])
async def test_who_cannot_get_the_rest_gets_all_of_it(url: str, seen: str) -> None:
    """After more events than are kept; and who names an event that has not been."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        first = ada.number[table]
        for number in range(70):
            await ada.do("say", table, text=f"line {number}")
        tab = await tab_of(visit, ada)
        number = {"too old": first, "never": 0, "the future": 10**6, "nothing": 10**30}[seen]
        if seen == "nothing":
            await tab.watch(table)
            heard = [message for message in tab.heard if message["type"] == "whole"]
        else:
            heard = await back(tab, table, number)
        assert [message["type"] for message in heard] == ["whole"]
        assert len(heard[0]["said"]) == 50
        await is_right(tab, table)
        await ada.reach(table, first + 70)
        tab.number[table] = first + 60
        assert len(await back(tab, table, first + 60)) == 10


async def test_who_changed_seats_meanwhile_gets_all_of_it(url: str) -> None:
    """What others were told of it is not for their eyes: it would leave them with a wrong picture."""
    async with visiting(url) as visit:
        ada, bo, cleo = [await visit(name) for name in ("Ada", "Bo", "Cleo")]
        table = await ada.open_table("me", "open", "open", game="pocket")
        for client in (ada, bo, cleo):
            await client.watch(table)
        for command in ("sit", "leave", "sit"):
            seen = bo.number[table]
            await bo.break_off()
            body = {"type": command, "id": f"{command}{seen}", "table": table}
            assert (await bo.post("/commands", body)).status_code == 200
            await bo.dial()
            await back(bo, table, seen)
            await is_right(bo, table)
            assert bo.shown[table]["yours"] == ([] if command == "leave" else [1])
        await cleo.do("sit", table)
        seen = bo.number[table]
        await bo.break_off()
        await ada.do("ready", table)
        await bo.dial()
        await back(bo, table, seen)
        await is_right(bo, table)
        assert bo.shown[table]["view"]["hand"]


async def test_after_a_restart_of_the_house(tmp_path: Path) -> None:
    """Who has seen the last event gets nothing more, anybody else the table whole; and the game goes on."""

    async def begin(url: str) -> tuple[str, str, str]:
        async with visiting(url) as visit:
            ada, bo = await visit("Ada"), await visit("Bo")
            table = await sit_down(ada, bo, game="pocket")
            await play_on(table, ada, bo, moves=3)
            return str(table), ada.token, bo.token

    async def go_on(url: str, table: str, tokens: list[str]) -> None:
        async with visiting(url) as visit:
            people = []
            for token in tokens:
                client = await visit("Somebody", dial=False)
                client.token = token
                await client.dial()
                people.append(client)
            ada, bo = people
            whole = (await ada.get(f"/tables/{table}")).json()
            number = whole["number"]
            ada.shown[table], ada.number[table] = whole["shown"], number
            assert await back(ada, table, number) == []
            assert [message["type"] for message in await back(bo, table, number - 1)] == ["whole"]
            assert await play_on(table, ada, bo) == 7
            for client in people:
                await client.until(table, lambda shown: shown["status"] == "finished")
                await is_right(client, table)

    with Inside(tmp_path, find, **FREE) as inside:
        table, *tokens = await begin(inside.url)
    with Inside(tmp_path, find, **FREE) as inside:
        await go_on(inside.url, table, tokens)


# Two tabs


async def test_two_tabs_of_one_person(url: str) -> None:
    """Both get everything, the same bytes; each can play; closing one leaves the person there."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        tab = await tab_of(visit, ada)
        await tab.watch(table)
        start = tab.number[table]
        for number in range(3):
            one = (ada, tab)[number % 2]
            await one.do("play", table, move=one.shown[table]["legal"][0])
            stored = await bo.do("play", table, move=bo.shown[table]["legal"][0])
            for client in (ada, tab, bo):
                await client.reach(table, stored)
        assert frames_of(tab, table, start) == frames_of(ada, table, start)
        assert tab.shown[table] == ada.shown[table]
        since = len(bo.heard)
        await tab.hang_up()
        await bo.do("say", table, text="still there?")
        await bo.watch(table)
        assert bo.heard[-1]["here"] == [0, 1]
        assert not [message for message in bo.heard[since:] if message["type"] == "presence"]
        await ada.hang_up()
        await bo.wait_for(lambda message: message.get("here") == [1], since)


async def test_an_answer_goes_to_the_tab_that_asked(url: str) -> None:
    """The other one is told by the event."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        tab = await tab_of(visit, ada)
        await tab.watch(table)
        await ada.ask("play", table, move="nonsense", id="wrong")
        number = await ada.do("play", table, move=ada.shown[table]["legal"][0], id="right")
        await tab.reach(table, number)
        assert not [message for message in tab.heard if message["type"] in ("done", "refused")]


async def test_unwatching(url: str) -> None:
    """No more of that table, all of the others; then again from where one was."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        first = await sit_down(ada, bo, game="pocket")
        second = await sit_down(ada, bo, game="pocket")
        await bo.send({"type": "unwatch", "table": first})
        await bo.send({"type": "ping"})
        await bo.wait_for(lambda message: message["type"] == "pong")
        seen = bo.number[first]
        number = await ada.do("say", first, text="one")
        await ada.do("say", second, text="two")
        await bo.wait_for(lambda message: message.get("said", {}) and message["table"] == second)
        assert bo.number[first] == seen
        await ada.watch(first)
        assert ada.heard[-1]["here"] == [0]
        heard = await back(bo, first, seen)
        assert [event["number"] for event in heard] == [number]
        await ada.wait_for(lambda message: message.get("here") == [0, 1] and message["table"] == first)


# Commands that come again


async def test_a_command_that_comes_again_is_carried_out_once(url: str) -> None:
    """The same answer by every door, and one event; the same id of somebody else is another command."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        hand = ada.shown[table]["view"]["hand"]
        command = {"type": "play", "id": "m1", "table": table, "move": f"put {hand[0]}"}
        for _ in range(10):  # at once, without waiting for an answer
            await ada.send(command)
        await ada.send({"type": "ping"})
        await ada.wait_for(lambda message: message["type"] == "pong")
        answers = [message for message in ada.heard if message.get("id") == "m1"]
        assert len(answers) == 10
        assert all(answer == answers[0] for answer in answers)
        number = answers[0]["number"]
        other = await ada.ask("play", table, move=f"show {hand[1]}", id="m1")  # says something else
        assert other == answers[0]
        by_http = await ada.post("/commands", command)
        assert by_http.json() == answers[0]
        await ada.break_off()
        await ada.dial()
        assert await ada.do("play", table, move=f"put {hand[0]}", id="m1") == number
        await bo.reach(table, number)
        assert await bo.do("play", table, move=bo.shown[table]["legal"][0], id="m1") == number + 1
        await bo.watch(table)
        assert bo.shown[table]["moves"] == 2
        refused = await ada.ask("play", table, move=f"put {hand[0]}", id="m2")
        assert refused["type"] == "refused"  # it has been played
        second = await sit_down(ada, bo, game="pocket")
        await ada.do("play", second, move=ada.shown[second]["legal"][0], id="m1")


async def test_a_command_that_comes_again_after_a_restart(tmp_path: Path) -> None:
    """The house remembers by what is stored: sitting down, playing and talking happen once."""

    async def begin(url: str) -> tuple[str, list[str], list[dict[str, Any]], list[int]]:
        async with visiting(url) as visit:
            ada, bo = await visit("Ada"), await visit("Bo")
            table = await ada.open_table("me", "open", game="pocket")
            await bo.watch(table)
            commands = [
                {"type": "sit", "id": "1", "table": table, "share": "x"},
                {"type": "say", "id": "2", "table": table, "text": "Hello"},
            ]
            numbers = [int((await bo.post("/commands", command)).json()["number"]) for command in commands]
            await ada.do("ready", table)
            shown = await bo.until(table, lambda shown: shown.get("legal"))
            commands.append({"type": "play", "id": "3", "table": table, "move": shown["legal"][0]})
            numbers.append(int((await bo.post("/commands", commands[-1])).json()["number"]))
            return table, [ada.token, bo.token], commands, numbers

    async def again(url: str) -> None:
        async with visiting(url) as visit:
            bo = await visit("Somebody", dial=False)
            bo.token = tokens[1]
            for command, number in zip(commands, numbers, strict=True):
                answer = await bo.post("/commands", command)
                assert answer.json()["number"] == number
            whole = (await bo.get(f"/tables/{table}")).json()
            assert (whole["number"], whole["shown"]["moves"]) == (numbers[-1], 1)
            assert [line["text"] for line in whole["said"]] == ["Hello"]

    with Inside(tmp_path, find, **FREE) as inside:
        table, tokens, commands, numbers = await begin(inside.url)
    with Inside(tmp_path, find, **FREE) as inside:
        await again(inside.url)


# A nasty network


class Unlucky(Client):
    """Loses, doubles and swaps messages on their way, and puts its picture together all the same."""

    luck: random.Random
    kept: dict[str, Any] | None = None  # a message that comes later than it should

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "event":
            fate = self.luck.random()
            if fate < 0.15:
                return  # lost
            if fate < 0.3 and self.kept is None:
                self.kept = message
                return
            for _ in range(1 + (fate > 0.85)):
                await self._take(message)
            if self.kept is not None:
                late, self.kept = self.kept, None
                await self._take(late)
            return
        await super()._hear(message)

    async def _take(self, message: dict[str, Any]) -> None:
        """By the numbers: what is old is known already, and after a gap one asks for the rest."""
        table = message["table"]
        if message["number"] == self.number[table] + 1:
            await super()._hear(message)
        elif message["number"] > self.number[table]:
            await self.send({"type": "watch", "table": table, "seen": self.number[table]})


@pytest.mark.parametrize("seed", range(3))
async def test_a_nasty_network_leaves_no_wrong_picture(url: str, seed: int) -> None:
    """Messages lost, doubled, swapped, sockets cut at any moment: by the numbers all comes right again."""
    luck = random.Random(seed)
    async with visiting(url) as visit:
        ada, bo, cleo = [await visit(name) for name in ("Ada", "Bo", "Cleo")]
        table = await sit_down(ada, bo, game="pocket", options={"rounds": 10})
        unlucky = []
        for client in (ada, bo, cleo):
            one = Unlucky(url, client.http)
            one.token, one.luck = client.token, random.Random(luck.random())
            await one.dial()
            await one.watch(table)
            unlucky.append(one)
        await cleo.watch(table)
        while ada.shown[table]["status"] == "playing":
            one = next(client for client in (ada, bo) if client.shown[table].get("legal"))
            command = {"type": "play", "table": table, "move": one.shown[table]["legal"][0]}
            if luck.random() < 0.3:
                command = {"type": "say", "table": table, "text": f"{luck.random()}"}
            number = await one.do(**command)
            for client in (ada, bo, cleo):
                await client.reach(table, number)
            if luck.random() < 0.2:
                victim = luck.choice(unlucky)
                victim.kept = None
                await victim.break_off()
                await victim.dial()
                await victim.send({"type": "watch", "table": table, "seen": victim.number[table]})
            await ada.until(table, lambda shown: shown["status"] != "playing" or len(shown["to_move"]) > 0)
            if not (ada.shown[table].get("legal") or bo.shown[table].get("legal")):
                await ada.until(table, lambda shown: shown["status"] == "finished")
        for one in unlucky:
            one.luck = random.Random(1)
            one.luck.random = lambda: 0.5  # type: ignore[method-assign]  # good luck from now on
            await one.send({"type": "watch", "table": table, "seen": one.number[table]})
        for client in (ada, bo, cleo, *unlucky):
            await client.until(table, lambda shown: shown["status"] == "finished")
            await is_right(client, table)
        for one in unlucky:
            await one.hang_up()


async def test_everybodys_picture_is_right_after_every_event(url: str) -> None:
    """Whatever happens at a table, what was patched together is what a newcomer would be shown."""
    async with visiting(url) as visit:
        people = [await visit(name) for name in ("Ada", "Bo", "Cleo", "Dov")]
        ada, bo, cleo, dov = people
        clock = {"kind": "bank", "seconds": 600, "increment": 3}
        table = await ada.open_table("me", "open", "open", game="pocket", clock=clock, grace=0)
        for client in people:
            await client.watch(table)

        async def happens(client: Client, type: str, **more: Any) -> None:
            await client.do(type, table, **more)
            whole = (await ada.get(f"/tables/{table}")).json()
            for one in people:
                await one.reach(table, whole["number"])
                await is_right(one, table)

        await happens(bo, "sit", seat=2)
        await happens(bo, "leave")
        await happens(bo, "sit", share="bo")
        await happens(cleo, "sit")
        await happens(ada, "say", text="ready?")
        await happens(ada, "ready", share="ada")
        for client in (ada, bo, cleo, ada):
            await happens(client, "play", move=client.shown[table]["legal"][0])
        await happens(ada, "propose", what="takeback")
        await happens(bo, "answer", agree=True)
        await happens(cleo, "answer", agree=True)
        await happens(bo, "propose", what="pause")
        await happens(ada, "answer", agree=False)
        await happens(bo, "propose", what="pause")
        await happens(ada, "answer", agree=True)
        await happens(cleo, "answer", agree=True)
        await happens(cleo, "resume")
        await happens(ada, "switch-chat", on=False)
        await happens(bo, "leave")
        await happens(bo, "return")
        await happens(cleo, "propose", what="end")
        await happens(ada, "answer", agree=True)
        await happens(bo, "answer", agree=True)
        await happens(bo, "leave")
        await happens(ada, "rematch")
        await happens(dov, "sit")
        await happens(cleo, "ready")
        await happens(ada, "ready")
        await happens(ada, "close")
        assert ada.shown[table]["status"] == "closed"
        kinds = {event["kind"] for event in dov.events(table)}
        assert kinds == {
            *("sat", "left", "ready", "started", "moved", "took-back", "proposed", "answered", "said"),
            *("paused", "resumed", "chat", "returned", "ended", "rematch", "closed"),
        }  # all but what bots do, and giving up


# Slow readers


class Deaf:
    """A socket that asks for things and never reads."""

    def __init__(self, url: str, token: str) -> None:
        address = urlsplit(url)
        self._protocol = ClientProtocol(parse_uri(f"ws://{address.netloc}/api/v1/socket"))
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.settimeout(PATIENCE)
        self._line.connect((address.hostname, address.port))
        request = self._protocol.connect()
        request.headers["Authorization"] = f"Bearer {token}"
        self._protocol.send_request(request)
        self._send()
        while not any(b'"welcome"' in bytes(frame.data) for frame in self._frames()):
            self._protocol.receive_data(self._line.recv(4096))

    def _frames(self) -> list[Frame]:
        return [event for event in self._protocol.events_received() if isinstance(event, Frame)]

    def _send(self) -> None:
        self._line.sendall(b"".join(self._protocol.data_to_send()))

    def ask(self, text: str) -> None:
        """Send a command."""
        self._protocol.send_text(text.encode())
        self._send()

    def close(self) -> None:
        """Be gone."""
        self._line.close()


async def test_a_slow_reader_is_dropped_and_comes_back(inside: Inside) -> None:
    """The house buffers a mebibyte for it and no more; nobody else is slowed down; then it resumes."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        house = inside.house
        deaf = await asyncio.to_thread(Deaf, inside.url, bo.token)
        connected = set(house.connections._everybody)  # the deaf one among them
        deaf.ask(f'{{"type": "watch", "table": "{table}", "whole": true}}')
        dropped = house.metrics.slow_readers_dropped._value.get()
        most = said = 0
        while house.metrics.slow_readers_dropped._value.get() == dropped:
            number = await ada.do("say", table, text=LONG)  # 60 kB for the deaf one when there are 50
            said += 1
            await bo.reach(table, number)
            for connection in set(house.connections._everybody):
                most = max(most, connection._transport.get_write_buffer_size())  # type: ignore[attr-defined]
            assert said < 600, "it was not dropped"
        assert most <= (1 << 20) + (64 << 10)  # and one message
        async with asyncio.timeout(PATIENCE):
            while connected <= set(house.connections._everybody):
                await asyncio.sleep(0.01)
        deaf.close()
        tab = await tab_of(visit, bo)
        tab.shown[table], tab.number[table] = bo.shown[table], number - 5
        events = await back(tab, table, number - 5)
        assert [event["number"] for event in events] == [*range(number - 4, number + 1)]


async def test_a_slow_reader_of_a_stream_is_dropped(inside: Inside) -> None:
    """Who does not read is dropped over HTTP too."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket")
        house = inside.house
        address = urlsplit(inside.url)
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((address.hostname, address.port))
        line.sendall(
            f"GET /api/v1/tables/{table}/stream?whole=true HTTP/1.1\r\nHost: {address.netloc}\r\n"
            f"Authorization: Bearer {bo.token}\r\n\r\n".encode()
        )
        heard = b""
        while b'"whole"' not in heard:
            heard += await asyncio.to_thread(line.recv, 1024)
        streams = [one for one in house.connections._everybody if hasattr(one, "lines")]
        assert len(streams) == 1
        dropped = house.metrics.slow_readers_dropped._value.get()
        said = most = 0
        while house.metrics.slow_readers_dropped._value.get() == dropped:
            await ada.do("say", table, text=LONG)
            said += 1
            waiting = list(streams[0]._lines._queue)  # type: ignore[attr-defined]
            most = max(most, sum(len(data or b"") for data in waiting))
            assert said < 600, "it was not dropped"
        assert most <= (1 << 20) + (64 << 10)
        line.close()
