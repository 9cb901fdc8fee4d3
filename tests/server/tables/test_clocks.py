"""Clocks: the house's time counts, runs out by itself, and survives a restart."""

import asyncio
import socket
import time
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.server.client import PATIENCE, Client, sit_down, visiting
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.support.pocket import find

MOVE = {"kind": "move", "seconds": 30}
BANK = {"kind": "bank", "seconds": 60, "increment": 5}
DAY = 86_400


def left(shown: dict[str, Any]) -> list[float]:
    """Seconds left by seat."""
    return [milliseconds / 1000 for milliseconds in shown["times"]["left"]]


class Taken(NamedTuple):
    """A turn that was taken: whose it was, and how many of its moves stay for good: each has its increment.

    A tile that lets something be drawn stays before the turn is over; most stay with the end of the turn.
    """

    seat: int
    final: int


async def take_turn(table: str, clients: list[Client]) -> Taken:
    """Who is waited for plays until somebody else is."""
    one = next(client for client in clients if client.shown[table].get("legal"))
    final = 0
    while one.shown[table].get("legal"):
        number = await one.do("play", table, move=one.shown[table]["legal"][0])
        for client in clients:
            await client.reach(table, number)
        shown = one.shown[table]
        final += not shown.get("legal") or "propose:takeback" not in shown["can"]
    return Taken(int(one.shown[table]["yours"][0]), final)


# Running


async def test_a_bank_with_increment(still: Inside) -> None:
    """What is used is gone, and each move that stays adds the increment."""
    async with visiting(still.url) as visit:
        clients = [await visit("Ada"), await visit("Bo")]
        table = await sit_down(*clients, clock=BANK)
        one = clients[0].shown[table]["to_move"][0]
        other = 1 - one
        assert clients[0].shown[table]["times"]["left"] == [60_000, 60_000]
        expected = {one: 60, other: 60}
        for seat, used in ((one, 20), (other, 10), (one, 30), (other, 0)):
            still.let_pass(used)
            taken = await take_turn(table, clients)
            assert taken.seat == seat
            expected[seat] += 5 * taken.final - used
            for client in clients:
                assert left(client.shown[table]) == [expected[0], expected[1]]


async def test_times_are_told_with_every_event(still: Inside) -> None:
    """As they were at its moment, by the house's time, never going up without a reason."""
    async with visiting(still.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, game="pocket", clock={"kind": "bank", "seconds": 60})
        before = ada.shown[table]["times"]
        for number in range(4):
            still.let_pass(3)
            one = (ada, bo)[number % 2]
            stored = await one.do("say", table, phrase="hello")
            await asyncio.gather(ada.reach(table, stored), bo.reach(table, stored))
            after = ada.shown[table]["times"]
            assert bo.shown[table]["times"] == after
            assert after["at"] == ada.events(table)[-1]["at"]
            passed = after["at"] - before["at"]
            assert passed == 3_000
            assert after["left"] == [was - passed for was in before["left"]]
            before = after
        whole = (await ada.get(f"/tables/{table}")).json()
        assert whole["shown"]["times"] == before
        assert whole["now"] == before["at"]


# Standing


async def test_the_clock_stands_during_a_pause(still: Inside) -> None:
    """An hour later everybody has as much time as before."""
    async with visiting(still.url) as visit:
        clients = [await visit("Ada"), await visit("Bo")]
        ada, bo = clients
        table = await sit_down(ada, bo, clock=BANK)
        seat = ada.shown[table]["to_move"][0]
        still.let_pass(10)
        await ada.do("propose", table, what="pause")
        still.let_pass(5)  # the clock runs until they have agreed
        number = await bo.do("answer", table, agree=True)
        shown = await ada.reach(table, number + 1)
        assert (left(shown)[seat], shown["times"]["running"]) == (45, [])
        still.let_pass(3600)
        await still.look_after(table)
        number = await ada.do("resume", table)
        shown = await ada.reach(table, number)
        assert (left(shown)[seat], shown["times"]["running"]) == (45, [seat])
        assert shown["status"] == "playing"
        await bo.reach(table, number)  # it may be Bo's turn
        still.let_pass(10)
        taken = await take_turn(table, clients)
        assert left(ada.shown[table])[seat] == 35 + 5 * taken.final


# Running out


async def test_the_flag_falls_by_itself(url: str) -> None:
    """After five real seconds, not before; the other wins; the record says why."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, clock={"kind": "move", "seconds": 5})
        started = ada.shown[table]["times"]["at"]
        late = ada.shown[table]["to_move"][0]
        shown = await ada.until(table, lambda shown: shown["status"] == "finished")
        assert shown["result"]["why"] == "time"
        assert shown["result"]["winners"] == [1 - late]
        gone, ended = ada.events(table)[-2:]
        assert (gone["kind"], gone["seat"], ended["kind"]) == ("resigned", late, "ended")
        assert gone["at"] - started >= 5_000
        assert shown["times"]["running"] == []
        assert shown["times"]["left"][late] == 0


@pytest.mark.parametrize(
    ("clock", "seconds"), [(MOVE, 31), (BANK, 61), ({"kind": "days", "days": 3}, 3 * DAY + 1)], ids=str
)
async def test_the_flag_falls_with_nobody_there(inside: Inside, clock: dict[str, Any], seconds: int) -> None:
    """Nobody is connected, the table is not even in memory: who comes back finds it decided."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, clock=clock)
        late = ada.shown[table]["to_move"][0]
        number = ada.number[table]
        await ada.hang_up()
        await bo.hang_up()
        inside.house.keeper._tables.pop(table)
        inside.let_pass(seconds)
        async with asyncio.timeout(PATIENCE):
            while inside.house.keeper.in_memory(table) is None:  # the house found it by itself
                await asyncio.sleep(0.05)
        shown = (await ada.get(f"/tables/{table}")).json()
        assert shown["shown"]["result"]["why"] == "time"
        assert shown["shown"]["result"]["winners"] == [1 - late]
        assert shown["number"] == number + 2


async def test_a_move_that_comes_too_late(still: Inside) -> None:
    """The flag counts from its own moment: the move is refused although nobody had noticed yet."""
    async with visiting(still.url) as visit:
        for game in ("seismic", "pocket"):
            ada, bo = await visit("Ada"), await visit("Bo")
            table = await sit_down(ada, bo, game=game, clock=MOVE)
            late = ada.shown[table]["to_move"][0]
            one = (ada, bo)[late]
            still.let_pass(30)
            told = await one.ask("play", table, move=one.shown[table]["legal"][0])
            assert (told["type"], told["key"]) == ("refused", "table-not-playing")
            shown = await one.until(table, lambda shown: shown["status"] == "finished")
            assert (shown["result"]["why"], shown["moves"]) == ("time", 0)


# What a client says of time


async def test_a_client_cannot_claim_time(still: Inside) -> None:
    """No command has a field for it, and what a ping says is only repeated."""
    async with visiting(still.url) as visit:
        clients = [await visit("Ada"), await visit("Bo")]
        table = await sit_down(*clients, clock=BANK)
        seat = clients[0].shown[table]["to_move"][0]
        one = clients[seat]
        move = one.shown[table]["legal"][0]
        still.let_pass(20)
        for claim in ({"at": 0}, {"now": 0}, {"lag": 20_000}, {"sent": 0}, {"time": "12:00"}):
            since = len(one.heard)
            await one.send({"type": "play", "id": "claim", "table": table, "move": move, **claim})
            told = await one.wait_for(lambda message: message["type"] == "refused", since)
            assert told["key"] == "message-unfit"
        await one.send({"type": "ping", "sent": 1e15})
        pong = await one.wait_for(lambda message: message["type"] == "pong")
        assert pong["sent"] == 1e15
        assert pong["now"] == still.house.time.now()
        taken = await take_turn(table, clients)
        assert left(one.shown[table])[seat] == 40 + 5 * taken.final


async def test_a_lagging_client_is_shown_its_lag(inside: Inside) -> None:
    """As the house measures it, from the answers to its own pings; nothing is given for it."""

    async def scenario() -> str:
        async with visiting(inside.url) as visit:
            return str((await visit("Ada", dial=False)).token)

    token = await scenario()
    address = urlsplit(inside.url)
    protocol = ClientProtocol(parse_uri(f"ws://{address.netloc}/api/v1/socket"))
    request = protocol.connect()
    request.headers["Authorization"] = f"Bearer {token}"
    protocol.send_request(request)
    with socket.create_connection((address.hostname or "", address.port or 0), timeout=20) as line:
        line.sendall(b"".join(protocol.data_to_send()))
        lags: list[str] = []
        pings = 0
        while not lags:
            protocol.receive_data(line.recv(65_536))
            for event in protocol.events_received():
                if isinstance(event, Frame) and event.opcode is Opcode.TEXT and b'"welcome"' in event.data:
                    for connection in list(inside.house.connections._everybody):
                        inside.loop.call_soon_threadsafe(connection.beat, inside.house.time.now())
                elif isinstance(event, Frame) and event.opcode is Opcode.PING:
                    pings += 1
                    time.sleep(0.3)  # the lag itself: this client is slow to answer
                elif isinstance(event, Frame) and b'"pulse"' in event.data:
                    lags.append(bytes(event.data).decode())
            line.sendall(b"".join(protocol.data_to_send()))
    assert pings in (1, 2)  # the house's own beat may come in between
    lag = int(lags[0].split('"lag":')[1].split("}")[0])
    assert lag >= 300


# A restart


async def test_a_restart_keeps_the_time(tmp_path: Path) -> None:
    """What was used stays used, what passes meanwhile counts, and the house's time does not go back."""

    async def begin(inside: Inside) -> tuple[str, str, int, float]:
        async with visiting(inside.url) as visit:
            clients = [await visit("Ada"), await visit("Bo")]
            table = await sit_down(*clients, clock=BANK)
            inside.let_pass(20)
            seat, final = await take_turn(table, clients)
            inside.let_pass(10)
            kept = 40 + 5 * final
            assert left(clients[0].shown[table])[seat] == kept
            return table, clients[1 - seat].token, 1 - seat, kept

    async def go_on(inside: Inside, table: str, token: str, seat: int, kept: float) -> None:
        async with visiting(inside.url) as visit:
            one = await visit("Somebody", dial=False)
            one.token = token
            await one.dial()
            shown = await one.watch(table)
            assert shown["times"]["running"] == [seat]
            taken = await take_turn(table, [one])
            passed = (inside.house.time.now() - before) / 1000
            assert left(one.shown[table])[seat] == 50 + 5 * taken.final - passed
            assert left(one.shown[table])[1 - seat] == kept
            inside.let_pass(kept + 1)
            shown = await one.until(table, lambda shown: shown["status"] == "finished")
            assert (shown["result"]["why"], shown["result"]["winners"]) == ("time", [seat])

    machine = time.time() * 1000
    with Inside(tmp_path, find, **FREE) as inside, inside.time_still():
        table, token, seat, kept = await begin(inside)
        before = inside.house.time.now()
    assert before > machine + 29_000  # ahead of the machine's clock by what was let pass
    with Inside(tmp_path, find, **FREE) as inside:
        assert inside.house.time.now() >= before
        with inside.time_still():
            await go_on(inside, table, token, seat, kept)


async def test_a_flag_that_fell_while_the_house_was_closed(tmp_path: Path) -> None:
    """It is seen right after the start, with nobody there."""

    async def begin(url: str) -> str:
        async with visiting(url) as visit:
            return str(await sit_down(await visit("Ada"), await visit("Bo"), clock=MOVE))

    async def look(url: str, table: str) -> None:
        async with visiting(url) as visit:
            ada = await visit("Ada")
            await ada.watch(table)
            shown = await ada.until(table, lambda shown: shown["status"] == "finished")
            assert shown["result"]["why"] == "time"

    with Inside(tmp_path, find, **FREE) as inside:
        table = await begin(inside.url)
    with Inside(tmp_path, find, **FREE) as inside:
        inside.let_pass(30)
        await look(inside.url, table)
